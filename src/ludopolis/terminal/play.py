"""`ludopolis play`: sets up a table, runs the session, keeps the record."""

from secrets import token_hex
from typing import NamedTuple

from ludopolis import registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.facts import LudopolisError
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.table import Table
from ludopolis.terminal import menu
from ludopolis.terminal.ask import Left, ask
from ludopolis.terminal.files import appending, check_writable
from ludopolis.terminal.seating import display_names, players_of, read_bots, read_options, seat_people
from ludopolis.terminal.session import Session
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


def play(voice: Voice, wishes: Wishes) -> None:
    """A game from the first question to the saved record."""
    try:
        _play(voice, wishes)
    except Left:
        voice.say("terminal-left")


def _play(voice: Voice, wishes: Wishes) -> None:
    game, players, names, bot_names, options = _agree(voice, wishes)
    seating = seat_people(names, bot_names, players, wishes.seats)
    voice.turn_to(game, display_names(voice, seating.seats))
    seed = wishes.seed or token_hex(4)
    table = Table(game, options, seating.seats, Dealer(seed))
    if wishes.save:
        check_writable(wishes.save)
    voice.say("terminal-begin", game=voice.text("game-name"), seed=seed)
    finished = False
    try:
        finished = Session(voice, table, seating.people, seed, wishes.confirm).run()
    finally:
        if wishes.save:
            _save(voice, table, wishes.save)
    if not wishes.save:
        _offer_to_save(voice, table)
    if not finished:
        voice.say("terminal-left")


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
