"""4, 5.10, 5.11 and 11: setting up, drawing from the stack (its top shows the back), and the order of turns."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.streets.components.tables import ADVISORS, COLOURS, CONTRACTOR, KINDS, MIXED, PARK, STATION
from ludopolis.games.streets.rules import events
from ludopolis.games.streets.rules.building import find_spots, put_down
from ludopolis.games.streets.rules.geometry import GRID, ORIGIN
from ludopolis.games.streets.rules.moves import OUTCOME_ADVISOR, OUTCOME_BACK
from ludopolis.games.streets.rules.state import (
    BIT,
    HAND,
    NONE,
    SLY,
    STEP_BUILDING,
    STEP_DEAL_ADVISOR,
    STEP_DEALING,
    STEP_OVER,
    STEP_SHOW_BACK,
    STEP_SHOW_FACE,
    STEP_TURN,
    STEP_TURN_ENDS,
    Position,
)

REMOVED: Final = {2: (2, 2), 3: (1, 0), 4: (0, 0), 5: (0, 0)}
"""4.2: by number of players, the tiles removed unseen: of each coloured kind, and of the mixed one."""
CONTRACTOR_REMOVES: Final = 3
END_STACK: Final = 3
SLY_MONEY: Final = (0, 20, 50)
"""4.5: by difficulty."""
ADVISOR_MONEY: Final = 40
"""4.5: what Sly gets in addition if the human has an advisor."""

SIDE_S: Final = 2
SIDE_W: Final = 3


# 4.1, 4.5 Set-up


def found_city(state: Position) -> None:
    """Places the station with a person of each colour, and the park with its road at a right angle (R6)."""
    put_down(state, NONE, STATION, ORIGIN, SIDE_S, 0)
    for colour in range(COLOURS):
        state.lying[colour] = 1
        state.supply[colour] -= 1
    put_down(state, NONE, PARK, ORIGIN + (GRID if state.table.across else 1), SIDE_W, 0)
    for cell in state.cells:
        find_spots(state, cell)


def endow_sly(state: Position) -> None:
    """Gives Sly his starting money in solo."""
    if state.solo():
        state.money[SLY] = sly_money(state.table.level, state.table.advisors)


def sly_money(level: int, advisors: bool) -> int:
    """What Sly starts with, by difficulty, against a human with or without an advisor."""
    return SLY_MONEY[level] + (ADVISOR_MONEY if advisors else 0)


def deal(state: Position) -> None:
    """Deals advisors, then three tiles each; in solo Sly's become his end stack, and the main stack is turned up."""
    if state.table.advisors and next_advisor(state) != NONE:
        state.step = STEP_DEAL_ADVISOR
        return
    if state.drawn == 0 and state.stack == 0:
        make_stack(state)
    while True:
        if state.top == NONE:
            state.step = STEP_SHOW_BACK
            return
        if next_hand_place(state) != NONE:
            state.step = STEP_SHOW_FACE
            return
        if not state.solo():
            break
        if sum(state.end_stack) < END_STACK:
            state.end_stack[state.top] += 1
            if state.events is not None:
                state.events.append((events.E_END_STACK, EVERYONE, state.top))
            take_top(state)
            continue
        if state.top_tile == NONE:
            state.step = STEP_SHOW_FACE
            return
        break
    state.step = STEP_TURN


def next_advisor(state: Position) -> int:
    """The first seat that still lacks an advisor, or `NONE`."""
    for seat in range(state.players):
        if state.advisor[seat] == NONE:
            return seat
    return NONE


def allowed_advisors(state: Position) -> list[int]:
    """4.3: the cards for this table that nobody has yet."""
    parts = state.parts
    found: list[int] = []
    for advisor in range(len(ADVISORS)):
        if state.solo():
            fits = parts.advisor_solo[advisor] and state.table.solo_advisor in (NONE, advisor)
        else:
            fits = parts.advisor_low[advisor] <= state.players <= parts.advisor_high[advisor]
        if state.table.business and not parts.advisor_business[advisor]:
            fits = False
        if fits and advisor not in state.advisor:
            found.append(advisor)
    return found


def stack_players(state: Position) -> int:
    """The number of players the stack is made for: one more with a Contractor, two in solo."""
    if state.solo():
        return 2
    return state.players + (1 if CONTRACTOR in state.advisor else 0)


def kinds_in_play(state: Position) -> list[int]:
    """4.2: by kind, the tiles in the stack; with a Contractor, including the three removed from it unseen."""
    players = stack_players(state)
    coloured, mixed = REMOVED[players]
    found: list[int] = []
    for kind in range(len(KINDS)):
        count = state.parts.kind_tiles[kind].bit_count() - (mixed if kind == MIXED else coloured)
        if players == 5:
            count += state.parts.kind_extras[kind].bit_count()
        found.append(count)
    return found


def all_buildings(state: Position) -> int:
    """All buildings that may have been shuffled in, as a mask."""
    mask = 0
    for kind in range(len(KINDS)):
        mask |= state.parts.kind_tiles[kind]
        if stack_players(state) == 5:
            mask |= state.parts.kind_extras[kind]
    return mask


def make_stack(state: Position) -> None:
    """Removed tiles are never seen, so nothing decides which they are: they stay among the unseen ones."""
    state.left = kinds_in_play(state)
    state.unseen = all_buildings(state)
    state.stack = sum(state.left) - (CONTRACTOR_REMOVES if CONTRACTOR in state.advisor else 0)


# Hands


def next_hand_place(state: Position) -> int:
    """4.2: the next place to be dealt to before the first turn, or `NONE`."""
    for place in range(HAND * state.players):
        if state.backs[place] == NONE:
            return place
    return NONE


def free_place(state: Position, party: i64) -> int:
    """The first free place in a hand."""
    place: i64 = HAND * party
    while state.backs[place] != NONE:
        place += 1
    return place


def take_top(state: Position) -> None:
    """The top tile leaves the stack."""
    state.stack -= 1
    state.top = NONE
    state.top_tile = NONE


def into_hand(state: Position, place: int, tile: int, shown: int) -> None:
    """The top tile goes to a place in a hand."""
    state.hand[place] = tile
    state.backs[place] = state.top
    state.shown[place] = shown
    take_top(state)


# Chance


def face_up(state: Position) -> bool:
    """4.5: in solo the stack lies face up once the hands are dealt."""
    return state.solo() and (state.turns > 0 or sum(state.end_stack) == END_STACK)


def outcomes(state: Position) -> list[int]:
    """What can come up now, ascending."""
    if state.step == STEP_DEAL_ADVISOR:
        return [OUTCOME_ADVISOR + advisor for advisor in allowed_advisors(state)]
    if state.step == STEP_SHOW_BACK:
        return [OUTCOME_BACK + kind for kind in range(len(KINDS)) if state.left[kind]]
    return mask_tiles(possible_faces(state, state.top))


def possible_faces(state: Position, kind: int) -> int:
    """The unseen buildings with that back, as a mask."""
    parts = state.parts
    return state.unseen & (parts.kind_tiles[kind] | parts.kind_extras[kind])


def mask_tiles(mask: i64) -> list[int]:
    """The tiles of a mask."""
    found: list[int] = []
    tile = 0
    while mask:
        if mask & 1:
            found.append(tile)
        mask >>= 1
        tile += 1
    return found


def face_for(state: Position) -> int:
    """The seat that sees the face: the one being dealt to, or the one drawing."""
    return next_hand_place(state) // HAND if state.turns == 0 else state.active


def play_chance(state: Position, outcome: int) -> None:
    """Deals an advisor, shows the back on top of the stack, or shows a face."""
    if state.step == STEP_DEAL_ADVISOR:
        seat = next_advisor(state)
        state.advisor[seat] = outcome - OUTCOME_ADVISOR
        if state.events is not None:
            state.events.append((events.E_ADVISOR, EVERYONE, seat, state.advisor[seat]))
    elif state.step == STEP_SHOW_BACK:
        state.top = outcome - OUTCOME_BACK
        state.left[state.top] -= 1
        state.drawn += 1
        if state.events is not None:
            state.events.append((events.E_BACK, EVERYONE, state.top, state.stack))
    else:
        state.unseen &= ~BIT[outcome]
        show_face(state, outcome)
    if state.turns == 0:
        state.step = STEP_DEALING
    elif state.solo() and state.backs[HAND * SLY] != NONE:
        if state.top_tile == NONE:
            state.step = STEP_SHOW_FACE
        else:
            state.step = STEP_BUILDING
    else:
        state.step = STEP_TURN_ENDS


def show_face(state: Position, tile: int) -> None:
    """In solo the top tile is turned up; otherwise somebody takes it into their hand."""
    if face_up(state):
        state.top_tile = tile
        if state.events is not None:
            state.events.append((events.E_FACE, EVERYONE, tile, state.stack))
        return
    seat = face_for(state)
    into_hand(state, free_place(state, seat), tile, 0)
    if state.events is not None:
        state.events.append((events.E_DREW, 1 << seat, seat, tile))
        if state.stack == 0:
            state.events.append((events.E_STACK_EMPTY, EVERYONE))


# Turns


def begin_turn(state: Position) -> None:
    """10.1: while the stack lasts, the Contractor builds and draws two. 11: Sly takes the tile on top."""
    state.turns += 1
    party = state.active
    state.builds = 2 if state.advisor[party] == CONTRACTOR and state.stack else 1
    state.draws = state.builds
    if state.events is not None:
        state.events.append((events.E_TURN, EVERYONE, party, state.turns))
    state.step = STEP_BUILDING
    if state.solo():
        state.draws = 0
        if party == SLY and state.stack:
            state.draws = 1 if sum(state.end_stack) else 0
            if state.events is not None:
                state.events.append((events.E_TOOK, EVERYONE, SLY, state.top_tile))
            into_hand(state, HAND * SLY, state.top_tile, 1)
            if state.stack:
                state.step = STEP_SHOW_BACK


def end_turn(state: Position) -> None:
    """5.10, 5.11: draws, then passes the turn on; the game ends when nobody has a tile left."""
    if state.solo():
        end_solo_turn(state)
        return
    if state.stack:
        if state.top == NONE:
            state.step = STEP_SHOW_BACK
            return
        if state.draws:
            state.draws -= 1
            state.step = STEP_SHOW_FACE
            return
    state.draws = 0
    next_turn(state, (state.active + 1) % state.players)


def end_solo_turn(state: Position) -> None:
    """11: the human draws after Sly's turn. When the stack runs out, Sly's end stack is shuffled and turned up."""
    if state.active != SLY:
        next_turn(state, SLY)
        return
    if state.draws and state.stack:
        state.draws = 0
        if state.events is not None:
            state.events.append((events.E_DREW, EVERYONE, 0, state.top_tile))
        into_hand(state, free_place(state, 0), state.top_tile, 1)
    if state.stack == 0 and any(state.end_stack):
        state.left = state.end_stack
        state.end_stack = [0] * len(KINDS)
        state.stack = END_STACK
        if state.events is not None:
            state.events.append((events.E_END_STACK_TURNED, EVERYONE))
    if state.stack and state.top == NONE:
        state.step = STEP_SHOW_BACK
    elif state.stack and state.top_tile == NONE:
        state.step = STEP_SHOW_FACE
    else:
        state.draws = 0
        next_turn(state, 0)


def next_turn(state: Position, party: int) -> None:
    """Begins the party's turn, or ends the game if everything is built."""
    if state.stack == 0 and state.backs.count(NONE) == len(state.backs):
        state.step = STEP_OVER
    else:
        state.active = party
        state.step = STEP_TURN
