/** An invited guest's first turn: one suggested move and its reason, below the goal, where no clock runs. It is a hint that nobody had to ask for. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "../net/api.js";
import { icon } from "../draw/art.js";
import { clause } from "../parts/turns.js";
import { capital } from "../words/format.js";
import { whyView } from "./hints.js";

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
    /** @type {import("../types.js").Reason[]} */
    this.reasons = [];
    /** The guest has put it away. */
    this.closed = false;
  }

  /** The turn, while it is shown: a guest who picks something, or asks the Master, needs it no more. */
  get turn() {
    const { hints, acts, ui } = this.page;
    return !this.advice || this.advice === "thinking" || hints.advice || acts.pending || ui.pick ? null : this.advice.turn;
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
    /** @type {Advice | null} */
    const advice = await ask(`${acts.path}/hint`, asked).catch(() => null); // the guest plays without it
    const { reasons } = advice && advice.gain > 0 ? await ask(`${acts.path}/hint/reasons`, asked).catch(() => ({ reasons: [] })) : { reasons: [] };
    if (this.number !== number || this.closed) return;
    this.advice = advice;
    this.reasons = reasons;
    this.page.update();
  }

  close() {
    this.advice = null;
    this.closed = true;
    this.page.update();
  }

  /** @param {Ctx} ctx */
  view(ctx) {
    const { advice } = this;
    if (advice === "thinking" && !this.page.hints.advice) return html`<div class="sub suggested quiet">${ctx.t("hint-thinking")}</div>`;
    if (!this.turn || !advice || advice === "thinking") return nothing;
    return html`<div class="sub suggested"><p>${icon("lamp", 14)}${ctx.t("hint-first")} <b>${capital(clause(ctx, advice.turn))}.</b> ${whyView(ctx, advice, this.reasons)}</p>
      <button class="btn teach small" @click=${() => this.page.hints.take(ctx, advice)}>${ctx.t("hint-take", { count: advice.turn.length })}</button><button class="iconbtn" aria-label=${ctx.t("hint-close")} title=${ctx.t("hint-close")} @click=${() => this.close()}>${icon("x", 18)}</button></div>`;
  }
}
