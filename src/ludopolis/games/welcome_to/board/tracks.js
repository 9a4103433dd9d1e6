/** The rest of the sheet: plans, pools, temps, estate values, bis, refused permits, roundabouts. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, listed, signed, token } from "../../../kit/board.js";
import { glyph } from "../art/cards.js";
import { ends } from "./end.js";
import { idOf } from "./lots.js";
import { option } from "./option.js";
import { estateCounts, planSizes, readSheet, stackOf } from "./sheet.js";

/** @typedef {import("./lots.js").Town} Town */
/** @typedef {import("../../../kit/board.js").Ctx} Ctx */

/** Most roofs over the size of an estate: more of them are a saw. */
const ROOFS = 2;

/** @param {Town} town */
export function tracks(town) {
  const { ctx, sheet } = town;
  const { pools, estates, bis, refusals, rings } = sheet.values;
  return html`<section class="wt-panel sheet" data-roof data-what="sheet ${town.seat}" aria-label=${ctx.t("board-sheet", { name: ctx.name(town.seat) })}>
    <div class="wt-zone plans">${ctx.phone && town.ids ? html`<span class="wt-strip-cap" aria-hidden="true">${ctx.t("board-plans-short")}</span>` : nothing}<h3 class="cap">${ctx.t("board-plans")}</h3>${note(ctx, "plans")}${ctx.view.plans.map((/** @type {any} */ plan, /** @type {number} */ stack) => (plan ? planRow(town, plan, stack) : nothing))}</div>
    <div class="wt-zone">
      ${head(ctx, "pool", "pools")}${track(town, "pools", pools, sheet.pools, { wide: 5, ahead: builds(town, "pool"), label: ctx.t("board-track-pools", { count: sheet.pools, value: pools[sheet.pools] }) })}
      ${head(ctx, "temp", "temps")}${note(ctx, "temps")}${ctx.counting ? tally(town) : temp(town)}
    </div>
    <div class="wt-zone estates">${head(ctx, "agent", "estates")}${note(ctx, "estates")}<div class="wt-ecols">${estates.map((_, index) => estateColumn(town, index + 1))}</div></div>
    <div class="wt-zone">
      ${head(ctx, "bis", "bis-boxes")}${note(ctx, "bis-boxes")}${track(town, "bis", bis, sheet.bis, { wide: 5, loss: true, ahead: doubles(town), label: ctx.t("board-track-bis", { count: sheet.bis, value: Math.abs(bis[sheet.bis]) }) })}
      <div class="wt-pair"><div>${head(ctx, "refusal", "refusals")}${note(ctx, "refusals")}${track(town, "refusals", refusals, sheet.refusals, { wide: 4, loss: true, label: ctx.t("board-track-refusals", { count: sheet.refusals, value: Math.abs(refusals[sheet.refusals]) }) })}</div>
      ${ctx.view.rings ? html`<div>${head(ctx, "ring", "rings")}${track(town, "rings", rings, sheet.rings, { wide: 3, loss: true, label: ctx.t("board-track-rings", { count: sheet.rings, value: Math.abs(rings[sheet.rings]) }) })}</div>` : nothing}</div>
    </div>
    ${ctx.phone && town.ids && !ctx.counting ? parks(town) : nothing}${town.ids && !ctx.counting && !ctx.over ? ends(ctx) : nothing}
  </section>`;
}

/** @param {Town} town @param {boolean} [counted] whether it is part of what is lit */
function temp(town, counted = false) {
  const { ctx, sheet } = town;
  const boxes = Array.from({ length: sheet.values.temps }, (_, i) => i + 1);
  return track({ ...town, ids: town.ids && !counted }, "temps", boxes, sheet.temps, {
    wide: 6,
    plain: true,
    ahead: hires(town),
    label: ctx.t("board-track-temps", { count: sheet.temps }),
  });
}

/** When the game ends: everybody's temps, as who has most gets the points, and who has as many gets them too. @param {Town} town */
const tally = (town) =>
  html`<div data-id=${idOf(town, "track", "temps")}>${temp(town, true)}<p class="wt-tally">${town.ctx.seats.map((_, seat) => html`<b>${token(seat, 15)}${readSheet(town.ctx.view, seat).temps}</b>`)}<span>${town.ctx.t("board-temps-help", { players: town.ctx.seats.length })}</span></p></div>`;

/** The parks of all streets, where a phone shows the sheet without the town. @param {Town} town */
function parks(town) {
  const { ctx, sheet } = town;
  const row = (/** @type {number[]} */ values, /** @type {number} */ street) => {
    const { parks: count } = sheet.streets[street];
    const label = ctx.t("board-park", { street: street + 1, count, value: values[count] });
    const ahead = builds(town, "park") && Number(String(ctx.asks?.slot)[1]) === street + 1;
    return html`<b>${street + 1}</b>${track(town, `park ${street + 1} ${town.seat}`, values, count, { wide: 6, ahead, label })}`;
  };
  return html`<div class="wt-zone parks">${head(ctx, "park", "parks")}${note(ctx, "parks")}<div class="wt-parkrows">${sheet.values.parks.map(row)}</div></div>`;
}

/** @param {Ctx} ctx @param {string} kind @param {string} key */
const head = (ctx, kind, key) => html`<h3 class="cap">${glyph(kind, 22)}${ctx.t(`board-${key}`)}</h3>`;

/** What the numbers below mean, where a phone shows the sheet alone. @param {Ctx} ctx @param {string} key */
const note = (ctx, key) => html`<p class="wt-note">${ctx.t(`board-${key}-help`, { players: ctx.seats.length })}</p>`;

/** Whether the move on offer would cross another box. @param {Town} town @param {string} effect */
const builds = ({ ctx, choices }, effect) => Boolean(choices?.words.has("build") && ctx.asks?.effect === effect);
/** @param {Town} town */
const hires = ({ ctx, choices }) => Boolean(choices && ctx.asks?.kind === "place" && ctx.asks.effect === "temp");
/** @param {Town} town */
const doubles = ({ ctx, choices }) => Boolean(choices && ctx.asks?.kind === "effect_bis");

/**
 * Crossed boxes, then the current value in ink, then those still to come.
 * @param {Town} town @param {string} what @param {number[]} values @param {number} crossed
 * @param {{wide: number, label: string, plain?: boolean, loss?: boolean, ahead?: boolean}} look
 */
function track(town, what, values, crossed, { wide, label, plain = false, loss = false, ahead = false }) {
  const box = (/** @type {number} */ value, /** @type {number} */ index) => {
    const now = index === crossed ? (plain ? "open" : loss && value < 0 ? "paid" : "now") : "";
    const next = ahead && index === crossed + (plain ? 0 : 1) ? "ahead" : "";
    return html`<i class="${index < crossed ? "x" : now} ${next}">${signed(value)}</i>`;
  };
  return html`<div class="wt-track w${wide}" data-what=${what} data-id=${idOf(town, "track", what)} role="img" aria-label=${label}>${values.map(box)}</div>`;
}

/** A size of estates. An agent is hired in the tray: six columns abreast are too narrow for a finger. @param {Town} town @param {number} size */
function estateColumn(town, size) {
  const { ctx, sheet, choices } = town;
  const values = sheet.values.estates[size - 1];
  const agents = sheet.agents[size - 1];
  const count = estateCounts(sheet)[size - 1];
  const ahead = choices?.agents.has(size);
  return html`<div class="wt-ecol" data-what="estates ${size} ${town.seat}" data-id=${idOf(town, "agents", `${size}`)} role="img" aria-label=${ctx.t("board-track-estates", { size, count, value: values[agents] })}><span class="wt-eh wt-chip${size}">${size}</span>
    ${values.map((value, i) => html`<i class="${i < agents ? "x" : i === agents ? "now" : ""} ${ahead && i === agents + 1 ? "ahead" : ""}">${value}</i>`)}
    <span class="wt-en ${count ? "some" : ""}">×${count}</span></div>`;
}

/** A city plan: its goal, both values, who has it. @param {Town} town @param {any} plan @param {number} stack */
function planRow(town, plan, stack) {
  const { ctx, sheet, choices } = town;
  const entry = choices?.claims.get(stack + 1);
  const own = sheet.plans[stack];
  const claimed = ctx.view.sheets.flatMap((/** @type {any} */ other, /** @type {number} */ seat) => (other.plans[stack] ? [seat] : []));
  const words = planWords(ctx, plan.plan);
  const label = entry
    ? ctx.t("board-label-claim", { plan: words, points: Number(entry.say.points) })
    : ctx.t("board-plan", { plan: words, high: plan.high, low: plan.low });
  const inner = html`<b class="no">${stack + 1}</b>${goal(ctx, sheet, plan.plan)}
    ${claimed.length ? html`<span class="who" aria-label=${ctx.t("board-claimed", { names: listed(claimed.map(ctx.name)) })}>${claimed.slice(0, 4).map((/** @type {number} */ seat) => token(seat, 16))}${claimed.length > 4 ? `+${claimed.length - 4}` : nothing}</span>` : nothing}
    <span class="pts ${plan.approved ? "late" : ""}">${own ? html`<b class="got">${icon("check", 15)}${own}</b>` : html`<b>${plan.high}</b><span>${plan.approved ? plan.low : ctx.t("board-later", { low: plan.low })}</span>`}</span>`;
  const id = town.ids ? `plan:${stack + 1}${ctx.counting ? `:${town.seat}` : ""}` : nothing;
  const state = !entry ? (own ? "own" : "") : entry.move === ctx.pending?.move ? "picked" : "";
  const claiming = choices && ctx.asks?.kind === "claim";
  const tap = claiming ? () => ctx.why(`claim ${stack + 1}`) : ctx.phone && town.ids ? () => ctx.show("sheet") : null;
  return option(ctx, { what: `plan ${stack + 1}`, class: `wt-plan ${state}`, role: "group", id, label, entry, tap, inner });
}

/** @param {Ctx} ctx @param {string} plan */
export function planWords(ctx, plan) {
  const sizes = planSizes(ctx.view, plan);
  return sizes.length ? ctx.t("board-plan-estates", { sizes: sizes.join(" + ") }) : ctx.t(`board-plan-${plan}`);
}

/** A plan's goal, and how far this sheet has got with it. @param {Ctx} ctx @param {import("./sheet.js").Sheet} sheet @param {string} plan */
export function goal(ctx, sheet, plan) {
  const sizes = planSizes(ctx.view, plan);
  const done = sheet.goals[stackOf(ctx.view, plan)];
  if (sizes.length)
    return html`<span class="wt-sizes">${sizes.map((size, i) => html`<span class="wt-sz wt-row${Math.min(size, ROOFS)} ${done[i] ? `ok wt-chip${size}` : ""}">${size}</span>`)}</span>`;
  return html`<span class="wt-goal"><span>${ctx.t(`board-plan-${plan}`)}</span><small>${done.join("/")}</small></span>`;
}
