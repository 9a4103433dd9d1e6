"""The catalogues of every language are complete, and the lint notices what is wrong."""

from pathlib import Path

import pytest
from our_games import FULL_GAMES

from i18n import catalogue_lint as lint
from i18n.catalogue_lint import PACKAGE
from ludopolis.i18n.words import languages

ENGLISH = """
hello = Hello, { $name }.
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
"""
RUSSIAN = """
hello = Привет, { $name }.
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
"""


def findings(folder: Path, **texts: str) -> list[str]:
    """What the lint finds in a package with these shared catalogues: `LINE WHAT`."""
    locale = folder / "i18n" / "locale"
    locale.mkdir(parents=True, exist_ok=True)
    for language, text in texts.items():
        (locale / f"{language}.ftl").write_text(text.lstrip("\n"), "utf-8")
    return [f"{found.line} {found.what}" for found in lint.lint(folder)]


# Our own catalogues


@pytest.mark.slow
def test_our_own_catalogues_pass() -> None:
    assert [f"{file.relative_to(PACKAGE)}:{line}: {what}" for file, line, what in lint.lint(PACKAGE)] == []


@pytest.mark.parametrize("game", FULL_GAMES)
def test_full_games_have_every_language(game: str) -> None:
    folder = PACKAGE / "games" / game / "locale"
    for name in ("{}.ftl", "lessons.{}.ftl", "rules.{}.md"):
        assert [language for language in languages() if not (folder / name.format(language)).is_file()] == []


def test_the_lint_finds_our_own_catalogues_and_templates() -> None:
    folders = {folder.parent.name for folder in PACKAGE.glob("**/locale")}
    assert {"i18n", "happy_city", "welcome_to"} <= folders
    assert len(lint.Catalogue(PACKAGE / "i18n/locale/ru.ftl", "ru").messages()) > 300
    for pattern, _ in lint.TEMPLATES:
        assert list(PACKAGE.glob(pattern)), pattern


def test_the_command_fails_on_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    findings(tmp_path, en=ENGLISH, ru=RUSSIAN)
    assert lint.main(tmp_path) == 0
    assert capsys.readouterr().out == ""
    findings(tmp_path, en=ENGLISH, ru=RUSSIAN + "bye = Пока.\n")
    assert lint.main(tmp_path) == 1
    assert capsys.readouterr().out == "i18n/locale/ru.ftl:8: bye is not in the English catalogue\n"


# One language beside another


def test_good_catalogues_pass(tmp_path: Path) -> None:
    assert findings(tmp_path, en=ENGLISH, ru=RUSSIAN) == []


def test_a_missing_key(tmp_path: Path) -> None:
    assert findings(tmp_path, en=ENGLISH + "bye = Bye.\n", ru=RUSSIAN) == ["1 bye is missing"]


def test_a_key_that_english_lacks(tmp_path: Path) -> None:
    assert findings(tmp_path, en=ENGLISH, ru="bye = Пока.\n" + RUSSIAN) == ["1 bye is not in the English catalogue"]


def test_terms_may_differ_between_languages(tmp_path: Path) -> None:
    assert findings(tmp_path, en=ENGLISH, ru=RUSSIAN.replace("Привет", "{ -word }") + "-word = Привет\n") == []


@pytest.mark.parametrize("text", ["It's here.", "Thinking …"])
def test_characters_of_a_typewriter(tmp_path: Path, text: str) -> None:
    found = findings(tmp_path, en=f"it = {text}\n")
    assert found == ["1 it has a typewriter's apostrophe or a space before an ellipsis"]


def test_other_variables(tmp_path: Path) -> None:
    other = RUSSIAN.replace("$name", "$seat")
    assert findings(tmp_path, en=ENGLISH, ru=other) == ["1 hello has other variables than in English: name"]


def test_a_missing_variable(tmp_path: Path) -> None:
    fewer = RUSSIAN.replace(", { $name }", "")
    assert findings(tmp_path, en=ENGLISH, ru=fewer) == ["1 hello has other variables than in English: name"]


def test_a_variable_may_come_with_a_part_of_the_message(tmp_path: Path) -> None:
    part = "who = { $name }\n"
    english = ENGLISH.replace("{ $name }", "{ who }") + part
    assert findings(tmp_path, en=english, ru=RUSSIAN + part) == []
    other = RUSSIAN.replace("$name", "$seat")
    assert findings(tmp_path, en=english, ru=other + part) == ["1 hello has other variables than in English: name"]


def test_a_game_needs_english_and_is_held_to_the_languages_it_has(tmp_path: Path) -> None:
    locale = tmp_path / "chess" / "locale"
    locale.mkdir(parents=True)
    (locale / "en.ftl").write_text("game-name = Chess\n", "utf-8")
    (locale / "rules.en.md").write_text(PAGE, "utf-8")
    assert lint.lint(tmp_path) == []
    (locale / "de.ftl").write_text("name = Schach\n", "utf-8")
    assert [(found.file.name, found.what) for found in lint.lint(tmp_path)] == [
        ("de.ftl", "game-name is missing"),
        ("de.ftl", "name is not in the English catalogue"),
        ("rules.de.md", "the rules page is missing"),
    ]
    (locale / "en.ftl").unlink()
    assert ("en.ftl", "the catalogue is missing") in [(found.file.name, found.what) for found in lint.lint(tmp_path)]


# A single catalogue


def test_junk(tmp_path: Path) -> None:
    found = findings(tmp_path, en=ENGLISH + "broken = { $name\n", ru=RUSSIAN + "broken = { $name }\n")
    assert found[0].startswith("6 cannot be read: broken = { $name (")
    assert found[1:] == ["8 broken is not in the English catalogue"]


def test_a_selector_on_one_line(tmp_path: Path) -> None:
    line = "cards = { $count -> [one] one card *[other] many cards }\n"
    found = findings(tmp_path, en=line)
    assert len(found) == 1
    assert found[0].startswith("1 cannot be read: cards = { $count -> [one]")


def test_a_key_twice(tmp_path: Path) -> None:
    assert findings(tmp_path, en=ENGLISH + "hello = Hi, { $name }.\n") == ["6 hello stands there twice"]


def test_a_message_without_text(tmp_path: Path) -> None:
    assert findings(tmp_path, en="hello =\n    .title = Hello\n") == ["1 hello has no text"]


@pytest.mark.parametrize("reference", ["bye", "-bye"])
def test_a_reference_to_nothing(tmp_path: Path, reference: str) -> None:
    found = findings(tmp_path, en=f"hello = {{ {reference} }}\n")
    assert found == [f"1 hello refers to {reference}, which is not there"]


@pytest.mark.parametrize("category", ["one", "few", "many"])
def test_a_plural_form_that_the_language_needs(tmp_path: Path, category: str) -> None:
    lines = [line for line in RUSSIAN.splitlines(keepends=True) if f"[{category}]" not in line]
    assert findings(tmp_path, en=ENGLISH, ru="".join(lines)) == [f"2 cards lacks the plural form [{category}]"]


def test_a_plural_form_without_the_general_one(tmp_path: Path) -> None:
    found = findings(tmp_path, en=ENGLISH.replace("*[other]", "*[one]").replace("    [one] one card\n", ""))
    assert found == ["2 cards lacks the plural form [other]"]


def test_a_plural_form_that_the_language_lacks(tmp_path: Path) -> None:
    found = findings(tmp_path, en=ENGLISH.replace("    [one]", "    [few] few\n    [one]"))
    assert found == ["2 cards has the plural form [few], which the language does not know"]


def test_twenty_one_is_one_in_russian(tmp_path: Path) -> None:
    found = findings(tmp_path, en=ENGLISH, ru=RUSSIAN.replace("[one] { $count } карта", "[one] одна карта"))
    assert found == ["2 cards does not show its number in the plural form [one]"]


def test_a_selector_of_other_things_is_no_plural(tmp_path: Path) -> None:
    choice = "cards = { $count ->\n    [0] nothing\n   *[other] { $count }\n}\n"
    assert findings(tmp_path, en=choice, ru=choice) == []


# Rules pages

PAGE = "# Rules\n\nPlay well.\n\n- one\n- two\n\n| a | b |\n| - | - |\n"


def test_a_rules_page_that_a_language_lacks(tmp_path: Path) -> None:
    findings(tmp_path, en=ENGLISH, ru=RUSSIAN)
    (tmp_path / "i18n/locale/rules.en.md").write_text(PAGE, "utf-8")
    assert findings(tmp_path) == ["1 the rules page is missing"]


@pytest.mark.parametrize("part", ["# Rules", "- two\n", "| - | - |\n"])
def test_a_rules_page_of_another_shape(tmp_path: Path, part: str) -> None:
    findings(tmp_path, en=ENGLISH, ru=RUSSIAN)
    (tmp_path / "i18n/locale/rules.en.md").write_text(PAGE, "utf-8")
    (tmp_path / "i18n/locale/rules.ru.md").write_text(PAGE, "utf-8")
    assert findings(tmp_path) == []
    (tmp_path / "i18n/locale/rules.ru.md").write_text(PAGE.replace(part, ""), "utf-8")
    assert findings(tmp_path) == ["1 headings, lists or tables differ from those of the English page"]


# Templates


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("web/pages/home.html", "<p>\nHello</p>"),
        ("web/kit/log.js", "const x = html`<p>\nHello</p>`;"),
        ("games/chess/board.js", "const x = html`<p>\nHello</p>`;"),
        ("games/chess/board/tray.js", "const x = html`<p>\nHello</p>`;"),
        ("games/chess/art/pieces.js", "const x = svg`<text>\nHello</text>`;"),
        ("games/chess/art/thumb.svg", "<svg><text>\nHello</text></svg>"),
        ("web/art/sky.svg", "<svg><text>\nHello</text></svg>"),
    ],
)
def test_words_in_a_template(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text, "utf-8")
    assert findings(tmp_path, en=ENGLISH) == ["2 “Hello” should come from the catalogue"]


def test_vendored_code_is_not_checked(tmp_path: Path) -> None:
    vendored = tmp_path / "web" / "vendor" / "lit" / "lit.js"
    vendored.parent.mkdir(parents=True)
    vendored.write_text("const x = html`<p>Hello</p>`;", "utf-8")
    assert findings(tmp_path, en=ENGLISH) == []


def test_emphasis_is_that_of_the_english_text(tmp_path: Path) -> None:
    english, russian = "go = Go to **start**.\n", "go = Идите на старт.\n"
    assert findings(tmp_path, en=english, ru=russian) == ["1 go is not emphasised like the English text"]
    assert findings(tmp_path, en=english, ru=russian.replace("старт", "**старт**")) == []


def test_signs_are_looked_at_in_catalogues_and_on_rules_pages(tmp_path: Path) -> None:
    assert findings(tmp_path, en="go = Go.\n", ru="go = Идите...\n") == ["1 go has three dots instead of …"]
    findings(tmp_path, en="go = Go.\n", ru="go = Идите…\n")
    for language, text in (("en", "# Go\n"), ("ru", "# Идите на go...\n")):
        (tmp_path / "i18n" / "locale" / f"rules.{language}.md").write_text(text, "utf-8")
    assert [found.what for found in lint.lint(tmp_path)] == ["has three dots instead of …"]
