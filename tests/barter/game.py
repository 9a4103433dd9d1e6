"""The declaration of Barter: options, spaces, events, and positions as data."""

from typing import Final

from barter.state import BANK, TILES, TOP, BarterState
from ludopolis.engine.events import EventKind
from ludopolis.engine.facts import Arg, BadPosition, fact
from ludopolis.engine.game import UNKNOWN, Components, Data, Game, State
from ludopolis.engine.options import OptionValue, number

SUITS: Final = ("sun", "moon")


def tile_id(tile: int) -> str:
    return "?" if tile == UNKNOWN else f"{SUITS[tile & 1]}_{(tile >> 1) + 1}"


class Barter(Game):
    position: type[BarterState] = BarterState

    def __init__(self, folder: str = "") -> None:
        events = (
            EventKind("top", ("suit",)),
            EventKind("drew", ("seat", "tile")),
            EventKind("drew_hidden", ("seat", "suit")),
            EventKind("shown", ("seat", "tile")),
            EventKind("gained", ("seat", "coins")),
            EventKind("returned", ("seat", "coins")),
            EventKind("passed", ("from_seat", "to_seat", "tile")),
        )
        options = (number("rounds", 2, 1, 3),)
        components = Components(folder, "barter-1", "certain")
        super().__init__("barter", 1, (2, 3), options, components, 4, TILES + 2, events, ("rounds",))

    def start(self, players: int, options: dict[str, OptionValue]) -> State:
        state = self.position()
        state.game = self
        state.players = players
        state.rounds = int(options["rounds"])
        state.coins = [0] * players
        state.hand = [-1] * (2 * players)
        state.suit = [-1] * (2 * players)
        state.known = [0] * (2 * players)
        state.choice = [-1] * players
        for seat in reversed(range(players)):
            state.todo += [TOP, 2 * seat + 1, TOP, 2 * seat]
        return state

    def load(self, data: Data) -> State:
        state = self.position()
        state.game = self
        ids = {tile_id(tile): tile for tile in (*range(TILES), UNKNOWN)}
        try:
            state.players, state.viewer = data["players"], data["viewer"]
            state.rounds, state.round, state.bank = data["rounds"], data["round"], data["bank"]
            state.dealt, state.top = data["dealt"], data["top"]
            state.coins, state.choice, state.todo = list(data["coins"]), list(data["choice"]), list(data["todo"])
            state.hand = [-1 if tile is None else ids[tile] for tile in data["hands"]]
            state.suit, state.known = list(data["suits"]), list(data["known"])
            state.played = [ids[tile] for tile in data["played"]]
        except (KeyError, TypeError) as wrong:
            raise BadPosition(fact("bad-field", field=str(wrong))) from None
        if state.bank + sum(state.coins) != BANK:
            raise BadPosition(fact("bad-field", field="coins"))
        return state

    def term(self, domain: str, value: int) -> Arg:
        if domain == "tile":
            return tile_id(value)
        return SUITS[value] if domain == "suit" else value
