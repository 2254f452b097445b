"""Who I am."""

from __future__ import annotations

from ..guests import Guest, new_id
from ..texts import clean_name
from ..wire.asked import Introduction
from ..wire.tables import MeJson


def me(guest: Guest | None) -> MeJson | None:
    """The name by which I am known; null for a visitor who has not said one."""
    return {"name": guest.name, "language": guest.language} if guest else None


def named(before: Guest | None, said: Introduction) -> Guest:
    """The guest who says a name: a new one, or the one before under another name. `hall.guests` keeps them."""
    return Guest(before.id if before else new_id(), clean_name(said["name"]), said.get("language", "en"))
