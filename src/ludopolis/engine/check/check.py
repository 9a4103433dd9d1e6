"""The contract check: every law of the contract, on random games of any game, ours or a stranger's.

A law is a function that raises `BrokenLaw`. A fixed schedule of games covers every player count and option value. Cheap
laws run after every move, costly ones at every new kind of question and at a sample of the other positions.
"""

import inspect
import json
import random
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from ludopolis.engine.check.interleaving import interleavings_commute
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract import KINDS, LARGEST, Game, State
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.table import Table, replay
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadNotation, BrokenLaw, Fact, IllegalMove
from ludopolis.engine.values.scores import best_by

Hear = Callable[[str, Fact], None]
"""Receives every fact of the games played, with the prefix of its catalogue key."""

MOST_MOVES: Final = 20_000
"""A game that takes longer is taken never to end."""
SAMPLED_POSITIONS: Final = 24
"""About how many positions of a game are held against all laws."""
POLICY_SHARE: Final = 0.7
"""The share of moves made by the game's policy: purely random games seldom get far."""
ILLEGAL_TRIES: Final = 48
"""How many illegal moves are tried in a sampled position."""


class Checked(NamedTuple):
    """One game that kept every law."""

    setting: Setting
    moves: int
    positions: int
    ending: str


class Guesses:
    """How often unknowns were guessed, and how often wrongly."""

    def __init__(self) -> None:
        self.made = 0
        self.wrong = 0


def check(game: Game, seed: str = "check", pairs: bool = False, hear: Hear | None = None) -> Iterator[Checked]:
    """Plays the schedule (every value, or every pair of values) and yields each game that kept all laws."""
    for index, setting in enumerate(covering(game, 2 if pairs else 1)):
        yield check_setting(game, setting, f"{seed}/{index}", hear)


def check_setting(game: Game, setting: Setting, seed: str, hear: Hear | None = None) -> Checked:
    """One random game of one setting under all laws; a `BrokenLaw` says how to play the same game again."""
    try:
        return _play_checked(game, setting, seed, hear)
    except BrokenLaw as broken:
        raise BrokenLaw(f"{broken} (setting {setting.name()}, seed {seed!r})") from broken


def _play_checked(game: Game, setting: Setting, seed: str, hear: Hear | None) -> Checked:
    rng = Random(seed)
    seats = [f"player {seat}" for seat in range(setting.players)]
    expected = _length(game, setting, seed)
    table = Table(game, setting.options, seats, Dealer(seed))
    asked: set[str] = set()
    guesses = Guesses()
    looked = 0
    moves = 0
    while True:
        state = table.state
        state.audit()
        pending = state.pending()
        if pending == 0:
            break
        deciding = [seat for seat in range(setting.players) if pending >> seat & 1]
        _law(pending == sum(1 << seat for seat in deciding), "pending: a mask of seats, chance alone, or nothing")
        _law(state.ending() == "", "ending: a game that asks somebody is not over")
        seat = deciding[int(rng.random() * len(deciding))]
        kind = state.asks(seat).kind
        if kind not in asked or rng.random() < SAMPLED_POSITIONS / expected:
            asked.add(kind)
            looked += 1
            _look(state, seat, rng, guesses, hear)
        _take_back_sometimes(table, int(rng.random() * setting.players), rng)
        state = table.state
        legal = state.legal(seat)
        clever = rng.random() < POLICY_SHARE
        table.play(
            seat, game.judge.policy(state, seat, legal, rng) if clever else legal[int(rng.random() * len(legal))]
        )
        moves += 1
        _law(moves < MOST_MOVES, "end: every game ends")
    _law(guesses.wrong > 0 or guesses.made < 20, "determinize: what is unknown really varies")
    _finished(table, seed, hear)
    return Checked(setting, moves, looked, table.state.ending())


def _law(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenLaw(law)


def _length(game: Game, setting: Setting, seed: str) -> int:
    """The number of moves of one random game."""
    state = game.new(setting.options, setting.players)
    rng = Random(seed)
    drawn: set[tuple[str, int]] = set()
    moves = 0
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            outcome = state.sample(rng)
            _chance_is_lawful(state, outcome)
            chance = state.chance()
            equal = all(weight == 1 for weight in chance.weights)
            draw = (chance.source, outcome if equal else -1)
            _law(draw not in drawn, f"source: {chance.source} gives each item once, or serves one weighted draw")
            drawn.add(draw)
            state.play(CHANCE, outcome)
            continue
        seat = (pending & -pending).bit_length() - 1
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
        moves += 1
        _law(moves < MOST_MOVES, "end: every game ends")
    return moves


# The laws of one position


def _chance_is_lawful(state: State, outcome: int) -> None:
    chance = state.chance()
    _law(chance.outcomes == state.legal(CHANCE), "chance: its outcomes are the legal ones")
    _law(outcome in chance.outcomes, "sample: gives an outcome of chance()")
    _law(len(chance.weights) == len(chance.outcomes), "chance: a weight for every outcome")
    _law(all(weight > 0 for weight in chance.weights), "chance: weights are positive")
    text = state.to_text(CHANCE, outcome)
    _law(text.isascii() and state.from_text(CHANCE, text) == outcome, f"notation: outcome {text!r} reads back")
    for viewer in (*range(state.players), SPECTATOR):
        if chance.audience >> viewer & 1 == 0:
            told = {_told(state, CHANCE, drawn, viewer) for drawn in (outcome, chance.outcomes[0], chance.outcomes[-1])}
            _law(len(told) == 1, f"audience: viewer {viewer} learns nothing from a draw made for others")


def _told(state: State, seat: int, move: int, viewer: int) -> str:
    """Everything a viewer is given after a move: view, words, blinded state and events."""
    after = state.clone()
    after.events = []
    after.play(seat, move)
    words = [line.to_json() for line in (*after.position(viewer), *after.events_for(viewer))]
    return json.dumps([after.view(viewer), words, after.blind(viewer).dump()])


def _secrets_are_kept(state: State, seat: int, rng: Random) -> None:
    """While a simultaneous phase is open, nobody learns what another seat chose, only whether it has finished."""
    others = [seen for seen in (*range(state.players), SPECTATOR) if seen != seat]
    viewer = others[int(rng.random() * len(others))]
    if not state.pending() & ~(1 << seat):
        return
    told: dict[int, set[str]] = {}
    for move in _some(state.legal(seat), 5, rng):
        after = state.clone()
        after.play(seat, move)
        told.setdefault(after.pending(), set()).add(_told(state, seat, move, viewer))
    _law(all(len(same) == 1 for same in told.values()), "secrets: a choice in an open phase shows nothing to others")


def _look(state: State, seat: int, rng: Random, guesses: Guesses, hear: Hear | None) -> None:
    before = state.digest()
    _moves_are_lawful(state, seat, rng, hear)
    _positions_are_data(state)
    for viewer in {seat, int(rng.random() * state.players), SPECTATOR}:
        _viewers_know_their_part(state, viewer, rng, guesses, hear)
    _judges_only_look(state, seat, hear)
    _rows_are_fair(state)
    _secrets_are_kept(state, seat, rng)
    interleavings_commute(state, rng)
    _scores_add_up(state)
    _law(state.digest() == before, "clone: looking, cloning and playing on clones leaves the position as it was")


def _moves_are_lawful(state: State, seat: int, rng: Random, hear: Hear | None) -> None:
    legal = state.legal(seat)
    _law(bool(legal), "legal: somebody who must decide has a move")
    _law(legal == sorted(set(legal)), "legal: ascending, without doubles")
    _law(legal[0] >= 0 and legal[-1] < state.game.moves, "legal: inside the move space")
    texts = [state.to_text(seat, move) for move in legal]
    _law(len(set(texts)) == len(texts), "notation: different moves have different texts")
    _hear(hear, "ask", state.asks(seat))
    for move, text in zip(legal, texts, strict=True):
        _law(text.isascii() and text == text.strip() != "", f"notation: {text!r} is plain ASCII")
        _law(state.from_text(seat, text) == move, f"notation: {text!r} reads back as the same move")
        _law(state.why_not(seat, move) is None, f"why_not: nothing against the legal move {text!r}")
        _hear(hear, "move", state.describe(seat, move))
    before = state.digest()
    for move in _some(legal, 6, rng):
        after = state.clone()
        after.apply(seat, move)
        after.audit()
        _law(state.digest() == before, "clone: playing on a copy leaves the original as it was")
    allowed = set(legal)
    others = [move for move in range(-1, state.game.moves + 1) if move not in allowed]
    for move in _some(others, ILLEGAL_TRIES, rng):
        law = f"why_not: a reason against move {move}, which is not legal"
        try:
            reason = state.why_not(seat, move)
        except TypeError as wrong:  # compiled, the engine takes nothing but a fact from `refusal`
            raise BrokenLaw(law) from wrong
        _law(reason is not None, law)
        if reason is not None:
            _hear(hear, "why", reason)
        _refuses(state, seat, move)
    for stranger in (other for other in range(state.players) if not state.pending() >> other & 1):
        _refuses(state, stranger, legal[0])
    _refuses(state, CHANCE, 0)
    _law(state.digest() == before, "apply: a refused move changes nothing")
    try:
        state.from_text(seat, "no such move")
    except BadNotation as wrong:
        _hear(hear, "why", wrong.reason)
    else:
        raise BrokenLaw("notation: nonsense is refused")


def _refuses(state: State, seat: int, move: int) -> None:
    try:
        state.apply(seat, move)
    except IllegalMove:
        return
    raise BrokenLaw(f"apply: move {move} of seat {seat} is not legal and must be refused")


def _positions_are_data(state: State) -> None:
    data = state.dump()
    again: Data = json.loads(json.dumps(data))
    _law(again == data, "dump: plain data that survives JSON")
    loaded = state.game.load(again)
    _law(loaded.dump() == data, "load: gives back what was dumped")
    loaded.audit()
    _law(loaded.pending() == state.pending() and loaded.turn() == state.turn(), "load: the same seats decide")
    _clones_are_equal(state)


def _clones_are_equal(state: State) -> None:
    """A clone has every field of the original, and shares no list or dictionary with it."""
    twin = state.clone()
    _law(twin.dump() == state.dump(), f"clone: an equal position; {difference(state.dump(), twin.dump())}")
    for name in _fields(state):
        if name in ("events", "game"):
            continue
        mine: object = getattr(state, name, None)
        copied: object = getattr(twin, name, None)
        _law(mine == copied, f"clone: copies the field {name}")
        _law(mine is not copied or not isinstance(mine, (dict, list, set)), f"clone: shares the field {name}")


def _fields(state: State) -> list[str]:
    """The names of a state's fields: native classes keep them as descriptors, plain ones in a dictionary."""
    names = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names |= {name for name, member in vars(kind).items() if inspect.isgetsetdescriptor(member)}
    return sorted(name for name in names if not name.startswith("__"))


def difference(expected: object, given: object, path: str = "") -> str:
    """Where two dumps differ first, for a person to read."""
    if isinstance(expected, dict) and isinstance(given, dict):
        for key in sorted(set(expected) | set(given), key=str):
            if expected.get(key) != given.get(key):
                return difference(expected.get(key), given.get(key), f"{path}.{key}".strip("."))
    if isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        for place, (one, other) in enumerate(zip(expected, given, strict=True)):
            if one != other:
                return difference(one, other, f"{path}.{place}".strip("."))
    return f"{path}: {expected!r} became {given!r}"


def _judges_only_look(state: State, seat: int, hear: Hear | None) -> None:
    before = state.digest()
    legal = state.legal(seat)
    for judge in state.game.judges:
        move = judge.policy(state, seat, legal, Random(0))
        _law(move in legal, f"judge {judge.name}: the policy plays a legal move")
        worths = judge.appraise(state, seat, legal)
        _law(len(worths) == len(legal), f"judge {judge.name}: an appraisal for every move")
        judge.value(state, seat)
        kinds = judge.kinds()
        for term, _ in judge.outlook(state, seat):
            _law(kinds.get(term) in KINDS, f"judge {judge.name}: the term {term} of the outlook has a kind")
            _hear(hear, "term", Fact(term, {}))
            _hear(hear, "reason", Fact(f"{kinds[term]}-{term}", {"worth": ""}))
        _law(state.digest() == before, f"judge {judge.name}: judging leaves the position as it was")


def _rows_are_fair(state: State) -> None:
    features = state.game.features
    if features is None:
        return
    width = len(features.names(state.players))
    for seat in range(state.players):
        row = features.row(state, seat)
        _law(len(row) == width, "features: a name for every number")
        _law(all(-LARGEST <= number <= LARGEST for number in row), "features: small numbers only")
        _law(features.row(state.blind(seat), seat) == row, "features: a row holds only what its seat knows")


def _viewers_know_their_part(state: State, viewer: int, rng: Random, guesses: Guesses, hear: Hear | None) -> None:
    view = state.view(viewer)
    _law(json.loads(json.dumps(view)) == view, "view: plain data that survives JSON")
    blinded = state.blind(viewer)
    blinded.audit()
    _law(state.game.secrets or blinded.dump() == {**state.dump(), "viewer": viewer}, "secrets: declared, or none kept")
    _law(blinded.view(viewer) == view, "blind: shows the seat what it saw before")
    _law(blinded.position(viewer) == state.position(viewer), "blind: says the same in words")
    for line in state.position(viewer):
        _hear(hear, "line", line)
    dumped = blinded.dump()
    _law(state.game.load(json.loads(json.dumps(dumped))).dump() == dumped, "load: takes blinded positions too")
    if viewer != SPECTATOR and state.pending() >> viewer & 1:
        legal = state.legal(viewer)
        _law(blinded.legal(viewer) == legal, "blind: the same legal moves")
        _law(blinded.asks(viewer) == state.asks(viewer), "blind: the same question")
        for move in _some(legal, 8, rng):
            _law(blinded.describe(viewer, move) == state.describe(viewer, move), "blind: the same descriptions")
    unknown = '"?"' in json.dumps(dumped)
    for _ in range(3):
        guess = blinded.determinize(rng)
        _law('"?"' not in json.dumps(guess.dump()), "determinize: leaves nothing unknown")
        if unknown:
            guesses.made += 1
            guesses.wrong += guess.dump() != state.dump()
        guess.audit()
        _law(guess.viewer == -1, "determinize: gives a full position")
        _law(guess.blind(viewer).dump() == dumped, "determinize: blinded again it is the same position")
        seen = guess.view(viewer)
        _law(seen == view, "determinize: fits what the viewer sees")
        _plays_to_the_end(guess, rng)
        _law(seen == view, "view: stays as it is when the game goes on, because it is compared with the next one")


def _plays_to_the_end(state: State, rng: Random) -> None:
    """Plays a few moves of a determinization, as a searcher would."""
    for _ in range(12):
        pending = state.pending()
        if pending == 0:
            return
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = (pending & -pending).bit_length() - 1
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
    state.audit()


def _scores_add_up(state: State) -> None:
    results = state.results()
    sheets = state.sheet()
    _law(len(results.totals) == len(sheets), "sheet: one for every total")
    for total, sheet in zip(results.totals, sheets, strict=True):
        _law(sum(line.points for line in sheet) == total, "sheet: the lines add up to the total")
    _law(all(0 <= winner < len(sheets) for winner in results.winners), "results: winners have a sheet")
    if breaks := state.tie_breaks():
        best = best_by(results.totals, breaks)
        _law(results.winners == best, "tie_breaks: the winners are best by points and tie-breaks in turn")


def _take_back_sometimes(table: Table, seat: int, rng: Random) -> None:
    """Withdraws and plays again: the position must be the same as if nothing had happened."""
    back = table.withdrawable(seat)
    if not back or rng.random() > 0.05:
        return
    digest = table.state.digest()
    step = next(step for step in table.steps if step.n == back[0])
    table.withdraw(seat, back[0])
    table.state.audit()
    table.play(seat, step.move)
    _law(table.state.digest() == digest, "withdraw: taken back and played again it is the same position")


def _some(moves: list[int], most: int, rng: Random) -> list[int]:
    return moves if len(moves) <= most else rng.sample(moves, most)


def _hear(hear: Hear | None, prefix: str, heard: Fact) -> None:
    if hear is not None:
        hear(prefix, heard)


# The laws of a finished game


def _finished(table: Table, seed: str, hear: Hear | None) -> None:
    state = table.state
    _law(state.ending() in state.game.endings, f"ending: {state.ending()!r} is one of the declared reasons")
    _scores_add_up(state)
    for viewer in (*range(state.players), SPECTATOR):
        for _, told in table.log(viewer):
            _hear(hear, "event", told)
        for line in state.position(viewer):
            _hear(hear, "line", line)
    for score in (score for sheet in state.sheet() for score in sheet):
        _hear(hear, "score", Fact(score.category, {}))
        for figure in score.figures:
            _hear(hear, "figure", Fact(figure, {}))
    for tie_break in state.tie_breaks():
        _hear(hear, "tie", Fact(tie_break.name, {}))
        _hear(hear, "tie", Fact(f"{tie_break.name}-decides", {}))
    _hear(hear, "ending", Fact(state.ending(), {}))
    record = table.record()
    text = record.to_text()
    parsed = parse(text)
    _law(parsed.to_text() == text, "record: reads back as it was written")
    global_random = random.getstate()
    for noise in (seed, seed + "'"):
        random.seed(noise)
        again = replay(parsed, table.game)
        _law(again.state.digest() == state.digest(), "record: the same record gives the same result")
        _law(again.record().to_text() == text, "record: a replayed table writes the same record")
    random.setstate(global_random)
