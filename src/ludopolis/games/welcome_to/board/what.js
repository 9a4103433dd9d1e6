/** What things on the sheet are called and do now, where their labels do not say it. */
import { estateLabel, placeArgs, placeWords, signOf } from "./lots.js";
import { estateCounts, estateValue, readSheet } from "./sheet.js";
import { planWords } from "./tracks.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} kind @param {string} id @param {string} where whose sheet it is on */
export function what(ctx, kind, id, where) {
  const seat = Number(where);
  if (kind === "town" && id)
    return { name: signOf({ ctx, seat: Number(id), sheet: readSheet(ctx.view, Number(id)), choices: null, advice: null, ids: false }), now: "" };
  if (kind === "slot") return slot(ctx, id, seat);
  if (kind === "estate" || (kind === "estates" && id)) return estates(ctx, kind, Number(id), seat);
  if (kind === "park") return park(ctx, Number(id), seat);
  if (kind === "plan" && id) return plan(ctx, Number(id) - 1);
  if (kind === "temps") return temps(ctx, id);
  if (kind === "combination" && id) return { name: ctx.t(`board-effect-${id}`), case: id };
  if (kind === "hand") return { now: "", case: ctx.view.dealer === null ? "" : "draft" };
  if (["fence", "pool", "sheet", "combination", "end"].includes(kind)) return { now: "" };
  return null;
}

/** @param {Ctx} ctx @param {string} name @param {number} seat */
function slot(ctx, name, seat) {
  const { street, house } = placeArgs(name);
  const sheet = readSheet(ctx.view, seat);
  const { number, ring, planned } = sheet.streets[street - 1].lots[house - 1];
  const state = ring ? "ring" : number !== null ? "house" : planned ? "pool" : "empty";
  const now = ctx.t("board-slot-now", { slot: placeWords(ctx, name), state, number: number ?? 0 });
  const estate = sheet.estates.find((one) => one.street === street - 1 && one.first < house && house <= one.first + one.size);
  if (!estate) return { now, case: ring ? "ring" : "" };
  const { size } = estate;
  const lines = [estateLabel(ctx, estate), `${ctx.t("board-estate-now", { size })} ${estateValue(sheet, size)}`];
  return { now, lines, case: "estate" };
}

/** @param {Ctx} ctx @param {string} kind @param {number} size @param {number} seat */
function estates(ctx, kind, size, seat) {
  const sheet = readSheet(ctx.view, seat);
  const value = estateValue(sheet, size);
  const now =
    kind === "estate" ? `${ctx.t("board-estate-now", { size })} ${value}` : ctx.t("board-track-estates", { size, count: estateCounts(sheet)[size - 1], value });
  const counts = sheet.estates.filter((estate) => estate.size === size).map(({ name }) => `estate:${seat}:${name}-${size}`);
  return { figure: `${value}`, now, counts };
}

/** @param {Ctx} ctx @param {number} street @param {number} seat */
function park(ctx, street, seat) {
  const sheet = readSheet(ctx.view, seat);
  const { parks } = sheet.streets[street - 1];
  const value = sheet.values.parks[street - 1][parks];
  return { figure: `${value}`, now: ctx.t("board-park", { street, count: parks, value }) };
}

/** What temps are worth depends on everybody's. @param {Ctx} ctx @param {string} seat "" for the track, whose label says how many there are */
function temps(ctx, seat) {
  const rule = ctx.t("board-temps-help", { players: ctx.seats.length });
  return seat ? { figure: `×${readSheet(ctx.view, Number(seat)).temps}`, now: rule } : { lines: [rule] };
}

/** @param {Ctx} ctx @param {number} stack */
function plan(ctx, stack) {
  const { plan: id, high, low, approved } = ctx.view.plans[stack];
  return { figure: `${approved ? low : high}`, now: ctx.t("board-plan", { plan: planWords(ctx, id), high, low }) };
}
