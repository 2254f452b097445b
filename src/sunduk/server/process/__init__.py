"""The server process itself: logs, metrics, warming up, thread priorities, uvicorn's settings."""
