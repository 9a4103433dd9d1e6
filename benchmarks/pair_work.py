"""How fast one version of the package plays at random: a slice for every line it is sent. `pairs.py` starts it.

It imports only what every version has had under the same name.
"""

import json
import sys
from random import Random
from time import process_time

from ludopolis import registry
from ludopolis.engine import playout


def main() -> None:
    """Answers each line (game, players, options, seconds) with decisions per CPU second."""
    print(json.dumps(playout.__file__), flush=True)
    for line in sys.stdin:
        game, players, options, seconds = json.loads(line)
        start = registry.find(game).new(options, players)
        rng = Random(0)
        decisions = 0
        began = process_time()
        while (elapsed := process_time() - began) < seconds:
            decisions += playout.playout(start.clone(), rng)
        print(json.dumps(decisions / elapsed), flush=True)


if __name__ == "__main__":
    main()
