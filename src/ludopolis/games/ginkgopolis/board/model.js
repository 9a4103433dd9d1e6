/** What the board reads from the view, and what is being picked. */
import { ITEMS } from "../art/icons.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */
/** @typedef {import("../../../kit/board.js").Fact} Fact */
/** @typedef {{cell: [number, number], tiles: string[], height: number, owner: number | null, site: boolean, item: string}} Building */
/**
 * @typedef {{resources: number | null, tiles: number | null, points: number | null, supply: number, in_city: number, renewals: number, cards: number,
 *   hand: string[], known_tiles: string[], card: string | null, tile: string | null, characters: string[], kept: string[],
 *   districts: number, worths: Record<string, number>, worth: number, bonuses: Record<string, number[]>, choice: string[] | null}} Side
 */
/** @typedef {{items: string[], count: number, builds: string, floor: number}} Does what a card does alone, and with a tile */
/** @typedef {{rule: string, of: string | null, points: number}} Goal what a card is worth at the end */
/**
 * @typedef {{colour: string, trigger: string | null, gains: number[], end: Goal | null, start?: number[]}} Printed `gains`, `start`: resources, tiles, points
 */

export const TRIGGERS = ["exploit", "urbanize", "construct"];
export const FACE_DOWN = "face_down";
export const HAL = 1;
/** @type {Record<string, string>} */
const TRADES = { R: "technician", B: "engineer", Y: "planner" };

/** @param {string} id */
export const isLetter = (id) => id.length === 1;

/** @param {string} id */
const rank = (id) => (isLetter(id) ? id.charCodeAt(0) : 100 * (1 + "RBY".indexOf(id[0])) + Number(id.slice(1)));

/** The order of a hand: letters, then buildings by colour and number. @param {string} a @param {string} b */
export const byKind = (a, b) => rank(a) - rank(b);

/** What is printed on a card of a hand, a tableau or a packet. @param {Ctx} ctx @param {string} id @returns {Printed} */
export const printed = (ctx, id) => ctx.view.printed[id];

/** @param {Ctx} ctx @param {string} id */
export const isCharacter = (ctx, id) => printed(ctx, id).start !== undefined;

/** The trade that gives a character its portrait and name. @param {Ctx} ctx @param {string} id */
export const tradeOf = (ctx, id) => TRADES[printed(ctx, id).colour];

/** What a card does now; undefined once its building is built over. @param {Ctx} ctx @param {string} id @returns {Does | undefined} */
export const doesOf = (ctx, id) => ctx.view.plays[id];

/** @param {Ctx} ctx @returns {Building[]} */
export const city = (ctx) => ctx.view.city;

/** @param {Ctx} ctx @param {number} side @returns {Side} */
export const sideOf = (ctx, side) => ctx.view.sides[side];

/** Whether Hal plays, who has no seat. @param {Ctx} ctx */
export const withHal = (ctx) => ctx.seats.length === 1 && ctx.view.sides.length > 1;

/** @param {Ctx} ctx @param {string} move */
export const entryOf = (ctx, move) => ctx.legal.find((entry) => entry.move === move);

/** @param {Ctx} ctx @param {string} id */
export const buildingOf = (ctx, id) => city(ctx).find(({ tiles }) => tiles[0] === id);

/** Where a card of the hand is played: the cell of its letter or of its building. @param {Ctx} ctx @param {string} card @returns {[number, number] | null} */
export const cellOf = (ctx, card) => (isLetter(card) ? ctx.view.tokens[card] : (buildingOf(ctx, card)?.cell ?? null));

/** What the buildings beside a cell give: resources, tiles, points. @param {Ctx} ctx @param {[number, number]} cell */
export function around(ctx, [x, y]) {
  const beside = city(ctx).filter(({ cell }) => Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1);
  return ITEMS.map((item) => beside.reduce((sum, one) => sum + (one.item === item ? one.height : 0), 0));
}

// What is being picked

/** @typedef {{card: string | null, tile: string | null, entry: Entry | undefined, sent: boolean}} Picked */

/** The card and tile being chosen, or already chosen while others still decide. @param {Ctx} ctx @returns {Picked} */
export function picked(ctx) {
  const choice = ctx.me === null ? null : sideOf(ctx, ctx.me).choice;
  if (!ctx.asks && choice?.[0] === "play") return { card: choice[1], tile: choice[2] ?? null, entry: undefined, sent: true };
  if (!ctx.asks && ctx.me !== null && sideOf(ctx, ctx.me).card) {
    const { card, tile } = sideOf(ctx, ctx.me);
    return { card, tile, entry: undefined, sent: true };
  }
  if (ctx.asks?.kind !== "select") return { card: null, tile: null, entry: undefined, sent: false };
  const kept = ctx.ui.kept.picked;
  const { card = null, tile = null } = kept?.turn === ctx.turn && (!kept.card || entryOf(ctx, `play ${kept.card}`)) ? kept : {};
  return { card, tile, entry: card ? entryOf(ctx, tile ? `play ${card} ${tile}` : `play ${card}`) : undefined, sent: false };
}

/**
 * Changes what is being picked. It stays picked if a rival takes a new hand meanwhile.
 * @param {Ctx} ctx
 * @param {{card?: string | null, tile?: string | null}} change
 */
export function pick(ctx, change) {
  const now = picked(ctx);
  const { card, tile } = { card: now.card, tile: now.tile, ...change };
  ctx.ui.kept.picked = { turn: ctx.turn, card, tile };
  ctx.ui.pick = card ? (tile ? `play ${card} ${tile}` : `play ${card}`) : null;
  ctx.update();
}

/**
 * Picks one of several answers, or puts it back; where nothing is to be confirmed, it is sent at once. The tray's own button
 * sends what is picked, so that the map stays as it is.
 * @param {Ctx} ctx
 * @param {Entry} entry
 */
export function answer(ctx, entry) {
  const { confirm } = ctx.prefs;
  if (confirm !== "every" && !(confirm === "end" && entry.ends)) {
    ctx.choose(entry);
    return;
  }
  ctx.ui.pick = ctx.ui.pick === entry.move ? null : entry.move;
  ctx.update();
}

/** The answer that is picked and not sent. @param {Ctx} ctx */
export const answered = (ctx) => (ctx.ui.pick ? entryOf(ctx, ctx.ui.pick) : undefined);

/** The action that a play would carry out. @param {Ctx} ctx @param {Picked} now @returns {string | null} */
export function actionOf(ctx, { card, tile, entry }) {
  if (!card) return null;
  return !tile || entry?.say.kind === "dear" ? "exploit" : (doesOf(ctx, card)?.builds ?? null);
}

/** Items as [name, count] without the zeros. @param {number[]} counts @returns {[string, number][]} */
export const itemsOf = (counts) => ITEMS.flatMap((item, at) => (counts[at] ? [/** @type {[string, number]} */ ([item, counts[at]])] : []));
