/** Houses for shoppers. */
import { disc, line, oval, poly, rect, shape, star, times } from "../../../kit/board.js";
import { FOLK, arch, awning, bush, door, flag, ledge, tree, wall, win, wins } from "./parts.js";

/** @type {Record<string, () => string>} */
export const SHOPPING = {
  // Department Store
  S1: () =>
    wall(12, 76, 41) +
    shape("M12 38 18 26h64l6 12Z", "d") +
    times(5, (i) => arch(19 + i * 13.5, 28, 7, 8)) +
    ledge(10, 37, 80, 3) +
    times(5, (i) => arch(17 + i * 14, 44, 9, 11)) +
    awning(12, 59, 76, 10) +
    rect(17, 68, 24, 9, "glass", 1) +
    door(46, 11, 12) +
    rect(62, 68, 22, 9, "glass", 1) +
    flag(24, 26, 9) +
    flag(74, 26, 9),
  // Toy Store
  S2: () =>
    wall(14, 56, 36, "l") +
    ledge(12, 41, 60, 4) +
    rect(22, 29, 12, 12, FOLK[1], 1) +
    rect(36, 29, 12, 12, FOLK[2], 1) +
    rect(29, 18, 12, 12, FOLK[0], 1) +
    disc(28, 35, 3, "cream") +
    poly("42,31 46,39 38,39", "cream") +
    star(35, 24, 4, "cream") +
    awning(14, 51, 56, 8) +
    rect(19, 61, 20, 14, "glass", 1) +
    door(45, 10, 17) +
    rect(59, 61, 8, 14, "glass", 1) +
    disc(26, 71, 3.6, "peach-d") +
    disc(23.5, 68, 1.4, "peach-d") +
    disc(28.5, 68, 1.4, "peach-d") +
    shape("M78 66V44q5-12 10 0v22Z", "coral") +
    shape("M83 35q5 4 5 9v22h-5Z", "shade") +
    poly("78,66 73,76 78,72", "d") +
    poly("88,66 93,76 88,72", "d") +
    disc(83, 50, 2.6, "glass"),
  // Delicatessen
  S3: () =>
    wall(16, 66, 38) +
    ledge(14, 37, 70, 10) +
    line("M22 42h34", "cream", 3) +
    oval(70, 42, 7, 3, "coral") +
    awning(16, 52, 66, 10) +
    rect(21, 62, 28, 13, "glass", 1) +
    line("M26 62v3M33 62v3M40 62v3", "d", 1) +
    times(3, (i) => rect(24.5 + i * 7, 65, 3, 8, "brick", 1.5)) +
    door(54, 10, 17) +
    rect(68, 62, 10, 13, "glass", 1) +
    poly("69,73 77,73 77,68", "butter-d") +
    wins(20, 30, 5, 1, 13, 0, 8, 5),
  // Outlet
  S4: () =>
    wall(8, 84, 30, "l") +
    times(13, (i) => rect(11 + i * 6.5, 50, 1.5, 28, "shade")) +
    ledge(6, 47, 88, 4) +
    rect(12, 24, 40, 25, "d", 2) +
    rect(32, 24, 20, 25, "shade") +
    disc(26, 32, 4, "cream") +
    disc(26, 32, 1.7, "d") +
    disc(38, 41, 4, "cream") +
    disc(38, 41, 1.7, "d") +
    line("M40 29 24 44", "cream", 2.6) +
    rect(14, 60, 22, 15, "glass", 1) +
    rect(42, 57, 18, 22, "d", 1) +
    rect(44, 60, 6, 19, "glass") +
    rect(52, 60, 6, 19, "glass") +
    rect(66, 60, 20, 15, "glass", 1),
  // Glass Arcade
  S5: () =>
    shape("M14 79V50a36 30 0 0 1 72 0v29Z", "d") +
    shape("M20 79V52a30 25 0 0 1 60 0v27Z", "glass") +
    line("M50 27v52M35 31v48M65 31v48M20 52h60M23 42h54", "d", 1.4) +
    shape("M50 20a36 30 0 0 1 36 30v29h-6V52a30 25 0 0 0-30-25Z", "shade") +
    arch(40, 58, 20, 21, "m") +
    arch(43, 61, 14, 18, "glass-2") +
    disc(50, 20, 3, "coin") +
    bush(6, 9) +
    bush(86, 9),
  // Games Hall
  S6: () =>
    wall(14, 72, 38, "night") +
    ledge(10, 38, 80, 4) +
    rect(26, 22, 48, 18, "d", 3) +
    times(8, (i) => disc(29 + i * 6, 25, 1.3, "lamp") + disc(29 + i * 6, 37, 1.3, "lamp")) +
    rect(36, 28, 9, 7, "cream", 1) +
    disc(38.5, 31.5, 1.1, "d") +
    disc(42.5, 31.5, 1.1, "d") +
    line("M55 35v-6", "cream", 2) +
    disc(55, 28, 2.4, "coral") +
    star(65, 31, 4, "coin") +
    [18, 32].map((x, i) => rect(x, 50, 11, 27, FOLK[i], 2) + rect(x + 2, 54, 7, 7, "glass") + line(`M${x + 2} 66h7`, "cream", 1.4)).join("") +
    rect(48, 56, 16, 23, "d", 1) +
    rect(50, 59, 12, 20, "glass") +
    rect(70, 50, 11, 27, FOLK[2], 2) +
    rect(72, 54, 7, 7, "glass"),
  // Flats over Shops
  S7: () =>
    wall(18, 60, 52, "l") +
    ledge(15, 25, 66, 3) +
    wins(24, 31, 4, 2, 14, 12, 8, 8) +
    times(4, (i) => rect(22.5 + i * 14, 40, 11, 1.6, "d") + rect(22.5 + i * 14, 52, 11, 1.6, "d")) +
    awning(16, 58, 30, 5) +
    awning(50, 58, 30, 5, "coral") +
    rect(21, 67, 14, 10, "glass", 1) +
    door(37, 8, 13) +
    rect(54, 67, 9, 10, "glass", 1) +
    door(67, 8, 13) +
    tree(88, 22),
  // Showroom Flats
  S8: () =>
    wall(30, 48, 53) +
    ledge(27, 24, 54, 3) +
    wins(36, 30, 3, 1, 14, 0, 9, 8) +
    rect(14, 43, 60, 36, "d", 2) +
    rect(17, 46, 54, 31, "glass-2", 1) +
    line("M35 46v31M53 46v31", "d", 1.4) +
    rect(20, 67, 13, 6, "coral", 2) +
    rect(20, 63, 3, 9, "coral-d", 1) +
    line("M44 77V56", "slate", 1.4) +
    poly("39,58 49,58 46,50 42,50", "butter") +
    rect(57, 66, 11, 2, "peach-d") +
    line("M59 68v9M66 68v9", "peach-d", 1.4) +
    shape("M60 66q2-9 3-1 3-7 2 1Z", "leaf"),
  // Furniture Store
  X4: () =>
    wall(12, 74, 36, "l") +
    ledge(10, 41, 78, 4) +
    rect(16, 20, 28, 23, "d", 2) +
    line("M23 24v14M23 32h13v6M36 32v6", "cream", 2.6) +
    awning(12, 51, 74, 10) +
    rect(17, 61, 30, 14, "glass", 1) +
    rect(20, 67, 14, 6, "coral", 2) +
    rect(38, 62, 1.4, 12, "slate") +
    poly("35,65 42,65 40,61 37,61", "butter-d") +
    door(52, 11, 17) +
    rect(68, 61, 14, 14, "glass", 1) +
    win(72, 65, 6, 10),
};
