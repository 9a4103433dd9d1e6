/**
 * The service worker. It shows push notifications, and stands between pages and the network: pages come from the server alone, or an offline page
 * when it cannot be reached; files that never change come from its cache.
 */
const SHELL = "ludopolis-SHELL_HASH";
const ROOT = "SITE_ROOT";
const OFFLINE = `${ROOT}/offline`;
const FILES = SHELL_FILES;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([OFFLINE, ...FILES]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith("ludopolis-") && name !== SHELL);
  event.waitUntil(
    old()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
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
