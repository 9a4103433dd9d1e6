/** One viewer's socket: it comes back by itself after every break. */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const ASLEEP = 30_000;

/** @typedef {"connecting" | "open" | "lost" | "refused" | "gone"} Line */
/** @typedef {{state: (message: import("./types.js").State) => void, line: (line: Line) => void}} Listeners */

export class Connection {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Listeners | null} */
    this.listeners = null;
    /** @type {Line} */
    this.line = "connecting";
    /** What came while nobody listened yet. @type {import("./types.js").State[]} */
    this.kept = [];
    /** @type {WebSocket | null} */
    this.socket = null;
    this.seat = -1;
    this.text = false;
    this.pause = FIRST_PAUSE;
    this.timer = 0;
    this.hiddenAt = 0;
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => this.woken());
  }

  /** Looks at the table as a seat, or as the spectator with -1. @param {number} seat @param {boolean} text */
  open(seat, text) {
    this.seat = seat;
    this.text = text;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** Whoever listens hears first what has come already. @param {Listeners} listeners */
  listen(listeners) {
    this.listeners = listeners;
    listeners.line(this.line);
    for (const message of this.kept.splice(0)) listeners.state(message);
  }

  /** @param {Line} line */
  turn(line) {
    this.line = line;
    this.listeners?.line(line);
  }

  close() {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  connect() {
    this.close();
    this.turn("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat < 0 ? "" : `seat=${this.seat}&`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/ws?${seat}text=${this.text}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.pause = FIRST_PAUSE;
      this.turn("open");
      const message = JSON.parse(event.data);
      if (this.listeners) this.listeners.state(message);
      else this.kept.push(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (event.code === 4403 || event.code === 4404) {
        this.turn(event.code === 4403 ? "refused" : "gone");
        return;
      }
      this.turn("lost");
      this.timer = setTimeout(() => this.connect(), this.pause * (0.7 + Math.random() * 0.6));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  /** Tries at once instead of waiting for the next try. */
  again() {
    if (this.socket === null && this.timer) this.connect();
  }

  /** A page that was asleep may hold a dead socket without knowing. */
  woken() {
    if (document.hidden) {
      this.hiddenAt = Date.now();
    } else if (this.socket && Date.now() - this.hiddenAt > ASLEEP) {
      this.connect();
    } else {
      this.again();
    }
  }
}
