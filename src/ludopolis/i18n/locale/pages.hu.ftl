## My games: words of pages that the server draws. No table loads them.

mine-title = Játszmáim
mine-all = Minden játszmám
mine-yours = Te jössz
mine-waiting = Másokra vár
mine-over = Befejezve
mine-waits = soron van: { $names }
mine-not-begun = még nem kezdődött el
mine-begin = mindenki itt van: kezdheted
mine-since = eltelt idő: { $time }
mine-play = Játék
mine-look = Megnézem
mine-fresh = új
mine-more = Minden játszma
mine-leave = { $game }: levétel a listáról
mine-place = { $place }. hely / { $count }
mine-today = ma
mine-yesterday = tegnap
mine-mode-alone = egyedül
mine-mode-bots = botok ellen
mine-mode-people = emberekkel
mine-empty = Még nincs játszmád. Válassz játékot.
mine-none = Itt most nincs semmi.
mine-how = Hogyan ment
mine-device = ezen az eszközön
mine-which = Melyik játék
mine-none-counted = Itt jelenik meg az első befejezett játszmád.
mine-games = { $count ->
    [one] játszma
   *[other] játszma
}
mine-games-head = játszmák
mine-wins = győzelem
mine-average = átlag
mine-best = legjobb
mine-chart = Eredmények
mine-chart-won = győzelem
mine-chart-lost = nem győzelem
mine-chart-mean = utolsó öt átlaga
mine-chart-best = legjobb: { $points }
mine-chart-about = { $count } játszma eredményei, legjobb: { $best }, átlag: { $average }
mine-modes = Hogyan játszottál
mine-parts = Miből lett az eredmény
mine-against = Ellenfél
mine-score = mérleg
mine-streak-won = { $count ->
    [one] legutóbb győzelem
   *[other] { $count } győzelem egymás után
}
mine-streak-lost = { $count ->
    [one] legutóbb vereség
   *[other] { $count } vereség egymás után
}
mine-profile = Te
mine-name = A neved
mine-name-help = Ha asztalt nyitsz vagy leülsz valahová, ezt ajánljuk fel.
mine-colour = A színed
mine-colour-help = Ez lesz a színed a saját asztalaidnál.
mine-colour-none = amelyik jut
mine-colour-1 = kék
mine-colour-2 = narancs
mine-colour-3 = zöld
mine-colour-4 = rózsaszín
mine-colour-5 = sárga
mine-save = Mentés
mine-saved = Mentve
mine-move = Átvitel másik eszközre
mine-move-help = Nyisd meg ezt az oldalt a másik eszközön, és írd vagy olvasd be a kódot. A helyeid és az előzményeid átkerülnek oda, erről az eszközről pedig eltűnnek.
mine-move-code = Kód
mine-move-where = Itt írd be: { $address }
mine-move-holds = { $minutes ->
    [one] Egyszer használható, egy percen belül.
   *[other] Egyszer használható, { $minutes } percen belül.
}
mine-export = Exportálás
mine-delete = Törlés
mine-delete-title = Törlöd az összes adatodat?
mine-delete-what = A neved minden asztalról lekerül, a helyeid a futó játszmákban felszabadulnak, az előzményeid, az osztásokban elért eredményeid és az értesítéseid törlődnek. A lejátszott játszmák megmaradnak, a neved nélkül. Ez nem vonható vissza.
mine-delete-yes = Mindent törlök
mine-code-title = Átvitel ide
mine-code-help = Írd be a kódot, amelyet a másik eszközöd mutat. Az ottani helyek és előzmények erre az eszközre kerülnek.
mine-code-go = Átvitel ide
mine-code-link = Van egy kódom
you-won = Nyertél, +{ $points }
you-won-tie = Holtverseny ({ $points }), a győzelem a tiéd
you-shared = Holtverseny ({ $points }), közös győzelem: te és { $names }
you-lost = Vesztettél, −{ $points }
you-lost-tie = Holtverseny ({ $points }), a győztes: { $names }
you-place = Helyezésed: { $place } / { $count }; az élen: { $names }, +{ $points }

## Open tables on the home page

listed-title = Nyílt asztalok
listed-help = bárki leülhet
listed-free = { $count } hely szabad
listed-by = { $name } asztala
listed-sit = Leülök

## A table before its game begins

room-not-begun = még nem kezdődött el
room-free = Szabad
room-you = te
room-sat-down = { $name } leült az asztalhoz
room-left = { $name } felállt az asztaltól
room-waiting = Még { $count } játékosra várunk
room-all = Minden hely foglalt
room-dealt = A kezdés előtt semmit sem osztunk ki, így senki sem marad le az első körről.
room-host-begins = Arra várunk, hogy { $name } elindítsa a játszmát.
room-begin = Játszma indítása
room-begin-open = Kezdés most
room-begin-open-help = A szabad helyek nyitva maradnak: a barátaid később is leülhetnek.
room-begin-bots = { $count ->
    [one] Bot a szabad helyre, kezdés
   *[other] Botok a szabad helyekre, kezdés
}
room-leave = Felállok az asztaltól
room-cancel = Asztal törlése
room-cancel-help = Az asztal mindenki számára eltűnik. Még semmi sem történt a játékban.
room-gone = Ezt az asztalt a kezdés előtt törölték.

## Refusals

why-wrong-code = Ez a kód nem (vagy már nem) használható. Készíts újat a másik eszközön.
why-too-many-codes = Rövid idő alatt sok kódot próbáltál ki. Várj néhány percet, és próbáld újra.
why-too-many-new-codes = Rövid idő alatt sok kódot készítettél. Várj néhány percet, és próbáld újra.
why-listing-off = Ez az asztal nem jelenhet meg a kezdőlapon.

offline-title = Nincs kapcsolat
offline-text = A szerver nem érhető el. Az asztalaid biztonságban vannak, semmi sem veszett el.
offline-again = Újrapróbálom most
offline-by-itself = Amint helyreáll a kapcsolat, az oldal magától betöltődik.
offline-kept = Ezen az eszközön megvan
offline-rules = szabályok képekkel
offline-needs = Kapcsolat kell hozzá
offline-tables = Asztalok
offline-tables-why = a játék a szerveren folyik, emberekkel és botokkal
offline-lessons = Leckék, feladványok, osztások és az edző
offline-lessons-why = a szerver válasza kell hozzájuk
door-lot = Üres telek
door-nobody = Ide még senki sem épített
door-tables = Talán ezek egyikét kerested?
door-fell = Valami leesett az asztalról
door-again = Újra
why-server-failed = Hiba történt a szerveren. A mi hibánk, a játszmáid biztonságban vannak.
install-title = Ludopolis a főképernyőn
install-text = Úgy nyílik, mint egy alkalmazás, és szól, ha te jössz. Regisztráció nélkül. Később a „Játszmáim” oldalon is megtalálod.
install-yes = Telepítés
install-no = Most nem

## The deal of the day and duels

deal-title = A nap osztása
deal-list = A nap osztásai
deal-way-table = { $count } fős asztal
deal-way-solo = egyedül
deal-about-solo = Mindenki egyedül játszik, ugyanazokkal a lapokkal.
deal-about-table = { $count ->
    [one] Egy bot ellen ({ $level }).
   *[other] { $count } bot ellen ({ $level }).
} Mindenki ugyanott ül: { $seat ->
    [1] az első
    [2] a második
    [3] a harmadik
    [4] a negyedik
    [5] az ötödik
    [6] a hatodik
   *[other] { $seat }. számú
} helyen.
deal-count = { $count } ember játszotta.
deal-place = { $place }. hely / { $count }
deal-your-try = a te próbád
deal-played = lejátszva
deal-running = folytatás
deal-to-play = játék
deal-resigned = feladva
deal-first = Előbb játssz, aztán nézd meg
deal-go-on = Vár a játszmád
deal-late = Ez a nap már elmúlt
deal-rule = Az első próbád számít. A többiek eredményét és visszajátszását akkor látod, ha már játszottál; utána annyiszor játszhatod ezt az osztást, ahányszor akarod.
deal-rule-late = Ezt az osztást még lejátszhatod, de az eredményt már nem vetjük össze a többiekével.
deal-begin = Játék
deal-continue = Folytatás
deal-again = Lejátszom újra
deal-analyse = Játszmám elemzése
deal-have-played = Már játszott:
deal-results = A mai eredmények
deal-results-then = Az aznapi eredmények
deal-which = Melyik próba
deal-by-first = első
deal-by-best = legjobb
deal-you = { $name } (te)
deal-replay = Visszajátszás
deal-why-seen = A többiek eredményét és visszajátszását azért látod, mert már játszottál.
deal-nobody = Még senki sem játszotta.
deal-nobody-then = Aznap senki sem játszotta.
deal-month-before = Előző hónap
deal-month-after = Következő hónap
deal-day-games = { $count } játszma
deal-key-played = lejátszva
deal-key-top = az első három között
deal-streak = { $count ->
    [one] egy nap
   *[other] { $count } nap egymás után
}
duel-title = Párbaj linkkel
duel-you = Te
duel-same = azonos lapok, azonos botok
duel-same-solo = azonos lapok
duel-playing = még játszik
duel-make = Link készítése
duel-link = A párbaj linkje
duel-help = Aki megnyitja, pontosan ezt az osztást kapja, ugyanazokkal a botokkal (ha vannak) ugyanazokon a helyeken. Az eredményedet addig nem látja, amíg le nem játszotta.
duel-from = { $name } párbajra hív:
duel-yours = A párbajod:
duel-rule = { $name } lejátszotta ezt az osztást. Ugyanazokat a lapokat és ugyanazokat a botokat (ha vannak) kapod ugyanazokon a helyeken. A két eredmény akkor látszik, ha már játszottál.
duel-accept = Elfogadom és játszom
duel-waiting = Az eredményed: { $points }; a linket még senki sem nyitotta meg.
duel-both = A két játszma egymás mellett
duel-replay-of = Visszajátszás: { $name }
duel-day = A napi osztás eredményei
duel-steps = Körök
duel-turn-before = Előző kör
duel-turn-after = Következő kör
duel-whose = Kinek a játszmája

## A kezdőlap és a nap osztása

home-tables = Asztalaid
home-none-running = Nincs folyamatban lévő játszmád.
home-last = Legutóbbi játszmák
deal-words-table = Mindenki azonos lapokat kap. { $seat ->
    [1] Az első
    [2] A második
    [3] A harmadik
    [4] A negyedik
    [5] Az ötödik
    [6] A hatodik
   *[other] { $seat }. számú
} helyen ülsz, { $count ->
    [1] egy bot
    [2] két bot
   *[other] { $count } bot
} ellen.
deal-words-solo = Mindenki azonos lapokat kap. Egyedül játszol.
deal-words-once = Játékidő: { $length }; az első próba számít.
deal-play-today = A mai osztás lejátszása
deal-see-result = Az eredményekhez
deal-ends = A mai osztás eddig számít: { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. Ez a mai első eredmény.
deal-late-house = A nap háza így is felépül.
deal-others = Más játékok ugyanezen a napon
deal-friends = Akikkel már játszottál
deal-everybody = Mindenki
deal-send = Eredményed elküldése
deal-send-help = A lapokról semmit sem árul el.
deal-send-picture = Kép küldése
deal-send-text = Másolás szövegként
deal-key-park = kihagyott nap
street-title = Az utcád
street-first = Az első házad
street-free = A mai telek szabad.
street-back = Üdv újra. A városodban { $count } ház áll. A mai telek szabad.
street-houses = Házak a városodban: { $count }
street-park = A kihagyott napból park lesz.
street-tomorrow = Holnap: { $game }
street-lot-park = park
street-lot-free = szabad
mine-not-counted = Nem számít
mine-bot-finished = bot fejezte be
mine-other-try = újabb próba ugyanazzal az osztással
mine-played-on = egy állásból folytatva
mine-chart-later = A grafikon a harmadik játszmától látszik.
mine-coach = Amit az edző látott
mine-coach-games = elemzett játszmák: { $count }
mine-coach-good = Jól megy: { $names }. Ott egyik lépéseddel sem vesztettél sokat.
mine-coach-dear = Ez kerül neked a legtöbbe: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Az adataid
## Feladványok

puzzles-title = Feladványok
puzzles-lead = Állások mesterek játszmáiból. Óra és rangsor nélkül.
puzzles-honest = Feladvány csak ott készül, ahol egy lépés egyértelműen jobb minden másnál.
puzzles-find = Találd meg a legjobb lépést
puzzles-solve = Megoldom
puzzles-of = { $game }: feladványok
puzzles-progress = { $count } közül { $found } megvan
puzzles-new = új
puzzles-tried = próbáltad
puzzles-found = megvan
puzzles-none = Még nincs feladvány.
puzzles-difficulty = Nehézség: { $level } / 5
puzzles-today = A nap feladványa
puzzles-tally = { $tried } játékos közül { $found } találta meg
puzzle-number = Feladvány: { $number } / { $count }
puzzle-kind-purchase = Vásárlás
puzzle-kind-place = A jó hely
puzzle-kind-closing = Lezárás vagy bejelentés
puzzle-kind-ending = Végjáték
puzzle-kind-blocking = Az ellenfél akadályozása
puzzles-own = A játszmáidból
puzzles-own-lead = Ezeket csak te látod.
puzzles-own-day = A játszmádból: { $day }
puzzles-deal = A nap osztásából: { $day }
puzzles-due = Még át nem nézett játszmák: { $count }
puzzles-look = Feladványok keresése
puzzles-searching = Átnézzük a játszmáidat. Ez egy-két percig tart…
puzzles-own-none = Az átnézett játszmákban egyetlen lépés sem volt egyértelműen jobb minden másnál.
