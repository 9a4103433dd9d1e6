/** The tray: the answers to the question, the move that waits for confirmation, taking back. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { pips } from "../draw/pins.js";
import { control } from "../ctx/control.js";
import { capital } from "../words/format.js";
import { steps } from "./turns.js";

export { capital } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/**
 * @typedef {{
 *   board: import("../types.js").Board | null, confirm: () => void, cancel: () => void, turn?: import("../types.js").Said[],
 *   undo: () => void, reset: () => void, busy: boolean,
 *   before: {name: string, undo: () => void} | null, next?: unknown
 * }} Hands
 */

/** @param {Ctx} ctx @param {Hands} hands */
export function trayView(ctx, hands) {
  const inner = ctx.pending ? pendingMove(ctx, hands) : answers(ctx, hands);
  const back = backButtons(ctx, hands);
  const next = hands.next && hands.next !== nothing ? html`<div class="acts nexts">${hands.next}</div>` : nothing;
  const empty = inner === nothing && back === nothing && next === nothing;
  if (empty && ctx.phone) return nothing; // the status line says who is waited for; the board has the room
  return html`<section class="tray sheet ${hands.busy ? "busy" : ""}" data-what="ask" aria-hidden=${empty || nothing} aria-label=${empty ? nothing : ctx.t("table-tray")}
    >${inner}${back}${next}</section>`; // while nothing is asked it keeps its room, and the status line alone says who is waited for
}

/**
 * What a move means for the rest of the turn. A game says it itself where the turn goes on after the others have chosen, too (`ends-ASKED`).
 * @param {Ctx} ctx
 * @param {import("../types.js").Entry} entry
 */
export function consequence(ctx, entry) {
  if (entry.reveals) return ctx.t("tray-reveals");
  const own = `ends-${ctx.asks?.kind}`;
  return entry.ends ? ctx.t(ctx.has(own) ? own : "tray-ends") : "";
}

/** @param {Ctx} ctx @param {Hands} hands */
function pendingMove(ctx, hands) {
  const entry = /** @type {import("../types.js").Entry} */ (ctx.pending);
  if (hands.turn?.length) return pendingTurn(ctx, hands, hands.turn);
  const before = hands.board?.soFar?.(ctx) ?? "";
  const means = hands.board?.means?.(ctx, entry) ?? "";
  return html`<div class="question pend"><b>${capital(entry.name ?? ctx.say("move", entry.say))}</b>
      ${means ? html`<div class="means">${means}</div>` : nothing}<div class="sub">${before && `${capital(before)}. `}${consequence(ctx, entry) || ctx.t("tray-pending")}</div>
      ${warnings(ctx, hands)}</div>
    <div class="acts"><button class="btn soft" @click=${hands.cancel}>${ctx.t("tray-drop")}</button>
      <button class="btn main" data-confirm @click=${hands.confirm}>${ctx.t("tray-confirm")}</button></div>`;
}

/**
 * A whole turn before it is played: the button lists its steps, marked as on the board, and what they bring. Nothing is said twice.
 * @param {Ctx} ctx
 * @param {Hands} hands
 * @param {import("../types.js").Said[]} turn
 */
function pendingTurn(ctx, hands, turn) {
  const brings = (hands.board?.brings?.(ctx, turn) ?? "")
    .replaceAll(" → ", "\u00a0→\u00a0")
    .replaceAll(" · ", "\u00a0· ")
    .replaceAll(/ (?=[\d–]+(\u00a0→|:))/g, "\u00a0"); // no line begins with a sign or a figure
  return html`<div class="question pend turnlist"><div class="sub">${ctx.t("tray-pending")}</div>${hands.board?.beside?.(ctx, turn) ?? nothing}${warnings(ctx, hands)}</div>
    <div class="acts"><button class="btn soft" @click=${hands.cancel}>${ctx.t("tray-drop")}</button>
      <button class="btn main naming" data-confirm @click=${hands.confirm}><span>${ctx.t("tray-confirm")}</span><span class="partlist">${steps(ctx, turn).map(({ number, step, say }) => html`<span class="pin" data-number=${number}>${pips(step)}</span><span>${say.replaceAll(/ (?=\d)/g, "\u00a0")}</span>`)}</span>${brings ? html`<small>${brings}</small>` : nothing}</button></div>`;
}

/** @param {Ctx} ctx @param {Hands} hands */
function warnings(ctx, hands) {
  const told = hands.board?.warnings?.(ctx) ?? [];
  return told.map((fact) => html`<div class="warn">${ctx.say("warning", fact)}</div>`);
}

/** @param {Ctx} ctx @param {Hands} hands */
function answers(ctx, hands) {
  if (ctx.over) return nothing;
  const own = hands.board?.tray?.(ctx);
  if (own) return html`<div class="own">${own}</div>`;
  if (!ctx.asks) return nothing;
  return html`<div class="question deskonly"><b>${ctx.say("ask", ctx.asks)}</b></div>${moveButtons(ctx)}`;
}

/** Every legal move as a button. @param {Ctx} ctx */
export function moveButtons(ctx) {
  return html`<div class="answers" role="group" aria-label=${ctx.t("tray-moves")}>
    ${ctx.legal.map((entry) => {
      const label = capital(ctx.say("move", entry.say));
      return html`<button class="btn soft answer" ${control(ctx, entry, { label })}>${label}</button>`;
    })}</div>`;
}

/** @param {Ctx} ctx @param {Hands} hands */
function backButtons(ctx, hands) {
  if (ctx.over || ctx.replay || ctx.pending) return nothing;
  const { before } = hands;
  if (!ctx.undo && before) {
    return html`<div class="acts backs"><button class="btn soft" ?disabled=${hands.busy} @click=${before.undo} title="U">${icon("undo")}<span>${ctx.t("curtain-undo", { name: before.name })}</span></button></div>`;
  }
  if (!ctx.undo) return nothing;
  return html`<div class="acts backs">
    <button class="btn soft" ?disabled=${hands.busy} @click=${hands.undo} title="U">${icon("undo")}<span>${ctx.t("tray-undo")}</span></button>
    ${ctx.undo > 1 ? html`<button class="btn bare" ?disabled=${hands.busy} @click=${hands.reset}>${icon("reset")}<span>${ctx.t("tray-reset")}</span></button>` : nothing}
  </div>`;
}
