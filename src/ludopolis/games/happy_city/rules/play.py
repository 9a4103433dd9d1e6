"""The state of Happy City: who decides, what may be done, and what follows from it."""

from random import Random

from mypy_extensions import i64

from ludopolis.engine.values.chance import CHANCE, Chance, below
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.scores import Results, ScoreLine, TieBreak
from ludopolis.games.happy_city.components.tables import FIRST_SPECIAL
from ludopolis.games.happy_city.rules import endgame, laws, rounds, turns
from ludopolis.games.happy_city.rules.moves import MOVE_REVEAL, MOVE_VISIT
from ludopolis.games.happy_city.rules.scoring import points_of, results_by, sheet
from ludopolis.games.happy_city.rules.state import (
    STEP_ACTION,
    STEP_BOX,
    STEP_DEAL,
    STEP_DISCARD,
    STEP_DRAFT,
    STEP_DRAW,
    STEP_LOUVRE,
    STEP_OVER,
    STEP_PYRAMID,
    STEP_REVEAL,
    STEP_SPECIAL,
    STEP_SPHINX,
    Position,
)


class HappyCityState(Position):
    """A position of Happy City. One seat at a time decides; chance deals the row, draws from decks and from the box."""

    def pending(self) -> int:
        step = self.step
        if step in (STEP_DRAW, STEP_DEAL, STEP_BOX):
            return CHANCE
        return 1 << self.actor if step != STEP_OVER else 0

    def legal(self, seat: int) -> list[int]:
        step = self.step
        if step == STEP_DISCARD:
            return turns.legal_discard(self)
        if step == STEP_REVEAL:
            return turns.legal_reveal(self)
        if step == STEP_ACTION:
            return turns.legal_action(self, seat)
        if step == STEP_SPECIAL:
            return turns.legal_special(self, seat)
        if step == STEP_DRAFT:
            return rounds.legal_draft(self)
        if step == STEP_LOUVRE:
            return rounds.legal_louvre(self, seat)
        if step == STEP_SPHINX:
            return endgame.legal_sphinx(self, seat)
        if step == STEP_PYRAMID:
            return endgame.legal_pyramid(self, seat)
        return self.possible_cards()

    def play(self, seat: int, move: int) -> None:
        step = self.step
        if step == STEP_DISCARD:
            turns.play_discard(self, seat, move)
            rounds.reveal_or_act(self)
        elif step == STEP_REVEAL:
            turns.play_reveal(self, move - MOVE_REVEAL)
            self.step = STEP_DRAW
        elif step == STEP_DRAW:
            turns.play_draw(self, move)
            rounds.reveal_or_act(self)
        elif step == STEP_ACTION:
            turns.play_action(self, seat, move)
            if turns.may_take_special(self, seat):
                self.step = STEP_SPECIAL
            else:
                rounds.end_turn(self)
        elif step == STEP_SPECIAL:
            turns.play_special(self, seat, move)
            rounds.end_turn(self)
        elif step == STEP_DEAL:
            rounds.deal_row(self, move)
        elif step == STEP_DRAFT:
            rounds.play_draft(self, seat, move)
        elif step == STEP_LOUVRE:
            rounds.pay_and_begin(self, seat, move - MOVE_VISIT)
        elif step == STEP_SPHINX:
            if endgame.play_sphinx(self, seat, move):
                rounds.pyramids(self, 0)
            else:
                self.step = STEP_BOX
        elif step == STEP_BOX:
            endgame.play_box(self, self.actor, move)
            rounds.pyramids(self, 0)
        elif step == STEP_PYRAMID:
            endgame.play_pyramid(self, seat, move)
            rounds.pyramids(self, seat + 1)

    def sample(self, rng: Random) -> int:
        mask: i64 = self.pool()
        skip: i64 = below(rng, self.pool().bit_count())
        while skip > 0:
            mask &= mask - 1
            skip -= 1
        card: i64 = self.first_card()
        while not mask & 1:
            mask >>= 1
            card += 1
        return card

    def chance(self) -> Chance:
        if self.step == STEP_DRAW:
            source = f"deck_{self.chosen_deck + 1}#{self.shuffles[self.chosen_deck]}"
        else:
            source = "specials#0" if self.step == STEP_DEAL else "box#0"
        cards = self.possible_cards()
        return Chance(source, EVERYONE, cards, [1] * len(cards))

    def clone(self) -> "HappyCityState":
        twin = HappyCityState()
        self.copy_to(twin)
        return twin

    def turn(self) -> int:
        # One turn by seat in the draft; one for the income phase and one by seat in each round; at the end one by seat
        # for the Sphinx and one by seat for the Pyramids
        players = self.players
        if self.step == STEP_DEAL:
            return 0
        if self.step == STEP_DRAFT:
            return players - self.actor
        begun = players + (self.round - 1) * (players + 1) + 1
        if self.step == STEP_LOUVRE:
            return begun
        if self.step < STEP_SPHINX:
            return begun + 1 + self.actor
        if self.step == STEP_OVER:
            return begun + 3 * players + 2
        return begun + players + 1 + self.actor if self.step != STEP_PYRAMID else begun + 2 * players + 1 + self.actor

    def results(self) -> Results:
        return results_by([points_of(self, seat) for seat in range(self.players)], self.coins)

    def tie_breaks(self) -> list[TieBreak]:
        return [TieBreak("coins", self.coins[:])]

    def sheet(self) -> list[list[ScoreLine]]:
        return sheet(self)

    def ending(self) -> str:
        if self.step != STEP_OVER:
            return ""
        return "tenth_card" if self.last_round else "max_rounds"

    def audit(self) -> None:
        laws.audit(self)

    # What chance draws from

    def pool(self) -> int:
        """The cards that chance may draw, as a bit mask."""
        return self.unseen[self.chosen_deck] if self.step == STEP_DRAW else self.box

    def first_card(self) -> int:
        """The card of the pool's first bit."""
        return self.parts.deck_start[self.chosen_deck] if self.step == STEP_DRAW else FIRST_SPECIAL

    def possible_cards(self) -> list[int]:
        """The cards of the pool, ascending."""
        mask: i64 = self.pool()
        card: i64 = self.first_card()
        found: list[int] = []
        while mask:
            if mask & 1:
                found.append(card)
            mask >>= 1
            card += 1
        return found
