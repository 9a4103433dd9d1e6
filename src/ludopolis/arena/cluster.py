"""Games on a Ray cluster. Ray is an extra: `pip install 'ludopolis[ray]'`, on this machine and on every node."""

import logging
import re
import socket
from importlib import import_module
from types import TracebackType
from typing import Any, Final, Self

from ludopolis.arena.workers import LostWorker, Timed, Work, timed
from ludopolis.engine.values.facts import LudopolisError, fact

LOCAL: Final = "local"
"""Starts a cluster on this machine instead of joining one."""
AUTO: Final = "auto"
"""Joins the cluster that this machine is a node of."""
ADDRESS: Final = re.compile(r"(?:ray://)?([^/:\s]+):(\d{1,5})", re.ASCII)
CONNECT_SECONDS: Final = 5.0
"""Ray itself would try for minutes."""


class NoCluster(LudopolisError):
    """Ray is not installed, or there is no cluster at that address."""


class Cluster:
    """The cores of a Ray cluster."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise NoCluster(fact("no-ray")) from None
        check_reachable(address)
        settings = {"include_dashboard": False} if address == LOCAL else {}
        try:
            # Without an address Ray would look for a cluster that ran here last, and wait for it for minutes.
            self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **settings)
        except (ConnectionError, ImportError, RuntimeError, ValueError) as wrong:
            raise no_cluster(address, wrong) from None
        self._play = self._ray.remote(timed)
        self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def ahead(self) -> int:
        return 2 * self._cores

    def submit(self, work: Work, bouts: list[Any]) -> Any:
        return self._play.remote(work, bouts)

    def collect(self, handle: Any) -> Timed:
        try:
            found: Timed = self._ray.get(handle)
        except self._ray.exceptions.RayTaskError as wrong:
            if isinstance(wrong.cause, Exception):
                raise wrong.cause from None
            raise
        except self._ray.exceptions.RayError:
            raise LostWorker(fact("lost-worker")) from None
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()


def check_reachable(address: str) -> None:
    """Fails quickly if nothing answers at the address."""
    if address in (LOCAL, AUTO):
        return
    written = ADDRESS.fullmatch(address)
    if written is None:
        raise NoCluster(fact("bad-cluster", given=address))
    try:
        socket.create_connection((written[1], int(written[2])), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as wrong:
        raise no_cluster(address, wrong) from None


def no_cluster(address: str, wrong: Exception) -> NoCluster:
    """The error for an address without a cluster."""
    return NoCluster(fact("no-cluster", given=address, problem=" ".join(str(wrong).split()) or type(wrong).__name__))
