/** The viewer: as whom a page follows its table, and how it shows it. */

export const SPECTATOR = -1;

/** Whether one screen serves several players who must not see each other's secrets. @param {import("../types.js").Setup} setup */
export const needsCurtain = (setup) => setup.hidden && setup.mine.length > 1;

/** The viewer that a page starts as. @param {import("../types.js").Setup} setup */
export const firstViewer = (setup) => setup.lens ?? (setup.mine.length && !needsCurtain(setup) ? setup.mine[0] : SPECTATOR);

/** Whether a table is shown in text mode: the reader wants it, or the game has no board. @param {import("../types.js").Prefs} prefs @param {boolean} board */
export const inText = (prefs, board) => prefs.text || !board || new URLSearchParams(location.search).has("text");
