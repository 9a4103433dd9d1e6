"""The snippets of `docs/adding-a-game.md` are parts of the game that `ludopolis new` lays out, and its links work."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "adding-a-game.md").read_text("utf-8")
TEMPLATE = DOCS.parent / "src" / "ludopolis" / "terminal" / "template" / "game"
SNIPPET = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAP = "# …\n"


@pytest.mark.parametrize(("file", "snippet"), SNIPPET.findall(PAGE))
def test_a_snippet_is_part_of_its_file(file: str, snippet: str) -> None:
    rest = (TEMPLATE / file).read_text("utf-8").replace("SampleGame", "NewTown").replace("sample_game", "new_town")
    for part in snippet.split(GAP):
        _, found, rest = rest.partition(part)
        assert found, part


def test_every_snippet_names_its_file() -> None:
    assert PAGE.count("\n```") == 2 * len(SNIPPET.findall(PAGE)) >= 16


@pytest.mark.parametrize("page", ["adding-a-game.md", "hosting.md", "compatibility.md", "command-line.md"])
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", (DOCS / page).read_text("utf-8")):
        file, _, heading = link.partition("#")
        headings = re.findall(r"^#+ (.*)$", (DOCS / (file or page)).read_text("utf-8"), re.MULTILINE)
        assert not heading or heading in {title.lower().replace(" ", "-") for title in headings}, link


def test_the_files_that_the_hosting_page_names_are_there() -> None:
    named = set(re.findall(r"deploy/[\w.]+", (DOCS / "hosting.md").read_text("utf-8")))
    assert {file for file in named if not (DOCS.parent / file.rstrip(".")).exists()} == set()
    assert len(named) > 5
