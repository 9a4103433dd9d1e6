"""Decisions in a Parquet file: a row for each.

While games are being played they go into part files beside it, some games each; at the end these become one file. So a
run that was stopped goes on where the parts end, and the file is never half-written. Which run it is stands in the
metadata of every file.
"""

import json
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludopolis.engine.contract import Game, entries_of
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.gym.decisions import Decision, Played
from ludopolis.gym.setup import ResearchError, need

PART_GAMES: Final = 100
"""Games in a part file."""
ABOUT: Final = b"ludopolis"
FORMAT: Final = 1
NOT_TRIED: Final = float("nan")


class OtherDataset(ResearchError):
    """The file holds something else."""


class About(NamedTuple):
    """What a dataset holds. Two runs with equal descriptions make equal rows."""

    game: str
    rules: int
    components: str
    observation: int
    players: int
    options: dict[str, OptionValue]
    source: list[str]
    """The bots in seat order of the first game, or the file of records."""
    seed: str
    """That of the games, or a digest of the records: another file of the same name is another source."""
    games: int
    names: list[str]
    """What each number of an observation is."""

    @staticmethod
    def of(
        game: Game, players: int, options: dict[str, OptionValue], source: list[str], seed: str, games: int
    ) -> "About":
        """The description of a run."""
        assert game.observation is not None
        names = [entry.name for entry in entries_of(game.new(options, players))]
        version = game.observation.version
        digest = game.components.digest
        return About(game.id, game.version, digest, version, players, options, source, seed, games, names)

    def to_json(self) -> Data:
        """The description as data."""
        return {"format": FORMAT, **self._asdict()}

    def same_run(self, other: Data) -> bool:
        """Whether parts of that description belong to this run; it may be longer now."""
        mine = self.to_json()
        return {**mine, "games": 0} == {**other, "games": 0}


def load_arrow() -> Any:
    """pyarrow with its Parquet files."""
    need("pyarrow")
    import pyarrow
    import pyarrow.parquet

    return pyarrow


def schema(arrow: Any, about: About) -> Any:
    """The columns; docs/dataset.md describes them."""
    fields = [
        ("game", arrow.int32()),
        ("deal", arrow.string()),
        ("decision", arrow.int32()),
        ("seat", arrow.int8()),
        ("player", arrow.string()),
        ("observation", arrow.list_(arrow.int16(), len(about.names))),
        ("legal", arrow.list_(arrow.int32())),
        ("move", arrow.int32()),
        ("text", arrow.string()),
        ("worth", arrow.list_(arrow.float32())),
        ("tries", arrow.list_(arrow.int32())),
        ("share", arrow.float32()),
        ("points", arrow.int32()),
        ("best_rival", arrow.int32()),
        ("ending", arrow.string()),
    ]
    return arrow.schema(fields, metadata={ABOUT: json.dumps(about.to_json()).encode()})


def rows(games: Iterable[Played]) -> dict[str, list[Any]]:
    """Games as columns."""
    found: dict[str, list[Any]] = {}
    for game in games:
        for number, one in enumerate(game.decisions):
            for name, value in row(game, number, one).items():
                found.setdefault(name, []).append(value)
    return found


def row(game: Played, number: int, one: Decision) -> dict[str, Any]:
    """A decision as a row. Estimates are in the order of the legal moves."""
    tried = {estimate.move: estimate for estimate in one.estimates}
    rivals = [total for seat, total in enumerate(game.totals) if seat != one.seat]
    return {
        "game": game.number,
        "deal": game.deal,
        "decision": number,
        "seat": one.seat,
        "player": game.seats[one.seat],
        "observation": one.observation,
        "legal": one.legal,
        "move": one.move,
        "text": one.text,
        "worth": [tried[move].worth if move in tried else NOT_TRIED for move in one.legal] if tried else None,
        "tries": [tried[move].tries if move in tried else 0 for move in one.legal] if tried else None,
        "share": 1 / len(game.winners) if one.seat in game.winners else 0.0,
        "points": game.totals[one.seat],
        "best_rival": max(rivals, default=None),
        "ending": game.ending,
    }


class Dataset:
    """A Parquet file that is being written."""

    def __init__(self, path: str, about: About) -> None:
        self.arrow = load_arrow()
        self.path = Path(path)
        self.about = about
        self.parts = Path(f"{path}.parts")
        self.schema = schema(self.arrow, about)
        self._waiting: list[Played] = []
        if self.path.exists():
            if self._description(self.path) != about.to_json():
                raise OtherDataset(fact("dataset-other", path=path))
            self.done = about.games
            return
        self.parts.mkdir(parents=True, exist_ok=True)
        self.done = self._finished_games()

    def _part(self, number: int) -> Path:
        return self.parts / f"{number:06}.parquet"

    def _finished_games(self) -> int:
        """How many games earlier runs have written; raises `OtherDataset`."""
        number = 0
        while (part := self._part(number)).exists() and (number + 1) * PART_GAMES <= self.about.games:
            described = self._description(part)
            if not self.about.same_run(described):
                raise OtherDataset(fact("dataset-other", path=str(self.parts)))
            if (number + 1) * PART_GAMES > described["games"]:
                break  # the last part of a shorter run: it is not full
            number += 1
        return number * PART_GAMES

    def _description(self, path: Path) -> Data:
        try:
            found = self.arrow.parquet.read_schema(path).metadata or {}
            described: Data = json.loads(found[ABOUT])
        except (KeyError, ValueError, self.arrow.ArrowInvalid):
            return {}
        return described

    def add(self, games: Iterator[Played]) -> Iterator[Played]:
        """Writes games as they come, in the order of their numbers, and passes them on."""
        for game in games:
            self._waiting.append(game)
            self.done += 1
            if self.done % PART_GAMES == 0 or self.done == self.about.games:
                self._write_part()
            yield game

    def _write_part(self) -> None:
        """Writes the games that wait: completely or not at all."""
        part = self._part((self.done - 1) // PART_GAMES)
        fresh = part.with_suffix(".new")
        table = self.arrow.table(rows(self._waiting) or self.schema.empty_table().to_pydict(), self.schema)
        self.arrow.parquet.write_table(table, fresh, compression="zstd")
        os.replace(fresh, part)
        self._waiting = []

    def finish(self) -> int:
        """Makes one file of the parts; returns the number of its rows."""
        if not self.path.exists():
            fresh = self.path.with_name(f".{self.path.name}.new")
            with self.arrow.parquet.ParquetWriter(fresh, self.schema, compression="zstd") as writer:
                for number in range(-(-self.about.games // PART_GAMES)):
                    table = self.arrow.parquet.read_table(self._part(number), schema=self.schema)
                    writer.write_table(table.replace_schema_metadata(self.schema.metadata))
            os.replace(fresh, self.path)
            shutil.rmtree(self.parts)
        count: int = self.arrow.parquet.read_metadata(self.path).num_rows
        return count
