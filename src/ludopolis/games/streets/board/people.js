/** People on tiles: residents lie, seekers stand; those who have just moved are seen walking. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { paper, styled } from "../../../kit/board.js";
import { figure, letterOf } from "../art/pieces.js";
import { PEOPLE, spot, streetAt, total } from "./model.js";
import { turned } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Built} Built */
/** @typedef {{from: string | null, how: string, id?: string}} Coming how somebody got there: from a cell, or from among those who waited */

const SHOWN = 4;
/** Where residents lie, clear of the value, the sign and the symbols. @type {Record<string, number[][]>} */
const BEDS = {
  S: [
    [19, 67],
    [19, 51],
    [49, 51],
    [49, 36],
  ],
  N: [
    [81, 33],
    [81, 49],
    [51, 49],
    [51, 64],
  ],
  E: [
    [48, 91],
    [48, 75],
    [48, 59],
    [18, 59],
  ],
  W: [
    [54, 11],
    [54, 27],
    [54, 43],
    [84, 41],
  ],
};
/** The same on the station, where everybody begins. */
const BENCHES = [
  [20, 14],
  [51, 14],
  [20, 34],
  [51, 34],
];

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
    if (kind === "to_station") add("0,0", who, count, () => ({ from: String(from), how: "stroll" }));
  }
  return found;
}

/** @param {Ctx} ctx @param {string} letter @param {number} x @param {number} y @param {boolean} lies @param {Coming | undefined} coming @param {string} cell */
function man(ctx, letter, x, y, lies, coming, cell) {
  const [hx, hy] = spot(cell);
  const [fx, fy] = coming?.from ? spot(coming.from) : [hx, hy];
  /** @type {Record<string, string>} */
  const way = coming?.from ? { "--dx": `${fx - hx}px`, "--dy": `${fy - hy}px` } : {};
  const body = lies
    ? svg`<g transform="rotate(-90)">${paper(figure(letter, 28))}</g>`
    : svg`<ellipse class="st-foot" cx="1.500" cy="16" rx="10" ry="3.400"/>${paper(figure(letter, 30))}`;
  const step = ctx.number % 2 ? "a" : "b";
  return svg`<g transform="translate(${x} ${y})"><g class=${coming?.how ? `st-${coming.how} ${step}` : ""} data-id=${coming?.id ?? nothing} ${styled(way)}>${body}</g></g>`;
}

/** The residents of a tile: up to four figures, and their number. @param {Ctx} ctx @param {Built} built @param {Map<string, Coming[]>} came */
export function residents(ctx, built, came) {
  const spots = built.tile === "station" ? BENCHES.map(([x, y]) => turned(built.road, x, y)) : BEDS[built.road];
  /** @type {{letter: string, coming: Coming | undefined}[]} */
  const all = PEOPLE.flatMap((person) => {
    const count = built.people[person] ?? 0;
    const coming = came.get(`${built.cell} ${person}`) ?? [];
    // Those who were there before come first.
    return Array.from({ length: count }, (_, i) => ({ letter: letterOf(person), coming: coming[i - (count - coming.length)] }));
  });
  const shown = all.length > SHOWN ? all.slice(-SHOWN) : all;
  const last = spots[3];
  return svg`${shown.map(({ letter, coming }, i) => {
    return man(ctx, letter, spots[i][0], spots[i][1], true, coming, built.cell);
  })}${all.length > SHOWN ? svg`<g class="st-many" transform="translate(${Math.min(Math.max(last[0] + 12, 14), 88)} ${Math.min(Math.max(last[1] - 9, 12), 88)})"><circle r="9.500"/><text y="4.400">${all.length}</text></g>` : nothing}`;
}

/** Seekers stand in a ring. @param {Ctx} ctx @param {Built} built @param {Map<string, Coming[]>} came */
export function seekers(ctx, built, came) {
  const kinds = PEOPLE.filter((person) => built.seekers[person]);
  if (!kinds.length) return nothing;
  const many = total(built.seekers);
  const [cx, cy] = turned(built.road, built.tile === "station" ? 40 : 34, 47);
  const gap = Math.min(20, 54 / Math.max(1, kinds.length));
  const x0 = Math.min(Math.max(cx, 26 + (gap * (kinds.length - 1)) / 2), 74 - (gap * (kinds.length - 1)) / 2);
  const width = gap * (kinds.length - 1) + 34;
  return svg`<g class="st-seekers"><rect class="st-ring" x=${x0 - width / 2} y=${cy - 21} width=${width} height="42" rx="21"/>
    ${kinds.map((person, i) => {
      const count = built.seekers[person];
      const coming = (came.get(`${built.cell} ${person}`) ?? [])[0];
      const x = x0 + (i - (kinds.length - 1) / 2) * gap;
      return svg`${man(ctx, letterOf(person), x, cy, false, coming, built.cell)}${count > 1 ? svg`<g class="st-many" transform="translate(${x + 9} ${cy - 12})"><circle r="8"/><text y="4">${count}</text></g>` : nothing}`;
    })}<title>${ctx.t("board-seekers", { count: many })}</title></g>`;
}

/** Some people of a kind around 0,0. @param {string} person @param {number} count */
export const people = (person, count) =>
  svg`${paper(figure(letterOf(person), 30))}${count > 1 ? svg`<g class="st-many" transform="translate(13 -12)"><circle r="8"/><text y="4">${count}</text></g>` : nothing}`;

/** People whose destination is still open: they stand where they lived, and walk from there. @param {Ctx} ctx */
export function walkers(ctx) {
  if (!ctx.view.moving) return nothing;
  const { person, count } = ctx.view.moving;
  const cells = streetAt(ctx, ctx.view.street)?.cells ?? [ctx.view.abandoned];
  const homes = ctx.facts
    .filter((fact) => fact.kind === "left" && fact.person === person)
    .flatMap((fact) => Array.from({ length: Number(fact.count) }, () => String(fact.cell)));
  const cell = cells[Math.floor((cells.length - 1) / 2)];
  if (!cell) return nothing;
  const [x, y] = spot(cell);
  const gap = Math.min(20, 74 / Math.max(1, count - 1));
  const width = gap * (count - 1) + 34;
  return svg`<g class="st-seekers st-waiting" transform="translate(${x} ${y})"><rect class="st-ring" x=${50 - width / 2} y="26" width=${width} height="44" rx="22"/>${Array.from(
    { length: count },
    (_, i) => {
      const home = homes[i] ?? null;
      const how = home ? (home === cell ? "rise" : "stroll") : "";
      return man(ctx, letterOf(person), 50 + (i - (count - 1) / 2) * gap, 48, false, { from: home, how, id: `walker:${person}:${i}` }, cell);
    },
  )}</g>`;
}
