"""The state of UpTown: who decides, what may be done, and what follows from it."""

from random import Random

from ludopolis.engine.values.chance import CHANCE, Chance, below
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.scores import Results, ScoreLine, TieBreak
from ludopolis.games.uptown.rules import laws, turns
from ludopolis.games.uptown.rules.moves import MOVE_BUY, MOVE_DISCARD, MOVE_MUNICIPAL, MOVE_SKIP
from ludopolis.games.uptown.rules.placement import placements
from ludopolis.games.uptown.rules.scoring import highest_building, points_of, street_of, winners, worth
from ludopolis.games.uptown.rules.state import (
    ENDINGS,
    NO_DECK,
    STEP_DEAL,
    STEP_FREE_CARD,
    STEP_OVER,
    STEP_PLACE_BOUGHT,
    STEP_SECOND_ACTION,
    STEP_START,
    Position,
)


class UpTownState(Position):
    """A position of UpTown. One seat at a time decides; chance draws the first player and uncovers cards."""

    def pending(self) -> int:
        if self.bare != NO_DECK or self.step == STEP_START:
            return CHANCE
        return 1 << self.actor if self.step != STEP_OVER else 0

    def legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            if self.step == STEP_START:
                return list(range(self.players))
            return self.unseen[:] if self.bare < self.players else self.unseen_municipal[:]
        if self.step == STEP_SECOND_ACTION:
            return turns.second_actions(self, seat)
        moves = placements(self, seat, self.held)
        if self.step != STEP_PLACE_BOUGHT:
            # A7: a bought card must be played; a free one may be discarded (A8).
            moves.append(MOVE_DISCARD)
        return moves

    def play(self, seat: int, move: int) -> None:
        step = self.step
        if seat == CHANCE:
            if step == STEP_START:
                turns.choose_first(self, move)
            else:
                turns.uncover(self, move)
        elif step == STEP_SECOND_ACTION:
            if move == MOVE_SKIP:
                turns.skip(self, seat)
            elif move == MOVE_MUNICIPAL:
                turns.take_municipal(self, seat)
            else:
                turns.buy(self, seat, move - MOVE_BUY)
        else:
            if move == MOVE_DISCARD:
                turns.discard(self, seat)
            else:
                turns.place(self, seat, move)
            if step == STEP_FREE_CARD:
                self.step = STEP_SECOND_ACTION
            else:
                turns.end_turn(self)

    def sample(self, rng: Random) -> int:
        if self.step == STEP_START:
            return below(rng, self.players)
        pool = self.unseen if self.bare < self.players else self.unseen_municipal
        return pool[below(rng, len(pool))]

    def chance(self) -> Chance:
        # Any unseen project card may be the next one of any deck.
        if self.step == STEP_START:
            source = "start_board#0"
        else:
            source = f"deck_{self.bare}#0" if self.bare < self.players else "common_pile#0"
        outcomes = self.legal(CHANCE)
        return Chance(source, EVERYONE, outcomes, [1] * len(outcomes))

    def clone(self) -> "UpTownState":
        twin = UpTownState()
        self.copy_to(twin)
        return twin

    def turn(self) -> int:
        # One turn for the set-up, one per seat in each round, one for the end
        if self.step == STEP_OVER:
            return self.round * self.players + 1
        if self.step <= STEP_DEAL:
            return 0
        return (self.round - 1) * self.players + (self.actor - self.first) % self.players + 1

    def results(self) -> Results:
        totals = [points_of(self, seat) for seat in range(self.players)]
        return Results(totals, winners(totals, [highest_building(self, seat) for seat in range(self.players)]))

    def tie_breaks(self) -> list[TieBreak]:
        return [TieBreak("highest_building", [highest_building(self, seat) for seat in range(self.players)])]

    def sheet(self) -> list[list[ScoreLine]]:
        return [worth(street_of(self, seat)) for seat in range(self.players)]

    def ending(self) -> str:
        return ENDINGS[self.trigger - 1] if self.step == STEP_OVER else ""

    def audit(self) -> None:
        laws.audit(self)
