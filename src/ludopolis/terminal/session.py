"""A game at the keyboard: people and bots take their moves at one table."""

from contextlib import nullcontext
from random import Random

from rich.rule import Rule
from rich.text import Text

from ludopolis import bots
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import Fact
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table import Table
from ludopolis.terminal import show
from ludopolis.terminal.ask import ask
from ludopolis.terminal.moves import LIST, Move, Moves, listed
from ludopolis.terminal.seating import LIMIT, OPPONENT
from ludopolis.terminal.voice import Voice, seat_style

NEWS = 24
"""So many lines of news are shown by themselves; `log` shows all."""
COMMANDS = ("help", "undo", "look", "moves", "log", "score", "quit")
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Session:
    """Runs a table until the game is over or somebody quits."""

    def __init__(
        self, voice: Voice, table: Table, people: list[int], seed: str, confirm: bool, limit: float = LIMIT
    ) -> None:
        self.voice = voice
        self.table = table
        self.people = people
        self.confirm = confirm
        self.bots = {seat: bots.hire(name, limit) for seat, name in enumerate(table.seats) if seat not in people}
        self.streams = [Random(f"{seed}/seat {seat}") for seat in range(len(table.seats))]
        self.told = dict.fromkeys(people, 0)
        """The last entry each person has read about."""
        self.seen: dict[int, list[show.Section]] = {}
        """The position as each person saw it last."""
        self.turns = dict.fromkeys(people, -1)
        """The turn in which each person was asked last, and below, the entry with which it began."""
        self.began = dict.fromkeys(people, 0)
        self.forced: set[int] = set()
        """Entries that were played because nothing else was possible."""
        self.before_screen = -1
        """The person who sat before the screen last."""
        self.words = {word: name for name in COMMANDS for word in voice.text(f"terminal-command-{name}").split()}

    def run(self) -> bool:
        """Plays on; says whether the game came to its end."""
        try:
            return self._run()
        finally:
            for bot in self.bots.values():
                bot.close()

    def _run(self) -> bool:
        table = self.table
        for seat, bot in list(self.bots.items()):
            try:
                bot.begin(table.game, table.options, len(table.seats), seat, self.streams[seat])
            except bots.BotFault as wrong:
                self._replace(seat, wrong)
        while (pending := self.table.state.pending()) != 0:
            # In a simultaneous phase people go first: as long as a bot has not chosen they can take moves back.
            asked = sum(1 << seat for seat in self.people) & pending
            if not asked:
                self._let_bot_play(lowest_seat(pending))
            elif not self._let_person_play(lowest_seat(asked)):
                return False
        self._close()
        return True

    # Bots

    def _let_bot_play(self, seat: int) -> None:
        thinking = self.voice.text("terminal-thinking", name=self.voice.name(seat))
        blinded = self.table.state.blind(seat)
        with self.voice.out.status(thinking) if self.voice.out.is_terminal else nullcontext():
            try:
                move = self.bots[seat].choose(blinded, seat, self.streams[seat])
            except bots.BotFault as wrong:
                self._replace(seat, wrong)
                return
        self.table.play(seat, move)

    def _replace(self, seat: int, wrong: bots.BotFault) -> None:
        """A program that cannot go on has resigned; a bot of ours plays on for it."""
        why = " ".join(self.voice.sentence("why", told) for told in (wrong.reason, wrong.because) if told is not None)
        self.voice.note("terminal-fault", name=self.voice.name(seat), why=why)
        self.table.resign(seat, OPPONENT)
        self.bots[seat] = bots.make(OPPONENT)

    # People

    def _let_person_play(self, seat: int) -> bool:
        """One decision of a person; says whether the game goes on."""
        blinded = self.table.state.blind(seat)
        moves = Moves(self.voice, blinded, seat)
        self._draw_curtain(seat)
        if len(moves.all) == 1 and not self._is_final(seat, moves.all[0]):
            self._play_forced(seat, moves.all[0])
            return True
        self._tell_news(seat)
        begins = self.table.state.turn() != self.turns[seat]
        if begins:
            self.turns[seat], self.began[seat] = self.table.state.turn(), len(self.table.entries) + 1
        self._show_position(seat, everything=begins)
        self._show_question(seat, moves)
        return self._read_move(seat, moves)

    def _read_move(self, seat: int, moves: Moves) -> bool:
        offered: Move | None = None
        ahead = ""
        known = [*(move.notation for move in moves.all), *self.words]
        while True:
            typed = ahead or ask(self.voice, "terminal-prompt", known)
            ahead = ""
            command = "" if any(typed == move.notation for move in moves.all) else self.words.get(typed.lower(), "")
            if command == "quit":
                return False
            if command == "undo" and self._undo(seat):
                return True
            if command:
                self._obey(command, seat, moves)
                continue
            if not typed and offered is None:
                self._obey("look", seat, moves)
                continue
            meaning = moves.read(typed) if typed else None
            move = meaning.move if meaning else offered
            offered = None
            if move is not None:
                ahead = self._second_thought(seat, move)
                if not ahead:
                    self.table.play(seat, move.code)
                    return True
                if self.words.get(ahead.lower()) == "undo":
                    self._show_question(seat, moves)
                    ahead = ""
            elif meaning is not None and meaning.reason is not None:
                self.voice.out.print(self.voice.sentence("why", meaning.reason), style="yellow")
            elif meaning is not None:
                self.voice.out.print(listed(meaning.found))
                if len(meaning.found) == 1:
                    offered = meaning.found[0]
                    self.voice.say("terminal-take-it")

    def _second_thought(self, seat: int, move: Move) -> str:
        """Asks once more where a move cannot be taken back; anything typed then is the next thing meant."""
        return ask(self.voice, "terminal-confirm", move=move.told) if self._is_final(seat, move) else ""

    def _is_final(self, seat: int, move: Move) -> bool:
        """Whether a move ends the turn, or by revealing something makes earlier moves of the turn final."""
        if not self.confirm:
            return False
        follows = self.table.consequence(seat, move.code)
        if follows.reveals:
            return any(entry >= self.began[seat] for entry in self.table.withdrawable(seat))
        return follows.ends_turn

    def _play_forced(self, seat: int, move: Move) -> None:
        self._tell_news(seat)
        self.voice.out.print(self.voice.text("terminal-forced", move=move.told), style="dim")
        self.forced.add(len(self.table.entries) + 1)
        self.table.play(seat, move.code)

    def _undo(self, seat: int) -> bool:
        for entry in self.table.withdrawable(seat):
            if entry not in self.forced:
                self.table.withdraw(seat, entry)
                self.told[seat] = len(self.table.entries)
                self.voice.say("terminal-undone")
                return True
        return False

    def _obey(self, command: str, seat: int, moves: Moves) -> None:
        match command:
            case "undo":
                self.voice.say("terminal-nothing-to-undo")
            case "help":
                self.voice.say("terminal-help")
            case "look":
                self._show_position(seat, everything=True)
                self._show_question(seat, moves)
            case "moves":
                self.voice.out.print(listed(moves.all))
            case "log":
                told = [line for _, line in self.table.log(seat)]
                self.voice.out.print(show.log(self.voice, told, len(told)))
            case "score":
                state = self.table.state.blind(seat)
                self.voice.say("terminal-if-it-ended-now")
                self.voice.out.print(show.sheet(self.voice, state.sheet(), state.results()._replace(winners=[])))

    # The screen

    def _draw_curtain(self, seat: int) -> None:
        """When another person takes the keyboard and somebody has secrets, the screen is wiped in between."""
        if self.table.game.secrets and len(self.people) > 1 and self.before_screen != seat:
            self._wipe()
            ask(self.voice, "terminal-curtain", name=self.voice.name(seat))
            self._wipe()
        self.before_screen = seat

    def _wipe(self) -> None:
        if self.voice.out.is_terminal:
            self.voice.out.file.write(WIPE)

    def _tell_news(self, seat: int) -> None:
        told = [line for _, line in self.table.log(seat, self.told[seat])]
        self.told[seat] = len(self.table.entries)
        if told:
            heading = "terminal-news" if seat in self.seen else "terminal-news-first"
            self.voice.out.print()
            self.voice.out.print(Rule(Text(self.voice.text(heading), "bold"), align="left", style="dim"))
            self.voice.out.print(show.log(self.voice, told, NEWS))

    def _show_position(self, seat: int, everything: bool) -> None:
        """The position; within a turn only the lines that have changed."""
        parts = show.sections(self.table.state.position(seat), seat)
        changed = show.changes(parts, [] if everything else self.seen.get(seat, []))
        self.seen[seat] = parts
        if changed:
            self.voice.out.print(show.position(self.voice, changed, seat))

    def _show_question(self, seat: int, moves: Moves) -> None:
        question = self.voice.line("ask", moves.state.asks(seat))
        name = Text(self.voice.name(seat), f"bold {seat_style(seat)}")
        self.voice.out.print(Rule(Text.assemble(name, "  ", question), align="left", style=seat_style(seat)))
        self.voice.out.print(moves.show())
        if len(moves.all) > LIST:
            self.voice.say("terminal-moves-how", count=len(moves.all))

    def _close(self) -> None:
        """The end: last news, final position, score sheets, winners."""
        state = self.table.state
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        since = self.told[viewer] if viewer in self.told else min(self.told.values())
        told: list[Fact] = [line for _, line in self.table.log(viewer, since)]
        self.voice.out.print(Rule(Text(self.voice.text("terminal-the-end"), "bold"), style="dim"))
        if told:
            self.voice.out.print(show.log(self.voice, told, NEWS))
        self.voice.out.print(show.position(self.voice, show.sections(state.position(viewer), viewer), viewer))
        self.voice.out.print(show.sheet(self.voice, state.sheet(), state.results()))
        for sentence in show.outcome(self.voice, state.ending(), state.results()):
            self.voice.out.print(sentence, style="bold")
