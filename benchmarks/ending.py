"""The ending on a slow phone: how long the page stands still while points are counted up on the board.

    PYTHONPATH=src:tests .venv/bin/python -m benchmarks.ending

A finished golden record of each game, with the most players, is opened in Chromium at the size of a phone and its
ending is watched with a part of the CPU. What else runs on the machine only makes it worse, so the best of
several runs counts. The CPU time of the longest task at full speed does not depend on what else runs; times the rate,
it is the stall on a machine that does nothing else. Writes `ending.md`.
"""

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from browser.chromium import opened
from browser.people import QUICK, TOUCH, Person
from browser.questions import golden_files, read
from our_games import OUR_GAMES
from playwright.sync_api import Browser, Page
from server.running import Server

from benchmarks.pages import PHONE

RATES = (4, 6)
"""How many times slower the phone is: a quarter of a core, and a slow phone."""
RUNS = 3
MAX_STALL_MS = 100
LONGEST_MS = 60_000
WATCH = """() => {
  const found = { begin: 0, longest: 0, frames: 0, late: 0, tasks: 0 };
  let last = performance.now();
  let counting = false;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (startTime > found.from && document.querySelector(".countup")) found.tasks = Math.max(found.tasks, duration);
  }).observe({ type: "longtask" });
  const frame = (now) => {
    const gap = now - last;
    last = now;
    const lit = document.querySelector(".tracing svg");
    if (lit) performance.mark("counting");
    if (!lit) found.begin = Math.max(found.begin, gap);
    else if (!counting) [counting, found.from] = [true, now];
    else {
      found.longest = Math.max(found.longest, gap);
      found.late += gap > 50 ? 1 : 0;
      found.frames += 1;
    }
    if (counting && document.querySelector(".fin")) globalThis.told = { ...found, ms: now - found.from };
    else requestAnimationFrame(frame);
  };
  globalThis.told = null;
  document.querySelector("[data-watch]").click();
  requestAnimationFrame(() => { last = performance.now(); requestAnimationFrame(frame); });
}"""
"""Watches the ending again, from the first tracing paper to the result: gaps between frames, and long tasks."""


class Watched(NamedTuple):
    """An ending. Times are milliseconds."""

    longest: float
    """The longest time between two frames."""
    task: float
    """The longest task of the main thread; 0 if none reached 50 ms."""
    begin: float
    """The longest time between two frames before it, while the whole board is drawn."""
    frames_per_second: float


def longest_record(game: str) -> tuple[str, int]:
    """The text of the longest golden record with the most players, and how many they are."""
    files = [path for path in golden_files(game) if not path.name.startswith("rules")]
    records = {path: read(path) for path in files}
    chosen = max(files, key=lambda path: (records[path].header.players, len(records[path].entries)))
    return chosen.read_text("utf-8"), records[chosen].header.players


def opened_again(browser: Browser, server: Server, text: str) -> tuple[Person, Page]:
    """A finished game whose ending has been skipped once."""
    person = Person(browser, server, QUICK, True, reduced_motion="no-preference", viewport=PHONE, **TOUCH)
    answer = person.context.request.post("/api/records", data=text, headers={"Origin": server.base})
    page = person.open(f"/t/{answer.json()['table']}")
    page.locator(".countup [data-confirm]").tap()
    page.locator("[data-watch]").wait_for()
    return person, page


def watch(browser: Browser, server: Server, text: str, rate: int) -> Watched:
    """Watches the ending of a finished game again."""
    person, page = opened_again(browser, server, text)
    person.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.evaluate(WATCH)
    told = page.wait_for_function("() => told", timeout=LONGEST_MS).json_value()
    person.context.close()
    seconds = told["ms"] / 1000
    return Watched(told["longest"], told["tasks"], told["begin"], told["frames"] / seconds)


def longest_task_ms(browser: Browser, server: Server, text: str) -> float:
    """The CPU time of the longest task of the page's thread while points are counted, at full speed."""
    person, page = opened_again(browser, server, text)
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    page.evaluate(WATCH)
    page.wait_for_function("() => told", timeout=LONGEST_MS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    person.context.close()
    marks = [event for event in events if event["name"] == "counting"]
    thread = marks[0]["tid"]
    begin, end = min(mark["ts"] for mark in marks), max(mark["ts"] for mark in marks)
    tasks = [event for event in events if event["name"].endswith("RunTask") and event["tid"] == thread]
    return float(max(task["tdur"] / 1000 for task in tasks if "tdur" in task and begin < task["ts"] < end))


def main() -> None:
    """Measures and writes the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OUR_GAMES)
    parser.add_argument("--runs", type=int, default=RUNS)
    given = parser.parse_args()
    lines = [
        "| game | players | CPU | longest stall, ms | longest task, ms | its CPU, ms | before, ms | frames a second |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    missed: list[str] = []
    with opened() as (browser, server):
        for game in given.games:
            text, players = longest_record(game)
            task_ms = min(longest_task_ms(browser, server, text) for _ in range(given.runs))
            for rate in RATES:
                best = min(watch(browser, server, text, rate) for _ in range(given.runs))
                figures = f"{best.longest:.0f} | {best.task:.0f} | {task_ms * rate:.0f}"
                figures += f" | {best.begin:.0f} | {best.frames_per_second:.0f}"
                lines.append(f"| {game} | {players} | 1/{rate} | {figures} |")
                print(lines[-1], flush=True)
                if best.longest > MAX_STALL_MS:
                    missed.append(f"{game} at 1/{rate}")
    if given.games == OUR_GAMES:
        (Path(__file__).parent / "ending.md").write_text("\n".join(lines) + "\n", "utf-8")
    if missed:
        raise SystemExit(f"stalls above {MAX_STALL_MS} ms: {', '.join(missed)}")


if __name__ == "__main__":
    main()
