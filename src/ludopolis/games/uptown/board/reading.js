/** A sheet that explains a card or a plot in words. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { icon, signed, token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { halfInner, paper } from "./card.js";
import { halvesOf, streetOf } from "./model.js";
import { signs } from "./signs.js";
import { deckName, projectWords, sureWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {{card?: string, deck?: number, seat?: number, plot?: number, sheet?: "signs", peek?: boolean}} What peek: asked for where a street is enlarged */

/** Opens the sheet. @param {Ctx} ctx @param {What} what */
export function read(ctx, what) {
  ctx.ui.kept.reading = what;
  ctx.ui.kept.readPlot ||= what.plot !== undefined;
  ctx.update();
}

/** The open sheet; an enlarged street shows its own. @param {Ctx} ctx @param {number} [peeked] */
export function reading(ctx, peeked) {
  /** @type {What | undefined} */
  const what = ctx.ui.kept.reading;
  if (!what || (what.peek ? what.seat : undefined) !== peeked) return nothing;
  const close = () => {
    ctx.ui.kept.reading = undefined;
    ctx.update();
  };
  const beside = (/** @type {Event} */ event) => event.target === event.currentTarget && close();
  const show = (/** @type {Element | undefined} */ element) => {
    // The element is bound before it is in the page.
    if (element instanceof HTMLDialogElement) queueMicrotask(() => element.isConnected && !element.open && element.showModal());
  };
  const { title, inner, sure = true } = sheetOf(ctx, what);
  return html`<dialog class="ut ut-sheet sheet" aria-label=${title} ${ref(show)} @close=${close} @click=${beside}><div class="in">
    <header><h2>${title}</h2><button class="iconbtn" aria-label=${ctx.t("page-close")} @click=${close}>${icon("x")}</button></header>${inner}${
      sure && ctx.view.certainty !== "certain" ? html`<p class="sure">${sureWords(ctx)}</p>` : nothing
    }</div></dialog>`;
}

/** Its title and contents, and whether it is about cards. @param {Ctx} ctx @param {What} what @returns {{title: string, inner: unknown, sure?: boolean}} */
function sheetOf(ctx, what) {
  if (what.card) return cardSheet(ctx, what.card, what.deck);
  if (what.sheet === "signs") return { title: ctx.t("board-signs"), inner: signs(ctx) };
  return plotSheet(ctx, Number(what.seat), Number(what.plot));
}

/** @param {Ctx} ctx @param {string} project */
const halfLine = (ctx, project) => html`<span class="half k-${paper(ctx, project)}">${halfInner(ctx, project)}</span>`;

/** The top card of a deck, or of the common pile. @param {Ctx} ctx @param {string} card @param {number | undefined} seat whose deck it is */
function cardSheet(ctx, card, seat) {
  const { price } = ctx.view.cards[card];
  const title = seat === undefined ? ctx.t("board-municipal-card") : deckName(ctx, seat);
  const lines = halvesOf(ctx, card).map((project) => html`<li>${halfLine(ctx, project)}<p>${projectWords(ctx, project)}</p></li>`);
  return {
    title,
    inner: html`<div class="stripes"><span class="stripe ${price ? "" : "free"}">${glyph("coin", 16)}${ctx.t("board-price", { coins: price })}</span><small>${ctx.t(price ? "board-one-half" : "board-one-of-four")}</small></div><ul>${lines}</ul>`,
  };
}

/** @param {Ctx} ctx @param {number} seat @param {number} number */
function plotSheet(ctx, seat, number) {
  const plot = streetOf(ctx, seat).plots[number - 1];
  const figures = (/** @type {import('./model.js').Worth} */ it) =>
    html`<span class="ut-figs"><span title=${ctx.t("board-revenue")}>${glyph("roofcoin", 16)}${signed(it.revenue)}</span><span title=${ctx.t("board-prestige")}>${glyph("star", 15)}${signed(it.prestige)}</span></span>`;
  const lines = plot.halves
    .map(
      (half) =>
        html`<li>${halfLine(ctx, half.project)}${figures(half)}<p>${projectWords(ctx, half.project)}${
          half.by === seat ? nothing : html` <b class="from">${token(half.by, 15)} ${ctx.t("board-gift-from", { name: ctx.name(half.by) })}</b>`
        }</p></li>`,
    )
    .reverse();
  const state = ctx.t(`board-${plot.closed ? "closed" : "open"}${plot.no_gifts ? "-no-gifts" : ""}`);
  return {
    title: ctx.t("board-plot-of", { plot: number, name: ctx.name(seat) }),
    sure: false,
    inner: html`<p class="state">${plot.closed ? glyph("lock", 16) : nothing}${state}</p>${plot.halves.length ? html`<ul class="floors">${lines}</ul><p class="whole"><b>${ctx.t("board-plot-now")}</b>${figures(plot)}</p>` : html`<p>${ctx.t("board-plot-empty")}</p>`}`,
  };
}
