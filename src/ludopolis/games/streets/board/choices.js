/** Choices among tiles of the city: which to abandon, which street comes next, which gives tokens, where people go. */
import { listed } from "../../../kit/board.js";
import { at, dollars, entryOf, streetAt, tileName } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Entry} Entry */
/** `price`: what it costs to choose it. @typedef {{entry: Entry, label: string, pick?: () => void, also?: string[], step?: string, price?: string}} Choice */

/** The tiles that can be chosen now, by cell. @param {Ctx} ctx @returns {Map<string, Choice>} */
export function chooseCell(ctx) {
  if (!ctx.asks || ctx.replay) return new Map();
  const { step } = ctx.view;
  if (step === "people") return new Map(peopleCells(ctx).map((cell, order) => [cell, allTo(ctx, order)]));
  const verbs = { abandon: "abandon", token_tile: "token", street: "street" };
  const verb = verbs[/** @type {keyof typeof verbs} */ (step)];
  if (!verb) return new Map();
  return new Map(
    ctx.legal
      .filter(({ move }) => move.startsWith(`${verb} `))
      .map((entry) => {
        const cell = entry.move.slice(verb.length + 1);
        const also = verb === "street" ? (streetAt(ctx, cell)?.cells ?? []) : [];
        return [cell, { entry, also, label: LABELS[String(step)](ctx, entry), ...(step === "abandon" ? giveUp(ctx, entry) : {}) }];
      }),
  );
}

/** What the choices are called, on the map and in the tray. @type {Record<string, (ctx: Ctx, entry: Entry) => string>} */
export const LABELS = {
  abandon: (ctx, { say }) => ctx.t("board-abandon", { tile: tileName(ctx, String(say.tile)) }),
  token_tile: (ctx, { say }) =>
    ctx.t("board-token-for", { tile: tileName(ctx, String(say.tile)), business: ctx.t(`business-${say.business}`), count: Number(say.count) }),
  street(ctx, { say }) {
    const { cells = [] } = streetAt(ctx, String(say.from_cell)) ?? {};
    return ctx.t("board-street", {
      tiles: listed(cells.map((/** @type {string} */ cell) => tileName(ctx, String(at(ctx, cell)?.tile)))),
      length: cells.length,
    });
  },
};

/** Abandoning takes a pick and then a button, so that it cannot happen by accident; a second press lets go. @param {Ctx} ctx @param {Entry} entry */
export const giveUp = (ctx, entry) => ({
  price: `−${dollars(ctx, entry.say.income)}`,
  pick: () => {
    ctx.ui.pick = ctx.ui.pick === entry.move ? null : entry.move;
    ctx.update();
  },
});

/** Where the people being moved may go. @param {Ctx} ctx @returns {string[]} */
export const peopleCells = (ctx) => (ctx.view.moving ? [ctx.view.moving.cell, ...ctx.view.moving.targets] : []);

/** Sends everybody to one of the tiles, and nobody to those asked about before it. @param {Ctx} ctx @param {number} order @returns {Choice} */
export function allTo(ctx, order) {
  const { count, person } = ctx.view.moving;
  const cells = peopleCells(ctx);
  const last = order === cells.length - 1;
  const moves = [...Array.from({ length: order }, () => "send 0"), ...(last ? [] : [`send ${count}`])];
  const first = /** @type {Entry} */ (entryOf(ctx, moves[0]));
  const built = ctx.view.city.find((/** @type {{cell: string}} */ one) => one.cell === cells[order]);
  const say = { kind: "send", person, count, tile: built.tile, cell: cells[order], rest: 0 };
  return {
    entry: { ...first, move: `all ${cells[order]}`, say },
    label: ctx.say("brief", say),
    pick: () => ctx.choose(first, moves.slice(1)),
    ...(moves.length === 1 || order === 1 ? { step: moves[0] } : {}), // the first that nobody goes past
  };
}
