/** Retrying a decision: the board as its seat saw it, another turn, and the coach's verdict on it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Refused, ask } from "../net/api.js";
import { icon, token } from "../draw/art.js";
import { MILLION, SIGNS, isShared, tenth } from "./coach.js";
import { percent } from "../words/format.js";
import { whyView } from "./review.js";
import { styled } from "../draw/styled.js";
import { capital } from "../words/format.js";
import { stillToMake, takenBack } from "../parts/trying.js";
import { clause, recounted, label, worth } from "../parts/turns.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("./coach.js").Decision} Decision */
/** @typedef {{verdict: "found" | "good" | "again", loss: number, loss_points: number, reasons: import("../types.js").Reason[]}} Verdict */
/** @typedef {{turn: string, verdict: Verdict}} Attempt */

export class Retry {
  /**
   * @param {string} table @param {Decision} decision @param {import("./coach.js").Findings} data @param {boolean} text with the position in words
   * @param {() => void} changed
   */
  constructor(table, decision, data, text, changed) {
    this.path = `/api/tables/${table}/analysis/try`;
    this.decision = decision;
    this.data = data;
    this.text = text;
    this.changed = changed;
    /** The moves made so far. @type {import("../parts/trying.js").Made[]} */
    this.turn = [];
    /** @type {Partial<State> | null} */
    this.state = null;
    /** @type {Verdict | null} */
    this.verdict = null;
    /** @type {Attempt[]} */
    this.attempts = [];
    /** How many hints are open. */
    this.hints = 0;
    this.busy = false;
    this.note = "";
  }

  /** What of the better turn is to be drawn on the board: the moves still to be made, as long as it is followed. */
  get advised() {
    return this.hints > this.spoken.length ? stillToMake(this.decision.better ?? [], this.turn) : undefined;
  }

  /** Hints in words, before it is shown. @returns {((ctx: Ctx) => string)[]} */
  get spoken() {
    const [reason] = (this.decision.reasons ?? []).filter(({ term, points }) => term !== "rest" && points > 0);
    const { better = [], played } = this.decision;
    const first = better.findIndex(({ move }, at) => move !== played[at]?.move);
    return [
      ...(reason ? [(/** @type {Ctx} */ ctx) => ctx.t("analysis-hint-term", { term: label(ctx, reason) })] : []),
      ...(better.length > 1 && better[first]
        ? [(/** @type {Ctx} */ ctx) => ctx.t("analysis-hint-move", { move: clause(ctx, better.slice(first, first + 1)) })]
        : []),
    ];
  }

  /**
   * Fetches the position after some moves of the turn, and after those picked with them as far as they are legal.
   * @param {string[]} moves
   * @param {string[]} [then]
   */
  async load(moves, then = []) {
    this.busy = true;
    this.note = "";
    this.changed();
    const {
      seat,
      entries: [n],
    } = this.decision;
    try {
      const { state, turn, verdict } = await ask(this.path, { seat, n, moves, then, text: this.text });
      Object.assign(this, { state, turn, verdict });
    } catch (error) {
      this.note = error instanceof Refused ? error.message : "";
      if (!(error instanceof Refused)) reportError(error);
    }
    this.busy = false;
    this.changed();
  }

  /** @param {Entry} entry @param {string[]} [then] */
  async choose(entry, then = []) {
    if (!this.busy && !this.verdict) await this.load([...this.turn.map(({ move }) => move), entry.move], then);
  }

  /** What the tray under the board can do. */
  get hands() {
    return { busy: this.busy, confirm: () => {}, cancel: () => {}, undo: () => void this.undo(false), reset: () => void this.undo(true), before: null };
  }

  /** Notes a finished try in words. @param {Ctx} ctx */
  keep(ctx) {
    if (!this.verdict || this.attempts.some(({ verdict }) => verdict === this.verdict)) return;
    this.attempts.push({ turn: capital(recounted(ctx, this.turn)), verdict: this.verdict });
  }

  /** Takes back the last choice, or the whole turn. @param {boolean} all */
  async undo(all) {
    if (!this.busy && this.turn.length) await this.load(takenBack(this.turn, all || !!this.verdict));
  }

  /** What the coach says, and its hints. @param {Ctx} ctx @param {{leave: () => void, next: (() => void) | null, redraw: () => void}} ways */
  view(ctx, { leave, next, redraw }) {
    this.keep(ctx);
    const { verdict, attempts, decision } = this;
    return html`<div class="co-retry"><section class="sheet co-verdict ${verdict?.verdict ?? ""}" role="status" aria-live="polite">
        <h2><span class="vi" aria-hidden="true">${icon(!verdict ? "lamp" : verdict.verdict === "again" ? "undo" : "check", 24)}</span>${verdict ? ctx.t(`analysis-verdict-${verdict.verdict}`) : ctx.t("analysis-try-title")}</h2>
        <p>${verdict ? this.answer(ctx, verdict) : ctx.t("analysis-try-help", { name: ctx.name(decision.seat) })}</p>
        ${this.note ? html`<p class="bad">${this.note}</p>` : nothing}${this.busy && this.turn.length ? html`<p class="quiet">${ctx.t("analysis-judging")}</p>` : nothing}
        ${verdict && isShared(this.data) ? this.meter(ctx, verdict) : nothing}
        ${verdict?.verdict === "good" ? whyView(ctx, verdict.reasons, verdict.loss_points) : nothing}
        <p class="row">${verdict && verdict.verdict !== "found" ? html`<button class="btn main" @click=${() => this.undo(true)}>${icon("undo")}${ctx.t("analysis-again")}</button>` : nothing}
          ${next && verdict?.verdict === "found" ? html`<button class="btn main" @click=${next}>${ctx.t("analysis-next")}${icon("right")}</button>` : nothing}
          <button class="btn soft" @click=${leave}>${icon("back")}${ctx.t("analysis-back")}</button></p></section>
      ${verdict?.verdict === "found" ? nothing : this.hintsView(ctx, redraw)}
      <section class="co-tries"><h3 class="cap">${ctx.t("analysis-tries")}</h3><ul class="sheet"><li><span>${ctx.t("analysis-in-game")} <b>${SIGNS[decision.class]}</b></span>${this.figure(ctx, decision.loss, decision.loss_points)}</li>
        ${attempts.map((one) => html`<li><span>${one.turn}</span>${this.figure(ctx, one.verdict.loss, one.verdict.loss_points)}</li>`)}</ul></section></div>`;
  }

  /** @param {Ctx} ctx @param {Verdict} verdict */
  answer(ctx, { verdict, loss_points }) {
    if (verdict === "found") return ctx.t("analysis-verdict-found-help");
    return ctx.t(verdict === "good" ? "analysis-verdict-good-help" : "analysis-verdict-again-help", { worth: worth(ctx, Math.max(0, tenth(loss_points))) });
  }

  /** What a turn is worth. @param {Ctx} ctx @param {number} loss @param {number} points */
  figure(ctx, loss, points) {
    return html`<b>${isShared(this.data) ? percent(this.chance(loss)) : `${points > 0 ? "−" : ""}${worth(ctx, tenth(Math.abs(points)))}`}</b>`;
  }

  /** The chance to win after a turn that costs so much. @param {number} loss */
  chance(loss) {
    return Math.min(1, Math.max(0, (this.decision.expected - loss) / MILLION));
  }

  /** @param {Ctx} ctx @param {Verdict} verdict */
  meter(ctx, { loss }) {
    const [now, best, played] = [loss, 0, this.decision.loss].map((lost) => this.chance(lost));
    const words = ctx.t("analysis-meter", { now: percent(now), best: percent(best) });
    const at = (/** @type {number} */ chance) => `${100 * chance}%`;
    return html`<div class="co-meter" role="img" aria-label=${words}><i class="fill" ${styled({ width: at(now) })}></i><i class="tick was" ${styled({ left: at(played) })}></i><i class="tick" ${styled({ left: at(best) })}></i>
      <i class="now" ${styled({ left: at(now) })}>${token(this.decision.seat, 20)}</i></div><p class="co-meterwords" aria-hidden="true">${words}</p>`;
  }

  /** @param {Ctx} ctx @param {() => void} redraw */
  hintsView(ctx, redraw) {
    const { spoken } = this;
    const open = (/** @type {number} */ count) => {
      this.hints = count;
      if (count > spoken.length && this.turn.length) void this.undo(true);
      else redraw();
    };
    const { better = [], goes_on } = this.decision;
    const shown = capital([clause(ctx, better), ...(goes_on ? [ctx.t("analysis-then")] : [])].join("; "));
    const all = [...spoken.map((say) => say(ctx)), shown];
    return html`<section class="co-hints"><h3 class="cap">${ctx.t("analysis-hints")}</h3><ol>${all.map(
      (say, at) => html`<li class=${at < this.hints ? "co-open" : ""}><span class="pin">${at + 1}</span>
      ${
        at < this.hints
          ? html`<span>${say}</span>`
          : html`<span>${at < spoken.length ? ctx.t("analysis-hint-number", { number: at + 1 }) : ctx.t("analysis-show-turn")}</span>
        <button class="btn soft small" ?disabled=${at > this.hints} @click=${() => open(at + 1)}>${ctx.t(at < spoken.length ? "analysis-hint-open" : "hint-show")}</button>`
      }</li>`,
    )}</ol></section>`;
  }
}
