"""Who sits at a table: people and bots named on the command line, and what they are called."""

import re
from random import Random

from ludopolis import bots
from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.output import Output

DEFAULT_BOT = "regular"
"""Plays where no bot was named."""
BOT = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")
KIND = re.compile("[:~]")
"""What follows is how the bot is set."""
MAX_TOWN_CHARS = 24
MOVE_SECONDS = 10.0
"""Default time a program has for a move."""


def read_bots(text: str) -> list[str]:
    """The bots named, separated by commas; commas inside quotes belong to the command of a program."""
    names = [name.strip() for name in BOT.findall(text) if name.strip()]
    for name in names:
        bots.hire(name, MOVE_SECONDS)
    return names


def repeated(names: list[str], count: int) -> list[str]:
    """`count` bots: those named, in turn, as often as needed."""
    given = names or [DEFAULT_BOT]
    return [given[i % len(given)] for i in range(count)]


def players_of(game: Game, players: int | None, people: int, named: int) -> int:
    """How many play: `players` if given, else everybody who was named, else two where the game allows it."""
    low, high = game.players
    if players is not None:
        return players
    return max(low, people + named) if named else min(high, max(low, people, 2))


def seat_people(names: list[str], bot_names: list[str], players: int, wanted: list[int]) -> list[str]:
    """People on the seats they want (counted from 1), else on the first free ones; bots on the rest."""
    if len(names) + len(bot_names) > players:
        raise BadUsage(fact("too-many", given=len(names) + len(bot_names), players=players))
    for name in names:
        if not name.strip() or not name.isprintable() or names.count(name) > 1 or is_bot(name):
            raise BadUsage(fact("bad-name", given=name))
    for seat in wanted:
        if not 1 <= seat <= players or wanted.count(seat) > 1 or len(wanted) > len(names):
            raise BadUsage(fact("bad-seat", given=seat, high=players))
    free = [seat for seat in range(players) if seat + 1 not in wanted]
    people = [seat - 1 for seat in wanted] + free[: len(names) - len(wanted)]
    seats = [""] * players
    for seat, name in zip(people, names, strict=True):
        seats[seat] = name
    others = repeated(bot_names, players - len(people))
    for seat, name in enumerate(seats):
        if not name:
            seats[seat] = others.pop(0)
    return seats


HANDED_OVER = "bot:"
"""In a record, what the name of a bot begins with that took a seat over."""


def towns_of(game: Game, names: list[str], towns: list[str]) -> dict[str, str]:
    """What these people call their towns, in the order of their names. A game that wants none forgets them."""
    if len(towns) > len(names):
        raise BadUsage(fact("too-many-towns", given=len(towns), people=len(names)))
    for town in towns:
        if not town.isprintable() or len(town) > MAX_TOWN_CHARS:
            raise BadUsage(fact("bad-town", given=town, most=MAX_TOWN_CHARS))
    return dict(zip(names, (town.strip() for town in towns), strict=False)) if game.seat_label else {}


def turned_by_lot(seats: list[str], seed: str) -> list[str]:
    """The same circle of players, with a first seat drawn by lot."""
    first = Random(f"{seed}/seats").randrange(len(seats))
    return seats[first:] + seats[:first]


def is_bot(name: str) -> bool:
    """Whether this is the name of a bot."""
    if bots.is_program(name):
        return True
    try:
        bots.make(name)
    except LudopolisError:
        return False
    return True


def display_names(output: Output, seats: list[str]) -> list[str]:
    """What the players are called at the table: bots by their title, those without a name by their seat."""
    shown: list[str] = []
    seats = [bot if is_bot(bot := name.removeprefix(HANDED_OVER)) else name for name in seats]
    for seat, name in enumerate(seats):
        if is_bot(name):
            kind = KIND.split(name)[0]
            title = output.text(f"bot-{kind}")
            settings = name.removeprefix(kind).removeprefix(":")
            if settings in bots.CHARACTERS:
                called = output.text("home-bot-names").split(", ")[bots.CHARACTERS.index(settings)]
                title = output.text("bot-character", name=called, level=title)
            elif settings:
                title = output.text("bot-with-budget", bot=title, budget=settings)
            if seats.count(name) > 1:
                title = output.text("bot-numbered", bot=title, number=seats[: seat + 1].count(name))
            shown.append(title)
        else:
            shown.append(name or output.text("table-seat", number=seat + 1))
    return shown
