"""Village: a game as a package of its own was written for Ludopolis 0.1.0, Python and board.

It is kept as it is, whatever the contract and the client become: imports, constructor arguments and methods of 0.1.0
work until the next major version (docs/compatibility.md).
"""

from typing import Final

from village.game import Village

GAME: Final = Village()
