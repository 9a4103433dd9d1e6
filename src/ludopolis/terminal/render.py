"""Draws positions, logs and score sheets for the screen."""

from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludopolis.engine.contract import State
from ludopolis.engine.table.ties import tie_of
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.i18n.format import listed, signed
from ludopolis.terminal.output import Output, seat_style

MAX_LABEL_CHARS = 24
"""Up to this length, the words before a colon get a column of their own."""
PUBLIC = -1
YOU = "terminal-section-you"
OTHER = "terminal-section-other"


class Section(NamedTuple):
    """A section of a position: the middle of the table, or a seat."""

    seat: int
    lines: list[Fact]


def sections(position: list[Fact], viewer: int) -> list[Section]:
    """Splits a position: the middle of the table, the viewer's own seat, then the other seats in their order.

    A line belongs to the seat it names; one without a seat belongs with the line before it.
    """
    found: dict[int, Section] = {}
    seat = PUBLIC
    for line in position:
        owner = line.args.get("seat")
        seat = owner if isinstance(owner, int) else seat
        found.setdefault(seat, Section(seat, [])).lines.append(line)
    return sorted(found.values(), key=lambda part: (part.seat != PUBLIC, part.seat != viewer))


def changes(parts: list[Section], known: list[Section]) -> list[Section]:
    """Only the lines that are new in their section."""
    before = {part.seat: part.lines for part in known}
    found = [Section(seat, [line for line in lines if line not in before.get(seat, [])]) for seat, lines in parts]
    return [part for part in found if part.lines]


def open_sections(state: State) -> list[Section]:
    """A position with nothing hidden: the middle as spectators see it, each seat as it sees itself."""
    found: list[Section] = []
    for part in sections(state.position(SPECTATOR), SPECTATOR):
        own = sections(state.position(part.seat), part.seat) if 0 <= part.seat < state.players else []
        found += [mine for mine in own if mine.seat == part.seat] or [part]
    return found


def position(output: Output, parts: list[Section], viewer: int) -> RenderableType:
    """The sections of a position under headings."""
    shown: list[RenderableType] = []
    for part in parts:
        owner = "" if part.seat == PUBLIC else output.name(part.seat)
        if part.seat == PUBLIC:
            heading = Text(output.text("terminal-section-table"), "bold")
        else:
            title = output.text(YOU if part.seat == viewer else OTHER, name=owner)
            heading = Text(title, f"bold {seat_style(part.seat)}")
            if town := output.town(part.seat):
                heading.append(f" · {town}")
        shown.append(Rule(heading, align="left", style="dim"))
        shown.append(Padding(_aligned([output.line("line", line) for line in part.lines], owner), (0, 1), expand=False))
    return Group(*shown)


def _aligned(lines: list[Text], owner: str) -> RenderableType:
    """Sets lines of the form "label: value" in two columns; other lines and drawings stay as they are.

    A label that repeats the one above, or the name in the heading, is left out.
    """
    shown: list[RenderableType] = []
    grid: Table | None = None
    above = ""
    for line in lines:
        cut = line.plain.find(": ")
        label = line.plain[:cut]
        if label == owner:
            shown.append(line[cut + 2 :])
            grid = None
        elif 0 < cut <= MAX_LABEL_CHARS and "\n" not in line.plain:
            if grid is None:
                grid = Table.grid(padding=(0, 2))
                grid.add_column(no_wrap=True)
                shown.append(grid)
            grid.add_row("" if label == above else line[: cut + 1], line[cut + 2 :])
            above = label
        else:
            grid = None
            shown.append(line)
    return Group(*shown)


def log(output: Output, told: list[Fact], max_lines: int) -> RenderableType:
    """The last lines of what happened."""
    lines: list[RenderableType] = []
    if len(told) > max_lines:
        lines.append(Text(output.text("terminal-log-earlier", count=len(told) - max_lines), "dim"))
    for line in told[-max_lines:]:
        lines.append(Text.assemble(("· ", "dim"), output.line("event", line)))
    return Padding(Group(*lines), (0, 1), expand=False)


def sheet(output: Output, sheets: list[list[ScoreLine]], results: Results) -> Table:
    """Score sheets side by side: a row per category, a column per seat, the arithmetic beside the points."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    table.add_column(output.text("terminal-sheet-category"), output.text("terminal-sheet-total"), footer_style="bold")
    for seat, total in enumerate(results.totals):
        name = Text(output.name(seat), seat_style(seat))
        if seat in results.winners:
            name.append(" " + output.text("terminal-sheet-winner-mark"))
        if town := output.town(seat):
            name.append(f"\n{town}")
        table.add_column(name, signed(output.language, total), justify="right", footer_style="bold")
    for category in categories(sheets):
        cells = [_cell(output, [line for line in lines if line.category == category]) for lines in sheets]
        table.add_row(output.text(f"score-{category}"), *cells)
    return table


def categories(sheets: list[list[ScoreLine]]) -> list[str]:
    """All categories of the sheets, in order."""
    return list(dict.fromkeys(line.category for lines in sheets for line in lines))


def _cell(output: Output, lines: list[ScoreLine]) -> Text:
    cell = Text()
    for line in lines:
        if cell:
            cell.append("\n")
        figures = " · ".join(
            f"{output.text(f'figure-{name}')} {signed(output.language, value)}" for name, value in line.figures.items()
        )
        if figures:
            cell.append(f"{figures}  ", "dim")
        cell.append(signed(output.language, line.points))
    return cell


def outcome(output: Output, ending: str, results: Results) -> list[str]:
    """Sentences that say how the game ended and who won."""
    names = [output.name(seat) for seat in results.winners]
    told = [output.text(f"ending-{ending}")]
    best = results.totals[results.winners[0]] if names else max(results.totals)
    amount = output.text("amount-points", points=best)
    if not names and len(results.totals) > 1:
        told.append(output.text("terminal-draw", total=amount))
    elif not names:
        told.append(output.text("terminal-solo-score", total=amount))
    elif len(names) == 1:
        told.append(output.text("terminal-winner", name=names[0], total=amount))
    else:
        told.append(output.text("terminal-winners", names=listed(output.language, names), total=amount))
    return told


def tie(output: Output, state: State) -> list[str]:
    """What decided between equal totals, if there were any."""
    found = tie_of(state)
    if found is None:
        return []
    if found.seats[-1] >= state.players:
        return [output.text("score-sheet-tie-virtual", name=output.name(found.seats[-1]))]
    if not found.by:
        return [output.text("score-sheet-tie-shared")]
    values = next(line.values for line in state.tie_breaks() if line.name == found.by)
    figures = listed(output.language, (f"{output.name(seat)} ({values[seat]})" for seat in found.seats))
    return [output.text("terminal-tie", how=output.text(f"tie-{found.by}-decides"), figures=figures)]
