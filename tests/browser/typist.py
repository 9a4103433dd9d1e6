"""Somebody who enters a finished game into a score pad by tapping, and counts the taps."""

from playwright.sync_api import Locator, Page, expect

from ludopolis.engine.contract import PadEntry, PadValue

TABLE = "Table"
"""The tab of what is shared."""
SEVERAL = 3
"""What the key beside a tally adds."""


class Typist:
    """Taps like a person who looks from the table to the phone and back. Fields that already hold the right value are
    left alone."""

    def __init__(self, page: Page, entry: PadEntry) -> None:
        self.page = page
        self.entry = entry
        self.taps = 0
        self.shared = 0
        """Those for what the whole table answers once, without the one that goes on from there."""

    def enter_all(self) -> None:
        """Enters the whole game, tie-breaks too, until the sheet counts."""
        expect(self.page.locator(".padtabs button").first).to_be_visible()
        while self.page.locator("[data-done]").count():
            self.enter_part()
            if self.page.locator("[data-missing]").count():
                self.settle()
                if self.page.locator("[data-missing]").count():
                    self.tap(self.page.locator("[data-missing]"))
        expect(self.page.locator("[data-total]").first).to_be_visible()

    def enter_part(self) -> None:
        """Enters what stands on this tab, and says that it is done."""
        keys: list[str] = []
        tab = self.page.locator(".padtabs [aria-pressed=true]")
        part, before = tab.inner_text(), self.taps
        while left := [key for key in self.keys() if key not in keys]:
            keys.append(left[0])
            self.enter(left[0])
            self.settle()  # what is answered may ask for something more
            if part == TABLE:
                self.shared += self.taps - before
                before = self.taps
            if tab.inner_text() != part:  # or nothing more, and the page has moved on
                return
        self.tap(self.page.locator("[data-done]"))
        self.settle()

    def settle(self) -> None:
        """Waits until the server has everything, and the page its answer."""
        expect(self.page.locator("#pad")).to_have_attribute("data-waiting", "0")

    def keys(self) -> list[str]:
        return [str(one.get_attribute("data-field")) for one in self.page.locator(".padfield").all()]

    def tap(self, what: Locator) -> None:
        what.click()
        self.taps += 1

    def enter(self, key: str) -> None:
        value = self.entry.get(key)
        if value is None:
            return
        field = self.page.locator(f'.padfield[data-field="{key}"]')
        if not field.count():  # what was entered since has made it needless
            return
        kind = str(field.locator("xpath=..").get_attribute("class")).split()[-1]
        match kind:
            case "tracks":
                self.press(field.locator(".padtrack button").nth(int(str(value))))
            case "tallys":
                self.tally(field, int(str(value)))
            case "numbers":
                self.digits(field.locator(".padcell"), int(str(value)))
            case "grids":
                self.rows(field, value)
            case _:
                self.choose(field, value)

    def tally(self, field: Locator, count: int) -> None:
        several = field.locator(".several")
        while several.count() and count >= SEVERAL:
            self.tap(several)
            count -= SEVERAL
        for _ in range(count):
            self.tap(field.locator(".one"))

    def press(self, button: Locator) -> None:
        if button.get_attribute("aria-pressed") != "true":
            self.tap(button)

    def rows(self, field: Locator, value: PadValue) -> None:
        """Types what is not 0, and taps where that stands if the cell before it has not moved on to there."""
        assert isinstance(value, list)
        for row, cells in enumerate(value):
            assert isinstance(cells, list)
            for column, number in enumerate(cells):
                if number or not any(cells):
                    self.digits(field.locator("tbody tr").nth(row).locator(".padcell").nth(column), number)

    def digits(self, cell: Locator, number: int) -> None:
        """Types a number. The cell is active already if the one before it has moved on."""
        self.press(cell)
        pad = self.page.locator(".paddigits")
        if number < 0:
            self.tap(pad.get_by_role("button", name="Minus"))
        text = str(abs(number))
        longer = pad.locator("[data-longer]")
        if longer.count() and abs(number) >= int(longer.inner_text().rstrip("+")):
            self.tap(longer)
        for digit in text:
            self.tap(pad.locator(f'[data-digit="{digit}"]'))

    def choose(self, field: Locator, value: PadValue) -> None:
        wanted = value if isinstance(value, list) else [value]
        change = field.locator(".padpicked button")
        if change.count():  # it says "none" until somebody has something
            if not wanted:
                return
            self.tap(change)
        for one in wanted or [""]:
            self.press(field.locator(f'[data-choice="{one}"]'))
