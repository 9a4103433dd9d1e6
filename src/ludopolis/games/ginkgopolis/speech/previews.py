"""What a play would cost and bring in the city as it is, and what a character starts with, as facts.

A fact names every figure, so that nobody has to add up rules: `bonus_…` what the seat's tableau gives for the action,
`bonuses` their sum, `then_…` what would be behind the screen afterwards (unless the player has yet to choose it), and
`then_score` all points of the seat if the game ended there: districts and end-game cards included.
"""

from typing import cast

from ludopolis.engine.values.facts import Arg, Fact
from ludopolis.games.ginkgopolis.components.tables import (
    CONSTRUCT,
    EXPLOIT,
    FIRST_CHARACTER,
    ITEM_POINT,
    ITEM_RESOURCE,
    ITEM_TILE,
    ITEMS,
    NUMBERS,
    TILES,
    TOKENS,
    URBANIZE,
)
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.actions import (
    add_to_tableau,
    can_pay,
    cover,
    give_back,
    lay_tile,
    point_cost,
    resource_cost,
)
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.scoring import district_points, points_of, share_of
from ludopolis.games.ginkgopolis.rules.state import (
    NONE,
    OWN_BONUSES,
    OWN_POINTS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    Position,
)


def items(prefix: str, counts: list[int]) -> dict[str, Arg]:
    """Resources, tiles and points as arguments of a fact."""
    return {f"{prefix}{item}s": count for item, count in zip(ITEMS, counts, strict=True)}


def describe_play(state: GinkgopolisState, seat: int, card: int, tile: int) -> Fact:
    """A card of the hand, alone if there is no tile."""
    if tile == NONE:
        return describe_alone(state, seat, card)
    args: dict[str, Arg] = {"card": state.parts.card_ids[card], "tile": state.parts.tile_ids[tile]}
    if not can_pay(state, seat, card, tile):
        return _too_dear(state, seat, card, tile, args)
    told = _urbanize(state, seat, card, args) if card < TOKENS else _construct(state, seat, card, tile, args)
    built = _built(state, seat, card, tile)
    return Fact(told.kind, {**told.args, "then_score": _score(built, seat, told.args["then_points"])})


def describe_alone(state: Position, seat: int, card: int) -> Fact:
    """5.1: what the building gives; of a letter the player has yet to choose."""
    args: dict[str, Arg] = {"card": state.parts.card_ids[card]}
    bonus = bonuses_of(state, seat, EXPLOIT)
    if card < TOKENS:
        points = state.own[OWN_SIZE * seat + OWN_POINTS] + bonus[ITEM_POINT]
        known: dict[str, Arg] = {"then_points": points, "then_score": _score(state, seat, points)}
        return Fact("exploit_letter", {**args, **_bonus(bonus), **known})
    building = card - TOKENS
    gains = bonus[:]
    gains[building // NUMBERS] += state.height[building]
    args.update(item=ITEMS[building // NUMBERS], count=state.height[building])
    then = _then(state, seat, [0, 0, 0], gains)
    then["then_score"] = _score(state, seat, then["then_points"])
    return Fact("exploit", {**args, **_bonus(bonus), **then})


def _urbanize(state: Position, seat: int, letter: int, args: dict[str, Arg]) -> Fact:
    """5.2: a resource is placed, the neighbours give their items."""
    around = [0, 0, 0]
    for step in moves.DIRECTIONS:
        beside = state.at.get(state.token[letter] + step, TILES)
        if beside < TILES:
            around[beside // NUMBERS] += state.height[beside]
    bonus = bonuses_of(state, seat, URBANIZE)
    gains = [around[item] + bonus[item] for item in range(3)]
    then = _then(state, seat, [1, 1, 0], gains)
    return Fact("urbanize", {**args, "placed": 1, **items("", around), **_bonus(bonus), **then})


def _construct(state: Position, seat: int, card: int, tile: int, args: dict[str, Arg]) -> Fact:
    """5.4: `resources` are those missing behind the screen afterwards: placed and paid, less those that return."""
    below = card - TOKENS
    owner = state.owner[below]
    points, resources = int(point_cost(card, tile)), int(resource_cost(state, seat, card, tile))
    floor = _floor(state, seat, below, tile)
    bonus = bonuses_of(state, seat, CONSTRUCT)
    args.update(**floor, points=points, resources=resources)
    args.update(**_bonus(bonus), **_then(state, seat, [resources, 1, points], bonus, floor["colour"]))
    if owner in (NONE, seat):
        return Fact("construct", args)
    return Fact("construct_over", {**args, "seat": owner, "count": state.height[below]})


def _floor(state: Position, seat: int, below: int, tile: int) -> dict[str, int]:
    """5.4: the resources of another floor: placed, paid for a different colour, back from an own building."""
    back = state.height[below] if state.owner[below] == seat else 0
    return {"placed": state.height[below] + 1, "colour": int(below // NUMBERS != tile // NUMBERS), "back": back}


def _too_dear(state: Position, seat: int, card: int, tile: int, args: dict[str, Arg]) -> Fact:
    """5.4, the fallback: what is missing, and of a floor what it consists of."""
    own = OWN_SIZE * seat
    if card >= TOKENS:
        args.update(_floor(state, seat, card - TOKENS, tile))
    args.update(points=int(point_cost(card, tile)), resources=int(resource_cost(state, seat, card, tile)))
    args.update(has_points=state.own[own + OWN_POINTS], has_resources=state.own[own + OWN_RESOURCES])
    alone = describe_alone(state, seat, card).args
    return Fact("dear", {**args, **{name: alone[name] for name in alone if name.startswith(("bonus", "then_"))}})


def bonuses_of(state: Position, seat: int, trigger: int) -> list[int]:
    """What the tableau gives for an action."""
    at = OWN_SIZE * seat + OWN_BONUSES + 3 * trigger
    return state.own[at : at + 3]


def _bonus(counts: list[int]) -> dict[str, Arg]:
    return {**items("bonus_", counts), "bonuses": sum(counts)}


def _then(state: Position, seat: int, paid: list[int], gains: list[int], to_supply: int = 0) -> dict[str, Arg]:
    """5.5: what is behind the screen after paying and gaining, as far as the supplies last."""
    own = OWN_SIZE * seat
    gains = gains[:]
    gains[ITEM_RESOURCE] = min(gains[ITEM_RESOURCE], state.own[own + OWN_SUPPLY] + to_supply)
    gains[ITEM_TILE] = min(gains[ITEM_TILE], state.supply_left)
    held = [state.own[own + OWN_RESOURCES], len(state.behind[seat]), state.own[own + OWN_POINTS]]
    return items("then_", [held[item] - paid[item] + gains[item] for item in range(3)])


def _built(state: GinkgopolisState, seat: int, card: int, tile: int) -> GinkgopolisState:
    """The city with the tile in it, and the card kept if it names a building."""
    twin = state.clone()
    twin.events = None
    if card < TOKENS:
        lay_tile(twin, seat, tile, twin.token[card], 1)
    else:
        give_back(twin, seat, card - TOKENS)
        cover(twin, seat, card - TOKENS, tile)
        add_to_tableau(twin, seat, card - TOKENS)
    return twin


def _score(state: Position, seat: int, points: Arg) -> int:
    """7: all points of a seat that would have so many behind its screen, whose line comes first."""
    _, *others = points_of(share_of(state, seat), district_points(state)[seat])
    return cast("int", points) + sum(others)


def character_items(state: Position, character: int) -> dict[str, Arg]:
    """What a character starts with, and its bonus."""
    parts = state.parts
    card = FIRST_CHARACTER + character
    start = parts.start_items[3 * character : 3 * character + 3]
    return {**items("start_", start), **items("bonus_", parts.gains[3 * card : 3 * card + 3])}
