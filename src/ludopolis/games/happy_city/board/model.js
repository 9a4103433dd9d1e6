/** What the board reads from the view. */

/** @typedef {import('../../../kit/board.js').Ctx} Ctx */
/** @typedef {import('../../../kit/board.js').Entry} Entry */
/** @typedef {{colour: string, cost: number, income: number, residents: number, hearts: number, certainty: string, needs?: Record<string, number>}} Printed */
/** @typedef {{slot: number, card: string}} Built */
/** @typedef {{coins: number, colours: Record<string, number>, income: number, residents: number, hearts: number, points: number}} Figures */
/**
 * @typedef {Figures & {seat: number, cards: Built[], next: number | null, special: string | null, acts_as: string | null, charges: number,
 *   copies_seat: number}} City
 */
/** What a city would be with a card in a slot. @typedef {Figures & {card: string, slot: number}} Preview */

export const COLOURS = ["blue", "green", "yellow", "orange", "purple"];
export const SLOTS = 10;
/** What cards give. */
export const FIGURES = /** @type {const} */ (["income", "residents", "hearts"]);
/** Their icons. @type {Record<typeof FIGURES[number], string>} */
export const SIGN = { income: "coin", residents: "folk", hearts: "heart" };
/** The prices of a deck, as printed on its backs. @param {{low: number, high: number}} deck */
export const range = ({ low, high }) => (low === high ? `${low}` : `${low}–${high}`);

/** On a phone, upright or on its side: cards in the city lose their names, what is held or tapped is read on a sheet. @param {Ctx} ctx */
export const compact = (ctx) => ctx.phone || ctx.sideways;

/** Whose city is shown in full: the viewer's own, or for spectators that of the active player. @param {Ctx} ctx */
export const shownSeat = (ctx) => ctx.me ?? Math.max(0, ctx.view.actor);

/** @param {Ctx} ctx @param {number} seat @returns {City} */
export const cityOf = (ctx, seat) => ctx.view.cities[seat];

/** Whether the viewer's city has a card of this name: it cannot be bought again. @param {Ctx} ctx @param {string} card */
export const isOwned = (ctx, card) => ctx.me !== null && cityOf(ctx, ctx.me).cards.some((built) => built.card === card);

/** What a card is that has left the table and is still told of. @type {Printed} */
const GONE = { colour: "none", cost: 0, income: 0, residents: 0, hearts: 0, certainty: "certain" };

/** @param {Ctx} ctx @param {string} card @returns {Printed} */
export const printed = (ctx, card) => ctx.view.printed[card] ?? GONE;

/** @param {Ctx} ctx @param {string} card */
export const isSpecial = (ctx, card) => printed(ctx, card).needs !== undefined;

/** @param {string} card */
export const isMarket = (card) => card.endsWith("_market") && card !== "night_market";

/** What a card or deck answers as (`data-what`). @param {Ctx} ctx @param {string} what */
export function sortOf(ctx, what) {
  if (what.startsWith("deck:")) return `deck ${what.slice(5)}`;
  const dwelling = ctx.view.dwellings.some((/** @type {{card: string}} */ { card }) => card === what);
  return `${isSpecial(ctx, what) ? "special" : isMarket(what) ? "market" : dwelling ? "dwelling" : "building"} ${what}`;
}

/** The kind a card is drawn as. @param {Ctx} ctx @param {string} card */
export const kindOf = (ctx, card) => (isSpecial(ctx, card) ? "special" : printed(ctx, card).colour);

/** The name on a card's face; markets show their colour with the badge instead. @param {Ctx} ctx @param {string} card */
export const faceName = (ctx, card) => (isMarket(card) ? ctx.t("board-market") : ctx.t(`card-${card}`));

/** By the letters of its longest word a name is made small enough not to be broken. @param {string} name */
export const longestWord = (name) => Math.max(...name.split(/[\s-]+/).map((word) => word.length));

/** @param {Ctx} ctx @param {string} move @returns {Entry | undefined} */
export const entryOf = (ctx, move) => ctx.legal.find((entry) => entry.move === move);

/** The entry that is picked and waits for its button to be pressed. @param {Ctx} ctx */
export const picked = (ctx) => (ctx.ui.pick ? entryOf(ctx, ctx.ui.pick) : undefined);

/** What the purchase or the coins that are picked, or wait to be confirmed, would make of the viewer's city. @param {Ctx} ctx @returns {Preview | undefined} */
export function preview(ctx) {
  const say = (ctx.pending ?? picked(ctx))?.say;
  if (say?.kind === "coin") {
    const city = cityOf(ctx, Number(ctx.me));
    return { ...city, coins: city.coins + Number(say.coins), card: "", slot: 0 };
  }
  const card = String(say?.card);
  const then = ctx.view.previews[card];
  return then && { ...then, card };
}

/**
 * Stable ids for things that move. Copies are counted in the cities first, then on the table, so that a card
 * keeps its number when it is bought.
 * @param {Ctx} ctx @param {string} card @param {number | null} seat owner, or null for a card on the table @param {number} [index] among equal cards
 */
export function travelId(ctx, card, seat, index = 0) {
  if (card === "white_market") return `card:${card}:${seat}`;
  if (isSpecial(ctx, card) || isMarket(card)) return `card:${card}`;
  const owners = ctx.view.cities
    .filter((/** @type {City} */ city) => city.cards.some((built) => built.card === card))
    .map((/** @type {City} */ city) => city.seat);
  return `card:${card}:${seat === null ? owners.length + index : owners.indexOf(seat)}`;
}

/** Coins as tokens: ones, and fives if there are many. @param {number} amount */
export function tokens(amount) {
  if (amount <= 5) return Array.from({ length: amount }, () => 1);
  const ones = amount % 5;
  return [...Array.from({ length: (amount - ones) / 5 }, () => 5), ...Array.from({ length: ones }, () => 1)];
}
