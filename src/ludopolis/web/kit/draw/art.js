/** The shell's own cut-paper shapes: icons, player tokens, the mark, the rosette. */
import { html, svg } from "../../vendor/lit-html/lit-html.js";

/** 24 grid, drawn in the current colour. @type {Record<string, ReturnType<typeof svg>>} */
const ICONS = {
  back: svg`<path d="M14.5 5 8 12l6.5 7"/>`,
  undo: svg`<path d="M8 6 4 10l4 4"/><path d="M4 10h10a5 5 0 0 1 0 10h-3"/>`,
  reset: svg`<path d="M11 7 7 11l4 4"/><path d="M6 7 2 11l4 4"/><path d="M7 11h9a4.500 4.500 0 0 1 0 9h-3"/>`,
  globe: svg`<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17"/>`,
  moon: svg`<path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z"/>`,
  menu: svg`<path d="M5 7h14M5 12h14M5 17h14"/>`,
  dots: svg`<path d="M6 12h.01M12 12h.01M18 12h.01" stroke-width="3.4"/>`,
  down: svg`<path d="m7 10 5 5 5-5"/>`,
  right: svg`<path d="m9.500 5 6.500 7-6.500 7"/>`,
  to: svg`<path d="M4 12h15m-6-6.500 6.500 6.500-6.500 6.500"/>`,
  first: svg`<path d="M17 5.500 10.500 12l6.500 6.500M7 5.500v13"/>`,
  last: svg`<path d="m7 5.500 6.500 6.500L7 18.500M17 5.500v13"/>`,
  play: svg`<path d="M8 5.500v13l10-6.500Z"/>`,
  pause: svg`<path d="M9 6v12M15 6v12" stroke-width="2.600"/>`,
  bin: svg`<path d="M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.500 11v5M13.500 11v5"/>`,
  check: svg`<path d="m5 12.500 4.500 4.500L19 7.500"/>`,
  bell: svg`<path d="M6 16.500c1.500-1.500 1.500-3 1.500-6a4.500 4.500 0 0 1 9 0c0 3 0 4.500 1.500 6Z"/><path d="M10 19.500a2 2 0 0 0 4 0M12 4v2"/>`,
  book: svg`<path d="M4 5.500c3-1 5.500-.7 8 1 2.500-1.700 5-2 8-1V18c-3-1-5.500-.7-8 1-2.500-1.700-5-2-8-1Z"/><path d="M12 6.500V19"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  whole: svg`<path d="M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7"/><path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17"/>`,
  replay: svg`<path d="M4.500 12a7.500 7.500 0 1 0 2.500-5.600"/><path d="M4 4v4.500h4.500"/><path d="m10.500 9 4.500 3-4.500 3Z"/>`,
  robot: svg`<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 4.500V8M9.500 13v1M14.500 13v1"/>`,
  person: svg`<circle cx="12" cy="8" r="3.600"/><path d="M5 20c.4-4.600 3-7 7-7s6.600 2.400 7 7"/>`,
  people: svg`<circle cx="9" cy="8" r="3.2"/><path d="M3 19c.3-4 2.600-6 6-6s5.700 2 6 6"/><path d="M15.500 5.200a3.200 3.200 0 0 1 0 5.700M17.500 13.600c2.200.8 3.300 2.600 3.500 5.400"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7.500V12l3 2"/>`,
  gauge: svg`<path d="M4 17a8.500 8.500 0 1 1 16 0"/><path d="m12 14 4-4.500"/>`,
  screen: svg`<rect x="4" y="5" width="16" height="11" rx="2"/><path d="M9 20h6M12 16v4"/>`,
  puzzle: svg`<path d="M5 8h4.200a2.300 2.300 0 1 1 4.600 0H18v4.200a2.300 2.300 0 1 1 0 4.600V20H5Z"/>`,
  lamp: svg`<path d="M9 17.500h6M10 20.500h4M9 14.500c-.3-1.500-3-3-3-6a6 6 0 0 1 12 0c0 3-2.700 4.500-3 6Z"/>`,
  hand: svg`<path d="M9 12V5.500a1.500 1.500 0 0 1 3 0V11l5.200 1.100a2 2 0 0 1 1.600 2.300l-.8 4.100a2.500 2.500 0 0 1-2.400 2H11a3 3 0 0 1-2.400-1.200L5.500 15a1.500 1.500 0 0 1 2.300-1.900L9 14.500"/>`,
  x: svg`<path d="M6 6l12 12M18 6 6 18"/>`,
  share: svg`<path d="M12 15V4M8 7.500 12 4l4 3.500"/><path d="M5 13v6h14v-6"/>`,
  tune: svg`<path d="M4.500 8h8M17.500 8h2M4.500 16h2M11.500 16h8"/><circle cx="15" cy="8" r="2.500"/><circle cx="9" cy="16" r="2.500"/>`,
  talk: svg`<path d="M4.500 5h15v11h-8.500L7 19.500V16H4.500Z"/>`,
  send: svg`<path d="M4 12 20 4.500 15 20l-3.500-6.500Z"/>`,
  unseen: svg`<path d="M4.500 9C3.200 10.500 2.500 12 2.500 12S6 18.500 12 18.500c1.300 0 2.500-.3 3.600-.8M9 6c1-.3 1.900-.5 3-.5 6 0 9.500 6.500 9.500 6.500s-.8 1.500-2.300 3.100M4 4l16 16"/>`,
  eye: svg`<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z"/><circle cx="12" cy="12" r="3"/>`,
  help: svg`<circle cx="12" cy="12" r="8.500"/><path d="M9.500 9.700a2.500 2.500 0 1 1 3.700 2.200c-.8.400-1.200 1-1.200 1.900M12 16.700h.01"/>`,
  info: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 7.800h.01"/>`,
  flag: svg`<path d="M6 21V4M6 5h11l-2.500 4L17 13H6"/>`,
  list: svg`<path d="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01"/>`,
  sheet: svg`<path d="M6 3.500h9l4 4V20.500H6Z"/><path d="M9.500 12h6M9.500 16h6M9.500 8h2.500"/>`,
  away: svg`<path d="M4 9.500c5-4.500 11-4.500 16 0M7.500 13c3-2.600 6-2.600 9 0M12 17.500h.01M4 4l16 16"/>`,
  alert: svg`<path d="M4.500 5h15v11h-8.500L7 19.500V16H4.500Z"/><path d="M12 8v2.800M12 13.200h.01"/>`,
  qr: svg`<path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.500v2.500H14ZM20 14v2.500M17.500 20H20M14 20h.01M20 20v-1"/>`,
  save: svg`<path d="M12 4v11M8 11.500l4 3.500 4-3.500"/><path d="M5 16v4h14v-4"/>`,
};

/** @param {string} name @param {number} [size] */
export function icon(name, size = 20) {
  return html`<svg class="ic" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><g
    fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</g></svg>`;
}

const HEXAGON = "21.45,17.45 12,22.5 2.55,17.45 2.55,6.55 12,1.5 21.45,6.55";

/** A shape for each seat; from the sixth on they repeat with a dot in the middle, and colours and shapes pair differently. */
const SHAPES = [
  svg`<circle cx="12" cy="12" r="9"/><path class="half" d="M12 3a9 9 0 0 1 0 18Z"/>`,
  svg`<rect x="4" y="4" width="16" height="16" rx="2"/><path class="half" d="M12 4h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-6Z"/>`,
  svg`<path d="m12 2.500 9.700 17.200H2.300Z"/><path class="half" d="m12 2.500 9.700 17.200H12Z"/>`,
  svg`<path d="m12 2 10 10-10 10L2 12Z"/><path class="half" d="m12 2 10 10-10 10Z"/>`,
  svg`<polygon points=${HEXAGON} /><path class="half" d="m12 1.500 9.450 5.050v10.900L12 22.500Z"/>`,
];

/** By seat: which colour and shape it has, where that is not the seat's own. @type {number[]} */
let worn = [];

/** Lets seats wear other colours: in a rematch everybody keeps theirs. @param {number[]} colours by seat */
export function dress(colours) {
  worn = colours;
}

/** @param {number} seat */
const look = (seat) => worn[seat] ?? seat;

/** The number of a seat's colour: 1 to 5. @param {number} seat */
export const tint = (seat) => (look(seat) % 5) + 1;

/** A player's token. @param {number} seat @param {number} [size] */
export function token(seat, size = 22) {
  const own = look(seat);
  const shape = (own + Math.floor(own / 5)) % 5;
  return html`<svg class="tok p${tint(seat)}" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${SHAPES[shape]}${
    own >= 5 ? svg`<circle class="heart" cx="12" cy="12.500" r="3.200"/>` : null
  }</svg>`;
}

/** @param {number} [size] */
export function rosette(size = 56) {
  const points = Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 ? 16 : 19;
    return `${(24 + r * Math.cos((i * Math.PI) / 12)).toFixed(1)},${(21 + r * Math.sin((i * Math.PI) / 12)).toFixed(1)}`;
  }).join(" ");
  return html`<svg class="rosette" viewBox="0 0 48 50" width=${size} height=${size} aria-hidden="true">
    <polygon points="15,30 11,47 18,43 23,48 25,30" fill="var(--p5)"/><polygon points="33,30 37,47 30,43 25,48 23,30" fill="var(--coin-d)"/>
    <polygon points=${points} fill="var(--coin)"/><circle cx="24" cy="21" r="12.5" fill="var(--cream)"/>
    <path d="M24,8.500 a12.500,12.500 0 0 1 0,25Z" fill="var(--cream-d)"/>
    <polygon points="24,12.500 26.600,18 32.500,18.600 28,22.600 29.400,28.400 24,25.400 18.600,28.400 20,22.600 15.500,18.600 21.400,18" fill="var(--coin-d)"/></svg>`;
}

/** @param {number} [size] */
export function mark(size = 30) {
  return html`<svg class="mark" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true"><use href="#mark"></use></svg>`;
}
