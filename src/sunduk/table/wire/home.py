"""What is told of an evening at home, when a server listens on the local network."""

from __future__ import annotations

from .marks import TypedDict


class HomeJson(TypedDict):
    """An evening at home, as the asker may know it."""

    host: bool
    """Whether the asker is at the machine that serves, and can open and close it."""
    open: bool
    """Whether the server listens on the local network."""
    invited: bool
    """Whether the asker may look at tables: at the machine itself, or with a pass."""
    code: str | None
    """What guests type to come in; null unless it is open and the asker is invited."""
    addresses: list[str]
    """Where they come in, with the port; the first one is in the link."""
    link: str | None
    """The address with the code, as the QR code has it."""


class TicketJson(TypedDict):
    """A way back to a seat for a guest whose browser has forgotten them: once, within ten minutes."""

    ticket: str
    link: str
    """For the guest to open; `GET /home/qr` draws it."""
