const PATIENCE = 3000;

/** One view's talk with Python: acts one at a time, questions at any time, silence noticed. */
export class Talk {
  /**
   * @param {any} model
   * @param {AbortSignal} signal
   * @param {() => void} silence called when nobody answers
   */
  constructor(model, signal, silence) {
    this.model = model;
    this.silence = silence;
    this.id = Math.random().toString(36).slice(2);
    this.last = 0;
    this.acting = 0;
    this.dead = false;
    this.timer = 0;
    signal.addEventListener("abort", () => clearTimeout(this.timer), {once: true});
  }

  /**
   * Ask for something that changes the game; while the answer to another is due, nothing is.
   * @param {string} kind
   * @param {Record<string, unknown>} values
   */
  act(kind, values) {
    if (this.acting || this.dead) return;
    this.ask(kind, values);
    this.acting = this.last;
  }

  /**
   * Ask for something that changes nothing.
   * @param {string} kind
   * @param {Record<string, unknown>} values
   */
  ask(kind, values) {
    if (this.dead) return;
    this.last += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.die(), PATIENCE);
    const {rev} = this.model.get("_view");
    try {
      this.model.send({kind, view: this.id, seq: this.last, rev, ...values});
    } catch {
      this.die();
    }
  }

  die() {
    this.dead = true;
    this.acting = 0;
    this.silence();
  }

  /**
   * Take note of a message; anything at all shows that Python is there.
   * @param {{ack: [string, number] | null}} message
   * @returns {boolean} whether it answers this view
   */
  heard({ack}) {
    const [view, seq] = ack ?? ["", 0];
    this.dead = false;
    if (view !== this.id) return false;
    if (seq >= this.acting) this.acting = 0;
    if (seq >= this.last) clearTimeout(this.timer);
    return true;
  }
}
