# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Javorová ulice
lesson-first-about = Sedm kol: každá akce jednou, dva bloky a projekt.

lesson-first-pair-title = Číslo a akce
lesson-first-pair = Navrhujete tři ulice a vyhrává, kdo má **nejvíc bodů**. Každé kolo máte na výběr tři kombinace čísla domu a akce. Každý použije jednu z nich, všichni současně. Vezměte si 4 s bazénem [1].
lesson-first-pair-do = Vezměte si třetí kombinaci: 4 a bazén.
lesson-first-pair-other = Vybrat můžete kteroukoli kombinaci. Pro začátek si vezměte 4 s bazénem.

lesson-first-house-title = Čísla rostou
lesson-first-house = V každé ulici čísla **rostou od domu k domu**; mezery nevadí. Čtyřka je malé číslo, patří tedy blízko začátku a u tohoto domu v Javorové [1] je v plánu bazén.
lesson-first-house-do = Zapište 4 do třetího domu v Javorové.
lesson-first-house-left = I tam se 4 hodí. Před ni se pak ale vejde málo malých čísel a bazén tam není. Vyberte třetí dům.
lesson-first-house-other = To můžete. Čtyřka je ale malé číslo a bazén je u třetího domu v Javorové.

lesson-first-pool-title = Akce: bazén
lesson-first-pool = Akce platí tady a teď: bazén se staví **se svým domem**, nebo nikdy. První bazén má hodnotu 3 body.
lesson-first-pool-do = Postavte bazén.
lesson-first-pool-skip = Můžete ho nechat být, ale později už to nepůjde. Postavte bazén.
lesson-first-pool-then = Ada stavěla současně s vámi a založila park. Karty s čísly se otáčejí: teď jsou z nich akce.

lesson-first-park-pair-title = Nové kombinace
lesson-first-park-pair = Kombinace se nespotřebují: vy i Ada si můžete vzít tutéž. Dvojka s parkem [1] se do Javorové hodí.
lesson-first-park-pair-do = Vezměte si první kombinaci: 2 a park.
lesson-first-park-pair-other = To je lákavé. Nejdřív ale poznejte parky: vezměte si 2.

lesson-first-rising-title = Před čtyřkou
lesson-first-rising = V Javorové smí 2 stát jen před 4: v prvním [1] nebo druhém domě. Když ji dáte do prvního, zbude místo na 3.
lesson-first-rising-do = Zapište 2 do prvního domu.
lesson-first-rising-second = I tam se 2 hodí. Před ni by pak ale mohla jen nula nebo jednička. Vyberte první dům.
lesson-first-rising-street = To můžete, ale i park by přišel do té ulice. Vyberte Javorovou.

lesson-first-park-title = Parky
lesson-first-park = Park přijde do ulice, kde je váš **právě zapsaný dům** [1]. Jeden park v Javorové má hodnotu 2 body, všechny tři 10 bodů.
lesson-first-park-do = Založte park.
lesson-first-park-skip = Park nic nestojí. Založte ho.
lesson-first-park-then = Ada si vzala stejnou kombinaci.

lesson-first-fence-pair-title = Teď plot
lesson-first-fence-pair = Ploty dělají z domů **bloky** a projekty vyžadují právě bloky. Vezměte si 9 s plotem [1].
lesson-first-fence-pair-do = Vezměte si první kombinaci: 9 a plot.

lesson-first-room-title = Nechte místo
lesson-first-room = Mezi 4 a 9 mohou ještě přijít čísla 5, 6, 7 a 8; pro dvě z nich nechte dva domy volné. Zapište 9 do šestého domu [1].
lesson-first-room-do = Zapište 9 do šestého domu v Javorové.
lesson-first-room-beside = Hned vedle 4? Pak se čísla 5 až 8 do této ulice nikdy nevejdou. Vyberte šestý dům.

lesson-first-fence-title = Plot ukončuje blok
lesson-first-fence = Ulice mají ploty na obou koncích. Další plot za číslem 4 [1] oddělí první tři domy. Jeden z nich je ještě prázdný.
lesson-first-fence-do = Postavte plot za třetí dům.
lesson-first-fence-gap = Vybrat můžete kteroukoli mezeru. Jde ale o první tři domy: vyberte mezeru za číslem 4.
lesson-first-fence-skip = Plot nic nestojí. Postavte ho za číslo 4.
lesson-first-fence-then = Ada si najala brigádníka. Brzy uvidíte, k čemu brigádníci jsou.

lesson-first-bis-pair-title = Jeden dům chybí
lesson-first-bis-pair = Blok se počítá, jen když **stojí všechny jeho domy**. Druhý dům je prázdný a hodí se tam jen trojka. Pomůže bis, který číslo zopakuje: vezměte si ho se 7 [1].
lesson-first-bis-pair-do = Vezměte si třetí kombinaci: 7 a bis.
lesson-first-bis-pair-other = To číslo se mezi 2 a 4 nehodí. Pomůže bis: vezměte si 7.

lesson-first-seven-title = Nejdřív číslo
lesson-first-seven = Číslo je vždy první. Zapište 7 těsně před 9.
lesson-first-seven-do = Zapište 7 do pátého domu.
lesson-first-seven-four = I tam se 7 hodí, ale 5 a 6 pak nemají místo. Vyberte pátý dům.

lesson-first-bis-title = Totéž číslo dvakrát
lesson-first-bis = Bis zopakuje číslo domu v prázdném domě **hned vedle něj**. Stojí bod, ale druhá 2 dokončí váš blok o třech domech.
lesson-first-bis-do = Zopakujte 2 v druhém domě.
lesson-first-bis-too = I to jde. V této lekci ale zopakujte 2.
lesson-first-bis-elsewhere = Zopakovat můžete číslo kteréhokoli domu. Druhý dům ale dokončí blok.
lesson-first-bis-skip = Bis můžete nechat být. Druhý dům ale dokončí blok: zopakujte 2.
lesson-first-bis-then = 2, 2, 4: váš první blok přinese 3 body. Bis stojí 1.

lesson-first-agent-pair-title = Makléř
lesson-first-agent-pair = Teď chcete čtyři domy v řadě. Vezměte si 10 s makléřem [1]: desítka přijde hned za devítku.
lesson-first-agent-pair-do = Vezměte si druhou kombinaci: 10 a makléř.
lesson-first-agent-pair-other = To číslo se hned za 9 nehodí. Vezměte si 10.

lesson-first-ten-title = Ztracený bazén
lesson-first-ten = U sedmého domu je v plánu bazén, ale postavit ho lze jen akcí „bazén“. Tento propadne, ale to nevadí.
lesson-first-ten-do = Zapište 10 do sedmého domu.
lesson-first-ten-other = I tam se 10 hodí. Chcete ale čtyři domy v řadě: vyberte sedmý dům.

lesson-first-agent-title = Cennější bloky
lesson-first-agent = Makléř zvýší hodnotu **všech vašich bloků jedné velikosti**. Stavíte blok o čtyřech domech, vyberte tedy 4 [1]: jeho hodnota vzroste ze 4 bodů na 5.
lesson-first-agent-do = Vyberte bloky po 4.
lesson-first-agent-size = To je dobré pro bloky té velikosti. Váš příští ale bude mít čtyři domy: vyberte 4.
lesson-first-agent-skip = Makléř nic nestojí. Vyberte 4.

lesson-first-temp-pair-title = Brigádník změní číslo
lesson-first-temp-pair = Čtvrtý dům je prázdný a hodí se tam jen pětka nebo šestka. S **brigádníkem** můžete zapsat číslo až o 2 menší nebo větší. Vezměte si 8 s brigádníkem [1].
lesson-first-temp-pair-do = Vezměte si druhou kombinaci: 8 a brigádník.
lesson-first-temp-pair-other = To jde. S brigádníkem ale zaplníte čtvrtý dům a brigádníci se na konci počítají: vezměte si 8.

lesson-first-temp-title = Z 8 bude 6
lesson-first-temp = Zapište 8 jako šestku. Kdo má na konci nejvíc brigádníků, dostane 7 bodů. Teď jich máte stejně jako Ada, takže by to bylo po 7 bodech pro vás i pro ni.
lesson-first-temp-do = Zapište 6 do čtvrtého domu.
lesson-first-temp-other = Číslo se hodí. Chybí ale čtvrtý dům a tam musí být 6.
lesson-first-temp-then = Malé symboly v rozích čísel ukazují další akce: přijdou dva ploty.

lesson-first-last-pair-title = Druhý plot
lesson-first-last-pair = 6, 7, 9, 10 stojí v řadě, ale za 10 ještě chybí plot. Vezměte si 7 s plotem [1].
lesson-first-last-pair-do = Vezměte si první kombinaci: 7 a plot.
lesson-first-last-pair-other = To je dobrá kombinace. V této lekci si ale vezměte 7: její plot dokončí blok.

lesson-first-sunny-title = Jiná ulice
lesson-first-sunny = Javorová už svou 7 má. Tuto zapište do Slunečné: prostřední číslo patří doprostřed.
lesson-first-sunny-do = Zapište 7 do pátého domu ve Slunečné.
lesson-first-sunny-other = To můžete. V této lekci ale vyberte pátý dům ve Slunečné.

lesson-first-estate-title = Plot smí stát kdekoli
lesson-first-estate = Plot smí stát daleko od právě zapsaného domu. Postavte ho v Javorové za číslo 10.
lesson-first-estate-do = Postavte plot za sedmý dům v Javorové.
lesson-first-estate-cut = To můžete, ale vaše čtyři domy potřebují ještě jeden plot: hned za číslem 10.
lesson-first-estate-skip = Plot dokončí blok o čtyřech domech. Postavte ho za číslo 10.

lesson-first-claim-title = Projekt
lesson-first-claim = Bloky po 3 a 4: právě to vyžaduje třetí projekt [1]. Kdo ho splní první, dostane **7 bodů**, kdo v dalších kolech, jen 3 body. Každý blok platí jen na jeden projekt.
lesson-first-claim-do = Splňte třetí projekt.
lesson-first-claim-later = Počkat můžete, ale pak by mohla být první Ada. Splňte projekt teď.

lesson-first-shuffle-title = Míchat, nebo ne
lesson-first-shuffle = Kdo projekt splní první, smí nechat zamíchat všechny karty. Teď to není potřeba.
lesson-first-shuffle-do = Nechte karty, jak jsou.
lesson-first-shuffle-yes = Příště můžete: karty, které už byly vidět, pak přijdou znovu. Teď je nechte být.
lesson-first-shuffle-then = 26 bodů pro vás, 17 pro Adu.

lesson-first-end-title = Znáte všechny akce
lesson-first-end = Hra končí po kole, ve kterém má někdo **tři projekty**, **plnou čtvrť** nebo tři nepovolené stavby. Nepovolenou stavbu zaškrtnete, když se žádné číslo nikam nehodí. Když se na projekt hodí víc bloků, než je potřeba, vyberete si, které použijete. Dohrajte tuto partii s Adou.

lesson-solo = Sólo hra
lesson-solo-about = Tři karty za kolo, šest brigádníků a karta Sólo: dvě kola sólo hry.

lesson-solo-pair-title = Dvě karty ze tří
lesson-solo-pair = V sólo hře dostanete každé kolo tři karty a **použijete dvě**: číslo jedné a akci druhé, nikdy obě strany téže karty. Vezměte si 5 a k ní bazén z karty s 9 [1].
lesson-solo-pair-do = Vezměte si 5 s bazénem.
lesson-solo-pair-other = Hodí se kterékoli dvě karty. V této lekci si ale vezměte 5 s bazénem.

lesson-solo-house-title = Dům jako obvykle
lesson-solo-house = Všechno ostatní už znáte. U třetího domu v Javorové [1] je v plánu bazén a 5 je malé číslo.
lesson-solo-house-do = Zapište 5 do třetího domu v Javorové.
lesson-solo-house-other = I tam se 5 hodí. Třetí dům v Javorové je ale blízko začátku a je u něj v plánu bazén.

lesson-solo-pool-title = A k domu bazén
lesson-solo-pool = Bazén máte z druhé karty: 3 body.
lesson-solo-pool-do = Postavte bazén.
lesson-solo-pool-skip = Můžete ho nechat být, ale později už to nepůjde. Postavte bazén.

lesson-solo-deck-title = Tři nové karty
lesson-solo-deck = Všechny tři karty jsou pryč, použité i nepoužité. Balíček leží **akcemi nahoru**: na další akci se můžete vždy podívat, teď je to bazén. Přišli dva brigádníci. Vezměte si 7 a k ní brigádníka z karty s 13 [1].
lesson-solo-deck-do = Vezměte si 7 s brigádníkem.
lesson-solo-deck-other = To můžete. V této lekci si ale vezměte 7 s brigádníkem.

lesson-solo-temp-title = Šest brigádníků
lesson-solo-temp = Brigádníky tu není s kým porovnávat. V sólo hře má **šest a víc brigádníků hodnotu 7 bodů**, méně žádnou. Zapište 7 jako 6, hned vedle 5 [1]: mezi nimi se žádné číslo neztratí.
lesson-solo-temp-do = Zapište 6 do čtvrtého domu v Javorové.
lesson-solo-temp-elsewhere = I tam se 6 hodí. V této lekci ale vyberte čtvrtý dům v Javorové.
lesson-solo-temp-other = Číslo se hodí. Když ale dáte 6 hned vedle 5, nepřijdete o žádné číslo: vyberte čtvrtý dům v Javorové.

lesson-solo-end-title = Karta Sólo
lesson-solo-end = Někde ve spodní polovině balíčku čeká **karta Sólo**. Když přijde, dávají všechny projekty jen nižší počet bodů, tak je splňte včas. Hra má nejvýš 27 kol. Soupeř je jediný: váš nejlepší výsledek. Hrajte dál.

lesson-rings = Objezdy, pokročilá varianta
lesson-rings-about = Kruhový objezd uzavře blok a čísla v ulici začnou znovu.

lesson-rings-ring-title = Zaseknutá ulice
lesson-rings-ring = Javorová začíná čísly 4, 6, 9 [1] a v nabídce jsou 8, 8 a 9: za 9 se žádné nehodí. Postavte hned za ni **objezd** [2] a čísla za ním začnou znovu. Objezd stojí 3 body.
lesson-rings-ring-do = Vyberte objezd a postavte ho na místo čtvrtého domu v Javorové.
lesson-rings-ring-elsewhere = Vybrat můžete kterýkoli prázdný dům. Nejvíc ale objezd pomůže hned za 9: vyberte čtvrtý dům.
lesson-rings-ring-number = Objezd nikdy stavět nemusíte. Podívejte se ale, co umí: postavte ho dřív, než si vezmete kombinaci.

lesson-rings-pair-title = Ploty z obou stran
lesson-rings-pair = Objezd [1] je oplocený, a tak 4, 6, 9 hned tvoří **blok o třech domech**. Za objezdem čísla začínají znovu (od 0 do 17). Vezměte si 8 s bazénem [2].
lesson-rings-pair-do = Vezměte si první kombinaci: 8 a bazén.
lesson-rings-pair-other = To můžete. V této lekci si ale vezměte 8 s bazénem.

lesson-rings-house-title = Osmička po devítce
lesson-rings-house = Před objezdem stojí 9, za ním teď smí být osmička. U sedmého domu [1] je v plánu bazén a před ním zbude místo na menší čísla.
lesson-rings-house-do = Zapište 8 do sedmého domu v Javorové.
lesson-rings-house-beside = I tam se 8 hodí. Bazén je ale v plánu u sedmého domu: vyberte ten.
lesson-rings-house-other = To můžete. V této lekci ale vyberte sedmý dům v Javorové.

lesson-rings-pool-title = Bazén
lesson-rings-pool = V tahu zapíšete číslo domu a použijete akci. Můžete také postavit **jeden objezd**, před zápisem čísla nebo po akci.
lesson-rings-pool-do = Postavte bazén.
lesson-rings-pool-skip = Můžete ho nechat být, ale později už to nepůjde. Postavte bazén.
lesson-rings-pool-then = Ada zapisuje 9 do Slunečné a zakládá park.

lesson-rings-end-title = Vyplatí se objezd?
lesson-rings-end = Blok i bazén přinášejí po 3 bodech, objezd 3 body stojí. Druhý objezd stojí dalších 5 a třetí už postavit nelze. Těžší projekty vyžadují něco jiného: tento [1] plnou Javorovou, kde se i objezd počítá jako zaplněná parcela. Dohrajte tuto partii s Adou.

lesson-draft = Draft karet
lesson-draft-about = Tři vlastní karty, z nichž jedna putuje k sousedovi.

lesson-draft-hand-title = Vlastní karty
lesson-draft-hand = V draftu má každý tři karty. U Ady vidíte akce, ne čísla. Vyberte číslo jedné karty a akci jiné: 2 a bazén [1]. **Třetí dostane Ada** a malá šipka ukazuje, která to je.
lesson-draft-hand-do = Vezměte si 2 s bazénem a pošlete dál 7.
lesson-draft-hand-other = Hodí se kterékoli dvě a šipka ukazuje, co dostane Ada. V této lekci si ale vezměte 2 s bazénem.

lesson-draft-house-title = Dům
lesson-draft-house = U prvního domu ve Slunečné [1] je v plánu bazén a 2 je dobrý začátek.
lesson-draft-house-do = Zapište 2 do prvního domu ve Slunečné.
lesson-draft-house-other = I tam se 2 hodí. V této lekci ale vyberte první dům ve Slunečné.

lesson-draft-pool-title = Bazén
lesson-draft-pool = Bazén je z karty s číslem 13; obě karty se pak zahodí.
lesson-draft-pool-do = Postavte bazén.
lesson-draft-pool-skip = Můžete ho nechat být, ale později už to nepůjde. Postavte bazén.
lesson-draft-pool-then = Ada zapisuje 8 do Jezerní, zakládá park a posílá vám svou třetí kartu.

lesson-draft-given-title = Co poslat dál
lesson-draft-given = Devítka přišla od Ady, 4 a 6 jsou nové. Nejlepší je teď čtyřka. Bazén k ní může být z karty s 9, nebo se 6: **druhou kartu dostane Ada**. Bude to 6 [1], nebo 9 [2]. Vybíráte vy.
lesson-draft-given-do = Vezměte si 4 s bazénem.
lesson-draft-given-other = To můžete. Malá čísla jsou ale vzácná: vezměte si 4 s kterýmkoli bazénem.

lesson-draft-four-title = Třetí dům
lesson-draft-four = U třetího domu v Javorové [1] je v plánu bazén.
lesson-draft-four-do = Zapište 4 do třetího domu v Javorové.
lesson-draft-four-other = I tam se 4 hodí. V této lekci ale vyberte třetí dům v Javorové.

lesson-draft-second-title = Druhý bazén
lesson-draft-second = Dva bazény mají hodnotu 6 bodů.
lesson-draft-second-do = Postavte bazén.
lesson-draft-second-skip = Můžete ho nechat být, ale později už to nepůjde. Postavte bazén.
lesson-draft-second-then = Ada zapisuje 7, kterou má od vás, a zakládá další park.

lesson-draft-end-title = Co víte
lesson-draft-end = Ada použila vaši sedmičku. Z jejích nových karet znáte **jedno číslo**: kartu, kterou od vás právě dostala. Při více hráčích putuje třetí karta k sousedovi po pravici. Než vyberete, podívejte se tedy na jeho čtvrť. Dohrajte tuto partii s Adou.
