"""The table server: HTTP, websocket and storage. The only place that knows the network."""
