/**
 * What a finger would miss and a reader could not read on a table's page, as the page stands: names of faults, each with an example.
 * An expression for `page.evaluate`; `least` says how large some things must be, by their selectors.
 */
async (least) => {
  const { SLACK, box, shown, within, scrolls, scrollTo, missed } = globalThis.touch;
  /** How far a key pans a map (kit/map/pan.js), and how often it is pressed at most. */
  const KEY = 80;
  const MAX_KEYS = 30;
  /** @type {Record<string, string>} */
  const faults = {};
  const fault = (kind, name, example) => (faults[`${kind} ${name}`] ??= example);
  const unseen = globalThis.unpainted ?? {}; // tests do not paint their pages (people.py)
  unseen.disabled = true;
  const drawn = () => new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame++) await drawn(); // a map fits itself after the page has been laid out

  // What can be chosen: a cross as wide as a finger about its middle belongs to it alone. What looks smaller may catch touches beside it.

  const outside = (at, frame) => at.left < frame.left || at.top < frame.top || at.right > frame.right || at.bottom > frame.bottom;
  const map = document.querySelector(".pan-frame");
  const press = (key) => map.dispatchEvent(new KeyboardEvent("keydown", { key }));
  /** Whether the map is larger than its frame; then whatever lies at the edge or under something else has to be panned. */
  const large = map !== null && [...map.querySelectorAll("[data-id], [data-move]")].some((thing) => outside(box(thing), box(map)));
  /** Pans by keys until something is in the middle of the map, or as near as the map lets it be. */
  const panTo = (element) => {
    const away = () => {
      const [at, frame] = [box(element), box(map)];
      return [(at.left + at.right - frame.left - frame.right) / 2, (at.top + at.bottom - frame.top - frame.bottom) / 2];
    };
    for (let step = 0; step < MAX_KEYS; step++) {
      const [x, y] = away();
      if (Math.abs(x) > KEY / 2) press(x > 0 ? "ArrowRight" : "ArrowLeft");
      if (Math.abs(y) > KEY / 2) press(y > 0 ? "ArrowDown" : "ArrowUp");
    }
  };
  const targets = [...document.querySelectorAll(".app :is([data-move], [data-step], [data-confirm])")].filter((element) => !element.disabled && shown(element));
  for (const target of targets) {
    scrollTo(target);
    if (large && map.contains(target) && missed(target)) panTo(target);
    const miss = missed(target);
    if (miss) fault(miss.arm, `${within(target)} by ${miss.met}`, `${target.dataset.move}: ${miss.about}`);
  }
  if (large) press("0");
  for (const [selector, pixels] of Object.entries(least)) {
    const smallest = Math.min(...[...document.querySelectorAll(selector)].filter(shown).map((element) => Math.min(box(element).width, box(element).height)));
    if (smallest < pixels - SLACK) fault("small", selector, `${Math.round(smallest)} of ${pixels}`);
  }

  // Text: in sight wherever something clips it, and no word on two lines.

  const clips = (value) => value === "hidden" || value === "clip";
  /** The lines of a text without the room above and below its letters. */
  const lines = (node, start = 0, end = node.length) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width && height)
      .map(({ left, right, top, bottom, height }) => ({ left, right, top: top + height / 4, bottom: bottom - height / 4 }));
  };
  /** What cuts a text off: a box that clips it and cannot be scrolled, or the window. */
  const cutter = (node) => {
    const found = lines(node);
    if (!found.length) return null;
    const [left, right] = [Math.min(...found.map((line) => line.left)), Math.max(...found.map((line) => line.right))];
    const [top, bottom] = [Math.min(...found.map((line) => line.top)), Math.max(...found.map((line) => line.bottom))];
    let [across, down, free] = [true, true, false];
    for (let above = node.parentElement; above && above !== document.documentElement; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (above.matches(".pan-world")) return null;
      if (free && style.position === "static") continue; // what lies free is clipped by what it is placed in
      free = style.position === "absolute";
      if (style.position === "fixed") return null;
      if (style.display === "contents" || (style.display === "inline" && above.localName !== "svg")) continue;
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      const edge = box(above);
      if (across && clips(style.overflowX) && (left < edge.left - SLACK || right > edge.right + SLACK)) return above;
      if (down && clips(style.overflowY) && (top < edge.top - SLACK || bottom > edge.bottom + SLACK)) return above;
      if (across && style.textOverflow === "ellipsis" && clips(style.overflowX) && above.scrollWidth > above.clientWidth + SLACK) return above;
    }
    const beyond = (across && (left < -SLACK || right > innerWidth + SLACK)) || (down && (top < -SLACK || bottom > innerHeight + SLACK));
    return beyond ? document.body : null;
  };
  const broken = (node) =>
    [...node.data.matchAll(/\p{L}{3,}/gu)].find(
      (word) => new Set(lines(node, word.index, word.index + word[0].length).map(({ top }) => Math.round(top))).size > 1,
    )?.[0];
  /** The drawing that an SVG text stands on, and whether the text sticks out of it sideways. */
  const sticksOut = (text) => {
    const { left, right } = box(text);
    const thing = text.closest("[data-id]");
    const shapes = [...(thing?.querySelectorAll("rect, path, circle, polygon, use, ellipse") ?? [])].map(box);
    if (!shapes.length) return false;
    return left < Math.min(...shapes.map((one) => one.left)) - SLACK || right > Math.max(...shapes.map((one) => one.right)) + SLACK;
  };
  /** A chip without room in the bar is not shown at all, nor is what may have no height, nor a name that wraps below the only line there is. */
  const leftOut = (element, node) => {
    if (element.matches(".chips > *")) return box(element).top >= box(element.parentElement).bottom;
    const { maxHeight, flexWrap, overflowY, paddingTop, paddingBottom } = getComputedStyle(element);
    if (!clips(overflowY)) return false;
    if (maxHeight === "0px") return paddingTop === "0px" && paddingBottom === "0px";
    return flexWrap === "wrap" && lines(node).every(({ top }) => top >= box(element).bottom);
  };
  const walker = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.data.trim();
    if (!words || element.closest(".vh, .news, .toast, title, desc, style") || !shown(element) || leftOut(element, node)) continue;
    const by = cutter(node);
    if (by) fault("cut", within(element), `“${words}” by ${within(by)}`);
    const split = element.closest("svg") || node.data.includes("\u00AD") ? undefined : broken(node); // a soft hyphen says where a word may end
    if (split) fault("broken", within(element), split);
    if (element.localName === "text" && sticksOut(element)) fault("wide", within(element), words);
  }

  // Nothing scrolls sideways but maps and rows.

  for (const part of [document.documentElement, ...document.querySelectorAll(".app, .board, .tray")]) {
    if (part.scrollWidth > part.clientWidth + SLACK) fault("sideways", within(part), `${part.scrollWidth} > ${part.clientWidth}`);
  }

  // Everybody's score can be read, on the page as it is or behind the tab of the players.

  const seats = document.querySelectorAll(".players > article").length;
  const readable = (element) => {
    if (!shown(element)) return false;
    scrollTo(element);
    const { left, top, right, bottom } = box(element);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  const scores = () =>
    Math.max(...[".players .sc", ".scorestrip b", ".fin tfoot b"].map((score) => [...document.querySelectorAll(score)].filter(readable).length));
  const told = document.querySelectorAll(".players .sc").length;
  const tab = document.querySelector(".tabs [data-to=players]");
  if (told && scores() < seats && tab && shown(tab)) {
    const before = document.querySelector(".tabs .on");
    tab.click();
    await drawn();
    if (scores() < seats) fault("unread", "scores", `${scores()} of ${seats}, behind the tab`);
    before?.click();
  } else if (told && scores() < seats) fault("unread", "scores", `${scores()} of ${seats}`);
  unseen.disabled = false;
  return faults;
};
