/** What is felt for a moment: a district that forms or is won, a card that is kept, points. Buildings land and pay by themselves. */
import { plus } from "../../../kit/board.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */
/** @typedef {import("../../../kit/board.js").Gain} Gain */

/** The cells of the district that a cell belongs to; none if it belongs to none. @param {any} view @param {unknown} cell @returns {string[]} */
const districtAt = (view, cell) =>
  (view.districts.find((/** @type {{cells: number[][]}} */ { cells }) => cells.some((one) => String(one) === cell))?.cells ?? []).map(String);

/** @type {(ctx: Ctx, fact: Fact, before: any) => Gain[]} */
function district(ctx, { seat, cell }, before) {
  const cells = districtAt(ctx.view, cell);
  const more = ctx.view.sides[Number(seat)].districts - before.sides[Number(seat)].districts;
  if (!cells.length || (more <= 0 && districtAt(before, cell).length === cells.length)) return [];
  return [{ seat: Number(seat), things: cells.map((one) => `cell:${one}`), figure: more > 0 ? plus(more) : undefined }];
}

/** @type {(ctx: Ctx, fact: Fact) => Gain[]} */
const points = (_ctx, { seat, points: count }) => (Number(count) ? [{ seat: Number(seat), things: [`side:${seat}`], figure: plus(Number(count)) }] : []);

/** @type {Record<string, (ctx: Ctx, fact: Fact, before: any) => Gain[]>} */
export const gains = {
  urbanized: district,
  built: district,
  kept: (_ctx, { seat, card }) => [{ seat: Number(seat), things: [`kept:${card}`] }],
  bonus: points,
  hal_points: points,
};

/** What characters may say something about: everybody sees it. */
export const remarks = ["kept"];
