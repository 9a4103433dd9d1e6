"""`ludopolis dataset`: decisions of many games, from bots or from records, in a Parquet file."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import NamedTuple

from rich.progress import Progress

from ludopolis import registry
from ludopolis.arena.play import Venue
from ludopolis.arena.schedule import rotation
from ludopolis.arena.workers import spread
from ludopolis.engine.contract import Game
from ludopolis.engine.table.record import Record, split
from ludopolis.engine.values.facts import BadRecord, fact
from ludopolis.gym.dataset import About, Dataset, load_arrow
from ludopolis.gym.decisions import Played, play, recorded
from ludopolis.gym.setup import NoObservation
from ludopolis.terminal.atomic_files import read_text
from ludopolis.terminal.bot_games import interruptible, open_workers, warn_not_reproducible
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output
from ludopolis.terminal.seating import players_of, read_bots, repeated

DEFAULT_BOT = "greedy"


class Source(NamedTuple):
    """Where the decisions come from: games of bots, or a file of records."""

    bots: str
    games: int
    records: str
    seed: str
    jobs: int | None
    ray: str
    limit: float


def run(
    output: Output, id: str, players: int | None, options: list[str], components: str, source: Source, path: str
) -> None:
    """Writes the file; an interrupted run goes on where it stopped."""
    load_arrow()
    game = registry.find(id, components)
    output.turn_to(game)
    if game.observation is None:
        raise NoObservation(fact("no-observation", game=game.id))
    with ExitStack() as stack:
        if source.records:
            text = read_text(source.records)
            records = _Records(game, split(text))
            about = records.about(source.records, sha256(text.encode()).hexdigest())
            dataset = Dataset(path, about)
            played = records.games(dataset.done)
        else:
            about = _about_bots(output, game, players, options, source)
            dataset = Dataset(path, about)
            digest = game.components.digest
            venue = Venue(game.id, components, game.version, digest, about.options, source.limit)
            bouts = islice(rotation(about.source, source.seed), dataset.done, about.games)
            workers = stack.enter_context(open_workers(source.jobs, source.ray))
            played = interruptible(spread(partial(play, venue), bouts, workers))
        if dataset.done:
            output.note("cli-dataset-goes-on", games=dataset.done)
        progress = stack.enter_context(
            Progress(console=output.stderr, transient=True, disable=not output.stderr.is_terminal)
        )
        bar = progress.add_task(output.text("cli-simulate-progress"), total=about.games, completed=dataset.done)
        for _ in dataset.add(played):
            progress.advance(bar)
    output.say("cli-dataset-written", rows=dataset.finish(), games=about.games, path=path)


def _about_bots(output: Output, game: Game, players: int | None, options: list[str], source: Source) -> About:
    named = read_bots(source.bots)
    count = players_of(game, players, 0, len(named))
    seats = repeated(named or [DEFAULT_BOT], count)
    warn_not_reproducible(output, seats)
    return About.of(game, count, read_options(game, options, count), seats, source.seed, source.games)


class _Records:
    """The games of a file of records; they must all be of one kind, because observations then have one shape."""

    def __init__(self, game: Game, records: list[Record]) -> None:
        self.game = game
        self.records = records
        first = records[0].header
        for record in records:
            header = record.header
            if (header.game, header.players, header.options) != (game.id, first.players, first.options):
                raise BadRecord(fact("record-of-other-table", line=record.first_line))

    def about(self, path: str, digest: str) -> About:
        """What the dataset holds."""
        header = self.records[0].header
        options = self.game.complete(header.options, header.players)
        return About.of(self.game, header.players, options, [path], digest, len(self.records))

    def games(self, done: int) -> Iterator[Played]:
        """The games after those that are done."""
        for number, record in enumerate(self.records[done:], done + 1):
            yield recorded(self.game, record, number)
