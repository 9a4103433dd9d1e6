/** Replays a finished game step by step, with arrow keys or slider, by move or by turn. The address names the move. `studio.js` adds the coach. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { get } from "../net/api.js";
import { dress, icon } from "../draw/art.js";
import { barView, tabsView } from "../parts/bar.js";
import { payments, purses } from "../draw/coins.js";
import { Gains, MOMENT_MS } from "../news/gains.js";
import { emptyState, makeCtx, phone, sideways } from "../ctx/ctx.js";
import { lightUp, logView, thingOf } from "../parts/log.js";
import { TRAVEL_MS, places, travel } from "../draw/motion.js";
import { Panels } from "../table/panels.js";
import { playersView, stripView } from "../parts/players.js";
import { loadPrefs, otherTheme, savePrefs } from "../device/prefs.js";
import { Sidebar } from "../talk/sidebar.js";
import { siteUrl } from "../net/site.js";
import { statusView } from "../parts/status.js";
import { Studio } from "./studio.js";
import { textView } from "../parts/text.js";
import { trayView } from "../parts/tray.js";
import { WhatIs } from "../help/whatis.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").State} State */
/** @typedef {{turn: number, seat: number | null, move: string, facts: Fact[], n: number, used?: number[]}} Step */
/** @typedef {{view: any, deciding: number[], scores: import("../types.js").ScoreLine[][], position?: Fact[]}} Shown */

/** Frames per request. */
const PAGE_FRAMES = 40;
/** Time for which each step is shown while the replay plays by itself, and the pause before it begins. */
const STEP_MS = 1100;
const FIRST_STEP_MS = 100;
const SPECTATOR = -1;

export class Replay {
  /**
   * @param {import("../types.js").Setup} setup
   * @param {import("../types.js").Words} words
   * @param {import("../types.js").Board | null} board
   * @param {HTMLElement} root
   * @param {import("../types.js").Timing | null} timing of a table with a clock
   */
  constructor(setup, words, board, root, timing) {
    this.setup = setup;
    this.timing = timing;
    this.words = words;
    this.board = board;
    this.root = root;
    this.prefs = loadPrefs();
    this.seat = SPECTATOR;
    /** @type {Step[]} */
    this.steps = [];
    /** @type {Map<number, Shown>} */
    this.shown = new Map();
    /** @type {State} */
    this.frame = emptyState(setup.players);
    this.at = 0;
    this.byTurn = false;
    this.playing = 0;
    this.tab = "board";
    /** @type {import("../types.js").Ui} */
    this.ui = { kept: {} };
    this.side = new Sidebar(
      setup,
      null,
      () => this.seat,
      () => this.draw(false),
      () => {},
    );
    this.panels = new Panels({
      words,
      setup,
      board,
      ctx: () => this.ctx(),
      side: () => this.side,
      sideView: (ctx, whole) => this.sideView(ctx, whole),
      change: (change) => this.change(change),
    });
    this.whatis = new WhatIs(this);
    this.studio = new Studio(this);
    this.gains = new Gains(this);
    /** When a frame was last shown. */
    this.steppedAt = 0;
    /** The ending, once somebody has asked for it. @type {import("../score/counting.js").Counting | null} */
    this.counting = null;
    addEventListener("hashchange", () => this.go(this.addressed()));
    addEventListener("resize", () => this.studio.measure());
    for (const form of [phone, sideways]) form.addEventListener("change", () => this.draw(false));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  get text() {
    return this.prefs.text || !this.board || new URLSearchParams(location.search).has("text");
  }

  /** The move that the address names. */
  addressed() {
    return Number(location.hash.slice(1)) || 0;
  }

  get last() {
    return Math.max(0, this.steps.length - 1);
  }

  // Frames

  async start() {
    this.root.replaceChildren();
    await this.fetchOutline();
    await this.go(this.addressed());
    if (new URLSearchParams(location.search).has("analysis")) this.studio.start();
  }

  get viewpoint() {
    return this.seat === SPECTATOR ? "" : `&seat=${this.seat}`;
  }

  /** Fetches the whole game without positions. */
  async fetchOutline() {
    const whole = await get(`/api/tables/${this.setup.table}/replay?${this.viewpoint.slice(1)}`);
    this.steps = whole.frames;
    this.frame.seats = whole.seats;
    this.over = whole.over;
  }

  /** Fetches the page of frames around one, unless it is there. @param {number} at */
  async fetchPage(at) {
    const start = Math.floor(at / PAGE_FRAMES) * PAGE_FRAMES;
    if (start > this.last || this.shown.has(start)) return;
    const seat = this.seat;
    const page = await get(`/api/tables/${this.setup.table}/replay/frames?start=${start}&count=${PAGE_FRAMES}&text=${this.text}${this.viewpoint}`);
    if (seat !== this.seat) return;
    page.frames.forEach((/** @type {Shown} */ frame, /** @type {number} */ index) => this.shown.set(start + index, frame));
  }

  /** Shows a frame; the last call wins. @param {number} wished */
  async go(wished) {
    const at = Math.min(Math.max(0, Math.round(wished)), this.last);
    this.at = at;
    if (!this.shown.has(at)) await this.fetchPage(at);
    if (this.at !== at) return;
    const shown = this.shown.get(at);
    if (!shown) return;
    const end = at === this.last;
    const before = this.frame;
    this.frame = { ...this.frame, ...shown, number: at, turn: this.steps[at].turn, used: this.steps[at].used, over: end ? this.over : undefined };
    this.ui = { kept: this.ui.kept };
    history.replaceState(null, "", `${location.pathname}${location.search}#${at}`);
    this.feel(before);
    this.draw(true);
    this.fetchPage(at + PAGE_FRAMES);
  }

  /** A move later, what it has brought is felt as at the table; not where somebody jumps, or leafs through faster than a moment lasts. @param {State} before */
  feel(before) {
    const now = performance.now();
    const leafs = now - this.steppedAt < MOMENT_MS;
    this.steppedAt = now;
    if (!leafs && this.frame.number === before.number + 1 && !this.studio.posed) this.gains.follow(before, this.frame, this.told);
  }

  /** The frame one step on or back, by move or by turn. @param {number} way @param {boolean} [turns] */
  next(way, turns = this.byTurn) {
    if (!turns) return this.at + way;
    const { turn } = this.steps[this.at];
    let at = this.at + way;
    while (at > 0 && at < this.last && this.steps[at].turn === turn) at += way;
    if (way < 0) while (at > 0 && this.steps[at - 1].turn === this.steps[at].turn) at -= 1;
    return at;
  }

  play() {
    if (this.playing) return this.pause();
    const tick = async () => {
      if (this.at >= this.last) return this.pause();
      await this.go(this.next(1));
      if (this.playing) this.playing = setTimeout(tick, STEP_MS);
    };
    this.playing = setTimeout(tick, FIRST_STEP_MS);
    this.draw(false);
  }

  pause() {
    clearTimeout(this.playing);
    this.playing = 0;
    this.draw(false);
  }

  /** Counts the points up on the last board, as at the end of the game. */
  async watchEnding() {
    this.pause();
    await this.go(this.last);
    const { Counting } = await this.panels.loadPoints();
    this.counting = new Counting(this);
    this.tab = "board";
    this.counting.begin(true);
    this.draw(false);
  }

  /** Draws in the next animation frame. */
  update() {
    requestAnimationFrame(() => this.draw(false));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (this.counting?.running && this.counting.key(event)) return;
    if (target.closest("dialog, select, textarea, input:not([type=range])") || event.ctrlKey || event.metaKey || event.altKey || this.studio.key(event)) return;
    const way = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key];
    if (way) this.go(this.next(way, event.key.startsWith("Page") || this.byTurn));
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.last);
    else if (event.key === " " && !target.closest("button, a")) this.play();
    else return;
    event.preventDefault();
  }

  /** @param {number} seat */
  async viewAs(seat) {
    this.seat = seat;
    this.shown = new Map();
    await this.fetchOutline();
    await this.go(this.at);
  }

  // Drawing

  /** What led to the frame shown. The one that was asked for may still be on its way. */
  get told() {
    return this.steps[this.frame.number]?.facts ?? [];
  }

  ctx() {
    const ctx = this.plainCtx();
    return this.counting?.running ? this.counting.masked(ctx) : ctx;
  }

  /** `ctx` with the final result, even while the points are being counted up. */
  plainCtx() {
    const { posed } = this.studio;
    return makeCtx({ ...this.frame, ...posed?.state }, this.words, {
      me: posed?.seat ?? (this.seat === SPECTATOR ? null : this.seat),
      pending: null,
      advised: posed?.advised,
      timing: this.timing,
      facts: posed ? [] : this.told,
      ui: this.ui,
      prefs: this.prefs,
      phone: phone.matches,
      sideways: sideways.matches,
      spectator: !posed && this.seat === SPECTATOR,
      shared: false,
      replay: !posed,
      choose: (entry, then) => void posed?.choose(entry, then),
      why: () => {},
      update: () => this.draw(false),
      show: (tab) => this.showTab(tab),
    });
  }

  /** @param {string} tab */
  showTab(tab) {
    this.tab = tab === "score" ? "board" : tab; // a replay has its sheet in a dialog
    this.draw(false);
  }

  /** @param {boolean} moved */
  draw(moved) {
    const before = moved ? places(this.root) : new Map();
    const coins = moved ? purses(this.root) : new Map();
    render(this.page(), this.root);
    this.panels.draw();
    this.studio.drawn();
    void this.whatis.follow();
    const startTravel = travel(this.root, before, TRAVEL_MS[this.prefs.pace]);
    const feel = this.gains.show();
    startTravel();
    feel();
    payments(this.root, coins, (seat) =>
      thingOf(
        this.root,
        this.text ? null : this.board,
        this.ctx(),
        this.told.filter((fact) => fact.seat === seat),
      ),
    )();
  }

  page() {
    const ctx = this.ctx();
    const menu = () => this.openMenu();
    const theme = () => this.change(otherTheme(this.prefs));
    const actions = {
      mine: [],
      board: this.text || !ctx.view ? null : this.board,
      links: false,
      peek: (/** @type {number} */ seat) => void this.panels.peek(seat),
      takeOver: () => {},
      handBack: () => {},
      share: () => {},
      nudge: () => {},
      botTurn: () => {},
      wishEnd: () => {},
    };
    const { studio } = this;
    return html`<div class="app ${this.text ? "textmode" : ""} ${this.side.tabs.length > 1 ? "talks" : ""} ${studio.look} ${this.counting?.running ? "counting" : ""}" data-tab=${this.tab}>
      ${barView(ctx, this.setup, { theme, menu, share: () => this.panels.link(this.words.text("replay-link")), score: () => void this.panels.score(), log: () => this.panels.log(), what: () => this.whatis.ask(true) })}
      ${tabsView({ ...ctx, over: null }, this.tab, (tab) => this.showTab(tab), menu, this.text ? [] : this.board?.tabs, studio.on ? ["analysis"] : [])}
      ${stripView(ctx, actions)}${studio.overview(ctx)}
      <main class="board" tabindex=${this.text || ctx.phone || ctx.sideways ? "0" : nothing} aria-label=${ctx.t("table-tab-board")}>${ctx.view ? this.boardView(ctx) : html`<p class="quiet">${ctx.t("status-connecting")}</p>`}</main>
      <aside class="rail">${studio.retry && !ctx.asks ? nothing : statusView(ctx, "", "open")}${studio.side(ctx)}
        ${playersView(ctx, actions)}
        ${this.sideView(ctx)}</aside>
      ${this.counting?.running ? this.counting.view(this.plainCtx()) : studio.retry ? trayView(ctx, { board: this.text ? null : this.board, ...studio.retry.hands }) : this.stepper(ctx)}</div>`;
  }

  /** The log up to here, and notes in its place. @param {import("../types.js").Ctx} ctx @param {boolean} [whole] in a dialog */
  sideView(ctx, whole = false) {
    const told = this.steps.slice(0, this.at + 1).flatMap((step, index) => step.facts.map((fact) => ({ fact, index })));
    const sign = this.studio.signs(ctx, told);
    const log = (/** @type {unknown} */ head) =>
      logView(
        ctx,
        told.map(({ fact }) => fact),
        (facts) => this.light(facts),
        { full: this.text, head, go: (line) => this.go(told[line].index), sign },
      );
    return this.side.view(ctx, log, whole);
  }

  /** @param {import("../types.js").Ctx} ctx */
  boardView(ctx) {
    return this.text
      ? html`${this.studio.report(ctx)}${textView(ctx, this.studio.posed?.state.position ?? this.frame.position ?? [], () => {})}`
      : (this.board?.board(ctx) ?? nothing);
  }

  /** @param {import("../types.js").Ctx} ctx */
  stepper(ctx) {
    const button = (/** @type {string} */ name, /** @type {string} */ drawn, /** @type {() => void} */ act, /** @type {boolean} */ off) =>
      html`<button class="iconbtn" aria-label=${ctx.t(name)} title=${ctx.t(name)} ?disabled=${off} @click=${act}>${icon(drawn)}</button>`;
    const slide = (/** @type {Event} */ event) => this.go(Number(/** @type {HTMLInputElement} */ (event.target).value));
    const look = (/** @type {Event} */ event) => this.viewAs(Number(/** @type {HTMLSelectElement} */ (event.target).value));
    const by = (/** @type {boolean} */ turn, /** @type {string} */ key) => html`<button class="btn small ${this.byTurn === turn ? "main" : "soft"}"
      aria-pressed=${this.byTurn === turn} @click=${() => {
        this.byTurn = turn;
        this.draw(false);
      }}>${ctx.t(key)}</button>`;
    return html`<section class="tray sheet stepper" aria-label=${ctx.t("table-replay")}>
      <div class="row">${button("replay-start", "first", () => this.go(0), this.at === 0)}${button("replay-back", "back", () => this.go(this.next(-1)), this.at === 0)}
        ${button(this.playing ? "replay-pause" : "replay-play", this.playing ? "pause" : "play", () => this.play(), this.at === this.last)}
        ${button("replay-on", "right", () => this.go(this.next(1)), this.at === this.last)}${button("replay-end", "last", () => this.go(this.last), this.at === this.last)}</div>
      <input type="range" min="0" max=${this.last} .value=${`${this.at}`} aria-label=${ctx.t("replay-slider")} @input=${slide}>
      ${this.over && this.board && !this.text && !matchMedia("(prefers-reduced-motion: reduce)").matches ? button("counting-again", "flag", () => void this.watchEnding(), false) : nothing}<span class="at" role="status">${ctx.t("replay-at", { move: this.at, last: this.last })}</span>
      <div class="row by" role="group" aria-label=${ctx.t("replay-by")}>${by(false, "replay-by-move")}${by(true, "replay-by-turn")}</div>
      ${
        this.setup.hidden
          ? html`<select aria-label=${ctx.t("replay-view")} @change=${look}><option value=${SPECTATOR}>${ctx.t("replay-view-all")}</option>
            ${ctx.seats.map((_, seat) => html`<option value=${seat}>${ctx.name(seat)}</option>`)}</select>`
          : nothing
      }
      ${this.studio.buttons(ctx)}<a class="iconbtn deskonly" href=${siteUrl(`/api/tables/${this.setup.table}/record`)} download aria-label=${ctx.t("table-record")} title=${ctx.t("table-record")}>${icon("save")}</a>
    </section>`;
  }

  /** @param {Fact[]} facts */
  light(facts) {
    const { board } = this;
    lightUp(this.root, board?.place ? facts.flatMap((fact) => board.place?.(this.ctx(), fact) ?? []) : []);
  }

  /** @param {Partial<import("../types.js").Prefs>} change */
  change(change) {
    const text = this.text;
    this.prefs = { ...this.prefs, ...change };
    savePrefs(this.prefs);
    if (text !== this.text) this.viewAs(this.seat);
    else this.draw(false);
  }

  openMenu() {
    void this.panels.menu(
      () => html`<div class="menu"><a class="btn bare" href=${siteUrl(`/api/tables/${this.setup.table}/record`)} download>${icon("save")}${this.words.text("table-record")}</a>
      <button class="btn bare" @click=${() => this.panels.edition()}>${icon("info")}${this.words.text("edition-title")}</button>
      <a class="btn bare" href=${siteUrl("/")}>${icon("back")}${this.words.text("page-home")}</a></div>`,
    );
  }
}

/** Opens the replay that the page is about. @param {import("../types.js").Board | null} board */
export async function open(board) {
  /** @type {import("../types.js").Setup} */
  const setup = JSON.parse(document.getElementById("setup")?.textContent ?? "");
  dress(setup.colours);
  const words = await loadWords(setup.root, setup.catalogues);
  const timing = setup.clock ? await import("../parts/clock.js") : null;
  await new Replay(setup, words, board, /** @type {HTMLElement} */ (document.getElementById("app")), timing).start();
}
