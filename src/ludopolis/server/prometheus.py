"""The Prometheus endpoint: the counters of `ops/metrics.py`, and gauges read from the hall.

It has a listener of its own, which players do not reach, and a thread of its own.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from ludopolis.server.hall import Hall
from ludopolis.server.model.tables import ENDED, FINISHED, RUNNING, WAITING
from ludopolis.server.ops.metrics import REGISTRY
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.version import compiled, installed


class HallCollector(Collector):
    """The gauges of one process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def describe(self) -> list[Metric]:
        """Nothing, so that registering does not query the database."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Reads the gauges."""
        hall = self.hall
        about = {"version": installed(), "compiled": str(compiled()).lower()}
        about["database"] = "postgresql" if hall.store.database.postgres else "sqlite"
        yield InfoMetricFamily("ludopolis", "What runs here", value=about)
        live = list(hall.tables.live.values())
        yield GaugeMetricFamily("ludopolis_tables_open", "Tables in memory", value=len(live))
        yield GaugeMetricFamily("ludopolis_sockets", "Open sockets", value=sum(len(table.sockets) for table in live))
        yield GaugeMetricFamily("ludopolis_bot_workers", "Processes for bots", value=hall.bots.workers.count)
        thinking = hall.bots.thinking
        yield GaugeMetricFamily("ludopolis_bots_thinking", "Bots that think or wait for a worker", value=thinking)
        waiting = max(0, thinking - hall.bots.workers.count)
        yield GaugeMetricFamily("ludopolis_bot_queue", "Bots that wait for a worker", value=waiting)
        aside = hall.notifier.outside.lanes.aside()
        yield GaugeMetricFamily("ludopolis_endpoints_aside", "Endpoints that get nothing for now", value=aside)
        restarts = CounterMetricFamily("ludopolis_background_restarts", "Failed work, started again", labels=["task"])
        for task, count in list(hall.tasks.restarts.items()):
            restarts.add_metric([task], count)
        yield restarts
        yield from self._stored()

    def _stored(self) -> Iterator[Metric]:
        try:
            found = self.hall.store.tables.count_by_status()
        except DatabaseFailed:
            yield GaugeMetricFamily("ludopolis_database_up", "Whether the database answers", value=0)
            return
        yield GaugeMetricFamily("ludopolis_database_up", "Whether the database answers", value=1)
        stored = GaugeMetricFamily("ludopolis_tables", "Stored tables", labels=["status"])
        for status in (WAITING, RUNNING, FINISHED, ENDED):
            stored.add_metric([status], found.get(status, 0))
        yield stored


@contextmanager
def shown(hall: Hall, listener: str) -> Iterator[None]:
    """Serves `/metrics` at an address like `127.0.0.1:9464` while the context lasts."""
    host, _, port = listener.rpartition(":")
    collectors = [HallCollector(hall), ProcessCollector(registry=None)]
    for collector in collectors:
        REGISTRY.register(collector)
    server, thread = start_http_server(int(port), host.strip("[]"), REGISTRY)
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        for collector in collectors:
            REGISTRY.unregister(collector)
