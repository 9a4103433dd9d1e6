"""Bundles the modules of a page into one file: loading seventy one by one would delay a board by half a second.

Every module becomes an async function that returns its exports. The functions are called in dependency order. Only the
forms of `import` and `export` that the client and its libraries use are supported; others are refused, as are cycles.
"""

import posixpath
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

STATEMENT = re.compile(
    r"""(?:^|(?<=[;}]))(?:
        import\s*(?:(?P<names>\{[^}]*\}|\*\s*as\s+[\w$]+)\s*from\s*)?"(?P<source>[^"]+)";?
      | export\s*\{(?P<listed>[^}]*)\}(?:\s*from\s*"(?P<origin>[^"]+)")?;?
      | export\s+(?=(?:(?:async\s+)?function\s*\*?|class|const)\s+(?P<declared>[\w$]+))
    )""",
    re.MULTILINE | re.VERBOSE,
)
UNSUPPORTED = re.compile(r"^\s*(?:import\b(?!\s*\()|export\b).*", re.MULTILINE)


class BundleError(ValueError):
    """The modules cannot be bundled: what is wrong, and in which."""


@dataclass
class Module:
    """A parsed module."""

    name: str
    body: str = ""
    needs: list[str] = field(default_factory=list)
    exports: dict[str, str] = field(default_factory=dict)
    """The expression that each exported name stands for, inside the function."""
    imports: list[tuple[str, str]] = field(default_factory=list)
    """Modules and the names imported from them."""


def bundle(entry: str, read: Callable[[str], str]) -> str:
    """One module that does what the text `entry` and everything it imports do. `read` returns a module by its path."""
    found: dict[str, Module] = {}
    order: list[Module] = []

    def visit(name: str, text: str, above: tuple[str, ...]) -> None:
        module = found[name] = parse(name, text)
        for needed in module.needs:
            if needed in (*above, name):
                raise BundleError(f"{name} and {needed} need each other")
            if needed not in found:
                try:
                    text = read(needed)
                except KeyError:
                    raise BundleError(f"{name} imports {needed}, which is not there") from None
                visit(needed, text, (*above, name))
        order.append(module)

    visit("", entry, ())
    for module in order:
        for source, name in module.imports:
            if name not in found[source].exports:
                raise BundleError(f"{module.name} imports {name}, which {source} does not export")
    numbers = {module.name: number for number, module in enumerate(order)}
    return "".join(_written(module, numbers) for module in order)


@cache
def parse(name: str, text: str) -> Module:
    """Takes the import and export statements out of a module."""
    module = Module(name)

    def needed(source: str) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), source))
        if path not in module.needs:
            module.needs.append(path)
        return path

    def replaced(found: re.Match[str]) -> str:
        if found["declared"]:
            module.exports[found["declared"]] = found["declared"]
            return ""
        if found["listed"] is not None:
            origin = needed(found["origin"]) if found["origin"] else ""
            for theirs, ours in _pairs(found["listed"]):
                module.exports[ours] = f"{_placeholder(origin)}.{theirs}" if origin else theirs
                if origin:
                    module.imports.append((origin, theirs))
            return ""
        source, names = needed(found["source"]), found["names"]
        if not names:
            return ""
        if names.startswith("*"):
            return f"const {names.split()[-1]} = {_placeholder(source)};"
        pairs = _pairs(names.strip("{}"))
        module.imports += [(source, theirs) for theirs, _ in pairs]
        return f"const {{ {', '.join(f'{theirs}: {ours}' for theirs, ours in pairs)} }} = {_placeholder(source)};"

    module.body = STATEMENT.sub(replaced, text)
    if strange := UNSUPPORTED.search(module.body):
        raise BundleError(f"{name}: this form cannot be bundled: {strange[0].strip()}")
    return module


def _pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c` as pairs: the name in the other module, the name in this one."""
    words = [name.split() for name in names.split(",") if name.strip()]
    return [(word[0], word[-1]) for word in words]


def _placeholder(path: str) -> str:
    """Stands for a module until all modules are numbered."""
    return f"\0{path}\0"


def _written(module: Module, numbers: dict[str, int]) -> str:
    exports = ", ".join(f"{name}: {value}" for name, value in module.exports.items())
    begin = f"const __{numbers[module.name]} = await (async () => {{ // {module.name}"
    text = "\n".join((begin, module.body, f"return {{ {exports} }};", "})();\n"))
    return re.sub("\0([^\0]*)\0", lambda found: f"__{numbers[found[1]]}", text)
