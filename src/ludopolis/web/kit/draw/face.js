/** The faces of the characters that bots play as. They are drawn in one file, which is fetched when the first one is shown. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { tint, token } from "./art.js";

/** In the order of their names (`home-bot-names`). */
export const CHARACTERS = ["ada", "bruno", "chiara", "dario", "elif"];
/** How a face looks, by what the drawing calls it. */
const LOOKS = { surprised: 1, pleased: 2, easy: 3, thinking: 4, content: 5 };
const TOKEN_SHARE = 0.44;
/** Where this version's files are served. */
const folder = () => new URL(import.meta.url).pathname.match(/^.*\/static\/[^/]+\//)?.[0] ?? "/";

/** The level and the character of a bot, `regular:ada`; a level alone is nobody in particular. @param {string} bot @returns {[string, string]} */
export function levelAndCharacter(bot) {
  const [level, character = ""] = bot.split(":");
  return [level, CHARACTERS.includes(character) ? character : ""];
}

/**
 * A face on the seat's colour, with the seat's shape at its corner.
 * @param {string} character @param {number} seat @param {number} size @param {keyof typeof LOOKS} [look]
 */
export function face(character, seat, size, look = "easy") {
  const drawing = `${folder()}art/characters.svg#${character}-${LOOKS[look]}`;
  return html`<span class="botface t${tint(seat)}"><svg width=${size} height=${size} aria-hidden="true"><use href=${drawing}></use></svg>${token(seat, Math.max(12, Math.round(size * TOKEN_SHARE)))}</span>`;
}

/** Who a character is, in a few words. @param {import("../types.js").Words} words @param {string} character */
export const trade = (words, character) => words.text(`character-${character}-trade`);

/** What a character likes. @param {import("../types.js").Words} words @param {string} character */
export const temper = (words, character) => words.text(`character-${character}-temper`);
