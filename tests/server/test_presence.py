"""Processes that tell each other who is connected to them, without a database between them."""

from collections import deque

from ludopolis.server.tables.presence import SILENCE_SECONDS, Presence


class Line:
    """Carries every message to every process, in order; the clock is the test's."""

    def __init__(self) -> None:
        self.at = 0.0
        self.messages: deque[str] = deque()
        self.ends: list[Presence] = []

    def join(self) -> Presence:
        """One more process."""
        end = Presence(self.messages.append, lambda: self.at)
        self.ends.append(end)
        end.greet()
        return end

    def carry(self) -> set[str]:
        """Delivers all there is; returns the tables somebody learnt of."""
        learnt: set[str] = set()
        while self.messages:
            message = self.messages.popleft()
            for end in self.ends:
                learnt |= end.hear(message)
        return learnt

    def pass_time(self, seconds: float, *alive: Presence) -> list[set[str]]:
        """Lets time pass in which some give a sign of life; returns which tables each of them finds emptied."""
        self.at += seconds
        for one in alive:
            assert one.beat() == set()
        self.carry()
        self.at += seconds
        return [one.beat() for one in alive]


def test_seats_are_told_when_they_change_and_only_then() -> None:
    line = Line()
    one, two = line.join(), line.join()
    line.carry()
    one.tell("t", {0})
    assert line.carry() == {"t"}
    assert (one.elsewhere("t"), two.elsewhere("t"), two.elsewhere("other")) == (set(), {0}, set())
    one.tell("t", {0})
    assert not line.messages
    one.tell("t", {0, 2})
    two.tell("t", {1})
    line.carry()
    assert (one.elsewhere("t"), two.elsewhere("t")) == ({1}, {0, 2})
    one.tell("t", set())
    assert line.carry() == {"t"}
    assert two.elsewhere("t") == set()


def test_one_who_comes_later_is_told_everything() -> None:
    line = Line()
    one = line.join()
    one.tell("t", {0})
    one.tell("u", {1, 2})
    line.carry()
    two = line.join()
    line.carry()
    assert (two.elsewhere("t"), two.elsewhere("u")) == ({0}, {1, 2})
    assert not line.messages


def test_after_a_break_of_the_line_both_ends_learn_anew() -> None:
    line = Line()
    one, two = line.join(), line.join()
    one.tell("t", {0})
    two.tell("u", {1})
    line.carry()
    one.tell("t", {3})
    line.messages.clear()  # lost
    assert two.greet() == {"t"}
    assert two.elsewhere("t") == set()
    assert line.carry() == {"t", "u"}
    assert (two.elsewhere("t"), one.elsewhere("u")) == ({3}, {1})


def test_the_silent_one_is_dead_and_heard_again_if_it_was_not() -> None:
    line = Line()
    one, two, three = line.join(), line.join(), line.join()
    for seat, process in enumerate((one, two, three)):
        process.tell("t", {seat})
    line.carry()
    assert one.elsewhere("t") == {1, 2}
    assert line.pass_time(0.6 * SILENCE_SECONDS, one, two) == [{"t"}, {"t"}]
    line.carry()
    assert one.elsewhere("t") == {1}
    assert two.elsewhere("t") == {0}
    three.beat()
    assert line.carry() == {"t"}
    assert one.elsewhere("t") == {1, 2}


def test_one_who_says_good_bye_is_gone_at_once() -> None:
    line = Line()
    one, two = line.join(), line.join()
    one.tell("t", {0})
    line.carry()
    one.part()
    assert line.carry() == {"t"}
    assert two.elsewhere("t") == set()
