"""The guard's parts, without a server."""

from unittest.mock import patch

from ludopolis.server.guard.access import hashed, new_id, new_token
from ludopolis.server.guard.limits import RateLimit
from ludopolis.server.guard.origin import same_origin


def test_a_bucket_gives_its_burst_and_refills() -> None:
    at = 100.0
    with patch("ludopolis.server.guard.limits.time.monotonic", lambda: at):
        rate = RateLimit(2.0, 3)
        assert [rate.allow("anna") for _ in range(5)] == [True, True, True, False, False]
        assert rate.allow("boris")
        at = 100.6
        assert [rate.allow("anna") for _ in range(2)] == [True, False]


def test_only_our_own_pages_have_our_origin() -> None:
    host = {"host": "games.example:8000"}
    assert same_origin({**host, "origin": "https://games.example:8000"})
    for origin in ("https://games.example", "https://elsewhere.example:8000", "null", ""):
        assert not same_origin({**host, "origin": origin})
    assert not same_origin(host)
    assert not same_origin({"origin": "://", "host": ""})


def test_tokens_are_long_different_and_stored_as_something_else() -> None:
    one, two = new_token(), new_token()
    assert one != two
    assert len(one) >= 40
    assert hashed(one) == hashed(one) != one


def test_names_in_links_never_look_like_an_option() -> None:
    drawn = iter(["-FVdAQ1m_zQC", "--VdAQ1m_zQC", "FVdAQ1m_zQC-"])
    with patch("ludopolis.server.guard.access.secrets.token_urlsafe", lambda _: next(drawn)):
        assert new_id() == "FVdAQ1m_zQC-"
