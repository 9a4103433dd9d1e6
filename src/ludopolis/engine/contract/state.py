"""`State`: a position and its rules.

A game derives its own class and writes five methods: `pending`, `legal`, `play`, `chance` and `sheet`. The others have
a default, which a game overrides where its rules differ, or where it is too slow. The hot path (`pending`, `legal`,
`play`, `sample`, `clone`, `turn`) takes and returns only integers and lists of integers; the rest is called seldom, and
returns plain data or facts. What seats know, and words, are the business of `Knowledge` and `Speech`, to which a state
delegates.
"""

import hashlib
import json
from random import Random
from typing import TYPE_CHECKING, Any, Self, final

from mypy_extensions import mypyc_attr

from ludopolis.engine.values.chance import CHANCE, Chance, drawn
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import Event, seen_by
from ludopolis.engine.values.facts import Fact, IllegalMove, fact
from ludopolis.engine.values.fields import NOTHING, copied, field_names
from ludopolis.engine.values.scores import Counted, Results, ScoreLine, TieBreak, results_of

if TYPE_CHECKING:
    from ludopolis.engine.contract.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game. The constructor takes no arguments: `clone` calls it."""

    game: "Game"
    """The game this is a position of; `Game.empty` and `clone` set it."""

    def __init__(self) -> None:
        self.players = 0
        self.viewer = -1
        """The seat for which this state was blinded; -1 if everything is known."""
        self.events: list[Event] | None = None
        """The list to which `play` appends events; `None` in playouts. `clone` does not copy it."""

    # What every game writes

    def pending(self) -> int:
        """The seats that must decide now, as a bit mask; or `CHANCE`; 0 at the end."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The moves open to a seat that must decide, or the outcomes open to `CHANCE`, ascending."""
        raise NotImplementedError

    def play(self, seat: int, move: int) -> None:
        """Carries out a legal move (or an outcome of `CHANCE`); checks nothing."""
        raise NotImplementedError

    def chance(self) -> Chance:
        """The pending chance decision in full. A game without chance is never asked."""
        raise NotImplementedError

    def sheet(self) -> list[list[ScoreLine]]:
        """The score lines of each seat, if the game ended now."""
        raise NotImplementedError

    # What has a default

    def turn(self) -> int:
        """The number of the turn, which grows when a seat's turn begins. Seats of a simultaneous phase share a turn.

        By default 0: the game does not number its turns, and a turn ends when another seat must decide.
        """
        return 0

    def sample(self, rng: Random) -> int:
        """An outcome of the pending chance decision, drawn by weight."""
        return drawn(self.chance(), rng)

    def clone(self) -> Self:
        """A deep copy: shares nothing mutable. Lists, dictionaries and sets are copied at any depth."""
        kind: Any = type(self)
        twin: Self = kind()
        for name in field_names(self):
            value: object = getattr(self, name, NOTHING)
            if value is not NOTHING and name != "events":
                setattr(twin, name, copied(value))
        return twin

    def tie_breaks(self) -> list[TieBreak]:
        """The tie-breaks if the game ended now, in the order in which they are applied. By default none."""
        return []

    def results(self) -> Results:
        """Totals and winners if the game ended now. By default from sheet and tie-breaks; a solo game has no winner."""
        return results_of(self.sheet(), self.tie_breaks())

    def ending(self) -> str:
        """Why the game is over (one of `Game.endings`, by default the first), or `""` while it is not."""
        return self.game.endings[0] if self.pending() == 0 else ""

    def audit(self) -> None:
        """Raises `BrokenLaw` if a conservation law does not hold. Its message begins with a field of the dump."""

    def standing(self) -> int:
        """The seats that may still take back their choices although the last step drew or revealed something.

        By default none. In some games one seat draws or shows something while others have already chosen in secret; as
        long as the phase is open, that is no barrier for them. The state must then be the same whichever came first.
        """
        return 0

    # What every state has

    @final
    def tell(self, event: Event) -> None:
        """Appends an event, if events are recorded."""
        if self.events is not None:
            self.events.append(event)

    @final
    def why_not(self, seat: int, move: int) -> Fact | None:
        """`None` if the move may be played now, else the reason."""
        pending = self.pending()
        if pending == 0:
            return fact("game-over")
        if seat == CHANCE:
            if pending != CHANCE:
                return fact("chance-not-due")
            return None if move in self.legal(CHANCE) else fact("impossible-outcome")
        if not 0 <= seat < self.players:
            return fact("no-such-seat", given=seat, high=self.players - 1)
        if pending == CHANCE or not pending >> seat & 1:
            return fact("not-your-decision", seat=seat)
        if not 0 <= move < self.game.moves:
            return fact("no-such-move", given=move)
        return None if move in self.legal(seat) else self.game.speech.refusal(self, seat, move)

    @final
    def apply(self, seat: int, move: int) -> None:
        """Plays a move if it is legal. Otherwise raises `IllegalMove` and changes nothing."""
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.play(seat, move)

    @final
    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        canonical = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @final
    def events_for(self, viewer: int) -> list[Fact]:
        """The recorded events, as facts that this viewer may read."""
        seen: list[Fact] = []
        for event in self.events or ():
            shown: Event | None = event if seen_by(event, viewer) else self.redact(event, viewer)
            if shown is not None:
                seen.append(self.game.event_fact(shown))
        return seen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.dump() == other.dump()

    def __repr__(self) -> str:
        asked = "over" if self.pending() == 0 else "chance" if self.pending() == CHANCE else f"{self.pending():b}"
        return f"<{self.game.id} for {self.players}, pending {asked}, viewer {self.viewer}, digest {self.digest()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self.dump())

    # Passed on to `game.knowledge`

    @final
    def view(self, viewer: int) -> Data:
        """What a seat, or `SPECTATOR`, may know, as data."""
        return self.game.knowledge.view(self, viewer)

    @final
    def blind(self, viewer: int) -> "State":
        """A clone with `UNKNOWN` in place of everything that the seat does not know."""
        return self.game.knowledge.blind(self, viewer)

    @final
    def determinize(self, rng: Random) -> "State":
        """A copy of a blinded state with its unknowns filled in."""
        return self.game.knowledge.determinize(self, rng)

    @final
    def redact(self, event: Event, viewer: int) -> Event | None:
        """The event that a viewer outside its audience is told instead, if any."""
        return self.game.knowledge.redact(self, event, viewer)

    @final
    def dump(self) -> Data:
        """The whole position as data. Never leaves the table while the game is running."""
        return self.game.knowledge.dump(self)

    @final
    def counted(self) -> list[list[Counted]]:
        """By seat, what the score sheets of a finished game count on the board, as far as the game says it."""
        return self.game.knowledge.counted(self)

    # Passed on to `game.speech`

    @final
    def asks(self, seat: int) -> Fact:
        """What the seat is deciding."""
        return self.game.speech.asks(self, seat)

    @final
    def describe(self, seat: int, move: int) -> Fact:
        """A move in the terms of `view(seat)`."""
        return self.game.speech.describe(self, seat, move)

    @final
    def position(self, viewer: int) -> list[Fact]:
        """What a viewer may know, in words."""
        return self.game.speech.position(self, viewer)

    @final
    def to_text(self, seat: int, move: int) -> str:
        """A move, or an outcome for `CHANCE`, in the game's notation."""
        return self.game.speech.to_text(self, seat, move)

    @final
    def from_text(self, seat: int, text: str) -> int:
        """The inverse of `to_text`; raises `BadNotation`."""
        return self.game.speech.from_text(self, seat, text)


def restore(game: "Game", data: Data) -> State:
    """Unpickles a state: worker processes receive positions as plain data."""
    return game.load(data)
