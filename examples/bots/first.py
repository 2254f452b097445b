#!/usr/bin/env python3
"""A bot in thirty lines: it makes the first of its moves whose text it has not used in this match.

sunduk arena marrakech uniform "exec:python3 examples/bots/first.py" --num 10
"""

import json
import sys


def choose(request: dict, used: set) -> dict:
    """One of `request["view"]["choices"]`: each has an `id`, a `text` and what it is as data."""
    choices = request["view"]["choices"]
    return next((choice for choice in choices if choice["text"] not in used), choices[0])


def main() -> None:
    used: set = set()
    for line in sys.stdin:
        request = json.loads(line)
        choice = choose(request, used)
        used.add(choice["text"])
        print(json.dumps({"id": request["id"], "action": choice["id"]}), flush=True)


if __name__ == "__main__":
    main()
