/** The city on its map: buildings, letters, legal targets, and a preview of the picked play. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { keyed } from "../../../vendor/lit-html/directives/keyed.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { advisedTo, control, listed, panMap, tint } from "../../../kit/board.js";
import { signAt } from "../art/icons.js";
import { PITCH, land, letterToken, middle } from "../art/land.js";
import { DEFS, LIFT, cubes, face, floors, heightMark } from "../art/tiles.js";
import { carpets, districts, prizes } from "./districts.js";
import { actionOf, answer, answered, buildingOf, cellOf, city, doesOf, isLetter, pick, picked, withHal } from "./model.js";
import { BEAT, linger, moment } from "./moments.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Building} Building */
/** @typedef {import("./model.js").Entry} Entry */
/** @typedef {import("./moments.js").Told} Told */
/** @typedef {import("../../../kit/board.js").Box} Box */

/** Least pixels per unit: a tile stays large enough for a finger, and its number readable. */
const LEAST = { phone: 0.39, desk: 0.4 };
/** Least where that brings all places to play into view. */
const TOUCH = 0.38;
const MOST = { phone: 0.8, desk: 1.05 };
/** Pixels at the top of the map for the flag of the last round, and for Hal. */
const FLAG_ROOM = 38;
const HAL_ROOM = 44;

/** @param {[number, number]} cell @param {number} [height] @returns {Box} */
function boxOf([x, y], height = 1) {
  const up = LIFT * (height - 1);
  return { x: x * PITCH - 58, y: -y * PITCH - 58 - up, w: 116, h: 116 + up };
}

/** A letter, which is smaller than its cell. @param {[number, number]} cell @returns {Box} */
const discOf = ([x, y]) => ({ x: x * PITCH - 36, y: -y * PITCH - 36, w: 72, h: 72 });

/** @param {Ctx} ctx @param {unknown} over */
export function cityMap(ctx, over) {
  const spots = targets(ctx);
  const now = picked(ctx);
  const hint = advice(ctx);
  const [cell, height] = now.card ? [cellOf(ctx, now.card), buildingOf(ctx, now.card)?.height] : hint ? [hint.at, hint.height] : [null, 1];
  const letters = /** @type {([number, number] | null)[]} */ (Object.values(ctx.view.tokens)).flatMap((at) => (at ? [at] : []));
  const cells = [
    ...city(ctx).map(({ cell: at }) => at),
    ...letters,
    ...spots.map(({ at }) => at),
    ...pushed(ctx).flatMap(({ moved }) => moved.map(({ to }) => to)),
  ];
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const low = { x: Math.min(...xs), y: Math.max(...ys) };
  const roofs = city(ctx).map(({ cell: at, height: storeys }) => boxOf(at, storeys).y - 8);
  const top = Math.min(-low.y * PITCH - 66, ...roofs); // high buildings reach beyond their cell
  const box = { x: low.x * PITCH - 66, y: top, w: (Math.max(...xs) - low.x) * PITCH + 132, h: -Math.min(...ys) * PITCH + 66 - top };
  const size = ctx.phone ? "phone" : "desk";
  const above = (ctx.view.flags.length && !ctx.over ? FLAG_ROOM : 0) + (withHal(ctx) ? HAL_ROOM : 0);
  const scene = {
    box,
    least: LEAST[size],
    touch: TOUCH,
    most: MOST[size],
    targets: spots.map(({ at, height }) => boxOf(at, height)),
    things: ctx.sideways ? undefined : [...city(ctx).map(({ cell: at, height: storeys }) => boxOf(at, storeys)), ...letters.map(discOf)],
    look: cell ? boxOf(cell, height) : null,
    room: ctx.phone
      ? { top: 8 + above, bottom: 6, left: 4, right: 4 }
      : ctx.sideways
        ? { top: 6 + above, bottom: 6, left: 104, right: 54 }
        : { top: 14 + above, bottom: 54, left: 14, right: 14 },
  };
  return panMap(ctx, scene, drawing(ctx, renewing(ctx) ? [] : spots), over); // nothing in the city is a choice then
}

/** Whether a new hand is about to be taken. @param {Ctx} ctx */
const renewing = (ctx) => [ctx.pending?.move, ctx.ui.pick].includes("renew");

/** @param {Ctx} ctx @param {Spot[]} spots */
function drawing(ctx, spots) {
  const buildings = city(ctx);
  const where = JSON.stringify(buildings.map(({ cell }) => cell));
  const all = districts(ctx);
  const owned = JSON.stringify(buildings.map(({ cell, tiles, owner }) => [cell, tiles, owner]));
  const letters = Object.entries(/** @type {Record<string, [number, number] | null>} */ (ctx.view.tokens)).flatMap(([letter, at]) =>
    at ? [{ letter, at }] : [],
  );
  const why = (/** @type {Event} */ event) => {
    const id = /** @type {Element} */ (event.target).closest("[data-play]")?.getAttribute("data-play");
    if (id && ctx.asks) ctx.why(`play ${id}`);
  };
  return html`<svg class="gk-city" width="1" height="1" @click=${why}>
    ${guard([], () => DEFS)}
    ${guard([where, JSON.stringify(ctx.view.tokens)], () =>
      land(
        buildings.map(({ cell }) => cell),
        letters.map(({ at }) => at),
      ),
    )}
    ${guard([owned], () => carpets(all))}
    ${repeat(
      letters,
      ({ letter }) => letter,
      ({ letter, at }) => tokenAt(ctx, letter, at),
    )}
    ${linger(ctx, (told) => stacks(ctx, told))}
    ${guard([owned, ctx.words], () => prizes(ctx, all))}
    ${repeat(
      spots,
      ({ key }) => key,
      (spot) => target(ctx, spot, spots),
    )}
    ${pushes(ctx)}
    ${advisedGhost(ctx)}${ghost(ctx)}
    ${linger(ctx, (told) => floaters(ctx, told))}
  </svg>`;
}

/** @param {Ctx} ctx @param {string} letter @param {[number, number]} at */
function tokenAt(ctx, letter, at) {
  const [x, y] = middle(...at);
  const label = ctx.t("board-token", { letter });
  return svg`<g transform="translate(${x} ${y})" data-play=${letter}><rect class="gk-plot" x="-42" y="-42" width="84" height="84" rx="12"/></g><g transform="translate(${x} ${y})" data-play=${letter}><g data-id="token:${letter}" data-what="letter ${letter}" role="img" aria-label=${label}><title>${label}</title>${letterToken(letter)}<circle class="gk-lit" r="36"/></g></g>`;
}

// Buildings

/** Drawn from north to south, so that a high building covers the one behind it. @param {Ctx} ctx @param {Told[]} told */
function stacks(ctx, told) {
  const sorted = [...city(ctx)].sort((a, b) => b.cell[1] - a.cell[1] || a.cell[0] - b.cell[0]);
  const paid = told.flatMap((play) => play.paid);
  return repeat(
    sorted,
    ({ cell }) => String(cell),
    (building) => {
      const fresh = told.find(({ tile, action }) => action !== "exploit" && tile === building.tiles[0]);
      const used = paid.findLast(({ cell }) => String(cell) === String(building.cell));
      return guard([building.tiles.join(), building.owner, building.site, ctx.phone, fresh?.key, used?.key, ctx.words], () =>
        stack(ctx, building, fresh, used),
      );
    },
  );
}

/** @param {Ctx} ctx @param {Building} building @param {Told} [fresh] the play that built it @param {{key: string, at: number}} [used] when it paid */
function stack(ctx, building, fresh, used) {
  const { cell, tiles, height, owner, site } = building;
  const [x, y] = middle(...cell);
  const up = -LIFT * (height - 1);
  const words = label(ctx, building);
  return svg`<g transform="translate(${x - 50} ${y - 50})" class="gk-stack" data-id="cell:${cell}" data-what="building ${tiles[0]}" data-play=${tiles[0]} role="img" aria-label=${words}><title>${words}</title>
    ${floors(tiles)}
    <g ${moment(used ? `used ${used.key}` : "", "pulse", (used?.at ?? 0) * BEAT + 200)}>${keyed(
      tiles[0],
      svg`<g ${moment(fresh ? `built ${fresh.key}` : "", "land", (fresh?.at ?? 0) * BEAT)}><g transform="translate(0 ${up})">${face(tiles[0])}
      ${owner === null ? nothing : cubes(owner, height)}${height > 1 ? heightMark(height, ctx.phone) : nothing}
      ${fresh ? svg`<rect class="gk-news p${tint(fresh.side)}" x="-3" y="-3" width="106" height="109" rx="14"/>` : nothing}</g>
      ${site ? svg`<use class="gk-site" href="#gk-crane" x="48" y=${up + 37} width="28" height="29"/>` : nothing}</g>`,
    )}</g>
    <rect class="gk-lit" x="-6" y=${up - 6} width="112" height=${114 - up} rx="16"/></g>`;
}

/** @param {Ctx} ctx @param {Building} building */
export function label(ctx, { tiles, height, owner, site }) {
  return [
    ctx.t(`tile-${tiles[0]}`),
    ctx.t("board-height", { height }),
    owner === null ? ctx.t("board-ownerless") : ctx.t("board-owned", { name: ctx.name(owner) }),
    ...(site ? [ctx.t("board-site")] : []),
  ].join(", ");
}

/** What the buildings have produced, rising from them one after another. @param {Ctx} ctx @param {Told[]} told */
function floaters(ctx, told) {
  const given = told.flatMap(({ side, paid }) =>
    paid.map((one) => ({ ...one, side, building: city(ctx).find(({ cell }) => String(cell) === String(one.cell)) })),
  );
  return repeat(
    given,
    ({ cell, key, side }) => `${key} ${side} ${cell}`,
    ({ side, key, at, count, building }) => {
      if (!building) return nothing;
      const [x, y] = middle(...building.cell);
      return svg`<g class="gk-rise" aria-hidden="true" transform="translate(${x} ${y - LIFT * (building.height - 1)})"><g ${moment(key, "rise", at * BEAT + 200)}><rect class="sh" x="-42" y="-15" width="84" height="36" rx="18"/><rect x="-42" y="-18" width="84" height="36" rx="18"/><use href="#gk-cube-${tint(side)}" x="-38" y="-12" width="21" height="23.400"/><text x="0" y="8">+${count}</text><g class="i-${building.item}">${signAt(building.item, 26, 0, 22)}</g></g></g>`;
    },
  );
}

// Legal targets

/** @typedef {{key: string, at: [number, number], height: number, entry: Entry, card: string | null}} Spot */

/** @param {Ctx} ctx @returns {Spot[]} */
export function targets(ctx) {
  if (!ctx.asks) return [];
  /** @type {Spot[]} */
  const found = [];
  for (const entry of ctx.legal) {
    const [verb, what, tile] = entry.move.split(" ");
    if (verb === "play" && !tile) {
      const at = cellOf(ctx, what);
      if (at) found.push({ key: entry.move, at, height: buildingOf(ctx, what)?.height ?? 1, entry, card: what });
    }
    if (verb === "token") found.push({ key: entry.move, at: cellFrom(what), height: 1, entry, card: null });
    if (verb === "push" && ctx.view.moving?.[what])
      found.push({ key: entry.move, at: ctx.view.moving[what][ctx.view.moving.letter], height: 1, entry, card: null });
  }
  return found;
}

/** @param {string} text `-1,3` @returns {[number, number]} */
export const cellFrom = (text) => /** @type {[number, number]} */ (text.split(",").map(Number));

/** Where a letter would go: beside which buildings, or beside which letters. @param {Ctx} ctx @param {[number, number]} at @param {Entry} entry */
export function nameOf(ctx, [x, y], entry) {
  if (!entry.move.startsWith("token")) return ctx.say("move", entry.say);
  const near = Object.entries({ N: [x, y - 1], E: [x - 1, y], S: [x, y + 1], W: [x + 1, y] });
  const buildings = near.flatMap(([side, cell]) => {
    const found = city(ctx).find((building) => String(building.cell) === String(cell));
    return found ? [ctx.t(`board-at-${side}`, { tile: ctx.t(`tile-${found.tiles[0]}`) })] : [];
  });
  const letters = near.flatMap(([side, cell]) => {
    const found = Object.entries(ctx.view.tokens).find(([, token]) => String(token) === String(cell));
    return found ? [ctx.t(`board-at-letter-${side}`, { letter: found[0] })] : [];
  });
  return ctx.t("board-token-to", { letter: ctx.view.moving?.letter ?? "", where: listed(buildings.length ? buildings : letters) });
}

/**
 * Where a finger hits a target: between two in a column, as far as halfway between the middles of their frames.
 * @param {Ctx} ctx
 * @param {Spot} spot
 * @param {Spot[]} spots
 */
function hit(ctx, spot, spots) {
  const [column, row] = spot.at;
  const heart = (/** @type {Spot} */ { at, height }) => (footOf(ctx, at) + topOf(height)) / 2;
  const edge = (/** @type {1 | -1} */ behind, /** @type {number} */ alone) => {
    const next = spots.find(({ at }) => at[0] === column && at[1] === row + behind);
    return next ? (heart(spot) + heart(next) - behind * PITCH) / 2 : alone;
  };
  const bottom = edge(-1, 58);
  const top = edge(1, Math.min(topOf(spot.height) - 2, bottom - 116)); // what it loses in front it gains behind
  return svg`<rect class="gk-hit" x="-58" y=${top} width="116" height=${bottom - top}/>`;
}

/** How far up a frame goes. @param {number} height */
const topOf = (height) => -56 - LIFT * (height - 1);

/** How far down a frame goes: a high building in front of it is not crossed. @param {Ctx} ctx @param {[number, number]} cell */
function footOf(ctx, [x, y]) {
  const front = city(ctx).find(({ cell }) => cell[0] === x && cell[1] === y - 1);
  return Math.min(58, PITCH - 50 - 6 - LIFT * ((front?.height ?? 1) - 1));
}

/** Where a mark hides no number and no resource: the height has the lower right corner, and the sign above it repeats the colour. @param {number} height */
const freeCorner = (height) => (height > 1 ? "top right in" : "bottom right in");

/** @param {Ctx} ctx @param {Spot} spot @param {Spot[]} spots */
function target(ctx, spot, spots) {
  const { at, height, entry, card } = spot;
  const [x, y] = middle(...at);
  const top = topOf(height);
  const now = picked(ctx);
  const on = card === null ? answered(ctx) === entry : now.card === card;
  const empty = card === null || isLetter(card);
  const frame = (/** @type {string} */ name) => svg`<rect class=${name} x="-56" y=${top} width="112" height=${footOf(ctx, at) - top} rx="17"/>`;
  const look =
    card === null
      ? { pick: () => answer(ctx, entry), label: nameOf(ctx, at, entry) }
      : { pick: () => pick(ctx, { card: on ? null : card, tile: on ? null : now.tile }), label: ctx.say("move", entry.say) };
  const letter = ctx.view.moving?.letter;
  return svg`<g transform="translate(${x} ${y})" class="gk-target ${on ? "on" : ""} ${empty ? "empty" : ""}" data-own-corner=${freeCorner(height)} data-what=${card === null ? nothing : `${isLetter(card) ? "letter" : "building"} ${card}`} aria-pressed=${card === null && ctx.prefs.confirm === "off" ? nothing : on} ${control(ctx, entry, look)}>
    ${frame("gk-halo")}${frame("gk-back")}${frame("gk-dash")}${card === null && letter ? svg`<g class=${entry.move.startsWith("push") ? "" : "gk-ghost"}>${letterToken(letter)}</g>` : card && isLetter(card) ? letterToken(card) : nothing}${hit(ctx, spot, spots)}</g>`;
}

/**
 * If a letter is blocked: how the others would be pushed along.
 * @param {Ctx} ctx
 * @returns {{way: string, moved: {letter: string, from: [number, number], to: [number, number]}[]}[]}
 */
function pushed(ctx) {
  if (!ctx.asks || !ctx.view.moving?.forward) return [];
  return ["forward", "backward"].map((way) => {
    const cells = Object.entries(/** @type {Record<string, [number, number]>} */ (ctx.view.moving[way])).filter(
      ([letter]) => letter !== ctx.view.moving.letter,
    );
    return { way, moved: cells.map(([letter, to]) => ({ letter, from: ctx.view.tokens[letter], to })) };
  });
}

/** @param {Ctx} ctx */
function pushes(ctx) {
  const taken = new Set(Object.values(ctx.view.tokens).map(String));
  return pushed(ctx).map(
    ({ way, moved }) =>
      svg`<g class="gk-push ${way}">${moved.map(({ letter, from, to }) => {
        const [fx, fy] = middle(...from);
        const [tx, ty] = middle(...to);
        const length = Math.hypot(tx - fx, ty - fy) || 1;
        const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
        const [hx, hy] = [tx - ux * 40, ty - uy * 40];
        return svg`${taken.has(String(to)) ? nothing : svg`<g transform="translate(${tx} ${ty})" class="gk-ghost">${letterToken(letter)}</g>`}<path d="M${fx + ux * 36} ${fy + uy * 36}L${hx} ${hy}"/><path class="tip" d="M${hx + ux * 8} ${hy + uy * 8}L${hx - ux * 8 - uy * 10} ${hy - uy * 8 + ux * 10}L${hx - ux * 8 + uy * 10} ${hy - uy * 8 - ux * 10}Z"/>`;
      })}</g>`,
  );
}

/** The picked tile in its place, with the resources that would stand on it. @param {Ctx} ctx */
function ghost(ctx) {
  const now = picked(ctx);
  const at = now.card ? cellOf(ctx, now.card) : null;
  const height = now.card ? doesOf(ctx, now.card)?.floor : undefined;
  const alone = ctx.pending?.move === `play ${now.card}`; // about to be confirmed, without the tile
  if (!height || !now.tile || !at || alone || actionOf(ctx, now) === "exploit") return nothing;
  const [x, y] = middle(...at);
  return svg`<g class="gk-preview" transform="translate(${x - 46} ${y - 50 - LIFT * (height - 1) - 10}) rotate(-3 50 50)"><g class="gk-float"><rect class="gk-cast" x="8" y="12" width="100" height="100" rx="13"/>${placed(ctx, now.tile, height)}
    <rect class="gk-back" x="-2.500" y="-2.500" width="105" height="107" rx="14"/><rect class="gk-dash on" x="-2.500" y="-2.500" width="105" height="107" rx="14"/></g></g>`;
}

/** A tile with the viewer's resources on it. @param {Ctx} ctx @param {string} tile @param {number} height */
const placed = (ctx, tile, height) =>
  svg`${face(tile)}${ctx.me === null ? nothing : cubes(ctx.me, height)}${height > 1 ? heightMark(height, ctx.phone) : nothing}`;

/**
 * The tile or letter that a hint would put down, and where.
 * @param {Ctx} ctx
 * @returns {{number: number, at: [number, number], height: number, tile?: string, letter?: string} | null}
 */
function advice(ctx) {
  const letter = ctx.view.moving?.letter;
  const token = advisedTo(ctx, "token");
  if (token && letter) return { number: token.number, at: cellFrom(token.rest), height: 1, letter };
  const play = advisedTo(ctx, "play");
  const [card, tile] = play?.rest.split(" ") ?? [];
  const at = card ? cellOf(ctx, card) : null;
  const height = card ? doesOf(ctx, card)?.floor : undefined;
  const now = picked(ctx);
  if (!play || !tile || !at || !height || play.say.kind === "dear" || (now.card === card && now.tile === tile)) return null;
  return { number: play.number, at, height, tile };
}

/** @param {Ctx} ctx */
function advisedGhost(ctx) {
  const hint = advice(ctx);
  if (!hint) return nothing;
  const [x, y] = middle(...hint.at);
  if (hint.letter)
    return svg`<g class="gk-preview advised" transform="translate(${x} ${y})" data-own-corner=${freeCorner(1)} data-ghost=${hint.number} data-from="token:${hint.letter}">${letterToken(hint.letter)}<circle class="gk-hint" r="37"/></g>`;
  return svg`<g class="gk-preview advised" transform="translate(${x - 50} ${y - 50 - LIFT * (hint.height - 1)})" data-own-corner=${freeCorner(hint.height)} data-ghost=${hint.number} data-from="tile:${hint.tile}">${placed(ctx, String(hint.tile), hint.height)}<rect class="gk-hint under" x="-3" y="-3" width="106" height="109" rx="14"/><rect class="gk-hint" x="-3" y="-3" width="106" height="109" rx="14"/></g>`;
}
