/**
 * What stands between a player and an answer, as the page stands when a question comes: nobody has panned the map or closed a card.
 * Defines `choosing`, after `touch.js`; `legal` are the moves asked about, in their notation.
 */
globalThis.choosing = async (legal) => {
  const { FINGER, LINE, box, shown, within, stays, opening, scrollTo, missed } = globalThis.touch;
  /** @type {Record<string, string>} */
  const faults = {};
  const fault = (kind, name, example) => (faults[`${kind} ${name}`] ??= example);
  const drawn = () => new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame++) await drawn(); // a map fits itself after the page has been laid out

  const all = (names) => [...document.querySelectorAll(names)].filter((element) => !element.disabled && shown(element));
  const answers = all(".app [data-move]");
  const leading = new Set(all(".app [data-move], .app [data-step]").flatMap(({ dataset }) => [dataset.move, dataset.step]));

  // Every legal move is on the page, or the first step towards it.

  const sameSpot = (move) => [...leading].some((other) => other?.split(" ")[0] === move.split(" ")[0] && other.split(" ").at(-1) === move.split(" ").at(-1));
  const begun = (move) => {
    for (let part = move; part; part = part.slice(0, Math.max(0, part.lastIndexOf(" ")))) if (leading.has(part)) return true;
    return sameSpot(move); // one touch asks which of several numbers
  };
  for (const move of legal) if (!begun(move)) fault("absent", move.split(" ")[0], move);

  // What lies on a map is in view, or the edge says how many lie where.

  const map = document.querySelector(".pan-frame");
  const half = FINGER / 2 - 2;
  const beyond = (answer) => {
    const [at, frame] = [box(answer), box(map)];
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    return x - half < frame.left || x + half > frame.right || y - half < frame.top || y + half > frame.bottom;
  };
  const outside = answers.filter((answer) => map?.contains(answer) && beyond(answer));
  const told = all(".pan > .pan-edge").reduce((sum, edge) => sum + Number(edge.textContent), 0);
  const places = new Set(outside.map(({ dataset }) => dataset.move)).size;
  if (told < places) fault("unannounced", within(outside[0]), `${places} beyond the edge, which tells of ${told}`);

  // What lies on a board that scrolls is in view if there is room for all of it, else part of it; a board may say how many lie where.

  const AROUND = 24; // the page keeps this distance from the edge where it can
  const board = document.querySelector(".app .board");
  const beside = ({ dataset }) => document.querySelector(`.tray [data-move="${CSS.escape(dataset.move)}"]`); // the same answer, where it is always in view
  const scrolled = answers.filter((answer) => board?.contains(answer) && !map?.contains(answer) && !stays(answer) && !beside(answer));
  if (scrolled.length) {
    const frame = opening(board);
    const boxes = scrolled.map(box);
    const unseen = scrolled.filter((_, at) => boxes[at].top < frame.top - LINE || boxes[at].bottom > frame.bottom + LINE);
    const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const room = frame.bottom - frame.top;
    if (unseen.length && (high + 2 * AROUND <= room || unseen.length === scrolled.length))
      fault("unseen", within(unseen[0]), `${unseen[0].dataset.move}: ${unseen.length} of ${scrolled.length}, ${Math.round(high)} of ${Math.round(room)} px`);
    const middle = ({ top, bottom }) => (top + bottom) / 2;
    const away = scrolled.filter((_, at) => middle(boxes[at]) < frame.top || middle(boxes[at]) > frame.bottom);
    const lost = new Set(away.map(({ dataset }) => dataset.move)).size;
    const said = all(".edges b").reduce((sum, count) => sum + Number(count.textContent), 0);
    if (document.querySelector(".edges") && said < lost) fault("unannounced", within(away[0]), `${lost} out of view, of which ${said} are told`);
  }

  // Nothing lies over an answer, and a finger hits it.

  for (const answer of answers) {
    if (outside.includes(answer)) continue;
    if (!map?.contains(answer)) scrollTo(answer);
    const miss = missed(answer);
    if (miss) fault(miss.arm, `${within(answer)} by ${miss.met}`, `${answer.dataset.move}: ${miss.about}`);
  }

  // What lies over a map without taking touches hides an answer all the same.

  const opaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== "none" || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };
  const floats = map ? all(".pan > :not(.pan-frame, .pan-edge), .pan > :not(.pan-frame, .pan-edge) *, .toast, .first.open, .notice").filter(opaque) : [];
  for (const answer of answers.filter((one) => map?.contains(one) && !outside.includes(one))) {
    const at = box(answer);
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const over = floats.find((element) => {
      const { left, right, top, bottom } = box(element);
      return left < x + half && right > x - half && top < y + half && bottom > y - half;
    });
    if (over) fault("hidden", `${within(answer)} by ${within(over)}`, answer.dataset.move);
  }

  // Names: of two answers never the same, and none by coordinates.

  /** @type {Map<string, string>} */
  const names = new Map();
  for (const answer of answers) {
    const name = answer.getAttribute("aria-label") ?? answer.textContent.trim();
    const { move } = answer.dataset;
    if (!name) fault("nameless", within(answer), move);
    if (/-?\d+,-?\d+|\(-?\d+, ?-?\d+\)/.test(name)) fault("coordinates", within(answer), name);
    if (names.has(name) && names.get(name) !== move) fault("namesakes", within(answer), `${name}: ${names.get(name)}, ${move}`);
    names.set(name, move);
  }
  return faults;
};
