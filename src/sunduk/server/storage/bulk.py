"""Statements that insert any number of rows in one step, given as one JSON text.

Python's `sqlite3` releases the GIL for every step of a statement and then has to wait for it: on a busy server, one
step per row would be slow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, Table, TextClause, text

Rows = Mapping[str, TextClause]
"""One statement, in the dialect of each database."""

ENTRIES: Rows = {
    "sqlite": text(
        "INSERT INTO entries (table_id, number, mark, body) "
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
        "json_extract(value, '$[2]'), json_extract(value, '$[3]') "
        "FROM json_each(:rows) WHERE true ON CONFLICT DO NOTHING"
    ),
    "postgresql": text(
        "INSERT INTO entries (table_id, number, mark, body) "
        "SELECT value ->> 0, CAST(value ->> 1 AS integer), value ->> 2, value ->> 3 "
        "FROM json_array_elements(CAST(CAST(:rows AS text) AS json)) ON CONFLICT DO NOTHING"
    ),
}

PLAYERS: Rows = {
    "sqlite": text(
        "INSERT INTO players (guest, table_id) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') "
        "FROM json_each(:rows) WHERE true ON CONFLICT DO NOTHING"
    ),
    "postgresql": text(
        "INSERT INTO players (guest, table_id) SELECT value ->> 0, value ->> 1 "
        "FROM json_array_elements(CAST(CAST(:rows AS text) AS json)) ON CONFLICT DO NOTHING"
    ),
}

DEADLINES: Rows = {
    "sqlite": text(
        "INSERT INTO deadlines (table_id, due) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') "
        "FROM json_each(:rows) WHERE true ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
    ),
    "postgresql": text(
        "INSERT INTO deadlines (table_id, due) SELECT value ->> 0, CAST(value ->> 1 AS bigint) "
        "FROM json_array_elements(CAST(CAST(:rows AS text) AS json)) "
        "ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
    ),
}


def add(connection: Connection, statement: Rows, rows: Sequence[tuple[Any, ...]]) -> int:
    """Insert rows; returns how many were inserted."""
    result = connection.execute(statement[connection.dialect.name], {"rows": orjson.dumps(rows).decode()})
    return int(result.rowcount)


def insert(connection: Connection, table: Table) -> Any:
    """SQLAlchemy's INSERT with ON CONFLICT for the database in use; imports only this dialect."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as of_postgres

        return of_postgres(table)
    from sqlalchemy.dialects.sqlite import insert as of_sqlite

    return of_sqlite(table)
