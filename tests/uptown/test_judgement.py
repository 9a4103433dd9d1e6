"""The judge: its arithmetic is right, its choices are sensible, and over whole games it is far better than chance."""

from collections import Counter
from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import first_half
from ludopolis.games.uptown.judgement.appraisal import (
    BLOCK,
    COIN,
    DENY,
    FINISH,
    HARM,
    HEIGHT,
    PRESTIGE_RATES,
    ROOF,
    RUSH,
    STREET_RATES,
    WAIT,
    Appraisal,
    Street,
)
from ludopolis.games.uptown.judgement.outlook import outlook as terms_of
from ludopolis.games.uptown.rules.moves import MOVE_DISCARD, place_of
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import street_count, street_prestige, street_revenue
from ludopolis.games.uptown.rules.state import DECK_EMPTY, NO_CARD, PLOTS, STEP_NAMES
from uptown.given import do, fresh, given

JUDGE = GAME.judge
LAST: dict[str, Any] = {"sizes": [10, 0], "last_round": "deck_empty", "actor": 1, "first": 0}
"""The second of two players has the last turn of the game."""


def chosen(state: UpTownState) -> str:
    seat = lowest_seat(state.pending())
    return state.to_text(seat, JUDGE.policy(state, seat, state.legal(seat), Random(1)))


def appraised(state: UpTownState) -> dict[str, float]:
    """What each legal move promises, by its text."""
    seat = lowest_seat(state.pending())
    legal = state.legal(seat)
    texts = [state.to_text(seat, move) for move in legal]
    return dict(zip(texts, JUDGE.appraise(state, seat, legal), strict=True))


def outlook(state: UpTownState) -> dict[str, float]:
    """What the first seat's prospects are made of."""
    return dict(terms_of(state, 0))


def decisions(players: int, counted: bool, seed: int) -> Iterator[tuple[UpTownState, int, list[int]]]:
    """The decisions of a random game."""
    rng = Random(seed)
    state = fresh(players, count_uncollected=counted)
    state.events = None
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = state.actor
        legal = state.legal(seat)
        yield state, seat, legal
        state.play(seat, legal[int(rng.random() * len(legal))])


# Arithmetic


@pytest.mark.parametrize("players", [2, 4])
def test_a_street_is_what_the_score_sheet_says(players: int) -> None:
    looked = 0
    for state, seat, _ in decisions(players, False, players):
        street = Street(state, seat)
        assert street.revenue == street_revenue(state, seat)
        assert street.prestige == street_prestige(state, seat)
        assert street.totals == [street_count(state, seat, counted) for counted in range(7)]
        assert street.open == 5 - state.closed[seat].bit_count()
        looked += 1
    assert looked > 30


@pytest.mark.parametrize("players", [2, 4])
def test_in_the_last_round_a_placement_is_worth_what_the_sheet_gains(players: int) -> None:
    looked = 0
    for seed in range(3):
        for state, seat, legal in decisions(players, False, seed):
            if state.held == NO_CARD:
                continue
            last = state.clone()
            last.trigger = DECK_EMPTY
            appraisal = Appraisal(last, seat)
            for move, worth in zip(legal, JUDGE.appraise(last, seat, legal), strict=True):
                if move == MOVE_DISCARD:
                    assert worth == 0.0
                    continue
                number, owner, plot = place_of(move)
                half = first_half(state.held) + number
                twin = last.clone()
                twin.build(seat, owner, plot, half)
                gained = float(street_prestige(twin, owner) - street_prestige(last, owner))
                height = HEIGHT * len(last.plots[owner * PLOTS + plot])
                if state.parts.roof[half]:
                    lead = appraisal.find_lead() if owner == seat else -appraisal.find_lead()
                    gained += max(0, street_revenue(twin, owner)) / 3 + ROOF + RUSH * lead - height
                elif not last.closed[owner] >> plot & 1:
                    gained += height
                if owner != seat:
                    gained *= -appraisal.harm(owner)
                assert worth == pytest.approx(gained), last.to_text(seat, move)
                looked += 1
    assert looked > 500


def test_rates_are_by_plot_and_then_by_street() -> None:
    street = Street(given(streets=["boutique | neighbours shared_desks | roastery"]), 0)
    office, flat, cafe, shop = 0, 2, 3, 4
    found = {at: rate for at, rate in enumerate(street.rates) if rate}
    assert found == {
        1 * 7 + office: 1,
        PRESTIGE_RATES + 0 * 7 + shop: 2,
        PRESTIGE_RATES + 1 * 7 + flat: 1,
        PRESTIGE_RATES + STREET_RATES + cafe: 2,
    }


# Every decision


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("counted", [False, True])
def test_every_legal_move_is_appraised_and_the_policy_takes_the_best(players: int, counted: bool) -> None:
    steps: Counter[str] = Counter()
    rng = Random(players)
    for seed in range(3):
        for state, seat, legal in decisions(players, counted, seed):
            worths = JUDGE.appraise(state, seat, legal)
            assert len(worths) == len(legal)
            assert all(isfinite(worth) and abs(worth) < 1000 for worth in worths)
            assert JUDGE.appraise(state.blind(seat), seat, legal) == worths
            # Some of the moves are appraised as all of them are, though the plots of a street are considered at once.
            assert JUDGE.appraise(state, seat, legal[1::2]) == worths[1::2]
            move = JUDGE.policy(state, seat, legal, rng)
            assert worths[legal.index(move)] == max(worths)
            steps[STEP_NAMES[state.step]] += 1
    assert set(steps) == {"free_card", "second_action", "place_bought", "place_municipal"}


def test_equal_moves_are_equally_likely() -> None:
    state = given(held="P34")
    legal = state.legal(0)
    plots = {state.to_text(0, JUDGE.policy(state, 0, legal, Random(seed))) for seed in range(60)}
    assert len(plots) == 5


# Placements


def test_a_kind_goes_where_it_is_counted() -> None:
    state = given(held="P33", streets=["family_flat | boutique | family_flat"])
    assert chosen(state) == "place grocer 2"


def test_a_counting_project_is_worth_more_where_there_is_much_to_count() -> None:
    few = appraised(given(held="P75", streets=["family_flat | shop"]))["place business_hub 1"]
    many = appraised(given(held="P75", streets=["family_flat | twin_offices twin_offices"]))["place business_hub 1"]
    assert many > few + 2


def test_revenue_is_worth_more_the_more_closings_are_to_come() -> None:
    early = appraised(given(held="P20"))["place shop 5"]
    late = appraised(given(held="P20", streets=["park | square | square | square"]))["place shop 5"]
    last = appraised(given(held="P20", streets=["", ""], wallets=[0, 0], **LAST))["place shop 5"]
    assert early > late > last == 0


def test_a_roof_is_paid_for() -> None:
    poor = appraised(given(held="P66", streets=["family_flat"]))["place flat_roof 1"]
    rich = appraised(given(held="P66", streets=["family_flat | shop | shop"]))["place flat_roof 1"]
    assert rich == pytest.approx(poor + 4 * COIN)


def test_gifts_go_where_they_hurt_and_to_the_leader() -> None:
    state = given(3, held="P64", streets=["", "playground", "park roof_garden | museum"])
    worths = appraised(state)
    assert worths["place ruin 2.3"] == pytest.approx(2 * worths["place ruin 1.3"])
    assert worths["place ruin 2.3"] > 0
    flats = given(held="P18", streets=["", "shop | twin_flats twin_flats"])
    assert chosen(flats) == "place building_site_noise 1.2"


def test_a_gift_roof_that_pays_the_rival_well_is_no_gift() -> None:
    shops = " | ".join(["shop", "shopping_arcade", "city_hotel", "city_hotel"])
    state = given(held="P11", streets=["", shops], wallets=[10, 10])
    worths = appraised(state)
    assert worths["place makeshift_roof 1.1"] < worths["place front_desk 1"]


def test_whoever_leads_wants_the_end_and_whoever_trails_does_not() -> None:
    street = "square | square | park | playground | family_flat"
    strong = "museum landmark_spire | atrium winter_garden landmark_spire roof_garden | gallery law_firm"
    ahead = given(held="P51", streets=[street, ""])
    behind = given(held="P51", streets=[street, strong])
    assert JUDGE.value(ahead, 0) > 0 > JUDGE.value(behind, 0)
    assert appraised(ahead)["place tiled_roof 5"] - appraised(behind)["place tiled_roof 5"] > FINISH * 15
    assert chosen(ahead) == "place tiled_roof 5"
    assert chosen(behind) == "place loft 5"


def test_worthless_cards_are_discarded() -> None:
    closed = "park | square | square | square | family_flat"
    state = given(held="P02", streets=[closed, "concierge"], sizes=[10, 0], last_round="deck_empty")
    assert chosen(state) == "discard"  # a flat that costs a point, a mast that costs two


# Cards


def test_in_the_last_round_a_coin_is_a_third_of_a_point() -> None:
    state = given(tops="P71 P09", common="M04", streets=["", "family_flat"], wallets=[10, 10], **LAST)
    worths = appraised(state)
    assert worths["buy 0"] == pytest.approx(3 + HEIGHT - 5 / 3)
    assert chosen(state) == "buy 0"  # the common pile has one point at most


def test_coins_that_nobody_collects_hurt_only_if_they_count() -> None:
    position: dict[str, Any] = {**LAST, "tops": "P71 P09", "common": "M04", "streets": ["", "family_flat"]}
    spent = appraised(given(**position))["buy 0"]
    counted = appraised(given(**position, count_uncollected=True))["buy 0"]
    assert counted == pytest.approx(spent - HARM * 5 / 3)


def test_an_own_card_would_be_free_later_and_a_rival_is_denied_one() -> None:
    worths = appraised(given(tops="P61 P44", common="M25"))  # 4 coins each
    own = max(appraised(given(held="P61")).values())
    rival = max(appraised(given(held="P44")).values())
    flat = appraised(given(held="P44"))["place family_flat 1"]
    assert worths["buy 0"] == pytest.approx(own - 4 * COIN - WAIT)
    assert worths["buy 1"] == pytest.approx(rival - 4 * COIN + HARM * (BLOCK + DENY * flat - 4 * COIN))
    assert worths["buy 1"] > worths["buy 0"]


def test_a_card_is_bought_sooner_if_the_rival_could_use_it() -> None:
    # A penthouse needs a building.
    useful = appraised(given(tops="P09 P79", streets=["family_flat", "shop"]))["buy 1"]
    useless = appraised(given(tops="P09 P79", streets=["family_flat", ""]))["buy 1"]
    assert useful > useless


def test_a_useless_municipal_card_costs_nothing() -> None:
    closed = "park | square | square | square | square"
    state = given(tops="P09 P17", common="M02", streets=[closed], wallets=[0], last_round="street_closed")
    assert appraised(state) == {"municipal": 0.0}


# The outlook


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outlook_adds_up_to_the_value(players: int) -> None:
    names = ["prestige", "coins", "revenue", "plots", "counting", "height", "cards"]
    looked = 0
    for state, seat, _ in decisions(players, players == 3, players):
        sums = []
        for other in range(players):
            terms = terms_of(state, other)
            assert [name for name, _ in terms] == names
            blinded = state.blind(seat)
            assert isinstance(blinded, UpTownState)
            assert terms_of(blinded, other) == terms
            sums.append(sum(points for _, points in terms))
        rival = max(sums[other] for other in range(players) if other != seat)
        assert JUDGE.value(state, seat) == pytest.approx(sums[seat] - rival)
        looked += 1
    assert looked > 30


def test_before_the_first_card_all_seats_are_equal() -> None:
    assert JUDGE.value(fresh(3), 0) == JUDGE.value(fresh(3), 2) == 0.0


def test_at_the_end_the_value_is_the_lead() -> None:
    over: dict[str, Any] = {"step": "over", "actor": -1, "sizes": [10, 0], "last_round": "deck_empty"}
    ended = given(streets=["museum | shop", "park"], wallets=[5, 0], coins=[4], **over)
    assert JUDGE.value(ended, 0) == pytest.approx(5 - 3)
    assert JUDGE.value(ended, 1) == pytest.approx(3 - 5)
    assert outlook(ended) == {
        "prestige": 4.0,
        "coins": 1.0,
        "revenue": 0.0,
        "plots": 0.0,
        "counting": 0.0,
        "height": 0.0,
        "cards": 0.0,
    }
    counted = given(streets=["museum | shop", "park"], wallets=[5, 0], coins=[4], count_uncollected=True, **over)
    assert outlook(counted)["coins"] == 3.0


def test_the_outlook_sees_what_is_to_come() -> None:
    plain = outlook(given(streets=["family_flat | family_flat"]))
    paid = outlook(given(streets=["family_flat | shop"]))
    counts = outlook(given(streets=["family_flat | round_the_clock_shop"]))
    tall = outlook(given(streets=["family_flat family_flat"]))
    closed = outlook(given(streets=["family_flat attic_flat"]))
    assert paid["revenue"] > plain["revenue"] == 0.0
    assert counts["counting"] > plain["counting"] == 0.0
    assert tall["height"] == pytest.approx(2 * plain["height"])
    assert closed["height"] == 0.0
    assert closed["plots"] < plain["plots"]


def test_less_is_to_come_near_the_end() -> None:
    open_end = given(streets=["shop | boutique", ""])
    near_end = given(streets=["shop | boutique", "square | square | square | square"])
    for name in ("coins", "revenue", "plots", "counting", "height"):
        assert outlook(open_end)[name] > outlook(near_end)[name] > 0.0


def test_coins_on_the_deck_count_if_they_will_be_collected() -> None:
    def coins(**position: Any) -> float:
        return outlook(given(wallets=[3, 3], last_round="deck_empty", **position))["coins"]

    assert coins(coins=[6], sizes=[10, 0], actor=1, first=1) == pytest.approx(3.0)
    assert coins(coins=[6], sizes=[10, 0], actor=1, first=0) == pytest.approx(1.0)
    assert coins(coins=[6], sizes=[10, 0], actor=1, first=0, count_uncollected=True) == pytest.approx(3.0)


def test_cards_to_come_are_used_up() -> None:
    state = given(held="P70", common="M25")
    before = outlook(state)["cards"]
    between = outlook(do(state, "place museum 1"))["cards"]
    after = outlook(do(state, "municipal", "discard"))["cards"]
    assert before - 4 > between - 0.5 > after + 2


def test_the_policy_beats_chance() -> None:
    rng = Random(5)
    won = 0
    for game in range(60):
        state = GAME.new({}, 2)
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            quick = seat == game % 2
            state.play(seat, JUDGE.policy(state, seat, legal, rng) if quick else legal[int(rng.random() * len(legal))])
        won += state.results().winners == [game % 2]
    assert won >= 57
