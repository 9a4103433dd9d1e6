"""Bundled scripts in a real browser do what their modules would."""

from pathlib import PurePosixPath

from playwright.sync_api import Route

from browser.fixtures import Invite
from ludopolis.server.static.bundle import bundle

MODULES = {
    "first.js": 'export const later = async () => await import("./part.js");',
    "part.js": "let told = 0;\nexport const tell = () => told += 1;",
}
TWICE = """async () => {
  const { later } = await import("/bundled/first.js");
  const parts = [...(await Promise.all([later(), later()])), await later()];
  return parts.map(({ tell }) => tell());
}"""


def test_what_is_loaded_later_is_there_once_however_often_it_is_asked_for(invite: Invite) -> None:
    person = invite()
    files = bundle("first", 'export { later } from "./first.js";', MODULES.__getitem__)

    def serve(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=files[PurePosixPath(route.request.url).name])

    page = person.open("/")
    page.route("**/bundled/*.js", serve)
    assert page.evaluate(TWICE) == [1, 2, 3]
