/** Green: homes. Purple: industry. */
import { disc, each, line, oval, poly, rect, shape, times } from "../../../kit/board.js";
import { cloud, door, gable, hedge, ledge, tree, wall, win, wins } from "./parts.js";

/** @type {Record<string, () => string>} */
export const HOMES = {
  house: () =>
    tree(26, 84, 34) +
    rect(82, 24, 8, 20, "brick-d") +
    wall(38, 52, 34, "butter") +
    gable(32, 50, 64, 26, "brick") +
    win(46, 58, 14, 13) +
    door(68, 13, 22, "leaf-d") +
    disc(64, 40, 4.5, "glass") +
    hedge(90, 18, 8),

  apartment_block: () =>
    wall(34, 54, 68, "mint") +
    rect(31, 12, 60, 5, "mint-d") +
    wins(39, 21, 3, 4, 17, 15, 10, 9) +
    times(4, (row) => times(3, (col) => ((row + col) % 2 ? "" : rect(37 + col * 17, 28 + row * 15, 14, 3.5, "coral", 1)))) +
    door(55, 12, 8) +
    tree(22, 84, 30, "poplar") +
    tree(100, 84, 26),

  luxury_residence: () =>
    wall(40, 40, 74, "k-blue") +
    ledge(36, 6, 48, 5, "cream") +
    wins(44.5, 16, 3, 6, 11.5, 11, 8, 7) +
    wall(20, 20, 40, "mint") +
    wall(80, 20, 30, "mint") +
    tree(26, 44, 14) +
    tree(34, 44, 11) +
    tree(90, 54, 15) +
    wins(25, 52, 1, 3, 0, 10, 10, 6) +
    wins(85, 60, 1, 2, 0, 10, 10, 6) +
    rect(38, 82, 44, 2, "cream"),

  igloo: () =>
    tree(20, 84, 26, "fir") +
    shape("M28,84 a32,40 0 0 1 64,0Z", "cream") +
    shape("M60,44 a32,40 0 0 1 32,40 H60Z", "shade") +
    line("M33,64 H87 M30,74 H90 M43,54 H77 M60,44 V54 M50,54 V64 M72,54 V64 M42,64 V74 M80,64 V74", "slate", 1, ' opacity=".45"') +
    shape("M46,84 v-10 a14,14 0 0 1 28,0 v10Z", "cream-d") +
    shape("M51,84 v-9 a9,9 0 0 1 18,0 v9Z", "night") +
    oval(98, 84, 16, 4, "cream") +
    oval(16, 84, 12, 3, "cream"),

  treehouse: () =>
    shape("M50,84 q4,-16 3,-34 h14 q-1,18 3,34 q-5,-4 -7,0 q-3,-4 -6,0 q-3,-4 -7,0Z", "brick") +
    shape("M60,50 h7 q-1,18 3,34 q-5,-4 -7,0 q-1,-2 -3,-2Z", "shade-2") +
    disc(34, 30, 20, "leaf") +
    disc(88, 30, 20, "leaf-d") +
    disc(60, 16, 17, "leaf") +
    disc(76, 16, 15, "leaf-d") +
    disc(46, 44, 12, "leaf") +
    disc(78, 45, 12, "leaf-d") +
    ledge(30, 54, 60, 4, "brick-d") +
    wall(40, 40, 24, "butter", 54) +
    gable(35, 31, 50, 19, "coral") +
    win(46, 36, 11, 10) +
    rect(64, 36, 10, 18, "leaf-d", 2) +
    disc(60, 22, 3.5, "glass") +
    // The rope ladder.
    line("M84,58 V84 M92,58 V84 M84,64 h8 M84,70 h8 M84,76 h8", "brick-d", 1.5) +
    line("M36,58 v10", "brick-d", 1.2) +
    rect(31, 68, 10, 3, "coral", 1),
};

/** @type {Record<string, () => string>} */
export const WORKS = {
  factory: () =>
    cloud(30, 14, 0.6) +
    cloud(44, 8, 0.45) +
    rect(22, 22, 9, 30, "slate") +
    rect(26.5, 22, 4.5, 30, "shade") +
    rect(21, 20, 11, 4, "slate-d") +
    times(
      3,
      (i) => poly(`${30 + i * 22},48 ${30 + i * 22},32 ${52 + i * 22},48`, "k-purple") + poly(`${34 + i * 22},46 ${34 + i * 22},39 ${44 + i * 22},46`, "glass"),
    ) +
    wall(16, 84, 36, "lilac") +
    wins(23, 56, 5, 1, 15, 0, 10, 9) +
    rect(44, 70, 26, 14, "slate-d"),

  steelworks: () =>
    cloud(74, 10, 0.55) +
    cloud(94, 6, 0.4) +
    each(
      [
        [68, 22],
        [82, 14],
        [96, 26],
      ],
      ([x, y]) => rect(x, y, 9, 84 - y, "slate") + rect(x + 4.5, y, 4.5, 84 - y, "shade-2") + rect(x, y + 5, 9, 4, "heart"),
    ) +
    wall(12, 98, 26, "brick-d") +
    wins(66, 64, 3, 1, 14, 0, 9, 8) +
    // The ladle tips glowing steel.
    rect(14, 26, 46, 5, "k-purple") +
    rect(14, 26, 5, 34, "k-purple") +
    rect(55, 26, 5, 34, "k-purple") +
    rect(57.5, 26, 2.5, 34, "shade") +
    line("M37,31 v7", "slate-d", 2) +
    poly("25,38 49,38 45,56 29,56", "night") +
    poly("37,38 49,38 45,56 37,56", "night-d") +
    oval(37, 38, 12, 2.6, "k-orange") +
    shape("M47,40 q7,2 6,20 h-6 q1,-12 -3,-16Z", "coin") +
    rect(20, 58, 38, 26, "slate-d") +
    shape("M24,84 v-10 a15,12 0 0 1 30,0 v10Z", "k-orange") +
    shape("M29,84 v-7 a10,9 0 0 1 20,0 v7Z", "coin"),

  garage: () =>
    wall(18, 84, 42, "stone") +
    rect(14, 38, 92, 6, "k-purple") +
    rect(26, 54, 42, 30, "slate-d", 2) +
    times(2, (i) => rect(28, 57 + i * 6, 38, 2, "shade-2")) +
    shape("M30,76 q2,-9 9,-9 h14 q5,0 8,9Z", "coral") +
    rect(27, 74, 40, 7, "coral", 3) +
    rect(47, 74, 20, 7, "shade", 3) +
    disc(35, 82, 4.5, "night") +
    disc(59, 82, 4.5, "night") +
    win(39, 69, 12, 5) +
    win(76, 54, 18, 12) +
    disc(85, 30, 9, "k-purple") +
    disc(85, 30, 4, "cream"),

  offices: () =>
    wall(14, 30, 52, "lilac") +
    wins(18, 38, 2, 4, 12, 11, 9, 6) +
    wall(46, 34, 76, "k-purple") +
    wins(50, 14, 3, 6, 10, 11, 7, 7) +
    ledge(43, 6, 40, 4, "cream") +
    wall(82, 26, 38, "slate") +
    wins(86, 52, 2, 2, 11, 12, 8, 7) +
    rect(12, 30, 34, 4, "k-purple") +
    rect(62, 0, 2, 7, "slate-d") +
    disc(63, 1.5, 2, "heart") +
    // A clerk's case hangs over the lobby.
    rect(54, 74, 18, 10, "glass", 1) +
    rect(62.4, 74, 1.2, 10, "slate") +
    rect(88, 38, 14, 9, "brick", 1.5) +
    rect(95, 38, 7, 9, "shade", 1.5) +
    line("M92.500,38 v-2.500 h5 v2.500", "brick-d", 1.6) +
    rect(88, 41.5, 14, 1.4, "brick-d"),
};
