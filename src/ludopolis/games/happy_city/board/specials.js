/** The row of special buildings: what each asks for, what it gives, what is still missing. */
import { html, nothing } from '../../../vendor/lit-html/lit-html.js';
import { control } from '../../../kit/control.js';
import { icon, token } from '../../../kit/art.js';
import { badge, figure, gives, isFigure, outline } from '../art/icons.js';
import { cardLabel, dash, doubt, open, picture, reading } from './card.js';
import { COLOURS, entryOf, pick, printed, travelId } from './model.js';

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {{card: string, missing: Record<string, number>}} Offered */

/**
 * Effects in pictures: icons, kinds, signs. Figures stand in the effect's words, which come from the catalogue.
 * @type {Record<string, string>}
 */
const SIGNS = {
  pyramid: 'end copy neighbour', castle: 'neighbour > coin', ice_cream_parlour: 'once coin / slots', harbour: '− coin blue', airport: '− coin green',
  picture_gallery: 'copy next', bowling_alley: 'coin / purple', concert_hall: 'once coin coin end − joy', moai: 'end heart slots', railway_station: '− coin orange',
  statue_of_liberty: 'heart heart heart heart', hot_dog_stand: '− coin deck', barber_shop: 'coin if lowest', sphinx: 'end copy special', palace_of_versailles: 'coin < neighbour',
  burger_restaurant: 'heart if most blue', undersea_tunnel: 'once 0 coin', aquarium: 'heart heart once coin', escape_room: 'coin if lowest yellow', machu_picchu: 'folk / left orange',
  big_ben: 'coin coin coin if 0', golden_gate: 'heart folk if any any', stonehenge: 'folk / neighbour blue', sushi_bar: 'coin / blue', wind_turbine: 'heart / green',
  taj_mahal: 'heart if coin lowest', louvre: 'coin < neighbour × 2', vegetable_market: 'coin / heart folk', croissant_bakery: 'coin / green', chichen_itza: 'heart if most green',
  leaning_tower: 'heart / neighbour yellow', games_arcade: 'coin if coin', great_wall: 'heart if before', billiard_hall: 'coin / any next', domed_cathedral: 'heart if 0 orange',
  zen_garden: 'end joy × 2', parthenon: 'folk if 0 green', night_market: 'folk / yellow',
};

/** @param {string} card @param {number} size */
function signs(card, size) {
  const part = (/** @type {string} */ word) => {
    if (isFigure(word)) return figure(word, size);
    if (COLOURS.includes(word) || word === 'special') return badge(word, size);
    return html`<i>${word === 'if' ? ':' : word === '/' ? '/' : word}</i>`;
  };
  return html`<span class="gives signs" aria-hidden="true">${(SIGNS[card] ?? '').split(' ').filter(Boolean).map(part)}</span>`;
}

/** What a special gives: figures in the family game, a picture of its effect in the expert game. @param {Ctx} ctx @param {string} card @param {number} [size] */
export const worth = (ctx, card, size = 15) => (ctx.has(`effect-${card}`) ? signs(card, size) : gives(printed(ctx, card), size));

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

/** @param {Ctx} ctx */
export function specials(ctx) {
  const owned = ctx.view.cities.filter((/** @type {import('./model.js').City} */ city) => city.special);
  const count = ctx.view.row.length + owned.length;
  const mine = ctx.me !== null && ctx.view.cities[ctx.me].special;
  return html`<section class="spsec"><h3 class="cap">${ctx.t('board-specials')} <small class="deskonly">· ${ctx.t(mine ? 'board-special-yours' : 'board-specials-help')}</small></h3>
    <div class="specials ${count > 5 ? 'many' : ''} n${count}">${ctx.view.row.map((/** @type {Offered} */ it) => special(ctx, it, Boolean(mine)))}${owned.map(
      (/** @type {import('./model.js').City} */ city) => html`<div class="spc went">${token(city.seat, 16)}<span>${ctx.t('board-went', { card: ctx.t(`card-${city.special}`), name: ctx.name(city.seat) })}</span></div>`)}</div></section>`;
}

/** @param {Ctx} ctx @param {Offered} it @param {boolean} done the viewer has a special building already */
function special(ctx, it, done) {
  const entry = entryOf(ctx, `take ${it.card}`);
  const needs = printed(ctx, it.card).needs ?? {};
  const read = reading(ctx, it.card);
  const met = !ctx.spectator && !done && !Object.keys(it.missing).length;
  const label = `${cardLabel(ctx, it.card)} ${ctx.spectator || done ? '' : lack(ctx, it.missing)}`;
  const inner = html`${picture(it.card)}<span class="sx"><b>${ctx.t(`card-${it.card}`)}</b>${pips(needs, done ? {} : it.missing)}${worth(ctx, it.card)}</span>
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
