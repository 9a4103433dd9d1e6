"""A position as a row of numbers: the table, the own sheet, the rivals together, and the strongest rival's sheet.

A row has one length alone, and one for every other number of players, so that a network may serve several of them.

Numbers dealt for a round are left out. A turn ends when the next one has been dealt, so a row with them would tell how
lucky a plan was rather than how good: what is known of the next round beforehand is its effects, in the base game.
"""

from importlib.resources import files
from typing import Final

from ludopolis.engine.contract import LARGEST, Features, clamp
from ludopolis.games.welcome_to.components.tables import (
    CARDS,
    EFFECTS,
    ESTATES,
    GOALS,
    NUMBERS,
    PARK,
    POOL,
    WelcomeToComponents,
)
from ludopolis.games.welcome_to.judgement.desk import Desk, price_slots
from ludopolis.games.welcome_to.judgement.effects import effect_worth
from ludopolis.games.welcome_to.judgement.sheet_features import (
    OWN,
    PROGRESS_STEPS,
    SHEET,
    Outline,
    add_own,
    add_sheet,
    quarters,
)
from ludopolis.games.welcome_to.judgement.survey import find_gaps, plan_points, survey
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import CLAIMED, REFUSALS, TEMPS
from ludopolis.games.welcome_to.rules.state import (
    ASKED_BEFORE,
    CARD,
    FIRST_PLAN_ONLY,
    HAND_FIELDS,
    KNOWN,
    NEVER,
    TOKEN_FIELDS,
)

LAST_ROUNDS: Final = 6
"""So many of the last rounds have a number of their own."""
PLAN: Final = ("approved", "high points", "low points", "expected points × 4", "estates wanted", "houses wanted")

TABLE: Final = (
    "players",
    "expert",
    "draft",
    "rings after the effect",
    "reshuffle for the first plan only",
    "no reshuffles",
    "reshuffles so far",
    "round",
    "the solo card is in the deck",
    "rounds left × 4",
    *(f"fewer rounds left than {number + 1}" for number in range(LAST_ROUNDS)),
    "cards in the deck",
    *(f"{effect} cards in the deck" for effect in EFFECTS),
    "numbers up to 5 in the deck",
    "numbers from 11 in the deck",
    *(f"{effect} next" for effect in EFFECTS),
    *(f"plan {stack + 1}: {name}" for stack in range(3) for name in PLAN),
    *(f"a plan asks for {goal}" for goal in GOALS[1:]),
)
RIVALS: Final = (
    "lead over the strongest rival × 2",
    "lead over the second rival × 2",
    "lead over the mean rival × 2",
    "lead in points so far",
    "rounds left × lead over the strongest rival / 8",
    "fewest empty slots of a rival",
    "rivals with two plans",
    "rivals with two refusals",
    "lead in temps",
    "lead in temps over the second rival",
    "rivals with more temps",
    "rivals with as many temps",
    *(f"rivals that claimed plan {stack + 1}" for stack in range(3)),
    *(f"best progress of a rival in plan {stack + 1} × 64" for stack in range(3)),
)


class WelcomeToFeatures(Features[WelcomeToState]):
    """Positions between turns are what networks are taught on; any position has a row."""

    def __init__(self) -> None:
        weights = str(files("ludopolis.games.welcome_to.judgement") / "weights")
        super().__init__(1, weights, portable=True, modes=("expert", "draft", "rings"))
        self.since = 1  # rules 2 differ in rings alone

    def names(self, players: int) -> list[str]:
        alone = [*TABLE, *(f"own: {name}" for name in (*SHEET, *OWN))]
        return alone if players == 1 else [*alone, *RIVALS, *(f"strongest rival: {name}" for name in SHEET)]

    def horizon(self, players: int) -> int:
        # All play in every turn, so that turns of many take long.
        return 4 if players <= 2 else 2 if players <= 4 else 1

    def row(self, state: WelcomeToState, seat: int) -> list[int]:
        desk = Desk(state, seat)
        price_slots(desk)
        left = desk.left
        deck = deck_counts(state, seat)
        own = Outline(state, desk.seen, desk.sheet, seat, seat, deck)
        row: list[int] = []
        add_table(row, state, left, deck)
        add_sheet(row, own)
        worths = [effect_worth(desk, effect) for effect in range(len(EFFECTS))]
        worths[PARK] = max(desk.park[0], desk.park[1], desk.park[2])
        worths[POOL] = desk.pool
        add_own(row, own, desk, worths)
        add_next(row, state, worths)
        if state.players > 1:
            others: list[Outline] = []
            for step in range(1, state.players):
                other = (seat + step) % state.players
                sheet = state.shown[other]
                seen = survey(state, sheet, left)
                find_gaps(seen, sheet)
                others.append(Outline(state, seen, sheet, other, seat, deck))
            strongest = others[0]
            for outline in others:
                if outline.total > strongest.total:
                    strongest = outline
            add_rivals(row, own, others, strongest)
            add_sheet(row, strongest)
        return row


# The table


def deck_counts(state: WelcomeToState, seat: int) -> list[int]:
    """How many cards there were of each number before this round was dealt, then of each effect.

    In solo and draft these are all cards but those that the seat knows to be elsewhere than in the deck and its hand.
    """
    counts = [0] * (NUMBERS + 1 + len(EFFECTS))
    parts = state.parts
    if state.stacks:
        for card in state.unseen:
            count_card(counts, parts, card, 1)
        for stack in range(3):
            if state.stacks[stack] >= 0:
                count_card(counts, parts, state.stacks[stack], 1)
        return counts
    for card in range(CARDS):
        count_card(counts, parts, card, 1)
    own = HAND_FIELDS * seat
    for at in range(0, len(state.hands), TOKEN_FIELDS):
        if not own <= at < own + HAND_FIELDS:
            strike_known(counts, parts, state.hands, at, seat)
    for at in range(0, len(state.discard), TOKEN_FIELDS):
        strike_known(counts, parts, state.discard, at, seat)
    return counts


def count_card(counts: list[int], parts: WelcomeToComponents, card: int, step: int) -> None:
    """Adds a card, or takes it out."""
    counts[parts.number_of[card]] += step
    counts[NUMBERS + 1 + parts.effect_of[card]] += step


def strike_known(counts: list[int], parts: WelcomeToComponents, tokens: list[int], at: int, seat: int) -> None:
    """Takes out a card of which the seat knows where it is."""
    if tokens[at + CARD] >= 0 and tokens[at + KNOWN] >> seat & 1:
        count_card(counts, parts, tokens[at + CARD], -1)


def add_table(row: list[int], state: WelcomeToState, left: float, deck: list[int]) -> None:
    """Options, how near the end is, the deck, and the plans."""
    row.append(state.players)
    row.append(1 if state.table.expert else 0)
    row.append(1 if state.table.draft else 0)
    row.append(1 if state.table.rings and state.table.rings_asked != ASKED_BEFORE else 0)
    row.append(1 if state.table.reshuffles == FIRST_PLAN_ONLY else 0)
    row.append(1 if state.table.reshuffles == NEVER else 0)
    row.append(clamp(state.shuffled))
    row.append(clamp(state.round))
    row.append(state.solo_card)
    row.append(quarters(left))
    for number in range(LAST_ROUNDS):
        row.append(1 if left < number + 1 else 0)
    cards = 0
    low = 0
    high = 0
    for number in range(1, NUMBERS + 1):
        count = deck[number]
        cards += count
        if number <= 5:
            low += count
        elif number >= 11:
            high += count
    row.append(cards)
    for effect in range(len(EFFECTS)):
        row.append(deck[NUMBERS + 1 + effect])
    row.append(low)
    row.append(high)
    coming = next_effects(state)
    for effect in range(len(EFFECTS)):
        row.append(coming[effect])
    for stack in range(3):
        add_plan(row, state, stack)
    for goal in range(1, len(GOALS)):
        asked = 0
        for plan in state.plans:
            if plan >= 0 and state.parts.plan_goal[plan] == goal:
                asked = 1
        row.append(asked)


def next_effects(state: WelcomeToState) -> list[int]:
    """How many of the combinations have each effect; none are known beforehand in solo and draft."""
    found = [0] * len(EFFECTS)
    if state.stacks:
        for stack in range(3, 6):
            card = state.stacks[stack]
            if card >= 0:
                found[state.parts.effect_of[card]] += 1
    return found


def add_plan(row: list[int], state: WelcomeToState, stack: int) -> None:
    """What a plan brings and asks for."""
    plan = state.plans[stack]
    if plan < 0:
        row.extend([0] * len(PLAN))
        return
    parts = state.parts
    estates = 0
    houses = 0
    if parts.plan_goal[plan] == ESTATES:
        for size in range(1, 7):
            estates += parts.plan_sizes[plan][size]
            houses += size * parts.plan_sizes[plan][size]
    row.append(state.approved >> stack & 1)
    row.append(parts.plan_high[plan])
    row.append(parts.plan_low[plan])
    row.append(quarters(plan_points(state, stack)))
    row.append(estates)
    row.append(houses)


def add_next(row: list[int], state: WelcomeToState, worths: list[float]) -> None:
    """What the effects of the next combinations are worth."""
    best = 0.0
    total = 0.0
    coming = next_effects(state)
    for effect in range(len(EFFECTS)):
        if coming[effect]:
            total += coming[effect] * worths[effect]
            if worths[effect] > best:
                best = worths[effect]
    row.append(quarters(best))
    row.append(quarters(total))


# The rivals


def add_rivals(row: list[int], own: Outline, others: list[Outline], strongest: Outline) -> None:
    """How far the own sheet is ahead, and how near rivals are to ending the game, to plans, and to ranks in temps."""
    second = -1000.0
    mean = 0.0
    points = -1000
    fewest = 33
    near_plans = 0
    near_refusals = 0
    most_temps = 0
    second_temps = 0
    more_temps = 0
    equal_temps = 0
    temps = own.sheet[TEMPS]
    claims = [0, 0, 0]
    progress = [0.0, 0.0, 0.0]
    for other in others:
        sheet = other.sheet
        if other is not strongest and other.total > second:
            second = other.total
        mean += other.total
        if other.points > points:
            points = other.points
        if other.empty < fewest:
            fewest = other.empty
        if other.plans_claimed == 2:
            near_plans += 1
        if sheet[REFUSALS] == 2:
            near_refusals += 1
        hired = sheet[TEMPS]
        if hired > most_temps:
            second_temps = most_temps
            most_temps = hired
        elif hired > second_temps:
            second_temps = hired
        if hired > temps:
            more_temps += 1
        elif hired == temps:
            equal_temps += 1
        for stack in range(3):
            if sheet[CLAIMED + stack]:
                claims[stack] += 1
            elif other.progress[stack] > progress[stack]:
                progress[stack] = other.progress[stack]
    lead = own.total - strongest.total
    if len(others) == 1:
        second = strongest.total
    row.append(halves(lead))
    row.append(halves(own.total - second))
    row.append(halves(own.total - mean / len(others)))
    row.append(clamp(own.points - points, -LARGEST))
    row.append(clamp(int(own.seen.left * lead / 8.0), -LARGEST))
    row.append(fewest)
    row.append(near_plans)
    row.append(near_refusals)
    row.append(temps - most_temps)
    row.append(temps - second_temps)
    row.append(more_temps)
    row.append(equal_temps)
    for stack in range(3):
        row.append(claims[stack])
    for stack in range(3):
        row.append(int(progress[stack] * PROGRESS_STEPS))


def halves(points: float) -> int:
    """Points in steps of a half."""
    return clamp(int(points * 2.0), -LARGEST)
