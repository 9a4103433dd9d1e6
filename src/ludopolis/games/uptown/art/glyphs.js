/** Small signs on a 24 grid, in the current colour: kinds of premises, marks of a card, money and prestige. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const stroke = (/** @type {string} */ d, width = 2.4) =>
  svg`<path fill="none" stroke="currentColor" stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" d=${d} />`;
const solid = (/** @type {string} */ d) => svg`<path fill="currentColor" d=${d} />`;

/** @type {Record<string, unknown>} */
const GLYPHS = {
  office: solid(
    "M9 6.500V5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.500h5a2 2 0 0 1 2 2V12l-8 2v-1.500h-4V14l-8-2V8.500a2 2 0 0 1 2-2Zm2 0h2V5h-2ZM2 14l8 2v1.500h4V16l8-2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2Z",
  ),
  services: solid(
    "M21.500 7.300a6 6 0 0 1-7.800 7.400L7 21.400a2.600 2.600 0 0 1-3.800-.1 2.600 2.600 0 0 1 0-3.700l6.700-6.700A6 6 0 0 1 17.300 3L13.800 6.500l.6 3.400 3.400.6Z",
  ),
  flat: solid("M12 2.500 22.500 12H19.500v9.500h-5.300V15H9.800v6.500H4.500V12H1.500Z"),
  cafe: svg`${solid("M3 9h14v1.500h2a3.300 3.300 0 0 1 0 6.600h-2.400A6.500 6.500 0 0 1 10.500 21h-1A6.500 6.500 0 0 1 3 14.500Zm14 3v3h1.800a1.500 1.500 0 0 0 0-3Z")}${stroke("M7.500 6.500c1.200-1.300-.9-2.200.2-3.800M12 6.500c1.200-1.300-.9-2.200.2-3.800", 1.9)}`,
  shop: svg`${solid("M4 8h16l1.200 14H2.800Z")}${stroke("M8 10V6.500a4 4 0 0 1 8 0V10", 2.2)}`,
  hotel: svg`${solid("M2 4h2.600v9H11V7.500h6.500A4.500 4.500 0 0 1 22 12v8.500h-2.600V17H4.600v3.500H2Z")}<circle cx="7.700" cy="9.600" r="2.500" fill="currentColor" />`,
  none: solid("M3 3h18v4H3Zm0 7h18v4H3Zm0 7h18v4H3Z"),
  gift: svg`${solid("M2.500 8h19v4.500h-19Zm1.500 6h7v8H4Zm9 0h7v8h-7Z")}${stroke("M12 8C9 8 6 6.500 6.500 4.300 7 2 11 2.500 12 8Zm0 0c3 0 6-1.500 5.500-3.700C17 2 13 2.500 12 8Z", 2.2)}`,
  no_gifts: svg`${solid("M4 9h16v4H4Zm1.500 5h13v7.500h-13Z")}${stroke("M12 8C9.500 8 7 6.800 7.400 5c.4-1.800 3.800-1.400 4.600 3Zm0 0c2.500 0 5-1.200 4.600-3-.4-1.800-3.800-1.400-4.600 3Z", 1.8)}<path d="M3 2.500 21 22" stroke="var(--hole, #fff)" stroke-width="6" /><path d="M3 2.500 21 22" stroke="currentColor" stroke-width="2.800" stroke-linecap="round" />`,
  roof: svg`${solid("M12 3.500 23 14h-3.200l-7.800-7.300L4.200 14H1Z")}<rect x="5" y="16" width="14" height="4.500" rx="1" fill="currentColor" />`,
  // A tower with the storeys in question filled.
  ground: svg`${stroke("M6 14V2.500h12V14M6 8.200h12", 2)}<rect x="4" y="14" width="16" height="8.500" rx="1" fill="currentColor" />`,
  upper: svg`<path fill="currentColor" d="M5 1.500h14v6H5Zm0 7.500h14v6H5Z" />${stroke("M6 15v6.500h12V15", 2)}`,
  rooftop: svg`${stroke("M12 1.500v7", 2.4)}${solid("M12 1h8l-2.500 2.700L20 6.500h-8Z")}${stroke("M6 10h12v11.500H6ZM6 15.700h12", 2)}<rect x="3.500" y="8" width="17" height="3.500" rx="1" fill="currentColor" />`,
  below: stroke("M12 4v15M5 12.500l7 7 7-7", 3.2),
  lock: svg`<rect x="4.500" y="10.500" width="15" height="11" rx="2.500" fill="currentColor" />${stroke("M8 10.500V7.500a4 4 0 0 1 8 0v3")}`,
  turn: stroke("M7 20V5M3 9l4-4.500L11 9M17 4v15M13 15l4 4.500 4-4.500"),
  flip: stroke("M4 9c4-5 12-5 16 0M20 4v5h-5M20 15c-4 5-12 5-16 0M4 20v-5h5"),
  cards: svg`<rect x="3" y="3" width="13" height="16" rx="2.400" fill="currentColor" opacity=".5" /><rect x="8" y="6" width="13" height="16" rx="2.400" fill="currentColor" />`,
  tower: svg`<path fill="currentColor" d="M6 22V3h12v19h-4v-4h-4v4Zm3-15.500h2.500V9H9Zm3.500 0H15V9h-2.500Zm-3.500 5h2.500V14H9Zm3.500 0H15V14h-2.500Z" fill-rule="evenodd" />`,
  storeys: svg`${solid("M2 2.500h10.500v5H2Zm0 7h10.500v5H2Zm0 7h10.500v5H2Z")}${stroke("M18.500 3.500v17M15.500 6.500l3-3 3 3M15.500 17.500l3 3 3-3", 2)}`,
  start: svg`${stroke("M5 22V3.500", 2.4)}${solid("M6 3.500h13l-3 4.500 3 4.500H6Z")}`,
  star: solid("m12 1.800 3.100 6.500 7.100.9-5.200 4.900 1.300 7-6.300-3.400-6.300 3.400 1.300-7L1.800 9.200l7.100-.9Z"),
  coin: svg`<circle cx="12" cy="12" r="10" fill="#F2C14E" /><circle cx="12" cy="12" r="7.600" fill="none" stroke="#A87512" stroke-width="1.300" />
    <path fill="none" stroke="#6E4A05" stroke-width="1.900" stroke-linecap="round" d="M14.900 9.300c-.5-1.200-1.600-1.700-2.900-1.700-1.700 0-2.900.9-2.900 2.200 0 3 5.900 1.400 5.900 4.400 0 1.300-1.300 2.200-3 2.200-1.400 0-2.600-.6-3-1.900M12 6v12" />`,
  roofcoin: svg`${solid("M12 1 23 11h-4.200L12 5.200 5.200 11H1Z")}<circle cx="12" cy="16" r="7" fill="#F2C14E" /><circle cx="12" cy="16" r="5.200" fill="none" stroke="#A87512" stroke-width="1.200" />`,
  bow: svg`<path fill="currentColor" stroke="#FFFDF8" stroke-width="1.400" stroke-linejoin="round" d="M12 12C8 5 1.500 5.500 2.500 12c1 6.500 7.500 5 9.500 0Zm0 0c4-7 10.500-6.500 9.500 0-1 6.500-7.500 5-9.500 0Z" /><circle cx="12" cy="12" r="3" fill="currentColor" stroke="#FFFDF8" stroke-width="1.400" />`,
};

/** @param {string} name @param {number} [size] */
export const glyph = (name, size = 18) => html`<svg class="gl" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${GLYPHS[name]}</svg>`;

/** What an effect counts: a kind on the plot is drawn in a tower, a kind on the street above a road. @param {string} effect @param {number} [size] */
export function counted(effect, size = 13) {
  const [where, kind] = effect.split(".");
  if (!kind) return glyph(effect, size);
  return html`<svg class="gl per" viewBox="0 0 24 30" width=${size} height=${size * 1.25} aria-hidden="true"><g transform="translate(2.400 0) scale(.8)">${GLYPHS[kind]}</g>${
    where === "street"
      ? svg`<path d="M0 26.500h24" stroke="currentColor" stroke-width="3.400" stroke-dasharray="6.500 2.200" />`
      : svg`<path d="M7 22.500v6.500h10v-6.500" fill="none" stroke="currentColor" stroke-width="2.800" />`
  }</svg>`;
}
