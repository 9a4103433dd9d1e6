"""What many games say together: means, spreads, wins with their intervals."""

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from rich import box
from rich.table import Table

from ludopolis.engine.game import Data, Game
from ludopolis.engine.options import OptionValue
from ludopolis.terminal.voice import Voice

Z: Final = 1.959964
"""Standard deviations on both sides of a 95 % interval."""
AUTOMA: Final = "automa"


class Played(NamedTuple):
    """What the summary needs of a game."""

    seats: list[str]
    totals: list[int]
    winners: list[int]
    points: list[dict[str, int]]
    ending: str
    moves: int
    record: str

    def player(self, seat: int) -> str:
        """The bot on a seat; a seat beyond the players' is an automa's."""
        return self.seats[seat] if seat < len(self.seats) else AUTOMA


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(game: Game, options: dict[str, OptionValue], bots: list[str], seed: str, games: list[Played]) -> Data:
    """The summary as data; the keys are described in docs/command-line.md."""
    seats = range(len(games[0].totals))
    places = [(game, seat) for game in games for seat in seats]
    names = list(dict.fromkeys([*bots, *(game.player(seat) for game, seat in places)]))
    categories = list(dict.fromkeys(name for played, seat in places for name in played.points[seat]))
    by_bot = {name: [(played, seat) for played, seat in places if played.player(seat) == name] for name in names}
    return {
        "game": game.id,
        "rules": game.version,
        "components": game.components.digest,
        "players": len(bots),
        "options": options,
        "seed": seed,
        "games": len(games),
        "seat_balanced": len(games) % len(bots) == 0,
        "bots": [{"bot": name, **_standing(by_bot[name])} for name in names],
        "seats": [{"seat": seat, **_standing([(played, seat) for played in games])} for seat in seats],
        "categories": [
            {"category": category, "bot": name, **_spread(_earned(category, by_bot[name]))}
            for category in categories
            for name in names
        ],
        "endings": [
            {"ending": ending, "games": count}
            for ending in game.endings
            if (count := sum(played.ending == ending for played in games))
        ],
        "moves": {
            **_spread([played.moves for played in games]),
            "least": min(played.moves for played in games),
            "most": max(played.moves for played in games),
        },
    }


Place = tuple[Played, int]


def _standing(places: list[Place]) -> Data:
    # A victory shared by two counts half for each, so that all wins add up to the games.
    wins = sum(1 / len(game.winners) for game, seat in places if seat in game.winners)
    low, high = wilson(wins, len(places))
    spread = _spread([game.totals[seat] for game, seat in places])
    return {"places": len(places), **spread, "wins": wins, "rate": wins / len(places), "low": low, "high": high}


def _earned(category: str, places: list[Place]) -> Iterable[int]:
    return [game.points[seat].get(category, 0) for game, seat in places]


def _spread(values: Iterable[int]) -> Data:
    """Mean and standard deviation; sums of whole numbers, so that their order does not matter."""
    count = total = squares = 0
    for value in values:
        count += 1
        total += value
        squares += value * value
    variance = (squares * count - total * total) / (count * (count - 1)) if count > 1 else 0.0
    return {"mean": total / count, "deviation": sqrt(variance)}


def draw(voice: Voice, data: Data) -> None:
    """The same as tables."""
    voice.say("cli-simulate-title", game=voice.text("game-name"), games=data["games"], players=data["players"])
    voice.out.print(_standings(voice, "cli-report-bot", [(row["bot"], row) for row in data["bots"]]))
    seats = [(voice.text("terminal-seat", number=row["seat"] + 1), row) for row in data["seats"]]
    voice.out.print(_standings(voice, "cli-report-seat", seats))
    voice.out.print(_categories(voice, data))
    for row in data["endings"]:
        share = f"{row['games'] / data['games']:.0%}"
        voice.say("cli-report-ending", ending=voice.text(f"ending-{row['ending']}"), games=row["games"], share=share)
    moves = data["moves"]
    voice.say("cli-report-moves", spread=_plus_minus(moves), least=moves["least"], most=moves["most"])
    if not data["seat_balanced"]:
        voice.say("cli-report-unbalanced", players=data["players"])


def _standings(voice: Voice, heading: str, rows: list[tuple[str, Data]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.text(heading))
    for key in ("cli-report-places", "cli-report-points", "cli-report-wins", "cli-report-rate", "cli-report-interval"):
        table.add_column(voice.text(key), justify="right")
    for name, row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        table.add_row(name, str(row["places"]), _plus_minus(row), f"{row['wins']:.1f}", f"{row['rate']:.1%}", interval)
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
