/** The answers: the card in hand and its halves, what a placement leads to, the button that does it. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { control } from "../../../kit/control.js";
import { icon } from "../../../kit/art.js";
import { capital } from "../../../kit/tray.js";
import { glyph } from "../art/glyphs.js";
import { faces, facesOf, halfInner, paper, stripe } from "./card.js";
import { buying, entryOf, halvesOf, liveProject, lookAt, picked, placements, placing, preview, printed, streetOf } from "./model.js";
import { cardNames, nameOf, plus, projectWords, signed } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Entry} Entry */

/** @param {Ctx} ctx */
export function tray(ctx) {
  if (placing(ctx)) return html`<div class="ut tray-in">${hand(ctx)}${outcome(ctx)}</div>`;
  if (buying(ctx)) return html`<div class="ut tray-in offering">${offer(ctx)}</div>`;
  if (!ctx.view.held) return null;
  return html`<div class="ut tray-in waiting"><div class="hand"><span class="faces big ${sides(ctx, ctx.view.held)}" data-id="card:${ctx.view.held}">${faces(ctx, ctx.view.held)}</span></div><div class="about"><b class="tt">${heldTitle(ctx)}</b><span class="ts">${cardNames(ctx, ctx.view.held)}</span></div></div>`;
}

/** @param {Ctx} ctx */
const heldTitle = (ctx) => ctx.t("board-holds", { name: ctx.name(ctx.view.actor) });

/** @param {Ctx} ctx @param {string} card */
const sides = (ctx, card) => (halvesOf(ctx, card).length > 2 ? "two" : "");

// The card in hand

/** The faces of the card in hand, what is turned up on top. @param {Ctx} ctx @param {string} live @returns {[string, string][]} */
const turnedFaces = (ctx, live) => facesOf(ctx, ctx.view.held).map(([a, b]) => (b === live ? [b, a] : [a, b]));

/** Turns a half up; what was picked with the other one is dropped. @param {Ctx} ctx @param {string} project */
function turn(ctx, project) {
  const live = String(liveProject(ctx));
  if (project === live) return;
  const after = turnedFaces(ctx, project);
  // Two names for one animation: each turn starts it anew.
  ctx.ui.spins = turnedFaces(ctx, live).map(([above], i) => (above === after[i][0] ? ctx.ui.spins?.[i] ?? 0 : ctx.ui.spins?.[i] === 1 ? 2 : 1));
  ctx.ui.half = project;
  ctx.ui.pick = undefined;
  lookAt(ctx, undefined);
  ctx.update();
}

/** Both halves of the card, all four of a municipal one: a tap turns one up. @param {Ctx} ctx */
function hand(ctx) {
  const card = ctx.view.held;
  const live = String(liveProject(ctx));
  const halves = halvesOf(ctx, card);
  const following = halves[(halves.indexOf(live) + 1) % halves.length];
  const four = halves.length > 2;
  return html`<div class="hand ${four ? "four" : ""}" role="group" aria-label=${ctx.t("board-in-hand")}>
    <span class="faces big ${sides(ctx, card)}" data-id="card:${card}">${turnedFaces(ctx, live).map(
      ([above, under], i) => html`<span class="face spin${ctx.ui.spins?.[i] ?? 0}">${halfButton(ctx, above, live)}${stripe(ctx, card)}${halfButton(ctx, under, live)}</span>`,
    )}</span>
    <button class="turn" title=${ctx.t("board-turn-to", { project: nameOf(ctx, following) })} aria-label=${ctx.t("board-turn-to", { project: nameOf(ctx, following) })} @click=${() => turn(ctx, following)}>${glyph(four ? "flip" : "turn", 24)}<span>${ctx.t("board-turn")}</span></button></div>`;
}

/** @param {Ctx} ctx @param {string} project @param {string} live */
function halfButton(ctx, project, live) {
  const fits = placements(ctx, project).length;
  const label = `${projectWords(ctx, project)} ${fits ? ctx.t("board-fits", { count: fits }) : ctx.t("board-fits-nowhere")}`;
  return html`<button class="half k-${paper(ctx, project)} ${project === live ? "live" : ""}" aria-pressed=${project === live} title=${label} aria-label=${label} data-half=${project} data-step="place ${project}" @click=${() => turn(ctx, project)}>${halfInner(ctx, project)}</button>`;
}

// What a placement leads to

/** @param {Ctx} ctx */
function outcome(ctx) {
  const live = String(liveProject(ctx));
  const next = preview(ctx);
  const discard = entryOf(ctx, "discard");
  return html`<div class="about">${next ? chosen(ctx, next) : open(ctx, live)}</div>
    <div class="acts">${discard ? html`<button class="btn soft" ${control(ctx, discard)}>${ctx.t("board-discard")}</button>` : nothing}
      ${next ? html`<button class="btn main" ${control(ctx, next.entry, { label: goWords(ctx, next) })}>${goWords(ctx, next)}</button>` : html`<button class="btn main" disabled>${ctx.t(printed(ctx, live).gift ? "board-give" : "board-build")}</button>`}</div>`;
}

/** @typedef {NonNullable<ReturnType<typeof preview>>} Preview */

/** @param {Ctx} ctx @param {Preview} next */
function goWords(ctx, { seat, plot, closes }) {
  if (seat !== ctx.me) return ctx.t("board-give-to", { name: ctx.name(seat), plot });
  return ctx.t(closes ? "board-close-plot" : "board-build-on", { plot });
}

/** @param {Ctx} ctx @param {string} live */
function open(ctx, live) {
  const count = placements(ctx, live).length;
  const word = !count ? "board-nowhere" : printed(ctx, live).gift ? "board-choose-street" : "board-choose-plot";
  return html`<b class="tt">${ctx.t(word, { project: nameOf(ctx, live) })}</b><span class="ts">${projectWords(ctx, live)}</span>`;
}

/** @param {Ctx} ctx @param {Preview} next */
function chosen(ctx, next) {
  const now = streetOf(ctx, next.seat);
  return html`<b class="tt">${capital(ctx.say("move", next.entry.say))}</b>${
    next.closes ? revenueByPlot(ctx, next) : html`<span class="changes">${change(ctx, "roofcoin", "at-closing", now.revenue, next.worth.revenue)}${change(ctx, "star", "prestige", now.prestige, next.worth.prestige)}</span>`
  }`;
}

/** @param {Ctx} ctx @param {string} name @param {string} word @param {number} now @param {number} then */
const change = (ctx, name, word, now, then) =>
  html`<span class="change" title=${ctx.t(`board-${word}`)}>${glyph(name, 18)}<span class="cw">${ctx.t(`board-${word}`)}</span><b>${signed(now)}</b>${then === now ? nothing : html`<span class="to">${icon("right", 12)}${signed(then)}</span>`}</span>`;

/** The revenue that the closing would pay, counted plot by plot. @param {Ctx} ctx @param {Preview} next */
function revenueByPlot(ctx, next) {
  const prestige = next.worth.prestige - streetOf(ctx, next.seat).prestige;
  return html`<span class="sums">${next.worth.plots.map(
    (plot, i) => html`<span class="sum ${i === next.plot - 1 ? "hot" : ""}"><small>${ctx.phone ? i + 1 : ctx.t("board-plot", { plot: i + 1 })}</small><b>${signed(plot.revenue)}</b></span>`,
  )}<span class="all" title=${ctx.t("board-paid")}>${glyph("coin", 22)}<b>${plus(next.paid)}</b></span>${prestige ? html`<span class="all" title=${ctx.t("board-prestige")}>${glyph("star", 19)}<b>${plus(prestige)}</b></span>` : nothing}</span>`;
}

// The second action

/** @param {Ctx} ctx */
function offer(ctx) {
  const entry = picked(ctx);
  const card = entry ? String(entry.say.card ?? ctx.ui.look) : ctx.ui.look;
  const skip = entryOf(ctx, "skip");
  const free = entryOf(ctx, "municipal");
  return html`${card ? html`<div class="hand"><span class="faces big ${sides(ctx, card)}">${faces(ctx, card)}</span></div>` : nothing}
    <div class="about">${card ? offered(ctx, card, entry) : html`<b class="tt">${ctx.t("board-second")}</b><span class="ts">${ctx.t(skip ? "board-second-last" : "board-second-help")}</span>`}</div>
    <div class="acts">${skip && !entry ? html`<button class="btn soft" ${control(ctx, skip)}>${capital(ctx.say("move", skip.say))}</button>` : nothing}
      ${!entry && free ? html`<button class="btn soft" ${control(ctx, free)}>${ctx.t("board-take-municipal")}</button>` : nothing}
      ${entry ? html`<button class="btn main" ${control(ctx, entry, { label: `${buyWords(ctx, entry)}. ${capital(ctx.say("move", entry.say))}` })}>${buyWords(ctx, entry)}</button>` : html`<button class="btn main" disabled>${ctx.t("board-buy")}</button>`}</div>`;
}

/** @param {Ctx} ctx @param {Entry} entry */
const buyWords = (ctx, entry) => (entry.say.price ? ctx.t("board-buy-for", { price: Number(entry.say.price) }) : ctx.t("board-take-it"));

/** @param {Ctx} ctx @param {string} card @param {Entry | undefined} entry */
function offered(ctx, card, entry) {
  const coins = streetOf(ctx, Number(ctx.me)).wallet;
  const price = Number(entry?.say.price ?? 0);
  const seat = entry?.say.from_seat;
  const where = !entry ? "" : !price ? ctx.t("board-costs-nothing") : ctx.t(seat === undefined ? "board-pay-bank" : "board-pay-deck", { price, left: coins - price, name: seat === undefined ? "" : ctx.name(Number(seat)) });
  return html`<b class="tt">${cardNames(ctx, card)}</b>${where ? html`<span class="ts pay">${price ? well(price, seat) : nothing}${where}</span>` : nothing}
    <span class="ts deskonly">${halvesOf(ctx, card).map((project) => html`<span class="ln">${projectWords(ctx, project)}</span>`)}</span>`;
}

/** The coins that would be paid; on a rival's deck they lie down. @param {number} price @param {import('../../../kit/types.js').Arg | undefined} seat */
const well = (price, seat) => html`<span class="well" aria-hidden="true" data-id=${seat === undefined ? nothing : `coins:${seat}`}>${Array.from({ length: price }, () => glyph("coin", 18))}</span>`;
