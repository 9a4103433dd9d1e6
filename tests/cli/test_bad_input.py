"""Bad input: one clear line on the error stream, exit code 2, nothing left behind."""

import json
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from cli.conftest import Program

ARENA = ["arena", "barter", "--bots", "greedy,random"]
CHALLENGE = ["arena", "barter", "--bots", "random", "--challenger", "greedy"]
RAY = "“nowhere” is not the address of a Ray cluster." if find_spec("ray") else "Ray is not installed. Install it here"
LINES = [
    (["play", "chess"], "There is no game “chess”. Installed: barter, cheat,"),
    (["dance"], "There is no command “dance”. Available: games, play, learn, simulate, arena, train, dataset, puzzles"),
    (["play", "barter", "--option", "rounds=9"], "Option Rounds cannot be “9”. It must be a whole number from 1 to 3."),
    (
        ["play", "barter", "--option", "rounds=two"],
        "Option Rounds cannot be “two”. It must be a whole number from 1 to 3.",
    ),
    (["play", "barter", "--option", "weather=fine"], "barter has no option “weather”. Available: rounds."),
    (["play", "barter", "--option", "rounds"], "“rounds” does not set an option of the game. Write name=value."),
    (["play", "barter", "--players", "4"], "barter is for 2 to 3 players, not 4."),
    (["play", "barter", "--players", "1"], "barter is for 2 to 3 players, not 1."),
    (["play", "barter", "--players", "many"], "--players cannot be “many”. It must be a whole number, at least 1."),
    (["play", "barter", "--players", "0"], "--players cannot be “0”. It must be a whole number, at least 1."),
    (
        ["play", "barter", "--bots", "clever"],
        "There is no bot “clever”. Available: beginner, easy, regular, expert, master, expert-1, random, hasty, "
        "greedy, greedy-1, flat-200, flat, mc, ismcts, net, beginner:N, beginner:Ns, easy:N,",
    ),
    (["play", "barter", "--bots", "flat:0"], "There is no bot “flat:0”."),
    (["play", "barter", "--players", "2", "--bots", "greedy,greedy"], "3 people and bots do not fit at a table of 2."),
    (["play", "barter", "--seat", "3"], "Seat 3 cannot be taken. Seats go from 1 to 2, one for each person."),
    (["play", "barter", "--name", "Ann", "--name", "Ann"], "“Ann” cannot be a player’s name."),
    (["play", "barter", "--name", "greedy"], "“greedy” cannot be a player’s name."),
    (["play", "barter", "--seed", "a b"], "“a b” cannot be a seed. A seed is 1 to 64 letters, digits"),
    (["play", "barter", "--seed", ""], "“” cannot be a seed."),
    (["play", "barter", "--save", "nowhere/game"], "There is no nowhere/game. Name a file or folder that exists."),
    (["play", "barter", "--save", "."], ". is a folder. Name a file."),
    (["play", "stall", "--components", "nowhere"], "There is no nowhere/days.csv. Name a file or folder that exists."),
    (["simulate"], "GAME is missing. Add --help to see how the command is used."),
    (["simulate", "barter", "--games", "0"], "--games cannot be “0”. It must be a whole number, at least 1."),
    (["simulate", "barter", "--games", "1e3"], "--games cannot be “1e3”. It must be a whole number, at least 1."),
    (["simulate", "barter", "--jobs", "-1"], "--jobs cannot be “-1”. It must be a whole number, at least 1."),
    (["simulate", "barter", "--bots", "greedy,clever"], "There is no bot “clever”."),
    (["simulate", "barter", "--out", "/dev/null"], "/dev/null is not a plain file. Name one."),
    (["train", "cheat"], "cheat has no features, so a network has nothing to learn from."),
    (["train", "uptown", "--players", "2-many"], "--players cannot be “many”. It must be a whole number, at least 1."),
    (["train", "uptown", "--players", "2-5"], "uptown is for 2 to 4 players, not 5."),
    (["train", "happy_city", "--option", "mode=family,hard"], "Option Game cannot be “hard”."),
    (["train", "uptown", "--bots", "clever"], "There is no bot “clever”."),
    (["train", "uptown", "--seconds", "soon"], "--seconds cannot be “soon”. It must be a number of seconds above 0."),
    (["simulate", "barter", "--games"], "The option --games is missing its value, or was given one it does not take."),
    (["simulate", "barter", "--speed", "9"], "There is no option --speed here. Add --help to see what is available."),
    (["simulate", "barter", "uptown"], "“uptown” is not expected: simulate does not take it."),
    (["simulate", "barter", "--limit", "0"], "--limit cannot be “0”. It must be a number of seconds above 0."),
    (["simulate", "barter", "--bots", "cmd:nowhere --fast"], "The program of “cmd:nowhere --fast” cannot be found."),
    (["arena", "barter", "--bots", "random,py:nowhere:Bot"], "“py:nowhere:Bot” cannot be loaded: ModuleNotFoundError"),
    (["simulate", "barter", "--bots", "py:random:Random"], "“py:random:Random” is not a bot"),
    (["simulate", "barter", "--bots", "py:random:Bot"], "The module “random” has no class “Bot”."),
    (["simulate", "barter", "--bots", "py:random"], "“py:random” is not the name of a Python bot."),
    (["simulate", "barter", "--ray", "nowhere"], RAY),
    (["play", "barter", "--bots", "cmd:nowhere"], "The program of “cmd:nowhere” cannot be found."),
    (["play", "barter", "--name", "cmd:true"], "“cmd:true” cannot be a player’s name."),
    (["arena"], "GAME is missing."),
    (["arena", "chess", "--bots", "greedy,random"], "There is no game “chess”."),
    (["arena", "barter"], "Name at least two bots with --bots, or one and a --challenger."),
    (["arena", "barter", "--bots", "greedy"], "Name at least two bots with --bots,"),
    (["arena", "barter", "--challenger", "greedy"], "Name at least two bots with --bots,"),
    (["arena", "barter", "--bots", "greedy,greedy"], "greedy is named twice."),
    (["arena", "barter", "--bots", "greedy", "--challenger", "greedy"], "greedy is named twice."),
    (["arena", "barter", "--bots", "flat", "--challenger", "greedy,random"], "“greedy,random” is more than one"),
    (["arena", "barter", "--bots", "greedy,clever"], "There is no bot “clever”."),
    ([*ARENA, "--players", "1"], "An arena needs at least two players at the table."),
    ([*ARENA, "--players", "4"], "barter is for 2 to 3 players, not 4."),
    ([*ARENA, "--floor", "70%"], "--floor needs a --challenger"),
    (
        [*CHALLENGE, "--floor", "70"],
        "--floor cannot be “70”. It must be a share between 0 and 1, or between 0% and 100%.",
    ),
    ([*CHALLENGE, "--floor", "100%"], "--floor cannot be “100%”."),
    ([*CHALLENGE, "--floor", "0.98"], "The claim cannot be tested:"),
    ([*CHALLENGE, "--floor", "0.5", "--alpha", "0.6", "--beta", "0.4"], "The claim cannot be tested:"),
    ([*CHALLENGE, "--floor", "0.5", "--alpha", "nan"], "--alpha cannot be “nan”."),
    ([*ARENA, "--results", "nowhere/games.jsonl"], "There is no nowhere/games.jsonl."),
    ([*ARENA, "--results", "."], ". is a folder. Name a file."),
    ([*ARENA, "--report", "nowhere/report.html"], "There is no nowhere/report.html."),
    ([*ARENA, "--csv", "."], ". is a folder. Name a file."),
    ([*ARENA, "--ray", "nowhere"], RAY),
    (["replay", "missing.jsonl"], "There is no missing.jsonl. Name a file or folder that exists."),
    (["replay", "."], ". is a folder. Name a file."),
    (["perft", "barter", "--depth", "0"], "--depth cannot be “0”. It must be a whole number, at least 1."),
    (["perft", "barter", "--deal", "?"], "“?” cannot be a seed."),
    (["check", "chess"], "There is no game “chess”."),
    (["games", "--lang", "tlh"], "There is no catalogue for the language “tlh”. Available: en"),
    (["games", "--lang"], "The option --lang is missing its value"),
]


@pytest.mark.parametrize(("args", "line"), LINES, ids=[" ".join(args) for args, _ in LINES])
def test_one_line_says_what_would_be_right(program: Program, args: list[str], line: str) -> None:
    refuses(program, args, line)
    assert list(program.folder.iterdir()) == []


def refuses(program: Program, args: list[str], line: str, **env: str) -> None:
    """The command ends with code 2, prints one line that begins with `line` on stderr, and nothing on stdout."""
    done = program(*args, **env)
    assert done.stderr.startswith(line)
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("\n")
    assert done.stdout == ""
    assert done.returncode == 2


def test_an_unknown_language_of_the_environment(program: Program) -> None:
    refuses(program, ["games"], "There is no catalogue for the language “tlh”.", LUDOPOLIS_LANG="tlh")


def test_a_locale_without_catalogue_means_english(program: Program) -> None:
    assert program("games", LANG="tlh_QO.UTF-8").stdout.startswith("Barter (barter)")


def test_a_bad_row_of_a_component_folder(program: Program) -> None:
    (program.folder / "days.csv").write_text("day,weight\nmonday,12\n", "utf-8")
    line = "days.csv, line 2, column weight: “12” is wrong, expected 1 … 9."
    for command in ("play", "simulate", "check", "perft"):
        refuses(program, [command, "stall", "--components", "."], line)


def test_records_are_never_added_to_another_kind_of_file(program: Program) -> None:
    diary = program.folder / "diary.txt"
    diary.write_text("Dear diary,\n", "utf-8")
    refuses(program, ["simulate", "barter", "--out", "diary.txt"], "diary.txt holds something other than records;")
    refuses(program, ["play", "barter", "--save", "diary.txt"], "diary.txt holds something other than records;")
    assert diary.read_text("utf-8") == "Dear diary,\n"
    assert list(program.folder.iterdir()) == [diary]


# Records


def edited(path: Path, number: int, **changes: object) -> None:
    """Changes fields of a line, counted from 1."""
    lines = path.read_text("utf-8").splitlines()
    line = json.loads(lines[number - 1])
    line.update(changes)
    lines[number - 1] = json.dumps(line)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def second_header(path: Path) -> int:
    """The line where the second record begins."""
    lines = path.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if number > 1 and "ludopolis" in line)


def test_a_truncated_record(program: Program, copy: Callable[[], Path]) -> None:
    path = copy()
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-1]), "utf-8")
    line = f"The record breaks off after line {len(lines) - 1}: the closing line is missing."
    refuses(program, ["replay", path.name], line)
    path.write_text("".join(lines)[:-40], "utf-8")
    refuses(program, ["replay", path.name], f"Line {len(lines)}: not a JSON object. The record is damaged.")


def test_an_edited_move_is_named_by_line_and_reason(program: Program, copy: Callable[[], Path]) -> None:
    path = copy()
    start = second_header(path)
    lines = path.read_text("utf-8").splitlines()
    move = next(n for n, line in enumerate(lines, 1) if n > start and "move" in line)
    edited(path, move, move="return 1")
    reason = f"Line {move}: this cannot have been played. The record is damaged or edited. A tile is to be played now;"
    refuses(program, ["replay", path.name, "--game", "2"], reason)
    edited(path, move, move="sing")
    reason = f"Line {move}: this cannot have been played. The record is damaged or edited. “sing” is not a move."
    refuses(program, ["replay", path.name, "--game", "2", "--json"], reason)


def test_a_draw_from_the_wrong_place_is_told_once(program: Program, copy: Callable[[], Path]) -> None:
    path = copy()
    lines = path.read_text("utf-8").splitlines()
    draw = next(n for n, line in enumerate(lines, 1) if '"chance"' in line)
    due = json.loads(lines[draw - 1])["chance"]
    edited(path, draw, chance="sky#0")
    refuses(program, ["replay", path.name], f"Line {draw}: a draw from {due} was due, not from sky#0.\n")


def test_an_edited_result(program: Program, copy: Callable[[], Path]) -> None:
    path = copy()
    last = second_header(path) - 1
    edited(path, last, results={"totals": [99, 0], "winners": [0]})
    refuses(program, ["replay", path.name, "--game", "1"], f"Line {last}: the closing line does not match the game.")


def test_foreign_and_newer_records(program: Program, copy: Callable[[], Path]) -> None:
    path = copy()
    start = second_header(path)
    edited(path, start, ludopolis=2)
    refuses(program, ["replay", path.name], f"Line {start}: the record has format 2; this version of Ludopolis reads")
    edited(path, start, ludopolis=1, rules=5)
    line = "The record was played with rules version 5 of barter; version 1 is installed."
    refuses(program, ["replay", path.name, "--game", "2"], line)
    edited(path, start, rules=1, components="other")
    refuses(program, ["replay", path.name, "--game", "2"], "The record was played with another component set (other)")
    edited(path, start, components="barter-1", game="chess")
    refuses(program, ["replay", path.name, "--game", "2"], "There is no game “chess”.")
    edited(path, start, game="barter", seats=["one"])
    refuses(program, ["replay", path.name], f"Line {start}: the header’s field seats is missing or wrong.")
    path.write_text('{"white": "e4"}\n', "utf-8")
    refuses(program, ["replay", path.name], "Line 1: a record’s header should be here. This is not a Ludopolis")
    path.write_text("", "utf-8")
    refuses(program, ["replay", path.name], "The record is empty; its first line must be a header.")
    path.write_bytes(b"\xff\xfe\x00")
    refuses(program, ["replay", path.name], f"{path.name} is not text. A record is a text file of JSON lines.")


def test_numbers_beyond_the_file(program: Program, copy: Callable[[], Path]) -> None:
    path = copy()
    refuses(program, ["replay", path.name, "--game", "4"], "There is no record 4. Records in the file: 3.")
    refuses(
        program, ["replay", path.name, "--game", "1", "--at", "999"], "There is no entry 999. Entries go from 0 to "
    )
    refuses(program, ["replay", path.name, "--at", "-1"], "--at cannot be “-1”. It must be a whole number, at least 0.")
