# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Az első városod
lesson-first-about = Egy teljes kör, az első pontok és egy speciális épület, lépésről lépésre.

lesson-first-window-title = Három lap közül választhatsz
lesson-first-window = Tíz lapból építesz várost, és **a legboldogabb város** nyer: amelyikben sok a lakos és sok a szív. Az első lapod, a Boldogpiac fizetett egy érmét, így 3 érméd van. Először fedj fel lapokat a paklikból, amíg három felfedett lap nem lesz. A paklikon lévő számok [1] az árak.
lesson-first-window-do = Fedj fel egy lapot az olcsó pakliból (1–3).
lesson-first-window-dear = Szabad, de azok a lapok többe kerülnek 3 érménél. Válaszd az olcsó paklit (1–3).

lesson-first-bookshop-title = Egy lap és a jelei
lesson-first-bookshop = A Könyvesbolt [1] 3 érmébe kerül. A neve alatt látod, mit hoz: egy érmét **minden fordulóban**, és egy lakost.
lesson-first-bookshop-do = Fedj fel még egy lapot az 1–3-as pakliból.
lesson-first-bookshop-dear = Bármelyik paklit választhatod, de most maradj az olcsónál (1–3).

lesson-first-crossed-title = A mínusz levonást jelent
lesson-first-crossed = Az Acélmű [1] is fizet egy érmét fordulónként, de a −1-es szív **elvesz egy szívet**.
lesson-first-crossed-do = Most nézd meg a drága lapokat: fedj fel egyet a 6–9-es pakliból.
lesson-first-crossed-cheap = Minden lapnál te választasz paklit. Próbáld ki egyszer a drágát (6–9), csak hogy lásd.

lesson-first-buy-title = Körönként egy lap
lesson-first-buy = A Vidámparkon három szív van, de 9 érmébe kerül, neked pedig 3 van [2]. **Körönként egy lapot** veszel, ezért kezdd olyannal, ami fizet: a Könyvesbolttal [1].
lesson-first-buy-do = Vedd meg a Könyvesboltot 3 érméért.
lesson-first-buy-cards = Arra is futja, de a Könyvesbolt fordulónként egy érmét hoz, és egy lakost is: vedd meg.
lesson-first-buy-coin = Lap helyett érmét is elvehetsz. De a Könyvesbolt minden fordulóban ad egyet: vedd meg.
lesson-first-buy-then = Ada felfed egy második Könyvesboltot, és megveszi az Acélművet: fordulónként egy érme, de eggyel kevesebb szív. Aztán új forduló kezdődik, és mindenki megkapja a jövedelmét.

lesson-first-discard-title = Minden névből egy
lesson-first-discard = Egy városban minden lapból **csak egy** lehet, ezért a második Könyvesboltot [1] nem használhatod. A köröd elején eldobhatsz egy lapot, és akkor Adáé sem lehet.
lesson-first-discard-do = Dobd el a Könyvesboltot.
lesson-first-discard-dream = Hagyd ott: egyszer majd megveszed. Dobd el a Könyvesboltot.
lesson-first-discard-keep = Sokszor jó mindent megtartani. De ezt a lapot csak Ada használhatja. Dobd el a Könyvesboltot.

lesson-first-look-title = Egyenként
lesson-first-look = Két lap hiányzik. Mindegyiket meglátod, mielőtt a következőhöz paklit választasz. 2 érméd van.
lesson-first-look-do = Fedj fel egy lapot az 1–3-as pakliból.
lesson-first-look-dear = 2 érméd van: ott nézz körül, ahol a lapok 1–3 érmébe kerülnek.

lesson-first-heart-title = Az első szíved
lesson-first-heart = A Főtéren [1] egy szív van, és futja rá. De előbb három lapnak kell felfedve lennie.
lesson-first-heart-do = Fedj fel még egy lapot az 1–3-as pakliból.

lesson-first-times-title = Lakosok szorozva szívekkel
lesson-first-times = A pontszámod: lakosok **szorozva** szívekkel [1]. Egy lakosod van, és egy szíved sincs, 1 × 0 pedig nulla. Vedd meg a Főteret [2], és figyelj.
lesson-first-times-do = Vedd meg a Főteret 2 érméért.
lesson-first-times-house = Két lakos szív nélkül még mindig nulla pont. Szív kell: vedd meg a Főteret.
lesson-first-times-coin = Spórolni jó, de egy szív most meghozza az első pontodat. Vedd meg a Főteret.
lesson-first-times-then = Az első pontod. Ada megveszi az Iglut. Az új fordulóban 2 érmét kapsz: egyet a piac, egyet a Könyvesbolt fizet.

lesson-first-parts-title = A kör négy része
lesson-first-parts = A körnek már három részét [1] ismered: ha akarsz, eldobsz egy lapot, felfedsz annyit, hogy három legyen, és veszel egyet. Most semmit sem kell eldobnod.
lesson-first-parts-do = Tartsd meg az összes lapot.
lesson-first-parts-card = Az a lap nem árt neked. Most tartsd meg mindet.

lesson-first-again-title = A harmadik lap
lesson-first-again = Egy lap hiányzik.
lesson-first-again-do = Fedj fel egy lapot az 1–3-as pakliból.

lesson-first-house-title = Lakóépületek
lesson-first-house = A lakóépületeket nem kell felfedni: kezdettől fogva eladók. Mindegyikből csak egy van. A Családi ház [1] egy lakost hoz, és zöld; hamarosan meglátod, miért fontos ez.
lesson-first-house-do = Vedd meg a Családi házat 1 érméért.
lesson-first-house-school = Az is hoz egy lakost. De zöld lap kell, és mindjárt meglátod, miért. Vedd meg a Családi házat.
lesson-first-house-coin = Spórolni később is tudsz. A Családi ház csak 1 érme.

lesson-first-special-later = Speciális épületek: { $step }. lépés
lesson-first-special-title = Egy speciális épület
lesson-first-special = Itt a kör negyedik része. A Játékbolthoz [1] egy kék és egy zöld lap kell, és mindkettő megvan [2] [3]. **Semmibe** sem kerül, és a lapjaid megmaradnak. Mindenki egy speciális épületet vehet el a játékban.
lesson-first-special-do = Vedd el a Játékboltot.
lesson-first-special-pass = Várhatsz másikra, de a Játékbolt most megduplázza a jövedelmedet: vedd el.
lesson-first-special-then = A Játékbolt fordulónként 2 érmét fizet, így 4 a jövedelmed. Ada megveszi a Társasházat, és 3 lakosa van, de −1 szíve: még mindig 0 pont.

lesson-first-save-title = A drága lap
lesson-first-save = 4 érmét kaptál, így 5 érméd van. A Vidámpark [1] még itt van, és Ada sem tudja megvenni.
lesson-first-save-do = Tartsd meg az összes lapot.
lesson-first-save-dream = Akkor eltűnne. Hagyd ott, és spórolj rá.
lesson-first-save-card = Megteheted, de ebben a körben nem veszel semmit. Tartsd meg az összes lapot.

lesson-first-coin-title = Érme lap helyett
lesson-first-coin = Vásárolni soha nem kötelező. Helyette elvehetsz **egy érmét**. A 4-es jövedelmeddel a következő fordulóban 10 érméd lesz.
lesson-first-coin-do = Vegyél el egy érmét.
lesson-first-coin-buy = Megtehetnéd, de most a Vidámparkra spórolsz. Vegyél el egy érmét.
lesson-first-coin-then = Ada megveszi az Iskolát. Te 4 érmét kapsz, így 10 érméd van.

lesson-first-ten-title = Tíz érme
lesson-first-ten = A Vidámpark még itt van, és most futja rá. De előbb: el akarsz dobni valamit?
lesson-first-ten-do = Tartsd meg az összes lapot.
lesson-first-ten-dream = Erre spóroltál. Tartsd meg.
lesson-first-ten-card = Az a lap nem árt neked. Tartsd meg az összes lapot.

lesson-first-middle-title = A középső pakli
lesson-first-middle = Egy lap hiányzik. A középső pakliban [1] 4 és 5 érmés lapok vannak.
lesson-first-middle-do = Fedj fel egy lapot a 4–5-ös pakliból.
lesson-first-middle-other = Bármelyik paklit választhatod, de most nézz bele a középsőbe.

lesson-first-park-title = Három szív egyszerre
lesson-first-park = 2 lakosod és 1 szíved van: 2 pont. Még három szívvel [1] 2 × 4 lesz [2].
lesson-first-park-do = Vedd meg a Vidámparkot 9 érméért.
lesson-first-park-hotel = Jó lap, de három szívre spóroltál: vedd meg a Vidámparkot.
lesson-first-park-coin = Eleget spóroltál. Vedd meg a Vidámparkot.

lesson-first-end-title = Nyolc–nulla
lesson-first-end = Amikor valakinek **tíz lapja** van, az a forduló az utolsó. Neked hat van. Előbb érmét gyűjts, aztán pontot; és azt vedd, amiből kevesebbed van, lakost vagy szívet: a 4 × 4 több a 7 × 2-nél. Játszd végig ezt a játszmát Ada ellen.

lesson-last-round = Az utolsó forduló
lesson-last-round-about = Hogyan ér véget a játék, miért kerül még mindenki sorra, és hogyan olvasd a pontozást.

lesson-last-round-nine-title = Kilenc a tízből
lesson-last-round-nine = Kilenc lapod és 9 érméd van, Adának nyolc lapja. A következő lappal tíz lapod lesz, és ez lesz az **utolsó forduló**. Az Állatkerten [1] három szív van, a Lombházon [2] három lakos. Semmit sem kell eldobnod.
lesson-last-round-nine-do = Tartsd meg az összes lapot.
lesson-last-round-nine-card = Szabad, de ez a három nem árt neked. Tartsd meg az összes lapot.

lesson-last-round-tenth-title = Költsd el, amid van
lesson-last-round-tenth = 5 lakosod és 5 szíved van, ez 25 pont [1]. Az érmék csak döntetlennél számítanak, ezért költsd el őket: még három szívvel 5 × 8 lesz.
lesson-last-round-tenth-do = Vedd meg az Állatkertet.
lesson-last-round-tenth-treehouse = Ugyanolyan jó: 8 × 5 is 40 pont, de ebben a leckében az Állatkertet vedd meg.
lesson-last-round-tenth-other-card = Megtehetnéd, de három szív a tizedik mezőn 15 pontot ér: vedd meg az Állatkertet.
lesson-last-round-tenth-coin = Az érmék most már csak döntetlennél számítanak. Vedd meg az Állatkertet.
lesson-last-round-tenth-then = Tíz lap: ez az utolsó forduló. Jövedelmet már senki sem kap, de Ada még sorra kerül: megveszi a Lombházat.

lesson-last-round-sheet-title = A pontozás
lesson-last-round-sheet = 5 lakos szorozva 8 szívvel: **40**; Adánál 7-szer 4, azaz **28**. Az Acélműved egy szívedbe, vagyis 5 pontodba került: nélküle 5 × 9 lenne.

lesson-expert = Haladó: piacok és hatások
lesson-expert-about = Színes piac és speciális épületek, amelyek tesznek is valamit: egy haladó játék két köre.

lesson-expert-market-title = Színes piac
lesson-expert-market = A haladó játékban a Boldogpiacod **színes lapnak számít**, és a színét te választod. Ada elvette a kéket. A Fagyizó speciális épület, két zöld lap kell hozzá: a zöld piac [1] lenne az első.
lesson-expert-market-do = Vedd el a zöld piacot.
lesson-expert-market-colour = Bármelyik színt választhatod. De a zölddel félúton vagy a Fagyizó felé: vedd el a zöld piacot.

lesson-expert-effects-title = Épületek, amelyek tesznek valamit
lesson-expert-effects = A speciális épületeknek itt egyszerű számok helyett **hatásuk** van; érints meg egy épületet, és elolvashatod. A Fagyizó [1] azonnal fizet egy-egy érmét a városod minden lapjáért. Előbb, mint mindig, fedj fel három lapot, elsőként két olcsót.
lesson-expert-effects-do = Fedj fel két lapot az 1–3-as pakliból.
lesson-expert-effects-dear = Bármelyik paklit választhatod, de csak 3 érméd van: válaszd az olcsót (1–3).

lesson-expert-middle-title = Egy későbbre
lesson-expert-middle = Két Cukrászda. Egy lap még hiányzik, és hamarosan több érméd lesz.
lesson-expert-middle-do = Fedj fel egy lapot a 4–5-ös pakliból.
lesson-expert-middle-other = Bármelyik paklit választhatod, de most 4 vagy 5 érmés lapot keress.

lesson-expert-green-title = A második zöld lap
lesson-expert-green = A piacod [1] egy zöld lap. A lakóépületek is zöldek: a Családi házzal [2] kettő lesz, és 2 érméd marad.
lesson-expert-green-do = Vedd meg a Családi házat 1 érméért.
lesson-expert-green-block = Az is zöld, de mind a 3 érméd elmegy rá. A Családi ház 1 érme.
lesson-expert-green-card = Jó lap, de nem zöld. Vedd meg a Családi házat.
lesson-expert-green-coin = Spórolni később is tudsz. Egy zöld lap hiányzik: vedd meg a Családi házat.

lesson-expert-parlour-title = Azonnal
lesson-expert-parlour = Vedd el a Fagyizót [1]. A piacodért, a Családi házért és önmagáért fizet: 3 érme **azonnal**, így 2 helyett 5 érméd lesz [2]. Később többet fizetne, de az érme az elején többet segít.
lesson-expert-parlour-do = Vedd el a Fagyizót.
lesson-expert-parlour-pass = Várhatsz, amíg megnő a városod. De Ada elvehetné, és a korai érmékből jövedelem lesz. Vedd el most.
lesson-expert-parlour-then = 3 érme 3 lapért. Ada vesz egy Cukrászdát. Új forduló: a piacod 1 érmét fizet.

lesson-expert-six-title = Hat érme a 2. fordulóban
lesson-expert-six = 6 érméd van [1], Adának 2 van. Az 5 érmés Autószerviz [2] minden fordulóban 2 érmét fizet.
lesson-expert-six-do = Tartsd meg az összes lapot.
lesson-expert-six-garage = Tartsd meg az Autószervizt: arra valók az érméid.
lesson-expert-six-card = Szabad, de Adának már van Cukrászdája, így ezt nem veheti meg. Most tartsd meg az összes lapot.

lesson-expert-fill-title = A harmadik lap
lesson-expert-fill = Egy lap hiányzik, de már tudod, mit fogsz venni.
lesson-expert-fill-do = Fedj fel egy lapot az 1–3-as pakliból.

lesson-expert-garage-title = Érméből jövedelem
lesson-expert-garage = Az Autószervizzel [1] a jövedelmed 3, már a 2. fordulóban.
lesson-expert-garage-do = Vedd meg az Autószervizt 5 érméért.
lesson-expert-garage-card = Megtehetnéd, de az elején jövedelemre költs: az Autószerviz fordulónként 2 érmét ad. Vedd meg.
lesson-expert-garage-coin = Van elég érméd. Vedd meg az Autószervizt.
lesson-expert-garage-then = Ada megveszi az Iskolát.

lesson-expert-kinds-title = Négyféle hatás
lesson-expert-kinds = Az **azonnal** azt jelenti: egyszer, és soha többé. A Vár [1] fizet, valahányszor egy szomszéd drága lapot vesz, a Piramis [2] a végén lemásolja egy szomszéd lapját, a Repülőtér olcsóbbá teszi a zöld lapokat. Két játékosnál Ada az egyetlen szomszédod. Játszd végig ezt a játszmát Ada ellen.

lesson-neighbours = Haladó: a szomszéd városa
lesson-neighbours-about = Mi számít mezőnek és ki szomszédnak: a Piramis mutatja meg az utolsó fordulóban.

lesson-neighbours-slot-title = Ugyanaz a mező
lesson-neighbours-slot = A Piramisod [1] a városod **negyedik** lapja. A végén lemásolja egy szomszéd negyedik lapjának lakosait és szíveit. Ada negyedik lapja az Állatkert, három szívvel. Számít tehát, hol áll egy lap, és mikor veszed el.
lesson-neighbours-slot-do = Tartsd meg az összes lapot.
lesson-neighbours-slot-card = Szabad, de ez a három nem árt neked. Tartsd meg az összes lapot.

lesson-neighbours-tenth-title = Három szív még jön
lesson-neighbours-tenth = 4 lakosod és 4 szíved van [1], és az Állatkertből még három szív jön. Lakosok kellenek tehát: a Luxusvillán [2] három van, és ez lesz a tizedik lapod.
lesson-neighbours-tenth-do = Vedd meg a Luxusvillát 6 érméért.
lesson-neighbours-tenth-university = Azon két lakos van. A Luxusvillán három van, ugyanúgy 6 érméért.
lesson-neighbours-tenth-card = Megtehetnéd, de három lakos hét szívvel szorozva sokkal többet ér: vedd meg a Luxusvillát.
lesson-neighbours-tenth-coin = Az érmék most már csak döntetlennél számítanak. Vedd meg a Luxusvillát.
lesson-neighbours-tenth-then = Tíz lap: ez az utolsó forduló. Ada megveszi az Élelmiszerboltot, aztán a Piramisod lemásolja Ada Állatkertjét.

lesson-neighbours-copied-title = Hétszer hét
lesson-neighbours-copied = 7 lakosod és 4 szíved van, plusz az Állatkert három szíve: 7 × 7 = **49** a 28 helyett. Ada Állatkertje megmarad. A szomszédok balra és jobbra ülnek; két játékosnál Ada mindkettő, de csak egyszer számít. Több játékosnál te választod ki, kinek a lapját másolod.
