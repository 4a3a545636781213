"""Keys belong to one sitting, and a person can end his sessions."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_entries = sa.table(
    "entries", sa.column("table_id"), sa.column("number", sa.Integer), sa.column("data")
)
_keys = sa.table(
    "keys",
    sa.column("table_id"),
    sa.column("seat"),
    sa.column("person_id"),
    sa.column("sitting"),
    sa.column("own"),
)
SEATING = ("sat", "left", "reseated")


def upgrade() -> None:
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("keys", sa.Column("sitting", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("keys", sa.Column("own", sa.Boolean, nullable=False, server_default=sa.false()))
    _read_sittings(op.get_bind())


def _read_sittings(connection: sa.Connection) -> None:
    """Every key that is there belongs to who sits there now."""
    data = _entries.c.data
    seating = sa.or_(*(data.like(f'{{"t":"{kind}"%') for kind in SEATING))
    query = sa.select(_entries.c.table_id, _entries.c.number, data).where(seating)
    sittings: dict[tuple[str, int], tuple[str, int]] = {}
    for table, number, text in connection.execute(query.order_by("table_id", "number")).all():
        entry = json.loads(text)
        place = table, entry["seat"]
        if entry["t"] != "sat":
            sittings.pop(place, None)
        elif sittings.get(place, ("", 0))[0] != entry["person"]:
            sittings[place] = entry["person"], number
    for (table, seat), (person, number) in sittings.items():
        here = sa.and_(_keys.c.table_id == table, _keys.c.seat == seat)
        connection.execute(sa.update(_keys).where(here).values(sitting=number))
        own = sa.and_(here, _keys.c.person_id == person)
        connection.execute(sa.update(_keys).where(own).values(own=True))


def downgrade() -> None:
    op.drop_column("keys", "own")
    op.drop_column("keys", "sitting")
    op.drop_column("people", "generation")
