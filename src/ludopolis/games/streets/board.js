/** Streets in the browser: what the shell asks of a board. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { city, where } from "./board/city.js";
import { gains, remarks } from "./board/gains.js";
import {
  dollars,
  earned,
  key,
  movesFor,
  optionIn,
  optionOf,
  ownHand,
  pickOf,
  placing,
  printed,
  streetThings,
  thingAt,
  tileName,
  withShops,
} from "./board/model.js";
import { looked } from "./board/details.js";
import { paid } from "./board/paid.js";
import { mini, peek, sly, table } from "./board/parties.js";
import { sources } from "./board/sources.js";
import { telling } from "./board/telling.js";
import { face } from "./board/tile.js";
import { outcome, tray } from "./board/tray.js";
import { what } from "./board/what.js";

/** @typedef {import("./board/model.js").Ctx} Ctx */
/** @typedef {import("./board/model.js").Fact} Fact */

export { gains, key, mini, peek, remarks, sources, tray, what, where };

/** The city, and above it what lies beside it on a table: nothing lies over a place to play. @param {Ctx} ctx */
export function board(ctx) {
  if (ctx.counting) return html`<div class="st-inks st-board ${ctx.phone ? "phone" : "desk"}">${city(ctx, () => nothing)}</div>`;
  const seen = ctx.me === null || ctx.replay || ctx.over || (ctx.asks && !placing(ctx)) ? looked(ctx) : null; // elsewhere the tray tells it
  const over = (/** @type {unknown} */ miniMap) =>
    html`<div class="st-over">${miniMap}${telling(ctx)}${ctx.replay ? open(ctx) : nothing}${seen ? html`<div class="st-seen sheet">${seen}</div>` : nothing}</div>`;
  return html`<div class="st-inks st-board ${ctx.phone ? "phone" : "desk"} ${placing(ctx) ? "placing" : ""}"><div class="st-strip" data-what="city">${sly(ctx)}${table(ctx)}${paid(ctx)}</div>${city(ctx, over)}</div>`;
}

/** In a replay: the hand of the seat being watched. @param {Ctx} ctx */
const open = (ctx) =>
  html`<div class="st-again">${ownHand(ctx).map((held) => (held?.tile ? html`<svg viewBox="-2 -2 106 107" width="74" role="img" aria-label=${tileName(ctx, held.tile)} data-id="tile:${held.tile}">${face(held.tile, printed(ctx, held.tile), "S", withShops(ctx))}</svg>` : nothing))}</div>`;

/** The tiles that a line of the log is about. @param {Ctx} ctx @param {Fact} fact @returns {string[]} */
export function place(ctx, fact) {
  const cells = ["cell", "from_cell", "to_cell"].filter((name) => typeof fact[name] === "string").map((name) => String(fact[name]));
  if (fact.kind === "closed") return streetThings(ctx, cells[0]);
  if (fact.kind === "build" && pickOf(ctx).cell) return []; // its card is not in sight, and the map marks the place
  if (cells.length) return cells.flatMap((cell) => thingAt(ctx, cell));
  return typeof fact.tile === "string" ? [`tile:${fact.tile}`] : [];
}

/**
 * What a placement pays everybody at once; what a tile that is given up would have paid.
 * @param {Ctx} ctx
 * @param {import("../../kit/board.js").Said[]} turn
 */
export function brings(ctx, turn) {
  const lost = turn.find(({ say }) => say.kind === "abandon")?.say.income;
  if (lost !== undefined) return `−${dollars(ctx, lost)}`;
  const { closes = [], earns = [] } = optionIn(ctx, turn) ?? {};
  if (!closes.length) return "";
  const others = earns.filter(({ seat }) => seat !== ctx.me).map((paid) => `${ctx.name(paid.seat)} +${earned(ctx, paid)}`);
  const mine = earns.find(({ seat }) => seat === ctx.me) ?? { seat: Number(ctx.me), amount: 0 };
  return [`+${earned(ctx, mine)}`, ...others].join(" · ");
}

/** What a turn that waits for confirmation would bring, as when it is picked by hand. @param {Ctx} ctx @param {import("../../kit/board.js").Said[]} turn */
export function beside(ctx, turn) {
  const option = optionIn(ctx, turn);
  return option ? html`<div class="st-inks st-ready">${outcome(ctx, option)}</div>` : nothing;
}

/** The moves of what is picked: of the whole placement, or of the tile alone. @param {Ctx} ctx @returns {string[]} */
export function picking(ctx) {
  const option = optionOf(ctx);
  if (option) return ctx.ui.cell || ctx.ui.tile || ctx.ui.road ? movesFor(ctx, option) : [];
  const { tile } = pickOf(ctx);
  return ctx.ui.pick ? [ctx.ui.pick] : ctx.ui.tile && ctx.view.step === "tile" ? [`build ${tile}`] : [];
}
