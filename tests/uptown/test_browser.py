"""UpTown on its board: halves that are turned, closings counted before and after, gifts, blocked decks, plots read."""

import json
import re
from typing import Any

import pytest
from browser.fixtures import Invite
from browser.heard import State
from browser.people import DESK, LANDSCAPE, ME, PHONE, SCREEN, TOUCH
from browser.questions import Puppet, golden_files, questions, read, watched
from browser.ruler import FINGER_PX
from playwright.sync_api import ViewportSize, expect

from ludopolis.engine.values.facts import fact
from ludopolis.i18n.words import Words
from uptown.played import Table, entry_of, says

BUILT = fact("built", seat=0, project="my_corner_shop", plot=2)
MANY_OFFERS = 4
PLOTS = ("first", "second", "third", "fourth", "fifth")


def number(text: str) -> int:
    """A figure as the board writes it."""
    return int(text.replace("−", "-").replace("+", ""))


def test_a_tap_on_a_half_turns_the_card_and_lights_its_places(invite: Invite) -> None:
    table = Table(invite(), "halves")
    state = table.until(lambda state: state["asks"]["kind"] == "place_municipal")
    halves = state["asks"]["project"]
    assert len(halves) == 4
    for card in (table.page.locator(".hand .face"), table.page.locator("[data-id=common] .face")):
        expect(card).to_have_count(1)  # four projects, but one card
        expect(card.locator(".half")).to_have_count(4)
        expect(card.locator(".stripe")).to_contain_text("pick 1 of 4")
    for project in halves:
        table.half(project).click()
        expect(table.half(project)).to_have_attribute("aria-pressed", "true")
        expect(table.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
        lit = table.page.locator(".slot[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        legal = [entry["move"] for entry in state["legal"] if entry["move"].startswith(f"place {project} ")]
        assert sorted(lit) == sorted(legal)
        # Struck out if it fits nowhere; a half that is only not turned up is plain.
        assert table.page.locator(f".hand .nofit[data-half={project}]").count() == (not legal)
    table.page.locator(".hand .turn").click()
    expect(table.half(halves[0])).to_have_attribute("aria-pressed", "true")


def test_what_a_placement_leads_to_is_told_before_it_is_done(invite: Invite) -> None:
    table = Table(invite(), "preview")
    closings = 0
    for _ in range(14):
        state = table.until(lambda state: state["asks"]["kind"] != "second_action" and len(state["legal"]) > 1)
        wanted = "close" if says("close")(state) else "give" if says("give")(state) else "place"
        if not says(wanted)(state):
            wanted = "give-roof"
        entry = entry_of(state, wanted)
        seat = entry["say"].get("to_seat", state["deciding"][0])
        before = state["view"]["streets"][seat]
        table.half(entry["say"]["project"]).click()
        table.slot(entry["move"]).click()
        told = told_before(table, before)
        heard = len(table.states)
        table.page.locator(".tray .btn.main").click()
        street = table.after(heard)["view"]["streets"][seat]
        assert told == {
            key: [plot["revenue"] for plot in street["plots"]] if key == "plots" else street[key] for key in told
        }
        if wanted == "close":
            closings += 1
            assert street["wallet"] - before["wallet"] == entry["say"]["coins"]
    assert closings > 0


def test_a_hint_shows_what_the_plots_become_and_its_floor_goes_when_the_card_is_turned(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("uptown", ME, SCREEN, hints=True))
    slot = page.locator(".scene .slot[data-move]").first
    move = slot.get_attribute("data-move") or ""
    _, project, plot = move.split(" ")
    turn = [{"move": move, "say": {"kind": "place", "project": project, "plot": int(plot)}}]
    told = {"turn": turn, "goes_on": False, "agrees": False, "alike": [], "other": [], "gain": 0}
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=json.dumps(told)))
    page.keyboard.press("h")
    ghost = page.locator(".scene .floor[data-ghost]")
    expect(ghost).to_be_visible()
    expect(page.locator(".scene .sf.new:not(.advised)")).to_have_count(0)  # yellow is what the player picks
    signs = page.locator(".scene .sign")
    hinted = signs.all_inner_texts()
    slot.click()
    expect(page.locator(".scene .slot.picked")).to_be_visible()
    expect(page.locator(".scene .sf.advised")).to_have_count(0)
    assert signs.all_inner_texts() == hinted
    page.locator(".hand .turn").click()
    expect(page.locator(".scene .floor.ghost")).to_have_count(0)
    expect(ghost).to_have_count(0)


def told_before(table: Table, before: State) -> State:
    """The figures of the tray: revenue by plot for a closing, otherwise what the street brings and is worth then."""
    expect(table.page.locator(".tray .btn.main[data-move]")).to_be_visible()
    plots = table.page.locator(".tray .sum b").all_inner_texts()
    if plots:
        return {"plots": [number(text) for text in plots]}
    changes = table.page.locator(".tray .change")
    told = {}
    for at, key in enumerate(("revenue", "prestige")):
        then = changes.nth(at).locator(".to")
        told[key] = number(then.inner_text()) if then.count() else before[key]
    return told


def test_a_closing_is_counted_plot_by_plot_until_its_reader_has_picked_something(invite: Invite) -> None:
    table = Table(invite(), "closing")
    state = table.until(lambda state: state["asks"]["kind"] == "place_municipal" and says("close")(state))
    closer = state["deciding"][0]
    state = table.send(entry_of(state, "close")["move"])
    assert state["deciding"] == [1 - closer]
    fact = next(fact for fact in reversed(state["log"]["add"]) if fact["kind"] == "plot-closed")
    shown = table.page.locator(".rival .count b")
    expect(shown).to_have_count(5)
    assert [number(text) for text in shown.all_inner_texts()] == [fact[plot] for plot in PLOTS]
    expect(table.page.locator(".rival .gain")).to_have_text(f"got {fact['amount']} for a roof")
    if state["asks"]["kind"] == "second_action":  # a deck was collected
        table.page.locator(".pile.glow").first.click()
    else:
        table.page.locator(".slot[data-move]").first.click()
    expect(shown.first).to_be_hidden()
    expect(table.page.locator(".rival .gain")).to_have_count(0)
    while state["deciding"] == [1 - closer]:
        state = table.send(state["legal"][-1]["move"])
        expect(shown).to_have_count(0)
    expect(table.page.locator(".scene .plate.shut").filter(has_text=str(fact["plot"]))).to_be_visible()
    expect(table.page.locator(".scene .count")).to_have_count(0)


def test_a_gift_is_laid_on_a_rivals_street(invite: Invite) -> None:
    table = Table(invite(), "gift")
    state = table.until(says("give"))
    entry = entry_of(state, "give")
    giver = state["seats"][state["deciding"][0]]["name"]
    table.half(entry["say"]["project"]).click()
    expect(table.page.locator(".scene .slot")).to_have_count(0)
    table.slot(entry["move"]).click()
    table.page.locator(".tray .btn.main").click()
    built = table.page.locator(f"[data-id='card:{state['view']['held']}']")
    expect(built.locator(".giver")).to_be_visible()
    expect(built).to_have_attribute("title", re.compile(f"Gift from {giver}.$"))


def test_a_blocked_deck_shows_its_coins_and_says_why(invite: Invite) -> None:
    table = Table(invite(), "blocked")

    def leaves_a_choice(state: State) -> bool:
        """A bought card with one place is built by the table, and the next turn has collected its coins."""
        projects = [state["view"]["projects"][half] for half in entry_of(state, "buy")["say"]["project"]]
        return any(project["place"] == "any" and not project["gift"] for project in projects)

    state = table.until(lambda state: says("buy")(state) and leaves_a_choice(state))
    entry = entry_of(state, "buy")
    price, seat = entry["say"]["price"], entry["say"]["from_seat"]
    deck = table.page.locator(f"[data-id='deck:{seat}']")
    deck.click()
    expect(table.page.locator(".tray .well svg")).to_have_count(price)
    expect(table.page.locator(".tray .once")).to_have_text("Build one of its two projects at once.")
    table.page.get_by_role("button", name=f"Buy for {price}").click()
    expect(deck.locator(".blocked span")).to_have_text("not for sale")
    expect(deck.locator(".veil > svg > svg")).to_have_count(price)
    # Blocked for everybody: it is read, and nobody is offered it.
    expect(table.page.locator(f"[data-move='buy {seat}']")).to_have_count(0)
    deck.click()
    expect(table.page.locator("dialog[open] li")).to_have_count(2)


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, **TOUCH}], ids=["desk", "phone"])
def test_a_municipal_card_is_seen_before_it_is_taken(invite: Invite, how: dict[str, Any]) -> None:
    table = Table(invite(**how), "municipal")
    state = table.until(says("municipal"))
    heard = len(table.states)
    table.page.locator(".tray [data-move=municipal]").click()
    expect(table.page.locator(".tray .hand .half")).to_have_count(4)
    expect(table.page.locator("[data-id=common]")).to_have_attribute("aria-pressed", "true")
    assert len(table.states) == heard  # nothing was sent
    table.page.get_by_role("button", name="Take this municipal card").click()
    after = table.after(heard)
    assert after["asks"]["kind"] == "place_municipal"
    assert after["view"]["held"] == state["view"]["common"]["top"]


def test_a_card_thrown_away_is_shown_with_its_reason_also_on_a_page_that_opens_later(invite: Invite) -> None:
    table = Table(invite(), "thrown")

    def just_thrown(state: State) -> bool:
        last = state["log"]["add"][-1]
        return bool(last["kind"] == "fits-nowhere" and [last["seat"]] == state["deciding"])

    state = table.until(just_thrown)
    thrown = table.page.locator(".thrown")
    expect(thrown).to_contain_text("your free card, the top of your deck, fits nowhere")
    table.page.reload()
    expect(thrown).to_contain_text("your free card, the top of your deck, fits nowhere")
    expect(table.page.locator(".status .head")).to_contain_text("Action 2 of 2.")
    table.send(state["legal"][0]["move"])
    expect(thrown).to_have_count(0)


def test_coins_that_take_the_place_of_a_free_card_say_so(invite: Invite) -> None:
    table = Table(invite(), "collected")

    def collected(state: State) -> bool:
        last = state["log"]["add"][-1]
        return bool(last["kind"] == "coins-collected" and [last["seat"]] == state["deciding"])

    state = table.until(collected)
    coins = state["log"]["add"][-1]["amount"]
    told = re.compile(f"A rival bought the card from your deck: you get {coins} coins?, but no free card this turn.")
    for _ in range(2):
        expect(table.page.locator(".tray .about")).to_contain_text(told)
        table.page.reload()


def test_the_sheet_of_signs_can_be_closed_at_its_end(invite: Invite) -> None:
    table = Table(invite(viewport=PHONE), "signs")
    table.asked()
    table.page.get_by_role("button", name="Signs").click()
    sheet = table.page.locator("dialog[open]")
    sheet.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_a_deck_says_when_the_game_ends_and_the_flag_who_goes_first(invite: Invite) -> None:
    table = Table(invite(viewport=PHONE, **TOUCH), "asked")
    table.asked()
    answer = table.page.locator(".whatis")
    table.page.locator(".startmark").first.tap()
    expect(answer.locator("h2")).to_have_text("First player")
    table.page.keyboard.press("Escape")
    table.page.locator("[data-id='deck:0']").focus()
    table.page.keyboard.press("?")
    table.page.get_by_role("button", name="More").click()
    expect(answer).to_contain_text("When a deck runs out, or a street has five roofs, that round is the last.")


def test_a_tower_that_takes_nothing_says_why(invite: Invite) -> None:
    table = Table(invite(), "why")

    def closed(state: State) -> bool:
        home = state["view"]["streets"][state["deciding"][0]]
        return says("place")(state) and any(plot["closed"] for plot in home["plots"])

    state = table.asked()
    while not closed(state):
        move = entry_of(state, "close")["move"] if says("close")(state) else state["legal"][0]["move"]
        state = table.send(move)
    table.drawn(state)
    entry = entry_of(state, "place")
    table.half(entry["say"]["project"]).click()
    at = next(at for at, plot in enumerate(state["view"]["streets"][state["deciding"][0]]["plots"]) if plot["closed"])
    table.page.locator(".scene .plot").nth(at).locator(".floor").first.click()
    expect(table.page.locator(".status .why")).to_contain_text(f"Plot {at + 1} has a roof")


def test_a_plot_is_read_in_words_and_adds_up(invite: Invite) -> None:
    table = Table(invite(), "read")
    state = table.until(
        lambda state: any(len(plot["halves"]) > 2 for plot in state["view"]["streets"][state["deciding"][0]]["plots"])
    )
    plots = state["view"]["streets"][state["deciding"][0]]["plots"]
    at = next(at for at, plot in enumerate(plots) if len(plot["halves"]) > 2)
    table.page.locator(".scene .sign").nth(at).click()
    sheet = table.page.locator("dialog[open]")
    expect(sheet.locator("li")).to_have_count(len(plots[at]["halves"]))
    floors = [number(text) for text in sheet.locator("li .ut-figs > span").all_inner_texts()]
    assert (sum(floors[::2]), sum(floors[1::2])) == (plots[at]["revenue"], plots[at]["prestige"])
    whole = [number(text) for text in sheet.locator(".whole .ut-figs > span").all_inner_texts()]
    assert whole == [plots[at]["revenue"], plots[at]["prestige"]]


def test_the_page_says_that_cards_are_reconstructed(invite: Invite) -> None:
    table = Table(invite(), "doubt")
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="About this edition").click()
    expect(table.page.locator("dialog[open]")).to_contain_text("what some of the signs count is our reading")
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Signs").click()
    expect(table.page.locator("dialog[open] .signs li")).to_have_count(29)
    expect(table.page.locator("dialog[open]")).to_contain_text("the printed card list is not public")
    table.page.keyboard.press("Escape")
    table.page.locator("[data-id=common]").click()
    expect(table.page.locator("dialog[open] li")).to_have_count(4)
    expect(table.page.locator("dialog[open]")).to_contain_text("the printed card list is not public")


def test_what_somebody_looks_at_stays_while_others_move(invite: Invite) -> None:
    table = Table(invite(), "looking")
    state = table.asked()
    other = state["seats"][1 - state["deciding"][0]]["name"]
    watcher = invite().watch(table.id)
    street = watcher.locator(".scene .who b")
    watcher.locator(".rival .plot").first.click()
    expect(street).to_have_text(f"{other}’s street")
    watcher.locator(".scene .sign").first.click()
    while state["deciding"][0] == table.states[0]["deciding"][0]:
        state = table.send(state["legal"][0]["move"])
    lines = watcher.locator(".log li")
    expect(lines).to_have_count(table.page.locator(".log li").count())
    expect(street).to_have_text(f"{other}’s street")
    expect(watcher.locator("dialog[open] h2")).to_have_text(f"{other}’s plot 1")


def test_something_to_place_brings_its_player_home(invite: Invite) -> None:
    table = Table(invite(), "home")
    state = table.until(says("municipal"))
    mover, rival = (state["seats"][seat]["name"] for seat in (state["deciding"][0], 1 - state["deciding"][0]))
    street = table.page.locator(".scene .who b")
    expect(street).to_have_text(f"{mover}’s street")
    table.page.locator(".rival .plot").first.click()
    expect(street).to_have_text(f"{rival}’s street")
    expect(table.page.get_by_role("button", name=f"{mover}’s street")).to_be_visible()
    table.send("municipal")
    expect(street).to_have_text(f"{mover}’s street")


def test_a_project_of_ones_own_is_shown_by_its_id(invite: Invite) -> None:
    table = Table(invite(), "own")
    named = table.page.evaluate("""async () => {
        const { root } = JSON.parse(document.getElementById("setup").textContent);
        const { loadWords } = await import(`${root}/kit/words/words.js`);
        const words = await loadWords(root, ["games/uptown/locale/ru.ftl", "locale/ru.ftl"]);
        const told = { kind: "built", seat: 0, project: "my_corner_shop", plot: 2 };
        const cards = await loadWords(root, ["games/happy_city/locale/ru.ftl", "locale/ru.ftl"]);
        const said = [words.text("project-my_corner_shop"), words.say("event", told, () => "Anna")];
        return [...said, cards.text("card-my_museum")];
    }""")
    assert named.pop() == "My museum"  # in Happy City cards may be one's own
    assert named == ["My corner shop", Words("ru", "ludopolis.games.uptown").say("event", BUILT, lambda seat: "Anna")]
    assert "My corner shop" in named[1]


def test_gifts_on_a_phone(invite: Invite) -> None:
    table = Table(invite(viewport=PHONE, **TOUCH), "phone")
    state = table.until(says("give"))
    entry = entry_of(state, "give")
    table.half(entry["say"]["project"]).tap()
    rival = state["seats"][entry["say"]["to_seat"]]["name"]
    expect(table.page.locator(".scene .who b")).to_have_text(rival)
    for box in table.page.locator(".slot[data-move], .hand [data-half], .hand .turn").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])"
    ):
        assert min(box) >= FINGER_PX - 0.5
    table.slot(entry["move"]).tap()
    heard = len(table.states)
    table.page.locator(".tray .btn.main").tap()
    plots = table.after(heard)["view"]["streets"][entry["say"]["to_seat"]]["plots"]
    assert plots[entry["say"]["plot"] - 1]["halves"][-1]["project"] == entry["say"]["project"]
    # The small decks have no names: the tray tells what may be bought.
    state = table.until(says("buy"))
    buys = table.page.locator(".buys [data-move]")
    expect(buys).to_have_count(len(state["legal"]))
    buys.first.tap()
    expect(table.page.locator(".pile.picked")).to_have_count(1)
    expect(table.page.locator(".tray .btn.main")).to_be_enabled()


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESK], ids=["phone", "side", "desk"])
def test_a_newcomer_is_told_that_plots_can_be_read_until_one_was(invite: Invite, screen: ViewportSize) -> None:
    table = Table(invite(viewport=screen, prefs='{"sound": false}'), "tip")
    tip = table.page.get_by_role("note").filter(has_text="Tap a plot’s number")
    state = table.asked()
    assert state["asks"]["kind"] == "free_card"
    expect(tip).to_have_count(0)  # something is to be placed
    table.send(entry_of(state, "place")["move"])
    expect(tip).to_be_visible()
    table.page.locator(".scene .sign").first.click()
    table.page.locator("dialog[open]").get_by_role("button", name="Close").click()
    expect(tip).to_have_count(0)


def test_the_button_that_plays_a_move_is_in_sight_on_a_phone_on_its_side(invite: Invite) -> None:
    path = golden_files("uptown")[2]
    record = read(path)
    puppet = Puppet(invite(viewport=LANDSCAPE, locale="ro-RO"), record, seat := watched(path, record.header.players))
    button = puppet.page.locator(".tray .btn.main")
    closed = 0
    for question in questions(record, seat):
        closing = next((entry["move"] for entry in question.message["legal"] if entry["say"]["kind"] == "close"), None)
        if closing is None or not question.message["view"]["held"]:
            continue
        puppet.ask(question)
        puppet.page.locator(f".hand [data-half={closing.split()[1]}]").click()
        puppet.page.locator(f".slot[data-move='{closing}']").last.click()
        expect(button).to_be_in_viewport(ratio=0.99)
        closed += 1
    assert closed > 0


def test_what_takes_back_lies_over_no_card_to_buy(invite: Invite) -> None:
    path = golden_files("uptown")[18]
    record = read(path)
    puppet = Puppet(invite(viewport=LANDSCAPE), record, seat := watched(path, record.header.players))
    back, offers = puppet.page.locator(".tray > .backs .btn"), puppet.page.locator(".tray .buys > *")
    met = 0
    for question in questions(record, seat):
        puppet.ask(question)
        if not back.count() or offers.count() < MANY_OFFERS:
            continue
        undo = back.first.bounding_box()
        assert undo
        for offer in offers.all():
            box = offer.bounding_box()
            assert box
            beside = box["x"] + box["width"] <= undo["x"] or undo["x"] + undo["width"] <= box["x"]
            assert beside or box["y"] + box["height"] <= undo["y"]
        met += 1
    assert met > 0
