"""One file per hero."""
