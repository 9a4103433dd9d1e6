/** Rings around what a tile counts: the tile being placed, or the one that is looked at. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { at, comers, next, printed, shownOption, spot, streetWith } from "./model.js";
import { chipOf } from "./people.js";
import { TURN, pinsOf } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */

/** @typedef {{pays: import("./model.js").Pays | null, tile: string, cell: string, road: string, people: import("./model.js").Counts}} Reckoned */

/** What is reckoned on the board now. @param {Ctx} ctx @returns {Reckoned | undefined} */
function reckoned(ctx) {
  const { look } = ctx.ui;
  if (look) return at(ctx, look);
  const option = shownOption(ctx);
  if (!option || option.closes.length) return undefined; // there the streets that are paid stand out
  return { ...option, people: comers(ctx, option) };
}

/** As many of a tile's symbols as are counted. @param {ReturnType<typeof pinsOf>} pins @param {string} letters */
function taken(pins, letters) {
  const left = [...letters];
  return pins.filter(({ letter }) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
}

/**
 * From a symbol at the end of a street into the street, across whose frame it points: it counts there, but its tile is no part of it.
 * @param {Ctx} ctx @param {string} cell @param {string} road @param {Reckoned} about @param {ReturnType<typeof pinsOf>} pins
 */
function into(ctx, cell, road, about, pins) {
  const inside = streetWith(ctx, about.cell, about.road).cells;
  if (inside.includes(cell) || !inside.includes(next(cell, road))) return nothing;
  return pins.map(({ x, y, r }) => {
    const d = `M0 ${r + 2.6}V30m-6-7 6 7 6-7`;
    return svg`<g transform="translate(${x} ${y}) rotate(${TURN[road]})"><path class="under" d=${d}/><path d=${d}/></g>`;
  });
}

/** Around the people who are paid for. @param {Reckoned} about */
function crowd(about) {
  const chip = chipOf(about);
  if (!chip) return [];
  const [x, y] = spot(about.cell);
  const ring = (/** @type {string} */ kind) =>
    svg`<rect class=${kind} x=${chip.x - 1.5} y=${chip.y - 1.5} width=${chip.wide + 3} height=${chip.high + 3} rx="13"/>`;
  return [svg`<g class="st-counts" data-people=${about.cell} transform="translate(${x} ${y})">${ring("under")}${ring("")}</g>`];
}

/** @param {Ctx} ctx */
export function rings(ctx) {
  const about = reckoned(ctx);
  if (!about?.pays) return [];
  const counts = Object.entries(about.pays.counts).filter(([cell, letters]) => letters || cell !== about.cell); // the tile itself is framed
  const counted = counts.map(([cell, letters]) => {
    const { tile, road } = cell === about.cell ? about : (at(ctx, cell) ?? about);
    const [x, y] = spot(cell);
    const pins = taken(pinsOf(printed(ctx, tile).symbols, road), letters);
    const shapes = letters
      ? svg`${into(ctx, cell, road, about, pins)}${pins.map(
          (one) => svg`<circle class="under" cx=${one.x} cy=${one.y} r=${one.r + 2.6}/><circle cx=${one.x} cy=${one.y} r=${one.r + 2.6}/>`,
        )}`
      : svg`<rect class="under" x="3" y="3" width="94" height="94" rx="7"/><rect x="3" y="3" width="94" height="94" rx="7"/>`;
    return svg`<g class="st-counts" data-counts=${cell} transform="translate(${x} ${y})">${shapes}</g>`;
  });
  return [...counted, ...crowd(about)];
}
