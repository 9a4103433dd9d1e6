### Words shared by all games.

on = tak
off = nie
bank = bank

## Pages

page-title = Ludopolis
page-description = Gry planszowe o budowaniu miast, z przyjaciółmi i z botami, w przeglądarce.
page-home = Gry
page-rules = Zasady
page-language = Język
page-close = Zamknij
page-cancel = Anuluj
page-no-script = Aby tu grać, włącz JavaScript w przeglądarce.
page-not-affiliated = Ludopolis to wolne oprogramowanie, niezwiązane z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup ją.
page-frozen = Przy tym stole nie można już grać.
page-trouble = Coś na tej stronie poszło nie tak, ale twoja partia jest bezpieczna.
page-newer = Jest nowsza wersja Ludopolis. Strona zaraz się odświeży.
page-reload = Odśwież
page-reload-now = Odśwież teraz

home-title = Budujmy miasta razem.
home-lead = Gry planszowe z przyjaciółmi i z botami. Bez konta i bez reklam: wyślij link i graj.
home-new = Nowy stół
home-join = Mam link
home-join-help = Wklej otrzymany link albo kod.
home-join-go = Dalej
home-open-record = Otwórz zapis
home-record-help = Otwórz zapisaną partię: program sprawdzi, czy zgadza się z zasadami, i pokaże ją krok po kroku.
home-pick = Wybierz grę
home-which = Która gra?
home-pick-help = z przyjaciółmi lub botami
home-find = Znajdź grę
home-find-players = Liczba graczy
home-find-any = Dowolna liczba graczy
home-find-exactly = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
home-find-or-more = Gracze: { $count } lub więcej
home-find-all = Pokaż wszystkie gry
home-found = { $count ->
    [0] Żadna gra nie pasuje.
    [one] Pasuje jedna gra.
    [few] Pasują { $count } gry.
    [many] Pasuje { $count } gier.
   *[other] Pasuje { $count } gry.
}
home-players = Gracze:
home-length = Czas gry:
home-difficulty = Trudność:
home-play = Graj
home-play-bots = { $game }: od razu zagraj z botami
home-rules-of = { $game }: zasady
home-with = przy stole: { $names }
home-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
home-on-this-screen = na tym ekranie
home-finished = rozegrana
home-ended = zakończona
home-frozen = tu nie można grać
home-options = Jak gramy?
home-add-seat = Dodaj gracza
home-drop-seat = Usuń miejsce { $number }
home-seat-me = Ja
home-seat-link = Ktoś przez link
home-seat-screen = Na tym ekranie
home-seat-bot = Bot
home-name-of = Imię dla miejsca { $number }
home-town-of = Miasteczko na miejscu { $number }
home-town-help = Nazwa miasteczka (opcjonalnie)
home-link-help = Dostaniesz link do wysłania.
home-you = Gość
home-bot-names = Ada, Bruno, Chiara, Dario, Elif, Filip, Greta, Hugo, Ines, Jonas, Kaja, Leo
home-bot-level = Jak gra { $name }
home-live-score = Pokazuj wyniki w czasie gry
home-live-score-help = Ile miałby każdy, gdyby gra skończyła się teraz.
home-hints = Podpowiedzi
home-hints-help = W swojej turze możesz zapytać, co zrobiłby mistrz i dlaczego.
setup-first = Włączone, bo to pierwsza partia gry „{ $game }” na tym urządzeniu.
setup-hints-on = z podpowiedziami
setup-more = Więcej zasad
setup-more-usual = { $count ->
    [one] jeszcze jedna zasada (domyślnie)
    [few] jeszcze { $count } zasady (domyślnie)
    [many] jeszcze { $count } zasad (domyślnie)
   *[other] jeszcze { $count } zasady (domyślnie)
}
setup-points-on = wyniki widać w czasie gry
setup-points-off = wyniki są ukryte do końca gry
setup-value = { $label }: { $value }
home-start = Zacznij
setup-get-link = Utwórz link
setup-whom = Z kim?
setup-whom-link = Znajomi, przez link
setup-whom-link-help = bez konta, na każdym urządzeniu
setup-whom-bot = Boty
setup-whom-bot-help = gra rusza od razu
setup-whom-screen = Przy tym ekranie
setup-whom-screen-help = jedno urządzenie dla wszystkich
setup-count = Ilu graczy, razem z tobą?
setup-kept = zapamiętane na tym urządzeniu
setup-for = Do kogo wyślesz link?
setup-for-help = Tylko do treści wiadomości, którą wyślesz: nikt nie dostanie powiadomienia.
setup-seats = Każde miejsce osobno
setup-how = Jak rozłożyć grę z pudełka?

listed-switch = Pokaż stół na stronie głównej
listed-switch-help = Wolne miejsce może zająć każdy na tym serwerze. Stół znika z listy, gdy jest pełny albo gdy zaczyna się gra.

rules-options = Opcje
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $at } z { $count }
rules-found-none = Nie znaleziono
rules-found-back = Poprzednie wystąpienie
rules-found-next = Następne wystąpienie
rules-print = Drukuj
rules-in-words = Obrazek opisany słowami
rules-unreachable = Zasad nie można teraz pobrać.
rules-names = Anna, Borys, Celina, Daniel, Ewa

## What is this?

help-title = Co to jest?
help-mode = Wybierz cokolwiek, aby zobaczyć, co to jest.
help-rules = Zasady: { $title }
help-more = Pokaż całość
help-next = Następne
help-previous = Poprzednie
help-points = punkty teraz
what-player = Gracz
first-title = Nowość · { $title }
first-new = Nowość:
first-more = więcej
first-known = Znam tę grę
first-read = Jasne
edition-title = O tym wydaniu
edition-says = Karty i liczby w tej grze: { $what }.
edition-more = Więcej na stronie zasad

## Tables

table-seat = Gracz { $number }
virtual-player = Wirtualny gracz
table-players-count = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
table-players = Gracze
table-points = Punkty: { $points }
table-log = Dziennik
table-log-setup = Przygotowanie
table-log-before = Wcześniej
table-log-empty = Nic się jeszcze nie wydarzyło.
table-tray = Twój wybór
table-menu = Menu
table-tabs = Części stołu
table-tab-board = Stół
table-tab-analysis = Analiza
table-tab-players = Gracze
table-tab-log = Dziennik
table-tab-talk = Czat
table-tab-notes = Notatki
table-side = Dziennik, czat i notatki
table-tab-score = Wynik
table-peek = Powiększ: { $name }
table-watching = oglądasz
table-variation = Odgałęzienie
table-your-turn = twoja tura
table-deciding = wybiera
table-thinking = myśli
hint-ask = Co zrobiłby mistrz?
hint-title = Mistrz zagrałby tak
hint-either = Jedno z dobrych zagrań
hint-stronger = Jest lepsze zagranie
hint-agrees = To też mój wybór
hint-close = Zamknij podpowiedź
hint-thinking = Szukam dla ciebie dobrego ruchu…
hint-goes-on = Potem się zobaczy.
hint-then = Potem zapewne: { $turn }.
hint-only = Nie ma tu czego wybierać.
hint-even = Drugie zagranie jest mniej więcej równie dobre. Wybierz to, które wolisz.
hint-level = Drugie zagranie może być równie dobre: gdy rozgrywam oba do końca, wypada nawet o { $worth } lepiej.
hint-deep = Spodziewam się po tym zagraniu o { $worth } więcej, ale powodu nie ujmę w jednym zdaniu.
hint-late = Spodziewam się po tym zagraniu o { $worth } więcej, ale na znalezienie powodu zabrakło czasu.
hint-deeper = Spodziewam się po tym zagraniu w sumie o { $worth } więcej. Na jego korzyść: { $parts }. Reszty, plusów i minusów, nie ujmę w jednym zdaniu.
hint-in-all = Razem o { $worth } więcej. { $reason } Pozostałe różnice: −{ $loss }.
hint-waiting = Jeszcze szukam powodu…
hint-at-once = Od razu: { $before } → { $after }.
hint-at-once-part = Od razu: { $before } → { $after }, reszta później.
hint-price = W zamian: { $parts }.
hint-alike = Mniej więcej równie dobre: { $turns }. Każde inne sprawdzone zagranie jest gorsze co najmniej o { $worth }.
hint-alike-many = Mniej więcej równie dobre zagrania, razem z tym: { $count }; każde inne sprawdzone zagranie jest gorsze co najmniej o { $worth }.
hint-all-alike = Wszystkie sprawdzone zagrania są mniej więcej równie dobre. Wybierz to, które wolisz.
hint-trade = Oba zagrania są mniej więcej równie dobre, ale z różnych powodów: { $parts }. Wybierz to, które wolisz.
hint-same = mniej więcej tyle samo
hint-versus = { $with }: { $turn }
hint-versus-mine = W porównaniu z twoim zagraniem
hint-versus-next = W porównaniu z najlepszym z pozostałych zagrań
hint-versus-weaker = W porównaniu z najlepszym ze słabszych zagrań
hint-expected = Oczekiwany wynik
hint-unit = punkty na koniec gry
hint-more = +{ $worth }
hint-show = Pokaż
hint-why-not = A dlaczego nie…?
hint-why-other = Inny ruch…
hint-point = Wskaż ruch, o którym myślisz.
hint-point-other = Wskaż inny ruch do porównania.
hint-take = { $count ->
    [1] Przygotuj ruch
   *[other] Przygotuj turę
}
hint-first = Dobry ruch:
hint-any = Na przykład:
amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
unit-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
sum-title = { $name }: skąd ten wynik
sum-now = gdyby gra skończyła się teraz
term-rival = strata { $players ->
    [2] rywala
   *[other] najsilniejszego rywala
}
term-rival-more = zysk { $players ->
    [2] rywala
   *[other] najsilniejszego rywala
}
term-rest = wszystko inne
reason-rival = { $players ->
    [2] Rywal
   *[other] Najsilniejszy rywal
} skończy zapewne z wynikiem niższym o { $worth }.
reason-line = Najważniejsze: { $term }, { $worth }.
why-no-hints = Przy tym stole gra się bez podpowiedzi.
why-no-hint-now = Tym razem bez podpowiedzi. Zapytaj jeszcze raz.

# Lessons
lesson-learn = Nauka gry
lesson-learn-game = Naucz się grać: { $game }
lesson-lessons-of = Lekcje: { $game }
lesson-begin = Zacznij
lesson-done = ukończona
lesson-chip = Lekcja · { $title }
lesson-with = Lekcja · { $game }
lesson-at = krok { $step } z { $count }
lesson-step = Krok { $step } z { $count }
lesson-other = Tak też można, ale w tej lekcji: { $do }
lesson-show = Pokaż
lesson-back = Wróć
lesson-then = Co się stało?
lesson-read-on = Dalej
lesson-play-on = Graj dalej
lesson-finish = Gotowe
lesson-leave = Wyjdź, dokończysz później
lesson-next = Następna lekcja: { $title }
lesson-title = Lekcja
lesson-waiting = Gra { $name }.
table-bot = bot
table-learned = Boty wyuczone
table-not-learned = Boty z prostymi regułami
table-away = poza stołem
table-resigned = partia poddana, gra bot
table-shown = ktoś patrzy
table-eyes = tak widzi { $name }
table-open-seat = wolne miejsce
table-invite = Zaproś
table-bot-in = Niech gra bot
table-nudge = Przypomnij
table-bot-for-me = Niech bot gra za mnie
table-hand-back = Wróć do stołu
table-resign = Poddaj się
table-resign-help = Do końca partii gra za ciebie bot i nie ma już powrotu. W wyniku i w zapisie partii będzie zaznaczone poddanie.
table-leave = Odejdź od stołu
table-report = Zgłoś problem
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
time-hours = { $count } godz.
time-minutes = { $count } min
time-seconds = { $count } s
clock-title = Zegar
clock-none = Bez zegara
clock-live = Na wieczór
clock-slow = Na kilka dni
clock-none-help = Każdy myśli tak długo, jak potrzebuje.
clock-live-help = Na wspólny wieczór: zapas czasu, który z każdą turą trochę rośnie.
clock-slow-help = Na partie rozłożone na kilka dni: tyle czasu na każdą turę. Gdy czas się skończy, nic nie dzieje się samo.
clock-live-terms = { $bank } i jeszcze { $increment } z każdą turą
clock-slow-terms = { $bank } na każdą turę
clock-live-chip = { $bank } + { $increment } na turę
clock-slow-chip = { $bank } na turę
clock-left = jeszcze { $time } na tę turę
clock-ended = czas minął { $time } temu
clock-late = koniec czasu
clock-late-title = Koniec czasu
clock-used = łącznie { $time }
clock-paused = Zegar stoi.
clock-pause-ask = Poproś o przerwę
clock-pause-drop = Przerwa niepotrzebna
clock-pause-asked = { $count ->
    [one] { $names } prosi o przerwę.
    [few] { $names } proszą o przerwę.
    [many] { $names } proszą o przerwę.
   *[other] { $names } proszą o przerwę.
}
clock-pause-agree = Zgódź się na przerwę
clock-resume = Graj dalej
clock-what-now = Co teraz?
clock-nothing = Nic nie dzieje się samo.
clock-may = Możesz:
clock-may-with = Ty oraz { $names } możecie:
clock-nudge = Przypomnij o ruchu: { $name }
clock-nudged = Wysłano
clock-nudge-limit = raz na godzinę
clock-bot-turn = Niech tę turę zagra bot
clock-bot-seat = Oddaj miejsce botowi
clock-bot-seat-until = dopóki { $name } nie wróci
clock-end = Zakończ partię
clock-end-drop = Jednak gramy dalej
clock-end-all = jeśli wszyscy się zgodzą
clock-end-agreed = za: { $names }
report-help = Powstanie plik z danymi o stole i o tej stronie. Nigdzie nie jest wysyłany: zapisz go i przekaż, komu chcesz.
report-said = Co poszło nie tak?
report-file = Plik
report-holds = Zawiera partię tak, jak ją widzisz, wersje, ustawienia, dane przeglądarki, ostatnie błędy i żądania. Nie zawiera imion, linków ani tego, co przed tobą zakryte.
report-missing = Serwer nie odpowiada, więc w pliku nie ma partii.
report-waiting = Zbieranie…
report-save = Zapisz plik
table-share = Udostępnij
table-see-board = Zobacz stół
table-see-score = Punktacja
table-replay = Powtórka
table-record = Zapisz partię
analysis-button = Analizuj
table-rematch = Zagraj ponownie
table-to-rematch = Do następnej partii

status-connecting = Łączenie…
status-lost = Brak połączenia. Ponawianie…
status-lost-clock = Brak połączenia. Zegar idzie dalej.
status-dealing = Trwa rozdawanie kart.
status-waiting = { $count ->
    [one] Wybiera: { $names }.
    [few] Wybierają: { $names }.
    [many] Wybierają: { $names }.
   *[other] Wybierają: { $names }.
}
status-thinking = { $count ->
    [one] Myśli: { $names }
    [few] Myślą: { $names }
    [many] Myślą: { $names }
   *[other] Myślą: { $names }
}
status-sending = Wysyłanie…
status-unsent = Brak połączenia: ruch jest tu zapisany.
status-unsent-clock = Brak połączenia: ruch zapisany, zegar idzie.
status-unsent-drop = Nie wysyłaj
status-confirm = Potwierdź albo wycofaj.
status-forced = Nie było wyboru:
status-won = { $count ->
    [one] Wygrywa { $names }: { $points }
    [few] Wspólne zwycięstwo: { $names }, po { $points }
    [many] Wspólne zwycięstwo: { $names }, po { $points }
   *[other] Wspólne zwycięstwo: { $names }, po { $points }
}
status-ended = Ta partia została zakończona przedwcześnie.

tray-moves = Twoje ruchy
tray-confirm = Potwierdź
tray-drop = Wycofaj
tray-undo = Cofnij
tray-reset = Od nowa
tray-ends = To kończy twoją turę.
tray-reveals = To odkrywa coś nowego i nie da się tego cofnąć.
tray-pending = Ruch jeszcze niewykonany.

## Your turn, while no page is open

call-title = Twoja tura: { $game }
call-text = { $name }, stół czeka na ciebie.
call-text-after = { $mover } kończy ruch. { $name }, teraz twoja kolej.
call-text-nudge = { $name }, twoja kolej: { $nudger } prosi o ruch.
call-test-title = Ludopolis
call-test = Tak wygląda powiadomienie, gdy nadchodzi twoja tura.
call-heading = Powiadamiaj o mojej turze
call-help = Powiadomienie przychodzi na to urządzenie, nawet gdy strona jest zamknięta. Nie zdradza nic ukrytego i nikt inny go nie widzi.
call-here = Przy tym stole
call-everywhere = Przy wszystkich moich stołach
call-on-here = Dostajesz powiadomienie, gdy przy tym stole nadchodzi twoja tura.
call-on-everywhere = Dostajesz powiadomienie, gdy przy którymś z twoich stołów nadchodzi twoja tura.
call-remind = Przypomnij po dobie
call-remind-help = Raz, jeśli stół wciąż na ciebie czeka.
call-try = Wyślij próbne powiadomienie
call-test-sent = Wysłano. Powiadomienie powinno dotrzeć za kilka sekund.
call-stop = Nie powiadamiaj
call-failed = Nie udało się. Spróbuj później.
call-unable = Ta przeglądarka nie może tu pokazywać powiadomień. Potrzebny jest bezpieczny adres (https).
call-install = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego („Udostępnij”, potem „Do ekranu początkowego”) i otwórz ją stamtąd.
call-denied = Przeglądarka nie zezwala tej stronie na powiadomienia. Zezwól na nie w ustawieniach strony.
room-heading = Powiadamiaj czat grupowy
room-help = Gdy nadchodzi czyjaś tura, wiersz z linkiem trafia na ten adres: to webhook Discorda, Slacka, Matrixa lub ntfy albo twój własny.
room-url = Adres webhooka
room-save = Zapisz
room-remove = Usuń
room-saved = Zapisano.
room-sent = Wysłano. Sprawdź, czy dotarło.

text-position = Stół opisany słowami
text-type = Numer albo ruch
text-play = Zagraj
text-help = Strzałkami wybierasz z listy, Enter wykonuje ruch, U go cofa.

since-title = Od twojego ruchu
since-at = { $at }/{ $count }
since-more = wcześniej jeszcze { $count }
since-back = Poprzedni krok
since-on = Następny krok
since-again = Jeszcze raz
table-next = Następny stół: { $game }
table-skip = Pomiń
again-other = Nowa partia, inne opcje
again-title = Nowa partia z innymi opcjami
again-help = Te same osoby, miejsca przesunięte o jedno. Jeśli ktoś cię uprzedzi, usiądziesz przy jego stole.

talk-say = Napisz coś
talk-send = Wyślij
talk-name = Twoje imię
talk-new = nowe
talk-unread = { $count ->
    [one] nowa wiadomość
    [few] nowe wiadomości
    [many] nowych wiadomości
   *[other] nowej wiadomości
}
talk-empty = Nikt jeszcze nic nie napisał.
talk-empty-spectator = Nikt jeszcze nic nie napisał. Do końca gry to, co tu napiszesz, czytają tylko widzowie.
talk-heard = { $name }: { $text }
talk-signs = Reakcje
talk-sign-smile = Super!
talk-sign-wow = Oho!
talk-sign-heart = Pięknie
talk-sign-hand = Cześć
talk-given = { $sign } { $names }
talk-choose = Reakcje i więcej
talk-about = Reakcja na wiadomość ({ $name })?
talk-more = Wyciszanie i więcej
talk-mute = Wycisz
talk-mute-help = Tylko na tym urządzeniu i tylko przy tym stole. Nikt się o tym nie dowie.
talk-remove = Usuń
talk-help = To, co tu napiszesz, czytają wszyscy przy stole oprócz botów. Czat zostaje przy stole i nie wchodzi do zapisu partii.
talk-for-all = Dla całego stołu
talk-on = Czat przy stole
talk-on-help = Gdy jest wyłączony, nikt nie może nic pisać ani czytać.
talk-gallery = Gracze czytają czat widzów
talk-gallery-help = Gdy to jest wyłączone, gracze przeczytają ten czat dopiero po zakończeniu gry.

notes-help = Widzisz to tylko ty.
notes-write = Plany, rachunki, co zapamiętać
notes-kept = Zapisano.
notes-failed = Nie zapisano. Pisz dalej, aby spróbować ponownie.

prefs-title = Ustawienia
prefs-theme = Kolory
prefs-theme-auto = jak w systemie
prefs-theme-light = jasne
prefs-theme-dark = ciemne
prefs-theme-other = Jasne lub ciemne kolory
prefs-confirm = Potwierdzanie ruchów
prefs-confirm-off = nigdy
prefs-confirm-end = na koniec tury
prefs-confirm-every = każdy krok
prefs-pace = Boty i animacje
prefs-pace-instant = od razu
prefs-pace-quick = szybko
prefs-pace-steps = krok po kroku
prefs-sound = Dźwięki
prefs-sound-off = brak
prefs-sound-turn = moja tura
prefs-sound-all = wszystkie ruchy i koniec
prefs-volume = Głośność
prefs-since = Pokazuj, co mnie ominęło
prefs-since-help = Zanim wykonasz ruch: co inni zrobili od twojego ostatniego ruchu, krok po kroku.
prefs-toasts = Pokazuj, co robią inni
prefs-toasts-help = Jeden wiersz nad stołem, na chwilę.
prefs-firsts = Objaśniaj nowe rzeczy
prefs-firsts-help = W pierwszej partii: jeden wiersz, gdy coś dzieje się po raz pierwszy.
prefs-remarks = Pozwól botom mówić
prefs-remarks-help = Najwyżej trzy wypowiedzi na partię: nad stołem i w dzienniku.
prefs-text = Tryb tekstowy
prefs-text-help = Stół opisany słowami i numerowana lista ruchów: dla klawiatury i czytnika ekranu.

share-player = Wyślij ten link
share-player-help = Kto go otworzy, siada do stołu. Bez konta i instalowania.
share-watch = Dla widzów
share-watch-help = Pokazuje to, co widzą wszyscy.
share-personal = Miejsce: { $name }
share-personal-help = Aby grać dalej na innym urządzeniu.
share-personal-warning = Kto ma ten link, ma to miejsce przy stole. Nowy link unieważnia poprzedni.
share-personal-make = Utwórz link
share-copy = Kopiuj
share-copied = Skopiowano
share-send = Wyślij…
share-more = Inne sposoby
share-more-help = widzowie, inne urządzenie, strona główna
share-for = { $names }: przy moim stole jest miejsce.
share-qr = Pokaż kod QR
share-qr-of = Kod QR: { $label }
share-lens = Pokaż komuś, co widzi { $name }
share-lens-help = Link dla kogoś, kto się uczy albo doradza: stół oczami tego gracza, razem z zakrytymi kartami. Z tym linkiem nie można wykonywać ruchów. Wszyscy przy stole widzą, że podgląd jest włączony.
share-lens-link = Link do podglądu
share-lens-make = Utwórz link
share-lens-on = Podgląd włączony: kto ma link, widzi to samo co { $name }.
share-lens-off = Zakończ podgląd
share-tv = Na telewizorze
share-tv-help = Na ekran po drugiej stronie pokoju: duży obraz, bez przycisków i tylko to, co widzą wszyscy.
share-tv-join = Pokazuj na telewizorze, jak usiąść do stołu
share-tv-join-help = Dopóki jest wolne miejsce, każdy w pokoju może zeskanować kod i grać.
tv-join = Zeskanuj, żeby usiąść do stołu
tv-watch = Zeskanuj, żeby oglądać na telefonie

join-name = Twoje imię
join-name-help = Jak mają się do ciebie zwracać?
join-town = Twoje miasteczko
join-town-help = Nazwa, jeśli chcesz
join-sit = Usiądź i graj
join-fine = Konto nie jest potrzebne.
join-you = Ty
join-free = wolne miejsce
join-here = przy stole
join-host = gospodarz
invitation = { $name } zaprasza cię do gry
invitation-unnamed = Zaproszenie do gry
full = Przy tym stole ({ $name }) nie ma wolnych miejsc:
full-unnamed = Przy tym stole nie ma wolnych miejsc:
full-help = Możesz oglądać albo otworzyć własny stół.
full-watch = Oglądaj
full-own = Otwórz własny stół
claim-seat = Miejsce ({ $name }) w grze
claim-help = Chcesz grać dalej tutaj? Drugie urządzenie się o tym dowie.
claim-here = Graj tutaj
claim-fine = Kto ma link, ma to miejsce przy stole.
moved = Grasz teraz na innym urządzeniu.
moved-help = Miejsce ({ $name }) zostało tam przeniesione osobistym linkiem.
moved-again = Znowu graj tutaj
moved-watch = Oglądaj
moved-others = Do innych miejsc na tym urządzeniu

curtain-pass = Teraz { $name }
curtain-help = Na ekran patrzy teraz tylko { $name }.
curtain-lift = To ja, { $name }
curtain-undo = { $name } cofa ostatni ruch

score-sheet-title = Punktacja
score-sheet-figures = Pokaż obliczenia
score-sheet-total = Suma
score-sheet-time = Zużyty czas
score-sheet-sources = Skąd ten wynik
score-sheet-tie-shared = Wszystko po równo, nic nie rozstrzyga remisu: zwycięstwo jest wspólne.
score-sheet-tie-virtual = Tyle samo ma { $name }: taki remis to nie wygrana.
score-sheet-behind = strata: { $points }
score-sheet-equal = po równo
score-sheet-places = Miejsca
score-sheet-decided = Co rozstrzygnęło: { $category } (przewaga nad graczem „{ $name }”: { $points })
score-sheet-beats = Co rozstrzygnęło: { $first } to więcej niż { $second }
score-sheet-for-ties = Tylko przy remisie
score-sheet-no-tie = { $what }: tu niepotrzebne.

device-title = Na tym urządzeniu
device-like = W porównaniu z partiami tego samego rodzaju i z tą samą liczbą graczy.
device-rank = Wynik: { $name }
device-rank-of = { $rank } z { $count }
device-best = Najlepszy, { $day }
device-average = Średnia
device-friend = Ty i { $name }
device-place = Miejsce { $rank } wśród { $count ->
    [one] { $count } twojej partii
    [few] { $count } twoich partii
    [many] { $count } twoich partii
   *[other] { $count } twojej partii
}
device-record-new = Nowy rekord
device-record-equal = rekord wyrównany
device-record-short = do rekordu brakuje: { $points }
device-first = Twój pierwszy wynik. Następne partie też się tu pojawią.
device-dots = { $count ->
    [one] Jedna wcześniejsza partia na tym urządzeniu
    [few] { $count } wcześniejsze partie na tym urządzeniu, każda to kropka
    [many] { $count } wcześniejszych partii na tym urządzeniu, każda to kropka
   *[other] { $count } wcześniejszej partii na tym urządzeniu, każda to kropka
}
device-goal = Jaki jest cel?
device-against = względem twojej średniej
device-usual = jak zwykle
device-ruler = Skala od { $low } do { $high }, ten wynik to { $points }
device-ruler-average = średnia { $points }
device-ruler-record = rekord { $points }

counting-title = Koniec gry
counting-pause = Pauza
counting-on = Dalej
counting-line = { $category }: { $figures }
counting-beat = do pobicia: { $points }
counting-so-far = Dotąd
counting-again = Zobacz zakończenie
counting-words = Jak liczono wynik
postcard-send = Wyślij obrazek

replay-start = Początek
replay-end = Koniec
replay-back = Wstecz
replay-on = Naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-at = Ruch { $move } z { $last }
replay-by = Krok
replay-by-move = ruch
replay-by-turn = tura
replay-view = Czyimi oczami
replay-view-all = widz
replay-slider = Ruch
replay-link = Link do tego ruchu

map-label = Mapa: strzałki ją przesuwają, plus i minus zmieniają skalę, 0 pokazuje wszystko
map-tools = Skala
map-in = Przybliż
map-out = Oddal
map-fit = Pokaż wszystko
map-left = Możliwe ruchy po lewej
map-right = Możliwe ruchy po prawej
map-up = Możliwe ruchy u góry
map-down = Możliwe ruchy u dołu

## The deal of the day and duels

deal-results-here = Do wyników
duel-send = Wyślij jako pojedynek

## Reasons

why-game-over = Gra jest skończona.
why-chance-not-due = Teraz niczego się nie losuje.
why-impossible-outcome = Tego nie można tu wylosować.
why-no-such-seat = Nie ma miejsca { $given }; miejsca mają numery od 0 do { $high }.
why-not-your-decision = Teraz nie decyduje { $seat }.
why-no-such-move = Nie ma ruchu numer { $given }.
why-bad-notation = „{ $text }” to nie ruch. Wpisz jeden z ruchów z listy.
why-cannot-withdraw = Wpisu { $entry } nie można już cofnąć.

## Options and players

why-unknown-game = Nie ma gry „{ $given }”. Zainstalowane: { $allowed }.
why-game-fails = Nie można wczytać gry „{ $entry }”: { $problem }
why-game-without-words = Gra „{ $entry }” jest pominięta: w jej pakiecie brakuje angielskiego katalogu słów ({ $path }).
why-game-id-taken = Gra „{ $entry }” jest pominięta: identyfikator { $given } ma już { $other }.
why-unknown-option = { $game } nie ma opcji „{ $option }”. Są: { $allowed }.
why-bad-option-choice = Opcja { $option } nie może mieć wartości „{ $given }”. Możliwe: { $allowed }.
why-bad-option-number = Opcja { $option } nie może mieć wartości „{ $given }”. Musi to być liczba całkowita od { $low } do { $high }.
why-bad-players = { $game }: graczy może być od { $low } do { $high }, a nie { $given }.
why-bad-entry = Tu musi być liczba całkowita od { $low } do { $high }.
why-bad-entry-choice = Nie ma tu takiej odpowiedzi.

## Components and positions

why-missing-table = Brakuje tabeli elementów { $table } albo nie da się jej odczytać.
why-bad-cell = { $table }, wiersz { $line }, kolumna { $column }: „{ $given }” się nie zgadza, oczekiwano: { $expected }.
why-missing-column = { $table }: brakuje kolumny { $column }.
why-ragged-row = { $table }, wiersz { $line }: liczba komórek ma wynosić { $expected }.
why-duplicate-row = { $table }, wiersz { $line }: { $column } „{ $given }” występuje dwa razy.
why-empty-table = { $table }: brak wierszy.
why-bad-total = { $table }, { $column }: razem { $given }, a ma być { $expected }.
why-bad-field = Pole { $field } tej pozycji jest błędne.

## Records

why-record-empty = Zapis jest pusty; pierwszym wierszem musi być nagłówek.
why-record-json = Wiersz { $line }: to nie obiekt JSON. Zapis jest uszkodzony.
why-record-truncated = Zapis urywa się po wierszu { $line }: brakuje wiersza końcowego.
why-record-order = Wiersz { $line }: tu powinien być wpis { $expected }, a nie { $given }.
why-record-count = Wiersz { $line }: według wiersza końcowego liczba wpisów to { $given }, a w zapisie { $expected }.
why-record-foreign = Wiersz { $line }: tu powinien być nagłówek zapisu. To nie jest zapis Ludopolis.
why-record-newer = Wiersz { $line }: zapis ma format { $given }; ta wersja Ludopolis czyta formaty do { $known }.
why-record-header = Wiersz { $line }: w nagłówku brakuje pola { $field } albo jest ono błędne.
why-no-such-lesson = { $game } nie ma lekcji „{ $given }”. Są: { $allowed }.
why-no-such-puzzle = Nie ma takiej zagadki albo powstała dla innych zasad.
why-record-rules = Zapis powstał według zasad w wersji { $given } ({ $game }); zainstalowana jest wersja { $known }.
why-record-components = Zapis powstał z innym zestawem elementów gry ({ $given }); zainstalowany jest { $known }. Folder tamtego zestawu podaj w --components.
why-record-entry = Wiersz { $line }: nie można tu odczytać ruchu, losowania, cofnięcia ani zmiany gracza.
why-record-move = Wiersz { $line }: tak nie dało się zagrać. Zapis jest uszkodzony lub zmieniony.
why-record-source = Wiersz { $line }: tu powinno być losowanie „{ $expected }”, a nie „{ $given }”.
why-record-digest = Wiersz { $line }: pozycja się nie zgadza. Po wierszu { $trusted } zapis jest zmieniony lub uszkodzony.
why-record-closing = Wiersz { $line }: wiersz końcowy nie zgadza się z partią. Wiarygodny jest zapis do wiersza { $trusted }.

## How sure the components are

certainty-certain = jak w druku
certainty-mostly_certain = jak w druku, kilka kart niepewnych
certainty-reconstructed = odtworzone przez nas
edition-certain = jak w druku
edition-mostly_certain = kilka rzeczy jest niepewnych
edition-reconstructed = część odtworzona przez nas

## Bots

why-unknown-bot = Nie ma bota „{ $given }”. Są: { $allowed }.
bot-beginner = Nowicjusz
bot-beginner-help = widzi niewiele z tego, co możliwe
bot-easy = Uczeń
bot-easy-help = sporo przeocza
bot-regular = Amator
bot-regular-help = gra rozsądnie, z tury na turę
bot-expert = Ekspert
bot-expert-help = dobrze planuje i rzadko coś przeocza
bot-master = Mistrz
bot-master-help = wyuczony na wielu partiach; najsilniejszy
bot-random = Bot losowy
bot-random-help = dowolny dozwolony ruch
bot-greedy = Bot zachłanny
bot-greedy-help = kieruje się prostymi regułami
bot-greedy-1 = Pierwszy bot zachłanny
bot-greedy-1-help = gra według pierwszych prostych reguł; nigdy się nie zmienia
bot-hasty = Bot niecierpliwy
bot-hasty-help = przeocza połowę kart i miejsc
bot-flat = Bot próbujący
bot-flat-help = wypróbowuje każdy ruch wiele razy; wolniejszy
bot-flat-200 = Bot próbujący 200
bot-flat-200-help = wypróbowuje ruchy łącznie 200 razy; nigdy się nie zmienia
bot-mc = Bot Monte Carlo
bot-mc-help = rozgrywa obiecujące ruchy do końca, grając rozsądnie
bot-ismcts = Bot drzewkowy
bot-ismcts-help = patrzy kilka ruchów naprzód
bot-net = Bot wyuczony
bot-net-help = ocenia każde zagranie według tego, czego nauczył się z wielu partii
bot-cmd = Program
bot-cmd-help = posługuje się tekstowym protokołem botów
bot-py = Klasa Pythona
why-no-program = Nie można znaleźć programu „cmd:{ $given }”. Podaj polecenie tak, jak wpisuje się je tutaj.
why-py-form = „py:{ $given }” nie jest nazwą bota w Pythonie. Napisz py:MODUŁ:KLASA.
why-py-load = Nie można wczytać „py:{ $given }”: { $said }
why-py-class = Moduł „{ $module }” nie ma klasy „{ $given }”.
why-py-no-bot = „py:{ $given }” to nie bot: klasa musi dziedziczyć po ludopolis.bots.Bot.
why-bot-start = Nie udało się uruchomić programu: { $given }.
why-bot-hello = Powitanie programu jest niezrozumiałe: { $given }. Ma to być hello protokołu { $protocol }.
why-bot-timeout = Program nie odpowiedział w ciągu { $seconds ->
    [one] { $seconds } sekundy
    [few] { $seconds } sekund
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
why-bot-exit = Program sam się zakończył (kod wyjścia { $code }). { $said }
why-bot-garbled = Odpowiedź programu to nie ruch: { $given }
why-bot-illegal = Ruch programu „{ $move }” jest niedozwolony.
why-bot-raised = Bot zgłosił błąd: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = architektka
character-ada-temper = Lubi porządek: pełne dzielnice i skończone osiedla.
character-bruno-trade = budowniczy
character-bruno-temper = Lubi budować wysoko i ciągle mu mało.
character-chiara-trade = ogrodniczka
character-chiara-temper = Lubi parki, serca i cierpliwość.
character-dario-trade = sklepikarz
character-dario-temper = Lubi wiele małych zysków i pieniądze w kasie.
character-elif-trade = motornicza
character-elif-temper = Lubi długą trasę: gra do ostatniego przystanku.
character-seat = Postać na miejscu { $number }
character-ada-gain = Dokładnie jak na rysunku.
character-ada-rival = Ładna linia. Mam taką na swoim rysunku.
character-ada-won = Plan się sprawdził.
character-ada-lost = Plan był dobry. Inny był lepszy.
character-bruno-gain = Gotowe, zanim ktoś zdążył poprosić.
character-bruno-rival = Solidna robota. Ja bym poszedł wyżej.
character-bruno-won = Budowa skończona!
character-bruno-lost = Następnym razem jeszcze jedno piętro.
character-chiara-gain = To była tylko kwestia czasu.
character-chiara-rival = Jak to pięknie rośnie!
character-chiara-won = Rosło powoli, a teraz kwitnie.
character-chiara-lost = Późny przymrozek. No to za rok.
character-dario-gain = Trochę tu, trochę tam.
character-dario-rival = Dobra cena. Ja bym dał więcej.
character-dario-won = Kasa się zgadza, dziękuję.
character-dario-lost = Wszystko wyprzedane. Zapraszam ponownie!
character-elif-gain = Punktualnie.
character-elif-rival = Widzę, że przed czasem.
character-elif-won = Ostatni przystanek. Proszę wysiadać!
character-elif-lost = Uciekła mi przesiadka. Ale jechało się dobrze.
character-says = { $name }: „{ $text }”

## The server

language-name = Polski
why-no-such-table = Nie ma takiego stołu. Może link jest ucięty albo stół usunięto.
why-out-of-date = W międzyczasie sytuacja na stole się zmieniła. Oto nowa pozycja; wybierz jeszcze raz.
why-newer-version = Jest nowsza wersja Ludopolis. Odśwież stronę.
why-not-your-seat = To miejsce nie jest przypisane do tego urządzenia. Aby je tu przenieść, otwórz jego osobisty link.
why-not-your-table = To może zrobić tylko ktoś, kto siedzi przy tym stole.
why-bad-address = Na taki adres nie można wysłać wiadomości.
why-address-unknown = Adres „{ $host }” nie istnieje.
why-address-inside = Adres „{ $host }” należy do wewnętrznej sieci serwera. Nic tam nie jest wysyłane.
why-hooks-off = Na tym serwerze webhooki są wyłączone.
why-bad-subscription = Nie można użyć subskrypcji przeglądarki.
why-not-subscribed = Ta przeglądarka nie ma włączonych powiadomień.
why-too-many-calls = Zbyt wiele prób włączenia lub sprawdzenia powiadomień w krótkim czasie. Odczekaj kilka minut i spróbuj ponownie.
why-talk-empty = Wiadomość jest pusta.
why-talk-too-long = Wiadomość jest za długa. Limit znaków: { $most }.
why-talk-off = Czat przy tym stole jest wyłączony przez gospodarza.
why-talk-full = Czat przy tym stole jest pełny.
why-nothing-said = Tej wiadomości już nie ma.
why-too-much-talk = Zbyt wiele wiadomości w krótkim czasie. Odczekaj chwilę.
why-not-the-host = To może zrobić tylko gospodarz stołu.
why-no-room = Nie podano czatu grupowego.
why-room-refuses = Czat grupowy nie przyjął wiadomości.
why-no-clock = Przy tym stole gra się bez zegara.
why-time-left = Na tę turę jest jeszcze czas. Inni mogą coś zrobić dopiero, gdy ten czas się skończy.
why-nobody-late = Nikomu innemu nie skończył się czas.
why-nobody-to-nudge = Przypomnieć o ruchu można tylko komuś innemu, kto ma teraz podjąć decyzję.
why-nudged-already = W ciągu ostatniej godziny było już przypomnienie dla tego gracza.
why-nudge-paused = Wszyscy zgodzili się na przerwę: zakończ ją, zanim komuś przypomnisz o ruchu.
why-seat-taken = Ktoś już tam siedzi.
why-foreign-origin = To żądanie nie pochodzi z naszej strony. Otwórz stół w przeglądarce i spróbuj stamtąd.
why-too-large = To za dużo danych do odczytania.
why-too-many-requests = Za dużo żądań naraz. Odczekaj chwilę i spróbuj ponownie.
why-database-failed = Serwer nie ma teraz dostępu do zapisanych partii; nic się nie zmieniło. Spróbuj za chwilę ponownie.
why-wrong-method = Pod tym adresem takie żądanie nie działa.
why-too-slow = Żądanie nadchodziło za wolno. Spróbuj ponownie.
why-too-many-analyses = Zbyt wiele pracy dla trenera w krótkim czasie. Odczekaj kilka minut i spróbuj ponownie.
why-analysis-failed = Trener tym razem nie ma odpowiedzi. Spróbuj ponownie.
why-no-such-decision = Trener nie ma nic do powiedzenia o tej decyzji.
why-analysis-unfinished = Ta partia nie jest skończona. Analizuje się tylko skończone partie.
why-no-such-moment = Nie ma momentu { $given }: numery są od 1 do { $high }.
why-too-many-tables = Zbyt wiele nowych stołów w krótkim czasie. Odczekaj kilka minut i spróbuj ponownie.
why-record-too-long = Zapis ma ponad { $most } wpisów, a żadna partia nie jest tak długa.
why-bad-request = Nie można odczytać żądania: brakuje pola { $field } albo jest ono błędne.
why-table-over = Partia przy tym stole jest skończona.
why-table-waiting = Partia przy tym stole jeszcze się nie zaczęła.
why-table-begun = Partia przy tym stole już się zaczęła.
why-play-first = Najpierw zagraj to rozdanie: potem zobaczysz, jak poszło innym.
why-deal-alone = Wyniki tego rozdania się porównuje, więc każdy gra je sam, bez pomocy i na jednym urządzeniu.
why-not-a-duel = Pojedynek może powstać tylko z całej partii rozegranej solo albo przeciwko botom.
why-table-running = Partia przy tym stole jeszcze trwa.
why-nothing-to-withdraw = Nie ma teraz czego cofnąć.
why-seat-is-a-bot = Na tym miejscu gra już bot albo takiego miejsca nie ma.
why-seat-is-here = Ten gracz jest przy stole; zastąpić można tylko kogoś, kogo nie ma.
why-seat-has-resigned = Na tym miejscu partia jest poddana; do końca gra bot.
why-wrong-link = Ten link nie otwiera tego miejsca albo już nie działa. Poproś o nowy.
why-lens-closed = Ten link nic nie pokazuje albo już nie działa. Poproś o nowy.
why-lens-silent = Patrzysz oczami gracza: do końca gry możesz tu czytać, ale nie pisać.
why-no-such-page = Pod tym adresem nic nie ma.
why-record-unfinished = Partia w tym zapisie nie jest skończona.
why-no-previews = Link do tego stołu nie ma podglądu.
why-bad-picture = Obrazek musi być plikiem PNG o rozmiarze { $width } × { $height } pikseli.

### Pierwsze zdanie o zakończonej partii: jak się skończyła.

opening-you-won = Wygrywasz, przewaga: { $amount }.
opening-you-won-anyway = Wygrywasz.
opening-you-lost = Przegrywasz, różnica: { $amount }.
opening-you-lost-anyway = Wygrywa { $rival }.
opening-you-placed = Twoje miejsce: { $place } z { $count }; { $rival } ma o { $amount } więcej.
opening-you-placed-anyway = Twoje miejsce: { $place } z { $count }.
opening-you-tie-won = Po równo, { $amount }: przy remisie wygrywasz.
opening-you-tie-lost = Po równo, { $amount }: przy remisie wygrywa { $rival }.
opening-you-tie-shared = Po równo, { $amount }. Wspólne zwycięstwo: ty oraz { $names }.
opening-you-automa-beaten = Wygrywasz, { $rival } ma o { $amount } mniej.
opening-you-automa-beaten-anyway = Wygrywasz, { $rival } przegrywa.
opening-you-automa-won = { $rival } wygrywa, różnica: { $amount }.
opening-you-automa-won-anyway = Tym razem { $rival } nie daje się pokonać.
opening-name-won = Wygrywa { $name }, przewaga: { $amount }.
opening-name-won-anyway = Wygrywa { $name }.
opening-name-lost = { $name } przegrywa, różnica: { $amount }.
opening-name-lost-anyway = Wygrywa { $rival }.
opening-name-placed = { $name }: miejsce { $place } z { $count }; { $rival } ma o { $amount } więcej.
opening-name-placed-anyway = { $name }: miejsce { $place } z { $count }.
opening-name-tie-won = Po równo, { $amount }: przy remisie wygrywa { $name }.
opening-name-tie-lost = Po równo, { $amount }: przy remisie wygrywa { $rival }.
opening-name-tie-shared = Po równo, { $amount }. Wspólne zwycięstwo: { $names }.
opening-name-automa-beaten = { $name } wygrywa, { $rival } ma o { $amount } mniej.
opening-name-automa-beaten-anyway = { $name } wygrywa, { $rival } przegrywa.
opening-name-automa-won = { $rival } wygrywa, { $name } ma o { $amount } mniej.
opening-name-automa-won-anyway = Tym razem { $rival } nie daje się pokonać.
opening-draw = Remis: { $amount }.
opening-automa-level = { $rival } ma tyle samo: remis to jeszcze nie wygrana.
opening-alone = Wynik: { $amount }.
opening-alone-short = { $amount }. Do rekordu brakuje: { $gap }.
opening-alone-equal = { $amount }: twój rekord wyrównany.
opening-alone-record = { $amount }, twój nowy rekord. Poprawa: { $gap }.
