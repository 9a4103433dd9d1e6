/**
 * The public API for games' boards. A board may import this file and lit-html in `vendor/`; everything else in the kit is private and may change at any time.
 *
 * A name is added here when boards need it, and taken away by a major version alone (docs/compatibility.md). A bundle holds only the modules whose
 * names a board uses.
 */
export { advised, advisedTo } from "./ctx/advised.js";
export { control } from "./ctx/control.js";
export { icon, tint, token } from "./draw/art.js";
export { colour, disc, each, line, moved, on, oval, paper, poly, rect, ring, shape, star, times } from "./draw/paper.js";
export { styled } from "./draw/styled.js";
export { union } from "./map/camera.js";
export { edges } from "./map/edges.js";
export { panMap } from "./map/pan.js";
export { lines, sentence } from "./parts/log.js";
export { moveButtons } from "./parts/tray.js";
export { capital, date, either, listed, percent, plus, signed } from "./words/format.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Drawn} Drawn */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Fact} Fact */
/** @typedef {import("./types.js").Gain} Gain */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {import("./types.js").Source} Source */
/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./types.js").Words} Words */
/** @typedef {import("./ctx/advised.js").Advised} Advised */
/** @typedef {import("./map/camera.js").Box} Box */
/** @typedef {import("./map/camera.js").Scene} Scene */
