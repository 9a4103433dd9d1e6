"""Style sheets as they are served."""

from pathlib import Path

from browser.fixtures import Invite
from ludopolis.server.static.bundle import shortened_styles

SOURCE = Path(__file__).parents[2] / "src" / "ludopolis"
RULES = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map((rule) => rule.cssText.replace(/([,:])\\s+/g, "$1"));
}"""
"""The rules of a sheet as a browser understands them; it keeps values with var() as they are written."""


def test_what_is_left_out_of_a_sheet_means_nothing_to_a_browser(invite: Invite) -> None:
    page = invite().page
    for file in SOURCE.rglob("*.css"):
        written = "\n".join(line for line in file.read_text("utf-8").split("\n") if not line.startswith("@import"))
        rules = page.evaluate(RULES, written)
        assert rules, file
        assert page.evaluate(RULES, shortened_styles(written)) == rules, file
