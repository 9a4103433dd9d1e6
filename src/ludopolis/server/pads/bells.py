"""Who looks at which score pad here, and is told when it has changed."""

from collections import defaultdict
from collections.abc import Callable


class Bells:
    """The bells of the pages that look at score pads in this process. They say that a pad has changed, and not what."""

    def __init__(self) -> None:
        self._bells: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)

    def hang(self, pad: str, ring: Callable[[], None]) -> None:
        """Calls `ring` at every change of a pad."""
        self._bells[pad].add(ring)

    def take_down(self, pad: str, ring: Callable[[], None]) -> None:
        """Calls it no longer."""
        self._bells[pad].discard(ring)
        if not self._bells[pad]:
            del self._bells[pad]

    def ring(self, pad: str) -> None:
        """A pad has changed; without one, any may have."""
        for at in [pad] if pad else list(self._bells):
            for ring in list(self._bells.get(at, ())):
                ring()
