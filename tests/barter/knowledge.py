"""Who knows what in Barter: hands are known to the seats in `known`, open choices to their owner alone."""

from random import Random

from barter.rules import BANK, E_DREW, E_HIDDEN, TILES, BarterState
from ludopolis.engine.contract import Knowledge
from ludopolis.engine.values.chance import below
from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.engine.values.dump_reader import UNBOUNDED, DumpReader
from ludopolis.engine.values.events import EVERYONE, SPECTATOR, Event


class BarterKnowledge(Knowledge[BarterState]):
    def view(self, state: BarterState, viewer: int) -> Data:
        seen = self.blind(state, viewer)
        return {
            "round": state.round,
            "bank": state.bank,
            "coins": state.coins[:],
            "top": state.top,
            "suits": state.suit[:],
            "hands": tile_ids(seen, seen.hand),
            "played": tile_ids(state, state.played),
            "choice": seen.choice[viewer] if viewer != SPECTATOR else -1,
        }

    def blind(self, state: BarterState, viewer: int) -> BarterState:
        twin = state.clone()
        twin.viewer = viewer
        for place, tile in enumerate(state.hand):
            if tile >= 0 and not state.known[place] >> viewer & 1:
                twin.hand[place] = UNKNOWN
        twin.choice = [choice if seat == viewer else -1 for seat, choice in enumerate(state.choice)]
        return twin

    def determinize(self, state: BarterState, rng: Random) -> BarterState:
        twin = state.clone()
        twin.viewer = -1
        for place in range(len(twin.hand)):
            if twin.hand[place] == UNKNOWN:
                fitting = [tile for tile in twin.unseen() if tile & 1 == twin.suit[place]]
                twin.hand[place] = fitting[below(rng, len(fitting))]
        return twin

    def redact(self, state: BarterState, event: Event, viewer: int) -> Event | None:
        return (E_HIDDEN, EVERYONE, event[2], event[3] & 1) if event[0] == E_DREW else None

    def dump(self, state: BarterState) -> Data:
        return {
            "players": state.players,
            "options": {"rounds": state.rounds},
            "viewer": state.viewer,
            "round": state.round,
            "bank": state.bank,
            "dealt": state.dealt,
            "top": state.top,
            "coins": state.coins[:],
            "choice": state.choice[:],
            "todo": state.todo[:],
            "hands": tile_ids(state, state.hand),
            "suits": state.suit[:],
            "known": state.known[:],
            "played": tile_ids(state, state.played),
        }

    def fill(self, state: BarterState, reader: DumpReader) -> None:
        players = state.players
        ids = [str(state.game.term("tile", tile)) for tile in range(TILES)]
        state.viewer = reader.viewer(players, SPECTATOR)
        state.round = reader.number("round", 0, state.rounds)
        state.bank = reader.number("bank", 0, BANK)
        state.dealt = reader.number("dealt", 0, UNBOUNDED)
        state.top = reader.number("top", -1, 1)
        state.coins = reader.numbers("coins", 0, BANK, players)
        state.choice = reader.numbers("choice", -1, 3, players)
        state.todo = reader.numbers("todo", 0, UNBOUNDED)
        places: dict[object, int] = {None: -1, "?": UNKNOWN, **{id: tile for tile, id in enumerate(ids)}}
        hands = reader.items("hands", 2 * players)
        state.hand = [places[tile] if tile in places else reader.index("hands", tile, ids) for tile in hands]
        state.suit = reader.numbers("suits", -1, 1, 2 * players)
        state.known = reader.numbers("known", 0, EVERYONE, 2 * players)
        state.played = reader.indices("played", ids)


def tile_ids(state: BarterState, tiles: list[int]) -> list[str | None]:
    return [str(state.game.term("tile", tile)) if tile != -1 else None for tile in tiles]
