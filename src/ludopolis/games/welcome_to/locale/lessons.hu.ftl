# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Juhar sugárút
lesson-first-about = Hét forduló: minden hatás egyszer, két negyed és egy építési terv.

lesson-first-pair-title = Egy szám és egy hatás
lesson-first-pair = Három utca építésze vagy, és az nyer, akié **a legtöbb pont**. Minden fordulóban három kombináció van, mindegyik egy házszám és egy hatás. Egyszerre játszotok, és mindenki egyet használ közülük. Válaszd a 4-est a medencével [1].
lesson-first-pair-do = Válaszd a harmadik kombinációt: 4 és medence.
lesson-first-pair-other = Bármelyik kombinációt választhatod, de kezdésnek válaszd a 4-est a medencével.

lesson-first-house-title = A számok nőnek
lesson-first-house = Minden utcában **házról házra nőnek** a számok; ki is maradhat közülük néhány. A 4-es kis szám, ezért az utca elejére való, és a Juhar sugárút e házánál [1] medencét terveztek.
lesson-first-house-do = Írd a 4-est a Juhar sugárút harmadik házába.
lesson-first-house-left = Oda is illik, de akkor kevés kis szám fér elé, és nincs medence. Válaszd a harmadik házat.
lesson-first-house-other = Szabad, de a 4-es kis szám, és a medence a Juhar sugárút harmadik házánál van.

lesson-first-pool-title = A hatás: medence
lesson-first-pool = A hatást rögtön használd: a medence **a házával együtt** épül meg, vagy soha. Az első medence 3 pontot ér.
lesson-first-pool-do = Építsd meg a medencét.
lesson-first-pool-skip = Kihagyhatod, de később már késő. Építsd meg a medencét.
lesson-first-pool-then = Ada veled egyszerre írt be egy számot, és parkot telepített. A számkártyák megfordulnak: most ezek adják a hatásokat.

lesson-first-park-pair-title = Új kombinációk
lesson-first-park-pair = A kombinációk soha nem fogynak el: mindketten választhatjátok ugyanazt. A 2-es a parkkal [1] jó a Juhar sugárútra.
lesson-first-park-pair-do = Válaszd az első kombinációt: 2 és park.
lesson-first-park-pair-other = Csábító, de előbb ismerd meg a parkokat: válaszd a 2-est.

lesson-first-rising-title = A 4-es előtt
lesson-first-rising = A Juhar sugárúton a 2-es csak a 4-es előtt állhat: az első [1] vagy a második házban. Ha az elsőbe írod, a 3-asnak is marad hely.
lesson-first-rising-do = Írd a 2-est az első házba.
lesson-first-rising-second = Oda is illik, de akkor csak 0-s vagy 1-es fér elé. Válaszd az első házat.
lesson-first-rising-street = Szabad, de a park is abba az utcába kerülne. Válaszd a Juhar sugárutat.

lesson-first-park-title = Parkok
lesson-first-park = A park abba az utcába kerül, amelybe **épp írtál** [1]. A Juhar sugárúton egy park 2 pontot ér, mind a három 10-et.
lesson-first-park-do = Telepítsd a parkot.
lesson-first-park-skip = A park ingyen van. Telepítsd.
lesson-first-park-then = Ada ugyanezt a kombinációt választotta.

lesson-first-fence-pair-title = Most egy kerítés
lesson-first-fence-pair = A kerítések **negyedekre** osztják a házaidat, és az építési tervek negyedeket kérnek. Válaszd a 9-est a kerítéssel [1].
lesson-first-fence-pair-do = Válaszd az első kombinációt: 9 és kerítés.

lesson-first-room-title = Hagyj helyet
lesson-first-room = A 4-es és a 9-es közé még 5, 6, 7 és 8 jöhet. Hagyj helyet kettőnek közülük: írd a 9-est a hatodik házba [1].
lesson-first-room-do = Írd a 9-est a Juhar sugárút hatodik házába.
lesson-first-room-beside = Közvetlenül a 4-es mellé? Akkor az 5-ös, 6-os, 7-es és 8-as soha nem fér be ebbe az utcába. Válaszd a hatodik házat.

lesson-first-fence-title = A kerítés lezár egy negyedet
lesson-first-fence = Az utcák mindkét végén kerítés van. Még egy a 4-es után [1], és három ház el van kerítve. Az egyik még üres.
lesson-first-fence-do = Húzd a kerítést a harmadik ház után.
lesson-first-fence-gap = Bármelyik hézagot választhatod. De az első három házat kell elkeríteni: válaszd a 4-es utáni hézagot.
lesson-first-fence-skip = A kerítés ingyen van. Húzd a 4-es után.
lesson-first-fence-then = Ada beugrót vett fel. Hamarosan meglátod, mire jók a beugrók.

lesson-first-bis-pair-title = Egy ház hiányzik
lesson-first-bis-pair = Egy negyed csak akkor számít, ha **minden háza áll**. A második ház üres, és csak 3-as illik oda. A bis segít, mert megismétel egy számot: válaszd a 7-est a bisszel [1].
lesson-first-bis-pair-do = Válaszd a harmadik kombinációt: 7 és bis.
lesson-first-bis-pair-other = Az a szám nem illik a 2-es és a 4-es közé. A bis segít: válaszd a 7-est.

lesson-first-seven-title = Először a szám
lesson-first-seven = Mindig a szám jön először. Írd a 7-est közvetlenül a 9-es elé.
lesson-first-seven-do = Írd a 7-est az ötödik házba.
lesson-first-seven-four = Oda is illik, de akkor az 5-ösnek és a 6-osnak nincs helye. Válaszd az ötödik házat.

lesson-first-bis-title = Ugyanaz a szám kétszer
lesson-first-bis = A bis egy ház számát beírja a **közvetlenül mellette** lévő üres házba. Egy pontba kerül, de egy második 2-essel kész a háromházas negyeded.
lesson-first-bis-do = Ismételd meg a 2-est a második házban.
lesson-first-bis-too = Az is jó, de ebben a leckében a 2-est ismételd meg.
lesson-first-bis-elsewhere = Bármelyik ház száma megismételhető. De a második házzal lesz kész egy negyed.
lesson-first-bis-skip = Kihagyhatod, de a második házzal kész egy negyed: ismételd meg a 2-est.
lesson-first-bis-then = 2, 2, 4: az első negyeded, 3 pontot ér. A bis 1 pontba kerül.

lesson-first-agent-pair-title = Egy ügynök
lesson-first-agent-pair = Most négy ház kell egymás mellett. Válaszd a 10-est az ügynökkel [1]: a 10-es közvetlenül a 9-es után jön.
lesson-first-agent-pair-do = Válaszd a második kombinációt: 10 és ügynök.
lesson-first-agent-pair-other = Az a szám nem jöhet közvetlenül a 9-es után. Válaszd a 10-est.

lesson-first-ten-title = Egy elveszett medence
lesson-first-ten = A hetedik háznál medencét terveztek, de medence csak medencehatással épül. Ez elvész, de nem baj.
lesson-first-ten-do = Írd a 10-est a hetedik házba.
lesson-first-ten-other = Oda is illik, de négy ház kell egymás mellett: válaszd a hetedik házat.

lesson-first-agent-title = Értékesebb negyedek
lesson-first-agent = Az ügynökhöz választasz egy méretet, és **minden ilyen negyeded** többet ér. Négyházas negyedet építesz, ezért válaszd a 4-et [1]: az értéke 4 pontról 5-re nő.
lesson-first-agent-do = Válaszd a 4 házas negyedeket.
lesson-first-agent-size = Szabad, de a következő negyeded négyházas lesz: válaszd a 4-et.
lesson-first-agent-skip = Az ügynök ingyen van. Válaszd a 4-et.

lesson-first-temp-pair-title = A beugró módosítja a számot
lesson-first-temp-pair = A negyedik ház üres, és csak 5-ös vagy 6-os illik oda. Egy **beugróval** legfeljebb kettővel kisebb vagy nagyobb számot írhatsz. Válaszd a 8-ast a beugróval [1].
lesson-first-temp-pair-do = Válaszd a második kombinációt: 8 és beugró.
lesson-first-temp-pair-other = Megtehetnéd, de a beugróval beszámozhatod a negyedik házat, és a beugrók a végén számítanak: válaszd a 8-ast.

lesson-first-temp-title = 8-ból 6
lesson-first-temp = Írd be a 8-ast 6-osként. Akinek a végén a legtöbb beugrója van, 7 pontot kap. Most ugyanannyid van, mint Adának, így mindketten megkapnátok.
lesson-first-temp-do = Írj 6-ost a negyedik házba.
lesson-first-temp-other = Oda is illik, de a negyedik ház hiányzik, és oda 6-os kell.
lesson-first-temp-then = A számok sarkában lévő kis jelek a következő hatásokat mutatják: két kerítés jön.

lesson-first-last-pair-title = A második kerítés
lesson-first-last-pair = A 6, 7, 9, 10 egymás mellett áll, de a 10-es után még nincs kerítés. Válaszd a 7-est a kerítéssel [1].
lesson-first-last-pair-do = Válaszd az első kombinációt: 7 és kerítés.
lesson-first-last-pair-other = Jó kombináció, de ebben a leckében válaszd a 7-est: a kerítésével kész egy negyed.

lesson-first-sunny-title = Egy másik utca
lesson-first-sunny = A Juhar sugárútnak már van 7-ese. Ezt a Napos közbe írd: középső szám középre.
lesson-first-sunny-do = Írd a 7-est a Napos köz ötödik házába.
lesson-first-sunny-other = Szabad, de ebben a leckében válaszd a Napos köz ötödik házát.

lesson-first-estate-title = Kerítés bárhol állhat
lesson-first-estate = A kerítés messze is állhat attól a háztól, amelybe épp írtál. Húzd a Juhar sugárútra, a 10-es után.
lesson-first-estate-do = Húzd a kerítést a Juhar sugárút hetedik háza után.
lesson-first-estate-cut = Szabad, de a négy házadnak még egy kerítés kell: közvetlenül a 10-es után.
lesson-first-estate-skip = A kerítéssel kész egy négyházas negyed. Húzd a 10-es után.

lesson-first-claim-title = Egy építési terv
lesson-first-claim = 3 és 4 házas negyedek: éppen ezeket kéri a harmadik terv [1]. Aki elsőként jelenti be, **7 pontot** kap, a későbbi fordulókban 3 jár. Minden negyed csak egy tervhez jó.
lesson-first-claim-do = Jelentsd be a harmadik tervet.
lesson-first-claim-later = Várhatsz, de akkor Ada lehet az első. Jelentsd be most.

lesson-first-shuffle-title = Keverés vagy sem
lesson-first-shuffle = Aki elsőként jelent be egy tervet, megkeverheti az összes lapot. Most nincs rá szükség.
lesson-first-shuffle-do = Hagyd a lapokat, ahogy vannak.
lesson-first-shuffle-yes = Legközelebb megteheted: akkor a már látott lapok újra jönnek. Most hagyd a lapokat úgy, ahogy vannak.
lesson-first-shuffle-then = 26 pont neked, 17 Adának.

lesson-first-end-title = Minden hatást ismersz
lesson-first-end = A játék azzal a fordulóval ér véget, amelyben valakinek **három terve**, **teli városa** vagy három elutasítása lesz. Elutasítást kapsz, ha egyik szám sem illik sehová. Ha több negyeded van, mint amennyi egy tervhez kell, te választasz közülük. Játszd végig ezt a játszmát Ada ellen.

lesson-solo = Egyszemélyes játék
lesson-solo-about = Fordulónként három lap, hat beugró és a szólókártya: két forduló egyedül.

lesson-solo-pair-title = Kettő a három lapból
lesson-solo-pair = Egyszemélyes játékban minden fordulóban három lapot kapsz, és **kettőt használsz**: az egyik számát és egy másik hatását, soha nem egy lap két oldalát. Válaszd az 5-öst a 9-es lap medencéjével [1].
lesson-solo-pair-do = Válaszd az 5-öst a medencével.
lesson-solo-pair-other = Bármelyik két lap jó, de ebben a leckében válaszd az 5-öst a medencével.

lesson-solo-house-title = Egy ház, mint mindig
lesson-solo-house = Minden más úgy van, ahogy ismered. A Juhar sugárút harmadik házánál [1] medencét terveztek, és az 5-ös kis szám.
lesson-solo-house-do = Írd az 5-öst a Juhar sugárút harmadik házába.
lesson-solo-house-other = Oda is illik, de a Juhar sugárút harmadik háza közel van az utca elejéhez, és medencét is terveztek hozzá.

lesson-solo-pool-title = És a medencéje
lesson-solo-pool = A medencét a másik lap adja: 3 pont.
lesson-solo-pool-do = Építsd meg a medencét.
lesson-solo-pool-skip = Kihagyhatod, de később már késő. Építsd meg a medencét.

lesson-solo-deck-title = Három új lap
lesson-solo-deck = Mind a három lap az eldobottak közé kerül, akár használtad, akár nem. A pakli **hatással felfelé** fekszik: mindig megnézheted a következőt, most egy medencét. Két beugró jött. Válaszd a 7-est a 13-as lap beugrójával [1].
lesson-solo-deck-do = Válaszd a 7-est a beugróval.
lesson-solo-deck-other = Szabad, de ebben a leckében válaszd a 7-est a beugróval.

lesson-solo-temp-title = Hat beugró
lesson-solo-temp = Nincs kivel összevetni a beugrókat. Egyszemélyes játékban **legalább hat beugró 7 pontot ér**, a kevesebb semmit. Írd a 7-est 6-osként, közvetlenül az 5-ös mellé [1]: így egy szám sem vész el közöttük.
lesson-solo-temp-do = Írj 6-ost a Juhar sugárút negyedik házába.
lesson-solo-temp-elsewhere = Oda is illik, de ebben a leckében válaszd a Juhar sugárút negyedik házát.
lesson-solo-temp-other = Oda is illik, de az 5-ös melletti 6-ossal egy szám sem vész el: válaszd a Juhar sugárút negyedik házát.

lesson-solo-end-title = A szólókártya
lesson-solo-end = Valahol a pakli alsó felében vár a **szólókártya**. Amikor előkerül, minden terv már csak a kisebb pontszámát adja, ezért jelentsd be őket korán. A játék legfeljebb 27 fordulóból áll. Egyetlen ellenfeled van: a saját legjobb eredményed. Játssz tovább.

lesson-rings = Körforgalmak, a haladó változat
lesson-rings-about = Egy körforgalom lezár egy negyedet, és utána az utca számai újrakezdődnek.

lesson-rings-ring-title = Egy elakadt utca
lesson-rings-ring = A Juhar sugárút így kezdődik: 4, 6, 9 [1], a felkínált számok pedig 8, 8 és 9: a 9-es után egyik sem illik. Építs oda **körforgalmat** [2], és mögötte újrakezdődnek a számok. Ez 3 pontba kerül.
lesson-rings-ring-do = Válaszd a körforgalmat, és építsd a Juhar sugárút negyedik házának helyére.
lesson-rings-ring-elsewhere = Bármelyik üres házat választhatod. De a körforgalom közvetlenül a 9-es után ér a legtöbbet: válaszd a negyedik házat.
lesson-rings-ring-number = Körforgalom soha nem kötelező. De nézd meg, mire jó: építs egyet, mielőtt kombinációt választasz.

lesson-rings-pair-title = Kerítés mindkét oldalon
lesson-rings-pair = A körforgalom [1] két oldalán kerítés áll, így a 4, 6, 9 rögtön **háromházas negyed**. A körforgalom mögött újrakezdődnek a számok, 0-tól 17-ig. Válaszd a 8-ast a medencével [2].
lesson-rings-pair-do = Válaszd az első kombinációt: 8 és medence.
lesson-rings-pair-other = Szabad, de ebben a leckében válaszd a 8-ast a medencével.

lesson-rings-house-title = 8-as a 9-es után
lesson-rings-house = A körforgalom előtt 9-es áll, utána most 8-as is jöhet. A hetedik háznál [1] medencét terveztek, és marad hely a kisebb számoknak.
lesson-rings-house-do = Írd a 8-ast a Juhar sugárút hetedik házába.
lesson-rings-house-beside = Oda is illik, de a medencét a hetedik házhoz tervezték: azt válaszd.
lesson-rings-house-other = Szabad, de ebben a leckében válaszd a Juhar sugárút hetedik házát.

lesson-rings-pool-title = A medence
lesson-rings-pool = A körödben beírsz egy házszámot, és használsz egy hatást. Építhetsz **egy körforgalmat** is, a szám beírása előtt vagy a hatás után.
lesson-rings-pool-do = Építsd meg a medencét.
lesson-rings-pool-skip = Kihagyhatod, de később már késő. Építsd meg a medencét.
lesson-rings-pool-then = Ada 9-est ír a Napos közbe, és parkot telepít.

lesson-rings-end-title = Megéri?
lesson-rings-end = A negyed 3 pontot hoz, a medence 3-at, a körforgalom 3 pontba kerül. A második körforgalom további 5-be, és harmadik nincs. A haladó tervek mást kérnek: ez [1] teli Juhar sugárutat, és a körforgalom helye sem számít üresnek. Játszd végig ezt a játszmát Ada ellen.

lesson-draft = A draft
lesson-draft-about = Három saját lap, amelyek közül egy a szomszédodhoz kerül.

lesson-draft-hand-title = Saját lapok
lesson-draft-hand = A draftban mindenkinek három lapja van. Ada lapjain a hatásokat látod, a számokat nem. Válaszd az egyik lap számát és egy másik hatását: 2 és medence [1]. **A harmadik Adáé lesz**, és a kis nyíl mutatja, melyik az.
lesson-draft-hand-do = Válaszd a 2-est a medencével, és add tovább a 7-est.
lesson-draft-hand-other = Bármelyik kettő jó, és a nyíl mutatja, mit kap Ada. De ebben a leckében válaszd a 2-est a medencével.

lesson-draft-house-title = A ház
lesson-draft-house = A Napos köz első házánál [1] medencét terveztek, és a 2-es jó kezdet.
lesson-draft-house-do = Írd a 2-est a Napos köz első házába.
lesson-draft-house-other = Oda is illik, de ebben a leckében válaszd a Napos köz első házát.

lesson-draft-pool-title = A medence
lesson-draft-pool = A medencét a 13-as lap adja. Utána mindkét lapot eldobod.
lesson-draft-pool-do = Építsd meg a medencét.
lesson-draft-pool-skip = Kihagyhatod, de később már késő. Építsd meg a medencét.
lesson-draft-pool-then = Ada 8-ast ír a Tóparti útra, parkot telepít, és neked adja a harmadik lapját.

lesson-draft-given-title = Mit adj tovább
lesson-draft-given = A 9-es Adától jött, a 4-es és a 6-os új. Most a 4-es a legjobb. A medencét a 9-es vagy a 6-os lapról veheted: **a másik lap Adáé lesz**. A 6-ost [1] vagy a 9-est [2] kapja. Te választasz.
lesson-draft-given-do = Válaszd a 4-est egy medencével.
lesson-draft-given-other = Szabad, de a kis számok ritkák: válaszd a 4-est, bármelyik medencével.

lesson-draft-four-title = A harmadik ház
lesson-draft-four = A Juhar sugárút harmadik házánál [1] medencét terveztek.
lesson-draft-four-do = Írd a 4-est a Juhar sugárút harmadik házába.
lesson-draft-four-other = Oda is illik, de ebben a leckében válaszd a Juhar sugárút harmadik házát.

lesson-draft-second-title = A második medence
lesson-draft-second = Két medence 6 pontot ér.
lesson-draft-second-do = Építsd meg a medencét.
lesson-draft-second-skip = Kihagyhatod, de később már késő. Építsd meg a medencét.
lesson-draft-second-then = Ada beírja a 7-est, amelyet tőled kapott, és még egy parkot telepít.

lesson-draft-end-title = Amit tudsz
lesson-draft-end = Ada felhasználta a 7-esedet. Az új lapjai közül **egynek a számát** ismered: azét, amelyet épp adtál neki. Több játékosnál a harmadik lapot a jobb oldali szomszédod kapja. Mielőtt tehát választasz, nézd meg az ő városát. Játszd végig ezt a játszmát Ada ellen.
