"""A game at the keyboard: people and bots move at one table."""

from contextlib import nullcontext
from random import Random

from rich.rule import Rule
from rich.text import Text

from ludopolis import bots
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.terminal import render
from ludopolis.terminal.moves import MAX_LISTED_MOVES, Move, Moves, move_list
from ludopolis.terminal.output import Output, seat_style
from ludopolis.terminal.prompt import ask
from ludopolis.terminal.seating import DEFAULT_BOT, MOVE_SECONDS

MAX_NEWS_LINES = 24
"""Older news is left out; `log` shows all."""
COMMANDS = ("help", "undo", "look", "moves", "log", "score", "quit")
CLEAR_SCREEN = "\x1b[H\x1b[2J\x1b[3J"


class Session:
    """Runs a table until the game is over or somebody quits."""

    def __init__(
        self,
        output: Output,
        table: Table,
        people: list[int],
        seed: str,
        confirm: bool,
        move_seconds: float = MOVE_SECONDS,
    ) -> None:
        self.output = output
        self.table = table
        self.people = people
        self.confirm = confirm
        self.bots = {seat: bots.hire(name, move_seconds) for seat, name in enumerate(table.seats) if seat not in people}
        self.streams = [Random(f"{seed}/seat {seat}") for seat in range(len(table.seats))]
        self.told = dict.fromkeys(people, 0)
        """The last entry each person has been told about."""
        self.seen: dict[int, list[render.Section]] = {}
        """The position as each person saw it last."""
        self.turns = dict.fromkeys(people, -1)
        """The turn in which each person was last asked."""
        self.began = dict.fromkeys(people, 0)
        """The entry with which that turn began."""
        self.numbers = dict.fromkeys(people, 0)
        """The number of the view in which each person last decided something."""
        self.at_screen = -1
        """The person who last looked at the screen."""
        self.words = {word: name for name in COMMANDS for word in output.text(f"terminal-command-{name}").split()}

    def run(self) -> bool:
        """Plays on; returns whether the game came to its end."""
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
            if self._let_people_reconsider():
                continue
            seat = self._next_seat(pending)
            if seat not in self.people:
                self._let_bot_play(seat)
            elif not self._let_person_play(seat):
                return False
        self._close()
        return True

    def _next_seat(self, pending: int) -> int:
        """Who moves next. In a simultaneous phase people do: they can take moves back until a bot has chosen."""
        asked = sum(1 << seat for seat in self.people) & pending
        return lowest_seat(asked or pending)

    # Bots

    def _let_bot_play(self, seat: int) -> None:
        thinking = self.output.text("terminal-thinking", name=self.output.name(seat))
        blinded = self.table.state.blind(seat)
        with self.output.stdout.status(thinking) if self.output.stdout.is_terminal else nullcontext():
            try:
                move = self.bots[seat].choose(blinded, seat, self.streams[seat])
            except bots.BotFault as wrong:
                self._replace(seat, wrong)
                return
        self.table.play(seat, move)

    def _replace(self, seat: int, wrong: bots.BotFault) -> None:
        """Resigns for a program that failed; one of our bots takes over its seat."""
        why = " ".join(self.output.sentence("why", told) for told in (wrong.reason, wrong.because) if told is not None)
        self.output.note("terminal-fault", name=self.output.name(seat), why=why)
        self.table.resign(seat, DEFAULT_BOT)
        self.bots[seat] = bots.make(DEFAULT_BOT)

    # People

    def _let_person_play(self, seat: int) -> bool:
        """One decision of a person; returns whether the game goes on."""
        blinded = self.table.state.blind(seat)
        moves = Moves(self.output, blinded, seat)
        self._draw_curtain(seat)
        if self.table.only_move(seat) is not None:
            self._play_forced(seat, moves.all[0])
            return True
        self._tell_news(seat)
        begins = self.table.state.turn() != self.turns[seat]
        if begins:
            self.turns[seat], self.began[seat] = self.table.state.turn(), self.table.length + 1
        self._show_position(seat, everything=begins)
        self._show_question(seat, moves)
        return self._read_move(seat, moves)

    def _let_people_reconsider(self) -> bool:
        """Asks people whose choices stand although they were told of something since; whether one was taken back."""
        for seat in self.people:
            told = self.table.view_number(seat) > self.numbers[seat]
            if told and self.table.choices(seat) and not self.table.state.pending() >> seat & 1:
                self.numbers[seat] = self.table.view_number(seat)
                self._draw_curtain(seat)
                self._tell_news(seat)
                if self.words.get(ask(self.output, "terminal-reconsider").lower()) == "undo" and self._undo(seat):
                    return True
        return False

    def _read_move(self, seat: int, moves: Moves) -> bool:
        offered: Move | None = None
        ahead = ""
        known = [*(move.notation for move in moves.all), *self.words]
        while True:
            typed = ahead or ask(self.output, "terminal-prompt", known)
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
            if move is not None and (objection := self._objection(move)):
                self.output.stdout.print(objection, style="yellow")
            elif move is not None:
                ahead = self._second_thought(seat, move)
                if not ahead:
                    self.table.play(seat, move.code)
                    self.numbers[seat] = self.table.view_number(seat)
                    return True
                if self.words.get(ahead.lower()) == "undo":
                    self._show_question(seat, moves)
                    ahead = ""
            elif meaning is not None and meaning.reason is not None:
                self.output.stdout.print(self.output.sentence("why", meaning.reason), style="yellow")
            elif meaning is not None:
                self.output.stdout.print(move_list(meaning.matches))
                if len(meaning.matches) == 1:
                    offered = meaning.matches[0]
                    self.output.say("terminal-take-it")

    def _objection(self, move: Move) -> str:
        """Why a legal move is not played; a lesson may say so."""
        return ""

    def _second_thought(self, seat: int, move: Move) -> str:
        """Asks again before a move that cannot be taken back; anything typed in reply counts as the next input."""
        return ask(self.output, "terminal-confirm", move=move.told) if self._is_final(seat, move) else ""

    def _is_final(self, seat: int, move: Move) -> bool:
        """Whether a move ends the turn, or reveals something and so makes earlier moves of the turn final."""
        if not self.confirm:
            return False
        follows = self.table.consequence(seat, move.code)
        if follows.reveals:
            return any(entry >= self.began[seat] for entry in self.table.choices(seat))
        return follows.ends_turn

    def _play_forced(self, seat: int, move: Move) -> None:
        self._tell_news(seat)
        self.output.stdout.print(self.output.text("terminal-forced", move=move.told), style="dim")
        self.table.play(seat, move.code)
        self.numbers[seat] = self.table.view_number(seat)

    def _undo(self, seat: int) -> bool:
        choices = self.table.choices(seat)
        if not choices:
            return False
        self.table.take_back(seat, choices[0])
        self.told[seat] = self.table.length
        self.output.say("terminal-undone")
        return True

    def _obey(self, command: str, seat: int, moves: Moves) -> None:
        match command:
            case "undo":
                self.output.say("terminal-nothing-to-undo")
            case "help":
                self.output.say("terminal-help")
            case "look":
                self._show_position(seat, everything=True)
                self._show_question(seat, moves)
            case "moves":
                self.output.stdout.print(move_list(moves.all))
            case "log":
                told = [line for _, line in self.table.log(seat)]
                self.output.stdout.print(render.log(self.output, told, len(told)))
            case "score":
                state = self.table.state.blind(seat)
                self.output.say("terminal-if-it-ended-now")
                self.output.stdout.print(render.sheet(self.output, state.sheet(), state.results()._replace(winners=[])))

    # The screen

    def _draw_curtain(self, seat: int) -> None:
        """Clears the screen when the keyboard changes hands, if the game has secrets."""
        if self.table.game.secrets and len(self.people) > 1 and self.at_screen != seat:
            self._clear()
            ask(self.output, "terminal-curtain", name=self.output.name(seat))
            self._clear()
        self.at_screen = seat

    def _clear(self) -> None:
        if self.output.stdout.is_terminal:
            self.output.stdout.file.write(CLEAR_SCREEN)

    def _tell_news(self, seat: int) -> None:
        told = [line for _, line in self.table.log(seat, self.told[seat])]
        self.told[seat] = self.table.length
        if told:
            heading = "terminal-news" if seat in self.seen else "terminal-news-first"
            self.output.stdout.print()
            self.output.stdout.print(Rule(Text(self.output.text(heading), "bold"), align="left", style="dim"))
            self.output.stdout.print(render.log(self.output, told, MAX_NEWS_LINES))

    def _show_position(self, seat: int, everything: bool) -> None:
        """Shows the position; within a turn, only the lines that have changed."""
        parts = render.sections(self.table.state.position(seat), seat)
        changed = render.changes(parts, [] if everything else self.seen.get(seat, []))
        self.seen[seat] = parts
        if changed:
            self.output.stdout.print(render.position(self.output, changed, seat))

    def _show_question(self, seat: int, moves: Moves) -> None:
        question = self.output.line("ask", moves.state.asks(seat))
        name = Text(self.output.name(seat), f"bold {seat_style(seat)}")
        self.output.stdout.print(Rule(Text.assemble(name, "  ", question), align="left", style=seat_style(seat)))
        self.output.stdout.print(moves.render())
        if len(moves.all) > MAX_LISTED_MOVES:
            self.output.say("terminal-moves-how", count=len(moves.all))

    def _close(self) -> None:
        """Shows the end: last news, final position, score sheets, winners."""
        state = self.table.state
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        since = self.told[viewer] if viewer in self.told else min(self.told.values())
        told: list[Fact] = [line for _, line in self.table.log(viewer, since)]
        self.output.stdout.print(Rule(Text(self.output.text("terminal-the-end"), "bold"), style="dim"))
        if told:
            self.output.stdout.print(render.log(self.output, told, MAX_NEWS_LINES))
        self.output.stdout.print(render.position(self.output, render.sections(state.position(viewer), viewer), viewer))
        self.output.stdout.print(render.sheet(self.output, state.sheet(), state.results()))
        outcome = render.outcome(self.output, state.ending(), state.results())
        for sentence in (*outcome, *render.tie(self.output, state)):
            self.output.stdout.print(sentence, style="bold")
