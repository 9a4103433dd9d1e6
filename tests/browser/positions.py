"""Brings games to the position that a test is about: finds it by random play, then plays the same moves by requests."""

from collections.abc import Callable
from random import Random

from browser.people import Person
from ludopolis import registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.options import OptionValue
from ludopolis.engine.table import Table

SEED = "tests"
"""The seed of the tests' servers."""
MAX_GAMES = 200

Wanted = Callable[[Table, int], bool]
"""Whether a table, with a seat that decides, is what the test is about."""


def reach(
    person: Person, game: str, seats: list[dict[str, str]], wanted: Wanted, **options: OptionValue
) -> tuple[str, Table, int]:
    """A table on the server with this person in all seats, its twin here, and the seat that the test is about."""
    for attempt in range(MAX_GAMES):
        names = [seat["name"] for seat in seats]
        twin = Table(registry.find(game), dict(options), names, Dealer(f"{SEED}/{game}/{len(seats)}"))
        people = list(range(len(seats)))
        twin.play_only_moves(people)
        rng = Random(attempt)
        moves: list[tuple[int, int, str]] = []
        while pending := twin.state.pending():
            seat = (pending & -pending).bit_length() - 1
            if wanted(twin, seat):
                return play_at(person, person.new_table(game, *seats, **options), moves), twin, seat
            legal = twin.state.legal(seat)
            move = legal[rng.randrange(len(legal))]
            moves.append((seat, twin.view_number(seat), twin.state.to_text(seat, move)))
            twin.play(seat, move)
            twin.play_only_moves(people)
    raise AssertionError(f"none of {MAX_GAMES} games reached the wanted position")


def play_at(person: Person, table: str, moves: list[tuple[int, int, str]]) -> str:
    """Plays moves at a table, each given as seat, view number and notation."""
    for seat, number, move in moves:
        answer = person.post(
            f"/tables/{table}/moves", seat=seat, number=number, key=f"{table}-{seat}-{number}", move=move
        )
        assert answer.ok, answer.text()
    return table
