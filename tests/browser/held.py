"""Requests that wait until a test answers them or lets them go on."""

from playwright.sync_api import BrowserContext, Page, Route


class Held:
    """What the pages of a context, or one page, ask for under an address."""

    def __init__(self, where: Page | BrowserContext, url: str, times: int | None = None) -> None:
        self.where = where
        self.asked: list[Route] = []
        """All of them so far."""
        self.taken = 0
        where.route(url, lambda route: self.asked.append(route), times=times)

    def next(self) -> Route:
        """The earliest that has not been taken. Waits: a browser says that it asks before the request can be held."""
        page = self.where if isinstance(self.where, Page) else self.where.pages[0]
        while len(self.asked) == self.taken:
            page.wait_for_timeout(10)
        self.taken += 1
        return self.asked[self.taken - 1]
