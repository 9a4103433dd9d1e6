"""What measuring characters takes: a deal from both seats, or the turns that are chosen in the positions of a game."""

import json
from functools import cache
from hashlib import sha256
from itertools import combinations
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from benchmarks import strength_matches
from benchmarks.strength_matches import Trial
from ludopolis import bots, registry
from ludopolis.bots.bot import Chooser
from ludopolis.bots.characters import CHARACTERS, played_by, temper_of
from ludopolis.bots.levels import player_at, player_of, spec_of
from ludopolis.bots.luck import Luck
from ludopolis.bots.match import Match
from ludopolis.bots.notice import noticed
from ludopolis.bots.temper import WORLDS
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE

PLAYERS: Final = 2
POSITIONS: Final = 10
"""Positions of each game that are compared."""
STRENGTH: Final = "strength"
CHOICES: Final = "choices"

Line = dict[str, Any]
Sheet = dict[str, float]


class Unit(NamedTuple):
    """What one process does at a time: a deal of a character, or the positions of a game."""

    kind: str
    game: str
    level: str
    character: str
    number: int


@cache
def identity(game: str, level: str, character: str) -> str:
    """The rules, the level's bot and the leanings that a line counts for; without a character, those of all."""
    found = registry.find(game)
    trial = Trial("", game, PLAYERS, {}, spec_of(player_of(found, level)), "", 0)
    leanings: list[list[Any]] = []
    for name in [character] if character else CHARACTERS:
        temper = temper_of(found, level, name)
        player = played_by(found, level, name, player_of(found, level))
        leanings.append(
            [
                temper.weights,
                temper.leanings,
                temper.leaning,
                temper.limit,
                temper.searched,
                WORLDS,
                player.overlooks,
                player.iterations,
            ]
        )
    told = json.dumps([strength_matches.identity(found, trial), trial.challenger, leanings], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:12]


def work(unit: Unit) -> Line:
    """Does a unit; runs in a worker."""
    began = process_time()
    line: Line = {**unit._asdict(), "with": identity(unit.game, unit.level, unit.character)}
    line |= deal(unit) if unit.kind == STRENGTH else positions(unit)
    return line | {"seconds": round(process_time() - began, 2)}


def deal(unit: Unit) -> Line:
    """A deal from both seats: shares of the victory, margins, and the character's sheets."""
    game = registry.find(unit.game)
    shares: list[float] = []
    margins: list[int] = []
    sheets: list[Sheet] = []
    for seat in range(PLAYERS):
        specs = [unit.level] * PLAYERS
        specs[seat] = f"{unit.level}:{unit.character}"
        cards = f"characters/{unit.number}"
        match = Match(
            game, game.complete({}, PLAYERS), specs, [bots.make(one) for one in specs], cards, f"{cards}/bots"
        )
        match.run()
        totals, winners = match.results()
        shares.append(1.0 / len(winners) if seat in winners else 0.0)
        margins.append(totals[seat] - totals[1 - seat])
        sheets.append(flat(match.table.state, seat))
    return {"shares": shares, "margins": margins, "sheets": sheets}


def flat(state: State, seat: int) -> Sheet:
    """The lines and figures of a sheet that are not 0."""
    found: Sheet = {}
    for line in state.sheet()[seat]:
        found[line.category] = found.get(line.category, 0) + line.points
        for name, figure in line.figures.items():
            found[f"{line.category}.{name}"] = figure
    return {name: number for name, number in found.items() if number}


def positions(unit: Unit) -> Line:
    """How often each two characters choose another turn, and how often the plain bot does with another seed."""
    game = registry.find(unit.game)
    luck = Random(f"choices/{unit.number}")
    state = game.new(game.complete({}, PLAYERS), PLAYERS)
    starts: list[tuple[State, int]] = []
    player = bots.make(unit.level)
    known: set[tuple[int, int]] = set()
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(luck))
            continue
        seat = lowest_seat(pending)
        if (turn_of(state), seat) not in known and len(state.legal(seat)) > 1:
            known.add((turn_of(state), seat))
            starts.append((state.clone(), seat))
        state.play(seat, player.choose(state.blind(seat), seat, luck))
    chosen = luck.sample(starts, min(POSITIONS, len(starts)))
    differ = dict.fromkeys((f"{one} {other}" for one, other in combinations(CHARACTERS, 2)), 0)
    plain = 0
    for number, (start, seat) in enumerate(chosen):
        seed = f"choices/{unit.number}/{number}"
        turns = {name: turn(unit.level, name, start, seat, seed, name) for name in CHARACTERS}
        plain += turn(unit.level, "", start, seat, seed, "one") != turn(unit.level, "", start, seat, seed, "two")
        for one, other in combinations(CHARACTERS, 2):
            differ[f"{one} {other}"] += turns[one] != turns[other]
    return {"positions": len(chosen), "plain": plain, "differ": differ}


def turn(level: str, character: str, start: State, seat: int, seed: str, own: str) -> list[str]:
    """The moves of a turn up to where others decide. What is overlooked and drawn depends on `seed` alone."""
    state = start.clone()
    player = player_at(state.blind(seat), level)
    if character:
        player = player._replace(iterations=played_by(state.game, level, character, player).iterations)
    bot = bots.build(player)
    if not isinstance(bot, Chooser):
        raise TypeError(f"{level} of {state.game.id} chooses without a judge")
    bot.temper = temper_of(state.game, level, character) if character else None
    luck = Luck(state.players)
    luck.seed(int(sha256(seed.encode()).hexdigest()[:8], 16))
    began = turn_of(state)
    moves: list[str] = []
    while turn_of(state) == began:
        pending = state.pending()
        if pending == CHANCE:
            state.play(CHANCE, state.sample(luck.cards))
            continue
        if not pending >> seat & 1:
            break
        blinded = state.blind(seat)
        legal = blinded.legal(seat)
        if bot.overlooks:
            legal = noticed(blinded, seat, legal, bot.overlooks, Random(f"{seed}/{len(moves)}"))
        rng = Random(f"{seed}/{own}/{len(moves)}")
        move = legal[0] if len(legal) == 1 else bot.pick(blinded, seat, legal, rng)
        moves.append(state.to_text(seat, move))
        state.play(seat, move)
    return moves
