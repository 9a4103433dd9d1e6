"""The README's examples run and say what they claim."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 10
    assert failed == 0


def test_every_file_it_points_to_is_there() -> None:
    text = README.read_text("utf-8")
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert [link for link in links if not link.startswith("http") and not (README.parent / link).exists()] == []
