/** How a character looks: it thinks, and for a moment it shows what it makes of points that everybody saw. */

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {"surprised" | "pleased" | "easy" | "thinking" | "content"} Look */
/**
 * What is known of a seat's points, its gains so far, and its look until when.
 * @typedef {{points: number, gains: number, sum: number, look: Look, until: number}} Memory
 */

const MOMENT_MS = 1500;

/** @param {Ctx} ctx @param {number} seat @param {number | null} points that are shown @returns {Look} */
export function lookOf(ctx, seat, points) {
  if (ctx.replay) return "easy";
  if (ctx.over) return ctx.over.winners.includes(seat) ? "pleased" : "easy";
  const mood = points === null || matchMedia("(prefers-reduced-motion: reduce)").matches ? "easy" : moodOf(ctx, seat, points);
  return mood === "easy" && ctx.deciding.includes(seat) ? "thinking" : mood;
}

/**
 * Pleased by a gain above the usual one, content with any other, surprised by a loss.
 * @param {Ctx} ctx @param {number} seat @param {number} points @returns {Look}
 */
function moodOf(ctx, seat, points) {
  /** @type {Record<number, Memory>} */
  const known = (ctx.ui.kept.moods ??= {});
  const memory = (known[seat] ??= { points, gains: 0, sum: 0, look: "easy", until: 0 });
  const gain = points - memory.points;
  if (gain) {
    memory.points = points;
    memory.look = gain < 0 ? "surprised" : gain * memory.gains > memory.sum ? "pleased" : "content";
    memory.until = Date.now() + MOMENT_MS;
    if (gain > 0) [memory.gains, memory.sum] = [memory.gains + 1, memory.sum + gain];
    setTimeout(ctx.update, MOMENT_MS);
  }
  return Date.now() < memory.until ? memory.look : "easy";
}
