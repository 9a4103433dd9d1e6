### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] První pohled: rozhodnutí ještě nejsou posouzená.
    [one] Rozebráno jednou, posuzuje { $judge }.
    [few] Rozebráno { $rounds }×, posuzuje { $judge }.
    [many] Rozebráno { $rounds }×, posuzuje { $judge }.
   *[other] Rozebráno { $rounds }×, posuzuje { $judge }.
}
analysis-judge-network = síť, která se učila z mnoha partií
analysis-judge-hand = sama hra podle svých zásad
analysis-progress = { $rounds ->
    [0] Dívám se na partii
    [one] Každé rozhodnutí posouzeno jednou
    [few] Každé rozhodnutí posouzeno { $rounds }×
    [many] Každé rozhodnutí posouzeno { $rounds }×
   *[other] Každé rozhodnutí posouzeno { $rounds }×
}
analysis-who = Hráč
analysis-sum-share = Šance na výhru, %
analysis-sum-points = Náskok
analysis-sum-alone = Výsledek
analysis-start = Začátek
analysis-luck = Štěstí
analysis-decisions = Rozhodnutí
analysis-rivals = Soupeři
analysis-unforeseeable = Nepředvídatelné
analysis-result = Výsledek
analysis-adjusted = Bez štěstí
analysis-curve-share = Šance na výhru
analysis-curve-points = Očekávaný výsledek
analysis-heading-bars = Štěstí a rozhodnutí
analysis-heading-turning = Zlomové okamžiky
analysis-turning-draw = Krok { $n }, přišlo: { $told }
analysis-turning-turn = Krok { $n }, { $told }
analysis-dealt = Úvodní rozdání, před prvním tahem.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = { $decisions ->
    [one] Jedno důležité rozhodnutí
    [few] { $decisions } důležitá rozhodnutí
    [many] { $decisions } důležitého rozhodnutí
   *[other] { $decisions } důležitých rozhodnutí
}: hrubé chyby { $blunders }, chyby { $mistakes }, nepřesnosti { $inaccuracies }.
analysis-class-blunder = Hrubá chyba ??, krok { $n }
analysis-class-mistake = Chyba ?, krok { $n }
analysis-class-inaccuracy = Nepřesnost ?!, krok { $n }
analysis-cost = Ztráta: { $share } šance na výhru, { $points }.
analysis-cost-points = Ztráta: { $points }.
analysis-played = Zahráno: { $turn }
analysis-better = Lépe: { $turn }
analysis-goes-on = { $turn }; pak se uvidí
analysis-line = Očekávané pokračování: { $moves }
analysis-line-likely = Potom nejspíš ({ $share } případů): { $moves }
analysis-heading = Rozbor
analysis-working = Trenér si partii prohlíží…
analysis-none-dear = Žádné rozhodnutí mnoho nestálo.
analysis-ask-again = Zeptat se znovu
analysis-picture = Uložit křivku jako obrázek
analysis-print = Tisk
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = štěstí při dobírání
analysis-whose = Čí rozhodnutí?
analysis-word-blunder = Hrubá chyba
analysis-word-mistake = Chyba
analysis-word-inaccuracy = Nepřesnost
analysis-you-played = Váš tah
analysis-name-played = Tah: { $name }
analysis-better-turn = Lepší
analysis-then = pak se uvidí
analysis-given-up = Ztráta asi
term-rival-of = kolik ztrácí { $players ->
    [2] { $rival }
   *[other] nejsilnější soupeř
}
analysis-try = Zkusit znovu
analysis-play-on = Hrát odtud dál
analysis-bars-help = { $players ->
    [1] Začátek, štěstí, rozhodnutí a to, co nikdo nemohl předvídat, dávají dohromady výsledek.
   *[other] Začátek, štěstí, rozhodnutí, soupeři a to, co nikdo nemohl předvídat, dávají dohromady výsledek.
} Rozhodnutí se srovnávají s nejlepšími nalezenými.
analysis-grade-of = Úroveň: { $name }
analysis-try-title = Co zahrajete teď?
analysis-try-help = Stůl, jak ho vidí { $name }. Vyberte celý tah.
analysis-judging = Trenér přemýšlí…
analysis-verdict-found = To je ono
analysis-verdict-good = Dobře, ale…
analysis-verdict-again = Ještě ne
analysis-verdict-found-help = Stejně dobré jako nejlepší tah, který trenér našel.
analysis-verdict-good-help = Mnohem lepší než tah v partii. Nejlepší tah dává ještě o { $worth } víc:
analysis-verdict-again-help = Nejlepší tah dává o { $worth } víc.
analysis-again = Vzít zpět
analysis-next = Dál
analysis-back = Rozbor
analysis-hints = Rady
analysis-hint-number = Rada { $number }
analysis-hint-open = Otevřít
analysis-hint-term = Jde o toto: { $term }.
analysis-hint-move = Začíná to takto: { $move }.
analysis-show-turn = Nejlepší tah
analysis-tries = Vaše pokusy
analysis-in-game = V partii
analysis-meter = Tento tah { $now }, nejlepší { $best }
analysis-variation-help = Od této pozice se bude hrát u nového stolu. Je to odbočka a do vašich výsledků se nepočítá.
analysis-variation-seat = Vaše místo
analysis-variation-with = Kdo ještě hraje?
analysis-variation-bots = Boti
analysis-variation-friends = Přátelé přes odkaz
analysis-variation-screen = Všichni na této obrazovce
analysis-variation-level = Jak hrají boti
analysis-variation-hidden = { $name } ví totéž co tehdy. Všechno ostatní, co bylo skryté, se rozdá znovu, stejně jako to, co teprve přijde.
analysis-variation-open = Co teprve přijde, se rozdá znovu.

### První věta, pokud trenér zná příčinu.

opening-cost-in = { $count ->
    [one] Jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
} v { $several ->
    [1] kole
   *[other] kolech
} { $rounds } { $count ->
    [one] stál
    [few] stály
    [many] stálo
   *[other] stálo
} asi { $amount }.
opening-cost = { $count ->
    [one] Jeden tah stál
    [few] { $count } tahy stály
    [many] { $count } tahu stálo
   *[other] { $count } tahů stálo
} asi { $amount }.
opening-moments = { $count ->
    [one] Jeden tah snížil
    [few] { $count } tahy snížily
    [many] { $count } tahu snížilo
   *[other] { $count } tahů snížilo
} šanci na výhru.
opening-nothing-dear = Žádný tah nestál víc než { $amount }.
opening-name-cost-in = { $name }: { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
} v { $several ->
    [1] kole
   *[other] kolech
} { $rounds } { $count ->
    [one] stál
    [few] stály
    [many] stálo
   *[other] stálo
} asi { $amount }.
opening-name-cost = { $name }: { $count ->
    [one] jeden tah stál
    [few] { $count } tahy stály
    [many] { $count } tahu stálo
   *[other] { $count } tahů stálo
} asi { $amount }.
opening-name-moments = { $name }: { $count ->
    [one] jeden tah snížil
    [few] { $count } tahy snížily
    [many] { $count } tahu snížilo
   *[other] { $count } tahů snížilo
} šanci na výhru.
opening-name-nothing-dear = { $name }: žádný tah nestál víc než { $amount }.
opening-luck-took = Smůla stála { $amount }.
opening-luck-gave = Štěstí přineslo { $amount }.
opening-luck-even = Štěstí bylo vyrovnané.
opening-early-lost-in = Rozhodnuto bylo nejpozději v kole { $round }; potom už se to zvrátit nedalo.
opening-early-lost = Rozhodlo se brzy; potom už se to zvrátit nedalo.
opening-early-won-in = Od kola { $round } byla výhra jistá.
opening-early-won = Výhra byla brzy jistá.
opening-hints-some = Tahy podle rady: { $advised } / { $turns }; žádný z nich nikomu nevyčítám.
opening-hints-all = Každý tah byl moje rada; za chyby odpovídám já.
opening-stand-in = Tahy, které zahrál bot: { $turns }; posuzují se jen ostatní.
opening-before = Před tahem, který stál nejvíc, byla šance na výhru { $share }.
analysis-moments = Situace, které stojí za druhý pokus
analysis-moment = Situace { $number }
analysis-round = Kolo { $round }
analysis-show = Ukázat
analysis-nothing-to-try = Není co zkoušet znovu. Prohlédněte si partii, nebo si zahrajte ještě jednou.
analysis-all-figures = Všechna čísla
analysis-revised = To byla moje rada, a tedy moje chyba, ne vaše. Po delším přemýšlení navrhuji: { $turn }.
analysis-few-decisions = Na měření přesnosti je rozhodnutí málo: potřeba jich je aspoň pět.
analysis-accuracy-about = Přesnost { $share }, plus minus { $error }.
analysis-accuracy-help = Přesnost: jak blízko byly tahy k nejlepším, na stupnici od nejhorších tahů po nejlepší.
analysis-grade-later = Úroveň hry se určí po pěti partiích; jedna říká málo.
analysis-grade-games = Vaše rozebrané partie tohoto druhu: { $games }.
analysis-grade = Úroveň hry: { $grade }.
analysis-grade-between = Úroveň hry: { $grade }, v rozmezí { $low } až { $high }.
analysis-says-little = Jedna partie o síle hry mnoho neřekne.
analysis-luck-help = Štěstí: co přišlo, ve srovnání s tím, co se dalo čekat.
analysis-decisions-help = Rozhodnutí: tahy hráče ve srovnání s nejlepšími nalezenými.
analysis-rivals-help = Soupeři: kolik hráč získal nebo ztratil, když ostatní nezahráli svůj nejlepší tah.
analysis-unforeseeable-help = Nepředvídatelné: skryté karty, tahy hrané současně a chyba odhadu.

## Puzzles

puzzle-title = Najděte nejlepší tah
puzzle-found = To je ono
puzzle-good = Dobré, ale ještě to není ono
puzzle-again = Ještě ne
puzzle-costs = Nejlepší tah vynese o { $worth } víc.
puzzle-tries = { $tries ->
    [one] Nalezeno na první pokus.
    [few] Nalezeno po { $tries } pokusech.
    [many] Nalezeno po { $tries } pokusu.
   *[other] Nalezeno po { $tries } pokusech.
}
puzzle-shown = Nalezeno poté, co byl tah ukázán.
puzzle-tally = Úspěšných řešitelů: { $found } / { $tried }.
puzzle-hint = Rada
puzzle-hint-deep = Je třeba myslet několik tahů dopředu.
puzzle-back = Vzít zpět
puzzle-else = Zkusit něco jiného
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-send = Poslat tuto úlohu
puzzle-why-not = Proč ne ostatní?
puzzle-meter = Váš pokus { $now }, nejlepší { $best }
puzzle-meter-now = váš pokus, { $chance }
puzzle-meter-best = nejlepší, { $chance }
puzzle-own = Úlohy z této partie
