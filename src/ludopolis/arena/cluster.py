"""Games on a Ray cluster. Ray is an extra: `pip install 'ludopolis[ray]'`, on this machine and on every node."""

import logging
import re
import socket
from importlib import import_module
from types import TracebackType
from typing import Any, Final, Self

from ludopolis.arena.schedule import Bout
from ludopolis.arena.workers import LostWorker, Timed, Work, timed
from ludopolis.engine.facts import LudopolisError, fact

HERE: Final = "local"
"""Starts a cluster of this machine alone instead of joining one."""
RUNNING: Final = "auto"
"""Joins the cluster that this machine is a node of."""
ADDRESS: Final = re.compile(r"(?:ray://)?([^/:\s]+):(\d{1,5})", re.ASCII)
PATIENCE: Final = 5.0
"""Seconds to wait for somebody at the address; Ray itself would try for minutes."""


class NoCluster(LudopolisError):
    """Ray is not installed, or there is no cluster at that address."""


class Cluster:
    """The cores of a Ray cluster."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise NoCluster(fact("no-ray")) from None
        knock(address)
        own = {"include_dashboard": False} if address == HERE else {}
        try:
            # Without an address Ray would look for a cluster that ran here last, and wait for it for minutes.
            self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, ImportError, RuntimeError, ValueError) as wrong:
            raise no_cluster(address, wrong) from None
        self._play = self._ray.remote(timed)
        self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def ahead(self) -> int:
        return 2 * self._cores

    def submit(self, work: Work, bouts: list[Bout]) -> Any:
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


def knock(address: str) -> None:
    """Finds out quickly that nobody is there."""
    if address in (HERE, RUNNING):
        return
    written = ADDRESS.fullmatch(address)
    if written is None:
        raise NoCluster(fact("bad-cluster", given=address))
    try:
        socket.create_connection((written[1], int(written[2])), PATIENCE).close()
    except (OSError, OverflowError) as wrong:
        raise no_cluster(address, wrong) from None


def no_cluster(address: str, wrong: Exception) -> NoCluster:
    """The error for an address at which there is none."""
    return NoCluster(fact("no-cluster", given=address, problem=" ".join(str(wrong).split()) or type(wrong).__name__))
