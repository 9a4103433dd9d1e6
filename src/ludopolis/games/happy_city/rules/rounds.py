"""The course of the game: set-up (3), rounds (4), the end (5)."""

from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.happy_city.components.tables import FIRST_MARKET, FIRST_SPECIAL, MARKETS, WHITE_MARKET
from ludopolis.games.happy_city.rules import events
from ludopolis.games.happy_city.rules.endgame import pyramid_owner, sphinx_owner
from ludopolis.games.happy_city.rules.income import after_income, before_income, louvre_owner, pay_income
from ludopolis.games.happy_city.rules.moves import MOVE_TAKE_MARKET, MOVE_VISIT
from ludopolis.games.happy_city.rules.scoring import base_points, hearts_of, points_of, residents_of
from ludopolis.games.happy_city.rules.state import (
    ENDINGS,
    FACE_UP,
    NOBODY,
    SLOTS,
    STEP_ACTION,
    STEP_DISCARD,
    STEP_DRAFT,
    STEP_LOUVRE,
    STEP_OVER,
    STEP_PYRAMID,
    STEP_REVEAL,
    STEP_SPHINX,
    Position,
    insert_sorted,
    left_of,
)

# 3, set-up


def deal_row(state: Position, special: int) -> None:
    """3.5: players + 2 specials are laid out; then everybody gets a market (3.7)."""
    state.box &= ~(1 << (special - FIRST_SPECIAL))
    insert_sorted(state.row, special)
    if state.events is not None:
        state.events.append((events.E_ROW_DEALT, EVERYONE, special))
    if len(state.row) < state.players + 2:
        return
    if state.expert:
        state.step = STEP_DRAFT
        state.actor = state.players - 1
        return
    for seat in range(state.players):
        give_market(state, seat, WHITE_MARKET)
    begin_round(state)


def legal_draft(state: Position) -> list[int]:
    """D0: every market that nobody has taken."""
    taken = [state.city[seat * SLOTS] for seat in range(state.players)]
    return [MOVE_TAKE_MARKET + market for market in range(MARKETS) if FIRST_MARKET + market not in taken]


def play_draft(state: Position, seat: int, move: int) -> None:
    """D0 goes counter-clockwise and ends with the first player."""
    give_market(state, seat, FIRST_MARKET + move - MOVE_TAKE_MARKET)
    if seat > 0:
        state.actor = seat - 1
    else:
        begin_round(state)


def give_market(state: Position, seat: int, market: int) -> None:
    """3.7: the market is the first card of a city."""
    state.place(seat, 0, market)
    if state.events is not None:
        state.events.append((events.E_MARKET_TAKEN, EVERYONE, seat, market))


# 4, rounds


def begin_round(state: Position) -> None:
    """4.1: the income phase, up to the Louvre's decision if there is one."""
    state.round += 1
    if state.events is not None:
        state.events.append((events.E_ROUND_BEGUN, EVERYONE, state.round))
    before_income(state)
    visitor = louvre_owner(state)
    if visitor >= 0 and state.players > 2:
        state.step = STEP_LOUVRE
        state.actor = visitor
        return
    pay_and_begin(state, visitor, left_of(visitor, state.players) if visitor >= 0 else NOBODY)


def legal_louvre(state: Position, seat: int) -> list[int]:
    """I-L: every opponent."""
    return [MOVE_VISIT + other for other in range(state.players) if other != seat]


def pay_and_begin(state: Position, visitor: int, host: int) -> None:
    """4.1: the rest of the income phase, then the first turn."""
    pay_income(state, visitor, host)
    after_income(state)
    begin_turn(state, 0)


def begin_turn(state: Position, seat: int) -> None:
    """4.2: D1 is skipped while nothing lies face up."""
    state.actor = seat
    if state.face_up:
        state.step = STEP_DISCARD
    else:
        reveal_or_act(state)


def reveal_or_act(state: Position) -> None:
    """D2 is repeated until three cards lie face up, then comes D3."""
    state.step = STEP_REVEAL if len(state.face_up) < FACE_UP else STEP_ACTION


def end_turn(state: Position) -> None:
    """5: a tenth card makes this the last round; otherwise `max_rounds` ends the game (A20)."""
    seat = state.actor
    if state.size[seat] == SLOTS and not state.last_round:
        state.last_round = True
        if state.events is not None:
            state.events.append((events.E_LAST_ROUND, EVERYONE, seat, state.round))
    if seat + 1 < state.players:
        begin_turn(state, seat + 1)
    elif state.last_round or state.round >= state.max_rounds:
        finish(state)
    else:
        begin_round(state)


# 5 and 7, the end


def finish(state: Position) -> None:
    """E1, if somebody owns the Sphinx; then E2."""
    owner = sphinx_owner(state)
    if owner >= 0:
        state.step = STEP_SPHINX
        state.actor = owner
    else:
        pyramids(state, 0)


def pyramids(state: Position, first: int) -> None:
    """E2 in seat order; after the last Pyramid the game is over."""
    owner = pyramid_owner(state, first)
    if owner >= 0:
        state.step = STEP_PYRAMID
        state.actor = owner
        return
    state.step = STEP_OVER
    state.actor = NOBODY
    if state.events is not None:
        for seat in range(state.players):
            residents = residents_of(state, seat)
            hearts = hearts_of(state, seat)
            base = base_points(state.summing, residents, hearts)
            points = points_of(state, seat)
            state.events.append((events.E_SCORED, EVERYONE, seat, residents, hearts, base, points, state.coins[seat]))
        state.events.append((events.E_ENDED, EVERYONE, ENDINGS.index(state.ending())))
