"""A whole evening with the printed box: three phones and a television, from what to lay out to a tie told in words.

Pictures of every station stay in build/box-evening.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server

from browser.people import PHONE, QUICK, TOUCH, Person

FOLDER = Path("build/box-evening")
TELEVISION = {"width": 1920, "height": 1080}
ROUNDS = 6


def answer(page: Page, **choices: str) -> None:
    for name, choice in choices.items():
        page.locator(f'.aidasks [data-field="{name}"] [data-choice="{choice}"]').click()


def tally(page: Page, **counts: int) -> None:
    """Taps what one passes on the sheet in front of one."""
    for name, count in counts.items():
        for _ in range(count):
            page.locator(f'.padfield[data-field^="{name}."] .one').click()


def evening(anna: Person, boris: Person, clara: Person, screen: Person, at: Callable[[str], None]) -> None:
    # What to lay out, on Anna's phone; the television is one more page of the same link.
    page = anna.open("/box/welcome_to?players=3")
    expect(page.locator("#laid[data-drawn]")).to_be_visible()
    for step in page.locator(".padlay label").all():
        step.click()
    for seat, name in enumerate(("Anna", "Boris", "Clara"), 1):
        page.get_by_label(f"Name for seat {seat}").fill(name)
    page.get_by_role("button", name="Draw lots for first player").click()
    at("set-up")
    page.locator("[data-aid]").click()
    page.wait_for_url("**/aid")
    path = page.url.removeprefix(anna.base)
    for person in (boris, clara, screen):
        person.open(path)

    # The television turns the cards; who has done a plan says so on their own phone.
    everybody = (anna, boris, clara, screen)
    for round in range(1, ROUNDS + 1):
        screen.page.locator('[data-act="turn"]').click()
        for person in everybody:
            expect(person.page.locator(".aidfigures dd")).to_have_text(str(round))
        if round == 2:
            at("cards")
        if round == 3:
            clara.page.locator('[data-act="claim"]').click()
            answer(clara.page, plan="1", side="2")
            at("a plan")
            answer(clara.page, reshuffle="yes")
            expect(screen.page.locator(".wt-flipplans li").first).to_contain_text("Clara")
    boris.page.locator('[data-act="end"]').click()
    for person in everybody:
        expect(person.page.locator(".aidtold")).to_contain_text("The game is over")
    at("the end")

    # The pad: everybody enters their own, and Boris mends what Anna has entered wrong.
    for side, person in enumerate((anna, boris, clara)):
        page = person.page
        page.locator(".aidfoot").get_by_role("link", name="Score pad").click()
        if side:
            page.locator(".who").get_by_role("button", name=("Boris", "Clara")[side - 1]).click()
        page.locator(".padtabs").get_by_role("button", name=("Anna", "Boris", "Clara")[side]).click()
        tally(page, estates_3=(2, 1, 1)[side], estates_1=(0, 3, 0)[side], estates_6=(3, 3, 0)[side])
        expect(page.locator("#pad")).to_have_attribute("data-waiting", "0")
        at(f"pad {side}")
        page.locator("[data-done]").click()
    page = boris.page
    page.get_by_role("button", name="Sheet").click()
    page.locator('.padfigure[data-key="estates_3.0"]').click()
    page.locator('.padfield[data-field="estates_3.0"] .less').click()
    tally(page, estates_1=3)
    at("mended")
    for person in (anna, boris):
        person.page.get_by_role("button", name="Sheet").click()
        expect(person.page.locator(".padchanges li", has_text="Boris: Anna").first).to_be_visible()
    screen.page.goto(path.removesuffix("/aid"))
    screen.page.get_by_role("button", name="Sheet").click()
    expect(screen.page.locator("[data-total]").first).to_be_visible()
    totals = screen.page.locator("[data-total]").all_inner_texts()
    assert totals[0] == totals[1]
    assert int(totals[0]) > int(totals[2])  # whatever plan Clara has done
    expect(screen.page.locator(".won")).to_contain_text("Anna")
    expect(screen.page.locator(".won")).to_contain_text("Boris")
    at("sheet")

    # The plan that was marked is whichever came up: what it contradicts was played like that. Then everybody says yes.
    for _ in range(anna.page.locator(".problem").count()):
        anna.page.locator(".problem button").first.click()
        expect(anna.page.locator("#pad")).to_have_attribute("data-waiting", "0")
    for person, name in ((anna, "Anna"), (boris, "Boris"), (clara, "Clara")):
        person.page.locator(".padtabs").get_by_role("button", name="Sheet").click()
        person.page.get_by_role("button", name=f"Yes, it is right {name}").click()
    for person in everybody:
        expect(person.page.get_by_text("Everybody has said yes.").first).to_be_visible()
    at("locked")
    mine = boris.open("/mine")
    expect(mine.locator("main")).to_contain_text("With the box")
    at("my games")


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_evening_with_the_box(chromium: Browser, server: Server, scheme: str) -> None:
    phones = [Person(chromium, server, QUICK, True, viewport=PHONE, color_scheme=scheme, **TOUCH) for _ in range(3)]
    screen = Person(chromium, server, QUICK, True, viewport=TELEVISION, color_scheme=scheme)
    people = [*phones, screen]
    stations: list[str] = []

    def at(station: str) -> None:
        stations.append(station)
        for name, person in zip(("anna", "boris", "clara", "television"), people, strict=True):
            file = FOLDER / scheme / f"{len(stations)}-{station.replace(' ', '-')}-{name}.png"
            person.page.screenshot(path=file, animations="disabled")

    evening(phones[0], phones[1], phones[2], screen, at)
    assert stations == [
        "set-up",
        "cards",
        "a plan",
        "the end",
        "pad 0",
        "pad 1",
        "pad 2",
        "mended",
        "sheet",
        "locked",
        "my games",
    ]
    for person in people:
        assert person.faults == []
        person.context.close()
