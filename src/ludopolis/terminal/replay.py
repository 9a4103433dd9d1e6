"""`ludopolis replay`: verifies records and retells the games."""

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludopolis import registry
from ludopolis.engine.table.record import UNFINISHED, Record, split
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.table.ties import ties_data
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import REVEAL, SPECTATOR
from ludopolis.engine.values.facts import fact
from ludopolis.i18n.format import listed, signed
from ludopolis.terminal import problem, render
from ludopolis.terminal.atomic_files import read_text
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output, write_json
from ludopolis.terminal.seating import display_names


def run(output: Output, path: str, number: int | None, at: int | None, components: str, as_json: bool) -> None:
    """Verifies all records of a file, or one of them. A single record is told in full, several in a line each.

    The file may also be a report of a problem.
    """
    about, game = problem.split(read_text(path))
    if problem.is_seen(game):
        problem.tell_seen(output, game, at, components, about, as_json)
        return
    records = list(enumerate(split(game) if game or not about else [], 1))
    if number is not None:
        if number > len(records):
            raise BadUsage(fact("no-such-record", given=number, high=len(records)))
        records = [records[number - 1]]
    if as_json:
        told: Data = {"problem": about} if about else {}
        data = [_data(_verified(output, record, at, components), n) for n, record in records]
        write_json({**told, "records": data})
        return
    if about:
        problem.tell(output, about)
    for n, record in records:
        table = _verified(output, record, at, components)
        if at is not None:
            _position(output, table, n, at)
        elif len(records) == 1:
            _whole(output, table)
        else:
            _summary(output, table, n)


def _verified(output: Output, record: Record, at: int | None, components: str) -> Table:
    game = registry.find_for(record.header, components)
    output.turn_to(game, display_names(output, record.header.seats))
    if at is not None and at > len(record.entries):
        raise BadUsage(fact("no-such-entry", given=at, high=len(record.entries)))
    table = replay(record, game, at)
    output.names, output.towns = display_names(output, table.seats), table.towns
    return table


def _data(table: Table, number: int) -> Data:
    """A verified record as data; the keys are described in docs/command-line.md."""
    state = table.state
    header = table.header()
    return {
        "record": number,
        "game": header.game,
        "rules": header.rules,
        "components": header.components,
        "options": header.options,
        "players": header.players,
        "seats": header.seats,
        **({"towns": list(header.towns)} if header.towns else {}),
        "resigned": table.resigned(),
        "entries": table.length,
        "ending": state.ending() or UNFINISHED,
        "results": state.results()._asdict(),
        **ties_data(state),
        "sheets": [[line._asdict() for line in lines] for lines in state.sheet()],
        "position": state.dump(),
    }


def _position(output: Output, table: Table, number: int, at: int) -> None:
    heading = output.text("cli-replay-at", record=number, entry=at)
    output.stdout.print(Rule(Text(heading, "bold"), style="dim"))
    output.stdout.print(render.position(output, render.open_sections(table.state), SPECTATOR))


def _summary(output: Output, table: Table, number: int) -> None:
    ending = table.state.ending()
    totals = table.state.results().totals
    scores = listed(
        output.language,
        (f"{output.name(seat)} ({signed(output.language, total)})" for seat, total in enumerate(totals)),
    )
    told = output.text(f"ending-{ending}" if ending else "cli-replay-unfinished")
    game = output.text("game-name")
    output.say("cli-replay-line", record=number, game=game, entries=table.length, scores=scores, ending=told)


def _whole(output: Output, table: Table) -> None:
    """The game turn by turn. It is over, so nothing is hidden."""
    seats = listed(output.language, output.names)
    output.say("cli-replay-title", game=output.text("game-name"), entries=table.length, seats=seats)
    state = table.game.new(table.options, len(table.seats))
    turn = number = 0
    for step in table.steps:
        if state.turn() != turn if number else step.seat != CHANCE:  # what is dealt before anybody plays is no turn
            turn = state.turn()
            number += 1
            output.stdout.print(
                Rule(Text(output.text("cli-replay-turn", number=number), "bold"), align="left", style="dim")
            )
        told = [output.line("event", table.game.event_fact(event)) for event in step.events if event[0] != REVEAL]
        if not told and step.seat != CHANCE:  # a choice whose effects show later
            move = output.sentence("move", state.describe(step.seat, step.move))
            told = [Text(output.text("cli-replay-move", name=output.name(step.seat), move=move))]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", min_width=5)
        for line in told:
            grid.add_row(str(step.n) if line is told[0] else "", line)
        output.stdout.print(grid)
        state.play(step.seat, step.move)
    output.stdout.print(render.sheet(output, table.state.sheet(), table.state.results()))
    for seat in table.resigned():
        output.say("cli-replay-resigned", name=output.name(seat))
    if table.state.ending():
        outcome = render.outcome(output, table.state.ending(), table.state.results())
        for sentence in (*outcome, *render.tie(output, table.state)):
            output.stdout.print(sentence, style="bold")
    else:
        output.say("cli-replay-unfinished")
