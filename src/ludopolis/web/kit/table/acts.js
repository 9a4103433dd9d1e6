/** What a player does at a table: moves, taking back, handing a seat over. The status line shows why something was refused. */
import { Refused, get, newKey, post } from "../net/api.js";

/** @typedef {import("../types.js").Entry} Entry */
/**
 * @typedef {Pick<import("./table.js").Table, "setup" | "board" | "prefs" | "ui" | "state" | "viewer" | "link" | "lesson" | "hints" | "handover" | "ctx" |
 * "update" | "tell" | "refuse">} Table
 */

/** Time without an answer after which the page shows that it is waiting. */
const BUSY_AFTER_MS = 100;

export class Acts {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.path = `/api/tables/${table.setup.table}`;
    /** The key of the request whose effect has not been seen yet. @type {string | null} */
    this.waitingFor = null;
    /** That request got no answer yet, although it was tried. */
    this.unsent = false;
    this.giveUp = new AbortController();
    /** The move that waits for confirmation. @type {Entry | null} */
    this.pending = null;
    /** What the board showed as picked when it began to wait. @type {unknown} */
    this.pickedThen = null;
    /** Moves that were picked together with the next one to be sent. @type {string[]} */
    this.followUps = [];
    /** The turn that waits for confirmation as a whole, as a hint proposed it. @type {import("../types.js").Said[]} */
    this.turn = [];
    /** What is chosen as soon as the turn has been taken back. @type {{move: string, turn: number} | null} */
    this.wanted = null;
  }

  /** An answer is waited for, or this page does not fit the server any more. */
  get busy() {
    return this.waitingFor !== null || this.table.link === "outdated";
  }

  // Moves

  /** Plays a legal move, at once or after a confirmation, and the moves picked together with it. @param {Entry} entry @param {string[]} [then] */
  choose(entry, then = []) {
    if (this.busy || !this.table.state || !this.table.lesson.allows(entry, then)) return;
    if (this.needsConfirmation(entry)) {
      if (this.table.ui.pick && this.table.ui.pick !== entry.move) this.dropPick();
      this.prepare(entry, then);
      return;
    }
    this.followUps = then;
    this.send(entry);
  }

  /**
   * Puts a move, and those picked together with it, before the player to confirm; or a whole turn, which the board shows as ghosts.
   * @param {Entry} entry
   * @param {string[]} then
   * @param {import("../types.js").Said[]} [turn]
   */
  prepare(entry, then, turn = []) {
    this.followUps = then;
    this.pending = entry;
    this.pickedThen = this.table.ui.pick;
    this.turn = turn;
    this.table.tell("");
    const button = /** @type {HTMLElement | null} */ (document.querySelector("[data-confirm]"));
    button?.scrollIntoView({ block: "nearest" });
    button?.focus();
  }

  /**
   * Where a board lets its player pick first (`ui.pick`), choosing what was picked is the confirmation. Revealing something makes the moves before
   * it final; without any there is nothing to confirm, and on a board where each of those moves was picked first, it has been confirmed already.
   * @param {Entry} entry
   */
  needsConfirmation(entry) {
    const { prefs, ui, board, state, lesson, hints } = this.table;
    if (lesson.running) return false; // it was asked for
    if (hints.given && ui.pick !== entry.move && hints.given.turn[0].move !== entry.move) return true; // it is compared with the hint first
    const final = entry.ends || (entry.reveals && state?.undo && !board?.picksFirst);
    if (ui.pick !== entry.move && (prefs.confirm === "every" || (prefs.confirm === "end" && final))) return true;
    return entry.ends && (board?.warnings?.({ ...this.table.ctx(), pending: entry }) ?? []).length > 0;
  }

  /** The board shows nothing of what was picked before. */
  dropPick() {
    const { ui } = this.table;
    for (const name of Object.keys(ui)) if (name !== "kept") delete ui[name];
    delete ui.kept.picked;
  }

  /** Whoever picks something else on the board no longer wants what waits for confirmation. */
  heedPick() {
    if (this.pending && this.table.ui.pick !== this.pickedThen) this.drop();
  }

  confirm() {
    const entry = this.pending;
    this.pending = null;
    this.turn = [];
    if (entry) this.send(entry);
  }

  /** Does not play the pending move. */
  cancel() {
    this.drop();
    this.table.tell("");
  }

  /** Nothing waits for confirmation any more. */
  drop() {
    this.pending = null;
    this.followUps = [];
    this.turn = [];
  }

  /** @param {Entry} entry */
  send(entry) {
    const { viewer, state } = this.table;
    const then = this.followUps;
    this.followUps = [];
    return this.postKeyed("moves", { seat: viewer, number: state?.number, key: newKey(), move: entry.move, ...(then.length ? { then } : {}) });
  }

  /** Takes back one's own move; on a shared screen also the move that another seat of this device has just made. @param {boolean} all */
  withdraw(all) {
    const { viewer, state, handover } = this.table;
    const mover = state?.undo ? { seat: viewer, number: state.number } : handover.lastMover;
    if (this.busy || !mover) return undefined;
    this.drop();
    return this.postKeyed("withdraw", { seat: mover.seat, number: mover.number, key: newKey(), all });
  }

  /** Takes the turn so far back, and makes another choice in its place. @param {string} move */
  instead(move) {
    const { state } = this.table;
    if (this.busy || !state?.undo) return;
    void this.withdraw(true);
    this.wanted = { move, turn: state.turn };
  }

  /** The turn has been taken back: makes the choice that was wanted instead, or says why it cannot be made. Whether the next view is to be waited for. */
  goOn() {
    const { wanted } = this;
    const { state } = this.table;
    if (!wanted || !state || (state.turn === wanted.turn && state.undo)) return false; // others may move before it is taken back
    this.wanted = null;
    if (state.turn !== wanted.turn) return false;
    const entry = state.legal.find(({ move }) => move === wanted.move);
    if (entry) this.choose(entry);
    else void this.why(wanted.move);
    return this.busy;
  }

  /**
   * Sends first and draws later: most answers come before anybody could see that one is waited for.
   * @param {string} what @param {{key: string} & Record<string, unknown>} body
   */
  async postKeyed(what, body) {
    this.waitingFor = body.key;
    this.wanted = null;
    this.table.hints.leave();
    this.unsent = false;
    this.giveUp = new AbortController();
    const { signal } = this.giveUp;
    const failed = () => {
      if (this.waitingFor !== body.key) return;
      this.unsent = true;
      this.table.tell("");
    };
    const timer = setTimeout(() => this.table.tell(""), BUSY_AFTER_MS);
    const request = post(`${this.path}/${what}`, body, { signal, failed });
    await this.answerOf(request.catch((error) => (signal.aborted ? null : Promise.reject(error))));
    clearTimeout(timer);
    if (this.waitingFor !== body.key) return;
    this.viewChanged();
    this.table.update();
  }

  /** Stops trying to send what has got no answer. If it had arrived all the same, the next view shows it. */
  dropUnsent() {
    this.giveUp.abort();
  }

  /** A new view has come, perhaps before the answer to the request that led to it: stops waiting. */
  viewChanged() {
    this.waitingFor = null;
    this.unsent = false;
    this.drop();
  }

  /** Asks the server why a move is not legal, and shows the reason, unless something else was picked meanwhile. @param {string} text */
  async why(text) {
    const { viewer, ui } = this.table;
    if (viewer < 0) return;
    const { pick } = ui;
    const answer = await this.answerOf(get(`${this.path}/why?seat=${viewer}&move=${encodeURIComponent(text)}`));
    if (answer?.why && this.table.ui.pick === pick) this.table.refuse(this.table.ctx().say("why", answer.why));
  }

  // Seats

  /** @param {number} seat */
  takeOver(seat) {
    this.answerOf(post(`${this.path}/take_over`, { seat, bot: "regular" }));
  }

  /** Nudges somebody who must decide. @param {number} seat */
  async nudge(seat) {
    const { kept } = this.table.ui;
    if (!(await this.answerOf(post(`${this.path}/nudge`, { seat })))) return;
    kept.nudged = { ...kept.nudged, [seat]: Date.now() };
    this.table.update();
  }

  /** @param {number} seat */
  botTurn(seat) {
    this.answerOf(post(`${this.path}/bot_turn`, { seat }));
  }

  /** @param {boolean} wanted */
  wishEnd(wanted) {
    this.answerOf(post(`${this.path}/end`, { wanted }));
  }

  /** @param {boolean} wanted */
  wishPause(wanted) {
    this.answerOf(post(`${this.path}/pause`, { wanted }));
  }

  resume() {
    this.answerOf(post(`${this.path}/resume`));
  }

  /** @param {number} seat */
  handBack(seat) {
    this.answerOf(post(`${this.path}/hand_back`, { seat }));
  }

  /** @param {number} seat */
  resign(seat) {
    this.answerOf(post(`${this.path}/resign`, { seat }));
  }

  /** @param {number} seat @returns {Promise<string>} */
  async personalLink(seat) {
    return (await this.answerOf(post(`${this.path}/link`, { seat })))?.url ?? "";
  }

  /** A link that shows a friend what a seat sees. @param {number} seat @returns {Promise<string>} */
  async lens(seat) {
    return (await this.answerOf(post(`${this.path}/lens`, { seat })))?.url ?? "";
  }

  /** @param {number} seat */
  stopLens(seat) {
    return this.answerOf(post(`${this.path}/lens/off`, { seat }));
  }

  async sendDuel() {
    const answer = await this.answerOf(post(`${this.path}/duel`));
    if (answer) location.assign(answer.url);
  }

  /** @param {Record<string, unknown>} [wish] other options than the last */
  async rematch(wish = {}) {
    const answer = await this.answerOf(post(`${this.path}/rematch`, wish));
    if (answer) location.assign(answer.url);
  }

  // Refusals

  /** The answer to a request; null if it failed, and then the status line shows why. @template T @param {Promise<T>} request @returns {Promise<T | null>} */
  async answerOf(request) {
    try {
      return await request;
    } catch (error) {
      this.table.tell(this.reason(error));
      return null;
    }
  }

  /** @param {unknown} error */
  reason(error) {
    const ctx = this.table.ctx();
    if (error instanceof Refused) return error.why ? ctx.say("why", error.why) : error.message;
    return ctx.t("status-lost");
  }
}
