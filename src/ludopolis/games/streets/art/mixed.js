/** Houses where everybody is welcome, and the two tiles the city starts from. */
import { disc, each, line, oval, rect, shape, times } from "../../../kit/board.js";
import { FOLK, arch, awning, bush, door, dome, flag, gable, ledge, plaque, saw, tree, wall, win, wins } from "./parts.js";

/** Windows in the four colours among plain ones. @type {(x: number, y: number, cols: number, rows: number, dx: number, dy: number, s?: number) => string} */
const motley = (x, y, cols, rows, dx, dy, s = 5) =>
  ["glass", ...FOLK]
    .map((f) =>
      shape(
        times(rows, (r) =>
          times(cols, (c) => (((r + c) % 2 ? FOLK[(r + c * 3 + 1) % 4] : "glass") === f ? `M${x + c * dx} ${y + r * dy}h${s}v${s}h${-s}Z` : "")),
        ),
        f,
      ),
    )
    .join("");

/** @type {(x: number, y: number, r: number) => string} */
const pie = (x, y, r) =>
  plaque(x, y, r + 1.5) +
  FOLK.map((f, i) => `<g transform="rotate(${90 * i} ${x} ${y})">${shape(`M${x} ${y}V${y - r}a${r} ${r} 0 0 1 ${r} ${r}Z`, f)}</g>`).join("");

/** @type {Record<string, () => string>} */
export const MIXED = {
  // Hardware Store
  M1: () =>
    wall(14, 66, 36) +
    shape("M14 43V32h14v-5h38v5h14v11Z", "d") +
    ledge(11, 42, 72, 4) +
    line("M36 38l14-8", "cream", 3.6) +
    disc(34, 39, 4, "cream") +
    disc(32.5, 40, 1.8, "d") +
    rect(49, 27, 7, 6, "cream", 1) +
    awning(14, 52, 66, 9, FOLK) +
    rect(19, 62, 22, 13, "glass", 1) +
    line("M24 62v7M30 62v9M36 62v6", "slate", 1.6) +
    door(46, 10, 17) +
    rect(61, 62, 15, 13, "glass", 1) +
    line("M84 79 88 44M92 79 88 44M85 70h6M86 60h5M87 52h3", "peach-d", 1.7),
  // Street Food Hall
  M2: () =>
    wall(10, 80, 40, "l") +
    saw(10, 40, 80, 5, 11) +
    ledge(8, 39, 84, 3) +
    times(4, (i) => rect(14 + i * 19, 45, 15, 8, "glass")) +
    times(4, (i) => awning(12 + i * 19.5, 59, 18, 4, FOLK[i], 4) + rect(14 + i * 19.5, 66, 14, 3, "peach-d") + rect(15 + i * 19.5, 69, 12, 10, "d")) +
    disc(22, 64, 2, "coral") +
    disc(60, 64, 2, "leaf"),
  // Community Centre
  M3: () =>
    wall(16, 68, 30) +
    dome(28, 50, 44, 24, "l") +
    ledge(13, 48, 74, 4) +
    pie(50, 39, 7) +
    times(6, (i) => arch(20 + i * 10.6, 55, 7, 12)) +
    rect(43, 60, 14, 19, "d", 1) +
    rect(45, 63, 4.5, 16, "glass") +
    rect(50.5, 63, 4.5, 16, "glass") +
    flag(50, 26, 9, "st-p") +
    tree(8, 20) +
    tree(92, 20),
  // Corner Tower
  M4: () =>
    wall(38, 32, 59, "l") +
    ledge(35, 18, 38, 4) +
    motley(43, 26, 3, 6, 9, 8.5, 5.5) +
    wall(14, 26, 28) +
    ledge(12, 49, 28, 3) +
    motley(18, 55, 2, 2, 10, 10, 6) +
    wall(70, 18, 20, "d") +
    ledge(68, 57, 22, 3) +
    motley(74, 63, 1, 1, 9, 9, 6) +
    line("M54 18V10", "slate", 1.4) +
    disc(54, 10, 1.8, "coral"),
  // Franchise Office
  M5: () =>
    wall(46, 30, 55, "l") +
    ledge(44, 22, 34, 4) +
    motley(50, 30, 3, 3, 8.5, 8) +
    wall(16, 66, 29) +
    awning(14, 55, 70, 6, FOLK, 5) +
    rect(22, 67, 18, 9, "glass", 1) +
    door(45, 10, 13) +
    rect(59, 67, 18, 9, "glass", 1) +
    rect(22, 36, 10, 10, "d", 2) +
    rect(28, 40, 10, 10, "m", 2),
  // Concert Hall
  M6: () =>
    shape("M8 79Q12 34 44 28q-8 20-6 51Z", "l") +
    shape("M30 79q2-34 32-46-6 22-4 46Z", "m") +
    shape("M50 79q4-28 30-36 8 18 10 36Z", "d") +
    shape("M80 43q8 18 10 36H70Z", "shade") +
    line("M14 76q4-26 20-40M38 76q4-24 16-36", "cream", 1.2) +
    rect(24, 68, 48, 11, "d", 2) +
    times(5, (i) => rect(27 + i * 9, 70, 6, 9, "glass", 1)) +
    disc(14, 36, 2.6, "st-t") +
    line("M16.4 36V25l7-2v9", "st-t", 1.6) +
    disc(21, 32.5, 2.6, "st-t"),
  // Gastropub
  M7: () =>
    wall(18, 56, 50, "cream") +
    gable(12, 44, 68, 20) +
    line("M18 46h56M18 60h56M32 46v14M46 46v14M60 46v14M32 46l14 14M60 46 46 60", "d", 2) +
    rect(20, 61, 52, 18, "m") +
    rect(24, 65, 16, 10, "glass", 1) +
    door(44, 10, 16) +
    rect(58, 65, 12, 10, "glass", 1) +
    line("M74 50h10", "slate", 1.8) +
    rect(78, 52, 13, 12, "st-p", 2) +
    rect(82, 55, 4.5, 6, "coin", 1) +
    rect(82, 54, 4.5, 2, "cream", 1) +
    rect(24, 24, 7, 14, "brick"),
  // Serviced Flats
  M8: () =>
    wall(16, 66, 53, "l") +
    ledge(13, 24, 72, 3) +
    times(3, (r) => times(4, (c) => win(22 + c * 15, 30 + r * 14, 9, 8) + rect(20 + c * 15, 38 + r * 14, 13, 3.5, FOLK[(r + c) % 4], 1))) +
    rect(42, 70, 14, 9, "d", 1) +
    awning(38, 68, 22, 4, "d", 3) +
    bush(64, 16) +
    bush(20, 16),
  // Pocket Plaza
  X5: () =>
    rect(0, 60, 100, 19, "stone") +
    times(9, (i) => rect(i * 12, 60, 1, 19, "stone-d")) +
    rect(0, 69, 100, 1, "stone-d") +
    wall(8, 22, 30, "l", 60) +
    ledge(6, 29, 26, 3) +
    motley(12, 36, 2, 2, 9, 10, 6) +
    wall(70, 22, 24, "m", 60) +
    ledge(68, 35, 26, 3) +
    motley(74, 42, 2, 1, 9, 9, 6) +
    oval(50, 70, 19, 5.5, "stone-d") +
    oval(50, 69, 16, 4, "water") +
    rect(48, 54, 4, 14, "stone-d") +
    oval(50, 54, 8, 2.5, "stone") +
    line("M50 54q-8-10-13 9M50 54q8-10 13 9M50 54V42", "water", 1.6) +
    tree(38, 26, 58) +
    tree(62, 26, 58),
};

/** @type {Record<string, () => string>} */
export const START = {
  station: () =>
    shape("M6 79V52a18 18 0 0 1 18-18h30a18 18 0 0 1 18 18v27Z", "m") +
    shape("M39 34h15a18 18 0 0 1 18 18v27H39Z", "shade-2") +
    shape("M14 52a24 14 0 0 1 50 0Z", "glass") +
    line("M39 38v14M27 41v11M51 41v11", "m", 1.5) +
    ledge(6, 51, 66, 3, "l") +
    each([11, 30, 49], (x) => arch(x, 57, 15, 22) + line(`M${x + 7.5} 57v22M${x} 67h15`, "d", 1.4)) +
    wall(73, 19, 55, "brick") +
    gable(70, 25, 25, 14, "slate-d") +
    plaque(82.5, 37, 6.5) +
    line("M82.5 33v4.5l3 1.8", "print", 1.5) +
    wins(78, 50, 1, 2, 0, 12, 9, 7),
  park: () =>
    rect(0, 0, 100, 82, "grass", 5) +
    shape("M0 60c20-12 40 6 60-6s30-8 40-4v30H0Z", "grass-d") +
    shape("M0 71C24 58 36 80 58 64s28-5 42-13v6c-14 8-20-2-39 12S24 64 0 77Z", "cream-d") +
    oval(27, 54, 19, 10, "water-d") +
    oval(27, 53, 17, 8.5, "water") +
    oval(22, 51, 5, 2, "glass-2") +
    each(
      [
        [22, 38, 30],
        [70, 56, 36],
        [48, 32, 24],
        [88, 44, 26],
      ],
      ([x, y, h]) => tree(x, h, y),
    ) +
    rect(56, 68, 15, 2, "peach-d") +
    line("M58 70v5M69 70v5", "brick-d", 1.5) +
    disc(12, 70, 2, "rose-d") +
    disc(17, 74, 2, "butter-d") +
    disc(8, 75, 2, "lilac-d"),
};
