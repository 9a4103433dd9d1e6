"""What pages load is bundled once for all servers of the tests: each of them would need a quarter of a second."""

from collections.abc import Callable

from ludopolis.server.static import assets
from ludopolis.server.static.bundle import bundle

Files = dict[str, str]
Read = Callable[[str], str]


def remember_bundles() -> None:
    """Servers that start in this process, or in a fork of it, share their bundles."""
    vars(assets)["bundle"] = remembered()


def remembered() -> Callable[[str, str, Read], Files]:
    """`bundle`, but gives a bundle again as long as every module that it was made of is the same."""
    made: dict[tuple[str, str], tuple[Files, Files]] = {}

    def again(name: str, entry: str, read: Read) -> Files:
        modules, files = made.get((name, entry), ({}, {}))
        if not files or any(_text(read, path) != text for path, text in modules.items()):
            modules = {}

            def noted(path: str) -> str:
                modules[path] = read(path)
                return modules[path]

            files = bundle(name, entry, noted)
            made[name, entry] = modules, files
        return files

    return again


def _text(read: Read, path: str) -> str | None:
    try:
        return read(path)
    except KeyError:
        return None
