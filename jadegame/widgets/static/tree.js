import {h, patch} from "./dom.js";

/** A calculation as a tree to walk through with the keys of the ARIA tree pattern. */
export class CalculationTree {
  /**
   * @param {(name: string, values?: Record<string, unknown>) => string} t
   * @param {Record<string, {text: string, source: string}>} clauses
   * @param {(marks: string[]) => void} point
   */
  constructor(t, clauses, point) {
    this.t = t;
    this.clauses = clauses;
    this.point = point;
    this.list = h("ul", {role: "tree", class: "tree", "data-zone": "tree"});
    this.place = h("span", {class: "place", "aria-live": "polite"});
    const back = h("button", {type: "button", "data-act": "part", "data-step": "-1"}, t("part_previous"));
    const next = h("button", {type: "button", "data-act": "part", "data-step": "1"}, t("part_next"));
    this.walker = h("div", {class: "walker", role: "group", "data-zone": "walker"}, back, this.place, next);
    this.rule = h("div", {class: "rule"});
    this.element = h("div", {class: "calculation"}, this.list, this.walker, this.rule);
    /** @type {number[][]} */
    this.order = [];
    /** @type {number[]} */
    this.path = [];
    this.root = -1;
  }

  /**
   * Show a calculation, open one level deep.
   * @param {import("./calculation.js").CalculationTable} table
   * @param {number} root
   */
  show(table, root) {
    if (this.table === table && this.root === root) return;
    this.table = table;
    this.root = root;
    this.order = table.walk(root);
    this.list.setAttribute("aria-label", table.node(root).label);
    this.list.replaceChildren(this.item([], 1));
    this.walker.hidden = this.order.length === 1;
    this.select([], false);
  }

  /**
   * @param {number[]} path
   * @param {number} level
   * @returns {HTMLElement}
   */
  item(path, level) {
    const table = /** @type {import("./calculation.js").CalculationTable} */ (this.table);
    const node = table.at(this.root, path);
    const {amount, equation, remark} = node;
    const words = [equation && `= ${equation}`, remark].filter(Boolean).join(" · ");
    const row = h(
      "span",
      {class: "row"},
      h("span", {class: "label"}, node.label, words ? h("small", {}, words) : null),
      h("span", {class: "amount"}, amount),
    );
    const item = h("li", {
      role: "treeitem",
      "data-act": "node",
      "data-path": path.join("."),
      "data-focus": `node ${path.join(".")}`,
      "data-stop": true,
      "aria-level": level,
      "aria-label": [node.label, amount, words].filter(Boolean).join(", "),
      "aria-selected": "false",
      tabindex: -1,
    });
    item.append(row);
    if (node.parts.length > 0) {
      item.setAttribute("aria-expanded", level === 1 ? "true" : "false");
      const parts = node.parts.map((_part, index) => this.item([...path, index], level + 1));
      item.append(h("ul", {role: "group"}, ...parts));
    }
    return item;
  }

  /** @param {number[]} path */
  at(path) {
    return /** @type {HTMLElement} */ (this.list.querySelector(`[data-path="${path.join(".")}"]`));
  }

  /**
   * Go to a node: show its rule, and on the board what it counts.
   * @param {number[]} path
   * @param {boolean} focus
   */
  select(path, focus) {
    const table = /** @type {import("./calculation.js").CalculationTable} */ (this.table);
    this.path = path;
    for (let length = 0; length < path.length; length += 1) {
      this.at(path.slice(0, length)).setAttribute("aria-expanded", "true");
    }
    for (const item of this.list.querySelectorAll('[aria-selected="true"]')) {
      patch(item, {"aria-selected": "false", tabindex: -1});
    }
    patch(this.at(path), {"aria-selected": "true", tabindex: 0});
    if (focus) this.at(path).focus();
    const node = table.at(this.root, path);
    const step = this.order.findIndex((other) => other.join(".") === path.join("."));
    this.place.textContent = this.t("part_of", {part: step + 1, parts: this.order.length});
    this.rule.replaceChildren(...ruleText(this.clauses[node.clause], node.clause));
    this.point(table.marks(node.index));
  }

  /**
   * Walk through the nodes in the order in which they are computed.
   * @param {number} step
   */
  walk(step) {
    const index = this.order.findIndex((path) => path.join(".") === this.path.join("."));
    const whole = this.order.length;
    this.select(this.order[(index + step + whole) % whole], false);
  }

  /**
   * @param {HTMLElement} item
   * @param {string} key
   * @returns {boolean} whether the key was used
   */
  key(item, key) {
    const path = pathOf(item);
    const items = [...this.list.querySelectorAll("li")].filter(
      (one) => !one.parentElement?.closest('[aria-expanded="false"]'),
    );
    const index = items.indexOf(/** @type {HTMLLIElement} */ (item));
    const expanded = item.getAttribute("aria-expanded");
    const goTo = (next) => next && this.select(pathOf(next), true);
    if (key === "ArrowDown") goTo(items[index + 1]);
    else if (key === "ArrowUp") goTo(items[index - 1]);
    else if (key === "Home") goTo(items[0]);
    else if (key === "End") goTo(items[items.length - 1]);
    else if (key === "ArrowRight" && expanded === "false") this.open(item, true);
    else if (key === "ArrowRight" && expanded === "true") goTo(items[index + 1]);
    else if (key === "ArrowLeft" && expanded === "true") this.open(item, false);
    else if (key === "ArrowLeft" && path.length > 0) this.select(path.slice(0, -1), true);
    else if (key === "Enter" || key === " ") this.select(path, true);
    else return key.startsWith("Arrow");
    return true;
  }

  /**
   * @param {HTMLElement} item
   * @param {boolean} open
   */
  open(item, open) {
    if (item.hasAttribute("aria-expanded")) item.setAttribute("aria-expanded", String(open));
  }
}

/** @param {Element} item */
export function pathOf(item) {
  const path = item.getAttribute("data-path");
  return path ? path.split(".").map(Number) : [];
}

/**
 * What a rule says and where it stands.
 * @param {{text: string, source: string} | undefined} clause
 * @param {string} id
 * @returns {Node[]}
 */
export function ruleText(clause, id) {
  if (!clause) return [];
  return [
    h("p", {class: "clause-text"}, clause.text),
    h("p", {class: "clause-source"}, h("code", {}, id), ` ${clause.source}`),
  ];
}
