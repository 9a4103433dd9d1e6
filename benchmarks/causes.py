"""Do hints say why? Every column against its total, and the sentence against the true causes.

    python -m benchmarks.causes                                        all games, on all cores
    python -m benchmarks.causes happy_city --games 10 --worlds 192     one game
    python -m benchmarks.causes --jobs 16 --out causes.json            keeps positions, turns and what was said

A hint is asked for at every decision of a player who takes every hint, against a Regular, with the limits of the
server. The truth is found by playing both turns to the end in other worlds than the hint's own; a cause is clear if it
is ahead of the second one by two standard errors. In what is kept, `dump` is the position as its seat knows it, `turn`
and `other` are its moves, and `said` are the terms that the sentence names: another program may look for the true
causes in its own way.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ludopolis import bots, registry
from ludopolis.arena.workers import cores, local, spread
from ludopolis.bots.account import REST, Account, said, traded
from ludopolis.bots.hints import advise, explain, hinter, thought_of
from ludopolis.bots.match import Match
from ludopolis.engine.contract import State
from ludopolis.server.tables.bot_turns import HINT_SECONDS, REASONS_SECONDS

GAMES = ("uptown", "happy_city", "ginkgopolis", "welcome_to", "streets")
CLEAR = 2.0
"""Standard errors between the largest cause and the second one."""

Stored = dict[str, Any]


class Case(NamedTuple):
    """A game to play and to look at."""

    game: str
    number: int
    worlds: int
    players: int


class Follower(bots.Bot):
    """Takes every hint, and keeps what it said."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds
        self.left: list[int] = []
        self.found: list[Stored] = []

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The next move of the turn that was advised."""
        legal = state.legal(seat)
        if self.left and self.left[0] in legal:
            return self.left.pop(0)
        self.left = []
        if len(legal) == 1:
            return legal[0]
        began = process_time()
        bot = hinter(state)
        advice = advise(bot, state, seat, Random(state.digest()), seconds=HINT_SECONDS)
        advised = process_time()
        total = advice.total()
        one: Stored = {"dump": state.dump(), "seat": seat, "turn": advice.turn, "other": advice.other}
        one |= {"alike": len(advice.alike), "gain": total, "rows": [], "said": []}
        if advice.other:
            rng = Random(state.digest())
            account = explain(bot, state, seat, advice.turn, advice.other, rng, REASONS_SECONDS)
            rows = account.column(total)
            one |= {"rows": [list(row) for row in rows], "said": said(rows) if total > 0 else traded(rows)}
        one["seconds"] = [round(advised - began, 3), round(process_time() - advised, 3)]
        if total > 0 and self.worlds:
            one["truth"] = truth(bot, state, seat, advice.turn, advice.other, self.worlds)
        self.found.append(one)
        self.left = advice.turn[1:]
        return advice.turn[0]


def truth(bot: Any, state: State, seat: int, turn: list[int], other: list[int], worlds: int) -> Stored:
    """The largest cause in fresh worlds, and whether it is clear."""
    account = Account(thought_of(bot, state, seat), state, turn, other)
    rng = Random(f"truth {state.digest()}")
    seen: list[dict[str, float]] = []
    for _ in range(worlds):
        before = dict(account.sums)
        account.look(1, rng)
        seen.append({term: total - before.get(term, 0.0) for term, total in account.sums.items()})
    ranked = sorted(account.causes(), key=lambda cause: -cause.points)
    first, second = ranked[:2]
    gaps = [one[first.term] - one[second.term] for one in seen]
    mean = sum(gaps) / worlds
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / worlds
    clear = first.points > 0.0 and mean > CLEAR * error
    return {"term": first.term, "points": round(first.points, 2), "clear": clear}


def measure(cases: list[Case]) -> list[Stored]:
    """Runs in a worker."""
    found: list[Stored] = []
    for case in cases:
        game = registry.find(case.game)
        follower = Follower(case.worlds)
        crew: list[bots.Bot] = [follower, *(bots.make("regular") for _ in range(case.players - 1))]
        names = ["follower", *["regular"] * (case.players - 1)]
        Match(game, game.complete({}, case.players), names, crew, f"causes {case.number}").run()
        found += [{"game": case.game, "number": case.number, **one} for one in follower.found]
    return found


def line(game: str, found: list[Stored]) -> str:
    """What was found about a game."""
    shown = [one for one in found if one["gain"] > 0]
    off = sum(sum(row[1] for row in one["rows"]) != one["gain"] for one in shown)
    dumb = sum(not [term for term in one["said"] if term != REST] for one in found)
    deep = sum(REST in one["said"] for one in shown)
    clear = [one for one in shown if one.get("truth", {}).get("clear") and one["gain"] >= 1]
    hit = sum(one["truth"]["term"] in one["said"] for one in clear)
    first = sum(one["truth"]["term"] == one["said"][0] for one in clear if one["said"])
    seconds = [sorted(one["seconds"][at] for one in found) for at in (0, 1)]
    return (
        f"{game}: {len(found)} hints, {len(shown)} columns, {off} of them off; no reason {dumb / len(found):.0%}, "
        f"deeper {deep / max(1, len(shown)):.0%}; clear {len(clear)}, named {hit / max(1, len(clear)):.0%}, "
        f"named first {first / max(1, len(clear)):.0%}; CPU seconds median and longest: turn "
        f"{seconds[0][len(found) // 2]:.2f}, {seconds[0][-1]:.2f}; reasons {seconds[1][len(found) // 2]:.2f}, "
        f"{seconds[1][-1]:.2f}"
    )


def cases(games: list[str], count: int, worlds: int, players: int) -> Iterator[Case]:
    """One game at a time."""
    for number in range(count):
        for game in games:
            yield Case(game, number, worlds, players)


def main() -> None:
    """Measures and tells."""
    parser = ArgumentParser(description="Do hints say why?")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--games", dest="count", type=int, default=12)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=192)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found: list[Stored] = []
    work = cases(given.games, given.count, given.worlds, given.players)
    with local(given.jobs) as workers:
        found.extend(spread(measure, work, workers))
    for game in given.games:
        mine = [one for one in found if one["game"] == game]
        if mine:
            print(line(game, mine))
    if given.out:
        given.out.write_text("\n".join(json.dumps(one) for one in found) + "\n", "utf-8")


if __name__ == "__main__":
    main()
