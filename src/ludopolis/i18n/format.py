"""Numbers, shares, lists and the order of names as a language writes them, like the browser's `kit/words/format.js`."""

import unicodedata
from collections.abc import Iterable
from decimal import Decimal
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

MINUS: Final = "−"
"""A minus that is as wide as a plus."""
AFTER: Final = "\uffff"
OWN: Final = str.maketrans(
    {"ł": "l" + AFTER, "ґ": "г" + AFTER, "є": "е" + AFTER, "і": "и" + AFTER, "ї": "и" + 2 * AFTER, "й": "и" + 3 * AFTER}
)
"""Letters of their own, which stand after all words that begin with another one."""


def locale_of(language: str) -> str:
    """Our English is British."""
    return "en_GB" if language == "en" else language


def signed(language: str, number: float) -> str:
    """A number, with a real minus."""
    return format_decimal(number, locale=locale_of(language)).replace("-", MINUS)


def plus(language: str, number: float) -> str:
    """A change: with a plus as well."""
    return f"+{signed(language, number)}" if number > 0 else signed(language, number)


def percent(language: str, hundredths: int) -> str:
    """A share in whole per cent."""
    return format_percent(Decimal(hundredths) / 100, locale=locale_of(language)).replace("-", MINUS)


def listed(language: str, parts: Iterable[str]) -> str:
    """“A, B and C”."""
    return format_list(list(parts), locale=locale_of(language))


def either(language: str, parts: Iterable[str]) -> str:
    """“A, B or C”."""
    return format_list(list(parts), style="or", locale=locale_of(language))


def by_name(name: str) -> tuple[str, str, str]:
    """A key that sorts names: letters first, then their marks, then capitals. Babel has no order of letters."""
    marked = unicodedata.normalize("NFD", unicodedata.normalize("NFC", name.casefold()).translate(OWN))
    return "".join(letter for letter in marked if not unicodedata.combining(letter)), marked, name
