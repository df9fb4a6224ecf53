import {h} from "./dom.js";
import {clauseButton, pointsTable, sentences} from "./entries.js";

/**
 * @typedef {(name: string, values?: Record<string, unknown>) => string} Words
 */

/**
 * A button of the toolbar.
 * @param {string} act
 * @param {string} label
 * @param {Record<string, unknown>} [attributes]
 */
export function toolButton(act, label, attributes = {}) {
  return h("button", {type: "button", "data-act": act, "data-focus": `tool ${act}`, ...attributes}, label);
}

/**
 * A button for an option.
 * @param {any} option
 * @param {number} number
 */
function optionButton(option, number) {
  return h(
    "button",
    {
      type: "button",
      class: "choice",
      "data-act": "option",
      "data-option": option.action,
      "data-clause": option.clause,
      "data-key": option.target || null,
      "data-focus": `option ${option.action}`,
    },
    number < 10 ? h("kbd", {"aria-hidden": "true"}, String(number)) : null,
    h("span", {}, option.label),
    outcomeOf(option),
  );
}

/**
 * The number that matters for choosing, unless the label says it already.
 * @param {any} option
 */
function outcomeOf({label, outcome}) {
  return outcome && !label.includes(outcome) ? h("b", {class: "outcome"}, outcome) : null;
}

/**
 * A button that takes something up.
 * @param {string} key
 * @param {string} label
 * @param {boolean} pressed
 * @param {number} number
 */
function sourceButton(key, label, pressed, number) {
  return h(
    "button",
    {
      type: "button",
      class: "choice",
      "data-act": "take",
      "data-key": key,
      "data-focus": `take ${key}`,
      "aria-pressed": String(pressed),
    },
    number < 10 ? h("kbd", {"aria-hidden": "true"}, String(number)) : null,
    h("span", {}, label),
  );
}

/**
 * @param {string} heading
 * @param {Node[]} content
 */
function group(heading, content) {
  const title = heading ? [h("h4", {}, heading)] : [];
  return h("div", {class: "group", role: "group", "aria-label": heading || null}, ...title, ...content);
}

/**
 * The choices beside the board: what to take up, what is no place on it, and what chance may do.
 * @param {any} moment
 * @param {ReturnType<typeof import("./logic.js").sorted>} choices
 * @param {Record<string, any>} spots
 * @param {string} waiting what to say when this view does not decide
 * @param {Words} t
 * @returns {Node[]}
 */
export function choiceGroups(moment, choices, spots, waiting, t) {
  if (moment.seat === null) return [h("p", {class: "plain"}, t("over"))];
  if (moment.chance) return chanceGroup(moment.chance, t);
  if (!moment.decides) {
    return [h("p", {class: "plain"}, waiting), group("", [toolButton("refresh", t("refresh"))])];
  }
  let number = 0;
  const onBoard = moment.options.filter(({target}) => spots[target]?.row >= 0);
  const headings = [...new Set([...onBoard.map((one) => one.group), ...choices.groups.keys()])];
  return headings.map((heading, index) => {
    const options = onBoard.filter((one) => one.group === heading);
    const sources = index === 0 && choices.sources.length > 1 ? choices.sources : [];
    const taken = sources.map((key) =>
      sourceButton(key, spots[key]?.label ?? key, key === choices.held, ++number),
    );
    const buttons = choices.groups.get(heading) ?? [];
    return group(heading, [
      ...taken,
      ...(options.length > 0 ? places(options, taken.length > 0 && !choices.held, t) : []),
      ...buttons.map((option) => optionButton(option, ++number)),
    ]);
  });
}

/**
 * How many places of the board can be chosen, and the same choices as a list: for those to whom
 * the picture is too small, or no picture.
 * @param {any[]} options
 * @param {boolean} pick whether something is to be taken up first
 * @param {Words} t
 * @returns {Node[]}
 */
function places(options, pick, t) {
  const count = new Set(options.map(({target}) => target)).size;
  const words = count === 1 ? t("one_place") : t("places", {count});
  const how = pick ? t("pick_first") : t("places_key");
  return [
    h("p", {class: "plain"}, `${words}. `, h("small", {}, how)),
    h(
      "details",
      {class: "as-list"},
      h("summary", {}, t("as_list", {count: options.length})),
      h("div", {class: "group"}, ...options.map((option) => optionButton(option, 10))),
    ),
  ];
}

/**
 * @param {{outcomes: any[]}} chance
 * @param {Words} t
 */
function chanceGroup({outcomes}, t) {
  const decide = toolButton("chance", t("chance"), {class: "primary"});
  if (outcomes.length === 0) return [group("", [decide])];
  const select = h(
    "select",
    {"aria-label": t("chance_ask"), "data-focus": "outcome", class: "outcomes"},
    ...outcomes.map(({action, label}) => h("option", {value: action}, label)),
  );
  const enter = toolButton("outcome", t("chance_enter"));
  return [group("", [decide]), group(t("chance_ask"), [select, enter])];
}

/**
 * What stands under the board while something is on trial.
 * @param {any} option
 * @param {number} way
 * @param {number} ways
 * @param {Words} t
 * @returns {Node[]}
 */
export function pendingBar(option, way, ways, t) {
  const turned = ways > 1
    ? [
        toolButton("turn-back", "⟲", {"aria-label": t("turn_back"), title: `${t("turn_back")} (Shift+R)`}),
        toolButton("turn", "⟳", {"aria-label": t("turn"), title: `${t("turn")} (R)`}),
      ]
    : [];
  return [
    h(
      "span",
      {class: "trial"},
      h("b", {}, option.label),
      ways > 1 ? ` ${t("way", {way: way + 1, ways})} ` : " ",
      outcomeOf(option),
    ),
    ...turned,
    toolButton("confirm", t("confirm"), {class: "primary"}),
    toolButton("cancel", t("cancel")),
  ];
}

/**
 * The narration of the teach mode.
 * @param {{text: string, clauses: string[]}[]} lines
 * @param {Record<string, {text: string, source: string}>} clauses
 * @param {Words} t
 * @returns {Node[]}
 */
export function lesson(lines, clauses, t) {
  return lines.map(({text, clauses: ids}) =>
    h(
      "li",
      {},
      h("p", {}, text),
      ...ids
        .filter((id) => id in clauses)
        .map((id) => h("p", {class: "clause-text"}, `${clauses[id].text} `, clauseButton(id, t))),
    ),
  );
}

/**
 * A step in the running log.
 * @param {any} entry
 * @param {any} table
 * @param {{symbol: string}[]} players
 * @param {Words} t
 */
export function logItem(entry, table, players, t) {
  const travel = h(
    "button",
    {
      type: "button",
      class: "travel",
      "data-act": "travel",
      "data-number": entry.number,
      "data-focus": `travel ${entry.number}`,
    },
    String(entry.number),
  );
  const sign = h("span", {class: "token", "aria-hidden": "true"}, players[entry.seat]?.symbol ?? "⚄");
  const told = sentences(entry, table, `entry ${entry.number}`, t);
  return h("li", {class: entry.seat < 0 ? "chance" : "decision"}, travel, sign, h("div", {class: "told"}, ...told));
}

/**
 * @param {any} moment
 * @param {any} players
 * @param {any} table
 * @param {Words} t
 */
export function points(moment, players, table, t) {
  const {roots, winners, final} = moment.sheet;
  const sheet = pointsTable({players, roots, winners, final, mover: moment.seat, table}, t);
  const tie = final ? moment.sheet.tie : [];
  return [sheet, ...tie.map((text) => h("p", {class: "plain"}, text))];
}
