"""`ludopolis arena`: bots play each other until it is clear which is stronger."""

from contextlib import ExitStack
from typing import NamedTuple

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludopolis import registry
from ludopolis.arena.csv_export import to_csv
from ludopolis.arena.play import Venue
from ludopolis.arena.report import render
from ludopolis.arena.results_file import ResultsFile
from ludopolis.arena.sequential import YES, Claim
from ludopolis.arena.statistics import interval, percent
from ludopolis.arena.tournament import Plan, Tournament
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.terminal.atomic_files import check_replaceable, write_text
from ludopolis.terminal.bot_games import draw_faults, interruptible, open_workers, standings, warn_not_reproducible
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output, write_json
from ludopolis.terminal.seating import players_of, read_bots


class Arguments(NamedTuple):
    """The arguments of the command."""

    game: str
    bots: str
    challenger: str
    players: int | None
    games: int
    options: list[str]
    seed: str
    floor: float | None
    indifference: float
    alpha: float
    beta: float
    adjusted: bool
    comparisons: int
    results: str
    csv: str
    report: str
    jobs: int | None
    ray: str
    limit: float
    components: str


def run(output: Output, arguments: Arguments, as_json: bool) -> bool:
    """Plays and prints the results; returns false if `--floor` was given and not shown."""
    game = registry.find(arguments.game, arguments.components)
    output.turn_to(game)
    plan = _plan(game, arguments)
    tournament = Tournament(plan, arguments.games, _claim(arguments))
    for path in filter(None, (arguments.csv, arguments.report)):
        check_replaceable(path)
    warn_not_reproducible(output, plan.everybody())
    _play(output, tournament, arguments)
    data = tournament.summary()
    if arguments.csv:
        write_text(arguments.csv, to_csv(tournament.results))
    if arguments.report:
        write_text(arguments.report, render(tournament, output.words))
    if as_json:
        write_json(data)
    else:
        _draw(output, data)
        for path in filter(None, (arguments.results, arguments.csv, arguments.report)):
            output.say("terminal-written", path=path)
    return tournament.test is None or tournament.test.verdict == YES


def _plan(game: Game, arguments: Arguments) -> Plan:
    field = read_bots(arguments.bots)
    challengers = read_bots(arguments.challenger)
    everybody = [*challengers, *field]
    if len(challengers) > 1:
        raise BadUsage(fact("one-challenger", given=arguments.challenger))
    if len(everybody) < 2 or not field:
        raise BadUsage(fact("too-few-bots"))
    for name in everybody:
        if everybody.count(name) > 1:
            raise BadUsage(fact("named-twice", given=name))
    players = players_of(game, arguments.players, 0, 0)
    if players < 2:
        raise BadUsage(fact("alone"))
    options = read_options(game, arguments.options, players)
    venue = Venue(
        game=game.id,
        folder=arguments.components,
        rules=game.version,
        components=game.components.digest,
        options=options,
        seconds=arguments.limit,
        comparisons=arguments.comparisons if arguments.adjusted else 0,
    )
    return Plan(venue, players, field, "".join(challengers), arguments.seed)


def _claim(arguments: Arguments) -> Claim | None:
    if arguments.floor is None:
        return None
    if not arguments.challenger:
        raise BadUsage(fact("floor-of-whom"))
    claim = Claim(arguments.floor, arguments.indifference, arguments.alpha, arguments.beta)
    if claim.floor + claim.indifference >= 1 or claim.alpha + claim.beta >= 1:
        raise BadUsage(fact("impossible-claim"))
    return claim


def _play(output: Output, tournament: Tournament, arguments: Arguments) -> None:
    with ExitStack() as stack:
        results = stack.enter_context(ResultsFile(arguments.results, tournament.plan.header()))
        workers = stack.enter_context(open_workers(arguments.jobs, arguments.ray))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=output.stderr, transient=True, disable=not output.stderr.is_terminal)
        stack.enter_context(progress)
        bar = progress.add_task(output.text("cli-simulate-progress"), total=tournament.max_games)
        try:
            for _ in interruptible(tournament.run(results, workers)):
                progress.advance(bar)
        except KeyboardInterrupt:
            if arguments.results:
                output.note("arena-goes-on", path=arguments.results)
            raise


# The results


def _draw(output: Output, data: Data) -> None:
    """Prints tables, then a sentence per bot that names the number of games and the interval."""
    game = output.text("game-name")
    output.say("arena-title", game=game)
    output.say("arena-played", games=data["games"], deals=data["deals"], players=data["players"])
    rows = sorted((row for row in data["bots"] if row["places"]), key=lambda row: -row["mu"])
    output.stdout.print(standings(output, "cli-report-bot", [(row["bot"], row) for row in rows], rating=True))
    if len(data["bots"]) > 2:
        output.stdout.print(_pairs(output, data))
    seats = [(output.text("terminal-seat", number=row["seat"] + 1), row) for row in data["seats"]]
    output.stdout.print(standings(output, "cli-report-seat", seats))
    draw_faults(output, data)
    if cpu := data.get("cpu"):
        output.stdout.print(_without_luck(output, rows))
        output.say("arena-cpu", games=f"{cpu['games']:.1f}", luck=f"{cpu['luck']:.1f}")
    for row in rows:
        output.say(
            "arena-statement",
            bot=row["bot"],
            share=percent(row["rate"]),
            games=row["games"],
            places=row["places"],
            interval=interval(row),
        )
    test = data["test"]
    if test:
        floor = percent(test["floor"])
        output.say(f"arena-verdict-{test['verdict']}", bot=data["challenger"], floor=floor, games=data["games"])


def _without_luck(output: Output, rows: list[Data]) -> Table:
    """The intervals with and without luck side by side."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(output.text("cli-report-bot"))
    for key in ("arena-with-luck", "arena-without-luck", "arena-share-without", "arena-needed"):
        table.add_column(output.text(key), justify="right")
    for row in rows:
        found = row["adjusted"]
        cells = [interval(found["plain"]), interval(found), percent(found["rate"]), f"{found['needed']:.0%}"]
        table.add_row(row["bot"], *cells)
    return table


def _pairs(output: Output, data: Data) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(output.text("cli-report-bot"))
    table.add_column(output.text("arena-against"))
    for key in ("cli-report-places", "arena-ahead", "cli-report-interval"):
        table.add_column(output.text(key), justify="right")
    for row in data["pairs"]:
        if row["games"]:
            table.add_row(row["bot"], row["against"], str(row["games"]), percent(row["rate"]), interval(row))
    return table
