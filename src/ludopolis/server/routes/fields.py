"""Fields of requests: their types, their limits, and the bodies that several subjects share."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ludopolis.engine.contract.game import Game
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server.guard.access import new_token
from ludopolis.server.model.tables import SeatRow

MAX_NAME_CHARS = 40
MAX_TOWN_CHARS = 24
MAX_ID_CHARS = 64
MAX_NOTATION_CHARS = 200
MIN_KEY_CHARS, MAX_KEY_CHARS = 8, 64
PRINTABLE = r"^[^\x00-\x1f]*$"
"""Text without control characters. PostgreSQL cannot store all of them."""

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)
]
Town = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_TOWN_CHARS, pattern=PRINTABLE)]
Notation = Annotated[str, StringConstraints(max_length=MAX_NOTATION_CHARS)]
Key = Annotated[str, StringConstraints(min_length=MIN_KEY_CHARS, max_length=MAX_KEY_CHARS, pattern=PRINTABLE)]
Id = Annotated[str, StringConstraints(max_length=MAX_ID_CHARS, pattern=PRINTABLE)]
Seat = Annotated[int, Field(ge=0, le=SPECTATOR)]
ViewNumber = Annotated[int, Field(ge=0, lt=2**31)]


class Body(BaseModel):
    """A JSON body with exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Change(Body):
    """A changing request. One without an idempotency key counts as new."""

    key: Key = Field(default_factory=new_token)


class NewSeat(Body):
    """A seat at a new table: the caller, a friend by link, somebody else at this screen, or a bot."""

    kind: Literal["me", "link", "screen", "bot"]
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)] = ""
    town: Town = ""
    bot: Id = ""


class OwnSeat(Change):
    """One of the sender's seats."""

    seat: Seat


def seated(game: Game, seats: list[NewSeat], device: str) -> tuple[list[SeatRow], int]:
    """The seats of a new table, and which of them is the caller's own, or -1."""
    places: list[SeatRow] = []
    for index, place in enumerate(seats):
        name = place.name or f"{index + 1}"
        if place.kind == "bot":
            places.append(SeatRow(index, "bot", name, place.bot, None, None))
        elif place.kind == "link":
            places.append(SeatRow(index, "open", "", "", None, None))
        else:
            town = place.town if game.seat_label else ""
            places.append(SeatRow(index, "human", name, "", device, None, town))
    return places, next((index for index, place in enumerate(seats) if place.kind == "me"), -1)
