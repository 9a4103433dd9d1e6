"""Programs as bots: what they are told, and that their failures harm nobody else."""

import json
import os
import shlex
import sys
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from barter import GAME
from our_games import OUR_GAMES

from arena.given import venue
from arena.programs import FIRST, GREETS, code, program
from ludopolis import bots, registry
from ludopolis.arena.play import Result, play
from ludopolis.arena.schedule import round_robin
from ludopolis.bots.match import Match
from ludopolis.bots.program import encode, question
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import Fact, fact

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
FIRST_MOVE = '"legal":[{"move":"'


def against_random(name: str, games: int = 2, seconds: float = 20.0) -> list[Result]:
    return play(venue(seconds=seconds), list(islice(round_robin([name, "random"], 2, "3"), games)))


def reasons(name: str, seconds: float = 20.0) -> list[Fact]:
    """Why a program lost its first two games; its rival must have won both."""
    games = against_random(name, seconds=seconds)
    for game in games:
        assert [game.seats[seat] for seat in game.winners] == ["random"]
        assert [game.seats[fault.seat] for fault in game.faults] == [name]
        assert game.ending
    return [fault.reason for game in games for fault in game.faults]


# Programs that play


def test_a_program_plays_whole_games() -> None:
    games = against_random(program(), games=4)
    assert [game.faults for game in games] == [[]] * 4
    assert all(game.ending for game in games)


@pytest.mark.slow
@pytest.mark.parametrize("command", [f"{sys.executable} {EXAMPLES / 'fortune.py'}", f"sh {EXAMPLES / 'first.sh'}"])
@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_examples_play(command: str, game: str) -> None:
    bouts = list(islice(round_robin([f"cmd:{command}", "random"], 2, "3"), 2))
    games = play(venue(game), bouts)
    assert [one.faults for one in games] == [[], []]


def test_what_the_example_draws_comes_from_the_seed() -> None:
    bouts = list(islice(round_robin([f"cmd:{sys.executable} {EXAMPLES / 'fortune.py'}", "random"], 2, "3"), 2))
    assert play(venue(), bouts) == play(venue(), bouts)


def test_the_shell_example_plays_what_the_first_move_program_plays() -> None:
    shell = against_random(f"cmd:sh {EXAMPLES / 'first.sh'}")
    python = against_random(program())
    assert [game.totals for game in shell] == [game.totals for game in python]


# What a program is told


def told_to(tmp_path: Path, seat: int = 0) -> list[dict[str, object]]:
    """Everything that a program on this seat is sent in a game of Barter, three at the table."""
    log = tmp_path / "told.jsonl"
    spy = f"open({str(log)!r}, 'a').write(line)"
    name = program(ask=f"{spy}\n{FIRST}", hello=f"{spy}\n{GREETS}", other=spy)
    bot = bots.hire(name, 20.0)
    players = [bot if at == seat else bots.make("random") for at in range(3)]
    match = Match(GAME, {"rounds": 2}, ["a", "b", "c"], players, "deal")
    match.run()
    bot.close()
    assert match.faults == []
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def test_a_program_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    messages = told_to(tmp_path, seat=1)
    assert messages[0] == {"type": "hello", "protocol": 1, "seconds": 20.0}
    start = messages[1]
    assert 0 <= int(str(start.pop("seed"))) < 2**53
    assert start == {
        "type": "game",
        "game": "barter",
        "rules": 1,
        "components": "barter-1",
        "options": {"rounds": 2},
        "players": 3,
        "seat": 1,
    }
    asked = [message for message in messages if message["type"] == "ask"]
    assert {tuple(message) for message in asked} == {("type", "turn", "view", "asks", "legal")}
    assert set(messages[-1]) == {"type", "totals", "winners"}
    assert messages[-1]["type"] == "end"
    assert len(messages) == len(asked) + 3
    for message in asked:
        legal = message["legal"]
        assert isinstance(legal, list)
        assert len(legal) >= 2  # forced moves are played without asking
        assert {tuple(choice) for choice in legal} == {("move", "say")}


def test_a_forced_move_is_played_without_asking() -> None:
    table = Table(registry.find("happy_city"), {}, ["a", "b"], Dealer("1"))
    rng = Random(1)
    bot = bots.hire("cmd:true", 1.0)  # never started: it could not answer
    forced = 0
    while (pending := table.state.pending()) != 0:
        seat = lowest_seat(pending)
        legal = table.state.legal(seat)
        if len(legal) == 1:
            forced += 1
            assert bot.choose(table.state.blind(seat), seat, rng) == legal[0]
        table.play(seat, rng.choice(legal))
    assert forced > 0


def middle_of_a_game(seed: int) -> State:
    table = Table(GAME, {"rounds": 3}, ["a", "b", "c"], Dealer(seed))
    rng = Random(seed)
    for _ in range(4):
        for seat in range(3):
            if table.state.pending() >> seat & 1:
                table.play(seat, rng.choice(table.state.legal(seat)))
    return table.state


def test_positions_that_differ_in_hidden_things_send_the_same_bytes() -> None:
    compared = differing = 0
    for seed in range(10):
        state = middle_of_a_game(seed)
        for seat in range(3):
            if not state.pending() >> seat & 1:
                continue
            for draw in range(4):
                other = state.blind(seat).determinize(Random(draw))
                differing += other.dump() != state.dump()
                compared += 1
                assert encode(question(other.blind(seat), seat)) == encode(question(state.blind(seat), seat))
    assert compared > 30
    assert differing > 30


def test_the_first_legal_move_can_be_cut_out_of_the_line() -> None:
    """The order of the keys is promised: simple programs look for text."""
    state = middle_of_a_game(1)
    seat = next(seat for seat in range(3) if state.pending() >> seat & 1)
    line = encode(question(state.blind(seat), seat)).decode()
    assert line.startswith('{"type":"ask",')
    assert line.count(FIRST_MOVE) == 1
    assert line.partition(FIRST_MOVE)[2].partition('"')[0] == state.to_text(seat, state.legal(seat)[0])
    assert line.endswith("\n")
    assert line.count("\n") == 1


# Programs that fail


def test_too_slow() -> None:
    assert reasons(program(ask="pass"), seconds=0.2) == [fact("bot-timeout", seconds="0.2")] * 2


def test_a_program_that_does_not_even_read() -> None:
    deaf = code("import json, time\nprint(json.dumps({'type': 'hello', 'protocol': 1}), flush=True)\ntime.sleep(60)")
    assert reasons(deaf, seconds=0.2) == [fact("bot-timeout", seconds="0.2")] * 2


def test_a_crash() -> None:
    first, second = reasons(program(ask="1 / 0"))
    assert first == second == fact("bot-exit", code=1, said="ZeroDivisionError: division by zero")


def test_a_program_that_exits() -> None:
    assert reasons(program(ask="sys.exit(3)"))[0] == fact("bot-exit", code=3, said="")
    assert reasons(code("pass"))[0] == fact("bot-exit", code=0, said="")


def test_answers_that_are_no_move() -> None:
    assert reasons(program(ask="print('I think', flush=True)"))[0] == fact("bot-garbled", given="I think")
    assert reasons(program(ask="print('[1]', flush=True)"))[0] == fact("bot-garbled", given="[1]")
    assert reasons(program(ask="print('{}', flush=True)"))[0] == fact("bot-garbled", given="{}")
    assert reasons(program(ask="print('[' * 10**5, flush=True)"))[0] == fact("bot-garbled", given="[" * 80 + "…")
    assert (
        reasons(program(ask="sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()"))[0].kind == "bot-garbled"
    )


def test_a_wrong_greeting() -> None:
    reason = reasons(program(hello='print(\'{"type":"hello","protocol":2}\', flush=True)'))[0]
    assert reason == fact("bot-hello", given='{"type": "hello", "protocol": 2}', protocol=1)


def test_an_illegal_move_loses_with_the_reason_of_the_rules() -> None:
    name = program(ask="print(json.dumps({'move': 'buy museum'}), flush=True)")
    fault = against_random(name)[0].faults[0]
    assert fault.reason == fact("bot-illegal", move="buy museum")
    assert fault.because == fact("now-discard")
    nonsense = against_random(program(ask="print(json.dumps({'move': 'dance'}), flush=True)"))[0].faults[0]
    assert nonsense.reason == fact("bot-illegal", move="dance")
    assert nonsense.because is not None
    assert nonsense.because.kind == "bad-move"


def test_a_program_is_restarted_for_the_next_game(tmp_path: Path) -> None:
    """It fails only in its first game."""
    mark = tmp_path / "failed"
    ask = f"if not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w')\n    sys.exit(9)\n{FIRST}"
    games = against_random(program(ask=ask), games=3)
    assert [len(game.faults) for game in games] == [1, 0, 0]


def test_a_program_that_fails_resigns_in_the_record() -> None:
    (game,) = play(venue(keep=True), list(islice(round_robin([program(ask="1/0"), "random"], 2, "3"), 1)))
    assert '"resign":"random"' in game.record


def test_the_other_two_play_on_for_the_victory() -> None:
    bad = program(ask="1/0")
    games = play(venue(players=3), list(islice(round_robin([bad, "greedy", "random"], 3, "3"), 3)))
    for game in games:
        assert len(game.faults) == 1
        assert game.places()[game.seats.index(bad)] == 2
        assert game.winners
        assert all(game.seats[seat] != bad for seat in game.winners)


# Starting and stopping programs


def test_two_seats_are_two_processes_and_none_is_left(tmp_path: Path) -> None:
    notes = tmp_path / "pids"
    name = program(other=f"open({str(notes)!r}, 'a').write(f'{{os.getpid()}}\\n')")
    bouts = list(islice(round_robin([name, "random"], 4, "3"), 2))
    assert [bout.seats.count(name) for bout in bouts] == [2, 2]
    play(venue(players=4), bouts)
    pids = {int(pid) for pid in notes.read_text().split()}
    assert len(pids) == 2  # kept from game to game, never shared by two seats
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def state_of(stat: Path) -> str:
    """The state of a process, or nothing if there is none."""
    try:
        return stat.read_text().split()[2]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def test_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    notes = tmp_path / "pid"
    start = "import subprocess\nchild = subprocess.Popen(['sleep', '600'])"
    ask = f"{start}\nopen({str(notes)!r}, 'w').write(str(child.pid))"
    reasons(program(ask=ask), seconds=1.0)
    pid = int(notes.read_text())
    # Its parent is gone too, so another process reaps it: it may be dead or a zombie.
    stat = Path("/proc") / str(pid) / "stat"
    deadline = monotonic() + 60
    while (state := state_of(stat)) not in ("", "Z") and monotonic() < deadline:
        sleep(0.01)  # the signal was sent; the system decides when it arrives
    assert state in ("", "Z")


@pytest.mark.parametrize("name", ["cmd:", "cmd:   ", "cmd:no-such-program --fast", "cmd:'", "cmd:./nowhere.sh"])
def test_a_missing_program_is_no_bot(name: str) -> None:
    with pytest.raises(bots.UnknownBot) as wrong:
        bots.hire(name, 1.0)
    assert wrong.value.reason == fact("no-program", given=name.removeprefix("cmd:"))


def test_a_name_from_outside_starts_nothing() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make(program())
    assert shlex.split(program())[0].endswith(sys.executable)


def test_names() -> None:
    assert bots.is_program("cmd:x")
    assert not bots.is_program("greedy")
    assert [
        name for name in ("flat", "flat:5", "flat:5s", "flat:0.3s", "cmd:5s", "cmd:x:2s") if bots.is_timed(name)
    ] == [
        "flat:5s",
        "flat:0.3s",
    ]
