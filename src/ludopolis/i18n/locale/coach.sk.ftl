### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] Prvý pohľad: rozhodnutia ešte nie sú posúdené.
    [one] Prejdené raz, posudzuje { $judge }.
    [few] Prejdené { $rounds }×, posudzuje { $judge }.
    [many] Prejdené { $rounds }×, posudzuje { $judge }.
   *[other] Prejdené { $rounds }×, posudzuje { $judge }.
}
analysis-judge-network = sieť, ktorá sa učila z mnohých partií
analysis-judge-hand = hra podľa vlastných jednoduchých zásad
analysis-progress = { $rounds ->
    [0] Prezerám si partiu
   *[other] Každé rozhodnutie posúdené { $rounds }×
}
analysis-who = Hráč
analysis-sum-share = Šanca na výhru, %
analysis-sum-points = Náskok
analysis-sum-alone = Výsledok
analysis-start = Začiatok
analysis-luck = Šťastie
analysis-decisions = Rozhodnutia
analysis-rivals = Súperi
analysis-unforeseeable = Nepredvídateľné
analysis-result = Výsledok
analysis-adjusted = Bez šťastia
analysis-curve-share = Šanca na výhru
analysis-curve-points = Očakávaný výsledok
analysis-heading-bars = Šťastie a rozhodnutia
analysis-heading-turning = Zlomové momenty
analysis-turning-draw = Krok { $n }, prišlo: { $told }
analysis-turning-turn = Krok { $n }, { $told }
analysis-dealt = Úvodné rozdanie, pred prvým ťahom.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = { $decisions ->
    [one] Jedno dôležité rozhodnutie
    [few] { $decisions } dôležité rozhodnutia
    [many] { $decisions } dôležitého rozhodnutia
   *[other] { $decisions } dôležitých rozhodnutí
}: hrubé chyby { $blunders }, chyby { $mistakes }, nepresnosti { $inaccuracies }.
analysis-class-blunder = Hrubá chyba (??), krok { $n }
analysis-class-mistake = Chyba (?), krok { $n }
analysis-class-inaccuracy = Nepresnosť (?!), krok { $n }
analysis-cost = Cena: { $share } šance na výhru, { $points }.
analysis-cost-points = Cena: { $points }.
analysis-played = Zahrané: { $turn }
analysis-better = Lepšie: { $turn }
analysis-goes-on = { $turn }; potom sa uvidí
analysis-line = Očakávané pokračovanie: { $moves }
analysis-line-likely = Najpravdepodobnejšie potom ({ $share } prípadov): { $moves }
analysis-heading = Rozbor
analysis-working = Tréner si partiu prezerá…
analysis-none-dear = Žiadne rozhodnutie veľa nestálo.
analysis-ask-again = Opýtať sa znova
analysis-picture = Uložiť krivku ako obrázok
analysis-print = Tlačiť
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = šťastie pri ťahaní
analysis-whose = Čie rozhodnutia?
analysis-word-blunder = Hrubá chyba
analysis-word-mistake = Chyba
analysis-word-inaccuracy = Nepresnosť
analysis-you-played = Váš ťah
analysis-name-played = Ťah: { $name }
analysis-better-turn = Lepší
analysis-then = potom sa uvidí
analysis-given-up = Strata asi
term-rival-of = koľko stráca { $players ->
    [2] { $rival }
   *[other] najsilnejší súper
}
analysis-try = Skúsiť znova
analysis-play-on = Hrať odtiaľto
analysis-bars-help = { $players ->
    [1] Začiatok, šťastie, rozhodnutia a to, čo nikto nemohol predvídať, dávajú spolu výsledok.
   *[other] Začiatok, šťastie, rozhodnutia, súperi a to, čo nikto nemohol predvídať, dávajú spolu výsledok.
} Rozhodnutia sa porovnávajú s najlepšími nájdenými.
analysis-grade-of = Úroveň: { $name }
analysis-try-title = Čo zahráte teraz?
analysis-try-help = Stôl, ako ho vidí { $name }; vyberte celý ťah.
analysis-judging = Tréner rozmýšľa…
analysis-verdict-found = To je ono
analysis-verdict-good = Dobre, ale…
analysis-verdict-again = Ešte nie
analysis-verdict-found-help = Rovnako dobré ako najlepší ťah, ktorý tréner našiel.
analysis-verdict-good-help = Oveľa lepšie ako v partii. Najlepší ťah dáva ešte o { $worth } viac:
analysis-verdict-again-help = Najlepší ťah dáva o { $worth } viac.
analysis-again = Vziať späť
analysis-next = Ďalej
analysis-back = Rozbor
analysis-hints = Rady
analysis-hint-number = Rada { $number }
analysis-hint-open = Otvoriť
analysis-hint-term = Ide o toto: { $term }.
analysis-hint-move = Začína sa to takto: { $move }.
analysis-show-turn = Najlepší ťah
analysis-tries = Vaše pokusy
analysis-in-game = V partii
analysis-meter = Tento ťah { $now }, najlepší { $best }
analysis-variation-help = Od tejto pozície sa bude hrať pri novom stole. Je to odbočka a do vašich výsledkov sa nepočíta.
analysis-variation-seat = Vaše miesto
analysis-variation-with = Kto ešte hrá?
analysis-variation-bots = Boti
analysis-variation-friends = Priatelia cez odkaz
analysis-variation-screen = Všetci na tejto obrazovke
analysis-variation-level = Ako hrajú boti
analysis-variation-hidden = { $name } vie to isté čo vtedy. Všetko ostatné, čo bolo skryté, sa rozdá znova, rovnako ako všetko, čo ešte len príde.
analysis-variation-open = Všetko, čo ešte len príde, sa rozdá znova.

### Prvá veta, pokiaľ tréner pozná príčinu.

opening-cost-in = { $count ->
    [one] Jeden ťah
    [2] Dva ťahy
    [3] Tri ťahy
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
} ({ $several ->
    [1] kolo
   *[other] kolá
} { $rounds }) { $count ->
    [one] stál
    [few] stáli
    [many] stálo
   *[other] stálo
} asi { $amount }.
opening-cost = { $count ->
    [one] Jeden ťah stál
    [2] Dva ťahy stáli
    [3] Tri ťahy stáli
    [few] { $count } ťahy stáli
    [many] { $count } ťahu stálo
   *[other] { $count } ťahov stálo
} asi { $amount }.
opening-moments = { $count ->
    [one] Jeden ťah znížil
    [2] Dva ťahy znížili
    [3] Tri ťahy znížili
    [few] { $count } ťahy znížili
    [many] { $count } ťahu znížilo
   *[other] { $count } ťahov znížilo
} šancu na výhru.
opening-nothing-dear = Žiadny ťah nestál viac ako { $amount }.
opening-name-cost-in = { $name }: { $count ->
    [one] jeden ťah
    [2] dva ťahy
    [3] tri ťahy
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
} ({ $several ->
    [1] kolo
   *[other] kolá
} { $rounds }) { $count ->
    [one] stál
    [few] stáli
    [many] stálo
   *[other] stálo
} asi { $amount }.
opening-name-cost = { $name }: { $count ->
    [one] jeden ťah stál
    [2] dva ťahy stáli
    [3] tri ťahy stáli
    [few] { $count } ťahy stáli
    [many] { $count } ťahu stálo
   *[other] { $count } ťahov stálo
} asi { $amount }.
opening-name-moments = { $name }: { $count ->
    [one] jeden ťah znížil
    [2] dva ťahy znížili
    [3] tri ťahy znížili
    [few] { $count } ťahy znížili
    [many] { $count } ťahu znížilo
   *[other] { $count } ťahov znížilo
} šancu na výhru.
opening-name-nothing-dear = { $name }: žiadny ťah nestál viac ako { $amount }.
opening-luck-took = Smola vzala { $amount }.
opening-luck-gave = Šťastie prinieslo { $amount }.
opening-luck-even = Šťastie bolo vyrovnané.
opening-early-lost-in = O partii sa rozhodlo do kola { $round }; potom sa to už zvrátiť nedalo.
opening-early-lost = O partii sa rozhodlo zavčasu; potom sa to už zvrátiť nedalo.
opening-early-won-in = Od kola { $round } bola výhra istá.
opening-early-won = Výhra bola istá už zavčasu.
opening-hints-some = Ťahy podľa rady: { $advised } / { $turns }; žiadny z nich nikomu nevyčítam.
opening-hints-all = Každý ťah bol podľa mojej rady; za chyby zodpovedám ja.
opening-stand-in = Ťahy, ktoré zahral bot: { $turns }; posudzujú sa len ostatné.
opening-before = Pred ťahom, ktorý stál najviac, bola šanca na výhru { $share }.
analysis-moments = Situácie, ktoré stoja za druhý pokus
analysis-moment = Situácia { $number }
analysis-round = Kolo { $round }
analysis-show = Ukázať
analysis-nothing-to-try = Nie je čo skúšať znova. Pozrite si partiu alebo si zahrajte ešte raz.
analysis-all-figures = Všetky čísla
analysis-revised = To bola moja rada, a teda moja chyba, nie vaša. Po dlhšom premýšľaní navrhujem: { $turn }.
analysis-few-decisions = Na meranie presnosti je vlastných rozhodnutí málo: treba ich aspoň päť.
analysis-accuracy-about = Presnosť { $share }, plus mínus { $error }.
analysis-accuracy-help = Presnosť: ako blízko mali ťahy k najlepším, na stupnici od najhorších po najlepšie.
analysis-grade-later = Úroveň hry uvidíte po piatich partiách; jedna povie málo.
analysis-grade-games = Vaše rozobraté partie tohto druhu: { $games }.
analysis-grade = Úroveň hry: { $grade }.
analysis-grade-between = Úroveň hry: { $grade }, v rozmedzí { $low } až { $high }.
analysis-says-little = Jedna partia o sile hry veľa nepovie.
analysis-luck-help = Šťastie: čo prišlo, v porovnaní s tým, čo sa dalo čakať.
analysis-decisions-help = Rozhodnutia: vlastné ťahy v porovnaní s najlepšími nájdenými.
analysis-rivals-help = Súperi: čo hráč získal alebo stratil, keď ostatní nezahrali svoj najlepší ťah.
analysis-unforeseeable-help = Nepredvídateľné: skryté karty, ťahy hrané naraz a chyba odhadu.

## Puzzles

puzzle-title = Nájdite najlepší ťah
puzzle-found = To je ono
puzzle-good = Dobré, ale ešte to nie je ono
puzzle-again = Ešte nie
puzzle-costs = Najlepší ťah prinesie o { $worth } viac.
puzzle-tries = { $tries ->
    [one] Nájdené na prvý pokus.
    [few] Nájdené po { $tries } pokusoch.
    [many] Nájdené po { $tries } pokusu.
   *[other] Nájdené po { $tries } pokusoch.
}
puzzle-shown = Nájdené až po ukázaní ťahu.
puzzle-tally = Úspešných riešiteľov: { $found } / { $tried }.
puzzle-hint = Rada
puzzle-hint-deep = Treba myslieť niekoľko ťahov dopredu.
puzzle-back = Vziať späť
puzzle-else = Skúsiť niečo iné
puzzle-next = Ďalšia úloha
puzzle-all = Všetky úlohy
puzzle-send = Poslať túto úlohu
puzzle-why-not = Prečo nie ostatné?
puzzle-meter = Váš pokus { $now }, najlepší { $best }
puzzle-meter-now = váš pokus, { $chance }
puzzle-meter-best = najlepší, { $chance }
puzzle-own = Úlohy z tejto partie
