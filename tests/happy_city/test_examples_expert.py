"""The worked examples of the expert specials: G15 … G41."""

import pytest
from positions import told, why_not

from happy_city.given import asked, card, city, do, expert, options
from ludopolis.engine.values.facts import fact
from ludopolis.games.happy_city.rules.income import after_income, income_of, income_term
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import effect_hearts, effect_residents, hearts_of, points_of, residents_of
from ludopolis.games.happy_city.rules.turns import price

IDLE = "steelworks steelworks haunted_house"
"""Face-up cards that no example mentions."""


def next_income(state: HappyCityState) -> HappyCityState:
    """The last seat takes a coin, and the next round begins."""
    assert asked(state) == (state.players - 1, "action")
    return do(state, "take coin")


def prices(state: HappyCityState, *names: str) -> list[int]:
    return [price(state, 0, card(name)) for name in names]


def test_g15_harbour() -> None:
    state = expert(cities=["YM house harbour"], coins=[1], face_up="museum library laboratory")
    assert prices(state, "museum", "library", "laboratory", "zoo") == [1, 0, 3, 8]
    assert options(state) == {"take coin", "buy museum", "buy library"}
    assert why_not(state, "buy laboratory") == fact("too-dear", card="laboratory", price=3, coins=1)
    zoo = expert(cities=["YM house harbour"], coins=[1], face_up="museum library zoo")
    assert options(zoo) == {"take coin", "buy museum", "buy library"}


def test_g16_hot_dog_stand() -> None:
    state = expert(cities=["GM zoo factory hot_dog_stand"], face_up=IDLE)
    names = ("zoo", "stadium", "shopping_centre", "museum", "florist", "luxury_residence", "apartment_block")
    assert prices(state, *names) == [6, 6, 4, 4, 1, 6, 3]


def test_g17_airport() -> None:
    state = expert(cities=["BM zoo airport"], face_up=IDLE)
    assert prices(state, "house", "apartment_block", "luxury_residence", "igloo", "treehouse") == [0, 0, 3, 0, 5]


def test_g18_castle_sees_neighbours_pay_four() -> None:
    towns = ["GM factory castle", "BM", "YM house harbour"]
    state = expert(3, cities=towns, coins=[0, 5, 5], actor=1, face_up="museum museum factory")
    do(state, "buy museum")
    assert state.coins == [1, 1, 5]
    do(state, "keep", "reveal 1", "grocery", "buy museum")
    assert state.coins == [1 + income_of(state, 0), 1 + 1, 4 + income_of(state, 2)]  # Museum for 1: no Castle coin
    castle = fact("coins-gained", seat=0, card="castle", amount=1, coins=1).to_json()
    assert told(state, "coins-gained") == [castle]


def test_g18_castle_with_two_players() -> None:
    state = expert(cities=["GM factory castle", "BM"], coins=[0, 9], actor=1, face_up="stadium factory grocery")
    do(state, "buy stadium")
    gained = [event["amount"] for event in told(state, "coins-gained")]
    assert gained == [1]


def test_g18_castle_seat_2_of_4_is_no_neighbour() -> None:
    towns = ["GM factory castle", "BM", "YM", "OM"]
    state = expert(4, cities=towns, coins=[0, 9, 9, 9], actor=2, face_up="stadium factory grocery")
    do(state, "buy stadium")
    assert state.coins == [0, 9, 0, 9]


def test_g19_statue_of_liberty() -> None:
    town = "BM school library house florist"
    state = expert(cities=[town], face_up=IDLE, row="statue_of_liberty")
    do(state, "take coin")
    assert options(state) == {"pass", "take statue_of_liberty"}
    do(state, "take statue_of_liberty")
    assert state.dump()["decks"][0]["discarded"] == ["florist.1"]
    assert city(state, 0) == ["blue_market", "school", "library", "house", "statue_of_liberty"]
    assert state.size[0] == 5
    assert hearts_of(state, 0) == 5
    assert told(state, "card-lost") == [{"kind": "card-lost", "seat": 0, "card": "florist", "slot": 5}]


def test_g19_statue_of_liberty_in_a_full_city() -> None:
    nine = "BM school library house florist bank grocery bookshop igloo"
    state = expert(cities=[nine], coins=[9], face_up="zoo factory spa", row="statue_of_liberty")
    do(state, "buy zoo")
    assert options(state) == {"pass", "take statue_of_liberty"}
    do(state, "take statue_of_liberty")
    assert city(state, 0)[9] == "statue_of_liberty"
    assert state.size[0] == 10
    assert state.last_round
    assert state.dump()["decks"][2]["discarded"] == ["zoo.1"]


@pytest.mark.parametrize(
    ("town", "hearts", "residents"),
    [
        ("YM florist school bank house casino museum golden_gate library", 2, 1),
        ("YM florist school bank house casino museum golden_gate zoo", 1, 1),
        # Slot 5 and slot 6 are not adjacent: the Bank in slot 5 makes no third yellow card.
        ("YM school museum house bank golden_gate florist", 1, 1),
        ("YM school museum house bank golden_gate zoo", 0, 0),
    ],
)
def test_g20_golden_gate(town: str, hearts: int, residents: int) -> None:
    state = expert(cities=[town], face_up=IDLE)
    assert (effect_hearts(state, 0), effect_residents(state, 0)) == (hearts, residents)


def test_g21_concert_hall_pays_at_once() -> None:
    town = "YM house school hardware_store perfumery"
    state = expert(cities=[town], coins=[0], face_up=IDLE, row="concert_hall")
    do(state, "take coin")
    assert income_of(state, 0) == 5
    do(state, "take concert_hall")
    assert state.coins[0] == 1 + 10
    gained = {"seat": 0, "card": "concert_hall", "amount": 10, "coins": 11}
    assert told(state, "coins-gained") == [{"kind": "coins-gained", **gained}]


def test_g21_concert_hall_costs_points() -> None:
    income_5 = "YM concert_hall hardware_store perfumery hospital apartment_block zoo ski_resort"
    state = expert(cities=[income_5], face_up=IDLE)
    assert (residents_of(state, 0), hearts_of(state, 0), income_of(state, 0)) == (4, 6, 5)
    assert points_of(state, 0) == 19
    poor = expert(cities=["YM concert_hall hardware_store perfumery school zoo"], face_up=IDLE)
    assert (residents_of(poor, 0), hearts_of(poor, 0), income_of(poor, 0)) == (1, 3, 5)
    assert points_of(poor, 0) == 0


@pytest.mark.parametrize(
    ("town", "hearts", "points"),
    [
        ("BM zen_garden luxury_residence hospital zoo museum", 5, 50),
        ("BM zen_garden luxury_residence hospital zoo ski_resort", 6, 30),
    ],
)
def test_g22_zen_garden(town: str, hearts: int, points: int) -> None:
    state = expert(cities=[town], face_up=IDLE)
    assert (residents_of(state, 0), hearts_of(state, 0)) == (5, hearts)
    assert points_of(state, 0) == points


@pytest.mark.parametrize(
    ("town", "term"),
    [
        ("BM vegetable_market museum observatory hospital", 2),
        ("BM vegetable_market factory luxury_residence", 0),
    ],
)
def test_g23_vegetable_market(town: str, term: int) -> None:
    assert income_term(expert(cities=[town], face_up=IDLE), 0) == term


def test_g24_versailles() -> None:
    towns = ["YM museum observatory palace_of_versailles", "BM", "GM", "OM"]
    state = expert(4, cities=towns, coins=[0, 5, 5, 1], actor=3, face_up=IDLE)
    next_income(state)
    assert state.coins == [1 + 2, 5, 5, 3]


def test_g24_versailles_takes_nothing_from_nobody() -> None:
    towns = ["YM museum observatory palace_of_versailles", "BM", "GM", "OM"]
    state = expert(4, cities=towns, coins=[1, 0, 0, 0], face_up=IDLE)
    after_income(state)
    assert state.coins == [1, 0, 0, 0]
    assert told(state) == []


@pytest.mark.parametrize(("coins", "after"), [(1, 7), (0, 4)])
def test_g25_games_arcade(coins: int, after: int) -> None:
    towns = ["BM school igloo perfumery games_arcade", "YM"]
    state = expert(cities=towns, coins=[coins, 0], actor=1, face_up=IDLE)
    assert income_of(state, 0) == 4
    next_income(state)
    assert state.coins[0] == after


@pytest.mark.parametrize(
    ("second", "term"),
    [("BM grocery bank", 2), ("BM grocery", 0)],
)
def test_g26_escape_room(second: str, term: int) -> None:
    towns = ["YM school factory shoe_shop escape_room", second, "GM grocery bank florist"]
    state = expert(3, cities=towns, face_up=IDLE)
    assert [sum(c == "yellow" for c in _colours(state, seat)) for seat in range(3)] == [2, 1 + (term > 0), 3]
    assert income_term(state, 0) == term


def _colours(state: HappyCityState, seat: int) -> list[str]:
    printed = state.view(0)["printed"]
    return [printed[name]["colour"] for name in city(state, seat)]


@pytest.mark.parametrize(("second", "paid"), [("YM grocery bank florist", 6), ("YM grocery bank", 3)])
def test_g27_barber_shop(second: str, paid: int) -> None:
    towns = ["BM museum house perfumery barber_shop", second, "GM grocery bank florist cake_shop"]
    state = expert(3, cities=towns, coins=[0, 0, 0], actor=2, face_up=IDLE)
    assert [income_of(state, 1), income_of(state, 2)] == [4 if paid == 6 else 3, 5]
    next_income(state)
    assert state.coins[0] == paid


@pytest.mark.parametrize(
    ("blues", "hearts"),
    [((4, 3, 3), 3), ((4, 4, 1), 2), ((2, 4, 1), 1)],
)
def test_g28_burger_restaurant(blues: tuple[int, int, int], hearts: int) -> None:
    blue = ["school", "police_station", "library", "town_square"]
    towns = [
        "GM factory burger_restaurant " + " ".join(blue[: blues[0]]),
        "YM " + " ".join(blue[: blues[1]]),
        "OM " + " ".join(["museum", "observatory", "hospital"][: blues[2]]),
    ]
    state = expert(3, cities=towns, face_up=IDLE)
    assert effect_hearts(state, 0) == hearts


@pytest.mark.parametrize(("size", "hearts"), [(9, 2), (8, 4), (10, 0)])
def test_g29_moai(size: int, hearts: int) -> None:
    cards = ["YM", "zoo", "factory", "moai", "grocery", "bank", "bookshop", "igloo", "school", "library"]
    state = expert(cities=[" ".join(cards[:size])], actor=1, last_round=size == 10, face_up="spa spa casino")
    assert effect_hearts(state, 0) == hearts


def test_g30_pyramid() -> None:
    towns = ["BM school factory pyramid", "YM bank florist zoo", "GM house igloo apartment_block"]
    state = expert(3, cities=towns, actor=2, round=60, face_up="steelworks spa casino")
    do(state, "take coin")
    assert asked(state) == (0, "pyramid")
    assert [state.describe(0, move) for move in state.legal(0)] == [
        fact("copy-slot", from_seat=1, card="zoo", residents=0, hearts=3),
        fact("copy-slot", from_seat=2, card="apartment_block", residents=2, hearts=0),
    ]
    left = do(state.clone(), "copy left")
    assert (effect_residents(left, 0), effect_hearts(left, 0)) == (0, 3)
    right = do(state.clone(), "copy right")
    assert (effect_residents(right, 0), effect_hearts(right, 0)) == (2, 0)
    assert right.ending() == "max_rounds"


@pytest.mark.parametrize("others", ["bank florist", "bank florist airport"])
def test_g30_pyramid_without_a_card_to_copy(others: str) -> None:
    third = others.replace("airport", "castle")
    towns = ["BM school factory pyramid", f"YM {others}", f"GM {third}"]
    state = expert(3, cities=towns, actor=2, round=60, face_up="steelworks spa casino")
    do(state, "take coin")
    assert state.pending() == 0
    assert (effect_residents(state, 0), effect_hearts(state, 0)) == (0, 0)


def test_g30_pyramid_with_two_players() -> None:
    towns = ["BM school factory pyramid", "YM bank florist zoo"]
    state = expert(cities=towns, actor=1, round=60, face_up="steelworks spa casino")
    do(state, "take coin")
    assert options(state) == {"copy left"}


SPHINX = "BM house igloo sphinx"


def test_g31_sphinx_alone() -> None:
    state = expert(3, cities=[SPHINX], actor=2, round=60, face_up="steelworks spa casino")
    do(state, "take coin")
    assert asked(state) == (0, "sphinx")
    assert options(state) == {"random"}


@pytest.mark.parametrize("seat", [1, 2])
def test_g31_sphinx_copies_nothing_useful(seat: int) -> None:
    towns = [SPHINX, "GM factory castle", "YM museum school spa garage parthenon"]
    state = expert(3, cities=towns, actor=2, round=60, face_up="steelworks zoo casino")
    do(state, "take coin")
    assert options(state) == {"copy 1", "copy 2", "random"}
    do(state, f"copy {seat}")
    assert (effect_residents(state, 0), effect_hearts(state, 0)) == (0, 0)
    assert state.pending() == 0


def test_g32_undersea_tunnel() -> None:
    towns = ["BM school factory undersea_tunnel", "GM steelworks castle"]
    state = expert(cities=towns, coins=[0, 5], charges={0: 1}, face_up="school stadium zoo")
    dwellings = {"buy house", "buy apartment_block", "buy luxury_residence"}
    assert options(state) == {"take coin", "buy stadium", "buy zoo", *dwellings}
    kept = do(state.clone(), "take coin")
    assert kept.charges[0] == 1
    do(state, "buy stadium")
    assert state.charges[0] == 0
    assert state.coins == [0, 5]
    assert price(state, 0, card("zoo")) == 8


@pytest.mark.parametrize(("after", "hearts"), [("spa zoo", 3), ("zoo", 1), ("zoo library", 1)])
def test_g33_great_wall(after: str, hearts: int) -> None:
    state = expert(cities=[f"YM school house factory bank great_wall {after}"], face_up="spa steelworks casino")
    assert effect_hearts(state, 0) == hearts


@pytest.mark.parametrize(("fourth", "figures"), [("garage", (2, 1, 0)), ("factory", (1, 0, -1))])
def test_g34_picture_gallery(fourth: str, figures: tuple[int, int, int]) -> None:
    state = expert(cities=[f"YM school museum {fourth} picture_gallery"], face_up="spa steelworks casino")
    assert (income_term(state, 0), effect_residents(state, 0), effect_hearts(state, 0)) == figures


def test_g35_big_ben() -> None:
    state = expert(cities=["YM school factory"], coins=[0, 0], face_up="spa zoo casino", row="big_ben")
    do(state, "take coin")
    assert state.coins[0] == 1
    do(state, "take big_ben", "keep", "take coin", "keep")
    before = state.coins[0]
    do(state, "take coin")
    assert state.coins[0] == before + 8


def test_g36_aquarium() -> None:
    towns = ["YM house factory"]
    state = expert(4, cities=towns, coins=[0, 1, 2, 3], step="special", face_up="spa zoo casino", row="aquarium")
    do(state, "take aquarium")
    assert state.coins == [1, 2, 3, 4]
    assert effect_hearts(state, 0) == 2


def test_g37_ice_cream_parlour() -> None:
    town = "YM house igloo bank florist"
    state = expert(cities=[town], coins=[0], step="special", face_up="spa zoo casino", row="ice_cream_parlour")
    do(state, "take ice_cream_parlour")
    assert state.coins[0] == 6
    gained = {"seat": 0, "card": "ice_cream_parlour", "amount": 6, "coins": 6}
    assert told(state, "coins-gained") == [{"kind": "coins-gained", **gained}]


def test_g38_billiard_hall() -> None:
    town = "BM florist bank school house"
    state = expert(cities=[town], coins=[9], step="special", face_up="spa zoo casino", row="billiard_hall")
    do(state, "take billiard_hall")
    assert city(state, 0)[5] == "billiard_hall"
    assert income_term(state, 0) == 3
    later = expert(cities=[f"{town} billiard_hall"], coins=[9], face_up="spa zoo casino")
    do(later, "buy zoo")
    assert income_term(later, 0) == 3


@pytest.mark.parametrize(
    ("cards", "figures", "points"),
    [
        ("perfumery hardware_store florist hospital apartment_block museum observatory", (4, 5, 6), 3),
        ("perfumery hardware_store grocery hospital museum", (2, 2, 6), 0),
        ("haunted_house perfumery hardware_store town_square", (-1, 1, 6), 0),
    ],
)
def test_g39_concert_hall_with_sum(cards: str, figures: tuple[int, int, int], points: int) -> None:
    state = expert(cities=[f"YM concert_hall {cards}"], face_up="spa zoo casino", scoring="sum")
    assert (residents_of(state, 0), hearts_of(state, 0), income_of(state, 0)) == figures
    assert points_of(state, 0) == points


def test_g39_concert_hall_leaves_a_negative_sum() -> None:
    # The example's R -2 is impossible with a Concert Hall (one Haunted House per city); R -1, H 0 gives the same sum.
    state = expert(
        cities=["YM concert_hall haunted_house perfumery hardware_store"], face_up="spa zoo casino", scoring="sum"
    )
    assert (residents_of(state, 0), hearts_of(state, 0), income_of(state, 0)) == (-1, 0, 6)
    assert points_of(state, 0) == -1


def test_g40_louvre_is_no_income() -> None:
    towns = ["YM house zoo factory grocery louvre", "BM grocery bank florist", "GM bookshop bank florist cake_shop"]
    state = expert(3, cities=towns, coins=[0, 0, 0], actor=2, charges={0: 2}, face_up="spa casino steelworks")
    assert [income_of(state, seat) for seat in range(3)] == [3, 4, 5]
    do(state, "take coin")
    assert asked(state) == (0, "louvre")
    assert options(state) == {"visit 1", "visit 2"}
    do(state, "visit 2")
    assert state.coins[0] == 8
    assert income_of(state, 0) == 3
    assert told(state, "income-paid")[0] == {
        "kind": "income-paid",
        "seat": 0,
        "printed": 3,
        "effect": 0,
        "louvre": 5,
        "amount": 8,
        "coins": 8,
    }
    round_of_coins = ("keep", "take coin") * 3
    do(state, *round_of_coins)
    assert asked(state) == (0, "louvre")  # A30: chosen anew
    do(state, "visit 1")
    assert state.coins[0] == 8 + 1 + 3 + 4
    do(state, *round_of_coins)
    assert asked(state) == (0, "discard")
    assert state.coins[0] == 16 + 1 + 3


@pytest.mark.parametrize(
    ("town", "left"),
    [
        ("GM house school sphinx zoo", ["green_market", "house", "school", "sphinx"]),
        ("GM house school zoo sphinx", ["green_market", "house", "school", "-", "sphinx"]),
    ],
)
def test_g41_sphinx_as_statue_of_liberty(town: str, left: list[str]) -> None:
    towns = [town, "BM library museum statue_of_liberty"]
    state = expert(cities=towns, actor=1, round=60, face_up="spa casino steelworks")
    do(state, "take coin", "copy 1")
    assert city(state, 0) == left
    assert (residents_of(state, 0), hearts_of(state, 0)) == (2, 4)
    assert points_of(state, 0) == 8
    assert state.dump()["decks"][2]["discarded"] == ["zoo.1"]
