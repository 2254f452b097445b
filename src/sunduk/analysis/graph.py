"""The graph of win shares over a match as SVG: one line a seat, with the marks of luck and choices told apart."""

from __future__ import annotations

from sunduk.core.picture.svg import escape, quoted

from .report import Report, points

WIDTH, HEIGHT, EDGE = 900, 300, 24
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")
"""Of the seats: told apart by people who see colours differently, too; each line also has its own dashes."""
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5")


def graph(report: Report) -> str:
    """The graph, with a title and a text for those who cannot see it."""
    ledger = report.ledger
    last = max((entry.until for entry in ledger.entries), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f"aria-label={quoted(report.title)}>",
        *(_rule(share) for share in (0, 0.25, 0.5, 0.75, 1)),
    ]
    for seat, name in enumerate(report.names):
        line = [(0, ledger.start[seat])] + [(entry.until, entry.shares[seat]) for entry in ledger.entries]
        places = " ".join(f"{_x(at, last):.1f},{_y(share):.1f}" for at, share in line)
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        parts.append(
            f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        parts.append(
            f'<text x="{WIDTH - EDGE}" y="{EDGE + 16 * seat}" text-anchor="end" font-size="13" fill="{colour}">'
            f"{escape(name)}</text>"
        )
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
