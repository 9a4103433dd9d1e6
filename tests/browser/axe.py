"""Finds what stands in the way of people who use a screen reader, a keyboard or strong contrast."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.timeline === document.timeline && one.effect.getComputedTiming().delay === 0)
    .map((one) => one.finished.catch(() => null)))"""
"""Waits until everything that is fading in has arrived: until then it has too little contrast. What moves with a
scroll bar instead of time never arrives."""
RUN = """([within, options]) => {
    unpainted.disabled = true;
    return axe.run(within, { resultTypes: ["violations"], preload: false, ...options })
        .then((found) => found.violations).finally(() => { unpainted.disabled = false; });
}"""
"""Contrasts are measured on the page as people see it."""
SHOW_PAGE = """shown => {
    for (const one of document.querySelectorAll('.page, #app')) one.style.display = shown ? '' : 'none';
}"""


def barriers(page: Page, where: str, within: str = "html") -> list[str]:
    """What stands in the way on a light page, and in the dark, where only contrasts can differ."""
    found = findings(page, where, within)
    page.emulate_media(color_scheme="dark")
    found += findings(page, f"{where}, dark", within, runOnly=["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


def barriers_in_dialog(page: Page, where: str) -> list[str]:
    """The same for the open dialog. The page behind it, examined before, is hidden: axe would measure all of it."""
    expect(page.locator("dialog[open]")).to_be_visible()
    page.evaluate(SHOW_PAGE, False)
    found = barriers(page, where, "dialog[open]")
    page.evaluate(SHOW_PAGE, True)
    return found


def findings(page: Page, where: str, within: str, **options: object) -> list[str]:
    """Serious and critical findings, each with the places."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, [within, options])
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    return [
        f"{where}: {one['id']}: {node['target']} {node['failureSummary']}" for one in serious for node in one["nodes"]
    ]
