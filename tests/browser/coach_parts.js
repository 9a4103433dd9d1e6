/** What the coach's pages show of sums, draws and lines of the log, without a page: given in, told back. */
async () => {
  const { root } = JSON.parse(document.getElementById("setup").textContent);
  const { stroke } = await import(`${root}/kit/replay/curve.js`);
  const { jumps } = await import(`${root}/kit/replay/coach.js`);
  const { lineView, sumOf } = await import(`${root}/kit/replay/review.js`);
  const { Retry } = await import(`${root}/kit/replay/retry.js`);
  const { Replay } = await import(`${root}/kit/replay/replay.js`);
  const { lines, plain, tells } = await import(`${root}/kit/parts/log.js`);

  const accounts = ["start", "luck", "decisions", "rivals", "unforeseeable"];
  const side = (...points) => ({ points: Object.fromEntries(accounts.map((name, at) => [name, points[at] * 1e6])) });
  const sums = (...sides) =>
    sides.map((_, at) => {
      const { start, parts, result } = sumOf({ players: 1, sides }, at);
      return [start, ...parts.map(({ account, points }) => `${account} ${points}`), result];
    });

  const point = (n, share) => ({ n, shares: [share * 1e4, (100 - share) * 1e4] });
  const game = {
    measure: "share",
    sides: [{ side: 0 }, { side: 1 }],
    blocks: [{ kind: "draw" }, { kind: "turn" }, { kind: "draw" }],
    curve: [point(0, 50), point(3, 62), point(5, 20), point(9, 24)],
  };

  const words = {
    "log-shows": "Hal plays A",
    "log-builds": ", builds outward",
    "log-points": "(3 points)",
    "log-card": "",
    "log-round": "Round 3",
    "event-card": "Anna draws blue 5.",
  };
  const pieces = (prefix, { kind }) => [{ text: words[`${prefix}-${kind}`] }];
  const ctx = { seats: [], name: () => "", has: (key) => key in words, words: { pieces } };
  const facts = (...kinds) => kinds.map((kind) => ({ kind }));

  const here = { has: (key) => key === "other-token", name: () => "Anna" }; // its words say only “here”
  const replay = { steps: [{ facts: facts("first") }, { facts: facts("second") }], at: 1, frame: { number: 0 } };

  const better = ["a", "b", "c"].map((move) => ({ move }));
  const left = (...moves) => {
    const retry = { hints: 1, spoken: [], decision: { better }, turn: moves.map((move) => ({ move, forced: move === "-" })) };
    return (
      Object.getOwnPropertyDescriptor(Retry.prototype, "advised")
        .get.call(retry)
        ?.map(({ move }) => move) ?? null
    );
  };

  return {
    alone: sums(side(90, 2, -40, 0, 20)),
    automa: sums(side(23, 16, -29, 0, -15), side(-23, -16, 0, 29, 15)),
    jumps: jumps(game),
    strokes: new Set(Array.from({ length: 12 }, (_, at) => stroke(at, 99, 12))).size,
    log: lines(ctx, facts("round", "card", "shows", "builds", "points"))
      .filter(tells)
      .map(plain),
    full: lines(ctx, facts("card"), true).map(plain),
    left: [left(), left("a"), left("a", "-", "b"), left("b")],
    line: typeof lineView(here, [{ seat: 0, move: "to 3", say: { kind: "token" }, share: 1e6 }]), // lit's nothing
    told: Object.getOwnPropertyDescriptor(Replay.prototype, "told").get.call(replay),
  };
};
