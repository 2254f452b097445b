"""SVG to PNG, in a process of its own: the renderer holds the GIL, and would stop the server meanwhile."""

from __future__ import annotations

import asyncio
import sys

WIDTH = 800
SECONDS = 20.0
"""The longest time that a picture may take."""
PROGRAM = """
import os, sys, resvg_py
if hasattr(os, "nice"):
    os.nice(10)
picture = resvg_py.svg_to_bytes(svg_string=sys.stdin.buffer.read().decode(), width=int(sys.argv[1]))
sys.stdout.buffer.write(bytes(picture))
"""


async def png(svg: str, width: int = WIDTH) -> bytes | None:
    """A picture of this width; None if it cannot be drawn, or not in time."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-c", PROGRAM, str(width), stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(SECONDS):
            picture, _ = await process.communicate(svg.encode())
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return picture if process.returncode == 0 else None
