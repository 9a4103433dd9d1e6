/** The arithmetic of an income in pictures: $2 × 4 symbols + 1 person. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { paper, token } from "../../../kit/board.js";
import { counted, countedWide, glyph, letterOf, outline, picture, tone } from "../art/pieces.js";
import { dollars, printed, tileName } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */

/** A glyph among words. @param {string} name @param {number} [size] @param {string} [f] */
export const sign = (name, size = 18, f = "ink") =>
  html`<svg class="st-ic" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${paper(glyph(name, 12, 12, 24, `var(--${f})`, "var(--sheet)"))}</svg>`;

/** A symbol among words. @param {string} letter @param {number} [size] */
export const symbol = (letter, size = 16) =>
  html`<svg class="st-ic" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${paper(picture(letter, 12, 12, 22))}</svg>`;

/** The back of a tile: its kind. @param {Ctx} ctx @param {string} kind @param {number} [size] */
export function back(ctx, kind, size = 20) {
  const letter = letterOf(kind);
  const label = ctx.t(`kind-${kind}`);
  return html`<svg class="st-back" viewBox="0 0 24 24" width=${size} height=${size} role="img" aria-label=${label}><title>${label}</title><rect width="24" height="24" rx="6" fill="var(--${tone(letter)})"/>${paper(glyph(letter, 12, 12, 16, "#FFFDF8", `var(--${tone(letter)})`))}</svg>`;
}

/** A person among words. @param {string} person @param {number} [size] */
export const folk = (person, size = 20) =>
  html`<svg class="st-ic" viewBox="-13 -16 26 32" width=${size * 0.8} height=${size} aria-hidden="true">${paper(outline(letterOf(person), 30, tone(letterOf(person))))}</svg>`;

/** What a formula counts, as pictures on one piece of paper. @param {import("../art/pieces.js").Formula} formula @param {number} [size] */
function pictures(formula, size = 17) {
  const room = countedWide(formula, 19);
  if (!room) return nothing;
  const wide = room + 1;
  return html`<svg class="st-ic paper" viewBox="0 0 ${wide} 24" width=${(wide * size) / 24} height=${size} aria-hidden="true"><rect x="-2" y="-2" width=${wide + 4} height="28" rx="6" fill="#FFFDF8"/>${paper(counted(formula, 0.5, 12, 19))}</svg>`;
}

/** @param {Ctx} ctx @param {Record<string, unknown>} sum @param {string} words the same in words */
function arithmetic(ctx, { formula_tile: tile, count, price, times, people }, words) {
  const formula = printed(ctx, String(tile));
  const nothingCopied = formula.value === "copy";
  const flat = formula.value === "closing";
  const doubled = Number(times) > 1;
  return html`<span class="st-sum"><span class="vh">${words}</span><span aria-hidden="true">${
    nothingCopied ? html`0` : flat ? html`${count} × ${dollars(ctx, price)} ${pictures(formula)}` : html`${dollars(ctx, price)} × ${count} ${pictures(formula)}`
  }${doubled ? html` × ${times}` : nothing}${Number(people) ? html` + ${dollars(ctx, 1)} × ${people} ${sign("seeker", 15)}` : nothing}</span></span>`;
}

/** @param {Ctx} ctx @param {Fact} fact an income, paid or previewed */
export const reckoning = (ctx, fact) => arithmetic(ctx, fact, ctx.say("event", fact));

/** How what a tile would pay now comes about. @param {Ctx} ctx @param {import("./model.js").Pays} pays */
export const sumOf = (ctx, pays) =>
  arithmetic(ctx, pays, ctx.t("reckoning", { value: printed(ctx, pays.formula_tile).value, count: pays.count, price: pays.price }));

/** One line: who gets how much, for which tile, and the arithmetic. @param {Ctx} ctx @param {Fact} fact */
export const incomeLine = (ctx, fact) =>
  html`${token(Number(fact.seat), 18)}<b class="st-amount">+${dollars(ctx, fact.amount)}</b><span class="st-for"><b>${tileName(ctx, String(fact.tile))}</b> ${reckoning(ctx, fact)}</span>`;
