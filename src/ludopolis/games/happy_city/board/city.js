/** Cities and their happiness: the viewer's in full, a rival's in miniature or, on request, in full. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { advised, icon, signed, token } from "../../../kit/board.js";
import { badge, figure } from "../art/icons.js";
import { card, cardLabel, face, picture } from "./card.js";
import { details } from "./details.js";
import { COLOURS, SLOTS, cityOf, compact, kindOf, preview, shownSeat, sortOf, travelId } from "./model.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').City} City */

/** Steps in which a card may still be added to the city. */
const TURN = new Set(["draft", "discard", "reveal", "draw", "action", "special"]);

/** Facts that put a card into a city. */
const BUILT = new Set(["bought", "bought-reduced", "special-taken", "market-taken"]);

/** Ten slots in order, empty ones as undefined. @param {City} city */
function slots(city) {
  /** @type {(string | undefined)[]} */
  const cards = Array.from({ length: SLOTS }, () => undefined);
  for (const built of city.cards) cards[built.slot - 1] = built.card;
  return cards;
}

/** @param {unknown[]} cells */
const rows = (cells) =>
  html`<div class="street">${cells.slice(0, 5)}</div><div class="road"></div><div class="street">${cells.slice(5)}</div><div class="road"></div>`;

/** All cities at the end, while they are counted: the one in front of the viewer first. @param {Ctx} ctx */
export function cities(ctx) {
  const first = shownSeat(ctx);
  const seats = [first, ...ctx.seats.map((_, seat) => seat).filter((seat) => seat !== first)];
  const lane = seats.length > 2; // more cities are lower: ten cards in one street
  return html`<div class="hc-cities">${seats.map((seat) => {
    const cells = slots(cityOf(ctx, seat)).map((id, i) =>
      id ? card(ctx, { card: id, id: travelId(ctx, id, seat), bare: lane || compact(ctx) }) : html`<div class="slot">${i + 1}</div>`,
    );
    return html`<h3 class="cap">${token(seat, 15)}${ctx.name(seat)}</h3><div class="city ${lane ? "lane" : ""}" role="group" aria-label=${ctx.t("board-city", { name: ctx.name(seat) })}>${lane ? html`<div class="street">${cells}</div><div class="road"></div>` : rows(cells)}</div>`;
  })}</div>`;
}

/** The cards that a hint would build, by slot. @param {Ctx} ctx @param {City} city */
function adviceOf(ctx, { next }) {
  const built = advised(ctx).filter(({ move, say }) => /^(buy|take) /.test(move) && say.card);
  return new Map(next === null ? [] : built.map(({ number, say }, i) => [next + i, { number, card: String(say.card) }]));
}

/** @param {Ctx} ctx */
export function home(ctx) {
  const seat = shownSeat(ctx);
  const city = cityOf(ctx, seat);
  const next = preview(ctx);
  const turn = TURN.has(ctx.view.step) && ctx.view.actor === seat;
  const advice = seat === ctx.me ? adviceOf(ctx, city) : new Map();
  const cells = slots(city).map((id, i) => {
    const said = advice.get(i + 1);
    if (said)
      return html`<div class="card advised k-${kindOf(ctx, said.card)}" data-ghost=${said.number} data-own-corner="top left in" data-from=${travelId(ctx, said.card, null)} aria-hidden="true">${face(ctx, said.card, { bare: compact(ctx) })}</div>`;
    if (next?.slot === i + 1)
      return html`<div class="card ghost k-${kindOf(ctx, next.card)}" aria-hidden="true">${face(ctx, next.card, { bare: compact(ctx) })}</div>`;
    // Spectators see every city in miniature too; there the cards carry the ids.
    if (id) return card(ctx, { card: id, id: ctx.me === null ? undefined : travelId(ctx, id, seat), bare: compact(ctx) });
    return html`<div data-what="slot" class="slot ${turn && city.next === i + 1 ? "next" : ""}"><span class="vh">${ctx.t("board-free")} </span>${i + 1}</div>`;
  });
  const title = seat === ctx.me && !ctx.shared ? ctx.t("board-my-city") : ctx.t("board-city", { name: ctx.name(seat) });
  return html`<h3 class="cap deskonly">${title}</h3>
    <div class="home"><div class="city" data-what="city ${seat}" role="group" aria-label=${title}>${rows(cells)}</div>${happiness(ctx, city)}</div>`;
}

/** A number and, in yellow, what it would become. @param {number} now @param {number | undefined} then @param {string} [plus] what stands before it */
const becomes = (now, then, plus = "") =>
  then === undefined || then === now ? nothing : html`<span class="to">${icon("to", 12)}${plus}${signed(then)}</span>`;

/** What the figures of the formula answer as. */
const TOLD = { folk: "residents", heart: "hearts", joy: "happiness" };

/** @param {Ctx} ctx @param {City} city */
function happiness(ctx, city) {
  const own = city.seat === ctx.me;
  const next = own ? preview(ctx) : undefined;
  const summing = ctx.view.options.scoring === "sum";
  const term = (/** @type {'folk'|'heart'|'joy'} */ name, /** @type {string} */ unit, /** @type {number} */ now, /** @type {number | undefined} */ then) =>
    html`<div class="term" data-what="${TOLD[name]} ${city.seat}" data-tap>${figure(name, 30)}<span class="n"><span class="vh">${unit} </span>${signed(now)}</span>${
      then === undefined || then === now ? html`<small class="deskonly" aria-hidden="true">${unit}</small>` : becomes(now, then)
    }</div>`;
  const below = !summing && [city, next ?? city].some(({ residents, hearts }) => Math.min(residents, hearts) < 0);
  const kinds = html`<div class="kinds" data-what="colour" aria-label=${ctx.t("board-colours")}>${COLOURS.map(
    (kind) =>
      html`<span class="kc" data-what="colour ${kind} ${city.seat}" data-tap title=${ctx.t(`colour-${kind}`)}>${badge(kind, 22)}<span class="vh">${ctx.t(`colour-${kind}`)} </span><span class="was">${
        city.colours[kind]
      }</span>${becomes(city.colours[kind], next?.colours[kind])}</span>`,
  )}</div>`;
  return html`<div class="happy sheet" data-what="happiness ${city.seat}"><h3 class="cap deskonly">${ctx.t("board-happiness")}</h3>
    <div class="formula" data-id="happiness:${city.seat}" data-part="happiness">${term("folk", ctx.t("board-residents", { count: city.residents }), city.residents, next?.residents)}<span class="op">${summing ? "+" : "×"}</span>${term("heart", ctx.t("board-hearts", { count: city.hearts }), city.hearts, next?.hearts)}<span class="op">=</span>${term("joy", ctx.t("unit-points", { points: city.points }), city.points, next?.points)}</div>${below ? html`<p class="hc-below">${ctx.t(compact(ctx) ? "board-below" : "board-below-zero")}</p>` : nothing}
    <div class="purseline" data-what="coins ${city.seat}" data-tap data-id="coins:${city.seat}" data-purse=${city.seat} data-coins=${city.coins}>${figure("coin", 26)}<b><span class="vh">${ctx.t("board-coins")} </span><span class="was">${city.coins}</span></b>${becomes(city.coins, next?.coins)}<span class="chip">${figure("coin", 16)}<span class="was">+${city.income}</span>${becomes(city.income, next?.income, "+")}<span class="per">${ctx.t("board-round")}</span></span></div>
    ${kinds}${compact(ctx) ? nothing : details(ctx, city)}</div>`;
}

/**
 * Coins, income and residents × hearts in one line: a figure below 0 and what it counts as, in words where there is room.
 * @param {Ctx} ctx @param {City} city @param {boolean} roomy
 */
export function figuresLine(ctx, city, roomy) {
  const op = ctx.view.options.scoring === "sum" ? "+" : "×";
  const below = op === "×" && Math.min(city.residents, city.hearts) < 0;
  const counted = (/** @type {number} */ now) => (op === "×" && now < 0 ? " → 0" : "");
  const term = (/** @type {'folk'|'heart'} */ name, /** @type {"residents" | "hearts"} */ told) =>
    html`<span data-what="${told} ${city.seat}" data-tap>${figure(name, 17)}<span class="vh">${ctx.t(`board-${told}`, { count: city[told] })} </span><span><b>${signed(city[told])}</b>${counted(city[told])}</span></span>`;
  return html`<div class="facts" title=${below ? ctx.t("board-below-zero") : nothing}><span data-what="coins ${city.seat}" data-tap data-purse=${city.seat} data-coins=${city.coins}>${figure("coin", 17)}<span class="vh">${ctx.t("board-coins")} </span><b>${city.coins}</b>${ctx.over ? nothing : html`<span class="vh">${ctx.t("board-income")} </span>+${city.income}`}</span>
    ${term("folk", "residents")}<span class="op">${op}</span>${term("heart", "hearts")}<span class="op">=</span><b data-what="happiness ${city.seat}" data-tap>${signed(city.points)}</b></div>${below && roomy ? html`<p class="hc-below">${ctx.t("board-below")}</p>` : nothing}`;
}

/** Beside a rival's score on a phone: their coins. One's own are on the table. @param {Ctx} ctx @param {number} seat */
export const mark = (ctx, seat) =>
  ctx.over || seat === shownSeat(ctx)
    ? nothing
    : html`<span class="hc-coins">${figure("coin", 15)}<span class="vh">${ctx.t("board-coins")} </span>${cityOf(ctx, seat).coins}</span>`;

/** @param {Ctx} ctx @param {number} seat */
export function mini(ctx, seat) {
  const city = cityOf(ctx, seat);
  const tight = ctx.seats.length > 4 && !compact(ctx);
  const tiles = slots(city).map((id, i) => {
    if (!id) return html`<span class="tile free"></span>`;
    const kind = kindOf(ctx, id);
    const fresh = ctx.facts.some((fact) => BUILT.has(fact.kind) && fact.seat === seat && fact.card === id);
    return html`<span class="tile k-${kind} ${fresh ? "fresh" : ""}" data-id=${travelId(ctx, id, seat)} title="${i + 1}. ${ctx.t(`card-${id}`)}">${tight ? badge(kind, 22) : html`${picture(id)}<span class="curb"></span>${badge(kind, 13)}`}</span>`;
  });
  return html`<div class="hc mini ${tight ? "tight" : ctx.seats.length > 3 ? "low" : ""}"><div class="tiles" aria-hidden="true">${tiles}</div>
    ${city.special ? html`<span class="vh">${ctx.t(`card-${city.special}`)}</span>` : nothing}${figuresLine(ctx, city, compact(ctx) && ctx.seats.length < 4)}</div>`;
}

/** @param {Ctx} ctx @param {number} seat */
export function peek(ctx, seat) {
  const city = cityOf(ctx, seat);
  const cells = slots(city).map((id, i) => {
    if (!id) return html`<div class="slot">${i + 1}</div>`;
    if (compact(ctx)) return card(ctx, { card: id, bare: true });
    return html`<div class="card k-${kindOf(ctx, id)}" data-what=${sortOf(ctx, id)} role="img" aria-label="${i + 1}. ${cardLabel(ctx, id)}">${face(ctx, id)}</div>`;
  });
  return html`<div class="hc peek" data-what="city ${seat}"><div class="city">${rows(cells)}</div>${figuresLine(ctx, city, true)}
    <div class="kinds">${COLOURS.map((kind) => html`<span class="kc" data-what="colour ${kind} ${seat}" data-tap title=${ctx.t(`colour-${kind}`)}>${badge(kind, 22)}<span class="vh">${ctx.t(`colour-${kind}`)} </span>${city.colours[kind]}</span>`)}</div>
    ${city.special ? details(ctx, city, city.special) : nothing}</div>`;
}
