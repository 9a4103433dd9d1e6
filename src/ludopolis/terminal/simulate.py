"""`ludopolis simulate`: many games between bots, in one process, in several or on a cluster, with the same result."""

from contextlib import ExitStack
from functools import partial
from itertools import islice
from typing import NamedTuple, TextIO

from rich.progress import Progress

from ludopolis import registry
from ludopolis.arena.play import Result, Venue, play
from ludopolis.arena.schedule import rotation
from ludopolis.arena.workers import spread
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.files import appending
from ludopolis.terminal.report import draw, summary
from ludopolis.terminal.seating import opponents, players_of, read_bots, read_options
from ludopolis.terminal.voice import Voice
from ludopolis.terminal.workplace import heeding, open_workers, warn

QUICK = "greedy"
"""Who plays where nobody is named: many games want a quick bot."""


class Wishes(NamedTuple):
    """What the command line said."""

    game: str
    players: int | None
    bots: str
    games: int
    options: list[str]
    seed: str
    out: str
    jobs: int | None
    ray: str
    limit: float
    components: str


def simulate(voice: Voice, wishes: Wishes, as_json: bool) -> None:
    """Plays, writes the records and sums up."""
    game = registry.find(wishes.game, wishes.components)
    voice.turn_to(game)
    named = read_bots(wishes.bots)
    players = players_of(game, wishes.players, 0, len(named))
    options = read_options(game, wishes.options, players)
    seats = opponents(named or [QUICK], players)
    digest = game.components.digest
    venue = Venue(game.id, wishes.components, game.version, digest, options, wishes.limit, bool(wishes.out))
    warn(voice, seats)
    games: list[Result] = []
    with ExitStack() as stack:
        out: TextIO | None = stack.enter_context(appending(wishes.out)) if wishes.out else None
        workers = stack.enter_context(open_workers(wishes.jobs, wishes.ray))
        progress = stack.enter_context(Progress(console=voice.err, transient=True, disable=not voice.err.is_terminal))
        bar = progress.add_task(voice.text("cli-simulate-progress"), total=wishes.games)
        bouts = islice(rotation(seats, wishes.seed), wishes.games)
        for one in heeding(spread(partial(play, venue), bouts, workers)):
            if out is not None:
                out.write(one.record)
            games.append(one._replace(record=""))
            progress.advance(bar)
    data = summary(game, options, seats, wishes.seed, games)
    if as_json:
        write_json(data)
        return
    draw(voice, data)
    if wishes.out:
        voice.say("cli-simulate-written", games=wishes.games, path=wishes.out)
