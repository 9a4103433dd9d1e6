"""Without a connection: what is kept on a device, and what never is."""

import re
import time
from contextlib import nullcontext
from pathlib import Path

from playwright.sync_api import Page, expect
from server.running import Server

from browser.fixtures import Invite
from browser.people import BOT, FRIEND, ME, Person

TIMEOUT_MS = 30_000
NEWER = """
from ludopolis.server.static.assets import Assets
older = Assets._bundle
def newer(self):
    older(self)
    self.files["styles/door.css"] += b"/* newer */"
Assets._bundle = newer
"""
"""The next version of the client."""
KEPT = """async () => {
  const all = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
  return all.sort();
}"""
"""Every address that is kept."""
INSECURE = """
Object.defineProperty(window, "isSecureContext", { value: false });
delete window.caches;
for (const name of ["serviceWorker", "wakeLock", "share", "canShare", "clipboard"]) delete Navigator.prototype[name];
"""
"""What a browser is without at an address that is not secure."""


def until(page: Page, true: str) -> None:
    """Waits until something is true that the page must wait for itself."""
    page.evaluate(
        f"""async () => {{
          const due = Date.now() + {TIMEOUT_MS};
          while (!({true})) {{
            if (Date.now() > due) throw Error("not in time");
            await new Promise((done) => setTimeout(done, 50));
          }}
        }}"""
    )


def wait_until_kept(person: Person) -> list[str]:
    """Waits until everything that the server names is kept."""
    told = person.context.request.get("/offline/files").json()
    named = sorted({"/offline", *told["shell"], *told["files"], *told["pages"]})
    until(person.page, f"(await ({KEPT})()).length === {len(named)}")
    assert person.page.evaluate(KEPT) == named
    return named


def version(page: Page) -> str:
    """The version of the client that a page comes from."""
    found = re.search(r"/static/(\w+)/", page.locator("link[rel=stylesheet]").first.get_attribute("href") or "")
    assert found is not None
    return found[1]


def test_rules_are_read_offline_tables_never_are_and_a_new_server_gets_no_old_page(
    invite: Invite, tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, pause=0.01)
    anna = invite(at=server, service_workers="allow")
    table = anna.new_table("happy_city", ME, BOT)
    page = anna.sit(table)
    expect(page.locator("[data-move]").first).to_be_visible()
    named = wait_until_kept(anna)
    assert [path for path in named if not re.match(r"/(offline$|static/|rules/)", path)] == []
    page.goto("/mine")
    page.goto("/rules/uptown")
    old = version(page)
    assert anna.page.evaluate(KEPT) == named

    server.stop()
    page.goto("/rules/happy_city?from=home")
    expect(page.locator(".leaf h1")).to_have_text("Happy City")
    expect(page.locator("figure[data-drawn]").first).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.locator("h1")).to_have_text("You are offline")
    expect(page.locator("#app")).to_have_count(0)
    expect(page.get_by_role("link", name="UpTown")).to_be_visible()

    server.before = NEWER
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    server.start()
    expect(page.locator("[data-move]").first).to_be_visible()  # by itself
    new = version(page)
    assert new != old
    page.goto("/rules/happy_city")
    expect(page.locator("figure[data-drawn]").first).to_be_visible()
    assert [one for one in asked if f"/static/{old}/" in one] == []
    gone = f"!(await ({KEPT})()).some((path) => path.includes('{old}'))"
    until(page, f"(await navigator.serviceWorker.getRegistration()).waiting || {gone}")
    due = time.monotonic() + TIMEOUT_MS / 1000
    while not page.evaluate(f"async () => {gone}"):  # the newer worker takes over once no page is open
        assert time.monotonic() < due
        state = "self.serviceWorker.state"
        older = [worker for worker in anna.context.service_workers if worker.evaluate(state) == "activated"]
        with (
            older[0].expect_event("close") if older else nullcontext()
        ):  # before it ends, it takes the next page as well
            page.close()
        page = anna.page = anna.context.new_page()
        page.goto("/rules/happy_city")
    wait_until_kept(anna)

    page.goto("/mine")
    page.get_by_role("button", name="Delete").first.click()
    anna.context.add_init_script("delete Navigator.prototype.serviceWorker;")  # the next page begins anew otherwise
    with page.expect_navigation():
        page.locator("dialog[open] .btn.main").click()
    assert page.evaluate(KEPT) == []
    anna.faults.clear()  # the tries while nobody answered
    server.stop()


def test_an_address_that_is_not_secure_offers_none_of_it_and_lacks_nothing_else(invite: Invite) -> None:
    anna, boris = invite(), invite()
    anna.context.add_init_script(INSECURE)
    page = anna.open("/")
    assert page.evaluate("'serviceWorker' in navigator || 'caches' in window") is False
    answer = anna.post(
        "/tables", game="uptown", seats=[ME, FRIEND], clock={"kind": "live", "bank": 600, "increment": 5}
    )
    table = answer.json()["table"]
    boris.join(table, 1, "Boris")
    page = anna.sit(table)
    expect(page.locator(".plcard.active .digits")).not_to_have_text("")
    anna.open("/mine")
    expect(page.locator("#profile")).to_be_visible()
    page.get_by_role("button", name="Delete").first.click()
    with page.expect_navigation():
        page.locator("dialog[open] .btn.main").click()
