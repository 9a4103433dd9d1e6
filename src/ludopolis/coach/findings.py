"""What an analysis found, as plain data: ids, moves as text, whole numbers. Words come from catalogues.

Shares of the victory, points and accuracies are in millionths. Entries are numbered as in the record.
"""

from typing import Any, Final

from ludopolis.bots.hints import told
from ludopolis.coach.curve import Curve
from ludopolis.coach.decisions import Decision
from ludopolis.coach.grades import grade, table_for
from ludopolis.coach.ledger import MILLION, Ledger, why
from ludopolis.coach.story import DRAW, Block, Story
from ludopolis.coach.verdicts import CLASSES, accuracy, class_of, losses
from ludopolis.engine.contract import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import REVEAL

FORMAT: Final = 1
DEAREST: Final = 3
"""Decisions of each seat that are told in full."""
MOST_TURNING_POINTS: Final = 5
LEAST_TURN: Final = 0.05
"""A turning point moves the share of a side by at least this much, or the points by so much of the usual margin."""


def findings(
    story: Story,
    curve: Curve,
    decisions: dict[int, list[Decision]],
    shares: Ledger,
    points: Ledger,
    seed: str,
    rounds: int,
) -> Data:
    """The whole result; its keys are described in docs/coach.md."""
    header = story.table.header()
    results = story.table.state.results()
    sides = len(results.totals)
    of_seat = {seat: _of_seat(decisions, seat) for seat in range(header.players)}
    dearest = {id(decision) for found in of_seat.values() for decision in _dearest(found)}
    return {
        "analysis": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "components": header.components,
        "options": header.options,
        "players": header.players,
        "names": header.seats,
        "resigned": story.table.resigned(),
        "seed": seed,
        "rounds": rounds,
        "judge": "network" if curve.points[len(story.steps)].prospects.network is not None else "hand",
        "measure": "points" if sides == 1 else "share",
        "results": results._asdict(),
        "curve": _curve(story, curve, shares, points),
        "blocks": [
            _block(story, curve, at, block, decisions.get(at, []), shares, points, dearest)
            for at, block in enumerate(story.blocks)
        ],
        "sides": [
            {
                "side": side,
                "share": shares.to_json(side),
                "points": points.to_json(side),
                **(_seat(story, of_seat[side], header.options) if side < header.players else {}),
            }
            for side in range(sides)
        ],
        "turning_points": _turning_points(story, shares, points) if curve.is_whole() else [],
    }


def _of_seat(decisions: dict[int, list[Decision]], seat: int) -> list[Decision]:
    return [decision for found in decisions.values() for decision in found if decision.seat == seat]


def _dearest(decisions: list[Decision]) -> list[Decision]:
    """The dearest of those that have a class, dearest first."""
    named = [decision for decision in decisions if class_of(decision)]
    return sorted(named, key=_loss)[:DEAREST]


def _loss(decision: Decision) -> tuple[int, float, float]:
    effects = decision.effects()
    rank = CLASSES.index(class_of(decision))
    return rank, effects[decision.seat], effects[decision.prospects.sides + decision.seat]


def _curve(story: Story, curve: Curve, shares: Ledger, points: Ledger) -> list[Data]:
    """A point before each block and one at the end; `n` is the last entry before it.

    `error` says how far what the curve shows may be off: the share, or the points of a player alone.
    """
    ends = [*(block.first for block in story.blocks), len(story.steps)]
    sides = len(shares.values[0])
    found: list[Data] = []
    for at, end in enumerate(ends):
        errors = curve.mean(end).errors()
        found.append(
            {
                "n": story.steps[end - 1].n if end else 0,
                "shares": shares.values[at],
                "points": points.values[at],
                "error": [round(error * MILLION) for error in (errors[:sides] if sides > 1 else errors[sides:])],
            }
        )
    return found


def _block(
    story: Story,
    curve: Curve,
    at: int,
    block: Block,
    decisions: list[Decision],
    shares: Ledger,
    points: Ledger,
    dearest: set[int],
) -> Data:
    steps = story.steps[block.first : block.last]
    data: Data = {
        "kind": block.kind,
        "entries": [step.n for step in steps],
        "share": shares.entries[at].to_json(),
        "points": points.entries[at].to_json(),
    }
    if block.kind == DRAW:
        draw = curve.draws[block.first]
        data["outcomes"] = len(draw.all) or draw.mean.looks
        data["sampled"] = not draw.all
        data["error"] = [round(error * MILLION) for error in draw.errors()[: len(shares.values[0])]]
        return data
    played = _played(story, block)
    data["decisions"] = [
        decision_data(decision, played[decision.seat], id(decision) in dearest) for decision in decisions
    ]
    return data


def _played(story: Story, block: Block) -> dict[int, list[Data]]:
    """The moves of a turn by seat, each as its seat knew the position it was made in."""
    found: dict[int, list[Data]] = {}
    state: State = story.positions[block.first].clone()
    for step in story.steps[block.first : block.last]:
        say = state.describe(step.seat, step.move).to_json()
        found.setdefault(step.seat, []).append({"move": state.to_text(step.seat, step.move), "say": say})
        state.play(step.seat, step.move)
    return found


def decision_data(decision: Decision, played: list[Data], full: bool) -> Data:
    """One seat's turn. Everything but `played` is as the seat could have known it."""
    sides = decision.prospects.sides
    effects, errors = decision.effects(), decision.errors()
    data: Data = {
        "seat": decision.seat,
        "entries": decision.entries,
        "forced": decision.forced,
        "counts": decision.counts(),
        "class": class_of(decision),
        "loss": -round(effects[decision.seat] * MILLION),
        "loss_points": -round(effects[sides + decision.seat] * MILLION),
        "error": round(errors[decision.seat] * MILLION),
        "error_points": round(errors[sides + decision.seat] * MILLION),
        "expected": round(decision.expected() * MILLION),
        "played": played,
    }
    if full:
        turn, goes_on = decision.better()
        data["better"] = told(decision.state, decision.seat, turn)
        data["goes_on"] = goes_on
        data["line"] = [{**reply, "share": round(reply["share"] * MILLION)} for reply in decision.line()]
        data["reasons"] = why(decision.account(), data["loss_points"])
    return data


def _seat(story: Story, decisions: list[Decision], options: dict[str, Any]) -> Data:
    """What a player's decisions say together."""
    counted = [decision for decision in decisions if decision.counts()]
    named = [class_of(decision) for decision in counted]
    entry = table_for(story.game, story.table.header().players, options)
    return {
        "decisions": len(counted),
        "classes": {name: named.count(name) for name in CLASSES},
        "accuracy": accuracy(counted),
        "grade": grade(losses(counted), entry),
        "dearest": [decision.entries[0] for decision in _dearest(decisions)],
    }


def _turning_points(story: Story, shares: Ledger, points: Ledger) -> list[Data]:
    """The moments that moved the curve most, in the order of the game."""
    ledger, unit = (shares, 1.0) if len(shares.values[0]) > 1 else (points, story.game.swing)
    moved: list[tuple[int, int]] = []
    for at in range(len(story.blocks)):
        changes = [after - before for before, after in zip(ledger.values[at], ledger.values[at + 1], strict=True)]
        size = max(abs(change) for change in changes)
        if size >= LEAST_TURN * unit * MILLION:
            moved.append((-size, at))
    found: list[Data] = []
    for _, at in sorted(sorted(moved)[:MOST_TURNING_POINTS], key=lambda one: one[1]):
        block = story.blocks[at]
        seats = [part.seat for part in block.parts]
        told = [
            story.game.event_fact(event).to_json()
            for step in story.steps[block.first : block.last]
            for event in step.events
            if event[0] != REVEAL
        ]
        n = story.steps[block.last - 1].n
        found.append({"block": at, "n": n, "kind": block.kind, "seats": seats, "told": told})
    return found
