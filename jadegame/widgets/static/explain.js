import {Card} from "./dom.js";
import {CalculationTree, ruleText} from "./tree.js";

const RULES = '[data-card="clause"]';
const NUMBERS = '[data-card="number"]';

/** Opens rules and numbers in a card beside them: by hover or focus for a look, pressed to stay. */
export class Explainer {
  /**
   * @param {object} means
   * @param {ShadowRoot} means.root
   * @param {Record<string, string>} means.texts
   * @param {(name: string, values?: Record<string, unknown>) => string} means.t
   * @param {Record<string, {text: string, source: string}>} means.clauses
   * @param {AbortSignal} means.signal
   * @param {(marks: string[]) => void} means.count shows on the board what a number counts
   * @param {(owner: string) => import("./calculation.js").CalculationTable} means.tableOf
   * @param {boolean} means.numbers whether numbers open here, or the widget has a place for them
   */
  constructor({root, texts, t, clauses, signal, count, tableOf, numbers}) {
    this.openers = numbers ? `${RULES}, ${NUMBERS}` : RULES;
    this.clauses = clauses;
    this.tableOf = tableOf;
    this.tree = new CalculationTree(t, clauses, count);
    this.card = new Card(root, texts, signal, () => count([]));
  }

  /**
   * Look at what the pointer or the focus is on; false when there is nothing to open.
   * @param {Element} target
   */
  look(target) {
    const button = target.closest(this.openers);
    if (button) this.open(button, false);
    else if (!target.closest(".card")) this.card.leave();
  }

  /**
   * @param {Element} button
   * @param {boolean} pinned
   */
  open(button, pinned) {
    const clause = button.getAttribute("data-clause");
    if (clause) {
      this.card.show(button, ruleText(this.clauses[clause], clause), pinned);
      return;
    }
    if (this.card.pinned && !pinned) return;
    const table = this.tableOf(button.getAttribute("data-owner") ?? "");
    this.tree.show(table, Number(button.getAttribute("data-node")));
    this.card.show(button, [this.tree.element], pinned);
    this.tree.select(this.tree.path, pinned);
  }
}
