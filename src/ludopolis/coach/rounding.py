"""Round figures that add up as they are shown."""


def rounded(parts: list[int], unit: int) -> list[int]:
    """Parts in whole units that add up to their rounded sum: what rounding leaves goes to the largest part."""
    found = [whole(part, unit) for part in parts]
    largest = max(range(len(parts)), key=lambda at: abs(parts[at]))
    found[largest] += whole(sum(parts), unit) - sum(found)
    return found


def whole(number: int, unit: int) -> int:
    """The nearest number of units; a half is rounded away from zero."""
    size = (2 * abs(number) + unit) // (2 * unit)
    return size if number >= 0 else -size
