// A plain script on every page: where the address is secure, it starts the service worker (sw.js), from the first visit on. Elsewhere there is none.
{
  const [, root] = /** @type {RegExpMatchArray} */ (/** @type {HTMLScriptElement} */ (document.currentScript).src.match(/^(.*)\/static\//));
  /** The page comes first. */
  const LATEST_MS = 10_000;

  const start = async () => {
    try {
      await navigator.serviceWorker.register(`${root}/sw.js`);
      const { active } = await navigator.serviceWorker.ready;
      const spares = /** @type {any} */ (navigator).connection?.saveData;
      if (!spares) active?.postMessage("keep");
    } catch {
      // Everything but the offline page works without it.
    }
  };
  const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: LATEST_MS }) : setTimeout(start, LATEST_MS));

  if (isSecureContext && "serviceWorker" in navigator) {
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest);
  }
}
