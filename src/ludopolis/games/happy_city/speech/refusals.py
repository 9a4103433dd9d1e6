"""Why a move is refused, in words."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOURS,
    DECKS,
    FIRST_DWELLING,
    FIRST_MARKET,
    FIRST_SPECIAL,
    KINDS,
    card_of_kind,
    kind_of,
)
from ludopolis.games.happy_city.rules.endgame import neighbour_of
from ludopolis.games.happy_city.rules.moves import (
    MOVE_BUY,
    MOVE_COPY,
    MOVE_COPY_LEFT,
    MOVE_COPY_RIGHT,
    MOVE_DISCARD,
    MOVE_REVEAL,
    MOVE_TAKE_MARKET,
    MOVE_TAKE_SPECIAL,
    MOVE_VISIT,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import (
    MOST_PLAYERS,
    STEP_ACTION,
    STEP_DISCARD,
    STEP_DRAFT,
    STEP_LOUVRE,
    STEP_NAMES,
    STEP_PYRAMID,
    STEP_REVEAL,
    STEP_SPECIAL,
    STEP_SPHINX,
)
from ludopolis.games.happy_city.rules.turns import meets, missing_colours, price


def refusal(state: HappyCityState, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    step = state.step
    if step == STEP_DRAFT and MOVE_TAKE_MARKET <= move < MOVE_TAKE_SPECIAL:
        return fact("market-taken", card=state.parts.ids[FIRST_MARKET + move - MOVE_TAKE_MARKET])
    if step == STEP_DISCARD and MOVE_DISCARD <= move < MOVE_DISCARD + BUILDINGS:
        return fact("not-face-up", card=state.parts.ids[card_of_kind(move - MOVE_DISCARD)])
    if step == STEP_REVEAL and MOVE_REVEAL <= move < MOVE_REVEAL + DECKS:
        return fact("deck-empty", deck=move - MOVE_REVEAL + 1)
    if step == STEP_ACTION and MOVE_BUY <= move < MOVE_BUY + KINDS:
        return _not_for_sale(state, seat, card_of_kind(move - MOVE_BUY))
    if step == STEP_SPECIAL and move >= MOVE_TAKE_SPECIAL:
        return _not_to_take(state, seat, FIRST_SPECIAL + move - MOVE_TAKE_SPECIAL)
    if step == STEP_LOUVRE and MOVE_VISIT <= move < MOVE_VISIT + MOST_PLAYERS:
        return _no_opponent(state, move - MOVE_VISIT)
    if step == STEP_SPHINX and MOVE_COPY <= move < MOVE_COPY + MOST_PLAYERS:
        other = move - MOVE_COPY
        if other == seat or other >= state.players:
            return _no_opponent(state, other)
        return fact("no-special", from_seat=other)
    if step == STEP_PYRAMID and move in (MOVE_COPY_LEFT, MOVE_COPY_RIGHT):
        if move == MOVE_COPY_RIGHT and state.players == 2:
            return fact("one-neighbour")
        return fact("nothing-in-slot", from_seat=neighbour_of(state, seat, move), slot=state.slot[seat] + 1)
    return fact(f"now-{STEP_NAMES[step]}")


def _not_for_sale(state: HappyCityState, seat: int, card: int) -> Fact:
    name = state.parts.ids[card]
    if card >= FIRST_DWELLING and state.stacks[card - FIRST_DWELLING] == 0:
        return fact("stack-empty", card=name)
    if card < BUILDING_CARDS and card not in state.face_up and card + 1 not in state.face_up:
        return fact("not-face-up", card=name)
    if state.names[seat] >> kind_of(card) & 1:
        return fact("same-name", card=name)
    return fact("too-dear", card=name, price=price(state, seat, card), coins=state.coins[seat])


def _not_to_take(state: HappyCityState, seat: int, special: int) -> Fact:
    name = state.parts.ids[special]
    if special not in state.row:
        return fact("not-in-row", card=name)
    if not meets(state, seat, special):
        missing = missing_colours(state, seat, special)
        lacking = tuple(COLOURS[colour] for colour in range(len(COLOURS)) for _ in range(missing[colour]))
        return fact("colours-missing", card=name, colour=lacking)
    return fact("city-full", card=name)


def _no_opponent(state: HappyCityState, other: int) -> Fact:
    if other >= state.players:
        return fact("no-such-seat", given=other, high=state.players - 1)
    return fact("not-an-opponent", from_seat=other)
