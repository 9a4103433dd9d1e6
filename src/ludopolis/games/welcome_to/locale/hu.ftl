### Every word of Welcome To….

game-name = Welcome To…
game-pitch = Tervezd meg a legszebb lakóparkot: mindenki ugyanazokról a lapokról ír házszámokat, és senkinek sem kell várnia.
game-goal = Három utca házait számozod be, és kerítésekkel negyedekre osztod őket, a többiekkel egyszerre és ugyanazokból a lapokból. A tervek, a parkok, a medencék és a negyedek pontot hoznak; az nyer, akinek a legtöbb pontja van. A játék véget ér, ha valaki minden házat beszámozott, mindhárom tervet bejelentette, vagy megkapta a harmadik elutasítást.
game-aim = Írj növekvő házszámokat (1–{"\u2060"}15). Pontot ér a park, a medence, a negyed és a terv.
game-length = 25 perc
game-difficulty = könnyű

## Options

option-expert = Haladó változat
option-expert-help = Egy körforgalom kettévághat egy utcát, és tíz nehezebb terv kerül a többi közé.
option-draft = Draft
option-draft-help = Mindenkinek három lapja van, kettőt kijátszik, egyet továbbad. Legalább két játékosnak.
option-reshuffle_policy = Újrakeverés
option-reshuffle_policy-help = Mikor keverheti újra az összes lapot az, aki az elsők között jelent be egy tervet.
option-reshuffle_policy-each_plan = minden tervnél
option-reshuffle_policy-first_plan_only = csak a játék első tervénél
option-reshuffle_policy-never = soha
option-pass_direction = Harmadik lap
option-pass_direction-help = Hová kerül a draftban megmaradt lap.
option-pass_direction-right = jobbra
option-pass_direction-left = balra
option-rings = Körforgalmak haladó tervek nélkül
option-rings-help = Egy körforgalom kettévághat egy utcát, mint a haladó változatban, de minden terv a megszokott.
option-ring_timing = Körforgalmak
option-ring_timing-help = Mikor épülhet körforgalom a haladó változatban.
option-ring_timing-both = a szám előtt vagy a hatás után
option-ring_timing-before = csak a szám előtt
why-draft_alone = A drafthoz legalább két játékos kell.

## Questions

ask-ring_before = Építesz körforgalmat, mielőtt választasz?
ask-combination = Válassz egy kombinációt.
ask-combination-help = Először írd be a számát, aztán jön a hatása.
ask-pass_card = Melyik lapot adod tovább?
ask-place = { $number } + { $effect }: melyik ház?
ask-place-help = Lapok: 1–15. A számok a nyilak irányában nőnek.
ask-place_pool-help = Medence csak oda épülhet, ahová tervezték.
ask-effect_fence = Kerítés: melyik hézagot zárod le?
ask-effect_fence-help = Negyed: 1–6 számozott ház kerítések között.
ask-effect_agent = Ügynök: melyik negyedek érjenek többet?
ask-effect_agent-help = Válassz méretet: az ilyen negyed többet ér.
ask-effect_park = Park: telepítesz egyet ({ $street }. utca)?
ask-effect_pool = Medence: megépíted az itt tervezettet?
ask-effect_bis = Bis: melyik ház számát ismétled meg?
ask-effect_bis-help = Ugyanaz a szám a szomszéd házba: pontba kerül.
ask-ring_after = Építesz most körforgalmat?
ask-claim = Bejelentesz egy tervet?
ask-claim-help = Amit egy tervhez felhasználsz, másikhoz nem számít.
ask-claim_estates = Melyik { $size } házas negyedet használod fel a tervhez? Még kell: { $missing }.
ask-reshuffle = Az elsők között jelentesz be egy tervet: megkevered az összes lapot a következő forduló előtt?

## Moves

move-skip = kihagyás
move-refuse = elutasítás
move-done = nincs több bejelentés
move-reshuffle_yes = igen, keverés
move-reshuffle_no = nem, keverés nélkül tovább
move-build_park = park telepítése
move-build_pool = medence építése
move-combo = { $combo }. kombináció: { $number } + { $effect }
move-combo_hand = { $number } + { $effect }
move-combo_pass = { $number } + { $effect }, továbbadás: { $pass_number } / { $pass_effect }
move-pass_card = továbbadás: { $number } / { $effect }
move-agent = ügynök: { $size } házas negyedek
move-claim = terv bejelentése: { $plan }, { $points } pont
move-ring = körforgalom: { $slot }
move-ring_lost = körforgalom: { $slot }; a tervezett medence elvész
move-fence = kerítés: { $gap }
move-estate = negyed: { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}
move-place = { $number } beírása: { $slot }
move-place_pool = { $number } beírása: { $slot }; itt medence építhető
move-place_lost = { $number } beírása: { $slot }; a tervezett medence elvész
move-bis = bis { $number } ({ $slot })
move-bis_lost = bis { $number } ({ $slot }); a tervezett medence elvész

# The same in short, for hints beside the board.
brief-reshuffle_yes = az összes lap megkeverése
brief-reshuffle_no = a lapok maradnak
brief-combo = { $number } + { $effect } választása
brief-place_pool = { $number } beírása: { $slot }
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}

## Reasons

why-bad_move = „{ $text }” nem lépés. A lépések így néznek ki: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = „{ $text }” nem húzható. A húzások így néznek ki: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Elutasítást csak akkor kaphatsz, ha egyik szám sem illik sehová.
why-no_such_combination = Nincs ilyen kombináció: { $combo }.
why-same_combination = Van már ilyen kombináció: { $number } + { $effect }. Azt válaszd.
why-combination_does_not_fit = Sehová sem illik: { $number } + { $effect }.
why-other_number = Ez nem írható be: { $number }; ez a kombináció ezt adja: { $own_number }.
why-wrong_number = Ez nem írható be: { $number }; ez a kombináció ezeket adja: { $low }–{ $high }.
why-slot_filled = Itt már van valami: { $slot }.
why-nothing_fits = Ide már egyik szám sem illik: { $slot }.
why-only_number = Ide nem illik: { $number } ({ $slot }). A sorrend csak ezzel marad meg: { $fitting_number }.
why-out_of_order = Ide nem illik: { $number } ({ $slot }). A sorrend csak ezekkel marad meg: { $low }–{ $high }.
why-street_edge = Itt véget ér az utca.
why-fence_stands = Itt már kerítés áll: { $gap }.
why-bis_pair = Egy szám és a bis párja együtt marad, ide nem jöhet kerítés: { $gap }.
why-between_used = A két szomszédos házat már felhasználta egy terv, ide nem jöhet kerítés: { $gap }.
why-agents_full = Minden négyzet ki van húzva ({ $size } házas negyedek).
why-not_this_effect = Most ez a hatás következik: { $effect }.
why-fence_between = A házat kerítés választja el ettől a számtól: { $number } ({ $gap }).
why-no_such_neighbour = A ház mellett nincs ilyen szám: { $number } ({ $slot }).
why-claimed_already = Ezt a tervet már bejelentetted: { $plan }.
why-goal_not_met = Ez a cél még nem teljesült: { $plan }.
why-goal_used = Ez a cél ({ $plan }) csak olyan házakkal teljesülne, amelyeket egy másik terv már felhasznált.
why-no_rings = Ebben a játszmában nincsenek körforgalmak.
why-rings_full = Mindkét körforgalom megépült.
why-ring_built = Körönként egy körforgalom: a tiédet már megépítetted.
why-ring_after_refusal = Elutasítás után nincs körforgalom.
why-number_needs_slot = A szám csak ide illik, ezért itt nem lehet körforgalom: { $slot }.
why-no_estate = Itt nem kezdődik kész negyed: { $slot }.
why-wrong_size = Ez a negyed ({ $slot }) { $size } házas, a tervhez { $wanted_size } házas kell.
why-estate_used = Ezt a negyedet már felhasználta egy terv: { $slot }.
why-estate_order = A negyedeket balról jobbra kell kiválasztani. Most nem ez jön: { $slot }, hanem ezek egyike: { $next_slot }.
why-not_asked = Most nem ez a kérdés. Erről kell döntened: { $step }.

step-ring_before = körforgalom a kombináció előtt
step-combination = a kombináció
step-pass_card = a továbbadandó lap
step-place = melyik házba kerül a szám
step-effect = a hatás
step-ring_after = körforgalom a hatás után
step-claim = a bejelentendő tervek
step-claim_estates = a tervhez tartozó negyedek
step-reshuffle = legyen-e keverés

## Events

event-plan = { $stack }. terv: { $plan }, { $high } pont, később { $low }.
event-dealer = Az osztó: { $seat }.
event-card = { $stack }. pakli: { $number }; a következő forduló hatása: { $effect }.
event-top = A pakli tetején: { $top }.
event-dealt = { $seat } húz: { $number } / { $effect }.
event-dealt_hidden = { $seat } húz egy lapot, a hatása: { $effect }.
event-solo_card = Előkerül a szólókártya, és kikerül a játékból.
event-reshuffled = Az összes lapot megkeverjük: { $cards } lap.
event-stacks_renewed = A paklik elfogytak: { $cards } lapból új paklik készülnek.
event-discard_shuffled = A pakli elfogyott: { $cards } eldobott lapot megkeverünk.
event-round = { $round }. forduló.
log-round = { $round }. forduló
log-card = { "" }
event-reveal = Minden lépés láthatóvá válik.
event-ring = { $seat } körforgalmat épít: { $slot }; levonás eddig: { $penalty } pont.
event-combination = { $seat } választ: { $number } + { $effect }.
event-refused = { $seat } egyik számot sem tudja beírni: { $boxes }. elutasítás{ $penalty ->
    [0] { "" }
   *[other] , levonás eddig: { $penalty } pont
}.
event-wrote = { $seat } beírja: { $number } ({ $slot }).
event-temp = { $seat } beugrót vesz fel (eddig összesen: { $temps }).
event-fence = { $seat } kerítést húz: { $gap }.
event-agent = { $seat } ügynököt vesz fel. Mostantól ennyit ér minden { $size } házas negyede: { $value } pont.
event-park = { $seat } parkot telepít ({ $street }. utca, { $parks }. park): eddig { $value } pont.
event-pool = { $seat } medencét épít ({ $slot }, { $pools }. medence): eddig { $value } pont.
event-bis = { $seat } beírja: { $number } bis ({ $slot }); levonás eddig: { $penalty } pont.
event-claimed = { $seat } tervet jelent be: { $plan }, { $points } pont.
event-wants_reshuffle = { $seat } keverést kér.
event-approved = Jóváhagyott terv: { $plan }, mostantól { $low } pont.
event-passed = { $from_seat } továbbad egy lapot: { $number } / { $effect }. { $to_seat } kapja.
event-passed_hidden = { $from_seat } továbbad egy lapot, a hatása: { $effect }. { $to_seat } kapja.
event-end = { $ending } Ez a játékos { $seat }; a játszma véget ér.
event-cards_out = Nincs elég lap még egy fordulóhoz.
event-total = { $seat }: { $points } pont.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat } városában: körforgalom ({ $slot }).
news-wrote = { $seat } városában: { $number } ({ $slot }).
news-fence = { $seat } városában: kerítés ({ $gap }).
news-park = { $seat } városában: park ({ $street }. utca).
news-pool = { $seat } városában: medence ({ $slot }).
news-bis = { $seat } városában: { $number } bis ({ $slot }).

## The position

line-round = { $round }. forduló.
line-plan = { $stack }. terv: { $plan }, { $high } pont (később { $low }).
line-plan_approved = { $stack }. terv: { $plan }, jóváhagyott, { $low } pont.
line-combination = { $combo }. kombináció: { $number } + { $effect } (következő forduló: { $next_effect }).
line-stacks = Lapok egy-egy pakliban: { $cards }.
line-deck = Lapok a pakliban: { $cards }; a tetején: { $top }.
line-dealer = Osztó: { $seat }.
line-card = { $seat }, { $place }. lap: { $number } / { $effect }.
line-card_hidden = { $seat }, { $place }. lap: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (ebben a fordulóban kész)
line-street = { $street }: { $picture } (parkok: { $parks })
line-pools = Medencék: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Már nem építhető medence.
   *[other] Még megépíthető medencék: { $slot }.
}
line-tracks = Beugrók: { $temps }; ügynökök méretenként: { $agents }; bis: { $bis }; elutasítások: { $refusals }.
line-rings = Körforgalmak: { $rings }.
line-claims = Pontok a tervekért: { $plans }.

## The score sheet

score-plans = Tervek
score-parks_1 = Parkok, 1. utca
score-parks_2 = Parkok, 2. utca
score-parks_3 = Parkok, 3. utca
score-pools = Medencék
score-temps = Beugrók
score-estates_1 = 1 házas negyedek
score-estates_2 = 2 házas negyedek
score-estates_3 = 3 házas negyedek
score-estates_4 = 4 házas negyedek
score-estates_5 = 5 házas negyedek
score-estates_6 = 6 házas negyedek
score-bis = Bis
score-refusals = Elutasítások
score-rings = Körforgalmak
score-parks = Parkok
score-estates = Negyedek
score-minus = Levonások
game-solo-goal = Az egyszemélyes játékban nincs győztes. A szabályfüzet egyetlen célt ad: döntsd meg a saját rekordodat. Ezért a skála a játszmáidat mutatja, a zászló pedig a rekordot.
figure-plan_1 = 1. terv:
figure-plan_2 = 2. terv:
figure-plan_3 = 3. terv:
figure-parks = parkok
figure-pools = medencék
figure-temps = beugrók
figure-estates = negyedek
figure-value = egyenként
figure-boxes = négyzetek
tie-estates = Kész negyedek
tie-estates-decides = Pontegyenlőség miatt a kész negyedek száma dönt
tie-estates_1 = 1 házas negyedek
tie-estates_1-decides = Pontegyenlőség miatt az 1 házas negyedek döntenek
tie-estates_2 = 2 házas negyedek
tie-estates_2-decides = Pontegyenlőség miatt a 2 házas negyedek döntenek
tie-estates_3 = 3 házas negyedek
tie-estates_3-decides = Pontegyenlőség miatt a 3 házas negyedek döntenek
tie-estates_4 = 4 házas negyedek
tie-estates_4-decides = Pontegyenlőség miatt a 4 házas negyedek döntenek
tie-estates_5 = 5 házas negyedek
tie-estates_5-decides = Pontegyenlőség miatt az 5 házas negyedek döntenek
tie-estates_6 = 6 házas negyedek
tie-estates_6-decides = Pontegyenlőség miatt a 6 házas negyedek döntenek
ending-refusals = Az egyik játékosnak három elutasítása van.
ending-plans = Az egyik játékos mindhárom tervet bejelentette.
ending-full = Az egyik játékosnak nincs több üres háza.
ending-cards = Elfogytak a lapok.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap is before the next house.
slot = { $first }. utca { $second }. háza
gap = { $first }. utca { $second }. és { $next }. háza között

effect-fence = kerítés
effect-agent = ügynök
effect-park = park
effect-pool = medence
effect-temp = beugró
effect-bis = bis
top-fence = kerítés
top-agent = ügynök
top-park = park
top-pool = medence
top-temp = beugró
top-bis = bis
top-solo_card = a szólókártya
top-none = semmi
plan-estates_1_1_1_1_1_1 = hat 1 házas negyed
plan-estates_2_2_2_2 = négy 2 házas negyed
plan-estates_3_3_3 = három 3 házas negyed
plan-estates_4_4 = két 4 házas negyed
plan-estates_5_5 = két 5 házas negyed
plan-estates_6_6 = két 6 házas negyed
plan-estates_1_1_1_6 = 1, 1, 1 és 6 házas negyedek
plan-estates_2_2_5 = 2, 2 és 5 házas negyedek
plan-estates_3_3_4 = 3, 3 és 4 házas negyedek
plan-estates_3_6 = 3 és 6 házas negyedek
plan-estates_4_5 = 4 és 5 házas negyedek
plan-estates_1_1_1_4 = 1, 1, 1 és 4 házas negyedek
plan-estates_1_2_6 = 1, 2 és 6 házas negyedek
plan-estates_1_4_5 = 1, 4 és 5 házas negyedek
plan-estates_3_4 = 3 és 4 házas negyedek
plan-estates_2_5 = 2 és 5 házas negyedek
plan-estates_1_2_2_3 = 1, 2, 2 és 3 házas negyedek
plan-estates_2_3_5 = 2, 3 és 5 házas negyedek
plan-street_1_full = teli 1. utca
plan-street_3_full = teli 3. utca
plan-street_ends = minden utca mindkét vége beépítve
plan-temps_7 = hét beugró
plan-bis_5 = öt bis ház egy utcában
plan-parks_2 = két utca összes parkja
plan-pools_2 = két utca összes medencéje
plan-street_2_green = a 2. utca összes parkja és medencéje
plan-street_3_green = a 3. utca összes parkja és medencéje
plan-ring_green = egy utcában az összes park és medence meg egy körforgalom

## The board

board-town = { $name } városa
board-sheet = { $name } pontozólapja
table-tab-board = Város
table-tab-sheet = Pontlap
board-whose = Kinek a városa
board-street-1 = 1 · Juhar sugárút
board-street-2 = 2 · Napos köz
board-street-3 = 3 · Tóparti út
board-bis = bis
board-parks = Parkok
board-park = { $street }. utca: { $count } park, összesen { $value } pont
board-plans = Építési tervek
board-pools = Medencék
board-temps = Beugrók
board-estates = Negyedek
board-bis-boxes = Bis
board-refusals = Elutasítások
board-rings = Körforgalmak
board-ready = választott
board-track-pools = Medencék: { $count }, összesen { $value } pont
board-track-temps = Felvett beugrók: { $count }
board-track-bis = Bis házak: { $count }, mínusz { $value } pont
board-track-refusals = Elutasított engedélyek: { $count }, mínusz { $value } pont
board-track-rings = Körforgalmak: { $count }, mínusz { $value } pont
board-track-estates = { $size } házas negyedek: { $count }, egyenként { $value } pont

board-plan = { $plan }: elsőként { $high } pont, később { $low }
board-claimed = Bejelentette: { $names }
board-plan-estates = Negyedek: { $sizes }
board-plan-street_1_full = Teli 1. utca
board-plan-street_3_full = Teli 3. utca
board-plan-street_ends = Minden utca két vége
board-plan-temps_7 = Hét beugró
board-plan-bis_5 = Öt bis egy utcában
board-plan-parks_2 = Két utca összes parkja
board-plan-pools_2 = Két utca összes medencéje
board-plan-street_2_green = A 2. utca összes parkja és medencéje
board-plan-street_3_green = A 3. utca összes parkja és medencéje
board-plan-ring_green = Parkok, medencék, körforgalom egy utcában

board-combinations = Kombinációk
board-hand = A lapjaid: az egyik száma és egy másik hatása
board-combo = { $number } + { $effect }
board-together-refused = elutasítás
board-next-round = jön: { $effect }
board-effect-fence = kerítés
board-effect-agent = ügynök
board-effect-park = park
board-effect-pool = medence
board-effect-temp = beugró
board-effect-bis = bis
board-effect-fence-help = Aztán zárj le egy hézagot két ház között
board-effect-agent-help = Aztán válassz méretet: az ilyen negyed többet ér
board-effect-park-help = Aztán telepíts parkot ugyanabban az utcában
board-effect-pool-help = Aztán építs medencét, ha ott terveztek egyet
board-effect-temp-help = Írj be számot ({ $low }–{ $high }), és vegyél fel egy beugrót
board-effect-bis-help = Aztán ismételd meg bármelyik ház számát a szomszéd házban
board-effect-fence-short = negyedet kerít el
board-effect-agent-short = többet érő negyedek
board-effect-park-short = park abba az utcába
board-effect-pool-short = medence a házhoz
board-effect-temp-short = { $low }–{ $high }, amelyik kell
board-effect-bis-short = egy szám újra
board-deck = Hátralévő lapok: { $count }
board-unseen = Lapok, amelyeket még nem láttál: { $count } (a pakliban: { $deck })
board-to-come = jön még
board-sum = mind
board-top = A pakli tetején: { $effect }
board-top-solo = A pakli tetején: a szólókártya
board-solo-waits = A szólókártya még a pakliban van.
board-open-hand = Hatások a kézben: { $effects }

board-ask-ring = Hol legyen körforgalom?
board-ring = Kör{"\u00AD"}forgalom
board-ring-where = Hol?
board-ring-help = Körforgalom építése: { $points } pont
board-ask-number = { $number } + { $effect }: melyik szám?
board-which-number = { $slot }: melyik szám?
board-skip = { $effect ->
    [fence] Kerítés nélkül
    [agent] Ügynök nélkül
    [park] Park nélkül
    [pool] Medence nélkül
   *[bis] Bis nélkül
}
board-skip-ring = Nem építek
board-done = Most nem
board-refuse = Elutasítást kapok
board-reshuffle-yes = Keverés
board-reshuffle-no = Maradnak a lapok
board-build-park = Park telepítése
board-build-pool = Medence építése
board-estate = { $street }. utca: { $numbers }

board-label-place = { $number } beírása: { $slot }{ $pool ->
    [open] ; itt medence építhető
    [lost] ; a tervezett medence elvész
    [missing] ; itt nem lesz medence
   *[other] { "" }
}
board-label-bis = Bis { $number } ({ $slot }){ $pool ->
    [lost] ; a tervezett medence elvész
   *[other] { "" }
}
board-label-ring = Körforgalom: { $slot }{ $pool ->
    [lost] ; a tervezett medence elvész
   *[other] { "" }
}
board-label-fence = Kerítés: { $gap }
board-label-estate = { $size } házas negyed: { $from }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to }
}
board-label-pool = Medence építése
board-label-park = Park telepítése: { $street }. utca
board-label-agent = Ügynök, { $size } házas negyedek: egyenként { $next } pont ({ $value } helyett); ilyen negyeded: { $count }
board-label-claim = Bejelentés: „{ $plan }”, { $points } pont
board-label-combo = { $combo }{ $next ->
    [fence] , a következő fordulóban kerítés
    [agent] , a következő fordulóban ügynök
    [park] , a következő fordulóban park
    [pool] , a következő fordulóban medence
    [temp] , a következő fordulóban beugró
    [bis] , a következő fordulóban bis
   *[other] { "" }
}
board-label-instead = Inkább: { $combo }
board-label-combo-pass = { $combo }; továbbadás: { $passed } ({ $name } kapja)
board-label-pass = Továbbadás: { $card } ({ $name } kapja)
board-have = { $count ->
    [0] neked nincs
   *[other] neked { $count } van
}

board-fact-park = Parkok: { $value } pont
board-fact-pool = Medencék: { $value } pont
board-fact-agent = Negyedek: { $value } pont
board-fact-bis = Bis: { $value } pont
board-fact-plans = Tervek: { $value } pont

warning-unclaimed = Még bejelenthetsz egy tervet ({ $points } pont): „Negyedek: { $sizes }”.
warning-unclaimed_goal = Még bejelenthetsz egy tervet ({ $points } pont): „{ $goal }”.
board-label-alike = { $label } ({ $count } egyforma közül: { $nth }.)
board-plans-help = A bekeretezett szám azt mutatja, hány házból áll a negyed. Aki elsőként jelent be egy tervet, a nagyobb pontszámot kapja, a többiek a kisebbet.
board-ends = { $players ->
    [1] A játék véget ér, ha mindhárom tervet bejelentetted, minden házat beszámoztál, megkaptad a harmadik elutasítást, vagy elfogytak a lapok.
   *[other] A játék véget ér, ha valaki mindhárom tervet bejelentette, minden házat beszámozott, vagy megkapta a harmadik elutasítást.
}
board-near = Közeleg a játék vége
board-near-plans = { $names }: 2 terv a 3-ból
board-near-refusals = { $names }: 2 elutasítás a 3-ból
board-near-houses = { $names }: még { $count } ház van hátra
board-near-cards = Fogynak a lapok
board-estates-help = Pontok negyedenként, méret szerint; az ügynök egy méret értékét növeli
board-temps-help = { $players ->
    [1] Hat vagy több: 7 pont
    [2] A végén: több beugró 7 pont, kevesebb 4, beugró nélkül 0
   *[other] A végén: legtöbb beugró 7 pont, második 4, harmadik 1, beugró nélkül 0
}
board-plans-short = Tervek
board-later = utána { $low }
board-closes-none = Egyelőre nem zár le negyedet.
board-closes-plan = { $stack }. terv: { $of } negyedből { $count }
board-pool-lost = Az itt tervezett medence elvész.
board-pools-losing = Ha ide számot írsz, a medence elvész.
board-parks-help = Pontok az egyes utcák parkjaiért
board-bis-boxes-help = Levonás a megismételt számokért
board-refusals-help = Ha egyik szám sem írható be; három elutasítás: vége a játéknak
board-worth = { $value } pont

## What a hint speaks of

term-plans = építési tervek
term-estates = negyedek
term-parks = parkok
term-pools = medencék
term-temps = beugrók
term-bis = bis
term-rings = körforgalmak
term-refusals = elutasítások
reason-plans = Az építési terveid a végén ennyivel többet hoznak: { $worth }.
reason-estates = A negyedeid a végén ennyivel többet érnek: { $worth }.
reason-parks = A parkjaid a végén ennyivel többet hoznak: { $worth }.
reason-pools = A medencéid a végén ennyivel többet hoznak: { $worth }.
reason-temps = A beugróid a végén ennyivel többet hoznak: { $worth }.
reason-bis = Megspórol egy bisért járó levonást; ez a végén ennyit ér: { $worth }.
reason-rings = Megspórol egy körforgalomért járó levonást; ez a végén ennyit ér: { $worth }.
reason-refusals = Megspórol egy elutasításért járó levonást; ez a végén ennyit ér: { $worth }.

## What things on the board are

what-table = Asztal
what-town = Város
what-slot = Ház
what-estate = Negyed
what-fence = Kerítés
what-park = Egy utca parkjai
what-parks = Parkok
what-pool = Medence
what-sheet = A pontozólap többi része
what-pools = Medencék
what-temps = Beugrók
what-estates = A negyedek értéke
what-bis = Bis házak
what-refusals = Elutasítások
what-rings = Körforgalmak
what-plan = Építési terv
what-combination = Kombináció
what-hand = A lapjaid
what-deck = Hátralévő lapok
what-end = A játék vége
board-slot-now = { $slot }: { $state ->
    [house] házszáma { $number }.
    [ring] körforgalom.
    [pool] üres; itt medencét terveztek.
   *[empty] üres.
}
board-estate-now = Egy { $size } házas negyed most ennyi pontot ér:
