"""The score pad: residents, hearts, and in the expert game the special building with the one thing that it asks.

What a card shows is asked as it is printed. What the expert building adds whose card nobody has seen is typed, because
ours is a stand-in.
"""

from typing import Final

from ludopolis.engine.contract import (
    CHOICE,
    NUMBER,
    PICK,
    Counted,
    Field,
    Filled,
    Pad,
    PadEntry,
    Problem,
    level_at_the_top,
)
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import TieBreak
from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    CARDS,
    COLOURS,
    COPIES,
    DECKS,
    FAMILY_SPECIALS,
    FIRST_MARKET,
    FIRST_SPECIAL,
    HappyCityComponents,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import (
    FEWER,
    MOST,
    TIED,
    City,
    city_of,
    effect_hearts,
    effect_residents,
    results_by,
    worth,
)
from ludopolis.games.happy_city.rules.state import NO_CARD, SLOTS, START_COINS

COUNTED: Final[dict[int, str]] = {
    effects.HEARTS_PER_COLOUR: "counted_own",
    effects.RESIDENTS_PER_COLOUR: "counted_own",
    effects.HEARTS_IF_NO_COLOUR: "counted_own",
    effects.RESIDENTS_IF_NO_COLOUR: "counted_own",
    effects.HEARTS_PER_COLOUR_NEIGHBOUR: "counted_neighbour",
    effects.RESIDENTS_PER_COLOUR_NEIGHBOUR: "counted_neighbour",
    effects.RESIDENTS_PER_COLOUR_LEFT: "counted_left",
}
"""Whose cards of a colour an effect counts, as the question names it."""
ASKED: Final[dict[int, tuple[str, str, tuple[str, ...], tuple[int, ...]]]] = {
    effects.HEARTS_MAJORITY: ("majority", "majority", ("most", "tied", "fewer"), (MOST, TIED, FEWER)),
    effects.HEARTS_IF_INCOME_BELOW_NEIGHBOURS: ("below_neighbours", "answer", ("yes", "no"), (1, 0)),
    effects.HEARTS_IF_NEXT_TWO_MATCH: ("next_two", "answer", ("yes", "no"), (1, 0)),
    effects.ADJACENT_SAME_COLOUR: ("adjacent", "adjacent", ("none", "two", "three"), (0, 2, 3)),
}
"""By effect: the field, the domain of its choices, the choices, and what each answers."""
TYPED: Final[dict[int, tuple[str, int, int]]] = {
    effects.HEARTS_IF_SMALL_CITY: ("cards", 1, SLOTS),
    effects.DOUBLE_INCOME_THEN_PENALTY: ("income", 0, 99),
}
"""By effect: the number that it asks, with its limits."""
COPYING: Final = (effects.COPY_PREVIOUS_CARD, effects.COPY_NEIGHBOUR_SLOT)
ADDED: Final = ("added_residents", "added_hearts")
"""What the owner of a card that we do not know types."""
COPIED: Final = ("copied_residents", "copied_hearts")
"""What is printed on the card that the Pyramid or the Picture Gallery copies."""
MOST_COINS: Final = 999
ADDS: Final = 10
"""More residents or hearts than this no special building adds."""


GROWN: Final = 6
"""A city with so many residents has some hearts, and the other way round; smaller ones often have not."""


class HappyCityPad(Pad[HappyCityState]):
    """Fields, counts and set-up of Happy City."""

    def __init__(self, parts: HappyCityComponents) -> None:
        self.parts = parts

    # What is asked

    def fields(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        found: list[Field] = []
        for side in range(players):
            found += self._city_fields(side, options, entry)
        filled = Filled(found, entry)
        if not filled.missing:
            for side in level_at_the_top(self._totals(players, options, filled)):
                found.append(Field("coins", NUMBER, side, 0, MOST_COINS))
        return found

    def _city_fields(self, side: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        parts = self.parts
        expert = options["mode"] == "expert"
        found = [
            Field("residents", NUMBER, side, *self._range(parts.residents, expert)),
            Field("hearts", NUMBER, side, *self._range(parts.hearts, expert)),
        ]
        if not expert:
            return found
        box = parts.verified_box if options["verified_only"] is True else parts.expert_box
        ids = [parts.ids[card] for card in range(FIRST_SPECIAL, CARDS) if box >> (card - FIRST_SPECIAL) & 1]
        found.append(Field("special", PICK, side, 0, 1, None, tuple(ids), "card"))
        special = self._special(Filled(found, entry), side)
        if special >= 0 and parts.effect[special] == effects.COPY_SPECIAL:
            others = tuple(id for id in ids if id != parts.ids[special])
            found.append(Field("copies", PICK, side, 1, 1, None, others, "card"))
            special = self._acting(Filled(found, entry), side)
        if special >= 0:
            found += self._answer_fields(side, special)
        return found

    def _answer_fields(self, side: int, special: int) -> list[Field]:
        """What the effect of a special building asks: nothing, or one thing."""
        parts = self.parts
        effect = parts.effect[special]
        card = parts.ids[special]
        if self._is_typed(special):
            return [Field(name, NUMBER, side, 0, ADDS, None, label=fact(name, card=card)) for name in ADDED]
        if effect in COUNTED:
            colour = COLOURS[parts.effect_colour[special]]
            return [Field("counted", NUMBER, side, 0, SLOTS, label=fact(COUNTED[effect], card=card, colour=colour))]
        if effect in ASKED:
            name, domain, choices, _ = ASKED[effect]
            told = fact(name, card=card)
            if effect == effects.HEARTS_MAJORITY:
                told = fact(name, card=card, colour=COLOURS[parts.effect_colour[special]])
            return [Field(name, CHOICE, side, choices=choices, of=domain, label=told)]
        if effect in TYPED:
            name, low, high = TYPED[effect]
            return [Field(name, NUMBER, side, low, high, label=fact(name, card=card))]
        if effect in COPYING:
            limits = [
                (min(figures[:FIRST_MARKET]), max(figures[:FIRST_MARKET]))
                for figures in (parts.residents, parts.hearts)
            ]
            return [
                Field(name, NUMBER, side, min(low, 0), high, label=fact(name, card=card))
                for name, (low, high) in zip(COPIED, limits, strict=True)
            ]
        return []

    def _is_typed(self, special: int) -> bool:
        """Whether our card is a stand-in, so that its owner says what it adds."""
        return self.parts.card_certainty[special] == "reconstructed" and self.parts.effect[special] in COUNTED

    def _special(self, filled: Filled, side: int) -> int:
        return self.parts.number.get(filled.word("special", side), NO_CARD)

    def _acting(self, filled: Filled, side: int) -> int:
        """The special building whose effect counts: with the Sphinx, the one that it copies."""
        special = self._special(filled, side)
        if special >= 0 and self.parts.effect[special] == effects.COPY_SPECIAL:
            return self.parts.number.get(filled.word("copies", side), NO_CARD)
        return special

    def _range(self, figures: list[int], expert: bool) -> tuple[int, int]:
        """The least and the most that ten cards with different names show."""
        shown = self._shown(figures)
        special = 0 if expert else max(figures[FIRST_SPECIAL : FIRST_SPECIAL + FAMILY_SPECIALS])
        return sum(figure for figure in shown if figure < 0), sum(shown[-SLOTS:]) + special

    def _shown(self, figures: list[int]) -> list[int]:
        """The figures of all buildings and dwellings, one of each name, ascending."""
        return sorted(figures[:BUILDING_CARDS:COPIES] + figures[BUILDING_CARDS:FIRST_MARKET])

    # What it counts

    def _city(self, filled: Filled, side: int) -> City:
        residents, hearts = filled.number("residents", side), filled.number("hearts", side)
        coins = filled.number("coins", side)
        special = self._acting(filled, side)
        if special < 0:
            return City(residents, hearts, NO_CARD, 0, 0, 0, coins)
        if self._is_typed(special):
            added = [filled.number(name, side) for name in ADDED]
            return City(residents, hearts, NO_CARD, 0, added[0], added[1], coins)
        effect = self.parts.effect[special]
        answer = filled.number("counted", side)
        if effect in ASKED:
            name, _, choices, answers = ASKED[effect]
            word = filled.word(name, side)
            answer = answers[choices.index(word)] if word in choices else 0
        elif effect in TYPED:
            answer = filled.number(TYPED[effect][0], side)
        copied = [filled.number(name, side) for name in COPIED]
        return City(residents, hearts, special, answer, copied[0], copied[1], coins)

    def _totals(self, players: int, options: dict[str, OptionValue], filled: Filled) -> list[int]:
        summing = options["scoring"] == "sum"
        sheets = [worth(self.parts, summing, self._city(filled, side)) for side in range(players)]
        return [sum(line.points for line in lines) for lines in sheets]

    def count(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> Counted | None:
        filled = Filled(self.fields(players, options, entry), entry)
        if filled.missing:
            return None
        totals = self._totals(players, options, filled)
        cities = [self._city(filled, side) for side in range(players)]
        coins = [city.coins for city in cities]
        sheets = [worth(self.parts, options["scoring"] == "sum", city) for city in cities]
        ties = [TieBreak("coins", coins)] if level_at_the_top(totals) else []
        return Counted(sheets, results_by(totals, coins), ties)

    # What cannot be

    def problems(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Problem]:
        filled = Filled(self.fields(players, options, entry), entry)
        parts = self.parts
        expert = options["mode"] == "expert"
        found: list[Problem] = []
        both = [residents + hearts for residents, hearts in zip(parts.residents, parts.hearts, strict=True)]
        most = self._range(both, expert)[1]
        for side in range(players):
            residents, hearts = filled.number("residents", side), filled.number("hearts", side)
            keys = (f"residents.{side}", f"hearts.{side}")
            if residents + hearts > most:
                found.append(Problem(fact("too-good", seat=side, most=most), keys))
            elif not filled.missing and residents >= GROWN and hearts <= 0:
                found.append(Problem(fact("no-hearts", seat=side), keys[1:], False))
            elif not filled.missing and hearts >= GROWN and residents <= 0:
                found.append(Problem(fact("no-residents", seat=side), keys[:1], False))
            for other in range(side):
                card = filled.word("special", side)
                if card and card == filled.word("special", other):
                    told = fact("special-twice", card=card, seat=other, other_seat=side)
                    found.append(Problem(told, (f"special.{other}", f"special.{side}")))
        return found

    def rulings(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Fact]:
        """A27 decides where income is taken from a total."""
        filled = Filled(self.fields(players, options, entry), entry)
        acting = [self._acting(filled, side) for side in range(players)]
        return [
            fact("not_below_zero", card=self.parts.ids[card])
            for card in acting
            if card >= 0 and self.parts.effect[card] == effects.DOUBLE_INCOME_THEN_PENALTY
        ]

    # A finished position

    def entry(self, state: HappyCityState) -> PadEntry:
        found: PadEntry = {}
        parts = state.parts
        for side in range(state.players):
            city = city_of(state, side)
            found[f"residents.{side}"] = city.residents
            found[f"hearts.{side}"] = city.hearts
            if not state.expert:
                continue
            special, acting = state.special[side], state.acting[side]
            found[f"special.{side}"] = [parts.ids[special]] if special >= 0 else []
            if acting != special:
                found[f"copies.{side}"] = [parts.ids[acting]]
            for field in self._answer_fields(side, acting) if acting >= 0 else []:
                found[field.key()] = self._answer(state, field, city)
        options: dict[str, OptionValue] = {"mode": "expert" if state.expert else "family"}
        options["scoring"] = "sum" if state.summing else "product"
        options["verified_only"] = state.verified_only
        for field in self.fields(state.players, options, found):
            if field.name == "coins":
                found[field.key()] = state.coins[field.side]
        return found

    def _answer(self, state: HappyCityState, field: Field, city: City) -> int | str:
        if field.kind == CHOICE:
            _, _, choices, answers = ASKED[state.parts.effect[city.special]]
            return choices[answers.index(city.answer)]
        if field.name in ADDED:
            added = effect_residents if field.name == ADDED[0] else effect_hearts
            return added(state, field.side)
        if field.name in COPIED:
            return city.copied_residents if field.name == COPIED[0] else city.copied_hearts
        return city.answer

    # The beginning

    def setup(self, players: int, options: dict[str, OptionValue]) -> list[Fact]:
        starts = self.parts.deck_start
        sizes = [starts[deck + 1] - starts[deck] for deck in range(DECKS)]
        expert = options["mode"] == "expert"
        return [
            fact("decks", first=sizes[0], second=sizes[1], third=sizes[2]),
            fact("dwellings", count=players - 1),
            fact("specials_expert" if expert else "specials_family", count=players + 2),
            fact("coins", count=START_COINS),
            fact("markets_draft" if expert else "markets_white"),
        ]
