### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = Nu există catalog pentru limba „{ $given }”. La dispoziție: { $allowed }.
why-unknown-command = Comanda „{ $given }” nu există. La dispoziție: { $allowed }.
why-unknown-flag = Parametrul { $given } nu există aici. Adaugă --help ca să vezi ce parametri există.
why-flag-value = Parametrului { $given } îi lipsește valoarea sau a primit una pe care nu o acceptă. Adaugă --help ca să vezi cum se folosește.
why-missing-argument = Lipsește { $given }. Adaugă --help ca să vezi cum se folosește comanda.
why-extra-argument = „{ $given }” este în plus: { $command } nu îl primește. Adaugă --help ca să vezi ce primește.
why-usage = { $message } Adaugă --help ca să vezi cum se folosește comanda.
why-bad-number = { $option } nu poate fi „{ $given }”. Trebuie să fie un număr întreg, cel puțin { $low }.
why-bad-choice = { $option } nu poate fi „{ $given }”. Poate fi: { $allowed }.
why-bad-seconds = { $option } nu poate fi „{ $given }”. Trebuie să fie un număr de secunde mai mare decât 0.
why-bad-seed = „{ $given }” nu poate fi o sămânță. O sămânță are de la 1 la 64 de litere, cifre sau semne . _ + -
why-bad-pair = „{ $given }” nu stabilește o opțiune a jocului. Scrie nume=valoare.
why-bad-town = „{ $given }” nu poate fi numele unui oraș (caractere: cel mult { $most }, toate afișabile).
why-too-many-towns = Orașe: { $given }, persoane: { $people }. Sunt prea multe orașe.
why-bad-name = „{ $given }” nu poate fi numele unui jucător. Fiecare are nevoie de alt nume, care să nu fie al unui bot.
why-bad-seat = Locul { $given } nu poate fi ocupat. Locurile sunt numerotate de la 1 la { $high }, câte unul pentru fiecare persoană.
why-too-many = Persoane și boți: { $given }, locuri la masă: { $players }. Nu încap toți.
why-nothing-to-resume = Ultima partidă din { $path } s-a terminat sau nu a jucat în ea nicio persoană; se reia numai o partidă întreruptă.
why-no-games = Nu este instalat niciun joc.
why-no-such-record = Înregistrarea { $given } nu există în fișier. Sunt în total { $high }.
why-no-such-entry = Pasul { $given } nu există. Înregistrarea are pașii de la 0 la { $high }.
why-file-missing = { $path } nu există. Indică un fișier sau un dosar care există.
why-file-forbidden = { $path } nu poate fi citit sau scris aici. Alege alt loc sau schimbă drepturile.
why-file-is-folder = { $path } este un dosar. Indică un fișier.
why-file-special = { $path } nu este un fișier obișnuit. Indică unul obișnuit.
why-file-not-text = { $path } nu este text. O înregistrare este un fișier text cu rânduri JSON.
why-file-no-records = { $path } conține altceva decât înregistrări; nu s-a adăugat nimic. Indică alt fișier.
why-file-other = { $path }: { $given }.
cli-stopped = Oprit.

cli-games-from-to = de la { $low } la { $high }

cli-replay-title = { $game }: { $seats }. Înregistrarea este în regulă, pași: { $entries }.
cli-replay-turn = Tura { $number }
cli-replay-move = { $name }: { $move }
cli-replay-at = Înregistrarea { $record }, după pasul { $entry }
cli-replay-line = { $record }. { $game } (pași: { $entries }): { $scores }. { $ending }
cli-replay-resigned = { $name } a cedat.
cli-replay-unfinished = Partida a fost întreruptă înainte de sfârșit.

## The game in the terminal

terminal-welcome = Bine ai venit la Ludopolis.
terminal-you = Jucător
terminal-seat = Locul { $number }
terminal-begin = { $game } începe (sămânța { $seed }). Scrie un număr sau o mutare; „ajutor” îți spune restul.
terminal-seats = În jurul mesei: { $names }.
terminal-left = Ai întrerupt partida.
terminal-prompt = >
terminal-thinking = { $name } se gândește…

terminal-fault = { $name } cedează, mai departe joacă alt bot. { $why }

terminal-menu-game = Ce joc? [{ $default }]
terminal-menu-for = de la { $low } la { $high } jucători
terminal-menu-names = Cine joacă aici? Nume, despărțite prin virgule [{ $default }]
terminal-menu-towns = { $count ->
    [one] Cum se numește orașul tău? [fără nume]
    [few] Cum se numesc orașele voastre? Nume în aceeași ordine, despărțite prin virgule [fără nume]
   *[other] Cum se numesc orașele voastre? Nume în aceeași ordine, despărțite prin virgule [fără nume]
}
terminal-menu-bad-names = Cel mult { $high } persoane, fiecare cu alt nume.
terminal-menu-players = Câți jucători în total, de la { $low } la { $high }? [{ $default }]
terminal-menu-opponents = Cu cine?
terminal-menu-bot = Ce bot? [{ $default }]
terminal-menu-options = Scrie numărul unei opțiuni ca s-o schimbi sau apasă Enter ca să începi:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Care? [{ $default }]
terminal-menu-number = Un număr, { $values }:
terminal-not-a-number = „{ $given }” nu se potrivește. Scrie un număr de la { $low } la { $high }.

terminal-section-table = Masa
terminal-section-you = { $name } (tu)
terminal-section-other = { $name }
terminal-news = De la ultima ta mutare
terminal-news-first = Până acum
terminal-log-earlier = … rânduri înainte de acestea: { $count }; „jurnal” arată tot.
terminal-moves-some = ({ $count }; prima: { $first })
terminal-moves-how = Mutări: { $count }. Scrie una sau începutul ei ca să vezi ce se potrivește; „mutări” le arată pe toate.
terminal-take-it = Apasă Enter ca să o joci.
terminal-forced = Este posibilă o singură mutare: { $move }
terminal-confirm = { $move } – nu se mai poate lua înapoi. Enter ca să continui, „anulează” ca să te mai gândești:
terminal-reconsider = Ai ales. Enter păstrează alegerea, „anulează” o ia înapoi:
terminal-undone = Mutarea a fost luată înapoi.
terminal-nothing-to-undo = Nu ai ce lua înapoi.
terminal-if-it-ended-now = Dacă jocul s-ar termina acum, din câte poți ști:
terminal-curtain = Decide { $name }. Ceilalți se uită în altă parte; { $name } apasă Enter.

terminal-command-help = ajutor a ? help h
terminal-command-undo = anulează anuleaza undo u
terminal-command-look = masa look l
terminal-command-moves = mutări mutari moves m
terminal-command-log = jurnal j log
terminal-command-score = scor score
terminal-command-quit = ieșire iesire quit q exit
terminal-help =
    Scrie un număr din listă sau mutarea de lângă el, ca să o joci.
    Scrie începutul unei mutări sau câteva cuvinte din ea, ca să vezi mutările care se potrivesc; Tab completează.
      anulează  ia înapoi ultima mutare, cât timp nu s-a arătat nimic nou
      masa      arată din nou toată masa (la fel și Enter)
      mutări    arată toate mutările cu numerele lor
      jurnal    arată tot ce s-a întâmplat
      scor      foile de scor dacă jocul s-ar termina acum
      ieșire    pleci; partida poate fi salvată

terminal-the-end = Sfârșit
terminal-sheet-category = Categorie
terminal-sheet-total = Total
terminal-sheet-winner-mark = ★
terminal-winner = { $name } câștigă cu { $total }.
terminal-winners = { $names } câștigă împreună, cu câte { $total }.
terminal-draw = Egalitate la { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Scor final: { $total }.
terminal-offer-save = Salvezi înregistrarea? Un nume de fișier sau Enter pentru nu:
terminal-saved = Înregistrarea este în { $path }.
terminal-written = Scris: { $path }

terminal-command-hint = sfat indiciu hint
terminal-command-skip = sari skip
terminal-puzzle-help =
    Scrie un număr din listă sau mutarea de lângă el, ca să o joci.
      anulează  ia înapoi ultima mutare
      masa      arată din nou toată poziția (la fel și Enter)
      mutări    arată toate mutările cu numerele lor
      sfat      despre ce este vorba; apoi prima mutare; apoi toată tura
      sari      arată cea mai bună tură și treci la problema următoare
      ieșire    pleci
