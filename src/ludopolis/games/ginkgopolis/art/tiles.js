/**
 * Tiles and buildings in a box of 100 units: factories with saw-tooth roofs for red, glass towers for blue, hanging gardens for yellow.
 * Each drawing exists once, as a symbol; a city of sixty tiles is made of references to them.
 */
import { tint } from "../../../kit/board.js";
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { signAt } from "./icons.js";

/** How far a floor raises the one above it. */
export const LIFT = 9;
const ITEM = { R: "resource", B: "tile", Y: "point" };
/** Three drawings for each colour. */
const VARIANTS = [0, 1, 2];

/** @typedef {"R" | "B" | "Y"} Colour */

/** @param {number} value */
const n = (value) => Math.round(value * 100) / 100;

/** Workshops with brick walls. @param {number} variant */
function works(variant) {
  const teeth = variant ? 4 : 5;
  const w = 100 / teeth;
  let d = "M0 100V70";
  for (let i = 0; i < teeth; i += 1) {
    const up = variant === 2 && i % 2 ? 6 : 0;
    d += `L${n(i * w)} ${70 - up}L${n((i + 1) * w)} ${54 - up}V70`;
  }
  let bricks = "";
  for (let row = 0; row < 3; row += 1) for (let i = 0; i < 6; i += 1) bricks += `M${4 + i * 18 + (row % 2) * 9 - 4} ${78 + row * 8}h9`;
  return svg`<path class="d" d="${d}V100Z"/><path class="l" d=${bricks} stroke-width="2" opacity=".55"/>`;
}

const TOWERS = [
  [
    [2, 30, 24],
    [30, 46, 20],
    [54, 34, 22],
    [80, 52, 18],
  ],
  [
    [0, 44, 22],
    [26, 32, 26],
    [56, 52, 18],
    [78, 38, 22],
  ],
  [
    [4, 36, 18],
    [26, 52, 22],
    [52, 40, 20],
    [76, 30, 24],
  ],
];

/** Towers with rows of windows. @param {number} variant */
function towers(variant) {
  let walls = "";
  let windows = "";
  for (const [x, h, w] of TOWERS[variant]) {
    walls += `M${x} ${100 - h}h${w}v${h}h${-w}Z`;
    for (let row = 0; row < Math.floor(h / 9); row += 1) {
      for (let at = x + 4; at + 3.5 <= x + w - 2; at += 6.5) windows += `M${at} ${104.5 - h + row * 9}h3.500v3.200h-3.500Z`;
    }
  }
  return svg`<path class="d" d=${walls}/><path class="w" d=${windows}/>`;
}

/** The part of a line that lies on the tile. @param {number} x @param {number} y @param {number} dx @param {number} dy */
function cut(x, y, dx, dy) {
  const sides = [
    [-x / dx, (100 - x) / dx],
    [-y / dy, (100 - y) / dy],
  ].map((ends) => ends.sort((a, b) => a - b));
  const from = Math.max(0, sides[0][0], sides[1][0]);
  const to = Math.min(1, sides[0][1], sides[1][1]);
  return from < to ? `M${n(x + dx * from)} ${n(y + dy * from)}L${n(x + dx * to)} ${n(y + dy * to)}` : "";
}

/** Terraces like ginkgo leaves. Nothing is drawn beyond the tile, although it would be clipped: the size of a building is measured. @param {number} variant */
function gardens(variant) {
  const shift = [0, 16, -12][variant];
  const fans = [
    [20, 100, 34],
    [62, 104, 36],
    [98, 102, 30],
    [-18, 104, 30],
  ].map(([x, y, r]) => [x + shift, y, r]);
  let ribs = "";
  for (const [x, y, r] of fans) {
    for (const angle of [-150, -125, -90, -55, -30]) {
      const a = (angle * Math.PI) / 180;
      ribs += cut(x, y, (r - 6) * Math.cos(a), (r - 6) * Math.sin(a));
    }
  }
  const arcs = fans.flatMap(([x, y, r]) => {
    const [left, right] = [-1, 1].map((side) => Math.min(100, Math.max(0, x + side * Math.sqrt(r * r - (y - 100) ** 2))));
    const top = (/** @type {number} */ at) => n(y - Math.sqrt(Math.max(0, r * r - (at - x) ** 2)));
    return left < right ? [`M${n(left)} ${top(left)}A${r} ${r} 0 0 1 ${n(right)} ${top(right)}`] : [];
  });
  return svg`${arcs.map((d) => svg`<path class="d" d="${d}V100H${d.slice(1).split(" ")[0]}Z"/><path d=${d} fill="none" stroke="var(--gk-base)" stroke-width="2.500"/>`)}<path class="l" d=${ribs} stroke-width="2.200" opacity=".6"/>`;
}

const ART = { R: works, B: towers, Y: gardens };

/** Shapes of the players' resources, around the origin, with a radius of about 9. */
const SHAPES = [
  svg`<circle r="8.800"/>`,
  svg`<rect x="-7.800" y="-7.800" width="15.600" height="15.600" rx="1.800"/>`,
  svg`<path d="M0-9.600 9.600 7.200H-9.600Z"/>`,
  svg`<path d="M0-10.300 10.300 0 0 10.300-10.300 0Z"/>`,
  svg`<path d="M0-9.600 8.300-4.800V4.800L0 9.600-8.300 4.800V-4.800Z"/>`,
];

/** Everything that is drawn more than once; part of the drawing of the city. */
export const DEFS = svg`<defs>
  <clipPath id="gk-round"><rect width="100" height="100" rx="12"/></clipPath>
  ${
    /** @type {Colour[]} */ (["R", "B", "Y"]).map((colour) =>
      VARIANTS.map(
        (variant) => svg`
    <symbol id="gk-art-${colour}${variant}" viewBox="0 0 100 100" class="gk-c${colour}"><g class="gk-art">${ART[colour](variant)}</g></symbol>
    <symbol id="gk-face-${colour}${variant}" viewBox="0 0 100 104" class="gk-c${colour}"><rect class="gk-d" y="3.500" width="100" height="100" rx="12"/><rect class="gk-base" width="100" height="100" rx="12"/>
      <g class="gk-art" clip-path="url(#gk-round)">${ART[colour](variant)}</g><rect x=".8" y=".8" width="98.400" height="98.400" rx="11.400" fill="none" stroke="#FFFDF8" stroke-opacity=".5" stroke-width="1.600"/>
      <circle class="gk-d" cx="80" cy="22" r="14.500"/><g color="#FFFDF8">${signAt(ITEM[colour], 80, 22, 18)}</g></symbol>`,
      ),
    )
  }
  ${/** @type {Colour[]} */ (["R", "B", "Y"]).map((colour) => svg`<symbol id="gk-slab-${colour}" viewBox="-2 -2 104 106" class="gk-c${colour}"><rect class="gk-d" y="2" width="100" height="100" rx="12"/><rect class="gk-base" width="100" height="100" rx="12" stroke="#FFFDF8" stroke-width="1.400" stroke-opacity=".8"/><rect y="-1" width="100" height="98" rx="12" fill="#14202B" opacity=".2"/></symbol>`)}
  ${SHAPES.map((shape, at) => svg`<symbol id="gk-cube-${at + 1}" viewBox="-13 -13 26 29"><g class="gk-cube p${at + 1}"><g class="rim"><g transform="translate(0 3)">${shape}</g>${shape}</g><g class="side" transform="translate(0 3)">${shape}</g><g class="gk-lid">${shape}</g></g></symbol>`)}
  <symbol id="gk-crane" viewBox="-28 -14 56 58"><path d="M6 36V4M-22 5H20" stroke="#FFFDF8" stroke-width="8" stroke-linecap="round" opacity=".8"/><path d="M6 36V4M-22 5H20" stroke="#3A2A05" stroke-width="5.500" stroke-linecap="round"/>
    <path d="M6 36V4M-22 5H20" stroke="#FFC83D" stroke-width="2.800" stroke-linecap="round"/><path d="M-20 5 6-6 18 5M-16 6v9" fill="none" stroke="#3A2A05" stroke-width="1.800"/>
    <rect x="-20.500" y="14" width="9" height="7" rx="1.500" fill="#FFC83D" stroke="#3A2A05" stroke-width="1.600"/><rect x="13" y="6" width="7" height="7" rx="1" fill="#3A2A05"/><rect x="-2" y="34" width="16" height="6" rx="2" fill="#3A2A05"/></symbol>
  <symbol id="gk-tree-0" viewBox="-14 -14 30 34"><ellipse cx="3" cy="16.500" rx="11" ry="3" fill="#14202B" opacity=".16"/><path d="M0 0v17" stroke="#8B6B4A" stroke-width="2.800" stroke-linecap="round"/><circle r="11" class="gk-t1"/><path d="M0-11a11 11 0 0 1 0 22Z" class="gk-t2"/></symbol>
  <symbol id="gk-tree-1" viewBox="-12 -14 24 30"><ellipse cx="2" cy="11" rx="6" ry="2" fill="#14202B" opacity=".16"/><path d="M0-12c8 8 7 22 0 23-7-1-8-15 0-23Z" class="gk-t1"/><path d="M0-12c8 8 7 22 0 23Z" class="gk-t2"/></symbol>
  <symbol id="gk-leaf" viewBox="0 0 24 24"><path d="M12 15.600C7.600 15 3 12 1.600 6.900 4 3.200 8.400 2.300 11 4.300l1 4.600 1-4.600c2.600-2 7-1.100 9.400 2.600C21 12 16.400 15 12 15.600Z" class="gk-fallen"/><path d="M12 14.500c.2 3-.4 5-2.200 7" fill="none" class="gk-fallen-s" stroke-width="2" stroke-linecap="round"/></symbol>
</defs>`;

/** @param {string} id `R7` @returns {{colour: Colour, number: number}} */
export const read = (id) => ({ colour: /** @type {Colour} */ (id[0]), number: Number(id.slice(1)) });

/** The face of a tile. @param {string} id */
export function face(id) {
  const { colour, number } = read(id);
  return svg`<use href="#gk-face-${colour}${number % 3}" width="100" height="104"/><text class="gk-num c${colour}" x="9" y="38">${number}</text>`;
}

/** A row of resources. @param {number} seat @param {number} count */
export function cubes(seat, count) {
  const step = Math.min(21, 34 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => svg`<use href="#gk-cube-${tint(seat)}" x=${n(5 + at * step)} y="64" width="23" height="25.700"/>`);
}

/** The height of a building as a number. @param {number} height @param {boolean} small */
export function heightMark(height, small) {
  if (small)
    return svg`<g class="gk-h" transform="translate(84 79)"><circle r="17" cy="3" class="sh"/><circle r="16"/><text y="9" class="big">${height}</text></g>`;
  return svg`<g class="gk-h" transform="translate(79 79)"><rect class="sh" x="-18" y="-11" width="37" height="27" rx="13.500"/><rect x="-18" y="-13" width="37" height="27" rx="13.500"/>${signAt("height", -6.5, 0.5, 15)}<text x="9.500" y="6.500">${height}</text></g>`;
}

/** The floors under the top one, from the ground up. @param {string[]} tiles from the top down */
export function floors(tiles) {
  const below = tiles.slice(1).reverse();
  return svg`<rect class="gk-cast" x=${3 + 2 * tiles.length} y="4" width="100" height="100" rx="13"/><rect class="gk-cast" x="1" y="3.500" width="100" height="100" rx="13"/>
    ${below.map((id, at) => svg`<use href="#gk-slab-${id[0]}" x="-2" y=${-2 - LIFT * at} width="104" height="106"/>`)}`;
}
