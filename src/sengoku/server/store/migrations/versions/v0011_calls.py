"""How people want to be called, and when they last were."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reaches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False, server_default=""),
        sa.Column("auth", sa.String(60), nullable=False, server_default=""),
    )
    op.create_index("ix_reaches_person_id", "reaches", ["person_id"])
    op.create_index("ix_reaches_code", "reaches", ["code"], unique=True)
    op.create_table(
        "calls",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("reaches")
