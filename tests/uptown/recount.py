"""The rules a second time, slow and simple, from the tables and a dumped position alone."""

import csv
from typing import NamedTuple

from ludopolis.engine.values.data import Data
from uptown.given import TABLES_FOLDER


class Project(NamedTuple):
    """A row of the projects table."""

    kind: str
    marks: list[str]
    place: str
    revenue: list[tuple[str, int]]
    prestige: list[tuple[str, int]]

    def premises(self, kind: str) -> int:
        if kind == "gift":
            return int("gift" in self.marks)
        return (2 if "duo" in self.marks else 1) if kind == self.kind else 0


def rows(table: str) -> list[dict[str, str]]:
    with (TABLES_FOLDER / table).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def effects(cell: str) -> list[tuple[str, int]]:
    return [(what or "fixed", int(number)) for what, _, number in (word.rpartition(":") for word in cell.split())]


PROJECTS = {
    row["id"]: Project(
        row["kind"], row["marks"].split(), row["place"], effects(row["revenue"]), effects(row["prestige"])
    )
    for row in rows("projects.csv")
}
CARDS = {row["id"]: [row["first"], row["second"]] for row in rows("project_cards.csv")}
CARDS |= {
    row["id"]: [row["front_first"], row["front_second"], row["back_first"], row["back_second"]]
    for row in rows("municipal_cards.csv")
}
PRICE = {row["id"]: int(row["price"]) for row in rows("project_cards.csv")}

Street = list[list[str]]


def street_of(data: Data, seat: int) -> Street:
    return [[built["project"] for built in plot] for plot in data["seats"][seat]["street"]]


def worth(street: Street, plot: int, what: str) -> int:
    """The revenue or prestige of a plot."""
    total = 0
    for level, name in enumerate(street[plot]):
        for effect, amount in PROJECTS[name].revenue if what == "revenue" else PROJECTS[name].prestige:
            where, _, kind = effect.partition(".")
            counted = {
                "fixed": 1,
                "ground": int(level == 0),
                "below": level,
                "plot": sum(PROJECTS[other].premises(kind) for other in street[plot]),
                "street": sum(PROJECTS[other].premises(kind) for floors in street for other in floors),
            }
            total += amount * counted[where]
    return total


def totals(data: Data) -> list[int]:
    """The points of every seat."""
    found = []
    for seat, player in enumerate(data["seats"]):
        coins = player["wallet"] + (player["deck"]["coins"] if data["options"]["count_uncollected"] else 0)
        street = street_of(data, seat)
        found.append(sum(worth(street, plot, "prestige") for plot in range(5)) + coins // 3)
    return found


def may_stand(data: Data, seat: int, name: str, owner: int, plot: int) -> bool:
    """Section 5, sentence by sentence."""
    project = PROJECTS[name]
    floors = [PROJECTS[other] for other in street_of(data, owner)[plot]]
    if ("gift" in project.marks) == (owner == seat):
        return False
    if "gift" in project.marks and any("no_gifts" in floor.marks for floor in floors):
        return False
    if any("roof" in floor.marks for floor in floors):
        return project.place == "rooftop"
    return (
        project.place == "any"
        or (project.place == "ground" and not floors)
        or (project.place == "upper" and bool(floors))
    )


def placements(data: Data, seat: int, card: str) -> list[str]:
    """Every placement of a card, in order and in notation."""
    return [
        f"place {name} {plot + 1}" if owner == seat else f"place {name} {owner}.{plot + 1}"
        for name in CARDS[card]
        for owner in range(data["players"])
        for plot in range(5)
        if may_stand(data, seat, name, owner, plot)
    ]


def moves(data: Data) -> list[str]:
    """What the actor may do."""
    seat = data["actor"]
    if data["step"] == "place_bought":
        return placements(data, seat, data["held"])
    if data["step"] in ("free_card", "place_municipal"):
        return [*placements(data, seat, data["held"]), "discard"]
    found = []
    for other, player in enumerate(data["seats"]):
        top = player["deck"]["top"]
        free = top is not None and player["deck"]["coins"] == 0
        if free and PRICE[top] <= data["seats"][seat]["wallet"] and placements(data, seat, top):
            found.append(f"buy {other}")
    return [*found, "municipal" if data["common"]["size"] else "skip"]
