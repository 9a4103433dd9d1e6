/** What a person sees on a table's page, for the players of the tests. Runs in every page before the page's own scripts. */
(() => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true }) && inFrame(element, box);
  };
  /** On a map, what lies beyond the edge or under something else cannot be touched before the map is moved. */
  const inFrame = (element, box) => {
    if (!element.closest(".pan-frame")) return true;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && element.contains(hit);
  };
  const text = (selector) => document.querySelector(selector)?.textContent.trim().replace(/\s+/g, " ") ?? "";

  /** The legal controls by their index among all controls of the page, the question, whether the game is over. */
  const look = () => {
    const controls = [...document.querySelectorAll("[data-move]")].flatMap((element, at) => {
      if (!shown(element) || element.disabled) return [];
      const box = element.getBoundingClientRect();
      return [
        {
          at,
          move: element.dataset.move,
          tray: Boolean(element.closest(".tray")),
          pressed: element.ariaPressed === "true",
          width: box.width,
          height: box.height,
        },
      ];
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
    const sign = JSON.stringify([
      seen.question,
      faces,
      seen.confirm,
      seen.curtain,
      seen.over,
      seen.lost,
      text(".logbox li"),
      document.querySelectorAll(".logbox li").length,
      text(".tray"),
    ]);
    return { ...seen, sign };
  };

  /** Acts in the next animation frame, or soon after in a page that gets none. */
  const soon = (act) => {
    let done = false;
    const once = () => {
      if (!done) act();
      done = true;
    };
    requestAnimationFrame(once);
    setTimeout(once, 200);
  };

  /** Resolves with what is seen as soon as it is `wanted`, or with null after `waitMs`. */
  const until = (wanted, waitMs) =>
    new Promise((done) => {
      const end = performance.now() + waitMs;
      const check = () => {
        const seen = look();
        if (wanted(seen) && !document.querySelector(".pan-frame")) done(seen);
        else if (wanted(seen)) soon(() => soon(() => done(look()))); // a map fits itself after the page has been laid out
        else if (performance.now() > end) done(null);
        else setTimeout(check, 40); // to look in every frame would keep the page busy
      };
      check();
    });

  const busy = () => document.querySelector(".tray.busy") !== null;
  window.lookChanged = (sign, waitMs) => until((seen) => seen.sign !== sign && !busy(), waitMs);
  window.lookReady = (waitMs) => until((seen) => seen.over || ((seen.controls.length > 0 || seen.confirm || seen.curtain) && !busy()), waitMs);
  window.look = look;

  /** The middle of a control, given by its index among all, if a touch there meets the control; else null. Empty if it is gone. */
  window.openSpot = (at) => {
    const element = document.querySelectorAll("[data-move]")[at];
    if (!element) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const spot = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(...spot)) ? spot : null;
  };
})();
