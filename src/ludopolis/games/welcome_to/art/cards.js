/** The six effects as glyphs, and the two sides of a construction card. Without words: captions stand beside the cards. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { pool, tree } from "./town.js";

const PICKETS = [0, 1, 2, 3, 4].map((i) => `M${5 + i * 8.2},42 V17 l3,-5 l3,5 V42Z`).join(" ");

/** In a box of 48 by 48. @type {Record<string, import("../../../vendor/lit-html/lit-html.js").SVGTemplateResult>} */
const GLYPHS = {
  fence: svg`<g fill="var(--cream)" stroke="var(--print)" stroke-width="1.4" stroke-linejoin="round"><path d="M3,22 h42 v4 h-42Z M3,33 h42 v4 h-42Z" fill="var(--cream-d)"/><path d=${PICKETS} /></g>`,
  agent: svg`<rect x="9" y="6" width="3.600" height="38" rx="1.500" fill="var(--brick-d)"/><rect x="9" y="8" width="32" height="3.600" rx="1.500" fill="var(--brick-d)"/>
    <path d="M19,11 h2 v5 h-2Z M34,11 h2 v5 h-2Z" fill="var(--slate)"/><rect x="15" y="15" width="25" height="21" rx="3" fill="var(--butter)"/>
    <path d="M27.500,15 H37 a3,3 0 0 1 3,3 V33 a3,3 0 0 1 -3,3 H27.500Z" fill="var(--butter-d)"/>
    <path d="M20,32 V25.500 l7.500,-6 l7.500,6 V32Z" fill="var(--cream)"/><path d="M27.500,30.500 v-7 m-3,3 l3,-3 l3,3" fill="none" stroke="var(--brick-d)" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  park: svg`<ellipse cx="24" cy="43" rx="19" ry="2.600" fill="var(--shade)"/>${tree(15, 43, 27, "fir")}${tree(30, 43, 38, "round")}`,
  pool: svg`${pool(4, 13, 40, 28, "built")}<path d="M31,6 v14 M37,6 v14 M31,10.500 h6 M31,15.500 h6" fill="none" stroke="var(--slate-d)" stroke-width="2.200" stroke-linecap="round"/>`,
  temp: svg`<path d="M4,30 a14,16 0 0 1 28,0Z" fill="var(--k-orange)"/><path d="M18,14 a14,16 0 0 1 14,16 H18Z" fill="var(--shade)"/><rect x="15" y="10" width="6" height="17" rx="3" fill="var(--butter)"/>
    <rect x="0" y="29" width="36" height="6" rx="3" fill="var(--k-orange)"/><rect x="18" y="29" width="18" height="6" rx="3" fill="var(--shade)"/>
    <path d="M36.500,17 l4.800,-5 l4.800,5 M36.500,38 l4.800,5 l4.800,-5 M41.300,13 V42" fill="none" stroke="var(--ink)" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  bis: svg`<ellipse cx="24" cy="42" rx="21" ry="2.600" fill="var(--shade)"/><path d="M4,42 V25 L13.500,16 L23,25 V42Z" fill="var(--folk)"/><path d="M13.500,16 L23,25 V42 H13.500Z" fill="var(--folk-d)"/>
    <path d="M25,42 V25 L34.500,16 L44,25 V42Z" fill="var(--folk)"/><path d="M34.500,16 L44,25 V42 H34.500Z" fill="var(--folk-d)"/>
    <path d="M1.500,26 L13.500,14 L24,24.500 L34.500,14 L46.500,26" fill="none" stroke="var(--brick)" stroke-width="3.400" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="8.500" y="28" width="10" height="8.500" rx="1.500" fill="var(--cream)"/><rect x="29.500" y="28" width="10" height="8.500" rx="1.500" fill="var(--cream)"/>
    <path d="M13.500,29.800 v5 M34.500,29.800 v5" stroke="var(--print)" stroke-width="1.800" stroke-linecap="round"/>`,
  plan: svg`<path d="M9,5 H39 V43 H9Z" fill="var(--butter)"/><path d="M24,5 H39 V43 H24Z" fill="var(--butter-d)" fill-opacity=".6"/><path d="M15,15 h18 M15,24 h18 M15,33 h11" fill="none" stroke="var(--print)" stroke-width="3" stroke-linecap="round"/>`,
  ring: svg`<ellipse cx="24" cy="31" rx="21" ry="11" fill="var(--road)"/><ellipse cx="24" cy="31" rx="15.500" ry="7.800" fill="none" stroke="var(--cream)" stroke-width="1.600" stroke-dasharray="5 4"/><ellipse cx="24" cy="31" rx="9" ry="4.800" fill="var(--leaf)"/>${tree(24, 32, 22, "round")}`,
  refusal: svg`<path d="M11,5 H30 L38,13 V43 H11Z" fill="var(--cream)"/><path d="M24.500,5 H30 L38,13 V43 H24.500Z" fill="var(--cream-d)"/><path d="M30,5 V13 H38Z" fill="var(--stone-d)"/><path d="M17,22 l14,14 M31,22 l-14,14" fill="none" stroke="var(--bad)" stroke-width="4" stroke-linecap="round"/>`,
};

const GROUNDS = { fence: "stone", agent: "k-yellow-t", park: "grass", pool: "sky", temp: "e6", bis: "k-blue-t" };

/** @typedef {keyof typeof GROUNDS} Effect */

/** A glyph as an icon. @param {string} kind @param {number} [size] */
export const glyph = (kind, size = 20) => html`<svg class="wt-glyph" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true">${GLYPHS[kind]}</svg>`;

/** A glyph within another drawing. @param {string} kind @param {number} x @param {number} y @param {number} size */
export const glyphAt = (kind, x, y, size) => svg`<g transform="translate(${x} ${y}) scale(${size / 48})">${GLYPHS[kind]}</g>`;

/**
 * The number side, 84 by 108, with its back small in the corner, if printed there: it is the next round's effect.
 * @param {number | null} number
 * @param {string | null} back
 */
export function numberSide(number, back) {
  return svg`<rect x=".75" y=".75" width="82.500" height="106.500" rx="11" fill="var(--sheet)" stroke="var(--hair-2)"/>
    <path d="M17,96 V52 L42,31 L67,52 V96Z" fill="var(--butter)"/><path d="M42,31 L67,52 V96 H42Z" fill="var(--butter-d)" fill-opacity=".5"/>
    <polygon points="10,55 42,27 42,36.500 15.500,59.500" fill="var(--brick)"/><polygon points="42,27 74,55 68.500,59.500 42,36.500" fill="var(--brick-d)"/>
    <text x="42" y=${(number ?? 0) < 10 ? 90 : 88} font-size=${(number ?? 0) < 10 ? 46 : 39} font-weight="900" text-anchor="middle" fill="var(--print)">${number ?? "?"}</text>
    <text x="10" y="21" font-size="16" font-weight="850" fill="var(--ink)">${number ?? "?"}</text>${back ? svg`<rect x="47" y="4.500" width="32" height="32" rx="8" fill="var(--${GROUNDS[/** @type {Effect} */ (back)]})" stroke="var(--hair-2)"/>${glyphAt(back, 50, 7.5, 26)}` : ""}`;
}

/** The effect side, 84 by 108. @param {string} effect */
export function effectSide(effect) {
  return svg`<rect x=".75" y=".75" width="82.500" height="106.500" rx="11" fill="var(--${GROUNDS[/** @type {Effect} */ (effect)]})" stroke="var(--hair-2)"/>
    ${glyphAt(effect, 11, 22, 62)}`;
}
