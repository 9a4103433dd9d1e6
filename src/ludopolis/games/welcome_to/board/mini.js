/** A rival's town in miniature, and the few figures that matter at a glance. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { icon, listed, signed } from "../../../kit/board.js";
import { glyph } from "../art/cards.js";
import { idOf, signOf } from "./lots.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("./lots.js").Town} Town */

const WIDE = 288;
const STEP = WIDE / 12;
const CROWDED = 6;

/** @param {Town} town */
export function miniature(town) {
  const { ctx, seat, sheet } = town;
  const crowded = ctx.seats.length >= CROWDED;
  const row = crowded ? 13 : 25;
  const done = ctx.view.stage === "turns" && ctx.view.ready.includes(seat);
  return html`<div class="wt-mini"><svg viewBox="0 0 ${WIDE} ${3 * row}" role="img" aria-label=${signOf(town)}>
      ${[0, 1, 2].map((street) => svg`<g transform="translate(${((12 - sheet.streets[street].lots.length) * STEP) / 2} ${street * row})">${crowded ? bricks(town, street) : houses(town, street, row)}</g>`)}</svg>
    <div class="wt-facts">${figures(town)}${handOf(ctx, seat)}${done ? html`<span class="done">${icon("check", 15)}<span class=${crowded || ctx.view.hands ? "vh" : ""}>${ctx.t("board-ready")}</span></span>` : nothing}</div></div>`;
}

/** The lots this seat has just written on. @param {Ctx} ctx @param {number} seat */
const fresh = (ctx, seat) => new Set(ctx.facts.filter((fact) => fact.seat === seat && (fact.kind === "wrote" || fact.kind === "bis")).map((fact) => fact.slot));

/** @param {Town} town @param {number} street @param {number} row */
function houses(town, street, row) {
  const { lots, gaps } = town.sheet.streets[street];
  const w = STEP - 5;
  const foot = row - 3.5;
  const news = fresh(town.ctx, town.seat);
  return svg`${town.sheet.estates.filter((estate) => estate.street === street).map((estate) => svg`<rect class="wt-chip${estate.size}" x=${estate.first * STEP} y="1" width=${estate.size * STEP} height=${row - 3} rx="4" />`)}
    ${lots.map((lot, at) => {
      const x = at * STEP + 2.5;
      if (lot.ring)
        return svg`<g data-id=${idOf(town, "ring", lot.name)}><ellipse cx=${x + w / 2} cy=${foot - 6} rx=${w / 2 + 1} ry="6" fill="var(--road)" /><ellipse cx=${x + w / 2} cy=${foot - 6} rx="4.500" ry="2.600" fill="var(--leaf)" /></g>`;
      const d = `M${x - 1.2},9 L${x + w / 2},2.5 L${x + w + 1.2},9 H${x + w} V${foot} H${x} V9Z`;
      if (lot.number === null) return svg`<path d=${d} fill="var(--blank)" stroke="var(--hair-2)" stroke-width=".8" stroke-dasharray="2 2" />`;
      return svg`<g data-id=${idOf(town, "house", lot.name)}><path d=${d} class=${news.has(lot.name) ? "wt-news" : "wt-mh"} />${lot.pool ? svg`<circle cx=${x + w - 1} cy="6" r="3" fill="var(--water-d)" />` : nothing}
        <text class="wt-mn" x=${x + w / 2} y=${foot - 2.4}>${lot.number}</text></g>`;
    })}
    ${gaps.map((gap, at) => (gap.fenced ? svg`<rect data-id=${idOf(town, "fence", gap.name)} x=${(at + 1) * STEP - 1.4} y="4" width="2.800" height=${row - 6} rx="1" fill="var(--ink)" />` : nothing))}`;
}

/** At a crowded table, only what is built. @param {Town} town @param {number} street */
function bricks(town, street) {
  const { lots, gaps } = town.sheet.streets[street];
  const size = (/** @type {number} */ at) =>
    town.sheet.estates.find((estate) => estate.street === street && estate.first <= at && at < estate.first + estate.size)?.size;
  return svg`${lots.map((lot, at) => {
    const tone = lot.ring ? "wt-road" : lot.number === null ? "wt-gone" : size(at) ? `wt-chip${size(at)}` : "wt-brick";
    return svg`<rect class=${tone} x=${at * STEP + 1.5} y="1.500" width=${STEP - 3} height="10" rx="2.500" />${lot.number === null ? nothing : svg`<text class="wt-mn tiny" x=${(at + 0.5) * STEP} y="10">${lot.number}</text>`}`;
  })}${gaps.map((gap, at) => (gap.fenced ? svg`<rect x=${(at + 1) * STEP - 1} y=".5" width="2" height="12" fill="var(--ink)" />` : nothing))}`;
}

/** Points all through, so that they add up to the total; how many temps and refusals there are stands beside them. @param {Town} town */
function figures(town) {
  const { ctx, seat, sheet } = town;
  const plans = sheet.plans.reduce((a, b) => a + b, 0);
  const { parks, pools, estates, bis } = sheet.worth;
  const temps = ctx.scores?.[seat].find(({ category }) => category === "temps")?.points ?? 0;
  const figure = (
    /** @type {string} */ kind,
    /** @type {string} */ what,
    /** @type {number} */ points,
    label = ctx.t(`board-fact-${kind}`, { value: points }),
    count = 0,
  ) =>
    html`<span data-what=${what} data-tap data-id=${idOf(town, "figure", kind)} title=${label}>${glyph(kind, 18)}${count ? html`<small aria-hidden="true">×${count}</small>` : nothing}<b aria-label=${label}>${signed(points)}</b></span>`;
  const counted = (
    /** @type {string} */ kind,
    /** @type {number} */ points,
    /** @type {"temps" | "refusals" | "rings"} */ of,
    /** @type {string} */ what = of,
  ) => figure(kind, what, points, `${ctx.t(`board-${of}`)}: ${sheet[of]}, ${ctx.t("board-worth", { value: points })}`, sheet[of]);
  const { refusals, rings } = sheet.values;
  return html`${figure("park", "parks", parks)}${figure("pool", "pools", pools)}${figure("agent", "estates", estates)}${counted("temp", temps, "temps", `temps ${seat}`)}${figure("bis", "bis", bis)}
    ${sheet.refusals ? counted("refusal", refusals[sheet.refusals], "refusals") : nothing}${sheet.rings ? counted("ring", rings[sheet.rings], "rings") : nothing}
    ${plans ? html`<span data-what="plan" data-tap title=${ctx.t("board-fact-plans", { value: plans })}>${icon("flag", 16)}<b>${plans}</b></span>` : nothing}`;
}

/** Solo and draft: a hand's effects are open, its numbers only if the viewer has seen them. @param {Ctx} ctx @param {number} seat */
function handOf(ctx, seat) {
  const cards = (ctx.view.hands?.[seat] ?? []).filter(Boolean);
  if (!cards.length) return nothing;
  return html`<span class="wt-open" aria-label=${ctx.t("board-open-hand", { effects: listed(cards.map((/** @type {any} */ card) => ctx.t(`board-effect-${card.effect}`))) })}>${cards.map((/** @type {any} */ card) => html`<span class="wt-back">${glyph(card.effect, 18)}${card.number === null ? nothing : html`<b>${card.number}</b>`}</span>`)}</span>`;
}
