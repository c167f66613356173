"""`python -m tablee.cli`."""

from tablee.cli import main

main()
