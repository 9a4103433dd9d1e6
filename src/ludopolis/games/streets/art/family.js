/** Houses for families. */
import { disc, line, poly, rect, shape, star } from "../../../kit/board.js";
import { FOLK, arch, awning, bunting, bush, door, fence, flag, gable, ledge, plaque, smoke, tree, wall, win, wins } from "./parts.js";

/** A house under a gable. @type {(x: number, w: number, top: number, f?: string, roof?: string) => string} */
const house = (x, w, top, f = "m", roof = "d") =>
  wall(x + 2, w - 4, 63 - top, f) + gable(x - 2, top + 17, w + 4, 17, roof) + disc(x + w / 2, top + 11, 2.4, "glass");

/** @type {Record<string, () => string>} */
export const FAMILY = {
  // Starter Home
  P1: () =>
    rect(30, 28, 6, 16, "brick") +
    smoke(33, 27) +
    house(22, 46, 28, "l") +
    win(29, 52, 8, 9) +
    win(53, 52, 8, 9) +
    rect(28, 62, 10, 2, "d") +
    rect(52, 62, 10, 2, "d") +
    door(41, 9, 17) +
    fence(70, 24) +
    tree(14, 28),
  // Trendy Loft
  P2: () =>
    poly("20,79 20,40 46,26 46,79", "l") +
    poly("46,79 46,34 78,34 78,79", "m") +
    rect(62, 34, 16, 45, "shade") +
    ledge(44, 31, 36, 3.5) +
    disc(33, 44, 6, "glass") +
    rect(26, 56, 14, 9, "glass", 1) +
    rect(51, 40, 22, 9, "glass", 1) +
    ledge(49, 54, 27, 3) +
    bush(52, 10).replaceAll("79", "54") +
    rect(52, 59, 9, 10, "glass", 1) +
    door(27, 10, 13) +
    rect(64, 60, 10, 19, "d", 1) +
    tree(88, 24),
  // Flea Market
  P3: () =>
    bunting(8, 28, 84, 10) +
    [10, 39, 68]
      .map(
        (x, i) =>
          line(`M${x + 2} 79V50M${x + 22} 79V50`, "brick-d", 1.8) +
          poly(`${x - 2},52 ${x + 4},40 ${x + 20},40 ${x + 26},52`, FOLK[(i + 2) % 4]) +
          poly(`${x + 9},40 ${x + 15},40 ${x + 17},52 ${x + 7},52`, "cream") +
          ledge(x, 64, 24, 3, "peach-d") +
          rect(x + 2, 67, 20, 12, i % 2 ? "l" : "m"),
      )
      .join("") +
    rect(14, 59, 5, 5, "rose-d") +
    disc(26, 61, 3, "butter-d") +
    rect(43, 56, 4, 8, "water-d") +
    disc(54, 61, 3, "coral") +
    rect(73, 58, 8, 6, "lilac-d") +
    disc(86, 62, 2, "mint-d"),
  // Playground Café
  P4: () =>
    wall(10, 40, 32, "l") +
    gable(7, 48, 46, 15) +
    awning(10, 57, 40, 6) +
    rect(14, 66, 14, 9, "glass", 1) +
    door(35, 9, 14) +
    plaque(30, 41, 5) +
    shape("M27.5 39.5h4.5v2.5a2 2 0 0 1-4.5 0Z", "d") +
    line("M58 79 68 42 78 79M60 42h16", "brick", 2.2) +
    line("M65 43v22M72 43v22", "slate", 1) +
    rect(63, 64, 11, 2, "d") +
    shape("M78 50h6l10 27h-6Z", "m") +
    line("M82 50v29M90 50v29", "slate", 1.2),
  // Terraced Houses
  P5: () =>
    [
      [10, "m"],
      [36, "l"],
      [62, "m"],
    ]
      .map(
        ([x, f], i) =>
          house(Number(x), 28, i === 1 ? 25 : 30, String(f)) +
          win(Number(x) + 5, 50, 6, 8) +
          win(Number(x) + 17, 50, 6, 8) +
          door(Number(x) + 10, 8, 14, ["brick", "st-s", "d"][i]),
      )
      .join("") +
    rect(16, 27, 4, 9, "brick") +
    rect(80, 27, 4, 9, "brick"),
  // Swimming Pool
  P6: () =>
    shape("M10 79V50a40 22 0 0 1 80 0v29Z", "l") +
    shape("M50 28a40 22 0 0 1 40 22v29H50Z", "shade") +
    shape("M16 79V54a34 18 0 0 1 68 0v25Z", "glass") +
    line("M33 79V42M50 79V37M67 79V42", "l", 2) +
    rect(16, 66, 68, 13, "water") +
    line("M18 70q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0", "cream", 1.4) +
    disc(40, 66, 3, "rose-d") +
    line("M10 50a40 22 0 0 1 80 0", "d", 3) +
    flag(50, 28, 9),
  // Corner School
  P7: () =>
    wall(14, 68, 34) +
    wall(40, 18, 48, "l") +
    gable(36, 33, 26, 11) +
    plaque(49, 41, 5.5) +
    line("M49 38v3.5l2.5 1.5", "print", 1.1) +
    ledge(12, 43, 28, 3) +
    ledge(58, 43, 26, 3) +
    wins(18, 50, 2, 2, 11, 13, 7, 8) +
    wins(62, 50, 2, 2, 11, 13, 7, 8) +
    arch(44, 60, 10, 19, "d") +
    line("M49 22v-5", "slate", 1.2) +
    disc(49, 17, 2.2, "coin") +
    fence(83, 10),
  // Pizzeria
  P8: () =>
    wall(18, 62, 34, "l") +
    gable(14, 47, 70, 14, "brick") +
    rect(64, 26, 9, 16, "brick-d") +
    smoke(68, 25) +
    disc(46, 40, 11, "butter") +
    shape("M46 29a11 11 0 0 1 0 22Z", "shade") +
    [
      [42, 36],
      [49, 37],
      [44, 43],
      [50, 45],
    ]
      .map(([x, y]) => disc(x, y, 2, "coral"))
      .join("") +
    line("M46 29v22M35 40h22", "peach-d", 1) +
    awning(20, 57, 58, 8, ["coral", "leaf"]) +
    rect(24, 67, 20, 9, "glass", 1) +
    door(50, 9, 13) +
    rect(64, 67, 11, 9, "glass", 1),
  // Family Bistro
  X3: () =>
    wall(16, 58, 40) +
    shape("M16 39a29 12 0 0 1 58 0Z", "d") +
    ledge(13, 38, 64) +
    wins(22, 45, 4, 1, 13, 0, 8, 7) +
    awning(14, 56, 62, 8, ["coral", "d"]) +
    rect(20, 66, 18, 9, "glass", 1) +
    door(44, 9, 13) +
    rect(58, 66, 12, 9, "glass", 1) +
    [
      [82, 44, 0],
      [88, 38, 1],
      [90, 48, 3],
    ]
      .map(([x, y, i]) => line(`M${x} ${y + 5}L86 72`, "slate", 0.8) + disc(x, y, 4.5, FOLK[i]))
      .join("") +
    rect(80, 70, 12, 2, "peach-d") +
    rect(85, 72, 2, 7, "peach-d") +
    star(45, 33, 4, "butter"),
};
