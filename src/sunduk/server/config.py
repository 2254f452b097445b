"""Settings of the server: from the environment (SUNDUK_…) and the command line."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from sunduk.core.errors import BadOption


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('sunduk', appauthor=False, ensure_exists=True) / 'tables.sqlite'}"


class Settings(BaseSettings):
    """All settings of a server."""

    model_config = SettingsConfigDict(env_prefix="SUNDUK_")

    database: str = Field(default_factory=default_database)
    """`sqlite:///path` or `postgresql://user@host/name`."""
    host: str = "127.0.0.1"
    port: int = 8765
    at_home: bool = False
    """Whether to listen on the local network from the start, for guests with a code: `--home`."""
    home_address: str = ""
    """The address for these guests; if empty, all of this machine in local networks."""
    processes: int = Field(default=1, ge=1, le=64)
    """Number of processes behind one address; each owns some of the tables, and counts requests by itself."""
    secret: str = ""
    """The key that cookies are signed with; if empty, one is made and kept in the database."""
    origins: tuple[str, ...] = ()
    """Other addresses under which the page is served, such as `https://play.example.org` behind a proxy."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides `localhost`, the machine's own, `host` and those in `origins`; `*`: any name."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies: only their `X-Forwarded-*` headers are trusted."""
    request_seconds: float = 20
    """Seconds within which a request or message must have arrived completely."""
    cookie_days: int = 400
    away_seconds: float = 90
    """After so long without a connection of its player, a stand-in plays a seat."""
    waiting_days: float = Field(default=14, gt=0)
    """After so long without anybody sitting down or leaving, a table that waits for players is closed."""
    requests_per_second: float = 20
    """Requests of one guest or address, in the long run."""
    burst: int = 60
    guests_per_minute: float = 30
    """New guests of one address."""
    messages_per_second: float = 40
    """Messages on one socket, in the long run."""
    most_sockets: int = 20
    """Open sockets of one guest or address."""
    open_tables: int = 10
    """Tables of one guest that wait for players."""
    running_tables: int = 40
    """Tables of one guest whose match is running."""
    listed_tables: int = 5
    """Tables of one guest that the lobby lists."""
    imports_per_hour: float = 60
    """Records that one guest imports."""
    hints_per_minute: float = 20
    """Hints for one guest."""
    guests_per_address: int = 4
    """All guests of one address together have the quotas of so many guests, since a new guest costs nothing."""
    limits: bool = True
    """Whether rate limits and quotas are enforced."""
    variants: bool | None = None
    """Whether guests may play variants of their own and run studies, which take time of this machine. If it is not
    said: on a server for this machine or a home network, with no proxy before it and no address under another name."""
    bot_seconds: float = 15
    """After so long without a bot's move, another process computes it."""
    bot_threads: int = 0
    """Threads in which bots think; 0: one less than there are cores."""
    log_level: str = "info"
    web: Path = Path(__file__).with_name("web")
    """The folder of the built page."""

    @property
    def workbench(self) -> bool:
        """Whether guests may play variants and run studies."""
        if self.variants is not None:
            return self.variants
        if self.at_home:
            return True
        if self.proxies or self.origins:
            return False
        try:
            address = ip_address("127.0.0.1" if self.host == "localhost" else self.host)
        except ValueError:
            return False
        return address.is_loopback or (address.is_private and not address.is_unspecified)

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database; None for a database without a file."""
        kind, _, path = self.url.partition(":///")
        path = path.partition("?")[0]
        return Path(path).resolve() if kind.startswith("sqlite") and path not in ("", ":memory:") else None

    @property
    def url(self) -> str:
        """The address of the database, with the driver that we use."""
        for plain, driven in (
            ("sqlite:", "sqlite+pysqlite:"),
            ("postgresql:", "postgresql+asyncpg:"),
            ("postgres:", "postgresql+asyncpg:"),
        ):
            if self.database.startswith(plain):
                return driven + self.database.removeprefix(plain)
        if not self.database.startswith(("sqlite+pysqlite:", "postgresql+asyncpg:")):
            raise BadOption(
                f"A database is sqlite:///path or postgresql://user@host/name, not {self.database.split('@')[-1]!r}."
            )
        return self.database
