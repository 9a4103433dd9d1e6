"""Replaying a record, with every line checked."""

from ludopolis.engine.contract import Game
from ludopolis.engine.table.record import Record, closing
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.facts import BadRecord, Fact, LudopolisError, fact


def replay(record: Record, game: Game, until: int | None = None) -> Table:
    """The table of a record. Raises `BadRecord`, which names the first wrong line.

    With `until`, only that many entries are played, and the closing line is not checked.
    """
    header = record.header
    if (header.game, header.rules) != (game.id, game.version):
        raise BadRecord(fact("record-rules", game=header.game, given=header.rules, known=game.version))
    if header.components != game.components.digest:
        raise BadRecord(fact("record-components", given=header.components, known=game.components.digest))
    try:
        table = Table(game, header.options, header.seats, None, header.position, header.towns, header.variation)
        table.bots = header.bots
    except LudopolisError as wrong:
        raise _at(record.first_line, wrong) from _cause(wrong)
    trusted = record.first_line
    for line, entry in enumerate(record.entries[:until], record.first_line + 1):
        try:
            table.follow(entry)
        except LudopolisError as wrong:
            raise _at(line, wrong) from _cause(wrong)
        except (KeyError, TypeError, ValueError, IndexError, OverflowError):
            raise BadRecord(fact("record-entry", line=line)) from None
        if table.entries_after(table.length - 1) != [entry]:
            raise BadRecord(fact("record-digest", line=line, trusted=trusted))
        if "digest" in entry:
            trusted = line
    if until is None and closing(table.state, table.length) != record.closing:
        raise BadRecord(fact("record-closing", line=record.first_line + len(record.entries) + 1, trusted=trusted))
    return table


def _at(line: int, wrong: LudopolisError) -> BadRecord:
    if isinstance(wrong, BadRecord):
        return BadRecord(Fact(wrong.reason.kind, {**wrong.reason.args, "line": line}))
    return BadRecord(fact("record-move", line=line))


def _cause(wrong: LudopolisError) -> LudopolisError | None:
    """What is told after the line: why a move was illegal. A wrong record is told once, with its line."""
    return None if isinstance(wrong, BadRecord) else wrong
