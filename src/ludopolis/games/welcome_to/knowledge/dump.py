"""Positions as data, both ways. Streets are pictures, cards and plans are ids, `?` is unknown."""

from typing import Final

from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import EVERYONE, SPECTATOR
from ludopolis.games.welcome_to.components.tables import CARDS, EFFECTS
from ludopolis.games.welcome_to.knowledge.pictures import draw_street, read_street
from ludopolis.games.welcome_to.rules.deck import clear_since, viewer_row
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BLANK,
    CLAIM_MISSING,
    CLAIM_SIZE,
    CLAIMED,
    CLAIMING,
    COMBO,
    FENCED,
    GAP_NAMES,
    LAST_CHOSEN,
    NO_TURN,
    PARKS,
    PASSED,
    POOLS,
    REFUSALS,
    RINGED,
    SHEET_END,
    SLOT_NAMES,
    SLOTS,
    STEP,
    TEMPS,
    WANTS_RESHUFFLE,
    WRITTEN,
)
from ludopolis.games.welcome_to.rules.state import (
    AGE,
    ASKED_BEFORE,
    BARRED,
    CARD,
    ENDINGS,
    KNOWN,
    NONE,
    RESHUFFLE_POLICIES,
    SIDE,
    STAGE_TURNS,
    STAGES,
    STEP_RESTING,
    STEPS,
    TOKEN_FIELDS,
    TOPS,
    Position,
)

RINGS_BUILT: Final = ("", "before", "after")
"""The values of RINGED."""


# Writing


def dump(state: Position) -> Data:
    """The whole position."""
    ids = state.parts.card_ids
    data: Data = {
        "players": state.players,
        "viewer": "spectator" if state.viewer == SPECTATOR else state.viewer,
        "options": _dump_options(state),
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
        if state.shown[seat][:SHEET_END] != state.sheets[seat][:SHEET_END]:
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
    if state.table.draft:
        data["shuffled_cards"] = _dump_since(state)
    return data


def _dump_options(state: Position) -> Data:
    options: Data = {
        "expert": state.table.expert,
        "draft": state.table.draft,
        "reshuffle_policy": RESHUFFLE_POLICIES[state.table.reshuffles],
        "pass_direction": "left" if state.table.pass_left else "right",
    }
    if state.table.rings_asked:
        options["ring_timing"] = "before" if state.table.rings_asked == ASKED_BEFORE else "both"
    else:
        options["rings"] = state.table.rings and not state.table.expert
    return options


def dump_sheet(sheet: list[int]) -> Data:
    """A sheet without its turn."""
    return {
        "streets": [draw_street(sheet, street) for street in range(3)],
        "pools": [SLOT_NAMES[slot] for slot in range(SLOTS) if sheet[POOLS] >> slot & 1],
        "parks": sheet[PARKS : PARKS + 3],
        "agents": sheet[AGENTS : AGENTS + 6],
        "temps": sheet[TEMPS],
        "refusals": sheet[REFUSALS],
        "plans": sheet[CLAIMED : CLAIMED + 3],
    }


def dump_turn(sheet: list[int]) -> Data:
    """How far a turn has got."""
    turn: Data = {"step": STEPS[sheet[STEP]]}
    for name, field in (("combination", COMBO), ("claiming", CLAIMING), ("passed", PASSED)):
        if sheet[field] >= 0:
            turn[name] = sheet[field] + 1
    for name, field in (("written", WRITTEN), ("last", LAST_CHOSEN)):
        if sheet[field] >= 0:
            turn[name] = SLOT_NAMES[sheet[field]]
    if sheet[FENCED] >= 0:
        turn["fence"] = GAP_NAMES[sheet[FENCED]]
    if sheet[RINGED]:
        turn["ring"] = RINGS_BUILT[sheet[RINGED]]
    if sheet[WANTS_RESHUFFLE]:
        turn["reshuffle"] = True
    if sheet[CLAIM_SIZE]:
        turn["size"] = sheet[CLAIM_SIZE]
        turn["missing"] = sheet[CLAIM_MISSING]
    return turn


def _dump_tokens(state: Position, tokens: list[int]) -> list[Data | None]:
    found: list[Data | None] = []
    for at in range(0, len(tokens), TOKEN_FIELDS):
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
    """By seat, the spectator last: the cards known to have been in a shuffled discard, and in which shuffle."""
    rows: list[dict[str, int]] = []
    for viewer in (*range(state.players), SPECTATOR):
        row = viewer_row(state, viewer)
        rows.append({state.parts.card_ids[c]: state.since[row + c] for c in range(CARDS) if state.since[row + c]})
    return rows


def _seats(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


# Reading


def fill(state: Position, reader: DumpReader) -> None:
    """Sets an empty table as a dump says; raises `BadPosition`."""
    players = state.players
    parts = state.parts
    state.viewer = reader.viewer(players, "spectator")
    state.stage = reader.one_of("stage", STAGES)
    state.round = reader.number("round", 0, 99)
    state.ready = reader.mask("ready", players)
    state.plans = [
        NONE if plan is None else reader.index("plans", plan, parts.plan_ids) for plan in reader.items("plans", 3)
    ]
    approved = reader.items("approved", 3)
    state.approved = sum(1 << stack for stack in range(3) if approved[stack] is True)
    state.ended = sum(1 << reader.index("ended", reason, ENDINGS) for reason in set(map(str, reader.items("ended"))))
    state.shuffled = reader.number("shuffled", 0, 9999)
    state.drawn = reader.number("drawn", 0, 9999)
    state.unseen = reader.indices("unseen", parts.card_ids)
    before = reader.items("before", players)
    for seat, part in enumerate(reader.parts("sheets", players)):
        sheet = _read_sheet(part)
        seen = sheet[:] if before[seat] is None else _read_sheet(reader.child(f"before.{seat}", before[seat]))
        seen[SHEET_END:] = NO_TURN
        state.shown.append(seen)
        state.sheets.append(sheet)
    state.waiting = sum(1 << seat for seat in range(players) if state.sheets[seat][STEP] != STEP_RESTING)
    if state.hand_modes():
        _fill_hands(state, reader)
    else:
        cards = reader.items("stacks", 6)
        state.stacks = [NONE if card is None else reader.index("stacks", card, parts.card_ids) for card in cards]
    reader.check_laws(state)
    if state.stage == STAGE_TURNS:
        for seat in range(players):
            if state.waiting >> seat & 1 and (state.viewer in (-1, seat)) and not state.legal(seat):
                raise reader.wrong(f"sheets.{seat}.turn")


def _read_sheet(reader: DumpReader) -> list[int]:
    sheet = BLANK[:]
    pictures = reader.items("streets", 3)
    for street in range(3):
        try:
            read_street(sheet, street, str(pictures[street]))
        except ValueError:
            raise reader.wrong(f"streets.{street}") from None
    names = SLOT_NAMES
    for slot in reader.indices("pools", names):
        sheet[POOLS] |= 1 << slot
    sheet[PARKS : PARKS + 3] = reader.numbers("parks", 0, 5, 3)
    sheet[AGENTS : AGENTS + 6] = reader.numbers("agents", 0, 4, 6)
    sheet[TEMPS] = reader.number("temps", 0, 11)
    sheet[REFUSALS] = reader.number("refusals", 0, 3)
    sheet[CLAIMED : CLAIMED + 3] = reader.numbers("plans", 0, 99, 3)
    if "turn" in reader.data:
        _fill_turn(sheet, reader.part("turn"), names)
    return sheet


def _fill_turn(sheet: list[int], turn: DumpReader, names: list[str]) -> None:
    sheet[STEP] = turn.one_of("step", STEPS)
    for name, field, most in (("combination", COMBO, 6), ("claiming", CLAIMING, 3), ("passed", PASSED, 3)):
        if name in turn.data:
            sheet[field] = turn.number(name, 1, most) - 1
    for name, field in (("written", WRITTEN), ("last", LAST_CHOSEN)):
        if name in turn.data:
            sheet[field] = turn.one_of(name, names)
    if "fence" in turn.data:
        sheet[FENCED] = turn.one_of("fence", GAP_NAMES)
    if "ring" in turn.data:
        sheet[RINGED] = turn.one_of("ring", RINGS_BUILT)
    if "reshuffle" in turn.data:
        sheet[WANTS_RESHUFFLE] = int(turn.value("reshuffle", bool))
    if "size" in turn.data:
        sheet[CLAIM_SIZE] = turn.number("size", 1, 6)
        sheet[CLAIM_MISSING] = turn.number("missing", 1, 6)


def _fill_hands(state: Position, reader: DumpReader) -> None:
    if reader.has("dealer"):
        state.dealer = reader.number("dealer", 0, state.players - 1)
    if reader.has("top"):
        state.top = reader.one_of("top", TOPS)
    state.solo_card = int(reader.value("solo_card", bool))
    for seat, hand in enumerate(reader.items("hands", state.players)):
        if not isinstance(hand, list) or len(hand) != 3:
            raise reader.wrong(f"hands.{seat}")
        for token in hand:
            state.hands += _read_token(state, reader, f"hands.{seat}", token)
    for token in reader.items("discard"):
        state.discard += _read_token(state, reader, "discard", token)
    if state.table.draft:
        clear_since(state)
        for index, shuffles in enumerate(reader.parts("shuffled_cards", state.players + 1)):
            for name in shuffles.data:
                card = shuffles.index(str(name), name, state.parts.card_ids)
                state.since[CARDS * index + card] = shuffles.number(str(name), 1, 9999)


def _read_token(state: Position, reader: DumpReader, path: str, value: object) -> list[int]:
    if value is None:
        return [NONE, NONE, 0, 0, 0]
    token = reader.child(path, value)
    fields = [0] * TOKEN_FIELDS
    fields[CARD] = UNKNOWN if token.data.get("card") == "?" else token.one_of("card", state.parts.card_ids)
    fields[SIDE] = token.one_of("effect", EFFECTS)
    fields[KNOWN] = EVERYONE if token.data.get("known") == "all" else token.mask("known", state.players)
    fields[AGE] = token.number("age", 0, 9999)
    for number in token.numbers("barred", 1, 15):
        fields[BARRED] |= 1 << number
    return fields
