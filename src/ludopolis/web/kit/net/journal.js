/** A journal of the last requests, for problem reports. It holds no secrets: no keys, tokens, names or addresses of tables. */

/** @typedef {{at: number, method: string, path: string, seat?: number, body?: Record<string, unknown>, status: number, tries: number, ms: number}} Request */

const MAX_REQUESTS = 30;
/** Fields of a request's body that are kept. */
const KEPT_FIELDS = ["number", "move", "then", "all", "bot", "game", "options"];

/** @type {Request[]} */
export const requests = [];

/** An address without the ids in it. @param {string} path */
function nameless(path) {
  return path.replace(/\?.*/, "").replace(/(\/(?:tables|pads|t|w|replay|claim)\/)[^/]+/g, "$1…");
}

/**
 * Keeps a request that has been answered, or given up with the status 0.
 * @param {string} path @param {RequestInit} options @param {number} status @param {number} tries @param {number} began
 */
export function keep(path, options, status, tries, began) {
  const now = performance.now();
  const json = typeof options.body === "string" && options.body.startsWith("{") && !path.startsWith("/api/records");
  const sent = json ? JSON.parse(/** @type {string} */ (options.body)) : {};
  const body = Object.fromEntries(KEPT_FIELDS.filter((name) => name in sent).map((name) => [name, sent[name]]));
  requests.push({
    at: Math.round(began) / 1000,
    method: options.method ?? "GET",
    path: nameless(path),
    status,
    tries,
    ms: Math.round(now - began),
    ...("seat" in sent ? { seat: sent.seat } : {}),
    ...(Object.keys(body).length ? { body } : {}),
  });
  requests.splice(0, requests.length - MAX_REQUESTS);
}
