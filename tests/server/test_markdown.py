"""Markdown as HTML, safely."""

import pytest

from ludopolis.server.rulebook.book import BadFigure, Pin, book_of, to_book


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("Two\nlines", "<p>Two lines</p>"),
        ("One\n\nTwo", "<p>One</p> <p>Two</p>"),
        ("- a\n  b\n- c", "<ul> <li>a b</li> <li>c</li> </ul>"),
        ("1. a\n2. b", "<ol> <li>a</li> <li>b</li> </ol>"),
        ("**b** and *i* and `c`", "<p><strong>b</strong> and <em>i</em> and <code>c</code></p>"),
        ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        (
            "| a | b |\n| --- | --- |\n| c | d |",
            "<table> <thead> <tr> <th>a</th> <th>b</th> </tr> </thead>"
            " <tbody> <tr> <td>c</td> <td>d</td> </tr> </tbody> </table>",
        ),
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        ("- <b>x</b>", "<ul> <li>&lt;b&gt;x&lt;/b&gt;</li> </ul>"),
        ("[x](javascript:alert)", "<p>[x](javascript:alert)</p>"),
        ("```\n<i>\n```", "<pre><code>&lt;i&gt; </code></pre>"),
        (
            "```symbols\ncoin: **Coins** <i>\n```",
            '<ul class="symbols"><li><i data-symbol="coin"></i><span><strong>Coins</strong> &lt;i&gt;</span></li></ul>',
        ),
        (
            '```board town\nshow .a > "b"\n```',
            '<figure class="figure" data-picture="town/0" data-draw="board">'
            '<div class="crop" data-show=".a &gt; &#34;b&#34;"></div></figure>',
        ),
        (
            "```board town\ntitle <Example>\nseat 1\nlegal\n1 [house:3 | top] **Here** <i>\n```",
            '<figure class="figure example" data-picture="town/1" data-draw="board" data-legal>'
            '<figcaption class="cap">&lt;Example&gt;</figcaption><div class="crop" data-show=""></div>'
            '<ol class="key"><li data-pin="house:3" data-corner="top"><b class="pin">1</b>'
            "<span><strong>Here</strong> &lt;i&gt;</span></li></ol></figure>",
        ),
    ],
)
def test_text_becomes_html(text: str, html: str) -> None:
    (section,) = to_book(text).sections
    assert " ".join(section.html.split()) == html


def test_a_marked_table_is_chosen_from_by_players() -> None:
    (section,) = to_book(
        "## Set-up {#setup}\n\n{.by-players}\n\n| Players | Cards |\n| --- | --- |\n| 2 | 9 |"
    ).sections
    assert section.html.startswith('<table class="by-players">')


def test_pins_stand_top_left_unless_told_otherwise() -> None:
    (figure,) = to_book("```board town\n1 [.a b] One.\n2 [c:1 | bottom right] Two.\n```").figures
    assert figure.pins == [Pin("1", ".a b", "top left", "One."), Pin("2", "c:1", "bottom right", "Two.")]


@pytest.mark.parametrize(
    "text", ["```board town\nshows .a\n```", "```board town\n1 No thing.\n```", "```symbols\ncoin\n```"]
)
def test_a_wrong_line_is_refused(text: str) -> None:
    with pytest.raises(BadFigure):
        to_book(text)


def test_a_language_without_rules_gets_the_english_ones() -> None:
    module = "ludopolis.games.happy_city"
    assert book_of(module, "en").sections
    assert book_of(module, "xx") == book_of(module, "en")
    assert book_of("ludopolis.games", "en").sections == []
