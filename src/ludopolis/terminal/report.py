"""What a simulation says: means, spreads, wins with their intervals, as data and as tables."""

from typing import Final

from rich import box
from rich.table import Table

from ludopolis.arena.figures import Place, fault_list, faults_on, interval, percent, spread_of, standing
from ludopolis.arena.play import Result
from ludopolis.engine.facts import Fact
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.state import Data
from ludopolis.terminal.voice import Voice

AUTOMA: Final = "automa"


def player(result: Result, seat: int) -> str:
    """The bot on a seat; a seat beyond the players' is an automa's."""
    return result.seats[seat] if seat < len(result.seats) else AUTOMA


def summary(game: Game, options: dict[str, OptionValue], bots: list[str], seed: str, games: list[Result]) -> Data:
    """The summary as data; the keys are described in docs/command-line.md."""
    seats = range(len(games[0].totals))
    places = [(game, seat) for game in games for seat in seats]
    names = list(dict.fromkeys([*bots, *(player(game, seat) for game, seat in places)]))
    categories = list(dict.fromkeys(name for played, seat in places for name in played.points[seat]))
    by_bot = {name: [(played, seat) for played, seat in places if player(played, seat) == name] for name in names}
    return {
        "game": game.id,
        "rules": game.version,
        "components": game.components.digest,
        "players": len(bots),
        "options": options,
        "seed": seed,
        "games": len(games),
        "seat_balanced": len(games) % len(bots) == 0,
        "bots": [{"bot": name, **standing(by_bot[name]), "faults": faults_on(by_bot[name])} for name in names],
        "seats": [{"seat": seat, **standing([(played, seat) for played in games])} for seat in seats],
        "categories": [
            {"category": category, "bot": name, **spread_of(_earned(category, by_bot[name]))}
            for category in categories
            for name in names
        ],
        "endings": [
            {"ending": ending, "games": count}
            for ending in game.endings
            if (count := sum(played.ending == ending for played in games))
        ],
        "moves": {
            **spread_of([played.moves for played in games]),
            "least": min(played.moves for played in games),
            "most": max(played.moves for played in games),
        },
        "faults": fault_list(games),
    }


def _earned(category: str, places: list[Place]) -> list[int]:
    return [result.points[seat].get(category, 0) for result, seat in places]


def draw(voice: Voice, data: Data) -> None:
    """The same as tables."""
    voice.say("cli-simulate-title", game=voice.text("game-name"), games=data["games"], players=data["players"])
    voice.out.print(standings(voice, "cli-report-bot", [(row["bot"], row) for row in data["bots"]]))
    seats = [(voice.text("terminal-seat", number=row["seat"] + 1), row) for row in data["seats"]]
    voice.out.print(standings(voice, "cli-report-seat", seats))
    voice.out.print(_categories(voice, data))
    for row in data["endings"]:
        share = f"{row['games'] / data['games']:.0%}"
        voice.say("cli-report-ending", ending=voice.text(f"ending-{row['ending']}"), games=row["games"], share=share)
    moves = data["moves"]
    voice.say("cli-report-moves", spread=_plus_minus(moves), least=moves["least"], most=moves["most"])
    if not data["seat_balanced"]:
        voice.say("cli-report-unbalanced", players=data["players"])
    draw_faults(voice, data)


def draw_faults(voice: Voice, data: Data) -> None:
    """A line for each bot that lost games by faults: how many, and why the first of them."""
    first = {row["bot"]: row for row in reversed(data["faults"])}
    for row in data["bots"]:
        if row["bot"] in first:
            fault = first[row["bot"]]
            reasons = [Fact(why["kind"], {**why}) for why in (fault["why"], fault["because"]) if why is not None]
            told = " ".join(voice.sentence("why", reason) for reason in reasons)
            voice.say("arena-faults", bot=row["bot"], count=row["faults"], game=fault["game"] + 1, why=told)


def standings(voice: Voice, heading: str, rows: list[tuple[str, Data]], rating: bool = False) -> Table:
    """A table of points and victories, a row for each name, with ratings if wanted."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.text(heading))
    for key in ("cli-report-places", "cli-report-points", "cli-report-wins", "cli-report-rate", "cli-report-interval"):
        table.add_column(voice.text(key), justify="right")
    if rating:
        table.add_column(voice.text("arena-rating"), justify="right")
    for name, row in rows:
        cells = [str(row["places"]), _plus_minus(row), f"{row['wins']:.1f}", percent(row["rate"]), interval(row)]
        if rating:
            cells.append(f"{row['mu']:.1f} ± {2 * row['sigma']:.1f}")
        table.add_row(name, *cells)
    return table


def _categories(voice: Voice, data: Data) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.text("terminal-sheet-category"))
    for row in data["bots"]:
        table.add_column(row["bot"], justify="right")
    for category in dict.fromkeys(row["category"] for row in data["categories"]):
        cells = [_plus_minus(row) for row in data["categories"] if row["category"] == category]
        table.add_row(voice.text(f"score-{category}"), *cells)
    return table


def _plus_minus(row: Data) -> str:
    return f"{row['mean']:.2f} ± {row['deviation']:.2f}"
