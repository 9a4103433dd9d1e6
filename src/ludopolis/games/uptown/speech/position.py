"""A position in words, line by line."""

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.uptown.components.tables import (
    COUNTS,
    EFFECT_NAMES,
    FIXED,
    KINDS,
    MARKS,
    NO_KIND,
    PLACES,
    ROOF_ON_PLOT,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.knowledge.dump import last_round_of
from ludopolis.games.uptown.knowledge.view import counts_of, marks_of
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import (
    plot_prestige,
    plot_revenue,
    points_of,
    street_prestige,
    street_revenue,
)
from ludopolis.games.uptown.rules.state import BIT, NO_CARD, PLOTS, STEP_START


def position(state: UpTownState, viewer: int) -> list[Fact]:
    """The decks and what is on offer, then the viewer's street, then the others."""
    parts = state.parts
    lines: list[Fact] = []
    if parts.certainty != "certain":
        lines.append(fact("components", certainty=parts.certainty))
    if state.step != STEP_START:
        kind = "round" if last_round_of(state) is None else "last-round"
        lines.append(fact(kind, round=state.round, first_seat=state.first))
    offered: list[int] = []
    if state.held != NO_CARD:
        offered.append(state.held)
        lines.append(fact("held", card=parts.ids[state.held], project=parts.projects_of(state.held)))
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


def _deck_line(state: UpTownState, deck: int) -> Fact:
    size, top = state.size[deck], state.top[deck]
    shown = state.parts.projects_of(top) if top != NO_CARD else ()
    if deck == state.players:
        return fact("common" if shown else "common-empty", size=size, project=shown)
    coins = state.deck_coins[deck]
    if not shown:
        return fact("deck-empty", from_seat=deck, size=size, coins=coins)
    price = state.parts.price[top]
    return fact("deck", from_seat=deck, size=size, coins=coins, price=price, project=shown)


def _project_lines(state: UpTownState, halves: list[int]) -> list[Fact]:
    """What each of these projects shows, every project once."""
    lines: list[Fact] = []
    told: set[int] = set()
    for half in halves:
        project = state.parts.project[half]
        if project not in told:
            told.add(project)
            lines += _project_line(state, half)
    return lines


def _project_line(state: UpTownState, half: int) -> list[Fact]:
    """One line with the first effects; any further ones, which no card of ours has, get their own lines."""
    parts = state.parts
    revenue = [(parts.amount[i], parts.effect[i]) for i in range(parts.revenue_from[half], parts.revenue_to[half])]
    prestige = [(parts.amount[i], parts.effect[i]) for i in range(parts.prestige_from[half], parts.prestige_to[half])]
    lines: list[Fact] = []
    for i in range(max(1, len(revenue), len(prestige))):
        coins, coins_for = revenue[i] if i < len(revenue) else (0, FIXED)
        points, points_for = prestige[i] if i < len(prestige) else (0, FIXED)
        lines.append(
            fact(
                "project",
                project=parts.project_id(half),
                trait=(traits := _traits(state, half)),
                traits=len(traits),
                stands=PLACES[parts.place[half]],
                coins=coins,
                coins_effect=_effect_word(coins_for, "closing"),
                counted=int(coins_for != FIXED),
                points=points,
                points_effect=_effect_word(points_for, "end"),
            )
        )
    return lines


def _effect_word(effect: int, fixed: str) -> str:
    """`plot_shop`; a fixed amount is named after when it is given."""
    return fixed if effect == FIXED else EFFECT_NAMES[effect].replace(".", "_")


def _traits(state: UpTownState, half: int) -> tuple[str, ...]:
    """What a project is. That it has no premises is not worth saying."""
    premises = _premises(state, half)
    marks = [mark for mark, shown in zip(MARKS, marks_of(state, half), strict=True) if shown]
    if premises == "no_kind":
        return tuple(marks)
    named = [mark for mark in marks if mark != "duo" or not premises.startswith("two_")]
    return premises, *named


def _street_lines(state: UpTownState, seat: int) -> list[Fact]:
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
        lines.append(fact("counts", seat=seat, **counts_of(state, seat)))
    growing: list[int] = []
    for plot in range(PLOTS):
        halves = state.plots[seat * PLOTS + plot]
        lines.append(_plot_line(state, seat, plot))
        growing += [half for half in halves if _counts_premises(state, half)]
    # Other projects have their final figures already, in the line of their plot.
    return lines + _project_lines(state, growing)


def _plot_line(state: UpTownState, seat: int, plot: int) -> Fact:
    parts = state.parts
    halves = state.plots[seat * PLOTS + plot]
    if not halves:
        return fact("plot-empty", seat=seat, plot=plot + 1)
    kind = "plot-closed" if state.closed[seat] & BIT[plot] else "plot"
    if state.guarded[seat] & BIT[plot]:
        kind += "-no-gifts"
    return fact(
        kind,
        seat=seat,
        plot=plot + 1,
        project=tuple(parts.project_id(half) for half in halves),
        trait=tuple(_premises(state, half) for half in halves),
        revenue=plot_revenue(state, seat, plot),
        prestige=plot_prestige(state, seat, plot),
    )


def _premises(state: UpTownState, half: int) -> str:
    """What a half counts as: `flat`, `two_flat`, `no_kind`."""
    parts = state.parts
    if parts.kind[half] == NO_KIND:
        return "no_kind"
    return ("two_" if parts.weight[half] == 2 else "") + KINDS[parts.kind[half]]


def _counts_premises(state: UpTownState, half: int) -> bool:
    parts = state.parts
    return any(parts.effect[i] >= ROOF_ON_PLOT for i in range(parts.revenue_from[half], parts.prestige_to[half]))
