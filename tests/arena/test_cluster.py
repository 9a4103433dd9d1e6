"""Games on Ray: with a stand-in that behaves like Ray, and with Ray itself if it is installed."""

import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from itertools import islice
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from arena.given import venue
from ludopolis.arena.cluster import Cluster, NoCluster
from ludopolis.arena.play import OtherRules, play
from ludopolis.arena.schedule import round_robin
from ludopolis.arena.workers import LostWorker, spread
from ludopolis.engine.values.facts import fact

GAMES = list(islice(round_robin(["greedy", "random", "flat:4"], 2, "5"), 6))


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class StandIn(ModuleType):
    """The part of Ray that we use; tasks run when their results are asked for."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self, crash: Exception | None = None) -> None:
        super().__init__("ray")
        self.calls: list[Any] = []
        self.crash = crash

    def init(self, address: str, **settings: Any) -> None:
        self.calls.append((address, settings))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, work: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *args: partial(work, *args))

    def get(self, handle: Callable[[], Any]) -> Any:
        if self.crash is not None:
            raise self.crash
        try:
            return handle()
        except Exception as wrong:
            raise RayTaskError(wrong) from None

    def shutdown(self) -> None:
        self.calls.append("shutdown")


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    found = StandIn()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def test_the_games_are_those_of_one_process(ray: StandIn) -> None:
    with Cluster("local") as cluster:
        assert cluster.ahead() == 6
        assert list(spread(partial(play, venue()), iter(GAMES), cluster)) == play(venue(), GAMES)
    address, settings = ray.calls[0]
    assert (address, settings["include_dashboard"]) == ("local", False)
    assert ray.calls[-1] == "shutdown"


def test_a_cluster_is_joined_at_its_address(ray: StandIn) -> None:
    with Cluster("auto"):
        address, settings = ray.calls[0]
    assert address == "auto"
    assert "include_dashboard" not in settings  # not ours to decide


def test_a_node_with_other_rules_refuses(ray: StandIn) -> None:
    with Cluster("local") as cluster, pytest.raises(OtherRules):
        list(spread(partial(play, venue()._replace(rules=99)), iter(GAMES), cluster))
    assert ray.calls[-1] == "shutdown"


def test_a_lost_node_is_reported(ray: StandIn) -> None:
    ray.crash = RayError()
    with Cluster("local") as cluster, pytest.raises(LostWorker):
        list(spread(partial(play, venue()), iter(GAMES), cluster))


def test_a_failed_start_of_ray_is_reported(ray: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise ConnectionError("nobody\nis here")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster) as wrong:
        Cluster("auto")
    assert wrong.value.reason == fact("no-cluster", given="auto", problem="nobody is here")


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster) as wrong:
        Cluster("local")
    assert wrong.value.reason == fact("no-ray")


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra")
def test_ray_itself_gives_the_same_games() -> None:
    with Cluster("local") as cluster:
        assert list(spread(partial(play, venue()), iter(GAMES), cluster)) == play(venue(), GAMES)
