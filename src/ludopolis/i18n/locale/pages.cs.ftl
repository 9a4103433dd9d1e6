## My games: words of pages that the server draws. No table loads them.

mine-title = Moje partie
mine-all = Všechny moje partie
mine-yours = Jste na tahu
mine-waiting = Čeká se
mine-over = Dohrané
mine-waits = na tahu: { $names }
mine-not-begun = ještě nezačala
mine-begin = všichni jsou u stolu: začněte
mine-since = už { $time }
mine-play = Hrát
mine-look = Otevřít
mine-fresh = nové
mine-more = Všechny partie
mine-leave = { $game }: odebrat ze seznamu
mine-place = pořadí { $place } / { $count }
mine-today = dnes
mine-yesterday = včera
mine-mode-alone = sólo
mine-mode-bots = proti botům
mine-mode-people = s lidmi
mine-empty = Zatím žádné partie. Vyberte si hru.
mine-none = Teď tu nic není.
mine-how = Jak to šlo
mine-device = na tomto zařízení
mine-which = Která hra
mine-none-counted = Tady se započítá vaše první dohraná partie.
mine-games = { $count ->
    [one] partie
    [few] partie
    [many] partie
   *[other] partií
}
mine-games-head = partie
mine-wins = vyhráno
mine-average = průměr
mine-best = rekord
mine-chart = Výsledky
mine-chart-won = výhra
mine-chart-lost = bez výhry
mine-chart-mean = průměr 5 partií
mine-chart-best = rekord { $points }
mine-chart-about = Výsledky za { $count } { $count ->
    [one] partii
    [few] partie
    [many] partie
   *[other] partií
}, rekord { $best }, průměr { $average }
mine-modes = Jak hrajete
mine-parts = Z čeho se výsledky skládají
mine-against = Soupeř
mine-score = skóre
mine-streak-won = { $count ->
    [one] výhra v poslední partii
    [few] { $count } výhry v řadě
    [many] { $count } výhry v řadě
   *[other] { $count } výher v řadě
}
mine-streak-lost = { $count ->
    [one] prohra v poslední partii
    [few] { $count } prohry v řadě
    [many] { $count } prohry v řadě
   *[other] { $count } proher v řadě
}
mine-profile = Vy
mine-name = Vaše jméno
mine-name-help = Nabídne se u stolů, které založíte nebo ke kterým přisednete.
mine-colour = Vaše barva
mine-colour-help = Máte ji u stolů, které založíte.
mine-colour-none = jak to vyjde
mine-colour-1 = modrá
mine-colour-2 = oranžová
mine-colour-3 = zelená
mine-colour-4 = růžová
mine-colour-5 = žlutá
mine-save = Uložit
mine-saved = Uloženo
mine-move = Na jiné zařízení
mine-move-help = Na druhém zařízení otevřete tyto stránky a zadejte kód, nebo ho naskenujte. Vaše místa a historie přejdou tam; na tomto zařízení už nebudou.
mine-move-code = Kód
mine-move-where = Zadejte ho na adrese { $address }
mine-move-holds = { $minutes ->
    [one] Lze ho použít jednou, do minuty.
    [few] Lze ho použít jednou, do { $minutes } minut.
    [many] Lze ho použít jednou, do { $minutes } minuty.
   *[other] Lze ho použít jednou, do { $minutes } minut.
}
mine-export = Exportovat
mine-delete = Smazat
mine-delete-title = Smazat o mně všechno?
mine-delete-what = Vaše jméno zmizí ze všech stolů, místa u rozehraných stolů se uvolní a vaše historie, výsledky rozdání a oznámení se smažou. Odehrané partie zůstanou, ale bez vašeho jména. Vzít zpět to nejde.
mine-delete-yes = Smazat všechno
mine-code-title = Přenést sem
mine-code-help = Zadejte kód, který ukazuje vaše druhé zařízení. Jeho místa a historie přejdou na toto zařízení.
mine-code-go = Přenést sem
mine-code-link = Mám kód
you-won = Výhra o { $points }
you-won-tie = Shoda: { $points }; vítězství je vaše
you-shared = Shoda: { $points }; o vítězství se dělíte vy a { $names }
you-lost = Prohra o { $points }
you-lost-tie = Shoda: { $points }; vyhrává { $names }
you-place = Vaše pořadí: { $place } / { $count }, v čele { $names } (náskok { $points })

## Open tables on the home page

listed-title = Otevřené stoly
listed-help = přisednout může kdokoli
listed-free = { $count ->
    [one] jedno místo je volné
    [few] { $count } místa jsou volná
    [many] { $count } místa je volné
   *[other] { $count } míst je volných
}
listed-by = hostitel: { $name }
listed-sit = Přisednout

## A table before its game begins

room-not-begun = před začátkem
room-free = Volno
room-you = vy
room-sat-down = { $name } si sedá ke stolu
room-left = { $name } odchází od stolu
room-waiting = { $count ->
    [one] Čeká se ještě na { $count } hráče
    [few] Čeká se ještě na { $count } hráče
    [many] Čeká se ještě na { $count } hráče
   *[other] Čeká se ještě na { $count } hráčů
}
room-all = Všechna místa jsou obsazená
room-dealt = Před začátkem partie se nic nerozdává, takže nikdo nepřijde o první tah.
room-host-begins = Partii spustí { $name }.
room-begin = Zahájit partii
room-begin-open = Začít hned
room-begin-open-help = Volná místa zůstanou otevřená: přátelé si mohou sednout i později.
room-begin-bots = { $count ->
    [one] Přidat bota a začít
    [few] Přidat boty a začít
    [many] Přidat boty a začít
   *[other] Přidat boty a začít
}
room-leave = Odejít od stolu
room-cancel = Zrušit stůl
room-cancel-help = Stůl zmizí pro všechny. Zatím se nic neodehrálo.
room-gone = Tento stůl byl zrušen před začátkem partie.

## Refusals

why-wrong-code = Tento kód není správný, nebo už neplatí. Vytvořte na druhém zařízení nový.
why-too-many-codes = Na tak krátkou dobu je to hodně kódů. Počkejte prosím pár minut a zkuste to znovu.
why-too-many-new-codes = Během krátké doby vzniklo mnoho kódů. Počkejte pár minut a zkuste to znovu.
why-listing-off = Tento stůl na úvodní stránce ukázat nejde.

offline-title = Bez připojení
offline-text = Server není dostupný. Vaše stoly jsou v bezpečí a nic se neztratilo.
offline-again = Zkusit hned
offline-by-itself = Jakmile se spojení obnoví, stránka bude pokračovat sama.
offline-kept = Uloženo v tomto zařízení
offline-rules = pravidla s obrázky
offline-needs = Potřebuje připojení
offline-tables = Stoly
offline-tables-why = hraje se na serveru, s lidmi i boty
offline-lessons = Lekce, úlohy, rozdání a trenér
offline-lessons-why = potřebují odpovědi serveru
door-lot = Volno
door-nobody = Tady zatím nic nestojí
door-tables = Nehledáte některý z těchto stolů?
door-fell = Něco spadlo ze stolu
door-again = Zkusit znovu
why-server-failed = Na serveru se něco pokazilo. Je to naše chyba a vaše partie jsou v bezpečí.
install-title = Ludopolis na ploše
install-text = Otevírá se jako aplikace a dá vědět, když jste na tahu. Bez účtu. Nainstalovat lze i později v Mých partiích.
install-yes = Nainstalovat
install-no = Teď ne

## The deal of the day and duels

deal-title = Rozdání dne
deal-list = Rozdání tohoto dne
deal-way-table = { $count } u stolu
deal-way-solo = sólo
deal-about-solo = Každý hraje sám, se stejnými kartami.
deal-about-table = { $count ->
    [one] Proti jednomu botovi ({ $level }). Všichni mají místo { $seat }.
    [few] Proti { $count } botům ({ $level }). Všichni mají místo { $seat }.
    [many] Proti { $count } botům ({ $level }). Všichni mají místo { $seat }.
   *[other] Proti { $count } botům ({ $level }). Všichni mají místo { $seat }.
}
deal-count = { $count ->
    [one] Hrál zatím jeden člověk.
    [few] Hráli zatím { $count } lidé.
    [many] Hrálo zatím { $count } člověka.
   *[other] Hrálo zatím { $count } lidí.
}
deal-place = pořadí { $place } / { $count }
deal-your-try = váš pokus
deal-played = zahráno
deal-running = pokračovat
deal-to-play = zahrát
deal-resigned = vzdáno
deal-first = Nejdřív hrajte, pak se dívejte
deal-go-on = Vaše partie čeká
deal-late = Tento den už skončil
deal-rule = Počítá se první pokus. Výsledky a partie ostatních uvidíte, až dohrajete; pak můžete toto rozdání hrát, kolikrát chcete.
deal-rule-late = Toto rozdání ještě můžete hrát, ale výsledek se už s ostatními nesrovnává.
deal-begin = Hrát
deal-continue = Pokračovat
deal-again = Zahrát ještě jednou
deal-analyse = Rozebrat mou partii
deal-have-played = Už mají odehráno:
deal-results = Dnešní výsledky
deal-results-then = Výsledky toho dne
deal-which = Který pokus
deal-by-first = první
deal-by-best = nejlepší
deal-you = { $name } (vy)
deal-replay = Přehrát
deal-why-seen = Výsledky a partie ostatních vidíte, protože už máte odehráno.
deal-nobody = Zatím nikdo nehrál.
deal-nobody-then = Toto rozdání ten den nikdo nehrál.
deal-month-before = Předchozí měsíc
deal-month-after = Další měsíc
deal-day-games = { $count ->
    [one] jedna partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
deal-key-played = zahráno
deal-key-top = mezi prvními třemi
deal-streak = { $count ->
    [one] jeden den
    [few] { $count } dny v řadě
    [many] { $count } dne v řadě
   *[other] { $count } dní v řadě
}
duel-title = Souboj přes odkaz
duel-you = Vy
duel-same = stejné karty, stejní boti
duel-same-solo = stejné karty
duel-playing = ještě hraje
duel-make = Vytvořit odkaz
duel-link = Odkaz na souboj
duel-help = Kdo odkaz otevře, dostane přesně toto rozdání, případně i stejné boty na stejných místech. Váš výsledek zůstane skrytý, dokud soupeř nedohraje.
duel-from = { $name } vás vyzývá na souboj:
duel-yours = Váš souboj:
duel-rule = { $name } už toto rozdání má zahrané. Dostanete stejné karty, případně i stejné boty na stejných místech. Oba výsledky se ukážou, až dohrajete.
duel-accept = Přijmout a hrát
duel-waiting = Váš výsledek: { $points }; odkaz zatím nikdo neotevřel.
duel-both = Obě partie vedle sebe
duel-replay-of = Přehrát: { $name }
duel-day = Výsledky rozdání tohoto dne
duel-steps = Tahy
duel-turn-before = Předchozí tah
duel-turn-after = Další tah
duel-whose = Čí partie

## Domovská stránka a rozdání dne

home-tables = Vaše stoly
home-none-running = Nemáte žádnou rozehranou partii.
home-last = Poslední partie
deal-words-table = Stejné karty pro všechny. Sedíte na { $seat ->
    [1] prvním místě
    [2] druhém místě
    [3] třetím místě
   *[other] místě { $seat }
}, proti { $count ->
    [1] jednomu botovi
    [2] dvěma botům
   *[other] { $count } botům
}.
deal-words-solo = Stejné karty pro všechny. Hrajete sólo.
deal-words-once = Partie trvá { $length }; počítá se první pokus.
deal-play-today = Hrát dnešní rozdání
deal-see-result = K výsledkům
deal-ends = Dnešní rozdání se počítá do { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. Dnes je to první výsledek.
deal-late-house = Dům za ten den přesto dostanete.
deal-others = Další hry téhož dne
deal-friends = Vaši spoluhráči
deal-everybody = Všichni
deal-send = Poslat výsledek
deal-send-help = O kartách neprozradí nic.
deal-send-picture = Poslat obrázek
deal-send-text = Kopírovat jako text
deal-key-park = den bez hry
street-title = Vaše ulice
street-first = Váš první dům
street-free = Dnešní parcela je volná.
street-back = Vítejte zpět. Ve vašem městě { $count ->
    [one] stojí jeden dům
    [few] stojí { $count } domy
    [many] stojí { $count } domu
   *[other] stojí { $count } domů
}. Dnešní parcela je volná.
street-houses = { $count ->
    [one] { $count } dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
} ve vašem městě
street-park = Ze dne bez hry se stane park.
street-tomorrow = Zítra: { $game }
street-lot-park = park
street-lot-free = volno
mine-not-counted = Nepočítá se
mine-bot-finished = dohrál ji bot
mine-other-try = další pokus se stejným rozdáním
mine-played-on = pokračování od určité pozice
mine-chart-later = Graf přibude se třetí partií.
mine-coach = Co viděl trenér
mine-coach-games = rozebrané partie: { $count }
mine-coach-good = Daří se vám: { $names }. Žádný tah vás tam nestál mnoho.
mine-coach-dear = Nejvíc ztrácíte tady: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Vaše data
## Hádanky

puzzles-title = Úlohy
puzzles-lead = Pozice z partií Mistrů. Bez hodin a bez hodnocení.
puzzles-honest = Úloha vzniká jen tam, kde je jeden tah zřetelně lepší než všechny ostatní.
puzzles-find = Najděte nejlepší tah
puzzles-solve = Vyřešit
puzzles-of = { $game }: úlohy
puzzles-progress = Nalezeno { $found } / { $count }
puzzles-new = nová
puzzles-tried = rozehraná
puzzles-found = vyřešená
puzzles-none = Zatím žádné úlohy.
puzzles-difficulty = Obtížnost { $level } z 5
puzzles-today = Dnešní úloha
puzzles-tally = Úspěšných řešitelů: { $found } / { $tried }
puzzle-number = Úloha { $number } / { $count }
puzzle-kind-purchase = Nákup
puzzle-kind-place = Správné místo
puzzle-kind-closing = Uzavření nebo splnění
puzzle-kind-ending = Koncovka
puzzle-kind-blocking = Blokování soupeře
puzzles-own = Z vašich partií
puzzles-own-lead = Tyto úlohy vidíte jen vy.
puzzles-own-day = Z vaší partie { $day }
puzzles-deal = Z rozdání { $day }
puzzles-due = Ještě neprohlédnuté partie: { $count }
puzzles-look = Najít úlohy
puzzles-searching = Procházíme vaše partie. Potrvá to minutu nebo dvě…
puzzles-own-none = V prohlédnutých partiích nebyl žádný tah zřetelně lepší než všechny ostatní.
