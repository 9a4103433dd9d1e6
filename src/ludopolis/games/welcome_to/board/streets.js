/** The town on a wide screen: three streets seen from the side, each with its park at the end. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { control, tint } from "../../../kit/board.js";
import { TALL, fenceAcross, hedge, house, manner, outline, pool, roundabout, tick, tree } from "../art/town.js";
import { advisedEstates, building, cardsMark, estateFace, gapFace, ghost, idOf, lotFace, poolState, signOf } from "./lots.js";
import { estateValue } from "./sheet.js";

/** @typedef {import("./lots.js").Town} Town */
/** @typedef {import("./sheet.js").Estate} Estate */

const WIDE = 908;
const PARK = 154;
/** A park's width on a phone on its side: beside it every lot is as wide as a finger. */
const SLIM = 60;
const BESIDE = WIDE + 14;
const LAWN = 121;
const ROAD = 17;
const GROUND = 84;
const PITCH = LAWN + ROAD + 9;
const HEIGHT = 3 * PITCH - 9;

/** Treetops behind the houses, tone on tone: [x, radius] by street. */
const WOODS = [3, 4, 5].map((seed) => {
  const crowns = [];
  let x = 6;
  for (let i = 0; x < WIDE - 30; i += 1) {
    const radius = 9 + ((i * 7 + seed * 5) % 10);
    crowns.push([x, radius]);
    x += 2 * radius + [2, 14, 6, 26][(i * 3 + seed) % 4];
  }
  return crowns.map(([at, r]) => `M${at},${LAWN - 6} V${66 - r * 0.3} a${r},${r * 1.15} 0 0 1 ${2 * r},0 V${LAWN - 6}Z`).join(" ");
});

/** @param {Town} town */
export function streets(town) {
  const label = signOf(town);
  const slim = town.ctx.sideways;
  return html`<svg class="wt-town" viewBox="0 0 ${BESIDE + (slim ? SLIM : PARK)} ${HEIGHT}" data-what="town ${town.seat}" role="group" aria-label=${label}>
    ${[0, 1, 2].map((street) => svg`<g transform="translate(0 ${street * PITCH})">${oneStreet(town, street)}${slim ? slimPark(town, street) : park(town, street)}</g>`)}</svg>`;
}

/** @param {Town} town @param {number} street */
function oneStreet(town, street) {
  const { ctx, sheet } = town;
  const { lots, gaps } = sheet.streets[street];
  const w = WIDE / lots.length;
  const estates = sheet.estates.filter((estate) => estate.street === street);
  const name = ctx.t(`board-street-${street + 1}`);
  const sign = street === 0 ? ctx.town(town.seat) : "";
  return svg`<rect width=${WIDE} height=${LAWN + ROAD} rx="12" fill="var(--road)" />
    <path d="M0,12 a12,12 0 0 1 12,-12 H${WIDE - 12} a12,12 0 0 1 12,12 V${LAWN} H0Z" fill="var(--grass)"/>
    ${estates.map((estate) => ground(town, estate, w))}
    <path d=${WOODS[street]} fill="var(--shade)" fill-opacity=".36" pointer-events="none" />
    <rect y=${LAWN - 6} width=${WIDE} height="6" fill="var(--stone)" />
    <path class="wt-rising" d=${arrows(36 + name.length * (ctx.sideways ? 10 : 7.2), WIDE - 24 - (sign ? 16 + sign.length * 7.6 : 0))} />
    <text class="wt-name" x="16" y=${LAWN + 13}>${name}</text>${sign ? svg`<text class="wt-name wt-sign" x=${WIDE - 16} y=${LAWN + 13}>${sign}</text>` : nothing}
    ${lots.map((_, at) => lot(town, street, at, w))}
    ${gaps.map((gap, index) => oneGap(town, gap, (index + 1) * w, w))}
    ${estates.map((estate) => badge(town, estate, w))}
    ${advisedEstates(town, street).map(({ first, size, order }) => ghost(order, svg`<rect class="wt-hint" x=${first * w + 2} y="2" width=${size * w - 4} height=${LAWN - 4} rx="10"/>`, "bottom"))}`;
}

/** The way that numbers rise, on the road. @param {number} from @param {number} to */
const arrows = (from, to) => Array.from({ length: Math.floor((to - from) / 30) }, (_, i) => `M${from + 30 * i},${LAWN + 4.5} l5,4.500 l-5,4.500`).join("");

/** An estate's ground in the tint of its size. @param {Town} town @param {Estate} estate @param {number} w */
function ground(town, estate, w) {
  const left = estate.first * w;
  const right = (estate.first + estate.size) * w;
  const a = left < 1 ? 12 : 0;
  const z = right > WIDE - 1 ? 12 : 0;
  const d = `M${left},${a} a${a},${a} 0 0 1 ${a},${-a} H${right - z} a${z},${z} 0 0 1 ${z},${z} V${LAWN} H${left}Z`;
  return svg`<path data-id=${idOf(town, "estate", `${estate.name}-${estate.size}`)} class="wt-e${estate.size}" d=${d} />`;
}

/** @param {Town} town @param {number} street @param {number} at @param {number} w */
function lot(town, street, at, w) {
  const here = town.sheet.streets[street].lots[at];
  const face = lotFace(town, street, at);
  const look = manner(street, at);
  const x = at * w;
  const front = x + (w - TALL.w) / 2;
  const lit = face.state === "legal" || face.state === "picked";
  const written = town.ids && town.ctx.me === town.seat && town.ctx.view.turn?.written === here.name;
  const art = face.ring
    ? svg`<g data-id=${face.state === "built" ? idOf(town, "ring", here.name) : nothing}>${roundabout(x + w / 2, LAWN - 34, Math.min(40, w / 2 - 5), /** @type {"built"} */ (face.state))}</g>`
    : face.state === "built"
      ? svg`<g data-id=${idOf(town, "house", here.name)}>${house(front, GROUND, look, here.number ?? 0, TALL)}</g>`
      : outline(front, GROUND, look.roof, TALL, /** @type {"blank"} */ (face.state), town.advice?.lots.has(here.name) ? "" : face.ghost);
  return svg`<g class="wt-lot" data-what="slot ${here.name} ${town.seat}" data-look=${written || face.state === "picked" ? here.name : nothing} @click=${face.tap} ${face.act}>
    <rect class="wt-hit" x=${x} width=${w} height=${LAWN} />
    ${lit && !face.ring ? svg`<rect class="wt-halo" x=${x + 4} y="20" width=${w - 8} height=${LAWN - 29} rx="10" />` : nothing}
    ${face.ring ? nothing : svg`<ellipse cx=${x + w / 2 + 1} cy=${GROUND + 0.5} rx=${TALL.w / 2 + 4} ry="2.8" fill="var(--shade)" />`}
    ${face.ring && face.state === "built" ? nothing : garden(town, here, x, w)}
    ${written ? svg`<rect class="wt-kerb p${tint(town.seat)}" x=${x + 7} y=${LAWN - 6} width=${w - 14} height="6" rx="3" />` : nothing}
    ${art}${advisedHouse(town, street, at, w)}
    ${here.bis ? bis(town, front + TALL.w - 9, GROUND - TALL.h - 5) : nothing}
    ${here.used ? tick(front + TALL.w - 1, GROUND - 2) : nothing}
  </g>`;
}

/** How far the mark of the cards is above the house: at its foot, and beside it, others stand close. */
const RIDGE = 8;

/** The house, the ring and the pool that a hint would build on a lot. @param {Town} town @param {number} street @param {number} at @param {number} w */
function advisedHouse(town, street, at, w) {
  const { name } = town.sheet.streets[street].lots[at];
  const written = town.advice?.lots.get(name);
  const look = manner(street, at);
  const middle = (at + 0.5) * w;
  const front = middle - TALL.w / 2;
  const wide = Math.min(58, w - 22);
  return svg`${ghost(
    written?.order,
    written?.number === null
      ? svg`${roundabout(middle, LAWN - 34, Math.min(40, w / 2 - 5), "built")}<ellipse class="wt-hint" cx=${middle} cy=${LAWN - 34} rx=${Math.min(42, w / 2 - 3)} ry="20"/>`
      : svg`${house(front, GROUND, look, written?.number ?? 0, TALL)}${outline(front, GROUND, look.roof, TALL, "advised", "")}`,
  )}${cardsMark(written, front, GROUND - RIDGE, TALL, "top")}
    ${ghost(town.advice?.pool === name ? town.advice.built : 0, svg`${pool(middle - wide / 2, GROUND + 4.5, wide, 26, "built")}<ellipse class="wt-hint" cx=${middle} cy=${GROUND + 17.5} rx=${wide / 2 + 3} ry="16"/>`)}`;
}

/** The front garden: a pool where one is planned, else a path. @param {Town} town @param {import("./sheet.js").Lot} lot @param {number} x @param {number} w */
function garden(town, lot, x, w) {
  const middle = x + w / 2;
  if (!lot.planned)
    return svg`<path d="M${middle - 5},${GROUND} h10 l3,${LAWN - 6 - GROUND} h-16Z" fill="var(--stone)" fill-opacity=".7" pointer-events="none"/>`;
  const wide = Math.min(58, w - 22);
  const { entry, pool: wanted, picked, label } = building(town);
  const shape = (/** @type {"planned" | "losing" | "lost" | "built" | "legal"} */ state) => pool(middle - wide / 2, GROUND + 4.5, wide, 26, state);
  if (lot.pool) return svg`<g data-what="pool" data-id=${idOf(town, "pool", lot.name)}>${shape("built")}</g>`;
  if (entry && wanted === lot.name)
    return svg`<g ${control(town.ctx, entry, { label })}><rect class="wt-hit" x=${x} width=${w} height=${LAWN} />${shape(picked ? "built" : "legal")}</g>`;
  return shape(poolState(town, lot));
}

/** @param {Town} town @param {number} x @param {number} y */
const bis = ({ ctx }, x, y) => svg`<rect x=${x} y=${y} width="27" height="16" rx="8" fill="var(--print)" stroke="var(--cream)" stroke-width="1.2" />
  <text x=${x + 13.5} y=${y + 11.8} class="wt-bis">${ctx.t("board-bis")}</text>`;

/** @param {Town} town @param {import("./sheet.js").Gap} gap @param {number} x @param {number} w */
function oneGap(town, gap, x, w) {
  return svg`${gapShape(town, gap, x, w)}${ghost(town.advice?.gaps.get(gap.name), svg`${fenceAcross(x, 50, LAWN - 1)}<rect class="wt-hint" x=${x - 9.5} y="42" width="19" height=${LAWN - 40} rx="7"/>`)}`;
}

/** @param {Town} town @param {import("./sheet.js").Gap} gap @param {number} x @param {number} w */
function gapShape(town, gap, x, w) {
  if (gap.fenced) return svg`<g data-what="fence" data-id=${idOf(town, "fence", gap.name)}>${fenceAcross(x, 50, LAWN - 1)}</g>`;
  const face = gapFace(town, gap.name);
  if (!face.legal)
    return svg`<g @click=${face.tap}>${hedge(x, LAWN - 6, 14)}${face.tap === nothing ? nothing : svg`<rect class="wt-hit" x=${x - w / 3} y="20" width=${(w * 2) / 3} height=${LAWN - 20} />`}</g>`;
  return svg`<g class="wt-gap" ${face.act}><rect class="wt-hit" x=${x - w / 2} width=${w} height=${LAWN} />
    <g class="wt-gapghost">${fenceAcross(x, 50, LAWN - 1)}</g><rect class=${face.picked ? "wt-picked" : "wt-dash"} x=${x - 9.5} y="42" width="19" height=${LAWN - 40} rx="7" /></g>`;
}

/** Size and value of an estate; a control while estates are chosen for a plan. @param {Town} town @param {Estate} estate @param {number} w */
function badge(town, estate, w) {
  const face = estateFace(town, estate);
  const x = estate.first * w;
  const value = estateValue(town.sheet, estate.size);
  return svg`<g data-what="estate ${estate.size} ${town.seat}" class=${face.legal ? "wt-estate" : "wt-still"} ${face.act}>
    ${face.legal ? svg`<rect class="wt-frame ${face.picked ? "picked" : ""}" x=${x + 3} y="2" width=${estate.size * w - 6} height=${LAWN - 4} rx="10" />` : nothing}
    <g transform="translate(${x + 7} 4)"><rect width=${estate.used ? 62 : 46} height="17" rx="8.5" fill="var(--sheet)" stroke="var(--hair-2)" />
      <circle class="wt-chip${estate.size}" cx="8.5" cy="8.5" r="8.5" stroke="var(--hair-2)"/><text class="wt-size" x="8.5" y="12.9">${estate.size}</text>
      <text class="wt-worth" x="30" y="12.9">+${value}</text>${estate.used ? tick(52, 8.5, 5.8) : nothing}</g></g>`;
}

const KINDS = /** @type {const} */ (["round", "poplar", "round", "fir"]);

/** The park at the end of a street: trees planted and still to plant, and their values. @param {Town} town @param {number} street */
function park(town, street) {
  const { ctx, sheet } = town;
  const values = sheet.values.parks[street];
  const step = PARK / values.length;
  const high = LAWN + ROAD;
  const { park: wanted, entry, picked, label } = building(town);
  const legal = entry && wanted === street;
  const before = sheet.streets[street].parks;
  const planted = before + Number(legal && picked);
  const base = high - 36;
  return svg`<g transform="translate(${BESIDE} 0)" data-what="park ${street + 1} ${town.seat}" data-id=${idOf(town, "park", `${street + 1}`)} ${legal ? control(ctx, entry, { label }) : nothing}>
    <rect width=${PARK} height=${high} rx="12" fill="var(--grass)" stroke="var(--hair)" />
    <path d="M.5,${high - 32} H${PARK - 0.5} V${high - 12} a11.500,11.500 0 0 1 -11.500,11.500 H12 a11.500,11.500 0 0 1 -11.500,-11.500Z" fill="var(--sheet)" fill-opacity=".82"/>
    ${legal ? svg`<rect class=${picked ? "wt-picked" : "wt-halo"} fill-opacity=${picked ? ".5" : "1"} x="2" y="2" width=${PARK - 4} height=${high - 4} rx="11" />` : nothing}
    <title>${ctx.t("board-park", { street: street + 1, count: planted, value: values[planted] })}</title>
    <text class="wt-small" x="12" y="18">${ctx.t("board-parks")}</text>
    ${values.map((value, i) => {
      const cx = step * (i + 0.5);
      const size = Math.min(56, step * 1.36) * (i % 2 ? 0.86 : 1); // none reaches beyond its step
      const plant =
        i === values.length - 1
          ? flag(cx, base)
          : legal && !picked && i === planted
            ? svg`<g>${tree(cx, base, size, KINDS[i % 4])}<ellipse class="wt-dash" fill-opacity=".4" cx=${cx} cy=${base - size * 0.55} rx=${size * 0.44} ry=${size * 0.52} /></g>`
            : tree(cx, base, size, KINDS[i % 4], i >= planted);
      const advised = town.advice?.park === street && i === before ? town.advice.built : 0;
      return svg`${plant}${parkValue(cx, high - 11, value, i - planted, Boolean(legal && !picked))}${ghost(advised, svg`${tree(cx, base, size, KINDS[i % 4])}<ellipse class="wt-hint" cx=${cx} cy=${base - size * 0.5} rx=${size * 0.46} ry=${size * 0.58}/>`)}`;
    })}</g>`;
}

/** A park with room for one tree, its value and the next one. @param {Town} town @param {number} street */
function slimPark(town, street) {
  const { ctx, sheet } = town;
  const values = sheet.values.parks[street];
  const high = LAWN + ROAD;
  const { park: wanted, entry, picked, label } = building(town);
  const legal = entry && wanted === street;
  const planted = sheet.streets[street].parks + Number(legal && picked);
  const next = values[planted + 1];
  return svg`<g transform="translate(${BESIDE} 0)" data-what="park ${street + 1} ${town.seat}" data-id=${idOf(town, "park", `${street + 1}`)} ${legal ? control(ctx, entry, { label }) : nothing}>
    <rect width=${SLIM} height=${high} rx="12" fill="var(--grass)" stroke="var(--hair)" />
    ${legal ? svg`<rect class="wt-hit" x="-16" width=${SLIM + 16} height=${high} /><rect class=${picked ? "wt-picked" : "wt-halo"} fill-opacity=${picked ? ".5" : "1"} x="2" y="2" width=${SLIM - 4} height=${high - 4} rx="11" />` : nothing}
    <title>${ctx.t("board-park", { street: street + 1, count: planted, value: values[planted] })}</title>
    ${tree(SLIM / 2, 62, 54, KINDS[0], !planted)}
    ${ghost(town.advice?.park === street ? town.advice.built : 0, svg`${tree(SLIM / 2, 62, 54, KINDS[0])}<ellipse class="wt-hint" cx=${SLIM / 2} cy="35" rx="25" ry="31"/>`)}
    <rect x="10" y="68" width=${SLIM - 20} height="30" rx="15" fill="var(--ink)" /><text class="wt-now slim" x=${SLIM / 2} y="90.500">${values[planted]}</text>
    ${next === undefined ? nothing : svg`${legal && !picked ? svg`<rect class="wt-picked thin" x="10" y="102" width=${SLIM - 20} height="30" rx="15" />` : nothing}<text class="wt-val slim ${legal && !picked ? "next" : ""}" x=${SLIM / 2} y="124.500">${next}</text>`}</g>`;
}

/** @param {number} x @param {number} y */
const flag = (x, y) =>
  svg`<g transform="translate(${x - 6} ${y})"><rect x="-1.200" y="-42" width="2.400" height="42" fill="var(--brick-d)"/><polygon points="1,-42 18,-35 1,-28" fill="var(--coral)"/><polygon points="1,-35 18,-35 1,-28" fill="var(--coral-d)"/></g>`;

/**
 * One value of a park: crossed out, current, or still to come.
 * @param {number} x
 * @param {number} y
 * @param {number} value
 * @param {number} ahead
 * @param {boolean} legal
 */
export function parkValue(x, y, value, ahead, legal) {
  if (ahead === 0)
    return svg`<rect x=${x - 12} y=${y - 15} width="24" height="20" rx="10" fill="var(--ink)" /><text class="wt-now" x=${x} y=${y}>${value}</text>`;
  if (ahead === 1 && legal)
    return svg`<rect class="wt-picked thin" x=${x - 12} y=${y - 15} width="24" height="20" rx="10" /><text class="wt-val next" x=${x} y=${y}>${value}</text>`;
  return svg`<text class="wt-val ${ahead < 0 ? "past" : ""}" x=${x} y=${y}>${value}</text>${ahead < 0 ? svg`<path d="M${x - 6},${y - 1} l12,-7" stroke="var(--ink-2)" stroke-width="1.6" stroke-linecap="round"/>` : nothing}`;
}
