"""`ludopolis puzzles GAME --play`: puzzles at the keyboard. Before each question only what has changed is told."""

from typing import Final

from rich.rule import Rule
from rich.text import Text

from ludopolis import registry
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.trial import FOUND
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import REVEAL, Event
from ludopolis.i18n import format
from ludopolis.puzzles.judging import judge, moves_of
from ludopolis.puzzles.puzzle import Puzzle, fits, offered, parse
from ludopolis.terminal import render
from ludopolis.terminal.atomic_files import read_text
from ludopolis.terminal.moves import MAX_LISTED_MOVES, Move, Moves, move_list
from ludopolis.terminal.output import Output, seat_style
from ludopolis.terminal.prompt import EndOfInput, ask

COMMANDS: Final = ("help", "undo", "look", "moves", "hint", "skip", "quit")
HINTS: Final = 3


def run(output: Output, game_id: str, file: str) -> None:
    """Sets the puzzles of a game one after the other: its own, or those of a file."""
    game = registry.find(game_id)
    output.turn_to(game)
    puzzles = [one for one in parse(read_text(file)).puzzles if fits(one, game)] if file else list(offered(game.id))
    if not puzzles:
        output.say("puzzles-none")
        return
    found = 0
    try:
        for number, puzzle in enumerate(puzzles, 1):
            sitting = Sitting(output, puzzle)
            sitting.heading(number, len(puzzles))
            solved = sitting.run()
            if solved is None:
                break
            found += solved
    except EndOfInput:
        pass
    output.say("puzzles-progress", found=found, count=len(puzzles))


class Sitting:
    """One puzzle before one person."""

    def __init__(self, output: Output, puzzle: Puzzle) -> None:
        self.output = output
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.first: State = registry.find(puzzle.game).load(puzzle.position)
        """The position, blinded for the seat."""
        self.state = self.first.clone()
        self.turn: list[str] = []
        self.choices: list[int] = []
        """How many moves had been made before each choice."""
        self.seen: list[render.Section] = []
        self.revealed = False
        """Whether the last move has shown something hidden."""
        self.hints = 0
        self.words = {word: name for name in COMMANDS for word in output.text(f"terminal-command-{name}").split()}
        rivals = output.text("home-bot-names").split(", ")
        names = [rivals[(seat - (seat > self.seat)) % len(rivals)] for seat in range(puzzle.players)]
        names[self.seat] = output.text("terminal-you")
        output.names = names

    def heading(self, number: int, count: int) -> None:
        """Says which puzzle it is."""
        text = self.output.text
        parts = [
            text("puzzle-title"),
            text("puzzle-number", number=number, count=count),
            text(f"puzzle-kind-{self.puzzle.kind}"),
            text("puzzles-difficulty", level=self.puzzle.difficulty()),
        ]
        self.output.stdout.print()
        self.output.stdout.print(Rule(Text(" · ".join(parts), style="bold magenta"), align="left", style="magenta"))

    def run(self) -> bool | None:
        """Asks until the turn is found or skipped: whether it was found; `None` if the person leaves."""
        while True:
            if self.is_over():
                if self.tell_verdict():
                    return self.hints < HINTS
                self.restart()
            self.show_position()
            left = self.read_move()
            if left == "quit":
                return None
            if left == "skip":
                self.tell_turn()
                return False

    # Answering

    def is_over(self) -> bool:
        """Whether the turn is over: chance, another seat or a reveal comes next."""
        pending = self.state.pending()
        own = pending != CHANCE and pending >> self.seat & 1 == 1
        return bool(self.turn) and (not own or self.state.turn() != self.first.turn() or self.revealed)

    def play(self, move: int) -> None:
        """Makes a move, and the forced ones after it."""
        self.choices.append(len(self.turn))
        while True:
            self.turn.append(self.state.to_text(self.seat, move))
            events: list[Event] = []
            self.state.events = events
            self.state.play(self.seat, move)
            self.revealed = any(event[0] == REVEAL for event in events)
            if self.is_over():
                return
            legal = self.state.legal(self.seat)
            if len(legal) != 1:
                return
            move = legal[0]

    def restart(self, keep: int = 0) -> None:
        """Goes back to the beginning of the turn, or to some moves after it."""
        made = self.turn[:keep]
        self.state, self.turn, self.revealed = self.first.clone(), made, False
        self.choices = [at for at in self.choices if at < keep]
        for move in moves_of(self.first, self.seat, made):
            self.state.play(self.seat, move)

    def read_move(self) -> str:
        """Reads until a move was made or taken back; returns a command that leaves the puzzle, or nothing."""
        moves = Moves(self.output, self.state, self.seat)
        self.show_question(moves)
        known = [*(move.notation for move in moves.all), *self.words]
        offered_move: Move | None = None
        while True:
            typed = ask(self.output, "terminal-prompt", known)
            command = "" if any(typed == move.notation for move in moves.all) else self.words.get(typed.lower(), "")
            if command in ("quit", "skip"):
                return command
            if command == "undo" and self.choices:
                self.restart(self.choices[-1])
                self.output.say("terminal-undone")
                return ""
            if command:
                self.obey(command, moves)
                continue
            meaning = moves.read(typed) if typed else None
            move = meaning.move if meaning else offered_move
            offered_move = None
            if move is not None:
                self.play(move.code)
                return ""
            if meaning is None:
                self.obey("look", moves)
            elif meaning.reason is not None:
                self.output.stdout.print(self.output.sentence("why", meaning.reason), style="yellow")
            else:
                self.output.stdout.print(move_list(meaning.matches))
                if len(meaning.matches) == 1:
                    offered_move = meaning.matches[0]
                    self.output.say("terminal-take-it")

    def obey(self, command: str, moves: Moves) -> None:
        """Carries out a command that changes nothing."""
        if command == "help":
            self.output.say("terminal-puzzle-help")
        elif command == "undo":
            self.output.say("terminal-nothing-to-undo")
        elif command == "moves":
            self.output.stdout.print(move_list(moves.all))
        elif command == "hint":
            self.tell_hint()
        else:
            self.seen = []
            self.show_position()
            self.show_question(moves)

    # Telling

    def show_position(self) -> None:
        """Shows the position; after the first time, only the lines that have changed."""
        parts = render.sections(self.state.position(self.seat), self.seat)
        changed = render.changes(parts, self.seen)
        self.seen = parts
        if changed:
            self.output.stdout.print(render.position(self.output, changed, self.seat))

    def show_question(self, moves: Moves) -> None:
        """Asks what is to be decided, and lists the legal moves."""
        question = self.output.line("ask", self.state.asks(self.seat))
        self.output.stdout.print(Rule(question, align="left", style=seat_style(self.seat)))
        self.output.stdout.print(moves.render())
        if len(moves.all) > MAX_LISTED_MOVES:
            self.output.say("terminal-moves-how", count=len(moves.all))

    def tell_verdict(self) -> bool:
        """Says what the turn is worth; whether it is the best one."""
        verdict = judge(self.puzzle, self.turn)
        title = self.output.text(f"puzzle-{verdict['verdict']}")
        self.output.stdout.print(Text(title, style="bold green" if verdict["verdict"] == FOUND else "bold yellow"))
        if verdict["verdict"] == FOUND:
            self.tell_account(self.puzzle.reasons, 1)
            return True
        worth = self.worth(round(verdict["loss_points"] / MILLION, 1))
        self.output.say("puzzle-costs", worth=worth)
        self.tell_account(verdict["reasons"], MILLION)
        return False

    def tell_account(self, reasons: list[Data], scale: int) -> None:
        """The account of the turn, a line for each row."""
        for reason in reasons:
            points = format.plus(self.output.language, reason["points"] / scale)
            self.output.stdout.print(f"  {self.label(reason)}: {points}", soft_wrap=True)

    def tell_hint(self) -> None:
        """The next hint: what the turn is about, its first move, the whole turn."""
        self.hints = min(HINTS, self.hints + 1)
        if self.hints == 1:
            named = [row for row in self.puzzle.reasons if row["points"] > 0 and row["kind"] != "rest"]
            if named:
                self.output.say("analysis-hint-term", term=self.label(named[0]))
            else:
                self.output.say("puzzle-hint-deep")
        elif self.hints == HINTS:
            self.tell_turn()
        else:
            self.output.say("analysis-hint-move", move="; ".join(self.told(self.puzzle.beginning())))

    def tell_turn(self) -> None:
        """Says what the best turn is."""
        self.output.stdout.print(f"{self.output.text('analysis-show-turn')}: {'; '.join(self.told(self.puzzle.turn))}")

    def told(self, turn: list[str]) -> list[str]:
        """The moves of a turn in words."""
        trial = self.first.clone()
        said: list[str] = []
        for move in moves_of(self.first, self.seat, turn):
            said.append(self.output.sentence("move", trial.describe(self.seat, move)))
            trial.play(self.seat, move)
        return said

    def label(self, reason: Data) -> str:
        """What is different: a game has words for its terms, or they are lines of its score sheet."""
        own = f"term-{reason['term']}"
        key = own if self.output.words.has(own) else f"score-{reason['term']}"
        return self.output.text(key, players=self.puzzle.players)

    def worth(self, points: float) -> str:
        """Points with their unit."""
        return self.output.text("amount-points", points=points)
