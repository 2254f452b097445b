"""The graph of win shares over a match as SVG: one line a seat, with the marks of luck and choices told apart."""

from __future__ import annotations

from sunduk.core.picture.svg import escape, quoted

from .report import Report, points

WIDTH, HEIGHT, EDGE = 900, 300, 24
BAND = 28
"""The height of the names above the graph."""
SAMPLE = 26
"""The length of the line before a name."""
LETTERS = 16
"""The most letters of a name above the graph."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")
"""Of the seats: told apart by people who see colours differently, too; each line also has its own dashes."""
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5")


def graph(report: Report) -> str:
    """The graph, with a title and a text for those who cannot see it."""
    ledger = report.ledger
    last = max((entry.until for entry in ledger.entries), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-BAND} {WIDTH} {HEIGHT + BAND}" role="img" '
        f"aria-label={quoted(report.title)}>",
        *(_rule(share) for share in (0, 0.25, 0.5, 0.75, 1)),
    ]
    for seat in range(ledger.seats):
        line = [(0, ledger.start[seat])] + [(entry.until, entry.shares[seat]) for entry in ledger.entries]
        places = " ".join(f"{_x(at, last):.1f},{_y(share):.1f}" for at, share in line)
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        parts.append(
            f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
    parts += _legend(report)
    for entry in ledger.entries:
        if entry.mark:
            seat = entry.seat if entry.seat is not None else entry.marked or 0
            x, y = _x(entry.until, last), _y(entry.shares[seat])
            colour = COLOURS[seat % len(COLOURS)]
            told = f"{entry.at}: {entry.text} {points(entry.gain[seat], report.language)}"
            # Choices are discs, luck is a die.
            shape = (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
                if entry.kind == "choice"
                else f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="none" stroke="{colour}">'
            )
            end = "</circle>" if entry.kind == "choice" else "</rect>"
            parts.append(f"{shape}<title>{escape(told)}</title>{end}")
    return "\n".join([*parts, "</svg>"])


def _legend(report: Report) -> list[str]:
    """The names of the players, each with its line, and what the marks are, in a row above the graph."""
    room, y = (WIDTH - 2 * EDGE) / (len(report.names) + 1), -BAND / 2
    parts = []
    for seat, name in enumerate(report.names):
        x, colour = EDGE + room * seat, COLOURS[seat % len(COLOURS)]
        parts += [
            f'<path d="M{x:.1f} {y}h{SAMPLE}" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>',
            _word(x + SAMPLE + 6, y, name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"),
        ]
    x = EDGE + room * len(report.names)
    return [
        *parts,
        f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="currentColor"/>',
        _word(x + 9, y, report.words.name("kind", "choice")),
        f'<rect x="{x + 76:.1f}" y="{y - 4}" width="8" height="8" fill="none" stroke="currentColor"/>',
        _word(x + 90, y, report.words.name("kind", "luck")),
    ]


def _word(x: float, y: float, word: str) -> str:
    return f'<text x="{x:.1f}" y="{y + 4}" font-size="13" fill="currentColor">{escape(word)}</text>'


def _rule(share: float) -> str:
    y = _y(share)
    return (
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8886"/>'
        f'<text x="0" y="{y + 4:.1f}" font-size="11" fill="#888">{100 * share:.0f}</text>'
    )


def _x(at: int, last: int) -> float:
    return EDGE + (WIDTH - 2 * EDGE) * at / last


def _y(share: float) -> float:
    return EDGE / 2 + (HEIGHT - EDGE) * (1 - share)
