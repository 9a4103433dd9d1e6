/** The tableau: permanent bonuses by the action that triggers them, and end-game cards with what they would score now. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { listed } from "../../../kit/board.js";
import { ITEMS, sign } from "../art/icons.js";
import { gains, inWords } from "./figures.js";
import { TRIGGERS, actionOf, isCharacter, itemsOf, picked, printed, sideOf, tradeOf } from "./model.js";
import { BEAT, moment, plays } from "./moments.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Goal} Goal */

/** What a card gives, as signs. @param {Ctx} ctx @param {string} id @param {number} size */
const signs = (ctx, id, size) => itemsOf(printed(ctx, id).gains).map(([item, count]) => Array.from({ length: count }, () => sign(item, size)));

/** An end-game card as a formula. @param {Goal} goal @param {number} size */
export function formula({ rule, of, points }, size) {
  const price = html`<b>${points}</b>${sign("point", size)}`;
  if (rule === "flat") return price;
  const counted = {
    resources_on: html`${sign("resource", size, "plain")}<i class="gk-spot c${of}"></i>`,
    low_buildings: html`${sign("height", size)}<b>≤2</b>`,
    high_buildings: html`${sign("height", size)}<b>≥3</b>`,
    bonus_cards: of ? sign(of, size) : nothing,
    cards: html`<i class="gk-card-spot c${of}"></i>`,
  }[rule];
  return html`${price}<b class="x">×</b>${counted}`;
}

/** What keeping a card means, in words. @param {Ctx} ctx @param {string} id */
export function keptWords(ctx, id) {
  const { trigger, gains: items, end } = printed(ctx, id);
  if (trigger)
    return ctx.t("board-keep-bonus", {
      trigger: ctx.t(`board-when-${trigger}`),
      items: itemsOf(items)
        .map(([item, count]) => inWords(ctx, item, count))
        .join(" + "),
    });
  return end
    ? ctx.t(`board-goal-${end.rule}`, {
        points: end.points,
        of: end.rule === "bonus_cards" ? ctx.t(`board-when-${end.of}`) : end.of ? ctx.t(`board-colour-${end.of}`) : "",
      })
    : "";
}

/** @param {Ctx} ctx @param {string} id */
export const cardName = (ctx, id) => (isCharacter(ctx, id) ? ctx.t(`board-${tradeOf(ctx, id)}`) : ctx.t(`card-${id}`));

/**
 * A card of the tableau: a spine of its colour and what it gives.
 * @param {Ctx} ctx
 * @param {number} side
 * @param {string} id
 * @param {unknown} inner
 * @param {string} kind
 */
function slip(ctx, side, id, inner, kind) {
  const words = `${cardName(ctx, id)}: ${keptWords(ctx, id)}`;
  return html`<span class="gk-slip c${printed(ctx, id).colour} ${kind}" data-id="kept:${id}" data-what="kept ${id} ${side}" role="img" aria-label=${words} title=${words}>${isCharacter(ctx, id) ? sign("person", 12, "who") : nothing}${inner}</span>`;
}

/** What the permanent cards give for an action. @param {Ctx} ctx @param {number} side @param {string} trigger */
export const laneOf = (ctx, side, trigger) => sideOf(ctx, side).bonuses[trigger] ?? [0, 0, 0];

/** The play of the last push in which a lane paid, or -1. @param {Ctx} ctx @param {number} side @param {string} trigger */
const paidIn = (ctx, side, trigger) => plays(ctx).findIndex((play) => play.side === side && play.bonus === trigger);

/** The name of a lane where its cards have no room. @param {Ctx} ctx @param {string} lane */
const word = (ctx, lane) => html`<small class="lw" aria-hidden="true">${ctx.t(`board-short-${lane}`)}</small>`;

/** All lanes. The one that will pay for the picked play is tinted; one that has just paid lights up. @param {Ctx} ctx @param {number} side */
export function lanes(ctx, side) {
  const own = sideOf(ctx, side);
  const cards = [...own.characters, ...own.kept];
  const fires = side === ctx.me ? actionOf(ctx, picked(ctx)) : null;
  const goals = cards.flatMap((id) => {
    const { end } = printed(ctx, id);
    return end ? [{ id, goal: end, now: own.worths[id] }] : [];
  });
  return html`<div class="gk-lanes">
    ${TRIGGERS.map((trigger) => {
      const here = cards.filter((id) => printed(ctx, id).trigger === trigger);
      const paid = paidIn(ctx, side, trigger);
      const label = ctx.t(`board-lane-${trigger}`);
      return html`<div data-part=${side === ctx.me ? `lane:${trigger}` : nothing} data-what="lane ${trigger} ${side}" class="gk-lane ${fires === trigger && here.length ? "hot" : ""}" ${moment(paid < 0 ? "" : `${ctx.number}`, "light", paid * BEAT + 300)}>
        <span class="li" role="img" aria-label=${label} title=${label}>${sign(trigger, 18)}</span>${word(ctx, trigger)}
        <span class="lc ${here.length > 4 ? "many" : ""}">${
          here.length
            ? repeat(
                here,
                (id) => id,
                (id) => slip(ctx, side, id, signs(ctx, id, here.length > 4 ? 14 : 16), ""),
              )
            : html`<small>${label}</small>`
        }</span>
        <span class="lt">${laneOf(ctx, side, trigger).some(Boolean) ? gains(ctx, laneOf(ctx, side, trigger)) : nothing}</span></div>`;
    })}
    <div class="gk-lane end" data-what="lane end ${side}"><span class="li" role="img" aria-label=${ctx.t("board-lane-end")} title=${ctx.t("board-lane-end")}>${sign("end", 18)}</span>${word(ctx, "end")}
      <span class="lc ${goals.length > 2 ? "many" : ""}">${
        goals.length
          ? repeat(
              goals,
              ({ id }) => id,
              ({ id, goal, now }) => slip(ctx, side, id, html`${formula(goal, 13)}<em title=${ctx.t("board-worth-now", { points: now })}>${now}</em>`, "goal"),
            )
          : html`<small>${ctx.t("board-lane-end")}</small>`
      }</span>
      <span class="lt">${goals.length ? html`<span class="gk-gain" title=${ctx.t("board-worth-now", { points: own.worth })}><span class="now">${ctx.t("board-now")}</span> ${own.worth}${sign("point", 15)}</span>` : nothing}</span></div>
  </div>`;
}

/** The lanes in one line: the bonus for each action. @param {Ctx} ctx @param {number} side @param {boolean} small */
export function laneLine(ctx, side, small) {
  const fires = side === ctx.me ? actionOf(ctx, picked(ctx)) : null;
  return html`<div class="gk-laneline ${small ? "small" : ""}">${small ? nothing : html`<small class="lb" aria-hidden="true">${ctx.t("board-bonuses")}</small>`}${TRIGGERS.map(
    (trigger) => {
      const bonus = laneOf(ctx, side, trigger);
      const label = `${ctx.t(`board-lane-${trigger}`)}: ${listed(itemsOf(bonus).map(([item, count]) => inWords(ctx, item, count))) || ctx.t("board-nothing")}`;
      const paid = paidIn(ctx, side, trigger);
      return html`<span data-part=${side === ctx.me && !small ? `lane:${trigger}` : nothing} data-what="lane ${trigger} ${side}" ?data-tap=${!small} class=${fires === trigger && bonus.some(Boolean) ? "hot" : ""} role="img" aria-label=${label} title=${label} ${moment(paid < 0 ? "" : `${ctx.number}`, "light", paid * BEAT + 300)}>${small ? nothing : word(ctx, trigger)}${sign(trigger, small ? 13 : 16)}${ITEMS.map((item, at) => (bonus[at] ? html`<b>${bonus[at]}</b>${sign(item, small ? 12 : 14)}` : nothing))}${bonus.some(Boolean) ? nothing : html`<b class="none">–</b>`}</span>`;
    },
  )}</div>`;
}

/** Whether a building card that is kept is a bonus from then on, and not points at the end. @param {Ctx} ctx @param {string} id */
export const lasts = (ctx, id) => Boolean(printed(ctx, id).trigger);

/** What keeping a building card would bring, for the foot of a card in hand. @param {Ctx} ctx @param {string} id */
export function keepsake(ctx, id) {
  const { trigger, end } = printed(ctx, id);
  if (trigger) return html`${sign(trigger, 14)}<small>${ctx.t(`board-short-${trigger}`)}</small><span class="gk-pays">+${signs(ctx, id, 14)}</span>`;
  return end ? html`${sign("end", 13)}<small class="gk-last">${ctx.t("board-short-end")}</small><span class="gk-pays">${formula(end, 13)}</span>` : nothing;
}
