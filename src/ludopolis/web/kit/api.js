/** Requests to the server. A request that got lost is repeated with the same key, so that the server carries it out once. */

/** How long to wait before each new try. */
const RETRY_PAUSES_MS = [400, 1000, 2500, 5000];
/** Repeating a request with a key does no harm, so it is tried for as long as a server takes to start again. */
const KEYED_RETRY_PAUSES_MS = [...RETRY_PAUSES_MS, 5000, 5000, 5000, 5000, 5000];

/** The server refused a request: `why` is the reason as a fact, `text` the sentence for it. */
export class Refused extends Error {
  /** @param {number} status @param {import("./types.js").Fact | null} why @param {string} text */
  constructor(status, why, text) {
    super(text);
    this.status = status;
    this.why = why;
  }
}

/** A random key for a new request; works on plain http as well. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} path @param {Record<string, unknown>} [body] */
export function post(path, body = {}) {
  return request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }, "key" in body ? KEYED_RETRY_PAUSES_MS : RETRY_PAUSES_MS);
}

/** @param {string} path */
export function get(path) {
  return request(path, {});
}

/** @param {string} path @param {string} text */
export function postText(path, text) {
  return request(path, { method: "POST", headers: { "Content-Type": "application/jsonl" }, body: text });
}

/** @param {string} path @param {RequestInit} options @param {number[]} [pauses] @returns {Promise<any>} */
async function request(path, options, pauses = RETRY_PAUSES_MS) {
  const answer = await fetchWithRetries(path, options, pauses);
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, data.why ?? null, data.text ?? answer.statusText);
  return data;
}

/** @param {string} path @param {RequestInit} options @param {number[]} pauses */
async function fetchWithRetries(path, options, pauses) {
  for (const pause of pauses) {
    try {
      return await fetch(path, options);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetch(path, options);
}
