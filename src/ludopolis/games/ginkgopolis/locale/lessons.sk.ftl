# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Okolo starého stromu
lesson-first-about = Šesť kôl: samotná karta, stavba do šírky a do výšky, jej cena a prvá štvrť.

lesson-first-alone-title = Samotná karta
lesson-first-alone = Spolu staviate jedno mesto, do šírky aj do výšky; vyhráva, kto má **najviac bodov**. Každé kolo si každý tajne vyberie jednu zo štyroch kariet. Karta označuje miesto: žltá 3 túto budovu [1]. Keď kartu zahráte **samotnú**, budovu využijete; žlté budovy dávajú body.
lesson-first-alone-do = Vyberte žltú 3 a zahrajte ju samotnú.
lesson-first-alone-tile = S dielikom sa stavia. Najprv sa pozrite, čo robí samotná karta: zahrajte žltú 3 bez dielika.
lesson-first-alone-colour = Červené budovy dávajú suroviny, modré dieliky. Začnite bodom: zahrajte žltú 3.
lesson-first-alone-renew = To by stálo žetón výmeny a tieto karty sú dobré. Zahrajte samotnú žltú 3.
lesson-first-alone-other = To môžete. Najprv sa však pozrite, čo robí budova: zahrajte samotnú žltú 3.
lesson-first-alone-then = Dostávate 1 bod. Ada vyberala súčasne s vami: písmeno K s dielikom.

lesson-first-hands-title = Karty putujú ďalej
lesson-first-hands = Ada postavila modrú 20 na mieste písmena K [1] a písmeno ustúpilo nabok [2]. Vaše tri nezahrané karty **dostala Ada**, jej karty prišli k vám a každý si ešte jednu potiahol. Tak je to po každom kole.

lesson-first-outward-title = Stavba do šírky
lesson-first-outward = Písmená označujú okraj mesta. Písmeno **s dielikom** stavia do šírky, na svojom mieste. L [1] leží vedľa dvoch modrých budov [2] [3] a všetky budovy vedľa tej novej vám niečo dajú, tu dva dieliky.
lesson-first-outward-do = Vyberte L, potom dielik modrý 4 a stavajte.
lesson-first-outward-alone = Samotné písmeno dáva surovinu alebo dielik. S dielikom dostanete viac a k tomu budovu: pridajte modrý 4.
lesson-first-outward-high = Aj ten dielik by sa hodil. Vysoké čísla sú však najlepšie pri stavbe do výšky: vyberte modrý 4.
lesson-first-outward-neighbours = Tam je jedna susedná budova, pri L dve. Vyberte L.
lesson-first-outward-upward = To je stavba do výšky, tá príde o chvíľu. Najprv zahrajte L s modrým 4.
lesson-first-outward-other = To môžete. L s modrým 4 však teraz prinesie viac.
lesson-first-outward-then = V tomto kole je prvá Ada: hrá samotné písmeno I a berie si surovinu. Potom staviate vy.

lesson-first-letter-title = Písmeno ustúpi
lesson-first-letter = Modrá 4 je vaša: stojí na nej jedna vaša surovina [1]. Písmeno pôjde na **voľné pole vedľa modrej 4**, kde môže mesto neskôr rásť. Obe polia sú dobré.
lesson-first-letter-do = Vyberte, kam pôjde písmeno L.

lesson-first-gain-title = Čo to prinieslo
lesson-first-gain = Dve susedné modré budovy, každá s jedným podlažím: **dva dieliky**, hoci modrá 20 [1] patrí Ade. Ada nedostane nič. A dve z troch postáv, s ktorými začínate, vám dávajú surovinu a bod vždy, keď staviate do šírky [2].

lesson-first-upward-title = Stavba do výšky
lesson-first-upward = Karta budovy s dielikom **stavia do výšky**. Dajte modrý 11 na modrú 1 [1]: budova bude mať dve podlažia, takže na ňu prídu dve vaše suroviny [2]. Pri rovnakej farbe a vyššom čísle už nič ďalšie neplatíte.
lesson-first-upward-do = Vyberte modrú 1, potom dielik modrý 11 a stavajte.
lesson-first-upward-alone = To by prinieslo jeden dielik a karta by bola preč. Keď s ňou staviate, necháte si ju: pridajte modrý 11.
lesson-first-upward-colour = Iná farba stojí o surovinu viac. Vyberte modrý 11.
lesson-first-upward-high = Aj to sa dá. Tu však stačí 11, šestnástku si nechajte.
lesson-first-upward-place = Dá sa to. Stavajte však na modrej 1: vedľa nej už modrú budovu máte.
lesson-first-upward-other = To môžete, ale v tejto lekcii stavajte do výšky: modrá 1 s modrým 11.
lesson-first-upward-then = Ďalšia vaša postava vám za to dáva dielik. Ada tiež stavia do výšky: žltú 17.

lesson-first-kept-title = Karty, ktoré zostávajú
lesson-first-kept = Kartu, s ktorou staviate do výšky, si **necháte**: modrá 1 teraz dáva dielik za každú samotnú kartu [1]. Nové budovy ako modrá 11 [2] sú staveniská (žeriav), kým sa neminie balíček. Práve sa minul: ich karty sú v hre.

lesson-first-district-title = Štvrť
lesson-first-district = Modrá 4 [1], 11 [2] a 20 [3] sa dotýkajú: budovy jednej farby vedľa seba tvoria **štvrť**. Kto v nej má na konci najviac surovín, dostane bod za každú surovinu štvrte, tu 4; druhý dostane bod za každú svoju: Ada 1.

lesson-first-resource-title = Samotné písmeno
lesson-first-resource = Máte 2 suroviny [1] a čoskoro budete potrebovať tri. **Samotné** písmeno dáva surovinu alebo dielik.
lesson-first-resource-do = Vyberte B a zahrajte ho samotné.
lesson-first-resource-letter = Rovnako dobré, ale v tejto lekcii vyberte B.
lesson-first-resource-blue = To prinesie dieliky, a tých už máte dosť: tri. Potrebujete surovinu: zahrajte samotné B.
lesson-first-resource-other = Lákavé. V tejto lekcii však šetrite na ďalšie kolo: zahrajte samotné B.
lesson-first-resource-then = Prvá je zasa Ada: hrá samotnú červenú 2 a dostáva surovinu.

lesson-first-take-title = Surovina alebo dielik
lesson-first-take = Máte 3 dieliky a modrá 1 hneď prinesie ďalší, pretože hráte samotnú kartu.
lesson-first-take-do = Vezmite si surovinu.
lesson-first-take-tile = Dielikov máte dosť. Vezmite si surovinu: ďalšia budova potrebuje tri.

lesson-first-over-title = Stavba na budove súperky
lesson-first-over = Prišla vám modrá 20, karta Adinej budovy [1]. Dve podlažia potrebujú 2 z vašich 3 surovín [2], **iná farba** stojí o 1 viac a **nižšie číslo** stojí rozdiel v bodoch: 19 na 20 stojí 1 bod.
lesson-first-over-do = Vyberte modrú 20, potom dielik červený 19 a stavajte.
lesson-first-over-alone = To by dalo dva dieliky. Dá sa to aj lepšie: pridajte červený 19.
lesson-first-over-blue = Budova by zostala modrá, ale 16 na 20 stojí 4 body. Vyberte červený 19 a uvidíte oba príplatky.
lesson-first-over-dear = To číslo je oveľa nižšie a stojí viac ako vašich 5 bodov. Vyberte červený 19.
lesson-first-over-other = To môžete, ale v tejto lekcii prekryte Adinu budovu: modrú 20 červeným 19.
lesson-first-over-then = Ada dostáva svoju surovinu späť a za ňu bod. Hrá samotné C.

lesson-first-counted-title = Body na konci
lesson-first-counted = Adinu budovu [1] ste prekryli a jej kartu, modrú 20, si nechávate: **9 bodov** na konci hry. V modrej štvrti [2] teraz nie je nikto iný, takže sa vaše 3 suroviny počítajú dvakrát: 6 bodov. Keby sa hra skončila teraz, mali by ste 23 bodov, Ada 13.

lesson-first-renewal-title = Výmena kariet
lesson-first-renewal = Nepáči sa vám žiadna zo štyroch kariet? Odovzdajte **žetón výmeny** [1] a potiahnite si pred výberom štyri iné. Máte dva; každý, ktorý zostane, má na konci hry hodnotu 2 body.

lesson-first-dear-title = Keď nemáte čím zaplatiť
lesson-first-dear = Suroviny sa vám minuli [1]. Keď na vás príde rad a nemáte čím zaplatiť, dielik sa vráti a hrá sa samotná karta. Najprv si teda zadovážte suroviny.
lesson-first-dear-do = Zahrajte samotné písmeno A, H alebo L.
lesson-first-dear-blue = To prinesie dieliky, a tých už máte dosť: štyri. Zahrajte samotné písmeno.
lesson-first-dear-renew = Výmena kariet stojí na konci 2 body a tieto karty postačia. Zahrajte samotné písmeno.
lesson-first-dear-other = Nemáte čím zaplatiť: dielik by sa vrátil. Zahrajte samotné písmeno.
lesson-first-dear-then = Prvá je Ada: dáva červený 8 na vašu modrú 11 a platí 3 body a 4 suroviny.

lesson-first-covered-title = Prekrytá budova
lesson-first-covered = Ada prekryla vašu modrú 11 [1]: dostávate **dve suroviny späť a za každú bod**. Modrá 4 [2] však teraz stojí sama a jedna budova nie je štvrť: tých 6 bodov je preč.
lesson-first-covered-do = Vezmite si za písmeno surovinu alebo dielik.

lesson-first-end-title = Ako sa hra končí
lesson-first-end = Keď sa minú dieliky [1], môžete niektoré svoje vrátiť, každý za bod. Keď sa minú **znova** alebo má niekto 25 surovín v meste, je to posledné kolo. Písmeno bez miesta posúva ostatné ďalej. Dohrajte túto partiu s Adou.

lesson-districts = Kto má väčšinu
lesson-districts-about = Štvrte: čo sa počíta, kto dostane ktoré body a ako budovy spojiť.

lesson-districts-look-title = Dve štvrte
lesson-districts-look = Budovy jednej farby vedľa seba tvoria štvrť. Ada má dve (červenú 8 [1] s červenou 2 a 3; žltú 17 [2] so žltou 1). Nikomu nepatria červená 2, červená 3 a žltá 1: spájajú, ale nič neprinášajú. Všetky štvrte si môžete zobraziť [3].

lesson-districts-prizes-title = Prvé a druhé miesto
lesson-districts-prizes = Kto má v štvrti **najviac surovín**, dostane bod za každú surovinu v nej, druhý hráč bod za každú svoju. Kto je tam sám, dostane oboje: v červenej [1] má Ada 3, teda 6 bodov. Vaša červená 19 [2] sa žiadnej červenej budovy nedotýka.

lesson-districts-join-title = Spojte červené
lesson-districts-join = J [1] sa dotýka vašej červenej 19 [2] a červenej 1 [3], ktorá nikomu nepatrí. S červeným dielikom na tom mieste vytvoria všetky tri **jednu štvrť**. A obe susedné budovy vám niečo dajú: majú spolu tri podlažia, teda tri suroviny.
lesson-districts-join-do = Vyberte J, potom dielik červený 6 a stavajte.
lesson-districts-join-low = Aj ten dielik ich spojí. Vyššie číslo však súpera pri prekrytí stojí viac: vyberte červený 6.
lesson-districts-join-alone = Samotné písmeno dáva surovinu alebo dielik. S červeným 6 máte štvrť: pridajte dielik.
lesson-districts-join-colour = Vynieslo by to rovnako, ale červené spojí len červený dielik: vyberte červený 6.
lesson-districts-join-other = To môžete. J s červeným 6 však hneď vytvorí štvrť.
lesson-districts-join-then = Ada má vybranú modrú 3 s červeným 5.

lesson-districts-letter-title = Kde môže mesto rásť
lesson-districts-letter = Červená 6 [1] je postavená. Písmeno ustúpi a kamkoľvek pôjde, tam môže mesto rozširovať každý.
lesson-districts-letter-do = Vyberte, kam pôjde písmeno J.
lesson-districts-letter-then = Ada nemá 3 suroviny na červený 5: dielik sa vracia a hrá sa samotná karta.

lesson-districts-end-title = Kto je sám, berie oboje
lesson-districts-end = Na červenej 19 [1] sú dve suroviny, na červenej 6 [2] jedna: spolu tri, a keďže tam nikto iný nie je, je to 6 bodov. Pri rovnosti surovín rozhoduje vyššia budova, potom vyššie číslo. Keby sa hra skončila teraz, mali by ste 26 a Ada 20 bodov. Hrajte ďalej.

lesson-draft = Draft postáv
lesson-draft-about = Bežná hra: vyberte tri postavy, ktoré sa k sebe hodia, a uvidíte, čo vám dávajú.

lesson-draft-planner-title = Jedna zo štyroch
lesson-draft-planner = V bežnej hre si postavy vyberáte: jednu zo štyroch si nechajte a **ostatné pošlite Ade**. Každá niečo prinesie na začiatku a celú hru dáva bonus za jednu z troch akcií. Tento bioplánovač [1] dáva bod vždy, keď staviate do výšky.
lesson-draft-planner-do = Nechajte si bioplánovača.
lesson-draft-planner-engineer = Bioinžinieri dávajú dieliky. Bioplánovačov je však menej: nechajte si bioplánovača.
lesson-draft-planner-technician = Biotechnici dávajú suroviny, bioplánovač je však vzácnejší: nechajte si ho.
lesson-draft-planner-then = Aj Ada si jednu postavu necháva. Ostatné prídu k vám.

lesson-draft-engineer-title = Jedna z troch
lesson-draft-engineer = Tieto tri sú od Ady a všetky majú bonus za stavbu do výšky. Dve postavy s bonusom za **rovnakú akciu** sa k sebe dobre hodia: s týmto bioinžinierom [1] prinesie každé postavené podlažie bod a dielik.
lesson-draft-engineer-do = Nechajte si bioinžiniera.
lesson-draft-engineer-planner = Dva body za každé podlažie: nie je to zlé. Na stavbu však potrebujete aj dieliky: nechajte si bioinžiniera.
lesson-draft-engineer-technician = Tiež dobrá voľba, ale v tejto lekcii si nechajte bioinžiniera.

lesson-draft-technician-title = Jedna z dvoch
lesson-draft-technician = Tieto dve už poznáte: nikto si ich nenechal. Podlažia stoja suroviny a tento biotechnik [1] dáva jednu za každú samotnú kartu.
lesson-draft-technician-do = Nechajte si biotechnika.
lesson-draft-technician-engineer = Viac dielikov, ale podlažia stoja aj suroviny. Nechajte si biotechnika.
lesson-draft-technician-then = Všetci ukazujú svoje postavy. Potom každý dostáva štyri karty.

lesson-draft-start-title = S čím začínate
lesson-draft-start = Čo postavy prinesú na začiatku, sa sčítava: 4 suroviny, 2 dieliky a 2 body [1]. Odteraz vám dávajú dielik a bod za stavbu do výšky [2] a surovinu za samotnú kartu [3].

lesson-draft-work-title = Postavy pri práci
lesson-draft-work = Dajte modrý 20 na modrú 1 [1]: dve podlažia potrebujú 2 z vašich 4 surovín. Za rovnakú farbu a vyššie číslo sa nič ďalšie neplatí.
lesson-draft-work-do = Vyberte modrú 1, potom dielik modrý 20 a stavajte.
lesson-draft-work-alone = To prinesie dielik a surovinu od biotechnika. Dve z vašich troch postáv však majú bonus za podlažie: pridajte modrý 20.
lesson-draft-work-colour = Iná farba stojí o surovinu viac. Vyberte modrý 20.
lesson-draft-work-renew = Tieto karty postačia. Vyberte modrú 1 s modrým 20.
lesson-draft-work-other = To môžete, ale v tejto lekcii stavajte do výšky: modrá 1 s modrým 20.
lesson-draft-work-then = Dielik a bod pre vás. Ada hrá samotnú žltú 1 a jej dvaja bioinžinieri jej dávajú po dieliku.

lesson-draft-end-title = Vyberajte, čo sa k sebe hodí
lesson-draft-end = Máte 3 body a 2 dieliky a modrú 1 si nechávate. Karty 16 až 18 počítajú aj postavy: s modrou 18 by každá vaša karta s bonusom za stavbu do výšky [1] priniesla na konci 2 body. Dohrajte túto partiu s Adou.

lesson-hal = Sólo hra proti Halovi
lesson-hal-about = Tri kolá sólo: vaše tri karty, Halova jedna a ako Hal stavia.

lesson-hal-floor-title = Vy a Hal
lesson-hal-floor = V sólo hre hráte proti **Halovi** [1]. Každé kolo dostanete tri karty a on jednu, lícom nadol. Máte 6 surovín, 6 dielikov a 6 bodov, ale žiadne postavy. Stavajte do výšky na červenej 1 [2].
lesson-hal-floor-do = Vyberte červenú 1, potom dielik červený 14 a stavajte.
lesson-hal-floor-alone = To prinesie surovinu a karta je preč. Pridajte červený 14 a kartu si necháte.
lesson-hal-floor-high = Rovnako dobré, ale v tejto lekcii vyberte červený 14.
lesson-hal-floor-colour = Iná farba stojí o surovinu viac. Vyberte červený 14.
lesson-hal-floor-other = To môžete, ale v tejto lekcii stavajte na červenej 1, s červeným 14.

lesson-hal-his-letter-title = Hal vždy stavia
lesson-hal-his-letter = Vaše zvyšné dve karty sa zahadzujú. Hal ukazuje písmeno I, ťahá si dielik modrý 14 a **stavia do šírky** [1]. Dostáva bod za každú surovinu, dielik alebo bod od susedných budov, tu jeden. Jeho písmená presúvate vy.
lesson-hal-his-letter-do = Vyberte, kam pôjde písmeno I.

lesson-hal-outward-title = Štvrť
lesson-hal-outward = Tri nové karty. Písmeno A [1] leží vedľa žltej 1 [2] a so žltým 10 na jeho mieste bude z oboch budov štvrť. Susedná budova vám dá bod.
lesson-hal-outward-do = Vyberte písmeno A, potom dielik žltý 10 a stavajte.
lesson-hal-outward-alone = Samotné písmeno dáva surovinu alebo dielik. So žltým 10 dostanete bod a štvrť.
lesson-hal-outward-colour = Štvrť so žltou 1 vytvorí len žltý dielik. Vyberte žltý 10.
lesson-hal-outward-other = To môžete, ale v tejto lekcii vyberte písmeno A so žltým 10.

lesson-hal-your-letter-title = Vaše písmeno
lesson-hal-your-letter = Žltá 10 [1] je postavená. Jej písmeno ustúpi; obe polia sú dobré.
lesson-hal-your-letter-do = Vyberte, kam pôjde písmeno A.

lesson-hal-kept-title = Hal stavia do výšky
lesson-hal-kept = Hal ukázal modrú 1 a dal na ňu modrý 18 [1]. Nižšie číslo ani iná farba ho nič nestoja: platí len suroviny, ktoré umiestni. Kartu si **necháva** a na konci za ňu dostane body, ale jej bonus nikdy nepoužíva.

lesson-hal-alone-title = Bonus ponechanej karty
lesson-hal-alone = Ponechaná červená 1 dáva surovinu za každú samotnú kartu [2]. Zahrajte samotnú žltú 1 [1]: získate bod a surovinu.
lesson-hal-alone-do = Vyberte žltú 1 a zahrajte ju samotnú.
lesson-hal-alone-tile = S dielikom sa na žltej 1 stavia; v tejto lekcii ju však zahrajte samotnú.
lesson-hal-alone-letter = Písmeno by prinieslo surovinu alebo dielik a červená 1 by k tomu pridala surovinu. Žltá 1 prinesie bod: zahrajte ju.
lesson-hal-alone-other = To môžete, ale v tejto lekcii zahrajte samotnú žltú 1.

lesson-hal-end-title = Porazte Hala
lesson-hal-end = Hal postavil červenú 4 [1] vedľa vašej červenej 14 [2]: po dve suroviny, po dve podlažia, rozhoduje teda vyššie číslo, a to je vaše. Hra sa končí, keď sa minú dieliky, keď je vašich 25 surovín v meste alebo keď Hal nemá na stavbu dosť surovín. Hrajte ďalej.
