# `make play` and `make test` are all one needs: each sets up what it uses in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif

.PHONY: play test check format bench compiled long coverage clean

play: $(VENV)/play
	$(BIN)/tablee play dice-throne

test: $(VENV)/dev
	$(BIN)/python -m pytest -n auto -m "not long"
	$(BIN)/python tools/coverage.py --write

check: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/hygiene

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/dev
	$(BIN)/python -m bench

compiled: $(VENV)/dev
	$(BIN)/python tools/compiled.py

long: $(VENV)/dev
	$(BIN)/python -m pytest -n auto -m "long or not long" --timeout 7200

$(VENV)/play: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/dev: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[test,check,bench]"
	@touch $@ $(VENV)/play

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
