"""How a position, a log and a score sheet look on a screen."""

from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import Fact
from ludopolis.engine.state import Results, ScoreLine, State
from ludopolis.terminal.voice import Voice, seat_style

LABEL = 24
"""Up to this length the words before a colon stand in a column of their own."""
PUBLIC = -1
YOU = "terminal-section-you"
OTHER = "terminal-section-other"


class Section(NamedTuple):
    """A part of a position: the middle of the table, or a seat."""

    seat: int
    lines: list[Fact]


def sections(position: list[Fact], viewer: int) -> list[Section]:
    """Parts a position: the middle of the table, the viewer's own seat, then the others in the order they come.

    A line belongs to the seat it names, and one without a seat to the part of the line before it.
    """
    found: dict[int, Section] = {}
    seat = PUBLIC
    for line in position:
        owner = line.args.get("seat")
        seat = owner if isinstance(owner, int) else seat
        found.setdefault(seat, Section(seat, [])).lines.append(line)
    return sorted(found.values(), key=lambda part: (part.seat != PUBLIC, part.seat != viewer))


def changes(parts: list[Section], known: list[Section]) -> list[Section]:
    """Only the lines that are new in their part."""
    before = {part.seat: part.lines for part in known}
    found = [Section(seat, [line for line in lines if line not in before.get(seat, [])]) for seat, lines in parts]
    return [part for part in found if part.lines]


def open_sections(state: State) -> list[Section]:
    """A position with nothing hidden: the middle as everybody sees it, each seat as it sees itself."""
    found: list[Section] = []
    for part in sections(state.position(SPECTATOR), SPECTATOR):
        own = sections(state.position(part.seat), part.seat) if 0 <= part.seat < state.players else []
        found += [mine for mine in own if mine.seat == part.seat] or [part]
    return found


def position(voice: Voice, parts: list[Section], viewer: int) -> RenderableType:
    """The parts of a position under headings."""
    shown: list[RenderableType] = []
    for part in parts:
        owner = "" if part.seat == PUBLIC else voice.name(part.seat)
        if part.seat == PUBLIC:
            heading = Text(voice.text("terminal-section-table"), "bold")
        else:
            title = voice.text(YOU if part.seat == viewer else OTHER, name=owner)
            heading = Text(title, f"bold {seat_style(part.seat)}")
        shown.append(Rule(heading, align="left", style="dim"))
        shown.append(Padding(_aligned([voice.line("line", line) for line in part.lines], owner), (0, 1), expand=False))
    return Group(*shown)


def _aligned(lines: list[Text], owner: str) -> RenderableType:
    """Lines of the form "label: value" as two columns; all others, and drawings, as they are.

    A label that only repeats the one above, or the name in the heading, is left out.
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
        elif 0 < cut <= LABEL and "\n" not in line.plain:
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


def log(voice: Voice, told: list[Fact], most: int) -> RenderableType:
    """What happened, the last so many lines of it."""
    lines: list[RenderableType] = []
    if len(told) > most:
        lines.append(Text(voice.text("terminal-log-earlier", count=len(told) - most), "dim"))
    for line in told[-most:]:
        lines.append(Text.assemble(("· ", "dim"), voice.line("event", line)))
    return Padding(Group(*lines), (0, 1), expand=False)


def sheet(voice: Voice, sheets: list[list[ScoreLine]], results: Results) -> Table:
    """Score sheets side by side: a row for each category, a column for each seat, the arithmetic beside the points."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    table.add_column(voice.text("terminal-sheet-category"), voice.text("terminal-sheet-total"), footer_style="bold")
    for seat, total in enumerate(results.totals):
        name = Text(voice.name(seat), seat_style(seat))
        if seat in results.winners:
            name.append(" " + voice.text("terminal-sheet-winner-mark"))
        table.add_column(name, str(total), justify="right", footer_style="bold")
    for category in categories(sheets):
        cells = [_cell(voice, [line for line in lines if line.category == category]) for lines in sheets]
        table.add_row(voice.text(f"score-{category}"), *cells)
    return table


def categories(sheets: list[list[ScoreLine]]) -> list[str]:
    """All categories of the sheets, in their order."""
    return list(dict.fromkeys(line.category for lines in sheets for line in lines))


def _cell(voice: Voice, lines: list[ScoreLine]) -> Text:
    cell = Text()
    for line in lines:
        if cell:
            cell.append("\n")
        figures = ", ".join(f"{voice.text(f'figure-{name}')} {value}" for name, value in line.figures.items())
        if figures:
            cell.append(f"{figures}  ", "dim")
        cell.append(str(line.points))
    return cell


def outcome(voice: Voice, ending: str, results: Results) -> list[str]:
    """How it ended and who won, as sentences."""
    names = [voice.name(seat) for seat in results.winners]
    told = [voice.text(f"ending-{ending}")]
    if not names:
        told.append(voice.text("terminal-solo-score", total=max(results.totals)))
    elif len(names) == 1:
        told.append(voice.text("terminal-winner", name=names[0], total=results.totals[results.winners[0]]))
    else:
        told.append(voice.text("terminal-winners", names=", ".join(names), total=results.totals[results.winners[0]]))
    return told
