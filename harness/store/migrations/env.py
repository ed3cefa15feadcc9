"""How Alembic runs the migrations: inside the transaction that `harness.store.schema` opened."""

from __future__ import annotations

from alembic import context

from harness.store.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
