"""How browsers reach the tables: requests, the socket, who may ask and how often."""
