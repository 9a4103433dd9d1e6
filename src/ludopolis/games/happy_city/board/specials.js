/** The row of special buildings: what each needs, what it gives, what is still missing. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { icon, listed, styled, token } from "../../../kit/board.js";
import { badge, outline } from "../art/icons.js";
import { cardLabel, picture } from "./card.js";
import { COLOURS, compact, entryOf, longestWord, printed, travelId } from "./model.js";
import { isAsked, open, touchable } from "./touch.js";
import { worth } from "./worth.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {{card: string, missing: Record<string, number>}} Offered */

/**
 * The condition as badges, the missing ones in outline.
 * @param {Record<string, number>} needs
 * @param {Record<string, number>} missing
 * @param {number} [size]
 */
export function pips(needs, missing, size = 19) {
  const list = COLOURS.flatMap((kind) => {
    const lacking = missing[kind] ?? 0;
    return Array.from({ length: needs[kind] ?? 0 }, (_, i) => (i < (needs[kind] ?? 0) - lacking ? badge(kind, size) : outline(kind, size)));
  });
  return html`<span class="pips" aria-hidden="true">${list}</span>`;
}

/** “needs 1 more blue and 1 more green”, or that nothing is missing. @param {Ctx} ctx @param {Record<string, number>} missing */
export function lack(ctx, missing) {
  const parts = COLOURS.filter((kind) => missing[kind]).map((kind) => ctx.t("board-more", { count: missing[kind], colour: ctx.t(`colour-${kind}`) }));
  return parts.length ? ctx.t("board-needs", { list: listed(parts) }) : ctx.t("board-met");
}

/** The same, short enough for a card: the one colour, or how many cards. @param {Ctx} ctx @param {Record<string, number>} missing */
function shortLack(ctx, missing) {
  const kinds = Object.keys(missing);
  const count = kinds.reduce((sum, kind) => sum + missing[kind], 0);
  return kinds.length === 1 ? ctx.t("board-more", { count, colour: ctx.t(`colour-${kinds[0]}`) }) : ctx.t("board-more-cards", { count });
}

/** @param {Ctx} ctx */
export function specials(ctx) {
  const owned = ctx.view.cities.filter((/** @type {import('./model.js').City} */ city) => city.special);
  const count = ctx.view.row.length + owned.length;
  const mine = ctx.me !== null && ctx.view.cities[ctx.me].special;
  return html`<section class="spsec" data-part="specials" data-what="special"><h3 class="cap ${compact(ctx) ? "vh" : ""}">${ctx.t("board-specials")} <small class="deskonly">· ${ctx.t(mine ? "board-special-yours" : "board-specials-help")}</small></h3>
    <div class="specials ${count > 5 ? "many" : ""} n${count}">${repeat(
      inOrder(ctx),
      (it) => it.card,
      (it) => special(ctx, it, Boolean(mine) || ctx.me === null),
    )}${owned.map((/** @type {import('./model.js').City} */ city) => went(ctx, city))}<span class="hc-more" aria-hidden="true">${icon("right", 16)}</span></div></section>`;
}

/** In the order of the row; on a phone, where the row scrolls, those closest to being met come first. @param {Ctx} ctx @returns {Offered[]} */
function inOrder(ctx) {
  const lacking = (/** @type {Offered} */ it) => Object.values(it.missing).reduce((sum, count) => sum + count, 0);
  return compact(ctx) ? ctx.view.row.toSorted((/** @type {Offered} */ a, /** @type {Offered} */ b) => lacking(a) - lacking(b)) : ctx.view.row;
}

/** A special building that somebody owns: only its name stays in the row. @param {Ctx} ctx @param {import('./model.js').City} city */
function went(ctx, city) {
  const what = String(city.special);
  const names = { card: ctx.t(`card-${what}`), name: ctx.name(city.seat) };
  const words = city.seat === ctx.me ? ctx.t("board-went-me", names) : ctx.t("board-went", names);
  const label = `${words}. ${cardLabel(ctx, what)}`;
  const inner = html`${token(city.seat, 18)}<span>${words}</span>`;
  return touchable(ctx, { what, class: "spc went", label, inner, touched: () => compact(ctx) && open(ctx, what) });
}

/** @param {Ctx} ctx @param {Offered} it @param {boolean} done the viewer has a special building already, or has no city */
function special(ctx, it, done) {
  const missing = done ? {} : it.missing;
  const met = !done && !Object.keys(missing).length;
  const name = ctx.t(`card-${it.card}`);
  const lacks = done || met ? nothing : html`<span class="lacks" aria-hidden="true">${shortLack(ctx, missing)}</span>`;
  const inner = html`${picture(it.card)}<span class="sx"
      ><b ${styled({ "--letters": longestWord(name) })}>${name}</b>${pips(printed(ctx, it.card).needs ?? {}, missing)}${worth(ctx, it.card)}${lacks}</span
    >${met ? html`<span class="met" title=${lack(ctx, missing)}>${icon("check", 13)}</span>` : nothing}`;
  return touchable(ctx, {
    what: it.card,
    class: "spc",
    label: `${cardLabel(ctx, it.card)} ${done ? "" : lack(ctx, missing)}`,
    inner,
    id: travelId(ctx, it.card, null),
    entry: entryOf(ctx, `take ${it.card}`),
    touched: () => {
      if (compact(ctx)) open(ctx, it.card);
      else if (isAsked(ctx, `take ${it.card}`)) ctx.why(`take ${it.card}`);
    },
  });
}
