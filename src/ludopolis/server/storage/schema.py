"""The schema: every table of the database, as the latest migration leaves it."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("watch", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("next", sa.Text),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("touched", sa.DateTime(timezone=True), nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("device", sa.Text),
    sa.Column("link", sa.Text),
    sa.Column("town", sa.Text, nullable=False, server_default=""),
    sa.Column("lens", sa.Text),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("used", sa.Text),
    sa.UniqueConstraint("table_id", "key"),
)
"""`used`: at a table with a clock, how long each seat has thought until then; with the last entry of a change."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, nullable=False),
)
"""Tables that a host changed from outside a running server; ` talk` or ` gallery` after the id if only what was said
there, ` pad` if it is a score pad. Only on SQLite, which cannot notify."""

clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("since", sa.BigInteger),
)

pulses = sa.Table(
    "pulses",
    metadata,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False),
)
"""The last heartbeat of each server process."""

nudges = sa.Table(
    "nudges",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("told", sa.BigInteger, nullable=False),
)

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("deal", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("link", sa.Text, unique=True),
    sa.Column("through", sa.Text, index=True),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("points", sa.Integer),
    sa.UniqueConstraint("deal", "device", "number"),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("coach", sa.Integer, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
)

owners = sa.Table(
    "owners",
    metadata,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.Integer),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("parts", sa.Text, nullable=False),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("box", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""`box`: played with the printed box, `table_id` is that of a score pad."""

looks = sa.Table(
    "looks",
    metadata,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
)
"""Up to which view number a device has seen a table, whether the end too, and whether it has left the table."""

listings = sa.Table(
    "listings",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("language", sa.Text, nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, unique=True),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    sa.Column("taker", sa.Text),
)
"""A code works until `until`, and for one device, which may repeat its request if the answer was lost."""

said = sa.Table(
    "said",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("gallery", sa.Boolean, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("author", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("sign", sa.Text, nullable=False),
    sa.Column("about", sa.Integer),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("key", sa.Text),
    sa.UniqueConstraint("table_id", "key"),
)
"""Lines of talk. Those of the gallery count down from -1: no gap in the numbers of the players tells of them. One that
was removed keeps only its number."""

heard = sa.Table(
    "heard",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.Text, primary_key=True, index=True),
    sa.Column("n", sa.Integer, nullable=False),
)
"""The last line of a table that a device has read."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.Text, primary_key=True, index=True),
    sa.Column("author", sa.Text, primary_key=True),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
)
"""Notes belong to a device as well as to a seat: the seat's next player does not see them."""

hints = sa.Table(
    "hints",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Text, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
)
"""Hints that were shown: after how many entries of the record, and the moves of the turn, one a line."""

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("found", sa.Boolean, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
)
"""What devices have tried at puzzles: how often, whether the turn was found, and whether it was shown before that."""

previews = sa.Table(
    "previews",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("picture", sa.Text, nullable=False),
)
"""Pictures of finished tables, in base64; an empty one was erased, and none follows it."""

own_puzzles = sa.Table(
    "own_puzzles",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.Text, primary_key=True, index=True),
    sa.Column("puzzles", sa.Text, nullable=False),
)
"""Games of a device that were looked through for puzzles, with what was found, for that device alone."""

deal_puzzles = sa.Table(
    "deal_puzzles",
    metadata,
    sa.Column("deal", sa.Text, primary_key=True),
    sa.Column("puzzles", sa.Text, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
)
"""Deals of the day that were looked through for puzzles once their day was over."""

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("all_tables", sa.Boolean, nullable=False),
    sa.Column("remind", sa.Boolean, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
)

subscribed_tables = sa.Table(
    "subscribed_tables",
    metadata,
    sa.Column("endpoint", sa.Text, sa.ForeignKey("subscriptions.endpoint", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("shape", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
)

calls = sa.Table(
    "calls",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Integer, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
    sa.Column("reminded", sa.Boolean, nullable=False),
)
"""The last notification to each seat: how many entries its table had, when it was sent, whether a reminder followed."""

pads = sa.Table(
    "pads",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("locked", sa.Boolean, nullable=False),
    sa.Column("code", sa.Text, unique=True),
    sa.Column("until", sa.DateTime(timezone=True)),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("touched", sa.DateTime(timezone=True), nullable=False, index=True),
)
"""Score pads. `code` is the hash of the short code that opens one, and works until `until`."""

pad_changes = sa.Table(
    "pad_changes",
    metadata,
    sa.Column("pad_id", sa.Text, sa.ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("field", sa.Text, nullable=False),
    sa.Column("value", sa.Text),
    sa.Column("undoes", sa.Integer),
    sa.Column("side", sa.Integer),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("key", sa.Text),
    sa.UniqueConstraint("pad_id", "key"),
)
