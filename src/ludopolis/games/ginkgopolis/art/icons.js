/** Small signs on a grid of 24, in the current colour: items, actions, heights. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const THIN = { "stroke-width": 2.2 };
/** @param {string} d @param {number} [width] */
const line = (d, width = THIN["stroke-width"]) =>
  svg`<path d=${d} fill="none" stroke="currentColor" stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"/>`;

/** @type {Record<string, ReturnType<typeof svg>>} */
const SIGNS = {
  resource: svg`<path fill="currentColor" d="M12 2 20.800 6.600 12 11.200 3.200 6.600Z"/><path fill="currentColor" opacity=".72" d="M3 8.400 11.200 12.700V22L3 17.500Z"/><path fill="currentColor" opacity=".5" d="M21 8.400 12.800 12.700V22L21 17.500Z"/>`,
  tile: svg`<rect x="3" y="3" width="14" height="14" rx="2.600" fill="currentColor"/>${line("M20.500 8v10.300a2.200 2.200 0 0 1-2.200 2.200H8")}`,
  point: svg`<path fill="currentColor" d="M12 15.600C7.600 15 3 12 1.600 6.900 4 3.200 8.400 2.300 11 4.300l1 4.600 1-4.600c2.600-2 7-1.100 9.400 2.600C21 12 16.400 15 12 15.600Z"/>${line("M12 14.500c.2 3-.4 5-2.200 7", 2)}`,
  exploit: svg`<rect x="6" y="3" width="12" height="18" rx="2.400" fill="none" stroke="currentColor" stroke-width="2.200"/><circle cx="12" cy="12" r="2.600" fill="currentColor"/>`,
  urbanize: svg`<rect x="2" y="6.500" width="11" height="11" rx="2" fill="currentColor"/>${line("M15.500 12H22M19 8.500l3.300 3.500-3.300 3.500", 2.4)}`,
  construct: svg`${line("M12 10V2.500M8.300 5.700 12 2.200l3.700 3.500", 2.4)}<rect x="3.500" y="12" width="17" height="4" rx="1.400" fill="currentColor"/><rect x="3.500" y="17.700" width="17" height="4" rx="1.400" fill="currentColor"/>`,
  end: line("M5 22V3.500h13.500l-3 4.500 3 4.500H5"),
  height: svg`<path fill="currentColor" d="M12 2.500 22 8l-10 5.500L2 8Z"/>${line("m2.500 12.200 9.500 5.200 9.500-5.200M2.500 16.500l9.500 5.200 9.500-5.200", 2)}`,
  renew: line("M20 11a8 8 0 0 0-14.300-4L4 8.800M4 4v5h5M4 13a8 8 0 0 0 14.300 4l1.700-1.800M20 20v-5h-5"),
  secret: line(
    "M3 3l18 18M10 5.300A10 10 0 0 1 12 5c5.500 0 9 5 9.800 7a14 14 0 0 1-2.600 3.700M6.200 6.500A14 14 0 0 0 2.200 12c.8 2 4.300 7 9.800 7a9.600 9.600 0 0 0 4.800-1.300M9.900 9.900a3 3 0 0 0 4.200 4.200",
    2,
  ),
  person: svg`<circle cx="12" cy="7.500" r="4.800" fill="currentColor"/><path d="M2.500 22c.6-5.500 4-8 9.500-8s8.900 2.500 9.500 8Z" fill="currentColor"/>`,
  cards: svg`<rect x="3" y="5" width="11" height="16" rx="2.200" fill="currentColor" opacity=".45"/><rect x="8" y="3" width="12" height="17" rx="2.400" fill="currentColor"/>`,
  discard: svg`<rect x="5" y="3" width="14" height="18" rx="2.400" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M9 9l6 6M15 9l-6 6" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  crane: svg`${line("M15 21V4M4 5.500h17M6.500 6v4", 2.4)}<path d="M4 5.500 15 2l5.500 3.500" fill="none" stroke="currentColor" stroke-width="1.600"/><rect x="4" y="10" width="5" height="4" rx="1" fill="currentColor"/><rect x="11.500" y="20" width="7" height="2.500" rx="1" fill="currentColor"/>`,
  district: svg`<path d="M3 3h9v6h9v12H8v-9H3Z" fill="currentColor" opacity=".35"/><path d="M3 3h9v6h9v12H8v-9H3Z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>`,
  first: svg`<path d="M12 13.500C8 13 4.500 10.500 3.500 6.500c2-2.600 5.600-3.300 7.600-1.900l.9 3.700.9-3.700c2-1.400 5.600-.7 7.600 1.900-1 4-4.500 6.500-8.500 7Z" fill="currentColor"/>${line("M12 13v8M8 21h8", 2)}`,
  chosen: line("m4.500 12.500 5 5L19.500 7", 3),
  arrow: line("M3 12h17M13 5l7 7-7 7", 3.2),
};

/** The items in the order of every list of counts: red gives resources, blue tiles, yellow points. */
export const ITEMS = ["resource", "tile", "point"];

/** @param {string} name @param {number} [size] @param {string} [kind] */
export const sign = (name, size = 16, kind = "") =>
  html`<svg class="gk-ic ${ITEMS.includes(name) ? `i-${name}` : ""} ${kind}" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${SIGNS[name]}</svg>`;

/** The same inside a drawing, around a centre. @param {string} name @param {number} x @param {number} y @param {number} size */
export const signAt = (name, x, y, size) => svg`<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${SIGNS[name]}</g>`;
