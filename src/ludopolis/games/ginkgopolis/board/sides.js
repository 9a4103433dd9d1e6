/** The other sides: in a mark, in short and in full; and Hal, who has no seat. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { token } from "../../../kit/board.js";
import { sign } from "../art/icons.js";
import { stamp, stock } from "./figures.js";
import { FACE_DOWN, HAL, city, sideOf, withHal } from "./model.js";
import { laneLine, lanes } from "./tableau.js";

/** @typedef {import("./model.js").Ctx} Ctx */

/** The phases in which all choose at once. */
const OPEN = ["select", "draft", "return"];

/** Whether a side has chosen in a phase in which all choose at once. @param {Ctx} ctx @param {number} side */
export function mood(ctx, side) {
  if (ctx.over || !OPEN.includes(ctx.view.step) || !ctx.view.ready.includes(side)) return nothing;
  const words = ctx.t("board-chosen");
  return html`<span class="gk-mood ok" role="img" aria-label=${words} title=${words}>${sign("chosen", 12)}</span>`;
}

/** What lies before a screen. @param {Ctx} ctx @param {number} side */
export function before(ctx, side) {
  const { card, tile } = sideOf(ctx, side);
  if (!card) return nothing;
  return html`<span class="gk-before">${card === FACE_DOWN ? back(ctx, "card") : stamp(ctx, card)}${tile === FACE_DOWN ? back(ctx, "tile") : tile ? stamp(ctx, tile) : nothing}</span>`;
}

/** @param {Ctx} ctx @param {string} what */
const back = (ctx, what) =>
  html`<i class="gk-back-${what}" role="img" aria-label=${ctx.t(`board-face-down-${what}`)} title=${ctx.t(`board-face-down-${what}`)}></i>`;

/** Who begins, as long as there are rounds to come. @param {Ctx} ctx @param {number} side */
const firstMark = (ctx, side) =>
  ctx.view.first === side && ctx.seats.length > 1 && !ctx.over
    ? html`<span class="gk-first" data-what="first" data-tap role="img" aria-label=${ctx.t("board-first")} title=${ctx.t("board-first")}>${sign("first", 16)}</span>`
    : nothing;

/** @param {Ctx} ctx @param {number} side */
function stocks(ctx, side) {
  const { resources, tiles, points, renewals, in_city: standing } = sideOf(ctx, side);
  const stands = ctx.t("board-in-city", { count: standing, all: ctx.view.allotment });
  return html`<span class="gk-stocks">${stock(ctx, "resource", resources)}${stock(ctx, "tile", tiles)}${stock(ctx, "point", points)}<span class="gk-stock" role="img" aria-label=${stands} title=${stands}>${sign("height", 15)}<b>${standing}</b></span>${renewals ? html`<span class="gk-stock" role="img" aria-label=${ctx.t("board-renewals", { count: renewals })} title=${ctx.t("board-renewals", { count: renewals })}>${sign("renew", 15)}<b>${renewals}</b></span>` : nothing}</span>`;
}

/** @param {Ctx} ctx @param {number} side */
export function mini(ctx, side) {
  return html`<div class="gk-mini" data-id="side:${side}"><div class="gk-row">${stocks(ctx, side)}<span class="sp"></span>${firstMark(ctx, side)}${before(ctx, side)}${mood(ctx, side)}</div>${laneLine(ctx, side, true)}</div>`;
}

/** Hal, in one line above the city. @param {Ctx} ctx */
export function hal(ctx) {
  if (!withHal(ctx)) return nothing;
  const { points, supply, in_city: standing, kept } = sideOf(ctx, HAL);
  const stands = ctx.t("board-in-city", { count: standing, all: ctx.view.allotment });
  const own = ctx.t("board-supply-own", { count: supply });
  return html`<section class="gk-hal sheet" data-what="hal" data-id="side:${HAL}" aria-label=${ctx.name(HAL)}>${token(HAL, 20)}<b>${ctx.name(HAL)}</b>${stock(ctx, "point", points)}<span class="gk-stock" title=${own} role="img" aria-label=${own}>${sign("resource", 15, "plain")}<b>${supply}</b></span><span class="gk-stock" title=${stands} role="img" aria-label=${stands}>${sign("height", 15)}<b>${standing}</b></span>${before(ctx, HAL)}${kept.length ? html`<span class="gk-stamps">${kept.map((card) => stamp(ctx, card))}</span>` : nothing}</section>`;
}

/** A side in full: its tableau, its buildings, what is known of its hand. @param {Ctx} ctx @param {number} side */
export function peek(ctx, side) {
  const { hand, known_tiles: tiles, kept, supply, in_city: standing } = sideOf(ctx, side);
  const rest = [ctx.t("board-in-city", { count: standing, all: ctx.view.allotment }), ctx.t("board-supply-own", { count: supply })];
  const own = city(ctx)
    .filter(({ owner }) => owner === side)
    .sort((a, b) => b.height - a.height);
  const others = side !== ctx.me;
  /** @param {string} title @param {unknown} inner */
  const part = (title, inner) => html`<section><h3 class="cap">${title}</h3>${inner}</section>`;
  return html`<div class="gk-peek">${part(ctx.t("board-screen-of"), html`<div class="gk-row">${stocks(ctx, side)}${firstMark(ctx, side)}${before(ctx, side)}</div><p class="quiet">${rest.join(" · ")}</p>`)}
    ${part(ctx.t("board-bonuses"), lanes(ctx, side))}
    ${kept.length ? part(ctx.t("board-kept"), html`<div class="gk-stamps">${kept.map((card) => stamp(ctx, card))}</div>`) : nothing}
    ${part(ctx.t("board-buildings", { count: own.length }), own.length ? html`<div class="gk-stamps">${own.map(({ tiles: [top], height }) => html`<span class="gk-pair">${stamp(ctx, top)}<small title=${ctx.t("board-height", { height })}>${sign("height", 12)}${height}</small></span>`)}</div>` : html`<p class="quiet">${ctx.t("board-nothing")}</p>`)}
    ${others && (hand.length || tiles.length) ? part(ctx.t("board-known"), html`<div class="gk-stamps">${hand.map((card) => stamp(ctx, card))}${tiles.map((tile) => stamp(ctx, tile))}</div>`) : nothing}</div>`;
}

/** Beside a score on a phone: who is first, who has chosen, what lies before the screen. @param {Ctx} ctx @param {number} side */
export const mark = (ctx, side) => html`${firstMark(ctx, side)}${mood(ctx, side)}${before(ctx, side)}`;
