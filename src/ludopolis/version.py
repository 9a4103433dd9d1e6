"""Which version this is, and whether it runs compiled."""

from importlib.metadata import PackageNotFoundError, version

from ludopolis.engine.table import table


def installed() -> str:
    """The version of the package; empty if it runs without being installed."""
    try:
        return version("ludopolis")
    except PackageNotFoundError:
        return ""


def compiled() -> bool:
    """Whether engine, bots and games run as machine code."""
    return not str(table.__file__).endswith(".py")
