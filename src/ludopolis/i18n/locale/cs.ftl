### Words shared by all games.

on = ano
off = ne
bank = banka

## Pages

page-title = Ludopolis
page-description = Deskové hry o stavbě měst: hrajte je s přáteli i s boty, přímo v prohlížeči.
page-home = Ke hrám
page-rules = Pravidla
page-language = Jazyk
page-close = Zavřít
page-cancel = Zrušit
page-no-script = Ke hře si v prohlížeči zapněte JavaScript.
page-not-affiliated = Ludopolis je svobodný software bez vazby na autory a vydavatele her. Líbí-li se vám některá hra, kupte si ji.
page-frozen = U tohoto stolu už tady hrát nejde.
page-trouble = Na této stránce se něco pokazilo, ale vaše partie je v bezpečí.
page-newer = Je tu novější verze Ludopolis. Stránka se za chvíli načte znovu.
page-reload = Obnovit
page-reload-now = Obnovit hned

home-title = Stavějme města společně.
home-lead = Deskové hry s přáteli i s boty. Bez účtu a bez reklam: pošlete odkaz a hrajte.
home-new = Nový stůl
home-join = Přes odkaz
home-join-help = Vložte odkaz nebo kód, který vám někdo poslal.
home-join-go = Vstoupit
home-open-record = Otevřít záznam
home-record-help = Partie uložená jako záznam se ověří podle pravidel a ukáže krok za krokem.
home-pick = Vyberte hru
home-which = Která hra?
home-pick-help = s přáteli i s boty
home-find = Najít hru
home-find-players = Počet hráčů
home-find-any = Libovolný počet hráčů
home-find-exactly = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
home-find-or-more = { $count } a víc hráčů
home-find-all = Ukázat všechny hry
home-found = { $count ->
    [0] Žádná hra nevyhovuje.
    [one] Vyhovuje jedna hra.
    [few] Vyhovují { $count } hry.
    [many] Vyhovuje { $count } hry.
   *[other] Vyhovuje { $count } her.
}
home-players = Hráči:
home-length = Doba hry:
home-difficulty = Obtížnost:
home-play = Hrát
home-play-bots = { $game }: hned hrát proti botům
home-rules-of = { $game }: pravidla
home-with = u stolu: { $names }
home-free-seats = { $count ->
    [one] jedno místo je volné
    [few] { $count } místa jsou volná
    [many] { $count } místa je volné
   *[other] { $count } míst je volných
}
home-on-this-screen = na této obrazovce
home-finished = dohráno
home-ended = ukončeno
home-frozen = tady hrát nejde
home-options = Jak budete hrát?
home-add-seat = Přidat hráče
home-drop-seat = Odebrat místo { $number }
home-seat-me = Já
home-seat-link = Přítel přes odkaz
home-seat-screen = Na této obrazovce
home-seat-bot = Bot
home-name-of = Jméno pro místo { $number }
home-town-of = Čtvrť hráče na místě { $number }
home-town-help = Název čtvrti (nepovinný)
home-link-help = Dostanete odkaz ke sdílení.
home-you = Host
home-bot-names = Ada, Bruno, Chiara, Dario, Elif, Filip, Greta, Hugo, Ines, Jonas, Kaya, Leo
home-bot-level = Jak hraje { $name }
home-live-score = Ukazovat skóre během hry
home-live-score-help = Kolik by kdo měl, kdyby hra skončila teď.
home-hints = Rady
home-hints-help = Když jste na tahu, můžete se zeptat, co by udělal Mistr a proč.
setup-first = Zapnuté, protože { $game } se na tomto zařízení hraje poprvé.
setup-hints-on = s radami
setup-more = Další pravidla
setup-more-usual = { $count ->
    [one] jedno další pravidlo ve výchozím nastavení
    [few] { $count } další pravidla ve výchozím nastavení
    [many] { $count } dalšího pravidla ve výchozím nastavení
   *[other] { $count } dalších pravidel ve výchozím nastavení
}
setup-points-on = skóre je vidět během hry
setup-points-off = skóre je skryté až do konce hry
setup-value = { $label }: { $value }
home-start = Začít
setup-get-link = Získat odkaz
setup-whom = S kým?
setup-whom-link = Přátelé přes odkaz
setup-whom-link-help = bez účtu, na jakémkoli zařízení
setup-whom-bot = Boti
setup-whom-bot-help = začíná se hned
setup-whom-screen = U této obrazovky
setup-whom-screen-help = jedno zařízení pro všechny
setup-count = Kolik hráčů bude i s vámi?
setup-kept = uloží se v tomto zařízení
setup-for = Komu odkaz pošlete?
setup-for-help = Jméno se použije jen ve zprávě, kterou pošlete vy: nikdo nedostane oznámení.
setup-seats = Místo po místě
setup-how = Jak připravit hru z krabice

listed-switch = Ukázat stůl na úvodní stránce
listed-switch-help = Volné místo si smí vzít kdokoli na tomto serveru. Jakmile je stůl plný nebo partie začne, ze seznamu zmizí.

rules-options = Volitelná pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $at } / { $count }
rules-found-none = Nenalezeno
rules-found-back = Předchozí výskyt
rules-found-next = Další výskyt
rules-print = Tisk
rules-in-words = Obrázek slovy
rules-unreachable = Pravidla teď nejde načíst.
rules-names = Anna, Boris, Věra, Gustav, Dora

## What is this?

help-title = Co je to?
help-mode = Vyberte cokoli a dozvíte se, co to je.
help-rules = Pravidla: { $title }
help-more = Ukázat vše
help-next = Další
help-previous = Předchozí
help-points = body teď
what-player = Hráč
first-title = Novinka · { $title }
first-new = Novinka:
first-more = více
first-known = Tuto hru znám
first-read = Rozumím
edition-title = O tomto vydání
edition-says = Použité karty a čísla: { $what }.
edition-more = Víc na stránce pravidel

## Tables

table-seat = Hráč { $number }
virtual-player = Virtuální hráč
table-players-count = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
table-players = Hráči
table-points = Body: { $points }
table-log = Průběh
table-log-setup = Příprava
table-log-before = Předtím
table-log-empty = Zatím se nic nestalo.
table-tray = Vaše možnosti
table-menu = Menu
table-tabs = Části stolu
table-tab-board = Stůl
table-tab-analysis = Rozbor
table-tab-players = Hráči
table-tab-log = Průběh
table-tab-talk = Chat
table-tab-notes = Poznámky
table-side = Průběh, chat a poznámky
table-tab-score = Skóre
table-peek = Zvětšit: { $name }
table-watching = sledujete
table-variation = Odbočka
table-your-turn = jste na tahu
table-deciding = rozhoduje se
table-thinking = přemýšlí
hint-ask = Co by udělal Mistr?
hint-title = Mistr by hrál
hint-either = Jeden z dobrých tahů
hint-stronger = Silnější tah
hint-agrees = Mistr by hrál stejně
hint-close = Zavřít radu
hint-thinking = Hledám pro vás dobrý tah…
hint-goes-on = Pak se uvidí.
hint-then = Potom nejspíš: { $turn }.
hint-only = Tady není z čeho vybírat.
hint-even = Druhý tah je asi stejně dobrý. Vyberte si, který chcete.
hint-level = Druhý tah je možná stejně dobrý: když oba dohraji do konce, vyjde ten druhý dokonce o { $worth } lépe.
hint-deep = Čekám od něj o { $worth } víc, ale důvod se do jedné věty nevejde.
hint-late = Čekám od něj o { $worth } víc, ale na hledání důvodu nezbyl čas.
hint-deeper = Celkem od něj čekám o { $worth } víc. V jeho prospěch: { $parts }. Zbytek, plusy i minusy, se do jedné věty nevejde.
hint-in-all = Celkem o { $worth } víc. { $reason } Ostatní rozdíly: −{ $loss }.
hint-waiting = Ještě hledám důvod…
hint-at-once = Hned: { $before } → { $after }.
hint-at-once-part = Hned: { $before } → { $after }, zbytek později.
hint-price = Zato: { $parts }.
hint-alike = Asi stejně dobré: { $turns }; všechny ostatní vyzkoušené tahy jsou aspoň o { $worth } horší.
hint-alike-many = Asi stejně dobrých tahů i s tímto: { $count }; všechny ostatní vyzkoušené tahy jsou aspoň o { $worth } horší.
hint-all-alike = Všechny vyzkoušené tahy jsou asi stejně dobré. Vyberte si, který chcete.
hint-trade = Oba tahy jsou asi stejně dobré, ale z různých důvodů: { $parts }. Vyberte si, který chcete.
hint-same = asi stejně
hint-versus = { $with }: { $turn }
hint-versus-mine = Ve srovnání s vaším tahem
hint-versus-next = Ve srovnání s nejlepším z ostatních
hint-versus-weaker = Ve srovnání s druhým nejlepším tahem
hint-expected = Očekávaný výsledek
hint-unit = body na konci hry
hint-more = o { $worth } víc
hint-show = Ukázat
hint-why-not = Proč ne…?
hint-why-other = Jiný tah…
hint-point = Vyberte tah, který máte na mysli.
hint-point-other = Vyberte jiný tah k porovnání.
hint-take = { $count ->
    [1] Připravit tah
   *[other] Připravit celý tah
}
hint-first = Dobrý tah:
hint-any = Například:
amount-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
unit-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
sum-title = { $name }: rozpis výsledku
sum-now = kdyby hra teď skončila
term-rival = ztráta { $players ->
    [2] soupeře
   *[other] nejsilnějšího soupeře
}
term-rival-more = zisk { $players ->
    [2] soupeře
   *[other] nejsilnějšího soupeře
}
term-rest = všechno ostatní
reason-rival = { $players ->
    [2] Soupeř
   *[other] Nejsilnější soupeř
} bude mít na konci nejspíš o { $worth } méně.
reason-line = Nejvíc přináší tohle: { $term }, { $worth }.
why-no-hints = U tohoto stolu se hraje bez rad.
why-no-hint-now = Tentokrát bez rady. Zeptejte se znovu.

# Lessons
lesson-learn = Učit se
lesson-learn-game = Naučit se hru { $game }
lesson-lessons-of = Lekce: { $game }
lesson-begin = Začít
lesson-done = hotovo
lesson-chip = Lekce · { $title }
lesson-with = Lekce · { $game }
lesson-at = krok { $step } / { $count }
lesson-step = Krok { $step } / { $count }
lesson-other = I to jde. V této lekci ale: { $do }
lesson-show = Ukázat
lesson-back = Zpět
lesson-then = Co se stalo?
lesson-read-on = Dál
lesson-play-on = Hrát dál
lesson-finish = Hotovo
lesson-leave = Odejít a pokračovat později
lesson-next = Další lekce: { $title }
lesson-title = Lekce
lesson-waiting = Hraje { $name }.
table-bot = bot
table-learned = Trénovaní boti
table-not-learned = Netrénovaní boti
table-away = není u stolu
table-resigned = vzdáno, hraje bot
table-shown = přihlíží přítel
table-eyes = pohled: { $name }
table-open-seat = volné místo
table-invite = Pozvat
table-bot-in = Posadit bota
table-nudge = Připomenout
table-bot-for-me = Ať hraje bot za mě
table-hand-back = Vrátit se na místo
table-resign = Vzdát se
table-resign-help = Dohraje za vás bot. Vrátit se na místo už nepůjde. Ve výsledku i v záznamu bude uvedeno vzdání.
table-leave = Odejít od stolu
table-report = Nahlásit problém
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clock-title = Hodiny
clock-none = Bez hodin
clock-live = Naživo
clock-slow = Na několik dní
clock-none-help = Každý má tolik času, kolik potřebuje.
clock-live-help = Pro společný večer: zásoba času, která s každým tahem trochu roste.
clock-slow-help = Pro partie na několik dní: na každý tah stejný čas. Když vyprší, samo se nic nestane.
clock-live-terms = { $bank } a navíc { $increment } za každý tah
clock-slow-terms = { $bank } na každý tah
clock-live-chip = { $bank } + { $increment } za tah
clock-slow-chip = { $bank } na tah
clock-left = na tah ještě { $time }
clock-ended = přes limit: { $time }
clock-late = čas vypršel
clock-late-title = Čas vypršel
clock-used = čas celkem: { $time }
clock-paused = Hodiny stojí.
clock-pause-ask = Požádat o pauzu
clock-pause-drop = Nakonec bez pauzy
clock-pause-asked = { $count ->
    [one] { $names } žádá o pauzu.
    [few] { $names } žádají o pauzu.
    [many] { $names } žádají o pauzu.
   *[other] { $names } žádají o pauzu.
}
clock-pause-agree = Souhlasit s pauzou
clock-resume = Pokračovat
clock-what-now = Co teď?
clock-nothing = Samo se nic nestane.
clock-may = Můžete:
clock-may-with = Vy i { $names } můžete:
clock-nudge = Připomenout tah: { $name }
clock-nudged = Odesláno
clock-nudge-limit = 1× za hodinu
clock-bot-turn = Ať tento tah zahraje bot
clock-bot-seat = Přenechat místo botovi
clock-bot-seat-until = než se { $name } vrátí
clock-end = Ukončit partii
clock-end-drop = Přece jen hrát dál
clock-end-all = když všichni souhlasí
clock-end-agreed = souhlasí: { $names }
report-help = Vytvoří se soubor s údaji o stole a této stránce. Nikam se neposílá: uložíte ho a předáte, komu chcete.
report-said = Co se pokazilo?
report-file = Soubor
report-holds = Obsahuje partii z vašeho pohledu, verze, nastavení, váš prohlížeč, poslední chyby a požadavky. Neobsahuje jména, odkazy ani to, co je vám skryté.
report-missing = Server neodpovídá, a proto partie v souboru chybí.
report-waiting = Sbírám údaje…
report-save = Uložit soubor
table-share = Sdílet
table-see-board = Ukázat stůl
table-see-score = Bodovací list
table-replay = Přehrát
table-record = Uložit záznam
analysis-button = Rozebrat
table-rematch = Hrát znovu
table-to-rematch = K další partii

status-connecting = Připojování…
status-lost = Bez připojení. Zkouším znovu…
status-lost-clock = Bez připojení. Hodiny běží dál.
status-dealing = Rozdávají se karty.
status-waiting = { $count ->
    [one] { $names } se rozhoduje.
    [few] { $names } se rozhodují.
    [many] { $names } se rozhodují.
   *[other] { $names } se rozhodují.
}
status-thinking = { $count ->
    [one] { $names } přemýšlí
    [few] { $names } přemýšlejí
    [many] { $names } přemýšlejí
   *[other] { $names } přemýšlejí
}
status-sending = Odesílání…
status-unsent = Bez připojení: tah je uložený tady.
status-unsent-clock = Bez připojení: tah je uložený, hodiny běží.
status-unsent-drop = Neodesílat
status-confirm = Potvrďte, nebo vezměte zpět.
status-forced = Jiná možnost nebyla:
status-won = { $count ->
    [one] Vyhrává { $names }: { $points }
    [few] O vítězství se dělí { $names }: každý má { $points }
    [many] O vítězství se dělí { $names }: každý má { $points }
   *[other] O vítězství se dělí { $names }: každý má { $points }
}
status-ended = Partie skončila předčasně.

tray-moves = Vaše tahy
tray-confirm = Potvrdit
tray-drop = Vzít zpět
tray-undo = Krok zpět
tray-reset = Tah znovu
tray-ends = Tím váš tah skončí.
tray-reveals = Ukáže se něco nového a zpět to vzít nepůjde.
tray-pending = Zatím nezahráno.

## Your turn, while no page is open

call-title = Jste na tahu: { $game }
call-text = { $name }: stůl na vás čeká.
call-text-after = { $mover } má odehráno. { $name }: jste na tahu.
call-text-nudge = { $name }: jste na tahu. Připomíná to { $nudger }.
call-test-title = Ludopolis
call-test = Takto vypadá oznámení, když jste na tahu.
call-heading = Upozornit mě na můj tah
call-help = Oznámení přijde na toto zařízení, i když není otevřená žádná stránka. Nic skrytého neprozradí a nikdo jiný ho nevidí.
call-here = U tohoto stolu
call-everywhere = U všech mých stolů
call-on-here = Dostanete oznámení, když budete na tahu u tohoto stolu.
call-on-everywhere = Dostanete oznámení, když budete na tahu u kteréhokoli svého stolu.
call-remind = Připomenout za den
call-remind-help = Jednou, pokud na vás stůl pořád čeká.
call-try = Poslat zkušební oznámení
call-test-sent = Odesláno. Za pár sekund by mělo přijít.
call-stop = Neposílat
call-failed = Nepodařilo se. Zkuste to později.
call-unable = Tento prohlížeč tu oznámení ukazovat nemůže. Je k tomu potřeba zabezpečená adresa (https).
call-install = Na iPhonu nebo iPadu nejdřív přidejte stránku na plochu (Sdílet, pak „Přidat na plochu“) a otevřete ji odtamtud.
call-denied = Prohlížeč této stránce oznámení nepovoluje. Povolte je v jeho nastavení pro tuto stránku.
room-heading = Hlásit do skupinového chatu
room-help = Kdykoli je někdo na tahu, pošle se na tuto adresu řádek s odkazem. Adresou může být webhook služby Discord, Slack, Matrix nebo ntfy, nebo váš vlastní.
room-url = Adresa webhooku
room-save = Uložit
room-remove = Odebrat
room-saved = Uloženo.
room-sent = Odesláno. Zkontrolujte, zda to přišlo.

text-position = Stůl slovy
text-type = Číslo nebo tah
text-play = Zahrát
text-help = Šipkami procházíte seznam, Enter zahraje tah, klávesa U vezme krok zpět.

since-title = Od vašeho tahu
since-at = { $at }/{ $count }
since-more = předtím ještě { $count }
since-back = Předchozí krok
since-on = Další krok
since-again = Znovu
table-next = Další stůl: { $game }
table-skip = Přeskočit
again-other = Nová partie, jiné nastavení
again-title = Další partie s jiným nastavením
again-help = Stejní lidé, místa posunutá o jedno. Založí-li stůl někdo dřív, přisednete k němu.

talk-say = Napsat zprávu
talk-send = Odeslat
talk-name = Vaše jméno
talk-new = nové
talk-unread = { $count ->
    [one] nová zpráva
    [few] nové zprávy
    [many] nové zprávy
   *[other] nových zpráv
}
talk-empty = Zatím nikdo nic nenapsal.
talk-empty-spectator = Zatím nikdo nic nenapsal. Do konce partie čtou vaše zprávy jen diváci.
talk-heard = { $name }: { $text }
talk-signs = Reakce
talk-sign-smile = Pěkné!
talk-sign-wow = Páni!
talk-sign-heart = Krása
talk-sign-hand = Ahoj
talk-given = { $sign } { $names }
talk-choose = Reakce a další možnosti
talk-about = Reakce na zprávu ({ $name })?
talk-more = Ztlumení a další možnosti
talk-mute = Ztlumit
talk-mute-help = Jen na tomto zařízení a u tohoto stolu. Nikdo se to nedozví.
talk-remove = Smazat
talk-help = Co se tu napíše, čtou všichni u stolu kromě botů. Chat se ukládá se stolem, ne do záznamu partie.
talk-for-all = Pro celý stůl
talk-on = Chat u stolu
talk-on-help = Když je vypnutý, nikdo nemůže psát ani číst.
talk-gallery = Hráči čtou, co píšou diváci
talk-gallery-help = Když je tato volba vypnutá, přečtou si to až po skončení partie.

notes-help = Vidíte to jen vy.
notes-write = Plány, výpočty, co nezapomenout
notes-kept = Uloženo.
notes-failed = Neuloženo. Pište dál, zkusí se to znovu.

prefs-title = Nastavení
prefs-theme = Vzhled
prefs-theme-auto = podle systému
prefs-theme-light = světlý
prefs-theme-dark = tmavý
prefs-theme-other = Světlý nebo tmavý vzhled
prefs-confirm = Potvrzovat tahy
prefs-confirm-off = nikdy
prefs-confirm-end = na konci tahu
prefs-confirm-every = každý krok
prefs-pace = Tempo botů a animací
prefs-pace-instant = ihned
prefs-pace-quick = rychle
prefs-pace-steps = po krocích
prefs-sound = Zvuky
prefs-sound-off = žádné
prefs-sound-turn = můj tah
prefs-sound-all = všechny tahy a konec
prefs-volume = Hlasitost
prefs-since = Ukazovat, co mi uniklo
prefs-since-help = Před vaším tahem: co od vašeho posledního tahu udělali ostatní, krok za krokem.
prefs-toasts = Ukazovat, co dělají ostatní
prefs-toasts-help = Nad stolem se na chvíli objeví jeden řádek.
prefs-firsts = Vysvětlovat nové věci
prefs-firsts-help = V první partii každé hry: jeden řádek, když se něco stane poprvé.
prefs-remarks = Nechat boty mluvit
prefs-remarks-help = Nejvýš tři věty za partii: nad stolem a v panelu Průběh.
prefs-text = Textový režim
prefs-text-help = Stůl slovy a číslovaný seznam tahů: pro klávesnici a čtečku obrazovky.

share-player = Pošlete tento odkaz
share-player-help = Kdo ho otevře, sedne si ke stolu. Bez účtu a instalace.
share-watch = Pro diváky
share-watch-help = Ukazuje to, co smějí vidět všichni.
share-personal = Místo: { $name }
share-personal-help = K pokračování na jiném zařízení.
share-personal-warning = Kdo má tento odkaz, má i místo. Nový odkaz zruší platnost starého.
share-personal-make = Vytvořit odkaz
share-copy = Kopírovat
share-copied = Zkopírováno
share-send = Poslat…
share-more = Další možnosti
share-more-help = diváci, jiné zařízení, úvodní stránka
share-for = { $names }: u mého stolu je pro vás místo.
share-qr = Ukázat QR kód
share-qr-of = QR kód: { $label }
share-lens = Ukázat příteli, co vidí { $name }
share-lens-help = Odkaz pro přítele, který se učí nebo radí: stůl očima tohoto hráče, i se skrytými kartami. Přítel hrát nemůže. Všichni u stolu vidí, že se přítel dívá.
share-lens-link = Odkaz pro přítele
share-lens-make = Vytvořit odkaz
share-lens-on = Zapnuto: kdo má odkaz, vidí totéž co { $name }.
share-lens-off = Přestat ukazovat
share-tv = Na televizi
share-tv-help = Pro obrazovku na druhé straně pokoje: velké zobrazení bez ovládání, jen s tím, co smějí vidět všichni.
share-tv-join = Ukazovat, jak přisednout
share-tv-join-help = Dokud je volné místo, může si kdokoli v místnosti naskenovat kód a hrát.
tv-join = Naskenujte a přisedněte
tv-watch = Naskenujte a sledujte na telefonu

join-name = Vaše jméno
join-name-help = Jak vám mají říkat?
join-town = Vaše čtvrť
join-town-help = Název, chcete-li
join-sit = Sednout si a hrát
join-fine = Účet není potřeba.
join-you = Vy
join-free = místo je volné
join-here = u stolu
join-host = hostitel
invitation = { $name } vás zve ke hře
invitation-unnamed = Pozvánka ke hře
full = Stůl ({ $name }) je plný:
full-unnamed = Tento stůl je plný:
full-help = Můžete hru sledovat, nebo otevřít vlastní stůl.
full-watch = Sledovat
full-own = Otevřít vlastní stůl
claim-seat = Místo ({ $name }) ve hře
claim-help = Chcete hrát dál tady? Druhé zařízení se to dozví.
claim-here = Hrát dál tady
claim-fine = Kdo má odkaz, má i místo.
moved = Teď hrajete na jiném zařízení.
moved-help = Místo ({ $name }) tam bylo přeneseno přes osobní odkaz.
moved-again = Hrát zase tady
moved-watch = Sledovat
moved-others = Ostatní místa na tomto zařízení

curtain-pass = Na řadě: { $name }
curtain-help = Teď se smí dívat jen { $name }.
curtain-lift = Tady { $name }
curtain-undo = { $name }: vzít poslední krok zpět

score-sheet-title = Bodovací list
score-sheet-figures = Ukázat výpočet
score-sheet-total = Celkem
score-sheet-time = Spotřebovaný čas
score-sheet-sources = Rozpis výsledku
score-sheet-tie-shared = Shoda a nic už nerozhodne: vítězství je společné.
score-sheet-tie-virtual = Stejný výsledek má { $name }: to není výhra.
score-sheet-behind = ztráta { $points }
score-sheet-equal = stejně
score-sheet-places = Pořadí
score-sheet-decided = Co rozhodlo: { $category } (náskok před hráčem „{ $name }“: { $points })
score-sheet-beats = Co rozhodlo: { $first } proti { $second }
score-sheet-for-ties = Jen pro případ remízy
score-sheet-no-tie = { $what }: tady to není potřeba.

device-title = Na tomto zařízení
device-like = Ve srovnání s partiemi stejného druhu se stejným počtem hráčů.
device-rank = Výsledek: { $name }
device-rank-of = { $rank } / { $count }
device-best = Nejlepší, { $day }
device-average = Průměr
device-friend = Vy a { $name }
device-place = Pořadí mezi vašimi partiemi: { $rank } / { $count }
device-record-new = Nový rekord
device-record-equal = vyrovnaný rekord
device-record-short = do rekordu chybí { $points }
device-first = Váš první výsledek. Další partie se tu objeví také.
device-dots = { $count ->
    [one] Jedna dřívější partie na tomto zařízení
    [few] { $count } dřívější partie na tomto zařízení, za každou tečka
    [many] { $count } dřívější partie na tomto zařízení, za každou tečka
   *[other] { $count } dřívějších partií na tomto zařízení, za každou tečka
}
device-goal = Jaký je cíl?
device-against = oproti vašemu průměru
device-usual = jako obvykle
device-ruler = Měřítko od { $low } do { $high }, tento výsledek: { $points }
device-ruler-average = průměr { $points }
device-ruler-record = rekord { $points }

counting-title = Konec hry
counting-pause = Pauza
counting-on = Dál
counting-line = { $category }: { $figures }
counting-beat = K překonání: { $points }
counting-so-far = Zatím
counting-again = Přehrát závěr
counting-words = Jak se to počítalo
postcard-send = Poslat obrázek

replay-start = Začátek
replay-end = Konec
replay-back = Zpět
replay-on = Dál
replay-play = Přehrávat automaticky
replay-pause = Pauza
replay-at = Krok { $move } / { $last }
replay-by = Posouvat
replay-by-move = po krocích
replay-by-turn = po tazích
replay-view = Pohled
replay-view-all = divák
replay-slider = Krok
replay-link = Odkaz na tento krok

map-label = Mapa: šipkami ji posouváte, plus a minus mění měřítko, 0 zobrazí vše
map-tools = Měřítko
map-in = Přiblížit
map-out = Oddálit
map-fit = Zobrazit vše
map-left = I vlevo se dá hrát
map-right = I vpravo se dá hrát
map-up = I nahoře se dá hrát
map-down = I dole se dá hrát

## The deal of the day and duels

deal-results-here = K výsledkům
duel-send = Poslat jako souboj

## Reasons

why-game-over = Hra skončila.
why-chance-not-due = Teď se nic nedobírá.
why-impossible-outcome = To tu nelze vylosovat.
why-no-such-seat = Místo { $given } neexistuje; místa se číslují od 0 do { $high }.
why-not-your-decision = Teď nerozhoduje { $seat }.
why-no-such-move = Tah číslo { $given } neexistuje.
why-bad-notation = „{ $text }“ není tah. Napište jeden z tahů v seznamu.
why-cannot-withdraw = Krok { $entry } už nejde vzít zpět.

## Options and players

why-unknown-game = Hra „{ $given }“ neexistuje. Nainstalované: { $allowed }.
why-game-fails = Hru „{ $entry }“ nejde načíst: { $problem }
why-game-without-words = Hra „{ $entry }“ je vynechaná: jejímu balíčku chybí anglický katalog { $path }.
why-game-id-taken = Hra „{ $entry }“ je vynechaná: id { $given } už má { $other }.
why-unknown-option = { $game } nemá volbu „{ $option }“. K dispozici: { $allowed }.
why-bad-option-choice = Volba { $option } nemůže být „{ $given }“. Může být: { $allowed }.
why-bad-option-number = Volba { $option } nemůže být „{ $given }“. Musí to být celé číslo od { $low } do { $high }.
why-bad-players = { $game }: počet hráčů je { $low } až { $high }, ne { $given }.
why-bad-entry = Sem patří celé číslo od { $low } do { $high }.
why-bad-entry-choice = Taková odpověď tu není.

## Components and positions

why-missing-table = Tabulka herního materiálu { $table } chybí, nebo ji nejde přečíst.
why-bad-cell = { $table }, řádek { $line }, sloupec { $column }: „{ $given }“ je špatně, očekává se { $expected }.
why-missing-column = { $table }: chybí sloupec { $column }.
why-ragged-row = { $table }, řádek { $line }: buněk má být { $expected }.
why-duplicate-row = { $table }, řádek { $line }: { $column } „{ $given }“ je tam dvakrát.
why-empty-table = { $table } nemá žádné řádky.
why-bad-total = { $table }, { $column }: celkem { $given }, očekává se { $expected }.
why-bad-field = Pole { $field } této pozice je chybné.

## Records

why-record-empty = Záznam je prázdný; prvním řádkem musí být hlavička.
why-record-json = Řádek { $line }: není to objekt JSON. Záznam je poškozený.
why-record-truncated = Záznam končí řádkem { $line }: závěrečný řádek chybí.
why-record-order = Řádek { $line }: má tu být krok { $expected }, ne { $given }.
why-record-count = Řádek { $line }: závěrečný řádek uvádí počet kroků { $given }, v záznamu jich je { $expected }.
why-record-foreign = Řádek { $line }: má tu být hlavička záznamu. Toto není záznam Ludopolis.
why-record-newer = Řádek { $line }: záznam má formát { $given }; tato verze Ludopolis čte nejvýš formát { $known }.
why-record-header = Řádek { $line }: pole { $field } v hlavičce chybí, nebo je špatně.
why-no-such-lesson = { $game } nemá lekci „{ $given }“. K dispozici: { $allowed }.
why-no-such-puzzle = Taková úloha není, nebo vznikla pro jiná pravidla.
why-record-rules = Záznam je podle pravidel verze { $given } hry { $game }; nainstalovaná je verze { $known }.
why-record-components = Záznam je s jiným herním materiálem ({ $given }); nainstalovaný je { $known }. Složku materiálu ze záznamu uveďte pomocí --components.
why-record-entry = Řádek { $line }: nejde tu přečíst tah, výsledek losu, vzetí zpět ani převzetí místa.
why-record-move = Řádek { $line }: takto se hrát nedalo. Záznam je poškozený nebo upravený.
why-record-source = Řádek { $line }: mělo se dobírat odjinud ({ $expected }), ne odtud ({ $given }).
why-record-digest = Řádek { $line }: pozice nesouhlasí. Za řádkem { $trusted } je záznam upravený nebo poškozený.
why-record-closing = Řádek { $line }: závěrečný řádek neodpovídá partii. Záznamu lze věřit po řádek { $trusted }.

## How sure the components are

certainty-certain = jako v tištěné hře
certainty-mostly_certain = jako v tištěné hře, několik karet je nejistých
certainty-reconstructed = rekonstruované
edition-certain = jako v tištěné hře
edition-mostly_certain = pár věcí je nejistých
edition-reconstructed = zčásti naše rekonstrukce

## Bots

why-unknown-bot = Bot „{ $given }“ neexistuje. K dispozici: { $allowed }.
bot-beginner = Začátečník
bot-beginner-help = vidí jen málo z toho, co je možné
bot-easy = Lehký
bot-easy-help = leccos přehlédne
bot-regular = Běžný
bot-regular-help = hraje rozumně, od tahu k tahu
bot-expert = Expert
bot-expert-help = dobře plánuje a málokdy něco přehlédne
bot-master = Mistr
bot-master-help = učil se z mnoha partií; nejsilnější
bot-random = Náhodný bot
bot-random-help = jakýkoli platný tah
bot-greedy = Hladový bot
bot-greedy-help = řídí se jednoduchými zásadami hry
bot-greedy-1 = První hladový bot
bot-greedy-1-help = první jednoduché zásady hry; nikdy se nemění
bot-hasty = Zbrklý bot
bot-hasty-help = přehlédne polovinu karet a míst
bot-flat = Zkoušející bot
bot-flat-help = každý tah mnohokrát vyzkouší; pomalejší
bot-flat-200 = Zkoušející bot 200
bot-flat-200-help = vyzkouší tahy celkem 200×; nikdy se nemění
bot-mc = Bot Monte Carlo
bot-mc-help = zkouší slibné tahy a hraje po nich rozumně dál
bot-ismcts = Stromový bot
bot-ismcts-help = dívá se o několik tahů dopředu
bot-net = Trénovaný bot
bot-net-help = posuzuje každý tah podle zkušeností z mnoha partií
bot-cmd = Program
bot-cmd-help = mluví řádkovým protokolem pro boty
bot-py = Třída Pythonu
why-no-program = Program „cmd:{ $given }“ nejde najít. Napište příkaz tak, jak se zadává tady.
why-py-form = „py:{ $given }“ není jméno bota v Pythonu. Napište py:MODUL:TŘÍDA.
why-py-load = „py:{ $given }“ nejde načíst: { $said }
why-py-class = Modul „{ $module }“ nemá třídu „{ $given }“.
why-py-no-bot = „py:{ $given }“ není bot: třída musí být odvozena od ludopolis.bots.Bot.
why-bot-start = Program nejde spustit: { $given }.
why-bot-hello = Pozdrav programu není srozumitelný: { $given }. Musí to být hello protokolu { $protocol }.
why-bot-timeout = Program neodpověděl do { $seconds } s.
why-bot-exit = Program skončil sám (návratový kód { $code }). { $said }
why-bot-garbled = Odpověď programu není tah: { $given }
why-bot-illegal = Tah programu „{ $move }“ není platný.
why-bot-raised = Bot skončil chybou: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = architektka
character-ada-temper = Má ráda pořádek: plné čtvrti a hotové bloky.
character-bruno-trade = stavitel
character-bruno-temper = Rád staví do výšky a nikdy nemá dost.
character-chiara-trade = zahradnice
character-chiara-temper = Má ráda parky, srdíčka a trpělivost.
character-dario-trade = kupec
character-dario-temper = Má rád mnoho malých zisků a peníze v pokladně.
character-elif-trade = řidička tramvaje
character-elif-temper = Má ráda dlouhou trať: hraje až na konečnou.
character-seat = Postava na místě { $number }
character-ada-gain = Přesně podle výkresu.
character-ada-rival = Pěkná linie. Na výkresu ji mám taky.
character-ada-won = Plán vyšel.
character-ada-lost = Plán byl dobrý. Jiný byl lepší.
character-bruno-gain = Hotovo dřív, než si kdo řekl.
character-bruno-rival = Poctivá práce. Já bych šel výš.
character-bruno-won = Tohle bude stát věky!
character-bruno-lost = Příště ještě o patro výš.
character-chiara-gain = Byla to jen otázka času.
character-chiara-rival = To ale krásně roste!
character-chiara-won = Rostlo to pomalu, a teď to kvete.
character-chiara-lost = Pozdní mráz. Tak příští rok.
character-dario-gain = Trochu tady, trochu tam.
character-dario-rival = Dobrá cena. Já bych dal víc.
character-dario-won = Pokladna souhlasí, děkuji.
character-dario-lost = Vyprodáno. Přijďte zas!
character-elif-gain = Přesně na čas.
character-elif-rival = Koukám, že s náskokem.
character-elif-won = Konečná. Prosíme, vystupte!
character-elif-lost = Ujel mi přípoj. Ale jelo se dobře.
character-says = { $name }: „{ $text }“

## The server

language-name = Čeština
why-no-such-table = Takový stůl neexistuje. Možná je odkaz neúplný, nebo stůl někdo smazal.
why-out-of-date = Hra mezitím pokročila. Tady je nejnovější stav, vyberte prosím znovu.
why-newer-version = Je tu novější verze Ludopolis. Načtěte prosím stránku znovu.
why-not-your-seat = Na tomto zařízení toto místo není vaše. Přenést ho sem můžete jeho osobním odkazem.
why-not-your-table = To může jen ten, kdo u tohoto stolu sedí.
why-bad-address = Na takovou adresu zprávu poslat nejde.
why-address-unknown = Adresa „{ $host }“ neexistuje.
why-address-inside = Adresa „{ $host }“ leží uvnitř sítě serveru. Tam se nic neposílá.
why-hooks-off = Provozovatel tohoto serveru webhooky vypnul.
why-bad-subscription = Odběr oznámení v tomto prohlížeči nejde použít.
why-not-subscribed = Tento prohlížeč o oznámení nežádá.
why-too-many-calls = Na tak krátkou dobu je to hodně žádostí o oznámení. Počkejte prosím pár minut a zkuste to znovu.
why-talk-empty = Zpráva je prázdná.
why-talk-too-long = Text je příliš dlouhý. Nejvyšší počet znaků: { $most }.
why-talk-off = Hostitel chat u tohoto stolu vypnul.
why-talk-full = Chat u tohoto stolu je plný.
why-nothing-said = Taková zpráva už neexistuje.
why-too-much-talk = Na tak krátkou dobu je to hodně zpráv. Chvíli prosím počkejte.
why-not-the-host = To může jen hostitel tohoto stolu.
why-no-room = Není uvedený žádný skupinový chat.
why-room-refuses = Skupinový chat zprávu nepřijal.
why-no-clock = U tohoto stolu se hraje bez hodin.
why-time-left = Na tento tah ještě zbývá čas. Ostatní smějí zasáhnout, až když vyprší.
why-nobody-late = Nikomu jinému čas nevypršel.
why-nobody-to-nudge = Připomenout tah lze jen někomu jinému, kdo se má teď rozhodnout.
why-nudged-already = Během poslední hodiny už tomuto hráči někdo tah připomněl.
why-nudge-paused = Všichni souhlasili s pauzou: než někomu tah připomenete, ukončete ji.
why-seat-taken = Tam už někdo sedí.
why-foreign-origin = Tento požadavek nepřišel z naší stránky. Otevřete stůl v prohlížeči a zkuste to tam.
why-too-large = Je to příliš velké.
why-too-many-requests = Příliš mnoho požadavků najednou. Chvíli prosím počkejte a zkuste to znovu.
why-database-failed = Server se teď nedostane k uloženým partiím; nic se nezměnilo. Zkuste to prosím za chvíli znovu.
why-wrong-method = Na této adrese takový požadavek nejde provést.
why-too-slow = Požadavek přišel příliš pomalu a nejde přečíst. Zkuste to prosím znovu.
why-too-many-analyses = Trenér toho pro vás za krátkou dobu udělal hodně. Počkejte prosím pár minut a zkuste to znovu.
why-analysis-failed = Tentokrát trenér odpověď nemá. Zkuste to prosím znovu.
why-no-such-decision = K tomuto rozhodnutí nemá trenér co říct.
why-analysis-unfinished = Tato partie není dohraná. Rozebírají se jen dohrané partie.
why-no-such-moment = Situace { $given } neexistuje: situace jsou číslované od 1 do { $high }.
why-too-many-tables = Za krátkou dobu vzniklo mnoho stolů. Počkejte prosím pár minut a zkuste to znovu.
why-record-too-long = Záznam má víc kroků než { $most }: tak dlouhá žádná partie není.
why-bad-request = Požadavek nejde přečíst: { $field } chybí, nebo je špatně.
why-table-over = Partie u tohoto stolu je dohraná.
why-table-waiting = Partie u tohoto stolu ještě nezačala.
why-table-begun = Partie u tohoto stolu už začala.
why-play-first = Nejdřív toto rozdání zahrajte: pak se můžete podívat, jak dopadli ostatní.
why-deal-alone = Výsledky tohoto rozdání se srovnávají, proto ho hraje každý sám, bez pomoci a na jednom zařízení.
why-not-a-duel = Souboj může vzniknout jen z celé partie, kterou máte dohranou sólo nebo proti botům.
why-table-running = Partie u tohoto stolu ještě běží.
why-nothing-to-withdraw = Teď není co vzít zpět.
why-seat-is-a-bot = Na tom místě už hraje bot, nebo takové místo není.
why-seat-is-here = Tento hráč je právě u stolu; převzít lze jen místo někoho, kdo tu není.
why-seat-has-resigned = Hráč na tomto místě se vzdal; dál za něj hraje bot.
why-wrong-link = Tento odkaz to místo neotevírá, nebo už neplatí. Požádejte o nový.
why-lens-closed = Tento odkaz žádný stůl neukazuje, nebo už neplatí. Požádejte o nový.
why-lens-silent = Díváte se očima hráče: do konce partie tu můžete číst, ale ne psát.
why-no-such-page = Na této adrese nic není.
why-record-unfinished = Partie v tomto záznamu není dohraná.
why-no-previews = Odkaz na tento stůl nemá náhled.
why-bad-picture = Obrázek musí být PNG o velikosti { $width } × { $height } pixelů.

### První věta o skončené partii: jak dopadla.

opening-you-won = Výhra o { $amount }.
opening-you-won-anyway = Je to vaše výhra.
opening-you-lost = Prohra o { $amount }.
opening-you-lost-anyway = Vyhrává { $rival }.
opening-you-placed = Vaše pořadí: { $place } / { $count }; { $rival } má o { $amount } víc.
opening-you-placed-anyway = Jste na { $place }. místě (hráčů: { $count }).
opening-you-tie-won = Shoda: { $amount }. Při shodě vyhráváte vy.
opening-you-tie-lost = Shoda: { $amount }. Při shodě vyhrává { $rival }.
opening-you-tie-shared = Shoda: { $amount }. O vítězství se dělíte vy a { $names }.
opening-you-automa-beaten = Vyhráváte, { $rival } má o { $amount } méně.
opening-you-automa-beaten-anyway = Vyhráváte, { $rival } prohrává.
opening-you-automa-won = { $rival } vyhrává o { $amount }.
opening-you-automa-won-anyway = Tentokrát to na výhru nestačilo. Soupeř: { $rival }.
opening-name-won = { $name } vyhrává o { $amount }.
opening-name-won-anyway = Vyhrává { $name }.
opening-name-lost = { $name } prohrává o { $amount }.
opening-name-lost-anyway = Vyhrává { $rival }.
opening-name-placed = { $name }: pořadí { $place } / { $count }; { $rival } má o { $amount } víc.
opening-name-placed-anyway = { $name }: { $place }. místo (hráčů: { $count }).
opening-name-tie-won = Shoda: { $amount }. Při shodě vyhrává { $name }.
opening-name-tie-lost = Shoda: { $amount }. Při shodě vyhrává { $rival }.
opening-name-tie-shared = Shoda: { $amount }. O vítězství se dělí { $names }.
opening-name-automa-beaten = { $name } vyhrává, { $rival } má o { $amount } méně.
opening-name-automa-beaten-anyway = { $name } vyhrává, { $rival } prohrává.
opening-name-automa-won = { $rival } vyhrává, { $name } má o { $amount } méně.
opening-name-automa-won-anyway = Tentokrát to na výhru nestačilo. Soupeř: { $rival }.
opening-draw = Remíza: { $amount }.
opening-automa-level = { $rival } má stejný výsledek: to ještě není výhra.
opening-alone = Výsledek: { $amount }.
opening-alone-short = { $amount }. Do rekordu chybí { $gap }.
opening-alone-equal = { $amount }: stejně jako váš rekord.
opening-alone-record = { $amount }: váš nový rekord, o { $gap } lepší než dosavadní.
