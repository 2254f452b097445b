"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host", String(32), nullable=False, server_default=""),
    Column("origin", String(16), nullable=False, server_default=""),
    Index("tables_lobby", "state", "private", "created"),
    Index("tables_host", "host", "state"),
    Index("tables_origin", "origin", "state"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(40), nullable=False),
    Column("body", Text, nullable=False),
)
"""The logs. (table, number) is unique, so of two writers one fails; `mark` identifies the writer."""

players = Table(
    "players",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("players_tables", "table_id"),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("due", BigInteger, nullable=False, index=True),
)
"""When a server must look at a table next: because of its clocks, its sand or its bots."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("budget", String(20), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Finished analyses, compressed; one of an earlier version is not used any more."""

stumbles = Table(
    "stumbles",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("rule", String(20), primary_key=True),
    Column("count", BigInteger, nullable=False),
)
"""How often a clause of the rules refused a move of a person, by day since 1970. Nobody is named."""

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
