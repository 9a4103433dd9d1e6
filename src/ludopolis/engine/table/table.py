"""A table: one running game with its record. Terminal and server both use it.

Only the table holds the true state. It plays moves, lets the dealer decide for chance, takes moves back, hands seats
over, and keeps the record from which everything can be replayed.
"""

from random import Random
from typing import NamedTuple

from ludopolis.engine.contract import Game, State
from ludopolis.engine.table.packed import CHUNK, Packed
from ludopolis.engine.table.record import DIGEST_EVERY, Header, Record, closing
from ludopolis.engine.table.step import Step
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import EVERYONE, REVEAL, SPECTATOR, Event, seen_by
from ludopolis.engine.values.facts import BadPosition, BadRecord, Fact, IllegalMove, fact
from ludopolis.engine.values.options import OptionValue


class Consequence(NamedTuple):
    """What a client must know to ask "Confirm?", computed on the seat's blinded state."""

    ends_turn: bool
    reveals: bool


class Table:
    """A running game: play, withdraw, take over. Every change goes into the record."""

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        seats: list[str],
        dealer: Dealer | None = None,
        position: Data | None = None,
        towns: tuple[str, ...] = (),
        variation: bool = False,
    ) -> None:
        self.game = game
        self.options = game.complete(options, len(seats))
        self.seats = list(seats)
        """The names of the present players, by seat; take-overs change them."""
        self.towns = list(towns) or [""] * len(seats)
        """The names of the players' towns; most games do not ask for them."""
        self.bots: tuple[str, ...] = ()
        """The bot on each seat, as the record says that it was replayed from."""
        self.dealer = dealer
        """Deals for chance; `None` when outcomes are typed in or replayed."""
        self.position = position
        """The dump of the position that the game begins from; `None` for the start of a game."""
        self.variation = variation
        """Whether that is a position of another game."""
        self.state: State = self.first_state()
        self.settled = 0
        """The number of the last entry that nobody can take back any more."""
        self._steps = Packed()
        self._entries = Packed()
        self._resigned: list[int] = []
        self._handed_over = [0] * len(seats)
        """By seat: the number of the last entry that handed it over."""
        self._first_seats = list(seats)
        self._numbers = [0] * (SPECTATOR + 1)
        self._phase = 0
        self._phases = 0
        self._base = self.state.clone()
        self._base_steps = 0
        self.state.events = []
        self._enter_phase()
        self.deal()

    def first_state(self) -> State:
        """The state before the first entry. Raises `BadPosition` if the position does not fit this table."""
        if self.position is None:
            return self.game.new(self.options, len(self.seats))
        state = self.game.load(self.position)
        if (
            state.players != len(self.seats)
            or self.game.complete(self.position["options"], state.players) != self.options
        ):
            raise BadPosition(fact("bad-field", field="options"))
        return state

    @property
    def entries(self) -> list[Data]:
        """The record so far, without its header."""
        return self.entries_after(0)

    def entries_after(self, entry: int) -> list[Data]:
        """The record after an entry."""
        return self._entries.after(entry)

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def steps(self) -> list[Step]:
        """The steps: entries that were played and not withdrawn."""
        return self._steps.after(0)

    # Playing

    def play(self, seat: int, move: int) -> None:
        """Plays a seat's move, then the draws that follow. Raises `IllegalMove` and changes nothing."""
        legal = self.state.legal(seat) if self._is_due(seat) else []
        if move not in legal:
            raise IllegalMove(self._refusal(seat, move))
        if seat == CHANCE:
            entry: Data = {"chance": self.state.chance().source, "outcome": self.state.to_text(CHANCE, move)}
        else:
            entry = {"seat": seat, "move": self.state.to_text(seat, move)}
        self._carry_out(self.length + 1, seat, move, seat != CHANCE and len(legal) == 1)
        self._write(entry, self.told_to(self._last_step()))
        self.deal()

    def only_move(self, seat: int) -> int | None:
        """The forced move that may be played for a person without asking; `None` if they must be asked.

        An instant answer could tell the others that there was no choice. So a forced move is played only after a move
        of the same seat, where the others do not notice it, or where the seat knows no more than they do.
        """
        if not self._is_due(seat):
            return None
        legal = self.state.legal(seat)
        if len(legal) != 1:
            return None
        tells_nothing = (
            len(self.seats) == 1
            or self._has_just_moved(seat)
            or self._is_unnoticed(seat, legal[0])
            or self._knows_what_all_know(seat)
        )
        return legal[0] if tells_nothing else None

    def play_only_moves(self, people: list[int]) -> None:
        """Plays the forced moves of these seats (`only_move`) until there are none."""
        waiting = True
        while waiting:
            waiting = False
            for seat in people:
                move = self.only_move(seat)
                if move is not None:
                    self.play(seat, move)
                    waiting = True

    def play_text(self, seat: int, text: str) -> None:
        """Plays a move in the game's notation. Raises `BadNotation` or `IllegalMove` and changes nothing."""
        self.play(seat, self._read(seat, text))

    def take_over(self, seat: int, player: str) -> None:
        """Hands the seat over to another person or a bot."""
        self._hand_over("take_over", seat, player)

    def resign(self, seat: int, player: str) -> None:
        """Resigns the seat: a bot plays it to the end, and record and result say so."""
        self._hand_over("resign", seat, player)
        self._resigned = sorted({*self._resigned, seat})

    def name_seat(self, seat: int, player: str, town: str = "") -> None:
        """Names the player, and their town, who has sat down on an open seat. The header has the new names."""
        self.seats[seat] = self._first_seats[seat] = player
        self.towns[seat] = town

    def resigned(self) -> list[int]:
        """The seats that resigned."""
        return self._resigned

    def follow(self, entry: Data) -> None:
        """Replays an entry of a record. Raises a `LudopolisError`; for a malformed entry, a `KeyError` or the like."""
        if "chance" in entry:
            if self.state.pending() == CHANCE and entry["chance"] != self.state.chance().source:
                expected = self.state.chance().source
                raise BadRecord(fact("record-source", n=entry["n"], given=str(entry["chance"]), expected=expected))
            self.play_text(CHANCE, str(entry["outcome"]))
        elif "move" in entry:
            self.play_text(entry["seat"], str(entry["move"]))
        elif "withdraw" in entry:
            self.withdraw(entry["seat"], entry["withdraw"][0])
        elif "take_over" in entry:
            self.take_over(entry["seat"], str(entry["take_over"]))
        else:
            self.resign(entry["seat"], str(entry["resign"]))

    # Taking back

    def withdrawable(self, seat: int) -> list[int]:
        """The entries that this seat may take back, newest first: its own moves back to its last barrier.

        Barriers are points of no return and other seats' moves. Inside a simultaneous phase other seats' moves are no
        barrier: each seat takes back its own moves until the phase closes. Nor is what one seat draws or shows there
        a barrier for seats whose choices stand (`State.standing`).
        """
        found: list[int] = []
        for step in reversed(self._open_steps()):
            if step.barrier >> seat & 1 or (self._phase and step.phase != self._phase):
                break
            if step.seat == seat:
                found.append(step.n)
            elif not self._phase:
                break
        return found

    def withdraw(self, seat: int, first: int) -> None:
        """Takes back the seat's moves from entry `first` on. Raises `IllegalMove` and changes nothing."""
        back = [n for n in self.withdrawable(seat) if n >= first]
        if first not in back:
            raise IllegalMove(fact("cannot-withdraw", seat=seat, entry=first))
        kept = [step for step in self._open_steps() if step.n not in back]
        self.state = self._base.clone()
        self.state.events = []
        self._steps.cut(self._base_steps)
        shared = self._phase != 0
        self._phase = 0
        self._enter_phase()
        for step in kept:
            self._carry_out(step.n, step.seat, step.move, step.forced)
        self._write({"seat": seat, "withdraw": sorted(back)}, 1 << seat if shared else EVERYONE)

    def choices(self, seat: int) -> list[int]:
        """The entries of this seat's choices that it may take back, newest first.

        The forced moves after a choice are taken back with it. Another seat's forced move is no barrier if nobody else
        was told of it. Nobody takes back what another player has played before the seat was handed over.
        """
        found: list[int] = []
        for step in reversed(self._open_steps()):
            if step.barrier >> seat & 1 or (self._phase and step.phase != self._phase):
                break
            if step.n < self._handed_over[seat]:
                break
            if step.seat == seat:
                if not step.forced:
                    found.append(step.n)
            elif not self._phase and not (step.forced and self.told_to(step) == 1 << step.seat):
                break
        return found

    def take_back(self, seat: int, first: int) -> None:
        """Takes back the seat's choices from entry `first` on. Raises `IllegalMove` and changes nothing."""
        if first not in self.choices(seat):
            raise IllegalMove(fact("cannot-withdraw", seat=seat, entry=first))
        while first not in self.withdrawable(seat):
            last = self._last_step().seat
            self.withdraw(last, self.withdrawable(last)[-1])
        self.withdraw(seat, first)

    def consequence(self, seat: int, move: int, blinded: State | None = None) -> Consequence:
        """What a legal move and the forced moves after it would lead to, as far as the seat can know."""
        state = self.state.blind(seat) if blinded is None else blinded.clone()
        turn = state.turn()
        events: list[Event] = []
        state.events = events
        while True:
            state.play(seat, move)
            reveals = state.pending() == CHANCE or any(event[0] == REVEAL for event in events)
            while state.pending() == CHANCE and not self.game.secrets:  # the turn may go on after the draw
                state.play(CHANCE, state.sample(Random(0)))
            pending = state.pending()
            still = pending != CHANCE and pending >> seat & 1 == 1 and state.turn() == turn
            legal = state.legal(seat) if still and not reveals else []
            if len(legal) != 1:
                return Consequence(not still, reveals)
            move = legal[0]

    # Telling

    def steps_after(self, entry: int) -> list[Step]:
        """The steps after an entry."""
        first = min(entry, len(self._steps))  # there are no more steps than entries
        while first > 0 and self._step(first - 1).n > entry:
            first -= 1
        return self._steps.after(first)

    def log(self, viewer: int, since: int = 0) -> list[tuple[int, Fact]]:
        """What happened after entry `since`, as this viewer may know it: entry number and fact."""
        told: list[tuple[int, Fact]] = []
        for step in self.steps_after(since):
            for event in step.events:
                shown: Event | None = event if seen_by(event, viewer) else self.state.redact(event, viewer)
                if shown is not None and shown[0] != REVEAL:
                    told.append((step.n, self.game.event_fact(shown)))
        return told

    def view_number(self, viewer: int) -> int:
        """How many entries told this viewer something. A viewer learns nothing else from the number."""
        return self._numbers[viewer]

    def header(self) -> Header:
        """The record's header."""
        game = self.game
        digest = game.components.digest
        names = self._first_seats
        towns = tuple(self.towns) if any(self.towns) else ()
        start, varied = self.position, self.variation
        return Header(
            game.id, game.version, digest, self.options, len(self.seats), names, start, towns, varied, self.bots
        )

    def record(self) -> Record:
        """The record so far. It contains secrets, so no client of a running game may see it."""
        return Record(self.header(), self.entries, closing(self.state, self.length))

    # Inside

    def deal(self) -> None:
        """Lets the dealer decide for chance, until somebody else must decide."""
        while self.dealer is not None and self.state.pending() == CHANCE:
            chance = self.state.chance()
            outcome = self.dealer.deal(chance)
            entry: Data = {"chance": chance.source, "outcome": self.state.to_text(CHANCE, outcome)}
            self._carry_out(self.length + 1, CHANCE, outcome, False)
            self._write(entry, self.told_to(self._last_step()))

    def _carry_out(self, n: int, seat: int, move: int, forced: bool) -> None:
        state = self.state
        turn = state.turn()
        phase = self._phase
        state.play(seat, move)
        events = state.events or []
        state.events = []
        barrier = 0
        if seat == CHANCE or any(event[0] == REVEAL for event in events):
            barrier = EVERYONE & ~state.standing()
        step = Step(n, seat, move, phase, barrier, forced, events)
        self._steps.append(step)
        if step.is_final() or state.turn() != turn:
            self._phase = 0
        if step.is_final():
            self._steps.pack(self._base_steps)  # viewers have been told of them
            self._base = state.clone()
            self._base_steps = len(self._steps)
            self.settled = n
        self._enter_phase()

    def _step(self, index: int) -> Step:
        step: Step = self._steps.item(index)
        return step

    def _open_steps(self) -> list[Step]:
        """The steps after the last point of no return."""
        return self._steps.after(self._base_steps)

    def _last_step(self) -> Step:
        return self._step(len(self._steps) - 1)

    def _enter_phase(self) -> None:
        pending = self.state.pending()
        if self._phase == 0 and pending != CHANCE and pending & (pending - 1):
            self._phases += 1
            self._phase = self._phases

    def told_to(self, step: Step) -> int:
        """The viewers who learn something from a step."""
        told = 1 << step.seat if step.seat != CHANCE else 0
        for event in step.events:
            told |= event[1]
            for viewer in (*range(len(self.seats)), SPECTATOR):
                if not told >> viewer & 1 and self.state.redact(event, viewer) is not None:
                    told |= 1 << viewer
        return told

    def _has_just_moved(self, seat: int) -> bool:
        """Whether the last move is the seat's own; in a simultaneous phase, whether it has moved in this phase."""
        for index in range(len(self._steps) - 1, -1, -1):
            step = self._step(index)
            if self._phase and step.phase != self._phase:
                break
            if step.seat == seat:
                return True
            if not self._phase and step.seat != CHANCE:
                break
        return False

    def _is_unnoticed(self, seat: int, move: int) -> bool:
        """Whether nobody else is told of a move, not even that the seat has decided."""
        after = self.state.clone()
        events: list[Event] = []
        after.events = events
        after.play(seat, move)
        step = Step(0, seat, move, 0, 0, True, events)
        return after.pending() == self.state.pending() and self.told_to(step) == 1 << seat

    def _knows_what_all_know(self, seat: int) -> bool:
        own, shared = self.state.blind(seat).dump(), self.state.blind(SPECTATOR).dump()
        return {**own, "viewer": SPECTATOR} == {**shared, "viewer": SPECTATOR}

    def _write(self, entry: Data, told: int) -> None:
        for viewer in (*range(len(self.seats)), SPECTATOR):
            self._numbers[viewer] += told >> viewer & 1
        line: Data = {"n": self.length + 1, **entry}
        if line["n"] % DIGEST_EVERY == 0:
            line["digest"] = self.state.digest()
        self._entries.append(line)
        self._entries.pack(self.length - CHUNK)

    def _hand_over(self, kind: str, seat: int, player: str) -> None:
        if not 0 <= seat < len(self.seats):
            raise IllegalMove(fact("no-such-seat", given=seat, high=len(self.seats) - 1))
        self.seats[seat] = player
        self._write({"seat": seat, kind: player}, EVERYONE)
        self._handed_over[seat] = self.length

    def _read(self, seat: int, text: str) -> int:
        if not self._is_due(seat):
            raise IllegalMove(self._refusal(seat, 0))
        return self.state.from_text(seat, text)

    def _is_due(self, seat: int) -> bool:
        pending = self.state.pending()
        if seat == CHANCE or pending == CHANCE:
            return seat == pending
        return seat >= 0 and pending >> seat & 1 == 1

    def _refusal(self, seat: int, move: int) -> Fact:
        reason = self.state.why_not(seat, move)
        return reason if reason is not None else fact("not-your-decision", seat=seat)
