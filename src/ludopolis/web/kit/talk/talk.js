/** Talk at a table: its lines, what is unread, and saying something. The socket only says that there is something to fetch. */
import { Refused, get, post } from "../net/api.js";
import { loadName, saveName } from "../device/prefs.js";

/**
 * A message, or a reaction to the message `about`. Those of spectators have negative numbers.
 * @typedef {{n: number, gallery: boolean, seat: number | null, author: string, name: string, text: string, sign: string, about: number | null, at: number}}
 * Line
 */

/** The drawn reactions. */
export const SIGNS = ["smile", "wow", "heart", "hand"];
/** How long a reaction is seen at its author's place. */
const REACTION_MS = 4000;

export class Talk {
  /** @param {import("../types.js").Setup} setup @param {() => number} viewer the seat that looks, or -1 @param {() => void} changed draws anew */
  constructor(setup, viewer, changed) {
    this.setup = setup;
    this.path = `/api/tables/${setup.table}/talk`;
    this.viewer = viewer;
    this.changed = changed;
    this.on = setup.talk;
    /** Players hear the spectators. */
    this.gallery = false;
    /** This device set the table up. */
    this.host = false;
    /** Whether the reader may not write: a friend who looks through a player's eyes, until the game is over. */
    this.silent = setup.lens !== null;
    /** What this device is called in this talk. */
    this.me = "";
    this.read = 0;
    /** @type {Set<string>} */
    this.muted = new Set();
    /** @type {Line[]} */
    this.said = [];
    /** Lines older than a spectator's visit do not count as unread. */
    this.since = setup.mine.length ? 0 : Date.now() / 1000;
    /** The first line that was new when the talk came into sight. */
    this.newFrom = 0;
    /** The message that reactions go to. */
    this.chosen = 0;
    this.draft = "";
    this.name = loadName();
    this.note = "";
    /** What screen readers hear while the talk is out of sight. @type {Line | null} */
    this.heard = null;
    /** Reactions seen at players' places just now, by seat. @type {Map<number, string>} */
    this.shown = new Map();
    /** @type {Set<number> | null} */
    this.known = null;
    this.fetching = false;
    this.again = false;
  }

  /** Somebody can be talked to, or has said something. */
  get there() {
    return this.on && (this.setup.company || this.said.length > 0);
  }

  get messages() {
    return this.said.filter((line) => line.about === null && !this.muted.has(line.author));
  }

  /** @param {Line} line */
  mine(line) {
    return line.author === this.me || (line.seat !== null && this.setup.mine.includes(line.seat));
  }

  /** Messages of others that were not in sight yet. */
  get unread() {
    return this.messages.filter(
      (line) => !this.mine(line) && (line.n > 0 && this.setup.mine.length ? line.n > this.read : !this.setup.mine.length && line.at > this.since),
    );
  }

  /** @param {Line} line @param {string} sign */
  reactions(line, sign) {
    return this.said.filter((other) => other.about === line.n && other.sign === sign && !this.muted.has(other.author));
  }

  /** Asks what is said. While an answer is waited for, one more question is enough. */
  async look() {
    this.again = this.fetching;
    if (this.fetching) return;
    this.fetching = true;
    try {
      const known = new Set(this.unread.map((line) => line.n));
      const { on, gallery, host, silent, me, read, muted, said } = await get(this.path);
      Object.assign(this, { on, gallery, host, silent, me, said, read: Math.max(read, this.read), muted: new Set(muted) });
      this.heard = this.unread.filter((line) => !known.has(line.n)).at(-1) ?? null;
      if (!said.some((/** @type {Line} */ line) => line.n === this.chosen)) this.chosen = 0;
      this.showReactions();
      this.changed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.fetching = false;
    }
    if (this.again) await this.look();
  }

  /** Reactions that have just come are seen at their authors' places for a moment. What was there when the page was opened is not. */
  showReactions() {
    const { known } = this;
    this.known = new Set(this.said.map((line) => line.n));
    for (const { n, seat, sign, author } of this.there && known ? this.said : []) {
      if (!sign || seat === null || known?.has(n) || this.muted.has(author)) continue;
      this.shown.set(seat, sign);
      setTimeout(() => {
        this.shown.delete(seat);
        this.changed();
      }, REACTION_MS);
    }
  }

  /** The talk is in sight: what is new is marked, and counts as read from now on. */
  seen() {
    const { unread } = this;
    if (!unread.length || document.hidden) return;
    this.newFrom ||= unread[0].n;
    this.since = Date.now() / 1000;
    const last = Math.max(...unread.map((line) => line.n));
    if (last > this.read && this.setup.mine.length) {
      this.read = last;
      void this.send("/read", { n: last });
    }
    this.heard = null;
    this.changed();
  }

  /** The talk is out of sight: what comes next is new. */
  left() {
    this.newFrom = 0;
    this.chosen = 0;
  }

  /** Who speaks: the seat that looks, or a spectator by name. */
  get speaker() {
    const seat = this.setup.mine.includes(this.viewer()) ? this.viewer() : this.setup.mine[0];
    return seat === undefined ? { name: this.name.trim() } : { seat };
  }

  async say() {
    const text = this.draft.trim();
    if (!text) return;
    if (!this.setup.mine.length) saveName(this.name.trim());
    if (await this.send("", { ...this.speaker, text })) this.draft = "";
    this.changed();
  }

  /** Reacts to the chosen message, or without words. @param {string} sign @param {number} [about] */
  async react(sign, about = this.chosen) {
    await this.send("", { ...this.speaker, sign, ...(about ? { about } : {}) });
    this.chosen = 0;
    this.changed();
  }

  /** @param {number} n */
  choose(n) {
    this.chosen = this.chosen === n ? 0 : n;
    this.changed();
  }

  /** @param {number} n */
  async remove(n) {
    await this.send("/remove", { n });
    this.chosen = 0;
    await this.look();
  }

  /** @param {string} author @param {boolean} muted */
  async mute(author, muted) {
    await this.send("/mute", { author, muted });
    this.chosen = 0;
    await this.look();
  }

  /** @param {{on?: boolean, gallery?: boolean}} change */
  async arrange(change) {
    await this.send("/arrange", { on: this.on, gallery: this.gallery, ...change });
    await this.look();
  }

  /** Whether it was done; if not, the note says why. @param {string} what @param {Record<string, unknown>} body */
  async send(what, body) {
    this.note = "";
    try {
      await post(this.path + what, body);
      return true;
    } catch (error) {
      this.note = error instanceof Error ? error.message : "";
      this.changed();
      return false;
    }
  }
}
