"""Questions of recorded games on a page: the test speaks into the page's socket what the server would."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from golden import folder
from playwright.sync_api import Page, WebSocketRoute

from browser.people import BOT, ME, Person
from ludopolis import registry
from ludopolis.engine.table.record import Record, parse
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.data import Data
from ludopolis.server.model.tables import RUNNING, SeatRow, new_row
from ludopolis.server.tables import wire

NAMES = ("Anna", "Boris", "Chloé", "Maximiliana", "Emil", "Гордей", "Hana", "Ivo", "Jun", "Kim", "Lea", "Mia")


class Question(NamedTuple):
    """What a seat is asked in a recorded game."""

    n: int
    """How many entries were before it."""
    message: Data
    """As the server would send it, but for the log."""
    lines: list[Data]
    """The log up to it."""
    turn: list[Data]
    """What the seat then did until its turn was over or something was revealed: moves as a hint names them."""

    @property
    def legal(self) -> list[str]:
        """The answers in notation."""
        return [entry["move"] for entry in self.message["legal"]]


def golden_files(game: str) -> list[Path]:
    """The golden records of a game."""
    return sorted(folder(registry.find(game)).glob("*.jsonl"))


def read(path: Path) -> Record:
    """A golden record."""
    return parse(path.read_text("utf-8"))


def watched(path: Path, players: int) -> int:
    """The seat whose questions of a record are looked at: over all records every seat has its turn."""
    return sum(path.name.encode()) % players


def questions(record: Record, seat: int, every: int = 1) -> Iterator[Question]:
    """Whatever the seat had to choose, or one of so many questions, with what it chose."""
    header = record.header
    game = registry.find_for(header)
    table = Table(game, header.options, list(NAMES[: header.players]), None, header.position)
    places = [SeatRow(at, "human", NAMES[at], "", None, None) for at in range(header.players)]
    row = new_row(header, {"live_score": True}, "", RUNNING, places)
    count = 0
    for n, entry in enumerate(record.entries):
        asked = entry.get("seat") == seat and "move" in entry and len(table.state.legal(seat)) > 1
        if asked and count % every == 0:
            shared = wire.public(row, table, set(range(header.players)))
            message = wire.state_message(row, table, wire.Viewer(seat), shared)
            lines = [line for _, line in wire.log_lines(table, seat)]
            yield Question(n, message, lines, list(_turn(record, table, seat, n)))
        count += asked
        table.follow(entry)


def _turn(record: Record, table: Table, seat: int, start: int) -> Iterator[Data]:
    """The moves from an entry on that the seat makes without anything new being shown."""
    state = table.state.clone()
    turn = state.turn()
    for entry in record.entries[start:]:
        if entry.get("seat") != seat or "move" not in entry or not state.pending() >> seat & 1 or state.turn() != turn:
            return
        move = state.from_text(seat, entry["move"])
        yield {"move": entry["move"], "say": state.describe(seat, move).to_json()}
        state.play(seat, move)


class Puppet:
    """A page at a table of the server whose positions come from a recorded game."""

    def __init__(self, person: Person, record: Record, seat: int, hints: bool = False) -> None:
        self.person = person
        self.page: Page = person.page
        self.page.route_web_socket(re.compile("/ws\\?"), self._connected)
        self.sit(record, seat, hints)

    def sit(self, record: Record, seat: int, hints: bool = False) -> None:
        """Opens the page at another recorded game."""
        self.socket: WebSocketRoute | None = None
        self.serial = self.told = 0
        header = record.header
        seats = [ME if at == seat else {**BOT, "name": NAMES[at]} for at in range(header.players)]
        known = {option.name for option in registry.find(header.game).options}  # records of older rules have others too
        options = {name: value for name, value in header.options.items() if name in known}
        self.person.sit(self.person.new_table(header.game, *seats, hints=hints, **options))

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        self.serial = self.told = 0

    def send(self, question: Question) -> None:
        """Sends the page the question. The page draws it before it answers to anything sent later."""
        while self.socket is None:
            self.page.wait_for_timeout(10)
        self.serial += 1
        log = {"keep": min(self.told, len(question.lines)), "add": question.lines[self.told :]}
        self.told = len(question.lines)
        self.socket.send(wire.encode({**question.message, "serial": self.serial, "log": log}))

    def ask(self, question: Question) -> None:
        """Shows the page the question."""
        self.send(question)
        self.page.wait_for_selector(".app [data-move]", state="attached")
        self.page.wait_for_selector(".whatnote", state="attached")  # which comes with what the first board does without
