"""The position of Barter and its rules. The agenda `todo` is a stack of (step, argument) pairs, the next step last."""

from random import Random
from typing import Final

from ludopolis.engine.chance import CHANCE, Chance, below
from ludopolis.engine.events import EVERYONE, REVEAL, SPECTATOR, Event
from ludopolis.engine.facts import BrokenLaw, Fact, fact
from ludopolis.engine.game import UNKNOWN, Data, Results, ScoreLine, State

TILES: Final = 12
BANK: Final = 6
# Steps of the agenda; the argument is a place in a hand, or for GAIN the seat and the coins to go.
TOP: Final = 0
FACE: Final = 1
CHOOSE: Final = 2
GAIN: Final = 3
RETURN: Final = 4
# Event kinds, in the order of their declaration (0 is REVEAL).
E_TOP, E_DREW, E_HIDDEN, E_SHOWN, E_GAINED, E_RETURNED, E_PASSED = range(1, 8)


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

    def clone(self) -> "BarterState":
        new = type(self)()
        new.game, new.players, new.viewer = self.game, self.players, self.viewer
        new.rounds, new.round, new.bank, new.dealt, new.top = self.rounds, self.round, self.bank, self.dealt, self.top
        new.coins, new.hand, new.suit = self.coins[:], self.hand[:], self.suit[:]
        new.known, new.choice, new.played, new.todo = self.known[:], self.choice[:], self.played[:], self.todo[:]
        return new

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
            self.tell((E_DREW, 1 << place // 2, place // 2, move))
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
            self.tell((E_PASSED, self.known[2 * left], seat, left, hand[place]))
        if self.round < self.rounds:
            for seat in reversed(range(self.players)):
                self.todo += [TOP, 2 * seat + 1]
        best = max(tile >> 1 for tile in tiles)
        winners = [seat for seat, tile in enumerate(tiles) if tile >> 1 == best]
        if len(winners) == 1:
            self.todo += [GAIN, winners[0] * 8 + best + 1]

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

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    # Chance and knowledge

    def chance(self) -> Chance:
        outcomes = self.legal(CHANCE)
        if self.todo[-2] == FACE:
            return Chance(f"face#{self.dealt}", 1 << self.todo[-1] // 2, outcomes, [1] * len(outcomes))
        weights = [sum(tile & 1 == outcome - TILES for tile in self.unseen()) for outcome in outcomes]
        return Chance(f"top#{self.dealt}", EVERYONE, outcomes, weights)

    def sample(self, rng: Random) -> int:
        if self.todo[-2] == FACE:
            tiles = self.legal(CHANCE)
            return tiles[below(rng, len(tiles))]
        tiles = self.unseen()
        return TILES + (tiles[below(rng, len(tiles))] & 1)

    def blind(self, viewer: int) -> "BarterState":
        new = self.clone()
        new.viewer = viewer
        new.hand = [
            tile if tile < 0 or mask >> viewer & 1 else UNKNOWN
            for tile, mask in zip(self.hand, self.known, strict=True)
        ]
        new.choice = [choice if seat == viewer else -1 for seat, choice in enumerate(self.choice)]
        return new

    def determinize(self, rng: Random) -> "BarterState":
        new = self.clone()
        new.viewer = -1
        for place in range(len(new.hand)):
            if new.hand[place] == UNKNOWN:
                fitting = [tile for tile in new.unseen() if tile & 1 == new.suit[place]]
                new.hand[place] = fitting[below(rng, len(fitting))]
        return new

    def view(self, viewer: int) -> Data:
        seen = self.blind(viewer)
        return {
            "round": self.round,
            "bank": self.bank,
            "coins": self.coins[:],
            "top": self.top,
            "suits": self.suit[:],
            "hands": [self.game.term("tile", tile) if tile != -1 else None for tile in seen.hand],
            "played": [self.game.term("tile", tile) for tile in self.played],
            "choice": seen.choice[viewer] if viewer != SPECTATOR else -1,
        }

    def redact(self, event: Event, viewer: int) -> Event | None:
        return (E_HIDDEN, EVERYONE, event[2], event[3] & 1) if event[0] == E_DREW else None

    # Words and figures

    def position(self, viewer: int) -> list[Fact]:
        lines = [fact("round", round=self.round + 1, bank=self.bank)]
        hands = self.view(viewer)["hands"]
        for seat in range(self.players):
            tiles = tuple(str(tile) for tile in hands[2 * seat : 2 * seat + 2] if tile)
            lines.append(fact("player", seat=seat, coins=self.coins[seat], tile=tiles))
        return lines

    def asks(self, seat: int) -> Fact:
        return fact("choose") if self.todo[-2] == CHOOSE else fact("return")

    def describe(self, seat: int, move: int) -> Fact:
        if move < 2:
            return fact("play", tile=str(self.game.term("tile", self.hand[2 * seat + move])))
        return fact("return", coins=move - 1)

    def to_text(self, seat: int, move: int) -> str:
        if seat == CHANCE:
            return str(self.game.term("suit", move - TILES) if move >= TILES else self.game.term("tile", move))
        return f"play {move + 1}" if move < 2 else f"return {move - 1}"

    def refusal(self, seat: int, move: int) -> Fact:
        if self.todo[-2] == CHOOSE:
            return fact("not_asked_to_return")
        return fact("not_asked_to_play") if move < 2 else fact("too_few_coins", coins=self.coins[seat])

    def turn(self) -> int:
        return self.round

    def ending(self) -> str:
        return "" if self.todo else "rounds"

    def sheet(self) -> list[list[ScoreLine]]:
        left = [sum((tile >> 1) + 1 for tile in self.hand[2 * s : 2 * s + 2] if tile >= 0) for s in range(self.players)]
        return [
            [ScoreLine("coins", self.coins[seat], {}), ScoreLine("tiles", left[seat], {})]
            for seat in range(self.players)
        ]

    def results(self) -> Results:
        totals = [sum(line.points for line in lines) for lines in self.sheet()]
        return Results(totals, [seat for seat, total in enumerate(totals) if total == max(totals)])

    def dump(self) -> Data:
        names = [self.game.term("tile", tile) if tile != -1 else None for tile in self.hand]
        return {
            "players": self.players,
            "viewer": self.viewer,
            "rounds": self.rounds,
            "round": self.round,
            "bank": self.bank,
            "dealt": self.dealt,
            "top": self.top,
            "coins": self.coins[:],
            "choice": self.choice[:],
            "todo": self.todo[:],
            "hands": names,
            "suits": self.suit[:],
            "known": self.known[:],
            "played": [self.game.term("tile", tile) for tile in self.played],
        }

    def audit(self) -> None:
        if self.bank + sum(self.coins) != BANK:
            raise BrokenLaw("coins: bank and players together hold six")
        placed = [tile for tile in self.hand + self.played if tile >= 0]
        if len(set(placed)) != len(placed):
            raise BrokenLaw("tiles: no tile is in two places")
        if any(tile >= 0 and tile & 1 != suit for tile, suit in zip(self.hand, self.suit, strict=True)):
            raise BrokenLaw("suits: the back of a tile is its suit")
