/** What happens when a thing on the table is pointed at or pressed. */
import { html, noChange, nothing } from "../../../vendor/lit-html/lit-html.js";
import { AsyncDirective } from "../../../vendor/lit-html/async-directive.js";
import { directive } from "../../../vendor/lit-html/directive.js";
import { live } from "../../../vendor/lit-html/directives/live.js";
import { control } from "../../../kit/board.js";
import { compact, picked, sortOf } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Entry} Entry */
/**
 * What: the card or deck to show; twin: an equal card stands before it; now: play at once instead of picking first; pin: where a hint marks it, so
 * that the mark lies on nothing else.
 * @typedef {{what: string, class: string, label: string, inner: unknown, id?: string, entry?: Entry, twin?: boolean, now?: boolean, pin?: string,
 *   touched: () => void}} Touched
 */

/** Moving dashes around a thing that can be picked. */
export const dash = html`<svg class="dash" aria-hidden="true"><rect x="1" y="1" rx="14"></rect></svg>`;

/** Opens the sheet of a card or a deck. @param {Ctx} ctx @param {string} what */
export function open(ctx, what) {
  ctx.ui.kept.sheet = what;
  ctx.update();
}

/**
 * Shows a thing in detail beside the city; a phone has no room for that.
 * @param {Ctx} ctx @param {string | undefined} what @param {string | null} [pointed] what the pointer rests on: it stays in view when the table changes
 */
function look(ctx, what, pointed = ctx.ui.kept.look) {
  const { ui } = ctx;
  if (compact(ctx) || (ui.look === what && ui.kept.look === pointed)) return;
  ui.look = what;
  ui.kept.look = pointed;
  ctx.update();
}

/** Pointing at a thing or focusing it shows its details. */
class Reads extends AsyncDirective {
  /** @type {Ctx | undefined} */
  ctx;
  what = "";

  render(/** @type {Ctx} */ _ctx, /** @type {string} */ _what) {
    return noChange;
  }

  /** @param {import("../../../vendor/lit-html/directive.js").ElementPart} part @param {[Ctx, string]} args */
  update(part, [ctx, what]) {
    const first = !this.ctx;
    this.ctx = ctx;
    this.what = what;
    if (first) this.listen(/** @type {HTMLElement} */ (part.element));
    return noChange;
  }

  /** @param {HTMLElement} element */
  listen(element) {
    const ctx = () => /** @type {Ctx} */ (this.ctx);
    element.addEventListener("pointerenter", () => look(ctx(), this.what, this.what));
    element.addEventListener("focus", () => look(ctx(), this.what));
    element.addEventListener("pointerleave", () => look(ctx(), picked(ctx())?.say.card?.toString(), null));
  }

  /** A thing that is removed from under the pointer is no longer pointed at. */
  disconnected() {
    const kept = this.ctx?.ui.kept;
    if (kept?.look === this.what) kept.look = null;
  }
}

/** Used inside a start tag. */
const reads = directive(Reads);

/** Whether a move is one of those that are asked for now: then touching what it needs says why it is not legal. @param {Ctx} ctx @param {string} move */
export const isAsked = (ctx, move) =>
  Boolean(ctx.asks) && (ctx.view.step === "action" ? "buy" : ctx.view.step === "discard" ? "discard" : "take") === move.split(" ")[0];

/**
 * Whether a thing is the one that its move takes: two equal cards have the same move, which takes the one that was pressed, else the first.
 * @param {Ctx} ctx @param {Touched} it
 */
const isTaken = ({ ui }, it) => (ui.pressed && ui.pick === it.entry?.move ? ui.pressed === it.id : !it.twin);

/** @param {Ctx} ctx @param {Touched} it */
const isPicked = (ctx, it) => it.entry !== undefined && ctx.ui.pick === it.entry.move && isTaken(ctx, it);

/** The first press picks a move, the second plays it. @param {Ctx} ctx @param {Entry} entry @param {Touched} it */
function pick(ctx, entry, it) {
  if (isPicked(ctx, it)) {
    ctx.choose(entry);
    return;
  }
  ctx.ui.pick = entry.move;
  ctx.ui.pressed = it.id;
  ctx.ui.look = entry.say.card;
  ctx.update();
}

/**
 * A thing that can be touched. It is the control of its move if that is legal; otherwise it does what `touched` does.
 * @param {Ctx} ctx
 * @param {Touched} it
 */
export function touchable(ctx, it) {
  const { entry, id = nothing } = it;
  const chosen = isPicked(ctx, it);
  const press = !entry ? it.touched : it.now ? () => ctx.choose(entry) : () => pick(ctx, entry, it);
  const label = entry ? `${ctx.say("move", entry.say)}. ${it.label}` : it.label;
  const move = entry ? control(ctx, entry, { class: chosen ? "picked" : ctx.pending ? "" : "glow", label, pick: press }) : nothing;
  // One button, with or without a move. A control that is removed takes its label with it, hence `live`.
  return html`<button class="${it.class} ${entry && ctx.pending?.move === entry.move && isTaken(ctx, it) ? "awaits" : ""}" data-id=${id} ?data-twin=${!isTaken(ctx, it)} data-what=${sortOf(ctx, it.what)} data-own-corner=${it.pin ?? "bottom left in"} aria-pressed=${entry && !it.now ? chosen : nothing} ${reads(ctx, it.what)} ${move}
    aria-label=${live(label)} @click=${entry ? nothing : press}>${it.inner}${entry && !chosen && !ctx.pending ? dash : nothing}</button>`;
}
