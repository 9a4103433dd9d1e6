/**
 * Animates coins, from the purse that has fewer now to the one that has more. A board marks purses: `data-purse` names the owner (a seat, or a pile of
 * the board's own), `data-coins` says how many. What the bank gives or takes comes from, or goes to, what the news of that seat is about.
 */

/** @typedef {{coins: number, box: DOMRect}} Purse */
/** @typedef {(seat: number) => Element | null} Spot what the news of a seat is about */

/** Most coins in one animation. */
const MAX_COINS = 6;
/** The last coin has arrived after 600 ms. */
const FLIGHT_MS = 400;
const STAGGER_MS = 40;
/** How high above the straight way a coin flies, as a part of it. */
const ARC = 0.16;

/** @param {Element} root @returns {Map<string, Purse>} the purses in sight; of two with one name, the first */
export function purses(root) {
  /** @type {Map<string, Purse>} */
  const found = new Map();
  for (const element of root.querySelectorAll("[data-purse]")) {
    const name = element.getAttribute("data-purse") ?? "";
    const box = element.getBoundingClientRect();
    if (!found.has(name) && box.width) found.set(name, { coins: Number(element.getAttribute("data-coins")), box });
  }
  return found;
}

/**
 * Finds out who paid whom, and returns the function that sends the coins.
 * @param {Element} root
 * @param {Map<string, Purse>} before
 * @param {Spot} spot
 * @returns {() => void}
 */
export function payments(root, before, spot) {
  if (!before.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const now = purses(root);
  /** @type {{name: string, left: number, box: DOMRect}[]} */
  const payers = [];
  /** @type {typeof payers} */
  const takers = [];
  for (const [name, { coins, box }] of now) {
    const gain = coins - (before.get(name)?.coins ?? coins);
    if (gain) (gain < 0 ? payers : takers).push({ name, left: Math.abs(gain), box });
  }
  /** @type {(() => void)[]} */
  const flights = [];
  for (const payer of payers) {
    for (const taker of takers) {
      const count = Math.min(payer.left, taker.left);
      payer.left -= count;
      taker.left -= count;
      if (count) flights.push(() => fly(payer.box, taker.box, count));
    }
  }
  const bank = (/** @type {string} */ name) => (/^\d+$/.test(name) ? spot(Number(name))?.getBoundingClientRect() : undefined);
  for (const { name, left, box } of payers) {
    const to = left ? bank(name) : undefined;
    if (to?.width) flights.push(() => fly(box, to, left));
  }
  for (const { name, left, box } of takers) {
    const from = left ? bank(name) : undefined;
    if (from?.width) flights.push(() => fly(from, box, left));
  }
  return () => flights.forEach((start) => start());
}

/** @param {DOMRect} from @param {DOMRect} to @param {number} count */
function fly(from, to, count) {
  const [x, y] = middle(from);
  const [dx, dy] = [middle(to)[0] - x, middle(to)[1] - y];
  const rise = Math.hypot(dx, dy) * ARC;
  for (let index = 0; index < Math.min(count, MAX_COINS); index += 1) {
    const coin = document.createElement("i");
    coin.className = "flying coin";
    coin.setAttribute("aria-hidden", "true");
    document.body.append(coin);
    const frames = [
      { translate: `${x}px ${y}px`, opacity: 0, scale: 0.7 },
      { translate: `${x + dx * 0.1}px ${y + dy * 0.1 - rise * 0.5}px`, opacity: 1, scale: 1, offset: 0.15 },
      { translate: `${x + dx / 2}px ${y + dy / 2 - rise}px`, opacity: 1, scale: 1 },
      { translate: `${x + dx}px ${y + dy}px`, opacity: 1, scale: 0.8 },
    ];
    const flight = coin.animate(frames, { duration: FLIGHT_MS, delay: index * STAGGER_MS, easing: "ease-in-out", fill: "backwards" });
    flight.finished.then(
      () => coin.remove(),
      () => coin.remove(),
    );
  }
}

/** @param {DOMRect} box @returns {[number, number]} */
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
