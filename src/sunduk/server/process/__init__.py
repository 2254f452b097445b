"""The process itself: logs, metrics, warming up, how it is served."""
