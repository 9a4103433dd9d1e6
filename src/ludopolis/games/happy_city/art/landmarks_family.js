/** The special buildings of the family game. */
import { disc, each, line, moved, oval, poly, rect, ring, shape, star, times } from "../../../kit/board.js";
import { arch, cloud, dome, door, flag, gable, hedge, ledge, shop, tree, wall, win, wins } from "./parts.js";

/** @type {Record<string, () => string>} */
export const FAMILY = {
  dinosaur_park: () =>
    tree(106, 84, 34, "palm") +
    hedge(0, 22, 8) +
    // A long neck over the gate.
    shape("M14,84 V62 q0,-14 18,-14 h14 q10,0 14,-10 l5,-20 q2,-8 10,-8 q9,0 9,7 q0,4 -6,4 h-5 l-4,24 q-3,20 -9,24 v15 h-9 v-12 h-22 v12Z", "k-green") +
    shape("M50,49 q8,-2 10,-11 l5,-20 q2,-8 10,-8 q9,0 9,7 q0,4 -6,4 h-5 l-4,24 q-3,20 -9,24 v15 h-9Z", "shade") +
    disc(77, 15, 1.5, "print") +
    each(
      [
        [24, 56],
        [34, 54],
        [44, 56],
      ],
      ([x, y]) => disc(x, y, 3, "leaf-d"),
    ) +
    line("M14,68 q-8,0 -10,10", "k-green", 4) +
    rect(72, 52, 5, 32, "brick-d") +
    rect(108, 52, 5, 32, "brick-d") +
    rect(68, 50, 49, 10, "brick", 2) +
    rect(92, 50, 25, 10, "shade", 2) +
    shape("M84,58 q0,-6 4,-6 q4,0 4,6Z", "cream") +
    shape("M94,58 q0,-6 4,-6 q4,0 4,6Z", "cream"),

  ball_pool: () =>
    wall(14, 92, 30, "k-blue") +
    rect(10, 52, 100, 5, "coin") +
    rect(60, 52, 50, 5, "shade") +
    shape("M20,78 v-14 h80 v14Z", "glass-2") +
    each([26, 35, 44, 53, 62, 71, 80, 89, 95], (x, i) => disc(x, 74 - (i % 2) * 4, 5, ["heart", "k-yellow", "k-green", "k-purple", "k-orange"][i % 5])) +
    rect(18, 77, 84, 7, "k-blue") +
    rect(60, 77, 42, 7, "shade") +
    // The slide.
    rect(24, 22, 3, 30, "slate") +
    rect(42, 22, 3, 30, "slate") +
    line("M27,30 h15 M27,38 h15 M27,46 h15", "slate", 1.6) +
    poly("20,22 34,8 48,22", "heart") +
    poly("34,8 48,22 34,22", "heart-d") +
    line("M44,26 q26,-2 34,16 t22,18", "k-orange", 6) +
    line("M44,24 q26,-2 34,16 t22,18", "butter", 1.6),

  cat_cafe: () =>
    shop({
      wall: "rose",
      awning: "slate",
      stripes: 9,
      sign:
        disc(60, 30, 15, "k-orange") +
        poly("46,24 48,9 58,17", "k-orange") +
        poly("74,24 72,9 62,17", "k-orange") +
        shape("M60,15 a15,15 0 0 1 0,30Z", "shade") +
        disc(54.5, 28, 2, "print") +
        disc(65.5, 28, 2, "print") +
        poly("58,33 62,33 60,35.5", "heart") +
        line("M60,36 q-3,3 -5,1 M60,36 q3,3 5,1", "print", 1.2),
      goods: shape("M40,77 q0,-10 6,-11 l1,-4 3,3 h3 l3,-3 q3,9 1,15Z", "night") + line("M40,76 q-6,-3 -3,-9", "night", 2),
    }),

  toy_shop: () =>
    shop({
      wall: "mint",
      awning: "heart",
      roof: "flat",
      // A teddy on the roof, blocks in the window.
      sign:
        disc(50, 12, 5, "brick") +
        disc(70, 12, 5, "brick") +
        disc(60, 21, 13, "brick") +
        shape("M60,8 a13,13 0 0 1 0,26Z", "shade-2") +
        oval(60, 26, 6.5, 5, "peach") +
        disc(60, 23.5, 1.8, "print") +
        disc(54.5, 18, 1.6, "print") +
        disc(65.5, 18, 1.6, "print") +
        disc(50, 12, 2.2, "peach") +
        disc(70, 12, 2.2, "peach") +
        line("M57.500,28 q2.500,2.500 5,0", "print", 1.2),
      goods: rect(34, 69, 8, 8, "k-yellow", 1) + rect(43, 69, 8, 8, "k-blue", 1) + rect(38.5, 61, 8, 8, "heart", 1) + disc(57, 73, 4, "k-green"),
    }),

  nightclub: () =>
    wall(18, 84, 46, "night") +
    ledge(14, 35, 92, 5, "k-purple") +
    poly("58,30 20,60 40,84 59,32", "k-purple", ' opacity=".35"') +
    poly("62,30 100,60 80,84 61,32", "coin", ' opacity=".3"') +
    rect(59, 4, 2, 8, "slate") +
    disc(60, 24, 13, "lilac") +
    shape("M60,11 a13,13 0 0 1 0,26Z", "shade-2") +
    line("M48,20 h24 M47,26 h26 M50,32 h20 M54,13 q-4,11 0,22 M66,13 q4,11 0,22 M60,11 v26", "cream", 1) +
    star(54, 18, 2.6, "cream") +
    line("M30,74 V58 l12,-3 v16", "coin", 2.2) +
    disc(27.5, 74, 3.2, "coin") +
    disc(39.5, 71, 3.2, "coin") +
    line("M84,74 V60", "heart", 2.2) +
    disc(81.5, 74, 3.2, "heart") +
    line("M84,60 q6,2 5,8", "heart", 2.2) +
    rect(51, 58, 18, 26, "k-purple", 3) +
    rect(59.2, 58, 1.6, 26, "night"),

  superhero_academy: () =>
    wall(22, 76, 42, "k-blue") +
    ledge(18, 38, 84, 6, "coin") +
    rect(50, 10, 20, 30, "coral") +
    rect(60, 10, 10, 30, "shade") +
    star(60, 26, 13, "coin") +
    poly("70,14 92,22 70,26", "heart") +
    wins(28, 52, 4, 1, 17, 0, 11, 12) +
    door(53, 14, 15, "heart"),

  dragon_parking: () =>
    // A multi-storey with a dragon on the top deck.
    times(3, (i) => rect(10, 46 + i * 13, 66, 4, "stone") + rect(43, 46 + i * 13, 33, 4, "shade")) +
    each([12, 40, 70], (x) => rect(x, 46, 4, 38, "stone-d")) +
    rect(18, 56, 16, 3, "heart", 1.5) +
    rect(48, 69, 16, 3, "k-blue", 1.5) +
    rect(20, 81, 14, 3, "coin", 1.5) +
    shape("M78,84 q-2,-20 10,-30 q8,-8 4,-18 l-12,3 q-4,-2 -3,-6 l13,-8 q14,0 15,15 q0,12 -6,20 q-4,10 1,24Z", "k-green") +
    shape("M92,84 q-2,-16 6,-27 q7,-9 3,-30 q4,4 4,13 q0,12 -6,20 q-4,10 1,24Z", "shade") +
    poly("94,25 100,14 101,27", "coin") +
    disc(90, 31, 1.6, "print") +
    poly("104,40 112,42 105,48", "coral") +
    poly("100,58 110,58 101,66", "coral") +
    shape("M84,56 q-20,-24 -34,-22 q8,4 8,10 q-8,-3 -12,2 q12,0 16,6 q-5,0 -8,4 q18,-2 30,8Z", "coral") +
    shape("M78,36 q-10,2 -14,-2 q6,0 6,-3 q-5,1 -8,-2 q9,0 15,3Z", "k-orange") +
    rect(14, 18, 20, 22, "k-blue", 3) +
    rect(23, 40, 2, 6, "slate") +
    line("M21,36 V23 h4 a4,4 0 0 1 0,8 h-4", "cream", 2.8),

  candy_factory: () =>
    each(
      [
        [20, 20, "heart"],
        [98, 26, "k-blue"],
      ],
      ([x, y, f]) =>
        rect(+x - 1.6, +y, 3.2, 50, "cream") +
        disc(+x, +y, 12, /** @type {string} */ (f)) +
        line(`M${+x},${+y} q5,-6 8,0 q0,8 -8,8 q-9,-2 -8,-10`, "cream", 2.2),
    ) +
    wall(30, 60, 40, "rose") +
    each([34, 52, 70], (x) => poly(`${x - 4},44 ${x - 4},28 ${x + 14},44`, "coral") + poly(`${x},42 ${x},34 ${x + 9},42`, "glass")) +
    rect(28, 42, 64, 5, "cream") +
    // A wrapped sweet over the door.
    poly("38,52 46,57 38,63", "k-purple") +
    poly("82,52 74,57 82,63", "k-purple") +
    oval(60, 57.5, 16, 7, "coin") +
    line("M52,52 l4,11 M59,51 l4,13 M66,52 l4,10", "heart", 2) +
    door(53, 14, 15, "k-purple") +
    win(35, 69, 11, 9) +
    win(74, 69, 11, 9),

  film_studios: () =>
    wall(14, 92, 34, "slate") +
    rect(10, 46, 100, 5, "slate-d") +
    rect(30, 20, 60, 32, "print", 3) +
    moved(rect(0, -7, 60, 7, "cream", 1) + times(4, (i) => poly(`${i * 15},0 ${i * 15 + 7},-7 ${i * 15 + 14},-7 ${i * 15 + 7},0`, "print")), 30, 20, 1, -6) +
    poly("52,27 52,45 70,36", "coin") +
    disc(24, 68, 8, "coin") +
    poly("20,76 28,76 34,84 14,84", "coin-d") +
    door(80, 14, 22, "coral"),

  maze: () =>
    // Hedges from above, folded out; a flag where the middle is.
    poly("8,84 22,36 98,36 112,84", "grass-d") +
    line("M16,80 L27,40 H93 L104,80 H66", "leaf-d", 5) +
    line("M54,80 H30 L37,48 H83 L90,70 H76", "leaf", 5) +
    line("M42,70 L46,56 H74 L77,62", "leaf-d", 5) +
    line("M54,70 H62", "leaf", 5) +
    flag(60, 64, 34, "heart") +
    disc(60, 65, 3, "coin") +
    tree(14, 40, 22) +
    tree(106, 40, 22),

  ghost_hunters_hq: () =>
    wall(20, 80, 50, "brick") +
    ledge(16, 30, 88, 5, "cream") +
    wins(27, 40, 1, 1, 0, 0, 12, 11) +
    wins(81, 40, 1, 1, 0, 0, 12, 11) +
    rect(28, 60, 40, 24, "slate-d", 2) +
    times(3, (i) => rect(30, 63 + i * 6, 36, 2, "shade-2")) +
    door(78, 13, 22, "heart") +
    // Crossed-out ghost.
    disc(60, 26, 22, "cream") +
    shape("M50,38 v-13 a10,11 0 0 1 20,0 v13 l-3.500,-3 -3,3 -3.500,-3 -3.500,3 -3,-3Z", "sky-d") +
    disc(56.5, 25, 1.8, "print") +
    disc(63.5, 25, 1.8, "print") +
    ring(60, 26, 19, "heart", 4.5) +
    line("M47,13 L73,39", "heart", 4.5),

  martian_embassy: () =>
    poly("40,84 48,50 72,50 80,84", "slate") +
    poly("60,50 72,50 80,84 60,84", "slate-d") +
    oval(60, 44, 44, 12, "k-purple") +
    shape("M60,32 a44,12 0 0 1 0,24Z", "shade") +
    dome(40, 38, 40, 18, "k-green") +
    disc(54, 32, 3, "cream") +
    disc(66, 32, 3, "cream") +
    disc(54, 32, 1.3, "print") +
    disc(66, 32, 1.3, "print") +
    times(5, (i) => disc(26 + i * 17, 46, 2.6, "butter")) +
    line("M60,20 v-8", "slate", 2) +
    disc(60, 10, 3, "heart") +
    door(54, 12, 18, "night"),

  pirate_ship: () =>
    shape("M2,76 q8,-5 16,0 t16,0 16,0 16,0 16,0 16,0 16,0 6,0 v8 H2Z", "water") +
    rect(58, 6, 3, 54, "brick-d") +
    rect(86, 22, 2.6, 38, "brick-d") +
    shape("M36,14 h46 q-4,14 0,30 h-46 q-4,-14 0,-30Z", "night") +
    shape("M59,14 h23 q-4,14 0,30 h-23Z", "night-d") +
    disc(59, 25, 6.5, "cream") +
    rect(55.5, 29, 7, 5, "cream", 1) +
    disc(56.6, 25, 1.6, "print") +
    disc(61.6, 25, 1.6, "print") +
    line("M50,35 L69,41 M69,35 L50,41", "cream", 2) +
    poly("76,30 100,34 98,52 74,50", "cream") +
    poly("88,32 100,34 98,52 87,51", "shade") +
    poly("61,6 72,9 61,12", "heart") +
    shape("M14,52 h12 v8 h62 l4,-8 h16 q-4,26 -16,28 h-58 q-16,-4 -20,-28Z", "brick") +
    shape("M60,60 h28 l4,-8 h16 q-4,26 -16,28 h-32Z", "shade-2") +
    each([38, 52, 66, 80], (x) => disc(x, 69, 3, "print")) +
    rect(14, 51, 13, 3, "coin") +
    line("M24,63 h70", "coin", 1.6) +
    shape("M0,80 q8,-5 16,0 t16,0 16,0 16,0 16,0 16,0 16,0 16,0 v4 H0Z", "water-d"),

  chocolate_works: () =>
    cloud(28, 10, 0.5, "brick") +
    rect(22, 18, 12, 40, "brick-d") +
    rect(28, 18, 6, 40, "shade") +
    rect(20, 16, 16, 5, "coin") +
    wall(16, 88, 38, "brick") +
    shape(
      "M13,44 h94 v6 q-4,9 -8,0 q-5,14 -10,0 q-4,6 -8,0 q-5,10 -10,0 q-4,6 -8,0 q-5,14 -10,0 q-4,6 -8,0 q-5,12 -10,0 q-4,6 -8,0 q-6,9 -10,0 q-3,5 -4,0Z",
      "brick-d",
    ) +
    // A bar half unwrapped.
    moved(
      rect(0, 0, 38, 26, "brick-d", 2) +
        times(2, (r) => times(3, (c) => rect(3 + c * 11.5, 3 + r * 11, 9.5, 9, "brick", 1))) +
        poly("20,-2 40,-2 40,28 26,28 22,20 26,13 20,6", "coin") +
        poly("30,-2 40,-2 40,28 30,28", "heart"),
      50,
      14,
      1,
      -8,
    ) +
    wins(24, 62, 2, 1, 16, 0, 11, 11) +
    wins(80, 62, 1, 1, 16, 0, 14, 11) +
    door(60, 13, 20, "coin-d"),

  unicorn_ranch: () =>
    tree(20, 84, 32) +
    wall(58, 46, 34, "rose") +
    gable(54, 50, 54, 24, "lilac-d") +
    door(76, 16, 22, "cream") +
    shape("M22,84 v-20 q0,-10 12,-10 h10 l4,-12 q6,-4 10,4 l6,5 -3,5 h-6 q-2,8 -4,10 v18 h-5 v-14 h-14 v14Z", "cream") +
    poly("52,40 58,24 56,42", "coin") +
    shape("M45,43 q-8,3 -6,12 q-6,2 -4,6 q8,-2 11,-12Z", "k-purple") +
    disc(54.5, 45.5, 1.2, "print") +
    shape("M22,62 q-8,4 -4,14 q5,-5 6,-10Z", "k-purple") +
    rect(4, 74, 16, 3, "brick-d") +
    rect(6, 70, 3, 14, "brick-d") +
    rect(15, 70, 3, 14, "brick-d"),

  dream_factory: () =>
    // A factory asleep: moon for a chimney top, stars for smoke.
    each(
      [
        [38, 14, 4],
        [50, 6, 3],
        [28, 26, 3],
        [98, 12, 3],
      ],
      ([x, y, r]) => star(x, y, r, "coin"),
    ) +
    shape("M86,8 a16,16 0 1 0 14,24 a13,13 0 0 1 -14,-24Z", "coin") +
    cloud(60, 44, 2.2, "cream") +
    cloud(34, 50, 1.4, "cream-d") +
    cloud(90, 52, 1.4, "cream-d") +
    rect(24, 26, 9, 32, "lilac-d") +
    rect(28.5, 26, 4.5, 32, "shade") +
    wall(20, 80, 30, "lilac") +
    each([22, 48, 74], (x) => poly(`${x},54 ${x},42 ${x + 24},54`, "k-purple")) +
    line("M38,67 q5,5 10,0 M72,67 q5,5 10,0", "print", 1.8) +
    arch(53, 66, 14, 18, "k-purple") +
    rect(17, 53, 86, 3, "cream"),

  aqua_pony_club: () =>
    wall(10, 46, 34, "water") +
    gable(5, 50, 56, 18, "k-blue") +
    win(16, 58, 12, 11) +
    arch(36, 58, 14, 26, "cream") +
    shape("M44,84 q2,-10 14,-10 h46 q12,0 12,10Z", "sky-d") +
    oval(80, 79, 33, 5, "water") +
    // A sea-horse rising from the pool.
    shape("M70,78 q-8,-8 2,-20 q6,-8 3,-16 l-8,1 q-3,-3 0,-6 l9,-6 q12,-1 14,12 q1,10 -5,17 q-6,10 2,16 q-8,6 -17,2Z", "coral") +
    shape("M80,79 q-5,-8 1,-18 q6,-9 3,-30 q5,4 6,12 q1,10 -5,17 q-6,10 2,16 q-3,3 -7,3Z", "shade") +
    disc(77, 37, 1.5, "print") +
    poly("84,30 88,22 90,33", "coin") +
    poly("90,42 98,40 91,50", "coin") +
    poly("88,54 96,56 86,60", "coin") +
    line("M52,79 q4,-3 8,0 M98,80 q4,-3 8,0", "cream", 1.8),

  school_of_magic: () =>
    each(
      [
        [18, 22, 3],
        [104, 16, 4],
        [96, 34, 2.5],
      ],
      ([x, y, r]) => star(x, y, r, "coin"),
    ) +
    wall(22, 22, 36, "slate") +
    gable(18, 48, 30, 26, "k-purple") +
    wall(78, 22, 30, "slate") +
    gable(74, 54, 30, 24, "k-purple") +
    wall(42, 36, 52, "slate") +
    rect(40, 32, 40, 4, "slate-d") +
    // A wizard's hat is its roof.
    shape("M34,34 q26,8 52,0 l-16,-6 q-2,-14 -4,-26 l-8,8 q-4,10 -8,18Z", "night") +
    shape("M60,37 q14,0 26,-3 l-16,-6 q-2,-14 -4,-26 l-4,4Z", "night-d") +
    rect(48, 26, 23, 4, "coin", 1) +
    star(60, 18, 3.5, "coin") +
    arch(52, 60, 16, 24, "brick-d") +
    arch(47, 44, 8, 11) +
    arch(65, 44, 8, 11) +
    arch(29, 58, 8, 11) +
    arch(85, 64, 8, 11),
};
