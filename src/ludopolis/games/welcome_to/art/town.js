/** Cut-paper shapes of the town: houses, trees, pools, fences, roundabouts. The light comes from the left. */
import { nothing, svg } from "../../../vendor/lit-html/lit-html.js";

/** Roofs are bright; walls have a quiet tone for each street. None has a colour of the sizes of estates, which lie around the houses. */
const TILES = ["brick", "slate", "coral", "night", "leaf", "brick"];
const WALLS = ["cream-d", "stone", "stone-d"];

/** @typedef {{w: number, h: number, roof: number, type: number}} Build width and height of the front, height of the roof, type size */
/** @type {Build} */
export const TALL = { w: 48, h: 40, roof: 23, type: 27 };
/** @type {Build} */
export const LOW = { w: 44, h: 24, roof: 12, type: 19.5 };

/** What roof and which papers a house has. Its place decides, so that it never changes. @param {number} street @param {number} lot */
export const manner = (street, lot) => ({
  roof: (lot * 3 + street * 2 + Math.floor(lot / 4)) % 4,
  tile: TILES[(lot * 5 + street * 2 + Math.floor(lot / 3)) % 6],
  wall: WALLS[street],
});

/** The left and right halves of a roof, and its outline; 0,0 is the top left corner of the front. @param {number} roof @param {Build} build */
function roofOf(roof, { w, roof: r }) {
  const o = (4 * w) / 46;
  const m = w / 2;
  if (roof === 0) return { left: `${-o},0 ${m},${-r} ${m},0`, right: `${m},${-r} ${w + o},0 ${m},0`, line: `M${-o},0 L${m},${-r} L${w + o},0` };
  if (roof === 1) {
    return {
      left: `${-o},0 ${w * 0.2},${-r * 0.84} ${m},${-r * 0.84} ${m},0`,
      right: `${m},${-r * 0.84} ${w * 0.8},${-r * 0.84} ${w + o},0 ${m},0`,
      line: `M${-o},0 L${w * 0.2},${-r * 0.84} H${w * 0.8} L${w + o},0`,
    };
  }
  if (roof === 2) {
    return {
      left: `${-o},0 ${-o},${-r * 0.38} ${m},${-r} ${m},0`,
      right: `${m},${-r} ${w + o},${-r * 0.38} ${w + o},0 ${m},0`,
      line: `M${-o},0 V${-r * 0.38} L${m},${-r} L${w + o},${-r * 0.38} V0`,
    };
  }
  return {
    left: `${-o},0 ${w * 0.1},${-r * 0.66} ${m},${-r} ${m},0`,
    right: `${m},${-r} ${w * 0.9},${-r * 0.66} ${w + o},0 ${m},0`,
    line: `M${-o},0 L${w * 0.1},${-r * 0.66} L${m},${-r} L${w * 0.9},${-r * 0.66} L${w + o},0`,
  };
}

/**
 * A built house standing on x, y (left of the front, ground).
 * @param {number} x
 * @param {number} y
 * @param {{roof: number, tile: string, wall: string}} look
 * @param {number} number
 * @param {Build} build
 */
export function house(x, y, look, number, build) {
  const { w, h, roof: r, type } = build;
  const { left, right } = roofOf(look.roof, build);
  const { wall, tile } = look;
  const chimney = look.roof < 2 ? svg`<rect x=${w * 0.72} y=${-r * 0.98} width=${w * 0.12} height=${r * 0.75} fill="var(--${tile}-d)"/>` : nothing;
  const pane =
    r < 16
      ? nothing
      : look.roof === 0 || look.roof === 3
        ? svg`<circle cx=${w / 2} cy=${-r * 0.36} r=${r * 0.14} fill="var(--glass)"/>`
        : svg`<rect x=${w / 2 - w * 0.08} y=${-r * 0.56} width=${w * 0.16} height=${r * 0.3} rx="1" fill="var(--glass)"/>`;
  return svg`<g transform="translate(${x} ${y - h})">
    ${chimney}<rect width=${w} height=${h} fill="var(--${wall})"/><rect x=${w / 2} width=${w / 2} height=${h} fill="var(--shade)"/>
    <polygon points=${left} fill="var(--${tile})"/><polygon points=${right} fill="var(--${tile}-d)"/>
    <rect width=${w} height="2.2" fill="var(--shade-2)"/>${pane}
    <rect x=${w * 0.11} y=${h * 0.15} width=${w * 0.78} height=${h * 0.73} rx="4" fill="var(--cream)"/>
    <text x=${w / 2} y=${h * 0.515 + type * 0.36} font-size=${type} font-weight="900" text-anchor="middle" fill="var(--print)">${number}</text>
  </g>`;
}

const OUTLINES = { blank: "wt-blank", legal: "wt-dash", picked: "wt-picked", advised: "wt-hint" };

/**
 * An empty lot: blank, or highlighted with the number that would stand there.
 * @param {number} x
 * @param {number} y
 * @param {number} roof
 * @param {Build} build
 * @param {"blank" | "legal" | "picked" | "advised"} state
 * @param {string} ghost
 */
export function outline(x, y, roof, build, state, ghost) {
  const { w, h, type } = build;
  const { line } = roofOf(roof, build);
  const whole = `${line} V0 H${w} V${h} H0 V0 Z`;
  const blank = state === "blank";
  const size = ghost.length > 4 ? Math.min(type * 0.58, (w * 1.5) / ghost.length) : ghost.length > 2 ? type * 0.68 : type;
  return svg`<g transform="translate(${x} ${y - h})" stroke-linejoin="round"><path class=${OUTLINES[state]} d=${whole} />
    <path class=${blank ? "wt-loft" : "wt-eaves"} d=${blank ? `${line} Z` : `M0,0 H${w}`} />
    ${blank ? nothing : svg`<text class="wt-ghost" x=${w / 2} y=${h * 0.5 + size * 0.36} font-size=${size} text-anchor="middle">${ghost}</text>`}</g>`;
}

/** A tree on x, y, of height h. @param {number} x @param {number} y @param {number} h @param {"round" | "fir" | "poplar"} kind @param {boolean} [blank] */
export function tree(x, y, h, kind, blank = false) {
  const w = h * 0.36;
  if (blank) {
    return svg`<g transform="translate(${x} ${y})"><rect x="-1.2" y=${-h * 0.34} width="2.4" height=${h * 0.34} fill="var(--hair-2)"/>
      <ellipse cy=${-h * 0.64} rx=${w} ry=${h * 0.36} fill="var(--blank)" stroke="var(--hair-2)" stroke-width="1.2"/></g>`;
  }
  const crown =
    kind === "fir"
      ? svg`<polygon points="0,${-h} ${w},${-h * 0.22} ${-w},${-h * 0.22}" fill="var(--leaf)"/><polygon points="0,${-h} ${w},${-h * 0.22} 0,${-h * 0.22}" fill="var(--leaf-d)"/>`
      : kind === "poplar"
        ? svg`<ellipse cy=${-h * 0.58} rx=${w * 0.55} ry=${h * 0.42} fill="var(--leaf)"/><path d="M0,${-h} A${w * 0.55},${h * 0.42} 0 0 1 0,${-h * 0.16} Z" fill="var(--leaf-d)"/>`
        : svg`<ellipse cy=${-h * 0.62} rx=${w} ry=${h * 0.38} fill="var(--leaf)"/><path d="M0,${-h} A${w},${h * 0.38} 0 0 1 0,${-h * 0.24} Z" fill="var(--leaf-d)"/>`;
  return svg`<g transform="translate(${x} ${y})"><rect x=${-h * 0.045} y=${-h * 0.36} width=${h * 0.09} height=${h * 0.36} fill="var(--brick-d)"/>${crown}</g>`;
}

/**
 * A garden pool in its box: planned (dashed), built, highlighted, or struck out where the number on offer would cost it.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {"planned" | "losing" | "lost" | "built" | "legal"} state
 */
export function pool(x, y, w, h, state) {
  const at = (/** @type {number} */ a, /** @type {number} */ b) => `${(w * a).toFixed(1)},${(h * b).toFixed(1)}`;
  const shore = `M${at(0.56, 0.06)} C${at(0.86, -0.06)} ${at(1, 0.2)} ${at(1, 0.5)} C${at(1, 0.84)} ${at(0.84, 1)} ${at(0.58, 1)} C${at(0.22, 1)} ${at(0, 0.9)} ${at(0, 0.58)} C${at(0, 0.26)} ${at(0.2, 0.1)} ${at(0.56, 0.06)}Z`;
  const move = `translate(${x} ${y})`;
  if (state === "built" || state === "legal") {
    const k = w * 0.075;
    return svg`<g transform=${move}>${state === "legal" ? svg`<path class="wt-dash" d=${shore} stroke-width="3" />` : nothing}<g opacity=${state === "legal" ? 0.55 : 1}><path d=${shore} fill="var(--cream)" stroke="var(--cream)" stroke-width="4.5" stroke-linejoin="round"/>
      <path d=${shore} fill="var(--water)"/><path d="M${at(0.58, 1)} C${at(0.22, 1)} ${at(0, 0.9)} ${at(0, 0.58)} C${at(0.1, 0.8)} ${at(0.5, 0.86)} ${at(0.94, 0.72)} C${at(0.9, 0.9)} ${at(0.8, 1)} ${at(0.58, 1)}Z" fill="var(--water-d)"/>
      <path d="M${at(0.5, 0.36)} q${k},${-h * 0.12} ${2 * k},0 t${2 * k},0 M${at(0.2, 0.6)} q${k},${-h * 0.12} ${2 * k},0 t${2 * k},0" fill="none" stroke="var(--cream)" stroke-width="1.5" stroke-linecap="round"/></g>
      ${state === "legal" ? svg`<path class="wt-dash hollow" d=${shore} />` : nothing}</g>`;
  }
  return svg`<path transform=${move} d=${shore} fill="var(--blank)" fill-opacity=${state === "lost" ? 0.25 : 0.8} stroke=${state === "lost" ? "var(--hair-2)" : "var(--water-d)"} stroke-width="1.5" stroke-dasharray="3 3"/>${
    state === "losing" ? svg`<path class="wt-losing" transform=${move} d="M${at(0.8, 0)} L${at(0.2, 1)}"/>` : nothing
  }`;
}

/** A fence between two lots, seen along the street. @param {number} x @param {number} top @param {number} foot */
export function fenceAcross(x, top, foot) {
  const pickets = [-4.6, 0, 4.6].map((dx) => `M${dx - 2},${foot} V${top + 4} l2,-4 l2,4 V${foot} Z`).join(" ");
  return svg`<g transform="translate(${x} 0)" fill="var(--cream)" stroke="var(--print)" stroke-opacity=".62" stroke-width=".9" stroke-linejoin="round">
    <path d=${pickets} /><rect x="-7.6" y=${top + 11} width="15.2" height="2.6" rx="1.2"/><rect x="-7.6" y=${foot - 11} width="15.2" height="2.6" rx="1.2"/></g>`;
}

/** The same fence where the street stands upright. @param {number} x @param {number} end @param {number} y */
export function fenceAlong(x, end, y) {
  const count = Math.floor((end - x) / 9);
  const step = (end - x) / count;
  const pickets = Array.from({ length: count }, (_, i) => `M${(x + step * (i + 0.5) - 1.9).toFixed(1)},${y + 4} v-7.5 l1.9,-2.6 l1.9,2.6 v7.5Z`).join(" ");
  return svg`<g fill="var(--cream)" stroke="var(--print)" stroke-opacity=".6" stroke-width=".8" stroke-linejoin="round">
    <rect x=${x} y=${y - 1.3} width=${end - x} height="2.6" rx="1.2"/><path d=${pickets} /></g>`;
}

/** A clipped hedge between lots that no fence divides. @param {number} x @param {number} y @param {number} h */
export function hedge(x, y, h) {
  return svg`<g transform="translate(${x} ${y})"><path d="M-5,0 V${-h + 3} a2.5,2.5 0 0 1 5,0 a2.5,2.5 0 0 1 5,0 V0Z" fill="var(--leaf)"/><path d="M0,0 V${-h + 3} a2.5,2.5 0 0 1 5,0 V0Z" fill="var(--leaf-d)"/></g>`;
}

/** A roundabout around x, y. @param {number} x @param {number} y @param {number} r half its width @param {"built" | "legal" | "picked"} state */
export function roundabout(x, y, r, state) {
  const b = r * 0.46;
  if (state !== "built") {
    return svg`<g transform="translate(${x} ${y})"><ellipse class=${state === "picked" ? "wt-picked" : "wt-dash"} rx=${r} ry=${b} />
      <ellipse rx=${r * 0.45} ry=${b * 0.45} fill="var(--leaf)" fill-opacity=".55"/></g>`;
  }
  return svg`<g transform="translate(${x} ${y})"><ellipse cy="1.5" rx=${r + 2} ry=${b + 2} fill="var(--shade)"/><ellipse rx=${r} ry=${b} fill="var(--road)"/>
    <ellipse rx=${r * 0.76} ry=${b * 0.76} fill="none" stroke="var(--cream)" stroke-width="1.6" stroke-dasharray="6 5" stroke-opacity=".75"/>
    <ellipse cy="1" rx=${r * 0.47} ry=${b * 0.47} fill="var(--stone)"/><ellipse rx=${r * 0.42} ry=${b * 0.42} fill="var(--leaf)"/>
    ${tree(0, b * 0.2, r * 0.86, "round")}</g>`;
}

/** A tick on an ink disc: used by a plan. @param {number} x @param {number} y @param {number} [r] */
export function tick(x, y, r = 6.5) {
  return svg`<g transform="translate(${x} ${y}) scale(${r / 6.5})"><circle r="6.5" fill="var(--print)" stroke="var(--cream)" stroke-width="1.2"/><path d="M-2.9,.2 l2.1,2.2 l3.8,-4.6" fill="none" stroke="#FFFCF5" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
