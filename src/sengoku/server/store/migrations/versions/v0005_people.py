"""People wear a color and a crest, have passkeys and results, and may be banned; who changes an
embedded database beside its server leaves a notice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("color", "crest"):
        op.add_column("people", sa.Column(name, sa.String(12), nullable=False, server_default=""))
    banned = sa.Column("banned", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("people", banned)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_results_person_id", "results", ["person_id"])
    op.create_index("ix_results_ended", "results", ["ended"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(60), nullable=False),
    )


def downgrade() -> None:
    for table in ("notices", "results", "passkeys"):
        op.drop_table(table)
    for name in ("banned", "crest", "color"):
        op.drop_column("people", name)
