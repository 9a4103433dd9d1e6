"""What everybody at the table may know, as data and in words. Nothing in this game is private.

For whoever draws the board, a view holds:

* `options`, `round`, `step` (`free_card`, `second_action`, `place_bought`, `place_municipal`; `start` and `deal` while
  chance sets up, `over` at the end), `actor` (the seat whose turn it is, -1 for none), `first` (the first player),
  `last_round` (why this round is the last, or null), `certainty` (of the card list, as in the catalogue).
* `held`: the card in the actor's hand, or null. Its moves are `place PROJECT PLOT` on the own street,
  `place PROJECT SEAT.PLOT` for a gift, and `discard`.
* `decks`, by seat: `size` (its top included), `top` (card, or null), `coins` lying on it; a deck with coins is blocked.
  The move is `buy SEAT`.
* `common`: `size` and `top` of the common pile. The moves are `municipal`, and `skip` when it is empty.
* `discards`: cards in the order in which they left the game.
* `streets`, by seat: `wallet`; `plots` 1 to 5 with `halves` from the ground up (`card`, `project`, `by` = who placed
  it), `closed`, `no_gifts`, `revenue` and `prestige` as they are now; the street's `revenue` (what a closing would pay,
  if positive), `prestige`, `coin_points`, `points` (all if it ended now), `highest` building, `counts` by kind and of
  gifts.
* `cards`: by id, all cards named above: `price` (0 for municipal ones) and `projects` in the order of their halves: one
  end and the other, for municipal cards of the front and then of the back.
* `projects`: by id, all projects named above: `kind`, `duo`, `roof`, `gift`, `no_gifts`, `place` (`any`, `ground`,
  `upper`, `rooftop`), `revenue` and `prestige` as lists of `amount` and `effect` (`fixed`, `ground`, `below`,
  `plot.KIND`, `street.KIND`).
"""

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import Fact, fact
from ludopolis.engine.state import Data
from ludopolis.games.uptown.components import (
    ANY,
    COUNTED,
    COUNTS,
    EFFECT_NAMES,
    FIXED,
    KINDS,
    MARKS,
    NO_KIND,
    ON_PLOT,
    PLACES,
    card_of,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.scoring import (
    coin_points,
    highest_building,
    plot_prestige,
    plot_revenue,
    points_of,
    street_count,
    street_prestige,
    street_revenue,
)
from ludopolis.games.uptown.snapshot import card_id, last_round_of, options_of
from ludopolis.games.uptown.state import BIT, NO_CARD, PLOTS, START, STEP_NAMES, Position


def view(state: Position) -> Data:
    """The position as data, the same for everybody."""
    ids = state.cards.ids
    common = state.players
    cards = _visible_cards(state)
    halves = [half for card in cards for half in range(first_half(card), first_half(card) + halves_of(card))]
    return {
        "options": options_of(state),
        "certainty": state.cards.certainty,
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
        "cards": {
            ids[card]: {"price": state.cards.price[card], "projects": list(state.cards.projects_of(card))}
            for card in cards
        },
        "projects": {state.cards.project_id(half): printed(state, half) for half in halves},
    }


def _visible_cards(state: Position) -> list[int]:
    built = [card_of(half) for plot in state.plots for half in plot]
    seen = [card for card in (*state.top, state.held) if card != NO_CARD]
    return sorted((*built, *seen, *state.discards))


def printed(state: Position, half: int) -> Data:
    """What a project shows."""
    cards = state.cards
    return {
        "kind": KINDS[cards.kind[half]] if cards.kind[half] != NO_KIND else None,
        **dict(zip(MARKS, _marks(state, half), strict=True)),
        "place": PLACES[cards.place[half]],
        "revenue": _effects(state, cards.revenue_from[half], cards.revenue_to[half]),
        "prestige": _effects(state, cards.prestige_from[half], cards.prestige_to[half]),
    }


def _marks(state: Position, half: int) -> tuple[bool, bool, bool, bool]:
    cards = state.cards
    return cards.weight[half] == 2, cards.roof[half] == 1, cards.gift[half] == 1, cards.no_gifts[half] == 1


def _effects(state: Position, begin: int, end: int) -> list[Data]:
    cards = state.cards
    return [{"amount": cards.amount[i], "effect": EFFECT_NAMES[cards.effect[i]]} for i in range(begin, end)]


def _street(state: Position, seat: int) -> Data:
    return {
        "wallet": state.wallet[seat],
        "plots": [_plot(state, seat, plot) for plot in range(PLOTS)],
        "revenue": street_revenue(state, seat),
        "prestige": street_prestige(state, seat),
        "coin_points": coin_points(state, seat),
        "points": points_of(state, seat),
        "highest": highest_building(state, seat),
        "counts": _counts(state, seat),
    }


def _plot(state: Position, seat: int, plot: int) -> Data:
    ids = state.cards.ids
    halves = state.plots[seat * PLOTS + plot]
    return {
        "halves": [
            {"card": ids[card_of(half)], "project": state.cards.project_id(half), "by": state.played_by[card_of(half)]}
            for half in halves
        ],
        "closed": bool(state.closed[seat] & BIT[plot]),
        "no_gifts": bool(state.guarded[seat] & BIT[plot]),
        "revenue": plot_revenue(state, seat, plot),
        "prestige": plot_prestige(state, seat, plot),
    }


def _counts(state: Position, seat: int) -> dict[str, int]:
    return {counted: street_count(state, seat, number) for number, counted in enumerate(COUNTED)}


# In words


def position(state: Position, viewer: int) -> list[Fact]:
    """The decks and what is on offer first, then the viewer's street, then the others."""
    cards = state.cards
    lines: list[Fact] = []
    if cards.certainty != "certain":
        lines.append(fact("components", certainty=cards.certainty))
    if state.step != START:
        kind = "round" if last_round_of(state) is None else "last-round"
        lines.append(fact(kind, round=state.round, first_seat=state.first))
    offered: list[int] = []
    if state.held != NO_CARD:
        offered.append(state.held)
        lines.append(fact("held", card=cards.ids[state.held], project=cards.projects_of(state.held)))
    for deck in range(state.players + 1):
        lines.append(_deck_line(state, deck))
        if state.top[deck] != NO_CARD:
            offered.append(state.top[deck])
    halves = [half for card in offered for half in range(first_half(card), first_half(card) + halves_of(card))]
    lines += _project_lines(state, halves)
    first = 0 if viewer == SPECTATOR else viewer
    for i in range(state.players):
        lines += _street_lines(state, (first + i) % state.players)
    return lines


def _deck_line(state: Position, deck: int) -> Fact:
    size, top = state.size[deck], state.top[deck]
    shown = state.cards.projects_of(top) if top != NO_CARD else ()
    if deck == state.players:
        return fact("common" if shown else "common-empty", size=size, project=shown)
    coins = state.deck_coins[deck]
    if not shown:
        return fact("deck-empty", from_seat=deck, size=size, coins=coins)
    price = state.cards.price[top]
    return fact("deck", from_seat=deck, size=size, coins=coins, price=price, project=shown)


def _project_lines(state: Position, halves: list[int]) -> list[Fact]:
    """What each of these projects shows, every project once."""
    lines: list[Fact] = []
    told: set[int] = set()
    for half in halves:
        project = state.cards.project[half]
        if project not in told:
            told.add(project)
            lines += _project_line(state, half)
    return lines


def _project_line(state: Position, half: int) -> list[Fact]:
    """One line with the first effects; further ones, which no card of ours has, in lines of their own."""
    cards = state.cards
    revenue = [(cards.amount[i], cards.effect[i]) for i in range(cards.revenue_from[half], cards.revenue_to[half])]
    prestige = [(cards.amount[i], cards.effect[i]) for i in range(cards.prestige_from[half], cards.prestige_to[half])]
    lines: list[Fact] = []
    for i in range(max(1, len(revenue), len(prestige))):
        coins, coins_for = revenue[i] if i < len(revenue) else (0, FIXED)
        points, points_for = prestige[i] if i < len(prestige) else (0, FIXED)
        lines.append(
            fact(
                "project",
                project=cards.project_id(half),
                trait=_traits(state, half),
                coins=coins,
                coins_effect=_effect_word(coins_for, "closing"),
                points=points,
                points_effect=_effect_word(points_for, "end"),
            )
        )
    return lines


def _effect_word(effect: int, fixed: str) -> str:
    """`plot_shop`; an amount that counts nothing is named by when it is given."""
    return fixed if effect == FIXED else EFFECT_NAMES[effect].replace(".", "_")


def _traits(state: Position, half: int) -> tuple[str, ...]:
    cards = state.cards
    kind = KINDS[cards.kind[half]] if cards.kind[half] != NO_KIND else "no_kind"
    traits = [mark for mark, shown in zip(MARKS, _marks(state, half), strict=True) if shown]
    if cards.place[half] != ANY:
        traits.append(PLACES[cards.place[half]])
    return kind, *traits


def _street_lines(state: Position, seat: int) -> list[Fact]:
    lines = [
        fact(
            "street",
            seat=seat,
            coins=state.wallet[seat],
            revenue=street_revenue(state, seat),
            prestige=street_prestige(state, seat),
            points=points_of(state, seat),
        )
    ]
    if any(state.count[seat * PLOTS * COUNTS : (seat + 1) * PLOTS * COUNTS]):
        lines.append(fact("counts", seat=seat, **_counts(state, seat)))
    growing: list[int] = []
    for plot in range(PLOTS):
        halves = state.plots[seat * PLOTS + plot]
        lines.append(_plot_line(state, seat, plot))
        growing += [half for half in halves if _counts_premises(state, half)]
    # Everything else has its final figure already, and that is in the line of its plot.
    return lines + _project_lines(state, growing)


def _plot_line(state: Position, seat: int, plot: int) -> Fact:
    cards = state.cards
    halves = state.plots[seat * PLOTS + plot]
    if not halves:
        return fact("plot-empty", seat=seat, plot=plot + 1)
    if state.closed[seat] & BIT[plot]:
        kind = "plot-closed"
    else:
        kind = "plot-no-gifts" if state.guarded[seat] & BIT[plot] else "plot"
    return fact(
        kind,
        seat=seat,
        plot=plot + 1,
        project=tuple(cards.project_id(half) for half in halves),
        trait=tuple(_premises(state, half) for half in halves),
        revenue=plot_revenue(state, seat, plot),
        prestige=plot_prestige(state, seat, plot),
    )


def _premises(state: Position, half: int) -> str:
    """What a half counts as: `flat`, `two_flat`, `no_kind`."""
    cards = state.cards
    if cards.kind[half] == NO_KIND:
        return "no_kind"
    return ("two_" if cards.weight[half] == 2 else "") + KINDS[cards.kind[half]]


def _counts_premises(state: Position, half: int) -> bool:
    cards = state.cards
    return any(cards.effect[i] >= ON_PLOT for i in range(cards.revenue_from[half], cards.prestige_to[half]))
