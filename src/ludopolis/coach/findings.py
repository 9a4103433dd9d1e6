"""What an analysis found, as plain data: ids, moves as text, whole numbers. Words come from catalogues.

Shares of the victory, points and accuracies are in millionths. Entries are numbered as in the record.
"""

from typing import Any, Final

from ludopolis.bots.hints import told
from ludopolis.coach.curve import Curve
from ludopolis.coach.decisions import Decision
from ludopolis.coach.grades import LOST, grade, table_for
from ludopolis.coach.ledger import MILLION, Ledger, why
from ludopolis.coach.marks import CLASSES
from ludopolis.coach.opening import clauses, ending
from ludopolis.coach.story import DRAW, Block, Story
from ludopolis.coach.verdicts import FEWEST_DECISIONS, class_of, is_moment, is_revised, kept, stake_lost
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
    rounds_played = _rounds(story)
    of_seat = {seat: _of_seat(decisions, seat) for seat in range(header.players)}
    dearest = {id(decision) for found in of_seat.values() for decision in _dearest(found)}
    dearest |= {id(decision) for found in of_seat.values() for decision in found if is_revised(decision)}
    data: Data = {
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
        "swing": story.game.swing,
        "results": results._asdict(),
        "curve": _curve(story, curve, shares, points),
        "blocks": [
            _block(story, curve, at, block, decisions.get(at, []), shares, points, dearest, rounds_played[block.first])
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
    for row in data["sides"][: header.players]:
        row["opening"] = [ending(story.table.state, row["side"]), *clauses(data, row["side"])]
    return data


def _of_seat(decisions: dict[int, list[Decision]], seat: int) -> list[Decision]:
    return [decision for found in decisions.values() for decision in found if decision.seat == seat]


def _dearest(decisions: list[Decision]) -> list[Decision]:
    """The moments, dearest first."""
    return sorted(filter(is_moment, decisions), key=_effect)[:DEAREST]


def _effect(decision: Decision) -> tuple[float, float]:
    """What a decision changed for its seat: the share of the victory, if there is one to share, then points."""
    effects, sides = decision.effects(), decision.prospects.sides
    return effects[decision.seat] if sides > 1 else 0.0, effects[sides + decision.seat]


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
    in_round: int | None,
) -> Data:
    steps = story.steps[block.first : block.last]
    data: Data = {
        "kind": block.kind,
        "round": in_round,
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
        {"round": in_round, **decision_data(decision, played[decision.seat], id(decision) in dearest)}
        for decision in decisions
    ]
    return data


def _rounds(story: Story) -> list[int | None]:
    """The round in which each step was made; `None` in games that announce no rounds."""
    found: list[int | None] = []
    now: int | None = None
    for step in story.steps:
        found.append(now)
        for event in step.events:
            told = story.game.event_fact(event)
            number = told.args.get("round")
            if told.kind.split("-")[0] == "round" and isinstance(number, int):
                now = number
    return found


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
        "advised": decision.advised,
        "revised": is_revised(decision),
        "stand_in": decision.stand_in,
        "loss": -round(effects[decision.seat] * MILLION),
        "loss_points": -round(effects[sides + decision.seat] * MILLION),
        LOST: round(stake_lost(decision) * MILLION),
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
    counted = [decision for decision in decisions if decision.counts() and decision.is_own()]
    share = kept(counted) if len(counted) >= FEWEST_DECISIONS else None
    chosen = [decision for decision in decisions if not decision.forced]
    named = [class_of(decision) for decision in counted]
    entry = table_for(story.game, story.table.header().players, options)
    return {
        "decisions": len(counted),
        "classes": {name: named.count(name) for name in CLASSES},
        "accuracy": None if share is None else round(share.mean * MILLION),
        "accuracy_error": None if share is None else round(share.error * MILLION),
        "turns": len(chosen),
        "advised": sum(decision.advised for decision in chosen),
        "stand_in": sum(decision.stand_in for decision in chosen),
        "settled": not any(decision.is_open() for decision in counted),
        "grade": grade([stake_lost(decision) for decision in counted], entry),
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
