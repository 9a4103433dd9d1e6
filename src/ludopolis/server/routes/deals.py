"""The deal of the day and duels by link: their pages, and beginning a try."""

from contextlib import suppress
from datetime import date, timedelta
from typing import Annotated, Any

from babel.dates import format_date, format_skeleton, get_day_names
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse

from ludopolis.bots.characters import level_and_character
from ludopolis.engine.values.facts import fact
from ludopolis.i18n import Words
from ludopolis.i18n.format import by_name, listed, locale_of
from ludopolis.server.deals import deals, standings
from ludopolis.server.deals.deals import Deal, Deals
from ludopolis.server.deals.standings import Standing
from ludopolis.server.deals.street import Street, houses_of, kind_of, street_of
from ludopolis.server.guard import versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of, remember_device
from ludopolis.server.guard.limits import Limiter
from ludopolis.server.model.tables import RUNNING, NotFound
from ludopolis.server.model.tries import Try
from ludopolis.server.routes import day as days
from ludopolis.server.routes.dependencies import DealsDep, ListedGamesDep, PeopleDep, StoredDep, TablesDep, TriesDep
from ludopolis.server.routes.fields import Change, Id, Name
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables import descriptions

router = APIRouter()
api = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
MAX_ROWS = 50
"""Most results shown; the reader's own comes on top."""
WEEK_DAYS = 7


class NewTry(Change):
    """A player who begins a deal, with their name."""

    name: Name


async def check_look(request: Request, tables: TablesDep, dealing: DealsDep) -> None:
    """Refuses to show a game, at any address, to a caller who may still play its deal."""
    id = request.path_params.get("id") or request.path_params.get("watch")
    if id is None:
        return
    live = tables.live.get(id)
    with suppress(NotFound):
        row = live.row if live is not None else await tables.repository.find_either(id)
        await dealing.check_look(row, device_of(request.cookies), deals.today())


# Beginning and sending


async def _begin(dealing: Deals, deal: Deal, body: NewTry, request: Request, response: Response, link: str = "") -> str:
    words = words_for(request)
    limiter: Limiter = request.app.state.limiter
    device = remember_device(request, response, body.key)
    limiter.spend_table(request)
    rivals = words.text("home-bot-names").split(", ")
    table = await dealing.begin(deal, device, body.name, rivals, deals.today(), link)
    return site_url(request, f"/t/{table}")


@api.post("/deals/{deal}/tries")
async def try_deal(deal: Id, body: NewTry, request: Request, response: Response, dealing: DealsDep) -> dict[str, Any]:
    """Resumes the caller's try at a deal, or begins one."""
    chosen = await dealing.daily(deal, deals.today())
    return {"url": await _begin(dealing, chosen, body, request, response)}


@api.post("/duels/{link}/tries")
async def try_duel(
    link: Id, body: NewTry, request: Request, response: Response, dealing: DealsDep, tries: TriesDep
) -> dict[str, Any]:
    """Resumes the caller's try at the deal of a duel, or begins one."""
    source = (await _duel(tries, link))[0]
    chosen = await dealing.sent(source, deals.today())
    return {"url": await _begin(dealing, chosen, body, request, response, link)}


@api.post("/tables/{id}/duel")
async def send_duel(id: Id, body: Change, request: Request, stored: StoredDep, dealing: DealsDep) -> dict[str, Any]:
    """Makes the link that gives others the deal of a finished game."""
    row = await stored.find(id)
    link = await dealing.send(row, device_of(request.cookies))
    return {"url": site_url(request, f"/duel/{link}")}


async def _duel(tries: TryRepository, link: str) -> list[Try]:
    """The try that was sent by this link, and those that were begun through it."""
    found = await tries.through(link)
    if not found or found[0].link != link:
        raise NotFound(fact("no-such-page"))
    return found


# Pages


@router.get("/deals")
async def deals_page(
    request: Request,
    stored: TriesDep,
    dealing: DealsDep,
    people: PeopleDep,
    listed_games: ListedGamesDep,
    deal: Annotated[Id, Query()] = "",
    best: bool = False,
    month: Annotated[Id, Query()] = "",
) -> HTMLResponse:
    """The page of a day's deals: what can be played, and how others did."""
    on = deals.today()
    device = device_of(request.cookies)
    words = words_for(request)
    day = date.fromisoformat((await dealing.daily(deal, on)).day) if deal else on
    chief = deals.chief_of(day, listed_games) if listed_games else ""
    chosen = await dealing.daily(deal or chief, on)
    mine = await stored.of_device(device) if device else []
    here = sorted(deals.ids_of(day, listed_games), key=lambda id: id != chief)
    wanted = {*here, chosen.id, *(one.deal for one in mine if deals.day_of(one.deal) is not None)}
    tries = await dealing.counted(await stored.at(*sorted(wanted)))
    own = [one for one in tries if one.device == device]
    played = standings.days_played(tries, device)
    shown_month = _month(month, day, on)
    sent = next((one for one in own if one.deal == chosen.id and one.link), None)
    friends = await days.friends_of(people, device)
    return page(
        request,
        "deals.html",
        words,
        day=format_date(day, "full", locale_of(words.language)),
        ends=deals.ends(on).isoformat() if day == on else "",
        deals=[_deal_row(request, await dealing.daily(id, on), tries, device, chosen.id) for id in here],
        chosen={
            **_chosen(request, chosen, tries, device, on, best, friends, street_of(own, day)),
            "duels": await _duels(stored, dealing, sent),
        },
        street=days.street(request, street_of(own, on), listed_games, on) if listed_games else None,
        calendar=_calendar(words, shown_month, chosen, played, houses_of(own), listed_games, on),
        best=best,
        data=_data(request, words),
    )


@router.get("/duel/{link}")
async def duel_page(request: Request, tries: TriesDep, dealing: DealsDep, link: Id) -> HTMLResponse:
    """The page of a duel: the deal to play, or both results."""
    words = words_for(request)
    device = device_of(request.cookies)
    found = await dealing.counted(await _duel(tries, link))
    source = found[0]
    deal = await dealing.sent(source, deals.today())
    mine = [one for one in await dealing.counted(await tries.at(deal.id)) if one.device == device]
    seen = any(one.done for one in mine)
    own = source.device == device
    first = next((one for one in mine if one.done), None)
    rivals = [one for one in found[1:] if one.number == 1] if own else [first] if first else []
    return page(
        request,
        "duel.html",
        words,
        game=game_of_page(request, deal.game.id),
        about=_about(words, deal),
        players=len(deal.seats),
        source=_result(source) if seen else {"name": source.name},
        rivals=[_result(one) for one in rivals],
        own=own,
        seen=seen,
        running=any(one.status == RUNNING for one in mine),
        link=link,
        day=deal.id if deal.day else "",
        data=_data(request, words),
    )


@router.get("/duel/{link}/games")
async def duel_games(
    request: Request, tries: TriesDep, dealing: DealsDep, link: Id, rival: Annotated[Id, Query(alias="with")]
) -> HTMLResponse:
    """Both games of a duel side by side, with one stepper."""
    words = words_for(request)
    device = device_of(request.cookies)
    source = (await _duel(tries, link))[0]
    here = await dealing.counted(await tries.at(source.deal))
    if not any(one.device == device and one.done for one in here):
        raise Forbidden(fact("play-first"))
    other = next((one for one in here if one.watch == rival and one.done), None)
    if other is None:
        raise NotFound(fact("no-such-page"))
    deal = await dealing.sent(source, deals.today())
    two = [{"name": one.name, "watch": one.watch, "points": one.points} for one in (source, other)]
    name = descriptions.name_of(words_for(request, deal.game.id), deal.game.id)
    return page(request, "games.html", words, name=name, two=two, link=link, data={**_data(request, words), "two": two})


def _data(request: Request, words: Words) -> dict[str, Any]:
    return {"lang": words.language, "root": request.app.state.assets.url("").rstrip("/")}


def _result(one: Try) -> dict[str, Any]:
    return {"name": one.name, "points": one.points, "done": one.done, "watch": one.watch, "seat": one.seat}


def _about(words: Words, deal: Deal) -> str:
    """How a duel is played, in a sentence."""
    bots = [bot for bot in deal.seats if bot]
    if not bots:
        return words.text("deal-about-solo")
    levels = list(dict.fromkeys(level_and_character(bot)[0] for bot in bots))
    level = listed(words.language, (words.text(f"bot-{one}") for one in levels))
    return words.text("deal-about-table", count=len(bots), level=level, seat=deal.seat + 1)


def _way(words: Words, deal: Deal) -> str:
    return words.text(f"deal-way-{deal.way}", count=len(deal.seats))


def _place(words: Words, mine: Standing | None, count: int) -> str:
    return words.text("deal-place", place=mine.place, count=count) if mine else ""


def _deal_row(request: Request, deal: Deal, tries: list[Try], device: str, chosen: str) -> dict[str, Any]:
    """A deal in the list of a day."""
    words = words_for(request, deal.game.id)
    here = [one for one in tries if one.deal == deal.id]
    found = standings.standings(here)
    mine = standings.standing_of(found, device)
    own = [one for one in here if one.device == device]
    return {
        "id": deal.id,
        "name": descriptions.name_of(words, deal.game.id),
        "way": _way(words, deal),
        "cover": request.app.state.assets.cover(deal.game.id),
        "points": mine.points if mine else None,
        "place": _place(words, mine, len(found)),
        "running": any(one.status == RUNNING for one in own),
        "done": any(one.done for one in own),
        "chosen": deal.id == chosen,
    }


def _chosen(
    request: Request,
    deal: Deal,
    tries: list[Try],
    device: str,
    on: date,
    best: bool,
    friends: list[str],
    street: Street,
) -> dict[str, Any]:
    """The selected deal. A reader who may not see results yet is told only who has played."""
    words = words_for(request, deal.game.id)
    here = [one for one in tries if one.deal == deal.id]
    own = [one for one in here if one.device == device]
    day = date.fromisoformat(deal.day)
    found = standings.standings(here)
    mine = standings.standing_of(found, device)
    shown = standings.standings(here, best)
    rows = [row for index, row in enumerate(shown) if index < MAX_ROWS or row.one.device == device]
    most = max((row.points for row in shown), default=1)
    seen = deals.may_see(own, day, on)
    first = next((one for one in own if one.done), None)
    sent = next((one for one in own if one.link), None)
    known = {name.casefold() for name in friends}
    near = [one for one in here if one.device == device or one.name.casefold() in known]
    met = standings.standings(near, best) if seen else []
    return {
        "id": deal.id,
        "name": descriptions.name_of(words, deal.game.id),
        "way": _way(words, deal),
        "solo": deal.way == deals.SOLO,
        "about": days.about(words, deal),
        "length": game_of_page(request, deal.game.id)["length"],
        "headline": days.headline(words, mine, len(found)),
        "late": first.points if first and not first.rated else None,
        "friends": [_row(row, device, most) for row in met] if len(met) > 1 else [],
        "sent": days.sent(request, deal, mine, len(found), street) if mine else None,
        "cover": request.app.state.assets.cover(deal.game.id),
        "count": len(found),
        "mine": mine.points if mine else None,
        "place": _place(words, mine, len(found)),
        "resigned": bool(first and first.rated and first.points is None),
        "today": day == on,
        "seen": seen,
        "running": any(one.status == RUNNING for one in own),
        "done": first is not None,
        "names": ""
        if seen
        else listed(words.language, sorted({row.one.name for row in found}, key=by_name)[:MAX_ROWS]),
        "rows": [_row(row, device, most) for row in rows] if seen else [],
        "replay": first.watch if first else "",
        "table": first.table_id if first else "",
        "link": sent.link if sent else "",
    }


async def _duels(tries: TryRepository, dealing: Deals, sent: Try | None) -> list[dict[str, Any]]:
    """The results of others at the deals that the reader has sent."""
    if sent is None:
        return []
    rivals = await dealing.counted((await tries.through(sent.link or ""))[1:])
    return [_result(one) for one in rivals if one.number == 1]


def _row(row: Standing, device: str, most: int) -> dict[str, Any]:
    width = round(100 * max(0, row.points) / most) if most > 0 else 0
    own = row.one.device == device
    return {
        "place": row.place,
        "points": row.points,
        "name": row.one.name,
        "own": own,
        "width": width,
        "watch": row.one.watch,
    }


def _month(wished: str, day: date, on: date) -> date:
    """The first day of the month to show: the one asked for, or the day's own if that has no deals."""
    try:
        found = date.fromisoformat(f"{wished}-01")
    except ValueError:
        found = day
    return (found if _oldest(on).replace(day=1) <= found <= on else day).replace(day=1)


def _oldest(on: date) -> date:
    """The oldest day whose deals can still be seen."""
    return on - timedelta(days=deals.KEPT_DAYS)


def _calendar(
    words: Words,
    month: date,
    deal: Deal,
    played: dict[date, standings.Day],
    houses: dict[date, str],
    games: list[str],
    on: date,
) -> dict[str, Any]:
    """A month of the reader's days. Each leads to the deal of that day."""
    names = get_day_names("short", locale=locale_of(words.language))
    oldest = _oldest(on)
    first = min(houses, default=on)

    def cell(day: date) -> dict[str, Any]:
        known = played.get(day)
        return {
            "number": day.day,
            "inside": day.month == month.month,
            "name": format_skeleton("MMMMd", day, locale=locale_of(words.language)),
            "deal": deals.chief_of(day, games) if games and oldest <= day <= on else "",
            "kind": kind_of(day, houses, first, on),
            "games": known.games if known else 0,
            "top": bool(known and known.top),
            "today": day == on,
            "later": day > on,
            "chosen": str(day) == deal.day,
        }

    before, after = month - timedelta(days=1), month + timedelta(days=31)
    title = format_skeleton("yMMMM", month, locale=locale_of(words.language))
    return {
        "title": title[:1].upper() + title[1:],
        "days": [names[index] for index in range(WEEK_DAYS)],
        "weeks": [[cell(day) for day in week] for week in standings.weeks(month.year, month.month)],
        "before": f"{before:%Y-%m}" if before >= oldest else "",
        "after": f"{after:%Y-%m}" if after.replace(day=1) <= on else "",
    }
