"""The lock names a version of everything we depend on, and one that `pyproject.toml` allows."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent


def test_every_dependency_is_locked_to_a_version_we_allow() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    locked: dict[str, list[Requirement]] = {}
    for line in (line for line in lines if not line.startswith("#")):
        one = Requirement(line)
        locked.setdefault(canonicalize_name(one.name), []).append(one)
    extras = project["optional-dependencies"]
    for wanted in map(Requirement, project["dependencies"] + extras["dev"] + extras["research"]):
        for one in locked[canonicalize_name(wanted.name)]:
            (exact,) = one.specifier
            assert exact.operator == "=="
            assert wanted.specifier.contains(exact.version), f"{wanted} but {one}"
    for name, versions in locked.items():
        ours = [one for one in versions if one.marker is None or one.marker.evaluate()]
        assert len(ours) <= 1, name
