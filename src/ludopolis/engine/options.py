"""Table options: what a host may choose before a game, in a form that can be shown, parsed and checked."""

from typing import NamedTuple

from ludopolis.engine.facts import BadOption, fact

OptionValue = bool | int | str


class Option(NamedTuple):
    """One option: a list of choices, or, when `choices` is empty, a whole number from `low` to `high`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0

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
