/** Projects, cards, decks and plots in words: tooltips, labels, sheets to read. */
import { capital } from "../../../kit/board.js";
import { fitsNowhere, halvesOf, printed } from "./model.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Effect} Effect */

/** @param {Ctx} ctx @param {string} project */
export const nameOf = (ctx, project) => ctx.t(`project-${project}`);

/** The traits of a project as the catalogue names them. That it has no premises is not worth saying. @param {Ctx} ctx @param {string} project */
export function traits(ctx, project) {
  const it = printed(ctx, project);
  const two = it.kind && it.duo && ctx.has(`trait-two_${it.kind}`);
  const marks = /** @type {const} */ (["duo", "roof", "gift", "no_gifts"]).filter((mark) => it[mark] && !(two && mark === "duo"));
  const said = it.kind && !it.duo && nameOf(ctx, project).toLowerCase() === ctx.t(`trait-${it.kind}`).toLowerCase(); // a shop that is called Shop
  return [...(it.kind && !said ? [two ? `two_${it.kind}` : it.kind] : []), ...marks];
}

/** `plot_shop`; a fixed amount is named after when it is given. @param {Effect} effect @param {string} fixed */
const effectWord = ({ effect }, fixed) => (effect === "fixed" ? fixed : effect.replace(".", "_"));

/**
 * The words of projects, by language, cached: every floor of every street needs them at every drawing.
 * @type {WeakMap<import('../../../kit/board.js').Words, Map<string, string>>}
 */
const told = new WeakMap();

/** Everything a project says, in the words of the position. @param {Ctx} ctx @param {string} project @returns {string} */
export function projectWords(ctx, project) {
  const known = told.get(ctx.words) ?? new Map();
  told.set(ctx.words, known);
  if (!known.has(project)) known.set(project, tell(ctx, project));
  return known.get(project);
}

/** @param {Ctx} ctx @param {string} project */
function tell(ctx, project) {
  const { revenue, prestige, place } = printed(ctx, project);
  const trait = traits(ctx, project);
  const none = { amount: 0, effect: "fixed" };
  return Array.from({ length: Math.max(1, revenue.length, prestige.length) }, (_, i) => {
    const [coins, points] = [revenue[i] ?? none, prestige[i] ?? none];
    return ctx.say("line", {
      kind: "project",
      project,
      trait,
      traits: trait.length,
      stands: place,
      coins: coins.amount,
      coins_effect: effectWord(coins, "closing"),
      counted: Number(coins.effect !== "fixed"),
      points: points.amount,
      points_effect: effectWord(points, "end"),
    });
  }).join(" ");
}

/** How sure the cards are. @param {Ctx} ctx */
export const sureWords = (ctx) => ctx.say("line", { kind: "components", certainty: ctx.view.certainty });

/** One effect in words. @param {Ctx} ctx @param {"revenue" | "prestige"} sort @param {Effect} effect */
export function effectWords(ctx, sort, effect) {
  const word = ctx.t(`effect-${effectWord(effect, sort === "revenue" ? "closing" : "end")}`);
  return ctx.t(`board-brings-${sort}`, { amount: effect.amount, effect: word });
}

/** @param {Ctx} ctx @param {string} card */
export const cardNames = (ctx, card) =>
  halvesOf(ctx, card)
    .map((project) => nameOf(ctx, project))
    .join("\u00a0/ "); // no line begins with the stroke

/** What a project needs that is nowhere now. @param {Ctx} ctx @param {string} project */
export function reasonWords(ctx, project) {
  const { gift, place } = printed(ctx, project);
  return ctx.t("board-nowhere-reason", { needs: `${gift ? "gift-" : ""}${place}` });
}

/** Why a project fits nowhere now. @param {Ctx} ctx @param {string} project */
export const nowhereWords = (ctx, project) => ctx.t("board-nowhere-why", { reason: reasonWords(ctx, project) });

/** Why no half of one's own card fits anywhere: once, where both have the same reason. @param {Ctx} ctx @param {string} card */
export function neitherWords(ctx, card) {
  const halves = halvesOf(ctx, card);
  const reasons = halves.map((project) => reasonWords(ctx, project));
  return new Set(reasons).size === 1 ? `${capital(reasons[0])}.` : halves.map((project, at) => `${nameOf(ctx, project)}: ${reasons[at]}.`).join(" ");
}

/** What of a card on offer fits nowhere now, for ears. @param {Ctx} ctx @param {string | null} card */
const idleWords = (ctx, card) =>
  (card ? halvesOf(ctx, card) : []).filter((project) => fitsNowhere(ctx, project)).map((project) => ` ${nameOf(ctx, project)}. ${nowhereWords(ctx, project)}`);

/** Whose deck it is. @param {Ctx} ctx @param {number} seat */
export const deckName = (ctx, seat) =>
  seat === ctx.me && !ctx.shared && !ctx.spectator ? ctx.t("board-your-deck") : ctx.t("board-deck-of", { name: ctx.name(seat) });

/** A player's deck in words. @param {Ctx} ctx @param {number} seat */
export function deckWords(ctx, seat) {
  const { size, top, coins } = ctx.view.decks[seat];
  if (!top) return ctx.say("line", { kind: "deck-empty", from_seat: seat, size, coins });
  const said = ctx.say("line", { kind: "deck", from_seat: seat, size, coins, price: ctx.view.cards[top].price, project: halvesOf(ctx, top) });
  return [said, ...idleWords(ctx, top)].join("");
}

/** The common pile in words. @param {Ctx} ctx */
export function pileWords(ctx) {
  const { size, top } = ctx.view.common;
  const said = ctx.say("line", top ? { kind: "common", size, project: halvesOf(ctx, top) } : { kind: "common-empty", size, project: [] });
  return [said, ...idleWords(ctx, top)].join("");
}
