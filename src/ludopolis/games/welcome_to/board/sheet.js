/** A player's sheet as the board draws it, read from the view: streets, estates, the values of all tracks. */

/** @typedef {{name: string, number: number | null, bis: boolean, ring: boolean, used: boolean, planned: boolean, pool: boolean}} Lot */
/** @typedef {{name: string, fenced: boolean}} Gap the gap after a lot */
/** @typedef {{street: number, first: number, size: number, used: boolean, name: string}} Estate */
/** @typedef {{lots: Lot[], gaps: Gap[], parks: number}} Street */
/**
 * @typedef {{
 *   streets: Street[], estates: Estate[], pools: number, temps: number, agents: number[],
 *   bis: number, refusals: number, rings: number, plans: number[]
 * }} Sheet
 */

export const PARKS = [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]];
export const POOLS = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36];
export const ESTATES = [[1, 3], [2, 3, 4], [3, 4, 5, 6], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10], [6, 7, 8, 10, 12]];
export const BIS = [0, -1, -3, -6, -9, -12, -16, -20, -24, -28];
export const REFUSALS = [0, 0, -3, -5];
export const RINGS = [0, -3, -8];
export const TEMPS = 11;
const LARGEST = 6;

/** @param {any} view @param {number} seat @returns {Sheet} */
export function readSheet(view, seat) {
  const data = view.sheets[seat];
  const pools = { planned: new Set(view.planned), built: new Set(data.pools) };
  const streets = data.streets.map((/** @type {string} */ picture, /** @type {number} */ street) =>
    readStreet(picture, street, pools, data.parks[street]));
  const lots = streets.flatMap((/** @type {Street} */ street) => street.lots);
  return {
    streets,
    estates: streets.flatMap((/** @type {Street} */ street, /** @type {number} */ index) => estatesOf(street, index)),
    pools: data.pools.length,
    temps: data.temps,
    agents: data.agents,
    bis: lots.filter((/** @type {Lot} */ lot) => lot.bis).length,
    refusals: data.refusals,
    rings: lots.filter((/** @type {Lot} */ lot) => lot.ring).length,
    plans: data.plans,
  };
}

/**
 * `1 3b^ | . O`: a house, a bis house used by a plan, a fence, an empty lot, a roundabout.
 * @param {string} picture @param {number} street from 0 @param {Record<"planned" | "built", Set<string>>} pools @param {number} parks @returns {Street}
 */
function readStreet(picture, street, pools, parks) {
  /** @type {Lot[]} */
  const lots = [];
  const fences = new Set();
  for (const word of picture.split(" ")) {
    if (word === "|") {
      fences.add(lots.length);
      continue;
    }
    const name = `S${street + 1}.${lots.length + 1}`;
    const ring = word.startsWith("O");
    const digits = parseInt(word, 10);
    if (ring) fences.add(lots.length).add(lots.length + 1);
    lots.push({
      name, ring, number: Number.isNaN(digits) ? null : digits, bis: word.includes("b"), used: word.includes("^"),
      planned: pools.planned.has(name), pool: pools.built.has(name),
    });
  }
  const gaps = lots.slice(1).map((_, index) => ({ name: `S${street + 1}.g${index + 1}`, fenced: fences.has(index + 1) }));
  return { lots, gaps, parks };
}

/** Completed estates: up to six houses, nothing empty, fences at both ends. @param {Street} street @param {number} index @returns {Estate[]} */
function estatesOf({ lots, gaps }, index) {
  /** @type {Estate[]} */
  const found = [];
  let first = 0;
  lots.forEach((lot, at) => {
    if (at < gaps.length && !gaps[at].fenced) return;
    const piece = lots.slice(first, at + 1);
    if (piece.length <= LARGEST && piece.every((house) => house.number !== null)) {
      found.push({ street: index, first, size: piece.length, used: piece.some((house) => house.used), name: piece[0].name });
    }
    first = at + 1;
  });
  return found;
}

/** What an estate of this size is worth. @param {Sheet} sheet @param {number} size */
export const estateValue = (sheet, size) => ESTATES[size - 1][sheet.agents[size - 1]];

/** How many completed estates of each size there are. @param {Sheet} sheet */
export function estateCounts(sheet) {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const estate of sheet.estates) counts[estate.size - 1] += 1;
  return counts;
}

/** The estates of a plan such as `estates_1_2_6`, or null for a goal of another kind. @param {string} plan */
export function planSizes(plan) {
  return plan.startsWith("estates_") ? plan.slice("estates_".length).split("_").map(Number) : null;
}

/** Which of the wanted sizes the unused estates already supply. @param {Sheet} sheet @param {number[]} sizes */
export function supplied(sheet, sizes) {
  const left = [0, 0, 0, 0, 0, 0, 0];
  for (const estate of sheet.estates) if (!estate.used) left[estate.size] += 1;
  return sizes.map((size) => left[size]-- > 0);
}

/** How far a goal that is not about estates has got, as [have, want]. @type {Record<string, (sheet: Sheet) => [number, number]>} */
export const PROGRESS = {
  street_1_full: (sheet) => filled(sheet, 0),
  street_3_full: (sheet) => filled(sheet, 2),
  street_ends: ({ streets }) => [streets.flatMap(({ lots }) => [lots[0], lots[lots.length - 1]]).filter(taken).length, 6],
  temps_7: (sheet) => [Math.min(sheet.temps, 7), 7],
  bis_5: ({ streets }) => [Math.min(5, Math.max(...streets.map(({ lots }) => lots.filter((lot) => lot.bis).length))), 5],
  parks_2: ({ streets }) => [Math.min(2, streets.filter(allParks).length), 2],
  pools_2: ({ streets }) => [Math.min(2, streets.filter((street) => pools(street) === 3).length), 2],
  street_2_green: ({ streets }) => green(streets[1], 1, 0),
  street_3_green: ({ streets }) => green(streets[2], 2, 0),
  ring_green: ({ streets }) => streets.map((street, index) => green(street, index, 1)).reduce((a, b) => (a[1] - a[0] <= b[1] - b[0] ? a : b)),
};

/** @param {Lot} lot */
const taken = (lot) => lot.ring || lot.number !== null;
/** @param {Street} street */
const pools = ({ lots }) => lots.filter((lot) => lot.pool).length;
/** @param {Street} street @param {number} index */
const allParks = ({ parks }, index) => parks === index + 3;
/** @param {Sheet} sheet @param {number} street @returns {[number, number]} */
const filled = ({ streets }, street) => [streets[street].lots.filter(taken).length, streets[street].lots.length];
/** Parks, pools and wanted roundabouts of one street. @param {Street} street @param {number} index @param {number} rings @returns {[number, number]} */
const green = (street, index, rings) => [
  street.parks + pools(street) + Math.min(rings, street.lots.filter((lot) => lot.ring).length), index + 6 + rings,
];
