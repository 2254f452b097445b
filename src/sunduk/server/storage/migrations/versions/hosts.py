"""Adds the host of a table and the origin of the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "hosts"
down_revision = "first"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default=""))
    host = {
        "sqlite": "json_extract(entries.body, '$.host')",
        "postgresql": "CAST(entries.body AS json) ->> 'host'",
    }[op.get_bind().dialect.name]
    first = f"SELECT {host} FROM entries WHERE entries.table_id = tables.id AND entries.number = 0"  # noqa: S608
    op.execute(f"UPDATE tables SET host = coalesce(({first}), '') WHERE state IN ('waiting', 'running')")  # noqa: S608
    op.create_index("tables_host", "tables", ["host", "state"])
    op.create_index("tables_origin", "tables", ["origin", "state"])
