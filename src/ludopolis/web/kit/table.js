/** A table in the browser: follows the socket, keeps what is being chosen, draws. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { Acts } from "./acts.js";
import { icon } from "./art.js";
import { barView, tabsView } from "./bar.js";
import { Connection } from "./connection.js";
import { common, emptyState, makeCtx, phone, sideways } from "./ctx.js";
import { closedView, curtainView, joinView } from "./door.js";
import { Hints } from "./hints.js";
import { lightUp, lines, logView, sentence, tells } from "./log.js";
import { places, travel } from "./motion.js";
import { chime, markPage } from "./notice.js";
import { TablePanels } from "./panels.js";
import { playersView } from "./players.js";
import { loadPrefs, otherTheme, savePrefs } from "./prefs.js";
import { finalView } from "./score.js";
import { statusView } from "./status.js";
import { textView } from "./text.js";
import { trayView } from "./tray.js";
import { loadWords } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Fact} Fact */
/** @typedef {import("./types.js").Setup} Setup */

const SPECTATOR = -1;
const TOAST = 4000;
const SKIP = 350;
const LATER = 100;
/** How long the first message may take, in milliseconds, before an empty table is drawn. */
const PATIENCE = 300;

/** In words, because the reader wants it or the game has no board. @param {import("./types.js").Prefs} prefs @param {import("./types.js").Board | null} board */
const inWords = (prefs, board) => prefs.text || !board || new URLSearchParams(location.search).has("text");

/** One screen for several hands that must not see each other. @param {Setup} setup */
const isShared = (setup) => setup.hidden && setup.mine.length > 1;

/** As whom the page looks at first. @param {Setup} setup */
const firstSeat = (setup) => (setup.mine.length && !isShared(setup) ? setup.mine[0] : SPECTATOR);

export class Table {
  /**
   * @param {Setup} setup @param {import("./words.js").Words} words @param {import("./types.js").Board | null} board @param {HTMLElement} root
   * @param {Connection} connection opened as the first seat
   */
  constructor(setup, words, board, root, connection) {
    this.setup = setup;
    this.words = words;
    this.board = board;
    this.root = root;
    this.prefs = loadPrefs();
    /** @type {State | null} */
    this.state = null;
    /** @type {Fact[]} */
    this.log = [];
    /** Facts not drawn before. @type {Fact[]} */
    this.fresh = [];
    /** The log as it was last drawn, by audience. @type {Map<number, Fact[]>} */
    this.shown = new Map();
    this.viewer = firstSeat(setup);
    /** On a shared screen: who has moved last and may take it back until somebody goes on. @type {import("./acts.js").Mover | null} */
    this.before = null;
    /** The seat for which the curtain is down. @type {number | null} */
    this.curtain = null;
    /** @type {import("./types.js").Ui} */
    this.ui = { kept: {} };
    this.note = "";
    this.tab = "board";
    /** @type {import("./connection.js").Line} */
    this.line = "connecting";
    /** @type {import("./log.js").Line | null} */
    this.toast = null;
    this.toastTimer = 0;
    this.skipTimer = 0;
    this.drawing = 0;
    this.settling = 0;
    /** Where things lay in the last frame, if they may lie elsewhere in the next. @type {ReturnType<typeof places> | null} */
    this.lay = null;
    /** What had the focus when it was chosen. @type {HTMLElement | SVGElement | null} */
    this.chosen = null;
    /** The focus was on something that is gone. */
    this.seeking = false;
    this.acts = new Acts(this);
    this.hints = new Hints(this);
    this.panels = new TablePanels(this);
    this.connection = connection;
    for (const form of [phone, sideways]) form.addEventListener("change", () => this.update());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  // Looking

  get text() {
    return inWords(this.prefs, this.board);
  }

  /** Seats on this device that people play. */
  own() {
    return this.setup.mine.filter((seat) => (this.state ? this.state.seats[seat].kind === "human" : true));
  }

  get shared() {
    return isShared(this.setup);
  }

  /** Who sees what is drawn: behind a curtain each seat by itself, else whoever sits at this screen. */
  get audience() {
    return this.shared ? this.viewer : SPECTATOR;
  }

  start() {
    this.root.replaceChildren();
    setTimeout(() => {
      if (!this.state) this.update();
    }, PATIENCE);
    this.connection.listen({ state: (message) => this.receive(message), line: (line) => this.hear(line) });
  }

  /** @param {number} seat */
  look(seat) {
    if (seat !== this.viewer) this.ui = { kept: {} };
    this.viewer = seat;
    this.connection.open(seat, this.text);
  }

  /** @param {import("./connection.js").Line} line */
  hear(line) {
    if (line === this.line) return;
    this.line = line;
    this.update();
  }

  /** @param {State} message */
  receive(message) {
    const before = this.state;
    const log = this.log.slice(0, message.log.keep).concat(message.log.add);
    const shown = this.shown.get(this.audience);
    this.fresh = shown ? log.slice(common(shown, log, shown === this.log ? message.log.keep : 0)) : [];
    this.log = log;
    this.state = message;
    if (this.before && (message.undo || log.length !== this.before.lines)) this.before = null;
    if (!before || before.number !== message.number) {
      this.ui = { kept: this.ui.kept };
      this.note = "";
      this.hints.forget();
      this.acts.seen();
    }
    if (message.over && !before?.over) this.tab = "score";
    if (this.passOn()) return;
    this.shown.set(this.audience, log);
    this.announce(before);
    this.draw(true);
    this.skip();
    if (!before && location.hash === "#share") this.invite();
  }

  /** A host who waits for friends is shown the link first. */
  invite() {
    history.replaceState(null, "", location.pathname + location.search);
    this.panels.share();
  }

  /** On a shared screen the viewer is the seat that decides. Where hands are hidden a curtain falls in between. */
  passOn() {
    const state = /** @type {State} */ (this.state);
    const own = this.own();
    const next = own.find((seat) => state.deciding.includes(seat));
    if (state.over || next === undefined || state.deciding.includes(this.viewer) && own.includes(this.viewer)) return false;
    if (next === this.viewer) return false;
    if (this.shared && own.length > 1) {
      this.connection.close();
      this.panels.close();
      this.curtain = next;
      this.draw(false);
    } else {
      this.before = own.includes(this.viewer) && state.undo ? { seat: this.viewer, number: state.number, lines: this.log.length } : null;
      this.look(next);
    }
    return true;
  }

  liftCurtain() {
    const seat = /** @type {number} */ (this.curtain);
    this.curtain = null;
    this.state = null;
    this.log = [];
    this.look(seat);
    this.update();
  }

  /** On a shared screen the view has turned to the next seat at once: the last mover may still take it back. */
  previous() {
    const { before, state } = this;
    if (!before || !state) return null;
    return { name: state.seats[before.seat].name, undo: () => void this.acts.withdraw(false) };
  }

  /** Whoever has moved before the curtain fell may take it back; the curtain then waits for them. */
  mover() {
    const { viewer, state } = this;
    if (!state?.undo || viewer === SPECTATOR || viewer === this.curtain) return null;
    const undo = async () => {
      await this.acts.withdraw(false);
      this.curtain = viewer;
      this.draw(false);
    };
    return { name: state.seats[viewer].name, undo };
  }

  /** Chime, title and toasts. @param {State | null} before */
  announce(before) {
    const state = /** @type {State} */ (this.state);
    const turn = Boolean(state.asks);
    // The browser takes its time over title and icon: the board first.
    setTimeout(() => markPage(this.setup.name, Boolean(this.state?.asks), this.setup.root), LATER);
    if (before && turn && !before.asks && this.prefs.sound) chime();
    if (state.over) this.toast = null;
    if (!this.prefs.toasts || state.over) return;
    const last = lines(this.ctx(), this.fresh, this.text).findLast((line) => tells(line) && this.notable(line.facts[0]));
    if (!last) return;
    this.toast = last;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => {
      this.toast = null;
      this.update();
    }, TOAST);
  }

  /** Somebody else did it, and not everybody at once. @param {Fact} fact */
  notable(fact) {
    if (typeof fact.seat !== "number" || this.setup.mine.includes(fact.seat)) return false;
    return !this.fresh.some((other) => other.kind === fact.kind && other.seat !== fact.seat);
  }

  /** Plays a single option by itself, unless it would close the way back. */
  skip() {
    clearTimeout(this.skipTimer);
    const state = /** @type {State} */ (this.state);
    const [entry, ...others] = state.legal;
    if (!this.prefs.skip || this.prefs.confirm === "every" || !entry || others.length || this.acts.patient) return;
    if (this.before || state.undo && (entry.ends || entry.reveals)) return;
    this.skipTimer = setTimeout(() => {
      if (this.state === state && !this.acts.busy) this.acts.send(entry);
    }, SKIP);
  }

  // Saying

  /** Shows a reason in the status line. @param {string} note */
  tell(note) {
    this.note = note;
    this.draw(false);
  }

  /** @param {Partial<import("./types.js").Prefs>} change */
  change(change) {
    const text = this.text;
    this.prefs = { ...this.prefs, ...change };
    savePrefs(this.prefs);
    if (text !== this.text) this.look(this.viewer);
    this.update();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey || !this.state) return;
    if (this.curtain !== null) {
      if (event.key === "u") this.mover()?.undo();
      return;
    }
    if (event.key === "u") this.acts.withdraw(false);
    if (event.key === "h") void this.hints.toggle();
    if (event.key === "Escape" && this.acts.pending) this.acts.drop();
    if (this.text && /^[1-9]$/.test(event.key) && this.state.legal.length < 10) {
      const entry = this.state.legal[Number(event.key) - 1];
      if (entry) this.acts.choose(entry);
    }
    if (this.text && /^[0-9]$/.test(event.key) && this.state.legal.length > 9) document.getElementById("typed")?.focus();
    if (this.text && event.key === "/") {
      event.preventDefault();
      document.getElementById("typed")?.focus();
    }
  }

  // Drawing

  update() {
    if (this.drawing) return;
    this.drawing = requestAnimationFrame(() => this.draw(false));
  }

  ctx() {
    const state = this.state ?? emptyState(this.setup.players);
    const seated = this.viewer !== SPECTATOR && this.own().includes(this.viewer);
    return makeCtx(state, this.words, {
      me: this.viewer === SPECTATOR ? null : this.viewer,
      pending: this.acts.pending,
      facts: this.fresh,
      ui: this.ui,
      prefs: this.prefs,
      phone: phone.matches,
      sideways: sideways.matches,
      spectator: !seated && this.viewer === SPECTATOR,
      replay: false,
      choose: (entry, then) => this.acts.choose(entry, then),
      why: (text) => void this.acts.why(text),
      update: () => this.update(),
    });
  }

  /** @param {boolean} moved whether things may have moved since the last drawing */
  draw(moved) {
    cancelAnimationFrame(this.drawing);
    this.drawing = 0;
    if (moved) this.lay ??= places(this.root);
    const focused = this.root.contains(document.activeElement);
    this.seeking = focused || this.seeking && document.activeElement === document.body;
    const chosen = moved && focused ? document.activeElement?.closest("[data-move]") : null;
    if (chosen) {
      // Taking the focus off while the layout is clean saves a second layout in the middle of the drawing.
      this.chosen = /** @type {HTMLElement | SVGElement} */ (chosen);
      this.chosen.blur();
    }
    render(this.page(), this.root);
    this.markPicked();
    this.panels.draw();
    if (moved) this.settling ||= requestAnimationFrame(() => this.settle());
    else this.settle();
  }

  /** What needs the page laid out waits for the frame that shows it: things travel, the focus finds its place. */
  settle() {
    cancelAnimationFrame(this.settling);
    this.settling = 0;
    const { chosen } = this;
    const start = travel(this.root, this.lay ?? new Map());
    this.lay = null;
    this.chosen = null;
    // What was chosen may stay without being a choice any more: then the focus goes on to the next one.
    if (chosen?.isConnected && chosen.matches("[data-move]")) chosen.focus({ preventScroll: true });
    if ((this.seeking || this.curtain !== null) && document.activeElement === document.body) this.keepFocus();
    start();
  }

  /** Keyboard players go on where the next choice is, as soon as there is one. A curtain they can lift at once. */
  keepFocus() {
    const next = this.root.querySelector("[data-lift], [data-confirm], .words [data-move], .tray [data-move], [data-move], .tray button");
    /** @type {HTMLElement | SVGElement | null} */ (next)?.focus({ preventScroll: true });
  }

  markPicked() {
    for (const element of this.root.querySelectorAll("[data-picked]")) element.removeAttribute("data-picked");
    const { pending } = this.acts;
    if (pending) this.root.querySelector(`[data-move="${CSS.escape(pending.move)}"]`)?.setAttribute("data-picked", "");
  }

  page() {
    const { words, setup } = this;
    if (this.line === "gone" || this.line === "refused") return closedView(words, words.text(this.line === "gone" ? "why-no-such-table" : "why-not-your-seat"));
    if (this.curtain !== null) {
      const name = this.state?.seats[this.curtain].name ?? "";
      return curtainView(words, this.curtain, name, () => this.liftCurtain(), this.mover());
    }
    const ctx = this.ctx();
    const menu = () => this.panels.all();
    const news = this.toast ? sentence(ctx, this.toast) : nothing;
    const acts = { theme: () => this.change(otherTheme(this.prefs)), menu, share: () => this.panels.share(), score: () => this.panels.score() };
    return html`<div class="app ${this.text ? "textmode" : ""} ${ctx.me === null ? "" : "seated"} ${ctx.over ? "ended" : ""} ${this.line === "lost" ? "offline" : ""}" data-tab=${this.tab}>
      ${barView(ctx, setup, acts, news)}
      ${tabsView(ctx, this.tab, (tab) => this.show(tab), menu, news)}
      <main class="board" aria-label=${words.text("table-tab-board")}>${this.boardView(ctx)}</main>
      <aside class="rail">${statusView(ctx, this.note, this.line, this.hints.button(ctx))}${this.hints.view(ctx)}
        ${playersView(ctx, {
          mine: setup.mine, board: this.text || !this.state ? null : this.board, links: !ctx.spectator,
          peek: (seat) => this.panels.peek(seat), takeOver: (seat) => this.acts.takeOver(seat),
          handBack: (seat) => this.acts.handBack(seat), share: () => this.panels.share(),
        })}
        ${logView(ctx, this.log, (facts) => this.light(facts), { full: this.text })}</aside>
      ${this.bottom(ctx)}
    </div>`;
  }

  /** @param {import("./types.js").Ctx} ctx */
  boardView(ctx) {
    if (!this.state) return html`<p class="quiet">${ctx.t("status-connecting")}</p>`;
    if (ctx.over && this.tab === "score") return finalView(ctx, this.text ? null : this.board);
    if (this.text) return textView(ctx, this.state.position ?? [], (text) => void this.acts.why(text));
    return this.board?.board(ctx) ?? nothing;
  }

  /** @param {import("./types.js").Ctx} ctx */
  bottom(ctx) {
    if (!this.state) return nothing;
    if (ctx.over) return this.endTray(ctx);
    const open = this.state.seats.flatMap((seat, index) => (seat.kind === "open" ? [index] : []));
    if (!this.setup.mine.length && !this.setup.spectator && open.length) {
      return html`<section class="tray sheet">${joinView(ctx, open, (seat, name) => void this.acts.join(seat, name), this.note)}</section>`;
    }
    const hands = {
      board: this.text ? null : this.board, busy: this.acts.busy, confirm: () => this.acts.confirm(), drop: () => this.acts.drop(),
      undo: () => this.acts.withdraw(false), reset: () => this.acts.withdraw(true), before: this.previous(),
    };
    return this.text && !ctx.pending && !ctx.undo && !hands.before ? nothing : trayView(this.text ? { ...ctx, asks: null } : ctx, hands);
  }

  /** @param {import("./types.js").Ctx} ctx */
  endTray(ctx) {
    const state = /** @type {State} */ (this.state);
    const other = this.tab === "score" ? "board" : "score";
    return html`<section class="tray sheet endtray">
      <button class="btn soft" @click=${() => this.show(other)}>${icon(other === "score" ? "sheet" : "eye")}${ctx.t(`table-see-${other}`)}</button>
      <a class="btn soft" href="/replay/${this.setup.table}">${icon("replay")}${ctx.t("table-replay")}</a>
      <a class="btn soft" href="/api/tables/${this.setup.table}/record" download>${icon("save")}${ctx.t("table-record")}</a>
      ${state.next
        ? html`<a class="btn main" href="/t/${state.next}">${ctx.t("table-to-rematch")}</a>`
        : this.setup.mine.length ? html`<button class="btn main" @click=${() => void this.acts.rematch()}>${ctx.t("table-rematch")}</button>` : nothing}
    </section>`;
  }

  /** @param {string} tab */
  show(tab) {
    this.tab = tab;
    this.update();
  }

  /** @param {Fact[]} facts */
  light(facts) {
    const { board } = this;
    lightUp(this.root, board?.place ? facts.flatMap((fact) => board.place?.(this.ctx(), fact) ?? []) : []);
  }
}

/** Opens the table that the page is about. @param {import("./types.js").Board | null} board */
export async function open(board) {
  /** @type {Setup} */
  const setup = JSON.parse(document.getElementById("setup")?.textContent ?? "");
  const connection = new Connection(setup.table);
  connection.open(firstSeat(setup), inWords(loadPrefs(), board)); // answered while the words are read
  const words = await loadWords(setup.root, setup.lang, setup.game);
  new Table(setup, words, board, /** @type {HTMLElement} */ (document.getElementById("app")), connection).start();
}
