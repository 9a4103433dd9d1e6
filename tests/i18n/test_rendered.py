"""No message shows what a reader should not see, with the names, amounts and places that games put into it."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest
from babel import Locale
from babel.numbers import format_decimal

from i18n.rendered import NUMBERS, TEXTS, Reader, shelves
from ludopolis.i18n.format import locale_of
from ludopolis.i18n.words import COMMANDS, DEFAULT, languages

COUNTED = re.compile(r"(?<![\w.,:–/-])(\d+)[ \u00a0]([^\W\d_]{4,})")
"""A number and the word after it: shorter ones are prepositions and the like."""
UNCOUNTED = {"goes", "nemá", "cedule", "kart"}
"""Verbs (“red 1 goes back”), a Czech sign, which is the same in both numbers, and a Polish genitive after “z”."""
UNCHANGED = {"hu"}
"""Languages in which a number changes nothing in the word after it."""
STOP = re.compile(r"[^\W\d_]{2}[).”“»]?[.?!] +([^\W\d_])")
"""A full stop, which is not that of an ordinal number, and the letter that comes next."""
WRONG = {
    "shows a bracket or a variable": r"[{}]|\$[a-z_]",
    "has a doubled space": r"[^\s][ \u00a0]{2,}",
    "has a space before a sign, or a sign twice": r"[ \u00a0](?:[,;!?)]|[.:](?![\w]))|\([ \u00a0]|,,|;;|\.\.|[,;:?]\.",
    "has a number beside a number": r"\d[ \u00a0\u202f]\d",
}
"""What a rendered text may not have."""
ARTICLES = {
    "en": r"\b[Aa] (?!(?:u[ns][ei]|one|eu))[aeiou8]|\b[Aa]n (?!hour)[b-df-hj-np-tv-z]",
    "hu": r"\b[Aa] (?:[aáeéiíoóöőuúüű]|5|1(?!\d)|1 ?\d{3})",
}
"""The article that does not fit the next letter or number."""
COLUMNS = "columns as on a terminal"
NOTATION = "notation of moves, records and the command line"
MARKS = "marks of mistakes, as chess has them"
ALLOWED = {
    "analysis-class-(blunder|mistake|inaccuracy)": MARKS,
    "terminal-(help|puzzle-help|menu-value|command-help)": COLUMNS,
    "line-map": COLUMNS,
    "line-row": COLUMNS,
    "cli-new-(here|package)": COLUMNS,
    "why-bad-seed": NOTATION,
    "why-days-missing": NOTATION,
    "cli-option-(action|pad_action|backup_file)": NOTATION,
    "call-install": "iPhone begins a Hungarian sentence",
    "board-blocked": "an abbreviation in Ukrainian",
    "(clock-.+|mine-since)": "hours are abbreviated in Polish and Ukrainian",
    "score-sheet-beats": "a score has a colon between spaces in Hungarian",
}
"""Messages that may have one of these things, and why."""
SAME = {
    "home-bot-names": "first names that are ours too",
    "rules-names": "first names that are ours too",
    "card-(machu_picchu|big_ben|chichen_itza|taj_mahal)": "proper names",
    "(card|project)-grand_hotel": "one says so in Romanian, Polish and Hungarian",
    "game-name": "titles",
    "some-people|sign": "hipsters and restaurants are called so in many languages",
}
"""Messages that may be the same as in English, and why."""
NEVER_ONE = {
    "hint-alike-many": "for several turns only",
    "home-find-or-more": "of the largest table",
    "why-(bad-players|bad-town|talk-too-long|record-too-long|bad-game-id)": "a limit",
    "terminal-menu-(for|bad-names)": "a limit",
    "box-code-holds": "a term of ten minutes",
    "device-place": "said from the second game on",
    "cli-replay-(title|line)": "a record has many entries",
    "terminal-moves-how": "said of many moves",
    "(train|arena)-.+": "matches have many games, and two players or more",
    "cli-(problem-seen|check-line|check-lesson|puzzles-progress)": "counts of whole runs",
    "why-(too-many|too-few-verified)": "more than fit, or than there are",
    "event-(drew_tile|fallback|hal_draws|showed_tile)": "a tile is named by its number: the red 20 tile",
    "move-urbanize": "always one resource",
    "board-goal-cards": "a colour comes before the cards, not a number",
    "why-street_too_long": "more than five",
    "ask-(sly_)?street": "asked of several streets",
    "event-(built|covered)|line-tile": "one sign or two",
    "board-lacks-resources": "a floor costs two or more",
    "(move|event|board-label)-claim(ed)?|(event|line|board)-plan(_approved)?": "plans are worth 4 to 15",
    "event-approved|warning-unclaimed(_goal)?": "plans are worth 4 to 15",
    "event-(reshuffled|stacks_renewed|discard_shuffled)|lay-.+": "decks of the box",
    "problem-.+": "said of large numbers",
    "board-ring-help|board-fact-pool|board-fact-park|board-fact-plans": "worth more than one point, or none",
    "deal-words-table": "bots of a table",
}
"""Messages whose numbers are never those that the word after them would not fit, and why."""


def fits(key: str, patterns: Iterable[str]) -> bool:
    return any(re.fullmatch(pattern, key) for pattern in patterns)


def wrong(text: str, language: str) -> Iterator[str]:
    """What is wrong with a rendered text."""
    text = text.replace(format_decimal(NUMBERS[-1], locale=locale_of(language)), str(NUMBERS[-1]))
    for what, pattern in WRONG.items():
        if re.search(pattern, text):
            yield what
    if any(letter.islower() for letter in STOP.findall(text)):
        yield "goes on in lower case after a full stop"
    if language in ARTICLES and re.search(ARTICLES[language], text):
        yield "has an article that does not fit"
    if text[:1].islower() and text.endswith((".", "?", "!")) and not text.startswith(tuple(TEXTS.values())):
        yield "begins in lower case"


def counted(texts: list[str], language: str) -> dict[str, set[str]]:
    """The words after numbers in a message, each with the plural forms of the numbers; literal numbers are left out."""
    form = Locale.parse(language).plural_form
    pairs = [{(form(int(number)), word) for number, word in COUNTED.findall(text)} for text in texts]
    always = set.intersection(*pairs)
    found: dict[str, set[str]] = defaultdict(set)
    for category, word in set().union(*pairs) - always:
        found[word].add(category)
    return found


def uncounted(messages: dict[str, dict[str, set[str]]]) -> Iterator[tuple[str, str]]:
    """Messages with a word that has a form of its own for a number, and do not use it: “1 points”.

    A word that changes with its number in one message tells which numbers it fits.
    """
    forms: dict[str, set[str]] = defaultdict(set)
    for found in messages.values():
        for word, fitting in found.items():
            if fitting != set().union(*found.values()):
                forms[word] |= fitting
    for key, found in messages.items():
        for word, categories in found.items():
            varies = categories != set().union(*found.values())
            if word in forms and word not in UNCOUNTED and not varies and (unfit := categories - forms[word]):
                yield key, f"has “{word}” after a number that needs the form [{min(unfit)}]"


def untranslated(key: str, reader: Reader, english: Reader) -> bool:
    """Whether a message has words, and they are those of the English one."""
    own = re.sub(r"\{.*?\}", "", reader.raw[key].partition("=")[2])
    words = re.findall(r"[A-Za-z]{3,}", own)
    text = next(reader.texts(key))
    return len(words) > 1 and bool(text) and text == next(english.texts(key)) and not fits(key, SAME)


def findings(language: str) -> set[str]:
    """What is wrong with the messages of a language."""
    found: set[str] = set()
    for game in sorted({shelf.game for shelf in shelves()}):
        counts: dict[str, dict[str, set[str]]] = {}
        for shelf in shelves():
            if shelf.game != game or (shelf.prefix == COMMANDS and language != DEFAULT):
                continue
            reader, english = Reader(shelf, language), Reader(shelf, DEFAULT)
            for key in reader.raw:
                texts = list(reader.texts(key))
                if not fits(key, ALLOWED):
                    found |= {f"{game} {key} {what}: {text}" for text in texts for what in wrong(text, language)}
                if len(texts) > 1 and language not in UNCHANGED and not fits(key, NEVER_ONE):
                    counts[key] = counted(texts, language)
                if language != DEFAULT and untranslated(key, reader, english):
                    found.add(f"{game} {key} is the same as in English: {texts[0]}")
        found |= {f"{game} {key} {what}" for key, what in uncounted(counts)}
    return found


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[pytest.mark.slow] if one != "en" else []) for one in languages()]
)
def test_every_message_with_its_arguments(language: str) -> None:
    assert sorted(findings(language)) == []


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("en", "{ $seat } builds", "shows a bracket or a variable"),
        ("en", "Anna  builds", "has a doubled space"),
        ("en", "Anna builds ,", "has a space before a sign, or a sign twice"),
        ("hu", "Mohó bot 2 3. telke", "has a number beside a number"),
        ("en", "red 3 is not there.", "begins in lower case"),
        ("en", "It is over. the end", "goes on in lower case after a full stop"),
        ("en", "a observatory", "has an article that does not fit"),
        ("hu", "a 5. telek", "has an article that does not fit"),
    ],
)
def test_what_is_found(language: str, text: str, what: str) -> None:
    assert list(wrong(text, language)) == [what]


def test_what_is_not_found() -> None:
    assert list(wrong("1\u00a0000 bodů, 1. místo. „Dům“ má 2. podlaží", "cs")) == []
    assert list(wrong("move the cell -1,2", "en")) == []


def test_a_form_that_does_not_fit_its_number_is_found() -> None:
    counts = {"good": counted(["1 point", "2 points"], "en"), "bad": counted(["1 points", "2 points"], "en")}
    assert [key for key, _ in uncounted(counts)] == ["bad"]
    ordinary = {"good": counts["good"], "of": counted(["1 tile of 2", "2 tiles of 2"], "en")}
    assert list(uncounted(ordinary)) == []
