import {passesThrough, recordCommand} from "./logic.js";
import {CalculationTable} from "./calculation.js";
import {boardText, decision, inflated, placesOf, unpacked} from "./record.js";
import {Announcer, centre, h, keepingFocus, letThrough, moveWithin, oneStop, opened, patch, stopAt, words} from "./dom.js";
import {Picture} from "./picture.js";
import {CalculationTree, pathOf} from "./tree.js";
import {Explainer} from "./explain.js";
import {keyList, pointsSentence, pointsTable, sentences} from "./entries.js";
import {controls, forecasts, sign, stepItem} from "./record_parts.js";

const NARROW = 520;

/** A whole game to step through: the replay, the inspector, and the page with both. */
class RecordView {
  /** @param {{model: any, el: HTMLElement, signal: AbortSignal, record: any, frames: any[]}} context */
  constructor({model, el, signal, record, frames}) {
    this.model = model;
    this.signal = signal;
    this.frames = frames;
    this.record = record;
    this.kind = model.get("_kind");
    this.texts = model.get("_texts");
    this.t = words(this.texts);
    this.table = new CalculationTable(this.record.table);
    this.timer = 0;
    this.saving = 0;
    this.narrow = false;
    /** @type {{of: string, index: number}} the number that is open */
    this.opened = {of: "points", index: model.get("_open") ?? 0};
    this.build(el);
    this.listen();
    this.draw();
  }

  get cursor() {
    return this.model.get("cursor");
  }

  get last() {
    return this.record.steps.length;
  }

  /** @param {HTMLElement} el */
  build(el) {
    const {t, texts, record, kind} = this;
    const {host, root} = opened(el, this.model.get("_style"), this.signal);
    this.host = host;
    this.root = root;
    this.announcer = new Announcer(this.signal);
    this.announcer.status.classList.add("hidden");
    this.picture = new Picture(this.model.get("_attributes"));
    this.tree = new CalculationTree(t, record.clauses, (marks) => this.picture.count(marks));
    this.explainer = new Explainer({
      root,
      texts,
      t,
      clauses: record.clauses,
      signal: this.signal,
      count: (marks) => this.count(marks),
      tableOf: () => this.table,
      numbers: kind === "replay",
    });
    const {slider, speed, buttons} = controls(this.last, this.model.get("_speeds"), t);
    this.slider = /** @type {HTMLInputElement} */ (slider);
    this.speed = /** @type {HTMLSelectElement} */ (speed);
    this.buttons = buttons;
    this.step = h("div", {class: "step", "data-zone": "step"});
    this.points = h("div", {class: "sheet-points", "data-zone": "points"});
    this.steps = h("ol", {class: "log steps", "data-zone": "steps", "aria-label": t("steps")});
    this.steps.append(...record.steps.map((entry) => stepItem(entry, record.players, t)));
    this.text = h("pre", {class: "text-board"});
    const title = t(kind === "inspect" ? "inspect" : "replay", {game: record.title, steps: this.last});
    const spoken = h("details", {class: "spoken"}, h("summary", {}, t("text_board")), this.text);
    const list = [h("h4", {}, t("steps")), this.steps];
    const working = h("div", {class: "opened"}, h("h4", {}, t("calculation")), this.tree.element);
    const board = h(
      "div",
      {class: "board"},
      this.picture.element,
      slider,
      buttons,
      spoken,
      ...(kind === "page" ? list : []),
    );
    const side = h(
      "section",
      {class: "side"},
      this.step,
      ...(kind === "replay" ? list : [this.points, working]),
    );
    this.widget = h(
      "div",
      {class: `widget record ${kind}`, role: "group", "aria-label": title, lang: this.model.get("_language")},
      this.announcer.status,
      h("div", {class: "columns"}, board, side),
      this.explainer.card.element,
    );
    root.append(this.widget);
    this.speed.value = String(this.model.get("seconds"));
  }

  listen() {
    const {model, root, signal} = this;
    const on = (type, listener) => root.addEventListener(type, listener, {signal});
    on("click", (event) => this.click(event));
    on("keydown", (event) => this.key(event));
    on("keyup", (event) => event.stopPropagation());
    on("input", (event) => this.input(event));
    on("pointerover", (event) => event.pointerType === "mouse" && this.look(event.target));
    on("focusin", (event) => this.look(event.target));
    const draw = () => this.draw();
    model.on("change:cursor", draw);
    const resized = new ResizeObserver(([{contentRect}]) => {
      this.narrow = contentRect.width < NARROW;
      this.drawZoom();
    });
    resized.observe(this.widget);
    const end = () => {
      model.off("change:cursor", draw);
      clearInterval(this.timer);
      clearTimeout(this.saving);
      resized.disconnect();
    };
    signal.addEventListener("abort", end, {once: true});
  }

  // Drawing

  draw() {
    keepingFocus(this.root, () => this.redraw());
  }

  redraw() {
    const {record, cursor, picture} = this;
    const {order, texts} = this.frames[cursor];
    const {width, height, definitions} = record;
    const parts = Object.fromEntries(order.map((key) => [key, texts[key]]));
    picture.show({width, height, definitions, parts, spots: placesOf(this.frames[cursor])}, record.board);
    patch(picture.base, {role: "img", "aria-label": `${texts["@title"]} ${texts["@description"]}`, "aria-hidden": null});
    this.text.textContent = boardText(texts);
    this.drawStep();
    if (this.kind !== "replay") this.drawPoints();
    this.drawSteps();
    for (const zone of [this.buttons, this.step, this.points, this.steps]) oneStop(zone);
    this.drawZoom();
  }

  drawStep() {
    const {cursor, last, t, record} = this;
    const entry = record.steps[cursor - 1];
    const place = t("step_of", {step: cursor, steps: last});
    const heading = entry
      ? [h("span", {class: "token", "aria-hidden": "true"}, record.players[entry.seat]?.symbol ?? "⚄"), ` ${entry.player}`]
      : [t("start")];
    const told = entry ? sentences(entry, this.table, "record", t) : [];
    this.step.replaceChildren(
      h("h3", {}, ...heading, h("small", {}, place)),
      ...told,
      h("p", {class: "question"}, this.frames[cursor].texts["@question"] || ""),
    );
    this.slider.value = String(cursor);
    this.slider.style.setProperty("--done", String(last ? cursor / last : 0));
    patch(this.slider, {"aria-valuetext": `${place}. ${this.told()}`});
  }

  told() {
    const entry = this.record.steps[this.cursor - 1];
    if (!entry) return this.t("start");
    return entry.events.map(({text}) => text).join(" ") || entry.notation;
  }

  drawPoints() {
    const {record, cursor, table, t} = this;
    const {roots, forecast, winners, final} = record.counts[cursor];
    const mover = record.steps[cursor]?.seat ?? null;
    const sheet = pointsTable({players: record.players, roots, winners, final, mover, table}, t);
    this.points.replaceChildren(sheet, ...forecasts(forecast, table, t));
    this.tree.show(table, this.openNode());
    const marked = this.tree.root;
    for (const button of this.widget.querySelectorAll('[data-act="number"]')) {
      patch(button, {"aria-pressed": String(Number(button.getAttribute("data-node")) === marked)});
    }
  }

  /** The node of the number that is open; where this step has no such number, somebody's points. */
  openNode() {
    const {roots, forecast} = this.record.counts[this.cursor];
    const numbers = {points: roots, forecast, event: this.eventNumbers()}[this.opened.of] ?? roots;
    return numbers[Math.min(this.opened.index, numbers.length - 1)] ?? roots[0];
  }

  eventNumbers() {
    const events = this.record.steps[this.cursor - 1]?.events ?? [];
    return events.map(({calculation}) => calculation).filter((node) => node >= 0);
  }

  drawSteps() {
    const current = this.steps.children[this.cursor - 1];
    this.steps.querySelector("[aria-current]")?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "step");
    centre(this.steps, current ?? this.steps.children[0]);
  }

  drawZoom() {
    const {zoom} = this.picture.element.dataset;
    const board = zoom === "board" || (zoom === "auto" && this.narrow);
    const button = /** @type {Element} */ (this.buttons.querySelector('[data-act="zoom"]'));
    patch(button, {"aria-pressed": String(board)});
  }

  /** @param {string[]} marks what a number in the card counts; none show what the open one does */
  count(marks) {
    if (marks.length > 0 || this.kind === "replay") this.picture.count(marks);
    else this.tree.select(this.tree.path, false);
  }

  // What people do

  /** @param {number} number */
  goTo(number) {
    const next = Math.max(0, Math.min(number, this.last));
    if (next === this.cursor) return;
    this.model.set("cursor", next);
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.model.save_changes(), 200);
    if (!this.timer) this.announcer.say(`${this.t("step_of", {step: next, steps: this.last})}. ${this.told()}`);
  }

  /** @param {Event} event */
  input(event) {
    if (event.target === this.slider) this.goTo(Number(this.slider.value));
    if (event.target === this.speed) {
      this.model.set("seconds", Number(this.speed.value));
      this.model.save_changes();
      if (this.timer) this.run(true);
    }
  }

  /** @param {boolean} on */
  run(on) {
    clearInterval(this.timer);
    this.timer = 0;
    if (on && this.cursor === this.last) this.goTo(0);
    if (on) {
      this.timer = setInterval(() => {
        this.goTo(this.cursor + 1);
        if (this.cursor === this.last) this.run(false);
      }, this.model.get("seconds") * 1000);
    }
    sign(/** @type {Element} */ (this.buttons.querySelector('[data-act="run"]')), on ? "pause" : "run", this.t);
  }

  /** @param {Event} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("[data-act]");
    if (!target.closest(".card") && button?.getAttribute("data-card") !== "clause") this.explainer.card.hide();
    if (button) this.act(button.getAttribute("data-act") ?? "", button);
  }

  /**
   * @param {string} act
   * @param {Element} button
   */
  act(act, button) {
    const get = (name) => button.getAttribute(name) ?? "";
    const inCard = button.closest(".card") !== null;
    const tree = inCard ? this.explainer.tree : this.tree;
    const acts = {
      first: () => this.goTo(0),
      last: () => this.goTo(this.last),
      previous: () => this.goTo(this.cursor - 1),
      next: () => this.goTo(this.cursor + 1),
      run: () => this.run(!this.timer),
      "decision-previous": () => this.goTo(decision(this.record.steps, this.cursor, -1)),
      "decision-next": () => this.goTo(decision(this.record.steps, this.cursor, 1)),
      travel: () => this.goTo(Number(get("data-number"))),
      zoom: () => this.zoom(),
      help: () => this.explainer.card.show(button, keyList(this.t("keys_record"), this.t("keys_title")), true),
      clause: () => this.explainer.open(button, true),
      number: () => this.openNumber(button),
      part: () => tree.walk(Number(get("data-step"))),
      node: () => tree.select(pathOf(button), true),
      "close-card": () => this.explainer.card.hide(),
    };
    acts[act]?.();
  }

  /** @param {Element} button */
  openNumber(button) {
    if (this.kind === "replay") {
      this.explainer.open(button, true);
      return;
    }
    const node = Number(button.getAttribute("data-node"));
    const {roots, forecast} = this.record.counts[this.cursor];
    const lists = {points: roots, forecast, event: this.eventNumbers()};
    const owner = button.getAttribute("data-owner") === "sheet" ? "points" : button.closest(".step") ? "event" : "forecast";
    this.opened = {of: owner, index: Math.max(0, lists[owner].indexOf(node))};
    this.draw();
    this.tree.select([], true);
  }

  zoom() {
    const button = /** @type {Element} */ (this.buttons.querySelector('[data-act="zoom"]'));
    const board = button.getAttribute("aria-pressed") === "true";
    this.picture.element.dataset.zoom = board ? "whole" : "board";
    this.drawZoom();
  }

  /** @param {EventTarget | null} target */
  look(target) {
    if (!(target instanceof Element)) return;
    const line = target.closest('[data-card="event"]');
    const event = line ? this.record.steps[this.cursor - 1]?.events[Number(line.getAttribute("data-event"))] : null;
    this.picture.point("hover", event ? event.marks : []);
    if (target === this.root.activeElement) stopAt(target);
    this.explainer.look(target);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (passesThrough(event)) {
      letThrough(this.host);
      return;
    }
    const target = /** @type {HTMLElement} */ (event.target);
    const {key} = event;
    if (key === "Escape") {
      if (this.explainer.card.element.hidden && !this.timer) {
        letThrough(this.host);
        return;
      }
      if (this.timer) this.run(false);
      this.explainer.card.hide();
    }
    event.stopPropagation();
    if (this.move(target, event) || this.command(target, event)) event.preventDefault();
  }

  /**
   * @param {HTMLElement} target
   * @param {KeyboardEvent} event
   */
  move(target, {key}) {
    if (target.getAttribute("role") === "treeitem") {
      return (target.closest(".card") ? this.explainer.tree : this.tree).key(target, key);
    }
    const zone = target.closest("[data-zone]");
    const vertical = key === "ArrowUp" || key === "ArrowDown";
    return Boolean(zone && vertical && target.tagName !== "SELECT" && moveWithin(zone, target, key));
  }

  /**
   * @param {HTMLElement} target
   * @param {KeyboardEvent} event
   */
  command(target, event) {
    const command = recordCommand(event);
    const pressable = target.matches("button, select, summary");
    if (!command || target.tagName === "SELECT" || (pressable && event.key === " ")) return false;
    if (command === "back") return true;
    if (command === "read-last") this.announcer.say(this.told());
    else if (command === "read-scores") {
      const {roots} = this.record.counts[this.cursor];
      this.announcer.say(pointsSentence(this.record.players, roots, this.table, this.t));
    } else this.act(command, /** @type {Element} */ (this.buttons.querySelector('[data-act="help"]')));
    return true;
  }
}

/** The record is unpacked once for all views of a model. */
const widget = () => {
  /** @type {Promise<{record: any, frames: any[]}> | null} */
  let unpacking = null;
  const unpack = async (packed) => {
    const record = await inflated(packed);
    return {record, frames: unpacked(record.frames)};
  };
  return {
    async render({model, el, signal}) {
      unpacking ??= unpack(model.get("_packed"));
      const {record, frames} = await unpacking;
      if (signal.aborted) return undefined;
      const view = new RecordView({model, el, signal, record, frames});
      return () => view.host.remove();
    },
  };
};

export default widget;
