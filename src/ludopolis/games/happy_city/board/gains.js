/** What is felt for a moment: a building that is bought, and residents × hearts that it makes of a city. Coins fly by themselves. */
import { signed } from "../../../kit/board.js";
import { cityOf, travelId } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").City} City */
/** @typedef {import("../../../kit/board.js").Fact} Fact */
/** @typedef {import("../../../kit/board.js").Gain} Gain */

/** @type {(ctx: Ctx, fact: Fact, before: any) => Gain[]} */
function bought(ctx, { seat, card }, before) {
  const owner = Number(seat);
  const product = (/** @type {City} */ city) => `${signed(city.residents)} ${ctx.view.options.scoring === "sum" ? "+" : "×"} ${signed(city.hearts)}`;
  const [was, figure] = [product(before.cities[owner]), product(cityOf(ctx, owner))];
  const built = { seat: owner, things: [travelId(ctx, String(card), owner)], lands: true };
  return was === figure ? [built] : [{ seat: owner, things: [`happiness:${owner}`], was, figure }, built];
}

/** A round begins with everybody's income. @type {(ctx: Ctx, fact: Fact) => Gain[]} */
const paid = (_ctx, { seat, amount }) => (amount ? [{ seat: Number(seat), things: [`coins:${seat}`], figure: `+${amount}` }] : []);

/** No moment of its own, but part of what a rival's turn is told as. @type {() => Gain[]} */
const told = () => [];

/** @type {Record<string, typeof bought>} */
export const gains = {
  "income-paid": paid,
  "market-taken": bought,
  "coins-stolen": told,
  discarded: told,
  "coin-taken": told,
  bought,
  "bought-reduced": bought,
  "special-taken": bought,
};

/** What is gone once it is done: nothing on the table shows it. */
export const tellFirst = ["coins-stolen", "discarded"];

/** What characters may say something about: everybody sees it. */
export const remarks = ["special-taken"];
