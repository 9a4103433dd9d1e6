/** What a player does at a table: moves, taking back, handing a seat over. Every refusal ends in the status line. */
import { Refused, get, newKey, post } from "./api.js";
import { saveName } from "./prefs.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Fact} Fact */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {{seat: number, number: number, lines: number}} Mover a seat, its view number, how long the log was */

/** How long an answer may take, in milliseconds, before the page shows that it is waiting. */
const PATIENCE = 100;

export class Acts {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.path = `/api/tables/${table.setup.table}`;
    /** The key of the request whose effect has not been seen yet. @type {string | null} */
    this.waiting = null;
    /** @type {Entry | null} */
    this.pending = null;
    /** After taking back, single options are not played by themselves, or nothing could be taken back. */
    this.patient = false;
    /** Moves that were picked as one with the next to be sent. @type {string[]} */
    this.then = [];
  }

  get busy() {
    return this.waiting !== null;
  }

  /** Plays a legal move, at once or after a confirmation, and others that follow from it. @param {Entry} entry @param {string[]} [then] */
  choose(entry, then = []) {
    if (this.busy || !this.table.state) return;
    this.then = then;
    if (this.asksFirst(entry)) {
      this.pending = entry;
      this.table.tell("");
      document.querySelector("[data-confirm]")?.scrollIntoView({ block: "nearest" });
      /** @type {HTMLElement | null} */ (document.querySelector("[data-confirm]"))?.focus();
      return;
    }
    this.patient = false;
    this.send(entry);
  }

  /** Where a board lets its player pick first (`ui.pick`), choosing what was picked is the confirmation. @param {Entry} entry */
  asksFirst(entry) {
    const { prefs, ui } = this.table;
    const final = entry.ends || entry.reveals;
    if (ui.pick !== entry.move && (prefs.confirm === "every" || prefs.confirm === "end" && final)) return true;
    return entry.ends && (this.table.board?.warnings?.({ ...this.table.ctx(), pending: entry }) ?? []).length > 0;
  }

  confirm() {
    const entry = this.pending;
    this.pending = null;
    this.patient = false;
    if (entry) this.send(entry);
  }

  drop() {
    this.pending = null;
    this.then = [];
    this.table.tell("");
  }

  /** @param {Entry} entry */
  send(entry) {
    const { viewer, state } = this.table;
    const { then } = this;
    this.then = [];
    return this.attempt("moves", { seat: viewer, number: state?.number, key: newKey(), move: entry.move, ...(then.length ? { then } : {}) });
  }

  /** Takes back one's own move; on a shared screen also the one made just before by another seat of this device. @param {boolean} all */
  withdraw(all) {
    const { viewer, state, before } = this.table;
    const mover = state?.undo ? { seat: viewer, number: state.number } : before;
    if (this.busy || !mover) return undefined;
    this.patient = true;
    this.pending = null;
    this.then = [];
    return this.attempt("withdraw", { seat: mover.seat, number: mover.number, key: newKey(), all });
  }

  /**
   * Sends first and draws later: most answers are there before anybody could see that one is waited for.
   * @param {string} what @param {{key: string} & Record<string, unknown>} body
   */
  async attempt(what, body) {
    this.waiting = body.key;
    const patience = setTimeout(() => this.table.tell(""), PATIENCE);
    await this.ask(() => post(`${this.path}/${what}`, body));
    clearTimeout(patience);
    if (this.waiting !== body.key) return;
    this.waiting = null;
    this.table.update();
  }

  /** A new view has come, perhaps before the answer to the request that led to it: there is nothing to wait for. */
  seen() {
    this.waiting = null;
    this.pending = null;
    this.then = [];
  }

  /** Asks the server why a move is not legal and shows the answer. @param {string} text */
  async why(text) {
    const { viewer } = this.table;
    if (viewer < 0) return;
    const answer = await this.ask(() => get(`${this.path}/why?seat=${viewer}&move=${encodeURIComponent(text)}`));
    if (answer?.why) this.table.tell(this.table.ctx().say("why", answer.why));
  }

  /** @param {number} seat */
  takeOver(seat) {
    this.ask(() => post(`${this.path}/take_over`, { seat, bot: "regular" }));
  }

  /** @param {number} seat */
  handBack(seat) {
    this.ask(() => post(`${this.path}/hand_back`, { seat }));
  }

  /** @param {number} seat */
  resign(seat) {
    this.ask(() => post(`${this.path}/resign`, { seat }));
  }

  /** @param {number} seat @returns {Promise<string>} */
  async personalLink(seat) {
    return (await this.ask(() => post(`${this.path}/link`, { seat })))?.url ?? "";
  }

  /** @param {number} seat @param {string} name */
  async join(seat, name) {
    saveName(name);
    const answer = await this.ask(() => post(`${this.path}/join`, { seat, name }));
    if (answer) location.reload();
  }

  async rematch() {
    const answer = await this.ask(() => post(`${this.path}/rematch`));
    if (answer) location.assign(answer.url);
  }

  /** @template T @param {() => Promise<T>} request @returns {Promise<T | null>} */
  async ask(request) {
    try {
      return await request();
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
