"""The deal of the day and the street of somebody's days, as the pages show them."""

from datetime import date, timedelta
from typing import Any

from babel.dates import format_date, format_skeleton, get_day_names
from fastapi import Request

from ludopolis import registry
from ludopolis.i18n import Words
from ludopolis.i18n.format import by_name, listed, locale_of
from ludopolis.server.deals import deals, standings
from ludopolis.server.deals.deals import Deal, Deals
from ludopolis.server.deals.standings import Standing
from ludopolis.server.deals.street import FREE, HOUSE, PARK, Lot, Street, street_of
from ludopolis.server.model.tables import RUNNING
from ludopolis.server.people import history
from ludopolis.server.routes.pages import game_of_page, words_for
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables import descriptions

HOUSE_COLOURS = 5
MOST_NAMES = 3
SIGNS = {HOUSE: "🏠", PARK: "🌳"}
"""A street in a text; any other lot is a small square."""
LOT = "▫️"


def weekday(on: date, locale: str) -> str:
    """A day of this week: the year goes without saying."""
    return f"{format_date(on, 'EEEE', locale)}, {format_skeleton('MMMMd', on, locale=locale)}"


async def friends_of(people: PeopleRepository, device: str) -> list[str]:
    """The people with whom a device has played, those met most often first."""
    return [one.name for one in history.friends(await people.results_of(device))] if device else []


async def day_card(
    request: Request, tries: TryRepository, dealing: Deals, games: list[str], device: str, friends: list[str]
) -> dict[str, Any] | None:
    """The deal of the day on the home page; nothing where no game is listed. It tells nobody's points but one's own."""
    if not games:
        return None
    on = deals.today()
    words = words_for(request)
    deal = await dealing.daily(deals.chief_of(on, games), on)
    here = await dealing.counted(await tries.at(deal.id))
    mine = await dealing.counted(await tries.of_device(device)) if device else []
    own = [one for one in here if one.device == device]
    found = standings.standings(here)
    return {
        "id": deal.id,
        "day": weekday(on, locale_of(words.language)),
        "name": name_of(request, deal.game.id),
        "cover": request.app.state.assets.cover(deal.game.id),
        "about": about(words_for(request, deal.game.id), deal),
        "length": game_of_page(request, deal.game.id)["length"],
        "ends": deals.ends(on).isoformat(),
        "running": any(one.status == RUNNING for one in own) and not any(one.done for one in own),
        "done": any(one.done for one in own),
        "headline": headline(words_for(request, deal.game.id), standings.standing_of(found, device), len(found)),
        "names": have_played(words, found, friends, device),
        "street": street(request, street_of(mine, on), games, on),
    }


def about(words: Words, deal: Deal) -> str:
    """How a deal is played, in a sentence."""
    bots = [bot for bot in deal.seats if bot]
    if not bots:
        return words.text("deal-words-solo")
    return words.text("deal-words-table", seat=deal.seat + 1, count=len(bots))


def headline(words: Words, mine: Standing | None, count: int) -> str:
    """A result that counts, in one line."""
    if mine is None:
        return ""
    points = words.text("amount-points", points=mine.points)
    if count == 1:
        return words.text("deal-headline-first", points=points)
    return words.text("deal-headline", points=points, place=words.text("deal-place", place=mine.place, count=count))


def have_played(words: Words, found: list[Standing], friends: list[str], device: str) -> str:
    """Which friends have a result at a deal, without their points."""
    known = {name.casefold() for name in friends}
    names = {row.one.name for row in found if row.one.device != device and row.one.name.casefold() in known}
    shown = sorted(names, key=by_name)[:MOST_NAMES]
    return listed(words.language, shown)


def name_of(request: Request, game: str) -> str:
    """A game's name in the caller's language."""
    return descriptions.name_of(words_for(request, game), game)


def street(request: Request, found: Street, games: list[str], on: date) -> dict[str, Any]:
    """A street with the sentence that goes with it."""
    words = words_for(request)
    tomorrow = name_of(request, deals.chief_of(on + timedelta(days=1), games).split(".")[1])
    return {
        "title": _title(words, found),
        "built": found.houses > 0,
        "note": words.text("street-tomorrow", game=tomorrow) if found.built_today else words.text("street-park"),
        "lots": [_lot(request, words, lot, on) for lot in found.lots],
    }


def _title(words: Words, found: Street) -> str:
    if not found.houses:
        return words.text("street-free")
    if found.is_back:
        return words.text("street-back", count=found.houses)
    if found.houses == 1:
        return words.text("street-first")
    if found.in_a_row > 1:
        return words.text("deal-streak", count=found.in_a_row)
    return words.text("street-houses", count=found.houses)


def _lot(request: Request, words: Words, lot: Lot, on: date) -> dict[str, Any]:
    names = get_day_names("short", locale=locale_of(words.language))
    what = {HOUSE: name_of(request, lot.game), PARK: words.text("street-lot-park"), FREE: words.text("street-lot-free")}
    return {
        "day": names[lot.day.weekday()],
        "kind": lot.kind,
        "colour": colour_of(lot.game),
        "what": what.get(lot.kind, ""),
        "today": lot.day == on,
    }


def colour_of(game: str) -> int:
    """The colour of a game's houses, from 1."""
    ids = registry.ids()
    return ids.index(game) % HOUSE_COLOURS + 1 if game in ids else HOUSE_COLOURS


def sent(request: Request, deal: Deal, mine: Standing, count: int, found: Street) -> dict[str, Any]:
    """A result to send, as text and for the picture. Both say nothing that depends on the cards but the points.

    The text ends with the address of the deal, where nobody is shown anything before they have played.
    """
    words = words_for(request)
    day = date.fromisoformat(deal.day)
    name = name_of(request, deal.game.id)
    short = format_skeleton("MMMd", day, locale=locale_of(words.language))
    points = words_for(request, deal.game.id).text("amount-points", points=mine.points)
    place = words.text("deal-place", place=mine.place, count=count) if count > 1 else ""
    signs = "".join(SIGNS.get(lot.kind, LOT) for lot in found.lots)
    return {
        "text": "\n".join((f"Ludopolis · {short} · {name}", f"{points}, {place}" if place else points, signs)),
        "file": f"ludopolis-{deal.day}",
        "day": format_date(day, "medium", locale_of(words.language)),
        "name": name,
        "points": points,
        "place": place,
        "row": _title(words, found),
        "lots": [{"kind": lot.kind, "colour": colour_of(lot.game)} for lot in found.lots],
    }
