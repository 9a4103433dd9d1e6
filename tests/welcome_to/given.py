"""Positions in the game's own words, built through `load`, and short ways to play and look at them."""

from collections.abc import Sequence
from random import Random

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to import GAME, OLDER
from ludopolis.games.welcome_to.components.tables import HOUSES
from ludopolis.games.welcome_to.rules.play import WelcomeToState

Side = tuple[int, str]
"""A combination or a card: (number, effect)."""
PLANS = ("estates_3_3_3", "estates_3_3_4", "estates_3_4")
EMPTY = tuple(" ".join("." * houses) for houses in HOUSES)
"""The pictures of empty streets."""
CARD_IDS = GAME.parts.card_ids


def sheet(
    s1: str = "",
    s2: str = "",
    s3: str = "",
    *,
    pools: Sequence[str] = (),
    parks: Sequence[int] = (0, 0, 0),
    agents: Sequence[int] = (0, 0, 0, 0, 0, 0),
    temps: int = 0,
    refusals: int = 0,
    plans: Sequence[int] = (0, 0, 0),
    step: str = "combination",
    **turn: object,
) -> Data:
    """A sheet; streets not drawn are empty. `step` and `turn` say how far the seat has got in its turn."""
    return {
        "streets": [s1 or EMPTY[0], s2 or EMPTY[1], s3 or EMPTY[2]],
        "pools": list(pools),
        "parks": list(parks),
        "agents": list(agents),
        "temps": temps,
        "refusals": refusals,
        "plans": list(plans),
        "turn": {"step": step, **turn},
    }


class Cards:
    """The 81 cards, each taken once."""

    def __init__(self) -> None:
        self.left = list(CARD_IDS)

    def take(self, number: int = 0, effect: str = "") -> str:
        """The first card left with this number and this effect, if given."""
        for name in self.left:
            card = CARD_IDS.index(name)
            if number in (0, GAME.parts.number_of[card]) and name.startswith(effect):
                self.left.remove(name)
                return name
        raise LookupError((number, effect))


def _table(
    sheets: Sequence[Data], plans: Sequence[str], approved: Sequence[int], options: dict[str, OptionValue]
) -> Data:
    return {
        "players": len(sheets),
        "viewer": -1,
        "options": options,
        "stage": "turns",
        "round": 5,
        "ready": [seat for seat, part in enumerate(sheets) if part["turn"]["step"] == "finished"],
        "plans": list(plans),
        "approved": [stack in approved for stack in (1, 2, 3)],
        "ended": [],
        "sheets": list(sheets),
        "before": [None] * len(sheets),
        "shuffled": 0,
        "drawn": 0,
    }


def base_data(
    *sheets: Data,
    combos: Sequence[Side] = ((8, "park"), (7, "pool"), (9, "agent")),
    plans: Sequence[str] = PLANS,
    approved: Sequence[int] = (),
    unseen: int = 60,
    **options: OptionValue,
) -> Data:
    """The base game in the middle of a round. An empty sheet joins a single one."""
    everybody = list(sheets) if len(sheets) > 1 else [*sheets, sheet()]
    data = _table(everybody, plans, approved, options)
    cards = Cards()
    numbers = [cards.take(number=number) for number, _ in combos]
    effects = [cards.take(effect=effect) for _, effect in combos]
    data["stacks"] = numbers + effects
    data["unseen"] = sorted(cards.left[:unseen])
    return data


def base(*sheets: Data, **given: object) -> WelcomeToState:
    """`base_data`, loaded; under other rules than today's if `rules` says so."""
    rules = given.pop("rules", GAME.version)
    assert isinstance(rules, int)
    return load(base_data(*sheets, **given), rules)  # type: ignore[arg-type]


def hands_data(
    *sheets: Data,
    hands: Sequence[Sequence[Side]],
    plans: Sequence[str] = PLANS,
    approved: Sequence[int] = (),
    discard: Sequence[Side] = (),
    deck: int = -1,
    top: str = "fence",
    solo_card: bool = False,
    dealer: int | None = 0,
    **options: OptionValue,
) -> Data:
    """Solo (one sheet) or draft in mid-round. With `deck`, that many cards are left and the rest are discarded."""
    solo = len(sheets) == 1
    data = _table(sheets, plans, approved, {**options, "draft": not solo})
    cards = Cards()
    data["hands"] = [[_token(cards.take(*side), [seat]) for side in hand] for seat, hand in enumerate(hands)]
    data["discard"] = [_token(cards.take(*side), []) for side in discard]
    shown = next((name for name in cards.left if name.startswith(top)), "") if deck else ""
    while deck >= 0 and len(cards.left) > deck:
        last = next(name for name in reversed(cards.left) if name != shown)
        cards.left.remove(last)
        data["discard"].append(_token(last, []))
    for token in [*data["discard"], *(token for hand in data["hands"] for token in hand)]:
        if solo:
            token["known"] = "all"
    data["unseen"] = sorted(cards.left)
    data["dealer"] = None if solo else dealer
    data["top"] = top if cards.left else None
    data["solo_card"] = solo_card
    if not solo:
        data["shuffled_cards"] = [{} for _ in range(len(sheets) + 1)]
    return data


def _token(card: str, known: list[int]) -> Data:
    return {"card": card, "effect": card.partition("_")[0], "known": known, "age": 0, "barred": []}


def hands(*sheets: Data, **given: object) -> WelcomeToState:
    """`hands_data`, loaded."""
    return load(hands_data(*sheets, **given))  # type: ignore[arg-type]


def load(data: Data, rules: int = GAME.version) -> WelcomeToState:
    """The position that the data describe, under a version of the rules."""
    state = next(game for game in (GAME, *OLDER) if game.version == rules).load(data)
    assert isinstance(state, WelcomeToState)
    return state


# Playing and looking


def play(state: WelcomeToState, seat: int, *texts: str) -> None:
    """Plays moves, checking each."""
    for text in texts:
        state.apply(seat, state.from_text(seat, text))


def draw(state: WelcomeToState, *texts: str) -> None:
    """Chance draws these."""
    for text in texts:
        state.apply(CHANCE, state.from_text(CHANCE, text))


def draw_any(state: WelcomeToState, seed: int = 0) -> None:
    """Chance draws at random until a player must decide."""
    rng = Random(seed)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))


def offered(state: WelcomeToState, seat: int = 0, start: str = "") -> list[str]:
    """The moves open to a seat, as text; with `start`, only those that start with it, without it."""
    texts = [state.to_text(seat, move) for move in state.legal(seat)]
    return [text.removeprefix(start).strip() for text in texts if text.startswith(start)]


def asked(state: WelcomeToState, seat: int = 0) -> str:
    """The kind of question the seat is asked, or `finished`."""
    return state.asks(seat).kind if state.pending() >> seat & 1 else "finished"


def finish_round(state: WelcomeToState, seed: int = 0) -> None:
    """Everybody still deciding plays by the game's policy."""
    rng = Random(seed)
    round_ = state.round
    while state.round == round_ and state.pending() not in (0, CHANCE):
        seat = (state.pending() & -state.pending()).bit_length() - 1
        legal = state.legal(seat)
        state.play(seat, GAME.judge.policy(state, seat, legal, rng) if len(legal) > 1 else legal[0])


def streets(state: WelcomeToState, seat: int = 0) -> list[str]:
    """A seat's streets, as pictures."""
    pictures: list[str] = state.dump()["sheets"][seat]["streets"]
    return pictures


def points(state: WelcomeToState, category: str, seat: int = 0) -> int:
    """The points on a line of the score sheet."""
    return next(line.points for line in state.sheet()[seat] if line.category == category)
