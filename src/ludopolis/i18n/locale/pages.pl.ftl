## My games: words of pages that the server draws. No table loads them.

mine-title = Moje partie
mine-all = Wszystkie moje partie
mine-yours = Twoja tura
mine-waiting = Czekasz na innych
mine-over = Rozegrane
mine-waits = ruch: { $names }
mine-not-begun = jeszcze się nie zaczęła
mine-begin = wszyscy są: zacznij
mine-since = już { $time }
mine-play = Graj
mine-look = Zobacz
mine-fresh = nowe
mine-more = Wszystkie partie
mine-leave = { $game }: usuń z listy
mine-place = miejsce { $place } z { $count }
mine-today = dzisiaj
mine-yesterday = wczoraj
mine-mode-alone = solo
mine-mode-bots = z botami
mine-mode-people = z ludźmi
mine-empty = Nie ma jeszcze partii. Wybierz grę.
mine-none = Teraz nic tu nie ma.
mine-how = Jak ci idzie
mine-device = na tym urządzeniu
mine-which = Która gra
mine-none-counted = Tu pojawi się twoja pierwsza rozegrana partia.
mine-games = { $count ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
}
mine-games-head = partie
mine-wins = wygrane
mine-average = średnia
mine-best = rekord
mine-chart = Wyniki
mine-chart-won = wygrana
mine-chart-lost = bez wygranej
mine-chart-mean = średnia z 5
mine-chart-best = rekord { $points }
mine-chart-about = Wyniki, { $count } { $count ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
}: rekord { $best }, średnia { $average }
mine-modes = Rodzaje partii
mine-parts = Skąd te wyniki
mine-against = Rywal
mine-score = bilans
mine-streak-won = { $count ->
    [one] ostatnia partia wygrana
    [few] { $count } wygrane z rzędu
    [many] { $count } wygranych z rzędu
   *[other] { $count } wygranej z rzędu
}
mine-streak-lost = { $count ->
    [one] ostatnia partia przegrana
    [few] { $count } przegrane z rzędu
    [many] { $count } przegranych z rzędu
   *[other] { $count } przegranej z rzędu
}
mine-profile = Ty
mine-name = Twoje imię
mine-name-help = Będzie podpowiadane przy nowych stołach.
mine-colour = Twój kolor
mine-colour-help = Masz go przy stołach, które otwierasz.
mine-colour-none = jak wypadnie
mine-colour-1 = niebieski
mine-colour-2 = pomarańczowy
mine-colour-3 = zielony
mine-colour-4 = różowy
mine-colour-5 = żółty
mine-save = Zapisz
mine-saved = Zapisano
mine-move = Przenieś na inne urządzenie
mine-move-help = Na drugim urządzeniu otwórz tę stronę i wpisz kod albo go zeskanuj. Twoje miejsca i historia przeniosą się tam; na tym urządzeniu już ich nie będzie.
mine-move-code = Kod
mine-move-where = Wpisz go na stronie { $address }
mine-move-holds = { $minutes ->
    [one] Działa raz, w ciągu minuty.
    [few] Działa raz, w ciągu { $minutes } minut.
    [many] Działa raz, w ciągu { $minutes } minut.
   *[other] Działa raz, w ciągu { $minutes } minuty.
}
mine-export = Eksportuj
mine-delete = Usuń
mine-delete-title = Usunąć wszystko o mnie?
mine-delete-what = Twoje imię znika ze wszystkich stołów, miejsca przy trwających partiach się zwalniają, a historia, wyniki rozdań i powiadomienia przepadają. Rozegrane partie zostają, ale bez twojego imienia. Tego nie da się cofnąć.
mine-delete-yes = Usuń wszystko
mine-code-title = Przenieś tutaj
mine-code-help = Wpisz kod, który pokazuje twoje drugie urządzenie. Jego miejsca i historia przeniosą się tutaj.
mine-code-go = Przenieś tutaj
mine-code-link = Mam kod
you-won = Wygrywasz, przewaga: { $points }
you-won-tie = Po równo ({ $points }), ale wygrywasz
you-shared = Po równo ({ $points }), wygrywacie razem: ty oraz { $names }
you-lost = Przegrywasz, różnica: { $points }
you-lost-tie = Po równo ({ $points }), zwycięstwo: { $names }
you-place = Twoje miejsce: { $place } z { $count }; na czele { $names }, różnica: { $points }

## Open tables on the home page

listed-title = Otwarte stoły
listed-help = może usiąść każdy
listed-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
listed-by = gospodarz: { $name }
listed-sit = Usiądź

## A table before its game begins

room-not-begun = przed startem
room-free = Wolne
room-you = ty
room-sat-down = { $name } siada do stołu
room-left = { $name } odchodzi od stołu
room-waiting = { $count ->
    [one] Czekamy jeszcze na { $count } osobę
    [few] Czekamy jeszcze na { $count } osoby
    [many] Czekamy jeszcze na { $count } osób
   *[other] Czekamy jeszcze na { $count } osoby
}
room-all = Wszystkie miejsca są zajęte
room-dealt = Przed początkiem partii nic nie jest rozdawane, więc nikt nie straci pierwszej tury.
room-host-begins = Czekamy, aż partię rozpocznie { $name }.
room-begin = Zacznij partię
room-begin-open = Zacznij teraz
room-begin-open-help = Wolne miejsca zostają otwarte: można dosiąść się później.
room-begin-bots = { $count ->
    [one] Dodaj bota i zacznij
    [few] Dodaj boty i zacznij
    [many] Dodaj boty i zacznij
   *[other] Dodaj boty i zacznij
}
room-leave = Odejdź od stołu
room-cancel = Usuń stół
room-cancel-help = Stół zniknie dla wszystkich. Jeszcze nic nie zagrano.
room-gone = Ten stół usunięto przed początkiem partii.

## Refusals

why-wrong-code = Ten kod jest zły albo już nie działa. Utwórz nowy na drugim urządzeniu.
why-too-many-codes = Zbyt wiele kodów w krótkim czasie. Odczekaj kilka minut i spróbuj ponownie.
why-too-many-new-codes = W krótkim czasie utworzono wiele kodów. Poczekaj kilka minut i spróbuj ponownie.
why-listing-off = Tego stołu nie można pokazać na stronie głównej.

offline-title = Brak połączenia
offline-text = Nie można połączyć się z serwerem. Twoje stoły są bezpieczne i nic nie przepadło.
offline-again = Spróbuj teraz
offline-by-itself = Gdy połączenie wróci, strona ruszy sama.
offline-kept = Na tym urządzeniu
offline-rules = zasady z obrazkami
offline-needs = Wymaga połączenia
offline-tables = Stoły
offline-tables-why = gra toczy się na serwerze, z ludźmi i botami
offline-lessons = Lekcje, zagadki, rozdania i trener
offline-lessons-why = potrzebny jest serwer
door-lot = Wolna działka
door-nobody = Tu jeszcze nic nie stoi
door-tables = Może chodziło o któryś z tych stołów?
door-fell = Coś spadło ze stołu
door-again = Spróbuj ponownie
why-server-failed = Na serwerze coś poszło nie tak. To nasza wina, twoje partie są bezpieczne.
install-title = Ludopolis na ekranie głównym
install-text = Otwiera się jak aplikacja i może dać znać, gdy przyjdzie twoja kolej. Bez konta. Później znajdziesz to w „Moich partiach”.
install-yes = Zainstaluj
install-no = Nie teraz

## The deal of the day and duels

deal-title = Rozdanie dnia
deal-list = Rozdania tego dnia
deal-way-table = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
deal-way-solo = solo
deal-about-solo = Każdy gra solo, tymi samymi kartami.
deal-about-table = { $count ->
    [one] Przeciwko jednemu botowi ({ $level }). Każdy siedzi na miejscu { $seat }.
    [few] Przeciwko { $count } botom ({ $level }). Każdy siedzi na miejscu { $seat }.
    [many] Przeciwko { $count } botom ({ $level }). Każdy siedzi na miejscu { $seat }.
   *[other] Przeciwko { $count } bota ({ $level }). Każdy siedzi na miejscu { $seat }.
}
deal-count = { $count ->
    [one] Jedna osoba już grała.
    [few] { $count } osoby już grały.
    [many] { $count } osób już grało.
   *[other] { $count } osoby już grało.
}
deal-place = miejsce { $place } z { $count }
deal-your-try = twoja próba
deal-played = rozegrane
deal-running = graj dalej
deal-to-play = zagraj
deal-resigned = poddane
deal-first = Najpierw zagraj, potem patrz
deal-go-on = Twoja partia czeka
deal-late = Ten dzień już minął
deal-rule = Liczy się pierwsza próba. Wyniki i powtórki innych widzisz, gdy skończysz swoją partię; potem możesz grać to rozdanie, ile razy chcesz.
deal-rule-late = To rozdanie możesz jeszcze zagrać, ale wyniku nie porównuje się już z innymi.
deal-begin = Graj
deal-continue = Graj dalej
deal-again = Zagraj jeszcze raz
deal-analyse = Analizuj moją partię
deal-have-played = Już po grze:
deal-results = Dzisiejsze wyniki
deal-results-then = Wyniki tamtego dnia
deal-which = Która próba
deal-by-first = pierwsza
deal-by-best = najlepsza
deal-you = { $name } (ty)
deal-replay = Powtórka
deal-why-seen = Wyniki i powtórki innych widzisz, bo twoja partia jest rozegrana.
deal-nobody = Nikt jeszcze nie grał.
deal-nobody-then = Tego dnia nikt nie grał.
deal-month-before = Poprzedni miesiąc
deal-month-after = Następny miesiąc
deal-day-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
deal-key-played = rozegrane
deal-key-top = w pierwszej trójce
deal-streak = { $count ->
    [one] jeden dzień
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
duel-title = Pojedynek przez link
duel-you = Ty
duel-same = te same karty, te same boty
duel-same-solo = te same karty
duel-playing = jeszcze gra
duel-make = Utwórz link
duel-link = Link do pojedynku
duel-help = Kto go otworzy, dostaje dokładnie to rozdanie, z tymi samymi botami (jeśli są) na tych samych miejscach. Twój wynik jest ukryty, dopóki ta osoba nie skończy gry.
duel-from = { $name } rzuca ci wyzwanie:
duel-yours = Twój pojedynek:
duel-rule = To rozdanie ma już za sobą { $name }. Dostajesz te same karty i te same boty (jeśli są) na tych samych miejscach. Oba wyniki widać, gdy skończysz grę.
duel-accept = Przyjmij i graj
duel-waiting = Twój wynik: { $points }; nikt jeszcze nie otworzył linku.
duel-both = Obie partie obok siebie
duel-replay-of = Powtórka: { $name }
duel-day = Wyniki rozdania z tego dnia
duel-steps = Tury
duel-turn-before = Poprzednia tura
duel-turn-after = Następna tura
duel-whose = Czyja partia

## Strona główna i rozdanie dnia

home-tables = Twoje stoły
home-none-running = Nie masz teraz partii w toku.
home-last = Ostatnie partie
deal-words-table = Dla wszystkich te same karty. Siedzisz na { $seat ->
    [1] pierwszym miejscu
    [2] drugim miejscu
    [3] trzecim miejscu
   *[other] miejscu { $seat }
} i grasz przeciwko { $count ->
    [1] jednemu botowi
    [2] dwóm botom
   *[other] { $count } botom
}.
deal-words-solo = Dla wszystkich te same karty. Grasz solo.
deal-words-once = Partia trwa { $length }; liczy się pierwsza próba.
deal-play-today = Zagraj rozdanie dnia
deal-see-result = Zobacz wyniki
deal-ends = Dzisiejsze rozdanie liczy się do { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. To pierwszy wynik dzisiaj.
deal-late-house = I tak dostaniesz dom za ten dzień.
deal-others = Inne gry tego samego dnia
deal-friends = Znajomi z poprzednich partii
deal-everybody = Wszyscy
deal-send = Wyślij swój wynik
deal-send-help = Nie zdradza niczego o kartach.
deal-send-picture = Wyślij obrazek
deal-send-text = Kopiuj jako tekst
deal-key-park = dzień bez gry
street-title = Twoja ulica
street-first = Twój pierwszy dom
street-free = Dzisiejsza działka jest wolna.
street-back = Witaj ponownie. W twoim mieście { $count ->
    [one] stoi jeden dom
    [few] stoją { $count } domy
    [many] stoi { $count } domów
   *[other] stoi { $count } domu
}. Dzisiejsza działka jest wolna.
street-houses = { $count ->
    [one] { $count } dom w twoim mieście
    [few] { $count } domy w twoim mieście
    [many] { $count } domów w twoim mieście
   *[other] { $count } domu w twoim mieście
}
street-park = Dzień bez gry staje się parkiem.
street-tomorrow = Jutro: { $game }
street-lot-park = park
street-lot-free = wolna działka
mine-not-counted = Nie liczy się
mine-bot-finished = dokończył ją bot
mine-other-try = rozdanie zagrane ponownie
mine-played-on = dalsza gra od wybranej pozycji
mine-chart-later = Wykres pojawi się po trzeciej partii.
mine-coach = Co zauważył trener
mine-coach-games = { $count ->
    [one] w jednej przeanalizowanej partii
    [few] w { $count } przeanalizowanych partiach
    [many] w { $count } przeanalizowanych partiach
   *[other] w { $count } przeanalizowanej partii
}
mine-coach-good = Dobrze idzie: { $names }. Nie było tam kosztownych zagrań.
mine-coach-dear = Tu tracisz najwięcej: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Twoje dane
## Puzzles

puzzles-title = Zagadki
puzzles-lead = Pozycje z partii Mistrzów. Bez zegara i bez rankingu.
puzzles-honest = Zagadka powstaje tylko tam, gdzie jedno zagranie jest wyraźnie lepsze od wszystkich innych.
puzzles-find = Znajdź najlepsze zagranie
puzzles-solve = Rozwiąż
puzzles-of = { $game }: zagadki
puzzles-progress = Rozwiązane: { $found } z { $count }
puzzles-new = nowa
puzzles-tried = zaczęta
puzzles-found = rozwiązana
puzzles-none = Nie ma jeszcze zagadek.
puzzles-difficulty = Trudność { $level } z 5
puzzles-today = Zagadka dnia
puzzles-tally = Rozwiązało: { $found } z { $tried ->
    [one] { $tried } osoby
    [few] { $tried } osób
    [many] { $tried } osób
   *[other] { $tried } osoby
}
puzzle-number = Zagadka { $number } z { $count }
puzzle-kind-purchase = Zakup
puzzle-kind-place = Właściwe miejsce
puzzle-kind-closing = Zamknięcie lub zaliczenie
puzzle-kind-ending = Końcówka
puzzle-kind-blocking = Blokada rywala
puzzles-own = Z twoich partii
puzzles-own-lead = Te zagadki widzisz tylko ty.
puzzles-own-day = Z twojej partii z { $day }
puzzles-deal = Z rozdania z { $day }
puzzles-due = Jeszcze nieprzejrzane partie: { $count }
puzzles-look = Poszukaj zagadek
puzzles-searching = Przeglądamy twoje partie. To potrwa minutę lub dwie…
puzzles-own-none = W przejrzanych partiach żadne zagranie nie było wyraźnie lepsze od wszystkich innych.
