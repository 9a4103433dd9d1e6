"""The command line: what each command takes. What it does is in the module of its name in `terminal/`."""

import os
import sys
from typing import Annotated

import typer
from typer.main import get_command

from ludopolis.engine.values.facts import LudopolisError
from ludopolis.i18n.words import MissingWord
from ludopolis.terminal import check, games, host_commands, learn, new, perft, play, replay, simulate, version
from ludopolis.terminal.arguments import LOOSE, Bots, Components, GameId, Jobs, Json, Limit, Options, Players, Ray, Seed
from ludopolis.terminal.atomic_files import file_error
from ludopolis.terminal.command_line import (
    Command,
    Commands,
    complaint,
    seconds,
    seed,
    several,
    share,
    take_language,
    whole,
)
from ludopolis.terminal.output import Output
from ludopolis.terminal.seating import MOVE_SECONDS

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, cls=Commands)
command = app.command


@app.callback()
def ludopolis(
    lang: Annotated[str, typer.Option("--lang")] = "", version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """Options of all commands, here only for the help page: `run` has read them before parsing begins."""


@command(cls=Command, context_settings=LOOSE, name="games")
def games_command(context: typer.Context, json: Json = False) -> None:
    """Lists the installed games."""
    games.run(context.obj, json)


@command(cls=Command, context_settings=LOOSE, name="play")
def play_command(
    context: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    players: Players = None,
    bots: Bots = "",
    option: Options = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    town: Annotated[list[str] | None, typer.Option("--town")] = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", parser=whole("--seat", 1))] = None,
    seed: Annotated[str | None, typer.Option("--seed", parser=seed)] = None,
    save: Annotated[str, typer.Option("--save")] = "",
    components: Components = "",
    resume: Annotated[str, typer.Option("--resume")] = "",
    no_confirm: Annotated[bool, typer.Option("--no-confirm")] = False,
    limit: Limit = MOVE_SECONDS,
) -> None:
    """Plays a game in the terminal."""
    arguments = play.Arguments(
        game=game,
        players=players,
        bots=bots,
        options=option or [],
        names=name or [],
        towns=town or [],
        seats=seat or [],
        seed=seed or "",
        save=save,
        components=components,
        confirm=not no_confirm,
        resume=resume,
        limit=limit,
    )
    play.run(context.obj, arguments)


@command(cls=Command, context_settings=LOOSE, name="learn")
def learn_command(context: typer.Context, game: GameId, lesson: Annotated[str, typer.Argument()] = "") -> None:
    """Takes a lesson in the terminal."""
    learn.run(context.obj, game, lesson)


@command(cls=Command, context_settings=LOOSE, name="simulate")
def simulate_command(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    bots: Bots = "",
    games: Annotated[int, typer.Option("--games", parser=whole("--games", 1))] = 100,
    option: Options = None,
    seed: Seed = "1",
    out: Annotated[str, typer.Option("--out")] = "",
    jobs: Jobs = None,
    ray: Ray = "",
    limit: Limit = MOVE_SECONDS,
    components: Components = "",
    json: Json = False,
) -> None:
    """Lets bots play many games."""
    arguments = simulate.Arguments(
        game=game,
        players=players,
        bots=bots,
        games=games,
        options=option or [],
        seed=seed,
        out=out,
        jobs=jobs,
        ray=ray,
        limit=limit,
        components=components,
    )
    simulate.run(context.obj, arguments, json)


@command(cls=Command, context_settings=LOOSE, name="arena")
def arena_command(
    context: typer.Context,
    game: GameId,
    bots: Bots = "",
    challenger: Annotated[str, typer.Option("--challenger")] = "",
    players: Players = None,
    games: Annotated[int, typer.Option("--games", parser=whole("--games", 1))] = 400,
    option: Options = None,
    seed: Seed = "1",
    floor: Annotated[float | None, typer.Option("--floor", parser=share("--floor"))] = None,
    indifference: Annotated[float, typer.Option("--indifference", parser=share("--indifference"))] = 0.05,
    alpha: Annotated[float, typer.Option("--alpha", parser=share("--alpha"))] = 0.05,
    beta: Annotated[float, typer.Option("--beta", parser=share("--beta"))] = 0.05,
    adjusted: Annotated[bool, typer.Option("--adjusted")] = False,
    comparisons: Annotated[int, typer.Option("--comparisons", parser=whole("--comparisons", 1))] = 24,
    results: Annotated[str, typer.Option("--results")] = "",
    csv: Annotated[str, typer.Option("--csv")] = "",
    report: Annotated[str, typer.Option("--report")] = "",
    jobs: Jobs = None,
    ray: Ray = "",
    limit: Limit = MOVE_SECONDS,
    components: Components = "",
    json: Json = False,
) -> None:
    """Finds out which bot is stronger."""
    # Ratings and reports need libraries that no other command should wait for.
    from ludopolis.terminal import arena

    arguments = arena.Arguments(
        game=game,
        bots=bots,
        challenger=challenger,
        players=players,
        games=games,
        options=option or [],
        seed=seed,
        floor=floor,
        indifference=indifference,
        alpha=alpha,
        beta=beta,
        adjusted=adjusted,
        comparisons=comparisons,
        results=results,
        csv=csv,
        report=report,
        jobs=jobs,
        ray=ray,
        limit=limit,
        components=components,
    )
    if not arena.run(context.obj, arguments, json):
        raise typer.Exit(1)


@command(cls=Command, context_settings=LOOSE, name="train")
def train_command(
    context: typer.Context,
    game: GameId,
    players: Annotated[str, typer.Option("--players")] = "",
    option: Options = None,
    lasting: Annotated[float, typer.Option("--seconds", parser=seconds("--seconds"))] = 300.0,
    teachers: Annotated[str, typer.Option("--bots")] = "",
    rounds: Annotated[int, typer.Option("--rounds", parser=whole("--rounds", 1))] = 3,
    matches: Annotated[int, typer.Option("--matches", parser=whole("--matches", 0))] = 400,
    network: Annotated[str, typer.Option("--out")] = "",
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = "",
    components: Components = "",
    json: Json = False,
) -> None:
    """A network that learns a game."""
    # numpy and torch take a second to load.
    from ludopolis.terminal import train

    arguments = train.Arguments(
        game=game,
        players=several("--players", 1, players),
        options=option or [],
        seconds=lasting,
        bots=teachers,
        rounds=rounds,
        matches=matches,
        out=network,
        seed=seed,
        jobs=jobs,
        ray=ray,
        components=components,
    )
    if not train.run(context.obj, arguments, json):
        raise typer.Exit(1)


@command(cls=Command, context_settings=LOOSE, name="dataset")
def dataset_command(
    context: typer.Context,
    game: GameId,
    dataset_file: Annotated[str, typer.Option("--out")],
    players: Players = None,
    bots: Bots = "",
    games: Annotated[int, typer.Option("--games", parser=whole("--games", 1))] = 100,
    option: Options = None,
    records: Annotated[str, typer.Option("--records")] = "",
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = "",
    limit: Limit = MOVE_SECONDS,
    components: Components = "",
) -> None:
    """Decisions of many games in a Parquet file."""
    # numpy and pyarrow take a moment to load.
    from ludopolis.terminal import dataset

    source = dataset.Source(bots, games, records, seed, jobs, ray, limit)
    dataset.run(context.obj, game, players, option or [], components, source, dataset_file)


@command(cls=Command, context_settings=LOOSE, name="puzzles")
def puzzles_command(
    context: typer.Context,
    game: GameId,
    solve: Annotated[bool, typer.Option("--play")] = False,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    truth: Annotated[bool, typer.Option("--truth")] = False,
    number: Annotated[int, typer.Option("--number", parser=whole("--number", 1))] = 100,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, typer.Option("--bots")] = "master",
    puzzle_file: Annotated[str, typer.Option("--out")] = "",
    run_seconds: Annotated[float | None, typer.Option("--seconds", parser=seconds("--seconds"))] = None,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = "",
) -> None:
    """Puzzles of a game: solves, makes or verifies them."""
    # numpy takes a moment to load.
    if solve:
        from ludopolis.terminal import puzzle_play

        puzzle_play.run(context.obj, game, puzzle_file)
        return
    from ludopolis.terminal import puzzles

    arguments = puzzles.Arguments(
        game, number, players, option or [], bots, seed, puzzle_file, run_seconds or 0.0, jobs, ray, truth
    )
    if not verify:
        puzzles.make(context.obj, arguments)
    elif not puzzles.verify(context.obj, arguments):
        raise typer.Exit(1)


@command(cls=Command, context_settings=LOOSE, name="replay")
def replay_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    record: Annotated[int | None, typer.Option("--game", parser=whole("--game", 1))] = None,
    at: Annotated[int | None, typer.Option("--at", parser=whole("--at", 0))] = None,
    components: Components = "",
    json: Json = False,
) -> None:
    """Verifies records and retells the games."""
    replay.run(context.obj, file, record, at, components, json)


@command(cls=Command, context_settings=LOOSE, name="analyse")
def analyse_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    record: Annotated[int | None, typer.Option("--game", parser=whole("--game", 1))] = None,
    thinking: Annotated[float, typer.Option("--seconds", parser=seconds("--seconds"))] = 30.0,
    looks: Annotated[int, typer.Option("--rounds", parser=whole("--rounds", 0))] = 0,
    luck: Annotated[str, typer.Option("--seed", parser=seed)] = "1",
    report: Annotated[str, typer.Option("--report")] = "",
    components: Components = "",
    json: Json = False,
) -> None:
    """Analyses a finished game."""
    # numpy takes a moment to load.
    from ludopolis.terminal import analyse

    arguments = analyse.Arguments(file, record, thinking, looks, luck, report, components)
    analyse.run(context.obj, arguments, json)


@command(cls=Command, context_settings=LOOSE, name="check")
def check_command(
    context: typer.Context,
    game: GameId,
    pairs: Annotated[bool, typer.Option("--pairs")] = False,
    seed: Seed = "check",
    components: Components = "",
    json: Json = False,
) -> None:
    """Runs the contract on a game."""
    if not check.run(context.obj, game, components, pairs, seed, json):
        raise typer.Exit(1)


@command(cls=Command, context_settings=LOOSE, name="perft")
def perft_command(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    option: Options = None,
    deal: Annotated[str, typer.Option("--deal", parser=seed)] = "1",
    depth: Annotated[int, typer.Option("--depth", parser=whole("--depth", 1))] = 3,
    components: Components = "",
    json: Json = False,
) -> None:
    """Counts legal sequences of decisions."""
    perft.run(context.obj, game, components, players, option or [], deal, depth, json)


@command(cls=Command, context_settings=LOOSE, name="new")
def new_command(
    context: typer.Context,
    id: Annotated[str, typer.Argument()],
    package_folder: Annotated[str, typer.Option("--package")] = "",
) -> None:
    """Lays out a new game."""
    new.run(context.obj, id, package_folder)


@command(cls=Command, context_settings=LOOSE, name="compile")
def compile_command(
    context: typer.Context, package: Annotated[str, typer.Argument()], folder: Annotated[str, typer.Argument()]
) -> None:
    """Compiles the package of a game."""
    from ludopolis.terminal.compile import run

    run(context.obj, package, folder)


for host_name, (host_class, host_command) in host_commands.COMMANDS.items():
    command(cls=host_class, context_settings=LOOSE, name=host_name)(host_command)


def run(argv: list[str]) -> int:
    """Runs a command line; bad input gives one line on the error stream and exit code 2."""
    output = Output()
    try:
        language, rest = take_language(argv)
        output = Output(language)
        if rest[:1] == ["--version"]:
            version.run(output)
            return 0
        status = get_command(app).main(rest or ["--help"], "ludopolis", standalone_mode=False, obj=output)
        sys.stdout.flush()
        if status == INTERRUPTED:  # what typer returns after Ctrl-C
            return _stopped(output)
        return int(status or 0)
    except LudopolisError as wrong:
        return _refuse(output, output.reason(wrong))
    except typer.TyperException as wrong:
        return _refuse(output, output.sentence("why", complaint(wrong)))
    except KeyboardInterrupt:
        return _stopped(output)
    except BrokenPipeError:
        # The reader of the pipe is gone. The interpreter must not try to flush the rest when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as wrong:
        return _refuse(output, output.reason(file_error(wrong)))
    except MissingWord as missing:
        return _refuse(output, output.text("cli-missing-word", word=str(missing.args[0])))


def _refuse(output: Output, line: str) -> int:
    output.stderr.print(" ".join(line.split()), soft_wrap=True)
    return BAD_INPUT


def _stopped(output: Output) -> int:
    output.stderr.print()
    output.note("cli-stopped")
    return INTERRUPTED


def main() -> None:
    """The program `ludopolis`."""
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show becomes a question mark, not a crash.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
