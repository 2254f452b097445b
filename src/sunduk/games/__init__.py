"""The games in the chest. To add one, write its folder and its name here."""

from sunduk.core.match.registry import register, register_named

GAMES = ("marrakech", "facir", "pharaoh", "fortune", "farlander")

for _id in GAMES:
    register(_id, f"{__name__}.{_id}")
register_named()
