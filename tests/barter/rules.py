"""The rules of Barter. The agenda `todo` is a stack of (step, argument) pairs, the next step last."""

from typing import Final

from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE, Chance
from ludopolis.engine.values.events import EVERYONE, REVEAL, EventKind
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.engine.values.scores import ScoreLine

TILES: Final = 12
BANK: Final = 6
MOVES: Final = 4
"""Play the first or the second tile, return one or two coins."""
OUTCOMES: Final = TILES + 2
"""A tile, or the suit on top."""
# Steps of the agenda; the argument is a place in a hand, or for GAIN the seat and the coins to go.
TOP: Final = 0
FACE: Final = 1
CHOOSE: Final = 2
GAIN: Final = 3
RETURN: Final = 4
# Event kinds, in the order of their codes (0 is REVEAL).
E_TOP, E_DREW, E_HIDDEN, E_SHOWN, E_GAINED, E_RETURNED, E_PASSED = range(1, 8)
EVENT_KINDS: Final = (
    EventKind("top", ("suit",)),
    EventKind("drew", ("seat", "tile")),
    EventKind("drew_hidden", ("seat", "suit")),
    EventKind("shown", ("seat", "tile")),
    EventKind("gained", ("seat", "coins")),
    EventKind("returned", ("seat", "coins")),
    EventKind("passed", ("from_seat", "to_seat", "tile")),
)
ENDINGS: Final = ("rounds",)


class BarterState(State):
    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.round = 0
        self.bank = BANK
        self.dealt = 0
        self.top = -1
        self.coins: list[int] = []
        self.hand: list[int] = []
        self.suit: list[int] = []
        self.known: list[int] = []
        self.choice: list[int] = []
        self.played: list[int] = []
        self.todo: list[int] = []

    # Who decides, and what

    def pending(self) -> int:
        if not self.todo:
            return 0
        step = self.todo[-2]
        if step in (TOP, FACE):
            return CHANCE
        asked = [s for s in range(self.players) if self.choice[s] < 0 and (step == CHOOSE or self.coins[s])]
        return sum(1 << seat for seat in asked)

    def legal(self, seat: int) -> list[int]:
        step = self.todo[-2]
        if step == TOP:
            return [TILES + suit for suit in (0, 1) if any(tile & 1 == suit for tile in self.unseen())]
        if step == FACE:
            return [tile for tile in self.unseen() if tile & 1 == self.top]
        if step == CHOOSE:
            return [0, 1]
        return [2, 3] if self.coins[seat] > 1 else [2]

    def unseen(self) -> list[int]:
        return [tile for tile in range(TILES) if tile not in self.hand and tile not in self.played]

    # What happens

    def play(self, seat: int, move: int) -> None:
        step = self.todo[-2]
        if step == TOP:
            self.todo[-2] = FACE
            self.top = move - TILES
            self.tell((E_TOP, EVERYONE, self.top))
        elif step == FACE:
            place = self.todo.pop()
            self.todo.pop()
            self.hand[place], self.suit[place], self.known[place] = move, move & 1, 1 << place // 2
            self.top = -1
            self.dealt += 1
            self.tell_drawn(1 << place // 2, place // 2, move)
            if not self.todo:
                self.todo += [CHOOSE, 0]
        else:
            self.choice[seat] = move
            if self.pending() == 0:
                self.close(step)

    def close(self, step: int) -> None:
        """All secret choices are in: show them together and go on."""
        self.tell((REVEAL, EVERYONE))
        choices, self.choice = self.choice, [-1] * self.players
        del self.todo[-2:]
        if step == CHOOSE:
            self.show(choices)
        else:
            for seat, move in enumerate(choices):
                if move >= 0:
                    self.coins[seat] -= move - 1
                    self.bank += move - 1
                    self.tell((E_RETURNED, EVERYONE, seat, move - 1))
        self.run()

    def show(self, choices: list[int]) -> None:
        tiles = [self.hand[2 * seat + choices[seat]] for seat in range(self.players)]
        kept = [2 * seat + 1 - choices[seat] for seat in range(self.players)]
        hand, suit, known = self.hand, self.suit, self.known
        self.hand, self.suit, self.known = hand[:], suit[:], known[:]
        self.round += 1
        self.played += tiles
        for seat in range(self.players):
            self.tell((E_SHOWN, EVERYONE, seat, tiles[seat]))
        for seat, place in enumerate(kept):
            left = (seat + 1) % self.players
            self.hand[2 * left], self.suit[2 * left] = hand[place], suit[place]
            self.known[2 * left] = known[place] | 1 << left
            self.hand[2 * left + 1] = self.suit[2 * left + 1] = -1
            self.known[2 * left + 1] = 0
            self.tell_passed(self.known[2 * left], seat, left, hand[place])
        if self.round < self.rounds:
            for seat in reversed(range(self.players)):
                self.todo += [TOP, 2 * seat + 1]
        best = max(tile >> 1 for tile in tiles)
        winners = [seat for seat, tile in enumerate(tiles) if tile >> 1 == best]
        if len(winners) == 1:
            self.todo += [GAIN, winners[0] * 8 + best + 1]

    def tell_drawn(self, audience: int, seat: int, tile: int) -> None:
        self.tell((E_DREW, audience, seat, tile))

    def tell_passed(self, audience: int, seat: int, left: int, tile: int) -> None:
        self.tell((E_PASSED, audience, seat, left, tile))

    def run(self) -> None:
        """Carries out automatic steps until somebody must decide."""
        while self.todo and self.todo[-2] == GAIN:
            seat, togo = divmod(self.todo.pop(), 8)
            self.todo.pop()
            gained = min(togo, self.bank)
            self.bank -= gained
            self.coins[seat] += gained
            self.tell((E_GAINED, EVERYONE, seat, gained))
            if gained < togo:
                self.todo += [GAIN, seat * 8 + togo - gained, RETURN, 0]
        if not self.todo and self.round < self.rounds:
            self.todo += [CHOOSE, 0]

    # Chance

    def chance(self) -> Chance:
        outcomes = self.legal(CHANCE)
        if self.todo[-2] == FACE:
            return Chance(f"face#{self.dealt}", 1 << self.todo[-1] // 2, outcomes, [1] * len(outcomes))
        weights = [sum(tile & 1 == outcome - TILES for tile in self.unseen()) for outcome in outcomes]
        return Chance(f"top#{self.dealt}", EVERYONE, outcomes, weights)

    # Scores

    def turn(self) -> int:
        return self.round

    def sheet(self) -> list[list[ScoreLine]]:
        left = [sum((tile >> 1) + 1 for tile in self.hand[2 * s : 2 * s + 2] if tile >= 0) for s in range(self.players)]
        return [
            [ScoreLine("coins", self.coins[seat], {}), ScoreLine("tiles", left[seat], {})]
            for seat in range(self.players)
        ]

    def audit(self) -> None:
        if self.bank + sum(self.coins) != BANK:
            raise BrokenLaw("coins: bank and players together hold six")
        placed = [tile for tile in self.hand + self.played if tile >= 0]
        if len(set(placed)) != len(placed):
            raise BrokenLaw("tiles: no tile is in two places")
        if any(tile >= 0 and tile & 1 != suit for tile, suit in zip(self.hand, self.suit, strict=True)):
            raise BrokenLaw("suits: the back of a tile is its suit")
