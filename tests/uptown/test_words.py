"""The catalogue has a word for everything the game can say."""

import re
from typing import Any

import pytest
from positions import wordless_facts

from ludopolis.engine.values.facts import fact
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import EFFECT_NAMES, KINDS, MARKS, PLACES
from ludopolis.games.uptown.rules.state import STEP_NAMES
from ludopolis.i18n import Words
from uptown.given import HOME, PARTS

WORDS = Words(module="ludopolis.games.uptown")


def missing(keys: list[str]) -> list[str]:
    return [key for key in keys if not WORDS.has(key)]


def test_projects_traits_and_effects() -> None:
    assert missing([f"project-{name}" for name in PARTS.projects]) == []
    traits = [*KINDS, *MARKS, *PLACES[1:], *(f"two_{kind}" for kind in KINDS[:-1]), "no_kind"]
    assert missing([f"trait-{name}" for name in traits]) == []
    effects = [*(name.replace(".", "_") for name in EFFECT_NAMES[1:]), "closing", "end"]
    assert missing([f"effect-{name}" for name in effects]) == []


def test_every_project_in_the_catalogue_is_in_the_box() -> None:
    text = (HOME / "locale" / "en.ftl").read_text("utf-8")
    # `unnamed` stands for projects of a user's own folder.
    assert set(re.findall(r"^project-(\w+) =", text, re.MULTILINE)) == {*PARTS.projects, "unnamed"}


def test_events() -> None:
    assert missing([f"event-{kind.name}" for kind in GAME.event_kinds[1:]]) == []


def test_questions_and_reasons_by_step() -> None:
    asked = [name for name in STEP_NAMES if name not in ("start", "deal", "over")]
    assert missing([f"ask-{name}" for name in asked]) == []
    assert missing([f"why-now-{name}" for name in asked]) == []


@pytest.mark.parametrize(
    ("file", "prefixes"),
    [
        ("components/tables.py", ("why",)),
        ("speech/notation.py", ("why",)),
        ("speech/position.py", ("line",)),
        ("speech/questions.py", ("move", "ask")),
        ("speech/refusals.py", ("why",)),
    ],
)
def test_every_fact_in_the_code_has_a_message(file: str, prefixes: tuple[str, ...]) -> None:
    assert wordless_facts(WORDS, HOME / file, prefixes) == []


@pytest.mark.parametrize(
    ("decks", "pile", "english"),
    [
        (2, 12, "Buy a card, or take a municipal one."),
        (0, 12, "Take a municipal card: no card can be bought."),
        (1, 0, "Buy a card, or take none: the municipal pile is empty."),
        (0, 0, "The municipal pile is empty and no card can be bought: take no second card."),
    ],
)
def test_the_second_step_asks_for_what_is_possible(decks: int, pile: int, english: str) -> None:
    asked = fact("second_action", coins=7 if decks else 0, decks=decks, pile=pile)
    assert WORDS.say("ask", asked, str) == f"Action 2 of 2. {english}"


CARD: dict[str, Any] = {"card": "P01", "project": ("offices", "flats")}
BOUGHT: dict[str, Any] = {**CARD, "price": 3, "coins": 7}


@pytest.mark.parametrize(
    ("prefix", "kind", "more", "english"),
    [
        (
            "event",
            "coins-collected",
            {"amount": 1, "coins": 11},
            "collects 1 coin from the deck, now has 11 and takes no free card.",
        ),
        ("event", "bought-own", BOUGHT, "buys Offices and Flats from their own deck for 3 coins and has 7 left."),
        ("event", "fits-nowhere", CARD, "discards Offices and Flats: the card fits nowhere."),
        ("log", "bought", {**BOUGHT, "from_seat": 1}, "buys a card from Boris for 3 coins."),
    ],
)
def test_what_somebody_did_is_told_with_units(prefix: str, kind: str, more: dict[str, Any], english: str) -> None:
    said = WORDS.say(prefix, fact(kind, seat=0, **more), ("Anna", "Boris").__getitem__)
    assert said == f"Anna {english}"


def test_a_step_that_is_skipped_says_why() -> None:
    said = WORDS.say("board", fact("step-skipped", seat=0, **CARD), str)
    assert said == "Action 1 of 2: your free card, the top of your deck, fits nowhere (Offices and Flats)."


def test_one_pile_has_one_name() -> None:
    catalogue = (HOME / "locale" / "en.ftl").read_text("utf-8")
    assert "ommon pile" not in catalogue
    assert WORDS.text("board-common") == "Municipal pile"


def test_the_game_is_not_mistaken_and_its_cards_are_not_passed_off_as_printed() -> None:
    assert "Adam Strzelecki" in WORDS.text("game-pitch")
    assert "reconstructed" in WORDS.text("certainty-reconstructed")
    assert "not public" in WORDS.text("certainty-reconstructed")
    assert "no card is known in full" in WORDS.text("certainty-reconstructed")


@pytest.mark.parametrize(
    ("amounts", "said"),
    [
        ((2, "closing", 0, "end"), "2 coins with each new roof on the street."),
        ((-1, "closing", 0, "end"), "−1 coin with each new roof on the street."),
        ((1, "plot_office", 0, "end"), "1 coin for each office on the plot, with each new roof on the street."),
        ((0, "closing", -3, "end"), "−3 prestige at the end."),
        ((1, "closing", 1, "below"), "1 coin with each new roof on the street. 1 prestige for each floor below it."),
    ],
)
def test_what_a_project_brings_is_a_sentence(amounts: tuple[int, str, int, str], said: str) -> None:
    assert _project(WORDS, *amounts) == f"Coffee counter: café. {said}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "−1 монета с каждой новой крышей на улице. −3 очка престижа в конце игры."),
        ("uk", "−1 монета з кожним новим дахом на вулиці. −3 бали престижу наприкінці гри."),
        ("pl", "−1 upcoin z każdym nowym dachem na ulicy. −3 punkty prestiżu na koniec gry."),
        ("cs", "−1 upcoin s\u00a0každou novou střechou na ulici. −3 body prestiže na konci hry."),
        ("sk", "−1 upcoin s\u00a0každou novou strechou na ulici. −3 body za prestíž na konci hry."),
        ("ro", "−1 upcoin la fiecare acoperiș nou de pe stradă. −3 puncte de prestigiu la sfârșit."),
        ("hu", "−1 upcoin minden új tetőnél az utcában. −3 presztízspont a játék végén."),
    ],
)
def test_a_loss_has_its_unit_in_the_form_of_its_figure(lang: str, said: str) -> None:
    assert _project(Words(lang, "ludopolis.games.uptown"), -1, "closing", -3, "end").endswith(f". {said}")


def _project(words: Words, coins: int, coins_effect: str, points: int, points_effect: str) -> str:
    told = fact(
        "project",
        project="coffee_counter",
        trait=("cafe",),
        traits=1,
        stands="any",
        coins=coins,
        coins_effect=coins_effect,
        counted=int(coins_effect != "closing"),
        points=points,
        points_effect=points_effect,
    )
    return words.say("line", told, str)
