/** Requests to the server. A request that got lost is repeated with the same key, so that it is carried out once. */

/** How long to wait, in milliseconds, before each new try. */
const PAUSES = [400, 1000, 2500, 5000];
/** What has a key outlasts a server that is being started again: trying once more can do no harm. */
const KEYED = [...PAUSES, 5000, 5000, 5000, 5000, 5000];

/** The server said no: `why` is a fact, `text` the sentence for it. */
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
  }, "key" in body ? KEYED : PAUSES);
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
async function request(path, options, pauses = PAUSES) {
  const answer = await fetchAgain(path, options, pauses);
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, data.why ?? null, data.text ?? answer.statusText);
  return data;
}

/** @param {string} path @param {RequestInit} options @param {number[]} pauses */
async function fetchAgain(path, options, pauses) {
  for (const pause of pauses) {
    try {
      return await fetch(path, options);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetch(path, options);
}
