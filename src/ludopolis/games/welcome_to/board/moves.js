/** The legal moves, sorted by where on the board they are made; what is picked before it is sent. */

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */
/**
 * @typedef {{
 *   lots: Map<string, {number: number | null, entry: Entry}[]>, gaps: Map<string, Entry>, estates: Map<string, Entry>,
 *   agents: Map<number, Entry>, claims: Map<number, Entry>, combos: Map<number, Entry>, words: Map<string, Entry>,
 *   rings: Map<string, Entry>
 * }} Choices
 */

/** @returns {Choices} */
const none = () => ({
  lots: new Map(),
  gaps: new Map(),
  estates: new Map(),
  agents: new Map(),
  claims: new Map(),
  combos: new Map(),
  words: new Map(),
  rings: new Map(),
});

/** Whether taps on lots build rings: the player took one up, or is asked for one. @param {Ctx} ctx */
export const ringing = (ctx) => Boolean(ctx.ui.ring) || Boolean(ctx.asks?.kind.startsWith("ring"));

/** @param {Ctx} ctx @returns {Choices} */
export function sortMoves(ctx) {
  const found = none();
  for (const entry of ctx.legal) {
    const [word, first, second] = entry.move.split(" ");
    if (word === "place" || word === "bis") addLot(found, second, Number(first), entry);
    else if (word === "ring") found.rings.set(first, entry);
    else if (word === "fence") found.gaps.set(first, entry);
    else if (word === "agent") found.agents.set(Number(first), entry);
    else if (word === "claim") found.claims.set(Number(first), entry);
    else if (word === "combo" || word === "pass_card") found.combos.set(Number(first), entry);
    else found.words.set(entry.move, entry);
  }
  for (const lot of ctx.view.turn?.estates ?? []) found.estates.set(lot, estateEntry(ctx, lot));
  if (!ringing(ctx)) return found;
  const lots = new Map([...found.rings].map(([lot, entry]) => [lot, [{ number: null, entry }]]));
  return { ...none(), lots, rings: found.rings, combos: found.combos, words: found.words };
}

/** An estate that may be picked; its move may have to wait for that of an estate before it. @param {Ctx} ctx @param {string} lot @returns {Entry} */
function estateEntry(ctx, lot) {
  const move = `estate ${lot}`;
  return ctx.legal.find((entry) => entry.move === move) ?? { move, say: { kind: "estate" }, ends: false, reveals: false };
}

/** The estates picked so far. @param {Ctx} ctx @returns {string[]} */
export const pickedEstates = (ctx) => ctx.ui.estates ?? [];

/** Picks an estate, or puts it back. Any order will do: they are sent together, in the order of the moves. @param {Ctx} ctx @param {string} lot */
export function pickEstate(ctx, lot) {
  const { estates, missing } = ctx.view.turn;
  const others = pickedEstates(ctx).filter((other) => other !== lot);
  ctx.ui.estates = others.length < pickedEstates(ctx).length ? others : [...others, lot].slice(-missing);
  if (ctx.ui.estates.length < missing) {
    ctx.update();
    return;
  }
  const [first, ...then] = estates.filter((/** @type {string} */ name) => ctx.ui.estates.includes(name));
  ctx.choose(
    estateEntry(ctx, first),
    then.map((/** @type {string} */ name) => `estate ${name}`),
  );
}

/** @param {Choices} found @param {string} lot @param {number | null} number @param {Entry} entry */
function addLot(found, lot, number, entry) {
  const there = found.lots.get(lot) ?? [];
  found.lots.set(lot, [...there, { number, entry }]);
}

/**
 * The illegal move that a tap on a lot would mean, to ask why it is not legal.
 * @param {Ctx} ctx
 * @param {import("./sheet.js").Lot} lot
 * @param {number | null} beside a neighbour's number
 */
export function meantAt(ctx, lot, beside) {
  const { asks } = ctx;
  if (ringing(ctx)) return `ring ${lot.name}`;
  if (asks?.kind === "place") return `place ${asks.number} ${lot.name}`;
  if (asks?.kind === "effect_bis") return `bis ${beside ?? 0} ${lot.name}`;
  if (asks?.kind === "claim_estates") return `estate ${lot.name}`;
  return null;
}

/** The combination of a seat's turn, from 1, or 0. @param {Ctx} ctx @returns {number} */
export const chosenCombo = (ctx) => ctx.view.turn?.combination ?? 0;

/**
 * A combination on the table, with the effect that its number card has in the next round; or one of a hand, with its cards: number, effect, left over.
 * low, high: the numbers it may be written as.
 * @typedef {{number: number, effect: string, low: number, high: number, next?: string, cards?: [number, number, number]}} Combo
 */

/** The combinations on the table, or those of the viewer's hand. @param {Ctx} ctx @returns {(Combo | null)[]} */
export const combosOf = (ctx) => ctx.view.combinations;
