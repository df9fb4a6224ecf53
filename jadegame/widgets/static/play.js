import {boardBox, changedMoment, changedPicture, following, nearest, passesThrough, playCommand, sorted} from "./logic.js";
import {CalculationTable} from "./calculation.js";
import {Announcer, centre, h, keepingFocus, letThrough, moveWithin, oneStop, opened, patch, stopAt, words} from "./dom.js";
import {Picture} from "./picture.js";
import {Grid} from "./grid.js";
import {pathOf, ruleText} from "./tree.js";
import {Explainer} from "./explain.js";
import {keyList, pointsSentence} from "./entries.js";
import {choiceGroups, lesson, logItem, pendingBar, points, toolButton} from "./play_parts.js";

const PATIENCE = 3000;
const REST = 250;
const NARROW = 520;

/** One view of the play widget: what is tried, taken up or explored here is this view's own. */
class PlayView {
  /** @param {{model: any, el: HTMLElement, signal: AbortSignal}} context */
  constructor({model, el, signal}) {
    this.model = model;
    this.signal = signal;
    this.texts = model.get("_texts");
    this.t = words(this.texts);
    this.clauses = model.get("_clauses");
    this.players = model.get("_players");
    this.viewer = model.get("_viewer");
    this.id = Math.random().toString(36).slice(2);
    this.seq = 0;
    this.waiting = 0;
    this.timers = {dead: 0, why: 0, peek: 0};
    this.peeking = 0;
    this.taken = "";
    /** @type {{key: string, way: number} | null} */
    this.trial = null;
    this.previewed = "";
    this.exploring = false;
    this.teaching = model.get("teach");
    this.dead = false;
    this.narrow = false;
    /** @type {Map<string, string>} */
    this.reasons = new Map();
    /** @type {WeakMap<object, {item: HTMLElement, table: CalculationTable}>} */
    this.items = new WeakMap();
    this.build(el);
    this.listen();
    this.draw();
    this.announcer.write(this.hint(), this.asked());
  }

  get moment() {
    return this.model.get("_view");
  }

  get spots() {
    return this.moment.picture.spots;
  }

  /** @param {HTMLElement} el */
  build(el) {
    const {host, root} = opened(el, this.model.get("_style"), this.signal);
    const {t, texts} = this;
    this.host = host;
    this.root = root;
    this.announcer = new Announcer(this.signal);
    this.picture = new Picture(this.model.get("_attributes"));
    this.grid = new Grid(t("board"));
    this.picture.sheet.append(this.grid.element, this.grid.areas);
    this.explainer = new Explainer({
      root,
      texts,
      t,
      clauses: this.clauses,
      signal: this.signal,
      count: (marks) => this.picture.count(marks),
      tableOf: (owner) => this.tableOf(owner),
      numbers: true,
    });
    this.card = this.explainer.card;
    this.toolbar = h("div", {class: "toolbar", role: "toolbar", "data-zone": "toolbar", "aria-label": t("keys_title")});
    this.toolbar.append(
      toolButton("undo", t("undo"), {"aria-keyshortcuts": "U"}),
      toolButton("redo", t("redo"), {"aria-keyshortcuts": "Shift+U"}),
      toolButton("restart", t("restart")),
      toolButton("explore", t("explore"), {"aria-keyshortcuts": "E", class: "apart"}),
      toolButton("teach", t("teach")),
      toolButton("zoom", t("closer"), {class: "apart"}),
      toolButton("help", t("help"), {"aria-keyshortcuts": "?", class: "end"}),
    );
    this.lines = h("ol", {class: "lesson", "data-zone": "lesson", hidden: true});
    this.choices = h("div", {class: "choices", "data-zone": "choices"});
    this.rule = h("div", {class: "rule"});
    this.pending = h("div", {class: "pending", "data-zone": "pending", role: "group", "aria-label": t("confirm")});
    this.points = h("div", {class: "sheet-points", "data-zone": "points"});
    this.log = h("ol", {class: "log", "data-zone": "log", "aria-label": t("log")});
    const board = h("div", {class: "board"}, this.picture.element, this.announcer.status, this.pending);
    const side = h("section", {class: "side"}, this.choices, this.rule);
    const details = h("section", {class: "details"}, this.points, h("h4", {}, t("log")), this.log);
    const title = t("play", {game: this.model.get("_title"), players: this.players.length});
    const seen = this.viewer < 0 ? "" : `, ${t("seen_by", {name: this.players[this.viewer].name})}`;
    this.widget = h(
      "div",
      {class: "widget play", role: "group", "aria-label": title + seen, lang: this.model.get("_language")},
      this.toolbar,
      this.announcer.alert,
      this.lines,
      h("div", {class: "columns"}, side, board, details),
      this.card.element,
    );
    root.append(this.widget);
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

  // Drawing

  draw() {
    keepingFocus(this.root, () => this.redraw());
  }

  redraw() {
    const {moment, spots, grid} = this;
    const {width, height} = moment.picture;
    this.sorted = sorted(moment.options, spots, this.taken);
    this.sheet = new CalculationTable(moment.sheet.table);
    this.showPicture(moment.picture, null);
    grid.lay(spots, width, height);
    grid.cover(spots, [...this.sorted.targets.keys(), ...this.sorted.sources], width, height);
    const legal = this.legalPlaces();
    if (legal.length > 0 && !legal.includes(grid.current) && !this.exploring) grid.stop(legal[0]);
    this.drawTools();
    this.drawChoices();
    this.drawTrial();
    this.drawLesson();
    this.points.replaceChildren(...points(moment, this.players, this.sheet, this.t));
    this.drawLog();
    for (const zone of [this.toolbar, this.choices, this.pending, this.points, this.log, this.lines]) oneStop(zone);
  }

  drawTools() {
    const {can} = this.moment;
    const state = {
      undo: {"aria-disabled": !can.includes("undo") || null},
      redo: {"aria-disabled": !can.includes("redo") || null},
      restart: {"aria-disabled": !can.includes("restart") || null},
      explore: {"aria-pressed": String(this.exploring)},
      teach: {"aria-pressed": String(this.teaching)},
    };
    for (const [act, attributes] of Object.entries(state)) patch(this.tool(act), attributes);
    patch(this.widget, {"data-dead": this.dead || null, "data-exploring": this.exploring || null});
    this.drawZoom();
  }

  drawZoom() {
    const {element} = this.picture;
    const zoom = element.dataset.zoom;
    const board = zoom === "board" || (zoom === "auto" && this.narrow);
    patch(this.tool("zoom"), {"aria-pressed": String(board), hidden: this.grid.buttons.size === 0});
  }

  /** @param {string} act */
  tool(act) {
    return /** @type {Element} */ (this.toolbar.querySelector(`[data-act="${act}"]`));
  }

  drawChoices() {
    const waiting = this.t("waiting", {
      name: this.players[this.moment.seat]?.name ?? "",
      viewer: this.players[this.viewer]?.name ?? "",
    });
    const heading = h("h3", {class: "question"}, this.moment.question);
    this.choices.replaceChildren(heading, ...choiceGroups(this.moment, this.sorted, this.spots, waiting, this.t));
    this.rule.replaceChildren();
  }

  /** Show what is tried and taken up, and say of each place what it is. */
  drawTrial() {
    const {picture, trial} = this;
    const option = this.tried();
    const ways = trial ? this.ways(trial.key).length : 0;
    const bar = option && trial ? pendingBar(option, trial.way, ways, this.t) : [];
    this.pending.replaceChildren(...bar);
    this.pending.hidden = bar.length === 0;
    if (option && trial) {
      const badge = ways > 1 ? `${trial.way + 1}/${ways}` : "";
      picture.ghost(trial.key, this.moment.picture.ghosts[option.action], badge);
      this.rule.replaceChildren(...ruleText(this.clauses[option.clause], option.clause));
    } else {
      picture.layer("ghost", []);
    }
    const chosen = this.sorted.sources.length > 1 && this.sorted.held ? [this.sorted.held] : [];
    picture.choose(chosen);
    picture.hide("state:legal", chosen.length > 0);
    picture.allow(chosen.length > 0 ? this.legalPlaces() : []);
    this.grid.describe((key) => this.describe(key));
    oneStop(this.pending);
  }

  /** @param {string} key */
  describe(key) {
    const ways = this.ways(key);
    const {label} = this.spots[key];
    if (ways.length === 0) {
      return {label: `${label}, ${this.t("illegal")}`, legal: false, reason: this.reasons.get(key) ?? ""};
    }
    const outcomes = [...new Set(ways.map(({outcome}) => outcome).filter(Boolean))];
    const words = [
      label,
      ways.length > 1 ? this.t("ways", {count: ways.length}) : this.t("legal"),
      ...(outcomes.length === 1 ? [this.t("would", {outcome: outcomes[0]})] : []),
      ...(ways.length === 1 ? [ways[0].label] : []),
    ];
    return {label: words.join(", "), legal: true, reason: ""};
  }

  drawLesson() {
    this.lines.hidden = !this.teaching;
    this.lines.replaceChildren(...(this.teaching ? lesson(this.moment.lines, this.clauses, this.t) : []));
  }

  drawLog() {
    const {log, number} = this.moment;
    const items = log.map((entry) => this.logged(entry).item);
    const kept = items.findIndex((item, index) => this.log.children[index] !== item);
    const same = kept < 0 ? items.length : kept;
    while (this.log.children.length > same) this.log.lastElementChild?.remove();
    this.log.append(...items.slice(same));
    log.forEach((entry, index) => {
      items[index].classList.toggle("later", entry.number > number);
      const travel = this.t("log_travel", {number: entry.number});
      const label = entry.number > number ? `${travel}, ${this.t("log_later")}` : travel;
      patch(items[index], {"aria-current": entry.number === number ? "step" : null});
      patch(/** @type {Element} */ (items[index].firstElementChild), {"aria-label": label});
    });
    centre(this.log, items[number - 1]);
  }

  /** @param {any} entry */
  logged(entry) {
    let known = this.items.get(entry);
    if (!known) {
      const table = new CalculationTable(entry.table);
      known = {table, item: logItem(entry, table, this.players, this.t)};
      this.items.set(entry, known);
    }
    return known;
  }

  // What can be chosen

  legalPlaces() {
    return [...this.grid.buttons.keys()].filter((key) => this.sorted.targets.has(key));
  }

  /** @param {string} key */
  ways(key) {
    return this.sorted.targets.get(key) ?? [];
  }

  tried() {
    return this.trial ? this.ways(this.trial.key)[this.trial.way] : undefined;
  }

  /** What is decided, as a sentence to be read before a hint. */
  asked() {
    const question = this.moment.question || this.t("over");
    return /[.!?]$/.test(question) ? question : `${question}.`;
  }

  hint() {
    return this.legalPlaces().length > 0 && !this.trial ? this.t("choose_place") : "";
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
      option: () => this.send("act", {action: get("data-option")}),
      outcome: () => this.send("act", {action: this.choices.querySelector("select")?.value}),
      travel: () => this.send("goto", {number: Number(get("data-number"))}),
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
    else this.send(act, {});
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
    if (this.tool(act).getAttribute("aria-disabled") !== "true") this.send(act, {});
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
      this.send("act", {action: ways[way].action});
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
    if (option) this.send("act", {action: option.action});
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

  /** @param {string} owner */
  tableOf(owner) {
    const number = Number(owner.split(" ")[1]);
    return owner === "sheet" ? this.sheet : this.logged(this.moment.log[number - 1]).table;
  }

  /** @param {string} key */
  ask(key) {
    const known = this.reasons.get(key);
    if (known) this.announcer.say(known);
    else this.send("why", {spot: key});
  }

  // Python

  /**
   * Ask Python to do something; while an answer is due nothing else is asked.
   * @param {string} kind
   * @param {Record<string, unknown>} values
   */
  send(kind, values) {
    if (this.waiting || this.dead) return;
    this.seq += 1;
    this.waiting = this.seq;
    clearTimeout(this.timers.dead);
    this.timers.dead = setTimeout(() => this.die(), PATIENCE);
    const message = {kind, view: this.id, seq: this.seq, rev: this.moment.rev, ...values};
    try {
      this.model.send(message);
    } catch {
      this.die();
    }
  }

  die() {
    this.dead = true;
    this.waiting = 0;
    this.announcer.warn(this.t("dead"));
    this.drawTools();
  }

  /**
   * Look at the position after a step while the pointer or the focus is on its number.
   * @param {Element | null} travel
   */
  peek(travel) {
    const number = travel ? Number(travel.getAttribute("data-number")) : this.moment.number;
    clearTimeout(this.timers.peek);
    if (number !== this.moment.number && !this.dead) {
      const ask = () => this.model.send({kind: "peek", view: this.id, seq: 0, rev: this.moment.rev, number});
      this.timers.peek = setTimeout(ask, REST);
    } else if (this.widget.hasAttribute("data-peek")) this.showPicture(this.moment.picture, null);
    this.peeking = number;
  }

  /**
   * @param {any} picture
   * @param {number | null} number the step that is looked at
   */
  showPicture(picture, number) {
    const {width, height} = picture;
    this.picture.show(picture, boardBox(picture.spots, width, height));
    const label = number === null ? null : this.t("peeking", {number});
    patch(this.widget, {"data-peek": label});
    patch(this.picture.element, {"data-label": label});
  }

  /** @param {any} message */
  receive(message) {
    const [view, seq] = message.ack ?? [];
    if (view === this.id && seq >= this.waiting) {
      this.waiting = 0;
      clearTimeout(this.timers.dead);
    }
    this.dead = false;
    this.announcer.warn(this.model.get("error"));
    if (message.kind === "why" && view === this.id) this.answer(message);
    if (message.kind === "peek" && view === this.id && message.number === this.peeking) {
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
