/** What a lot, gap or estate is at the moment: a control with a label, or a plain shape that says why it is none. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { control, either } from "../../../kit/board.js";
import { meantAt, pickEstate, pickedEstates } from "./moves.js";
import { readSheet } from "./sheet.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */
/** @typedef {import("./sheet.js").Lot} Lot */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./moves.js").Choices} Choices */

/**
 * A town to draw: whose it is and what can be done in it. `choices` is null where nobody plays (rivals, replays), `advice` where there is no hint.
 * @typedef {{ctx: Ctx, seat: number, sheet: Sheet, choices: Choices | null, advice: import("./advice.js").Advice | null, ids: boolean}} Town
 */
/** @typedef {{state: "built" | "blank" | "legal" | "picked", ring: boolean, ghost: string, act: unknown, tap: unknown}} Face */

/** `S2.5` as words for a label. @param {string} place */
export function placeArgs(place) {
  const [street, house] = place.slice(1).split(".");
  return { street: Number(street), house: Number(house.replace("g", "")) };
}

/** `S2.5` and `S2.g5` as hints and the log call them. @param {Ctx} ctx @param {string} place */
export function placeWords(ctx, place) {
  const { street, house } = placeArgs(place);
  return ctx.t(place.includes("g") ? "gap" : "slot", { first: street, second: house, next: house + 1 });
}

/** The number that this turn has written, as a move, if it has: `place_lost` where a pool is planned that is not built. @param {Ctx} ctx */
export function writtenOf(ctx) {
  const slot = ctx.view.turn?.written;
  if (ctx.me === null || !slot) return null;
  const { street, house } = placeArgs(slot);
  const { number, planned, pool } = readSheet(ctx.view, ctx.me).streets[street - 1].lots[house - 1];
  return { kind: planned && !pool ? "place_lost" : "place", number: number ?? 0, slot };
}

/** What an estate is called where it can be picked. @param {Ctx} ctx @param {{street: number, first: number, size: number}} estate */
export function estateLabel(ctx, { street, first, size }) {
  const end = (/** @type {number} */ at) => placeWords(ctx, `S${street + 1}.${at + 1}`);
  return ctx.t("board-label-estate", { size, from: end(first), to: end(first + size - 1) });
}

/** @param {Town} town @param {number} street @param {number} at @returns {Face} */
export function lotFace(town, street, at) {
  const { ctx, sheet, choices } = town;
  const { lots } = sheet.streets[street];
  const lot = lots[at];
  const built = lot.ring || lot.number !== null;
  const options = choices?.lots.get(lot.name);
  if (!options) return { state: built ? "built" : "blank", ring: lot.ring, ghost: "", act: nothing, tap: choices ? asker(ctx, lots, at) : nothing };
  const waiting = options.find(({ entry }) => entry.move === ctx.pending?.move);
  const picked = Boolean(waiting) || ctx.ui.lot === lot.name;
  const numbers = waiting ? [waiting.number] : options.map(({ number }) => number);
  const several = options.length > 1;
  const act = control(ctx, (waiting ?? options[0]).entry, {
    label: lotLabel(ctx, lot, options),
    ...(several ? { pick: () => pickLot(ctx, lot.name) } : {}),
  });
  return { state: picked ? "picked" : "legal", ring: numbers[0] === null, ghost: ghostOf(numbers), act, tap: nothing };
}

/** @param {(number | null)[]} numbers */
function ghostOf(numbers) {
  const [low] = numbers;
  const high = numbers[numbers.length - 1];
  if (low === null || high === null) return "";
  return numbers.length > 1 && high - low === numbers.length - 1 ? `${low}–${high}` : numbers.join(", ");
}

/** The tray and the status line ask for the number of one lot; null: for a lot again. @param {Ctx} ctx @param {string | null} lot */
export function askNumber(ctx, lot) {
  const { kind, number, effect } = ctx.asks ?? { kind: "" };
  ctx.ui.lot = lot;
  ctx.ui.strays = Boolean(lot) && !ctx.advised?.some(({ move }) => move.split(" ")[2] === lot); // a first turn's suggestion was another house
  ctx.ui.question = lot && kind === "place" ? ctx.t("board-ask-number", { number, effect: ctx.t(`effect-${effect}`) }) : null; // of bis it asks so anyway
}

/** Has the tray ask which of several fitting numbers to write. @param {Ctx} ctx @param {string} lot */
function pickLot(ctx, lot) {
  askNumber(ctx, ctx.ui.lot === lot ? null : lot);
  ctx.update();
}

/** @param {Ctx} ctx @param {Lot} lot @param {{number: number | null, entry: Entry}[]} options */
function lotLabel(ctx, lot, options) {
  return moveLabel(ctx, lot.name, either(options.map((option) => `${option.number ?? ""}`)), options[0].entry);
}

/** @param {Ctx} ctx @param {string} lot @param {string | number} number @param {Entry} entry */
export const moveLabel = (ctx, lot, number, entry) =>
  ctx.t(`board-label-${entry.move.split(" ")[0]}`, { slot: placeWords(ctx, lot), number, pool: poolOf(ctx, entry) });

/** What a move on a lot does to the pool planned there, or that a pool card finds none, as the labels tell it. @param {Ctx} ctx @param {Entry} entry */
function poolOf(ctx, { say: { kind } }) {
  if (kind === "place_pool") return "open";
  if (kind.endsWith("_lost")) return "lost";
  return kind === "place" && ctx.asks?.effect === "pool" ? "missing" : "none";
}

/** Asks why a tap here does nothing. @param {Ctx} ctx @param {Lot[]} lots @param {number} at */
function asker(ctx, lots, at) {
  const beside = lots[at - 1]?.number ?? lots[at + 1]?.number ?? null;
  const meant = ctx.asks ? meantAt(ctx, lots[at], beside) : null;
  return meant ? () => ctx.why(meant) : nothing;
}

/** @typedef {{legal: boolean, picked: boolean, act: unknown, tap: unknown}} Spot */

/** @param {Town} town @param {string} gap @returns {Spot} */
export function gapFace({ ctx, choices }, gap) {
  const entry = choices?.gaps.get(gap);
  const fencing = choices && ctx.asks?.kind === "effect_fence" && !ctx.ui.ring;
  if (!entry) return { legal: false, picked: false, act: nothing, tap: fencing ? () => ctx.why(`fence ${gap}`) : nothing };
  const label = ctx.t("board-label-fence", { gap: placeWords(ctx, gap) });
  return { legal: true, picked: entry.move === ctx.pending?.move, act: control(ctx, entry, { label }), tap: nothing };
}

/** @param {Town} town @param {import("./sheet.js").Estate} estate @returns {Spot} */
export function estateFace({ ctx, choices }, estate) {
  const entry = choices?.estates.get(estate.name);
  if (!entry) return { legal: false, picked: false, act: nothing, tap: nothing };
  const act = control(ctx, entry, { label: estateLabel(ctx, estate), pick: () => pickEstate(ctx, estate.name) });
  return { legal: true, picked: pickedEstates(ctx).includes(estate.name), act, tap: nothing };
}

/**
 * The park (street from 0, or -1) or pool (lot name, or "") that the effect would build, what its boxes are worth before and after, and whether it waits
 * for confirmation.
 * @param {Pick<Town, "ctx" | "choices" | "sheet">} town
 * @returns {{park: number, pool: string, entry: Entry | null, picked: boolean, label: string, worth: [number, number]}}
 */
export function building({ ctx, choices, sheet }) {
  const entry = choices?.words.get("build") ?? null;
  const slot = String(ctx.asks?.slot ?? "");
  if (!entry) return { park: -1, pool: "", entry, picked: false, label: "", worth: [0, 0] };
  const street = Number(slot[1]) - 1;
  const parks = ctx.asks?.effect === "park";
  const values = parks ? sheet.values.parks[street] : sheet.values.pools;
  const crossed = parks ? sheet.streets[street].parks : sheet.pools;
  const named = parks ? ctx.t("board-label-park", { street: street + 1 }) : ctx.t("board-label-pool");
  return {
    park: parks ? street : -1,
    pool: parks ? "" : slot,
    entry,
    picked: ctx.pending?.move === entry.move,
    label: `${named}: ${values[crossed]} → ${ctx.t("board-worth", { value: values[crossed + 1] })}`,
    worth: [values[crossed], values[crossed + 1]],
  };
}

/** Whether the number of this turn may bring a pool here. @param {Town} town @param {Lot} lot */
const offered = ({ choices }, lot) => choices?.lots.get(lot.name)?.[0].entry.say.kind === "place_pool";

/** Whether what may be put here costs the pool that is planned. @param {Town} town @param {Lot} lot */
const costs = ({ choices }, lot) => Boolean(choices?.lots.get(lot.name)?.every(({ entry }) => entry.say.kind.endsWith("_lost")));

/** How the pool of a lot looks, if it is not the control that builds it. @param {Town} town @param {Lot} lot */
export function poolState(town, lot) {
  if (offered(town, lot)) return "legal";
  if (lot.number !== null) return "lost";
  return costs(town, lot) ? "losing" : "planned";
}

/** Whose town it is, and its name if it has one. @param {Town} town */
export function signOf({ ctx, seat }) {
  const named = ctx.town(seat);
  return `${ctx.t("board-town", { name: ctx.name(seat) })}${named && `, ${named}`}`;
}

/** A stable id, for drawings that are animated and that the log can highlight. @param {Town} town @param {string} kind @param {string} place */
export const idOf = (town, kind, place) => (town.ids ? `${kind}:${town.seat}:${place}` : nothing);

/**
 * Where the mark of a combination stands while its cards are out of sight: on the house that is written with it.
 * @param {import("./advice.js").Written | undefined} written
 * @param {number} x
 * @param {number} floor
 * @param {{w: number, h: number}} size
 * @param {string} corner
 */
export const cardsMark = (written, x, floor, { w, h }, corner) =>
  written?.combo ? svg`<rect data-instead=${written.combo} data-own-corner=${corner} x=${x} y=${floor - h} width=${w} height=${h} fill="none"/>` : nothing;

/** The estates of a street that an advised turn gives to a plan. @param {Town} town @param {number} street */
export const advisedEstates = (town, street) => town.advice?.estates.filter((estate) => estate.street === street) ?? [];

/**
 * What a hint would build, as a ghost with the number of its move, if it is advised.
 * @param {number | undefined} order @param {unknown} drawn @param {unknown} [corner] where the number goes, if not to the usual place
 */
export const ghost = (order, drawn, corner = nothing) =>
  order ? svg`<g class="wt-advised" data-ghost=${order} data-own-corner=${corner}>${drawn}</g>` : nothing;
