"""Rows of numbers: pinned to their version, readable by name, the same whatever was dealt for the round."""

from hashlib import sha256
from random import Random

import pytest

from ludopolis.engine.contract import Game
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to import GAME, OLDER
from ludopolis.games.welcome_to.components.tables import PARK
from ludopolis.games.welcome_to.judgement.features import RIVALS, TABLE, WelcomeToFeatures, halves
from ludopolis.games.welcome_to.judgement.sheet_features import OWN, SHEET, quarters
from ludopolis.games.welcome_to.judgement.value import prospects
from ludopolis.games.welcome_to.knowledge.hidden import unknown_cards
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import ALL_SLOTS, FILLED, TEMPS
from ludopolis.games.welcome_to.rules.state import HAND_FIELDS, STAGE_TURN_CARD, TOKEN_FIELDS
from welcome_to.given import base, hands, sheet

Options = dict[str, OptionValue]
FEATURES = WelcomeToFeatures()
EXPERT: Options = {"expert": True}
DRAFT: Options = {"draft": True}
BOTH: Options = {"expert": True, "draft": True, "ring_timing": "before", "reshuffle_policy": "never"}
PINNED: list[tuple[int, Options, str]] = [
    (1, {}, "c2e158103d178ae8"),
    (1, EXPERT, "90b5f6c2a75732db"),
    (2, {}, "3f5c5fea42c5f743"),
    (2, BOTH, "fbd8a45b44a82d52"),
    (3, EXPERT, "72ed889ac986a3e5"),
    (3, DRAFT, "b0005f7e5de0055a"),
    (7, {}, "7b44d2020aeb2cfe"),
]
"""Version 1, in games by rules 1. If a digest changes, the version must grow and networks must be taught anew."""


def between_turns(players: int, options: Options, games: int = 2, game: Game = GAME) -> list[WelcomeToState]:
    """The positions between turns of games that the policy plays."""
    rng = Random(players)
    found: list[WelcomeToState] = []
    for _ in range(games):
        state = game.new(options, players)
        assert isinstance(state, WelcomeToState)
        turn = 0
        while (pending := state.pending()) != 0:
            seat = CHANCE if pending == CHANCE else lowest_seat(pending)
            move = state.sample(rng) if seat == CHANCE else GAME.judge.policy(state, seat, state.legal(seat), rng)
            state.play(seat, move)
            if state.turn() != turn:
                turn = state.turn()
                found.append(state.clone())
    return found


def named(state: WelcomeToState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES.names(state.players), FEATURES.row(state, seat), strict=True))


@pytest.mark.parametrize(("players", "options", "digest"), PINNED)
def test_rows_change_only_with_their_version(players: int, options: Options, digest: str) -> None:
    states = between_turns(players, options, game=OLDER[0])
    rows = [FEATURES.row(state, seat) for state in states for seat in range(players)]
    assert {len(row) for row in rows} == {172 if players == 1 else 261}
    assert all(-255 <= number <= 255 for row in rows for number in row)
    assert FEATURES.version == 1
    assert sha256(repr(rows).encode()).hexdigest()[:16] == digest


def test_every_number_has_a_name_of_its_own() -> None:
    assert (len(TABLE), len(SHEET), len(OWN), len(RIVALS)) == (57, 71, 44, 18)
    assert len(set(FEATURES.names(1))) == 172
    assert len(set(FEATURES.names(2))) == 261


def test_all_tables_with_rivals_have_the_same_numbers() -> None:
    assert all(FEATURES.names(players) == FEATURES.names(2) for players in range(2, 13))


@pytest.mark.parametrize("players", [2, 5])
def test_the_outlook_is_that_of_the_judge(players: int) -> None:
    for state in between_turns(players, EXPERT, 1)[::5]:
        row = named(state)
        left = row["rounds left × 4"] / 4
        sums = [prospects(state, seat, 0, left) for seat in range(players)]
        assert abs(row["own: outlook × 2"] - min(255, 2 * sums[0])) < 2
        assert abs(row["strongest rival: outlook × 2"] - min(255, 2 * max(sums[1:]))) < 2
        assert abs(row["lead over the strongest rival × 2"] - 2 * (sums[0] - max(sums[1:]))) < 3


def test_rivals_are_pooled() -> None:
    for state in between_turns(5, {}, 1)[::4]:
        row = named(state, 2)
        rivals = [state.shown[seat] for seat in (0, 1, 3, 4)]
        own = state.sheets[2][TEMPS]
        hired = sorted((sheet[TEMPS] for sheet in rivals), reverse=True)
        assert row["fewest empty slots of a rival"] == min(33 - rival[FILLED].bit_count() for rival in rivals)
        assert row["lead in temps"] == own - hired[0]
        assert row["lead in temps over the second rival"] == own - hired[1]
        assert row["rivals with more temps"] == sum(temps > own for temps in hired)
        assert row["own: empty slots"] == (ALL_SLOTS & ~state.sheets[2][FILLED]).bit_count()


def test_a_row_is_the_same_before_and_after_the_deal() -> None:
    rng = Random(3)
    compared = 0
    for state in between_turns(2, {}, 1)[3:20:4]:
        dealt = state.round
        while state.stage != STAGE_TURN_CARD and state.pending():
            seat = lowest_seat(state.pending())
            state.play(seat, GAME.judge.policy(state, seat, state.legal(seat), rng))
        if state.shuffled == 0 and state.stacks[3] >= 0:
            before = named(state)
            while state.pending() == CHANCE:
                state.play(CHANCE, state.sample(rng))
            assert state.round == dealt + 1
            assert {name for name, number in named(state).items() if number != before[name]} == {"round"}
            compared += 1
    assert compared > 2


def test_what_a_sheet_shows_is_in_the_row() -> None:
    town = sheet("1 2 3 | . . . . . . .", parks=(1, 0, 2), agents=(0, 0, 1, 0, 0, 0), temps=4, refusals=1)
    state = base(town, combos=((5, "park"), (8, "park"), (9, "pool")))
    row = named(state)
    assert (row["own: parks missing, street 1"], row["own: parks missing, street 3"]) == (2, 3)
    assert (row["own: agents for size 3"], row["own: estates of size 3"]) == (1, 1)
    assert (row["own: temps"], row["lead in temps"], row["own: one refusal"]) == (4, 4, 1)
    assert row["own: points so far"] == 2 + 4 + 4
    assert (row["park next"], row["pool next"], row["bis next"]) == (2, 1, 0)
    assert (row["own: plan 1: estates missing"], row["own: plan 3: estates missing"]) == (2, 1)
    assert row["own: slots where 3 fits"] == 23
    assert row["own: slots where 4 fits"] == 30


def test_the_deck_is_what_the_seat_does_not_know_to_be_elsewhere() -> None:
    for state in between_turns(3, DRAFT, 1)[::4]:
        for seat in range(3):
            row = named(state, seat)
            hand = [state.hands[HAND_FIELDS * seat + TOKEN_FIELDS * place] for place in range(3)]
            cards = unknown_cards(state, seat) + hand
            assert row["cards in the deck"] == len(cards)
            assert row["park cards in the deck"] == sum(GAME.parts.effect_of[card] == PARK for card in cards)
            assert row["numbers up to 5 in the deck"] == sum(GAME.parts.number_of[card] <= 5 for card in cards)
    solo = hands(sheet(), hands=[[(5, "park"), (8, "pool"), (9, "fence")]], deck=70)
    assert named(solo)["cards in the deck"] == 73


@pytest.mark.parametrize(("points", "shown"), [(-99.0, -255), (-0.6, -2), (0.0, 0), (2.6, 10), (99.0, 255)])
def test_worths_are_shown_in_quarters_of_a_point(points: float, shown: int) -> None:
    assert quarters(points) == shown


def test_leads_are_shown_in_halves_of_a_point() -> None:
    assert [halves(points) for points in (-200.0, -1.2, 0.0, 3.5, 200.0)] == [-255, -2, 0, 7, 255]
