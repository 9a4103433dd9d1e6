/** Special buildings of the expert game: wonders of the world. */
import { disc, each, line, moved, oval, poly, rect, shape, times } from "../../../kit/board.js";
import { arch, cloud, columns, dome, flag, hedge, ledge, tree, wall, wins } from "./parts.js";

/** @type {Record<string, () => string>} */
export const WONDERS = {
  pyramid: () =>
    disc(96, 20, 9, "coin") +
    poly("66,84 92,46 118,84", "butter") +
    poly("92,46 118,84 92,84", "butter-d") +
    poly("6,84 50,14 94,84", "butter") +
    poly("50,14 94,84 62,84", "butter-d") +
    line("M41,30 h15 M32,44 h25 M23,58 h36 M14,72 h47", "coin-d", 1.2) +
    poly("50,14 58,27 52,27 43,26", "coin") +
    poly("44,84 50,72 56,84", "night") +
    tree(14, 84, 22, "palm"),

  castle: () =>
    each(
      [14, 88],
      (x) =>
        wall(x, 18, 52, "stone") +
        poly(`${x - 3},32 ${x + 9},12 ${x + 21},32`, "brick") +
        poly(`${x + 9},12 ${x + 21},32 ${x + 9},32`, "brick-d") +
        arch(x + 6, 42, 6, 12, "night"),
    ) +
    wall(32, 56, 38, "stone") +
    times(4, (i) => rect(33 + i * 14.5, 40, 9, 7, "stone-d")) +
    wall(46, 28, 52, "stone-d") +
    times(3, (i) => rect(46 + i * 10.5, 27, 7, 6, "stone-d")) +
    flag(60, 28, 20, "heart") +
    arch(50, 56, 20, 28, "night") +
    line("M54,58 v26 M60,56 v28 M66,58 v26 M51,66 h18 M51,75 h18", "brick-d", 1.4) +
    arch(57, 38, 6, 10, "night"),

  moai: () =>
    shape("M0,84 q30,-14 60,-10 t60,2 v8Z", "leaf") +
    shape("M26,80 l-2,-34 q-2,-30 18,-32 q18,0 18,24 l6,12 q0,4 -5,4 l1,6 -2,4 2,4 -5,14Z", "stone") +
    shape("M46,14 q14,2 14,24 l6,12 q0,4 -5,4 l1,6 -2,4 2,4 -5,14 h-9 q4,-30 -2,-68Z", "shade-2") +
    shape("M42,32 h19 v5 q-9,4 -14,1Z", "slate-d") +
    rect(32, 36, 5, 20, "stone-d", 2.5) +
    line("M50,66 h11", "slate-d", 1.6) +
    rect(24, 7, 34, 9, "brick", 3) +
    rect(42, 7, 16, 9, "shade-2", 3) +
    shape("M80,82 l-1,-22 q-1,-19 12,-20 q12,0 12,16 l4,8 q0,3 -3,3 l0,4 -1,2 1,3 -3,6Z", "stone-d") +
    shape("M91,51 h12 v4 q-6,2 -9,0Z", "slate-d") +
    line("M96,72 h7", "slate-d", 1.4),

  statue_of_liberty: () =>
    shape("M4,78 q10,-4 20,0 t20,0 20,0 20,0 20,0 12,0 v6 H4Z", "water") +
    poly("38,80 42,62 78,62 82,80", "stone") +
    poly("60,62 78,62 82,80 60,80", "shade") +
    rect(34, 79, 52, 5, "stone-d") +
    rect(45, 56, 30, 7, "stone") +
    rect(60, 56, 15, 7, "shade") +
    shape("M47,57 q2,-20 8,-28 h10 q6,8 9,28Z", "mint") +
    shape("M60,29 h5 q6,8 9,28 h-14Z", "mint-d") +
    line("M62,30 L76,12", "mint-d", 5) +
    poly("72,13 80,13 78,7 74,7", "coin-d") +
    shape("M73,7 q-1,-5 3,-8 q4,3 3,8Z", "k-orange") +
    rect(46, 33, 8, 13, "slate", 1, ' transform="rotate(-12 50 40)"') +
    line("M55,34 l-4,6", "mint", 4) +
    disc(60, 23, 5.5, "mint") +
    shape("M60,17.500 a5.500,5.500 0 0 1 0,11Z", "mint-d") +
    each([-70, -45, -20, 20, 45, 70], (a) => moved(poly("-1.300,-5 0,-12 1.300,-5", "mint-d"), 60, 22, 1, a)) +
    line("M54,57 q1,-12 4,-20 M66,57 q-1,-12 -3,-20", "mint-d", 1.2),

  sphinx: () =>
    disc(20, 18, 8, "coin") +
    poly("70,80 96,40 120,76 120,84 70,84", "butter-d") +
    rect(4, 80, 112, 4, "butter-d") +
    shape("M40,80 q-4,-22 14,-26 h34 q16,2 16,26Z", "butter") +
    shape("M74,54 h14 q16,2 16,26 h-26Z", "shade") +
    rect(16, 72, 44, 8, "butter", 4) +
    rect(96, 74, 16, 6, "butter-d", 3) +
    // Headcloth and face.
    poly("28,24 50,24 60,60 18,60", "k-blue") +
    poly("39,24 50,24 60,60 39,60", "shade") +
    line("M24,34 h30 M22,42 h34 M20,50 h38", "coin", 2) +
    shape("M30,26 h18 v22 q-2,8 -9,8 q-7,0 -9,-8Z", "butter") +
    shape("M39,26 h9 v22 q-2,8 -9,8Z", "butter-d") +
    rect(28, 22, 22, 5, "coin", 2) +
    disc(35, 37, 1.5, "print") +
    disc(43, 37, 1.5, "print") +
    line("M36,47 h6", "print", 1.4) +
    rect(37, 56, 4, 8, "k-blue", 1),

  palace_of_versailles: () =>
    wall(8, 104, 34, "butter") +
    wall(42, 36, 44, "cream") +
    each(
      [
        [8, 34, 50],
        [78, 34, 50],
      ],
      ([x, w, y]) => poly(`${x - 2},${y} ${x + 3},${y - 9} ${x + w - 3},${y - 9} ${x + w + 2},${y}`, "slate"),
    ) +
    poly("39,40 46,26 74,26 81,40", "slate") +
    poly("60,26 74,26 81,40 60,40", "slate-d") +
    rect(42, 24, 36, 3, "coin") +
    disc(60, 33, 4.5, "cream") +
    line("M60,30.500 v2.500 l2,1.500", "print", 1.1) +
    flag(60, 25, 16, "k-blue") +
    each([12, 22, 32, 82, 92, 102], (x) => arch(x, 56, 6.5, 13)) +
    each([47, 66], (x) => arch(x, 46, 7, 12)) +
    arch(54, 62, 12, 22, "brick-d") +
    rect(8, 52, 34, 2, "coin") +
    rect(78, 52, 34, 2, "coin") +
    each([14, 26, 94, 106], (x) => poly(`${x - 4},84 ${x},70 ${x + 4},84`, "leaf") + poly(`${x},70 ${x + 4},84 ${x},84`, "leaf-d")) +
    rect(34, 81, 52, 3, "water"),

  machu_picchu: () =>
    cloud(24, 20, 0.7) +
    poly("40,60 74,4 112,70", "leaf") +
    poly("74,4 112,70 78,70", "leaf-d") +
    poly("8,64 26,36 48,64", "leaf-d") +
    // Terraces and roofless walls.
    times(
      5,
      (i) =>
        poly(
          `${14 - i * 2.6},${58 + i * 5.2} ${88 + i * 5},${58 + i * 5.2} ${90 + i * 5},${63.2 + i * 5.2} ${12 - i * 2.6},${63.2 + i * 5.2}`,
          i % 2 ? "grass" : "grass-d",
        ) + rect(14 - i * 2.6, 61.6 + i * 5.2, 76 + i * 7.4, 1.6, "stone-d"),
    ) +
    each(
      [
        [24, 58, 16],
        [50, 56, 18],
        [76, 68, 15],
        [32, 72, 14],
        [60, 74, 16],
      ],
      ([x, y, w]) =>
        rect(x, y - 9, w, 10, "stone") +
        rect(x + w / 2, y - 9, w / 2, 10, "shade") +
        poly(`${x},${y - 9} ${x + w / 2},${y - 16} ${x + w},${y - 9}`, "stone") +
        poly(`${x + w / 2},${y - 16} ${x + w},${y - 9} ${x + w / 2},${y - 9}`, "shade-2") +
        poly(`${x + w / 2 - 2.5},${y + 1} ${x + w / 2 - 1.8},${y - 5} ${x + w / 2 + 1.8},${y - 5} ${x + w / 2 + 2.5},${y + 1}`, "night"),
    ),

  big_ben: () =>
    wall(62, 52, 30, "butter") +
    times(6, (i) => poly(`${64 + i * 8.5},54 ${67.5 + i * 8.5},44 ${71 + i * 8.5},54`, "butter-d")) +
    each([67, 77, 87, 97, 106], (x) => arch(x, 60, 5, 16)) +
    wall(34, 26, 60, "butter") +
    line("M40,50 v32 M47,50 v32 M54,50 v32", "coin-d", 1.2) +
    rect(31, 22, 32, 26, "butter-d") +
    rect(47, 22, 16, 26, "shade") +
    disc(47, 35, 10, "cream") +
    disc(47, 35, 10, "none", ' stroke="var(--print)" stroke-width="1.600"') +
    line("M47,28 v7 l5,3", "print", 1.8) +
    poly("31,22 47,-2 63,22", "slate") +
    poly("47,-2 63,22 47,22", "slate-d") +
    rect(43, 12, 8, 6, "coin", 1) +
    shape("M6,84 v-14 h20 v14Z", "heart") +
    rect(6, 63, 20, 9, "heart", 2) +
    wins(8, 65, 3, 1, 6, 0, 4.5, 4) +
    wins(8, 73, 3, 1, 6, 0, 4.5, 4) +
    disc(11, 83, 2.6, "night") +
    disc(21, 83, 2.6, "night"),

  golden_gate: () =>
    shape("M0,70 q30,-12 34,14 H0Z", "leaf-d") +
    rect(0, 74, 120, 10, "water") +
    line("M8,78 h10 M40,80 h12 M80,78 h10 M100,81 h10", "cream", 1.4) +
    rect(0, 58, 120, 5, "coral") +
    rect(0, 61, 120, 2, "coral-d") +
    each(
      [30, 86],
      (x) =>
        rect(x - 6, 8, 4, 76, "coral") +
        rect(x + 2, 8, 4, 76, "coral-d") +
        rect(x - 6, 12, 12, 4, "coral") +
        rect(x - 6, 26, 12, 4, "coral") +
        rect(x - 6, 40, 12, 4, "coral") +
        rect(x - 9, 76, 18, 8, "stone"),
    ) +
    line("M-2,50 Q18,36 30,9 Q58,86 86,9 Q98,36 122,50", "coral-d", 2) +
    each([38, 44, 50, 58, 66, 72, 78], (x) => line(`M${x},58 V${47.5 - Math.abs(x - 58) * 1.55}`, "coral-d", 0.9)) +
    cloud(104, 22, 0.6),

  stonehenge: () =>
    disc(60, 40, 17, "coin") +
    oval(60, 82, 58, 6, "leaf") +
    shape("M60,76 a58,6 0 0 1 58,6 H60Z", "leaf-d") +
    each(
      [
        [8, 46],
        [30, 46],
      ],
      ([x, h]) => rect(x, 84 - h, 11, h, "stone-d", 2),
    ) +
    rect(5, 32, 39, 9, "stone", 2) +
    each(
      [
        [80, 46],
        [102, 46],
      ],
      ([x, h]) => rect(x, 84 - h, 11, h, "slate", 2),
    ) +
    rect(77, 32, 39, 9, "slate", 2) +
    each([41, 67], (x) => rect(x, 34, 13, 50, "stone", 2) + rect(x + 6.5, 34, 6.5, 50, "shade-2", 2)) +
    rect(36, 24, 49, 11, "stone", 2) +
    rect(60, 24, 25, 11, "shade-2", 2) +
    disc(24, 82, 4, "stone-d") +
    disc(97, 83, 4, "stone-d"),

  taj_mahal: () =>
    each(
      [12, 102],
      (x) =>
        rect(x, 22, 6, 54, "cream") +
        rect(x + 3, 22, 3, 54, "shade") +
        dome(x - 1, 22, 8, 7, "cream-d") +
        rect(x - 1.5, 36, 9, 2.5, "cream-d") +
        rect(x - 1.5, 52, 9, 2.5, "cream-d"),
    ) +
    wall(28, 64, 34, "cream", 76) +
    rect(44, 36, 32, 40, "cream") +
    rect(60, 36, 16, 40, "shade") +
    shape("M46,36 q-8,-14 14,-30 q22,16 14,30Z", "cream") +
    shape("M60,6 q22,16 14,30 h-14Z", "shade") +
    line("M60,7 v-6", "coin", 2) +
    disc(60, 2, 1.6, "coin") +
    each([30, 78], (x) => shape(`M${x},42 q-3,-7 6,-12 q9,5 6,12Z`, "cream-d")) +
    shape("M52,76 V56 q0,-8 8,-12 q8,4 8,12 V76Z", "sky-d") +
    each([33, 79], (x) => shape(`M${x},76 V64 q0,-4 4,-6 q4,2 4,6 V76Z`, "sky-d")) +
    rect(8, 76, 104, 4, "stone") +
    rect(30, 80, 60, 4, "water") +
    each([20, 100], (x) => tree(x, 80, 18, "poplar")),

  louvre: () =>
    wall(4, 112, 34, "butter") +
    ledge(2, 48, 116, 4, "cream") +
    poly("2,48 8,40 112,40 118,48", "slate") +
    each([9, 21, 92, 104], (x) => arch(x, 57, 7, 16)) +
    each([8, 98], (x) => poly(`${x - 3},40 ${x + 2},28 ${x + 12},28 ${x + 17},40`, "slate-d")) +
    // The glass pyramid.
    poly("26,84 60,24 94,84", "glass") +
    poly("60,24 94,84 60,84", "water") +
    line("M60,24 V84 M49,44 h22 M38,64 h44 M43,84 L71,44 M77,84 L49,44 M32,74 L38,84 M88,74 L82,84", "cream", 1.4) +
    line("M26,84 L60,24 L94,84", "slate", 1.6),

  chichen_itza: () =>
    cloud(100, 18, 0.6) +
    times(5, (i) => rect(8 + i * 9, 73 - i * 10.5, 104 - i * 18, 11, i % 2 ? "stone-d" : "stone") + rect(60, 73 - i * 10.5, 52 - i * 9, 11, "shade")) +
    wall(44, 32, 14, "stone", 31) +
    rect(41, 13, 38, 5, "brick") +
    rect(60, 13, 19, 5, "shade-2") +
    rect(55, 21, 10, 10, "night") +
    // The stairway.
    poly("50,31 70,31 76,84 44,84", "cream") +
    poly("60,31 70,31 76,84 60,84", "cream-d") +
    times(8, (i) => line(`M${49.5 - i * 0.7},${37 + i * 6} H${70.5 + i * 0.7}`, "stone-d", 1.2)) +
    tree(8, 84, 20) +
    tree(114, 84, 18),

  leaning_tower: () =>
    dome(74, 72, 32, 14, "brick") +
    wall(72, 38, 14, "cream-d") +
    hedge(4, 22, 7) +
    moved(
      times(
        6,
        (i) =>
          rect(-13, -13 - i * 10.5, 26, 12.5, "cream") +
          rect(0, -13 - i * 10.5, 13, 12.5, "shade") +
          times(4, (c) => arch(-10.5 + c * 5.5, -11 - i * 10.5, 3.6, 8.5, "sky-d")) +
          rect(-15, -14.5 - i * 10.5, 30, 2.6, "stone"),
      ) +
        rect(-9, -76, 18, 11, "cream") +
        rect(0, -76, 9, 11, "shade") +
        dome(-9, -76, 18, 5, "brick") +
        flag(0, -80, 8, "k-green"),
      38,
      86,
      1,
      9,
    ),

  great_wall: () =>
    poly("0,50 34,20 62,46 92,14 120,40 120,84 0,84", "leaf") +
    poly("34,20 62,46 48,84 34,60", "leaf-d") +
    poly("92,14 120,40 120,84 92,60", "leaf-d") +
    shape("M-2,84 Q20,44 46,58 T86,44 T122,26 V40 Q104,44 92,58 T50,76 T22,96Z", "stone") +
    shape("M-2,84 Q20,44 46,58 T86,44 T122,26 v5 Q104,36 88,49 T48,63 T4,88Z", "stone-d") +
    line("M4,74 l3,-4 M12,65 l4,-4 M22,58 l5,-2 M33,56 l5,0 M56,59 l5,-1 M66,54 l5,-3 M96,36 l5,-4 M106,30 l5,-3", "cream", 3) +
    each(
      [
        [38, 60, 18],
        [80, 48, 16],
      ],
      ([x, y, w]) =>
        rect(x, y - 20, w, 26, "stone") +
        rect(x + w / 2, y - 20, w / 2, 26, "shade-2") +
        times(3, (i) => rect(x - 2 + (i * (w - 1)) / 2.4, y - 25, 5, 6, "stone")) +
        arch(x + w / 2 - 3, y - 12, 6, 12, "night"),
    ),

  domed_cathedral: () =>
    each(
      [
        [16, 26, "k-green"],
        [86, 26, "k-blue"],
      ],
      ([x, y, f]) =>
        rect(+x, +y + 14, 18, 44, "cream") +
        rect(+x + 9, +y + 14, 9, 44, "shade") +
        shape(`M${x},${+y + 14} q-6,-10 9,-22 q15,12 9,22Z`, /** @type {string} */ (f)) +
        shape(`M${+x + 9},${+y - 8} q15,12 9,22 h-9Z`, "shade") +
        line(`M${+x + 2},${+y + 6} q7,5 14,0`, "coin", 1.6) +
        arch(+x + 6, 50, 6, 14, "night"),
    ) +
    wall(34, 52, 40, "brick") +
    wall(46, 28, 52, "cream") +
    shape("M44,32 q-10,-14 16,-30 q26,16 16,30Z", "heart") +
    shape("M60,2 q26,16 16,30 h-16Z", "heart-d") +
    line("M47,24 q13,9 26,0 M46,17 q14,9 28,0", "coin", 1.8) +
    line("M60,3 v-4", "coin", 2) +
    each([37, 77], (x) => arch(x, 54, 6, 14)) +
    arch(52, 60, 16, 24, "brick-d") +
    arch(56, 38, 8, 14) +
    rect(10, 81, 100, 3, "stone"),

  parthenon: () =>
    shape("M0,84 q20,-12 60,-12 t60,12Z", "stone-d") +
    rect(10, 70, 100, 5, "cream") +
    rect(14, 65, 92, 5, "cream-d") +
    rect(20, 36, 80, 30, "night") +
    columns(16, 34, 66, 88, 7, "cream", 8) +
    rect(12, 27, 96, 7, "cream") +
    rect(60, 27, 48, 7, "shade") +
    times(12, (i) => rect(15 + i * 8, 28.5, 3, 4, "stone-d")) +
    poly("8,27 60,8 112,27", "cream-d") +
    poly("60,8 112,27 60,27", "shade-2") +
    poly("24,25 60,12 96,25", "k-blue") +
    disc(60, 20, 3.4, "cream") +
    tree(110, 84, 20, "poplar") +
    tree(8, 84, 18, "poplar"),

  zen_garden: () =>
    disc(92, 22, 12, "heart") +
    shape("M0,84 V66 h120 v18Z", "cream-d") +
    line("M4,70 q28,-5 56,0 t56,0 M4,75 q28,-5 56,0 t56,0 M4,80 q28,-5 56,0 t56,0", "stone-d", 1.3) +
    // The gate, stones, a pine.
    rect(40, 26, 6, 50, "coral") +
    rect(74, 26, 6, 50, "coral") +
    rect(77, 26, 3, 50, "shade-2") +
    rect(36, 36, 48, 5, "coral") +
    shape("M28,18 q32,8 64,0 l-3,9 q-29,5 -58,0Z", "night") +
    shape("M60,22 q16,0 32,-4 l-3,9 q-14,3 -29,3Z", "night-d") +
    rect(56, 28, 8, 9, "coin") +
    oval(98, 74, 13, 7, "slate") +
    oval(100, 76, 9, 5, "slate-d") +
    oval(84, 79, 6, 3.5, "slate") +
    line("M16,78 q-4,-14 4,-24 q5,-6 2,-14", "brick-d", 3) +
    oval(14, 48, 13, 6, "leaf") +
    oval(26, 38, 12, 6, "leaf-d") +
    oval(20, 58, 9, 4, "leaf-d"),
};
