/** Rings around what a tile counts: the tile being placed, or the one that is looked at. */
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { at, optionOf, placing, printed, spot } from "./model.js";
import { pinsOf } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */

/** @typedef {{pays: import("./model.js").Pays | null, tile: string, cell: string, road: string}} Reckoned */

/** What is reckoned on the board now. @param {Ctx} ctx @returns {Reckoned | undefined} */
function reckoned(ctx) {
  const { look } = ctx.ui;
  if (look) return at(ctx, look);
  const option = placing(ctx) ? optionOf(ctx) : undefined;
  return option?.closes.length ? undefined : option; // there the streets that are paid stand out
}

/** @param {Ctx} ctx */
export function rings(ctx) {
  const about = reckoned(ctx);
  if (!about?.pays) return [];
  const counts = Object.entries(about.pays.counts).filter(([cell, letters]) => letters || cell !== about.cell); // the tile itself is framed
  return counts.map(([cell, letters]) => {
    const { tile, road } = cell === about.cell ? about : (at(ctx, cell) ?? about);
    const [x, y] = spot(cell);
    const shapes = letters
      ? pinsOf(printed(ctx, tile).symbols, road)
          .filter(({ letter }) => letters.includes(letter))
          .map((one) => svg`<circle class="under" cx=${one.x} cy=${one.y} r=${one.r + 2.6}/><circle cx=${one.x} cy=${one.y} r=${one.r + 2.6}/>`)
      : svg`<rect class="under" x="3" y="3" width="94" height="94" rx="7"/><rect x="3" y="3" width="94" height="94" rx="7"/>`;
    return svg`<g class="st-counts" data-counts=${cell} transform="translate(${x} ${y})">${shapes}</g>`;
  });
}
