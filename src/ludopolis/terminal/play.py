"""`ludopolis play`: sets up a table, runs the session, keeps the record."""

from secrets import token_hex
from typing import NamedTuple

from ludopolis import bots, registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.record import split
from ludopolis.engine.table import Table, replay
from ludopolis.terminal import menu
from ludopolis.terminal.ask import Left, ask
from ludopolis.terminal.files import appending, check_writable, read
from ludopolis.terminal.seating import display_names, is_bot, players_of, read_bots, read_options, seat_people
from ludopolis.terminal.session import Session
from ludopolis.terminal.usage import BadUsage
from ludopolis.terminal.voice import Voice


class Wishes(NamedTuple):
    """What the command line said."""

    game: str
    players: int | None
    bots: str
    options: list[str]
    names: list[str]
    seats: list[int]
    seed: str
    save: str
    components: str
    confirm: bool
    resume: str
    limit: float


def play(voice: Voice, wishes: Wishes) -> None:
    """A game from the first question to the saved record."""
    try:
        _play(voice, wishes)
    except Left:
        voice.say("terminal-left")


def _play(voice: Voice, wishes: Wishes) -> None:
    seed = wishes.seed or token_hex(4)
    table = _resumed(wishes, seed) if wishes.resume else _new(voice, wishes, seed)
    people = [seat for seat, name in enumerate(table.seats) if not is_bot(name)]
    voice.turn_to(table.game)
    voice.names = display_names(voice, table.seats)
    if wishes.save:
        check_writable(wishes.save)
    voice.say("terminal-begin", game=voice.text("game-name"), seed=seed)
    finished = False
    try:
        finished = Session(voice, table, people, seed, wishes.confirm, wishes.limit).run()
    finally:
        if wishes.save:
            _save(voice, table, wishes.save)
    if not wishes.save:
        _offer_to_save(voice, table)
    if not finished:
        voice.say("terminal-left")


def _new(voice: Voice, wishes: Wishes, seed: str) -> Table:
    game, players, names, bot_names, options = _agree(voice, wishes)
    return Table(game, options, seat_people(names, bot_names, players, wishes.seats), Dealer(seed))


def _resumed(wishes: Wishes, seed: str) -> Table:
    """The last game of a file, where it was left. What has not been drawn yet is dealt anew."""
    record = split(read(wishes.resume))[-1]
    table = replay(record, registry.find_for(record.header, wishes.components))
    if table.state.pending() == 0 or all(is_bot(name) for name in table.seats):
        raise BadUsage(fact("nothing-to-resume", path=wishes.resume))
    for name in set(table.seats) - set(read_bots(wishes.bots)):
        if bots.is_program(name):  # a file from elsewhere must not start programs here
            raise BadUsage(fact("program-not-named", given=name))
    table.dealer = Dealer(seed)
    return table


def _agree(voice: Voice, wishes: Wishes) -> tuple[Game, int, list[str], list[str], dict[str, OptionValue]]:
    if not wishes.game:
        chosen = menu.choose(voice, wishes.names)
        return chosen.game, chosen.players, chosen.people, chosen.bots, chosen.options
    game = registry.find(wishes.game, wishes.components)
    voice.turn_to(game)
    names = wishes.names or [voice.text("terminal-you")]
    bot_names = read_bots(wishes.bots)
    players = players_of(game, wishes.players, len(names), len(bot_names))
    return game, players, names, bot_names, read_options(game, wishes.options, players)


def _save(voice: Voice, table: Table, path: str) -> None:
    with appending(path) as file:
        file.write(table.record().to_text())
    voice.say("terminal-saved", path=path)


def _offer_to_save(voice: Voice, table: Table) -> None:
    while path := ask(voice, "terminal-offer-save"):
        try:
            _save(voice, table, path)
        except LudopolisError as wrong:
            voice.out.print(voice.reason(wrong), style="yellow")
        else:
            return
