"""How signs are measured on a page of UpTown."""

LEAST_SIGN_PX = 16
SIGNS = """least => [...document.querySelectorAll(".pile .half, .floor, .plot")].flatMap((whole) => {
  const small = ".discs, .mark, .fx, .giver .tok, .lane .floor > .gl";
  const named = whole.matches(".plot") ? ".count, .sf, .floor :is(.discs, .mark, .fx)" : small;
  const signs = [...whole.querySelectorAll(named)].filter((sign) => sign.checkVisibility());
  const boxes = signs.map((sign) => sign.getBoundingClientRect());
  const beside = (a, b) => Math.max(a.left, b.left) + 1 >= Math.min(a.right, b.right);
  const above = (a, b) => Math.max(a.top, b.top) + 1 >= Math.min(a.bottom, b.bottom);
  return boxes.flatMap((box, at) => {
    const name = `${signs[at].getAttribute("class")} ${box.width} × ${box.height} on ${whole.dataset.what}`;
    const over = signs.slice(0, at).filter((_, other) => !beside(box, boxes[other]) && !above(box, boxes[other]));
    const tiny = Math.min(box.width, box.height) < least;
    return [...(tiny ? [`small ${name}`] : []), ...over.map((sign) => `over ${sign.getAttribute("class")}: ${name}`)];
  });
})"""
"""What is too small or lies over something else on the cards of the decks, on the floors of all streets, on a plot."""

FLOORS = """least => [...document.querySelectorAll(".floor :is(.fx, .disc, .mark, .storey)")].flatMap((sign) => {
  const { width, height } = sign.getBoundingClientRect();
  if (!sign.checkVisibility() || !width || !height) return [];
  const floor = sign.closest(".floor");
  const written = sign.matches(".disc, .mark") ? least : parseFloat(getComputedStyle(sign).fontSize);
  const told = `${sign.className} ${width} × ${height}, ${written} on ${floor.dataset.what}`;
  return Math.min(width, height, written) < least ? [told] : [];
})"""
"""Signs of floors on a wide screen that are too low, or whose letters are too small."""

CUT = """() => [...document.querySelectorAll(".hand .half, .pile .half, .heads .tag")].flatMap((whole) => {
  const box = whole.getBoundingClientRect();
  return [...whole.children].filter((part) => part.checkVisibility()).flatMap((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const over = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    return width && over > 1 ? [`${part.className || part.tagName} by ${over} of ${whole.textContent.trim()}`] : [];
  });
})"""
"""What of the signs and names on cards, and of the figures over the street, is cut off."""

APART = """() => [...document.querySelectorAll(".pile .half")].flatMap((half) => {
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  if (!seen(half)) return [];
  const signs = [...half.querySelectorAll(".discs, .mark, .fx")].filter(seen).map((one) => one.getBoundingClientRect());
  const name = half.querySelector(".nm");
  const written = document.createRange();
  written.selectNodeContents(name);
  const foot = getComputedStyle(name).overflow === "hidden" ? name.getBoundingClientRect().bottom - 4 : Infinity;
  const lines = seen(name) ? [...written.getClientRects()].filter(({ top }) => top < foot) : [];
  const across = (a, b) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = (a, b) => Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  const gap = (a, b) => Math.max(across(a, b), down(a, b));
  const box = half.getBoundingClientRect();
  const faults = signs.flatMap((sign, at) => [
    ...signs.slice(0, at).filter((other) => gap(sign, other) < 0.4).map(() => "signs touch"),
    ...lines.filter((line) => gap(sign, line) < -1.5).map(() => "a sign is on the name"),
    ...(Math.max(sign.right - box.right, sign.bottom - box.bottom, box.top - sign.top) > 0.5 ? ["a sign is cut"] : []),
  ]);
  return faults.map((fault) => `${half.dataset.what}, ${box.width} × ${box.height}: ${fault}`);
})"""
"""Signs of cards of the decks that touch, lie on a name or are cut off. A line is higher than its letters."""
