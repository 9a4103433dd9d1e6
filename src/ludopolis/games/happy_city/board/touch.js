/** What happens when a thing on the table is pointed at, pressed or held. */
import { html, noChange, nothing } from "../../../vendor/lit-html/lit-html.js";
import { Directive, directive } from "../../../vendor/lit-html/directive.js";
import { control } from "../../../kit/control.js";
import { picked } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Entry} Entry */

const HOLD = 450;

/** Dashes that march around a legal thing. */
export const dash = html`<svg class="dash" aria-hidden="true"><rect x="1" y="1" rx="14"></rect></svg>`;

/** Opens the sheet of a card or a deck. @param {Ctx} ctx @param {string} what */
export function open(ctx, what) {
  ctx.ui.kept.sheet = what;
  ctx.ui.pressed = false;
  ctx.update();
}

/** Looks a thing up beside the city; on a phone there is no such place. @param {Ctx} ctx @param {string | undefined} what */
function look(ctx, what) {
  if (ctx.phone || ctx.ui.look === what) return;
  ctx.ui.look = what;
  ctx.update();
}

/** Pointing and focus look a thing up, holding opens its sheet. */
class Reads extends Directive {
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
    const release = () => clearTimeout(ctx().ui.holding);
    const enter = () => look(ctx(), this.what);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("focus", enter);
    element.addEventListener("pointerleave", () => {
      release();
      look(ctx(), picked(ctx())?.say.card?.toString());
    });
    element.addEventListener("pointerdown", (event) => {
      release();
      const { ui } = ctx();
      ui.held = false;
      if (event.pointerType === "mouse") return;
      ui.holding = setTimeout(() => {
        ui.held = true;
        open(ctx(), this.what);
      }, HOLD);
    });
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("contextmenu", (event) => ctx().phone && event.preventDefault());
  }
}

/** Used inside a start tag. */
const reads = directive(Reads);

/** First press picks, second sends. @param {Ctx} ctx @param {Entry} entry */
function pick(ctx, entry) {
  if (ctx.ui.pick === entry.move) {
    ctx.choose(entry);
    return;
  }
  ctx.ui.pick = entry.move;
  ctx.ui.look = entry.say.card;
  ctx.update();
}

/**
 * A thing that can be touched. Where a move is legal it is that move's control; otherwise it says what `touched` says.
 * @param {Ctx} ctx
 * @param {{what: string, class: string, label: string, inner: unknown, id?: string, entry?: Entry, now?: boolean, touched: () => void}} it
 *   what: the card or deck to read; now: send at once instead of picking first
 */
export function touchable(ctx, it) {
  const { entry, id = nothing } = it;
  // The press that ends a long one has done its work.
  const unlessHeld = (/** @type {() => void} */ act) => () => (ctx.ui.held ? (ctx.ui.held = false) : act());
  if (!entry) {
    return html`<button class=${it.class} data-id=${id} aria-label=${it.label} ${reads(ctx, it.what)} @click=${unlessHeld(it.touched)}>${it.inner}</button>`;
  }
  const chosen = ctx.ui.pick === entry.move;
  const act = it.now ? () => ctx.choose(entry) : () => pick(ctx, entry);
  const label = `${ctx.say("move", entry.say)}. ${it.label}`;
  return html`<button class=${it.class} data-id=${id} aria-pressed=${it.now ? nothing : chosen} ${reads(ctx, it.what)}
    ${control(ctx, entry, { class: chosen ? "picked" : "glow", label, pick: unlessHeld(act) })}>${it.inner}${chosen ? nothing : dash}</button>`;
}
