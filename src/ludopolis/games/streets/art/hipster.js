/** Houses for hipsters. */
import { disc, line, poly, rect, ring, shape, times } from "../../../kit/board.js";
import { FOLK, arch, awning, bush, door, flag, gable, lamps, ledge, plaque, saw, smoke, tree, wall, wins } from "./parts.js";

/** @type {(x: number, y: number) => string} */
const bicycle = (x, y) =>
  ring(x, y, 4, "print", 1.2) + ring(x + 11, y, 4, "print", 1.2) + line(`M${x} ${y}l4-6h5l2 6M${x + 4} ${y - 6}l3 6M${x + 3} ${y - 8}h3`, "d", 1.3);

/** @type {(x: number, y: number, f: string) => string} */
const van = (x, y, f) =>
  shape(`M${x} ${y}v-18a2 2 0 0 1 2-2h26v20Z`, f) +
  shape(`M${x + 28} ${y}v-14h7l5 7v7Z`, "d") +
  rect(x + 30, y - 11, 5, 5, "glass") +
  rect(x + 4, y - 14, 19, 7, "glass") +
  awning(x + 2, y - 18, 23, 5, "d", 3) +
  disc(x + 8, y + 1, 4, "print") +
  disc(x + 31, y + 1, 4, "print");

/** @type {Record<string, () => string>} */
export const HIPSTER = {
  // Art Gallery
  H1: () =>
    wall(14, 64, 37) +
    saw(14, 42, 64, 4, 13) +
    [19, 36].map((x) => arch(x, 52, 12, 18) + line(`M${x + 6} 52v18M${x} 61h12`, "d", 1.2)).join("") +
    rect(54, 50, 18, 12, "cream") +
    poly("56,60 61,53 65,58 67,56 70,60", "leaf") +
    door(57, 11, 14) +
    lamps(14, 44, 64) +
    rect(82, 60, 6, 19, "l") +
    tree(85, 18, 62),
  // Microbrewery
  H2: () =>
    wall(12, 50, 34, "brick") +
    ledge(10, 43, 54) +
    rect(18, 22, 8, 22, "brick-d") +
    smoke(22, 20) +
    wins(18, 51, 3, 1, 14, 0, 9, 8) +
    door(32, 10, 14) +
    wins(18, 65, 1, 1, 0, 0, 9, 8) +
    wins(48, 65, 1, 1, 0, 0, 9, 8) +
    shape("M66 79V42a11 11 0 0 1 22 0v37Z", "m") +
    shape("M77 31a11 11 0 0 1 11 11v37H77Z", "shade") +
    line("M66 50h22M66 66h22", "d", 1.6) +
    rect(75, 26, 4, 6, "d") +
    plaque(37, 36, 8) +
    rect(33.5, 32, 6, 8, "coin", 1) +
    rect(33.5, 31, 6, 2.5, "sheet", 1) +
    line("M39.5 34h2v4h-2", "coin-d", 1.2),
  // Vintage Boutique
  H3: () =>
    wall(22, 44, 50, "l") +
    shape("M22 30V26h8v-4h28v4h8v4Z", "d") +
    ledge(19, 29, 50, 3) +
    wins(28, 36, 3, 1, 13, 0, 7, 10) +
    awning(20, 52, 48, 8) +
    rect(26, 62, 22, 13, "glass", 1) +
    disc(37, 64.5, 1.4, "d") +
    shape("M33 75l2.5-8h3l2.5 8Z", "rose-d") +
    door(53, 9, 16) +
    line("M68 40h8", "slate", 1.6) +
    plaque(78, 48, 7.5) +
    shape("M75 45l1.5-2h3l1.5 2-1 1 1.5 6h-7l1.5-6Z", "d") +
    bush(76, 14),
  // Student Dorm
  H4: () =>
    wall(18, 56, 53) +
    ledge(16, 24, 60, 3) +
    times(3, (i) => wins(24, 30 + i * 13, 4, 1, 12, 0, 8, 7) + rect(22, 38 + i * 13, 48, 1.5, "d")) +
    line("M30 53q6 3 12 0", "cream", 0.9) +
    rect(32, 54, 3, 5, "rose") +
    rect(37, 54, 3, 5, "mint") +
    door(40, 12, 11) +
    bicycle(62, 74) +
    tree(86, 26) +
    flag(70, 24, 9),
  // Record Store
  H5: () =>
    wall(18, 62, 40) +
    ledge(15, 38, 68) +
    disc(49, 40, 16, "print") +
    [12, 9, 6.5].map((r) => ring(49, 40, r, "slate", 0.8)).join("") +
    disc(49, 40, 5, "d") +
    disc(49, 40, 1.2, "cream") +
    shape("M49 24a16 16 0 0 1 0 32Z", "gleam") +
    awning(18, 58, 62, 10) +
    rect(23, 67, 22, 9, "glass", 1) +
    door(50, 10, 13) +
    rect(64, 67, 12, 9, "glass", 1),
  // Food Truck Yard
  H6: () =>
    wall(10, 80, 26, "l", 60) +
    ledge(8, 32, 84, 3) +
    times(5, (i) => rect(14 + i * 16, 38, 10, 12, "d", 1) + rect(16 + i * 16, 40, 6, 8, "butter")) +
    lamps(10, 33, 80, 9) +
    van(8, 74, "m") +
    van(52, 74, "l"),
  // Pop-up Studio
  H7: () =>
    rect(12, 57, 46, 22, "m") +
    times(9, (i) => rect(15 + i * 5, 58, 1.5, 20, "shade")) +
    rect(40, 61, 14, 18, "glass", 1) +
    rect(30, 35, 52, 22, "l") +
    times(10, (i) => rect(33 + i * 5, 36, 1.5, 20, "shade")) +
    rect(36, 40, 22, 12, "glass", 1) +
    rect(60, 57, 20, 22, "d") +
    rect(63, 62, 14, 10, "glass", 1) +
    ledge(28, 33, 56, 2.5) +
    flag(76, 33, 12) +
    line("M40 48l5-5 4 3 6-5", "m", 1.4) +
    tree(90, 20),
  // Indie Cinema
  H8: () =>
    wall(18, 62, 42, "l") +
    shape("M18 40V34l10-8h42l10 8v6Z", "m") +
    ledge(12, 50, 76, 11) +
    times(9, (i) => disc(17 + i * 8.3, 63, 1.6, "lamp")) +
    line("M24 54h26M24 58h18M60 54h16", "cream", 1.6) +
    rect(24, 66, 14, 11, "glass", 1) +
    door(44, 12, 14) +
    rect(62, 66, 14, 11, "glass", 1) +
    disc(49, 37, 8, "cream") +
    [0, 72, 144, 216, 288].map((a) => disc(49 + 4.6 * Math.cos((a * Math.PI) / 180), 37 + 4.6 * Math.sin((a * Math.PI) / 180), 1.7, "d")).join("") +
    disc(49, 37, 1.1, "d"),
  // Artists' Lofts
  X2: () =>
    wall(14, 50, 48) +
    ledge(12, 29, 54) +
    times(2, (i) =>
      [19, 41]
        .map((x) => rect(x, 35 + i * 16, 18, 12, "glass") + line(`M${x + 6} ${35 + i * 16}v12M${x + 12} ${35 + i * 16}v12M${x} ${41 + i * 16}h18`, "d", 1))
        .join(""),
    ) +
    door(33, 12, 12) +
    wall(64, 22, 32, "l") +
    disc(71, 60, 6, FOLK[0]) +
    disc(79, 64, 5, FOLK[3]) +
    poly("67,74 76,58 84,74", FOLK[1]) +
    rect(70, 30, 11, 11, "peach-d") +
    gable(68, 31, 15, 7, "slate") +
    line("M71 41v6M80 41v6", "slate", 1.4),
};
