"""What is no choice: the table plays it, and it is taken back together with the choice before it."""

from collections.abc import Callable
from random import Random

from barter import GAME as BARTER

from ludopolis import registry
from ludopolis.engine.contract import Game, State
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.events import REVEAL

Wanted = Callable[[State], bool]


def reach(game: Game, players: int, wanted: Callable[[Table], bool]) -> Table:
    """The first position of random games that is wanted. Nothing is played for anybody."""
    for attempt in range(100):
        rng = Random(attempt)
        table = Table(game, {}, ["Anna", "Boris", "Clara"][:players], Dealer(attempt))
        while pending := table.state.pending():
            if wanted(table):
                return table
            seat = rng.choice([seat for seat in range(players) if pending >> seat & 1])
            table.play(seat, rng.choice(table.state.legal(seat)))
    raise AssertionError("no game reached the wanted position")


def leads_to(table: Table, wanted: Wanted) -> int | None:
    """A choice of the first seat alone, to be taken back afterwards, after which the state is as wanted."""
    state = table.state
    if state.pending() != 1 or len(state.legal(0)) < 2:
        return None
    for move in state.legal(0):
        after = state.clone()
        after.events = []
        after.play(0, move)
        final = after.pending() in (0, CHANCE) or any(event[0] == REVEAL for event in after.events)
        if not final and wanted(after):
            return move
    return None


def forced(seat: int) -> Wanted:
    """Only that seat must decide, and it has one move."""
    return lambda after: after.pending() == 1 << seat and len(after.legal(seat)) == 1


def before_no_choice(game: str, players: int, seat: int) -> tuple[Table, int]:
    """A table where a choice of the first seat leaves a seat one move, and that choice."""
    table = reach(registry.find(game), players, lambda now: leads_to(now, forced(seat)) is not None)
    move = leads_to(table, forced(seat))
    assert move is not None
    return table, move


def test_what_is_no_choice_is_recorded_as_an_ordinary_move() -> None:
    table = reach(registry.find("happy_city"), 2, lambda now: now.only_move(0) is not None)
    table.play_only_moves([1])
    before = list(table.entries)
    table.play_only_moves([0])
    played = table.entries[len(before)]
    assert {name: played[name] for name in ("n", "seat", "move")} == {
        "n": len(before) + 1,
        "seat": 0,
        "move": "take coin",
    }
    assert table.only_move(0) is None
    record = parse(table.record().to_text())
    assert replay(record, table.game).record() == table.record()


def test_nothing_is_played_where_there_is_a_choice_or_no_decision() -> None:
    table = Table(registry.find("happy_city"), {}, ["Anna", "Boris"], Dealer(1))
    before = list(table.entries)
    assert [table.only_move(seat) for seat in (0, 1)] == [None, None]
    table.play_only_moves([0, 1])
    assert table.entries == before


def test_a_choice_is_taken_back_with_what_followed_from_it() -> None:
    table, move = before_no_choice("welcome_to", 1, 0)
    before, earlier = table.state.digest(), table.choices(0)
    table.play(0, move)
    choice = len(table.entries)
    table.play_only_moves([0])
    assert len(table.entries) > choice
    assert table.choices(0) == [choice, *earlier]
    table.take_back(0, choice)
    assert table.state.digest() == before
    assert table.only_move(0) is None  # it is not played again in front of the person
    assert replay(parse(table.record().to_text()), table.game).state.digest() == before


def test_a_rivals_move_without_choice_of_which_nobody_was_told_is_no_barrier() -> None:
    table, move = before_no_choice("streets", 2, 1)
    before = table.state.digest()
    table.play(0, move)
    choice = len(table.entries)
    table.play_only_moves([0, 1])
    assert table.entries[-1]["seat"] == 1
    assert table.withdrawable(0) == []
    assert table.choices(0)[0] == choice
    assert table.choices(1) == []
    table.take_back(0, choice)
    assert table.state.digest() == before
    withdrawn = [(entry["seat"], entry["withdraw"]) for entry in table.entries if "withdraw" in entry]
    assert withdrawn == [(1, [choice + 1]), (0, [choice])]
    assert replay(parse(table.record().to_text()), table.game).state.digest() == before


def returning(now: Table) -> bool:
    """Seat 0 must return its only coin, and seat 1 chooses how many to return."""
    return now.state.pending() == 0b11 and now.state.legal(0) == [2] and now.state.legal(1) == [2, 3]


def test_an_answer_at_once_would_tell_that_there_was_no_choice() -> None:
    table = reach(BARTER, 2, returning)
    assert table.only_move(0) is None
    table.play(1, 2)
    assert table.only_move(0) is None


def test_what_the_others_do_not_notice_is_played_at_once() -> None:
    table = reach(registry.find("streets"), 2, lambda now: forced(0)(now.state) and now.steps[-1].seat == 1)
    assert table.state.asks(0).kind == "tile"
    assert table.only_move(0) == table.state.legal(0)[0]


def test_in_a_shared_phase_it_is_played_at_once_if_everybody_knows() -> None:
    table = reach(registry.find("welcome_to"), 2, lambda now: now.state.pending() == 3 and len(now.state.legal(0)) == 1)
    assert table.only_move(0) == table.state.legal(0)[0]


def test_in_a_shared_phase_it_follows_the_seats_own_move() -> None:
    def done(now: Table) -> bool:
        pending = now.state.pending()
        return pending == 0b11 and len(now.state.legal(0)) == 1 and now.steps[-1].seat == 0

    table = reach(registry.find("welcome_to"), 2, done)
    assert table.only_move(0) == table.state.legal(0)[0]


def test_the_consequence_of_a_choice_includes_what_follows_without_one() -> None:
    table, move = before_no_choice("uptown", 2, 0)
    told = table.consequence(0, move)
    table.play(0, move)
    assert told == table.consequence(0, table.state.legal(0)[0]) == (False, True)


def test_whether_a_turn_ends_shows_after_the_draw() -> None:
    table = Table(registry.find("happy_city"), {}, ["Anna", "Boris"], Dealer(1))
    assert table.consequence(0, table.state.legal(0)[0]) == (False, True)  # a card is revealed, more are to come
