/** Hal at a table with the printed box: what he has just laid, drawn. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../../kit/board.js";
import { letterToken } from "../art/land.js";
import { DEFS, LIFT, cubes, face, floors, heightMark } from "../art/tiles.js";
import { isLetter } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */

const HAL = 1;
const NOBODY = -1;

/** A building or a letter before his turn, and what stands there after it. @param {Ctx} ctx */
export function aid(ctx) {
  const { card, tile, floors: height, owner } = ctx.view;
  if (!card || !tile) return nothing;
  const outward = isLetter(card);
  const old = outward ? [] : Array.from({ length: height }, () => card); // only the top of a building matters, and its height
  const before = outward ? svg`<g transform="translate(50 50)">${letterToken(card)}</g>` : building(old, owner === NOBODY ? null : owner);
  return html`<div class="gk-aid" aria-hidden="true"><svg class="gk-aiddefs">${DEFS}</svg>${picture(before, old.length)}${icon("right", 34)}${picture(building([tile, ...old], HAL), old.length + 1)}</div>`;
}

/** @param {unknown} drawing @param {number} height */
const picture = (drawing, height) => html`<svg viewBox="-6 ${-6 - LIFT * height} 124 ${120 + LIFT * height}">${drawing}</svg>`;

/** @param {string[]} tiles from the top down @param {number | null} owner */
const building = (tiles, owner) =>
  svg`${floors(tiles)}<g transform="translate(0 ${-LIFT * (tiles.length - 1)})">${face(tiles[0])}${owner === null ? nothing : cubes(owner, tiles.length)}${tiles.length > 1 ? heightMark(tiles.length, false) : nothing}</g>`;
