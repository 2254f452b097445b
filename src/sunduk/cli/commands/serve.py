"""`sunduk serve`: the table server."""

from __future__ import annotations

import gc
import threading
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from sunduk.core.errors import BadOption
from sunduk.core.extras import extra

from ..common import add_package, warnings
from ..progress import waking_bars

if TYPE_CHECKING:
    from sunduk.server.home.evening import Evening


def serve(
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///path or postgresql://…; your data folder otherwise."),
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port to listen at.", min=0, max=65535)] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", help="Processes behind this address, for many players.", min=1, max=64)
    ] = None,
    home: Annotated[
        bool,
        typer.Option("--home", help="Let guests of your local network in, with a code; --host picks an address."),
    ] = False,
    variants: Annotated[
        bool | None,
        typer.Option(
            "--variants/--no-variants",
            help="Let guests play variants and run studies; otherwise only at an address of a home network.",
        ),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="PACKAGE", help="Also serve the game of a package, or of its folder."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables: people and bots play live or over days, in the browser or over the API.

    Example: [bold]sunduk serve --port 8765 --open[/]
    """
    for package in game or ():
        add_package(package)
    # Imported modules are never freed: pause the garbage collector while importing.
    gc.disable()
    with extra("server", "A table server"):
        from sunduk.server.config import Settings

    given = {"database": database, "home_address" if home else "host": host, "port": port, "processes": processes}
    given |= {"at_home": home or None, "variants": variants}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    _ = settings.url
    if settings.at_home:
        from sunduk.server.home.networks import own_addresses

        if not settings.home_address and not own_addresses():
            raise BadOption("This machine has no address in a local network: connect it to your Wi-Fi first.")
    address = f"http://{settings.host}:{settings.port}/"
    warnings.print(f"[bold]Sunduk[/] is at [link={address}]{address}[/link] — Ctrl-C ends it.")
    if open_page:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    if settings.processes > 1 and not settings.at_home:
        from sunduk.server.cluster.gate import run

        run(settings)
        return
    from sunduk.server.app import make_app
    from sunduk.server.process.serving import server

    with waking_bars() as watch:
        ready = server(make_app(settings, watch=watch), settings, _invite)
        gc.freeze()
        gc.enable()
        ready.run()


def _invite(evening: Evening) -> None:
    """Show how guests of the local network come in."""
    from sunduk.server.home.qr import qr_text

    link = evening.link()
    warnings.print(qr_text(link), end="", markup=False)
    warnings.print(f"Guests scan this, or open [bold]{link.partition('/join')[0]}[/] and type [bold]{evening.code}[/].")


def _open(address: str) -> None:
    """Open the page in the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "healthz", timeout=1).close()  # noqa: S310
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
