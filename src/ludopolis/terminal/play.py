"""`ludopolis play`: sets up a table, runs the session, saves the record."""

from secrets import token_hex
from typing import NamedTuple

from ludopolis import bots, registry
from ludopolis.engine.table.record import split
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.i18n.format import listed
from ludopolis.terminal import menu
from ludopolis.terminal.atomic_files import appending_records, check_appendable, read_text
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output
from ludopolis.terminal.prompt import EndOfInput, ask, at_keyboard
from ludopolis.terminal.seating import (
    display_names,
    is_bot,
    players_of,
    read_bots,
    seat_people,
    towns_of,
    turned_by_lot,
)
from ludopolis.terminal.session import Session


class Arguments(NamedTuple):
    """The arguments of the command."""

    game: str
    players: int | None
    bots: str
    options: list[str]
    names: list[str]
    towns: list[str]
    seats: list[int]
    seed: str
    save: str
    components: str
    confirm: bool
    resume: str
    limit: float


def run(output: Output, arguments: Arguments) -> None:
    """Plays a game, from the first question to the saved record."""
    try:
        _play(output, arguments)
    except EndOfInput:
        output.say("terminal-left")


def _play(output: Output, arguments: Arguments) -> None:
    seed = arguments.seed or token_hex(4)
    table = _resumed(arguments, seed) if arguments.resume else _new(output, arguments, seed)
    people = [seat for seat, name in enumerate(table.seats) if not is_bot(name)]
    output.turn_to(table.game)
    output.names, output.towns = display_names(output, table.seats), table.towns
    if arguments.save:
        check_appendable(arguments.save)
    output.say("terminal-begin", game=output.text("game-name"), seed=seed)
    if len(table.seats) > 1:
        output.say("terminal-seats", names=listed(output.language, output.names))
    finished = False
    try:
        finished = Session(output, table, people, seed, arguments.confirm, arguments.limit).run()
    finally:
        if arguments.save:
            _save(output, table, arguments.save)
    # Answers from a pipe are for the game: what is left of them is no file's name.
    if not arguments.save and at_keyboard():
        _offer_to_save(output, table)
    if not finished:
        output.say("terminal-left")


def _new(output: Output, arguments: Arguments, seed: str) -> Table:
    game, players, names, towns, bot_names, options = _set_up(output, arguments)
    given = towns_of(game, names, towns)
    seats = seat_people(names, bot_names, players, arguments.seats)
    seats = seats if arguments.seats else turned_by_lot(seats, seed)
    return Table(game, options, seats, Dealer(seed), towns=tuple(given.get(name, "") for name in seats))


def _resumed(arguments: Arguments, seed: str) -> Table:
    """The last game of a file, where it was left. What has not been drawn yet is shuffled again."""
    record = split(read_text(arguments.resume))[-1]
    table = replay(record, registry.find_for(record.header, arguments.components))
    if table.state.pending() == 0 or all(is_bot(name) for name in table.seats):
        raise BadUsage(fact("nothing-to-resume", path=arguments.resume))
    for name in set(table.seats) - set(read_bots(arguments.bots)):
        if bots.is_program(name):  # a file from elsewhere must not start programs here
            raise BadUsage(fact("program-not-named", given=name))
    table.dealer = Dealer(seed)
    return table


def _set_up(output: Output, arguments: Arguments) -> menu.Choice:
    if not arguments.game:
        return menu.choose(output, arguments.names, arguments.towns)
    game = registry.find(arguments.game, arguments.components)
    output.turn_to(game)
    names = arguments.names or [output.text("terminal-you")]
    bot_names = read_bots(arguments.bots)
    players = players_of(game, arguments.players, len(names), len(bot_names))
    return menu.Choice(game, players, names, arguments.towns, bot_names, read_options(game, arguments.options, players))


def _save(output: Output, table: Table, path: str) -> None:
    with appending_records(path) as file:
        file.write(table.record().to_text())
    output.say("terminal-saved", path=path)


def _offer_to_save(output: Output, table: Table) -> None:
    while path := ask(output, "terminal-offer-save"):
        try:
            _save(output, table, path)
        except LudopolisError as wrong:
            output.stdout.print(output.reason(wrong), style="yellow")
        else:
            return
