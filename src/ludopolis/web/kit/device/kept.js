/** What the service worker (sw.js) keeps on this device. */

/** Empties it: the device has been moved or deleted. */
export async function emptyKept() {
  if (!("caches" in window)) return; // an address that is not secure: nothing is kept
  for (const name of await caches.keys()) if (name.startsWith("ludopolis-")) await caches.delete(name);
}
