"""The contract of a game: what a `Game` declares and what a `State` can do.

The hot part of a `State` (`pending`, `legal`, `play`, `sample`, `clone`, `determinize`, `turn`) speaks integers and
lists of integers alone. Everything else stands at the edge and speaks plain data and facts. `ludopolis check GAME`
runs the whole contract on any game.
"""

import hashlib
import json
from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from ludopolis.engine.chance import CHANCE, Chance
from ludopolis.engine.events import REVEALED, Event, EventKind, seen_by
from ludopolis.engine.facts import Arg, BadNotation, BadOption, Fact, IllegalMove, fact
from ludopolis.engine.options import Option, OptionValue

Data = dict[str, Any]
"""Plain data: what `json.dumps` takes."""

UNKNOWN: Final = -2
"""What a blinded state holds in place of an item the seat does not know. Dumps show it as `?`."""


class ScoreLine(NamedTuple):
    """One line of a score sheet. The points of a seat's lines add up to its total; `figures` show the arithmetic."""

    category: str
    points: int
    figures: dict[str, int]


class Results(NamedTuple):
    """Totals by seat and the seats that win, tie-breaks applied: several on a shared victory, none in a solo score."""

    totals: list[int]
    winners: list[int]


class Levels(NamedTuple):
    """The opponents a table offers, weakest first, as names of bots; and by how many points games are usually won."""

    beginner: str = "hasty"
    regular: str = "greedy"
    expert: str = "mc:200"
    swing: float = 15.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """An immutable component set. A game derives its own, with typed tables, and fills in the digest."""

    def __init__(self, folder: str, digest: str, certainty: str) -> None:
        self.folder = folder
        """The folder a user gave, or `""` for the set that comes with the game."""
        self.digest = digest
        """Names the set in record headers; equal digests mean equal components."""
        self.certainty = certainty
        """How sure the figures are, as a catalogue key: `certain`, `mostly_certain` or `reconstructed`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game is before anybody sits down: names, options, components, move space.

    A game derives its own class whose constructor takes one argument: the folder of its component tables, or `""`.
    """

    def __init__(
        self,
        id: str,
        version: int,
        players: tuple[int, int],
        options: tuple[Option, ...],
        components: Components,
        moves: int,
        outcomes: int,
        event_kinds: tuple[EventKind, ...],
        endings: tuple[str, ...],
        secrets: bool = True,
        levels: Levels | None = None,
    ) -> None:
        self.id = id
        self.version = version
        """Grows when the same record could give another result."""
        self.players = players
        """Fewest and most players."""
        self.options = options
        self.components = components
        self.moves = moves
        """Moves are the integers below this."""
        self.outcomes = outcomes
        """Outcomes of chance are the integers below this."""
        self.event_kinds = (REVEALED, *event_kinds)
        self.endings = endings
        """The reasons for which a game can end, as catalogue keys."""
        self.secrets = secrets
        """Whether seats can know different things: a screen passed round then needs a curtain."""
        self.levels = levels if levels is not None else Levels()

    # What a game writes itself

    def start(self, players: int, options: dict[str, OptionValue]) -> "State":
        """The state before the first decision; options are complete and checked."""
        raise NotImplementedError

    def load(self, data: Data) -> "State":
        """The inverse of `State.dump`; raises `BadPosition`."""
        raise NotImplementedError

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        """Raises `BadOption` for a combination that the rules do not have; each value by itself is fine already."""

    def term(self, domain: str, value: int) -> Arg:
        """An integer of an event or a fact as an id, by its domain; numbers stay numbers."""
        return value

    # What every game has

    @final
    def new(self, options: dict[str, OptionValue], players: int) -> "State":
        """A new game; options left out take their defaults."""
        low, high = self.players
        if not low <= players <= high:
            raise BadOption(fact("bad-players", game=self.id, given=players, low=low, high=high))
        return self.start(players, self.complete(options, players))

    @final
    def complete(self, options: Mapping[str, object], players: int) -> dict[str, OptionValue]:
        """All options of the game, checked one by one and together, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known)
                raise BadOption(fact("unknown-option", game=self.id, option=name, allowed=names))
        whole = {option.name: option.check(options.get(option.name, option.default)) for option in self.options}
        self.check_options(players, whole)
        return whole

    @final
    def with_components(self, folder: str) -> "Game":
        """The same game on the component tables of another folder; raises `BadComponents`."""
        again: Any = type(self)
        game: Game = again(folder)
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.components.folder,)

    @final
    def event_fact(self, event: Event) -> Fact:
        """An event's integers as a fact with ids."""
        kind = self.event_kinds[event[0]]
        args: dict[str, Arg] = {}
        for name, value in zip(kind.args, event[2:], strict=True):
            args[name] = self.term(name.rpartition("_")[2], value)
        return Fact(kind.name, args)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game. Constructors take no arguments; `clone` goes through the constructor."""

    game: Game
    """The game this is a position of; set by `Game.start`, `Game.load` and `clone`."""

    def __init__(self) -> None:
        self.players = 0
        self.viewer = -1
        """The seat for which this state was blinded, or -1: everything is known."""
        self.events: list[Event] | None = None
        """Where `play` tells what happens; `None` in playouts. Not copied by `clone`."""

    # Hot: integers and lists only

    def pending(self) -> int:
        """The seats that must decide now, as a bit mask; or `CHANCE`; 0 at the end."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The moves open to a seat that must decide, or the outcomes open to `CHANCE`, ascending."""
        raise NotImplementedError

    def play(self, seat: int, move: int) -> None:
        """Carries out a move (or an outcome of `CHANCE`) known to be legal; checks nothing."""
        raise NotImplementedError

    def sample(self, rng: Random) -> int:
        """An outcome of the pending chance decision, by its weight."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A copy that shares nothing changeable."""
        raise NotImplementedError

    def determinize(self, rng: Random) -> "State":
        """A copy of a blinded state, its unknowns drawn uniformly from the deals that fit all the seat has seen."""
        raise NotImplementedError

    def turn(self) -> int:
        """A number that grows when a new turn begins; the seats of a simultaneous phase share one."""
        raise NotImplementedError

    # At the edge: plain data

    def results(self) -> Results:
        """Totals and winners if the game ended now."""
        raise NotImplementedError

    def sheet(self) -> list[list[ScoreLine]]:
        """Score lines by seat if the game ended now."""
        raise NotImplementedError

    def ending(self) -> str:
        """Why the game is over (one of `Game.endings`), or `""` while it is not."""
        raise NotImplementedError

    def chance(self) -> Chance:
        """The pending chance decision in full."""
        raise NotImplementedError

    def asks(self, seat: int) -> Fact:
        """What the seat is deciding."""
        raise NotImplementedError

    def describe(self, seat: int, move: int) -> Fact:
        """A move in the terms of `view(seat)`: how a click becomes a move, and what a button says."""
        raise NotImplementedError

    def to_text(self, seat: int, move: int) -> str:
        """A move (or an outcome, for `CHANCE`) in the game's ASCII notation."""
        raise NotImplementedError

    def from_text(self, seat: int, text: str) -> int:
        """The inverse of `to_text`; raises `BadNotation`. The default looks among the legal ones, then among all."""
        for move in self.legal(seat):
            if self.to_text(seat, move) == text:
                return move
        space = self.game.outcomes if seat == CHANCE else self.game.moves
        for move in range(space):
            if self.to_text(seat, move) == text:
                return move
        raise BadNotation(fact("bad-notation", text=text))

    def refusal(self, seat: int, move: int) -> Fact:
        """Why a move of the space, by a seat that must decide, is not legal. Called for illegal moves only."""
        raise NotImplementedError

    def view(self, viewer: int) -> Data:
        """What a seat, or `SPECTATOR`, may know, as data."""
        raise NotImplementedError

    def position(self, viewer: int) -> list[Fact]:
        """The same in words: the lines a terminal prints and a screen reader reads."""
        raise NotImplementedError

    def blind(self, viewer: int) -> "State":
        """A clone in which everything the seat does not know is overwritten by `UNKNOWN`, for our own bots."""
        raise NotImplementedError

    def redact(self, event: Event, viewer: int) -> Event | None:
        """What is left of an event for a viewer outside its audience; usually nothing."""
        return None

    def dump(self) -> Data:
        """The whole position. Never leaves the table while the game is running."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raises `BrokenLaw` naming the conservation law or invariant that does not hold."""
        raise NotImplementedError

    def value(self, seat: int) -> float:
        """How good the position is for a seat, from `heuristics`; the difference to the best rival by default."""
        totals = self.results().totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return float(totals[seat] - max(rivals)) if rivals else float(totals[seat])

    def outlook(self, seat: int) -> list[tuple[str, float]]:
        """What the seat's own part of `value` is made of: points by term, as a hint names them."""
        return [("points", float(self.results().totals[seat]))]

    def appraise(self, seat: int, legal: list[int]) -> list[float]:
        """What each of these moves promises, in points: where a search looks first. All the same by default."""
        return [0.0] * len(legal)

    def policy(self, seat: int, legal: list[int], rng: Random) -> int:
        """A quick sensible move for playouts and the greedy bot; uniform by default."""
        return legal[int(rng.random() * len(legal))]

    def greedy_1(self, seat: int, legal: list[int], rng: Random) -> int:
        """The first policy the game had. Strength is measured against it, so it never changes."""
        return self.policy(seat, legal, rng)

    # What every state has

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
        return None if move in self.legal(seat) else self.refusal(seat, move)

    @final
    def apply(self, seat: int, move: int) -> None:
        """Plays a move after asking `why_not`; raises `IllegalMove` and changes nothing."""
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
        """The events so far as facts that this viewer may read."""
        seen: list[Fact] = []
        for event in self.events or ():
            shown: Event | None = event if seen_by(event, viewer) else self.redact(event, viewer)
            if shown is not None:
                seen.append(self.game.event_fact(shown))
        return seen

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self.dump())


def restore(game: Game, data: Data) -> State:
    """Unpickles a state: worker processes receive positions as plain data."""
    return game.load(data)
