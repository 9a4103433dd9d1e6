"""What people do with a server, one request after the other, for the fuzzer to change one thing at a time."""

import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from ludopolis import registry
from server import services, strange
from server.teller import Browser, Lost, Teller

ME, FRIEND = {"kind": "me", "name": "Anna"}, {"kind": "link"}
SCREEN = {"kind": "screen", "name": "Boris"}
BOT = {"kind": "bot", "bot": "beginner", "name": "Bo"}
LATE_SECONDS = 62.0
"""The shortest bank is a minute."""
OPTIONS = {
    game: {option.name: option.choices for option in registry.find(game).options if option.choices}
    for game in strange.GAMES
}
LESSONS = {game: [lesson.id for lesson in registry.lessons(game)] for game in strange.GAMES}

Story = Callable[[Teller], Awaitable[None]]


class Seated(NamedTuple):
    """A table, its spectators' id, and who plays which seat."""

    id: str
    watch: str
    players: dict[int, Browser]

    @property
    def api(self) -> str:
        """Where its requests go."""
        return f"/api/tables/{self.id}"


async def table_for(teller: Teller, *seats: dict[str, str], game: str = "", **more: Any) -> Seated:
    """A table of somebody new."""
    rng, anna = teller.rng, teller.browser()
    game = game or rng.choice(strange.GAMES)
    options = {name: rng.choice(some) for name, some in OPTIONS[game].items() if rng.random() < 0.15}
    more = {"options": options, "live_score": rng.random() < 0.5, "hints": rng.random() < 0.5, **more}
    made = await teller.post(anna, "/api/tables", game=game, seats=list(seats), **more)
    players = {seat: anna for seat, place in enumerate(seats) if place["kind"] in ("me", "screen")}
    return Seated(made["table"], made["watch"].rpartition("/")[2], players)


async def table_of_two(teller: Teller, **more: Any) -> tuple[Seated, Browser, Browser]:
    """A table at which two friends play, each on their own device."""
    table = await table_for(teller, ME, FRIEND, **more)
    boris = teller.browser()
    await teller.get(boris, f"/t/{table.id}")
    await teller.post(boris, f"{table.api}/join", seat=1, name="Boris", town="Ljubljana")
    table.players[1] = boris
    return table, table.players[0], boris


async def play(teller: Teller, table: Seated, most: int) -> bool:
    """Plays moves at random; whether the game is over."""
    seat = min(table.players)
    for _ in range(most):
        state = await teller.look(table.players[seat], table.id, seat)
        deciding = [one for one in state["deciding"] if one in table.players]
        if state["status"] != "running" or not deciding:
            return bool(state["status"] == "finished")
        if seat not in deciding:
            seat = deciding[0]
            state = await teller.look(table.players[seat], table.id, seat)
        if not state["legal"]:
            raise Lost
        move = teller.rng.choice(state["legal"])["move"]
        where = {"seat": seat, "number": state["number"], "move": move}
        if teller.rng.random() < 0.05:
            await teller.get(table.players[seat], f"{table.api}/why", seat=seat, move=move)
        await teller.post(table.players[seat], f"{table.api}/moves", **where)
        if teller.rng.random() < 0.08:
            state = await teller.look(table.players[seat], table.id, seat, text="true")
            if state["undo"]:
                all = teller.rng.random() < 0.5
                where = {"seat": seat, "number": state["number"], "all": all}
                await teller.may(teller.post(table.players[seat], f"{table.api}/withdraw", **where))
    return False


async def finished(teller: Teller) -> Seated:
    """A short game that was played to its end by one device."""
    table = await table_for(teller, ME, SCREEN, game="happy_city", options={"max_rounds": 1})
    if not await play(teller, table, 60):
        raise Lost
    return table


async def friends(teller: Teller) -> None:
    """Two friends play, and look around."""
    table, anna, boris = await table_of_two(teller)
    await teller.get(anna, f"/t/{table.id}")
    await teller.get(teller.browser(), f"/w/{table.watch}")
    await play(teller, table, teller.rng.randrange(4, 14))
    for path in ("options", "listing", "history", "talk"):
        await teller.get(boris, f"{table.api}/{path}")
    await teller.get(anna, f"{table.api}/report", seat=0)
    await teller.get(boris, "/api/next", table=table.id)
    await teller.look(teller.browser(), table.watch, None, text="true", changes="true")
    if teller.rng.random() < 0.03:
        state = await teller.look(anna, table.id, 0)
        asked = {"seat": 0, "number": state["number"], "pick": [one["move"] for one in state["legal"][:1]]}
        await teller.may(teller.send(anna, f"{table.api}/hint", asked))
    await teller.post(boris, f"{table.api}/resign", seat=1)


async def talk(teller: Teller) -> None:
    """Talk, reactions and notes, at the table and in the gallery."""
    table, anna, boris = await table_of_two(teller)
    guest = teller.browser()
    await teller.post(anna, f"{table.api}/talk", seat=0, text="Hello there")
    await teller.post(boris, f"{table.api}/talk", seat=1, text="https://example.org/ ё")
    await teller.post(guest, f"/api/tables/{table.watch}/talk", name="Olga", text="Who wins?")
    await teller.post(guest, f"/api/tables/{table.watch}/talk", name="Olga", sign="wow", about=-1)
    heard = await teller.get(boris, f"{table.api}/talk")
    await teller.post(boris, f"{table.api}/talk", seat=1, sign="heart", about=1)
    await teller.post(boris, f"{table.api}/talk/read", n=2)
    await teller.post(boris, f"{table.api}/talk/mute", author=heard["said"][0]["author"], muted=True)
    await teller.post(boris, f"{table.api}/talk/mute", author=heard["said"][0]["author"], muted=False)
    await teller.post(anna, f"{table.api}/talk/arrange", on=True, gallery=True)
    await teller.get(anna, f"{table.api}/talk")
    await teller.post(anna, f"{table.api}/talk/remove", n=-1)
    for who, seat in ((anna, 0), (boris, 1)):
        await teller.post(who, f"{table.api}/notes", seat=seat, text="a plan\nof two lines")
        await teller.get(who, f"{table.api}/notes", seat=seat)
    await teller.get(boris, "/mine")


async def after_the_end(teller: Teller) -> None:
    """A finished game: read, analysed, sent, played on, played again."""
    table = await finished(teller)
    anna = table.players[0]
    for path in ("record", "history", "options", "talk"):
        await teller.get(anna, f"{table.api}/{path}")
    await teller.get(anna, f"/replay/{table.id}")
    await replayed(teller, anna, table.watch)
    await teller.get(anna, "/mine", game="happy_city", all="true")
    link = (await teller.post(anna, f"{table.api}/duel"))["url"] if teller.rng.random() < 0.2 else ""
    rematch = await teller.post(anna, f"{table.api}/rematch", options={"max_rounds": 2}, hints=True)
    again = Seated(rematch["url"].rpartition("/")[2], "", {0: anna, 1: anna})
    await play(teller, again, 3)
    await teller.post(anna, f"{table.api}/leave")
    if link:
        await teller.get(anna, link)


async def replayed(teller: Teller, who: Browser, id: str) -> None:
    """A replay, frame by frame, and now and then the coach."""
    at = f"/api/tables/{id}"
    await teller.get(who, f"{at}/replay", seat=0)
    await teller.get(who, f"{at}/replay/frames", start=1, count=3, seat=1, text="true")
    await teller.get(who, f"{at}/analysis", known=-2)
    if teller.rng.random() < 0.03:
        await teller.send(who, f"{at}/analysis")
        found = await teller.get(who, f"{at}/analysis", known=0)
        blocks = (found["result"] or {"blocks": []})["blocks"]
        better = [one for block in blocks for one in block.get("decisions", []) if "better" in one]
        first: Any = better[0] if better else {"seat": 0, "entries": [1]}
        retry = {"seat": first["seat"], "n": first["entries"][0], "moves": [], "text": True}
        await teller.may(teller.send(who, f"{at}/analysis/try", retry))


async def duel(teller: Teller) -> None:
    """A game against a bot, given up, sent as a duel, and played by somebody else."""
    table = await table_for(teller, ME, SCREEN, game="happy_city", options={"max_rounds": 1})
    anna, boris = table.players[0], teller.browser()
    deal = await solo_deal(teller, anna)
    await teller.post(anna, f"{deal.api}/resign", seat=min(deal.players))
    await teller.look(anna, deal.id, min(deal.players))
    link = await teller.may(teller.post(anna, f"{deal.api}/duel"))
    if link:
        await teller.get(boris, link["url"])
        begun = await teller.send(boris, f"/api{link['url'].replace('duel', 'duels')}/tries", {"name": "Boris"})
        await teller.get(boris, begun["url"])
        await teller.get(boris, link["url"] + "/games", **{"with": deal.watch})


async def solo_deal(teller: Teller, who: Browser) -> Seated:
    """A deal of the day that is played alone."""
    page = await teller.get(who, "/deals")
    alone = [one for one in re.findall(r"deals\?deal=([\w.-]+)", page) if one.endswith(".solo")]
    made = await teller.send(who, f"/api/deals/{teller.rng.choice(alone)}/tries", {"name": "Anna"})
    id = made["url"].rpartition("/")[2]
    shown = await teller.get(who, made["url"])
    mine = re.search(r'"mine": \[(\d+)\]', shown)
    watch = re.search(r'"watch": "([\w-]+)"', shown)
    if mine is None or watch is None:
        raise Lost
    return Seated(id, watch[1], {int(mine[1]): who})


async def deal(teller: Teller) -> None:
    """A deal of the day, and its page."""
    anna = teller.browser()
    await teller.get(anna, "/deals", month=time.strftime("%Y-%m"), best="true")
    table = await solo_deal(teller, anna)
    await play(teller, table, teller.rng.randrange(3, 9))
    await teller.get(anna, "/deals", month=time.strftime("%Y-%m"), deal=f"{time.strftime('%Y-%m-%d')}.uptown.table")
    await teller.get(anna, "/mine")


async def clock(teller: Teller) -> None:
    """A table with a clock: a nudge, a pause. It is left alone until somebody is late."""
    kind = teller.rng.choice([{"kind": "live", "bank": 60, "increment": 5}, {"kind": "slow", "bank": 60}])
    table, anna, boris = await table_of_two(teller, clock=kind)
    await play(teller, table, teller.rng.randrange(3))
    state = await teller.look(anna, table.id, 0)
    for seat in state["deciding"]:
        await teller.may(teller.post(table.players[1 - seat], f"{table.api}/nudge", seat=seat))
    await teller.post(anna, f"{table.api}/pause", wanted=True)
    await teller.post(boris, f"{table.api}/pause", wanted=True)
    await teller.post(boris, f"{table.api}/resume")
    teller.parked.append((time.monotonic(), table))


async def late(teller: Teller) -> None:
    """Somebody's time is up, and the others do something about it."""
    if not teller.parked or time.monotonic() - teller.parked[0][0] < LATE_SECONDS:
        await clock(teller)
        return
    _, table = teller.parked.pop(0)
    teller.devices += table.players.values()
    state = await teller.look(table.players[0], table.id, 0)
    seat = state["deciding"][0]
    slow, other = table.players[seat], table.players[1 - seat]
    await teller.get(other, f"/t/{table.id}")
    if teller.rng.random() < 0.3:
        await teller.post(other, f"{table.api}/end", wanted=True)
        return
    await teller.post(other, f"{table.api}/bot_turn", seat=seat)
    await teller.look(slow, table.id, seat)
    await teller.may(teller.post(slow, f"{table.api}/hand_back", seat=seat))
    await play(teller, table, 3)


async def eyes(teller: Teller) -> None:
    """A friend looks through a player's eyes, and the seat moves to another device."""
    table, anna, _ = await table_of_two(teller)
    friend, phone = teller.browser(), teller.browser()
    shown = (await teller.post(anna, f"{table.api}/lens", seat=0))["url"]
    page, _, secret = shown.partition("#")
    await teller.get(friend, page)
    await teller.post(friend, f"/api/tables/{table.watch}/lens/open", seat=0, token=secret)
    await teller.look(friend, table.watch, 0, lens="true")
    await teller.may(teller.post(friend, f"/api/tables/{table.watch}/talk", name="Olga", text="I know"))
    await play(teller, table, 2)
    link = (await teller.post(anna, f"{table.api}/link", seat=0))["url"]
    await teller.get(phone, link.partition("#")[0])
    await teller.post(phone, f"{table.api}/claim", seat=0, token=link.partition("#")[2])
    table.players[0] = phone
    await teller.post(phone, f"{table.api}/lens", seat=0)
    await teller.post(phone, f"{table.api}/lens/off", seat=0)
    await teller.post(phone, f"{table.api}/take_over", seat=0, bot="beginner")
    await teller.post(phone, f"{table.api}/hand_back", seat=0)
    await play(teller, table, 2)


async def another_device(teller: Teller) -> None:
    """A device has a name, moves to another one by its code, and is gone."""
    table, anna, _ = await table_of_two(teller)
    phone = teller.browser()
    await teller.post(anna, "/api/mine", name="Anna", colour=teller.rng.randrange(5))
    await teller.post(anna, f"{table.api}/notes", seat=0, text="mine")
    await teller.post(anna, f"{table.api}/listing", on=True) if teller.rng.random() < 0.3 else None
    await teller.get(anna, "/mine")
    await teller.send(anna, "/api/qr", {"path": f"/t/{table.id}"})
    code = (await teller.post(anna, "/api/mine/code"))["code"]
    await teller.get(phone, "/mine/move")
    await teller.post(phone, "/api/mine/move", code=code)
    table.players[0] = phone
    await play(teller, table, 2)
    await teller.get(phone, "/api/mine/export")
    await teller.get(phone, "/")
    await teller.post(phone, "/api/mine/delete")


async def calls(teller: Teller) -> None:
    """A browser wants to be called, and a table has a room."""
    table = await table_for(teller, ME, FRIEND)
    anna = table.players[0]
    push = services.Browser(f"http://push.example:9/{teller.key()}").subscription._asdict()
    where = {"endpoint": push["endpoint"], "table": table.id}
    await teller.send(anna, "/api/calls", {**push, "table": table.id, "all_tables": False, "remind": True})
    await teller.send(anna, "/api/calls/state", where)
    await teller.send(anna, "/api/calls", {**push, "all_tables": True})
    await teller.send(anna, "/api/calls/test", {"endpoint": push["endpoint"]})
    await teller.send(anna, f"{table.api}/room", {"url": f"http://room.example:9/{teller.key()}", "shape": "slack"})
    await teller.get(anna, f"{table.api}/room")
    await teller.may(teller.send(anna, f"{table.api}/room/test"))
    await play(teller, table, 2)
    await teller.send(anna, "/api/calls/off", where)
    await teller.send(anna, "/api/calls/off", {"endpoint": push["endpoint"]})
    await teller.send(anna, f"{table.api}/room", {"url": ""})


async def lesson(teller: Teller) -> None:
    """A lesson, begun and gone on with."""
    anna, game = teller.browser(), teller.rng.choice(strange.GAMES)
    name = teller.rng.choice(LESSONS[game])
    await teller.get(anna, f"/learn/{game}")
    await teller.send(anna, f"/learn/{game}", None, lesson=name)
    await teller.send(anna, f"/learn/{game}", None, lesson=name)
    page = await teller.get(anna, "/mine")
    table = re.search(r'href="/t/([\w-]+)"', page)
    if table is None:
        raise Lost
    shown = await teller.get(anna, f"/t/{table[1]}")
    mine = re.search(r'"mine": \[(\d+)\]', shown)
    if mine is not None:
        await play(teller, Seated(table[1], "", {int(mine[1]): anna}), 4)


async def record(teller: Teller) -> None:
    """A record from elsewhere, read and played on from."""
    anna, text = teller.browser(), teller.rng.choice(strange.RECORDS)
    sent = await teller.send(anna, "/api/records", text.encode(), key=teller.key())
    id, seats = sent["table"], len(strange.seats_of(text.splitlines()[0]))
    for path in ("record", "report"):
        await teller.get(anna, f"/api/tables/{id}/{path}")
    await teller.get(anna, f"/replay/{id}")
    await replayed(teller, anna, id)
    places = [ME, *[SCREEN] * (seats - 1)]
    made = await teller.post(anna, f"/api/tables/{id}/variation", frame=1, seats=places)
    await play(teller, Seated(made["table"], "", dict.fromkeys(range(seats), anna)), 4)


async def bots(teller: Teller) -> None:
    """A table with a bot, and a seat that is left to one."""
    table = await table_for(teller, ME, BOT, FRIEND, game=teller.rng.choice(["happy_city", "uptown", "welcome_to"]))
    anna = table.players[0]
    await play(teller, table, 2)
    await teller.post(anna, f"{table.api}/take_over", seat=2, bot="easy")
    await teller.post(anna, f"{table.api}/take_over", seat=0, bot="regular")
    await teller.get(anna, f"/t/{table.id}")
    await teller.post(anna, f"{table.api}/hand_back", seat=0)
    await play(teller, table, 2)
    await teller.post(anna, f"{table.api}/resign", seat=0)


async def reading(teller: Teller) -> None:
    """The pages around the games."""
    guest, game = teller.browser(), teller.rng.choice(strange.GAMES)
    for path in ("", "/pictures.json", "/what.json"):
        await teller.get(guest, f"/rules/{game}{path}")
    for path in ("/", "/manifest.webmanifest", "/sw.js", "/offline", "/healthz", "/mine"):
        await teller.get(guest, path)
    await teller.send(guest, "/language/ru", None, back="/deals")
    await teller.get(guest, "/deals", month="2026-11", deal="")


async def with_the_box(teller: Teller) -> None:
    """An evening on paper: a pad, the screen that turns the cards, a correction from another phone, a code."""
    anna, boris = teller.browser(), teller.browser()
    made = await teller.post(anna, "/api/pads", game="welcome_to", names=["Anna", "Boris"], options={})
    pad = f"/api/pads/{made['pad']}"
    await teller.get(anna, f"/pad/{made['pad']}")
    await teller.get(boris, f"/pad/{made['pad']}/aid")
    for side, who in enumerate((anna, boris)):
        await teller.post(who, pad, kind="sit", side=side)
    for _ in range(teller.rng.randrange(1, 5)):
        await teller.post(boris, pad, kind="act", act="turn", answers={})
    claim = {"plan": teller.rng.choice("123"), "side": 1, "reshuffle": "no"}
    await teller.post(boris, pad, kind="act", act="claim", answers=claim)
    stands = await teller.get(anna, pad)
    await teller.may(teller.post(anna, pad, kind="back", n=stands["aid"]["back"]))
    await teller.may(teller.post(anna, pad, kind="act", act="end", answers={}))
    await teller.post(anna, pad, kind="enter", field="estates_1.0", value=3)
    changed = await teller.post(boris, pad, kind="enter", field="estates_1.0", value=4)
    await teller.post(anna, pad, kind="undo", n=changed["n"])
    await teller.post(boris, pad, kind="done", side=1)
    code = await teller.post(boris, f"{pad}/code")
    await teller.post(teller.browser(), "/api/code", code=code["code"])


async def television(teller: Teller) -> None:
    """A screen across the room, which shows how to sit down once a player lets it."""
    table, anna, _ = await table_of_two(teller)
    screen = teller.browser()
    await teller.get(screen, f"/tv/{table.watch}")
    await teller.get(screen, f"/tv/{table.watch}/stage")
    await teller.get(anna, f"{table.api}/television")
    for on in (True, False):
        await teller.post(anna, f"{table.api}/television", on=on)
        await teller.look(screen, table.watch, None)


STORIES: list[tuple[Story, int]] = [
    (friends, 6),
    (talk, 6),
    (after_the_end, 3),
    (duel, 2),
    (deal, 2),
    (clock, 3),
    (late, 3),
    (eyes, 6),
    (another_device, 5),
    (calls, 4),
    (lesson, 3),
    (record, 3),
    (bots, 3),
    (reading, 2),
    (with_the_box, 4),
    (television, 3),
]
"""Each with how often it is told."""
