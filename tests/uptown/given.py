"""Positions in the words of the rules page: `given(2, streets=["shop | family_flat flats |", ""], tops="P01 P78")`.

A street is its plots from the left, `|` between them, projects from the ground up. `P13:start_up_room` names the card
too; otherwise any unused card that shows the project will do. Gifts come from the next seat.
"""

from collections.abc import Sequence
from pathlib import Path
from shutil import copy
from typing import Any

from positions import deal

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.games import uptown
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import PROJECT_CARDS, TABLES, UpTownComponents, card_of
from ludopolis.games.uptown.game import UpTown
from ludopolis.games.uptown.rules.play import UpTownState

HOME = Path(str(uptown.__file__)).parent
TABLES_FOLDER = HOME / "components"
PARTS = GAME.parts
PLACING = ("free_card", "place_bought", "place_municipal")


def given_data(
    players: int = 2,
    *,
    streets: Sequence[str] = (),
    wallets: Sequence[int] = (),
    tops: str = "",
    sizes: Sequence[int] = (),
    coins: Sequence[int] = (),
    common: str = "M02",
    common_size: int = 12,
    held: str = "",
    discards: str = "",
    step: str = "second_action",
    actor: int = 0,
    first: int = 0,
    round: int = 3,
    last_round: str | None = None,
    count_uncollected: bool = False,
    game: UpTown = GAME,
) -> Data:
    """The data of a position. Unnamed cards are unseen in decks and pile, or discarded if they do not fit there.

    Decks that are not mentioned hold 10 cards, with a plain card on top; the pile holds 12. A size of 0 needs no top.
    """
    parts = game.parts
    data = game.new({"count_uncollected": count_uncollected}, players).dump()
    decks = [*sizes, *([10] * (players - len(sizes)))]
    named = [*tops.split(), held, common if common_size else "", *discards.split()]
    free = [card for card in parts.ids if card not in named and not any(f"{card}:" in street for street in streets)]
    towns = [
        [_plot(parts, free, plot, seat, players) for plot in _plots(street)] for seat, street in enumerate(streets)
    ]
    towns += [[[] for _ in range(5)] for _ in range(players - len(towns))]
    shown = tops.split()
    spare = iter([card for card in PLAIN if card in free])
    shown += [next(spare) for _ in range(players - len(shown))]
    for card in shown:
        if card in free:
            free.remove(card)
    seats: list[Data] = []
    for seat in range(players):
        seats.append(
            {
                "wallet": wallets[seat] if seat < len(wallets) else 10,
                "deck": {
                    "size": decks[seat],
                    "top": shown[seat] if decks[seat] else None,
                    "coins": coins[seat] if seat < len(coins) else 0,
                },
                "street": towns[seat],
            }
        )
    # A top named for an empty deck counts as discarded.
    gone = [shown[seat] for seat in range(players) if not decks[seat]]
    projects = [card for card in free if parts.number[card] < PROJECT_CARDS]
    municipal = [card for card in free if parts.number[card] >= PROJECT_CARDS]
    hidden = sum(size - 1 for size in decks if size)
    under = max(0, common_size - 1)
    data["unseen"] = projects[len(projects) - hidden :] + municipal[len(municipal) - under :]
    data["discards"] = [
        *discards.split(),
        *gone,
        *projects[: len(projects) - hidden],
        *municipal[: len(municipal) - under],
    ]
    data["common"] = {"size": common_size, "top": common if common_size else None}
    data["seats"] = seats
    data["held"] = held or None
    data["step"] = step if not held or step in PLACING else "free_card"
    data["actor"], data["first"], data["round"], data["last_round"] = actor, first, round, last_round
    return data


PLAIN = ("P09", "P17", "P61", "P35", "P27", "P10")
"""Cards that can be placed anywhere, for tops that do not matter."""


def _plots(street: str) -> list[list[str]]:
    plots = [plot.split() for plot in street.split("|")]
    return plots + [[] for _ in range(5 - len(plots))]


def _plot(parts: UpTownComponents, free: list[str], plot: list[str], owner: int, players: int) -> list[Data]:
    built: list[Data] = []
    for word in plot:
        card, _, project = word.rpartition(":")
        if not card:
            card = next(name for name in reversed(free) if project in parts.projects_of(parts.number[name]))
        if card in free:
            free.remove(card)
        half = next(
            half
            for half in range(len(parts.project))
            if parts.project_id(half) == project and card_of(half) == parts.number[card]
        )
        by = (owner + 1) % players if parts.gift[half] else owner
        built.append({"card": card, "project": project, "by": by})
    return built


def given(players: int = 2, **position: Any) -> UpTownState:
    """The position itself, recording events."""
    return load(given_data(players, **position), position.get("game", GAME))


def load(data: Data, game: UpTown = GAME) -> UpTownState:
    """A position from its data, recording events."""
    state = game.load(data)
    assert isinstance(state, UpTownState)
    state.audit()
    state.events = []
    return state


def fresh(players: int, game: UpTown = GAME, **options: Any) -> UpTownState:
    """A new game, recording events."""
    state = game.new(options, players)
    assert isinstance(state, UpTownState)
    state.events = []
    return state


def card_set(folder: Path, projects: str = "", **changed: str) -> UpTown:
    """The game on other cards: `P02="law_firm shop"` for other projects, `P02="0 law_firm shop"` for a price too.

    `projects` are further rows of their table.
    """
    for table in TABLES:
        copy(TABLES_FOLDER / table, folder / table)
    with (folder / TABLES[0]).open("a", encoding="utf-8") as table_of_projects:
        table_of_projects.write(projects)
    file = folder / (TABLES[1] if next(iter(changed)).startswith("P") else TABLES[2])
    lines = file.read_text("utf-8").splitlines()
    for card, words in changed.items():
        index = next(i for i, line in enumerate(lines) if line.startswith(f"{card},"))
        cells = lines[index].split(",")
        new = words.split()
        cells[len(cells) - 1 - len(new) : len(cells) - 1] = new
        lines[index] = ",".join(cells)
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return UpTown(str(folder))


# What happens next


def asked(state: UpTownState) -> tuple[int, str]:
    """The seat that decides, and what; -1 for chance and at the end."""
    pending = state.pending()
    if pending in (0, CHANCE):
        return -1, "over" if pending == 0 else "chance"
    seat = lowest_seat(pending)
    return seat, state.asks(seat).kind


def options(state: UpTownState) -> list[str]:
    """The legal moves of the seat that decides, as text, in their order."""
    seat = lowest_seat(state.pending())
    return [state.to_text(seat, move) for move in state.legal(seat)]


def do(state: UpTownState, *texts: str) -> UpTownState:
    """Plays moves of whoever decides. When chance is due it uncovers the card named next, or else any card."""
    for text in texts:
        pending = state.pending()
        if pending == CHANCE and text not in PARTS.number and not text.startswith("first"):
            deal(state)
            pending = state.pending()
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        state.apply(seat, state.from_text(seat, text))
        state.audit()
    return state


def street(state: UpTownState, seat: int) -> list[list[str]]:
    """The projects of a street, by plot and from the ground up."""
    return [[built["project"] for built in plot] for plot in state.dump()["seats"][seat]["street"]]
