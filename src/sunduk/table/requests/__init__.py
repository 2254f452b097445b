"""Requests of the HTTP API, without HTTP: each takes what is asked as a type of `wire/asked.py`, and returns JSON.

`sunduk.server.doors.api` serves them with FastAPI. `router` finds the request of a method and a path.
"""
