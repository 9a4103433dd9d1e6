/** The tray: the card in hand and its halves, what a placement leads to, and the button that plays it. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { capital, control, icon, plus, signed, token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { face, faces, halfInner, paper, stripe } from "./card.js";
import {
  buying,
  compact,
  entryOf,
  fitsNowhere,
  halvesOf,
  isMunicipal,
  liveProject,
  lookAt,
  picked,
  placements,
  placing,
  preview,
  printed,
  streetOf,
} from "./model.js";
import { tip } from "./street.js";
import { cardNames, nameOf, nowhereWords, projectWords, reasonWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Entry} Entry */

/**
 * The parts of the tray: the card, what is said about it, the buttons.
 * @typedef {{class: string, hand: unknown, title: string, more: unknown, acts: unknown}} Parts
 */

/** @param {Ctx} ctx */
export function tray(ctx) {
  const parts = placing(ctx) ? placed(ctx) : buying(ctx) ? offered(ctx) : ctx.view.held ? watched(ctx) : null;
  return (
    parts && html`<div class="ut tray-in ${parts.class}">${parts.hand}<div class="about"><b class="tt">${parts.title}</b>${parts.more}</div>${parts.acts}</div>`
  );
}

/** The card that somebody else is placing. @param {Ctx} ctx @returns {Parts} */
function watched(ctx) {
  const card = ctx.view.held;
  return {
    class: "waiting",
    hand: shown(ctx, card, `card:${card}`, ctx.view.step === "free_card"),
    title: ctx.t("board-holds", { name: ctx.name(ctx.view.actor) }),
    more: html`<span class="ts brings">${lines(ctx, card)}</span>`,
    acts: nothing,
  };
}

/** What each project of a card brings; of one that fits nowhere now, why. @param {Ctx} ctx @param {string} card */
const lines = (ctx, card) =>
  halvesOf(ctx, card).map((project) =>
    fitsNowhere(ctx, project)
      ? html`<span class="ln idle"><s>${nameOf(ctx, project)}</s> <b>${nowhereWords(ctx, project)}</b></span>`
      : html`<span class="ln">${projectWords(ctx, project)}</span>`,
  );

/** A card to read. @param {Ctx} ctx @param {string} card @param {unknown} id @param {boolean} [given] it costs nothing now */
const shown = (ctx, card, id, given = false) =>
  html`<div class="hand"><span class="faces big ${sides(ctx, card)}" data-id=${id}>${faces(ctx, card, given)}</span></div>`;

/**
 * Buttons for other moves, the picked one's or those that need no pick, and the button that plays the picked move.
 * @param {Ctx} ctx @param {[Entry | undefined, string, (() => void)?][]} others @param {Entry | undefined} entry @param {string} words @param {string} [label]
 */
const acts = (ctx, others, entry, words, label = words) =>
  html`<div class="acts">${others.map(([other, said, pick]) =>
    other ? html`<button class="btn soft" ${control(ctx, other, pick ? { pick } : {})}>${said}</button>` : nothing,
  )}<button class="btn main" ?disabled=${!entry} ${entry ? control(ctx, entry, { label }) : nothing}>${words}</button></div>`;

/** @param {Ctx} ctx @param {string} card */
const sides = (ctx, card) => (isMunicipal(ctx, card) ? "two" : "");

// The card in hand

/** The halves of the card in hand, the one that is turned up on top; the four of a municipal card stay where they are. @param {Ctx} ctx @param {string} live */
function turned(ctx, live) {
  const [above, under, ...back] = halvesOf(ctx, ctx.view.held);
  return under === live && !back.length ? [under, above] : [above, under, ...back];
}

/** Turns a half up and drops what was picked with the other one. @param {Ctx} ctx @param {string} project */
function turn(ctx, project) {
  const live = String(liveProject(ctx));
  if (project === live) return;
  // Two names for one animation, so that each turn restarts it.
  if (!isMunicipal(ctx, ctx.view.held)) ctx.ui.spin = ctx.ui.spin === 1 ? 2 : 1;
  ctx.ui.half = project;
  ctx.ui.pick = undefined;
  lookAt(ctx, undefined);
  ctx.update();
}

/** Both halves of the card, or all four of a municipal card: a tap turns one up. @param {Ctx} ctx */
function hand(ctx) {
  const card = ctx.view.held;
  const live = String(liveProject(ctx));
  const halves = halvesOf(ctx, card);
  const following = halves[(halves.indexOf(live) + 1) % halves.length];
  const four = isMunicipal(ctx, card);
  return html`<div class="hand ${four ? "four" : ""}" role="group" aria-label=${ctx.t("board-in-hand")}>
    <span class="faces big ${sides(ctx, card)}" data-id="card:${card}">${face(
      ctx,
      card,
      stripe(ctx, card, ctx.asks?.kind === "free_card", true),
      turned(ctx, live),
      (project) => halfButton(ctx, project, live),
      `spin${ctx.ui.spin ?? 0}`,
    )}</span>
    <button class="turn" title=${ctx.t("board-turn-to", { project: nameOf(ctx, following) })} aria-label=${ctx.t("board-turn-to", { project: nameOf(ctx, following) })} @click=${() => turn(ctx, following)}>${glyph(four ? "flip" : "turn", 24)}<span>${ctx.t("board-turn")}</span></button></div>`;
}

/** @param {Ctx} ctx @param {string} project @param {string} live */
function halfButton(ctx, project, live) {
  const fits = placements(ctx, project).length;
  const note = fits || isMunicipal(ctx, ctx.view.held) ? nothing : html` <small>${ctx.t("board-nofit")}</small>`; // four halves have no room for it
  const label = `${projectWords(ctx, project)} ${fits ? ctx.t("board-fits", { count: fits }) : nowhereWords(ctx, project)}`;
  return html`<button class="half k-${paper(ctx, project)} ${project === live ? "live" : ""} ${fits ? "" : "nofit"}" aria-pressed=${project === live} title=${label} aria-label=${label} data-half=${project} data-what="project ${project}" data-step="place ${project}" @click=${() => turn(ctx, project)}>${halfInner(ctx, project, note)}</button>`;
}

// What a placement leads to

/** @param {Ctx} ctx @returns {Parts} */
function placed(ctx) {
  const live = String(liveProject(ctx));
  const next = preview(ctx);
  const words = next ? goWords(ctx, next) : ctx.t(printed(ctx, live).gift ? "board-give" : "board-build");
  return {
    class: "",
    hand: hand(ctx),
    title: next ? capital(ctx.say("move", next.entry.say)) : openWords(ctx, live),
    more: next ? leadsTo(ctx, next) : html`<span class="ts">${fitsNowhere(ctx, live) ? nowhereWords(ctx, live) : projectWords(ctx, live)}</span>`,
    acts: acts(ctx, [[entryOf(ctx, "discard"), ctx.t("board-discard")]], next?.entry, words),
  };
}

/** @typedef {NonNullable<ReturnType<typeof preview>>} Preview */

/** @param {Ctx} ctx @param {Preview} next */
function goWords(ctx, { seat, plot, closes }) {
  if (seat !== ctx.me) return ctx.t("board-give-to", { name: ctx.name(seat), plot });
  return ctx.t(closes ? "board-close-plot" : "board-build-on", { plot });
}

/** @param {Ctx} ctx @param {string} live */
function openWords(ctx, live) {
  const count = placements(ctx, live).length;
  const word = !count ? "board-nowhere" : printed(ctx, live).gift ? "board-choose-street" : "board-choose-plot";
  return ctx.t(word, { project: nameOf(ctx, live) });
}

/** A gift changes a rival's figures. @param {Ctx} ctx @param {number} seat */
const whose = (ctx, seat) => (seat === ctx.me ? nothing : html`<b class="whose">${token(seat, 15)}${ctx.name(seat)}:</b>`);

/** @param {Ctx} ctx @param {Preview} next */
function leadsTo(ctx, next) {
  if (next.closes) return revenueByPlot(ctx, next);
  const now = streetOf(ctx, next.seat);
  return html`<span class="changes">${whose(ctx, next.seat)}${change(ctx, "roofcoin", "at-closing", now.revenue, next.revenue)}${change(ctx, "star", "prestige", now.prestige, next.prestige)}</span>`;
}

/** @param {Ctx} ctx @param {string} name @param {string} word @param {number} now @param {number} then */
const change = (ctx, name, word, now, then) =>
  html`<span class="change" title=${ctx.t(`board-${word}`)}>${glyph(name, 18)}<span class="cw">${ctx.t(`board-${word}`)}</span><b>${signed(now)}</b>${then === now ? nothing : html`<span class="to">${signed(then)}</span>`}</span>`;

/** The revenue that the closing would pay, counted plot by plot. @param {Ctx} ctx @param {Preview} next */
function revenueByPlot(ctx, next) {
  const { prestige } = streetOf(ctx, next.seat);
  const sum = next.plots.reduce((all, { revenue }) => all + revenue, 0);
  return html`<span class="sums">${next.plots.map(
    (plot, i) =>
      html`<span class="sum ${i === next.plot - 1 ? "hot" : ""}" title=${ctx.t("board-plot", { plot: i + 1 })}><small>${i + 1}</small><b>${signed(plot.revenue)}</b></span>`,
  )}<span class="all" title=${ctx.t("board-paid")}><span>=</span>${glyph("coin", 22)}<b>${plus(next.paid)}</b>${sum < 0 ? html`<small>${ctx.t("board-never-below")}</small>` : nothing}</span>${next.last_round ? html`<span class="ends">${icon("flag", 16)}${ctx.t("board-last-round")}</span>` : nothing}</span>${
    next.prestige === prestige
      ? nothing
      : html`<span class="changes">${whose(ctx, next.seat)}${change(ctx, "star", "prestige", prestige, next.prestige)}</span>`
  }`;
}

// The second action

/** @param {Ctx} ctx @returns {Parts} */
function offered(ctx) {
  const entry = picked(ctx);
  const card = entry ? String(entry.say.card ?? ctx.ui.look) : ctx.ui.look;
  const skip = entryOf(ctx, "skip");
  const municipal = entryOf(ctx, "municipal");
  return {
    class: "offering",
    hand: card ? shown(ctx, card, nothing) : nothing,
    title: card ? cardNames(ctx, card) : ctx.say("ask", /** @type {import('../../../kit/board.js').Fact} */ (ctx.asks)),
    more: card
      ? terms(ctx, card, entry)
      : html`<span class="ts help">${why(ctx) ?? (ctx.asks?.decks ? ctx.t("board-second-help") : nothing)}</span>${compact(ctx) ? byName(ctx) : nothing}${ctx.phone ? tip(ctx, Number(ctx.me)) : nothing}`,
    acts: entry
      ? acts(ctx, [], entry, buyWords(ctx, entry), `${buyWords(ctx, entry)}. ${capital(ctx.say("move", entry.say))}`)
      : acts(
          ctx,
          [
            [skip, skip ? capital(ctx.say("move", skip.say)) : ""],
            // Where cards are listed by name, the municipal one is in the list.
            ...(compact(ctx) || !municipal
              ? []
              : [/** @type {[Entry, string, () => void]} */ ([municipal, ctx.t("board-take-municipal"), () => pickOffer(ctx, municipal)])]),
          ],
          undefined,
          ctx.t("board-buy"),
        ),
  };
}

/** Why there was no free card in this turn. @param {Ctx} ctx */
function why(ctx) {
  const fact = [...ctx.facts, ...ctx.forced].findLast(({ kind, seat }) => kind === "coins-collected" && seat === ctx.me);
  return fact && html`<b class="nofree">${ctx.t("board-no-free-card", { amount: Number(fact.amount) })}</b>`;
}

/** Picks a card on offer; its button takes it. @param {Ctx} ctx @param {Entry} entry */
function pickOffer(ctx, entry) {
  Object.assign(ctx.ui, { pick: entry.move, look: entry.say.card });
  ctx.update();
}

/** What may be taken, by name: small decks have no room for names. @param {Ctx} ctx */
function byName(ctx) {
  const entries = ctx.legal.filter(({ move }) => move !== "skip");
  if (!entries.length) return nothing;
  return html`<div class="buys" role="group" aria-label=${ctx.t("board-decks")}>${entries.map((entry) => {
    const municipal = entry.move === "municipal";
    const seat = Number(entry.move.slice(4));
    const what = municipal ? "municipal" : `${seat === ctx.me ? "deck" : "rival_deck"} ${seat}`;
    const name = municipal ? html`${ctx.t("board-municipal-card")} <small>${ctx.t("board-any-of-four")}</small>` : bothNames(ctx, String(entry.say.card));
    return html`<button class="buy" data-what=${what} ${control(ctx, entry, { pick: () => pickOffer(ctx, entry), label: capital(ctx.say("move", entry.say)) })}>${municipal ? glyph("flip", 16) : token(seat, 16)}<span>${name}</span><b>${glyph("coin", 16)}${entry.say.price ?? 0}</b></button>`;
  })}</div>`;
}

/** The names of a card, struck out what fits nowhere now, and below them why. @param {Ctx} ctx @param {string} card */
function bothNames(ctx, card) {
  const halves = halvesOf(ctx, card);
  const idle = halves.filter((project) => fitsNowhere(ctx, project));
  const names = halves.map(
    (project, at) => html`${at ? "\u00a0/ " : nothing}${idle.includes(project) ? html`<s>${nameOf(ctx, project)}</s>` : nameOf(ctx, project)}`,
  );
  return html`${names}${idle.map((project) => html`<small class="idle">${reasonWords(ctx, project)}</small>`)}`;
}

/** @param {Ctx} ctx @param {Entry} entry */
const buyWords = (ctx, entry) => (entry.say.price ? ctx.t("board-buy-for", { price: Number(entry.say.price) }) : ctx.t("board-take-it"));

/** What a card costs and brings. @param {Ctx} ctx @param {string} card @param {Entry | undefined} entry */
function terms(ctx, card, entry) {
  const coins = streetOf(ctx, Number(ctx.me)).wallet;
  const price = Number(entry?.say.price ?? 0);
  const seat = entry?.say.from_seat;
  const where = !entry
    ? ""
    : !price
      ? ctx.t("board-costs-nothing")
      : ctx.t(seat === undefined ? "board-pay-bank" : "board-pay-deck", { price, left: coins - price, name: seat === undefined ? "" : ctx.name(Number(seat)) });
  return html`${where ? html`<span class="ts pay">${price ? well(price) : nothing}${where}</span>` : nothing}${price ? html`<span class="ts pay once">${ctx.t("board-build-at-once")}</span>` : nothing}${
    price && seat === undefined && !ctx.view.last_round ? html`<span class="ts waits">${ctx.t("board-own-waits")}</span>` : nothing
  }
    <span class="ts brings">${lines(ctx, card)}</span>`;
}

/** The coins that would be paid. @param {number} price */
const well = (price) => html`<span class="well" aria-hidden="true">${Array.from({ length: price }, () => glyph("coin", 18))}</span>`;
