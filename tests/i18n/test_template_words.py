"""Words written into a template are found; code and words from the catalogue are not."""

import pytest

from i18n.template_words import literals_in_drawing, literals_in_page, literals_in_script

# Pages


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("<h1>Hello</h1>", "Hello"),
        ("<p>{{ t('hello') }} and more</p>", "and more"),
        ("<p>\n  {{ name }}, please\n</p>", ", please"),
        ('<button title="Close">×</button>', "Close"),
        ('<button aria-label="Close {{ name }}">×</button>', "Close"),
        ('<input placeholder="Name">', "Name"),
        ('<img alt="A city">', "A city"),
        ('<meta name="description" content="Games">', "Games"),
        ("<p>{{ 'Hello' if new else '' }}</p>", "Hello"),
        ('<p>{{ "Hello" ~ name }}</p>', "Hello"),
        ("<p>Привет</p>", "Привет"),
        ("<script>go()</script><p>Hello</p>", "Hello"),
        ("<p>&nbsp;Caf&eacute;</p>", "Café"),
    ],
)
def test_words_in_a_page(page: str, found: str) -> None:
    assert [text for _, text in literals_in_page(page)] == [found]


@pytest.mark.parametrize(
    "page",
    [
        "<h1>{{ t('hello') }}</h1>",
        "<p>{{ t('players') }}: {{ low }}–{{ high }}</p>",
        "<span>Ludopolis</span>",
        "{# a remark #}{% for game in games %}{{ game.name }}{% endfor %}",
        "<p class=\"btn {{ 'main' if first else 'soft' }}\"></p>",
        "<p>{{ t('a') if kind == 'human' else t('b') }}</p>",
        "<p>{{ t('a') if 'human' == kind else t('b') }}</p>",
        "<p>{{ option['label'] }}</p>",
        '<meta name="viewport" content="width=device-width">',
        "<script>say('Hello')</script><style>p { color: red }</style>",
        '<button data-table="home" aria-current="true">+1</button>',
        "<b>U</b>",
    ],
)
def test_pages_without_words(page: str) -> None:
    assert literals_in_page(page) == []


def test_line_numbers_in_a_page() -> None:
    page = "{% if new %}\n{# two\nlines #}<p>{{ t(\n'hello') }}</p>\n<p>\n\nHello</p>\n<i title='Hi'></i>"
    assert literals_in_page(page) == [(7, "Hello"), (8, "Hi")]


# Scripts


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("html`<p>Hello</p>`", ["Hello"]),
        ("svg`<text x=${1}>Hello</text>`", ["Hello"]),
        ("html`<p>${name} wins</p>`", ["wins"]),
        ("html`<p>Round ${`${round}`}</p>`", ["Round"]),
        ('html`<button aria-label="Close">${icon("x")}</button>`', ["Close"]),
        ('html`<button title=${"Close"}></button>`', ["Close"]),
        ('html`<p>${won ? "Hurray" : ""}</p>`', ["Hurray"]),
        ("html`<p>${won ? `Hurray, ${name}` : nothing}</p>`", ["Hurray,"]),
        ("html`<p>${`${won ? 'Hurray' : ''}`}</p>`", ["Hurray"]),
        ("html`<ul>${list.map((it) => html`<li>Card ${it}</li>`)}</ul>`", ["Card"]),
        ("const text = '<b>Hello</b>';", ["Hello"]),
        ('const text = `<text x="${x}">Hello</text>`;', ["Hello"]),
        ("const tick = /`/; html`<p>Hello</p>`", ["Hello"]),
        ("const half = a / b; html`<p>Hello</p>`; const c = d / e;", ["Hello"]),
        ("// it's\nhtml`<p>Hello</p>`", ["Hello"]),
        ("html`<p>${{ a: { b: '}' } }.a.b}</p><p>Hello</p>`", ["Hello"]),
        (r"html`<p>\`Hello\`</p>`", [r"\`Hello\`"]),
    ],
)
def test_words_in_a_script(script: str, found: list[str]) -> None:
    assert [text for _, text in literals_in_script(script)] == found


@pytest.mark.parametrize(
    "script",
    [
        "html`<p>${t('hello')}</p>`",
        "html`<p>${ctx.t(`board-${step}`)}: +${coins} × 2 – ${1}.</p>`",
        "html`<p class=\"card ${won ? 'best' : ''}\" data-id=\"card:${id}\"></p>`",
        "html`<p>${kind === 'human' ? token(seat) : nothing}</p>`",
        "html`<p>${'human' === kind ? token(seat) : nothing}</p>`",
        "html`<p>${names['anna']}</p>`",
        "html`<button @click=${() => show('table')} title=${words.text('close')}>×</button>`",
        "html`<button ${control(ctx, entry, { label: 'x', class: 'glow' })}>${inner}</button>`",
        "const plain = `Hello ${name}`; const other = 'Hello';",
        "/** A sentence, as in html`<p>Hello</p>`. */ const x = 1; // html`<p>Hello</p>`",
        "const less = a < b && c > d ? 'less than <' : 'more > than';",
        "const path = text.replace(/^[a-z`]+-/, '').replace(/[/`]/g, ' ');",
        "html`<button title=\"U\">${icon('undo')}</button>`",
    ],
)
def test_scripts_without_words(script: str) -> None:
    assert literals_in_script(script) == []


def test_line_numbers_in_a_script() -> None:
    script = "const a = 1;\nexport const view = (it) => html`<p>${\n  it.name\n}</p>\n<p>Hello</p>`;\nhtml`<b>Hi</b>`;"
    assert literals_in_script(script) == [(5, "Hello"), (6, "Hi")]


# Drawings


def test_words_in_a_drawing() -> None:
    assert literals_in_drawing('<svg viewBox="0 0 1 1">\n<text>City</text><text>A</text></svg>') == [(2, "City")]
