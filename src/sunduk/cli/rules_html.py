"""The rules of a game as one HTML file with all pictures in it, to read offline and to print."""

from __future__ import annotations

import base64
from html import escape

from markdown_it import MarkdownIt

from sunduk.core.book.illustrated import illustrated
from sunduk.core.match.game import Game

STYLE = """
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2a1a10; font: 11pt/1.45 Georgia, serif; }
h1, h2 { line-height: 1.15; }
h2 { margin-top: 1.6em; color: #835a10; }
blockquote { margin: 1em 0; padding: 0.6em 1.1em; border-left: 5px solid #f2b632; background: #f9f1df; }
.example { display: flex; flex-wrap: wrap; gap: 0.3rem 1.4rem; margin: 0.3rem 0 1.1rem 1.6rem; }
.example p { flex-basis: 100%; margin: 0; color: #a01c2c; }
figure { margin: 0; text-align: center; }
figure img { width: 17rem; }
figcaption { color: #675140; font-size: 0.85em; }
.component { margin-right: 0.6rem; }
@page { margin: 16mm 14mm; }
@media print {
  body { max-width: none; margin: 0; padding: 0; font-size: 10pt; }
  figure img { width: 58mm; }
  h2 { break-after: avoid; }
  .example, p, blockquote { break-inside: avoid; }
  p:has(+ .example) { break-after: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


def rules_html(game: Game, language: str) -> str:
    """The page: the text of the rulebook, its examples drawn as boards."""
    body = MarkdownIt("commonmark", {"html": True}).enable("table").render(illustrated(game, language, _inline))
    title = escape(game.words(language).title)
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body>\n{body}</body>\n</html>\n'


def _inline(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
