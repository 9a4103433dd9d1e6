/** Notes when a page was clicked, when it was told something, when it had drawn that into the document, and when it had painted it. Put into every page before its own scripts. */
(() => {
  const clock = () => performance.timeOrigin + performance.now();
  const watched = { clicked: 0, heard: 0, drawn: 0, painted: 0, bytes: 0, asked: 0 };
  /** What is drawn now is painted in the next frame; a message posted in it comes after. */
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then();
      port2.postMessage(null);
    });

  addEventListener("click", () => { watched.clicked = clock(); }, true);

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        watched.heard = clock();
        watched.bytes += data.length;
        painted(() => { watched.painted = clock(); });
      });
    }

    set onmessage(listener) {
      super.onmessage = (message) => {
        listener(message);
        watched.drawn = clock();
      };
    }
  };

  const { fetch } = window;
  window.fetch = async (...how) => {
    watched.asked += 1;
    try {
      return await fetch(...how);
    } finally {
      watched.asked -= 1;
    }
  };

  /** How long nothing has happened any more, and nothing is being waited for. */
  const still = () => (watched.asked || watched.painted < watched.heard ? 0 : clock() - Math.max(watched.clicked, watched.painted));
  Object.defineProperty(window, "watched", { get: () => ({ ...watched, still: still() }) });
  window.watchAgain = () => Object.assign(watched, { clicked: 0, heard: 0, drawn: 0, painted: 0, bytes: 0 });

  /** Resolves when everything that the page came with has loaded and run and has been painted, with the milliseconds since it was opened. */
  window.loaded = new Promise((done) => {
    addEventListener("load", () => void document.fonts.ready.then(() => painted(() => done(performance.now()))));
  });

  /** Resolves when the board has been painted, with the milliseconds since the page was opened. */
  window.board = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("main.board [data-id]")) return;
      observer.disconnect();
      painted(() => done(performance.now()));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
})();
