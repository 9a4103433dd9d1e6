/** The options of a game: which are there, and the fields that set them. */
import { html } from "../../vendor/lit-html/lit-html.js";

/**
 * An option as the engine declares it. It is there for `fewest` to `most` players, and where `needs` names an earlier option, only with that value;
 * the values in `solo` are there for one player alone.
 * @typedef {{
 *   name: string, label: string, help: string, default: any, values: [any, string][], low: number, high: number,
 *   fewest: number, most: number | null, needs: [string, any] | null, solo: any[], minor: boolean
 * }} Option
 */
/** @typedef {Option & {value: any}} Offered an option that is there, with the values that are there and the one that stands */

/**
 * The options that make a difference now, as `Game.offered` of the engine has them.
 * @param {Option[]} options
 * @param {Record<string, any>} wished
 * @param {number} players
 * @returns {Offered[]}
 */
export function offered(options, wished, players) {
  /** @type {Record<string, any>} */
  const there = {};
  return options.flatMap((option) => {
    if (players < option.fewest || (option.most !== null && players > option.most)) return [];
    if (option.needs && there[option.needs[0]] !== option.needs[1]) return [];
    const values = option.values.filter(([id]) => players === 1 || !option.solo.includes(id));
    const chosen = wished[option.name];
    const value = !values.length || values.some(([id]) => id === chosen) ? chosen : option.default;
    there[option.name] = value;
    return [{ ...option, values, value }];
  });
}

/** @param {string} label @param {string} help @param {boolean} on @param {(on: boolean) => void} set */
export function toggle(label, help, on, set) {
  return html`<label class="toggle"><input type="checkbox" .checked=${on} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)}>
    <span><b>${label}</b><small>${help}</small></span></label>`;
}

/** @param {Offered} option @param {(chosen: any) => void} set */
export function optionField(option, set) {
  if (typeof option.value === "boolean") return toggle(option.label, option.help, option.value, set);
  if (!option.values.length) {
    return html`<label class="choice"><b>${option.label}</b><input type="number" min=${option.low} max=${option.high} .value=${`${option.value}`}
      @change=${(/** @type {Event} */ event) => set(Math.round(Number(/** @type {HTMLInputElement} */ (event.target).value)))}><small>${option.help}</small></label>`;
  }
  return html`<fieldset class="choice"><legend>${option.label}</legend><div class="seg3">${option.values.map(
    ([id, name]) =>
      html`<label><input type="radio" name=${`option-${option.name}`} .checked=${option.value === id} @change=${() => set(id)}><span>${name}</span></label>`,
  )}</div>
    <small>${option.help}</small></fieldset>`;
}
