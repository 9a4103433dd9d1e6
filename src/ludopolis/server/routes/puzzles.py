"""Puzzles: their lists, the page on which one is solved, and answers to it."""

from typing import Annotated, Any, Literal

from babel.dates import format_skeleton
from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import Field

from ludopolis import registry
from ludopolis.coach.trial import FOUND
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.i18n import Words
from ludopolis.i18n.format import locale_of
from ludopolis.puzzles.puzzle import Puzzle
from ludopolis.server.deals import deals
from ludopolis.server.guard import versions
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of, remember_device
from ludopolis.server.model.puzzles import Attempt, Tally
from ludopolis.server.model.tables import RUNNING, NotFound, SeatRow, new_row, zoned
from ludopolis.server.people import my_tables
from ludopolis.server.puzzles.search import is_searched
from ludopolis.server.puzzles.setting import DEAL, OWN, WITH_THE_GAME, Group, Puzzles, of_day, public, solution
from ludopolis.server.routes.coach import MAX_MOVES
from ludopolis.server.routes.dependencies import LimiterDep, PuzzlesDep, StoredDep
from ludopolis.server.routes.fields import Change, Id, Notation
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.routes.table_pages import client_page, setup_of
from ludopolis.server.tables import descriptions

router = APIRouter()
api = APIRouter(prefix="/api/puzzles", dependencies=[Depends(versions.check)])
FINDERS = 3
"""Hints at a puzzle: what it is about, the first move, the whole turn."""


class Try(Change):
    """A turn, as far as it has been chosen."""

    moves: Annotated[list[Notation], Field(max_length=MAX_MOVES)]
    then: list[Notation] = Field(default_factory=list, max_length=MAX_MOVES)
    """Moves picked with the last one, played one after the other up to the first that is not legal."""
    text: bool = False


class Search(Change):
    """Where to look for puzzles: at one table, or in all that the caller has played."""

    table: Id | None = None


class Step(Change):
    """A hint, from the first to the last."""

    step: Literal[1, 2, 3]


# Pages


@router.get("/puzzles")
async def puzzles_page(request: Request, puzzles: PuzzlesDep) -> HTMLResponse:
    """All games that have puzzles, the puzzle of the day, and what was found in the reader's own games and deals."""
    words = words_for(request)
    device = device_of(request.cookies)
    known = await puzzles.repository.of_device(device) if device else {}
    games = [
        {
            **game_of_page(request, game),
            "count": len(puzzles.of(game)),
            "found": sum(one.id in known and known[one.id].found for one in puzzles.of(game)),
        }
        for game in puzzles.games
    ]
    groups = await puzzles.groups(device, deals.today())
    due = await puzzles.search.due(device, deals.today())
    return page(
        request,
        "puzzles.html",
        words,
        games=games,
        day=await puzzle_card(request, puzzles),
        own=own_rows(request, groups, known),
        deals=await deal_sections(request, puzzles, groups, known),
        looked=bool(device and await puzzles.repository.own(device)),
        due=len(due.games) + len(due.deals),
        searching=device in puzzles.search.running,
    )


@router.get("/puzzles/own/{table}")
async def puzzles_of_table(request: Request, puzzles: PuzzlesDep, stored: StoredDep, table: Id) -> HTMLResponse:
    """The puzzles of one of the reader's own finished games."""
    device = device_of(request.cookies)
    played = await stored.find(table)
    found = {one.source: one for one in await puzzles.repository.own(device)} if device else {}
    if table not in found and not is_searched(played, device):
        raise NotFound(fact("no-such-puzzle"))
    groups = [group for group in await puzzles.groups(device, deals.today()) if group.source == table]
    ended = found[table].at if table in found else zoned(played.touched)
    words = words_for(request)
    others = [place.name for place in played.seats if place.device != device and place.name]
    return page(
        request,
        "owngame.html",
        words,
        game=game_of_page(request, played.game),
        table=table,
        title=origin(words, Group(OWN, table, ended.date(), [])),
        company=my_tables.company(words, others),
        own=own_rows(request, groups, await puzzles.repository.of_device(device)),
        looked=table in found,
        searching=device in puzzles.search.running,
    )


@router.get("/puzzles/{game}")
async def puzzles_of_game(request: Request, puzzles: PuzzlesDep, game: str) -> HTMLResponse:
    """The puzzles of a game, the easy ones first."""
    words = words_for(request, registry.find(game).id)
    device = device_of(request.cookies)
    known = await puzzles.repository.of_device(device) if device else {}
    tallies = await puzzles.repository.tallies(game)
    rows = [
        row(request, words, puzzle, number, known.get(puzzle.id), tallies.get(puzzle.id))
        for number, puzzle in enumerate(puzzles.of(game), 1)
    ]
    return page(request, "puzzlelist.html", words, game=game_of_page(request, game), rows=rows)


def own_rows(request: Request, groups: list[Group], known: dict[str, Attempt]) -> list[dict[str, Any]]:
    """What was found in the reader's own games. How others did is never told: nobody else is set these."""
    own = [group for group in groups if group.kind == OWN]
    return [found_row(request, one, group, known, None) for group in own for one in group.puzzles]


async def deal_sections(
    request: Request, puzzles: Puzzles, groups: list[Group], known: dict[str, Attempt]
) -> list[dict[str, Any]]:
    """What was found in deals that the reader has played, by day."""
    by_day: dict[str, list[dict[str, Any]]] = {}
    for group in groups:
        if group.kind == DEAL:
            tallies = await puzzles.repository.tallies(group.puzzles[0].game)
            rows = [found_row(request, one, group, known, tallies.get(one.id)) for one in group.puzzles]
            by_day.setdefault(origin(words_for(request), group), []).extend(rows)
    return [{"title": title, "rows": rows} for title, rows in by_day.items()]


def found_row(
    request: Request, puzzle: Puzzle, group: Group, known: dict[str, Attempt], tally: Tally | None
) -> dict[str, Any]:
    """A puzzle in a list of several games."""
    words = words_for(request, puzzle.game)
    game = game_of_page(request, puzzle.game)
    told = row(request, words, puzzle, 0, known.get(puzzle.id), tally)
    return {
        **told,
        "game": game["name"],
        "cover": game["cover"],
        "day": my_tables.day(words, group.day) if group.day else "",
        "company": my_tables.company(words, group.others),
    }


def origin(words: Words, group: Group) -> str:
    """Where a puzzle comes from, for one that does not come with its game."""
    if group.day is None:
        return ""
    day = format_skeleton("MMMMd", group.day, locale=locale_of(words.language))
    return words.text("puzzles-deal" if group.kind == DEAL else "puzzles-own-day", day=day)


def row(
    request: Request, words: Words, puzzle: Puzzle, number: int, attempt: Attempt | None, tally: Tally | None
) -> dict[str, Any]:
    """A puzzle in a list."""
    status = "new" if attempt is None else "found" if attempt.found else "tried"
    return {
        "url": address(request, puzzle),
        "number": number,
        "kind": words.text(f"puzzle-kind-{puzzle.kind}"),
        "difficulty": puzzle.difficulty(),
        "chips": chips(words, puzzle),
        "status": status,
        "told": words.text(f"puzzles-{status}"),
        "tally": public(tally),
    }


def address(request: Request, puzzle: Puzzle) -> str:
    """The page of a puzzle."""
    return site_url(request, f"/puzzles/{puzzle.game}/{puzzle.id}")


def chips(words: Words, puzzle: Puzzle) -> list[str]:
    """How many play, and the options that are not as usual."""
    players = words.text("table-players-count", count=puzzle.players)
    return [players, *descriptions.unusual(words, registry.find(puzzle.game), puzzle.position["options"])]


async def puzzle_card(request: Request, puzzles: Puzzles) -> dict[str, Any] | None:
    """The puzzle of the day as a card; `None` if there is no puzzle at all."""
    puzzle = of_day(puzzles.games, deals.today())
    if puzzle is None:
        return None
    device = device_of(request.cookies)
    known = await puzzles.repository.of_device(device) if device else {}
    attempt = known.get(puzzle.id)
    words = words_for(request, puzzle.game)
    game = game_of_page(request, puzzle.game)
    return {
        "url": address(request, puzzle),
        "all": site_url(request, "/puzzles"),
        "game": game["name"],
        "cover": game["cover"],
        "kind": words.text(f"puzzle-kind-{puzzle.kind}"),
        "difficulty": puzzle.difficulty(),
        "found": attempt is not None and attempt.found,
    }


@router.get("/puzzles/{game}/{puzzle}")
async def puzzle_page(request: Request, puzzles: PuzzlesDep, game: str, puzzle: Id) -> HTMLResponse:
    """The page on which a puzzle is solved."""
    one, group = await puzzles.find(game, puzzle, device_of(request.cookies), deals.today())
    words = words_for(request, game)
    table = puzzles.table(one)
    rivals = words.text("home-bot-names").split(", ")
    seats = [
        SeatRow(seat, "human", rivals[(seat - (seat > one.seat)) % len(rivals)], "", None, None)
        for seat in range(one.players)
    ]
    seats[one.seat] = seats[one.seat]._replace(name=words.text("join-you"))
    row = new_row(table.header(), {}, "", RUNNING, seats, one.id)
    shipped = group.kind == WITH_THE_GAME
    number, count = list(group.puzzles).index(one) + 1, len(group.puzzles)
    place = words.text("puzzle-number", number=number, count=count) if shipped else origin(words, group)
    setup = {
        **setup_of(request, table.game, row, words),
        "watch": "",
        "chips": [place, *chips(words, one)],
        "mine": [one.seat],
        "spectator": False,
        "puzzle": {
            "names": [seat.name for seat in seats],
            "difficulty": one.difficulty(),
            "expected": one.expected,
            "measure": one.measure,
            "all": site_url(request, f"/puzzles/{game}" if shipped else "/puzzles#own"),
            "sendable": shipped,
        },
    }
    return client_page(request, words, setup, "puzzle")


# Looking for puzzles


@api.post("/search", status_code=202)
async def search(body: Search, request: Request, puzzles: PuzzlesDep, limiter: LimiterDep) -> Data:
    """Looks for puzzles in the caller's last games and in deals that it has played, in the background."""
    device = device_of(request.cookies)
    due = await puzzles.search.due(device, deals.today(), body.table or "")
    if (due.games or due.deals) and device not in puzzles.search.running:
        limiter.spend_analysis(request)
        puzzles.search.start(device, deals.today(), body.table or "")
    return searched(puzzles, device)


@api.get("/search")
async def search_progress(request: Request, puzzles: PuzzlesDep) -> Data:
    """How far the caller's search is."""
    return searched(puzzles, device_of(request.cookies))


def searched(puzzles: Puzzles, device: str) -> Data:
    """A search as the page follows it."""
    progress = puzzles.search.running.get(device)
    return {
        "searching": progress is not None,
        "done": progress.done if progress else 0,
        "all": progress.all if progress else 0,
    }


# Answers


@api.post("/{game}/{puzzle}/try")
async def try_puzzle(
    game: str, puzzle: Id, body: Try, request: Request, response: Response, puzzles: PuzzlesDep, limiter: LimiterDep
) -> Data:
    """The position as the seat sees it after the moves chosen so far; the verdict once the turn is over."""
    one, group = await puzzles.find(game, puzzle, device_of(request.cookies), deals.today())
    request.state.game = game
    answer = puzzles.answer(one, body.moves, body.then, body.text)
    told: Data = {"state": answer.state, "turn": answer.turn, "verdict": None}
    if answer.over:
        limiter.spend_retry(request)
        verdict = await puzzles.judge(one, answer.turn)
        device = remember_device(request, response, body.key)
        attempt = await puzzles.count(one, device, verdict)
        told["verdict"] = {**verdict, "tries": attempt.tries, "shown": attempt.shown}
        if verdict["verdict"] == FOUND:
            following = await puzzles.next_after(one, group, device)
            told["solution"] = solution(one)
            told["tally"] = public((await puzzles.repository.tallies(game)).get(one.id))
            told["next"] = address(request, following) if following else None
    return told


@api.post("/{game}/{puzzle}/hint")
async def hint(game: str, puzzle: Id, body: Step, request: Request, response: Response, puzzles: PuzzlesDep) -> Data:
    """A hint: the term that the turn is about, its first move, or the whole turn. Whoever saw that has not found it."""
    one, _ = await puzzles.find(game, puzzle, device_of(request.cookies), deals.today())
    request.state.game = game
    whole = solution(one)
    if body.step == 1:
        reason = next((row for row in whole["reasons"] if row["points"] > 0 and row["kind"] != "rest"), None)
        return {"reason": reason}
    if body.step < FINDERS:
        return {"turn": whole["turn"][: len(one.beginning())]}
    await puzzles.show(one, remember_device(request, response, body.key))
    return {"turn": whole["turn"], "goes_on": whole["goes_on"]}
