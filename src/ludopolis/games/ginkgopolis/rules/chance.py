"""What chance draws: the outcomes that are open, and what becomes of them."""

from random import Random

from mypy_extensions import i64

from ludopolis.engine.values.chance import Chance, below
from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.ginkgopolis.components.tables import CHARACTERS, FIRST_CHARACTER, START_TILES, TRIOS
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.agenda import run
from ludopolis.games.ginkgopolis.rules.hal import hal_card, hal_second, hal_tile
from ludopolis.games.ginkgopolis.rules.setup import deal_character, draw_first, give_trio, lay_start
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    NONE,
    STEP_CARDS,
    STEP_FIRST,
    STEP_GRID,
    STEP_HAL_CARD,
    STEP_HAL_SECOND,
    STEP_HAL_TILE,
    STEP_PACKET,
    STEP_SHOW,
    STEP_TILES,
    STEP_TRIO,
    STEP_TURN,
    Position,
    pop,
)
from ludopolis.games.ginkgopolis.rules.supplies import draw_card, draw_tile, turn_card


def outcomes(state: Position) -> list[int]:
    """What can be drawn now, ascending."""
    step = state.todo[-3]
    if step in (STEP_TILES, STEP_HAL_TILE):
        return sorted(state.supply)
    if step == STEP_GRID:
        return [tile for tile in START_TILES if state.cell[tile] == NONE]
    if step == STEP_FIRST:
        return [moves.OUTCOME_FIRST + seat for seat in range(state.players)]
    if step == STEP_TRIO:
        taken = [kept - FIRST_CHARACTER for cards in state.tableau for kept in cards]
        return [moves.OUTCOME_TRIO + trio for trio in range(TRIOS) if state.parts.trios[trio][0] not in taken]
    if step == STEP_PACKET:
        return [moves.OUTCOME_CHARACTER + one for one in range(CHARACTERS) if state.drafted[one] == BOX]
    if step == STEP_SHOW:
        return []
    return sorted([moves.OUTCOME_CARD + card for card in state.deck])


def sample(state: Position, rng: Random) -> int:
    """One of the outcomes; all are equally likely."""
    step: i64 = state.todo[-3]
    if step in (STEP_TILES, STEP_HAL_TILE):
        return state.supply[below(rng, len(state.supply))]
    if step in (STEP_CARDS, STEP_TURN, STEP_HAL_CARD, STEP_HAL_SECOND):
        return moves.OUTCOME_CARD + state.deck[below(rng, len(state.deck))]
    if step == STEP_PACKET:
        while True:  # most of them are still in the box
            character = below(rng, CHARACTERS)
            if state.drafted[character] == BOX:
                return moves.OUTCOME_CHARACTER + character
    found = outcomes(state)
    return found[below(rng, len(found))]


def chance(state: Position) -> Chance:
    """The pending draw in full."""
    step = state.todo[-3]
    audience = EVERYONE
    if step in (STEP_TILES, STEP_CARDS, STEP_PACKET):
        audience = 1 << state.todo[-2]
    if step in (STEP_TILES, STEP_HAL_TILE):
        source = f"tiles#{state.exhausted}"
    elif step == STEP_GRID:
        source = "grid#0"
    elif step == STEP_FIRST:
        source = "first#0"
    elif step == STEP_TRIO:
        source = "trios#0"
    elif step == STEP_PACKET:
        source = "characters#0"
    else:
        source = f"deck#{state.shuffles}"
    found = outcomes(state)
    return Chance(source, audience, found, [1] * len(found))


def play_outcome(state: Position, outcome: int) -> None:
    """Carries out a draw and the automatic steps after it."""
    step: i64 = state.todo[-3]
    if step == STEP_TILES:
        draw_tile(state, outcome)
    elif step == STEP_CARDS:
        draw_card(state, outcome - moves.OUTCOME_CARD)
    elif step == STEP_TURN:
        turn_card(state, outcome - moves.OUTCOME_CARD)
    elif step == STEP_GRID:
        lay_start(state, outcome)
    elif step == STEP_FIRST:
        draw_first(state, outcome - moves.OUTCOME_FIRST)
    elif step == STEP_TRIO:
        give_trio(state, outcome - moves.OUTCOME_TRIO)
    elif step == STEP_PACKET:
        deal_character(state, outcome - moves.OUTCOME_CHARACTER)
    else:
        pop(state)
        if step == STEP_HAL_TILE:
            hal_tile(state, outcome)
        elif step == STEP_HAL_CARD:
            hal_card(state, outcome - moves.OUTCOME_CARD)
        else:
            hal_second(state, outcome - moves.OUTCOME_CARD)
    run(state)
