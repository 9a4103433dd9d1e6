"""`Game`: what a game declares, and the parts it holds.

These are its rules (`State`), who knows what (`Knowledge`), its words (`Speech`) and its judges (`Judge`).
`ludopolis check GAME` checks the whole contract on any game.
"""

import warnings
from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.aid import Aid
from ludopolis.engine.contract.features import Features
from ludopolis.engine.contract.judge import Judge
from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.observation import Observation
from ludopolis.engine.contract.pad import Pad
from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.contract.state import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import REVEALED, Event, EventKind
from ludopolis.engine.values.facts import Arg, BadOption, Fact, fact
from ludopolis.engine.values.options import Option, OptionValue

TOWN: Final = "town"
"""The seat label that set-up, terminal and pages have words for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """An immutable component set. A game derives its own class, with typed tables, and passes the digest."""

    def __init__(self, folder: str, digest: str, certainty: str) -> None:
        self.folder = folder
        """The folder a user gave, or `""` for the set that comes with the game."""
        self.digest = digest
        """Names the set in record headers; equal digests mean equal components."""
        self.certainty = certainty
        """How certain the figures are, as a catalogue key: `certain`, `mostly_certain` or `reconstructed`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game is before anybody sits down: id, options, components, move space, and its parts.

    A game derives its own class. Its constructor takes one argument: the folder of its component tables, or `""`.
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
        knowledge: Knowledge[Any],
        speech: Speech[Any],
        judges: tuple[Judge[Any], ...] = (),
        secrets: bool = True,
        levels: Any = None,
        features: Features[Any] | None = None,
        names_towns: bool = False,
        swing: float = 15.0,
        seat_label: str = "",
        draft: bool = False,
        observation: Observation[Any] | None = None,
        pad: Pad[Any] | None = None,
        ease: int = 2,
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
        """The reasons why a game can end, as catalogue keys."""
        self.knowledge = knowledge
        self.speech = speech
        self.judges = judges if judges else (Judge(),)
        self.judge = self.judges[0]
        """The judge of bots that name no other."""
        self.secrets = secrets
        """Whether seats can know different things: a screen passed round then needs a curtain."""
        self.features = features
        """Rows for networks, if the game has any."""
        self.observation = observation
        """What a seat knows when it must decide, as numbers, if the game writes that down."""
        self.pad = pad
        """Counts evenings with the printed box, if the game has a score pad."""
        self.swing = swing
        """The margin in points by which games are usually won."""
        self.seat_label = seat_label
        """What players name besides themselves: `town`, or nothing. The rules never see the name."""
        self.draft = draft
        """Whether the game is still being written: a server then lists it only if its host says so."""
        self.ease = ease
        """How it is learned: 1 while playing, 2 in a lesson, 3 in a whole game. Newcomers are offered the easiest."""
        self.levels = levels
        """Levels of bots, as games written for 0.1 pass them; now they are in `bots.toml`."""
        if levels is not None:
            _warn(f"{id}: the levels of Game are now in bots.toml of the game's package, and swing is an argument")
            self.swing = levels.swing
        if names_towns:
            _warn(f"{id}: names_towns of Game is now seat_label='town'")
            self.seat_label = TOWN

    # What a game writes itself

    def empty(self, players: int, options: dict[str, OptionValue]) -> State:
        """A state with its options and nothing on the table. `options` are complete and checked."""
        raise NotImplementedError

    def start(self, players: int, options: dict[str, OptionValue]) -> State:
        """The state before the first decision; the empty one by default."""
        return self.empty(players, options)

    def aid(self, players: int, options: dict[str, OptionValue]) -> Aid | None:
        """What a screen can do during this game with the printed box; by default nothing."""
        return None

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        """Raises `BadOption` for a combination that the rules do not allow. Each single value is valid already."""

    def term(self, domain: str, value: int) -> Arg:
        """The id that an integer of an event stands for in a domain. Numbers stay numbers."""
        return value

    # What every game has

    @final
    def new(self, options: dict[str, OptionValue], players: int) -> State:
        """A new game, before the first draw: what `start` returns. Options left out get their defaults.

        Raises `BadOption`. The state is of the game's own class, though it is declared as `State`.
        """
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
    def offered(self, options: Mapping[str, OptionValue], players: int) -> list[Option]:
        """The options that are offered to this number of players, each with the choices that they have.

        A value in `options` that is not offered now counts as the default.
        """
        there: dict[str, OptionValue] = {}
        found: list[Option] = []
        for declared in self.options:
            option = declared.offered(players, there)
            if option is not None:
                value = options.get(option.name, option.default)
                there[option.name] = value if not option.choices or value in option.choices else option.default
                found.append(option)
        return found

    @final
    def load(self, data: Data) -> State:
        """The inverse of `State.dump`; raises `BadPosition`."""
        reader = DumpReader(data)
        players = reader.number("players", *self.players)
        try:
            options = self.complete(reader.value("options", dict), players)
        except BadOption:
            raise reader.wrong("options") from None
        state = self.empty(players, options)
        self.knowledge.fill(state, reader)
        if not reader.lawful:
            reader.check_laws(state)
        return state

    @final
    def judge_of(self, name: str) -> Judge[Any]:
        """The judge of that name; the first judge if the name is empty or unknown."""
        for judge in self.judges:
            if judge.name == name:
                return judge
        return self.judge

    @final
    def with_components(self, folder: str) -> "Game":
        """The same game on the component tables of another folder; raises `BadComponents`."""
        again: Any = type(self)
        game: Game = again(folder)
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.id}, rules {self.version}, components {self.components.digest}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.components.folder,)

    def _key(self) -> tuple[str, int, str]:
        return self.id, self.version, self.components.digest

    @final
    def event_fact(self, event: Event) -> Fact:
        """The event as a fact, with ids in place of integers."""
        kind = self.event_kinds[event[0]]
        args: dict[str, Arg] = {}
        for name, value in zip(kind.args, event[2:], strict=True):
            args[name] = self.term(name.rpartition("_")[2], value)
        return Fact(kind.name, args)


def _warn(text: str) -> None:
    warnings.warn(text, DeprecationWarning, stacklevel=3)
