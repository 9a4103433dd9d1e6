"""The whole way to a network: games, rows, training, whole numbers, matches."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, Final, NamedTuple

from ludopolis.arena.play import Venue
from ludopolis.arena.sequential import YES
from ludopolis.arena.workers import Workers, spread
from ludopolis.bots.network import Network, encode
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.training import gate
from ludopolis.training.fit import Pupil, Taught, Tell
from ludopolis.training.quantise import quantise, rounding_error
from ludopolis.training.rows import MAX_SEATS, Study, Table, tables
from ludopolis.training.selfplay import Lesson, School, Side, teach, usual_turns

OWN_BOT: Final = "net:1"
"""Who plays from the second round on, with the network of the round before."""
MAX_ROWS: Final = 3_000_000
USED_SHARE: Final = 0.6
"""About how much of a game is the bot's, and so is learned from."""
SAMPLE_ROWS: Final = 20_000
"""Rows on which activations are measured before weights are rounded."""
GATE_BOT: Final = "net:60"
"""Takes no more time a turn than its opponent."""
GATE_OPPONENT: Final = "expert-1:100"
GATE_LEAD: Final = 1.1
"""The share to be shown against the frozen Expert, as a multiple of the fair share: 55 % of two; more are 1.3."""
FULL_TABLE_LEAD: Final = 1.3

Open = Callable[[], AbstractContextManager[Workers]]
Teach = Callable[[Table, Table, bool, Tell], Taught]
"""Learns from rows, those held out deciding when it is enough; whether they are of the network's own games."""


class NoFeatures(LudopolisError):
    """A game without features cannot be learned."""


class UnlikeTables(LudopolisError):
    """One network cannot learn these tables together."""


class Plan(NamedTuple):
    """What is to be learned, and for how long."""

    venue: Venue
    settings: list[Setting]
    """Numbers of players and options; all have rows of one length, and all or none of them are solo."""
    bots: list[str]
    """Who plays in the first round; a bot named twice plays twice as long."""
    seconds: float
    """Of games in each round; each match takes at most half as long."""
    rounds: int
    """From the second one on the network plays."""
    matches: int
    """Games of each match at the gate, at most; 0: no gate."""
    seed: str


class Outcome(NamedTuple):
    """A network as the bytes of its file."""

    network: bytes
    meta: dict[str, Any]
    passed: bool


class Stage(NamedTuple):
    """A network after a round."""

    whole: dict[str, Any]
    meta: dict[str, Any]

    def network(self) -> bytes:
        """It as the bytes of a file."""
        return encode(self.whole, self.meta)


def learn(plan: Plan, open_workers: Open, old: bytes, tell: Tell, teach: Teach | None = None) -> Outcome:
    """Goes the whole way; `old` is the network to be replaced, if there is one.

    A round of own games that makes the network no stronger is the last one, and is forgotten.
    """
    game = plan.venue.find()
    if game.features is None:
        raise NoFeatures(fact("no-features", game=game.id))
    counts = {setting.players for setting in plan.settings}
    if len({len(game.features.names(players)) for players in counts}) > 1 or (1 in counts and len(counts) > 1):
        raise UnlikeTables(fact("unlike-tables", game=game.id))
    teach = teach or Pupil().learn
    taught_by: dict[str, int] = {}
    lessons: list[Lesson] = []
    best: Stage | None = None
    for number in range(plan.rounds):
        own = best.network() if best is not None else b""
        sides = [(Side(OWN_BOT, own, whole_turns=True), plan.seconds)] if own else timetable(plan.bots, plan.seconds)
        lessons = lessons if number > 1 else []
        for side, seconds in sides:
            found = play_lessons(plan, game, side, seconds, f"{plan.seed}/{number}", open_workers, tell)
            taught_by[side.spec] = taught_by.get(side.spec, 0) + len(found)
            lessons += found
        stage = teach_network(plan, game, lessons, taught_by, bool(own), open_workers, tell, teach)
        if best is not None and not is_better(plan, stage, own, f"round {number}", open_workers, tell):
            break
        best = stage
        tell("taught", {"network": stage.network()})
    assert best is not None
    return pass_gate(plan, best, old, open_workers, tell)


def timetable(names: list[str], seconds: float) -> list[tuple[Side, float]]:
    """Who plays how long."""
    shares = dict.fromkeys(names, 0.0)
    for name in names:
        shares[name] += seconds / len(names)
    return [(Side(name), share) for name, share in shares.items()]


def play_lessons(
    plan: Plan, game: Game, teacher: Side, seconds: float, seed: str, open_workers: Open, tell: Tell
) -> list[Lesson]:
    """The games of one bot."""
    school = School(plan.venue, plan.settings, teacher, [usual_turns(game, setting) for setting in plan.settings])
    tell("stage", {"bot": teacher.spec, "seconds": seconds})
    found: list[Lesson] = []
    with open_workers() as workers:
        end = 0.0
        seeds = (f"{seed}/{teacher.spec}/{number}" for number in count())
        for lesson in spread(partial(teach, school), seeds, workers):
            found.append(lesson)
            end = end or monotonic() + seconds  # starting workers does not count
            tell("game", {"bot": teacher.spec, "games": len(found)})
            if monotonic() > end:
                break
    return found


def teach_network(
    plan: Plan,
    game: Game,
    lessons: list[Lesson],
    taught_by: dict[str, int],
    own: bool,
    open_workers: Open,
    tell: Tell,
    teach: Teach,
) -> Stage:
    """Whole-number weights, and what is known about them."""
    features = game.features
    assert features is not None
    unit = game.swing
    usual = [max(1, usual_turns(game, one)) * min(one.players, MAX_SEATS) for one in plan.settings]
    expected = len(lessons) * sum(usual) / len(usual) * USED_SHARE
    how = Study(plan.venue, plan.settings, min(1.0, MAX_ROWS / max(1.0, expected)), unit)
    with open_workers() as workers:
        rows, held = tables(how, lessons, workers)
    tell("rows", {"rows": len(rows), "held": len(held)})
    arrays, figures = teach(rows, held, own, tell)
    sample = rows.rows[:: max(1, len(rows) // SAMPLE_ROWS)]
    whole, shifts = quantise(arrays, sample)
    players = sorted({setting.players for setting in plan.settings})
    rivals = players[-1] > 1 or any(lesson.winners or len(lesson.totals) > 1 for lesson in lessons)
    margins = rows.labels[:, 1] - rows.labels[:, 2]
    meta: dict[str, Any] = {
        "game": game.id,
        "rules": game.version,
        "components": game.components.digest,
        "features": features.version,
        "players": players,
        "options": {name: values_of(plan, name) for name in plan.venue.options},
        "rivals": rivals,
        "unit": unit,
        "par": 0.0 if rivals else round(float(margins.mean()) * unit, 2),
        "shifts": shifts,
        "games": sum(taught_by.values()),
        "taught_by": dict(taught_by),
        "rows": len(rows),
        "figures": figures,
        "matches": [],
    }
    meta["rounding"] = rounding_error(Network(whole, meta), arrays, sample)
    tell("network", {"rounding": meta["rounding"], "phases": figures.get("phases", [])})
    return Stage(whole, meta)


def values_of(plan: Plan, name: str) -> list[OptionValue]:
    """The values of an option that are learned, in the order of the settings."""
    found: list[OptionValue] = []
    for setting in plan.settings:
        if setting.options[name] not in found:
            found.append(setting.options[name])
    return found


def is_better(plan: Plan, stage: Stage, before: bytes, seed: str, open_workers: Open, tell: Tell) -> bool:
    """Whether the network wins more than its share against the one before, neither playing anything out.

    Alone at a table, and without matches, it is taken to be.
    """
    lead = 0.0
    for setting in plan.settings if plan.matches else []:
        if setting.players > 1:
            sides = Side(OWN_BOT, stage.network()), Side(OWN_BOT, before)
            lead += match(plan, setting, sides, 1.0 / setting.players, seed, open_workers, tell)["won"]
            lead -= 1.0 / setting.players
    return lead >= 0.0


def match(
    plan: Plan, setting: Setting, sides: tuple[Side, Side], floor: float, seed: str, open_workers: Open, tell: Tell
) -> dict[str, Any]:
    """One bot against the other on all other seats of a table."""
    challenger, others = sides
    duel = gate.Duel(plan.venue._replace(options=setting.options), setting.players, challenger, others, floor)
    tell("match", {"others": others.spec, "old": bool(others.network)})
    with open_workers() as workers:
        found = gate.decide(duel, plan.matches, plan.seconds / 2, seed, workers, lambda game: tell("duel", {}))
    found["old"] = bool(others.network)
    tell("verdict", found)
    return found


def pass_gate(plan: Plan, stage: Stage, old: bytes, open_workers: Open, tell: Tell) -> Outcome:
    """Plays the matches. Alone at a table there is no match, and nothing is shown."""
    meta = stage.meta
    network = stage.network()
    verdicts: list[str] = []
    for setting in plan.settings if plan.matches else []:
        if setting.players == 1:
            continue
        fair = 1.0 / setting.players
        lead = GATE_LEAD if setting.players == 2 else FULL_TABLE_LEAD
        opponents = [(Side(GATE_OPPONENT), lead * fair)]
        if old:
            opponents.append((Side(GATE_BOT, old), fair))
        for number, (others, floor) in enumerate(opponents):
            sides = Side(GATE_BOT, network), others
            found = match(plan, setting, sides, floor, f"gate/{number}", open_workers, tell)
            meta["matches"].append(found)
            verdicts.append(found["verdict"])
    return Outcome(stage.network(), meta, bool(verdicts) and all(verdict == YES for verdict in verdicts))
