"""5.5, 5.6, 6: what runs out, what is rebuilt, and when the game ends."""

from ginkgopolis.given import Building, Side, asked, draw, hand, offered, others_wait, play, screen, table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

# 5.5 Exhaustion


def dry(points: int = 0) -> GinkgopolisState:
    """Three players, one tile left; seat 0 is about to draw it for a letter."""
    sides = (
        Side(resources=4, supply=3, tiles=["Y9", "R5"], hand=["A"], points=points),
        Side(resources=2, supply=3, tiles=["R4"], hand=["F"], points=points),
        Side(resources=2, tiles=[], hand=["D"], points=points),
    )
    state = table(3, *sides, supply=["B5"])
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    draw(state, "tile B5")
    return state


def test_r11_taking_the_last_tile_is_the_exhaustion_even_at_the_end_of_a_gain() -> None:
    state = dry()
    assert [asked(state, seat) for seat in range(3)] == ["return", "return", ""]
    play(state, 1, "return R4", "done")
    assert state.supply_left == 0
    play(state, 0, "done")
    assert (state.supply_left, state.exhausted, state.flags) == (1, 1, 0)
    assert [screen(state, seat)[2] for seat in range(3)] == [0, 1, 0]
    assert asked(state, 1) == "take"


def test_tiles_are_named_in_ascending_order() -> None:
    state = dry()
    assert offered(state) == ["done", "return R5", "return B5", "return Y9"]
    play(state, 0, "return B5")
    assert offered(state) == ["done", "return Y9"]
    assert state.asks(0).args == {"tiles": 1}
    assert GAME.speech.refusal(state, 0, state.from_text(0, "return R5")).kind == "return_order"
    play(state, 0, "return Y9")
    assert offered(state) == ["done"]
    play(state, 0, "done")
    play(state, 1, "done")
    assert screen(state) == (4, 1, 2)
    assert state.returned == [24, 48]
    assert state.supply_left == 2


def test_a_tile_back_from_a_fallback_may_be_returned() -> None:
    sides = (
        Side(resources=0, tiles=["Y9"], hand=["B8"], points=9),
        Side(resources=2, hand=["F"]),
        Side(resources=2, hand=["D"]),
    )
    state = table(3, *sides, buildings={"B8": Building((0, 0), 1, 2)}, supply=["B5"])
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play B8 Y9")):
        play(state, seat, text)
    assert state.shown == [48]
    draw(state, "tile B5")
    assert offered(state) == ["done", "return B5", "return Y9"]
    play(state, 0, "return Y9", "done")
    assert state.shown == []
    assert state.returned == [48]


def test_r27_the_first_exhaustion_counts_in_the_last_round_too() -> None:
    sides = (
        Side(resources=1, supply=0, tiles=["Y9"], hand=["A"], points=0),
        Side(resources=2, tiles=["R4"], hand=["B8"], points=0),
        Side(resources=2, hand=["D"], points=0),
    )
    state = table(3, *sides, buildings={"B8": Building((0, 0), 1, 2)}, supply=["B5"], quiet="urbanize")
    for seat, text in ((1, "play B8"), (2, "play D"), (0, "play A Y9")):
        play(state, seat, text)
    assert state.flags == 2
    play(state, 0, offered(state)[0])
    draw(state, "tile B5")
    play(state, 1, "return R4", "done")
    assert screen(state, 1)[2] == 1
    assert state.flags == 2


def test_the_second_exhaustion_flags_the_end() -> None:
    state = dry()
    play(state, 0, "return Y9", "done")
    play(state, 1, "done")
    play(state, 1, "take tile")
    draw(state, "tile Y9")
    assert (state.exhausted, state.flags) == (2, 1)
    assert state.supply_left == 0
    assert state.ending() == "tiles"
    assert screen(state, 2)[0] == 3


# 5.6, 6


def test_a_rebuild_with_four_players_turns_nothing_over() -> None:
    state = table(4, *[Side(hand=[letter]) for letter in "ABCD"], deck=1)
    for seat in range(4):
        play(state, seat, f"play {'ABCD'[seat]}")
    for seat in range(4):
        play(state, seat, "take resource")
    before = len(state.discard)
    draw(state, f"card {state.dump()['deck']['unseen'][0]}")
    assert (state.deck_left, state.discard, state.shuffles) == (before, [], 1)
    assert state.chance().source == "deck#1"


def test_a_game_ended_by_max_rounds_is_scored_as_usual() -> None:
    state = table(2, max_rounds=10, round=10)
    for seat in (0, 1):
        play(state, seat, f"play {hand(state, seat)[0]}")
    play(state, 0, "take resource")
    assert state.ending() == ""
    play(state, 1, "take resource")
    assert state.pending() == 0
    assert state.ending() == "rounds"
    earlier = table(2, max_rounds=10, round=9)
    for seat in (0, 1):
        play(earlier, seat, f"play {hand(earlier, seat)[0]}")
    for seat in (0, 1):
        play(earlier, seat, "take resource")
    assert earlier.pending() == CHANCE


def test_r21_sites_are_not_limited() -> None:
    names = [f"{colour}{number}" for colour in "RBY" for number in range(4, 11)]
    city = {name: Building((place % 6, 6 + place // 6), 1, place % 2) for place, name in enumerate(names)}
    state = table(2, buildings=city, sites=names)
    assert len(state.sites) == 21
    others_wait(state, 0, f"play {hand(state, 0)[0]}")
    assert asked(state) == "take"
