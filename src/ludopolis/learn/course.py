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
from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.schedule import Setting
from ludopolis.learn import gate
from ludopolis.learn.lessons import Lesson, School, Side, teach, usual_turns
from ludopolis.learn.quantise import quantise, rounding_error
from ludopolis.learn.rows import MAX_SEATS, Study, Table, join, tables
from ludopolis.learn.training import Taught, Tell, fit

FIRST_BOT_SHARE: Final = 0.1
"""Of the time: what the first bot plays, quicker than the others, is only learned from at the beginning."""
LATER_BOTS: Final = ("net:1", "net:24/6/2")
"""Who plays from the second round on, with the network of the round before."""
MAX_ROWS: Final = (1_500_000, 3_000_000)
"""Rows to begin with, and rows to learn from after that."""
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
Fit = Callable[[Table | None, Table, Table, Tell], Taught]


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
    """Who plays, the quickest first; a bot named twice plays twice as long."""
    seconds: float
    """Of games in each round; each match takes at most half as long."""
    rounds: int
    matches: int
    """Games of each match at the gate, at most; 0: no gate."""
    seed: str


class Outcome(NamedTuple):
    """A network as the bytes of its file."""

    network: bytes
    meta: dict[str, Any]
    passed: bool


def learn(plan: Plan, open_workers: Open, old: bytes, tell: Tell, fitted: Fit = fit) -> Outcome:
    """Goes the whole way; `old` is the network to be replaced, if there is one."""
    game = plan.venue.find()
    if game.features is None:
        raise NoFeatures(fact("no-features", game=game.id))
    counts = {setting.players for setting in plan.settings}
    if len({len(game.features.names(players)) for players in counts}) > 1 or (1 in counts and len(counts) > 1):
        raise UnlikeTables(fact("unlike-tables", game=game.id))
    early: list[Lesson] = []
    late: list[Lesson] = []
    network = b""
    whole: dict[str, Any] = {}
    meta: dict[str, Any] = {}
    taught_by: dict[str, int] = {}
    for number in range(plan.rounds):
        names = plan.bots if number == 0 else list(LATER_BOTS)
        early, late = early + late, []
        for at, (name, seconds) in enumerate(timetable(names, plan.seconds, number == 0)):
            found = play_lessons(plan, game, Side(name, network), seconds, f"{plan.seed}/{number}", open_workers, tell)
            taught_by[name] = taught_by.get(name, 0) + len(found)
            if number == 0 and at == 0 and len(names) > 1:
                early = found
            else:
                late += found
        whole, meta = teach_network(plan, game, early, late, taught_by, open_workers, tell, fitted)
        network = encode(whole, meta)
        tell("taught", {"network": network})
    return pass_gate(plan, whole, meta, old, open_workers, tell)


def timetable(names: list[str], seconds: float, first: bool) -> list[tuple[str, float]]:
    """Who plays how long."""
    shares = dict.fromkeys(names, 0.0)
    quick = names[:1] if first and len(names) > 1 else []
    rest = names[len(quick) :]
    for name in quick:
        shares[name] += FIRST_BOT_SHARE
    for name in rest:
        shares[name] += (1.0 - FIRST_BOT_SHARE * len(quick)) / len(rest)
    return [(name, seconds * share) for name, share in shares.items()]


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
    early: list[Lesson],
    late: list[Lesson],
    taught_by: dict[str, int],
    open_workers: Open,
    tell: Tell,
    fitted: Fit,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Whole-number weights, and what is known about them."""
    features = game.features
    assert features is not None
    unit = game.levels.swing
    usual = [max(1, usual_turns(game, one)) * min(one.players, MAX_SEATS) for one in plan.settings]
    with open_workers() as workers:
        parts: list[tuple[Table, Table] | None] = []
        for lessons, most in zip((early, late), MAX_ROWS, strict=True):
            expected = len(lessons) * sum(usual) / len(usual) * USED_SHARE
            how = Study(plan.venue, plan.settings, min(1.0, most / max(1.0, expected)), unit)
            parts.append(tables(how, lessons, workers) if lessons else None)
    before, main = parts
    assert main is not None
    rows, held = main
    tell("rows", {"rows": len(rows), "held": len(held), "early": len(before[0]) if before is not None else 0})
    arrays, figures = fitted(join(list(before)) if before is not None else None, rows, held, tell)
    sample = rows.rows[:: max(1, len(rows) // SAMPLE_ROWS)]
    whole, shifts = quantise(arrays, sample)
    players = sorted({setting.players for setting in plan.settings})
    rivals = players[-1] > 1 or any(lesson.winners or len(lesson.totals) > 1 for lesson in late)
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
    return whole, meta


def values_of(plan: Plan, name: str) -> list[OptionValue]:
    """The values of an option that are learned, in the order of the settings."""
    found: list[OptionValue] = []
    for setting in plan.settings:
        if setting.options[name] not in found:
            found.append(setting.options[name])
    return found


def pass_gate(
    plan: Plan, whole: dict[str, Any], meta: dict[str, Any], old: bytes, open_workers: Open, tell: Tell
) -> Outcome:
    """Plays the matches. Alone at a table there is no match, and nothing is shown."""
    network = encode(whole, meta)
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
            venue = plan.venue._replace(options=setting.options)
            duel = gate.Duel(venue, setting.players, Side(GATE_BOT, network), others, floor)
            tell("match", {"others": others.spec, "old": bool(others.network)})
            with open_workers() as workers:
                found = gate.decide(
                    duel, plan.matches, plan.seconds / 2, f"gate/{number}", workers, lambda game: tell("duel", {})
                )
            found["old"] = bool(others.network)
            tell("verdict", found)
            meta["matches"].append(found)
            verdicts.append(found["verdict"])
    return Outcome(encode(whole, meta), meta, bool(verdicts) and all(verdict == YES for verdict in verdicts))
