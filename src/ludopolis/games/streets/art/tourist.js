/** Houses for tourists. */
import { disc, line, oval, poly, rect, shape, times } from "../../../kit/board.js";
import { arch, awning, bush, door, dome, flag, gable, ledge, parasol, plaque, smoke, tree, wall, win, wins } from "./parts.js";

/** @type {(x: number, top: number, foot: number) => string} */
const column = (x, top, foot) => rect(x, top, 6, foot - top, "cream") + rect(x + 3, top, 3, foot - top, "shade");

/** @type {Record<string, () => string>} */
export const TOURIST = {
  // Chillax Spa
  T1: () =>
    wall(14, 72, 24, "l") +
    dome(30, 55, 40, 24, "m") +
    ledge(12, 53, 76) +
    plaque(50, 43, 6.5) +
    shape("M50 47.5c-5-1-6-4-5-7 2 .6 3 1.5 3.5 2.5 0-1.8.6-3.3 1.5-4.5 .9 1.2 1.5 2.7 1.5 4.5 .5-1 1.5-1.9 3.5-2.5 1 3 0 6-5 7Z", "m") +
    [18, 30, 64, 76].map((x) => arch(x, 60, 8, 13)).join("") +
    arch(44, 60, 12, 19, "d") +
    line("M20 46q4-3 0-7t0-7M80 46q4-3 0-7t0-7", "cream", 2.2),
  // Harbour Hotel
  T2: () =>
    wall(24, 52, 52) +
    wall(10, 16, 30, "l") +
    wall(74, 16, 30, "l") +
    ledge(21, 25, 58) +
    ledge(9, 47, 16) +
    ledge(75, 47, 16) +
    wins(30, 46, 4, 2, 11.5, 11, 7, 7) +
    wins(14, 54, 1, 2, 10, 11, 8, 7) +
    wins(78, 54, 1, 2, 10, 11, 8, 7) +
    plaque(50, 36, 7.5) +
    line("M50 31.5v9M46.5 34h7M45 38c1 3.2 9 3.2 10 0", "d", 1.5) +
    awning(40, 67, 20, 4, "d", 4) +
    rect(45, 71, 10, 8, "d") +
    flag(28, 26, 8) +
    flag(71, 26, 8),
  // Souvenir Kiosk
  T3: () =>
    gable(26, 46, 48, 22) +
    disc(50, 22, 3, "butter") +
    wall(32, 36, 33, "l") +
    awning(28, 47, 44, 8) +
    rect(36, 57, 28, 11, "glass", 1) +
    ledge(30, 67, 40) +
    line("M80 79V52M86 79V52", "slate", 1.4) +
    times(3, (i) => rect(77.5, 53 + i * 8, 11, 6, ["rose", "butter", "mint"][i], 0.8)) +
    tree(17, 26),
  // Lookout Tower
  T4: () =>
    poly("21,79 24,36 34,36 37,79", "l") +
    poly("29,79 29,36 34,36 37,79", "shade") +
    ledge(12, 32, 34, 5) +
    rect(16, 21, 26, 11, "glass") +
    line("M24 21v11M34 21v11", "d", 1.3) +
    gable(12, 22, 34, 10) +
    line("M23 50h12M22.5 62h13", "d", 1.5) +
    wall(40, 32, 22) +
    ledge(38, 55, 36, 3) +
    wins(46, 62, 2, 1, 18, 0, 8, 8) +
    door(55, 7, 13) +
    bush(76, 16) +
    line("M44 29l9-4", "slate", 3),
  // Colossus Museum
  T5: () =>
    wall(18, 64, 32, "l") +
    gable(12, 48, 76, 19, "m") +
    disc(50, 41, 4, "cream") +
    [22, 35, 59, 72].map((x) => column(x, 49, 76)).join("") +
    rect(44, 56, 12, 21, "d") +
    ledge(14, 75, 72) +
    rect(86, 66, 10, 13, "stone-d") +
    disc(91, 49, 3.6, "stone") +
    shape("M85 66c0-9 2-13 6-13s6 4 6 13Z", "stone") +
    line("M86 56l-4-8", "stone", 2.6),
  // Fish Grill
  T6: () =>
    wall(16, 64, 32, "l") +
    gable(10, 49, 76, 17) +
    rect(68, 28, 8, 16, "brick") +
    smoke(72, 26) +
    oval(45, 41, 10, 5, "cream") +
    poly("53,41 60,36 60,46", "cream") +
    disc(39.5, 40, 1.3, "print") +
    awning(20, 55, 56, 8) +
    rect(24, 65, 20, 9, "glass", 1) +
    rect(64, 65, 10, 9, "glass", 1) +
    door(49, 10, 15),
  // Tour Office
  T7: () =>
    wall(18, 62, 38) +
    ledge(15, 40, 68) +
    disc(30, 28, 12, "water") +
    shape("M22 20c6-1 7 3 5 6s-4 1-4 5-5 0-5-4 1-6 4-7ZM34 24c4-1 7 2 6 6s-6 5-7 1-2-6 1-7Z", "leaf") +
    shape("M30 16a12 12 0 0 1 0 24Z", "shade") +
    wins(23, 47, 5, 1, 11, 10, 7, 7) +
    rect(22, 59, 24, 14, "glass", 1) +
    door(51, 10, 18) +
    rect(65, 59, 12, 14, "glass", 1) +
    line("M26 70l6-6 4 4 6-7", "d", 1.3),
  // Rooftop Dining Room
  T8: () =>
    wall(20, 58, 38) +
    ledge(16, 40, 66) +
    parasol(30, 27, 9) +
    parasol(50, 25, 9, "m") +
    parasol(70, 27, 9) +
    line("M18 40v-6h62v6", "cream", 1.4) +
    wins(26, 47, 5, 2, 10, 11, 6, 7) +
    awning(38, 67, 22, 4, "d", 4) +
    rect(44, 71, 10, 8, "d"),
  // Boat Pier
  X1: () =>
    rect(0, 58, 100, 21, "water") +
    rect(0, 66, 100, 1.5, "water-d") +
    rect(0, 73, 100, 1.5, "water-d") +
    ledge(8, 56, 54, 5, "peach-d") +
    times(4, (i) => rect(11 + i * 15, 59, 4, 17, "brick-d")) +
    wall(14, 26, 18, "l", 56) +
    gable(10, 39, 34, 12) +
    win(18, 43, 7, 7) +
    rect(29, 44, 7, 12, "d") +
    poly("60,70 90,70 84,77 66,77", "d") +
    line("M75 70V36", "brick-d", 2) +
    poly("77,38 77,66 92,66", "cream") +
    poly("73,42 73,66 62,66", "l"),
};
