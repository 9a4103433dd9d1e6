"""What is shown: the view as data, the position in words."""

import pytest
from positions import told

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import fact
from ludopolis.games.uptown.rules.moves import place_of
from ludopolis.games.uptown.rules.placement import placements
from ludopolis.i18n import Words
from uptown.given import do, fresh, given

STREETS = ["shop | family_flat twin_flats | park roof_garden", "gated_flats | noisy_bar"]


def test_everybody_sees_the_same() -> None:
    state = given(streets=STREETS)
    assert state.view(0) == state.view(1) == state.view(SPECTATOR)


def test_the_table() -> None:
    state = given(held="P01", tops="P09 P17", sizes=[4, 6], coins=[0, 3], discards="P05", common="M02", common_size=7)
    view = state.view(0)
    assert view["decks"] == [{"size": 4, "top": "P09", "coins": 0}, {"size": 6, "top": "P17", "coins": 3}]
    assert view["common"] == {"size": 7, "top": "M02"}
    assert view["held"] == "P01"
    assert view["discards"][0] == "P05"
    assert (view["round"], view["last_round"], view["step"], view["actor"], view["first"]) == (
        3,
        None,
        "free_card",
        0,
        0,
    )
    assert view["options"] == {"count_uncollected": False}
    assert view["certainty"] == "reconstructed"
    assert view["cards"]["P01"] == {"price": 3, "projects": ["offices", "flats"]}
    assert view["cards"]["M02"] == {"price": 0, "projects": ["co_op_shop", "canteen", "small_attic", "registry"]}
    assert {"offices", "billboard", "registry"} <= set(view["projects"])


def test_only_open_cards_are_named() -> None:
    state = do(fresh(2), "first 0", "P05", "P09", "M02", "P17")
    assert sorted(state.view(0)["cards"]) == ["M02", "P05", "P09", "P17"]
    assert "unseen" not in state.view(0)


def test_a_street() -> None:
    street = given(streets=STREETS, wallets=[8]).view(0)["streets"][0]
    assert street["wallet"] == 8
    assert street["plots"][1] == {
        "halves": [
            {"card": "P61", "project": "family_flat", "by": 0, "revenue": 0, "prestige": 2},
            {"card": "P68", "project": "twin_flats", "by": 0, "revenue": 0, "prestige": 2},
        ],
        "closed": False,
        "no_gifts": False,
        "revenue": 0,
        "prestige": 4,
    }
    assert [plot["closed"] for plot in street["plots"]] == [False, False, True, False, False]
    assert (street["revenue"], street["prestige"], street["coin_points"], street["points"]) == (3, 10, 2, 12)
    assert street["highest"] == 2
    assert street["counts"] == {"office": 0, "services": 0, "flat": 3, "cafe": 0, "shop": 1, "hotel": 0, "gift": 0}


def test_gifts_and_guards() -> None:
    street = given(streets=STREETS).view(0)["streets"][1]
    assert [plot["no_gifts"] for plot in street["plots"]] == [True, False, False, False, False]
    assert street["plots"][1]["halves"][0]["by"] == 0
    assert street["counts"]["gift"] == 1


def test_previews_of_placements() -> None:
    state = given(held="P78", streets=["shop | family_flat twin_flats | offices", ""], wallets=[8, 5], step="free_card")
    previews = state.view(0)["previews"]
    assert [(then["project"], then["plot"]) for then in previews] == [
        ("park", 4),
        ("park", 5),
        *(("round_the_clock_shop", plot) for plot in (4, 5)),
    ]
    assert previews[0] == {
        "project": "park",
        "seat": 0,
        "plot": 4,
        "closes": True,
        "last_round": False,
        "wallet": 12,
        "revenue": 4,
        "prestige": 8,
        "plots": [[2, 0], [0, 4], [1, 1], [1, 3], [0, 0]],
    }
    assert (previews[2]["closes"], previews[2]["wallet"], previews[2]["revenue"]) == (False, 8, 6)
    assert state.view(1)["previews"] == state.view(SPECTATOR)["previews"] == []


def test_previews_tell_which_roof_makes_the_round_the_last() -> None:
    four = "square | bus_stop | playground | kiosk"
    previews = given(held="P78", streets=[four, ""], step="free_card").view(0)["previews"]
    assert {then["project"]: then["last_round"] for then in previews} == {"park": True, "round_the_clock_shop": False}


def test_previews_of_gifts() -> None:
    state = given(held="P32", streets=STREETS, wallets=[8, 5], step="free_card")
    gift = state.view(0)["previews"][0]
    assert (gift["project"], gift["seat"], gift["plot"], gift["wallet"]) == ("boarded_up_shop", 1, 2, 5)
    assert (gift["revenue"], gift["prestige"], gift["plots"][1]) == (-1, -3, [-1, -5])


def test_what_a_project_shows() -> None:
    state = given(held="P82", tops="P68 P32")
    projects = state.view(0)["projects"]
    assert projects["hotel_chain"] == {
        "kind": "hotel",
        "duo": False,
        "roof": True,
        "gift": False,
        "no_gifts": False,
        "place": "upper",
        "revenue": [],
        "prestige": [{"amount": 3, "effect": "street.hotel"}],
    }
    assert projects["twin_flats"]["duo"] is True
    assert projects["guarded_roof"]["no_gifts"] is True
    assert projects["boarded_up_shop"]["gift"] is True
    assert projects["boarded_up_shop"]["revenue"] == [{"amount": -1, "effect": "fixed"}]
    assert given(held="P40").view(0)["projects"]["roof_garden"]["kind"] is None


def test_the_position_in_words() -> None:
    state = given(
        held="P01",
        streets=STREETS,
        tops="P09 P17",
        sizes=[4, 6],
        coins=[0, 3],
        wallets=[8, 5],
        common="M05",
        common_size=7,
    )
    lines = state.position(1)
    assert lines[:6] == [
        fact("components", certainty="reconstructed"),
        fact("round", round=3, first_seat=0),
        fact("held", card="P01", project=("offices", "flats")),
        fact("deck", from_seat=0, size=4, coins=0, price=2, project=("studio_flat", "scaffolding")),
        fact("deck", from_seat=1, size=6, coins=3, price=2, project=("post_office", "student_rooms")),
        fact("common", size=7, project=("workers_hostel", "milk_bar", "council_offices", "square")),
    ]
    assert [line.args["project"] for line in lines if line.kind == "project"] == [
        "offices",
        "flats",
        "studio_flat",
        "scaffolding",
        "post_office",
        "student_rooms",
        "workers_hostel",
        "milk_bar",
        "council_offices",
        "square",
    ]
    own = lines.index(fact("street", seat=1, coins=5, revenue=0, prestige=-1, points=0))
    assert lines[own + 1] == fact("counts", seat=1, office=0, services=0, flat=1, cafe=1, shop=0, hotel=0, gift=1)
    assert lines[own + 2 : own + 7] == [
        fact("plot-no-gifts", seat=1, plot=1, project=("gated_flats",), trait=("flat",), revenue=0, prestige=2),
        fact("plot", seat=1, plot=2, project=("noisy_bar",), trait=("cafe",), revenue=0, prestige=-3),
        fact("plot-empty", seat=1, plot=3),
        fact("plot-empty", seat=1, plot=4),
        fact("plot-empty", seat=1, plot=5),
    ]
    assert lines[own + 7] == fact("street", seat=0, coins=8, revenue=3, prestige=10, points=12)
    assert lines[own + 10] == fact(
        "plot",
        seat=0,
        plot=2,
        project=("family_flat", "twin_flats"),
        trait=("flat", "two_flat"),
        revenue=0,
        prestige=4,
    )
    assert lines[own + 11] == fact(
        "plot-closed",
        seat=0,
        plot=3,
        project=("park", "roof_garden"),
        trait=("no_kind", "no_kind"),
        revenue=1,
        prestige=6,
    )
    assert len(lines) == own + 14


def test_a_spectator_starts_with_the_first_seat() -> None:
    seats = [line.args["seat"] for line in given(3).position(SPECTATOR) if line.kind == "street"]
    assert seats == [0, 1, 2]
    assert [line.args["seat"] for line in given(3).position(1) if line.kind == "street"] == [1, 2, 0]


@pytest.mark.parametrize(
    ("held", "project", "line"),
    [
        ("P82", "business_hub", (("office",), "upper", 1, "street_office", 0, "end")),
        ("P82", "hotel_chain", (("hotel", "roof"), "upper", 0, "closing", 3, "street_hotel")),
        ("P68", "twin_flats", (("two_flat",), "any", 0, "closing", 2, "end")),
        ("P68", "guarded_roof", (("services", "roof", "no_gifts"), "upper", 0, "closing", 2, "end")),
        ("P32", "boarded_up_shop", (("shop", "gift"), "any", -1, "closing", -2, "end")),
        ("P40", "roof_garden", ((), "rooftop", 0, "closing", 3, "end")),
        ("P36", "garden_flat", (("flat",), "any", 0, "closing", 2, "ground")),
        ("P06", "coffee_counter", (("cafe",), "any", 1, "plot_office", 0, "end")),
    ],
)
def test_projects_in_words(held: str, project: str, line: tuple[tuple[str, ...], *tuple[object, ...]]) -> None:
    said = next(told for told in given(held=held).position(0) if told.args.get("project") == project).args
    assert said["traits"] == len(line[0])
    shown = tuple(said[name] for name in ("trait", "stands", "coins", "coins_effect", "points", "points_effect"))
    assert shown == line


def test_projects_that_still_count_are_told_with_their_street() -> None:
    state = given(streets=["P77:round_the_clock_shop flats", "laundry | family_flat brokerage | P12:shared_desks"])
    lines = state.position(0)
    told_later = [
        line.args["project"]
        for line in lines[lines.index(fact("plot-empty", seat=0, plot=5)) :]
        if line.kind == "project"
    ]
    assert told_later == ["round_the_clock_shop", "laundry", "shared_desks"]


def test_empty_decks_and_the_last_round_in_words() -> None:
    state = given(sizes=[3, 0], coins=[0, 4], common_size=0, last_round="deck_empty")
    kinds = [line.kind for line in state.position(0)]
    assert kinds[1] == "last-round"
    lines = state.position(0)
    assert fact("deck-empty", from_seat=1, size=0, coins=4) in lines
    assert fact("common-empty", size=0, project=()) in lines
    assert "held" not in kinds


def test_before_the_first_card() -> None:
    state = fresh(2)
    kinds = [line.kind for line in state.position(0)]
    assert kinds[:4] == ["components", "deck-empty", "deck-empty", "common-empty"]
    assert told(state) == []
    assert state.view(0)["first"] == -1


def test_a_closed_building_says_that_it_accepts_no_gifts() -> None:
    state = given(streets=["", "shop guarded_roof | gated_flats"])
    kinds = [line.kind for line in state.position(1) if line.args.get("seat") == 1 and line.kind.startswith("plot")]
    assert kinds == ["plot-closed-no-gifts", "plot-no-gifts", "plot-empty", "plot-empty", "plot-empty"]
    words = Words(module="ludopolis.games.uptown")
    line = next(line for line in state.position(0) if line.kind == "plot-closed-no-gifts")
    assert "Closed, accepts no gifts." in words.say("line", line, lambda seat: f"Seat {seat}")


def test_what_could_be_built_nowhere_is_told_to_whoever_takes_a_second_card() -> None:
    state = given(streets=["family_flat", ""], tops="P20 P31", common="M02")
    idle = state.view(0)["nowhere"]
    assert idle == ["billboard", "pigeon_loft"]  # nobody has a roof
    for card in (state.parts.number[card] for card in ("P20", "P31", "M02")):
        fitting = {place_of(move)[0] for move in placements(state, 0, card)}
        for number, project in enumerate(state.parts.projects_of(card)):
            assert (project in idle) == (number not in fitting), project
    assert state.view(1)["nowhere"] == state.view(SPECTATOR)["nowhere"] == []
    do(state, "buy 0")
    assert state.view(0)["nowhere"] == []  # previews tell it now
