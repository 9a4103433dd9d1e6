"""How quickly things are shown, and what is heard of them."""

import json

from playwright.sync_api import Page, expect

from browser.fixtures import Invite
from browser.people import BEGINNER, ME
from browser.test_turn import reveal_all

EARS = """
globalThis.heard = [];
globalThis.opened = 0;
globalThis.allowed = true;
globalThis.AudioContext = class {
  constructor() { opened += 1; this.state = "suspended"; this.currentTime = 0; }
  resume() {
    return new Promise((done) => {
      globalThis.allow = () => { this.state = "running"; done(); };
      if (allowed) allow();
    });
  }
  createOscillator() {
    return { frequency: {}, connect: (other) => other, start() { heard.push(this.frequency.value); }, stop() {} };
  }
  createGain() {
    const names = ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime"];
    return { gain: Object.fromEntries(names.map((name) => [name, () => {}])), connect() {} };
  }
};
"""
"""In the place of the browser's sounds: what pitches are asked for, in order."""
TURN, MOVE, GAIN, END = [660, 880], [440], [587, 784], [523, 659, 784, 1047]

PACE = """async (module) => {
  const { Pace } = await import(module);
  globalThis.shown = [];
  globalThis.table = { prefs: { pace: "steps" }, state: {}, acts: { waitingFor: null }, update() {} };
  globalThis.pace = new Pace(table, (one) => shown.push(one.n));
  globalThis.come = (...steps) => steps.forEach((n) => pace.take({ n, log: { add: n % 1 ? [] : [n] } }));
}"""
"""Steps are whole numbers; what is no step, as that somebody has come, is half a one."""

NEWS = """async ([module, sound]) => {
  const { News } = await import(module);
  const setup = { name: "", root: module.replace("/kit/news/news.js", ""), mine: [0] };
  const table = { prefs: { sound, volume: 1, toasts: false }, setup, fresh: [], ctx: () => ({}) };
  globalThis.happen = (before, after, by) => {
    table.fresh = by === undefined ? [] : [{ seat: by, kind: "done" }];
    heard.length = 0;
    news.announce(before, after);
  };
  const news = new News(table);
}"""


def module(page: Page, name: str) -> str:
    theme = page.locator("script[src*=theme]").get_attribute("src") or ""
    return theme.replace("device/theme.js", name)


def still(page: Page) -> None:
    """Opens a page on which time stands still, unless the test moves it on."""
    page.clock.install(time=0)
    page.goto("/mine/move")
    page.clock.pause_at(60_000)


def test_every_step_is_shown_for_a_second_and_can_be_skipped(invite: Invite) -> None:
    page = invite().page
    still(page)
    page.evaluate(PACE, module(page, "news/pace.js"))

    def shown(after: int, act: str = "0") -> list[float]:
        page.evaluate(act)
        page.clock.run_for(after)
        return list(page.evaluate("shown.splice(0)"))

    assert shown(1, "come(1, 2, 3)") == [1]
    assert shown(1090) == []
    assert shown(20) == [2]
    assert shown(1, "pace.skip()") == [3]
    assert shown(1090, "come(4)") == []  # what was skipped to is seen, too
    assert shown(20, "come(5, 5.5, 6)") == [4]
    assert shown(1100) == [5]
    assert shown(1100) == [5.5, 6]
    assert shown(9000, "come(7, 8); pace.forget()") == []
    assert shown(1, "come(9, 10); table.acts.waitingFor = 'my move'; come(11)") == [9, 10, 11]
    assert shown(1, "table.acts.waitingFor = null; come(...Array(31).keys())") == list(range(31))
    assert shown(1, "table.prefs.pace = 'quick'; come(1); come(2)") == [1, 2]


def test_what_is_heard_and_that_nothing_is_while_sounds_are_off(invite: Invite) -> None:
    anna = invite()
    anna.context.add_init_script(EARS)
    page = anna.page
    still(page)

    def heard(before: str, after: str, by: int | None = None) -> list[int]:
        page.evaluate(f"happen({before}, {after}, {'undefined' if by is None else by})")
        page.clock.run_for(300)
        return list(page.evaluate("heard"))

    asked, idle, over = "{ asks: {} }", "{ asks: null }", "{ asks: null, over: {} }"
    expected = {"off": ([], [], []), "turn": (TURN, [], []), "all": (TURN, MOVE, END)}
    for sound, (turn, move, end) in expected.items():
        page.evaluate(NEWS, [module(page, "news/news.js"), sound])
        assert heard("null", asked) == []  # the page was opened
        assert heard(idle, asked, 1) == turn
        assert heard(asked, asked, 0) == []
        assert heard(asked, idle, 0) == []
        assert heard(idle, idle, 1) == move
        assert heard(idle, idle) == []
        assert heard(idle, over, 1) == end
        assert heard(over, over) == []
        page.evaluate("document.body.click()")
        assert page.evaluate("opened") == (0 if sound == "off" else 1)


def test_a_browser_that_lets_no_sound_through_yet_saves_none_up(invite: Invite) -> None:
    anna = invite()
    anna.context.add_init_script(EARS)
    page = anna.page
    still(page)
    page.evaluate("allowed = false")
    page.evaluate(
        "async (module) => { globalThis.play = (await import(module)).play; }", module(page, "device/attention.js")
    )
    for what in ("turn", "move", "turn"):
        page.evaluate("what => void play(what, 1)", what)
        page.clock.run_for(1000)
    page.evaluate("allow()")
    page.clock.run_for(10)
    assert page.evaluate("heard") == []
    page.evaluate("for (const what of ['move', 'move', 'turn']) void play(what, 1)")  # several moves are shown at once
    page.clock.run_for(10)
    assert page.evaluate("heard") == MOVE + TURN


GROWN = """() => {
  const count = () => document.querySelectorAll(".log li").length;
  const before = count();
  return new Promise((done) => {
    const grown = () => count() !== before && done(count() - before);
    new MutationObserver(grown).observe(document.body, { childList: true, subtree: true });
  });
}"""
"""Waits until the log has more lines: how many more."""


def test_bots_are_followed_step_by_step_with_sounds(invite: Invite) -> None:
    prefs = {"sound": "all", "pace": "steps", "firsts": False}
    anna = invite(json.dumps(prefs))
    anna.context.add_init_script(EARS)
    page = anna.sit(anna.new_table("happy_city", ME, BEGINNER, {**BEGINNER, "name": "Chance"}))
    reveal_all(page)
    log = page.locator(".log li")
    page.locator('.tray [data-move="take coin"]').click()
    expect(page.locator(".status:not(.mine)")).to_be_visible()
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    before = log.count()
    assert page.evaluate(GROWN) == 1  # one at a time
    page.keyboard.press("Escape")
    expect(page.locator(".status.mine")).to_be_visible()
    expect(skip).to_have_count(0)
    assert log.count() > before + 1
    heard = page.evaluate("heard")
    assert heard[-4:] == TURN + GAIN  # a round begins with everybody's income
    assert set(heard[:-4]) == set(MOVE)
    assert page.evaluate("opened") == 1
