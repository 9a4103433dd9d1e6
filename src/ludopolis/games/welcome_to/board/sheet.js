/** A player's sheet as the board draws it, read from the view: streets, estates, the boxes of all tracks. */

/** @typedef {{name: string, number: number | null, bis: boolean, ring: boolean, used: boolean, planned: boolean, pool: boolean}} Lot */
/** @typedef {{name: string, fenced: boolean}} Gap the gap after a lot */
/** @typedef {{street: number, first: number, size: number, used: boolean, name: string}} Estate */
/** @typedef {{lots: Lot[], gaps: Gap[], parks: number}} Street */
/**
 * The values of the tracks by crossed boxes, losses below zero.
 * @typedef {{parks: number[][], pools: number[], estates: number[][], bis: number[], refusals: number[], rings: number[], temps: number}} Values
 */
/**
 * goals: by plan, for each wanted estate whether it is there, for other goals how many of how many.
 * @typedef {{
 *   streets: Street[], estates: Estate[], pools: number, temps: number, agents: number[], bis: number, refusals: number, rings: number,
 *   plans: number[], goals: number[][], worth: Record<"parks" | "pools" | "estates" | "bis", number>, values: Values
 * }} Sheet
 */

/** @param {any} view @param {number} seat @returns {Sheet} */
export function readSheet(view, seat) {
  const data = view.sheets[seat];
  const pools = { planned: new Set(view.planned), built: new Set(data.pools) };
  const streets = data.streets.map((/** @type {string} */ picture, /** @type {number} */ street) => readStreet(picture, street, pools, data.parks[street]));
  return { ...data, streets, estates: data.estates.map(readEstate), pools: data.pools.length, values: view.values };
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
      name,
      ring,
      number: Number.isNaN(digits) ? null : digits,
      bis: word.includes("b"),
      used: word.includes("^"),
      planned: pools.planned.has(name),
      pool: pools.built.has(name),
    });
  }
  const gaps = lots.slice(1).map((_, index) => ({ name: `S${street + 1}.g${index + 1}`, fenced: fences.has(index + 1) }));
  return { lots, gaps, parks };
}

/** @param {{slot: string, size: number, used: boolean}} estate @returns {Estate} */
function readEstate({ slot, size, used }) {
  const [street, house] = slot.slice(1).split(".").map(Number);
  return { street: street - 1, first: house - 1, size, used, name: slot };
}

/** What an estate of this size is worth. @param {Sheet} sheet @param {number} size */
export const estateValue = ({ values, agents }, size) => values.estates[size - 1][agents[size - 1]];

/** How many completed estates of each size there are. @param {Sheet} sheet */
export function estateCounts(sheet) {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const estate of sheet.estates) counts[estate.size - 1] += 1;
  return counts;
}

/** Where a plan lies, from 0. @param {any} view @param {string} plan */
export const stackOf = (view, plan) => view.plans.findIndex((/** @type {any} */ open) => open?.plan === plan);

/** The sizes of the estates that a plan asks for; none for a goal of another kind. @param {any} view @param {string} plan @returns {number[]} */
export const planSizes = (view, plan) => view.plans[stackOf(view, plan)].sizes;
