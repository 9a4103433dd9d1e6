"""The examples in the README run and print what it shows; its links work."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 10
    assert failed == 0


def test_every_linked_file_exists() -> None:
    text = README.read_text("utf-8")
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert [link for link in links if not link.startswith("http") and not (README.parent / link).exists()] == []
