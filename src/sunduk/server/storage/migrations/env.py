"""Alembic's entry point: runs the migrations on the connection that `sunduk.server.storage.database` passes."""

from __future__ import annotations

from alembic import context

from sunduk.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
