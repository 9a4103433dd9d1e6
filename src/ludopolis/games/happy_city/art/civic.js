/** Blue: public buildings. */
import { disc, each, line, oval, poly, rect, shape, times } from "../../../kit/board.js";
import { columns, dome, door, flag, gable, hedge, ledge, tree, wall, win, wins } from "./parts.js";

/** @type {Record<string, () => string>} */
export const CIVIC = {
  school: () =>
    wall(18, 84, 36, "brick") +
    rect(15, 44, 90, 5, "cream") +
    wall(48, 24, 58, "brick") +
    gable(45, 28, 30, 16, "k-blue") +
    disc(60, 38, 6.5, "cream") +
    line("M60,34 v4 l3,2", "print", 1.3) +
    wins(24, 56, 2, 1, 12, 0, 9, 10) +
    wins(76, 56, 2, 1, 12, 0, 9, 10) +
    door(53, 14, 20, "k-blue"),

  police_station: () =>
    wall(20, 80, 40, "slate") +
    ledge(16, 40, 88, 6, "k-blue") +
    wall(42, 36, 52, "cream-d") +
    ledge(39, 28, 42, 5, "cream") +
    // The blue lamp, and a badge over the door.
    rect(58, 20, 4, 8, "slate-d") +
    dome(53, 20, 14, 10, "k-blue") +
    line("M46,12 l4,2 M74,12 l-4,2 M60,3 v3", "k-blue", 2) +
    shape("M60,36 l9,3 v7 q-1,8 -9,11 q-8,-3 -9,-11 v-7Z", "coin") +
    shape("M60,36 l9,3 v7 q-1,8 -9,11Z", "shade") +
    disc(60, 46, 3.5, "cream") +
    wins(25, 53, 1, 1, 12, 0, 11, 11) +
    wins(84, 53, 1, 1, 12, 0, 11, 11) +
    door(53, 14, 22, "night") +
    // The car in front.
    shape("M79,76 l3,-6 h11 l3,6Z", "glass") +
    rect(75, 75, 26, 6, "cream", 2) +
    rect(75, 77.5, 26, 2, "k-blue") +
    disc(81, 82, 3, "night") +
    disc(95, 82, 3, "night") +
    rect(85, 67.5, 5, 2.5, "heart", 1),

  library: () =>
    wall(24, 72, 46, "k-blue") +
    rect(20, 34, 80, 5, "cream") +
    dome(40, 34, 40, 15, "sky-d") +
    flag(60, 20, 9, "heart") +
    rect(27, 46, 35, 33, "cream", 2) +
    times(6, (i) => rect(30 + i * 5, 62 - ((i * 7) % 4), 4, 14 + ((i * 7) % 4), ["brick", "k-green", "k-yellow", "k-purple", "k-orange", "k-blue"][i], 0.5)) +
    rect(27, 76, 35, 3, "brick-d") +
    door(70, 17, 30) +
    rect(30, 50, 29, 2, "brick-d"),

  town_square: () =>
    tree(20, 84, 40) +
    tree(101, 84, 34) +
    hedge(28, 16, 7) +
    hedge(78, 16, 7) +
    // A fountain with three basins.
    oval(60, 81, 34, 3.5, "stone-d") +
    rect(30, 74, 60, 8, "stone", 4) +
    rect(60, 74, 30, 8, "shade", 4) +
    oval(60, 74.5, 28, 2.6, "water") +
    rect(56, 52, 8, 22, "stone") +
    rect(60, 52, 4, 22, "shade") +
    shape("M42,56 h36 q-3,7 -18,7 q-15,0 -18,-7Z", "stone") +
    shape("M60,56 h18 q-3,7 -18,7Z", "shade") +
    oval(60, 56, 18, 2, "water") +
    rect(57.5, 38, 5, 16, "stone-d") +
    shape("M50,40 h20 q-2,5 -10,5 q-8,0 -10,-5Z", "stone") +
    shape("M60,40 h10 q-2,5 -10,5Z", "shade") +
    line("M60,38 v-9 M60,30 q-8,-6 -10,10 M60,30 q8,-6 10,10 M46,57 q-7,2 -8,16 M74,57 q7,2 8,16", "water", 2) +
    line("M60,30 q-15,-8 -17,25 M60,30 q15,-8 17,25", "water-d", 1.4),

  museum: () =>
    wall(20, 80, 44, "sky-d") +
    rect(18, 36, 84, 6, "cream") +
    gable(18, 36, 84, 22, "k-blue") +
    disc(60, 28, 5, "cream") +
    columns(24, 42, 78, 72, 5) +
    rect(16, 78, 88, 3, "stone") +
    rect(12, 81, 96, 3, "stone-d") +
    rect(50, 56, 20, 22, "night") +
    rect(33.5, 46, 5, 22, "heart") +
    rect(81.5, 46, 5, 22, "heart"),

  observatory: () =>
    shape("M6,84 q26,-18 54,-18 q28,0 54,18Z", "leaf") +
    shape("M60,66 q28,0 54,18 H60Z", "leaf-d") +
    wall(36, 48, 24, "cream", 74) +
    ledge(32, 48, 56, 5, "stone") +
    dome(36, 48, 48, 34, "slate") +
    // The open slit and the telescope in it.
    shape("M60,14 q11,4 15,20 l-7,14 h-10 q-2,-20 2,-34Z", "night") +
    poly("57,41 81,15 87,20 63,46", "k-blue") +
    poly("60,44 84,17.500 87,20 63,46", "shade") +
    poly("79.500,13 83,9.500 92,17.500 88.500,21", "night-d") +
    rect(53, 56, 14, 18, "k-blue", 6) +
    win(41, 55, 8, 9) +
    win(71, 55, 8, 9) +
    each(
      [
        [22, 18, 2],
        [14, 32, 1.4],
        [32, 8, 1.4],
        [103, 30, 1.6],
      ],
      ([x, y, r]) => disc(x, y, r, "coin"),
    ),

  hospital: () =>
    wall(16, 34, 40, "cream-d") +
    wall(70, 34, 40, "cream-d") +
    wall(42, 36, 66, "cream") +
    rect(51, 24, 18, 18, "k-blue", 4) +
    rect(57.5, 27, 5, 12, "cream") +
    rect(54, 30.5, 12, 5, "cream") +
    wins(20, 54, 2, 2, 13, 13, 9, 8) +
    wins(74, 54, 2, 2, 13, 13, 9, 8) +
    rect(50, 66, 20, 18, "glass", 2) +
    rect(59.5, 66, 1, 18, "slate") +
    wins(47, 50, 2, 1, 18, 0, 9, 8),

  laboratory: () =>
    wall(14, 56, 40, "sky-d") +
    ledge(11, 40, 62, 5, "k-blue") +
    wins(20, 51, 3, 1, 15, 0, 11, 10) +
    door(52, 13, 17, "night") +
    win(20, 68, 24, 10) +
    rect(24, 26, 5, 14, "slate") +
    disc(26.5, 24, 7, "none", ' stroke="var(--slate-d)" stroke-width="2.500"') +
    disc(26.5, 24, 2, "heart") +
    // A flask as tall as the house, half full.
    shape("M84,22 h12 v22 l13,33 q2,7 -5,7 h-28 q-7,0 -5,-7 l13,-33Z", "glass-2") +
    shape("M79.500,60 q5,-3 10.500,0 t11.500,0 l7,17 q2,7 -5,7 h-27 q-7,0 -5,-7Z", "k-green") +
    shape("M90,61 q6,2 11.500,-1 l7,17 q2,7 -5,7 h-13.500Z", "shade") +
    rect(81, 19, 18, 5, "k-blue", 2) +
    rect(90, 19, 9, 5, "shade", 2) +
    disc(86, 71, 3, "cream") +
    disc(95, 76, 2.2, "cream") +
    disc(93, 66, 1.6, "cream") +
    disc(90, 12, 2.6, "k-green") +
    disc(95, 6, 1.8, "k-green"),

  university: () =>
    wall(10, 100, 34, "brick") +
    ledge(7, 47, 106, 5, "cream") +
    wins(15, 58, 2, 1, 12, 0, 8, 13) +
    wins(86, 58, 2, 1, 12, 0, 8, 13) +
    wall(38, 44, 46, "cream-d") +
    columns(41, 46, 80, 38, 4, "cream", 6) +
    rect(36, 80, 48, 4, "stone") +
    gable(34, 44, 52, 15, "k-blue") +
    rect(54, 58, 12, 22, "night") +
    // The doctor's hat.
    poly("38,17 60,8 82,17 60,26", "night") +
    poly("60,8 82,17 60,26", "night-d") +
    shape("M49,21.500 v7 q11,6 22,0 v-7 L60,26Z", "night") +
    shape("M60,26 l11,-4.500 v7 q-5,3 -11,3Z", "night-d") +
    line("M60,17 l17,4 v9", "coin", 1.6) +
    disc(77, 31, 2.2, "coin"),
};
