"""`ludopolis analyse`: where a finished game was won, what was luck, and what could be done better."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich import box
from rich.console import Group
from rich.padding import Padding
from rich.progress import Progress as ProgressBar
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludopolis import registry
from ludopolis.coach.analysis import Progress, analyse
from ludopolis.coach.ledger import MILLION
from ludopolis.engine.table.record import split
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.i18n.format import listed
from ludopolis.terminal import problem
from ludopolis.terminal.analysis_page import render
from ludopolis.terminal.analysis_words import Teller, Told
from ludopolis.terminal.atomic_files import check_replaceable, read_text, write_text
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output, seat_style, write_json
from ludopolis.terminal.seating import display_names

STEPS: Final = "▁▂▃▄▅▆▇█"
CURVE_CHARS: Final = 60
BAR_CHARS: Final = 16
"""Half the width of a bar of luck and decisions."""
BAR: Final = "█"
BAR_STYLES: Final = {"luck": "yellow", "decisions": "magenta"}


class Arguments(NamedTuple):
    """The arguments of the command."""

    file: str
    record: int | None
    seconds: float
    rounds: int
    seed: str
    report: str
    components: str


def run(output: Output, arguments: Arguments, as_json: bool) -> None:
    """Analyses the record of a finished game, and prints what was found."""
    _, text = problem.split(read_text(arguments.file))
    records = split(text)
    number = arguments.record or len(records)
    if number > len(records):
        raise BadUsage(fact("no-such-record", given=number, high=len(records)))
    record = records[number - 1]
    game = registry.find_for(record.header, arguments.components)
    output.turn_to(game, display_names(output, record.header.seats))
    if arguments.report:
        check_replaceable(arguments.report)
    steps = analyse(record, game, arguments.seed, arguments.seconds, arguments.rounds)
    data = _follow(output, steps, arguments)
    if arguments.report:
        write_text(arguments.report, render(output, data))
    if as_json:
        write_json(data)
        return
    _draw(output, data)
    if arguments.report:
        output.say("terminal-written", path=arguments.report)


def _follow(output: Output, steps: Iterator[Progress], arguments: Arguments) -> Data:
    """The last result, with a bar that shows how the rounds go. Ctrl-C stops here, if anything is known."""
    found: Data = {}
    hidden = not output.stderr.is_terminal
    with ProgressBar(console=output.stderr, transient=True, disable=hidden) as bar:
        task = bar.add_task(output.text("analysis-progress", rounds=0), total=1.0)
        try:
            for progress in steps:
                found = progress.result or found
                said = output.text("analysis-progress", rounds=progress.rounds)
                bar.update(task, description=said, completed=progress.part)
        except KeyboardInterrupt:
            if not found:
                raise
    return found


def _draw(output: Output, data: Data) -> None:
    teller = Teller(output, data)
    output.say("analysis-title", game=output.text("game-name"), names=listed(output.language, output.names))
    output.stdout.print(teller.looked(), style="dim")
    measures = ["share", "points"] if teller.shared else ["points"]
    for measure in measures:
        output.stdout.print(_sums(output, teller, measure))
    _heading(output, f"analysis-curve-{measures[0]}")
    output.stdout.print(_sparklines(output, teller))
    _heading(output, "analysis-heading-bars")
    output.stdout.print(_bars(output, teller, measures[0]))
    _heading(output, "analysis-heading-turning")
    for number, (happened, changes) in enumerate(teller.turning_points(), 1):
        output.stdout.print(f"{number}. {happened}", soft_wrap=True)
        output.stdout.print(Text("   " + " · ".join(changes), "dim"), soft_wrap=True)
    for row in data["sides"][: data["players"]]:
        output.stdout.print(Rule(Text(teller.name(row["side"]), seat_style(row["side"])), align="left", style="dim"))
        output.stdout.print(Text(teller.opening(row), "bold"), soft_wrap=True)
        output.stdout.print(teller.classes(row), soft_wrap=True)
        output.stdout.print(teller.accuracy(row), soft_wrap=True)
        told = teller.dearest(row)
        for one in told:
            output.stdout.print(_decision(one))
        if not told:
            output.say("analysis-none-dear")
    output.stdout.print()
    output.stdout.print(Text(output.text("analysis-says-little"), "dim"), soft_wrap=True)


def _heading(output: Output, key: str) -> None:
    output.stdout.print(Rule(Text(output.text(key), "bold"), align="left", style="dim"))


def _sums(output: Output, teller: Teller, measure: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(teller.sum_heading(measure))
    for column in ("start", *teller.accounts, "result", "adjusted"):
        table.add_column(output.text(f"analysis-{column}"), justify="right")
    for side, row in enumerate(teller.sums(measure)):
        accounts = [teller.plus(row.accounts[account]) for account in teller.accounts]
        start, result, adjusted = (teller.signed(number) for number in (row.start, row.result, row.adjusted))
        table.add_row(Text(row.name, seat_style(side)), start, *accounts, result, adjusted)
    return table


def _sparklines(output: Output, teller: Teller) -> Table:
    grid = Table.grid(padding=(0, 2))
    data = teller.data
    for side in range(len(data["sides"])):
        if teller.shared:
            values = [point["shares"][side] / MILLION for point in data["curve"]]
        else:
            points = [point["points"][side] for point in data["curve"]]
            low, high = min(points), max(points)
            values = [(one - low) / max(high - low, 1) for one in points]
        grid.add_row(teller.name(side), Text(sparkline(values), seat_style(side)))
    return grid


def sparkline(values: list[float]) -> str:
    """Values from 0 to 1 as a line of bars."""
    width = min(CURVE_CHARS, len(values))
    chosen = [values[round(at * (len(values) - 1) / max(width - 1, 1))] for at in range(width)]
    return "".join(STEPS[min(len(STEPS) - 1, int(value * len(STEPS)))] for value in chosen)


def _bars(output: Output, teller: Teller, measure: str) -> Table:
    """Luck and decisions around a common zero."""
    grid = Table.grid(padding=(0, 1))
    sums = teller.sums(measure)
    kinds = tuple(BAR_STYLES)
    most = max([1, *(abs(row.accounts[kind]) for row in sums for kind in kinds)])
    for side, row in enumerate(sums):
        for kind in kinds:
            amount = row.accounts[kind]
            length = round(abs(amount) / most * BAR_CHARS)
            left = (BAR * length if amount < 0 else "").rjust(BAR_CHARS)
            right = (BAR * length if amount > 0 else "").ljust(BAR_CHARS)
            bar = Text(f"{left}│{right}", BAR_STYLES[kind])
            name = Text(row.name if kind == kinds[0] else "", seat_style(side))
            grid.add_row(name, output.text(f"analysis-{kind}"), bar, teller.plus(amount))
    return grid


def _decision(told: Told) -> Padding:
    heading = Text.assemble((told.heading, "bold"), "  ", told.cost)
    lines = [heading, Text(told.played), Text(told.better), *(Text(reason) for reason in told.reasons)]
    if told.line:
        lines.append(Text(told.line, "dim"))
    return Padding(Group(*lines), (0, 0, 1, 1), expand=False)
