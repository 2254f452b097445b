"""A link as a QR code."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno


def qr_svg(link: str) -> bytes:
    """As a picture, dark on light whatever the page's colours are."""
    out = BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=8, border=3, dark="#1d1008", light="#fff", omitsize=True, xmldecl=False, nl=False
    )
    return out.getvalue()


def qr_text(link: str) -> str:
    """For a terminal: two rows of squares in a line."""
    out = StringIO()
    segno.make(link, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
