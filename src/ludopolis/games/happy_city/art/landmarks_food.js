/** Special buildings of the expert game: places to eat. */
import { disc, each, line, oval, poly, rect, shape, star, times } from "../../../kit/board.js";
import { awning, door, shop, wall, win } from "./parts.js";

/** A giant sign on two poles, for stands that look like what they sell. @type {(body: string) => string} */
const stand = (body) =>
  rect(22, 52, 4, 32, "brick-d") + rect(94, 52, 4, 32, "brick-d") + rect(18, 66, 84, 18, "cream-d", 2) + rect(60, 66, 42, 18, "shade", 2) + body;

/** @type {Record<string, () => string>} */
export const FOOD = {
  ice_cream_parlour: () =>
    shop({
      wall: "mint",
      awning: "rose-d",
      h: 42,
      roof: "flat",
      sign:
        poly("48,22 72,22 60,46", "peach") +
        poly("60,22 72,22 60,46", "peach-d") +
        line("M52,24 L64,38 M68,24 L56,38", "peach-d", 1) +
        disc(52, 17, 8, "rose") +
        disc(68, 17, 8, "mint-d") +
        disc(60, 9, 8.5, "cream") +
        disc(61, 1.5, 2.4, "heart"),
    }),

  hot_dog_stand: () =>
    stand(
      shape("M14,44 q0,-14 46,-14 t46,14 q0,12 -46,12 t-46,-12Z", "peach-d") +
        rect(8, 27, 104, 16, "brick", 8) +
        shape("M60,27 h44 a8,8 0 0 1 0,16 h-44Z", "shade-2") +
        line("M18,34 q6,-6 12,0 t12,0 12,0 12,0 12,0 12,0 12,0", "coin", 3.2) +
        shape("M14,46 q4,10 46,10 t46,-10 q-6,16 -46,16 t-46,-16Z", "peach") +
        shape("M60,56 q42,0 46,-10 q-6,16 -46,16Z", "shade") +
        rect(30, 72, 8, 10, "heart", 2) +
        rect(32.5, 68, 3, 4, "heart-d") +
        rect(42, 72, 8, 10, "coin", 2) +
        rect(44.5, 68, 3, 4, "coin-d"),
    ),

  burger_restaurant: () =>
    stand(
      shape("M18,30 q0,-24 42,-24 t42,24Z", "peach-d") +
        shape("M60,6 q42,0 42,24 h-42Z", "shade") +
        each(
          [
            [40, 17],
            [54, 12],
            [70, 13],
            [82, 20],
            [60, 21],
          ],
          ([x, y]) => oval(x, y, 2.4, 1.4, "cream"),
        ) +
        shape("M14,30 h92 q3,3 0,6 q-6,5 -11,0 q-6,5 -12,0 q-6,5 -12,0 q-6,5 -12,0 q-6,5 -12,0 q-6,5 -12,0 q-6,5 -12,0 q-6,4 -9,0 q-3,-3 0,-6Z", "k-green") +
        poly("22,38 98,38 84,46 36,46", "coin") +
        rect(16, 43, 88, 10, "brick-d", 5) +
        rect(60, 43, 44, 10, "shade", 5) +
        shape("M18,53 h84 q0,10 -10,10 h-64 q-10,0 -10,-10Z", "peach-d") +
        shape("M60,53 h42 q0,10 -10,10 h-32Z", "shade") +
        win(34, 70, 52, 9),
    ),

  sushi_bar: () =>
    wall(16, 88, 34, "brick-d") +
    poly("6,52 20,38 100,38 114,52", "slate") +
    poly("60,38 100,38 114,52 60,52", "slate-d") +
    rect(24, 56, 72, 9, "heart") +
    times(6, (i) => rect(24 + i * 12, 56, 11, 12, i % 2 ? "heart-d" : "heart", 1)) +
    door(66, 18, 16, "peach-d") +
    win(28, 70, 26, 10) +
    each([14, 106], (x) => rect(x - 0.7, 50, 1.4, 6, "night") + oval(x, 61, 6, 7, "heart") + rect(x - 3, 54, 6, 2, "night")) +
    // Rice, fish, a pair of sticks.
    rect(36, 24, 48, 12, "cream", 6) +
    rect(60, 24, 24, 12, "shade", 6) +
    shape("M32,25 q4,-16 28,-16 t28,16 q-8,4 -28,4 t-28,-4Z", "k-orange") +
    line("M44,13 l-4,11 M55,10 l-4,15 M67,10 l-3,15 M78,13 l-3,11", "cream", 1.8) +
    rect(56, 9, 9, 27, "night") +
    line("M88,6 L112,34 M94,4 L116,32", "brick", 2),

  vegetable_market: () =>
    awning(8, 26, 104, 12, 11, "k-green") +
    poly("8,26 18,14 102,14 112,26", "k-green") +
    poly("60,14 102,14 112,26 60,26", "shade") +
    rect(14, 38, 4, 46, "brick-d") +
    rect(102, 38, 4, 46, "brick-d") +
    each(
      [20, 48, 76],
      (x, i) =>
        poly(`${x},66 ${x + 24},66 ${x + 22},84 ${x + 2},84`, "peach-d") +
        poly(`${x + 12},66 ${x + 24},66 ${x + 22},84 ${x + 12},84`, "shade") +
        line(`M${x + 1},72 h22 M${x + 2},78 h20`, "brick", 1) +
        (i === 0
          ? each([4, 12, 20], (d) => disc(x + d, 62, 5, "heart") + line(`M${x + d},57 v-2`, "leaf-d", 1.6))
          : i === 1
            ? each(
                [4, 12, 20],
                (d) =>
                  poly(`${x + d - 3.5},54 ${x + d + 3.5},54 ${x + d},68`, "k-orange") +
                  line(`M${x + d},54 l-3,-5 M${x + d},54 v-6 M${x + d},54 l3,-5`, "leaf", 1.6),
              )
            : each([6, 18], (d) => disc(x + d, 60, 7, "k-green") + line(`M${x + d},66 v-10 M${x + d},62 l-4,-3 M${x + d},62 l4,-3`, "leaf-d", 1.2))),
    ),

  croissant_bakery: () =>
    shop({
      wall: "peach",
      awning: "butter-d",
      h: 46,
      roof: "gable",
      roofing: "brick",
      sign:
        shape("M32,36 q2,-26 28,-26 t28,26 q-5,3 -10,-1 q-3,-11 -18,-11 t-18,11 q-5,4 -10,1Z", "peach-d") +
        shape("M60,10 q26,0 28,26 q-5,3 -10,-1 q-3,-11 -18,-11Z", "shade-2") +
        line("M42,17 l5,9 M52,11.500 l2,12 M68,11.500 l-2,12 M78,17 l-5,9", "brick-d", 1.6),
      goods: each([35, 47], (x) => rect(x, 71, 10, 5, "peach-d", 2.5) + line(`M${x + 3},71.500 l1,2.500 M${x + 6},71.500 l1,2.500`, "brick", 1)),
    }),

  night_market: () =>
    shape("M92,6 a13,13 0 1 0 12,20 a10.500,10.500 0 0 1 -12,-20Z", "coin") +
    line("M4,30 q26,12 52,0 t60,4", "night", 1.4) +
    each(
      [
        [16, 36, "heart"],
        [34, 38, "coin"],
        [52, 33, "k-orange"],
        [70, 30, "heart"],
        [88, 34, "coin"],
        [106, 38, "k-orange"],
      ],
      ([x, y, f]) => oval(+x, +y + 4, 5, 6, /** @type {string} */ (f)) + rect(+x - 2.5, +y - 2.5, 5, 2, "night"),
    ) +
    each(
      [
        [8, "k-purple"],
        [64, "k-blue"],
      ],
      ([x, f]) =>
        rect(+x + 2, 56, 3, 28, "brick-d") +
        rect(+x + 43, 56, 3, 28, "brick-d") +
        rect(+x, 68, 48, 16, "night", 2) +
        rect(+x + 24, 68, 24, 16, "shade", 2) +
        awning(+x - 2, 52, 52, 6, 7, /** @type {string} */ (f)) +
        each([8, 20, 32, 41], (d, i) => disc(+x + d, 66, 4, ["k-orange", "heart", "coin", "k-green"][i])),
    ) +
    star(30, 12, 3, "coin") +
    star(58, 8, 2, "coin"),
};
