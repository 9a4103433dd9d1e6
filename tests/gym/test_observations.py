"""Observations: complete, secret where they must be, named, and fixed in shape.

`ludopolis check` holds every game to most of these laws (`engine/check/observations.py`), in every setting.
"""

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from our_games import OUR_GAMES, settings_of

from ludopolis import registry
from ludopolis.engine.check.check import check_setting
from ludopolis.engine.check.observations import Sights
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import Observation, Row, State, empty_row, entries_of, observe, side_of
from ludopolis.engine.playout import to_choice
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.engine.values.fields import field_names
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to.rules.sheet import FILLED, RINGS, SHEET_END, TWINS

MODES: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "ginkgopolis": [(1, {"solo_level": "expert"}), (3, {"characters": "draft", "screens": "closed"})],
    "happy_city": [(3, {"mode": "expert"})],
    "streets": [(1, {}), (3, {"business": True, "advisors": "random"})],
    "uptown": [(3, {})],
    "welcome_to": [(1, {}), (3, {"draft": True, "expert": True}), (2, {})],
}
"""Tables on which every field of a position is used."""
ALWAYS_APART = {"game", "parts", "table", "players", "viewer", "events", "rules"}
"""What is the same for a whole table, or no part of it."""
LEFT_OUT = {
    "ginkgopolis": {
        "draft", "expert", "closed", "solo_hand", "max_rounds", "sides",  # options
        "at",  # the cells of tiles and tokens, by cell
        "removed",  # empty in a blinded state
        "known",  # follows from who holds a card
    },
    "happy_city": {
        "expert", "summing", "verified_only", "max_rounds",  # options
        "chosen_deck",  # asked by chance alone
        "slot", "names",  # follow from the city
    },
    "streets": {
        "spots", "choices",  # follow from the city
        "grid",  # its roads; cells are the tiles' own
    },
    "uptown": {
        "count_uncollected",  # an option
        "bare",  # asked by chance alone
        "plots", "played_by",  # together: a test of their own
    },
    "welcome_to": {
        "shown",  # what others see of sheets
        "sheets",  # of others; a test of their own
    },
}  # fmt: skip
"""Fields of a position that its observation has no need of, with the reason."""


def decisions(game: str, players: int, options: dict[str, OptionValue], seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of a game, mostly by its policy: random games seldom get far."""
    rng = Random(seed)
    state = registry.find(game).new(options, players)
    while True:
        seat, legal = to_choice(state, rng)
        if seat < 0:
            return
        yield state, seat
        odd = rng.random() < 0.3
        state.play(seat, rng.choice(legal) if odd else state.game.judge.policy(state, seat, legal, rng))


@pytest.mark.parametrize("game", OUR_GAMES)
def test_no_field_of_a_position_is_forgotten(game: str) -> None:
    """A field is taken over from another moment of the game; wherever it differs, so must the observation."""
    missed: set[str] = set()
    for players, options in MODES[game]:
        moments = [(state.clone(), seat) for state, seat in decisions(game, players, options, 5)]
        length = len(entries_of(moments[0][0]))
        noticed: dict[str, bool] = {}
        for at in range(0, len(moments), 5):
            state, seat = moments[at]
            other = moments[(at * 7 + 3) % len(moments)][0].blind(seat)
            mine = state.blind(seat)
            row = written(mine, seat, length)
            for name in field_names(mine):
                if name in ALWAYS_APART | LEFT_OUT[game] or getattr(mine, name) == getattr(other, name):
                    continue
                twin = mine.clone()
                setattr(twin, name, getattr(other, name))
                try:
                    changed = written(twin, seat, length) != row
                except IndexError:
                    changed = True  # it was looked at, and does not fit the rest
                noticed[name] = noticed.get(name, False) or changed
        missed |= {name for name, changed in noticed.items() if not changed}
    assert missed == set()


def written(state: State, seat: int, length: int) -> list[int]:
    """The numbers of a state that is blinded already."""
    row = Row(empty_row(length))
    assert state.game.observation is not None
    state.game.observation.write(state, seat, row)
    found: list[int] = row.numbers.tolist()
    return found


@pytest.mark.parametrize("game", OUR_GAMES)
def test_one_decision_after_another_never_looks_the_same(game: str) -> None:
    players, options = MODES[game][-1]
    before: tuple[int, list[int]] | None = None
    length = len(entries_of(registry.find(game).new(options, players)))
    count = 0
    for state, seat in decisions(game, players, options, 2):
        now = seat, observe(state, seat, length)
        assert now != before
        before = now
        count += 1
    assert count > 20


@pytest.mark.parametrize("game", OUR_GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_numbers(game: str) -> None:
    players, options = MODES[game][-1]
    rng = Random(8)
    length = len(entries_of(registry.find(game).new(options, players)))
    different = 0
    for state, seat in decisions(game, players, options, 3):
        world = state.blind(seat).determinize(rng)
        different += world != state
        assert observe(world, seat, length) == observe(state, seat, length)
    assert different > 10 or not registry.find(game).secrets


def test_choices_of_an_open_phase_stay_secret() -> None:
    state = registry.find("ginkgopolis").new({}, 3)
    rng = Random(4)
    seat, legal = to_choice(state, rng)
    assert (seat, state.pending()) == (0, 0b111)
    length = len(entries_of(state))
    seen = set()
    for move in legal:
        after = state.clone()
        after.play(0, move)
        if after.pending() == 0b110:
            seen.add(tuple(observe(after, 1, length)))
    assert len(seen) == 1


def test_own_things_come_first() -> None:
    state = registry.find("happy_city").new({}, 3)
    to_choice(state, Random(1))
    coins: Any = state
    coins.coins = [7, 8, 9]
    entries = [entry.name for entry in entries_of(state)]
    for seat in range(3):
        row = observe(state, seat, len(entries))
        named = dict(zip(entries, row, strict=True))
        assert [named["me.coins"], named["rival_1.coins"], named["rival_2.coins"]] == [
            [7, 8, 9], [8, 9, 7], [9, 7, 8]
        ][seat]  # fmt: skip
        assert [named[f"seat.{one}"] for one in range(3)] == [int(one == seat) for one in range(3)]
    assert [side_of(who, 1, 3) for who in (-1, 0, 1, 2)] == [0, -2, 1, -1]


def test_streets_and_sheets_are_written_down() -> None:
    """The fields that hold the most, changed one number at a time."""
    moment: Any
    moment, seat = first("uptown", 3, lambda state: sum(map(bool, state.plots)) > 6)
    built = [cell for cell, halves in enumerate(moment.plots) if halves]
    length = len(entries_of(moment))
    row = observe(moment, seat, length)
    for cell in built:
        twin: Any = moment.clone()
        twin.plots[cell] = twin.plots[cell][:-1]
        assert observe(twin, seat, length) != row
    moment, seat = first("welcome_to", 2, lambda state: state.round > 12)
    length = len(entries_of(moment))
    row = observe(moment, seat, length)
    derived = {FILLED, RINGS, TWINS}  # they follow from the numbers
    for who, sheets in ((seat, "sheets"), (1 - seat, "shown")):
        for at in range(SHEET_END):
            twin = moment.clone()
            sheet = getattr(twin, sheets)[who][:]
            sheet[at] = 3 if sheet[at] != 3 else 5
            getattr(twin, sheets)[who] = sheet
            changed = written(twin, seat, length) != row
            assert changed or at in derived, at


def first(game: str, players: int, wanted: Callable[[Any], bool]) -> tuple[State, int]:
    """The first decision of a game at which something holds."""
    return next((state.clone(), seat) for state, seat in decisions(game, players, {}, 5) if wanted(state))


class Forgetful(Observation[Any]):
    """Shows a number of one's own and nothing else."""

    def __init__(self, show: Any) -> None:
        super().__init__(1)
        self.show = show

    def write(self, state: Any, seat: int, row: Row) -> None:
        row.number("shown", self.show(state, seat), 5)


def test_the_check_notices_bad_observations() -> None:
    game = registry.find("streets").with_components("")
    game.observation = Forgetful(lambda state, seat: 0)
    with pytest.raises(BrokenLaw, match="never look the same"):
        check_setting(game, Setting(2, game.complete({}, 2)), "forgetful")
    game.observation = Forgetful(lambda state, seat: 6)
    state = game.new({}, 2)
    assert observe(state, 0, 1) == [5]  # brought within its bounds
    luck = Random(3)
    game.observation = Forgetful(lambda state, seat: int(luck.random() * 5))
    with pytest.raises(BrokenLaw, match="observation: "):
        compare_often(state)


def compare_often(state: State) -> None:
    """Twenty comparisons: one that goes by luck is found out."""
    for _ in range(20):
        Sights().compare(state, 0, Random(1))


@pytest.mark.soak
@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_mode_and_number_of_players(game: str) -> None:
    for setting in every_setting(game):
        sights = Sights()
        for number, (state, seat) in enumerate(decisions(game, setting.players, setting.options, 1)):
            sights.watch(state, seat)
            if number % 10 == 0:
                sights.compare(state, seat, Random(number))
        assert len(sights.legal) > 1


def every_setting(game: str) -> list[Setting]:
    """Settings with every value of every option for every number of players that allows it."""
    return settings_of(game, 2)


ROWS = {
    "ginkgopolis": (1, "ea867d628f7ac383"),
    "happy_city": (1, "2468baa17b6cb95e"),
    "streets": (1, "665c73075058c5d4"),
    "uptown": (1, "5a4093d026d2f29e"),
    "welcome_to": (1, "211fbcbbe0b57e7b"),
}
"""By game: the version of its observation, and a digest of the rows of some random games."""


@pytest.mark.parametrize("game", OUR_GAMES)
def test_rows_are_those_of_their_version(game: str) -> None:
    digest = sha256()
    for players, options in MODES[game]:
        rng, state = Random(1), registry.find(game).new(options, players)
        length = len(entries_of(state))
        while (found := to_choice(state, rng))[0] >= 0:
            digest.update(repr(observe(state, found[0], length)).encode())
            state.play(found[0], found[1][int(rng.random() * len(found[1]))])
    observation = registry.find(game).observation
    assert observation is not None
    now = observation.version, digest.hexdigest()[:16]
    assert now == ROWS[game], "rows have changed: give the observation a new version, here and in gym/versions.toml"


DOCS = Path(__file__).resolve().parents[2] / "docs"
TITLES = {
    "ginkgopolis": "Ginkgopolis",
    "happy_city": "Happy City",
    "streets": "Streets",
    "uptown": "UpTown",
    "welcome_to": "Welcome To…",
}


class Blocks(Row):
    """Collects the names of blocks, without their labels."""

    def __init__(self) -> None:
        super().__init__(empty_row(1 << 16))
        self.names: set[str] = set()

    def block(self, name: str, labels: Any, high: int = 1, low: int = 0) -> Any:
        self.names.add(f"{self.about}.{name}" if self.about else name)
        return super().block(name, labels, high, low)

    def number(self, name: str, value: int, high: int = 1, low: int = 0) -> None:
        self.names.add(f"{self.about}.{name}" if self.about else name)
        super().number(name, value, high, low)


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_block_is_documented(game: str) -> None:
    page = (DOCS / "observations.md").read_text("utf-8")
    section = page.partition(f"## {TITLES[game]}\n")[2].partition("\n## ")[0]
    documented = set(re.findall(r"`([a-z_0-9.]+)`", section))
    written: set[str] = set()
    for players, options in [*MODES[game], (max(2, registry.find(game).players[0]), {})]:
        row = Blocks()
        state = registry.find(game).new(options, players)
        assert state.game.observation is not None
        state.game.observation.write(state.blind(0), 0, row)
        written |= {name for name in row.names if not name.startswith("rival_")}
    alike = re.compile(r"(stack|card)_[23]\b")
    assert {alike.sub(r"\1_1", name) for name in written} - documented == set()
    assert {name for name in documented if name not in written} <= {"stack_2", "stack_3"}
