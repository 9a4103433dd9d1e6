/** Numbers with their signs, each also in words: items, gains, small tiles and cards. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { sign } from "../art/icons.js";
import { read } from "../art/tiles.js";
import { itemsOf } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */

/** `+2 ▣ +1 ❦`. @param {Ctx} ctx @param {number[]} counts @param {number} [size] */
export function gains(ctx, counts, size = 15) {
  const items = itemsOf(counts);
  if (!items.length) return html`<span class="gk-gain none">${ctx.t("board-nothing")}</span>`;
  return items.map(
    ([item, count]) =>
      html`<span class="gk-gain" role="img" aria-label=${inWords(ctx, item, count)} title=${inWords(ctx, item, count)}><span class="plus">${count > 0 ? "+" : "−"}</span>${Math.abs(count)}${sign(item, size)}</span>`,
  );
}

/** @param {Ctx} ctx @param {string} item @param {number} count */
export const inWords = (ctx, item, count) => ctx.t(`board-count-${item}`, { count });

/** A stock and its size. @param {Ctx} ctx @param {string} item @param {number | null} count @param {number} [size] */
export function stock(ctx, item, count, size = 16) {
  const label = count === null ? ctx.t(`board-closed-${item}`) : ctx.t(`board-has-${item}`, { count });
  return html`<span class="gk-stock" role="img" aria-label=${label} title=${label}>${sign(item, size)}<b>${count ?? "?"}</b></span>`;
}

/** A small tile. @param {string} id @param {number} [size] */
export function smallTile(id, size = 44) {
  const { colour, number } = read(id);
  return html`<svg class="gk-small" width=${size} height=${size * 1.04} viewBox="0 0 100 104" aria-hidden="true">${svg`<use href="#gk-face-${colour}${number % 3}" width="100" height="104"/><text class="gk-num c${colour}" x="9" y="38">${number}</text>`}</svg>`;
}

/** A tile or a letter as a stamp, for lines of text: colour, sign and number. @param {Ctx} ctx @param {string} id */
export function stamp(ctx, id) {
  if (id.length === 1) return html`<span class="gk-stamp letter" title=${ctx.t("board-token", { letter: id })}>${id}</span>`;
  const { colour, number } = read(id);
  const name = ctx.t(`tile-${id}`);
  return html`<span class="gk-stamp c${colour}" role="img" aria-label=${name} title=${name}>${sign({ R: "resource", B: "tile", Y: "point" }[colour], 11, "plain")}${number}</span>`;
}

/** A number that would change. @param {number | null} now @param {number | string | null} then a range in words where it is open */
export const change = (now, then) => (then === null || then === now ? nothing : html`<i class="gk-then">→ ${then}</i>`);
