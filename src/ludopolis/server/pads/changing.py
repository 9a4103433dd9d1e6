"""What a change makes of a pad, and when it is refused. Pure: storage calls it inside a transaction."""

from random import SystemRandom

from ludopolis.engine.contract import GRID, Answers, Game, PadValue
from ludopolis.engine.values.facts import BadEntry, fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.model.pads import (
    AID,
    DONE,
    ENTER,
    FOR_NAMES,
    KEEP,
    MAX_CHANGES,
    NAME,
    NO,
    OPEN,
    SIT,
    YES,
    Decision,
    PadChange,
    PadLocked,
    PadRefused,
    PadRow,
)
from ludopolis.server.model.people import Player, Result
from ludopolis.server.model.tables import now
from ludopolis.server.pads.standing import Asked, Standing, asked, entry_with, name_of, runs, standing, with_row
from ludopolis.server.people.history import places


class Author:
    """Somebody who changes a pad: makes decisions in the name of a device."""

    def __init__(self, game: Game, row: PadRow, changes: list[PadChange], device: str) -> None:
        assert game.pad is not None
        self.pad = game.pad
        self.aid = game.aid(len(row.names), row.options)
        self.row = row
        self.changes = changes
        self.device = device
        self.stands: Standing = standing(changes)

    def enter(self, key: str, value: PadValue | None, at: int | None = None, row: list[int] | None = None) -> Decision:
        """Enters a value, or the row `at` of a grid; without a value or a row, removes it."""
        self._check_open()
        field = next((one for one in self._asked().fields if one.key() == key), None)
        if field is None:
            raise PadRefused(fact("pad-not-asked"))
        new = value
        if at is not None and field.kind == GRID:
            new = with_row(self._asked().values.get(key), at, row)
        if new is not None and not field.takes(new):
            raise BadEntry(field.refusal())
        return self._entered(key, new, None)

    def undo(self, n: int) -> Decision:
        """Takes a value back that was entered in one go, if nobody has changed the same field since."""
        self._check_open()
        run = next((run for run in runs(self.changes) if n in [one.n for one in run]), None)
        if run is None:
            raise PadRefused(fact("pad-no-such-change"))
        key = run[0].field
        if self.stands.last[key] != n:
            raise PadRefused(fact("pad-changed-since"))
        before = [one for one in self.changes if one.kind == ENTER and one.field == key and one.n < run[0].n]
        return self._entered(key, before[-1].value if before else None, n)

    def _entered(self, key: str, value: PadValue | None, undoes: int | None) -> Decision:
        if undoes is None and self.stands.entry.get(key) == value:
            return Decision(None, self.row.locked, [])
        return Decision(self._change(ENTER, key, value, undoes, self.stands.side_of(self.device)), False, [])

    # The aid at the table

    def act(self, name: str, answers: Answers) -> Decision:
        """Tells the aid something. What chance decides then is drawn here, once, and stored with it."""
        self._check_open()
        if self.aid is None:
            raise PadRefused(fact("pad-no-aid"))
        step = self.aid.take(list(self.stands.steps.values()), name, answers, SystemRandom())
        return Decision(self._change(AID, value=step), False, [])

    def back(self, n: int) -> Decision:
        """Takes the last step of the aid back, if it may be and nobody has gone on meanwhile."""
        self._check_open()
        if self.aid is None or n not in self.stands.steps:
            raise PadRefused(fact("pad-no-such-change"))
        if n != max(self.stands.steps) or not self.aid.stands(list(self.stands.steps.values())).back:
            raise PadRefused(fact("pad-changed-since"))
        return Decision(self._change(AID, undoes=n), False, [])

    def sit(self, side: int | None) -> Decision:
        """Says which side the device is, in place of whoever was it before; or that it only watches."""
        if side is not None:
            self._check_side(side)
        if self.stands.side_of(self.device) == side:
            return Decision(None, self.row.locked, [])
        return Decision(self._change(SIT, side=side), self.row.locked, [])

    def done(self, side: int) -> Decision:
        """Says that everything of a side is entered. The automaton of a solo game is one too."""
        if side not in [field.side for field in self._asked().fields]:
            raise PadRefused(fact("pad-no-such-side"))
        if side in self.stands.done:
            return Decision(None, self.row.locked, [])
        return Decision(self._change(DONE, side=side), self.row.locked, [])

    def say(self, side: int, yes: bool) -> Decision:
        """Says that the sheet is right, or no longer, for a side that is nobody else's. The last yes locks the pad."""
        self._check_open()
        self._check_side(side)
        if self.stands.seats.get(side, self.device) != self.device:
            raise Forbidden(fact("pad-not-your-side"))
        if (side in self.stands.yes) == yes:
            return Decision(None, False, [])
        change = self._change(YES if yes else NO, side=side)
        if not yes:
            return Decision(change, False, [])
        found = self._asked()
        if found.counted is None:
            raise PadRefused(fact("pad-unfinished"))
        if any(one.impossible and name_of(one) not in self.stands.kept for one in found.problems):
            raise PadRefused(fact("pad-contradicts"))
        after = standing([*self.changes, change])
        locked = len(after.yes) == len(self.row.names)
        return Decision(change, locked, self._results(found, after) if locked else [])

    def keep(self, problem: str) -> Decision:
        """Keeps what contradicts itself: it was played like that."""
        self._check_open()
        if problem not in [name_of(one) for one in self._asked().problems]:
            raise PadRefused(fact("pad-not-asked"))
        if problem in self.stands.kept:
            return Decision(None, False, [])
        return Decision(self._change(KEEP, problem), False, [])

    def open(self) -> Decision:
        """Opens a locked pad, which takes every yes and the results back."""
        return Decision(self._change(OPEN) if self.row.locked else None, False, [])

    def rename(self, side: int, name: str) -> Decision:
        """Gives a side another name; without one, its number."""
        self._check_side(side)
        names = [*self.row.names]
        names[side] = name or str(side + 1)
        return Decision(self._change(NAME, side=side), self.row.locked, [], names)

    # What they need

    def _check_open(self) -> None:
        if self.row.locked:
            raise PadLocked(fact("pad-locked"))

    def _check_side(self, side: int) -> None:
        if not 0 <= side < len(self.row.names):
            raise PadRefused(fact("pad-no-such-side"))

    def _asked(self) -> Asked:
        return asked(self.pad, self.row, entry_with(self.aid, self.stands))

    def _change(
        self,
        kind: str,
        field: str = "",
        value: PadValue | None = None,
        undoes: int | None = None,
        side: int | None = None,
    ) -> PadChange:
        n = self.changes[-1].n + 1 if self.changes else 1
        if n > MAX_CHANGES - (0 if kind == NAME else FOR_NAMES):
            raise PadRefused(fact("pad-full"))
        return PadChange(n, kind, field, value, undoes, side, self.device, now())

    def _results(self, found: Asked, after: Standing) -> list[Result]:
        """A result for each device that is a side and has said yes."""
        assert found.counted is not None
        row, (totals, winners) = self.row, found.counted.results
        place = places(totals, winners)
        players = [Player(name, True, totals[side], place[side]) for side, name in enumerate(row.names)]
        said = set(after.yes.values())
        return [
            Result(
                table_id=row.id,
                seat=side,
                device=device,
                game=row.game,
                options=row.options,
                at=now(),
                points=totals[side],
                won=side in winners,
                parts={line.category: line.points for line in found.counted.sheet[side]},
                players=players,
                box=True,
            )
            for side, device in after.seats.items()
            if device in said
        ]
