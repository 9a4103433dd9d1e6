### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = Nincs katalógus ehhez a nyelvhez: „{ $given }”. Választható: { $allowed }.
why-unknown-command = Nincs ilyen parancs: „{ $given }”. Választható: { $allowed }.
why-unknown-flag = Itt nincs ilyen kapcsoló: { $given }. A --help megmutatja, melyek vannak.
why-flag-value = { $given }: a kapcsoló értéke hiányzik vagy fölösleges. A --help megmutatja, hogyan kell használni.
why-missing-argument = Hiányzik: { $given }. A --help megmutatja, hogyan kell használni a parancsot.
why-extra-argument = „{ $given }”: ez fölösleges, { $command } nem fogadja el. A --help megmutatja, mit fogad el.
why-usage = { $message } A --help megmutatja, hogyan kell használni a parancsot.
why-bad-number = { $option }: nem lehet „{ $given }”. Egész számnak kell lennie, legalább { $low }.
why-bad-choice = { $option }: nem lehet „{ $given }”. Választható: { $allowed }.
why-bad-seconds = { $option }: nem lehet „{ $given }”. Másodpercek számának kell lennie, 0 fölött.
why-bad-seed = „{ $given }” nem lehet véletlenmag. A véletlenmag 1–64 betű, számjegy vagy jel ezek közül: . _ + -
why-bad-pair = „{ $given }” nem a játék opciója. Így írd: név=érték.
why-bad-town = „{ $given }” nem lehet város neve: legfeljebb { $most } karakter, mind megjeleníthető.
why-too-many-towns = { $given } város { $people } emberre.
why-bad-name = „{ $given }” nem lehet játékos neve. Mindenkinek külön név kell, amelyet egyetlen bot sem visel.
why-bad-seat = Ez a hely nem foglalható el: { $given } (a helyek: 1–{ $high }, mindenkinek egy).
why-too-many = { $given } ember és bot nem fér el egy { $players } fős asztalnál.
why-nothing-to-resume = { $path }: az utolsó játszma véget ért, vagy nem játszott benne ember. Csak félbehagyott játszmát lehet folytatni.
why-no-games = Nincs telepítve játék.
why-no-such-record = Nincs ilyen felvétel a fájlban: { $given } (összesen { $high } van benne).
why-no-such-entry = Nincs ilyen bejegyzés: { $given } (a felvételben: 0–{ $high }).
why-file-missing = Nincs ilyen: { $path }. Adj meg egy létező fájlt vagy mappát.
why-file-forbidden = Itt nem olvasható vagy nem írható: { $path }. Válassz másik helyet, vagy módosítsd a jogosultságokat.
why-file-is-folder = Ez mappa: { $path }. Adj meg egy fájlt.
why-file-special = Ez nem egyszerű fájl: { $path }. Egyszerű fájlt adj meg.
why-file-not-text = Ez nem szöveg: { $path }. A felvétel JSON-sorokból álló szövegfájl.
why-file-no-records = Ebben nem felvételek vannak: { $path }. Semmit sem írtunk bele. Adj meg másik fájlt.
why-file-other = { $path }: { $given }.
cli-stopped = Leállítva.

cli-games-from-to = { $low }–{ $high }

cli-replay-title = { $game }: { $seats }. A felvétel rendben van: { $entries } bejegyzés.
cli-replay-turn = { $number }. kör
cli-replay-move = { $name }: { $move }
cli-replay-at = { $record }. felvétel, { $entry }. bejegyzés után
cli-replay-line = { $record }. { $game }, { $entries } bejegyzés: { $scores }. { $ending }
cli-replay-resigned = { $name } feladta.
cli-replay-unfinished = A játszma félbemaradt.

## The game in the terminal

terminal-welcome = Üdvözöl a Ludopolis.
terminal-you = Játékos
terminal-seat = { $number }. hely
terminal-begin = { $game }: kezdődik a játszma (véletlenmag: { $seed }). Írj be egy számot vagy egy lépést; a többit a „súgó” mondja el.
terminal-seats = Az asztal körül: { $names }.
terminal-left = Kiléptél a játszmából.
terminal-prompt = >
terminal-thinking = { $name } gondolkodik…

terminal-fault = { $name } feladja, és egy másik bot játszik tovább. { $why }

terminal-menu-game = Melyik játék? [{ $default }]
terminal-menu-for = { $low }–{ $high } játékos
terminal-menu-names = Ki játszik itt? Nevek vesszővel elválasztva [{ $default }]
terminal-menu-towns = { $count ->
    [one] Hogy hívod a városodat? [nincs név]
   *[other] Hogy hívjátok a városaitokat? Nevek ugyanabban a sorrendben, vesszővel elválasztva [nincsenek nevek]
}
terminal-menu-bad-names = Legfeljebb { $high } ember, mindegyik külön névvel.
terminal-menu-players = Összesen hány játékos, { $low }–{ $high }? [{ $default }]
terminal-menu-opponents = Kik ellen?
terminal-menu-bot = Melyik bot? [{ $default }]
terminal-menu-options = Írd be a módosítandó opció számát, vagy Enterrel kezdd el:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Melyik? [{ $default }]
terminal-menu-number = Egy szám, { $values }:
terminal-not-a-number = „{ $given }” nem jó. Írj be egy számot { $low } és { $high } között.

terminal-section-table = Az asztal
terminal-section-you = { $name } (te)
terminal-section-other = { $name }
terminal-news = Az utolsó lépésed óta
terminal-news-first = Eddig
terminal-log-earlier = … { $count } sor ezek előtt; a „napló” mindet mutatja.
terminal-moves-some = ({ $count }; az első: { $first })
terminal-moves-how = { $count } lépés. Írj be egyet, vagy az elejét, és felsoroljuk a hozzá illőket; a „lépések” mindet felsorolja.
terminal-take-it = Enterrel lépheted meg.
terminal-forced = Csak egy lépés lehetséges: { $move }
terminal-confirm = { $move } – ezt nem lehet visszavonni. Enter: tovább, „vissza”: meggondolom:
terminal-reconsider = Választottál. Enter: megtartod, „vissza”: visszavonod:
terminal-undone = Visszavonva.
terminal-nothing-to-undo = Nincs mit visszavonnod.
terminal-if-it-ended-now = Ha most érne véget a játék, amennyire tudhatod:
terminal-curtain = { $name } dönt. Mindenki más elfordul; { $name } megnyomja az Entert.

terminal-command-help = súgó sugo help h ?
terminal-command-undo = vissza undo u
terminal-command-look = asztal look l
terminal-command-moves = lépések lepesek moves m
terminal-command-log = napló naplo log
terminal-command-score = pontok score
terminal-command-quit = kilépés kilepes quit q exit
terminal-help =
    Írd be egy lépés számát a listából, vagy magát a lépést úgy, ahogy mellette áll.
    Ha csak a lépés elejét vagy néhány szavát írod be, felsoroljuk az illő lépéseket; a Tab kiegészít.
      vissza   az utolsó lépésed visszavonása, amíg semmi sem vált láthatóvá
      asztal   az egész asztal újra (az Enter is ezt teszi)
      lépések  minden lépés a számával
      napló    minden, ami történt
      pontok   a pontozás, ha most érne véget a játék
      kilépés  abbahagyás; a játszma menthető

terminal-the-end = Vége
terminal-sheet-category = Tétel
terminal-sheet-total = Összesen
terminal-sheet-winner-mark = ★
terminal-winner = { $name } nyer: { $total }.
terminal-winners = { $names } osztozik a győzelmen: fejenként { $total }.
terminal-draw = Döntetlen: { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Eredmény: { $total }.
terminal-offer-save = Mented a felvételt? Fájlnév, vagy Enter, ha nem:
terminal-saved = A felvétel itt van: { $path }.
terminal-written = Kiírva: { $path }

terminal-command-hint = tipp hint
terminal-command-skip = tovább tovabb skip
terminal-puzzle-help =
    Írd be egy lépés számát a listából, vagy magát a lépést úgy, ahogy mellette áll.
      vissza   az utolsó lépésed visszavonása
      asztal   az egész állás újra (az Enter is ezt teszi)
      lépések  minden lépés a számával
      tipp     miről szól; aztán az első lépés; aztán az egész megoldás
      tovább   a megoldás, és jön a következő feladvány
      kilépés  abbahagyás
