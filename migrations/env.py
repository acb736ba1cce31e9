"""Alembic's environment: runs on the connection and inside the transaction that it is given."""

from alembic import context

from app.library.migrate import TARGET, wanted

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=TARGET,
    include_name=wanted,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
