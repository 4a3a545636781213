"""Alembic's entry: the caller hands over an open connection (`store/schema.py`)."""

from alembic import context

from sengoku.server.store.rows import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
