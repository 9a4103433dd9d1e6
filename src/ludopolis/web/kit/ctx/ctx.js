/** Makes `ctx`, the plain object that a board is given for each drawing, at tables and in replays. */

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").State} State */

/**
 * @param {State} state @param {import("../types.js").Words} words
 * @param {Pick<Ctx, "me" | "choose" | "instead" | "why" | "ui" | "update" | "show" | "pending" | "advised" | "spectator" | "shared" | "replay" | "prefs" |
 * "facts" | "phone" | "sideways" | "newcomer"> & {timing?: import("../types.js").Timing | null, late?: number[], forced?: import("../types.js").Fact[]}} rest
 * @returns {Ctx}
 */
export function makeCtx(state, words, rest) {
  const name = (/** @type {number} */ seat) => {
    // The seat after the last belongs to the virtual player of a solo game.
    if (seat >= state.seats.length) return words.text("virtual-player");
    return state.seats[seat]?.name || words.text("table-seat", { number: seat + 1 });
  };
  const ended = state.status === "ended";
  return {
    ...rest,
    view: state.view,
    asks: rest.replay || ended ? null : state.asks,
    legal: rest.replay || ended ? [] : state.legal,
    seats: state.seats,
    deciding: ended ? [] : state.deciding,
    over: state.over ?? null,
    ended,
    timing: rest.timing ?? null,
    late: rest.late ?? [],
    forced: rest.forced ?? [],
    clock: state.clock ?? null,
    used: state.used ?? state.clock?.seats.map(({ used }) => used) ?? null,
    scores: state.scores ?? null,
    undo: ended ? 0 : state.undo,
    number: state.number,
    turn: state.turn,
    t: (key, args) => words.text(key, args),
    say: (prefix, fact) => words.say(prefix, fact, name),
    has: (key) => words.has(key),
    name,
    town: (seat) => state.seats[seat]?.town ?? "",
    words,
  };
}

/** A state to draw the page with before the first one has come. @param {number} players @returns {State} */
export function emptyState(players) {
  const seat = { name: "", town: "", kind: /** @type {const} */ ("human"), bot: "", here: true, resigned: false, shown: false };
  return {
    t: "state",
    serial: 0,
    number: 0,
    turn: 0,
    view: null,
    deciding: [],
    seats: Array.from({ length: players }, () => seat),
    status: "running",
    next: null,
    asks: null,
    legal: [],
    undo: 0,
    log: { keep: 0, add: [] },
  };
}

/** The frames Phone and Side, as in frames.css; boards need not know the others. */
export const phone = matchMedia("(max-width: 699px), (max-width: 839px) and (min-height: 501px) and (max-height: 820px)");
export const sideways = matchMedia("(max-height: 500px) and (min-width: 600px)");
