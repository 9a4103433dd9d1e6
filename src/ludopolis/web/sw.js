/**
 * The service worker. It shows push notifications, and keeps what can be read without a connection: the offline page, and the rules with their pictures.
 * Pages come from the server whenever it answers. Only what the server names (`/offline/files`) is ever kept, and nothing that it marks `no-store`.
 */
const VERSION = "CLIENT_HASH";
const ROOT = "SITE_ROOT";
/** Files of this version, which never change; and pages, in one language. */
const FILES = `ludopolis-${VERSION}`;
const PAGES = `${FILES}-pages-`;
const OFFLINE = `${ROOT}/offline`;
const STATIC = `${ROOT}/static/${VERSION}/`;
const RULES = `${ROOT}/rules/`;

const worker = /** @type {any} */ (self);

/** A newer version waits until no page is open: one that took over at once would leave a page that is just being fetched through the old worker without an answer. */
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forget((name) => !name.startsWith(FILES)).then(() => worker.clients.claim()));
});

/** The rules are being kept. @type {Promise<void> | null} */
let keeping = null;

/** Pages say when they have come to rest: then the rules are kept too. Without a connection the next page tries again. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data !== "keep") return;
  keeping ??= keep(true)
    .catch(() => {})
    .finally(() => (keeping = null));
  event.waitUntil(keeping);
});

/** Deletes some of our caches. @param {(name: string) => boolean} old */
async function forget(old) {
  const names = (await caches.keys()).filter((name) => name.startsWith("ludopolis-") && old(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Keeps what the server names, unless it is another version by now: then its own worker does. @param {boolean} [rules] not the offline page alone */
async function keep(rules = false) {
  const { version, language, shell, pages, files } = await (await fetch(`${ROOT}/offline/files`, { cache: "no-store" })).json();
  if (version !== VERSION) return;
  const own = PAGES + language;
  await forget((name) => name.startsWith(PAGES) && name !== own);
  await add(FILES, shell);
  await add(own, [OFFLINE]);
  if (!rules) return;
  await add(FILES, files);
  await add(own, pages);
}

/** One after the other, since nobody waits for them. @param {string} name @param {string[]} paths */
async function add(name, paths) {
  const cache = await caches.open(name);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path, { cache: path.startsWith(STATIC) ? "default" : "reload" });
    if (answer.ok && !/no-store/.test(answer.headers.get("Cache-Control") ?? "")) await cache.put(path, answer);
  }
}

/** What is kept of an address, whatever it asks for within. @param {Request} request */
const kept = (request) => caches.match(request, { ignoreSearch: request.mode === "navigate" });

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith(STATIC)) {
    event.respondWith(kept(request).then((answer) => answer ?? fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await kept(request)) ?? (await caches.match(OFFLINE)) ?? Response.error()));
  } else if (pathname.startsWith(RULES)) {
    event.respondWith(fetch(request).catch(async () => (await kept(request)) ?? Response.error()));
  }
});

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, {
      body: text,
      tag: path,
      renotify: true,
      data: path,
      icon: "ICON",
      badge: "ICON",
    }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const address = new URL(ROOT + event.notification.data, worker.location.origin).href;
  event.waitUntil(
    worker.clients.matchAll({ type: "window", includeUncontrolled: true }).then((/** @type {any[]} */ windows) => {
      const open = windows.find((one) => one.url.split(/[?#]/)[0] === address);
      return open ? open.focus() : worker.clients.openWindow(address);
    }),
  );
});
