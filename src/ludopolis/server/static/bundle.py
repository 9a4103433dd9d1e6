"""Bundles the modules of a page into one file: loading seventy one by one would delay a board by half a second.

Every module becomes an async function that returns its exports; functions are called in dependency order. Only the
forms of `import` and `export` that the client and its libraries use are supported; others are refused, as are cycles.
A module that only re-exports is left out: an importer gets each name from the module that declares it, and only
those modules are in the bundle. Types, comments (a quarter of all bytes) and indentation are dropped.
"""

import posixpath
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

STATEMENT = re.compile(
    r"""(?:^|(?<=[;}]))(?:
        import\s*(?:(?P<names>\{[^}]*\}|\*\s*as\s+[\w$]+)\s*from\s*)?"(?P<source>[^"]+)";?
      | export\s*\{(?P<listed>[^}]*)\}(?:\s*from\s*"(?P<origin>[^"]+)")?;?
      | export\s+(?=(?:(?:async\s+)?function\s*\*?|class|const)\s+(?P<declared>[\w$]+))
    )""",
    re.MULTILINE | re.VERBOSE,
)
REMARK = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/)[ \t]*(?:\n|\Z)", re.MULTILINE)
TAIL = re.compile(r"(?<=[;{,)]) // [^`'\"\n]*$", re.MULTILINE)
"""A comment after code. One with a quotation mark stays: what looks like it may be a part of a text."""
TYPE = re.compile(r"/\*\* @type [^*\n]*\*/ ?")
MARGIN = re.compile(r"\n\s+")
STYLE_REMARK = re.compile(r'("[^"\n]*")| ?/\*(?:[^*]|\*(?!/))*\*/')
"""A comment of a style sheet, or a string, in which there is none."""
STYLE_SPARE = re.compile(r'("[^"\n]*")|;? *(?=\})|(?<=[{};,:]) +| +(?=\{)')
"""A space that means nothing in a style sheet, the last semicolon of a rule, or a string, in which all counts."""
LATER = re.compile(r'await import\("([^"]+)"\)')
UNSUPPORTED = re.compile(r"^\s*(?:import\b(?!\s*\()|export\b).*", re.MULTILINE)


class BundleError(ValueError):
    """The modules cannot be bundled. The message names the module and what is wrong."""


@dataclass
class Module:
    """A parsed module."""

    name: str
    body: str = ""
    needs: list[str] = field(default_factory=list)
    exports: dict[str, str] = field(default_factory=dict)
    """The expression of each exported name inside the function."""
    passed: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Re-exported names: the module that each comes from, and its name there."""
    statements: list[tuple[str, list[tuple[str, str]]]] = field(default_factory=list)
    """The imports in order: the module, and pairs of a name there and here; no pairs for a bare import."""
    imports: list[tuple[str, str]] = field(default_factory=list)
    """Modules and the names imported from them."""
    later: list[str] = field(default_factory=list)
    """Modules that are imported dynamically."""

    @property
    def is_face(self) -> bool:
        """Whether it only re-exports."""
        return bool(self.passed) and self.passed.keys() == self.exports.keys() and not self.body.strip()


def bundle(name: str, entry: str, read: Callable[[str], str]) -> dict[str, str]:
    """The bundled files of the text `entry` and everything it imports. `read` returns a module by its path.

    The first file is `name`, and exports what the entry does. A module that is imported dynamically
    (`import("./part.js")`) goes into `NAME+part.js`, which the page loads when it needs it, once. The first file passes
    the modules that both use to it.
    """
    main = _collected("", entry, read, {})
    numbers = {module.name: number for number, module in enumerate(main.values())}
    files = {f"{name}.js": ""}
    calls: dict[str, str] = {}
    for path in dict.fromkeys(path for module in main.values() for path in module.later):
        part = _collected(path, _read(read, path, ""), read, main)
        if twice := [module for module in part if module in numbers]:
            raise BundleError(f"{twice[0]} would be loaded twice")
        if any(module.later for module in part.values()):
            raise BundleError(f"{path} is loaded later and has something that is loaded later still")
        shared = [needed for needed in main if any(needed in module.needs for module in part.values())]
        numbers.update({module: len(numbers) + at for at, module in enumerate(part)})
        given = ", ".join(f"__{numbers[needed]}" for needed in shared)
        file = f"{name}+{posixpath.basename(path)}"
        calls[path] = f'(await (await import("./{posixpath.basename(file)}")).default({{ {given} }}))'
        body = "".join(_written(module, numbers, {}) for module in part.values())
        files[file] = (
            f"let made;\nexport default ({{ {given} }}) => made ??= "  # one of it, however often it is asked for
            f"(async () => {{\n{body}return __{numbers[path]};\n}})();\n"
        )
    files[f"{name}.js"] = "".join(_written(module, numbers, calls) for module in main.values())
    if main[""].exports:
        files[f"{name}.js"] += f"export const {{ {', '.join(main[''].exports)} }} = __{numbers['']};\n"
    return files


def _collected(name: str, text: str, read: Callable[[str], str], known: Mapping[str, Module]) -> dict[str, Module]:
    """A module and its dependencies in the order in which they are called, without those already known."""
    found: dict[str, Module] = {}
    order: dict[str, Module] = {}

    def visit(name: str, text: str, above: tuple[str, ...]) -> None:
        module = found[name] = _linked(parse(name, text), read)
        for needed in module.needs:
            if needed in (*above, name):
                raise BundleError(f"{name} and {needed} need each other")
            if needed not in found and needed not in known:
                visit(needed, _read(read, needed, name), (*above, name))
        order[name] = module

    visit(name, text, ())
    for module in order.values():
        for source, wanted in module.imports:
            if wanted not in (found.get(source) or known[source]).exports:
                raise BundleError(f"{module.name} imports {wanted}, which {source} does not export")
    return order


def _read(read: Callable[[str], str], path: str, importer: str) -> str:
    try:
        return read(path)
    except KeyError:
        raise BundleError(f"{importer} imports {path}, which is not there") from None


def _linked(module: Module, read: Callable[[str], str]) -> Module:
    """A parsed module with its imports written out, each name from the module that declares it."""
    linked = replace(module, needs=[], imports=module.imports[:])
    lines: dict[int, str] = {}
    for number, (source, pairs) in enumerate(module.statements):
        origins: dict[str, list[tuple[str, str]]] = {} if pairs else {source: []}
        for theirs, ours in pairs:
            origin, declared = _declared(source, theirs, read, module.name)
            origins.setdefault(origin, []).append((declared, ours))
            linked.imports.append((origin, declared))
        linked.needs += [origin for origin in origins if origin not in linked.needs]
        lines[number] = "\n".join(f"const {_object(names)} = {_placeholder(path)};" for path, names in origins.items())
    linked.body = re.sub("\1(\\d+)\1", lambda mark: lines[int(mark[1])], module.body)
    return linked


def _declared(source: str, name: str, read: Callable[[str], str], importer: str) -> tuple[str, str]:
    """The module that declares a name, and the name there."""
    module = parse(source, _read(read, source, importer))
    if name not in module.exports:
        raise BundleError(f"{importer} imports {name}, which {source} does not export")
    return _declared(*module.passed[name], read, source) if module.is_face else (source, name)


@cache
def parse(name: str, text: str) -> Module:
    """Takes the import and export statements out of a module."""
    module = Module(name)

    def needed(source: str, pairs: list[tuple[str, str]]) -> str:
        path = _path(name, source)
        module.statements.append((path, pairs))
        return path

    def replaced(found: re.Match[str]) -> str:
        if found["declared"]:
            module.exports[found["declared"]] = found["declared"]
            return ""
        if found["listed"] is not None:
            origin = needed(found["origin"], []) if found["origin"] else ""
            for theirs, ours in _pairs(found["listed"]):
                module.exports[ours] = f"{_placeholder(origin)}.{theirs}" if origin else theirs
                if origin:
                    module.passed[ours] = (origin, theirs)
                    module.imports.append((origin, theirs))
            return ""
        names = found["names"] or ""
        pairs = _pairs(names.strip("{}")) if names.startswith("{") else []
        source = needed(found["source"], pairs)
        if pairs:
            return f"\1{len(module.statements) - 1}\1"
        return f"const {names.split()[-1]} = {_placeholder(source)};" if names else ""

    def put_off(found: re.Match[str]) -> str:
        path = _path(name, found[1])
        module.later.append(path)
        return _placeholder(path)

    module.body = LATER.sub(put_off, STATEMENT.sub(replaced, without_remarks(text)))
    if strange := UNSUPPORTED.search(module.body):
        raise BundleError(f"{name}: this form cannot be bundled: {strange[0].strip()}")
    return module


def _path(name: str, source: str) -> str:
    """The path of the module that another imports as `source`."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), source))


def without_remarks(text: str) -> str:
    """JavaScript without types, comments, empty lines and indentation."""
    return MARGIN.sub("\n", TYPE.sub("", TAIL.sub("", REMARK.sub("", text))))


def shortened_styles(text: str) -> str:
    """CSS without comments, empty lines, indentation, and spaces and semicolons that mean nothing."""
    text = MARGIN.sub("\n", STYLE_REMARK.sub(lambda found: found[1] or "", text))
    return STYLE_SPARE.sub(lambda found: found[1] or "", text)


def _pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c` as pairs: the name in the other module, the name in this one."""
    words = [name.split() for name in names.split(",") if name.strip()]
    return [(word[0], word[-1]) for word in words]


def _object(pairs: Iterable[tuple[str, str]]) -> str:
    """Names and values as an object literal or pattern, shortened where both are the same."""
    return f"{{ {', '.join(name if name == value else f'{name}: {value}' for name, value in pairs)} }}"


def _placeholder(path: str) -> str:
    """Stands for a module until all modules are numbered."""
    return f"\0{path}\0"


def _written(module: Module, numbers: Mapping[str, int], calls: Mapping[str, str]) -> str:
    begin = f"const __{numbers[module.name]} = await (async () => {{ // {module.name}"
    text = "\n".join((begin, module.body, f"return {_object(module.exports.items())};", "})();\n"))
    return re.sub("\0([^\0]*)\0", lambda found: calls.get(found[1]) or f"__{numbers[found[1]]}", text)
