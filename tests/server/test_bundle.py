"""Modules bundled into one file do what they do apart."""

import gzip
import re
from collections.abc import Mapping

import pytest

from ludopolis import registry
from ludopolis.i18n.words import languages
from ludopolis.server.routes.pages import LETTERS
from ludopolis.server.static.assets import Assets
from ludopolis.server.static.bundle import BundleError, bundle, parse, shortened_styles
from server.bundles import remembered
from server.running import Server

MOST_PACKED_BYTES = 200_000
"""Less what a page itself takes."""


def bundled(entry: str, files: Mapping[str, str]) -> str:
    return bundle("page", entry, lambda path: files[path])["page.js"]


def body(text: str) -> list[str]:
    """The lines of a bundle without the function that wraps each module."""
    return [line for line in text.splitlines() if line and not re.match(r"(const __\d+ = await|}\)\(\);$)", line)]


FORMS = {
    'import { a } from "./x.js";': "const { a } = __0;",
    'import { a as b, c, } from "./x.js";': "const { a: b, c } = __0;",
    'import{a as b,c}from"./x.js";': "const { a: b, c } = __0;",
    'import * as all from "./x.js";': "const all = __0;",
    'import "./x.js";': None,
}


@pytest.mark.parametrize(("written", "becomes"), FORMS.items())
def test_every_form_of_import_is_supported(written: str, becomes: str | None) -> None:
    text = bundled(written, {"x.js": "export const a = 1;\nexport const c = 2;"})
    assert (becomes in body(text)) if becomes else not any("__0" in line for line in body(text))


EXPORTS = {
    "export const a = 1;": "a",
    "export function a() {}": "a",
    "export async function a() {}": "a",
    "export function* a() {}": "a",
    "export class a {}": "a",
    "const b = 1;\nexport { b as a };": "a: b",
    "const b=1;export{b as a};": "a: b",
    'export { b as a } from "./y.js";\nconst own = 1;': "a: __0.b",
}


@pytest.mark.parametrize(("written", "returned"), EXPORTS.items())
def test_every_form_of_export_is_supported(written: str, returned: str) -> None:
    text = bundled('import { a } from "./x.js";', {"x.js": written, "y.js": "export const b = 1;"})
    assert f"return {{ {returned} }};" in body(text)
    assert not re.search(r"^export|[;}]export", text, re.MULTILINE)


def test_a_module_comes_once_and_after_what_it_imports() -> None:
    files = {
        "kit/a.js": 'import { b } from "./b.js";\nimport { c } from "../c.js";\nexport const a = b + c;',
        "kit/b.js": 'import { c } from "../c.js";\nexport const b = c;',
        "c.js": "export const c = 1;",
    }
    text = bundled('import { a } from "./kit/a.js";\nshow(a);', files)
    assert re.findall(r"const __\d+ = await \(async \(\) => \{ // (\S*)", text) == ["c.js", "kit/b.js", "kit/a.js", ""]
    assert body(text)[-2:] == ["show(a);", "return {  };"]


def test_a_face_costs_nothing_and_brings_only_what_is_used() -> None:
    files = {
        "face.js": '/** All. */\nexport { a, x as b } from "./a.js";\nexport { far } from "./inner.js";',
        "inner.js": 'export { c as far } from "./c.js";\nexport { d } from "./d.js";',
        "a.js": "export const a = 1;\nexport const x = 2;",
        "c.js": "export const c = 3;",
        "d.js": "export const d = 4;",
    }
    text = bundled('import { far as c, a, b } from "./face.js";\nshow(a, b, c);', files)
    assert re.findall(r"// (\S*)$", text, re.MULTILINE) == ["c.js", "a.js", ""]
    assert "const { c } = __0;\nconst { a, x: b } = __1;\nshow(a, b, c);" in text
    everything = bundled('import * as all from "./face.js";\nshow(all);', files)
    assert "return { a: __0.a, b: __0.x, far: __3.far };" in body(everything)


def test_modules_run_in_the_order_of_their_imports() -> None:
    files = {
        "face.js": 'export { b } from "./b.js";\nexport { c } from "./c.js";',
        **{f"{name}.js": f"export const {name} = 1;" for name in "abc"},
    }
    text = bundled('import { c } from "./face.js";\nimport "./a.js";\nimport { b } from "./face.js";', files)
    assert re.findall(r"// (\S*)$", text, re.MULTILINE) == ["c.js", "a.js", "b.js", ""]


def test_dynamic_imports_are_left_alone_and_types_are_no_imports() -> None:
    text = 'const a = /** @type {import("./types.js").Fact} */ (1); // all\nconst later = () => import("./far.js");'
    assert 'const a = (1);\nconst later = () => import("./far.js");' in bundled(text, {})


def test_what_is_imported_later_is_a_file_of_its_own_and_shares_modules_with_the_first() -> None:
    files = {
        "kit/words.js": "export const words = 1;",
        "kit/table.js": 'import "./words.js";\nexport const open = async () => await import("./book.js");',
        "kit/book.js": 'import { words } from "./words.js";\nimport { page } from "./page.js";\nexport const book = 1;',
        "kit/page.js": "export const page = 2;",
    }
    made = bundle("bundle/table", 'import "./kit/table.js";', files.__getitem__)
    assert list(made) == ["bundle/table.js", "bundle/table+book.js"]
    assert 'async () => (await (await import("./table+book.js")).default({ __0 }));' in made["bundle/table.js"]
    assert "page = 2" not in made["bundle/table.js"]
    book = made["bundle/table+book.js"]
    assert book.startswith("let made;\nexport default ({ __0 }) => made ??= (async () => {\n")
    assert "const { words } = __0;" in book
    assert "words = 1" not in book
    assert book.endswith("return __4;\n})();\n")


def test_a_module_is_not_loaded_twice_by_two_parts() -> None:
    files = {
        "a.js": 'import "./c.js";\nexport const a = 1;',
        "b.js": 'import "./c.js";\nexport const b = 1;',
        "c.js": "export const c = 1;",
    }
    with pytest.raises(BundleError, match=r"c\.js would be loaded twice"):
        bundle("page", 'await import("./a.js");\nawait import("./b.js");', files.__getitem__)


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"x.js": "export default 1;"}, "x.js: this form cannot be bundled: export default 1;"),
        ({"x.js": "export let a = 1;"}, "x.js: this form cannot be bundled: export let a = 1;"),
        ({"x.js": 'export * from "./y.js";'}, 'x.js: this form cannot be bundled: export * from "./y.js";'),
        ({"x.js": 'import a from "./y.js";'}, 'x.js: this form cannot be bundled: import a from "./y.js";'),
        (
            {"x.js": 'import "./y.js";\nexport const a = 1;', "y.js": 'import "./x.js";'},
            "y.js and x.js need each other",
        ),
        ({"x.js": 'import "./x.js";\nexport const a = 1;'}, "x.js and x.js need each other"),
        ({"x.js": 'import "./y.js";\nexport const a = 1;'}, "x.js imports y.js, which is not there"),
        ({"x.js": "const a = 1;"}, " imports a, which x.js does not export"),
        ({"x.js": 'export { a } from "./y.js";', "y.js": ""}, "x.js imports a, which y.js does not export"),
    ],
)
def test_what_cannot_be_bundled_is_refused(files: dict[str, str], why: str) -> None:
    with pytest.raises(BundleError) as refused:
        bundled('import { a } from "./x.js";', files)
    assert str(refused.value) == why


def test_the_tests_remember_a_bundle_until_one_of_its_modules_changes() -> None:
    files = {"x.js": 'export { a } from "./y.js";', "y.js": "export const a = 1;", "z.js": ""}
    bundle_again = remembered()
    first, second, third = (
        bundle_again("page", 'import { a } from "./x.js";', {**files, path: text}.__getitem__)
        for path, text in (("y.js", files["y.js"]), ("z.js", "other"), ("y.js", "export const a = 2;"))
    )
    assert second is first
    assert "const a = 1;" in first["page.js"]
    assert "const a = 2;" in third["page.js"]


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets()


BOARDED = ("table", "replay", "figures", "puzzle", "tv", "aid", "layout")
"""Pages with a board."""


def test_every_page_has_its_script(assets: Assets) -> None:
    pages = {
        "box",
        "deals",
        "early",
        "duelgames",
        "home",
        "invitation",
        "lessons",
        "mine",
        "pad",
        "puzzles",
        "room",
        "devicecode",
        "rules",
        "television",
        *(f"{page}-{game}" for page in BOARDED for game in registry.ids()),
    }
    assert {f"bundle/{page}.js" for page in pages} == {
        name for name in assets.files if name.startswith("bundle/") and name.endswith(".js") and "+" not in name
    }


def test_a_file_exports_what_its_entry_does() -> None:
    text = bundled('export { a as b } from "./x.js";', {"x.js": "export const a = 1;"})
    assert body(text)[-1] == "export const { b } = __1;"


def test_a_table_connects_before_its_script_is_there(assets: Assets) -> None:
    for game in registry.modules():
        text = assets.files[f"bundle/table-{game}.js"].decode()
        assert text.startswith('import { connection } from "./early.js";')
        assert "class Connection" not in text
    early = assets.files["bundle/early.js"].decode()
    assert "new WebSocket(" in early
    assert len(early) < 10_000


def test_text_is_compressed_for_clients_that_accept_it(server: Server, assets: Assets) -> None:
    http = server.device().http
    address = re.findall(r'href="(/static/[^"]+home\.css)"', http.get("/").text)[0]
    plain = http.get(address, headers={"Accept-Encoding": "identity"})
    with http.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as packed:
        sent = b"".join(packed.iter_raw())
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent) == plain.content == assets.files["bundle/home.css"]
    assert len(sent) < len(plain.content) / 3
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


def test_types_and_comments_stay_behind_and_texts_do_not() -> None:
    written = """/** A module. */
export const a = 1;
  /**
   * What b is. @type {number}
   */
  // and why
export const b = /** @type {number} */ (a); // after code
  /** @type {number} */ (b).toString();
const text = `// ${a}`;
const more = `${f(a); // b}`;
"""
    text = bundled('import "./x.js";', {"x.js": written})
    assert body(text) == [
        "const a = 1;",
        "const b = (a);",
        "(b).toString();",
        "const text = `// ${a}`;",
        "const more = `${f(a); // b}`;",
        "return { a, b };",
        "return {  };",
    ]


def test_what_means_nothing_in_style_sheets_stays_behind_and_strings_do_not() -> None:
    written = (
        '/* Why. */\n.a { color: red; } /* not blue */ .b::before { content: "/* b: c; } */"; }\n\n  .c { top: 0; }\n'
    )
    assert shortened_styles(written) == '\n.a{color:red}.b::before{content:"/* b: c; } */"}\n.c{top:0}\n'
    written = "@media (width > 1px) and (color) { .a :is(.b, .c):hover > p { inset: calc(1px + 2px) 0; } }"
    assert (
        shortened_styles(written)
        == "@media (width > 1px) and (color){.a :is(.b,.c):hover > p{inset:calc(1px + 2px) 0}}"
    )


def test_a_board_is_bundled_without_the_parts_of_the_face_that_it_does_not_use(assets: Assets) -> None:
    def uses(game: str, name: bytes) -> bool:
        return any(name in text for path, text in assets.files.items() if path.startswith(f"games/{game}/"))

    maps = {game: b"// kit/map/pan.js" in assets.files[f"bundle/table-{game}.js"] for game in registry.modules()}
    assert maps == {game: uses(game, b"panMap") for game in registry.modules()}
    assert {True, False} == set(maps.values())
    assert not any(b"// kit/board.js" in text for name, text in assets.files.items() if name.startswith("bundle/"))


@pytest.mark.parametrize(
    "module", ["advised", "art", "camera", "control", "format", "log", "pan", "paper", "styled", "tray"]
)
def test_what_boards_of_0_1_0_import_is_there_and_says_where_it_has_moved(assets: Assets, module: str) -> None:
    old = assets.files[f"kit/{module}.js"].decode()
    (new,) = re.findall(r'from "\./(\w+/\w+\.js)"', old)
    assert f'console.warn("kit/{module}.js has moved: a board imports from kit/board.js");' in old
    assert list(parse("old", old).exports) == list(parse("new", assets.files[f"kit/{new}"].decode()).exports)
    text = bundled(
        f'import * as all from "./kit/{module}.js";\nshow(all);',
        {name: text.decode() for name, text in assets.files.items() if name.endswith(".js")},
    )
    assert "console.warn(" in text


def test_a_board_asks_once_for_all_its_sheets(assets: Assets) -> None:
    for name in (name for name in assets.files if re.fullmatch(r"games/\w+/board\.css", name)):
        whole = assets.files[name].decode()
        assert "@import" not in whole
        drawn = re.findall(r"url\(([^)]+)\)", whole)
        assert [file for file in drawn if not assets.has(name.replace("board.css", file))] == []
    assert ".ut .stripe" in assets.files["games/uptown/board.css"].decode()  # of one of its parts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["", *sorted(registry.modules())])
def test_a_first_page_is_small(assets: Assets, game: str, language: str) -> None:
    """What a new browser loads before it shows the home page or a board, packed. `make bench-web` measures it too."""
    sheets = ["bundle/table.css" if game else "bundle/home.css"]
    names = [*sheets, "kit/device/theme.js", "kit/device/trouble.js", f"locale/{language}.ftl"]
    names += [f"fonts/nunito-{letters}.woff2" for letters in ("basic", *LETTERS.get(language, ()))]
    if game:
        own = [f"games/{game}/board.css", f"games/{game}/locale/{language}.ftl"]
        names += ["bundle/early.js", f"bundle/table-{game}.js", *(name for name in own if assets.has(name))]
    else:
        names.append("bundle/home.js")
    packed = {name: len(gzip.compress(assets.files[name])) for name in names}
    assert sum(packed.values()) < MOST_PACKED_BYTES, packed
