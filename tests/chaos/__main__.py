"""Chaos from the command line."""

import argparse
import tempfile
import time
from pathlib import Path

from chaos.run import run


def main() -> None:
    """Runs chaos on one database after the other and prints what happened."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3600.0, help="for all databases together")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--friendly", action="store_true", help="call nobody: the world outside is not hostile")
    given = parser.parse_args()
    kinds = ("sqlite", "postgres") if given.database == "both" else (given.database,)
    for kind in kinds:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="ludopolis-chaos-") as folder:
            counts = run(kind, given.seconds / len(kinds), f"{given.seed}/{kind}", Path(folder), not given.friendly)
        print(
            f"{kind}, {time.monotonic() - began:.0f} s:", ", ".join(f"{what} {count}" for what, count in counts.items())
        )


if __name__ == "__main__":
    main()
