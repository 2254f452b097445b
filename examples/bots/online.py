"""A bot at a table of the server, in an open seat: `python examples/bots/online.py URL TABLE`."""

import asyncio
import json
import random
import sys

import httpx
import websockets


async def main(url: str, table: str) -> None:
    async with httpx.AsyncClient(base_url=f"{url}/api") as http:
        await http.post("/me", json={"name": "Online bot"})
        seat = (await http.post(f"/tables/{table}/sit", json={})).raise_for_status().json()["you"][0]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "hello", "seat": seat}))
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "ping":
                await socket.send(json.dumps({"type": "pong", "mark": frame["mark"]}))
            elif frame["type"] == "view" and not frame["acting"]:
                print("over:", [player["points"] for player in frame["view"]["seats"]])
                break
            elif frame["type"] == "view" and (choices := frame["view"]["choices"]):
                action = random.choice(choices)["id"]
                await socket.send(
                    json.dumps({"type": "act", "id": 1, "seat": seat, "seq": frame["seq"], "action": action})
                )


asyncio.run(main(*sys.argv[1:]))
