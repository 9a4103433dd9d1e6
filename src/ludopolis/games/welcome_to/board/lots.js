/** What a lot, gap or estate is at the moment: a control with a label, or a plain shape that says why it is none. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { control, either } from "../../../kit/board.js";
import { meantAt, pickEstate, pickedEstates } from "./moves.js";

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
  if (numbers[0] === null) return "";
  if (numbers.length < 3) return numbers.join("·");
  return `${numbers[0]}–${numbers[numbers.length - 1]}`;
}

/** Has the tray ask which of several fitting numbers to write. @param {Ctx} ctx @param {string} lot */
function pickLot(ctx, lot) {
  ctx.ui.lot = ctx.ui.lot === lot ? null : lot;
  ctx.update();
}

/** @param {Ctx} ctx @param {Lot} lot @param {{number: number | null, entry: Entry}[]} options */
function lotLabel(ctx, lot, options) {
  const kind = options[0].entry.move.split(" ")[0];
  const number = either(options.map((option) => `${option.number ?? ""}`));
  return ctx.t(`board-label-${kind}`, { ...placeArgs(lot.name), number, pool: poolOf(options[0].entry) });
}

/** What a move on a lot does to the pool planned there, as the labels tell it. @param {Entry} entry */
export const poolOf = ({ say: { kind } }) => (kind === "place_pool" ? "open" : kind.endsWith("_lost") ? "lost" : "none");

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
  const { street, house } = placeArgs(gap);
  const label = ctx.t("board-label-fence", { street, house, next: house + 1 });
  return { legal: true, picked: entry.move === ctx.pending?.move, act: control(ctx, entry, { label }), tap: nothing };
}

/** @param {Town} town @param {import("./sheet.js").Estate} estate @returns {Spot} */
export function estateFace({ ctx, choices }, estate) {
  const entry = choices?.estates.get(estate.name);
  if (!entry) return { legal: false, picked: false, act: nothing, tap: nothing };
  const args = { street: estate.street + 1, house: estate.first + 1, last: estate.first + estate.size, size: estate.size };
  const act = control(ctx, entry, { label: ctx.t("board-label-estate", args), pick: () => pickEstate(ctx, estate.name) });
  return { legal: true, picked: pickedEstates(ctx).includes(estate.name), act, tap: nothing };
}

/**
 * The park (street from 0, or -1) or pool (lot name, or "") that the effect would build.
 * @param {Town} town
 * @returns {{park: number, pool: string, entry: Entry | null}}
 */
export function building({ ctx, choices }) {
  const entry = choices?.words.get("build") ?? null;
  const written = String(ctx.asks?.slot ?? "");
  if (!entry) return { park: -1, pool: "", entry };
  return ctx.asks?.effect === "park" ? { park: Number(written[1]) - 1, pool: "", entry } : { park: -1, pool: written, entry };
}

/** Whose town it is, and its name if it has one. @param {Town} town */
export function signOf({ ctx, seat }) {
  const named = ctx.town(seat);
  return `${ctx.t("board-town", { name: ctx.name(seat) })}${named && `, ${named}`}`;
}

/** A stable id, for drawings that are animated and that the log can highlight. @param {Town} town @param {string} kind @param {string} place */
export const idOf = (town, kind, place) => (town.ids ? `${kind}:${town.seat}:${place}` : nothing);

/** What a hint would build, as a ghost with the number of its move, if it is advised. @param {number | undefined} order @param {unknown} drawn */
export const ghost = (order, drawn) => (order ? svg`<g class="wt-advised" data-ghost=${order}>${drawn}</g>` : nothing);
