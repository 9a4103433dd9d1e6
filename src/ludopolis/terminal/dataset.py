"""`ludopolis dataset`: decisions of many games, from bots or from records, in a Parquet file."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
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


class Arguments(NamedTuple):
    """What the command line said."""

    game: str
    players: int | None
    bots: str
    games: int
    options: list[str]
    records: str
    seed: str
    out: str
    jobs: int | None
    ray: str
    limit: float
    components: str


def run(output: Output, arguments: Arguments) -> None:
    """Writes the file; an interrupted run goes on where it stopped."""
    load_arrow()
    game = registry.find(arguments.game, arguments.components)
    output.turn_to(game)
    if game.observation is None:
        raise NoObservation(fact("no-observation", game=game.id))
    with ExitStack() as stack:
        if arguments.records:
            about, games = _from_records(game, arguments)
            dataset = Dataset(arguments.out, about)
            played = games(dataset.done)
        else:
            about, venue = _from_bots(output, game, arguments)
            dataset = Dataset(arguments.out, about)
            bouts = islice(rotation(about.source, arguments.seed), dataset.done, about.games)
            workers = stack.enter_context(open_workers(arguments.jobs, arguments.ray))
            played = interruptible(spread(partial(play, venue), bouts, workers))
        if dataset.done:
            output.note("cli-dataset-goes-on", games=dataset.done)
        progress = stack.enter_context(
            Progress(console=output.stderr, transient=True, disable=not output.stderr.is_terminal)
        )
        bar = progress.add_task(output.text("cli-simulate-progress"), total=about.games, completed=dataset.done)
        for _ in dataset.add(played):
            progress.advance(bar)
    output.say("cli-dataset-written", rows=dataset.finish(), games=about.games, path=arguments.out)


def _from_bots(output: Output, game: Game, arguments: Arguments) -> tuple[About, Venue]:
    named = read_bots(arguments.bots)
    players = players_of(game, arguments.players, 0, len(named))
    options = read_options(game, arguments.options, players)
    seats = repeated(named or [DEFAULT_BOT], players)
    warn_not_reproducible(output, seats)
    about = About.of(game, players, options, seats, arguments.seed, arguments.games)
    venue = Venue(game.id, arguments.components, game.version, game.components.digest, options, arguments.limit)
    return about, venue


def _from_records(game: Game, arguments: Arguments) -> "tuple[About, _Records]":
    records = _Records(game, split(read_text(arguments.records)))
    header = records.records[0].header
    options = game.complete(header.options, header.players)
    return About.of(game, header.players, options, [arguments.records], "", len(records.records)), records


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

    def __call__(self, done: int) -> Iterator[Played]:
        """The games after those that are done."""
        for number, record in enumerate(self.records[done:], done + 1):
            yield recorded(self.game, record, number)
