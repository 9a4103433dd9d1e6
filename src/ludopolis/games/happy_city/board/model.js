/** What the board reads from the view, and what a purchase would change according to the printed figures. */

/** @typedef {import('../../../kit/types.js').Ctx} Ctx */
/** @typedef {import('../../../kit/types.js').Entry} Entry */
/** @typedef {{colour: string, cost: number, income: number, residents: number, hearts: number, certainty: string, needs?: Record<string, number>}} Printed */
/** @typedef {{slot: number, card: string}} Built */
/**
 * @typedef {{seat: number, coins: number, cards: Built[], colours: Record<string, number>, income: number, residents: number, hearts: number,
 *   points: number, special: string | null, acts_as: string | null, charges: number, copies_seat: number}} City
 */
/** @typedef {{coins?: number, income?: number, residents?: number, hearts?: number, points?: number, colour?: string, card?: string, slot?: number}} Preview */

export const COLOURS = ["blue", "green", "yellow", "orange", "purple"];
export const SLOTS = 10;
/** The prices of a deck, as printed on its backs. @param {{low: number, high: number}} deck */
export const range = ({ low, high }) => (low === high ? `${low}` : `${low}–${high}`);

/** Whose city is shown in full: the viewer's own, or for spectators that of the active player. @param {Ctx} ctx */
export const shownSeat = (ctx) => ctx.me ?? Math.max(0, ctx.view.actor);

/** @param {Ctx} ctx @param {number} seat @returns {City} */
export const cityOf = (ctx, seat) => ctx.view.cities[seat];

/** @param {Ctx} ctx @param {string} card @returns {Printed} */
export const printed = (ctx, card) =>
  ctx.view.printed[card] ?? {
    colour: "none",
    cost: 0,
    income: card.endsWith("_market") ? 1 : 0,
    residents: 0,
    hearts: 0,
    certainty: "certain",
  };

/** @param {Ctx} ctx @param {string} card */
export const isSpecial = (ctx, card) => printed(ctx, card).needs !== undefined;

/** @param {string} card */
export const isMarket = (card) => card.endsWith("_market") && card !== "night_market";

/** The kind a card is drawn as. @param {Ctx} ctx @param {string} card */
export function kindOf(ctx, card) {
  if (isSpecial(ctx, card)) return "special";
  return isMarket(card) && !ctx.view.printed[card] ? card.replace("_market", "").replace("white", "none") : printed(ctx, card).colour;
}

/** The name on a card's face; markets show their colour with the badge instead. @param {Ctx} ctx @param {string} card */
export const faceName = (ctx, card) => (isMarket(card) ? ctx.t("board-market") : ctx.t(`card-${card}`));

/** @param {Ctx} ctx @param {string} move @returns {Entry | undefined} */
export const entryOf = (ctx, move) => ctx.legal.find((entry) => entry.move === move);

/** The entry that is picked and waits for its button to be pressed. @param {Ctx} ctx */
export const picked = (ctx) => (ctx.ui.pick ? entryOf(ctx, ctx.ui.pick) : undefined);

/** The slot (from 1) that the next card goes to. @param {City} city */
export function nextSlot(city) {
  const last = city.cards.at(-1);
  return last ? last.slot + 1 : 1;
}

/** @param {number} residents @param {number} hearts @param {string} scoring */
const product = (residents, hearts, scoring) => (scoring === "sum" ? residents + hearts : Math.max(0, residents) * Math.max(0, hearts));

/**
 * What the picked move would change, by printed figures alone. Where a special building's effect might matter too,
 * only what is certain is shown.
 * @param {Ctx} ctx @returns {Preview}
 */
export function preview(ctx) {
  const entry = picked(ctx);
  const city = ctx.me === null ? null : cityOf(ctx, ctx.me);
  if (!entry || !city || !["buy", "take", "buy-reduced"].includes(entry.say.kind)) return {};
  const card = String(entry.say.card);
  const it = printed(ctx, card);
  const slot = card === "statue_of_liberty" ? nextSlot(city) - 1 : nextSlot(city);
  /** @type {Preview} */
  const change = { card, slot, colour: kindOf(ctx, card) };
  if (entry.say.price !== undefined) change.coins = city.coins - Number(entry.say.price);
  const plain = ctx.view.options.mode === "family" || (!city.acts_as && !isSpecial(ctx, card));
  if (!plain) return change;
  const residents = city.residents + it.residents;
  const hearts = city.hearts + it.hearts;
  return { ...change, income: city.income + it.income, residents, hearts, points: product(residents, hearts, ctx.view.options.scoring) };
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
