import {h} from "./dom.js";
import {numberButton} from "./entries.js";

/**
 * @typedef {(name: string, values?: Record<string, unknown>) => string} Words
 */

const ICONS = {
  first: "M6 5h2.5v14H6zM20 5v14L9.5 12z",
  previous: "M17 5v14L6.5 12z",
  run: "M7 4v16l13-8z",
  pause: "M6 4h4.5v16H6zM13.5 4H18v16h-4.5z",
  next: "M7 5v14l10.5-7z",
  last: "M15.5 5H18v14h-2.5zM4 5v14l10.5-7z",
};

/**
 * @param {string} name
 * @returns {SVGElement}
 */
function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/**
 * Give a button its sign and its name.
 * @param {Element} button
 * @param {string} name
 * @param {Words} t
 */
export function sign(button, name, t) {
  button.replaceChildren(icon(name));
  button.setAttribute("aria-label", t(name));
  button.setAttribute("title", t(name));
}

/**
 * The buttons that move through the steps.
 * @param {number} steps
 * @param {number[]} speeds
 * @param {Words} t
 */
export function controls(steps, speeds, t) {
  const button = (act) => {
    const made = h("button", {type: "button", "data-act": act, "data-focus": act});
    sign(made, act, t);
    return made;
  };
  const word = (act, name) => h("button", {type: "button", "data-act": act, "data-focus": act}, t(name));
  const slider = h("input", {
    type: "range",
    min: 0,
    max: steps,
    step: 1,
    "data-focus": "slider",
    "aria-label": t("step"),
  });
  const speed = h(
    "select",
    {"data-focus": "speed", "aria-label": t("speed"), class: "speed"},
    ...speeds.map((seconds) => h("option", {value: seconds}, t("speed_value", {seconds}))),
  );
  const buttons = h(
    "div",
    {class: "buttons", role: "toolbar", "aria-label": t("keys_title"), "data-zone": "controls"},
    ...["first", "previous", "run", "next", "last"].map(button),
    word("decision-previous", "decision_previous"),
    word("decision-next", "decision_next"),
    speed,
    h("button", {type: "button", "data-act": "zoom", "data-focus": "zoom", class: "apart"}, t("closer")),
    h("button", {type: "button", "data-act": "help", "data-focus": "help", class: "end"}, t("help")),
  );
  return {slider, speed, buttons};
}

/**
 * A line of the list of steps.
 * @param {any} entry
 * @param {{symbol: string}[]} players
 * @param {Words} t
 */
export function stepItem(entry, players, t) {
  const words = entry.events.map(({text}) => text).join(" ") || entry.notation;
  return h(
    "li",
    {class: entry.seat < 0 ? "chance" : "decision"},
    h(
      "button",
      {
        type: "button",
        class: "travel",
        "data-act": "travel",
        "data-number": entry.number,
        "data-focus": `travel ${entry.number}`,
        "aria-label": `${entry.number}. ${words}`,
      },
      h("b", {}, String(entry.number)),
      h("span", {class: "token"}, players[entry.seat]?.symbol ?? "⚄"),
      h("span", {class: "told"}, words, entry.comment ? h("i", {class: "comment"}, entry.comment) : null),
    ),
  );
}

/**
 * Forecasts as a list of numbers to open.
 * @param {number[]} nodes
 * @param {import("./calculation.js").CalculationTable} table
 * @param {Words} t
 * @returns {Node[]}
 */
export function forecasts(nodes, table, t) {
  if (nodes.length === 0) return [];
  const lines = nodes.map((node) =>
    h("li", {}, h("span", {}, table.node(node).label), numberButton(table, "record", node, t)),
  );
  return [h("h4", {}, t("forecast")), h("ul", {class: "forecasts"}, ...lines)];
}
