/** What things on the table are called and do now, where their labels do not say it. */
import { plus, signed } from "../../../kit/board.js";
import { inWords } from "./card.js";
import { cityOf, faceName, kindOf, printed, range, travelId } from "./model.js";
import { lack } from "./specials.js";

/** @typedef {import('./model.js').Ctx} Ctx */

const CARDS = new Set(["building", "dwelling", "special", "market"]);

/** @param {Ctx} ctx @param {string} kind @param {string} id @param {string} where whose city it is about */
export function what(ctx, kind, id, where) {
  if (CARDS.has(kind)) return id ? card(ctx, id) : { now: "" };
  if (kind === "coins")
    return {
      figure: `${cityOf(ctx, Number(id)).coins}`,
      now: ctx.t("board-coins-now", { income: cityOf(ctx, Number(id)).income }),
      lines: origins(ctx, Number(id), "income"),
      counts: counted(ctx, Number(id), ({ income }) => income !== 0),
    };
  if (kind === "residents" || kind === "hearts")
    return {
      figure: signed(cityOf(ctx, Number(id))[kind]),
      now: origins(ctx, Number(id), kind).join(" "),
      counts: counted(ctx, Number(id), (card) => card[kind] !== 0),
    };
  if (kind === "happiness") return happiness(ctx, Number(id));
  if (kind === "city") return { name: ctx.t("board-city", { name: ctx.name(Number(id)) }), now: happiness(ctx, Number(id)).now };
  if (kind === "colour" && id)
    return {
      figure: `${cityOf(ctx, Number(where)).colours[id]}`,
      now: ctx.t("board-colour-now", { count: cityOf(ctx, Number(where)).colours[id] }),
      counts: counted(ctx, Number(where), ({ colour }) => colour === id),
    };
  if (kind === "colour" || kind === "slot") return { now: "" };
  return null;
}

/** What a card gives, what it would make of the viewer's city, what is missing for it. @param {Ctx} ctx @param {string} id */
function card(ctx, id) {
  const name = ctx.t(`card-${id}`);
  const then = ctx.view.previews[id];
  const sold = [...ctx.view.face_up, ...ctx.view.dwellings].find((/** @type {{card: string}} */ one) => one.card === id);
  const offered = ctx.view.row.find((/** @type {{card: string}} */ other) => other.card === id);
  const lines = [
    ...(printed(ctx, id).needs
      ? []
      : [ctx.t(sold ? "board-offered" : "board-built", { card: name, colour: ctx.t(`colour-${kindOf(ctx, id)}`), price: sold?.price ?? 0 })]),
    ...(offered && ctx.me !== null && !cityOf(ctx, ctx.me).special ? [lack(ctx, offered.missing)] : []),
    ...(then ? [ctx.t("board-with-card", { points: signed(then.points), coins: then.coins })] : []),
  ];
  return { name, now: ctx.has(`effect-${id}`) ? ctx.t(`effect-${id}`) : inWords(ctx, id), lines };
}

/** @param {Ctx} ctx @param {number} seat */
function happiness(ctx, seat) {
  const { residents, hearts, points } = cityOf(ctx, seat);
  const sign = ctx.view.options.scoring === "sum" ? "+" : "×";
  return {
    figure: signed(points),
    now: `${signed(residents)} ${ctx.t("board-residents", { count: residents })} ${sign} ${signed(hearts)} ${ctx.t("board-hearts", { count: hearts })}`,
    counts: counted(ctx, seat, (card) => card.residents !== 0 || card.hearts !== 0),
  };
}

/**
 * The cards that a figure of a city is the sum of, and which decks bring more of it.
 * @param {Ctx} ctx @param {number} seat @param {"income" | "residents" | "hearts"} name
 */
function origins(ctx, seat, name) {
  const city = cityOf(ctx, seat);
  const plain = city.cards.map(({ card }) => ({ card, count: printed(ctx, card)[name] }));
  const effect = city[name] - plain.reduce((sum, { count }) => sum + count, 0);
  const all = city.special && effect ? [...plain, { card: city.special, count: effect }] : plain;
  const sum = all.filter(({ count }) => count).map(({ card, count }) => `${faceName(ctx, card)} ${plus(count)}`);
  const decks = ctx.view.decks.map((/** @type {import('./market.js').Deck} */ deck) =>
    ctx.t("board-of-deck", { range: range(deck), count: deck.brings[name], cards: deck.size }),
  );
  const below = name !== "income" && city[name] < 0 && ctx.view.options.scoring !== "sum" ? [ctx.t("board-below-zero")] : [];
  return [...(sum.length ? [`${sum.join(", ")}.`] : []), ...below, ctx.t(`board-bring-${name}`, { list: decks.join(", ") })];
}

/** The cards of a city that a figure counts. @param {Ctx} ctx @param {number} seat @param {(card: import('./model.js').Printed) => boolean} counts */
const counted = (ctx, seat, counts) =>
  cityOf(ctx, seat)
    .cards.filter(({ card }) => counts(printed(ctx, card)))
    .map(({ card }) => travelId(ctx, card, seat));
