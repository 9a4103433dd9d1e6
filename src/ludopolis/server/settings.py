"""Settings of a server, in one frozen value that is passed whole.

The command line, the environment and the settings file provide the part for hosts (`terminal/settings.py`); programs
and tests may set the rest too.
"""

import os
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from ludopolis.server.ops.private_files import make_folder

NOT_FOR_HOSTS = {"host": False}


class Limits(NamedTuple):
    """Rate limits of one device. An address has several times as much (`guard/limits.py`). 0 means no limit."""

    changes_per_second: float = 20.0
    reads_per_second: float = 80.0
    """Pages, files, records, replays and new sockets."""
    tables_per_hour: float = 60.0
    """New tables and uploaded records."""
    head_seconds: float = 10.0
    """Timeout for the head of a request, from the connection or the answer before."""
    body_seconds: float = 20.0
    """Timeout for the body of a request."""
    open_sockets: int = 40
    """Most sockets that are open at the same time."""
    analyses_per_hour: float = 60.0
    """New analyses of the coach."""
    said_per_minute: float = 20.0
    """Lines of talk, reactions included."""
    notifications_per_hour: float = 60.0
    """Subscriptions and webhooks that are set up or tried."""


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. Those for hosts come first, and have the same names as on the command line."""

    host: str = "127.0.0.1"
    port: int = 8000
    root_path: str = ""
    """The path under which browsers find the pages. It begins with a slash and does not end with one."""
    proxy: str = ""
    """Trusted proxies: addresses or networks, separated by commas, whose forwarding headers count."""
    data: str = ""
    database: str = ""
    backups: int = 14
    backup_folder: str = ""
    no_backup: bool = False
    """Skips the copy of an older database before its migration."""
    forget_days: int = 90
    tables_per_hour: int = 60
    bot_workers: int = 0
    logs: str = "text"
    metrics: str = ""
    """The address of the Prometheus endpoint."""
    no_webhooks: bool = False
    no_open_tables: bool = False
    previews: bool = False
    """Finished tables have a picture that chats show beside their link."""
    drafts: bool = False
    """Lists games that are drafts, too."""
    open: bool = False
    limits: Limits | None = field(default=None, metadata=NOT_FOR_HOSTS)
    """Rate limits in place of the defaults with `tables_per_hour`."""
    bot_pause_seconds: float = field(default=0.6, metadata=NOT_FOR_HOSTS)
    """Shortest time of a bot's move, so that people can follow and a quick move gives nothing away."""
    seed: str = field(default="", metadata=NOT_FOR_HOSTS)
    """Makes deals reproducible, for tests."""

    @property
    def data_folder(self) -> Path:
        """The folder of the server's data: the one that was set, or the usual place for a program's data."""
        if self.data:
            return Path(self.data)
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        return Path(base) / "ludopolis"

    @property
    def daily_backup_folder(self) -> Path:
        """The folder of the daily backups and of the copies before an upgrade."""
        return Path(self.backup_folder) if self.backup_folder else self.data_folder / "backups"

    @property
    def url(self) -> str:
        """The database that was named, or the embedded one in the data folder."""
        return self.database or f"sqlite:///{self.data_folder.resolve() / 'ludopolis.sqlite'}"

    @property
    def workers(self) -> int:
        """Bot worker processes: by default one less than there are cores."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def caller_limits(self) -> Limits:
        """What one device may ask for."""
        return Limits(tables_per_hour=self.tables_per_hour) if self.limits is None else self.limits

    def made_url(self) -> str:
        """`url`, after making the data folder if the database is in it."""
        if not self.database:
            make_folder(self.data_folder)
        return self.url


def of_arguments(function: str, **given: Any) -> Settings:
    """Settings from the arguments of 0.1, which were passed one by one: supported until the next major version."""
    warnings.warn(f"{function} takes one `ludopolis.server.settings.Settings`", DeprecationWarning, stacklevel=3)
    names = {"pause": "bot_pause_seconds", "workers": "bot_workers", "proxies": "proxy", "metrics_listener": "metrics"}
    chosen: dict[str, Any] = {names.get(name, name): value for name, value in given.items()}
    if (kept := chosen.pop("backups", None)) is not None:
        folder = given.get("backup_folder", "")
        chosen["backup_folder"], chosen["backups"] = kept if isinstance(kept, tuple) else (folder, kept)
    for name, off in (("webhooks", "no_webhooks"), ("listing", "no_open_tables")):
        if name in chosen:
            chosen[off] = not chosen.pop(name)
    if "json_logs" in chosen:
        chosen["logs"] = "json" if chosen.pop("json_logs") else "text"
    chosen |= {name: str(chosen[name] or "") for name in ("data", "database", "backup_folder") if name in chosen}
    if not chosen.get("backup_folder"):
        chosen["backups"] = 0  # as it was: no folder, no backups
    return Settings(**chosen)
