/** The table: rivals with their streets and decks, the large street, the own deck and the common pile. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { advised, icon, signed, token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { faces } from "./card.js";
import { common, deck } from "./decks.js";
import {
  KINDS,
  awaited,
  awaitedTurn,
  closingOf,
  compact,
  farStreets,
  foretold,
  homeSeat,
  liveProject,
  lookAt,
  placements,
  placeOf,
  placing,
  preview,
  printed,
  rivals,
  shownSeat,
  streetOf,
} from "./model.js";
import { read } from "./reading.js";
import { plots, tip } from "./street.js";
import { deckName } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */

/** @param {Ctx} ctx @param {number} seat */
function look(ctx, seat) {
  lookAt(ctx, seat);
  ctx.update();
}

/** Whether a hint builds on a street that is not enlarged. @param {Ctx} ctx */
const hintsFar = (ctx) => advised(ctx).some((said) => said.move.startsWith("place ") && placeOf(ctx, said)[0] !== shownSeat(ctx));

/** Rivals at a glance. @param {Ctx} ctx */
export function rivalsRow(ctx) {
  return html`<div class="rivals n${ctx.seats.length - 1} ${hintsFar(ctx) ? "hinted" : ""}">${rivals(ctx).map((seat) => rival(ctx, seat))}</div>`;
}

/** Seats whose streets take the gift that is turned up. @param {Ctx} ctx */
function takers(ctx) {
  const live = placing(ctx) && !ctx.pending ? liveProject(ctx) : null;
  return new Set(live && printed(ctx, live).gift ? placements(ctx, live).map((entry) => placeOf(ctx, entry)[0]) : []);
}

/** @param {Ctx} ctx @param {number} seat */
function rival(ctx, seat) {
  const shown = shownSeat(ctx) === seat;
  const name = ctx.name(seat);
  const takes = takers(ctx).has(seat);
  const toggle = () => look(ctx, shown ? homeSeat(ctx) : seat);
  const lane = html`<div class="lane">${plots({ ctx, seat, large: ctx.seats.length === 2 && !compact(ctx), ids: !shown && (ctx.me !== null || ctx.counting === true), live: !farStreets(ctx), touched: toggle })}<i class="ground"></i>
    <button class="look ${shown ? "on" : ""}" aria-pressed=${shown} aria-label=${ctx.t("board-look-at", { name })} title=${ctx.t("board-look-at", { name })} @click=${toggle}></button></div>`;
  if (compact(ctx))
    return html`<section data-what="player ${seat}" class="rival ${takes ? "takes" : ""}">${lane}<span class="who">${token(seat, 16)}${wallet(ctx, seat, 15)}${first(ctx, seat)}</span></section>`;
  return html`<section data-what="player ${seat}" class="rival sheet ${takes ? "takes" : ""}" aria-label=${name}><div class="side"><header>${token(seat, 18)}<b class="nm">${name}</b>${first(ctx, seat)}<span class="sp"></span><span class="purses">${wallet(ctx, seat, 17)}${closingFigure(ctx, seat)}</span></header>${lane}</div>${deck(ctx, seat)}</section>`;
}

/** @param {Ctx} ctx @param {number} seat */
const first = (ctx, seat) =>
  ctx.view.first === seat
    ? html`<i class="startmark" data-what="first" data-tap title=${ctx.t("board-first")} role="img" aria-label=${ctx.t("board-first")}>${glyph("start", 15)}</i>`
    : nothing;

/** @param {Ctx} ctx @param {number} seat @param {number} size */
function wallet(ctx, seat, size) {
  const { wallet: coins } = streetOf(ctx, seat);
  return html`<span class="purse" data-what="wallet ${seat}" data-id="wallet:${seat}" data-purse=${seat} data-coins=${coins} title=${ctx.t("board-wallet")}>${glyph("coin", size)}<b><span class="vh">${ctx.t("board-wallet")} </span>${coins}</b>${gain(ctx, seat)}</span>`;
}

/** What has come into a wallet just now, and from where: told as past, as the figure before it counts it already. @param {Ctx} ctx @param {number} seat */
function gain(ctx, seat) {
  const last = closingOf(ctx, seat);
  const closing = last?.read ? undefined : last?.told;
  const collected = ctx.ui.pick ? undefined : ctx.facts.findLast((fact) => fact.kind === "coins-collected" && fact.seat === seat);
  const paid = Object.entries({ deck: collected, roof: closing })
    .flatMap(([from, fact]) => (fact ? [{ from: ctx.t(`board-from-${from}`), fact }] : []))
    .sort((a, b) => ctx.facts.indexOf(a.fact) - ctx.facts.indexOf(b.fact)); // in the order in which they came: a closing may be older than the facts
  if (!paid.length) return nothing;
  const sources = paid.map(({ from, fact }) => `${fact.amount} ${from}`).join(", ");
  const words = paid.map(({ fact }) => ctx.say("event", fact)).join(" ");
  return html`<em class="gain" title=${words}>${ctx.t("board-gained", { sources })}</em>`;
}

/** @param {Ctx} ctx @param {number} seat */
const closingFigure = (ctx, seat) =>
  html`<span class="purse" data-what="revenue ${seat}" title=${ctx.t("board-at-closing")}>${glyph("roofcoin", 17)}<b><span class="vh">${ctx.t("board-at-closing")} </span>${signed(streetOf(ctx, seat).revenue)}</b></span>`;

/** A figure, and in yellow what it would become. @param {number} now @param {number | undefined} then */
const becomes = (now, then) => (then === undefined || then === now ? nothing : html`<span class="to">${signed(then)}</span>`);

/**
 * The coins after what waits: what a closing pays, less the price of the card that the turn goes on to buy.
 * @param {Ctx} ctx @param {number} seat @param {import("./model.js").Preview | null | undefined} then
 */
function walletThen(ctx, seat, then) {
  const { wallet: now } = streetOf(ctx, seat);
  const price = seat === ctx.me ? awaitedTurn(ctx).reduce((sum, { say }) => sum + Number(say.price ?? 0), 0) : 0;
  return (then?.closes ? then.wallet : now) - price;
}

/** The enlarged street: one's own, or a rival's. @param {Ctx} ctx */
export function scene(ctx) {
  const seat = shownSeat(ctx);
  const home = homeSeat(ctx);
  const street = streetOf(ctx, seat);
  const waits = awaited(ctx);
  const next = preview(ctx) ?? (waits && foretold(ctx, waits));
  const then = next?.seat === seat ? next : null;
  const named = ctx.shared || ctx.spectator; // a friend who looks through a player's eyes has no street
  const title = seat === ctx.me && !named ? ctx.t("board-your-street") : compact(ctx) ? ctx.name(seat) : ctx.t("board-street-of", { name: ctx.name(seat) });
  const back = ctx.me === null ? ctx.t("board-back") : named ? ctx.t("board-street-of", { name: ctx.name(home) }) : ctx.t("board-your-street");
  return html`<section class="scene" data-what="street ${seat}" aria-label=${title}>
    ${plots({ ctx, seat, large: true, signs: true, ids: true, live: true })}<i class="ground"></i>
    <header class="heads"><span class="tag who">${token(seat, 18)}<b>${title}</b>${first(ctx, seat)}</span>
      <span class="tag" title=${sumWords(ctx, seat)}>${wallet(ctx, seat, 18)}${compact(ctx) ? nothing : piles(street.wallet)}${becomes(street.wallet, walletThen(ctx, seat, then))}</span>
      <span class="tag" data-part="revenue" data-what="revenue ${seat}" title=${ctx.t("board-at-closing")}>${glyph("roofcoin", 18)}<b><span class="vh">${ctx.t("board-at-closing")} </span>${signed(street.revenue)}</b>${becomes(street.revenue, then?.revenue)}</span>
      <span class="tag" data-what="prestige ${seat}" title=${ctx.t("board-prestige")}>${glyph("star", 17)}<b><span class="vh">${ctx.t("board-prestige")} </span>${signed(street.prestige)}</b>${becomes(street.prestige, then?.prestige)}</span>
      <span class="sp"></span>
      ${seat === home ? nothing : html`<button class="btn small main" aria-label=${back} @click=${() => look(ctx, home)}>${icon("back", 16)}${compact(ctx) ? token(home, 18) : back}</button>`}
      ${help(ctx)}</header>${ctx.phone ? nothing : tip(ctx, seat)}${ctx.replay && ctx.view.held && !compact(ctx) ? held(ctx) : nothing}</section>`;
}

/** A replay has no tray: the card being placed is shown in the sky. @param {Ctx} ctx */
const held = (ctx) =>
  html`<div class="inhand" data-id="card:${ctx.view.held}" title=${ctx.t("board-holds", { name: ctx.name(ctx.view.actor) })}>${token(ctx.view.actor, 22)}<span class="faces">${faces(ctx, ctx.view.held)}</span></div>`;

/** A button for the legend. @param {Ctx} ctx */
function help(ctx) {
  return html`<button class="tag doubt help" data-what="signs" title=${ctx.t("board-signs")} aria-label=${ctx.t("board-signs")} @click=${() => read(ctx, { sheet: "signs" })}><i>?</i><span class="deskonly">${ctx.t("board-signs")}</span></button>`;
}

/** That the prices are those of the second step, for a newcomer in the first. @param {Ctx} ctx */
const later = (ctx) =>
  ctx.newcomer && ctx.phone && ctx.asks?.kind === "free_card" ? html`<small class="later">${ctx.t("board-decks-later")}</small>` : nothing;

/** The own deck and the common pile; on a phone all decks, one line of prices while a card is being placed: the street needs the room. @param {Ctx} ctx */
export function offers(ctx) {
  const home = homeSeat(ctx);
  if (compact(ctx))
    return html`<div class="offers n${ctx.seats.length} ${ctx.phone && placing(ctx) ? "prices" : ""}" data-what="deck" role="group" aria-label=${ctx.t("board-decks")}>${later(ctx)}${[home, ...rivals(ctx)].map((seat) => deck(ctx, seat))}${common(ctx)}</div>`;
  return html`<div class="offers sheet"><h3 class="cap">${deckName(ctx, home)}</h3><div class="own">${deck(ctx, home)}${counts(ctx, home)}</div><h3 class="cap">${ctx.t("board-common")}</h3>${common(ctx)}<small class="gone" data-what="discards">${ctx.t("board-discards", { count: ctx.view.discards.length })}</small></div>`;
}

/** How many premises of each kind stand on a street. @param {Ctx} ctx @param {number} seat */
export function counts(ctx, seat) {
  const found = streetOf(ctx, seat).counts;
  return html`<ul class="counts" data-what="premises" aria-label=${ctx.t("board-counts")}>${[...KINDS, "gift"].map((kind) => {
    const words = ctx.t(`board-count-${kind}`, { count: found[kind] });
    return html`<li class="k-${kind} ${found[kind] ? "" : "nil"}" data-what="premises ${kind}" title=${words}><i class="disc" aria-hidden="true">${glyph(kind, 14)}</i><b aria-hidden="true">${found[kind]}</b><span class="vh">${words}</span></li>`;
  })}</ul>`;
}

/** ★ 10 + 2 × a pile of three coins, as signs: a quotient would have a fraction, and loose coins are worth nothing. @param {Ctx} ctx @param {number} seat */
export function sumSigns(ctx, seat) {
  const { prestige, coin_points: full } = streetOf(ctx, seat);
  return html`${glyph("star", 14)}${signed(prestige)} + ${full} × ${piles(3)}`;
}

/** The same in words. @param {Ctx} ctx @param {number} seat */
export function sumWords(ctx, seat) {
  const { prestige, wallet, coin_points: full, points } = streetOf(ctx, seat);
  const coins = ctx.scores?.[seat].find(({ category }) => category === "coins")?.figures.coins ?? wallet; // those on the deck may count too
  return ctx.t("board-sum-up", { prestige, piles: full, told: ctx.t("board-piles", { coins, piles: full }), points });
}

/** Coins in piles of three: a full pile is a point, the loose rest is pale. @param {number} coins */
export const piles = (coins) =>
  html`<span class="piles" aria-hidden="true">${Array.from({ length: Math.ceil(coins / 3) }, (_, at) => html`<i class=${coins - 3 * at < 3 ? "loose" : ""}>${Array.from({ length: Math.min(3, coins - 3 * at) }, () => html`<u></u>`)}</i>`)}</span>`;

/** A player's figures in one line; with their names where there is room. @param {Ctx} ctx @param {number} seat @param {boolean} [named] */
export function figures(ctx, seat, named = false) {
  const street = streetOf(ctx, seat);
  const shown = [
    ["coin", "wallet", street.wallet],
    ["roofcoin", "at-closing", street.revenue],
    ["star", "prestige", street.prestige],
    ["storeys", "highest", street.highest],
    ["cards", "deck-size", ctx.view.decks[seat].size],
  ];
  return html`<div class="facts ${named ? "named" : ""}">${shown.map(([name, word, value]) => html`<span class="fact" data-part=${word === "wallet" ? `wallet:${seat}` : nothing} title=${ctx.t(`board-${word}`)}>${glyph(String(name), 16)}${named ? nothing : html`<span class="vh">${ctx.t(`board-${word}`)} </span>`}<b>${signed(Number(value))}</b>${named ? html`<small>${ctx.t(`board-${word}`)}</small>` : nothing}</span>`)}</div>`;
}
