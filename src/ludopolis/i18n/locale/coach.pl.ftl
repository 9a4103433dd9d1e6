### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] Pierwsze spojrzenie: decyzje nie są jeszcze ocenione.
    [one] Przejrzano w jednym przebiegu. Ocenia { $judge }.
    [few] Przejrzano w { $rounds } przebiegach. Ocenia { $judge }.
    [many] Przejrzano w { $rounds } przebiegach. Ocenia { $judge }.
   *[other] Przejrzano w { $rounds } przebiegu. Ocenia { $judge }.
}
analysis-judge-network = sieć wyuczona na wielu partiach
analysis-judge-hand = sama gra, według prostych reguł
analysis-progress = { $rounds ->
    [0] Oglądam partię
    [one] Każda decyzja obejrzana raz
    [few] Każda decyzja obejrzana { $rounds } razy
    [many] Każda decyzja obejrzana { $rounds } razy
   *[other] Każda decyzja obejrzana { $rounds } raza
}
analysis-who = Gracz
analysis-sum-share = Szanse na wygraną, %
analysis-sum-points = Przewaga
analysis-sum-alone = Wynik
analysis-start = Początek
analysis-luck = Szczęście
analysis-decisions = Decyzje
analysis-rivals = Rywale
analysis-unforeseeable = Nie do przewidzenia
analysis-result = Wynik
analysis-adjusted = Bez szczęścia
analysis-curve-share = Szanse na wygraną
analysis-curve-points = Oczekiwany wynik
analysis-heading-bars = Szczęście i decyzje
analysis-heading-turning = Punkty zwrotne
analysis-turning-draw = Wpis { $n }, losowanie: { $told }
analysis-turning-turn = Wpis { $n }, { $told }
analysis-dealt = Początkowe rozdanie, przed pierwszym ruchem.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = Decyzje, które się liczą: { $decisions } (poważne błędy: { $blunders }, błędy: { $mistakes }, niedokładności: { $inaccuracies }).
analysis-class-blunder = Poważny błąd ??, wpis { $n }
analysis-class-mistake = Błąd ?, wpis { $n }
analysis-class-inaccuracy = Niedokładność ?!, wpis { $n }
analysis-cost = Koszt: { $share } szans na wygraną, { $points }.
analysis-cost-points = Koszt: { $points }.
analysis-played = Zagrano: { $turn }
analysis-better = Lepiej: { $turn }
analysis-goes-on = { $turn }; potem się zobaczy
analysis-line = Oczekiwany dalszy ciąg: { $moves }
analysis-line-likely = Potem najpewniej, w { $share } możliwych losowań: { $moves }
analysis-heading = Analiza
analysis-working = Trener przegląda partię…
analysis-none-dear = Żadna decyzja nie była kosztowna.
analysis-ask-again = Zapytaj ponownie
analysis-picture = Zapisz wykres jako obraz
analysis-print = Drukuj
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = szczęście w losowaniu
analysis-whose = Czyje decyzje?
analysis-word-blunder = Poważny błąd
analysis-word-mistake = Błąd
analysis-word-inaccuracy = Niedokładność
analysis-you-played = Twoje zagranie
analysis-name-played = Zagranie: { $name }
analysis-better-turn = Lepsze
analysis-then = potem się zobaczy
analysis-given-up = Strata, mniej więcej
term-rival-of = ile traci { $players ->
    [2] { $rival }
   *[other] najsilniejszy rywal
}
analysis-try = Spróbuj jeszcze raz
analysis-play-on = Graj dalej stąd
analysis-bars-help = { $players ->
    [1] Początek, szczęście, decyzje i to, czego nikt nie mógł przewidzieć, składają się na wynik.
   *[other] Początek, szczęście, decyzje, rywale i to, czego nikt nie mógł przewidzieć, składają się na wynik.
} Decyzje porównuje się z najlepszymi znalezionymi.
analysis-grade-of = Poziom gry: { $name }
analysis-try-title = Jak zagrasz teraz?
analysis-try-help = Stół taki, jaki widzi { $name }. Rozegraj całą turę.
analysis-judging = Trener myśli…
analysis-verdict-found = To jest to
analysis-verdict-good = Dobrze, ale…
analysis-verdict-again = Jeszcze nie
analysis-verdict-found-help = Równie dobre jak najlepsze zagranie, które znalazł trener.
analysis-verdict-good-help = Dużo lepiej niż w partii. Najlepsze zagranie daje jeszcze o { $worth } więcej:
analysis-verdict-again-help = Najlepsze zagranie daje o { $worth } więcej.
analysis-again = Cofnij
analysis-next = Dalej
analysis-back = Analiza
analysis-hints = Podpowiedzi
analysis-hint-number = Podpowiedź { $number }
analysis-hint-open = Odkryj
analysis-hint-term = Chodzi o to: { $term }.
analysis-hint-move = Zaczyna się tak: { $move }.
analysis-show-turn = Najlepsze zagranie
analysis-tries = Twoje próby
analysis-in-game = W partii
analysis-meter = To zagranie { $now }, najlepsze { $best }
analysis-variation-help = Od tej pozycji zaczyna się nowy stół. To odgałęzienie i nie liczy się do twoich wyników.
analysis-variation-seat = Twoje miejsce
analysis-variation-with = Kto jeszcze gra?
analysis-variation-bots = Boty
analysis-variation-friends = Znajomi przez link
analysis-variation-screen = Wszyscy przy tym ekranie
analysis-variation-level = Jak grają boty
analysis-variation-hidden = { $name } wie tyle, ile wtedy. Wszystko inne, co było zakryte, rozdaje się na nowo, tak samo jak wszystko, co nadejdzie.
analysis-variation-open = Wszystko, co nadejdzie, rozdaje się na nowo.

### Pierwsze zdanie, o ile trener zna przyczynę.

opening-cost-in = { $count ->
    [one] Jedno zagranie
    [few] { $count } zagrania
    [many] { $count } zagrań
   *[other] { $count } zagrania
} ({ $several ->
    [1] runda
   *[other] rundy
} { $rounds }) { $count ->
    [one] kosztowało
    [few] kosztowały
    [many] kosztowało
   *[other] kosztowało
} mniej więcej { $amount }.
opening-cost = { $count ->
    [one] Jedno zagranie kosztowało
    [few] { $count } zagrania kosztowały
    [many] { $count } zagrań kosztowało
   *[other] { $count } zagrania kosztowało
} mniej więcej { $amount }.
opening-moments = { $count ->
    [one] Jedno zagranie zmniejszyło
    [few] { $count } zagrania zmniejszyły
    [many] { $count } zagrań zmniejszyło
   *[other] { $count } zagrania zmniejszyło
} szansę na wygraną.
opening-nothing-dear = Żadne zagranie nie kosztowało więcej niż { $amount }.
opening-name-cost-in = { $name }: { $count ->
    [one] jedno zagranie
    [few] { $count } zagrania
    [many] { $count } zagrań
   *[other] { $count } zagrania
} ({ $several ->
    [1] runda
   *[other] rundy
} { $rounds }) { $count ->
    [one] kosztowało
    [few] kosztowały
    [many] kosztowało
   *[other] kosztowało
} mniej więcej { $amount }.
opening-name-cost = { $name }: { $count ->
    [one] jedno zagranie kosztowało
    [few] { $count } zagrania kosztowały
    [many] { $count } zagrań kosztowało
   *[other] { $count } zagrania kosztowało
} mniej więcej { $amount }.
opening-name-moments = { $name }: { $count ->
    [one] jedno zagranie zmniejszyło
    [few] { $count } zagrania zmniejszyły
    [many] { $count } zagrań zmniejszyło
   *[other] { $count } zagrania zmniejszyło
} szansę na wygraną.
opening-name-nothing-dear = { $name }: żadne zagranie nie kosztowało więcej niż { $amount }.
opening-luck-took = Pech zabrał { $amount }.
opening-luck-gave = Szczęście dało { $amount }.
opening-luck-even = Szczęście się wyrównało.
opening-early-lost-in = Wszystko rozstrzygnęło się do rundy { $round }; potem nie dało się już tego odwrócić.
opening-early-lost = Wszystko rozstrzygnęło się wcześnie; potem nie dało się już tego odwrócić.
opening-early-won-in = Od rundy { $round } wygrana była pewna.
opening-early-won = Wygrana była pewna na długo przed końcem.
opening-hints-some = Zagrania z podpowiedzi: { $advised } z { $turns }; żadne nie jest uznawane za błąd gracza.
opening-hints-all = Wszystkie zagrania były moimi podpowiedziami; za błędy odpowiadam ja.
opening-stand-in = Zagrania bota: { $turns }; oceniane są tylko pozostałe.
opening-before = Przed najkosztowniejszym zagraniem szansa na wygraną wynosiła { $share }.
analysis-moments = Momenty, które warto rozegrać od nowa
analysis-moment = Moment { $number }
analysis-round = Runda { $round }
analysis-show = Pokaż
analysis-nothing-to-try = Nie ma czego rozgrywać od nowa. Obejrzyj partię albo zagraj jeszcze raz.
analysis-all-figures = Wszystkie liczby
analysis-revised = To była podpowiedź. Po dłuższym namyśle proponuję: { $turn }. To mój błąd, nie twój.
analysis-few-decisions = Za mało własnych decyzji, by podać dokładność: potrzeba co najmniej pięciu.
analysis-accuracy-about = Dokładność { $share }, plus minus { $error }.
analysis-accuracy-help = Dokładność: jak blisko najlepszych były zagrania, w skali od najgorszych do najlepszych.
analysis-grade-later = Poziom gry widać po pięciu partiach; jedna mówi mało.
analysis-grade-games = Twoje przeanalizowane partie tego rodzaju: { $games }.
analysis-grade = Poziom gry: { $grade }.
analysis-grade-between = Poziom gry: { $grade }, w granicach „{ $low }” – „{ $high }”.
analysis-says-little = Jedna partia mówi niewiele o poziomie gry.
analysis-luck-help = Szczęście: co wyszło, w porównaniu z tym, czego należało się spodziewać.
analysis-decisions-help = Decyzje: własne zagrania w porównaniu z najlepszymi znalezionymi.
analysis-rivals-help = Rywale: co gracz zyskał lub stracił, gdy inni nie wybrali najlepszego zagrania.
analysis-unforeseeable-help = Nie do przewidzenia: ukryte karty, jednoczesne wybory i błąd oszacowania.

## Puzzles

puzzle-title = Znajdź najlepsze zagranie
puzzle-found = To jest to
puzzle-good = Dobrze, ale jeszcze nie to
puzzle-again = Jeszcze nie
puzzle-costs = Najlepsze zagranie daje o { $worth } więcej.
puzzle-tries = { $tries ->
    [one] Znalezione za pierwszym razem.
    [few] Znalezione po { $tries } próbach.
    [many] Znalezione po { $tries } próbach.
   *[other] Znalezione po { $tries } próby.
}
puzzle-shown = Znalezione po pokazaniu zagrania.
puzzle-tally = Rozwiązało: { $found } z { $tried ->
    [one] { $tried } osoby
    [few] { $tried } osób
    [many] { $tried } osób
   *[other] { $tried } osoby
}.
puzzle-hint = Podpowiedź
puzzle-hint-deep = Trzeba spojrzeć kilka tur naprzód.
puzzle-back = Cofnij
puzzle-else = Spróbuj czegoś innego
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-send = Wyślij tę zagadkę
puzzle-why-not = Dlaczego nie inne?
puzzle-meter = Twoja próba { $now }, najlepsze zagranie { $best }
puzzle-meter-now = twoja próba, { $chance }
puzzle-meter-best = najlepsze, { $chance }
puzzle-own = Zagadki z tej partii
