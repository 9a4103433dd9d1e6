"""What an answer is worth. The stored turn is right, and so is one that comes to the same; others learn their cost."""

from random import Random
from typing import Final

from ludopolis import registry
from ludopolis.bots.account import Account
from ludopolis.bots.planning import Plan
from ludopolis.coach.ledger import MILLION, why
from ludopolis.coach.trial import AGAIN, ALIKE, FOUND, GOOD
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.puzzles.puzzle import Figures, Puzzle, figures
from ludopolis.puzzles.solving import Solver

LOOKS: Final = 48
"""Worlds in which a turn is compared whose cost is not stored."""
ACCOUNT_WORLDS: Final = 32
NEARLY: Final = 1.5
"""A turn is good that costs no more than this many times the next best one."""


def judge(puzzle: Puzzle, tried: list[str]) -> Data:
    """What a turn is worth: `found`, `good` or `again`; what it loses, in millionths, and why."""
    state = registry.find(puzzle.game).load(puzzle.position)
    best, mine = (moves_of(state, puzzle.seat, turn) for turn in (puzzle.turn, tried))
    if is_same(state, puzzle.seat, best, mine):
        return {"verdict": FOUND, "loss": 0, "loss_points": 0, "reasons": []}
    solver = Solver(state, puzzle.seat)
    cost = next((rival.cost for rival in puzzle.rivals if rival.turn == tried), None)
    if cost is None:
        cost = measured(solver, puzzle, best, mine)
    if lost(puzzle, state, cost) <= ALIKE:
        return {"verdict": FOUND, "loss": 0, "loss_points": 0, "reasons": []}
    account = Account(solver.thought, state, best, mine)
    account.look(ACCOUNT_WORLDS, Random(f"{puzzle.id}/why"))
    next_best = min(lost(puzzle, state, rival.cost) for rival in puzzle.rivals)
    good = lost(puzzle, state, cost) <= NEARLY * next_best
    return {
        "verdict": GOOD if good else AGAIN,
        "loss": max(0, cost.share),
        "loss_points": cost.points,
        "reasons": why(account, cost.points),
    }


def measured(solver: Solver, puzzle: Puzzle, best: list[int], mine: list[int]) -> Figures:
    """What a turn costs whose cost is not stored."""
    found = solver.measure(Plan(best), [Plan(mine)], LOOKS, Random(f"{puzzle.id}/try"))
    return figures(found.rivals[0][1]) if found.rivals else Figures(0, 0, 0, 0)


def lost(puzzle: Puzzle, state: State, cost: Figures) -> float:
    """What a turn costs, as a share of the victory, or in usual margins where nobody can be beaten."""
    return cost.share / MILLION if puzzle.measure == "share" else cost.points / MILLION / state.game.swing


def is_same(state: State, seat: int, best: list[int], mine: list[int]) -> bool:
    """Whether two turns are the same, or come to the same position."""
    if not mine:
        return False
    if mine == best[: len(mine)] and (len(mine) == len(best) or is_over(state, seat, mine)):
        return True
    positions: list[str] = []
    for turn in (best, mine):
        trial = state.clone()
        for move in turn:
            trial.play(seat, move)
        positions.append(trial.digest())
    return positions[0] == positions[1]


def is_over(state: State, seat: int, moves: list[int]) -> bool:
    """Whether the seat has nothing more to decide in this turn after some moves."""
    trial = state.clone()
    turn = trial.turn()
    for move in moves:
        trial.play(seat, move)
    pending = trial.pending()
    return pending == CHANCE or not pending >> seat & 1 or trial.turn() != turn


def moves_of(state: State, seat: int, turn: list[str]) -> list[int]:
    """The moves of a turn in notation, up to what the seat cannot do for certain."""
    trial = state.clone()
    moves: list[int] = []
    for text in turn:
        pending = trial.pending()
        if pending == CHANCE or not pending >> seat & 1:
            break
        move = next((one for one in trial.legal(seat) if trial.to_text(seat, one) == text), None)
        if move is None:
            break
        moves.append(move)
        trial.play(seat, move)
    return moves
