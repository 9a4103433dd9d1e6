/** The face of every tile; tiles of other component sets borrow one of their kind. */
import { paper } from "../../../kit/board.js";
import { FAMILY } from "./family.js";
import { HIPSTER } from "./hipster.js";
import { MIXED, START } from "./mixed.js";
import { SHOPPING } from "./shopping.js";
import { TOURIST } from "./tourist.js";

/** @type {Record<string, Record<string, () => string>>} */
const KINDS = { tourist: TOURIST, hipster: HIPSTER, family: FAMILY, shopping: SHOPPING, mixed: MIXED, neutral: START };

/** @type {Map<string, ReturnType<typeof paper>>} */
const drawn = new Map();

/** @param {string} tile @param {string} kind */
export function facade(tile, kind) {
  let face = drawn.get(tile);
  if (!face) {
    const houses = KINDS[kind];
    const own = Object.keys(houses);
    const sum = [...tile].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    face = paper((houses[tile] ?? houses[own[sum % own.length]])());
    drawn.set(tile, face);
  }
  return face;
}
