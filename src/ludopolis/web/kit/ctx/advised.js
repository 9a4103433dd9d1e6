/** The turn that a hint suggests, for boards that draw it as ghosts. */

/** @typedef {import("../types.js").Said & {number: number}} Advised a move and its number in the turn, from 1 */

/** @param {import("../types.js").Ctx} ctx @returns {Advised[]} */
export const advised = (ctx) => (ctx.advised ?? []).map((said, index) => ({ ...said, number: index + 1 }));

/**
 * The advised move that begins with a word, and what follows the word.
 * @param {import("../types.js").Ctx} ctx
 * @param {string} word
 * @returns {(Advised & {rest: string}) | undefined}
 */
export function advisedTo(ctx, word) {
  const found = advised(ctx).find(({ move }) => move.startsWith(`${word} `));
  return found && { ...found, rest: found.move.slice(word.length + 1) };
}
