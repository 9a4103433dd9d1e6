"""Wordings that native readers found wrong do not come back.

Each stands here once, as a pattern that fits it wherever it may return, with what it said and why it was retired.
"""

import re
from functools import cache
from typing import NamedTuple

import pytest

from i18n.catalogue_lint import PACKAGE
from ludopolis.i18n.words import languages

CONTEXT = 30
HEIGHT = "the first poschodie is above the ground floor, so that every height reads one too high; podlažie"
OWNERS = "those who own a building there are paid, not whoever is on the street"
SUBJECT = "says that the Concierge stands on the Studio flat; name the Waste sorting point"
WAITING = "says that one waits; what is expected is “očekávaný”, “očakávaný”"
HANDS = "the limbs, not the cards or tiles in them"
CALQUE = "a calque of “the most points win”; who has the most wins"
NOMINATIVE = "a name comes in the nominative: a word that is declined stands before it"
MARKET = "sounds as if one received a card; the market itself counts as one of its colour"
NEXT_HOUSE = "any house may be doubled, not only one beside the house just written"
ALONE = "reads “for each card separately”; the card is one that is played alone"
PRICE = "“cenu 3 body” lacks its genitive; a verb that takes the accusative: vynesou, vynesú"
TILES_TOO = "tiles are what one builds with; what is lacking are the resources that floors cost"
PLURAL = "some names of tiles are plural and disagree with the verb; a word that agrees stands before the name"
CHAT = "the table’s conversation is a chat, as in English"


class Retired(NamedTuple):
    """A wording that may not come back."""

    language: str
    pattern: str
    said: str
    why: str
    not_in: str = ""
    """A game whose printed rulebook uses the word."""


RETIRED = (
    Retired("pl", r"\bkto na niej stoi", "zarabia każdy, kto na niej stoi", f"an indecent idiom; {OWNERS}"),
    Retired("en", r"\beverybody on it is paid", "close a street and everybody on it is paid", OWNERS),
    Retired("cs", r"\bvšichni na ní\b", "dostanou ho všichni na ní", OWNERS),
    Retired("sk", r"\bvšetci na nej\b", "dostanú ho všetci na nej", OWNERS),
    Retired("ro", r"\btoți cei de pe ea\b", "toți cei de pe ea primesc bani", OWNERS),
    Retired("ru", r"\bза (каждую )?карту отдельно", "за каждую карту отдельно: ресурс", ALONE),
    Retired("uk", r"\bза (кожну )?карту окремо", "за кожну карту окремо: предмет", ALONE),
    Retired("uk", r"\bочк", "стільки ж очків", "Russian; points are бали"),
    Retired(
        "uk",
        r"\bвпертися кінцем у її довгий бік",
        "або впертися кінцем у її довгий бік",
        "where two roads meet across, the one that ends may be the old one as well as the new one",
    ),
    Retired("ro", r"(?<!la )(?<!pentru )\bfiecare (două|trei|\d+)\b", "iar fiecare trei upcoini", "“la fiecare trei”"),
    Retired("ro", r"\b1[1-9] de (?!fiecare)", "18 de cărți", "de stands after 20 and more"),
    Retired("cs", r"\b(potom|konci) se čeká|\bčeká se(:| na konci)", "Potom se čeká: koupit", WAITING),
    Retired("sk", r"\b(potom|konci) sa čaká|\bčaká sa(:| na konci)", "Čaká sa na konci", WAITING),
    Retired(
        "sk",
        r"\bchýba \{ \$(points|missing|count|amount|worth|gap)\b",
        "do rekordu chýba { $points }",
        "2 to 4 need chýbajú; a colon, or another verb",
    ),
    Retired("cs", r"\bcenu \{ \$worth\b", "mají do konce hry cenu { $worth }", PRICE),
    Retired("sk", r"\bcenu \{ \$worth\b", "majú do konca hry cenu { $worth }", PRICE),
    Retired("cs", r"\bnejvíc (bodů|peněz)\W* vyhrává", "**nejvíc bodů** vyhrává", CALQUE),
    Retired("sk", r"\bnajviac (bodov|peňazí)\W* vyhráva", "najviac peňazí vyhráva", CALQUE),
    Retired("pl", r"(?<!na )\bręce (są|idą)", "Ręce są tajne, oprócz rewersów.", HANDS),
    Retired("cs", r"(?<!v )\bruce (jsou|putují)", "Ruce putují o místo doleva.", HANDS),
    Retired("sk", r"\bruky (sú|putujú)", "Ruky putujú o miesto doľava.", HANDS),
    Retired("cs", r"\bpokládá \{ \$tile", "Hal pokládá { $tile } na { $letter }", NOMINATIVE),
    Retired("sk", r"\bkladie \{ \$tile", "Hal kladie { $tile } na { $letter }", NOMINATIVE),
    Retired(
        "pl", r"\b(z)?buduj(e|esz)? kafelek", "Anna buduje kafelek „Akademik”", "one puts a tile down and a building up"
    ),
    Retired("pl", r"\$\d|\$\{ \$\w+ \}", "dostaje ${ $amount }", "the sign follows the figure in Polish: 12 $"),
    Retired("sk", r"\bposchod", "stavia 2. poschodie", HEIGHT, not_in="uptown"),
    Retired("en", r"takes no gifts, so it\b", "takes no gifts, so it stands on", SUBJECT),
    Retired("cs", r"dárky nepřijímá, proto stojí", "dárky nepřijímá, proto stojí na Garsonce", SUBJECT),
    Retired("sk", r"dary neprijíma, preto stojí", "dary neprijíma, preto stojí na Garsónke", SUBJECT),
    Retired("ro", r"așa că acesta stă", "așa că acesta stă pe „Garsonieră”", SUBJECT),
    Retired("hu", r"ezért a Garzonra", "ezért a Garzonra [2] került", SUBJECT),
    Retired("en", r"Income 1,? and a card", "Income 1, and a card of its colour.", MARKET),
    Retired("ru", r"Доход 1 и карта", "Доход 1 и карта своего цвета.", MARKET),
    Retired("uk", r"Дохід 1 (і|й|та) карта", "Дохід 1 і карта свого кольору.", MARKET),
    Retired("pl", r"Dochód 1 i karta", "Dochód 1 i karta w swoim kolorze.", MARKET),
    Retired("cs", r"Příjem 1 a karta", "Příjem 1 a karta dané barvy.", MARKET),
    Retired("sk", r"Príjem 1 a karta", "Príjem 1 a karta danej farby.", MARKET),
    Retired("ro", r"Venit 1 și o carte", "Venit 1 și o carte de culoarea ei.", MARKET),
    Retired("hu", r"egy lap a saját színéből", "1 jövedelem, és egy lap a saját színéből.", MARKET),
    Retired("en", r"double a house beside it", "Then double a house beside it", NEXT_HOUSE),
    Retired("ru", r"номер в доме рядом", "Затем повторите номер в доме рядом", NEXT_HOUSE),
    Retired("uk", r"номер у будинку поруч", "Потім повторіть номер у будинку поруч", NEXT_HOUSE),
    Retired("pl", r"numer domu obok", "Potem powtórz numer domu obok", NEXT_HOUSE),
    Retired("cs", r"číslo vedlejšího domu", "Pak zopakujte číslo vedlejšího domu", NEXT_HOUSE),
    Retired("sk", r"číslo vedľajšieho domu", "Potom zopakujte číslo vedľajšieho domu", NEXT_HOUSE),
    Retired("hu", r"duplázz egy házat mellette", "Aztán duplázz egy házat mellette", NEXT_HOUSE),
    Retired("en", r"nothing to build with", "More tiles, but nothing to build with.", TILES_TOO),
    Retired("ru", r"строить не из чего", "Тайлов больше, а строить не из чего.", TILES_TOO),
    Retired("uk", r"будувати нема з чого", "Більше плиток, але будувати нема з чого.", TILES_TOO),
    Retired("pl", r"nie ma z czego budować", "Więcej kafelków, ale nie ma z czego budować.", TILES_TOO),
    Retired("cs", r"nic, s čím stavět", "Víc destiček, ale nic, s čím stavět.", TILES_TOO),
    Retired("sk", r"nič, s čím stavať", "Viac dielikov, ale nič, s čím stavať.", TILES_TOO),
    Retired("ro", r"nimic cu care să construiești", "dar nimic cu care să construiești.", TILES_TOO),
    Retired("hu", r"nincs miből építeni", "Több lapka, de nincs miből építeni.", TILES_TOO),
    Retired(
        "ru",
        r"(?<!постройка )(?<!клетка )«\{ \$tile \}» (платит|закрывает|копирует)",
        "{ $seat }: «{ $tile }» платит ${ $amount }",
        PLURAL,
    ),
    Retired(
        "uk",
        r"(?<!будівля )(?<!плитка )«\{ \$tile \}» (дає|закриває|копіює)",
        "{ $seat }: «{ $tile }» дає ${ $amount }",
        PLURAL,
    ),
    Retired("uk", r"\bрозмов", "Розмова за столом", CHAT),
    Retired("pl", r"\brozmow", "Rozmowa przy stole", CHAT),
)


def plain(text: str) -> str:
    """A text in which neither a new line nor a no-break space hides a wording."""
    return re.sub(r"\s+", " ", text)


def found(retired: Retired, text: str) -> list[str]:
    """Where the wording stands in a plain text, with some words before it."""
    matches = re.finditer(retired.pattern, text, re.IGNORECASE)
    return [text[max(0, match.start() - CONTEXT) : match.end()] for match in matches]


@cache
def texts(language: str) -> dict[str, str]:
    """Catalogues and rules pages of a language, by their paths."""
    folders = sorted(PACKAGE.glob("**/locale"))
    files = [file for folder in folders for file in folder.iterdir() if language in file.name.split(".")]
    return {file.relative_to(PACKAGE).as_posix(): plain(file.read_text("utf-8")) for file in files}


@pytest.mark.parametrize("retired", RETIRED, ids=lambda retired: retired.language)
def test_a_retired_wording_does_not_come_back(retired: Retired) -> None:
    assert found(retired, retired.said), "the pattern does not fit what it is there to find"
    own = {path: text for path, text in texts(retired.language).items() if path.split("/")[1] != retired.not_in}
    back = [f"{path}: {what}" for path, text in own.items() for what in found(retired, text)]
    assert back == [], retired.why


def test_a_wording_hides_neither_in_two_lines_nor_behind_a_no_break_space() -> None:
    expected = {retired.language: retired for retired in RETIRED if retired.why == WAITING}
    assert found(expected["cs"], plain("Na konci se\u00a0\nčeká")) == ["Na konci se čeká"]
    assert found(expected["cs"], "Čeká se na hráče.") == []  # this is waiting
    assert found(expected["sk"], "Čaká sa na hráča.") == []


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_and_rules_page_is_read(language: str) -> None:
    paths = texts(language)
    assert {f"i18n/locale/{language}.ftl", f"i18n/locale/coach.{language}.ftl"} <= paths.keys()
    for name in (f"{language}.ftl", f"lessons.{language}.ftl", f"rules.{language}.md"):
        assert f"games/streets/locale/{name}" in paths
