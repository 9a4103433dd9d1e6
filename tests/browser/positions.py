"""Brings games to the position that a test is about: finds it by random play, then plays the same moves by requests."""

from collections.abc import Callable, Iterator
from random import Random

from browser.people import Person
from ludopolis import registry
from ludopolis.engine.contract import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.options import OptionValue

SEED = "tests"
"""The seed of the tests' servers."""
MAX_GAMES = 200

Wanted = Callable[[Table, int], bool]
"""Whether a table, with a seat that decides, is what the test is about."""


Move = tuple[int, int, str]
"""Seat, view number and notation."""


def reach(
    person: Person, game: str, seats: list[dict[str, str]], wanted: Wanted, **options: OptionValue
) -> tuple[str, Table, int]:
    """A table on the server with this person in all seats, its twin here, and the seat that the test is about."""
    for twin, seat, moves in walks(game, seats, options):
        if seat is not None and wanted(twin, seat):
            return play_at(person, person.new_table(game, *seats, **options), moves), twin, seat
    raise AssertionError(f"none of {MAX_GAMES} games reached the wanted position")


def reach_end(
    person: Person, game: str, seats: list[dict[str, str]], wanted: Callable[[State], bool], **options: OptionValue
) -> str:
    """A table on the server at which this person has played a whole game, with the end that is wanted."""
    for twin, seat, moves in walks(game, seats, options):
        if seat is None and wanted(twin.state):
            return play_at(person, person.new_table(game, *seats, **options), moves)
    raise AssertionError(f"none of {MAX_GAMES} games ended as wanted")


def walks(
    game: str, seats: list[dict[str, str]], options: dict[str, OptionValue]
) -> Iterator[tuple[Table, int | None, list[Move]]]:
    """Random games, one after the other, at every decision: the table, the seat that decides, the moves so far."""
    for attempt in range(MAX_GAMES):
        names = [seat["name"] for seat in seats]
        twin = Table(registry.find(game), dict(options), names, Dealer(f"{SEED}/{game}/{len(seats)}"))
        people = list(range(len(seats)))
        twin.play_only_moves(people)
        rng = Random(attempt)
        moves: list[Move] = []
        while pending := twin.state.pending():
            seat = (pending & -pending).bit_length() - 1
            yield twin, seat, moves
            legal = twin.state.legal(seat)
            move = legal[rng.randrange(len(legal))]
            moves.append((seat, twin.view_number(seat), twin.state.to_text(seat, move)))
            twin.play(seat, move)
            twin.play_only_moves(people)
        yield twin, None, moves


def play_at(person: Person, table: str, moves: list[Move]) -> str:
    """Plays moves at a table, each given as seat, view number and notation."""
    for seat, number, move in moves:
        answer = person.post(
            f"/tables/{table}/moves", seat=seat, number=number, key=f"{table}-{seat}-{number}", move=move
        )
        assert answer.ok, answer.text()
    return table
