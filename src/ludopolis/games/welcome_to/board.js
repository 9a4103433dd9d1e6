/** Welcome To…: the board, its tray, rivals in miniature. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { edges, signed, token } from "../../kit/board.js";
import { glyph } from "./art/cards.js";
import { adviceOf, effectOf } from "./board/advice.js";
import { answers, waiting } from "./board/answers.js";
import { cardsOf, deck } from "./board/cards.js";
import { nearEnd } from "./board/end.js";
import { closes } from "./board/closes.js";
import { gains, remarks } from "./board/gains.js";
import { writtenOf } from "./board/lots.js";
import { miniature } from "./board/mini.js";
import { sortMoves } from "./board/moves.js";
import { planSizes, readSheet, stackOf } from "./board/sheet.js";
import { sources } from "./board/sources.js";
import { streets } from "./board/streets.js";
import { together } from "./board/together.js";
import { tracks } from "./board/tracks.js";
import { uprightStreets } from "./board/upright.js";
import { what } from "./board/what.js";

/** @typedef {import("../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../kit/board.js").Fact} Fact */
/** @typedef {import("./board/lots.js").Town} Town */

// a town is higher than a low phone, hence `edges`
export { edges, gains, remarks, sources, together, what };

/** @param {Ctx} ctx @param {number} seat @param {boolean} ids @returns {Town} */
function townOf(ctx, seat, ids) {
  const playing = ids && seat === ctx.me && ctx.asks !== null && !ctx.replay;
  return { ctx, seat, ids, sheet: readSheet(ctx.view, seat), choices: playing ? sortMoves(ctx) : null, advice: playing && ctx.advised ? adviceOf(ctx) : null };
}

/** @param {Town} town */
const drawTown = (town) => (town.ctx.phone ? uprightStreets(town) : streets(town));

/** Whose town the board shows. @param {Ctx} ctx @returns {number} */
const shownSeat = (ctx) => ctx.me ?? ctx.ui.seat ?? 0;

/** The points of more players take three lines below the town on a phone. */
const MANY = 6;

/** What is counted at the end: the viewer's own town, as large as it can be; what others get is told below it. @param {Ctx} ctx */
function countedTown(ctx) {
  const town = townOf(ctx, shownSeat(ctx), true);
  return html`<div class="wt-board wt-counted ${ctx.seats.length > MANY ? "many" : ""} ${ctx.phone ? "phone" : ""}"><section>${ctx.seats.length > 1 ? html`<h3 class="cap wt-whose">${token(town.seat, 16)}${ctx.name(town.seat)}</h3>` : nothing}${drawTown(town)}${tracks(town)}</section></div>`;
}

/** The viewer's own town and sheet; spectators switch from seat to seat. @param {Ctx} ctx */
export function board(ctx) {
  if (ctx.counting) return countedTown(ctx);
  const seat = shownSeat(ctx);
  const town = townOf(ctx, seat, true);
  const cards =
    !ctx.replay || ctx.over || ctx.view.stage !== "turns"
      ? nothing
      : html`<section class="wt-public sheet">${cardsOf(ctx)}${ctx.phone ? nothing : deck(ctx, false)}</section>`;
  return html`<div class="wt-board ${ctx.phone ? "phone" : ""}">
    ${ctx.me === null ? seats(ctx, seat) : nothing}${nearEnd(ctx)}${drawTown(town)}
    ${ctx.phone ? html`${cards}${tracks(town)}${deck(ctx, true)}` : html`${tracks(town)}${cards}`}
  </div>`;
}

/** @param {Ctx} ctx @param {number} shown */
function seats(ctx, shown) {
  const show = (/** @type {number} */ seat) => {
    ctx.ui.seat = seat;
    ctx.update();
  };
  return html`<div class="wt-seats" data-what="town" role="group" aria-label=${ctx.t("board-whose")}>${ctx.seats.map((_, seat) => html`<button class="btn small ${seat === shown ? "main" : "soft"}" aria-pressed=${seat === shown} @click=${() => show(seat)}>${token(seat, 18)}${ctx.name(seat)}</button>`)}</div>`;
}

/** The cards stay where they are while others decide. @param {Ctx} ctx */
export function tray(ctx) {
  if (ctx.me === null || !ctx.asks) return ctx.view.stage === "turns" ? waiting(ctx) : null;
  return answers(ctx, sortMoves(ctx), readSheet(ctx.view, ctx.me));
}

/** @param {Ctx} ctx @param {number} seat */
export function mini(ctx, seat) {
  return miniature({ ctx, seat, ids: seat !== shownSeat(ctx), choices: null, advice: null, sheet: readSheet(ctx.view, seat) });
}

/** @param {Ctx} ctx @param {number} seat */
export function peek(ctx, seat) {
  const town = townOf(ctx, seat, false);
  return html`<div class="wt-board peek ${ctx.phone ? "phone" : ""}">${drawTown(town)}${tracks(town)}</div>`;
}

/** What a turn does to the value of estates, which is not in the town. @param {Ctx} ctx @param {import("../../kit/board.js").Said[]} turn */
export function beside(ctx, turn) {
  const move = turn.find((one) => one.move.startsWith("agent "))?.move;
  if (!move || ctx.me === null) return nothing;
  const chosen = Number(move.slice(6));
  const sheet = readSheet(ctx.view, ctx.me);
  return html`<div class="wt-strip" role="group" aria-label=${ctx.t("board-estates")}>${sheet.values.estates.map((values, at) => {
    const now = sheet.agents[at];
    const hot = at + 1 === chosen;
    return html`<span class="wt-worth ${hot ? "hot" : ""}" data-ghost=${hot ? turn.findIndex((one) => one.move === move) + 1 : nothing}><span class="wt-sz ok wt-chip${at + 1}">${at + 1}</span><b>${values[now]}${hot ? html` → ${values[now + 1]}` : nothing}</b></span>`;
  })}</div>`;
}

/** The number that this turn has written, and whether it cost the pool planned there. @param {Ctx} ctx */
export function soFar(ctx) {
  const written = writtenOf(ctx);
  if (!written) return "";
  const kept = ctx.asks?.effect === "pool" && ctx.pending?.move === "build";
  return ctx.say("move", kept ? { ...written, kind: "place" } : written);
}

/**
 * The boxes that a turn crosses: what their tracks are worth now and then; of temps, how many there are.
 * @param {Ctx} ctx
 * @param {import("../../kit/board.js").Said[]} turn
 */
export function brings(ctx, turn) {
  if (ctx.me === null) return "";
  const sheet = readSheet(ctx.view, ctx.me);
  const { values } = sheet;
  const { park, pool } = adviceOf(ctx);
  const built = [
    ...(park < 0 ? [] : [becomes(ctx, "parks", values.parks[park], sheet.streets[park].parks)]),
    ...(pool ? [becomes(ctx, "pools", values.pools, sheet.pools)] : []),
  ];
  return [...built, ...boxes(ctx, sheet, turn, effectOf(ctx))].join(" · ");
}

/**
 * What the move that waits for confirmation crosses and closes; of a park and a pool its name says it.
 * @param {Ctx} ctx
 * @param {import("../../kit/board.js").Entry} entry
 */
export function means(ctx, entry) {
  if (ctx.me === null) return "";
  const sheet = readSheet(ctx.view, ctx.me);
  const told = boxes(ctx, sheet, [entry], ctx.asks?.effect);
  if (!sheet.temps && told.length && ctx.asks?.effect === "temp" && entry.move.startsWith("place "))
    told.push(ctx.t("board-temps-help", { players: ctx.seats.length })); // the first one says what they are for
  return told.join(" · ") || (entry.move.startsWith("fence ") ? ctx.t("board-closes-none") : "");
}

/** @param {Ctx} ctx @param {string} track @param {number[]} worth @param {number} crossed */
const becomes = (ctx, track, worth, crossed) => `${ctx.t(`board-${track}`)} ${signed(worth[crossed])} → ${signed(worth[crossed + 1])}`;

/**
 * The boxes that moves cross, and the estates that they close.
 * @param {Ctx} ctx @param {import("./board/sheet.js").Sheet} sheet @param {{move: string}[]} moves @param {unknown} effect of their combination
 */
function boxes(ctx, sheet, moves, effect) {
  const { values } = sheet;
  const does = (/** @type {string} */ word) => moves.some(({ move }) => move.split(" ")[0] === word);
  return [
    ...(does("place") && effect === "temp" && sheet.temps < values.temps ? [`${ctx.t("board-temps")} ${sheet.temps} → ${sheet.temps + 1}`] : []),
    ...(does("bis") ? [becomes(ctx, "bis-boxes", values.bis, sheet.bis)] : []),
    ...(does("refuse") ? [becomes(ctx, "refusals", values.refusals, sheet.refusals)] : []),
    ...(does("ring") ? [becomes(ctx, "rings", values.rings, sheet.rings)] : []),
    closes(
      ctx,
      sheet,
      moves.map(({ move }) => move),
    ),
  ].filter(Boolean);
}

/** The parts of the board that a line of the log is about. @param {Ctx} ctx @param {Fact} fact @returns {string[]} */
export function place(ctx, fact) {
  const { kind, seat, slot } = fact;
  if (kind === "wrote" || kind === "bis") return [`house:${seat}:${slot}`];
  if (kind === "pool") return [`pool:${seat}:${slot}`, `figure:${seat}:pool`];
  if (kind === "ring") return [`ring:${seat}:${slot}`];
  if (kind === "fence") return [`fence:${seat}:${fact.gap}`];
  if (kind === "park") return [`park:${seat}:${fact.street}`, `figure:${seat}:park`];
  if (kind === "agent") return [`agents:${seat}:${fact.size}`, `figure:${seat}:agent`];
  if (kind === "temp") return [`figure:${seat}:temp`];
  if (kind === "claimed" || kind === "approved" || kind === "claim") return [`plan:${1 + stackOf(ctx.view, String(fact.plan))}`];
  if (kind === "plan") return [`plan:${fact.stack}`];
  return [];
}

/** Plans that would go unclaimed although their goal is met. @param {Ctx} ctx @returns {Fact[]} */
export function warnings(ctx) {
  if (ctx.asks?.kind !== "claim" || ctx.pending?.move !== "done") return [];
  return ctx.legal.filter(({ move }) => move.startsWith("claim")).map(({ say }) => unclaimed(ctx, say));
}

/** @param {Ctx} ctx @param {Fact} say @returns {Fact} */
function unclaimed(ctx, { plan, points }) {
  const sizes = planSizes(ctx.view, String(plan));
  return sizes.length ? { kind: "unclaimed", sizes: sizes.join(" + "), points } : { kind: "unclaimed_goal", goal: ctx.t(`board-plan-${plan}`), points };
}

/** On a phone the sheet below the town has a tab of its own. */
export const tabs = ["sheet"];

/** In most games nobody builds rings. @param {Ctx} ctx @returns {string[]} */
export const unscored = (ctx) => (ctx.view.rings ? [] : ["rings"]);

/** The signs of the six effects. @param {string} name @param {number} size */
export const symbol = (name, size) => glyph(name, size);
