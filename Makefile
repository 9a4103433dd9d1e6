# What there is to type. `make play` and `make test` need Python 3.11 or newer and nothing else; a special Python is
# named like this: make PYTHON=python3.12 test

PYTHON ?=
BIN := .venv/bin
COMPILED := build/compiled/site
CHAOS_SECONDS ?= 3600
SIEGE_SECONDS ?= 600
FUZZ_SECONDS ?= 1200
# make SLOWEST=--durations=40 interpreted   lists the slowest tests at the end
SLOWEST ?=
# A test that hangs fails after so long. The longest takes two minutes on two busy cores.
TEST_SECONDS ?= 600
# What explains a failed assertion takes each process of the tests ten seconds to prepare: only tests that have failed are
# run with it, a second time.
TESTED = $(BIN)/python -m pytest -n auto --dist worksteal --assert=plain --timeout=$(TEST_SECONDS) $(SLOWEST) $(1) || { \
	printf '\n== What has failed, once more\n'; $(BIN)/python -m pytest --timeout=$(TEST_SECONDS) $(1) --last-failed --last-failed-no-failures=none; exit 1; }
# Browser tests of one game stand in that game's folder.
IN_THE_BROWSER := tests/browser $(wildcard tests/*/test_browser*.py)
ELSEWHERE := --ignore=tests/server --ignore=tests/chaos --ignore=tests/browser --ignore-glob='*/test_browser*.py'
# Browsers, servers and databases wait for each other, so one more test runs at a time than there are cores.
ONE_MORE := -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
export PYTHON
# Tests want what compiles quickly; benchmarks and wheels what runs quickly (terminal/compile.py).
test compile-ahead compiled interpreted: export MYPYC_OPT_LEVEL := g
# Hundreds of processes load the same modules: they are compiled once, even where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test quick static lint compile-ahead interpreted compiled databases browser soak mutants bench \
	bench-web golden screenshots pictures typescript clean play-ready ready test-ready
.NOTPARALLEL:

help:
	@echo "make play            start the server and open it in the browser"
	@echo "make test            everything: static checks, tests, the compiled package, databases, browser"
	@echo "make quick           static checks and the quick tests"
	@echo "make typescript      the types of the browser client"
	@echo "make compiled        build the compiled package and test it"
	@echo "make soak            full matrices: every pair of option values, every game in the browser, every environment; the coach; score pads; strange input; hostile endpoints; an hour of chaos"
	@echo "make mutants GAME    do the tests of a game notice broken rules?"
	@echo "make bench           decisions per second, interpreted and compiled"
	@echo "make bench-web       how quick the server and its pages are"
	@echo "make golden          write the golden records anew"
	@echo "make screenshots     pictures of every important page into build/screenshots"
	@echo "make pictures        the README's pictures, anew"
	@echo "make clean           remove everything that was built"

play: play-ready
	@$(BIN)/ludopolis serve --open

test: test-ready compile-ahead static interpreted compiled databases browser

quick: static
	@printf '\n== Quick tests\n'
	@$(call TESTED,-m "not slow and not compiled and not soak" $(ELSEWHERE) --ignore=tests/cli)

# mypy needs one core for half a minute; everything else is done on another meanwhile.
static: ready
	@$(BIN)/mypy & types=$$!; $(MAKE) --no-print-directory lint; linted=$$?; wait $$types && exit $$linted

lint: typescript
	@printf '\n== Static checks\n'
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff --quiet .; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/oxfmt --check src tests >/dev/null || { $(BIN)/oxfmt --list-different src tests; exit 1; }
	@$(BIN)/oxlint --quiet src tests >/dev/null || { $(BIN)/oxlint src tests; exit 1; }
	@$(BIN)/zizmor --offline --no-progress --quiet .github >/dev/null || $(BIN)/zizmor --offline --no-progress .github
	@$(BIN)/hadolint Containerfile
	@$(BIN)/lint-imports --no-logo || $(BIN)/lint-imports --no-logo --verbose

# mypyc needs one core for a minute, so it begins before the tests do. `compiled` waits for it; if it fails, `compiled` does
# it again and says why.
compile-ahead: ready
	@nohup $(BIN)/python scripts/build_compiled.py $(COMPILED) >/dev/null 2>&1 &

# The compiler could not be installed where npm cannot: that is a failure in CI alone.
typescript: ready
	@if compiler=$$(ls .venv/typescript/node_modules/@typescript/*/lib/tsc 2>/dev/null); then \
		printf '\n== JavaScript types\n'; $$compiler -p src/ludopolis/web/tsconfig.json; \
	else echo 'JavaScript types not checked: npm could not install TypeScript'; [ -z "$$CI" ]; fi

interpreted: ready
	@printf '\n== Tests, interpreted\n'
	@$(call TESTED,-m "not compiled and not soak" $(ELSEWHERE))

databases: test-ready
	@printf '\n== Server, on SQLite and PostgreSQL\n'
	@$(call TESTED,$(ONE_MORE) -m "not soak" tests/chaos tests/server)

browser: test-ready
	@printf '\n== Browser\n'
	@$(call TESTED,$(ONE_MORE) -m "not soak" $(IN_THE_BROWSER))
	@echo 'A sample of the games at each size and for each aid; all of them: make soak'

compiled: ready
	@printf '\n== Tests, compiled\n'
	@$(BIN)/python scripts/build_compiled.py $(COMPILED)
	@export PYTHONPATH=$(COMPILED); $(call TESTED,-m "not soak" -o pythonpath=tests tests/compiled tests/engine \
		tests/test_contract.py tests/test_golden.py tests/bots/test_account.py tests/bots/test_hints.py \
		tests/bots/test_searchers.py tests/coach/test_sums.py tests/ginkgopolis/test_posterior.py tests/i18n/test_spoken.py)

soak: TEST_SECONDS = 14400
soak: test-ready
	@printf '\n== Every pair of option values\n'
	@for game in $$($(BIN)/python -c 'from ludopolis import registry; print(*registry.ids())'); do \
		$(BIN)/ludopolis check $$game --pairs || exit 1; done
	@printf '\n== Every game in the browser, at every size and for every aid\n'
	@$(call TESTED,-m soak $(IN_THE_BROWSER))
	@printf '\n== The server: the same bytes from every database, whole games behind nginx and Caddy\n'
	@$(call TESTED,-m soak tests/server)
	@printf '\n== The coach: planted blunders, nobody lucky over a thousand games\n'
	@$(call TESTED,-m soak tests/coach)
	@printf '\n== Score pads: ten thousand finished games, and Hal at the table\n'
	@$(call TESTED,-m soak tests/test_pads.py tests/ginkgopolis/test_hal_at_the_table.py)
	@printf '\n== Environments for research, in every mode\n'
	@$(call TESTED,-m soak tests/gym)
	@printf '\n== Strange requests, records and frames\n'
	@PYTHONPATH=src:tests $(BIN)/python -m server.fuzz --seconds $(FUZZ_SECONDS)
	@printf '\n== Two hundred hostile endpoints\n'
	@PYTHONPATH=src:tests $(BIN)/python -m server.siege --seconds $(SIEGE_SECONDS)
	@printf '\n== Chaos: kills, outages, full disks, broken lines, wrong clocks\n'
	@PYTHONPATH=src:tests $(BIN)/python -m chaos --seconds $(CHAOS_SECONDS)

# `make mutants happy_city` and `make mutants GAME=happy_city` are the same.
ifeq (mutants,$(firstword $(MAKECMDGOALS)))
GAME ?= $(word 2,$(MAKECMDGOALS))
$(eval $(wordlist 2,9,$(MAKECMDGOALS)):;@:)
endif

mutants: ready
	@printf '\n== Mutants of %s\n' '$(GAME)'
	@$(BIN)/python scripts/mutants.py $(GAME)

bench: ready
	@printf '\n== Speed\n'
	@$(BIN)/python scripts/build_compiled.py $(COMPILED)
	@$(BIN)/python -m benchmarks.speed $(COMPILED)

bench-web: test-ready
	@printf '\n== Speed of the server and its pages\n'
	@$(BIN)/python scripts/build_compiled.py $(COMPILED)
	@PYTHONPATH=tests $(BIN)/python -m benchmarks.load $(COMPILED); met=$$?; \
	PYTHONPATH=tests $(BIN)/python -m benchmarks.web $(COMPILED) && exit $$met

golden: ready
	@PYTHONPATH=tests $(BIN)/python -m golden

screenshots: test-ready
	@PYTHONPATH=tests $(BIN)/python scripts/screenshots.py

pictures: test-ready
	@PYTHONPATH=tests $(BIN)/python scripts/readme_pictures.py

clean:
	@rm -rf .venv build dist mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

play-ready:
	@sh scripts/setup.sh play

ready:
	@sh scripts/setup.sh dev

test-ready:
	@sh scripts/setup.sh test
