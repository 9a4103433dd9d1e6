/** What the board reads from the view. */
import { advised } from "../../../kit/board.js";

/** @typedef {import('../../../kit/board.js').Ctx} Ctx */
/** @typedef {import('../../../kit/board.js').Entry} Entry */
/** @typedef {import('../../../kit/board.js').Fact} Fact */
/** @typedef {{amount: number, effect: string}} Effect */
/**
 * @typedef {{kind: string | null, duo: boolean, roof: boolean, gift: boolean, no_gifts: boolean, place: string, revenue: Effect[], prestige: Effect[]}} Project
 */
/** @typedef {{revenue: number, prestige: number}} Worth */
/** @typedef {Worth & {card: string, project: string, by: number}} Half */
/** @typedef {Worth & {halves: Half[], closed: boolean, no_gifts: boolean}} Plot */
/** @typedef {Worth & {wallet: number, plots: Plot[], coin_points: number, points: number, highest: number, counts: Record<string, number>}} Street */
/** @typedef {{size: number, top: string | null, coins: number}} Deck */
/**
 * What a placement leads to on the street it is made on.
 * @typedef {Worth & {project: string, seat: number, plot: number, closes: boolean, last_round: boolean, wallet: number, plots: Worth[]}} Preview
 */

export const KINDS = ["office", "services", "flat", "cafe", "shop", "hotel"];
const PLACING = new Set(["free_card", "place_bought", "place_municipal"]);

/** @param {Ctx} ctx @param {string} project @returns {Project} */
export const printed = (ctx, project) => ctx.view.projects[project];

/** @param {Ctx} ctx @param {string} card @returns {string[]} its projects; for a municipal card, those of the front and then of the back */
export const halvesOf = (ctx, card) => ctx.view.cards[card].projects;

/** Whether a card has a front and a back, with two projects each. @param {Ctx} ctx @param {string} card */
export const isMunicipal = (ctx, card) => halvesOf(ctx, card).length > 2;

/** @param {Ctx} ctx @param {number} seat @returns {Street} */
export const streetOf = (ctx, seat) => ctx.view.streets[seat];

/** @param {Ctx} ctx @param {number} seat @returns {Deck} */
export const deckOf = (ctx, seat) => ctx.view.decks[seat];

/** On a phone, upright or on its side: rivals are small, all decks stand together, a street is played on only when enlarged. @param {Ctx} ctx */
export const compact = (ctx) => ctx.phone || ctx.sideways;

/** Whether rivals' streets are too small to be played on: a gift is placed on the enlarged one. @param {Ctx} ctx */
export const farStreets = (ctx) => compact(ctx) || ctx.seats.length > 2;

/** The seat whose table it is: one's own; for spectators, the seat that acts. @param {Ctx} ctx @returns {number} */
export const homeSeat = (ctx) => ctx.me ?? Math.max(0, ctx.view.actor);

/** The others in turn order. @param {Ctx} ctx */
export const rivals = (ctx) => ctx.seats.slice(1).map((_, i) => (homeSeat(ctx) + i + 1) % ctx.seats.length);

/** @param {Ctx} ctx */
export const placing = (ctx) => ctx.me !== null && ctx.asks !== null && PLACING.has(ctx.asks.kind);

/** @param {Ctx} ctx */
export const buying = (ctx) => ctx.me !== null && ctx.asks?.kind === "second_action";

/** What may be chosen: while a move waits for its confirmation, nothing else is offered. @param {Ctx} ctx @returns {Entry[]} */
const open = (ctx) => (ctx.pending ? [ctx.pending] : ctx.legal);

/** @param {Ctx} ctx @param {string} move @returns {Entry | undefined} */
export const entryOf = (ctx, move) => open(ctx).find((entry) => entry.move === move);

/** Plays what was picked. While a hint is open the move is compared with it, and only its button plays it. @param {Ctx} ctx @param {Entry} entry */
export const again = (ctx, entry) => (ctx.advised?.length ? ctx.update() : ctx.choose(entry));

/** The moves that wait for their confirmation: one, or a whole turn. @param {Ctx} ctx */
export function awaitedTurn(ctx) {
  const turn = advised(ctx);
  return !ctx.pending ? [] : turn[0]?.move === ctx.pending.move ? turn : [ctx.pending];
}

/** The placement that waits for its confirmation, alone or in a turn. @param {Ctx} ctx */
export const awaited = (ctx) => awaitedTurn(ctx).find(({ move }) => move.startsWith("place "));

/** @param {Ctx} ctx @returns {Entry | undefined} the picked move, which waits for its button */
export const picked = (ctx) => (ctx.ui.pick ? entryOf(ctx, ctx.ui.pick) : undefined);

/** Whether a project that may be taken now, or is in hand, fits nowhere. @param {Ctx} ctx @param {string} project @returns {boolean} */
export const fitsNowhere = (ctx, project) =>
  placing(ctx) ? inHand(ctx, project) && !placements(ctx, project).length : buying(ctx) && (ctx.view.nowhere ?? []).includes(project);

/** Whether it is on the card in hand: a card is placed from there, and nothing is said yet of those on the decks. @param {Ctx} ctx @param {string} project */
const inHand = (ctx, project) => Boolean(ctx.view.held && halvesOf(ctx, ctx.view.held).includes(project));

// The card in hand

/** Moves that place a project. @param {Ctx} ctx @param {string} project @returns {Entry[]} */
export const placements = (ctx, project) => ctx.legal.filter(({ move }) => move.startsWith(`place ${project} `));

/** The half that is turned up: the chosen one, or else the first that fits somewhere, at home if possible. @param {Ctx} ctx @returns {string | null} */
export function liveProject(ctx) {
  if (!ctx.view.held) return null;
  const halves = halvesOf(ctx, ctx.view.held);
  const waits = awaited(ctx)?.move.split(" ")[1] ?? "";
  if (halves.includes(waits)) return waits;
  if (ctx.ui.half && halves.includes(ctx.ui.half)) return ctx.ui.half;
  const fitting = halves.filter((project) => placements(ctx, project).length);
  return fitting.find((project) => !printed(ctx, project).gift) ?? fitting[0] ?? halves[0];
}

/** Seat and plot (from 1) of a placement. @param {Ctx} ctx @param {{move: string}} placement @returns {[number, number]} */
export function placeOf(ctx, { move }) {
  const [street, plot] = move.split(" ")[2].split(".");
  return plot === undefined ? [Number(ctx.me), Number(street)] : [Number(street), Number(plot)];
}

/** The legal placement of the live half on a plot. @param {Ctx} ctx @param {number} seat @param {number} plot */
export function placementAt(ctx, seat, plot) {
  const live = placing(ctx) ? liveProject(ctx) : null;
  return live ? entryOf(ctx, placeText(ctx, live, seat, plot)) : undefined;
}

/** The notation of a placement, legal or not. @param {Ctx} ctx @param {string} project @param {number} seat @param {number} plot */
export const placeText = (ctx, project, seat, plot) => `place ${project} ${seat === ctx.me ? plot : `${seat}.${plot}`}`;

/** Enlarges a street until another is chosen or something is to be placed. @param {Ctx} ctx @param {number | undefined} seat */
export function lookAt(ctx, seat) {
  Object.assign(ctx.ui.kept, { seat, number: ctx.number });
}

/**
 * The seat whose street is enlarged. Where rivals' streets are small, a gift turns to the one that gets it, or else to the first that takes it.
 * @param {Ctx} ctx
 * @returns {number}
 */
export function shownSeat(ctx) {
  const { kept } = ctx.ui;
  const waits = awaited(ctx);
  if ((placing(ctx) && kept.number !== ctx.number) || kept.awaits !== waits?.move) lookAt(ctx, undefined);
  kept.awaits = waits?.move;
  if (typeof kept.seat === "number") return kept.seat;
  if (waits && farStreets(ctx)) return placeOf(ctx, waits)[0];
  const live = farStreets(ctx) && placing(ctx) ? liveProject(ctx) : null;
  const gift = live && printed(ctx, live).gift ? placements(ctx, live)[0] : undefined;
  return gift ? placeOf(ctx, gift)[0] : homeSeat(ctx);
}

// What a placement leads to

/** What a placement leads to, where the view foretells it. @param {Ctx} ctx @param {{move: string}} placement @returns {Preview | undefined} */
export function foretold(ctx, placement) {
  const [seat, plot] = placeOf(ctx, placement);
  const project = placement.move.split(" ")[1];
  const then = ctx.view.previews?.find((/** @type {Preview} */ it) => it.project === project && it.seat === seat && it.plot === plot);
  return then && { ...then, plots: then.plots.map((/** @type {[number, number]} */ [revenue, prestige]) => ({ revenue, prestige })) };
}

/** What the picked placement leads to, and its move. @param {Ctx} ctx @returns {(Preview & {entry: Entry, paid: number}) | null} */
export function preview(ctx) {
  const entry = picked(ctx);
  if (!entry?.move.startsWith("place ")) return null;
  return { .../** @type {Preview} */ (foretold(ctx, entry)), entry, paid: Number(entry.say.coins ?? 0) };
}

/** A closing that is shown: since when, in which state its reader was asked, and whether they have picked something since. */
/** @typedef {{told: Fact, turn: number, asked?: number, read: boolean}} Closing */

/**
 * The latest closing on a street, until the reader has played. One's own is old when one's next turn begins, a rival's when the turn after it ends.
 * @param {Ctx} ctx
 * @param {number} seat
 * @returns {Closing | undefined}
 */
export function closingOf(ctx, seat) {
  /** @type {Record<number, Closing>} */
  const closings = (ctx.ui.kept.closings ??= {});
  const told = ctx.facts.findLast((fact) => fact.kind === "plot-closed" && fact.seat === seat);
  if (told && closings[seat]?.told !== told) closings[seat] = { told, turn: ctx.turn, read: false };
  const last = closings[seat];
  if (!last) return undefined;
  if (ctx.asks) last.asked ??= ctx.number;
  last.read ||= Boolean(ctx.ui.pick ?? ctx.pending);
  const played = last.asked !== undefined && last.asked !== ctx.number;
  const until = last.turn + (seat === ctx.me && !last.told.befell ? 0 : 1);
  const stands = streetOf(ctx, seat).plots[Number(last.told.plot) - 1].closed;
  return stands && !played && ctx.turn >= last.turn && ctx.turn <= until ? last : undefined;
}

/** Who has just placed a card. @param {Ctx} ctx @param {string} card @returns {number | null} */
export function freshBy(ctx, card) {
  if (ctx.over) return null;
  const fact = ctx.facts.find(({ kind, card: told }) => (kind === "built" || kind === "given") && told === card);
  return fact ? Number(fact.seat) : null;
}
