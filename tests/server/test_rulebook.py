"""Rulebooks: the same headings and pictures in every language, and positions that the engine reads."""

from importlib.resources import files
from pathlib import Path

import pytest
from our_games import FULL_GAMES

from ludopolis import registry
from ludopolis.i18n.words import languages
from ludopolis.server.rulebook.book import EVERYBODY, Book, book_of, to_book
from ludopolis.server.rulebook.pictures import message, position

TAKEN = {"options", "edition", "trouble", "newer", "mark", "rulebook"}
"""Ids that the page has already."""


def book(game: str, language: str) -> Book:
    return book_of(registry.modules()[game], language)


@pytest.mark.parametrize("game", FULL_GAMES)
@pytest.mark.parametrize("language", languages())
def test_headings_have_the_same_ids_in_every_language(game: str, language: str) -> None:
    ids = [section.id for section in book(game, language).passages()]
    assert ids == [section.id for section in book(game, "en").passages()]
    assert len(set(ids)) == len(ids)
    assert not any(id in TAKEN or id.startswith("part-") for id in ids)


@pytest.mark.parametrize("game", FULL_GAMES)
@pytest.mark.parametrize("language", languages())
def test_pictures_show_the_same_in_every_language(game: str, language: str) -> None:
    def drawn(book: Book) -> list[object]:
        return [
            (figure._replace(title="", pins=[]), bool(figure.title), [pin[:3] for pin in figure.pins])
            for figure in book.figures
        ]

    assert drawn(book(game, language)) == drawn(book(game, "en"))
    assert book(game, language).symbols == book(game, "en").symbols


@pytest.mark.parametrize("game", FULL_GAMES)
def test_positions_follow_the_rules(game: str) -> None:
    figures = book(game, "en").figures
    for figure in figures:
        state = position(game, figure.position)
        state.audit()
        told = message(game, figure)
        assert told["position"]
        assert figure.seat == EVERYBODY or int(figure.seat) < state.players
        assert bool(told["legal"]) or not figure.legal, f"nobody may choose anything in {figure.position}"
        assert [pin.number for pin in figure.pins] == [str(number + 1) for number in range(len(figure.pins))]
    folder = files(registry.modules()[game]) / "pictures"
    kept = {Path(file.name).stem for file in folder.iterdir()} if folder.is_dir() else set()
    assert kept == {figure.position for figure in figures}


def test_a_picture_keeps_hidden_things_hidden() -> None:
    """A seat's picture is made from the state blinded for that seat."""
    for game in FULL_GAMES:
        for figure in book(game, "en").figures:
            state = position(game, figure.position)
            if figure.seat != EVERYBODY:
                seat = int(figure.seat)
                assert message(game, figure)["view"] == state.blind(seat).view(seat)


def test_a_book_begins_before_its_first_heading() -> None:
    read = to_book("Before.\n\n## One {#one}\n\nText.\n\n### Two\n\n> A ruling.\n\n## Three {#three}\n")
    assert [(section.id, section.title) for section in read.passages()] == [
        ("lead", ""),
        ("one", "One"),
        ("part-2", "Two"),
        ("three", "Three"),
    ]
    assert read.sections[1].parts[0].html == "<blockquote>\n<p>A ruling.</p>\n</blockquote>\n"
