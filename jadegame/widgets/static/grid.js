import {gridRows} from "./logic.js";
import {h, patch} from "./dom.js";

/**
 * Buttons over the picture: a grid of real ones for the board, and, for things beside it, areas
 * for the pointer alone, because the same choices stand as buttons beside the picture.
 */
export class Grid {
  /** @param {string} label */
  constructor(label) {
    this.element = h("div", {role: "grid", class: "grid", "aria-label": label, "data-zone": "board"});
    this.areas = h("div", {class: "areas", "aria-hidden": "true"});
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    this.current = "";
    this.shape = "";
  }

  /**
   * @param {Record<string, any>} spots
   * @param {number} width
   * @param {number} height
   */
  lay(spots, width, height) {
    const rows = gridRows(spots);
    const cells = rows.flat();
    const shape = JSON.stringify(cells.map((key) => [key, place(spots[key], width, height)]));
    if (shape === this.shape) return;
    this.shape = shape;
    this.buttons = new Map(cells.map((key) => [key, cell(key, place(spots[key], width, height))]));
    const most = Math.max(0, ...rows.map((row) => row.length));
    patch(this.element, {"aria-rowcount": rows.length, "aria-colcount": most, hidden: cells.length === 0});
    this.element.replaceChildren(
      ...rows.map((row, index) =>
        h(
          "div",
          {role: "row", "aria-rowindex": index + 1},
          ...row.map((key, column) =>
            h("div", {role: "gridcell", "aria-colindex": column + 1}, this.buttons.get(key) ?? ""),
          ),
        ),
      ),
    );
    this.stop(this.buttons.has(this.current) ? this.current : cells[0] ?? "");
  }

  /**
   * Say of each place what is there and whether it can be chosen.
   * @param {(key: string) => {label: string, legal: boolean, reason: string}} describe
   */
  describe(describe) {
    for (const [key, button] of this.buttons) {
      const {label, legal, reason} = describe(key);
      patch(button, {
        "aria-label": label,
        "aria-disabled": legal ? null : "true",
        "aria-description": reason || null,
        "data-legal": legal ? "true" : null,
      });
    }
  }

  /**
   * Areas for the pointer over things beside the board.
   * @param {Record<string, any>} spots
   * @param {string[]} keys
   * @param {number} width
   * @param {number} height
   */
  cover(spots, keys, width, height) {
    const beside = keys.filter((key) => key in spots && spots[key].row < 0);
    this.areas.replaceChildren(
      ...beside.map((key) =>
        h("div", {class: "area", "data-act": "spot", "data-key": key, style: place(spots[key], width, height)}),
      ),
    );
  }

  /**
   * Make a place the one that Tab goes to.
   * @param {string} key
   */
  stop(key) {
    this.current = key;
    for (const [other, button] of this.buttons) button.tabIndex = other === key ? 0 : -1;
  }

  /** @param {string} key */
  focus(key) {
    this.stop(key);
    this.buttons.get(key)?.focus({preventScroll: false});
  }
}

/**
 * @param {string} key
 * @param {string} style
 */
function cell(key, style) {
  return h("button", {
    type: "button",
    class: "cell",
    "data-act": "spot",
    "data-key": key,
    "data-focus": `spot ${key}`,
    style,
  });
}

/**
 * @param {{x: number, y: number, width: number, height: number}} spot
 * @param {number} width
 * @param {number} height
 */
function place(spot, width, height) {
  const percent = (part, whole) => `${Math.round((part / whole) * 1e5) / 1e3}%`;
  return (
    `left:${percent(spot.x, width)};top:${percent(spot.y, height)};` +
    `width:${percent(spot.width, width)};height:${percent(spot.height, height)}`
  );
}
