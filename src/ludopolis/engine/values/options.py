"""Table options: what a host may choose before a game, in a form that can be shown, parsed and checked."""

from collections.abc import Mapping
from typing import NamedTuple

from ludopolis.engine.values.facts import BadOption, fact

OptionValue = bool | int | str


class Option(NamedTuple):
    """One option: a list of choices, or, when `choices` is empty, a whole number from `low` to `high`.

    The other fields say when it is offered, and where it is shown. They forbid nothing: `Game.check_options` does.
    """

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0
    fewest: int = 1
    """Fewest players to whom it is offered."""
    most: int | None = None
    """Most players to whom it is offered; `None` for any number."""
    needs: tuple[str, OptionValue] | None = None
    """An earlier option and the value that it must have for this one to be offered."""
    solo: tuple[OptionValue, ...] = ()
    """Choices that are offered only to a single player."""
    minor: bool = False
    """Whether it is a house rule or a rarity, shown under “More rules”. Other options make another game."""

    def alone(self) -> "Option":
        """The same option, offered only to a single player."""
        return self._replace(most=1)

    def together(self) -> "Option":
        """The same option, offered only to two players or more."""
        return self._replace(fewest=2)

    def under(self, name: str, value: OptionValue = True) -> "Option":
        """The same option, offered only if an earlier option has this value."""
        return self._replace(needs=(name, value))

    def with_solo(self, *choices: OptionValue) -> "Option":
        """The same option, with further choices for a single player."""
        return self._replace(choices=(*self.choices, *choices), solo=choices)

    def aside(self) -> "Option":
        """The same option, as a house rule or a rarity."""
        return self._replace(minor=True)

    def offered(self, players: int, there: Mapping[str, OptionValue]) -> "Option | None":
        """The option with the choices offered to this number of players, or `None` if it is not offered.

        `there` has the values of the earlier options that are offered.
        """
        if players < self.fewest or (self.most is not None and players > self.most):
            return None
        if self.needs is not None and there.get(self.needs[0]) != self.needs[1]:
            return None
        if players == 1:
            return self
        return self._replace(choices=tuple(choice for choice in self.choices if choice not in self.solo))

    def check(self, value: object) -> OptionValue:
        """The value, if the option has it. Otherwise raises `BadOption`, which lists the values."""
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
        """Parses a value: `on`/`off` for booleans, digits for numbers, the word itself otherwise."""
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
    """A value as people type it: `on` and `off` in every language."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
