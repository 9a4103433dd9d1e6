/** All drawings by card id. */
import { paper } from "../../../kit/board.js";
import { CIVIC } from "./civic.js";
import { HOMES, WORKS } from "./homes_works.js";
import { FAMILY } from "./landmarks_family.js";
import { FOOD } from "./landmarks_food.js";
import { TOWN } from "./landmarks_town.js";
import { WONDERS } from "./landmarks_wonders.js";
import { LEISURE } from "./leisure.js";
import { MARKETS, SHOPS } from "./shops.js";

/** @type {Record<string, () => string>} */
export const DRAWINGS = { ...SHOPS, ...CIVIC, ...HOMES, ...WORKS, ...LEISURE, ...MARKETS, ...FAMILY, ...WONDERS, ...TOWN, ...FOOD };

/** @type {Map<string, string>} */
const drawn = new Map();

/**
 * The drawing of a card, 120 × 84 on its ground line.
 * @param {string} id
 */
export function drawing(id) {
  let text = drawn.get(id);
  if (text === undefined) {
    text = DRAWINGS[id]?.() ?? "";
    drawn.set(id, text);
  }
  return paper(text);
}
