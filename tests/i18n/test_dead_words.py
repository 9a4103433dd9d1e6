"""Nothing stands in the catalogues that nobody says, and dead messages are found."""

from pathlib import Path

import pytest

from i18n import dead_words
from i18n.catalogue_lint import PACKAGE

CODE = """
words.text("home-title")
words.text(f"bot-{name}-help")
words.say("event", Fact("card_drawn", {"to_card": "museum"}))
"""


def test_every_message_of_ours_is_said() -> None:
    assert [f"{found.file.relative_to(PACKAGE)}: {found.what}" for found in dead_words.dead(PACKAGE)] == []


@pytest.mark.parametrize(
    ("key", "alive"),
    [
        ("home-title", True),
        ("home-titles", False),
        ("bot-museum-help", True),
        ("bot-hero-help", False),
        ("event-card_drawn", True),
        ("event-card_lost", False),
        ("card-museum", True),
        ("card-zoo", False),
    ],
)
def test_a_dead_message(tmp_path: Path, key: str, alive: bool) -> None:
    locale = tmp_path / "i18n" / "locale"
    locale.mkdir(parents=True)
    (locale / "en.ftl").write_text(f"{key} = text\n", "utf-8")
    (tmp_path / "code.py").write_text(CODE, "utf-8")
    assert [found.what for found in dead_words.dead(tmp_path)] == ([] if alive else [f"nothing says {key}"])
