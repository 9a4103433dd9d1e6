### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = Dobozos játékkal
box-lead = Dobozos játékkal játszotok? Itt olvasható, hogyan kell előkészíteni, a pontozófüzet pedig a szabályok szerint számol, mindenki telefonján.
box-pad = Pontozófüzet
box-setup-of = { $game }: előkészítés
box-code = A pontozófüzet kódja
box-code-help = Valaki az asztalnál megmutatja vagy felolvassa.
box-code-go = Megnyitás
box-lay = Mit kell kirakni
box-laid = Ilyen az asztal, amikor elkezdődik az első kör. A kézben lévő lapok rejtve vannak.
box-draw = Ki kezdjen? Sorsolás
box-begins = { $name } kezd.
box-open = Pontozófüzet nyitása
box-names = Kik játszanak

## The pad

box-parts = A pontozófüzet részei
box-shared = Asztal
box-sheet = Eredmény
box-row = Sor
box-remove-row = { $number }. sor törlése
box-one-more = { $label } ({ $count }): még egy
box-less = { $label }: eggyel kevesebb
box-none = nincs
box-change = Módosítás
box-minus = Mínusz
box-erase = Törlés
box-next = Tovább
box-done = { $name }: kész
box-who = Melyik játékos vagy?
box-watch = Csak nézem
box-keep = Így játszottuk
box-is-right = Így helyes
box-lost = Nincs kapcsolat. Amit beírsz, ezen a telefonon megmarad, és később számoljuk össze.
box-waiting = Várakozó bejegyzések: { $count }.
box-missing = Még hiányzik: { $count }.
box-gone = Ezt a pontozófüzetet törölték.
box-several-more = { $label }: még { $count }

## The sheet

box-entered = Ami az asztalon van
box-correct = Ha javítani akarsz, érintsd meg a számot. Bárki megteheti.
box-worth = Mennyit ér
box-wins = { $name } nyert
box-win-together = Közös győzelem: { $names }
box-right = Minden rendben?
box-yes = Igen, rendben
box-no = Mégsem jó
box-says-yes = rendben
box-not-yet = még nem
box-kept-in = Ha mindenki rendben találta, az eredményt minden olyan telefon elmenti, amelyen igent mondtak: a „Játszmáim” oldalra, „dobozos játékkal” jelöléssel, az online játszmáktól külön.
box-locked = Mindenki rendben találta. A pontozófüzet lezárva.
box-open-again = Módosítani kell
box-changes = Mi változott
box-undo = Visszavonás
box-undone = visszavonva
box-somebody = Valaki
box-this-phone = Ez a telefon

## Sharing

box-share-short = Megosztás
box-share = Mindenki a saját telefonján
box-share-help = Akinél ott a link, mindent beírhat és javíthat.
box-code-make = Rövid kód mutatása
box-code-holds = { $minutes } percig érvényes.
box-names-help = Bárki javíthat vagy törölhet egy nevet.
box-delete = Pontozófüzet törlése
box-delete-help = Mindenkinél eltűnik, az eredményekkel együtt. Csak az a telefon törölheti, amelyen készült.

## My games

mine-box = Dobozos játékkal
mine-mode-box = Dobozos játékkal
mine-box-open = befejezetlen

## Why not

why-no-pad = Ehhez a játékhoz nincs pontozófüzet.
why-no-such-pad = Nincs ilyen pontozófüzet. Talán hiányos a link, vagy a füzetet törölték.
why-pad-locked = Mindenki rendben találta, ezért a pontozófüzet le van zárva. Előbb válaszd ezt: „Módosítani kell”.
why-pad-not-asked = Erre már nincs szükség: közben valaki módosított valamit.
why-pad-no-such-change = Nincs ilyen módosítás.
why-pad-changed-since = Ezt azóta újra módosították.
why-pad-not-your-side = Ezt csak ennek a játékosnak a telefonja jelezheti.
why-pad-unfinished = Valami még hiányzik.
why-pad-contradicts = Valami itt nem stimmel. Nézd meg újra, vagy jelezd, hogy így játszottátok.
why-pad-no-such-side = Nincs ilyen játékos a pontozófüzetben.
why-pad-full = Ez a pontozófüzet nem fogad több módosítást.
why-pad-not-yours = A pontozófüzetet csak az a telefon törölheti, amelyen készült.
why-pad-no-aid = Ennél a játéknál játszma közben nincs teendő a képernyőn.
box-aid-hint = Akinél megvan a link, ugyanezt látja.
