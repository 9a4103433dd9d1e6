"""Long lists of moves: grouped by their beginnings, found by parts of them."""

from rich.console import Console

from ludopolis.engine.contract import Speech, State
from ludopolis.engine.values.facts import BadNotation, Fact, fact
from ludopolis.terminal.moves import Move, Moves, grouped
from ludopolis.terminal.output import Output


class Streets(State):
    """165 places for three numbers in five streets; the next house along may not be built on."""

    def legal(self, seat: int) -> list[int]:
        return list(range(165))

    def pending(self) -> int:
        return 1


class StreetsSpeech(Speech[Streets]):
    def to_text(self, state: Streets, seat: int, move: int) -> str:
        number, place = divmod(move, 55)
        return f"place {number + 6} S{place // 11 + 1}.{place % 11 + 1}"

    def from_text(self, state: Streets, seat: int, text: str) -> int:
        if text == "place 6 S6.1":
            return 165
        raise BadNotation(fact("bad-notation", text=text))

    def describe(self, state: Streets, seat: int, move: int) -> Fact:
        return fact("return", coins=move)

    def refusal(self, state: Streets, seat: int, move: int) -> Fact:
        return fact("game-over")


def moves() -> Moves:
    output = Output()
    output.sentence = lambda prefix, told: f"house {told.args['coins']}"  # type: ignore[method-assign]
    state = Streets()
    state.players = 1
    state.game = type("Space", (), {"moves": 166, "speech": StreetsSpeech()})()
    return Moves(output, state, 0)


def test_numbers_notation_and_beginnings() -> None:
    street = moves()
    assert street.read("165").move == street.all[164]
    assert street.read(" place  7   S2.5 ").move == street.all[55 + 11 + 4]
    assert street.read("PLACE 7 s2.5").move == street.all[55 + 11 + 4]
    found = street.read("place 8 s5").matches
    assert [move.notation for move in found] == [f"place 8 S5.{n}" for n in range(1, 12)]
    assert [move.number for move in found] == list(range(155, 166))
    assert street.read("house 164").matches == [street.all[164]]


def test_reasons() -> None:
    street = moves()
    assert street.read("place 6 S6.1").reason == fact("game-over")
    assert street.read("166").reason == fact("bad-notation", text="166")
    assert street.read("dance").reason == fact("bad-notation", text="dance")


def test_a_long_list_is_grouped_without_loss() -> None:
    street = moves()
    groups = grouped(street.all)
    assert [start for start, _ in groups] == [f"place {n} S{s}." for n in (6, 7, 8) for s in range(1, 6)]
    assert sorted(move for _, members in groups for move in members) == sorted(street.all)
    console = Console(width=110)
    with console.capture() as captured:
        console.print(street.render())
    lines = captured.get().splitlines()
    assert len(lines) == 15
    assert lines[0].split()[:16] == ["place", "6", "S1.", "…", *(str(n) for n in range(1, 12)), "(11;"]


def test_a_short_list_is_not_grouped() -> None:
    few = [Move(1, 0, "keep", "Keep"), Move(2, 1, "pass", "Pass")]
    assert grouped(few) == [("keep", [few[0]]), ("pass", [few[1]])]
