/** A table in the browser: follows the connection and holds everything that its page is drawn from. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { nothing } from "../../vendor/lit-html/lit-html.js";
import { Acts } from "./acts.js";
import { dress } from "../draw/art.js";
import { emptyState, makeCtx, phone, sideways } from "../ctx/ctx.js";
import { Firsts } from "../help/firsts.js";
import { Handover } from "./handover.js";
import { Hints } from "../help/hints.js";
import { lightUp, logView, sharedLength, thingOf } from "../parts/log.js";
import { News } from "../news/news.js";
import { Painter } from "./painter.js";
import { TablePanels } from "./panels.js";
import { loadPrefs, savePrefs } from "../device/prefs.js";
import { renew, stay } from "../net/renewal.js";
import { rememberFinished } from "../device/finished.js";
import { pressKey } from "./shortcuts.js";
import { SPECTATOR, firstViewer, inText } from "./viewer.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").Setup} Setup */

/** Time without a first message after which an empty table is drawn. */
const FIRST_MESSAGE_MS = 300;

/**
 * A null object in place of the guide, at a table without a lesson.
 * @type {Pick<import("../help/guide.js").Guide, "running" | "showing" | "allows" | "follow" | "checkPick" | "light" | "focus" | "show" | "back" | "view">}
 */
const NO_GUIDE = {
  running: false,
  showing: false,
  allows: () => true,
  follow() {},
  checkPick() {},
  light() {},
  focus() {},
  show() {},
  back() {},
  view: () => html``,
};

/** The picture for a preview is drawn when the result has been drawn, and read a little. */
const PREVIEW_AFTER_MS = 1500;

/** Null object for the counting. @type {Pick<import("../score/counting.js").Counting, "running" | "masked" | "view" | "key">} */
const NO_COUNTING = { running: false, masked: (ctx) => ctx, view: () => html``, key: () => false };

export class Table {
  /**
   * @param {Setup} setup @param {import("../types.js").Words} words @param {import("../types.js").Board | null} board @param {HTMLElement} root
   * @param {import("../net/connection.js").Connection} connection opened as the first viewer
   * @param {typeof import("../help/guide.js").Guide | null} guide of a lesson
   * @param {typeof import("../parts/clock.js") | null} timing of a table with a clock
   * @param {typeof import("./tv.js").Television | null} [tv] on a television
   */
  constructor(setup, words, board, root, connection, guide, timing, tv = null) {
    this.setup = setup;
    this.words = words;
    this.board = board;
    this.root = root;
    this.connection = connection;
    this.prefs = loadPrefs();
    this.viewer = firstViewer(setup);
    /** @type {import("../net/connection.js").Link} */
    this.link = "connecting";
    /** @type {State | null} */
    this.state = null;
    /** @type {Fact[]} */
    this.log = [];
    /** Facts not drawn before. @type {Fact[]} */
    this.fresh = [];
    /** The log as it was last drawn, by audience. @type {Map<number, Fact[]>} */
    this.drawnLogs = new Map();
    /** @type {import("../types.js").Ui} */
    this.ui = { kept: {} };
    /** A reason shown in the status line. */
    this.note = "";
    /** The last reason why something is not legal. */
    this.refused = "";
    this.tab = "board";
    /** Something went wrong in a drawing: the table goes on in text mode. */
    this.broken = false;
    this.acts = new Acts(this);
    this.timing = timing;
    /** How a finished game is shown, once it is. @type {typeof import("../score/end.js") | null} */
    this.ending = null;
    this.clocks = timing ? new timing.Clocks(this) : null;
    this.handover = new Handover(this);
    this.hints = new Hints(this);
    this.lesson = guide ? new guide(this) : NO_GUIDE;
    this.news = new News(this);
    this.panels = new TablePanels(this);
    /** What goes on between the moves, once it is loaded. @type {import("./rest.js").Rest | null} */
    this.rest = null;
    /** @type {Promise<import("./rest.js").Rest> | null} */
    this.loading = null;
    /** Until all styles are there. @type {Promise<void> | null} */
    this.dressed = null;
    this.firsts = new Firsts(this);
    this.painter = new Painter(this);
    this.counting = NO_COUNTING;
    /** How a screen across the room shows the table, if this is one. @type {import("./tv.js").Television | null} */
    this.tv = tv ? new tv(this) : null;
    for (const shape of [phone, sideways]) shape.addEventListener("change", () => this.update());
    document.addEventListener("keydown", (event) => pressKey(this, event));
    root.addEventListener("click", (event) => this.tapEarly(event));
  }

  /** What answers a tap (`data-tap`) answers also if all is not there yet: as soon as it is. @param {Event} event */
  tapEarly(event) {
    const thing = this.rest ? null : /** @type {Element} */ (event.target).closest("[data-tap]");
    if (thing) void this.goOn().then(({ whatis }) => whatis.open(thing));
  }

  get text() {
    return this.broken || inText(this.prefs, Boolean(this.board));
  }

  start() {
    this.root.replaceChildren();
    this.dressed = restOfStyles();
    setTimeout(() => {
      if (!this.state) this.update();
    }, FIRST_MESSAGE_MS);
    this.connection.listen({
      state: (message) => (this.rest ? this.rest.pace.take(message) : this.show(message)),
      link: (link) => this.linkChanged(link),
      talk: () => void this.rest?.talk.look(),
    });
  }

  // Messages

  /** Follows the table as a seat, or as the spectator. @param {number} seat */
  viewAs(seat) {
    if (seat !== this.viewer) {
      this.ui = { kept: {} };
      this.hints.forget();
    }
    this.viewer = seat;
    this.rest?.pace.forget();
    this.connection.open(seat, this.text, this.prefs.pace);
  }

  /** @param {import("../net/connection.js").Link} link */
  linkChanged(link) {
    if (link === this.link) return;
    if (link === "outdated") renew(!this.state);
    if (link === "open" && this.link === "outdated") stay();
    if (link === "gone" || link === "refused" || link === "moved") this.panels.close(); // what it is about is not there any more
    if (link === "moved") void emptied();
    this.link = link;
    if (link === "open") this.rest?.connected();
    this.update();
  }

  /** Shows a state. @param {State} message */
  show(message) {
    const first = !this.state;
    this.attempt(() => this.receive(message));
    if (first) requestAnimationFrame(() => void this.goOn());
  }

  /** Loads what is not needed for the first board, once. */
  goOn() {
    this.loading ??= this.load();
    return this.loading;
  }

  async load() {
    await this.dressed;
    this.rest = new (await import("./rest.js")).Rest(this);
    this.rest.begin();
    return this.rest;
  }

  /** Shows the end of the game. @param {boolean} [again] counts it up although it has been seen here */
  async loadEnd(again = false) {
    this.ending ??= await this.panels.loadPoints();
    const counting = new this.ending.Counting(this);
    this.counting = counting;
    this.showTab(counting.begin(again) ? "board" : "score");
  }

  /** Sends the picture of the finished game, or saves it. */
  sendPicture() {
    void this.ending?.sendPostcard(this.plainCtx(), this.setup, this.text ? null : this.board);
  }

  /** Sends the table's preview, once and when the result stands there. Without it nothing is lost: another player's page may send it. */
  sendPreview() {
    const { setup, board, ending } = this;
    if (!setup.preview || !board || this.text || !ending) return;
    setup.preview = false;
    setTimeout(() => void ending.sendPreview(this.plainCtx(), setup, board).catch(() => null), PREVIEW_AFTER_MS);
  }

  /** @param {State} message */
  receive(message) {
    const before = this.state;
    const { handover } = this;
    const log = this.log.slice(0, message.log.keep).concat(message.log.add);
    const drawn = this.drawnLogs.get(handover.audience);
    this.fresh = drawn ? log.slice(sharedLength(drawn, log, drawn === this.log ? message.log.keep : 0)) : [];
    this.log = log;
    this.state = message;
    this.clocks?.follow(message);
    this.lesson.follow();
    handover.expire(message, log.length);
    if (!before || before.number !== message.number) {
      this.ui = { kept: this.ui.kept };
      this.note = "";
      this.acts.viewChanged();
      this.hints.renew(message);
    }
    if (message.over && !before?.over) this.ended();
    this.rest?.since.heed(before, message); // before the screen is passed on
    if (handover.passOn()) return;
    this.drawnLogs.set(handover.audience, log);
    this.news.announce(before, message);
    this.rest?.follow(before, message);
    void this.firsts.notice(Boolean(before?.asks) && before?.number !== message.number);
    if (!this.acts.goOn()) this.draw(true);
    if (!before && location.hash === "#share") this.invite();
  }

  /** The game is over: its points are counted up or shown, and compared with those of earlier games. */
  ended() {
    const { setup } = this;
    if (setup.mine.length && !setup.lesson && !setup.variation) rememberFinished(setup.game);
    void this.loadEnd()
      .then(() => this.ending?.loadHistory(setup, this.board))
      .then(() => this.update());
    this.fresh = []; // the counting tells them; nothing else lies over the last board
  }

  /** A host who waits for friends is shown the link first. */
  invite() {
    history.replaceState(null, "", location.pathname + location.search);
    this.panels.share();
  }

  // What the page shows

  /** The turn that is marked on the board: the hint's, the one to be confirmed, or the one suggested to a guest. */
  get advised() {
    return this.hints.given?.turn ?? (this.acts.turn.length ? this.acts.turn : (this.rest?.suggestion.turn ?? undefined));
  }

  /** Shows a reason in the status line. @param {string} note */
  tell(note) {
    this.note = note;
    this.draw(false);
  }

  /** Shows why something is not legal, until something else is picked. @param {string} reason */
  refuse(reason) {
    this.refused = reason;
    this.tell(reason);
  }

  /** The board shows something else: a reason why not was about what it showed before. */
  picked() {
    if (this.note === this.refused) this.note = "";
    this.acts.heedPick();
    this.update();
  }

  /** @param {Partial<import("../types.js").Prefs>} change */
  change(change) {
    const text = this.text;
    this.prefs = { ...this.prefs, ...change };
    savePrefs(this.prefs);
    if (text !== this.text || change.pace) this.viewAs(this.viewer);
    if (this.state) this.rest?.remarks.follow(null, this.state);
    this.update();
  }

  /** @param {string} tab */
  showTab(tab) {
    this.tab = tab;
    if (tab === "talk" || (tab === "log" && this.rest?.side.tab === "talk")) this.rest?.side.show(tab);
    else this.rest?.talk.left();
    if (this.state?.over) this.news.mark();
    if (this.state?.over && tab === "score") this.sendPreview();
    this.update();
  }

  /** Lights up what facts speak of. @param {Fact[]} facts */
  light(facts) {
    const { board } = this;
    lightUp(this.root, board?.place ? facts.flatMap((fact) => board.place?.(this.ctx(), fact) ?? []) : []);
  }

  /** What has just happened to a player, on the board. @param {number} seat @returns {Element | null} */
  newsOf(seat) {
    return thingOf(
      this.root,
      this.text ? null : this.board,
      this.ctx(),
      this.fresh.filter((fact) => fact.seat === seat),
    );
  }

  update() {
    this.painter.update();
  }

  /** The log, and talk and notes in its place. @param {import("../types.js").Ctx} ctx @param {boolean} [whole] in a dialog */
  sideView(ctx, whole = false) {
    const log = (/** @type {unknown} */ head) =>
      logView(ctx, this.log, (facts) => this.light(facts), { full: this.text, head, sign: this.rest?.remarks.signs });
    return this.rest ? this.rest.side.view(ctx, log, whole) : log(nothing);
  }

  /** @param {boolean} moved whether things may have moved since the last drawing */
  draw(moved) {
    this.painter.draw(moved);
  }

  /** Does what may fail because of a mistake in a board: the mistake is told in a calm line, and the table goes on in text mode. @param {() => void} act */
  attempt(act) {
    try {
      act();
    } catch (error) {
      reportError(error);
      if (!this.broken) this.goOnInText();
    }
  }

  goOnInText() {
    this.broken = true;
    this.panels.close();
    const root = /** @type {HTMLElement} */ (this.root.cloneNode(false)); // what was left half drawn cannot be drawn on
    this.root.replaceWith(root);
    this.root = root;
    this.viewAs(this.viewer);
    this.update();
  }

  ctx() {
    const ctx = this.plainCtx();
    return this.counting.running ? this.counting.masked(ctx) : ctx;
  }

  /** `ctx` with the final result, even while the points are being counted up. */
  plainCtx() {
    const watching = this.viewer === SPECTATOR;
    return makeCtx(this.state ?? emptyState(this.setup.players), this.words, {
      me: watching ? null : this.viewer, // through a player's eyes, too
      pending: this.acts.pending,
      advised: this.advised,
      timing: this.timing,
      late: this.clocks?.late(),
      forced: this.news.forcedFacts,
      facts: this.fresh,
      ui: this.ui,
      prefs: this.prefs,
      phone: phone.matches,
      sideways: sideways.matches,
      spectator: watching || this.setup.lens !== null,
      shared: this.setup.mine.length > 1,
      replay: false,
      newcomer: this.firsts.wanted && !this.lesson.running,
      choose: (entry, then) => this.acts.choose(entry, then),
      ...(this.lesson.running ? {} : { instead: (move) => this.acts.instead(move) }),
      why: (text) => void this.acts.why(text),
      update: () => this.picked(),
      show: (tab) => this.showTab(tab),
    });
  }
}

/** Loads the styles that the first board does without, into their place after those that it has. @returns {Promise<void>} */
const restOfStyles = () =>
  new Promise((done) =>
    requestAnimationFrame(() => {
      const first = /** @type {HTMLElement} */ (document.querySelector("link[data-rest]"));
      first.after(Object.assign(document.createElement("link"), { rel: "stylesheet", href: first.dataset.rest, onload: () => done(), onerror: () => done() }));
    }),
  );

/** Empties what the service worker keeps: the device has been moved. */
async function emptied() {
  await (await import("../device/kept.js")).emptyKept();
}

/**
 * Opens the table that the page is about.
 * @param {import("../types.js").Board | null} board
 * @param {import("../net/connection.js").Connection} connection to it
 */
export async function open(board, connection) {
  /** @type {Setup} */
  const setup = JSON.parse(document.getElementById("setup")?.textContent ?? "");
  if (setup.lens !== null) {
    await (await import("../share/lens.js")).openLens(setup.table, setup.lens);
    connection.open(setup.lens, inText(loadPrefs(), setup.board), loadPrefs().pace);
  }
  dress(setup.colours);
  const words = await loadWords(setup.root, setup.catalogues);
  const guide = setup.lesson ? (await import("../help/guide.js")).Guide : null;
  const timing = setup.clock ? await import("../parts/clock.js") : null;
  new Table(setup, words, board, /** @type {HTMLElement} */ (document.getElementById("app")), connection, guide, timing).start();
}
