"""Metrics: counters and timers. They name no table, person, address or move.

They are always updated, which costs little; `prometheus.py` serves them if a host asks for it.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
REGISTRY = CollectorRegistry()


def _times(name: str, what: str, *labels: str) -> Histogram:
    return Histogram(name, what, labels, buckets=SECONDS, registry=REGISTRY)


REQUESTS = _times("ludopolis_request_seconds", "From a request to its answer", "method", "route", "status")
TRANSACTIONS = _times("ludopolis_database_seconds", "Transactions, with the wait for a connection")
THOUGHTS = _times("ludopolis_bot_seconds", "Thoughts of bots, with the wait for a worker")
BOT_FAULTS = Counter("ludopolis_bot_faults", "Thoughts that failed, hung or killed a worker", registry=REGISTRY)
DATABASE_ERRORS = Counter("ludopolis_database_errors", "Requests that the database failed", registry=REGISTRY)
LAST_BACKUP = Gauge("ludopolis_backup_timestamp_seconds", "When the last daily backup was made", registry=REGISTRY)
POSTS = Counter("ludopolis_posts", "Messages to push services and webhooks", ["outcome"], registry=REGISTRY)
SET_ASIDE = Counter(
    "ludopolis_endpoints_set_aside", "Push services and webhooks that went over a limit", ["why"], registry=REGISTRY
)
_MOVES = Counter("ludopolis_moves", "Moves that were made", ["by"], registry=REGISTRY)
MOVES_OF_PEOPLE = _MOVES.labels("person")
MOVES_OF_BOTS = _MOVES.labels("bot")
