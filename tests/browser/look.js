/** What a person sees on a table's page, for the players of the tests. Put into every page before its own scripts. */
(() => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true }) && inFrame(element, box);
  };
  /** What lies beyond the edge of a map, or under something else, cannot be touched before the map is moved. */
  const inFrame = (element, box) => {
    if (!element.closest(".pan-frame")) return true;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && element.contains(hit);
  };
  const text = (selector) => document.querySelector(selector)?.textContent.trim().replace(/\s+/g, " ") ?? "";

  /** The lit controls by their place among all of the page, the question, whether it is over. */
  const look = () => {
    const controls = [...document.querySelectorAll("[data-move]")].flatMap((element, at) => {
      if (!shown(element) || element.disabled) return [];
      const box = element.getBoundingClientRect();
      return [{ at, move: element.dataset.move, tray: Boolean(element.closest(".tray")), pressed: element.ariaPressed === "true", width: box.width, height: box.height }];
    });
    const seen = {
      controls,
      question: text(".status .head"),
      confirm: Boolean(document.querySelector("[data-confirm]")),
      curtain: Boolean(document.querySelector(".curtain button.main")),
      over: Boolean(document.querySelector(".fin")),
      lost: Boolean(document.querySelector(".offline")),
    };
    const faces = controls.map(({ move, pressed }) => [move, pressed]);
    const sign = JSON.stringify([seen.question, faces, seen.confirm, seen.curtain, seen.over, seen.lost, text(".logbox li"), document.querySelectorAll(".logbox li").length, text(".tray")]);
    return { ...seen, sign };
  };

  /** In the next frame; soon, where a page gets none. */
  const soon = (act) => {
    let open = true;
    const once = () => {
      if (open) act();
      open = false;
    };
    requestAnimationFrame(once);
    setTimeout(once, 200);
  };

  /** Resolves with what is seen as soon as `wanted` says yes to it, with null when `wait` milliseconds have passed. */
  const until = (wanted, wait) =>
    new Promise((done) => {
      const end = performance.now() + wait;
      const check = () => {
        const seen = look();
        if (wanted(seen) && !document.querySelector(".pan-frame")) done(seen);
        else if (wanted(seen)) soon(() => soon(() => done(look()))); // a map fits itself after the page has been laid out
        else if (performance.now() > end) done(null);
        else soon(check);
      };
      check();
    });

  const busy = () => document.querySelector(".tray.busy") !== null;
  window.lookChanged = (sign, wait) => until((seen) => seen.sign !== sign && !busy(), wait);
  window.lookReady = (wait) => until((seen) => seen.over || ((seen.controls.length > 0 || seen.confirm || seen.curtain) && !busy()), wait);
  window.look = look;

  /** Whether a lit control, by its place among all, lies open to a touch in its middle. */
  window.liesOpen = (at) => {
    const element = document.querySelectorAll("[data-move]")[at];
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
})();
