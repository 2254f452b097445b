"""Tables in a web page, without a server: the hall of `sunduk.table.live` over what a browser has.

JavaScript loads this package in a worker (web/src/offline/) and talks to a `Page`. It needs the standard library only.
"""
