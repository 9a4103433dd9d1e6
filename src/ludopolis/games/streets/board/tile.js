/** A tile with its road on one side. The road turns, and signs lie beside it; houses, people, text and symbols stand upright. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { paper, rect } from "../../../kit/board.js";
import { facade } from "../art/facades.js";
import { business, pin, plate } from "../art/pieces.js";

/** @typedef {"N" | "E" | "S" | "W"} Side */
/** @typedef {{kind: string, symbols: string, value: string, price: number, wants: string, business: string | null, units: number, source: string}} Printed */

/** @type {Record<string, number>} */
export const TURN = { S: 0, W: 90, N: 180, E: 270 };

/**
 * Where a point of a tile with its road in the south moves to if the road lies elsewhere.
 * @param {string} side
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
function turned(side, x, y) {
  if (side === "W") return [100 - y, x];
  if (side === "N") return [100 - x, 100 - y];
  if (side === "E") return [y, 100 - x];
  return [x, y];
}

/**
 * Where things are, by the side of the road. A house of 100 stands on what the road leaves of the ground.
 * `people`: the left end of the chip and its middle line, or the right end if it reaches to the left. `paid`: the middle of what is
 * paid for it, which leaves its value in sight.
 * @type {Record<string, {house: string, left: boolean} & Record<"plate" | "owner" | "people" | "seekers" | "paid", [number, number]>>}
 */
export const LIES = {
  S: { house: "translate(0 0)", plate: [62, 15], owner: [14, 14], people: [4, 60], left: false, seekers: [40, 44], paid: [50, 37] },
  N: { house: "translate(0 20.5)", plate: [38, 85], owner: [86, 86], people: [96, 54], left: true, seekers: [50, 56], paid: [30, 54] },
  E: { house: "translate(.2 34) scale(.78)", plate: [15, 38], owner: [14, 86], people: [27, 86], left: false, seekers: [38, 56], paid: [34, 62] },
  W: { house: "translate(21.8 34) scale(.78)", plate: [85, 34], owner: [86, 86], people: [73, 86], left: true, seekers: [62, 56], paid: [66, 60] },
};
/** The ground in front of a house whose road runs past its side. @type {Record<string, string>} */
const FOOT = { E: "M0 95.500h78.500V100H5a5 5 0 0 1-5-4.500Z", W: "M21.500 95.500H100a5 5 0 0 1-5 4.500H21.500Z" };

/** @type {Record<number, number[]>} */
const PINS = { 1: [76], 2: [54, 80], 3: [32, 56, 80], 4: [20, 40, 60, 80] };

/** Ground, house and road. @param {string} tile @param {string} kind @param {string} side */
const picture = (
  tile,
  kind,
  side,
) => svg`<rect class="st-under" x="1.5" y="3" width="100" height="100" rx="6"/><rect class="st-ground" width="100" height="100" rx="5"/>
  ${FOOT[side] ? svg`<path class="st-under" d=${FOOT[side]}/>` : nothing}<g class="st-face" transform=${LIES[side].house}>${facade(tile, kind)}</g>
  <g transform="rotate(${TURN[side]} 50 50)"><path class="st-kerb" d="M0 78.500h100v4H0Z"/><path class="st-road" d="M0 82h100v14a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"/><path class="st-dash" d="M2.750 91h94.500"/></g>`;

/** @type {Map<string, ReturnType<typeof paper>>} */
const signs = new Map();

/** Where a tile's symbols are, and how large. @param {string} symbols @param {string} side @returns {{letter: string, x: number, y: number, r: number}[]} */
export const pinsOf = (symbols, side) =>
  (PINS[symbols.length] ?? []).map((at, i) => {
    const [x, y] = turned(side, at, 76);
    return { letter: symbols[i], x, y, r: symbols.length > 2 ? 8.2 : 9.8 };
  });

/** Symbols, value and business sign, upright. @param {string} tile @param {Printed} printed @param {string} side @param {boolean} shops with business signs */
function readable(tile, printed, side, shops) {
  const key = `${tile} ${side} ${shops} ${printed.symbols}`;
  let found = signs.get(key);
  if (!found) {
    const pins = pinsOf(printed.symbols, side)
      .map(({ letter, x, y, r }) => pin(letter, x, y, TURN[side], r))
      .join("");
    const sale =
      shops && printed.business
        ? Array.from({ length: printed.units }, (_, i) => business(String(printed.business), ...turned(side, 11 + 17 * i, 90.5))).join("")
        : "";
    found = paper(`${sale}${pins}${plate(printed, ...LIES[side].plate)}${rect(0.6, 0.6, 98.8, 98.8, "none", 5, ' class="st-rim"')}`);
    signs.set(key, found);
  }
  return found;
}

/** Everything printed on a tile. @param {string} tile @param {Printed} printed @param {string} side @param {boolean} shops */
export const face = (tile, printed, side, shops) =>
  svg`<g class="st-${printed.kind}">${picture(tile, printed.kind, side)}${readable(tile, printed, side, shops)}</g>`;
