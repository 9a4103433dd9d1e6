/** The legal moves, sorted by where on the board they are made. */

/** @typedef {import("../../../kit/types.js").Ctx} Ctx */
/** @typedef {import("../../../kit/types.js").Entry} Entry */
/**
 * @typedef {{
 *   lots: Map<string, {number: number | null, entry: Entry}[]>, gaps: Map<string, Entry>, estates: Map<string, Entry>,
 *   agents: Map<number, Entry>, claims: Map<number, Entry>, combos: Map<number, Entry>, words: Map<string, Entry>
 * }} Choices
 */

/** @param {Entry[]} legal @returns {Choices} */
export function sortMoves(legal) {
  /** @type {Choices} */
  const found = { lots: new Map(), gaps: new Map(), estates: new Map(), agents: new Map(), claims: new Map(), combos: new Map(), words: new Map() };
  for (const entry of legal) {
    const [word, first, second] = entry.move.split(" ");
    if (word === "place" || word === "bis") addLot(found, second, Number(first), entry);
    else if (word === "ring") addLot(found, first, null, entry);
    else if (word === "fence") found.gaps.set(first, entry);
    else if (word === "estate") found.estates.set(first, entry);
    else if (word === "agent") found.agents.set(Number(first), entry);
    else if (word === "claim") found.claims.set(Number(first), entry);
    else if (word === "combo" || word === "pass_card") found.combos.set(Number(first), entry);
    else found.words.set(entry.move, entry);
  }
  return found;
}

/** @param {Choices} found @param {string} lot @param {number | null} number @param {Entry} entry */
function addLot(found, lot, number, entry) {
  const there = found.lots.get(lot) ?? [];
  found.lots.set(lot, [...there, { number, entry }]);
}

/** The illegal move that a tap on a lot would mean, to ask why it is not legal. @param {Ctx} ctx @param {import("./sheet.js").Lot} lot @param {number | null} beside a neighbour's number */
export function meantAt(ctx, lot, beside) {
  const { asks } = ctx;
  if (asks?.kind === "place") return `place ${asks.number} ${lot.name}`;
  if (asks?.kind === "ring_before" || asks?.kind === "ring_after") return `ring ${lot.name}`;
  if (asks?.kind === "effect" && asks.effect === "bis") return `bis ${beside ?? 0} ${lot.name}`;
  if (asks?.kind === "claim_estates") return `estate ${lot.name}`;
  return null;
}

/** The combination of a seat's turn, from 1, or 0. @param {Ctx} ctx @returns {number} */
export const chosenCombo = (ctx) => ctx.view.turn?.combination ?? 0;

/** Solo and draft: the cards of the hand in combination 1 … 6: [number, effect, left over]. */
export const PAIRS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/** @typedef {{number: number, effect: string, next: string | null}} Combo */

/** The combinations on the table, or those of a hand. @param {any} view @param {number | null} seat @returns {(Combo | null)[]} */
export function combosOf(view, seat) {
  if (view.numbers) {
    return view.numbers.map((/** @type {any} */ card, /** @type {number} */ index) =>
      card && view.effects[index] ? { number: card.number, effect: view.effects[index], next: card.effect } : null);
  }
  const hand = seat === null ? [] : view.hands[seat];
  if (hand.length < 3 || hand.some((/** @type {any} */ card) => !card || card.number === null)) return [];
  return PAIRS.map(([number, effect]) => ({ number: hand[number].number, effect: hand[effect].effect, next: null }));
}
