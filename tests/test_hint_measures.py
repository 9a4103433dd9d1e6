"""What `benchmarks.hints` measures, stores and tells."""

import json
from pathlib import Path

from benchmarks import hints
from ludopolis import registry


def stored(**more: object) -> hints.Stored:
    """Two positions: in one the hint is the best turn, in the other it loses more than is close."""
    first = {"number": 0, "shares": [0.6, 0.6, 0.5], "same": True, "seconds": [0.1, 2.0]}
    second = {"number": 1, "shares": [0.5, 0.4, 0.45], "same": False, "seconds": [0.1, 3.0]}
    return {"happy_city": {"pace": {}, "positions": [second, first], **more}}


def test_the_page_tells_what_hints_lose() -> None:
    row = hints.page(stored()).splitlines()[-1]
    assert row == "| happy_city | 2 | 50.0% | 0.0% | 0.0500 | 0.0750 | 0.100 | 1 | × 25 | – |"


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    game = registry.find("happy_city")
    file = tmp_path / "hints.json"
    hints.save(file, stored(**{"with": hints.settings(game)}))
    assert [one["number"] for one in json.loads(file.read_text())["happy_city"]["positions"]] == [0, 1]
    assert list(hints.missing(hints.read(file), [game], 4)) == [hints.Case(game.id, 2), hints.Case(game.id, 3)]


def test_results_of_other_rules_or_budgets_do_not_count() -> None:
    assert len(list(hints.missing(stored(**{"with": []}), [registry.find("happy_city")], 4))) == 4


def test_the_page_tells_what_is_stored() -> None:
    assert hints.PAGE.read_text("utf-8") == hints.page(hints.read(hints.STORE))
