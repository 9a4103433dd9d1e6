"""`ludopolis train`: games, training and matches, until a network is better than the one before."""

from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, Progress, TaskID, TextColumn

from ludopolis import registry
from ludopolis.arena.play import Venue
from ludopolis.arena.statistics import interval, percent
from ludopolis.bots.network import installed, misfit, read
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import BadOption, fact
from ludopolis.engine.values.options import spelling
from ludopolis.terminal.atomic_files import file_error
from ludopolis.terminal.bot_games import open_workers
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output, write_json
from ludopolis.terminal.seating import MOVE_SECONDS, players_of, read_bots
from ludopolis.training.course import NoFeatures, Plan, learn
from ludopolis.training.fit import load_torch

TEACHERS = "greedy"


class Arguments(NamedTuple):
    """What the command line said."""

    game: str
    players: list[int]
    options: list[str]
    seconds: float
    bots: str
    rounds: int
    matches: int
    out: str
    seed: str
    jobs: int | None
    ray: str
    components: str


class Display:
    """A bar for each stage, and a line for everything that was found out."""

    def __init__(self, output: Output, plan: Plan, out: str, progress: Progress) -> None:
        self.output = output
        self.plan = plan
        self.out = out
        self.progress = progress
        self.bar: TaskID | None = None

    def hear(self, kind: str, told: dict[str, Any]) -> None:
        """Shows what has happened."""
        output = self.output
        if kind in ("game", "duel"):
            if self.bar is not None:
                self.progress.advance(self.bar)
        elif kind == "stage":
            self._begin(output.text("train-stage", bot=told["bot"]), None)
        elif kind == "match":
            self._begin(output.text("train-match", others=told["others"]), self.plan.matches)
        elif kind == "rows":
            self._begin(output.text("train-learning"), None)
            output.note("train-rows", rows=told["rows"], held=told["held"])
        elif kind == "pass":
            output.note("train-pass", epochs=told["epochs"], rows=told["rows"], loss=f"{told['loss']:.4f}")
        elif kind == "network":
            for part in told["phases"]:
                output.note(
                    "train-phase",
                    begin=percent(part["from"]),
                    rows=part["rows"],
                    network=f"{part['network']:.3f}",
                    hand=f"{part['hand']:.3f}",
                )
        elif kind == "taught" and self.out:
            _write(self.out, told["network"])  # whatever becomes of the matches
        elif kind == "verdict":
            self._verdict(told)

    def _begin(self, words: str, total: int | None) -> None:
        if self.bar is not None:
            self.progress.remove_task(self.bar)
        self.bar = self.progress.add_task(words, total=total)

    def _verdict(self, told: dict[str, Any]) -> None:
        self.output.note(
            "train-verdict-old" if told["old"] else "train-verdict",
            bot=told["challenger"],
            others=told["others"],
            share=percent(told["won"]),
            interval=interval(told),
            games=told["games"],
            own=f"{told['own_ms']:.1f}",
            theirs=f"{told['other_ms']:.1f}",
        )


def run(output: Output, arguments: Arguments, as_json: bool) -> bool:
    """Trains and writes the network; false if it did not pass its matches."""
    game = registry.find(arguments.game, arguments.components)
    output.turn_to(game)
    if game.features is None:
        raise NoFeatures(fact("no-features", game=game.id))
    plan = _plan(game, arguments)
    load_torch()
    old = _old(game, plan.settings)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"))
    with Progress(*columns, console=output.stderr, transient=True, disable=not output.stderr.is_terminal) as progress:
        display = Display(output, plan, arguments.out, progress)
        outcome = learn(plan, partial(open_workers, arguments.jobs, arguments.ray), old, display.hear)
    path = arguments.out or (_home(game, plan.settings) if outcome.passed else "")
    if path:
        _write(path, outcome.network)
    if as_json:
        write_json({**outcome.meta, "passed": outcome.passed, "path": path or None})
    else:
        output.say("train-passed" if outcome.passed else "train-failed")
        if path:
            output.say("terminal-written", path=path)
    return outcome.passed


def _plan(game: Game, arguments: Arguments) -> Plan:
    wanted = arguments.players or [players_of(game, None, 0, 0)]
    choices = [_alternatives(game, pair) for pair in arguments.options]
    settings: list[Setting] = []
    refused: BadOption | None = None
    for players in wanted:
        game.new({}, players)  # refuses a number of players that there is not
        for pairs in product(*choices):
            try:
                settings.append(Setting(players, read_options(game, list(pairs), players)))
            except BadOption as wrong:  # not all values go together, nor with every number of players
                refused = wrong
    if refused is not None and not settings:
        raise refused
    venue = Venue(
        game.id, arguments.components, game.version, game.components.digest, settings[0].options, MOVE_SECONDS
    )
    teachers = read_bots(arguments.bots or TEACHERS)
    return Plan(venue, settings, teachers, arguments.seconds, arguments.rounds, arguments.matches, arguments.seed)


def _alternatives(game: Game, pair: str) -> list[str]:
    """`mode=family,expert` as `mode=family` and `mode=expert`; refuses values that there are not."""
    name, equals, values = pair.partition("=")
    found = [f"{name}={value}" for value in values.split(",")] if equals else [pair]
    for option in game.options:
        if option.name == name:
            for value in values.split(","):
                option.parse(value)
    return found


def _old(game: Game, settings: list[Setting]) -> bytes:
    """The network that the new one is to replace: one that fits all its tables."""
    for path in installed(game):
        if not any(misfit(read(path), game, setting.players, setting.options) for setting in settings):
            return Path(path).read_bytes()
    return b""


def _home(game: Game, settings: list[Setting]) -> str:
    """Where the game's own networks are; the name says for which tables it is."""
    folder = game.features.weights if game.features is not None else ""
    players = sorted({setting.players for setting in settings})
    words = ["players", *map(str, players)]
    for name in game.features.modes if game.features is not None else ():
        values = {spelling(setting.options[name]) for setting in settings}
        if values != {spelling(game.complete({}, players[-1])[name])}:
            words += [name, *sorted(values)]
    return str(Path(folder, "_".join(words) + ".npz")) if folder else ""


def _write(path: str, network: bytes) -> None:
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(network)
    except OSError as wrong:
        raise file_error(wrong, path) from None
