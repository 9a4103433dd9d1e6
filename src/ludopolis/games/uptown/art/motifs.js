/** Pictures of projects without a kind, and of what stands on roofs: 72 × 48, on the ground line. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";

const LIT = "#FFE2A0";
const DARK = "#2B3556";
const INK = "#3A3A52";
const CREAM = "#FFFDF8";
const WOOD = "#6B5240";
const LEAF = "#5D9150";
const LEAF_D = "#477640";
const STEEL = "#98A2BA";
const STEEL_D = "#6C768F";
const RUST = "#B5654A";

const line = (/** @type {string} */ d, colour = INK, width = 2) =>
  svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`;
const shape = (/** @type {string} */ d, /** @type {string} */ colour) => svg`<path d=${d} fill=${colour} />`;
const box = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {string} */ colour, rx = 0.8) =>
  svg`<rect x=${x} y=${y} width=${w} height=${h} rx=${rx} fill=${colour} />`;
const dot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {string} */ colour) =>
  svg`<circle cx=${x} cy=${y} r=${r} fill=${colour} />`;
const tree = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  svg`${line(`M${x} ${y}v${-r * 1.3}`, "#5B4636", Math.max(1.6, r * 0.22))}${dot(x, y - r * 1.9, r, LEAF)}${shape(`M${x} ${y - r * 2.9}a${r} ${r} 0 0 1 0 ${2 * r}Z`, LEAF_D)}`;
const many = (/** @type {number[]} */ at, /** @type {(x: number, i: number) => unknown} */ draw) => at.map(draw);
const bolt = (/** @type {number} */ x, /** @type {number} */ y) => shape(`M${x + 5} ${y}l-8 13h6l-3 10 10-14h-6.500l3-9Z`, "#FFD24A");

/** @type {Record<string, () => unknown>} */
const MOTIFS = {
  // floors
  gallery: () =>
    svg`${box(6, 10, 17, 22, CREAM)}${shape("M8 30l5-9 4 5 2-3 4 7Z", "#7FA7A0")}${box(28, 10, 17, 22, CREAM)}${dot(36.5, 20, 5, "#E38B6D")}${box(50, 10, 17, 22, CREAM)}${line("M53 28c4-12 7 2 11-14", "#7D6CB8", 2.4)}${line("M4 40h64", WOOD)}`,
  museum: () =>
    svg`${shape("M6 15 36 3l30 12Z", CREAM)}${many([10, 22, 34, 46, 58], (x) => box(x, 17, 5, 24, CREAM))}${box(5, 41, 62, 4, CREAM)}${many([16.5, 28.5, 40.5, 52.5], (x) => box(x, 19, 4, 20, DARK))}`,
  atrium: () => svg`${shape("M10 44V24a26 20 0 0 1 52 0v20Z", LIT)}${line("M36 5v39M10 26h52M22 9v35M50 9v35", "#C9A86A", 1.6)}${tree(36, 44, 6.5)}`,
  winter_garden: () =>
    svg`${shape("M6 44V22L20 10h32l14 12v22Z", "#CFE6DC")}${tree(18, 44, 5.5)}${tree(34, 44, 8)}${tree(53, 44, 6)}${line("M6 22h60M20 10v34M36 10v34M52 10v34", "#6F9D8B", 1.5)}`,
  parking_level: () =>
    svg`${box(2, 8, 68, 6, STEEL_D)}${many([4, 27, 50], (x, i) => svg`${shape(`M${x} 38v-7l4-8h11l4 8v7Z`, ["#C8668D", "#45A198", "#E0A83C"][i])}${box(x + 4.5, 25, 10, 5.5, "#DCE8F4")}${dot(x + 4.5, 38, 3, INK)}${dot(x + 14.5, 38, 3, INK)}`)}`,
  server_room: () =>
    svg`${many([5, 22, 39, 56], (x) => svg`${box(x, 8, 13, 34, INK, 1.5)}${many([13, 20, 27, 34], (y, i) => svg`${box(x + 2, y, 9, 3, "#5B6488")}${dot(x + 9, y + 1.5, 1, i % 2 ? "#8BE0B0" : "#FFD24A")}`)}`)}`,
  stairwell: () => svg`${box(6, 8, 60, 36, DARK, 1.5)}${line("M8 42h9v-8h9v-8h9v-8h9v-8h20", LIT, 3)}${line("M8 32l36-26", "#8F8570", 1.6)}`,
  technical_floor: () =>
    svg`${many([6, 30, 54], (x) => svg`${box(x, 10, 14, 20, STEEL_D, 1.5)}${many([14, 18.5, 23], (y) => line(`M${x + 2.5} ${y}h9`, CREAM, 1.5))}`)}${line("M13 30v9h46v-9M37 30v14", RUST, 3.4)}`,
  gift_collection: () =>
    svg`${line("M4 22h64M4 43h64", WOOD, 2.6)}${many([8, 28, 50], (x, i) => svg`${box(x, 9, 14, 12, ["#C8668D", "#45A198", "#E0A83C"][i])}${line(`M${x + 7} 9v12M${x + 3} 6l4 3 4-3`, CREAM, 1.8)}`)}${many([14, 38, 56], (x, i) => svg`${box(x, 31, 11, 11, ["#7D6CB8", "#D27F60", "#6A90BC"][i])}${line(`M${x + 5.5} 31v11M${x} 36.500h11`, CREAM, 1.6)}`)}`,
  // gifts
  broken_lift: () =>
    svg`${box(20, 6, 32, 38, INK, 1.5)}${shape("M23 9h11v35H23Z", STEEL)}${shape("M38 12l11-3v35l-11-3Z", STEEL_D)}${shape("M27 22h22l-2 8H25Z", "#FFD24A")}${line("M31 26h12", INK, 2)}${line("M36 2v4", INK)}`,
  building_site_noise: () =>
    svg`${shape("M10 26h8l12-10v26L18 32h-8Z", "#E0A83C")}${line("M37 20c4 5 4 13 0 18M44 15c7 8 7 20 0 28M51 10c10 11 10 27 0 38", CREAM, 2.8)}`,
  inspection: () =>
    svg`${box(10, 8, 28, 36, CREAM, 2)}${box(18, 4, 12, 7, STEEL_D, 2)}${line("M15 19h17M15 26h17M15 33h10", STEEL_D)}<circle cx="50" cy="25" r="9" fill="#DCE8F4" stroke=${INK} stroke-width="3" />${line("M56.500 32l8 9", INK, 4)}`,
  leaking_basement: () =>
    svg`${box(4, 8, 64, 6, STEEL_D)}${line("M16 14v6M38 14v9M56 14v4", STEEL_D, 5)}${many([16, 38, 56], (x, i) => shape(`M${x} ${24 + i * 2}c4 6 4 9 0 9s-4-3 0-9Z`, "#6FB7DA"))}${shape("M2 44c6-6 12-3 17-5s11-3 17 0 10-2 17-1 13 2 17 6Z", "#6FB7DA")}`,
  power_cuts: () => svg`${many([5, 22, 53], (x) => box(x, 12, 13, 22, DARK, 1))}${bolt(40, 9)}${line("M32 8l20 32", "#C0392B", 3)}`,
  ruin: () =>
    svg`${shape("M4 46V20l6 5 3-9 8 4v10l6-6 5 7V22l9-8 4 10 7-4v9l8-3v20Z", "#7C6F66")}${box(12, 28, 7, 9, DARK)}${box(47, 28, 8, 10, DARK)}${line("M27 46l5-10 4 5 3-8", "#4B423D", 1.8)}`,
  scaffolding: () =>
    svg`${line("M6 46V4M26 46V4M46 46V4M66 46V4M2 18h68M2 34h68", "#D9A441", 2.6)}${line("M6 34l20-16M46 34l20-16", "#D9A441", 1.6)}${box(2, 15, 68, 3, WOOD)}${box(2, 31, 68, 3, WOOD)}`,
  substation: () =>
    svg`${box(12, 14, 48, 32, STEEL_D, 1.5)}${many([18, 30, 42, 54], (x) => line(`M${x} 14v-6`, INK, 3))}${box(26, 18, 20, 24, "#FFFDF8", 1.5)}${bolt(34, 19)}${line("M16 20v20M56 20v20", STEEL, 2)}`,
  waste_sorting_point: () =>
    svg`${many([5, 28, 51], (x, i) => svg`${shape(`M${x} 18h17l-2 28H${x + 2}Z`, ["#5D9150", "#E0A83C", "#6A90BC"][i])}${box(x - 1, 13, 19, 5, ["#477640", "#B5832A", "#4B6E98"][i], 2)}${line(`M${x + 5} 25v14M${x + 12} 25v14`, CREAM, 1.6)}`)}`,
  // lots
  park: () => svg`${tree(14, 42, 8)}${tree(36, 44, 11.5)}${tree(58, 42, 7)}${line("M44 40h9M45 40v5M52 40v5M44 35h9", WOOD, 2.2)}`,
  square: () =>
    svg`${shape("M22 45h28l-4-7H26Z", "#CFC4B0")}${box(32, 24, 8, 14, "#CFC4B0", 1)}${line("M36 24c-9-9-14 0-11 9M36 24c9-9 14 0 11 9M36 24v-9", "#8CCFDC", 2.4)}${tree(8, 45, 6)}${tree(64, 45, 6)}`,
  playground: () =>
    svg`${line("M6 45 14 16h26l8 29M22 16v18M32 16v18", "#C8668D", 2.6)}${box(18, 33, 8, 3, "#45A198")}${box(28, 33, 8, 3, "#45A198")}${line("M54 45V20l13 22h4", "#E0A83C", 3.4)}${line("M54 28h-4M54 35h-4M50 45V20", "#7D6CB8", 2)}`,
  bus_stop: () =>
    svg`${box(8, 10, 50, 5, STEEL_D, 1.5)}${line("M12 15v30M54 15v30", STEEL_D, 3)}${box(16, 18, 34, 16, "#CFE0EC", 1)}${box(18, 36, 28, 3, WOOD)}${line("M65 45V12", INK, 2.6)}${box(59, 6, 12, 11, "#E0A83C", 2)}`,
  fenced_off_lot: () =>
    svg`${box(0, 14, 72, 26, "#A07A52")}${many([12, 26, 40, 54, 66], (x) => line(`M${x} 14v26`, WOOD, 1.4))}${line("M4 46V10M36 46V10M68 46V10", WOOD, 3.4)}${box(22, 19, 28, 15, "#FFD24A", 1.5)}${line("M28 23l16 8M44 23l-16 8", INK, 2.4)}`,
  // roofs
  plain_roof: () => svg`${box(48, 4, 8, 16, RUST)}${box(46.5, 3, 11, 4, "#8F4E38")}`,
  flat_roof: () => svg`${box(10, 10, 16, 12, STEEL_D)}${line("M12 14h12M12 18h12", CREAM, 1.5)}${box(46, 6, 10, 16, "#B9AE9A")}${line("M0 22h72", CREAM, 3)}`,
  tiled_roof: () =>
    svg`${many([0, 12, 24, 36, 48, 60], (x, i) => svg`${shape(`M${x} 24h12v5a6 5 0 0 1-12 0Z`, i % 2 ? "#B5654A" : "#C9795D")}${shape(`M${x} 35h12v5a6 5 0 0 1-12 0Z`, i % 2 ? "#C9795D" : "#B5654A")}`)}`,
  roof_terrace: () =>
    svg`${many([14, 36, 58], (x) => svg`${line(`M${x} 22V10`, WOOD)}${shape(`M${x - 11} 12 ${x} 3l11 9Z`, "#E9A36B")}`)}${line("M0 23h72M6 23v-6M24 23v-6M48 23v-6M66 23v-6M0 17h72", CREAM, 1.8)}`,
  bell_turret: () =>
    svg`${shape("M26 14 36 2l10 12Z", "#7D6CB8")}${box(28, 14, 16, 26, "#CFC4B0")}${shape("M31 30c0-9 10-9 10 0l2 3H29Z", "#E0A83C")}${dot(36, 34.5, 2, "#B5832A")}`,
  clock_tower: () =>
    svg`${shape("M24 13 36 1l12 12Z", RUST)}${box(25, 13, 22, 32, "#CFC4B0")}<circle cx="36" cy="25" r="8" fill=${CREAM} stroke=${INK} stroke-width="2" />${line("M36 25v-5M36 25l4 2", INK)}`,
  landmark_spire: () =>
    svg`${shape("M36 0l5 20h-10Z", "#E0A83C")}${shape("M28 20h16l4 12H24Z", STEEL)}${shape("M20 32h32l5 14H15Z", STEEL_D)}${many([27, 35, 43], (x) => box(x, 35, 4, 8, LIT))}${box(34, 23, 4, 7, LIT)}`,
  emergency_roof: () => svg`${shape("M2 26 66 16l4 7L4 33Z", "#A07A52")}${shape("M6 36 70 30v7L6 43Z", "#8B6A46")}${line("M16 25l40 12", WOOD, 4)}`,
  makeshift_roof: () =>
    svg`${shape("M0 24l9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5v14H0Z", "#A9745C")}${box(40, 24, 20, 11, STEEL)}${line("M42 26h16M42 33h16", STEEL_D, 1.6)}`,
  tarpaulin_roof: () =>
    svg`${shape("M2 40C6 26 18 20 36 20s30 6 34 20c-6-5-10-1-14 0s-9-4-14 0-9-4-13 0-9-4-13 0-9-4-14 0Z", "#4F8FC4")}${line("M12 31 4 45M60 31l8 14", CREAM, 1.6)}`,
  // on roofs
  aerial_mast: () =>
    svg`${line("M36 46V4M26 46l10-30 10 30M30 34h12M32 25h8", STEEL, 2.4)}${line("M27 8c-4 5-4 9 0 13M45 8c4 5 4 9 0 13", "#E38B6D", 2)}${dot(36, 4, 3, "#E0605E")}`,
  billboard: () =>
    svg`${line("M18 46V32M54 46V32", WOOD, 3)}${box(6, 8, 60, 25, "#2E6FA8", 2)}${box(9, 11, 54, 19, CREAM, 1)}${dot(22, 20.5, 6, "#E0A83C")}${line("M34 17h22M34 24h15", STEEL_D, 2.6)}`,
  flagpole: () => svg`${line("M28 46V4", CREAM, 2.6)}${shape("M29 6c10-5 14 5 26 0v15c-12 5-16-5-26 0Z", "#C8668D")}${dot(28, 4, 2.5, "#E0A83C")}`,
  observation_deck: () =>
    svg`${shape("M12 24h48l-6 10H18Z", STEEL_D)}${shape("M16 24V14a20 9 0 0 1 40 0v10Z", "#CFE6F1")}${line("M26 8v16M36 5v19M46 8v16", STEEL_D, 1.6)}${line("M30 34v12M42 34v12", STEEL_D, 4)}`,
  roof_garden: () =>
    svg`${box(2, 38, 68, 9, WOOD, 2)}${box(2, 34, 68, 7, "#77A763", 3)}${tree(13, 36, 6.5)}${tree(30, 36, 8.5)}${tree(46, 36, 6)}${tree(60, 36, 7.5)}`,
  solar_panels: () =>
    svg`${many([2, 26, 50], (x) => svg`${shape(`M${x} 40 ${x + 7} 18h14l-6 22Z`, "#2C4A7C")}${line(`M${x + 3.5} 29h14.500M${x + 13} 18l-6 22`, "#9CC3E6", 1.4)}${line(`M${x + 12} 40v6`, STEEL, 2.4)}`)}`,
  weather_station: () =>
    svg`${line("M36 46V10M24 16h24", CREAM, 2.4)}${many([22, 50], (x) => dot(x, 16, 4.5, "#E38B6D"))}${shape("M36 4l10 5-10 5Z", "#E0A83C")}${box(28, 32, 16, 14, STEEL_D, 1.5)}${line("M31 37h10M31 41h10", CREAM, 1.5)}`,
  pigeon_loft: () =>
    svg`${shape("M12 22 36 6l24 16Z", WOOD)}${box(16, 22, 40, 20, "#A07A52")}${many([24, 36, 48], (x) => dot(x, 31, 4, INK))}${shape("M56 18c4-5 9-4 11-1l4-1-4 4c-3 4-9 3-11-2Z", "#C9CEDB")}${line("M20 42v4M52 42v4", WOOD, 3)}`,
  roof_pool: () =>
    svg`${box(4, 30, 64, 16, "#DDD6C7", 3)}${box(8, 33, 56, 9, "#5FB2C6", 2)}${line("M12 37c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0", CREAM, 1.6)}${line("M56 33V18h6v15M56 23h6", STEEL, 2)}${shape("M12 30l8-16 8 16Z", "#E38B6D")}`,
  sky_bar: () =>
    svg`${box(6, 28, 60, 18, "#996F38", 1.5)}${box(6, 25, 60, 5, "#C49657", 1.5)}${line("M8 10q14 9 28 0t28 0", WOOD, 1.6)}${many([15, 25, 46, 57], (x) => dot(x, 14, 3, LIT))}${line("M8 28V8M64 28V8", WOOD, 2)}${shape("M31 16h11l-5.500 6v4h-1v-4Z", CREAM)}`,
};

/** @param {string} project */
export const hasMotif = (project) => project in MOTIFS;

/** @param {string} project */
export const motif = (project) =>
  MOTIFS[project] ? html`<svg class="motif" viewBox="0 0 72 48" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${MOTIFS[project]()}</svg>` : nothing;
