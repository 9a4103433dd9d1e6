"""Dump and load: round trips, and every kind of bad position is refused with the name of its field."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from happy_city.given import do, expert, fresh, given, given_data
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadPosition, BrokenLaw, fact
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.rules.play import HappyCityState

IDLE = "steelworks spa casino"
TOWNS = ["BM house igloo bank sphinx", "YM museum library grocery", "GM school factory pyramid"]


def play_some(seed: int, players: int, mode: str, moves: int) -> HappyCityState:
    rng = Random(seed)
    state = fresh(players, mode, max_rounds=12)
    for _ in range(moves):
        pending = state.pending()
        if pending == 0:
            break
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.random() * len(legal))])
    return state


@settings(max_examples=60, deadline=None)
@for_all(st.integers(0, 10_000), st.integers(2, 5), st.sampled_from(["family", "expert"]), st.integers(0, 260))
def test_any_position_survives_dump_and_load(seed: int, players: int, mode: str, moves: int) -> None:
    state = play_some(seed, players, mode, moves)
    data = state.dump()
    again = GAME.load(json.loads(json.dumps(data)))
    assert again.dump() == data
    assert again.pending() == state.pending()
    assert again.view(0) == state.view(0)
    state.audit()
    rng, same = Random(seed), Random(seed)
    for _ in range(12):
        pending = state.pending()
        if pending == 0:
            break
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        assert again.legal(seat) == state.legal(seat)
        move = state.sample(rng) if seat == CHANCE else state.legal(seat)[-1]
        assert seat != CHANCE or again.sample(same) == move
        state.play(seat, move)
        again.play(seat, move)
    assert again.digest() == state.digest()


def test_pickle() -> None:
    state = play_some(3, 3, "expert", 80)
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


def test_a_dump_uses_the_words_of_the_rules() -> None:
    towns = ["BM house igloo bank", "YM museum undersea_tunnel"]
    state = expert(
        cities=towns, coins=[3, 4], charges={1: 1}, face_up="zoo zoo spa", piles={2: "hospital"}, max_rounds=9
    )
    data = state.dump()
    assert data["players"] == 2
    assert data["options"] == {"mode": "expert", "scoring": "product", "max_rounds": 9, "verified_only": False}
    assert (data["viewer"], data["round"], data["last_round"]) == (-1, 3, False)
    assert (data["step"], data["actor"], data["chosen_deck"]) == ("action", 0, 0)
    assert data["face_up"] == ["spa.1", "zoo.1", "zoo.2"]
    assert data["dwellings"] == {"house": 0, "apartment_block": 1, "luxury_residence": 1}
    assert data["decks"][1]["discarded"] == ["hospital.1"]
    assert "hospital.2" in data["decks"][1]["unseen"]
    assert data["cities"] == [
        {
            "coins": 3,
            "cards": ["blue_market", "house", "igloo.1", "bank.1"],
            "acts_as": None,
            "charges": 0,
            "copies_seat": -1,
        },
        {
            "coins": 4,
            "cards": ["yellow_market", "museum.1", "undersea_tunnel"],
            "acts_as": None,
            "charges": 1,
            "copies_seat": -1,
        },
    ]
    assert len(data["row"]) + len(data["box"]) == 37


def test_the_chosen_deck_is_dumped_only_while_chance_draws_from_it() -> None:
    state = given(face_up="zoo", step="reveal")
    do(state, "reveal 3")
    assert (state.dump()["step"], state.dump()["chosen_deck"]) == ("draw", 3)
    assert GAME.load(state.dump()).chance() == state.chance()
    do(state, "spa")
    assert state.dump()["chosen_deck"] == 0


def test_viewers() -> None:
    state = given(face_up=IDLE)
    for viewer in (-1, 0, 1, SPECTATOR):
        assert GAME.load({**state.dump(), "viewer": viewer}).viewer == viewer
    for viewer in (-2, 2, 28, 30):
        refused({**state.dump(), "viewer": viewer}, "viewer")


def refused(data: Any, field: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.load(data)
    assert wrong.value.reason == fact("bad-field", field=field)


Change = Callable[[Data], object]


def changed(data: Data, change: Change) -> Data:
    data = copy.deepcopy(data)
    change(data)
    return data


FAMILY = given_data(3, cities=["WM house bank", "WM bank"], face_up="zoo spa casino")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda d: d.pop("players"), "players"),
        (lambda d: d.update(players=6), "players"),
        (lambda d: d.update(players=True), "players"),
        (lambda d: d.update(options=[]), "options"),
        (lambda d: d["options"].update(mode="easy"), "options"),
        (lambda d: d.update(round=0), "round"),
        (lambda d: d.update(round=61), "round"),
        (lambda d: d.update(round="3"), "round"),
        (lambda d: d.update(last_round=0), "last_round"),
        (lambda d: d.update(last_round=True), "last_round"),
        (lambda d: d.update(step="sleep"), "step"),
        (lambda d: d.update(step=6), "step"),
        (lambda d: d.update(actor=3), "actor"),
        (lambda d: d.update(actor=-1), "actor"),
        (lambda d: d.update(actor=-2), "actor"),
        (lambda d: d.update(chosen_deck=1), "chosen_deck"),
        (lambda d: d.update(step="draw", chosen_deck=0), "chosen_deck"),
        (lambda d: d.update(step="draw", chosen_deck=4), "chosen_deck"),
        (lambda d: d["decks"].pop(), "decks"),
        (lambda d: d.update(decks=[1, 2, 3]), "decks.0"),
        (lambda d: d["decks"][1].pop("unseen"), "decks.1.unseen"),
        (lambda d: d["decks"][1]["unseen"].append("igloo.1"), "decks.1.unseen"),
        (lambda d: d["decks"][0]["unseen"].append("igloo.1"), "decks.0.unseen"),
        (lambda d: d["decks"][0]["unseen"].append("casino.1"), "decks.0.unseen"),
        (lambda d: d["decks"][0]["discarded"].append("igloo.1"), "decks"),
        (lambda d: d["decks"][0]["unseen"].remove("igloo.1"), "decks"),
        (lambda d: d["decks"][2].update(shuffles=-1), "decks.2.shuffles"),
        (lambda d: d["face_up"].append("museum.1"), "decks"),
        (lambda d: d["face_up"].append("house"), "face_up"),
        (lambda d: d["face_up"].append("palace"), "face_up"),
        (lambda d: d["face_up"].append("museum.3"), "face_up"),
        (lambda d: d["face_up"].append(7), "face_up"),
        (lambda d: (d["decks"][1]["unseen"].remove("museum.1"), d["face_up"].append("museum.1")), "face_up"),
        (lambda d: d["dwellings"].pop("house"), "dwellings"),
        (lambda d: d["dwellings"].update(tent=1), "dwellings"),
        (lambda d: d["dwellings"].update(house=3), "dwellings.house"),
        (lambda d: d["dwellings"].update(house=-1), "dwellings.house"),
        (lambda d: d["dwellings"].update(house=2), "dwellings"),
        (lambda d: d["dwellings"].update(house=0), "dwellings"),
        (lambda d: d["row"].append("castle"), "box"),
        (lambda d: d["row"].append("museum.1"), "row"),
        (lambda d: d["row"].append(d["row"][0]), "row"),
        (lambda d: d["row"].append(d["box"][0]), "row"),
        (lambda d: d["row"].append(d["box"].pop()), "row"),
        (lambda d: d["box"].append(d["row"].pop()), "row"),
        (lambda d: d["row"].pop(), "box"),
        (lambda d: d["box"].pop(), "box"),
        (lambda d: d["box"].append("bank.1"), "box"),
        (lambda d: d["cities"].pop(), "cities"),
        (lambda d: d["cities"].__setitem__(1, []), "cities.1"),
        (lambda d: d["cities"][1].update(coins=-1), "cities.1.coins"),
        (lambda d: d["cities"][1].update(coins=1.5), "cities.1.coins"),
        (lambda d: d["cities"][1].update(cards="bank"), "cities.1.cards"),
        (lambda d: d["cities"][1].update(cards=["white_market"] * 11), "cities.1.cards"),
        (lambda d: d["cities"][1]["cards"].append("palace"), "cities.1.cards"),
        (lambda d: d["cities"][1]["cards"].append("museum"), "decks"),
        (lambda d: d["cities"][2]["cards"].pop(), "cities"),
        (lambda d: d["cities"][2].update(cards=["house"]), "cities"),
        (lambda d: d["cities"][2].update(cards=["blue_market"]), "cities"),
        (lambda d: d["cities"][2].update(cards=["white_market", "white_market"]), "cities"),
        (lambda d: d["cities"][0].update(cards=["white_market", None, "house", "bank.1"]), "cities"),
        (lambda d: d["cities"][0]["cards"].append("bank.2"), "cities"),
        (lambda d: d["cities"][0].update(cards=["white_market", "toy_shop", "maze"]), "cities"),
        (lambda d: d["cities"][0].update(acts_as="maze"), "row"),
        (lambda d: d["cities"][0].update(acts_as="house"), "cities.0.acts_as"),
        (lambda d: d["cities"][0].update(charges=1), "charges"),
        (lambda d: d["cities"][0].update(charges=-1), "cities.0.charges"),
        (lambda d: d["cities"][0].update(copies_seat=1), "copies_seat"),
        (lambda d: d["cities"][0].update(copies_seat=3), "cities.0.copies_seat"),
        (lambda d: d.update(step="reveal"), "step"),
        (lambda d: d.update(step="draw", chosen_deck=1), "step"),
        (lambda d: d.update(step="special"), "step"),
        (lambda d: d.update(step="louvre"), "step"),
        (lambda d: d.update(step="sphinx"), "step"),
        (lambda d: d.update(step="sphinx", round=60), "step"),
        (lambda d: d.update(step="box", round=60), "step"),
        (lambda d: d.update(step="pyramid", round=60), "step"),
        (lambda d: d.update(step="over", round=60), "actor"),
        (lambda d: d.update(step="over", actor=-1), "step"),
        (lambda d: d.update(step="deal", actor=-1, round=0), "cities"),
        (lambda d: d.update(step="draft", round=0), "cities"),
    ],
)
def test_bad_positions_are_refused(change: Change, field: str) -> None:
    GAME.load(FAMILY)
    refused(changed(FAMILY, change), field)


def test_a_position_must_be_an_object() -> None:
    refused([], "players")


FINAL = given_data(3, "expert", cities=TOWNS, step="over", actor=-1, round=60, face_up=IDLE)
DRAWN = given_data(3, "expert", cities=TOWNS, step="over", actor=-1, round=60, face_up=IDLE, acts_as={0: "castle"})


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda d: d["cities"][1].update(acts_as="pyramid"), "acts_as"),
        (lambda d: d["cities"][2].update(acts_as="sphinx"), "acts_as"),
        (lambda d: d["cities"][2].update(copies_seat=2), "copies_seat"),
        (lambda d: d["cities"][1].update(copies_seat=0), "copies_seat"),
        (lambda d: d["cities"][0].update(charges=1), "charges"),
        (lambda d: d["cities"][1].update(cards=["blue_market", "museum.1", "library.1", "grocery.1"]), "cities"),
        (lambda d: d["cities"][1].update(cards=["white_market", "museum.1", "library.1", "grocery.1"]), "cities"),
        (lambda d: d.update(step="pyramid", actor=1), "step"),
        (lambda d: d.update(step="sphinx", actor=1), "step"),
    ],
)
def test_bad_endings_are_refused(change: Change, field: str) -> None:
    GAME.load(FINAL)
    refused(changed(FINAL, change), field)


def test_good_endings_are_accepted() -> None:
    for change in (
        lambda d: d["cities"][0].update(acts_as="pyramid"),
        lambda d: d["cities"][2].update(copies_seat=1),
        lambda d: d["cities"][2].update(copies_seat=0),
        lambda d: d.update(step="pyramid", actor=2),
        lambda d: d.update(step="sphinx", actor=0),
        lambda d: d.update(step="box", actor=0),
    ):
        data = changed(FINAL, change)
        assert GAME.load(data).dump() == data


def test_the_card_that_a_sphinx_drew_is_not_in_the_box() -> None:
    assert "castle" not in DRAWN["box"]
    assert GAME.load(DRAWN).dump() == DRAWN
    refused(changed(DRAWN, lambda d: d["box"].append("castle")), "row")
    refused(changed(DRAWN, lambda d: d.update(step="sphinx", actor=0)), "acts_as")


def test_an_early_copy_is_refused() -> None:
    data = given_data(3, "expert", cities=TOWNS, round=60, face_up=IDLE, copies={2: 1})
    refused(data, "copies_seat")


TEN = "WM igloo bank florist grocery perfumery shoe_shop bookshop school house"


def test_a_full_city_makes_the_last_round() -> None:
    GAME.load(given_data(cities=["WM", TEN], last_round=True, face_up=IDLE))
    refused(given_data(cities=["WM", TEN], face_up=IDLE), "last_round")
    refused(given_data(cities=["WM", TEN], actor=1, last_round=True, face_up=IDLE), "step")


def test_charges_have_their_limits() -> None:
    for special, most in (("undersea_tunnel", 1), ("louvre", 2)):
        town = [f"BM house {special}"]
        GAME.load(given_data(2, "expert", cities=town, charges={0: most}, face_up=IDLE))
        refused(given_data(2, "expert", cities=town, charges={0: most + 1}, face_up=IDLE), "charges")


def test_louvre_step_only_with_three_players() -> None:
    towns = ["BM house louvre"]
    GAME.load(given_data(3, "expert", cities=towns, charges={0: 1}, step="louvre", face_up=IDLE))
    refused(given_data(2, "expert", cities=towns, charges={0: 1}, step="louvre", face_up=IDLE), "step")
    refused(given_data(3, "expert", cities=towns, charges={0: 0}, step="louvre", face_up=IDLE), "step")


def test_without_face_up_cards_the_step_is_reveal_not_discard() -> None:
    GAME.load(given_data(step="reveal"))
    refused(given_data(step="discard"), "step")
    refused(given_data(step="action"), "step")


def test_a_lost_dwelling_needs_a_statue() -> None:
    town = "BM school library"
    lost: dict[str, Any] = {"stacks": {"house": 0}, "face_up": IDLE}
    GAME.load(given_data(2, "expert", cities=[f"{town} statue_of_liberty"], **lost))
    refused(given_data(2, "expert", cities=[town], **lost), "dwellings")


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (lambda s: s.income.__setitem__(0, 9), "counts"),
        (lambda s: s.residents.__setitem__(0, 9), "counts"),
        (lambda s: s.hearts.__setitem__(0, 9), "counts"),
        (lambda s: s.size.__setitem__(0, 9), "counts"),
        (lambda s: s.names.__setitem__(0, 9), "counts"),
        (lambda s: s.colours.__setitem__(0, 9), "counts"),
        (lambda s: s.slot.__setitem__(0, 3), "counts"),
        (lambda s: s.special.__setitem__(0, 80), "counts"),
        (lambda s: s.coins.__setitem__(1, -1), "coins"),
        (lambda s: s.face_up.reverse(), "face_up"),
        (lambda s: s.row.reverse(), "row"),
        (lambda s: s.unseen.__setitem__(0, 0), "decks"),
        (lambda s: s.stacks.__setitem__(0, 2), "dwellings"),
        (lambda s: s.stacks.__setitem__(0, -1), "dwellings"),
        (lambda s: setattr(s, "box", 0), "box"),
        (lambda s: setattr(s, "round", 0), "round"),
        (lambda s: setattr(s, "actor", -1), "actor"),
    ],
)
def test_audit_names_the_broken_law(spoil: Callable[[HappyCityState], object], law: str) -> None:
    state = given(3, cities=["WM house bank"], face_up="museum bank zoo")
    state.audit()
    spoil(state)
    with pytest.raises(BrokenLaw, match=f"^{law}: "):
        state.audit()
