/** What the board reads from the view, and what its player has picked so far. */
import { advisedTo } from "../../../kit/board.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */
/** @typedef {import("../../../kit/board.js").Fact} Fact */
/** @typedef {import("./tile.js").Printed} Printed */
/** @typedef {Record<string, number>} Counts */
/**
 * @typedef {{tile: string, cell: string, road: string, owner: number | null, signs: number, people: Counts, seekers: Counts, kind: string, street: string,
 * income: number | null, pays: Pays | null}} Built
 */
/** How an income comes about, as in the event; `counts`: by cell the symbols counted there, or "" for the tile or its people. */
/** @typedef {{formula_tile: string, count: number, price: number, times: number, people: number, counts: Record<string, string>}} Pays */
/** @typedef {{start: string, cells: string[], closed: boolean, symbols: Counts, ends: string[], closers: string[]}} Street */
/** @typedef {{tile: string | null, kind: string, shown: boolean}} Held */
/** @typedef {{money: number, due: number, signs: number | null, advisor: string | null, tokens: Counts}} Party */
/** @typedef {{cells: string[], told: Fact[]}} Closing */
/**
 * @typedef {{tile: string, cell: string, road: string, signs: number, worth: number, pays: Pays, closes: Closing[], earns: Earned[],
 * last_sign: boolean} & Moving} Option
 */
/** @typedef {{seat: number, amount: number, most?: number}} Earned `most` where it depends on the order of closing; then `amount` is the least */
/** @typedef {{moves: Fact[], leave: number, homeless: number}} Moving what becomes of people who leave */
/** @typedef {{tile: string | null, cell: string | null, road: string | null, signs: number}} Pick */

/** The distance from one tile to the next; a tile is 100 wide. */
export const PITCH = 102;
export const PEOPLE = ["tourist", "hipster", "parent", "shopper"];
export const TOKENS = ["restaurant", "housing", "leisure", "trade"];
export const ROADS = ["N", "E", "S", "W"];
/** Sly's party in solo. */
export const SLY = 1;

/** @param {string} cell @returns {[number, number]} */
export const spot = (cell) => /** @type {[number, number]} */ (cell.split(",").map((n) => Number(n) * PITCH));

/** @param {Ctx} ctx @returns {Built[]} */
export const cityOf = (ctx) => ctx.view.city;

/** @param {Ctx} ctx @param {string} cell @returns {Built | undefined} */
export const at = (ctx, cell) => cityOf(ctx).find((built) => built.cell === cell);

/** The street with that first cell. @param {Ctx} ctx @param {string | null} start @returns {Street | undefined} */
export const streetAt = (ctx, start) => ctx.view.streets.find((/** @type {Street} */ street) => street.start === start);

/** The tile on a cell by its `data-id`. @param {Ctx} ctx @param {string} cell */
export function thingAt(ctx, cell) {
  const built = at(ctx, cell);
  return built ? [`tile:${built.tile}`] : [];
}

/** The tiles of the street that a cell belongs to, or the one on it. @param {Ctx} ctx @param {string} cell */
export function streetThings(ctx, cell) {
  const street = ctx.view.streets.find((/** @type {Street} */ one) => one.cells.includes(cell));
  return (street?.cells ?? [cell]).flatMap((/** @type {string} */ one) => thingAt(ctx, one));
}

/** @param {Ctx} ctx @param {string} tile @returns {Printed} */
export const printed = (ctx, tile) => ctx.view.printed[tile];

/** @param {Ctx} ctx @param {string} tile */
export const tileName = (ctx, tile) => ctx.t(`tile-${tile}`);

/** @param {Ctx} ctx */
export const withShops = (ctx) => ctx.view.options.business === true;

/** An amount as the language writes it. @param {Ctx} ctx @param {unknown} amount */
export const dollars = (ctx, amount) => ctx.t("board-dollars", { amount: Number(amount) });

/** What a party would be paid, in the worst and the best order. @param {Ctx} ctx @param {Earned} earned */
export const earned = (ctx, { amount, most }) => (most === undefined ? dollars(ctx, amount) : ctx.t("board-dollars-range", { least: amount, most }));

/** @param {Ctx} ctx @returns {Party[]} */
export const partiesOf = (ctx) => ctx.view.parties;

/** The viewer's own hand; empty for onlookers. @param {Ctx} ctx */
export const ownHand = (ctx) => (ctx.me === null ? [] : /** @type {(Held | null)[]} */ (ctx.view.hands[ctx.me]));

/** Who lives on tiles of a kind. @type {Record<string, string>} */
const LIVING = { tourist: "tourist", hipster: "hipster", family: "parent", shopping: "shopper" };

/**
 * Who would live on a tile that is placed: those it brings, seekers, and those who move there from a street it closes.
 * @param {Ctx} ctx
 * @param {Option} option
 * @returns {Counts}
 */
export function comers(ctx, { tile, cell, pays, closes, moves }) {
  const stays = !closes.some(({ cells }) => cells.includes(cell));
  const moved = stays ? moves.filter((fact) => fact.cell === cell).reduce((sum, { count }) => sum + Number(count), 0) : 0;
  const person = LIVING[printed(ctx, tile).kind];
  return person ? { [person]: pays.people + moved } : {};
}

/** Those who come with a tile: as many as it brings, and those who found no home before. @param {Ctx} ctx @param {Option} option @returns {Fact[]} */
export function newcomers(ctx, { tile, cell, pays }) {
  const { kind, symbols } = printed(ctx, tile);
  const person = LIVING[kind];
  if (!person) return [];
  const wanted = [...symbols].filter((letter) => letter === person[0].toUpperCase()).length;
  const brought = Math.min(wanted, pays.people, ctx.view.supply[person]);
  const told = { person, tile, cell };
  return [
    { kind: "settled", ...told, count: brought },
    { kind: "seekers_enter", ...told, count: pays.people - brought, to_cell: cell },
  ].filter(({ count }) => count);
}

/** The street of a tile with that road side in that cell, and which of its two ends is free. @param {Ctx} ctx @param {string} cell @param {string} road */
export function streetWith(ctx, cell, road) {
  const [dx, dy] = road === "N" || road === "S" ? [1, 0] : [0, 1];
  const [x, y] = cell.split(",").map(Number);
  const along = (/** @type {number} */ far) => `${x + dx * far},${y + dy * far}`;
  const [first, last] = [-1, 1].map((way) => {
    let far = 0;
    while (at(ctx, along(far + way))?.road === road) far += way;
    return far;
  });
  const cells = Array.from({ length: last - first + 1 }, (_, i) => along(first + i));
  return { cells, open: [first - 1, last + 1].map((far) => !at(ctx, along(far))) };
}

/** One step to each side. @type {Record<string, [number, number]>} */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell next to another on that side. @param {string} cell @param {string} side @param {number} [way] -1: on the opposite side */
export function next(cell, side, way = 1) {
  const [x, y] = cell.split(",").map(Number);
  return `${x + way * STEPS[side][0]},${y + way * STEPS[side][1]}`;
}

/** @param {Counts} counts */
export const total = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

// Picking

/** Whether the viewer is placing a tile. @param {Ctx} ctx */
export const placing = (ctx) => ctx.asks !== null && !ctx.replay && ["tile", "cell", "road", "signs"].includes(ctx.view.step);

/** @param {Ctx} ctx @returns {Option[]} */
export const optionsOf = (ctx) => (placing(ctx) ? ctx.view.previews : []);

/** @type {WeakMap<object, Map<string, string[]>>} */
const known = new WeakMap();

/** The cells that can be built on, each with its road sides. @param {Ctx} ctx @returns {Map<string, string[]>} */
export function openCells(ctx) {
  const before = known.get(ctx);
  if (before) return before;
  const found = new Map();
  known.set(ctx, found);
  for (const { cell, road } of optionsOf(ctx)) {
    const roads = found.get(cell) ?? [];
    if (!roads.includes(road)) found.set(cell, [...roads, road]);
  }
  return found;
}

/** What is picked; what the rules already know comes first. @param {Ctx} ctx @returns {Pick} */
export function pickOf(ctx) {
  const { building } = ctx.view;
  const { ui } = ctx;
  const cell = building?.cell ?? ui.cell ?? null;
  const roads = openCells(ctx).get(cell) ?? [];
  const tiles = new Set(optionsOf(ctx).map(({ tile }) => tile));
  const only = tiles.size === 1 ? [...tiles][0] : null;
  const tile = building?.tile ?? ui.tile ?? only;
  const road = building?.road ?? (roads.includes(ui.road) ? ui.road : firstSide(ctx, tile, cell)) ?? null;
  const two = advisedTo(ctx, "signs");
  const hinted = two && (advisedTo(ctx, "cell")?.rest ?? cell) === cell ? Number(two.rest) : 1;
  return { tile, cell, road, signs: ui.signs ?? hinted };
}

/**
 * The road side that a place has before its player turns the tile: the one that a hint names, or one that closes nothing, for a street must not
 * be closed unawares; where every side closes one, the one that pays the builder most.
 * @param {Ctx} ctx
 * @param {string | null} tile
 * @param {string | null} cell
 * @returns {string | undefined}
 */
function firstSide(ctx, tile, cell) {
  const here = optionsOf(ctx).filter((option) => option.cell === cell && (!tile || option.tile === tile));
  const [building, place, side] = ["build", "cell", "road"].map((word) => advisedTo(ctx, word)?.rest);
  const hinted = place === cell && (!tile || tile === (building ?? tile)) && here.find(({ road }) => road === side);
  const gain = (/** @type {Option} */ { closes, earns }) => (closes.length ? (earns.find(({ seat }) => seat === ctx.view.active)?.amount ?? 0) : Infinity);
  return (hinted || here.toSorted((one, other) => (gain(one) === gain(other) ? 0 : gain(other) - gain(one)))[0])?.road;
}

/** The placement, once it is fully picked. @param {Ctx} ctx @returns {Option | undefined} */
export function optionOf(ctx) {
  const pick = pickOf(ctx);
  return optionsOf(ctx).find(({ tile, cell, road, signs }) => tile === pick.tile && cell === pick.cell && road === pick.road && signs === pick.signs);
}

/** The placement whose outcome is shown: the one picked, or the turn that a hint has prepared. @param {Ctx} ctx @returns {Option | undefined} */
export const shownOption = (ctx) => (placing(ctx) ? (optionOf(ctx) ?? (ctx.pending ? optionIn(ctx, ctx.advised ?? []) : undefined)) : undefined);

/** The placement that a turn makes, if it names one. @param {Ctx} ctx @param {import("../../../kit/board.js").Said[]} turn @returns {Option | undefined} */
export function optionIn(ctx, turn) {
  const rest = (/** @type {string} */ word) => turn.find(({ move }) => move.startsWith(`${word} `))?.move.slice(word.length + 1);
  const { tile, cell, road } = ctx.view.building ?? {};
  const wanted = [rest("build") ?? tile, rest("cell") ?? cell, rest("road") ?? road, rest("signs") ?? "1"];
  const [found, ...more] = optionsOf(ctx).filter((one) => [one.tile, one.cell, one.road, `${one.signs}`].every((value, i) => value === (wanted[i] ?? value)));
  return more.length ? undefined : found;
}

/** Whether a second sign may be put on the new tile. @param {Ctx} ctx */
export const mayDouble = (ctx) => optionsOf(ctx).some(({ signs }) => signs === 2);

/** The moves that carry out a placement, the first of them legal now. @param {Ctx} ctx @param {Option} option @returns {string[]} */
export function movesFor(ctx, option) {
  const cells = openCells(ctx);
  const steps = [`build ${option.tile}`];
  if (cells.size > 1 || ctx.view.step === "cell") steps.push(`cell ${option.cell}`);
  if ((cells.get(option.cell) ?? []).length > 1 || ctx.view.step === "road") steps.push(`road ${option.road}`);
  if (mayDouble(ctx)) steps.push(`signs ${option.signs}`);
  const words = { tile: "build", cell: "cell", road: "road", signs: "signs" };
  const first = words[/** @type {keyof typeof words} */ (ctx.view.step)];
  return steps.slice(
    Math.max(
      0,
      steps.findIndex((move) => move.startsWith(first)),
    ),
  );
}

/** What is still to be said about the placement; null for what was asked in the first place. @param {Ctx} ctx */
function asked(ctx) {
  const { tile, cell } = pickOf(ctx);
  if (ctx.view.active !== ctx.me || (!ctx.ui.tile && !ctx.ui.cell)) return null;
  if (!tile) return ctx.t("board-which-tile");
  return ctx.t(cell ? "board-ask-build" : "ask-cell", { tile: tileName(ctx, tile) });
}

/** @param {Ctx} ctx @param {Record<string, unknown>} change */
export function pick(ctx, change) {
  const elsewhere = "cell" in change && change.cell !== ctx.ui.cell;
  Object.assign(ctx.ui, elsewhere ? { road: null } : {}, change, { look: null });
  const option = optionOf(ctx);
  ctx.ui.pick = option ? movesFor(ctx, option)[0] : null;
  ctx.ui.question = asked(ctx);
  ctx.update();
}

/** The next legal road side of the picked tile; null where it cannot be turned. @param {Ctx} ctx @param {number} way 1 clockwise, -1 the other way */
export function turnedTo(ctx, way) {
  const { cell, road } = pickOf(ctx);
  const roads = cell ? (openCells(ctx).get(cell) ?? []) : [];
  if (!road || roads.length < 2 || ctx.view.building?.road) return null;
  const round = [1, 2, 3].map((step) => ROADS[(ROADS.indexOf(road) + way * step + 8) % 4]);
  return round.find((next) => roads.includes(next)) ?? null;
}

/** Turns the picked tile to its next legal road side. @param {Ctx} ctx @param {number} way 1 clockwise, -1 the other way */
export function rotate(ctx, way) {
  const road = turnedTo(ctx, way);
  if (road) pick(ctx, { road });
}

/** Builds what is picked. @param {Ctx} ctx */
export function build(ctx) {
  const option = optionOf(ctx);
  if (!option) return;
  const [first, ...then] = movesFor(ctx, option);
  const entry = ctx.legal.find(({ move }) => move === first);
  if (entry) ctx.choose(entry, then);
}

/** With a tile in hand R turns it and B builds it, wherever the focus is. @param {Ctx} ctx @param {string} name of the key */
export function key(ctx, name) {
  if (!placing(ctx) || !(ctx.ui.tile || pickOf(ctx).cell)) return false;
  const act = { r: () => rotate(ctx, 1), R: () => rotate(ctx, -1), b: () => build(ctx) }[name];
  act?.();
  return Boolean(act);
}

/** The legal move with that notation. @param {Ctx} ctx @param {string} move */
export const entryOf = (ctx, move) => ctx.legal.find((entry) => entry.move === move);
