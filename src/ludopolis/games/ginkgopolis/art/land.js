/** The park that the city grows into: three layers of paper under it, trees and fallen leaves around it. It depends on the cells alone. */
import { svg } from "../../../vendor/lit-html/lit-html.js";

/** Units from cell to cell; a tile is 100 wide. */
export const PITCH = 116;
const HALF = PITCH / 2;
const LAYERS = [
  [0.86, "gk-land1"],
  [0.6, "gk-land2"],
  [0.09, "gk-land3"],
];

/** @param {number} x @param {number} y cells east and north @returns {[number, number]} the middle of the cell */
export const middle = (x, y) => [x * PITCH, -y * PITCH];

/** A fixed pseudo-random number in [0, 1) for a place. @param {number} x @param {number} y @param {number} salt */
function chance(x, y, salt) {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** All cells as one shape. @param {number[][]} cells */
const shape = (cells) => cells.map(([x, y]) => `M${x * PITCH - HALF} ${-y * PITCH - HALF}h${PITCH}v${PITCH}h${-PITCH}Z`).join("");

/** @param {number[][]} cells of buildings @param {number[][]} taken cells of letters */
export function land(cells, taken) {
  const d = shape(cells);
  return svg`<g class="gk-land" aria-hidden="true">${LAYERS.map(([width, name]) => svg`<path class="gk-under" d=${d} stroke-width=${2 * Number(width) * PITCH} transform="translate(0 4)"/><path class=${name} d=${d} stroke-width=${2 * Number(width) * PITCH}/>`)}
    ${plants(cells, taken)}</g>`;
}

/** Trees at the corners of the empty cells next to the city, leaves farther out. @param {number[][]} cells @param {number[][]} taken */
function plants(cells, taken) {
  const full = new Set(cells.map(String));
  const letters = new Set(taken.map(String));
  const edge = new Set();
  for (const [x, y] of cells)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ])
      if (!full.has(String([x + dx, y + dy]))) edge.add(`${x + dx},${y + dy}`);
  return [...edge].map((key) => {
    const [x, y] = key.split(",").map(Number);
    const [mx, my] = middle(x, y);
    const which = chance(x, y, 1);
    const next = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].some(([dx, dy]) => full.has(String([x + dx, y + dy])));
    if (!next) {
      if (which < 0.62) return null;
      const size = 24 + 16 * chance(x, y, 2);
      return svg`<use href="#gk-leaf" transform="translate(${Math.round(mx)} ${Math.round(my)}) rotate(${Math.round(140 * chance(x, y, 3) - 70)})" x=${-size / 2} y=${-size / 2} width=${size} height=${size}/>`;
    }
    if (which < 0.35) return null;
    // In a corner of the cell, where no token covers it.
    const cx = mx + (chance(x, y, 4) < 0.5 ? -1 : 1) * (letters.has(key) ? 46 : 40);
    const cy = my + (chance(x, y, 5) < 0.5 ? -1 : 1) * (letters.has(key) ? 44 : 38);
    return svg`<use href="#gk-tree-0" x=${Math.round(cx - 15)} y=${Math.round(cy - 18)} width="30" height="34"/>${which > 0.6 ? svg`<use href="#gk-tree-1" x=${Math.round(cx + 4)} y=${Math.round(cy - 10)} width="21" height="26"/>` : null}`;
  });
}

/** A letter's token, around the middle of its cell. @param {string} letter */
export const letterToken = (letter) =>
  svg`<circle class="gk-cast" cx="1.500" cy="4" r="30"/><circle r="30" class="gk-disc"/><circle r="26" class="gk-ring"/><text class="gk-letter" y="10.500">${letter}</text>`;
