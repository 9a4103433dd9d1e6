"""Games that stand where a test wants them: played by chance until the position is there, then by requests."""

from collections.abc import Callable
from random import Random

from browser.people import Person
from ludopolis import registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.table import Table

SEED = "tests"
"""What the tests' servers deal from."""
MOST = 200
"""Games looked through."""

Wanted = Callable[[Table, int], bool]
"""Whether a table, with a seat that decides, is what the test is about."""


def reach(person: Person, game: str, seats: list[dict[str, str]], wanted: Wanted) -> tuple[str, Table, int]:
    """A table on the server, all seats this person's, its twin here, and the seat for which they are what is wanted."""
    for attempt in range(MOST):
        twin = Table(registry.find(game), {}, [seat["name"] for seat in seats], Dealer(f"{SEED}/{game}/{len(seats)}"))
        rng = Random(attempt)
        moves: list[tuple[int, int, str]] = []
        while pending := twin.state.pending():
            seat = (pending & -pending).bit_length() - 1
            if wanted(twin, seat):
                return play_at(person, person.new_table(game, *seats), moves), twin, seat
            legal = twin.state.legal(seat)
            move = legal[rng.randrange(len(legal))]
            moves.append((seat, twin.view_number(seat), twin.state.to_text(seat, move)))
            twin.play(seat, move)
    raise AssertionError(f"no game of {MOST} came to the position that is wanted")


def play_at(person: Person, table: str, moves: list[tuple[int, int, str]]) -> str:
    """Plays moves at a table, each made by a seat in the view of a number."""
    for seat, number, move in moves:
        answer = person.post(
            f"/tables/{table}/moves", seat=seat, number=number, key=f"{table}-{seat}-{number}", move=move
        )
        assert answer.ok, answer.text()
    return table
