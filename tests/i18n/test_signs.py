"""The lint sees signs and words that do not belong to a language."""

import pytest

from i18n.signs import wrong


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("uk", "Візьміть карту «Музей»…", []),
        ("uk", "Візьміть карту «Mузей».", ["mixes alphabets in “Mузей”"]),
        ("uk", "Возьмите ещё карту.", ["has a neighbour's letter in “ещё”"]),
        ("ru", "Возьмите її.", ["has a neighbour's letter in “її”"]),
        ("pl", "Weź kartę „Muzeum”.", []),
        ("pl", "Weź kartę “Muzeum”.", ["has quotation marks that the language does not use: “"]),
        ("cs", "Vezměte si kartu „Muzeum“.", []),
        ("cs", 'Vezměte si kartu "Muzeum".', ['has quotation marks that the language does not use: "']),
        ("sk", "Vezmite si  kartu...", ["has a doubled space", "has three dots instead of …"]),
        ("hu", "Húzz egy card lapot.", ["has the English word “card”"]),
        ("ro", "Trageți o carte: `--seat`, [regulile](rules/the-table).", []),
        ("pl", "Zagraj w Streets.", []),
        ("en", "Take the card.", []),
    ],
)
def test_what_does_not_belong_to_a_language(language: str, text: str, found: list[str]) -> None:
    assert list(wrong(text, language)) == found
