/** What the board reads from the view, and what cards do. */
import { ITEMS } from "../art/icons.js";
import { read } from "../art/tiles.js";

/** @typedef {import("../../../kit/types.js").Ctx} Ctx */
/** @typedef {import("../../../kit/types.js").Entry} Entry */
/** @typedef {import("../../../kit/types.js").Fact} Fact */
/** @typedef {{cell: [number, number], tiles: string[], height: number, owner: number | null, site: boolean}} Building */
/**
 * @typedef {{resources: number | null, tiles: number | null, points: number | null, supply: number, in_city: number, renewals: number, cards: number,
 *   hand: string[], known_tiles: string[], card: string | null, tile: string | null, characters: string[], kept: string[],
 *   bonuses: Record<string, number[]>, choice: string[] | null}} Side
 */
/** @typedef {{trigger: string, items: number[]}} Bonus what a permanent card gives: resources, tiles, points */
/** @typedef {{rule: string, of: string, points: number}} Goal what a card is worth at the end */

export const TRIGGERS = ["exploit", "urbanize", "construct"];
export const FACE_DOWN = "face_down";
export const HAL = 1;
const ITEM = { R: 0, B: 1, Y: 2 };
/** Cards 11 and 12 look at the two other colours. @type {Record<string, string>} */
const OTHERS = { R11: "Y", R12: "B", B11: "R", B12: "Y", Y11: "R", Y12: "B" };
/** @type {Record<string, "R" | "B" | "Y">} */
const TRADES = { technician: "R", engineer: "B", planner: "Y" };
/** Resources, tiles and points that a character starts with. @type {Record<string, number[]>} */
const STARTS = { R: [1, 1, 1], B: [2, 0, 1], Y: [2, 1, 2] };
const LATE = { R: [0, 1, 0], B: [1, 0, 0], Y: [2, 1, 1] };

/** @param {string} id */
export const isLetter = (id) => id.length === 1;

/** @param {string} id `technician_urbanize_1` */
export function character(id) {
  const [trade, trigger] = id.split("_");
  const colour = TRADES[trade];
  const items = [0, 0, 0];
  items[ITEM[colour]] = 1;
  return { trade, colour, trigger, items, start: trigger === "construct" ? LATE[colour] : STARTS[colour] };
}

/** What a kept card gives during the game, or null. @param {string} id @returns {Bonus | null} */
export function bonusOf(id) {
  if (id.includes("_")) {
    const { trigger, items } = character(id);
    return { trigger, items };
  }
  const { colour, number } = read(id);
  if (number > 9) return null;
  const items = [0, 0, 0];
  items[ITEM[colour]] += 1;
  if (number > 6) items[2] += 1;
  return { trigger: TRIGGERS[(number - 1) % 3], items };
}

/** What a kept card is worth at the end, or null. @param {string} id @returns {Goal | null} */
export function goalOf(id) {
  if (id.includes("_")) return null;
  const { colour, number } = read(id);
  if (number < 10) return null;
  if (number <= 13) return { rule: "resources_on", of: OTHERS[id] ?? colour, points: 1 };
  if (number === 14) return { rule: "low_buildings", of: "", points: 1 };
  if (number === 15) return { rule: "high_buildings", of: "", points: 3 };
  if (number <= 18) return { rule: "bonus_cards", of: TRIGGERS[number - 16], points: 2 };
  return number === 19 ? { rule: "cards", of: colour, points: 2 } : { rule: "flat", of: "", points: 9 };
}

/** @param {string} id @returns {string} */
export const colourOf = (id) => (id.includes("_") ? character(id).colour : id[0]);

/** What an end card of a side would bring now. @param {Ctx} ctx @param {number} side @param {Goal} goal @param {string[]} [more] cards yet to be kept */
export function worth(ctx, side, goal, more = []) {
  const { rule, of, points } = goal;
  if (rule === "flat") return points;
  const own = city(ctx).filter((building) => building.owner === side);
  const cards = [...sideOf(ctx, side).characters, ...sideOf(ctx, side).kept, ...more];
  /** @type {Record<string, () => number>} */
  const counts = {
    resources_on: () => own.filter(({ tiles }) => tiles[0][0] === of).reduce((sum, { height }) => sum + height, 0),
    low_buildings: () => own.filter(({ height }) => height <= 2).length,
    high_buildings: () => own.filter(({ height }) => height > 2).length,
    bonus_cards: () => cards.filter((card) => bonusOf(card)?.trigger === of).length,
    cards: () => cards.filter((card) => colourOf(card) === of).length,
  };
  return points * counts[rule]();
}

/** @param {Ctx} ctx @returns {Building[]} */
export const city = (ctx) => ctx.view.city;

/** @param {Ctx} ctx @param {number} side @returns {Side} */
export const sideOf = (ctx, side) => ctx.view.sides[side];

/** @param {Ctx} ctx @param {string} move */
export const entryOf = (ctx, move) => ctx.legal.find((entry) => entry.move === move);

/** @param {Ctx} ctx @param {string} id */
export const buildingOf = (ctx, id) => city(ctx).find(({ tiles }) => tiles[0] === id);

/** Where a card of the hand is played: the cell of its letter or of its building. @param {Ctx} ctx @param {string} card @returns {[number, number] | null} */
export const cellOf = (ctx, card) => (isLetter(card) ? ctx.view.tokens[card] : (buildingOf(ctx, card)?.cell ?? null));

// What is being picked

/** @typedef {{card: string | null, tile: string | null, entry: Entry | undefined, sent: boolean}} Picked */

/** The card and the tile being chosen, or those already chosen while others still think. @param {Ctx} ctx @returns {Picked} */
export function picked(ctx) {
  const choice = ctx.me === null ? null : sideOf(ctx, ctx.me).choice;
  if (!ctx.asks && choice?.[0] === "play") return { card: choice[1], tile: choice[2] ?? null, entry: undefined, sent: true };
  if (!ctx.asks && ctx.me !== null && sideOf(ctx, ctx.me).card) {
    const { card, tile } = sideOf(ctx, ctx.me);
    return { card, tile, entry: undefined, sent: true };
  }
  if (ctx.asks?.kind !== "select") return { card: null, tile: null, entry: undefined, sent: false };
  const { card = null, tile = null } = ctx.ui;
  return { card, tile, entry: card ? entryOf(ctx, tile ? `play ${card} ${tile}` : `play ${card}`) : undefined, sent: false };
}

/** Changes what is being picked. @param {Ctx} ctx @param {{card?: string | null, tile?: string | null}} change */
export function pick(ctx, change) {
  Object.assign(ctx.ui, change);
  const { card, tile } = ctx.ui;
  ctx.ui.pick = card ? (tile ? `play ${card} ${tile}` : `play ${card}`) : null;
  ctx.update();
}

/** The action that a play would be. @param {Picked} now @returns {string | null} */
export function actionOf({ card, tile, entry }) {
  if (!card) return null;
  if (!tile || entry?.say.kind === "dear") return "exploit";
  return isLetter(card) ? "urbanize" : "construct";
}

/** Items as [name, count] without the zeros. @param {number[]} counts @returns {[string, number][]} */
export const itemsOf = (counts) => ITEMS.flatMap((item, at) => (counts[at] ? [/** @type {[string, number]} */ ([item, counts[at]])] : []));
