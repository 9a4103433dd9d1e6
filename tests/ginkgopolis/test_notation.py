"""Moves and outcomes as text; questions, descriptions and refusals as facts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginkgopolis.given import Building, Side, asked, draw, draw_any, load, offered, others_wait, play, table, table_data
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

STATE = table(2, Side(hand=["A", "C", "R1", "Y3"], tiles=["R4", "Y20"]))


@settings(max_examples=200)
@given(st.integers(0, GAME.moves - 1))
def test_every_move_of_the_space_reads_back(move: int) -> None:
    text = STATE.to_text(0, move)
    assert text.isascii()
    assert STATE.from_text(0, text) == move


def test_every_outcome_of_the_space_reads_back() -> None:
    texts = [STATE.to_text(CHANCE, outcome) for outcome in range(GAME.outcomes)]
    assert len(set(texts)) == GAME.outcomes == 170
    assert [STATE.from_text(CHANCE, text) for text in texts] == list(range(GAME.outcomes))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (moves.RENEW, "renew"),
        (moves.DONE, "done"),
        (moves.TAKE, "take resource"),
        (moves.TAKE + 1, "take tile"),
        (moves.FORWARD, "push forward"),
        (moves.BACKWARD, "push backward"),
        (moves.KEEP, "keep technician_urbanize_1"),
        (moves.KEEP + 26, "keep technician_urbanize_4"),
        (moves.RETURN + 48, "return Y9"),
        (moves.PLAY, "play A"),
        (moves.PLAY + 61 * 2 + 1 + 7, "play C R8"),
        (moves.PLAY + 61 * 71 + 60, "play Y20 Y20"),
        (moves.TOKEN + moves.cell_at(-1, 3), "token -1,3"),
        (moves.TOKEN, "token -53,-53"),
        (moves.MOVES - 1, "token 53,53"),
    ],
)
def test_moves_are_written_like_the_rules_page(move: int, text: str) -> None:
    assert STATE.to_text(0, move) == text
    assert STATE.from_text(0, text) == move


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (6, "tile R7"),
        (62, "card C"),
        (72, "card R1"),
        (134, "first 2"),
        (140, "trio 4"),
        (143, "character technician_urbanize_1"),
    ],
)
def test_outcomes_are_written_like_the_rules_page(outcome: int, text: str) -> None:
    assert STATE.to_text(CHANCE, outcome) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play M",
        "play R21",
        "play R7 C",
        "play R7 Y4 Y5",
        "Play R7",
        "play  R7",
        "token 1",
        "token 1,",
        "token 01,2",
        "token +1,2",
        "token 54,0",
        "token 0,-54",
        "token 1,2,3",
        "take",
        "take point",
        "return",
        "return C",
        "keep",
        "keep planner",
        "renew now",
        "card C",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        STATE.from_text(0, text)
    assert wrong.value.reason.kind == "bad_move"
    assert wrong.value.reason.args == {"text": text}


@pytest.mark.parametrize(
    "text", ["", "tile", "tile C", "card R21", "first 5", "trio 0", "trio 7", "character x", "play C", "tile R7 R8"]
)
def test_nonsense_is_no_outcome(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        STATE.from_text(CHANCE, text)
    assert wrong.value.reason.kind == "bad_outcome"


def test_cells_are_numbered_from_the_middle() -> None:
    assert moves.cell_at(0, 0) == moves.ORIGIN
    assert [moves.cell_name(moves.ORIGIN + step) for step in moves.DIRECTIONS] == ["0,1", "1,0", "0,-1", "-1,0"]
    assert (moves.cell_x(moves.cell_at(-7, 31)), moves.cell_y(moves.cell_at(-7, 31))) == (-7, 31)
    assert moves.SIDE == 2 * moves.REACH + 1
    assert moves.CELLS == moves.SIDE**2
    assert sorted(moves.DIRECTIONS) == moves.ASCENDING


# Questions and descriptions


def described(state: GinkgopolisState, text: str, seat: int = 0) -> tuple[str, dict[str, object]]:
    """Without the whole score, which has a test of its own."""
    told = state.describe(seat, state.from_text(seat, text))
    return told.kind, {name: value for name, value in told.args.items() if name != "then_score"}


def items(resources: int, tiles: int, points: int, prefix: str = "") -> dict[str, object]:
    return {f"{prefix}resources": resources, f"{prefix}tiles": tiles, f"{prefix}points": points}


def bonus(resources: int = 0, tiles: int = 0, points: int = 0) -> dict[str, object]:
    return {**items(resources, tiles, points, "bonus_"), "bonuses": resources + tiles + points}


def then(resources: int, tiles: int, points: int) -> dict[str, object]:
    return items(resources, tiles, points, "then_")


def test_plays_are_described_with_what_they_cost_and_bring() -> None:
    city = {"R11": Building((0, 1), 2, 1), "Y9": Building((0, 0), 2, 0)}
    people = ["technician_construct_1", "engineer_urbanize_1", "planner_urbanize_2"]
    side = Side(resources=3, points=2, tiles=["R8", "Y15", "B20"], hand=["B", "R11", "Y9"], characters=people)
    state = table(3, side, buildings=city)
    assert state.asks(0).kind == "select"
    assert state.asks(0).args == {"round": 5}
    assert described(state, "renew") == ("renew", {})
    assert described(state, "play B") == ("exploit_letter", {"card": "B", **bonus(), "then_points": 2})
    assert described(state, "play R11") == (
        "exploit",
        {"card": "R11", "item": "resource", "count": 2, **bonus(), **then(5, 3, 2)},
    )
    assert described(state, "play B B20") == (
        "urbanize",
        {"card": "B", "tile": "B20", "placed": 1, **items(2, 0, 0), **bonus(0, 1, 1), **then(4, 3, 3)},
    )
    cost = {"placed": 3, "colour": 0, "points": 0, "resources": 1, "back": 2}
    assert described(state, "play Y9 Y15") == (
        "construct",
        {"card": "Y9", "tile": "Y15", **cost, **bonus(1, 0, 0), **then(3, 2, 2)},
    )
    cost.update(colour=1, resources=2)
    assert described(state, "play Y9 B20") == (
        "construct",
        {"card": "Y9", "tile": "B20", **cost, **bonus(1, 0, 0), **then(2, 2, 2)},
    )
    floor = {"placed": 3, "colour": 0, "back": 0}  # what the resources that are missing consist of
    lacking = {**floor, "points": 3, "resources": 3, "has_points": 2, "has_resources": 3}
    assert described(state, "play R11 R8") == (
        "dear",
        {"card": "R11", "tile": "R8", **lacking, **bonus(), **then(5, 3, 2)},
    )
    dear = described(state, "play R11 B20")[1]
    assert (dear["placed"], dear["colour"], dear["resources"]) == (3, 1, 4)
    rich = table(3, side._replace(resources=9, points=9), buildings=city)
    cost = {"placed": 3, "colour": 0, "points": 3, "resources": 3, "back": 0, "seat": 1, "count": 2}
    assert described(rich, "play R11 R8") == (
        "construct_over",
        {"card": "R11", "tile": "R8", **cost, **bonus(1, 0, 0), **then(7, 2, 6)},
    )
    assert described(table(2, Side(resources=9, tiles=["B20"], hand=["R1"])), "play R1 B20")[0] == "construct"


def test_previews_count_only_what_the_supplies_still_have() -> None:
    """5.5: the resource paid for the colour is back in the supply before the bonus is taken."""
    people = ["technician_construct_1", "technician_construct_2", "planner_urbanize_1"]
    side = Side(resources=5, supply=0, tiles=["B20"], hand=["R9", "C"], characters=people)
    state = table(3, side, buildings={"R9": Building((0, 0), 1, 1)})
    assert described(state, "play R9")[1] == {"card": "R9", "item": "resource", "count": 1, **bonus(), **then(5, 1, 10)}
    assert described(state, "play R9 B20")[1]["then_resources"] == 5 - 3 + 1


@pytest.mark.parametrize(
    "text", ["play C", "play B15", "play C Y9", "play C R12", "play B15 Y9", "play B15 B20", "play B15 R12"]
)
def test_a_preview_tells_the_score_that_the_play_leads_to(text: str) -> None:
    """7: with the districts as they will be, the points of a covered rival and the card that is kept."""
    city = {"B15": Building((1, 1), 2, 1), "R11": Building((0, 1), 2, 1), "B9": Building((1, 0), 3, 0)}
    side = Side(resources=9, points=6, tiles=["Y9", "R12", "B20"], hand=["C", "B15"])
    state = table(2, side, buildings=city)
    told = state.describe(0, state.from_text(0, text)).args
    others_wait(state, 0, text)
    draw_any(state)
    for kind, answer in (("token", "token "), ("take", "take resource")):
        if asked(state) == kind:
            play(state, 0, next(move for move in offered(state) if move.startswith(answer)))
            draw_any(state)
    assert asked(state, 1) == "take"
    assert told["then_score"] == sum(line.points for line in state.sheet()[0])


def test_questions_and_descriptions_of_the_other_decisions() -> None:
    state = table(2, Side(tiles=["Y9"], hand=["C"]), quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    assert state.asks(0).kind == "token"
    assert state.asks(0).args == {"card": "C", "seat": 0}
    assert described(state, "token 2,2") == ("token", {"cell": "2,2"})
    state = table(2, Side(hand=["A"]))
    others_wait(state, 0, "play A")
    assert state.asks(0).kind == "take"
    assert described(state, "take tile") == ("take", {"item": "tile"})
    assert described(state, "take resource") == ("take", {"item": "resource"})
    assert described(state, "return Y9") == ("return", {"tile": "Y9"})
    assert described(state, "done") == ("done", {})
    assert described(state, "push forward") == ("push_forward", {})
    assert described(state, "push backward") == ("push_backward", {})
    draft = GAME.new({"characters": "draft"}, 2)
    assert isinstance(draft, GinkgopolisState)
    draw_any(draft)
    assert draft.asks(0).kind == "draft"
    assert draft.asks(0).args == {"pick": 1}
    name = draft.view(0)["draft"]["packet"][0]
    assert described(draft, f"keep {name}")[0] == "keep"
    figures = {
        "technician_exploit_1": {**items(1, 1, 1, "start_"), **items(1, 0, 0, "bonus_")},
        "planner_construct_2": {**items(2, 1, 1, "start_"), **items(0, 0, 1, "bonus_")},
    }
    for name, printed in figures.items():
        assert described(draft, f"keep {name}") == ("keep", {"character": name, **printed})


# Refusals


def why(state: GinkgopolisState, text: str, seat: int = 0) -> tuple[str, dict[str, object]]:
    reason = state.why_not(seat, state.from_text(seat, text))
    assert reason is not None
    return reason.kind, dict(reason.args)


def test_reasons_while_choosing() -> None:
    assert why(STATE, "play B") == ("not_in_hand", {"card": "B"})
    assert why(STATE, "play B R4") == ("not_in_hand", {"card": "B"})
    assert why(STATE, "play A R5") == ("not_behind_screen", {"tile": "R5"})
    assert why(STATE, "take tile") == ("not_asked", {"step": "select"})
    assert why(STATE, "token 0,0") == ("not_asked", {"step": "select"})
    assert why(STATE, "return R4") == ("not_asked", {"step": "select"})
    data = table_data(2)
    data["sides"][0]["renewals"] = 0
    assert why(load(data), "renew") == ("no_renewals", {})
    assert why(table(1), "renew") == ("solo_renewals", {})


def test_reasons_while_a_token_moves() -> None:
    state = table(2, Side(tiles=["Y9"], hand=["C"]), quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    assert why(state, "token 1,1") == ("cell_built", {"cell": "1,1"})
    assert why(state, "token 1,2") == ("cell_built", {"cell": "1,2"})
    assert why(state, "token 0,2") == ("cell_taken", {"cell": "0,2", "card": "B"})
    assert why(state, "token 5,5") == ("cell_far", {"cell": "5,5", "from_cell": "1,2"})
    assert why(state, "push forward") == ("room_for_token", {})
    assert why(state, "play A") == ("not_asked", {"step": "token"})


def test_reasons_while_a_token_is_blocked() -> None:
    built = {"R9": (1, 2), "R8": (2, 1), "R7": (3, 1), "B9": (0, 2), "B8": (0, 3), "B7": (1, 3)}
    city = {name: Building(cell, 1, 1) for name, cell in built.items()}
    cells = {"B": (2, 3), "C": (2, 2), "D": (3, 2)}
    state = table(2, Side(tiles=["Y9"], hand=["C"]), buildings=city, tokens=cells, quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    assert why(state, "token 4,1") == ("cell_out_of_order", {"cell": "4,1"})
    assert why(state, "token 5,5") == ("cell_off_ring", {"cell": "5,5"})
    assert why(state, "token 3,2") == ("cell_taken", {"cell": "3,2", "card": "D"})


def test_reasons_while_tiles_are_returned() -> None:
    sides = (
        Side(resources=4, supply=3, tiles=["Y9", "R5"], hand=["A"]),
        Side(resources=2, hand=["F"]),
        Side(resources=2, hand=["D"]),
    )
    state = table(3, *sides, supply=["B5"])
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    draw(state, "tile B5")
    assert why(state, "return Y20") == ("not_behind_screen", {"tile": "Y20"})
    play(state, 0, "return B5")
    assert why(state, "return R5") == ("return_order", {"tile": "R5", "last_tile": "B5"})
    assert why(state, "return B5") == ("returned_already", {"tile": "B5"})
    assert why(state, "renew") == ("not_asked", {"step": "return"})


def test_reasons_in_the_draft_and_while_taking() -> None:
    draft = GAME.new({"characters": "draft"}, 2)
    assert isinstance(draft, GinkgopolisState)
    draw_any(draft)
    other = draft.view(1)["draft"]["packet"][0]
    assert why(draft, f"keep {other}") == ("not_in_packet", {"character": other})
    assert why(draft, "renew") == ("not_asked", {"step": "draft"})
    state = table(2, Side(hand=["A"]))
    others_wait(state, 0, "play A")
    assert why(state, "done") == ("not_asked", {"step": "take"})
