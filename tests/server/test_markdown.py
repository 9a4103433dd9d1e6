"""Rules pages: Markdown, safely."""

import pytest

from ludopolis.server.markdown import rules_of, to_html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("Two\nlines", "<p>Two lines</p>"),
        ("One\n\nTwo", "<p>One</p> <p>Two</p>"),
        ("# Game\n## Turn\nText", "<h2>Game</h2> <h2>Turn</h2> <p>Text</p>"),
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
    ],
)
def test_text_becomes_html(text: str, html: str) -> None:
    assert " ".join(to_html(text).split()) == html


def test_a_language_without_rules_gets_the_english_ones() -> None:
    module = "ludopolis.games.happy_city"
    assert "<h2>A round</h2>" in rules_of(module, "en")
    assert rules_of(module, "xx") == rules_of(module, "en")
    assert rules_of("ludopolis.games", "en") == ""
