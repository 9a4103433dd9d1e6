"""Score pads of all games: finished games count as the rules count them, and no field is asked for nothing."""

from functools import cache
from random import Random

import pytest
from our_games import FULL_GAMES, OUR_GAMES, settings_of

from ludopolis import registry
from ludopolis.engine.check.pads import pads_count_alike
from ludopolis.engine.check.schedule import Setting, settings
from ludopolis.engine.contract import CHOICE, GRID, PICK, Field, Game, PadEntry, PadValue, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words

SOAK_GAMES = 10_000 // len(FULL_GAMES)
LANGUAGES = ("en", "ru", "uk", "pl", "cs", "sk", "ro", "hu")


def finished(game: Game, setting: Setting, seed: int, policy: float) -> State:
    """A game played to its end, that share of the moves by the game's policy and the others at random."""
    rng = Random(f"{game.id} {setting.name()} {seed}")
    state = game.new(setting.options, setting.players)
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        clever = rng.random() < policy
        state.play(
            seat, game.judge.policy(state, seat, legal, rng) if clever else legal[int(rng.random() * len(legal))]
        )
    return state


@cache
def sampled(id: str) -> list[tuple[Setting, State]]:
    """A finished game of each setting that the schedule has, every other one mostly clever."""
    game = registry.find(id)
    return [(setting, finished(game, setting, 0, place % 2 * 0.9)) for place, setting in enumerate(settings_of(id))]


@pytest.mark.parametrize("id", FULL_GAMES)
def test_finished_games_count_alike(id: str) -> None:
    heard: dict[str, Fact] = {}

    def hear(prefix: str, told: Fact) -> None:
        heard[f"{prefix}-{told.kind}"] = told

    for setting, state in sampled(id):
        pads_count_alike(state, setting, hear)
    assert len(heard) >= 10
    for language in LANGUAGES:
        words = Words(language, registry.modules()[id])
        assert [key for key in heard if not words.speaks(key)] == []
        assert all(words.say(key.partition("-")[0], told, lambda seat: f"P{seat}") for key, told in heard.items())


@pytest.mark.soak
@pytest.mark.parametrize("id", FULL_GAMES)
def test_ten_thousand_finished_games_count_alike(id: str) -> None:
    game = registry.find(id)
    every = settings(game)
    Random(id).shuffle(every)
    for seed in range(SOAK_GAMES):
        setting = every[seed % len(every)]
        pads_count_alike(finished(game, setting, seed, seed % 4 * 0.3), setting, None)
    assert {setting.players for setting in every} == set(range(game.players[0], game.players[1] + 1))


@pytest.mark.parametrize("id", FULL_GAMES)
def test_every_field_changes_some_result(id: str) -> None:
    pad = registry.find(id).pad
    assert pad is not None
    asked: set[str] = set()
    matters: set[str] = set()
    for setting, state in sampled(id):
        entry = pad.entry(state)
        counted = pad.count(setting.players, setting.options, entry)
        for field in pad.fields(setting.players, setting.options, entry):
            asked.add(field.name)
            if field.name in matters:
                continue
            for other in others(field, entry.get(field.key())):
                changed: PadEntry = {**entry, field.key(): other}
                if field.takes(other) and pad.count(setting.players, setting.options, changed) != counted:
                    matters.add(field.name)
    assert asked - matters == set()


def others(field: Field, value: PadValue | None) -> list[PadValue]:
    """Other values that somebody might enter."""
    if field.kind == CHOICE:
        return list(field.choices)
    if field.kind == PICK:
        return [[str(choice)] for choice in field.choices]
    if field.kind == GRID:
        return [[], [[field.high] + [0] * (field.columns - 1)]]
    number = value if isinstance(value, int) else 0
    return [number + step for step in (-3, -2, -1, 1, 2, 3)]


@pytest.mark.parametrize("id", OUR_GAMES)
def test_every_full_game_has_a_pad_and_a_set_up(id: str) -> None:
    game = registry.find(id)
    if game.draft:
        pytest.skip("a draft need not have a pad")
    assert game.pad is not None
    for setting in settings_of(id):
        steps = game.pad.setup(setting.players, setting.options)
        assert len({step.kind for step in steps}) == len(steps) >= 3
