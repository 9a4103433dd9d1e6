"""Positions as data, both ways. Streets are pictures, cards and plans are ids, `?` is unknown."""

from typing import Final

from ludopolis.engine.events import EVERYONE, SPECTATOR
from ludopolis.engine.facts import BadPosition, BrokenLaw, fact
from ludopolis.engine.game import UNKNOWN, Data
from ludopolis.engine.options import OptionValue
from ludopolis.games.welcome_to.components import CARDS, EFFECTS, WelcomeToComponents
from ludopolis.games.welcome_to.deck import clear_since, viewer_row
from ludopolis.games.welcome_to.picture import draw_street, read_street
from ludopolis.games.welcome_to.sheet import (
    AGENTS,
    CLAIMING,
    COMBO,
    FENCED,
    LAST,
    MISSING,
    PARKS,
    PASSED,
    POOLS,
    REFUSALS,
    RESTING,
    RINGED,
    SHEET,
    SIZE,
    SLOTS,
    STEP,
    TEMPS,
    WRITTEN,
    YES,
    empty_sheet,
    gap_name,
    refit,
    rest,
    slot_name,
)
from ludopolis.games.welcome_to.sheet import PLANS as CLAIMED
from ludopolis.games.welcome_to.state import AGE, BARRED, CARD, FIELDS, KNOWN, NONE, SIDE, TURNS, Position

STAGES: Final = ("plans", "dealer", "stacks", "top", "deal", "turns", "over")
STEPS: Final = (
    "ring_before",
    "combination",
    "pass_card",
    "place",
    "effect",
    "ring_after",
    "claim",
    "claim_estates",
    "reshuffle",
    "finished",
)
ENDINGS: Final = ("refusals", "plans", "full", "cards")
POLICIES: Final = ("each_plan", "first_plan_only", "never")
TOPS: Final = (*EFFECTS, "solo_card")
RINGS_BUILT: Final = ("", "before", "after")


def options_of(state: Position) -> dict[str, OptionValue]:
    """The table options of a position."""
    return {
        "expert": state.expert,
        "draft": state.draft,
        "reshuffle_policy": POLICIES[state.reshuffles],
        "pass_direction": "left" if state.pass_left else "right",
        "ring_timing": "both" if state.ring_late else "before",
    }


# Writing


def dump_position(state: Position) -> Data:
    """The whole position."""
    ids = state.parts.card_ids
    data: Data = {
        "players": state.players,
        "viewer": "spectator" if state.viewer == SPECTATOR else state.viewer,
        "options": options_of(state),
        "stage": STAGES[state.stage],
        "round": state.round,
        "ready": _seats(state.ready, state.players),
        "plans": [None if plan == NONE else state.parts.plan_ids[plan] for plan in state.plans],
        "approved": [bool(state.approved >> stack & 1) for stack in range(3)],
        "ended": [reason for bit, reason in enumerate(ENDINGS) if state.ended >> bit & 1],
        "sheets": [{**dump_sheet(sheet), "turn": dump_turn(sheet)} for sheet in state.sheets],
        "before": [None] * state.players,
        "shuffled": state.shuffled,
        "drawn": state.drawn,
        "unseen": [ids[card] for card in sorted(state.unseen)],
    }
    for seat in range(state.players):
        if state.shown[seat][:SHEET] != state.sheets[seat][:SHEET]:
            data["before"][seat] = dump_sheet(state.shown[seat])
    if state.stacks:
        data["stacks"] = [None if card == NONE else ids[card] for card in state.stacks]
    else:
        data["dealer"] = None if state.dealer == NONE else state.dealer
        data["top"] = None if state.top == NONE else TOPS[state.top]
        data["solo_card"] = bool(state.solo_card)
        tokens = _dump_tokens(state, state.hands)
        data["hands"] = [tokens[3 * seat : 3 * seat + 3] for seat in range(state.players)]
        data["discard"] = _dump_tokens(state, state.discard)
    if state.draft:
        data["shuffled_cards"] = _dump_since(state)
    return data


def dump_sheet(sheet: list[int]) -> Data:
    """One sheet without its turn."""
    return {
        "streets": [draw_street(sheet, street) for street in range(3)],
        "pools": [slot_name(slot) for slot in range(SLOTS) if sheet[POOLS] >> slot & 1],
        "parks": sheet[PARKS : PARKS + 3],
        "agents": sheet[AGENTS : AGENTS + 6],
        "temps": sheet[TEMPS],
        "refusals": sheet[REFUSALS],
        "plans": sheet[CLAIMED : CLAIMED + 3],
    }


def dump_turn(sheet: list[int]) -> Data:
    """The turn, as far as it has got."""
    turn: Data = {"step": STEPS[sheet[STEP]]}
    for name, field in (("combination", COMBO), ("claiming", CLAIMING), ("passed", PASSED)):
        if sheet[field] >= 0:
            turn[name] = sheet[field] + 1
    for name, field in (("written", WRITTEN), ("last", LAST)):
        if sheet[field] >= 0:
            turn[name] = slot_name(sheet[field])
    if sheet[FENCED] >= 0:
        turn["fence"] = gap_name(sheet[FENCED])
    if sheet[RINGED]:
        turn["ring"] = RINGS_BUILT[sheet[RINGED]]
    if sheet[YES]:
        turn["reshuffle"] = True
    if sheet[SIZE]:
        turn["size"] = sheet[SIZE]
        turn["missing"] = sheet[MISSING]
    return turn


def _dump_tokens(state: Position, tokens: list[int]) -> list[Data | None]:
    found: list[Data | None] = []
    for at in range(0, len(tokens), FIELDS):
        card = tokens[at + CARD]
        if card == NONE:
            found.append(None)
            continue
        known = tokens[at + KNOWN]
        found.append(
            {
                "card": "?" if card == UNKNOWN else state.parts.card_ids[card],
                "effect": EFFECTS[tokens[at + SIDE]],
                "known": "all" if known == EVERYONE else _seats(known, state.players),
                "age": tokens[at + AGE],
                "barred": [number for number in range(1, 16) if tokens[at + BARRED] >> number & 1],
            }
        )
    return found


def _dump_since(state: Position) -> list[dict[str, int]]:
    """By seat, the spectator last: the cards known to have been in a shuffled discard, and in which."""
    rows: list[dict[str, int]] = []
    for viewer in (*range(state.players), SPECTATOR):
        row = viewer_row(state, viewer)
        rows.append({state.parts.card_ids[c]: state.since[row + c] for c in range(CARDS) if state.since[row + c]})
    return rows


def _seats(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


# Reading


class Reader:
    """Reads fields of a dump, naming the one that is wrong."""

    def __init__(self, data: object, path: str = "") -> None:
        self.path = path
        if not isinstance(data, dict):
            raise self.wrong("")
        self.data = data

    def wrong(self, name: str) -> BadPosition:
        """The error that names a field."""
        return BadPosition(fact("bad-field", field=f"{self.path}.{name}".strip(".")))

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.data.get(name)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name)
        return value

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """So many whole numbers."""
        values: list[int] = []
        for value in self.items(name, count):
            if type(value) is not int or not low <= value <= high:
                raise self.wrong(name)
            values.append(value)
        return values

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name)
        return value

    def items(self, name: str, count: int = -1) -> list[object]:
        """A list, of a given length if one is given."""
        value = self.data.get(name)
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            raise self.wrong(name)
        return value

    def one_of(self, name: str, words: list[str] | tuple[str, ...]) -> int:
        """The index of a word."""
        return self.index(name, self.data.get(name), words)

    def index(self, name: str, value: object, words: list[str] | tuple[str, ...]) -> int:
        """The index of a word that was read already."""
        if not isinstance(value, str) or value not in words:
            raise self.wrong(name)
        return words.index(value)

    def child(self, name: str, value: object) -> "Reader":
        """A reader of a part."""
        return Reader(value, f"{self.path}.{name}".strip("."))


def load_position(state: Position, parts: WelcomeToComponents, data: Data) -> None:
    """Fills in an empty state whose players and options are set already."""
    reader = Reader(data)
    players = state.players
    state.viewer = SPECTATOR if data.get("viewer") == "spectator" else reader.number("viewer", -1, players - 1)
    state.stage = reader.one_of("stage", STAGES)
    state.round = reader.number("round", 0, 99)
    state.ready = _mask(reader, "ready", players)
    state.plans = [
        NONE if plan is None else reader.index("plans", plan, parts.plan_ids) for plan in reader.items("plans", 3)
    ]
    approved = reader.items("approved", 3)
    state.approved = sum(1 << stack for stack in range(3) if approved[stack] is True)
    state.ended = sum(1 << reader.index("ended", reason, ENDINGS) for reason in set(map(str, reader.items("ended"))))
    state.shuffled = reader.number("shuffled", 0, 9999)
    state.drawn = reader.number("drawn", 0, 9999)
    state.unseen = [reader.index("unseen", card, parts.card_ids) for card in reader.items("unseen")]
    state.sheets = []
    state.shown = []
    before = reader.items("before", players)
    for seat, part in enumerate(reader.items("sheets", players)):
        sheet = _load_sheet(reader.child(f"sheets.{seat}", part))
        seen = sheet[:] if before[seat] is None else _load_sheet(reader.child(f"before.{seat}", before[seat]))
        rest(seen)
        state.shown.append(seen)
        state.sheets.append(sheet)
    state.waiting = sum(1 << seat for seat in range(players) if state.sheets[seat][STEP] != RESTING)
    state.stacks = []
    state.hands = []
    state.discard = []
    state.since = []
    state.dealer = NONE
    state.top = NONE
    state.solo_card = 0
    if state.hand_modes():
        _load_hands(state, reader)
    else:
        cards = reader.items("stacks", 6)
        state.stacks = [NONE if card is None else reader.index("stacks", card, parts.card_ids) for card in cards]


def check_position(state: Position) -> None:
    """The laws of a position, and that everybody who must decide has a move."""
    try:
        state.audit()
    except BrokenLaw as broken:
        raise BadPosition(fact("bad-field", field=str(broken).partition(":")[0])) from None
    if state.stage == TURNS:
        for seat in range(state.players):
            if state.waiting >> seat & 1 and (state.viewer in (-1, seat)) and not state.legal(seat):
                raise BadPosition(fact("bad-field", field=f"sheets.{seat}.turn"))


def _load_sheet(reader: Reader) -> list[int]:
    sheet = empty_sheet()
    pictures = reader.items("streets", 3)
    for street in range(3):
        try:
            read_street(sheet, street, str(pictures[street]))
        except ValueError:
            raise reader.wrong(f"streets.{street}") from None
        refit(sheet, street)
    names = [slot_name(slot) for slot in range(SLOTS)]
    for name in reader.items("pools"):
        sheet[POOLS] |= 1 << reader.index("pools", name, names)
    sheet[PARKS : PARKS + 3] = reader.numbers("parks", 3, 0, 5)
    sheet[AGENTS : AGENTS + 6] = reader.numbers("agents", 6, 0, 4)
    sheet[TEMPS] = reader.number("temps", 0, 11)
    sheet[REFUSALS] = reader.number("refusals", 0, 3)
    sheet[CLAIMED : CLAIMED + 3] = reader.numbers("plans", 3, 0, 99)
    if "turn" in reader.data:
        _load_turn(sheet, reader.child("turn", reader.data["turn"]), names)
    return sheet


def _load_turn(sheet: list[int], turn: Reader, names: list[str]) -> None:
    sheet[STEP] = turn.one_of("step", STEPS)
    for name, field, most in (("combination", COMBO, 6), ("claiming", CLAIMING, 3), ("passed", PASSED, 3)):
        if name in turn.data:
            sheet[field] = turn.number(name, 1, most) - 1
    for name, field in (("written", WRITTEN), ("last", LAST)):
        if name in turn.data:
            sheet[field] = turn.one_of(name, names)
    if "fence" in turn.data:
        sheet[FENCED] = turn.one_of("fence", [gap_name(slot) for slot in range(SLOTS)])
    if "ring" in turn.data:
        sheet[RINGED] = turn.one_of("ring", RINGS_BUILT)
    if "reshuffle" in turn.data:
        sheet[YES] = int(turn.flag("reshuffle"))
    if "size" in turn.data:
        sheet[SIZE] = turn.number("size", 1, 6)
        sheet[MISSING] = turn.number("missing", 1, 6)


def _load_hands(state: Position, reader: Reader) -> None:
    if reader.data.get("dealer") is not None:
        state.dealer = reader.number("dealer", 0, state.players - 1)
    if reader.data.get("top") is not None:
        state.top = reader.one_of("top", TOPS)
    state.solo_card = int(reader.flag("solo_card"))
    for seat, hand in enumerate(reader.items("hands", state.players)):
        if not isinstance(hand, list) or len(hand) != 3:
            raise reader.wrong(f"hands.{seat}")
        for token in hand:
            state.hands += _load_token(state, reader, f"hands.{seat}", token)
    for token in reader.items("discard"):
        state.discard += _load_token(state, reader, "discard", token)
    if state.draft:
        clear_since(state)
        for index, row in enumerate(reader.items("shuffled_cards", state.players + 1)):
            shuffles = reader.child(f"shuffled_cards.{index}", row)
            for name in shuffles.data:
                card = shuffles.index(str(name), name, state.parts.card_ids)
                state.since[CARDS * index + card] = shuffles.number(str(name), 1, 9999)


def _load_token(state: Position, reader: Reader, path: str, value: object) -> list[int]:
    if value is None:
        return [NONE, NONE, 0, 0, 0]
    token = reader.child(path, value)
    fields = [0] * FIELDS
    fields[CARD] = UNKNOWN if token.data.get("card") == "?" else token.one_of("card", state.parts.card_ids)
    fields[SIDE] = token.one_of("effect", EFFECTS)
    fields[KNOWN] = EVERYONE if token.data.get("known") == "all" else _mask(token, "known", state.players)
    fields[AGE] = token.number("age", 0, 9999)
    for number in token.items("barred"):
        if type(number) is not int or not 1 <= number <= 15:
            raise token.wrong("barred")
        fields[BARRED] |= 1 << number
    return fields


def _mask(reader: Reader, name: str, players: int) -> int:
    mask = 0
    for seat in reader.items(name):
        if type(seat) is not int or not 0 <= seat < players:
            raise reader.wrong(name)
        mask |= 1 << seat
    return mask
