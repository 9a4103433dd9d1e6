"""From what was typed to a table: options, opponents, who sits where."""

import re

from ludopolis import bots
from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.terminal.usage import BadUsage
from ludopolis.terminal.voice import Voice

OPPONENT = "regular"
"""Who plays where nobody was named."""
BOT = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")
LIMIT = 10.0
"""Seconds that a program has for a move, where nobody said otherwise."""


def read_options(game: Game, pairs: list[str], players: int) -> dict[str, OptionValue]:
    """The options written as `name=value`, complete; refuses what the game does not have."""
    known = {option.name: option for option in game.options}
    given: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadUsage(fact("bad-pair", given=pair))
        given[name] = known[name].parse(value) if name in known else value
    game.new(given, players)
    return game.complete(given, players)


def read_bots(text: str) -> list[str]:
    """The bots named, separated by commas; those inside quotes belong to the command of a program."""
    names = [name.strip() for name in BOT.findall(text) if name.strip()]
    for name in names:
        bots.hire(name, LIMIT)
    return names


def opponents(names: list[str], count: int) -> list[str]:
    """So many bots: those named, in turn, again and again."""
    given = names or [OPPONENT]
    return [given[i % len(given)] for i in range(count)]


def players_of(game: Game, players: int | None, people: int, named: int) -> int:
    """How many play, if nobody said: all who were named, else two where the game allows it."""
    low, high = game.players
    if players is not None:
        return players
    return max(low, people + named) if named else min(high, max(low, people, 2))


def seat_people(names: list[str], bot_names: list[str], players: int, wanted: list[int]) -> list[str]:
    """People on the seats they want (counted from 1), else on the first ones; bots on the others."""
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
    others = opponents(bot_names, players - len(people))
    for seat, name in enumerate(seats):
        if not name:
            seats[seat] = others.pop(0)
    return seats


def is_bot(name: str) -> bool:
    """Whether this is the name of a bot."""
    if bots.is_program(name):
        return True
    try:
        bots.make(name)
    except LudopolisError:
        return False
    return True


def display_names(voice: Voice, seats: list[str]) -> list[str]:
    """What the players are called at the table: bots by their title, numbered where there are several."""
    shown: list[str] = []
    for seat, name in enumerate(seats):
        if is_bot(name):
            kind, _, budget = name.partition(":")
            title = voice.text(f"bot-{kind}")
            if budget:
                title = voice.text("bot-with-budget", bot=title, budget=budget)
            title = (
                voice.text("bot-numbered", bot=title, number=seats[: seat + 1].count(name))
                if (seats.count(name) > 1)
                else title
            )
            shown.append(title)
        else:
            shown.append(name)
    return shown
