"""Laws of knowledge: no part of a game tells a viewer more than this viewer may know.

A broken law names the part that tells too much: `audience` of an event, `redact`, `blind`, `view` or `position`.
"""

import json
from random import Random
from typing import Any, Final

from ludopolis.engine.check.law import Hear, hear_fact, law, some, where_different
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR, Event, seen_by

WORLDS: Final = 6
"""Determinizations in which a step is tried."""
PARTS: Final = ("audience", "redact", "blind", "view", "position")
"""The parts that tell a viewer something, in the order in which they are blamed."""


class Guesses:
    """How often unknowns were guessed, and how often wrongly."""

    def __init__(self) -> None:
        self.made = 0
        self.wrong = 0


def draws_are_secret(state: State, outcome: int) -> None:
    """A viewer outside the audience of a draw is told the same whatever the outcome."""
    chance = state.chance()
    viewers = [seen for seen in (*range(state.players), SPECTATOR) if chance.audience >> seen & 1 == 0]
    drawn = dict.fromkeys((outcome, chance.outcomes[0], chance.outcomes[-1]))
    worlds = [_played(state, CHANCE, other) for other in drawn] if viewers and len(drawn) > 1 else []
    for viewer in viewers:
        told = [_told(after, viewer) for after in worlds]
        _are_equal(told, f"viewer {viewer} learns nothing from a draw made for others")


def choices_are_secret(state: State, seat: int, rng: Random) -> None:
    """While a simultaneous phase is open, nobody learns what another seat chose, only whether it has finished."""
    others = [seen for seen in (*range(state.players), SPECTATOR) if seen != seat]
    viewer = others[int(rng.random() * len(others))]
    if not state.pending() & ~(1 << seat):
        return
    told: dict[int, list[Data]] = {}
    for move in some(state.legal(seat), 5, rng):
        after = _played(state, seat, move)
        told.setdefault(after.pending(), []).append(_told(after, viewer))
    for same in told.values():
        _are_equal(same, f"a choice in an open phase shows nothing to viewer {viewer}")


def events_are_known(state: State, rng: Random) -> None:
    """No event tells a viewer what the position then hides from it.

    The next decisions, up to the end of a simultaneous phase, are also played in other worlds that are possible for the
    viewer. Where they leave the viewer with the same knowledge, they must have told it the same.
    """
    viewers = [*range(state.players), SPECTATOR]
    viewer = viewers[int(rng.random() * len(viewers))]
    plan = rng.random()
    true = _carried_out(state, plan)
    known = true.blind(viewer).dump()
    blinded = state.blind(viewer)
    for _ in range(WORLDS):
        world = blinded.determinize(rng)
        if world.pending() != state.pending():
            return  # others have not chosen yet: the viewer cannot know how they go on
        other = _carried_out(world, plan)
        if other.blind(viewer).dump() == known:
            mine, theirs = _heard(true, viewer), _heard(other, viewer)
            _are_equal([mine, theirs], f"viewer {viewer} is told nothing that the position hides from it")


def _carried_out(state: State, plan: float) -> State:
    """A copy after the next decision, or after all of a simultaneous phase; its events are kept."""
    after = state.clone()
    after.events = []
    turn, first = after.turn(), after.pending()
    rng = Random(plan)
    while (pending := after.pending()) not in (0, CHANCE) and pending & ~first == 0 and after.turn() == turn:
        seat = lowest_seat(pending)
        legal = after.legal(seat)
        after.play(seat, legal[int(rng.random() * len(legal))])
        if not first & (first - 1):
            break
    return after


def _played(state: State, seat: int, move: int) -> State:
    """A copy after a move; its events are kept."""
    after = state.clone()
    after.events = []
    after.play(seat, move)
    return after


def _told(after: State, viewer: int) -> Data:
    """All that a viewer is given after a move, by the part that gives it."""
    return {
        **_heard(after, viewer),
        "blind": after.blind(viewer).dump(),
        "view": after.view(viewer),
        "position": [line.to_json() for line in after.position(viewer)],
    }


def _heard(state: State, viewer: int) -> Data:
    """The events that a viewer is told, whole or redacted."""
    whole: list[object] = []
    redacted: list[object] = []
    for event in state.events or ():
        if seen_by(event, viewer):
            whole.append(state.game.event_fact(event).to_json())
        else:
            shown: Event | None = state.redact(event, viewer)
            redacted.append(None if shown is None else state.game.event_fact(shown).to_json())
    return {"audience": whole, "redact": [line for line in redacted if line is not None]}


def _are_equal(told: list[Data], text: str) -> None:
    for part in PARTS:
        for other in told[1:]:
            if part in other and json.dumps(other[part]) != json.dumps(told[0][part]):
                law(False, f"{_blamed(part, told[0][part], other[part])}: {text}")


def _blamed(part: str, one: Any, other: Any) -> str:
    """The part, and for an audience the kind of the first event that differs."""
    if part != "audience":
        return part
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            return f"audience of {mine['kind']}"
    return f"audience of {max(one, other, key=len)[-1]['kind']}"


def viewers_know_their_part(state: State, viewer: int, rng: Random, guesses: Guesses, hear: Hear | None) -> None:
    """Views, blinded states and determinizations fit together, and the viewer can decide by them."""
    view = state.view(viewer)
    law(json.loads(json.dumps(view)) == view, "view: plain data that survives JSON")
    blinded = state.blind(viewer)
    blinded.audit()
    law(state.game.secrets or blinded.dump() == {**state.dump(), "viewer": viewer}, "secrets: declared, or none kept")
    again = blinded.view(viewer)
    law(again == view, f"view: shows viewer {viewer} only what blind leaves; {where_different(view, again)}")
    law(blinded.position(viewer) == state.position(viewer), f"position: tells viewer {viewer} only what blind leaves")
    for line in state.position(viewer):
        hear_fact(hear, "line", line)
    dumped = blinded.dump()
    law(state.game.load(json.loads(json.dumps(dumped))).dump() == dumped, "load: takes blinded positions too")
    if viewer != SPECTATOR and state.pending() >> viewer & 1:
        _decides_blind(state, blinded, viewer, rng)
    unknown = '"?"' in json.dumps(dumped)
    for _ in range(3):
        guess = blinded.determinize(rng)
        law('"?"' not in json.dumps(guess.dump()), "determinize: leaves nothing unknown")
        if unknown:
            guesses.made += 1
            guesses.wrong += guess.dump() != state.dump()
        guess.audit()
        law(guess.viewer == -1, "determinize: gives a full position")
        law(guess.blind(viewer).dump() == dumped, "determinize: blinded again it is the same position")
        seen = guess.view(viewer)
        law(seen == view, f"determinize: fits what the viewer sees; {where_different(view, seen)}")
        _plays_on(guess, rng)
        law(seen == view, "view: stays as it is when the game goes on, because it is compared with the next one")


def _decides_blind(state: State, blinded: State, viewer: int, rng: Random) -> None:
    legal = state.legal(viewer)
    law(blinded.legal(viewer) == legal, "blind: the same legal moves")
    law(blinded.asks(viewer) == state.asks(viewer), "blind: the same question")
    for move in some(legal, 8, rng):
        law(blinded.describe(viewer, move) == state.describe(viewer, move), "blind: the same descriptions")


def _plays_on(state: State, rng: Random) -> None:
    """Plays a few moves of a determinization, as a searcher would."""
    for _ in range(12):
        pending = state.pending()
        if pending == 0:
            return
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
    state.audit()
