/** What things on the table are called and do now, where their labels do not say it. */
import { signed } from "../../../kit/board.js";
import { reckoned } from "./districts.js";
import { inWords } from "./figures.js";
import { buildingOf, city, doesOf, isLetter, printed, sideOf, tradeOf } from "./model.js";
import { cardName, keptWords } from "./tableau.js";

/** @typedef {import("./model.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} kind @param {string} id @param {string} where whose it is */
export function what(ctx, kind, id, where) {
  if (kind === "building") return { name: ctx.t(`tile-${id}`), ...gives(ctx, id) };
  if (kind === "letter") return { name: `${ctx.t("what-letter")} ${id}`, ...gives(ctx, id) };
  if (kind === "card") return { name: isLetter(id) ? `${ctx.t("what-letter")} ${id}` : ctx.t(`card-${id}`), case: isLetter(id) ? "letter" : "" };
  if (kind === "kept") return kept(ctx, id, Number(where));
  if (kind === "character") return { name: ctx.t(`board-${tradeOf(ctx, id)}`) };
  if (kind === "points") return points(ctx);
  if (kind === "resources") return resources(ctx);
  if (kind === "lane") return lane(ctx, id, Number(where));
  if (kind === "supply") return { lines: [ctx.t("game-ends", { players: ctx.seats.length })] };
  if (kind === "district" && id) return reckoned(ctx, Number(id));
  if (["city", "hand", "plays", "hal", "round"].includes(kind) || (kind === "district" && !ctx.view.districts.length)) return { now: "" };
  return null;
}

/** The points that the viewer holds, and what the score adds to them. @param {Ctx} ctx */
function points(ctx) {
  const held = sideOf(ctx, Number(ctx.me)).points;
  const sheet = ctx.scores?.[Number(ctx.me)] ?? [];
  const all = sheet.reduce((sum, line) => sum + line.points, 0);
  const rows = sheet.filter((line) => line.points).map((line) => `${ctx.t(`score-${line.category}`)}: ${signed(line.points)}`);
  return {
    figure: `${held}`,
    now: ctx.t("board-has-point", { count: Number(held) }),
    lines: sheet.length ? [...rows, ctx.t("board-all-points", { points: all })] : [],
  };
}

/** The resources that the viewer holds, and where the others are: the game may end with the last of them. @param {Ctx} ctx */
function resources(ctx) {
  const { resources: held, supply, in_city: standing } = sideOf(ctx, Number(ctx.me));
  return {
    figure: `${held}`,
    now: [
      ctx.t("board-has-resource", { count: Number(held) }),
      ctx.t("board-in-city", { count: standing, all: ctx.view.allotment }),
      ctx.t("board-supply-own", { count: supply }),
    ].join(" · "),
  };
}

/** What a card of the hand would get from it now. @param {Ctx} ctx @param {string} id */
function gives(ctx, id) {
  const does = doesOf(ctx, id);
  if (!does || !city(ctx).length || (!isLetter(id) && !buildingOf(ctx, id))) return {};
  return { figure: `+${does.count}`, now: does.items.map((item) => inWords(ctx, item, does.count)).join(" / ") };
}

/** @param {Ctx} ctx @param {string} id @param {number} side */
function kept(ctx, id, side) {
  const points = sideOf(ctx, side).worths[id];
  return { name: cardName(ctx, id), figure: points === undefined ? "" : `${points}`, now: keptWords(ctx, id) };
}

/** @param {Ctx} ctx @param {string} id @param {number} side */
function lane(ctx, id, side) {
  const name = ctx.t(`board-lane-${id}`);
  if (id === "end")
    return {
      name,
      figure: `${sideOf(ctx, side).worth}`,
      now: ctx.t("board-worth-now", { points: sideOf(ctx, side).worth }),
      counts: Object.keys(sideOf(ctx, side).worths).map((card) => `kept:${card}`),
    };
  const { characters, kept: cards } = sideOf(ctx, side);
  const from = [...characters, ...cards].filter((card) => printed(ctx, card).trigger === id);
  return { name, now: from.map((card) => `${cardName(ctx, card)}: ${keptWords(ctx, card)}`).join(" · ") || ctx.t("board-nothing") };
}
