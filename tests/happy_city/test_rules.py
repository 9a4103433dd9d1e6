"""One test for every rule and ruling that no worked example covers; each fails if its rule is broken."""

import pytest
from positions import deal, told, why_not

from happy_city.given import MARKETS, asked, card, city, do, expert, fresh, given, options
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.games.happy_city.rules.income import after_income, income_term
from ludopolis.games.happy_city.rules.state import left_of, right_of
from ludopolis.games.happy_city.rules.turns import price

IDLE = "steelworks spa casino"

# 3, set-up


@pytest.mark.parametrize(
    ("players", "row", "family", "experts"), [(2, 4, 14, 34), (3, 5, 13, 33), (4, 6, 12, 32), (5, 7, 11, 31)]
)
def test_setup_by_players(players: int, row: int, family: int, experts: int) -> None:
    for mode, box in (("family", family), ("expert", experts)):
        state = fresh(players, mode)
        assert state.chance().source == "specials#0"
        assert state.chance().audience == EVERYONE
        assert state.chance().weights == [1] * (row + box)
        assert state.turn() == 0
        deal(state)
        assert len(state.row) == row
        assert len(state.dump()["box"]) == box
        assert state.stacks == [players - 1] * 3
        assert len(told(state, "row-dealt")) == row
        assert state.row == sorted(state.row)


def test_a3_two_coins_in_expert_mode_too() -> None:
    assert fresh(3, "expert").coins == [2, 2, 2]


def test_a25_verified_only_leaves_out_the_reconstructed_card() -> None:
    everything = fresh(2, "expert").dump()["box"]
    attested = fresh(2, "expert", verified_only=True).dump()["box"]
    assert [name for name in everything if name not in attested] == ["night_market"]
    assert len(attested) == 37
    assert len(fresh(2, verified_only=True).dump()["box"]) == 18


def test_the_modes_have_their_own_specials() -> None:
    assert not set(fresh(2).dump()["box"]) & set(fresh(2, "expert").dump()["box"])


def test_the_row_holds_the_cards_that_were_dealt() -> None:
    state = do(fresh(2), "maze", "toy_shop", "dream_factory", "cat_cafe")
    assert state.dump()["row"] == ["cat_cafe", "toy_shop", "maze", "dream_factory"]
    assert "maze" not in state.dump()["box"]
    assert asked(state) == (0, "reveal")


def test_everybody_gets_a_white_market() -> None:
    state = deal(fresh(2))
    assert told(state, "market-taken") == [
        {"kind": "market-taken", "seat": 0, "card": "white_market"},
        {"kind": "market-taken", "seat": 1, "card": "white_market"},
    ]


def test_the_final_scores_are_events() -> None:
    towns = ["BM zen_garden hospital museum", "YM concert_hall apartment_block museum observatory bank"]
    state = expert(cities=towns, coins=[3, 0], actor=1, round=60, face_up=IDLE)
    do(state, "take coin")
    figures = ("seat", "residents", "hearts", "base", "points", "coins")
    assert [tuple(event[name] for name in figures) for event in told(state, "scored")] == [
        (0, 2, 2, 4, 8, 3),
        (1, 3, 4, 12, 10, 1),
    ]


def test_d0_goes_counter_clockwise_and_takes_every_market_once() -> None:
    state = deal(fresh(3, "expert"))
    do(state, "take green_market")
    assert why_not(state, "take green_market") == fact("market-taken", card="green_market")
    assert options(state) == {"take yellow_market", "take blue_market", "take orange_market", "take purple_market"}
    do(state, "take blue_market", "take purple_market")
    assert [city(state, seat) for seat in range(3)] == [["purple_market"], ["blue_market"], ["green_market"]]
    assert told(state, "market-taken")[0] == {"kind": "market-taken", "seat": 2, "card": "green_market"}
    assert state.round == 1
    assert state.coins == [3, 3, 3]


def test_neighbours() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [right_of(seat, 3) for seat in range(3)] == [2, 0, 1]
    assert [left_of(0, 2), right_of(0, 2), left_of(1, 2), right_of(1, 2)] == [1, 1, 0, 0]


# 4.1, income


def test_everybody_is_paid_from_the_same_state() -> None:
    towns = ["YM grocery", "BM museum house barber_shop", "GM spa"]
    state = expert(3, cities=towns, coins=[0, 0, 0], actor=2, face_up="steelworks zoo casino")
    do(state, "take coin")
    assert state.coins == [2, 1 + 3, 1 + 3]
    assert [event["amount"] for event in told(state, "income-paid")] == [2, 4, 3]
    assert told(state, "income-paid")[1] == {
        "kind": "income-paid",
        "seat": 1,
        "printed": 1,
        "effect": 3,
        "louvre": 0,
        "amount": 4,
        "coins": 4,
    }


def test_a13_arcade_income_versailles_in_this_order() -> None:
    towns = ["BM school igloo games_arcade", "YM museum observatory palace_of_versailles"]
    state = expert(cities=towns, coins=[1, 0], actor=1, face_up=IDLE)
    do(state, "take coin")
    assert state.coins == [1 + 2 + 2 - 1, 0 + 1 + 1 + 1]
    kinds = [event["kind"] for event in told(state)]
    assert kinds == [
        "coin-taken",
        "round-begun",
        "coins-gained",
        "income-paid",
        "income-paid",
        "coins-stolen",
    ]
    assert told(state, "coins-gained") == [
        {"kind": "coins-gained", "seat": 0, "card": "games_arcade", "amount": 2, "coins": 3}
    ]
    stolen = {"seat": 1, "from_seat": 0, "card": "palace_of_versailles", "amount": 1, "coins": 3}
    assert told(state, "coins-stolen") == [{"kind": "coins-stolen", **stolen}]


def test_a19_versailles_compares_coins_held_after_income() -> None:
    towns = ["YM museum observatory palace_of_versailles", "BM grocery shoe_shop bank", "GM"]
    state = expert(3, cities=towns, coins=[9, 3, 4], actor=2, face_up=IDLE)
    do(state, "take coin")
    assert state.coins == [9 + 1 + 1, 3 + 4 - 1, 4 + 1 + 1]


def test_versailles_takes_the_last_coin() -> None:
    towns = ["YM museum observatory palace_of_versailles"]
    state = expert(3, cities=towns, coins=[0, 1, 0], face_up=IDLE)
    after_income(state)
    assert state.coins == [1, 0, 0]


def test_louvre_with_one_opponent_is_automatic() -> None:
    towns = ["YM house zoo factory louvre", "BM grocery bank"]
    state = expert(cities=towns, coins=[0, 0], actor=1, charges={0: 2}, face_up=IDLE)
    do(state, "take coin")
    assert asked(state) == (0, "discard")
    assert state.coins == [2 + 3, 1 + 3]
    assert state.charges[0] == 1
    assert told(state, "louvre-visit") == [{"kind": "louvre-visit", "seat": 0, "from_seat": 1}]


def test_louvre_gains_are_not_copied_and_seat_0_takes_the_first_turn() -> None:
    towns = ["BM school igloo games_arcade", "YM", "OM house zoo factory louvre"]
    state = expert(3, cities=towns, coins=[5, 0, 0], actor=2, charges={2: 1}, face_up=IDLE)
    do(state, "take coin")
    assert asked(state) == (2, "louvre")
    assert state.asks(2) == fact("louvre", count=1)
    assert state.describe(2, state.legal(2)[0]) == fact("visit", from_seat=0, coins=2)
    assert state.coins == [7, 0, 1]  # the Arcade pays before the choice
    assert why_not(state, "visit 2") == fact("not-an-opponent", from_seat=2)
    assert why_not(state, "visit 3") == fact("no-such-seat", given=3, high=2)
    do(state, "visit 0")
    assert state.coins == [9, 1, 1 + 2 + 2]
    assert asked(state) == (0, "discard")


def test_louvre_is_charged_for_two_phases_when_taken() -> None:
    state = expert(cities=["YM house zoo factory"], step="special", face_up=IDLE, row="louvre")
    do(state, "take louvre")
    assert state.charges == [2, 0]


# 4.2, turns


def test_d1_is_skipped_only_if_nothing_lies_face_up() -> None:
    state = given(face_up="bank", step="discard")
    assert options(state) == {"keep", "discard bank"}
    do(state, "discard bank")
    assert asked(state) == (0, "reveal")
    assert state.asks(0) == fact("reveal", count=3)
    assert told(state) == [{"kind": "discarded", "seat": 0, "card": "bank"}]


def test_d1_two_copies_are_one_option() -> None:
    state = given(face_up="bank bank zoo", step="discard")
    assert options(state) == {"keep", "discard bank", "discard zoo"}
    do(state, "discard bank")
    assert state.dump()["face_up"] == ["bank.2", "zoo.1"]
    assert state.dump()["decks"][0]["discarded"] == ["bank.1"]


def test_d2_each_deck_deals_its_own_cards() -> None:
    state = given(face_up="bank zoo", step="reveal")
    do(state, "reveal 2")
    assert state.chance().source == "deck_2#0"
    assert len(state.chance().outcomes) == 20
    assert [state.parts.deck[outcome] for outcome in state.chance().outcomes] == [1] * 20
    do(state, "museum.2")
    assert state.dump()["face_up"] == ["bank.1", "museum.2", "zoo.1"]
    assert "museum.2" not in state.dump()["decks"][1]["unseen"]
    assert told(state) == [{"kind": "revealed", "seat": 0, "deck": 2, "card": "museum"}]


def test_a21_the_deck_may_change_with_every_card() -> None:
    state = given(face_up="bank", step="reveal")
    do(state, "reveal 3", "zoo")
    assert options(state) == {"reveal 1", "reveal 2", "reveal 3"}
    do(state, "reveal 1", "igloo")
    assert asked(state) == (0, "action")


SEVEN = "laboratory university spa casino treehouse stadium amusement_park"


def test_a4_a_pile_is_shuffled_only_when_its_deck_is_asked_for() -> None:
    towns = ["WM", f"WM {SEVEN}", f"WM {SEVEN}"]
    state = given(3, cities=towns, face_up="zoo", piles={3: "zoo ski_resort"}, step="reveal")
    do(state, "reveal 3", "ski_resort")
    assert state.shuffles == [0, 0, 0]
    assert state.dump()["decks"][2] == {"unseen": [], "discarded": ["ski_resort.1", "zoo.1"], "shuffles": 0}
    do(state, "reveal 3")
    assert state.shuffles == [0, 0, 1]
    assert state.dump()["decks"][2] == {"unseen": ["ski_resort.1", "zoo.1"], "discarded": [], "shuffles": 1}
    assert state.chance().source == "deck_3#1"


def test_a12_a_coin_may_be_taken_even_by_the_rich() -> None:
    state = given(coins=[9], face_up="bank zoo casino")
    do(state, "take coin")
    assert state.coins[0] == 10
    assert told(state) == [{"kind": "coin-taken", "seat": 0, "amount": 1, "coins": 10}]


def test_a11_equal_figures_are_no_duplicate() -> None:
    state = given(cities=["WM school"], coins=[2], face_up="school police_station zoo")
    assert options(state) == {"take coin", "buy police_station", "buy house"}
    assert why_not(state, "buy school") == fact("same-name", card="school")


def test_a_price_must_be_paid_in_full() -> None:
    for coins, offered in ((4, True), (3, False)):
        state = given(coins=[coins], face_up="museum zoo casino")
        assert ("buy museum" in options(state)) == offered
    assert why_not(state, "buy museum") == fact("too-dear", card="museum", price=4, coins=3)


def test_a_dwelling_comes_from_its_stack() -> None:
    state = given(3, coins=[6], face_up="zoo casino spa")
    do(state, "buy luxury_residence")
    assert state.stacks == [2, 2, 1]
    assert city(state, 0) == ["white_market", "luxury_residence"]
    assert len(state.face_up) == 3
    bought = {"seat": 0, "card": "luxury_residence", "price": 6, "cost": 6, "slot": 2, "coins": 0}
    assert told(state, "bought") == [{"kind": "bought", **bought}]


def test_a22_a_card_that_may_not_be_bought_counts_among_the_three() -> None:
    state = given(cities=["WM school"], face_up="school zoo", step="reveal")
    do(state, "reveal 1", "bank")
    assert asked(state) == (0, "action")


def test_a6_a_special_may_be_taken_for_old_cards_after_a_purchase() -> None:
    state = given(cities=["WM school house"], coins=[2], face_up="grocery zoo spa", row="toy_shop")
    do(state, "buy grocery")
    assert options(state) == {"pass", "take toy_shop"}
    do(state, "pass")
    assert told(state, "passed") == [{"kind": "passed", "seat": 0}]
    assert asked(state) == (1, "discard")


def test_d4_the_card_just_bought_counts() -> None:
    state = given(cities=["WM school"], coins=[2], face_up="grocery zoo spa", row="toy_shop")
    do(state, "buy house")
    assert options(state) == {"pass", "take toy_shop"}
    do(state, "take toy_shop")
    assert told(state, "special-taken") == [{"kind": "special-taken", "seat": 0, "card": "toy_shop", "slot": 4}]
    assert "toy_shop" not in state.dump()["row"]


@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "orange", "purple"])
def test_d4_every_colour_of_the_condition_is_needed(colour: str) -> None:
    cards = {"yellow": "bank", "blue": "school", "green": "igloo", "orange": "zoo", "purple": "factory"}
    specials = {"yellow": "harbour", "blue": "airport", "green": "castle", "orange": "airport", "purple": "castle"}
    needed = {"harbour": ("yellow", "green"), "airport": ("blue", "orange"), "castle": ("green", "purple")}
    special = specials[colour]
    others = [cards[other] for other in needed[special] if other != colour]
    spare = next(market for market, name in MARKETS.items() if name.split("_")[0] not in (*needed[special], "white"))
    without = expert(cities=[f"{spare} {' '.join(others)}"], face_up="spa casino stadium", row=special)
    assert asked(do(without, "take coin")) == (1, "discard")
    with_it = expert(cities=[f"{spare} {' '.join(others)} {cards[colour]}"], face_up="spa casino stadium", row=special)
    assert options(do(with_it, "take coin")) == {"pass", f"take {special}"}


def test_d4_a_condition_may_need_two_cards_of_a_colour() -> None:
    one = given(cities=["WM igloo"], face_up=IDLE, row="cat_cafe")
    assert asked(do(one, "take coin")) == (1, "discard")
    two = given(cities=["WM igloo house"], face_up=IDLE, row="cat_cafe")
    assert options(do(two, "take coin")) == {"pass", "take cat_cafe"}


def test_d4_one_special_per_player() -> None:
    state = given(cities=["WM igloo house toy_shop"], face_up=IDLE, row="cat_cafe")
    assert asked(do(state, "take coin")) == (1, "discard")


def test_a10_a_coloured_market_counts_and_a_white_one_does_not() -> None:
    state = expert(cities=["GM factory"], face_up=IDLE, row="castle")
    assert options(do(state, "take coin")) == {"pass", "take castle"}
    assert income_term(expert(cities=["BM sushi_bar school"], face_up=IDLE), 0) == 2
    white = given(cities=["WM house"], face_up=IDLE, row="cat_cafe")
    assert asked(do(white, "take coin")) == (1, "discard")


def test_d4_reasons() -> None:
    state = given(cities=["WM igloo house"], step="special", face_up=IDLE, row="cat_cafe film_studios")
    assert why_not(state, "take film_studios") == fact("colours-missing", card="film_studios", colour=("blue", "blue"))
    assert why_not(state, "take maze") == fact("not-in-row", card="maze")
    assert why_not(state, "take castle") == fact("not-in-row", card="castle")
    with pytest.raises(IllegalMove):
        do(state, "take maze")


def test_a8_a_full_city_takes_only_the_statue() -> None:
    ten = "BM school library house igloo bank grocery bookshop florist zoo"
    state = expert(cities=[ten], step="special", face_up="spa casino", row="statue_of_liberty ice_cream_parlour")
    assert options(state) == {"pass", "take statue_of_liberty"}
    assert why_not(state, "take ice_cream_parlour") == fact("city-full", card="ice_cream_parlour")


def test_a8_a_discarded_dwelling_leaves_the_game_and_may_be_bought_again() -> None:
    state = expert(
        3, cities=["BM school library house"], coins=[9], step="special", face_up=IDLE, row="statue_of_liberty"
    )
    assert state.stacks == [1, 2, 2]
    do(state, "take statue_of_liberty")
    assert state.stacks == [1, 2, 2]
    assert city(state, 0) == ["blue_market", "school", "library", "statue_of_liberty"]
    assert state.discarded == [0, 0, 0]
    assert state.names[0] >> 33 & 1 == 0
    do(state, *("keep", "take coin") * 2, "keep")
    assert "buy house" in options(state)


def test_a14_the_row_is_not_refilled() -> None:
    state = given(cities=["WM school house"], face_up=IDLE, row="toy_shop", step="special")
    do(state, "take toy_shop")
    assert len(state.row) == 3


# Prices and purchases


def test_discounts_stop_at_zero_and_pay_no_coins_back() -> None:
    state = expert(cities=["BM zoo airport"], coins=[0], face_up=IDLE)
    do(state, "buy house")
    assert state.coins[0] == 0
    assert told(state, "bought-reduced")[0]["price"] == 0
    assert told(state, "bought-reduced")[0]["cost"] == 1


def test_railway_station_makes_orange_cheaper() -> None:
    state = expert(cities=["BM house factory railway_station"], face_up=IDLE)
    assert [price(state, 0, card(name)) for name in ("haunted_house", "zoo", "museum")] == [0, 5, 4]
    assert price(state, 1, card("zoo")) == 8


def test_family_prices_are_the_printed_ones() -> None:
    state = given(cities=["WM school house toy_shop"], face_up=IDLE)
    assert price(state, 0, card("zoo")) == 8


def test_a15_a17_castle_and_the_tunnel() -> None:
    towns = ["BM school factory undersea_tunnel", "GM steelworks castle"]
    state = expert(cities=towns, coins=[9, 0], charges={0: 0}, face_up="museum zoo casino")
    do(state, "buy museum")
    assert state.coins == [5, 1]


def test_castle_counts_the_right_neighbour_too_but_three_coins_are_too_few() -> None:
    towns = ["YM", "OM", "GM factory castle"]
    state = expert(3, cities=towns, coins=[9, 9, 0], face_up="museum bank casino")
    do(state, "buy museum")
    assert state.coins == [5, 9, 1]
    do(state, "keep", "reveal 1", "grocery", "buy bank")
    assert state.coins == [5, 6, 1]


def test_castle_does_not_count_its_owners_purchases() -> None:
    state = expert(cities=["GM factory castle"], coins=[9, 0], face_up="museum zoo casino")
    do(state, "buy museum")
    assert state.coins == [5, 0]


def test_tunnel_is_charged_when_taken() -> None:
    state = expert(cities=["BM school factory"], step="special", face_up=IDLE, row="undersea_tunnel")
    do(state, "take undersea_tunnel")
    assert state.charges == [1, 0]


def test_a16_big_ben_is_a_table_parameter() -> None:
    state = expert(cities=["YM school factory big_ben"], coins=[0], face_up=IDLE)
    assert state.describe(0, state.legal(0)[0]) == fact("coin", coins=8)
    do(state, "take coin")
    assert state.coins[0] == 8
    assert told(state, "coin-taken") == [{"kind": "coin-taken", "seat": 0, "amount": 8, "coins": 8}]


def test_aquarium_has_an_event_for_each_seat() -> None:
    state = expert(cities=["YM house factory"], coins=[0, 4], step="special", face_up=IDLE, row="aquarium")
    do(state, "take aquarium")
    gained = told(state, "coins-gained")
    assert [(event["seat"], event["amount"], event["coins"]) for event in gained] == [(0, 1, 1), (1, 1, 5)]
