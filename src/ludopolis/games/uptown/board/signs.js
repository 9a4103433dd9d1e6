/** The legend: every sign of cards and streets, explained. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { glyph } from "../art/glyphs.js";
import { chip } from "./card.js";
import { KINDS } from "./model.js";
import { effectWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Effect} Effect */

const MARKS = ["roof", "gift", "no_gifts", "ground", "upper", "rooftop"];
/** @type {["revenue" | "prestige", Effect][]} */
const EFFECTS = [
  ["revenue", { amount: 2, effect: "fixed" }],
  ["prestige", { amount: 2, effect: "fixed" }],
  ["prestige", { amount: -1, effect: "fixed" }],
  ["prestige", { amount: 1, effect: "below" }],
  ["prestige", { amount: 1, effect: "ground" }],
  ["prestige", { amount: 1, effect: "plot.shop" }],
  ["prestige", { amount: 1, effect: "street.shop" }],
  ["prestige", { amount: 1, effect: "street.gift" }],
];
const FIGURES = [
  ["coin", "wallet"],
  ["roofcoin", "at-closing"],
  ["star", "prestige"],
  ["storeys", "highest"],
  ["cards", "deck-size"],
  ["start", "first"],
  ["lock", "closed"],
];

/** @param {Ctx} ctx */
export function signs(ctx) {
  return html`${group(
    ctx,
    "kinds",
    [...KINDS, "none"].map((kind) => [disc(kind), ctx.t(`trait-${kind === "none" ? "no_kind" : kind}`)]),
  )}
    ${group(ctx, "marks", [
      [html`<span class="discs duo k-shop">${disc("shop")}${disc("shop")}</span>`, ctx.t("trait-duo")],
      ...MARKS.map((mark) => /** @type {[unknown, string]} */ ([html`<i class="mark m-${mark}">${glyph(mark, 15)}</i>`, ctx.t(`trait-${mark}`)])),
    ])}
    ${group(
      ctx,
      "effects",
      EFFECTS.map(([sort, effect]) => [chip(ctx, sort, effect), effectWords(ctx, sort, effect)]),
    )}<p class="plotsread">${ctx.t("board-roofs-pay")}</p>
    ${group(
      ctx,
      "figures",
      FIGURES.map(([sign, word]) => [html`<i class=${sign === "start" ? "startmark" : ""}>${glyph(sign, 20)}</i>`, ctx.t(`board-${word}`)]),
    )}<p class="plotsread">${ctx.t("board-signs-plots")}</p><p class="plotsread">${ctx.t("board-deck-ends")}</p>`;
}

/** @param {string} kind */
const disc = (kind) => html`<span class="k-${kind}"><i class="disc">${glyph(kind, 16)}</i></span>`;

/** @param {Ctx} ctx @param {string} name @param {[unknown, string][]} rows */
const group = (ctx, name, rows) => html`<section class="signs"><h3 class="cap">${ctx.t(`board-signs-${name}`)}</h3>
  <ul>${rows.map(([sign, words]) => html`<li><span class="sg" aria-hidden="true">${sign}</span>${words}</li>`)}</ul></section>`;
