# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Nádražní ulice
lesson-first-about = Pět tahů: celý tah, dvě uzavřené ulice, jejich příjmy a lidé, kteří se stěhují dál.

lesson-first-gallery-title = Destička, místo, silnice
lesson-first-gallery = Společně stavíte jedno město a vyhrává, kdo má **nejvíc peněz**. Budova vynáší svému vlastníkovi peníze, když se uzavře její ulice. Galerie umění [1] vynáší 2 $ za každý symbol hipstera na své ulici. Dejte ji vedle nádraží [2] a otáčejte ji, dokud obě silnice nevedou v jedné přímce.
lesson-first-gallery-do = Vyberte Galerii umění a místo vlevo od nádraží, silnicí dolů. Postavte.
lesson-first-gallery-market = Bleší trh je dobrý a za chvíli bude ještě lepší. Nejdřív postavte Galerii umění.
lesson-first-gallery-dorm = Kolej potřebuje kolem sebe hodně hipsterů. Počkejte, až přijdou: nejdřív postavte Galerii umění.
lesson-first-gallery-place = To můžete: silnice by tam navázala. Symboly nádraží se ale počítají jen na jeho vlastní ulici. Stavte vlevo od něj.
lesson-first-gallery-across = Tím se ulice hned uzavře a nikdo na ní nic nemá: žádný příjem. Otočte silnici dolů.
lesson-first-gallery-then = Ada staví Apartmány z druhé strany vaší Galerie.

lesson-first-symbols-title = Ulice
lesson-first-symbols = Destičky v jedné přímce tvoří **ulici**. Tato má dva symboly hipstera: z Galerie [1] a z nádraží [2]. Žolíci platí za kterýkoli symbol; jsou tu dva: z parku a z Adiny budovy [3]. To je 4 × 2 $ a 1 $ za hipstera, který tam bydlí. Galerie by vynesla 9 $.

lesson-first-close-title = Uzavření ulice
lesson-first-close = Ulice je **uzavřená**, když jsou obsazená místa na obou jejích koncích. Na jednom stojí park. Na druhý [2] dejte Kolej [1] a otočte ji silnicí **k ulici**: pak se tam počítá i její symbol hipstera.
lesson-first-close-do = Vyberte Kolej a levý konec, silnicí doprava. Postavte.
lesson-first-close-market = I Bleší trh by ulici uzavřel, ale Galerie by vynesla jen 9 $. Kolej má symbol hipstera a s ním to bude o 2 $ víc.
lesson-first-close-cinema = I to by vyneslo 11 $. Kolej ale vynáší 2 $ za každého hipstera na své ulici a někteří budou za chvíli potřebovat domov.
lesson-first-close-place = Pak ulice zůstane otevřená a může ji uzavřít Ada. Vyberte levý konec.
lesson-first-close-longer = Tím se ulice prodlouží a zůstane otevřená. Otočte silnici doprava.
lesson-first-close-then = Uzavřeno: 11 $ pro vás, 8 $ pro Adu. Teď Ada staví pro turisty a nastěhuje se k ní ten, který čeká na nádraží.

lesson-first-paid-title = Příjem mají všichni
lesson-first-paid = Ať ulici uzavře kdokoli, příjem dostanou **všichni vlastníci budov na ní** a vezmou si zpět cedule: Galerie [1] vynesla 11 $. Lidé z ulice se odstěhovali: dva hipsteři do vaší Koleje [2], která ulici jen uzavírá a něco vynese až později. Rodič a zákazník **hledají domov** [3].

lesson-first-market-title = Hledající se stěhují
lesson-first-market = Hledající se nastěhují do **příští budovy své barvy**, ať ji postaví kdokoli. Získejte rodiče: dejte Bleší trh [1] nad Kolejí [2], obě silnice v jedné přímce. Vynáší 5 $ za každou dvojici symbolů rodiče a hipstera.
lesson-first-market-do = Vyberte Bleší trh a místo nad Kolejí, silnicí doprava. Postavte.
lesson-first-market-hall = Videoherna by vynesla 9 $. Rodiče ale pak může získat Ada, kdežto zákazník počkat může. Vyberte Bleší trh.
lesson-first-market-cinema = Teď žádný hipster nečeká. Artové kino si nechte a vyberte Bleší trh.
lesson-first-market-place = Symbol hipstera do dvojice je na ulici Koleje. Stavte nad Kolejí.
lesson-first-market-across = Kdyby trh stál napříč na konci, nebyl by na ulici Koleje: vynesl by 2 $ místo 7 $. Otočte silnici doprava.
lesson-first-market-then = Na vašem trhu teď bydlí dva rodiče. Ada obsazuje dolní konec ulice.

lesson-first-north-title = Zbývá jeden konec
lesson-first-north = Trh by vynesl 7 $ a Kolej 9 $: každý ze tří hipsterů přinese 2 $ a za bydlení v ní ještě 1 $. Kdo obsadí poslední konec, stěhuje lidi. Buďte to vy: dejte Artové kino [1] na horní konec [2].
lesson-first-north-do = Vyberte Artové kino a horní konec, silnicí dolů. Postavte.
lesson-first-north-tower = Teď by to vyneslo o 5 $ víc. Ve smíšených budovách ale nikdo nebydlí: tři hipsteři by šli k Adě.
lesson-first-north-hall = I Videoherna by ulici uzavřela. Domov pro hipstery by ale pak měla jen Ada. Vyberte Artové kino.
lesson-first-north-place = Pak ulice zůstane otevřená a na tahu je Ada. Vyberte horní konec.
lesson-first-north-longer = To jsou čtyři destičky, ulice je pořád otevřená a na tahu je Ada. Otočte silnici dolů.

lesson-first-people-title = Lidé se stěhují
lesson-first-people = 16 $ pro vás, 5 $ pro Adu. Tři hipsteři hledají domov: vaše Artové kino [1], nebo Adin Vintage butik [2]. **Rozhoduje ten, kdo ulici uzavřel.** Každý hipster vynese vlastníkovi budovy 1 $, až se uzavře její ulice.
lesson-first-people-do = Pošlete všechny tři do Artového kina.
lesson-first-people-share = Rozdělit je můžete. Každý je ale dolar pro vlastníka: pošlete všechny tři do svého kina.
lesson-first-people-then = Ada staví Řadové domky vedle vašeho kina. Nastěhují se tam dva rodiče, kteří čekali.

lesson-first-signs-title = Pět cedulí
lesson-first-signs = Na každé vaší budově na otevřené ulici leží jedna z vašich pěti **cedulí**; čtyři máte u sebe [1]. Když u sebe žádnou nemáte, musíte nejdřív nějakou budovu **opustit**: cedule se vrátí, ale budova už nikdy nikomu nic nevynese. Uzavírejte tedy ulice včas.

lesson-first-hall-title = Delší ulice
lesson-first-hall = Kino vynáší 2 $ za každou destičku své ulice a Videoherna [1] také. Dejte ji vedle kina [2], do jedné přímky. Přivede dva zákazníky a ten, který ještě čeká, se nastěhuje. Ulice má nejvýš pět destiček.
lesson-first-hall-do = Vyberte Videohernu a místo vpravo od kina, silnicí dolů. Postavte.
lesson-first-hall-mixed = Ve smíšených budovách nikdo nebydlí a zákazník má pro vás hodnotu 1 $. Vyberte Videohernu.
lesson-first-hall-place = To můžete. V této lekci ale postavte Videohernu vpravo od kina.
lesson-first-hall-across = Kdyby herna stála napříč na konci, vynesla by 5 $, na ulici kina 9 $. Otočte silnici dolů.

lesson-first-end-title = Jak hra končí
lesson-first-end = Kino by vyneslo 10 $, Videoherna 9 $. Když dojde hromádka [1], postaví každý své poslední tři destičky. Pak otevřené ulice vynesou **polovinu** a vyhrává, kdo má nejvíc peněz. Uzavřete-li dvě ulice najednou, vyberete, která je první. Dohrajte tuto partii s Adou.

lesson-closing = Uzavření ulice
lesson-closing-about = Jedna destička, dvě ulice: kam je otočená, jak dlouhá ulice smí být a která vyplácí první.

lesson-closing-ends-title = Jedna mezera, dvě ulice
lesson-closing-ends = Ulice vaší Galerie [1] a ulice s Adiným Startovním bytem [2] mají společný volný konec. Nová destička v téže přímce by byla šestá, ale **nejvýš smí být pět**. Destička v mezeře proto musí mít silnici napříč.

lesson-closing-gap-title = Kam destičku otočit
lesson-closing-gap = Dejte do mezery [2] Kolej [1]: uzavře **obě ulice**. Se silnicí vpravo směřuje k ulici Galerie, takže tam přidá svůj symbol hipstera: 9 $ místo 7 $.
lesson-closing-gap-do = Vyberte Kolej a mezeru, silnicí doprava. Postavte.
lesson-closing-gap-tile = I ta destička by obě ulice uzavřela. Symbol hipstera pro Galerii má ale jen Kolej.
lesson-closing-gap-place = Pak obě ulice zůstanou otevřené. Vyberte mezeru.
lesson-closing-gap-west = Pak se její symbol hipstera počítá na druhé ulici, kde ho nikdo nepotřebuje. Otočte silnici doprava.

lesson-closing-order-title = Která ulice je první
lesson-closing-order = Uzavřené jsou dvě ulice a vy určíte, **která vyplácí první**. Se žetony podnikání na tom může záležet. Tady je to jedno: 9 $ za Galerii [1], 8 $ a 7 $ za vaše budovy na druhé ulici [2].
lesson-closing-order-do = Vyberte kteroukoli ulici.

lesson-closing-end-title = Na žádné z ulic
lesson-closing-end = 24 $ pro vás, 5 $ pro Adu. Kolej [1] uzavřela obě ulice a není na žádné z nich; teď má o dva hipstery víc. Destička, která se od ulice odvrací, ji také uzavře, ale nepřidá symbol: to se hodí proti soupeři. Hrajte dál.

lesson-people = Kam jdou lidé
lesson-people-about = Lidé jsou dolary na dvou nohou: kdo je posílá, kdo je počítá a kdo čeká.

lesson-people-close-title = Uzavřete ulici
lesson-people-close = Vaše Galerie a Adin Bleší trh jsou na jedné ulici s jedním volným koncem [2]. Uzavřete ji Obchodním domem [1], silnicí k ulici. Zákazník z nádraží pak má domov u vás.
lesson-people-close-do = Vyberte Obchodní dům a levý konec, silnicí doprava. Postavte.
lesson-people-close-cafe = Dětskou kavárnu si nechte pro rodiče, kteří budou brzy hledat domov. Vyberte Obchodní dům.
lesson-people-close-tower = Ve smíšených budovách nikdo nebydlí a zákazník by domov nenašel. Vyberte Obchodní dům.
lesson-people-close-place = Pak ulice zůstane otevřená a Ada ji může uzavřít a poslat její lidi, kam chce. Vyberte levý konec.
lesson-people-close-longer = Tím se ulice prodlouží a zůstane otevřená. Otočte silnici doprava.

lesson-people-send-title = Lidi posíláte vy
lesson-people-send = 8 $ pro vás, 12 $ pro Adu. Tři hipsteři se mohou přestěhovat do vaší Koleje [1], nebo do Adiných Gramodesek [2]. Kolej vynáší 2 $ za **každého hipstera na své ulici** a 1 $ za každého, kdo v ní bydlí.
lesson-people-send-do = Pošlete všechny tři do Koleje, do Gramodesek nikoho.
lesson-people-send-share = Kolej by je pořád počítala, obě budovy jsou na jedné ulici. Dolar za bydlení by ale měla Ada: neposílejte k ní nikoho.
lesson-people-send-then = Ada staví Gastropub. Je smíšený: nikdo se nenastěhuje.

lesson-people-cafe-title = Hledající
lesson-people-cafe = Kolej by teď vynesla 14 $. Tři rodiče nenašli domov a čekají. Dejte Dětskou kavárnu [1] pod Obchodním domem [2]: jednoho rodiče sama přivede a nastěhují se i **všichni tři, kdo čekají**.
lesson-people-cafe-do = Vyberte Dětskou kavárnu a místo pod Obchodním domem, silnicí doprava. Postavte.
lesson-people-cafe-mixed = Ve smíšených budovách nikdo nebydlí a tři rodiče čekají. Vyberte Dětskou kavárnu.
lesson-people-cafe-place = Rodiče by přišli i tam. V této lekci ale stavte pod Obchodním domem.
lesson-people-cafe-across = Na jedné ulici s Obchodním domem bude kavárna, jen když obě silnice povedou v jedné přímce. Otočte silnici doprava.

lesson-people-end-title = Čtyři rodiče
lesson-people-end = Kavárna [1] vynáší za každého ze čtyř rodičů 2 $ a ještě 1 $, protože v ní bydlí: 12 $. Kdyby Ada postavila rodinnou budovu dřív, bydleli by ti tři, kteří čekali, u ní. Než tedy uzavřete ulici, myslete na ty, kdo budou čekat. Hrajte dál.

lesson-business = Modul Podnikání
lesson-business-about = Jedna uzavřená ulice se žetony podnikání: kdo bere první, které si vzít a jakou mají hodnotu.

lesson-business-signs-title = Značky podnikání
lesson-business-signs = S tímto modulem má každá budova značku podnikání: bydlení na vašem Startovním bytě [1], volný čas na Adině Galerii umění [3]. Hvězda na vašem Pop-up ateliéru [2] je **libovolné** podnikání. Když se ulice uzavře, vlastníci budov si vezmou žetony dřív než příjem.

lesson-business-close-title = Uzavřete ulici
lesson-business-close = Ulice má jeden volný konec [2]. Dejte tam Kolej [1], silnicí k ulici. Ulici uzavře, ale není na ní: značka Koleje přijde na řadu později.
lesson-business-close-do = Vyberte Kolej a levý konec, silnicí doprava. Postavte.
lesson-business-close-tile = I ta destička by ulici uzavřela. Kolej má ale symbol hipstera a přijme tři hipstery.
lesson-business-close-place = Pak ulice zůstane otevřená a může ji uzavřít Ada. Vyberte levý konec.
lesson-business-close-longer = Tím se ulice prodlouží a zůstane otevřená. Otočte silnici doprava.

lesson-business-one-title = Žetony za jednu budovu
lesson-business-one = Ada sedí po vaší levici, brala si tedy první: žeton volného času. Kdo ulici uzavřel, bere poslední. Vy si vezmete žetony za **jednu** svou budovu: bydlení za Startovní byt [1], nebo libovolný za ateliér [2]. Ada už má dva žetony bydlení.
lesson-business-one-do = Vyberte Pop-up ateliér.
lesson-business-one-housing = Jeden žeton bydlení proti Adiným dvěma teď nic nepřinese. S ateliérem máte na výběr: vyberte ten.

lesson-business-any-title = Který žeton?
lesson-business-any = Na konci hry dostane 10 $ ten, kdo má **nejvíc žetonů některého druhu**; dělí-li se o prvenství víc hráčů, každý z nich 5 $. Žeton volného času máte jeden [1], stejně jako Ada. Žeton obchodu ani restaurace zatím nemá nikdo.
lesson-business-any-do = Vezměte si žeton obchodu, nebo restaurace.
lesson-business-any-leisure = Pak máte nejvíc žetonů volného času: 10 $. Jenže 5 $ za volný čas a 10 $ za nový druh je víc.
lesson-business-any-housing = Ada má dva žetony bydlení. Vezměte si druh, který nemá nikdo.

lesson-business-end-title = Počítají se i sady
lesson-business-end = Příjem byl 18 $ a máte dva žetony [1]. Kromě 10 $ za nejvíc žetonů jednoho druhu je na konci dalších 10 $ za každou **sadu čtyř různých** žetonů. Když budovu opustíte, vezmete si žetony i za ni. Dohrajte tuto partii s Adou.

lesson-advisors = Poradci
lesson-advisors-about = Jedna ulice s Podnikatelem a schopnosti šesti ostatních.

lesson-advisors-card-title = Váš poradce
lesson-advisors-card = S tímto modulem dostane každý **poradce**, lícem nahoru. Máte Podnikatele [1]: na každé uzavřené ulici smí jedna vaše budova použít hodnotu destičky z ruky. Ada má Hackera.

lesson-advisors-close-title = Uzavřete svou ulici
lesson-advisors-close = Obě budovy na této ulici jsou vaše. Uzavřete ji Kolejí [1] na levém konci [2], silnicí k ulici.
lesson-advisors-close-do = Vyberte Kolej a levý konec, silnicí doprava. Postavte.
lesson-advisors-close-store = Gramodesky si nechte v ruce: za chvíli je tam budete potřebovat. Vyberte Kolej.
lesson-advisors-close-tile = I ta destička by ulici uzavřela. Symbol tu ale přidají jen hipsterské budovy: vyberte Kolej.
lesson-advisors-close-place = Pak ulice zůstane otevřená a může ji uzavřít Ada. Vyberte levý konec.
lesson-advisors-close-longer = Tím se ulice prodlouží a zůstane otevřená. Otočte silnici doprava.

lesson-advisors-value-title = Hodnota jiné destičky
lesson-advisors-value = Před příjmem zasáhne Podnikatel. Tržnice s jídlem [1] vynáší 8 $. Gramodesky ve vaší ruce [2] vynášejí 6 $ za každou dvojici symbolů hipsterů, a protože se počítají i žolíci, je to 12 $. Ukážete je a **necháte si je**.
lesson-advisors-value-do = Ať Tržnice s jídlem vynáší jako Gramodesky.
lesson-advisors-value-pass = To je 20 $. S Gramodeskami místo Tržnice s jídlem to bude 24 $.
lesson-advisors-value-gallery = Tam Gramodesky přidají jen 2 $, ale místo Tržnice s jídlem 4 $. Vyberte Tržnici s jídlem.
lesson-advisors-value-less = Obchodní dům by vynesl méně než budova sama. Vyberte Gramodesky.

lesson-advisors-symbols-title = Poradci, kteří počítají víc
lesson-advisors-symbols = 24 $ pro vás. **Hackerovi** se ruby destiček v ruce počítají jako symboly, pro **Legendu hipsterů** je každý symbol hipstera žolík, **Specialistovi na hledání** se počítají i symboly vlastních budov na jiných ulicích.

lesson-advisors-end-title = Poradci, kteří stavějí
lesson-advisors-end = **Investor** smí dát na jednu budovu dvě cedule, a tím zdvojnásobit její hodnotu. **Stavitel** staví a dobírá si dvě destičky za tah. **Restaurátor** staví přes destičky uzavřených ulic a má příjem ihned. Víc o každém je v pravidlech. Dohrajte tuto partii s Adou.

lesson-sly = Sólo hra proti Lišákovi
lesson-sly-about = Tři tahy sólo: vidíte, co Lišák postaví příště, a vybíráte za něj, když jsou místa stejně dobrá.

lesson-sly-home-title = Hromádka je odkrytá
lesson-sly-home = V sólo hře hrajete proti **Lišákovi**. Hromádka leží lícem nahoru: po vašem tahu Lišák postaví její vrchní destičku, teď Galerii umění [1]. Postavte Startovní byt [2] vlevo od nádraží [3], obě silnice v jedné přímce.
lesson-sly-home-do = Vyberte Startovní byt a místo vlevo od nádraží, silnicí dolů. Postavte.
lesson-sly-home-tile = To můžete. V této lekci ale začněte Startovním bytem.
lesson-sly-home-place = Nádraží má symbol rodiče a ten se počítá jen na jeho ulici. Stavte vlevo od nádraží.
lesson-sly-home-across = Tím se ulice hned uzavře a nikdo na ní nic nemá: žádný příjem. Otočte silnici dolů.

lesson-sly-close-title = Kde Lišák staví
lesson-sly-close = Lišák staví tam, kde má jeho budova **v tu chvíli největší hodnotu**: na vaší ulici má Galerie [1] hodnotu 6 $. Uzavřete ulici Tržnicí s jídlem [2] na levém konci [3], silnicí k ulici: její žolík se počítá vám oběma.
lesson-sly-close-do = Vyberte Tržnici s jídlem a levý konec, silnicí doprava. Postavte.
lesson-sly-close-tile = I ta destička by ulici uzavřela. V této lekci ale vyberte Tržnici s jídlem.
lesson-sly-close-place = Pak ulice zůstane otevřená a Lišák ji může prodloužit. Vyberte levý konec.
lesson-sly-close-longer = Tím se ulice prodlouží a zůstane otevřená. Otočte silnici doprava.

lesson-sly-choice-title = Vybíráte za Lišáka
lesson-sly-choice = 9 $ pro vás a 9 $ pro Lišáka. Lišákova Kolej má hodnotu 6 $ a dva hledající hipsteři se do ní nastěhují, **ať stojí kdekoli**. Když jsou pro něj místa stejně dobrá, vybíráte vy. Vyberte místo pod Startovním bytem [1].
lesson-sly-choice-do = Vyberte místo pod Startovním bytem, silnicí doprava. Postavte.
lesson-sly-choice-place = Pro Lišáka je to stejně dobré. V této lekci ale dejte Kolej pod Startovním bytem.
lesson-sly-choice-road = Pro Lišáka je to stejně dobré. V této lekci ale otočte silnici doprava.

lesson-sly-tower-title = Dobíráte po Lišákovi
lesson-sly-tower = Po Lišákově tahu vám z hromádky přišla další destička, kterou už znáte: Rozhledna [1]. Jeden turista hledá domov. Rozhlednu postavte pod svou Tržnicí s jídlem [2], obě silnice v jedné přímce: dva turisté, 6 $.
lesson-sly-tower-do = Vyberte Rozhlednu a místo pod Tržnicí s jídlem, silnicí doprava. Postavte.
lesson-sly-tower-kiosk = Turista by se nastěhoval i tam. V této lekci ale vyberte Rozhlednu.
lesson-sly-tower-mixed = Ve smíšených budovách nikdo nebydlí a turista hledá domov. Vyberte Rozhlednu.
lesson-sly-tower-place = To můžete. V této lekci ale stavte pod Tržnicí s jídlem.
lesson-sly-tower-across = Na jedné ulici s Tržnicí s jídlem bude Rozhledna, jen když obě silnice povedou v jedné přímce. Otočte silnici doprava.

lesson-sly-end-title = Porazte Lišáka
lesson-sly-end = Z ulic, které uzavře Lišák, jdou lidé nejdřív do jeho budov. Cedule mu nikdy nechybějí a na konci má tři vlastní destičky [1], jejichž ruby vidíte. Vyhráváte, jen když máte **víc peněz** než Lišák. Hrajte dál: vyberte místo pro jeho muzeum.
