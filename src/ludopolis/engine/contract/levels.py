"""The opponents that a game offers at a table, by level."""

from typing import NamedTuple


class Player(NamedTuple):
    """A bot by name and settings; what is 0 or empty is left to the bot."""

    bot: str
    iterations: int = 0
    """Iterations per decision."""
    width: int = 0
    """Moves considered in each position."""
    turns: int = 0
    """Turns played before a position is judged; 0 plays to the end."""
    trust: int = 0
    """How many playouts the judge's appraisal of a move counts for."""
    judge: str = ""
    """The judge it uses, or the game's own."""
    overlooks: int = 0
    """How many of a hundred things, cards or places, it does not notice when it decides."""


class Levels(NamedTuple):
    """Who plays at each level, and the margin in points by which games are usually won."""

    beginner: Player = Player("greedy", overlooks=70)
    easy: Player = Player("greedy", overlooks=40)
    regular: Player = Player("greedy")
    expert: Player = Player("mc", 50)
    master: Player = Player("mc", 200)
    expert_by_hand: Player = Player("mc", 50)
    """The Expert at a table that no network fits, if it would use one."""
    master_by_hand: Player = Player("mc", 200)
    """The Master at such a table."""
    expert_1: Player = Player("mc", 200, judge="expert-1")
    """The first Expert, frozen: strength is measured against it."""
    swing: float = 15.0
