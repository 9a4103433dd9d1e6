/** The players: token, live score, who is away; rivals' positions in miniature. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, rosette, tint, token } from "../draw/art.js";
import { face, levelAndCharacter, temper, trade } from "../draw/face.js";
import { signed } from "../words/format.js";
import { dots } from "./status.js";
import { lookOf } from "./moods.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/**
 * @typedef {{
 *   mine: number[], board: import("../types.js").Board | null, peek: (seat: number) => void, sum?: (seat: number) => void,
 *   takeOver: (seat: number) => void, handBack: (seat: number) => void, share: () => void, links: boolean, note?: string,
 *   said?: (seat: number) => unknown, nudge: (seat: number) => void, botTurn: (seat: number) => void, wishEnd: (wanted: boolean) => void
 * }} Actions
 */

const NUDGE_PAUSE_MS = 3_600_000;
/** A word that needs small letters where a player has little room. */
const LONG = /\S{10}/;

/** @param {Ctx} ctx @param {number} seat */
export function total(ctx, seat) {
  if (ctx.over) return ctx.over.totals[seat];
  return ctx.scores ? ctx.scores[seat].reduce((sum, line) => sum + line.points, 0) : null;
}

/** The seats, the viewer's own first. @param {Ctx} ctx */
const order = (ctx) => ctx.seats.map((_, index) => ((ctx.me ?? 0) + index) % ctx.seats.length);

/** A game may call the score of a game that goes on what it is: a forecast. @param {Ctx} ctx @param {number} points */
const unit = (ctx, points) => ctx.t("unit-points", { points, over: ctx.over ? 1 : 0 });

/**
 * Points with their unit; touching them tells what they consist of.
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {number} points
 * @param {(seat: number) => void} [tell]
 */
function score(ctx, seat, points, tell) {
  const label = ctx.t("table-points", { points });
  const figure = html`<b>${signed(points)}</b><small>${unit(ctx, points)}</small>`;
  return tell
    ? html`<button class="sc" aria-label=${label} title=${ctx.t("sum-title", { name: ctx.name(seat) })} @click=${() => tell(seat)}>${figure}</button>`
    : html`<span class="sc" aria-label=${label}>${figure}</span>`;
}

/** @param {Ctx} ctx @param {Actions} actions */
export function playersView(ctx, actions) {
  return html`<section class="players" aria-label=${ctx.t("table-players")}>${order(ctx).map((seat) => card(ctx, actions, seat))}</section>`;
}

/**
 * Everybody's score in one line, where there is no room for the players' cards.
 * @param {Ctx} ctx
 * @param {Pick<Actions, "board" | "peek" | "note" | "sum" | "said">} actions
 */
export function stripView(ctx, { board, peek, note = "", sum, said }) {
  return html`<ul class="scorestrip" aria-label=${ctx.t("score-sheet-title")}>${note ? html`<li class="note"><span>${note}</span></li>` : nothing}${order(
    ctx,
  ).map((seat) => {
    const points = total(ctx, seat);
    const told = html`<span class="vh">${ctx.name(seat)}</span><span class="at">${sign(ctx, seat, 24, 18)}${said?.(seat) ?? nothing}</span>${points === null ? nothing : html`<b>${signed(points)}</b><small class="unit">${unit(ctx, points)}</small>`}${board?.mark?.(ctx, seat) ?? nothing}${ctx.timing?.clockFace(ctx, seat) ?? nothing}`;
    const look = `${seat === ctx.me ? "me" : ""} ${ctx.deciding.includes(seat) ? "now" : ""} t${tint(seat)}`;
    return html`<li class=${look} data-what="player ${seat}">${seat !== ctx.me && board?.peek ? html`<button title=${ctx.t("table-peek", { name: ctx.name(seat) })} @click=${() => peek(seat)}>${told}</button>` : points !== null && sum ? html`<button title=${ctx.t("sum-title", { name: ctx.name(seat) })} @click=${() => sum(seat)}>${told}</button>` : html`<span>${told}</span>`}</li>`;
  })}</ul>`;
}

/** @param {Ctx} ctx @param {Actions} actions @param {number} seat */
function card(ctx, actions, seat) {
  const points = total(ctx, seat);
  const mini = seat === ctx.me ? null : actions.board?.mini?.(ctx, seat);
  const active = ctx.deciding.includes(seat);
  return html`<article class="sheet plcard t${tint(seat)} ${active ? "active" : ""}" data-what="player ${seat}" aria-label=${ctx.name(seat)}>
    <div class="pl">
      ${sign(ctx, seat, 28, 22)}<span class="who"><span class="nm ${LONG.test(ctx.name(seat)) ? "long" : ""}">${ctx.name(seat)}</span>${ctx.town(seat) ? html`<span class="town">${ctx.town(seat)}</span>` : nothing}${marks(ctx, actions, seat)}</span>
      ${ctx.over?.winners.includes(seat) ? rosette(26) : nothing}
      ${points === null ? nothing : score(ctx, seat, points, actions.sum)}
    </div>
    ${actions.said?.(seat) ?? nothing}${seatActions(ctx, actions, seat)}
    ${
      mini
        ? html`<div class="minibox"><div class="drawn">${mini}</div>${
            actions.board?.peek
              ? html`<button class="peekbtn" aria-label=${ctx.t("table-peek", { name: ctx.name(seat) })} @click=${() => actions.peek(seat)}></button>`
              : nothing
          }</div>`
        : nothing
    }
  </article>`;
}

/** The face of a character, or the seat's token, in pixels. @param {Ctx} ctx @param {number} seat @param {number} big @param {number} small */
function sign(ctx, seat, big, small) {
  const { kind, bot } = ctx.seats[seat];
  const [, character] = levelAndCharacter(kind === "bot" ? bot : "");
  return character ? face(character, seat, big, lookOf(ctx, seat, total(ctx, seat))) : token(seat, small);
}

/** What a bot is: its level, and who it plays as. @param {Ctx} ctx @param {string} bot */
function botTitle(ctx, bot) {
  const [level, character] = levelAndCharacter(bot);
  return character ? `${trade(ctx.words, character)} · ${ctx.t(`bot-${level}`)}. ${temper(ctx.words, character)}` : ctx.t("table-bot");
}

/** @param {Ctx} ctx @param {Actions} actions @param {number} seat */
function marks(ctx, actions, seat) {
  const place = ctx.seats[seat];
  const notes = [];
  if (place.resigned) notes.push(ctx.t("table-resigned"));
  else if (place.kind === "open") notes.push(ctx.t("table-open-seat"));
  else if (place.kind === "human" && !place.here && !actions.mine.includes(seat) && !ctx.replay && !ctx.over)
    notes.push(html`<span class="away" title=${ctx.t("table-away")}>${icon("away", 16)}<span>${ctx.t("table-away")}</span></span>`);
  if (place.shown && !ctx.over && !ctx.replay)
    notes.push(html`<span class="shown" title=${ctx.t("table-shown")}>${icon("eye", 16)}<span>${ctx.t("table-shown")}</span></span>`);
  const bot = place.kind === "bot";
  const decides = ctx.deciding.includes(seat) && !ctx.over;
  const turn = decides
    ? html`<span class="turn">${ctx.t(bot ? "table-thinking" : seat === ctx.me && !ctx.spectator ? "table-your-turn" : "table-deciding")}${bot && !ctx.replay ? dots() : nothing}</span>`
    : nothing;
  return html`<span class="st">${bot ? html`<span class="bot" title=${botTitle(ctx, place.bot)}>${icon("robot", 16)}<span class="vh">${botTitle(ctx, place.bot)}</span></span>` : nothing}${turn}${notes}${ctx.timing?.rowClock(ctx, seat) ?? nothing}</span>`;
}

/** @param {Ctx} ctx @param {Actions} actions @param {number} seat */
function seatActions(ctx, actions, seat) {
  if (ctx.replay || ctx.over || ctx.ended || ctx.spectator) return nothing;
  const place = ctx.seats[seat];
  const own = actions.mine.includes(seat);
  if (own && place.kind === "bot" && !place.resigned) {
    return html`<div class="seatact"><button class="btn soft small" @click=${() => actions.handBack(seat)}>${ctx.t("table-hand-back")}</button></div>`;
  }
  if (place.kind === "open") {
    return html`<div class="seatact">
      <button class="btn soft small" @click=${actions.share}>${icon("link", 16)}${ctx.t("table-invite")}</button>
      <button class="btn soft small" @click=${() => actions.takeOver(seat)}>${icon("robot", 16)}${ctx.t("table-bot-in")}</button></div>`;
  }
  if (!own && ctx.timing && ctx.late.includes(seat)) return ctx.timing.lateView(ctx, seat, actions);
  if (place.kind === "human" && !own && !place.here && ctx.deciding.includes(seat) && !(ctx.asks && ctx.clock) && !ctx.clock?.paused) {
    return html`<div class="seatact">${ctx.asks ? nothing : nudgeButton(ctx, seat, actions.nudge, true)}
      ${ctx.clock ? nothing : html`<button class="btn soft small" @click=${() => actions.takeOver(seat)}>${icon("robot", 16)}${ctx.t("table-bot-in")}</button>`}</div>`;
  }
  return nothing;
}

/**
 * The button that nudges somebody who must decide, or the note that it was done.
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {(seat: number) => void} nudge
 * @param {boolean} brief
 */
export function nudgeButton(ctx, seat, nudge, brief) {
  const sent = Date.now() - (ctx.ui.kept.nudged?.[seat] ?? 0) < NUDGE_PAUSE_MS;
  const label = sent ? ctx.t("clock-nudged") : brief ? ctx.t("table-nudge") : ctx.t("clock-nudge", { name: ctx.name(seat) });
  return html`<button class="btn soft ${brief ? "small" : ""}" @click=${() => nudge(seat)}>${icon(sent ? "check" : "bell", brief ? 16 : 18)}${brief ? label : html`<span>${label}</span><small>${ctx.t("clock-nudge-limit")}</small>`}</button>`;
}
