"""Gains that are felt: each has a moment where it happened, which is over at once and is in nobody's way."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from our_games import OUR_GAMES
from playwright.sync_api import expect

import ludopolis
from browser.fixtures import Invite
from browser.questions import Puppet, Question, golden_files, questions, read, watched
from browser.records import finished
from browser.test_pace import EARS, module
from ludopolis import registry
from ludopolis.engine.table.record import Record
from ludopolis.engine.values.data import Data

MOMENT_MS = 600
HELD = """() => {
  globalThis.held = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    if (made.id === "gain" || this.matches(".flying")) {
      made.pause();
      held.push(made);
    }
    return made;
  };
}"""
"""From now on moments stand still."""
CLEARED = """async () => {
  const drawn = () => new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame += 1) await drawn();
  held.length = 0;
  document.querySelectorAll(".felt, .flying").forEach((one) => one.remove());
}"""
"""What the way back to the state before has brought is gone."""
FELT = """async ([id, moves]) => {
  const drawn = () => new Promise(requestAnimationFrame);
  for (let frame = 0; frame < (moves ? 200 : 2) && !(moves && held.length); frame += 1) await drawn();
  const ends = held.map((one) => one.effect.getComputedTiming().endTime);
  held.forEach((one) => { one.currentTime = 300; });
  const travels = (one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime);
  document.getAnimations().filter(travels).forEach((one) => one.finish()); // a frame waits where its thing arrives
  const thing = [...document.querySelectorAll(`[data-id="${id}"]`)].find((one) => one.getBoundingClientRect().width);
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const frames = [...document.querySelectorAll(".felt svg")].map((one) => one.getBoundingClientRect());
  const framed = frames.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  const lands = held.some((one) => one.effect.target === thing);
  const touched = (one) => {
    if (getComputedStyle(one).pointerEvents !== "none") return true;
    const box = one.getBoundingClientRect();
    return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)?.closest(".felt, .flying");
  };
  const said = [...document.querySelectorAll(".feltslip")].map((one) => one.textContent);
  const blocking = [...document.querySelectorAll(".felt, .felt *, .flying")].filter(touched).length;
  const moments = held.splice(0);
  moments.forEach((one) => one.finish());
  await Promise.all(moments.map((one) => one.finished));
  await null;
  const rest = document.querySelectorAll(".felt, .flying").length;
  return { seen: framed || lands, longest: Math.max(0, ...ends), said, blocking, rest };
}"""
"""The moments of the last state: whether one is about a thing, what they say, how long they are, and what is left."""


def named(game: str) -> set[str]:
    """The events that a board names as gains."""
    text = (Path(ludopolis.__file__).parent / "games" / game / "board" / "gains.js").read_text("utf-8")
    text = re.sub(r"//.*", "", text)
    depth, keys = 0, [""]
    for letter in text[text.index("export const gains = {") + len("export const gains = {") : text.rindex("}")]:
        depth += (letter in "([{") - (letter in ")]}")
        keys[-1:] = [keys[-1], ""] if letter == "," and not depth else [keys[-1] + letter]
    return {key.split(":")[0].strip().strip('"') for key in keys if key.strip()}


@pytest.mark.parametrize("game", OUR_GAMES)
def test_gains_are_events_of_their_game(game: str) -> None:
    kinds = {kind.name for kind in registry.find(game).event_kinds}
    assert kinds >= named(game) >= {gain.kind for gain in GAINS[game]}


class Gain(NamedTuple):
    """An event of the own seat, and where on the board it is felt: None if this time nothing was gained."""

    kind: str
    where: Callable[[Data, Data, Data], str | None]


def estate(fact: Data, before: Data, view: Data) -> str | None:
    """The first estate that is new."""
    seat = fact["seat"]
    new = [one for one in view["sheets"][seat]["estates"] if one not in before["sheets"][seat]["estates"]]
    return f"estate:{seat}:{new[0]['slot']}-{new[0]['size']}" if len(new) == 1 else None


def district(fact: Data, before: Data, view: Data) -> str | None:
    """A district that is larger than what was there, with what was built in it."""
    cells = {tuple(cell) for one in view["districts"] for cell in one["cells"]}
    known = {tuple(cell) for one in before["districts"] for cell in one["cells"]}
    here = tuple(map(int, fact["cell"].split(",")))
    return f"cell:{fact['cell']}" if here in cells - known else None


def happiness(fact: Data, before: Data, view: Data) -> str | None:
    """The product of a city that has changed."""
    seat = fact["seat"]
    was, now = ([city[seat][name] for name in ("residents", "hearts")] for city in (before["cities"], view["cities"]))
    return None if was == now else f"happiness:{seat}"


def tower(fact: Data, before: Data, view: Data) -> str | None:
    """The ground floor of a tower with several floors: the roof lands by itself."""
    halves = view["streets"][fact["seat"]]["plots"][fact["plot"] - 1]["halves"]
    return f"card:{halves[0]['card']}" if len(halves) > 1 else None


def street(fact: Data, before: Data, view: Data) -> str | None:
    """A tile of the street that was closed."""
    return next((f"tile:{one['tile']}" for one in view["city"] if one["cell"] == fact["to_cell"]), None)


def thing(pattern: str) -> Callable[[Data, Data, Data], str | None]:
    """The thing of a fact."""
    return lambda fact, before, view: pattern.format(**fact)


GAINS = {
    "uptown": [Gain("built", thing("card:{card}")), Gain("plot-closed", tower)],
    "streets": [Gain("built", thing("tile:{tile}")), Gain("closed", street)],
    "ginkgopolis": [Gain("urbanized", district)],
    "happy_city": [Gain("bought", happiness)],
    "welcome_to": [
        Gain("wrote", thing("house:{seat}:{slot}")),
        Gain("fence", estate),
        Gain("park", thing("park:{seat}:{street}")),
    ],
}
"""The kinds of gains that a game is known for."""


class Step(NamedTuple):
    """Two questions after each other, and what was gained between them."""

    before: Question
    after: Question
    fact: Data
    where: str


def found(record: Record, seat: int, gain: Gain) -> Step | None:
    """The first time in a record that the seat gains something."""
    before: Question | None = None
    for after in questions(record, seat):
        for fact in after.lines[len(before.lines) :] if before else []:
            if before and fact["kind"] == gain.kind and fact.get("seat") == seat:
                where = gain.where(fact, before.message["view"], after.message["view"])
                if where:
                    return Step(before, after, fact, where)
        before = after
    return None


def steps(game: str) -> Iterator[tuple[Record, int, list[Step]]]:
    """A record of the game in which everything is gained that it is known for."""
    for path in golden_files(game):
        record = read(path)
        if path.name.startswith("rules") or record.header.players < 2:
            continue  # of rules that are played no more, or alone
        seat = watched(path, record.header.players)
        all_found = [found(record, seat, gain) for gain in GAINS[game]]
        if all(all_found):
            yield record, seat, [step for step in all_found if step]


@pytest.mark.parametrize("game", GAINS)
def test_a_gain_is_felt_for_a_moment_and_blocks_nothing(invite: Invite, game: str) -> None:
    record, seat, gained = next(steps(game))
    puppet = Puppet(invite(reduced_motion="no-preference"), record, seat)
    page = puppet.page
    puppet.ask(gained[0].before)
    page.evaluate(HELD)
    for step in gained:
        for motion in ("no-preference", "reduce"):
            page.emulate_media(reduced_motion=motion)
            puppet.told = 0
            puppet.send(step.before)
            page.evaluate(CLEARED)
            puppet.send(step.after)
            felt = page.evaluate(FELT, [step.where, motion == "no-preference"])
            assert felt["seen"] == (motion == "no-preference"), step.fact
            assert felt["longest"] <= MOMENT_MS
            assert (felt["blocking"], felt["rest"]) == (0, 0)
            if game == "happy_city" and felt["seen"]:
                city = [step.before.message["view"]["cities"][seat], step.after.message["view"]["cities"][seat]]
                assert "".join(f"{one['residents']} × {one['hearts']}" for one in city) in felt["said"]


SIXTH = """async ([module, sound]) => {
  const { Gains } = await import(module);
  document.body.innerHTML = '<p data-what="player 0">Anna</p><p data-what="player 1">Boris</p>';
  const score = (points) => points.map((one) => [{ category: "all", points: one, figures: {} }]);
  const ctx = { seats: [{}, {}], facts: [], scores: null, over: null };
  const prefs = { sound, volume: 1, pace: "quick" };
  const table = { setup: { mine: [0] }, board: {}, root: document.body, prefs, text: false };
  const gains = new Gains({ ...table, ctx: () => ctx });
  globalThis.come = async (before, after) => {
    document.querySelectorAll(".felt").forEach((one) => one.remove());
    heard.length = 0;
    ctx.scores = score(after);
    gains.follow({ view: {}, scores: score(before) }, { scores: ctx.scores }, [{ kind: "done" }]);
    gains.show()();
    await new Promise((done) => setTimeout(done));
    return [[...document.querySelectorAll(".feltslip")].map((one) => one.textContent), [...heard]];
  };
}"""
"""A game that does not say what its gains are."""
CHORD = [587, 784]


def test_a_game_without_gains_of_its_own_shows_scores_that_rise_and_sounds_have_their_switch(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    anna.context.add_init_script(EARS)
    page = anna.page
    page.goto("/mine/move")
    for sound, chord in {"all": CHORD, "turn": [], "off": []}.items():
        page.evaluate(SIXTH, [module(page, "news/gains.js"), sound])
        assert page.evaluate("come([4, 5], [7, 5])") == [["+3"], chord]
        assert page.evaluate("come([7, 5], [6, 5])") == [[], []]
        assert page.evaluate("come([6, 5], [6, 6])") == [["+1"], []]  # a rival's
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate("come([4, 5], [7, 5])") == [[], []]


STEPPED = """async ([keys, where]) => {
  const drawn = () => new Promise(requestAnimationFrame);
  for (const key of keys) {
    held.splice(0).forEach((one) => one.cancel());
    if (key === "later") globalThis.ahead += 1000;
    else document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
  for (let frame = 0; frame < 2; frame += 1) await drawn();
  const felt = held.splice(0);
  const things = felt.map((one) => one.effect.target.closest("[data-id]")?.getAttribute("data-id"));
  felt.forEach((one) => one.finish());
  await Promise.all(felt.map((one) => one.finished));
  return [things.includes(where), document.querySelectorAll(".felt").length];
}"""
"""Keys are pressed at once after each other, or later: is what the last one brought felt, and what is left of it?"""
CLOCK = """() => {
  const start = performance.now();
  globalThis.ahead = 0;
  performance.now = () => start + ahead;
}"""
"""A clock that stands still until it is put forward, however slow the machine is."""


def test_a_gain_is_felt_in_a_replay_by_whoever_goes_a_move_on(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    table = anna.bring(finished("uptown"))
    frames = anna.context.request.get(f"/api/tables/{table}/replay").json()["frames"]
    built = {at: fact for at, frame in enumerate(frames) for fact in frame["facts"] if fact["kind"] == "built"}
    at, fact = [one for one in built.items() if one[1]["seat"] == 0][2]  # whose street a spectator sees whole
    page = anna.open(f"/replay/{table}#{at - 2}")
    page.wait_for_selector("main.board [data-id]")
    page.evaluate(HELD)
    page.evaluate(CLOCK)
    where = f"card:{fact['card']}"

    def felt(*keys: str) -> list[object]:
        return page.evaluate(STEPPED, [list(keys), where])  # type: ignore[no-any-return]

    assert felt("later", "ArrowRight", "later", "ArrowRight") == [True, 0]
    assert felt("later", "ArrowRight", "later", "ArrowLeft") == [False, 0]
    assert felt("ArrowLeft", "later", "ArrowRight") == [True, 0]
    assert felt("later", "ArrowLeft", "ArrowLeft", "later", "ArrowRight", "ArrowRight") == [
        False,
        0,
    ]  # faster than a moment
    page.emulate_media(reduced_motion="reduce")
    assert felt("ArrowLeft", "later", "ArrowRight") == [False, 0]
    page.emulate_media(reduced_motion="no-preference")
    assert felt("Home") == [False, 0]
    page.evaluate(f"location.hash = '{at}'")
    expect(page.locator(".stepper input")).to_have_value(str(at))
    assert felt() == [False, 0]
