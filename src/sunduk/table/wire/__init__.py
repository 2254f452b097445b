"""The types of everything that is said over the wire, by socket and by HTTP.

`tables`, `play` and `frames` are what the server says, `asked` is what it is asked. `make wire` writes `web/src/wire/`
and `docs/wire.md` from them, dropping the suffix `Json`. `checks` tests a request against its type with the standard
library alone; a server does it with pydantic, which reads the same types.
"""
