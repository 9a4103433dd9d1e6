### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = Pro jazyk „{ $given }“ není katalog. K dispozici: { $allowed }.
why-unknown-command = Příkaz „{ $given }“ neexistuje. K dispozici: { $allowed }.
why-unknown-flag = Volbu { $given } tento příkaz nezná. Seznam voleb ukáže --help.
why-flag-value = Volbě { $given } chybí hodnota, nebo dostala hodnotu, i když žádnou nepřijímá. Jak se používá, ukáže --help.
why-missing-argument = Chybí { $given }. Jak se příkaz používá, ukáže --help.
why-extra-argument = „{ $given }“ je navíc: { $command } to nepřijímá. Co přijímá, ukáže --help.
why-usage = { $message } Jak se příkaz používá, ukáže --help.
why-bad-number = { $option } nemůže být „{ $given }“. Musí to být celé číslo, nejméně { $low }.
why-bad-choice = { $option } nemůže být „{ $given }“. Může být: { $allowed }.
why-bad-seconds = { $option } nemůže být „{ $given }“. Musí to být počet sekund větší než 0.
why-bad-seed = „{ $given }“ nemůže být seed. Seed je 1 až 64 písmen, číslic nebo znaků . _ + -
why-bad-pair = „{ $given }“ nenastavuje žádnou volbu hry. Pište název=hodnota.
why-bad-town = „{ $given }“ nemůže být název čtvrti: nejvýš { $most } tisknutelných znaků.
why-too-many-towns = Čtvrti: { $given }, lidé: { $people }; každý má jen jednu čtvrť.
why-bad-name = „{ $given }“ nemůže být jméno hráče. Každý potřebuje jiné a nesmí to být jméno bota.
why-bad-seat = Místo { $given } nejde obsadit. Místa jsou od 1 do { $high }, pro každého člověka jedno.
why-too-many = Lidí a botů je { $given }, míst u stolu jen { $players }.
why-nothing-to-resume = Poslední partie v souboru { $path } je dohraná, nebo v ní nehráli lidé; pokračovat lze jen v přerušené partii.
why-no-games = Není nainstalovaná žádná hra.
why-no-such-record = Záznam { $given } v souboru není. Záznamů je { $high }.
why-no-such-entry = Krok { $given } neexistuje. V záznamu jsou kroky 0 až { $high }.
why-file-missing = { $path } neexistuje. Uveďte existující soubor nebo složku.
why-file-forbidden = { $path }: tady není povoleno čtení nebo zápis. Vyberte jiné místo, nebo změňte práva.
why-file-is-folder = { $path } je složka. Uveďte soubor.
why-file-special = { $path } není obyčejný soubor. Uveďte obyčejný.
why-file-not-text = { $path } není text. Záznam je textový soubor s řádky JSON.
why-file-no-records = { $path } obsahuje něco jiného než záznamy; nic se do souboru nepřidalo. Uveďte jiný.
why-file-other = { $path }: { $given }.
cli-stopped = Zastaveno.

cli-games-from-to = { $low } až { $high }

cli-replay-title = { $game } ({ $seats }). Záznam je v pořádku, kroků: { $entries }.
cli-replay-turn = Tah { $number }
cli-replay-move = { $name }: { $move }
cli-replay-at = Záznam { $record }, po kroku { $entry }
cli-replay-line = { $record }. { $game }, { $entries ->
    [one] { $entries } krok
    [few] { $entries } kroky
    [many] { $entries } kroku
   *[other] { $entries } kroků
}: { $scores }. { $ending }
cli-replay-resigned = { $name } se vzdává.
cli-replay-unfinished = Partie je přerušená před koncem.

## The game in the terminal

terminal-welcome = Vítejte v Ludopolis.
terminal-you = Hráč
terminal-seat = Místo { $number }
terminal-begin = { $game }: partie začíná (seed { $seed }). Napište číslo nebo tah; víc poví „pomoc“.
terminal-seats = Kolem stolu: { $names }.
terminal-left = Partie je přerušená.
terminal-prompt = >
terminal-thinking = { $name } přemýšlí…

terminal-fault = { $name } se vzdává a dál hraje jiný bot. { $why }

terminal-menu-game = Která hra? [{ $default }]
terminal-menu-for = počet hráčů: { $low } až { $high }
terminal-menu-names = Kdo hraje tady? Jména oddělená čárkami [{ $default }]
terminal-menu-towns = { $count ->
    [one] Jak se jmenuje vaše čtvrť? [bez názvu]
    [few] Jak se jmenují vaše čtvrti? Názvy ve stejném pořadí, oddělené čárkami [bez názvů]
    [many] Jak se jmenují vaše čtvrti? Názvy ve stejném pořadí, oddělené čárkami [bez názvů]
   *[other] Jak se jmenují vaše čtvrti? Názvy ve stejném pořadí, oddělené čárkami [bez názvů]
}
terminal-menu-bad-names = Lidí nejvýš { $high }, každý s jiným jménem.
terminal-menu-players = Kolik bude celkem hráčů, { $low } až { $high }? [{ $default }]
terminal-menu-opponents = Proti komu?
terminal-menu-bot = Který bot? [{ $default }]
terminal-menu-options = Napište číslo volby, kterou chcete změnit; Enter začne hru:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Co vybrat? [{ $default }]
terminal-menu-number = Číslo, { $values }:
terminal-not-a-number = „{ $given }“ nevyhovuje. Napište číslo od { $low } do { $high }.

terminal-section-table = Stůl
terminal-section-you = { $name } – to jste vy
terminal-section-other = { $name }
terminal-news = Od vašeho posledního tahu
terminal-news-first = Doposud
terminal-log-earlier = … řádků předtím: { $count }; „průběh“ ukáže vše.
terminal-moves-some = ({ $count }; první: { $first })
terminal-moves-how = Tahů: { $count }; napište tah, nebo jen jeho začátek: ukážou se tahy, které mu odpovídají („tahy“ ukáže všechny).
terminal-take-it = Enter ho zahraje.
terminal-forced = Možný je jen jeden tah: { $move }
terminal-confirm = { $move } – to nepůjde vzít zpět. Enter pokračuje, „zpět“ dá čas na rozmyšlenou:
terminal-reconsider = Máte vybráno. Enter volbu potvrdí, „zpět“ ji zruší:
terminal-undone = Vzato zpět.
terminal-nothing-to-undo = Není co vzít zpět.
terminal-if-it-ended-now = Kdyby hra skončila teď, podle toho, co můžete vědět:
terminal-curtain = Rozhoduje { $name }. Ostatní se teď nedívají; Enter stiskne { $name }.

terminal-command-help = pomoc p ? help h
terminal-command-undo = zpět zpet z undo u
terminal-command-look = stůl stul s look l
terminal-command-moves = tahy t moves m
terminal-command-log = průběh prubeh log
terminal-command-score = body b score
terminal-command-quit = konec k quit q exit
terminal-help =
    Napište číslo ze seznamu nebo tah, který je u něj, a tím ho zahrajete.
    Napište začátek tahu nebo některá jeho slova a uvidíte vyhovující tahy; Tab doplňuje.
      zpět    vzít zpět poslední krok, dokud se nic neodkrylo
      stůl    znovu ukázat celý stůl (stejně jako Enter)
      tahy    vypsat všechny tahy s čísly
      průběh  vypsat všechno, co se stalo
      body    bodovací listy, kdyby hra skončila teď
      konec   odejít; partii lze uložit

terminal-the-end = Konec
terminal-sheet-category = Za co
terminal-sheet-total = Celkem
terminal-sheet-winner-mark = ★
terminal-winner = Vyhrává { $name }: { $total }.
terminal-winners = O vítězství se dělí { $names }: každý má { $total }.
terminal-draw = Remíza: { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Výsledek: { $total }.
terminal-offer-save = Uložit záznam? Napište název souboru; samotný Enter nic neuloží:
terminal-saved = Záznam je v souboru { $path }.
terminal-written = Zapsáno: { $path }

terminal-command-hint = rada nápověda napoveda hint
terminal-command-skip = dál dal skip
terminal-puzzle-help =
    Napište číslo ze seznamu nebo tah, který je u něj, a tím ho zahrajete.
      zpět      vzít zpět poslední krok
      stůl      znovu ukázat celou pozici (stejně jako Enter)
      tahy      vypsat všechny tahy s čísly
      rada      o co v úloze jde; potom první krok; potom celý tah
      dál       ukázat nejlepší tah a přejít k další úloze
      konec     odejít
