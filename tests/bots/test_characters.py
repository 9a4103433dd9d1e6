"""Characters: what they like shifts what moves are worth, within bounds, and a level alone is nobody's."""

from random import Random

import pytest
from barter import GAME
from our_games import OUR_GAMES

from ludopolis import bots, registry
from ludopolis.bots import characters
from ludopolis.bots.bot import Chooser, GreedyBot, UnknownBot
from ludopolis.bots.characters import (
    CHARACTERS,
    GENERAL_LEANINGS,
    bot_names,
    played_by,
    temper_of,
    with_characters,
)
from ludopolis.bots.hints import hinter
from ludopolis.bots.leaves import Leaf, Leaves
from ludopolis.bots.levels import LEVELS, LevelBot, player_of
from ludopolis.bots.match import play_match
from ludopolis.bots.search import Searcher
from ludopolis.bots.settings import parse, settings_of
from ludopolis.bots.temper import BLOCKS, BOLD, EARLY, LEAD, Leaning, Temper, leaned, shifts
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import to_choice
from ludopolis.engine.values.scores import ScoreLine

SHEET = [
    ScoreLine("plot_1", 4, {"cards": 3}),
    ScoreLine("plot_2", 9, {"cards": 1}),
    ScoreLine("coins", 2, {"coins": 7}),
]


def played_as(spec: str, game: str = "happy_city") -> list[str]:
    """The moves of a game in which a bot meets the plain Regular."""
    crew = [bots.make(spec), bots.make("regular")]
    table = play_match(registry.find(game), registry.find(game).complete({}, 2), [spec, "regular"], crew, "a deal")
    return [str(entry.get("move", "")) for entry in table.entries]


def test_a_level_alone_is_the_plain_bot() -> None:
    state = registry.find("happy_city").new({}, 2)
    seat, _ = to_choice(state, Random(1))
    for level in LEVELS:
        plain = bots.make(level)
        assert isinstance(plain, LevelBot)
        plain.build(settings_of(state.game).levels.regular)
        assert plain.character == ""
    plain = bots.make("regular")
    plain.choose(state.blind(seat), seat, Random(1))
    assert isinstance(plain, LevelBot)
    assert isinstance(plain.bot, Chooser)
    assert plain.bot.temper is None


def test_a_character_plays_another_game_and_the_same_again() -> None:
    first = played_as("regular:chiara")
    assert first == played_as("regular:chiara")
    assert first != played_as("regular")
    assert first != played_as("regular:bruno")


@pytest.mark.parametrize("spec", ["regular:zoe", "greedy:ada", "expert-1:ada", "master:ada:100", "regular:"])
def test_what_no_character_plays_is_refused(spec: str) -> None:
    assert not bots.is_level(spec)
    with pytest.raises(UnknownBot):
        bots.make(spec)


def test_a_table_is_filled_with_different_characters() -> None:
    assert with_characters("easy", [1, 2], ["regular:bruno", "master"]) == ["easy:chiara", "easy:dario"]
    assert sorted(with_characters("easy", [0, 2, 3, 4, 5], [])) == [f"easy:{name}" for name in sorted(CHARACTERS)]
    assert len(set(with_characters("easy", list(range(6)), []))) == len(CHARACTERS)


def test_characters_have_their_names_and_others_what_is_left() -> None:
    names = ["Ada", "Bruno", "Chiara", "Dario", "Elif", "Filip"]
    assert bot_names(["regular"] * 3, names) == ["Ada", "Bruno", "Chiara"]
    assert bot_names(["easy:bruno", "regular", "easy:ada", "regular", "master:bruno"], names) == [
        "Bruno",
        "Chiara",
        "Ada",
        "Dario",
        "Bruno 2",
    ]
    assert bot_names([f"easy:{name}" for name in CHARACTERS] + ["easy"], names[:5])[5] == "Ada 2"


def test_a_leaning_is_read_off_the_sheet() -> None:
    assert Leaning(("plot_*",)).read(SHEET) == 13
    assert Leaning(("plot_*.cards",)).read(SHEET) == 4
    assert Leaning(("plot_*.cards",), most=True).read(SHEET) == 3
    assert Leaning(("coins.coins", "plot_1")).read(SHEET) == 11


class Sheets(State):
    """A position of which only the sheets matter."""

    def __init__(self, over: bool = False) -> None:
        super().__init__()
        self.over = over

    def pending(self) -> int:
        """A seat, unless the game is over."""
        return 0 if self.over else 1

    def sheet(self) -> list[list[ScoreLine]]:
        """Two seats."""
        return [SHEET, [ScoreLine("coins", 5, {"coins": 15})]]


@pytest.mark.parametrize(("name", "liking"), [(EARLY, 15.0), (BOLD, 9.0), (BLOCKS, -5.0)])
def test_general_leanings_need_nothing_of_a_game(name: str, liking: float) -> None:
    assert Temper({name: 1.0}, {}, 20.0).liking(Judge("none"), Sheets(), 0) == liking


def test_foresight_is_the_judges_estimate_until_the_game_is_over() -> None:
    judge: Judge[State] = Judge("seven", value=lambda state, seat: 7.0)
    assert Temper({LEAD: 0.5}, {}, 20.0).liking(judge, Sheets(), 0) == 3.5
    assert Temper({LEAD: 0.5}, {}, 20.0).liking(judge, Sheets(over=True), 0) == 0.5 * (15 - 5)
    assert Temper({LEAD: 0.5, EARLY: 1.0}, {}, 20.0).liking(None, Sheets(), 0) == 15.0


def test_a_bot_that_looks_ahead_itself_leaves_foresight_out() -> None:
    state = registry.find("happy_city").new({}, 2)
    seat, _ = to_choice(state, Random(1))
    estimates = iter(range(10))
    judge: Judge[State] = Judge("growing", value=lambda state, seat: float(next(estimates)))
    leaves = Leaves(state, judge, None, Temper({LEAD: 1.0}, {}, state.game.swing))
    ends = [Leaf(), Leaf()]
    for end in ends:
        leaves.look_at_end(state, seat, end)
    assert [end.shift for end in ends] == [0.0, 0.0]
    assert ends[0].margin < ends[1].margin


def test_a_game_that_says_nothing_has_characters() -> None:
    for name in CHARACTERS:
        assert temper_of(GAME, "regular", name).weights == GENERAL_LEANINGS[name]


def test_a_shift_is_bounded() -> None:
    temper = Temper({}, {}, 20.0)
    assert 0.0 < temper.bounded(1.0) < 1.0
    assert temper.limit * 0.99 < temper.bounded(1e6) < temper.limit
    assert temper.bounded(-1e6) == -temper.bounded(1e6)


def test_what_luck_brought_is_nobodys_liking() -> None:
    """Residents are whole numbers; what two moves promise of them over several draws is not."""
    temper = Temper({"people": 1.0}, {"people": Leaning(("*.residents",))}, 1e9)
    state = registry.find("happy_city").new({}, 2)
    rng = Random(3)
    apart: list[float] = []
    while (found := to_choice(state, rng))[0] >= 0:
        seat, moves = found
        if len(moves) > 1:
            blinded = state.blind(seat)
            one, other = shifts(temper, state.game.judge_of(""), blinded, seat, moves[:2], rng)
            apart.append(round(other - one, 3))
        state.play(seat, moves[int(rng.random() * len(moves))])
    assert any(points % 1 for points in apart)
    assert any(points and not points % 1 for points in apart), "two worlds in a row said the same"


def test_a_favourite_that_is_clearly_better_is_never_given_up() -> None:
    state = registry.find("happy_city").new({}, 2)
    seat, moves = to_choice(state, Random(3))
    temper = Temper({"hearts": 1000.0}, {"hearts": Leaning(("*.hearts",))}, state.game.swing)

    def worths(state: State, seat: int, legal: list[int]) -> list[float]:
        return [2.0 * temper.limit if move == moves[-1] else 0.0 for move in legal]

    judge: Judge[State] = Judge("clear", appraise=worths)
    assert leaned(temper, judge, state.blind(seat), seat, moves, moves[-1], Random(1)) == moves[-1]


def test_a_judge_that_appraises_nothing_is_followed() -> None:
    state = registry.find("happy_city").new({}, 2)
    temper = temper_of(state.game, "regular", "chiara")
    silent: Judge[State] = Judge("silent")
    rng = Random(3)
    while (found := to_choice(state, rng))[0] >= 0:
        seat, moves = found
        blinded = state.blind(seat)
        assert all(leaned(temper, silent, blinded, seat, moves, move, Random(1)) == move for move in moves)
        state.play(seat, moves[int(rng.random() * len(moves))])


@pytest.mark.parametrize("id", OUR_GAMES)
def test_every_leaning_of_a_game_is_on_its_sheet(id: str) -> None:
    game = registry.find(id)
    told = settings_of(game)
    assert set(told.characters) in (set(), set(CHARACTERS))
    lines = game.new({}, 2).sheet()[0]
    names = {line.category for line in lines} | {f"{line.category}.{name}" for line in lines for name in line.figures}
    marked = [ScoreLine(line.category, 1, dict.fromkeys(line.figures, 1)) for line in lines]
    for name, leaning in told.leanings.items():
        assert leaning.read(marked) > 0, f"{name}: nothing of {sorted(names)}"


def test_a_leaning_that_nobody_has_named_is_refused() -> None:
    with pytest.raises(ValueError, match="height"):
        parse("[characters]\nada = { height = 1.0 }\n")


UNEVEN = """
[overlooks]
beginner = { ada = 31 }
[temper]
searched = 0.5
expert = 2
master = { others = 2.5, ada = 1.5 }
[thinks]
master = { others = 2, bruno = 1.5 }
[characters]
ada = { early = 0.1 }
bruno = { early = -0.1 }
"""


def test_a_game_says_what_a_character_overlooks_and_how_much_searchers_lean() -> None:
    told = parse(UNEVEN)
    assert (told.overlooks, told.searched) == ({"beginner": {"ada": 31}}, 0.5)
    leaning = [told.leaning_of(level, name) for level in ("regular", "expert", "master") for name in ("ada", "bruno")]
    assert leaning == [1.0, 1.0, 2.0, 2.0, 1.5, 2.5]
    thinking = [told.thinking_of(level, name) for level in ("expert", "master") for name in ("ada", "bruno")]
    assert thinking == [1.0, 1.0, 2.0, 1.5]
    assert Temper({}, {}, 20.0, told.searched).as_worth(4.0) == 0.5 * 0.5 * 4.0 / 20.0


def test_where_a_level_leans_more_likings_and_their_limit_are_larger() -> None:
    usual = Temper({EARLY: 1.0}, {}, 20.0)
    more = Temper({EARLY: 1.0}, {}, 20.0, leaning=2.5)
    likings = [one.liking(Judge("none"), Sheets(), 0) for one in (usual, more)]
    assert likings == [15.0, 37.5]
    assert more.bounded(37.5) == 2.5 * usual.bounded(15.0)
    assert more.bounded(1e6) < 2.5 * usual.limit


@pytest.mark.parametrize(
    "wrong",
    ["novice = 2.0", "master = 0", "master = 4.1", "master = -1", "master = { zoe = 1 }", "master = { others = 5 }"],
)
def test_a_level_leans_and_thinks_within_bounds(wrong: str) -> None:
    assert parse("[temper]\nmaster = 4\n").leaning_of("master", "ada") == 4.0
    assert parse("[thinks]\nmaster = 4\n").thinking_of("master", "ada") == 4.0
    for what in ("temper", "thinks"):
        with pytest.raises(ValueError, match=wrong.split()[0]):
            parse(f"[{what}]\n{wrong}\n")


@pytest.mark.parametrize("wrong", ["[overlooks]\nnovice = { ada = 3 }\n", "[overlooks]\nbeginner = { zoe = 3 }\n"])
def test_whoever_overlooks_must_be_known(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"novice|zoe"):
        parse(wrong + "[characters]\nada = { early = 0.1 }\n")


@pytest.mark.parametrize("id", OUR_GAMES)
def test_a_character_overlooks_what_its_game_says(id: str) -> None:
    state = registry.find(id).new({}, 2)
    seat, _ = to_choice(state, Random(1))
    for level in ("beginner", "regular"):
        usual = player_of(state.game, level).overlooks
        told = settings_of(state.game).overlooks.get(level, {})
        for spec in (level, *(f"{level}:{name}" for name in CHARACTERS)):
            bot = bots.make(spec)
            bot.choose(state.blind(seat), seat, Random(1))
            assert isinstance(bot, LevelBot)
            assert isinstance(bot.bot, Chooser)
            assert bot.bot.overlooks == told.get(bot.character, usual)


@pytest.mark.parametrize("id", OUR_GAMES)
def test_a_masters_character_thinks_as_long_as_its_game_says(id: str) -> None:
    game = registry.find(id)
    plain = player_of(game, "master")
    for name in CHARACTERS:
        times = settings_of(game).thinking_of("master", name)
        assert played_by(game, "master", name, plain).iterations == round(times * plain.iterations)


def test_whoever_thinks_longer_has_more_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    state = registry.find("happy_city").new({}, 2)
    seat, _ = to_choice(state, Random(1))
    settings = settings_of(state.game)._replace(thinking={"master": {"others": 1.5, "ada": 2.0}})
    monkeypatch.setattr(characters, "settings_of", lambda _: settings)
    budgets = []
    for spec in ("master", "master:ada", "master:elif", "regular:ada"):
        bot = bots.make(spec)
        bot.choose(state.blind(seat), seat, Random(1))
        assert isinstance(bot, LevelBot)
        budgets.append(bot.bot.scope.budget.iterations if isinstance(bot.bot, Searcher) else 0)
    usual = player_of(state.game, "master").iterations
    assert budgets == [usual, 2 * usual, round(1.5 * usual), 0]


@pytest.mark.parametrize("id", OUR_GAMES)
def test_a_character_leans_as_much_as_its_game_says(id: str) -> None:
    state = registry.find(id).new({}, 2)
    seat, _ = to_choice(state, Random(1))
    for level in ("beginner", "regular"):
        bot = bots.make(f"{level}:ada")
        bot.choose(state.blind(seat), seat, Random(1))
        assert isinstance(bot, LevelBot)
        assert isinstance(bot.bot, Chooser)
        assert bot.bot.temper is not None
        assert bot.bot.temper.leaning == settings_of(state.game).leaning_of(level, "ada")


@pytest.mark.parametrize("id", OUR_GAMES)
def test_hints_are_nobodys_character(id: str) -> None:
    assert hinter(registry.find(id).new({}, 2)).temper is None


def test_without_a_temper_the_policy_is_the_greedy_bots_move() -> None:
    state = registry.find("happy_city").new({}, 2)
    seat, moves = to_choice(state, Random(5))
    blinded = state.blind(seat)
    assert GreedyBot().choose(blinded, seat, Random(2)) == state.game.judge_of("").policy(
        blinded, seat, moves, Random(2)
    )
