/** Parts of buildings and of their surroundings. A drawing is 120 wide; the ground is at y = 84. */
import { disc, each, line, moved, oval, poly, rect, shape, times } from "../../../kit/board.js";

export const GROUND = 84;
export const KINDS = ["k-blue", "k-green", "k-yellow", "k-orange", "k-purple"];

/** A wall with its second tone. @type {(x: number, w: number, h: number, f: string, y?: number) => string} */
export const wall = (x, w, h, f, y = GROUND) => rect(x, y - h, w, h, f) + rect(x + w / 2, y - h, w / 2, h, "shade");

/** A ledge that casts a shadow. @type {(x: number, y: number, w: number, h: number, f: string) => string} */
export const ledge = (x, y, w, h, f) => rect(x, y, w, h, f) + rect(x + w / 2, y, w / 2, h, "shade");

/** @type {(x: number, y: number, w: number, h: number) => string} */
export const win = (x, y, w, h) =>
  rect(x, y, w, h, "glass", 1.5) + poly(`${x},${y + h} ${x},${y + h * 0.35} ${x + w * 0.65},${y} ${x + w},${y}`, "glass-2", ' opacity=".7"');

/** Rows of windows. @type {(x: number, y: number, cols: number, rows: number, dx: number, dy: number, w: number, h: number) => string} */
export const wins = (x, y, cols, rows, dx, dy, w, h) => times(rows, (row) => times(cols, (col) => win(x + col * dx, y + row * dy, w, h)));

/** A pointed or round window. @type {(x: number, y: number, w: number, h: number, f?: string) => string} */
export const arch = (x, y, w, h, f = "glass") => shape(`M${x},${y + h} V${y + w / 2} a${w / 2},${w / 2} 0 0 1 ${w},0 V${y + h}Z`, f);

/** @type {(x: number, w: number, h: number, f?: string) => string} */
export const door = (x, w, h, f = "brick-d") => rect(x, GROUND - h, w, h, f, 2) + disc(x + w * 0.76, GROUND - h * 0.45, 1, "butter");

/** Striped awning with a scalloped edge. @type {(x: number, y: number, w: number, h: number, count: number, f: string) => string} */
export const awning = (x, y, w, h, count, f) => {
  const s = w / count;
  const strip = (/** @type {number} */ i) => shape(`M${x + i * s},${y} h${s} v${h} a${s / 2},${s / 2} 0 0 1 ${-s},0 Z`, i % 2 ? "cream" : f);
  return times(count, strip) + rect(x, y + h - 1, w, 1.5, "shade");
};

/** Gable over a wall. @type {(x: number, y: number, w: number, h: number, f: string) => string} */
export const gable = (x, y, w, h, f) =>
  poly(`${x},${y} ${x + w / 2},${y - h} ${x + w},${y}`, f) + poly(`${x + w / 2},${y - h} ${x + w},${y} ${x + w / 2},${y}`, "shade-2");

/** A dome, or a round roof. @type {(x: number, y: number, w: number, h: number, f: string) => string} */
export const dome = (x, y, w, h, f) =>
  shape(`M${x},${y} a${w / 2},${h} 0 0 1 ${w},0Z`, f) + shape(`M${x + w / 2},${y - h} a${w / 2},${h} 0 0 1 ${w / 2},${h}Z`, "shade");

/** Columns between two heights. @type {(x: number, top: number, foot: number, w: number, count: number, f?: string, thick?: number) => string} */
export const columns = (x, top, foot, w, count, f = "cream", thick = 8) => {
  const step = (w - thick) / (count - 1);
  return times(count, (i) => {
    const left = x + i * step;
    return (
      rect(left, top, thick, foot - top, f) +
      rect(left + thick / 2, top, thick / 2, foot - top, "shade") +
      rect(left - 1.5, top, thick + 3, 3, f) +
      rect(left - 1.5, foot - 3, thick + 3, 3, f)
    );
  });
};

/** A round sign. @type {(x: number, y: number, r?: number, f?: string) => string} */
export const plate = (x, y, r = 11, f = "cream") => disc(x, y + 1.2, r, "shade-2") + disc(x, y, r, f);

/** A flag on its pole. @type {(x: number, y: number, h: number, f: string) => string} */
export const flag = (x, y, h, f) => rect(x - 1, y - h, 2, h, "slate") + poly(`${x + 1},${y - h} ${x + 11},${y - h + 3.5} ${x + 1},${y - h + 7}`, f);

/** @type {(x: number, y: number, h: number, kind?: 'round'|'fir'|'poplar'|'palm', f?: string) => string} */
export const tree = (x, y, h, kind = "round", f = "leaf") => {
  const w = h * 0.36;
  const trunk = rect(x - h * 0.045, y - h * 0.36, h * 0.09, h * 0.36, "brick-d");
  if (kind === "fir") {
    return (
      trunk +
      poly(`${x},${y - h} ${x + w},${y - h * 0.22} ${x - w},${y - h * 0.22}`, f) +
      poly(`${x},${y - h} ${x + w},${y - h * 0.22} ${x},${y - h * 0.22}`, `${f}-d`)
    );
  }
  if (kind === "palm") {
    const frond = (/** @type {number} */ a) =>
      moved(
        shape(`M0,0 q${w * 0.6},${-w * 0.5} ${w * 1.3},${w * 0.12} q${-w * 0.7},${-w * 0.1} ${-w * 1.3},${-w * 0.12}Z`, a > 60 || a < -60 ? f : `${f}-d`),
        x,
        y - h * 0.9,
        1,
        a,
      );
    return line(`M${x},${y} q${h * 0.07},${-h * 0.45} 0,${-h * 0.9}`, "brick-d", h * 0.08) + each([-170, -120, -60, -10, 30, 150], frond);
  }
  const a = kind === "poplar" ? w * 0.55 : w;
  const b = kind === "poplar" ? h * 0.42 : h * 0.38;
  const mid = y - h + b;
  return trunk + oval(x, mid, a, b, f) + shape(`M${x},${mid - b} A${a},${b} 0 0 1 ${x},${mid + b}Z`, `${f}-d`);
};

/** @type {(x: number, w: number, h: number, y?: number) => string} */
export const hedge = (x, w, h, y = GROUND) => {
  const count = Math.max(2, Math.round(w / 7));
  const s = w / count;
  return (
    times(count, (i) => disc(x + s * (i + 0.5), y - h + s * 0.5, s * 0.56, "leaf")) +
    rect(x, y - h + s * 0.45, w, h - s * 0.45, "leaf") +
    rect(x + w / 2, y - h + s * 0.45, w / 2, h - s * 0.45, "leaf-d")
  );
};

/** @type {(x: number, y: number, s: number, f?: string) => string} */
export const cloud = (x, y, s, f = "sheet") => moved(disc(-10, 0, 6, f) + disc(-2, -4, 8, f) + disc(8, -1, 6.5, f) + rect(-16, 0, 30, 6, f, 3), x, y, s);

/** @type {(x: number, y: number, s?: number) => string} */
export const heart = (x, y, s = 1) =>
  moved(
    shape("M0,7.5 C-9,1.5 -8,-6 -3.6,-6 C-1.5,-6 -.4,-4.6 0,-3.4 C.4,-4.6 1.5,-6 3.6,-6 C8,-6 9,1.5 0,7.5Z", "heart") +
      shape("M0,7.5 C9,1.5 8,-6 3.6,-6 C1.5,-6 .4,-4.6 0,-3.4Z", "heart-d", ' opacity=".55"'),
    x,
    y,
    s,
  );

/** @type {(x: number, y: number, r: number) => string} */
export const coin = (x, y, r) =>
  disc(x, y + r * 0.14, r, "coin-d") + disc(x, y, r, "coin") + disc(x, y, r * 0.74, "none", ` stroke="var(--coin-d)" stroke-width="${r * 0.12}"`);

/**
 * A shop: wall, roof, window, door, awning, and what distinguishes it.
 * @param {{wall: string, awning: string, roof?: 'flat'|'step'|'gable'|'round'|'mansard'|'slant', roofing?: string, x?: number, w?: number,
 *   h?: number, stripes?: number, sign?: string, goods?: string, door?: string}} it
 */
export function shop(it) {
  const { x = 24, w = 72, h = 54, roof = "flat", stripes = 7, roofing = "brick" } = it;
  const top = GROUND - h;
  const mid = x + w / 2;
  const roofs = {
    flat: () => rect(x - 3, top - 5, w + 6, 6, it.wall) + rect(x - 3, top - 5, w + 6, 6, "shade-2"),
    step: () =>
      shape(`M${x},${top} v-5 h10 v-6 h10 v-6 h${w - 40} v6 h10 v6 h10 v5Z`, it.wall) + shape(`M${mid},${top} v-17 h${w / 2 - 20} v6 h10 v6 h10 v5Z`, "shade"),
    gable: () => gable(x - 3, top, w + 6, 20, roofing),
    round: () => dome(x + 8, top, w - 16, 16, it.wall),
    mansard: () =>
      poly(`${x - 3},${top} ${x + 8},${top - 15} ${x + w - 8},${top - 15} ${x + w + 3},${top}`, roofing) +
      poly(`${mid},${top - 15} ${x + w - 8},${top - 15} ${x + w + 3},${top} ${mid},${top}`, "shade-2"),
    slant: () =>
      poly(`${x - 3},${top} ${x - 3},${top - 6} ${x + w + 3},${top - 17} ${x + w + 3},${top}`, roofing) +
      poly(`${mid},${top - 11.5} ${x + w + 3},${top - 17} ${x + w + 3},${top} ${mid},${top}`, "shade-2"),
  };
  return (
    wall(x, w, h, it.wall) +
    roofs[roof]() +
    win(x + 7, 60, w * 0.46, 17) +
    door(x + w * 0.68, w * 0.2, 25, it.door) +
    awning(x - 3, 48, w + 6, 7, stripes, it.awning) +
    (it.sign ?? "") +
    (it.goods ?? "")
  );
}
