"""What a position promises each party."""

from typing import Final

from ludopolis.games.streets.components.tables import TOKENS
from ludopolis.games.streets.judgement.site import WORST, sign_worth
from ludopolis.games.streets.judgement.survey import Survey
from ludopolis.games.streets.rules.building import is_sly
from ludopolis.games.streets.rules.geometry import LONGEST
from ludopolis.games.streets.rules.state import Position
from ludopolis.games.streets.rules.values import people_on

TOKEN_BONUS: Final = 10.0
"""7.2: for the most tokens of a type, and for a set."""
TOKEN_LEAD: Final = 2.0
"""What each token ahead of the best rival adds to the expected bonus."""
PART_OF_SET: Final = 0.125
"""The share of a set's worth for each type with a token beyond the complete sets."""


def value(state: Position, seat: int) -> float:
    """The prospects of a seat less those of its best rival; Sly is one."""
    survey = Survey(state, seat)
    prospects = [0.0] * state.parties()
    for party in range(state.parties()):
        for _, points in terms(survey, party):
            prospects[party] += points
    return lead(prospects, seat)


def lead(prospects: list[float], seat: int) -> float:
    """A seat's prospects less those of its best rival."""
    best = WORST
    for party in range(len(prospects)):
        if party != seat and prospects[party] > best:
            best = prospects[party]
    return prospects[seat] - best


def terms(survey: Survey, party: int) -> list[tuple[str, float]]:
    """A party's prospects: money, what signed buildings and the people on them promise, signs, tokens."""
    state = survey.state
    buildings = 0.0
    people = 0.0
    for street in range(len(survey.ends)):
        share = survey.share[survey.ends[street]]
        for at in range(survey.size[street]):
            place = survey.rows[LONGEST * street + at]
            if state.owner[place] == party:
                buildings += share * survey.worth[place]
                people += share * people_on(state, place)
    found = [("money", float(state.money[party])), ("buildings", buildings), ("people", people)]
    signs = 0.0 if is_sly(state, party) else sign_worth(state, party, state.sign_supply[party])
    found.append(("signs", signs))
    if state.table.business:
        majorities, sets = token_terms(state, party)
        found.append(("majorities", majorities))
        found.append(("sets", sets))
    return found


def token_terms(state: Position, party: int) -> tuple[float, float]:
    """7.2: what the tokens promise: majorities of each type, and sets of four."""
    majorities = 0.0
    fewest = 1000
    more = 0
    for token in range(len(TOKENS)):
        have = state.tokens[len(TOKENS) * party + token]
        if have < fewest:
            fewest = have
            more = token
        elif have > fewest:
            more += 1
        rival = 0
        for other in range(state.parties()):
            if other != party and state.tokens[len(TOKENS) * other + token] > rival:
                rival = state.tokens[len(TOKENS) * other + token]
        worth = TOKEN_BONUS / 2 + TOKEN_LEAD * (have - rival)
        majorities += 0.0 if worth < 0.0 else TOKEN_BONUS if worth > TOKEN_BONUS else worth
    return majorities, TOKEN_BONUS * (fewest + PART_OF_SET * more)
