"""The moment of choosing: every answer is in view and uncovered when its question comes, and has a name of its own.

There are some 48,000 questions. Even pieces of them can run side by side, each with a line on what it
has measured: `PIECE=3/16 pytest -m soak tests/browser/test_choosing.py` is the third of sixteen. With `EVERY=20`
one question of twenty of each record is measured.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from server.running import Server

from browser.fixtures import Invite
from browser.games import GAMES
from browser.people import QUICK, Person, drawn
from browser.questions import Puppet, Question, golden_files, questions, read, watched

HERE = Path(__file__).parent
MEASURE = "".join((HERE / name).read_text("utf-8") for name in ("touch.js", "choosing.js")) + "null"
"""What a page has to know to be measured. It ends with a value, or Playwright would call the last function."""
SCREENS = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390))
LANGUAGES = ("en", "ru", "uk", "pl", "cs", "sk", "ro", "hu")
SAMPLE_SCREENS = ((390, 844), (844, 390), (820, 1180))
SAMPLE_LOCALES = {
    "ginkgopolis": "hu-HU",
    "happy_city": "cs-CZ",
    "streets": "ru-RU",
    "uptown": "ro-RO",
    "welcome_to": "pl-PL",
}
"""Names are unique in every language."""
SAMPLE_RECORD = 18
SAMPLE_RECORDS = {"streets": 13, "welcome_to": 43}
"""Streets alone with businesses and the Investor, Welcome To… with rings: games with all kinds of questions."""
SAMPLE_EVERY = 10
"""Of so many questions of a game one is measured in every run, and the first of each kind on all these screens."""

Screen = tuple[int, int]
Faults = dict[str, str]
"""Examples of faults, by their names."""

WRONG = """<div class="app"><main class="board" style="height: 300px; overflow: auto"><div class="pan"
    style="position: relative"><div class="pan-frame" style="position: relative; width: 300px; height: 200px;
      overflow: hidden">
    <button data-move="place 1" aria-label="Plot 1" style="position: absolute; left: 20px; top: 60px; width: 44px;
      height: 44px"></button>
    <button data-move="place 2" aria-label="To -1,2" style="position: absolute; left: 120px; top: 60px; width: 44px;
      height: 44px"></button><i class="lid" style="position: absolute; left: 125px; top: 60px; width: 30px;
      height: 44px"></i>
    <button data-move="place 3" class="far" aria-label="Plot 3" style="position: absolute; left: 290px; top: 60px;
      width: 44px; height: 44px"></button></div>
    <p class="news" style="position: absolute; left: 10px; top: 70px; width: 50px; height: 20px; margin: 0;
      background: #fff; pointer-events: none"></p></div>
    <button data-move="pass" class="pass" aria-label="Plot 1" style="width: 90px; height: 30px; margin: 30px"></button>
    <button data-move="refuse" class="below" aria-label="Refuse" style="display: block; width: 90px; height: 44px;
      margin-bottom: 60px"></button>
  </main><div class="edges"></div></div>"""
"""A page with one fault of each kind."""


def begin(page: Page, legal: list[str]) -> None:
    """Begins to measure the page as it stands. Other pages can be asked meanwhile."""
    page.evaluate("(legal) => void (globalThis.found = choosing(legal))", legal)


def measured(page: Page, where: str = "", when: str = "") -> Faults:
    """The faults of the page that is being measured."""
    found: Faults = page.evaluate("found")
    return {f"{where}{fault}": f"{example}{when}" for fault, example in found.items()}


def sized(screen: Screen) -> ViewportSize:
    width, height = screen
    return ViewportSize(width=width, height=height)


def asked(path: Path, every: int = 1) -> Iterator[Question]:
    """The questions that a seat of a recorded game has to answer, or one of so many."""
    record = read(path)
    return questions(record, watched(path, record.header.players), every)


def test_the_measure_finds_what_is_wrong(invite: Invite) -> None:
    page = invite(painted=True).page
    page.set_content(WRONG)
    page.evaluate(MEASURE)
    begin(page, ["place 1", "build 4"])
    assert set(measured(page)) == {
        "absent build",
        "unannounced [place].far",
        "unannounced [refuse].below",
        "unseen [refuse].below",
        "covered [place]button by .lid",
        "hidden [place]button by .news",
        "small [pass].pass by .board",
        "coordinates [place]button",
        "namesakes [pass].pass",
    }


@pytest.mark.parametrize("game", GAMES)
def test_some_questions_of_a_recorded_game(invite: Invite, game: str) -> None:
    path = golden_files(game)[SAMPLE_RECORDS.get(game, SAMPLE_RECORD)]
    record = read(path)
    person = invite(locale=SAMPLE_LOCALES[game], viewport=sized(SAMPLE_SCREENS[0]))
    puppet = Puppet(person, record, watched(path, record.header.players))
    puppet.page.evaluate(MEASURE)
    found: Faults = {}
    for question, screen in sample(path):
        puppet.page.set_viewport_size(sized(screen))
        puppet.send(question)
        begin(puppet.page, question.legal)
        found |= measured(puppet.page, f"{screen[0]}×{screen[1]} ", f" ({path.name}, {question.n})")
    assert found == {}


def sample(path: Path) -> Iterator[tuple[Question, Screen]]:
    """The first question of each kind on every screen of the sample, some others on one of them."""
    known: set[str] = set()
    turns = cycle(SAMPLE_SCREENS)
    for at, question in enumerate(asked(path)):
        kind = question.message["asks"]["kind"]
        if kind not in known:
            known.add(kind)
            yield from ((question, screen) for screen in SAMPLE_SCREENS)
        elif at % SAMPLE_EVERY == 0:
            yield question, next(turns)


def test_no_question_moves_a_map_under_a_finger(invite: Invite) -> None:
    path = golden_files("streets")[SAMPLE_RECORD]
    record = read(path)
    puppet = Puppet(invite(viewport=sized(SAMPLE_SCREENS[0])), record, watched(path, record.header.players))
    page = puppet.page
    world = page.locator(".pan-world")
    placing = [question for question in asked(path) if question.message["asks"]["kind"] == "tile"]

    def draws(question: Question) -> str | None:
        """Asks the question, and says where the map then lies."""
        puppet.send(question)
        expect(page.locator(f"[data-move='{question.legal[0]}']").first).to_be_attached()
        drawn(page)
        return world.get_attribute("style")

    before = draws(placing[0])
    frame = page.locator(".pan-frame").bounding_box()
    assert frame is not None
    assert before is not None
    page.mouse.move(frame["x"] + 3, frame["y"] + 3)
    page.mouse.down()
    assert draws(placing[-1]) == before
    page.set_viewport_size(sized(SAMPLE_SCREENS[1]))
    assert draws(placing[-2]) == before, "nor does another size of the frame"
    page.mouse.move(0, 0)
    page.mouse.up()
    expect(world).not_to_have_attribute("style", before)


def share(costs: list[int], piece: str) -> list[int]:
    """The members of a piece, as `3/16`: beginning with the dearest, each joins the piece that costs least so far."""
    at, pieces = (int(part) for part in piece.split("/"))
    if not 1 <= at <= pieces:
        raise ValueError(f"PIECE={piece}: it is written as 3/16")
    spent = [0] * pieces
    members: list[list[int]] = [[] for _ in spent]
    for member in sorted(range(len(costs)), key=lambda member: -costs[member]):
        cheapest = spent.index(min(spent))
        members[cheapest].append(member)
        spent[cheapest] += costs[member]
    return sorted(members[at - 1])


def test_pieces_are_even_and_together_the_whole() -> None:
    costs = [9, 1, 4, 4, 30, 2, 8, 8, 5, 11]
    pieces = [share(costs, f"{at}/3") for at in (1, 2, 3)]
    assert sorted(member for piece in pieces for member in piece) == list(range(len(costs)))
    assert sorted(sum(costs[member] for member in piece) for piece in pieces) == [26, 26, 30]


def cost(path: Path) -> int:
    """About what a record costs, in questions: its pages have to be opened, and a question has to be asked of each."""
    record = read(path)
    seat = watched(path, record.header.players)
    return OPENING_COSTS + sum(bool("move" in entry and entry.get("seat") == seat) for entry in record.entries) // EVERY


RECORDS = [path for game in GAMES for path in golden_files(game)]
OPENING_COSTS = 6
PIECE = os.environ.get("PIECE", "")
EVERY = int(os.environ.get("EVERY", "1"))
NUMBERS = share([cost(path) for path in RECORDS], PIECE) if PIECE else list(range(len(RECORDS)))


@pytest.fixture(scope="module")
def tally(pytestconfig: pytest.Config) -> Iterator[Counter[str]]:
    """What is measured and found, told in a line at the end."""
    counts: Counter[str] = Counter()
    yield counts
    plugins = pytestconfig.pluginmanager
    reporter = plugins.getplugin("terminalreporter")
    if reporter is None or not counts:  # workers of xdist have none
        return
    with plugins.getplugin("capturemanager").global_and_fixture_disabled():
        reporter.ensure_newline()
        reporter.write_line(f"{PIECE or 'all'}: {counts['questions']:,} questions measured, {counts['faults']} faults")


class Screens:
    """A page of each size, kept from record to record: opening a browser takes longer than many questions do."""

    def __init__(self) -> None:
        self.puppets: dict[Screen, Puppet] = {}

    def sit(self, browser: Browser, server: Server, number: int) -> dict[Screen, Puppet]:
        """All pages at a recorded game, each in another language."""
        record = read(path := RECORDS[number])
        seat = watched(path, record.header.players)
        for at, screen in enumerate(SCREENS):
            puppet = self.puppets.get(screen)
            person = puppet.person if puppet else Person(browser, server, QUICK, viewport=sized(screen))
            language = LANGUAGES[(number + at) % len(LANGUAGES)]
            person.context.add_cookies([{"name": "lang", "value": language, "url": server.base}])
            if puppet:
                puppet.sit(record, seat)
            else:
                puppet = self.puppets[screen] = Puppet(person, record, seat)
            puppet.page.evaluate(MEASURE)
        return self.puppets

    def complaints(self) -> list[str]:
        """What has gone wrong on the pages since they were last asked."""
        told = [fault for puppet in self.puppets.values() for fault in puppet.person.faults]
        for puppet in self.puppets.values():
            puppet.person.faults.clear()
        return told

    def close(self) -> None:
        for puppet in self.puppets.values():
            puppet.person.context.close()


@pytest.fixture(scope="module")
def screens() -> Iterator[Screens]:
    """The pages of this module, opened with its first record."""
    pages = Screens()
    yield pages
    pages.close()


@pytest.mark.soak
@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: RECORDS[number].stem)
def test_every_question_of_a_recorded_game(
    chromium: Browser, server: Server, screens: Screens, tally: Counter[str], number: int
) -> None:
    path = RECORDS[number]
    puppets = screens.sit(chromium, server, number)
    found: Faults = {}
    for question in asked(path, EVERY):
        for puppet in puppets.values():  # all draw and are measured at the same time
            puppet.send(question)
            begin(puppet.page, question.legal)
        for (width, height), puppet in puppets.items():
            found |= measured(puppet.page, f"{width}×{height} ", f" ({path.name}, {question.n})")
        tally["questions"] += len(puppets)
    tally["faults"] += len(found)
    assert not found, "\n".join(f"{fault}: {example}" for fault, example in found.items())
    assert screens.complaints() == []
