/** Special buildings of the expert game: sights of the town. */
import { disc, each, line, moved, oval, poly, rect, ring, shape, star, times } from "../../../kit/board.js";
import { arch, cloud, dome, door, gable, ledge, plate, shop, tree, wall, win, wins } from "./parts.js";

/** @type {Record<string, () => string>} */
export const TOWN = {
  harbour: () =>
    rect(0, 70, 120, 14, "water") +
    rect(0, 70, 44, 14, "stone") +
    line("M54,77 h10 M78,80 h12 M100,76 h10", "cream", 1.4) +
    // Crane and ship.
    rect(14, 22, 5, 48, "k-orange") +
    rect(30, 22, 5, 48, "k-orange") +
    line("M16,68 L33,50 M16,50 L33,34", "k-orange", 1.8) +
    rect(4, 18, 72, 5, "k-orange") +
    rect(40, 18, 36, 5, "shade") +
    rect(18, 10, 14, 8, "cream") +
    line("M66,23 v13", "night", 1.4) +
    rect(58, 36, 16, 9, "k-blue") +
    rect(66, 36, 8, 9, "shade") +
    poly("46,60 116,60 108,76 54,76", "heart") +
    poly("80,60 116,60 108,76 80,76", "heart-d") +
    rect(52, 51, 14, 9, "k-green") +
    rect(67, 51, 14, 9, "k-yellow") +
    wall(90, 18, 16, "cream", 60) +
    wins(93, 47, 2, 1, 7, 0, 5, 4) +
    rect(97, 34, 6, 10, "night") +
    rect(97, 36, 6, 3, "heart"),

  airport: () =>
    cloud(24, 18, 0.7) +
    cloud(104, 40, 0.5) +
    wall(6, 62, 22, "glass") +
    ledge(2, 58, 70, 5, "cream") +
    line("M18,63 v21 M32,63 v21 M46,63 v21 M58,63 v21", "slate", 1.4) +
    wall(82, 12, 34, "stone") +
    poly("76,50 80,36 96,36 100,50", "night") +
    rect(79, 39, 18, 6, "glass") +
    rect(84, 32, 8, 4, "slate") +
    rect(87.4, 24, 1.4, 9, "slate") +
    disc(88, 23, 1.8, "heart") +
    // A plane takes off.
    moved(
      rect(-34, -6, 62, 13, "cream", 6.5) +
        shape("M-34,1 h62 a6.500,6.500 0 0 1 -6,6 h-50 a7,7 0 0 1 -6,-6Z", "shade") +
        poly("-32,-4 -42,-22 -34,-22 -20,-4", "k-blue") +
        poly("-4,3 -22,20 -12,20 14,3", "k-blue") +
        times(6, (i) => disc(-18 + i * 6.5, -1, 1.7, "night")) +
        shape("M20,-5 q7,1 8,5 h-8Z", "night"),
      54,
      34,
      0.86,
      -14,
    ),

  picture_gallery: () =>
    wall(14, 92, 50, "cream") +
    ledge(10, 30, 100, 5, "stone") +
    rect(40, 16, 40, 15, "cream-d") +
    rect(60, 16, 20, 15, "shade") +
    star(60, 24, 5, "coin") +
    rect(20, 42, 26, 22, "coin-d", 1) +
    rect(23, 45, 20, 16, "sky") +
    disc(38, 49, 2.6, "coin") +
    poly("23,61 31,51 37,57 40,54 43,61", "leaf-d") +
    rect(74, 40, 24, 28, "brick", 1) +
    rect(77, 43, 18, 22, "k-purple-t") +
    disc(86, 50, 4.6, "peach") +
    shape("M78,65 q0,-9 8,-9 t8,9Z", "night") +
    shape("M81,50 q0,-6 5,-6 t5,6 v4 h-1.500 v-4 h-7 v4 h-1.500Z", "night") +
    door(53, 14, 26, "night") +
    rect(20, 70, 26, 14, "glass", 1) +
    line("M33,70 v14", "slate", 1),

  bowling_alley: () =>
    wall(12, 96, 40, "k-blue") +
    ledge(8, 40, 104, 6, "coin") +
    rect(18, 54, 84, 30, "butter") +
    line("M40,84 L50,54 M60,84 V54 M80,84 L70,54", "butter-d", 1.4) +
    // Pins above, the ball below.
    each(
      [44, 60, 76],
      (x, i) =>
        shape(`M${x - 5},${40 - (i === 1 ? 2 : 0)} q-3,-10 2,-16 q-2,-5 0,-8 q3,-4 6,0 q2,3 0,8 q5,6 2,16Z`, "cream") +
        rect(x - 3.6, i === 1 ? 21 : 23, 7.4, 2.4, "heart"),
    ) +
    each([51, 69], (x) => shape(`M${x - 3},66 q-2,-6 1.500,-9 q-1,-4 1.500,-5 q2.500,1 1.500,5 q3.500,3 1.500,9Z`, "cream")) +
    disc(60, 74, 9, "night") +
    shape("M60,65 a9,9 0 0 1 0,18Z", "night-d") +
    each(
      [
        [57, 70],
        [61, 69],
        [60, 73],
      ],
      ([x, y]) => disc(x, y, 1.3, "cream"),
    ),

  concert_hall: () =>
    // Sails of stone over a broad flight of steps.
    rect(4, 78, 112, 6, "stone") +
    rect(10, 72, 100, 6, "stone-d") +
    shape("M14,72 Q16,30 46,20 Q58,44 50,72Z", "cream") +
    shape("M46,20 Q58,44 50,72 H36 Q48,48 46,20Z", "shade") +
    shape("M42,72 Q44,22 76,8 Q90,38 80,72Z", "cream") +
    shape("M76,8 Q90,38 80,72 H66 Q80,40 76,8Z", "shade") +
    shape("M74,72 Q76,44 100,34 Q110,54 106,72Z", "cream") +
    shape("M100,34 Q110,54 106,72 H94 Q104,54 100,34Z", "shade") +
    line("M26,58 V44 l9,-2 v13", "k-purple", 2.2) +
    disc(23.6, 58.5, 3, "k-purple") +
    disc(32.6, 55.5, 3, "k-purple") +
    line("M60,60 V40", "k-purple", 2.4) +
    disc(57, 60, 3.4, "k-purple") +
    line("M60,40 q6,2 5,9", "k-purple", 2.4),

  railway_station: () =>
    wall(8, 104, 32, "brick") +
    dome(24, 54, 72, 36, "slate") +
    shape("M32,54 a28,28 0 0 1 56,0Z", "glass") +
    line("M60,26 V54 M46,30 V54 M74,30 V54 M36,42 H84", "cream", 1.6) +
    rect(6, 50, 108, 5, "cream") +
    disc(60, 22, 8, "cream") +
    disc(60, 22, 8, "none", ' stroke="var(--slate-d)" stroke-width="2"') +
    line("M60,17 v5 l4,2", "print", 1.5) +
    each([13, 25, 90, 102], (x) => arch(x, 60, 8, 15)) +
    // The locomotive.
    rect(42, 62, 36, 18, "k-green", 5) +
    rect(60, 62, 18, 18, "shade", 5) +
    rect(46, 65, 12, 8, "glass-2", 2) +
    rect(62, 65, 12, 8, "glass-2", 2) +
    disc(48, 77, 2, "coin") +
    disc(72, 77, 2, "coin") +
    rect(38, 79, 44, 3, "night", 1) +
    rect(30, 82, 60, 2, "slate"),

  barber_shop: () =>
    shop({
      wall: "cream",
      awning: "k-blue",
      x: 20,
      w: 66,
      roof: "step",
      // Scissors on the sign, a pole beside the door.
      sign:
        plate(53, 33, 11.5) + line("M47,38 L59,26 M59,38 L47,26", "slate-d", 2.2) + ring(46.5, 39.5, 2.8, "heart", 1.8) + ring(59.5, 39.5, 2.8, "heart", 1.8),
      goods:
        rect(95, 40, 12, 40, "cream", 2) +
        times(4, (i) => poly(`95,${50 + i * 9} 107,${43 + i * 9} 107,${47.5 + i * 9} 95,${54.5 + i * 9}`, i % 2 ? "k-blue" : "heart")) +
        rect(93, 36, 16, 5, "slate", 2) +
        dome(95, 36, 12, 6, "slate-d") +
        rect(93, 79, 16, 5, "slate", 2),
    }),

  undersea_tunnel: () =>
    rect(0, 10, 120, 74, "water") +
    shape("M0,10 q10,-5 20,0 t20,0 20,0 20,0 20,0 20,0 v4 H0Z", "water") +
    rect(0, 78, 120, 6, "butter-d") +
    rect(0, 40, 120, 38, "water-d") +
    // A glass tube with a train, fish around it.
    rect(-2, 44, 124, 28, "glass-2") +
    rect(-2, 44, 124, 4, "slate") +
    rect(-2, 68, 124, 4, "slate") +
    each([14, 58, 102], (x) => rect(x, 44, 4, 28, "slate")) +
    rect(24, 53, 60, 14, "k-orange", 6) +
    rect(54, 53, 30, 14, "shade", 6) +
    wins(30, 56, 4, 1, 11, 0, 8, 5) +
    disc(80, 62, 1.8, "coin") +
    each(
      [
        [28, 26, "heart", 1],
        [86, 30, "k-yellow", -1],
        [58, 20, "k-purple", 1],
      ],
      ([x, y, f, s]) =>
        moved(
          oval(0, 0, 8, 4.6, /** @type {string} */ (f)) + poly("-7,0 -13,-4.500 -13,4.500", /** @type {string} */ (f)) + disc(4, -1, 1.1, "print"),
          +x,
          +y,
          1,
          +s < 0 ? 180 : 0,
        ),
    ) +
    each(
      [
        [100, 20],
        [104, 15],
        [101, 11],
      ],
      ([x, y], i) => disc(x, y, 2.2 - i * 0.5, "cream"),
    ) +
    line("M8,78 q-3,-5 0,-6 M112,78 q3,-5 0,-6", "leaf-d", 2),

  aquarium: () =>
    wall(8, 104, 26, "slate") +
    ledge(4, 56, 112, 4, "k-blue") +
    door(53, 14, 18, "night") +
    wins(16, 66, 2, 1, 16, 0, 11, 9) +
    wins(76, 66, 2, 1, 16, 0, 11, 9) +
    // A whale looks out of the tank.
    rect(18, 12, 84, 44, "water", 4) +
    rect(60, 12, 42, 44, "shade", 4) +
    rect(18, 12, 84, 5, "cream", 2) +
    shape("M30,40 q0,-16 22,-16 q18,0 24,12 q3,-2 4,-8 q-5,-2 -5,-6 q6,-1 8,3 q4,-4 9,-1 q-1,5 -7,6 q0,22 -29,22 q-24,0 -26,-12Z", "k-blue") +
    shape("M30,42 q12,6 30,4 q-2,8 -12,8 q-16,0 -18,-12Z", "cream") +
    disc(40, 37, 1.7, "print") +
    line("M46,24 v-5 M46,19 q-4,-4 -6,0 M46,19 q4,-4 6,0", "cream", 1.8) +
    disc(90, 48, 2.4, "k-orange") +
    poly("92,48 96,45.500 96,50.500", "k-orange") +
    line("M24,56 q-3,-6 0,-10 M97,56 q3,-5 0,-9", "leaf", 2.4),

  escape_room: () =>
    wall(22, 76, 56, "lilac") +
    ledge(18, 24, 84, 6, "k-purple") +
    each([30, 78], (x) => rect(x, 38, 13, 13, "night", 1) + line(`M${x + 4},38 v13 M${x + 9},38 v13`, "slate", 1.6)) +
    // A door with a giant padlock, a question over it.
    rect(44, 40, 32, 44, "brick-d", 3) +
    rect(60, 40, 16, 44, "shade", 3) +
    line("M53,62 v-6 a7,7 0 0 1 14,0 v6", "slate", 3.4) +
    rect(49, 60, 22, 18, "coin", 3) +
    rect(60, 60, 11, 18, "shade", 3) +
    disc(60, 67, 2.6, "print") +
    poly("59,68 61,68 62.500,74 57.500,74", "print") +
    plate(60, 20, 11) +
    line("M56.500,17 q0,-4 3.500,-4 t3.500,3.500 q0,2.500 -3.500,4 v2", "k-purple", 2.4) +
    disc(60, 26.2, 1.4, "k-purple") +
    ring(88, 68, 4, "coin-d", 2.4) +
    line("M88,72 v9 M88,77 h3 M88,81 h3", "coin-d", 2.2),

  wind_turbine: () =>
    cloud(22, 22, 0.7) +
    shape("M0,84 q30,-18 62,-10 t58,-6 v16Z", "leaf") +
    shape("M60,74 q30,4 60,-6 v16 H60Z", "leaf-d") +
    each(
      [
        [44, 30, 1, 10],
        [92, 48, 0.62, 40],
      ],
      ([x, y, s, turn]) =>
        moved(
          poly("-2,0 2,0 4,52 -4,52", "cream") +
            poly("0,0 2,0 4,52 0,52", "shade") +
            each([0, 120, 240], (a) =>
              moved(shape("M-2,0 q-3,-14 1,-30 q5,12 3,30Z", "cream") + shape("M-1,-30 q5,12 3,30 h-2Z", "shade-2"), 0, 0, 1, a + turn),
            ) +
            disc(0, 0, 3.4, "heart"),
          x,
          y,
          s,
        ),
    ) +
    wall(12, 20, 12, "butter", 82) +
    gable(9, 70, 26, 10, "brick") +
    tree(72, 82, 16),

  games_arcade: () =>
    wall(14, 92, 40, "night") +
    ledge(10, 40, 100, 5, "k-purple") +
    win(78, 56, 20, 20) +
    rect(22, 54, 20, 30, "heart", 2) +
    rect(32, 54, 10, 30, "shade", 2) +
    rect(25, 58, 14, 10, "glass-2", 1) +
    line("M29,75 v-4", "cream", 1.8) +
    disc(29, 71, 1.6, "coin") +
    disc(36, 74, 1.6, "k-green") +
    door(52, 16, 26, "k-blue") +
    // A controller on the roof.
    shape("M34,34 q-4,-22 10,-22 h32 q14,0 10,22 q-3,8 -10,0 l-4,-5 h-24 l-4,5 q-7,8 -10,0Z", "slate") +
    shape("M60,12 h16 q14,0 10,22 q-3,8 -10,0 l-4,-5 h-12Z", "shade-2") +
    rect(42, 17.5, 3.4, 10, "cream") +
    rect(38.7, 20.8, 10, 3.4, "cream") +
    disc(73, 18, 2, "heart") +
    disc(77.5, 22.5, 2, "coin") +
    disc(73, 27, 2, "k-green") +
    disc(68.5, 22.5, 2, "k-blue"),

  billiard_hall: () =>
    wall(16, 88, 38, "leaf-d") +
    ledge(12, 42, 96, 5, "brick") +
    win(24, 56, 24, 16) +
    win(72, 56, 24, 16) +
    door(53, 14, 26) +
    // Three balls and a cue.
    disc(43, 30, 11, "heart") +
    shape("M43,19 a11,11 0 0 1 0,22Z", "heart-d") +
    disc(77, 30, 11, "coin") +
    shape("M77,19 a11,11 0 0 1 0,22Z", "coin-d") +
    disc(60, 14, 12, "print") +
    disc(60, 13, 5.5, "cream") +
    line("M60,10.600 a1.500,1.500 0 1 0 .1,0 M60,13.600 a1.800,1.800 0 1 0 .1,0", "print", 1) +
    line("M4,46 L30,14", "peach-d", 3) +
    line("M28,16.500 L31,12.800", "cream", 3),
};
