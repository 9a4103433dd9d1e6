"""Works through the agenda: `run` carries out steps until somebody must decide."""

from mypy_extensions import i64

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.games.ginkgopolis.rules.actions import activate_neighbours, discard_card, keep_card, pay_bonuses, resolve
from ludopolis.games.ginkgopolis.rules.hal import deal_to_hal, hal_acts, hal_draws, hal_gains, show_hal
from ludopolis.games.ginkgopolis.rules.rounds import begin_round, discard_hand, end_round, open_phase, renew
from ludopolis.games.ginkgopolis.rules.setup import start_seat
from ludopolis.games.ginkgopolis.rules.state import (
    LAST_DECIDED_STEP,
    OWN_CARD,
    OWN_SIZE,
    STEP_ACTIVATE,
    STEP_BONUS,
    STEP_CARDS,
    STEP_DISCARD,
    STEP_DRAFT,
    STEP_END_ROUND,
    STEP_HAL_ACT,
    STEP_HAL_DEAL,
    STEP_HAL_DRAW,
    STEP_HAL_SHOW,
    STEP_KEEP,
    STEP_PACKET,
    STEP_RENEW,
    STEP_ROUND,
    STEP_SELECT,
    STEP_SHOW,
    STEP_START,
    STEP_TILES,
    STEP_TURN,
    STEP_UNUSED,
    Position,
    pop,
)
from ludopolis.games.ginkgopolis.rules.supplies import lose_tiles


def run(state: Position) -> None:
    """Carries out steps until chance or a player must decide, or the game is over."""
    while state.todo:
        todo = state.todo
        step: i64 = todo[-3]
        who: i64 = todo[-2]
        count: i64 = todo[-1]
        if step <= LAST_DECIDED_STEP and waits(state, step, who, count):
            return
        pop(state)
        carry_out(state, step, who, count)


def waits(state: Position, step: i64, who: i64, count: i64) -> bool:
    """Whether somebody must decide this step: drawing is over when nothing is left to draw."""
    if step == STEP_TILES:
        return count > 0 and state.supply_left > 0
    if step in (STEP_CARDS, STEP_TURN, STEP_PACKET):
        return count > 0
    if step == STEP_SHOW:
        return state.own[OWN_SIZE * who + OWN_CARD] == UNKNOWN
    if step in (STEP_SELECT, STEP_DRAFT) and state.waiting == 0:
        open_phase(state)
    return True


def carry_out(state: Position, step: i64, who: i64, count: i64) -> None:
    """Carries out an automatic step, or what is left of a draw when there is nothing more to draw."""
    if step == STEP_BONUS:
        pay_bonuses(state, who, count)
    elif step == STEP_DISCARD:
        discard_card(state, who)
    elif step == STEP_SHOW:
        resolve(state, who)
    elif step == STEP_KEEP:
        keep_card(state, who)
    elif step == STEP_TILES:
        lose_tiles(state, who, count)
    elif step == STEP_ACTIVATE:
        if who < state.players:
            activate_neighbours(state, who)
        else:
            hal_gains(state)
    elif step == STEP_END_ROUND:
        end_round(state)
    elif step == STEP_ROUND:
        begin_round(state)
    elif step == STEP_RENEW:
        renew(state, who)
    elif step == STEP_START:
        start_seat(state, who)
    elif step == STEP_UNUSED:
        discard_hand(state, who)
    elif step == STEP_HAL_DEAL:
        deal_to_hal(state)
    elif step == STEP_HAL_SHOW:
        show_hal(state)
    elif step == STEP_HAL_DRAW:
        hal_draws(state)
    elif step == STEP_HAL_ACT:
        hal_acts(state)
