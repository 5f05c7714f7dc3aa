# The project's few commands. All of them need only Python 3.11 or newer and make; the rest goes into .venv.
# `make test` also needs a browser and a PostgreSQL; it says what it would install before it does (INSTALL=no: nothing).

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
HOST   ?= 0.0.0.0  # who may reach `make play`: everybody in the network; HOST=127.0.0.1 for this machine alone
STAMP  := $(VENV)/up-to-date
TRAIN  := .venv-train
LEARNERS := torch==2.13.0 jax==0.10.2
PLAY   := $(VENV)/ready-to-play

.DEFAULT_GOAL := help
.PHONY: help needs setup web play terminal test wasm site docs made format bench openspiel train lock release clean

help:  ## say what each command does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(STAMP)  ## make .venv with pinned versions (does nothing when it is up to date)

# Whoever only plays need not wait for the tools of the lab and of the tests: two lists of the same versions.
$(STAMP): requirements.lock
$(PLAY): requirements-play.lock

$(STAMP) $(PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "room25 needs Python 3.11 or newer. Install it, or name it: make setup PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || { \
	  $(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	    echo "This Python cannot make virtual environments: its venv or ensurepip module is missing."; \
	    echo "Install it (on Debian and Ubuntu: apt install python3-venv), then run make again."; exit 1; }; \
	  echo "Making the virtual environment $(VENV) ..."; \
	  $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }; }
	@echo "Installing the pinned versions of $(filter %.lock,$^) (half a minute the first time) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $(filter %.lock,$^)
	@echo "Installing room25 itself, in place ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
	@echo "Ready: $(BIN)/room25"

web: $(PLAY)  ## build the browser game (does nothing when it is up to date)
	@$(BIN)/python web/build.py

play: web  ## play in the browser: starts a server here, prints its link and a QR code
	@$(BIN)/room25 serve --host $(HOST)

terminal: $(PLAY)  ## play in the terminal
	@$(BIN)/room25 play

# First of all it says which system packages are missing: nobody finds them installed after the fact.
needs:
	@tests/needs.sh

test: needs setup $(TRAIN)/up-to-date  ## lint, types and all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/dead.py
	$(BIN)/python web/build.py check test
	$(BIN)/pytest -n auto --ignore tests/browser --ignore tests/learners
	$(TRAIN)/bin/python -m pytest tests/learners  # with torch and JAX
	$(BIN)/pytest -n 2 tests/browser  # on their own: Playwright keeps an event loop running in its process

wasm: setup  ## the rules as WebAssembly with a loader for browsers and Node, in build/wasm
	@$(BIN)/python tools/make_wasm.py
	@$(BIN)/python web/build.py wasm

site: setup  ## the whole game as a folder of static files, in build/site: no server needed
	@$(BIN)/python tools/make_site.py

docs: setup  ## the documentation as a site, in build/website
	@$(BIN)/python docs/website/build.py

made: setup  ## write the files anew that are made from the code: pages, the browser's names and types
	@$(BIN)/python tools/made.py

format: setup  ## lay the code out, and mend what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py format

bench: setup  ## measure the speed of random play
	@$(BIN)/room25 bench

openspiel: setup  ## the same beside OpenSpiel's own games, in one run (installs it beside .venv)
	@$(BIN)/python bench/against_openspiel.py

train: $(TRAIN)/up-to-date  ## teach a small network Solo, ten minutes on two cores
	$(TRAIN)/bin/python examples/train_ppo.py --minutes 10 --curve docs/pictures/ppo.svg

# What learners bring is large: it lies apart, and sees all that .venv has.
$(TRAIN)/up-to-date: $(STAMP) Makefile
	@test -x $(TRAIN)/bin/python || $(BIN)/python -m venv $(TRAIN)
	@$(TRAIN)/bin/python -c "import sysconfig; own = sysconfig.get_path('purelib'); shared = own.replace('$(TRAIN)', '$(VENV)'); \
	  open(own + '/shared.pth', 'w').write(f'import site; site.addsitedir({shared!r})\n')"
	@echo "Installing torch and JAX into $(TRAIN) (a minute or two the first time) ..."
	@$(TRAIN)/bin/python -m pip install -qq --disable-pip-version-check $(LEARNERS)
	@touch $@

lock: setup  ## make both lock files anew from pyproject.toml (UPGRADE=1: with newer versions)
	@$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

release: setup  ## build, check and try a release in fresh environments (CHECK=1: also while it is not finished)
	@$(BIN)/python tools/release.py $(if $(CHECK),--check) $(PYTHONS)

clean:  ## remove .venv, caches and build outputs
	rm -rf $(VENV) $(TRAIN) .venv-envs .venv-baselines build dist web/dist web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .room25-cache
	find src tests examples bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
