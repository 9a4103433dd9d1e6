### Words shared by all games.

on = da
off = nu
bank = banca

## Pages

page-title = Ludopolis
page-description = Jocuri de societate în care construiești orașe, cu prieteni și boți, în browser.
page-home = La jocuri
page-rules = Reguli
page-language = Limbă
page-close = Închide
page-cancel = Înapoi
page-no-script = Ca să joci aici, activează JavaScript în browser.
page-not-affiliated = Ludopolis este software liber, fără legătură cu autorii sau editorii jocurilor. Dacă îți place un joc, cumpără-l.
page-frozen = Aici nu se mai poate juca la această masă.
page-trouble = Ceva nu a mers pe această pagină, dar partida ta este în siguranță.
page-newer = Există o versiune mai nouă de Ludopolis. Pagina se reîncarcă imediat.
page-reload = Reîncarcă
page-reload-now = Reîncarcă acum

home-title = Construim orașe împreună.
home-lead = Jocuri de societate cu prieteni și boți. Fără cont, fără reclame: trimite un link și joacă.
home-new = Masă nouă
home-join = Intră cu un link
home-join-help = Lipește linkul sau codul primit.
home-join-go = Intră
home-open-record = Deschide o înregistrare
home-record-help = O partidă salvată este verificată după reguli și arătată pas cu pas.
home-pick = Alege un joc
home-which = Ce joc?
home-pick-help = cu prieteni și/sau boți
home-find = Caută un joc
home-find-players = Numărul de jucători
home-find-any = Oricâți jucători
home-find-exactly = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
home-find-or-more = Jucători: { $count } sau mai mulți
home-find-all = Arată toate jocurile
home-found = { $count ->
    [0] Nu se potrivește niciun joc.
    [one] Se potrivește un joc.
    [few] Se potrivesc { $count } jocuri.
   *[other] Se potrivesc { $count } de jocuri.
}
home-players = Jucători:
home-length = Durată:
home-difficulty = Dificultate:
home-play = Joacă
home-play-bots = { $game }: joacă imediat cu boți
home-rules-of = { $game }: regulile
home-with = cu { $names }
home-free-seats = { $count ->
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
home-on-this-screen = pe acest ecran
home-finished = terminată
home-ended = întreruptă
home-frozen = aici nu se poate juca
home-options = Opțiuni
home-add-seat = Adaugă un jucător
home-drop-seat = Scoate locul { $number }
home-seat-me = Eu
home-seat-link = Un prieten, prin link
home-seat-screen = Pe acest ecran
home-seat-bot = Un bot
home-name-of = Numele pentru locul { $number }
home-town-of = Orașul de la locul { $number }
home-town-help = Numele orașului (dacă vrei)
home-link-help = Primești un link de trimis.
home-you = Invitat
home-bot-names = Ada, Bruno, Clara, Dan, Elena, Filip, Gina, Horia, Ioana, Luca, Mara, Vlad
home-bot-level = Cum joacă { $name }
home-live-score = Arată scorul în timpul jocului
home-live-score-help = Cât ar avea fiecare dacă jocul s-ar termina acum.
home-hints = Sfaturi
home-hints-help = La tura ta poți întreba ce ar face un maestru și de ce.
setup-first = Sfaturile sunt activate, fiindcă este prima partidă de { $game } pe acest dispozitiv.
setup-hints-on = cu sfaturi
setup-more = Mai multe reguli
setup-more-usual = { $count ->
    [one] încă o regulă, cu valoarea implicită
    [few] încă { $count } reguli, cu valorile implicite
   *[other] încă { $count } de reguli, cu valorile implicite
}
setup-points-on = scorul se vede în timpul jocului
setup-points-off = scorul rămâne ascuns până la sfârșit
setup-value = { $label }: { $value }
home-start = Începe
setup-get-link = Obține linkul
setup-whom = Cu cine joci?
setup-whom-link = Prieteni, prin link
setup-whom-link-help = fără cont, pe orice dispozitiv
setup-whom-bot = Boți
setup-whom-bot-help = începe imediat
setup-whom-screen = Pe acest ecran
setup-whom-screen-help = un dispozitiv pentru toți
setup-count = Câți jucători, cu tine cu tot?
setup-kept = se păstrează pe acest dispozitiv
setup-for = Cui îi trimiți linkul?
setup-for-help = Doar pentru mesajul pe care îl trimiți tu: nimeni nu primește notificări.
setup-seats = Loc cu loc
setup-how = Cum se pregătește jocul din cutie

listed-switch = Arată masa pe pagina de start
listed-switch-help = Oricine de pe acest server poate ocupa un loc liber. Masa dispare din listă când nu mai are locuri sau când începe partida.

rules-options = Opțiuni
rules-contents = Cuprins
rules-search = Caută în reguli
rules-found = { $at } din { $count }
rules-found-none = Niciun rezultat
rules-found-back = Rezultatul anterior
rules-found-next = Rezultatul următor
rules-print = Tipărește
rules-in-words = Imaginea în cuvinte
rules-unreachable = Regulile nu pot fi încărcate acum.
rules-names = Anna, Boris, Vera, Gleb, Dora

## What is this?

help-title = Ce este asta?
help-mode = Alege orice ca să vezi ce este.
help-rules = Reguli: { $title }
help-more = Arată mai mult
help-next = Următorul
help-previous = Anteriorul
help-points = puncte acum
what-player = Jucător
first-title = Nou · { $title }
first-new = Nou:
first-more = detalii
first-known = Cunosc acest joc
first-read = Am înțeles
edition-title = Despre această ediție
edition-says = Cărțile și cifrele folosite aici: { $what }.
edition-more = Mai multe pe pagina de reguli

## Tables

table-seat = Jucătorul { $number }
virtual-player = Jucătorul virtual
table-players-count = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
table-players = Jucători
table-points = Puncte: { $points }
table-log = Jurnal
table-log-setup = Pregătire
table-log-before = Mai devreme
table-log-empty = Încă nu s-a întâmplat nimic.
table-tray = Alegerile tale
table-menu = Meniu
table-tabs = Părțile mesei
table-tab-board = Masa
table-tab-analysis = Analiză
table-tab-players = Jucători
table-tab-log = Jurnal
table-tab-talk = Chat
table-tab-notes = Notițe
table-side = Jurnal, chat și notițe
table-tab-score = Scor
table-peek = Vezi de aproape: { $name }
table-watching = privești
table-variation = Variantă
table-your-turn = e tura ta
table-deciding = decide
table-thinking = se gândește
hint-ask = Ce ar face un maestru?
hint-title = Un maestru ar juca
hint-either = Una dintre mutările bune
hint-stronger = O tură mai bună
hint-agrees = Așa aș juca și eu
hint-close = Închide sfatul
hint-thinking = Caut o mutare bună pentru tine…
hint-goes-on = Apoi vom vedea.
hint-then = Apoi, probabil: { $turn }.
hint-only = Aici nu este nimic de ales.
hint-even = Cealaltă tură este cam la fel de bună. Alege-o pe cea care îți place.
hint-level = Cealaltă tură poate fi la fel de bună: dacă le joc pe amândouă până la capăt, aceea chiar iese în față cu { $worth }.
hint-deep = Mă aștept la { $worth } în plus, dar nu pot spune de ce într-o singură frază.
hint-late = Mă aștept la { $worth } în plus, dar nu a fost timp să aflu de ce.
hint-deeper = Mă aștept în total la { $worth } în plus. În favoarea turei: { $parts }. Restul, cu bune și cu rele, nu încape într-o singură frază.
hint-in-all = În total { $worth } în plus. { $reason } Celelalte diferențe: −{ $loss }.
hint-waiting = Încă mă gândesc de ce…
hint-at-once = Pe loc: { $before } → { $after }.
hint-at-once-part = Pe loc: { $before } → { $after }, restul mai târziu.
hint-price = În schimb: { $parts }.
hint-alike = Cam la fel de bune: { $turns }. Tot ce am mai încercat este mai slab cu cel puțin { $worth }.
hint-alike-many = Ture cam la fel de bune, inclusiv aceasta: { $count }. Tot ce am mai încercat este mai slab cu cel puțin { $worth }.
hint-all-alike = Toate turele pe care le-am încercat sunt cam la fel de bune. Alege-o pe cea care îți place.
hint-trade = Cele două ture sunt cam la fel de bune, din motive diferite: { $parts }. Alege-o pe cea care îți place.
hint-same = cam la fel
hint-versus = { $with }: { $turn }
hint-versus-mine = Față de tura ta
hint-versus-next = Față de cea mai bună dintre celelalte ture
hint-versus-weaker = Față de tura imediat mai slabă
hint-expected = Rezultat așteptat
hint-unit = puncte la sfârșit
hint-more = +{ $worth }
hint-show = Arată-mi
hint-why-not = De ce nu…?
hint-why-other = Altă mutare…
hint-point = Alege mutarea la care te gândești.
hint-point-other = Alege altă mutare pentru comparație.
hint-take = { $count ->
    [1] Pregătește mutarea
   *[other] Pregătește tura
}
hint-first = O mutare bună:
hint-any = De exemplu:
amount-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
unit-points = { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
}
sum-title = { $name }: de unde vine rezultatul
sum-now = dacă jocul s-ar încheia acum
term-rival = ce pierde { $players ->
    [2] adversarul
   *[other] cel mai puternic adversar
}
term-rival-more = ce câștigă { $players ->
    [2] adversarul
   *[other] cel mai puternic adversar
}
term-rest = tot restul
reason-rival = { $players ->
    [2] Adversarul
   *[other] Cel mai puternic adversar
} va avea la sfârșit, probabil, cu { $worth } mai puțin.
reason-line = Cel mai mult aduce asta: { $term }, { $worth }.
why-no-hints = La această masă se joacă fără sfaturi.
why-no-hint-now = De data asta fără sfat. Întreabă din nou.

# Lessons
lesson-learn = Învață
lesson-learn-game = Învață { $game }
lesson-lessons-of = Lecții: { $game }
lesson-begin = Începe
lesson-done = parcursă
lesson-chip = Lecție · { $title }
lesson-with = Lecție · { $game }
lesson-at = pasul { $step } din { $count }
lesson-step = Pasul { $step } din { $count }
lesson-other = Se poate și așa. Dar pentru această lecție: { $do }
lesson-show = Arată-mi
lesson-back = Înapoi
lesson-then = Ce s-a întâmplat?
lesson-read-on = Mai departe
lesson-play-on = Joacă mai departe
lesson-finish = Gata
lesson-leave = Ieși și continuă mai târziu
lesson-next = Lecția următoare: { $title }
lesson-title = Lecție
lesson-waiting = Joacă { $name }.
table-bot = bot
table-learned = Boți antrenați
table-not-learned = Boți neantrenați
table-away = lipsește
table-resigned = a cedat, joacă un bot
table-shown = un prieten privește
table-eyes = așa cum vede { $name }
table-open-seat = loc liber
table-invite = Invită
table-bot-in = Pune un bot
table-nudge = Amintește-i
table-bot-for-me = Un bot în locul meu
table-hand-back = Îmi iau locul înapoi
table-resign = Cedează
table-resign-help = Un bot joacă în locul tău până la sfârșit și nu mai poți reveni. Rezultatul și înregistrarea arată că ai cedat.
table-leave = Ridică-te de la masă
table-report = Raportează o problemă
time-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
time-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
time-minutes = { $count } min
time-seconds = { $count } s
clock-title = Ceas
clock-none = Fără ceas
clock-live = Pentru o seară
clock-slow = Pentru câteva zile
clock-none-help = Fiecare își ia timpul de care are nevoie.
clock-live-help = Pentru o seară împreună: o rezervă de timp care crește puțin cu fiecare tură.
clock-slow-help = Pentru partide de câteva zile: atâta timp pentru fiecare tură. Când expiră, nimic nu se întâmplă de la sine.
clock-live-terms = { $bank } și încă { $increment } la fiecare tură
clock-slow-terms = { $bank } pentru fiecare tură
clock-live-chip = { $bank } + { $increment } pe tură
clock-slow-chip = { $bank } pe tură
clock-left = încă { $time } pentru tură
clock-ended = timpul a expirat acum { $time }
clock-late = timp expirat
clock-late-title = Timpul a expirat
clock-used = timp folosit: { $time }
clock-paused = Ceasul este oprit.
clock-pause-ask = Cere o pauză
clock-pause-drop = Renunță la pauză
clock-pause-asked = { $count ->
    [one] { $names } cere o pauză.
    [few] { $names } cer o pauză.
   *[other] { $names } cer o pauză.
}
clock-pause-agree = Acceptă pauza
clock-resume = Continuă
clock-what-now = Ce e de făcut?
clock-nothing = Nimic nu se întâmplă de la sine.
clock-may = Poți:
clock-may-with = Tu și { $names } puteți:
clock-nudge = Amintește-i: { $name }
clock-nudged = Trimis
clock-nudge-limit = o dată pe oră
clock-bot-turn = Lasă un bot să joace tura
clock-bot-seat = Dă locul unui bot
clock-bot-seat-until = până revine { $name }
clock-end = Încheie partida
clock-end-drop = Totuși joacă mai departe
clock-end-all = dacă toți sunt de acord
clock-end-agreed = de acord: { $names }
report-help = Se creează un fișier despre masă și despre această pagină. Nu se trimite nicăieri: îl salvezi și îl dai tu mai departe.
report-said = Ce nu a mers?
report-file = Fișierul
report-holds = Conține partida așa cum ai văzut-o, versiunile, setările, browserul tău, ultimele erori și cereri. Nu conține nume, linkuri și nici ce îți este ascuns.
report-missing = Serverul nu răspunde, deci partida nu este în fișier.
report-waiting = Se adună datele…
report-save = Salvează fișierul
table-share = Distribuie
table-see-board = Vezi masa
table-see-score = Foaia de scor
table-replay = Reluare
table-record = Salvează înregistrarea
analysis-button = Analizează
table-rematch = Joacă din nou
table-to-rematch = La partida următoare

status-connecting = Se conectează…
status-lost = Fără conexiune. Se încearcă din nou…
status-lost-clock = Fără conexiune. Ceasul merge în continuare.
status-dealing = Se împart cărțile.
status-waiting = { $count ->
    [one] Decide { $names }.
    [few] Decid { $names }.
   *[other] Decid { $names }.
}
status-thinking = { $count ->
    [one] Se gândește { $names }
    [few] Se gândesc { $names }
   *[other] Se gândesc { $names }
}
status-sending = Se trimite…
status-unsent = Fără conexiune: mutarea se păstrează aici.
status-unsent-clock = Fără conexiune: mutare păstrată, ceasul merge.
status-unsent-drop = Nu trimite
status-confirm = Confirmă sau ia înapoi.
status-forced = Nu se putea altfel:
status-won = { $count ->
    [one] { $names } câștigă cu { $points }
    [few] { $names } câștigă împreună, cu câte { $points }
   *[other] { $names } câștigă împreună, cu câte { $points }
}
status-ended = Partida a fost întreruptă înainte de sfârșit.

tray-moves = Mutările tale
tray-confirm = Confirmă
tray-drop = Ia înapoi
tray-undo = Anulează
tray-reset = Reia tura
tray-ends = Tura ta se încheie astfel.
tray-reveals = Se dezvăluie ceva nou, iar mutarea nu se mai poate anula.
tray-pending = Încă nu s-a jucat.

## Your turn, while no page is open

call-title = E tura ta: { $game }
call-text = { $name }, masa te așteaptă.
call-text-after = { $mover } a mutat. { $name }, e tura ta.
call-text-nudge = { $name }, e tura ta: { $nudger } te roagă să muți.
call-test-title = Ludopolis
call-test = Așa arată o notificare când e tura ta.
call-heading = Anunță-mă când e tura mea
call-help = Notificarea ajunge pe acest dispozitiv chiar dacă nu este deschisă nicio pagină. Nu o vede nimeni altcineva și nu dezvăluie nimic ascuns.
call-here = La această masă
call-everywhere = La toate mesele mele
call-on-here = Primești o notificare când e tura ta la această masă.
call-on-everywhere = Primești o notificare când e tura ta la oricare dintre mesele tale.
call-remind = Amintește-mi după o zi
call-remind-help = O singură dată, dacă masa încă te așteaptă.
call-try = Trimite o notificare de probă
call-test-sent = Trimis. Ar trebui să ajungă în câteva secunde.
call-stop = Nu mai anunța
call-failed = Nu a mers. Încearcă mai târziu.
call-unable = Acest browser nu poate arăta notificări aici. Este nevoie de o adresă securizată (https).
call-install = Pe iPhone sau iPad, adaugă întâi pagina pe ecranul principal („Partajează”, apoi „Adaugă pe ecranul principal”) și deschide-o de acolo.
call-denied = Browserul nu permite notificări de la această pagină. Permite-le pentru această pagină din setările browserului.
room-heading = Anunță într-un chat de grup
room-help = Ori de câte ori e tura cuiva, un rând cu un link se trimite la această adresă: un webhook de Discord, Slack, Matrix sau ntfy, sau unul al tău.
room-url = Adresa webhookului
room-save = Salvează
room-remove = Șterge
room-saved = Salvat.
room-sent = Trimis. Verifică dacă a ajuns.

text-position = Masa în cuvinte
text-type = Număr sau mutare
text-play = Joacă
text-help = Săgețile parcurg lista, Enter joacă. U ia o mutare înapoi.

since-title = De la mutarea ta
since-at = { $at }/{ $count }
since-more = încă { $count } mai devreme
since-back = Pasul anterior
since-on = Pasul următor
since-again = Din nou
table-next = Masa următoare: { $game }
table-skip = Sari peste
again-other = Partidă nouă, alte opțiuni
again-title = O partidă nouă cu alte opțiuni
again-help = Aceiași oameni, fiecare cu un loc mai departe. Dacă altcineva a deschis deja masa următoare, ajungi la ea.

talk-say = Spune ceva
talk-send = Trimite
talk-name = Numele tău
talk-new = nou
talk-unread = { $count ->
    [one] mesaj nou
    [few] mesaje noi
   *[other] de mesaje noi
}
talk-empty = Încă nu a spus nimeni nimic.
talk-empty-spectator = Încă nu a spus nimeni nimic. Până la sfârșitul partidei, ce spui aici este citit numai de spectatori.
talk-heard = { $name }: { $text }
talk-signs = Reacții
talk-sign-smile = Frumos!
talk-sign-wow = Oho!
talk-sign-heart = Îmi place
talk-sign-hand = Salut
talk-given = { $sign } { $names }
talk-choose = Reacții și altele
talk-about = Reacție pentru { $name }?
talk-more = Ignorare și altele
talk-mute = Ignoră
talk-mute-help = Numai pe acest dispozitiv, numai la această masă. Nu află nimeni.
talk-remove = Șterge
talk-help = Toți cei de la masă citesc ce se spune aici; boții, niciodată. Chatul se păstrează cu masa, nu în înregistrarea partidei.
talk-for-all = Pentru toată masa
talk-on = Chat la masă
talk-on-help = Dacă este oprit, nimeni nu poate spune sau citi nimic.
talk-gallery = Jucătorii citesc ce spun spectatorii
talk-gallery-help = Dacă nu, jucătorii pot citi mesajele spectatorilor abia după sfârșitul partidei.

notes-help = Numai tu vezi asta.
notes-write = Planuri, socoteli, lucruri de ținut minte
notes-kept = Salvat.
notes-failed = Nu s-a salvat. Scrie mai departe și se încearcă din nou.

prefs-title = Preferințe
prefs-theme = Aspect
prefs-theme-auto = ca sistemul
prefs-theme-light = luminos
prefs-theme-dark = întunecat
prefs-theme-other = Luminos sau întunecat
prefs-confirm = Cere confirmarea mutării
prefs-confirm-off = niciodată
prefs-confirm-end = la sfârșitul turei
prefs-confirm-every = la fiecare pas
prefs-pace = Viteza boților și animația
prefs-pace-instant = instantaneu
prefs-pace-quick = repede
prefs-pace-steps = pas cu pas
prefs-sound = Sunete
prefs-sound-off = fără
prefs-sound-turn = tura mea
prefs-sound-all = mutări și sfârșit
prefs-volume = Volum
prefs-since = Arată ce mi-a scăpat
prefs-since-help = Înainte să muți: ce au făcut ceilalți de la ultima ta mutare, pas cu pas.
prefs-toasts = Arată ce fac ceilalți
prefs-toasts-help = Apare un rând, pentru o clipă, deasupra mesei.
prefs-firsts = Explică lucrurile noi
prefs-firsts-help = În prima partidă a fiecărui joc: o frază la fiecare lucru nou.
prefs-remarks = Lasă boții să vorbească
prefs-remarks-help = Cel mult trei replici pe partidă: deasupra mesei și în jurnal.
prefs-text = Mod text
prefs-text-help = Masa în cuvinte și o listă numerotată de mutări: pentru tastatură și cititor de ecran.

share-player = Trimite acest link
share-player-help = Cine îl deschide se așază la masă. Fără cont, fără instalare.
share-watch = Pentru spectatori
share-watch-help = Arată ce poate vedea oricine.
share-personal = Locul: { $name }
share-personal-help = Ca să joci mai departe pe alt dispozitiv.
share-personal-warning = Cine are acest link poate juca pe acest loc. Un link nou îl anulează pe cel vechi.
share-personal-make = Creează un link
share-copy = Copiază
share-copied = Copiat
share-send = Trimite…
share-more = Alte posibilități
share-more-help = spectatori, alt dispozitiv, pagina de start
share-for = { $names }: este loc la masa mea.
share-qr = Arată codul QR
share-qr-of = Cod QR: { $label }
share-lens = Arată-i unui prieten ce vede { $name }
share-lens-help = Un link pentru un prieten care învață sau dă sfaturi: masa așa cum o vede acest jucător, cu tot cu cărțile ascunse. Prietenul nu poate muta. Toți cei de la masă văd că un prieten privește.
share-lens-link = Link pentru un prieten
share-lens-make = Creează un link
share-lens-on = Activ: cine are linkul vede ce vede { $name }.
share-lens-off = Nu mai arăta
share-tv = Pe televizor
share-tv-help = Pentru un ecran în cealaltă parte a camerei: mare, fără butoane și numai ce poate vedea oricine.
share-tv-join = Arată cum te așezi la masă
share-tv-join-help = Cât timp e un loc liber, oricine din cameră poate scana codul ca să joace.
tv-join = Scanează ca să te așezi la masă
tv-watch = Scanează ca să urmărești pe telefon

join-name = Numele tău
join-name-help = Cum să îți spună ceilalți?
join-town = Orașul tău
join-town-help = Numele lui, dacă vrei
join-sit = Așază-te și joacă
join-fine = Nu trebuie cont.
join-you = Tu
join-free = loc liber
join-here = aici
join-host = gazda
invitation = { $name } te invită la
invitation-unnamed = Ai o invitație la
full = La { $name } nu mai sunt locuri:
full-unnamed = La această masă nu mai sunt locuri:
full-help = Poți privi sau poți deschide o masă a ta.
full-watch = Privește
full-own = Deschide masa ta
claim-seat = Locul jucătorului „{ $name }” la
claim-help = Vrei să joci mai departe aici? Celălalt dispozitiv va fi anunțat.
claim-here = Joacă aici
claim-fine = Cine are linkul are locul.
moved = Acum joci pe alt dispozitiv.
moved-help = Locul jucătorului „{ $name }” s-a mutat acolo prin linkul personal.
moved-again = Joacă din nou aici
moved-watch = Privește
moved-others = La celelalte locuri de aici

curtain-pass = Urmează { $name }
curtain-help = Acum are voie să se uite numai { $name }.
curtain-lift = Sunt { $name }
curtain-undo = { $name } ia înapoi ultima mutare

score-sheet-title = Foaia de scor
score-sheet-figures = Arată calculul
score-sheet-total = Total
score-sheet-time = Timp folosit
score-sheet-sources = De unde vine rezultatul
score-sheet-tie-shared = Totul este egal și nimic nu departajează: victoria se împarte.
score-sheet-tie-virtual = Egalitatea cu { $name } nu înseamnă victorie.
score-sheet-behind = cu { $points } în urmă
score-sheet-equal = la egalitate
score-sheet-places = Clasament
score-sheet-decided = A decis: { $category } (avans față de { $name }: { $points })
score-sheet-beats = A decis: { $first } față de { $second }
score-sheet-for-ties = Numai la egalitate
score-sheet-no-tie = { $what }: aici nu a fost nevoie.

device-title = Pe acest dispozitiv
device-like = Față de partide de același fel și cu tot atâția jucători.
device-rank = { $name }: rezultatul
device-rank-of = locul { $rank } din { $count }
device-best = Cel mai bun, { $day }
device-average = Medie
device-friend = Tu și { $name }
device-place = Locul { $rank } din { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
device-record-new = Un record nou
device-record-equal = egal cu recordul tău
device-record-short = până la record: { $points }
device-first = Primul tău rezultat. Aici vor apărea și partidele următoare.
device-dots = { $count ->
    [one] O partidă anterioară pe acest dispozitiv
    [few] { $count } partide anterioare pe acest dispozitiv, câte o bulină pentru fiecare
   *[other] { $count } de partide anterioare pe acest dispozitiv, câte o bulină pentru fiecare
}
device-goal = Care este scopul?
device-against = față de media ta
device-usual = ca de obicei
device-ruler = O scală de la { $low } la { $high }, cu acest rezultat la { $points }
device-ruler-average = media { $points }
device-ruler-record = recordul { $points }

counting-title = Jocul s-a terminat
counting-pause = Pauză
counting-on = Mai departe
counting-line = { $category }: { $figures }
counting-beat = De depășit: { $points }
counting-so-far = Până acum
counting-again = Vezi finalul
counting-words = Cum s-a numărat
postcard-send = Trimite imaginea

replay-start = Început
replay-end = Sfârșit
replay-back = Înapoi
replay-on = Înainte
replay-play = Redă automat
replay-pause = Pauză
replay-at = Mutarea { $move } din { $last }
replay-by = Avansează
replay-by-move = câte o mutare
replay-by-turn = câte o tură
replay-view = Văzut de
replay-view-all = spectator
replay-slider = Mutarea
replay-link = Link la această mutare

map-label = Hartă: săgețile o mută, plus și minus schimbă scara, 0 arată tot
map-tools = Zoom
map-in = Mărește
map-out = Micșorează
map-fit = Arată tot
map-left = Se poate juca și la stânga
map-right = Se poate juca și la dreapta
map-up = Se poate juca și mai sus
map-down = Se poate juca și mai jos

## The deal of the day and duels

deal-results-here = La rezultate
duel-send = Trimite ca duel

## Reasons

why-game-over = Jocul s-a terminat.
why-chance-not-due = Acum nu se trage nimic.
why-impossible-outcome = Asta nu se poate trage aici.
why-no-such-seat = Locul { $given } nu există; locurile sunt numerotate de la 0 la { $high }.
why-not-your-decision = Acum nu decide { $seat }.
why-no-such-move = Mutarea cu numărul { $given } nu există.
why-bad-notation = „{ $text }” nu este o mutare. Scrie una dintre mutările din listă.
why-cannot-withdraw = Pasul { $entry } nu se mai poate lua înapoi.

## Options and players

why-unknown-game = Jocul „{ $given }” nu există. Instalate: { $allowed }.
why-game-fails = Jocul „{ $entry }” nu poate fi încărcat: { $problem }
why-game-without-words = Jocul „{ $entry }” este lăsat deoparte: pachetul lui nu are catalog în engleză la { $path }.
why-game-id-taken = Jocul „{ $entry }” este lăsat deoparte: id-ul { $given } este folosit de { $other }.
why-unknown-option = { $game } nu are opțiunea „{ $option }”. La dispoziție: { $allowed }.
why-bad-option-choice = Opțiunea { $option } nu poate fi „{ $given }”. Poate fi: { $allowed }.
why-bad-option-number = Opțiunea { $option } nu poate fi „{ $given }”. Trebuie să fie un număr întreg de la { $low } la { $high }.
why-bad-players = { $game }: numărul de jucători este de la { $low } la { $high }, nu { $given }.
why-bad-entry = Aici trebuie un număr întreg de la { $low } la { $high }.
why-bad-entry-choice = Acesta nu este un răspuns posibil aici.

## Components and positions

why-missing-table = Tabelul de componente { $table } lipsește sau nu poate fi citit.
why-bad-cell = { $table }, rândul { $line }, coloana { $column }: „{ $given }” este greșit, se aștepta { $expected }.
why-missing-column = { $table }: lipsește coloana { $column }.
why-ragged-row = { $table }, rândul { $line }: numărul de celule trebuie să fie { $expected }.
why-duplicate-row = { $table }, rândul { $line }: { $column } „{ $given }” apare de două ori.
why-empty-table = { $table } nu are rânduri.
why-bad-total = { $table }, { $column }: în total { $given }, se aștepta { $expected }.
why-bad-field = Câmpul { $field } al poziției este greșit.

## Records

why-record-empty = Înregistrarea este goală; primul rând trebuie să fie un antet.
why-record-json = Rândul { $line }: nu este un obiect JSON. Înregistrarea este deteriorată.
why-record-truncated = Înregistrarea se oprește după rândul { $line }: lipsește rândul de încheiere.
why-record-order = Rândul { $line }: aici ar trebui să fie pasul { $expected }, nu { $given }.
why-record-count = Rândul { $line }: conform rândului de încheiere, numărul de pași este { $given }; înregistrarea are { $expected }.
why-record-foreign = Rândul { $line }: aici ar trebui să fie antetul. Aceasta nu este o înregistrare Ludopolis.
why-record-newer = Rândul { $line }: înregistrarea are formatul { $given }; această versiune de Ludopolis citește formate până la { $known }.
why-record-header = Rândul { $line }: câmpul { $field } din antet lipsește sau este greșit.
why-no-such-lesson = { $game } nu are lecția „{ $given }”. La dispoziție: { $allowed }.
why-no-such-puzzle = Nu există o astfel de problemă sau a fost făcută pentru alte reguli.
why-record-rules = Partida s-a jucat cu versiunea { $given } a regulilor ({ $game }); este instalată versiunea { $known }.
why-record-components = Partida s-a jucat cu alt set de componente ({ $given }); este instalat { $known }. Indică prin --components dosarul setului cu care s-a jucat.
why-record-entry = Rândul { $line }: aici nu se poate citi nici mutare, nici rezultat, nici retragere, nici preluare.
why-record-move = Rândul { $line }: așa nu s-a putut juca. Înregistrarea este deteriorată sau modificată.
why-record-source = Rândul { $line }: trebuia tras din { $expected }, nu din { $given }.
why-record-digest = Rândul { $line }: poziția nu se potrivește. Înregistrarea a fost modificată sau deteriorată după rândul { $trusted }.
why-record-closing = Rândul { $line }: rândul de încheiere nu se potrivește cu partida. Înregistrarea este de încredere până la rândul { $trusted }.

## How sure the components are

certainty-certain = ca în cutie
certainty-mostly_certain = ca în cutie, câteva cărți nesigure
certainty-reconstructed = reconstituite
edition-certain = ca în cutie
edition-mostly_certain = câteva lucruri sunt nesigure
edition-reconstructed = în parte reconstituite de noi

## Bots

why-unknown-bot = Botul „{ $given }” nu există. La dispoziție: { $allowed }.
bot-beginner = Începător
bot-beginner-help = vede puțin din ce se poate
bot-easy = Elev
bot-easy-help = îi scapă destul de multe
bot-regular = Amator
bot-regular-help = joacă rezonabil, de la o tură la alta
bot-expert = Expert
bot-expert-help = planifică bine și rareori îi scapă ceva
bot-master = Maestru
bot-master-help = a învățat din multe partide; cel mai puternic
bot-random = Bot aleatoriu
bot-random-help = orice mutare permisă
bot-greedy = Bot lacom
bot-greedy-help = joacă după reguli simple pentru acest joc
bot-greedy-1 = Primul bot lacom
bot-greedy-1-help = primele reguli simple pentru acest joc; nu se schimbă niciodată
bot-hasty = Bot grăbit
bot-hasty-help = îi scapă jumătate din cărți și locuri
bot-flat = Bot de încercări
bot-flat-help = încearcă fiecare mutare de multe ori; mai lent
bot-flat-200 = Bot de încercări 200
bot-flat-200-help = încearcă mutările de 200 de ori în total; nu se schimbă niciodată
bot-mc = Bot Monte Carlo
bot-mc-help = încearcă mutările promițătoare, jucând rezonabil mai departe
bot-ismcts = Bot cu arbore
bot-ismcts-help = vede cu câteva mutări înainte
bot-net = Bot antrenat
bot-net-help = evaluează fiecare tură cu ce a învățat din multe partide
bot-cmd = Program
bot-cmd-help = folosește protocolul pe rânduri pentru boți
bot-py = Clasă Python
why-no-program = Programul „cmd:{ $given }” nu se găsește. Scrie comanda așa cum ai tasta-o aici.
why-py-form = „py:{ $given }” nu este numele unui bot Python. Scrie py:MODUL:CLASĂ.
why-py-load = „py:{ $given }” nu poate fi încărcat: { $said }
why-py-class = Modulul „{ $module }” nu are clasa „{ $given }”.
why-py-no-bot = „py:{ $given }” nu este un bot: clasa trebuie să derive din ludopolis.bots.Bot.
why-bot-start = Programul nu a putut fi pornit: { $given }.
why-bot-hello = Salutul programului nu a fost înțeles: { $given }. Trebuie să fie un hello al protocolului { $protocol }.
why-bot-timeout = Programul nu a răspuns la timp (secunde: { $seconds }).
why-bot-exit = Programul s-a încheiat singur (cod de ieșire { $code }). { $said }
why-bot-garbled = Răspunsul programului nu este o mutare: { $given }
why-bot-illegal = Mutarea programului „{ $move }” nu este permisă.
why-bot-raised = Botul a dat o eroare: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = arhitecta
character-ada-temper = Îi place ordinea: cartiere pline și ansambluri terminate.
character-bruno-trade = constructorul
character-bruno-temper = Îi place să construiască înalt și nu se satură niciodată.
character-chiara-trade = grădinăreasa
character-chiara-temper = Îi plac parcurile, inimile și răbdarea.
character-dario-trade = negustorul
character-dario-temper = Îi plac câștigurile mici și dese, și banii din sertar.
character-elif-trade = vatmanița
character-elif-temper = Îi place drumul lung: joacă cu gândul la ultima stație.
character-seat = Personajul de pe locul { $number }
character-ada-gain = Exact ca în schiță.
character-ada-rival = Frumoasă linie. O am și eu pe planșă.
character-ada-won = Planul a ținut.
character-ada-lost = Planul era bun. Altul a fost mai bun.
character-bruno-gain = Gata, înainte să întrebe cineva.
character-bruno-rival = Treabă solidă. Eu aș fi urcat mai sus.
character-bruno-won = Stă în picioare!
character-bruno-lost = Data viitoare, încă un etaj.
character-chiara-gain = Era doar o chestiune de timp.
character-chiara-rival = Ce frumos crește!
character-chiara-won = A crescut încet, dar stă bine.
character-chiara-lost = Un îngheț târziu. La anul, atunci.
character-dario-gain = Puțin aici, puțin acolo.
character-dario-rival = Bun preț. Eu aș fi dat mai mult.
character-dario-won = Socoteala iese la fix, mulțumesc.
character-dario-lost = S-a vândut tot. Mai poftiți!
character-elif-gain = La timp.
character-elif-rival = Văd că ai luat-o înaintea orarului.
character-elif-won = Capăt de linie. Vă rugăm să coborâți!
character-elif-lost = Am pierdut legătura. Dar a fost un drum frumos.
character-says = { $name }: „{ $text }”

## The server

language-name = Română
why-no-such-table = Această masă nu există. Poate linkul este incomplet sau masa a fost ștearsă.
why-out-of-date = Masa s-a schimbat între timp. Iată poziția cea mai nouă; alege din nou.
why-newer-version = Există o versiune mai nouă de Ludopolis. Reîncarcă pagina.
why-not-your-seat = Pe acest dispozitiv nu ai acest loc. Cu linkul personal al locului îl poți muta aici.
why-not-your-table = Asta poate face numai cine stă la această masă.
why-bad-address = La această adresă nu se poate trimite un mesaj.
why-address-unknown = Adresa „{ $host }” nu există.
why-address-inside = Adresa „{ $host }” este în rețeaua serverului. Acolo nu se trimite nimic.
why-hooks-off = Webhookurile sunt oprite pe acest server.
why-bad-subscription = Abonarea browserului nu poate fi folosită.
why-not-subscribed = Acest browser nu a cerut notificări.
why-too-many-calls = Ai cerut notificări de multe ori în scurt timp. Așteaptă câteva minute și încearcă din nou.
why-talk-empty = Mesajul este gol.
why-talk-too-long = Mesajul este prea lung (caractere: cel mult { $most }).
why-talk-off = Gazda mesei a oprit chatul.
why-talk-full = În chatul de la această masă nu mai încap mesaje.
why-nothing-said = Acest mesaj nu mai există.
why-too-much-talk = Ai scris mult în scurt timp. Așteaptă puțin.
why-not-the-host = Asta poate face numai gazda mesei.
why-no-room = Nu este setat niciun chat de grup.
why-room-refuses = Chatul de grup nu a acceptat mesajul.
why-no-clock = La această masă se joacă fără ceas.
why-time-left = Mai este timp pentru această tură. Ceilalți pot interveni numai după ce expiră.
why-nobody-late = Nimănui altcuiva nu i-a expirat timpul.
why-nobody-to-nudge = „Amintește-i” merge numai pentru alt jucător, dacă acesta trebuie să decidă acum.
why-nudged-already = Acestui jucător i s-a amintit deja în ultima oră că e tura lui.
why-nudge-paused = Toți au fost de acord cu o pauză: încheie-o înainte să îi amintești cuiva că e tura lui.
why-seat-taken = Acolo stă deja cineva.
why-foreign-origin = Cererea nu a venit de la pagina noastră. Deschide masa în browser și încearcă acolo.
why-too-large = Este prea mare.
why-too-many-requests = Prea multe cereri deodată. Așteaptă puțin și încearcă din nou.
why-database-failed = Serverul nu ajunge acum la partidele salvate; nu s-a schimbat nimic. Încearcă din nou peste puțin timp.
why-wrong-method = Această cerere nu se poate face la această adresă.
why-too-slow = Cererea a venit prea încet ca să fie citită. Încearcă din nou.
why-too-many-analyses = Antrenorul a făcut multe pentru tine în scurt timp. Așteaptă câteva minute și încearcă din nou.
why-analysis-failed = De data asta antrenorul nu are răspuns. Încearcă din nou.
why-no-such-decision = Antrenorul nu are nimic de spus despre această decizie.
why-analysis-unfinished = Această partidă nu este terminată. Se analizează numai partide terminate.
why-no-such-moment = Momentul { $given } nu există: momentele sunt numerotate de la 1 la { $high }.
why-too-many-tables = Ai pregătit multe mese în scurt timp. Așteaptă câteva minute și încearcă din nou.
why-record-too-long = Înregistrarea are prea mulți pași, peste { $most }, mai mulți decât orice partidă.
why-bad-request = Cererea nu poate fi citită: câmpul { $field } lipsește sau este greșit.
why-table-over = Partida de la această masă s-a terminat.
why-table-waiting = Partida de la această masă nu a început încă.
why-table-begun = Partida de la această masă a început deja.
why-play-first = Joacă întâi această provocare: apoi poți vedea ce au făcut alții.
why-deal-alone = Aici rezultatele se compară, deci fiecare joacă pe cont propriu, fără ajutor, pe un singur dispozitiv.
why-not-a-duel = Un duel se poate face numai dintr-o partidă întreagă, jucată solo sau cu boți.
why-table-running = Partida de la această masă este în curs.
why-nothing-to-withdraw = Acum nu ai ce lua înapoi.
why-seat-is-a-bot = Pe acel loc joacă deja un bot sau locul nu există.
why-seat-is-here = Jucătorul de pe acel loc este la masă; se poate prelua numai locul cuiva care lipsește.
why-seat-has-resigned = Acest jucător a cedat; un bot joacă până la sfârșit.
why-wrong-link = Acest link nu (mai) deschide locul. Cere unul nou.
why-lens-closed = Acest link nu (mai) arată nicio masă. Cere unul nou.
why-lens-silent = Privești prin ochii unui jucător: până la sfârșitul partidei poți citi aici, dar nu poți scrie.
why-no-such-page = La această adresă nu este nimic.
why-record-unfinished = Partida din această înregistrare nu este terminată.
why-no-previews = Pentru această masă nu există o previzualizare a linkului.
why-bad-picture = Imaginea trebuie să fie PNG, de { $width } × { $height } pixeli.

### Prima propoziție despre o partidă încheiată: cum s-a terminat.

opening-you-won = Ai câștigat la o diferență de { $amount }.
opening-you-won-anyway = Ai câștigat.
opening-you-lost = Ai pierdut la o diferență de { $amount }.
opening-you-lost-anyway = { $rival } a câștigat.
opening-you-placed = Ai ocupat locul { $place } din { $count }, cu { $amount } mai puțin decât { $rival }.
opening-you-placed-anyway = Ai ocupat locul { $place } din { $count }.
opening-you-tie-won = Egalitate la { $amount }: departajarea îți dă victoria.
opening-you-tie-lost = Egalitate la { $amount }: la departajare câștigă { $rival }.
opening-you-tie-shared = Egalitate la { $amount }, victorie împărțită cu { $names }.
opening-you-automa-beaten = L-ai învins pe { $rival } la o diferență de { $amount }.
opening-you-automa-beaten-anyway = L-ai învins pe { $rival }.
opening-you-automa-won = { $rival } te-a învins la o diferență de { $amount }.
opening-you-automa-won-anyway = De data aceasta { $rival } nu s-a lăsat învins.
opening-name-won = { $name } a câștigat la o diferență de { $amount }.
opening-name-won-anyway = { $name } a câștigat.
opening-name-lost = { $name } a pierdut la o diferență de { $amount }.
opening-name-lost-anyway = { $rival } a câștigat.
opening-name-placed = { $name } a ocupat locul { $place } din { $count }, cu { $amount } mai puțin decât { $rival }.
opening-name-placed-anyway = { $name } a ocupat locul { $place } din { $count }.
opening-name-tie-won = Egalitate la { $amount }: la departajare câștigă { $name }.
opening-name-tie-lost = Egalitate la { $amount }: la departajare câștigă { $rival }.
opening-name-tie-shared = Egalitate la { $amount }, victorie împărțită de { $names }.
opening-name-automa-beaten = { $name } l-a învins pe { $rival } la o diferență de { $amount }.
opening-name-automa-beaten-anyway = { $name } l-a învins pe { $rival }.
opening-name-automa-won = { $rival } a câștigat, { $name } are cu { $amount } mai puțin.
opening-name-automa-won-anyway = De data aceasta { $rival } nu s-a lăsat învins.
opening-draw = Egalitate la { $amount }.
opening-automa-level = Egalitatea cu { $rival } nu înseamnă victorie.
opening-alone = Rezultat: { $amount }.
opening-alone-short = { $amount }, cu { $gap } sub recordul tău.
opening-alone-equal = { $amount }, cât recordul tău.
opening-alone-record = { $amount }, cel mai bun rezultat al tău, cu { $gap } peste cel dinainte.
