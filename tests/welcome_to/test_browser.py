"""Welcome To… in the browser: rings are taken up when they are wanted, estates in any order; every size has room."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.held import Held
from browser.people import BOT, DESK, FRIEND, LANDSCAPE, ME, PHONE, Person, drawn
from browser.player import Player
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.ruler import Ruler
from browser.test_picked import advice, pick_turn
from playwright.sync_api import Route, ViewportSize, WebSocketRoute, expect

from ludopolis.games.welcome_to.rules.play import WelcomeToState
from welcome_to.given import base, hands, play, sheet

LOW_PHONE: ViewportSize = {"width": 375, "height": 667}


def test_a_ring_is_taken_up_and_built_while_the_cards_stay_in_sight(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND, expert=True, draft=True))
    hand = page.locator(".wt-hand [data-move^=combo]")
    expect(page.locator(".status .head")).to_have_text("Anna: Choose a combination.")
    summary = page.locator(".wt-deck summary")
    expect(summary).to_have_attribute("aria-label", "Cards you have not seen: 78 (in the deck: 75)")
    cards = hand.count()
    assert cards >= 3
    expect(page.locator(".wt-lot[data-move]")).to_have_count(0)
    ring = page.get_by_role("button", name="Build a roundabout: −3 points")
    ring.click()
    expect(ring).to_have_attribute("aria-pressed", "true")
    expect(hand).to_have_count(cards)
    expect(page.locator(".wt-lot[data-move^=ring]")).to_have_count(33)
    expect(
        page.get_by_role("button", name="Roundabout at the 3rd house of street 1, losing the planned pool")
    ).to_have_count(1)
    page.get_by_role("button", name="Roundabout at the 4th house of street 1", exact=True).click()
    expect(ring).to_have_count(0)
    expect(hand).to_have_count(cards)
    hand.first.click()
    expect(page.locator(".wt-lot[data-move^=place]").first).to_be_visible()
    expect(page.locator('[data-id="ring:0:S1.4"]')).to_have_count(1)
    page.set_viewport_size(PHONE)
    page.locator(".wt-plan").first.click()
    expect(page.locator(".app")).to_have_attribute("data-tab", "sheet")


def shown(state: WelcomeToState) -> dict[str, Any]:
    """What a message tells seat 0 about a position."""
    legal = [
        {"move": state.to_text(0, move), "say": state.describe(0, move).to_json(), "ends": False, "reveals": False}
        for move in state.legal(0)
    ]
    scores = [[line._asdict() for line in lines] for lines in state.sheet()]
    return {"view": state.view(0), "asks": state.asks(0).to_json(), "legal": legal, "deciding": [0], "scores": scores}


def show(person: Person, states: list[WelcomeToState], *told: dict[str, Any]) -> list[Callable[[], None]]:
    """The table shows the first of these positions, and each of them when it is called for; the log ends as told."""
    sockets: list[WebSocketRoute] = []
    last: dict[str, Any] = {}
    now = [0]  # whatever the server says later, the position stays

    def tell(at: int) -> None:
        now[0] = at
        last["number"] += 1
        sockets[-1].send(json.dumps({**last, **shown(states[at])}))

    def pass_on(socket: WebSocketRoute) -> None:
        def keep(message: str | bytes) -> None:
            last.update(json.loads(message))
            last["log"]["add"] += told
            tell(now[0])

        sockets.append(socket)
        socket.connect_to_server().on_message(keep)

    person.page.route_web_socket(re.compile("/ws"), pass_on)
    return [partial(tell, at) for at in range(len(states))]


def test_estates_are_picked_in_any_order_and_sent_in_that_of_the_moves(invite: Invite) -> None:
    drawn = sheet("1 2 | 3 4 | 5 6 | 7^ 8^ | 9 .", "1 2 3 4 5 | . . . . . .", step="claim")
    state = base(drawn, plans=("estates_6_6", "estates_2_2_5", "estates_3_4"))
    play(state, 0, "claim 2")

    sent: list[Any] = []

    def keep(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(json={})

    anna = invite()
    show(anna, [state])
    anna.page.route("**/moves", keep)
    page = anna.sit(anna.new_table("welcome_to", ME, BOT))
    buttons = page.locator(".wt-answers [data-move^=estate]")
    expect(buttons).to_have_count(3)
    expect(page.locator(".wt-estate.legal")).to_have_count(3)
    last = page.locator('.wt-answers [data-move="estate S1.5"]')
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".wt-q")).to_contain_text("Still needed: 1.")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "false")
    last.click()
    assert sent == []
    with page.expect_response("**/moves"):
        page.locator('.wt-answers [data-move="estate S1.3"]').click()
    assert [(body["move"], body["then"]) for body in sent] == [("estate S1.3", ["estate S1.5"])]


def test_the_status_line_says_what_the_table_did_because_there_was_no_choice(invite: Invite) -> None:
    state = base(sheet("1 2 3 4 5 7 8 9 10 11", "1 2 3 4 5 7 8 9 10 11 12", "1 2 3 4 5 . 7 8 9 10 11 ."))
    anna = invite()
    mine = {"kind": "combination", "seat": 0, "number": 3, "effect": "park"}
    forced = {"kind": "wrote", "seat": 0, "number": 6, "slot": "S3.6", "forced": 1}
    theirs = {"kind": "combination", "seat": 1, "number": 4, "effect": "pool"}
    again = {"kind": "combination", "seat": 0, "number": 5, "effect": "fence", "forced": 1}
    show(anna, [state], mine, forced, theirs, {"kind": "round", "round": 9}, again)
    page = anna.sit(anna.new_table("welcome_to", ME, BOT))
    line = page.locator(".status .forced")
    for size in (DESK, LANDSCAPE):
        page.set_viewport_size(size)
        expect(line).to_be_visible()
        expect(line).to_have_text("No other choice: Anna chooses 5 with fence.")  # the 6 followed from a move of hers


LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LOW_TABLET: ViewportSize = {"width": 768, "height": 1024}


@pytest.mark.parametrize(
    "sizes",
    [(LAPTOP, LOW_TABLET, LANDSCAPE), pytest.param((DESK, TABLET, PHONE), marks=pytest.mark.soak)],
    ids=["low", "tall"],
)
def test_a_hand_and_its_effects_fit_every_size_and_move_nothing(
    invite: Invite, sizes: tuple[ViewportSize, ...]
) -> None:
    questions = [
        "Choose a combination.",
        "Agent: which estates gain value?",
        "Pool: build the one planned here?",
        "11 with park: which house?",
    ]
    states = []
    for combination, house in (("", ""), ("combo 1", "place 6 S1.4"), ("combo 2", "place 6 S1.3"), ("combo 3", "")):
        state = hands(sheet(), hands=[[(6, "park"), (11, "agent"), (3, "pool")]], expert=True)
        play(state, 0, *filter(None, (combination, house)))
        states.append(state)
    anna = invite()
    tell = show(anna, states)
    page = anna.sit(anna.new_table("welcome_to", ME, expert=True))
    head = page.locator(".status .head")
    expect(head).to_have_text(f"Anna: {questions[0]}")
    ruler, player = Ruler(), Player(page, "sizes")
    for size in sizes:
        page.set_viewport_size(size)
        heights = set()
        for again, question in zip(tell, questions, strict=True):
            again()
            expect(head).to_have_text(f"Anna: {question}")
            ruler(player, player.look())
            tray, town = page.locator(".tray"), page.locator(".wt-town")
            assert tray.evaluate("tray => tray.scrollHeight - tray.clientHeight") <= 1, (size, question)
            heights.add(town.evaluate("town => [town.getBoundingClientRect().y, town.clientHeight].join()"))
        assert len(heights) == 1, (size, heights)
    assert ruler.too_small == set()
    assert ruler.measured > 50


def test_a_town_is_named_where_the_seat_is_taken_and_stands_on_the_sheet(invite: Invite) -> None:
    anna, boris = invite(), invite()
    page = anna.open("/")
    page.locator("[data-new=welcome_to]").click()
    page.get_by_label("Town of seat 1").fill("Elmwood")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_text("Friends, by link").click()
    page.get_by_role("button", name="Get the link").click()
    page.get_by_role("button", name="Begin now").click()
    expect(page.locator(".wt-town .wt-sign")).to_have_text("Elmwood")
    table = page.url.rpartition("/")[2]
    guest = boris.open(f"/t/{table}")
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_label("Your town").fill("Sosnovka")
    guest.get_by_role("button", name="Sit down and play").click()
    expect(guest.locator(".wt-town .wt-sign")).to_have_text("Sosnovka")
    expect(guest.locator(".plcard .town")).to_have_text(["Sosnovka", "Elmwood"])


CAREFUL = json.dumps({"sound": False, "firsts": False, "confirm": "every"})
"""Preferences of somebody who confirms every move."""


def test_what_waits_for_confirmation_says_what_becomes_of_the_pool(invite: Invite) -> None:
    states = []
    for *moves, effect in (
        ("combo 1", "pool"),
        ("combo 1", "place 7 S1.3", "fence"),
        ("combo 1", "place 7 S2.2", "park"),
    ):
        state = base(sheet(), combos=((7, effect), (8, "agent"), (9, "bis")))
        play(state, 0, *moves)
        states.append(state)
    anna = invite(CAREFUL, viewport=PHONE)
    _, fence, park = show(anna, states)
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    waiting = page.locator(".question.pend")
    expect(page.locator(".status .sub")).to_have_text("A pool can be built only where one is planned.")
    expect(page.locator(".wt-lot.legal path.wt-dash.hollow")).to_have_count(9)  # the nine pools, drawn as they would be
    page.locator('.wt-lot[data-move="place 7 S2.2"]').click()
    expect(waiting.locator("b")).to_have_text("Write 7 in the 2nd house of street 2: no pool here")
    page.locator('.wt-lot[data-move="place 7 S2.1"]').click()
    expect(waiting.locator("b")).to_have_text("Write 7 in the 1st house of street 2, where a pool can be built")
    fence()
    page.locator('.wt-gap[data-move="fence S1.g3"]').click()
    expect(waiting.locator("b")).to_have_text("Put a fence in street 1 between the 3rd and 4th houses")
    expect(waiting.locator(".sub")).to_contain_text("7 in the 3rd house of street 1, losing the planned pool.")
    park()
    page.locator(".wt-answer[data-move=build]").click()
    expect(waiting.locator("b")).to_have_text("Plant a park in street 2: 0 → 2 points")
    expect(waiting.locator(".sub")).to_contain_text("7 in the 2nd house of street 2.")
    expect(page.locator("[data-what='park 2 0'] .wt-picked")).to_be_visible()


def test_the_status_line_asks_for_the_number_where_the_tray_does(invite: Invite) -> None:
    state = base(sheet("5 . . . . . . . . ."), combos=((6, "temp"), (8, "agent"), (9, "bis")))
    play(state, 0, "combo 1")
    anna = invite(viewport=PHONE)
    show(anna, [state])
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    head = page.locator(".status .head")
    expect(head).to_have_text("Anna: 6 with temp: which house?")
    page.locator(".wt-lot[data-what='slot S1.2 0']").click()
    expect(page.locator(".wt-q.local")).to_have_text("Which number in the 2nd house of street 1?")
    expect(head).to_have_text("Anna: 6 with temp: which number?")
    page.get_by_role("button", name="Take back").click()
    expect(head).to_have_text("Anna: 6 with temp: which house?")


def test_a_combination_taken_on_another_tab_brings_the_town(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    app = page.locator(".app")
    page.locator(".tabs").get_by_text("Players").click()
    expect(app).to_have_attribute("data-tab", "players")
    page.locator(".wt-combo.legal").first.click()
    expect(app).to_have_attribute("data-tab", "board")
    expect(page.locator(".wt-lot[data-move^=place]").first).to_be_visible()


EFFECTS = (((6, "temp"), (8, "agent"), (9, "fence")), ((10, "park"), (11, "pool"), (12, "bis")))
CROWDED = """ct => [...ct.children].some((line) => line.scrollWidth > line.clientWidth + 1)
    || ct.children[1].clientHeight > 30 || ct.closest(".tray").scrollHeight > ct.closest(".tray").clientHeight + 1"""
"""Whether the words below a card are cut or take more than two lines."""
WORDS = {
    "en": ["write any of 4–8", "estates score more", "fence off estates"],
    "hu": ["4–8, amelyik kell", "többet érő negyedek", "negyedet kerít el"],
    "ru": ["впишите 4–8", "группы ценнее", "отделите группу"],
    "uk": ["впишіть 4–8", "квартали дорожчі", "відділіть квартал"],
    "pl": ["wpisz 4–8", "więcej za osiedla", "odgródź osiedle"],
    "cs": ["zapište 4–8", "bloky za víc bodů", "ohraničte blok"],
    "sk": ["zapíšte 4–8", "bloky za viac bodov", "ohraničte blok"],
    "ro": ["orice număr 4–8", "ansambluri mai valoroase", "închide un ansamblu"],
}


@pytest.mark.parametrize(
    "language", ["en", "hu", *(pytest.param(one, marks=pytest.mark.soak) for one in list(WORDS)[2:])]
)
def test_a_card_on_a_phone_says_what_its_effect_does(invite: Invite, language: str) -> None:
    anna = invite(viewport=PHONE, locale=language)
    tell = show(anna, [base(sheet(), combos=combos) for combos in EFFECTS])
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    words = page.locator(".tray .wt-combo .ct")
    expect(words.locator("> span")).to_have_text(WORDS[language])
    assert not any(one.evaluate(CROWDED) for one in words.all())
    tell[1]()
    expect(words.first.locator("b")).to_contain_text("10")
    assert not any(one.evaluate(CROWDED) for one in words.all())


def test_the_board_says_when_the_game_ends_and_that_the_end_is_near(invite: Invite) -> None:
    full = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 . .")
    states = [
        base(sheet(), sheet(refusals=1, plans=(8, 0, 0))),
        base(sheet(refusals=2), sheet(plans=(8, 12, 0))),
        base(sheet(), full),
    ]
    anna = invite()
    _, both, houses = show(anna, states)
    page = anna.sit(anna.new_table("welcome_to", ME, BOT))
    near, ends = page.locator(".wt-near"), page.locator(".wt-ends")
    expect(ends).to_contain_text("The game ends when a player has claimed all three plans")
    expect(near).to_have_count(0)
    both()
    expect(near).to_contain_text("The end is near")
    expect(near.locator("span")).to_have_text("Robo: 2 of 3 plans · Anna: 2 of 3 refusals")
    houses()
    expect(near.locator("span")).to_have_text("Robo: 2 houses left")
    page.set_viewport_size(PHONE)
    expect(near).to_be_in_viewport(ratio=1)
    expect(ends).to_be_hidden()
    page.locator(".wt-plan").first.click()
    expect(ends).to_be_visible()


def test_the_end_of_a_solo_game_is_near_when_the_cards_run_out(invite: Invite) -> None:
    anna = invite()
    cards = [[(6, "park"), (11, "agent"), (3, "pool")]]
    _, last = show(anna, [hands(sheet(), hands=cards, deck=deck) for deck in (9, 8)])
    page = anna.sit(anna.new_table("welcome_to", ME))
    expect(page.locator(".wt-town")).to_be_visible()
    expect(page.locator(".wt-near")).to_have_count(0)
    last()
    expect(page.locator(".wt-near span")).to_have_text("The cards are running out")
    expect(page.locator(".wt-ends")).to_contain_text("or when the cards run out.")


def test_on_a_phone_the_house_that_a_hint_writes_stays_in_view_when_its_reason_comes(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    show(anna, [base(sheet(), combos=((15, "park"), (8, "agent"), (9, "fence")))])
    page = anna.sit(anna.new_table("welcome_to", ME, BOT, hints=True))
    turn = [
        {"move": "combo 1", "say": {"kind": "combo", "combo": 1, "number": 15, "effect": "park"}},
        {"move": "place 15 S3.12", "say": {"kind": "place", "number": 15, "slot": "S3.12"}},
        {"move": "build", "say": {"kind": "build_park", "street": 3}},
    ]
    told = {"turn": turn, "goes_on": False, "agrees": False, "alike": [], "other": turn[:1], "gain": 3}
    page.route("**/hint", lambda route: route.fulfill(json=told))
    reasons = Held(page, "**/hint/reasons")
    expect(page.locator(".wt-combo.legal")).to_have_count(3)
    page.keyboard.press("h")
    held = reasons.next()
    house, hint = page.locator("[data-ghost='2']"), page.locator(".hints")
    expect(house).to_have_count(1)
    hint.evaluate("hint => { hint.style.minHeight = '420px' }")  # as high as a long reason makes it
    held.fulfill(json={"reasons": []})
    expect(hint.locator(".because.quiet")).to_have_count(0)
    drawn(page)
    at, covered = house.bounding_box(), hint.bounding_box()
    assert at
    assert covered
    assert at["y"] + at["height"] <= covered["y"] + 1
    expect(page.locator(".pin.at:not([hidden])", has_text="2")).to_have_count(1)
    marked = page.locator(".pin.at:not([hidden])", has_text="1").bounding_box()
    assert marked, "the cards are covered: their number is on the house"
    assert at["x"] - 26 < marked["x"] < at["x"] + at["width"]
    assert at["y"] - 26 < marked["y"] < at["y"] + at["height"]


def test_a_low_phone_tells_how_many_houses_are_out_of_view_and_scrolls_there(invite: Invite) -> None:
    path = golden_files("welcome_to")[5]
    record = read(path)
    seat = watched(path, record.header.players)
    houses = next(one for one in questions(record, seat) if one.message["asks"]["kind"] == "place")
    puppet = Puppet(invite(viewport=LOW_PHONE), record, seat)
    page = puppet.page
    puppet.ask(houses)
    edges, town = page.locator(".edges"), page.locator("main.board")
    below = edges.get_by_role("button", name="Places to play below 9")
    box, frame = below.bounding_box(), town.bounding_box()
    assert box
    assert frame
    assert box["height"] >= 44
    assert box["y"] >= frame["y"] + frame["height"], "it lies over no house"
    below.click()
    expect(edges.get_by_role("button", name="Places to play above 9")).to_be_visible()
    expect(edges.get_by_role("button")).to_have_count(1)
    expect(page.locator(".wt-lot[data-move$='S3.12']")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(PHONE)
    expect(edges).to_be_hidden()


def test_what_many_rivals_did_at_one_reveal_is_one_short_line_that_names_them_all(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    rivals = [{**BOT, "name": name} for name in ("Chiara", "Bruno", "Dario")]
    page = anna.sit(anna.new_table("welcome_to", ME, *rivals))
    player = Player(page, "reveal")
    news = page.locator(".status .news")
    while not news.count():
        seen = player.ready()
        assert seen
        player.step(seen)
    told = r"Chiara: \d+ \+ \w+ · Bruno: \d+ \+ \w+ · Dario: \d+ \+ \w+"
    expect(news).to_have_text(re.compile(f"^{told}$"))
    assert news.evaluate("line => line.scrollHeight <= line.clientHeight + 1"), "it is told to the end"


CLAIMED = 30
"""The golden record in which a house, a fence and a plan with three estates are one turn."""


@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE])
def test_the_estates_of_a_picked_turn_are_marked_and_the_way_back_is_in_sight(
    invite: Invite, size: ViewportSize
) -> None:
    path = golden_files("welcome_to")[CLAIMED]
    record = read(path)
    puppet = Puppet(invite(viewport=size), record, seat := watched(path, record.header.players), hints=True)
    page = puppet.page
    wanted = ["place", "fence", "claim", "estate", "estate", "estate"]
    question = next(
        one for one in questions(record, seat) if [said["move"].split(" ")[0] for said in one.turn] == wanted
    )
    body = advice(question.turn)
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=body))
    puppet.ask(question)
    pick_turn(page)
    for number in range(4, 7):
        expect(page.locator(f".wt-town [data-ghost='{number}']")).to_have_count(1)
    expect(page.get_by_role("button", name="Take back")).to_be_in_viewport(ratio=0.99)
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=0.99)
