"""The lobby filters by pace, seats and level; people are muted; servers tell who looks on."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pace = sa.Column("pace", sa.String(8), nullable=False, server_default="free")
    op.add_column("tables", pace)
    op.add_column("tables", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    level = sa.Column("level", sa.String(12), nullable=False, server_default="everyone")
    op.add_column("tables", level)
    _fill()
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("muted_id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_mutes_muted_id", "mutes", ["muted_id"])
    op.create_table(
        "looking",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("server", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def _fill() -> None:
    """What the first entry of each table says."""
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT table_id, data FROM entries WHERE number = 0"))
    for table, data in found.all():
        opened = json.loads(data)
        pace = opened.get("pace", {}).get("kind", "free")
        values = {"id": table, "pace": pace, "size": len(opened.get("bots", []))}
        change = sa.text("UPDATE tables SET pace = :pace, size = :size WHERE id = :id")
        connection.execute(change, values)


def downgrade() -> None:
    op.drop_table("looking")
    op.drop_table("mutes")
    for name in ("level", "size", "pace"):
        op.drop_column("tables", name)
