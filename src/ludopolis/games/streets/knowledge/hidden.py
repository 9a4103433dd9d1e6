"""Secrets: the faces of tiles in other hands and in the stack, and a placement until it is built. Backs are open.

A hand tile that the Entrepreneur has shown is open until it is built; in solo so is every tile that lay face up on the
stack. Nobody else knows which tile somebody is about to build, or where: for them the step is still `tile`. Others see
a hand ordered by back: the order in which its tiles were drawn would tell which of two equal backs was played.
"""

from random import Random

from ludopolis.engine.values.chance import below
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.events import Event
from ludopolis.games.streets.components.tables import KINDS, TILES
from ludopolis.games.streets.rules.building import is_sly
from ludopolis.games.streets.rules.events import E_DREW, E_DREW_HIDDEN
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.stack import mask_tiles, possible_faces
from ludopolis.games.streets.rules.state import BIT, HAND, NONE, STEP_TILE, Position


def knows(state: Position, viewer: int, place: int) -> bool:
    """Whether the viewer knows the face of a tile in a hand."""
    return bool(state.shown[place]) or place // HAND == viewer


def knows_choice(state: Position, viewer: int) -> bool:
    """Whether the viewer knows how far the building of a tile has got; Sly's is never secret."""
    return state.chosen == NONE or state.active == viewer or is_sly(state, state.active)


def hand_places(state: Position, viewer: int, party: int) -> list[int]:
    """The places of a hand in the order in which the viewer sees them."""
    places = list(range(HAND * party, HAND * party + HAND))
    if party == viewer:
        return places
    return sorted(places, key=lambda place: _open_order(state, place))


def _open_order(state: Position, place: int) -> int:
    """By back, then those with a known face by that; free places come last."""
    if state.backs[place] == NONE:
        return len(KINDS) * (TILES + 1)
    return state.backs[place] * (TILES + 1) + (state.hand[place] + 1 if state.shown[place] else 0)


def blind(state: StreetsState, viewer: int) -> StreetsState:
    """Faces that the viewer does not know join the unseen ones; a secret choice is taken back; hands are ordered."""
    twin = state.clone()
    twin.viewer = viewer
    places = [place for party in range(state.parties()) for place in hand_places(state, viewer, party)]
    twin.hand = [state.hand[place] for place in places]
    twin.backs = [state.backs[place] for place in places]
    twin.shown = [state.shown[place] for place in places]
    if not knows_choice(twin, viewer):
        twin.step = STEP_TILE
        twin.chosen = twin.cell = twin.side = NONE
    for place, tile in enumerate(twin.hand):
        if tile >= 0 and not knows(twin, viewer, place):
            twin.hand[place] = UNKNOWN
            twin.unseen |= BIT[tile]
    return twin


def determinize(state: StreetsState, rng: Random) -> StreetsState:
    """Draws the unknown faces: all unseen tiles with the right back are equally likely."""
    twin = state.clone()
    twin.viewer = -1
    for place in range(len(twin.hand)):
        if twin.hand[place] == UNKNOWN:
            faces = mask_tiles(possible_faces(twin, twin.backs[place]))
            tile = faces[below(rng, len(faces))]
            twin.hand[place] = tile
            twin.unseen &= ~BIT[tile]
    return twin


def redact(state: StreetsState, event: Event, viewer: int) -> Event | None:
    """The others know the back of a tile that was drawn: it lay on top of the stack."""
    if event[0] == E_DREW:
        return (E_DREW_HIDDEN, event[1], event[2], state.parts.kind[event[3]])
    return None
