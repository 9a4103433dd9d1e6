/** Blocks of paper squares for points that are a product: one factor wide, the other high. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { tint, token } from "../draw/art.js";
import { signed } from "../words/format.js";
import { ranking } from "./rows.js";
import { styled } from "../draw/styled.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./rows.js").Row} Row */

/** The two factors of a seat. @param {Row} row @param {number} seat @returns {[number, number]} */
export function factors(row, seat) {
  const { wide, high } = /** @type {NonNullable<import("../types.js").Source["block"]>} */ (row.source.block);
  const figures = row.lines[seat]?.figures ?? {};
  return [figures[wide] ?? 0, figures[high] ?? 0];
}

/**
 * A block with its lowest rows laid.
 * @param {Row} row
 * @param {number} seat
 * @param {number} [laid] how many rows; all by default
 * @param {boolean} [outlined] whether the others are drawn as empty places
 */
export function block(row, seat, laid = Infinity, outlined = false) {
  const [wide, high] = factors(row, seat).map((factor) => Math.max(0, factor));
  const rows = Math.min(laid, high);
  return html`<span class="paperblock c${tint(seat)} ${outlined ? "outlined" : ""}" aria-hidden="true" ${styled({ "--wide": wide, "--high": high, "--laid": wide ? rows : 0 })}><i></i></span>`;
}

/** The whole size of the largest block, so that all are drawn to one scale. @param {Row} row */
export const largest = (row) => ({
  "--most-wide": Math.max(1, ...row.lines.map((_, seat) => factors(row, seat)[0])),
  "--most-high": Math.max(1, ...row.lines.map((_, seat) => factors(row, seat)[1])),
});

/** The product with its icons. @param {Row} row @param {number} seat */
export function product(row, seat) {
  const [wide, high] = factors(row, seat);
  const [first, second] = row.source.block?.icons(18) ?? [nothing, nothing];
  return html`<span class="product">${first}${signed(wide)} × ${second}${signed(high)}</span>`;
}

/** The icon of one factor. @param {Row} row @param {string} figure @param {number} size */
export function factorSign({ source }, figure, size) {
  const [wide, high] = source.block?.icons(size) ?? [nothing, nothing];
  return figure === source.block?.wide ? wide : high;
}

/** The factor that is counted first. @param {Row} row @param {number} seat */
export const width = (row, seat) => html`<span class="product">${row.source.block?.icons(18)[0] ?? nothing}${signed(factors(row, seat)[0])}</span>`;

/** Everybody's block, the best first. @param {Ctx} ctx @param {Row} row */
export function blocks(ctx, row) {
  if (!ctx.over) return nothing;
  return html`<section class="sheet box blocks" ${styled(largest(row))}><h3 class="cap">${row.word}</h3><div class="blockrow n${row.lines.length}">${ranking(
    ctx.over,
  ).map(
    (seat) => html`<div class="blockcol">
    ${block(row, seat)}<span class="who">${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span></span>
    <span class="fx">${product(row, seat)}<b>${signed(row.points[seat])}</b></span></div>`,
  )}</div></section>`;
}
