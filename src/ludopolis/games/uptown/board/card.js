/** Cards: halves with their kind, marks and effects around the stripe with the price. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { signed } from "../../../kit/board.js";
import { counted, glyph } from "../art/glyphs.js";
import { fitsNowhere, halvesOf, isMunicipal, printed } from "./model.js";
import { effectWords, nameOf, nowhereWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Effect} Effect */

/** Roofs on the ground: lots without walls. */
const LOTS = new Set(["park", "square", "playground", "bus_stop", "fenced_off_lot"]);

/** The CSS class of a project's paper: its kind, or what it is instead. @param {Ctx} ctx @param {string} project */
export function paper(ctx, project) {
  const it = printed(ctx, project);
  if (it.kind) return it.kind;
  if (it.place === "rooftop" || LOTS.has(project)) return it.gift ? "none" : "green";
  return it.roof ? "roof" : "none";
}

/** The shape a project takes in a tower. @param {Ctx} ctx @param {string} project */
export function form(ctx, project) {
  const it = printed(ctx, project);
  if (it.place === "rooftop") return "crown";
  if (!it.roof) return "box";
  if (LOTS.has(project)) return "lot";
  return it.place === "ground" ? "pavilion" : "gable";
}

/** The sign of the kind, twice for a duo. @param {Ctx} ctx @param {string} project */
export function disc(ctx, project) {
  const it = printed(ctx, project);
  const words = ctx.t(`trait-${it.kind ? `${it.duo ? "two_" : ""}${it.kind}` : "no_kind"}`);
  const sign = it.kind ?? (it.roof ? "roof" : it.place === "rooftop" ? "rooftop" : "none");
  const one = html`<i class="disc">${glyph(sign, 16)}</i>`;
  return html`<span class="discs ${it.duo ? "duo" : ""}" title=${words}>${one}${it.duo ? one : nothing}</span>`;
}

/** One effect as a chip: coins at every closing, points at the end. @param {Ctx} ctx @param {"revenue" | "prestige"} sort @param {Effect} effect */
export function chip(ctx, sort, effect) {
  return html`<span class="fx ${sort} ${effect.amount < 0 ? "loss" : ""} ${effect.effect === "fixed" ? "" : "each"}" title=${effectWords(ctx, sort, effect)}>${glyph(sort === "revenue" ? "roofcoin" : "star", 14)}<b>${signed(effect.amount)}</b>${
    effect.effect === "fixed" ? nothing : counted(effect.effect)
  }</span>`;
}

/** @param {Ctx} ctx @param {string} project */
export function chips(ctx, project) {
  const it = printed(ctx, project);
  return html`<span class="fxs n${it.revenue.length + it.prestige.length}">${it.revenue.map((effect) => chip(ctx, "revenue", effect))}${it.prestige.map((effect) => chip(ctx, "prestige", effect))}</span>`;
}

/** The marks of a half, and where it may stand. @param {Ctx} ctx @param {string} project */
export function marks(ctx, project) {
  const it = printed(ctx, project);
  const shown = [it.gift && "gift", it.roof && it.kind && "roof", it.no_gifts && "no_gifts", it.place !== "any" && it.place].filter(Boolean);
  return html`<span class="marks">${shown.map((mark) => html`<i class="mark m-${mark}" title=${ctx.t(`trait-${mark}`)}>${glyph(String(mark), 13)}</i>`)}</span>`;
}

/** The contents of one half. @param {Ctx} ctx @param {string} project @param {unknown} [note] below the name */
export const halfInner = (ctx, project, note = nothing) =>
  html`${disc(ctx, project)}<b class="nm">${nameOf(ctx, project)}${note}</b>${marks(ctx, project)}${chips(ctx, project)}`;

/** @param {Ctx} ctx @param {string} project */
function half(ctx, project) {
  const idle = fitsNowhere(ctx, project);
  const title = idle ? `${nameOf(ctx, project)}. ${nowhereWords(ctx, project)}` : nameOf(ctx, project);
  return html`<span class="half k-${paper(ctx, project)} ${idle ? "nofit" : ""}" data-what="project ${project}" title=${title}>${halfInner(ctx, project)}</span>`;
}

/**
 * The stripe: blue with a price; green on a card that is free in the first action, and on a municipal one, whose price is 0. A municipal card, and one
 * in hand, says how many of its projects are built.
 * @param {Ctx} ctx
 * @param {string} card
 * @param {boolean} [given] it costs nothing now, whatever is printed
 * @param {boolean} [held] one of its projects is chosen now
 */
export function stripe(ctx, card, given = false, held = false) {
  const { price } = ctx.view.cards[card];
  const two = held ? html`<small>${ctx.t("board-any-of-two")}</small>` : nothing;
  return price && !given
    ? html`<span class="stripe" title=${ctx.t("board-price", { coins: price })}>${glyph("coin", 16)}<b>${price}</b>${two}</span>`
    : isMunicipal(ctx, card)
      ? html`<span class="stripe free" title=${ctx.t("board-price", { coins: 0 })}>${glyph("coin", 16)}<b>0</b><small>${ctx.t("board-any-of-four")}</small></span>`
      : html`<span class="stripe free">${ctx.t("board-free")}${two}</span>`;
}

/**
 * One card: two projects, or the four of a municipal card, its front on the left and its back on the right.
 * @param {Ctx} ctx
 * @param {string} card
 * @param {unknown} between the stripe
 * @param {string[]} halves in the order of the card
 * @param {(project: string) => unknown} draw
 * @param {string} [more] further classes
 */
export function face(ctx, card, between, halves, draw, more = "") {
  const above = halves.filter((_, at) => at % 2 === 0).map(draw);
  const below = halves.filter((_, at) => at % 2).map(draw);
  return html`<span class="face ${isMunicipal(ctx, card) ? "double" : ""} ${more}">${above}${between}${below}</span>`;
}

/** A card to read. @param {Ctx} ctx @param {string} card @param {boolean} [given] as for its stripe */
export const faces = (ctx, card, given = false) => face(ctx, card, stripe(ctx, card, given), halvesOf(ctx, card), (project) => half(ctx, project));
