# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Staničná ulica
lesson-first-about = Päť ťahov: celý ťah, dve uzavreté ulice, ich príjmy a ľudia, ktorí sa sťahujú ďalej.

lesson-first-gallery-title = Dielik, miesto, cesta
lesson-first-gallery = Spolu staviate jedno mesto a vyhráva, kto má **najviac peňazí**. Budova vynáša svojmu majiteľovi, keď sa uzavrie jej ulica. Galéria umenia [1] vynáša 2 $ za každý symbol hipstera na svojej ulici. Dajte ju vedľa stanice [2] a otáčajte ju, kým nebudú obe cesty v jednej priamke.
lesson-first-gallery-do = Vyberte Galériu umenia a miesto vľavo od stanice, s cestou dole. Postavte.
lesson-first-gallery-market = Blší trh je dobrý, ale o chvíľu bude ešte lepší. Najprv postavte Galériu umenia.
lesson-first-gallery-dorm = Internát potrebuje okolo seba veľa hipsterov. Počkajte, kým prídu: najprv postavte Galériu umenia.
lesson-first-gallery-place = To môžete: cesty by na seba nadväzovali. Symboly stanice sa však počítajú len na jej vlastnej ulici. Stavajte vľavo od stanice.
lesson-first-gallery-across = Tým sa ulica hneď uzavrie a nikto na nej nič nemá, takže príjem nedostane nikto. Otočte cestu nadol.
lesson-first-gallery-then = Ada stavia Apartmány z druhej strany vašej Galérie.

lesson-first-symbols-title = Ulica
lesson-first-symbols = Dieliky v jednej priamke tvoria **ulicu**. Táto má dva symboly hipsterov: z Galérie [1] a zo stanice [2]. Žolíky z parku a z Adinej budovy [3] sa počítajú ako ktorýkoľvek symbol. To je 4 × 2 $ a 1 $ za hipstera, ktorý tam býva. Galéria by vyniesla 9 $.

lesson-first-close-title = Uzavretie ulice
lesson-first-close = Ulica je **uzavretá**, keď sú obsadené miesta na oboch jej koncoch. Na jednom stojí park. Na druhý [2] dajte Internát [1] a otočte ho cestou **k ulici**: potom sa tam počíta aj jeho symbol hipstera.
lesson-first-close-do = Vyberte Internát a ľavý koniec, s cestou vpravo. Postavte.
lesson-first-close-market = Aj Blší trh by ulicu uzavrel, ale s príjmom len 9 $. Internát má symbol hipstera a ten vynesie o 2 $ viac.
lesson-first-close-cinema = Aj to by vynieslo 11 $. Internát však vynáša 2 $ za každého hipstera na svojej ulici a niektorí budú o chvíľu potrebovať domov.
lesson-first-close-place = Potom ulica zostane otvorená a môže ju uzavrieť Ada. Vyberte ľavý koniec.
lesson-first-close-longer = Tým sa ulica predĺži a zostane otvorená. Otočte cestu doprava.
lesson-first-close-then = Uzavreté: 11 $ pre vás, 8 $ pre Adu. Teraz Ada stavia budovu pre turistov a nasťahuje sa do nej turista, ktorý čaká na stanici.

lesson-first-paid-title = Príjem majú všetci
lesson-first-paid = Nech ulicu uzavrie ktokoľvek, príjem dostanú **všetci majitelia budov na nej** a vezmú si späť tabule: Galéria [1] vyniesla 11 $. Ľudia z ulice sa odsťahovali: dvaja hipsteri do vášho Internátu [2], ktorý ulicu len uzatvára a vynesie až neskôr. Rodič a zákazník **hľadajú domov** [3].

lesson-first-market-title = Hľadajúci sa sťahujú
lesson-first-market = Hľadajúci sa nasťahujú do **prvej novej budovy svojej farby**, nech ju postaví ktokoľvek. Získajte rodiča: dajte Blší trh [1] nad Internátom [2], obe cesty v jednej priamke. Trh vynáša 5 $ za každú dvojicu symbolov rodiča a hipstera.
lesson-first-market-do = Vyberte Blší trh a miesto nad Internátom, s cestou vpravo. Postavte.
lesson-first-market-hall = Videoherňa by vyniesla 9 $. Rodiča však potom môže získať Ada a zákazník počká. Vyberte Blší trh.
lesson-first-market-cinema = Teraz žiadny hipster nečaká. Kino si nechajte a vyberte Blší trh.
lesson-first-market-place = Symbol hipstera do dvojice je na ulici Internátu. Stavajte nad Internátom.
lesson-first-market-across = Keď trh stojí naprieč na konci, nie je na ulici Internátu: vyniesol by 2 $ namiesto 7 $. Otočte cestu doprava.
lesson-first-market-then = Na vašom trhu teraz bývajú dvaja rodičia. Ada obsadzuje dolný koniec ulice.

lesson-first-north-title = Zostáva jeden koniec
lesson-first-north = Trh by vyniesol 7 $ a Internát 9 $: za každého z troch hipsterov 2 $ a ešte 1 $ za to, že v ňom býva. Kto obsadí posledný koniec, určí, kam pôjdu ľudia. Buďte to vy: dajte Artové kino [1] na horný koniec [2].
lesson-first-north-do = Vyberte Artové kino a horný koniec, s cestou dole. Postavte.
lesson-first-north-tower = Teraz by to vynieslo o 5 $ viac. V zmiešaných budovách však nikto nebýva: traja hipsteri by šli k Ade.
lesson-first-north-hall = Aj Videoherňa by ulicu uzavrela. Domov pre hipsterov však potom má len Ada. Vyberte Artové kino.
lesson-first-north-place = Potom ulica zostane otvorená a na ťahu je Ada. Vyberte horný koniec.
lesson-first-north-longer = To sú štyri dieliky, ulica je stále otvorená a na ťahu je Ada. Otočte cestu nadol.

lesson-first-people-title = Ľudia sa sťahujú
lesson-first-people = 16 $ pre vás, 5 $ pre Adu. Traja hipsteri hľadajú domov: vaše Artové kino [1] alebo Adin Vintage butik [2]. **Rozhoduje ten, kto ulicu uzavrel.** Každý hipster vynesie majiteľovi budovy 1 $, keď sa uzavrie jej ulica.
lesson-first-people-do = Pošlite všetkých troch do Artového kina.
lesson-first-people-share = Rozdeliť ich môžete. Každý je však dolár pre majiteľa: pošlite všetkých troch do svojho kina.
lesson-first-people-then = Ada stavia Radové domy vedľa vášho kina. Nasťahujú sa tam dvaja rodičia, ktorí čakali.

lesson-first-signs-title = Päť tabúľ
lesson-first-signs = Na každej vašej budove na otvorenej ulici leží jedna z vašich piatich **tabúľ**; štyri máte pri sebe [1]. Keď pri sebe žiadnu nemáte, musíte najprv niektorú budovu **opustiť**: tabuľa sa vráti, ale budova už nikdy nikomu nič nevynesie. Uzatvárajte teda ulice včas.

lesson-first-hall-title = Dlhšia ulica
lesson-first-hall = Kino vynáša 2 $ za každý dielik svojej ulice a Videoherňa [1] tiež. Dajte ju vedľa kina [2], do jednej priamky. Privedie dvoch zákazníkov a ten, ktorý ešte čaká, sa nasťahuje. Ulica má najviac päť dielikov.
lesson-first-hall-do = Vyberte Videoherňu a miesto vpravo od kina, s cestou dole. Postavte.
lesson-first-hall-mixed = V zmiešaných budovách nikto nebýva a zákazník má pre vás hodnotu 1 $. Vyberte Videoherňu.
lesson-first-hall-place = To môžete, ale v tejto lekcii postavte Videoherňu vpravo od kina.
lesson-first-hall-across = Naprieč na konci by Videoherňa vyniesla 5 $, na ulici 9 $. Otočte cestu nadol.

lesson-first-end-title = Ako sa hra končí
lesson-first-end = Kino by vynieslo 10 $, Videoherňa 9 $. Keď sa minie kôpka [1], postaví každý svoje posledné tri dieliky. Potom otvorené ulice vynesú **polovicu** a vyhráva, kto má najviac peňazí. Ak uzavriete dve ulice naraz, vyberiete, ktorá je prvá. Dohrajte túto partiu s Adou.

lesson-closing = Uzavretie ulice
lesson-closing-about = Jeden dielik, dve ulice: kam ho otočiť, aká dlhá ulica smie byť a ktorá vypláca prvá.

lesson-closing-ends-title = Jedna medzera, dve ulice
lesson-closing-ends = Ulica vašej Galérie [1] a ulica s Adiným Štartovacím bytom [2] majú spoločný voľný koniec. V jednej priamke by s novým dielikom mali šesť dielikov a **najviac smie byť päť**. Dielik v medzere preto musí mať cestu naprieč.

lesson-closing-gap-title = Kam dielik otočiť
lesson-closing-gap = Dajte do medzery [2] Internát [1]: uzavrie **obe ulice**. S cestou vpravo je otočený k ulici Galérie, takže sa tam počíta jeho symbol hipstera: 9 $ namiesto 7 $.
lesson-closing-gap-do = Vyberte Internát a medzeru, s cestou vpravo. Postavte.
lesson-closing-gap-tile = Aj ten dielik by obe ulice uzavrel. Symbol hipstera pre Galériu má však len Internát.
lesson-closing-gap-place = Potom obe ulice zostanú otvorené. Vyberte medzeru.
lesson-closing-gap-west = Potom sa symbol hipstera z Internátu počíta na druhej ulici, kde ho nikto nepotrebuje. Otočte cestu doprava.

lesson-closing-order-title = Ktorá je prvá
lesson-closing-order = Uzavreté sú dve ulice a vy určíte, **ktorá vypláca prvá**. So žetónmi podnikania na tom môže záležať. Tu je to jedno: 9 $ za Galériu [1], 8 $ a 7 $ za vaše budovy na druhej ulici [2].
lesson-closing-order-do = Vyberte ktorúkoľvek ulicu.

lesson-closing-end-title = Na žiadnej z nich
lesson-closing-end = 24 $ pre vás, 5 $ pre Adu. Internát [1] uzavrel obe ulice, ale nie je na žiadnej z nich; teraz má o dvoch hipsterov viac. Aj dielik otočený od ulice ju uzavrie, ale symbol nepridá: dobré proti súperovi. Hrajte ďalej.

lesson-people = Kam idú ľudia
lesson-people-about = Ľudia sú doláre na dvoch nohách: kto ich posiela, kto ich počíta a kto čaká.

lesson-people-close-title = Uzavrite ulicu
lesson-people-close = Vaša Galéria a Adin Blší trh sú na jednej ulici s jedným voľným koncom [2]. Uzavrite ju Obchodným domom [1], s cestou k ulici. Zákazník zo stanice má potom domov u vás.
lesson-people-close-do = Vyberte Obchodný dom a ľavý koniec, s cestou vpravo. Postavte.
lesson-people-close-cafe = Detskú kaviareň si nechajte pre rodičov, ktorí budú čoskoro hľadať domov. Vyberte Obchodný dom.
lesson-people-close-tower = V zmiešaných budovách nikto nebýva a zákazník by domov nenašiel. Vyberte Obchodný dom.
lesson-people-close-place = Potom ulica zostane otvorená a Ada ju môže uzavrieť a poslať jej ľudí, kam chce. Vyberte ľavý koniec.
lesson-people-close-longer = Tým sa ulica predĺži a zostane otvorená. Otočte cestu doprava.

lesson-people-send-title = Posielate ich vy
lesson-people-send = 8 $ pre vás, 12 $ pre Adu. Traja hipsteri sa sťahujú buď do vášho Internátu [1], alebo do Adiných Gramoplatní [2]. Internát vynáša 2 $ za **každého hipstera na svojej ulici** a 1 $ za každého, kto v ňom býva.
lesson-people-send-do = Pošlite všetkých troch do Internátu, do Gramoplatní nikoho.
lesson-people-send-share = Internát by ich stále počítal, obe budovy sú na jednej ulici. Dolár za bývanie by však mala Ada: neposielajte k nej nikoho.
lesson-people-send-then = Ada stavia Gastropub. Je zmiešaný: nikto sa nenasťahuje.

lesson-people-cafe-title = Hľadajúci
lesson-people-cafe = Internát by teraz vyniesol 14 $. Traja rodičia nenašli domov a čakajú. Dajte Detskú kaviareň [1] pod Obchodným domom [2]: privedie jedného rodiča a nasťahujú sa aj **všetci traja, ktorí čakajú**.
lesson-people-cafe-do = Vyberte Detskú kaviareň a miesto pod Obchodným domom, s cestou vpravo. Postavte.
lesson-people-cafe-mixed = V zmiešaných budovách nikto nebýva a traja rodičia čakajú. Vyberte Detskú kaviareň.
lesson-people-cafe-place = Rodičia by prišli aj tam. V tejto lekcii však stavajte pod Obchodným domom.
lesson-people-cafe-across = Kaviareň bude na jednej ulici s Obchodným domom, len ak sú obe cesty v jednej priamke. Otočte cestu doprava.

lesson-people-end-title = Štyria rodičia
lesson-people-end = Kaviareň [1] vynáša za každého zo štyroch rodičov 2 $ a ešte 1 $ za to, že v nej býva: spolu 12 $. Keby Ada postavila rodinnú budovu skôr, bývali by traja čakajúci u nej. Skôr než teda uzavriete ulicu, myslite na tých, ktorí budú čakať. Hrajte ďalej.

lesson-business = Modul Podnikanie
lesson-business-about = Jedna uzavretá ulica so žetónmi podnikania: kto si berie ako prvý, ktorý si vziať a akú majú hodnotu.

lesson-business-signs-title = Značky podnikania
lesson-business-signs = S týmto modulom má každá budova značku podnikania: bývanie na vašom Štartovacom byte [1], voľný čas na Adinej Galérii umenia [3]. Hviezda na vašom Pop-up ateliéri [2] je **ľubovoľné** podnikanie. Keď sa ulica uzavrie, majitelia jej budov si najprv vezmú žetóny, potom príjem.

lesson-business-close-title = Uzavrite ulicu
lesson-business-close = Ulica má jeden voľný koniec [2]. Dajte tam Internát [1], s cestou k ulici. Ulicu uzavrie, ale nie je na nej: jeho vlastná značka príde na rad neskôr.
lesson-business-close-do = Vyberte Internát a ľavý koniec, s cestou vpravo. Postavte.
lesson-business-close-tile = Aj ten dielik by ulicu uzavrel. Internát má však symbol hipstera a prijme troch hipsterov.
lesson-business-close-place = Potom ulica zostane otvorená a môže ju uzavrieť Ada. Vyberte ľavý koniec.
lesson-business-close-longer = Tým sa ulica predĺži a zostane otvorená. Otočte cestu doprava.

lesson-business-one-title = Žetóny za jednu budovu
lesson-business-one = Ada sedí po vašej ľavici, brala si teda ako prvá: žetón voľného času. Kto ulicu uzavrel, berie si ako posledný. Vy si vezmete žetóny za **jednu** svoju budovu: bývanie za Štartovací byt [1] alebo ľubovoľný druh za ateliér [2]. Ada už má dva žetóny bývania.
lesson-business-one-do = Vyberte Pop-up ateliér.
lesson-business-one-housing = Jeden žetón bývania proti Adiným dvom teraz nič neprinesie. Vyberte ateliér: dá vám ktorýkoľvek žetón.

lesson-business-any-title = Ktorý?
lesson-business-any = Na konci hry dostane 10 $ ten, kto má **najviac žetónov niektorého druhu**; ak ich má viac hráčov rovnako, každý 5 $. Žetón voľného času máte jeden [1], rovnako ako Ada. Žetón obchodu ani reštaurácie zatiaľ nemá nikto.
lesson-business-any-do = Vezmite si žetón obchodu alebo reštaurácie.
lesson-business-any-leisure = Potom máte najviac žetónov voľného času: 10 $. Lenže 5 $ za voľný čas a 10 $ za nový druh je viac.
lesson-business-any-housing = Ada má dva žetóny bývania. Vezmite si druh, ktorý nemá nikto.

lesson-business-end-title = Počítajú sa aj sady
lesson-business-end = Príjem bol 18 $ a máte dva žetóny [1]. Okrem 10 $ za najviac žetónov jedného druhu vynesie na konci ďalších 10 $ každá **sada štyroch rôznych** žetónov. Keď budovu opustíte, vezmete si aj jej žetóny. Dohrajte túto partiu s Adou.

lesson-advisors = Poradcovia
lesson-advisors-about = Jedna ulica s Podnikateľom a čo dokáže šesť ostatných.

lesson-advisors-card-title = Váš poradca
lesson-advisors-card = S týmto modulom dostane každý **poradcu**, lícom nahor. Vy máte Podnikateľa [1]: na každej uzavretej ulici smie jedna vaša budova vynášať ako niektorý dielik vo vašej ruke. Ada má Hackera.

lesson-advisors-close-title = Uzavrite svoju ulicu
lesson-advisors-close = Obe budovy na tejto ulici sú vaše. Uzavrite ju Internátom [1] na ľavom konci [2], s cestou k ulici.
lesson-advisors-close-do = Vyberte Internát a ľavý koniec, s cestou vpravo. Postavte.
lesson-advisors-close-store = Gramoplatne si nechajte v ruke: o chvíľu ich tam budete potrebovať. Vyberte Internát.
lesson-advisors-close-tile = Aj ten dielik by ulicu uzavrel. Symbol tu však pridajú len hipsterské budovy: vyberte Internát.
lesson-advisors-close-place = Potom ulica zostane otvorená a môže ju uzavrieť Ada. Vyberte ľavý koniec.
lesson-advisors-close-longer = Tým sa ulica predĺži a zostane otvorená. Otočte cestu doprava.

lesson-advisors-value-title = Hodnota iného dielika
lesson-advisors-value = Pred príjmom zasiahne Podnikateľ. Tržnica s jedlom [1] vynáša 8 $. Gramoplatne vo vašej ruke [2] vynášajú 6 $ za každú dvojicu symbolov hipsterov a žolíky sa počítajú: 12 $. Ukážete ich a **necháte si ich**.
lesson-advisors-value-do = Nech Tržnica s jedlom vynáša ako Gramoplatne.
lesson-advisors-value-pass = To je 20 $. S Gramoplatňami namiesto Tržnice s jedlom je to 24 $.
lesson-advisors-value-gallery = Tam pridajú Gramoplatne len 2 $, ale na mieste Tržnice s jedlom až 4 $. Vyberte Tržnicu s jedlom.
lesson-advisors-value-less = Obchodný dom by vyniesol menej ako budova sama. Vyberte Gramoplatne.

lesson-advisors-symbols-title = Poradcovia, ktorí počítajú viac
lesson-advisors-symbols = 24 $ pre vás. **Hackerovi** sa ruby dielikov v ruke počítajú ako symboly, pre **Legendu hipsterov** je každý symbol hipstera žolík, **Špecialistovi na hľadanie** sa počítajú aj symboly vlastných budov na iných uliciach.

lesson-advisors-end-title = Poradcovia, ktorí stavajú
lesson-advisors-end = **Investor** smie dať na jednu budovu dve tabule a zdvojnásobiť jej hodnotu. **Staviteľ** stavia a ťahá si dva dieliky za ťah. **Reštaurátor** stavia cez dieliky uzavretých ulíc a má príjem ihneď. Viac o každom je v pravidlách. Dohrajte túto partiu s Adou.

lesson-sly = Sólo hra proti Lišiakovi
lesson-sly-about = Tri ťahy sólo: vidíte, čo Lišiak postaví nabudúce, a vyberáte zaňho, keď sú miesta rovnako dobré.

lesson-sly-home-title = Kôpka je odkrytá
lesson-sly-home = V sólo hre hráte proti **Lišiakovi**. Kôpka leží lícom nahor: po vašom ťahu postaví Lišiak jej vrchný dielik, teraz Galériu umenia [1]. Postavte Štartovací byt [2] vľavo od stanice [3], obe cesty v jednej priamke.
lesson-sly-home-do = Vyberte Štartovací byt a miesto vľavo od stanice, s cestou dole. Postavte.
lesson-sly-home-tile = To môžete, ale v tejto lekcii začnite Štartovacím bytom.
lesson-sly-home-place = Symbol rodiča na stanici sa počíta len na jej vlastnej ulici. Stavajte vľavo od stanice.
lesson-sly-home-across = Tým sa ulica hneď uzavrie a nikto na nej nič nemá, takže príjem nedostane nikto. Otočte cestu nadol.

lesson-sly-close-title = Kde Lišiak stavia
lesson-sly-close = Lišiak stavia tam, kde má jeho budova **v tej chvíli najväčšiu hodnotu**: na vašej ulici má Galéria [1] hodnotu 6 $. Uzavrite ulicu Tržnicou s jedlom [2] na ľavom konci [3], s cestou k ulici: žolík Tržnice sa počíta vám obom.
lesson-sly-close-do = Vyberte Tržnicu s jedlom a ľavý koniec, s cestou vpravo. Postavte.
lesson-sly-close-tile = Aj ten dielik by ulicu uzavrel. V tejto lekcii však vyberte Tržnicu s jedlom.
lesson-sly-close-place = Potom ulica zostane otvorená a Lišiak ju môže predĺžiť. Vyberte ľavý koniec.
lesson-sly-close-longer = Tým sa ulica predĺži a zostane otvorená. Otočte cestu doprava.

lesson-sly-choice-title = Vyberáte za Lišiaka
lesson-sly-choice = 9 $ pre vás a 9 $ pre Lišiaka. Lišiakov Internát má hodnotu 6 $ a nasťahujú sa doň dvaja hipsteri, ktorí hľadajú domov, **nech stojí kdekoľvek**. Keď sú miesta preňho rovnako dobré, vyberáte vy. Vyberte miesto pod Štartovacím bytom [1].
lesson-sly-choice-do = Vyberte miesto pod Štartovacím bytom, s cestou vpravo. Postavte.
lesson-sly-choice-place = Pre Lišiaka je to rovnako dobré, ale v tejto lekcii postavte budovu pod Štartovacím bytom.
lesson-sly-choice-road = Pre Lišiaka je to rovnako dobré, ale v tejto lekcii otočte cestu doprava.

lesson-sly-tower-title = Ťaháte po Lišiakovi
lesson-sly-tower = Po Lišiakovom ťahu vám prišiel ďalší dielik z kôpky, ktorý už poznáte: Rozhľadňa [1]. Jeden turista hľadá domov. Postavte Rozhľadňu pod svojou Tržnicou s jedlom [2], obe cesty v jednej priamke: dvaja turisti, 6 $.
lesson-sly-tower-do = Vyberte Rozhľadňu a miesto pod Tržnicou s jedlom, s cestou vpravo. Postavte.
lesson-sly-tower-kiosk = Turista by sa nasťahoval aj tam. V tejto lekcii však vyberte Rozhľadňu.
lesson-sly-tower-mixed = V zmiešaných budovách nikto nebýva a turista hľadá domov. Vyberte Rozhľadňu.
lesson-sly-tower-place = To môžete, ale v tejto lekcii stavajte pod Tržnicou s jedlom.
lesson-sly-tower-across = Rozhľadňa bude na jednej ulici s Tržnicou s jedlom, len ak sú obe cesty v jednej priamke. Otočte cestu doprava.

lesson-sly-end-title = Porazte Lišiaka
lesson-sly-end = Z ulíc, ktoré uzavrie Lišiak, idú ľudia najprv do jeho budov. Tabule mu nikdy nechýbajú a na konci má tri vlastné dieliky [1], ktorých ruby vidíte. Vyhrávate, len keď máte **viac peňazí** ako Lišiak. Hrajte ďalej: vyberte miesto pre jeho múzeum.
