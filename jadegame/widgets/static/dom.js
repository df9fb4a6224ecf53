import {fill} from "./logic.js";

const SVG = "http://www.w3.org/2000/svg";
const FORBIDDEN = "script, foreignObject, animate, set, a, iframe, image";

/**
 * Make an element. Texts become text nodes, so nothing in them can be markup.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes] null and false leave one out
 * @param {...(Node | string | null)} children
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false && value !== undefined) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * Make an element of a picture.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node | string)} children
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Nodes of a picture from markup that Python made, without anything that could act.
 * @param {string} markup
 * @returns {Node[]}
 */
export function drawn(markup) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  for (const element of parsed.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of parsed.querySelectorAll("*")) {
    for (const {name, value} of [...element.attributes]) {
      if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith("#"))) {
        element.removeAttribute(name);
      }
    }
  }
  return [...parsed.documentElement.childNodes].map((node) => document.importNode(node, true));
}

/**
 * Set attributes that differ; null takes one away.
 * @param {Element} element
 * @param {Record<string, unknown>} attributes
 */
export function patch(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

/**
 * Scroll a list, not the page, so that one of its items is in the middle. That needs a finished
 * layout, so it waits for the next frame and the board does not wait for it.
 * @param {HTMLElement} list
 * @param {Element | undefined} item
 */
export function centre(list, item) {
  const scroll = () => {
    if (!(item instanceof HTMLElement) || item.parentElement !== list) return;
    list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
  };
  requestAnimationFrame(() => setTimeout(scroll));
}

/**
 * Redraw, and keep the focus: on the same thing if it is still there, else in the same group.
 * @param {ShadowRoot} root
 * @param {() => void} redraw
 */
export function keepingFocus(root, redraw) {
  const focused = root.activeElement;
  const key = focused?.getAttribute("data-focus");
  const zone = focused?.closest("[data-zone]")?.getAttribute("data-zone");
  redraw();
  if (!focused || (root.activeElement && root.activeElement === focused)) return;
  const again = key ? root.querySelector(`[data-focus="${CSS.escape(key)}"]`) : null;
  const group = zone ? root.querySelector(`[data-zone="${zone}"]`) : null;
  const next = again ?? (group && entrance(group)) ?? entrance(root);
  if (next instanceof HTMLElement) next.focus({preventScroll: true});
}

/**
 * The element of a group that Tab goes to.
 * @param {Element | ShadowRoot} group
 */
function entrance(group) {
  return group.querySelector('[tabindex="0"], button:not([tabindex]), select');
}

/** Elements of a group that the arrow keys go through, with one stop for Tab. */
const STOPS = "button, select, summary, [data-stop]";

/**
 * Let Tab stop once in a group: where it stopped before, else at the first thing.
 * @param {Element} zone
 */
export function oneStop(zone) {
  const fresh = zone.querySelectorAll(STOPS.replace(/(?=,|$)/g, ":not([tabindex])"));
  for (const stop of fresh) stop.setAttribute("tabindex", "-1");
  if (!zone.querySelector('[tabindex="0"]')) zone.querySelector(STOPS)?.setAttribute("tabindex", "0");
}

/**
 * Let Tab stop at something the next time it comes to its group.
 * @param {Element} stop
 */
export function stopAt(stop) {
  const zone = stop.closest("[data-zone]");
  if (!zone || !stop.matches(STOPS)) return;
  for (const other of zone.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  stop.setAttribute("tabindex", "0");
}

/**
 * Move within a group by an arrow key, Home or End.
 * @param {Element} zone
 * @param {Element} from
 * @param {string} key
 * @returns {boolean} whether the key was used
 */
export function moveWithin(zone, from, key) {
  const stops = stopsOf(zone);
  const index = stops.indexOf(/** @type {HTMLElement} */ (from));
  const last = stops.length - 1;
  const to = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: last,
  }[key];
  if (index < 0 || to === undefined) return false;
  const next = stops[Math.max(0, Math.min(last, to))];
  stopAt(next);
  next.focus();
  return true;
}

/**
 * @param {Element} zone
 * @returns {HTMLElement[]}
 */
function stopsOf(zone) {
  return /** @type {HTMLElement[]} */ ([...zone.querySelectorAll(STOPS)]).filter(
    (stop) => stop.closest("[data-zone]") === zone && stop.checkVisibility(),
  );
}

/** Tells screen readers, politely, what changed; the words can be read on the page too. */
export class Announcer {
  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.status = h("p", {class: "status", role: "status", "aria-atomic": "true"});
    this.alert = h("p", {class: "alert", role: "alert", hidden: true});
    this.timer = 0;
    signal.addEventListener("abort", () => clearTimeout(this.timer), {once: true});
  }

  /**
   * Say something; said again, it is read again.
   * @param {string} text
   * @param {string} [before] what is read first, but stands on the page already
   */
  say(text, before = "") {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(text, before), 150);
  }

  /**
   * @param {string} text
   * @param {string} before
   */
  write(text, before) {
    const heard = before ? [h("span", {class: "hidden"}, `${before} `)] : [];
    const whole = before ? `${before} ${text}` : text;
    const again = this.status.textContent === whole ? "\u00a0" : "";
    this.status.replaceChildren(...heard, text + again);
  }

  /**
   * Say what went wrong; nothing takes it away.
   * @param {string} text
   */
  warn(text) {
    if (this.alert.textContent !== text) this.alert.textContent = text;
    this.alert.hidden = !text;
  }
}

/**
 * A card with an explanation beside what it explains: it comes with hover and focus, stays while
 * the pointer is on it, and goes with Escape. Pressed open, it stays until it is closed.
 */
export class Card {
  /**
   * @param {ShadowRoot} root
   * @param {Record<string, string>} texts
   * @param {AbortSignal} signal
   * @param {() => void} hidden called when the card goes
   */
  constructor(root, texts, signal, hidden) {
    this.root = root;
    this.hidden = hidden;
    this.texts = texts;
    this.element = h("div", {class: "card", "data-zone": "card", hidden: true});
    this.pinned = false;
    /** @type {Element | null} */
    this.owner = null;
    this.timer = 0;
    this.element.addEventListener("pointerleave", () => this.leave(), {signal});
    this.element.addEventListener("pointerenter", () => clearTimeout(this.timer), {signal});
    signal.addEventListener("abort", () => clearTimeout(this.timer), {once: true});
  }

  /**
   * @param {Element} owner
   * @param {Node[]} content
   * @param {boolean} pinned
   */
  show(owner, content, pinned) {
    clearTimeout(this.timer);
    if (this.pinned && !pinned) return;
    this.owner = owner;
    this.pinned = pinned;
    const close = h("button", {class: "close", "data-act": "close-card"}, this.texts.close);
    // Something that is only looked at is no stop for Tab.
    const body = h("div", {inert: !pinned}, ...content);
    this.element.replaceChildren(body, ...(pinned ? [close] : []));
    patch(this.element, {role: pinned ? "dialog" : null, "aria-label": this.texts.calculation});
    this.element.hidden = false;
    oneStop(this.element);
    this.place();
  }

  /** Put the card under its owner, or above when there is no room, inside the widget. */
  place() {
    const frame = /** @type {HTMLElement} */ (this.element.offsetParent ?? this.element.parentElement);
    const outer = frame.getBoundingClientRect();
    const owner = /** @type {Element} */ (this.owner).getBoundingClientRect();
    const width = this.element.offsetWidth;
    const height = this.element.offsetHeight;
    const left = Math.max(4, Math.min(owner.left - outer.left, outer.width - width - 4));
    const below = owner.bottom - outer.top + 4;
    const above = owner.top - outer.top - height - 4;
    const fits = owner.bottom + height + 8 < innerHeight || above < 0;
    this.element.style.left = `${left}px`;
    this.element.style.top = `${fits ? below : above}px`;
  }

  /** Hide it in a moment, unless the pointer comes to it or it was pressed open. */
  leave() {
    clearTimeout(this.timer);
    if (!this.pinned) this.timer = setTimeout(() => this.hide(), 180);
  }

  hide() {
    clearTimeout(this.timer);
    if (this.element.hidden) return;
    const inside = this.element.contains(this.root.activeElement);
    const owner = this.owner;
    this.pinned = false;
    this.owner = null;
    if (inside && owner instanceof HTMLElement) owner.focus({preventScroll: true});
    clearTimeout(this.timer);
    this.element.hidden = true;
    this.hidden();
  }
}

/**
 * Open a shadow root whose keys do not reach the notebook.
 * @param {HTMLElement} el
 * @param {string} style
 * @param {AbortSignal} signal
 */
export function opened(el, style, signal) {
  const host = h("div", {class: "jadegame", "data-lm-suppress-shortcuts": "true"});
  const root = host.attachShadow({mode: "open"});
  root.append(h("style", {}, style));
  el.append(host);
  signal.addEventListener("abort", () => host.remove(), {once: true});
  return {host, root};
}

/**
 * Let the notebook have a key that was pressed inside a widget.
 * @param {HTMLElement} host
 */
export function letThrough(host) {
  host.removeAttribute("data-lm-suppress-shortcuts");
  setTimeout(() => host.setAttribute("data-lm-suppress-shortcuts", "true"));
}

/**
 * The words of a widget.
 * @param {Record<string, string>} texts
 * @returns {(name: string, values?: Record<string, unknown>) => string}
 */
export function words(texts) {
  return (name, values) => fill(texts[name] ?? name, values);
}
