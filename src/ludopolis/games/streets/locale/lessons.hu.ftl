# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = A pályaudvar utcája
lesson-first-about = Öt kör: egy teljes kör, két lezárt utca, a bevételük, és emberek, akik továbbköltöznek.

lesson-first-gallery-title = Egy lapka, egy hely, egy út
lesson-first-gallery = Közösen építetek egy várost, és az nyer, akié **a legtöbb pénz**. Egy lapka akkor fizet a gazdájának, amikor az utcája lezárul. A Galéria [1] 2 $-t fizet az utcája minden hipszterszimbólumáért. Tedd a pályaudvar mellé [2], és forgasd, amíg a két út egy vonalba nem kerül.
lesson-first-gallery-do = Válaszd a Galériát és a pályaudvartól balra lévő helyet, az út alul legyen. Építs.
lesson-first-gallery-market = Jó lapka, de mindjárt még jobb lesz. Előbb építsd meg a Galériát.
lesson-first-gallery-dorm = A Kollégiumnak sok hipszter kell maga köré. Várj, amíg jönnek: előbb építsd meg a Galériát.
lesson-first-gallery-place = Szabad: az út ott is csatlakozna. De a pályaudvar szimbólumai csak a saját utcájában számítanak. Építs tőle balra.
lesson-first-gallery-across = Ez azonnal lezárja az utcát, és senkinek sincs benne lapkája: nincs bevétel. Fordítsd az utat lefelé.
lesson-first-gallery-then = Ada az Apartmanházat építi a Galériád másik oldalára.

lesson-first-symbols-title = Egy utca
lesson-first-symbols = Az egy vonalban álló lapkák **utcát** alkotnak. Ebben két hipszterszimbólum van: a Galériáé [1] és a pályaudvaré [2]. A jokerek, a parké és Adáé [3], bárminek számítanak. Ez 4 × 2 $, és még 1 $ az ott lakó hipszterért: a Galériád 9 $-t fizetne.

lesson-first-close-title = Egy utca lezárása
lesson-first-close = Egy utca akkor **zárul le**, ha mindkét végén foglalt a hely. Az egyiknél a park áll. Tedd a Kollégiumot [1] a másikhoz [2], és fordítsd az útját **az utca felé**: akkor a hipszterszimbóluma ott is számít.
lesson-first-close-do = Válaszd a Kollégiumot és a bal oldali véget, az út jobb oldalt legyen. Építs.
lesson-first-close-market = Az is lezárná az utcát, de csak 9 $-t kapnál. A Kollégiumon hipszterszimbólum van, az 2 $-ral többet ér.
lesson-first-close-cinema = Az is 11 $-t fizetne. De a Kollégium 2 $-t fizet az utcájában lakó minden hipszterért, és néhány hipszter mindjárt otthont keres.
lesson-first-close-place = Akkor az utca nyitva marad, és Ada lezárhatja. Válaszd a bal oldali véget.
lesson-first-close-longer = Így hosszabb lesz az utca, és nyitva marad. Fordítsd az utat jobbra.
lesson-first-close-then = Lezárult: 11 $ neked, 8 $ Adának. Most Ada turistáknak épít, és a pályaudvaron várakozó turista beköltözik.

lesson-first-paid-title = Mindenki pénzt kap
lesson-first-paid = Bárki zár is le egy utcát, **minden ottani tulajdonos** pénzt kap, és visszaveszi a cégéreit: a Galériád [1] 11 $-t hozott. Az utca lakói kiköltöztek: két hipszter a Kollégiumodba [2], amely csak lezárja az utcát, és később fizet. Egy szülő és egy vásárló **lakást keres** [3].

lesson-first-market-title = A lakáskeresők beköltöznek
lesson-first-market = A lakáskeresők **a következő saját színű lapkára** költöznek, bárki építi is. Szerezd meg a szülőt: tedd a Bolhapiacot [1] a Kollégium [2] fölé, a két út egy vonalban legyen. A Bolhapiac 5 $-t fizet minden párért, amely egy szülő- és egy hipszterszimbólumból áll.
lesson-first-market-do = Válaszd a Bolhapiacot és a Kollégium fölötti helyet, az út jobb oldalt legyen. Építs.
lesson-first-market-hall = 9 $-t fizetne. De akkor Ada kaphatja meg a szülőt. A vásárló ráér: válaszd a Bolhapiacot.
lesson-first-market-cinema = Lehetne, de most egy hipszter sem vár. Tartogasd, és válaszd a Bolhapiacot.
lesson-first-market-place = A párhoz való hipszterszimbólum a Kollégium utcájában van. Építs a Kollégium fölé.
lesson-first-market-across = Az utca végén keresztbe fordítva nem a Kollégium utcájában áll: csak 2 $-t fizet 7 $ helyett. Fordítsd az utat jobbra.
lesson-first-market-then = A Piacodon most két szülő lakik. Ada elfoglalja az utca alsó végét.

lesson-first-north-title = Egy vég maradt
lesson-first-north = A Piac 7 $-t fizetne, a Kollégium 9 $-t: 2 $-t a három hipszter mindegyikéért, és 1 $-t mindenkiért, aki ott lakik. Aki az utolsó véget elfoglalja, az költözteti az embereket. Légy te az: tedd a Művészmozit [1] a felső végre [2].
lesson-first-north-do = Válaszd a Művészmozit és a felső véget, az út alul legyen. Építs.
lesson-first-north-tower = Most 5 $-ral többet fizetne. De vegyes lapkán senki sem lakik: három hipszter Adához kerülne.
lesson-first-north-hall = Az is lezárná az utcát. De akkor csak Adánál lenne otthona a hipsztereknek. Válaszd a Művészmozit.
lesson-first-north-place = Akkor az utca nyitva marad, és Ada jön. Válaszd a felső véget.
lesson-first-north-longer = Így négy lapka lenne, az utca nyitva maradna, és Ada jönne. Fordítsd az utat lefelé.

lesson-first-people-title = Az emberek költöznek
lesson-first-people = 16 $ neked, 5 $ Adának. Három hipszter otthont keres: a Művészmozidban [1] vagy Ada Vintage butikjában [2]. **Aki lezárta az utcát, az dönt.** Mindegyikük 1 $-t ér az új otthona gazdájának, amikor az a lapka fizet.
lesson-first-people-do = Küldd mindhármat a Művészmoziba.
lesson-first-people-share = Eloszthatod őket. De mindegyikük egy dollár a gazdának: küldd mindhármat a Mozidba.
lesson-first-people-then = Ada a Sorházakat építi a Mozid mellé. Két várakozó szülő beköltözik.

lesson-first-signs-title = Öt cégér
lesson-first-signs = Minden nyitott utcában álló lapkádon ott van az öt **cégéred** egyike; négy nálad van [1]. Ha egy sincs nálad, előbb **el kell hagynod** egy lapkát: a cégére visszakerül hozzád, de a lapka soha senkinek sem fizet. Zárj le tehát időben utcákat.

lesson-first-hall-title = Egy hosszabb utca
lesson-first-hall = A Mozi 2 $-t fizet az utcája minden lapkájáért, és a Játékterem [1] is. Tedd a Mozi mellé [2], egy vonalba. Két vásárlót hoz, és a még várakozó is beköltözik. Egy utca legfeljebb öt lapkából áll.
lesson-first-hall-do = Válaszd a Játéktermet és a Mozitól jobbra lévő helyet, az út alul legyen. Építs.
lesson-first-hall-mixed = Vegyes lapkán senki sem lakik, pedig a vásárló 1 $-t ér neked. Válaszd a Játéktermet.
lesson-first-hall-place = Szabad, de ebben a leckében a Mozitól jobbra építsd.
lesson-first-hall-across = Az utca végén keresztbe fordítva 5 $-t fizetne, az utcában 9 $-t. Fordítsd az utat lefelé.

lesson-first-end-title = Hogyan ér véget
lesson-first-end = A Mozid 10 $-t fizetne, a Játékterem 9 $-t. Ha a kupac [1] elfogy, mindenki megépíti utolsó három lapkáját. Aztán a nyitott utcák a bevétel **felét** fizetik, és az nyer, akié a legtöbb pénz. Ha egyszerre két utcát zársz le, te döntöd el, melyik az első. Játszd végig a játszmát Ada ellen.

lesson-closing = Egy utca lezárása
lesson-closing-about = Egy lapka, két utca: merre néz, milyen hosszú lehet egy utca, és melyik fizet előbb.

lesson-closing-ends-title = Egy hézag, két utca
lesson-closing-ends = A Galériád utcájának [1] és annak, amelyben Ada Első lakása [2] áll, közös a szabad vége. Az új lapkával egy vonalban hat lapka állna, de **legfeljebb öt lehet**. A hézagba kerülő lapka útjának tehát keresztben kell állnia.

lesson-closing-gap-title = Merre néz
lesson-closing-gap = Tedd a Kollégiumot [1] a hézagba [2]: **mindkét utcát** lezárja. Ha az útja jobb oldalt van, a lapka a Galéria utcájára néz, így a hipszterszimbóluma ott számít: 9 $ (7 $ helyett).
lesson-closing-gap-do = Válaszd a Kollégiumot és a hézagot, az út jobb oldalt legyen. Építs.
lesson-closing-gap-tile = Az is lezárná mindkét utcát. De a Galériának hipszterszimbólum kell, és az csak a Kollégiumon van.
lesson-closing-gap-place = Akkor mindkét utca nyitva marad. Válaszd a hézagot.
lesson-closing-gap-west = Akkor a hipszterszimbóluma a másik utcában számít, ahol senkinek sem kell. Fordítsd az utat jobbra.

lesson-closing-order-title = Melyik az első
lesson-closing-order = Két utca lezárult, és te mondod meg, **melyik fizet előbb**. Üzleti jelzőkkel ez számíthat. Itt mindegy: 9 $ a Galériáért [1], 8 $ és 7 $ a másik utcában álló lapkáidért [2].
lesson-closing-order-do = Válaszd bármelyik utcát.

lesson-closing-end-title = Egyik utcában sem
lesson-closing-end = 24 $ neked, 5 $ Adának. A Kollégium [1] mindkét utcát lezárta, de egyikhez sem tartozik; most két hipszterrel több lakik benne. Egy lapka úgy is lezár egy utcát, ha elfordul tőle, de akkor szimbólumot nem ad hozzá: ez ellenfél ellen jó. Játssz tovább.

lesson-people = Hová mennek az emberek
lesson-people-about = Az emberek sétáló dollárok: ki küldi őket, ki számolja őket, és ki vár.

lesson-people-close-title = Zárd le az utcát
lesson-people-close = A Galériád és Ada Bolhapiaca egy utcában van, amelynek egy szabad vége maradt [2]. Zárd le az Áruházzal [1], az útját az utca felé fordítva. Így a pályaudvar vásárlójának nálad lesz otthona.
lesson-people-close-do = Válaszd az Áruházat és a bal oldali véget, az út jobb oldalt legyen. Építs.
lesson-people-close-cafe = Tartogasd azoknak a szülőknek, akik hamarosan otthont keresnek. Válaszd az Áruházat.
lesson-people-close-tower = Vegyes lapkán senki sem lakik, a vásárló tehát nem találna otthont. Válaszd az Áruházat.
lesson-people-close-place = Akkor az utca nyitva marad, Ada lezárhatja, és ő költöztetheti el az ott lakókat. Válaszd a bal oldali véget.
lesson-people-close-longer = Így hosszabb lesz az utca, és nyitva marad. Fordítsd az utat jobbra.

lesson-people-send-title = Te küldöd őket
lesson-people-send = 8 $ neked, 12 $ Adának. Három hipszter költözik, a Kollégiumodba [1] vagy Ada Lemezboltjába [2]. A Kollégium 2 $-t fizet **az utcája minden hipszteréért**, és 1 $-t mindenkiért, aki benne lakik.
lesson-people-send-do = Küldd mindhármat a Kollégiumba, senkit se a Lemezboltba.
lesson-people-send-share = A Kollégium akkor is számolná őket, mert a két lapka egy utcában van. De a lakókért járó dollárokat Ada kapná: senkit se küldj hozzá.
lesson-people-send-then = Ada megépíti a Gasztropubot. Az vegyes lapka: senki sem költözik be.

lesson-people-cafe-title = Lakáskeresők
lesson-people-cafe = A Kollégium most 14 $-t fizetne. Három szülő nem talált otthont, és vár. Tedd a Játszókávézót [1] az Áruház [2] alá: új szülőt is hoz, és **mindhárom várakozó** beköltözik.
lesson-people-cafe-do = Válaszd a Játszókávézót és az Áruház alatti helyet, az út jobb oldalt legyen. Építs.
lesson-people-cafe-mixed = Vegyes lapkán senki sem lakik, és három szülő vár. Válaszd a Játszókávézót.
lesson-people-cafe-place = A szülők oda is jönnének, de ebben a leckében az Áruház alá építs.
lesson-people-cafe-across = Csak akkor lesz közös utcája az Áruházzal, ha a két út egy vonalban van. Fordítsd az utat jobbra.

lesson-people-end-title = Négy szülő
lesson-people-end = A Kávézó [1] 2 $-t fizet a négy szülő mindegyikéért, és fejenként még 1 $-t, mert ott laknak: 12 $. Ha Ada előbb épített volna családi lapkát, a három várakozó nála lakna. Mielőtt tehát lezársz egy utcát, gondolj azokra, akik várni fognak. Játssz tovább.

lesson-business = Az üzleti modul
lesson-business-about = Egy lezárt utca üzleti jelzőkkel: ki vesz el először, melyiket érdemes, és mennyit érnek.

lesson-business-signs-title = Üzleti jelek
lesson-business-signs = Ezzel a modullal minden lapkán üzleti jel látszik: lakhatás az Első lakásodon [1], szabadidő Ada Galériáján [3]. A csillag a Pop-up stúdiódon [2] **bármelyik** fajtát jelenti. Amikor egy utca lezárul, a tulajdonosok jelzőket vesznek el, mielőtt pénzt kapnak.

lesson-business-close-title = Zárd le az utcát
lesson-business-close = Az utcának egy szabad vége van [2]. Tedd oda a Kollégiumot [1], az útját az utca felé fordítva. Lezárja az utcát, de nem része: a saját jele még nem hoz jelzőt.
lesson-business-close-do = Válaszd a Kollégiumot és a bal oldali véget, az út jobb oldalt legyen. Építs.
lesson-business-close-tile = Az is lezárná az utcát. De a Kollégiumon hipszterszimbólum van, és három hipsztert befogad.
lesson-business-close-place = Akkor az utca nyitva marad, és Ada lezárhatja. Válaszd a bal oldali véget.
lesson-business-close-longer = Így hosszabb lesz az utca, és nyitva marad. Fordítsd az utat jobbra.

lesson-business-one-title = Jelzők egy lapkáért
lesson-business-one = Ada balra ül tőled, ezért ő vett el először: egy szabadidőjelzőt. Aki lezár egy utcát, az kerül sorra utoljára. **Egy** lapkádért veszel el jelzőt: az Első lakásért [1] lakhatásjelzőt, vagy a Stúdióért [2] bármelyiket. Adának már két lakhatásjelzője van.
lesson-business-one-do = Válaszd a Pop-up stúdiót.
lesson-business-one-housing = Adának kettő van: egy lakhatásjelző most semmit sem ér. A Stúdióért bármelyiket elveheted: azt válaszd.

lesson-business-any-title = Melyiket?
lesson-business-any = Akinek a végén **egy fajtából a legtöbb jelzője** van, 10 $-t kap; holtversenynél fejenként 5 $-t. Neked egy szabadidőjelződ van [1], és Adának is. Kereskedelem- és étteremjelzője még senkinek sincs.
lesson-business-any-do = Vegyél el kereskedelem- vagy étteremjelzőt.
lesson-business-any-leisure = Akkor a tiéd lenne a legtöbb szabadidőjelző: 10 $. De 5 $ a szabadidőért meg 10 $ egy új fajtáért együtt több.
lesson-business-any-housing = Adának két lakhatásjelzője van. Olyan fajtát válassz, amilyenje senkinek sincs.

lesson-business-end-title = A sorozatok is számítanak
lesson-business-end = 18 $-t kaptál, és két jelződ van [1]. Akinek egy fajtából a legtöbb jelzője van, 10 $-t kap; emellett a végén minden **négy különbözőből álló sorozat** is 10 $-t ér. Ha elhagysz egy lapkát, azért is jelzőket kapsz. Játszd végig ezt a játszmát Ada ellen.

lesson-advisors = A tanácsadók
lesson-advisors-about = Egy utca a Vállalkozóval, és amit a másik hat tud.

lesson-advisors-card-title = A tanácsadód
lesson-advisors-card = Ezzel a modullal mindenki kap egy **tanácsadót**, nyíltan. A tiéd a Vállalkozó [1]: minden lezárt utcában az egyik lapkád úgy fizethet, mint egy kezedben lévő lapka. Adáé a Hacker.

lesson-advisors-close-title = Zárd le az utcádat
lesson-advisors-close = Ebben az utcában mindkét lapka a tiéd. Zárd le a Kollégiummal [1] a bal oldali végén [2], az útját az utca felé fordítva.
lesson-advisors-close-do = Válaszd a Kollégiumot és a bal oldali véget, az út jobb oldalt legyen. Építs.
lesson-advisors-close-store = Tartsd a Lemezboltot a kezedben: mindjárt ott lesz rá szükséged. Válaszd a Kollégiumot.
lesson-advisors-close-tile = Az is lezárná az utcát. De itt csak hipszterlapka ad hozzá szimbólumot: válaszd a Kollégiumot.
lesson-advisors-close-place = Akkor az utca nyitva marad, és Ada lezárhatja. Válaszd a bal oldali véget.
lesson-advisors-close-longer = Így hosszabb lesz az utca, és nyitva marad. Fordítsd az utat jobbra.

lesson-advisors-value-title = Egy másik lapka értéke
lesson-advisors-value = Mielőtt pénzt kapsz, munkához lát a Vállalkozó. Az Ételcsarnok [1] 8 $-t fizet. A kezedben lévő Lemezbolt [2] 6 $-t fizet a hipszterszimbólumok minden párjáért, és a jokerek is számítanak: 12 $. Megmutatod, és **megtartod**.
lesson-advisors-value-do = Az Ételcsarnok fizessen úgy, mint a Lemezbolt.
lesson-advisors-value-pass = Akkor 20 $ lenne. Ha az Ételcsarnok úgy fizet, mint a Lemezbolt, 24 $.
lesson-advisors-value-gallery = Ott 2 $-t ad hozzá, de az Ételcsarnok helyén 4 $-t. Az Ételcsarnokot válaszd.
lesson-advisors-value-less = Az Áruház kevesebbet fizetne, mint maga a lapka. Válaszd a Lemezboltot.

lesson-advisors-symbols-title = Tanácsadók, akik többet számolnak
lesson-advisors-symbols = 24 $ neked. A **Hackernek** a kézben lévő lapkák hátlapjai is szimbólumnak számítanak, a **Hipszterlegendának** minden hipszterszimbólum joker, a **Keresőszakértőnek** a más utcákban álló saját lapkák szimbólumai is számítanak.

lesson-advisors-end-title = Tanácsadók, akik építenek
lesson-advisors-end = A **Befektető** egyik lapkáján két cégér állhat, és akkor az kétszer annyit ér. A **Kivitelező** körönként két lapkát épít és kettőt húz. A **Restaurátor** lezárt utcák lapkáira épít rá, és azonnal pénzt kap. A szabályok mindegyikről többet mondanak. Játszd végig ezt a játszmát Ada ellen.

lesson-sly = Egyszemélyes játék Sly ellen
lesson-sly-about = Három kör egyedül: látod, mit épít Sly legközelebb, és választasz helyette, ha két hely egyformán jó.

lesson-sly-home-title = Nyílt kupac
lesson-sly-home = Az egyszemélyes játékban **Sly** ellen játszol. A kupac képpel felfelé fekszik: a köröd után Sly megépíti a felső lapkát, most a Galériát [1]. Építsd az Első lakást [2] a pályaudvartól balra [3], a két út legyen egy vonalban.
lesson-sly-home-do = Válaszd az Első lakást és a pályaudvartól balra lévő helyet, az út alul legyen. Építs.
lesson-sly-home-tile = Szabad, de ebben a leckében az Első lakással kezdj.
lesson-sly-home-place = A pályaudvar szülőszimbóluma csak a saját utcájában számít. Építs tőle balra.
lesson-sly-home-across = Ez azonnal lezárja az utcát, és senkinek sincs benne lapkája: nincs bevétel. Fordítsd az utat lefelé.

lesson-sly-close-title = Hová épít Sly
lesson-sly-close = Sly oda épít, ahol a lapkája **abban a pillanatban a legtöbbet ér**: a te utcádban a Galériája [1] 6 $-t ér. Zárd le az utcát az Ételcsarnokkal [2] a bal oldali végén [3], az útját az utca felé fordítva: a jokere mindkettőtöknek számít.
lesson-sly-close-do = Válaszd az Ételcsarnokot és a bal oldali véget, az út jobb oldalt legyen. Építs.
lesson-sly-close-tile = Az is lezárná az utcát, de ebben a leckében válaszd az Ételcsarnokot.
lesson-sly-close-place = Akkor az utca nyitva marad, és Sly meghosszabbíthatja. Válaszd a bal oldali véget.
lesson-sly-close-longer = Így hosszabb lesz az utca, és nyitva marad. Fordítsd az utat jobbra.

lesson-sly-choice-title = Te választasz Sly helyett
lesson-sly-choice = 9 $ mindkettőtöknek. Sly Kollégiuma 6 $-t ér, és két lakáskereső hipszter beköltözik, **bárhová épül**. Ha több hely egyformán jó neki, te választasz. Válaszd az Első lakás alatti helyet [1].
lesson-sly-choice-do = Válaszd az Első lakás alatti helyet, az út jobb oldalt legyen. Építs.
lesson-sly-choice-place = Ez is ugyanolyan jó neki, de ebben a leckében az Első lakás alá tedd.
lesson-sly-choice-road = Ez is ugyanolyan jó neki, de ebben a leckében fordítsd az utat jobbra.

lesson-sly-tower-title = Te Sly után húzol
lesson-sly-tower = Sly köre után te húztad a kupac következő lapkáját, amelyet már láttál: a Kilátótornyot [1]. Egy turista lakást keres: a Tornyot az Ételcsarnokod [2] alá építsd, a két út legyen egy vonalban. Két turista lesz benne, ez 6 $.
lesson-sly-tower-do = Válaszd a Kilátótornyot és az Ételcsarnok alatti helyet, az út jobb oldalt legyen. Építs.
lesson-sly-tower-kiosk = A turista oda is beköltözne, de ebben a leckében válaszd a Kilátótornyot.
lesson-sly-tower-mixed = Vegyes lapkán senki sem lakik, és egy turista lakást keres. Válaszd a Kilátótornyot.
lesson-sly-tower-place = Szabad, de ebben a leckében az Ételcsarnok alá építs.
lesson-sly-tower-across = Csak akkor lesz közös utcája az Ételcsarnokkal, ha a két út egy vonalban van. Fordítsd az utat jobbra.

lesson-sly-end-title = Győzd le Slyt
lesson-sly-end = Ha Sly zár le egy utcát, az emberek először az ő lapkáira mennek. A cégérei sosem fogynak el, és a végén három saját lapkája van [1], amelyek hátlapját látod. Csak akkor nyersz, ha **több pénzed** van, mint neki. Játssz tovább: válassz helyet a Múzeumának.
