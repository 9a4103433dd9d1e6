/** Pace: whether moves of others are shown at once, as they come, or step by step. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";

/** @typedef {import("../types.js").State} State */

const STEP_MS = 1100;
/** Most messages that wait; with more, all are shown at once. Bots need fewer between two turns of a player. */
const MAX_WAITING = 30;
/** Fewest steps to come for which the button to skip them is shown. */
const WORTH_SKIPPING = 2;

export class Pace {
  /** @param {Pick<import("../page.js").Page, "state" | "prefs" | "acts" | "update">} page @param {(message: State) => void} show */
  constructor(page, show) {
    this.page = page;
    this.show = show;
    /** @type {State[]} */
    this.waiting = [];
    this.shownAt = 0;
    this.timer = 0;
  }

  /** A state has come. Only somebody else's move waits for the one before to be seen. @param {State} message */
  take(message) {
    this.waiting.push(message);
    const { page } = this;
    const calm = page.prefs.pace === "steps" && page.state && page.acts.waitingFor === null && !document.hidden && this.waiting.length <= MAX_WAITING;
    if (!calm) this.all();
    else if (!this.timer) this.wait();
    if (this.waiting.length === WORTH_SKIPPING) page.update();
  }

  wait() {
    this.timer = setTimeout(() => this.next(), Math.max(0, this.shownAt + STEP_MS - performance.now()));
  }

  next() {
    this.timer = 0;
    const message = this.waiting.shift();
    if (!message) return;
    // Presence alone is no step.
    this.shownAt = message.log.add.length ? performance.now() : this.shownAt;
    this.show(message);
    if (this.waiting.length) this.wait();
  }

  /** Shows everything that waits. */
  all() {
    clearTimeout(this.timer);
    this.timer = 0;
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) this.show(message);
    this.shownAt = performance.now();
  }

  /** The steps to come are not worth waiting for. */
  skip() {
    if (this.waiting.length) this.all();
  }

  /** Somebody else looks now: what waits was meant for the one before. */
  forget() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
  }

  /** @param {import("../types.js").Ctx} ctx */
  view(ctx) {
    return this.waiting.length < WORTH_SKIPPING
      ? nothing
      : html`<button class="btn soft" @click=${() => this.skip()}>${icon("last")}<span>${ctx.t("table-skip")}</span></button>`;
  }
}
