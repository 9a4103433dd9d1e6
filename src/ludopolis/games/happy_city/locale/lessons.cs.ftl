# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Vaše první město
lesson-first-about = Celý tah, první body a speciální budova, krok za krokem.

lesson-first-window-title = Tři karty na výběr
lesson-first-window = Stavíte město z deseti karet a vyhrává **nejšťastnější město**: to, které má hodně obyvatel a hodně srdíček. Vaše první karta, Obchůdek u Štístka, už jednu minci vyplatila: máte 3 mince. Nejdřív musí lícem nahoru ležet tři karty: odkryjte je z balíčků. Čísla na balíčcích [1] jsou ceny.
lesson-first-window-do = Odkryjte kartu z levného balíčku, 1–3.
lesson-first-window-dear = To můžete, ale ty karty stojí víc než vaše 3 mince. Vyberte levný balíček, 1–3.

lesson-first-bookshop-title = Karta a její symboly
lesson-first-bookshop = Knihkupectví [1] stojí 3 mince. Pod názvem vidíte, co přináší: minci **každé kolo** a jednoho obyvatele.
lesson-first-bookshop-do = Odkryjte další kartu s cenou 1–3.
lesson-first-bookshop-dear = Vybrat můžete kterýkoli balíček. Zatím zůstaňte u levného, 1–3.

lesson-first-crossed-title = Minus ubírá
lesson-first-crossed = Ocelárna [1] také vyplácí minci za kolo, ale srdíčko s −1 **jedno ubírá**.
lesson-first-crossed-do = Podívejte se do drahého balíčku: odkryjte kartu s cenou 6–9.
lesson-first-crossed-cheap = Balíček vybíráte pro každou kartu zvlášť. Zkuste jednou ten drahý, 6–9, jen na podívání.

lesson-first-buy-title = Jedna karta za tah
lesson-first-buy = Zábavní park má tři srdíčka, ale stojí 9 a vy máte 3 mince [2]. Kupujete **jednu kartu za tah**. Začněte něčím, co vyplácí mince: Knihkupectvím [1].
lesson-first-buy-do = Kupte Knihkupectví za 3.
lesson-first-buy-cards = Na tu kartu máte. Knihkupectví ale přináší minci každé kolo a k tomu obyvatele: kupte ho.
lesson-first-buy-coin = Vzít si minci místo karty můžete. Knihkupectví vám ale dá minci každé kolo: kupte ho.
lesson-first-buy-then = Ada odkrývá druhé Knihkupectví a kupuje Ocelárnu: každé kolo mince, ale o srdíčko méně. Pak začíná nové kolo a všichni dostávají příjem.

lesson-first-discard-title = Každý název jednou
lesson-first-discard = Ve městě smí být každá karta **jen jednou**, a tak vám druhé Knihkupectví [1] není k ničemu. Na začátku tahu můžete jednu kartu zahodit, a pak ji nemůže mít ani Ada.
lesson-first-discard-do = Zahoďte Knihkupectví.
lesson-first-discard-dream = Zábavní park nechte: jednou ho koupíte. Zahoďte Knihkupectví.
lesson-first-discard-keep = Nechat všechny je často správné. Knihkupectví se ale hodí jen Adě: zahoďte ho.

lesson-first-look-title = Karty po jedné
lesson-first-look = Dvě karty chybějí. Každou uvidíte, než vyberete balíček pro další. Máte 2 mince.
lesson-first-look-do = Odkryjte kartu s cenou 1–3.
lesson-first-look-dear = Máte 2 mince: hledejte tam, kde karty stojí 1 až 3.

lesson-first-heart-title = Vaše první srdíčko
lesson-first-heart = Náměstí [1] má srdíčko a máte na něj. Nejdřív ale musí lícem nahoru ležet tři karty.
lesson-first-heart-do = Odkryjte ještě jednu kartu s cenou 1–3.

lesson-first-times-title = Obyvatelé krát srdíčka
lesson-first-times = Vaše body jsou obyvatelé **krát** srdíčka [1]. Máte 1 obyvatele a žádné srdíčko a 1 × 0 je nula. Kupte Náměstí [2] a sledujte.
lesson-first-times-do = Kupte Náměstí za 2.
lesson-first-times-house = Dva obyvatelé krát žádné srdíčko je pořád nula. Potřebujete srdíčko: kupte Náměstí.
lesson-first-times-coin = Šetřit je dobré, ale srdíčko vám hned dá první bod. Kupte Náměstí.
lesson-first-times-then = První bod. Ada kupuje Iglú. Nové kolo: dostáváte 2 mince, jednu za obchůdek a jednu za Knihkupectví.

lesson-first-parts-title = Čtyři části tahu
lesson-first-parts = Tři části tahu [1] už znáte: zahodit jednu kartu nebo žádnou, doplnit odkryté na tři, jednu koupit. Tentokrát nic zahazovat nemusíte.
lesson-first-parts-do = Nechte všechny karty.
lesson-first-parts-card = Ta karta neškodí. Tentokrát nechte všechny.

lesson-first-again-title = Třetí karta
lesson-first-again = Jedna karta chybí.
lesson-first-again-do = Odkryjte kartu s cenou 1–3.

lesson-first-house-title = Obydlí
lesson-first-house = Obydlí se neodkrývají: čekají, dokud je někdo nekoupí. Od každého je jen jedno. Dům [1] přináší obyvatele a je zelený; proč na tom záleží, uvidíte.
lesson-first-house-do = Kupte Dům za 1 minci.
lesson-first-house-school = I Škola má obyvatele. Potřebujete ale zelenou kartu a za chvíli uvidíte proč. Kupte Dům.
lesson-first-house-coin = Šetřit můžete později. Dům stojí jen 1 minci.

lesson-first-special-later = Speciální budovy přijdou v kroku { $step }
lesson-first-special-title = Speciální budova
lesson-first-special = A je tu čtvrtá část tahu. Hračkářství [1] vyžaduje modrou a zelenou kartu a vy máte obě [2] [3]. Nestojí **nic** a vaše karty zůstávají. Každý si smí za hru vzít jednu speciální budovu.
lesson-first-special-do = Vezměte si Hračkářství.
lesson-first-special-pass = Můžete počkat na jinou. Hračkářství ale hned zdvojnásobí váš příjem: vezměte si ho.
lesson-first-special-then = Hračkářství vyplácí 2 mince za kolo a zvyšuje váš příjem na 4 mince. Ada kupuje Bytový dům a má 3 obyvatele, ale −1 srdíčko: pořád 0 bodů.

lesson-first-save-title = Drahá karta
lesson-first-save = Příjem byl 4 a máte 5 mincí. Zábavní park [1] tu pořád leží a nemá na něj ani Ada.
lesson-first-save-do = Nechte všechny karty.
lesson-first-save-dream = Pak bude Zábavní park pryč. Nechte ho tam a šetřete na něj.
lesson-first-save-card = To jde, ale v tomto tahu stejně nic nekoupíte. Nechte všechny karty.

lesson-first-coin-title = Mince místo karty
lesson-first-coin = Kupovat nikdy nemusíte. Místo toho si můžete vzít **jednu minci**. S příjmem 4 mincí jich pak příští kolo budete mít 10.
lesson-first-coin-do = Vezměte si minci.
lesson-first-coin-buy = To jde. Šetříte ale na Zábavní park. Vezměte si minci.
lesson-first-coin-then = Ada kupuje Školu. Dostáváte 4 a máte 10 mincí.

lesson-first-ten-title = Deset mincí
lesson-first-ten = Zábavní park tu pořád je a teď už na něj máte. Ale nejdřív: chcete něco zahodit?
lesson-first-ten-do = Nechte všechny karty.
lesson-first-ten-dream = Na Zábavní park přece šetříte. Nechte ho tam.
lesson-first-ten-card = Ta karta neškodí. Nechte všechny karty.

lesson-first-middle-title = Prostřední balíček
lesson-first-middle = Jedna karta chybí. V prostředním balíčku [1] jsou karty za 4 a 5.
lesson-first-middle-do = Odkryjte kartu s cenou 4–5.
lesson-first-middle-other = Vybrat můžete kterýkoli balíček. Podívejte se do prostředního.

lesson-first-park-title = Tři srdíčka najednou
lesson-first-park = Máte 2 obyvatele a 1 srdíčko: 2 body. S dalšími třemi srdíčky [1] to bude 2 × 4 [2].
lesson-first-park-do = Kupte Zábavní park za 9.
lesson-first-park-hotel = To je dobrá karta. Šetříte ale na tři srdíčka: kupte Zábavní park.
lesson-first-park-coin = Mincí už máte dost. Kupte Zábavní park.

lesson-first-end-title = Osm ku nule
lesson-first-end = Když má někdo **deset karet**, dohraje se kolo a hra končí. Vy jich máte šest. Nejdřív mince, pak body; a kupujte obyvatele, nebo srdíčka, podle toho, čeho máte méně (4 × 4 je víc než 7 × 2). Dohrajte tuto partii s Adou.

lesson-last-round = Poslední kolo
lesson-last-round-about = Jak hra končí, proč se poslední kolo dohrává a jak číst bodovací list.

lesson-last-round-nine-title = Devět z deseti
lesson-last-round-nine = Máte devět karet a 9 mincí, Ada osm karet. Příští karta, kterou koupíte, je vaše desátá a udělá z tohoto kola **poslední**. Zoo [1] má 3 srdíčka, Dům na stromě [2] 3 obyvatele. Zahodit nemusíte nic.
lesson-last-round-nine-do = Nechte všechny karty.
lesson-last-round-nine-card = To můžete, ale tyto tři vám neškodí. Nechte všechny karty.

lesson-last-round-tenth-title = Utraťte, co máte
lesson-last-round-tenth = Máte 5 obyvatel a 5 srdíček, 25 bodů [1]. Mince rozhodují jen při remíze, tak je utraťte: s dalšími třemi srdíčky to bude 5 × 8.
lesson-last-round-tenth-do = Kupte Zoo.
lesson-last-round-tenth-treehouse = To je stejně dobré: 8 × 5 je také 40 bodů. V této lekci ale kupte Zoo.
lesson-last-round-tenth-other-card = To jde. Tři srdíčka na desátém místě ale mají hodnotu 15 bodů: kupte Zoo.
lesson-last-round-tenth-coin = Mince teď rozhodují jen při remíze. Kupte Zoo.
lesson-last-round-tenth-then = Deset karet: tohle kolo je poslední. Ada má ještě svůj tah, ale příjmy už nebudou. Kupuje Dům na stromě.

lesson-last-round-sheet-title = Bodovací list
lesson-last-round-sheet = 5 obyvatel krát 8 srdíček je **40**, Ada má 7 krát 4, tedy **28**. Ocelárna vás stojí jedno srdíčko, a tím 5 bodů: bez ní by to bylo 5 × 9.

lesson-expert = Pokročilá varianta: obchůdky a účinky
lesson-expert-about = Obchůdek s barvou a speciální budovy, které něco dělají: dva tahy pokročilé varianty.

lesson-expert-market-title = Obchůdek s barvou
lesson-expert-market = V pokročilé variantě se Obchůdek u Štístka **počítá jako karta své barvy** a vybíráte si ho. Ada má modrý. Speciální budova Zmrzlinárna vyžaduje dvě zelené karty: zelený obchůdek [1] by byl první.
lesson-expert-market-do = Vezměte si zelený obchůdek.
lesson-expert-market-colour = Vybrat můžete kteroukoli barvu. Zelená je ale polovina podmínky Zmrzlinárny: vezměte si zelený obchůdek.

lesson-expert-effects-title = Budovy, které něco dělají
lesson-expert-effects = Speciální budovy tu mají místo pouhých čísel **účinky**; dotkněte se budovy a přečtete si, co umí. Zmrzlinárna [1] vyplatí minci za každou kartu vašeho města, ihned. Nejdřív jako obvykle odkryjte tři karty, první dvě levné.
lesson-expert-effects-do = Odkryjte dvě karty s cenou 1–3.
lesson-expert-effects-dear = Vybrat můžete kterýkoli balíček. Máte 3 mince: vyberte levný, 1–3.

lesson-expert-middle-title = Jedna na později
lesson-expert-middle = Dvě Cukrárny. Jedna karta chybí a brzy budete mít víc mincí.
lesson-expert-middle-do = Odkryjte kartu s cenou 4–5.
lesson-expert-middle-other = Vybrat můžete kterýkoli balíček. Tentokrát hledejte něco za 4 nebo 5.

lesson-expert-green-title = Druhá zelená karta
lesson-expert-green = Váš obchůdek [1] je jedna zelená karta. Zelená jsou i obydlí: s Domem [2] máte dvě a zbudou 2 mince.
lesson-expert-green-do = Kupte Dům za 1 minci.
lesson-expert-green-block = I Bytový dům je zelený, ale stojí všechny vaše 3 mince. Dům stojí 1.
lesson-expert-green-card = To je dobrá karta, ale ne zelená. Kupte Dům.
lesson-expert-green-coin = Šetřit můžete později. Chybí zelená karta: kupte Dům.

lesson-expert-parlour-title = Ihned
lesson-expert-parlour = Vezměte si Zmrzlinárnu [1]. Počítá obchůdek, Dům i sebe: 3 mince **ihned**, a tak jich místo 2 máte 5 [2]. Později by vyplatila víc, mince ale nejvíc pomůžou na začátku.
lesson-expert-parlour-do = Vezměte si Zmrzlinárnu.
lesson-expert-parlour-pass = Můžete počkat, až bude vaše město větší. Ada by si ji ale mohla vzít dřív. A čím dřív mince máte, tím dřív si za ně koupíte příjem. Vezměte si ji hned.
lesson-expert-parlour-then = Za tři karty ve městě dostáváte 3 mince. Ada kupuje Cukrárnu. Nové kolo: obchůdek vyplácí 1 minci.

lesson-expert-six-title = Šest mincí v druhém kole
lesson-expert-six = Máte 6 mincí [1], Ada má 2 mince. Autoservis [2] stojí 5 mincí a každé kolo vyplácí 2.
lesson-expert-six-do = Nechte všechny karty.
lesson-expert-six-garage = Autoservis nechte: právě na něj ty mince máte.
lesson-expert-six-card = To můžete, ale Ada už Cukrárnu má, takže tuto si koupit nesmí. Tentokrát nechte všechny karty.

lesson-expert-fill-title = Třetí karta
lesson-expert-fill = Jedna karta chybí. Co koupíte, už víte.
lesson-expert-fill-do = Odkryjte kartu s cenou 1–3.

lesson-expert-garage-title = Z mincí příjem
lesson-expert-garage = S Autoservisem [1] je váš příjem 3, už v druhém kole.
lesson-expert-garage-do = Kupte Autoservis za 5.
lesson-expert-garage-card = To jde. Na začátku si ale za mince kupujte příjem. Autoservis vyplácí 2 mince každé kolo: kupte ho.
lesson-expert-garage-coin = Mincí máte dost. Kupte Autoservis.
lesson-expert-garage-then = Ada kupuje Školu.

lesson-expert-kinds-title = Čtyři druhy účinků
lesson-expert-kinds = **Ihned** znamená jednou a pak už nikdy. Hrad [1] vyplácí minci, kdykoli soused koupí drahou kartu, Pyramida [2] na konci hry kopíruje sousedovu kartu, Letiště zlevňuje zelené karty. Ve dvou je Ada vaše jediná sousedka. Dohrajte tuto partii s ní.

lesson-neighbours = Pokročilá varianta: pohled na souseda
lesson-neighbours-about = Co je místo a co soused, na příkladu Pyramidy v posledním kole.

lesson-neighbours-slot-title = Stejné místo
lesson-neighbours-slot = Vaše Pyramida [1] je **čtvrtá** karta vašeho města. Na konci hry kopíruje obyvatele a srdíčka sousedovy čtvrté karty. Adina čtvrtá karta je Zoo se třemi srdíčky. Záleží tedy na tom, kde karta stojí a kdy si ji vezmete.
lesson-neighbours-slot-do = Nechte všechny karty.
lesson-neighbours-slot-card = To můžete, ale tyto tři vám neškodí. Nechte všechny karty.

lesson-neighbours-tenth-title = Tři srdíčka ještě přijdou
lesson-neighbours-tenth = Máte 4 obyvatele a 4 srdíčka [1] a další tři srdíčka přijdou ze Zoo. Potřebujete tedy obyvatele: Luxusní rezidence [2] má tři a bude vaší desátou kartou.
lesson-neighbours-tenth-do = Kupte Luxusní rezidenci za 6.
lesson-neighbours-tenth-university = Univerzita má jen dva obyvatele. Luxusní rezidence má tři za stejných 6 mincí.
lesson-neighbours-tenth-card = To jde. Tři obyvatelé krát sedm srdíček ale mají mnohem větší hodnotu: kupte Luxusní rezidenci.
lesson-neighbours-tenth-coin = Mince teď rozhodují jen při remíze. Kupte Luxusní rezidenci.
lesson-neighbours-tenth-then = Deset karet: tohle kolo je poslední. Ada kupuje Potraviny a pak vaše Pyramida kopíruje její Zoo.

lesson-neighbours-copied-title = Sedm krát sedm
lesson-neighbours-copied = Máte 7 obyvatel a 4 srdíčka plus tři ze Zoo: 7 × 7 = **49** místo 28 bodů. Adě její Zoo zůstává. Sousedé sedí po vaší levici a pravici; ve dvou je Ada obojím, ale počítá se jednou. Při více hráčích si vyberete, čí karta se kopíruje.
