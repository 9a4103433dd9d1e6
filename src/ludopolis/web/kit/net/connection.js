/** One viewer's WebSocket, which reconnects by itself. */
import { applied } from "./difference.js";
import { siteUrl, version } from "./site.js";

/** Pauses before reconnecting: longer after each failure. */
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** A page hidden for longer than this may have a dead socket without knowing. */
const ASLEEP_MS = 30_000;
/** Interval of a visible page's presence messages: a player who is looking is not notified. */
const LOOKING_MS = 45_000;
/** Codes with which the server closes a socket for good. */
const REFUSED = 4403;
const GONE = 4404;
const OUTDATED = 4409;
const MOVED = 4410;
/** @type {Record<number, Link>} */
const CLOSED_FOR_GOOD = { [REFUSED]: "refused", [GONE]: "gone", [OUTDATED]: "outdated", [MOVED]: "moved" };

/** @typedef {"connecting" | "open" | "lost" | "refused" | "gone" | "outdated" | "moved"} Link */
/** @typedef {{state: (message: import("../types.js").State) => void, link: (link: Link) => void, talk?: () => void}} Listeners */

export class Connection {
  /** @param {string} table @param {boolean} [lens] only looks through the seat's eyes */
  constructor(table, lens = false) {
    this.table = table;
    this.lens = lens;
    /** @type {Listeners | null} */
    this.listeners = null;
    /** @type {Link} */
    this.link = "connecting";
    /** Messages that came before anybody listened. @type {import("../types.js").State[]} */
    this.early = [];
    /** @type {WebSocket | null} */
    this.socket = null;
    /** What was last received. @type {import("../types.js").State | null} */
    this.last = null;
    this.seat = -1;
    this.text = false;
    this.pace = "quick";
    this.pauseMs = FIRST_PAUSE_MS;
    this.timer = 0;
    this.hiddenAt = 0;
    addEventListener("online", () => this.retryNow());
    document.addEventListener("visibilitychange", () => this.visibilityChanged());
    setInterval(() => this.look(), LOOKING_MS);
  }

  /** Tells the server that somebody looks. */
  look() {
    if (!document.hidden && this.seat >= 0 && this.socket?.readyState === WebSocket.OPEN) this.socket.send("look");
  }

  /** Follows the table as a seat, or as the spectator with -1. @param {number} seat @param {boolean} text @param {string} [pace] how quickly bots may move */
  open(seat, text, pace = "quick") {
    this.seat = seat;
    this.text = text;
    this.pace = pace;
    this.pauseMs = FIRST_PAUSE_MS;
    this.connect();
  }

  /** Listeners are first told what has come already. @param {Listeners} listeners */
  listen(listeners) {
    this.listeners = listeners;
    listeners.link(this.link);
    for (const message of this.early.splice(0)) listeners.state(message);
  }

  /** @param {Link} link */
  setLink(link) {
    this.link = link;
    this.listeners?.link(link);
  }

  close() {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  connect() {
    this.close();
    this.setLink("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat < 0 ? "" : `seat=${this.seat}&${this.lens ? "lens=true&" : ""}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}${siteUrl(`/api/tables/${this.table}/ws`)}?${seat}text=${this.text}&pace=${this.pace}&changes=true&client=${version}`,
    );
    this.socket = socket;
    socket.onopen = () => this.look();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.pauseMs = FIRST_PAUSE_MS;
      this.setLink("open");
      const told = JSON.parse(event.data);
      if (told.t === "talk") {
        this.listeners?.talk?.();
        return;
      }
      const message = this.whole(told);
      if (message === null) this.connect();
      else if (this.listeners) this.listeners.state(message);
      else this.early.push(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (event.code in CLOSED_FOR_GOOD) {
        this.setLink(CLOSED_FOR_GOOD[event.code]);
        return;
      }
      this.setLink("lost");
      this.timer = setTimeout(() => this.connect(), this.pauseMs * (0.7 + Math.random() * 0.6));
      this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    };
  }

  /** The whole state, if only what has changed was sent; null if that does not follow what is here. @param {import("../types.js").Message} message */
  whole(message) {
    if (message.t === "state") this.last = message;
    else if (this.last?.serial !== message.serial - 1) return null;
    else this.last = { ...applied(this.last, message.state), serial: message.serial, log: message.log, at: message.at };
    return this.last;
  }

  /** Connects at once instead of waiting for the next try. */
  retryNow() {
    if (this.socket === null && this.timer) this.connect();
  }

  visibilityChanged() {
    if (document.hidden) {
      this.hiddenAt = Date.now();
    } else if (this.socket && Date.now() - this.hiddenAt > ASLEEP_MS) {
      this.connect();
    } else {
      this.retryNow();
      this.look();
    }
  }
}
