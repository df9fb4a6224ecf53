import {changedMoment, changedPicture, following, nearest, passesThrough, playCommand} from "./logic.js";
import {h, keepingFocus, letThrough, moveWithin, stopAt} from "./dom.js";
import {pathOf, ruleText} from "./tree.js";
import {keyList, pointsSentence} from "./entries.js";
import {Talk} from "./talk.js";
import {PlayStage} from "./play_stage.js";

const REST = 250;
const NARROW = 520;

/** One view of the play widget: what people do with mouse and keys, and what Python answers. */
class PlayView extends PlayStage {
  /** @param {{model: any, el: HTMLElement, signal: AbortSignal}} context */
  constructor(context) {
    super(context);
    this.timers = {why: 0, peek: 0};
    this.peeking = 0;
    this.talk = new Talk(this.model, this.signal, () => this.fallSilent());
    this.listen();
    this.draw();
    this.announcer.write(this.hint(), this.asked());
  }

  listen() {
    const {model, root, signal} = this;
    const on = (type, listener) => root.addEventListener(type, listener, {signal});
    on("click", (event) => this.click(event));
    on("keydown", (event) => this.key(event));
    on("keyup", (event) => event.stopPropagation());
    on("pointerover", (event) => this.hover(event.target, event.pointerType === "mouse"));
    on("pointerout", (event) => this.unhover(event));
    on("focusin", (event) => this.focus(event.target));
    const redraw = () => {
      this.reasons.clear();
      this.trial = null;
      for (const layer of ["cross", "hover", "target"]) this.picture.layer(layer, []);
      this.draw();
      this.announcer.say(this.hint(), this.asked());
    };
    const receive = (message) => this.receive(message);
    const teach = () => this.teach(model.get("teach"));
    const handlers = {"change:_view": redraw, "change:teach": teach, "msg:custom": receive};
    for (const [name, handler] of Object.entries(handlers)) model.on(name, handler);
    const resized = new ResizeObserver(([{contentRect}]) => {
      this.narrow = contentRect.width < NARROW;
      this.drawZoom();
    });
    resized.observe(this.widget);
    const end = () => {
      for (const [name, handler] of Object.entries(handlers)) model.off(name, handler);
      for (const timer of Object.values(this.timers)) clearTimeout(timer);
      resized.disconnect();
    };
    signal.addEventListener("abort", end, {once: true});
  }

  // What people do

  /** @param {Event} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("[data-act]");
    this.picture.cross([]);
    if (!button) {
      if (!target.closest(".card")) this.card.hide();
      if (target.closest(".stage") && this.trial) this.cancel();
      return;
    }
    const act = button.getAttribute("data-act") ?? "";
    if (!button.closest(".card") && button.getAttribute("data-card") === null) this.card.hide();
    if (button.getAttribute("aria-disabled") === "true" && act !== "spot") return;
    const byKey = /** @type {MouseEvent} */ (event).detail === 0;
    this.act(act, button, byKey);
  }

  /**
   * @param {string} act
   * @param {Element} button
   * @param {boolean} byKey
   */
  act(act, button, byKey) {
    const get = (name) => button.getAttribute(name) ?? "";
    const acts = {
      spot: () => this.choose(get("data-key"), byKey),
      take: () => this.take(get("data-key")),
      option: () => this.talk.act("act", {action: get("data-option")}),
      outcome: () => this.talk.act("act", {action: this.choices.querySelector("select")?.value}),
      travel: () => this.talk.act("goto", {number: Number(get("data-number"))}),
      confirm: () => this.confirm(),
      cancel: () => this.cancel(),
      turn: () => this.turn(1),
      "turn-back": () => this.turn(-1),
      explore: () => this.explore(),
      teach: () => this.teach(!this.teaching),
      zoom: () => this.zoom(),
      help: () => this.card.show(button, keyList(this.t("keys_play"), this.t("keys_title")), true),
      clause: () => this.explainer.open(button, true),
      number: () => this.explainer.open(button, true),
      part: () => this.explainer.tree.walk(Number(get("data-step"))),
      node: () => this.explainer.tree.select(pathOf(button), true),
      "close-card": () => this.card.hide(),
    };
    if (act in acts) acts[act]();
    else this.talk.act(act, {});
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (passesThrough(event)) {
      letThrough(this.host);
      return;
    }
    const target = /** @type {HTMLElement} */ (event.target);
    const command = playCommand(event);
    if (command === "back" && !this.back()) {
      letThrough(this.host);
      return;
    }
    event.stopPropagation();
    if (this.move(target, event) || (command && !this.typing(target, event) && this.command(command, target))) {
      event.preventDefault();
    }
  }

  /**
   * A list of outcomes takes letters and arrows for itself.
   * @param {HTMLElement} target
   * @param {KeyboardEvent} event
   */
  typing(target, event) {
    return target.tagName === "SELECT" && event.key !== "Escape";
  }

  /**
   * @param {HTMLElement} target
   * @param {KeyboardEvent} event
   */
  move(target, event) {
    const {key} = event;
    if (target.tagName === "SELECT") return false;
    if (target.getAttribute("role") === "treeitem") return this.explainer.tree.key(target, key);
    const zone = target.closest("[data-zone]");
    if (!zone) return false;
    if (zone !== this.grid.element) return moveWithin(zone, target, key);
    return this.moveOnBoard(target.getAttribute("data-key") ?? "", event);
  }

  /**
   * @param {string} from
   * @param {KeyboardEvent} event
   */
  moveOnBoard(from, {key, ctrlKey, metaKey}) {
    const legal = this.legalPlaces();
    const allowed = this.exploring || legal.length === 0 ? [...this.grid.buttons.keys()] : legal;
    let next = null;
    if (key.startsWith("Arrow")) next = nearest(this.spots, from, key, allowed);
    else if (key === "Home" || key === "End") {
      const {row} = this.spots[from];
      const inRow = ctrlKey || metaKey ? allowed : allowed.filter((other) => this.spots[other].row === row);
      next = key === "Home" ? inRow[0] : inRow[inRow.length - 1];
    } else return false;
    if (next) this.grid.focus(next);
    return true;
  }

  /**
   * @param {string} command
   * @param {HTMLElement} target
   * @returns {boolean} whether something was done
   */
  command(command, target) {
    if (command.startsWith("choose-")) return this.press(Number(command.slice(7)));
    const doing = {
      back: () => {},
      "next-place": () => this.goTo(1),
      "previous-place": () => this.goTo(-1),
      turn: () => this.turnHere(target, 1),
      "turn-back": () => this.turnHere(target, -1),
      explore: () => this.explore(),
      undo: () => this.run("undo"),
      redo: () => this.run("redo"),
      "read-scores": () =>
        this.announcer.say(pointsSentence(this.players, this.moment.sheet.roots, this.sheet, this.t)),
      "read-last": () => this.announcer.say(this.lastWords()),
      help: () => this.act("help", this.tool("help"), true),
    };
    doing[command]?.();
    return command in doing;
  }

  /** @param {string} act */
  run(act) {
    if (this.tool(act).getAttribute("aria-disabled") !== "true") this.talk.act(act, {});
  }

  /** @param {number} number */
  press(number) {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (this.choices.querySelectorAll(".choice:has(kbd)"));
    const button = buttons[number - 1];
    if (!button) return false;
    button.focus();
    button.click();
    return true;
  }

  lastWords() {
    const entry = this.moment.log[this.moment.number - 1];
    return entry ? entry.events.map(({text}) => text).join(" ") : this.t("log_empty");
  }

  /** @param {number} step */
  goTo(step) {
    const focused = this.root.activeElement?.getAttribute("data-key") ?? null;
    const next = following(this.legalPlaces(), focused, step);
    if (next) this.grid.focus(next);
  }

  /**
   * @param {HTMLElement} target
   * @param {number} step
   */
  turnHere(target, step) {
    const key = target.closest(".cell")?.getAttribute("data-key") ?? "";
    if (this.trial) this.turn(step);
    else if (this.ways(key).length > 0) this.try(key, 0);
  }

  /** One step back: the card, the trial, what is taken up, exploring; false when nothing is left. */
  back() {
    if (!this.card.element.hidden) this.card.hide();
    else if (this.trial) this.cancel();
    else if (this.taken) this.take(this.taken);
    else if (this.exploring) this.explore();
    else return false;
    return true;
  }

  /**
   * @param {string} key
   * @param {boolean} byKey
   */
  choose(key, byKey) {
    const ways = this.ways(key);
    if (ways.length === 0) {
      if (this.sorted.sources.includes(key)) this.take(key);
      else this.ask(key);
      return;
    }
    const again = this.trial?.key === key;
    if (this.atOnce(key)) {
      const way = again && this.trial ? this.trial.way : 0;
      this.talk.act("act", {action: ways[way].action});
    } else if (!again) this.try(key, 0);
    else if (byKey || ways.length === 1) this.confirm();
    else this.turn(1);
  }

  /**
   * Whether a place is chosen with one click: an expert's wish, or a move of something that lies
   * on the board already. A piece laid on an empty place, or in one of several ways, is tried first.
   * @param {string} key
   */
  atOnce(key) {
    return !this.model.get("_confirm") || (this.ways(key).length === 1 && !this.laid(key));
  }

  /** @param {string} key */
  laid(key) {
    return this.spots[key].empty && this.ways(key)[0].action in this.moment.picture.ghosts;
  }

  /**
   * Put something on trial.
   * @param {string} key
   * @param {number} way
   */
  try(key, way) {
    this.trial = {key, way};
    this.picture.cross([]);
    if (this.grid.buttons.has(key)) this.grid.stop(key);
    keepingFocus(this.root, () => this.drawTrial());
    const option = this.tried();
    const ways = this.ways(key).length;
    const which = ways > 1 ? `, ${this.t("way", {way: way + 1, ways})}` : "";
    if (option) this.announcer.say(`${option.label}${which}. ${option.outcome}`.trim());
  }

  /** @param {number} step */
  turn(step) {
    if (!this.trial) return;
    const {key, way} = this.trial;
    const ways = this.ways(key).length;
    this.try(key, (way + step + ways) % ways);
  }

  confirm() {
    const option = this.tried();
    if (option) this.talk.act("act", {action: option.action});
  }

  cancel() {
    const key = this.trial?.key ?? "";
    const inside = this.pending.contains(this.root.activeElement);
    this.trial = null;
    this.drawTrial();
    if (inside) this.grid.focus(key);
    this.announcer.say(`${this.t("cancelled")} ${this.hint()}`.trim());
  }

  /** @param {string} key */
  take(key) {
    const name = this.spots[key]?.label ?? key;
    const put = this.taken === key;
    this.taken = put ? "" : key;
    this.trial = null;
    this.draw();
    this.announcer.say(`${this.t(put ? "put_down" : "picked", {name})} ${this.hint()}`.trim());
  }

  explore() {
    this.exploring = !this.exploring;
    this.draw();
    if (this.exploring) this.grid.focus(this.grid.current);
    this.announcer.say(this.t(this.exploring ? "exploring" : "explored"));
  }

  /** @param {boolean} on */
  teach(on) {
    this.teaching = on;
    this.draw();
  }

  zoom() {
    const {element} = this.picture;
    element.dataset.zoom = this.tool("zoom").getAttribute("aria-pressed") === "true" ? "whole" : "board";
    this.drawZoom();
  }

  // Explanations

  /**
   * @param {EventTarget | null} target
   * @param {boolean} mouse
   */
  hover(target, mouse) {
    if (!(target instanceof Element) || !mouse) return;
    const event = target.closest('[data-card="event"]');
    if (event) this.picture.point("hover", this.eventOf(event).marks);
    this.consider(target);
    this.peek(target.closest(".travel"));
    this.preview(target.closest(".cell, .area")?.getAttribute("data-key") ?? "");
    this.explainer.look(target);
  }

  /** @param {PointerEvent} event */
  unhover(event) {
    const left = /** @type {Element} */ (event.target);
    if (left.closest('[data-card="event"]')) this.picture.point("hover", []);
    if (left.closest(".travel")) this.peek(null);
  }

  /** @param {EventTarget | null} target */
  focus(target) {
    if (!(target instanceof Element)) return;
    const key = target.closest(".cell")?.getAttribute("data-key");
    this.consider(target);
    this.peek(target.closest(".travel"));
    if (!key) stopAt(target);
    if (key) {
      this.grid.stop(key);
      this.preview(key);
      if (this.exploring && this.ways(key).length === 0 && !this.reasons.has(key)) {
        clearTimeout(this.timers.why);
        this.timers.why = setTimeout(() => this.ask(key), REST);
      }
    }
    this.explainer.look(target);
  }

  /**
   * Show the rule behind a choice beside the board, and where it would be.
   * @param {Element} target
   */
  consider(target) {
    const choice = target.closest(".choice");
    const key = choice?.getAttribute("data-key");
    this.picture.point("target", key ? [key] : []);
    const clause = choice?.getAttribute("data-clause");
    if (clause) this.rule.replaceChildren(...ruleText(this.clauses[clause], clause));
  }

  /**
   * Show what one click would do, while the pointer or the focus is there.
   * @param {string} key
   */
  preview(key) {
    if (this.previewed && this.previewed !== key) {
      this.previewed = "";
      if (!this.trial) this.picture.layer("ghost", []);
    }
    const [way] = this.ways(key);
    if (!way || this.trial || !this.atOnce(key)) return;
    if (this.ways(key).length > 1) this.try(key, 0);
    else {
      this.previewed = key;
      this.picture.ghost(key, this.moment.picture.ghosts[way.action], "");
      this.rule.replaceChildren(...ruleText(this.clauses[way.clause], way.clause));
    }
  }

  /** @param {Element} line */
  eventOf(line) {
    const number = Number(line.getAttribute("data-owner")?.split(" ")[1]);
    return this.moment.log[number - 1].events[Number(line.getAttribute("data-event"))];
  }

  /** @param {string} key */
  ask(key) {
    const known = this.reasons.get(key);
    if (known) this.announcer.say(known);
    else this.talk.ask("why", {spot: key});
  }

  // Python

  /**
   * Look at the position after a step while the pointer or the focus is on its number.
   * @param {Element | null} travel
   */
  peek(travel) {
    const number = travel ? Number(travel.getAttribute("data-number")) : this.moment.number;
    clearTimeout(this.timers.peek);
    if (number !== this.moment.number) {
      this.timers.peek = setTimeout(() => this.talk.ask("peek", {number}), REST);
    } else if (this.widget.hasAttribute("data-peek")) this.showPicture(this.moment.picture, null);
    this.peeking = number;
  }

  fallSilent() {
    this.silent = true;
    this.announcer.warn(this.t("dead"));
    this.drawTools();
  }

  /** @param {any} message */
  receive(message) {
    const mine = this.talk.heard(message);
    this.silent = false;
    this.announcer.warn(this.model.get("error"));
    if (message.kind === "why" && mine) this.answer(message);
    if (message.kind === "peek" && mine && message.number === this.peeking) {
      this.showPicture(changedPicture(this.moment.picture, message.picture), message.number);
    }
    this.drawTools();
  }

  /** @param {{spot: string, text: string, clause: string, marks: string[]}} why */
  answer({spot, text, clause, marks}) {
    this.reasons.set(spot, text);
    this.grid.describe((key) => this.describe(key));
    this.picture.cross([spot]);
    this.picture.point("hover", marks.filter((mark) => mark !== spot));
    this.rule.replaceChildren(h("p", {class: "why"}, text), ...ruleText(this.clauses[clause], clause));
    this.announcer.say(text);
  }
}

/** A widget's model merges what changed, once for all its views; a view draws. */
export default () => ({
  initialize({model, signal}) {
    const merge = ({kind, change}) => {
      if (kind !== "change") return;
      const view = model.get("_view");
      if (view.rev === change.from) model.set("_view", changedMoment(view, change));
      else model.send({kind: "whole", view: "", seq: 0, rev: view.rev});
    };
    model.on("msg:custom", merge);
    signal?.addEventListener("abort", () => model.off("msg:custom", merge), {once: true});
  },
  render({model, el, signal}) {
    const view = new PlayView({model, el, signal});
    return () => view.host.remove();
  },
});
