"""What Barter says: questions, moves, reasons and positions as facts, moves and outcomes as text."""

from barter.rules import CHOOSE, TILES, BarterState
from ludopolis.engine.contract import Speech
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import Fact, fact


class BarterSpeech(Speech[BarterState]):
    def asks(self, state: BarterState, seat: int) -> Fact:
        return fact("choose") if state.todo[-2] == CHOOSE else fact("return")

    def describe(self, state: BarterState, seat: int, move: int) -> Fact:
        if move < 2:
            return fact("play", tile=str(state.game.term("tile", state.hand[2 * seat + move])))
        return fact("return", coins=move - 1)

    def refusal(self, state: BarterState, seat: int, move: int) -> Fact:
        if state.todo[-2] == CHOOSE:
            return fact("not_asked_to_return")
        return fact("not_asked_to_play") if move < 2 else fact("too_few_coins", coins=state.coins[seat])

    def position(self, state: BarterState, viewer: int) -> list[Fact]:
        lines = [fact("round", round=state.round + 1, bank=state.bank)]
        hands = state.view(viewer)["hands"]
        for seat in range(state.players):
            tiles = tuple(str(tile) for tile in hands[2 * seat : 2 * seat + 2] if tile)
            lines.append(fact("player", seat=seat, coins=state.coins[seat], tile=tiles))
        return lines

    def to_text(self, state: BarterState, seat: int, move: int) -> str:
        if seat == CHANCE:
            return str(state.game.term("suit", move - TILES) if move >= TILES else state.game.term("tile", move))
        return f"play {move + 1}" if move < 2 else f"return {move - 1}"
