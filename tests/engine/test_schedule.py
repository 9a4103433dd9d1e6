"""Schedules cover what they promise."""

from itertools import combinations

from barter import GAME

from ludopolis.engine.check.schedule import covering, settings


def test_every_allowed_setting_is_listed() -> None:
    assert {(setting.players, setting.options["rounds"]) for setting in settings(GAME)} == {
        (2, 2),
        (2, 1),
        (3, 2),
        (3, 1),
    }


def test_a_schedule_covers_every_combination_and_is_always_the_same() -> None:
    for width in (1, 2):
        chosen = covering(GAME, width)
        wanted = {c for s in settings(GAME) for c in combinations([("players", s.players), *s.options.items()], width)}
        covered = {c for s in chosen for c in combinations([("players", s.players), *s.options.items()], width)}
        assert covered == wanted
        assert chosen == covering(GAME, width)
    assert len(covering(GAME, 1)) == 2


def test_settings_have_names() -> None:
    assert covering(GAME, 1)[0].name() == "p2-rounds=2"
