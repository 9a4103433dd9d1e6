"""Datasets: a row for each decision, the same rows however often a run was stopped."""

import json
import math
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from ludopolis import registry
from ludopolis.bots import make
from ludopolis.bots.match import play_match
from ludopolis.cli import run
from ludopolis.engine.table.record import split
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.values.chance import CHANCE
from ludopolis.gym import dataset
from ludopolis.gym.setup import Setup


def written(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


def make_dataset(path: Path, *more: str, game: str = "uptown", games: int = 3) -> int:
    return run(["dataset", game, "--out", str(path), "--games", str(games), "--jobs", "1", *more])


def test_rows_are_the_decisions_of_the_games(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert make_dataset(out, "--bots", "greedy,random", "--seed", "5") == 0
    rows = written(out)
    setup = Setup("uptown")
    at = 0
    for number in range(3):
        seats = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        table = play_match(setup.game, setup.options, seats, [make(name) for name in seats], f"5/{number}")
        results = table.state.results()
        state, decision = table.first_state(), 0
        for step in table.steps:
            if step.seat != CHANCE and len(state.legal(step.seat)) > 1:
                row, at = rows[at], at + 1
                assert (row["game"], row["deal"], row["decision"]) == (number, f"5/{number}", decision)
                assert (row["seat"], row["player"]) == (step.seat, seats[step.seat])
                assert row["observation"] == setup.observe(state, step.seat).tolist()
                assert (row["legal"], row["move"]) == (state.legal(step.seat), step.move)
                assert row["text"] == state.to_text(step.seat, step.move)
                assert (row["worth"], row["tries"]) == (None, None)
                assert row["points"] == results.totals[step.seat]
                assert row["best_rival"] == results.totals[1 - step.seat]
                assert row["share"] == (1 / len(results.winners) if step.seat in results.winners else 0)
                assert row["ending"] == table.state.ending()
                decision += 1
            state.play(step.seat, step.move)
    assert at == len(rows) > 100
    about = json.loads(parquet.read_schema(out).metadata[b"ludopolis"])
    assert (about["game"], about["source"], about["names"]) == ("uptown", ["greedy", "random"], setup.names)


def test_a_search_leaves_its_values(tmp_path: Path) -> None:
    out = tmp_path / "searched.parquet"
    assert make_dataset(out, "--bots", "mc:2/2/1", "--option", "max_rounds=3", game="happy_city", games=1) == 0
    rows = written(out)
    assert any(row["worth"] for row in rows)
    for row in rows:
        tried = [worth for worth, tries in zip(row["worth"], row["tries"], strict=True) if tries]
        assert len(row["worth"]) == len(row["legal"])
        assert all(0 <= worth <= 1 for worth in tried)
        assert not math.isnan(row["worth"][row["legal"].index(row["move"])])


def test_watching_changes_no_move(tmp_path: Path) -> None:
    out = tmp_path / "levels.parquet"
    assert make_dataset(out, "--bots", "easy,expert:2", games=1) == 0
    seats = ["easy", "expert:2"]
    game = registry.find("uptown")
    table = play_match(game, game.complete({}, 2), seats, [make(name) for name in seats], "1/0")
    played = [step.move for step in table.steps if step.seat != CHANCE and not step.forced]
    assert [row["move"] for row in written(out)] == played


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART_GAMES", 2)
    whole, stopped = tmp_path / "whole.parquet", tmp_path / "stopped.parquet"
    assert make_dataset(whole, games=5) == 0
    write_part = dataset.Dataset._write_part

    def stop(self: dataset.Dataset) -> None:
        write_part(self)
        if self.done == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(dataset.Dataset, "_write_part", stop)
    assert make_dataset(stopped, games=5) == 130
    assert not stopped.exists()
    monkeypatch.setattr(dataset.Dataset, "_write_part", write_part)
    assert make_dataset(stopped, "--bots", "random", games=5) == 2  # the parts are of another run
    assert make_dataset(stopped, games=5) == 0
    assert stopped.read_bytes() == whole.read_bytes()
    assert set(tmp_path.iterdir()) == {whole, stopped}


def test_a_longer_run_plays_what_an_unfinished_part_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART_GAMES", 2)
    whole, longer = tmp_path / "whole.parquet", tmp_path / "longer.parquet"

    def stop(self: dataset.Dataset) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(dataset.Dataset, "finish", stop)
        assert make_dataset(longer, games=3) == 130  # its second part has one game
    assert make_dataset(longer, games=5) == make_dataset(whole, games=5) == 0
    assert longer.read_bytes() == whole.read_bytes()


def test_a_finished_file_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "done.parquet"
    assert make_dataset(out, games=1) == 0
    before = out.read_bytes()
    assert make_dataset(out, games=1) == 0
    assert make_dataset(out, games=2) == 2
    assert make_dataset(out, "--seed", "2", games=1) == 2
    assert out.read_bytes() == before
    foreign = tmp_path / "text.parquet"
    foreign.write_text("no dataset")
    assert make_dataset(foreign, games=1) == 2
    assert foreign.read_text() == "no dataset"
    assert "holds other games" in capsys.readouterr().err


def test_records_come_into_the_same_form(tmp_path: Path) -> None:
    records, played, imported = tmp_path / "games.jsonl", tmp_path / "played.parquet", tmp_path / "imported.parquet"
    bots = ("--bots", "greedy,random", "--games", "2", "--jobs", "1")
    assert run(["simulate", "streets", *bots, "--out", str(records)]) == 0
    assert run(["dataset", "streets", "--records", str(records), "--out", str(imported)]) == 0
    assert run(["dataset", "streets", *bots, "--out", str(played)]) == 0
    for mine, theirs in zip(written(played), written(imported), strict=True):
        assert {**mine, "deal": theirs["deal"]} == theirs
    table = replay(split(records.read_text("utf-8"))[0], registry.find("streets"))
    assert written(imported)[0]["points"] == table.state.results().totals[written(imported)[0]["seat"]]


def test_other_records_in_a_file_of_the_same_name_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records, out = tmp_path / "games.jsonl", tmp_path / "imported.parquet"
    taken = ["dataset", "uptown", "--records", str(records), "--out", str(out)]
    played = ["simulate", "uptown", "--bots", "random", "--games", "1", "--jobs", "1", "--out", str(records)]
    assert run([*played, "--seed", "1"]) == run(taken) == run(taken) == 0
    before = out.read_bytes()
    records.unlink()
    assert run([*played, "--seed", "2"]) == 0
    assert run(taken) == 2
    assert out.read_bytes() == before
    assert "holds other games" in capsys.readouterr().err


def test_records_of_different_tables_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "mixed.jsonl"
    for players in ("2", "3"):
        run(["simulate", "uptown", "--players", players, "--games", "1", "--jobs", "1", "--out", str(records)])
    capsys.readouterr()
    assert run(["dataset", "uptown", "--records", str(records), "--out", str(tmp_path / "x.parquet")]) == 2
    assert "a different game, number of players or options" in capsys.readouterr().err
