/** When the game ends: a quiet line on the sheet, and a flag over the town when it draws near. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../../kit/board.js";
import { readSheet } from "./sheet.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */

/** A third plan or a third refusal ends the game, and so does the last house. */
const LAST = 3;
/** With so few houses left, the end is near. */
const FEW_HOUSES = 3;
/** With fewer cards in the deck, a solo game has at most two more rounds. */
const FEW_CARDS = 9;
const MAX_NAMES = 2;

/** @param {Ctx} ctx */
export const ends = (ctx) => html`<p class="wt-ends" data-what="end">${icon("flag", 14)}<span>${ctx.t("board-ends", { players: ctx.seats.length })}</span></p>`;

/** Who may end the game soon, and by what; of houses, those who have fewest left. @param {Ctx} ctx */
export function nearEnd(ctx) {
  if (ctx.over || ctx.view.stage !== "turns") return nothing;
  const all = ctx.seats.map((_, seat) => seat);
  const sheets = all.map((seat) => readSheet(ctx.view, seat));
  const left = sheets.map(({ streets }) => streets.flatMap(({ lots }) => lots).filter(({ number, ring }) => number === null && !ring).length);
  const fewest = Math.min(...left);
  const told = [
    tell(
      ctx,
      "plans",
      all.filter((seat) => sheets[seat].plans.filter(Boolean).length === LAST - 1),
    ),
    tell(
      ctx,
      "refusals",
      all.filter((seat) => sheets[seat].refusals === LAST - 1),
    ),
    fewest > FEW_HOUSES
      ? ""
      : tell(
          ctx,
          "houses",
          all.filter((seat) => left[seat] === fewest),
          fewest,
        ),
    all.length === 1 && ctx.view.deck < FEW_CARDS ? ctx.t("board-near-cards") : "",
  ].filter(Boolean);
  if (!told.length) return nothing;
  return html`<p class="wt-near" role="note" data-what="end">${icon("flag", 16)}<b>${ctx.t("board-near")}</b><span>${told.join(" · ")}</span></p>`;
}

/** @param {Ctx} ctx @param {string} how @param {number[]} seats @param {number} [count] */
function tell(ctx, how, seats, count = 0) {
  if (!seats.length) return "";
  const more = seats.length - MAX_NAMES;
  const names = [...seats.slice(0, MAX_NAMES).map(ctx.name), ...(more > 0 ? [`+${more}`] : [])].join(", ");
  return ctx.t(`board-near-${how}`, { names, count });
}
