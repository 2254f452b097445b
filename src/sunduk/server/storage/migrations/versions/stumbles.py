"""Adds the counts of refused clauses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "stumbles"
down_revision = "analyses"


def upgrade() -> None:
    op.create_table(
        "stumbles",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rule", sa.String(20), primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
