/**
 * Cut paper: the primitive shapes every drawing is made of. All return SVG text; `paper` makes a template of it.
 *
 * A colour is the name of a token (`brick` is `var(--brick)`), so that drawings follow the theme by themselves.
 * Light comes from the left: whatever stands upright has a second tone on its right half.
 */
import { svg } from "../../vendor/lit-html/lit-html.js";

/** @param {string} name token or literal colour */
export const colour = (name) => (/^(#|none$|var\(|currentColor$)/.test(name) ? name : `var(--${name})`);

/** @param {number} value */
const n = (value) => String(Math.round(value * 100) / 100);

/** Rectangle from its top left corner. @type {(x: number, y: number, w: number, h: number, f: string, r?: number, more?: string) => string} */
export const rect = (x, y, w, h, f, r = 0, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour(f)}"${r ? ` rx="${n(r)}"` : ""}${more}/>`;

/** Polygon. @type {(points: string, f: string, more?: string) => string} */
export const poly = (points, f, more = "") => `<polygon points="${points}" fill="${colour(f)}"${more}/>`;

/** Circle. @type {(x: number, y: number, r: number, f: string, more?: string) => string} */
export const disc = (x, y, r, f, more = "") => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour(f)}"${more}/>`;

/** Ellipse. @type {(x: number, y: number, a: number, b: number, f: string) => string} */
export const oval = (x, y, a, b, f) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${colour(f)}"/>`;

/** Filled path. @type {(d: string, f: string, more?: string) => string} */
export const shape = (d, f, more = "") => `<path d="${d}" fill="${colour(f)}"${more}/>`;

/** Stroked path. @type {(d: string, f: string, w?: number, more?: string) => string} */
export const line = (d, f, w = 1.5, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour(f)}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A ring. @type {(x: number, y: number, r: number, f: string, w: number) => string} */
export const ring = (x, y, r, f, w) => disc(x, y, r, "none", ` stroke="${colour(f)}" stroke-width="${n(w)}"`);

/** A drawing moved, scaled and turned. @type {(body: string, x: number, y: number, scale?: number, turn?: number) => string} */
export const moved = (body, x, y, scale = 1, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${n(scale)})`}">${body}</g>`;

/** One drawing for each number from 0. @type {(count: number, draw: (i: number) => string) => string} */
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join("");

/**
 * One drawing for each item.
 * @template T
 * @param {T[]} items
 * @param {(item: T, i: number) => string} draw
 */
export const each = (items, draw) => items.map(draw).join("");

/** A point of a circle. @type {(x: number, y: number, r: number, degrees: number) => string} */
export const on = (x, y, r, degrees) => {
  const a = (degrees * Math.PI) / 180;
  return `${n(x + r * Math.cos(a))},${n(y + r * Math.sin(a))}`;
};

/** A star with five points. @type {(x: number, y: number, r: number, f: string) => string} */
export const star = (x, y, r, f) => poly(Array.from({ length: 10 }, (_, i) => on(x, y, i % 2 ? r * 0.45 : r, i * 36 - 90)).join(" "), f);

/** @type {Map<string, TemplateStringsArray>} */
const cut = new Map();

/**
 * SVG text of ours as a template, parsed once and cloned after that.
 * @param {string} text
 */
export function paper(text) {
  let strings = cut.get(text);
  if (!strings) {
    strings = /** @type {TemplateStringsArray} */ (/** @type {unknown} */ (Object.assign([text], { raw: [text] })));
    cut.set(text, strings);
  }
  return svg(strings);
}
