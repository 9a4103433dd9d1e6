"""The first sentence about a finished game, as facts: how it ended for a side, and what that came from.

The end of a game tells the first fact, which needs no analysis; the coach tells all of them. Catalogues have the words,
with "you" for players and with names for everybody else (`opening-…`). Nothing is said that the analysis below it does
not show: points are those of its accounts, rounded as they are there.
"""

from typing import Final

from ludopolis.coach.ledger import ACCOUNTS, MILLION
from ludopolis.coach.marks import DECIDED
from ludopolis.coach.rounding import rounded, whole
from ludopolis.engine.contract import State
from ludopolis.engine.table.ties import tie_of
from ludopolis.engine.values.data import Data

LEAST_LUCK: Final = 3
"""Points of luck that are worth a word."""
EARLY: Final = 0.75
"""A game was decided early if the rest of it was at least a quarter."""
USUAL: Final = 0.3
"""A turn that cost more of the usual margin than this is not passed over as nothing much."""


# How it ended


def endings(state: State) -> list[Data]:
    """How a finished game ended, for every seat."""
    return [ending(state, seat) for seat in range(state.players)]


def ending(state: State, side: int) -> Data:
    """The same for one seat. `points` is by how much, in a tie and alone the total."""
    totals, winners = state.results()
    total = totals[side]
    if len(totals) == 1:
        return {"kind": "alone", "side": side, "points": total}
    others = [other for other in range(len(totals)) if other != side]
    rival = max(others, key=lambda other: (other in winners, totals[other], -other))
    if not winners and state.players > 1:
        return {"kind": "draw", "side": side, "points": total}
    won = side in winners
    lead = total - totals[rival]
    told: Data = {"side": side, "rival": rival, "points": abs(lead)}
    tie = tie_of(state)
    if won and len(winners) > 1:
        return {**told, "kind": "tie-shared", "points": total, "with": [one for one in winners if one != side]}
    if state.players == 1:
        if lead == 0 and not won:
            return {**told, "kind": "automa-level", "points": total}
        kind = "automa-beaten" if won else "automa-won"
        return {**told, "kind": kind if (lead > 0) == won else f"{kind}-anyway"}
    alone = len(winners) == 1  # a tie-break that leaves several winners names no one
    if tie is not None and side in tie.seats and (won or (alone and winners[0] in tie.seats)):
        return {**told, "kind": "tie-won" if won else "tie-lost", "points": total, "by": tie.by}
    if won:
        return {**told, "kind": "won" if lead > 0 else "won-anyway"}
    if len(totals) == 2:
        return {**told, "kind": "lost" if lead < 0 else "lost-anyway"}
    place = 1 + sum(other in winners or totals[other] > total for other in others)
    return {**told, "kind": "placed" if lead < 0 else "placed-anyway", "place": place, "count": len(totals)}


# What it came from


def clauses(data: Data, side: int) -> list[Data]:
    """What an analysis says of how it came so, for one seat: the most important first."""
    row = data["sides"][side]
    if side >= data["players"] or not data["rounds"]:
        return []
    found: list[Data] = []
    turns, advised, stand_in = row["turns"], row["advised"], row["stand_in"]
    if stand_in:
        found.append({"kind": "stand-in", "turns": stand_in})
    if advised:
        every = advised == turns
        found.append({"kind": "hints-all"} if every else {"kind": "hints-some", "advised": advised, "turns": turns})
    early = _early(data, side)
    if early is not None:
        found.append(early)
    cost, luck = _cost(data, side), _luck(data, side)
    dear = [] if cost is None else [cost]
    if luck["kind"] == "luck-took" and (cost is None or luck["points"] >= cost.get("points", 0)) and _lost(data, side):
        return [*found, luck, *dear]
    return [*found, *dear, luck]


def _lost(data: Data, side: int) -> bool:
    winners = data["results"]["winners"]
    return bool(winners) and side not in winners


def _luck(data: Data, side: int) -> Data:
    """Luck, as the account of the side shows it."""
    kept = data["sides"][side]["points"]
    _, *parts = rounded([kept["start"], *(kept[account] for account in ACCOUNTS)], MILLION)
    points = dict(zip(ACCOUNTS, parts, strict=True))["luck"]
    if abs(points) < LEAST_LUCK:
        return {"kind": "luck-even"}
    return {"kind": "luck-gave" if points > 0 else "luck-took", "points": abs(points)}


def own_decisions(data: Data, side: int) -> list[Data]:
    """The decisions of a seat that count and that its player took."""
    every = [one for block in data["blocks"] for one in block.get("decisions", []) if one["seat"] == side]
    return [one for one in every if one["counts"] and not one["advised"] and not one["stand_in"]]


def _cost(data: Data, side: int) -> Data | None:
    """What the moments cost together; if there are none, what no turn cost more than."""
    own = own_decisions(data, side)
    moments = [one for one in own if one["entries"][0] in data["sides"][side]["dearest"]]
    if moments:
        points = whole(sum(one["loss_points"] for one in moments), MILLION)
        rounds = [one["round"] for one in moments]
        told: Data = {"count": len(moments), "points": points}
        if points < 1:
            return {"kind": "moments", **told}
        if None in rounds:
            return {"kind": "cost", **told}
        return {"kind": "cost-in", **told, "rounds": sorted(set(rounds))}
    if not own:
        return None
    most = max(one["loss_points"] for one in own)
    if most > USUAL * data["swing"] * MILLION:
        return None
    return {"kind": "nothing-dear", "points": max(1, -(-most // MILLION))}


def _early(data: Data, side: int) -> Data | None:
    """Whether the rest of the game, a quarter or more, could no longer change who wins."""
    if data["measure"] != "share":
        return None
    curve = data["curve"]
    won = side in data["results"]["winners"]
    if won == _lost(data, side):
        return None
    limit = round((1.0 - DECIDED if won else DECIDED) * MILLION)
    at = len(curve)
    while at and (curve[at - 1]["shares"][side] > limit if won else curve[at - 1]["shares"][side] < limit):
        at -= 1
    last = curve[-1]["n"]
    if not 0 < at < len(curve) or curve[at]["n"] > EARLY * last:
        return None
    told: Data = {"kind": "early-won" if won else "early-lost", "n": curve[at]["n"]}
    round_then = next((block["round"] for block in data["blocks"] if block["entries"][-1] >= curve[at]["n"]), None)
    return told if round_then is None else {**told, "kind": f"{told['kind']}-in", "round": round_then}
