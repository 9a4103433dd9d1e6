"""Score pads in the browser: taps, phones that correct each other, a lost connection, everybody's yes, the sheet."""

import re
from random import Random

import pytest
from our_games import OUR_GAMES
from playwright.sync_api import Page, expect
from test_pads import finished

from benchmarks.slips import slip
from browser.axe import barriers, barriers_in_dialog
from browser.fixtures import Invite
from browser.held import Held
from browser.people import LANDSCAPE, PHONE, Person
from browser.sheets import SheetReader, differing
from browser.typist import Typist
from ludopolis import registry
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import Field, PadEntry

NAMES = ["Anna", "Boris", "Clara", "Dora"]
FAMILY = {"mode": "family"}
MOST_TAPS: list[tuple[str, dict[str, object], float, float]] = [
    ("happy_city", {}, 0, 5),
    ("happy_city", {"mode": "expert"}, 0, 6),
    ("uptown", {}, 0, 14),
    ("streets", {}, 0, 13),
    ("streets", {"business": True}, 0, 13),
    ("ginkgopolis", {}, 14, 12),
    ("ginkgopolis", {"characters": "draft"}, 14, 12),
    ("welcome_to", {}, 3, 20),
    ("welcome_to", {"expert": True}, 3, 20),
    ("welcome_to", {"rings": True}, 3, 20),
    ("welcome_to", {"draft": True}, 3, 20),
]
"""Taps that a pad may take on average over tables of three and four: for what is shared, and for each player."""
SOLO_TAPS: list[tuple[str, dict[str, object], float, float]] = [
    ("streets", {}, 0, 13 + 35),
    ("streets", {"business": True}, 0, 13 + 35),
    ("ginkgopolis", {}, 14, 41 - 14),
    ("ginkgopolis", {"solo_level": "expert"}, 14, 41 - 14),
    ("welcome_to", {}, 3, 20),
    ("welcome_to", {"expert": True}, 3, 20),
]
"""The same of solo games, the automaton's side included. In Ginkgopolis both sides have more cards: no more taps than a
whole table of three takes."""
SOAK_GAMES = 8


def new_pad(anna: Person, game: str, names: list[str], **options: object) -> str:
    answer = anna.post("/pads", game=game, names=names, options=options)
    assert answer.status == 201, answer.text()
    id = str(answer.json()["pad"])
    assert anna.post(f"/pads/{id}", kind="sit", side=0).ok
    return id


def enter(person: Person, id: str, **figures: int) -> None:
    for name, value in figures.items():
        field = re.sub(r"_(\d)$", r".\1", name)
        answer = person.post(f"/pads/{id}", kind="enter", field=field, value=value)
        assert answer.ok, answer.text()


def played(game: str, players: int, seed: int, **options: object) -> PadEntry:
    """What somebody would enter after a game between reasonable players."""
    found = registry.find(game)
    assert found.pad is not None
    setting = Setting(players, found.complete(options, players))
    return found.pad.entry(finished(found, setting, seed, 1.0))


# From the box to the sheet


def test_from_the_box_to_a_sheet_on_two_phones(invite: Invite) -> None:
    anna, boris = invite(viewport=PHONE), invite(viewport=PHONE)
    page = anna.open("/box")
    page.get_by_role("link", name="Happy City").click()
    page.locator(".counts").get_by_text("2", exact=True).click()
    expect(page.get_by_text("Give each player 2 coins.")).to_be_visible()
    page.get_by_text("Give each player 2 coins.").click()
    expect(page.get_by_role("checkbox", name="Give each player 2 coins.")).to_be_checked()
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label("Name for seat 2").fill("Boris")
    page.get_by_role("button", name="Draw lots for first player").click()
    expect(page.get_by_text(re.compile(r"^(Anna|Boris) begins\.$"))).to_be_visible()
    assert barriers(page, "set-up with the box") == []
    page.get_by_role("button", name="Open a score pad").click()
    expect(page.locator(".padtabs")).to_contain_text("Boris")

    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Show a short code").click()
    code = page.locator(".padcode output").inner_text()
    assert barriers_in_dialog(page, "share a pad") == []
    other = boris.open("/box")
    other.get_by_label("Score pad code").fill(code)
    other.get_by_role("button", name="Open").click()
    other.get_by_role("button", name="Boris").last.click()  # which of these are you?
    expect(other.locator(".who")).to_have_count(0)
    page.keyboard.press("Escape")

    # Each enters their own; a wrong figure of Anna's is mended from Boris' phone.
    for digit in "98":
        page.locator(f'[data-digit="{digit}"]').click()
    page.locator("[data-done]").click()
    other.get_by_role("button", name="Boris").first.click()
    for digit in "712":
        other.locator(f'[data-digit="{digit}"]').click()
    other.locator("[data-done]").click()
    other.locator('.padfigure[data-key="hearts.0"]').click()
    other.locator('[data-digit="9"]').click()
    other.get_by_role("button", name="Sheet").click()
    for one in (page, other):
        one.get_by_role("button", name="Sheet").click()
        expect(one.locator("[data-total]")).to_have_text(["81", "84"])
        expect(one.locator(".padchanges li").first).to_contain_text("Boris: Anna, Hearts on your cards: 8 → 9")
        assert barriers(one, "the sheet of a pad") == []

    # Everybody's yes locks it; to change it is a step of its own.
    page.get_by_role("button", name="Yes, it is right Anna").click()
    expect(other.locator(".says")).to_have_count(1)
    expect(other.get_by_role("button", name="Yes, it is right Anna")).to_have_count(0)
    other.get_by_role("button", name="Yes, it is right Boris").click()
    expect(page.get_by_text("Everybody has said yes.").first).to_be_visible()
    page.get_by_role("button", name="Anna").first.click()
    expect(page.locator(".padcell").first).to_be_disabled()
    other.get_by_role("button", name="Change something").click()
    page.get_by_role("button", name="Sheet").click()
    expect(page.locator(".says")).to_have_count(0)
    other.get_by_role("button", name="Undo").first.click()
    expect(page.locator("[data-total]")).to_have_text(["72", "84"])
    assert anna.faults == boris.faults == []


def test_entries_wait_on_the_phone_until_there_is_a_connection(invite: Invite) -> None:
    anna, boris = invite(viewport=PHONE), invite()
    id = new_pad(anna, "happy_city", NAMES[:2], **FAMILY)
    page, other = anna.open(f"/pad/{id}"), boris.open(f"/pad/{id}")
    expect(page.locator("[data-digit]").first).to_be_visible()
    anna.context.set_offline(True)
    for digit in "98":
        page.locator(f'[data-digit="{digit}"]').click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.locator(".padcell")).to_have_text(["9", "8"])  # they stand there all the same
    anna.context.set_offline(False)
    page.reload()  # the phone went to sleep meanwhile: what was tapped is still on it
    expect(page.locator(".padcell")).to_have_text(["9", "8"])
    other.get_by_role("button", name="Sheet").click()
    expect(other.locator('.padfigure[data-key="hearts.0"]')).to_have_text("8")
    cut = ("ERR_INTERNET_DISCONNECTED", "ERR_ABORTED")  # without a connection, and by the reload
    anna.faults = [fault for fault in anna.faults if not any(one in fault for one in cut)]
    assert anna.faults == boris.faults == []


def test_a_tie_is_told_in_words_and_what_cannot_be_is_kept_on_purpose(invite: Invite) -> None:
    anna = invite(viewport=LANDSCAPE)
    id = new_pad(anna, "happy_city", NAMES[:3], **FAMILY)
    enter(anna, id, residents_0=9, hearts_0=8, residents_1=6, hearts_1=12, residents_2=9, hearts_2=8)
    page = anna.open(f"/pad/{id}")
    page.get_by_role("button", name="Sheet").click()
    page.locator("[data-missing]").click()
    held = Held(page, f"**/api/pads/{id}", times=1)
    for side, coins in enumerate((5, 4, 0)):  # quicker than the server answers: what is tapped counts as entered
        expect(page.locator(f'[data-field="coins.{side}"] .padcell')).to_have_attribute("aria-pressed", "true")
        page.locator(f'[data-digit="{coins}"]').click()
        page.locator("[data-done]").click()
    expect(page.get_by_role("button", name="Sheet")).to_have_attribute("aria-pressed", "true")
    held.next().continue_()
    expect(page.locator(".won")).to_contain_text("Anna wins")
    expect(page.locator(".won")).to_contain_text("A tie, decided by the coins left")
    enter(anna, id, residents_0=21, hearts_0=21)
    problem = page.locator(".problem")
    expect(problem).to_contain_text("no ten cards show that many")
    expect(page.locator(".padfigure.wrong")).to_have_count(2)
    problem.get_by_role("button", name="That is how we played it").click()
    expect(problem).to_have_count(0)
    assert anna.faults == []


def test_the_keyboard_is_enough(invite: Invite) -> None:
    anna = invite()
    id = new_pad(anna, "uptown", NAMES[:2])
    page = anna.open(f"/pad/{id}")
    expect(page.locator("[data-digit]").first).to_be_visible()
    page.keyboard.type("12")
    page.locator('[data-field="plot_2.0"] .padcell').focus()
    page.keyboard.press("Enter")
    page.keyboard.type("-3")
    expect(page.locator(".padcell").nth(0)).to_have_text("12")
    expect(page.locator(".padcell").nth(1)).to_have_text("−3")
    page.keyboard.press("Backspace")
    expect(page.locator(".padcell").nth(1)).to_have_text("–")
    assert barriers(page, "a pad") == []


# Taps and slips


def taps(invite: Invite, game: str, seed: int, players: int = 3, **options: object) -> tuple[float, float]:
    """Taps for what is shared and for each player of a simulated game, entered on one phone."""
    anna = invite(viewport=PHONE)
    entry = played(game, players, seed, **options)
    typist = Typist(anna.open(f"/pad/{new_pad(anna, game, NAMES[:players], **options)}"), entry)
    typist.enter_all()
    found = registry.find(game)
    assert found.pad is not None
    counted = found.pad.count(players, found.complete(options, players), entry)
    assert counted is not None
    shown = typist.page.locator("[data-total]").all_inner_texts()
    assert [int(one.replace("−", "-")) for one in shown] == counted.results.totals
    sheet_shows(typist.page, found.pad.fields(players, found.complete(options, players), entry), entry)
    assert anna.faults == []
    anna.context.close()
    return typist.shared, (typist.taps - typist.shared) / players


def sheet_shows(page: Page, fields: list[Field], entry: PadEntry) -> None:
    """Every figure that was entered stands by itself on the sheet, and where a phone shows it."""
    for field in fields:
        value = entry.get(field.key(), field.default)
        texts = page.locator(f'.padfigure[data-key="{field.key()}"]').all_inner_texts()
        figures = [re.split(r"\s", text)[0].replace("−", "-") for text in texts]
        if field.kind == "grid":
            assert isinstance(value, list)
            assert figures == [str(cell) for row in value if isinstance(row, list) for cell in row]
        elif field.kind in ("track", "tally", "number"):
            assert figures == [str(value)]
        else:
            assert len(texts) == 1
            assert texts[0]
    box = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert box, "the sheet is wider than the phone"


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_slip_stands_on_the_sheet(invite: Invite, game: str) -> None:
    found = registry.find(game)
    assert found.pad is not None
    setting = Setting(3, found.complete({"mode": "expert"} if game == "happy_city" else {}, 3))
    entry = found.pad.entry(finished(found, setting, 3, 1.0))
    reader = SheetReader(invite(viewport=PHONE), found)
    own = reader.own(setting, entry)
    reader.show(setting, entry)
    assert reader.figures() == own
    fields = found.pad.fields(3, setting.options, entry)
    for field in fields if game == "happy_city" else [field for field in fields if field.side <= 0]:
        wrong = slip(field, entry.get(field.key(), field.default or 0), Random(field.key()))
        if wrong is not None and field.takes(wrong):
            reader.show(setting, {**entry, field.key(): wrong})
            assert field.key() in differing(own, reader.figures())


def limits(game: str, options: dict[str, object]) -> tuple[float, float]:
    """The taps of one row of the table."""
    ((shared, each),) = [(shared, each) for id, of, shared, each in MOST_TAPS if (id, of) == (game, options)]
    return shared, each


@pytest.mark.parametrize(
    ("game", "options", "seeds"), [("happy_city", {"mode": "expert"}, (1, 2)), ("streets", {"business": True}, (1,))]
)
def test_taps_and_the_rendered_sheet(
    invite: Invite, game: str, options: dict[str, object], seeds: tuple[int, ...]
) -> None:
    found = [taps(invite, game, seed, 3, **options)[1] for seed in seeds]
    assert sum(found) / len(found) <= limits(game, options)[1]


def mean_taps(invite: Invite, game: str, options: dict[str, object], players: tuple[int, int]) -> tuple[float, float]:
    found = [taps(invite, game, seed, players[seed % 2], **options) for seed in range(SOAK_GAMES)]
    shared, each = (sum(part) / len(found) for part in zip(*found, strict=True))
    return shared, each


@pytest.mark.soak
@pytest.mark.parametrize(
    ("row", "players"), [*((row, (3, 4)) for row in MOST_TAPS), *((row, (1, 1)) for row in SOLO_TAPS)]
)
def test_taps_of_many_games(
    invite: Invite, row: tuple[str, dict[str, object], float, float], players: tuple[int, int]
) -> None:
    game, options, shared, each = row
    found = mean_taps(invite, game, options, players)
    assert found[0] <= shared, f"{found[0]:.1f} taps for what is shared"
    assert found[1] <= each, f"{found[1]:.1f} taps for each player"


def test_all_games_have_a_bound() -> None:
    assert {game for game, *_ in MOST_TAPS} == set(OUR_GAMES)
