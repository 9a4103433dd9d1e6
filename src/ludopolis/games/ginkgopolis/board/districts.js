/** Districts: groups of two or more buildings of one colour, who leads in them, and what they would score now. */
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { tint } from "../../../kit/board.js";
import { signAt } from "../art/icons.js";
import { PITCH, middle } from "../art/land.js";
import { LIFT } from "../art/tiles.js";
import { inWords } from "./figures.js";
import { city } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Building} Building */
/** @typedef {{side: number, resources: number, points: number}} Place */
/** @typedef {{buildings: Building[], colour: string, total: number, places: Place[]}} District */

/** @param {Ctx} ctx @returns {District[]} */
export function districts(ctx) {
  const at = new Map(city(ctx).map((building) => [String(building.cell), building]));
  return ctx.view.districts.map((/** @type {{cells: [number, number][]}} */ district) => ({
    ...district,
    buildings: district.cells.flatMap((cell) => at.get(String(cell)) ?? []),
  }));
}

/** How a side comes to its points in a district. @param {District} district @param {number} at its place @returns {"alone" | "first" | "second" | "third"} */
const rankOf = ({ places }, at) => (places.length === 1 ? "alone" : (/** @type {const} */ (["first", "second"])[at] ?? "third"));

/** Where the points of a side for districts come from: “red district: 4, most resources”. @param {Ctx} ctx @param {number} side */
export const won = (ctx, side) =>
  districts(ctx)
    .flatMap((district) => {
      const { colour, total, places } = district;
      const at = places.findIndex((place) => place.side === side);
      if (!places[at]?.points) return [];
      return [ctx.t(`board-won-${rankOf(district, at)}`, { district: ctx.t(`board-district-${colour}`), total, points: places[at].points })];
    })
    .join("; ");

/** Whether somebody who scores has as many resources as the next. @param {Place[]} places */
const tied = (places) => places.some(({ resources, points }, at) => points && resources === places[at + 1]?.resources);

/** A district and how it is scored, for “What is this?”. @param {Ctx} ctx @param {number} index */
export function reckoned(ctx, index) {
  const district = districts(ctx)[index];
  if (!district) return {};
  const { buildings, colour, total, places } = district;
  const tie = tied(places);
  const rows = places.map(({ side, resources, points }, at) =>
    ctx.t(`board-place-${rankOf(district, at)}`, { name: ctx.name(side), resources, total, points }),
  );
  return {
    name: ctx.t(`board-district-${colour}`),
    now: rows.join("; "), // a phone shows nothing else before the sheet is drawn up
    lines: [ctx.t("board-district-size", { buildings: buildings.length, total }), ...(tie ? [ctx.t("board-place-tie")] : [])],
    counts: buildings.map(({ cell }) => `cell:${cell}`),
    case: tie ? "tie" : "",
  };
}

const HALF = PITCH / 2;

/** All cells of a group as one shape. @param {Building[]} buildings */
const shape = (buildings) =>
  buildings
    .map(({ cell }) => {
      const [x, y] = middle(...cell);
      return `M${x - HALF} ${y - HALF}h${PITCH}v${PITCH}h${-PITCH}Z`;
    })
    .join("");

/** Under the buildings: a rim and a carpet in its colour for every district. @param {District[]} all */
export const carpets = (all) =>
  svg`<g class="gk-carpets">${all.map(({ buildings, colour }) => {
    const d = shape(buildings);
    return svg`<path class="gk-rim c${colour}" d=${d}/><path class="gk-carpet c${colour}" d=${d}/>`;
  })}</g>`;

/** Over the buildings: who scores what; buildings outside districts are dimmed. @param {Ctx} ctx @param {District[]} all */
export function prizes(ctx, all) {
  const lone = city(ctx).filter((building) => !all.some(({ buildings }) => buildings.includes(building)));
  return svg`<g class="gk-prizes">
    ${lone.map(({ cell: [x, y], height }) => svg`<rect class="gk-lone" x=${x * PITCH - 52} y=${-y * PITCH - 52 - LIFT * (height - 1)} width="108" height=${110 + LIFT * (height - 1)} rx="12"/>`)}
    ${all.map((district, index) => prize(ctx, district, index))}</g>`;
}

/** Room for one side's points, and for the sign of points after the last. */
const EACH = 54;
const UNIT = 20;

/**
 * The points, on the building nearest to the middle, so that they lie inside the district.
 * @param {Ctx} ctx
 * @param {District} district
 * @param {number} index
 */
function prize(ctx, { buildings, places }, index) {
  const paid = places.filter(({ points }) => points);
  if (!paid.length) return null;
  const mean = (/** @type {0 | 1} */ axis) => buildings.reduce((sum, { cell }) => sum + cell[axis], 0) / buildings.length;
  const far = (/** @type {Building} */ { cell }) => Math.abs(cell[0] - mean(0)) + Math.abs(cell[1] - mean(1));
  const near = buildings.reduce((best, one) => (far(one) < far(best) ? one : best));
  const [x, y] = middle(...near.cell);
  const width = 12 + paid.length * EACH + UNIT;
  const label = paid
    .map(({ side, resources, points }) =>
      ctx.t("board-district-place", { name: ctx.name(side), points: `${inWords(ctx, "resource", resources)}, ${inWords(ctx, "point", points)}` }),
    )
    .join("; ");
  return svg`<g class="gk-prize" data-what="district ${index}" data-tap transform="translate(${x - width / 2} ${y - 7 - LIFT * (near.height - 1)})" role="img" aria-label=${label}><title>${label}</title><rect class="sh" y="3" width=${width} height="35" rx="17.500"/><rect width=${width} height="35" rx="17.500"/>
    ${paid.map(({ side, points }, at) => svg`<use href="#gk-cube-${tint(side)}" x=${7 + at * EACH} y="5" width="23" height="25.700"/><text x=${45 + at * EACH} y="26" class=${at ? "second" : ""}>${points}</text>`)}<g class="i-point">${signAt("point", width - 19, 17.5, 22)}</g></g>`;
}
