"""What must hold in every position: each card in one place, streets that could be built, steps that could be due.

A law returns "" or what is broken, as `field: law`. `audit` raises that as a bug; loading a dump blames the field.
"""

from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.uptown.components.tables import (
    CARDS,
    COUNTS,
    GIFT_COUNT,
    GROUND,
    NO_KIND,
    PROJECT_CARDS,
    ROOFTOP,
    UPPER,
    card_of,
)
from ludopolis.games.uptown.rules.placement import placeable
from ludopolis.games.uptown.rules.state import (
    ALL_PLOTS,
    DECK_EMPTY,
    NO_CARD,
    NO_DECK,
    NOBODY,
    PLOTS,
    RUNNING,
    STEP_DEAL,
    STEP_FREE_CARD,
    STEP_OVER,
    STEP_PLACE_BOUGHT,
    STEP_PLACE_MUNICIPAL,
    STEP_SECOND_ACTION,
    STEP_START,
    STREET_CLOSED,
    Position,
)


def audit(state: Position) -> None:
    """Raises `BrokenLaw` for the first law that does not hold."""
    for law in (_cards, _decks, _coins, _streets, _counts, _course, _step):
        broken = law(state)
        if broken:
            raise BrokenLaw(broken)


def _cards(state: Position) -> str:
    places = [0] * CARDS
    seen = [card for card in (*state.top, state.held) if card != NO_CARD]
    built = [card_of(half) for plot in state.plots for half in plot]
    for card in (*state.unseen, *state.unseen_municipal, *state.discards, *seen, *built):
        places[card] += 1
    if any(count != 1 for count in places):
        return "decks: every card is in one place"
    if any((state.played_by[card] != NOBODY) != (card in built) for card in range(CARDS)):
        return "streets: exactly the cards on streets were placed by somebody"
    return ""


def _decks(state: Position) -> str:
    players = state.players
    for pool in (state.unseen, state.unseen_municipal):
        if pool != sorted(pool):
            return "decks: unseen cards are kept ascending"
    for deck in range(players + 1):
        # Before and during the set-up the decks from `bare` on lie face down.
        face_down = state.step == STEP_START or (state.bare != NO_DECK and deck == state.bare)
        face_down = face_down or (state.step == STEP_DEAL and deck > state.bare)
        if (state.top[deck] == NO_CARD) != (face_down or state.size[deck] == 0):
            return "decks: the top of a deck lies face up"
        if state.top[deck] != NO_CARD and (state.top[deck] < PROJECT_CARDS) != (deck < players):
            return "decks: project cards in the decks, municipal cards in the common pile"
    hidden = sum(state.size) - sum(top != NO_CARD for top in state.top)
    common = state.size[players] - (state.top[players] != NO_CARD)
    if len(state.unseen) != hidden - common or any(card >= PROJECT_CARDS for card in state.unseen):
        return "decks: unseen project cards fill the decks"
    if len(state.unseen_municipal) != common or any(card < PROJECT_CARDS for card in state.unseen_municipal):
        return "decks: unseen municipal cards fill the common pile"
    return ""


def _coins(state: Position) -> str:
    if any(coins < 0 for coins in (*state.wallet, *state.deck_coins)):
        return "wallet: nobody has debts"
    if state.actor != NOBODY and state.deck_coins[state.actor] != 0:
        return "deck_coins: collected when the turn begins"
    return ""


def _streets(state: Position) -> str:
    for cell, plot in enumerate(state.plots):
        closed = guarded = False
        for level, half in enumerate(plot):
            broken = _misplaced(state, cell // PLOTS, half, level, closed, guarded)
            if broken:
                return broken
            closed = closed or state.parts.roof[half] == 1
            guarded = guarded or state.parts.no_gifts[half] == 1
    return ""


def _misplaced(state: Position, owner: int, half: int, level: int, closed: bool, guarded: bool) -> str:
    place = state.parts.place[half]
    if (place == ROOFTOP) != closed:
        return "streets: only rooftop projects above a roof, and none elsewhere"
    if (place == GROUND and level > 0) or (place == UPPER and level == 0):
        return "streets: each project on a floor where it may stand"
    gift = state.parts.gift[half] == 1
    if gift == (state.played_by[card_of(half)] == owner):
        return "streets: gifts come from others, everything else from the owner"
    return "streets: no gift above a project that forbids them" if gift and guarded else ""


def _counts(state: Position) -> str:
    parts = state.parts
    count = [0] * len(state.count)
    empty = [ALL_PLOTS] * state.players
    closed = [0] * state.players
    guarded = [0] * state.players
    for cell, plot in enumerate(state.plots):
        owner, bit = cell // PLOTS, 1 << cell % PLOTS
        for half in plot:
            empty[owner] &= ~bit
            closed[owner] |= bit * parts.roof[half]
            guarded[owner] |= bit * parts.no_gifts[half]
            if parts.kind[half] != NO_KIND:
                count[cell * COUNTS + parts.kind[half]] += parts.weight[half]
            count[cell * COUNTS + GIFT_COUNT] += parts.gift[half]
    if (count, empty, closed, guarded) != (state.count, state.empty, state.closed, state.guarded):
        return "counts: kept counts equal those of the cards"
    return ""


def _course(state: Position) -> str:
    begun = state.step > STEP_DEAL
    if (state.first == NOBODY) != (state.step == STEP_START):
        return "first: known once the start board is drawn"
    if not begun:
        fresh = state.round == 0 and not state.discards and all(not plot for plot in state.plots)
        return "" if fresh else "round: rounds begin after the set-up"
    if not 1 <= state.round <= PROJECT_CARDS // state.players:
        return "round: no more rounds than cards in a deck"
    reached = {
        RUNNING: True,
        DECK_EMPTY: 0 in state.size[: state.players],
        STREET_CLOSED: ALL_PLOTS in state.closed,
    }
    if not reached[state.trigger] or (state.trigger == RUNNING and (reached[DECK_EMPTY] or reached[STREET_CLOSED])):
        return "last_round: exactly if a deck is empty or a street closed"
    return ""


def _step(state: Position) -> str:
    step = state.step
    if (state.actor == NOBODY) != (step in (STEP_START, STEP_DEAL, STEP_OVER)):
        return "actor: somebody decides, except in the set-up and at the end"
    if (state.held == NO_CARD) != (step in (STEP_START, STEP_DEAL, STEP_SECOND_ACTION, STEP_OVER)):
        return "held: a card is in hand while it is to be placed"
    if state.held != NO_CARD and (state.held >= PROJECT_CARDS) != (step == STEP_PLACE_MUNICIPAL):
        return "held: a municipal card after taking one, else a project card"
    if step == STEP_PLACE_BOUGHT and not placeable(state, state.actor, state.held):
        return "held: what was bought can be placed"
    if step == STEP_OVER and state.trigger == RUNNING:
        return "step: the end comes after the last round"
    may_uncover = {
        STEP_START: (NO_DECK,),
        STEP_DEAL: tuple(range(state.players + 1)),
        STEP_FREE_CARD: (NO_DECK, state.actor),
        STEP_PLACE_BOUGHT: (NO_DECK, *range(state.players)),
        STEP_PLACE_MUNICIPAL: (NO_DECK, state.players),
    }
    if state.bare not in may_uncover.get(step, (NO_DECK,)):
        return "uncovering: only the deck that a card was taken from"
    if state.bare != NO_DECK and state.size[state.bare] == 0:
        return "uncovering: only a deck that has a card left"
    return ""
