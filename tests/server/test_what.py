"""“What is this?”: every kind of thing has a name and a place in the rules, in every language."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from our_games import FULL_GAMES, OUR_GAMES

from ludopolis import registry
from ludopolis.i18n.words import languages
from ludopolis.server.rulebook import things
from ludopolis.server.rulebook.book import book_of, to_book
from server.running import Server


def keys(game: str, prefix: str) -> set[str]:
    """The kinds that a game's catalogue has words for."""
    text = (files(registry.modules()[game]) / "locale" / "en.ftl").read_text("utf-8")
    found = [line.split(" =")[0] for line in text.splitlines() if line.startswith(f"{prefix}-")]
    return {key.removeprefix(f"{prefix}-") for key in found if not key.endswith("-help")}


@pytest.mark.parametrize("game", OUR_GAMES)
def test_everything_has_words_and_a_place_in_the_rules(game: str) -> None:
    assert list(things.faults(game)) == []


@pytest.mark.parametrize("game", FULL_GAMES)
def test_every_question_and_every_line_of_the_score_sheet_is_explained(game: str) -> None:
    known = things.places(game)
    assert set(known["asks"]) == keys(game, "ask")
    assert set(known["scores"]) == keys(game, "score")
    assert len(known["firsts"]) >= 5


@pytest.mark.parametrize("game", FULL_GAMES)
def test_boards_mark_only_what_is_explained(game: str) -> None:
    folder = Path(str(files(registry.modules()[game])))
    marked = {
        kind for file in folder.rglob("*.js") for kind in re.findall(r'data-what="([a-z_]+)', file.read_text("utf-8"))
    }
    assert marked
    assert marked <= things.places(game)["things"].keys()


@pytest.mark.parametrize("game", FULL_GAMES)
@pytest.mark.parametrize("language", languages())
def test_excerpts_are_short_and_the_same_in_every_language(game: str, language: str) -> None:
    book = book_of(registry.modules()[game], language)
    assert list(book.excerpts) == list(book_of(registry.modules()[game], "en").excerpts)
    assert not any("{#" in section.html for section in book.passages())
    for part in things.answers(game, language).values():
        for kind, place in part.items():
            assert place["title"], kind
            assert 10 < len(place["html"].striptags()) < 600, kind


def test_a_page_fetches_all_answers_at_once_in_its_language(server: Server) -> None:
    device = server.device()
    told = device.get("/rules/uptown/what.json").json()
    assert told["things"]["deck"]["id"] == "own-deck"
    assert "first action" in told["things"]["deck"]["html"]
    russian = device.http.get("/rules/uptown/what.json", headers={"Accept-Language": "ru"}).json()
    assert "первом действии" in russian["things"]["deck"]["html"]
    assert "first action" in device.get("/rules/uptown/own-deck").text
    assert device.get("/rules/barter/what.json").json() == {part: {} for part in things.PARTS}
    assert device.http.get("/rules/nothing/what.json").status_code == 404


def test_faults_name_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"things": {"dragon": "lair"}, "asks": {"fight": "about"}, "scores": {}, "firsts": {"fire": "about"}}
    monkeypatch.setattr(things, "places", lambda game: known)
    assert list(things.faults("uptown"))[:6] == [
        "[things] lacks player",
        "[things] lacks table",
        "[firsts] fire is no event",
        "en: there is no word what-dragon",
        "en: there is no word ask-fight",
        "en: [things] dragon: the rules have no lair",
    ]


def test_a_game_without_a_table_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(things, "FILE", "nothing.toml")
    things.places.cache_clear()
    try:
        assert list(things.faults("uptown")) == []
        assert things.answers("uptown", "en") == {part: {} for part in things.PARTS}
    finally:
        things.places.cache_clear()


def test_pieces_of_the_rules_have_ids() -> None:
    read = to_book(
        "## One {#one}\n\nText **bold**. {#text}\n\n- an item {#item}\n- another\n\n"
        "| A | B |\n| --- | --- |\n| left | right {#row} |\n\n"
        "```symbols\ncoin: **Coins.** {#coin}\n```\n\n```board town\n1 [.a] Here. {#pin}\n```\n\n"
        "## Two {#two}\n\nIt ends when {#ends}\n\n- all is built {#built}\n- or not\n\n"
        "## Three {#three}\n\n```board town\n```\n"
    )
    told = {id: (title, html.striptags()) for id, (title, html) in read.excerpts.items()}
    assert told == {
        "one": ("One", "Text bold."),
        "text": ("One", "Text bold."),
        "item": ("One", "an item"),
        "row": ("One", "left: right"),
        "coin": ("One", "Coins."),
        "pin": ("One", "Here."),
        "two": ("Two", "It ends when all is built or not"),
        "ends": ("Two", "It ends when all is built or not"),
        "built": ("Two", "all is built"),
    }
    html = read.sections[0].html
    for mark in ('<p id="text">', '<li id="item">', '<tr id="row">', '<li id="coin">', '<li id="pin" data-pin=".a"'):
        assert mark in html
    assert "{#" not in html
