/** Choices among tiles of the city: which to abandon, which street comes next, which gives tokens, where people go. */
import { entryOf, streetAt } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Entry} Entry */
/** @typedef {{entry: Entry, pick?: () => void, also?: string[], step?: string}} Choice */

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
        return [cell, { entry, also: verb === "street" ? (streetAt(ctx, cell)?.cells ?? []) : [], ...picking(ctx, entry) }];
      }),
  );
}

/** Abandoning takes a pick and then a button, so that it cannot happen by accident. @param {Ctx} ctx @param {Entry} entry */
function picking(ctx, entry) {
  if (ctx.view.step !== "abandon") return {};
  return {
    pick: () => {
      Object.assign(ctx.ui, { pick: entry.move, look: String(entry.say.cell) });
      ctx.update();
    },
  };
}

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
  const say = { kind: "send", person, count, tile: built.tile, cell: cells[order] };
  return {
    entry: { ...first, move: `all ${cells[order]}`, say },
    pick: () => ctx.choose(first, moves.slice(1)),
    ...(moves.length === 1 ? { step: moves[0] } : {}),
  };
}
