### Words shared by all games.

on = igen
off = nem
bank = a bank

## Pages

page-title = Ludopolis
page-description = Városépítős társasjátékok barátokkal és botokkal, a böngészőben.
page-home = Játékok
page-rules = Szabályok
page-language = Nyelv
page-close = Bezárás
page-cancel = Mégse
page-no-script = A játékhoz kapcsold be a JavaScriptet a böngésződben.
page-not-affiliated = A Ludopolis szabad szoftver, a játékok szerzőihez és kiadóihoz nincs köze. Ha tetszik egy játék, vedd meg.
page-frozen = Ennél az asztalnál itt már nem lehet játszani.
page-trouble = Valami elromlott ezen az oldalon, de a játszmád biztonságban van.
page-newer = Megjelent a Ludopolis újabb verziója. Az oldal mindjárt újratöltődik.
page-reload = Újratöltés
page-reload-now = Újratöltés most

home-title = Építsünk várost együtt.
home-lead = Társasjátékok barátokkal és botokkal. Nincs regisztráció, nincs reklám: küldd el a linket, és játsszatok.
home-new = Új asztal
home-join = Belépés linkkel
home-join-help = Illeszd be a linket vagy a kódot, amelyet kaptál.
home-join-go = Tovább
home-open-record = Felvétel megnyitása
home-record-help = A felvételként mentett játszmát a szabályok szerint ellenőrizzük, és lépésről lépésre megmutatjuk.
home-pick = Válassz játékot
home-which = Melyik játék?
home-pick-help = barátokkal, botokkal, vegyesen
home-find = Játék keresése
home-find-players = Játékosok száma
home-find-any = Bármennyi játékos
home-find-exactly = { $count } játékos
home-find-or-more = Legalább { $count } játékos
home-find-all = Minden játék
home-found = { $count ->
    [0] Egy játék sem felel meg.
    [one] Egy játék felel meg.
   *[other] { $count } játék felel meg.
}
home-players = Játékosok:
home-length = Játékidő:
home-difficulty = Nehézség:
home-play = Játék
home-play-bots = { $game }: játék azonnal, botok ellen
home-rules-of = { $game }: szabályok
home-with = az asztalnál: { $names }
home-free-seats = { $count } hely szabad
home-on-this-screen = ezen a képernyőn
home-finished = befejezve
home-ended = véget ért
home-frozen = itt nem játszható
home-options = Opciók
home-add-seat = Játékos hozzáadása
home-drop-seat = { $number }. hely törlése
home-seat-me = Én
home-seat-link = Barát linkkel
home-seat-screen = Ezen a képernyőn
home-seat-bot = Bot
home-name-of = Név, { $number }. hely
home-town-of = Város, { $number }. hely
home-town-help = A város neve (nem kötelező)
home-link-help = Kapsz egy elküldhető linket.
home-you = Vendég
home-bot-names = Ada, Bence, Csilla, Dani, Emma, Feri, Gréta, Hanna, Imre, Juli, Kata, Levi
home-bot-level = Így játszik { $name }
home-live-score = Eredmény mutatása játék közben
home-live-score-help = Mi lenne az eredmény, ha most érne véget a játék.
home-hints = Tippek
home-hints-help = A körödben megkérdezheted, mit lépne egy mester, és miért.
setup-first = Bekapcsolva, mert ezen az eszközön ez az első játszma ({ $game }).
setup-hints-on = tippekkel
setup-more = További szabályok
setup-more-usual = még { $count } szabály, alapértéken
setup-points-on = eredmény játék közben is
setup-points-off = eredmény csak a végén
setup-value = { $label }: { $value }
home-start = Kezdés
setup-get-link = Kérem a linket
setup-whom = Kivel játszol?
setup-whom-link = Barátok, linkkel
setup-whom-link-help = regisztráció nélkül, bármilyen eszközön
setup-whom-bot = Botok
setup-whom-bot-help = azonnal kezdődik
setup-whom-screen = Ezen a képernyőn
setup-whom-screen-help = egy eszköz jár körbe
setup-count = Hány játékos, veled együtt?
setup-kept = ezen az eszközön marad
setup-for = Kinek küldöd a linket?
setup-for-help = Csak a saját üzenetedben szerepel: senki sem kap értesítést.
setup-seats = Helyek egyenként
setup-how = A dobozos játék előkészítése

listed-switch = Asztal mutatása a kezdőlapon
listed-switch-help = A szerver bármelyik vendége leülhet egy szabad helyre. Ha az asztal megtelt, vagy a játszma elkezdődött, lekerül a listáról.

rules-options = Opciók
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-found = { $at } / { $count }
rules-found-none = Nincs találat
rules-found-back = Előző találat
rules-found-next = Következő találat
rules-print = Nyomtatás
rules-in-words = A kép szavakban
rules-unreachable = A szabályok most nem tölthetők le.
rules-names = Anna, Béla, Vera, Gergő, Dóra

## What is this?

help-title = Mi ez?
help-mode = Válassz ki bármit, és megtudod, mi az.
help-rules = Szabályok: { $title }
help-more = Teljes szöveg
help-next = Következő
help-previous = Előző
help-points = jelenlegi pontszám
what-player = Játékos
first-title = Új · { $title }
first-new = Új:
first-more = bővebben
first-known = Ismerem ezt a játékot
first-read = Értem
edition-title = Erről a kiadásról
edition-says = Az itt használt lapok és számok: { $what }.
edition-more = Bővebben a szabályok oldalán

## Tables

table-seat = { $number }. játékos
virtual-player = Virtuális játékos
table-players-count = { $count } játékos
table-players = Játékosok
table-points = Pontok: { $points }
table-log = Napló
table-log-setup = Előkészületek
table-log-before = Korábban
table-log-empty = Még semmi sem történt.
table-tray = Lehetőségeid
table-menu = Menü
table-tabs = Az asztal részei
table-tab-board = Asztal
table-tab-analysis = Elemzés
table-tab-players = Játékosok
table-tab-log = Napló
table-tab-talk = Csevegés
table-tab-notes = Jegyzetek
table-side = Napló, csevegés és jegyzetek
table-tab-score = Pontok
table-peek = Nagyítás: { $name }
table-watching = néző
table-variation = Változat
table-your-turn = te jössz
table-deciding = dönt
table-thinking = gondolkodik
hint-ask = Mit lépne egy mester?
hint-title = Egy mester ezt lépné
hint-either = Az egyik jó lépés
hint-stronger = Van erősebb lépés
hint-agrees = Én is ezt lépném
hint-close = Tipp elrejtése
hint-thinking = Jó lépést keresek neked…
hint-goes-on = Aztán meglátjuk.
hint-then = Utána valószínűleg: { $turn }.
hint-only = Nincs miből választani.
hint-even = A másik lépés nagyjából ugyanolyan jó. Válaszd, amelyik tetszik.
hint-level = A másik lépés is lehet ugyanolyan jó: ha mindkettőt végigjátszom, a végén a másik még jobban is áll, ennyivel: { $worth }.
hint-deep = Ettől a lépéstől ennyivel többet várok: { $worth }. Egy mondatban nem tudom megindokolni.
hint-late = Ettől a lépéstől ennyivel többet várok: { $worth }. Az okát nem volt idő kideríteni.
hint-deeper = Ettől a lépéstől összesen ennyivel többet várok: { $worth }. Mellette szól: { $parts }; a többi, jó és rossz, nem fér bele egy mondatba.
hint-in-all = Összesen +{ $worth }. { $reason } A többi különbség: −{ $loss }.
hint-waiting = Még keresem az okát…
hint-at-once = Azonnal: { $before } → { $after }.
hint-at-once-part = Azonnal: { $before } → { $after }, a többi később.
hint-price = Cserébe: { $parts }.
hint-alike = Nagyjából ugyanilyen jó: { $turns }; minden más, amit kipróbáltam, legalább ennyivel rosszabb: { $worth }.
hint-alike-many = Ezzel együtt { $count } lépés nagyjából egyformán jó; minden más, amit kipróbáltam, legalább ennyivel rosszabb: { $worth }.
hint-all-alike = Minden kipróbált lépés nagyjából egyformán jó. Válaszd, amelyik tetszik.
hint-trade = A két lépés nagyjából egyformán jó, de más-más okból ({ $parts }). Válaszd, amelyik tetszik.
hint-same = nagyjából ugyanannyi
hint-versus = { $with }: { $turn }
hint-versus-mine = A te lépésedhez képest
hint-versus-next = A többi közül a legjobbhoz képest
hint-versus-weaker = A második legjobb lépéshez képest
hint-expected = Várható eredmény
hint-unit = pont a játék végén
hint-more = +{ $worth }
hint-show = Mutasd
hint-why-not = Miért nem…?
hint-why-other = Másik lépés…
hint-point = Válaszd ki a lépést, amelyre gondolsz.
hint-point-other = Válassz egy másik lépést az összehasonlításhoz.
hint-take = { $count ->
    [1] Előkészítem a lépést
   *[other] Előkészítem a kört
}
hint-first = Jó lépés:
hint-any = Például:
amount-points = { $points } pont
unit-points = { $points ->
    [one] pont
   *[other] pont
}
sum-title = { $name }: miből áll össze az eredmény
sum-now = ha most érne véget
term-rival = amit { $players ->
    [2] az ellenfeled
   *[other] a legerősebb ellenfeled
} veszít
term-rival-more = amit { $players ->
    [2] az ellenfeled
   *[other] a legerősebb ellenfeled
} nyer
term-rest = minden más
reason-rival = { $players ->
    [2] Az ellenfeled
   *[other] A legerősebb ellenfeled
} a végén valószínűleg ennyivel kevesebbet ér el: { $worth }.
reason-line = A legtöbbet ez hozza: { $term }, { $worth }.
why-no-hints = Ennél az asztalnál tippek nélkül játszanak.
why-no-hint-now = Most nincs tipp. Kérdezz újra.

# Lessons
lesson-learn = Tanulás
lesson-learn-game = Tanulás: { $game }
lesson-lessons-of = Leckék: { $game }
lesson-begin = Kezdés
lesson-done = kész
lesson-chip = Lecke · { $title }
lesson-with = Lecke · { $game }
lesson-at = { $step }. lépés / { $count }
lesson-step = { $step }. lépés / { $count }
lesson-other = Ezt is szabad. De most: { $do }
lesson-show = Mutasd
lesson-back = Vissza
lesson-then = Mi történt?
lesson-read-on = Tovább
lesson-play-on = Tovább játszom
lesson-finish = Kész
lesson-leave = Kilépés, folytatás később
lesson-next = Következő lecke: { $title }
lesson-title = Lecke
lesson-waiting = { $name } játszik.
table-bot = bot
table-learned = Betanított botok
table-not-learned = Ökölszabály szerint játszó botok
table-away = távol van
table-resigned = feladta, bot játszik
table-shown = egy barát is nézi
table-eyes = { $name } szemével
table-open-seat = szabad hely
table-invite = Meghívás
table-bot-in = Játsszon egy bot
table-nudge = Emlékeztetés
table-bot-for-me = Bot helyettem
table-hand-back = Visszaülök a helyemre
table-resign = Feladom
table-resign-help = A helyeden a játszma végéig egy bot játszik, és már nem ülhetsz vissza. Az eredményben és a felvételen is látszik, hogy feladtad.
table-leave = Felállok az asztaltól
table-report = Hiba jelentése
time-days = { $count } nap
time-hours = { $count } óra
time-minutes = { $count } perc
time-seconds = { $count } mp
clock-title = Óra
clock-none = Nincs
clock-live = Egy estére
clock-slow = Több napra
clock-none-help = Mindenki annyi ideig gondolkodik, amennyi kell neki.
clock-live-help = Közös estéhez: időkeret, amely minden körrel egy kicsit nő.
clock-slow-help = Napokig tartó játszmához: ennyi idő jut minden körre. Ha lejár, magától nem történik semmi.
clock-live-terms = { $bank }, és minden körrel még { $increment }
clock-slow-terms = { $bank } minden körre
clock-live-chip = { $bank } + { $increment } / kör
clock-slow-chip = { $bank } / kör
clock-left = még { $time } erre a körre
clock-ended = időtúllépés: { $time }
clock-late = lejárt az idő
clock-late-title = Lejárt az idő
clock-used = felhasznált idő: { $time }
clock-paused = Az óra áll.
clock-pause-ask = Szünetet kérek
clock-pause-drop = Mégsem kell szünet
clock-pause-asked = { $count ->
    [one] { $names } szünetet kér.
   *[other] { $names } szünetet kér.
}
clock-pause-agree = Legyen szünet
clock-resume = Folytatás
clock-what-now = Most mi legyen?
clock-nothing = Magától nem történik semmi.
clock-may = Lehetőségeid:
clock-may-with = Lehetőségeid ({ $names } is élhet velük):
clock-nudge = Emlékeztetés: { $name }
clock-nudged = Elküldve
clock-nudge-limit = óránként egyszer
clock-bot-turn = Játssza ezt a kört egy bot
clock-bot-seat = Üljön a helyre egy bot
clock-bot-seat-until = amíg { $name } vissza nem tér
clock-end = Játszma befejezése
clock-end-drop = Mégis játsszunk tovább
clock-end-all = ha mindenki beleegyezik
clock-end-agreed = beleegyezett: { $names }
report-help = Egy fájl készül az asztalról és erről az oldalról. Sehová sem küldjük el: te mented, és te adod tovább.
report-said = Mi romlott el?
report-file = A fájl
report-holds = Benne van a játszma úgy, ahogy te láttad, a verziók, a beállítások, a böngésződ, a legutóbbi hibák és kérések. Nevek, linkek és az előtted rejtett dolgok nincsenek benne.
report-missing = A szerver nem válaszol, ezért a játszma nincs benne a fájlban.
report-waiting = Gyűjtés…
report-save = Fájl mentése
table-share = Megosztás
table-see-board = Asztal
table-see-score = Pontozás
table-replay = Visszajátszás
table-record = Felvétel mentése
analysis-button = Elemzés
table-rematch = Új játszma
table-to-rematch = A következő játszmához

status-connecting = Kapcsolódás…
status-lost = Nincs kapcsolat. Újrapróbáljuk…
status-lost-clock = Nincs kapcsolat. Az óra jár tovább.
status-dealing = Osztás folyik.
status-waiting = { $count ->
    [one] { $names } dönt.
   *[other] { $names } dönt.
}
status-thinking = { $count ->
    [one] { $names } gondolkodik
   *[other] { $names } gondolkodik
}
status-sending = Küldés…
status-unsent = Nincs kapcsolat: a lépésed itt megmarad.
status-unsent-clock = Nincs kapcsolat: a lépés megvan, az óra jár.
status-unsent-drop = Ne küldd el
status-confirm = Erősítsd meg, vagy vedd vissza.
status-forced = Nem volt más választás:
status-won = { $count ->
    [one] { $names } nyer: { $points }
   *[other] { $names } osztozik a győzelmen: fejenként { $points }
}
status-ended = Ezt a játszmát idő előtt befejezték.

tray-moves = A lépéseid
tray-confirm = Megerősítés
tray-drop = Visszaveszem
tray-undo = Visszavonás
tray-reset = Kör elölről
tray-ends = Ezzel véget ér a köröd.
tray-reveals = Ez valami újat mutat meg, és nem vonható vissza.
tray-pending = Még nincs meglépve.

## Your turn, while no page is open

call-title = Te jössz: { $game }
call-text = { $name }, az asztal rád vár.
call-text-after = { $mover } lépett. { $name }, te jössz.
call-text-nudge = { $name }, te jössz: { $nudger } kéri, hogy lépj.
call-test-title = Ludopolis
call-test = Ilyen az értesítés, amikor te jössz.
call-heading = Szólj, ha én jövök
call-help = Az értesítés akkor is megjön erre az eszközre, ha egyetlen oldal sincs nyitva. Senki más nem látja, és semmi rejtettet nem árul el.
call-here = Ennél az asztalnál
call-everywhere = Minden asztalomnál
call-on-here = Értesítést kapsz, ha ennél az asztalnál te jössz.
call-on-everywhere = Értesítést kapsz, ha bármelyik asztalodnál te jössz.
call-remind = Emlékeztess egy nap múlva
call-remind-help = Egyszer, ha az asztal még mindig rád vár.
call-try = Próbaértesítés
call-test-sent = Elküldve. Néhány másodpercen belül meg kell érkeznie.
call-stop = Leállítás
call-failed = Nem sikerült. Próbáld meg később.
call-unable = Ez a böngésző itt nem tud értesítést mutatni. Ahhoz biztonságos cím (https) kell.
call-install = iPhone-on és iPaden előbb add ezt az oldalt a főképernyőhöz (Megosztás, majd „Főképernyőhöz adás”), és onnan nyisd meg.
call-denied = Ez a böngésző nem enged értesítést erről az oldalról. Engedélyezd a böngésző beállításaiban ennél az oldalnál.
room-heading = Üzenet a csevegőszobának
room-help = Valahányszor valaki sorra kerül, egy linkes üzenet megy erre a címre: egy Discord-, Slack-, Matrix- vagy ntfy-webhookra, vagy a sajátodra.
room-url = A webhook címe
room-save = Mentés
room-remove = Törlés
room-saved = Mentve.
room-sent = Elküldve. Nézd meg, megérkezett-e.

text-position = Az asztal szavakban
text-type = Szám vagy lépés
text-play = Lépés
text-help = A nyílbillentyűkkel mozogsz a listában, az Enterrel lépsz. Az U visszavon egy lépést.

since-title = A lépésed óta
since-at = { $at }/{ $count }
since-more = előtte még { $count }
since-back = Előző lépés
since-on = Következő lépés
since-again = Még egyszer
table-next = Következő asztal: { $game }
table-skip = Kihagyom
again-other = Új játszma másként
again-title = Új játszma más opciókkal
again-help = Ugyanazok a játékosok, mindenki eggyel arrébb ül. Ha valaki már létrehozta a következő játszmát, ahhoz csatlakozol.

talk-say = Írj valamit
talk-send = Küldés
talk-name = A neved
talk-new = új
talk-unread = { $count ->
    [one] új üzenet
   *[other] új üzenet
}
talk-empty = Még senki sem írt semmit.
talk-empty-spectator = Még senki sem írt semmit. A játszma végéig csak a nézők olvassák, amit itt írsz.
talk-heard = { $name }: { $text }
talk-signs = Reakciók
talk-sign-smile = Szép!
talk-sign-wow = Hűha!
talk-sign-heart = Imádom
talk-sign-hand = Helló
talk-given = { $sign } { $names }
talk-choose = Reakció és egyebek
talk-about = Reagálsz { $name } üzenetére?
talk-more = Némítás és egyebek
talk-mute = Némítás
talk-mute-help = Csak ezen az eszközön és csak ennél az asztalnál. Senki sem tudja meg.
talk-remove = Törlés
talk-help = Amit itt írtok, azt az asztalnál mindenki olvassa, a botok soha. A csevegést az asztal őrzi, a játszma felvételébe nem kerül bele.
talk-for-all = Az egész asztalnak
talk-on = Csevegés az asztalnál
talk-on-help = Ha ki van kapcsolva, senki sem írhat vagy olvashat semmit.
talk-gallery = A játékosok olvassák a nézők csevegését
talk-gallery-help = Ha ki van kapcsolva, a játékosok csak a játszma végén olvashatják.

notes-help = Ezt csak te látod.
notes-write = Tervek, számítások, emlékeztetők
notes-kept = Mentve.
notes-failed = Nincs mentve. Írj tovább, és újrapróbáljuk.

prefs-title = Beállítások
prefs-theme = Színek
prefs-theme-auto = rendszer szerint
prefs-theme-light = világos
prefs-theme-dark = sötét
prefs-theme-other = Világos vagy sötét
prefs-confirm = Rákérdezés lépés előtt
prefs-confirm-off = soha
prefs-confirm-end = a kör végén
prefs-confirm-every = minden lépésnél
prefs-pace = Botok tempója és animáció
prefs-pace-instant = azonnal
prefs-pace-quick = gyorsan
prefs-pace-steps = lépésenként
prefs-sound = Hangok
prefs-sound-off = nincs
prefs-sound-turn = ha én jövök
prefs-sound-all = minden lépés és a vége
prefs-volume = Hangerő
prefs-since = Mutasd, miről maradtam le
prefs-since-help = Mielőtt lépsz: mit tettek a többiek az utolsó lépésed óta, lépésről lépésre.
prefs-toasts = Mások lépéseinek mutatása
prefs-toasts-help = Egy pillanatra egy sor jelenik meg az asztal fölött.
prefs-firsts = Új dolgok magyarázata
prefs-firsts-help = Egy játék első játszmájában: egy-egy mondat, amikor valami először történik.
prefs-remarks = A botok beszélhetnek
prefs-remarks-help = Játszmánként legfeljebb három mondat: az asztal fölött és a naplóban.
prefs-text = Szöveges mód
prefs-text-help = Az asztal szavakban és a lépések számozott listája: billentyűzethez és képernyőolvasóhoz.

share-player = Küldd el ezt a linket
share-player-help = Aki megnyitja, leül az asztalhoz. Nem kell regisztrálni, sem telepíteni.
share-watch = Nézőknek
share-watch-help = Azt mutatja, amit mindenki láthat.
share-personal = { $name } helye
share-personal-help = Hogy másik eszközön játszhass tovább.
share-personal-warning = Akié ez a link, azé a hely. Ha újat készítesz, a régi már nem működik.
share-personal-make = Link készítése
share-copy = Másolás
share-copied = Másolva
share-send = Küldés…
share-more = További lehetőségek
share-more-help = nézők, másik eszköz, kezdőlap
share-for = { $names }: van hely az asztalomnál.
share-qr = QR-kód mutatása
share-qr-of = QR-kód: { $label }
share-lens = Mutasd meg egy barátnak, amit { $name } lát
share-lens-help = Link egy barátnak, aki tanul vagy tanácsot ad: az asztal ennek a játékosnak a szemével, a rejtett lapokkal együtt. A barátod nem léphet. Az asztalnál mindenki látja, hogy egy barát is nézi.
share-lens-link = Link egy barátnak
share-lens-make = Link készítése
share-lens-on = Bekapcsolva: akinek megvan a link, azt látja, amit { $name } lát.
share-lens-off = Kikapcsolás
share-tv = Televízión
share-tv-help = A szoba túlsó felén álló képernyőre: nagyban, gombok nélkül, csak amit mindenki láthat.
share-tv-join = Csatlakozási kód mutatása
share-tv-join-help = Amíg van szabad hely, a szobában bárki beolvashatja a kódot és játszhat.
tv-join = Olvasd be, és ülj le
tv-watch = Olvasd be, és nézd a telefonodon

join-name = A neved
join-name-help = Hogyan szólítsanak a többiek?
join-town = A városod
join-town-help = A neve, ha szeretnéd
join-sit = Leülök és játszom
join-fine = Nem kell regisztrálni.
join-you = Te
join-free = ez a hely szabad
join-here = itt van
join-host = házigazda
invitation = { $name } meghív egy játékra:
invitation-unnamed = Meghívtak egy játékra:
full = { $name } asztala megtelt:
full-unnamed = Ez az asztal megtelt:
full-help = Nézheted, vagy nyithatsz saját asztalt.
full-watch = Nézem
full-own = Saját asztal nyitása
claim-seat = { $name } helye ebben a játékban:
claim-help = Itt szeretnél tovább játszani? A másik eszköz értesül róla.
claim-here = Itt folytatom
claim-fine = Akié a link, azé a hely.
moved = Most egy másik eszközön játszol.
moved-help = { $name } helye a személyes linkkel átkerült oda.
moved-again = Megint itt játszom
moved-watch = Nézem
moved-others = A többi hely ezen az eszközön

curtain-pass = Most { $name } jön
curtain-help = Most csak { $name } nézzen ide.
curtain-lift = Én vagyok { $name }
curtain-undo = { $name } visszavonja az utolsó lépést

score-sheet-title = Pontozás
score-sheet-figures = Számolás mutatása
score-sheet-total = Összesen
score-sheet-time = Felhasznált idő
score-sheet-sources = Miből lett az eredmény
score-sheet-tie-shared = Minden egyenlő, semmi sem dönti el: osztoznak a győzelmen.
score-sheet-tie-virtual = Döntetlen { $name } ellen: ez nem győzelem.
score-sheet-behind = hátrány: { $points }
score-sheet-equal = egyenlő
score-sheet-places = Helyezések
score-sheet-decided = Ez döntött: { $category } (itt { $name } hátránya { $points })
score-sheet-beats = Ez döntött: { $first } több, mint { $second }
score-sheet-for-ties = Csak döntetlennél
score-sheet-no-tie = { $what }: itt nem kellett.

device-title = Ezen az eszközön
device-like = Azonos fajtájú és létszámú játszmákhoz képest.
device-rank = { $name } eredménye
device-rank-of = { $rank }. hely / { $count }
device-best = Legjobb, { $day }
device-average = Átlag
device-friend = Te és { $name }
device-place = { $rank }. hely { $count } játszmád között
device-record-new = Új rekord
device-record-equal = annyi, mint a rekordod
device-record-short = a rekordodhoz hiányzott: { $points }
device-first = Ez az első eredményed. A későbbi játszmáké is ide kerül.
device-dots = { $count ->
    [one] Egy korábbi játszma ezen az eszközön
   *[other] { $count } korábbi játszma ezen az eszközön, mindegyik egy pont az ábrán
}
device-goal = Mi a cél?
device-against = a saját átlagodhoz képest
device-usual = a szokásos
device-ruler = Skála { $low } és { $high } között, ez az eredmény: { $points }
device-ruler-average = átlag { $points }
device-ruler-record = rekord { $points }

counting-title = Vége a játéknak
counting-pause = Szünet
counting-on = Tovább
counting-line = { $category }: { $figures }
counting-beat = Ezt kell túlszárnyalni: { $points }
counting-so-far = Eddig
counting-again = A befejezés megnézése
counting-words = Így számoltunk
postcard-send = Kép küldése

replay-start = Eleje
replay-end = Vége
replay-back = Vissza
replay-on = Előre
replay-play = Lejátszás
replay-pause = Szünet
replay-at = { $move }/{ $last }. lépés
replay-by = Léptetés
replay-by-move = lépésenként
replay-by-turn = körönként
replay-view = Kinek a szemével
replay-view-all = néző
replay-slider = Lépés
replay-link = Link ehhez a lépéshez

map-label = Térkép: a nyílbillentyűk mozgatják, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat
map-tools = Nagyítás
map-in = Nagyítás
map-out = Kicsinyítés
map-fit = Teljes nézet
map-left = Balra is van hová lépni
map-right = Jobbra is van hová lépni
map-up = Fölfelé is van hová lépni
map-down = Lefelé is van hová lépni

## The deal of the day and duels

deal-results-here = Az eredményekhez
duel-send = Párbaj küldése

## Reasons

why-game-over = A játéknak vége.
why-chance-not-due = Most nem kell húzni semmit.
why-impossible-outcome = Ez itt nem húzható.
why-no-such-seat = Nincs ilyen hely: { $given } (a helyek: 0–{ $high }).
why-not-your-decision = Most nem { $seat } dönt.
why-no-such-move = Nincs ilyen számú lépés: { $given }.
why-bad-notation = „{ $text }” nem lépés. Írd be valamelyiket a felsorolt lépések közül.
why-cannot-withdraw = Ez már nem vonható vissza ({ $entry }. bejegyzés).

## Options and players

why-unknown-game = Nincs ilyen játék: „{ $given }”. Telepítve: { $allowed }.
why-game-fails = „{ $entry }”: a játék nem tölthető be: { $problem }
why-game-without-words = „{ $entry }”: a játék kimarad, mert a csomagjában nincs angol katalógus ezen a helyen: { $path }.
why-game-id-taken = „{ $entry }”: a játék kimarad, mert az azonosítója ({ $given }) már foglalt: { $other }.
why-unknown-option = { $game }: nincs ilyen opció: „{ $option }”. Választható: { $allowed }.
why-bad-option-choice = { $option }: az opció nem lehet „{ $given }”. Lehetséges: { $allowed }.
why-bad-option-number = { $option }: az opció nem lehet „{ $given }”. Egész számnak kell lennie { $low } és { $high } között.
why-bad-players = { $game }: { $low }–{ $high } játékos játszhatja, nem { $given }.
why-bad-entry = Ide egész szám kell { $low } és { $high } között.
why-bad-entry-choice = Ilyen válasz itt nincs.

## Components and positions

why-missing-table = A tartozékok táblázata hiányzik vagy olvashatatlan: { $table }.
why-bad-cell = { $table }, { $line }. sor, { $column } oszlop: „{ $given }” hibás, elvárt: { $expected }.
why-missing-column = { $table }: hiányzik ez az oszlop: { $column }.
why-ragged-row = { $table }, { $line }. sor: { $expected } cella kell.
why-duplicate-row = { $table }, { $line }. sor: { $column } „{ $given }” kétszer szerepel.
why-empty-table = { $table }: nincs benne sor.
why-bad-total = { $table }, { $column }: összesen { $given }, elvárt { $expected }.
why-bad-field = Az állás egyik mezője hibás: { $field }.

## Records

why-record-empty = A felvétel üres; az első sorának fejlécnek kell lennie.
why-record-json = { $line }. sor: nem JSON-objektum. A felvétel sérült.
why-record-truncated = A felvétel félbeszakad ({ $line }. sor után): hiányzik a zárósor.
why-record-order = { $line }. sor: itt ennek a bejegyzésnek kellene állnia: { $expected }, nem ennek: { $given }.
why-record-count = { $line }. sor: a zárósor szerint { $given } bejegyzés van, a felvételben { $expected }.
why-record-foreign = { $line }. sor: itt egy felvétel fejlécének kellene állnia. Ez nem Ludopolis-felvétel.
why-record-newer = { $line }. sor: a felvétel formátuma { $given }; a Ludopolis e verziója legfeljebb ezt olvassa: { $known }.
why-record-header = { $line }. sor: a fejléc egyik mezője hiányzik vagy hibás: { $field }.
why-no-such-lesson = { $game }: nincs ilyen lecke: „{ $given }”. Választható: { $allowed }.
why-no-such-puzzle = Nincs ilyen feladvány, vagy más szabályokhoz készült.
why-record-rules = A felvétel más szabályverzióval készült ({ $game }): { $given }; a telepített verzió: { $known }.
why-record-components = A felvétel más tartozékkészlettel készült ({ $given }); ez van telepítve: { $known }. Add meg a felvétel készletének mappáját: --components.
why-record-entry = { $line }. sor: itt sem lépés, sem húzás, sem visszavonás, sem átvétel nem olvasható ki.
why-record-move = { $line }. sor: ezt nem lehetett meglépni. A felvétel sérült vagy módosított.
why-record-source = { $line }. sor: innen kellett volna húzni: { $expected }, nem innen: { $given }.
why-record-digest = { $line }. sor: az állás nem egyezik. A felvételt módosították, vagy megsérült ezután: { $trusted }. sor.
why-record-closing = { $line }. sor: a zárósor nem illik a lejátszott játszmához. A felvétel eddig megbízható: { $trusted }. sor.

## How sure the components are

certainty-certain = mint a dobozban
certainty-mostly_certain = mint a dobozban, néhány lap bizonytalan
certainty-reconstructed = rekonstruáltak
edition-certain = mint a dobozban
edition-mostly_certain = néhány dolog bizonytalan
edition-reconstructed = részben a mi rekonstrukciónk

## Bots

why-unknown-bot = Nincs ilyen bot: „{ $given }”. Választható: { $allowed }.
bot-beginner = Kezdő
bot-beginner-help = keveset lát abból, ami lehetséges
bot-easy = Tanuló
bot-easy-help = sok mindent nem vesz észre
bot-regular = Amatőr
bot-regular-help = értelmesen játszik, körről körre
bot-expert = Szakértő
bot-expert-help = jól tervez, és ritkán kerüli el valami a figyelmét
bot-master = Mester
bot-master-help = sok játszmából tanult; a legerősebb
bot-random = Véletlenszerű bot
bot-random-help = bármelyik szabályos lépés
bot-greedy = Mohó bot
bot-greedy-help = a játék ökölszabályai szerint játszik
bot-greedy-1 = Első mohó bot
bot-greedy-1-help = a játék legelső ökölszabályai; soha nem változik
bot-hasty = Kapkodó bot
bot-hasty-help = a lapok és helyek felét nem veszi észre
bot-flat = Próbálgató bot
bot-flat-help = minden lépést sokszor kipróbál; lassabb
bot-flat-200 = Próbálgató bot 200
bot-flat-200-help = összesen 200-szor próbál ki lépéseket; soha nem változik
bot-mc = Monte Carlo-bot
bot-mc-help = az ígéretes lépéseket ésszerűen továbbjátszva próbálja ki
bot-ismcts = Döntésfa-bot
bot-ismcts-help = több lépéssel előre néz
bot-net = Betanított bot
bot-net-help = minden lépést aszerint ítél meg, amit sok játszmából tanult
bot-cmd = Program
bot-cmd-help = a botok soralapú protokollját használja
bot-py = Python-osztály
why-no-program = A program nem található: „cmd:{ $given }”. Úgy írd a parancsot, ahogy itt begépelnéd.
why-py-form = „py:{ $given }” nem egy Python-bot neve. Így írd: py:MODUL:OSZTÁLY.
why-py-load = „py:{ $given }” nem tölthető be: { $said }
why-py-class = „{ $module }”: ebben a modulban nincs „{ $given }” osztály.
why-py-no-bot = „py:{ $given }” nem bot: az osztály őse legyen a ludopolis.bots.Bot.
why-bot-start = A programot nem lehetett elindítani: { $given }.
why-bot-hello = A program bejelentkezése érthetetlen: { $given }. Ilyen protokollú hello kell: { $protocol }.
why-bot-timeout = A program { $seconds } másodpercen belül nem válaszolt.
why-bot-exit = A program magától kilépett (kilépési kód: { $code }). { $said }
why-bot-garbled = A program válasza nem lépés: { $given }
why-bot-illegal = A program lépése nem szabályos: „{ $move }”.
why-bot-raised = A bot hibát jelzett: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = az építész
character-ada-temper = Szereti a rendet: a teli városrészeket és a kész lakónegyedeket.
character-bruno-trade = a kőműves
character-bruno-temper = Szeret magasra építeni, és sosem elég neki.
character-chiara-trade = a kertész
character-chiara-temper = Szereti a parkokat, a szíveket és a türelmet.
character-dario-trade = a boltos
character-dario-temper = Szereti a sok kis nyereséget és a pénzt a kasszában.
character-elif-trade = a villamosvezető
character-elif-temper = A hosszú utat szereti: a végállomásig játszik.
character-seat = Szereplő, { $number }. hely
character-ada-gain = Pont, ahogy a rajzon.
character-ada-rival = Szép vonal. Az én rajzomon is rajta van.
character-ada-won = A terv bevált.
character-ada-lost = Jó terv volt. Egy másik jobb volt.
character-bruno-gain = Kész, mielőtt bárki kérte volna.
character-bruno-rival = Rendes munka. Én magasabbra mentem volna.
character-bruno-won = Áll a ház!
character-bruno-lost = Legközelebb még egy emelet.
character-chiara-gain = Csak idő kérdése volt.
character-chiara-rival = De szépen nő!
character-chiara-won = Lassan nőtt, erősen áll.
character-chiara-lost = Késői fagy. Akkor majd jövőre.
character-dario-gain = Itt is egy kicsi, ott is egy kicsi.
character-dario-rival = Jó ár. Én többet adtam volna.
character-dario-won = Stimmel a kassza, köszönöm.
character-dario-lost = Minden elfogyott. Jöjjenek máskor is!
character-elif-gain = Menetrend szerint.
character-elif-rival = Látom, megelőzted a menetrendet.
character-elif-won = Végállomás. Kérem, szálljanak ki!
character-elif-lost = Lekéstem a csatlakozást. De szép út volt.
character-says = { $name }: „{ $text }”

## The server

language-name = Magyar
why-no-such-table = Nincs ilyen asztal. Talán csonka a link, vagy az asztalt törölték.
why-out-of-date = Az asztalon közben változott az állás. Itt a legújabb; válassz újra.
why-newer-version = Megjelent a Ludopolis újabb verziója. Töltsd újra az oldalt.
why-not-your-seat = Ezen az eszközön ez nem a te helyed. A hely személyes linkjével hozhatod ide.
why-not-your-table = Ezt csak az teheti meg, aki ennél az asztalnál ül.
why-bad-address = Erre a címre nem lehet üzenetet küldeni.
why-address-unknown = Nincs ilyen cím: „{ $host }”.
why-address-inside = „{ $host }”: ez a szerver saját hálózatán belül van. Oda semmit sem küldünk.
why-hooks-off = A szerver üzemeltetője kikapcsolta a webhookokat.
why-bad-subscription = A böngésző feliratkozása nem használható.
why-not-subscribed = Ez a böngésző nem kért értesítést.
why-too-many-calls = Rövid idő alatt sokszor kértél értesítést. Várj néhány percet, és próbáld újra.
why-talk-empty = Az üzenet üres.
why-talk-too-long = Ez túl hosszú: legfeljebb { $most } karakter lehet.
why-talk-off = Az asztal házigazdája kikapcsolta a csevegést.
why-talk-full = Ennél az asztalnál megtelt a csevegés.
why-nothing-said = Ilyen üzenet már nincs.
why-too-much-talk = Rövid idő alatt sokat írtál. Várj egy kicsit.
why-not-the-host = Ezt csak az asztal házigazdája teheti meg.
why-no-room = Nincs csevegőszoba megadva.
why-room-refuses = A csevegőszoba nem fogadta el az üzenetet.
why-no-clock = Ennél az asztalnál óra nélkül játszanak.
why-time-left = Erre a körre még van idő. Mások csak akkor tehetnek valamit, ha az lejárt.
why-nobody-late = Senki másnak nem járt le az ideje.
why-nobody-to-nudge = Csak olyan másik játékost emlékeztethetsz, akinek most döntenie kell.
why-nudged-already = Ezt a játékost az elmúlt órában már emlékeztette valaki.
why-nudge-paused = Mindenki szünetet kért: előbb vess véget a szünetnek, aztán emlékeztess.
why-seat-taken = Ott már ül valaki.
why-foreign-origin = Ez a kérés nem a mi oldalunkról jött. Nyisd meg az asztalt a böngésződben, és próbáld onnan.
why-too-large = Ez túl nagy.
why-too-many-requests = Túl sok kérés egyszerre. Várj egy kicsit, és próbáld újra.
why-database-failed = A szerver most nem éri el a tárolt játszmákat; semmi sem változott. Próbáld újra egy kis idő múlva.
why-wrong-method = Ezen a címen ilyen kérés nem lehetséges.
why-too-slow = A kérés túl lassan érkezett, nem lehetett elolvasni. Próbáld újra.
why-too-many-analyses = Az edző rövid idő alatt sokat dolgozott neked. Várj néhány percet, és próbáld újra.
why-analysis-failed = Az edzőnek most nincs válasza. Próbáld újra.
why-no-such-decision = Erről a döntésről az edzőnek nincs mondanivalója.
why-analysis-unfinished = Ez a játszma nincs befejezve. Csak befejezett játszmákat elemzünk.
why-no-such-moment = Nincs ilyen pillanat: { $given } (a számozás: 1–{ $high }).
why-too-many-tables = Rövid idő alatt sok asztalt nyitottál. Várj néhány percet, és próbáld újra.
why-record-too-long = A felvételben több mint { $most } bejegyzés van, ilyen hosszú játszma nincs.
why-bad-request = A kérés olvashatatlan, ez hiányzik vagy hibás: { $field }.
why-table-over = Ennél az asztalnál vége a játéknak.
why-table-waiting = Ennél az asztalnál még nem kezdődött el a játék.
why-table-begun = Ennél az asztalnál már elkezdődött a játék.
why-play-first = Előbb játszd le ezt az osztást: utána megnézheted, mire jutottak mások.
why-deal-alone = Ennek az osztásnak az eredményeit összevetjük, ezért mindenki egyedül, segítség nélkül, egyetlen eszközön játssza.
why-not-a-duel = Párbaj csak olyan teljes játszmából készülhet, amelyet egyedül vagy botok ellen játszottál.
why-table-running = Ennél az asztalnál még tart a játék.
why-nothing-to-withdraw = Most nincs mit visszavonnod.
why-seat-is-a-bot = Azon a helyen már bot játszik, vagy nincs ilyen hely.
why-seat-is-here = Az a játékos jelen van; csak távol lévő játékos helyét lehet átvenni.
why-seat-has-resigned = Ez a játékos feladta; egy bot játszik tovább helyette.
why-wrong-link = Ez a link nem (vagy már nem) nyitja meg azt a helyet. Kérj újat.
why-lens-closed = Ez a link nem (vagy már nem) mutat semmit. Kérj újat.
why-lens-silent = Egy játékos szemével nézed a játszmát: a végéig itt olvashatsz, de nem írhatsz.
why-no-such-page = Ezen a címen nincs semmi.
why-record-unfinished = A felvételen lévő játszma nincs befejezve.
why-no-previews = Ehhez az asztalhoz nincs linkelőnézet.
why-bad-picture = A képnek { $width } × { $height } képpontos PNG-nek kell lennie.

### Az első mondat egy befejezett játszmáról: hogyan végződött.

opening-you-won = Nyertél, az előnyöd { $amount }.
opening-you-won-anyway = Nyertél.
opening-you-lost = Vesztettél, a különbség { $amount }.
opening-you-lost-anyway = { $rival } nyert.
opening-you-placed = { $place ->
    [2] Második
    [3] Harmadik
    [4] Negyedik
    [5] Ötödik
    [6] Hatodik
   *[other] { $place }.
} lettél { $count } játékos közül, { $rival } előnye { $amount }.
opening-you-placed-anyway = { $place ->
    [2] Második
    [3] Harmadik
    [4] Negyedik
    [5] Ötödik
    [6] Hatodik
   *[other] { $place }.
} lettél { $count } játékos közül.
opening-you-tie-won = Holtverseny, { $amount }: a javadra dőlt el.
opening-you-tie-lost = Holtverseny, { $amount }: { $rival } javára dőlt el.
opening-you-tie-shared = Holtverseny, { $amount }. Osztozik veled a győzelmen: { $names }.
opening-you-automa-beaten = Nyertél { $rival } ellen, az előnyöd { $amount }.
opening-you-automa-beaten-anyway = Nyertél { $rival } ellen.
opening-you-automa-won = { $rival } nyert, a különbség { $amount }.
opening-you-automa-won-anyway = Ezúttal nem sikerült nyerni { $rival } ellen.
opening-name-won = { $name } nyert, az előnye { $amount }.
opening-name-won-anyway = { $name } nyert.
opening-name-lost = { $name } vesztett, a különbség { $amount }.
opening-name-lost-anyway = { $rival } nyert.
opening-name-placed = { $name }: { $place }. hely { $count } játékos közül, { $rival } előnye { $amount }.
opening-name-placed-anyway = { $name }: { $place }. hely { $count } játékos közül.
opening-name-tie-won = Holtverseny, { $amount }: { $name } javára dőlt el.
opening-name-tie-lost = Holtverseny, { $amount }: { $rival } javára dőlt el.
opening-name-tie-shared = Holtverseny, { $amount }. A győzelmen osztozik: { $names }.
opening-name-automa-beaten = { $name } nyert { $rival } ellen, az előnye { $amount }.
opening-name-automa-beaten-anyway = { $name } nyert { $rival } ellen.
opening-name-automa-won = { $rival } nyert { $name } ellen, a különbség { $amount }.
opening-name-automa-won-anyway = Ezúttal nem sikerült nyerni { $rival } ellen.
opening-draw = Döntetlen: { $amount }.
opening-automa-level = A döntetlen { $rival } ellen még nem győzelem.
opening-alone = Eredmény: { $amount }.
opening-alone-short = { $amount }. A legjobb eredményedhez hiányzott: { $gap }.
opening-alone-equal = { $amount }, annyi, mint az eddigi legjobb eredményed.
opening-alone-record = { $amount }, az eddigi legjobb eredményed. Az előző legjobbnál ennyivel több: { $gap }.
