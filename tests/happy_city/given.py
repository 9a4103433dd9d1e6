"""Positions in the words of the rules page: `given(2, cities=["WM school house", "WM"], face_up="museum zoo bank")`."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.games import happy_city
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.components.tables import COLOURS, FIRST_SPECIAL
from ludopolis.games.happy_city.rules.play import HappyCityState

HOME = Path(str(happy_city.__file__)).parent
MARKETS = {f"{colour[0].upper()}M": f"{colour}_market" for colour in (*COLOURS, "white")}
PARTS = GAME.parts


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
    """The data of a position. Cards that are not named lie in decks, box and stacks.

    The row is filled up with the specials that need the most cards, so that none of them is open by accident.
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
    # Copies left in the decks keep their numbers; the named cards take the others.
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
            if PARTS.number.get(name, FIRST_SPECIAL) < 66:
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
    first = (PARTS.number[name] - FIRST_SPECIAL) * len(COLOURS)
    return sum(PARTS.needs[first : first + len(COLOURS)])


def given(players: int = 2, mode: str = "family", **position: Any) -> HappyCityState:
    """The position itself, recording events."""
    return load(given_data(players, mode, **position))


def expert(players: int = 2, **position: Any) -> HappyCityState:
    """A position of the expert mode."""
    return given(players, "expert", **position)


def load(data: Data) -> HappyCityState:
    """A position from its data, recording events."""
    state = GAME.load(data)
    assert isinstance(state, HappyCityState)
    state.audit()
    state.events = []
    return state


def fresh(players: int, mode: str = "family", **options: Any) -> HappyCityState:
    """A new game, recording events."""
    state = GAME.new({"mode": mode, **options}, players)
    assert isinstance(state, HappyCityState)
    state.events = []
    return state


# What happens next


def asked(state: HappyCityState) -> tuple[int, str]:
    """The seat that decides, and what; seat -1 for chance and at the end."""
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
    """Plays moves for whoever decides; for chance, the card that is drawn."""
    for text in texts:
        pending = state.pending()
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        state.apply(seat, state.from_text(seat, text))
        state.audit()
    return state


def city(state: HappyCityState, seat: int) -> list[str]:
    """The cards of a city by id, `-` for an empty slot."""
    cards: Iterable[str | None] = state.dump()["cities"][seat]["cards"]
    return ["-" if card is None else card.split(".")[0] for card in cards]


def card(name: str) -> int:
    """The first card with this id."""
    return PARTS.number[name]
