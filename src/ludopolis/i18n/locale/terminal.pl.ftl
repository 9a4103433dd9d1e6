### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = Nie ma katalogu słów dla języka „{ $given }”. Są: { $allowed }.
why-unknown-command = Nie ma polecenia „{ $given }”. Są: { $allowed }.
why-unknown-flag = Nie ma tu opcji { $given }. Dostępne opcje pokaże --help.
why-flag-value = Opcji { $given } brakuje wartości albo podano wartość, której ona nie przyjmuje. Sposób użycia pokaże --help.
why-missing-argument = Brakuje: { $given }. Sposób użycia polecenia pokaże --help.
why-extra-argument = „{ $given }” jest zbędne: { $command } tego nie przyjmuje. Co przyjmuje, pokaże --help.
why-usage = { $message } Sposób użycia polecenia pokaże --help.
why-bad-number = { $option } nie może mieć wartości „{ $given }”. Musi to być liczba całkowita, co najmniej { $low }.
why-bad-choice = { $option } nie może mieć wartości „{ $given }”. Możliwe: { $allowed }.
why-bad-seconds = { $option } nie może mieć wartości „{ $given }”. Musi to być liczba sekund większa od 0.
why-bad-seed = „{ $given }” nie może być ziarnem losowości. Ziarno to od 1 do 64 liter łacińskich, cyfr lub znaków . _ + -
why-bad-pair = „{ $given }” to nie opcja gry. Zapis: nazwa=wartość.
why-bad-town = „{ $given }” nie może być nazwą miasteczka: najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}, wszystkie drukowalne.
why-too-many-towns = Miasteczka: { $given }, a osoby: { $people }.
why-bad-name = „{ $given }” nie może być imieniem gracza. Imiona muszą być różne i inne niż nazwy botów.
why-bad-seat = Miejsca { $given } nie można zająć. Miejsca mają numery od 1 do { $high }, po jednym na osobę.
why-too-many = Osoby i boty: { $given }, a miejsca przy stole: { $players }.
why-nothing-to-resume = Ostatnia partia w { $path } jest skończona albo grały w niej same boty; wznowić można tylko przerwaną partię.
why-no-games = Nie ma zainstalowanej żadnej gry.
why-no-such-record = W pliku nie ma zapisu { $given }. Liczba zapisów: { $high }.
why-no-such-entry = Nie ma wpisu { $given }. Zapis ma wpisy od 0 do { $high }.
why-file-missing = Nie ma { $path }. Podaj istniejący plik albo folder.
why-file-forbidden = { $path }: brak prawa odczytu lub zapisu. Wybierz inne miejsce albo zmień uprawnienia.
why-file-is-folder = { $path } to folder. Podaj plik.
why-file-special = { $path } to nie zwykły plik. Podaj zwykły.
why-file-not-text = { $path } to nie tekst. Zapis partii to plik tekstowy z wierszami JSON.
why-file-no-records = { $path } zawiera coś innego niż zapisy partii; niczego nie dodano. Podaj inny plik.
why-file-other = { $path }: { $given }.
cli-stopped = Zatrzymano.

cli-games-from-to = od { $low } do { $high }

cli-replay-title = { $game }: { $seats }. Zapis jest w porządku, wpisy: { $entries }.
cli-replay-turn = Tura { $number }
cli-replay-move = { $name } wybiera: { $move }
cli-replay-at = Zapis { $record }, po wpisie { $entry }
cli-replay-line = { $record }. { $game } (wpisy: { $entries }): { $scores }. { $ending }
cli-replay-resigned = { $name } poddaje partię.
cli-replay-unfinished = Partia przerwana przed końcem.

## The game in the terminal

terminal-welcome = Witamy w Ludopolis.
terminal-you = Gracz
terminal-seat = Miejsce { $number }
terminal-begin = { $game }: partia się zaczyna (ziarno { $seed }). Wpisz numer albo ruch; resztę powie „pomoc”.
terminal-seats = Wokół stołu: { $names }.
terminal-left = Partia przerwana.
terminal-prompt = >
terminal-thinking = { $name } myśli…

terminal-fault = { $name } poddaje partię i dalej gra inny bot. { $why }

terminal-menu-game = Która gra? [{ $default }]
terminal-menu-for = od { $low } do { $high } graczy
terminal-menu-names = Kto tu gra? Imiona rozdzielone przecinkami [{ $default }]
terminal-menu-towns = { $count ->
    [one] Jak nazywa się twoje miasteczko? [bez nazwy]
    [few] Jak nazywają się wasze miasteczka? Nazwy w kolejności imion, rozdzielone przecinkami [bez nazw]
    [many] Jak nazywają się wasze miasteczka? Nazwy w kolejności imion, rozdzielone przecinkami [bez nazw]
   *[other] Jak nazywają się wasze miasteczka? Nazwy w kolejności imion, rozdzielone przecinkami [bez nazw]
}
terminal-menu-bad-names = Najwyżej { $high ->
    [one] { $high } osoba
    [few] { $high } osoby
    [many] { $high } osób
   *[other] { $high } osoby
}, każda z własnym imieniem.
terminal-menu-players = Ilu graczy razem, od { $low } do { $high }? [{ $default }]
terminal-menu-opponents = Przeciwko komu?
terminal-menu-bot = Który bot? [{ $default }]
terminal-menu-options = Wpisz numer opcji, aby ją zmienić, albo naciśnij Enter, aby zacząć:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Co wybierasz? [{ $default }]
terminal-menu-number = Liczba, { $values }:
terminal-not-a-number = „{ $given }” nie pasuje. Wpisz liczbę od { $low } do { $high }.

terminal-section-table = Stół
terminal-section-you = { $name } – to ty
terminal-section-other = { $name }
terminal-news = Od twojego ostatniego ruchu
terminal-news-first = Do tej pory
terminal-log-earlier = … wcześniejsze wiersze: { $count }; „dziennik” pokaże wszystko.
terminal-moves-some = ({ $count }; pierwszy: { $first })
terminal-moves-how = Ruchy: { $count }. Wpisz ruch albo jego początek, aby zobaczyć pasujące; „ruchy” pokaże wszystkie.
terminal-take-it = Naciśnij Enter, aby go wykonać.
terminal-forced = Możliwy jest tylko jeden ruch: { $move }
terminal-confirm = { $move } – tego nie da się cofnąć. Enter, aby grać dalej, „cofnij”, aby się namyślić:
terminal-reconsider = Wybór jest zapisany. Enter, aby go zostawić, „cofnij”, aby wybrać od nowa:
terminal-undone = Cofnięto.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-if-it-ended-now = Gdyby gra skończyła się teraz (według tego, co możesz wiedzieć):
terminal-curtain = Decyduje { $name }. Pozostali odwracają wzrok; { $name } naciska Enter.

terminal-command-help = pomoc p ? help h
terminal-command-undo = cofnij c undo u
terminal-command-look = stół stol s look l
terminal-command-moves = ruchy r moves m
terminal-command-log = dziennik d log
terminal-command-score = punkty score
terminal-command-quit = wyjdź wyjdz w quit q exit
terminal-help =
    Aby wykonać ruch, wpisz jego numer z listy albo zapis podany obok.
    Wpisz początek ruchu albo słowa z niego, aby zobaczyć pasujące ruchy; Tab uzupełnia.
      cofnij    cofnij ostatni ruch, dopóki nic nie zostało odkryte
      stół      pokaż znowu cały stół (tak samo Enter)
      ruchy     wszystkie ruchy z numerami
      dziennik  pokaż wszystko, co się stało
      punkty    punktacja, gdyby gra skończyła się teraz
      wyjdź     wyjdź; partię można zapisać

terminal-the-end = Koniec
terminal-sheet-category = Za co
terminal-sheet-total = Suma
terminal-sheet-winner-mark = ★
terminal-winner = Wygrywa { $name }: { $total }.
terminal-winners = Wspólne zwycięstwo: { $names }, po { $total }.
terminal-draw = Remis: { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Wynik: { $total }.
terminal-offer-save = Zapisać partię? Nazwa pliku albo Enter, aby nie zapisywać:
terminal-saved = Zapis partii: { $path }.
terminal-written = Zapisano: { $path }

terminal-command-hint = podpowiedź podpowiedz hint
terminal-command-skip = dalej skip
terminal-puzzle-help =
    Aby wykonać ruch, wpisz jego numer z listy albo zapis podany obok.
      cofnij      cofnij ostatni ruch
      stół        pokaż znowu całą pozycję (tak samo Enter)
      ruchy       wszystkie ruchy z numerami
      podpowiedź  o co chodzi; potem pierwszy ruch; potem całe zagranie
      dalej       pokaż najlepsze zagranie i przejdź do następnej zagadki
      wyjdź       wyjdź
