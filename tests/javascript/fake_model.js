/** Stands in for the model that a notebook host gives to a widget. */
export class FakeModel {
  /** @type {Record<string, unknown>} */
  #traits;
  /** @type {Set<string>} */
  #unsaved = new Set();
  /** @type {{name: string, callback: (...values: unknown[]) => void}[]} */
  #listeners = [];

  /** @param {Record<string, unknown>} traits what Python would have set */
  constructor(traits = {}) {
    this.#traits = {...traits};
    /** @type {unknown[]} what the widget has sent to Python */
    this.sent = [];
    /** @type {Record<string, unknown>[]} the changes of each `save_changes` */
    this.saved = [];
  }

  /** @param {string} name */
  get(name) {
    return this.#traits[name];
  }

  /**
   * Change a trait from the widget's side: Python learns of it at `save_changes`.
   * @param {string} name
   * @param {unknown} value
   */
  set(name, value) {
    if (Object.is(this.#traits[name], value)) return;
    this.#traits[name] = value;
    this.#unsaved.add(name);
    this.#emit(`change:${name}`, this, value);
    this.#emit("change", this);
  }

  save_changes() {
    if (this.#unsaved.size === 0) return;
    this.saved.push(Object.fromEntries([...this.#unsaved].map((name) => [name, this.get(name)])));
    this.#unsaved.clear();
  }

  /**
   * @param {unknown} content
   * @param {unknown} [_callbacks]
   * @param {ArrayBuffer[]} [_buffers]
   */
  send(content, _callbacks, _buffers) {
    this.sent.push(structuredClone(content));
  }

  /**
   * @param {string} name
   * @param {(...values: unknown[]) => void} callback
   */
  on(name, callback) {
    for (const one of name.split(" ")) this.#listeners.push({name: one, callback});
  }

  /**
   * Without a callback all listeners of the name go, without a name all there are.
   * @param {string | null} [name]
   * @param {((...values: unknown[]) => void) | null} [callback]
   */
  off(name, callback) {
    const names = name ? name.split(" ") : null;
    this.#listeners = this.#listeners.filter(
      (one) =>
        (names && !names.includes(one.name)) || (callback && one.callback !== callback),
    );
  }

  /**
   * Change traits as Python does: all are set before anyone hears of it.
   * @param {Record<string, unknown>} traits
   */
  update(traits) {
    const changed = Object.entries(traits).filter(
      ([name, value]) => !Object.is(this.#traits[name], value),
    );
    Object.assign(this.#traits, traits);
    for (const [name, value] of changed) this.#emit(`change:${name}`, this, value);
    if (changed.length > 0) this.#emit("change", this);
  }

  /**
   * A message from Python.
   * @param {unknown} content
   * @param {DataView[]} [buffers]
   */
  receive(content, buffers = []) {
    this.#emit("msg:custom", content, buffers);
  }

  /** The names of the events that are listened to, one entry per listener. */
  listeners() {
    return this.#listeners.map(({name}) => name);
  }

  /**
   * @param {string} name
   * @param {...unknown} values
   */
  #emit(name, ...values) {
    for (const one of this.#listeners.filter((listener) => listener.name === name)) {
      one.callback(...values);
    }
  }
}
