"""Behind the proxies of `docs/hosting.md`, set up by the files of `deploy/`, at the root of a site and under a path."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from server.devices import BOT, ME, Device
from server.running import Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = "daemon off; pid nginx.pid; error_log error.log; events {{}} http {{ access_log off; {temporary} {site} }}"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")

pytestmark = pytest.mark.soak


def nginx(folder: Path, port: int, server: Server, path: str, strips: bool) -> list[str]:
    """Our file for nginx, on another port."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 80;", f"listen {port};")
    site = site.replace("location / {", f"location {path}/ {{")
    site = site.replace("http://127.0.0.1:8000;", f"http://127.0.0.1:{server.port}{'/' if strips else ''};")
    temporary = " ".join(f"{kind}_temp_path {kind};" for kind in TEMPORARY)
    (folder / "nginx.conf").write_text(NGINX.format(temporary=temporary, site=site), "utf-8")
    return ["nginx", "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"]


def caddy(folder: Path, port: int, server: Server, path: str, strips: bool) -> list[str]:
    """Our file for Caddy, without TLS and on another port."""
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("games.example.org {", f"http://127.0.0.1:{port} {{")
    handle = "handle_path" if strips else "handle"
    proxied = f"{handle} {path}/* {{\nreverse_proxy 127.0.0.1:{server.port}\n}}"
    site = site.replace("reverse_proxy 127.0.0.1:8000", proxied)
    (folder / "Caddyfile").write_text("{\nadmin off\n}\n" + site, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], folder: Path, base: str) -> Iterator[None]:
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
    try:
        for _ in range(200):
            assert process.poll() is None, (folder / "proxy.log").read_text()
            try:
                httpx.get(base)
                break
            except httpx.TransportError:
                time.sleep(0.05)  # it is starting; nothing to wait on but its answer
        yield
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.parametrize("proxy", [nginx, caddy])
@pytest.mark.parametrize(("path", "strips"), [("", False), ("/games", False), ("/games", True)])
def test_a_game_is_played_through_a_proxy(
    new_database: Callable[[str], str],
    strangers: Path,
    tmp_path: Path,
    proxy: Callable[[Path, int, Server, str, bool], list[str]],
    path: str,
    strips: bool,
) -> None:
    assert shutil.which(proxy.__name__), f"apt-get install {proxy.__name__}"
    server = Server(new_database("sqlite"), strangers, pause=0.0, root_path=path, proxy="127.0.0.1")
    tmp_path.chmod(0o755)
    port = free_port()
    base = f"http://127.0.0.1:{port}{path}"
    with running(proxy(tmp_path, port, server, path, strips), tmp_path, base):
        anna = Device(base)
        page = anna.get("/").text
        assert f'href="{path}/rules/happy_city"' in page
        answer = anna.post("/tables", game="happy_city", seats=[ME, BOT])
        assert f"Path={path}/" in answer.headers["set-cookie"]
        table = answer.json()["table"]
        assert anna.http.get(f"http://127.0.0.1:{port}{answer.json()['url']}").status_code == 200
        with anna.watch(table, 0) as watcher:
            while "over" not in watcher.state:
                legal = watcher.state["legal"]
                if legal:
                    anna.play(table, watcher, 0, legal[0]["move"])
                else:
                    watcher.next()
        assert anna.get(f"/replay/{table}").status_code == 200
        stranger = httpx.post(f"{base}/api/tables", json={}, headers={"Origin": "http://elsewhere.example"})
        assert stranger.json()["why"]["kind"] == "foreign-origin"
    server.stop()
    assert "Traceback" not in server.log.read_text()
