/** Decks with their prices and the coins that block them, and the common pile. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { control, token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { faces } from "./card.js";
import { again, buying, compact, deckOf, entryOf } from "./model.js";
import { read } from "./reading.js";
import { deckWords, pileWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Entry} Entry */

/** Where coins lie on a blocked deck, as fractions of its width and height. */
const HEAP = [
  [0.3, 0.66],
  [0.54, 0.74],
  [0.72, 0.6],
  [0.42, 0.5],
  [0.64, 0.44],
  [0.3, 0.86],
  [0.76, 0.82],
  [0.5, 0.92],
  [0.22, 0.48],
];

/** Moving dashes around a legal target. */
export const dash = html`<svg class="dash" aria-hidden="true"><rect x="1" y="1" rx="12"></rect></svg>`;

/**
 * A deck or the pile. A tap picks it if it may be taken; otherwise the tap reads it, or in the second action says why not.
 * @param {Ctx} ctx @param {{id: string, card: string | null, move: string, words: string, inner: unknown, class: string, what: string, deck?: number}} it
 */
function pile(ctx, it) {
  const entry = entryOf(ctx, it.move);
  const chosen = ctx.ui.pick === it.move;
  const touch = () => {
    if (entry && chosen) return again(ctx, entry);
    if (!buying(ctx) || (ctx.pending && !entry)) return it.card ? read(ctx, { card: it.card, deck: it.deck }) : undefined;
    ctx.ui.look = it.card;
    ctx.ui.pick = entry ? it.move : undefined;
    if (!entry) ctx.why(it.move);
    ctx.update();
  };
  const label = entry ? `${ctx.say("move", entry.say)}. ${it.words}` : it.words;
  const legal = entry ? control(ctx, entry, { class: chosen ? "picked" : "glow", label, pick: touch }) : nothing;
  // The label comes after the control, which removes a label when its move is no longer legal.
  return html`<button class="pile ${it.class}" data-id=${it.id} data-what=${it.what} data-own-corner="right in" aria-pressed=${entry ? chosen : nothing} @click=${entry ? nothing : touch} ${legal} aria-label=${label}>${it.inner}${dash}</button>`;
}

/** @param {Ctx} ctx @param {string | null} card */
const topOf = (ctx, card) =>
  card ? html`<span class="faces" data-id="card:${card}">${faces(ctx, card)}</span>` : html`<span class="faces gone">${ctx.t("board-empty")}</span>`;

/** The coins that were paid, one by one. @param {Ctx} ctx @param {number} seat */
function coins(ctx, seat) {
  const lying = deckOf(ctx, seat).coins;
  if (!lying) return nothing;
  const words = ctx.t("board-blocked-by", { coins: lying, name: ctx.name(seat) });
  return html`<span class="veil" title=${words}><svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid meet" aria-hidden="true">${heap(lying)}</svg><span class="blocked">${glyph("lock", 13)}<span>${ctx.t("board-blocked")}</span><b>${glyph("coin", 13)}${lying}</b></span></span>`;
}

/** @param {number} lying */
const heap = (lying) => HEAP.slice(0, lying).map(([x, y]) => coinAt(x * 100, y * 140));

/** @param {number} x @param {number} y */
const coinAt = (x, y) =>
  html`<svg x=${x - 15} y=${y - 15} width="30" height="32" viewBox="0 0 30 32"><circle cx="16" cy="18" r="13" fill="#14202B" opacity=".45"></circle><circle cx="15" cy="17" r="13" fill="#A87512"></circle><circle cx="15" cy="14.500" r="13" fill="#F2C14E"></circle><circle cx="15" cy="14.500" r="9.600" fill="none" stroke="#A87512" stroke-width="1.600"></circle><path d="M15 9v11" stroke="#6E4A05" stroke-width="2.400" stroke-linecap="round"></path></svg>`;

/** @param {Ctx} ctx @param {number} size */
const left = (ctx, size) =>
  html`<small class="left" title=${ctx.t("board-cards", { count: size })}>${glyph("cards", 13)}<span aria-hidden="true">${size}</span><span class="vh">${ctx.t("board-cards", { count: size })}</span></small>`;

/** @param {Ctx} ctx @param {number} seat */
export function deck(ctx, seat) {
  const { top, size, coins: lying } = deckOf(ctx, seat);
  const what = `${seat === ctx.me ? "deck" : "rival_deck"} ${seat}`;
  return html`<div class="deckbox" data-what=${what} data-purse="deck:${seat}" data-coins=${lying}>${pile(ctx, {
    id: `deck:${seat}`,
    card: top,
    deck: seat,
    move: `buy ${seat}`,
    what,
    words: deckWords(ctx, seat),
    class: `d${Math.min(3, size)} ${lying ? "shut" : ""}`,
    inner: html`${topOf(ctx, top)}${coins(ctx, seat)}`,
  })}<div class="under">${compact(ctx) ? token(seat, 15) : nothing}${left(ctx, size)}</div></div>`;
}

/** The common pile shows both faces of its top card. @param {Ctx} ctx */
export function common(ctx) {
  const { top, size } = ctx.view.common;
  return html`<div class="deckbox common" data-what="municipal">${pile(ctx, {
    id: "common",
    card: top,
    move: "municipal",
    what: "municipal",
    words: pileWords(ctx),
    class: `d${Math.min(3, size)} both`,
    inner: topOf(ctx, top),
  })}<div class="under">${compact(ctx) ? html`<small>${ctx.t("board-city")}</small>` : nothing}${left(ctx, size)}</div></div>`;
}
