"""`ludopolis replay`: verifies records and tells the games again."""

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludopolis import registry
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.events import REVEAL, SPECTATOR
from ludopolis.engine.facts import fact
from ludopolis.engine.record import UNFINISHED, Record, split
from ludopolis.engine.state import Data
from ludopolis.engine.table import Table, replay
from ludopolis.terminal import show
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.files import read
from ludopolis.terminal.seating import display_names
from ludopolis.terminal.usage import BadUsage
from ludopolis.terminal.voice import Voice


def tell(voice: Voice, path: str, number: int | None, at: int | None, components: str, as_json: bool) -> None:
    """Verifies the records of a file, or one of them. One is told in full, several in a line each."""
    records = list(enumerate(split(read(path)), 1))
    if number is not None:
        if number > len(records):
            raise BadUsage(fact("no-such-record", given=number, high=len(records)))
        records = [records[number - 1]]
    if as_json:
        write_json({"records": [_data(_verified(voice, record, at, components), n) for n, record in records]})
        return
    for n, record in records:
        table = _verified(voice, record, at, components)
        if at is not None:
            _position(voice, table, n, at)
        elif len(records) == 1:
            _whole(voice, table)
        else:
            _summary(voice, table, n)


def _verified(voice: Voice, record: Record, at: int | None, components: str) -> Table:
    game = registry.find_for(record.header, components)
    voice.turn_to(game, display_names(voice, record.header.seats))
    if at is not None and at > len(record.entries):
        raise BadUsage(fact("no-such-entry", given=at, high=len(record.entries)))
    table = replay(record, game, at)
    voice.names = display_names(voice, table.seats)
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
        "resigned": table.resigned(),
        "entries": len(table.entries),
        "ending": state.ending() or UNFINISHED,
        "results": state.results()._asdict(),
        "sheets": [[line._asdict() for line in lines] for lines in state.sheet()],
        "position": state.dump(),
    }


def _position(voice: Voice, table: Table, number: int, at: int) -> None:
    heading = voice.text("cli-replay-at", record=number, entry=at)
    voice.out.print(Rule(Text(heading, "bold"), style="dim"))
    voice.out.print(show.position(voice, show.open_sections(table.state), SPECTATOR))


def _summary(voice: Voice, table: Table, number: int) -> None:
    ending = table.state.ending()
    totals = table.state.results().totals
    scores = ", ".join(f"{voice.name(seat)} {total}" for seat, total in enumerate(totals))
    told = voice.text(f"ending-{ending}" if ending else "cli-replay-unfinished")
    game = voice.text("game-name")
    voice.say("cli-replay-line", record=number, game=game, entries=len(table.entries), scores=scores, ending=told)


def _whole(voice: Voice, table: Table) -> None:
    """The game turn by turn. It is over: nothing is hidden any more."""
    seats = ", ".join(voice.names)
    voice.say("cli-replay-title", game=voice.text("game-name"), entries=len(table.entries), seats=seats)
    state = table.game.new(table.options, len(table.seats))
    turn = number = 0
    for step in table.steps:
        if number == 0 or state.turn() != turn:
            turn = state.turn()
            number += 1
            voice.out.print(Rule(Text(voice.text("cli-replay-turn", number=number), "bold"), align="left", style="dim"))
        told = [voice.line("event", table.game.event_fact(event)) for event in step.events if event[0] != REVEAL]
        if not told and step.seat != CHANCE:  # a choice that shows its effects later
            move = voice.sentence("move", state.describe(step.seat, step.move))
            told = [Text(voice.text("cli-replay-move", name=voice.name(step.seat), move=move))]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", min_width=5)
        for line in told:
            grid.add_row(str(step.n) if line is told[0] else "", line)
        voice.out.print(grid)
        state.play(step.seat, step.move)
    voice.out.print(show.sheet(voice, table.state.sheet(), table.state.results()))
    for seat in table.resigned():
        voice.say("cli-replay-resigned", name=voice.name(seat))
    if table.state.ending():
        for sentence in show.outcome(voice, table.state.ending(), table.state.results()):
            voice.out.print(sentence, style="bold")
    else:
        voice.say("cli-replay-unfinished")
