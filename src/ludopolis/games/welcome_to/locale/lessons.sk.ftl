# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Javorová ulica
lesson-first-about = Sedem kôl: každá akcia raz, dva bloky a projekt.

lesson-first-pair-title = Číslo a akcia
lesson-first-pair = Navrhujete tri ulice a vyhráva, kto má **najviac bodov**. Každé kolo ležia odkryté tri kombinácie, každá z čísla domu a akcie. Každý použije jednu z nich, všetci súčasne. Vezmite si 4 s bazénom [1].
lesson-first-pair-do = Vezmite si tretiu kombináciu: 4 a bazén.
lesson-first-pair-other = Vybrať môžete ktorúkoľvek kombináciu. Na začiatok si vezmite 4 s bazénom.

lesson-first-house-title = Čísla rastú
lesson-first-house = Na každej ulici čísla **rastú od domu k domu**; medzery neprekážajú. Štvorka je malé číslo, patrí teda blízko začiatku a pri tomto dome na Javorovej [1] je v pláne bazén.
lesson-first-house-do = Zapíšte 4 do tretieho domu na Javorovej.
lesson-first-house-left = Aj tam sa 4 hodí. Pred ňu sa však potom zmestí málo malých čísel a bazén tam nie je. Vyberte tretí dom.
lesson-first-house-other = To môžete. Štvorka je však malé číslo a bazén je pri treťom dome na Javorovej.

lesson-first-pool-title = Akcia: bazén
lesson-first-pool = Akcia platí tu a teraz: bazén sa stavia **so svojím domom**, alebo nikdy. Prvý bazén má hodnotu 3 body.
lesson-first-pool-do = Postavte bazén.
lesson-first-pool-skip = Bazén môžete vynechať, ale neskôr sa už postaviť nedá. Postavte ho.
lesson-first-pool-then = Ada stavala súčasne s vami a založila park. Karty s číslami sa otáčajú: teraz sú z nich akcie.

lesson-first-park-pair-title = Nové kombinácie
lesson-first-park-pair = Kombinácie sa nespotrebujú: vy aj Ada si môžete vziať tú istú. Na Javorovú sa hodí 2 s parkom [1].
lesson-first-park-pair-do = Vezmite si prvú kombináciu: 2 a park.
lesson-first-park-pair-other = Lákavé. Najprv však spoznajte parky: vezmite si 2.

lesson-first-rising-title = Pred štvorkou
lesson-first-rising = Na Javorovej smie 2 stáť len pred 4: v prvom [1] alebo druhom dome. Ak ju dáte do prvého, zostane miesto na 3.
lesson-first-rising-do = Zapíšte 2 do prvého domu.
lesson-first-rising-second = Aj tam sa 2 hodí. Pred ňu by však potom mohla ísť len nula alebo jednotka. Vyberte prvý dom.
lesson-first-rising-street = To môžete, ale aj park by prišiel na tú ulicu. Vyberte Javorovú.

lesson-first-park-title = Parky
lesson-first-park = Park príde na ulicu, na ktorej ste **práve zapísali číslo** [1]. Jeden park na Javorovej má hodnotu 2 body, všetky tri spolu 10 bodov.
lesson-first-park-do = Založte park.
lesson-first-park-skip = Park nič nestojí. Založte ho.
lesson-first-park-then = Ada si vzala rovnakú kombináciu.

lesson-first-fence-pair-title = Teraz plot
lesson-first-fence-pair = Ploty robia z domov **bloky** a tie potrebujete na projekty. Vezmite si 9 s plotom [1].
lesson-first-fence-pair-do = Vezmite si prvú kombináciu: 9 a plot.

lesson-first-room-title = Nechajte miesto
lesson-first-room = Medzi 4 a 9 ešte môžu prísť čísla 5, 6, 7 a 8. Nechajte dva domy voľné pre dve z nich: zapíšte 9 do šiesteho domu [1].
lesson-first-room-do = Zapíšte 9 do šiesteho domu na Javorovej.
lesson-first-room-beside = Hneď vedľa 4? Potom sa na túto ulicu 5 až 8 nikdy nezmestia. Vyberte šiesty dom.

lesson-first-fence-title = Plot ukončuje blok
lesson-first-fence = Ulice majú ploty na oboch koncoch. Ďalší plot za číslom 4 [1] oddelí prvé tri domy. Jeden z nich je ešte prázdny.
lesson-first-fence-do = Postavte plot za tretí dom.
lesson-first-fence-gap = Vybrať môžete ktorúkoľvek medzeru. Ide však o prvé tri domy: vyberte medzeru za číslom 4.
lesson-first-fence-skip = Plot nič nestojí. Postavte ho za číslo 4.
lesson-first-fence-then = Ada si najala brigádnika. Čoskoro uvidíte, načo brigádnici sú.

lesson-first-bis-pair-title = Jeden dom chýba
lesson-first-bis-pair = Blok sa počíta, len keď **stoja všetky jeho domy**. Druhý dom je prázdny a hodí sa doň len trojka. Pomôže bis, ktorý číslo zopakuje: vezmite si ho so 7 [1].
lesson-first-bis-pair-do = Vezmite si tretiu kombináciu: 7 a bis.
lesson-first-bis-pair-other = To číslo sa medzi 2 a 4 nehodí. Pomôže bis: vezmite si 7.

lesson-first-seven-title = Najprv číslo
lesson-first-seven = Číslo je vždy prvé. Zapíšte 7 tesne pred 9.
lesson-first-seven-do = Zapíšte 7 do piateho domu.
lesson-first-seven-four = Aj tam sa 7 hodí, ale 5 a 6 potom nemajú miesto. Vyberte piaty dom.

lesson-first-bis-title = To isté číslo dvakrát
lesson-first-bis = Bis zopakuje číslo domu v prázdnom dome **hneď vedľa neho**. Stojí bod, ale druhá 2 dokončí váš blok s tromi domami.
lesson-first-bis-do = Zopakujte 2 v druhom dome.
lesson-first-bis-too = Aj to sa dá, ale v tejto lekcii zopakujte 2.
lesson-first-bis-elsewhere = Zopakovať môžete číslo ktoréhokoľvek domu. Druhý dom však dokončí blok.
lesson-first-bis-skip = Bis môžete vynechať. Druhý dom však dokončí blok: zopakujte 2.
lesson-first-bis-then = 2, 2, 4: váš prvý blok s hodnotou 3 body. Bis stojí 1.

lesson-first-agent-pair-title = Maklér
lesson-first-agent-pair = Teraz potrebujete štyri domy v rade. Vezmite si 10 s maklérom [1]: 10 príde hneď za 9.
lesson-first-agent-pair-do = Vezmite si druhú kombináciu: 10 a maklér.
lesson-first-agent-pair-other = To číslo sa hneď za 9 nehodí. Vezmite si 10.

lesson-first-ten-title = Stratený bazén
lesson-first-ten = Pri siedmom dome je v pláne bazén, postaviť by ho však mohla len akcia bazén. Tento bazén teda prepadne, no to nevadí.
lesson-first-ten-do = Zapíšte 10 do siedmeho domu.
lesson-first-ten-other = Aj tam sa 10 hodí. Chcete však štyri domy v rade: vyberte siedmy dom.

lesson-first-agent-title = Hodnotnejšie bloky
lesson-first-agent = Maklér zvýši hodnotu **všetkých vašich blokov jednej veľkosti**. Staviate blok so štyrmi domami, vyberte teda 4 [1]: jeho hodnota stúpne zo 4 bodov na 5.
lesson-first-agent-do = Vyberte bloky po 4.
lesson-first-agent-size = To je dobré pre bloky tej veľkosti. Váš ďalší blok však bude mať štyri domy: vyberte 4.
lesson-first-agent-skip = Maklér nič nestojí. Vyberte 4.

lesson-first-temp-pair-title = Brigádnik zmení číslo
lesson-first-temp-pair = Štvrtý dom je prázdny a hodí sa doň len päťka alebo šestka. S **brigádnikom** môžete zapísať číslo až o dve menšie alebo väčšie. Vezmite si 8 s brigádnikom [1].
lesson-first-temp-pair-do = Vezmite si druhú kombináciu: 8 a brigádnik.
lesson-first-temp-pair-other = To sa dá. S brigádnikom však zaplníte štvrtý dom a brigádnici sa na konci počítajú: vezmite si 8.

lesson-first-temp-title = Z 8 bude 6
lesson-first-temp = Zapíšte 8 ako šestku. Kto má na konci najviac brigádnikov, dostane 7 bodov. Teraz ich máte rovnako ako Ada, takže by to bolo po 7 bodov pre vás aj pre ňu.
lesson-first-temp-do = Zapíšte 6 do štvrtého domu.
lesson-first-temp-other = Aj to sa dá. Potrebujete však štvrtý dom a tam musí byť 6.
lesson-first-temp-then = Malé symboly v rohoch čísel ukazujú ďalšie akcie: prídu dva ploty.

lesson-first-last-pair-title = Druhý plot
lesson-first-last-pair = 6, 7, 9, 10 stoja v rade, ale za 10 ešte chýba plot. Vezmite si 7 s plotom [1].
lesson-first-last-pair-do = Vezmite si prvú kombináciu: 7 a plot.
lesson-first-last-pair-other = Dobrá kombinácia, ale v tejto lekcii si vezmite 7: jej plot dokončí blok.

lesson-first-sunny-title = Iná ulica
lesson-first-sunny = Javorová už svoju 7 má. Túto sedmičku zapíšte na Slnečnú: stredné číslo patrí do stredu.
lesson-first-sunny-do = Zapíšte 7 do piateho domu na Slnečnej.
lesson-first-sunny-other = To môžete, ale v tejto lekcii vyberte piaty dom na Slnečnej.

lesson-first-estate-title = Plot môže stáť kdekoľvek
lesson-first-estate = Plot smie stáť ďaleko od domu, do ktorého ste práve zapísali číslo. Postavte ho na Javorovej za číslo 10.
lesson-first-estate-do = Postavte plot za siedmy dom na Javorovej.
lesson-first-estate-cut = To môžete, ale vaše štyri domy potrebujú ešte jeden plot: hneď za číslom 10.
lesson-first-estate-skip = Plot dokončí blok so štyrmi domami. Postavte ho za číslo 10.

lesson-first-claim-title = Projekt
lesson-first-claim = Bloky po 3 a 4: práve to vyžaduje tretí projekt [1]. Kto ho splní prvý, dostane **7 bodov**, kto až v ďalších kolách, už len 3. Každý blok použijete len na jeden projekt.
lesson-first-claim-do = Splňte tretí projekt.
lesson-first-claim-later = Počkať môžete, ale potom by mohla byť prvá Ada. Splňte projekt hneď.

lesson-first-shuffle-title = Miešať, alebo nie
lesson-first-shuffle = Kto projekt splní prvý, smie dať zamiešať všetky karty. Teraz to netreba.
lesson-first-shuffle-do = Nechajte karty, ako sú.
lesson-first-shuffle-yes = Nabudúce môžete: karty, ktoré ste už videli, potom prídu znova. Teraz ich nechajte tak.
lesson-first-shuffle-then = 26 bodov pre vás, 17 pre Adu.

lesson-first-end-title = Poznáte všetky akcie
lesson-first-end = Hra sa končí po kole, v ktorom má niekto **tri projekty**, **plnú štvrť** alebo tri nepovolené stavby. Nepovolenú stavbu zaškrtnete, keď sa žiadne číslo nikam nehodí. Keď sa na projekt hodí viac blokov, ako treba, vyberiete si, ktoré použijete. Dohrajte túto partiu s Adou.

lesson-solo = Sólo hra
lesson-solo-about = Tri karty za kolo, šesť brigádnikov a karta Sólo: dve kolá sólo.

lesson-solo-pair-title = Dve karty z troch
lesson-solo-pair = V sólo hre dostanete každé kolo tri karty a **použijete dve**: číslo jednej a akciu druhej, nikdy obe strany tej istej karty. Vezmite si 5 a k nej bazén z karty s 9 [1].
lesson-solo-pair-do = Vezmite si 5 s bazénom.
lesson-solo-pair-other = Hodia sa ktorékoľvek dve karty. V tejto lekcii si však vezmite 5 s bazénom.

lesson-solo-house-title = Dom ako vždy
lesson-solo-house = Všetko ostatné už poznáte. Pri treťom dome na Javorovej [1] je v pláne bazén a 5 je malé číslo.
lesson-solo-house-do = Zapíšte 5 do tretieho domu na Javorovej.
lesson-solo-house-other = Aj tam sa 5 hodí. Tretí dom na Javorovej je však blízko začiatku a je pri ňom v pláne bazén.

lesson-solo-pool-title = A jeho bazén
lesson-solo-pool = Bazén máte z druhej karty: 3 body.
lesson-solo-pool-do = Postavte bazén.
lesson-solo-pool-skip = Bazén môžete vynechať, ale neskôr sa už postaviť nedá. Postavte ho.

lesson-solo-deck-title = Tri nové karty
lesson-solo-deck = Všetky tri karty sú preč, použité aj nepoužité. Balíček leží **akciami nahor**: na ďalšiu akciu sa môžete vždy pozrieť, teraz je to bazén. Prišli dvaja brigádnici. Vezmite si 7 a k nej brigádnika z karty s 13 [1].
lesson-solo-deck-do = Vezmite si 7 s brigádnikom.
lesson-solo-deck-other = To môžete, ale v tejto lekcii si vezmite 7 s brigádnikom.

lesson-solo-temp-title = Šesť brigádnikov
lesson-solo-temp = Brigádnikov tu nemáte s kým porovnať. V sólo hre má **šesť a viac brigádnikov hodnotu 7 bodov**, menej žiadnu. Zapíšte 7 ako 6, hneď vedľa 5 [1]: medzi nimi sa žiadne číslo nestratí.
lesson-solo-temp-do = Zapíšte 6 do štvrtého domu na Javorovej.
lesson-solo-temp-elsewhere = Aj tam sa 6 hodí, ale v tejto lekcii vyberte štvrtý dom na Javorovej.
lesson-solo-temp-other = Aj to sa dá. Keď však 6 stojí hneď vedľa 5, nestratí sa žiadne číslo: vyberte štvrtý dom na Javorovej.

lesson-solo-end-title = Karta Sólo
lesson-solo-end = Niekde v spodnej polovici balíčka čaká **karta Sólo**. Keď príde, dávajú všetky projekty už len nižší počet bodov, tak ich splňte včas. Hra má najviac 27 kôl. Súper je jediný: váš najlepší výsledok. Hrajte ďalej.

lesson-rings = Objazdy, pokročilý variant
lesson-rings-about = Kruhový objazd uzavrie blok a čísla na ulici sa začnú odznova.

lesson-rings-ring-title = Zaseknutá ulica
lesson-rings-ring = Javorová sa začína číslami 4, 6, 9 [1] a v ponuke sú čísla 8, 8 a 9: žiadne sa za 9 nehodí. Postavte tam **objazd** [2] a čísla za ním sa začnú odznova. Objazd stojí 3 body.
lesson-rings-ring-do = Vyberte objazd a postavte ho na miesto štvrtého domu na Javorovej.
lesson-rings-ring-elsewhere = Vybrať môžete ktorýkoľvek prázdny dom. Objazd však najviac pomôže hneď za 9: vyberte štvrtý dom.
lesson-rings-ring-number = Objazd nikdy stavať nemusíte. Pozrite sa však, čo dokáže: postavte ho skôr, než si vezmete kombináciu.

lesson-rings-pair-title = Ploty z oboch strán
lesson-rings-pair = Objazd [1] má ploty z oboch strán, a tak 4, 6, 9 hneď tvoria **blok s tromi domami**. Za objazdom sa čísla od 0 do 17 začínajú odznova. Vezmite si 8 s bazénom [2].
lesson-rings-pair-do = Vezmite si prvú kombináciu: 8 a bazén.
lesson-rings-pair-other = To môžete, ale v tejto lekcii si vezmite 8 s bazénom.

lesson-rings-house-title = Osmička po deviatke
lesson-rings-house = Pred objazdom stojí 9, za ním teraz smie byť osmička. Pri siedmom dome [1] je v pláne bazén a zostane miesto na menšie čísla.
lesson-rings-house-do = Zapíšte 8 do siedmeho domu na Javorovej.
lesson-rings-house-beside = Aj tam sa 8 hodí. Bazén je však v pláne pri siedmom: vyberte siedmy dom.
lesson-rings-house-other = To môžete, ale v tejto lekcii vyberte siedmy dom na Javorovej.

lesson-rings-pool-title = Bazén
lesson-rings-pool = V ťahu zapíšete číslo domu, použijete akciu a môžete postaviť **jeden objazd**, pred zápisom čísla alebo po akcii.
lesson-rings-pool-do = Postavte bazén.
lesson-rings-pool-skip = Bazén môžete vynechať, ale neskôr sa už postaviť nedá. Postavte ho.
lesson-rings-pool-then = Ada zapisuje 9 na Slnečnej a zakladá park.

lesson-rings-end-title = Oplatí sa?
lesson-rings-end = Blok prináša 3 body, bazén 3, objazd stojí 3 body. Druhý objazd stojí ďalších 5 a tretí sa už postaviť nedá. Ťažšie projekty vyžadujú niečo iné: tento [1] plnú Javorovú, a parcela s objazdom sa počíta ako zaplnená. Dohrajte túto partiu s Adou.

lesson-draft = Draft kariet
lesson-draft-about = Tri vlastné karty, z ktorých jedna putuje k susedovi.

lesson-draft-hand-title = Vlastné karty
lesson-draft-hand = V drafte má každý tri karty. U Ady vidíte akcie, nie čísla. Vyberte číslo jednej karty a akciu inej: 2 a bazén [1]. **Tretiu dostane Ada** a malá šípka ukazuje, ktorá to je.
lesson-draft-hand-do = Vezmite si 2 s bazénom a pošlite ďalej 7.
lesson-draft-hand-other = Hodia sa ktorékoľvek dve karty a šípka ukazuje, čo dostane Ada. V tejto lekcii si však vezmite 2 s bazénom.

lesson-draft-house-title = Dom
lesson-draft-house = Pri prvom dome na Slnečnej [1] je v pláne bazén a 2 je dobrý začiatok.
lesson-draft-house-do = Zapíšte 2 do prvého domu na Slnečnej.
lesson-draft-house-other = Aj tam sa 2 hodí, ale v tejto lekcii vyberte prvý dom na Slnečnej.

lesson-draft-pool-title = Bazén
lesson-draft-pool = Bazén je z karty s číslom 13; obe karty sa potom zahodia.
lesson-draft-pool-do = Postavte bazén.
lesson-draft-pool-skip = Bazén môžete vynechať, ale neskôr sa už postaviť nedá. Postavte ho.
lesson-draft-pool-then = Ada zapisuje 8 na Jazernej, zakladá park a posiela vám svoju tretiu kartu.

lesson-draft-given-title = Čo poslať ďalej
lesson-draft-given = Deviatka prišla od Ady, 4 a 6 sú nové. Najlepšia je teraz štvorka. Bazén k nej môže byť z karty s 9 alebo so 6: **druhú kartu dostane Ada**. Bude to 6 [1], alebo 9 [2]. Vyberáte vy.
lesson-draft-given-do = Vezmite si 4 s bazénom.
lesson-draft-given-other = To môžete. Malé čísla sú však vzácne: vezmite si 4 s ktorýmkoľvek bazénom.

lesson-draft-four-title = Tretí dom
lesson-draft-four = Pri treťom dome na Javorovej [1] je v pláne bazén.
lesson-draft-four-do = Zapíšte 4 do tretieho domu na Javorovej.
lesson-draft-four-other = Aj tam sa 4 hodí, ale v tejto lekcii vyberte tretí dom na Javorovej.

lesson-draft-second-title = Druhý bazén
lesson-draft-second = Dva bazény majú hodnotu 6 bodov.
lesson-draft-second-do = Postavte bazén.
lesson-draft-second-skip = Bazén môžete vynechať, ale neskôr sa už postaviť nedá. Postavte ho.
lesson-draft-second-then = Ada zapisuje 7, ktorú má od vás, a zakladá ďalší park.

lesson-draft-end-title = Čo viete
lesson-draft-end = Ada použila vašu sedmičku. Z jej nových kariet poznáte **jedno číslo**: na karte, ktorú má od vás. Pri viacerých hráčoch dostáva vašu tretiu kartu sused po pravici. Skôr než vyberiete, pozrite sa teda na jeho štvrť. Dohrajte túto partiu s Adou.
