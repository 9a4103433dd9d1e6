"""Every page in Russian, because the browser or the reader wants it: none of our English words are left."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ludopolis
from browser.fixtures import Invite
from browser.games import GAMES, full_options, sampled
from browser.people import BOT, DESK, FRIEND, ME, PHONE, Person
from browser.player import Player, Seen, play
from browser.records import finished
from ludopolis.i18n.words import language_names

PACKAGE = Path(ludopolis.__file__).parent
WORD = re.compile(r"[A-Za-z]{2,}")
NAMES = {"Ludopolis", "HOTEL", "EN", "RU", "Anna", "Boris", "Robo"}
"""Latin on purpose: our name, a sign in a drawing, names of languages and people."""
TEXTS = """() => {
  const texts = [document.title, document.querySelector("meta[name=description]").content];
  for (const element of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "title", "alt"]) texts.push(element.getAttribute(name));
    if (["SCRIPT", "STYLE", "CODE"].includes(element.tagName)) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent.trim());
  }
  return texts.filter(Boolean);
}"""
"""Every text that is shown or read out, except moves, whose notation is the same in all languages."""
DRAWN = """async (width) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width) await frame();
  await frame();
  await frame();
}"""
"""Waits until the page is drawn for its new width."""


def translation(file: Path) -> Path:
    """Where the Russian version of an English file is, if there is one."""
    return file.with_name(file.name.replace("en.", "ru."))


@cache
def russian() -> set[str]:
    """Latin words that the Russian catalogues themselves use, and those of games that have no Russian catalogue."""
    words = {word for _, name in language_names() for word in WORD.findall(name)}
    untranslated = [file for file in PACKAGE.glob("**/locale/*en.*") if not translation(file).exists()]
    for file in (*PACKAGE.glob("**/locale/*ru.*"), *untranslated):
        text = re.sub(r"^#.*|^[\w-]+ =|\{[^{}]*\}|^ *\*?\[\w+\]", "", file.read_text(), flags=re.MULTILINE)
        words |= set(WORD.findall(text))
    return words


def foreign(page: Page) -> set[str]:
    """Texts of a page that should be in Russian and contain Latin words."""
    texts: list[str] = page.evaluate(TEXTS)
    return {text for text in texts if set(WORD.findall(text)) - russian() - NAMES}


def in_russian(invite: Invite, **how: object) -> Person:
    """Somebody whose browser speaks Russian."""
    return invite(locale="ru-RU", **how)


def test_the_check_finds_english(invite: Invite) -> None:
    page = invite().open("/")
    assert {"Pick a game", "Light or dark", "Rules of Happy City"} <= foreign(page)


def test_pages_speak_the_language_of_the_browser(invite: Invite) -> None:
    anna = in_russian(invite)
    boris = in_russian(invite)
    full, free = (
        boris.new_table("happy_city", {**ME, "name": "Анна"}, seat) for seat in ({**BOT, "name": "Бот"}, FRIEND)
    )
    doors = (f"/t/{full}", f"/t/{free}", f"/claim/{free}/0")
    for path in ("/", "/t/nowhere", *doors):
        page = anna.open(path)
        expect(page.locator("html")).to_have_attribute("lang", "ru")
        assert foreign(page) == set(), path
    anna.faults = [fault for fault in anna.faults if "nowhere" not in fault and "404" not in fault]


@pytest.mark.parametrize("game", sampled(0, 1))
def test_the_rules_speak_it_too(invite: Invite, game: str) -> None:
    page = in_russian(invite).open(f"/rules/{game}")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert foreign(page) == set()


def test_the_dialogs_of_the_home_page(invite: Invite) -> None:
    page = in_russian(invite).open("/")
    for button in ("[data-any]", "[data-join]", *[f"[data-new={game}]" for game in GAMES]):
        page.locator(button).first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert foreign(page) == set(), button
        page.keyboard.press("Escape")


def test_a_language_chosen_by_hand_is_kept(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/rules/happy_city")
    page.locator("details.lang summary").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.url.endswith("/rules/happy_city")
    page.goto("/")
    assert foreign(page) == set()
    page.locator("details.lang summary").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("h1")).to_have_text("Build cities together.")


def foreign_at_any_size(page: Page) -> set[str]:
    """The same for the page as it is, and as a phone would show it."""
    left = foreign(page)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        page.evaluate(DRAWN, size["width"])
        left |= foreign(page)
    return left


@pytest.mark.parametrize("game", sampled(3, 0))
def test_every_question_of_a_game(invite: Invite, game: str) -> None:
    anna = in_russian(invite)
    page = anna.sit(anna.new_table(game, ME, BOT, **full_options(game)))
    left: set[str] = set()
    moments: set[str] = set()

    def watch(_: Player, seen: Seen) -> None:
        if seen.question not in moments:
            moments.add(seen.question)
            left.update(foreign_at_any_size(page))

    play([Player(page, f"{game} in Russian")], until=lambda seen: seen.over or len(moments) > 14, watch=watch)
    assert left | foreign_at_any_size(page) == set()


@pytest.mark.parametrize("game", sampled(0, 1))
def test_the_pages_around_a_game(invite: Invite, game: str) -> None:
    anna = in_russian(invite)
    page = anna.sit(anna.new_table(game, ME, BOT), "?text")
    expect(page.locator("[data-move]").first).to_be_visible()
    assert foreign(page) == set()
    page.get_by_role("button", name="Поделиться").click()
    expect(page.get_by_role("dialog")).to_be_visible()  # its script comes when it is asked for, and stays
    page.keyboard.press("Escape")
    for button in page.locator(".bar button:visible").all():
        button.click()
        page.wait_for_load_state("networkidle")  # what opens may be fetched first
        assert foreign(page) == set()
        page.keyboard.press("Escape")
    answer = anna.context.request.post(
        "/api/records", data=finished(game).record().to_text(), headers={"Origin": anna.base}
    )
    page = anna.open(answer.json()["url"])
    expect(page.locator(".stepper .at")).to_be_visible()
    page.keyboard.press("End")
    assert foreign(page) == set()
    page.goto(f"/t/{answer.json()['table']}")
    expect(page.locator(".fin")).to_be_visible()
    assert foreign(page) == set()


def test_a_refusal_is_in_russian(invite: Invite) -> None:
    anna = in_russian(invite)
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    page.locator(".spc").first.click()
    expect(page.locator(".status .why")).to_have_text(re.compile("^[А-Яа-я ,:;.]+$"))
