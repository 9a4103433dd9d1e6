# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Strecha nad prvým políčkom
lesson-first-about = Oba kroky ťahu, prvá strecha a jej upcoiny, dar a stavba do výšky.

lesson-first-shop-title = Z dvoch projektov jeden
lesson-first-shop = Staviate na piatich políčkach svojej ulice a vyhráva, kto má **najviac bodov**: to je prestíž a bod za každé tri upcoiny. Ťah sa začína bezplatnou kartou. Sú na nej dva projekty, postavíte jeden z nich. Strešná záhrada potrebuje strechu, preto vezmite Obchod: príde na políčko 1 [1].
lesson-first-shop-do = Postavte Obchod na políčku 1.
lesson-first-shop-plot = Hodí sa každé prázdne políčko. V tejto lekcii však vyberte políčko 1.
lesson-first-shop-discard = Bezplatnú kartu môžete zahodiť. Obchod však zarába upcoiny: postavte ho na políčku 1.

lesson-first-second-title = Druhý krok
lesson-first-second = Obchod prináša 2 upcoiny: vaša ulica ich zarobí vždy, keď niektoré vaše políčko dostane strechu. Teraz druhý krok: **kúpte** vrchnú kartu ktoréhokoľvek balíčka alebo si vezmite zadarmo mestskú kartu [1].
lesson-first-second-do = Vezmite si mestskú kartu.
lesson-first-second-buy = Na tú kartu máte dosť upcoinov. Najprv sa však pozrite, čo je zadarmo: vezmite si mestskú kartu.

lesson-first-point-title = Prvý bod za prestíž
lesson-first-point = Mestská karta má štyri projekty, dva na každej strane. Mliečny bar prináša 1 bod za prestíž, ale len **na prízemí**, teda na prázdnom políčku, napríklad na políčku 2 [1].
lesson-first-point-do = Otočte kartu na Mliečny bar a postavte ho na políčku 2.
lesson-first-point-above = Nad Obchodom by Mliečny bar nič nepriniesol: potrebuje prízemie. Vyberte políčko 2.
lesson-first-point-plot = Hodí sa každé prázdne políčko. V tejto lekcii však vyberte políčko 2.
lesson-first-point-roof = To už je strecha a políčko by uzavrela. Na strechy príde rad čoskoro: vyberte Mliečny bar.
lesson-first-point-discard = Kartu môžete zahodiť. Mliečny bar však prinesie 1 bod za prestíž: postavte ho na políčku 2.
lesson-first-point-then = Ada stavia, potom kupuje vrchnú kartu **vášho** balíčka (Kiosk) a na balíček kladie 3 upcoiny. Kiosk má strechu, takže jej ulica vypláca 3 upcoiny. Vy si beriete 3 upcoiny zo svojho balíčka, a preto nedostávate bezplatnú kartu.

lesson-first-buy-title = Nákup od súpera
lesson-first-buy = Ada kúpila kartu z vášho balíčka. Jej 3 upcoiny ste dostali **namiesto** bezplatnej karty a máte 13 upcoinov. Na jej balíčku [1] leží strecha (Strešná terasa za 5). Vaše upcoiny tam zostanú a budú balíček blokovať, kým si ich Ada nevezme.
lesson-first-buy-do = Kúpte vrchnú kartu z Adinho balíčka za 5.
lesson-first-buy-own = Na tej karte strecha nie je. Na Adinej je Strešná terasa.
lesson-first-buy-free = Mestská karta je zadarmo, ale pozrite sa na Adin balíček: strecha za 5 upcoinov.

lesson-first-roof-title = Strecha prináša zisk
lesson-first-roof = Kúpenú kartu musíte zahrať. Strecha uzavrie políčko a **celá ulica** vypláca: 2 za Obchod a 1 za samotnú Strešnú terasu. Dajte ju na políčko 1 [1].
lesson-first-roof-do = Postavte Strešnú terasu na políčku 1.
lesson-first-roof-plot = Tam by Strešná terasa vyniesla rovnako. Lenže Mliečny bar by potom už nemohol rásť: vyberte políčko 1.
lesson-first-roof-floor = To prinesie prestíž, ale nie je to strecha, a tak upcoiny nedostanete. Vyberte Strešnú terasu.
lesson-first-roof-then = Dostávate 3 upcoiny a políčko 1 je uzavreté. Ada si berie 5 upcoinov zo svojho balíčka a dáva vám na políčko 3 dar: Trafostanicu. S každou novou strechou vás stojí 2 upcoiny.

lesson-first-gift-title = Dary
lesson-first-gift = Červená stuha [1] označuje **dar**: stavia sa len na cudzej ulici. Odplaťte to Ade. Hlučný bar na jej políčku 1 [2] ju pripraví o 3 body za prestíž.
lesson-first-gift-do = Otočte kartu na Hlučný bar a darujte ho Ade na políčko 1.
lesson-first-gift-flat = To pomôže vám. Tentoraz je však lepšie vziať 3 body Ade: vyberte Hlučný bar.
lesson-first-gift-discard = Taký dar je škoda zahodiť. Darujte Ade Hlučný bar.
lesson-first-gift-other = Tam uškodí Hlučný bar rovnako. V tejto lekcii však vyberte jej políčko 1.

lesson-first-own-title = Vlastný balíček
lesson-first-own = Na vašom balíčku [1] leží Strešný bazén: 4 body za prestíž. Stojí 5 a za kartu zo svojho balíčka platíte banke, takže sa nič nezablokuje.
lesson-first-own-do = Kúpte vrchnú kartu svojho balíčka za 5.
lesson-first-own-other = To sa dá. Vrchná karta vášho balíčka však prinesie 4 body za prestíž: kúpte ju.

lesson-first-pool-title = Na streche
lesson-first-pool = Na strechu nemožno postaviť nič okrem **projektov na strechu**, ako je Strešný bazén. Uzavreté políčko máte jedno: políčko 1 [1].
lesson-first-pool-do = Postavte Strešný bazén na políčku 1.
lesson-first-pool-cafe = To je strecha, ale políčko má zatiaľ jediné poschodie: priskoro. Vyberte Strešný bazén.
lesson-first-pool-then = Ada na svojom políčku 3 stavia dve poschodia. Vy už máte 7 bodov za prestíž.

lesson-first-upwards-title = Do výšky
lesson-first-upwards = Nižšie poschodia sa počítajú ďalej. Postavte Galériu, 3 body za prestíž, na Mliečny bar: políčko 2 [1].
lesson-first-upwards-do = Postavte Galériu na políčku 2.
lesson-first-upwards-plot = To môžete. Najlepšie strechy však patria na vysoké budovy: vyberte políčko 2, nad Mliečnym barom.
lesson-first-upwards-other = Aj to sa dá, ale v tejto lekcii postavte Galériu na políčku 2.

lesson-first-free-title = Kúpiť, alebo vziať zadarmo
lesson-first-free = Znova druhý krok. Máte 6 upcoinov, ale mestská karta je tentoraz dobrá.
lesson-first-free-do = Vezmite si mestskú kartu.
lesson-first-free-buy = To sa dá. Mestská karta je však tentoraz lepšia a je zadarmo: vezmite si ju.

lesson-first-square-title = Prízemie a strecha v jednom
lesson-first-square = Námestíčko je prízemie aj strecha zároveň. Políčko 4 [1] ihneď uzavrie a vaša ulica vypláca: 3 mínus 2 za Trafostanicu.
lesson-first-square-do = Otočte kartu na Námestíčko a postavte ho na políčku 4.
lesson-first-square-five = Rovnako dobré, ale v tejto lekcii vyberte políčko 4.
lesson-first-square-other = Aj to sa dá, ale v tejto lekcii postavte Námestíčko na políčku 4.
lesson-first-square-then = Máte o 1 upcoin viac a dve políčka sú uzavreté. Ada stavia na svojom políčku 4.

lesson-first-choose-title = Teraz vyberáte vy
lesson-first-choose = Uzavrite políčko 2 [1] Sklenou kanceláriou a nechajte si znova vyplatiť zisk, alebo dajte na uzavreté políčko, napríklad na políčko 1 [2], Strešnú záhradu s 3 bodmi za prestíž. Oboje je dobré.
lesson-first-choose-do = Postavte Sklenú kanceláriu na políčku 2 alebo Strešnú záhradu na streche.
lesson-first-choose-gift = Tým uzavriete políčko s Trafostanicou. Môžete, ale lepšie je uzavrieť políčko 2.
lesson-first-choose-discard = Oba projekty sú dobré. Postavte jeden z nich.

lesson-first-end-title = Zvyšok je na vás
lesson-first-end = Keď je niektorý balíček prázdny alebo má niektorá ulica **päť striech**, dohrá sa kolo a hra sa končí. Počíta sa prestíž a každé tri upcoiny sú bod navyše. Najprv zvyšujte zisk ulice, neuzatvárajte priskoro a sledujte vrchné karty všetkých balíčkov. Dohrajte túto partiu s Adou.

lesson-roofs = Strechy: kedy inkasovať
lesson-roofs-about = Dve strechy v jednom ťahu na bohatej ulici a ešte jedna, ktorú daruje súperka.

lesson-roofs-flat-title = Čo teraz vynesie strecha
lesson-roofs-flat = Toto číslo [1] hovorí, koľko vaša ulica vyplatí, keď sa uzavrie políčko: teraz 7 upcoinov. Plochá strecha sama pridá 2 upcoiny. Vaše vysoké budovy si zaslúžia lepšiu strechu, preto uzavrite políčko 1 [2].
lesson-roofs-flat-do = Otočte kartu na Plochú strechu a postavte ju na políčku 1.
lesson-roofs-flat-plot = Aj tam vynesie strecha 9 upcoinov. Vysoké budovy si však zaslúžia lepšiu strechu: vyberte políčko 1.
lesson-roofs-flat-garden = To sú 3 body za prestíž, ale nie je to strecha, a tak upcoiny nedostanete. Vyberte Plochú strechu.
lesson-roofs-flat-discard = Kartu môžete zahodiť. Strecha vám však vynesie 9 upcoinov: postavte ju na políčku 1.

lesson-roofs-next-title = A znova
lesson-roofs-next = Dostali ste 9 upcoinov, spolu ich máte 19 [1]. Nič sa nespotrebuje: pri **ďalšej** streche vypláca celá ulica znova. Na vašom balíčku [2] jedna leží, Nebeská kancelária za 6.
lesson-roofs-next-do = Kúpte vrchnú kartu svojho balíčka za 6.
lesson-roofs-next-free = Malé podkrovie je tiež strecha, a zadarmo. Nebeská kancelária však prinesie viac prestíže: kúpte ju.
lesson-roofs-next-gift = Tá strecha je dar: zisk by za ňu dostala Ada. Kúpte kartu zo svojho balíčka.

lesson-roofs-sky-title = Strecha pre najvyššiu budovu
lesson-roofs-sky = Nebeská kancelária prináša 1 bod za prestíž za **každé poschodie pod ňou**. Políčko 3 [1] má tri poschodia, políčko 2 dve. Nech stojí kancelária kdekoľvek, ulica vyplatí 9.
lesson-roofs-sky-do = Postavte Nebeskú kanceláriu na políčku 3.
lesson-roofs-sky-two = Dve poschodia, 2 body za prestíž. Vyberte políčko 3: má tri poschodia.
lesson-roofs-sky-clinic = Aj to sú 3 body za prestíž, ale nie je to strecha, a tak upcoiny nedostanete. Vyberte Nebeskú kanceláriu.
lesson-roofs-sky-then = 3 body za prestíž a 9 upcoinov. Ada dáva na vaše políčko 2 Strechu z plachty a v druhom kroku stavia Družstevný obchod.

lesson-roofs-end-title = Dar, ktorý vynáša
lesson-roofs-end = Ada uzavrela vaše políčko 2 [1]: −2 body za prestíž a budova už vyššie nenarastie. Výplatu za strechu však dostane **majiteľ políčka**: dostali ste 9 a máte už 31 upcoinov. Najprv teda zvyšujte zisk ulice, potom uzatvárajte políčko za políčkom. Dohrajte túto partiu s Adou.

lesson-gifts = Dary
lesson-gifts-about = Kam dary patria, čo pred nimi chráni a prečo môže dar súperovi pomôcť.

lesson-gifts-bar-title = Čo budovu chráni
lesson-gifts-bar = Dary patria na otvorené políčka súperov. **Preškrtnutý dar** chráni celú budovu: na Adin Uzavretý areál [1] sa žiadny dar postaviť nedá. Jej Obchod [2] taký symbol nemá. Hlučný bar jej vezme 3 body za prestíž.
lesson-gifts-bar-do = Otočte kartu na Hlučný bar a darujte ho Ade na políčko 2.
lesson-gifts-bar-plot = Aj to sa dá, ale v tejto lekcii vyberte jej políčko 2, Obchod.
lesson-gifts-bar-own = To vám prinesie 1 upcoin a 1 bod za prestíž. V tejto lekcii však darujte Hlučný bar Ade.
lesson-gifts-bar-discard = Kartu môžete zahodiť. Dar vás však nič nestojí: dajte ho Ade.

lesson-gifts-counts-title = Dar sa počíta ako to, čím je
lesson-gifts-counts = Ada klesla len zo 6 na 5 bodov. Hlučný bar je kaviareň a Adina Pražiareň [1] prináša 2 body za prestíž **za každú kaviareň na ulici**. Skôr než niečo darujete, pozrite sa, čo počítajú budovy súpera. Ďalší dar leží na vašom balíčku [2], za 3 upcoiny.
lesson-gifts-counts-do = Kúpte vrchnú kartu svojho balíčka za 3.
lesson-gifts-counts-free = Aj na tej karte je dar: je zadarmo a vezme Ade 2 body. Holubník na vašom balíčku jej však vezme 3: kúpte ho.
lesson-gifts-counts-flat = To vám prinesie 2 body za prestíž. Holubník však vezme Ade 3: kúpte kartu zo svojho balíčka.

lesson-gifts-loft-title = Dar na strechu
lesson-gifts-loft = Strecha chráni pred darmi, ale nie pred tými na strechu. Holubník patrí **len na strechu** a Ada má jedno uzavreté políčko: políčko 4 [1].
lesson-gifts-loft-do = Otočte kartu na Holubník a darujte ho Ade na políčko 4.
lesson-gifts-loft-own = 1 bod za prestíž pre vás, alebo o 3 menej pre ňu. Vyberte Holubník.
lesson-gifts-loft-then = Ada klesá na 2 body za prestíž. Stavia Rodinný byt, berie si mestskú kartu a dáva vám Triedenie odpadu.

lesson-gifts-end-title = A dar na oplátku
lesson-gifts-end = Triedenie odpadu vás stojí 2 body za prestíž. Vaša Vrátnica [1] dary neprijíma, preto Triedenie odpadu stojí na Garsónke [2]. Tam už zostane, ale môžete naň stavať. Dohrajte túto partiu s Adou.

lesson-municipal = Mestské karty a vaše upcoiny
lesson-municipal-about = Zahadzovanie, zablokované balíčky, štyri projekty na jednej karte a upcoiny namiesto bezplatnej karty.

lesson-municipal-discard-title = Málo upcoinov
lesson-municipal-discard = Oba projekty na bezplatnej karte vás stoja po 1 bode za prestíž; môžete ju **zahodiť**. Kúpiť potom nemôžete nič: máte 2 upcoiny [1], karta z vášho balíčka [2] stojí 6 a Adin balíček [3] blokujú vaše upcoiny. Zostáva len mestská karta.
lesson-municipal-discard-do = Zahoďte kartu.
lesson-municipal-discard-build = To môžete: upcoiny navyše výmenou za 1 bod za prestíž. V tejto lekcii však kartu zahoďte.

lesson-municipal-four-title = Štyri projekty
lesson-municipal-four = Mestské karty [1] sú **vždy zadarmo**. Kartu môžete otočiť naopak (druhý koniec) aj na druhú stranu. Mestský byt prináša 1 bod za prestíž na ktoromkoľvek poschodí; dajte ho na políčko 2 [2].
lesson-municipal-four-do = Otočte kartu na Mestský byt a postavte ho na políčku 2.
lesson-municipal-four-plot = Rovnako dobré, ale v tejto lekcii vyberte políčko 2.
lesson-municipal-four-project = Aj to sa dá, ale v tejto lekcii postavte Mestský byt na políčku 2.
lesson-municipal-four-pass = To sa dá: kto si mestskú kartu vezme a zahodí, ten pasuje. Tu je však 1 bod za prestíž: postavte Mestský byt.
lesson-municipal-four-then = Ada si namiesto bezplatnej karty berie vaše 4 upcoiny. Potom kupuje z vášho balíčka Park za 6 a jeho strecha jej vynáša 3.

lesson-municipal-collected-title = Namiesto bezplatnej karty
lesson-municipal-collected = Ada nechala na vašom balíčku 6 upcoinov, spolu ich už máte 8 [1]. Tých 6 ste dostali **namiesto bezplatnej karty**: v tomto ťahu máte len druhý krok. Vaše upcoiny si Ada vzala, z jej balíčka [2] sa teda znova dá kupovať.
lesson-municipal-collected-do = Kúpte vrchnú kartu z Adinho balíčka za 3.
lesson-municipal-collected-own = To sa dá, ale ak tú kartu Ada nechá, v ďalšom ťahu ju dostanete zadarmo. Kúpte Adinu kartu.
lesson-municipal-collected-free = Mestská karta je zadarmo ako vždy. Teraz však máte upcoiny: kúpte Adinu kartu.

lesson-municipal-flats-title = Kúpenú kartu musíte zahrať
lesson-municipal-flats = Kúpenú kartu zahodiť nesmiete. Byty prinášajú 2 body za prestíž a keď ich dáte na Mestský byt [1], budova porastie.
lesson-municipal-flats-do = Postavte Byty na políčku 2.
lesson-municipal-flats-plot = Aj to sa dá, ale v tejto lekcii stavajte do výšky, na políčku 2.
lesson-municipal-flats-offices = 1 upcoin s každou novou strechou a 1 bod za prestíž: nie je to zlé. V tejto lekcii však vyberte Byty.
lesson-municipal-flats-then = Ada si berie vaše 3 upcoiny, takže ani ona nemá bezplatnú kartu. Berie si mestskú kartu.

lesson-municipal-end-title = Kam idú upcoiny
lesson-municipal-end = Nákup od Ady jej dal upcoiny [1], ale pripravil ju o bezplatnú kartu. Za kartu zo svojho balíčka platíte banke, v ďalšom ťahu by však bola zadarmo. Mestská karta nič nestojí a nikomu inému nepomáha. Dohrajte túto partiu s Adou.
