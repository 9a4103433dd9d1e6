/** The offline page: offers what is kept here, and goes on by itself as soon as the server answers. */
import { siteUrl } from "../net/site.js";

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** @param {number} pauseMs */
async function tryAgain(pauseMs) {
  try {
    if ((await fetch(siteUrl("/healthz"), { cache: "no-store" })).ok) return location.reload();
  } catch {
    // The next try may succeed.
  }
  setTimeout(() => void tryAgain(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs);
}

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-kept] a"))) {
  if (!("caches" in window) || !(await caches.match(link.href))) continue;
  link.closest("li")?.removeAttribute("hidden");
  link.closest("section")?.removeAttribute("hidden");
}
addEventListener("online", () => void tryAgain(LONGEST_PAUSE_MS));
setTimeout(() => void tryAgain(FIRST_PAUSE_MS), FIRST_PAUSE_MS);
