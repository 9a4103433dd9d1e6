"""What players see, as data and in words. Nothing is private, so there is little to test about hidden information."""

from random import Random

import pytest
from positions import deal

from happy_city.given import do, expert, fresh, given
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import EVERYONE, SPECTATOR
from ludopolis.engine.values.facts import fact

TOWNS = ["YM house harbour", "BM museum zoo"]


def test_view() -> None:
    state = expert(
        cities=TOWNS, coins=[3, 4], face_up="library spa spa", piles={1: "factory bank"}, row="castle night_market"
    )
    view = state.view(0)
    assert view["options"] == {"mode": "expert", "scoring": "product", "max_rounds": 60, "verified_only": False}
    assert (view["round"], view["last_round"], view["step"], view["actor"]) == (3, False, "action", 0)
    assert view["decks"] == [
        {
            "deck": 1,
            "low": 1,
            "high": 3,
            "cards": 28,
            "size": 25,
            "discarded": 2,
            "unseen": {"yellow": 11, "blue": 7, "green": 2, "orange": 2, "purple": 3},
            "brings": {"income": 18, "residents": 9, "hearts": 7},
        },
        {
            "deck": 2,
            "low": 4,
            "high": 5,
            "cards": 20,
            "size": 19,
            "discarded": 0,
            "unseen": {"yellow": 6, "blue": 5, "green": 0, "orange": 4, "purple": 4},
            "brings": {"income": 14, "residents": 6, "hearts": 9},
        },
        {
            "deck": 3,
            "low": 6,
            "high": 9,
            "cards": 18,
            "size": 15,
            "discarded": 0,
            "unseen": {"yellow": 0, "blue": 4, "green": 2, "orange": 9, "purple": 0},
            "brings": {"income": 10, "residents": 6, "hearts": 9},
        },
    ]
    assert view["face_up"] == [
        {"card": "library", "price": 0},
        {"card": "spa", "price": 7},
        {"card": "spa", "price": 7},
    ]
    assert view["dwellings"] == [
        {"card": "house", "left": 0, "price": 1},
        {"card": "apartment_block", "left": 1, "price": 3},
        {"card": "luxury_residence", "left": 1, "price": 6},
    ]
    assert view["row"] == [
        {"card": "castle", "missing": {"purple": 1}},
        {"card": "zen_garden", "missing": {"blue": 2, "orange": 2}},
        {"card": "night_market", "missing": {"orange": 1}},
    ]
    assert view["cities"][0] == {
        "seat": 0,
        "coins": 3,
        "cards": [
            {"slot": 1, "card": "yellow_market"},
            {"slot": 2, "card": "house"},
            {"slot": 3, "card": "harbour"},
        ],
        "next": 4,
        "colours": {"yellow": 1, "blue": 0, "green": 1, "orange": 0, "purple": 0},
        "income": 1,
        "residents": 1,
        "hearts": 0,
        "points": 0,
        "special": "harbour",
        "acts_as": "harbour",
        "charges": 0,
        "copies_seat": -1,
    }
    assert view["cities"][1]["special"] is None
    assert view["cities"][1]["acts_as"] is None
    cities = {"harbour", "yellow_market", "blue_market", "museum", "zoo"}
    offered = {"library", "spa", "house", "apartment_block", "luxury_residence", "castle", "zen_garden", "night_market"}
    assert set(view["printed"]) == cities | offered
    assert view["printed"]["library"] == {
        "colour": "blue",
        "cost": 2,
        "income": 0,
        "residents": 0,
        "hearts": 1,
        "certainty": "certain",
    }
    assert view["printed"]["night_market"]["certainty"] == "reconstructed"
    assert view["printed"]["castle"]["needs"] == {"green": 1, "purple": 1}
    assert view["printed"]["castle"]["colour"] == "none"


def test_previews_of_purchases() -> None:
    state = expert(cities=TOWNS, coins=[3, 4], face_up="library spa spa", row="castle night_market")
    house, library = state.view(0)["previews"]["apartment_block"], state.view(0)["previews"]["library"]
    assert sorted(state.view(0)["previews"]) == ["apartment_block", "library"]
    assert library == {
        "slot": 4,
        "coins": 3,
        "colours": {"yellow": 1, "blue": 1, "green": 1, "orange": 0, "purple": 0},
        "income": 1,
        "residents": 1,
        "hearts": 1,
        "points": 1,
    }
    assert (house["coins"], house["residents"], house["points"]) == (0, 3, 0)
    assert state.view(1)["previews"] == state.view(SPECTATOR)["previews"] == {}


def test_previews_know_the_effects_of_special_buildings() -> None:
    state = expert(cities=["YM house sushi_bar", "BM museum zoo"], coins=[9, 4], face_up="library spa bank")
    now, then = state.view(0)["cities"][0], state.view(0)["previews"]["library"]
    assert (now["income"], then["income"]) == (1, 2)


def test_previews_of_special_buildings() -> None:
    city = "BM school library house apartment_block spa"
    state = expert(
        cities=[city, "OM museum zoo"], face_up="bank zoo factory", row="statue_of_liberty ice_cream_parlour"
    )
    do(state, "take coin")
    view = state.view(0)
    now, previews = view["cities"][0], view["previews"]
    assert {card: then["slot"] for card, then in previews.items()} == {"statue_of_liberty": 6, "ice_cream_parlour": 7}
    assert now["cards"][-1] == {"slot": 6, "card": "spa"}
    statue = previews["statue_of_liberty"]
    assert (now["hearts"], statue["hearts"]) == (3, 5)
    assert (now["colours"]["orange"], statue["colours"]["orange"]) == (1, 0)
    assert (now["coins"], previews["ice_cream_parlour"]["coins"]) == (3, 10)


def test_markets_to_be_drafted() -> None:
    state = fresh(2, mode="expert")
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(Random(1)))
    view = state.view(1)
    assert view["markets"] == [f"{colour}_market" for colour in ("yellow", "blue", "green", "orange", "purple")]
    assert view["printed"]["blue_market"]["income"] == 1
    assert view["previews"]["blue_market"]["income"] == 1
    assert state.view(0)["previews"] == {}
    later = do(state, "take blue_market").view(0)
    assert "blue_market" not in later["markets"]
    assert sorted(later["previews"]) == sorted(later["markets"])


def test_a_spectator_sees_printed_prices_and_whole_conditions() -> None:
    state = expert(cities=TOWNS, face_up="library spa spa", row="castle")
    view = state.view(SPECTATOR)
    assert view["face_up"][0] == {"card": "library", "price": 2}
    assert view["row"][0] == {"card": "castle", "missing": {"green": 1, "purple": 1}}
    assert view["cities"] == state.view(1)["cities"]


def test_position_in_words() -> None:
    state = expert(cities=TOWNS, coins=[3, 4], face_up="library spa zoo", row="castle", piles={1: "bank"})
    lines = state.position(1)
    assert lines[:4] == [
        fact("round", round=3, high=60),
        fact("deck", deck=1, low=1, high=3, size=26, discarded=1, yellow=11, blue=7, green=2, orange=2, purple=4),
        fact("deck", deck=2, low=4, high=5, size=19, discarded=0, yellow=6, blue=5, green=0, orange=4, purple=4),
        fact("deck", deck=3, low=6, high=9, size=15, discarded=0, yellow=0, blue=4, green=2, orange=9, purple=0),
    ]
    assert lines[4:10] == [
        fact("face-up", card="library", colour="blue", price=2, income=0, residents=0, hearts=1),
        fact("face-up", card="spa", colour="orange", price=7, income=2, residents=0, hearts=2),
        fact("face-up", card="zoo", colour="orange", price=8, income=0, residents=0, hearts=3),
        fact("dwelling", card="house", left=0, colour="green", price=1, income=0, residents=1, hearts=0),
        fact("dwelling", card="apartment_block", left=1, colour="green", price=3, income=0, residents=2, hearts=0),
        fact("dwelling", card="luxury_residence", left=1, colour="green", price=6, income=0, residents=3, hearts=0),
    ]
    assert lines[10] == fact(
        "special",
        card="castle",
        effect="castle",
        certainty="one_source",
        needed_colour=("green", "purple"),
        missing_colour=("green", "purple"),
    )
    assert lines[13:] == [
        fact("city", seat=1, size=3, coins=4, income=1, residents=0, hearts=5, points=0),
        fact("cards", seat=1, card=("blue_market", "museum", "zoo")),
        fact("city", seat=0, size=3, coins=3, income=1, residents=1, hearts=0, points=0),
        fact("cards", seat=0, card=("yellow_market", "house", "harbour")),
        fact("owned-special", seat=0, card="harbour", effect="harbour", charges=0),
    ]
    assert state.position(0)[4] == fact(
        "face-up", card="library", colour="blue", price=0, income=0, residents=0, hearts=1
    )
    assert state.position(SPECTATOR)[13].args["seat"] == 0


def test_position_of_the_family_game_and_of_the_last_round() -> None:
    ten = "WM igloo bank florist grocery perfumery shoe_shop bookshop school toy_shop"
    state = given(cities=["WM school house", ten], last_round=True, face_up="spa casino zoo", row="maze dinosaur_park")
    lines = state.position(0)
    assert lines[0] == fact("last-round", round=3, high=60)
    plain = [line for line in lines if line.kind == "plain-special"]
    assert plain[0] == fact(
        "plain-special",
        card="dinosaur_park",
        income=2,
        residents=1,
        hearts=0,
        needed_colour=("blue", "blue"),
        missing_colour=("blue",),
    )
    assert [line.kind for line in lines].count("owned-special") == 0
    ready = given(cities=["WM school museum"], face_up="spa casino zoo", row="dinosaur_park")
    shown = next(line for line in ready.position(0) if line.args.get("card") == "dinosaur_park")
    assert shown.args["missing_colour"] == ("nothing",)


def test_position_at_the_end_shows_copies_and_empty_slots() -> None:
    towns = ["GM house school zoo sphinx", "BM library museum statue_of_liberty", "OM factory pyramid"]
    state = expert(3, cities=towns, actor=2, round=60, face_up="spa casino steelworks")
    do(state, "take coin", "copy 1", "copy left")
    lines = state.position(0)
    assert fact("cards", seat=0, card=("green_market", "house", "school", "empty", "sphinx")) in lines
    statue = fact("owned-special", seat=0, card="statue_of_liberty", effect="statue_of_liberty", charges=0)
    assert statue in lines
    assert fact("pyramid", seat=2, from_seat=0) in lines
    assert state.view(0)["cities"][0]["acts_as"] == "statue_of_liberty"
    assert state.view(0)["cities"][0]["special"] == "sphinx"
    assert state.view(0)["cities"][0]["cards"][3] == {"slot": 5, "card": "sphinx"}
    assert state.view(0)["cities"][2]["copies_seat"] == 0


def test_position_before_the_first_market_and_the_order_of_cities() -> None:
    state = fresh(3, "expert")
    lines = state.position(1)
    assert lines[0] == fact("set-up")
    assert [line.args["seat"] for line in lines if line.kind == "city"] == [1, 2, 0]
    assert [line for line in lines if line.kind == "cards"] == []
    assert state.view(0)["cities"][0]["cards"] == []


def test_the_first_special_has_its_condition() -> None:
    state = given(face_up="spa casino zoo", row="dinosaur_park")
    assert state.view(0)["printed"]["dinosaur_park"]["needs"] == {"blue": 2}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_blinding_hides_nothing_and_determinizing_guesses_nothing(viewer: int) -> None:
    state = deal(fresh(2, "expert"))
    blinded = state.blind(viewer)
    assert blinded.viewer == viewer
    assert blinded.view(viewer) == state.view(viewer)
    assert blinded.legal(1) == state.legal(1)
    full = blinded.determinize(Random(1))
    assert full.viewer == -1
    assert full.dump() == state.dump()
    assert full.blind(viewer).dump() == blinded.dump()
    assert "?" not in str(blinded.dump())


def test_what_is_left_in_a_deck_is_drawn_uniformly() -> None:
    state = given(face_up="zoo spa", step="draw", chosen_deck=3, piles={3: "casino stadium"})
    outcomes = state.chance().outcomes
    assert len(outcomes) == 14
    rng = Random(7)
    counts = dict.fromkeys(outcomes, 0)
    for _ in range(14_000):
        counts[state.sample(rng)] += 1
    assert min(counts.values()) > 880
    assert max(counts.values()) < 1120
    assert state.legal(CHANCE) == outcomes


def test_every_event_is_public() -> None:
    state = deal(fresh(3, "expert"))
    assert state.events is not None
    assert {event[1] for event in state.events} == {EVERYONE}
    assert state.events_for(SPECTATOR) == state.events_for(0)


def test_clones_share_nothing_and_record_no_events() -> None:
    state = expert(cities=TOWNS, coins=[9, 9], face_up="library spa zoo", scoring="sum", verified_only=True)
    before = state.dump()
    other = state.clone()
    assert other.events is None
    assert other.dump() == before
    do(other, "buy zoo", "discard library")
    assert state.dump() == before
