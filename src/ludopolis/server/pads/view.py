"""A pad as a page shows it, in the words of its reader. The page knows no rule and no game."""

from random import Random
from typing import Any

from ludopolis.engine.contract import CHOICE, GRID, PICK, SHARED, Act, Counted, Field, Game, PadValue
from ludopolis.engine.table.ties import tie_between
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words
from ludopolis.i18n.format import listed
from ludopolis.server.model.pads import PadChange, PadRow
from ludopolis.server.pads.standing import Asked, Standing, asked, entry_with, name_of, runs, standing
from ludopolis.server.people.history import places
from ludopolis.server.rulebook.pictures import shown
from ludopolis.server.tables import descriptions

SHOWN_CHANGES = 40
"""Most changes that are listed."""


class View:
    """A pad for one reader."""

    def __init__(self, words: Words, game: Game, row: PadRow, changes: list[PadChange], device: str) -> None:
        self.words = words
        self.game = game
        self.row = row
        self.changes = changes
        self.device = device
        self.stands: Standing = standing(changes)
        assert game.pad is not None
        self.aid = game.aid(len(row.names), row.options)
        self.asked: Asked = asked(game.pad, row, entry_with(self.aid, self.stands))
        self.sides = 1 + max([len(row.names) - 1, *(field.side for field in self.asked.fields)])
        """The players, and the automaton of a solo game."""

    def data(self) -> dict[str, Any]:
        """All of it."""
        row, stands = self.row, self.stands
        mine = stands.side_of(self.device)
        return {
            "pad": row.id,
            "n": self.changes[-1].n if self.changes else 0,
            "players": len(row.names),
            "sides": [self.name(side) for side in range(self.sides)],
            "me": -1 if mine is None else mine,
            "taken": sorted(stands.seats),
            "done": sorted(stands.done),
            "yes": sorted(stands.yes),
            "locked": row.locked,
            "fields": [self._field(field) for field in self.asked.fields],
            "missing": self.asked.missing,
            "problems": self._problems(),
            "sheet": None if self.asked.counted is None else self._sheet(self.asked.counted),
            "changes": self._changes(),
            "aid": self._aid(),
        }

    def name(self, side: int) -> str:
        """What a side is called."""
        return self.row.names[side] if side < len(self.row.names) else self.words.text("virtual-player")

    def _say(self, prefix: str, told: Fact) -> str:
        return self.words.say(prefix, told, self.name)

    def _field(self, field: Field) -> dict[str, Any]:
        key = field.key()
        return {
            "key": key,
            "name": field.name,
            "kind": field.kind,
            "side": field.side,
            "low": field.low,
            "high": field.high,
            "label": self._say("pad", field.asks()),
            "value": self.asked.values.get(key),
            "default": field.default,
            "choices": [{"id": one, "text": self._choice(field, one)} for one in field.choices],
            "values": field.values,
            "columns": field.columns,
            "rows": field.rows,
            "digits": field.digits,
        }

    def _choice(self, field: Field, one: int | str) -> str:
        """What a choice is called: a side has its name."""
        return str(self.words.word(field.of, one, self.name))

    def _problems(self) -> list[dict[str, Any]]:
        """What contradicts itself; that of a side only when it says that it is done."""
        told: list[dict[str, Any]] = []
        whole = self.asked.counted is not None
        sides = {field.key(): field.side for field in self.asked.fields}
        for problem in self.asked.problems:
            named = {sides[key] for key in problem.fields if key in sides} - {SHARED}
            if whole or named <= self.stands.done:
                name = name_of(problem)
                told.append(
                    {
                        "name": name,
                        "text": self._say("problem", problem.told),
                        "fields": problem.fields,
                        "impossible": problem.impossible,
                        "kept": name in self.stands.kept,
                    }
                )
        return told

    # The aid at the table

    def _aid(self) -> dict[str, Any] | None:
        """What a screen does here during the game, if this game has such a thing."""
        if self.aid is None:
            return None
        steps = self.stands.steps
        found = self.aid.stands(list(steps.values()))
        return {
            "acts": [self._act(act) for act in found.acts],
            "told": [self._say(self.aid.prefix, line) for line in found.told],
            "figures": [{"text": self.words.text(f"aid-figure-{name}"), "count": of} for name, of in found.figures],
            "drawn": found.view,
            "back": max(steps) if steps and found.back else 0,
            "steps": len(steps),
            "over": found.over,
        }

    def _act(self, act: Act) -> dict[str, Any]:
        return {
            "name": act.name,
            "text": self.words.text(f"aid-{act.name}"),
            "main": act.main,
            "questions": [{**self._field(one.field), "when": one.when} for one in act.questions],
        }

    # The sheet

    def _sheet(self, counted: Counted) -> dict[str, Any]:
        totals, winners = counted.results
        return {
            "lines": [
                [
                    {
                        "category": line.category,
                        "label": self.words.text(f"score-{line.category}"),
                        "points": line.points,
                        "figures": [[self.words.text(f"figure-{name}"), of] for name, of in line.figures.items()],
                    }
                    for line in lines
                ]
                for lines in counted.sheet
            ],
            "totals": totals,
            "winners": [side for side in winners if side < len(self.row.names)],
            "places": places(totals, winners),
            "tie": self._tie(counted),
            "rulings": self._rulings(),
        }

    def _tie(self, counted: Counted) -> list[str]:
        """What decided between sides with the same points; that nothing did; nothing where points decide."""
        tie = tie_between(counted.results, counted.tie_breaks)
        if tie is None:
            return []
        if tie.seats[-1] >= len(self.row.names):
            return [self.words.text("score-sheet-tie-virtual", name=self.name(tie.seats[-1]))]
        if not tie.by:
            return [self.words.text("score-sheet-tie-shared")]
        values = next(one.values for one in counted.tie_breaks if one.name == tie.by)
        figures = listed(self.words.language, (f"{self.name(side)} {values[side]}" for side in tie.seats))
        return [self.words.text(f"tie-{tie.by}-decides"), f"{self.words.text(f'tie-{tie.by}')}: {figures}"]

    def _rulings(self) -> list[str]:
        """The rulings of ours that have decided something here."""
        assert self.game.pad is not None
        found = self.game.pad.rulings(len(self.row.names), self.row.options, self.asked.values)
        return [self._say("ruling", told) for told in found]

    # What was changed

    def _changes(self) -> list[dict[str, Any]]:
        fields = {field.key(): field for field in self.asked.fields}
        before: dict[str, PadValue | None] = {}
        told: list[dict[str, Any]] = []
        for run in runs(self.changes):
            change = run[-1]
            field = fields.get(change.field)
            if field is not None:  # of a tie that is no longer one nothing can be told
                told.append(
                    {
                        "n": change.n,
                        "field": change.field,
                        "by": "" if change.side is None else self.name(change.side),
                        "own": bool(change.device) and change.device == self.device,
                        "about": "" if field.side == SHARED else self.name(field.side),
                        "label": self._say("pad", field.asks()),
                        "old": self._told(field, before.get(change.field, field.default)),
                        "new": self._told(field, field.default if change.value is None else change.value),
                        "undoes": change.undoes,
                        "last": self.stands.last[change.field] == change.n,
                        "at": round(change.at.timestamp()),
                    }
                )
            before[change.field] = change.value
        return told[: -SHOWN_CHANGES - 1 : -1]

    def _told(self, field: Field, value: PadValue | None) -> str:
        """A value in words."""
        if value is None:
            return "–"
        if field.kind == CHOICE and isinstance(value, int | str):
            return self._choice(field, value)
        if field.kind == PICK and isinstance(value, list):
            return listed(self.words.language, (self._choice(field, str(one)) for one in value)) or "–"
        if field.kind == GRID and isinstance(value, list):
            return " · ".join(" ".join(str(cell) for cell in row) for row in value if isinstance(row, list)) or "–"
        return str(value).replace("-", "−")


def chips(words: Words, game: Game, row: PadRow) -> list[str]:
    """How many play, and what differs from the usual game."""
    count = words.text("table-players-count", count=len(row.names))
    return [count, *descriptions.unusual(words, game, row.options)]


def picture(game: Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A table that is laid out like this, for the board to draw. What chance decides is the same every time."""
    state, rng = game.start(players, options), Random(0)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    return shown(state, SPECTATOR)


def aid_of(words: Words, game: Game, players: int, options: dict[str, Any]) -> str:
    """What a screen can do during such a game, in words; nothing if it cannot."""
    return "" if game.aid(players, options) is None else words.text("aid-open")


def laid_out(words: Words, game: Game, players: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """What to lay out: each step in words, and as a fact, from which the board draws it."""
    assert game.pad is not None
    return [{"text": words.say("lay", one), "fact": one.to_json()} for one in game.pad.setup(players, options)]
