# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Vaše prvé mesto
lesson-first-about = Celý ťah, prvé body a špeciálna budova, krok za krokom.

lesson-first-window-title = Tri karty na výber
lesson-first-window = Staviate mesto z desiatich kariet a vyhráva **najšťastnejšie mesto**: to, ktoré má veľa obyvateľov a veľa srdiečok. Vaša prvá karta, Šťastný obchodík, vyplatila mincu: máte 3. Najprv musia lícom nahor ležať tri karty: odkryte ich z balíčkov. Čísla na balíčkoch [1] sú ceny.
lesson-first-window-do = Odkryte kartu z lacného balíčka, 1–3.
lesson-first-window-dear = To môžete, ale tie karty stoja viac ako vaše 3 mince. Vyberte lacný balíček, 1–3.

lesson-first-bookshop-title = Karta a jej symboly
lesson-first-bookshop = Kníhkupectvo [1] stojí 3 mince. Pod názvom vidíte, čo prináša: mincu **každé kolo** a jedného obyvateľa.
lesson-first-bookshop-do = Odkryte ďalšiu kartu s cenou 1–3.
lesson-first-bookshop-dear = Vybrať môžete ktorýkoľvek balíček. Zatiaľ zostaňte pri lacnom, 1–3.

lesson-first-crossed-title = Mínus uberá
lesson-first-crossed = Oceliareň [1] tiež vypláca mincu za kolo, ale srdiečko s −1 **jedno srdiečko uberá**.
lesson-first-crossed-do = Pozrite sa do drahého balíčka: odkryte kartu s cenou 6–9.
lesson-first-crossed-cheap = Balíček vyberáte pre každú kartu zvlášť. Skúste raz ten drahý, 6–9, len na pozretie.

lesson-first-buy-title = Jedna karta za ťah
lesson-first-buy = Zábavný park má tri srdiečka, ale stojí 9 a vy máte 3 mince [2]. Kupujete **jednu kartu za ťah**. Začnite niečím, čo prináša mince: Kníhkupectvom [1].
lesson-first-buy-do = Kúpte Kníhkupectvo za 3.
lesson-first-buy-cards = Na tú kartu máte dosť mincí. Kníhkupectvo však prináša mincu každé kolo aj obyvateľa: kúpte ho.
lesson-first-buy-coin = Vziať si mincu namiesto karty môžete. Kníhkupectvo vám však dá mincu každé kolo: kúpte ho.
lesson-first-buy-then = Ada odkrýva druhé Kníhkupectvo a kupuje Oceliareň: získa mincu za kolo, ale má o srdiečko menej. Potom sa začína nové kolo a všetci dostávajú príjem.

lesson-first-discard-title = Každý názov raz
lesson-first-discard = V meste smie byť každá karta **len raz**, a tak vám druhé Kníhkupectvo [1] nie je na nič. Na začiatku ťahu môžete jednu kartu zahodiť, a potom ju nemôže mať ani Ada.
lesson-first-discard-do = Zahoďte Kníhkupectvo.
lesson-first-discard-dream = Zábavný park tam nechajte: raz ho kúpite. Zahoďte Kníhkupectvo.
lesson-first-discard-keep = Nechať všetky karty je často správne. Kníhkupectvo sa však hodí len Ade: zahoďte ho.

lesson-first-look-title = Po jednej
lesson-first-look = Dve karty chýbajú. Každú uvidíte skôr, než vyberiete balíček pre ďalšiu. Máte 2 mince.
lesson-first-look-do = Odkryte kartu s cenou 1–3.
lesson-first-look-dear = Máte 2 mince: hľadajte tam, kde karty stoja 1 až 3.

lesson-first-heart-title = Vaše prvé srdiečko
lesson-first-heart = Námestie [1] má srdiečko a máte naň. Najprv však musia lícom nahor ležať tri karty.
lesson-first-heart-do = Odkryte ešte jednu kartu s cenou 1–3.

lesson-first-times-title = Obyvatelia krát srdiečka
lesson-first-times = Vaše body sú obyvatelia **krát** srdiečka [1]. Máte 1 obyvateľa a žiadne srdiečko: 1 × 0 je nula. Kúpte Námestie [2] a sledujte.
lesson-first-times-do = Kúpte Námestie za 2.
lesson-first-times-house = Dvaja obyvatelia krát žiadne srdiečko je stále nula. Potrebujete srdiečko: kúpte Námestie.
lesson-first-times-coin = Šetriť je dobré, ale srdiečko vám hneď dá prvý bod. Kúpte Námestie.
lesson-first-times-then = Prvý bod. Ada kupuje Iglu. Nové kolo: dostávate 2 mince, jednu za obchodík a jednu za Kníhkupectvo.

lesson-first-parts-title = Štyri časti ťahu
lesson-first-parts = Tri časti ťahu [1] už poznáte: zahodiť jednu kartu alebo žiadnu, doplniť odkryté karty na tri, jednu kúpiť. Tentoraz netreba zahodiť nič.
lesson-first-parts-do = Nechajte všetky karty.
lesson-first-parts-card = Tá karta neškodí. Tentoraz nechajte všetky.

lesson-first-again-title = Tretia karta
lesson-first-again = Jedna karta chýba.
lesson-first-again-do = Odkryte kartu s cenou 1–3.

lesson-first-house-title = Obydlia
lesson-first-house = Obydlia sa neodkrývajú: sú v ponuke od začiatku. Z každého je len jedno. Dom [1] prináša obyvateľa a je zelený; prečo na tom záleží, uvidíte.
lesson-first-house-do = Kúpte Dom za 1 mincu.
lesson-first-house-school = Aj Škola má obyvateľa. Potrebujete však zelenú kartu a o chvíľu uvidíte prečo. Kúpte Dom.
lesson-first-house-coin = Šetriť môžete neskôr. Dom stojí len 1 mincu.

lesson-first-special-later = Špeciálne budovy prídu v kroku { $step }
lesson-first-special-title = Špeciálna budova
lesson-first-special = A je tu štvrtá časť ťahu. Hračkárstvo [1] vyžaduje modrú a zelenú kartu a vy máte obe [2] [3]. Nestojí **nič** a vaše karty zostávajú. Každý si smie za hru vziať jednu špeciálnu budovu.
lesson-first-special-do = Vezmite si Hračkárstvo.
lesson-first-special-pass = Môžete počkať na inú budovu. Hračkárstvo však hneď zdvojnásobí váš príjem: vezmite si ho.
lesson-first-special-then = Hračkárstvo vypláca 2 mince za kolo: váš príjem sú teraz 4 mince. Ada kupuje Bytový dom a má 3 obyvateľov, ale −1 srdiečko: stále 0 bodov.

lesson-first-save-title = Drahá karta
lesson-first-save = Dostali ste 4 mince a máte ich päť. Zábavný park [1] tu stále leží a nemá naň ani Ada.
lesson-first-save-do = Nechajte všetky karty.
lesson-first-save-dream = Potom bude Zábavný park preč. Nechajte ho tam a šetrite naň.
lesson-first-save-card = To sa dá, ale v tomto ťahu nič nekúpite. Nechajte všetky karty.

lesson-first-coin-title = Minca namiesto karty
lesson-first-coin = Kupovať nikdy nemusíte. Namiesto toho si môžete vziať **jednu mincu**. S príjmom 4 budete mať v ďalšom kole 10 mincí.
lesson-first-coin-do = Vezmite si mincu.
lesson-first-coin-buy = To sa dá. Šetríte však na Zábavný park. Vezmite si mincu.
lesson-first-coin-then = Ada kupuje Školu. Dostávate 4 mince a máte ich desať.

lesson-first-ten-title = Desať mincí
lesson-first-ten = Zábavný park tu stále je a teraz už naň máte. Ale najprv: chcete niečo zahodiť?
lesson-first-ten-do = Nechajte všetky karty.
lesson-first-ten-dream = Na Zábavný park predsa šetríte. Nechajte ho tam.
lesson-first-ten-card = Tá karta neškodí. Nechajte všetky karty.

lesson-first-middle-title = Prostredný balíček
lesson-first-middle = Jedna karta chýba. V prostrednom balíčku [1] sú karty za 4 a 5.
lesson-first-middle-do = Odkryte kartu s cenou 4–5.
lesson-first-middle-other = Vybrať môžete ktorýkoľvek balíček. Pozrite sa do prostredného.

lesson-first-park-title = Tri srdiečka naraz
lesson-first-park = Máte 2 obyvateľov a 1 srdiečko: 2 body. S ďalšími troma srdiečkami [1] to bude 2 × 4 [2].
lesson-first-park-do = Kúpte Zábavný park za 9.
lesson-first-park-hotel = Dobrá karta. Šetríte však na tri srdiečka: kúpte Zábavný park.
lesson-first-park-coin = Mincí už máte dosť. Kúpte Zábavný park.

lesson-first-end-title = Osem nula
lesson-first-end = Keď má niekto **desať kariet**, dohrá sa kolo a hra sa končí. Vy ich máte šesť. Najprv mince, potom body; a kupujte obyvateľov alebo srdiečka, podľa toho, čoho máte menej (4 × 4 je viac ako 7 × 2). Dohrajte túto partiu s Adou.

lesson-last-round = Posledné kolo
lesson-last-round-about = Ako sa hra končí, prečo má ešte každý svoj ťah a ako čítať bodovací hárok.

lesson-last-round-nine-title = Deväť z desiatich
lesson-last-round-nine = Máte deväť kariet a 9 mincí, Ada osem kariet. Ďalšia kúpená karta bude vaša desiata a toto kolo bude **posledné**. Zoo [1] má tri srdiečka, Dom na strome [2] troch obyvateľov. Zahodiť netreba nič.
lesson-last-round-nine-do = Nechajte všetky karty.
lesson-last-round-nine-card = To môžete, ale tieto tri vám neškodia. Nechajte všetky karty.

lesson-last-round-tenth-title = Miňte, čo máte
lesson-last-round-tenth = Máte 5 obyvateľov a 5 srdiečok, 25 bodov [1]. Mince rozhodujú len pri remíze, tak ich miňte: s ďalšími troma srdiečkami to bude 5 × 8.
lesson-last-round-tenth-do = Kúpte Zoo.
lesson-last-round-tenth-treehouse = Rovnako dobré: 8 × 5 je tiež 40 bodov. V tejto lekcii však vyberte Zoo.
lesson-last-round-tenth-other-card = To sa dá. Tri srdiečka na desiatom mieste však majú hodnotu 15 bodov: kúpte Zoo.
lesson-last-round-tenth-coin = Mince teraz rozhodujú len pri remíze. Kúpte Zoo.
lesson-last-round-tenth-then = Desať kariet: toto kolo je posledné. Ada má ešte svoj ťah, ale príjmy už nebudú. Kupuje Dom na strome.

lesson-last-round-sheet-title = Bodovací hárok
lesson-last-round-sheet = 5 obyvateľov krát 8 srdiečok je **40**, Ada má 7 krát 4, teda **28** bodov. Oceliareň vás stojí jedno srdiečko, a tým 5 bodov: bez nej by to bolo 5 × 9.

lesson-expert = Pokročilý variant: obchodíky a účinky
lesson-expert-about = Obchodík s farbou a špeciálne budovy, ktoré niečo robia: dva ťahy pokročilého variantu.

lesson-expert-market-title = Obchodík s farbou
lesson-expert-market = V pokročilom variante sa Šťastný obchodík **počíta ako karta svojej farby** a vyberáte si ho. Ada má modrý. Špeciálna budova Zmrzlináreň vyžaduje dve zelené karty: zelený obchodík [1] by bol prvou z nich.
lesson-expert-market-do = Vezmite si zelený obchodík.
lesson-expert-market-colour = Vybrať môžete ktorúkoľvek farbu. Zelená je však polovica podmienky Zmrzlinárne: vezmite si zelený obchodík.

lesson-expert-effects-title = Budovy, ktoré niečo robia
lesson-expert-effects = Špeciálne budovy tu majú namiesto obyčajných čísel **účinky**; dotknite sa budovy a prečítate si, čo dokáže. Zmrzlináreň [1] vyplatí mincu za každú kartu vášho mesta, ihneď. Najprv ako obvykle odkryte tri karty, prvé dve lacné.
lesson-expert-effects-do = Odkryte dve karty s cenou 1–3.
lesson-expert-effects-dear = Vybrať môžete ktorýkoľvek balíček. Máte 3 mince: vyberte lacný, 1–3.

lesson-expert-middle-title = Jedna na neskôr
lesson-expert-middle = Dve Cukrárne. Jedna karta chýba a čoskoro budete mať viac mincí.
lesson-expert-middle-do = Odkryte kartu s cenou 4–5.
lesson-expert-middle-other = Vybrať môžete ktorýkoľvek balíček. Tentoraz hľadajte niečo za 4 alebo 5.

lesson-expert-green-title = Druhá zelená karta
lesson-expert-green = Váš obchodík [1] je jedna zelená karta. Zelené sú aj obydlia: s Domom [2] máte dve a zostanú 2 mince.
lesson-expert-green-do = Kúpte Dom za 1 mincu.
lesson-expert-green-block = Aj Bytový dom je zelený, ale stojí všetky vaše 3 mince. Dom stojí len jednu.
lesson-expert-green-card = Dobrá karta, ale nie zelená. Kúpte Dom.
lesson-expert-green-coin = Šetriť môžete neskôr. Chýba zelená karta: kúpte Dom.

lesson-expert-parlour-title = Ihneď
lesson-expert-parlour = Vezmite si Zmrzlináreň [1]. Počíta obchodík, Dom aj seba: 3 mince **ihneď**, z 2 ich bude 5 [2]. Neskôr by vyplatila viac, mince však najviac pomôžu na začiatku.
lesson-expert-parlour-do = Vezmite si Zmrzlináreň.
lesson-expert-parlour-pass = Môžete počkať, kým bude vaše mesto väčšie. Zmrzlináreň by si však mohla vziať Ada a čím skôr máte mince, tým skôr si kúpite príjem. Vezmite si ju hneď.
lesson-expert-parlour-then = Za tri karty v meste dostávate 3 mince. Ada kupuje Cukráreň. Nové kolo: obchodík vypláca 1 mincu.

lesson-expert-six-title = Šesť mincí v druhom kole
lesson-expert-six = Máte 6 mincí [1], Ada má 2 mince. Autoservis [2] stojí 5 a vypláca 2 mince každé kolo.
lesson-expert-six-do = Nechajte všetky karty.
lesson-expert-six-garage = Autoservis nechajte: práve naň tie mince máte.
lesson-expert-six-card = To môžete, ale Ada už Cukráreň má, a tak si túto kúpiť nesmie. Tentoraz nechajte všetky karty.

lesson-expert-fill-title = Tretia karta
lesson-expert-fill = Jedna karta chýba. Čo kúpite, už viete.
lesson-expert-fill-do = Odkryte kartu s cenou 1–3.

lesson-expert-garage-title = Z mincí príjem
lesson-expert-garage = S Autoservisom [1] je váš príjem 3, už v druhom kole.
lesson-expert-garage-do = Kúpte Autoservis za 5.
lesson-expert-garage-card = To sa dá. Prvé mince však majú zabezpečiť príjem a Autoservis dáva 2 mince každé kolo: kúpte ho.
lesson-expert-garage-coin = Mincí máte dosť. Kúpte Autoservis.
lesson-expert-garage-then = Ada kupuje Školu.

lesson-expert-kinds-title = Štyri druhy účinkov
lesson-expert-kinds = **Ihneď** znamená raz a potom už nikdy. Hrad [1] vypláca vždy, keď sused kúpi drahú kartu, Pyramída [2] na konci hry kopíruje susedovu kartu, Letisko zlacňuje zelené karty. Pri dvoch hráčoch je Ada vaša jediná susedka. Dohrajte túto partiu s ňou.

lesson-neighbours = Pokročilý variant: pohľad na suseda
lesson-neighbours-about = Čo je miesto a čo sused, na príklade Pyramídy v poslednom kole.

lesson-neighbours-slot-title = Rovnaké miesto
lesson-neighbours-slot = Vaša Pyramída [1] je **štvrtá** karta vášho mesta. Na konci hry kopíruje obyvateľov a srdiečka susedovej štvrtej karty. U Ady je štvrtá Zoo s troma srdiečkami. Záleží teda na tom, kde karta stojí a kedy si ju vezmete.
lesson-neighbours-slot-do = Nechajte všetky karty.
lesson-neighbours-slot-card = To môžete, ale tieto tri vám neškodia. Nechajte všetky karty.

lesson-neighbours-tenth-title = Tri srdiečka ešte prídu
lesson-neighbours-tenth = Máte 4 obyvateľov a 4 srdiečka [1] a ďalšie tri srdiečka prídu zo Zoo. Potrebujete teda obyvateľov: Luxusná rezidencia [2] má troch a je to vaša desiata karta.
lesson-neighbours-tenth-do = Kúpte Luxusnú rezidenciu za 6.
lesson-neighbours-tenth-university = Univerzita má len dvoch obyvateľov. Luxusná rezidencia má troch za rovnakých 6 mincí.
lesson-neighbours-tenth-card = To sa dá. Traja obyvatelia krát sedem srdiečok však majú oveľa väčšiu hodnotu: kúpte Luxusnú rezidenciu.
lesson-neighbours-tenth-coin = Mince teraz rozhodujú len pri remíze. Kúpte Luxusnú rezidenciu.
lesson-neighbours-tenth-then = Desať kariet: toto kolo je posledné. Ada kupuje Potraviny a potom vaša Pyramída kopíruje jej Zoo.

lesson-neighbours-copied-title = Sedem krát sedem
lesson-neighbours-copied = Máte 7 obyvateľov a 4 srdiečka plus tri zo Zoo: 7 × 7 = **49** namiesto 28 bodov. Ade jej Zoo zostáva. Susedia sedia po vašej ľavici a pravici; pri dvoch hráčoch je Ada na oboch stranách, ale počíta sa raz. Pri viacerých hráčoch si vyberiete, čia karta sa kopíruje.
