/** How quickly things are shown: at once, as they come, or each step for as long as it takes to see it. */

/** @typedef {import("./types.js").State} State */

const STEP_MS = 1100;
/** Whoever is further behind is shown the rest at once. */
const MAX_WAITING = 8;

export class Pace {
  /** @param {import("./table.js").Table} table @param {(message: State) => void} show */
  constructor(table, show) {
    this.table = table;
    this.show = show;
    /** @type {State[]} */
    this.waiting = [];
    this.shownAt = 0;
    this.timer = 0;
  }

  /** A state has come. Only somebody else's move waits for the one before to be seen. @param {State} message */
  take(message) {
    this.waiting.push(message);
    const { table } = this;
    const calm = table.prefs.pace === "steps" && table.state && table.acts.waitingFor === null && !document.hidden && this.waiting.length <= MAX_WAITING;
    if (!calm) this.all();
    else if (!this.timer) this.timer = setTimeout(() => this.next(), Math.max(0, this.shownAt + STEP_MS - performance.now()));
  }

  next() {
    this.timer = 0;
    const message = this.waiting.shift();
    if (!message) return;
    // Presence alone is no step.
    this.shownAt = message.log.add.length ? performance.now() : this.shownAt;
    this.show(message);
    if (this.waiting.length) this.timer = setTimeout(() => this.next(), Math.max(0, this.shownAt + STEP_MS - performance.now()));
  }

  all() {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const message of this.waiting.splice(0)) this.show(message);
    this.shownAt = performance.now();
  }
}
