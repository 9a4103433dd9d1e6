"""Queries for tables with their seats, and the rows that come back."""

import json
from typing import Any

import sqlalchemy as sa

from ludopolis.engine.values.facts import fact
from ludopolis.server.model.tables import NOT_OVER, NotFound, SeatRow, TableRow
from ludopolis.server.storage.schema import seats, tables

_following = tables.alias()
next_watch = sa.select(_following.c.watch).where(_following.c.id == tables.c.next).scalar_subquery().label("next_watch")


def rows_where(where: sa.ColumnElement[bool], most: int | None = None, running_first: bool = False) -> sa.Select[Any]:
    """The query for tables with their seats, the last touched first."""

    def order(table: sa.FromClause) -> list[sa.ColumnElement[Any]]:
        by_status = [sa.case((table.c.status.in_(NOT_OVER), 0), else_=1)] if running_first else []
        return [*by_status, table.c.touched.desc(), table.c.id]

    found = sa.select(tables, next_watch).where(where).order_by(*order(tables)).limit(most).subquery()
    places = [seats.c[name] for name in SeatRow._fields]
    joined = sa.select(found, *places).join(seats, seats.c.table_id == found.c.id)
    return joined.order_by(*order(found), seats.c.seat)


ROW_BY_ID = rows_where(tables.c.id == sa.bindparam("given"))
ROW_BY_WATCH = rows_where(tables.c.watch == sa.bindparam("given"))
ROW_BY_EITHER = rows_where(sa.or_(tables.c.id == sa.bindparam("given"), tables.c.watch == sa.bindparam("given")))


def stored_rows(connection: sa.Connection, query: sa.Select[Any], given: str | None = None) -> list[TableRow]:
    """Tables with their seats."""
    tables_found: dict[str, TableRow] = {}
    for row in connection.execute(query, {} if given is None else {"given": given}).mappings():
        id = row["id"]
        if id not in tables_found:
            tables_found[id] = _table_row(row, [])
        tables_found[id].seats.append(SeatRow(*(row[name] for name in SeatRow._fields)))
    return list(tables_found.values())


def one_row(connection: sa.Connection, query: sa.Select[Any], id: str) -> TableRow:
    """The table with its seats. Raises `NotFound`."""
    if "\0" not in id:  # which PostgreSQL refuses to compare
        for row in stored_rows(connection, query, id):
            return row
    raise NotFound(fact("no-such-table"))


def _table_row(row: sa.RowMapping, places: list[SeatRow]) -> TableRow:
    values = {name: row[name] for name in TableRow._fields if name != "seats"}
    values["options"] = json.loads(row["options"])
    values["settings"] = json.loads(row["settings"])
    return TableRow(**values, seats=places)
