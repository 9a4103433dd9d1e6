"""Aids at the table with the box: what they are told is stored with the pad, and what they know fills it."""

from typing import Any

from ludopolis.server.guard.access import new_token
from server.devices import Device
from server.running import Server
from server.test_pads import Evening, refused


class Paper(Evening):
    """An evening of Welcome To… on paper: a screen turns the cards."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, "welcome_to", expert=False)

    def act(self, device: Device, act: str, **answers: Any) -> dict[str, Any]:
        return dict(self.step(device, "act", act=act, answers=answers)["aid"])


def test_a_screen_turns_the_cards_for_everybody_and_the_pad_knows_the_plans(server: Server) -> None:
    paper = Paper(server)
    assert paper.view(paper.anna)["aid"]["drawn"] == {}
    first = paper.act(paper.anna, "turn")
    assert (first["back"], [one["count"] for one in first["figures"]]) == (0, [1])
    assert paper.view(paper.boris)["aid"]["drawn"] == first["drawn"]
    paper.act(paper.boris, "claim", plan="2", side=1, reshuffle="no")
    assert paper.value(paper.anna, "claim_2.1") == "first"
    paper.enter(paper.anna, "claim_2.1", "none")  # what somebody enters counts
    assert paper.value(paper.boris, "claim_2.1") == "none"
    over = paper.act(paper.anna, "end")
    assert (over["over"], over["acts"]) == (True, [])
    plans = [paper.value(paper.anna, f"plan_{stack}") for stack in (1, 2, 3)]
    assert [[plan["plan"]] for plan in first["drawn"]["view"]["plans"]] == plans
    back = paper.step(paper.boris, "back", n=over["back"])["aid"]
    assert not back["over"]


def test_what_an_aid_is_not_asked_is_refused_and_changes_nothing(server: Server) -> None:
    paper = Paper(server)
    refused(paper.send(paper.anna, "act", act="claim", answers={"plan": "1"}), 422, "bad-entry-choice")
    paper.act(paper.anna, "turn")
    n = paper.view(paper.anna)["n"]
    refused(paper.send(paper.anna, "act", act="dance"), 422, "bad-entry-choice")
    refused(paper.send(paper.anna, "act", act="claim", answers={"plan": "9", "side": 0}), 422, "bad-entry-choice")
    refused(paper.send(paper.anna, "back", n=n), 422, "pad-changed-since")  # cards that everybody has seen
    refused(paper.send(paper.anna, "back", n=n + 1), 422, "pad-no-such-change")
    assert paper.view(paper.anna)["n"] == n
    refused(Evening(server).send(paper.anna, "act", act="turn"), 422, "pad-no-aid")


def test_a_retried_turn_turns_the_cards_once(server: Server) -> None:
    paper = Paper(server)
    key = new_token()
    first = paper.step(paper.anna, "act", act="turn", key=key)
    again = paper.step(paper.anna, "act", act="turn", key=key)
    assert again["aid"] == first["aid"]
    assert paper.anna.get(f"/pad/{paper.id}/aid").status_code == 200
    assert paper.anna.get(f"/pad/{Evening(server).id}/aid").status_code == 404
