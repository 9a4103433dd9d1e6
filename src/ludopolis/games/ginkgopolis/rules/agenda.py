"""The agenda and chance. What remains to be done is a stack of steps; `run` goes on until somebody must decide."""

from random import Random

from mypy_extensions import i64

from ludopolis.engine.chance import Chance, below
from ludopolis.engine.events import EVERYONE
from ludopolis.engine.state import UNKNOWN
from ludopolis.games.ginkgopolis import moves
from ludopolis.games.ginkgopolis.actions import (
    activate_neighbours,
    discard_card,
    keep_card,
    pay_bonuses,
    resolve,
)
from ludopolis.games.ginkgopolis.components import CHARACTERS, FIRST_CHARACTER, START_TILES, TRIOS
from ludopolis.games.ginkgopolis.hal import (
    deal_to_hal,
    hal_acts,
    hal_card,
    hal_draws,
    hal_gains,
    hal_second,
    hal_tile,
    show_hal,
)
from ludopolis.games.ginkgopolis.rounds import begin_round, discard_hand, end_round, open_phase, renew
from ludopolis.games.ginkgopolis.setup import deal_character, draw_first, give_trio, lay_start, start_seat
from ludopolis.games.ginkgopolis.state import (
    ACTIVATE,
    BONUS,
    BOX,
    CARD,
    CARDS,
    DISCARD,
    DRAFT,
    END_ROUND,
    FIRST,
    GRID,
    HAL_ACT,
    HAL_CARD,
    HAL_DEAL,
    HAL_DRAW,
    HAL_SECOND,
    HAL_SHOW,
    HAL_TILE,
    KEEP,
    LAST_DECIDED,
    NONE,
    OWN,
    PACKET,
    RENEW,
    ROUND,
    SELECT,
    SHOW,
    START,
    TILES,
    TRIO,
    TURN,
    UNUSED,
    Position,
    pop,
)
from ludopolis.games.ginkgopolis.supplies import draw_card, draw_tile, lose_tiles, turn_card


def run(state: Position) -> None:
    """Carries out steps until chance or a player must decide, or the game is over."""
    while state.todo:
        todo = state.todo
        step: i64 = todo[-3]
        who: i64 = todo[-2]
        count: i64 = todo[-1]
        if step <= LAST_DECIDED and waits(state, step, who, count):
            return
        pop(state)
        carry_out(state, step, who, count)


def waits(state: Position, step: i64, who: i64, count: i64) -> bool:
    """Whether somebody must decide this step, or whether there is nothing (left) to decide."""
    if step == TILES:
        return count > 0 and state.supply_left > 0
    if step in (CARDS, TURN, PACKET):
        return count > 0
    if step == SHOW:
        return state.own[OWN * who + CARD] == UNKNOWN
    if step in (SELECT, DRAFT):
        open_phase(state)
    return True


def carry_out(state: Position, step: i64, who: i64, count: i64) -> None:
    """A step that goes by itself; of drawing cards and tiles what is left of it when all are drawn."""
    if step == BONUS:
        pay_bonuses(state, who, count)
    elif step == DISCARD:
        discard_card(state, who)
    elif step == SHOW:
        resolve(state, who)
    elif step == KEEP:
        keep_card(state, who)
    elif step == TILES:
        lose_tiles(state, who, count)
    elif step == ACTIVATE:
        if who < state.players:
            activate_neighbours(state, who)
        else:
            hal_gains(state)
    elif step == END_ROUND:
        end_round(state)
    elif step == ROUND:
        begin_round(state)
    elif step == RENEW:
        renew(state, who)
    elif step == START:
        start_seat(state, who)
    elif step == UNUSED:
        discard_hand(state, who)
    elif step == HAL_DEAL:
        deal_to_hal(state)
    elif step == HAL_SHOW:
        show_hal(state)
    elif step == HAL_DRAW:
        hal_draws(state)
    elif step == HAL_ACT:
        hal_acts(state)


# Chance


def outcomes(state: Position) -> list[int]:
    """What can be drawn now, ascending."""
    step = state.todo[-3]
    if step in (TILES, HAL_TILE):
        return sorted(state.supply)
    if step == GRID:
        return [tile for tile in START_TILES if state.cell[tile] == NONE]
    if step == FIRST:
        return [moves.FIRST + seat for seat in range(state.players)]
    if step == TRIO:
        taken = [kept - FIRST_CHARACTER for cards in state.tableau for kept in cards]
        return [moves.TRIO + trio for trio in range(TRIOS) if state.parts.trios[trio][0] not in taken]
    if step == PACKET:
        return [moves.CHARACTER + one for one in range(CHARACTERS) if state.drafted[one] == BOX]
    if step == SHOW:
        return []
    return sorted([moves.CARD + card for card in state.deck])


def sample_outcome(state: Position, rng: Random) -> int:
    """One of them; all are equally likely."""
    step: i64 = state.todo[-3]
    if step in (TILES, HAL_TILE):
        return state.supply[below(rng, len(state.supply))]
    if step in (CARDS, TURN, HAL_CARD, HAL_SECOND):
        return moves.CARD + state.deck[below(rng, len(state.deck))]
    if step == PACKET:
        while True:  # most are still in the box
            character = below(rng, CHARACTERS)
            if state.drafted[character] == BOX:
                return moves.CHARACTER + character
    found = outcomes(state)
    return found[below(rng, len(found))]


def chance_of(state: Position) -> Chance:
    """The pending draw in full."""
    step = state.todo[-3]
    audience = EVERYONE
    if step in (TILES, CARDS, PACKET):
        audience = 1 << state.todo[-2]
    if step in (TILES, HAL_TILE):
        source = f"tiles#{state.exhausted}"
    elif step == GRID:
        source = "grid#0"
    elif step == FIRST:
        source = "first#0"
    elif step == TRIO:
        source = "trios#0"
    elif step == PACKET:
        source = "characters#0"
    else:
        source = f"deck#{state.shuffles}"
    found = outcomes(state)
    return Chance(source, audience, found, [1] * len(found))


def play_outcome(state: Position, outcome: int) -> None:
    """What chance has drawn, and whatever follows by itself."""
    step: i64 = state.todo[-3]
    if step == TILES:
        draw_tile(state, outcome)
    elif step == CARDS:
        draw_card(state, outcome - moves.CARD)
    elif step == TURN:
        turn_card(state, outcome - moves.CARD)
    elif step == GRID:
        lay_start(state, outcome)
    elif step == FIRST:
        draw_first(state, outcome - moves.FIRST)
    elif step == TRIO:
        give_trio(state, outcome - moves.TRIO)
    elif step == PACKET:
        deal_character(state, outcome - moves.CHARACTER)
    else:
        pop(state)
        if step == HAL_TILE:
            hal_tile(state, outcome)
        elif step == HAL_CARD:
            hal_card(state, outcome - moves.CARD)
        else:
            hal_second(state, outcome - moves.CARD)
    run(state)
