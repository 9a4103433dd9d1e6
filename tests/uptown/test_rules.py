"""The rules one by one, and every ruling (A1 … A30) that the worked examples leave untested."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from positions import deal, told, why_not

from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.uptown.rules.scoring import street_revenue
from uptown.given import PARTS, asked, card_set, do, fresh, given, options, street

MUNICIPAL: dict[str, Any] = {"held": "M02", "common": "M03", "step": "place_municipal"}
"""About to end a turn: the municipal card need only be discarded."""


# 2, set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a3_the_first_player_is_drawn_by_lot(players: int) -> None:
    state = fresh(players)
    chance = state.chance()
    assert chance == ("start_board#0", EVERYONE, list(range(players)), [1] * players)
    drawn = {state.sample(Random(seed)) for seed in range(40)}
    assert drawn == set(range(players))
    do(state, f"first {players - 1}")
    assert state.first == players - 1
    assert told(state) == [{"kind": "first-player", "seat": players - 1}]


def test_a1_a2_every_deck_shows_its_top_card() -> None:
    state = do(fresh(3), "first 1")
    sources = []
    while state.held < 0:
        sources.append(state.chance().source)
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert sources == ["deck_0#0", "deck_1#0", "deck_2#0", "common_pile#0"]
    view = state.view(0)
    assert [deck["size"] for deck in view["decks"]] == [28, 27, 28]
    assert view["decks"][1]["top"] is None  # the first player has taken it; the next card is not uncovered yet
    assert view["common"]["size"] == 28
    assert len(view["cards"][view["common"]["top"]]["projects"]) == 4
    assert state.chance().source == "deck_1#0"
    assert state.wallet == [10, 10, 10]
    assert state.round == 1


def test_any_unseen_card_may_be_the_next_one_of_any_deck() -> None:
    state = do(fresh(2), "first 0", "P05", "P09", "M02")
    chance = state.chance()
    assert [PARTS.ids[card] for card in chance.outcomes] == [
        name for name in PARTS.ids[:84] if name not in ("P05", "P09")
    ]
    assert chance.weights == [1] * 82
    do(state, "P84", "discard", "municipal")
    assert [PARTS.ids[card] for card in state.chance().outcomes] == [name for name in PARTS.ids[84:] if name != "M02"]
    drawn = [state.sample(Random(seed)) for seed in range(2000)]
    counts = [drawn.count(card) for card in range(84, 112)]
    assert counts[1] == 0
    assert min(counts[:1] + counts[2:]) > 40
    assert max(counts) < 120


def test_a4_two_to_four_players() -> None:
    assert fresh(2).game.players == (2, 4)


def test_equal_seeds_deal_equal_decks() -> None:
    one, other = fresh(2), fresh(2)
    for state in (one, other):
        dealer = Dealer("same")
        while state.pending() == CHANCE:
            state.play(CHANCE, dealer.deal(state.chance()))
    assert one.dump() == other.dump()


# 4, turn


def test_a5_collecting_is_forced_and_a_blocked_deck_is_closed_to_its_owner_too() -> None:
    state = given(coins=[0, 5], **MUNICIPAL)
    size = state.size[1]
    do(state, "discard")
    assert asked(state) == (1, "second_action")
    assert (state.wallet[1], state.deck_coins[1], state.size[1]) == (15, 0, size)
    blocked = given(3, coins=[0, 0, 5], wallets=[50])
    assert options(blocked) == ["buy 0", "buy 1", "municipal"]
    assert why_not(blocked, "buy 2") == fact("deck-blocked", from_seat=2, coins=5)


def test_a6_coins_are_collected_from_an_empty_deck() -> None:
    state = given(sizes=[10, 0], coins=[0, 3], last_round="deck_empty", **MUNICIPAL)
    do(state, "discard")
    assert asked(state) == (1, "second_action")
    assert state.wallet[1] == 13
    assert told(state, "nothing-to-take") == []


def test_a6_without_a_card_or_coins_action_one_is_skipped() -> None:
    state = given(sizes=[10, 0], last_round="deck_empty", **MUNICIPAL)
    do(state, "discard")
    assert asked(state) == (1, "second_action")
    assert told(state, "nothing-to-take") == [{"kind": "nothing-to-take", "seat": 1}]
    assert why_not(state, "buy 1") == fact("deck-empty", from_seat=1)


def test_a6_skip_is_for_an_empty_pile_only() -> None:
    assert why_not(given(), "skip") == fact("pile-not-empty")
    assert why_not(given(common_size=0), "municipal") == fact("pile-empty")


def test_a7_a_bought_card_must_be_played() -> None:
    state = given(tops="P09 P17")
    do(state, "buy 0")
    deal(state)
    assert "discard" not in options(state)
    assert why_not(state, "discard") == fact("must-be-played")


def test_a7_a_card_may_be_bought_just_for_its_gift() -> None:
    # The tarpaulin roof, a gift, needs a rival's building.
    closed = "park | square | square | square"
    state = given(streets=[closed + " | family_flat", "shop"], tops="P09 P25")
    assert "buy 1" in options(state)


def test_a8_a_municipal_card_may_be_discarded() -> None:
    state = given()
    do(state, "municipal", "discard")
    assert state.dump()["discards"][-1] == "M02"
    assert asked(deal(state)) == (1, "free_card")


def test_a9_any_deck() -> None:
    assert options(given(4, wallets=[50])) == ["buy 0", "buy 1", "buy 2", "buy 3", "municipal"]


def test_prices_are_compared_with_the_wallet() -> None:
    assert options(given(tops="P01 P78", wallets=[6])) == ["buy 0", "buy 1", "municipal"]
    poorer = given(tops="P01 P78", wallets=[5])
    assert options(poorer) == ["buy 0", "municipal"]
    assert why_not(poorer, "buy 1") == fact("too-dear", project=("park", "round_the_clock_shop"), price=6, coins=5)


def test_the_turn_goes_to_the_left_and_rounds_begin_with_the_first_player() -> None:
    state = given(3, actor=1, first=2, round=4, **MUNICIPAL)
    do(state, "discard")
    assert asked(deal(state)) == (2, "free_card")
    assert state.round == 5
    assert told(state, "round-begun") == [{"kind": "round-begun", "round": 5}]
    do(state, "discard", "municipal", "discard")
    assert asked(deal(state)) == (0, "free_card")
    assert state.round == 5


def test_a27_a_price_of_nothing_blocks_nothing(tmp_path: Path) -> None:
    game = card_set(tmp_path, P09="0 studio_flat scaffolding")
    state = given(game=game, tops="P17 P09", wallets=[0])
    do(state, "buy 1")
    assert state.deck_coins == [0, 0]
    do(deal(state), "place studio_flat 1")
    assert asked(deal(state)) == (1, "free_card")


def test_an_emptied_deck_triggers_the_end_when_its_card_is_bought() -> None:
    state = given(tops="P17 P09", sizes=[10, 1], round=2)
    do(state, "buy 1")
    assert told(state, "last-round-by-deck") == [{"kind": "last-round-by-deck", "seat": 1, "round": 2}]
    assert asked(state) == (0, "place_bought")
    assert state.pending() != CHANCE


def test_an_empty_common_pile_does_not_end_the_game() -> None:
    state = given(common_size=1)
    do(state, "municipal", "discard")
    assert state.trigger == 0
    assert state.size[2] == 0
    do(deal(state), "discard")
    assert options(state)[-1] == "skip"


# 5, placement


@pytest.mark.parametrize(
    ("held", "text", "reason"),
    [
        ("P44", "place noisy_bar 1", fact("gift-at-home", project="noisy_bar")),
        ("P44", "place family_flat 1.1", fact("no-gift", project="family_flat")),
        ("P05", "place billboard 2", fact("needs-roof", project="billboard", plot=2)),
        ("P05", "place technical_floor 3", fact("plot-closed", project="technical_floor", plot=3)),
        ("P44", "place noisy_bar 1.1", fact("no-gifts", project="noisy_bar", plot=1)),
        ("P40", "place shop 2", fact("ground-only", project="shop", plot=2)),
        ("P51", "place loft 4", fact("upper-only", project="loft", plot=4)),
        ("P51", "place 2 4", fact("no-such-half", project=("loft", "tiled_roof"))),
        ("P51", "place loft 3.4", fact("no-such-seat", given=3, high=1)),
        ("P51", "buy 1", fact("now-free_card")),
        ("P51", "municipal", fact("now-free_card")),
    ],
)
def test_why_a_half_may_not_go_there(held: str, text: str, reason: Fact) -> None:
    state = given(
        held=held, streets=["P20:shop P65:tiled_roof | P23:family_flat | park roof_garden", "P50:gated_flats"]
    )
    assert why_not(state, text) == reason


def test_reasons_in_the_second_action() -> None:
    state = given(tops="P01 P78")
    assert why_not(state, "place flats 1") == fact("now-second_action")
    assert why_not(state, "discard") == fact("now-second_action")
    assert why_not(state, "buy 3") == fact("no-such-seat", given=3, high=1)
    assert why_not(state, "buy 2") == fact("no-such-seat", given=2, high=1)


def test_why_a_card_that_cannot_be_placed_is_not_for_sale(tmp_path: Path) -> None:
    state = given(game=card_set(tmp_path, P02="billboard roof_garden"), tops="P09 P02")
    assert why_not(state, "buy 1") == fact("nowhere-to-place", project=("billboard", "roof_garden"))


def test_a10_rooftop_projects_stack_and_the_plot_stays_closed() -> None:
    state = given(held="P58", streets=["park P24:roof_garden | family_flat"])
    do(state, "place roof_garden 1")
    assert street(state, 0)[0] == ["park", "roof_garden", "roof_garden"]
    assert state.closed == [1, 0]
    assert told(state, "plot-closed") == []
    after = given(held="P66", streets=["park roof_garden | family_flat"])
    assert options(after) == ["place winter_garden 2", "place flat_roof 2", "discard"]


def test_a11_gifts_are_playable_in_both_actions_and_on_empty_plots() -> None:
    state = given(held="P09")
    assert "place scaffolding 1.4" in options(state)
    bought = given(tops="P17 P09")
    do(bought, "buy 1")
    assert "place scaffolding 1.4" in options(deal(bought))
    do(bought, "place scaffolding 1.4")
    assert street(bought, 1)[3] == ["scaffolding"]
    assert bought.dump()["seats"][1]["street"][3][0] == {"card": "P09", "project": "scaffolding", "by": 0}


def test_gifts_go_to_any_rival_in_the_order_of_seats() -> None:
    state = given(3, held="P09", actor=1)
    gifts = [move for move in options(state) if "scaffolding" in move]
    assert gifts == [f"place scaffolding {seat}.{plot}" for seat in (0, 2) for plot in range(1, 6)]
    assert options(state)[:5] == [f"place studio_flat {plot}" for plot in range(1, 6)]


def test_a19_project_cards_are_turned_and_municipal_cards_flipped() -> None:
    assert {move.split()[1] for move in options(given(held="P01"))[:-1]} == {"offices", "flats"}
    state = given(held="M02", common="M03", step="place_municipal", streets=["shop"])
    assert {move.split()[1] for move in options(state)[:-1]} == {"co_op_shop", "canteen", "small_attic", "registry"}


def test_a22_an_earlier_gift_stays_and_counts() -> None:
    state = given(held="P23", streets=["noisy_bar"])
    do(state, "place concierge 1")
    assert street(state, 0)[0] == ["noisy_bar", "concierge"]
    assert state.results().totals[0] == -3 + 1 + 3
    rival = given(held="P45", actor=1, streets=["P44:noisy_bar concierge"])
    assert "place noisy_bar 0.1" not in options(rival)


def test_a23_a_roof_may_be_the_first_card() -> None:
    state = given(held="P34")
    assert "place kiosk 1" in options(state)
    do(state, "place kiosk 1")
    assert state.closed[0] == 1
    assert state.wallet[0] == 12


# 6, closing


def test_a17_every_closing_pays_the_whole_street_again() -> None:
    state = given(held="P27", streets=["shop | grocer | park"])
    do(state, "place flat_roof 1")
    assert state.wallet[0] == 10 + 2 + 2 + 1 + 1
    assert street_revenue(state, 0) == 6


def test_a30_the_giver_of_a_roof_is_not_paid() -> None:
    state = given(3, held="P25", streets=["shop", "shop"])
    do(state, "place tarpaulin_roof 1.1")
    assert state.wallet == [10, 12, 10]


def test_a_plain_half_pays_nothing() -> None:
    state = given(held="P01", streets=["shop"])
    do(state, "place offices 1")
    assert state.wallet[0] == 10


# 7, the end


def test_five_closed_plots_end_the_game_with_the_round() -> None:
    closed = "park | square | square | square"
    state = given(3, held="P34", streets=[closed], round=5)
    do(state, "place kiosk 5")
    assert told(state, "last-round-by-street") == [{"kind": "last-round-by-street", "seat": 0, "round": 5}]
    assert asked(state) == (0, "second_action")
    do(state, "municipal", "discard")
    for _ in range(2):
        do(state, "discard", "municipal", "discard")
    assert asked(state) == (-1, "over")
    assert state.ending() == "street_closed"
    assert state.round == 5


def test_a_game_has_no_ending_before_its_end() -> None:
    state = given(actor=1, sizes=[10, 0], last_round="deck_empty", **MUNICIPAL)
    assert state.ending() == ""
    do(state, "discard")
    assert state.ending() == "deck_empty"
    assert state.game.endings == ("deck_empty", "street_closed")


def test_four_closed_plots_do_not_end_the_game() -> None:
    state = given(held="P34", streets=["park | square | square"])
    do(state, "place kiosk 5")
    assert state.trigger == 0


def test_the_first_reason_for_the_end_stays() -> None:
    closed = "park | square | square | square"
    state = given(held="P34", streets=[closed], sizes=[10, 0], last_round="deck_empty")
    do(state, "place kiosk 5")
    assert state.dump()["last_round"] == "deck_empty"
    assert told(state, "last-round-by-street") == []


def test_the_last_turn_belongs_to_the_right_hand_neighbour_of_the_first_player() -> None:
    state = given(3, actor=0, first=1, sizes=[10, 0], last_round="deck_empty", **MUNICIPAL)
    do(state, "discard")
    assert asked(state) == (-1, "over")
    assert state.pending() == 0


def test_the_end_is_told_with_all_points() -> None:
    state = given(
        streets=["shop | grocer | park", "noisy_bar"],
        wallets=[7, 2],
        sizes=[10, 0],
        actor=1,
        last_round="deck_empty",
        **MUNICIPAL,
    )
    do(state, "discard")
    assert told(state, "scored", "ended") == [
        {
            "kind": "scored",
            "seat": 0,
            "first": 0,
            "second": 1,
            "third": 3,
            "fourth": 0,
            "fifth": 0,
            "coins": 2,
            "points": 6,
        },
        {
            "kind": "scored",
            "seat": 1,
            "first": -3,
            "second": 0,
            "third": 0,
            "fourth": 0,
            "fifth": 0,
            "coins": 0,
            "points": -3,
        },
        {"kind": "ended", "ending": "deck_empty"},
    ]


def test_turns_are_numbered() -> None:
    state = fresh(3)
    assert state.turn() == 0
    do(state, "first 2", "P05", "P09", "P17", "M02")
    assert state.turn() == 1
    assert given(3, first=2, actor=1, round=4).turn() == 3 * 3 + 3
    assert given(3, first=2, actor=2, round=4).turn() == 3 * 3 + 1
    over: dict[str, Any] = {"step": "over", "actor": -1, "last_round": "deck_empty", "sizes": [10, 0]}
    assert given(2, round=4, **over).turn() == 4 * 2 + 1
