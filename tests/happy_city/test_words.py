"""The catalogue has a message for everything the game can say."""

import pytest
from positions import wordless_facts

from happy_city.given import HOME, PARTS
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.components.tables import CERTAINTIES, COLOUR_NAMES
from ludopolis.games.happy_city.rules.state import STEP_NAMES
from ludopolis.i18n import Words

WORDS = Words(module="ludopolis.games.happy_city")
RUSSIAN = Words("ru", "ludopolis.games.happy_city")


def missing(keys: list[str]) -> list[str]:
    return [key for key in keys if not WORDS.has(key)]


def test_cards_colours_and_effects() -> None:
    assert missing([f"card-{name}" for name in (*PARTS.ids, "empty")]) == []
    assert missing([f"colour-{name}" for name in (*COLOUR_NAMES, "nothing")]) == []
    assert missing([f"certainty-{name}" for name in CERTAINTIES]) == []
    assert missing([f"effect-{PARTS.ids[card]}" for card in range(131) if PARTS.effect[card]]) == []


def test_events() -> None:
    assert missing([f"event-{kind.name}" for kind in GAME.event_kinds[1:]]) == []


def test_questions_and_reasons_by_step() -> None:
    asked = [name for name in STEP_NAMES if name not in ("deal", "draw", "box", "over")]
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


SENTENCES = [
    (
        "event",
        fact("coin-taken", seat=0, amount=1, coins=4),
        "Anna takes 1 coin and has 4.",
        "Anna берёт 1 монету, всего 4.",
    ),
    (
        "event",
        fact("income-paid", seat=0, printed=3, effect=0, louvre=0, amount=3, coins=5),
        "Anna receives 3 coins and has 5.",
        "Anna получает 3 монеты, всего 5.",
    ),
    (
        "event",
        fact("income-paid", seat=0, printed=3, effect=2, louvre=1, amount=6, coins=9),
        "Anna receives 6 coins (cards 3, special building 2, Louvre 1) and has 9.",
        "Anna получает 6 монет (карты 3, особое здание 2, Лувр 1), всего 9.",
    ),
    (
        "event",
        fact("bought", seat=0, card="museum", price=4, cost=4, slot=5, coins=0),
        "Anna buys Museum for 4 coins and has 0 left.",
        "Anna покупает карту «Музей» за 4 монеты, остаётся 0.",
    ),
    (
        "event",
        fact("bought-reduced", seat=0, card="museum", price=1, cost=4, slot=5, coins=2),
        "Anna buys Museum for 1 coin instead of 4 and has 2 left.",
        "Anna покупает карту «Музей» за 1 монету вместо 4, остаётся 2.",
    ),
    (
        "event",
        fact("reshuffled", deck=3, count=1),
        "Deck 3 is empty: its one discarded card becomes the new deck.",
        "Колода 3 пуста: её сброс (1 карта) становится новой колодой.",
    ),
    (
        "log",
        fact("revealed", seat=0, deck=2, card="museum"),
        "Anna reveals Museum.",
        "Anna открывает карту «Музей».",
    ),
    (
        "move",
        fact("reveal", deck=2, low=4, high=5),
        "reveal a card costing 4–5",
        "открыть карту с ценой 4–5",
    ),
    ("line", fact("set-up"), "Before the first round.", "До первого раунда."),
    (
        "line",
        fact("deck", deck=3, low=6, high=9, size=1, discarded=2, yellow=0, blue=1, green=0, orange=0, purple=0),
        "Deck 3 (prices 6–9): 1 card, 2 discarded. Unseen: yellow 0, blue 1, green 0, orange 0, purple 0.",
        "Колода 3 (цены 6–9): карт 1, в сбросе 2. "
        "Ещё не видели: жёлтых 0, синих 1, зелёных 0, оранжевых 0, фиолетовых 0.",
    ),
]


@pytest.mark.parametrize(("prefix", "told", "english", "russian"), SENTENCES)
def test_figures_have_units_and_agree(prefix: str, told: Fact, english: str, russian: str) -> None:
    assert WORDS.say(prefix, told, lambda _: "Anna") == english
    assert RUSSIAN.say(prefix, told, lambda _: "Anna") == russian


def test_the_reconstructed_card_says_so() -> None:
    assert "reconstructed" in WORDS.text("card-night_market")
    assert "reconstructed" in WORDS.text("certainty-reconstructed")
