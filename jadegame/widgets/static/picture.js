import {brackets, middle, numbered, outline} from "./logic.js";
import {drawn, h, s} from "./dom.js";

const SMALL = 34;

/** A picture drawn by Python in exchangeable parts, with marks of the widget's own on top. */
export class Picture {
  /** @param {Record<string, string>} attributes what everything inside a picture relies on */
  constructor(attributes) {
    this.base = s("svg", {...attributes, class: "base", "aria-hidden": "true"});
    this.definitions = s("defs");
    this.marks = s("svg", {...attributes, class: "marks", "aria-hidden": "true"});
    this.base.append(this.definitions);
    this.sheet = h("div", {class: "sheet"}, this.base, this.marks);
    this.element = h("div", {class: "stage", "data-zoom": "auto"}, this.sheet);
    /** @type {Map<string, {markup: string, node: Element}>} */
    this.parts = new Map();
    /** @type {Record<string, any>} */
    this.spots = {};
    /** @type {Map<string, Element>} */
    this.layers = new Map();
  }

  /**
   * Show a picture, touching only the parts that differ.
   * @param {{width: number, height: number, definitions: Record<string, string>,
   *   parts: Record<string, string>, spots: Record<string, any>}} picture
   * @param {{x: number, y: number, width: number, height: number}} board
   */
  show({width, height, definitions, parts, spots}, board) {
    const box = `0 0 ${width} ${height}`;
    this.spots = spots;
    this.base.setAttribute("viewBox", box);
    this.marks.setAttribute("viewBox", box);
    this.define(definitions);
    // What is gone goes first, so that nothing that stays has to move.
    for (const [key, {node}] of this.parts) {
      if (!(key in parts)) {
        node.remove();
        this.parts.delete(key);
      }
    }
    let previous = /** @type {Element} */ (this.definitions);
    for (const [key, markup] of Object.entries(parts)) {
      const node = this.part(key, markup);
      if (previous.nextSibling !== node) previous.after(node);
      previous = node;
    }
    this.frame(width, height, board);
  }

  /** @param {Record<string, string>} definitions */
  define(definitions) {
    for (const [id, markup] of Object.entries(definitions)) {
      if (!this.definitions.querySelector(`[data-definition="${CSS.escape(id)}"]`)) {
        this.definitions.append(s("g", {"data-definition": id}, ...drawn(markup)));
      }
    }
  }

  /**
   * @param {string} key
   * @param {string} markup
   */
  part(key, markup) {
    const known = this.parts.get(key);
    if (known?.markup === markup) return known.node;
    const [node] = drawn(markup).filter((one) => one instanceof Element);
    known?.node.replaceWith(node);
    this.parts.set(key, {markup, node: /** @type {Element} */ (node)});
    return /** @type {Element} */ (node);
  }

  /**
   * Tell the style sheet where the board is, so that it can show the board alone.
   * @param {number} width
   * @param {number} height
   * @param {{x: number, y: number, width: number, height: number}} board
   */
  frame(width, height, board) {
    const values = {
      ratio: width / height,
      "board-ratio": board.width / board.height,
      "board-wide": width / board.width,
      "board-left": board.x / board.width,
      "board-top": board.y / board.height,
      "board-high": height / board.height,
    };
    const written = Object.entries(values).map(([name, value]) => `--${name}:${value}`).join(";");
    if (this.element.getAttribute("style") !== written) this.element.setAttribute("style", written);
  }

  /**
   * Leave a part out while the widget draws something better in its stead.
   * @param {string} key
   * @param {boolean} hidden
   */
  hide(key, hidden) {
    const node = this.parts.get(key)?.node;
    if (node instanceof SVGElement) node.style.display = hidden ? "none" : "";
  }

  /**
   * Put marks into a layer; none clear it.
   * @param {string} name
   * @param {Node[]} nodes
   */
  layer(name, nodes) {
    let layer = this.layers.get(name);
    if (!layer) {
      layer = s("g", {"data-layer": name});
      this.layers.set(name, layer);
      this.marks.append(layer);
    }
    layer.replaceChildren(...nodes);
  }

  /**
   * Number what is being counted, with a band around the larger things.
   * @param {string[]} keys
   */
  count(keys) {
    const seen = keys.filter((key) => key in this.spots);
    const large = seen.filter((key) => !small(this.spots[key]));
    const path = large.map((key) => outline(this.spots[key], 0)).join("");
    const band = path
      ? [s("path", {d: path, class: "halo band"}), s("path", {d: path, class: "ink band"}), s("path", {d: path, class: "counted"})]
      : [];
    const numbers = seen.length > 1 ? numbered(seen).map((one) => this.disc(one)) : [];
    const alone = seen.length === 1 && large.length === 0 ? this.boxed(seen[0]) : [];
    this.layer("counted", [...band, ...alone, ...numbers]);
  }

  /** @param {{key: string, number: number, light: boolean}} counted */
  disc({key, number, light}) {
    const spot = this.spots[key];
    const reach = small(spot) ? 1 : 3;
    const x = spot.x + reach;
    const y = spot.y + reach;
    const text = s("text", {x, y: y + 4.2, "text-anchor": "middle", class: "number"}, String(number));
    return s("g", {class: light ? "disc light" : "disc"}, s("circle", {cx: x, cy: y, r: 9}), text);
  }

  /**
   * Draw the double line around things that are spoken of.
   * @param {string} layer
   * @param {string[]} keys
   */
  point(layer, keys) {
    const path = keys
      .filter((key) => key in this.spots)
      .map((key) => outline(this.spots[key], 1.5))
      .join("");
    this.layer(layer, path ? lines(path, ["halo last", "ink last", "halo inner"]) : []);
  }

  /** @param {string} key */
  boxed(key) {
    return lines(brackets(this.spots[key]), ["halo chosen", "ink chosen"]);
  }

  /** @param {string[]} keys */
  choose(keys) {
    this.layer("chosen", keys.filter((key) => key in this.spots).flatMap((key) => this.boxed(key)));
  }

  /**
   * Outline what may be chosen.
   * @param {string[]} keys
   */
  allow(keys) {
    const path = keys.map((key) => outline(this.spots[key], 3.2)).join("");
    this.layer("legal", path ? lines(path, ["halo legal", "ink legal"]) : []);
  }

  /**
   * Show a piece as it would lie, with a dotted outline, and which way of how many.
   * @param {string} key
   * @param {string | undefined} markup
   * @param {string} badge
   */
  ghost(key, markup, badge) {
    const spot = this.spots[key];
    const path = outline(spot, 1);
    const under = spot.empty ? [s("path", {d: path, class: "under"})] : [];
    const piece = markup ? [...under, s("g", {class: "ghost"}, ...drawn(markup))] : [];
    const x = spot.x + spot.width - 8;
    const y = Math.max(spot.y - 2, 13);
    const pill = badge
      ? [
          s("rect", {x: x - 22, y: y - 12, width: 44, height: 24, rx: 12, class: "pill"}),
          s("text", {x, y: y + 5, "text-anchor": "middle", class: "badge"}, badge),
        ]
      : [];
    this.layer("ghost", [...piece, ...lines(path, ["halo dots", "ink dots"]), ...pill]);
  }

  /**
   * Cross out things that stand in the way.
   * @param {string[]} keys
   */
  cross(keys) {
    const paths = keys
      .filter((key) => key in this.spots)
      .map((key) => {
        const {x, y} = middle(this.spots[key]);
        return `M${x - 18} ${y - 18}l36 36m0-36l-36 36`;
      });
    this.layer("cross", paths.length ? lines(paths.join(""), ["halo cross", "ink cross"]) : []);
  }
}

/**
 * @param {string} path
 * @param {string[]} styles
 */
function lines(path, styles) {
  return styles.map((style) => s("path", {d: path, class: style}));
}

/** @param {{width: number, height: number}} spot */
function small({width, height}) {
  return Math.max(width, height) <= SMALL;
}
