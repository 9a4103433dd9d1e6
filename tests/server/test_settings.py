"""Settings are passed whole; arguments of 0.1 are still understood, with a warning."""

from pathlib import Path

import pytest

from ludopolis.server.app import create_app
from ludopolis.server.settings import Limits, Settings, of_arguments


def test_an_application_still_takes_arguments_one_by_one() -> None:
    with pytest.warns(DeprecationWarning, match="create_app takes one `ludopolis.server.settings.Settings`"):
        app = create_app("sqlite://", root_path="/games", limits=Limits(body_seconds=3.0))
    assert app.state.root_path == "/games"
    assert app.state.limiter.body_seconds == 3.0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"data": Path("x"), "database": None}, Settings(data="x", backups=0)),
        ({"backups": 3, "backup_folder": "y"}, Settings(backups=3, backup_folder="y")),
        ({"backups": (Path("y"), 5)}, Settings(backups=5, backup_folder="y")),
        ({"backups": 3}, Settings(backups=0)),
        ({"webhooks": False, "listing": True}, Settings(no_webhooks=True, backups=0)),
        (
            {"json_logs": True, "proxies": "::1", "workers": 4},
            Settings(logs="json", proxy="::1", bot_workers=4, backups=0),
        ),
        ({"pause": 0.1, "metrics_listener": "a:1"}, Settings(bot_pause_seconds=0.1, metrics="a:1", backups=0)),
    ],
)
def test_old_arguments_become_settings(old: dict[str, object], new: Settings) -> None:
    with pytest.warns(DeprecationWarning, match="serve takes one"):
        assert of_arguments("serve", **old) == new


def test_limits_follow_the_host_unless_they_are_given_whole() -> None:
    assert Settings(tables_per_hour=7).caller_limits == Limits(tables_per_hour=7)
    assert Settings(tables_per_hour=7, limits=Limits()).caller_limits == Limits()
