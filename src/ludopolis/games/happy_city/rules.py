"""The course of the game: set-up (3), rounds (4), the end (5). Who decides what, and what follows from it."""

from random import Random

from mypy_extensions import i64

from ludopolis.engine.chance import CHANCE, Chance, below
from ludopolis.engine.events import EVERYONE
from ludopolis.games.happy_city.components import FIRST_MARKET, FIRST_SPECIAL, MARKETS, WHITE_MARKET
from ludopolis.games.happy_city.ending import (
    legal_pyramid,
    legal_sphinx,
    play_box,
    play_pyramid,
    play_sphinx,
    pyramid_owner,
    sphinx_owner,
)
from ludopolis.games.happy_city.happenings import ENDED, LAST_ROUND, MARKET_TAKEN, ROUND_BEGUN, ROW_DEALT, SCORED
from ludopolis.games.happy_city.income import after_income, before_income, louvre_owner, pay_income
from ludopolis.games.happy_city.scoring import base_points, hearts_of, points_of, residents_of
from ludopolis.games.happy_city.state import (
    ACTION,
    BOX,
    DEAL,
    DISCARD_STEP,
    DRAFT,
    DRAW,
    FACE_UP,
    LOUVRE,
    NOBODY,
    OVER,
    PYRAMID,
    REVEAL_DECK,
    REVEAL_STEP,
    SLOTS,
    SPECIAL,
    SPHINX,
    TAKE_MARKET,
    VISIT,
    Position,
    insert_sorted,
    left_of,
)
from ludopolis.games.happy_city.turn import (
    legal_action,
    legal_discard,
    legal_reveal,
    legal_special,
    may_take_special,
    play_action,
    play_discard,
    play_draw,
    play_reveal,
    play_special,
)

ENDINGS = ("tenth_card", "max_rounds")


def pending(state: Position) -> int:
    """One seat at a time decides; chance deals the row, draws from decks and from the box."""
    step = state.step
    if step in (DRAW, DEAL, BOX):
        return CHANCE
    return 1 << state.actor if step != OVER else 0


def legal(state: Position, seat: int) -> list[int]:
    """The moves of the step that is due."""
    step = state.step
    if step == DISCARD_STEP:
        return legal_discard(state)
    if step == REVEAL_STEP:
        return legal_reveal(state)
    if step == ACTION:
        return legal_action(state, seat)
    if step == SPECIAL:
        return legal_special(state, seat)
    if step == DRAFT:
        return legal_draft(state)
    if step == LOUVRE:
        return legal_louvre(state, seat)
    if step == SPHINX:
        return legal_sphinx(state, seat)
    if step == PYRAMID:
        return legal_pyramid(state, seat)
    return possible_cards(state)


def play(state: Position, seat: int, move: int) -> None:
    """Carries out the move and everything that follows from it without a decision."""
    step = state.step
    if step == DISCARD_STEP:
        play_discard(state, seat, move)
        reveal_or_act(state)
    elif step == REVEAL_STEP:
        play_reveal(state, move - REVEAL_DECK)
        state.step = DRAW
    elif step == DRAW:
        play_draw(state, move)
        reveal_or_act(state)
    elif step == ACTION:
        play_action(state, seat, move)
        if may_take_special(state, seat):
            state.step = SPECIAL
        else:
            end_turn(state)
    elif step == SPECIAL:
        play_special(state, seat, move)
        end_turn(state)
    elif step == DEAL:
        deal_row(state, move)
    elif step == DRAFT:
        draft(state, seat, move)
    elif step == LOUVRE:
        pay_and_begin(state, seat, move - VISIT)
    elif step == SPHINX:
        if play_sphinx(state, seat, move):
            pyramids(state, 0)
        else:
            state.step = BOX
    elif step == BOX:
        play_box(state, state.actor, move)
        pyramids(state, 0)
    elif step == PYRAMID:
        play_pyramid(state, seat, move)
        pyramids(state, seat + 1)


# 3, set-up


def deal_row(state: Position, special: int) -> None:
    """3.5: players + 2 specials are laid out; then everybody gets a market (3.7)."""
    state.box &= ~(1 << (special - FIRST_SPECIAL))
    insert_sorted(state.row, special)
    if state.events is not None:
        state.events.append((ROW_DEALT, EVERYONE, special))
    if len(state.row) < state.players + 2:
        return
    if state.expert:
        state.step = DRAFT
        state.actor = state.players - 1
        return
    for seat in range(state.players):
        give_market(state, seat, WHITE_MARKET)
    begin_round(state)


def legal_draft(state: Position) -> list[int]:
    """D0: every market that nobody has taken."""
    moves: list[int] = []
    for market in range(MARKETS):
        if not market_taken(state, market):
            moves.append(TAKE_MARKET + market)
    return moves


def market_taken(state: Position, market: int) -> bool:
    """Whether a market is the first card of some city."""
    return any(state.city[seat * SLOTS] == FIRST_MARKET + market for seat in range(state.players))


def draft(state: Position, seat: int, move: int) -> None:
    """D0 goes counter-clockwise and ends with the first player."""
    give_market(state, seat, FIRST_MARKET + move - TAKE_MARKET)
    if seat > 0:
        state.actor = seat - 1
    else:
        begin_round(state)


def give_market(state: Position, seat: int, market: int) -> None:
    """The market is the first card of a city."""
    state.place(seat, 0, market)
    if state.events is not None:
        state.events.append((MARKET_TAKEN, EVERYONE, seat, market))


# 4, round


def begin_round(state: Position) -> None:
    """4.1: the income phase, as far as it needs no decision."""
    state.round += 1
    if state.events is not None:
        state.events.append((ROUND_BEGUN, EVERYONE, state.round))
    before_income(state)
    visitor = louvre_owner(state)
    if visitor >= 0 and state.players > 2:
        state.step = LOUVRE
        state.actor = visitor
        return
    pay_and_begin(state, visitor, left_of(visitor, state.players) if visitor >= 0 else NOBODY)


def legal_louvre(state: Position, seat: int) -> list[int]:
    """I-L: every opponent."""
    moves: list[int] = []
    for other in range(state.players):
        if other != seat:
            moves.append(VISIT + other)
    return moves


def pay_and_begin(state: Position, visitor: int, host: int) -> None:
    """The rest of the income phase; then the first turn."""
    pay_income(state, visitor, host)
    after_income(state)
    begin_turn(state, 0)


def begin_turn(state: Position, seat: int) -> None:
    """4.2: D1 is skipped while nothing lies face up."""
    state.actor = seat
    if state.face_up:
        state.step = DISCARD_STEP
    else:
        reveal_or_act(state)


def reveal_or_act(state: Position) -> None:
    """D2 is repeated until three cards lie face up, then comes D3."""
    state.step = REVEAL_STEP if len(state.face_up) < FACE_UP else ACTION


def end_turn(state: Position) -> None:
    """5: a tenth card makes this the last round; otherwise `max_rounds` ends the game (A20)."""
    seat = state.actor
    if state.size[seat] == SLOTS and not state.last_round:
        state.last_round = True
        if state.events is not None:
            state.events.append((LAST_ROUND, EVERYONE, seat, state.round))
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
        state.step = SPHINX
        state.actor = owner
    else:
        pyramids(state, 0)


def pyramids(state: Position, first: int) -> None:
    """E2 in seat order; after the last Pyramid the game is over."""
    owner = pyramid_owner(state, first)
    if owner >= 0:
        state.step = PYRAMID
        state.actor = owner
        return
    state.step = OVER
    state.actor = NOBODY
    if state.events is not None:
        for seat in range(state.players):
            residents = residents_of(state, seat)
            hearts = hearts_of(state, seat)
            base = base_points(state, residents, hearts)
            points = points_of(state, seat)
            state.events.append((SCORED, EVERYONE, seat, residents, hearts, base, points, state.coins[seat]))
        state.events.append((ENDED, EVERYONE, ENDINGS.index(ending(state))))


def ending(state: Position) -> str:
    """Why the game is over."""
    if state.step != OVER:
        return ""
    return "tenth_card" if state.last_round else "max_rounds"


# Chance


def sample(state: Position, rng: Random) -> int:
    """A card of the pool, all alike."""
    mask: i64 = pool(state)
    skip: i64 = below(rng, pool(state).bit_count())
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    card: i64 = first_card(state)
    while not mask & 1:
        mask >>= 1
        card += 1
    return card


def pool(state: Position) -> int:
    """What chance draws from, as a bit mask."""
    return state.unseen[state.chosen_deck] if state.step == DRAW else state.box


def first_card(state: Position) -> int:
    """The card of the pool's first bit."""
    return state.cards.deck_start[state.chosen_deck] if state.step == DRAW else FIRST_SPECIAL


def possible_cards(state: Position) -> list[int]:
    """The cards of the pool, ascending."""
    mask: i64 = pool(state)
    card: i64 = first_card(state)
    found: list[int] = []
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


def chance(state: Position) -> Chance:
    """The pending draw: everybody sees every card."""
    if state.step == DRAW:
        source = f"deck_{state.chosen_deck + 1}#{state.shuffles[state.chosen_deck]}"
    else:
        source = "specials#0" if state.step == DEAL else "box#0"
    cards = possible_cards(state)
    return Chance(source, EVERYONE, cards, [1] * len(cards))


def turn_number(state: Position) -> int:
    """One turn by seat in the draft, one for the income phase and one by seat in each round, one by seat at the end."""
    players = state.players
    if state.step == DEAL:
        return 0
    if state.step == DRAFT:
        return players - state.actor
    begun = players + (state.round - 1) * (players + 1) + 1
    if state.step == LOUVRE:
        return begun
    if state.step < SPHINX:
        return begun + 1 + state.actor
    if state.step == OVER:
        return begun + 3 * players + 2
    return begun + players + 1 + state.actor if state.step != PYRAMID else begun + 2 * players + 1 + state.actor
