"""The games in the chest. To add one, write its folder and its name here."""

from sunduk.core.match.registry import register

GAMES = ("marrakech", "facir", "pharaoh", "fortune", "farlander")

for _id in GAMES:
    register(_id, f"{__name__}.{_id}")
