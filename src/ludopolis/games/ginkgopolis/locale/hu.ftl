### Every word of Ginkgopolis.

game-name = Ginkgopolis
game-pitch = A jövő városa kifelé és fölfelé nő. Ha egy lapot önmagában játszol ki, használsz egy épületet; ha lapkával, építesz.
game-goal = Közösen építitek a várost kifelé és fölfelé; minden fordulóban mindenki titokban kijátszik egy lapot. Az épületek, a megtartott lapok és a városrészekben szerzett többség pontot hoz; az nyer, akinek a legtöbb pontja van.
game-aim = Építs kifelé és fölfelé, használd az épületeket, szerezz városrészeket. Akié a legtöbb pont, az nyer.
game-ends = { $players ->
    [1] Az utolsó forduló az, amelyben elfogynak a lapkák, minden erőforrásod a városban van, vagy HAL-nak túl kevés erőforrása marad az építéshez.
   *[other] Az utolsó forduló az, amelyben a lapkák másodszor is elfogynak, vagy egy játékosnak mind a { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    } erőforrása a városban van.
}
game-length = 45 perc
game-difficulty = nehezebb
certainty-mostly_certain = a lapok hatása a szabályfüzetből való; a karaktereket, és hogy melyik szám mit csinál, játékosok listáiból vettük

## Options

option-characters = Karakterek
option-characters-help = Első játszmához mindenkinek három kötött karakter, a normál játékhoz karakterdraft.
option-characters-trios = kötött hármasok (bevezető játék)
option-characters-draft = draft (normál játék)
option-solo_level = A virtuális játékos szintje
option-solo_level-help = Az egyszemélyes játékban HAL ellen játszol. Magasabb szinten gyakrabban épít fölfelé, és jobb helyeket választ.
option-solo_level-normal = normál
option-solo_level-expert = haladó
option-screens = Paravánok
option-screens-help = Lássa-e mindenki, mennyi erőforrás, lapka és pont van a többi paraván mögött.
option-screens-open_counts = a mennyiségek látszanak
option-screens-closed = zártak
option-solo_deal = Lapok az egyszemélyes játékban
option-solo_deal-help = Hány lapot kapsz fordulónként az egyszemélyes játékban; HAL mindig egyet kap, rejtve.
option-solo_deal-3plus1 = három neked, egy HAL-nak
option-solo_deal-2plus1 = kettő neked, egy HAL-nak
option-max_rounds = Legfeljebb ennyi forduló
option-max_rounds-help = Ennyi forduló után akkor is pontozunk, ha más nem vetett véget a játéknak. A szabályokban nincs ilyen határ.
why-draft_alone = A drafthoz legalább két játékos kell. Az egyszemélyes játékban nincsenek karakterek.
why-solo_only = A virtuális játékos szintje és a kiosztott lapok száma csak egyszemélyes játékban állítható be.

## Parts of sentences

some-items = { $item ->
    [resource] { $count } erőforrás
    [tile] { $count } lapka
   *[point] { $count } pont
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
   *[other] { " " }+{ $resources } erőforrás
}{ $tiles ->
    [0] { "" }
   *[other] { " " }+{ $tiles } lapka
}{ $points ->
    [0] { "" }
   *[other] { " " }+{ $points } pont
}
start-items = { $start_resources ->
    [0] { "" }
   *[other] { " " }+{ $start_resources } erőforrás
}{ $start_tiles ->
    [0] { "" }
   *[other] { " " }+{ $start_tiles } lapka
}{ $start_points ->
    [0] { "" }
   *[other] { " " }+{ $start_points } pont
}
bonus-items = { $bonus_resources ->
    [0] { "" }
   *[other] { " " }+{ $bonus_resources } erőforrás
}{ $bonus_tiles ->
    [0] { "" }
   *[other] { " " }+{ $bonus_tiles } lapka
}{ $bonus_points ->
    [0] { "" }
   *[other] { " " }+{ $bonus_points } pont
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; bónusz{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
   *[other] { " " }−{ $points } pont
}{ $resources ->
    [0] { "" }
   *[other] { " " }−{ $resources } erőforrás
}

## Questions

ask-draft = Draft, { $pick }. választás a 3-ból: tarts meg egy karaktert.
ask-select = { $round }. forduló: játssz ki egy lapot, önmagában vagy lapkával.
ask-take = A betűt önmagában játszottad ki: vegyél el egy erőforrást vagy lapkát.
ask-token = { $card } betű: hová kerül? Az új épület melletti szabad mezőre lép.
ask-token_blocked = { $card } betű: nincs szabad mező az új épület mellett. Válassz neki új helyet a város körül.
ask-return = Elfogytak a lapkák: visszaadsz néhányat, darabonként egy pontért?{ $tiles ->
    [0] { "" }
   *[other] { " " }Kiválasztva: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = A lapodat akkor játszod ki, ha már mindenki választott.
ends-draft = A választás akkor végleges, ha már mindenki választott.
ends-return = { ends-draft }

## Moves

move-renew = új lapok most azonnal egy lapdobásjelzőért; mindenki megtudja
move-done = a többi megtartása
move-push_forward = a következő betűk tolása az óramutató járása szerint
move-push_backward = az előző betűk tolása az óramutató járásával szemben
move-take = { $item ->
    [resource] erőforrás elvétele
   *[tile] lapka elvétele
}
move-keep = megtartás: { $character }; kezdéskor{ start-items }; bónusz{ bonus-items }
move-return = visszaadás: { $tile }
move-token = a betű új helye: { $cell }
move-exploit_letter = { $card } betű önmagában: erőforrás vagy lapka{ bonus-part }
move-exploit = { $card } önmagában: { some-items }{ bonus-part }
move-urbanize = { $card } betű + { $tile }: terjeszkedés; −{ $placed } erőforrás; szomszédok{ gained-items }{ bonus-part }
move-construct = { $card } + { $tile }: ráépítés;{ paid-items }{ bonus-part }
move-construct_over = { $card } + { $tile }: ráépítés;{ paid-items }{ bonus-part }; { $seat } visszakap { $count } erőforrást, és kap { $count } pontot
move-dear = { $card } + { $tile }: erre most nem telik, a lapot önmagában játszod ki (kell { $points ->
    [0] { "" }
   *[other] { $points } pont
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " és " }
    }
}{ $resources ->
    [0] { "" }
   *[other] { $resources } erőforrás
}, van { $has_points } pont és { $has_resources } erőforrás)

# The same in short, for hints beside the board.
brief-token = a betű a kiemelt mezőre kerül
other-token = a betű másik mezőre kerül
brief-return = { $count ->
    [1] visszaadás: { $tile }
   *[other] { $count } lapka visszaadása: { $tile }
}
with-return = { $tile }
with-done = a többi megtartása
brief-renew = új lapok (−2 pont a végén)
brief-urbanize = { $card } betű + { $tile }: terjeszkedés
brief-construct = { $card } + { $tile }: ráépítés, a lapot megtartod
brief-construct_over = { $card } + { $tile }: ráépítés { $seat } épületére, a lapot megtartod
brief-dear = { $card } + { $tile }: most túl drága, a lapka visszajön, a lapot önmagában játszod ki

## Reasons

why-bad_move = „{ $text }” nem lépés. A lépések így néznek ki: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = „{ $text }” nem húzható. A húzások így néznek ki: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = Nincs több lapdobásjelződ.
why-solo_renewals = Az egyszemélyes játékban nincsenek lapdobásjelzők: nem lehet új lapokat kérni.
why-not_in_hand = Nincs a kezedben: { $card }.
why-not_behind_screen = Nincs a paravánod mögött: { $tile }.
why-room_for_token = Van hely a betűnek: válassz mezőt.
why-cell_built = Itt már épület áll: { $cell }.
why-cell_taken = Itt már betű van: { $cell } ({ $card }).
why-cell_far = { $cell }: ez nincs az új épület mellett ({ $from_cell }).
why-cell_off_ring = { $cell }: ez nincs a város külső szélén.
why-cell_out_of_order = { $cell }: itt a betűk nem maradnának sorrendben a város körül.
why-returned_already = Ez már ki van választva: { $tile }.
why-return_order = Növekvő sorrendben nevezd meg a lapkákat: előbb { $tile }, aztán { $last_tile }.
why-not_in_packet = Nincs a csomagodban: { $character }.
why-not_asked = Most nem ez a kérdés. Erről kell döntened: { $step }.

step-draft = melyik karaktert tartod meg
step-select = melyik lapot játszod ki
step-take = erőforrás vagy lapka
step-token = hová kerül a betű
step-return = mely lapkákat adod vissza

## Events

event-reveal = Mindenki választott.
event-placed = Lerakott lapka: { $tile } ({ $cell }).
event-turned = A dobópaklira kerül: { $card }.
event-first = A kezdőjátékos: { $seat }.
event-trio = { $seat } három karaktert kap ({ $trio }. számú hármas).
event-packet = { $seat } megnézi: { $character }.
event-packets_passed = A csomagok egy hellyel balra mennek.
event-character = { $seat } karaktere: { $character }.
event-drew_tile = { $seat } lapkát húz: { $tile }.
event-drew_tile_hidden = { $seat } lapkát húz.
event-drew_card = { $seat } lapot húz: { $card }.
event-drew_card_hidden = { $seat } lapot húz.
event-round = { $round }. forduló; { $seat } kezd.
event-renewed = { $seat } új lapokat húz. Maradt lapdobásjelző: { $tokens }.
event-discarded = A dobópaklira kerül: { $card } ({ $seat }).
event-rebuilt = Elfogyott a pakli: { $cards } lapot megkeverünk{ $sites ->
    [0] { "" }
   *[other] , ebből { $sites } az építési területekről jön
}.
event-chose = { $seat } egy lapot önmagában játszik ki.
event-chose_tile = { $seat } lapkával játszik ki egy lapot.
event-showed = { $seat } megmutatja: { $card }.
event-showed_tile = { $seat } megmutatja: { $card } + { $tile }.
event-fallback = { $seat } visszaveszi a lapkát ({ $tile }), és a lapot önmagában játssza ki.
event-cannot_pay = { $seat } nem tud fizetni { $points ->
    [0] { "" }
   *[other] { $points } pontot
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " és " }
    }
}{ $resources ->
    [0] { "" }
   *[other] { $resources } erőforrást
} (pontja: { $has_points }, erőforrása: { $has_resources }).
event-activated = { $seat } használja: { $tile } ({ $height } szint).
event-gained = { $seat } ezt kapja: { some-items }.
event-lost = { $seat } nem kapja meg: { some-items }. A készlet üres.
event-bonus = { $seat } bónuszt kap ({ $trigger }):{ gained-items }.
event-urbanized = { $seat } épít: { $tile } ({ $cell }).
event-token = Áthelyezett betű: { $card } ({ $cell }).
event-returned = { $seat } visszakap { $resources } erőforrást{ $points ->
    [0] { "" }
   *[other] , és kap { $points } pontot
}.
event-paid = { $seat } fizet { $points ->
    [0] { "" }
   *[other] { $points } pontot
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " és " }
    }
}{ $resources ->
    [0] { "" }
   *[other] { $resources } erőforrást
}.
event-built = { $seat } ráépít: { $tile } ({ $cell }), { $height } szint.
event-kept = { $seat } megtart egy lapot: { $card }.
event-exhausted = Először fogytak el a lapkák: mindenki visszaadhat néhányat a sajátjaiból.
event-gave_tile = { $seat } visszaad egy lapkát: { $tile }.
event-gave_points = { $seat } kap { $points } pontot a visszaadott lapkákért.
event-refilled = Az új készlet { $tiles } lapkából áll.
event-flag_tiles = Elfogytak a lapkák: a játék ezzel a fordulóval véget ér.
event-flag_resources = { $seat } minden erőforrása a városban van: a játék ezzel a fordulóval véget ér.
event-hands_passed = A lapok egy hellyel balra mennek.
first-hands_passed = A többi lapot mindenki a bal oldali szomszédjának adja.
first-kept = { event-kept }
first-urbanized = { $seat } terjeszkedik.
first-cannot_pay = { $seat } nem tud fizetni.
first-returned = { event-returned }
first-rebuilt = Újrakeverjük a paklit.
event-passed = { $from_seat } továbbad egy lapot: { $card } ({ $to_seat } kapja).
event-hal_dealt = { $seat } kap egy lapot, képpel lefelé.
event-hal_shows = { $seat } megmutatja: { $card }.
event-hal_draws = { $seat } lapkát húz: { $tile }.
event-hal_second = { $seat } még egy lapot húz: { $card }.
event-hal_points = { $seat } kap { $points } pontot a szomszédokért.
event-hal_idle = { $seat } nem talál lapkát, és nem tesz semmit.
event-hal_short = { $seat } nem tud fizetni (erőforrás: van { $has_resources }, kell { $resources }). Vége a játéknak.
event-end = { $ending }
event-total = { $seat }: { $points } pont.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat } három karaktert kap
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + { $tile }
log-drew_tile_hidden = , +{ $count } lapka
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = { $round }. forduló
log-renewed = { $seat } új lapokat húz
log-discarded = { "" }
log-rebuilt = A pakli elfogyott, újrakeverjük: { $cards } lap{ $sites ->
    [0] { "" }
    [one] , ebből { $sites } új épületé
   *[other] , ebből { $sites } az új épületeké
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } kijátssza: { $card }
log-showed_tile = { $seat } kijátssza: { $card } + { $tile }
log-fallback = , visszaveszi a lapkát
log-cannot_pay = , nem tud fizetni
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , a készletből hiányzik: { some-items }
log-bonus = ; bónusz:
log-urbanized = , terjeszkedik
log-token = { "" }
log-returned = ({ $seat } visszakap { $resources } erőforrást{ $points ->
    [0] { "" }
   *[other] , és kap { $points } pontot
})
log-paid = , fizet { $points ->
    [0] { "" }
   *[other] { $points } pontot
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " és " }
    }
}{ $resources ->
    [0] { "" }
   *[other] { $resources } erőforrást
}
log-built = , ráépít ({ $height }. szint)
log-kept = ; megtartja a lapot
log-gave_tile = , visszaad egy lapkát ({ $tile })
log-gave_points = , +{ $points } pont
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; elfogytak a lapkák, ez az utolsó forduló
log-flag_resources = , minden erőforrása a városban van: ez az utolsó forduló
log-hal_dealt = { "" }
log-hal_shows = { $seat } kijátssza: { $card }
log-hal_draws = , lapkát húz: { $tile }
log-hal_second = , még egy lapot húz: { $card }
log-hal_points = , +{ $points } pont a szomszédokért
log-hal_idle = , nem talál lapkát, és nem tesz semmit

## The position

line-round = { $round }. forduló, kezdőjátékos: { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Lapkák a készletben: { $tiles }; lapok a pakliban: { $deck }, eldobva: { $discard }.
line-exhausted = A lapkák egyszer már elfogytak.
line-discard = Dobópakli: { $card }.
line-flag = Utolsó forduló: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (választott)
line-counts = Paraván: erőforrás { $resources }, lapka { $tiles }, pont { $points }; erőforrás a készletben { $supply }, a városban { $city }; lapdobásjelző { $renewals }.
line-counts_closed = Zárt paraván. Erőforrás a készletben { $supply }, a városban { $city }; lapdobásjelző { $renewals }.
line-hal = Pont { $points }; erőforrás a készletben { $supply }, a városban { $city }.
line-hand = Kézben: { $card }.
line-known_hand = Ismert lapok: { $card }.
line-own_tiles = Lapkák: { $tile }.
line-known_tiles = Ismert lapkák: { $tile }.
line-packet = Csomag: { $character }; kezdéskor{ start-items }; bónusz{ bonus-items }.
line-drafted = Eddig megtartva: { $character }; kezdéskor{ start-items }; bónusz{ bonus-items }.
line-giving = Visszaadásra kijelölve: { $tile }.
line-characters = Karakterek: { $character }.
line-kept = Megtartott lapok: { $tile }.
line-bonus = Bónusz ({ $trigger }): erőforrás { $resources }, lapka { $tiles }, pont { $points }.
line-face_down = Egy lap képpel lefelé.
line-face_down_tile = Egy lap képpel lefelé, lapkával.
line-card = Kijátssza: { $card }.
line-card_tile = Kijátssza: { $card } + { $tile }.

## The score sheet

score-screen = Játék közben gyűjtött pontok
score-resources_on = Lapok adott színű épületek erőforrásaiért
score-low_buildings = Lapok alacsony épületekért
score-high_buildings = Lapok magas épületekért
score-bonus_cards = Lapok bónuszokért
score-cards = Lapok egy színért
score-flat = Kilencpontos lapok
score-renewals = Lapdobásjelzők
score-districts = Városrészek
# The collected points are a part of it.
unit-points = { $over ->
    [0] ha most vége lenne
   *[other] összesen
}
figure-cards = megtartva
figure-tokens = jelzők
ending-tiles = Elfogytak a lapkák.
ending-resources = Egy játékos minden erőforrása a városban van.
ending-hal_out = HAL erőforrásai elfogytak.
ending-hal_short = HAL nem tud fizetni az épületéért.
ending-rounds = Véget ért az utolsó forduló.

## Things

trigger-exploit = lap önmagában
trigger-urbanize = terjeszkedés
trigger-construct = ráépítés
character-technician_exploit_1 = biotechnikus (lap önmagában)
character-technician_exploit_2 = biotechnikus (lap önmagában)
character-technician_exploit_3 = biotechnikus (lap önmagában)
character-technician_exploit_4 = biotechnikus (lap önmagában)
character-technician_urbanize_1 = biotechnikus (terjeszkedés)
character-technician_urbanize_2 = biotechnikus (terjeszkedés)
character-technician_urbanize_3 = biotechnikus (terjeszkedés)
character-technician_urbanize_4 = biotechnikus (terjeszkedés)
character-technician_construct_1 = biotechnikus (ráépítés)
character-technician_construct_2 = biotechnikus (ráépítés)
character-technician_construct_3 = biotechnikus (ráépítés)
character-technician_construct_4 = biotechnikus (ráépítés)
character-engineer_exploit_1 = biomérnök (lap önmagában)
character-engineer_exploit_2 = biomérnök (lap önmagában)
character-engineer_exploit_3 = biomérnök (lap önmagában)
character-engineer_urbanize_1 = biomérnök (terjeszkedés)
character-engineer_urbanize_2 = biomérnök (terjeszkedés)
character-engineer_urbanize_3 = biomérnök (terjeszkedés)
character-engineer_construct_1 = biomérnök (ráépítés)
character-engineer_construct_2 = biomérnök (ráépítés)
character-engineer_construct_3 = biomérnök (ráépítés)
character-planner_exploit_1 = biotervező (lap önmagában)
character-planner_exploit_2 = biotervező (lap önmagában)
character-planner_urbanize_1 = biotervező (terjeszkedés)
character-planner_urbanize_2 = biotervező (terjeszkedés)
character-planner_construct_1 = biotervező (ráépítés)
character-planner_construct_2 = biotervező (ráépítés)
tile-R1 = piros 1
tile-R2 = piros 2
tile-R3 = piros 3
tile-R4 = piros 4
tile-R5 = piros 5
tile-R6 = piros 6
tile-R7 = piros 7
tile-R8 = piros 8
tile-R9 = piros 9
tile-R10 = piros 10
tile-R11 = piros 11
tile-R12 = piros 12
tile-R13 = piros 13
tile-R14 = piros 14
tile-R15 = piros 15
tile-R16 = piros 16
tile-R17 = piros 17
tile-R18 = piros 18
tile-R19 = piros 19
tile-R20 = piros 20
tile-B1 = kék 1
tile-B2 = kék 2
tile-B3 = kék 3
tile-B4 = kék 4
tile-B5 = kék 5
tile-B6 = kék 6
tile-B7 = kék 7
tile-B8 = kék 8
tile-B9 = kék 9
tile-B10 = kék 10
tile-B11 = kék 11
tile-B12 = kék 12
tile-B13 = kék 13
tile-B14 = kék 14
tile-B15 = kék 15
tile-B16 = kék 16
tile-B17 = kék 17
tile-B18 = kék 18
tile-B19 = kék 19
tile-B20 = kék 20
tile-Y1 = sárga 1
tile-Y2 = sárga 2
tile-Y3 = sárga 3
tile-Y4 = sárga 4
tile-Y5 = sárga 5
tile-Y6 = sárga 6
tile-Y7 = sárga 7
tile-Y8 = sárga 8
tile-Y9 = sárga 9
tile-Y10 = sárga 10
tile-Y11 = sárga 11
tile-Y12 = sárga 12
tile-Y13 = sárga 13
tile-Y14 = sárga 14
tile-Y15 = sárga 15
tile-Y16 = sárga 16
tile-Y17 = sárga 17
tile-Y18 = sárga 18
tile-Y19 = sárga 19
tile-Y20 = sárga 20
card-R1 = piros 1
card-R2 = piros 2
card-R3 = piros 3
card-R4 = piros 4
card-R5 = piros 5
card-R6 = piros 6
card-R7 = piros 7
card-R8 = piros 8
card-R9 = piros 9
card-R10 = piros 10
card-R11 = piros 11
card-R12 = piros 12
card-R13 = piros 13
card-R14 = piros 14
card-R15 = piros 15
card-R16 = piros 16
card-R17 = piros 17
card-R18 = piros 18
card-R19 = piros 19
card-R20 = piros 20
card-B1 = kék 1
card-B2 = kék 2
card-B3 = kék 3
card-B4 = kék 4
card-B5 = kék 5
card-B6 = kék 6
card-B7 = kék 7
card-B8 = kék 8
card-B9 = kék 9
card-B10 = kék 10
card-B11 = kék 11
card-B12 = kék 12
card-B13 = kék 13
card-B14 = kék 14
card-B15 = kék 15
card-B16 = kék 16
card-B17 = kék 17
card-B18 = kék 18
card-B19 = kék 19
card-B20 = kék 20
card-Y1 = sárga 1
card-Y2 = sárga 2
card-Y3 = sárga 3
card-Y4 = sárga 4
card-Y5 = sárga 5
card-Y6 = sárga 6
card-Y7 = sárga 7
card-Y8 = sárga 8
card-Y9 = sárga 9
card-Y10 = sárga 10
card-Y11 = sárga 11
card-Y12 = sárga 12
card-Y13 = sárga 13
card-Y14 = sárga 14
card-Y15 = sárga 15
card-Y16 = sárga 16
card-Y17 = sárga 17
card-Y18 = sárga 18
card-Y19 = sárga 19
card-Y20 = sárga 20

## Board

virtual-player = HAL
board-hand = A lapjaid
board-hand-of = { $name } lapjai
board-screen = A paravánod mögött
board-screen-named = { $name } paravánja mögött
board-screen-of = A paraván mögött
board-tiles = A lapkáid
board-no-tiles = Nincs lapkád: kék épületek, betűk és bónuszok hoznak újat.
board-bonuses = Bónuszok
board-kept = Megtartott lapok
board-known = Ismert lapok és lapkák
board-buildings = Épületek: { $count }
board-nothing = semmi
board-now = most
board-round = { $round }. forduló
board-tiles-left = lapkák
board-deck = pakli
board-discard = dobópakli
board-deck-help = A pakliban { $count } lap van. Ha elfogy, a dobópaklit az új épületek lapjaival együtt megkeverjük.
board-discard-help = A dobópakli, a még nem látott lapok és lapkák átnézése
board-discard-count = Dobópakli: { $count }
board-components = A tartozékok: { $what }.
board-unseen-cards = Még nem látott lapok a pakliban vagy mások kezében: { $count }
board-unseen-tiles = Még nem látott lapkák a készletben, a paravánok mögött vagy a játékon kívül: { $count }
board-returned-tiles = Visszaadott lapkák
board-exhausted = (egyszer már elfogytak; ha újra elfogynak, véget ér a játék)
board-exhausted-for-good = (elfogytak: a játék ezzel a fordulóval véget ér)
board-districts = városrészek
board-districts-help = Városrészek mutatása: két vagy több azonos színű épület egymás mellett. Akinek ott a legtöbb erőforrása van, minden ottani erőforrásért kap egy pontot, a második csak a sajátjaiért.
board-district-place = { $name }: { $points }
board-district-R = piros városrész
board-district-B = kék városrész
board-district-Y = sárga városrész
board-district-size = Épületek: { $buildings }; erőforrások: { $total }.
board-place-alone = { $name }: csak neki van itt erőforrása, ezért az duplán számít: 2 × { $total } = { $points }
board-place-first = { $name }: neki van a legtöbb erőforrása ({ $resources }), ezért minden itteni erőforrás egy pont: { $points }
board-place-second = { $name }: második, ezért minden saját erőforrása egy pont: { $points }
board-place-third = { $name }: { $resources } erőforrás, nem kap pontot
board-place-tie = Egyenlő erőforrások: a magasabb épület dönt, aztán a felső lapka nagyobb száma.
board-won-alone = { $district }: 2 × { $total }, más nincs ott
board-won-first = { $district }: { $points }, legtöbb erőforrás
board-won-second = { $district }: { $points }, második hely
board-plays = Amit épp kijátszottak
board-last-round = Utolsó forduló
board-token = { $letter } betű: itt nőhet a város
board-height = { $height } szint
board-ownerless = gazdátlan
board-owned = { $name }
board-site = építési terület: a lapja még nincs játékban
board-first = Kezdőjátékos
board-chosen = választott
board-face-down-card = Egy lap képpel lefelé
board-face-down-tile = Egy lapka képpel lefelé
board-closed-resource = Erőforrások: zárt paraván mögött
board-closed-tile = Lapkák: zárt paraván mögött
board-closed-point = Pontok: zárt paraván mögött
board-count-resource = { $count } erőforrás
board-count-tile = { $count } lapka
board-count-point = { $count } pont
board-has-resource = Erőforrások a paraván mögött: { $count }
board-has-tile = Lapkák a paraván mögött: { $count }
board-has-point = Gyűjtött pontok (a paraván mögött): { $count }
board-all-points = Ha most érne véget a játék: { $points }
board-then-resource = erőforrás { $now } → { $then }
board-then-tile = lapka { $now } → { $then }
board-then-point = pont { $now } → { $then }
board-then-score = ha most vége lenne: { $now } → { $then }
board-score-stays = ha most vége lenne: marad { $now }
board-in-city = Erőforrások a városban: { $count } / { $all }
board-supply-own = Erőforrások a készletben: { $count }
board-supply-tiles = Lapkák a készletben: { $count }
board-renewals = Lapdobásjelzők: { $count }
board-renew = Új lapok (még { $count }×)
board-renew-price = −2 pont a végén
board-renew-help = Egy lapdobásjelzőért egyszerre lecserélheted mind a négy lapodat. Mindenki megtudja; a többiek választása érvényben marad. A megmaradt jelzők 2-2 pontot érnek.
board-say-renew = Új lapokat kérsz?
board-do-renew = Kérek
board-keep-hand = Megtartom ezeket
board-renewed = { $name } új lapokat húz
board-pick-card = Válassz egy lapot
board-pick-card-help = Önmagában azt hozza, amit mutat. Lapkával építesz.
board-left = Maradt lapka: { $tiles }; lap a pakliban: { $cards }.
board-add-tile = vagy válassz lapkát, és építs
board-wait = A lapjaid
board-cards-of = { $name } lapjai
board-others-choose = A többiek még választanak.
board-chose-renew = Új lapokat húzol
board-played = kijátszva
board-alone = Lap önmagában
board-do-exploit = Önmagában
board-do-urbanize = Terjeszkedés
board-do-construct = Ráépítés
board-do-anyway = Megpróbálok építeni
board-say-letter = { $letter } betű önmagában: erőforrás vagy lapka
board-say-exploit = Használat: { $card }
board-say-urbanize = { $letter } betű helyére: { $tile }
board-say-construct = { $height }. szint ({ $card }): { $tile }
board-say-dear = Visszajön: { $tile }
board-dear-unless = ha a te körödben sem tudsz fizetni
board-lacks-points = { $numbers }: a különbség { $count } gyűjtött pontba kerül, neked { $has } van
board-lacks-resources = { $count } erőforrás kell, neked { $has } van
board-you-get = kapsz
board-you-place = lehelyezel
board-place-help = Annyi erőforrásod áll egy épületen, ahány szintje van.
board-around = körülötte
board-around-help = Az új épület minden szomszédja szintenként egyet ad abból, amit a színe termel.
board-other-colour = más szín
board-colour-help = Ha a lapka színe más, mint az alatta lévőé, egy erőforrásba kerül.
board-lower = kisebb szám
board-lower-help = Ha kisebb szám kerül nagyobbra, a különbséget pontban fizeted.
board-you-get-back = visszakapsz
board-gets-back = { $name } visszakapja az erőforrásait, és mindegyikért kap egy pontot
board-bonus = bónusz
board-to-come = aztán:
board-you-keep = megtartod
board-keep-short = marad:
board-new-bonus = új bónusz:
board-new-plot = kifelé
board-floor = { $height }. szint
board-discarded-after = utána eldobod
board-label-letter = { $letter } betű. Önmagában: erőforrás vagy lapka. Lapkával: új épület a helyén.
board-label-card = { $card } – önmagában: { $items }; lapkával: { $height }. szint, és megtartod a lapot: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = valahányszor egy lapot önmagában játszol ki
board-when-urbanize = valahányszor terjeszkedsz
board-when-construct = valahányszor ráépítesz
board-colour-R = piros
board-colour-B = kék
board-colour-Y = sárga
board-goal-resources_on = a végén { $points } pont minden erőforrásodért, amely { $of } épületen van
board-goal-low_buildings = a végén { $points } pont minden 1 vagy 2 szintes épületedért
board-goal-high_buildings = a végén { $points } pont minden legalább 3 szintes épületedért
board-goal-bonus_cards = a végén { $points } pont minden lapodért, amely fizet, { $of }
board-goal-cards = a végén { $points } pont minden { $of } lapodért
board-goal-flat = a végén { $points } pont
board-lane-exploit = Lap önmagában
board-lane-urbanize = Terjeszkedés
board-lane-construct = Ráépítés
board-lane-end = A végén
board-short-exploit = magában
board-short-urbanize = kifelé
board-short-construct = fölfelé
board-short-end = a végén
board-worth-now = Most ennyit ér: { $points }
board-take = Vegyél el egyet a készletből
board-take-resource = az épületekre
board-take-tile = építéshez
board-move-token = { $letter } betű: hová kerüljön most?
board-move-token-help = A betű helyére az új épület került. Válassz az épület mellett egy szabad mezőt: később ott nőhet tovább a város.
board-do-token = Ide kerüljön a betű
board-at-N = { $tile } jelű épülettől északra
board-at-E = { $tile } jelű épülettől keletre
board-at-S = { $tile } jelű épülettől délre
board-at-W = { $tile } jelű épülettől nyugatra
board-at-letter-N = { $letter } betűtől északra
board-at-letter-E = { $letter } betűtől keletre
board-at-letter-S = { $letter } betűtől délre
board-at-letter-W = { $letter } betűtől nyugatra
board-token-to = { $letter } betű: { $where }
board-blocked = { $letter } betű beszorult
board-blocked-help = A betűknek sorrendben kell maradniuk a város körül. Döntsd el, melyek adnak helyet.
board-blocked-cells = A betű a város szélén megy tovább. Válassz mezőt.
board-push-forward = Óramutató járása szerint: { $letters } előre
board-push-backward = Óramutató járásával szemben: { $letters } hátra
board-return = Elfogytak a lapkák: visszaadsz néhányat?
board-return-help = Mindegyikért egy pont. Ezekből lesz az új készlet; ha az is elfogy, véget ér a játék.
board-return-done = { $count } lapka visszaadása
board-return-none = Mindet megtartom
board-returned = Visszakerül: { $tile }
board-draft = { $pick }. választás a 3-ból: egyet megtartasz, { $pick ->
    [3] a másikat eldobod
   *[other] a többit továbbadod
}
board-draft-help = Nézd meg, melyik mit hoz kezdéskor, és mit fizet később a három akció egyikéért.
board-draft-keep = Megtartás: { $character }
board-draft-kept = Megtartva
board-do-draft = Megtartom
board-starts = kezdéskor
board-technician = Biotechnikus
board-engineer = Biomérnök
board-planner = Biotervező
board-label-character = { $name }. Kezdéskor: { $start }. Aztán: { $bonus }
term-screen = pontok azonnal
term-screen_later = pontok később
term-districts = városrészek
term-end_cards = a végén pontot hozó lapok
reason-screen = Azonnal ennyivel többet hoz: { $worth }.
reason-screen_later = A játék során később ennyivel többet gyűjtesz: { $worth }.
reason-districts = A városrészeid a végén ennyivel többet érnek: { $worth }.
reason-renewals = Több lapdobásjelződ marad; ez ennyit ér: { $worth }.
reason-end_cards = A végén pontot hozó lapjaid ennyivel többet érnek majd: { $worth }.
reason-rival-renew = Más lapokat játszol ki és adsz tovább. { $players ->
    [2] Az ellenfeled
   *[other] A legerősebb ellenfeled
} a végén valószínűleg ennyivel kevesebbet ér el: { $worth }.

## What things on the board are

what-table = Asztal
what-city = Város
what-building = Épület
what-letter = Betű
what-district = Városrészek
what-card = Lap a kézben
what-tile = Lapka
what-hand = Lapok a kézben
what-resources = Erőforrások
what-tiles = Lapkák
what-points = Pontok
what-kept = Előtted fekvő lap
what-lane = Bónusz
what-character = Karakter
what-renewal = Új lapok
what-first = Kezdőjátékos
what-plays = Amit kijátszottak
what-supply = Maradt lapkák
what-deck = Pakli
what-discard = Dobópakli
what-round = Forduló
what-last_round = Utolsó forduló
what-hal = HAL
