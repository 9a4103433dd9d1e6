/** What the board reads from the view, and what a placement would change according to the printed figures. */

/** @typedef {import('../../../kit/types.js').Ctx} Ctx */
/** @typedef {import('../../../kit/types.js').Entry} Entry */
/** @typedef {import('../../../kit/types.js').Fact} Fact */
/** @typedef {{amount: number, effect: string}} Effect */
/**
 * @typedef {{kind: string | null, duo: boolean, roof: boolean, gift: boolean, no_gifts: boolean, place: string, revenue: Effect[], prestige: Effect[]}} Project
 */
/** @typedef {{card: string, project: string, by: number}} Half */
/** @typedef {{halves: Half[], closed: boolean, no_gifts: boolean, revenue: number, prestige: number}} Plot */
/** @typedef {{wallet: number, plots: Plot[], revenue: number, prestige: number, coin_points: number, points: number, highest: number, counts: Record<string, number>}} Street */
/** @typedef {{size: number, top: string | null, coins: number}} Deck */
/** @typedef {{revenue: number, prestige: number, plots: {revenue: number, prestige: number, floors: {revenue: number, prestige: number}[]}[]}} Worth */

export const KINDS = ["office", "services", "flat", "cafe", "shop", "hotel"];
const PLACING = new Set(["free_card", "place_bought", "place_municipal"]);

/** @param {Ctx} ctx @param {string} project @returns {Project} */
export const printed = (ctx, project) => ctx.view.projects[project];

/** @param {Ctx} ctx @param {string} card @returns {string[]} its projects; for a municipal card, those of the front and then of the back */
export const halvesOf = (ctx, card) => ctx.view.cards[card].projects;

/** @param {Ctx} ctx @param {number} seat @returns {Street} */
export const streetOf = (ctx, seat) => ctx.view.streets[seat];

/** @param {Ctx} ctx @param {number} seat @returns {Deck} */
export const deckOf = (ctx, seat) => ctx.view.decks[seat];

/** The seat whose table it is: one's own; for spectators, the seat that acts. @param {Ctx} ctx @returns {number} */
export const homeSeat = (ctx) => ctx.me ?? Math.max(0, ctx.view.actor);

/** The others in turn order. @param {Ctx} ctx */
export const rivals = (ctx) => ctx.seats.slice(1).map((_, i) => (homeSeat(ctx) + i + 1) % ctx.seats.length);

/** @param {Ctx} ctx */
export const placing = (ctx) => ctx.me !== null && ctx.asks !== null && PLACING.has(ctx.asks.kind);

/** @param {Ctx} ctx */
export const buying = (ctx) => ctx.me !== null && ctx.asks?.kind === "second_action";

/** @param {Ctx} ctx @param {string} move @returns {Entry | undefined} */
export const entryOf = (ctx, move) => ctx.legal.find((entry) => entry.move === move);

/** @param {Ctx} ctx @returns {Entry | undefined} the picked move, which waits for its button */
export const picked = (ctx) => (ctx.ui.pick ? entryOf(ctx, ctx.ui.pick) : undefined);

// The card in hand

/** Moves that place a project. @param {Ctx} ctx @param {string} project @returns {Entry[]} */
export const placements = (ctx, project) => ctx.legal.filter(({ move }) => move.startsWith(`place ${project} `));

/** The half that is turned up: the chosen one, or else the first that fits somewhere, at home if possible. @param {Ctx} ctx @returns {string | null} */
export function liveProject(ctx) {
  if (!ctx.view.held) return null;
  const halves = halvesOf(ctx, ctx.view.held);
  if (ctx.ui.half && halves.includes(ctx.ui.half)) return ctx.ui.half;
  const fitting = halves.filter((project) => placements(ctx, project).length);
  return fitting.find((project) => !printed(ctx, project).gift) ?? fitting[0] ?? halves[0];
}

/** Seat and plot (from 1) of a placement. @param {Ctx} ctx @param {Entry} entry @returns {[number, number]} */
export function placeOf(ctx, entry) {
  const [street, plot] = entry.move.split(" ")[2].split(".");
  return plot === undefined ? [Number(ctx.me), Number(street)] : [Number(street), Number(plot)];
}

/** The legal placement of the live half on a plot. @param {Ctx} ctx @param {number} seat @param {number} plot */
export function placementAt(ctx, seat, plot) {
  const live = placing(ctx) ? liveProject(ctx) : null;
  return live ? entryOf(ctx, placeText(ctx, live, seat, plot)) : undefined;
}

/** The notation of a placement, legal or not. @param {Ctx} ctx @param {string} project @param {number} seat @param {number} plot */
export const placeText = (ctx, project, seat, plot) => `place ${project} ${seat === ctx.me ? plot : `${seat}.${plot}`}`;

/** Enlarges a street until another is chosen or something is to be placed. @param {Ctx} ctx @param {number | undefined} seat */
export function lookAt(ctx, seat) {
  Object.assign(ctx.ui.kept, { seat, number: ctx.number });
}

/** The seat whose street is enlarged. On touch screens a gift turns to the first street that takes it. @param {Ctx} ctx @returns {number} */
export function shownSeat(ctx) {
  const { kept } = ctx.ui;
  if (placing(ctx) && kept.number !== ctx.number) lookAt(ctx, undefined);
  if (typeof kept.seat === "number") return kept.seat;
  const live = (ctx.phone || ctx.sideways) && placing(ctx) ? liveProject(ctx) : null;
  const gift = live && printed(ctx, live).gift ? placements(ctx, live)[0] : undefined;
  return gift ? placeOf(ctx, gift)[0] : homeSeat(ctx);
}

// What streets are worth

/** Premises on a plot: by kind, gifts and roofs. @param {Ctx} ctx @param {Half[]} halves */
function count(ctx, halves) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { project } of halves) {
    const { kind, duo, gift, roof } = printed(ctx, project);
    if (kind) found[kind] = (found[kind] ?? 0) + (duo ? 2 : 1);
    if (gift) found.gift = (found.gift ?? 0) + 1;
    if (roof) found.roof = (found.roof ?? 0) + 1;
  }
  return found;
}

/** @param {Effect[]} effects @param {number} level @param {Record<string, number>} plot @param {Record<string, number>} street */
function total(effects, level, plot, street) {
  return effects.reduce((sum, { amount, effect }) => {
    if (effect === "fixed") return sum + amount;
    if (effect === "ground") return sum + (level ? 0 : amount);
    if (effect === "below") return sum + amount * level;
    const [where, kind] = effect.split(".");
    return sum + amount * ((where === "plot" ? plot : street)[kind] ?? 0);
  }, 0);
}

/** Revenue and prestige by plot and floor, as if the plots held these halves. @param {Ctx} ctx @param {Half[][]} plots @returns {Worth} */
export function worth(ctx, plots) {
  const street = count(ctx, plots.flat());
  const all = plots.map((halves) => {
    const own = count(ctx, halves);
    const floors = halves.map(({ project }, level) => {
      const it = printed(ctx, project);
      return { revenue: total(it.revenue, level, own, street), prestige: total(it.prestige, level, own, street) };
    });
    return { floors, revenue: sum(floors, "revenue"), prestige: sum(floors, "prestige") };
  });
  return { plots: all, revenue: sum(all, "revenue"), prestige: sum(all, "prestige") };
}

/** @template {string} K @param {Record<K, number>[]} parts @param {K} name */
const sum = (parts, name) => parts.reduce((whole, part) => whole + part[name], 0);

/** A street as it stands. @param {Ctx} ctx @param {number} seat */
export const halvesNow = (ctx, seat) => streetOf(ctx, seat).plots.map((plot) => plot.halves);

/**
 * What the picked placement leads to.
 * @param {Ctx} ctx
 * @returns {{seat: number, plot: number, project: string, worth: Worth, closes: boolean, paid: number, entry: Entry} | null}
 */
export function preview(ctx) {
  const entry = picked(ctx);
  if (!entry?.move.startsWith("place ")) return null;
  const [seat, plot] = placeOf(ctx, entry);
  const project = String(entry.say.project);
  const half = { card: ctx.view.held, project, by: Number(ctx.me) };
  const plots = halvesNow(ctx, seat).map((halves, i) => (i === plot - 1 ? [...halves, half] : halves));
  return { seat, plot, project, worth: worth(ctx, plots), closes: printed(ctx, project).roof, paid: Number(entry.say.coins ?? 0), entry };
}

/** The latest closing on a street, until the turn after it ends. @param {Ctx} ctx @param {number} seat @returns {Fact | undefined} */
export function closingOf(ctx, seat) {
  /** @type {Record<number, {told: Fact, turn: number}>} */
  const closings = (ctx.ui.kept.closings ??= {});
  const told = ctx.facts.findLast((fact) => fact.kind === "plot-closed" && fact.seat === seat);
  if (told) closings[seat] = { told, turn: ctx.turn };
  const last = closings[seat];
  const stands = last && streetOf(ctx, seat).plots[Number(last.told.plot) - 1].closed;
  return stands && ctx.turn >= last.turn && ctx.turn <= last.turn + 1 ? last.told : undefined;
}

/** Who has just placed a card. @param {Ctx} ctx @param {string} card @returns {number | null} */
export function freshBy(ctx, card) {
  if (ctx.over) return null;
  const fact = ctx.facts.find(({ kind, card: told }) => (kind === "built" || kind === "given") && told === card);
  return fact ? Number(fact.seat) : null;
}
