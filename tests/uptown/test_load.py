"""Positions from data: what is accepted, and clear errors for what is not a position."""

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadPosition, BrokenLaw
from ludopolis.games.uptown import GAME
from uptown.given import do, fresh, given, given_data

STREETS = ["shop | family_flat tiled_roof P24:roof_garden | noisy_bar", "gated_flats"]


def changed(path: str, value: object, data: Data | None = None) -> Data:
    """A good position with one field replaced; `seats.0.wallet` names a place."""
    data = copy.deepcopy(data or given_data(streets=STREETS, held="P01"))
    place: Any = data
    *way, last = path.split(".")
    for word in way:
        place = place[int(word) if word.isdigit() else word]
    place[int(last) if last.isdigit() else last] = value
    return data


def refused(data: Data) -> str:
    with pytest.raises(BadPosition) as wrong:
        GAME.load(data)
    assert wrong.value.reason.kind == "bad-field"
    return str(wrong.value.reason.args["field"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_survives_dump_and_load(players: int) -> None:
    rng = Random(players)
    state = fresh(players, count_uncollected=True)
    while (pending := state.pending()) != 0:
        data = state.dump()
        again = GAME.load(json.loads(json.dumps(data)))
        assert again.dump() == data
        assert again.pending() == pending
        seat = CHANCE if pending == CHANCE else (pending & -pending).bit_length() - 1
        legal = state.legal(seat)
        assert again.legal(seat) == legal
        state.play(seat, legal[int(rng.random() * len(legal))])
    assert GAME.load(state.dump()).results() == state.results()


def test_what_a_dump_says() -> None:
    state = given(held="P01", streets=["shop | noisy_bar"], wallets=[7], coins=[0, 4], tops="P09 P17", sizes=[3, 5])
    data = state.dump()
    assert data["seats"][0]["wallet"] == 7
    assert data["seats"][1]["deck"] == {"size": 5, "top": "P17", "coins": 4}
    assert data["seats"][0]["street"][0] == [{"card": "P40", "project": "shop", "by": 0}]
    assert data["seats"][0]["street"][1][0]["by"] == 1
    assert (data["held"], data["step"], data["actor"], data["first"], data["round"]) == ("P01", "free_card", 0, 0, 3)
    assert data["common"] == {"size": 12, "top": "M02"}
    assert len(data["unseen"]) == 2 + 4 + 11
    assert data["options"] == {"count_uncollected": False}
    assert data["uncovering"] is None
    assert data["last_round"] is None
    assert data["viewer"] == -1
    do(state, "discard", "buy 0")
    assert state.dump()["uncovering"] == 0


def test_the_common_pile_is_named_while_it_is_uncovered() -> None:
    state = do(given(), "municipal")
    assert state.dump()["uncovering"] == "common"
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players", 5, "players"),
        ("players", True, "players"),
        ("options", {"pace": 1}, "options"),
        ("options", [], "options"),
        ("viewer", 2, "viewer"),
        ("viewer", -2, "viewer"),
        ("round", 43, "round"),
        ("round", 0, "round"),
        ("round", "3", "round"),
        ("last_round", "soon", "last_round"),
        ("last_round", "deck_empty", "last_round"),
        ("last_round", "street_closed", "last_round"),
        ("step", "draft", "step"),
        ("step", None, "step"),
        ("actor", 2, "actor"),
        ("actor", -1, "actor"),
        ("first", -1, "first"),
        ("first", 2, "first"),
        ("held", "P85", "held"),
        ("held", 1, "held"),
        ("held", None, "decks"),
        ("held", "P09", "decks"),
        ("uncovering", 2, "uncovering"),
        ("uncovering", True, "uncovering"),
        ("uncovering", 0, "decks"),
        ("common", None, "common"),
        ("common.size", 29, "common.size"),
        ("common.size", 11, "decks"),
        ("common.top", "M99", "common.top"),
        ("common.top", None, "decks"),
        ("unseen", "P09", "unseen"),
        ("unseen", ["X"], "unseen"),
        ("unseen", [], "decks"),
        ("discards", [7], "discards"),
        ("discards", [], "decks"),
        ("seats", [], "seats"),
        ("seats.0", 1, "seats.0"),
        ("seats.0.wallet", -1, "seats.0.wallet"),
        ("seats.1.wallet", 1.0, "seats.1.wallet"),
        ("seats.1.wallet", 2_000_000, "seats.1.wallet"),
        ("seats.1.deck", [], "seats.1.deck"),
        ("seats.1.deck.size", 43, "seats.1.deck.size"),
        ("seats.1.deck.size", 9, "decks"),
        ("seats.1.deck.coins", -1, "seats.1.deck.coins"),
        ("seats.0.deck.coins", 3, "deck_coins"),
        ("seats.1.deck.top", "Q", "seats.1.deck.top"),
        ("seats.0.street", [[]] * 4, "seats.0.street"),
        ("seats.0.street.4", None, "seats.0.street.4"),
        ("seats.0.street.4", [5], "seats.0.street.4"),
        ("seats.0.street.0.0.card", "P99", "seats.0.street.0.card"),
        ("seats.0.street.0.0.project", "park", "seats.0.street.0.project"),
        ("seats.0.street.0.0.by", 2, "seats.0.street.0.by"),
        ("seats.0.street.0.0.by", 1, "streets"),
        ("seats.0.street.2.0.by", 0, "streets"),
    ],
)
def test_what_is_refused(path: str, value: object, field: str) -> None:
    assert refused(changed(path, value)) == field


@pytest.mark.parametrize("name", list(given_data()))
def test_no_field_may_be_missing(name: str) -> None:
    data = given_data()
    del data[name]
    assert refused(data) == name


@pytest.mark.parametrize("name", ["size", "top", "coins"])
def test_no_field_of_a_deck_may_be_missing(name: str) -> None:
    data = given_data()
    del data["seats"][1]["deck"][name]
    assert refused(data) == f"seats.1.deck.{name}"


@pytest.mark.parametrize(
    "street",
    [
        "loft",  # not on the ground floor
        "family_flat museum",  # ground floor only
        "roof_garden",  # needs a roof
        "family_flat tiled_roof flats",  # above a roof
        "concierge noisy_bar",  # no gifts above
    ],
)
def test_impossible_streets(street: str) -> None:
    assert refused(given_data(streets=[street])) == "streets"


def test_a_card_on_two_plots() -> None:
    data = given_data(streets=["park"])
    data["seats"][0]["street"][1] = data["seats"][0]["street"][0]
    assert refused(data) == "decks"


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"step": "free_card"}, "held"),
        ({"held": "M03", "step": "place_bought"}, "held"),
        ({"held": "P01", "step": "place_municipal"}, "held"),
        ({"step": "over", "actor": -1}, "step"),
        ({"step": "over", "actor": 0, "sizes": [0], "last_round": "deck_empty"}, "actor"),
        ({"step": "deal", "actor": -1}, "decks"),
        ({"step": "start", "actor": -1, "first": -1, "round": 0}, "decks"),
        ({"sizes": [0]}, "last_round"),
        ({"streets": ["park | square | square | square | kiosk"]}, "last_round"),
    ],
)
def test_impossible_steps(position: dict[str, Any], field: str) -> None:
    assert refused(given_data(**position)) == field


def test_a_bought_card_can_be_placed() -> None:
    assert GAME.load(given_data(held="P67", step="place_bought", streets=["museum"])).legal(0) != []
    assert refused(given_data(held="P67", step="place_bought")) == "held"


def test_a_blinded_position_is_the_position_itself() -> None:
    state = given(streets=STREETS)
    blinded = state.blind(1)
    assert blinded.dump() == {**state.dump(), "viewer": 1}
    assert GAME.load(blinded.dump()).viewer == 1
    assert blinded.determinize(Random(1)).dump() == state.dump()


def test_the_audit_names_what_is_broken() -> None:
    state = given(streets=STREETS)
    state.count[0] += 1
    with pytest.raises(BrokenLaw, match="kept counts"):
        state.audit()
    other = given(streets=STREETS)
    other.discards.append(other.unseen[0])
    with pytest.raises(BrokenLaw, match="every card is in one place"):
        other.audit()


def test_a_clone_shares_nothing_changeable() -> None:
    state = given(held="P01", streets=STREETS)
    before = state.dump()
    twin = state.clone()
    assert twin.dump() == before
    do(twin, "place flats 1", "buy 0")
    assert state.dump() == before
    assert twin.events is None


def test_states_travel_by_pickle() -> None:
    state = given(held="P01", streets=STREETS)
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()
    assert refused({}) == "players"
