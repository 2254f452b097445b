"""Run the tests of Python and those of the page at the same time: each of them waits for much of its time.

    python tests/together.py COMMAND       a shell command that runs the page's tests

The output of pytest is shown as it comes, that of the command after it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(command: str) -> int:
    """Return 0 if all tests passed."""
    colour = {"FORCE_COLOR": "1"} if sys.stdout.isatty() else {}
    with tempfile.TemporaryFile() as output:
        page = subprocess.Popen(
            command,
            shell=True,
            cwd=ROOT,
            env=os.environ | colour,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            python = subprocess.call([sys.executable, "-m", "pytest"], cwd=ROOT)
            page.wait()
        finally:
            if page.poll() is None:
                os.killpg(page.pid, signal.SIGTERM)
            output.seek(0)
            sys.stdout.flush()
            sys.stdout.buffer.write(output.read())
    return python or page.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
