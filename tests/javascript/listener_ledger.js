/**
 * Counts the event listeners in force on the objects of a page, by wrapping the two methods that
 * add and remove them. Listeners added before `install` are not seen.
 */
export class ListenerLedger {
  /** @type {{target: EventTarget, type: string, listener: unknown, capture: boolean}[]} */
  #entries = [];

  /** @param {typeof EventTarget} [owner] */
  install(owner = EventTarget) {
    const ledger = this;
    const {addEventListener, removeEventListener} = owner.prototype;
    owner.prototype.addEventListener = function (type, listener, options) {
      addEventListener.call(this, type, listener, options);
      ledger.#add(this ?? globalThis, type, listener, options, addEventListener);
    };
    owner.prototype.removeEventListener = function (type, listener, options) {
      removeEventListener.call(this, type, listener, options);
      ledger.#remove(this ?? globalThis, type, listener, isCapture(options));
    };
  }

  /** A line for each listener in force: what it sits on, and what it waits for. */
  lines() {
    return this.#entries.map(({target, type}) => `${target.constructor.name}: ${type}`);
  }

  /**
   * @param {EventTarget} target
   * @param {string} type
   * @param {unknown} listener
   * @param {AddEventListenerOptions | boolean | undefined} options
   * @param {typeof EventTarget.prototype.addEventListener} listen
   */
  #add(target, type, listener, options, listen) {
    const {signal, once} = typeof options === "object" ? options : {};
    if (!listener || signal?.aborted) return;
    const capture = isCapture(options);
    this.#remove(target, type, listener, capture);
    this.#entries.push({target, type, listener, capture});
    const forget = () => this.#remove(target, type, listener, capture);
    if (signal) listen.call(signal, "abort", forget, {once: true});
    if (once) listen.call(target, type, forget, {once: true, capture});
  }

  /**
   * @param {EventTarget} target
   * @param {string} type
   * @param {unknown} listener
   * @param {boolean} capture
   */
  #remove(target, type, listener, capture) {
    this.#entries = this.#entries.filter(
      (one) =>
        one.target !== target ||
        one.type !== type ||
        one.listener !== listener ||
        one.capture !== capture,
    );
  }
}

/** @param {EventListenerOptions | boolean | undefined} options */
function isCapture(options) {
  return typeof options === "object" ? Boolean(options.capture) : Boolean(options);
}
