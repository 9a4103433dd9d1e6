/** The row of special buildings: what each asks for, what it gives, what is still missing. */
import { html, nothing } from '../../../vendor/lit-html/lit-html.js';
import { control } from '../../../kit/control.js';
import { icon, token } from '../../../kit/art.js';
import { badge, outline } from '../art/icons.js';
import { cardLabel, dash, doubt, open, picture, reading } from './card.js';
import { COLOURS, entryOf, pick, printed, travelId } from './model.js';
import { worth } from './worth.js';

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {{card: string, missing: Record<string, number>}} Offered */

/** The condition as badges, the missing ones in outline. @param {Record<string, number>} needs @param {Record<string, number>} missing @param {number} [size] */
export function pips(needs, missing, size = 19) {
  const list = COLOURS.flatMap((kind) => {
    const lacking = missing[kind] ?? 0;
    return Array.from({ length: needs[kind] ?? 0 }, (_, i) => (i < (needs[kind] ?? 0) - lacking ? badge(kind, size) : outline(kind, size)));
  });
  return html`<span class="pips" aria-hidden="true">${list}</span>`;
}

/** “needs 1 more blue, 1 more green”, or that nothing is missing. @param {Ctx} ctx @param {Record<string, number>} missing */
export function lack(ctx, missing) {
  const parts = COLOURS.filter((kind) => missing[kind]).map((kind) => ctx.t('board-more', { count: missing[kind], colour: ctx.t(`colour-${kind}`) }));
  return parts.length ? ctx.t('board-needs', { list: parts.join(', ') }) : ctx.t('board-met');
}

/** The same in the room of a card: the one colour, or how many cards. @param {Ctx} ctx @param {Record<string, number>} missing */
function shortLack(ctx, missing) {
  const kinds = Object.keys(missing);
  const count = kinds.reduce((sum, kind) => sum + missing[kind], 0);
  return kinds.length === 1 ? ctx.t('board-more', { count, colour: ctx.t(`colour-${kinds[0]}`) }) : ctx.t('board-more-cards', { count });
}

/** @param {Ctx} ctx */
export function specials(ctx) {
  const owned = ctx.view.cities.filter((/** @type {import('./model.js').City} */ city) => city.special);
  const count = ctx.view.row.length + owned.length;
  const mine = ctx.me !== null && ctx.view.cities[ctx.me].special;
  return html`<section class="spsec"><h3 class="cap">${ctx.t('board-specials')} <small class="deskonly">· ${ctx.t(mine ? 'board-special-yours' : 'board-specials-help')}</small></h3>
    <div class="specials ${count > 5 ? 'many' : ''} n${count}">${inOrder(ctx).map((it) => special(ctx, it, Boolean(mine)))}${owned.map(
      (/** @type {import('./model.js').City} */ city) => went(ctx, city))}</div></section>`;
}

/** As they lie; on a phone, where the row is scrolled, the nearest to being met come first. @param {Ctx} ctx @returns {Offered[]} */
function inOrder(ctx) {
  const lacking = (/** @type {Offered} */ it) => Object.values(it.missing).reduce((sum, count) => sum + count, 0);
  return ctx.phone ? ctx.view.row.toSorted((/** @type {Offered} */ a, /** @type {Offered} */ b) => lacking(a) - lacking(b)) : ctx.view.row;
}

/** A special building that somebody has: only its name stays in the row. @param {Ctx} ctx @param {import('./model.js').City} city */
function went(ctx, city) {
  const id = String(city.special);
  const read = reading(ctx, id);
  return html`<button class="spc went" @pointerenter=${read.look} @focus=${read.look} @pointerleave=${read.leave} @click=${() => ctx.phone && open(ctx, id)}>${token(city.seat, 18)}<span>${
    city.seat === ctx.me ? ctx.t('board-went-me', { card: ctx.t(`card-${id}`) }) : ctx.t('board-went', { card: ctx.t(`card-${id}`), name: ctx.name(city.seat) })}</span></button>`;
}

/** @param {Ctx} ctx @param {Offered} it @param {boolean} done the viewer has a special building already */
function special(ctx, it, done) {
  const entry = entryOf(ctx, `take ${it.card}`);
  const needs = printed(ctx, it.card).needs ?? {};
  const read = reading(ctx, it.card);
  const met = !ctx.spectator && !done && !Object.keys(it.missing).length;
  const label = `${cardLabel(ctx, it.card)} ${ctx.spectator || done ? '' : lack(ctx, it.missing)}`;
  const inner = html`${picture(it.card)}<span class="sx"><b>${ctx.t(`card-${it.card}`)}</b>${pips(needs, done ? {} : it.missing)}${worth(ctx, it.card)}${ctx.spectator || done || met ? nothing : html`<span class="lacks" aria-hidden="true">${shortLack(ctx, it.missing)}</span>`}</span>
    ${met ? html`<span class="met" title=${lack(ctx, it.missing)}>${icon('check', 13)}</span>` : nothing}${doubt(ctx, it.card)}`;
  const id = travelId(ctx, it.card, null);
  if (entry) {
    const chosen = ctx.ui.pick === entry.move;
    return html`<button class="spc" data-id=${id} aria-pressed=${chosen} @pointerenter=${read.look} @focus=${read.look} @pointerleave=${read.leave}
      @pointerdown=${read.down} @pointerup=${read.release} @pointercancel=${read.release} @contextmenu=${read.menu}
      ${control(ctx, entry, { class: chosen ? 'picked' : 'glow', label: `${ctx.say('move', entry.say)}. ${label}`, pick: () => pick(ctx, entry) })}>${inner}${chosen ? nothing : dash}</button>`;
  }
  const touched = () => {
    if (ctx.ui.held) ctx.ui.held = false;
    else if (ctx.phone) open(ctx, it.card);
    else if (ctx.asks) ctx.why(`take ${it.card}`);
  };
  return html`<button class="spc" data-id=${id} aria-label=${label} @pointerenter=${read.look} @focus=${read.look} @pointerleave=${read.leave}
    @pointerdown=${read.down} @pointerup=${read.release} @pointercancel=${read.release} @contextmenu=${read.menu} @click=${touched}>${inner}</button>`;
}
