/** What to lay out with the printed box, drawn step by step. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { effectSide, numberSide } from "../art/cards.js";
import { miniature } from "./mini.js";
import { readSheet } from "./sheet.js";
import { planWords } from "./tracks.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */

const card = (/** @type {unknown} */ drawn) => html`<svg viewBox="0 0 84 108" width="56">${drawn}</svg>`;
const plans = (/** @type {Ctx} */ ctx) =>
  html`<ol class="wt-laidplans">${ctx.view.plans.map((/** @type {any} */ { plan, high, low }) => html`<li class="sheet"><span>${planWords(ctx, plan)}</span><b>${high}</b><b>${low}</b></li>`)}</ol>`;
const hand = (/** @type {Ctx} */ ctx) => ctx.view.hands[0].map((/** @type {any} */ { effect }) => card(effectSide(effect)));

/** @type {Record<string, (ctx: Ctx, step: any) => unknown>} */
export const lay = {
  sheets: (ctx) => html`<span class="wt-laid">${miniature({ ctx, seat: 0, ids: false, choices: null, advice: null, sheet: readSheet(ctx.view, 0) })}</span>`,
  plans,
  plans_expert: plans,
  stacks: (ctx, { count }) =>
    ctx.view.numbers.map((/** @type {any} */ { number, effect }) => html`<span>${card(numberSide(number, effect))}<b>× ${count}</b></span>`),
  deck_solo: (ctx, { count }) => html`<span>${card(effectSide(ctx.view.top))}<b>× ${count}</b></span>`,
  deck_draft: (ctx, { count }) => html`<span>${card(effectSide(ctx.view.top))}<b>× ${count}</b></span>${hand(ctx)}`,
};
