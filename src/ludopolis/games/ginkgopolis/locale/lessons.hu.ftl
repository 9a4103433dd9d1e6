# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Az öreg fa körül
lesson-first-about = Hat forduló: egy lap önmagában, a terjeszkedés, a ráépítés és mindkettő ára, végül az első városrészed.

lesson-first-alone-title = Egy lap önmagában
lesson-first-alone = Közösen építetek egy várost; az nyer, akié **a legtöbb pont**. Minden fordulóban mindenki titokban választ egyet a négy lapja közül. Minden lap egy helyet jelöl: a sárga 3-as ezt az épületet [1]. Ha **önmagában** játszod ki, ezt az épületet használod. A sárga épületek pontot termelnek.
lesson-first-alone-do = Válaszd a sárga 3-as lapot, és játszd ki önmagában.
lesson-first-alone-tile = Lapkával építenél. Előbb nézd meg, mit csinál egy lap önmagában: játszd ki a sárga 3-as lapot lapka nélkül.
lesson-first-alone-colour = A piros épületek erőforrást termelnek, a kékek lapkát. Kezdd egy ponttal: játszd ki a sárga 3-as lapot.
lesson-first-alone-renew = Ez egy lapdobásjelzőbe kerülne, pedig a mostani lapok is jók. Játszd ki a sárga 3-as lapot önmagában.
lesson-first-alone-other = Szabad, de előbb nézd meg, mit csinál egy épület: játszd ki a sárga 3-as lapot önmagában.
lesson-first-alone-then = 1 pontot kapsz. Ada veled egyszerre választott: a K betűt lapkával.

lesson-first-hands-title = A lapok vándorolnak
lesson-first-hands = Ada a K betű helyére [1] építette a kék 20-as lapkát, a betű pedig félreállt [2]. A három lap, amelyet nem játszottál ki, **Adához került**, az övéi hozzád, és mindketten húztatok még egyet. Így megy ez minden forduló után.

lesson-first-outward-title = Terjeszkedés
lesson-first-outward = Betűk jelzik a város szélét. Ha egy betűt **lapkával** játszol ki, terjeszkedsz: a lapka a betű helyére épül. Az L betű [1] két kék épület [2] [3] mellett fekszik, és az új épület minden szomszédja neked termel: két lapkát.
lesson-first-outward-do = Válaszd az L betűt, aztán a kék 4-es lapkát, és építs.
lesson-first-outward-alone = Önmagában egy erőforrást vagy egy lapkát ad. Lapkával többet kapsz, és egy épületet is: add hozzá a kék 4-es lapkát.
lesson-first-outward-high = Az is jó lenne, de a nagy számok inkább egy épület tetejére valók: válaszd a kék 4-es lapkát.
lesson-first-outward-neighbours = Ott egy szomszédod lenne, az L betű helyén kettő. Válaszd az L betűt.
lesson-first-outward-upward = Az már ráépítés, az csak ezután jön. Előbb játszd ki az L betűt a kék 4-es lapkával.
lesson-first-outward-other = Szabad, de az L betű a kék 4-es lapkával most többet hoz.
lesson-first-outward-then = Ebben a fordulóban Ada kezd: önmagában játssza ki az I betűt, és elvesz egy erőforrást. Aztán te építesz.

lesson-first-letter-title = A betű félreáll
lesson-first-letter = A kék 4-es a tiéd: az egyik erőforrásod áll rajta [1]. A betű **az új épület melletti egyik szabad mezőre** kerül, ahol a város később nőhet. Mindkét mező jó.
lesson-first-letter-do = Válaszd ki, hová kerül az L betű.

lesson-first-gain-title = Mit hozott
lesson-first-gain = Két egyszintes kék szomszéd **két lapkát** adott neked, pedig a kék 20-as [1] Adáé. Ő semmit sem kap. És a három kezdőkaraktered közül kettő fizet, valahányszor terjeszkedsz [2]: egy erőforrást és egy pontot.

lesson-first-upward-title = Ráépítés
lesson-first-upward = Épületkártyával és lapkával **ráépítesz**. Tedd a kék 11-es lapkát a kék 1-es épületre [1]: két szint lesz, ezért két erőforrásod [2] kerül rá. Azonos színnél és nagyobb számnál mást nem kell fizetni.
lesson-first-upward-do = Válaszd a kék 1-es lapot, aztán a kék 11-es lapkát, és építs.
lesson-first-upward-alone = Egy lapkát kapnál, és a lap elveszne. Ha építesz vele, megtartod: add hozzá a kék 11-es lapkát.
lesson-first-upward-colour = Más szín egy erőforrással többe kerül. Válaszd a kék 11-es lapkát.
lesson-first-upward-high = Az is jó, de a 11-es itt elég nagy, ezért tartogasd a 16-ost.
lesson-first-upward-place = Lehetne, de a kék 1-es mellett már van egy kék épületed: a kék 1-esre építs.
lesson-first-upward-other = Szabad, de ebben a leckében építs rá a kék 1-es épületre a kék 11-es lapkával.
lesson-first-upward-then = Egy másik karaktered egy lapkát fizet érte. Ada is ráépít, a sárga 17-es lapkával.

lesson-first-kept-title = Lapok, amelyeket megtartasz
lesson-first-kept = **Megtartod a lapot**, amellyel ráépítettél: a kék 1-es mostantól egy lapkát ad minden önmagában kijátszott lapodért [1]. Az új épületek, például a kék 11-es [2], építési területek (a daru), amíg a pakli el nem fogy. Most épp elfogyott, így a lapjaik játékba kerültek.

lesson-first-district-title = Egy városrész
lesson-first-district = A kék 4-es [1], 11-es [2] és 20-as [3] érintkezik: az egymás melletti azonos színű épületek **városrészt** alkotnak. Akinek a végén ott a legtöbb erőforrása van, mind a négy erőforrásért kap egy-egy pontot; a második csak a sajátjaiért: Ada 1-et.

lesson-first-resource-title = Egy betű önmagában
lesson-first-resource = 2 erőforrásod van [1], és hamarosan 3 kell. Egy betű **önmagában** egy erőforrást vagy egy lapkát ad.
lesson-first-resource-do = Válaszd a B betűt, és játszd ki önmagában.
lesson-first-resource-letter = Ugyanolyan jó, de ebben a leckében válaszd a B betűt.
lesson-first-resource-blue = Azzal lapkákat kapsz, pedig már van három. Erőforrásra van szükséged: játszd ki a B betűt önmagában.
lesson-first-resource-other = Csábító, de ebben a leckében gyűjts a következő fordulóra: játszd ki a B betűt önmagában.
lesson-first-resource-then = Megint Ada kezd: önmagában játssza ki a piros 2-es lapot, és kap egy erőforrást.

lesson-first-take-title = Erőforrás vagy lapka
lesson-first-take = 3 lapkád van, és a kék 1-es mindjárt hoz még egyet, mert egy lapot önmagában játszol ki.
lesson-first-take-do = Vegyél el egy erőforrást.
lesson-first-take-tile = Lapkád van elég. Vegyél el egy erőforrást: a következő épülethez három kell.

lesson-first-over-title = Egy ellenfél épületére építesz
lesson-first-over = A kék 20-as lapot húztad, Ada épületének [1] lapját. Két szinthez 2 kell a 3 erőforrásodból [2], **más szín** 1-gyel többe kerül, **kisebb szám** pedig annyi pontba, amennyivel kisebb: a 20-asra 19-est tenni 1 pontba kerül.
lesson-first-over-do = Válaszd a kék 20-as lapot, aztán a piros 19-es lapkát, és építs.
lesson-first-over-alone = Azzal két lapkát kapnál. Van jobb is: add hozzá a piros 19-es lapkát.
lesson-first-over-blue = Az épület kék maradna, de a 20-asra 16-ost tenni 4 pontba kerül. Válaszd a piros 19-es lapkát, és nézd meg mindkét árat.
lesson-first-over-dear = Az a szám sokkal kisebb: az 5 pontod nem elég rá. Válaszd a piros 19-es lapkát.
lesson-first-over-other = Szabad, de ebben a leckében építs rá Ada épületére: a kék 20-asra a piros 19-es lapkával.
lesson-first-over-then = Ada visszakapja az erőforrását, és kap érte egy pontot. Ő a C betűt játssza ki önmagában.

lesson-first-counted-title = Pontok a végén
lesson-first-counted = Lefedted Ada épületét [1], és megtartod a lapját, a kék 20-ast: **9 pont** a végén. A kék városrészben [2] most egyedül vagy, így a 3 erőforrásod kétszer számít: 6 pont. Ha most véget érne a játszma, 23 pontod lenne, Adának 13.

lesson-first-renewal-title = Új lapok
lesson-first-renewal = Egyik lapod sem tetszik? Adj le egy **lapdobásjelzőt** [1], és húzz négy új lapot, mielőtt választasz. Két jelződ van; ami megmarad, a végén 2-2 pontot ér.

lesson-first-dear-title = Ha nem tudsz fizetni
lesson-first-dear = Nincs több erőforrásod [1]. Ha nem tudsz fizetni, amikor sorra kerülsz, a lapka visszajön, és a lapot önmagában játszod ki. Előbb tehát szerezz erőforrást.
lesson-first-dear-do = Játszd ki önmagában az A, a H vagy az L betűt.
lesson-first-dear-blue = Azzal lapkákat kapsz, pedig már négy van. Játssz ki önmagában egy betűt.
lesson-first-dear-renew = Az új lapok a végén 2 pontba kerülnek, és a mostaniak is jók. Játssz ki önmagában egy betűt.
lesson-first-dear-other = Azt nem tudod kifizetni: a lapka visszajönne. Játssz ki önmagában egy betűt.
lesson-first-dear-then = Ada kezd: a piros 8-as lapkát teszi a kék 11-es épületedre, és 3 pontot meg 4 erőforrást fizet.

lesson-first-covered-title = Lefedve
lesson-first-covered = Ada lefedte a kék 11-es épületedet [1]: **visszakapod a rajta álló két erőforrást, és mindegyikért egy pontot**. De a kék 4-es [2] most egyedül áll, és egyetlen épület még nem városrész: a 6 pont odalett.
lesson-first-covered-do = Vegyél el egy erőforrást vagy egy lapkát a betűdért.

lesson-first-end-title = Hogyan ér véget
lesson-first-end = Ha a lapkák [1] elfogynak, visszaadhatsz néhányat a tieidből egy-egy pontért. Ha **újra** elfogynak, vagy valakinek 25 erőforrása van a városban, az a forduló az utolsó. Ha egy betűnek nincs helye, más betűket tol arrébb. Játszd végig ezt a játszmát Ada ellen.

lesson-districts = Kié a többség
lesson-districts-about = Városrészek: mi számít, ki hány pontot kap, és hogyan kapcsolj össze épületeket.

lesson-districts-look-title = Két városrész
lesson-districts-look = Az egymás melletti azonos színű épületek városrészt alkotnak. Adának kettő van: a piros 8-as [1] a piros 2-essel és 3-assal, és a sárga 17-es [2] a sárga 1-essel. A piros 2-es és 3-as meg a sárga 1-es gazdátlan: ezek összekötnek, de nem hoznak semmit. Minden városrészt megjeleníthetsz [3].

lesson-districts-prizes-title = Első és második hely
lesson-districts-prizes = Akinek **a legtöbb erőforrása** van egy városrészben, minden ottani erőforrásért kap egy pontot, a második csak a sajátjaiért. Aki egyedül van ott, mindkettőt megkapja: a pirosban [1] Ada 3 erőforrása 6 pontot ér. A te piros 19-es épületed [2] nem érintkezik piros épülettel.

lesson-districts-join-title = Kapcsold össze a pirosakat
lesson-districts-join = A J betű [1] a te piros 19-es épületeddel [2] és a gazdátlan piros 1-es épülettel [3] érintkezik. Egy piros lapka ott **egy városrésszé** teszi a hármat. És mindkét szomszéd neked termel: együtt három szint, tehát három erőforrás.
lesson-districts-join-do = Válaszd a J betűt, aztán a piros 6-os lapkát, és építs.
lesson-districts-join-low = Az is összekapcsolja őket. De nagyobb számot az ellenfeleknek drágább lefedni: válaszd a piros 6-os lapkát.
lesson-districts-join-alone = Önmagában egy erőforrást vagy egy lapkát ad. A piros 6-os lapkával városrészt kapsz: add hozzá.
lesson-districts-join-colour = A szomszédok ugyanennyit termelnének, de csak a piros kapcsolja össze a pirosakat: válaszd a piros 6-os lapkát.
lesson-districts-join-other = Szabad, de a J betűvel és a piros 6-os lapkával most városrészt kapsz.
lesson-districts-join-then = Ada a kék 3-as lapot választotta a piros 5-ös lapkával.

lesson-districts-letter-title = Hol nőhet a város
lesson-districts-letter = Megépült a piros 6-os [1]. A betű félreáll; ahová kerül, ott később bárki építhet.
lesson-districts-letter-do = Válaszd ki, hová kerül a J betű.
lesson-districts-letter-then = Ada nem tud 3 erőforrást fizetni a piros 5-ös lapkáért: a lapka visszajön, és a lapját önmagában játssza ki.

lesson-districts-end-title = Egyedül dupla pont jár
lesson-districts-end = A piros 19-es épületen [1] két erőforrás van, a piros 6-os épületen [2] egy: összesen három, és egyedül vagy, tehát 6 pont. Egyenlő erőforrásnál a magasabb épület dönt, aztán a nagyobb szám. Ha most érne véget a játszma, 26 pontod lenne, Adának 20. Játssz tovább.

lesson-draft = Karakterdraft
lesson-draft-about = A normál játék: válassz három összeillő karaktert, és nézd meg, hogyan fizetnek.

lesson-draft-planner-title = Egy a négyből
lesson-draft-planner = A normál játékban te választod a karaktereidet: négyből egyet megtartasz, **a többit Adának adod**. Mindegyik hoz valamit kezdéskor, és a három akció egyikéért fizet az egész játékban. Ez a biotervező [1] egy pontot fizet, valahányszor ráépítesz.
lesson-draft-planner-do = Tartsd meg a biotervezőt.
lesson-draft-planner-engineer = A biomérnökök lapkát hoznak, de több van belőlük, mint biotervezőből: tartsd meg a biotervezőt.
lesson-draft-planner-technician = A biotechnikusok erőforrást hoznak, de a biotervező ritkább: tartsd meg őt.
lesson-draft-planner-then = Ada is megtart egyet. Amit meghagyott, hozzád kerül.

lesson-draft-engineer-title = Egy a háromból
lesson-draft-engineer = Ez a három Adától jött, és mind a ráépítésért fizet. Két olyan, amely **ugyanazért az akcióért** fizet, jól illik egymáshoz: ezzel a biomérnökkel [1] minden szint egy pontot és egy lapkát hoz.
lesson-draft-engineer-do = Tartsd meg a biomérnököt.
lesson-draft-engineer-planner = Szintenként két pont: nem rossz. De lapka is kell az építéshez: tartsd meg a biomérnököt.
lesson-draft-engineer-technician = Az is jó választás, de ebben a leckében tartsd meg a biomérnököt.

lesson-draft-technician-title = Egy a kettőből
lesson-draft-technician = Ezt a kettőt már láttad: senki sem tartotta meg őket. A szintek erőforrásba kerülnek, és ez a biotechnikus [1] egyet ad minden önmagában kijátszott lapodért.
lesson-draft-technician-do = Tartsd meg a biotechnikust.
lesson-draft-technician-engineer = Több lapkád lenne, de a szintek erőforrásba is kerülnek. Tartsd meg a biotechnikust.
lesson-draft-technician-then = Mindenki megmutatja a karaktereit. Aztán mindenki négy lapot kap.

lesson-draft-start-title = Amivel kezdesz
lesson-draft-start = Amit a karakterek kezdéskor hoznak, összeadódik: 4 erőforrás, 2 lapka és 2 pont [1]. Mostantól ezt fizetik: egy lapkát és egy pontot a ráépítésért [2], egy erőforrást az önmagában kijátszott lapért [3].

lesson-draft-work-title = Nézd meg őket munka közben
lesson-draft-work = Tedd a kék 20-as lapkát a kék 1-es épületre [1]: két szint lesz, ehhez 2 kell a 4 erőforrásodból. Azonos színnél és nagyobb számnál mást nem kell fizetni.
lesson-draft-work-do = Válaszd a kék 1-es lapot, aztán a kék 20-as lapkát, és építs.
lesson-draft-work-alone = Azzal egy lapkát kapsz, és egy erőforrást a biotechnikusodtól. De a másik két karaktered a ráépítésért fizet: add hozzá a kék 20-as lapkát.
lesson-draft-work-colour = Más szín egy erőforrással többe kerül. Válaszd a kék 20-as lapkát.
lesson-draft-work-renew = Ezek a lapok jók. Válaszd a kék 1-es lapot a kék 20-as lapkával.
lesson-draft-work-other = Szabad, de ebben a leckében építs rá a kék 1-es épületre a kék 20-as lapkával.
lesson-draft-work-then = Egy lapka és egy pont neked. Ada önmagában játssza ki a sárga 1-es lapot, és két biomérnöke egy-egy lapkát fizet neki.

lesson-draft-end-title = Válaszd, ami összeillik
lesson-draft-end = 3 pontod és 2 lapkád van, és megtartod a kék 1-es lapot. A 16-os, 17-es és 18-as lapok a karaktereket is számolják: a kék 18-as lappal minden lapod, amely a ráépítésért fizet [1], 2 pontot hozna a végén. Játszd végig ezt a játszmát Ada ellen.

lesson-hal = Egyszemélyes játék HAL ellen
lesson-hal-about = Három forduló egyedül: a három lapod, HAL egyetlen lapja, és az, hogyan épít HAL.

lesson-hal-floor-title = Te és HAL
lesson-hal-floor = Az egyszemélyes játékban **HAL** [1] ellen játszol. Minden fordulóban három lapot kapsz, ő pedig egyet, képpel lefelé. 6 erőforrásod, 6 lapkád és 6 pontod van, de karaktered nincs. Építs rá a piros 1-es épületre [2].
lesson-hal-floor-do = Válaszd a piros 1-es lapot, aztán a piros 14-es lapkát, és építs.
lesson-hal-floor-alone = Azzal egy erőforrást kapsz, és a lap elvész. Add hozzá a piros 14-es lapkát, és a lapot megtartod.
lesson-hal-floor-high = Ugyanolyan jó, de ebben a leckében válaszd a piros 14-es lapkát.
lesson-hal-floor-colour = Más szín egy erőforrással többe kerül. Válaszd a piros 14-es lapkát.
lesson-hal-floor-other = Szabad, de ebben a leckében építs rá a piros 1-es épületre a piros 14-es lapkával.

lesson-hal-his-letter-title = HAL mindig épít
lesson-hal-his-letter = A másik két lapodat eldobod. HAL megmutatja az I betűt, a kék 14-es lapkát húzza, és **terjeszkedik** [1]. A szomszédok szintenként egy pontot adnak neki, itt összesen 1-et. A betűit te lépteted helyette.
lesson-hal-his-letter-do = Válaszd ki, hová kerül az I betű.

lesson-hal-outward-title = Egy városrész
lesson-hal-outward = Három új lap. Az A betű [1] a sárga 1-es épület [2] mellett fekszik: ha oda kerül a sárga 10-es lapka, a kettőből városrész lesz. A szomszédos épület egy pontot termel neked.
lesson-hal-outward-do = Válaszd az A betűt, aztán a sárga 10-es lapkát, és építs.
lesson-hal-outward-alone = Önmagában egy erőforrást vagy egy lapkát ad. A sárga 10-es lapkával egy pontot és egy városrészt kapsz.
lesson-hal-outward-colour = A sárga 1-es épülettel csak sárga lapka alkot városrészt. Válaszd a sárga 10-es lapkát.
lesson-hal-outward-other = Szabad, de ebben a leckében válaszd az A betűt a sárga 10-es lapkával.

lesson-hal-your-letter-title = A te betűd
lesson-hal-your-letter = Megépült a sárga 10-es [1]. A betűje félreáll; mindkét mező jó.
lesson-hal-your-letter-do = Válaszd ki, hová kerül az A betű.

lesson-hal-kept-title = HAL ráépít
lesson-hal-kept = HAL megmutatta a kék 1-es lapot, és a kék 1-es épületre a kék 18-as lapkát tette [1]. Kisebb szám vagy más szín neki nem kerül semmibe: csak a lehelyezett erőforrásokat fizeti. **Megtartja a lapot**, és a végén pontoz vele, de a bónuszát soha nem használja.

lesson-hal-alone-title = A megtartott lapod fizet
lesson-hal-alone = A megtartott piros 1-es egy erőforrást fizet minden önmagában kijátszott lapodért [2]. Játszd ki önmagában a sárga 1-es lapot [1]: egy pontot és egy erőforrást kapsz.
lesson-hal-alone-do = Válaszd a sárga 1-es lapot, és játszd ki önmagában.
lesson-hal-alone-tile = Azzal a sárga 1-es épületre építenél, de ebben a leckében önmagában játszd ki a lapot.
lesson-hal-alone-letter = Egy betű erőforrást vagy lapkát hozna, a piros 1-es pedig egy erőforrást. A sárga 1-es pontot hoz: azt játszd ki.
lesson-hal-alone-other = Szabad, de ebben a leckében játszd ki a sárga 1-es lapot önmagában.

lesson-hal-end-title = Győzd le HAL-t
lesson-hal-end = HAL a piros 4-es lapkát [1] a te piros 14-es épületed [2] mellé tette: mindkettő kétszintes, két-két erőforrással, így a nagyobb szám az első: a tiéd. A játék akkor ér véget, ha elfogynak a lapkák, mind a 25 erőforrásod a városban van, vagy HAL már nem tud építeni. Játssz tovább.
