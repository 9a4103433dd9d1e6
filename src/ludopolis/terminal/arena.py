"""`ludopolis arena`: bots against bots until it is clear who is stronger."""

from contextlib import ExitStack
from typing import NamedTuple

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludopolis import registry
from ludopolis.arena.figures import interval, percent
from ludopolis.arena.journal import Journal
from ludopolis.arena.play import Venue
from ludopolis.arena.report import render
from ludopolis.arena.sequential import YES, Claim
from ludopolis.arena.sheets import to_csv
from ludopolis.arena.tournament import Plan, Tournament
from ludopolis.engine.facts import fact
from ludopolis.engine.game import Game
from ludopolis.engine.state import Data
from ludopolis.terminal.answer import write_json
from ludopolis.terminal.files import check_replaceable, write
from ludopolis.terminal.report import draw_faults, standings
from ludopolis.terminal.seating import players_of, read_bots, read_options
from ludopolis.terminal.usage import BadUsage
from ludopolis.terminal.voice import Voice
from ludopolis.terminal.workplace import heeding, open_workers, warn


class Wishes(NamedTuple):
    """What the command line said."""

    game: str
    bots: str
    challenger: str
    players: int | None
    games: int
    options: list[str]
    seed: str
    floor: float | None
    indifference: float
    alpha: float
    beta: float
    results: str
    csv: str
    report: str
    jobs: int | None
    ray: str
    limit: float
    components: str


def arena(voice: Voice, wishes: Wishes, as_json: bool) -> bool:
    """Plays and says who is stronger; false where a floor was to be shown and was not."""
    game = registry.find(wishes.game, wishes.components)
    voice.turn_to(game)
    plan = _plan(game, wishes)
    tournament = Tournament(plan, wishes.games, _claim(wishes))
    for path in filter(None, (wishes.csv, wishes.report)):
        check_replaceable(path)
    warn(voice, plan.everybody())
    _play(voice, tournament, wishes)
    data = tournament.summary()
    if wishes.csv:
        write(wishes.csv, to_csv(tournament.results))
    if wishes.report:
        write(wishes.report, render(tournament, voice.words))
    if as_json:
        write_json(data)
    else:
        draw(voice, data)
        for path in filter(None, (wishes.results, wishes.csv, wishes.report)):
            voice.say("arena-written", path=path)
    return tournament.test is None or tournament.test.verdict == YES


def _plan(game: Game, wishes: Wishes) -> Plan:
    field = read_bots(wishes.bots)
    challengers = read_bots(wishes.challenger)
    everybody = [*challengers, *field]
    if len(challengers) > 1:
        raise BadUsage(fact("one-challenger", given=wishes.challenger))
    if len(everybody) < 2 or not field:
        raise BadUsage(fact("too-few-bots"))
    for name in everybody:
        if everybody.count(name) > 1:
            raise BadUsage(fact("named-twice", given=name))
    players = players_of(game, wishes.players, 0, 0)
    if players < 2:
        raise BadUsage(fact("alone"))
    options = read_options(game, wishes.options, players)
    venue = Venue(game.id, wishes.components, game.version, game.components.digest, options, wishes.limit)
    return Plan(venue, players, field, "".join(challengers), wishes.seed)


def _claim(wishes: Wishes) -> Claim | None:
    if wishes.floor is None:
        return None
    if not wishes.challenger:
        raise BadUsage(fact("floor-of-whom"))
    claim = Claim(wishes.floor, wishes.indifference, wishes.alpha, wishes.beta)
    if claim.floor + claim.indifference >= 1 or claim.alpha + claim.beta >= 1:
        raise BadUsage(fact("impossible-claim"))
    return claim


def _play(voice: Voice, tournament: Tournament, wishes: Wishes) -> None:
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(wishes.results, tournament.plan.header()))
        workers = stack.enter_context(open_workers(wishes.jobs, wishes.ray))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        stack.enter_context(progress)
        bar = progress.add_task(voice.text("cli-simulate-progress"), total=tournament.most)
        try:
            for _ in heeding(tournament.run(journal, workers)):
                progress.advance(bar)
        except KeyboardInterrupt:
            if wishes.results:
                voice.note("arena-goes-on", path=wishes.results)
            raise


# In words


def draw(voice: Voice, data: Data) -> None:
    """Tables, then what they mean in sentences that name games and interval."""
    game = voice.text("game-name")
    voice.say("arena-title", game=game)
    voice.say("arena-played", games=data["games"], deals=data["deals"], players=data["players"])
    rows = sorted((row for row in data["bots"] if row["places"]), key=lambda row: -row["mu"])
    voice.out.print(standings(voice, "cli-report-bot", [(row["bot"], row) for row in rows], rating=True))
    if len(data["bots"]) > 2:
        voice.out.print(_pairs(voice, data))
    seats = [(voice.text("terminal-seat", number=row["seat"] + 1), row) for row in data["seats"]]
    voice.out.print(standings(voice, "cli-report-seat", seats))
    draw_faults(voice, data)
    for row in rows:
        voice.say(
            "arena-statement",
            bot=row["bot"],
            share=percent(row["rate"]),
            games=row["games"],
            places=row["places"],
            interval=interval(row),
        )
    test = data["test"]
    if test:
        floor = percent(test["floor"])
        voice.say(f"arena-verdict-{test['verdict']}", bot=data["challenger"], floor=floor, games=data["games"])


def _pairs(voice: Voice, data: Data) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.text("cli-report-bot"))
    table.add_column(voice.text("arena-against"))
    for key in ("cli-report-places", "arena-ahead", "cli-report-interval"):
        table.add_column(voice.text(key), justify="right")
    for row in data["pairs"]:
        if row["games"]:
            table.add_row(row["bot"], row["against"], str(row["games"]), percent(row["rate"]), interval(row))
    return table
