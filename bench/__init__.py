"""Benchmarks: ratios against a chess baseline in the same run. Never imported by the package."""
