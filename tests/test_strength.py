"""The store of the strength pages: matches go on from where they stand, and nothing is lost."""

from typing import Any

from benchmarks.strength import add, entry_of, keep, read
from benchmarks.strength_matches import EARLIER, FIRST, FOLDER, FULL, LADDER, Trial, identity, trials
from benchmarks.strength_overview import overview
from benchmarks.strength_pages import page
from ludopolis import registry
from ludopolis.engine.values.options import OptionValue
from ludopolis.training.gate import Game

TRIAL = Trial(LADDER, "uptown", 2, {}, "greedy", "greedy~10", 200)
EXPERT: dict[str, OptionValue] = {"mode": "expert"}
GAMES = [Game(0, 1.0, 5.0, 0.001, 0.002), Game(0, 0.0, -3.0, 0.003, 0.004)]


def stored(**more: Any) -> dict[str, Any]:
    entry = {**TRIAL.key(), "with": [1, "a", "b"], "games": 8, "won": 6.0, "margin": 4.0, "squares": 9.0, **more}
    return {"matches": [entry]}


def test_a_match_goes_on_from_where_it_stands() -> None:
    store = stored(own_ms=4.0, other_ms=4.0)
    entry = entry_of(store, TRIAL, [1, "a", "b"])
    add(entry, GAMES)
    keep(store, TRIAL, entry)
    assert store["matches"] == [entry]
    assert (entry["games"], entry["won"], entry["margin"], entry["squares"]) == (10, 7.0, 6.0, 43.0)
    assert (entry["own_ms"], entry["other_ms"]) == (3.6, 3.8)


def test_other_rules_other_networks_and_calibrations_begin_anew_but_stay_until_there_are_games() -> None:
    now = [1, "a", "b"]
    for store in (stored(calibration=True), stored(**{"with": [2, "a", "b"]}), stored(**{"with": [1, "a", "c"]})):
        before = list(store["matches"])
        entry = entry_of(store, TRIAL, now)
        assert entry["games"] == 0
        keep(store, TRIAL, entry)
        assert store["matches"] == before
        add(entry, GAMES)
        keep(store, TRIAL, entry)
        assert store["matches"] == [entry]


def test_a_match_counts_for_the_network_of_its_table_alone() -> None:
    game = registry.find("happy_city")
    family, expert = (Trial(FIRST, game.id, 2, options, "net:60", "expert-1", 300) for options in ({}, EXPERT))
    no_network = Trial(LADDER, game.id, 2, {}, "greedy", "greedy~10", 200)
    found = [identity(game, one) for one in (family, expert, no_network)]
    assert len({str(one) for one in found}) == 3
    assert found[2] == [game.version, game.components.digest, ""]


def test_the_overview_says_what_is_shown_and_what_is_not() -> None:
    def entry(won: float, games: int) -> dict[str, Any]:
        return {"games": games, "won": won * games, "margin": 0.0, "squares": 0.0, "own_ms": 20.0, "other_ms": 600.0}

    game = registry.find("uptown")
    found = {one.players: one for one in trials(game) if one.kind in (FIRST, FULL)}
    old = [game.version, game.components.digest, "another network"]
    today = identity(game, found[4])
    matches = [
        {**found[2].key(), **entry(0.64, 418), "with": old, "read_at": [120, 300, 418]},
        {**found[4].key(), **entry(0.3, 400), "with": today},
    ]
    lines = overview([game], {"uptown": {"matches": matches}}).splitlines()
    (two,) = (line for line in lines if "2 players" in line)
    (four,) = (line for line in lines if "4 players" in line)
    assert "418 ² of 600, read at 120 and 300 |" in two
    assert "58.0%: yes" in two
    assert "70.0%: not reached" in two
    assert "| 400 |" in four
    assert "32.5%: not shown" in four
    assert EARLIER in lines, "what the mark means is said"
    assert not any("3 players" in line for line in lines), "a match that has no games is not there"


def test_the_pages_tell_what_is_stored() -> None:
    games = [registry.find(path.stem) for path in sorted(FOLDER.glob("*.json"))]
    store = {game.id: read(FOLDER, game) for game in games}
    for game in games:
        assert (FOLDER / f"{game.id}.md").read_text("utf-8") == page(game, store[game.id]), game.id
    assert (FOLDER / "overview.md").read_text("utf-8") == overview(games, store)
