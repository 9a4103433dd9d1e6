/** Happy City in the browser: what the shell needs from a board. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, listed, signed } from "../../kit/board.js";
import { badge, figure, isFigure } from "./art/icons.js";
import { cities, home, mark, mini, peek } from "./board/city.js";
import { sheet } from "./board/details.js";
import { gains, remarks, tellFirst } from "./board/gains.js";
import { market } from "./board/market.js";
import { cityOf, compact, isSpecial, travelId } from "./board/model.js";
import { sources } from "./board/sources.js";
import { specials } from "./board/specials.js";
import { tray } from "./board/tray.js";
import { what } from "./board/what.js";

/** @typedef {import('./board/model.js').Ctx} Ctx */
/** @typedef {import('../../kit/board.js').Fact} Fact */

export { gains, mark, mini, peek, remarks, sources, tellFirst, tray, what };

/** A card to discard is picked first. */
export const picksFirst = true;

/** The whole table: what is on offer above, the viewer's city below. At the end there are cities alone. @param {Ctx} ctx */
export function board(ctx) {
  return html`<div class="hc table ${compact(ctx) ? "phone" : "desk"} p${ctx.seats.length}">${ctx.counting ? cities(ctx) : html`${ctx.view.last_round && !ctx.over ? lastRound(ctx) : nothing}${market(ctx)}${specials(ctx)}${home(ctx)}`}${sheet(ctx)}</div>`;
}

/** @param {Ctx} ctx */
function lastRound(ctx) {
  const full = ctx.view.cities
    .filter((/** @type {import('./board/model.js').City} */ city) => city.next === null)
    .map((/** @type {import('./board/model.js').City} */ city) => ctx.name(city.seat));
  return html`<p class="lastround" role="note" data-what="last_round">${icon("flag", 18)}<b>${ctx.t("board-last-round")}</b> ${full.length ? html`<span class="deskonly">${ctx.t("board-last-round-sub", { name: listed(full), count: full.length })}</span>` : nothing}</p>`;
}

/**
 * What a purchase makes of the points and the coins; of two cards in one turn no preview knows the points.
 * @param {Ctx} ctx
 * @param {import('../../kit/board.js').Said[]} turn
 */
export function brings(ctx, turn) {
  const [first, ...more] = turn.filter(({ move, say }) => /^(buy|take) /.test(move) && say.card);
  const then = first && ctx.view.previews[String(first.say.card)];
  if (!then || ctx.me === null) return "";
  const now = cityOf(ctx, ctx.me);
  const coins = /** @type {const} */ (["coins", "board-coins"]);
  const figures = more.length ? [coins] : [/** @type {const} */ (["points", "board-points"]), coins];
  return figures
    .filter(([figure]) => then[figure] !== now[figure])
    .map(([figure, caption]) => `${ctx.t(caption)} ${signed(now[figure])} → ${signed(then[figure])}`)
    .join(" · ");
}

/**
 * Why it ends the turn to keep the cards: none can be bought, a coin comes by itself.
 * @param {Ctx} ctx
 * @param {import('../../kit/board.js').Entry} entry
 */
export const means = (ctx, entry) => (entry.say.kind === "keep" && entry.ends ? ctx.t("board-affordable", { count: 0 }) : "");

/** Moves and events that no coins are paid for. */
const IDLE = new Set(["keep", "kept", "pass", "passed"]);

/** The ids of the things on the table that a line of the log mentions. @param {Ctx} ctx @param {Fact} fact @returns {string[]} */
export function place(ctx, fact) {
  const ids = fact.kind === "keep" ? ["sale"] : [];
  if (typeof fact.deck === "number") ids.push(`deck:${fact.deck}`);
  if (typeof fact.card === "string") {
    const card = fact.card;
    const owner = [fact.seat, fact.from_seat].find(
      (seat) => typeof seat === "number" && ctx.view.cities[seat].cards.some((/** @type {{card: string}} */ built) => built.card === card),
    );
    ids.push(travelId(ctx, card, typeof owner === "number" || isSpecial(ctx, card) ? Number(owner ?? 0) : null));
  }
  if (!ids.length && fact.seat === ctx.me && ctx.me !== null && !IDLE.has(fact.kind)) ids.push(`coins:${ctx.me}`);
  return ids;
}

/** Coins, residents, hearts and the colours of buildings. @param {string} name @param {number} size */
export const symbol = (name, size) => (isFigure(name) ? figure(name, size) : badge(name, size));
