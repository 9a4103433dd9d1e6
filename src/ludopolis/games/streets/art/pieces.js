/** What is on tiles: people, pointing symbols, value plates, business signs. Units are those of a tile's box of 100. */
import { disc, line, rect, shape, star } from "../../../kit/board.js";

const PAPER = "#FFFDF8";

/** The letter of each person, and of the kind of house that takes them in. */
export const LETTER = { tourist: "T", hipster: "H", parent: "P", shopper: "S", family: "P", shopping: "S", mixed: "W", wild: "W", neutral: "N" };
/** @param {string} name @returns {string} */
export const letterOf = (name) => LETTER[/** @type {keyof typeof LETTER} */ (name)] ?? "N";

/** The token of a letter's colour. @param {string} letter @param {string} [tone] */
export const tone = (letter, tone = "") => `st-${letter.toLowerCase()}${tone}`;

/** Glyphs on a grid of 24, in `c`, with holes in `h`. @type {Record<string, (c: string, h: string) => string>} */
const GLYPHS = {
  T: (c, h) =>
    shape("M8.5 5.5 10 3h4l1.5 2.5H20a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2Z", c) + disc(12, 13, 4.6, h) + disc(12, 13, 2.4, c),
  H: (c) =>
    shape(
      "M12 10.3c1.3-2.3 3.9-2.8 5.6-1.2 1.8 1.7 2.6 2.6 5.4 1.6-.6 4.3-4 6.3-7 5.7-2-.4-3.3-1.5-4-2.8-.7 1.3-2 2.4-4 2.8-3 .6-6.4-1.4-7-5.7 2.8 1 3.6.1 5.4-1.6 1.7-1.6 4.3-1.1 5.6 1.2Z",
      c,
    ),
  P: (c, h) =>
    shape("M12 2.5 22 11h-2.5v10.5h-15V11H2Z", c) + shape("M12 18.5c-2.8-1.8-4.2-3.3-4.2-5 0-2.4 3-3 4.2-.9 1.2-2.1 4.2-1.5 4.2.9 0 1.7-1.4 3.2-4.2 5Z", h),
  S: (c, h) => shape("M4 8h16l1.2 14H2.8Z", c) + line("M8 10V6.5a4 4 0 0 1 8 0V10", c, 2.2) + line("M8 11.5c0 5 8 5 8 0", h, 1.8),
  // Wild: a quarter of each kind, whatever the colour of the rest.
  W: () =>
    disc(12, 12, 12, PAPER) +
    shape("M12.7 11.3V1.5a10.5 10.5 0 0 1 9.8 9.8Z", "st-h") +
    shape("M12.7 12.7H22.5A10.5 10.5 0 0 1 12.7 22.5Z", "st-s") +
    shape("M11.3 12.7V22.5A10.5 10.5 0 0 1 1.5 12.7Z", "st-p") +
    shape("M11.3 11.3H1.5A10.5 10.5 0 0 1 11.3 1.5Z", "st-t"),
  // Markers of two owners: each has its own shape.
  sign: (c) => disc(6.2, 12, 6, c) + rect(13.6, 6.4, 10.4, 11.2, c, 1.8),
  road: (c, h) => rect(1, 7, 22, 10, c, 2) + line("M3 12h19", h, 2, ' stroke-dasharray="3.5 3"'),
  hood: (c) => shape([2, 9, 16].flatMap((y) => [2, 9, 16].map((x) => (x === 9 && y === 9 ? "" : `M${x} ${y}h6v6h-6Z`))).join(""), c),
  copy: (c) => rect(3, 3, 12, 12, c, 2.4, ' opacity=".55"') + rect(9, 9, 12, 12, c, 2.4),
  closing: (c) => rect(1, 8, 13, 8, c, 1.5) + rect(16, 2, 6.5, 20, c, 1.5) + line("M3 12h9", PAPER, 1.6, ' stroke-dasharray="2.6 2.4"'),
  restaurant: (c) => line("M7 3v18M4.5 3v5a2.5 2.5 0 0 0 5 0V3", c, 2) + shape("M15 3c4 1 4.5 6 2.5 10v8h-2.5Z", c) + line("M16.2 13v8", c, 2.4),
  housing: (c) => shape("M12 3 22 12h-3v9h-5v-6h-4v6H5v-9H2Z", c),
  leisure: (c, h) => disc(12, 12, 10, c) + disc(8.5, 9.5, 1.6, h) + disc(15.5, 9.5, 1.6, h) + line("M7 14c2.5 4 7.5 4 10 0", h, 1.9),
  trade: (c, h) => rect(1.5, 5, 21, 14.5, c, 2.4) + rect(1.5, 8.5, 21, 3, h) + rect(4.5, 14.5, 6, 2, h, 1),
  universal: (c) => star(12, 12.6, 11.6, c),
  seeker: (c) => disc(12, 5, 4, c) + shape("M6 11q6-3 12 0l1 6h-2.5L16 23H8l-.5-6H5Z", c),
  coin: () =>
    disc(12, 12, 10, "coin") +
    disc(12, 12, 7.6, "none", ' stroke="var(--coin-d)" stroke-width="1.400"') +
    line("M14.9 9.3c-.5-1.2-1.6-1.7-2.9-1.7-1.7 0-2.9.9-2.9 2.2 0 3 5.9 1.4 5.9 4.4 0 1.3-1.3 2.2-3 2.2-1.4 0-2.6-.6-3-1.9M12 6v12", "#6E4A05", 1.8),
  // Advisors
  contractor: (c, h) => shape("M3 15a9 9 0 0 1 18 0Z", c) + rect(1.5, 15, 21, 4, c, 1.5) + rect(10.5, 4, 3, 10, h, 1),
  hacker: (c, h) => rect(3, 4, 18, 13, c, 2) + rect(5, 6, 14, 9, h, 1) + line("m7.500 8.500 2.500 2-2.500 2M12 12.700h4", c, 1.5) + rect(1, 18, 22, 3, c, 1.5),
  entrepreneur: (c, h) =>
    rect(2, 8, 20, 13, c, 2) + line("M8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8", c, 2.2) + rect(2, 13, 20, 1.6, h) + rect(10.5, 12, 3, 4, h, 0.8),
  investor: (c) => line("M3 20h18", c, 2.4) + rect(4, 13, 4, 6, c) + rect(10, 9, 4, 10, c) + rect(16, 4, 4, 15, c) + line("M4 9l5-4 3 2 6-5", c, 1.8),
  hipster_legend: (c) => GLYPHS.H(c, "") + star(12, 6.4, 5.6, c),
  restorer: (c, h) => rect(3, 3, 16, 7, c, 1.5) + line("M19 6.5h2.5V13H12v3", c, 1.8) + rect(10, 15.5, 4, 7, c, 1) + rect(5, 5.5, 10, 1.5, h),
  search_specialist: (c, h) => disc(10, 10, 8, c) + disc(10, 10, 5, h) + line("M16 16l6 6", c, 3.6),
};

/** A glyph centred on a point. @type {(name: string, x: number, y: number, size: number, c: string, h?: string) => string} */
export const glyph = (name, x, y, size, c, h = PAPER) =>
  `<g transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(size / 24)})">${GLYPHS[name]?.(c, h) ?? ""}</g>`;

const num = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000);

// People, 24 wide and 30 high

/** @type {Record<string, string>} */
const FIGURE = {
  T: "M7.6 7.5a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0ZM5.9 4h12.2a1.4 1.4 0 0 1 1.4 1.4a1.4 1.4 0 0 1-1.4 1.4h-12.2a1.4 1.4 0 0 1-1.4-1.4a1.4 1.4 0 0 1 1.4-1.4ZM10 0.6h4a2 2 0 0 1 2 2v1a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-1a2 2 0 0 1 2-2ZM6 14Q12 10.5 17 14l1 8h-2.3L15.3 30H8.7L8.3 22H5.5ZM18.4 13h1.2a2.4 2.4 0 0 1 2.4 2.4v4.7a2.4 2.4 0 0 1-2.4 2.4h-1.2a2.4 2.4 0 0 1-2.4-2.4v-4.7a2.4 2.4 0 0 1 2.4-2.4Z",
  H: "M9.6 2.2a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0ZM7.3 7.6a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0ZM7.4 8.5h9.2L12 17ZM6.5 14h11L18.5 22.5h-2.7L17.8 30h-3.7L12 24.5 9.9 30H6.2L8.2 22.5H5.5Z",
  P: "M4.5 5.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0ZM3 12.2Q9 8.5 14.5 12.2L15.5 21.5H13L12.6 30H5.4L5 21.5H2.4ZM15.7 16a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0ZM15 21.5Q19 17.5 23 21.5V30H15Z",
  S: "M7.5 5.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0ZM12 8.5 20 24.5H14.7V30H9.3V24.5H4ZM1.4 17h4.2a1.4 1.4 0 0 1 1.4 1.4v5.7a1.4 1.4 0 0 1-1.4 1.4h-4.2a1.4 1.4 0 0 1-1.4-1.4v-5.7a1.4 1.4 0 0 1 1.4-1.4ZM18.4 17h4.2a1.4 1.4 0 0 1 1.4 1.4v5.7a1.4 1.4 0 0 1-1.4 1.4h-4.2a1.4 1.4 0 0 1-1.4-1.4v-5.7a1.4 1.4 0 0 1 1.4-1.4Z",
};
/** @type {Record<string, string>} */
const ACCENT = {
  T: "M5.9 4h12.2a1.4 1.4 0 0 1 1.4 1.4a1.4 1.4 0 0 1-1.4 1.4h-12.2a1.4 1.4 0 0 1-1.4-1.4a1.4 1.4 0 0 1 1.4-1.4ZM10 0.6h4a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2a2 2 0 0 1 2-2ZM18.4 13h1.2a2.4 2.4 0 0 1 2.4 2.4v4.7a2.4 2.4 0 0 1-2.4 2.4h-1.2a2.4 2.4 0 0 1-2.4-2.4v-4.7a2.4 2.4 0 0 1 2.4-2.4Z",
  H: "M7.4 8.8h9.2L12 17ZM9.6 2.2a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z",
  P: "M15.7 16a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0ZM15 21.5Q19 17.5 23 21.5V30H15Z",
  S: "M1.4 17h4.2a1.4 1.4 0 0 1 1.4 1.4v5.7a1.4 1.4 0 0 1-1.4 1.4h-4.2a1.4 1.4 0 0 1-1.4-1.4v-5.7a1.4 1.4 0 0 1 1.4-1.4ZM18.4 17h4.2a1.4 1.4 0 0 1 1.4 1.4v5.7a1.4 1.4 0 0 1-1.4 1.4h-4.2a1.4 1.4 0 0 1-1.4-1.4v-5.7a1.4 1.4 0 0 1 1.4-1.4Z",
};

/** A wooden figure around the origin. @type {(letter: string, height: number) => string} */
export const figure = (letter, height) => {
  const scale = num(height / 30);
  const dark = `var(--${tone(letter, "-d")})`;
  const body = FIGURE[letter];
  return `<g transform="scale(${scale}) translate(-12 -15)"><path d="${body}" transform="translate(0 1.8)" fill="${dark}" stroke="${PAPER}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/><path d="${body}" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linejoin="round"/><path d="${body}" transform="translate(0 1.8)" fill="${dark}"/><path d="${body}" fill="var(--${tone(letter)})"/><path d="${ACCENT[letter]}" fill="${letter === "P" ? `var(--${tone(letter, "-l")})` : dark}"/></g>`;
};

/** The same without its outline, for signs and text. @type {(letter: string, height: number, f?: string) => string} */
export const outline = (letter, height, f = tone(letter, "-i")) =>
  `<g fill="var(--${f})" transform="scale(${num(height / 30)}) translate(-12 -15)"><path d="${FIGURE[letter]}"/></g>`;

/**
 * A symbol on the kerb whose tip crosses the road; `turn` in degrees, 0 points south.
 * @type {(letter: string, x: number, y: number, turn: number, r?: number) => string}
 */
export const pin = (letter, x, y, turn, r = 9.8) =>
  `<g transform="translate(${num(x)} ${num(y)})"><path transform="rotate(${turn})" d="M${num(-r * 0.8)} ${num(r * 0.6)}L0 ${num(r * 2.05)} ${num(r * 0.8)} ${num(r * 0.6)}Z" fill="var(--${tone(letter)})" stroke="${PAPER}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>${disc(0, 0, r, tone(letter), ` stroke="${PAPER}" stroke-width="1.4"`)}${glyph(letter, 0, 0, r * 1.36, PAPER, `var(--${tone(letter)})`)}</g>`;

/** @typedef {{value: string, price: number, wants: string}} Formula */

/** What a formula multiplies, as pictures. @param {Formula} formula @returns {string[]} */
export function countedIn({ value, wants }) {
  if (value === "symbols" || value === "set") return [...wants];
  if (value === "people") return [`person${wants}`];
  return [{ mixed: "W", signs: "sign", street_size: "road", neighbourhood: "hood", closing: "closing", copy: "copy" }[value] ?? ""].filter(Boolean);
}

/**
 * One of these pictures around a point: a symbol is the pin that it is on the road, so that nobody takes it for people.
 * @type {(what: string, x: number, y: number, size: number, f?: string) => string}
 */
export const picture = (what, x, y, size, f = "print") => {
  if (what.startsWith("person")) return `<g transform="translate(${num(x)} ${num(y)})">${outline(what.slice(-1), size)}</g>`;
  if (what.length > 1) return glyph(what, x, y, size, f);
  const c = tone(what);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size / 24)})">${shape("M-11.6 3.3 0 18.4 11.6 3.3Z", c)}${disc(0, -3.4, 13.4, c)}${glyph(what, 0, -3.4, 20, PAPER, `var(--${c})`)}</g>`;
};

/** The room of a picture, and of what joins two, by the size of a picture. */
const [ROOM, JOINED] = [1.06, 0.44];

/** How wide the pictures of a formula are. @param {Formula} formula @param {number} size */
export const countedWide = (formula, size) => {
  const { length } = countedIn(formula);
  return size * (ROOM * length + JOINED * Math.max(0, length - 1));
};

/**
 * What a formula multiplies, from a point on the middle line to the right: a set is one thing, one of each.
 * @type {(formula: Formula, x: number, y: number, size: number) => string}
 */
export const counted = (formula, x, y, size) => {
  const step = size * (ROOM + JOINED);
  const middle = x + (size * ROOM) / 2;
  const [all, arm] = [countedIn(formula), size * 0.16];
  return all
    .map((what, i) => {
      const plus = x + step * i - (size * JOINED) / 2;
      const join = i ? line(`M${num(plus - arm)} ${num(y)}h${num(2 * arm)}M${num(plus)} ${num(y - arm)}v${num(2 * arm)}`, "print", size * 0.11) : "";
      return join + picture(what, middle + step * i, y, size);
    })
    .join("");
};

/** The height of a plate, and of its pictures. */
const [HIGH, ICON] = [21, 14.5];

/**
 * Where a tile's value is, if it has one: on a slip of paper, kept inside the tile.
 * @type {(formula: Formula, x: number, y: number) => {words: string, times: string, text: number, x: number, y: number, wide: number, high: number} | null}
 */
export function plateOf(formula, x, y) {
  const icons = countedWide(formula, ICON);
  if (!icons) return null;
  const words = formula.value === "copy" ? "" : `$${formula.price}`;
  const times = words && formula.value !== "closing" ? "×" : "";
  const text = words ? 9.2 * words.length + (times ? 9 : 3) : 0;
  const wide = text + icons + 7;
  const cx = Math.min(Math.max(x, wide / 2 + 4), 96 - wide / 2);
  const cy = Math.min(Math.max(y, HIGH / 2 + 4), 96 - HIGH / 2);
  return { words, times, text, x: cx - wide / 2, y: cy - HIGH / 2, wide, high: HIGH };
}

/** A tile's value on its slip. @type {(formula: Formula, x: number, y: number) => string} */
export function plate(formula, x, y) {
  const slip = plateOf(formula, x, y);
  if (!slip) return "";
  const middle = slip.y + HIGH / 2;
  return (
    rect(slip.x, slip.y + 1.6, slip.wide, HIGH, "shade-2", 6) +
    rect(slip.x, slip.y, slip.wide, HIGH, PAPER, 6) +
    (slip.words
      ? `<text class="st-plate" x="${num(slip.x + 4)}" y="${num(middle + 5.3)}">${slip.words}<tspan class="st-times">${slip.times}</tspan></text>`
      : "") +
    counted(formula, slip.x + slip.text + 3.5, middle, ICON)
  );
}

/** A business sign on the asphalt. @type {(business: string, x: number, y: number, r?: number) => string} */
export const business = (name, x, y, r = 7.4) => disc(x, y, r, PAPER) + disc(x, y, r - 1.1, "st-biz") + glyph(name, x, y, r * 1.25, PAPER, "var(--st-biz)");
