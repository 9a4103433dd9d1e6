/** Text mode: the position in words and a numbered list of moves, chosen by digits, arrows and Enter, or typed in. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { control } from "../ctx/control.js";
import { headline } from "./status.js";
import { capital } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Fact} Fact */

/** @param {Ctx} ctx @param {Fact[]} position @param {(text: string) => void} type what to do with typed notation */
export function textView(ctx, position, type) {
  return html`<div class="words">
    <section aria-label=${ctx.t("text-position")}><h2 class="cap">${ctx.t("text-position")}</h2>
      ${positionView(ctx, position)}</section>
    ${ctx.asks && !ctx.replay ? movesView(ctx, type) : html`<p class="quiet">${headline(ctx)}</p>`}
  </div>`;
}

/** @param {Ctx} ctx @param {Fact[]} position */
export const positionView = (ctx, position) => html`<ul class="lines">${position.map((line) => html`<li>${lineView(ctx, line)}</li>`)}</ul>`;

/** A line of the position; one that draws a picture keeps its spaces. @param {Ctx} ctx @param {Fact} line */
function lineView(ctx, line) {
  const pieces = ctx.words.pieces("line", line, ctx.name).map((piece) => (piece.strong ? html`<b>${piece.text}</b>` : piece.text));
  return "picture" in line ? html`<pre>${pieces}</pre>` : pieces;
}

/** @param {Ctx} ctx @param {(text: string) => void} type */
function movesView(ctx, type) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("move"));
    const text = field.value.trim();
    field.value = "";
    const numbered = /^\d+$/.test(text) ? ctx.legal[Number(text) - 1] : ctx.legal.find((entry) => entry.move === text);
    if (numbered) ctx.choose(numbered);
    else if (text) type(text);
  };
  return html`<section aria-label=${ctx.t("tray-moves")}><h2 class="cap">${ctx.t("tray-moves")}</h2>
    <p class="askline">${ctx.asks ? ctx.say("ask", ctx.asks) : nothing}</p>
    <ol class="moves" @keydown=${rove}>${ctx.legal.map(
      (entry, index) => html`<li><button class="answer"
      ${control(ctx, entry, { label: `${index + 1}. ${capital(ctx.say("move", entry.say))}` })}
      ><span class="no">${index + 1}</span><span>${capital(ctx.say("move", entry.say))}</span><code>${entry.move}</code></button></li>`,
    )}</ol>
    <form class="typed" @submit=${submit}><label for="typed">${ctx.t("text-type")}</label>
      <div class="row"><input id="typed" name="move" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=${ctx.legal[0]?.move ?? ""}>
      <button class="btn soft">${ctx.t("text-play")}</button></div><small>${ctx.t("text-help")}</small></form></section>`;
}

/** Arrow keys go through the list. @param {KeyboardEvent} event */
function rove(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const list = /** @type {Element} */ (event.currentTarget);
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
