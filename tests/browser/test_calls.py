"""Your turn, on a device whose page is closed: the page subscribes, the server sends, the worker shows."""

import re

from playwright.sync_api import Page, expect
from server.running import Server
from server.services import Browser, Service

from browser.fixtures import Invite
from browser.people import FRIEND, ME

SUBSCRIBE = """
(told) => {
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.serverKey = applicationServerKey.length;
    kept = { endpoint: told.endpoint, getKey: (name) => bytes(told[name]), unsubscribe: async () => { kept = null; } };
    return kept;
  };
}
"""
"""A browser's part that needs a push service of its maker: here it has the tests'."""

PERMITTED = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
"""
"""A browser without a screen permits nobody to show anything."""

SHOW = """() => {
  self.shown = new Promise((told) => {
    registration.showNotification = async (title, { body, data }) => told([title, body, data]);
  });
}"""
"""A browser without a screen shows nothing: the worker says what it would."""


def deliver(page: Page, data: str) -> None:
    """Gives the page's worker a message, as a push service would."""
    devtools = page.context.new_cdp_session(page)
    registrations: list[dict[str, object]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    origin = page.evaluate("origin")
    message = {"origin": origin, "registrationId": registrations[-1]["registrationId"], "data": data}
    devtools.send("ServiceWorker.deliverPushMessage", message)


def test_a_browser_subscribes_is_sent_a_message_shows_it_and_stops(invite: Invite, server: Server) -> None:
    with Service() as service:
        browser = Browser(service.url)
        anna = invite(service_workers="allow")
        anna.context.add_init_script(PERMITTED)
        page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
        page.evaluate(SUBSCRIBE, browser.subscription._asdict())
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("button", name="At this table")).to_have_class(
            re.compile("soft")
        )  # not as what is switched on
        page.get_by_role("button", name="At this table").click()
        expect(page.locator(".calls")).to_contain_text("You get a notification when it is your turn at this table.")
        assert page.evaluate("serverKey") == 65  # a point on the curve
        page.get_by_role("button", name="Send a test notification").click()
        message = browser.read(service.wait(1)[0])
        assert message == {
            "title": "Ludopolis",
            "text": "This is the notification you get when it is your turn.",
            "path": "/",
        }
        (worker,) = page.context.service_workers
        worker.evaluate(SHOW)
        deliver(page, '{"title": "Your turn", "text": "Boris has moved.", "path": "/t/1"}')
        assert worker.evaluate("() => shown") == ["Your turn", "Boris has moved.", "/t/1"]
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("button", name="At this table")).to_be_visible()
