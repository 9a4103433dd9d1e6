"""Somebody who enters a finished game into a score pad by tapping, and counts the taps."""

from playwright.sync_api import Locator, Page, expect

from ludopolis.engine.contract import PadEntry, PadValue


class Typist:
    """Taps like a person who looks from the table to the phone and back. Fields that already hold the right value are
    left alone."""

    def __init__(self, page: Page, entry: PadEntry) -> None:
        self.page = page
        self.entry = entry
        self.taps = 0

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
        part = tab.inner_text()
        while left := [key for key in self.keys() if key not in keys]:
            keys.append(left[0])
            self.enter(left[0])
            self.settle()  # what is answered may ask for something more
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
                for _ in range(int(str(value))):
                    self.tap(field.locator(".one"))
            case "numbers":
                self.digits(field.locator(".padcell"), int(str(value)))
            case "grids":
                self.rows(field, value)
            case _:
                self.choose(field, value)

    def press(self, button: Locator) -> None:
        if button.get_attribute("aria-pressed") != "true":
            self.tap(button)

    def rows(self, field: Locator, value: PadValue) -> None:
        assert isinstance(value, list)
        for row, cells in enumerate(value):
            assert isinstance(cells, list)
            some = max([1, *(column + 1 for column, number in enumerate(cells) if number)])
            for column, number in enumerate(cells[:some]):
                self.digits(field.locator("tbody tr").nth(row).locator(".padcell").nth(column), number)

            if some < len(cells) and row < len(value) - 1:
                self.tap(self.page.locator("[data-next]"))  # what is left out is 0

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
        for one in wanted or [""]:
            self.press(field.locator(f'[data-choice="{one}"]'))
