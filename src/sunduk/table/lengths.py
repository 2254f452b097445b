"""How long texts may be. `make wire` writes these limits for the page, too."""

from __future__ import annotations

LONGEST_NAME = 40
"""Characters of a player's name."""
LONGEST_LINE = 500
"""Characters of a line of chat."""
LONGEST_SALT = 64
"""Characters of a salt."""
LONGEST_RECORD = 400_000
"""Characters of a record that is imported."""
LONGEST_TITLE = 80
"""Characters of the title of a variant, as `sunduk.core.book.edition` allows them."""
LONGEST_EDITION = 8_000
"""Characters of the edition of a variant, as JSON."""
MOST_SCRIPT_LINES = 200
"""Lines of a script that is executed without a table."""
LONGEST_SCRIPT_LINE = 600
"""Characters of each of them."""
LONGEST_MESSAGE = 16 * 1024
"""Characters of a message that is sent to a socket."""
LONGEST_CODE = 40
"""Characters of the code of an evening at home, or of a ticket, as it may be typed."""
