/** Icons: coins, residents, hearts, the five kinds. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { disc, line, moved, paper, poly, rect, shape, signed, star, times } from "../../../kit/board.js";
import { coin, heart } from "./parts.js";

const INK = "print";
const PAPER = "#FFFCF5";

const folk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
  moved(
    disc(0, -4, 3.3, "folk") +
      shape("M-6,7.5 C-6,1.8 -3.5,.2 0,.2 C3.5,.2 6,1.8 6,7.5Z", "folk") +
      shape("M0,.2 C3.5,.2 6,1.8 6,7.5 H0Z", "folk-d", ' opacity=".6"') +
      shape("M0,-7.3 A3.3,3.3 0 0 1 0,-.7Z", "folk-d", ' opacity=".6"'),
    x,
    y,
    s,
  );

const joy =
  disc(12, 12, 10.5, "butter") +
  shape("M12,1.5 A10.5,10.5 0 0 1 12,22.5Z", "butter-d") +
  disc(8.2, 10, 1.4, INK) +
  disc(15.8, 10, 1.4, INK) +
  line("M7.2,14.300 Q12,20.200 16.800,14.300", INK, 1.7);

/** @type {Record<string, string>} */
const FIGURES = {
  coin: coin(12, 11.5, 9),
  folk: folk(12, 12, 1.25),
  heart: heart(12, 12, 1.25),
  joy,
  pile:
    rect(5, 4, 12, 16, "sunk", 2, ' stroke="currentColor" stroke-width="1.6" transform="rotate(-9 11 12)"') +
    rect(7, 4, 12, 16, "sheet", 2, ' stroke="currentColor" stroke-width="1.6"'),
  deck: rect(6, 3, 12, 16, "sheet", 2, ' stroke="currentColor" stroke-width="1.6"') + line("M8.500,21.500 h10.500 a2,2 0 0 0 2,-2 V6", "var(--ink-2)", 1.6),
  once: poly("13,2 5,14 11,14 9,22 18,9.500 12,9.500", "coin-d"),
  end: line("M6,22 V3", "currentColor", 2) + shape("M6,4 h13 l-3,4.500 3,4.500 h-13Z", "currentColor"),
  neighbour: folk(6.5, 13, 0.7) + folk(17.5, 13, 0.7) + line("M10,20 l-2.500,1.500 2.500,1.500 M14,20 l2.500,1.500 -2.500,1.500", "currentColor", 1.4),
  left: line("M19,12 H5 M11,5.500 L4.500,12 l6.500,6.500", "currentColor", 2.6),
  copy:
    rect(3, 7, 11, 14, "none", 2, ' stroke="currentColor" stroke-width="1.900"') +
    rect(9, 3, 11, 14, "sheet", 2, ' stroke="currentColor" stroke-width="1.900"'),
  slots:
    rect(2, 4, 6, 7, "currentColor", 1.5) +
    rect(9, 4, 6, 7, "currentColor", 1.5) +
    rect(16, 4, 6, 7, "currentColor", 1.5) +
    rect(2, 13, 6, 7, "currentColor", 1.5) +
    rect(9, 13, 6, 7, "currentColor", 1.5),
  next: rect(2, 6, 8, 12, "currentColor", 1.5) + rect(13, 6, 8, 12, "none", 1.5, ' stroke="currentColor" stroke-width="1.800"'),
  before: rect(3, 6, 8, 12, "none", 1.5, ' stroke="currentColor" stroke-width="1.800"') + rect(14, 6, 8, 12, "currentColor", 1.5),
  lowest: line("M4,6 v13 M10,10 v9 M16,13 v6", "currentColor", 3) + line("M20,8 v10 M17.500,15.500 l2.500,3 2.500,-3", "currentColor", 1.6),
  most: line("M4,14 v5 M10,10 v9 M16,5 v14", "currentColor", 3),
  lock: rect(5, 11, 14, 10, "currentColor", 2) + line("M8,11 V8 a4,4 0 0 1 8,0 V11", "currentColor", 2.4),
  any: disc(12, 12, 8.5, "none", ' stroke="currentColor" stroke-width="1.800" stroke-dasharray="3.200 2.400"'),
};

/** A figure's icon. @param {keyof typeof FIGURES} name @param {number} [size] */
export const figure = (name, size = 18) =>
  html`<svg class="fig" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${paper(FIGURES[name])}</svg>`;

/** Cards with a figure, where a number counts cards. @param {keyof typeof FIGURES} name @param {number} size */
export const cardsWith = (name, size) =>
  html`<svg class="fig" viewBox="2 1 20 22" width=${(size * 20) / 22} height=${size} aria-hidden="true">${paper(
    rect(3.5, 2, 17, 20, "sheet", 3, ' stroke="currentColor" stroke-width="1.6"') + moved(FIGURES[name], 3.6, 3.6, 0.7),
  )}</svg>`;

/** Whether there is such an icon. @param {string} name */
export const isFigure = (name) => name in FIGURES;

/**
 * Counted icons: one for each coin of income, each resident, each heart. What is taken away is set apart with its minus, which would else be read with
 * the icon before it; it is not crossed out as in print, for that would take the minus away.
 * @param {{income: number, residents: number, hearts: number}} it @param {number} [size]
 */
export function gives(it, size = 16) {
  const count = (/** @type {string} */ name, /** @type {number} */ n) =>
    n < 0 ? html`<b class="hc-minus">${signed(n)}${figure(name, size)}</b>` : Array.from({ length: n }, () => figure(name, size));
  return html`<span class="gives" aria-hidden="true">${count("coin", it.income)}${count("folk", it.residents)}${count("heart", it.hearts)}</span>`;
}

/** A coin with a number on it. @param {number} n @param {number} size */
export const price = (n, size) =>
  html`<svg class="price" viewBox="0 0 26 27" width=${size} height=${size} aria-hidden="true">${paper(coin(13, 12.5, 12.5))}<text
    x="13" y="17.6" text-anchor="middle">${n}</text></svg>`;

const dent = times(6, (i) => rect(-0.9, -5, 1.8, 2.4, "PEN", 0, ` transform="rotate(${i * 60})"`));

/** One glyph per kind, so that nothing is told by colour alone. In a box of 10 around 0. @type {Record<string, (f: string) => string>} */
const GLYPHS = {
  blue: (f) =>
    poly("-4,-1.5 0,-4.5 4,-1.5", f) +
    rect(-3.6, -0.6, 1.6, 3.8, f) +
    rect(-0.8, -0.6, 1.6, 3.8, f) +
    rect(2, -0.6, 1.6, 3.8, f) +
    rect(-4.3, 3.2, 8.6, 1.2, f),
  green: (f) => poly("-4.6,0 0,-4.5 4.6,0", f) + rect(-3.2, -0.4, 6.4, 4.6, f),
  yellow: (f) => shape("M-3.6,-1.5 h7.2 l.8,5.9 h-8.8Z", f) + line("M-1.9,-1 v-1 a1.9,2 0 0 1 3.8,0 v1", f, 1.1),
  orange: (f) => disc(0, -1.2, 3.3, f) + poly("0,2 -1.2,4 1.2,4", f),
  purple: (f) =>
    disc(0, 0, 3, "none", ` stroke="${f.startsWith("#") ? f : `var(--${f})`}" stroke-width="2"`) +
    dent.replaceAll("var(--PEN)", f.startsWith("#") ? f : `var(--${f})`),
  none: (f) => disc(0, 0, 3, "none", ` stroke="${f}" stroke-width="1.6"`),
  special: (f) => star(0, 0.3, 5, f),
};

/** @param {string} kind */
const ground = (kind) => (kind === "special" ? "night" : `k-${kind}`);

/** The glyph's own colour: paper, but ink on yellow, where paper would not be visible. @param {string} kind */
const pen = (kind) => (kind === "yellow" ? INK : PAPER);

/** A badge as SVG text, for drawings. @param {string} kind @param {number} x centre @param {number} y @param {number} size */
export const stamp = (kind, x, y, size) => moved(rect(-11, -11, 22, 22, ground(kind), 6) + moved(GLYPHS[kind](pen(kind)), 0, 0, 1.6), x, y, size / 24);

/** The badge of a kind. @param {string} kind @param {number} [size] */
export const badge = (kind, size = 20) =>
  html`<svg class="badge" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${paper(
    rect(1, 1, 22, 22, ground(kind), 6) + moved(GLYPHS[kind](pen(kind)), 12, 12, 1.6),
  )}</svg>`;

/** A colour that a special building still lacks: the badge in outline. @param {string} kind @param {number} [size] */
export const outline = (kind, size = 20) =>
  html`<svg class="badge lacking" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${paper(
    rect(2, 2, 20, 20, "sheet", 5.5, ` stroke="var(--k-${kind})" stroke-width="2"`) + moved(GLYPHS[kind]("ink-2"), 12, 12, 1.45),
  )}</svg>`;
