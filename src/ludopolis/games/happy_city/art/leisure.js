/** Orange: leisure. */
import { disc, each, line, moved, oval, poly, rect, ring, shape, star, times } from "../../../kit/board.js";
import { arch, awning, dome, door, flag, hedge, plate, shop, tree, wall, win, wins } from "./parts.js";

const die = (/** @type {number[][]} */ eyes) => rect(-7, -7, 14, 14, "cream", 2.5) + each(eyes, ([x, y]) => disc(x, y, 1.5, "print"));

/** @type {Record<string, () => string>} */
export const LEISURE = {
  haunted_house: () =>
    disc(92, 20, 11, "coin") +
    disc(97, 17, 10, "k-orange-t") +
    // A bent manor with lit eyes.
    poly("32,84 28,44 62,42 66,84", "night") +
    poly("46,84 46,43 62,42 66,84", "night-d") +
    poly("22,46 42,16 68,42", "k-purple") +
    poly("43,17 68,42 46,44", "shade-2") +
    poly("62,84 60,52 90,56 88,84", "slate-d") +
    poly("75,84 75,54 90,56 88,84", "shade-2") +
    poly("56,54 78,36 96,58", "night") +
    poly("77,37 96,58 77,56", "night-d") +
    poly("36,56 44,55 44,64 37,65", "coin") +
    poly("51,54 58,54 58,64 51,64", "coin") +
    arch(42, 68, 10, 16, "coin-d") +
    win(70, 62, 8, 9) +
    line("M74,62 v9 M70,66 h8", "night", 1.2) +
    line("M12,84 v-22 q-1,-8 -6,-12 M12,68 q5,-3 6,-10 M12,60 q-1,-8 3,-14", "brick-d", 2.2) +
    shape("M96,80 v-13 a8,8 0 0 1 16,0 v13 l-3,-3 -2.500,3 -2.500,-3 -2.500,3 -2.500,-3Z", "cream") +
    disc(101.5, 68, 1.4, "print") +
    disc(106.5, 68, 1.4, "print"),

  grand_hotel: () =>
    wall(28, 64, 66, "rose") +
    rect(25, 16, 70, 5, "cream") +
    // Five stars instead of a word, so that the sign needs no translation.
    rect(38, 4, 44, 12, "brick", 2) +
    times(5, (i) => star(44.5 + i * 7.75, 10, 3.6, "coin")) +
    wins(34, 26, 4, 3, 14.5, 13, 8, 8) +
    awning(46, 66, 28, 6, 5, "k-orange") +
    door(54, 12, 12) +
    tree(18, 84, 20, "fir") +
    tree(102, 84, 20, "fir"),

  restaurant: () =>
    shop({
      wall: "coral",
      awning: "brick-d",
      x: 20,
      w: 64,
      sign: plate(52, 35, 10.5) + line("M49,29 v12 M47,29 v4 M51,29 v4 M55.5,41 v-12 q3,3 0,7", "slate-d", 1.6),
      goods:
        poly("82,56 96,46 110,56", "k-yellow") +
        poly("96,46 110,56 96,56", "shade") +
        rect(95, 56, 2, 28, "brick-d") +
        rect(86, 70, 20, 3, "cream", 1) +
        rect(84, 74, 5, 10, "slate") +
        rect(103, 74, 5, 10, "slate"),
    }),

  spa: () =>
    wall(14, 48, 34, "cream") +
    poly("8,50 20,36 56,36 68,50", "coral") +
    poly("38,36 56,36 68,50 38,50", "shade-2") +
    poly("16,36 26,26 50,26 60,36", "coral") +
    poly("38,26 50,26 60,36 38,36", "shade-2") +
    win(20, 57, 12, 11) +
    door(38, 14, 24, "k-orange") +
    // Hot water under bamboo, steam, towels.
    shape("M60,84 q-2,-12 12,-12 h24 q14,0 12,12Z", "stone-d") +
    oval(84, 76, 19, 4.5, "water") +
    oval(84, 75, 12, 2, "water-d") +
    disc(66, 80, 5, "stone") +
    disc(103, 81, 5, "stone") +
    disc(74, 82, 4, "slate") +
    each([76, 85, 94], (x, i) => line(`M${x},${68 - (i % 2) * 3} q-4,-5 0,-10 t0,-10`, "cream", 2.6)) +
    line("M110,84 V40 M114,84 V48", "leaf-d", 2.4) +
    poly("110,48 100,44 110,53", "leaf") +
    poly("114,56 119,50 114,62", "leaf"),

  casino: () =>
    wall(18, 84, 40, "night") +
    dome(36, 44, 48, 26, "k-orange") +
    rect(59, 9, 2, 10, "slate") +
    star(60, 10, 7, "coin") +
    rect(14, 42, 92, 11, "heart", 3) +
    times(7, (i) => disc(26 + i * 11.3, 48, 2, "butter")) +
    moved(
      die([
        [-3, -3],
        [0, 0],
        [3, 3],
      ]),
      38,
      68,
    ) +
    door(54, 14, 22, "coin-d") +
    moved(
      die([
        [-3, -3],
        [3, 3],
        [3, -3],
        [-3, 3],
      ]),
      84,
      68,
    ),

  ski_resort: () =>
    poly("4,84 46,10 88,84", "slate") +
    poly("46,10 88,84 46,84", "slate-d") +
    poly("46,10 59,33 52,30 46,38 39,30 33,34", "cream") +
    poly("46,10 59,33 52,30 46,38", "cream-d") +
    poly("60,84 90,38 118,84", "slate") +
    poly("90,38 118,84 90,84", "slate-d") +
    poly("90,38 99,53 93,50 88,55 82,51", "cream") +
    shape("M0,84 q30,-16 60,-8 t60,-4 v12Z", "cream") +
    // The lift, the hut, a skier's track.
    line("M12,34 L108,14", "night", 1.4) +
    line("M74,22 v9", "night", 1.4) +
    rect(66, 30, 16, 11, "heart", 3) +
    rect(74, 30, 8, 11, "shade", 3) +
    win(68.5, 32.5, 4.5, 4) +
    win(75.5, 32.5, 4.5, 4) +
    wall(20, 24, 15, "brick", 82) +
    poly("15,68 32,54 49,68", "cream") +
    poly("32,54 49,68 32,68", "shade") +
    win(25, 71, 6, 6) +
    tree(58, 80, 18, "fir") +
    line("M72,72 q12,3 8,9 M76,71 q12,4 8,9", "sky-d", 1.5),

  zoo: () =>
    tree(16, 84, 44, "palm") +
    hedge(86, 24, 9) +
    // The gate, with an elephant and a giraffe looking over it.
    shape("M66,84 V26 q0,-6 6,-8 l10,-5 q6,0 6,6 q-3,6 -11,6 v59Z", "k-yellow") +
    each(
      [
        [70, 34],
        [74, 46],
        [69, 56],
      ],
      ([x, y]) => disc(x, y, 2.6, "brick"),
    ) +
    line("M75,16 v-7 M79,14 v-7", "brick", 1.6) +
    disc(80.5, 17.5, 1.2, "print") +
    disc(40, 52, 15, "slate") +
    shape("M40,37 a15,15 0 0 1 0,30Z", "shade") +
    oval(27, 50, 8, 10, "slate-d") +
    shape("M44,54 q9,2 9,14 q-1,5 -5,4 q2,-9 -8,-10Z", "slate") +
    disc(45, 48, 1.5, "print") +
    each([20, 92], (x) => rect(x, 56, 9, 28, "brick") + rect(x + 4.5, 56, 4.5, 28, "shade-2") + rect(x - 1.5, 53, 12, 4, "cream")) +
    rect(29, 66, 63, 3, "k-orange") +
    times(9, (i) => rect(31 + i * 7, 64, 2.4, 20, "k-orange")) +
    rect(29, 78, 63, 2, "k-orange"),

  stadium: () =>
    each(
      [18, 102],
      (x) => rect(x - 1.2, 18, 2.4, 50, "slate") + rect(x - 8, 12, 16, 9, "night", 2) + each([-4.5, 0, 4.5], (d) => disc(x + d, 16.5, 1.6, "coin")),
    ) +
    oval(60, 52, 50, 20, "k-orange") +
    shape("M60,32 a50,20 0 0 1 0,40Z", "shade") +
    oval(60, 50, 40, 13, "cream-d") +
    oval(60, 51, 34, 10, "leaf") +
    shape("M60,41 a34,10 0 0 1 0,20Z", "leaf-d") +
    line("M60,41 v20", "cream", 1.2) +
    oval(60, 51, 6, 2.6, "none").replace("/>", ' stroke="var(--cream)" stroke-width="1.2"/>') +
    shape("M10,52 v20 q0,12 50,12 t50,-12 v-20 q0,20 -50,20 t-50,-20Z", "k-orange") +
    shape("M60,72 q50,0 50,-20 v20 q0,12 -50,12Z", "shade") +
    times(9, (i) => arch(18 + i * 9.8, 70 + Math.sin(((i + 0.5) / 9) * Math.PI) * 4 - 2, 5, 9, "night")) +
    flag(40, 36, 14, "heart") +
    flag(60, 32, 14, "k-blue") +
    flag(80, 36, 14, "k-yellow"),

  amusement_park: () =>
    // The big wheel, the tent, a roller coaster behind.
    line("M2,66 q14,-34 28,-6 t26,2", "k-purple", 2.6) +
    each([8, 18, 28], (x) => line(`M${x},84 v-24`, "slate", 1.2)) +
    ring(76, 40, 30, "k-orange", 3) +
    ring(76, 40, 21, "k-orange", 1.4) +
    times(8, (i) => line(`M76,40 L${76 + 30 * Math.cos((i * Math.PI) / 4)},${40 + 30 * Math.sin((i * Math.PI) / 4)}`, "slate", 1.2)) +
    line("M76,40 L62,84 M76,40 L90,84", "night", 2.6) +
    disc(76, 40, 4, "night") +
    times(8, (i) => {
      const x = 76 + 30 * Math.cos((i * Math.PI) / 4);
      const y = 40 + 30 * Math.sin((i * Math.PI) / 4);
      return rect(x - 4, y, 8, 6.5, ["heart", "k-blue", "k-yellow", "k-green"][i % 4], 2);
    }) +
    rect(14, 66, 36, 18, "cream") +
    times(3, (i) => rect(14 + i * 12, 66, 6, 18, "heart")) +
    rect(32, 66, 18, 18, "shade") +
    poly("8,67 32,44 56,67", "heart") +
    poly("20,67 32,44 32,67", "cream") +
    poly("32,44 44,67 56,67", "heart-d") +
    poly("32,44 44,67 38,67", "cream-d") +
    rect(27, 70, 10, 14, "night", 4) +
    flag(32, 46, 10, "k-blue"),
};
