/** Requests to the server. Every changing request has an idempotency key, which a retry repeats, so that the server carries it out once. */
import { keep } from "./journal.js";
import { renew } from "./renewal.js";
import { siteUrl, version } from "./site.js";

/** Pauses before each retry. */
const RETRY_PAUSES_MS = [400, 1000, 2500, 5000];
/** Pauses of a request with a key: retrying it does no harm, so the retries last as long as a server takes to restart. */
const KEYED_RETRY_PAUSES_MS = [...RETRY_PAUSES_MS, 5000, 5000, 5000, 5000, 5000];

/**
 * Retries without end: `failed` is called after every attempt without an answer, and `signal` stops the retries.
 * @typedef {{signal: AbortSignal, failed: () => void}} Patience
 */

/** The server refused a request: `why` is the reason as a fact, `text` the sentence for it. */
export class Refused extends Error {
  /** @param {number} status @param {import("../types.js").Fact | null} why @param {string} text */
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

/**
 * Posts a change, and retries until it is answered: the server recognises the key and does nothing twice.
 * @param {string} path @param {Record<string, unknown>} [body] @param {Patience} [patience]
 */
export function post(path, body = {}, patience) {
  return request(path, json({ key: newKey(), ...body }), KEYED_RETRY_PAUSES_MS, patience);
}

/** Asks for something that changes nothing. @param {string} path @param {Record<string, unknown>} body */
export function ask(path, body) {
  return request(path, json(body));
}

/** @param {string} path */
export function get(path) {
  return request(path, {});
}

/** @param {string} path @param {string} text */
export function postText(path, text) {
  return request(`${path}?key=${newKey()}`, { method: "POST", headers: { "Content-Type": "application/jsonl" }, body: text }, KEYED_RETRY_PAUSES_MS);
}

/** @param {string} path @param {Blob} picture */
export function putPicture(path, picture) {
  return request(path, { method: "PUT", headers: { "Content-Type": picture.type }, body: picture });
}

/** @param {Record<string, unknown>} body @returns {RequestInit} */
const json = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** @param {string} path @param {RequestInit} options @param {number[]} [pauses] @param {Patience} [patience] @returns {Promise<any>} */
async function request(path, options, pauses = RETRY_PAUSES_MS, patience = undefined) {
  const answer = await fetchWithRetries(
    path,
    { ...options, signal: patience?.signal, headers: { ...options.headers, "Ludopolis-Client": version } },
    pauses,
    patience,
  );
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  if (data.why?.kind === "newer-version") renew();
  throw new Refused(answer.status, data.why ?? null, data.text ?? answer.statusText);
}

/** @param {string} path @param {RequestInit} options @param {number[]} pauses @param {Patience} [patience] */
async function fetchWithRetries(path, options, pauses, patience) {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(siteUrl(path), options);
      keep(path, options, answer.status, tries, began);
      return answer;
    } catch (error) {
      if (patience ? patience.signal.aborted : tries > pauses.length) {
        keep(path, options, 0, tries, began);
        throw error;
      }
      patience?.failed();
      await pause(pauses[Math.min(tries, pauses.length) - 1], patience?.signal);
    }
  }
}

/** Waits, but not after the network has come back or the caller has given up. @param {number} ms @param {AbortSignal} [signal] @returns {Promise<void>} */
function pause(ms, signal) {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}
