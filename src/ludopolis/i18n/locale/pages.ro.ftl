## My games: words of pages that the server draws. No table loads them.

mine-title = Partidele mele
mine-all = Toate partidele mele
mine-yours = E tura ta
mine-waiting = În așteptare
mine-over = Terminate
mine-waits = la mutare: { $names }
mine-not-begun = încă nu a început
mine-begin = toți sunt la masă: începe
mine-since = de { $time }
mine-play = Joacă
mine-look = Vezi
mine-fresh = nou
mine-more = Toate partidele
mine-leave = { $game }: scoate din listă
mine-place = locul { $place } din { $count }
mine-today = azi
mine-yesterday = ieri
mine-mode-alone = solo
mine-mode-bots = cu boți
mine-mode-people = cu oameni
mine-empty = Încă nicio partidă. Alege un joc.
mine-none = Acum nu este nimic aici.
mine-how = Cum a mers
mine-device = pe acest dispozitiv
mine-which = Ce joc
mine-none-counted = Aici va apărea prima ta partidă terminată.
mine-games = { $count ->
    [one] partidă
    [few] partide
   *[other] partide
}
mine-games-head = partide
mine-wins = câștigate
mine-average = medie
mine-best = record
mine-chart = Rezultate
mine-chart-won = victorie
mine-chart-lost = fără victorie
mine-chart-mean = media ultimelor 5
mine-chart-best = record { $points }
mine-chart-about = Rezultate din { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
}, record { $best }, medie { $average }
mine-modes = Cum ai jucat
mine-parts = De unde vin rezultatele
mine-against = Adversar
mine-score = scor
mine-streak-won = { $count ->
    [one] victorie în ultima partidă
    [few] { $count } victorii la rând
   *[other] { $count } de victorii la rând
}
mine-streak-lost = { $count ->
    [one] înfrângere în ultima partidă
    [few] { $count } înfrângeri la rând
   *[other] { $count } de înfrângeri la rând
}
mine-profile = Tu
mine-name = Numele tău
mine-name-help = Îți este propus la mesele noi.
mine-colour = Culoarea ta
mine-colour-help = O ai la mesele pe care le deschizi.
mine-colour-none = oricare
mine-colour-1 = albastru
mine-colour-2 = portocaliu
mine-colour-3 = verde
mine-colour-4 = roz
mine-colour-5 = galben
mine-save = Salvează
mine-saved = Salvat
mine-move = Mută pe alt dispozitiv
mine-move-help = Pe celălalt dispozitiv, deschide acest site și scrie codul sau scanează-l. Locurile și istoricul tău se mută acolo și dispar de pe acest dispozitiv.
mine-move-code = Cod
mine-move-where = Scrie-l la { $address }
mine-move-holds = { $minutes ->
    [one] Se poate folosi o singură dată, în următorul minut.
    [few] Se poate folosi o singură dată, în următoarele { $minutes } minute.
   *[other] Se poate folosi o singură dată, în următoarele { $minutes } de minute.
}
mine-export = Exportă
mine-delete = Șterge
mine-delete-title = Ștergi toate datele tale?
mine-delete-what = Numele tău dispare de la toate mesele, locurile de la mesele în curs se eliberează, iar istoricul, rezultatele (provocările zilei, dueluri) și notificările se șterg. Ce s-a jucat rămâne, fără numele tău. Ștergerea nu se poate anula.
mine-delete-yes = Șterge tot
mine-code-title = Mută aici
mine-code-help = Scrie codul arătat de celălalt dispozitiv. Locurile și istoricul lui se mută pe acesta.
mine-code-go = Mută aici
mine-code-link = Am un cod
you-won = Ai câștigat, +{ $points }
you-won-tie = Egalitate la { $points }, iar victoria e a ta
you-shared = Egalitate la { $points }. Împărțiți victoria: tu și { $names }
you-lost = Ai pierdut, −{ $points }
you-lost-tie = Egalitate la { $points }. Câștigă { $names }
you-place = Locul tău: { $place } din { $count }, −{ $points } față de { $names }

## Open tables on the home page

listed-title = Mese deschise
listed-help = se poate așeza oricine
listed-free = { $count ->
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
listed-by = gazdă: { $name }
listed-sit = Așază-te

## A table before its game begins

room-not-begun = neîncepută
room-free = Liber
room-you = tu
room-sat-down = { $name } s-a așezat la masă
room-left = { $name } a plecat de la masă
room-waiting = { $count ->
    [one] Mai așteptăm { $count } jucător
    [few] Mai așteptăm { $count } jucători
   *[other] Mai așteptăm { $count } de jucători
}
room-all = Toate locurile sunt ocupate
room-dealt = Nimic nu se împarte înainte de început, deci nimeni nu pierde prima tură.
room-host-begins = Partida o pornește { $name }.
room-begin = Începe partida
room-begin-open = Începe acum
room-begin-open-help = Locurile libere rămân deschise: prietenii se pot așeza și mai târziu.
room-begin-bots = { $count ->
    [one] Adaugă un bot și începe
    [few] Adaugă boți și începe
   *[other] Adaugă boți și începe
}
room-leave = Pleacă de la masă
room-cancel = Strânge masa
room-cancel-help = Masa dispare pentru toți. Încă nu s-a jucat nimic.
room-gone = Această masă a fost strânsă înainte de începutul partidei.

## Refusals

why-wrong-code = Acest cod nu (mai) funcționează. Creează unul nou pe celălalt dispozitiv.
why-too-many-codes = Ai încercat multe coduri în scurt timp. Așteaptă câteva minute și încearcă din nou.
why-too-many-new-codes = Ai creat multe coduri în scurt timp. Așteaptă câteva minute și încearcă din nou.
why-listing-off = Această masă nu poate fi arătată pe pagina de start.

offline-title = Fără conexiune
offline-text = Serverul nu răspunde. Mesele tale sunt în siguranță și nu s-a pierdut nimic.
offline-again = Încearcă acum
offline-by-itself = Când revine conexiunea, pagina continuă singură.
offline-kept = Păstrat pe acest dispozitiv
offline-rules = regulile, cu imagini
offline-needs = Are nevoie de conexiune
offline-tables = Mesele
offline-tables-why = se joacă pe server, cu oameni și boți
offline-lessons = Lecțiile, problemele, provocările și antrenorul
offline-lessons-why = au nevoie de server
door-lot = Teren liber
door-nobody = Aici nu s-a construit încă nimic
door-tables = Căutai una dintre aceste mese?
door-fell = A căzut ceva de pe masă
door-again = Încearcă din nou
why-server-failed = Ceva n-a mers pe server. E vina noastră, iar partidele tale sunt în siguranță.
install-title = Ludopolis pe ecranul principal
install-text = Se deschide ca o aplicație și te anunță când e tura ta. Fără cont. Mai târziu găsești această opțiune la „Partidele mele”.
install-yes = Instalează
install-no = Nu acum

## The deal of the day and duels

deal-title = Provocarea zilei
deal-list = Provocările acestei zile
deal-way-table = { $count } la masă
deal-way-solo = solo
deal-about-solo = Fiecare joacă solo, cu aceleași cărți.
deal-about-table = { $count ->
    [one] Cu un bot ({ $level }). Toți joacă de pe locul { $seat }.
    [few] Cu { $count } boți ({ $level }). Toți joacă de pe locul { $seat }.
   *[other] Cu { $count } de boți ({ $level }). Toți joacă de pe locul { $seat }.
}
deal-count = { $count ->
    [one] A jucat o persoană.
    [few] Au jucat { $count } persoane.
   *[other] Au jucat { $count } de persoane.
}
deal-place = locul { $place } din { $count }
deal-your-try = încercarea ta
deal-played = jucată
deal-running = continuă
deal-to-play = joacă
deal-resigned = cedată
deal-first = Întâi joacă, apoi privește
deal-go-on = Partida ta te așteaptă
deal-late = Această zi a trecut
deal-rule = Contează prima ta încercare. Rezultatele și reluările celorlalți le vezi după ce ai jucat; apoi poți rejuca provocarea de câte ori vrei.
deal-rule-late = Mai poți juca această provocare, dar rezultatul nu se mai compară cu ale celorlalți.
deal-begin = Joacă
deal-continue = Continuă
deal-again = Joac-o din nou
deal-analyse = Analizează partida mea
deal-have-played = Au jucat deja:
deal-results = Rezultatele de azi
deal-results-then = Rezultatele acelei zile
deal-which = Ce încercare
deal-by-first = prima
deal-by-best = cea mai bună
deal-you = { $name } (tu)
deal-replay = Reluare
deal-why-seen = Vezi rezultatele și reluările celorlalți fiindcă ai jucat.
deal-nobody = Încă nu a jucat nimeni.
deal-nobody-then = În ziua aceea nu a jucat nimeni.
deal-month-before = Luna anterioară
deal-month-after = Luna următoare
deal-day-games = { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
deal-key-played = jucată
deal-key-top = pe primele trei locuri
deal-streak = { $count ->
    [one] o zi
    [few] { $count } zile la rând
   *[other] { $count } de zile la rând
}
duel-title = Duel prin link
duel-you = Tu
duel-same = aceleași cărți, aceiași boți
duel-same-solo = aceleași cărți
duel-playing = încă joacă
duel-make = Creează un link
duel-link = Linkul duelului
duel-help = Cine îl deschide primește exact aceste cărți, cu aceiași boți (dacă sunt) pe aceleași locuri. Rezultatul tău rămâne ascuns până când joacă și adversarul.
duel-from = { $name } te provoacă:
duel-yours = Duelul tău:
duel-rule = { $name } a jucat deja cu aceste cărți. Primești aceleași cărți și aceiași boți (dacă sunt) pe aceleași locuri. Ambele rezultate se arată după ce ai jucat.
duel-accept = Acceptă și joacă
duel-waiting = Rezultatul tău: { $points }. Încă nu a deschis nimeni linkul.
duel-both = Ambele partide, una lângă alta
duel-replay-of = Reluare: { $name }
duel-day = Rezultatele la provocarea acestei zile
duel-steps = Ture
duel-turn-before = Tura anterioară
duel-turn-after = Tura următoare
duel-whose = A cui e partida

## Pagina principală și partida zilei

home-tables = Mesele tale
home-none-running = Nu ai nicio partidă în curs.
home-last = Ultimele partide
deal-words-table = Aceleași cărți pentru toți. La masă ai { $seat ->
    [1] primul loc
    [2] al doilea loc
    [3] al treilea loc
   *[other] locul { $seat }
} și joci cu { $count ->
    [1] un bot
    [2] doi boți
   *[other] { $count } boți
}.
deal-words-solo = Aceleași cărți pentru toți. Joci solo.
deal-words-once = Durează { $length }; contează prima încercare.
deal-play-today = Joacă provocarea zilei
deal-see-result = Vezi rezultatele
deal-ends = Provocarea de azi contează până la { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. Este primul rezultat de azi.
deal-late-house = Primești totuși o casă pentru acea zi.
deal-others = Alte jocuri, aceeași zi
deal-friends = Oameni cu care ai jucat
deal-everybody = Toți
deal-send = Trimite rezultatul
deal-send-help = Rezultatul nu dezvăluie nimic despre cărți.
deal-send-picture = Trimite imaginea
deal-send-text = Copiază ca text
deal-key-park = o zi nejucată
street-title = Strada ta
street-first = Prima ta casă
street-free = Lotul de azi este liber.
street-back = Bine ai revenit. Orașul tău are { $count ->
    [one] o casă
    [few] { $count } case
   *[other] { $count } de case
}. Lotul de azi este liber.
street-houses = { $count ->
    [one] { $count } casă
    [few] { $count } case
   *[other] { $count } de case
} în orașul tău
street-park = O zi în care nu joci devine parc.
street-tomorrow = Mâine: { $game }
street-lot-park = parc
street-lot-free = liber
mine-not-counted = Nu se numără
mine-bot-finished = a terminat-o un bot
mine-other-try = încă o încercare la o provocare
mine-played-on = continuată dintr-o poziție
mine-chart-later = Graficul apare de la a treia partidă.
mine-coach = Ce a văzut antrenorul
mine-coach-games = partide analizate: { $count }
mine-coach-good = Te pricepi la: { $names }. Acolo nicio tură nu te-a costat mult.
mine-coach-dear = Te costă cel mai mult: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Datele tale
## Probleme

puzzles-title = Probleme
puzzles-lead = Poziții din partide ale Maeștrilor. Fără ceas, fără clasament.
puzzles-honest = O problemă se face numai acolo unde o tură e clar mai bună decât toate celelalte.
puzzles-find = Găsește cea mai bună tură
puzzles-solve = Rezolvă
puzzles-of = { $game }: probleme
puzzles-progress = Rezolvate { $found } din { $count }
puzzles-new = nouă
puzzles-tried = începută
puzzles-found = rezolvată
puzzles-none = Încă nu sunt probleme.
puzzles-difficulty = Dificultate { $level } din 5
puzzles-today = Problema zilei
puzzles-tally = Rezolvată de { $found } din { $tried }
puzzle-number = Problema { $number } din { $count }
puzzle-kind-purchase = O achiziție
puzzle-kind-place = Locul potrivit
puzzle-kind-closing = Ceva de închis sau de revendicat
puzzle-kind-ending = Un final
puzzle-kind-blocking = Blocarea adversarului
puzzles-own = Din partidele tale
puzzles-own-lead = Numai tu vezi aceste probleme.
puzzles-own-day = Din partida ta din { $day }
puzzles-deal = Din provocarea din { $day }
puzzles-due = Partide încă neverificate: { $count }
puzzles-look = Caută probleme
puzzles-searching = Ne uităm prin partidele tale. Durează un minut sau două…
puzzles-own-none = În partidele verificate, nicio tură n-a fost clar mai bună decât toate celelalte.
