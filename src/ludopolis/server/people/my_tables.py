"""The tables of one device, as its pages list them: whose turn it is, since when, and how finished games ended."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple

from babel.dates import format_date, format_skeleton, format_timedelta

from ludopolis.i18n import Words
from ludopolis.i18n.format import listed, locale_of, signed
from ludopolis.server.model.people import LastSeen, Result
from ludopolis.server.model.tables import FINISHED, WAITING, TableRow, colours_of, now, who_begins, zoned
from ludopolis.server.model.talk import talks
from ludopolis.server.people.last_seen import LastSeenTracker, seen_now
from ludopolis.server.people.results import results_of
from ludopolis.server.static.assets import Assets
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.storage.talk import TalkRepository
from ludopolis.server.tables import descriptions
from ludopolis.server.tables.live import lesson_of
from ludopolis.server.tables.open_tables import OpenTables, Unplayable
from ludopolis.server.tables.wire import deciding

WEEK = 7
MOST_UNCOUNTED = 20
"""Most games without a stored result that are replayed for a page."""

Card = dict[str, Any]


class TableLists(NamedTuple):
    """The tables of a device: those that wait for it, other running ones, and finished ones. The last touched first."""

    yours: list[Card]
    waiting: list[Card]
    over: list[Card]


class MyTables:
    """Lists the tables of a device."""

    def __init__(
        self, tables: OpenTables, people: PeopleRepository, talk: TalkRepository, last_seen: LastSeenTracker
    ) -> None:
        self._tables = tables
        self._people = people
        self._talk = talk
        self._last_seen = last_seen

    async def of(self, assets: Assets, language: str, device: str, most_running: int, most_over: int) -> TableLists:
        """The tables of a device: at most `most_running` running ones, and `most_over` that are over."""
        if not device:
            return TableLists([], [], [])
        seen = await self._last_seen.of(device)
        unread = await self._talk.unread(device)
        rows = await self._people.tables_of(device, True, most_running)
        running = [await self._running(assets, language, row, device, seen.get(row.id)) for row in rows]
        moved = await self._people.written_at({card["id"]: card["entries"] for card in running})
        for row, card in zip(rows, running, strict=True):
            card["since"] = since(descriptions.words_of(language, row.game), moved.get(row.id, row.created))
        results = {one.table_id: one for one in await self._people.results_of(device)}
        rows = await self._people.tables_of(device, False, most_over)
        uncounted = [row for row in rows if row.status == FINISHED and row.id not in results]
        shown = {row.id: await self._uncounted(row, device) for row in uncounted[:MOST_UNCOUNTED]}
        over = [
            _over(assets, language, row, device, seen.get(row.id), results.get(row.id), shown.get(row.id))
            for row in rows
        ]
        for card in (*running, *over):
            card["unread"] = unread.get(card["id"], 0) if card["talks"] else 0
        yours = [card for card in running if card["yours"]]
        return TableLists(yours, [card for card in running if not card["yours"]], over)

    async def _running(self, assets: Assets, language: str, row: TableRow, device: str, last: LastSeen | None) -> Card:
        words = descriptions.words_of(language, row.game)
        card = _card(assets, language, row, device)
        try:
            live = await self._tables.open(row.id)
        except Unplayable:
            return {**card, "chip": words.text("home-frozen"), "wait": words.text("home-frozen")}
        card["entries"] = live.table.length
        seen = seen_now(live, device)
        card["fresh"] = last is not None and seen is not None and seen.number > last.number
        walk = live.walk()
        if walk is not None and (cue := walk.cue()) is not None:
            told = words.text("lesson-at", step=cue.step + 1, count=len(walk.lesson.steps))
            return {**card, "chip": told, "wait": told}
        if row.status == WAITING:
            host = who_begins(row)
            mine = host is not None and host.device == device and all(place.kind != "open" for place in row.seats)
            told = words.text("mine-begin" if mine else "mine-not-begun")
            return {**card, "yours": mine, "chip": told, "wait": told}
        due = deciding(live.table.state)
        yours = any(row.seats[seat].device == device and row.seats[seat].kind == "human" for seat in due)
        names = listed(words.language, (row.seats[seat].name or words.text("table-open-seat") for seat in due))
        waits = words.text("mine-waits", names=names)
        return {**card, "yours": yours, "chip": words.text("table-your-turn") if yours else names, "wait": waits}

    async def _uncounted(self, row: TableRow, device: str) -> Result | None:
        """The result of a finished game that does not count, where somebody had a seat to play."""
        place = next((place for place in row.seats if place.device == device), None)
        if place is None or lesson_of(row) is not None:
            return None
        try:
            live = await self._tables.open(row.id)
        except Unplayable:
            return None
        own = {device: place.seat}
        return next(iter(results_of(row, live.table, zoned(row.touched), own)), None)


def company(words: Words, names: Sequence[str]) -> str:
    """With whom somebody plays; empty for one who plays alone."""
    return words.text("home-with", names=listed(words.language, names)) if names else ""


def _card(assets: Assets, language: str, row: TableRow, device: str) -> Card:
    words = descriptions.words_of(language, row.game)
    others = [place for place in row.seats if place.device != device]
    named = [place.name for place in others if place.name]
    people = [company(words, named)] if named else []
    if len(named) < len(others):
        people.append(words.text("home-free-seats", count=len(others) - len(named)))
    variation = words.text("table-variation") if row.settings.get("variation") else ""
    if variation:
        people.insert(0, variation)
    colours = colours_of(row)
    card: Card = {
        "id": row.id,
        "cover": assets.cover(row.game),
        "name": descriptions.name_of(words, row.game),
        "people": " · ".join(people) or words.text("home-on-this-screen"),
        "variation": variation,
        "seats": [
            {"colour": colours[place.seat], "name": place.name or words.text("table-open-seat")} for place in row.seats
        ],
        "url": assets.page(f"/t/{row.id}"),
        "yours": False,
        "since": "",
        "entries": 0,
        "fresh": False,
        "talks": talks(row),
    }
    lesson = lesson_of(row)
    if lesson is not None:
        title = descriptions.lesson_words(words.language, row.game).text(f"lesson-{lesson.id}")
        card |= {"name": title, "people": words.text("lesson-with", game=card["name"])}
    return card


def _over(
    assets: Assets,
    language: str,
    row: TableRow,
    device: str,
    last: LastSeen | None,
    result: Result | None,
    uncounted: Result | None,
) -> Card:
    words = descriptions.words_of(language, row.game)
    card = _card(assets, language, row, device)
    finished = row.status == FINISHED
    told = words.text("home-finished" if finished else "home-ended")
    card |= {
        "chip": told,
        "outcome": told,
        "won": False,
        "against": "",
        "note": "",
        "day": day(words, zoned(result.at if result else row.touched).date()),
        "fresh": finished and last is not None and not last.over,
        "analysis": assets.page(f"/replay/{row.id}?analysis") if finished else "",
    }
    why = why_uncounted(row, device)
    if result is not None:
        told = outcome(words, result)
        card |= {"chip": told, "outcome": told, "won": result.won}
    if (known := result or uncounted) is not None:
        card |= {"people": standing(words, known), "against": against(words, known)}
    if result is None and uncounted is not None:
        told = words.text("mine-not-counted") if why == "mine-bot-finished" else outcome(words, uncounted)
        card |= {"chip": told, "outcome": told, "note": words.text(why) if why else ""}
    return card


def why_uncounted(row: TableRow, device: str) -> str:
    """Why a game does not count, as a key of the catalogue; empty where it is only not counted yet."""
    if all(place.kind == "bot" for place in row.seats if place.device == device):
        return "mine-bot-finished"
    if row.settings.get("position") is not None or row.settings.get("variation"):
        return "mine-played-on"
    return "mine-other-try" if row.settings.get("deal") else ""


def against(words: Words, result: Result) -> str:
    """Everybody else at the table."""
    names = [one.name for one in result.rivals if one.name]
    return listed(words.language, names) if names else words.text("mine-mode-alone")


def outcome(words: Words, result: Result) -> str:
    """How a game ended for its player."""
    if not result.rivals:
        return words.text("amount-points", points=result.points)
    lead = result.points - max(one.points for one in result.rivals)
    first = listed(words.language, (one.name for one in result.rivals if one.place == 1))
    if result.won and first:
        return words.text("you-shared", points=result.points, names=first)
    if result.won:
        return words.text("you-won", points=lead) if lead > 0 else words.text("you-won-tie", points=result.points)
    if lead == 0 and first:
        return words.text("you-lost-tie", points=result.points, names=first)
    place = {"place": result.place, "count": len(result.players)}
    if lead >= 0:  # points alone did not decide
        return words.text("mine-place", **place)
    if place["count"] == 2:
        return words.text("you-lost", points=-lead)
    return words.text("you-place", points=-lead, names=first, **place)


def standing(words: Words, result: Result) -> str:
    """Everybody with their points, the best first."""
    if not result.rivals:
        return words.text("mine-mode-alone")
    ordered = sorted(result.players, key=lambda one: one.place)
    return " · ".join(f"{one.name}\u00a0{signed(words.language, one.points)}" for one in ordered)


def since(words: Words, at: datetime) -> str:
    """How long ago something was."""
    ago = max(now() - zoned(at), timedelta(minutes=1))
    return format_timedelta(ago, granularity="minute", threshold=1.0, locale=locale_of(words.language))


def day(words: Words, on: date) -> str:
    """A day, as people say it."""
    today = now().date()
    ago = (today - on).days
    if ago in (0, 1):
        return words.text("mine-today" if ago == 0 else "mine-yesterday")
    if 0 < ago < WEEK:
        return format_date(on, "EEEE", locale_of(words.language))
    if on.year == today.year:
        return format_skeleton("MMMMd", on, locale=locale_of(words.language))
    return format_date(on, "long", locale_of(words.language))
