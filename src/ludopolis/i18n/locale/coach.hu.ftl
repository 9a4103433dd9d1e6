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
    [0] Nézem a játszmát
   *[other] Ennyiszer néztem meg minden döntést: { $rounds }
}
analysis-who = Játékos
analysis-sum-share = Győzelmi esély, %
analysis-sum-points = Előny
analysis-sum-alone = Eredmény
analysis-start = Kezdet
analysis-luck = Szerencse
analysis-decisions = Döntések
analysis-rivals = Ellenfelek
analysis-unforeseeable = Előre nem látható
analysis-result = Eredmény
analysis-adjusted = Szerencse nélkül
analysis-curve-share = Győzelmi esély
analysis-curve-points = Várható eredmény
analysis-heading-bars = Szerencse és döntések
analysis-heading-turning = Fordulópontok
analysis-turning-draw = { $n }. bejegyzés, húzás: { $told }
analysis-turning-turn = { $n }. bejegyzés, { $told }
analysis-dealt = A kezdeti osztás, az első lépés előtt.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = { $decisions } döntés számít: durva hiba { $blunders }, hiba { $mistakes }, pontatlanság { $inaccuracies }.
analysis-class-blunder = Durva hiba ?? ({ $n }. bejegyzés)
analysis-class-mistake = Hiba ? ({ $n }. bejegyzés)
analysis-class-inaccuracy = Pontatlanság ?! ({ $n }. bejegyzés)
analysis-cost = Ára: { $share } győzelmi esély, { $points }.
analysis-cost-points = Ára: { $points }.
analysis-played = Ez történt: { $turn }
analysis-better = Jobb lett volna: { $turn }
analysis-goes-on = { $turn }; aztán meglátjuk
analysis-line = Ezután várható: { $moves }
analysis-line-likely = Ezután ez a legvalószínűbb (esélye { $share }): { $moves }
analysis-heading = Elemzés
analysis-working = Az edző nézi a játszmát…
analysis-none-dear = Egyetlen döntés sem került sokba.
analysis-ask-again = Megkérdezem újra
analysis-picture = A görbe mentése képként
analysis-print = Nyomtatás
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = húzási szerencse
analysis-whose = Kinek a döntései?
analysis-word-blunder = Durva hiba
analysis-word-mistake = Hiba
analysis-word-inaccuracy = Pontatlanság
analysis-you-played = Te ezt lépted
analysis-name-played = { $name } ezt lépte
analysis-better-turn = Jobb lett volna
analysis-then = aztán meglátjuk
analysis-given-up = A veszteség körülbelül
term-rival-of = amit { $players ->
    [2] { $rival }
   *[other] a legerősebb ellenfél
} veszít
analysis-try = Új próba
analysis-play-on = Innen folytatom
analysis-bars-help = { $players ->
    [1] A kezdet, a szerencse, a döntések és az előre nem látható dolgok együtt adják ki az eredményt.
   *[other] A kezdet, a szerencse, a döntések, az ellenfelek és az előre nem látható dolgok együtt adják ki az eredményt.
} A döntéseket a megtalált legjobbakhoz mérjük.
analysis-grade-of = { $name } játékereje
analysis-try-title = Most mit lépnél?
analysis-try-help = Az asztal úgy, ahogy { $name } látta. Játszd végig a teljes kört.
analysis-judging = Az edző gondolkodik…
analysis-verdict-found = Ez az
analysis-verdict-good = Jó, de…
analysis-verdict-again = Még nem
analysis-verdict-found-help = Olyan jó, mint a legjobb lépés, amelyet az edző talált.
analysis-verdict-good-help = Sokkal jobb, mint a játszmában. A legjobb lépés még többet ér (a különbség { $worth }):
analysis-verdict-again-help = A legjobb lépés ennyivel többet ér: { $worth }.
analysis-again = Visszaveszem
analysis-next = Tovább
analysis-back = Elemzés
analysis-hints = Tippek
analysis-hint-number = { $number }. tipp
analysis-hint-open = Megnyitás
analysis-hint-term = Gondolj erre: { $term }.
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
analysis-variation-screen = Mindenki ezen a képernyőn
analysis-variation-level = A botok ereje
analysis-variation-hidden = { $name } azt tudja, amit akkor tudott. Minden más rejtett dolgot újraosztunk, és azt is, ami ezután jön.
analysis-variation-open = Ami ezután jön, azt újraosztjuk.

### Az első mondat, amennyire az edző tudja az okát.

opening-cost-in = Drága lépések: { $count } ({ $several ->
    [1] { $rounds }. forduló
   *[other] fordulók: { $rounds }
}), a veszteség körülbelül { $amount }.
opening-cost = Drága lépések: { $count }, a veszteség körülbelül { $amount }.
opening-moments = { $count } lépés rontotta a győzelmi esélyt.
opening-nothing-dear = Egyetlen lépés sem került többe ennél: { $amount }.
opening-name-cost-in = { $name } drága lépései: { $count } ({ $several ->
    [1] { $rounds }. forduló
   *[other] fordulók: { $rounds }
}), a veszteség körülbelül { $amount }.
opening-name-cost = { $name } drága lépései: { $count }, a veszteség körülbelül { $amount }.
opening-name-moments = { $name }: { $count } lépés rontotta a győzelmi esélyt.
opening-name-nothing-dear = { $name } egyetlen lépése sem került többe ennél: { $amount }.
opening-luck-took = A balszerencse ennyit vitt el: { $amount }.
opening-luck-gave = A szerencse ennyit hozott: { $amount }.
opening-luck-even = A szerencse kiegyenlített volt.
opening-early-lost-in = A játszma { $round }. fordulójában már minden eldőlt; ami utána jött, nem változtathatott rajta.
opening-early-lost = Korán eldőlt minden; ami utána jött, már nem változtathatott rajta.
opening-early-won-in = A játszma { $round }. fordulójától biztos volt a győzelem.
opening-early-won = Korán biztos volt a győzelem.
opening-hints-some = Tipp alapján tett lépések: { $advised } / { $turns }; egyiket sem rovom fel senkinek.
opening-hints-all = Minden lépés az én tippem volt; a hibákért én felelek.
opening-stand-in = Bot lépései: { $turns }; csak a többit elemzem.
opening-before = A legtöbbet rontó lépés előtt a győzelmi esély { $share } volt.
analysis-moments = Pillanatok, amelyeket érdemes újrajátszani
analysis-moment = { $number }. pillanat
analysis-round = { $round }. forduló
analysis-show = Mutasd
analysis-nothing-to-try = Nincs mit újra megpróbálni. Nézd meg a játszmát, vagy játssz még egyet.
analysis-all-figures = Minden szám
analysis-revised = Ez tipp volt. Tovább gondolkodva most ezt javasolnám: { $turn }. Az én hibám, nem a tiéd.
analysis-few-decisions = Túl kevés a saját döntés a pontosság méréséhez: legalább öt kell.
analysis-accuracy-about = Pontosság { $share }, plusz-mínusz { $error }.
analysis-accuracy-help = Pontosság: mennyire közelítették meg a lépések a legjobbakat, a legrosszabbtól a legjobbig tartó skálán.
analysis-grade-later = A játékerő öt játszma után látszik; egyetlen játszma keveset mond.
analysis-grade-games = Ebből a fajtából elemzett játszmáid: { $games }.
analysis-grade = Játékerő: { $grade }.
analysis-grade-between = Játékerő: { $grade }, valahol e kettő között: { $low } és { $high }.
analysis-says-little = Egy játszma keveset árul el arról, ki milyen jól játszik.
analysis-luck-help = Szerencse: ami jött, ahhoz képest, amire számítani lehetett.
analysis-decisions-help = Döntések: a saját lépések a megtalált legjobbakhoz képest.
analysis-rivals-help = Ellenfelek: amit mások adtak vagy elvettek olyan lépésekkel, amelyek nem a legjobbak voltak.
analysis-unforeseeable-help = Előre nem látható: rejtett lapok, egyszerre hozott döntések és a becslés hibája.

## Feladványok

puzzle-title = Találd meg a legjobb lépést
puzzle-found = Ez az
puzzle-good = Jó, de nem a legjobb
puzzle-again = Még nem
puzzle-costs = A legjobb lépés ennyivel többet ér: { $worth }.
puzzle-tries = { $tries ->
    [one] Elsőre megvan.
   *[other] { $tries } próbálkozásra megvan.
}
puzzle-shown = Csak a megoldás megnézése után lett meg.
puzzle-tally = { $tried } játékos közül { $found } találta meg.
puzzle-hint = Tipp
puzzle-hint-deep = Több lépéssel előre kell gondolkodni.
puzzle-back = Visszaveszem
puzzle-else = Mást próbálok
puzzle-next = Következő feladvány
puzzle-all = Minden feladvány
puzzle-send = Feladvány elküldése
puzzle-why-not = Miért nem a többi?
puzzle-meter = A próbád { $now }, a legjobb { $best }
puzzle-meter-now = a próbád, { $chance }
puzzle-meter-best = a legjobb, { $chance }
puzzle-own = Feladványok ebből a játszmából
