/** A card: its face and its description. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { listed, styled } from "../../../kit/board.js";
import { badge, figure, price } from "../art/icons.js";
import { drawing } from "../art/index.js";
import { FIGURES, compact, faceName, isOwned, kindOf, longestWord, printed } from "./model.js";
import { isAsked, open, touchable } from "./touch.js";
import { worth } from "./worth.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Entry} Entry */

/** The drawing of a card in front of its kind's sky. @param {string} card */
export const picture = (card) =>
  html`<span class="pic"><svg viewBox="0 -5 120 89" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${drawing(card)}</svg></span>`;

/** What a card gives and takes, in words. @param {Ctx} ctx @param {string} card */
export function inWords(ctx, card) {
  const it = printed(ctx, card);
  const told = (/** @type {string} */ key, /** @type {number} */ sign) => {
    const names = FIGURES.filter((name) => it[name] * sign > 0);
    return names.length ? [ctx.t(key, { list: listed(names.map((name) => ctx.t(`board-gives-${name}`, { count: it[name] * sign }))) })] : [];
  };
  return [...told("board-gives", 1), ...told("board-costs", -1)].join(" ");
}

/** Everything a card shows, for people who cannot see it. @param {Ctx} ctx @param {string} card @param {number} [cost] what it costs the viewer */
export function cardLabel(ctx, card, cost) {
  const it = printed(ctx, card);
  const name = ctx.t(`card-${card}`);
  if (it.needs) {
    const words = ctx.has(`effect-${card}`) ? ctx.t(`effect-${card}`) : inWords(ctx, card);
    return `${name}. ${words}`;
  }
  const colour = ctx.t(`colour-${kindOf(ctx, card)}`);
  const label = cost === undefined ? ctx.t("board-built", { card: name, colour }) : ctx.t("board-offered", { card: name, colour, price: cost });
  return `${label} ${inWords(ctx, card)}${cost !== undefined && isOwned(ctx, card) ? ` ${ctx.t("board-have-label")}` : ""}`;
}

/** On a card that is for sale and stands in the viewer's city already. @param {Ctx} ctx @param {string} card */
export const have = (ctx, card) =>
  isOwned(ctx, card) ? html`<span class="have" title=${ctx.t("board-have-label")}>${figure("lock", 12)}<span>${ctx.t("board-have")}</span></span>` : nothing;

/**
 * The face: a drawing on its kerb, the price, the kind, the name, and what the card gives.
 * @param {Ctx} ctx @param {string} card @param {{price?: number, bare?: boolean}} [look] price to show; bare: without a name
 */
export function face(ctx, card, look = {}) {
  const it = printed(ctx, card);
  const kind = kindOf(ctx, card);
  const cut = look.price !== undefined && look.price !== it.cost;
  return html`${picture(card)}${look.price === undefined ? nothing : have(ctx, card)}<span class="curb"></span>
    ${look.bare ? nothing : html`<span class="nm" ${styled({ "--letters": longestWord(faceName(ctx, card)) })}>${faceName(ctx, card)}</span>`}${worth(ctx, card, look.bare ? 13 : 15)}
    ${look.price === undefined ? nothing : html`<span class="cost">${price(look.price, 25)}${cut ? html`<s>${it.cost}</s>` : nothing}</span>`}
    ${badge(kind, 20)}`;
}

/**
 * A card that can be touched: it is picked if that is legal, otherwise it says why not, or what it is.
 * @param {Ctx} ctx
 * @param {{card: string, id?: string, entry?: Entry, twin?: boolean, price?: number, bare?: boolean, why?: string, class?: string, more?: unknown,
 *   label?: string}} it
 */
export function card(ctx, it) {
  return touchable(ctx, {
    what: it.card,
    class: `card k-${kindOf(ctx, it.card)} ${it.class ?? ""}`,
    label: it.label ?? cardLabel(ctx, it.card, it.price),
    inner: html`${face(ctx, it.card, it)}${it.more ?? nothing}`,
    id: it.id,
    entry: it.entry,
    twin: it.twin,
    touched: () => {
      if (it.why && isAsked(ctx, it.why)) ctx.why(it.why);
      else if (compact(ctx)) open(ctx, it.card);
    },
  });
}
