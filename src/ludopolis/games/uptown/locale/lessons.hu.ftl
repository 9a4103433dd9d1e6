# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Tető az első telken
lesson-first-about = Egy kör mindkét akciója, az első tető és az upcoinjai, egy ajándék és az építkezés fölfelé.

lesson-first-shop-title = Két terv, egy épül meg
lesson-first-shop = Utcád öt telkén fölfelé építkezel, és az nyer, akié a **legtöbb pont**: a presztízs számít, és minden három upcoin még egy pont. Minden kör egy ingyenes lappal kezdődik. Két terv van rajta, az egyiket építed meg. A Tetőkertnek tető kell, ezért válaszd a Boltot: az 1. telekre kerül [1].
lesson-first-shop-do = Építsd a Boltot az 1. telekre.
lesson-first-shop-plot = Bármelyik üres telek jó, de ebben a leckében válaszd az 1. telket.
lesson-first-shop-discard = Az ingyenes lapot eldobhatod. De a Bolt upcoint hoz: építsd az 1. telekre.

lesson-first-second-title = A 2. akció
lesson-first-second = A Bolton 2 upcoin látszik: ennyit keres az utcád, valahányszor valamelyik telked tetőt kap. Most jön a 2. akció: **vedd meg** bármelyik pakli felső lapját, vagy húzz ingyen egy városi lapot [1].
lesson-first-second-do = Húzd fel a városi lapot.
lesson-first-second-buy = Arra futja, de előbb nézd meg, mi van ingyen: húzd fel a városi lapot.

lesson-first-point-title = Az első presztízspont
lesson-first-point = Egy városi lapon négy terv van, oldalanként kettő. A Tejbár 1 presztízst hoz, de csak **a földszinten**: üres telken, például a 2. telken [1].
lesson-first-point-do = Fordítsd a lapot a Tejbárra, és építsd a 2. telekre.
lesson-first-point-above = A Bolt fölött semmit sem hozna: földszint kell neki. Válaszd a 2. telket.
lesson-first-point-plot = Bármelyik üres telek jó, de ebben a leckében válaszd a 2. telket.
lesson-first-point-roof = Ez már tető, és lezárná a telket. A tetők hamarosan jönnek: válaszd a Tejbárt.
lesson-first-point-discard = Eldobhatod, de a Tejbár 1 presztízst ér: építsd a 2. telekre.
lesson-first-point-then = Ada épít, majd 3 upcoinért megveszi a **te** paklid felső lapját, a Bódét, és az upcoinokat a paklidra teszi. A Bódén tető van, ezért Ada utcája 3 upcoint fizet neki. Te begyűjtöd a 3 upcoint a paklidról, így ingyenes lapod nincs.

lesson-first-buy-title = Vásárlás egy ellenféltől
lesson-first-buy = Ada a te paklidból vásárolt. **Ingyenes lap helyett** begyűjtötted az ő 3 upcoinját, így 13 van nálad. Ada pakliján [1] egy tető van: a Tetőterasz, 5 upcoinért. Az 5 upcoinod ott marad, és zárolja a paklit, amíg Ada be nem gyűjti.
lesson-first-buy-do = Vedd meg Ada paklijának felső lapját 5 upcoinért.
lesson-first-buy-own = Azon a lapon nincs tető. Ada lapján van: a Tetőterasz.
lesson-first-buy-free = Ingyen van, de nézd meg Ada pakliját: egy tető 5 upcoinért.

lesson-first-roof-title = Ha kész a tető, fizet az utca
lesson-first-roof = A megvett lapot be kell építeni. A tető lezár egy telket, és ekkor az **egész utcád** fizet: 2 upcoint a Bolt és 1-et maga a Tetőterasz után. Tedd az 1. telekre [1].
lesson-first-roof-do = Építsd a Tetőteraszt az 1. telekre.
lesson-first-roof-plot = Ott is ugyanennyit fizetne. De akkor a Tejbár fölé nem épülhetne semmi: válaszd az 1. telket.
lesson-first-roof-floor = Presztízst hoz, de nem tető, így upcoint nem. Válaszd a Tetőteraszt.
lesson-first-roof-then = 3 upcoint kapsz, és az 1. telek lezárult. Ada begyűjti az 5 upcoint a paklijáról, és ajándékot küld neked: egy Trafóházat a 3. telkedre. Minden új tetőnél 2 upcoinodba kerül.

lesson-first-gift-title = Ajándékok
lesson-first-gift = A piros szalag [1] **ajándékot** jelöl: csak más játékos utcájába építhető. Viszonozd Ada ajándékát. A Zajos bár 3 presztízst vesz el tőle az 1. telkén [2].
lesson-first-gift-do = Fordítsd a lapot a Zajos bárra, és ajándékozd Adának, az 1. telkére.
lesson-first-gift-flat = Ez neked jó. De ezúttal többet ér, ha Ada veszít 3 presztízst. Válaszd a Zajos bárt.
lesson-first-gift-discard = Ezt az ajándékot kár eldobni. Küldd Adának a Zajos bárt.
lesson-first-gift-other = Ott is ugyanannyit árt, de ebben a leckében válaszd az 1. telkét.

lesson-first-own-title = A saját paklid
lesson-first-own = A saját paklidon [1] egy Tetőmedence van: 4 presztízs. Az ára 5 upcoin. A saját paklid lapjáért a banknak fizetsz, így semmi sem lesz zárolva.
lesson-first-own-do = Vedd meg a saját paklid felső lapját 5 upcoinért.
lesson-first-own-other = Megtehetnéd, de a saját paklid felső lapja 4 presztízst hoz: vedd meg azt.

lesson-first-pool-title = A tető fölött
lesson-first-pool = Tetőre semmi sem épülhet, csak **tetőterv**, amilyen a Tetőmedence. Egy lezárt telked van: az 1. telek [1].
lesson-first-pool-do = Építsd a Tetőmedencét az 1. telekre.
lesson-first-pool-cafe = Ez tető, és a telken még csak egy lap áll: túl korai. Válaszd a Tetőmedencét.
lesson-first-pool-then = Ada két emeletet épít a 3. telkére. Most 7 presztízsed van.

lesson-first-upwards-title = Fölfelé
lesson-first-upwards = Az alsó emeletek továbbra is számítanak. Tedd a 3 presztízst érő Galériát a Tejbár fölé, a 2. telekre [1].
lesson-first-upwards-do = Építsd a Galériát a 2. telekre.
lesson-first-upwards-plot = Szabad, de a legjobb tetők a magas épületekre valók: építs a 2. telekre, a Tejbár fölé.
lesson-first-upwards-other = Ezt is szabad, de ebben a leckében építsd a Galériát a 2. telekre.

lesson-first-free-title = Vásárlás vagy ingyenes lap
lesson-first-free = Jöhet a 2. akció. Van 6 upcoinod, de a városi lap ezúttal jó.
lesson-first-free-do = Húzd fel a városi lapot.
lesson-first-free-buy = Megtehetnéd, de ezúttal a városi lap jobb, és ingyen van: húzd fel azt.

lesson-first-square-title = Földszint és tető egyszerre
lesson-first-square = A Tér egyszerre földszint és tető. A 4. telken [1] lezárja a telket, és az utcád fizet: 3 upcoint, mínusz 2-t a Trafóház miatt.
lesson-first-square-do = Fordítsd a lapot a Térre, és építsd a 4. telekre.
lesson-first-square-five = Ugyanolyan jó, de ebben a leckében válaszd a 4. telket.
lesson-first-square-other = Ezt is szabad, de ebben a leckében a Teret válaszd, a 4. telekre.
lesson-first-square-then = 1 upcoint kapsz, és két telked lezárult. Ada a 4. telkére épít.

lesson-first-choose-title = Most te választasz
lesson-first-choose = Zárd le a 2. telket [1] az Üvegirodával, és kapj újra upcoint, vagy tegyél Tetőkertet (3 presztízs) egy lezárt telekre, például az 1. telekre [2]. Mindkettő jó.
lesson-first-choose-do = Építsd az Üvegirodát a 2. telekre, vagy a Tetőkertet egy tetőre.
lesson-first-choose-gift = Ez a 3. telket zárja le, ahol a Trafóház áll. Szabad, de jobb a 2. telket lezárni.
lesson-first-choose-discard = Mindkét terv jó. Építsd meg valamelyiket.

lesson-first-end-title = Innen már rajtad múlik
lesson-first-end = Ha egy pakli elfogy, vagy egy utcában **öt tető** van, az a forduló az utolsó. A presztízs számít, és minden három upcoin még egy pont. Előbb növeld az utcád bevételét, ne zárj le túl korán, és figyeld minden pakli felső lapját. Játszd végig ezt a játszmát Ada ellen.

lesson-roofs = Tetők: mikor érdemes lezárni
lesson-roofs-about = Két tető egy körben egy gazdag utcában, és még egy, amelyet egy ellenfél ad.

lesson-roofs-flat-title = Mennyit fizet most egy tető
lesson-roofs-flat = Ez a szám [1] mutatja, mennyit fizet az utcád, ha egy telek lezárul: most 7 upcoint. A Lapos tető maga még 2-t hoz. A magas épületek jobb tetőt érdemelnek, ezért zárd le az 1. telket [2].
lesson-roofs-flat-do = Fordítsd a lapot a Lapos tetőre, és építsd az 1. telekre.
lesson-roofs-flat-plot = Ott is 9 upcoint fizet. De a magas épületek jobb tetőt érdemelnek: válaszd az 1. telket.
lesson-roofs-flat-garden = Ez 3 presztízst hoz, de nem tető, így upcoint nem. Válaszd a Lapos tetőt.
lesson-roofs-flat-discard = Eldobhatod, de egy tető 9 upcoint fizet neked: építsd az 1. telekre.

lesson-roofs-next-title = És még egyszer
lesson-roofs-next = 9 upcoin: most 19 van nálad [1]. Semmi sem fogyott el: a **következő** tetőnél megint az egész utca fizet. A paklidon [2] van is egy tető: a Toronyiroda, 6 upcoinért.
lesson-roofs-next-do = Vedd meg a saját paklid felső lapját 6 upcoinért.
lesson-roofs-next-free = A Kis padlás is tető, és ingyen van. De a Toronyiroda több presztízst hoz: vedd meg.
lesson-roofs-next-gift = Az a tető ajándék: Ada utcája fizetne tőle. Vedd meg a saját paklid lapját.

lesson-roofs-sky-title = Tető a legmagasabbra
lesson-roofs-sky = A Toronyiroda **minden alatta lévő emelet** után 1 presztízst hoz. A 3. telken [1] három emelet van, a 2. telken kettő. Bárhová kerül, az utcád 9 upcoint fizet.
lesson-roofs-sky-do = Építsd a Toronyirodát a 3. telekre.
lesson-roofs-sky-two = Két emelet, 2 presztízs. A 3. telken három van: azt válaszd.
lesson-roofs-sky-clinic = Ez is 3 presztízst hoz, de nem tető, így upcoint nem. Válaszd a Toronyirodát.
lesson-roofs-sky-then = 3 presztízs és 9 upcoin. Ada Ponyvatetőt küld a 2. telkedre, a 2. akciójában pedig Szövetkezeti boltot épít.

lesson-roofs-end-title = Ajándék, amely fizet
lesson-roofs-end = Ada lezárta a 2. telkedet [1]: −2 presztízs, és a telek nem nő tovább. De a tető **a telek gazdájának** fizet: 9 upcoint kaptál, most 31 van nálad. Előbb tehát növeld az utcád bevételét, aztán zárd le egymás után a telkeket. Játszd végig ezt a játszmát Ada ellen.

lesson-gifts = Ajándékok
lesson-gifts-about = Hová kerülhet ajándék, mi véd ellene, és miért segíthet egy ellenfélnek.

lesson-gifts-bar-title = Ami védi az épületet
lesson-gifts-bar = Az ajándékok egy ellenfél nyitott telkeire kerülnek. Az **áthúzott ajándék** egy egész épületet véd: Ada Zárt lakóparkjára [1] nem kerülhet ajándék. A Boltján [2] nincs ilyen jel. A Zajos bár 3 presztízst vesz el tőle.
lesson-gifts-bar-do = Fordítsd a lapot a Zajos bárra, és ajándékozd Adának, a 2. telkére.
lesson-gifts-bar-plot = Ezt is szabad, de ebben a leckében a 2. telkét válaszd, a Boltot.
lesson-gifts-bar-own = Ez neked 1 upcoint és 1 presztízst hoz, de ebben a leckében ajándékozd Adának a Zajos bárt.
lesson-gifts-bar-discard = Eldobhatod, de az ajándék neked semmibe sem kerül: küldd Adának.

lesson-gifts-counts-title = Az ajándék is beleszámít
lesson-gifts-counts = Ada presztízse 6-ról csak 5-re esett. A Zajos bár kávézó, és Ada Kávépörkölője [1] 2 presztízst hoz **az utca minden kávézója után**. Ajándékozás előtt nézd meg, mi ér pontot az ellenfélnek. Egy másik ajándék a saját paklidon [2] van, 3 upcoinért.
lesson-gifts-counts-do = Vedd meg a saját paklid felső lapját 3 upcoinért.
lesson-gifts-counts-free = Azon a lapon is van ajándék: ingyen van, és 2 presztízst vesz el Adától. De a paklidon lévő Galambdúc 3-at: azt a lapot vedd meg.
lesson-gifts-counts-flat = Ez neked 2 presztízst hoz. De a Galambdúc 3 presztízst vesz el Adától: vedd meg a saját paklid lapját.

lesson-gifts-loft-title = Ajándék a tetőre
lesson-gifts-loft = A tető megvéd az ajándékoktól, csak a tetőre valóktól nem. A Galambdúc **csak tetőre** kerülhet, és Adának egy lezárt telke van: a 4. telek [1].
lesson-gifts-loft-do = Fordítsd a lapot a Galambdúcra, és ajándékozd Adának, a 4. telkére.
lesson-gifts-loft-own = 1-gyel több presztízs neked, vagy 3-mal kevesebb neki. Válaszd a Galambdúcot.
lesson-gifts-loft-then = Adának már csak 2 presztízse van. Családi lakást épít, városi lapot húz, és Hulladékszigetet küld neked.

lesson-gifts-end-title = Ada visszavág
lesson-gifts-end = A Hulladéksziget 2 presztízsedbe kerül. A Portaszolgálatod [1] nem fogad ajándékot, ezért a Hulladéksziget a Garzonra [2] került. Ott marad, de fölé építhetsz. Játszd végig ezt a játszmát Ada ellen.

lesson-municipal = Városi lapok és az upcoinjaid
lesson-municipal-about = Eldobás, zárolt paklik, négy terv egy lapon, és upcoinok begyűjtése ingyenes lap helyett.

lesson-municipal-discard-title = Kevés upcoin
lesson-municipal-discard = Az ingyenes lapod mindkét terve 1 presztízsbe kerül; **eldobhatod**. Venni utána nem tudsz: 2 upcoinod van [1], a saját paklid lapja [2] 6 upcoinba kerül, Ada pakliját [3] pedig a te upcoinjaid zárolják. Csak a városi lap marad.
lesson-municipal-discard-do = Dobd el a lapot.
lesson-municipal-discard-build = Szabad: 1 presztízsért több upcoint kapsz. De ebben a leckében dobd el a lapot.

lesson-municipal-four-title = Négy terv
lesson-municipal-four = A városi lapok [1] **mindig ingyenesek**. Fejjel lefelé fordítva a lap másik végét látod, a hátlapjára fordítva a másik oldalát. A Városi lakás bármelyik emeleten 1 presztízst hoz; tedd a 2. telekre [2].
lesson-municipal-four-do = Fordítsd a lapot a Városi lakásra, és építsd a 2. telekre.
lesson-municipal-four-plot = Ugyanolyan jó, de ebben a leckében válaszd a 2. telket.
lesson-municipal-four-project = Ezt is szabad, de ebben a leckében a Városi lakást válaszd, a 2. telekre.
lesson-municipal-four-pass = Szabad: aki felhúz egy városi lapot, és eldobja, az passzol. De itt 1 presztízs vár: építsd be a Városi lakást.
lesson-municipal-four-then = Ada ingyenes lap helyett begyűjti a 4 upcoinodat. Aztán 6 upcoinért megveszi a paklidból a Parkot, és a tető 3 upcoint fizet neki.

lesson-municipal-collected-title = Ingyenes lap helyett
lesson-municipal-collected = Ada 6 upcoint hagyott a paklidon. **Ingyenes lap helyett** begyűjtötted, így 8 van nálad [1]: ebben a körben csak a 2. akció marad. Ada is begyűjtötte a tieidet, így a paklijából [2] megint lehet vásárolni.
lesson-municipal-collected-do = Vedd meg Ada paklijának felső lapját 3 upcoinért.
lesson-municipal-collected-own = Szabad, de azt a következő körben ingyen kapod, ha Ada ott hagyja. Vedd meg Ada lapját.
lesson-municipal-collected-free = Ingyen van, mint mindig. De most van upcoinod: vedd meg Ada lapját.

lesson-municipal-flats-title = A megvett lapot be kell építeni
lesson-municipal-flats = A megvett lapot nem dobhatod el. A Lakások 2 presztízst hoznak, és a Városi lakás [1] fölött tovább nő az épület.
lesson-municipal-flats-do = Építsd a Lakásokat a 2. telekre.
lesson-municipal-flats-plot = Ezt is szabad, de ebben a leckében fölfelé építs, a 2. telken.
lesson-municipal-flats-offices = 1 upcoin minden új tetőnél és 1 presztízs: nem rossz. De ebben a leckében a Lakásokat válaszd.
lesson-municipal-flats-then = Ada begyűjti a 3 upcoinodat, így neki sincs ingyenes lapja. Városi lapot húz.

lesson-municipal-end-title = Hová kerülnek az upcoinok
lesson-municipal-end = A vásárlásoddal Ada upcoinhoz jutott [1], de lemondott érte egy ingyenes lapról. A saját paklid lapjáért a banknak fizetsz, pedig a következő körben ingyen kapnád. A városi lap semmibe sem kerül, és senki másnak nem segít. Játszd végig ezt a játszmát Ada ellen.
