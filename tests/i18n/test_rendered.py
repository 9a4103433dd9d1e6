"""No message shows what a reader should not see, with the names, amounts and places that games put into it."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest
from babel import Locale
from babel.numbers import format_decimal

from i18n.rendered import NUMBERS, TEXTS, Reader, shelves
from ludopolis.i18n.format import locale_of
from ludopolis.i18n.words import COMMANDS, DEFAULT, languages

COUNTED = re.compile(r"(?<![\w.,:–/-])(\d+)[ \u00a0]([^\W\d_]{4,})")
"""A number and the word after it: shorter ones are prepositions and the like."""
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
HOURS = "hours are abbreviated in Polish: “godz.”"
ALLOWED = {
    "analysis-class-blunder": MARKS,
    "analysis-class-mistake": MARKS,
    "analysis-class-inaccuracy": MARKS,
    "terminal-help": COLUMNS,
    "terminal-puzzle-help": COLUMNS,
    "terminal-menu-value": COLUMNS,
    "terminal-command-help": COLUMNS,
    "streets line-map": COLUMNS,
    "ginkgopolis line-row": COLUMNS,
    "why-bad-seed": NOTATION,
    "why-days-missing": NOTATION,
    "cli-option-action": NOTATION,
    "cli-option-pad_action": NOTATION,
    "call-install (hu)": "iPhone begins a sentence",
    "uptown board-blocked (uk)": "an abbreviation",
    "clock-ended (pl)": HOURS,
    "clock-left (pl)": HOURS,
    "clock-live-chip (pl)": HOURS,
    "clock-live-terms (pl)": HOURS,
    "clock-slow-chip (pl)": HOURS,
    "clock-slow-terms (pl)": HOURS,
    "clock-used (pl)": HOURS,
    "mine-since (pl)": HOURS,
}
"""Messages that may have one of these things, with their game and the language if it is one alone, and why."""
PROPER = "a proper name"
SAME = {
    "home-bot-names": "first names that are ours too",
    "rules-names": "first names that are ours too",
    "happy_city card-machu_picchu": PROPER,
    "happy_city card-big_ben": PROPER,
    "happy_city card-taj_mahal": PROPER,
    "happy_city card-chichen_itza": PROPER,
    "happy_city card-grand_hotel": "one says so in Romanian, Polish and Hungarian",
    "uptown project-grand_hotel": "one says so in Romanian",
    "happy_city game-name": "a title",
    "streets some-people": "hipsters are called so in many languages",
    "streets sign": "restaurants are called so in Romanian",
}
"""Messages that may be the same as in English, and why."""
LIMIT = "a limit, always more than a few"
MATCH = "matches have many games"
PLANS = "plans are worth 3 points or more"
BOX = "as many as the box has"
MANY = "said only of large numbers"
NUMBERED = "a tile is named by its number: the red 20 tile"
NEVER_ONE = {
    "hint-alike-many": "for several turns only",
    "why-bad-players": LIMIT,
    "terminal-menu-for": LIMIT,
    "terminal-menu-bad-names": LIMIT,
    "why-too-many": "more than fit",
    "happy_city why-too-few-verified": LIMIT,
    "streets why-street_too_long": "more than five",
    "box-code-holds": "a term of ten minutes",
    "device-place": "said from the second game on",
    "deal-words-table": "bots of a table: at most four",
    "arena-statement": MATCH,
    "arena-verdict-yes": MATCH,
    "arena-verdict-no": MATCH,
    "arena-verdict-open": MATCH,
    "train-verdict": MATCH,
    "train-verdict-old": MATCH,
    "cli-puzzles-progress": "counts of a whole run",
    "ginkgopolis event-drew_tile": NUMBERED,
    "ginkgopolis event-fallback": NUMBERED,
    "ginkgopolis event-hal_draws": NUMBERED,
    "ginkgopolis event-showed_tile": NUMBERED,
    "ginkgopolis board-returned": NUMBERED,
    "ginkgopolis board-say-urbanize": NUMBERED,
    "ginkgopolis move-urbanize": "always one resource",
    "ginkgopolis board-goal-cards": "a colour comes before the cards, not a number",
    "ginkgopolis board-lacks-resources": "a floor costs two or more",
    "streets ask-street": "asked of several streets",
    "streets ask-sly_street": "asked of several streets",
    "happy_city board-affordable": "a genitive after “z” in Polish",
    "welcome_to move-claim": PLANS,
    "welcome_to board-label-claim": PLANS,
    "welcome_to event-claimed": PLANS,
    "welcome_to event-plan": PLANS,
    "welcome_to event-approved": PLANS,
    "welcome_to line-plan": PLANS,
    "welcome_to line-plan_approved": PLANS,
    "welcome_to board-plan": PLANS,
    "welcome_to warning-unclaimed": PLANS,
    "welcome_to warning-unclaimed_goal": PLANS,
    "welcome_to board-fact-plans": PLANS,
    "welcome_to board-fact-park": "parks are worth two points or more, or none",
    "welcome_to board-fact-pool": "pools are worth three points or more, or none",
    "welcome_to board-ring-help": "a roundabout costs three points or five",
    "ginkgopolis lay-cards_turned": BOX,
    "ginkgopolis lay-hal": BOX,
    "ginkgopolis lay-hand": BOX,
    "ginkgopolis lay-resources": BOX,
    "ginkgopolis lay-square": BOX,
    "ginkgopolis lay-tiles_away": BOX,
    "happy_city lay-coins": BOX,
    "happy_city lay-decks": BOX,
    "streets lay-contractor": BOX,
    "streets lay-hand": BOX,
    "streets lay-signs": BOX,
    "streets lay-sly": BOX,
    "streets lay-stack": BOX,
    "uptown lay-coins": BOX,
    "ginkgopolis problem-many-points": MANY,
    "ginkgopolis problem-more-than-resources": MANY,
    "ginkgopolis problem-too-many-resources": MANY,
    "uptown problem-good-plot": MANY,
    "uptown problem-many-coins": MANY,
    "welcome_to problem-effects-too-many": MANY,
}
"""Messages whose numbers are never those that the word after them would not fit, and why."""


def excepted(name: str, language: str, exceptions: Mapping[str, str]) -> bool:
    return name in exceptions or f"{name} ({language})" in exceptions


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
            if word in forms and not varies and (unfit := categories - forms[word]):
                yield key, f"has “{word}” after a number that needs the form [{min(unfit)}]"


def untranslated(key: str, reader: Reader, english: Reader) -> bool:
    """Whether a message has words, and they are those of the English one."""
    own = re.sub(r"\{.*?\}", "", reader.raw[key].partition("=")[2])
    words = re.findall(r"[A-Za-z]{3,}", own)
    text = next(reader.texts(key))
    return len(words) > 1 and bool(text) and text == next(english.texts(key))


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
                name = f"{game} {key}".strip()
                texts = list(reader.texts(key))
                if not excepted(name, language, ALLOWED):
                    found |= {f"{game} {key} {what}: {text}" for text in texts for what in wrong(text, language)}
                if len(texts) > 1 and language not in UNCHANGED and not excepted(name, language, NEVER_ONE):
                    counts[key] = counted(texts, language)
                if language != DEFAULT and name not in SAME and untranslated(key, reader, english):
                    found.add(f"{game} {key} is the same as in English: {texts[0]}")
        found |= {f"{game} {key} {what}" for key, what in uncounted(counts)}
    return found


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[pytest.mark.slow] if one != "en" else []) for one in languages()]
)
def test_every_message_with_its_arguments(language: str) -> None:
    assert sorted(findings(language)) == []


def test_exceptions_name_messages_and_languages_that_exist() -> None:
    names = {f"{shelf.game} {key}".strip() for shelf in shelves() for key in Reader(shelf, DEFAULT).raw}
    names |= {f"{name} ({language})" for name in names for language in languages()}
    assert {*ALLOWED, *SAME, *NEVER_ONE} - names == set()


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
