"""What people read: previews with all their figures, refusals and the log, in both languages; Hal by his name."""

from random import Random

import pytest

from ginkgopolis.given import Building, Side, draw_any, ours, table
from ludopolis.engine.contract import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import fact
from ludopolis.games.ginkgopolis import GAME
from ludopolis.i18n import Words
from ludopolis.terminal.output import Output

MODULE = "ludopolis.games.ginkgopolis"
LANGUAGES = ["en", "ru", "uk", "pl", "cs", "sk", "ro", "hu"]
NAMES = ["Anna", "Boris", "Clara"]
PEOPLE = ["technician_urbanize_1", "engineer_exploit_1", "planner_construct_1"]


def preview(state: State, text: str, language: str) -> str:
    told = state.describe(0, state.from_text(0, text))
    return Words(language, MODULE).say("move", told, NAMES.__getitem__)


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        (
            "play B",
            "play card B alone: a resource or a tile; bonus +1 tile",
            "карта B отдельно: ресурс или тайл; бонус +1 тайл",
        ),
        (
            "play R6",
            "play red 6 alone: 2 resources; bonus +1 tile",
            "карта «красная 6» отдельно: 2 ресурса; бонус +1 тайл",
        ),
        (
            "play B Y9",
            "B with yellow 9: build outward; −1 resource; neighbours +2 resources; bonus +1 resource",
            "B с тайлом «жёлтый 9»: урбанизация; −1 ресурс; соседи +2 ресурса; бонус +1 ресурс",
        ),
        (
            "play R6 Y4",
            "red 6 with yellow 4: build upward; −2 points −4 resources; bonus +1 point; "
            "Boris gets 2 resources back, and 2 points",
            "красная 6 с тайлом «жёлтый 4»: возведение уровня; −2 очка −4 ресурса; бонус +1 очко; "
            "Boris забирает назад 2 ресурса и получает 2 очка",
        ),
    ],
)
def test_a_preview_names_every_cost_and_every_gain(move: str, english: str, russian: str) -> None:
    side = Side(resources=9, tiles=["Y9", "Y4"], hand=["B", "R6"], characters=PEOPLE)
    state = table(3, side, buildings={"R6": Building((0, 1), 2, 1)})
    assert preview(state, move, "en") == english
    assert preview(state, move, "ru") == russian


def test_the_draft_says_what_a_character_starts_with_and_pays() -> None:
    draft = ours(GAME.new({"characters": "draft"}, 2))
    draw_any(draft)
    say = Words("en", MODULE).say
    start = "start +1 resource +1 tile +1 point; bonus +1 resource"
    keep = draft.describe(0, draft.from_text(0, "keep technician_exploit_1"))
    assert say("move", keep) == f"keep the bio-technician (card alone); {start}"
    lines = [say("line", line) for line in draft.position(0) if line.kind == "packet"]
    assert len(lines) == 4
    assert all("; start +" in line and "; bonus +1 " in line for line in lines)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A solo game has no renewal tokens: nobody takes a new hand."),
        ("ru", "В одиночной игре жетонов обновления нет: руку не меняют."),
    ],
)
def test_alone_there_are_no_renewal_tokens(language: str, words: str) -> None:
    reason = table(1).why_not(0, 0)
    assert reason is not None
    assert Words(language, MODULE).say("why", reason) == words


@pytest.mark.parametrize(
    ("kind", "russian"),
    [
        ("showed_tile", "Anna играет карту «красная 7» с тайлом «жёлтый 4»"),
        ("drew_tile", ", +\u00a0тайл «жёлтый 4»"),
        ("gave_tile", ", возвращает тайл «жёлтый 4»"),
        ("hal_second", ", берёт ещё и карту «красная 7»"),
    ],
)
def test_russian_names_stand_in_the_nominative_after_a_classifier(kind: str, russian: str) -> None:
    told = fact(kind, seat=0, card="R7", tile="Y4")
    assert Words("ru", MODULE).say("log", told, NAMES.__getitem__) == russian


@pytest.mark.parametrize(("language", "name"), [("en", "Hal"), ("ru", "Гоша")])
def test_hal_has_his_name_in_the_terminal(language: str, name: str) -> None:
    output = Output(language)
    output.turn_to(GAME, ["Anna"])
    assert output.name(1) == name


def test_the_question_about_tiles_counts_only_what_is_chosen() -> None:
    say = Words("en", MODULE).say
    assert say("ask", fact("return", tiles=0)) == "The tiles have run out: return some of yours for a point each?"
    assert say("ask", fact("return", tiles=2)).endswith("each? Chosen: 2.")


def test_the_turn_is_said_to_end_only_where_nothing_else_is_asked_in_the_round() -> None:
    words = Words("en", MODULE)
    table_ = Table(GAME, {}, NAMES[:2], Dealer("ends"))
    rng = Random(1)
    ended: dict[int, int] = {}
    own = 0
    while pending := table_.state.pending():
        seat = (pending & -pending).bit_length() - 1
        state = table_.state
        kind, now = state.asks(seat).kind, state.view(seat)["round"]
        assert kind == "return" or ended.get(seat, -1) < now
        move = rng.choice(state.legal(seat))
        ends, reveals = table_.consequence(seat, move)
        if ends and not reveals and words.has(f"ends-{kind}"):
            own += 1
        elif ends and not reveals:
            ended[seat] = now
        table_.play(seat, move)
    assert own > 5  # as for every card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_names_how_many_resources_a_player_has_in_all(language: str, players: int) -> None:
    allotment = table(players).view(0)["allotment"]
    assert f" {allotment}" in Words(language, MODULE).text("game-ends", players=players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_a_game_that_goes_on_is_not_called_points(language: str) -> None:
    words = Words(language, MODULE)
    now, end = (words.text("unit-points", points=12, over=over) for over in (0, 1))
    assert words.text("board-then-score", now=1, then=2).startswith(now)
    assert now != end


def test_a_reshuffle_says_why_and_counts_one_new_building() -> None:
    say = Words("en", MODULE).say
    told = say("log", fact("rebuilt", cards=14, sites=1))
    assert told == "The deck has run out and is reshuffled: 14 cards, 1 of them for a new building."
    assert say("log", fact("rebuilt", cards=13, sites=2)).endswith("2 of them for new buildings.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_begins_with_the_player_and_goes_on_as_a_sentence(language: str) -> None:
    say = Words(language, MODULE).say
    for kind in ("kept", "urbanized", "cannot_pay"):
        assert say("first", fact(kind, seat=0, card="R7"), NAMES.__getitem__).startswith("Anna ")
    assert "−2" in say("brief", fact("renew"))
