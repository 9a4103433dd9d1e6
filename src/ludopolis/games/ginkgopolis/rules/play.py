"""The state of Ginkgopolis: the rules behind the contract."""

from random import Random

from ludopolis.engine.values.chance import CHANCE, Chance
from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.games.ginkgopolis.rules import chance, laws, scoring
from ludopolis.games.ginkgopolis.rules.choices import legal_moves, play_move
from ludopolis.games.ginkgopolis.rules.state import LAST_CHANCE_STEP, LAST_SHARED_STEP, Position, flags_of


class GinkgopolisState(Position):
    """A position that plays by the rules."""

    def pending(self) -> int:
        todo = self.todo
        if not todo:
            return 0
        step = todo[-3]
        if step <= LAST_CHANCE_STEP:
            return CHANCE
        if step <= LAST_SHARED_STEP:
            return self.waiting
        return 1 << todo[-2] if self.players > 1 else 1

    def legal(self, seat: int) -> list[int]:
        return chance.outcomes(self) if seat == CHANCE else legal_moves(self, seat)

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            chance.play_outcome(self, move)
        else:
            play_move(self, seat, move)

    def sample(self, rng: Random) -> int:
        return chance.sample(self, rng)

    def chance(self) -> Chance:
        return chance.chance(self)

    def turn(self) -> int:
        return self.moment

    def standing(self) -> int:
        return self.ready

    def results(self) -> Results:
        return scoring.results(self)

    def sheet(self) -> list[list[ScoreLine]]:
        return scoring.sheet(self)

    def ending(self) -> str:
        return "" if self.todo else flags_of(self)[0]

    def audit(self) -> None:
        laws.audit(self)

    def clone(self) -> "GinkgopolisState":
        twin = GinkgopolisState()
        twin.game, twin.parts, twin.players, twin.viewer = self.game, self.parts, self.players, self.viewer
        twin.rules, twin.draft, twin.expert, twin.closed = self.rules, self.draft, self.expert, self.closed
        twin.solo_hand, twin.max_rounds, twin.sides = self.solo_hand, self.max_rounds, self.sides
        twin.todo, twin.own, twin.at = self.todo[:], self.own[:], self.at.copy()
        twin.waiting, twin.ready, twin.moment = self.waiting, self.ready, self.moment
        twin.round, twin.first, twin.flags = self.round, self.first, self.flags
        twin.cell, twin.height, twin.owner = self.cell[:], self.height[:], self.owner[:]
        twin.under, twin.sites, twin.token = self.under[:], self.sites[:], self.token[:]
        twin.supply, twin.returned, twin.removed = self.supply[:], self.returned[:], self.removed[:]
        twin.supply_left, twin.exhausted = self.supply_left, self.exhausted
        twin.behind, twin.shown, twin.giving = self.behind[:], self.shown[:], self.giving[:]
        twin.deck, twin.hands, twin.known, twin.age = self.deck[:], self.hands[:], self.known[:], self.age[:]
        twin.deck_left, twin.shuffles, twin.second = self.deck_left, self.shuffles, self.second
        twin.discard, twin.tableau, twin.drafted = self.discard[:], self.tableau[:], self.drafted[:]
        return twin
