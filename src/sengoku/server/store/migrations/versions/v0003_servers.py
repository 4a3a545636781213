"""Several servers share a database: who owns a table, who is where, who ended his sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    ended = sa.Column("ended", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("people", ended)
    op.create_index("ix_people_ended", "people", ["ended"])
    for name in ("owner", "epoch"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("dawn", sa.BigInteger, nullable=True),
        sa.Column("heard", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("server", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("gone", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_presence_server", "presence", ["server"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("servers")
    for name in ("epoch", "owner"):
        op.drop_column("tables", name)
    op.drop_index("ix_people_ended", "people")
    op.drop_column("people", "ended")
