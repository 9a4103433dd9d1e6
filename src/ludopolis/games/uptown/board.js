/** UpTown in the browser: what the shell asks of a board. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, signed } from "../../kit/board.js";
import { faces } from "./board/card.js";
import { ending } from "./board/end.js";
import { gains, remarks } from "./board/gains.js";
import { compact, foretold, isMunicipal, placeOf, streetOf } from "./board/model.js";
import { reading } from "./board/reading.js";
import { sources } from "./board/sources.js";
import { plots } from "./board/street.js";
import { counts, figures, offers, rivalsRow, scene, sumSigns, sumWords } from "./board/table.js";
import { tray } from "./board/tray.js";
import { what } from "./board/what.js";
import { neitherWords } from "./board/words.js";

/** @typedef {import('./board/model.js').Ctx} Ctx */
/** @typedef {import('../../kit/board.js').Fact} Fact */

export { gains, remarks, sources, tray, what };

/** Rivals above; below, the large street with the own deck and the common pile beside it. @param {Ctx} ctx */
export function board(ctx) {
  if (ctx.view.step === "start" || ctx.view.step === "deal") return nothing;
  return html`<div class="ut table ${compact(ctx) ? "phone" : "desk"} p${ctx.seats.length}">${ending(ctx)}${thrown(ctx)}
    ${rivalsRow(ctx)}<div class="middle">${scene(ctx)}${ctx.counting ? nothing : offers(ctx)}</div>${reading(ctx)}</div>`;
}

/** A card that fitted nowhere and was thrown away, with the reason: nobody chose it, so nobody would see it else. @param {Ctx} ctx */
function thrown(ctx) {
  const fact = [...ctx.facts, ...ctx.forced].findLast(({ kind }) => kind === "fits-nowhere");
  if (!fact || ctx.over || ctx.counting) return nothing;
  if (compact(ctx) && ctx.asks && fact.seat !== ctx.me) return nothing; // a rival's card: the street needs the room, the news tells it
  return html`<div class="thrown" role="note">${icon("bin", 24)}<span class="faces" aria-hidden="true">${faces(ctx, String(fact.card))}</span><span>${thrownWords(ctx, fact)}</span></div>`;
}

/** Of one's own free card: that the first step is skipped, or the second seems to come first. @param {Ctx} ctx @param {Fact} fact */
const thrownWords = (ctx, fact) =>
  ctx.asks?.kind === "second_action" && fact.seat === ctx.me && !isMunicipal(ctx, String(fact.card))
    ? `${ctx.say("board", { ...fact, kind: "step-skipped" })} ${neitherWords(ctx, String(fact.card))}`
    : ctx.say("event", fact);

/** A rival in the rail: figures, and the street too on a phone, where the board is another tab. @param {Ctx} ctx @param {number} seat */
export function mini(ctx, seat) {
  return html`<div class="ut mini">${compact(ctx) ? html`<div class="lane">${plots({ ctx, seat, large: false, ids: false, live: false })}<i class="ground"></i></div>` : nothing}${figures(ctx, seat)}</div>`;
}

/** Beside a score: stars and coins, three for a point. @param {Ctx} ctx @param {number} seat */
export const mark = (ctx, seat) =>
  ctx.over || ctx.view.step === "start" || ctx.seats.length > 2
    ? nothing
    : html`<span class="ut sumup" title=${sumWords(ctx, seat)}>${sumSigns(ctx, seat)}</span>`;

/** An enlarged street, with everything that counts on it. @param {Ctx} ctx @param {number} seat */
export function peek(ctx, seat) {
  return html`<div class="ut peek ${compact(ctx) ? "phone" : "desk"}"><section class="scene">${plots({ ctx, seat, large: true, signs: true, ids: false, live: false })}<i class="ground"></i></section>
    <div class="peekline">${figures(ctx, seat, true)}${counts(ctx, seat)}</div>${reading(ctx, seat)}</div>`;
}

/**
 * What a placement makes of prestige, revenue and coins; what a purchase leaves. Where a gift changes a rival's figures, it is told whose they are.
 * @param {Ctx} ctx
 * @param {import("../../kit/board.js").Said[]} turn
 */
export function brings(ctx, turn) {
  const becomes = (/** @type {string} */ word, /** @type {number} */ now, /** @type {number} */ then) =>
    now === then ? [] : [`${ctx.t(word)} ${signed(now)} → ${signed(then)}`];
  const placed = turn.find(({ move }) => move.startsWith("place "));
  const next = placed && foretold(ctx, placed);
  const price = turn.reduce((sum, { say }) => sum + Number(say.price ?? 0), 0);
  const me = Number(ctx.me);
  const builder = placed ? placeOf(ctx, placed)[0] : me;
  const coins = (/** @type {number} */ seat) => Number((seat === builder && placed?.say.coins) || 0) - (seat === me ? price : 0);
  const figures = (/** @type {number} */ seat) => {
    const { prestige, revenue, wallet } = streetOf(ctx, seat);
    const street = next?.seat === seat ? [...becomes("board-prestige", prestige, next.prestige), ...becomes("board-at-closing", revenue, next.revenue)] : [];
    return [...street, ...becomes("board-wallet", wallet, wallet + coins(seat))].join(" · ");
  };
  if (builder === me) return figures(me);
  return [builder, me].flatMap((seat) => (figures(seat) ? `${ctx.name(seat)}: ${figures(seat)}` : [])).join(" · ");
}

/** The things on the board that a line of the log or a move refers to. @param {Ctx} _ctx @param {Fact} fact @returns {string[]} */
export function place(_ctx, fact) {
  const { kind, seat, card, from_seat: from, to_seat: to, plot } = fact;
  if (kind === "built" || kind === "given") return [`card:${card}`, `plot:${to ?? seat}:${plot}`];
  if (kind === "plot-closed") return [`plot:${seat}:${plot}`];
  if (["place", "close", "give", "give-roof"].includes(kind)) return [`plot:${to ?? seat}:${plot}`];
  if (kind === "uncovered" || kind === "buy") return [`deck:${from}`];
  if (kind === "buy-own") return [`deck:${seat}`];
  if (kind === "discard" || kind === "skip") return [];
  if (kind === "bought") return [`deck:${from}`, `card:${card}`];
  if (kind === "bought-own" || kind === "free-card-taken") return [`deck:${seat}`, `card:${card}`];
  if (["uncovered-municipal", "municipal-taken", "municipal"].includes(kind)) return ["common"];
  if (kind === "coins-collected") return [`wallet:${seat}`, `deck:${seat}`];
  if (kind === "last-round-by-deck") return [`deck:${seat}`];
  return typeof seat === "number" ? [`wallet:${seat}`] : [];
}
