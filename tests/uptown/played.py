"""A table of UpTown that a browser test plays to the moment it wants to look at."""

from collections.abc import Callable
from itertools import count
from random import Random

from browser.heard import State, listen
from browser.people import ME, SCREEN, Person
from playwright.sync_api import Locator, expect

Wanted = Callable[[State], bool]


class Table:
    """Two people on one screen. Moves that are not looked at are sent without the page."""

    def __init__(self, person: Person, seed: str) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)
        self.keys = count()
        self.states: list[State] = []
        listen(self.page, self.states)
        self.id = person.new_table("uptown", ME, SCREEN)
        person.sit(self.id)

    def asked(self) -> State:
        """The state that the page asks about now."""
        expect(self.page.locator("[data-move]").first).to_be_attached()
        while not self.states or not self.states[-1]["legal"]:
            self.glance()
        return self.states[-1]

    def glance(self) -> None:
        """Lets the page draw once; messages come in meanwhile."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def send(self, move: str) -> State:
        """Plays a move; what is asked after it."""
        state = self.asked()
        heard = len(self.states)
        body = {
            "seat": state["deciding"][0],
            "number": state["number"],
            "key": f"key {next(self.keys):08}",
            "move": move,
        }
        answer = self.person.post(f"/tables/{self.id}/moves", **body)
        assert answer.ok, answer.text()
        return self.after(heard)

    def after(self, heard: int) -> State:
        """What is asked once something new has come."""
        while len(self.states) == heard:
            self.glance()
        return self.asked()

    def until(self, wanted: Wanted) -> State:
        """Builds at home, and buys, until there is what a test wants to see."""
        state = self.asked()
        while not wanted(state):
            moves = [entry["move"] for entry in state["legal"] if entry["say"]["kind"] in ("place", "buy", "municipal")]
            state = self.send(self.rng.choice(moves or [state["legal"][-1]["move"]]))
        self.drawn(state)
        return state

    def drawn(self, state: State) -> None:
        """Waits until the page shows the state."""
        half = state["asks"].get("project", [""])[-1]
        shown = self.page.locator(f".hand [data-half={half}]" if half else ".tray .offering")
        expect(shown).to_be_visible()
        expect(self.page.locator(".status .head b").first).to_have_text(state["seats"][state["deciding"][0]]["name"])

    def half(self, project: str) -> Locator:
        """A half of the card in hand."""
        return self.page.locator(f".hand [data-half={project}]")

    def slot(self, move: str) -> Locator:
        """Where on a street a card may go."""
        return self.page.locator(f".slot[data-move='{move}']").last


def says(kind: str) -> Wanted:
    """Whether a move of that kind is legal."""
    return lambda state: any(entry["say"]["kind"] == kind for entry in state["legal"])


def entry_of(state: State, kind: str) -> State:
    """The first move of that kind."""
    found: State = next(entry for entry in state["legal"] if entry["say"]["kind"] == kind)
    return found
