# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Kolem starého stromu
lesson-first-about = Šest kol: samotná karta, stavba do šířky a do výšky, její cena a první čtvrť.

lesson-first-alone-title = Samotná karta
lesson-first-alone = Společně stavíte jedno město, do šířky i do výšky; vyhrává, kdo má **nejvíc bodů**. Každé kolo si každý tajně vybere jednu ze čtyř karet. Karta značí místo, třeba žlutá 3 tuto budovu [1]. Když kartu zahrajete **samotnou**, budovu využijete: žluté budovy dávají body.
lesson-first-alone-do = Vyberte žlutou 3 a zahrajte ji samotnou.
lesson-first-alone-tile = S destičkou se staví. Nejdřív se podívejte, co dělá samotná karta: zahrajte žlutou 3 bez destičky.
lesson-first-alone-colour = Červené budovy dávají suroviny, modré destičky. Začněte bodem: zahrajte žlutou 3.
lesson-first-alone-renew = To by stálo žeton výměny, a tyto karty jsou přitom dobré. Zahrajte samotnou žlutou 3.
lesson-first-alone-other = To můžete. Nejdřív se ale podívejte, co dělá budova: zahrajte samotnou žlutou 3.
lesson-first-alone-then = Dostáváte 1 bod. Ada vybírala současně s vámi: písmeno K s destičkou.

lesson-first-hands-title = Karty putují dál
lesson-first-hands = Ada postavila modrou 20 na místě písmena K [1] a písmeno ustoupilo stranou [2]. Vaše tři nezahrané karty **dostala Ada**, její putovaly k vám a každý si dobral jednu další. Tak je to po každém kole.

lesson-first-outward-title = Stavba do šířky
lesson-first-outward = Písmena značí okraj města. Písmeno **s destičkou** staví do šířky, na svém místě. L [1] leží vedle dvou modrých budov [2] [3] a všechny budovy vedle té nové vám něco dají: dvě destičky.
lesson-first-outward-do = Vyberte L, pak destičku s modrou 4 a stavte.
lesson-first-outward-alone = Samotné písmeno dává surovinu, nebo destičku. S destičkou dostanete víc a k tomu budovu: přidejte modrou 4.
lesson-first-outward-high = I to by šlo. Vysoká čísla se ale nejvíc hodí nahoru na jinou budovu: vyberte modrou 4.
lesson-first-outward-neighbours = Tam je jedna sousední budova, u L dvě. Vyberte L.
lesson-first-outward-upward = To je stavba do výšky, ta přijde vzápětí. Nejdřív zahrajte L s modrou 4.
lesson-first-outward-other = To můžete. L s modrou 4 ale teď přinese víc.
lesson-first-outward-then = V tomto kole je první Ada: hraje samotné písmeno I a bere si surovinu. Pak stavíte vy.

lesson-first-letter-title = Písmeno ustoupí
lesson-first-letter = Modrá 4 je vaše: stojí na ní jedna vaše surovina [1]. Písmeno půjde na **volné pole vedle modré 4**, kde může město později růst. Obě pole jsou dobrá.
lesson-first-letter-do = Vyberte, kam půjde písmeno L.

lesson-first-gain-title = Co to přineslo
lesson-first-gain = Dvě sousední modré budovy, každá o jednom podlaží: **dvě destičky**, i když modrá 20 [1] patří Adě. Ta nedostane nic. A dvě ze tří postav, se kterými začínáte, vyplácejí bonus, kdykoli stavíte do šířky [2]: surovinu a bod.

lesson-first-upward-title = Stavba do výšky
lesson-first-upward = Karta budovy s destičkou **staví do výšky**. Dejte modrou 11 na modrou 1 [1]: budova bude mít dvě podlaží, takže na ni přijdou dvě vaše suroviny [2]. Při stejné barvě a vyšším čísle se nic dalšího neplatí.
lesson-first-upward-do = Vyberte modrou 1, pak destičku s modrou 11 a stavte.
lesson-first-upward-alone = To by přineslo jednu destičku a karta by byla pryč. Když s ní stavíte, necháte si ji: přidejte modrou 11.
lesson-first-upward-colour = Jiná barva stojí o surovinu víc. Vyberte modrou 11.
lesson-first-upward-high = I to jde. Tady ale stačí 11, šestnáctku si nechte.
lesson-first-upward-place = Jde to. Vedle modré 1 ale už modrou budovu máte: stavte na modré 1.
lesson-first-upward-other = To můžete. V této lekci ale stavte do výšky: modrá 1 s modrou 11.
lesson-first-upward-then = Další vaše postava za to vyplácí destičku. Ada také staví do výšky: žlutou 17.

lesson-first-kept-title = Karty, které zůstávají
lesson-first-kept = Kartu, se kterou stavíte do výšky, si **necháte**: modrá 1 teď dává destičku za každou samotnou kartu [1]. Nové budovy jako modrá 11 [2] jsou staveniště (jeřáb), dokud nedojde balíček. Právě došel: jejich karty jsou ve hře.

lesson-first-district-title = Čtvrť
lesson-first-district = Modrá 4 [1], 11 [2] a 20 [3] se dotýkají: budovy jedné barvy vedle sebe tvoří **čtvrť**. Kdo tam má na konci nejvíc surovin, dostane bod za každou ze všech čtyř; druhý dostane bod za každou svou: Ada 1.

lesson-first-resource-title = Samotné písmeno
lesson-first-resource = Máte 2 suroviny [1] a brzy budete potřebovat tři. **Samotné** písmeno dává surovinu, nebo destičku.
lesson-first-resource-do = Vyberte B a zahrajte ho samotné.
lesson-first-resource-letter = To je stejně dobré. V této lekci ale vyberte B.
lesson-first-resource-blue = To přinese destičky, a těch už máte dost: tři. Potřebujete surovinu: zahrajte samotné B.
lesson-first-resource-other = To je lákavé. V této lekci si ale šetřete na příští kolo: zahrajte samotné B.
lesson-first-resource-then = První je zase Ada: hraje samotnou červenou 2 a dostává surovinu.

lesson-first-take-title = Surovina, nebo destička
lesson-first-take = Máte 3 destičky a modrá 1 hned přinese další, protože hrajete samotnou kartu.
lesson-first-take-do = Vezměte si surovinu.
lesson-first-take-tile = Destiček máte dost. Vezměte si surovinu: na příští budovu potřebujete tři.

lesson-first-over-title = Stavba na budově soupeřky
lesson-first-over = Přišla vám modrá 20, karta Adiny budovy [1]. Dvě podlaží potřebují 2 z vašich 3 surovin [2], **jiná barva** stojí o 1 víc a za **nižší číslo** platíte rozdíl v bodech: 19 na 20 stojí 1 bod.
lesson-first-over-do = Vyberte modrou 20, pak destičku s červenou 19 a stavte.
lesson-first-over-alone = To by přineslo dvě destičky. Jde to i líp: přidejte červenou 19.
lesson-first-over-blue = Budova by zůstala modrá, ale 16 na 20 stojí 4 body. Vyberte červenou 19: uvidíte obě ceny.
lesson-first-over-dear = To číslo je mnohem nižší a stojí víc než vašich 5 bodů. Vyberte červenou 19.
lesson-first-over-other = To můžete. V této lekci ale stavte na Adině budově: na modré 20, s červenou 19.
lesson-first-over-then = Ada získává svou surovinu zpět a k ní bod. Hraje samotné písmeno C.

lesson-first-counted-title = Body na konci
lesson-first-counted = Adina budova [1] je překrytá a její kartu, modrou 20, si necháváte: **9 bodů** na konci hry. V modré čtvrti [2] teď není nikdo jiný, takže se vaše 3 suroviny počítají dvakrát: 6 bodů. Kdyby hra teď skončila, bylo by to 23 bodů pro vás a 13 pro Adu.

lesson-first-renewal-title = Výměna karet
lesson-first-renewal = Nelíbí se vám žádná ze čtyř karet? Odevzdejte **žeton výměny** [1] a doberte si před výběrem čtyři jiné. Máte dva; každý, který zbude, má na konci hry hodnotu 2 body.

lesson-first-dear-title = Když nemáte na zaplacení
lesson-first-dear = Suroviny vám došly [1]. Když na vás přijde řada a nemáte na zaplacení, destička se vrátí a hraje se samotná karta. Nejdřív si tedy opatřete suroviny.
lesson-first-dear-do = Zahrajte samotné písmeno A, H nebo L.
lesson-first-dear-blue = To přinese destičky, a těch už máte dost: čtyři. Zahrajte samotné písmeno.
lesson-first-dear-renew = Výměna karet stojí na konci 2 body a tyto karty postačí. Zahrajte samotné písmeno.
lesson-first-dear-other = Na to nemáte: destička by se vrátila. Zahrajte samotné písmeno.
lesson-first-dear-then = První je Ada: dává červenou 8 na vaši modrou 11 a platí 3 body a 4 suroviny.

lesson-first-covered-title = Překrytá budova
lesson-first-covered = Ada překryla vaši modrou 11 [1]: získáváte **dvě suroviny zpět a za každou bod**. Modrá 4 [2] ale teď stojí sama a jedna budova není čtvrť: těch 6 bodů je pryč.
lesson-first-covered-do = Vezměte si za písmeno surovinu, nebo destičku.

lesson-first-end-title = Jak hra končí
lesson-first-end = Když dojdou destičky [1], můžete některé své vrátit, každou za bod. Když dojdou **znovu** nebo má někdo 25 surovin ve městě, dohraje se kolo a hra končí. Písmeno bez místa posouvá ostatní dál. Dohrajte tuto partii s Adou.

lesson-districts = Kdo má většinu
lesson-districts-about = Čtvrti: co se počítá, kdo dostane kterou odměnu a jak budovy spojit.

lesson-districts-look-title = Dvě čtvrti
lesson-districts-look = Budovy jedné barvy vedle sebe tvoří čtvrť. Ada má dvě (červenou 8 [1] s červenou 2 a 3 a pak žlutou 17 [2] se žlutou 1). Červená 2, červená 3 a žlutá 1 jsou ničí: spojují, ale nic nepřinášejí. Všechny čtvrti si můžete zobrazit [3].

lesson-districts-prizes-title = Dvě odměny
lesson-districts-prizes = Kdo má ve čtvrti **nejvíc surovin**, dostane bod za každou surovinu v ní; kdo je druhý, dostane bod za každou svou. Kdo je tam sám, dostane obojí: v červené [1] má Ada 3, tedy 6 bodů. Vaše červená 19 [2] se žádné červené budovy nedotýká.

lesson-districts-join-title = Spojte červené
lesson-districts-join = J [1] se dotýká vaší červené 19 [2] a červené 1 [3], která nikomu nepatří. Když tam dáte červenou destičku, vznikne ze všech tří **jedna čtvrť**. A obě sousední budovy vám něco dají: dohromady tři podlaží, tedy tři suroviny.
lesson-districts-join-do = Vyberte J, pak destičku s červenou 6 a stavte.
lesson-districts-join-low = I ta je spojí. Vyšší číslo ale soupeře při překrytí stojí víc: vyberte červenou 6.
lesson-districts-join-alone = Samotné písmeno dává surovinu, nebo destičku. S červenou 6 máte čtvrť: přidejte destičku.
lesson-districts-join-colour = Vyneslo by to stejně, ale červené spojí jen červená: vyberte červenou 6.
lesson-districts-join-other = To můžete. S červenou 6 na J ale hned vznikne čtvrť.
lesson-districts-join-then = Ada má vybranou modrou 3 s červenou 5.

lesson-districts-letter-title = Kde může město růst
lesson-districts-letter = Červená 6 [1] je postavená. Písmeno ustoupí; kam půjde, tam může město růst a stavět tam smí každý.
lesson-districts-letter-do = Vyberte, kam půjde písmeno J.
lesson-districts-letter-then = Ada nemá 3 suroviny na červenou 5: destička se vrací a hraje se samotná karta.

lesson-districts-end-title = Kdo je sám, bere obojí
lesson-districts-end = Na červené 19 [1] jsou dvě suroviny, na červené 6 [2] jedna: celkem tři, a protože tam nikdo jiný není, je to 6 bodů. Při shodě surovin rozhoduje vyšší budova, pak vyšší číslo. Kdyby hra skončila teď, bylo by to 26 bodů pro vás a 20 pro Adu. Hrajte dál.

lesson-draft = Draft postav
lesson-draft-about = Běžná hra: vyberte tři postavy, které se k sobě hodí, a uvidíte, co vyplácejí.

lesson-draft-planner-title = Jedna ze čtyř
lesson-draft-planner = V běžné hře si postavy vybíráte: jednu ze čtyř si nechte a **ostatní pošlete Adě**. Každá něco přinese na začátku a celou hru vyplácí bonus za jednu ze tří akcí. Tento bioplánovač [1] vyplácí bod, kdykoli stavíte do výšky.
lesson-draft-planner-do = Nechte si bioplánovače.
lesson-draft-planner-engineer = Bioinženýři vyplácejí destičky. Bioplánovači jsou ale vzácnější: nechte si bioplánovače.
lesson-draft-planner-technician = Biotechnici vyplácejí suroviny. Bioplánovači jsou ale vzácnější: nechte si bioplánovače.
lesson-draft-planner-then = I Ada si jednu postavu nechává. Ostatní jdou k vám.

lesson-draft-engineer-title = Jedna ze tří
lesson-draft-engineer = Tyto tři postavy jsou od Ady a všechny vyplácejí bonus za stavbu do výšky. Dvě postavy s bonusem za **stejnou akci** se k sobě dobře hodí: s tímto bioinženýrem [1] přinese každé postavené podlaží bod a destičku.
lesson-draft-engineer-do = Nechte si bioinženýra.
lesson-draft-engineer-planner = Dva body za každé podlaží: není to špatné. Ke stavbě ale potřebujete i destičky: nechte si bioinženýra.
lesson-draft-engineer-technician = I to je dobrá volba. V této lekci si ale nechte bioinženýra.

lesson-draft-technician-title = Jedna ze dvou
lesson-draft-technician = Tyto dvě postavy už znáte: nikdo si je nenechal. Podlaží stojí suroviny a tento biotechnik [1] vyplácí jednu za každou samotnou kartu.
lesson-draft-technician-do = Nechte si biotechnika.
lesson-draft-technician-engineer = Víc destiček, ale podlaží stojí i suroviny. Nechte si biotechnika.
lesson-draft-technician-then = Všichni ukazují své postavy. Pak každý dostává čtyři karty.

lesson-draft-start-title = Co postavy přinášejí
lesson-draft-start = Co postavy přinesou na začátku, se sčítá: 4 suroviny, 2 destičky a 2 body [1]. A takto vyplácejí: destičku a bod za stavbu do výšky [2], surovinu za samotnou kartu [3].

lesson-draft-work-title = Postavy při práci
lesson-draft-work = Dejte modrou 20 na modrou 1 [1]: budova bude mít dvě podlaží, potřebuje tedy 2 z vašich 4 surovin. Za stejnou barvu a vyšší číslo se nic dalšího neplatí.
lesson-draft-work-do = Vyberte modrou 1, pak destičku s modrou 20 a stavte.
lesson-draft-work-alone = To přinese destičku a surovinu od biotechnika. Dvě z vašich tří postav ale čekají na podlaží: přidejte modrou 20.
lesson-draft-work-colour = Jiná barva stojí o surovinu víc. Vyberte modrou 20.
lesson-draft-work-renew = Tyto karty postačí. Vyberte modrou 1 s modrou 20.
lesson-draft-work-other = To můžete. V této lekci ale stavte do výšky: modrá 1 s modrou 20.
lesson-draft-work-then = Destička a bod pro vás. Ada hraje samotnou žlutou 1 a její dva bioinženýři vyplácejí po destičce.

lesson-draft-end-title = Vybírejte, co se k sobě hodí
lesson-draft-end = Máte 3 body a 2 destičky a modrou 1 si necháváte. U karet 16 až 18 se počítají i postavy: s modrou 18 by každá vaše karta, která vyplácí bonus za stavbu do výšky [1], přinesla na konci 2 body. Dohrajte tuto partii s Adou.

lesson-hal = Sólo hra proti Halovi
lesson-hal-about = Tři kola sólo: tři karty pro vás, jedna pro Hala a to, jak Hal staví.

lesson-hal-floor-title = Vy a Hal
lesson-hal-floor = V sólo hře hrajete proti **Halovi** [1]. Každé kolo dostanete tři karty a on jednu, lícem dolů. Máte 6 surovin, 6 destiček a 6 bodů, ale žádné postavy. Stavte do výšky na červené 1 [2].
lesson-hal-floor-do = Vyberte červenou 1, pak destičku s červenou 14 a stavte.
lesson-hal-floor-alone = To přinese surovinu a karta je pryč. Přidejte červenou 14 a kartu si necháte.
lesson-hal-floor-high = To je stejně dobré. V této lekci ale vyberte červenou 14.
lesson-hal-floor-colour = Jiná barva stojí o surovinu víc. Vyberte červenou 14.
lesson-hal-floor-other = To můžete. V této lekci ale stavte na červené 1, s červenou 14.

lesson-hal-his-letter-title = Hal vždycky staví
lesson-hal-his-letter = Vaše zbylé dvě karty se zahazují. Hal ukazuje písmeno I, dobírá si destičku s modrou 14 a **staví do šířky** [1]. Dostává bod za každou surovinu, destičku nebo bod od sousedních budov, tady jeden. Jeho písmena přesouváte vy.
lesson-hal-his-letter-do = Vyberte, kam půjde písmeno I.

lesson-hal-outward-title = Čtvrť
lesson-hal-outward = Tři nové karty. Písmeno A [1] leží vedle žluté 1 [2] a se žlutou 10 tam vznikne čtvrť. Sousední budova vám dá bod.
lesson-hal-outward-do = Vyberte písmeno A, pak destičku se žlutou 10 a stavte.
lesson-hal-outward-alone = Samotné písmeno dává surovinu, nebo destičku. Se žlutou 10 dostanete bod a čtvrť.
lesson-hal-outward-colour = Čtvrť se žlutou 1 vytvoří jen žlutá destička. Vyberte žlutou 10.
lesson-hal-outward-other = To můžete. V této lekci ale zahrajte písmeno A se žlutou 10.

lesson-hal-your-letter-title = Vaše písmeno
lesson-hal-your-letter = Žlutá 10 [1] je postavená. Její písmeno ustoupí; obě pole jsou dobrá.
lesson-hal-your-letter-do = Vyberte, kam půjde písmeno A.

lesson-hal-kept-title = Hal staví do výšky
lesson-hal-kept = Hal ukázal modrou 1 a dal na ni modrou 18 [1]. Nižší číslo ani jiná barva ho nic nestojí: platí jen suroviny, které umístí. Kartu si **nechává** a na konci ji boduje, ale její bonus nikdy nepoužívá.

lesson-hal-alone-title = Ponechaná karta vyplácí bonus
lesson-hal-alone = Ponechaná červená 1 vyplácí surovinu za každou samotnou kartu [2]. Zahrajte samotnou žlutou 1 [1]: získáte bod a surovinu.
lesson-hal-alone-do = Vyberte žlutou 1 a zahrajte ji samotnou.
lesson-hal-alone-tile = Tím se staví na žluté 1; v této lekci ji ale zahrajte samotnou.
lesson-hal-alone-letter = Písmeno by přineslo surovinu, nebo destičku, a červená 1 surovinu. Žlutá 1 přinese bod: zahrajte ji.
lesson-hal-alone-other = To můžete. V této lekci ale zahrajte samotnou žlutou 1.

lesson-hal-end-title = Porazte Hala
lesson-hal-end = Hal dal červenou 4 [1] vedle vaší červené 14 [2]: na obou jsou dvě suroviny, obě mají dvě podlaží, a tak rozhoduje vyšší číslo. To je vaše. Hra končí, když dojdou destičky, když je vašich 25 surovin ve městě, nebo když má Hal na stavbu málo surovin. Hrajte dál.
