# Every target sets up what it needs: python3 (3.11 or later) and make are enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
LOCK := uv pip compile --quiet --generate-hashes --no-annotate --no-header --no-emit-index-url \
	--universal --python-version 3.11

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Sunduk needs Python 3.11 or later; name one with: make PYTHON=/path/to/python3"; exit 2; }
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv

.venv/run: .venv/pyvenv.cfg requirements.lock pyproject.toml
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/dev: .venv/run requirements-dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

PAGE := src/sunduk/server/web/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print) \
	$(wildcard src/sunduk/games/*/RULES.*.md src/sunduk/games/*/*.toml src/sunduk/games/*/art/*.svg)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo "Setting up the web client's tools (once) …"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.package-lock.json
	@cd web && npx vite build --logLevel warn
	@touch $@

.PHONY: web
web: ## Build the page (needs Node 20.19 or later; `run` does it where Node is there)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(PAGE); \
	elif [ ! -f $(PAGE) ]; then echo "There is no Node here, so the page is not built; sunduk play works in the terminal."; fi

.PHONY: screens
screens: .venv/run $(PAGE) ## Take pictures of every screen into docs/screens
	@cd web && npm run --silent screens

.PHONY: run
run: .venv/run web ## Play: serve the tables and open the page
	@$(BIN)/sunduk serve --open

.PHONY: test
test: .venv/dev web ## Run all tests
	@$(BIN)/pytest
	@! command -v npm >/dev/null || (cd web && npm run --silent test && npm run --silent browser)

.PHONY: check
check: .venv/dev web ## Check format, lint, types, the import rule, and run all tests
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@! command -v npm >/dev/null || (cd web && npm run --silent lint)
	@$(MAKE) --no-print-directory test

.PHONY: format
format: .venv/dev ## Format the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

.venv-torch/run: requirements-torch.lock pyproject.toml
	@$(PYTHON) -m venv .venv-torch
	@.venv-torch/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-torch.lock
	@.venv-torch/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.PHONY: soak
soak: .venv/dev .venv-torch/run ## Long tests: learning with PyTorch, servers killed 200 times, and a fuzzer over all games, ten minutes each
	@.venv-torch/bin/pytest --override-ini addopts= -q tests/soak/test_selfplay.py
	@$(BIN)/pytest --override-ini addopts="-n 2 -q" tests/soak --ignore tests/soak/test_selfplay.py
	@SUNDUK_KILLS=200 $(BIN)/pytest -n 0 tests/server/test_kills.py tests/server/test_postgres.py
	@for game in $$($(BIN)/sunduk games --json | $(BIN)/python -c 'import json, sys; print(*(g["id"] for g in json.load(sys.stdin)))'); do \
		$(BIN)/sunduk fuzz $$game --seconds 600 || exit 1; done

.PHONY: bench
bench: .venv/run ## Measure the speed of every game on this machine
	@$(BIN)/sunduk bench

.venv-peers/run: requirements-peers.lock pyproject.toml
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-peers.lock
	@.venv-peers/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.PHONY: peers
peers: .venv-peers/run ## Measure speed beside OpenSpiel, PettingZoo, Pgx and Catanatron
	@.venv-peers/bin/python bench/peers.py

.PHONY: lock
lock: ## Renew the pinned versions (needs uv)
	@$(LOCK) --upgrade --extra parquet pyproject.toml -o requirements.lock
	@$(LOCK) --upgrade requirements-dev.in -o requirements-dev.lock
	@$(LOCK) --upgrade requirements-peers.in -o requirements-peers.lock
	@$(LOCK) --upgrade requirements-torch.in -o requirements-torch.lock

.PHONY: clean
clean: ## Remove everything that was built
	@rm -rf .venv .venv-peers .venv-torch .pytest_cache .mypy_cache .ruff_cache .hypothesis dist \
		web/node_modules src/sunduk/server/web
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
