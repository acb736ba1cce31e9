# `make run` serves Arbitro, `make test` runs every test, `make check` judges the code.
# All of them make a virtual environment first, with the versions pinned in .pins.txt.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARBITRO := $(BIN)/arbitro

.PHONY: run test check format clean

run: $(VENV)/.run
	@$(ARBITRO) load
	@exec $(ARBITRO) serve

test: $(VENV)/.dev
	$(BIN)/python -m pytest --numprocesses auto --dist loadgroup

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) dist build

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Arbitro needs Python 3.11 or newer; name one: make PYTHON=python3.11 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made pyproject.toml .pins.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint .pins.txt --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml .pins.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint .pins.txt --editable '.[dev]'
	@touch $@ $(VENV)/.run
