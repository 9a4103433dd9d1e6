"""Dumps: written and read back at every moment, and what is refused."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import Change, set_to

from ginkgopolis.given import Building, Side, draw, load, play, table, table_data
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadPosition
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

MODES: tuple[tuple[int, dict[str, str | int | bool]], ...] = (
    (1, {"solo_level": "expert"}),
    (2, {"characters": "draft"}),
    (3, {}),
    (5, {"screens": "closed"}),
)


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(MODES))
def test_a_dump_is_read_back_unchanged_at_every_moment(
    seed: int, mode: tuple[int, dict[str, str | int | bool]]
) -> None:
    players, options = mode
    state = GAME.new(options, players)
    rng = Random(seed)
    moves = 0
    while (pending := state.pending()) != 0:
        seat = CHANCE if pending == CHANCE else (pending & -pending).bit_length() - 1
        if rng.random() < 0.06:
            again = GAME.load(json.loads(json.dumps(state.dump())))
            assert again.dump() == state.dump()
            assert again.legal(seat) == state.legal(seat)
            blinded = state.blind(int(rng.random() * players)).dump()
            assert GAME.load(json.loads(json.dumps(blinded))).dump() == blinded
            state = again
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
        moves += 1
    state.audit()
    assert moves > 50


def test_a_dump_is_readable() -> None:
    data = table(3, Side(hand=["R6"], tiles=["Y4"]), buildings={"R6": Building((0, 0), 2, 1)}).dump()
    assert data["todo"] == [{"step": "select", "who": -1, "count": 0}]
    assert {"cell": [0, 0], "tiles": ["R6", "Y3"], "owner": 1} in data["city"]
    assert data["tokens"]["A"] == [-1, 2]
    assert data["sides"][0]["tiles"] == ["Y4"]
    assert data["sides"][0]["hand"][-1] == {"card": "R6", "known": [0]}
    assert data["options"]["characters"] == "trios"
    assert data["sides"][2]["tableau"][-1] == "Y3"


def test_choices_are_dumped_and_loaded() -> None:
    state = table(4, Side(hand=["A"], tiles=["Y4"]), Side(hand=["B"]), Side(hand=["C"]))
    play(state, 0, "play A Y4")
    play(state, 1, "play B")
    assert [side["choice"] for side in state.dump()["sides"]] == [["play", "A", "Y4"], ["play", "B"], None, None]
    assert load(state.dump()).dump() == state.dump()
    play(state, 2, "renew")
    assert state.pending() == CHANCE
    assert load(state.dump()).dump() == state.dump()


def test_the_spectators_blinded_state_is_loaded_too() -> None:
    dumped = table(2).blind(SPECTATOR).dump()
    assert dumped["viewer"] == "spectator"
    assert load(dumped).dump() == dumped


# What is refused

BASE = table_data(
    3,
    Side(hand=["A", "B", "C", "R6"], tiles=["Y4", "Y5"]),
    Side(hand=["E", "F", "G", "H"]),
    buildings={"R6": Building((0, 0), 2, 1), "B9": Building((2, 2), 1, 0)},
    sites=["B9"],
    deck=5,
)


def refused(change: Change) -> str:
    """The field that is named after this change."""
    data = json.loads(json.dumps(BASE))
    load(data)
    change(data)
    with pytest.raises(BadPosition) as wrong:
        GAME.load(data)
    assert wrong.value.reason.kind == "bad-field"
    return str(wrong.value.reason.args["field"])


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players", 6, "players"),
        ("players", "3", "players"),
        ("viewer", 3, "viewer"),
        ("options", [], "options"),
        ("options", {"characters": "duel"}, "options"),
        ("options", {"solo_level": "expert"}, "options"),
        ("todo", {}, "todo"),
        ("todo", [7], "todo"),
        ("todo", [], "flags"),
        ("todo.0.step", "dance", "todo.step"),
        ("todo.0.step", "bonus", "todo"),
        ("todo.0.step", "first_player", "waiting"),
        ("todo.0.step", "take", "waiting"),
        ("todo.0.who", 3, "todo.who"),
        ("todo.0.count", -1, "todo.count"),
        ("waiting", [0, 1], "ready"),
        ("waiting", [], "waiting"),
        ("waiting", [3], "waiting"),
        ("ready", "all", "ready"),
        ("moment", -1, "moment"),
        ("round", True, "round"),
        ("first", 3, "first"),
        ("first", None, "first"),
        ("flags", ["boredom"], "flags"),
        ("flags", ["tiles"], "flags"),
        ("city", {}, "city"),
        ("city.0.cell", [0], "city.0.cell"),
        ("city.0.cell", [0, 54], "city.0.cell"),
        ("city.0.cell", [0, "1"], "city.0.cell"),
        ("city.1.cell", [0, 0], "city.1.cell"),
        ("city.0.tiles", [], "city.0.tiles"),
        ("city.0.tiles", ["R21"], "city.0.tiles"),
        ("city.0.tiles", ["R6", "R6"], "city.0.tiles"),
        ("city.0.owner", 3, "city.0.owner"),
        ("city.0.owner", None, "city"),
        ("city.1.owner", 2, "sides.0.supply"),
        ("city.0.owner", 2, "sides.1.supply"),
        ("sites", ["Y4"], "sites"),
        ("sites", ["R1"], "sites"),
        ("sites", ["R6"], "sites"),
        ("sites", [], "discard"),
        ("tokens", [], "tokens"),
        ("tokens.A", [0, 0], "tokens.A"),
        ("tokens.A", [5, 5], "tokens"),
        ("tokens.A", [-2, -2], "tokens"),
        ("tokens.A", None, "tokens"),
        ("supply", None, "supply"),
        ("supply.left", 61, "supply.left"),
        ("supply.left", 3, "supply.left"),
        ("supply.exhausted", 3, "supply.exhausted"),
        ("supply.exhausted", 2, "supply.left"),
        ("supply.unseen", ["Y20"], "supply.unseen"),
        ("supply.removed", ["Y20"], "supply.unseen"),
        ("supply.returned", ["Y19"], "supply.returned"),
        ("shown", ["Y20"], "shown"),
        ("giving", ["Y4"], "giving"),
        ("deck", [], "deck"),
        ("deck.left", 4, "deck.left"),
        ("deck.left", 73, "deck.left"),
        ("deck.shuffles", -1, "deck.shuffles"),
        ("deck.unseen", ["A"], "deck.unseen"),
        ("deck.older", {"A": 1}, "deck.older.A"),
        ("deck.older", {"Z": 0}, "deck.older.Z"),
        ("discard", ["Z"], "discard"),
        ("discard.0", "A", "deck.unseen"),
        ("sides", [], "sides"),
        ("sides.0", 5, "sides.0"),
        ("sides.0.resources", -1, "sides.0.resources"),
        ("sides.0.resources", 7, "sides.0.supply"),
        ("sides.0.points", "many", "sides.0.points"),
        ("sides.0.renewals", 3, "sides.0.renewals"),
        ("sides.0.card", "A", "sides.0.card"),
        ("sides.0.card", "face_down", "sides.0.card"),
        ("sides.0.card", {"card": "A", "known": [0]}, "deck.unseen"),
        ("sides.0.tile", "Q", "sides.0.tile"),
        ("sides.0.tile", "Y6", "sides.0.tile"),
        ("sides.0.tableau", ["R20"], "sides.0.tableau"),
        ("sides.0.tableau", ["planner"], "sides.0.tableau"),
        ("sides.2.tableau", [], "sides.0.tableau"),
        ("sides.0.hand", None, "sides.0.hand"),
        ("sides.0.hand.0", "A", "sides.0.hand.0"),
        ("sides.0.hand.0.card", "Z", "sides.0.hand.0.card"),
        ("sides.0.hand.0.card", "E", "sides.0.hand"),
        ("sides.0.hand.0.known", [], "sides.0.hand"),
        ("sides.0.hand.0.known", [3], "sides.0.hand.0.known"),
        ("sides.0.tiles", ["Y4", "Y4"], "supply.unseen"),
        ("sides.0.tiles", ["Y4"], "supply.unseen"),
        ("sides.0.tiles", "Y4", "sides.0.tiles"),
        ("sides.0.tiles.0", {"tile": "?", "shuffle": 2}, "sides.0.tiles.shuffle"),
        ("sides.0.tiles.0", {"tile": "?", "shuffle": 0}, "supply.unseen"),
        ("sides.0.choice", ["play", "A"], "sides.0.choice"),
        ("sides.0.choice", "play A", "sides.0.choice"),
        ("sides.0.choice", ["dance"], "sides.0.choice"),
        ("sides.0.choice", ["play", "Z"], "sides.0.choice"),
        ("draft", {}, "draft.technician_urbanize_1"),
    ],
)
def test_a_bad_field_is_named(path: str, value: object, field: str) -> None:
    assert refused(set_to(path, value)) == field


def test_a_choice_must_be_legal() -> None:
    def chosen(words: list[str]) -> Change:
        def change(data: Data) -> None:
            data["waiting"], data["ready"] = [1, 2], [0]
            data["sides"][0]["choice"] = words

        return change

    assert refused(chosen(["play", "E"])) == "sides.0.choice"
    assert refused(chosen(["play", "A", "Y6"])) == "sides.0.choice"
    assert refused(chosen(["keep", "planner_exploit_1"])) == "sides.0.choice"
    data = json.loads(json.dumps(BASE))
    chosen(["play", "A", "Y4"])(data)
    assert load(data).pending() == 0b110


def test_hands_are_full_when_cards_are_chosen() -> None:
    def change(data: Data) -> None:
        data["deck"]["unseen"].append(data["sides"][0]["hand"].pop()["card"])
        data["deck"]["left"] += 1

    assert refused(change) == "sides.0.hand"


def test_only_a_blinded_position_has_unknowns() -> None:
    data = table(2).blind(0).dump()
    data["viewer"] = -1
    with pytest.raises(BadPosition, match="sides"):
        GAME.load(data)


def test_a_draft_is_loaded_and_checked() -> None:
    state = GAME.new({"characters": "draft"}, 3)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.legal(CHANCE)[0])
    data = state.dump()
    assert GAME.load(data).dump() == data
    names = list(data["draft"])
    for place in ("packet 3", "kept 4 0", "somewhere", "kept 1 0"):
        broken = json.loads(json.dumps(data))
        broken["draft"][names[0]] = place
        with pytest.raises(BadPosition, match="draft"):
            GAME.load(broken)
    del data["draft"]
    with pytest.raises(BadPosition, match="draft"):
        GAME.load(data)


def test_positions_in_the_middle_of_an_action_are_loaded() -> None:
    state = table(2, Side(tiles=["Y9"], hand=["C"]), quiet="urbanize")
    play(state, 1, f"play {state.view(1)['sides'][1]['hand'][0]}")
    play(state, 0, "play C Y9")
    again = load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    play(again, 0, "token 2,2")
    assert again.dump()["tokens"]["C"] == [2, 2]


def test_a_rebuilt_deck_remembers_older_cards() -> None:
    state = table(2, deck=["R1"])
    for seat in (0, 1):
        play(state, seat, f"play {state.view(seat)['sides'][seat]['hand'][0]}")
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    draw(state, "card R1")
    data = state.dump()
    assert data["deck"]["shuffles"] == 1
    assert set(data["deck"]["older"]) == {"R1"} | {
        one["card"] for side in data["sides"] for one in side["hand"] if one["card"] != "R1"
    }
    assert set(data["deck"]["older"].values()) == {0}
    assert isinstance(GAME.load(data), GinkgopolisState)
    assert GAME.load(data).dump() == data
