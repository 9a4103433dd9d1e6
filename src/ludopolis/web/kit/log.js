/** The log: sentences in the reader's language, newest first, rounds as headings; a line lights up what it speaks of. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { token } from "./art.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Fact} Fact */

const SHOWN = 400;

/** A new round or turn: a fact of such a kind without a player. @param {Fact} fact */
const isHeading = (fact) => /^(round|turn)\b|-begun$/.test(fact.kind) && !("seat" in fact);

/** @param {Ctx} ctx @param {Fact} fact */
export function sentence(ctx, fact) {
  return ctx.words.pieces("event", fact, ctx.name).map((piece) => (piece.strong ? html`<b>${piece.text}</b>` : piece.text));
}

/**
 * @param {Ctx} ctx @param {Fact[]} log @param {(fact: Fact | null) => void} light
 * @param {((index: number) => void) | null} [go] jumps to a line, in replays
 */
export function logView(ctx, log, light, go = null) {
  const first = Math.max(0, log.length - SHOWN);
  const lines = log.slice(first).map((fact, index) => ({ fact, index: first + index })).reverse();
  const names = ctx.seats.map((seat) => seat.name).join("\n");
  return html`<section class="logbox" aria-label=${ctx.t("table-log")}>
    <h2 class="cap">${ctx.t("table-log")}</h2>
    <ol class="log" reversed tabindex="0">
      ${lines.length ? nothing : html`<li class="quiet">${ctx.t("table-log-empty")}</li>`}
      ${repeat(lines, (line) => line.index, ({ fact, index }) => guard([fact, names], () => lineView(ctx, fact, light, go && (() => go(index)))))}
    </ol>
  </section>`;
}

/** What was told once is not told anew at every drawing. @param {Ctx} ctx @param {Fact} fact @param {(fact: Fact | null) => void} light @param {(() => void) | null} go */
function lineView(ctx, fact, light, go) {
  if (isHeading(fact)) return html`<li class="round">${ctx.say("event", fact)}</li>`;
  const sign = typeof fact.seat === "number" ? token(fact.seat, 16) : html`<span class="notok"></span>`;
  return html`<li @pointerenter=${() => light(fact)} @pointerleave=${() => light(null)} @click=${go ?? (() => light(fact))}
    >${sign}<span>${sentence(ctx, fact)}</span></li>`;
}

/** Marks the elements with these ids. @param {Element} root @param {string[]} ids */
export function lightUp(root, ids) {
  for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  for (const id of ids) {
    for (const element of root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) element.setAttribute("data-lit", "");
  }
}
