"""What comes in from outside: HTTP, sockets, the page, and who may do what."""
