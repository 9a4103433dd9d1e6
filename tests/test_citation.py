"""CITATION.cff names the version that it comes with, and has what the format asks for."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_citation_is_of_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    told = dict(line.partition(": ")[::2] for line in lines if line[:1].isalpha())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert told.keys() >= {"cff-version", "message", "title", "authors:"}
    assert (told["version"], told["license"]) == (project["version"], project["license"])
