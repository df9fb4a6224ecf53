/**
 * @typedef {object} Calculation
 * @property {number} index
 * @property {string} label
 * @property {boolean} known
 * @property {string} amount the value in words
 * @property {string} equation how it follows from its parts
 * @property {number[]} parts
 * @property {string} clause
 * @property {string[]} marks
 * @property {string} remark
 */

/** Calculations that share their parts and their words, as Python packed them. */
export class CalculationTable {
  /** @param {{strings: string[], nodes: any[][]}} data */
  constructor(data) {
    this.data = data;
  }

  /**
   * @param {number} index
   * @returns {Calculation}
   */
  node(index) {
    const {strings, nodes} = this.data;
    const [label, known, amount, equation, parts, clause, marks, remark] = nodes[index];
    return {
      index,
      label: strings[label],
      known: known === 1,
      amount: strings[amount],
      equation: strings[equation],
      parts,
      clause: strings[clause],
      marks: marks.map((mark) => strings[mark]),
      remark: strings[remark],
    };
  }

  /**
   * The paths from a node to everything below it, each after the parts it is computed from.
   * A path is the place of each part within its whole: `[]` is the node itself.
   * @param {number} root
   * @returns {number[][]}
   */
  walk(root) {
    const below = this.node(root).parts.flatMap((part, place) =>
      this.walk(part).map((path) => [place, ...path]),
    );
    return [...below, []];
  }

  /**
   * @param {number} root
   * @param {number[]} path
   */
  at(root, path) {
    return this.node(path.reduce((index, place) => this.node(index).parts[place], root));
  }

  /**
   * The marks of a node; where it has none, those of everything below it, without repeats.
   * @param {number} index
   * @returns {string[]}
   */
  marks(index) {
    const {marks, parts} = this.node(index);
    const found = marks.length > 0 ? marks : parts.flatMap((part) => this.marks(part));
    return [...new Set(found)];
  }
}
