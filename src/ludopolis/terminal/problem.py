"""`ludopolis replay` on a report of a problem: what the player wrote, what the page knew, the game as it was seen.

The first line of such a file is about the problem. The rest is the record of a finished game, a running
one as one viewer saw it, or nothing if the server could not be reached.
"""

import json
from collections.abc import Iterable

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.table.record import read_lines
from ludopolis.engine.table.seen import Seen, parse_seen
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.terminal import render
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output, write_json
from ludopolis.terminal.seating import display_names

MARK = "ludopolis_problem"
"""The key by which the first line of a report is known."""
TOLD_BEFORE = ("said", "errors", "requests", "message", MARK)
"""What of the first line is not told as a detail, because it has a section of its own or is too long."""


def split(text: str) -> tuple[Data, str]:
    """What a file says of a problem, and the game after it. Without a problem, nothing and the whole file."""
    first, _, rest = text.partition("\n")
    if f'"{MARK}"' not in first:
        return {}, text
    problem = read_lines(first)[0]
    return (problem, rest) if MARK in problem else ({}, text)


def is_seen(text: str) -> bool:
    """Whether a game is told as one viewer saw it."""
    first = text.partition("\n")[0]
    return '"viewer"' in first and "viewer" in read_lines(first)[0]


def tell(output: Output, problem: Data) -> None:
    """What the player wrote and what the page knew. Texts come from outside and are shown as JSON writes them."""
    output.stdout.print(Rule(Text(output.text("cli-problem-title"), "bold"), style="dim"))
    if problem.get("said"):
        output.say("cli-problem-said", text=_shown(problem["said"]))
    _details(output, {key: value for key, value in problem.items() if key not in TOLD_BEFORE})
    for kind in ("errors", "requests"):
        found = problem.get(kind)
        if isinstance(found, list) and found:
            output.say(f"cli-problem-{kind}", count=len(found))
            for line in found:
                output.stdout.print(f"  {_shown(line)}", soft_wrap=True)


def tell_seen(output: Output, text: str, at: int | None, components: str, problem: Data, as_json: bool) -> None:
    """The game as the viewer saw it, moment by moment, with the last position; or one position."""
    seen = parse_seen(text)
    game = registry.find_for(seen.header, components)
    if at is not None and not 1 <= at <= len(seen.moments):
        raise BadUsage(fact("no-such-moment", given=at, high=len(seen.moments)))
    shown = len(seen.moments) if at is None else at
    if as_json:
        write_json({"problem": problem, "seen": _data(seen, shown)})
        return
    output.turn_to(game, display_names(output, seen.header.seats))
    if at is None:
        if problem:
            tell(output, problem)
        seat = output.text("cli-problem-spectator") if seen.viewer == SPECTATOR else output.name(seen.viewer)
        output.say("cli-problem-seen", game=output.text("game-name"), seat=seat, moments=len(seen.moments))
        _moments(output, seen, game)
    if not seen.moments:
        return
    heading = output.text("cli-problem-at", moment=shown)
    output.stdout.print(Rule(Text(heading, "bold"), style="dim"))
    state = game.load(seen.moments[shown - 1].position)
    parts = render.sections(state.position(seen.viewer), seen.viewer)
    output.stdout.print(render.position(output, parts, seen.viewer))


def _moments(output: Output, seen: Seen, game: Game) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim", min_width=5)
    for n, moment in enumerate(seen.moments, 1):
        lines: list[Text] = [Text(f"> {move}", "dim") for move in moment.moves]
        lines += [output.line("event", _as_told_now(told, game)) for told in moment.told]
        for line in lines or [Text("")]:
            grid.add_row(str(n) if not lines or line is lines[0] else "", line)
    output.stdout.print(grid)


def _as_told_now(told: Fact, game: Game) -> Fact:
    """A fact in a report of an older version may lack arguments that its kind has now: they are 0."""
    args = next((kind.args for kind in game.event_kinds if kind.name == told.kind), ())
    return Fact(told.kind, {**dict.fromkeys(args, 0), **told.args})


def _data(seen: Seen, shown: int) -> Data:
    header = seen.header.to_json()
    del header["ludopolis"]
    moment = seen.moments[shown - 1] if seen.moments else None
    return {
        **header,
        "viewer": "spectator" if seen.viewer == SPECTATOR else seen.viewer,
        "moments": [
            {"told": [line.to_json() for line in one.told], "moves": one.moves} for one in seen.moments[:shown]
        ],
        "position": None if moment is None else moment.position,
    }


def _details(output: Output, details: Data) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    for key, value in _flat(details):
        grid.add_row(key, Text(_shown(value)))
    output.stdout.print(grid)


def _flat(data: Data, path: str = "") -> Iterable[tuple[str, object]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
