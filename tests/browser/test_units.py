"""The client's pure modules by themselves: one empty page, no server. Where Python does the same, both must agree."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from our_games import FULL_GAMES

from browser.records import NAMES, finished
from browser.units import Unit
from ludopolis import registry
from ludopolis.engine.values.difference import applied, difference
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.i18n import Words, format
from ludopolis.i18n.words import languages
from ludopolis.server.routes import pages


def test_what_was_new_before_a_move_does_not_hide_what_is_new_after_it(unit: Unit) -> None:
    states = [
        {"kinds": ["sold", "paid"], "acted": False},
        {"kinds": ["closed"], "acted": True},
        {"kinds": ["paid"], "acted": True},  # it had to wait, so it is still new
        {"kinds": ["sold"], "acted": True},
    ]
    assert unit("firsts", states) == {"now": ["sold", "closed", "paid", None], "told": ["sold", "closed", "paid"]}


def test_what_is_new_is_told_of_the_reader_rather_than_of_a_rival(unit: Unit) -> None:
    mine, rivals = {"kind": "collected", "seat": 0}, {"kind": "collected", "seat": 1}
    together = [{"fresh": [rivals, mine], "before": []}]
    assert unit("nearest", together) == [["collected", 0]]
    apart = [{"fresh": [rivals], "before": []}, {"fresh": [mine], "before": []}]
    assert unit("nearest", apart) == [["collected", 1], ["collected", 0]]
    opened_later = [{"fresh": [], "before": [{"kind": "thrown", "seat": 0, "forced": 1}]}]
    assert unit("nearest", opened_later) == [["thrown", 0]]


def test_what_is_new_is_told_by_what_happened_and_to_whom(unit: Unit) -> None:
    facts = [{"kind": kind, "seat": 1} for kind in ("played", "paid", "kept")]
    log = {"paid": "", "kept": ", keeps it"}
    told = [unit("newLine", {"facts": facts, "at": at, "log": log}) for at in range(3)]
    # in full where the log leaves it out; named where the log goes on after something else
    assert [line.removesuffix("first-more") for line in told] == [
        "first-new Player 1 played.",
        "first-new Player 1 paid.",
        "first-new Boris: keeps it",
    ]


def test_news_tell_what_a_rival_built_in_the_whole_turn(unit: Unit) -> None:
    turn = [{"kind": kind, "seat": 1} for kind in ("taken", "built", "bought", "built")]
    mine = {"kind": "collected", "seat": 0, "befell": 1}
    log = [{"kind": "built", "seat": 0}, {"kind": "round-begun"}, *turn, mine]
    assert unit("news", {"log": log, "fresh": 2, "felt": ["built"]}) == {
        "told": ["built", "built"],
        "done": ["collected"],
        "later": ["built", "collected"],
    }
    assert unit("news", {"log": log, "fresh": 2, "felt": []})["told"] == ["built"]


def test_what_was_done_for_a_player_in_a_turn_that_a_rival_began_is_known(unit: Unit) -> None:
    turn = [{"kind": "built", "seat": 1}, {"kind": "taken", "seat": 0, "befell": 1}]
    log = [*turn, {"kind": "thrown", "seat": 0, "forced": 1}]
    assert unit("news", {"log": log, "fresh": 1, "felt": []})["done"] == ["taken", "thrown"]
    bought = [*log, {"kind": "bought", "seat": 0}, {"kind": "built", "seat": 0, "forced": 1}]
    assert unit("news", {"log": bought, "fresh": 1, "felt": []})["done"] == []  # that it was built has been seen


def test_a_mark_hides_nothing_of_another_thing_that_is_marked(unit: Unit) -> None:
    house, pool, far = [100, 100, 50, 40], [160, 100, 46, 34], [260, 100, 46, 34]
    assert unit("besides", [house, pool]) == ["93px 134px", "213px 128px"]
    assert unit("besides", [house, far]) == ["93px 134px", "253px 128px"]


def test_combinations_with_the_same_name_say_which_of_them_they_are(unit: Unit) -> None:
    assert unit("apart", ["8 + fence", "7 + park", "8 + fence"]) == ["8 + fence 1/2", "7 + park", "8 + fence 2/2"]


def test_a_set_is_one_of_each_and_symbols_are_pins(unit: Unit) -> None:
    formulas = [
        {"value": "symbols", "price": 2, "wants": "T"},
        {"value": "set", "price": 5, "wants": "HT"},
        {"value": "people", "price": 2, "wants": "P"},
    ]
    assert unit("plates", formulas) == [[1, True, True], [2, True, True], [1, True, False]]


def test_half_of_an_income_says_when_it_was_rounded_up_and_when_for_every_tile(unit: Unit) -> None:
    assert unit("half", [[5, 10], [6, 11], [6, 10], [0, 0]]) == [
        "board-half 10",
        "board-half-up 11",
        "board-half-tiles 10",
        "board-half 0",
    ]


def some_value(rng: Random, depth: int) -> Any:
    kind = rng.randrange(4 if depth else 2)
    if kind == 0:
        return rng.randrange(3)
    if kind == 1:
        return rng.choice(["", "a", None, True])
    if kind == 2:
        return [some_value(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice("abc"): some_value(rng, depth - 1) for _ in range(rng.randrange(4))}


def test_a_difference_makes_the_same_value_as_in_python(unit: Unit) -> None:
    rng = Random("differences")
    values = [some_value(rng, 3) for _ in range(200)] + [
        {"log": [1, 2, 3]},
        {"log": [1, 4, 2, 3]},
        {"-": 1},
        {"/": [0]},
    ]
    pairs = [(old, new, difference(old, new)) for old, new in pairwise(values)]
    assert [applied(old, change) for old, _, change in pairs] == [new for _, new, _ in pairs]
    made = unit("difference", [[old, change] for old, _, change in pairs])
    assert made == [[new, True] for _, new, _ in pairs]


@pytest.mark.parametrize("language", languages())
def test_figures_and_lists_are_written_as_in_python(unit: Unit, language: str) -> None:
    numbers = [-12345.5, -1000, -3.5, -1, 0, 2.5, 999, 1000, 1234567]
    lists = ["", "A", "AB", "ABC"]
    assert unit("figures", language, language) == {
        "signed": [format.signed(language, number) for number in numbers],
        "plus": [format.plus(language, number) for number in numbers],
        "percent": [format.percent(language, share) for share in (31, -5, 0, 0, 100)],
        "listed": [format.listed(language, parts) for parts in lists],
        "either": [format.either(language, parts) for parts in lists[1:]],
    }


@pytest.mark.parametrize(
    ("language", "game"), [(language, FULL_GAMES[at % len(FULL_GAMES)]) for at, language in enumerate(languages())]
)
def test_facts_are_said_as_in_python(unit: Unit, language: str, game: str) -> None:
    table = finished(game, players=2)
    told = {("event", event.kind): event for _, event in table.log(SPECTATOR)}
    told |= {("line", line.kind): line for line in table.state.position(0)}
    words = Words(language, registry.modules()[game])
    facts = [(prefix, fact) for (prefix, _), fact in told.items() if words.has(f"{prefix}-{fact.kind}")]
    assert len(facts) > 5
    argument = {
        "language": language,
        "catalogues": [f"games/{game}/locale/{language}.ftl", f"locale/{language}.ftl"],
        "facts": [[prefix, {"kind": fact.kind, **fact.args}] for prefix, fact in facts],
        "names": NAMES,
    }
    expected = [words.say(prefix, fact, lambda seat: NAMES[seat]) for prefix, fact in facts]
    said = unit("words", argument, language)
    assert [sentence for sentence, _, _ in said] == expected
    assert [whole for _, whole, _ in said] == expected
    for (_, fact), (_, _, named) in zip(facts, said, strict=True):
        assert set(named) <= set(NAMES), fact
    assert any(named for _, _, named in said)


@pytest.mark.parametrize("game", FULL_GAMES)
def test_options_are_offered_as_by_the_engine(unit: Unit, game: str) -> None:
    rules = registry.find(game)
    rng = Random(game)
    cases: list[list[Any]] = []
    expected = []
    for players in range(rules.players[0], rules.players[1] + 1):
        for _ in range(4):
            wished = {one.name: rng.choice(one.choices) if one.choices else one.default for one in rules.options}
            declared = [
                {
                    "name": one.name, "default": one.default, "values": [[value, ""] for value in one.choices],
                    "fewest": one.fewest, "most": one.most, "needs": one.needs, "solo": one.solo,
                }
                for one in rules.options
            ]  # fmt: skip
            cases.append([declared, wished, players])
            there = rules.offered(wished, players)
            standing = [
                wished[one.name] if not one.choices or wished[one.name] in one.choices else one.default for one in there
            ]
            expected.append([[one.name, value, list(one.choices)] for one, value in zip(there, standing, strict=True)])
    assert unit("offered", cases) == expected


GAMES = [
    {"id": "tower", "name": "Über den Dächern", "pitch": "Roofs of a town.", "low": 2, "high": 4},
    {"id": "rail", "name": "Railway", "pitch": "Lines over the roofs.", "low": 3, "high": 6},
    {"id": "solo", "name": "Hermit", "pitch": "Alone.", "low": 1, "high": 1},
    {"id": "crowd", "name": "Crowd", "pitch": "Many.", "low": 6, "high": 12},
]


def test_games_are_found_by_words_and_players(unit: Unit) -> None:
    searches = [
        ["", "0"],
        ["  ", "0"],
        ["uber", "0"],
        ["ROOFS", "0"],
        ["roofs over", "0"],
        ["", "2"],
        ["", "5+"],
        ["roofs", "5+"],
        ["x", "0"],
        ["rail", "0"],
    ]
    found = unit("finder", {"games": GAMES, "searches": searches})  # fmt: skip
    everything = ["tower", "rail", "solo", "crowd"]
    assert found["seen"] == [
        [everything, "", True],
        [everything, "", True],
        [["tower"], "1 fit", True],
        [["tower", "rail"], "2 fit", True],
        [["rail"], "1 fit", True],
        [["tower"], "1 fit", True],
        [["rail", "crowd"], "2 fit", True],
        [["rail"], "1 fit", True],
        [[], "0 fit", False],
        [["rail"], "1 fit", True],
    ]
    assert (found["focused"], found["cleared"]) == ("game-rail", ["", "0"])


def test_pins_stand_on_what_their_names_mean(unit: Unit) -> None:
    names = ["card-7", "market", "play C B11", "place cafe 3,1", "play", "gone", ""]
    told = unit("pins", names)
    assert told["found"] == [["card"], ["part"], ["move"], ["step"], [], [], []]
    assert told["stands"] == [
        ["1", False, "93px 134px"],
        ["2", False, "193px 100px"],
        ["3", False, "93px 334px"],
        ["4", False, "149px 336px"],
        ["5", True, ""],
    ]
    assert told["left"] == 0


def test_places_rows_and_what_decided(unit: Unit) -> None:
    def over(totals: list[int], *winners: int) -> dict[str, Any]:
        return {"totals": totals, "winners": list(winners)}

    lines = [[{"category": name, "points": points} for name, points in sheet] for sheet in (
        [("parks", 3), ("pools", 0), ("roads", 2), ("bonus", 9)], [("parks", 1), ("pools", 0), ("roads", 4)],
    )]  # fmt: skip
    breaks: list[dict[str, Any]] = [{"name": name, "values": []} for name in ("coins", "cards")]
    told = unit("rows", {
        "games": [over([9, 7, 7, 3], 0), over([9, 9, 7], 1), over([9, 9, 7], 0, 1), over([5, 5]), over([7, 9, 9], 2)],
        "decided": [[[[5, 1], [4, 7]], over([9, 8], 0)], [[[4, 4]], over([4, 4], 0, 1)], [[[4]], over([4], 0)]],
        "grouped": {
            "sheets": lines, "unscored": ["bonus"], "sources": {"parks": {"group": "town"}, "roads": {"group": "town"}},
            "ties": [{"tie": by and {"by": by.strip()}, "tie_breaks": breaks} for by in ("", "coins", "cards", " ")],
        },
    })  # fmt: skip
    assert told == {
        "places": [[1, 2, 2, 4], [2, 1, 3], [1, 1, 3], [1, 1], [3, 2, 1]],
        "ranking": [[0, 1, 2, 3], [1, 0, 2], [0, 1, 2], [0, 1], [2, 1, 0]],
        "decisive": [4, None, None],
        "asked": [[], ["coins"], ["coins", "cards"], ["coins", "cards"]],
        "rows": [["town", [5, 5], ["parks", "roads"]]],
    }


def test_a_result_is_told_to_whoever_plays_as_their_own_and_to_all_others_by_name(unit: Unit) -> None:
    def ended(winners: list[int], *kinds: str, **facts: object) -> dict[str, Any]:
        return {
            "winners": winners,
            "opening": [{"kind": kind, "side": seat, **facts} for seat, kind in enumerate(kinds)],
        }

    lost = ended([1], "lost", "won", rival=1, points=12)
    tied = ended([1], "tie-lost", "tie-won", rival=1, points=50)
    told = {
        "You lost by 12 points.": lost,
        "You won by 12 points.": ended([0], "won", "lost", points=12),
        "A tie at 50 points: Boris wins the tie-break.": tied,
        "A tie at 50 points: you share the victory with Boris.": ended(
            [0, 1], "tie-shared", "tie-shared", points=50, **{"with": [1]}
        ),
        "You came second of 3, 6 points behind Chloé.": ended([2], "placed", rival=2, points=6, place=2, count=3),
        "Finished with 81 points.": ended([], "alone", points=81),
        "A tie at 9 points.": ended([], "draw", "draw", points=9),
        "Chloé beat you by 3 points.": ended([2], "automa-won", rival=2, points=3),
    }
    assert unit("outcome", list(told.values())) == list(told)
    others: list[dict[str, Any]] = [{"me": None}, {"spectator": True}, {"shared": True}, {"replay": True}]
    assert set(unit("outcome", [{**lost, **reader} for reader in others])) == {"Boris won by 12 points."}
    shared = ended([0, 1, 2], "tie-shared", points=50, **{"with": [1, 2]})
    assert unit("outcome", [{**shared, "me": None}]) == ["A tie at 50 points: Anna, Boris and Chloé share the victory."]


def test_costly_turns_are_told_with_the_name_of_somebody_else(unit: Unit) -> None:
    in_rounds = {"kind": "cost-in", "count": 3, "rounds": [8, 9, 12], "points": 11}
    told = {
        "3 turns in rounds 8, 9 and 12 cost about 11 points.": [in_rounds, ""],
        "3 of Anna’s turns, in rounds 8, 9 and 12, cost about 11 points.": [in_rounds, "Anna"],
        "One of Anna’s turns lowered the chance to win.": [{"kind": "moments", "count": 1}, "Anna"],
        "Good luck brought 6 points.": [{"kind": "luck-gave", "points": 6}, "Anna"],
    }
    assert unit("causes", list(told.values())) == list(told)


def test_what_a_rival_loses_is_told_to_whoever_is_no_player_without_your(unit: Unit) -> None:
    assert unit("losses", [[2, None], [2, None, -1], [3, None], [2, 0], [2, 1], [3, 2]]) == [
        "what your rival loses",
        "what your rival gains",
        "what your strongest rival loses",
        "what Boris loses",
        "what Anna loses",
        "what the strongest rival loses",
    ]


def test_who_is_waited_for(unit: Unit) -> None:
    assert unit("headlines", [[1], [0, 1], []]) == ["status-thinking", "status-waiting", "status-dealing"]


def test_whom_a_page_follows_its_table_as(unit: Unit) -> None:
    setups = [
        {"lens": None, "mine": [1], "hidden": True},
        {"lens": None, "mine": [0, 2], "hidden": False},
        {"lens": None, "mine": [0, 2], "hidden": True},
        {"lens": None, "mine": [], "hidden": True},
        {"lens": 3, "mine": [], "hidden": True},
    ]
    assert unit("viewers", setups) == [[1, False], [0, False], [-1, True], [-1, False], [3, False]]


def test_a_report_remembers_requests_without_secrets(unit: Unit) -> None:
    sent = [
        [
            "/api/tables/s3cret/moves",
            {"method": "POST", "body": '{"seat": 1, "key": "k3y", "move": "take 1", "name": "Anna"}'},
        ],
        ["/api/tables/s3cret/why?seat=1&move=x", {}],
        ["/api/records", {"method": "POST", "body": '{"move": "all of it"}'}],
        ["/claim/t0ken", {}],
    ]
    assert unit("journal", sent) == [
        {"path": "/api/tables/…/moves", "method": "POST", "seat": 1, "body": {"move": "take 1"}},
        {"path": "/api/tables/…/why", "method": "GET", "seat": None, "body": None},
        {"path": "/api/records", "method": "POST", "seat": None, "body": None},
        {"path": "/claim/…", "method": "GET", "seat": None, "body": None},
    ]


def test_the_advised_turn_is_numbered(unit: Unit) -> None:
    turn = [{"move": "cell 1,0"}, {"move": "road E"}]
    assert unit("advised", turn) == [[["cell 1,0", 1], ["road E", 2]], "E", None, []]


def test_income_is_a_range_where_it_depends_on_the_order_of_closing(unit: Unit) -> None:
    paid = [{"seat": 0, "amount": 16}, {"seat": 0, "amount": 16, "most": 21}]
    assert unit("earned", paid) == ["board-dollars 16", "board-dollars-range 16 21"]


def test_no_arrow_crosses_the_text_of_a_hint(unit: Unit) -> None:
    across = {"from": [0, 100], "to": [400, 100]}
    assert unit("arrow", {**across, "texts": []})
    assert unit("arrow", {**across, "texts": [[150, 300, 100, 40]]}), "it is elsewhere"
    assert not unit("arrow", {**across, "texts": [[150, 60, 100, 150]]})
    assert not unit("arrow", {**across, "texts": [[190, 90, 40, 100]]})
    assert not unit("arrow", {"from": [0, 0], "to": [20, 0], "texts": []}), "they are side by side"


def test_a_result_is_sent_as_a_picture_that_the_browser_draws(unit: Unit) -> None:
    lots = [{"kind": kind, "colour": 1} for kind in ("empty", "park", "house", "house", "house", "house", "free")]
    told = {"day": "17 Nov", "name": "UpTown", "points": "72 points", "place": "", "row": "4 days in a row"}
    drawn = pages.templates.get_template("dealparts.html").module.picture({**told, "text": "", "lots": lots})  # type: ignore[attr-defined]
    looks = "<style>.sheetp { fill: rgb(255, 250, 240); } .road { fill: rgb(10, 20, 30); }</style>"
    svg = str(drawn).replace("<rect", f"{looks}<rect", 1)
    name, kind, width, height, paper, road = unit("picture", {"svg": svg, "points": [[4, 4], [600, 532]]})
    assert (name, kind, width, height) == ("ludopolis-2026-11-17.png", "image/png", 1200, 660)
    assert (paper, road) == ([255, 250, 240, 255], [10, 20, 30, 255])
