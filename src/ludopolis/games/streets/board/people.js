/** People on tiles, upright: residents are counted on a chip, seekers stand in a ring; those who have just moved are seen sliding. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { paper, styled } from "../../../kit/board.js";
import { figure, letterOf } from "../art/pieces.js";
import { PEOPLE, spot, streetAt, total } from "./model.js";
import { LIES } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Built} Built */
/** @typedef {{from: string | null, how: string, id?: string}} Coming how somebody got there: from a cell, or from among those who waited */

/** Sizes on the chip: of a figure, of a digit, of a line, and the room around them. */
const CHIP = { figure: 18, digit: 10.5, line: 24, ends: 5 };
/** The widest line of a chip. */
const MOST_WIDE = 92;
/** The station, where everybody begins, has its people above its symbols. */
const ON_STATION = 20;

/** Who came to which tile with this state, by `cell person`. @param {Ctx} ctx @returns {Map<string, Coming[]>} */
export function arrivals(ctx) {
  /** @type {Map<string, Coming[]>} */
  const found = new Map();
  /** @type {Record<string, string[]>} */
  const leaving = {};
  // The last of those waiting on their street leave first, so that the others keep their numbers.
  /** @type {Record<string, number>} */
  const sent = {};
  const waiting = (/** @type {string} */ who) => (ctx.view.moving?.person === who ? ctx.view.moving.count : 0);
  const add = (/** @type {unknown} */ cell, /** @type {unknown} */ person, /** @type {unknown} */ count, /** @type {() => Coming} */ make) => {
    const key = `${cell} ${person}`;
    found.set(key, [...(found.get(key) ?? []), ...Array.from({ length: Number(count) }, make)]);
  };
  for (const { kind, person, count, cell, from_cell: from, to_cell: to } of ctx.facts) {
    const who = String(person);
    if (kind === "left") leaving[who] = [...(leaving[who] ?? []), ...Array.from({ length: Number(count) }, () => String(cell))];
    if (kind === "arrived") {
      add(cell, who, count, () => {
        const home = leaving[who]?.shift() ?? null;
        if (home) return { from: home, how: "walk" };
        sent[who] = (sent[who] ?? waiting(who) - 1) + 1;
        return { from: null, how: "", id: `walker:${who}:${sent[who]}` };
      });
    }
    if (kind === "seekers_enter") add(to, who, count, () => ({ from: String(from), how: "walk" }));
    if (kind === "settled") add(cell, who, count, () => ({ from: null, how: "settle" }));
    if (kind === "seeking") add(cell, who, count, () => ({ from: null, how: "rise" }));
    if (kind === "to_station") add("0,0", who, count, () => ({ from: String(from), how: "walk" }));
  }
  return found;
}

/** @param {Ctx} ctx @param {string} letter @param {number} x @param {number} y @param {number} high @param {Coming | undefined} coming @param {string} cell */
function man(ctx, letter, x, y, high, coming, cell) {
  const [hx, hy] = spot(cell);
  const [fx, fy] = coming?.from ? spot(coming.from) : [hx, hy];
  /** @type {Record<string, string>} */
  const way = coming?.from ? { "--dx": `${fx - hx}px`, "--dy": `${fy - hy}px` } : {};
  const step = ctx.number % 2 ? "a" : "b";
  return svg`<g transform="translate(${x} ${y})"><g class=${coming?.how ? `st-${coming.how} ${step}` : ""} data-id=${coming?.id ?? nothing} ${styled(way)}>${paper(figure(letter, high))}</g></g>`;
}

/** Residents of a kind, with those who have just come. @typedef {{letter: string, count: number, wide: number, written: boolean, coming: Coming[]}} Group */

/** The groups of a chip in lines that are not too wide. @param {Group[]} groups @returns {Group[][]} */
function inLines(groups) {
  /** @type {Group[][]} */
  const lines = [];
  let room = 0;
  for (const group of groups) {
    if (!lines.length || group.wide > room) {
      lines.push([]);
      room = MOST_WIDE - 2 * CHIP.ends;
    }
    lines[lines.length - 1].push(group);
    room -= group.wide;
  }
  return lines;
}

/** What people live on. @typedef {Pick<Built, "tile" | "cell" | "road" | "people">} Home */

/** The chip of a tile's residents: its box and its lines; null where nobody lives. @param {Home} built @param {Map<string, Coming[]>} [came] */
export function chipOf(built, came = new Map()) {
  const kinds = PEOPLE.filter((person) => built.people[person]);
  if (!kinds.length) return null;
  const groups = kinds.map((person) => {
    const count = built.people[person];
    const written = kinds.length === 1 || count > 1;
    const wide = CHIP.figure + (written ? CHIP.digit * String(count).length + 2 : 0);
    return { letter: letterOf(person), count, wide, written, coming: (came.get(`${built.cell} ${person}`) ?? []).slice(-count) };
  });
  const lines = inLines(groups);
  const wide = Math.max(...lines.map((line) => line.reduce((sum, group) => sum + group.wide, 2 * CHIP.ends)));
  const {
    people: [end, middle],
    left,
  } = LIES[built.road];
  const high = CHIP.line * lines.length;
  const x = Math.min(Math.max(left ? end - wide : end, 3), 97 - wide);
  const y = Math.min(built.tile === "station" && built.road === "S" ? ON_STATION - CHIP.line / 2 : middle - high / 2, 97 - high);
  return { x, y, wide, high, lines };
}

/** The residents of a tile on one chip, a figure of each kind and how many. @param {Ctx} ctx @param {Home} built @param {Map<string, Coming[]>} [came] */
export function residents(ctx, built, came) {
  const chip = chipOf(built, came);
  if (!chip) return nothing;
  const { x, y, wide, high, lines } = chip;
  return svg`<g class="st-crowd"><rect x=${x} y=${y} width=${wide} height=${high} rx=${CHIP.line / 2}/>${lines.map((line, row) => {
    let at = x + CHIP.ends;
    const mid = y + CHIP.line * (row + 0.5);
    return line.map(({ letter, count, wide: far, written, coming }) => {
      const from = at;
      at += far;
      // Somebody was there before, or else those who come are the only ones: the first of them stands for all.
      const there = count > coming.length ? [undefined, ...coming] : coming;
      return svg`${written ? svg`<text x=${from + CHIP.figure} y=${mid + 6.2}>${count}</text>` : nothing}${there.map((one) => man(ctx, letter, from + CHIP.figure / 2, mid, 20, one, built.cell))}`;
    });
  })}</g>`;
}

/** The ring of a tile's seekers, and how far they stand apart; null where nobody seeks. @param {Built} built */
export function ringOf(built) {
  const kinds = PEOPLE.filter((person) => built.seekers[person]);
  if (!kinds.length) return null;
  const [cx, cy] = LIES[built.road].seekers;
  const gap = Math.min(20, 54 / kinds.length);
  const half = (gap * (kinds.length - 1)) / 2;
  const x0 = Math.min(Math.max(cx, 26 + half), 74 - half);
  return { kinds, gap, x0, cy, x: x0 - half - 17, y: cy - 21, wide: 2 * half + 34, high: 42 };
}

/** Seekers stand in a ring. @param {Ctx} ctx @param {Built} built @param {Map<string, Coming[]>} came */
export function seekers(ctx, built, came) {
  const ring = ringOf(built);
  if (!ring) return nothing;
  const { kinds, gap, x0, cy } = ring;
  const many = total(built.seekers);
  return svg`<g class="st-seekers"><rect class="st-ring" x=${ring.x} y=${ring.y} width=${ring.wide} height=${ring.high} rx="21"/>
    ${kinds.map((person, i) => {
      const count = built.seekers[person];
      const coming = (came.get(`${built.cell} ${person}`) ?? [])[0];
      const x = x0 + (i - (kinds.length - 1) / 2) * gap;
      return svg`${man(ctx, letterOf(person), x, cy, 30, coming, built.cell)}${count > 1 ? svg`<g class="st-many" transform="translate(${x + 9} ${cy - 12})"><circle r="8"/><text y="4">${count}</text></g>` : nothing}`;
    })}<title>${ctx.t("board-seekers", { count: many })}</title></g>`;
}

/** Some people of a kind around 0,0, and how many where they are several. @param {string} person @param {number} count */
export const people = (person, count) =>
  count > 1
    ? svg`<g class="st-crowd"><g transform="translate(-9 0)">${paper(figure(letterOf(person), 28))}</g><text x="2" y="6.2">${count}</text></g>`
    : paper(figure(letterOf(person), 30));

/** Where people wait whose destination is still open, and the ring around them; null if nobody does. @param {Ctx} ctx */
export function waitingOf(ctx) {
  if (!ctx.view.moving) return null;
  const { count } = ctx.view.moving;
  const cells = streetAt(ctx, ctx.view.street)?.cells ?? [ctx.view.abandoned];
  const cell = cells[Math.floor((cells.length - 1) / 2)];
  if (!cell) return null;
  const gap = Math.min(20, 74 / Math.max(1, count - 1));
  const wide = gap * (count - 1) + 34;
  return { cell: String(cell), gap, x: 50 - wide / 2, y: 26, wide, high: 44 };
}

/** People whose destination is still open: they stand where they lived, and walk from there. @param {Ctx} ctx */
export function walkers(ctx) {
  const ring = waitingOf(ctx);
  if (!ring) return nothing;
  const { person, count } = ctx.view.moving;
  const { cell, gap } = ring;
  const homes = ctx.facts
    .filter((fact) => fact.kind === "left" && fact.person === person)
    .flatMap((fact) => Array.from({ length: Number(fact.count) }, () => String(fact.cell)));
  const [x, y] = spot(cell);
  return svg`<g class="st-seekers st-waiting" transform="translate(${x} ${y})"><rect class="st-ring" x=${ring.x} y=${ring.y} width=${ring.wide} height=${ring.high} rx="22"/>${Array.from(
    { length: count },
    (_, i) => {
      const home = homes[i] ?? null;
      const how = home ? (home === cell ? "rise" : "walk") : "";
      return man(ctx, letterOf(person), 50 + (i - (count - 1) / 2) * gap, 48, 30, { from: home, how, id: `walker:${person}:${i}` }, cell);
    },
  )}</g>`;
}
