"""perft: counts the legal sequences of decisions to a depth from a fixed deal. Tests compare the number."""

from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE, Dealer


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """The number of sequences of `depth` moves. Draws do not count as moves; a game that ends sooner counts as one."""
    while state.pending() == CHANCE:
        state = state.clone()
        state.play(CHANCE, dealer.deal(state.chance()))
    pending = state.pending()
    if depth == 0 or pending == 0:
        return 1
    seat = lowest_seat(pending)
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.clone()
        after.play(seat, move)
        count += perft(after, dealer, depth - 1)
    return count
