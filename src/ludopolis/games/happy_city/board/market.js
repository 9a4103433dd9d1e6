/** The middle of the table: decks, cards for sale and dwellings; before the first round, the Happy Markets. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { badge, figure, gives, price, stamp } from "../art/icons.js";
import { colour, icon, paper, poly, rect, styled } from "../../../kit/board.js";
import { card, cardLabel, have, picture } from "./card.js";
import { COLOURS, compact, entryOf, longestWord, printed, range, travelId } from "./model.js";
import { isAsked, open, touchable } from "./touch.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/**
 * @typedef {{deck: number, low: number, high: number, cards: number, size: number, discarded: number, unseen: Record<string, number>,
 *   brings: Record<string, number>}} Deck
 */
/** @typedef {{card: string, price: number, left: number}} Stack */
/** @typedef {{card: string, price: number, id: string, entry?: import('./model.js').Entry, twin: boolean, why: string, more: unknown}} Offer */

const ORDER = ["yellow", "blue", "purple", "green", "orange"];
/** Where a deck's building stands. */
const [LEFT, WIDE, GROUND] = [34, 44, 124];
const ROOF = paper(poly(`${LEFT - 3},0 56,-10 ${LEFT + WIDE + 3},0`, "brick") + poly(`56,-10 ${LEFT + WIDE + 3},0 56,0`, "brick-d"));
const LAWN = paper(rect(-112, GROUND, 336, 4, "leaf"));

/** @param {Ctx} ctx */
export function market(ctx) {
  if (ctx.view.step === "draft" || ctx.view.step === "deal") return draft(ctx);
  const cap = compact(ctx) ? "vh" : "cap";
  return html`<div class="market">
    <section class="decks"><h3 class=${cap}>${ctx.t("board-decks")}</h3><div class="three">${ctx.view.decks.map((/** @type {Deck} */ it) => deck(ctx, it))}</div></section>
    <section class="sale ${ctx.view.step === "discard" && ctx.asks ? "binning" : ""}"><h3 class=${cap}>${ctx.t("board-sale")}</h3><div class="three" data-part="sale" data-what="building">${sale(ctx)}</div></section>
    <section class="dwell"><h3 class=${cap}>${ctx.t("board-dwellings")}</h3><span class="dl">${badge("green", 30)}</span>
      <div class="three">${ctx.view.dwellings.map((/** @type {Stack} */ it) => dwelling(ctx, it))}</div></section>
  </div>`;
}

/** A storey of a deck's building, standing on y. @param {string} kind @param {number} y @param {number} high @param {number} width */
function storey(kind, y, high, width) {
  const top = y - high;
  let text = rect(LEFT, top, width, high - 0.9, `k-${kind}`) + rect(LEFT + width / 2, top, width / 2, high - 0.9, "shade");
  for (let x = 4; x < width - 4; x += 10) text += rect(LEFT + x, top + high * 0.28, 6, high * 0.36, "cream");
  return paper(text);
}

/** A drawing at some height. Moving it, instead of drawing it again, is enough when a card leaves the deck. @param {number} y @param {unknown} drawn */
const raised = (y, drawn) => svg`<g transform="translate(0 ${y})">${drawn}</g>`;

/** The building on a deck's back: half a storey for every card left. @param {Deck} it */
export function building(it) {
  const high = Math.min(9.5, 184 / it.cards);
  let y = GROUND;
  let side = 0;
  const colours = ORDER.map((kind) => {
    const foot = y;
    const cards = it.unseen[kind];
    const storeys = Array.from({ length: Math.ceil(cards / 2) }, (_, i) => storey(kind, -i * high, high, cards === 2 * i + 1 ? WIDE / 2 : WIDE));
    y -= storeys.length * high;
    if (!cards) return nothing;
    // Badges alternate left and right, so that those of low storeys do not cover each other.
    const sign = paper(stamp(kind, side++ % 2 ? 93 : 19, 0, 15));
    return svg`${raised(foot, storeys)}${raised(Math.min(116, (foot + y) / 2), sign)}`;
  });
  return svg`${colours}${it.size ? raised(y, ROOF) : nothing}${LAWN}`;
}

/** The colours left in a deck as a strip, where there is no room for its building. @param {Deck} it */
function strip(it) {
  let x = 0;
  const parts = ORDER.map((kind) => {
    const from = x;
    x += it.unseen[kind];
    return svg`<rect x=${from} y="0" width=${it.unseen[kind]} height="1" fill=${colour(`k-${kind}`)}></rect>`;
  });
  return html`<svg class="strip" viewBox="0 0 ${Math.max(1, it.size)} 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}

/** @param {Ctx} ctx @param {Deck} it */
function deck(ctx, it) {
  const entry = entryOf(ctx, `reveal ${it.deck}`);
  const label = ctx.say("line", { kind: "deck", deck: it.deck, low: it.low, high: it.high, size: it.size, discarded: it.discarded, ...it.unseen });
  const inner = html`<span class="back"><svg viewBox="0 0 112 128" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${building(it)}</svg></span>
    <b class="range">${figure("coin", 14)}${range(it)}</b>${strip(it)}
    <span class="counts"><span class="hc-gone" title=${ctx.t("board-discarded", { count: it.discarded })}>${figure("pile", 14)}${it.discarded}</span><span class="held">${figure("deck", 14)}${it.size}</span></span>`;
  const touched = () => {
    if (compact(ctx)) open(ctx, `deck:${it.deck}`);
    else if (ctx.asks) ctx.why(`reveal ${it.deck}`);
  };
  const id = `deck:${it.deck}`;
  return touchable(ctx, {
    what: id,
    class: it.size ? "deck" : "deck empty",
    label,
    inner,
    id,
    entry,
    now: true,
    pin: compact(ctx) ? undefined : "left",
    touched,
  });
}

/** @param {Ctx} ctx */
function sale(ctx) {
  /** @type {Record<string, number>} */
  const seen = {};
  const verb = ctx.view.step === "discard" ? "discard" : "buy";
  const offers = ctx.view.face_up.map((/** @type {Stack} */ it) => {
    const index = (seen[it.card] = (seen[it.card] ?? -1) + 1);
    const why = `${verb} ${it.card}`;
    const entry = entryOf(ctx, why);
    const bin = verb === "discard" && entry && (ctx.pending?.move ?? why) === why; // what waits to be confirmed is all that is shown
    const more = bin ? html`<i class="bin" aria-hidden="true">${icon("bin", 22)}</i>` : nothing;
    return { card: it.card, price: it.price, id: travelId(ctx, it.card, null, index), entry, twin: index > 0, why, more };
  });
  return html`${repeat(
    inPlaces(ctx, offers),
    (offer, at) => offer?.id ?? at,
    (offer) => (offer ? card(ctx, offer) : html`<span class="slot open" aria-hidden="true"></span>`),
  )}`;
}

/** By place: a card stays where it is until it goes, a new one takes the first free place. @param {Ctx} ctx @param {Offer[]} offers */
function inPlaces(ctx, offers) {
  const { kept } = ctx.ui;
  const places = [0, 1, 2].map((at) => offers.find(({ id }) => id === kept.sale?.[at]));
  for (const offer of offers) if (!places.includes(offer)) places[places.indexOf(undefined)] = offer;
  kept.sale = places.map((offer) => offer?.id);
  return places;
}

/** @param {Ctx} ctx @param {Stack} it */
function dwelling(ctx, it) {
  const entry = entryOf(ctx, `buy ${it.card}`);
  const id = travelId(ctx, it.card, null);
  const label = `${cardLabel(ctx, it.card, it.price)} ${ctx.t("board-left", { count: it.left })}`;
  const why = `buy ${it.card}`;
  // A tap that can change nothing leaves the news where they are: on a phone it opens the card.
  const touched = () => (it.left && isAsked(ctx, why) ? ctx.why(why) : compact(ctx) ? open(ctx, it.card) : ctx.asks && ctx.why(why));
  const more = html`<span class="left">${it.left}</span>`;
  if (!it.left) {
    return html`<button class="slot sold" data-what="dwelling ${it.card}" aria-label=${label} @click=${touched}><span ${styled({ "--letters": longestWord(ctx.t(`card-${it.card}`)) })}>${ctx.t(`card-${it.card}`)}<small>${ctx.t("board-sold")}</small></span></button>`;
  }
  if (!compact(ctx)) {
    return html`<div class="pile n${Math.min(3, it.left)}">${card(ctx, { card: it.card, price: it.price, id, entry, why, label, more })}</div>`;
  }
  const { cost } = printed(ctx, it.card);
  const inner = html`${picture(it.card)}${have(ctx, it.card)}<span class="hc-figs"
    ><span class="cost">${price(it.price, 21)}${it.price === cost ? nothing : html`<s>${cost}</s>`}</span><span class="times">${figure("deck", 14)}${it.left}</span>${gives(printed(ctx, it.card), 14)}</span>`;
  return touchable(ctx, { what: it.card, class: "wide card k-green", label, inner, id, entry, touched });
}

/** The markets, coloured side up; those already taken leave their places. @param {Ctx} ctx */
function draft(ctx) {
  const markets = COLOURS.map((kind) => {
    const id = `${kind}_market`;
    const move = `take ${id}`;
    if (!ctx.view.markets.includes(id)) return html`<span class="slot open" aria-hidden="true"></span>`;
    return card(ctx, { card: id, id: travelId(ctx, id, null), entry: entryOf(ctx, move), why: move });
  });
  return html`<section class="draft"><h3 class="cap">${ctx.t("board-markets")} <small>· ${ctx.t("board-markets-help")}</small></h3><div class="five">${markets}</div></section>`;
}
