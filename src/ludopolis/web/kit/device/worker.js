// A plain script on every page: where the address is secure, it starts the service worker (sw.js), from the first visit on. Elsewhere there is none.
{
  const [, root] = /** @type {RegExpMatchArray} */ (/** @type {HTMLScriptElement} */ (document.currentScript).src.match(/^(.*)\/static\//));
  /** The page comes first. */
  const LATEST_MS = 10_000;

  /** Asks a worker to keep the rules too, unless the device saves data. @param {ServiceWorker | null} worker */
  const keep = (worker) => {
    if (!(/** @type {any} */ (navigator).connection?.saveData)) worker?.postMessage("keep");
  };

  const start = async () => {
    const { serviceWorker } = navigator;
    try {
      await serviceWorker.register(`${root}/sw.js`);
      keep((await serviceWorker.ready).active);
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
