/** The curve of an analysis: chances to win, or expected points, by side over the game. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { tint, token } from "../draw/art.js";
import { MILLION, frameAfter, frameBefore, isShared, jumps, pointAt, valueOf, whole } from "./coach.js";
import { listed, percent, signed } from "../words/format.js";
import { styled } from "../draw/styled.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./coach.js").Findings} Findings */
/** @typedef {import("./coach.js").Decision} Decision */
/** @typedef {{n: number, facts: import("../types.js").Fact[]}} Frame */
/** @typedef {{width: number, height: number}} Size */
/**
 * What the curve is drawn from: the frame shown, the side that is thickest, and what a click does.
 * @typedef {{data: Findings, frames: Frame[], at: number, mine: number, size: Size,
 * go: (frame: number) => void, moments: Decision[], choose: (index: number) => void}} Curve
 */

const LEFT = 42;
const RIGHT = 30;
const TOP = 36;
const BOTTOM = 24;
/** Smallest distance between the numbers of moments, in pixels. */
const APART = 27;
/** Smallest distance between tokens at the ends of lines, in pixels. */
const TOKEN = 17;
/** Points above and below a curve of points. */
const ROOM = 4 * MILLION;
/** Standard errors on each side of a line within which it lies with nine chances in ten. */
const WIDE = 1.645;
/** Smallest distance between names of rounds, in pixels. */
const TICK = 26;

/** @param {Ctx} ctx @param {Curve} curve */
export function curveView(ctx, curve) {
  const { data, frames, at, size, go } = curve;
  const last = Math.max(1, data.curve[data.curve.length - 1].n);
  const value = valueText(ctx, data, frames, at);
  const pick = (/** @type {MouseEvent} */ event) => {
    const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    go(frameAfter(frames, ((event.clientX - rect.left - LEFT) / Math.max(1, size.width - LEFT - RIGHT)) * last));
  };
  return html`<section class="sheet co-curve" aria-label=${ctx.t(`analysis-curve-${data.measure}`)}>
    <header><h3 class="cap">${ctx.t(`analysis-curve-${data.measure}`)}</h3>${legend(ctx, data, curve.mine)}</header>
    <div class="co-plot" role="slider" tabindex="0" aria-label=${ctx.t("replay-slider")} aria-valuemin="0" aria-valuemax=${frames.length - 1} aria-valuenow=${at} aria-valuetext=${value} @click=${pick}>
      ${size.width > LEFT + RIGHT ? drawing(ctx, curve, last) : nothing}</div>
    ${marksView(ctx, curve, last)}
  </section>`;
}

/** Where and how things stand, for those who do not see it. @param {Ctx} ctx @param {Findings} data @param {Frame[]} frames @param {number} at */
function valueText(ctx, data, frames, at) {
  const point = pointAt(data, frames[at].n);
  const sides = data.sides.map(({ side }) => `${ctx.name(side)} (${figure(data, valueOf(data, point, side))})`);
  return `${ctx.t("replay-at", { move: at, last: frames.length - 1 })}: ${listed(sides)}`;
}

/** A value of the curve. @param {Findings} data @param {number} value */
export const figure = (data, value) => (isShared(data) ? percent(value / MILLION) : signed(whole(value, MILLION)));

/**
 * The stroke of a side: colour and pattern. From the sixth side on, a colour comes back with another pattern.
 * @param {number} side
 * @param {number} mine
 * @param {number} players
 */
export const stroke = (side, mine, players) =>
  `co-line ${side < players ? `s${tint(side)}` : "s0"} d${(side + Math.floor(side / 5)) % 5} ${side === mine ? "mine" : ""}`;

/** @param {Ctx} ctx @param {Findings} data @param {number} mine */
function legend(ctx, data, mine) {
  return html`<ul class="co-legend" aria-hidden="true">${data.sides.map(({ side }) => html`<li><svg width="28" height="10"><path class=${stroke(side, mine, data.players)} d="M2 5H26"/></svg>${ctx.name(side)}</li>`)}
    ${jumps(data).length ? html`<li><svg class="co-draw" width="12" height="16"><rect x="1" y="2" width="9" height="12"/></svg>${ctx.t("analysis-luck-of-draw")}</li>` : nothing}</ul>`;
}

/** @param {Findings} data @param {Size} size @param {number} last */
function scales(data, size, last) {
  const values = data.curve.flatMap((point) => data.sides.map(({ side }) => valueOf(data, point, side)));
  const low = isShared(data) ? 0 : Math.min(...values) - ROOM;
  const high = isShared(data) ? MILLION : Math.max(...values) + ROOM;
  const across = (/** @type {number} */ n) => LEFT + ((size.width - LEFT - RIGHT) * n) / last;
  const up = (/** @type {number} */ value) => size.height - BOTTOM - ((size.height - BOTTOM - TOP) * (value - low)) / Math.max(1, high - low);
  return { low, high, across, up };
}

/** @param {Ctx} ctx @param {Curve} curve @param {number} last */
function drawing(ctx, { data, frames, at, mine, size }, last) {
  const { low, high, across, up } = scales(data, size, last);
  const line = (/** @type {number} */ side) =>
    data.curve.map((point) => `${across(point.n).toFixed(1)},${up(valueOf(data, point, side)).toFixed(1)}`).join(" ");
  const ticks = [0, 0.5, 1].map((share) => low + (high - low) * share);
  const now = across(frames[at].n);
  const others = data.sides.map(({ side }) => side).filter((side) => side !== mine);
  const [first, final] = [data.curve[0], data.curve[data.curve.length - 1]];
  const own = `${line(mine)} ${across(final.n).toFixed(1)},${up(low)} ${across(first.n).toFixed(1)},${up(low)}`;
  return html`<svg class="c" width=${size.width} height=${size.height} aria-hidden="true">
    ${ticks.map((tick) => svg`<path class="g" d="M${LEFT} ${up(tick)}H${size.width - RIGHT}"/><text x=${LEFT - 6} y=${up(tick) + 4} text-anchor="end">${figure(data, tick)}</text>`)}
    ${isShared(data) ? svg`<path class="even" d="M${LEFT} ${up(MILLION / data.sides.length)}H${size.width - RIGHT}"/>` : nothing}
    ${rounds(frames, across).map(([x, name]) => svg`<text x=${x} y=${size.height - 6} text-anchor="middle">${name}</text>`)}
    ${data.curve.some(({ error }) => error[mine]) ? svg`<polygon class="co-band t${mine < data.players ? tint(mine) : 0}" points=${band(data, mine, across, up)} />` : nothing}
    <polygon class="co-area t${mine < data.players ? tint(mine) : 0}" points=${own}></polygon>
    <path class="at" d="M${now} ${TOP - 4}V${size.height - BOTTOM}"/>
    ${[...others, mine].map((side) => svg`<polyline class=${stroke(side, mine, data.players)} points=${line(side)} />`)}
    ${jumps(data).map(({ n, from, to }) => svg`<g class="co-draw"><path d="M${across(n)} ${up(from)}V${up(to)}"/><rect x=${across(n) - 4.5} y=${(up(from) + up(to)) / 2 - 6} width="9" height="12" rx="2"/></g>`)}
    ${ends(data, up).map(([side, y]) => svg`<g transform="translate(${size.width - RIGHT + 5} ${y - 9})">${side < data.players ? token(side, 18) : svg`<circle class="co-virtual" cx="9" cy="9" r="6"/>`}</g>`)}
  </svg>`;
}

/**
 * Where a side's line lies with nine chances in ten, as far as luck in looking goes.
 * @param {Findings} data
 * @param {number} side
 * @param {(n: number) => number} across
 * @param {(value: number) => number} up
 */
function band(data, side, across, up) {
  const edge = (/** @type {number} */ way) =>
    data.curve.map((point) => {
      const value = valueOf(data, point, side) + way * WIDE * point.error[side];
      return `${across(point.n).toFixed(1)},${up(isShared(data) ? Math.min(MILLION, Math.max(0, value)) : value).toFixed(1)}`;
    });
  return [...edge(1), ...edge(-1).reverse()].join(" ");
}

/** Moments are buttons over the curve, with the numbers of their cards. @param {Ctx} ctx @param {Curve} curve @param {number} last */
function marksView(ctx, { data, frames, at, size, moments, choose }, last) {
  const { across } = scales(data, size, last);
  const order = moments
    .map((decision, index) => ({ index, frame: frameBefore(frames, decision.entries[0]), n: decision.entries[0] }))
    .toSorted((a, b) => a.n - b.n);
  const spots = spread(
    order.map(({ n }) => across(n)),
    APART,
    LEFT,
    size.width - APART / 2,
  );
  return html`<ol class="co-turns" aria-label=${ctx.t("analysis-moments")}>${order.map(({ index, frame }, place) => {
    const on = frame === at;
    return html`<li><button class=${on ? "on" : ""} aria-current=${on} aria-label=${ctx.t("analysis-moment", { number: index + 1 })}
      ${styled({ translate: `${spots[place] - APART / 2}px 0` })} @click=${() => choose(index)}><span>${index + 1}</span></button></li>`;
  })}</ol>`;
}

/** Where rounds begin and what they are called. @param {Frame[]} frames @param {(n: number) => number} across @returns {[number, string][]} */
function rounds(frames, across) {
  /** @type {[number, string][]} */
  const found = [];
  for (const { n, facts } of frames) {
    const begun = facts.find(({ kind, round }) => /^round\b/.test(kind) && typeof round === "number");
    const x = across(n);
    if (begun && (!found.length || x - found[found.length - 1][0] >= TICK)) found.push([x, `${begun.round}`]);
  }
  return found;
}

/** Where each side's token stands: not over another's. @param {Findings} data @param {(value: number) => number} up @returns {[number, number][]} */
function ends(data, up) {
  const final = data.curve[data.curve.length - 1];
  const order = data.sides.map(({ side }) => side).sort((a, b) => valueOf(data, final, b) - valueOf(data, final, a));
  const heights = spread(
    order.map((side) => up(valueOf(data, final, side))),
    TOKEN,
    0,
    Math.max(...order.map((side) => up(valueOf(data, final, side)))) + TOKEN / 2,
  );
  return order.map((side, index) => [side, heights[index]]);
}

/**
 * Ascending places moved apart, as little as possible, within bounds.
 * @param {number[]} places
 * @param {number} apart
 * @param {number} low
 * @param {number} high
 */
function spread(places, apart, low, high) {
  const found = [...places];
  for (let at = 0; at < found.length; at += 1) found[at] = Math.max(found[at], at ? found[at - 1] + apart : low);
  for (let at = found.length - 1, room = high; at >= 0; at -= 1, room = found[at + 1] - apart) found[at] = Math.min(found[at], room);
  return found;
}
