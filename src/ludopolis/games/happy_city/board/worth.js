/** What a special building gives: plain figures, or its effect in pictures. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { badge, figure, gives, isFigure } from "../art/icons.js";
import { COLOURS, printed } from "./model.js";

/** @typedef {import('./model.js').Ctx} Ctx */

/**
 * Effects in pictures: icons, kinds, signs. The figures are in the effect's text, which comes from the catalogue.
 * @type {Record<string, string>}
 */
const SIGNS = {
  pyramid: "end copy neighbour",
  castle: "neighbour > coin",
  ice_cream_parlour: "once coin / slots",
  harbour: "− coin blue",
  airport: "− coin green",
  picture_gallery: "copy next",
  bowling_alley: "coin / purple",
  concert_hall: "once coin coin end − joy",
  moai: "end heart slots",
  railway_station: "− coin orange",
  statue_of_liberty: "heart heart heart heart",
  hot_dog_stand: "− coin deck",
  barber_shop: "coin if lowest",
  sphinx: "end copy special",
  palace_of_versailles: "coin < neighbour",
  burger_restaurant: "heart if most blue",
  undersea_tunnel: "once 0 coin",
  aquarium: "heart heart once coin",
  escape_room: "coin if lowest yellow",
  machu_picchu: "folk / left orange",
  big_ben: "coin coin coin if 0",
  golden_gate: "heart folk if any any",
  stonehenge: "folk / neighbour blue",
  sushi_bar: "coin / blue",
  wind_turbine: "heart / green",
  taj_mahal: "heart if coin lowest",
  louvre: "coin < neighbour × 2",
  vegetable_market: "coin / heart folk",
  croissant_bakery: "coin / green",
  chichen_itza: "heart if most green",
  leaning_tower: "heart / neighbour yellow",
  games_arcade: "coin if coin",
  great_wall: "heart if before",
  billiard_hall: "coin / any next",
  domed_cathedral: "heart if 0 orange",
  zen_garden: "end joy × 2",
  parthenon: "folk if 0 green",
  night_market: "folk / yellow",
};

/** @param {string} card @param {number} size */
function signs(card, size) {
  const part = (/** @type {string} */ word) => {
    if (isFigure(word)) return figure(word, size);
    if (COLOURS.includes(word) || word === "special") return badge(word, size);
    return html`<i>${word === "if" ? ":" : word}</i>`;
  };
  return html`<span class="gives signs" aria-hidden="true">${(SIGNS[card] ?? "").split(" ").filter(Boolean).map(part)}</span>`;
}

/** What a card gives: its figures, or a picture of its effect if it has one. @param {Ctx} ctx @param {string} card @param {number} [size] */
export const worth = (ctx, card, size = 15) => (ctx.has(`effect-${card}`) ? signs(card, size) : gives(printed(ctx, card), size));
