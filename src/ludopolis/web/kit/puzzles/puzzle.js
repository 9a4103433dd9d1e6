/** A puzzle on the real board: the position as its seat knows it, a turn, and what that is worth. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { post, Refused } from "../net/api.js";
import { dress, icon } from "../draw/art.js";
import { barView, tabsView } from "../parts/bar.js";
import { emptyState, makeCtx, phone, sideways } from "../ctx/ctx.js";
import { TRAVEL_MS, places, travel } from "../draw/motion.js";
import { TurnMarks } from "../parts/turnmarks.js";
import { Panels } from "../table/panels.js";
import { playersView, stripView } from "../parts/players.js";
import { loadPrefs, otherTheme, savePrefs } from "../device/prefs.js";
import { siteUrl } from "../net/site.js";
import { statusView } from "../parts/status.js";
import { textView } from "../parts/text.js";
import { trayView } from "../parts/tray.js";
import { stillToMake, takenBack } from "../parts/trying.js";
import { WhatIs } from "../help/whatis.js";
import { loadWords } from "../words/words.js";
import { judged } from "./verdict.js";

/** @typedef {import("../parts/trying.js").Made} Made */

export class PuzzlePage {
  /**
   * @param {import("../types.js").Setup & {puzzle: import("../types.js").PuzzleSetup}} setup
   * @param {import("../types.js").Words} words
   * @param {import("../types.js").Board | null} board
   * @param {HTMLElement} root
   */
  constructor(setup, words, board, root) {
    this.setup = setup;
    this.words = words;
    this.board = board;
    this.root = root;
    this.prefs = loadPrefs();
    this.seat = setup.mine[0];
    this.path = `/api/puzzles/${setup.game}/${setup.table}`;
    /** @type {import("../types.js").State} */
    this.state = emptyState(setup.players);
    this.state.seats = setup.puzzle.names.map((name) => ({ ...this.state.seats[0], name }));
    /** The moves made so far. @type {Made[]} */
    this.turn = [];
    /** What the turn is worth, once it is over. @type {import("./verdict.js").Judged | null} */
    this.verdict = null;
    /** The hints that were opened. @type {import("./verdict.js").Hint[]} */
    this.hints = [];
    /** Tries that were not it, in words. @type {import("./verdict.js").Attempt[]} */
    this.attempts = [];
    this.busy = false;
    this.note = "";
    this.tab = "board";
    /** @type {import("../types.js").Ui} */
    this.ui = { kept: {} };
    this.panels = new Panels({
      words,
      setup,
      board,
      ctx: () => this.ctx(),
      side: () => undefined,
      sideView: () => nothing,
      change: (change) => this.change(change),
    });
    this.whatis = new WhatIs(this);
    this.marks = new TurnMarks();
    for (const form of [phone, sideways]) form.addEventListener("change", () => this.draw(false));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  get text() {
    return this.prefs.text || !this.board || new URLSearchParams(location.search).has("text");
  }

  async start() {
    this.root.replaceChildren();
    await this.load([]);
  }

  // Answering

  /** Fetches the position after some moves, and after those picked with them as far as they are legal. @param {string[]} moves @param {string[]} [then] */
  async load(moves, then = []) {
    this.busy = true;
    this.note = "";
    this.draw(false);
    try {
      const { state, turn, verdict, ...rest } = await post(`${this.path}/try`, { moves, then, text: this.text });
      Object.assign(this.state, state);
      this.turn = turn;
      this.verdict = verdict && { ...verdict, ...rest };
      if (verdict && verdict.verdict !== "found") this.attempts = [...this.attempts, { turn, verdict }];
    } catch (error) {
      this.note = error instanceof Refused ? error.message : this.words.text("why-analysis-failed");
      if (!(error instanceof Refused)) reportError(error);
    }
    this.busy = false;
    this.ui = { kept: this.ui.kept };
    this.draw(true);
  }

  /** @param {import("../types.js").Entry} entry @param {string[]} [then] */
  async choose(entry, then = []) {
    if (!this.busy && !this.verdict) await this.load([...this.turn.map(({ move }) => move), entry.move], then);
  }

  /** Takes back the last choice, or the whole turn. @param {boolean} all */
  async undo(all) {
    if (!this.busy && this.turn.length) await this.load(takenBack(this.turn, all || !!this.verdict));
  }

  /** Opens the next hint. */
  async hint() {
    if (this.busy || this.hints.length === 3) return;
    const told = await post(`${this.path}/hint`, { step: this.hints.length + 1 });
    this.hints = [...this.hints, told];
    if (this.turn.length) await this.undo(true);
    else this.draw(false);
  }

  /** What of the best turn is drawn on the board: the moves still to be made, as long as it is followed. */
  get advised() {
    const best = this.verdict?.verdict === "found" ? undefined : this.hints[2]?.turn;
    return best && stillToMake(best, this.turn);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("dialog, select, textarea, input") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "u") void this.undo(false);
    else if (event.key === "h") void this.hint();
  }

  // Drawing

  ctx() {
    return makeCtx(this.state, this.words, {
      me: this.seat,
      pending: null,
      advised: this.advised,
      facts: [],
      ui: this.ui,
      prefs: this.prefs,
      phone: phone.matches,
      sideways: sideways.matches,
      spectator: false,
      shared: false,
      replay: false,
      choose: (entry, then) => void this.choose(entry, then),
      why: () => {},
      update: () => this.draw(false),
      show: (tab) => this.showTab(tab),
    });
  }

  /** @param {string} tab */
  showTab(tab) {
    this.tab = tab;
    this.draw(false);
  }

  /** @param {boolean} moved */
  draw(moved) {
    const before = moved ? places(this.root) : new Map();
    render(this.page(), this.root);
    this.panels.draw();
    this.marks.light(this.root, this.text ? null : this.board, this.advised ?? [], this.seat, () => this.ctx());
    void this.whatis.follow();
    travel(this.root, before, TRAVEL_MS[this.prefs.pace])();
  }

  page() {
    const ctx = this.ctx();
    const menu = () => this.openMenu();
    const actions = {
      mine: [this.seat],
      board: this.text || !ctx.view ? null : this.board,
      links: false,
      peek: (/** @type {number} */ seat) => this.panels.peek(seat),
      takeOver: () => {},
      handBack: () => {},
      share: () => {},
      nudge: () => {},
      botTurn: () => {},
      wishEnd: () => {},
    };
    const hands = {
      board: this.text ? null : this.board,
      busy: this.busy,
      confirm: () => {},
      cancel: () => {},
      undo: () => void this.undo(false),
      reset: () => void this.undo(true),
      before: null,
    };
    return html`<div class="app seated puzzle ${this.text ? "textmode" : ""} ${this.verdict ? "answered" : ""}" data-tab=${this.tab}>
      ${barView(ctx, this.setup, { theme: () => this.change(otherTheme(this.prefs)), menu, share: this.setup.puzzle.sendable ? () => this.panels.link(this.words.text("puzzle-send")) : null, score: () => this.panels.score(), log: () => {}, what: () => this.whatis.ask(true) })}
      ${tabsView(ctx, this.tab, (tab) => this.showTab(tab), menu, this.text ? [] : this.board?.tabs)}
      ${stripView(ctx, actions)}
      <main class="board" tabindex=${this.text || ctx.phone || ctx.sideways ? "0" : nothing} aria-label=${ctx.t("table-tab-board")}>${ctx.view ? this.boardView(ctx) : html`<p class="quiet">${ctx.t("status-connecting")}</p>`}</main>
      <aside class="rail">${ctx.asks ? statusView(ctx, "", "open") : nothing}${judged(ctx, this)}${playersView(ctx, actions)}</aside>
      ${this.verdict || !ctx.view ? nothing : trayView(ctx, hands)}</div>`;
  }

  /** @param {import("../types.js").Ctx} ctx */
  boardView(ctx) {
    return this.text ? textView(ctx, this.state.position ?? [], () => {}) : (this.board?.board(ctx) ?? nothing);
  }

  /** @param {Partial<import("../types.js").Prefs>} change */
  change(change) {
    const { text } = this;
    this.prefs = { ...this.prefs, ...change };
    savePrefs(this.prefs);
    if (text === this.text) this.draw(false);
    else void this.load([]);
  }

  openMenu() {
    void this.panels.menu(
      () => html`<div class="menu"><a class="btn bare" href=${this.setup.puzzle.all}>${icon("list")}${this.words.text("puzzle-all")}</a>
      <button class="btn bare" @click=${() => this.panels.edition()}>${icon("info")}${this.words.text("edition-title")}</button>
      <a class="btn bare" href=${siteUrl("/")}>${icon("back")}${this.words.text("page-home")}</a></div>`,
    );
  }
}

/** Opens the puzzle that the page is about. @param {import("../types.js").Board | null} board */
export async function open(board) {
  const setup = JSON.parse(document.getElementById("setup")?.textContent ?? "");
  dress(setup.colours);
  const words = await loadWords(setup.root, setup.catalogues);
  await new PuzzlePage(setup, words, board, /** @type {HTMLElement} */ (document.getElementById("app"))).start();
}
