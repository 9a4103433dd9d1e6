"""Positions in the words of the rules page: `given(2, cities=["WM school house", "WM"], face_up="museum zoo bank")`."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import Fact
from ludopolis.engine.options import OptionValue
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.state import Data
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.components import COLOURS, FIRST_SPECIAL
from ludopolis.games.happy_city.game import HappyCityState

MARKETS = {f"{colour[0].upper()}M": f"{colour}_market" for colour in (*COLOURS, "white")}
CARDS = GAME.start(2, GAME.complete({}, 2)).cards


def given_data(
    players: int = 2,
    mode: str = "family",
    *,
    cities: Sequence[str] = (),
    coins: Sequence[int] = (),
    face_up: str = "",
    piles: Mapping[int, str] | None = None,
    row: str = "",
    step: str = "action",
    actor: int = 0,
    round: int = 3,
    last_round: bool = False,
    chosen_deck: int = 0,
    charges: Mapping[int, int] | None = None,
    acts_as: Mapping[int, str] | None = None,
    copies: Mapping[int, int] | None = None,
    stacks: Mapping[str, int] | None = None,
    scoring: str = "product",
    max_rounds: int = 60,
    verified_only: bool = False,
) -> Data:
    """The data of a position. What is not named lies where it must: unnamed cards in decks, box and stacks.

    The row is filled up with the specials that ask for most, so that none of them is open by accident.
    """
    options: dict[str, OptionValue] = {
        "mode": mode,
        "scoring": scoring,
        "max_rounds": max_rounds,
        "verified_only": verified_only,
    }
    data = GAME.new(options, players).dump()
    towns = [[MARKETS.get(word, word) for word in city.split()] for city in cities]
    spare = ["white_market"] * players
    if mode == "expert":
        spare = [f"{colour}_market" for colour in COLOURS if not any(f"{colour}_market" in town for town in towns)]
    towns += [[spare[i]] for i in range(players - len(towns))]
    used = {place: names.split() for place, names in (piles or {}).items()}
    shown = face_up.split()
    for deck in range(3):
        unseen: list[str] = data["decks"][deck]["unseen"]
        for name in [*shown, *used.get(deck + 1, []), *(card for town in towns for card in town)]:
            copy = next((card for card in unseen if card.split(".")[0] == name), None)
            if copy is not None:
                unseen.remove(copy)
        data["decks"][deck]["discarded"] = used.get(deck + 1, [])
    data["face_up"] = shown
    # Copies that were left in the decks keep their number; the named ones take the rest.
    _number_copies(data, towns)
    for name in data["dwellings"]:
        data["dwellings"][name] -= sum(name in town for town in towns)
    data["dwellings"].update(stacks or {})
    _lay_row(data, row.split(), towns, list((acts_as or {}).values()))
    data["step"], data["actor"], data["round"], data["last_round"] = step, actor, round, last_round
    data["chosen_deck"] = chosen_deck
    for seat, town in enumerate(towns):
        data["cities"][seat] = {
            "coins": coins[seat] if seat < len(coins) else 2,
            "cards": [None if card == "-" else card for card in town],
            "acts_as": (acts_as or {}).get(seat),
            "charges": (charges or {}).get(seat, 0),
            "copies_seat": (copies or {}).get(seat, -1),
        }
    return data


def _number_copies(data: Data, towns: list[list[str]]) -> None:
    left = {card for deck in data["decks"] for card in deck["unseen"]}
    places = [*(deck["discarded"] for deck in data["decks"]), data["face_up"], *towns]
    for place in places:
        for i, name in enumerate(place):
            if CARDS.number.get(name, FIRST_SPECIAL) < 66:
                copy = next((f"{name}.{n}" for n in (1, 2) if f"{name}.{n}" not in left), f"{name}.1")
                left.add(copy)
                place[i] = copy


def _lay_row(data: Data, named: list[str], towns: list[list[str]], drawn: list[str]) -> None:
    box: list[str] = data["box"]
    taken = [card for town in towns for card in town if card in box]
    for name in {*named, *taken, *drawn}:
        if name in box:
            box.remove(name)
    fill = sorted(box, key=_asked, reverse=True)[: data["players"] + 2 - len(named) - len(taken)]
    data["row"] = sorted(named + fill, key=card)
    data["box"] = [name for name in box if name not in fill]


def _asked(name: str) -> int:
    first = (CARDS.number[name] - FIRST_SPECIAL) * len(COLOURS)
    return sum(CARDS.needs[first : first + len(COLOURS)])


def given(players: int = 2, mode: str = "family", **position: Any) -> HappyCityState:
    """The position itself, telling events."""
    return load(given_data(players, mode, **position))


def expert(players: int = 2, **position: Any) -> HappyCityState:
    """A position of the expert mode."""
    return given(players, "expert", **position)


def load(data: Data) -> HappyCityState:
    """A position from its data, telling events."""
    state = GAME.load(data)
    state.audit()
    state.events = []
    return state


def fresh(players: int, mode: str = "family", **options: Any) -> HappyCityState:
    """A new game, telling events."""
    state = GAME.new({"mode": mode, **options}, players)
    assert isinstance(state, HappyCityState)
    state.events = []
    return state


# What happens next


def asked(state: HappyCityState) -> tuple[int, str]:
    """The seat that decides and what; chance is seat -1, the end is `(-1, "over")`."""
    pending = state.pending()
    if pending in (0, CHANCE):
        return -1, "over" if pending == 0 else "chance"
    seat = lowest_seat(pending)
    return seat, state.asks(seat).kind


def options(state: HappyCityState) -> set[str]:
    """The legal moves of the seat that decides, as text."""
    seat = lowest_seat(state.pending())
    return {state.to_text(seat, move) for move in state.legal(seat)}


def do(state: HappyCityState, *texts: str) -> HappyCityState:
    """Moves of whoever decides; where chance is due, the card that it draws."""
    for text in texts:
        pending = state.pending()
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        state.apply(seat, state.from_text(seat, text))
        state.audit()
    return state


def why_not(state: HappyCityState, text: str) -> Fact | None:
    """Why whoever decides may not play that."""
    seat = lowest_seat(state.pending())
    return state.why_not(seat, state.from_text(seat, text))


def deal(state: HappyCityState, seed: int = 1) -> HappyCityState:
    """Lets chance decide until somebody else must."""
    rng = Random(seed)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    return state


def told(state: HappyCityState, *kinds: str) -> list[dict[str, Any]]:
    """The events so far of these kinds (all kinds if none is named), as data."""
    return [fact.to_json() for fact in state.events_for(0) if not kinds or fact.kind in kinds]


def city(state: HappyCityState, seat: int) -> list[str]:
    """The cards of a city by id, `-` for an empty slot."""
    cards: Iterable[str | None] = state.dump()["cities"][seat]["cards"]
    return ["-" if card is None else card.split(".")[0] for card in cards]


def card(name: str) -> int:
    """The first card of that id."""
    return CARDS.number[name]
