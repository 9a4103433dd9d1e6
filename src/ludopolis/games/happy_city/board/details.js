/** A card in detail: beside the city on a wide screen, on its own sheet on a phone. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { icon } from "../../../kit/board.js";
import { badge, cardsWith, gives, price } from "../art/icons.js";
import { inWords, picture } from "./card.js";
import { COLOURS, FIGURES, SIGN, isMarket, isSpecial, kindOf, printed, range } from "./model.js";
import { lack, pips } from "./specials.js";
import { worth } from "./worth.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').City} City */

/** The card that is looked at, or else the special building of the city. @param {Ctx} ctx @param {City} city @param {string} [card] */
export function details(ctx, city, card) {
  const what = card ?? ctx.ui.look ?? ctx.ui.kept.look ?? city.special;
  if (!what) return html`<p class="reading quiet">${ctx.t("board-look")}</p>`;
  if (what.startsWith("deck:")) return deckDetails(ctx, Number(what.slice(5)));
  return html`<div class="reading k-${kindOf(ctx, what)}">${picture(what)}<div class="rx"><b>${ctx.t(`card-${what}`)}</b>${figures(ctx, what)}</div>${words(ctx, what, city)}</div>`;
}

/** @param {Ctx} ctx @param {string} card */
function figures(ctx, card) {
  const it = printed(ctx, card);
  if (it.needs) {
    const offered = ctx.view.row.find((/** @type {{card: string}} */ other) => other.card === card);
    return html`<span class="line">${pips(it.needs, offered && !mine(ctx) ? offered.missing : {}, 18)}${worth(ctx, card, 15)}</span>`;
  }
  const kind = kindOf(ctx, card);
  return html`<span class="line">${it.cost ? price(it.cost, 22) : nothing}${badge(kind, 20)}${gives(it, 16)}</span>`;
}

/** @param {Ctx} ctx */
const mine = (ctx) => ctx.me !== null && ctx.view.cities[ctx.me].special;

/** The text: the effect, what is missing, how certain the card is. @param {Ctx} ctx @param {string} card @param {City} [city] */
function words(ctx, card, city) {
  const it = printed(ctx, card);
  const offered = ctx.view.row.find((/** @type {{card: string}} */ other) => other.card === card);
  const own = city?.special === card;
  const lines = [];
  if (ctx.has(`effect-${card}`)) lines.push(html`<p>${ctx.t(`effect-${card}`)}</p>`);
  else lines.push(html`<p>${inWords(ctx, card)}</p>`);
  if (own && city.acts_as && city.acts_as !== card)
    lines.push(
      html`<p><b>${ctx.t("board-acts-as", { card: ctx.t(`card-${city.acts_as}`) })}</b> ${ctx.has(`effect-${city.acts_as}`) ? ctx.t(`effect-${city.acts_as}`) : ""}</p>`,
    );
  if (own && city.charges) lines.push(html`<p><b>${ctx.t("board-charges", { count: city.charges })}</b></p>`);
  if (own && city.copies_seat >= 0) lines.push(html`<p><b>${ctx.say("line", { kind: "pyramid", seat: city.seat, from_seat: city.copies_seat })}</b></p>`);
  if (offered && ctx.me !== null && !mine(ctx)) lines.push(html`<p class="lack"><b>${lack(ctx, offered.missing)}</b></p>`);
  if (!["certain", "one_source"].includes(it.certainty) || (isSpecial(ctx, card) && it.certainty !== "certain"))
    lines.push(html`<p class="sure">${ctx.t(`certainty-${it.certainty}`)}</p>`);
  return html`<div class="rw">${lines}</div>`;
}

/** @param {Ctx} ctx @param {number} number */
function deckDetails(ctx, number) {
  const it = ctx.view.decks[number - 1];
  return html`<div class="reading deckread"><div class="rx"><b>${ctx.t("board-deck", { range: range(it) })}</b>
    <span class="line">${COLOURS.map((kind) => html`<span class="kc">${badge(kind, 20)}<span class="vh">${ctx.t(`colour-${kind}`)} </span>${it.unseen[kind]}</span>`)}</span></div>
    <div class="rw"><p>${ctx.t("board-deck-left", { count: it.size })} ${ctx.t("board-discarded", { count: it.discarded })}</p>
      <p class="bringsay">${ctx.t("board-deck-brings")}</p>${deckGains(ctx, it, 18)}</div></div>`;
}

/** How many of a deck's cards left bring income, residents, hearts. @param {Ctx} ctx @param {import('./market.js').Deck} deck @param {number} size */
export const deckGains = (ctx, deck, size) =>
  html`<span class="line brings" title=${ctx.t("board-deck-brings")}>${FIGURES.map((name) => html`<span class="kc">${cardsWith(SIGN[name], size)}<span class="vh">${ctx.t(`figure-${name}`)} </span>${deck.brings[name]}</span>`)}</span>`;

/** The sheet that a tap opens on a phone. @param {Ctx} ctx */
export function sheet(ctx) {
  const card = ctx.ui.kept.sheet;
  if (!card) return nothing;
  const close = () => {
    ctx.ui.kept.sheet = undefined;
    ctx.update();
  };
  const beside = (/** @type {Event} */ event) => event.target === event.currentTarget && close();
  const show = (/** @type {Element | undefined} */ element) => {
    // The element is bound before it is in the page.
    if (element instanceof HTMLDialogElement) queueMicrotask(() => element.isConnected && !element.open && element.showModal());
  };
  const number = card.startsWith("deck:") ? Number(card.slice(5)) : 0;
  const title = number ? ctx.t("board-deck", { range: range(ctx.view.decks[number - 1]) }) : ctx.t(`card-${card}`);
  const shut = html`<button class="iconbtn" aria-label=${ctx.t("page-close")} @click=${close}>${icon("x")}</button>`;
  return html`<dialog class="hc-sheet" aria-label=${title} ${ref(show)} @close=${close} @click=${beside}>${
    number ? html`<div class="hc big"><h2>${title}${shut}</h2>${deckDetails(ctx, number)}</div>` : cardSheet(ctx, card, shut)
  }</dialog>`;
}

/** How many there are of a card that can be bought. @param {Ctx} ctx @param {string} card */
function copies(ctx, card) {
  if (isSpecial(ctx, card) || isMarket(card)) return nothing;
  const stack = ctx.view.dwellings.find((/** @type {{card: string}} */ one) => one.card === card);
  return html`<p>${stack ? ctx.t("board-left", { count: stack.left }) : ctx.t("board-twins")}</p>`;
}

/** @param {Ctx} ctx @param {string} card @param {unknown} shut */
function cardSheet(ctx, card, shut) {
  const city = ctx.view.cities.find((/** @type {City} */ it) => it.special === card);
  const kind = kindOf(ctx, card);
  return html`<div class="hc big k-${kind}">${picture(card)}<span class="curb"></span><h2>${ctx.t(`card-${card}`)}${shut}</h2>
    ${figures(ctx, card)}${words(ctx, card, city)}
    ${copies(ctx, card)}<p class="kindline">${badge(kind, 22)}${kind === "special" ? html`<span>${ctx.t("board-special-rule")}</span>` : ctx.t(`colour-${kind}`)}</p></div>`;
}
