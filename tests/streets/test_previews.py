"""What a placement, or a tile given up, would lead to, as the view of the deciding seat tells it."""

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words
from streets.given import START, build, given, placements, play

WORDS = Words(module="ludopolis.games.streets")


def paid(preview: Data) -> list[tuple[str, int, int]]:
    """Cell, seat and amount of every tile that would be paid."""
    told = [fact for street in preview["closes"] for fact in street["told"] if fact["kind"] == "income"]
    return [(fact["cell"], fact["seat"], fact["amount"]) for fact in told]


def leaving(preview: Data) -> list[tuple[str, str, int]]:
    """Who would leave, with somewhere to go (`left`) or without (`seeking`)."""
    told = [fact for street in preview["closes"] for fact in street["told"] if fact["kind"] != "income"]
    return [(fact["kind"], fact["person"], fact["count"]) for fact in told]


def test_what_a_placement_would_do() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] P1@3,0S:B[P] M2@4,0W", hands=["H4 P2"])
    assert {one["tile"] for one in state.view(0)["previews"]} == {"H4", "P2"}
    play(state, "build H4", "cell 2,0")
    assert state.view(1)["previews"] == state.view(SPECTATOR)["previews"] == []
    roads = {one["road"]: one for one in state.view(0)["previews"]}
    assert sorted(roads) == ["E", "S", "W"]
    west = roads["W"]
    assert (west["tile"], west["cell"], west["signs"], west["worth"]) == ("H4", "2,0", 1, 3)
    assert west["pays"] == {
        "formula_tile": "H4",
        "count": 1,
        "price": 2,
        "times": 1,
        "people": 1,
        "counts": {"2,0": ""},  # its own hipster
    }
    assert [street["cells"] for street in west["closes"]] == [["1,0"], ["3,0"]]
    assert paid(west) == [("1,0", 0, 7), ("3,0", 1, 5)]
    assert leaving(west) == [("left", "hipster", 1), ("arrived", "hipster", 1), ("seeking", "parent", 1)]
    assert west["closes"][0]["told"][0] == {
        "kind": "income",
        "seat": 0,
        "tile": "H1",
        "cell": "1,0",
        "formula_tile": "H1",
        "value": "symbols",
        "count": 3,
        "price": 2,
        "times": 1,
        "people": 1,
        "amount": 7,
        "money": 7,
        "copied": 0,
    }
    assert [street["cells"] for street in roads["S"]["closes"]] == [["1,0", "2,0", "3,0"]]
    assert [cell for cell, _, _ in paid(roads["S"])] == ["1,0", "2,0", "3,0"]
    assert west["earns"] == [{"seat": 0, "amount": 7}, {"seat": 1, "amount": 5}]
    assert (west["leave"], west["homeless"], west["last_sign"]) == (0, 1, False)
    assert west["moves"] == [{"kind": "arrived", "person": "hipster", "count": 1, "tile": "H4", "cell": "2,0"}]
    first, second, third = [amount for _, _, amount in paid(roads["S"])]
    assert roads["S"]["earns"] == [{"seat": 0, "amount": first + second}, {"seat": 1, "amount": third}]
    assert state.describe(0, 3 + 3) == Fact(
        "road_closing", {"side": "W", "count": 2, "income": 7, "others": 5, "order": "free"}
    )


def test_where_the_order_of_closing_matters_the_preview_tells_the_range() -> None:
    """10.7: a Search Specialist counts signed tiles elsewhere, and those of a street are signed until it is paid."""
    city = "M1@0,0E T3@1,0S:A T1@3,0S:A M2@4,0W"
    state = given(city, advisors=["search_specialist", "hacker", "entrepreneur", "investor"], hands=["H4"])
    (west,) = [one for one in state.view(0)["previews"] if (one["cell"], one["road"]) == ("2,0", "W")]
    pays: dict[str, int] = {}
    for first in ("1,0", "3,0"):
        after = state.clone()
        build(after, "H4", "2,0", "W")
        play(after, f"street {first}")
        pays[first] = after.money[0]
    assert pays == {"1,0": 9, "3,0": 11}
    assert west["earns"] == [{"seat": 0, "amount": 9, "most": 11}]
    assert [street["cells"] for street in west["closes"]] == [["3,0"], ["1,0"]]  # the better order
    assert sum(amount for _, _, amount in paid(west)) == 11
    play(state, "build H4", "cell 2,0")
    (road,) = [state.describe(0, move) for move in state.legal(0) if state.to_text(0, move) == "road W"]
    assert road == Fact("road_closing", {"side": "W", "count": 2, "income": 11, "others": 0, "order": "matters"})
    assert WORDS.say("move", road).endswith(
        "$11 for the builder, $0 for others; it depends on which street comes first"
    )
    free = Fact("road_closing", {**road.args, "order": "free"})
    assert WORDS.say("move", free).endswith("$11 for the builder, $0 for others")


def test_previews_of_all_cells() -> None:
    state = given(START, hands=["H1 T1"])
    both = state.view(0)["previews"]
    play(state, "build H1")
    found = state.view(0)["previews"]
    assert found == [one for one in both if one["tile"] == "H1"]
    assert len(both) == 2 * len(found)
    assert [f"{one['cell']}{one['road']}" for one in found] == placements(START)
    closing = [one for one in found if one["closes"]]
    assert [(one["cell"], one["road"], paid(one)) for one in closing] == [("-1,0", "E", [])]
    assert leaving(closing[0]) == [
        ("seeking", "tourist", 1),
        ("left", "hipster", 1),
        ("seeking", "parent", 1),
        ("seeking", "shopper", 1),
        ("arrived", "hipster", 1),
    ]
    assert state.dump()["hands"][0][0]["tile"] == "H1"


def test_previews_tell_who_can_be_sent_and_who_goes_where() -> None:
    street = "M1@0,0E H1@1,0S:A[HH]"
    rival = given(f"{street} H3@9,9S:B", hands=["T1"])
    chosen = given(f"{street} H3@9,9S:B H5@9,19S:B", hands=["T1"])
    (there,) = [one for one in rival.view(0)["previews"] if (one["cell"], one["road"]) == ("2,0", "W")]
    assert [(one["count"], one["cell"]) for one in there["moves"]] == [(2, "9,9")]  # to a rival, and nobody is asked
    (asked,) = [one for one in chosen.view(0)["previews"] if (one["cell"], one["road"]) == ("2,0", "W")]
    assert (there["leave"], asked["leave"], asked["moves"]) == (0, 2, [])


def test_previews_of_tiles_given_up() -> None:
    own = "M1@0,0E H1@1,0S:A[HH] P1@9,0S:A[P] H3@9,9S:B T5@9,19S:A T6@9,29S:A T7@9,39S:A"
    state = given(own, hands=["S1"], step="abandon")
    found = {one["cell"]: one for one in state.view(0)["previews"]}
    assert [(one["count"], one["cell"]) for one in found["1,0"]["moves"]] == [(2, "9,9")]
    assert (found["1,0"]["leave"], found["9,0"]["homeless"], found["9,19"]["moves"]) == (0, 1, [])
    assert state.view(1)["previews"] == state.view(SPECTATOR)["previews"] == []


def test_previews_tell_of_the_last_sign() -> None:
    own = "M1@0,0E H1@1,0S:A H2@9,0S:A H3@9,9S:A H5@9,19S:A"
    last = {(one["cell"], one["road"]): one["last_sign"] for one in given(own, hands=["H4 P2"]).view(0)["previews"]}
    assert any(last.values())
    closing = {(one["cell"], one["road"]) for one in given(own, hands=["H4"]).view(0)["previews"] if one["earns"]}
    assert closing
    assert not any(last[place] for place in closing)
    assert not any(one["last_sign"] for one in given(own, hands=["H4"], stack=0).view(0)["previews"])


def test_where_lies_what_a_tile_counts() -> None:
    city = "M1@0,0E H1@1,0S:A[H] T6@2,0S:B[T] P8@3,0S:A[P] T7@4,0S:B[T] H7@5,0S:B[H]"
    tiles = {one["tile"]: one for one in given(city).view(0)["city"]}
    for one in (tile for tile in tiles.values() if tile["pays"]):
        pays = one["pays"]
        assert one["income"] == pays["price"] * pays["count"] * pays["times"] + pays["people"], one["tile"]
    where = {tile: one["pays"]["counts"] for tile, one in tiles.items() if one["pays"]}
    assert where["H1"] == {"0,0": "W", "1,0": "H", "5,0": "H"}  # one of them points in from the end
    assert where["T6"] == {f"{x},0": "" for x in range(1, 6)}
    assert where["P8"] == {"1,0": "", "3,0": ""}
    assert where["T7"] == {"3,0": "", "5,0": ""}
    assert tiles["H7"]["pays"]["formula_tile"] == "T6"


def test_of_the_symbols_in_reach_only_complete_sets_are_counted() -> None:
    for city, counts in (
        ("M1@0,0E H3@1,0S:A[H] T2@2,0S:B[TT] H1@3,0S:B[H]", {"1,0": "H", "2,0": "TT", "3,0": "H"}),
        ("H1@0,0E H3@1,0S:A[H] T1@2,0S:B[T]", {"1,0": "H", "2,0": "T"}),  # not the second hipster
        ("M1@0,0E H3@1,0S:A[H]", {"1,0": "H", "0,0": "W"}),
        ("P1@0,0E H3@1,0S:A[H]", {}),
    ):
        (shop,) = [one for one in given(city).view(0)["city"] if one["tile"] == "H3"]
        assert sum(map(len, shop["pays"]["counts"].values())) == 2 * shop["pays"]["count"], city
        assert shop["pays"]["counts"] == counts, city


def test_advisors_add_what_a_tile_counts() -> None:
    city = "M1@0,0E P1@1,0S:A[P] H4@2,0S:B[H] P2@0,3S:A"
    for advisor, counts in (
        ("hipster_legend", {"1,0": "P", "2,0": "H", "0,0": "W"}),
        ("search_specialist", {"1,0": "P", "0,0": "W", "0,3": "PP"}),
    ):
        state = given(city, advisors=[advisor, "hacker", "investor", "restorer"])
        (home,) = [one for one in state.view(0)["city"] if one["tile"] == "P1"]
        assert home["pays"]["counts"] == counts, advisor
