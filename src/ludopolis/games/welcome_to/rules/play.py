"""The rules as the contract asks for them."""

from random import Random

from ludopolis.engine.values.chance import CHANCE, Chance, below
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.scores import Results, ScoreLine, TieBreak
from ludopolis.games.welcome_to.rules import moves, turn
from ludopolis.games.welcome_to.rules.deck import next_place, solo_weight, top_weights
from ludopolis.games.welcome_to.rules.events import tell_changes
from ludopolis.games.welcome_to.rules.laws import audit
from ludopolis.games.welcome_to.rules.rounds import close_round, draw, outcomes
from ludopolis.games.welcome_to.rules.scoring import results, sheet, tie_breaks
from ludopolis.games.welcome_to.rules.state import (
    ENDINGS,
    HAND_FIELDS,
    NONE,
    SOLO_CARD,
    STAGE_DEAL_CARD,
    STAGE_DRAW_DEALER,
    STAGE_DRAW_PLAN,
    STAGE_OVER,
    STAGE_SHOW_TOP,
    STAGE_TURN_CARD,
    STAGE_TURNS,
    Position,
)


class WelcomeToState(Position):
    """A position that can be played on."""

    def pending(self) -> int:
        if self.stage == STAGE_TURNS:
            return self.waiting
        return 0 if self.stage == STAGE_OVER else CHANCE

    def legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return outcomes(self)
        found = turn.answers(self, seat)
        if self.table.rings and not self.table.rings_asked:
            turn.offer_rings(self, seat, found)
        return found

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            draw(self, move)
            return
        if self.events is None:
            turn.play(self, seat, move)
        else:
            before = self.sheets[seat][:]
            turn.play(self, seat, move)
            tell_changes(self, self.events, seat, before, 1 << seat)
        if self.waiting == 0:
            close_round(self)

    def sample(self, rng: Random) -> int:
        # The top of the deck is any card left, or the solo card.
        unseen = self.unseen
        if self.stage == STAGE_TURN_CARD:
            return unseen[below(rng, len(unseen))]
        if self.stage == STAGE_SHOW_TOP:
            drawn = below(rng, len(unseen) + solo_weight(self))
            return moves.TOP + (SOLO_CARD if drawn == len(unseen) else self.parts.effect_of[unseen[drawn]])
        found = outcomes(self)
        return found[below(rng, len(found))]

    def chance(self) -> Chance:
        found = outcomes(self)
        weights = [1] * len(found)
        audience = EVERYONE
        if self.stage == STAGE_DRAW_PLAN:
            source = f"plans_{self.plans.index(NONE) + 1}#0"
        elif self.stage == STAGE_DRAW_DEALER:
            source = "dealer#0"
        elif self.stage == STAGE_SHOW_TOP:
            source = f"top#{self.drawn}"
            sides = top_weights(self)
            weights = [sides[outcome - moves.TOP] for outcome in found]
        else:
            source = f"deck#{self.shuffled}"
            if self.stage == STAGE_DEAL_CARD and self.table.draft:
                audience = 1 << next_place(self) // HAND_FIELDS
        return Chance(source, audience, found, weights)

    def clone(self) -> "WelcomeToState":
        twin = WelcomeToState()
        twin.game = self.game
        twin.parts = self.parts
        twin.players = self.players
        twin.viewer = self.viewer
        twin.table = self.table
        twin.stage = self.stage
        twin.round = self.round
        twin.waiting = self.waiting
        twin.ready = self.ready
        twin.approved = self.approved
        twin.ended = self.ended
        twin.plans = self.plans[:]
        sheets: list[list[int]] = []
        for working in self.sheets:
            sheets.append(working[:])
        twin.sheets = sheets
        twin.shown = self.shown[:]
        twin.unseen = self.unseen[:]
        twin.shuffled = self.shuffled
        twin.drawn = self.drawn
        twin.stacks = self.stacks[:]
        twin.dealer = self.dealer
        twin.top = self.top
        twin.solo_card = self.solo_card
        twin.hands = self.hands[:]
        twin.discard = self.discard[:]
        twin.since = self.since[:]
        return twin

    def turn(self) -> int:
        return self.round

    def results(self) -> Results:
        return results(self)

    def tie_breaks(self) -> list[TieBreak]:
        return tie_breaks(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return sheet(self)

    def ending(self) -> str:
        for bit, reason in enumerate(ENDINGS):
            if self.ended >> bit & 1:
                return reason
        return ""

    def audit(self) -> None:
        audit(self)
