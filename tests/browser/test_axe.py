"""Nothing serious stands in the way of people who use a screen reader, a keyboard or strong contrast."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.people import BOT, FRIEND, FULL, GAMES, ME, PHONE, Person
from browser.player import Player, Seen, play
from browser.records import finished

AXE = Axe()
MOMENTS = 4
"""Kinds of questions that every game asks soon."""


STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().delay === 0)
    .map((one) => one.finished.catch(() => null)))"""
"""What is fading in has too little contrast for a moment: wait until everything that has begun to stands still."""


def barriers(page: Page, where: str) -> list[str]:
    """What stands in the way on a light page; and on a dark one, where nothing but the contrasts can differ."""
    found = findings(page, where)
    page.emulate_media(color_scheme="dark")
    found += findings(page, f"{where}, dark", runOnly=["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


def findings(page: Page, where: str, **options: object) -> list[str]:
    """Serious and critical findings, each with its first places."""
    page.evaluate(STILL)
    found = AXE.run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    return [
        f"{where}: {one['id']}: {node['target']} {node['failureSummary']}" for one in serious for node in one["nodes"]
    ]


def test_axe_finds_what_is_wrong(invite: Invite) -> None:
    page = invite().open("/")
    page.evaluate(
        "document.querySelector('h1').style.color = '#f5f0e0'; document.documentElement.removeAttribute('lang')"
    )
    assert {one.split(": ")[1] for one in barriers(page, "broken")} >= {"color-contrast", "html-has-lang"}
    page.evaluate("document.querySelector('h1').style.color = '#2b3947'")
    assert {tuple(one.split(": ")[:2]) for one in barriers(page, "dim")} == {
        ("dim", "html-has-lang"),
        ("dim, dark", "color-contrast"),
    }


def test_pages_around_the_games(invite: Invite) -> None:
    anna, boris = invite(), invite()
    found: list[str] = []
    page = anna.open("/")
    found += barriers(page, "home")
    page.locator("[data-any]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found += barriers(page, "set-up")
    for game in GAMES:
        found += barriers(anna.open(f"/rules/{game}"), f"rules of {game}")
    join = boris.sit(anna.new_table("happy_city", ME, FRIEND))
    expect(join.get_by_role("button", name="Sit down")).to_be_visible()
    found += barriers(join, "join")
    found += barriers(anna.open("/claim/x/0"), "claim")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_several_moments(invite: Invite, game: str) -> None:
    anna = invite()
    page = anna.sit(anna.new_table(game, ME, BOT, **FULL[game]))
    found: list[str] = []
    kinds: set[str] = set()

    def watch(_: Player, seen: Seen) -> None:
        kind = " ".join(sorted({control.move.split()[0] for control in seen.controls}))
        if kind not in kinds:
            kinds.add(kind)
            found.extend(barriers(page, f"{game}, {seen.question}"))

    play([Player(page, f"{game} axe")], until=lambda seen: seen.over or len(kinds) == MOMENTS, watch=watch)
    assert len(kinds) == MOMENTS
    for button in ("Score sheet", "Share", "Menu"):
        page.locator(".bar").get_by_role("button", name=button).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        found += barriers(page, f"{game}, {button}")
        page.keyboard.press("Escape")
    page.goto(f"{page.url}?text")
    expect(page.locator(".words")).to_be_visible()
    found += barriers(page, f"{game} in words")
    assert found == []


def show_finished(person: Person, game: str) -> str:
    """A finished game; its id."""
    text = finished(game).record().to_text()
    answer = person.context.request.post("/api/records", data=text, headers={"Origin": person.base})
    return str(answer.json()["table"])


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay(invite: Invite, game: str) -> None:
    anna = invite()
    table = show_finished(anna, game)
    page = anna.sit(table)
    expect(page.locator(".fin")).to_be_visible()
    found = barriers(page, f"{game}, score sheet")
    page.goto(f"/replay/{table}#12")
    expect(page.locator(".stepper .at")).to_be_visible()
    found += barriers(page, f"{game}, replay")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_a_phone(invite: Invite, game: str) -> None:
    anna = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.sit(anna.new_table(game, ME, BOT))
    expect(page.locator("[data-move]").first).to_be_visible()
    found = barriers(page, f"{game} on a phone")
    for tab in ("Players", "Log"):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        found += barriers(page, f"{game} on a phone, {tab}")
    assert found == []
