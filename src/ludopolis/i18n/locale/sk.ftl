### Words shared by all games.

on = áno
off = nie
bank = banka

## Pages

page-title = Ludopolis
page-description = Stolové hry o budovaní mesta: hrajte ich s priateľmi aj s botmi, priamo v prehliadači.
page-home = K hrám
page-rules = Pravidlá
page-language = Jazyk
page-close = Zavrieť
page-cancel = Zrušiť
page-no-script = Ak tu chcete hrať, zapnite v prehliadači JavaScript.
page-not-affiliated = Ludopolis je slobodný softvér bez väzby na autorov a vydavateľov hier. Ak sa vám niektorá hra páči, kúpte si ju.
page-frozen = Pri tomto stole sa tu už nedá hrať.
page-trouble = Na tejto stránke sa niečo pokazilo, ale vaša partia je v bezpečí.
page-newer = Je tu novšia verzia Ludopolisu. Stránka sa o chvíľu načíta znova.
page-reload = Obnoviť
page-reload-now = Obnoviť hneď

home-title = Stavajme mestá spolu.
home-lead = Stolové hry s priateľmi aj s botmi. Bez účtu a bez reklám: pošlite odkaz a hrajte.
home-new = Nový stôl
home-join = Cez odkaz
home-join-help = Vložte odkaz alebo kód, ktorý vám niekto poslal.
home-join-go = Vstúpiť
home-open-record = Otvoriť záznam
home-record-help = Partia uložená ako záznam sa overí podľa pravidiel a ukáže krok za krokom.
home-pick = Vyberte hru
home-which = Ktorá hra?
home-pick-help = s priateľmi aj s botmi
home-find = Nájsť hru
home-find-players = Počet hráčov
home-find-any = Ľubovoľný počet hráčov
home-find-exactly = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
home-find-or-more = Hráčov: { $count } a viac
home-find-all = Ukázať všetky hry
home-found = { $count ->
    [0] Žiadna hra nevyhovuje.
    [one] Vyhovuje jedna hra.
    [few] Vyhovujú { $count } hry.
    [many] Vyhovuje { $count } hry.
   *[other] Vyhovuje { $count } hier.
}
home-players = Hráči:
home-length = Dĺžka hry:
home-difficulty = Obťažnosť:
home-play = Hrať
home-play-bots = { $game }: hneď hrať proti botom
home-rules-of = { $game }: pravidlá
home-with = pri stole: { $names }
home-free-seats = { $count ->
    [one] jedno miesto je voľné
    [few] { $count } miesta sú voľné
    [many] { $count } miesta je voľné
   *[other] { $count } miest je voľných
}
home-on-this-screen = na tejto obrazovke
home-finished = dohrané
home-ended = ukončené
home-frozen = tu sa hrať nedá
home-options = Ako budete hrať?
home-add-seat = Pridať hráča
home-drop-seat = Odobrať miesto { $number }
home-seat-me = Ja
home-seat-link = Priateľ cez odkaz
home-seat-screen = Na tejto obrazovke
home-seat-bot = Bot
home-name-of = Meno pre miesto { $number }
home-town-of = Názov štvrte pre miesto { $number }
home-town-help = Názov štvrte (nepovinný)
home-link-help = Dostanete odkaz, ktorý môžete poslať.
home-you = Hosť
home-bot-names = Ada, Bruno, Chiara, Dario, Elif, Filip, Greta, Hugo, Ines, Jonas, Kaya, Leo
home-bot-level = Ako hrá { $name }
home-live-score = Ukazovať skóre počas hry
home-live-score-help = Koľko by kto mal, keby sa hra skončila teraz.
home-hints = Rady
home-hints-help = Keď ste na ťahu, môžete sa opýtať, čo by urobil Majster a prečo.
setup-first = Zapnuté, lebo hru { $game } na tomto zariadení hráte prvýkrát.
setup-hints-on = s radami
setup-more = Ďalšie pravidlá
setup-more-usual = { $count ->
    [one] jedno ďalšie pravidlo v predvolenom nastavení
    [few] { $count } ďalšie pravidlá v predvolenom nastavení
    [many] { $count } ďalšieho pravidla v predvolenom nastavení
   *[other] { $count } ďalších pravidiel v predvolenom nastavení
}
setup-points-on = skóre vidno počas hry
setup-points-off = skóre je skryté až do konca hry
setup-value = { $label }: { $value }
home-start = Začať
setup-get-link = Získať odkaz
setup-whom = S kým?
setup-whom-link = Priatelia cez odkaz
setup-whom-link-help = bez účtu, na akomkoľvek zariadení
setup-whom-bot = Boti
setup-whom-bot-help = začína sa hneď
setup-whom-screen = Pri tejto obrazovke
setup-whom-screen-help = jedno zariadenie pre všetkých
setup-count = Koľko hráčov aj s vami?
setup-kept = uloží sa v tomto zariadení
setup-for = Komu odkaz pošlete?
setup-for-help = Meno sa použije len v správe, ktorú sami pošlete: nikto nedostane upozornenie.
setup-seats = Miesto po mieste
setup-how = Ako pripraviť hru zo škatule

listed-switch = Ukázať stôl na úvodnej stránke
listed-switch-help = Voľné miesto si môže vziať ktokoľvek na tomto serveri. Keď je stôl plný alebo sa partia začne, zo zoznamu zmizne.

rules-options = Voliteľné pravidlá
rules-contents = Obsah
rules-search = Hľadať v pravidlách
rules-found = { $at } / { $count }
rules-found-none = Nenašlo sa
rules-found-back = Predchádzajúci výskyt
rules-found-next = Ďalší výskyt
rules-print = Tlačiť
rules-in-words = Obrázok slovami
rules-unreachable = Pravidlá sa teraz nedajú načítať.
rules-names = Anna, Boris, Viera, Gustáv, Dora

## What is this?

help-title = Čo je to?
help-mode = Vyberte čokoľvek a dozviete sa, čo to je.
help-rules = Pravidlá: { $title }
help-more = Ukázať všetko
help-next = Ďalej
help-previous = Späť
help-points = body teraz
what-player = Hráč
first-title = Novinka · { $title }
first-new = Novinka:
first-more = viac
first-known = Túto hru poznám
first-read = Rozumiem
edition-title = O tomto vydaní
edition-says = Použité karty a čísla: { $what }.
edition-more = Viac na stránke pravidiel

## Tables

table-seat = Hráč { $number }
virtual-player = Virtuálny hráč
table-players-count = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
table-players = Hráči
table-points = Body: { $points }
table-log = Priebeh
table-log-setup = Príprava
table-log-before = Predtým
table-log-empty = Zatiaľ sa nič nestalo.
table-tray = Vaše možnosti
table-menu = Menu
table-tabs = Časti stola
table-tab-board = Stôl
table-tab-analysis = Rozbor
table-tab-players = Hráči
table-tab-log = Priebeh
table-tab-talk = Chat
table-tab-notes = Poznámky
table-side = Priebeh, chat a poznámky
table-tab-score = Skóre
table-peek = Zväčšiť: { $name }
table-watching = sledujete
table-variation = Odbočka
table-your-turn = ste na ťahu
table-deciding = rozhoduje sa
table-thinking = rozmýšľa
hint-ask = Čo by urobil Majster?
hint-title = Majster by hral
hint-either = Jeden z dobrých ťahov
hint-stronger = Silnejší ťah
hint-agrees = Aj Majster by hral takto
hint-close = Zavrieť radu
hint-thinking = Hľadám pre vás dobrý ťah…
hint-goes-on = Potom sa uvidí.
hint-then = Potom asi: { $turn }.
hint-only = Tu nie je z čoho vyberať.
hint-even = Druhý ťah je asi rovnako dobrý. Vyberte si, ktorý chcete.
hint-level = Druhý ťah je možno rovnako dobrý: keď oba dohrám, ten druhý vyjde dokonca o { $worth } lepšie.
hint-deep = Od tohto ťahu očakávam o { $worth } viac, ale dôvod do jednej vety nedostanem.
hint-late = Od tohto ťahu očakávam o { $worth } viac, ale na hľadanie dôvodu nezvýšil čas.
hint-deeper = Od tohto ťahu očakávam celkovo o { $worth } viac. V jeho prospech: { $parts }. Zvyšok, plusy aj mínusy, do jednej vety nedostanem.
hint-in-all = Celkovo o { $worth } viac. { $reason } Ostatné rozdiely: −{ $loss }.
hint-waiting = Ešte hľadám dôvod…
hint-at-once = Hneď: { $before } → { $after }.
hint-at-once-part = Hneď: { $before } → { $after }, zvyšok neskôr.
hint-price = Výmenou za to: { $parts }.
hint-alike = Asi rovnako dobré: { $turns }; všetky ostatné vyskúšané ťahy sú aspoň o { $worth } horšie.
hint-alike-many = Asi rovnako dobrých ťahov (aj s týmto): { $count }; všetky ostatné vyskúšané ťahy sú aspoň o { $worth } horšie.
hint-all-alike = Všetky vyskúšané ťahy sú asi rovnako dobré. Vyberte si, ktorý chcete.
hint-trade = Oba ťahy sú asi rovnako dobré, ale z rôznych dôvodov: { $parts }. Vyberte si, ktorý chcete.
hint-same = asi rovnako
hint-versus = { $with }: { $turn }
hint-versus-mine = V porovnaní s vaším ťahom
hint-versus-next = V porovnaní s najlepším z ostatných
hint-versus-weaker = V porovnaní s prvým slabším ťahom
hint-expected = Očakávaný výsledok
hint-unit = body na konci hry
hint-more = o { $worth } viac
hint-show = Ukázať
hint-why-not = Prečo nie…?
hint-why-other = Iný ťah…
hint-point = Vyberte ťah, ktorý máte na mysli.
hint-point-other = Vyberte iný ťah na porovnanie.
hint-take = { $count ->
    [1] Pripraviť ťah
   *[other] Pripraviť celý ťah
}
hint-first = Dobrý ťah:
hint-any = Napríklad:
amount-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
unit-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
}
sum-title = { $name }: z čoho je výsledok
sum-now = keby sa hra teraz skončila
term-rival = strata { $players ->
    [2] súpera
   *[other] najsilnejšieho súpera
}
term-rival-more = čo získa { $players ->
    [2] súper
   *[other] najsilnejší súper
}
term-rest = všetko ostatné
reason-rival = { $players ->
    [2] Súper
   *[other] Najsilnejší súper
} bude mať na konci asi o { $worth } menej.
reason-line = Najviac prináša toto: { $term }, { $worth }.
why-no-hints = Pri tomto stole sa hrá bez rád.
why-no-hint-now = Tentoraz bez rady. Opýtajte sa znova.

# Lessons
lesson-learn = Učiť sa
lesson-learn-game = Učiť sa hru { $game }
lesson-lessons-of = Lekcie: { $game }
lesson-begin = Začať
lesson-done = hotovo
lesson-chip = Lekcia · { $title }
lesson-with = Lekcia · { $game }
lesson-at = krok { $step } / { $count }
lesson-step = Krok { $step } / { $count }
lesson-other = Aj to sa dá, ale v tejto lekcii: { $do }
lesson-show = Ukázať
lesson-back = Späť
lesson-then = Čo sa stalo?
lesson-read-on = Ďalej
lesson-play-on = Hrať ďalej
lesson-finish = Hotovo
lesson-leave = Odísť a pokračovať neskôr
lesson-next = Ďalšia lekcia: { $title }
lesson-title = Lekcia
lesson-waiting = Hrá { $name }.
table-bot = bot
table-learned = Trénovaní boti
table-not-learned = Netrénovaní boti
table-away = nie je pri stole
table-resigned = vzdané, hrá bot
table-shown = priateľ sa pozerá
table-eyes = pohľad: { $name }
table-open-seat = voľné miesto
table-invite = Pozvať
table-bot-in = Posadiť bota
table-nudge = Pripomenúť
table-bot-for-me = Nech hrá bot za mňa
table-hand-back = Vrátiť sa na miesto
table-resign = Vzdať sa
table-resign-help = Vaše miesto dohrá bot. Vrátiť sa naň už nebude možné. Vo výsledku aj v zázname bude uvedené, že ste sa vzdali.
table-leave = Odísť od stola
table-report = Nahlásiť problém
time-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
    [many] { $count } dňa
   *[other] { $count } dní
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clock-title = Hodiny
clock-none = Bez hodín
clock-live = Na večer
clock-slow = Na viac dní
clock-none-help = Každý rozmýšľa, koľko potrebuje.
clock-live-help = Na spoločný večer: zásoba času, ktorá s každým ťahom trochu narastie.
clock-slow-help = Na partie na viac dní: na každý ťah rovnaký čas. Keď vyprší, samo od seba sa nič nestane.
clock-live-terms = { $bank } a navyše { $increment } za každý ťah
clock-slow-terms = { $bank } na každý ťah
clock-live-chip = { $bank } + { $increment } za ťah
clock-slow-chip = { $bank } na ťah
clock-left = na ťah ešte { $time }
clock-ended = čas prekročený o { $time }
clock-late = čas vypršal
clock-late-title = Čas vypršal
clock-used = čas spolu: { $time }
clock-paused = Hodiny stoja.
clock-pause-ask = Požiadať o pauzu
clock-pause-drop = Pauzu netreba
clock-pause-asked = { $count ->
    [one] { $names } žiada o pauzu.
    [few] { $names } žiadajú o pauzu.
    [many] { $names } žiadajú o pauzu.
   *[other] { $names } žiadajú o pauzu.
}
clock-pause-agree = Súhlasiť s pauzou
clock-resume = Pokračovať
clock-what-now = Čo teraz?
clock-nothing = Samo od seba sa nič nestane.
clock-may = Môžete:
clock-may-with = Vy a { $names } môžete:
clock-nudge = Pripomenúť ťah: { $name }
clock-nudged = Pripomenuté
clock-nudge-limit = raz za hodinu
clock-bot-turn = Nech tento ťah zahrá bot
clock-bot-seat = Prenechať miesto botovi
clock-bot-seat-until = kým sa { $name } nevráti
clock-end = Ukončiť partiu
clock-end-drop = Predsa len hrať ďalej
clock-end-all = ak súhlasia všetci
clock-end-agreed = súhlas: { $names }
report-help = Vytvorí sa súbor s údajmi o stole a tejto stránke. Nikam sa neposiela: uložíte ho a odovzdáte, komu chcete.
report-said = Čo sa pokazilo?
report-file = Súbor
report-holds = Obsahuje partiu z vášho pohľadu, verzie, nastavenia, váš prehliadač, posledné chyby a požiadavky. Neobsahuje mená, odkazy ani to, čo je vám skryté.
report-missing = Server neodpovedá, a preto partia v súbore nie je.
report-waiting = Zbieram údaje…
report-save = Uložiť súbor
table-share = Zdieľať
table-see-board = Ukázať stôl
table-see-score = Bodovací hárok
table-replay = Prezrieť partiu
table-record = Uložiť záznam
analysis-button = Rozobrať
table-rematch = Hrať znova
table-to-rematch = K ďalšej partii

status-connecting = Pripája sa…
status-lost = Bez pripojenia. Skúšam znova…
status-lost-clock = Bez pripojenia. Hodiny bežia ďalej.
status-dealing = Rozdávajú sa karty.
status-waiting = { $count ->
    [one] { $names } sa rozhoduje.
    [few] { $names } sa rozhodujú.
    [many] { $names } sa rozhodujú.
   *[other] { $names } sa rozhodujú.
}
status-thinking = { $count ->
    [one] { $names } rozmýšľa
    [few] { $names } rozmýšľajú
    [many] { $names } rozmýšľajú
   *[other] { $names } rozmýšľajú
}
status-sending = Odosiela sa…
status-unsent = Bez pripojenia: ťah je uložený tu.
status-unsent-clock = Bez pripojenia: ťah je uložený, hodiny bežia.
status-unsent-drop = Neodosielať
status-confirm = Potvrďte alebo vezmite späť.
status-forced = Iná možnosť nebola:
status-won = { $count ->
    [one] Vyhráva { $names }: { $points }
    [few] O výhru sa delia { $names }, zhodne { $points }
    [many] O výhru sa delia { $names }, zhodne { $points }
   *[other] O výhru sa delia { $names }, zhodne { $points }
}
status-ended = Partia bola predčasne ukončená.

tray-moves = Vaše ťahy
tray-confirm = Potvrdiť
tray-drop = Vziať späť
tray-undo = Krok späť
tray-reset = Ťah odznova
tray-ends = Tým sa váš ťah skončí.
tray-reveals = Ukáže sa niečo nové a späť sa to už vziať nedá.
tray-pending = Zatiaľ nezahrané.

## Your turn, while no page is open

call-title = Ste na ťahu: { $game }
call-text = { $name }: stôl na vás čaká.
call-text-after = { $mover } má odohrané. { $name }: ste na ťahu.
call-text-nudge = { $name }: ste na ťahu. Pripomína to { $nudger }.
call-test-title = Ludopolis
call-test = Takto vyzerá upozornenie, keď ste na ťahu.
call-heading = Upozorniť ma na môj ťah
call-help = Upozornenie príde na toto zariadenie, aj keď nie je otvorená žiadna stránka. Nič skryté neprezradí a nikto iný ho neuvidí.
call-here = Pri tomto stole
call-everywhere = Pri všetkých mojich stoloch
call-on-here = Dostanete upozornenie, keď budete na ťahu pri tomto stole.
call-on-everywhere = Dostanete upozornenie, keď budete na ťahu pri ktoromkoľvek svojom stole.
call-remind = Pripomenúť o deň
call-remind-help = Raz, ak na vás stôl stále čaká.
call-try = Poslať skúšobné upozornenie
call-test-sent = Odoslané. O pár sekúnd by malo prísť.
call-stop = Neposielať
call-failed = Nepodarilo sa. Skúste to neskôr.
call-unable = Tento prehliadač tu upozornenia ukazovať nemôže. Treba na to zabezpečenú adresu (https).
call-install = Na iPhone alebo iPade najprv pridajte stránku na plochu (Zdieľať, potom „Pridať na plochu“) a otvorte ju odtiaľ.
call-denied = Prehliadač tejto stránke upozornenia nepovoľuje. Povoľte ich v jeho nastaveniach pre túto stránku.
room-heading = Hlásiť do skupinového chatu
room-help = Vždy keď je niekto na ťahu, pošle sa na túto adresu riadok s odkazom. Adresou môže byť webhook služby Discord, Slack, Matrix alebo ntfy, prípadne váš vlastný.
room-url = Adresa webhooku
room-save = Uložiť
room-remove = Odobrať
room-saved = Uložené.
room-sent = Odoslané. Skontrolujte, či to prišlo.

text-position = Stôl slovami
text-type = Číslo alebo ťah
text-play = Zahrať
text-help = Šípkami prechádzate zoznam, Enter ťah zahrá, kláves U vezme krok späť.

since-title = Od vášho ťahu
since-at = { $at }/{ $count }
since-more = predtým ešte { $count }
since-back = Predchádzajúci krok
since-on = Ďalší krok
since-again = Ešte raz
table-next = Ďalší stôl: { $game }
table-skip = Preskočiť
again-other = Nová partia, iné nastavenie
again-title = Nová partia s iným nastavením
again-help = Tí istí ľudia, miesta posunuté o jedno. Ak už niekto ďalšiu partiu založil, pridáte sa k nej.

talk-say = Napíšte niečo
talk-send = Odoslať
talk-name = Vaše meno
talk-new = nové
talk-unread = { $count ->
    [one] nová správa
    [few] nové správy
    [many] novej správy
   *[other] nových správ
}
talk-empty = Zatiaľ nikto nič nenapísal.
talk-empty-spectator = Zatiaľ nikto nič nenapísal. Čo tu napíšete, čítajú do konca partie len diváci.
talk-heard = { $name }: { $text }
talk-signs = Reakcie
talk-sign-smile = Pekné!
talk-sign-wow = Fíha!
talk-sign-heart = Krása
talk-sign-hand = Ahoj
talk-given = { $sign } { $names }
talk-choose = Reakcie a ďalšie možnosti
talk-about = Reakcia na správu ({ $name })?
talk-more = Stlmenie a ďalšie možnosti
talk-mute = Stlmiť
talk-mute-help = Len na tomto zariadení a pri tomto stole. Nikto sa to nedozvie.
talk-remove = Odstrániť
talk-help = Čo sa tu napíše, čítajú všetci pri stole, boti nikdy. Uchováva sa to so stolom, nie v zázname partie.
talk-for-all = Pre celý stôl
talk-on = Chat pri tomto stole
talk-on-help = Keď je vypnutý, nikto nemôže písať ani čítať.
talk-gallery = Hráči čítajú, čo píšu diváci
talk-gallery-help = Keď je to vypnuté, hráči si správy divákov prečítajú až po skončení partie.

notes-help = Vidíte to len vy.
notes-write = Plány, výpočty, na čo nezabudnúť
notes-kept = Uložené.
notes-failed = Neuložené. Píšte ďalej a skúsi sa to znova.

prefs-title = Nastavenia
prefs-theme = Vzhľad
prefs-theme-auto = podľa systému
prefs-theme-light = svetlý
prefs-theme-dark = tmavý
prefs-theme-other = Svetlý alebo tmavý vzhľad
prefs-confirm = Žiadať potvrdenie ťahu
prefs-confirm-off = nikdy
prefs-confirm-end = na konci ťahu
prefs-confirm-every = pri každom kroku
prefs-pace = Tempo botov a animácií
prefs-pace-instant = ihneď
prefs-pace-quick = rýchlo
prefs-pace-steps = po krokoch
prefs-sound = Zvuky
prefs-sound-off = vypnuté
prefs-sound-turn = môj ťah
prefs-sound-all = všetky ťahy a koniec
prefs-volume = Hlasitosť
prefs-since = Ukazovať, čo mi uniklo
prefs-since-help = Pred vaším ťahom: čo ostatní urobili od vášho posledného ťahu, krok za krokom.
prefs-toasts = Ukazovať, čo robia ostatní
prefs-toasts-help = Na chvíľu sa nad stolom objaví riadok.
prefs-firsts = Vysvetľovať nové veci
prefs-firsts-help = V prvej partii každej hry: jeden riadok, keď sa niečo stane prvýkrát.
prefs-remarks = Nechať botov hovoriť
prefs-remarks-help = Ozvú sa najviac trikrát za partiu: nad stolom a v časti „Priebeh“.
prefs-text = Textový režim
prefs-text-help = Stôl slovami a číslovaný zoznam ťahov: pre klávesnicu a čítačku obrazovky.

share-player = Pošlite tento odkaz
share-player-help = Kto ho otvorí, sadne si k stolu. Bez účtu a inštalácie.
share-watch = Pre divákov
share-watch-help = Ukazuje to, čo smú vidieť všetci.
share-personal = Miesto: { $name }
share-personal-help = Na pokračovanie na inom zariadení.
share-personal-warning = Kto má tento odkaz, má aj miesto. Nový odkaz zruší platnosť starého.
share-personal-make = Vytvoriť odkaz
share-copy = Kopírovať
share-copied = Skopírované
share-send = Poslať…
share-more = Ďalšie možnosti
share-more-help = diváci, iné zariadenie, úvodná stránka
share-for = { $names }, pri mojom stole je voľné miesto.
share-qr = Ukázať QR kód
share-qr-of = QR kód: { $label }
share-lens = Ukázať priateľovi, čo vidí { $name }
share-lens-help = Odkaz pre priateľa, ktorý sa učí alebo radí: stôl z pohľadu tohto hráča aj so skrytými kartami. Priateľ hrať nemôže. Všetci pri stole vidia, že sa priateľ pozerá.
share-lens-link = Odkaz pre priateľa
share-lens-make = Vytvoriť odkaz
share-lens-on = Zapnuté: kto má odkaz, vidí to, čo vidí { $name }.
share-lens-off = Už neukazovať
share-tv = Na televízore
share-tv-help = Pre obrazovku na druhej strane izby: veľký obraz bez ovládania a len to, čo smú vidieť všetci.
share-tv-join = Ukazovať na obrazovke, ako si prisadnúť
share-tv-join-help = Kým je voľné miesto, môže si ktokoľvek v miestnosti naskenovať kód a hrať.
tv-join = Naskenujte a prisadnite si
tv-watch = Naskenujte a sledujte na telefóne

join-name = Vaše meno
join-name-help = Ako vás majú ostatní volať?
join-town = Vaša štvrť
join-town-help = Názov, ak chcete
join-sit = Sadnúť si a hrať
join-fine = Účet netreba.
join-you = Vy
join-free = miesto je voľné
join-here = pri stole
join-host = hostiteľ
invitation = { $name } vás pozýva do hry
invitation-unnamed = Pozvánka do hry
full = Stôl ({ $name }) je plný:
full-unnamed = Tento stôl je plný:
full-help = Môžete hru sledovať alebo otvoriť vlastný stôl.
full-watch = Sledovať
full-own = Otvoriť vlastný stôl
claim-seat = Miesto ({ $name }) v hre
claim-help = Chcete hrať ďalej tu? Druhé zariadenie sa to dozvie.
claim-here = Hrať ďalej tu
claim-fine = Kto má odkaz, má aj miesto.
moved = Teraz hráte na inom zariadení.
moved-help = Miesto ({ $name }) sa tam presunulo osobným odkazom.
moved-again = Hrať zasa tu
moved-watch = Sledovať
moved-others = Ostatné miesta na tomto zariadení

curtain-pass = Na rade: { $name }
curtain-help = Teraz sa smie pozerať len { $name }.
curtain-lift = Som { $name }
curtain-undo = { $name }: vziať posledný krok späť

score-sheet-title = Bodovací hárok
score-sheet-figures = Ukázať výpočet
score-sheet-total = Spolu
score-sheet-time = Použitý čas
score-sheet-sources = Z čoho je výsledok
score-sheet-tie-shared = Rovnosť a nič už nerozhodne: výhra je spoločná.
score-sheet-tie-virtual = Remíza s virtuálnym hráčom ({ $name }) nie je výhra.
score-sheet-behind = strata { $points }
score-sheet-equal = rovnako
score-sheet-places = Poradie
score-sheet-decided = Čo rozhodlo: { $category } (náskok pred hráčom „{ $name }“: { $points })
score-sheet-beats = Čo rozhodlo: { $first } proti { $second }
score-sheet-for-ties = Len pre prípad remízy
score-sheet-no-tie = { $what }: tu netreba porovnávať.

device-title = Na tomto zariadení
device-like = V porovnaní s partiami rovnakého druhu a s rovnakým počtom hráčov.
device-rank = Výsledok: { $name }
device-rank-of = { $rank } / { $count }
device-best = Najlepší, { $day }
device-average = Priemer
device-friend = Vy a { $name }
device-place = { $rank }. miesto medzi vašimi partiami (spolu { $count })
device-record-new = Nový rekord
device-record-equal = vyrovnaný rekord
device-record-short = o { $points } menej ako rekord
device-first = Váš prvý výsledok. Neskôr sa tu objavia aj ďalšie partie.
device-dots = { $count ->
    [one] Jedna skoršia partia na tomto zariadení
    [few] { $count } skoršie partie na tomto zariadení, za každú bodka
    [many] { $count } skoršej partie na tomto zariadení, za každú bodka
   *[other] { $count } skorších partií na tomto zariadení, za každú bodka
}
device-goal = Aký je cieľ?
device-against = oproti vášmu priemeru
device-usual = ako zvyčajne
device-ruler = Stupnica od { $low } do { $high }, tento výsledok: { $points }
device-ruler-average = priemer { $points }
device-ruler-record = rekord { $points }

counting-title = Koniec hry
counting-pause = Pauza
counting-on = Ďalej
counting-line = { $category }: { $figures }
counting-beat = Treba prekonať: { $points }
counting-so-far = Zatiaľ
counting-again = Pozrieť si záver
counting-words = Ako sa to počítalo
postcard-send = Poslať obrázok

replay-start = Začiatok
replay-end = Koniec
replay-back = Späť
replay-on = Ďalej
replay-play = Posúvať automaticky
replay-pause = Pauza
replay-at = Krok { $move } / { $last }
replay-by = Posúvať
replay-by-move = po krokoch
replay-by-turn = po ťahoch
replay-view = Pohľad
replay-view-all = divák
replay-slider = Krok
replay-link = Odkaz na tento krok

map-label = Mapa: šípkami ju posúvate, plus a mínus menia mierku, 0 zobrazí všetko
map-tools = Mierka
map-in = Priblížiť
map-out = Oddialiť
map-fit = Zobraziť všetko
map-left = Aj vľavo sa dá hrať
map-right = Aj vpravo sa dá hrať
map-up = Aj hore sa dá hrať
map-down = Aj dole sa dá hrať

## The deal of the day and duels

deal-results-here = K výsledkom
duel-send = Poslať ako súboj

## Reasons

why-game-over = Hra sa skončila.
why-chance-not-due = Teraz sa nič neťahá.
why-impossible-outcome = To sa tu vyžrebovať nedá.
why-no-such-seat = Miesto { $given } neexistuje; miesta sú od 0 do { $high }.
why-not-your-decision = Teraz nerozhoduje { $seat }.
why-no-such-move = Ťah číslo { $given } neexistuje.
why-bad-notation = „{ $text }“ nie je ťah. Napíšte jeden z ťahov v zozname.
why-cannot-withdraw = Krok { $entry } sa už nedá vziať späť.

## Options and players

why-unknown-game = Hra „{ $given }“ neexistuje. Nainštalované: { $allowed }.
why-game-fails = Hra „{ $entry }“ sa nedá načítať: { $problem }
why-game-without-words = Hra „{ $entry }“ je vynechaná: jej balíku chýba anglický katalóg { $path }.
why-game-id-taken = Hra „{ $entry }“ je vynechaná: id { $given } už má { $other }.
why-unknown-option = { $game } nemá voľbu „{ $option }“. K dispozícii: { $allowed }.
why-bad-option-choice = Voľba { $option } nemôže byť „{ $given }“. Môže byť: { $allowed }.
why-bad-option-number = Voľba { $option } nemôže byť „{ $given }“. Musí to byť celé číslo od { $low } do { $high }.
why-bad-players = { $game }: počet hráčov je { $low } až { $high }, nie { $given }.
why-bad-entry = Sem patrí celé číslo od { $low } do { $high }.
why-bad-entry-choice = Taká odpoveď tu nie je.

## Components and positions

why-missing-table = Tabuľka herného materiálu { $table } chýba alebo sa nedá prečítať.
why-bad-cell = { $table }, riadok { $line }, stĺpec { $column }: „{ $given }“ je nesprávne, očakáva sa { $expected }.
why-missing-column = { $table }: chýba stĺpec { $column }.
why-ragged-row = { $table }, riadok { $line }: buniek má byť { $expected }.
why-duplicate-row = { $table }, riadok { $line }: { $column } „{ $given }“ je tam dvakrát.
why-empty-table = { $table } nemá žiadne riadky.
why-bad-total = { $table }, { $column }: spolu { $given }, očakáva sa { $expected }.
why-bad-field = Pole { $field } tejto pozície je nesprávne.

## Records

why-record-empty = Záznam je prázdny; prvým riadkom musí byť hlavička.
why-record-json = Riadok { $line }: nie je to objekt JSON. Záznam je poškodený.
why-record-truncated = Záznam sa končí riadkom { $line }: záverečný riadok chýba.
why-record-order = Riadok { $line }: má tu byť krok { $expected }, nie { $given }.
why-record-count = Riadok { $line }: podľa záverečného riadka je krokov { $given }, v zázname ich je { $expected }.
why-record-foreign = Riadok { $line }: má tu byť hlavička záznamu. Toto nie je záznam Ludopolisu.
why-record-newer = Riadok { $line }: záznam má formát { $given }; táto verzia Ludopolisu prečíta najviac formát { $known }.
why-record-header = Riadok { $line }: pole { $field } v hlavičke chýba alebo je nesprávne.
why-no-such-lesson = { $game } nemá lekciu „{ $given }“. K dispozícii: { $allowed }.
why-no-such-puzzle = Taká úloha neexistuje, alebo vznikla pre iné pravidlá.
why-record-rules = Záznam je podľa pravidiel verzie { $given } hry { $game }; nainštalovaná je verzia { $known }.
why-record-components = Záznam vznikol s iným herným materiálom ({ $given }), než je nainštalovaný ({ $known }). Priečinok materiálu zo záznamu uveďte pomocou --components.
why-record-entry = Riadok { $line }: nedá sa tu prečítať ťah, výsledok žrebu, vzatie späť ani prevzatie miesta.
why-record-move = Riadok { $line }: takto sa hrať nedalo. Záznam je poškodený alebo upravený.
why-record-source = Riadok { $line }: malo sa ťahať odinakiaľ ({ $expected }), nie odtiaľto ({ $given }).
why-record-digest = Riadok { $line }: pozícia nesedí. Za riadkom { $trusted } je záznam upravený alebo poškodený.
why-record-closing = Riadok { $line }: záverečný riadok nezodpovedá partii. Záznamu možno veriť po riadok { $trusted }.

## How sure the components are

certainty-certain = ako v tlačenej hre
certainty-mostly_certain = ako v tlačenej hre, niekoľko kariet je neistých
certainty-reconstructed = rekonštruované
edition-certain = ako v tlačenej hre
edition-mostly_certain = pár vecí je neistých
edition-reconstructed = sčasti naša rekonštrukcia

## Bots

why-unknown-bot = Bot „{ $given }“ neexistuje. K dispozícii: { $allowed }.
bot-beginner = Začiatočník
bot-beginner-help = vidí len málo z toho, čo je možné
bot-easy = Ľahký
bot-easy-help = všeličo prehliadne
bot-regular = Bežný
bot-regular-help = hrá rozumne, od ťahu k ťahu
bot-expert = Expert
bot-expert-help = dobre plánuje a málokedy niečo prehliadne
bot-master = Majster
bot-master-help = učil sa z mnohých partií; najsilnejší
bot-random = Náhodný bot
bot-random-help = akýkoľvek platný ťah
bot-greedy = Pažravý bot
bot-greedy-help = riadi sa jednoduchými zásadami hry
bot-greedy-1 = Prvý pažravý bot
bot-greedy-1-help = drží sa prvých zásad hry; nikdy sa nemení
bot-hasty = Unáhlený bot
bot-hasty-help = polovicu kariet a miest si nevšimne
bot-flat = Skúšajúci bot
bot-flat-help = každý ťah mnohokrát vyskúša; pomalší
bot-flat-200 = Skúšajúci bot 200
bot-flat-200-help = vyskúša ťahy spolu 200×; nikdy sa nemení
bot-mc = Bot Monte Carlo
bot-mc-help = skúša sľubné ťahy a rozumne ich dohráva
bot-ismcts = Stromový bot
bot-ismcts-help = pozerá sa o niekoľko ťahov dopredu
bot-net = Trénovaný bot
bot-net-help = posudzuje každý ťah podľa skúseností z mnohých partií
bot-cmd = Program
bot-cmd-help = hovorí riadkovým protokolom pre botov
bot-py = Trieda Pythonu
why-no-program = Program „cmd:{ $given }“ sa nedá nájsť. Napíšte príkaz tak, ako sa zadáva tu.
why-py-form = „py:{ $given }“ nie je meno bota v Pythone. Napíšte py:MODUL:TRIEDA.
why-py-load = „py:{ $given }“ sa nedá načítať: { $said }
why-py-class = Modul „{ $module }“ nemá triedu „{ $given }“.
why-py-no-bot = „py:{ $given }“ nie je bot: trieda musí byť odvodená od ludopolis.bots.Bot.
why-bot-start = Program sa nedá spustiť: { $given }.
why-bot-hello = Pozdrav programu nie je zrozumiteľný: { $given }. Musí to byť hello protokolu { $protocol }.
why-bot-timeout = Program neodpovedá v časovom limite (sekúnd: { $seconds }).
why-bot-exit = Program sa ukončil sám (návratový kód { $code }). { $said }
why-bot-garbled = Odpoveď programu nie je ťah: { $given }
why-bot-illegal = Ťah programu „{ $move }“ nie je platný.
why-bot-raised = Bot ohlásil chybu: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = architektka
character-ada-temper = Má rada poriadok: plné štvrte a hotové bloky.
character-bruno-trade = staviteľ
character-bruno-temper = Rád stavia do výšky a nikdy nemá dosť.
character-chiara-trade = záhradníčka
character-chiara-temper = Má rada parky, srdiečka a trpezlivosť.
character-dario-trade = obchodník
character-dario-temper = Má rád veľa malých ziskov a peniaze v pokladnici.
character-elif-trade = vodička električky
character-elif-temper = Má rada dlhú trať: hrá až po konečnú.
character-seat = Postava na mieste { $number }
character-ada-gain = Presne podľa výkresu.
character-ada-rival = Pekná línia. Na výkrese ju mám aj ja.
character-ada-won = Plán vyšiel.
character-ada-lost = Plán bol dobrý. Iný bol lepší.
character-bruno-gain = Hotovo skôr, než sa niekto opýtal.
character-bruno-rival = Poctivá práca. Ja by som šiel vyššie.
character-bruno-won = Toto bude stáť veky!
character-bruno-lost = Nabudúce ešte o podlažie vyššie.
character-chiara-gain = Bola to len otázka času.
character-chiara-rival = Ako to krásne rastie!
character-chiara-won = Rástlo to pomaly, a teraz to kvitne.
character-chiara-lost = Neskorý mráz. Tak na budúci rok.
character-dario-gain = Trochu tu, trochu tam.
character-dario-rival = Dobrá cena. Ja by som dal viac.
character-dario-won = Pokladnica sedí, ďakujem.
character-dario-lost = Vypredané. Príďte zas!
character-elif-gain = Načas.
character-elif-rival = Vidím, že idete s predstihom.
character-elif-won = Konečná. Prosíme, vystúpte!
character-elif-lost = Ušiel mi prípoj. Ale išlo sa dobre.
character-says = { $name }: „{ $text }“

## The server

language-name = Slovenčina
why-no-such-table = Taký stôl neexistuje. Možno je odkaz neúplný alebo stôl niekto zmazal.
why-out-of-date = Hra medzitým pokročila. Tu je najnovší stav, vyberte, prosím, znova.
why-newer-version = Je tu novšia verzia Ludopolisu. Načítajte, prosím, stránku znova.
why-not-your-seat = Na tomto zariadení toto miesto nie je vaše. Preniesť ho sem môžete jeho osobným odkazom.
why-not-your-table = To môže len ten, kto pri tomto stole sedí.
why-bad-address = Na takú adresu sa správa poslať nedá.
why-address-unknown = Adresa „{ $host }“ neexistuje.
why-address-inside = Adresa „{ $host }“ leží vnútri siete servera. Tam sa nič neposiela.
why-hooks-off = Prevádzkovateľ tohto servera webhooky vypol.
why-bad-subscription = Odber upozornení v tomto prehliadači sa nedá použiť.
why-not-subscribed = Tento prehliadač o upozornenia nežiada.
why-too-many-calls = Za krátky čas ste o upozornenia požiadali veľakrát. Počkajte, prosím, pár minút a skúste to znova.
why-talk-empty = Správa je prázdna.
why-talk-too-long = Text je pridlhý. Najvyšší počet znakov: { $most }.
why-talk-off = Hostiteľ tohto stola chat vypol.
why-talk-full = Chat pri tomto stole je už plný.
why-nothing-said = Taká správa tu už nie je.
why-too-much-talk = Za krátky čas ste toho napísali veľa. Chvíľu, prosím, počkajte.
why-not-the-host = To môže len hostiteľ tohto stola.
why-no-room = Nie je uvedený žiadny skupinový chat.
why-room-refuses = Skupinový chat správu neprijal.
why-no-clock = Pri tomto stole sa hrá bez hodín.
why-time-left = Na tento ťah je ešte čas. Ostatní môžu zasiahnuť, až keď vyprší.
why-nobody-late = Nikomu inému čas nevypršal.
why-nobody-to-nudge = Ťah možno pripomenúť len niekomu inému, kto sa má práve rozhodnúť.
why-nudged-already = Tomuto hráčovi už za poslednú hodinu niekto ťah pripomenul.
why-nudge-paused = Všetci súhlasili s pauzou: skôr než niekomu ťah pripomeniete, ukončite ju.
why-seat-taken = Tam už niekto sedí.
why-foreign-origin = Táto požiadavka neprišla z našej stránky. Otvorte stôl v prehliadači a skúste to tam.
why-too-large = Je to príliš veľké.
why-too-many-requests = Priveľa požiadaviek naraz. Chvíľu, prosím, počkajte a skúste to znova.
why-database-failed = Server sa teraz nedostane k uloženým partiám; nič sa nezmenilo. Skúste to, prosím, o chvíľu znova.
why-wrong-method = Na tejto adrese sa taká požiadavka nedá vykonať.
why-too-slow = Požiadavka prišla príliš pomaly a nedá sa prečítať. Skúste to, prosím, znova.
why-too-many-analyses = Tréner toho pre vás za krátky čas urobil veľa. Počkajte, prosím, pár minút a skúste to znova.
why-analysis-failed = Tentoraz tréner odpoveď nemá. Skúste to, prosím, znova.
why-no-such-decision = K tomuto rozhodnutiu nemá tréner čo povedať.
why-analysis-unfinished = Táto partia nie je dohraná. Rozoberajú sa len dohrané partie.
why-no-such-moment = Situácia { $given } neexistuje: situácie sú číslované od 1 do { $high }.
why-too-many-tables = Za krátky čas vzniklo veľa stolov. Počkajte, prosím, pár minút a skúste to znova.
why-record-too-long = Záznam má viac krokov ako { $most }, to je dlhšie ako ktorákoľvek hra.
why-bad-request = Požiadavka sa nedá prečítať: pole { $field } chýba alebo je nesprávne.
why-table-over = Partia pri tomto stole je dohraná.
why-table-waiting = Partia pri tomto stole sa ešte nezačala.
why-table-begun = Partia pri tomto stole sa už začala.
why-play-first = Najprv toto rozdanie zahrajte: potom sa môžete pozrieť, ako dopadli ostatní.
why-deal-alone = Výsledky tohto rozdania sa porovnávajú, preto ho každý hrá sám, bez pomoci a na jednom zariadení.
why-not-a-duel = Súboj môže vzniknúť len z celej partie, ktorú máte dohranú sólo alebo proti botom.
why-table-running = Partia pri tomto stole ešte beží.
why-nothing-to-withdraw = Teraz nie je čo vziať späť.
why-seat-is-a-bot = Na tom mieste už hrá bot alebo také miesto nie je.
why-seat-is-here = Kto tam sedí, je pri stole; prevziať možno len miesto niekoho, kto pri stole nie je.
why-seat-has-resigned = Hráč na tomto mieste sa vzdal; ďalej zaň hrá bot.
why-wrong-link = Tento odkaz to miesto (už) neotvára. Požiadajte o nový.
why-lens-closed = Tento odkaz (už) nič neukazuje. Požiadajte o nový.
why-lens-silent = Pozeráte sa očami hráča: do konca partie tu môžete čítať, ale nie písať.
why-no-such-page = Na tejto adrese nič nie je.
why-record-unfinished = Partia v tomto zázname nie je dohraná.
why-no-previews = Pre tento stôl nie je náhľad odkazu.
why-bad-picture = Obrázok musí byť PNG s veľkosťou { $width } × { $height } pixelov.

### Prvá veta o skončenej partii: ako dopadla.

opening-you-won = Vyhrali ste o { $amount }.
opening-you-won-anyway = Vyhrali ste.
opening-you-lost = Prehrali ste o { $amount }.
opening-you-lost-anyway = Vyhráva { $rival }.
opening-you-placed = Medzi { $count } hráčmi máte { $place ->
    [2] druhé
    [3] tretie
    [4] štvrté
    [5] piate
    [6] šieste
   *[other] { $place }.
} miesto; { $rival } má o { $amount } viac.
opening-you-placed-anyway = Medzi { $count } hráčmi máte { $place ->
    [2] druhé
    [3] tretie
    [4] štvrté
    [5] piate
    [6] šieste
   *[other] { $place }.
} miesto.
opening-you-tie-won = Rovnosť: { $amount }. Podľa pravidiel pre remízu vyhrávate vy.
opening-you-tie-lost = Rovnosť: { $amount }. Podľa pravidiel pre remízu vyhráva { $rival }.
opening-you-tie-shared = Rovnosť: { $amount }. O výhru sa delíte vy a { $names }.
opening-you-automa-beaten = Vyhrali ste, { $rival } má o { $amount } menej.
opening-you-automa-beaten-anyway = Vyhrali ste. Súper: { $rival }.
opening-you-automa-won = { $rival } vyhráva o { $amount }.
opening-you-automa-won-anyway = Tentoraz to na výhru nestačilo. Súper: { $rival }.
opening-name-won = { $name } vyhráva o { $amount }.
opening-name-won-anyway = Vyhráva { $name }.
opening-name-lost = { $name } prehráva o { $amount }.
opening-name-lost-anyway = Vyhráva { $rival }.
opening-name-placed = { $name } má medzi { $count } hráčmi { $place ->
    [2] druhé
    [3] tretie
    [4] štvrté
    [5] piate
    [6] šieste
   *[other] { $place }.
} miesto; { $rival } má o { $amount } viac.
opening-name-placed-anyway = { $name } má medzi { $count } hráčmi { $place ->
    [2] druhé
    [3] tretie
    [4] štvrté
    [5] piate
    [6] šieste
   *[other] { $place }.
} miesto.
opening-name-tie-won = Rovnosť: { $amount }. Podľa pravidiel pre remízu vyhráva { $name }.
opening-name-tie-lost = Rovnosť: { $amount }. Podľa pravidiel pre remízu vyhráva { $rival }.
opening-name-tie-shared = Rovnosť: { $amount }. O výhru sa delia { $names }.
opening-name-automa-beaten = { $name } vyhráva, { $rival } má o { $amount } menej.
opening-name-automa-beaten-anyway = { $name } vyhráva, { $rival } prehráva.
opening-name-automa-won = { $rival } vyhráva, { $name } má o { $amount } menej.
opening-name-automa-won-anyway = Tentoraz to na výhru nestačilo. Súper: { $rival }.
opening-draw = Remíza: { $amount }.
opening-automa-level = Remíza s virtuálnym hráčom ({ $rival }) nie je výhra.
opening-alone = Výsledok: { $amount }.
opening-alone-short = Výsledok: { $amount }. Do rekordu chýba: { $gap }.
opening-alone-equal = Výsledok: { $amount }, rovnako ako váš rekord.
opening-alone-record = Výsledok: { $amount }, váš nový rekord. Zlepšenie: { $gap }.
