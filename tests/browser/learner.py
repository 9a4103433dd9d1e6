"""Somebody who takes a lesson: reads the note and does what is lit up."""

from playwright.sync_api import Locator, Page, expect

NOTE = ".lesson"
EXPECTED = "[data-lit]:is([data-move], [data-step])"
"""What the lesson waits for: a control of the expected move, or what leads to it."""
MOST_TOUCHES = 8
"""A move that takes more touches than this is not found."""
LIT = """([note, expected]) => {
    const shown = document.querySelector(note);
    const lit = [...document.querySelectorAll(expected)].filter(one => one.getClientRects().length);
    const moves = lit.map(one => (one.dataset.move ?? one.dataset.step) + (one.closest(".tray") ? one.innerText : ""));
    return [shown?.dataset.place ?? "", shown?.querySelector("small").innerText ?? "", moves.sort().join()];
}"""
"""Where the lesson stands, the step that is shown, and what is lit up. A button of the tray says more once picked."""


def where(page: Page) -> list[str]:
    """See `LIT`."""
    found: list[str] = page.evaluate(LIT, [NOTE, EXPECTED])
    return found


def ready(page: Page) -> None:
    """Waits until the learner is asked to do something."""
    expect(page.locator(f"{NOTE} .todo, {NOTE} .teach").first).to_be_visible()


def go_on(page: Page) -> None:
    """Does what the note asks for, until the lesson stands elsewhere or is over."""
    ready(page)
    began = before = where(page)
    for _ in range(MOST_TOUCHES):
        button = page.locator(f"{NOTE} .teach")
        (button if button.count() else touchable(page)).click()
        page.wait_for_function(
            f"""([before, note, expected]) => {{
                const now = ({LIT})([note, expected]);
                return now[0] !== before[0] || now[1] !== before[1] || now[2] && now[2] !== before[2];
            }}""",
            arg=[before, NOTE, EXPECTED],
        )
        before = where(page)
        if before[:2] != began[:2]:
            return
    raise AssertionError(f"{began}: the move that is lit up cannot be made")


def touchable(page: Page) -> Locator:
    """The expected move: its button in the tray, unless pressed; else its place on the board, else what leads to it."""
    for place in (".tray [data-lit][data-move]:not([aria-pressed=true])", "[data-lit][data-move]", EXPECTED):
        found = page.locator(f"{place}:visible")
        if found.count():
            return found.first
    raise AssertionError(f"{where(page)}: nothing is lit up")
