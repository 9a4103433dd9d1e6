/** What a finger meets on a table's page. Defines `touch`, for the measures. */
globalThis.touch = (() => {
  const SLACK = 1;
  const FINGER = 44;
  /** What may part a target from its neighbours on each side. */
  const LINE = 2;

  const box = (element) => element.getBoundingClientRect();
  /** Whether something above has faded it away. The page's root does not count: tests do not paint their pages (people.py). */
  const faded = (element) => element !== document.documentElement && (getComputedStyle(element).opacity === "0" || faded(element.parentElement));
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0 && !faded(element);
  const classes = (element) =>
    [...element.classList]
      .filter((name) => !/^(legal|on|t\d|p\d)$/.test(name))
      .map((name) => `.${name}`)
      .join("");
  const named = (element) => (element.dataset.move ? `[${element.dataset.move.split(" ")[0]}]` : "") + (classes(element) || element.localName);
  /** An element as faults name it. */
  const within = (element) =>
    element.closest("[class]") === element || element.dataset?.move ? named(element) : `${named(element.closest("[class]"))} ${element.localName}`;

  const scrolls = (value) => value === "auto" || value === "scroll";
  /** Whether something stays where it is while the rest scrolls. */
  const stays = (element) => Boolean(element) && (getComputedStyle(element).position === "sticky" || stays(element.parentElement));
  /** What is left of a frame that scrolls beside what stays at its top: boards say how high that is. */
  const opening = (frame) => {
    const { top, bottom, left, right, height } = box(frame);
    const edge = (Number.parseFloat(getComputedStyle(frame).scrollPaddingTop) || 0) * (height / frame.offsetHeight || 1);
    return { top: top + edge, bottom, left, right };
  };
  /** Scrolls to something as a person could, never inside what only clips. */
  const scrollTo = (element) => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      const style = getComputedStyle(above);
      const [at, frame] = [box(element), opening(above)];
      if (scrolls(style.overflowY) && (at.top < frame.top || at.bottom > frame.bottom)) above.scrollTop += (at.top + at.bottom - frame.top - frame.bottom) / 2;
      if (scrolls(style.overflowX) && (at.left < frame.left || at.right > frame.right)) above.scrollLeft += (at.left + at.right - frame.left - frame.right) / 2;
    }
  };

  /** The first arm of a cross as wide as a finger at which a touch meets something else; null if all of it belongs to the target. */
  const missed = (target) => {
    const { left, top, width, height } = box(target);
    const reach = FINGER / 2 - (Math.min(width, height) < FINGER - SLACK ? SLACK : LINE);
    for (const [x, y] of [
      [0, 0],
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ]) {
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      const met = hit?.closest("[data-move]") ?? hit;
      if (met && (target.contains(hit) || met.dataset.move === target.dataset.move)) continue;
      return {
        met: met ? within(met) : "the edge",
        arm: x || y ? "small" : "covered",
        about: `${Math.round(width)} × ${Math.round(height)}, ${x} ${y} from its middle`,
      };
    }
    return null;
  };

  return { SLACK, FINGER, LINE, box, shown, within, scrolls, stays, opening, scrollTo, missed };
})();
