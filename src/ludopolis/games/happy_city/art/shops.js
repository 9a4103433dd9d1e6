/** Yellow: shops. */
import { disc, each, line, on, oval, poly, rect, shape, times } from "../../../kit/board.js";
import { awning, coin, columns, heart, ledge, plate, shop, wall, win } from "./parts.js";

const BOOKS = ["brick", "k-blue", "k-green", "k-purple", "k-orange", "brick"];

/** @type {Record<string, () => string>} */
export const SHOPS = {
  grocery: () =>
    shop({
      wall: "cream-d",
      awning: "k-green",
      sign: plate(60, 36, 10) + disc(57.5, 38, 4.5, "heart") + disc(62.5, 38, 4.5, "heart") + line("M60,34 q1,-4 4,-4", "leaf-d", 1.6),
      goods: each(
        ["k-orange", "heart", "k-green"],
        (f, i) => rect(30 + i * 13, 76, 11, 8, "peach-d", 1) + disc(33 + i * 13, 75, 2.6, f) + disc(38 + i * 13, 75, 2.6, f),
      ),
    }),

  shoe_shop: () =>
    shop({
      wall: "lilac",
      awning: "k-purple",
      roof: "gable",
      sign: plate(60, 36, 11) + shape("M52,34 h5 q2,4 8,4 q4,.5 4,4 h-17Z", "brick") + rect(52, 41, 17, 2, "print", 1),
      goods:
        rect(32, 73, 30, 1.6, "brick-d") +
        each([34, 44, 54], (x, i) => shape(`M${x},68 h3 q1,2.500 4,2.600 q1.500,.2 1.500,2.200 h-8.500Z`, ["heart", "k-blue", "night"][i])),
    }),

  florist: () =>
    shop({
      wall: "mint",
      awning: "leaf",
      roof: "round",
      sign:
        plate(60, 37, 10) +
        times(5, (i) => {
          const [x, y] = on(60, 37, 4.6, i * 72).split(",");
          return disc(+x, +y, 3, "heart");
        }) +
        disc(60, 37, 2.6, "coin"),
      goods: each(
        ["heart", "k-purple", "k-orange", "rose"],
        (f, i) =>
          rect(30 + i * 12, 77, 9, 7, "brick", 1) +
          line(`M${34.5 + i * 12},77 v-7`, "leaf-d", 1.5) +
          disc(34.5 + i * 12, 69, 4, f) +
          disc(34.5 + i * 12, 69, 1.5, "butter"),
      ),
    }),

  cake_shop: () =>
    shop({
      wall: "rose",
      awning: "coral",
      roof: "mansard",
      roofing: "lilac-d",
      // A cake with a candle stands on the roof.
      sign:
        oval(60, 33, 19, 3, "cream-d") +
        rect(44, 22, 32, 11, "cream", 2) +
        rect(60, 22, 16, 11, "shade", 2) +
        shape("M44,24 h32 v3 q-4,4 -8,0 q-4,4 -8,0 q-4,4 -8,0 q-4,4 -8,0Z", "coral") +
        rect(50, 12, 20, 10, "cream", 2) +
        rect(60, 12, 10, 10, "shade", 2) +
        rect(50, 12, 20, 3, "rose-d", 1) +
        rect(59, 5, 2.4, 7, "k-blue") +
        disc(60.2, 4, 2, "coin"),
      goods: each([35, 45, 55], (x, i) => rect(x - 3.5, 72, 7, 5, "brick", 1) + disc(x, 70.5, 4, ["rose", "cream", "mint"][i]) + disc(x, 66.5, 1.4, "heart")),
    }),

  bookshop: () =>
    shop({
      wall: "butter",
      awning: "brick",
      roof: "step",
      sign: plate(60, 35, 10) + shape("M53,31 q3.5,-2 7,0 q3.5,-2 7,0 v8 q-3.5,-2 -7,0 q-3.5,-2 -7,0Z", "k-blue") + line("M60,31 v8", "cream", 1),
      goods: each(BOOKS, (f, i) => rect(33 + i * 4.5, 67 - (i % 3) * 2, 3.6, 10 + (i % 3) * 2, f, 0.6)),
    }),

  bank: () =>
    wall(24, 72, 48, "butter") +
    rect(20, 32, 80, 6, "butter-d") +
    rect(20, 32, 80, 6, "shade") +
    ledge(34, 20, 52, 13, "butter") +
    coin(60, 24, 9) +
    columns(28, 40, 84, 64, 2) +
    disc(60, 64, 15, "slate") +
    disc(60, 64, 11, "slate-d") +
    line("M60,57 v14 M53,64 h14", "cream", 2) +
    disc(60, 64, 3, "cream"),

  hardware_store: () =>
    shop({
      wall: "stone",
      awning: "k-orange",
      roof: "slant",
      roofing: "slate",
      // Crossed hammer and spanner.
      sign:
        plate(60, 34, 12) +
        line("M54,40 L65,29", "brick", 2.6) +
        rect(61, 25.5, 9, 4.6, "slate-d", 1, ' transform="rotate(45 65.5 28)"') +
        line("M66,40 L56,30", "slate", 2.6) +
        disc(55, 29, 3.2, "slate") +
        poly("52.500,26.500 55,29 56.500,25.500", "cream"),
      goods:
        rect(32, 62, 1.8, 15, "slate") +
        line("M40,62 v12", "brick", 2) +
        poly("37,72 43,72 42,78 38,78", "slate-d") +
        line("M50,62 v13", "brick", 2) +
        each([46.5, 49, 51.5], (x) => rect(x, 74, 1.6, 4, "slate")) +
        rect(46.5, 73, 6.6, 1.6, "slate") +
        line("M57,62 v8", "k-orange", 3) +
        line("M57,70 v6", "slate", 1.6),
    }),

  perfumery: () =>
    shop({
      wall: "cream",
      awning: "lilac-d",
      roof: "round",
      door: "lilac-d",
      // A bottle with a pump.
      sign:
        rect(52, 23, 16, 18, "lilac", 5) +
        rect(60, 23, 8, 18, "shade", 4) +
        rect(52, 31, 16, 7, "rose-d", 1) +
        rect(57, 17, 6, 6, "coin", 1) +
        line("M63,18 h7", "coin-d", 1.6) +
        disc(74, 17, 4, "k-purple") +
        disc(74, 17, 4, "shade") +
        each(
          [
            [47, 13],
            [43, 18],
            [48, 20],
          ],
          ([x, y]) => disc(x, y, 1.4, "lilac"),
        ),
      goods: each([35, 44, 53], (x, i) => rect(x - 3, 69, 6.5, 8, ["rose-d", "k-blue", "coin"][i], 2) + rect(x - 1, 65.5, 2.5, 4, "slate", 0.6)),
    }),

  shopping_centre: () =>
    wall(12, 96, 34, "butter") +
    wall(38, 44, 56, "cream-d") +
    ledge(35, 24, 50, 5, "k-yellow") +
    ledge(9, 47, 29, 4, "k-orange") +
    ledge(82, 47, 29, 4, "k-orange") +
    // A big bag over the glass front.
    rect(51, 33, 18, 16, "heart", 2) +
    rect(60, 33, 9, 16, "shade", 2) +
    line("M55.5,36 v-5 a4.500,4.500 0 0 1 9,0 v5", "cream", 1.8) +
    heart(60, 42, 0.5) +
    shape("M56.5,41.500 q3.500,4 7,0", "none", ' stroke="var(--cream)" stroke-width="1.500"') +
    win(44, 55, 32, 29) +
    rect(59.3, 55, 1.4, 29, "slate") +
    rect(44, 66, 32, 1.4, "slate") +
    each([17, 88], (x) => win(x, 62, 16, 14) + awning(x - 2, 57, 20, 4, 5, x < 50 ? "k-blue" : "k-green")) +
    disc(23, 71, 3, "k-purple") +
    rect(20.5, 72, 5, 5, "k-purple", 1) +
    disc(95, 73, 3.5, "coin") +
    disc(29, 74, 2, "heart"),
};

/** What every market stall sells. */
export const FRUIT = ["heart", "k-green", "k-orange", "k-yellow", "heart"];

/** @param {string[]} stripes colours of the awning */
function stall(stripes) {
  const s = 9.6;
  return (
    rect(22, 44, 4, 40, "brick-d") +
    rect(94, 44, 4, 40, "brick-d") +
    rect(18, 64, 84, 20, "peach", 2) +
    rect(60, 64, 42, 20, "shade", 2) +
    times(10, (i) => shape(`M${12 + i * s},28 h${s} v20 a${s / 2},${s / 2} 0 0 1 ${-s},0Z`, i % 2 ? "cream" : stripes[(i / 2) % stripes.length])) +
    poly("12,28 22,14 98,14 108,28", "cream-d") +
    poly("60,14 98,14 108,28 60,28", "shade") +
    each(FRUIT, (f, i) => disc(30 + i * 15, 62, 5, f) + disc(36 + i * 15, 62, 4, f))
  );
}

const crate = rect(46, 68, 28, 14, "cream", 2);

/** Happy Markets: one stall in the colour of the side that is up; its crate shows the kind. @type {Record<string, () => string>} */
export const MARKETS = {
  white_market: () => stall(["k-blue", "k-green", "k-yellow", "k-orange", "k-purple"]) + heart(60, 75),
  yellow_market: () =>
    stall(["k-yellow"]) + crate + shape("M55,72 h10 l1,8 h-12Z", "k-yellow") + line("M57.5,72.500 v-1 a2.500,2.500 0 0 1 5,0 v1", "k-yellow", 1.4),
  blue_market: () =>
    stall(["k-blue"]) +
    crate +
    poly("53,73.500 60,69 67,73.500", "k-blue") +
    each([54, 58.8, 63.6], (x) => rect(x, 74, 2.4, 5, "k-blue")) +
    rect(53, 79.3, 14, 1.6, "k-blue"),
  green_market: () => stall(["k-green"]) + crate + poly("52,75.500 60,68.500 68,75.500", "k-green") + rect(54.5, 75, 11, 6, "k-green"),
  orange_market: () => stall(["k-orange"]) + crate + disc(60, 73.5, 4.6, "k-orange") + poly("60,77.500 58,81 62,81", "k-orange"),
  purple_market: () =>
    stall(["k-purple"]) +
    crate +
    disc(60, 75, 3.4, "none", ' stroke="var(--k-purple)" stroke-width="2.400"') +
    times(6, (i) => rect(59, 69, 2, 3, "k-purple", 0, ` transform="rotate(${i * 60} 60 75)"`)),
};
