"""What the score sheets count on the board: the tiles on open streets. Closed streets were paid when they closed."""

from ludopolis.engine.values.scores import Counted
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.scoring import final_incomes, final_points


def counted(state: StreetsState) -> list[list[Counted]]:
    """By party: every tile that still carries its sign; if halves are rounded up once for all, they count as one."""
    return [_of(state, party) for party in range(state.parties())]


def _of(state: StreetsState, party: int) -> list[Counted]:
    incomes = final_incomes(state, party)
    things = [f"tile:{state.parts.tile_ids[state.tiles[one.place]]}" for one in incomes]
    amounts = [one.amount for one in incomes]
    if state.table.round_total and things:
        return [Counted("final", things, final_points(True, amounts))]
    return [
        Counted("final", [thing], final_points(False, [amount])) for thing, amount in zip(things, amounts, strict=True)
    ]
