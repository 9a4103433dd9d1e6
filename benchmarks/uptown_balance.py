"""Is UpTown's card list fair? Four leanings play each other; no plan may win too much, no half may be dead.

    python benchmarks/uptown_balance.py measure            judges the card list and writes uptown-balance.md
    python benchmarks/uptown_balance.py measure FOLDER     judges the card list of a folder, and prints alone
    python benchmarks/uptown_balance.py tune               finds the weights of the leanings anew and prints them

Run it on the compiled package (`PYTHONPATH=build/compiled/site`), where a thousand games take a second.
"""

import sys
from itertools import permutations
from math import sqrt
from pathlib import Path
from random import Random
from typing import cast

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import HALVES, UpTownComponents, card_of, first_half
from ludopolis.games.uptown.game import UpTown
from ludopolis.games.uptown.judgement.greedy_1 import LEANINGS, Leaning, lean
from ludopolis.games.uptown.rules.moves import CELLS, MOVE_DISCARD, MOVE_PLACE
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import STEP_SECOND_ACTION

RESULTS = Path(__file__).parent / "uptown-balance.md"
COUNTS = (2, 3, 4)
NAMES = tuple(name for name, _ in LEANINGS)

# What the card list is held to
GAMES = 4_800
"""Games for each number of players, the same for every seating."""
MOST_SHARE = 1.4
"""No leaning may win more than this many fair shares, at the upper end of the 95 % interval."""
LEAST_CHOSEN = 0.01
"""How often each half must be chosen when its card is in hand and it could be placed."""

# How leanings are tuned
FIGURES = ("coin", "closings", "roof", "height", "ground", "kind", "growth", "harm", "block", "wait")
STEPS = (0.1, 0.4, 1.0, 0.2, 0.4, 0.2, 0.1, 0.4, 1.0, 1.0)
"""The first step of the search, by figure; it is halved in each pass."""
START = (0.25, 1.2, 0.0, -0.1, 0.0, 0.3, 0.1, 1.0, 1.5, 1.0)
"""Where every search begins; found by a rougher one."""
KEPT = {"roof_rusher": ("roof", 3.0), "thrifty": ("coin", 0.5), "gift_giver": ("harm", 2.0)}
"""The weight that defines a leaning is not tuned. All others are, so that no leaning is weak by neglect."""
PASSES = 2
TRIAL = 1_440
"""Games for each number of players by which a step is judged, always with the same seeds."""
WORTH_IT = 0.008
"""The least gain, in fair shares, for which a step is taken: less is noise."""

Weights = tuple[float, ...]


class Tally:
    """How often each half could have been placed, and how often it was."""

    def __init__(self) -> None:
        self.open = [0] * HALVES
        self.chosen = [0] * HALVES

    def note(self, state: UpTownState, legal: list[int], move: int) -> None:
        first = first_half(state.held)
        for number in {(option - MOVE_PLACE) // CELLS for option in legal if option != MOVE_DISCARD}:
            self.open[first + number] += 1
        if move != MOVE_DISCARD:
            self.chosen[first + (move - MOVE_PLACE) // CELLS] += 1


def play(game: UpTown, leanings: list[Leaning], seed: str, tally: Tally | None = None) -> UpTownState:
    """One game, a leaning on every seat."""
    rng = Random(seed)
    state = game.empty(len(leanings), game.complete({}, len(leanings)))
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        move = legal[0] if len(legal) == 1 else lean(state, seat, legal, rng, leanings[seat])
        if tally is not None and state.step != STEP_SECOND_ACTION:
            tally.note(state, legal, move)
        state.play(seat, move)
    return state


def victory(state: UpTownState, seat: int) -> float:
    """1 for a victory, less for a shared one."""
    winners = state.results().winners
    return 1 / len(winners) if seat in winners else 0.0


# Tuning


def tune() -> None:
    """Coordinate search: each leaning in turn against the other three, with smaller steps in each pass."""
    weights = {name: kept(name, START) for name in NAMES}
    for turn in range(PASSES):
        for name in NAMES:
            best = strength(name, weights)
            for index, figure in enumerate(FIGURES):
                if figure == KEPT.get(name, ("", 0.0))[0]:
                    continue
                for step in (STEPS[index] / 2**turn, -STEPS[index] / 2**turn):
                    while (found := strength(name, tried := moved(weights, name, index, step))) > best + WORTH_IT:
                        best, weights = found, tried
            shown = ", ".join(f"{figure} {value:g}" for figure, value in zip(FIGURES, weights[name], strict=True))
            print(f"pass {turn + 1}, {name}: {best:.3f} fair shares with {shown}", flush=True)


def kept(name: str, weights: Weights) -> Weights:
    """Weights with the leaning's own figure set."""
    own, value = KEPT.get(name, ("", 0.0))
    return tuple(value if figure == own else weight for figure, weight in zip(FIGURES, weights, strict=True))


def moved(weights: dict[str, Weights], name: str, index: int, step: float) -> dict[str, Weights]:
    """All weights, with one figure of one leaning changed."""
    own = list(weights[name])
    own[index] = round(own[index] + step, 4)
    return {**weights, name: tuple(own)}


def strength(name: str, weights: dict[str, Weights]) -> float:
    """How many fair shares a leaning wins against the others, over all numbers of players."""
    leanings = {other: Leaning(*figures) for other, figures in weights.items()}
    total = 0.0
    for players in COUNTS:
        seatings = [seating for seating in permutations(NAMES, players) if name in seating]
        won = 0.0
        games = TRIAL // len(seatings) * len(seatings)
        for game in range(games):
            seating = seatings[game % len(seatings)]
            state = play(GAME, [leanings[other] for other in seating], f"tune {players} {game}")
            won += victory(state, seating.index(name))
        total += won / games * players
    return total / len(COUNTS)


# Measuring


def measure(judged: UpTown) -> tuple[bool, str]:
    """Whether the card list is fair, and a report."""
    tally = Tally()
    leanings = dict(LEANINGS)
    lines = [
        "# UpTown: is the card list fair?",
        "",
        "Written by `benchmarks/uptown_balance.py measure`. Four leanings of one greedy evaluator play each other, "
        f"every seating alike. A share of 1 is fair. Cards: {judged.components.digest}.",
        "",
        "| players | games | rounds | points | leaning | games played | share won | 95 % interval | at most 1.4 |",
        "| ---: | ---: | ---: | ---: | --- | ---: | ---: | --- | --- |",
    ]
    fair = True
    for players in COUNTS:
        seatings = list(permutations(NAMES, players))
        games = GAMES // len(seatings) * len(seatings)
        won = dict.fromkeys(NAMES, 0.0)
        rounds = points = 0
        for game in range(games):
            seating = seatings[game % len(seatings)]
            state = play(judged, [leanings[name] for name in seating], f"measure {players} {game}", tally)
            rounds += state.round
            points += sum(state.results().totals)
            for seat, name in enumerate(seating):
                won[name] += victory(state, seat)
        played = games * players // len(NAMES)
        for name in NAMES:
            low, high = interval(won[name] / played, played)
            good = high * players <= MOST_SHARE
            fair = fair and good
            cells = (
                players,
                games,
                f"{rounds / games:.1f}",
                f"{points / games / players:.1f}",
                name,
                played,
                f"{won[name] / played * players:.2f}",
                f"{low * players:.2f} … {high * players:.2f}",
                "yes" if good else "**no**",
            )
            lines.append("| " + " | ".join(map(str, cells)) + " |")
    rare, report = halves(cast(UpTownComponents, judged.components), tally)
    return fair and not rare, "\n".join([*lines, "", *report])


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - spread, middle + spread


def halves(cards: UpTownComponents, tally: Tally) -> tuple[int, list[str]]:
    """How many halves are chosen too seldom, and the halves that are chosen least."""
    shares = sorted((tally.chosen[half] / max(1, tally.open[half]), half) for half in range(HALVES))
    rare = sum(share < LEAST_CHOSEN for share, _ in shares)
    lines = [
        f"Halves chosen in less than {LEAST_CHOSEN:.0%} of the placements in which their card was in hand and they "
        f"could be placed, all games together: **{rare}** of {HALVES}. The twenty that are chosen least:",
        "",
        "| card | project | could be placed | chosen | beside it on the card |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for share, half in shares[:20]:
        card = card_of(half)
        others = [project for project in cards.projects_of(card) if project != cards.project_id(half)]
        cells = (cards.ids[card], cards.project_id(half), tally.open[half], f"{share:.1%}", ", ".join(others))
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return rare, lines


def main(arguments: list[str]) -> None:
    if arguments == ["tune"]:
        tune()
    elif arguments[:1] == ["measure"] and len(arguments) <= 2:
        fair, report = measure(UpTown(*arguments[1:]))
        print(report)
        if len(arguments) == 1:
            RESULTS.write_text(report + "\n", "utf-8")
        if not fair:
            sys.exit("The card list is not fair: see above.")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
