# Everything the project needs goes into .venv and .compiled; nothing outside this folder changes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'lesson.json')
COMPILED := PYTHONPATH="$(CURDIR)/.compiled"
NODE := cd web && sh scripts/node.sh
WEB := node_modules/.bin
CLIENT := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts

.PHONY: install-check chaos terminal test-web help play test test-pure test-compiled check format rules schema golden bench dev compile clean

help:           ## what can be done here
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## / - /'

play: .compiled/.done web/dist/.done  ## the table in a browser
	@$(COMPILED) $(BIN)/python -m sengoku serve --open

terminal: .compiled/.done  ## a game in the terminal
	@$(COMPILED) $(BIN)/python -m sengoku

test: test-pure test-compiled test-web  ## all tests: uncompiled, compiled, in a browser

test-pure: $(VENV)/.done
	SENGOKU_EXPECT=pure $(BIN)/pytest -n 2

test-compiled: .compiled/.done
	SENGOKU_EXPECT=$$(cat .compiled/.done) $(COMPILED) $(BIN)/pytest -n 2

test-web: .compiled/.done web/dist/.done  ## the browser client: its parts, then whole games in Chromium
	$(NODE) $(WEB)/vitest run
	sh web/scripts/chromium.sh
	export $(COMPILED) SENGOKU_PYTHON="$(CURDIR)/$(BIN)/python"; $(NODE) $(WEB)/vitest run --config vitest.browser.ts

check: $(VENV)/.done web/node_modules/.done  ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) $(WEB)/prettier --log-level warn --check .
	$(NODE) $(WEB)/svelte-check --fail-on-warnings --output human

format: $(VENV)/.done  ## put the code into its one form
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NODE) $(WEB)/prettier --log-level warn --write .

rules: $(VENV)/.done  ## every clause of the specs with its tests
	$(BIN)/python -m tests.rules

schema: $(VENV)/.done web/node_modules/.done  ## write the schema of the socket's messages anew
	$(BIN)/python -m sengoku.server.messages > docs/socket.schema.json
	$(BIN)/python web/scripts/schema.py > web/.schema.json && $(NODE) scripts/types.mjs < .schema.json && rm .schema.json

golden: $(VENV)/.done  ## write the golden playthroughs and counts anew
	$(BIN)/python -m tests.playthroughs.write

bench: .compiled/.done $(VENV)/.bench  ## speed, beside the best alternatives
	$(COMPILED) $(BIN)/python bench/run.py
	$(COMPILED) $(BIN)/python bench/games.py
	$(COMPILED) $(BIN)/python bench/units.py
	$(COMPILED) $(BIN)/python bench/search.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/rooms.py
	$(BIN)/python bench/beside.py
	$(BIN)/python bench/patience.py

chaos: $(VENV)/.done  ## kill the server 200 times under load and its database 50 times, both databases (an hour)
	$(BIN)/python -m tests.server.chaos
	$(BIN)/python -m tests.server.chaos --postgresql
	$(BIN)/python -m tests.server.outages
	$(BIN)/python -m tests.server.outages --postgresql

install-check:  ## pip install into empty environments, with a C compiler and without
	sh tests/install.sh $(PYTHON)

dev: $(VENV)/.done  ## the developer's environment, uncompiled
	@echo "Ready: $(BIN)/sengoku, $(BIN)/pytest, make check."

compile: .compiled/.done  ## the compiled engine, for play, tests and bench

$(VENV)/.done: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip setuptools wheel
	SENGOKU_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.done
	SENGOKU_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e '.[bench]'
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json $(VENV)/.done
	@sh web/scripts/npm.sh install --prefix web --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/.done: web/node_modules/.done $(CLIENT)
	@echo "Building the browser client ..."
	@$(NODE) $(WEB)/vite build --logLevel warn
	@touch $@

# The compiled package lies apart from the sources, so that no stale binary shadows an edit.
.compiled/.done: $(VENV)/.done $(SOURCES)
	@echo "Compiling the engine (a minute or so) ..."
	@rm -rf .compiled build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --target .compiled .
	@PYTHONPATH="$(CURDIR)/.compiled" $(BIN)/python -c "import sengoku; print('compiled' if sengoku.compiled() else 'pure')" > $@
	@grep -q '^compiled' $@ || echo "No C compiler here: Sengoku runs as plain Python, with the same results, about 40 times slower."

clean:          ## remove what the commands above made
	rm -rf $(VENV) .compiled build dist src/*.egg-info web/node_modules web/dist
