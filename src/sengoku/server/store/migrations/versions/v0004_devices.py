"""A person has devices, each with a session of its own, and may come back by a recovery code."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery", sa.String(64), nullable=True))
    op.create_index("ix_people_recovery", "people", ["recovery"], unique=True)
    op.add_column("people", sa.Column("settings", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])


def downgrade() -> None:
    op.drop_table("sessions")
    op.drop_column("people", "settings")
    op.drop_index("ix_people_recovery", "people")
    op.drop_column("people", "recovery")
