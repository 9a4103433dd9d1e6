/** The map: tiles, the cells that can be built on, the tile being placed and what it would close. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { advised, advisedTo, capital, control, either, listed, panMap, styled, tint, token, union } from "../../../kit/board.js";
import {
  at,
  build,
  cityOf,
  dollars,
  entryOf,
  keys,
  openCells,
  optionOf,
  pick,
  pickOf,
  placing,
  printed,
  ROADS,
  rotate,
  spot,
  tileName,
  withShops,
} from "./model.js";
import { chooseCell } from "./choices.js";
import { inWords } from "./details.js";
import { arrivals, people, residents, seekers, walkers } from "./people.js";
import { rings } from "./rings.js";
import { LIES, TURN, face } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Built} Built */
/** @typedef {import("./model.js").Entry} Entry */
/** @typedef {import("./model.js").Fact} Fact */

const MARGIN = 26;
/** Least pixels per unit at which a finger still hits a cell. */
const TOUCH = 0.46;
/** The possible road sides of a tile. @type {Record<string, string>} */
const WAYS = { S: "M27 85h46", W: "M15 27v46", N: "M27 15h46", E: "M85 27v46" };

/** @param {string} cell */
const boxOf = (cell) => {
  const [x, y] = spot(cell);
  return { x, y, w: 100, h: 100 };
};

/** @param {Ctx} ctx @param {(miniMap: unknown) => unknown} over what is drawn over the map */
export function city(ctx, over) {
  const cells = openCells(ctx);
  const picked = pickOf(ctx);
  const hint = advice(ctx);
  const choices = chooseCell(ctx);
  const places = ctx.counting ? [] : ctx.view.spots; // at the end nobody builds
  const all = union([...cityOf(ctx).map(({ cell }) => cell), ...places.map((/** @type {{cell: string}} */ free) => free.cell)].map(boxOf));
  const targets = [...cells.keys(), ...choices.keys()].map(boxOf);
  const scene = {
    box: { x: all.x - MARGIN, y: all.y - MARGIN, w: all.w + 2 * MARGIN, h: all.h + 2 * MARGIN },
    targets,
    things: cityOf(ctx).map(({ cell }) => boxOf(cell)),
    look: placing(ctx) && picked.cell ? boxOf(picked.cell) : hint ? boxOf(hint.cell) : null,
    least: ctx.phone ? 0.72 : 0.64,
    touch: TOUCH,
    most: ctx.phone ? 1.05 : 1.2,
    room: { top: 4, bottom: 4 },
  };
  return html`<div class="st-map" data-what="city" @keydown=${keys(ctx)}>${panMap(
    ctx,
    scene,
    svg`<svg class="st-city" width="1" height="1" role="group" aria-label=${ctx.t("board-city")}>
    ${grid(scene.box)}
    ${repeat(
      [...cells].filter(([cell]) => cell !== picked.cell && !at(ctx, cell)),
      ([cell]) => cell,
      ([cell, roads]) => guard([ctx.view], () => free(ctx, cell, roads)),
    )}
    ${tiles(ctx, picked.cell)}
    ${[...cells.keys()].filter((cell) => cell !== picked.cell && at(ctx, cell)).map((cell) => frame(ctx, cell, cellEntry(ctx, cell, []), () => pick(ctx, { cell }), { label: ctx.t("board-over", { tile: tileName(ctx, String(at(ctx, cell)?.tile)) }) }))}
    ${[...choices].map(([cell, choice]) => frame(ctx, cell, choice.entry, choice.pick, choice))}
    ${runs(ctx)}${walkers(ctx)}${hint ? advisedTile(ctx, hint) : nothing}${advisedPeople(ctx)}${ghost(ctx)}${rings(ctx)}${promised(ctx)}${payouts(ctx)}
  </svg>`,
    over(ctx.phone || ctx.sideways ? nothing : miniMap(ctx, scene.box, [...cells.keys(), ...choices.keys()])),
  )}</div>`;
}

/** The whole city in a corner; the yellow places can be chosen. @param {Ctx} ctx @param {import("../../../kit/board.js").Box} box @param {string[]} targets */
function miniMap(ctx, box, targets) {
  const square = (/** @type {string} */ cell, /** @type {string} */ kind) => {
    const [x, y] = spot(cell);
    return svg`<rect class=${kind} x=${x} y=${y} width="100" height="100"/>`;
  };
  return html`<svg class="pan-mini" data-corner="top left" viewBox="${box.x} ${box.y} ${box.w} ${box.h}" aria-hidden="true">${cityOf(ctx).map(({ cell, kind }) => square(cell, `st-${kind}`))}${targets.map((cell) => square(cell, "can"))}<rect class="pan-view"/></svg>`;
}

/** Plan paper: a cross at every corner. @param {import("../../../kit/board.js").Box} box */
const grid = (box) =>
  guard([box.x, box.y, box.w, box.h], () => {
    let d = "";
    for (let x = Math.ceil(box.x / 102) - 1; x <= (box.x + box.w) / 102 + 1; x += 1) {
      for (let y = Math.ceil(box.y / 102) - 1; y <= (box.y + box.h) / 102 + 1; y += 1) d += `M${x * 102 - 4} ${y * 102 - 1}h6M${x * 102 - 1} ${y * 102 - 4}v6`;
    }
    return svg`<path class="st-cross" d=${d}/>`;
  });

// Tiles

/** @param {Ctx} ctx @param {string | null} covered the cell where the picked tile covers another */
function tiles(ctx, covered) {
  const came = arrivals(ctx);
  /** @type {string[]} */
  const resolving = [ctx.view.street, ...ctx.view.closing];
  const closed = new Set(
    ctx.view.streets
      .filter((/** @type {import("./model.js").Street} */ street) => street.closed && !resolving.includes(street.start))
      .map((/** @type {import("./model.js").Street} */ street) => street.start),
  );
  const would = optionOf(ctx)?.closes.flatMap(({ cells }) => cells) ?? [];
  const last = ctx.facts.findLast((fact) => fact.kind === "built" || fact.kind === "covered")?.tile ?? cityOf(ctx).at(-1)?.tile;
  const names = ctx.seats.map(({ name }) => name).join();
  return repeat(
    cityOf(ctx),
    ({ tile }) => tile,
    (built) => {
      const here = [...came].filter(([key]) => key.startsWith(`${built.cell} `));
      const look = {
        closed: closed.has(built.street),
        hot: would.includes(built.cell) || resolving.includes(built.street),
        last: built.tile === last && built.owner !== null,
        lit: ctx.ui.look === built.cell,
        under: built.cell === covered,
      };
      return guard([JSON.stringify([built, look, here, here.length ? ctx.number : 0, names])], () => tile(ctx, built, look, came));
    },
  );
}

/**
 * @param {Ctx} ctx
 * @param {Built} built
 * @param {{closed: boolean, hot: boolean, last: boolean, lit: boolean, under: boolean}} look
 * @param {Map<string, import("./people.js").Coming[]>} came
 */
function tile(ctx, built, look, came) {
  const [x, y] = spot(built.cell);
  const marks = ["closed", "hot", "last", "lit", "under"].filter((mark) => look[/** @type {keyof typeof look} */ (mark)]).join(" ");
  const words = inWords(ctx, built);
  const show = () => {
    ctx.ui.look = ctx.ui.look === built.cell ? null : built.cell;
    ctx.update();
  };
  return svg`<g class="st-tile ${marks} ${built.owner === null ? "" : `o${tint(built.owner)}`} st-${built.kind}" transform="translate(${x} ${y})" data-id="tile:${built.tile}" data-what="tile ${built.tile}" role="img" aria-label=${words} @click=${show}>
    <title>${words}</title>${face(built.tile, printed(ctx, built.tile), built.road, withShops(ctx))}
    ${look.closed ? svg`<path class="st-veil" transform="rotate(${TURN[built.road]} 50 50)" d="M5 0h90a5 5 0 0 1 5 5v73.500H0V5a5 5 0 0 1 5-5Z"/>` : nothing}
    ${residents(ctx, built, came)}${seekers(ctx, built, came)}${owner(built.owner, built.signs, built.road)}</g>`;
}

/** One ownership sign, or two. @param {number | null} seat @param {number} signs @param {string} road */
export function owner(seat, signs, road) {
  if (seat === null || !signs) return nothing;
  const [x, y] = LIES[road].owner;
  const one = (/** @type {number} */ shift) => svg`<g transform="translate(${x - 11 + shift} ${y - 11 + shift})">${token(seat, 22)}</g>`;
  return signs > 1 ? svg`${one(-3)}${one(4)}` : one(0);
}

// Where to build

/** The move of a cell; before a tile is chosen, the move that will follow. @param {Ctx} ctx @param {string} cell @param {string[]} roads @returns {Entry} */
function cellEntry(ctx, cell, roads) {
  const move = `cell ${cell}`;
  const old = at(ctx, cell);
  /** @type {Fact} */
  const say = old ? { kind: "cover", cell, tile: old.tile } : { kind: "cell", cell, any_side: roads };
  return entryOf(ctx, move) ?? { move, say, ends: false, reveals: false };
}

/** Where a free cell lies: beside which tiles. @param {Ctx} ctx @param {string} cell */
function whereabouts(ctx, cell) {
  const [x, y] = cell.split(",").map(Number);
  const beside = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
  const found = Object.entries(beside).flatMap(([side, [dx, dy]]) => {
    const tile = at(ctx, `${x + dx},${y + dy}`)?.tile;
    return tile ? [ctx.t(`board-at-${side}`, { tile: tileName(ctx, tile) })] : [];
  });
  return listed(found);
}

/** @param {Ctx} ctx @param {string} cell @param {string[]} roads */
function free(ctx, cell, roads) {
  const [x, y] = spot(cell);
  const label = capital(ctx.t("board-place", { where: whereabouts(ctx, cell), sides: either(roads.map((road) => ctx.t(`side-${road}`))) }));
  return svg`<g class="st-free" transform="translate(${x} ${y})" ${control(ctx, cellEntry(ctx, cell, roads), { pick: () => pick(ctx, { cell }), label })}>
    <rect class="st-catch" x="-1" y="-1" width="102" height="102"/><rect class="st-halo" x="5" y="5" width="90" height="90" rx="13"/><rect class="st-slot" x="8" y="8" width="84" height="84" rx="10"/>
    <path class="st-way" d=${roads.map((road) => WAYS[road]).join("")} /><path class="st-plus" d="M43 50h14M50 43v14"/></g>`;
}

/**
 * A tile that can be chosen.
 * @param {Ctx} ctx
 * @param {string} cell
 * @param {Entry} entry
 * @param {(() => void) | undefined} act
 * @param {{label: string, also?: string[], price?: string}} choice `also`: further cells of the same choice
 */
function frame(ctx, cell, entry, act, { label, also = [], price = "" }) {
  const box = union([cell, ...also].map(boxOf));
  const look = { label: capital(label), ...(act ? { pick: act } : {}) };
  return svg`<g class="st-choice ${ctx.ui.pick === entry.move ? "on" : ""}" transform="translate(${box.x} ${box.y})" ${control(ctx, entry, look)}><rect class="st-catch" width=${box.w} height=${box.h} rx="6"/><rect class="st-edge under" x="-1" y="-1" width=${box.w + 2} height=${box.h + 2} rx="7"/><rect class="st-edge" x="-1" y="-1" width=${box.w + 2} height=${box.h + 2} rx="7"/>${price ? svg`<g class="st-cost" transform="translate(50 14)"><rect x=${-7 * price.length - 9} y="-16" width=${14 * price.length + 18} height="32" rx="16"/><text y="7">${price}</text></g>` : nothing}</g>`;
}

// The tile being placed

/** @param {Ctx} ctx */
function ghost(ctx) {
  const { building } = ctx.view;
  const { tile, cell, road, signs } = pickOf(ctx);
  if (!cell || (!road && !building)) return nothing;
  const mine = placing(ctx);
  if (!mine && !building) return nothing;
  const [x, y] = spot(cell);
  const side = road ?? "S";
  const roads = openCells(ctx).get(cell) ?? [];
  const party = ctx.view.active;
  const turns = mine && roads.length > 1 && !building?.road;
  const name = tile ? tileName(ctx, tile) : ctx.t("board-which-tile");
  const words = turns ? ctx.t(tile ? "board-turn-tile" : "board-turn-road", { tile: name, side: ctx.t(`side-${side}`) }) : name;
  const wheel = {
    handleEvent: (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!ctx.ui.turned || event.timeStamp - ctx.ui.turned > 160) {
        ctx.ui.turned = event.timeStamp;
        rotate(ctx, event.deltaY > 0 ? 1 : -1);
      }
    },
    passive: false,
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (event.key === "Enter") build(ctx);
    else rotate(ctx, 1);
  };
  return svg`<g class="st-ghost ${mine ? "st-mine" : ""} o${tint(party)}" data-what=${tile ? `tile ${tile}` : "road"} transform="translate(${x} ${y})">
    <rect class="st-lift" x="-5" y="-5" width="110" height="110" rx="11"/>
    <g class="st-turner" role=${turns ? "button" : "img"} tabindex=${turns ? 0 : nothing} aria-label=${words}
      @click=${() => rotate(ctx, 1)} @keydown=${press} @wheel=${turns ? wheel : nothing} data-id=${tile ? `tile:${tile}` : nothing}>
      ${tile && printed(ctx, tile) ? face(tile, printed(ctx, tile), side, withShops(ctx)) : blank(side)}${owner(party, signs, side)}</g>
    <rect class="st-edge under" x="-4" y="-4" width="108" height="108" rx="10"/><rect class="st-edge" x="-4" y="-4" width="108" height="108" rx="10"/>
    ${turns ? petals(ctx, side, roads) : nothing}</g>`;
}

/** @typedef {{tile: string, cell: string, road: string, signs: number, number: number}} Advice */

/** The tile that a hint would build, unless it is the one picked. @param {Ctx} ctx @returns {Advice | null} */
function advice(ctx) {
  const { building } = ctx.view;
  const steps = ["cell", "road", "build"].map((word) => advisedTo(ctx, word));
  const number = steps.find((step) => step)?.number;
  if (!number || (!placing(ctx) && !(steps[0] && steps[2]))) return null;
  const tile = steps[2]?.rest ?? building?.tile;
  const cell = steps[0]?.rest ?? building?.cell ?? [...openCells(ctx).keys()][0];
  const road = steps[1]?.rest ?? building?.road ?? openCells(ctx).get(cell)?.[0] ?? "S";
  const now = pickOf(ctx);
  if (!tile || !cell || !road || (now.cell === cell && now.tile === tile && now.road === road)) return null;
  return { tile, cell, road, signs: Number(advisedTo(ctx, "signs")?.rest ?? 1), number };
}

/** @param {Ctx} ctx @param {Advice} advice */
function advisedTile(ctx, { tile, cell, road, signs, number }) {
  const [x, y] = spot(cell);
  return svg`<g class="st-advised" transform="translate(${x} ${y})" data-ghost=${number} data-from="tile:${tile}"><g class="body">${face(tile, printed(ctx, tile), road, withShops(ctx))}${owner(ctx.view.active, signs, road)}</g>
    <rect class="st-hintedge under" x="-4" y="-4" width="108" height="108" rx="10"/><rect class="st-hintedge" x="-4" y="-4" width="108" height="108" rx="10"/></g>`;
}

/** The people that a hint would send, where they would go. @param {Ctx} ctx */
function advisedPeople(ctx) {
  const person = ctx.view.moving?.person;
  const sent = person ? advised(ctx).filter(({ say }) => say.kind === "send" && say.person === person && Number(say.count) > 0) : [];
  return sent.map(({ number, say }) => {
    const [x, y] = spot(String(say.cell));
    return svg`<g class="st-advised" transform="translate(${x + 50} ${y + 48})" data-ghost=${number} data-from="walker:${person}:0"><circle class="st-hintedge under" r="25"/><circle class="st-hintedge full" r="25"/><g class="body">${people(person, Number(say.count))}</g></g>`;
  });
}

/** A tile that is not chosen yet. @param {string} side */
const blank = (side) =>
  svg`<rect class="st-under" x="1.500" y="3" width="100" height="100" rx="6"/><rect class="st-blank" width="100" height="100" rx="5"/><g transform="rotate(${TURN[side]} 50 50)"><path class="st-kerb" d="M0 78.500h100v4H0Z"/><path class="st-road" d="M0 82h100v14a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"/><path class="st-dash" d="M2.750 91h94.500"/></g><text class="st-ask" x="50" y="60">?</text>`;

/**
 * The other possible road sides, to be tapped; together they show that the tile can be turned.
 * @param {Ctx} ctx
 * @param {string} side
 * @param {string[]} roads
 */
const petals = (ctx, side, roads) =>
  svg`${roads
    .filter((road) => road !== side)
    .map((road) => {
      const turn = () => pick(ctx, { road });
      const words = ctx.t("board-road-to", { side: ctx.t(`side-${road}`) });
      return svg`<g class="st-petal" data-what="road" data-step="road ${road}" role="button" tabindex="-1" transform="rotate(${TURN[road]} 50 50)" aria-label=${words} @click=${turn}><title>${words}</title><rect class="st-catch" x="14" y="94" width="72" height="26"/><rect class="st-strip2" x="18" y="108" width="64" height="10" rx="5"/><path class="st-dash" d="M24 113h52"/></g>`;
    })}<g class="st-spin" transform="translate(97 3)"><circle r="13"/><path d="M6 .4a6 6 0 1 1-2.400-4.800l2.400 2M6.400-6.800v4.400h-4.400"/></g>`;

/** Road sides: solid is the current one, dashed is possible, a hairline is not. @param {string} side @param {string[]} roads */
export const compass = (side, roads) =>
  svg`<rect class="st-plot" x="9" y="9" width="22" height="22" rx="4"/>${ROADS.map(
    (road) => svg`<path class="st-side ${road === side ? "now" : roads.includes(road) ? "can" : ""}" transform="rotate(${TURN[road]} 20 20)" d="M10 35h20"/>`,
  )}`;

// What would close, what has been paid

/** The streets that the picked placement would close. @param {Ctx} ctx */
const closing = (ctx) => (placing(ctx) ? (optionOf(ctx)?.closes ?? []) : []);

/** @param {Ctx} ctx */
const runs = (ctx) =>
  closing(ctx).map(({ cells }) => {
    const box = union(cells.map(boxOf));
    return svg`<rect class="st-run" x=${box.x - 2} y=${box.y - 2} width=${box.w + 4} height=${box.h + 4} rx="8"/>`;
  });

/** @param {Ctx} ctx */
const promised = (ctx) => closing(ctx).flatMap(({ told }) => told.filter(({ kind }) => kind === "income").map((fact) => chip(ctx, fact, -1)));

/** @param {Ctx} ctx @param {Fact} fact @param {number} order its turn to appear, or -1 for at once @param {number} [number] of the view it came with */
function chip(ctx, fact, order, number = 0) {
  const cell = String(fact.cell);
  const [x, y] = spot(cell);
  const words = `+${dollars(ctx, fact.amount)}`;
  const w = 10.6 * words.length + 30;
  const picked = order < 0 ? pickOf(ctx) : null;
  const [cx, cy] = LIES[(picked?.cell === cell ? picked.road : at(ctx, cell)?.road) ?? "S"].paid;
  return svg`<g transform="translate(${x + Math.min(Math.max(cx, w / 2 + 2), 98 - w / 2)} ${y + cy})"><g class="st-chip ${order < 0 ? "maybe" : `paid ${number % 2 ? "a" : "b"}`} o${tint(Number(fact.seat))}" ${styled({ "--i": Math.max(0, order) })}>
    <rect class="st-shadow" x=${-w / 2} y="-10" width=${w} height="25" rx="12.500"/><rect class="st-note" x=${-w / 2} y="-12.500" width=${w} height="25" rx="12.500"/><g transform="translate(${-w / 2 + 5} -7.500)">${token(Number(fact.seat), 15)}</g><text x="9" y="6">${words}</text></g></g>`;
}

/**
 * What has just been paid; it stays through the next turn, however fast that is, or until the reader moves on.
 * @param {Ctx} ctx
 * @returns {{told: Fact[], number: number}}
 */
function payments(ctx) {
  const { kept, cell } = ctx.ui;
  const now = ctx.facts.filter(({ kind }) => kind === "income");
  if (now.length) kept.paid = { told: now, turn: ctx.turn, number: ctx.number };
  else if (ctx.replay || ctx.over || cell || !ctx.facts.length) delete kept.paid; // read, or taken back
  const { told = [], turn = 0, number = 0 } = kept.paid ?? {};
  return { told: ctx.turn <= turn + 1 ? told : [], number };
}

/** The payments on their tiles, one after another. @param {Ctx} ctx */
function payouts(ctx) {
  const { told, number } = payments(ctx);
  return told.map((fact, order) => chip(ctx, fact, order, number));
}

/** Who was just paid how much, in one line. @param {Ctx} ctx */
export function paid(ctx) {
  const { told } = payments(ctx);
  if (!told.length) return nothing;
  const seats = [...new Set(told.map(({ seat }) => Number(seat)))];
  const sum = (/** @type {number} */ seat) => told.filter((fact) => fact.seat === seat).reduce((all, { amount }) => all + Number(amount), 0);
  return html`<span class="st-paid">${ctx.t("board-just-paid")}${seats.map((seat) => html`<span>${token(seat, 16)}<b>+${dollars(ctx, sum(seat))}</b></span>`)}</span>`;
}
