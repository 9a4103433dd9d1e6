/** The map: tiles, the cells that can be built on, the tile being placed and what it would close. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { advised, advisedTo, capital, control, either, listed, panMap, tint, token, union } from "../../../kit/board.js";
import {
  at,
  build,
  cityOf,
  comers,
  entryOf,
  next,
  openCells,
  optionOf,
  pick,
  pickOf,
  placing,
  PITCH,
  printed,
  ROADS,
  rotate,
  shownOption,
  spot,
  streetWith,
  tileName,
  withShops,
} from "./model.js";
import { chooseCell } from "./choices.js";
import { inWords } from "./details.js";
import { clear, closing, payouts, promised } from "./paid.js";
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
/** Least of them while a whole turn is looked at, and nothing there has to be hit. */
const READ = 0.34;
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
  const plan = advice(ctx);
  const hint = plan?.picked ? null : plan;
  const choices = chooseCell(ctx);
  const places = ctx.counting ? [] : ctx.view.spots; // at the end nobody builds
  const all = union([...cityOf(ctx).map(({ cell }) => cell), ...places.map((/** @type {{cell: string}} */ free) => free.cell)].map(boxOf));
  const answers = [...cells.keys(), ...choices.keys()];
  const turn = turnCells(ctx, plan);
  const scene = {
    box: { x: all.x - MARGIN, y: all.y - MARGIN, w: all.w + 2 * MARGIN, h: all.h + 2 * MARGIN },
    targets: (turn.length ? turn : answers).map(boxOf),
    things: [...cityOf(ctx).map(({ cell }) => cell), ...(turn.length ? answers : [])].map(boxOf),
    look: placing(ctx) && picked.cell ? boxOf(picked.cell) : hint ? boxOf(hint.cell) : null,
    least: ctx.phone ? 0.72 : 0.64,
    touch: turn.length ? READ : TOUCH,
    most: ctx.phone ? 1.05 : 1.2,
    room: { top: 4, bottom: 4 },
  };
  return html`<div class="st-map" data-what="city">${panMap(
    ctx,
    scene,
    svg`<svg class="st-city ${placing(ctx) && picked.cell ? "picked" : ""}" width="1" height="1" role="group" aria-label=${ctx.t("board-city")}>
    ${grid(scene.box)}
    ${repeat(
      [...cells].filter(([cell]) => cell !== picked.cell && !at(ctx, cell)),
      ([cell]) => cell,
      ([cell, roads]) => guard([ctx.view], () => free(ctx, cell, roads)),
    )}
    <g @click=${(/** @type {Event} */ event) => look(ctx, event)}>${tiles(ctx, picked.cell)}</g>
    ${[...cells.keys()].filter((cell) => cell !== picked.cell && at(ctx, cell)).map((cell) => frame(ctx, cell, cellEntry(ctx, cell, []), () => pick(ctx, { cell }), { label: ctx.t("board-over", { tile: tileName(ctx, String(at(ctx, cell)?.tile)) }) }))}
    ${[...choices].map(([cell, choice]) => frame(ctx, cell, choice.entry, choice.pick, choice))}
    ${openRun(ctx)}${runs(ctx)}${walkers(ctx)}${hint ? advisedTile(ctx, hint) : nothing}${advisedPeople(ctx)}${ghost(ctx, plan?.picked ? plan.number : undefined)}${rings(ctx)}${petals(ctx)}${promised(ctx)}${payouts(ctx, (cell) => cells.has(cell) || choices.has(cell))}
  </svg>`,
    over(ctx.phone || ctx.sideways ? nothing : miniMap(ctx, scene.box, answers)),
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
  const would = shownOption(ctx)?.closes.flatMap(({ cells }) => cells) ?? [];
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
  return svg`<g class="st-tile ${marks} ${built.owner === null ? "" : `o${tint(built.owner)}`} st-${built.kind}" transform="translate(${x} ${y})" data-id="tile:${built.tile}" data-what="tile ${built.tile}" data-cell=${built.cell} role="img" aria-label=${words}>
    <title>${words}</title>${face(built.tile, printed(ctx, built.tile), built.road, withShops(ctx))}
    ${look.closed ? svg`<path class="st-veil" transform="rotate(${TURN[built.road]} 50 50)" d="M5 0h90a5 5 0 0 1 5 5v73.500H0V5a5 5 0 0 1 5-5Z"/>` : nothing}
    ${residents(ctx, built, came)}${seekers(ctx, built, came)}${owner(built.owner, built.signs, built.road)}</g>`;
}

/** Shows a tile that was touched, or no more. Tiles that stay as they are are not drawn again, so this is not theirs. @param {Ctx} ctx @param {Event} event */
function look(ctx, event) {
  const cell = /** @type {Element} */ (event.target).closest("[data-cell]")?.getAttribute("data-cell");
  ctx.ui.look = cell === ctx.ui.look ? null : cell;
  ctx.update();
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
  const found = ROADS.flatMap((side) => {
    const tile = at(ctx, next(cell, side, -1))?.tile;
    return tile ? [ctx.t(`board-at-${side}`, { tile: tileName(ctx, tile) })] : [];
  });
  return listed(found);
}

/** The name of a place that a turn builds on, where the turn is not on the map. @param {Ctx} ctx @param {Fact} say @returns {string | undefined} */
export function where(ctx, say) {
  if (say.kind === "cover") return ctx.say("told", say);
  if (say.kind !== "cell" && say.kind !== "cell_closing") return undefined;
  const found = whereabouts(ctx, String(say.cell));
  return found ? [found, ...(say.kind === "cell" ? [] : [ctx.say("told", say)])].join(", ") : undefined;
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
  const on = ctx.pending ? advised(ctx).some(({ move }) => move === entry.move) : ctx.ui.pick === entry.move;
  return svg`<g class="st-choice ${on ? "on" : ""}" transform="translate(${box.x} ${box.y})" ${control(ctx, entry, look)}><rect class="st-catch" width=${box.w} height=${box.h} rx="6"/><rect class="st-edge under" x="-1" y="-1" width=${box.w + 2} height=${box.h + 2} rx="7"/><rect class="st-edge" x="-1" y="-1" width=${box.w + 2} height=${box.h + 2} rx="7"/>${price && (on || !ctx.pending) ? cost(ctx, cell, price) : nothing}</g>`;
}

/** What it costs to choose a tile, where that hides nothing of it. @param {Ctx} ctx @param {string} cell @param {string} price */
function cost(ctx, cell, price) {
  const wide = 12 * price.length + 14;
  const [x, y] = clear(ctx, cell, wide);
  return svg`<g class="st-cost" transform="translate(${x} ${y})"><rect x=${-wide / 2} y="-12.500" width=${wide} height="25" rx="12.500"/><text y="7">${price}</text></g>`;
}

// The tile being placed

/** @param {Ctx} ctx @param {number} [number] of the advised move that names the same place */
function ghost(ctx, number) {
  const { building } = ctx.view;
  const { tile, cell, road, signs } = pickOf(ctx);
  if (!cell || (!road && !building)) return nothing;
  const mine = placing(ctx);
  if (!mine && !building) return nothing;
  const [x, y] = spot(cell);
  const side = road ?? "S";
  const roads = openCells(ctx).get(cell) ?? [];
  const party = ctx.view.active;
  const option = mine ? optionOf(ctx) : undefined;
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
      ${tile && printed(ctx, tile) ? face(tile, printed(ctx, tile), side, withShops(ctx)) : blank(side)}${option ? residents(ctx, { ...option, people: comers(ctx, option) }) : nothing}${owner(party, signs, side)}</g>
    <rect class="st-edge under" x="-4" y="-4" width="108" height="108" rx="10"/><rect class="st-edge" x="-4" y="-4" width="108" height="108" rx="10" data-ghost=${number ?? nothing}/>${card(ctx, number)}</g>`;
}

/** `picked`: it is what the player has picked. @typedef {{tile: string, cell: string, road: string, signs: number, number: number, picked: boolean}} Advice */

/** The tile that a hint would build. @param {Ctx} ctx @returns {Advice | null} */
function advice(ctx) {
  const { building } = ctx.view;
  const steps = ["cell", "road", "build", "signs"].map((word) => advisedTo(ctx, word));
  const number = steps.find((step) => step)?.number;
  if (!number || (!placing(ctx) && !(steps[0] && steps[2]))) return null;
  const tile = steps[2]?.rest ?? building?.tile;
  const cell = steps[0]?.rest ?? building?.cell ?? [...openCells(ctx).keys()][0];
  const road = steps[1]?.rest ?? building?.road ?? openCells(ctx).get(cell)?.[0] ?? "S";
  const now = pickOf(ctx);
  if (!tile || !cell || !road) return null;
  const signs = Number(steps[3]?.rest ?? 1);
  const picked = now.cell === cell && now.tile === tile && now.road === road && now.signs === signs;
  return { tile, cell, road, signs, number, picked };
}

/** Where the mark of the tile that a turn builds stands while its card is out of sight. @param {Ctx} ctx @param {number} [place] the mark of the place */
function card(ctx, place) {
  const number = advisedTo(ctx, "build")?.number;
  return number && place && number !== place
    ? svg`<rect class="st-hintcard" data-instead=${number} data-own-corner="top left" width="100" height="100"/>`
    : nothing;
}

/**
 * Where the parts of a hint's turn happen while it waits for confirmation: all of them are to be seen then, rather than the places of other answers.
 * @param {Ctx} ctx
 * @param {Advice | null} plan
 * @returns {string[]}
 */
function turnCells(ctx, plan) {
  if (!ctx.pending || !ctx.advised?.length) return [];
  const named = advised(ctx).flatMap(({ say }) => (["abandon", "send"].includes(say.kind) ? [String(say.cell)] : []));
  return [...(plan ? [plan.cell] : []), ...named, ...sendings(ctx).map(({ cell }) => cell)];
}

/** Who goes where by a hint; those who are left over go to the last tile. @param {Ctx} ctx */
const sendings = (ctx) =>
  advised(ctx).flatMap(({ number, say: { kind, person, cell, count, other_cell: other, rest } }) =>
    [
      { cell, count },
      { cell: other, count: rest },
    ].flatMap((one) => (kind === "send" && Number(one.count) ? [{ number, person: String(person), cell: String(one.cell), count: Number(one.count) }] : [])),
  );

/** @param {Ctx} ctx @param {Advice} advice */
function advisedTile(ctx, { tile, cell, road, signs, number }) {
  const [x, y] = spot(cell);
  const option = shownOption(ctx)?.cell === cell ? shownOption(ctx) : undefined; // it waits for confirmation
  return svg`<g class="st-advised ${ctx.pending ? "ready" : ""}" transform="translate(${x} ${y})" data-ghost=${number} data-from="tile:${tile}">${card(ctx, number)}<rect class="st-blank" width="100" height="100" rx="5"/><g class="body">${face(tile, printed(ctx, tile), road, withShops(ctx))}</g>${option ? svg`${residents(ctx, { ...option, people: comers(ctx, option) })}${owner(ctx.view.active, signs, road)}` : nothing}
    <rect class="st-hintedge under" x="2" y="2" width="96" height="96" rx="6"/><rect class="st-hintedge" x="2" y="2" width="96" height="96" rx="6"/></g>`;
}

/** The people that a hint would send, where they would go. @param {Ctx} ctx */
function advisedPeople(ctx) {
  return sendings(ctx).map(({ number, person, cell, count }) => {
    const [x, y] = spot(cell);
    return svg`<g class="st-advised" transform="translate(${x + 50} ${y + 48})" data-ghost=${number} data-from="walker:${person}:0"><circle class="st-hintedge under" r="25"/><circle class="st-hintedge full" r="25"/>${people(person, count)}</g>`;
  });
}

/** A tile that is not chosen yet. @param {string} side */
const blank = (side) =>
  svg`<rect class="st-under" x="1.500" y="3" width="100" height="100" rx="6"/><rect class="st-blank" width="100" height="100" rx="5"/><g transform="rotate(${TURN[side]} 50 50)"><path class="st-kerb" d="M0 78.500h100v4H0Z"/><path class="st-road" d="M0 82h100v14a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"/><path class="st-dash" d="M2.750 91h94.500"/></g><text class="st-ask" x="50" y="60">?</text>`;

/** The other possible road sides, to be tapped; together they show that the tile can be turned. Beside a built tile they are narrow. @param {Ctx} ctx */
function petals(ctx) {
  const { cell, road: side } = pickOf(ctx);
  const roads = cell ? (openCells(ctx).get(cell) ?? []) : [];
  if (!cell || !side || !placing(ctx) || roads.length < 2 || ctx.view.building?.road) return nothing;
  const [x, y] = spot(cell);
  return svg`<g transform="translate(${x} ${y})">${roads
    .filter((road) => road !== side)
    .map((road) => {
      const turn = () => pick(ctx, { road });
      const words = ctx.t("board-road-to", { side: ctx.t(`side-${road}`) });
      const [top, high] = at(ctx, next(cell, road)) ? [99.5, 6] : [108, 10]; // a neighbour's people stay in sight
      return svg`<g class="st-petal" data-what="road" data-step="road ${road}" role="button" tabindex="-1" transform="rotate(${TURN[road]} 50 50)" aria-label=${words} @click=${turn}><title>${words}</title><rect class="st-catch" x="14" y="94" width="72" height="26"/><rect class="st-strip2" x="18" y=${top} width="64" height=${high} rx=${high / 2}/><path class="st-dash" d="M24 ${top + high / 2}h52"/></g>`;
    })}<g class="st-spin" transform="translate(97 3)"><circle r="13"/><path d="M6 .4a6 6 0 1 1-2.400-4.800l2.400 2M6.400-6.800v4.400h-4.400"/></g></g>`;
}

/** Road sides: solid is the current one, dashed is possible, a hairline is not. @param {string} side @param {string[]} roads */
export const compass = (side, roads) =>
  svg`<rect class="st-plot" x="9" y="9" width="22" height="22" rx="4"/>${ROADS.map(
    (road) => svg`<path class="st-side ${road === side ? "now" : roads.includes(road) ? "can" : ""}" transform="rotate(${TURN[road]} 20 20)" d="M10 35h20"/>`,
  )}`;

// What would close, and what stays open

/** The street of the tile being placed, or looked at, while it is open: dots go on from its free ends. @param {Ctx} ctx */
function openRun(ctx) {
  const about = ctx.ui.look ? at(ctx, ctx.ui.look) : shownOption(ctx);
  if (!about || ctx.counting) return nothing;
  const { cells, open } = streetWith(ctx, about.cell, about.road);
  const [x, y] = spot(cells[0]);
  // Drawn as if it ran from west to east; other streets are turned over.
  const over = about.road === "N" || about.road === "S" ? "" : "matrix(0 1 1 0 0 0)";
  const end = cells.length * PITCH + 2;
  const d = `M-4-4H${end}${open[1] ? "M" : "L"}${end} 104H-4${open[0] ? "" : "V-4"}`;
  const dots = [...(open[0] ? [-9, -17, -25] : []), ...(open[1] ? [7, 15, 23].map((far) => end + far) : [])];
  if (!dots.length) return nothing;
  return svg`<g class="st-onward" transform="translate(${x} ${y}) ${over}"><path class="under" d=${d}/><path d=${d}/>${dots.map((far) => svg`<circle cx=${far} cy=${/[SE]/.test(about.road) ? 91 : 9} r="3"/>`)}</g>`;
}

/** @param {Ctx} ctx */
const runs = (ctx) =>
  closing(ctx).map(({ cells }) => {
    const box = union(cells.map(boxOf));
    return svg`<rect class="st-run" x=${box.x - 2} y=${box.y - 2} width=${box.w + 4} height=${box.h + 4} rx="8"/>`;
  });
