/** The construction cards: combinations on the table, hands in solo and draft, the cards still to come. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { control, icon } from "../../../kit/board.js";
import { effectSide, glyph, numberSide } from "../art/cards.js";
import { chosenCombo, combosOf } from "./moves.js";
import { option } from "./option.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */
/** @typedef {import("./moves.js").Choices} Choices */
/** @typedef {import("./moves.js").Combo} Combo */

const NUMBERS = Array.from({ length: 15 }, (_, i) => i + 1);
const EFFECTS = ["fence", "agent", "park", "pool", "temp", "bis"];

/**
 * Both cards of a combination. On the table, a number card becomes the next round's effect card.
 * @param {Ctx} ctx
 * @param {Combo} combo
 * @param {number} index
 */
function pair(ctx, combo, index) {
  const { round } = ctx.view;
  const stacked = Boolean(ctx.view.numbers);
  return html`<svg class="wt-cards" viewBox="0 0 160 110" aria-hidden="true">
    <g transform="translate(74 1)"><g data-id=${stacked ? `card:${index}:${round - 1}` : nothing}>${effectSide(combo.effect)}</g></g>
    <g transform="translate(1 1)"><rect x="3" y="2" width="83" height="106" rx="11" fill="var(--shade)"/><g data-id=${stacked ? `card:${index}:${round}` : nothing}>${numberSide(combo.number, combo.next ?? null)}</g></g></svg>`;
}

/** `8 + park`. @param {Ctx} ctx @param {{number: number, effect: string}} combo */
export const comboName = (ctx, combo) => ctx.t("board-combo", { number: combo.number, effect: ctx.t(`board-effect-${combo.effect}`) });

/** Names that say which of several it is where some are the same. @param {Ctx} ctx @param {string[]} names */
export function apart(ctx, names) {
  const count = (/** @type {string[]} */ among, /** @type {string} */ name) => among.filter((other) => other === name).length;
  return names.map((name, at) => {
    const alike = count(names, name);
    return alike > 1 ? ctx.t("board-label-alike", { label: name, nth: count(names.slice(0, at + 1), name), count: alike }) : name;
  });
}

/** What a combination does, in one line, or in a few words where cards are small. @param {Ctx} ctx @param {Combo} combo @param {boolean} small */
const comboHelp = (ctx, { effect, low, high }, small) => ctx.t(`board-effect-${effect}-${small ? "short" : "help"}`, { low, high });

/** While a combination is to be chosen: asks why this one cannot be. @param {Ctx} ctx @param {number} index */
const whyNot = (ctx, index) => (ctx.asks?.kind === "combination" ? () => ctx.why(`combo ${index + 1}`) : null);

/** Once one is chosen: takes another in its place, unless that would cost a roundabout. @param {Ctx} ctx @param {number} index */
function instead(ctx, index) {
  const picked = chosenCombo(ctx);
  if (!ctx.asks || !ctx.instead || !ctx.undo || !picked || picked === index + 1 || ctx.view.turn.ring) return null;
  return () => {
    if (ctx.phone) ctx.show("board");
    ctx.instead?.(`combo ${index + 1}`);
  };
}

/**
 * Takes a combination. Its house is chosen in the town, whatever tab of a phone is open.
 * @param {Ctx} ctx
 * @param {Entry | undefined} entry
 * @param {string} name
 */
const taking = (ctx, entry, name) =>
  entry && ctx.phone
    ? () => {
        ctx.show("board");
        ctx.choose({ ...entry, name });
      }
    : undefined;

/** The three combinations; those that fit are buttons. @param {Ctx} ctx @param {Choices | null} choices @param {boolean} small */
export function combos(ctx, choices, small) {
  const picked = chosenCombo(ctx);
  const labels = apart(
    ctx,
    combosOf(ctx).map((combo) => (combo ? ctx.t("board-label-combo", { combo: comboName(ctx, combo), next: combo.next ?? "" }) : "")),
  );
  return html`<div class="wt-combos ${small ? "small" : ""}" data-what="combination" role="group" aria-label=${ctx.t("board-combinations")}>${combosOf(ctx).map(
    (combo, index) => {
      if (!combo) return nothing;
      const entry = choices?.combos.get(index + 1);
      const name = comboName(ctx, combo);
      const text = html`${pair(ctx, combo, index)}<span class="ct"><b>${name}</b>${small && !ctx.phone ? nothing : html`<span>${comboHelp(ctx, combo, small)}</span>`}${combo.next ? html`<small>${glyph(combo.next, 14)}${ctx.t("board-next-round", { effect: ctx.t(`board-effect-${combo.next}`) })}</small>` : nothing}</span>`;
      const on = picked === index + 1 || ctx.pending?.move === `combo ${index + 1}`;
      const change = choices ? null : instead(ctx, index);
      return option(ctx, {
        what: `combination ${combo.effect}`,
        class: `wt-combo ${entry ? "" : on ? "on" : change ? "other" : "still"}`,
        label: change ? ctx.t("board-label-instead", { combo: labels[index] }) : labels[index],
        entry,
        pick: taking(ctx, entry, labels[index]),
        tap: choices ? whyNot(ctx, index) : change,
        ...(change ? { role: "button" } : {}),
        inner: text,
      });
    },
  )}</div>`;
}

/** One side of a card as a small picture. @param {import("../../../kit/board.js").Drawn} side @param {string} [kind] */
const face = (side, kind = "") => html`<svg class="wt-face ${kind}" viewBox="0 0 84 108" aria-hidden="true">${side}</svg>`;

/** The hand: each number with the two effects it can go with, one tap each. @param {Ctx} ctx @param {Choices | null} choices */
export function hand(ctx, choices) {
  const cards = ctx.me === null ? [] : ctx.view.hands[ctx.me];
  const combinations = combosOf(ctx);
  if (!combinations.length) return nothing;
  const passing = ctx.view.dealer !== null;
  const picked = chosenCombo(ctx);
  const labels = apart(
    ctx,
    combinations.map((combo) => {
      if (!combo?.cards) return "";
      const name = comboName(ctx, combo);
      if (!passing) return ctx.t("board-label-combo", { combo: name, next: "" });
      return ctx.t("board-label-combo-pass", { combo: name, passed: comboName(ctx, cards[combo.cards[2]]), name: receiver(ctx) });
    }),
  );
  return html`<div class="wt-hand" data-what="hand" role="group" aria-label=${ctx.t("board-hand")}>${cards.map(
    (/** @type {any} */ card, /** @type {number} */ at) => html`<div class="wt-group">
    ${face(numberSide(card.number, card.effect), "number")}<span class="plus" aria-hidden="true">+</span>
    ${combinations.map((combo, index) => {
      if (!combo?.cards || combo.cards[0] !== at) return nothing;
      const entry = choices?.combos.get(index + 1);
      const left = cards[combo.cards[2]];
      const inner = html`${face(effectSide(combo.effect))}<span class="ct"><b>${ctx.t(`board-effect-${combo.effect}`)}</b>${passing ? html`<span class="pass">${icon(ctx.view.pass_direction === "left" ? "back" : "right", 12)}${left.number}${glyph(left.effect, 14)}</span>` : nothing}</span>`;
      const state = entry ? "" : picked === index + 1 ? "on" : "still";
      return option(ctx, {
        what: `combination ${combo.effect}`,
        class: `wt-opt ${state}`,
        label: labels[index],
        entry,
        pick: taking(ctx, entry, labels[index]),
        tap: choices && whyNot(ctx, index),
        inner,
      });
    })}</div>`,
  )}</div>`;
}

/** Who gets the card that is passed on. @param {Ctx} ctx */
const receiver = (ctx) => ctx.name(ctx.view.passes_to[/** @type {number} */ (ctx.me)]);

/** The pair chosen from the hand. @param {Ctx} ctx */
export function chosenPair(ctx) {
  const index = chosenCombo(ctx) - 1;
  const combo = combosOf(ctx)[index];
  return combo
    ? html`<div class="wt-combos small"><div class="wt-combo on" data-what="combination ${combo.effect}">${pair(ctx, combo, index)}<span class="ct"><b>${comboName(ctx, combo)}</b></span></div></div>`
    : nothing;
}

/** After a refusal in the draft: the choice of the card for the neighbour. @param {Ctx} ctx @param {Choices} choices */
export function passing(ctx, choices) {
  const cards = /** @type {{number: number, effect: string}[]} */ (ctx.view.hands[/** @type {number} */ (ctx.me)]);
  const labels = apart(
    ctx,
    cards.map((card) => ctx.t("board-label-pass", { card: comboName(ctx, card), name: receiver(ctx) })),
  );
  return html`<div class="wt-combos small">${cards.map((card, at) => {
    const entry = choices.combos.get(at + 1);
    const name = comboName(ctx, card);
    return entry
      ? html`<button class="wt-combo" ${control(ctx, entry, { label: labels[at] })}>${face(numberSide(card.number, card.effect), "number")}<span class="ct"><b>${name}</b></span></button>`
      : nothing;
  })}</div>`;
}

/** The cards on the table or in the hand, in one line, for a viewer who is not choosing. @param {Ctx} ctx */
export function cardsOf(ctx) {
  if (ctx.view.numbers) return combos(ctx, null, true);
  const cards = ctx.me === null ? [] : ctx.view.hands[ctx.me].filter((/** @type {any} */ card) => card && card.number !== null);
  return html`<div class="wt-combos small">${cards.map((/** @type {any} */ card) => html`<div class="wt-combo still" data-what="combination ${card.effect}">${face(numberSide(card.number, card.effect), "number")}<span class="ct"><b>${comboName(ctx, card)}</b></span></div>`)}</div>`;
}

/** The cards still to come by number and effect: public knowledge, counted for the players. @param {Ctx} ctx @param {boolean} inline */
export function deck(ctx, inline) {
  const { unseen, deck: size, top } = ctx.view;
  const rows = EFFECTS.map((effect) => ({ effect, counts: NUMBERS.map((number) => unseen[effect].filter((/** @type {number} */ n) => n === number).length) }));
  const sums = NUMBERS.map((_, i) => rows.reduce((sum, row) => sum + row.counts[i], 0));
  const all = sums.reduce((a, b) => a + b, 0);
  // In the draft some cards that the viewer has not seen are in other hands or in the discard.
  const title = ctx.view.passes_to && ctx.seats.length > 1 ? ctx.t("board-unseen", { count: all, deck: size }) : ctx.t("board-deck", { count: all });
  const cell = (/** @type {number} */ count) => html`<td class=${count ? `c${Math.min(count, 3)}` : "none"}>${count || "·"}</td>`;
  return html`<details data-what="deck" class="wt-deck ${inline ? "inline" : ""}">
    <summary aria-label=${title}>${top && top !== "solo_card" ? glyph(top, 26) : html`<span class="wt-pile" aria-hidden="true"></span>`}${inline ? html`<span>${title}</span>` : html`<b>${size}</b><span>${ctx.t("board-to-come")}</span>`}</summary>
    <div class="wt-count sheet">${inline ? nothing : html`<h3 class="cap">${title}</h3>`}
      ${top ? html`<p>${top === "solo_card" ? ctx.t("board-top-solo") : ctx.t("board-top", { effect: ctx.t(`board-effect-${top}`) })}</p>` : nothing}
      ${ctx.view.solo_card ? html`<p>${ctx.t("board-solo-waits")}</p>` : nothing}
      <table><thead><tr><td></td>${NUMBERS.map((number) => html`<th scope="col">${number}</th>`)}<th scope="col">${ctx.t("board-sum")}</th></tr></thead>
      <tbody>${rows.map(({ effect, counts }) => html`<tr><th scope="row">${glyph(effect, 18)}<span class="vh">${ctx.t(`board-effect-${effect}`)}</span></th>${counts.map(cell)}<td class="sum">${counts.reduce((a, b) => a + b, 0)}</td></tr>`)}</tbody>
      <tfoot><tr><th scope="row">${ctx.t("board-sum")}</th>${sums.map((count) => html`<td class="sum">${count}</td>`)}<td class="sum">${all}</td></tr></tfoot></table>
    </div></details>`;
}
