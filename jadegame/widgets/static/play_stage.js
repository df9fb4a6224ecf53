import {boardBox, sorted} from "./logic.js";
import {CalculationTable} from "./calculation.js";
import {Announcer, centre, h, keepingFocus, oneStop, opened, patch, words} from "./dom.js";
import {Picture} from "./picture.js";
import {Grid} from "./grid.js";
import {ruleText} from "./tree.js";
import {Explainer} from "./explain.js";
import {choiceGroups, lesson, logItem, pendingBar, points, toolButton} from "./play_parts.js";

/** What a view of the play widget shows; what is tried, taken up or explored is its own. */
export class PlayStage {
  /** @param {{model: any, el: HTMLElement, signal: AbortSignal}} context */
  constructor({model, el, signal}) {
    this.model = model;
    this.signal = signal;
    this.texts = model.get("_texts");
    this.t = words(this.texts);
    this.clauses = model.get("_clauses");
    this.players = model.get("_players");
    this.viewer = model.get("_viewer");
    this.taken = "";
    /** @type {{key: string, way: number} | null} */
    this.trial = null;
    this.previewed = "";
    this.exploring = false;
    this.teaching = model.get("teach");
    this.silent = false;
    this.narrow = false;
    /** @type {Map<string, string>} */
    this.reasons = new Map();
    /** @type {WeakMap<object, {item: HTMLElement, table: CalculationTable}>} */
    this.items = new WeakMap();
    this.build(el);
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
    patch(this.widget, {"data-dead": this.silent || null, "data-exploring": this.exploring || null});
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

  /** @param {string} owner */
  tableOf(owner) {
    const number = Number(owner.split(" ")[1]);
    return owner === "sheet" ? this.sheet : this.logged(this.moment.log[number - 1]).table;
  }
}
