# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Střecha nad prvním pozemkem
lesson-first-about = Obě akce tahu, první střecha a její upcoiny, dárek a stavba do výšky.

lesson-first-shop-title = Ze dvou projektů jeden
lesson-first-shop = Stavíte do výšky na pěti pozemcích své ulice a vyhrává, kdo má **nejvíc bodů**: to je prestiž a bod za každé tři upcoiny. Každý tah začíná kartou zdarma. Jsou na ní dva projekty a vy postavíte jeden z nich. Střešní zahrada potřebuje střechu, proto vezměte Obchod: přijde na pozemek 1 [1].
lesson-first-shop-do = Postavte Obchod na pozemku 1.
lesson-first-shop-plot = Hodí se každý prázdný pozemek. V této lekci ale vyberte pozemek 1.
lesson-first-shop-discard = Kartu zdarma můžete zahodit. Obchod ale vydělává upcoiny: postavte ho na pozemku 1.

lesson-first-second-title = Druhá akce
lesson-first-second = Na Obchodu jsou 2 upcoiny: vaše ulice je vydělá pokaždé, když některý váš pozemek dostane střechu. Teď druhá akce: **kupte** vrchní kartu kteréhokoli balíčku, nebo si vezměte zdarma městskou kartu [1].
lesson-first-second-do = Vezměte si městskou kartu.
lesson-first-second-buy = Na tuto kartu máte. Nejdřív se ale podívejte, co je zdarma: vezměte si městskou kartu.

lesson-first-point-title = První bod prestiže
lesson-first-point = Městská karta má čtyři projekty, dva na každé straně. Mléčný bar přináší 1 bod prestiže, ale jen **v přízemí**, tedy na prázdném pozemku, třeba na pozemku 2 [1].
lesson-first-point-do = Otočte kartu na Mléčný bar a postavte ho na pozemku 2.
lesson-first-point-above = Nad Obchodem by nic nepřinesl: potřebuje přízemí. Vyberte pozemek 2.
lesson-first-point-plot = Hodí se každý prázdný pozemek. V této lekci ale vyberte pozemek 2.
lesson-first-point-roof = To už je střecha a pozemek by zastřešila. Na střechy dojde brzy: vyberte Mléčný bar.
lesson-first-point-discard = Kartu můžete zahodit. Mléčný bar ale přinese 1 bod prestiže: postavte ho na pozemku 2.
lesson-first-point-then = Ada staví. Pak kupuje Kiosek, který leží na **vašem** balíčku, a pokládá tam 3 upcoiny. Kiosek má střechu, takže jí její ulice vyplácí 3 upcoiny. Vy si berete 3 upcoiny ze svého balíčku, a proto nedostáváte kartu zdarma.

lesson-first-buy-title = Nákup od soupeře
lesson-first-buy = Ada koupila kartu z vašeho balíčku. Její 3 upcoiny si berete **místo** karty zdarma a máte 13 upcoinů. Na jejím balíčku [1] leží střecha (Střešní terasa za 5). Vaše upcoiny tam zůstanou a budou balíček blokovat, dokud si je Ada nevezme.
lesson-first-buy-do = Kupte vrchní kartu z Adina balíčku za 5.
lesson-first-buy-own = Na té kartě střecha není. Na Adině ano: Střešní terasa.
lesson-first-buy-free = Je zdarma, ale podívejte se na Adin balíček: střecha za 5 upcoinů.

lesson-first-roof-title = Střecha přináší příjmy
lesson-first-roof = Koupenou kartu musíte zahrát. Střecha zastřeší pozemek a **celá ulice** vyplácí: 2 za Obchod a 1 za samu Střešní terasu. Dejte ji na pozemek 1 [1].
lesson-first-roof-do = Postavte Střešní terasu na pozemku 1.
lesson-first-roof-plot = Tam by terasa vynesla totéž. Jenže Mléčný bar by pak už nemohl růst: vyberte pozemek 1.
lesson-first-roof-floor = To dá prestiž, ale není to střecha, a tak žádné upcoiny nebudou. Vyberte Střešní terasu.
lesson-first-roof-then = Dostáváte 3 upcoiny a pozemek 1 je zastřešený. Ada si bere 5 upcoinů ze svého balíčku a dává vám na pozemek 3 dárek: Trafostanici. Při každé střeše vás stojí 2 upcoiny.

lesson-first-gift-title = Dárky
lesson-first-gift = Červená stuha [1] značí **dárek**: staví se jen na cizí ulici. Oplaťte to Adě. Hlučný bar jí vezme 3 body prestiže: patří na její pozemek 1 [2].
lesson-first-gift-do = Otočte kartu na Hlučný bar a darujte ho Adě na pozemek 1.
lesson-first-gift-flat = To prospěje vám. Tentokrát je ale výhodnější vzít Adě 3 body: vyberte Hlučný bar.
lesson-first-gift-discard = Takový dárek je škoda zahodit. Darujte Adě Hlučný bar.
lesson-first-gift-other = I tam bar vezme Adě 3 body. V této lekci ale vyberte její pozemek 1.

lesson-first-own-title = Vlastní balíček
lesson-first-own = Na vašem balíčku [1] leží Střešní bazén: 4 body prestiže. Stojí 5 a za kartu ze svého balíčku platíte bance, takže se nic nezablokuje.
lesson-first-own-do = Kupte vrchní kartu svého balíčku za 5.
lesson-first-own-other = To jde. Vrchní karta vašeho balíčku ale přinese 4 body prestiže: kupte ji.

lesson-first-pool-title = Na střeše
lesson-first-pool = Na střeše se nestaví nic kromě **projektů na střechu**, jako je Střešní bazén. Zastřešený pozemek máte jeden: pozemek 1 [1].
lesson-first-pool-do = Postavte Střešní bazén na pozemku 1.
lesson-first-pool-cafe = To je střecha pro pozemek, který má jediné podlaží: příliš brzy. Vyberte Střešní bazén.
lesson-first-pool-then = Ada na svém pozemku 3 staví dvě podlaží. Vy už máte 7 bodů prestiže.

lesson-first-upwards-title = Do výšky
lesson-first-upwards = Podlaží pod novým se počítají dál. Postavte Galerii (3 body prestiže) na Mléčný bar: pozemek 2 [1].
lesson-first-upwards-do = Postavte Galerii na pozemku 2.
lesson-first-upwards-plot = To můžete. Nejlepší střechy ale patří na vysoké budovy: vyberte pozemek 2, nad Mléčným barem.
lesson-first-upwards-other = I to jde. V této lekci ale postavte Galerii na pozemku 2.

lesson-first-free-title = Koupit, nebo vzít zdarma
lesson-first-free = Teď zase druhá akce. Máte 6 upcoinů, ale městská karta je tentokrát dobrá.
lesson-first-free-do = Vezměte si městskou kartu.
lesson-first-free-buy = To jde. Městská karta je ale tentokrát lepší a je zdarma: vezměte si ji.

lesson-first-square-title = Přízemí a střecha v jednom
lesson-first-square = Náměstíčko je přízemí i střecha zároveň. Pozemek 4 [1] ihned zastřeší a vaše ulice vyplácí: 3 minus 2 za Trafostanici.
lesson-first-square-do = Otočte kartu na Náměstíčko a postavte ho na pozemku 4.
lesson-first-square-five = To je stejně dobré. V této lekci ale vyberte pozemek 4.
lesson-first-square-other = I to jde. V této lekci ale postavte Náměstíčko na pozemku 4.
lesson-first-square-then = Máte o 1 upcoin víc a dva pozemky jsou zastřešené. Ada staví na svém pozemku 4.

lesson-first-choose-title = Teď vybíráte vy
lesson-first-choose = Zastřešte pozemek 2 [1] Skleněnou kanceláří a nechte si zase vyplatit příjmy, nebo dejte na zastřešený pozemek, třeba na pozemek 1 [2], Střešní zahradu (3 body prestiže). Obojí je dobré.
lesson-first-choose-do = Postavte Skleněnou kancelář na pozemku 2, nebo Střešní zahradu na střeše.
lesson-first-choose-gift = Tím zastřešíte pozemek s Trafostanicí. To můžete, ale pozemek 2 si střechu zaslouží víc.
lesson-first-choose-discard = Oba projekty jsou dobré. Postavte jeden z nich.

lesson-first-end-title = Zbytek je na vás
lesson-first-end = Když je některý balíček prázdný nebo má některá ulice **pět střech**, dohraje se kolo a hra končí. Počítá se prestiž a každé tři upcoiny jsou bod navíc. Nejdřív zvyšujte příjem, nezastřešujte příliš brzy a sledujte vrchní karty všech balíčků. Dohrajte tuto partii s Adou.

lesson-roofs = Střechy: kdy inkasovat
lesson-roofs-about = Dvě střechy v jednom tahu na bohaté ulici a ještě jedna, kterou daruje soupeřka.

lesson-roofs-flat-title = Co teď vynese střecha
lesson-roofs-flat = Toto číslo [1] říká, kolik vaše ulice vyplatí, když se zastřeší pozemek: teď 7 upcoinů. Plochá střecha sama přidá 2 upcoiny. Vaše vysoké budovy si zaslouží lepší střechu, proto zastřešte pozemek 1 [2].
lesson-roofs-flat-do = Otočte kartu na Plochou střechu a postavte ji na pozemku 1.
lesson-roofs-flat-plot = I tam střecha vynese 9 upcoinů. Vysoké budovy si ale zaslouží lepší střechu: vyberte pozemek 1.
lesson-roofs-flat-garden = To jsou 3 body prestiže, ale není to střecha, a tak žádné upcoiny nebudou. Vyberte Plochou střechu.
lesson-roofs-flat-discard = Kartu můžete zahodit. Střecha vám ale vynese 9 upcoinů: postavte ji na pozemku 1.

lesson-roofs-next-title = A znovu
lesson-roofs-next = Dostáváte 9 upcoinů a máte jich už 19 [1]. Nic se nespotřebuje: při **další** střeše vyplácí celá ulice znovu. Na vašem balíčku [2] jedna leží: Nebeská kancelář za 6.
lesson-roofs-next-do = Kupte vrchní kartu svého balíčku za 6.
lesson-roofs-next-free = Malé podkroví je také střecha, a zdarma. Nebeská kancelář ale přinese víc prestiže: kupte ji.
lesson-roofs-next-gift = Ta střecha je dárek: příjmy by za ni dostala Ada. Kupte kartu ze svého balíčku.

lesson-roofs-sky-title = Střecha pro nejvyšší budovu
lesson-roofs-sky = Nebeská kancelář přináší 1 bod prestiže za **každé podlaží pod ní**. Pozemek 3 [1] má tři podlaží, pozemek 2 dvě. Ať ji dáte kamkoli, ulice vyplatí 9.
lesson-roofs-sky-do = Postavte Nebeskou kancelář na pozemku 3.
lesson-roofs-sky-two = Dvě podlaží, 2 body prestiže. Pozemek 3 má tři: vyberte ten.
lesson-roofs-sky-clinic = I to jsou 3 body prestiže, ale není to střecha, a tak žádné upcoiny nebudou. Vyberte Nebeskou kancelář.
lesson-roofs-sky-then = 3 body prestiže a 9 upcoinů. Ada dává Střechu z plachty na váš pozemek 2 a v druhé akci staví Družstevní obchod.

lesson-roofs-end-title = Výnosný dárek
lesson-roofs-end = Ada zastřešila váš pozemek 2 [1]: −2 body prestiže a výš už neporoste. Výplatu za střechu ale dostane **vlastník pozemku**: získáváte 9 a máte už 31 upcoinů. Takže nejdřív zvyšujte příjem a pak zastřešujte pozemek za pozemkem. Dohrajte tuto partii s Adou.

lesson-gifts = Dárky
lesson-gifts-about = Kam dárky patří, co před nimi chrání a proč může dárek soupeři pomoci.

lesson-gifts-bar-title = Co budovu chrání
lesson-gifts-bar = Dárky patří na nezastřešené pozemky soupeřů. **Přeškrtnutý dárek** chrání celou budovu: na Adin Uzavřený areál [1] se žádný dárek postavit nedá. Její Obchod [2] takový symbol nemá. Hlučný bar jí vezme 3 body prestiže.
lesson-gifts-bar-do = Otočte kartu na Hlučný bar a darujte ho Adě na pozemek 2.
lesson-gifts-bar-plot = I to jde. V této lekci ale vyberte její pozemek 2, Obchod.
lesson-gifts-bar-own = To vám přinese 1 upcoin a 1 bod prestiže. V této lekci ale darujte Hlučný bar Adě.
lesson-gifts-bar-discard = Kartu můžete zahodit. Dárek vás ale nic nestojí: dejte ho Adě.

lesson-gifts-counts-title = Dárek se počítá jako to, čím je
lesson-gifts-counts = Ada klesla jen ze 6 na 5 bodů. Hlučný bar je kavárna a Adina Pražírna [1] přináší 2 body prestiže **za každou kavárnu na ulici**. Než něco darujete, podívejte se, co počítají soupeřovy budovy. Další dárek leží na vašem balíčku [2], za 3 upcoiny.
lesson-gifts-counts-do = Kupte vrchní kartu svého balíčku za 3.
lesson-gifts-counts-free = I na té kartě je dárek: je zdarma a vezme Adě 2 body. Holubník na vašem balíčku jí ale vezme 3: kupte ho.
lesson-gifts-counts-flat = To vám přinese 2 body prestiže. Holubník ale vezme Adě 3: kupte kartu ze svého balíčku.

lesson-gifts-loft-title = Dárek na střechu
lesson-gifts-loft = Střecha chrání před všemi dárky kromě těch, které jsou určené na střechu. Holubník patří **jen na střechu** a Ada má jeden zastřešený pozemek: pozemek 4 [1].
lesson-gifts-loft-do = Otočte kartu na Holubník a darujte ho Adě na pozemek 4.
lesson-gifts-loft-own = 1 bod prestiže pro vás, nebo o 3 méně pro ni. Vyberte Holubník.
lesson-gifts-loft-then = Ada klesá na 2 body prestiže. Staví Rodinný byt, bere si městskou kartu a dává vám Třídění odpadu.

lesson-gifts-end-title = A dárek na oplátku
lesson-gifts-end = Třídění odpadu vás stojí 2 body prestiže. Vaše Vrátnice [1] dárky nepřijímá, proto ho Ada dala na Garsonku [2]. Tam už zůstane, ale můžete na něj stavět. Dohrajte tuto partii s Adou.

lesson-municipal = Městské karty a vaše upcoiny
lesson-municipal-about = Zahazování, zablokované balíčky, čtyři projekty na jedné kartě a upcoiny místo karty zdarma.

lesson-municipal-discard-title = Málo upcoinů
lesson-municipal-discard = Oba projekty na kartě zdarma vás stojí po 1 bodu prestiže; můžete ji **zahodit**. Koupit pak nemůžete nic: máte 2 upcoiny [1], karta z vašeho balíčku [2] stojí 6 a Adin balíček [3] blokují vaše upcoiny. Zbývá jen městská karta.
lesson-municipal-discard-do = Zahoďte kartu.
lesson-municipal-discard-build = To můžete: víc upcoinů za cenu 1 bodu prestiže. V této lekci ale kartu zahoďte.

lesson-municipal-four-title = Čtyři projekty
lesson-municipal-four = Městské karty [1] jsou **vždy zdarma**. Kartu můžete otočit vzhůru nohama (druhý konec) i obrátit na druhou stranu. Městský byt přináší 1 bod prestiže v kterémkoli podlaží; dejte ho na pozemek 2 [2].
lesson-municipal-four-do = Otočte kartu na Městský byt a postavte ho na pozemku 2.
lesson-municipal-four-plot = To je stejně dobré. V této lekci ale vyberte pozemek 2.
lesson-municipal-four-project = I to jde. V této lekci ale postavte Městský byt na pozemku 2.
lesson-municipal-four-pass = To jde: kdo si městskou kartu vezme a zahodí, ten pasuje. Tady je ale 1 bod prestiže: postavte Městský byt.
lesson-municipal-four-then = Ada si místo karty zdarma bere vaše 4 upcoiny. Pak kupuje z vašeho balíčku Park za 6 a jeho střecha jí vynáší 3.

lesson-municipal-collected-title = Místo karty zdarma
lesson-municipal-collected = Ada nechala na vašem balíčku 6 upcoinů. Berete si je **místo karty zdarma** a máte jich 8 [1]: v tomto tahu vám zbývá jen druhá akce. Vaše upcoiny si Ada vzala, z jejího balíčku [2] se tedy zase dá kupovat.
lesson-municipal-collected-do = Kupte vrchní kartu z Adina balíčku za 3.
lesson-municipal-collected-own = To jde, ale pokud tu kartu Ada nechá, v příštím tahu ji dostanete zdarma. Kupte Adinu kartu.
lesson-municipal-collected-free = Ta je zdarma, jako vždy. Teď ale máte upcoiny: kupte Adinu kartu.

lesson-municipal-flats-title = Koupenou kartu musíte zahrát
lesson-municipal-flats = Koupenou kartu zahodit nesmíte. Byty přinášejí 2 body prestiže a budova s Městským bytem [1] s nimi vyroste.
lesson-municipal-flats-do = Postavte Byty na pozemku 2.
lesson-municipal-flats-plot = I to jde. V této lekci ale stavte do výšky na pozemku 2.
lesson-municipal-flats-offices = 1 upcoin s každou novou střechou a 1 bod prestiže: není to špatné. V této lekci ale vyberte Byty.
lesson-municipal-flats-then = Ada si bere vaše 3 upcoiny, takže ani ona nemá kartu zdarma. Bere si městskou kartu.

lesson-municipal-end-title = Kam jdou upcoiny
lesson-municipal-end = Nákup od Ady jí dal upcoiny [1], ale připravil ji o kartu zdarma. Za kartu ze svého balíčku platíte bance, v příštím tahu by však byla zdarma. Městská karta nic nestojí a nikomu jinému nepomáhá. Dohrajte tuto partii s Adou.
