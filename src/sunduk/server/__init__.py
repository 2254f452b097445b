"""The table server: live matches over HTTP and WebSockets."""
