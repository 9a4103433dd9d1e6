"""A finished game step by step, and records brought from elsewhere."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.fixtures import Invite
from browser.people import Person, drawn
from browser.records import finished
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.events import SPECTATOR


def bring(person: Person, file: Path) -> Page:
    """Opens a record from My games."""
    page = person.open("/mine")
    page.get_by_role("button", name="Open a record").click()
    page.locator("#record").set_input_files(file)
    return page


def saved(table: Table, file: Path) -> Path:
    """The record of a game in a file."""
    file.write_text(table.record().to_text())
    return file


def at(page: Page, move: int, last: int) -> None:
    """The replay shows that move, and so does the address."""
    expect(page.locator(".stepper .at")).to_have_text(f"Move {move} of {last}")
    expect(page).to_have_url(re.compile(rf"/replay/[\w-]+#{move}$"))


def test_arrow_keys_walk_through_a_record_and_links_lead_to_a_move(invite: Invite, tmp_path: Path) -> None:
    anna, boris = invite(), invite()
    table = finished("happy_city", max_rounds=2)
    page = bring(anna, saved(table, tmp_path / "game.jsonl"))
    expect(page.locator(".stepper .at")).to_be_visible()
    last = int(page.locator(".stepper .at").inner_text().split()[-1])
    at(page, 0, last)
    for key, move in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
    ]:
        page.keyboard.press(key)
        at(page, move, last)
    page.keyboard.press("ArrowRight")
    at(page, 1, last)
    drawn(page)
    told = page.locator(".status .head").inner_text()
    assert "reveals" in told
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link to this move").input_value()
    other = boris.open(link)
    at(other, 1, last)
    expect(other.locator(".status .head")).to_have_text(told)
    other.keyboard.press("End")
    points = [str(total) for total in table.state.results().totals]
    expect(other.locator(".plcard .sc b")).to_have_text(points)


def test_a_replay_steps_by_turn_and_plays_by_itself(invite: Invite, tmp_path: Path) -> None:
    anna = invite()
    page = bring(anna, saved(finished("happy_city", max_rounds=2), tmp_path / "game.jsonl"))
    expect(page.locator(".stepper .at")).to_be_visible()
    last = int(page.locator(".stepper .at").inner_text().split()[-1])
    page.get_by_role("button", name="turn", exact=True).click()
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".status")).to_contain_text("Boris")
    page.get_by_role("button", name="move", exact=True).click()
    page.keyboard.press("Home")
    at(page, 0, last)
    page.get_by_role("button", name="Play automatically").click()
    at(page, 2, last)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()


def test_a_replay_is_shown_as_a_seat_saw_it(invite: Invite, tmp_path: Path) -> None:
    anna = invite()
    page = bring(anna, saved(finished("welcome_to", draft=True), tmp_path / "game.jsonl"))
    expect(page.locator(".stepper .at")).to_be_visible()
    expect(page.locator(".wt-public .wt-combo")).to_have_count(0)
    page.get_by_label("Seen by").select_option("Boris")
    expect(page.locator(".wt-public .wt-combo")).to_have_count(3)


def test_a_false_record_is_refused_in_a_sentence(invite: Invite, tmp_path: Path) -> None:
    anna = invite()
    lines = finished("happy_city", max_rounds=1).record().to_text().splitlines()
    closing = json.loads(lines[-1])
    closing["results"]["totals"] = [999, 0]
    lying = tmp_path / "lying.jsonl"
    lying.write_text("\n".join([*lines[:-1], json.dumps(closing)]) + "\n")
    page = bring(anna, lying)
    alert = page.locator("dialog[open]").get_by_role("alert")
    expect(alert).to_have_text(
        f"Line {len(lines)}: the closing line does not match the game. The record can be trusted up to line 1."
    )
    expect(page).to_have_url(re.compile(r"/mine$"))
    rubbish = tmp_path / "rubbish.jsonl"
    rubbish.write_text("this is no record\n")
    page.locator("#record").set_input_files(rubbish)
    expect(alert).to_have_text("Line 1: not a JSON object. The record is damaged.")
    assert {fault.split(":")[0] for fault in anna.faults} == {"400", "console"}
    anna.faults.clear()
    page.goto("/")
    expect(page.locator(".cont .c")).to_have_count(0)


def test_the_log_tells_a_play_in_one_line(invite: Invite, tmp_path: Path) -> None:
    anna = invite()
    table = finished("ginkgopolis", max_rounds=10)
    page = bring(anna, saved(table, tmp_path / "game.jsonl"))
    expect(page.locator(".stepper .at")).to_be_visible()
    page.keyboard.press("End")
    facts = [fact for _, fact in table.log(SPECTATOR)]
    plays = [fact for fact in facts if fact.kind.startswith("showed")]
    lines = page.locator(".log li")
    expect(lines.filter(has_text="plays")).to_have_count(len(plays))
    rounds = [f"Round {number}" for number in range(10, 0, -1)]
    expect(page.locator(".log li.round")).to_have_text([*rounds, "Set-up"])
    expect(lines.first).to_have_text("Round 10")  # a heading stands above its moves
    told = lines.all_inner_texts()
    assert len(told) < len(facts) / 4
    assert any(re.search(r"plays .*, builds floor 2[,;] .*keeps the card$", line) for line in told)
    assert any(re.search(r"\+([2-9]|\d\d) tiles", line) for line in told), "equal facts are told as one"
    assert [line for line in told if re.match(r"\W", line.strip())] == []
    anna.open(f"{page.url.split('#')[0]}?text#{page.url.split('#')[1]}")
    expect(page.locator(".log li", has_text="draws a card")).not_to_have_count(0)
