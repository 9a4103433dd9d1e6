/** A card's face, and what happens when it is touched. */
import { html, nothing } from '../../../vendor/lit-html/lit-html.js';
import { control } from '../../../kit/control.js';
import { badge, price } from '../art/icons.js';
import { drawing } from '../art/index.js';
import { faceName, kindOf, pick, printed } from './model.js';
import { worth } from './worth.js';

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Entry} Entry */

const HOLD = 450;

/** The drawing of a card on the sky of its kind. @param {string} card */
export const picture = (card) =>
  html`<span class="pic"><svg viewBox="0 -5 120 89" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${drawing(card)}</svg></span>`;

/** Dashes that march around a legal thing. */
export const dash = html`<svg class="dash" aria-hidden="true"><rect x="1" y="1" rx="14"></rect></svg>`;

/** A mark on cards whose figures are not beyond doubt. @param {Ctx} ctx @param {string} card */
export function doubt(ctx, card) {
  const { certainty } = printed(ctx, card);
  if (certainty !== 'blurred' && certainty !== 'reconstructed') return nothing;
  const words = ctx.t(`certainty-${certainty}`);
  return html`<span class="doubt" title=${words} role="img" aria-label=${words}>?</span>`;
}

/** What a card gives, in words. @param {Ctx} ctx @param {string} card */
export function inWords(ctx, card) {
  const it = printed(ctx, card);
  const parts = /** @type {const} */ (['income', 'residents', 'hearts'])
    .filter((name) => it[name] !== 0)
    .map((name) => ctx.t(`board-${it[name] < 0 ? 'costs' : 'gives'}-${name}`, { count: Math.abs(it[name]) }));
  return ctx.t('board-gives', { list: new Intl.ListFormat(document.documentElement.lang).format(parts) });
}

/** Everything a card says, for those who do not see it. @param {Ctx} ctx @param {string} card @param {number} [cost] what it costs the viewer */
export function cardLabel(ctx, card, cost) {
  const it = printed(ctx, card);
  const name = ctx.t(`card-${card}`);
  if (it.needs) {
    const words = ctx.has(`effect-${card}`) ? ctx.t(`effect-${card}`) : inWords(ctx, card);
    return `${name}. ${words}`;
  }
  const colour = ctx.t(`colour-${kindOf(ctx, card)}`);
  const label = cost === undefined ? ctx.t('board-built', { card: name, colour }) : ctx.t('board-offered', { card: name, colour, price: cost });
  return `${label} ${inWords(ctx, card)}`;
}

/**
 * The face: drawing on its kerb, price, kind, name, what it gives.
 * @param {Ctx} ctx @param {string} card @param {{price?: number, bare?: boolean}} [look] price to show; bare: without a name
 */
export function face(ctx, card, look = {}) {
  const it = printed(ctx, card);
  const kind = kindOf(ctx, card);
  const cut = look.price !== undefined && look.price !== it.cost;
  return html`${picture(card)}<span class="curb"></span>
    ${look.bare ? nothing : html`<span class="nm">${faceName(ctx, card)}</span>`}${worth(ctx, card, look.bare ? 13 : 15)}
    ${look.price === undefined ? nothing : html`<span class="cost">${price(look.price, 25)}${cut ? html`<s>${it.cost}</s>` : nothing}</span>`}
    ${badge(kind, 20)}${doubt(ctx, card)}`;
}

/**
 * Handlers that show a card's sheet: hover and focus look it up beside the city, a long press opens it.
 * @param {Ctx} ctx @param {string} card
 */
export function reading(ctx, card) {
  const { ui } = ctx;
  const look = (/** @type {string | undefined} */ what) => () => {
    if (ctx.phone || ui.look === what) return;
    ui.look = what;
    ctx.update();
  };
  const release = () => clearTimeout(ui.holding);
  return {
    look: look(card),
    leave: () => {
      release();
      look(ui.pick ? ctx.legal.find((entry) => entry.move === ui.pick)?.say.card?.toString() : undefined)();
    },
    down: (/** @type {PointerEvent} */ event) => {
      release();
      ui.held = false;
      if (event.pointerType === 'mouse') return;
      ui.holding = setTimeout(() => {
        ui.held = true;
        open(ctx, card);
      }, HOLD);
    },
    release,
    menu: (/** @type {Event} */ event) => ctx.phone && event.preventDefault(),
  };
}

/** Opens the sheet of a card. @param {Ctx} ctx @param {string} card */
export function open(ctx, card) {
  ctx.ui.sheet = card;
  ctx.ui.pressed = false;
  ctx.update();
}

/**
 * A card that can be touched: picked where that is legal, otherwise it says why not.
 * @param {Ctx} ctx @param {{card: string, id?: string, entry?: Entry, price?: number, bare?: boolean, why?: string, class?: string, more?: unknown, label?: string}} it
 */
export function card(ctx, it) {
  const read = reading(ctx, it.card);
  const kind = kindOf(ctx, it.card);
  const inner = html`${face(ctx, it.card, it)}${it.more ?? nothing}`;
  const look = `card k-${kind} ${it.class ?? ''}`;
  const label = it.label ?? cardLabel(ctx, it.card, it.price);
  if (it.entry) {
    const { entry } = it;
    const chosen = ctx.ui.pick === entry.move;
    return html`<button class=${look} data-id=${it.id ?? nothing} aria-pressed=${chosen} @pointerenter=${read.look} @focus=${read.look} @pointerleave=${read.leave}
      @pointerdown=${read.down} @pointerup=${read.release} @pointercancel=${read.release} @contextmenu=${read.menu}
      ${control(ctx, entry, { class: chosen ? 'picked' : 'glow', label: `${ctx.say('move', entry.say)}. ${label}`, pick: () => pick(ctx, entry) })}>${inner}${chosen ? nothing : dash}</button>`;
  }
  const touched = () => {
    if (ctx.ui.held) ctx.ui.held = false;
    else if (it.why && ctx.asks) ctx.why(it.why);
    else if (ctx.phone) open(ctx, it.card);
  };
  return html`<button class=${look} data-id=${it.id ?? nothing} aria-label=${label} @pointerenter=${read.look} @focus=${read.look} @pointerleave=${read.leave}
    @pointerdown=${read.down} @pointerup=${read.release} @pointercancel=${read.release} @contextmenu=${read.menu} @click=${touched}>${inner}</button>`;
}
