"""5 and 11: the course of a game: who decides, what may be done, and what follows until somebody decides again."""

from random import Random
from typing import Final

from ludopolis.engine.values.chance import CHANCE, Chance, below
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.games.streets.components.tables import BUILDINGS, COPY_VALUE
from ludopolis.games.streets.rules.building import (
    abandon,
    begin_build,
    build,
    choose_cell,
    choose_side,
    choose_tile,
    is_sly,
    legal_cells,
    legal_tiles,
    put_away,
    sides_at,
)
from ludopolis.games.streets.rules.closing import (
    arrive,
    choose_token_tile,
    income_party,
    leave,
    next_income,
    next_street,
    next_token,
    own_places,
    pay,
    resolve_street,
    send,
    substitute,
    take_token,
    targets,
    token_party,
    token_places,
    token_types,
)
from ludopolis.games.streets.rules.events import E_ENDED
from ludopolis.games.streets.rules.laws import audit
from ludopolis.games.streets.rules.moves import (
    MOVE_ABANDON,
    MOVE_BUILD,
    MOVE_CELL,
    MOVE_DISCARD,
    MOVE_PASS,
    MOVE_ROAD,
    MOVE_SEND,
    MOVE_SIGNS,
    MOVE_STREET,
    MOVE_SUBSTITUTE,
    MOVE_TAKE,
    MOVE_TOKEN,
    OUTCOME_BACK,
)
from ludopolis.games.streets.rules.scoring import results, sheet, tell_final
from ludopolis.games.streets.rules.sly import begin_sly_build
from ludopolis.games.streets.rules.stack import begin_turn, deal, end_turn, face_for, face_up, outcomes, play_chance
from ludopolis.games.streets.rules.state import (
    HAND,
    NONE,
    SLY,
    STEP_ABANDON,
    STEP_ARRIVING,
    STEP_BUILDING,
    STEP_BUILT,
    STEP_CELL,
    STEP_CLOSING,
    STEP_DEAL_ADVISOR,
    STEP_DEALING,
    STEP_INCOME,
    STEP_LEAVING,
    STEP_OVER,
    STEP_PEOPLE,
    STEP_ROAD,
    STEP_SHOW_BACK,
    STEP_SHOW_FACE,
    STEP_SIGNS,
    STEP_STREET,
    STEP_SUBSTITUTE,
    STEP_TILE,
    STEP_TOKEN_TILE,
    STEP_TOKEN_TYPE,
    STEP_TOKENS,
    STEP_TURN,
    STEP_TURN_ENDS,
    Position,
)

ENDINGS: Final[tuple[str, ...]] = ("all_built",)


class StreetsState(Position):
    """A position of Streets, with its rules."""

    # Decisions

    def pending(self) -> int:
        step = self.step
        if step <= STEP_SHOW_FACE:
            return CHANCE
        if step == STEP_OVER:
            return 0
        party = deciding_party(self)
        return 1 if is_sly(self, party) else 1 << party

    def legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return outcomes(self)
        step = self.step
        if step == STEP_CELL:
            return legal_cells(self)
        if step == STEP_TILE:
            return legal_tiles(self, self.active, MOVE_BUILD)
        if step == STEP_ROAD:
            sides = sides_at(self, self.cell)
            return [MOVE_ROAD + side for side in range(4) if sides >> side & 1]
        if step == STEP_PEOPLE:
            return [MOVE_SEND + count for count in range(self.held[self.colour] + 1)]
        if step == STEP_TOKEN_TILE:
            return sorted([MOVE_TOKEN + place for place in token_places(self, token_party(self))])
        if step == STEP_TOKEN_TYPE:
            return [MOVE_TAKE + token for token in token_types(self, token_party(self))]
        if step == STEP_SIGNS:
            return [MOVE_SIGNS, MOVE_SIGNS + 1]
        if step == STEP_STREET:
            return sorted([MOVE_STREET + (self.grid[start] >> 2) - 1 for start in self.closing])
        if step == STEP_SUBSTITUTE:
            return legal_substitutes(self)
        if step == STEP_ABANDON:
            party = self.active
            return [MOVE_ABANDON + place for place in range(len(self.tiles)) if self.owner[place] == party]
        return legal_tiles(self, self.active, MOVE_DISCARD)

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            play_chance(self, move)
        else:
            decide(self, move)
        advance(self)

    def turn(self) -> int:
        return self.turns

    def clone(self) -> "StreetsState":
        twin = StreetsState()
        self.copy_to(twin)
        return twin

    # Chance

    def sample(self, rng: Random) -> int:
        """A back comes up as often as there are tiles with it; everything else is equally likely."""
        if self.step == STEP_SHOW_BACK:
            left = self.left
            drawn = below(rng, left[0] + left[1] + left[2] + left[3] + left[4])
            kind = 0
            while drawn >= left[kind]:
                drawn -= left[kind]
                kind += 1
            return OUTCOME_BACK + kind
        found = outcomes(self)
        return found[below(rng, len(found))]

    def chance(self) -> Chance:
        found = outcomes(self)
        weights = [1] * len(found)
        if self.step == STEP_DEAL_ADVISOR:
            return Chance("advisors#0", EVERYONE, found, weights)
        if self.step == STEP_SHOW_BACK:
            weights = [self.left[outcome - OUTCOME_BACK] for outcome in found]
            return Chance(f"back#{self.drawn}", EVERYONE, found, weights)
        return Chance("tiles#0", EVERYONE if face_up(self) else 1 << face_for(self), found, weights)

    # The end

    def results(self) -> Results:
        return results(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return sheet(self)

    def audit(self) -> None:
        audit(self)


def deciding_party(state: Position) -> int:
    """The party whose decision it is; the human makes Sly's."""
    step = state.step
    if step in (STEP_TOKEN_TILE, STEP_TOKEN_TYPE):
        return token_party(state)
    return income_party(state) if step == STEP_SUBSTITUTE else state.active


def legal_substitutes(state: Position) -> list[int]:
    """10.3: pass, or any tile in hand that is not a copy in place of any own tile on the street."""
    party = income_party(state)
    moves = [MOVE_PASS]
    for place in sorted(own_places(state, party)):
        for move in legal_tiles(state, party, 0):
            if state.parts.value[move] != COPY_VALUE:
                moves.append(MOVE_SUBSTITUTE + BUILDINGS * place + move)
    return moves


def decide(state: Position, move: int) -> None:
    """Carries out the decision of a step."""
    step = state.step
    if step == STEP_CELL:
        choose_cell(state, move - MOVE_CELL)
    elif step == STEP_TILE:
        choose_tile(state, move - MOVE_BUILD)
    elif step == STEP_ROAD:
        choose_side(state, move - MOVE_ROAD)
    elif step == STEP_PEOPLE:
        send(state, targets(state, state.colour)[state.target], move - MOVE_SEND)
        state.step = STEP_ARRIVING
    elif step == STEP_TOKEN_TILE:
        choose_token_tile(state, move - MOVE_TOKEN)
        state.step = STEP_TOKENS
    elif step == STEP_TOKEN_TYPE:
        take_token(state, token_party(state), move - MOVE_TAKE)
        state.step = STEP_TOKENS
    elif step == STEP_SIGNS:
        build(state, move - MOVE_SIGNS + 1)
    elif step == STEP_STREET:
        resolve_street(state, state.cells[move - MOVE_STREET])
    elif step == STEP_SUBSTITUTE:
        if move == MOVE_PASS:
            pay(state, income_party(state), NONE, NONE)
        else:
            place, tile = divmod(move - MOVE_SUBSTITUTE, BUILDINGS)
            substitute(state, place, tile)
        state.step = STEP_INCOME
    elif step == STEP_ABANDON:
        abandon(state, move - MOVE_ABANDON)
    else:
        put_away(state, move - MOVE_DISCARD)
        state.step = STEP_BUILT


def advance(state: Position) -> None:
    """Carries out the automatic steps until somebody must decide."""
    while True:
        step = state.step
        if step < STEP_OVER:
            return
        if step == STEP_CLOSING:
            next_street(state)
        elif step == STEP_BUILT:
            state.builds -= 1
            state.step = STEP_BUILDING if state.builds else STEP_TURN_ENDS
        elif step == STEP_TURN_ENDS:
            end_turn(state)
        elif step == STEP_TURN:
            begin_turn(state)
        elif step == STEP_BUILDING:
            if is_sly(state, state.active) and state.hand[HAND * SLY] >= 0:
                begin_sly_build(state)
            else:
                begin_build(state)
        elif step == STEP_TOKENS:
            next_token(state)
        elif step == STEP_INCOME:
            next_income(state)
        elif step == STEP_LEAVING:
            leave(state)
        elif step == STEP_ARRIVING:
            arrive(state)
        elif step == STEP_DEALING:
            deal(state)
        else:
            if state.events is not None:
                state.events.append((E_ENDED, EVERYONE, 0))
                tell_final(state, state.events)
            return
