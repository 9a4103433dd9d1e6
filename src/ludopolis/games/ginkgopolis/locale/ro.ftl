### Every word of Ginkgopolis.

game-name = Ginkgopolis
game-pitch = Un oraș al viitorului crește în lățime și în înălțime. Joacă o carte fără cartonaș ca să folosești o clădire sau cu un cartonaș ca să construiești.
game-goal = Construiți împreună un oraș, în lățime și în înălțime; în fiecare rundă toți joacă în secret câte o carte. Clădirile, cărțile păstrate și majoritățile în cartiere aduc puncte; câștigă cine are cele mai multe.
game-aim = Construiește în lățime și în înălțime, folosește clădirile, domină cartierele. Câștigă cine are cele mai multe puncte.
game-ends = { $players ->
    [1] Ultima rundă este cea în care se termină cartonașele, toate resursele tale sunt în oraș sau Hal are prea puține resurse ca să mai construiască.
   *[other] Ultima rundă este cea în care cartonașele se termină a doua oară sau un jucător și-a pus în oraș toate cele { $players ->
        [2] 25 de
        [3] 20 de
        [4] 18
       *[other] 16
    } resurse.
}
game-length = 45 min
game-difficulty = mai complex
certainty-mostly_certain = efectele cărților sunt cele din regulile tipărite; din liste făcute de jucători știm ce efect are fiecare număr și ce personaje există

## Options

option-characters = Personaje
option-characters-help = Câte trei personaje fixe pentru prima partidă sau un draft de personaje pentru partida normală.
option-characters-trios = triouri fixe (partidă introductivă)
option-characters-draft = draft (partidă normală)
option-solo_level = Nivelul jucătorului virtual
option-solo_level-help = În jocul solo joci cu Hal. La nivelul mai înalt el supraetajează mai des și alege locuri mai bune.
option-solo_level-normal = normal
option-solo_level-expert = expert
option-screens = Paravane
option-screens-help = Alege dacă toți văd câte resurse, cartonașe și puncte sunt în spatele celorlalte paravane.
option-screens-open_counts = cantități la vedere
option-screens-closed = închise
option-solo_deal = Cărți în jocul solo
option-solo_deal-help = Câte cărți primești în fiecare rundă a jocului solo; Hal primește mereu una, nevăzută.
option-solo_deal-3plus1 = trei pentru tine, una pentru Hal
option-solo_deal-2plus1 = două pentru tine, una pentru Hal
option-max_rounds = Limită de runde
option-max_rounds-help = Punctele se numără după atâtea runde, chiar dacă nimic altceva nu a încheiat jocul. Regulile nu prevăd nicio limită.
why-draft_alone = Draftul cere cel puțin doi jucători. Jocul solo nu are personaje.
why-solo_only = Nivelul jucătorului virtual și numărul cărților împărțite se pot alege numai în jocul solo.

## Parts of sentences

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } resursă
        [few] { $count } resurse
       *[other] { $count } de resurse
    }
    [tile] { $count ->
        [one] { $count } cartonaș
        [few] { $count } cartonașe
       *[other] { $count } de cartonașe
    }
   *[point] { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } resursă
    [few] { " " }+{ $resources } resurse
   *[other] { " " }+{ $resources } de resurse
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } cartonaș
    [few] { " " }+{ $tiles } cartonașe
   *[other] { " " }+{ $tiles } de cartonașe
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } punct
    [few] { " " }+{ $points } puncte
   *[other] { " " }+{ $points } de puncte
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } resursă
    [few] { " " }+{ $start_resources } resurse
   *[other] { " " }+{ $start_resources } de resurse
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } cartonaș
    [few] { " " }+{ $start_tiles } cartonașe
   *[other] { " " }+{ $start_tiles } de cartonașe
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } punct
    [few] { " " }+{ $start_points } puncte
   *[other] { " " }+{ $start_points } de puncte
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } resursă
    [few] { " " }+{ $bonus_resources } resurse
   *[other] { " " }+{ $bonus_resources } de resurse
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } cartonaș
    [few] { " " }+{ $bonus_tiles } cartonașe
   *[other] { " " }+{ $bonus_tiles } de cartonașe
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } punct
    [few] { " " }+{ $bonus_points } puncte
   *[other] { " " }+{ $bonus_points } de puncte
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; bonus{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
    [one] { " " }−{ $points } punct
    [few] { " " }−{ $points } puncte
   *[other] { " " }−{ $points } de puncte
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } resursă
    [few] { " " }−{ $resources } resurse
   *[other] { " " }−{ $resources } de resurse
}

## Questions

ask-draft = Draft, alegerea { $pick } din 3: păstrează un personaj.
ask-select = Runda { $round }: joacă o carte, cu sau fără cartonaș.
ask-take = Ai jucat numai cartea unei litere: ia o resursă sau un cartonaș.
ask-token = Unde merge litera { $card }? Trece într-o celulă liberă de lângă clădirea nouă.
ask-token_blocked = Lângă clădirea nouă nu este nicio celulă liberă pentru litera { $card }. Alege-i un loc nou în jurul orașului.
ask-return = Cartonașele s-au terminat: returnezi câteva de-ale tale pentru câte un punct?{ $tiles ->
    [0] { "" }
   *[other] { " " }Alese: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Cartea se joacă după ce au ales toți.
ends-draft = Alegerea e definitivă după ce au ales toți.
ends-return = { ends-draft }

## Moves

move-renew = folosește un jeton de reînnoire și ia imediat o mână nouă; toată lumea va ști
move-done = păstrează restul
move-push_forward = împinge literele de după ea în sensul acelor de ceasornic
move-push_backward = împinge literele dinaintea ei în sens invers acelor de ceasornic
move-take = ia { $item ->
    [resource] o resursă
   *[tile] un cartonaș
}
move-keep = păstrează: { $character }; la început{ start-items }; bonus{ bonus-items }
move-return = returnează { $tile }
move-token = la { $cell }
move-exploit_letter = numai cartea { $card }: o resursă sau un cartonaș{ bonus-part }
move-exploit = numai cartea { $card }: { some-items }{ bonus-part }
move-urbanize = litera { $card } cu cartonașul { $tile }: extindere; −{ $placed } resursă; în jur{ gained-items }{ bonus-part }
move-construct = { $card } cu cartonașul { $tile }: supraetajare;{ paid-items }{ bonus-part }
move-construct_over = { $card } cu cartonașul { $tile }: supraetajare;{ paid-items }{ bonus-part }; { $seat } primește { $count ->
    [one] { $count } resursă înapoi, plus { $count } punct
    [few] { $count } resurse înapoi, plus { $count } puncte
   *[other] { $count } de resurse înapoi, plus { $count } de puncte
}
move-dear = { $card } cu cartonașul { $tile }: numai cartea, fiindcă acum nu se poate plăti prețul: { $points ->
    [0] { "" }
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " și " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
} (puncte: { $has_points }, resurse: { $has_resources })

# The same in short, for hints beside the board.
brief-token = litera merge în celula evidențiată
other-token = litera merge în altă celulă
brief-return = { $count ->
    [1] returnează { $tile }
    [one] returnează { $count } cartonaș: { $tile }
    [few] returnează { $count } cartonașe: { $tile }
   *[other] returnează { $count } de cartonașe: { $tile }
}
with-return = { $tile }
with-done = păstrează restul
brief-renew = ia o mână nouă (−2 puncte la sfârșit)
brief-urbanize = litera { $card } cu cartonașul { $tile }: extindere
brief-construct = { $card } cu cartonașul { $tile }: supraetajare, păstrezi cartea
brief-construct_over = { $card } cu cartonașul { $tile }: supraetajare peste o clădire a altui jucător ({ $seat }), păstrezi cartea
brief-dear = { $card } cu cartonașul { $tile }: acum e prea scump, cartonașul revine și se joacă numai cartea

## Reasons

why-bad_move = „{ $text }” nu este o mutare. Mutările arată așa: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = „{ $text }” nu se poate trage. Tragerile arată așa: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = Nu mai ai niciun jeton de reînnoire.
why-solo_renewals = Jocul solo nu are jetoane de reînnoire: nimeni nu ia o mână nouă.
why-not_in_hand = Nu ai în mână cartea { $card }.
why-not_behind_screen = Nu ai în spatele paravanului cartonașul { $tile }.
why-room_for_token = Este loc pentru literă: alege o celulă.
why-cell_built = La { $cell } este deja o clădire.
why-cell_taken = La { $cell } este deja litera { $card }.
why-cell_far = Celula { $cell } nu este lângă clădirea nouă de la { $from_cell }.
why-cell_off_ring = Celula { $cell } nu este pe marginea orașului.
why-cell_out_of_order = Celula { $cell } nu ar păstra ordinea literelor în jurul orașului.
why-returned_already = Cartonașul { $tile } este deja ales.
why-return_order = Indică cartonașele în ordine crescătoare: { $tile } vine înainte de { $last_tile }.
why-not_in_packet = Nu ai în set personajul { $character }.
why-not_asked = Acum nu asta este întrebarea. Decide întâi: { $step }.

step-draft = ce personaj păstrezi
step-select = ce carte joci
step-take = o resursă sau un cartonaș
step-token = unde merge litera
step-return = ce cartonașe returnezi

## Events

event-reveal = Au ales toți.
event-placed = Cartonașul { $tile } se pune la { $cell }.
event-turned = Se întoarce și se decartează cartea { $card }.
event-first = Primul jucător: { $seat }.
event-trio = { $seat } primește trioul { $trio }.
event-packet = { $seat } vede un personaj: { $character }.
event-packets_passed = Seturile trec cu un loc la stânga.
event-character = { $seat } are personajul: { $character }.
event-drew_tile = { $seat } trage cartonașul { $tile }.
event-drew_tile_hidden = { $seat } trage un cartonaș.
event-drew_card = { $seat } trage cartea { $card }.
event-drew_card_hidden = { $seat } trage o carte.
event-round = Runda { $round }; începe { $seat }.
event-renewed = { $seat } ia o mână nouă. Jetoane de reînnoire rămase: { $tokens }.
event-discarded = { $seat } decartează cartea { $card }.
event-rebuilt = Pachetul s-a terminat: se amestecă { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}{ $sites ->
    [0] { "" }
   *[other] , dintre care { $sites } de pe șantiere
}.
event-chose = { $seat } joacă o carte fără cartonaș.
event-chose_tile = { $seat } joacă o carte cu un cartonaș.
event-showed = { $seat } arată cartea { $card }.
event-showed_tile = { $seat } arată cartea { $card } cu cartonașul { $tile }.
event-fallback = { $seat } ia înapoi cartonașul { $tile } și joacă numai cartea.
event-cannot_pay = { $seat } nu poate plăti { $points ->
    [0] { "" }
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " și " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
} (puncte: { $has_points }, resurse: { $has_resources }).
event-activated = { $seat } folosește clădirea { $tile } ({ $height ->
    [one] { $height } etaj
    [few] { $height } etaje
   *[other] { $height } de etaje
}).
event-gained = { $seat } primește { some-items }.
event-lost = { $seat } primește cu { some-items } mai puțin: rezerva este goală.
event-bonus = Bonus pentru { $seat } ({ $trigger }):{ gained-items }.
event-urbanized = { $seat } construiește clădirea { $tile } la { $cell }.
event-token = Litera { $card } se mută la { $cell }.
event-returned = { $seat } primește { $resources ->
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
} înapoi{ $points ->
    [0] { "" }
    [one] , plus { $points } punct
    [few] , plus { $points } puncte
   *[other] , plus { $points } de puncte
}.
event-paid = { $seat } plătește { $points ->
    [0] { "" }
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " și " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
}.
event-built = { $seat } construiește clădirea { $tile } la { $cell } ({ $height ->
    [one] { $height } etaj
    [few] { $height } etaje
   *[other] { $height } de etaje
}).
event-kept = { $seat } păstrează cartea { $card }.
event-exhausted = Cartonașele s-au terminat pentru prima dată: fiecare poate returna câteva dintre ale sale.
event-gave_tile = { $seat } returnează cartonașul { $tile }.
event-gave_points = { $seat } primește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru cartonașe returnate.
event-refilled = Noua rezervă: { $tiles ->
    [one] { $tiles } cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
}.
event-flag_tiles = Cartonașele s-au terminat: jocul se încheie cu această rundă.
event-flag_resources = { $seat } și-a pus toate resursele în oraș: jocul se încheie cu această rundă.
event-hands_passed = Cărțile din mână trec cu un loc la stânga.
first-hands_passed = Cărțile nejucate trec la jucătorul din stânga.
first-kept = { event-kept }
first-urbanized = { $seat } extinde orașul.
first-cannot_pay = { $seat } nu poate plăti.
first-returned = { event-returned }
first-rebuilt = Pachetul se amestecă din nou.
event-passed = { $to_seat } primește de la { $from_seat }: { $card }.
event-hal_dealt = { $seat } primește o carte cu fața în jos.
event-hal_shows = { $seat } arată cartea { $card }.
event-hal_draws = { $seat } trage cartonașul { $tile }.
event-hal_second = { $seat } trage și cartea { $card }.
event-hal_points = { $seat } primește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru clădirile vecine.
event-hal_idle = { $seat } nu găsește niciun cartonaș și nu face nimic.
event-hal_short = { $seat } nu poate plăti { $resources ->
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
} (are { $has_resources }). Jocul s-a terminat.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat } primește trei personaje
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + { $tile }
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Runda { $round }
log-renewed = { $seat } ia o mână nouă
log-discarded = { "" }
log-rebuilt = Pachetul s-a terminat și se amestecă din nou: { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}{ $sites ->
    [0] { "" }
    [one] , dintre care { $sites } pentru o clădire nouă
    [few] , dintre care { $sites } pentru clădiri noi
   *[other] , dintre care { $sites } pentru clădiri noi
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } joacă cartea { $card }
log-showed_tile = { $seat } joacă cartea { $card } cu cartonașul { $tile }
log-fallback = , ia cartonașul înapoi
log-cannot_pay = , nu poate plăti
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , lipsă în rezervă: { some-items }
log-bonus = ; bonus:
log-urbanized = , extinde orașul
log-token = { "" }
log-returned = ({ $seat } primește { $resources ->
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
} înapoi{ $points ->
    [0] { "" }
    [one] , plus { $points } punct
    [few] , plus { $points } puncte
   *[other] , plus { $points } de puncte
})
log-paid = , plătește { $points ->
    [0] { "" }
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " și " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
}
log-built = , construiește etajul { $height }
log-kept = ; păstrează cartea
log-gave_tile = , returnează cartonașul { $tile }
log-gave_points = , +{ $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; cartonașele s-au terminat, această rundă este ultima
log-flag_resources = , și-a pus toate resursele în oraș: această rundă este ultima
log-hal_dealt = { "" }
log-hal_shows = { $seat } joacă cartea { $card }
log-hal_draws = , trage cartonașul { $tile }
log-hal_second = , trage și cartea { $card }
log-hal_points = , +{ $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru clădirile vecine
log-hal_idle = , nu găsește niciun cartonaș și nu face nimic

## The position

line-round = Runda { $round }, primul jucător: { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Cartonașe în rezervă: { $tiles }. Cărți în pachet: { $deck }, decartate: { $discard }.
line-exhausted = Cartonașele s-au terminat o dată.
line-discard = Cărți decartate: { $card }.
line-flag = Ultima rundă: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (a ales)
line-counts = Paravan: resurse { $resources }, cartonașe { $tiles }, puncte { $points }. Resurse în rezervă { $supply }, în oraș { $city }; jetoane de reînnoire { $renewals }.
line-counts_closed = Paravan închis. Resurse în rezervă { $supply }, în oraș { $city }; jetoane de reînnoire { $renewals }.
line-hal = Puncte { $points }. Resurse în rezervă { $supply }, în oraș { $city }.
line-hand = În mână: { $card }.
line-known_hand = Cărți cunoscute: { $card }.
line-own_tiles = Cartonașe: { $tile }.
line-known_tiles = Cartonașe cunoscute: { $tile }.
line-packet = Set: { $character }; la început{ start-items }; bonus{ bonus-items }.
line-drafted = Păstrate până acum: { $character }; la început{ start-items }; bonus{ bonus-items }.
line-giving = Se returnează: { $tile }.
line-characters = Personaje: { $character }.
line-kept = Cărți păstrate: { $tile }.
line-bonus = Bonus ({ $trigger }): resurse { $resources }, cartonașe { $tiles }, puncte { $points }.
line-face_down = O carte stă cu fața în jos.
line-face_down_tile = O carte stă cu fața în jos, cu un cartonaș.
line-card = Joacă cartea { $card }.
line-card_tile = Joacă cartea { $card } cu cartonașul { $tile }.

## The score sheet

score-screen = Puncte adunate în timpul jocului
score-resources_on = Cărți pentru resurse pe o culoare
score-low_buildings = Cărți pentru clădiri joase
score-high_buildings = Cărți pentru clădiri înalte
score-bonus_cards = Cărți pentru bonusuri
score-cards = Cărți pentru o culoare
score-flat = Cărți de nouă puncte
score-renewals = Jetoane de reînnoire
score-districts = Cartiere
# The collected points are a part of it.
unit-points = { $over ->
    [0] dacă s-ar încheia acum
   *[other] în total
}
figure-cards = păstrate
figure-tokens = jetoane
ending-tiles = Cartonașele s-au terminat.
ending-resources = Un jucător și-a pus toate resursele în oraș.
ending-hal_out = Hal nu mai are resurse.
ending-hal_short = Hal nu își poate plăti clădirea.
ending-rounds = Ultima rundă s-a terminat.

## Things

trigger-exploit = numai cartea
trigger-urbanize = extindere
trigger-construct = supraetajare
character-technician_exploit_1 = biotehnician (numai cartea)
character-technician_exploit_2 = biotehnician (numai cartea)
character-technician_exploit_3 = biotehnician (numai cartea)
character-technician_exploit_4 = biotehnician (numai cartea)
character-technician_urbanize_1 = biotehnician (extindere)
character-technician_urbanize_2 = biotehnician (extindere)
character-technician_urbanize_3 = biotehnician (extindere)
character-technician_urbanize_4 = biotehnician (extindere)
character-technician_construct_1 = biotehnician (supraetajare)
character-technician_construct_2 = biotehnician (supraetajare)
character-technician_construct_3 = biotehnician (supraetajare)
character-technician_construct_4 = biotehnician (supraetajare)
character-engineer_exploit_1 = bioinginer (numai cartea)
character-engineer_exploit_2 = bioinginer (numai cartea)
character-engineer_exploit_3 = bioinginer (numai cartea)
character-engineer_urbanize_1 = bioinginer (extindere)
character-engineer_urbanize_2 = bioinginer (extindere)
character-engineer_urbanize_3 = bioinginer (extindere)
character-engineer_construct_1 = bioinginer (supraetajare)
character-engineer_construct_2 = bioinginer (supraetajare)
character-engineer_construct_3 = bioinginer (supraetajare)
character-planner_exploit_1 = biourbanist (numai cartea)
character-planner_exploit_2 = biourbanist (numai cartea)
character-planner_urbanize_1 = biourbanist (extindere)
character-planner_urbanize_2 = biourbanist (extindere)
character-planner_construct_1 = biourbanist (supraetajare)
character-planner_construct_2 = biourbanist (supraetajare)
tile-R1 = roșu 1
tile-R2 = roșu 2
tile-R3 = roșu 3
tile-R4 = roșu 4
tile-R5 = roșu 5
tile-R6 = roșu 6
tile-R7 = roșu 7
tile-R8 = roșu 8
tile-R9 = roșu 9
tile-R10 = roșu 10
tile-R11 = roșu 11
tile-R12 = roșu 12
tile-R13 = roșu 13
tile-R14 = roșu 14
tile-R15 = roșu 15
tile-R16 = roșu 16
tile-R17 = roșu 17
tile-R18 = roșu 18
tile-R19 = roșu 19
tile-R20 = roșu 20
tile-B1 = albastru 1
tile-B2 = albastru 2
tile-B3 = albastru 3
tile-B4 = albastru 4
tile-B5 = albastru 5
tile-B6 = albastru 6
tile-B7 = albastru 7
tile-B8 = albastru 8
tile-B9 = albastru 9
tile-B10 = albastru 10
tile-B11 = albastru 11
tile-B12 = albastru 12
tile-B13 = albastru 13
tile-B14 = albastru 14
tile-B15 = albastru 15
tile-B16 = albastru 16
tile-B17 = albastru 17
tile-B18 = albastru 18
tile-B19 = albastru 19
tile-B20 = albastru 20
tile-Y1 = galben 1
tile-Y2 = galben 2
tile-Y3 = galben 3
tile-Y4 = galben 4
tile-Y5 = galben 5
tile-Y6 = galben 6
tile-Y7 = galben 7
tile-Y8 = galben 8
tile-Y9 = galben 9
tile-Y10 = galben 10
tile-Y11 = galben 11
tile-Y12 = galben 12
tile-Y13 = galben 13
tile-Y14 = galben 14
tile-Y15 = galben 15
tile-Y16 = galben 16
tile-Y17 = galben 17
tile-Y18 = galben 18
tile-Y19 = galben 19
tile-Y20 = galben 20
card-R1 = roșu 1
card-R2 = roșu 2
card-R3 = roșu 3
card-R4 = roșu 4
card-R5 = roșu 5
card-R6 = roșu 6
card-R7 = roșu 7
card-R8 = roșu 8
card-R9 = roșu 9
card-R10 = roșu 10
card-R11 = roșu 11
card-R12 = roșu 12
card-R13 = roșu 13
card-R14 = roșu 14
card-R15 = roșu 15
card-R16 = roșu 16
card-R17 = roșu 17
card-R18 = roșu 18
card-R19 = roșu 19
card-R20 = roșu 20
card-B1 = albastru 1
card-B2 = albastru 2
card-B3 = albastru 3
card-B4 = albastru 4
card-B5 = albastru 5
card-B6 = albastru 6
card-B7 = albastru 7
card-B8 = albastru 8
card-B9 = albastru 9
card-B10 = albastru 10
card-B11 = albastru 11
card-B12 = albastru 12
card-B13 = albastru 13
card-B14 = albastru 14
card-B15 = albastru 15
card-B16 = albastru 16
card-B17 = albastru 17
card-B18 = albastru 18
card-B19 = albastru 19
card-B20 = albastru 20
card-Y1 = galben 1
card-Y2 = galben 2
card-Y3 = galben 3
card-Y4 = galben 4
card-Y5 = galben 5
card-Y6 = galben 6
card-Y7 = galben 7
card-Y8 = galben 8
card-Y9 = galben 9
card-Y10 = galben 10
card-Y11 = galben 11
card-Y12 = galben 12
card-Y13 = galben 13
card-Y14 = galben 14
card-Y15 = galben 15
card-Y16 = galben 16
card-Y17 = galben 17
card-Y18 = galben 18
card-Y19 = galben 19
card-Y20 = galben 20

## Board

virtual-player = Hal
board-hand = Mâna ta
board-hand-of = Mâna: { $name }
board-screen = Paravanul tău
board-screen-named = Paravan: { $name }
board-screen-of = Paravan
board-tiles = Cartonașe
board-no-tiles = Nu ai cartonașe: le aduc clădirile albastre, literele și bonusurile.
board-bonuses = Bonusuri
board-kept = Cărți păstrate
board-known = Ce se știe despre mână și cartonașe
board-buildings = Clădiri: { $count }
board-nothing = nimic
board-now = acum
board-round = Runda { $round }
board-tiles-left = cartonașe
board-deck = pachet
board-discard = decartate
board-deck-help = Cărți în pachet: { $count }. Când se termină, cărțile decartate se amestecă împreună cu cele ale clădirilor noi.
board-discard-help = Vezi cărțile decartate și ce nu s-a văzut încă
board-discard-count = Cărți decartate: { $count }
board-components = Componentele: { $what }.
board-unseen-cards = Cărți nevăzute, în pachet sau în mâinile altora: { $count }
board-unseen-tiles = Cartonașe nevăzute (în rezervă, în spatele paravanelor sau scoase din joc): { $count }
board-returned-tiles = Cartonașe returnate
board-exhausted = (s-au terminat o dată; când se termină din nou, se încheie jocul)
board-exhausted-for-good = (s-au terminat: jocul se încheie cu această rundă)
board-districts = cartiere
board-districts-help = Arată cartierele: două sau mai multe clădiri alăturate de aceeași culoare. Cine are acolo cele mai multe resurse primește un punct pentru fiecare resursă din cartier, iar al doilea, un punct pentru fiecare resursă a sa.
board-district-place = { $name }: { $points }
board-district-R = cartierul roșu
board-district-B = cartierul albastru
board-district-Y = cartierul galben
board-district-size = Clădiri: { $buildings }. Resurse: { $total }.
board-place-alone = { $name }: nimeni altcineva nu are resurse aici, deci fiecare se numără de două ori: 2 × { $total } = { $points }
board-place-first = { $name }: cele mai multe resurse ({ $resources }), deci un punct pentru fiecare resursă din cartier: { $points }
board-place-second = { $name }: locul al doilea, deci un punct pentru fiecare resursă proprie: { $points }
board-place-third = { $name }: resurse { $resources }, niciun punct
board-place-tie = Resurse egale: decide clădirea mai înaltă, apoi numărul mai mare din vârful ei.
board-won-alone = { $district }: 2 × { $total }, nimeni altcineva acolo
board-won-first = { $district }: { $points }, cele mai multe resurse
board-won-second = { $district }: { $points }, locul al doilea
board-plays = Ce tocmai s-a jucat
board-last-round = Ultima rundă
board-token = Litera { $letter }: aici orașul poate crește
board-height = { $height ->
    [one] { $height } etaj
    [few] { $height } etaje
   *[other] { $height } de etaje
}
board-ownerless = a nimănui
board-owned = { $name }
board-site = șantier: cartea clădirii nu este încă în joc
board-first = Primul jucător
board-chosen = a ales
board-face-down-card = O carte cu fața în jos
board-face-down-tile = Un cartonaș cu fața în jos
board-closed-resource = Resurse: în spatele unui paravan închis
board-closed-tile = Cartonașe: în spatele unui paravan închis
board-closed-point = Puncte: în spatele unui paravan închis
board-count-resource = { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}
board-count-tile = { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
board-count-point = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
board-has-resource = Resurse în spatele paravanului: { $count }
board-has-tile = Cartonașe în spatele paravanului: { $count }
board-has-point = Puncte adunate (în spatele paravanului): { $count }
board-all-points = Dacă jocul s-ar încheia acum: { $points }
board-then-resource = resurse { $now } → { $then }
board-then-tile = cartonașe { $now } → { $then }
board-then-point = puncte { $now } → { $then }
board-then-score = dacă s-ar încheia acum: { $now } → { $then }
board-score-stays = dacă s-ar încheia acum: tot { $now }
board-in-city = Resurse în oraș: { $count } din { $all }
board-supply-own = Resurse în rezervă: { $count }
board-supply-tiles = Cartonașe în rezervă: { $count }
board-renewals = Jetoane de reînnoire: { $count }
board-renew = Mână nouă (rămase: { $count })
board-renew-price = −2 puncte la sfârșit
board-renew-help = Renunță la un jeton de reînnoire ca să schimbi pe loc toate cele patru cărți. Toată lumea va ști; ceilalți își păstrează alegerea. Jetoanele nefolosite valorează câte 2 puncte.
board-say-renew = Iei o mână nouă?
board-do-renew = Ia-o
board-keep-hand = Păstrează cărțile
board-renewed = { $name } ia o mână nouă
board-pick-card = Alege o carte
board-pick-card-help = Fără cartonaș, cartea îți aduce ce arată; cu un cartonaș, construiești.
board-left = Cartonașe rămase: { $tiles }. Cărți în pachet: { $cards }.
board-add-tile = sau alege un cartonaș și construiește
board-wait = Cărțile tale
board-cards-of = Cărțile: { $name }
board-others-choose = Ceilalți încă aleg.
board-chose-renew = Iei o mână nouă
board-played = s-a jucat
board-alone = Numai cartea
board-do-exploit = Joacă numai cartea
board-do-urbanize = Extinde
board-do-construct = Supraetajează
board-do-anyway = Încearcă să construiești
board-say-letter = Numai cartea { $letter }: o resursă sau un cartonaș
board-say-exploit = Folosește { $card }
board-say-urbanize = { $tile } în locul literei { $letter }
board-say-construct = Etajul { $height } pe { $card }: { $tile }
board-say-dear = { $tile } revine la tine
board-dear-unless = dacă nu poți plăti nici în tura ta
board-lacks-points = { $numbers }: cu { $count } mai mic, costă { $count ->
    [one] { $count } punct adunat
    [few] { $count } puncte adunate
   *[other] { $count } de puncte adunate
}, ai { $has }
board-lacks-resources = îți trebuie { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}, ai { $has }
board-you-get = primești
board-you-place = pui
board-place-help = Pe o clădire stau atâtea resurse ale tale câte etaje are.
board-around = în jur
board-around-help = Fiecare clădire de lângă cea nouă dă, pentru fiecare etaj, ce produce culoarea ei: o resursă, un cartonaș sau un punct.
board-other-colour = altă culoare
board-colour-help = Un cartonaș de altă culoare decât cel de dedesubt costă o resursă în plus.
board-lower = număr mai mic
board-lower-help = Un număr mai mic peste unul mai mare costă diferența în puncte.
board-you-get-back = primești înapoi
board-gets-back = { $name } primește resursele înapoi și câte un punct pentru fiecare
board-bonus = bonus
board-to-come = apoi:
board-you-keep = păstrezi
board-keep-short = păstrezi:
board-new-bonus = bonus nou:
board-new-plot = extindere
board-floor = etajul { $height }
board-discarded-after = apoi decartată
board-label-letter = Litera { $letter }. Numai cartea: o resursă sau un cartonaș. Cu un cartonaș: o clădire nouă în locul ei.
board-label-card = { $card }. Numai cartea: { $items }. Cu un cartonaș: etajul { $height }, iar tu păstrezi cartea ({ $kept })
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = ori de câte ori joci o carte fără cartonaș
board-when-urbanize = ori de câte ori extinzi orașul
board-when-construct = ori de câte ori supraetajezi
board-colour-R = roșii
board-colour-B = albastre
board-colour-Y = galbene
board-goal-resources_on = la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru fiecare resursă a ta de pe clădirile { $of }
board-goal-low_buildings = la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru fiecare clădire a ta cu 1 sau 2 etaje
board-goal-high_buildings = la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru fiecare clădire a ta cu 3 sau mai multe etaje
board-goal-bonus_cards = la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru fiecare carte a ta care dă un bonus { $of }
board-goal-cards = la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru fiecare dintre cărțile tale { $of }
board-goal-flat = la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
board-lane-exploit = Numai cartea
board-lane-urbanize = Extindere
board-lane-construct = Supraetajare
board-lane-end = La sfârșit
board-short-exploit = singură
board-short-urbanize = extindere
board-short-construct = etaj nou
board-short-end = la sfârșit
board-worth-now = Valorează acum: { $points }
board-take = Ce iei din rezervă?
board-take-resource = pentru clădiri
board-take-tile = ca să construiești
board-move-token = Unde merge acum litera { $letter }?
board-move-token-help = Clădirea nouă a luat locul literei. Alege o celulă liberă lângă clădire: acolo orașul poate crește mai târziu.
board-do-token = Mută litera aici
board-at-N = la nord de { $tile }
board-at-E = la est de { $tile }
board-at-S = la sud de { $tile }
board-at-W = la vest de { $tile }
board-at-letter-N = la nord de litera { $letter }
board-at-letter-E = la est de litera { $letter }
board-at-letter-S = la sud de litera { $letter }
board-at-letter-W = la vest de litera { $letter }
board-token-to = Litera { $letter } merge { $where }
board-blocked = Litera { $letter } nu are loc
board-blocked-help = Ordinea literelor în jurul orașului nu se schimbă. Alege ce litere fac loc.
board-blocked-cells = Merge mai departe pe margine. Alege o celulă.
board-push-forward = Împinge { $letters } în sens orar
board-push-backward = Împinge { $letters } în sens antiorar
board-return = Cartonașele s-au terminat: returnezi câteva de-ale tale?
board-return-help = Câte un punct pentru fiecare. Cartonașele returnate devin noua rezervă; când se termină și ea, jocul se încheie.
board-return-done = Returnează { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
board-return-none = Păstrează tot
board-returned = { $tile } se returnează
board-draft = Personajul { $pick } din 3: păstrează unul, { $pick ->
    [3] celălalt iese din joc
   *[other] dă celelalte mai departe
}
board-draft-help = Vezi ce aduce fiecare personaj la început și ce îți dă apoi la un anumit fel de acțiune.
board-draft-keep = Păstrează: { $character }
board-draft-kept = Păstrate
board-do-draft = Păstrează
board-starts = la început
board-technician = Biotehnician
board-engineer = Bioinginer
board-planner = Biourbanist
board-label-character = { $name }. La început: { $start }. Apoi: { $bonus }
term-screen = puncte pe loc
term-screen_later = puncte mai târziu
term-districts = cartiere
term-end_cards = cărți de final
reason-screen = Aduce pe loc { $worth } în plus.
reason-screen_later = Mai târziu în joc vei aduna { $worth } în plus.
reason-districts = Cartierele tale vor aduce la sfârșit { $worth } în plus.
reason-renewals = Vei avea mai multe jetoane de reînnoire, adică { $worth }.
reason-end_cards = Cărțile tale de final vor aduce { $worth } în plus.
reason-rival-renew = Vei juca și vei da mai departe alte cărți. { $players ->
    [2] Adversarul
   *[other] Cel mai puternic adversar
} va avea la sfârșit, probabil, cu { $worth } mai puțin.

## What things on the board are

what-table = Masa
what-city = Orașul
what-building = Clădire
what-letter = Literă
what-district = Cartiere
what-card = Carte din mână
what-tile = Cartonaș
what-hand = Mână
what-resources = Resurse
what-tiles = Cartonașe
what-points = Puncte
what-kept = Carte păstrată
what-lane = Bonus
what-character = Personaj
what-renewal = Mână nouă
what-first = Primul jucător
what-plays = Ce s-a jucat
what-supply = Cartonașe rămase
what-deck = Pachet
what-discard = Cărți decartate
what-round = Rundă
what-last_round = Ultima rundă
what-hal = Hal
