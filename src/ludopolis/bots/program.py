"""A bot that is a program of its own, in any language: JSON lines on its standard input and output.

The protocol is in docs/bots.md. A program is told its seat's `view`, the question and the legal moves, and nothing
else. If it is too slow, ends, or answers with anything but a legal move, it loses the game and is started again for the
next one.
"""

import json
import shlex
from random import Random
from shutil import which
from typing import Final

from ludopolis.bots.bot import Bot, BotFault, UnknownBot
from ludopolis.bots.pipe import Pipe
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadNotation, Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
START_SECONDS: Final = 30.0
"""The least time a program has to start and greet."""
MAX_QUOTED_CHARS: Final = 80
"""How much of a strange reply is quoted."""


class ProgramBot(Bot):
    """Asks a program for its moves."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self._pipe: Pipe | None = None
        try:
            self._words = shlex.split(command)
        except ValueError:
            self._words = []
        if not self._words or which(self._words[0]) is None:
            raise UnknownBot(fact("no-program", given=command))

    def begin(self, game: Game, options: dict[str, OptionValue], players: int, seat: int, rng: Random) -> None:
        """Starts the program if it is not running, and tells it about the game."""
        pipe = self._pipe if self._pipe is not None else self._start()
        pipe.tell(
            encode(
                {
                    "type": "game",
                    "game": game.id,
                    "rules": game.version,
                    "components": game.components.digest,
                    "options": options,
                    "players": players,
                    "seat": seat,
                    "seed": int(rng.random() * 2**53),
                }
            )
        )

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The program's move; it is not asked when there is only one."""
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        assert self._pipe is not None
        reply = self._ask(question(state, seat), self.seconds)
        text = reply.get("move")
        if not isinstance(text, str):
            raise self._fault(fact("bot-garbled", given=shown(json.dumps(reply))))
        for move in moves:
            if state.to_text(seat, move) == text:
                return move
        raise self._fault(fact("bot-illegal", move=shown(text)), objection(state, seat, text))

    def end(self, results: Results) -> None:
        """Tells the program how the game ended."""
        if self._pipe is not None:
            self._pipe.tell(encode({"type": "end", "totals": results.totals, "winners": results.winners}))

    def close(self) -> None:
        """Ends the program."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _start(self) -> Pipe:
        try:
            self._pipe = Pipe(self._words)
        except OSError as wrong:
            raise BotFault(fact("bot-start", given=wrong.strerror or type(wrong).__name__)) from None
        hello = {"type": "hello", "protocol": PROTOCOL, "seconds": self.seconds}
        reply = self._ask(hello, max(self.seconds, START_SECONDS))
        if reply.get("type") != "hello" or reply.get("protocol") != PROTOCOL:
            raise self._fault(fact("bot-hello", given=shown(json.dumps(reply)), protocol=PROTOCOL))
        return self._pipe

    def _ask(self, message: Data, seconds: float) -> Data:
        assert self._pipe is not None
        try:
            line = self._pipe.ask(encode(message), seconds)
        except TimeoutError:
            raise self._fault(fact("bot-timeout", seconds=f"{seconds:g}")) from None
        if not line:
            code, said = self._pipe.last_words()
            raise self._fault(fact("bot-exit", code=code, said=shown(said)))
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict):
            raise self._fault(fact("bot-garbled", given=shown(line.decode("utf-8", "replace"))))
        return reply

    def _fault(self, reason: Fact, because: Fact | None = None) -> BotFault:
        if self._pipe is not None:
            self._pipe.kill()
            self._pipe = None
        return BotFault(reason, because)


def question(state: State, seat: int) -> Data:
    """What a program is asked; everything comes from a state blinded for its seat."""
    return {
        "type": "ask",
        "turn": state.turn(),
        "view": state.view(seat),
        "asks": state.asks(seat).to_json(),
        "legal": [
            {"move": state.to_text(seat, move), "say": state.describe(seat, move).to_json()}
            for move in state.legal(seat)
        ],
    }


def objection(state: State, seat: int, text: str) -> Fact | None:
    """Why the text is not a legal move."""
    try:
        return state.why_not(seat, state.from_text(seat, text))
    except BadNotation as wrong:
        return wrong.reason


def encode(message: Data) -> bytes:
    """A message as a line. The order of the keys is part of the protocol: simple programs look for text."""
    return json.dumps(message, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def shown(text: str) -> str:
    """The beginning of a text from outside, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_QUOTED_CHARS else line[:MAX_QUOTED_CHARS] + "…"
