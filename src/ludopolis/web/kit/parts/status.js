/** The status line: who must do what, and a line of help, a refusal or the state of the connection. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rosette, tint, token } from "../draw/art.js";
import { listed } from "../words/format.js";
import { lines, sentence } from "./log.js";
import { outcome, subject } from "./opening.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../net/connection.js").Link} Link */
/** A move on its way: `unsent` if it got no answer yet, and then `drop` stops trying. @typedef {{unsent: boolean, drop: () => void}} Sending */

/** Whether bots alone are waited for. @param {Ctx} ctx */
const thinking = (ctx) => !ctx.over && !ctx.asks && ctx.deciding.length > 0 && ctx.deciding.every((seat) => ctx.seats[seat].kind === "bot");

/** Three dots that move while a bot thinks. */
export const dots = () => html`<span class="think" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** The headline in words alone. @param {Ctx} ctx */
export function headline(ctx) {
  if (ctx.over) return outcome(ctx);
  if (ctx.ended) return ctx.t("status-ended");
  if (ctx.me !== null && ctx.asks) return ctx.pending ? ctx.t("status-confirm") : (ctx.ui.question ?? ctx.say("ask", ctx.asks)); // what was asked has an answer
  if (!ctx.deciding.length) return ctx.t("status-dealing");
  return ctx.t(thinking(ctx) ? "status-thinking" : "status-waiting", { names: listed(ctx.deciding.map(ctx.name)), count: ctx.deciding.length });
}

/**
 * @param {Ctx} ctx @param {string} note a reason to show instead of the help line @param {Link} link
 * @param {import("../types.js").Drawn} [beside] what stands at the end of the status line
 * @param {unknown} [told] what has just happened, in its order: the second line in frames without a bar @param {Sending | null} [sending]
 * @param {unknown} [since] what rivals have done since my move: it takes the place of the rest
 * @param {unknown} [forced] what was done for me because there was no choice: it takes the place of the help line and the news
 * @param {unknown} [goal] what the game is about, before a newcomer's first turn: it takes the place of what has just happened
 * @param {string} [wish] what the reader is to do for a hint's answer: it takes the place of the rest, as a reason does
 */
export function statusView(ctx, note, link, beside = nothing, told = nothing, sending = null, since = nothing, forced = nothing, goal = nothing, wish = "") {
  const [move] = ctx.replay && !ctx.over ? done(ctx) : [];
  if (move) return replayed(ctx, move);
  const seat = ctx.over ? subject(ctx) : ctx.me !== null && ctx.asks ? ctx.me : ctx.deciding[0];
  const mine = ctx.me !== null && ctx.asks && !ctx.over;
  const down = sending?.unsent || link === "lost";
  const asked = headline(ctx).replaceAll(/ (?=\d)/g, "\u00a0"); // no line begins with a figure
  return html`<section class="status ${seat === undefined ? "" : `edge${tint(seat)}`} ${mine ? "mine" : ""} ${down ? "down" : ""} ${goal === nothing ? "" : "goaled"}" data-what="ask">
    ${ctx.over?.winners.some((winner) => winner === seat && winner < ctx.seats.length) ? rosette(38) : seat === undefined ? nothing : token(seat, 26)}
    <div class="tx" role="status" aria-live="polite">
      <div class="head">${mine ? html`<b>${ctx.name(/** @type {number} */ (ctx.me))}</b>: ` : nothing}${asked}${thinking(ctx) && !ctx.replay ? dots() : nothing}</div>
      ${since === nothing || down ? subline(ctx, note, link, sending, seat, wish || forced) : since}
      ${since !== nothing || note || wish || sending || link === "lost" ? nothing : goal !== nothing ? goal : ctx.pending ? nothing : told}
    </div>${sending?.unsent ? html`<button class="btn soft small" @click=${sending.drop}>${ctx.t("status-unsent-drop")}</button>` : down ? nothing : beside}
  </section>`;
}

/** What somebody has just done, as a line of the status. @param {unknown} news */
export const newsLine = (news) =>
  news === nothing ? nothing : html`<div class="sub news ${Array.isArray(news) && news.length > 1 ? "several" : ""}" aria-hidden="true">${news}</div>`;

/** What has just been done, players' doings first. @param {Ctx} ctx */
const done = (ctx) => lines(ctx, ctx.facts).sort((a, b) => Number(typeof b.seat === "number") - Number(typeof a.seat === "number"));

/** In a replay: what has just been done. @param {Ctx} ctx @param {import("./log.js").Line} told */
function replayed(ctx, told) {
  const seat = typeof told.seat === "number" ? told.seat : undefined;
  return html`<section class="status ${seat === undefined ? "" : `edge${tint(seat)}`}">${seat === undefined ? nothing : token(seat, 26)}
    <div class="tx" role="status" aria-live="polite"><div class="head">${sentence(ctx, told)}</div><div class="sub">${headline(ctx)}</div></div></section>`;
}

/** @param {Ctx} ctx @param {string} note @param {Link} link @param {Sending | null} sending @param {number | undefined} seat @param {unknown} forced */
function subline(ctx, note, link, sending, seat, forced) {
  if (sending?.unsent || link === "lost") {
    const runs = ctx.clock?.seats.some((one) => one.since !== null);
    const told = ctx.t(`status-${sending?.unsent ? "unsent" : "lost"}${runs ? "-clock" : ""}`);
    return html`<div class="sub bad" title=${told}>${told}</div>`;
  }
  if (note) return html`<div class="sub why">${note}</div>`;
  if (sending) return html`<div class="sub">${ctx.t("status-sending")}</div>`;
  if (ctx.over) return html`<div class="sub">${ctx.t(`ending-${ctx.over.ending}`)}</div>`;
  if (ctx.pending) return nothing;
  const clock = ctx.timing?.clockLine(ctx, seat) ?? nothing;
  if (clock !== nothing) return clock;
  if (forced !== nothing) return html`<div class="sub forced">${forced}</div>`;
  if (!ctx.asks) return nothing;
  const { kind, effect } = ctx.asks;
  const help = [`ask-${kind}_${effect}-help`, `ask-${kind}-help`].find((key) => ctx.has(key)); // an effect may need a help of its own
  return help ? html`<div class="sub helps">${ctx.t(help)}</div>` : nothing;
}
