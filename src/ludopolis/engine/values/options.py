"""Table options: what a host may choose before a game, in a form that can be shown, parsed and checked."""

from collections.abc import Mapping
from typing import NamedTuple

from ludopolis.engine.values.facts import BadOption, fact

OptionValue = bool | int | str


class Option(NamedTuple):
    """One option: a list of choices, or, when `choices` is empty, a whole number from `low` to `high`.

    The other fields say when there is something to choose, and where it is shown. They forbid nothing: that is for
    `Game.check_options`.
    """

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0
    fewest: int = 1
    """The option is there from so many players on."""
    most: int | None = None
    """The option is there up to so many players, or for any number."""
    needs: tuple[str, OptionValue] | None = None
    """The option is there only where this earlier option has this value."""
    solo: tuple[OptionValue, ...] = ()
    """Choices that are there for one player alone."""
    minor: bool = False
    """A house rule or a rarity, shown under “More rules”. The other options make another game."""

    def alone(self) -> "Option":
        """The same option, there for one player alone."""
        return self._replace(most=1)

    def together(self) -> "Option":
        """The same option, there for two players or more."""
        return self._replace(fewest=2)

    def under(self, name: str, value: OptionValue = True) -> "Option":
        """The same option, there only where an earlier option has this value."""
        return self._replace(needs=(name, value))

    def with_solo(self, *choices: OptionValue) -> "Option":
        """The same option, with choices for one player alone added."""
        return self._replace(choices=(*self.choices, *choices), solo=choices)

    def aside(self) -> "Option":
        """The same option, as a house rule or a rarity."""
        return self._replace(minor=True)

    def offered(self, players: int, there: Mapping[str, OptionValue]) -> "Option | None":
        """The option with the choices that so many players have, if there is anything to choose.

        `there` are the values of the earlier options that are there.
        """
        if players < self.fewest or (self.most is not None and players > self.most):
            return None
        if self.needs is not None and there.get(self.needs[0]) != self.needs[1]:
            return None
        if players == 1:
            return self
        return self._replace(choices=tuple(choice for choice in self.choices if choice not in self.solo))

    def check(self, value: object) -> OptionValue:
        """The value if the option has it; else `BadOption`, which names the values there are."""
        if self.choices:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
            allowed = ", ".join(spelling(choice) for choice in self.choices)
            raise BadOption(fact("bad-option-choice", option=self.name, given=spelling(value), allowed=allowed))
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise BadOption(
            fact("bad-option-number", option=self.name, given=spelling(value), low=self.low, high=self.high)
        )

    def parse(self, text: str) -> OptionValue:
        """The value written as text: `on`/`off` for booleans, digits for numbers, the word itself otherwise."""
        for choice in self.choices:
            if spelling(choice) == text:
                return choice
        if not self.choices and text.lstrip("-").isdigit():
            return self.check(int(text))
        return self.check(text)

    def samples(self) -> tuple[OptionValue, ...]:
        """The values that a schedule of test games must cover: every choice, or the default and the lowest number."""
        if self.choices:
            return self.choices
        return (self.default, self.low) if self.default != self.low else (self.default,)


def switch(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True))


def choice(name: str, default: OptionValue, *others: OptionValue) -> Option:
    """An option with listed values, the default first."""
    return Option(name, default, (default, *others))


def number(name: str, default: int, low: int, high: int) -> Option:
    """A whole number within bounds."""
    return Option(name, default, (), low, high)


def spelling(value: object) -> str:
    """A value as it is typed: `on` and `off` in every language."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
