/**
 * Parts of houses. A tile is a box of 100 with its road in the south; houses stand on y = 79.
 * Colours: `m`, `d`, `l`, `p` are the kind's facade, its dark and light tone and the ground; the rest are tokens.
 */
import { disc, line, poly, rect, shape, times } from "../../../kit/board.js";

export const GROUND = 79;
/** The four colours of people, for houses that welcome them all. */
export const FOLK = ["st-t", "st-h", "st-p", "st-s"];

/** A wall with its second tone. @type {(x: number, w: number, h: number, f?: string, y?: number) => string} */
export const wall = (x, w, h, f = "m", y = GROUND) => rect(x, y - h, w, h, f) + rect(x + w / 2, y - h, w / 2, h, "shade");

/** @type {(x: number, y: number, w: number, h?: number, f?: string) => string} */
export const ledge = (x, y, w, h = 4, f = "d") => rect(x, y, w, h, f, 1) + rect(x + w / 2, y, w / 2, h, "shade", 1);

/** @type {(x: number, y: number, w?: number, h?: number) => string} */
export const win = (x, y, w = 7, h = 8) => rect(x, y, w, h, "glass", 1);

/** Rows of windows. @type {(x: number, y: number, cols: number, rows: number, dx: number, dy: number, w?: number, h?: number) => string} */
export const wins = (x, y, cols, rows, dx, dy, w = 6, h = 6) =>
  shape(
    times(rows, (row) => times(cols, (col) => `M${x + col * dx} ${y + row * dy}h${w}v${h}h${-w}Z`)),
    "glass",
  );

/** @type {(x: number, y: number, w: number, h: number, f?: string) => string} */
export const arch = (x, y, w, h, f = "glass") => shape(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, f);

/** @type {(x: number, w?: number, h?: number, f?: string) => string} */
export const door = (x, w = 9, h = 15, f = "d") => rect(x, GROUND - h, w, h, f, 1) + disc(x + w * 0.76, GROUND - h * 0.45, 0.9, "butter");

/** @type {(x: number, y: number, w: number, h: number, f?: string) => string} */
export const gable = (x, y, w, h, f = "d") =>
  poly(`${x},${y} ${x + w / 2},${y - h} ${x + w},${y}`, f) + poly(`${x + w / 2},${y - h} ${x + w},${y} ${x + w / 2},${y}`, "shade");

/** @type {(x: number, y: number, w: number, h: number, f?: string) => string} */
export const dome = (x, y, w, h, f = "d") =>
  shape(`M${x} ${y}a${w / 2} ${h} 0 0 1 ${w} 0Z`, f) + shape(`M${x + w / 2} ${y - h}a${w / 2} ${h} 0 0 1 ${w / 2} ${h}Z`, "shade");

/** A striped awning with a scalloped edge. @type {(x: number, y: number, w: number, count: number, f?: string | string[], h?: number) => string} */
export const awning = (x, y, w, count, f = "d", h = 6) => {
  const s = w / count;
  const colours = Array.isArray(f) ? f : [f];
  const strips = (/** @type {(i: number) => boolean} */ which) =>
    times(count, (i) => (which(i) ? `M${x + i * s} ${y}h${s}v${h}a${s / 2} ${s / 2} 0 0 1 ${-s} 0Z` : ""));
  return (
    shape(
      strips((i) => i % 2 === 1),
      "cream",
    ) +
    colours
      .map((one, at) =>
        shape(
          strips((i) => i % 2 === 0 && (i / 2) % colours.length === at),
          one,
        ),
      )
      .join("") +
    rect(x, y - 2, w, 3, "d")
  );
};

/** Sawtooth roofs. @type {(x: number, y: number, w: number, count: number, h: number, f?: string) => string} */
export const saw = (x, y, w, count, h, f = "m") => {
  const s = w / count;
  return times(
    count,
    (i) =>
      poly(`${x + i * s},${y} ${x + (i + 1) * s},${y - h} ${x + (i + 1) * s},${y}`, f) +
      poly(`${x + (i + 1) * s - 3},${y - h + 2.4} ${x + (i + 1) * s},${y - h} ${x + (i + 1) * s},${y} ${x + (i + 1) * s - 3},${y}`, "shade-2"),
  );
};

/** @type {(x: number, y: number, r: number, f?: string) => string} */
export const plaque = (x, y, r, f = "cream") => disc(x, y + 1, r, "shade-2") + disc(x, y, r, f);

/** @type {(x: number, y: number, h?: number, f?: string) => string} */
export const flag = (x, y, h = 12, f = "d") =>
  rect(x - 0.7, y - h, 1.4, h, "slate") + poly(`${x + 0.7},${y - h} ${x + 8},${y - h + 2.8} ${x + 0.7},${y - h + 5.6}`, f);

/** @type {(x: number, h?: number, y?: number) => string} */
export const tree = (x, h = 24, y = GROUND) =>
  rect(x - 1.1, y - h * 0.45, 2.2, h * 0.45, "brick-d") +
  disc(x, y - h * 0.68, h * 0.32, "leaf") +
  shape(`M${x} ${y - h}a${h * 0.32} ${h * 0.32} 0 0 1 0 ${h * 0.64}Z`, "leaf-d");

/** @type {(x: number, w?: number) => string} */
export const bush = (x, w = 12) =>
  shape(`M${x} ${GROUND}a${w / 4} ${w / 3} 0 0 1 ${w / 2} ${-w / 6}a${w / 4} ${w / 3} 0 0 1 ${w / 2} ${w / 6}Z`, "leaf") +
  rect(x + w / 2, GROUND - 2, w / 2, 2, "leaf-d");

/** A string of lamps. @type {(x: number, y: number, w: number, sag?: number) => string} */
export const lamps = (x, y, w, sag = 7) => {
  const at = (/** @type {number} */ t) => [x + w * t, y + 4 * sag * t * (1 - t)];
  return (
    line(`M${x} ${y}Q${x + w / 2} ${y + 2 * sag} ${x + w} ${y}`, "d", 0.9) + times(5, (i) => disc(at((i + 1) / 6)[0], at((i + 1) / 6)[1] + 1, 1.8, "lamp"))
  );
};

/** Bunting. @type {(x: number, y: number, w: number, count?: number) => string} */
export const bunting = (x, y, w, count = 6) =>
  line(`M${x} ${y}h${w}`, "d", 0.8) +
  times(count, (i) => poly(`${x + (i * w) / count},${y} ${x + ((i + 1) * w) / count},${y} ${x + ((i + 0.5) * w) / count},${y + 6}`, FOLK[i % 4]));

/** @type {(x: number, y: number, r?: number, f?: string) => string} */
export const parasol = (x, y, r = 8, f = "d") =>
  rect(x - 0.6, y, 1.2, r * 1.5, "slate") +
  shape(`M${x - r} ${y + 1}a${r} ${r} 0 0 1 ${2 * r} 0Z`, f) +
  shape(`M${x - r / 3} ${y + 1}a${r / 3} ${r} 0 0 1 ${(2 * r) / 3} 0Z`, "cream");

/** @type {(x: number, y: number) => string} */
export const smoke = (x, y) => line(`M${x} ${y}q4 -3 0 -6t0 -6`, "cream-d", 2);

/** @type {(x: number, w: number) => string} */
export const fence = (x, w) =>
  line(`M${x} ${GROUND - 6}h${w}`, "cream", 1.6) + times(Math.floor(w / 5) + 1, (i) => rect(x + i * 5 - 0.9, GROUND - 9, 1.8, 9, "cream", 0.8));
