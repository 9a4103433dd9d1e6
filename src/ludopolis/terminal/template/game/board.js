/** Sample Game in the browser: the cards on offer, and everybody's town. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { control, paper, poly, rect, token } from "../../kit/board.js";

/** @typedef {import("../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../kit/board.js").Fact} Fact */
/** @typedef {{card: string, kind: string, points: number}} Card */

/** The roof of each kind: a colour of styles/tokens.css. @type {Record<string, string>} */
const ROOFS = { house: "brick", shop: "k-blue", park: "leaf-d", school: "k-yellow", theatre: "k-purple" };

/** Whose town is drawn large: one's own, or that of the first seat for spectators. @param {Ctx} ctx */
const home = (ctx) => ctx.me ?? 0;

/** The common area and the viewer's own position. @param {Ctx} ctx */
export function board(ctx) {
  const { round, rounds, offer, towns } = ctx.view;
  const seat = home(ctx);
  return html`<div class="sample_game" data-what="table">
    <h2>${ctx.t("line-round", { round, rounds })}</h2>
    <div class="houses" data-what="offer">${offer.map((/** @type {Card} */ card) => house(ctx, card, true))}</div>
    <h2>${token(seat)} ${ctx.t("board-town", { name: ctx.name(seat) })}</h2>
    <div class="houses" data-what="town">${towns[seat].map((/** @type {Card} */ card) => house(ctx, card, true))}</div>
  </div>`;
}

/** A rival's position, small: in the list of players. @param {Ctx} ctx @param {number} seat */
export function mini(ctx, seat) {
  const ids = seat !== home(ctx);
  return html`<div class="sample_game small" data-what="town">${ctx.view.towns[seat].map(
    (/** @type {Card} */ card) => html`<i data-id=${ids ? `card:${card.card}` : nothing}>${drawing(card)}</i>`,
  )}</div>`;
}

/** A rival's position, large: in a dialog, and on the page at the end. @param {Ctx} ctx @param {number} seat */
export function peek(ctx, seat) {
  return html`<div class="sample_game"><div class="houses" data-what="town">${ctx.view.towns[seat].map((/** @type {Card} */ card) => house(ctx, card, false))}</div></div>`;
}

/** The `data-id`s of what a line of the log speaks of. @param {Ctx} ctx @param {Fact} fact @returns {string[]} */
export function place(ctx, fact) {
  const cards = [...ctx.view.offer, ...ctx.view.towns.flat()];
  return cards.filter(({ kind, points }) => kind === fact.building && points === fact.points).map(({ card }) => `card:${card}`);
}

/**
 * A card: a control, if it may be taken. With an id, which must be unique on the page, it travels when its place changes.
 * @param {Ctx} ctx @param {Card} card @param {boolean} id
 */
function house(ctx, card, id) {
  const entry = ctx.legal.find(({ move }) => move === `take ${card.card}`);
  return html`<div class="house" data-id=${id ? `card:${card.card}` : nothing} data-what="building ${card.kind}" ${entry ? control(ctx, entry) : nothing}>
    ${drawing(card)}<b>${ctx.t(`building-${card.kind}`)}</b><span>${card.points}</span></div>`;
}

/** @param {Card} card */
const drawing = (card) =>
  html`<svg viewBox="0 0 64 48" aria-hidden="true">${paper(rect(14, 22, 36, 24, "cream-d") + poly("6,24 32,4 58,24", ROOFS[card.kind]))}</svg>`;
