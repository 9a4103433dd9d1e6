/** The client's pure modules, called one by one on an empty page. Every function returns plain data, which Python judges. */
({
  /** Where a map lies, and which places to play are beyond its edges. */
  async camera(root, { scene, size, acts }) {
    const { Camera, SIDES } = await import(`${root}/kit/map/camera.js`);
    const camera = new Camera();
    camera.size = size;
    camera.scene = scene;
    camera.settle();
    for (const [name, ...args] of acts) camera[name](...args);
    const { x, y, scale, own } = camera;
    const beyond = Object.fromEntries(SIDES.map((side) => [side, camera.beyond(side).length]));
    camera.settle();
    return { x, y, scale, own, beyond, all: camera.all(), still: camera.x === x && camera.y === y };
  },

  async union(root, boxes) {
    const { union } = await import(`${root}/kit/map/camera.js`);
    return union(boxes);
  },

  /** Which kinds of events are told as new, one after the other, and which count as told, when states bring these kinds. */
  async firsts(root, states) {
    const { Firsts } = await import(`${root.replace(/\/\w+$/, "/static$&")}/kit/help/firsts.js`);
    localStorage.removeItem("ludopolis-firsts");
    const kinds = [...new Set(states.flatMap(({ kinds }) => kinds))];
    const places = Object.fromEntries(kinds.map((kind) => [kind, { id: kind, title: kind, html: "" }]));
    const page = {
      setup: { game: "g", firsts: kinds, spectator: false },
      state: {},
      prefs: { firsts: true },
      fresh: [],
      viewer: 0,
      news: { forcedFacts: [] },
      lesson: {},
      update() {},
    };
    const firsts = new Firsts({ ...page, goOn: async () => ({ whatis: { fetch: async () => ({ firsts: places }) } }) });
    const now = [];
    for (const { kinds, acted } of states) {
      firsts.page.fresh = kinds.map((kind) => ({ kind }));
      await firsts.notice(acted);
      now.push(firsts.now?.fact.kind ?? null);
    }
    return { now, told: firsts.told };
  },

  /** Whom what is told as new is about, after each state. */
  async nearest(root, states) {
    const { Firsts } = await import(`${root.replace(/\/\w+$/, "/static$&")}/kit/help/firsts.js`);
    localStorage.removeItem("ludopolis-firsts");
    const kinds = [...new Set(states.flatMap(({ fresh, before }) => [...fresh, ...before].map(({ kind }) => kind)))];
    const places = Object.fromEntries(kinds.map((kind) => [kind, { id: kind, title: kind, html: "" }]));
    const page = { setup: { game: "g", firsts: kinds, spectator: false }, state: {}, prefs: { firsts: true }, viewer: 0, lesson: {}, update() {} };
    const firsts = new Firsts({ ...page, goOn: async () => ({ whatis: { fetch: async () => ({ firsts: places }) } }) });
    const now = [];
    for (const { fresh, before } of states) {
      Object.assign(firsts.page, { fresh, news: { forcedFacts: before } });
      await firsts.notice(false);
      now.push([firsts.now.fact.kind, firsts.now.fact.seat]);
    }
    return now;
  },

  /** What the line about something new says; `log` has the words of the kinds that the log shortens. */
  async newLine(root, { facts, at, log }) {
    const { Firsts } = await import(`${root.replace(/\/\w+$/, "/static$&")}/kit/help/firsts.js`);
    const { render } = await import(`${root.replace(/\/\w+$/, "/static$&")}/vendor/lit-html/lit-html.js`);
    const page = { setup: { game: "g", firsts: [], spectator: false }, state: {}, prefs: { firsts: true }, viewer: 0, lesson: {}, update() {} };
    const firsts = new Firsts(page);
    firsts.queue = [{ fact: facts[at], facts }];
    firsts.places = { [facts[at].kind]: { id: "", title: "A rule", html: "" } };
    const pieces = (prefix, { kind, seat }) =>
      prefix === "log" ? (log[kind] ? [{ text: log[kind] }] : []) : [{ text: `Player ${seat}`, seat }, { text: ` ${kind}.` }];
    const has = (key) => key.replace("log-", "") in log;
    const ctx = { seats: [{ name: "Anna" }, { name: "Boris" }], words: { pieces }, has, t: (key) => key, name: (seat) => ["Anna", "Boris"][seat] };
    const host = document.createElement("div");
    render(firsts.line(ctx), host);
    return host.textContent.replace(/\s+/g, " ").trim();
  },

  /** The head of the card about something new, by the title of its place in the rules. */
  async newTitle(root, title) {
    const { Firsts } = await import(`${root.replace(/\/\w+$/, "/static$&")}/kit/help/firsts.js`);
    const { render } = await import(`${root.replace(/\/\w+$/, "/static$&")}/vendor/lit-html/lit-html.js`);
    const firsts = new Firsts({ setup: { game: "g", firsts: [] } });
    const t = (key, args) => (args ? args.title : key);
    const ctx = { seats: [], words: { pieces: () => [{ text: "It happened." }] }, has: () => false, t, name: String };
    const host = document.createElement("div");
    render(firsts.card(ctx, { fact: { kind: "k" }, facts: [{ kind: "k" }], place: { id: "", title, html: "" } }), host);
    return host.querySelector(".cap").textContent.trim();
  },

  /** What is told of a rival's turn, and what was done for the reader, in a log. */
  async news(root, { log, fresh, felt, first = [] }) {
    const { News } = await import(`${root.replace(/\/\w+$/, "/static$&")}/kit/news/news.js`);
    const gains = Object.fromEntries(felt.map((kind) => [kind, () => []]));
    const words = { pieces: (_prefix, { kind, seat }) => [{ text: `${seat} ${kind}.`, seat }] };
    const ctx = { seats: [{ name: "Anna" }, { name: "Boris" }], words, has: () => false, name: String };
    const page = {
      setup: { mine: [0] },
      state: { asks: {} },
      board: { gains, tellFirst: first },
      prefs: { toasts: true, sound: "off" },
      viewer: 0,
      text: false,
      ctx: () => ctx,
    };
    const news = new News({ ...page, log, fresh: log.slice(-fresh), update() {} });
    news.mark = () => {};
    news.announce(null, { asks: {} });
    clearTimeout(news.timer);
    const kinds = (facts) => facts.map(({ kind }) => kind);
    return {
      told: news.toast?.map(({ facts }) => facts[0].kind) ?? [],
      done: kinds(news.forcedFacts),
      later: kinds(log.filter((fact) => news.precedes(fact))),
    };
  },

  /** Why a turn is better: the message that says it, with its figures. */
  async because(root, { reasons, gain, unit, turn }) {
    const { because } = await import(`${root}/kit/parts/turns.js`);
    const t = (key, { points, ...args } = {}) => (key === "amount-points" ? (unit ? points + unit : points) : key.startsWith("term-") ? key : [key, args]);
    return because({ t, has: () => true, seats: [0, 1] }, reasons, gain, turn);
  },

  /** A turn beside the one that is marked, on a board that names its places or on one that does not. */
  async compared(root, { turn, marked, named }) {
    const { compared } = await import(`${root}/kit/parts/turns.js`);
    const ctx = { has: (key) => key.startsWith("brief-") || key === "other-cell", say: (prefix, { kind }) => `${prefix}-${kind}` };
    const said = (moves) => moves.map((move) => ({ move, say: { kind: move.split(" ")[0] } }));
    return compared(ctx, said(turn), said(marked), named ? { where: (_, { kind }) => (kind === "cell" ? "north of the park" : undefined) } : null);
  },

  /** The rows that a sum consists of, and what stands above them. */
  async column(root, reasons) {
    const { column } = await import(`${root}/kit/parts/turns.js`);
    const { render } = await import(`${root}/vendor/lit-html/lit-html.js`);
    const place = document.createElement("div");
    render(column({ t: (key) => key, has: () => true, seats: [0, 1] }, reasons), place);
    return { head: place.firstElementChild.textContent, rows: [...place.querySelectorAll("dd")].map((one) => one.textContent) };
  },

  /** The lines that a log tells of facts: as they are heard, and as they are written; or all of them in a row, as news. */
  async told(root, { words, facts, row = false }) {
    const { inRow, lines, plain, sentence } = await import(`${root}/kit/parts/log.js`);
    const { render } = await import(`${root}/vendor/lit-html/lit-html.js`);
    const say = (_, fact) => words[fact.kind].replace(/{(\w+)}/g, (_, name) => fact[name]);
    const pieces = (...given) => [{ text: say(...given) }].filter(({ text }) => text);
    const ctx = { seats: [], has: (key) => key.startsWith("log-"), words: { pieces }, name: (seat) => `${seat}` };
    const written = (drawn) => {
      const place = document.createElement("p");
      render(drawn, place);
      return place.textContent;
    };
    const found = lines(ctx, facts);
    return row ? written(inRow(ctx, found)) : found.map((line) => [plain(line), written(sentence(ctx, line))]);
  },

  /** Whether a card gives way to places to play, and whether it has little room. */
  async yields(root, { frame, targets, things = [] }) {
    const { standInCorners } = await import(`${root}/kit/map/corners.js`);
    const card = document.createElement("div");
    card.dataset.corner = "top left";
    card.style.cssText = "width: 40px; height: 20px";
    document.body.append(card);
    standInCorners([card], frame, targets, things);
    card.remove();
    return [card.hasAttribute("data-yields"), card.hasAttribute("data-tight")];
  },

  /** Whether there is an arrow between two things of 20 × 20 px, with texts on the page. */
  async arrow(root, { from, to, texts }) {
    const { path } = await import(`${root}/kit/draw/arrows.js`);
    const [start, end] = [from, to].map(([x, y]) => new DOMRect(x, y, 20, 20));
    const words = texts.map(([x, y, width, height]) => new DOMRect(x, y, width, height));
    return path(start, end, words) !== "";
  },

  async along(root, { side, frame, sign, targets }) {
    const { alongEdge } = await import(`${root}/kit/map/corners.js`);
    return alongEdge(side, frame, sign, targets);
  },

  /** The corners that cards of 40 × 20 px choose in a frame; `above` is how far from the lower edge they stay. */
  async corners(root, { frame, cards, targets, things, above = 8 }) {
    const { standInCorners } = await import(`${root}/kit/map/corners.js`);
    const elements = cards.map((corner) => {
      const card = document.createElement("div");
      card.dataset.corner = corner;
      card.style.cssText = `width: 40px; height: 20px; --corner-bottom: ${above}px`;
      document.body.append(card);
      return card;
    });
    standInCorners(elements, frame, targets, things);
    const chosen = elements.map((card) => card.dataset.corner);
    for (const card of elements) card.remove();
    return chosen;
  },

  /** Where the marks of things stand; a thing is left, top, width, height. */
  async besides(root, boxes) {
    const { Pins } = await import(`${root}/kit/draw/pins.js`);
    const things = boxes.map(([left, top, width, height]) => {
      const thing = document.createElement("div");
      thing.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
      document.body.append(thing);
      return thing;
    });
    const pins = new Pins();
    pins.set(things.map((thing) => [{ thing }]));
    const found = pins.pins.map(({ style }) => style.translate);
    pins.set([]);
    for (const thing of things) thing.remove();
    return found;
  },

  /** How many things joined by a plus a tile's value counts, where its slip begins and ends, and whether it counts pins. */
  async plates(root, formulas) {
    const { counted, countedWide, plateOf } = await import(`${root}/games/streets/art/pieces.js`);
    return formulas.map((formula) => {
      const drawn = counted(formula, 0, 0, 20);
      const { x, wide } = plateOf(formula, 62, 15);
      return [drawn.split('stroke="var(--print)"').length, x > 4 && x + wide < 97 && wide > countedWide(formula, 14), drawn.includes("<circle")];
    });
  },

  /** Which message tells what half of an income is. */
  async half(root, sums) {
    const { halfWords } = await import(`${root}/games/streets/board/parties.js`);
    return sums.map(([half, due]) => halfWords({ t: (name, { amount }) => `${name} ${amount}` }, { half, due }));
  },

  /** What combinations with these names are called. */
  async apart(root, names) {
    const { apart } = await import(`${root}/games/welcome_to/board/cards.js`);
    return apart({ t: (_, { label, nth, count }) => `${label} ${nth}/${count}` }, names);
  },

  /** New values, and whether the old ones were left alone. */
  async difference(root, pairs) {
    const { applied } = await import(`${root}/kit/net/difference.js`);
    return pairs.map(([old, change]) => {
      const before = JSON.stringify(old);
      return [applied(old, change), JSON.stringify(old) === before];
    });
  },

  async figures(root, language) {
    document.documentElement.lang = language;
    const { either, listed, percent, plus, signed } = await import(`${root}/kit/words/format.js`);
    const numbers = [-12345.5, -1000, -3.5, -1, 0, 2.5, 999, 1000, 1234567];
    const lists = [[], ["A"], ["A", "B"], ["A", "B", "C"]];
    return {
      signed: numbers.map(signed),
      plus: numbers.map(plus),
      percent: [0.305, -0.05, -0.001, 0, 1].map(percent),
      listed: lists.map(listed),
      either: lists.slice(1).map(either),
    };
  },

  /** Facts as sentences; the same in pieces, put together again. */
  async words(root, { language, catalogues, facts, names }) {
    document.documentElement.lang = language;
    const { loadWords } = await import(`${root}/kit/words/words.js`);
    const words = await loadWords(root, catalogues);
    const name = (seat) => names[seat] ?? `${seat}`;
    return facts.map(([prefix, fact]) => {
      const pieces = words.pieces(prefix, fact, name);
      return [words.say(prefix, fact, name), pieces.map(({ text }) => text).join(""), pieces.filter(({ seat }) => seat !== undefined).map(({ text }) => text)];
    });
  },

  /** Why turns are better, as a reader of Welcome To… is told; each with its reasons and the gain. */
  async becauseInWords(root, turns) {
    document.documentElement.lang = "en";
    const { loadWords } = await import(`${root}/kit/words/words.js`);
    const { because } = await import(`${root}/kit/parts/turns.js`);
    const words = await loadWords(root, ["games/welcome_to/locale/en.ftl", "locale/en.ftl"]);
    const ctx = { t: (key, args) => words.text(key, args), has: (key) => words.has(key), seats: [{}, {}] };
    return turns.map(([reasons, gain]) => because(ctx, reasons, gain));
  },

  /** Facts of Welcome To… as the log tells them, and as news over the reader's own town. */
  async overOwnTown(root, facts) {
    document.documentElement.lang = "en";
    const { loadWords } = await import(`${root}/kit/words/words.js`);
    const { lines, plain } = await import(`${root}/kit/parts/log.js`);
    const words = await loadWords(root, ["games/welcome_to/locale/en.ftl", "locale/en.ftl"]);
    const ctx = { words, has: (key) => words.has(key), name: () => "Robo", seats: [{ name: "Anna" }, { name: "Robo" }] };
    return [false, true].map((news) => lines(ctx, facts, false, news).map(plain));
  },

  /** How games ended, as a reader in English is told. */
  async outcome(root, cases) {
    document.documentElement.lang = "en";
    const { loadWords } = await import(`${root}/kit/words/words.js`);
    const { outcome } = await import(`${root}/kit/parts/opening.js`);
    const words = await loadWords(root, ["locale/en.ftl"]);
    const names = ["Anna", "Boris", "Chloé", "Dora"];
    return cases.map(({ opening, winners, ...reader }) =>
      outcome({
        me: 0,
        spectator: false,
        shared: false,
        replay: false,
        ...reader,
        over: { opening, winners },
        t: (key, args) => words.text(key, args),
        name: (seat) => names[seat],
      }),
    );
  },

  /** What a result came from, as a reader in English is told; with a name, if it was somebody else's. */
  async causes(root, cases) {
    const { loadWords } = await import(`${root}/kit/words/words.js`);
    const { clauseText } = await import(`${root}/kit/parts/opening.js`);
    const words = await loadWords(root, ["locale/en.ftl", "locale/coach.en.ftl"]);
    const ctx = { t: (key, args) => words.text(key, args), has: (key) => words.has(key) };
    return cases.map(([told, name]) => clauseText(ctx, told, name));
  },

  /** What a rival loses by a turn, as a reader in English is told: by number of players, whose turn it is if not the reader's, and how many points. */
  async losses(root, cases) {
    document.documentElement.lang = "en";
    const { loadWords } = await import(`${root}/kit/words/words.js`);
    const { label } = await import(`${root}/kit/parts/turns.js`);
    const words = await loadWords(root, ["locale/coach.en.ftl", "locale/en.ftl"]);
    const names = ["Anna", "Boris", "Chloé"];
    const t = (key, args) => words.text(key, args);
    return cases.map(([players, seat, points = 1]) =>
      label({ t, has: (key) => words.has(key), seats: names.slice(0, players), name: (at) => names[at] }, { term: "rival", points }, seat ?? undefined),
    );
  },

  async offered(root, cases) {
    const { offered } = await import(`${root}/kit/setup/options.js`);
    return cases.map(([options, wished, players]) =>
      offered(options, wished, players).map(({ name, value, values }) => [name, value, values.map(([id]) => id)]),
    );
  },

  /** The games that stay in sight for what is typed and chosen; what the reader is told. */
  async finder(root, { games, searches }) {
    document.documentElement.lang = "en";
    const { startFinder } = await import(`${root}/kit/pages/finder.js`);
    const players = ["0", "2", "5+"]
      .map((count) => `<option value="${parseInt(count)}" ${count.endsWith("+") ? "data-or-more" : ""}>${count}</option>`)
      .join("");
    document.body.innerHTML = `<input id="find"><select id="find-players">${players}</select><p id="found"></p><button id="find-all"></button>${games
      .map(({ id }) => `<article class="g" id="game-${id}"><button data-new></button></article>`)
      .join("")}`;
    startFinder(games, async (count) => `${count} fit`);
    const [field, choice, found, all] = ["find", "find-players", "found", "find-all"].map((id) => document.getElementById(id));
    const seen = [];
    for (const [text, count] of searches) {
      field.value = text;
      choice.selectedIndex = ["0", "2", "5+"].indexOf(count);
      field.dispatchEvent(new Event("input"));
      await new Promise((done) => setTimeout(done));
      const shown = [...document.querySelectorAll("article.g:not([hidden])")].map(({ id }) => id.replace("game-", ""));
      seen.push([shown, found.textContent, all.hidden]);
    }
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    const focused = document.activeElement?.closest("article")?.id ?? "";
    all.click();
    const cleared = [field.value, choice.value];
    document.body.replaceChildren();
    return { seen, focused, cleared };
  },

  /** What names stand for on a page of things; where pins stand on them. */
  async pins(root, names) {
    const { Pins, find } = await import(`${root}/kit/draw/pins.js`);
    const box = (mark, left, top, width, height) =>
      `<i ${mark} style="position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px"></i>`;
    document.body.innerHTML =
      box('id="card" data-id="card-7"', 100, 100, 40, 40) +
      box('id="part" data-part="market"', 200, 100, 100, 40) +
      box('id="move" data-move="play C"', 100, 300, 40, 40) +
      box('id="step" data-step="place cafe"', 102, 302, 40, 40) +
      '<i id="hidden" data-id="gone" hidden></i>';
    const found = names.map((name) => find(document.body, name).map(({ id }) => id));
    const pins = new Pins();
    pins.set([...["card", "part", "move", "step"].map((id) => [{ thing: document.getElementById(id) }]), []]);
    const stands = pins.pins.map((pin) => [pin.textContent, pin.hidden, pin.style.translate]);
    pins.set([]);
    const left = document.querySelectorAll(".pin").length;
    document.body.replaceChildren();
    return { found, stands, left };
  },

  async rows(root, { games, decided, grouped }) {
    const { asked, decisive, places, ranking, rowsOf } = await import(`${root}/kit/score/rows.js`);
    const row = (points) => ({ key: "", word: "", source: {}, lines: [], points, parts: [] });
    const ctx = { t: (key) => key, over: {} };
    const rows = rowsOf(ctx, grouped.sheets, { sources: grouped.sources, unscored: () => grouped.unscored });
    return {
      places: games.map(places),
      ranking: games.map(ranking),
      decisive: decided.map(([sheets, over]) => decisive(sheets.map(row), over)?.points ?? null),
      asked: grouped.ties.map((over) => asked(over).map(({ name }) => name)),
      rows: rows.map(({ key, points, parts }) => [key, points, parts.map((part) => part.key)]),
    };
  },

  async headlines(root, decidings) {
    const { headline } = await import(`${root}/kit/parts/status.js`);
    const seats = [
      { kind: "human", name: "Anna" },
      { kind: "bot", name: "Robo" },
    ];
    const ctx = { over: null, me: 0, asks: null, seats, name: (seat) => seats[seat].name, t: (key) => key };
    return decidings.map((deciding) => headline({ ...ctx, deciding }));
  },

  async viewers(root, setups) {
    const { firstViewer, needsCurtain } = await import(`${root}/kit/table/viewer.js`);
    return setups.map((setup) => [firstViewer(setup), needsCurtain(setup)]);
  },

  async journal(root, sent) {
    const { keep, requests } = await import(`${root}/kit/net/journal.js`);
    for (const [path, options] of sent) keep(path, options, 200, 1, 0);
    return requests.map(({ path, method, seat, body }) => ({ path, method, seat: seat ?? null, body: body ?? null }));
  },

  async advised(root, turn) {
    const { advised, advisedTo } = await import(`${root}/kit/ctx/advised.js`);
    const ctx = { advised: turn };
    return [advised(ctx).map(({ move, number }) => [move, number]), advisedTo(ctx, "road")?.rest ?? null, advisedTo(ctx, "ro") ?? null, advised({})];
  },

  async earned(root, paid) {
    const { earned } = await import(`${root}/games/streets/board/model.js`);
    const ctx = { t: (key, args) => `${key} ${Object.values(args).join(" ")}` };
    return paid.map((one) => earned(ctx, one));
  },

  /** A drawing as the share sheet gets it: name, type, size, and the colours of two points. */
  async picture(root, { svg, points }) {
    const { sendPicture } = await import(`${root}/kit/draw/png.js`);
    const place = document.createElement("div");
    place.innerHTML = svg;
    document.body.append(place);
    let sent;
    navigator.canShare = () => true;
    navigator.share = async ({ files }) => ([sent] = files);
    await sendPicture(place.firstElementChild, "ludopolis-2026-11-17");
    place.remove();
    const bitmap = await createImageBitmap(sent);
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    const brush = canvas.getContext("2d");
    brush.drawImage(bitmap, 0, 0);
    return [sent.name, sent.type, bitmap.width, bitmap.height, ...points.map(([x, y]) => [...brush.getImageData(x, y, 1, 1).data])];
  },

  /** What characters say in a game, and who has the last word. */
  async remarks(root, { log, seats, kinds, over }) {
    const { lastWord, remarked } = await import(`${root}/kit/news/remarks.js`);
    const said = (remarks) => remarks.map(({ fact, seat, key }) => [log.indexOf(fact), seat, key]);
    return [said(remarked(log, seats, kinds)), over && said(lastWord(log.at(-1), seats, over))];
  },

  /** The kinds of events that a game's characters may speak of. */
  async remarkable(root, game) {
    return (await import(`${root}/games/${game}/board.js`)).remarks;
  },

  /** How a character looks, one set of points after the other. */
  async looks(root, { points, ctx }) {
    const { lookOf } = await import(`${root}/kit/parts/moods.js`);
    const whole = { replay: false, over: null, deciding: [], ui: { kept: {} }, update() {}, ...ctx };
    return points.map((one) => lookOf(whole, 0, one));
  },
});
