"""`ludopolis simulate`: many games between bots; the result does not depend on where they are played."""

from contextlib import ExitStack
from functools import partial
from itertools import islice
from typing import NamedTuple, TextIO

from rich import box
from rich.progress import Progress
from rich.table import Table

from ludopolis import registry
from ludopolis.arena.play import Result, Venue, play
from ludopolis.arena.schedule import rotation
from ludopolis.arena.statistics import Place, fault_list, faults_on, spread_of, standing
from ludopolis.arena.workers import spread
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.terminal.atomic_files import appending_records
from ludopolis.terminal.bot_games import (
    draw_faults,
    interruptible,
    open_workers,
    plus_minus,
    standings,
    warn_not_reproducible,
)
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output, write_json
from ludopolis.terminal.seating import players_of, read_bots, repeated

DEFAULT_BOT = "greedy"
"""Plays where no bot is named: many games want a quick one."""
AUTOMA = "automa"


class Arguments(NamedTuple):
    """The arguments of the command."""

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


def run(output: Output, arguments: Arguments, as_json: bool) -> None:
    """Plays the games, writes their records and prints the summary."""
    game = registry.find(arguments.game, arguments.components)
    output.turn_to(game)
    named = read_bots(arguments.bots)
    players = players_of(game, arguments.players, 0, len(named))
    options = read_options(game, arguments.options, players)
    seats = repeated(named or [DEFAULT_BOT], players)
    digest = game.components.digest
    venue = Venue(game.id, arguments.components, game.version, digest, options, arguments.limit, bool(arguments.out))
    warn_not_reproducible(output, seats)
    games: list[Result] = []
    with ExitStack() as stack:
        out: TextIO | None = stack.enter_context(appending_records(arguments.out)) if arguments.out else None
        workers = stack.enter_context(open_workers(arguments.jobs, arguments.ray))
        progress = stack.enter_context(
            Progress(console=output.stderr, transient=True, disable=not output.stderr.is_terminal)
        )
        bar = progress.add_task(output.text("cli-simulate-progress"), total=arguments.games)
        bouts = islice(rotation(seats, arguments.seed), arguments.games)
        for one in interruptible(spread(partial(play, venue), bouts, workers)):
            if out is not None:
                out.write(one.record)
            games.append(one._replace(record=""))
            progress.advance(bar)
    data = summary(game, options, seats, arguments.seed, games)
    if as_json:
        write_json(data)
        return
    _draw(output, data)
    if arguments.out:
        output.say("cli-simulate-written", games=arguments.games, path=arguments.out)


# The summary


def summary(game: Game, options: dict[str, OptionValue], bots: list[str], seed: str, games: list[Result]) -> Data:
    """The summary as data; the keys are described in docs/command-line.md."""
    seats = range(len(games[0].totals))
    places = [(game, seat) for game in games for seat in seats]
    names = list(dict.fromkeys([*bots, *(_player(game, seat) for game, seat in places)]))
    categories = list(dict.fromkeys(name for played, seat in places for name in played.points[seat]))
    by_bot = {name: [(played, seat) for played, seat in places if _player(played, seat) == name] for name in names}
    return {
        "game": game.id,
        "rules": game.version,
        "components": game.components.digest,
        "players": len(bots),
        "options": options,
        "seed": seed,
        "games": len(games),
        "seat_balanced": len(games) % len(bots) == 0,
        "bots": [{"bot": name, **standing(by_bot[name]), "faults": faults_on(by_bot[name])} for name in names],
        "seats": [{"seat": seat, **standing([(played, seat) for played in games])} for seat in seats],
        "categories": [
            {"category": category, "bot": name, **spread_of(_earned(category, by_bot[name]))}
            for category in categories
            for name in names
        ],
        "endings": [
            {"ending": ending, "games": count}
            for ending in game.endings
            if (count := sum(played.ending == ending for played in games))
        ],
        "moves": {
            **spread_of([played.moves for played in games]),
            "least": min(played.moves for played in games),
            "most": max(played.moves for played in games),
        },
        "faults": fault_list(games),
    }


def _player(result: Result, seat: int) -> str:
    """The bot on a seat; seats beyond the players belong to an automa."""
    return result.seats[seat] if seat < len(result.seats) else AUTOMA


def _earned(category: str, places: list[Place]) -> list[int]:
    return [result.points[seat].get(category, 0) for result, seat in places]


def _draw(output: Output, data: Data) -> None:
    """Prints the summary as tables."""
    output.say("cli-simulate-title", game=output.text("game-name"), games=data["games"], players=data["players"])
    output.stdout.print(standings(output, "cli-report-bot", [(row["bot"], row) for row in data["bots"]]))
    seats = [(output.text("terminal-seat", number=row["seat"] + 1), row) for row in data["seats"]]
    output.stdout.print(standings(output, "cli-report-seat", seats))
    output.stdout.print(_categories(output, data))
    for row in data["endings"]:
        share = f"{row['games'] / data['games']:.0%}"
        output.say("cli-report-ending", ending=output.text(f"ending-{row['ending']}"), games=row["games"], share=share)
    moves = data["moves"]
    output.say("cli-report-moves", spread=plus_minus(moves), least=moves["least"], most=moves["most"])
    if not data["seat_balanced"]:
        output.say("cli-report-unbalanced", players=data["players"])
    draw_faults(output, data)


def _categories(output: Output, data: Data) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(output.text("terminal-sheet-category"))
    for row in data["bots"]:
        table.add_column(row["bot"], justify="right")
    for category in dict.fromkeys(row["category"] for row in data["categories"]):
        cells = [plus_minus(row) for row in data["categories"] if row["category"] == category]
        table.add_row(output.text(f"score-{category}"), *cells)
    return table
