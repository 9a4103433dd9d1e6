/** The middle of the table: decks, cards for sale, dwellings; before the first round the Happy Markets. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { badge, figure, gives, price, stamp } from "../art/icons.js";
import { colour, paper, poly, rect } from "../../../kit/paper.js";
import { card, cardLabel, picture } from "./card.js";
import { COLOURS, RANGES, entryOf, printed, travelId } from "./model.js";
import { open, touchable } from "./touch.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {{deck: number, size: number, discarded: number, unseen: Record<string, number>}} Deck */
/** @typedef {{card: string, price: number, left: number}} Stack */

/** Storeys of a full deck, two cards each. */
const FULL = [14, 10, 9];
const ORDER = ["yellow", "blue", "purple", "green", "orange"];

/** @param {Ctx} ctx */
export function market(ctx) {
  if (ctx.view.step === "draft" || ctx.view.step === "deal") return draft(ctx);
  return html`<div class="market">
    <section class="decks"><h3 class="cap">${ctx.t("board-decks")}</h3><div class="three">${ctx.view.decks.map((/** @type {Deck} */ it) => deck(ctx, it))}</div></section>
    <section class="sale"><h3 class="cap">${ctx.t("board-sale")}</h3><div class="three">${sale(ctx)}</div></section>
    <section class="dwell"><h3 class="cap">${ctx.t("board-dwellings")}</h3><span class="dl">${badge("green", 30)}</span>
      <div class="three">${ctx.view.dwellings.map((/** @type {Stack} */ it) => dwelling(ctx, it))}</div></section>
  </div>`;
}

/** The building on a deck's back: half a storey for every card still in it. @param {Deck} it */
function building(it) {
  const high = Math.min(9.5, 92 / FULL[it.deck - 1]);
  const [left, wide] = [34, 44];
  let y = 124;
  let text = "";
  let side = 0;
  for (const kind of ORDER) {
    const foot = y;
    for (let cards = it.unseen[kind]; cards > 0; cards -= 2) {
      y -= high;
      const width = cards === 1 ? wide / 2 : wide;
      text += rect(left, y, width, high - 0.9, `k-${kind}`) + rect(left + width / 2, y, width / 2, high - 0.9, "shade");
      for (let x = 4; x < width - 4; x += 10) text += rect(left + x, y + high * 0.28, 6, high * 0.36, "cream");
    }
    // Badges left and right in turn, so that low colours do not hide each other's.
    if (foot > y) text += stamp(kind, side++ % 2 ? 93 : 19, Math.min(116, (foot + y) / 2), 15);
  }
  if (it.size)
    text +=
      poly(`${left - 3},${y} 56,${y - 10} ${left + wide + 3},${y}`, "brick") +
      poly(`56,${y - 10} ${left + wide + 3},${y} 56,${y}`, "brick-d");
  return text + rect(-112, 124, 336, 4, "leaf");
}

/** The colours still in a deck as a strip, for where there is no room for its building. @param {Deck} it */
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
  const label = ctx.say("line", { kind: "deck", deck: it.deck, size: it.size, discarded: it.discarded, ...it.unseen });
  const inner = html`<span class="back"><svg viewBox="0 0 112 128" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${paper(building(it))}</svg></span>
    <b class="range">${RANGES[it.deck - 1]}</b>${strip(it)}
    <span class="counts"><span class="gone" title=${ctx.t("board-discarded", { count: it.discarded })}>${figure("pile", 14)}${it.discarded}</span><span class="held">${it.size}</span></span>`;
  const touched = () => {
    if (ctx.phone) open(ctx, `deck:${it.deck}`);
    else if (ctx.asks) ctx.why(`reveal ${it.deck}`);
  };
  const id = `deck:${it.deck}`;
  return touchable(ctx, { what: id, class: it.size ? "deck" : "deck empty", label, inner, id, entry, now: true, touched });
}

/** @param {Ctx} ctx */
function sale(ctx) {
  /** @type {Record<string, number>} */
  const seen = {};
  const verb = ctx.view.step === "discard" ? "discard" : "buy";
  const cards = ctx.view.face_up.map((/** @type {Stack} */ it) => {
    const index = (seen[it.card] = (seen[it.card] ?? -1) + 1);
    const move = `${verb} ${it.card}`;
    return card(ctx, { card: it.card, price: it.price, id: travelId(ctx, it.card, null, index), entry: entryOf(ctx, move), why: move });
  });
  while (cards.length < 3) cards.push(html`<span class="slot open" aria-hidden="true"></span>`);
  return cards;
}

/** @param {Ctx} ctx @param {Stack} it */
function dwelling(ctx, it) {
  const entry = entryOf(ctx, `buy ${it.card}`);
  const id = travelId(ctx, it.card, null);
  const label = `${cardLabel(ctx, it.card, it.price)} ${ctx.t("board-left", { count: it.left })}`;
  const more = html`<span class="left">${it.left}</span>`;
  if (!it.left) {
    return html`<button class="slot sold" aria-label=${label} @click=${() => ctx.asks && ctx.why(`buy ${it.card}`)}><span>${ctx.t(`card-${it.card}`)}<small>${ctx.t("board-sold")}</small></span></button>`;
  }
  const why = `buy ${it.card}`;
  if (!ctx.phone) {
    return html`<div class="pile n${Math.min(3, it.left)}">${card(ctx, { card: it.card, price: it.price, id, entry, why, label, more })}</div>`;
  }
  const { cost } = printed(ctx, it.card);
  const inner = html`${picture(it.card)}<span class="figs"
    ><span class="cost">${price(it.price, 21)}${it.price === cost ? nothing : html`<s>${cost}</s>`}</span><span class="times">×${it.left}</span
    >${gives(printed(ctx, it.card), 14)}</span>`;
  const touched = () => ctx.asks && ctx.why(why);
  return touchable(ctx, { what: it.card, class: "wide card k-green", label, inner, id, entry, touched });
}

/** The five markets, coloured side up; those taken are gone. @param {Ctx} ctx */
function draft(ctx) {
  const taken = new Set(ctx.view.cities.flatMap((/** @type {import('./model.js').City} */ city) => city.cards.map((built) => built.card)));
  const markets = COLOURS.map((kind) => {
    const id = `${kind}_market`;
    const move = `take ${id}`;
    if (taken.has(id)) return html`<span class="slot open" aria-hidden="true"></span>`;
    return card(ctx, { card: id, id: travelId(ctx, id, null), entry: entryOf(ctx, move), why: move });
  });
  return html`<section class="draft"><h3 class="cap">${ctx.t("board-markets")} <small>· ${ctx.t("board-markets-help")}</small></h3><div class="five">${markets}</div></section>`;
}
