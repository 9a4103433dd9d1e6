"""Starting the server."""

import os
from pathlib import Path

import uvicorn

from ludopolis.server.app import create_app, database_url


def serve(host: str, port: int, data: Path, database: str | None) -> None:
    """Runs the server until it is stopped. Logs hold no moves, names or tokens."""
    workers = max(1, (os.cpu_count() or 2) - 1)
    app = create_app(database_url(data, database), workers)
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=4096, access_log=False)
