# `make play` and `make test` are all one needs: each sets up what it uses in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif
# tests are rewritten and compiled once, not by every worker and every server that a test starts
unexport PYTHONDONTWRITEBYTECODE
# an editable install builds no client: tools/client.py does, when its sources have changed
PIP := TABLEE_EDITABLE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play quick test check format hooks coverage bench compiled docs long bite cluster clean
# parts of these
.PHONY: venv lint types hygiene ready client units browser table suite

# 3: nothing to build the client with, and a line that said so
play: $(VENV)/play
	@$(BIN)/python tools/client.py; built=$$?; \
	if test $$built = 0; then exec $(BIN)/tablee serve --open; \
	elif test $$built = 3; then echo "Playing in the terminal instead."; exec $(BIN)/tablee play dice-throne; \
	else exit $$built; fi

# GAME=dice-throne: the rules of that game; else the examples of all books, the FAQ and the golden games
GAMES := $(subst _,-,$(patsubst tests/games/%/rules,%,$(wildcard tests/games/*/rules)))
QUICK := $(if $(GAME),tests/games/$(subst -,_,$(GAME))/rules,$(wildcard tests/games/*/examples tests/games/*/faq))

quick: $(VENV)/dev
	@$(if $(filter-out $(GAMES),$(GAME)),echo "no game is called $(GAME); there are $(GAMES)"; exit 2,:)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m pytest -n auto -m "not long" tests/kernel tests/golden $(QUICK) tests/hygiene \
		--ignore tests/hygiene/test_bites.py --ignore tests/hygiene/test_coverage_table.py # those of `make check`

# what needs no other runs beside it, on two processors; the tests themselves share out all there are
ifneq ($(filter check test ready,$(MAKECMDGOALS)),)
MAKEFLAGS += -j2
endif

# `make check test` runs the hygiene tests once
test: ready $(filter check,$(MAKECMDGOALS))
	@$(MAKE) --no-print-directory suite $(if $(filter check,$(MAKECMDGOALS)),BUT="--ignore tests/hygiene")

# what the tests need
ready: units browser table

# the client needs no package of Python's, so it is built while they are installed
client: venv
	@$(BIN)/python tools/client.py

units: client
	@$(BIN)/python tools/client.py test

browser: venv
	@$(BIN)/python tools/chromium.py

table: $(VENV)/dev
	$(BIN)/python tools/coverage.py --check # it compiles all tests: the workers find them so

# two more workers than processors, since browsers make two wait; whoever is done early takes over from the others
suite: $(VENV)/dev
	$(BIN)/python -m pytest -n $$(($$($(BIN)/python -c 'import os; print(os.cpu_count())') + 2)) --dist worksteal -m "not long" $(BUT)

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: lint types hygiene

types: client
	@$(BIN)/python tools/client.py check

hygiene: $(VENV)/dev
	$(BIN)/python -m pytest tests/hygiene

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

hooks: $(VENV)/dev
	@test -x $(BIN)/pre-commit || { echo "pre-commit is missing: $(BIN)/python -m pip install pre-commit"; exit 1; }
	$(BIN)/pre-commit install

coverage: $(VENV)/dev
	$(BIN)/python tools/coverage.py --write

bench: $(VENV)/dev
	$(BIN)/python -m bench

compiled: $(VENV)/dev
	$(BIN)/python tools/compiled.py

docs: $(VENV)/dev
	$(BIN)/python tools/docs.py

bite: $(VENV)/dev
	$(BIN)/python tools/bite.py

# PART=kills-sqlite: one of its parts, or several in quotes; PART=list: how each stands
long: $(VENV)/dev
ifneq ($(PART),list)
	@$(BIN)/python tools/client.py
	@$(BIN)/python tools/chromium.py
	$(PIP) -e ".[ray,parquet]" # what only the laboratory on many machines wants
endif
	@$(BIN)/python tools/long.py $(PART)

# two servers on one PostgreSQL behind haproxy, to try out; PORT=8000
cluster: $(VENV)/dev
	@$(BIN)/python tools/client.py
	@exec $(BIN)/python tools/cluster.py $(PORT)

venv:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)

$(VENV)/play: pyproject.toml | venv
	$(PIP) -e ".[play]"
	@touch $@

$(VENV)/dev: pyproject.toml | venv
	$(PIP) -e ".[all,test,browser,check,bench]"
	@touch $@ $(VENV)/play

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache web/node_modules src/tablee/server/static
