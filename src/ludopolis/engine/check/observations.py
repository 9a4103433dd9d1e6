"""Laws of observations: a row shows what its seat may know when it decides, and nothing else."""

import json
from random import Random

from ludopolis.engine.check.law import law
from ludopolis.engine.contract import Entry, State, entries_of, observe


class Sights:
    """The rows observed in one game, and the legal moves for each."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.legal: dict[tuple[int, ...], list[int]] = {}

    def watch(self, state: State, seat: int) -> None:
        """After every move: the row has its length, and the legal moves follow from it."""
        if state.game.observation is None:
            return
        if not self.entries:
            self.entries = entries_of(state)
            names = {entry.name for entry in self.entries}
            law(len(names) == len(self.entries), "observation: every number has a name of its own")
        row = tuple(observe(state, seat, len(self.entries)))
        law(len(row) == len(self.entries), "observation: as long as at the start")
        legal = state.legal(seat)
        known = self.legal.setdefault(row, legal)
        law(known == legal, "observation: different legal moves never look the same")

    def compare(self, state: State, viewer: int, rng: Random) -> None:
        """In a sampled position: equal knowledge gives equal rows."""
        if state.game.observation is None:
            return
        entries = entries_of(state)
        row = observe(state, viewer, len(entries))
        for entry, number in zip(entries, row, strict=True):
            law(entry.low <= number <= entry.high, f"observation: {entry.name} is {number}, out of its bounds")
        blinded = state.blind(viewer)
        law(observe(blinded, viewer, len(entries)) == row, "observation: made of what blind leaves")
        for world in (blinded.determinize(rng), state.game.load(json.loads(json.dumps(blinded.dump())))):
            again = observe(world, viewer, len(entries))
            where = next((entry.name for entry, one, two in zip(entries, row, again, strict=True) if one != two), "")
            law(not where, f"observation: equal knowledge, equal numbers; {where} differs")
