import {h} from "./dom.js";

/**
 * A rule's name as a small button that opens what it says.
 * @param {string} id
 * @param {(name: string, values?: Record<string, unknown>) => string} t
 */
export function clauseButton(id, t) {
  const short = id.split(".").slice(1).join(".");
  return h(
    "button",
    {
      type: "button",
      class: "clause",
      "data-act": "clause",
      "data-card": "clause",
      "data-clause": id,
      "aria-label": t("clause_open", {clause: short}),
    },
    short,
  );
}

/**
 * A number as a button that opens its calculation.
 * @param {import("./calculation.js").CalculationTable} table
 * @param {string} owner names the table again when the button is used
 * @param {number} index
 * @param {(name: string, values?: Record<string, unknown>) => string} t
 */
export function numberButton(table, owner, index, t) {
  const {label, known, amount} = table.node(index);
  return h(
    "button",
    {
      type: "button",
      class: "amount",
      "data-act": "number",
      "data-card": "number",
      "data-owner": owner,
      "data-node": index,
      "data-focus": `number ${owner} ${index}`,
      "aria-label": t("number_open", {label, value: known ? amount : t("unknown_words")}),
    },
    amount,
  );
}

/**
 * What happened in a step: sentences, each with its rules and its number.
 * @param {any} entry
 * @param {import("./calculation.js").CalculationTable} table
 * @param {string} owner
 * @param {(name: string, values?: Record<string, unknown>) => string} t
 */
export function sentences(entry, table, owner, t) {
  const told = entry.events.map((event, index) =>
    h(
      "p",
      {class: "event", "data-card": "event", "data-owner": owner, "data-event": index},
      `${event.text} `,
      ...(event.calculation >= 0 ? [numberButton(table, owner, event.calculation, t), " "] : []),
      ...event.clauses.flatMap((id) => [clauseButton(id, t), " "]),
    ),
  );
  if (told.length === 0) told.push(h("p", {class: "event"}, h("code", {}, entry.notation)));
  if (entry.comment) told.push(h("p", {class: "comment"}, entry.comment));
  return told;
}

/**
 * The points of all players as a table; every number opens its calculation.
 * @param {object} what
 * @param {{name: string, symbol: string, colour: string}[]} what.players
 * @param {number[]} what.roots
 * @param {number[]} what.winners
 * @param {boolean} what.final
 * @param {number | null} what.mover
 * @param {import("./calculation.js").CalculationTable} what.table
 * @param {(name: string, values?: Record<string, unknown>) => string} t
 */
export function pointsTable({players, roots, winners, final, mover, table}, t) {
  const rows = players.map(({name, symbol, colour}, seat) => {
    const ahead = winners.includes(seat) && (final || winners.length < players.length);
    const remark = ahead ? t(final ? "winner" : "leader") : "";
    const turn = mover === seat ? h("span", {class: "turn"}, t("to_move")) : null;
    return h(
      "tr",
      mover === seat ? {class: "mover"} : {},
      h(
        "th",
        {scope: "row"},
        h("span", {class: "token", role: "img", "aria-label": colour}, symbol),
        ` ${name} `,
        turn,
      ),
      h("td", {class: "remark"}, remark),
      h("td", {}, numberButton(table, "sheet", roots[seat], t)),
    );
  });
  return h(
    "table",
    {class: "points"},
    h("caption", {}, t(final ? "scores_final" : "scores_now")),
    h("thead", {class: "hidden"}, h("tr", {}, ...["player", "winner", "points"].map((key) => h("th", {scope: "col"}, t(key))))),
    h("tbody", {}, ...rows),
  );
}

/**
 * The points in one sentence, to be read aloud.
 * @param {{name: string}[]} players
 * @param {number[]} roots
 * @param {import("./calculation.js").CalculationTable} table
 * @param {(name: string, values?: Record<string, unknown>) => string} t
 */
export function pointsSentence(players, roots, table, t) {
  return players
    .map(({name}, seat) => {
      const {known, amount} = table.node(roots[seat]);
      return `${name}: ${known ? amount : t("unknown_words")}`;
    })
    .join(", ");
}

/**
 * The keys as a list.
 * @param {string} text one `key: meaning` a line
 * @param {string} title
 * @returns {Node[]}
 */
export function keyList(text, title) {
  const rows = text.split("\n").map((line) => {
    const cut = line.lastIndexOf(": ");
    return h("tr", {}, h("th", {scope: "row"}, h("kbd", {}, line.slice(0, cut))), h("td", {}, line.slice(cut + 2)));
  });
  return [h("table", {class: "keys"}, h("caption", {}, title), h("tbody", {}, ...rows))];
}
