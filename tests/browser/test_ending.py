"""The ending on the board: what is counted is lit where it stands; its words, and its picture."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.fixtures import Invite
from browser.people import DESK, PHONE, drawn
from browser.records import finished
from ludopolis.server.review.previews import cleaned

DEALT = """
const { parse } = JSON;
JSON.parse = (...given) => {
  const read = parse(...given);
  return read?.deal === "" ? { ...read, deal: "/deals/d" } : read;
};
"""
"""Others play the table's deal too."""
WANTED = DEALT.replace('deal: "/deals/d"', "preview: true")
"""The server wants the table's preview."""
UNTOLD = """() => document.querySelector(".countup .due")
    && [...document.querySelectorAll(".countrows .due b")].every((figure) => figure.textContent === "")"""
"""What is still to be counted is not known."""
WHOLE = (
    """board => board.firstElementChild.getBoundingClientRect().bottom <= board.getBoundingClientRect().bottom + 1"""
)
"""The whole city is in sight."""
ADDS_UP = """() => {
  const sum = (names) => [...document.querySelectorAll(names)].reduce(
    (all, { textContent }) => all + Number(textContent.replace("+", "").replace("\u2212", "-")), 0);
  return document.querySelector(".litmark") && sum(".litmark b") === sum(".countrows .now b");
}"""
"""What is lit and what is told at the foot of the board add up to the row, for all players together."""
CARD_WIDTH = 1200
PREVIEW = (1200, 630)
NAMES_ONLY = 44 + 96 + 2 * 52 + 44
"""The height of the picture of two players without a board."""


def lit(page: Page) -> list[int]:
    """The points on the board now."""
    return [int(text.replace("−", "-")) for text in page.locator(".litmark b").all_text_contents()]


def picture(page: Page) -> tuple[int, int]:
    """Width and height of the picture that is saved."""
    with page.expect_download() as saved:
        page.locator("[data-picture]").click()
    data = Path(saved.value.path()).read_bytes()
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


@pytest.mark.slow
def test_what_a_row_counts_is_lit_and_adds_up(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    game = finished("uptown", players=2)
    page = anna.open(f"/t/{anna.bring(game)}")
    page.wait_for_function(UNTOLD)
    expect(page.locator(".rosette, .scorestrip b, .players .sc")).to_have_count(0)
    board = page.locator("main.board")
    assert board.evaluate(WHOLE)
    expect(page.locator(".litmark").first).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    heard = page.locator(".countup [role=status]").text_content() or ""
    plot = re.match(r"Plot (\d): ", heard)
    category = f"plot_{plot[1]}" if plot else "coins"
    points = [line.points for sheet in game.state.sheet() for line in sheet if line.category == category]
    expect(page.locator(".countrows .now b")).to_have_text([str(one).replace("-", "−") for one in points])
    assert all(f"{name} {one}".replace("-", "−") in heard for name, one in zip(game.seats, points, strict=True))
    assert sum(lit(page)) == sum(points)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".fin .win h2")).to_be_visible()
    expect(page.locator(".tracing, .countup")).to_have_count(0)
    expect(page.locator(".built .ut.peek")).to_have_count(2)
    page.locator("[data-watch]").click()  # again, although it has been seen
    expect(page.locator(".countup")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".fin")).to_be_visible()


def test_without_motion_or_board_the_ending_is_told(invite: Invite) -> None:
    anna = invite()
    game = finished("streets", players=2)
    table = anna.bring(game)
    page = anna.open(f"/t/{table}")
    expect(page.locator(".fin")).to_be_visible()
    expect(page.locator(".countup, [data-watch], .toldrows")).to_have_count(0)
    anna.open(f"/t/{table}?text")
    lines = page.locator(".toldrows li")
    expect(lines.first).to_contain_text("Anna")
    rows = {line.category for sheet in game.state.sheet() for line in sheet if line.points}
    expect(lines).to_have_count(len(rows))


INKS = "ground => getComputedStyle(ground).fill"


@pytest.mark.slow
def test_tiles_keep_their_colours(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport=PHONE)
    page = anna.open(f"/t/{anna.bring(finished('streets', players=5))}")
    expect(page.locator(".litmark").first).to_be_visible()
    page.keyboard.press(" ")
    drawn(page)
    inks = {ground.evaluate(INKS) for ground in page.locator(".st-ground").all()}
    assert len(inks) > 1
    assert "rgb(0, 0, 0)" not in inks


LINES = """all => all.map((one) => {
  const { lineHeight } = getComputedStyle(one);
  return Math.round(one.getBoundingClientRect().height / parseFloat(lineHeight));
})"""
"""How many lines words take."""


@pytest.mark.slow
def test_five_players_leave_room_for_what_is_counted_and_for_their_names(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport={"width": 1024, "height": 768})
    page = anna.open(f"/t/{anna.bring(finished('ginkgopolis', players=5))}")
    expect(page.locator(".litmark").first).to_be_visible()
    page.keyboard.press(" ")
    drawn(page)
    assert max(page.locator(".countrows .rw > span:last-child").evaluate_all(LINES)) <= 2
    page.keyboard.press("Escape")
    expect(page.locator(".fin")).to_be_visible()
    assert page.locator(".players .nm").evaluate_all(LINES) == [1] * 5
    expect(page.locator(".players .gk-first")).to_have_count(0)  # nobody begins another round


@pytest.mark.slow
def test_a_phone_turns_to_what_is_counted(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport=PHONE)
    page = anna.open(f"/t/{anna.bring(finished('welcome_to', players=2))}")
    expect(page.locator(".app.counting[data-tab=board]")).to_be_visible()
    expect(page.locator(".countup [role=status]")).to_contain_text("Penalties: ")
    expect(page.locator(".app.counting[data-tab=sheet]")).to_be_visible()
    expect(page.locator(".litmark").first).to_be_visible()
    expect(page.locator("[data-turning]")).to_have_count(0)


TURNING = """(left) => {
  const board = document.querySelector("main.board");
  board.dataset.turning = left;
  return [".wt-street > :first-child", ".wt-zone"].map((parts) =>
    [...board.querySelectorAll(parts)].filter((part) => part.checkVisibility()).length);
}"""
"""Streets and zones of the sheet that are laid out while a tab is still to come in so many frames."""


@pytest.mark.slow
def test_a_tab_that_a_phone_turns_to_comes_part_by_part(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport=PHONE)
    page = anna.open(f"/t/{anna.bring(finished('welcome_to', players=2))}")
    expect(page.locator(".app.counting[data-tab=board]")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    assert [page.evaluate(TURNING, left) for left in (3, 2, 1, 0)] == [[0, 1], [1, 1], [2, 1], [3, 1]]
    page.evaluate("document.querySelector('.app').dataset.tab = 'sheet'")
    assert [page.evaluate(TURNING, left) for left in (3, 2, 1, 0)] == [[0, 1], [0, 2], [0, 3], [0, 4]]


@pytest.mark.slow
def test_points_of_a_town_that_is_not_in_sight_are_told_at_the_foot(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference", viewport=PHONE)
    page = anna.open(f"/t/{anna.bring(finished('welcome_to', players=2))}")
    expect(page.locator(".litmark").first).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    page.wait_for_function(ADDS_UP)
    expect(page.locator(".wt-counted > section")).to_have_count(1)
    expect(page.locator(".wt-tally > b")).to_have_count(2)  # who has as many temps as the first gets as much
    page.set_viewport_size(DESK)
    expect(page.locator(".wt-counted > section")).to_have_count(1)  # as large as the frame
    page.wait_for_function(ADDS_UP)


@pytest.mark.slow
def test_an_ending_can_be_watched_in_the_replay(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    page = anna.open(f"/replay/{anna.bring(finished('happy_city', players=2))}")
    page.get_by_role("button", name="Watch the ending").click()
    expect(page.locator(".countup")).to_be_visible()
    expect(page.locator(".stepper")).to_have_count(0)
    expect(page.locator(".hc-cities .city")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".countup")).to_have_count(0)
    expect(page.locator(".stepper .at")).to_be_visible()


def test_the_picture_shows_the_board_unless_others_may_still_play_the_deal(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    table = anna.bring(finished("ginkgopolis", players=2))
    page = anna.open(f"/t/{table}")
    width, height = picture(page)
    assert width == CARD_WIDTH
    assert height > NAMES_ONLY + 300
    anna.context.add_init_script(DEALT)
    page.reload()
    expect(page.locator(".fin")).to_be_visible()
    assert picture(page) == (CARD_WIDTH, NAMES_ONLY)


def test_the_preview_of_a_finished_table_is_sent_once_and_without_text_mode(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    sent: list[bytes] = []

    def take(route: Route) -> None:
        sent.append(route.request.post_data_buffer or b"")
        route.fulfill(status=204)

    anna.context.route("**/api/tables/*/preview", take)
    anna.context.add_init_script(WANTED)
    table = anna.bring(finished("streets", players=2))
    page = anna.open(f"/t/{table}?text")
    expect(page.locator(".fin")).to_be_visible()
    with page.expect_request("**/preview"):
        anna.open(f"/t/{table}")
    expect(page.locator(".fin")).to_be_visible()
    page.get_by_role("button", name="See the table").click()
    page.locator(".endtray").get_by_role("button", name="Score sheet").click()
    expect(page.locator(".fin")).to_be_visible()
    (data,) = sent
    assert cleaned(data)
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == PREVIEW
