"""Rules pages: the rulebook of a game, the positions it shows, and what things on its board are."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ludopolis import registry
from ludopolis.engine.values.facts import fact
from ludopolis.server.model.tables import NotFound
from ludopolis.server.routes.pages import catalogues, game_of_page, language_of, page, words_for
from ludopolis.server.rulebook.book import Book, book_of
from ludopolis.server.rulebook.pictures import pictures
from ludopolis.server.rulebook.things import answers

router = APIRouter()


def _book(request: Request, game: str) -> Book:
    return book_of(registry.modules()[registry.find(game).id], language_of(request))


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> HTMLResponse:
    """The rules of a game in our own words, with pictures, and its options explained."""
    book = _book(request, game)
    words = words_for(request, game)
    setup = {"game": game, "catalogues": catalogues(request, words, game)}
    return page(request, "rules.html", words, game=game_of_page(request, game), book=book, setup=setup)


@router.get("/rules/{game}/pictures.json")
async def rules_pictures(request: Request, game: str) -> Response:
    """The positions that the rules show."""
    return Response(pictures(game, _book(request, game)), media_type="application/json")


@router.get("/rules/{game}/what.json")
async def what(request: Request, game: str) -> JSONResponse:
    """What the rules say about the things on the board."""
    return JSONResponse(answers(registry.find(game).id, language_of(request)))


@router.get("/rules/{game}/{id}")
async def passage(request: Request, game: str, id: str) -> HTMLResponse:
    """The passage of the rules under that id."""
    book = _book(request, game)
    for found in book.passages():
        if found.id == id:
            return HTMLResponse(found.html)
    if id in book.excerpts:
        return HTMLResponse(book.excerpts[id].html)
    raise NotFound(fact("no-such-page"))
