### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = Pre jazyk „{ $given }“ nie je katalóg. K dispozícii: { $allowed }.
why-unknown-command = Príkaz „{ $given }“ neexistuje. K dispozícii: { $allowed }.
why-unknown-flag = Voľbu { $given } tento príkaz nepozná. Zoznam volieb ukáže --help.
why-flag-value = Voľbe { $given } chýba hodnota, alebo dostala hodnotu, ktorú neprijíma. Ako sa používa, ukáže --help.
why-missing-argument = Chýba { $given }. Ako sa príkaz používa, ukáže --help.
why-extra-argument = „{ $given }“ je navyše: { $command } to neprijíma. Čo prijíma, ukáže --help.
why-usage = { $message } Ako sa príkaz používa, ukáže --help.
why-bad-number = { $option } nemôže byť „{ $given }“. Musí to byť celé číslo, najmenej { $low }.
why-bad-choice = { $option } nemôže byť „{ $given }“. Môže byť: { $allowed }.
why-bad-seconds = { $option } nemôže byť „{ $given }“. Musí to byť počet sekúnd väčší ako 0.
why-bad-seed = „{ $given }“ nemôže byť seed. Seed je 1 až 64 písmen, číslic alebo znakov . _ + -
why-bad-pair = „{ $given }“ nenastavuje žiadnu voľbu hry. Píšte názov=hodnota.
why-bad-town = „{ $given }“ nemôže byť názov štvrte: najviac { $most } tlačiteľných znakov.
why-too-many-towns = Štvrte: { $given }, ľudia: { $people }; každý má len jednu štvrť.
why-bad-name = „{ $given }“ nemôže byť meno hráča. Každý potrebuje vlastné meno, ktoré nie je menom bota.
why-bad-seat = Miesto { $given } sa nedá obsadiť. Miesta sú od 1 do { $high }, pre každého človeka jedno.
why-too-many = Ľudí a botov je { $given }, miest pri stole len { $players }.
why-nothing-to-resume = Posledná partia v súbore { $path } je dohraná alebo v nej nehrali ľudia; pokračovať možno len v prerušenej partii.
why-no-games = Nie je nainštalovaná žiadna hra.
why-no-such-record = Záznam { $given } v súbore nie je. Záznamov je { $high }.
why-no-such-entry = Krok { $given } neexistuje. V zázname sú kroky 0 až { $high }.
why-file-missing = { $path } neexistuje. Uveďte existujúci súbor alebo priečinok.
why-file-forbidden = { $path }: tu nie je povolené čítanie alebo zápis. Vyberte iné miesto alebo zmeňte práva.
why-file-is-folder = { $path } je priečinok. Uveďte súbor.
why-file-special = { $path } nie je obyčajný súbor. Uveďte obyčajný súbor.
why-file-not-text = { $path } nie je text. Záznam je textový súbor s riadkami JSON.
why-file-no-records = { $path } obsahuje niečo iné ako záznamy; nič sa doň nepridáva. Uveďte iný súbor.
why-file-other = { $path }: { $given }.
cli-stopped = Zastavené.

cli-games-from-to = { $low } až { $high }

cli-replay-title = { $game } ({ $seats }). Záznam je v poriadku, krokov: { $entries }.
cli-replay-turn = Ťah { $number }
cli-replay-move = { $name }: { $move }
cli-replay-at = Záznam { $record }, po kroku { $entry }
cli-replay-line = { $record }. { $game }, krokov { $entries }: { $scores }. { $ending }
cli-replay-resigned = { $name } sa vzdáva.
cli-replay-unfinished = Partia je prerušená pred koncom.

## The game in the terminal

terminal-welcome = Vitajte v Ludopolise.
terminal-you = Hráč
terminal-seat = Miesto { $number }
terminal-begin = { $game }: partia sa začína (seed { $seed }). Napíšte číslo alebo ťah, prípadne „pomoc“.
terminal-seats = Okolo stola: { $names }.
terminal-left = Partia je prerušená.
terminal-prompt = >
terminal-thinking = { $name } rozmýšľa…

terminal-fault = { $name } sa vzdáva a ďalej hrá iný bot. { $why }

terminal-menu-game = Ktorá hra? [{ $default }]
terminal-menu-for = hráčov: { $low } až { $high }
terminal-menu-names = Kto hrá tu? Mená oddelené čiarkami [{ $default }]
terminal-menu-towns = { $count ->
    [one] Ako sa volá vaša štvrť? [bez názvu]
    [few] Ako sa volajú vaše štvrte? Názvy v rovnakom poradí, oddelené čiarkami [bez názvov]
    [many] Ako sa volajú vaše štvrte? Názvy v rovnakom poradí, oddelené čiarkami [bez názvov]
   *[other] Ako sa volajú vaše štvrte? Názvy v rovnakom poradí, oddelené čiarkami [bez názvov]
}
terminal-menu-bad-names = Ľudí najviac { $high }, každý s vlastným menom.
terminal-menu-players = Koľko hráčov spolu, { $low } až { $high }? [{ $default }]
terminal-menu-opponents = Proti komu?
terminal-menu-bot = Ktorý bot? [{ $default }]
terminal-menu-options = Voľbu zmeníte zadaním jej čísla, Enter začne hru:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Čo vybrať? [{ $default }]
terminal-menu-number = Číslo, { $values }:
terminal-not-a-number = „{ $given }“ nevyhovuje. Napíšte číslo od { $low } do { $high }.

terminal-section-table = Stôl
terminal-section-you = { $name } – to ste vy
terminal-section-other = { $name }
terminal-news = Od vášho posledného ťahu
terminal-news-first = Doteraz
terminal-log-earlier = … riadkov predtým: { $count }; „priebeh“ ukáže všetko.
terminal-moves-some = ({ $count }; prvý: { $first })
terminal-moves-how = Ťahov: { $count }; napíšte ťah, alebo len jeho začiatok a uvidíte vyhovujúce („ťahy“ ukáže všetky).
terminal-take-it = Enter ho zahrá.
terminal-forced = Možný je len jeden ťah: { $move }
terminal-confirm = { $move } – to sa nebude dať vziať späť. Enter pokračuje, „späť“ dá čas na rozmyslenie:
terminal-reconsider = Vaša voľba platí. Enter ju nechá, „späť“ ju vezme späť:
terminal-undone = Vzaté späť.
terminal-nothing-to-undo = Nie je čo vziať späť.
terminal-if-it-ended-now = Keby sa hra skončila teraz (podľa toho, čo môžete vedieť):
terminal-curtain = Rozhoduje sa { $name }; všetci ostatní sa odvrátia a { $name } stlačí Enter.

terminal-command-help = pomoc p ? help h
terminal-command-undo = späť spat undo u
terminal-command-look = stôl stol s look l
terminal-command-moves = ťahy tahy t moves m
terminal-command-log = priebeh log
terminal-command-score = body b score
terminal-command-quit = koniec k quit q exit
terminal-help =
    Ťah zahráte, keď napíšete jeho číslo zo zoznamu alebo samotný ťah, ako je napísaný vedľa čísla.
    Začiatok ťahu alebo slová z neho vypíšu vyhovujúce ťahy; Tab dopĺňa.
      späť    vziať späť posledný krok, kým sa nič neodkrylo
      stôl    znova ukázať celý stôl (rovnako ako Enter)
      ťahy    vypísať všetky ťahy s číslami
      priebeh vypísať všetko, čo sa stalo
      body    bodovacie hárky, keby sa hra skončila teraz
      koniec  odísť; partiu možno uložiť

terminal-the-end = Koniec
terminal-sheet-category = Za čo
terminal-sheet-total = Spolu
terminal-sheet-winner-mark = ★
terminal-winner = Vyhráva { $name }: { $total }.
terminal-winners = O výhru sa delia { $names }, zhodne { $total }.
terminal-draw = Remíza: { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Výsledok: { $total }.
terminal-offer-save = Uložiť záznam? Napíšte názov súboru; samotný Enter nič neuloží:
terminal-saved = Záznam je v súbore { $path }.
terminal-written = Zapísané: { $path }

terminal-command-hint = rada nápoveda napoveda hint
terminal-command-skip = ďalej dalej skip
terminal-puzzle-help =
    Ťah zahráte, keď napíšete jeho číslo zo zoznamu alebo samotný ťah, ako je napísaný vedľa čísla.
      späť      vziať späť posledný krok
      stôl      znova ukázať celú pozíciu (rovnako ako Enter)
      ťahy      vypísať všetky ťahy s číslami
      rada      o čo v úlohe ide; potom prvý krok; potom celý ťah
      ďalej     ukázať najlepší ťah a prejsť na ďalšiu úlohu
      koniec    odísť
