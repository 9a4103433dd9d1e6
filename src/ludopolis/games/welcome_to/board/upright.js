/** The town on a phone: the streets stand upright, side by side, so that every lot is large enough to tap. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { control, tint } from "../../../kit/board.js";
import { LOW, fenceAlong, house, manner, outline, pool, roundabout, tick, tree } from "../art/town.js";
import { advisedEstates, building, cardsMark, estateFace, gapFace, ghost, idOf, lotFace, poolState, signOf } from "./lots.js";
import { estateValue } from "./sheet.js";

/** @typedef {import("./lots.js").Town} Town */
/** @typedef {import("./sheet.js").Estate} Estate */

const WIDE = 118;
const SIDE = 8;
const PARK = 44;
const LOT = 44;
const LAWN = WIDE - 9;
const WHOLE = 3 * WIDE + 2 * SIDE;
const HEIGHT = PARK + 12 * LOT + 21;
const LINE = 19;

/** Each street is a drawing of its own: a browser lays out the groups of a drawing even if they are hidden. @param {Town} town */
export function uprightStreets(town) {
  const label = signOf(town);
  return html`<svg class="wt-town upright" viewBox="0 0 ${WHOLE} ${HEIGHT}" data-what="town ${town.seat}" role="group" aria-label=${label}>
    ${[0, 1, 2].map((street) => svg`<svg class="wt-street" x=${street * (WIDE + SIDE)} overflow="visible">${park(town, street)}<g transform="translate(0 ${PARK})">${oneStreet(town, street)}</g></svg>`)}</svg>`;
}

/** @param {Town} town @param {number} street */
function oneStreet(town, street) {
  const { ctx, sheet } = town;
  const { lots, gaps } = sheet.streets[street];
  const high = lots.length * LOT;
  const estates = sheet.estates.filter((estate) => estate.street === street);
  return svg`<rect width=${WIDE} height=${high} rx="10" fill="var(--road)" />
    <path d="M10,0 H${LAWN} V${high} H10 a10,10 0 0 1 -10,-10 V10 a10,10 0 0 1 10,-10Z" fill="var(--grass)"/>
    ${estates.map((estate) => ground(town, estate, lots.length))}
    <path class="wt-rising" d=${lots.map((_, at) => `M${WIDE - 7.5},${(at + 0.5) * LOT - 2} l3,4 l3,-4`).join("")} />
    ${lots.map((_, at) => lot(town, street, at))}
    ${gaps.map((gap, index) => oneGap(town, gap, (index + 1) * LOT))}
    ${estates.map((estate) => badge(town, estate))}
    ${advisedEstates(town, street).map(({ first, size, order }) => ghost(order, svg`<rect class="wt-hint" x="2" y=${first * LOT + 2} width=${LAWN - 4} height=${size * LOT - 4} rx="9"/>`, "right"))}
    ${name(ctx.t(`board-street-${street + 1}`), high)}${street === 0 && ctx.town(town.seat) ? sign(ctx.town(town.seat), high) : nothing}`;
}

/** The name of the town, in the room below the shortest street. @param {string} text @param {number} y */
function sign(text, y) {
  return svg`<foreignObject y=${y + 38} width=${WIDE} height=${2 * LOT - 22}><p class="wt-board-sign">${text}</p></foreignObject>`;
}

/** A street's name below it; a long one takes two lines. @param {string} text @param {number} y */
function name(text, y) {
  const cut = text.length > LINE ? text.lastIndexOf(" ") : text.length;
  return svg`<text class="wt-under" y=${y + 16}><tspan x=${WIDE / 2}>${text.slice(0, cut)}</tspan><tspan x=${WIDE / 2} dy="14">${text.slice(cut)}</tspan></text>`;
}

/** @param {Town} town @param {Estate} estate @param {number} count lots of the street */
function ground(town, estate, count) {
  const top = estate.first * LOT;
  const foot = top + estate.size * LOT;
  const a = estate.first === 0 ? 10 : 0;
  const z = estate.first + estate.size === count ? 10 : 0;
  const d = `M0,${top + a} a${a},${a} 0 0 1 ${a},${-a} H${LAWN} V${foot} H${z} a${z},${z} 0 0 1 ${-z},${-z}Z`;
  return svg`<path data-id=${idOf(town, "estate", `${estate.name}-${estate.size}`)} class="wt-e${estate.size}" d=${d} />`;
}

/** @param {Town} town @param {number} street @param {number} at */
function lot(town, street, at) {
  const here = town.sheet.streets[street].lots[at];
  const face = lotFace(town, street, at);
  const look = manner(street, at);
  const y = at * LOT;
  const floor = y + LOT - 4.5;
  const lit = face.state === "legal" || face.state === "picked";
  const written = town.ids && town.ctx.me === town.seat && town.ctx.view.turn?.written === here.name;
  const art = face.ring
    ? svg`<g data-id=${face.state === "built" ? idOf(town, "ring", here.name) : nothing}>${roundabout(LAWN / 2, y + LOT / 2 + 5, 34, /** @type {"built"} */ (face.state))}</g>`
    : face.state === "built"
      ? svg`<g data-id=${idOf(town, "house", here.name)}>${house(9, floor, look, here.number ?? 0, LOW)}</g>`
      : outline(9, floor, look.roof, LOW, /** @type {"blank"} */ (face.state), town.advice?.lots.has(here.name) ? "" : face.ghost);
  return svg`<g class="wt-lot" data-what="slot ${here.name} ${town.seat}" data-look=${written || face.state === "picked" ? here.name : nothing} @click=${face.tap} ${face.act}>
    <rect class="wt-hit" y=${y} width=${WIDE} height=${LOT} />
    ${lit && !face.ring ? svg`<rect class="wt-halo" x="3" y=${y + 2.5} width=${LAWN - 6} height=${LOT - 5} rx="9" />` : nothing}
    ${face.ring ? nothing : svg`<ellipse cx="31.500" cy=${floor + 0.3} rx="24" ry="2" fill="var(--shade)" />`}
    ${here.planned && !(face.ring && face.state === "built") ? garden(town, here, y) : nothing}
    ${written ? svg`<rect class="wt-kerb p${tint(town.seat)}" x=${LAWN - 4} y=${y + 6} width="5" height=${LOT - 12} rx="2.500" />` : nothing}
    ${art}${advisedHouse(town, street, at)}
    ${here.bis ? svg`<rect x="42" y=${y + 4} width="25" height="15" rx="7.500" fill="var(--print)" stroke="var(--cream)" /><text x="54.500" y=${y + 15.2} class="wt-bis">${town.ctx.t("board-bis")}</text>` : nothing}
    ${here.used ? tick(8, floor - 4, 6) : nothing}
  </g>`;
}

/** The house, the ring and the pool that a hint would build on a lot. @param {Town} town @param {number} street @param {number} at */
function advisedHouse(town, street, at) {
  const { name } = town.sheet.streets[street].lots[at];
  const written = town.advice?.lots.get(name);
  const look = manner(street, at);
  const y = at * LOT;
  return svg`${ghost(
    written?.order,
    written?.number === null
      ? svg`${roundabout(LAWN / 2, y + LOT / 2 + 5, 34, "built")}<ellipse class="wt-hint" cx=${LAWN / 2} cy=${y + LOT / 2 + 5} rx="36" ry="18"/>`
      : svg`${house(9, y + LOT - 4.5, look, written?.number ?? 0, LOW)}${outline(9, y + LOT - 4.5, look.roof, LOW, "advised", "")}`,
  )}${cardsMark(written, 9, y + LOT - 4.5, LOW, "top left")}
    ${ghost(town.advice?.pool === name ? town.advice.built : 0, svg`${pool(63, y + 10, 40, 27, "built")}<rect class="wt-hint" x="60" y=${y + 7} width="46" height="33" rx="14"/>`)}`;
}

/** @param {Town} town @param {import("./sheet.js").Lot} lot @param {number} y */
function garden(town, lot, y) {
  const { entry, pool: wanted, picked, label } = building(town);
  const low = town.sheet.estates.some((estate) => badgePlace(town, estate).shares === lot);
  const fencing = Boolean(town.choices?.gaps.size); // the gaps on offer take their room
  const shape = (/** @type {"planned" | "losing" | "lost" | "built" | "legal"} */ state) =>
    low ? pool(66, y + 20, 34, 20, state) : fencing ? pool(65, y + 12, 36, 20, state) : pool(63, y + 10, 40, 27, state);
  if (lot.pool) return svg`<g data-what="pool" data-id=${idOf(town, "pool", lot.name)}>${shape("built")}</g>`;
  if (entry && wanted === lot.name)
    return svg`<g ${control(town.ctx, entry, { label })}><rect class="wt-hit" x=${LAWN - LOT} y=${y} width=${LOT} height=${LOT} />${shape(picked ? "built" : "legal")}</g>`;
  return shape(poolState(town, lot));
}

const HEDGE = [0, 1, 2].flatMap((i) => [6 + 4.6 * i, LAWN - 6 - 4.6 * i]);

/** @param {Town} town @param {import("./sheet.js").Gap} gap @param {number} y */
function oneGap(town, gap, y) {
  return svg`${gapShape(town, gap, y)}${ghost(town.advice?.gaps.get(gap.name), svg`${fenceAlong(62, LAWN - 8, y - 0.5)}<rect class="wt-hint" x="58" y=${y - 9} width=${LAWN - 62} height="17" rx="7"/>`)}`;
}

/** @param {Town} town @param {import("./sheet.js").Gap} gap @param {number} y */
function gapShape(town, gap, y) {
  if (gap.fenced) return svg`<g data-what="fence" data-id=${idOf(town, "fence", gap.name)}>${fenceAlong(3, LAWN - 3, y - 0.5)}</g>`;
  const face = gapFace(town, gap.name);
  const hit = svg`<rect class="wt-hit" y=${y - LOT / 2} width=${WIDE} height=${LOT} />`;
  if (!face.legal)
    return svg`<g @click=${face.tap}>${HEDGE.map((x) => svg`<circle cx=${x} cy=${y} r="2.700" fill="var(--leaf)" />`)}${face.tap === nothing ? nothing : hit}</g>`;
  return svg`<g class="wt-gap" ${face.act}>${hit}<rect class=${face.picked ? "wt-picked" : "wt-dash"} x="58" y=${y - 9} width=${LAWN - 62} height="17" rx="7" />
    <g class="wt-gapghost">${fenceAlong(62, LAWN - 8, y - 0.5)}</g></g>`;
}

/** Where an estate's badge goes: beside a house without a garden; if there is none, the first garden makes room. @param {Town} town @param {Estate} estate */
function badgePlace(town, { street, first, size }) {
  const own = town.sheet.streets[street].lots.slice(first, first + size);
  const free = Math.max(
    0,
    own.findIndex((lot) => !lot.planned && !lot.bis),
  );
  const shares = own[free].planned ? own[free] : null;
  return { shares, y: (first + free) * LOT + (shares ? 2 : 14) };
}

/** @param {Town} town @param {Estate} estate */
function badge(town, estate) {
  const face = estateFace(town, estate);
  const { y } = badgePlace(town, estate);
  const top = estate.first * LOT;
  return svg`<g data-what="estate ${estate.size} ${town.seat}" class=${face.legal ? "wt-estate" : "wt-still"} ${face.act}>
    ${face.legal ? svg`<rect class="wt-frame ${face.picked ? "picked" : ""}" x="2" y=${top + 2} width=${LAWN - 4} height=${estate.size * LOT - 4} rx="9" />` : nothing}
    <g transform="translate(62 ${y})"><rect width="43" height="17" rx="8.500" fill="var(--sheet)" stroke="var(--hair-2)"/>
      <circle class="wt-chip${estate.size}" cx="8.500" cy="8.500" r="8.500" stroke="var(--hair-2)"/><text class="wt-size" x="8.500" y="12.900">${estate.size}</text>
      <text class="wt-worth" x="29.500" y="12.900">+${estateValue(town.sheet, estate.size)}</text></g></g>`;
}

/** @param {Town} town @param {number} street */
function park(town, street) {
  const { ctx, sheet } = town;
  const values = sheet.values.parks[street];
  const middle = (/** @type {number} */ box) => 4 + ((WIDE - 8) / values.length) * (box + 0.5);
  const { park: wanted, entry, picked, label } = building(town);
  const legal = entry && wanted === street;
  const before = sheet.streets[street].parks;
  const planted = before + Number(legal && picked);
  return svg`<g data-whole data-what="park ${street + 1} ${town.seat}" data-id=${idOf(town, "park", `${street + 1}`)} ${legal ? control(ctx, entry, { label }) : nothing}>
    <rect width=${WIDE} height=${PARK - 6} rx="9" fill="var(--grass)" />
    ${legal ? svg`<rect class="wt-hit" width=${WIDE} height=${LOT} /><rect class=${picked ? "wt-picked" : "wt-dash"} fill-opacity=".5" x="1.500" y="1.500" width=${WIDE - 3} height=${PARK - 9} rx="8" />` : nothing}
    <title>${ctx.t("board-park", { street: street + 1, count: planted, value: values[planted] })}</title>
    ${values.map((value, i) => {
      const x = middle(i);
      if (i < planted) return tree(x, PARK - 8, 20, i % 2 ? "poplar" : "round");
      if (i === planted)
        return svg`<rect x=${x - 10} y="16" width="20" height="19" rx="9.500" fill="var(--ink)" /><text class="wt-now small" x=${x} y="30">${value}</text>`;
      return svg`<text class="wt-val small ${legal && !picked && i === planted + 1 ? "next" : ""}" x=${x} y="30">${value}</text>`;
    })}${tree(11, 13.5, 11, "round")}<text class="wt-cap" x="18" y="12.500">${ctx.t("board-parks")}</text>
    ${ghost(town.advice?.park === street ? town.advice.built : 0, svg`<rect class="wt-hint" x=${middle(before + 1) - 10} y="16" width="20" height="19" rx="9.500" />`, "bottom")}</g>`;
}
