# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Primul tău oraș
lesson-first-about = Toată tura, primele puncte și o clădire specială, mutare cu mutare.

lesson-first-window-title = Trei cărți din care alegi
lesson-first-window = Construiești un oraș din zece cărți, iar **cel mai fericit oraș** câștigă: cel cu mulți locuitori și multe inimi. Prima ta carte, Piața Fericirii, ți-a adus o monedă: ai 3. Întâi întoarce cărți din pachete până sunt trei la vedere. Cifrele de pe pachete [1] sunt prețurile.
lesson-first-window-do = Întoarce o carte din pachetul ieftin, 1–3.
lesson-first-window-dear = Se poate, dar acele cărți costă mai mult decât cele 3 monede ale tale. Alege pachetul ieftin, 1–3.

lesson-first-bookshop-title = O carte și semnele ei
lesson-first-bookshop = „Librărie” [1] costă 3. Sub nume vezi ce aduce: o monedă **în fiecare rundă** și un locuitor.
lesson-first-bookshop-do = Întoarce încă o carte din pachetul 1–3.
lesson-first-bookshop-dear = Poți alege orice pachet. Deocamdată rămâi la cel ieftin, 1–3.

lesson-first-crossed-title = Ce are minus se scade
lesson-first-crossed = Și „Oțelărie” [1] aduce o monedă pe rundă, dar inima cu −1 îți **ia o inimă**.
lesson-first-crossed-do = Aruncă o privire în pachetul scump: întoarce o carte de 6–9.
lesson-first-crossed-cheap = Alegi pachetul pentru fiecare carte. Încearcă o dată cel scump, 6–9, doar ca să vezi.

lesson-first-buy-title = O carte pe tură
lesson-first-buy = „Parc de distracții” are trei inimi și costă 9. Tu ai 3 monede [2] și cumperi **o carte pe tură**. Începe cu o carte care aduce venit: „Librărie” [1].
lesson-first-buy-do = Cumpără „Librărie” cu 3 monede.
lesson-first-buy-cards = Pe aceea o poți plăti. Dar „Librărie” aduce o monedă în fiecare rundă și un locuitor: cumpăr-o.
lesson-first-buy-coin = Poți lua o monedă în locul unei cărți. Dar „Librărie” îți dă o monedă în fiecare rundă: cumpăr-o.
lesson-first-buy-then = Ada întoarce a doua „Librărie” și cumpără „Oțelărie”: o monedă pe rundă, o inimă mai puțin. Apoi începe o rundă nouă și toți primesc venitul.

lesson-first-discard-title = Fiecare nume o dată
lesson-first-discard = Un oraș poate avea fiecare carte **o singură dată**, deci a doua „Librărie” [1] nu îți folosește. La începutul turei poți decarta o carte, iar atunci nu o poate lua nici Ada.
lesson-first-discard-do = Decartează „Librărie”.
lesson-first-discard-dream = Las-o acolo: într-o zi o vei cumpăra. Decartează „Librărie”.
lesson-first-discard-keep = Adesea e bine să le păstrezi pe toate. Dar cartea „Librărie” îi folosește numai Adei: decarteaz-o.

lesson-first-look-title = Una câte una
lesson-first-look = Lipsesc două cărți. Pe fiecare o vezi înainte să alegi pachetul pentru următoarea. Ai 2 monede.
lesson-first-look-do = Întoarce o carte din pachetul 1–3.
lesson-first-look-dear = Ai 2 monede: caută printre cărțile care costă de la 1 la 3.

lesson-first-heart-title = Prima ta inimă
lesson-first-heart = „Scuar” [1] are o inimă, iar monedele îți ajung. Dar întâi trei cărți trebuie să fie la vedere.
lesson-first-heart-do = Întoarce încă o carte din pachetul 1–3.

lesson-first-times-title = Locuitori × inimi
lesson-first-times = Punctele tale sunt locuitorii **înmulțiți cu** inimile [1]. Ai 1 locuitor și nicio inimă, iar 1 × 0 este 0. Cumpără „Scuar” [2] și vezi ce se schimbă.
lesson-first-times-do = Cumpără „Scuar” cu 2 monede.
lesson-first-times-house = Doi locuitori fără nicio inimă fac tot zero. Ai nevoie de o inimă: cumpără „Scuar”.
lesson-first-times-coin = E bine să strângi monede, dar o inimă îți aduce primul punct acum. Cumpără „Scuar”.
lesson-first-times-then = Primul tău punct. Ada cumpără „Iglu”. O rundă nouă: primești 2 monede, una de la piață și una de la „Librărie”.

lesson-first-parts-title = Cele patru părți ale turei
lesson-first-parts = Știi acum trei părți ale turei [1]: decartezi o carte sau niciuna, întorci cărți până sunt trei, cumperi una. De data asta nu merită decartat nimic.
lesson-first-parts-do = Păstrează toate cărțile.
lesson-first-parts-card = Cartea aceea nu strică. De data asta păstrează-le pe toate.

lesson-first-again-title = A treia carte
lesson-first-again = Lipsește o carte.
lesson-first-again-do = Întoarce o carte din pachetul 1–3.

lesson-first-house-title = Locuințe
lesson-first-house = Locuințele sunt la vedere de la început: nu le întoarce nimeni. Din fiecare fel există una singură. „Casă” [1] aduce un locuitor și este verde; vei vedea de ce contează.
lesson-first-house-do = Cumpără „Casă” cu 1 monedă.
lesson-first-house-school = Și aceea aduce un locuitor. Dar ai nevoie de o carte verde și vei vedea imediat de ce. Cumpără „Casă”.
lesson-first-house-coin = Poți strânge monede mai târziu. „Casă” costă numai 1 monedă.

lesson-first-special-later = Clădirile speciale vin la pasul { $step }
lesson-first-special-title = O clădire specială
lesson-first-special = Iată a patra parte a turei. „Magazin de jucării” [1] cere o carte albastră și una verde, iar tu le ai pe amândouă [2] [3]. Nu costă **nimic**, iar cărțile tale rămân. Fiecare poate lua o singură clădire specială pe partidă.
lesson-first-special-do = Ia „Magazin de jucării”.
lesson-first-special-pass = Poți aștepta alta. Dar „Magazin de jucării” îți dublează acum venitul: ia-l.
lesson-first-special-then = „Magazin de jucării” aduce 2 monede pe rundă: venitul tău este 4. Ada cumpără „Bloc” și are 3 locuitori, dar −1 inimă: tot 0 puncte.

lesson-first-save-title = Cartea scumpă
lesson-first-save = Ai primit 4 monede și acum ai 5. „Parc de distracții” [1] este tot acolo, și nici Ada nu îl poate plăti.
lesson-first-save-do = Păstrează toate cărțile.
lesson-first-save-dream = Atunci dispare. Lasă-l acolo și strânge monede pentru el.
lesson-first-save-card = Ai putea, dar nu vei cumpăra nimic în această tură. Păstrează toate cărțile.

lesson-first-coin-title = O monedă în loc de o carte
lesson-first-coin = Cumpărarea nu este niciodată obligatorie: poți lua în schimb **o monedă**. Cu venitul de 4 vei avea 10 în runda următoare.
lesson-first-coin-do = Ia o monedă.
lesson-first-coin-buy = Ai putea. Dar strângi monede pentru „Parc de distracții”. Ia o monedă.
lesson-first-coin-then = Ada cumpără „Școală”. Tu primești 4 monede și ai 10.

lesson-first-ten-title = Zece monede
lesson-first-ten = „Parc de distracții” este tot acolo, iar acum îl poți plăti. Dar întâi: vrei să decartezi ceva?
lesson-first-ten-do = Păstrează toate cărțile.
lesson-first-ten-dream = Pentru el ai strâns monede. Păstrează-l.
lesson-first-ten-card = Cartea aceea nu îți strică. Păstrează toate cărțile.

lesson-first-middle-title = Pachetul din mijloc
lesson-first-middle = Lipsește o carte. Pachetul din mijloc [1] are cărți care costă 4 sau 5.
lesson-first-middle-do = Întoarce o carte din pachetul 4–5.
lesson-first-middle-other = Se poate din orice pachet. Aruncă o privire și în cel din mijloc.

lesson-first-park-title = Trei inimi deodată
lesson-first-park = Ai 2 locuitori și 1 inimă: 2 puncte. Încă trei inimi [1] fac 2 × 4 [2].
lesson-first-park-do = Cumpără „Parc de distracții” cu 9 monede.
lesson-first-park-hotel = O carte bună. Dar ai strâns monede pentru trei inimi: cumpără „Parc de distracții”.
lesson-first-park-coin = Ai strâns destul. Cumpără „Parc de distracții”.

lesson-first-end-title = Opt la zero
lesson-first-end = Când cineva are **zece cărți**, acea rundă este ultima. Tu ai șase. Întâi monede, apoi puncte; și cumpără din ce ai mai puțin, locuitori sau inimi: 4 × 4 este mai mult decât 7 × 2. Termină partida cu Ada.

lesson-last-round = Ultima rundă
lesson-last-round-about = Cum se termină jocul, de ce mai au toți câte o tură și cum se citește foaia de scor.

lesson-last-round-nine-title = Nouă din zece
lesson-last-round-nine = Ai nouă cărți și 9 monede, Ada are opt cărți. Următoarea carte este a zecea și face din această rundă **ultima rundă**. „Grădină zoologică” [1] are trei inimi, „Casă în copac” [2] trei locuitori. Nu merită decartat nimic.
lesson-last-round-nine-do = Păstrează toate cărțile.
lesson-last-round-nine-card = Se poate, dar niciuna dintre cele trei cărți nu îți strică. Păstrează toate cărțile.

lesson-last-round-tenth-title = Cheltuie ce ai
lesson-last-round-tenth = Ai 5 locuitori și 5 inimi, 25 de puncte [1]. Acum monedele contează numai la egalitate, deci cheltuie-le: încă trei inimi fac 5 × 8.
lesson-last-round-tenth-do = Cumpără „Grădină zoologică”.
lesson-last-round-tenth-treehouse = La fel de bine: și 8 × 5 fac 40. Dar pentru această lecție ia „Grădină zoologică”.
lesson-last-round-tenth-other-card = Ai putea. Dar trei inimi pe a zecea poziție valorează 15 puncte: cumpără „Grădină zoologică”.
lesson-last-round-tenth-coin = Acum monedele contează numai la egalitate. Cumpără „Grădină zoologică”.
lesson-last-round-tenth-then = Zece cărți: aceasta este ultima rundă. Ada mai are o tură, dar nimeni nu mai primește venit. Ea cumpără „Casă în copac”.

lesson-last-round-sheet-title = Foaia de scor
lesson-last-round-sheet = 5 locuitori × 8 inimi fac **40**, Ada are 7 × 4, adică **28**. „Oțelărie” te costă o inimă, deci 5 puncte: fără această clădire ar fi 5 × 9.

lesson-expert = Expert: piețe și efecte
lesson-expert-about = O piață colorată și clădiri speciale care fac ceva: două ture dintr-o partidă expert.

lesson-expert-market-title = O piață colorată
lesson-expert-market = În jocul expert, Piața Fericirii **contează ca o carte de culoarea ei**, iar tu alegi culoarea. Ada a luat piața albastră. Clădirea specială „Gelaterie” cere două cărți verzi: piața verde [1] ar fi prima.
lesson-expert-market-do = Ia piața verde.
lesson-expert-market-colour = Poți alege orice culoare. Dar cu verde ai jumătate din ce cere „Gelaterie”: ia piața verde.

lesson-expert-effects-title = Clădiri care fac ceva
lesson-expert-effects = Aici clădirile speciale au **efecte** în loc de cifre simple; atinge o clădire ca să citești ce face. „Gelaterie” [1] aduce pe loc o monedă pentru fiecare carte a orașului tău. Întâi întoarce trei cărți, ca de obicei: începe cu două ieftine.
lesson-expert-effects-do = Întoarce două cărți de 1–3.
lesson-expert-effects-dear = Se poate din orice pachet. Ai 3 monede: alege-l pe cel ieftin, 1–3.

lesson-expert-middle-title = Una pentru mai târziu
lesson-expert-middle = Două cărți „Cofetărie”. Lipsește o carte, iar în curând vei avea mai multe monede.
lesson-expert-middle-do = Întoarce o carte din pachetul 4–5.
lesson-expert-middle-other = Se poate din orice pachet. De data asta caută ceva de 4 sau 5.

lesson-expert-green-title = A doua carte verde
lesson-expert-green = Piața ta [1] este o carte verde. Și locuințele sunt verzi: cu „Casă” [2] ai două și îți rămân 2 monede.
lesson-expert-green-do = Cumpără „Casă” cu 1 monedă.
lesson-expert-green-block = Și acela este verde, dar te costă toate cele 3 monede. „Casă” costă 1.
lesson-expert-green-card = O carte bună, dar nu verde. Cumpără „Casă”.
lesson-expert-green-coin = Poți strânge monede mai târziu. Îți lipsește o carte verde: cumpără „Casă”.

lesson-expert-parlour-title = Pe loc
lesson-expert-parlour = Ia „Gelaterie” [1]. Se numără piața, casa și gelateria însăși: 3 monede **pe loc**, din 2 se fac 5 [2]. Mai târziu ar aduce mai mult, dar monedele ajută mai mult la început.
lesson-expert-parlour-do = Ia „Gelaterie”.
lesson-expert-parlour-pass = Poți aștepta până când orașul este mai mare. Dar o poate lua Ada, iar cu monedele de la început cumperi venit. Ia-o acum.
lesson-expert-parlour-then = Primești 3 monede pentru cele 3 cărți ale tale. Ada cumpără o „Cofetărie”. Începe o rundă nouă: piața îți aduce o monedă.

lesson-expert-six-title = Șase monede în runda a doua
lesson-expert-six = Ai 6 monede [1], Ada are 2. „Service auto” [2] costă 5 și aduce 2 monede în fiecare rundă.
lesson-expert-six-do = Păstrează toate cărțile.
lesson-expert-six-garage = Păstrează „Service auto”: pentru el ai monedele.
lesson-expert-six-card = Se poate, dar Ada are deja o carte „Cofetărie”, deci pe aceasta nu o poate cumpăra. De data asta păstrează toate cărțile.

lesson-expert-fill-title = A treia carte
lesson-expert-fill = Lipsește o carte, dar știi deja ce vei cumpăra.
lesson-expert-fill-do = Întoarce o carte din pachetul 1–3.

lesson-expert-garage-title = Din monede, venit
lesson-expert-garage = Cu „Service auto” [1] venitul tău este 3, încă din runda a doua.
lesson-expert-garage-do = Cumpără „Service auto” cu 5 monede.
lesson-expert-garage-card = Ai putea. Dar monedele de la început trebuie să aducă venit, iar „Service auto” dă 2 monede în fiecare rundă: cumpără-l.
lesson-expert-garage-coin = Ai destul. Cumpără „Service auto”.
lesson-expert-garage-then = Ada cumpără „Școală”.

lesson-expert-kinds-title = Patru feluri de efecte
lesson-expert-kinds = **Pe loc** înseamnă o singură dată. „Castel” [1] aduce o monedă ori de câte ori un vecin cumpără o carte scumpă, Piramida [2] copiază la sfârșit cartea unui vecin, „Aeroport” ieftinește cărțile verzi. În doi, Ada este singurul tău vecin. Termină partida cu ea.

lesson-neighbours = Expert: cu ochii pe vecin
lesson-neighbours-about = De ce contează poziția unei cărți și vecinul: exemplul Piramidei, în ultima rundă.

lesson-neighbours-slot-title = Aceeași poziție
lesson-neighbours-slot = Piramida ta [1] este **a patra** carte a orașului. La sfârșit ea copiază locuitorii și inimile celei de-a patra cărți a unui vecin. A patra carte a Adei este „Grădină zoologică”, cu trei inimi. Deci contează unde stă o carte și când o iei.
lesson-neighbours-slot-do = Păstrează toate cărțile.
lesson-neighbours-slot-card = Se poate, dar niciuna dintre cele trei cărți nu îți strică. Păstrează toate cărțile.

lesson-neighbours-tenth-title = Trei inimi pe drum
lesson-neighbours-tenth = Ai 4 locuitori și 4 inimi [1], iar alte trei inimi vin de la „Grădină zoologică”. Deci ai nevoie de locuitori: „Reședință de lux” [2] are trei și este a zecea ta carte.
lesson-neighbours-tenth-do = Cumpără „Reședință de lux” cu 6 monede.
lesson-neighbours-tenth-university = Aceea are doi locuitori. „Reședință de lux” are trei, la același preț de 6 monede.
lesson-neighbours-tenth-card = Ai putea. Dar trei locuitori × șapte inimi valorează mult mai mult: cumpără „Reședință de lux”.
lesson-neighbours-tenth-coin = Acum monedele contează numai la egalitate. Cumpără „Reședință de lux”.
lesson-neighbours-tenth-then = Zece cărți: aceasta este ultima rundă. Ada cumpără „Băcănie”, apoi Piramida ta copiază de la ea „Grădină zoologică”.

lesson-neighbours-copied-title = Șapte × șapte
lesson-neighbours-copied = Ai 7 locuitori și 4 inimi, plus cele trei copiate: 7 × 7 = **49** în loc de 28. Ada își păstrează cartea. Vecinii stau în stânga și în dreapta ta; în doi, Ada este și unul, și celălalt, dar contează o singură dată. Dacă sunteți mai mulți, alegi a cui carte se copiază.
