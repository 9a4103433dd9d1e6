### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] Első pillantás: a döntések még nincsenek értékelve.
    [one] Egy menetben átnézve, értékelte: { $judge }.
   *[other] { $rounds } menetben átnézve, értékelte: { $judge }.
}
analysis-judge-network = egy hálózat, amely sok játszmából tanult
analysis-judge-hand = a játék saját ökölszabályai
analysis-progress = { $rounds ->
    [0] A játszma átnézése
    [one] Egy menet kész
   *[other] { $rounds } menet kész
}
analysis-who = Játékos
analysis-sum-share = Győzelmi esély, %
analysis-sum-points = Pontelőny
analysis-sum-alone = Pontok
analysis-start = Kezdet
analysis-luck = Szerencse
analysis-decisions = Döntések
analysis-rivals = Ellenfelek
analysis-unforeseeable = Előre nem látható
analysis-result = Eredmény
analysis-adjusted = Szerencse nélkül
analysis-curve-share = Győzelmi esély
analysis-curve-points = Várható pontok
analysis-heading-bars = Szerencse és döntések
analysis-heading-turning = Fordulópontok
analysis-turning-draw = { $n }. bejegyzés, húzás: { $told }
analysis-turning-turn = { $n }. bejegyzés, { $told }
analysis-dealt = A kezdeti osztás, az első lépés előtt.
analysis-change = { $name } { $before } → { $after }
analysis-classes = { $decisions } döntés számít: durva hiba { $blunders }, hiba { $mistakes }, pontatlanság { $inaccuracies }.
analysis-accuracy = Pontosság: { $share }.
analysis-no-accuracy = Nem volt tétje semminek.
analysis-grade = Játékerő: { $grade }.
analysis-grade-between = Játékerő: { $grade }, valahol e kettő között: { $low } és { $high }.
analysis-no-grade = A játékerőhöz kevés az adat.
analysis-class-blunder = Durva hiba ?? ({ $n }. bejegyzés)
analysis-class-mistake = Hiba ? ({ $n }. bejegyzés)
analysis-class-inaccuracy = Pontatlanság ?! ({ $n }. bejegyzés)
analysis-cost = Ára: { $share } győzelmi esély, { $points }.
analysis-cost-points = Ára: { $points }.
analysis-played = Ez történt: { $turn }
analysis-better = Jobb: { $turn }
analysis-goes-on = { $turn }; aztán meglátjuk
analysis-line = Ezután várható: { $moves }
analysis-line-likely = Ezután ez a legvalószínűbb (esélye { $share }): { $moves }
analysis-says-little = Egy játszma keveset árul el arról, ki milyen jól játszik.
analysis-heading = Elemzés
analysis-working = Az edző nézi a játszmát…
analysis-may-change = Első pillantás, még változhat
analysis-none-dear = Egyetlen döntés sem került sokba.
analysis-not-yet = A döntéseket mindjárt értékeljük.
analysis-ask-again = Megkérdezem újra
analysis-picture = A görbe mentése képként
analysis-print = Nyomtatás
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = húzási szerencse
analysis-dearest = A három legdrágább döntés
analysis-whose = Kinek a döntései?
analysis-word-blunder = Durva hiba
analysis-word-mistake = Hiba
analysis-word-inaccuracy = Pontatlanság
analysis-you-played = Te ezt lépted
analysis-name-played = { $name } ezt lépte
analysis-better-turn = Jobb
analysis-then = aztán meglátjuk
analysis-given-up = Elveszett, körülbelül
analysis-try = Új próba
analysis-play-on = Innen folytatom
analysis-turning-number = { $number }. fordulópont / { $count }
analysis-turning-back = Előző fordulópont
analysis-turning-on = Következő fordulópont
analysis-kind-draw = húzás
analysis-kind-turn = döntés
analysis-bars-help = { $players ->
    [1] A kezdet, a szerencse, a döntések és az előre nem látható dolgok együtt adják ki az eredményt.
   *[other] A kezdet, a szerencse, a döntések, az ellenfelek és az előre nem látható dolgok együtt adják ki az eredményt.
} A döntéseket a megtalált legjobbakhoz mérjük.
analysis-grade-of = { $name } játékereje
analysis-try-title = Most mit lépnél?
analysis-try-help = Az asztal úgy, ahogy { $name } látta. Lépd meg a teljes kört.
analysis-judging = Az edző gondolkodik…
analysis-verdict-found = Ez az
analysis-verdict-good = Jó, de…
analysis-verdict-again = Még nem
analysis-verdict-found-help = Olyan jó, mint a legjobb lépés, amelyet az edző talált.
analysis-verdict-good-help = Sokkal jobb, mint a játszmában. A legjobb lépés még ennyivel többet ér ({ $worth }):
analysis-verdict-again-help = A legjobb lépés ennyivel többet ér: { $worth }.
analysis-again = Visszaveszem
analysis-next = Tovább
analysis-back = Elemzés
analysis-hints = Tippek
analysis-hint-number = { $number }. tipp
analysis-hint-open = Megnyitás
analysis-hint-term = Erről van szó: { $term }.
analysis-hint-move = Ezzel kezdődik: { $move }.
analysis-show-turn = A legjobb lépés
analysis-tries = A próbáid
analysis-in-game = A játszmában
analysis-meter = Ez a lépés { $now }, a legjobb { $best }
analysis-variation-help = Ebből az állásból új asztal indul. Ez egy változat, az eredményeidbe nem számít bele.
analysis-variation-seat = A helyed
analysis-variation-with = Ki játszik még?
analysis-variation-bots = Botok
analysis-variation-friends = Barátok linkkel
analysis-variation-screen = Mind ezen a képernyőn
analysis-variation-level = A botok ereje
analysis-variation-hidden = { $name } azt tudja, amit akkor tudott. Minden más rejtett dolgot újraosztunk, és azt is, ami ezután jön.
analysis-variation-open = Ami ezután jön, azt újraosztjuk.
