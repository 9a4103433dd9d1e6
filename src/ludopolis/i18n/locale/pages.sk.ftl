## My games: words of pages that the server draws. No table loads them.

mine-title = Moje partie
mine-all = Všetky moje partie
mine-yours = Ste na ťahu
mine-waiting = Čaká sa
mine-over = Dohrané
mine-waits = na ťahu: { $names }
mine-not-begun = ešte sa nezačala
mine-begin = všetci sú pri stole: začnite
mine-since = už { $time }
mine-play = Hrať
mine-look = Pozrieť
mine-fresh = nové
mine-more = Všetky partie
mine-leave = { $game }: odobrať zo zoznamu
mine-place = miesto { $place } / { $count }
mine-today = dnes
mine-yesterday = včera
mine-mode-alone = sólo
mine-mode-bots = proti botom
mine-mode-people = s ľuďmi
mine-empty = Zatiaľ žiadne partie. Vyberte si hru.
mine-none = Teraz tu nič nie je.
mine-how = Ako sa darilo
mine-device = na tomto zariadení
mine-which = Ktorá hra
mine-none-counted = Tu sa započíta vaša prvá dohraná partia.
mine-games = { $count ->
    [one] partia
    [few] partie
    [many] partie
   *[other] partií
}
mine-games-head = partie
mine-wins = vyhrané
mine-average = priemer
mine-best = rekord
mine-chart = Výsledky
mine-chart-won = výhra
mine-chart-lost = bez výhry
mine-chart-mean = priemer z 5
mine-chart-best = rekord { $points }
mine-chart-about = Výsledky za { $count } { $count ->
    [one] partiu
    [few] partie
    [many] partie
   *[other] partií
}, rekord { $best }, priemer { $average }
mine-modes = Ako ste hrali
mine-parts = Z čoho sa skladajú výsledky
mine-against = Súper
mine-score = skóre
mine-streak-won = { $count ->
    [one] posledná partia: výhra
    [few] { $count } výhry po sebe
    [many] { $count } výhry po sebe
   *[other] { $count } výhier po sebe
}
mine-streak-lost = { $count ->
    [one] posledná partia: prehra
    [few] { $count } prehry po sebe
    [many] { $count } prehry po sebe
   *[other] { $count } prehier po sebe
}
mine-profile = Vy
mine-name = Vaše meno
mine-name-help = Ponúkne sa pri stoloch, ktoré založíte alebo ku ktorým si sadnete.
mine-colour = Vaša farba
mine-colour-help = Máte ju pri stoloch, ktoré založíte.
mine-colour-none = ako to vyjde
mine-colour-1 = modrá
mine-colour-2 = oranžová
mine-colour-3 = zelená
mine-colour-4 = ružová
mine-colour-5 = žltá
mine-save = Uložiť
mine-saved = Uložené
mine-move = Na iné zariadenie
mine-move-help = Na druhom zariadení otvorte túto stránku a zadajte kód alebo ho naskenujte. Vaše miesta a história sa presunú tam; na tomto zariadení už nebudú.
mine-move-code = Kód
mine-move-where = Zadajte ho na adrese { $address }
mine-move-holds = { $minutes ->
    [one] Dá sa použiť raz, do minúty.
    [few] Dá sa použiť raz, do { $minutes } minút.
    [many] Dá sa použiť raz, do { $minutes } minúty.
   *[other] Dá sa použiť raz, do { $minutes } minút.
}
mine-export = Exportovať
mine-delete = Zmazať
mine-delete-title = Zmazať o mne všetko?
mine-delete-what = Vaše meno zmizne zo všetkých stolov, miesta pri rozohraných stoloch sa uvoľnia a vaša história, výsledky rozdaní a upozornenia sa zmažú. Odohrané partie zostanú, bez vášho mena. Vrátiť sa to nedá.
mine-delete-yes = Zmazať všetko
mine-code-title = Presunúť sem
mine-code-help = Zadajte kód, ktorý ukazuje vaše druhé zariadenie. Jeho miesta a história sa presunú na toto zariadenie.
mine-code-go = Presunúť sem
mine-code-link = Mám kód
you-won = Vyhrali ste o { $points }
you-won-tie = Rovnosť: { $points }; výhra je vaša
you-shared = Rovnosť: { $points }; o výhru sa delíte vy a { $names }
you-lost = Prehrali ste o { $points }
you-lost-tie = Rovnosť: { $points }; výhra: { $names }
you-place = Vaše miesto: { $place } / { $count }, na čele { $names } (náskok { $points })

## Open tables on the home page

listed-title = Otvorené stoly
listed-help = sadnúť si môže ktokoľvek
listed-free = { $count ->
    [one] jedno miesto je voľné
    [few] { $count } miesta sú voľné
    [many] { $count } miesta je voľné
   *[other] { $count } miest je voľných
}
listed-by = hostiteľ: { $name }
listed-sit = Sadnúť si

## A table before its game begins

room-not-begun = pred začiatkom
room-free = Voľné
room-you = vy
room-sat-down = { $name } si sadá k stolu
room-left = { $name } odchádza od stola
room-waiting = { $count ->
    [one] Čaká sa ešte na { $count } hráča
    [few] Čaká sa ešte na { $count } hráčov
    [many] Čaká sa ešte na { $count } hráča
   *[other] Čaká sa ešte na { $count } hráčov
}
room-all = Všetky miesta sú obsadené
room-dealt = Pred začiatkom partie sa nič nerozdáva, takže nikto nepríde o prvý ťah.
room-host-begins = Partiu spustí { $name }.
room-begin = Začať partiu
room-begin-open = Začať hneď
room-begin-open-help = Voľné miesta zostanú otvorené: priatelia si môžu sadnúť aj neskôr.
room-begin-bots = { $count ->
    [one] Posadiť bota a začať
    [few] Posadiť botov a začať
    [many] Posadiť botov a začať
   *[other] Posadiť botov a začať
}
room-leave = Odísť od stola
room-cancel = Zrušiť stôl
room-cancel-help = Stôl zmizne pre všetkých. Zatiaľ sa nič neodohralo.
room-gone = Tento stôl bol zrušený pred začiatkom partie.

## Refusals

why-wrong-code = Tento kód (už) neplatí. Vytvorte si nový na druhom zariadení.
why-too-many-codes = Za krátky čas ste vyskúšali veľa kódov. Počkajte, prosím, pár minút a skúste to znova.
why-too-many-new-codes = Za krátky čas vzniklo veľa kódov. Počkajte, prosím, pár minút a skúste to znova.
why-listing-off = Tento stôl sa na úvodnej stránke ukázať nedá.

offline-title = Bez pripojenia
offline-text = Server nie je dostupný. Vaše stoly sú v bezpečí a nič sa nestratilo.
offline-again = Skúsiť hneď
offline-by-itself = Len čo sa spojenie vráti, stránka bude pokračovať sama.
offline-kept = Uložené v tomto zariadení
offline-rules = pravidlá s obrázkami
offline-needs = Potrebuje pripojenie
offline-tables = Stoly
offline-tables-why = hrá sa na serveri, s ľuďmi aj botmi
offline-lessons = Lekcie, úlohy, rozdania a tréner
offline-lessons-why = potrebujú server
door-lot = Voľné
door-nobody = Tu zatiaľ nič nestojí
door-tables = Nehľadali ste niektorý z týchto stolov?
door-fell = Niečo spadlo zo stola
door-again = Skúsiť znova
why-server-failed = Na serveri sa niečo pokazilo. Je to naša chyba a vaše partie sú v bezpečí.
install-title = Ludopolis na ploche
install-text = Otvára sa ako aplikácia a dá vedieť, keď ste na ťahu. Bez účtu. Neskôr to nájdete v Mojich partiách.
install-yes = Nainštalovať
install-no = Teraz nie

## The deal of the day and duels

deal-title = Rozdanie dňa
deal-list = Rozdania tohto dňa
deal-way-table = { $count } pri stole
deal-way-solo = sólo
deal-about-solo = Každý hrá sám, s rovnakými kartami.
deal-about-table = { $count ->
    [one] Proti jednému botovi ({ $level }). Každý sedí na mieste { $seat }.
    [few] Proti { $count } botom ({ $level }). Každý sedí na mieste { $seat }.
    [many] Proti { $count } botom ({ $level }). Každý sedí na mieste { $seat }.
   *[other] Proti { $count } botom ({ $level }). Každý sedí na mieste { $seat }.
}
deal-count = { $count ->
    [one] Hral zatiaľ jeden človek.
    [few] Hrali zatiaľ { $count } ľudia.
    [many] Hralo zatiaľ { $count } človeka.
   *[other] Hralo zatiaľ { $count } ľudí.
}
deal-place = miesto { $place } / { $count }
deal-your-try = váš pokus
deal-played = zahrané
deal-running = pokračovať
deal-to-play = zahrať
deal-resigned = vzdané
deal-first = Najprv hrajte, potom sa pozerajte
deal-go-on = Vaša partia čaká
deal-late = Tento deň sa už skončil
deal-rule = Počíta sa prvý pokus. Výsledky a partie ostatných uvidíte, keď dohráte; potom môžete toto rozdanie hrať, koľkokrát chcete.
deal-rule-late = Toto rozdanie ešte môžete hrať, ale výsledok sa už s ostatnými neporovnáva.
deal-begin = Hrať
deal-continue = Pokračovať
deal-again = Zahrať ešte raz
deal-analyse = Rozobrať moju partiu
deal-have-played = Už majú odohrané:
deal-results = Dnešné výsledky
deal-results-then = Výsledky toho dňa
deal-which = Ktorý pokus
deal-by-first = prvý
deal-by-best = najlepší
deal-you = { $name } (vy)
deal-replay = Prezrieť
deal-why-seen = Výsledky a partie ostatných vidíte, lebo ste už hrali.
deal-nobody = Zatiaľ nikto nehral.
deal-nobody-then = V ten deň toto rozdanie nikto nehral.
deal-month-before = Predchádzajúci mesiac
deal-month-after = Ďalší mesiac
deal-day-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
deal-key-played = zahrané
deal-key-top = medzi prvými troma
deal-streak = { $count ->
    [one] jeden deň
    [few] { $count } dni po sebe
    [many] { $count } dňa po sebe
   *[other] { $count } dní po sebe
}
duel-title = Súboj cez odkaz
duel-you = Vy
duel-same = rovnaké karty, rovnakí boti
duel-same-solo = rovnaké karty
duel-playing = ešte hrá
duel-make = Vytvoriť odkaz
duel-link = Odkaz na súboj
duel-help = Kto ho otvorí, dostane presne toto rozdanie a prípadne aj rovnakých botov na rovnakých miestach. Váš výsledok zostane skrytý, kým súper nedohrá.
duel-from = { $name } vás vyzýva na súboj:
duel-yours = Váš súboj:
duel-rule = { $name } už má toto rozdanie zahrané. Dostanete rovnaké karty a prípadne aj rovnakých botov na rovnakých miestach. Oba výsledky sa ukážu, keď dohráte.
duel-accept = Prijať a hrať
duel-waiting = Váš výsledok: { $points }; odkaz zatiaľ nikto neotvoril.
duel-both = Obe partie vedľa seba
duel-replay-of = Prezrieť: { $name }
duel-day = Výsledky rozdania tohto dňa
duel-steps = Ťahy
duel-turn-before = Predchádzajúci ťah
duel-turn-after = Ďalší ťah
duel-whose = Čia partia

## Domovská stránka a rozdanie dňa

home-tables = Vaše stoly
home-none-running = Nemáte žiadnu rozohranú partiu.
home-last = Posledné partie
deal-words-table = Rovnaké karty pre všetkých. Sedíte na { $seat ->
    [1] prvom mieste
    [2] druhom mieste
    [3] treťom mieste
   *[other] mieste { $seat }
} a hráte proti { $count ->
    [1] jednému botovi
    [2] dvom botom
   *[other] { $count } botom
}.
deal-words-solo = Rovnaké karty pre všetkých. Hráte sólo.
deal-words-once = Partia trvá { $length }; počíta sa prvý pokus.
deal-play-today = Hrať dnešné rozdanie
deal-see-result = K výsledkom
deal-ends = Dnešné rozdanie sa počíta do { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. Dnes je to prvý výsledok.
deal-late-house = Dom za ten deň aj tak dostanete.
deal-others = Ďalšie hry toho istého dňa
deal-friends = S kým ste hrali
deal-everybody = Všetci
deal-send = Poslať výsledok
deal-send-help = O kartách neprezradí nič.
deal-send-picture = Poslať obrázok
deal-send-text = Kopírovať ako text
deal-key-park = vynechaný deň
street-title = Vaša ulica
street-first = Váš prvý dom
street-free = Dnešná parcela je voľná.
street-back = Vitajte späť. Vo vašom meste: { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}. Dnešná parcela je voľná.
street-houses = Vo vašom meste: { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}
street-park = Z vynechaného dňa sa stane park.
street-tomorrow = Zajtra: { $game }
street-lot-park = park
street-lot-free = voľná
mine-not-counted = Nepočíta sa
mine-bot-finished = dohral ju bot
mine-other-try = ďalší pokus o to isté rozdanie
mine-played-on = pokračovanie od určitej pozície
mine-chart-later = Graf pribudne s treťou partiou.
mine-coach = Čo videl tréner
mine-coach-games = rozobraté partie: { $count }
mine-coach-good = Darí sa vám: { $names }. Žiadny ťah vás tam nestál veľa.
mine-coach-dear = Najviac strácate tu: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Vaše údaje
## Hádanky

puzzles-title = Úlohy
puzzles-lead = Pozície z partií Majstrov. Bez hodín a bez hodnotenia.
puzzles-honest = Úloha vzniká len tam, kde je jeden ťah zreteľne lepší než všetky ostatné.
puzzles-find = Nájdite najlepší ťah
puzzles-solve = Vyriešiť
puzzles-of = { $game }: úlohy
puzzles-progress = Vyriešené { $found } / { $count }
puzzles-new = nová
puzzles-tried = nevyriešená
puzzles-found = vyriešená
puzzles-none = Zatiaľ žiadne úlohy.
puzzles-difficulty = Obťažnosť { $level } z 5
puzzles-today = Dnešná úloha
puzzles-tally = Úspešných riešiteľov: { $found } / { $tried }
puzzle-number = Úloha { $number } / { $count }
puzzle-kind-purchase = Nákup
puzzle-kind-place = Správne miesto
puzzle-kind-closing = Uzavretie alebo splnenie
puzzle-kind-ending = Koncovka
puzzle-kind-blocking = Blokovanie súpera
puzzles-own = Z vašich partií
puzzles-own-lead = Tieto úlohy vidíte len vy.
puzzles-own-day = Z vašej partie { $day }
puzzles-deal = Z rozdania { $day }
puzzles-due = Ešte neprezreté partie: { $count }
puzzles-look = Nájsť úlohy
puzzles-searching = Prezeráme vaše partie. Potrvá to minútu alebo dve…
puzzles-own-none = V prezretých partiách nebol žiadny ťah zreteľne lepší než všetky ostatné.
