"""A catalogue parses what is asked for, and says the same as if all of it had been parsed."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludopolis import registry
from ludopolis.i18n.catalogue import Catalogue

TEXT = """\
# A comment = no message
plain = Plain
twice = the first
twice = the second
-brand = Ludopolis
inner = with { $count ->
    [one] one { -brand }
   *[other] { $count } of { -brand }
}
outer =
    Over lines,

    { inner }
# Another comment
broken = { $count ->
after = { missing }
round = { circle }
circle = { round }
bare =
    .title = A title
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    file = tmp_path / "en.ftl"
    file.write_text(TEXT, "utf-8")
    return Catalogue(file, "en")


def test_a_message_brings_what_it_consists_of(catalogue: Catalogue) -> None:
    assert catalogue.has("outer")
    assert catalogue.format("outer", {"count": 2}) == ("Over lines,\n\nwith 2 of Ludopolis", [])
    assert catalogue.has("plain")
    assert catalogue.format("plain", {}) == ("Plain", [])


def test_the_first_of_two_counts(catalogue: Catalogue) -> None:
    assert catalogue.has("twice")
    assert catalogue.format("twice", {})[0] == "the first"


def test_what_is_no_message_is_not_there(catalogue: Catalogue) -> None:
    assert not any(catalogue.has(key) for key in ("A", "brand", "-brand", "broken", "nowhere"))
    assert catalogue.has("bare")
    assert catalogue.format("bare", {}) == (None, [])


def test_what_is_missing_is_told(catalogue: Catalogue) -> None:
    assert catalogue.has("after")
    assert catalogue.format("after", {})[1]
    assert catalogue.has("round")  # which Fluent itself refuses to say


def test_every_message_reads_alike() -> None:
    """The files are cut into messages as the parser would."""
    root = Path(registry.__file__).parent
    for file in (root / "i18n" / "locale" / "pages.ru.ftl", root / "games" / "ginkgopolis" / "locale" / "ru.ftl"):
        whole = FluentBundle(["ru"], use_isolating=False)
        resource = FluentResource(file.read_text("utf-8"))
        whole.add_resource(resource)
        catalogue = Catalogue(file, "ru")
        keys = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
        assert keys
        for key in keys:
            assert catalogue.has(key), key
            pattern = whole.get_message(key).value
            assert pattern is None or catalogue.format(key, {})[0] == whole.format_pattern(pattern, {})[0], key
