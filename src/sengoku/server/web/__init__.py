"""HTTP and websocket: what the network asks, put to the hall."""
