"""Results tell score, setup and who gave up, and carry the rating after matches that counted."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def _added() -> list[sa.Column[Any]]:
    return [
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("size", sa.Integer, nullable=False, server_default="0"),
        sa.Column("setup", sa.Text, nullable=False, server_default=""),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rated", sa.BigInteger, nullable=False, server_default="-1"),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    ]


def upgrade() -> None:
    for column in _added():
        op.add_column("results", column)
    rated = sa.text("rated > 0")
    op.create_index("ix_results_rated", "results", ["rated"])
    op.create_index(
        "uq_results_rated",
        "results",
        ["rated", "seat"],
        unique=True,
        sqlite_where=rated,
        postgresql_where=rated,
    )


def downgrade() -> None:
    op.drop_index("uq_results_rated", "results")
    op.drop_index("ix_results_rated", "results")
    for column in reversed(_added()):
        op.drop_column("results", column.name)
