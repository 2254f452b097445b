"""JSON without spaces, as UTF-8: what is stored in logs and sent to screens.

The standard library writes it unless another codec is installed with `use`. A codec writes the same bytes for
everything that tables hold, but for the exponents of very large and very small floats (`1e-07`, `1e-7`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


class Codec(NamedTuple):
    """Writes and reads JSON."""

    dumps: Callable[[Any], bytes]
    loads: Callable[[bytes | str], Any]


def _dumps(value: Any) -> bytes:
    return _encode(value).encode()


STANDARD = Codec(_dumps, json.loads)
_codec = STANDARD


def use(codec: Codec) -> None:
    """Write and read with this codec from now on, in the whole process."""
    global _codec
    _codec = codec


def dumps(value: Any) -> bytes:
    return _codec.dumps(value)


def loads(text: bytes | str) -> Any:
    return _codec.loads(text)
