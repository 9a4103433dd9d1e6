"""The report: one self-contained HTML file with tables and drawings, in the user's language."""

from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from ludopolis.arena import plots
from ludopolis.arena.statistics import interval, percent
from ludopolis.arena.tournament import Tournament
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words

MAX_FAULTS_SHOWN: Final = 20

templates = Environment(
    loader=PackageLoader("ludopolis.arena", "pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(tournament: Tournament, words: Words) -> str:
    """The report as HTML."""
    data = tournament.summary()
    played = sorted((row for row in data["bots"] if row["places"]), key=lambda row: -row["mu"])
    seats = [(words.text("arena-seat", number=row["seat"] + 1), row) for row in data["seats"]]
    equals = 1 / len(data["seats"])
    drawings: Data = {
        "shares": plots.share_rows([(row["bot"], row["low"], row["rate"], row["high"]) for row in played], equals),
        "seats": plots.share_rows([(name, row["low"], row["rate"], row["high"]) for name, row in seats], equals),
        "points": plots.point_rows([(row["bot"], _points(tournament, row["bot"])) for row in played]),
        "climb": plots.chart([(row["bot"], _climb(tournament, row["bot"])) for row in played]),
        "test": None,
    }
    if tournament.test is not None:
        path = words.text("arena-ratio"), tournament.test.path
        drawings["test"] = plots.chart([path], tournament.test.claim.bounds())
    return templates.get_template("report.html").render(
        t=words.text,
        language=words.language,
        data=data,
        rows=played,
        seats=seats,
        faults=[(row, _reason(words, row)) for row in data["faults"][:MAX_FAULTS_SHOWN]],
        drawings=drawings,
        width=plots.WIDTH,
        left=plots.LEFT,
        right=plots.RIGHT,
        chart_left=plots.CHART_LEFT,
        chart_right=plots.CHART_RIGHT,
        percent=percent,
        interval=interval,
    )


def _points(tournament: Tournament, bot: str) -> list[int]:
    return [result.totals[seat] for result, seat in tournament.places(bot)]


def _climb(tournament: Tournament, bot: str) -> list[float]:
    return [ratings[bot].mu for ratings in tournament.climb]


def _reason(words: Words, row: Data) -> str:
    facts = [Fact(why["kind"], {**why}) for why in (row["why"], row["because"]) if why is not None]
    return " ".join(words.say("why", fact, lambda seat: words.text("arena-seat", number=seat + 1)) for fact in facts)
