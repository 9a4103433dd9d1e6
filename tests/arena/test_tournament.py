"""Tournaments: stopped anywhere and resumed, they end with the same results."""

import json
from itertools import islice
from pathlib import Path

import pytest

from arena.given import result, venue
from ludopolis.arena.csv_export import to_csv
from ludopolis.arena.play import Result, play
from ludopolis.arena.results_file import BadResultsFile, ResultsFile
from ludopolis.arena.sequential import OPEN, YES, Claim, SequentialTest
from ludopolis.arena.tournament import Plan, Tournament
from ludopolis.arena.workers import InProcess
from ludopolis.bots.match import Fault
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact

PLAN = Plan(venue(), 2, ["greedy", "random"], "", "4")
CHALLENGE = Plan(venue(), 2, ["random"], "greedy", "4")
CLAIM = Claim(0.3, 0.3, 0.2, 0.2)


def run(path: Path | None, plan: Plan, games: int, claim: Claim | None = None, stop_after: int = 10**9) -> Tournament:
    """Plays until it is over, or is interrupted after `stop_after` games of this run."""
    tournament = Tournament(plan, games, claim)
    with ResultsFile(str(path) if path else "", plan.header()) as file, InProcess() as workers:
        for _ in islice(tournament.run(file, workers), stop_after):
            pass
    return tournament


# Results files


def test_a_run_that_was_stopped_anywhere_ends_the_same(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    expected = run(whole, PLAN, 5).summary()
    text = whole.read_bytes()
    assert text.count(b"\n") == 1 + 6  # a header, and whole deals
    assert expected["games"] == 6
    for cut in range(0, len(text), 37):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(text[:cut])
        assert run(path, PLAN, 5).summary() == expected
        assert path.read_bytes() == text


def test_interrupted_between_games_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for stop in (1, 4, 10**9):
        run(path, PLAN, 8, stop_after=stop)
    assert run(path, PLAN, 8).summary() == run(None, PLAN, 8).summary()
    assert len(path.read_bytes().splitlines()) == 9


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path, PLAN, 4)
    assert run(path, PLAN, 8).summary() == run(None, PLAN, 8).summary()
    assert run(path, PLAN, 2).summary() == run(None, PLAN, 2).summary()
    assert len(path.read_bytes().splitlines()) == 9  # nothing is ever taken away


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path, PLAN, 2)
    before = path.read_bytes()
    for other in (PLAN._replace(seed="5"), PLAN._replace(field=["random", "greedy"]), CHALLENGE):
        assert refused(path, other) == fact("journal-other", path=str(path))
    assert path.read_bytes() == before


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    for text in ("Dear diary,\n", "Dear diary", "[]\n", '{"ludopolis-arena":9}\n'):
        path.write_text(text, "utf-8")
        assert refused(path, PLAN) == fact("journal-foreign", path=str(path))
        assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    "change",
    [
        {"number": 7},
        {"deal": 3},
        {"seats": ["random", "random"]},
        {"winners": [5]},
        {"totals": [1]},
        {"totals": ["a", "b"]},
        {"moves": None},
        {"faults": [[4, {"kind": "bot-timeout"}, None]]},
        {"faults": 3},
        {"weather": "fine"},
    ],
)
def test_an_edited_game_is_named_by_its_line(tmp_path: Path, change: Data) -> None:
    path = tmp_path / "results.jsonl"
    run(path, PLAN, 4)
    lines = path.read_text("utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **change})
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert refused(path, PLAN) == fact("journal-line", path=str(path), line=3)
    lines[2] = "{"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert refused(path, PLAN) == fact("journal-line", path=str(path), line=3)


def refused(path: Path, plan: Plan) -> object:
    with pytest.raises(BadResultsFile) as wrong:
        run(path, plan, 4)
    return wrong.value.reason


def test_faults_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    plan = PLAN._replace(field=["a", "b"])
    bout = next(plan.bouts())
    faults = [Fault(0, fact("bot-illegal", move="x"), fact("too-dear", price=7)), Fault(1, fact("bot-start"), None)]
    game = Result(0, 0, bout.seats, [3, 4], [], "over", 9, faults, [], "")
    with ResultsFile(str(path), plan.header()) as file:
        file.write(game)
    with ResultsFile(str(path), plan.header()) as file:
        assert list(file.read(plan.bouts())) == [game]


# The end of a tournament


def test_games_come_in_whole_deals() -> None:
    assert Tournament(PLAN, 5, None).max_games == 6
    assert Tournament(PLAN, 6, None).max_games == 6
    assert Tournament(PLAN._replace(players=5), 6, None).max_games == 10


def test_the_test_stops_the_run_when_the_answer_is_clear() -> None:
    stopped = run(None, CHALLENGE, 400, CLAIM)
    assert stopped.test is not None
    assert stopped.test.verdict == YES
    games = len(stopped.results)
    assert games % 2 == 0
    assert 2 < games < 40
    assert len(stopped.test.path) == games // 2 + 1
    # Not a deal earlier, and the games are those of a run without a test.
    assert stopped.test.path[-2] < CLAIM.bounds()[1] <= stopped.test.path[-1]
    assert stopped.results == play(venue(), list(islice(CHALLENGE.bouts(), games)))


def test_a_decided_test_is_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = run(path, CHALLENGE, 400, CLAIM).summary()
    before = path.read_bytes()
    assert run(path, CHALLENGE, 400, CLAIM).summary() == first
    assert path.read_bytes() == before


def test_too_few_games_leave_the_test_open() -> None:
    short = run(None, CHALLENGE, 2, CLAIM)
    assert short.summary()["test"]["verdict"] == OPEN
    assert len(short.results) == 2


def test_the_challengers_mean_of_a_deal_is_what_counts() -> None:
    tournament = Tournament(CHALLENGE._replace(challenger="x", field=["a"]), 100, CLAIM)
    for game in (result(0, "xa", [1, 2], [1]), result(1, "ax", [1, 2], [1])):
        tournament.add(game)
    alone = SequentialTest(CLAIM)
    alone.add(0.5)
    assert tournament.test is not None
    assert tournament.test.path == alone.path


# The summary


def tournament_of(*games: Result) -> Tournament:
    tournament = Tournament(Plan(venue(players=2), 2, ["a", "b", "c"], "", "1"), 6, None)
    for game in games:
        tournament.add(game)
    return tournament


def test_the_summary_by_hand() -> None:
    data = tournament_of(
        result(0, "ab", [3, 1], [0]),
        result(1, "ba", [2, 2], [0, 1]),
        result(2, "ac", [0, 9], [1]),
        result(3, "ca", [8, 1], [0], [Fault(1, fact("bot-start", given="x"), None)]),
    ).summary()
    assert list(data) == [
        "game", "rules", "components", "players", "options", "schedule", "challenger", "field", "seed",
        "games", "deals", "reproducible", "bots", "pairs", "seats", "faults", "test",
    ]  # fmt: skip
    assert (data["games"], data["deals"], data["test"], data["reproducible"]) == (4, 2, None, True)
    a, b, c = data["bots"]
    assert list(a) == [
        "bot", "games", "places", "mean", "deviation", "wins", "rate", "low", "high", "error", "mu", "sigma", "faults",
    ]  # fmt: skip
    assert (a["bot"], a["games"], a["places"], a["wins"], a["rate"], a["faults"]) == ("a", 4, 4, 1.5, 0.375, 1)
    assert (b["wins"], c["wins"], c["mean"]) == (0.5, 2.0, 8.5)
    assert [(row["bot"], row["against"], row["games"], row.get("wins")) for row in data["pairs"]] == [
        ("a", "b", 2, 1.5),
        ("a", "c", 2, 0.0),
        ("b", "c", 0, None),
    ]
    assert [row["wins"] for row in data["seats"]] == [2.5, 1.5]
    assert c["mu"] > a["mu"]
    assert [row["bot"] for row in data["faults"]] == ["a"]


def test_a_bot_without_games_yet_has_no_share() -> None:
    row = tournament_of(result(0, "ab", [3, 1], [0]), result(1, "ba", [2, 2], [0])).summary()["bots"][2]
    assert row == {"bot": "c", "games": 0, "places": 0, "mu": 25.0, "sigma": pytest.approx(25 / 3), "faults": 0}


def test_pairs_at_a_table_with_copies_count_each_game_once() -> None:
    plan = Plan(venue(players=3), 3, ["a", "b"], "", "1")
    tournament = Tournament(plan, 3, None)
    tournament.add(result(0, "abb", [5, 9, 1], [1]))
    (pair,) = tournament.summary()["pairs"]
    assert (pair["games"], pair["wins"]) == (1, 0.5)
    _, b = tournament.summary()["bots"]
    assert (b["games"], b["places"]) == (1, 2)


def test_clocks_and_programs_are_not_reproducible() -> None:
    for name in ("flat:1s", "cmd:true"):
        tournament = Tournament(PLAN._replace(field=["a", name]), 2, None)
        tournament.add(result(0, "ab", [1, 2], [1])._replace(seats=["a", name]))
        assert tournament.summary()["reproducible"] is False


def test_results_as_csv() -> None:
    late = Fault(1, fact("bot-timeout", seconds="1"), None)
    games = [result(0, "ab", [3, 3], [0, 1]), result(1, "ba", [5, 9], [0], [late])]
    assert to_csv(games).splitlines() == [
        "game,deal,seat,bot,points,place,share,moves,ending,fault",
        "0,0,0,a,3,1,0.5,10,over,",
        "0,0,1,b,3,1,0.5,10,over,",
        "1,0,0,b,5,1,1.0,10,over,",
        "1,0,1,a,9,2,0.0,10,over,bot-timeout",
    ]
    quoted = games[0]._replace(seats=['cmd:x "1,2"', "b"])
    assert to_csv([quoted]).splitlines()[1] == '0,0,0,"cmd:x ""1,2""",3,1,0.5,10,over,'
