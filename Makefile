# Every target sets up what it needs: python3 (3.11 or later) and make are enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
# Node and npm: those of the machine if Vite runs on them, else from PyPI, in the virtual environment.
NODE_FITS := $(shell command -v npm >/dev/null && node -e 'const [major, minor] = process.versions.node.split("."); \
	process.exit(Number(major == 20 ? minor < 19 : major == 22 ? minor < 12 : major < 22))' 2>/dev/null && echo yes)
ifneq ($(NODE_FITS),yes)
NODE := .venv/node/npm
export PATH := $(CURDIR)/.venv/node:$(PATH)
endif
# What is tested with other versions of Python and of the dependencies: the games, and a table played over HTTP and sockets.
PORTABLE := tests/core tests/server/doors/test_api.py tests/server/test_play.py tests/server/doors/test_wire.py
PYTHONS ?= 3.11 3.12 3.13 3.14
LOCK := uv pip compile --quiet --generate-hashes --no-annotate --no-header --no-emit-index-url \
	--universal --python-version 3.11

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Sunduk needs Python 3.11 or later; name one with: make PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) has no venv, which Sunduk is set up with; \
	install it and try again (on Debian and Ubuntu: apt install python3-venv)."; exit 2; }
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv

.venv/node/npm: requirements-node.lock | .venv/pyvenv.cfg
	@echo "There is no Node that builds the page here: taking one from PyPI (once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock
	@$(BIN)/python web/build/node.py .venv/node

.venv/run: .venv/pyvenv.cfg requirements.lock pyproject.toml
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/dev: .venv/run requirements-dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

# Environments of their own, for what plays no part in playing and testing.
.venv-%/run: requirements-%.lock pyproject.toml
	@$(PYTHON) -m venv .venv-$*
	@.venv-$*/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@.venv-$*/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

PAGE := src/sunduk/server/web/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print) \
	$(shell find $(addprefix src/sunduk/,core games bots analysis study table page) -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.svg')

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(NODE)
	@echo "Setting up the web client's tools (once) …"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.package-lock.json
	@cd web && npx vite build --logLevel warn
	@touch $@

.PHONY: web
web: $(PAGE) ## Build the page

.PHONY: wasm
wasm: .venv/dev ## Build the games as WebAssembly, and the page with them
	@$(BIN)/sunduk build-wasm --output web/engine
	@$(MAKE) --no-print-directory web

.PHONY: wire
wire: .venv/run ## Write the client's types and their page from the server's types
	@$(BIN)/python web/build/wire.py

.PHONY: screens
screens: .venv/run $(PAGE) ## Take pictures of every screen into docs/screens
	@cd web && npm run --silent screens

.PHONY: run
run: .venv/run web ## Play: serve the tables and open the page
	@$(BIN)/sunduk serve --open

.PHONY: test
test: .venv/dev wasm ## Run all tests
	@$(BIN)/pytest
	@cd web && npm run --silent test && npm run --silent browser

.PHONY: check
check: .venv/dev wasm ## Check format, lint and types, run all tests, and try the wheel: what CI runs
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@cd web && npm run --silent lint
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory wheel

.PHONY: coverage
coverage: .venv/dev web ## List the lines of src/ that no test runs, and show them in coverage/index.html
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet --directory coverage
	@$(BIN)/coverage report

.PHONY: wheel
wheel: .venv/dev wasm ## Build the wheel, and play and serve from it in a fresh environment
	@rm -rf dist
	@$(BIN)/python -m hatchling build --target wheel >/dev/null
	@$(BIN)/python tests/packaging/try_wheel.py dist/*.whl

.PHONY: format
format: .venv/dev ## Format the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

.PHONY: soak
soak: .venv/dev .venv-torch/run $(PAGE) ## Long tests: learning with PyTorch, servers killed 200 times, a fuzzer over all games, ten minutes each, and newcomers in lessons
	@.venv-torch/bin/pytest --override-ini addopts= -q tests/soak/test_training.py tests/soak/test_recipes.py
	@$(BIN)/pytest --override-ini addopts="-n 2 -q" tests/soak --ignore tests/soak/test_training.py --ignore tests/soak/test_recipes.py
	@cd web && npm run --silent soak
	@SUNDUK_KILLS=200 $(BIN)/pytest -n 0 tests/server/storage/test_kills.py tests/server/storage/test_postgres.py
	@for game in $$($(BIN)/sunduk games --json | $(BIN)/python -c 'import json, sys; print(*(g["id"] for g in json.load(sys.stdin)))'); do \
		$(BIN)/sunduk fuzz $$game --seconds 600 || exit 1; done

.PHONY: bench
bench: .venv/run ## Measure the speed of every game on this machine
	@$(BIN)/sunduk bench

.PHONY: peers
peers: .venv-peers/run ## Measure speed beside OpenSpiel, PettingZoo, Pgx and Catanatron
	@.venv-peers/bin/python bench/peers.py

.PHONY: lowest
lowest: ## Run the tests of core and server with the lowest versions that pyproject.toml allows (needs uv)
	@uv venv --quiet --clear --python $(PYTHON) .venv-lowest
	@uv pip install --quiet --python .venv-lowest --resolution lowest-direct --editable ".[server]"
	@uv pip install --quiet --python .venv-lowest -r requirements-lowest.in
	@NUMBA_CACHE_DIR=.venv-lowest/compiled .venv-lowest/bin/python -m pytest --override-ini addopts="-n 2 -q" $(PORTABLE)

.PHONY: pythons
pythons: ## Run the tests of core and server with each Python of PYTHONS, 3.11 to 3.14 (needs uv)
	@for version in $(PYTHONS); do \
		echo "Python $$version"; env=.venv-python$$version; \
		uv venv --quiet --clear --python $$version $$env && \
		uv pip install --quiet --python $$env --require-hashes -r requirements-dev.lock && \
		uv pip install --quiet --python $$env --no-deps --editable . && \
		NUMBA_CACHE_DIR=$$env/compiled $$env/bin/python -m pytest --override-ini addopts="-n 2 -q" $(PORTABLE) || exit 1; \
	done

.PHONY: docs
docs: .venv-docs/run ## Build the documentation site into site/
	@NO_MKDOCS_2_WARNING=1 DISABLE_MKDOCS_2_WARNING=true .venv-docs/bin/mkdocs build --quiet
	@echo "The documentation is in site/index.html."

.PHONY: lock
lock: ## Renew the pinned versions (needs uv)
	@$(LOCK) --upgrade --extra parquet --extra server pyproject.toml -o requirements.lock
	@$(LOCK) --upgrade requirements-dev.in -o requirements-dev.lock
	@$(LOCK) --upgrade requirements-peers.in -o requirements-peers.lock
	@$(LOCK) --upgrade requirements-torch.in -o requirements-torch.lock
	@$(LOCK) --upgrade requirements-docs.in -o requirements-docs.lock
	@$(LOCK) --upgrade requirements-node.in -o requirements-node.lock

.PHONY: clean
clean: ## Remove everything that was built
	@rm -rf .venv .venv-docs .venv-lowest .venv-peers .venv-python* .venv-torch .peers-gpu site .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage* coverage dist
	@rm -rf web/node_modules web/engine src/sunduk/server/web
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
