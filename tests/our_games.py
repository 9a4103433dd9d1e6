"""The games of this repository. Those that other installed packages bring need not pass its tests."""

from ludopolis import registry

OUR_GAMES = [id for id, package in sorted(registry.modules().items()) if package == f"ludopolis.games.{id}"]
