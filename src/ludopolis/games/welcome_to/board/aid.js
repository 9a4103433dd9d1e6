/** The flipper, for evenings on paper: the cards of the round as large as the screen allows, the plans and who has done them. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { listed } from "../../../kit/board.js";
import { cardsOf, combos } from "./cards.js";
import { planWords } from "./tracks.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function aid(ctx) {
  const { numbers, plans } = ctx.view;
  return html`<div class="wt-flip">${numbers ? combos(ctx, null, false) : cardsOf(ctx)}${numbers ? html`<p class="quiet">${ctx.t("aid-next")}</p>` : nothing}
    <ol class="wt-flipplans">${plans.map((/** @type {any} */ plan, /** @type {number} */ stack) => (plan ? planView(ctx, plan, stack) : nothing))}</ol></div>`;
}

/** @param {Ctx} ctx @param {any} plan @param {number} stack */
function planView(ctx, plan, stack) {
  const done = ctx.view.sheets.flatMap((/** @type {any} */ sheet, /** @type {number} */ seat) => (sheet.plans[stack] ? [ctx.name(seat)] : []));
  return html`<li class="sheet"><b class="no">${stack + 1}</b><span class="tx"><b>${planWords(ctx, plan.plan)}</b><small>${done.length ? listed(done) : ctx.t("aid-nobody")}</small></span>
    <span class="pts">${plan.approved ? html`<s>${plan.high}</s>` : html`<b>${plan.high}</b>`}<span class=${plan.approved ? "now" : ""}>${plan.low}</span></span></li>`;
}
