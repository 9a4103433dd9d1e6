/** An invited guest's first turn: one suggested move and its reason, below the goal, where no clock runs. It is a hint that nobody had to ask for. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "../net/api.js";
import { icon } from "../draw/art.js";
import { clause, worth } from "../parts/turns.js";
import { capital } from "../words/format.js";
import { comparedWith, thenWords, whyView } from "./hints.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Advice} Advice */

export class Suggestion {
  /**
   * @param {Pick<import("../page.js").Page, "setup" | "state" | "ui" | "viewer" | "acts" | "ctx" | "update"> &
   * {hints: import("./hints.js").Hints, firsts: import("./firsts.js").Firsts}} page
   * @param {() => boolean} beginning whether no turn was ended yet
   */
  constructor(page, beginning) {
    this.page = page;
    this.beginning = beginning;
    /** The view that it was made for. */
    this.number = -1;
    /** @type {Advice | "thinking" | null} */
    this.advice = null;
    /** Undefined if there was no time to find them out. @type {import("../types.js").Reason[] | undefined} */
    this.reasons = [];
    /** The guest has put it away. */
    this.closed = false;
  }

  /** The turn, while it is shown: a guest who picks something, begins another turn (`ui.strays`) or asks the Master needs it no more. */
  get turn() {
    const { hints, acts, ui } = this.page;
    return !this.advice || this.advice === "thinking" || hints.advice || acts.pending || ui.pick || ui.strays ? null : this.advice.turn;
  }

  /** A new state has come. @param {import("../types.js").State} state */
  follow(state) {
    const { setup, hints, firsts } = this.page;
    if (this.number === state.number) return;
    this.number = state.number;
    this.advice = null;
    if (!setup.guest || setup.clock || this.closed || !hints.available(state)) return;
    if (firsts.asksNewcomer(this.page.ctx(), this.beginning())) void this.think(state.number);
  }

  /** @param {number} number */
  async think(number) {
    const { acts, viewer } = this.page;
    const asked = { seat: viewer, number, pick: [] };
    this.advice = "thinking";
    const late = () => this.number !== number || this.closed;
    /** @type {Advice | import("../types.js").Outdated | null} */
    const advice = await ask(`${acts.path}/hint`, asked).catch(() => null); // the guest plays without it
    if (late() || (advice && "outdated" in advice)) return; // it is asked again in the next view
    const { reasons } = advice && advice.gain > 0 ? await ask(`${acts.path}/hint/reasons`, asked).catch(() => ({ reasons: undefined })) : { reasons: [] };
    if (late()) return;
    this.advice = advice;
    this.reasons = reasons;
    this.page.update();
  }

  close() {
    this.advice = null;
    this.closed = true;
    this.page.update();
  }

  /**
   * With what it is compared, and why it is better, in a few words: a reason larger than the sum is left to the lamp.
   * @param {Ctx} ctx
   * @param {Advice} advice
   */
  why(ctx, advice) {
    const { gain, other } = advice;
    const why = whyView(ctx, advice, this.reasons);
    if (gain <= 0 || !other.length) return why;
    const brief = this.reasons?.some(({ points }) => points > gain) ? `${ctx.t("hint-more", { worth: worth(ctx, gain) })}.` : why;
    const goesOn = brief.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());
    return ctx.t("hint-versus", { with: comparedWith(ctx, advice), turn: goesOn });
  }

  /** On a phone it has the room that it keeps while it thinks. @param {Ctx} ctx */
  view(ctx) {
    const { advice } = this;
    if (advice === "thinking" && !this.page.hints.advice) return html`<div class="sub suggested quiet">${ctx.t("hint-thinking")}</div>`;
    if (!this.turn || !advice || advice === "thinking") return nothing;
    return html`<div class="sub suggested"><p>${icon("lamp", 14)}${ctx.t(advice.gain > 0 || !advice.other.length ? "hint-first" : "hint-any")} <b>${capital(clause(ctx, advice.turn))}.</b> ${ctx.phone && !ctx.sideways ? nothing : thenWords(ctx, advice)} ${this.why(ctx, advice)}</p>
      <button class="btn teach small" @click=${() => this.page.hints.take(ctx, advice)}>${ctx.t("hint-take", { count: advice.turn.length })}</button><button class="iconbtn" aria-label=${ctx.t("hint-close")} title=${ctx.t("hint-close")} @click=${() => this.close()}>${icon("x", 18)}</button></div>`;
  }
}
