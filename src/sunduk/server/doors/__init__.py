"""The network side of the server: HTTP API, sockets, the page, identity, limits."""
