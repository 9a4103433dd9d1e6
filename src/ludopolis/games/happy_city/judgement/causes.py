"""Why a city comes to more: residents and hearts that a turn brings at once, and what is bought later."""

from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import hearts_of, points_of, residents_of


def causes(
    turn: tuple[HappyCityState, HappyCityState], other: tuple[HappyCityState, HappyCityState], seat: int
) -> list[tuple[str, float]]:
    """Points are a product: what a turn brings at once counts times the other factor at the end of the game."""
    residents = float(residents_of(turn[0], seat) - residents_of(other[0], seat))
    hearts = float(hearts_of(turn[0], seat) - hearts_of(other[0], seat))
    if not turn[1].summing:
        residents, hearts = (
            residents * (hearts_of(turn[1], seat) + hearts_of(other[1], seat)) / 2,
            hearts * (residents_of(turn[1], seat) + residents_of(other[1], seat)) / 2,
        )
    points = float(points_of(turn[1], seat) - points_of(other[1], seat))
    return [("residents", residents), ("hearts", hearts), ("later", points - residents - hearts)]


def figures(state: HappyCityState, seat: int) -> dict[str, str]:
    """The city as it scores now."""
    sign = "+" if state.summing else "×"
    city = f"{residents_of(state, seat)} {sign} {hearts_of(state, seat)}"
    return {"residents": city, "hearts": city}
