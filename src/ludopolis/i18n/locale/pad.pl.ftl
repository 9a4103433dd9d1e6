### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = Gra z pudełka
box-lead = Masz na stole grę z pudełka? Tu znajdziesz opis przygotowania i notes punktacji, który na telefonie każdego z graczy liczy punkty według zasad.
box-pad = Notes punktacji
box-setup-of = { $game }: przygotowanie
box-code = Kod notesu
box-code-help = Ktoś przy stole ci go pokaże lub przeczyta.
box-code-go = Otwórz
box-lay = Co rozłożyć
box-laid = Tak wygląda stół, gdy zaczyna się pierwsza tura. To, co gracze mają na ręce, jest zakryte.
box-draw = Wylosuj, kto zaczyna
box-begins = Zaczyna { $name }.
box-open = Otwórz notes punktacji
box-names = Kto gra

## The pad

box-parts = Części notesu
box-shared = Stół
box-sheet = Wynik
box-row = Wiersz
box-remove-row = Usuń wiersz { $number }
box-one-more = { $label }: { $count }. Dodaj 1
box-less = { $label }: odejmij 1
box-none = brak
box-change = Zmień
box-minus = Minus
box-erase = Wymaż
box-next = Dalej
box-done = { $name }: gotowe
box-who = Kim jesteś?
box-watch = Tylko patrzę
box-keep = Tak zagrano
box-is-right = Zgadza się
box-lost = Brak połączenia. Wpisy zostają na tym telefonie i zostaną policzone później.
box-waiting = Czekające wpisy: { $count }.
box-missing = Brakuje jeszcze: { $count }.
box-gone = Ten notes usunięto.
box-several-more = { $label }: dodaj { $count }

## The sheet

box-entered = Co leży na stole
box-correct = Dotknij liczby, aby ją poprawić. Może to zrobić każdy.
box-worth = Ile to jest warte
box-wins = Wygrywa { $name }
box-win-together = Wspólne zwycięstwo: { $names }
box-right = Czy wszystko się zgadza?
box-yes = Tak, zgadza się
box-no = Jednak nie
box-says-yes = zgadza się
box-not-yet = jeszcze nie
box-kept-in = Gdy wszyscy potwierdzą, wynik zapisze się w „Moich partiach” na każdym telefonie, z którego to potwierdzono: wśród „gier z pudełka”, oddzielnie od partii w sieci.
box-locked = Wszyscy się zgodzili. Notes jest zamknięty.
box-open-again = Zmień coś
box-changes = Co zmieniono
box-undo = Cofnij
box-undone = cofnięte
box-somebody = Ktoś
box-this-phone = Ten telefon

## Sharing

box-share-short = Udostępnij
box-share = Każdy na swoim telefonie
box-share-help = Kto ma link, może tu wszystko wpisać i poprawić.
box-code-make = Pokaż krótki kod
box-code-holds = Działa { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
box-names-help = Każdy może poprawić lub usunąć imię.
box-delete = Usuń notes
box-delete-help = Notes zniknie u wszystkich, razem z wynikami. Można go usunąć tylko z telefonu, na którym powstał.

## My games

mine-box = Gry z pudełka
mine-mode-box = Gry z pudełka
mine-box-open = niedokończona

## Why not

why-no-pad = Dla tej gry nie ma notesu punktacji.
why-no-such-pad = Nie ma takiego notesu. Może link jest ucięty albo notes usunięto.
why-pad-locked = Wszyscy się zgodzili, więc notes jest zamknięty. Najpierw wybierz „Zmień coś”.
why-pad-not-asked = To już nie jest potrzebne: ktoś w międzyczasie coś zmienił.
why-pad-no-such-change = Nie ma takiej zmiany.
why-pad-changed-since = Od tego czasu zmieniono to jeszcze raz.
why-pad-not-your-side = Potwierdzić to można tylko z telefonu tego gracza.
why-pad-unfinished = Czegoś jeszcze brakuje.
why-pad-contradicts = Coś tu się nie zgadza. Sprawdź jeszcze raz albo zaznacz, że tak zagrano.
why-pad-no-such-side = Nie ma takiego gracza w notesie.
why-pad-full = Ten notes nie przyjmuje już zmian.
why-pad-not-yours = Notes można usunąć tylko z telefonu, na którym powstał.
why-pad-no-aid = W tej grze nie trzeba nic robić na ekranie.
box-aid-hint = Każdy, kto ma link, widzi to samo.
