"""What everybody at the table may know, as data. Nothing in this game is private; previews are the actor's own.

A view holds:

* `options`, `round`, `step` (`free_card`, `second_action`, `place_bought`, `place_municipal`; `start` and `deal` while
  chance sets up, `over` at the end), `actor` (the seat whose turn it is, or -1), `first` (the first player),
  `last_round` (why this round is the last, or null), `certainty` (of the card list, as in the catalogue).
* `held`: the card in the actor's hand, or null. Its moves are `place PROJECT PLOT` on the own street,
  `place PROJECT SEAT.PLOT` for a gift, and `discard`.
* `decks`, by seat: `size` (its top included), `top` (a card, or null), `coins` lying on it; a deck with coins is
  blocked. The move is `buy SEAT`.
* `common`: `size` and `top` of the common pile. The move is `municipal`, or `skip` when the pile is empty.
* `discards`: cards in the order in which they left the game.
* `streets`, by seat: `wallet`; `plots` 1 to 5 with `halves` from the ground up (`card`, `project`, `by` = who placed
  it, and the `revenue` and `prestige` it brings now), `closed`, `no_gifts`, and their current `revenue` and `prestige`;
  the street's `revenue` (what a closing would pay, if positive), `prestige`, `coin_points`, `points` (the total if the
  game ended now), `highest` building, `counts` by kind and of gifts.
* `previews`, for the seat that has a card to place: every legal placement (`project`, `seat`, `plot`) with what it
  leads to: whether it `closes` the plot, whether that makes the round the last (`last_round`), the `wallet` of the
  street's owner, the street's `revenue` and `prestige`, and those of its `plots` as pairs.
* `nowhere`, for the seat that is to take a second card: the projects on offer that it could build nowhere now.
* `cards`: by id, all cards named above: `price` (0 for municipal cards) and `projects` in the order of their halves,
  which for municipal cards is both ends of the front, then both of the back.
* `projects`: by id, all projects on those cards: `kind`, `duo`, `roof`, `gift`, `no_gifts`, `place` (`any`, `ground`,
  `upper`, `rooftop`), `revenue` and `prestige` as lists of `amount` and `effect` (`fixed`, `ground`, `below`,
  `plot.KIND`, `street.KIND`; what is counted may also be `gift` and `roof`).
"""

from ludopolis.engine.values.data import Data
from ludopolis.games.uptown.components.tables import (
    COUNTED,
    EFFECT_NAMES,
    KINDS,
    MARKS,
    NO_KIND,
    PLACES,
    card_of,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.knowledge.dump import card_id, last_round_of, options_of
from ludopolis.games.uptown.knowledge.previews import nowhere, previews
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import (
    coin_points,
    effects,
    highest_building,
    plot_prestige,
    plot_revenue,
    points_of,
    street_count,
    street_prestige,
    street_revenue,
)
from ludopolis.games.uptown.rules.state import BIT, NO_CARD, PLOTS, STEP_NAMES


def view(state: UpTownState, viewer: int) -> Data:
    """The position as data, the same for every viewer but for the previews and what fits nowhere."""
    ids = state.parts.ids
    common = state.players
    cards = _visible_cards(state)
    halves = [half for card in cards for half in range(first_half(card), first_half(card) + halves_of(card))]
    return {
        "options": options_of(state),
        "certainty": state.parts.certainty,
        "round": state.round,
        "last_round": last_round_of(state),
        "step": STEP_NAMES[state.step],
        "actor": state.actor,
        "first": state.first,
        "held": card_id(state, state.held),
        "decks": [
            {"size": state.size[seat], "top": card_id(state, state.top[seat]), "coins": state.deck_coins[seat]}
            for seat in range(state.players)
        ],
        "common": {"size": state.size[common], "top": card_id(state, state.top[common])},
        "discards": [ids[card] for card in state.discards],
        "streets": [_street(state, seat) for seat in range(state.players)],
        "previews": previews(state, viewer),
        "nowhere": nowhere(state, viewer),
        "cards": {
            ids[card]: {"price": state.parts.price[card], "projects": list(state.parts.projects_of(card))}
            for card in cards
        },
        "projects": {state.parts.project_id(half): _printed(state, half) for half in halves},
    }


def _visible_cards(state: UpTownState) -> list[int]:
    built = [card_of(half) for plot in state.plots for half in plot]
    seen = [card for card in (*state.top, state.held) if card != NO_CARD]
    return sorted((*built, *seen, *state.discards))


def _printed(state: UpTownState, half: int) -> Data:
    """What a project shows."""
    parts = state.parts
    if half not in parts.printed:
        parts.printed[half] = {
            "kind": KINDS[parts.kind[half]] if parts.kind[half] != NO_KIND else None,
            **dict(zip(MARKS, marks_of(state, half), strict=True)),
            "place": PLACES[parts.place[half]],
            "revenue": _effects(state, parts.revenue_from[half], parts.revenue_to[half]),
            "prestige": _effects(state, parts.prestige_from[half], parts.prestige_to[half]),
        }
    return parts.printed[half]


def marks_of(state: UpTownState, half: int) -> tuple[bool, bool, bool, bool]:
    """Which of `MARKS` a half has."""
    parts = state.parts
    return parts.weight[half] == 2, parts.roof[half] == 1, parts.gift[half] == 1, parts.no_gifts[half] == 1


def _effects(state: UpTownState, begin: int, end: int) -> list[Data]:
    parts = state.parts
    return [{"amount": parts.amount[i], "effect": EFFECT_NAMES[parts.effect[i]]} for i in range(begin, end)]


def _street(state: UpTownState, seat: int) -> Data:
    return {
        "wallet": state.wallet[seat],
        "plots": [_plot(state, seat, plot) for plot in range(PLOTS)],
        "revenue": street_revenue(state, seat),
        "prestige": street_prestige(state, seat),
        "coin_points": coin_points(state, seat),
        "points": points_of(state, seat),
        "highest": highest_building(state, seat),
        "counts": counts_of(state, seat),
    }


def _plot(state: UpTownState, seat: int, plot: int) -> Data:
    halves = state.plots[seat * PLOTS + plot]
    return {
        "halves": [_floor(state, seat * PLOTS + plot, level, half) for level, half in enumerate(halves)],
        "closed": bool(state.closed[seat] & BIT[plot]),
        "no_gifts": bool(state.guarded[seat] & BIT[plot]),
        "revenue": plot_revenue(state, seat, plot),
        "prestige": plot_prestige(state, seat, plot),
    }


def _floor(state: UpTownState, cell: int, level: int, half: int) -> Data:
    parts = state.parts
    return {
        "card": parts.ids[card_of(half)],
        "project": parts.project_id(half),
        "by": state.played_by[card_of(half)],
        "revenue": effects(state, cell, level, parts.revenue_from[half], parts.revenue_to[half]),
        "prestige": effects(state, cell, level, parts.prestige_from[half], parts.prestige_to[half]),
    }


def counts_of(state: UpTownState, seat: int) -> dict[str, int]:
    """Premises of each kind, and gifts, on a street."""
    return {counted: street_count(state, seat, number) for number, counted in enumerate(COUNTED)}
