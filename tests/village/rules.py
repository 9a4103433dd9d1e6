"""The rules. A round: one card more than players is turned up, everybody takes one in turn, and the last one is out."""

from random import Random
from typing import Final

from ludopolis.engine.chance import CHANCE, Chance, below
from ludopolis.engine.events import EVERYONE, EventKind
from ludopolis.engine.facts import BrokenLaw
from ludopolis.engine.state import Results, ScoreLine, State

from village.components.tables import CARDS, VillageComponents

FEWEST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 6
"""As many as the deck lasts with four players."""
KIND_POINTS: Final = 2
# Where a card is; from 0 on, the seat that has it.
DECK: Final = -1
OFFER: Final = -2
OUT: Final = -3
# Event kinds, in the order of their codes (0 is REVEAL).
E_TURNED_UP: Final = 1
E_TOOK: Final = 2
EVENT_KINDS: Final = (EventKind("turned-up", ("building", "points")), EventKind("took", ("seat", "building", "points")))
ENDINGS: Final = ("rounds",)


class VillageState(State):
    """A position."""

    parts: VillageComponents

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.variety = False
        """Whether different kinds score."""
        self.round = 0
        """Rounds that are over."""
        self.taken = 0
        """Cards taken in this round."""
        self.due = 0
        """Cards still to be turned up in this round."""
        self.place = [DECK] * CARDS

    def clone(self) -> "VillageState":
        new = VillageState()
        new.game, new.players, new.viewer, new.parts = self.game, self.players, self.viewer, self.parts
        new.rounds, new.variety = self.rounds, self.variety
        new.round, new.taken, new.due = self.round, self.taken, self.due
        new.place = self.place[:]
        return new

    def cards(self, place: int) -> list[int]:
        """The cards that are there."""
        return [card for card in range(CARDS) if self.place[card] == place]

    # Who decides, and what

    def pending(self) -> int:
        if self.due:
            return CHANCE
        return 1 << self.actor() if self.round < self.rounds else 0

    def actor(self) -> int:
        """The seat that takes the next card. From round to round the next seat begins."""
        return (self.round + self.taken) % self.players

    def legal(self, seat: int) -> list[int]:
        return self.cards(DECK if seat == CHANCE else OFFER)

    def turn(self) -> int:
        return self.round * self.players + self.taken

    # What happens

    def play(self, seat: int, move: int) -> None:
        kind, points = self.parts.kind[move], self.parts.points[move]
        if seat == CHANCE:
            self.place[move] = OFFER
            self.due -= 1
            self.tell((E_TURNED_UP, EVERYONE, kind, points))
            return
        self.place[move] = seat
        self.taken += 1
        self.tell((E_TOOK, EVERYONE, seat, kind, points))
        if self.taken == self.players:
            self.place[self.cards(OFFER)[0]] = OUT
            self.round += 1
            self.taken = 0
            self.begin_round()

    def begin_round(self) -> None:
        """Sets the number of cards to be turned up; 0 after the last round."""
        self.due = self.players + 1 if self.round < self.rounds else 0

    # Chance

    def chance(self) -> Chance:
        deck = self.cards(DECK)
        return Chance("deck#0", EVERYONE, deck, [1] * len(deck))

    def sample(self, rng: Random) -> int:
        deck = self.cards(DECK)
        return deck[below(rng, len(deck))]

    # Scores

    def kinds(self, seat: int) -> int:
        """The number of different kinds in a town."""
        return len({self.parts.kind[card] for card in self.cards(seat)})

    def sheet(self) -> list[list[ScoreLine]]:
        sheets: list[list[ScoreLine]] = []
        for seat in range(self.players):
            lines = [ScoreLine("cards", sum([self.parts.points[card] for card in self.cards(seat)]), {})]
            if self.variety:
                kinds = self.kinds(seat)
                lines.append(ScoreLine("kinds", KIND_POINTS * kinds, {"kinds": kinds}))
            sheets.append(lines)
        return sheets

    def results(self) -> Results:
        totals = [sum([line.points for line in lines]) for lines in self.sheet()]
        return Results(totals, [seat for seat in range(self.players) if totals[seat] == max(totals)])

    def ending(self) -> str:
        return "" if self.round < self.rounds else "rounds"

    def audit(self) -> None:
        for seat in range(self.players):
            turns = self.round + int((seat - self.round) % self.players < self.taken)
            if len(self.cards(seat)) != turns:
                raise BrokenLaw("seats: a card for every turn")
        running = self.round < self.rounds
        if self.due + len(self.cards(OFFER)) != (self.players + 1 - self.taken if running else 0):
            raise BrokenLaw("offer: a card more than are still to be taken")
        if len(self.cards(OUT)) != self.round:
            raise BrokenLaw("out: a card for every round")
