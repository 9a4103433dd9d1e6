"""The sheet of a score pad as a phone shows it, held against what lies on the table.

A reader shows one entry after the other on one page: the server's own view of each, without the hundreds of requests
that entering it would take.
"""

import json
import re
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from browser.people import Person
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import CHOICE, GRID, PICK, SHARED, Field, Game, PadEntry
from ludopolis.i18n import Words
from ludopolis.server.model.pads import ENTER, PadChange, PadRow
from ludopolis.server.pads.view import View

NAMES = ["Anna", "Boris", "Clara", "Dora", "Emil", "Fred", "Greta", "Hugo", "Ida", "Jana", "Karl", "Lena"]
READ = """all => all.map((figure) => {
  const box = figure.getBoundingClientRect();
  const clipped = figure.scrollWidth > figure.clientWidth + 1;
  const alone = figure.closest("td").querySelectorAll(".padfigure").length === 1;
  const seen = box.left >= 0 && box.right <= innerWidth && box.height > 0 && !clipped && alone;
  const texts = [...figure.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const tables = [...document.querySelectorAll(".padsheet")];
  const place = [figure.closest("tr").sectionRowIndex, tables.indexOf(figure.closest("table"))];
  place.push(figure.closest("td").cellIndex);
  return [figure.dataset.key, place, texts.map((node) => node.data).join("").trim(), seen];
})"""
"""The key, the place (line, table, column), the text, and whether it is seen whole and alone."""
WHEN = datetime(2026, 1, 1, tzinfo=UTC)
Figures = dict[str, list[str]]
"""By the key of a field: its figures, one for each line."""


class SheetReader:
    """One phone with the sheet of a pad of one game."""

    def __init__(self, person: Person, game: Game) -> None:
        made = person.post("/pads", game=game.id, names=NAMES[: game.players[0]], options={})
        assert made.status == 201, made.text()
        self.game = game
        self.id = str(made.json()["pad"])
        self.words = Words("en", f"ludopolis.games.{game.id}")
        self.n = 0
        self.view: dict[str, Any] = {}
        self.bells: list[WebSocketRoute] = []
        self.page = person.page
        self.page.route_web_socket(re.compile(r"/api/pads/.*/ws"), lambda bell: self.bells.append(bell))
        self.page.route(f"**/api/pads/{self.id}", self._answer)
        person.open(f"/pad/{self.id}")
        self.page.get_by_role("button", name="Sheet").click()
        while not self.bells:
            self.page.wait_for_timeout(10)

    def _answer(self, route: Route) -> None:
        route.fulfill(json=self.view)

    def show(self, setting: Setting, entry: PadEntry) -> None:
        """Shows the sheet of an entry."""
        self.n += 1
        names = NAMES[: setting.players]
        row = PadRow(self.id, self.game.id, 0, "", setting.options, names, "", False, WHEN, WHEN)
        changes = [
            PadChange(number, ENTER, key, value, None, None, "", WHEN)
            for number, (key, value) in enumerate(entry.items())
        ]
        self.view = {**View(self.words, self.game, row, changes, "").data(), "n": self.n}
        self.bells[-1].send(json.dumps({"n": self.n}))
        expect(self.page.locator("#pad")).to_have_attribute("data-n", str(self.n))

    def figures(self) -> Figures:
        """What stands there, each figure on a line of its own, whole and on the screen.

        Where many play, players stand in several tables, and what is shared in each of them.
        """
        found: dict[str, list[tuple[list[int], str]]] = {}
        for key, place, text, seen in self.page.locator(".padfigure").evaluate_all(READ):
            if seen:
                found.setdefault(key, []).append((place, text.replace("−", "-")))
        whole = {field["key"] for field in self.view["fields"] if field["side"] == SHARED and field["kind"] != GRID}
        texts = {key: [text for _, text in sorted(figures)] for key, figures in found.items()}
        return {key: [*dict.fromkeys(figures)] if key in whole else figures for key, figures in texts.items()}

    def own(self, setting: Setting, entry: PadEntry) -> Figures:
        """What the players have in front of them, field by field."""
        assert self.game.pad is not None
        fields = self.game.pad.fields(setting.players, setting.options, entry)
        names = [*NAMES[: setting.players], self.words.text("virtual-player")]
        return {field.key(): figures for field in fields if (figures := self._own(field, entry, names))}

    def _own(self, field: Field, entry: PadEntry, names: list[str]) -> list[str]:
        value = entry.get(field.key(), field.default)
        if field.kind == GRID:
            assert isinstance(value, list)
            return [str(cell) for row in value if isinstance(row, list) for cell in row]
        if field.kind == PICK:
            assert isinstance(value, list)
            return [", ".join(self._named(field, str(one), names) for one in value) or "–"]
        if field.kind == CHOICE:
            assert isinstance(value, int | str)
            return [self._named(field, value, names)]
        return [str(value)]

    def _named(self, field: Field, value: int | str, names: list[str]) -> str:
        return str(self.words.word(field.of, value, names.__getitem__))


def differing(own: Figures, shown: Figures) -> list[str]:
    """The fields of which a line shows another figure than the table. A line that is not there shows nothing."""
    return [
        key
        for key, figures in own.items()
        if any(left != right for left, right in zip(figures, shown.get(key, []), strict=False))
    ]
