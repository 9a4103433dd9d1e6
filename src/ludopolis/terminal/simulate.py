"""`ludopolis simulate`: many games between bots, in one process or several, with the same result."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import NamedTuple, TextIO

from rich.progress import Progress

from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.engine.game import ScoreLine
from ludopolis.engine.options import OptionValue
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.files import appending
from ludopolis.terminal.report import Played, draw, summary
from ludopolis.terminal.seating import opponents, players_of, read_bots, read_options
from ludopolis.terminal.voice import Voice

CHUNKS = 8
"""About so many chunks for each process, so that the last ones finish together."""
LARGEST = 25


class Wishes(NamedTuple):
    """What the command line said."""

    game: str
    players: int | None
    bots: str
    games: int
    options: list[str]
    seed: str
    out: str
    jobs: int
    components: str


class Chunk(NamedTuple):
    """Games to be played in one go, by whatever process. Each game depends on its number alone."""

    game: str
    components: str
    options: dict[str, OptionValue]
    bots: list[str]
    seed: str
    numbers: list[int]
    keep: bool


def simulate(voice: Voice, wishes: Wishes, as_json: bool) -> None:
    """Plays, writes the records and sums up."""
    game = registry.find(wishes.game, wishes.components)
    voice.turn_to(game)
    named = read_bots(wishes.bots)
    players = players_of(game, wishes.players, 0, len(named))
    options = read_options(game, wishes.options, players)
    seats = opponents(named, players)
    chunks = _chunks(wishes, options, seats)
    games: list[Played] = []
    with ExitStack() as stack:
        out: TextIO | None = stack.enter_context(appending(wishes.out)) if wishes.out else None
        progress = stack.enter_context(Progress(console=voice.err, transient=True, disable=not voice.err.is_terminal))
        bar = progress.add_task(voice.text("cli-simulate-progress"), total=wishes.games)
        for played in _play_all(chunks, wishes.jobs):
            for one in played:
                if out is not None:
                    out.write(one.record)
                games.append(one._replace(record=""))
            progress.advance(bar, len(played))
    data = summary(game, options, seats, wishes.seed, games)
    if as_json:
        write_json(data)
        return
    draw(voice, data)
    if wishes.out:
        voice.say("cli-simulate-written", games=wishes.games, path=wishes.out)


def _chunks(wishes: Wishes, options: dict[str, OptionValue], seats: list[str]) -> list[Chunk]:
    size = max(1, min(LARGEST, wishes.games // (wishes.jobs * CHUNKS)))
    numbers = range(wishes.games)
    return [
        Chunk(
            wishes.game, wishes.components, options, seats, wishes.seed, list(numbers[i : i + size]), bool(wishes.out)
        )
        for i in range(0, wishes.games, size)
    ]


def _play_all(chunks: list[Chunk], jobs: int) -> Iterator[list[Played]]:
    """The games chunk by chunk, in order."""
    if jobs == 1 or len(chunks) == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _ignore_interrupts) as pool:
        try:
            yield from pool.map(play_chunk, chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _ignore_interrupts() -> None:
    # Ctrl-C reaches every process of the terminal; the first one alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: Chunk) -> list[Played]:
    """Plays the games of a chunk. From game to game the bots move on by a seat, so that each sits everywhere."""
    game = registry.find(chunk.game, chunk.components)
    players = [bots.make(name) for name in chunk.bots]
    done: list[Played] = []
    for number in chunk.numbers:
        shift = number % len(players)
        order = [(seat - shift) % len(players) for seat in range(len(players))]
        seats = [chunk.bots[i] for i in order]
        table = play_match(game, chunk.options, seats, [players[i] for i in order], f"{chunk.seed}/{number}")
        state = table.state
        totals, winners = state.results()
        moves = sum("move" in entry for entry in table.entries)
        record = table.record().to_text() if chunk.keep else ""
        points = [_points(lines) for lines in state.sheet()]
        done.append(Played(seats, totals, winners, points, state.ending(), moves, record))
    return done


def _points(lines: list[ScoreLine]) -> dict[str, int]:
    points: dict[str, int] = {}
    for line in lines:
        points[line.category] = points.get(line.category, 0) + line.points
    return points
