/** What parties have: money, signs, hands, advisors, tokens; rivals in brief and in full, and Sly. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { capital, token } from "../../../kit/board.js";
import { cityOf, dollars, partiesOf, printed, SLY, tileName, TOKENS, total, withShops } from "./model.js";
import { worth } from "./details.js";
import { back, sign } from "./sums.js";
import { face } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Held} Held */

/** @param {Ctx} ctx @param {number} party */
export const money = (ctx, party) =>
  html`<span class="st-money" data-what="money ${party}" data-purse=${party} data-coins=${partiesOf(ctx)[party].money} title=${ctx.t("board-money", { amount: partiesOf(ctx)[party].money })}>${sign("coin", 20)}<b>${partiesOf(ctx)[party].money}</b></span>`;

/** Signs in supply; the others are empty places. @param {Ctx} ctx @param {number} party */
export function signs(ctx, party) {
  const { signs: left } = partiesOf(ctx)[party];
  if (left === null) return nothing;
  const { signs: all } = ctx.view;
  const words = ctx.t("board-signs-left", { count: left, all });
  return html`<span class="st-signs" data-what="signs ${party}" data-part=${party === ctx.me ? "own:signs" : nothing} role="img" aria-label=${words} title=${words}><small>${ctx.t("what-signs")}</small>${Array.from({ length: all }, (_, i) => html`<i class=${i < left ? "" : "out"}>${token(party, 15)}</i>`)}</span>`;
}

/** What a party would have if the game ended now, and what that consists of; null where scores are not shown. @param {Ctx} ctx @param {number} party */
export function reckoned(ctx, party) {
  const lines = ctx.scores?.[party];
  if (!lines) return null;
  const { money: cash, due } = partiesOf(ctx)[party];
  const half = lines.find(({ category }) => category === "final")?.points ?? 0;
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  return { cash, due, half, total, tokens: total - cash - half };
}

/**
 * Half of what is due, in words. Where it is more than half of the sum, every tile was rounded up.
 * @param {Ctx} ctx
 * @param {{half: number, due: number}} sum
 */
export function halfWords(ctx, { half, due }) {
  const word = 2 * half === due ? "board-half" : 2 * half === due + 1 ? "board-half-up" : "board-half-tiles";
  return ctx.t(word, { amount: due });
}

/** The whole sum in one sentence. @param {Ctx} ctx @param {NonNullable<ReturnType<typeof reckoned>>} sum */
export const sumWords = (ctx, sum) =>
  ctx.t(sum.due ? "board-sum" : "board-sum-cash", { cash: sum.cash, half: sum.half, why: halfWords(ctx, sum), tokens: sum.tokens, total: sum.total });

/** Half of what a party's open tiles would pay now, as it counts at the end. @param {Ctx} ctx @param {number} party */
function openIncome(ctx, party) {
  const { due } = partiesOf(ctx)[party];
  const sum = reckoned(ctx, party);
  if (!due) return nothing;
  return html`<span class="st-open" data-what="due ${party}" title=${ctx.t("board-open-income", { amount: due })}>${sum ? html`+ <b>${sum.half}</b> <span class="ow">${halfWords(ctx, sum)}</span>` : ctx.t("board-open", { amount: due })}</span>`;
}

/** Cash now + half of what is due, if anything is = if it ended now. @param {Ctx} ctx @param {number} party */
function sum(ctx, party) {
  const all = reckoned(ctx, party);
  if (!all) return html`${money(ctx, party)}${openIncome(ctx, party)}`;
  const part = (/** @type {unknown} */ figure, /** @type {string} */ words, /** @type {string} */ what = "") =>
    html`<span data-what=${what || nothing}><b>${figure}</b><small>${words}</small></span>`;
  return html`<div class="st-sumline" title=${sumWords(ctx, all)}>${part(money(ctx, party), ctx.t("board-cash"))}${all.due ? html`<i>+</i>${part(all.half, halfWords(ctx, all), `due ${party}`)}` : nothing}${all.tokens ? html`<i>+</i>${part(all.tokens, ctx.t("board-business-sum"))}` : nothing}<i>=</i><span class="now"><b>${all.total}</b><small>${ctx.t("board-now")}</small></span></div>`;
}

/** @param {Ctx} ctx @param {number} party */
export function advisor(ctx, party) {
  const card = partiesOf(ctx)[party].advisor;
  return card
    ? html`<span class="st-advisor" data-what="advisor ${card}" data-part=${party === ctx.me ? "own:advisor" : nothing} title=${ctx.t(`ability-${card}`)}>${sign(card, 18)}<span>${ctx.t(`advisor-${card}`)}</span><small>${ctx.t(`ability-${card}`)}</small></span>`
    : nothing;
}

/** @param {Ctx} ctx @param {number} party */
export function tokens(ctx, party) {
  if (!withShops(ctx)) return nothing;
  const have = partiesOf(ctx)[party].tokens;
  return html`<span class="st-tokens" data-what="tokens ${party}" data-part=${party === ctx.me ? "own:tokens" : nothing}>${TOKENS.map((kind) => {
    const words = ctx.t("board-token", { token: ctx.t(`token-${kind}`), count: have[kind] });
    return html`<span class=${have[kind] ? "" : "no"} title=${words}>${sign(kind, 16)}<b>${have[kind]}</b><small>${words}</small></span>`;
  })}</span>`;
}

/** The backs of a hand; tiles that everybody has seen are named. @param {Ctx} ctx @param {(Held | null)[]} hand */
const hand = (ctx, hand) =>
  html`<span class="st-hidden">${hand.map((held) => (held ? html`<span class=${held.shown ? "shown" : ""} data-id=${held.tile && held.shown ? `tile:${held.tile}` : nothing} title=${held.tile ? tileName(ctx, held.tile) : ctx.t(`kind-${held.kind}`)}>${back(ctx, held.kind, 20)}</span>` : html`<i></i>`))}</span>`;

/** @param {Ctx} ctx @param {number} seat */
export function mini(ctx, seat) {
  return html`<div class="st-inks st-mini"><div>${money(ctx, seat)}${ctx.over ? nothing : openIncome(ctx, seat)}${signs(ctx, seat)}${ctx.over ? nothing : hand(ctx, ctx.view.hands[seat])}</div>${partiesOf(ctx)[seat].advisor || withShops(ctx) ? html`<div>${advisor(ctx, seat)}${tokens(ctx, seat)}</div>` : nothing}</div>`;
}

/** @param {Ctx} ctx @param {number} seat */
export function peek(ctx, seat) {
  const card = partiesOf(ctx)[seat].advisor;
  const own = cityOf(ctx).filter((built) => built.owner === seat);
  return html`<div class="st-inks st-peek"><div class="st-row">${money(ctx, seat)}${signs(ctx, seat)}${tokens(ctx, seat)}</div>
    ${card ? html`<p class="st-card">${sign(card, 26)}<span><b>${ctx.t(`advisor-${card}`)}</b> ${ctx.t(`ability-${card}`)}</span></p>` : nothing}
    ${
      ctx.over
        ? nothing
        : html`<h3 class="cap">${ctx.t("board-hand-of", { name: ctx.name(seat) })}</h3>
    <div class="st-row">${ctx.view.hands[seat].map((/** @type {Held | null} */ held) => (held ? html`<span class="st-held">${held.tile ? html`<svg viewBox="-2 -2 106 107" width="92" aria-hidden="true">${face(held.tile, printed(ctx, held.tile), "S", withShops(ctx))}</svg><span>${tileName(ctx, held.tile)}</span>` : html`${back(ctx, held.kind, 44)}<span>${ctx.t(`kind-${held.kind}`)}</span>`}</span>` : nothing))}</div>`
    }
    <h3 class="cap">${ctx.t("board-own-tiles")}</h3>
    ${own.length ? html`<ul class="st-list">${own.map((built) => html`<li><svg viewBox="-2 -2 106 107" width="64" aria-hidden="true">${face(built.tile, printed(ctx, built.tile), "S", withShops(ctx))}</svg><span><b>${tileName(ctx, built.tile)}</b> ${worth(ctx, printed(ctx, built.tile))}${total(built.people) ? html`. ${ctx.t("board-residents", { count: total(built.people) })}` : nothing}</span><b class="st-amount">${dollars(ctx, built.income)}</b></li>`)}</ul>` : html`<p class="quiet">${ctx.t("board-none-open")}</p>`}</div>`;
}

/** The viewer's own party, above the hand. @param {Ctx} ctx @param {number} seat */
export const purse = (ctx, seat) => html`<div class="st-purse">${sum(ctx, seat)}${signs(ctx, seat)}${advisor(ctx, seat)}${tokens(ctx, seat)}</div>`;

/** Sly beside the map. @param {Ctx} ctx */
export function sly(ctx) {
  if (!ctx.view.solo) return nothing;
  const end = /** @type {string[]} */ (ctx.view.end_stack);
  const [held] = /** @type {(Held | null)[]} */ (ctx.view.hands[SLY]);
  return html`<div class="st-sly sheet" data-what="sly" aria-label=${ctx.name(SLY)}><div class="st-who">${token(SLY, 22)}<b>${ctx.name(SLY)}</b>${money(ctx, SLY)}${openIncome(ctx, SLY)}</div>
    ${held?.tile ? html`<div class="st-note2">${back(ctx, held.kind, 18)}${ctx.t("board-sly-builds", { tile: tileName(ctx, held.tile) })}</div>` : nothing}
    ${end.length ? html`<div class="st-note2" data-part="end-stack" title=${ctx.t("board-end-stack-help")}><span class="deskonly">${ctx.t("board-end-stack")}</span>${end.map((kind) => back(ctx, kind, 18))}</div>` : nothing}${tokens(ctx, SLY)}</div>`;
}

/** The stack, the seekers, the supply. @param {Ctx} ctx */
export function table(ctx) {
  const { stack, supply } = ctx.view;
  const shown = stack.top_tile
    ? html`<button class="st-top" @click=${() => {
        ctx.ui.look = stack.top_tile;
        ctx.update();
      }}>${tileName(ctx, stack.top_tile)}</button>`
    : nothing;
  const seeking = Object.entries(/** @type {import("./model.js").Counts} */ (ctx.view.seeking)).filter(([, count]) => count);
  const left = total(supply);
  return html`<div class="st-table" data-what="stack">
    <details class="st-piles"><summary class="st-tag" data-part="stack" data-what="stack"><span title=${ctx.t("board-stack-help")}>${ctx.t("board-stack")} <b>${stack.size}</b>${stack.top ? html`<span>${ctx.t("board-next")}</span>${back(ctx, stack.top, 20)}` : nothing}</span></summary>${pile(ctx)}</details>
    ${shown === nothing ? nothing : html`<span class="st-tag" data-part="top">${shown}</span>`}
    ${seeking.length ? html`<span class="st-tag" data-what="seekers" title=${ctx.t("board-seekers-help")}>${ctx.t("board-seeking-home")}${seeking.map(([person, count]) => html`<span class="st-pair">${sign("seeker", 16, `st-${person[0]}`)}<b>${count}</b></span>`)}</span>` : nothing}
    <span class="st-tag deskonly" data-what="supply" title=${ctx.t("board-supply-help", { count: left })}><span class="st-insupply">${ctx.t("board-in-supply")}</span>${sign("seeker", 15, "ink-2")}<b>${left}</b></span></div>`;
}

/** What is still to come, and how certain the tiles are. @param {Ctx} ctx */
function pile(ctx) {
  const { kinds, top } = ctx.view.stack;
  const named = (/** @type {string} */ kind, /** @type {unknown} */ count) =>
    html`<span class="st-pair">${back(ctx, kind, 22)}<span aria-hidden="true">${ctx.t(`kind-${kind}`)}</span>${count}</span>`;
  return html`<div class="st-sheet sheet">${top ? html`<h3 class="cap">${ctx.t("board-next")}</h3><p class="st-row">${named(top, nothing)}</p>` : nothing}<h3 class="cap">${ctx.t("board-stack-left")}</h3>
    <p class="st-row">${Object.entries(kinds).map(([kind, count]) => named(kind, html`<b>${count}</b>`))}</p>
    <p class="st-hint">${capital(ctx.t(`certainty-${ctx.view.certainty}`))}.</p></div>`;
}
