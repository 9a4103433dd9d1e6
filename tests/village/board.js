/** Village in the browser, as a board was written for Ludopolis 0.1.0: every module by the path that it had then. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { advised, advisedTo } from "../../kit/advised.js";
import { icon, tint, token } from "../../kit/art.js";
import { union } from "../../kit/camera.js";
import { control } from "../../kit/control.js";
import { listed, signed } from "../../kit/format.js";
import { lines, sentence } from "../../kit/log.js";
import { panMap } from "../../kit/pan.js";
import { disc, each, paper, poly, rect } from "../../kit/paper.js";
import { styled } from "../../kit/styled.js";
import { capital } from "../../kit/tray.js";

/** @typedef {import("../../kit/types.js").Ctx} Ctx */

const SIZE = 100;
const ROOFS = ["brick", "butter", "k-green", "k-blue", "k-purple"];

/** A card is called KIND_NUMBER. @param {string} card */
const kindOf = (card) => card.split("_")[0];

/** @param {Ctx} ctx @param {string} card */
const nameOf = (ctx, card) => capital(ctx.t(`building-${kindOf(card)}`));

/** @param {number} roof */
const house = (roof) => rect(20, 40, 60, 50, "cream") + poly("12,44 50,12 88,44", ROOFS[roof % ROOFS.length]) + each([35, 65], (x) => disc(x, 60, 7, "glass"));

/** @param {Ctx} ctx */
export function board(ctx) {
  /** @type {string[]} */
  const offer = ctx.view.offer;
  const boxes = offer.map((_, at) => ({ x: at * SIZE, y: 0, w: SIZE, h: SIZE }));
  const box = union([...boxes, { x: 0, y: 0, w: SIZE, h: SIZE }]);
  const best = advisedTo(ctx, "take")?.rest;
  const drawing = svg`<svg viewBox="${box.x} ${box.y} ${box.w} ${box.h}" width=${box.w} height=${box.h}>${offer.map((card, at) => {
    const entry = ctx.legal.find(({ move }) => move === `take ${card}`);
    return svg`<g class="house" transform="translate(${at * SIZE} 0)" data-id=${`card-${card}`} ${entry ? control(ctx, entry) : nothing}>${paper(house(at))}${best === card ? svg`<circle data-ghost="1" cx="50" cy="50" r="8"/>` : nothing}</g>`;
  })}</svg>`;
  const last = lines(ctx, ctx.facts).at(-1);
  return html`<div class="village"><p class="told">${icon("info")} ${last ? sentence(ctx, last) : nothing}</p>
    ${panMap(ctx, { box, targets: boxes, least: 0.44 }, drawing)}
    <ol class="towns">${ctx.view.towns.map((/** @type {string[]} */ town, /** @type {number} */ seat) => html`<li class="p${tint(seat)}" ${styled({ "--cards": town.length })}>
      ${token(seat)} ${signed(town.length)} ${listed(town.map((card) => nameOf(ctx, card)))}</li>`)}</ol></div>`;
}

/** @param {Ctx} ctx */
export const picking = (ctx) => advised(ctx).slice(0, 0).map(({ move }) => move);
