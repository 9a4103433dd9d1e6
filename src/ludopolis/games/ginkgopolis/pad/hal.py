"""Hal at a table with the printed box: told four facts a turn, he says what he does.

He knows no city, so he cannot be wrong about it: his supply, his points and his cards are all he keeps. A turn is told
after his card and his tile are on the table. Whoever covers one of his buildings says so (`covered`).
"""

from typing import Final, NamedTuple

from ludopolis.engine.contract import PadEntry
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.ginkgopolis.components.tables import BONUS_CARDS, CARDS_OF, LETTERS, GinkgopolisComponents
from ludopolis.games.ginkgopolis.pad.pad import kind_of
from ludopolis.games.ginkgopolis.rules.state import HAL

NOBODY: Final = -1


class Hal(NamedTuple):
    """What Hal has. Never changed: to take a turn back, use the value before it."""

    supply: int
    points: int = 0
    kept: tuple[str, ...] = ()
    """The building cards before him."""
    over: bool = False
    """He could not pay, or his supply is gone: this is the last round."""


class Shown(NamedTuple):
    """A card of his, and what the person sees of it in the city."""

    card: str
    """A letter, or a building: `C`, `R9`."""
    floors: int
    """Of that building; of a letter, all floors of the buildings beside it together."""
    owner: int = NOBODY
    """Whose building it is: a side, or `NOBODY`."""

    def is_letter(self) -> bool:
        """Whether he builds outward with it."""
        return self.card in LETTERS


def draws_second(expert: bool, first: Shown) -> bool:
    """Whether he draws another card: at the higher level, after a letter."""
    return expert and first.is_letter()


def chosen(first: Shown, second: Shown | None) -> Shown:
    """Higher level: the second card if it is a building, or a letter with more floors beside it."""
    if second is None:
        return first
    return second if not second.is_letter() or second.floors > first.floors else first


def played(hal: Hal, first: Shown, tile: str, second: Shown | None = None) -> tuple[Hal, list[Fact]]:
    """Hal after his turn, and what he does, in order. Without a tile he does nothing (R20)."""
    if not tile:
        return hal, [fact("idle")]
    used = chosen(first, second)
    his = not used.is_letter() and used.owner == HAL
    wanted = 1 if used.is_letter() else used.floors + 1
    has = hal.supply + (used.floors if his else 0)
    if has < wanted:
        return hal._replace(over=True), [fact("short", resources=wanted, has_resources=has)]
    left = has - wanted
    if used.is_letter():
        after = hal._replace(supply=left, points=hal.points + used.floors)
        told = [fact("outward", tile=tile, letter=used.card, points=used.floors)]
    else:
        after = hal._replace(supply=left, kept=(*hal.kept, used.card))
        told = [fact("upward", tile=tile, below_tile=used.card, resources=wanted)]
        if used.owner != NOBODY and not his:
            told.append(fact("given-back", count=used.floors))
        told.append(fact("keeps", card=used.card))
    if left == 0:
        return after._replace(over=True), [*told, fact("out")]
    return after, told


def covered(hal: Hal, floors: int) -> Hal:
    """Somebody else has built over a building of his: the resources come back, with as many points."""
    return hal._replace(supply=hal.supply + floors, points=hal.points + floors)


def entry_of(parts: GinkgopolisComponents, hal: Hal) -> PadEntry:
    """What is known of his side of the score pad: points, end-game cards, and what his own cards answer."""
    found: PadEntry = {f"points.{HAL}": hal.points}
    kept = [parts.tile_ids.index(card) for card in hal.kept]
    for card in kept:
        rule, of = parts.end_rule[card], parts.end_of[card]
        if rule < 0:
            continue
        kind = kind_of(parts, card)
        found[f"end_{kind}.{HAL}"] = 1 + int(str(found.get(f"end_{kind}.{HAL}", 0)))
        if rule in (BONUS_CARDS, CARDS_OF):
            figures = parts.trigger_of if rule == BONUS_CARDS else parts.colour_of
            found[f"count_{kind}.{HAL}"] = [figures[other] for other in kept].count(of)
    return found
