"""`ludopolis perft`: counts the legal sequences of decisions, depth by depth."""

from time import perf_counter

from rich import box
from rich.table import Table

from ludopolis import registry
from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output, write_json
from ludopolis.terminal.seating import players_of


def run(
    output: Output,
    id: str,
    components: str,
    players: int | None,
    options: list[str],
    deal: str,
    depth: int,
    as_json: bool,
) -> None:
    """Prints a row for each depth from 1 on."""
    game = registry.find(id, components)
    output.turn_to(game)
    number = players_of(game, players, 0, 0)
    chosen = read_options(game, options, number)
    rows: list[Data] = []
    for level in range(1, depth + 1):
        start = perf_counter()
        sequences = perft(game.new(chosen, number), Dealer(deal), level)
        rows.append({"depth": level, "count": sequences, "seconds": perf_counter() - start})
    if as_json:
        head: Data = {"game": game.id, "rules": game.version, "players": number, "options": chosen, "deal": deal}
        write_json({**head, "counts": rows})
        return
    table = Table(box=box.SIMPLE_HEAD)
    for key in ("cli-perft-depth", "cli-perft-count", "cli-perft-time"):
        table.add_column(output.text(key), justify="right")
    for row in rows:
        table.add_row(
            str(row["depth"]), str(row["count"]), output.text("cli-perft-seconds", seconds=f"{row['seconds']:.3f}")
        )
    output.stdout.print(table)
