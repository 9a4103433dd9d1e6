"""A game in the terminal, typed by a person."""

import json
import os
import pty
import select
import signal
import subprocess
from pathlib import Path

from cli.conftest import Program

ROUND = "1\n\n"
"""A move and its confirmation."""


def test_a_whole_game_is_played_and_saved(program: Program) -> None:
    seat = ["--seed", "3", "--name", "Anna", "--option", "rounds=1"]
    done = program("play", "barter", *seat, "--save", "game.jsonl", typed="play 1\n\n")
    assert done.returncode == 0
    assert done.stderr == ""
    out = done.stdout
    assert out.startswith("Barter begins (seed 3).")
    assert "Anna (you)" in out
    assert "Anna  Which tile do you play?" in out
    assert "   1  Play moon 1  play 1\n   2  Play moon 4  play 2\n" in out
    assert " · Regular draws a sun tile." in out
    assert "Category   Anna   Regular" in out
    assert "All rounds are played." in out
    saved = program("replay", "game.jsonl", "--json")
    record = json.loads(saved.stdout)["records"][0]
    assert record["seats"] == ["Anna", "regular"]
    assert record["ending"] == "rounds"


def test_the_same_seed_gives_the_same_game(program: Program) -> None:
    typed = ROUND * 12 + "\n"
    first = program("play", "barter", "--seed", "9", typed=typed)
    assert program("play", "barter", "--seed", "9", typed=typed).stdout == first.stdout
    assert program("play", "barter", "--seed", "10", typed=typed).stdout != first.stdout


def test_the_first_seat_is_drawn_unless_it_is_chosen(program: Program) -> None:
    def round_the_table(*args: str) -> str:
        out = program("play", "barter", "--players", "3", *args, typed="quit\n\n").stdout
        return next(line for line in out.splitlines() if line.startswith("Round the table: "))

    people = ("--name", "Anna", "--name", "Ben")
    drawn = {round_the_table(*people, "--seed", str(seed)) for seed in range(6)}
    assert drawn == {
        "Round the table: Anna, Ben and Regular.",
        "Round the table: Ben, Regular and Anna.",
        "Round the table: Regular, Anna and Ben.",
    }
    chosen = {round_the_table(*people, "--seat", "3", "--seed", str(seed)) for seed in range(3)}
    assert chosen == {"Round the table: Ben, Regular and Anna."}


def test_wrong_moves_are_answered_with_a_reason(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", typed="sing\nreturn 1\n17\nquit\n\n")
    assert "“sing” is not a move. Type one of the moves listed." in done.stdout
    assert "A tile is to be played now; nobody gives coins back." in done.stdout
    assert "“17” is not a move." in done.stdout
    assert done.stdout.endswith("You have left the game.\n")
    assert done.returncode == 0


def test_words_of_a_move_find_it_and_enter_takes_it(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", "--no-confirm", typed="moon 4\n\n")
    assert "   2  Play moon 4  play 2\nPress Enter to play it.\n" in done.stdout
    assert "Player shows moon 4." in done.stdout


def test_a_move_that_ends_the_turn_must_be_confirmed(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", typed="1\nundo\n2\n\n")
    assert done.stdout.count("this cannot be taken back") == 2
    assert "Player shows moon 4." in done.stdout
    assert "Player shows moon 1." not in done.stdout


def test_help_log_score_and_look(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", typed="help\nlog\nscore\nlook\nmoves\nundo\nquit\n\n")
    assert "undo    take your last move back" in done.stdout
    assert done.stdout.count(" · Player draws moon 1.") == 2
    assert "If the game ended now, as far as you can know:" in done.stdout
    assert done.stdout.count("Player (you)") == 2
    assert done.stdout.count("Play moon 4") == 3
    assert "There is nothing you can take back." in done.stdout


def test_news_is_shown_once(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", typed=ROUND + "quit\n\n")
    assert done.stdout.count("Player draws moon 1.") == 1
    assert done.stdout.count("Player shows moon 1.") == 1


def test_nobody_sees_what_others_hold(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", typed="log\nscore\nlook\nquit\n\n")
    mine = ["moon 1", "moon 4"]
    theirs = json.loads(_position(program, "3"))["records"][0]["position"]["hands"][2:]
    for tile in (tile.replace("_", " ") for tile in theirs):
        assert tile not in done.stdout
    assert all(tile in done.stdout for tile in mine)
    tiles = [line.split() for line in done.stdout.splitlines() if line.startswith("  Tiles")]
    assert tiles == [["Tiles", "5", "0"]]


def _position(program: Program, seed: str) -> str:
    """The whole position after the deal, from the record of a game left at once."""
    program("play", "barter", "--seed", seed, "--save", "left.jsonl", typed="quit\n")
    return program("replay", "left.jsonl", "--json").stdout


def test_several_people_play_behind_a_curtain(program: Program) -> None:
    names = ["--name", "Anna", "--name", "Ben", "--seat", "2", "--seat", "1"]
    done = program("play", "barter", *names, "--seed", "3", typed="\n1\n\n\nquit\n\n")
    parts = done.stdout.split("press Enter.")
    assert "It is Ben’s decision." in parts[0]
    assert "Ben (you)" in parts[1]
    assert "It is Anna’s decision." in parts[1]
    assert "Anna (you)" in parts[2]


def test_a_choice_that_stands_may_be_taken_back_when_a_rival_announces_something(program: Program) -> None:
    """Anna chooses a card, Ben takes a new hand: Anna is told so and asked whether she keeps her choice."""
    names = ["--name", "Anna", "--name", "Ben", "--seat", "1", "--seat", "2"]
    typed = "\n2\n\n\n1\n\nundo\n2\n\n\nquit\n\n"
    done = program("play", "ginkgopolis", *names, "--seed", "3", typed=typed)
    before, after = done.stdout.split("You have chosen.")
    assert "Ben takes a new hand." in before.rpartition("press Enter.")[2]
    assert "Taken back." in after
    assert "play a card, alone or with a tile." in after
    kept = program("play", "ginkgopolis", *names, "--seed", "3", typed="\n2\n\n\n1\n\n\n\nquit\n\n")
    assert "Taken back." not in kept.stdout
    assert "Ben’s decision" in kept.stdout.split("You have chosen.")[1]


def test_at_the_end_of_input_the_record_is_saved(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", "--save", "game.jsonl", typed="1\n\n")
    assert done.returncode == 0
    assert done.stdout.endswith("The record is in game.jsonl.\nYou have left the game.\n")
    assert done.stderr == ""
    assert "The game was left unfinished." in program("replay", "game.jsonl").stdout


def test_saving_adds_to_the_file(program: Program) -> None:
    for seed in ("1", "2"):
        program("play", "barter", "--seed", seed, "--save", "games.jsonl", typed="quit\n")
    assert program("replay", "games.jsonl").stdout.count("\n") == 2


def test_a_game_that_was_left_is_resumed(program: Program) -> None:
    left = ["play", "barter", "--name", "Anna", "--seat", "2", "--seed", "3", "--save", "game.jsonl"]
    program(*left, typed="1\n\nquit\n")
    done = program("play", "--resume", "game.jsonl", "--seed", "5", "--save", "more.jsonl", typed=ROUND * 9)
    assert "Anna (you)" in done.stdout
    assert "Anna shows " in done.stdout.partition("Which tile")[0]
    assert "All rounds are played." in done.stdout
    first, second = ((program.folder / name).read_text("utf-8").splitlines() for name in ("game.jsonl", "more.jsonl"))
    assert second[: len(first) - 1] == first[:-1]
    again = program("play", "--resume", "more.jsonl")
    assert again.returncode == 2
    assert again.stderr.startswith("The last game in more.jsonl is over, or no person played in it;")


def test_answers_left_in_a_pipe_are_no_name_of_a_file(program: Program) -> None:
    done = program("play", "barter", "--seed", "3", "--no-confirm", "--option", "rounds=1", typed="1\n" * 40)
    assert "All rounds are played." in done.stdout
    assert "Save the record?" not in done.stdout
    assert list(Path(program.folder).iterdir()) == []


def test_the_menu_leads_to_a_game(program: Program) -> None:
    done = program("play", typed="99\n1\nAnna\n3\n\n1\n7\n1\n\n" + "quit\n\n")
    assert done.stdout.startswith("Welcome to Ludopolis.\n   1  Barter")
    assert "“99” does not fit. Type a number from 1 to" in done.stdout
    assert "Option Rounds cannot be “7”." in done.stdout
    assert "Regular 2" in done.stdout
    assert "Anna (you)" in done.stdout
    assert done.stdout.endswith("You have left the game.\n")


class Terminal:
    """The program at a real terminal."""

    def __init__(self, program: Program, *args: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*program.command, *args], stdin=slave, stdout=slave, stderr=slave, cwd=program.folder, env=program.env
        )
        os.close(slave)
        self.shown = ""

    def until(self, text: str) -> str:
        """Reads until that text has been shown."""
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], 30)
            assert ready, f"never shown: {text!r} in {self.shown!r}"
            try:
                self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                break
        before, found, self.shown = self.shown.partition(text)
        assert found, f"never shown: {text!r} in {before!r}"
        return before

    def type(self, text: str) -> None:
        """Types a line."""
        os.write(self.master, f"{text}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C, once the program waits for a key: a signal that comes a moment sooner waits for the next key."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        while stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert self.process.poll() is None
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Waits for the end."""
        code = self.process.wait(30)
        os.close(self.master)
        return code


def test_a_whole_game_at_a_terminal(program: Program) -> None:
    screen = Terminal(program, "play", "barter", "--seed", "3", "--option", "rounds=1", "--save", "g.jsonl")
    shown = screen.until("> ")
    assert "\x1b[" in shown
    assert "Which tile do you play?" in shown
    screen.type("play 2")
    screen.until("think again: ")
    screen.type("")
    screen.until("The record is in g.jsonl.")
    assert screen.end() == 0
    assert "All rounds are played." in program("replay", "g.jsonl").stdout


def test_a_file_that_cannot_be_written_is_asked_for_again(program: Program) -> None:
    screen = Terminal(program, "play", "barter")
    screen.until("> ")
    screen.type("quit")
    screen.until("Save the record? A file name, or Enter for no: ")
    screen.type("nowhere/game")
    screen.until("There is no nowhere/game.")
    screen.until("Save the record? A file name, or Enter for no: ")
    screen.type("game.jsonl")
    screen.until("The record is in game.jsonl.")
    assert screen.end() == 0


def test_the_curtain_wipes_the_screen(program: Program) -> None:
    screen = Terminal(program, "play", "barter", "--seed", "3", "--name", "Anna", "--name", "Ben")
    assert screen.until("It is Anna").endswith("\x1b[H\x1b[2J\x1b[3J")
    screen.until("press Enter. ")
    screen.type("")
    assert "\x1b[H\x1b[2J\x1b[3J" in screen.until("> ")
    screen.interrupt()
    screen.until("Stopped.")
    assert screen.end() == 130


def test_interrupting_keeps_the_record_asked_for(program: Program) -> None:
    screen = Terminal(program, "play", "barter", "--save", "game.jsonl")
    screen.until("> ")
    screen.interrupt()
    screen.until("Stopped.")
    assert screen.end() == 130
    assert [path.name for path in Path(program.folder).iterdir()] == ["game.jsonl"]
