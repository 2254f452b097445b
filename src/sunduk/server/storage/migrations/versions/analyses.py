"""Adds the finished analyses of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "analyses"
down_revision = "hosts"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("budget", sa.String(20), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
