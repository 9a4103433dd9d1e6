# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Aleea Arțarilor
lesson-first-about = Șapte runde: fiecare efect o dată, două ansambluri și un plan urbanistic.

lesson-first-pair-title = Un număr și un efect
lesson-first-pair = Proiectezi trei străzi, iar cine are **cele mai multe puncte** câștigă. În fiecare rundă sunt la vedere trei combinații, fiecare cu un număr de casă și un efect. Fiecare jucător folosește una dintre ele, toți în același timp. Ia numărul 4 cu piscină [1].
lesson-first-pair-do = Ia a treia combinație: 4 și piscină.
lesson-first-pair-other = Poți lua orice combinație. Pentru început ia numărul 4 cu piscină.

lesson-first-house-title = Numerele cresc
lesson-first-house = Pe fiecare stradă numerele **cresc de la casă la casă**; pot rămâne goluri. Numărul 4 este mic, deci locul lui e spre început, iar această casă de pe Aleea Arțarilor [1] are o piscină plănuită.
lesson-first-house-do = Scrie 4 la a treia casă de pe Aleea Arțarilor.
lesson-first-house-left = Se potrivește. Dar atunci rămâne puțin loc înainte pentru numere mici, iar casa nu are piscină. Alege a treia casă.
lesson-first-house-other = Se poate. Dar 4 este un număr mic, iar piscina este la a treia casă de pe Aleea Arțarilor.

lesson-first-pool-title = Efectul: o piscină
lesson-first-pool = Efectul se aplică imediat: o piscină se construiește **odată cu casa ei** sau niciodată. Prima piscină valorează 3 puncte.
lesson-first-pool-do = Construiește piscina.
lesson-first-pool-skip = O poți lăsa, dar altă ocazie nu mai ai. Construiește piscina.
lesson-first-pool-then = Ada a scris un număr în același timp și a amenajat un parc. Cărțile cu numere se întorc: acum ele sunt efectele.

lesson-first-park-pair-title = Combinații noi
lesson-first-park-pair = Combinațiile nu se consumă niciodată: puteți lua aceeași combinație, și tu, și Ada. Numărul 2 cu parc [1] este bun pentru Aleea Arțarilor.
lesson-first-park-pair-do = Ia prima combinație: 2 și parc.
lesson-first-park-pair-other = Tentant. Dar fă întâi cunoștință cu parcurile: ia numărul 2.

lesson-first-rising-title = Înainte de 4
lesson-first-rising = Pe Aleea Arțarilor, 2 poate sta numai înainte de 4: la prima casă [1] sau la a doua. Prima lasă loc pentru un 3.
lesson-first-rising-do = Scrie 2 la prima casă.
lesson-first-rising-second = Se potrivește. Dar înaintea lui ar mai încăpea numai 0 sau 1. Alege prima casă.
lesson-first-rising-street = Se poate, dar și parcul ar merge pe acea stradă. Alege Aleea Arțarilor.

lesson-first-park-title = Parcuri
lesson-first-park = Un parc merge pe strada pe care **tocmai ai scris** [1]. Un parc pe Aleea Arțarilor valorează 2 puncte, toate trei valorează 10.
lesson-first-park-do = Amenajează parcul.
lesson-first-park-skip = Un parc nu costă nimic. Amenajează-l.
lesson-first-park-then = Ada a luat aceeași combinație.

lesson-first-fence-pair-title = Acum un gard
lesson-first-fence-pair = Gardurile fac din casele tale **ansambluri**, iar planurile urbanistice cer ansambluri. Ia numărul 9 cu gard [1].
lesson-first-fence-pair-do = Ia prima combinație: 9 și gard.

lesson-first-room-title = Lasă loc
lesson-first-room = Între 4 și 9 mai pot veni 5, 6, 7 și 8. Lasă două case libere pentru două dintre ele: scrie 9 la a șasea casă [1].
lesson-first-room-do = Scrie 9 la a șasea casă de pe Aleea Arțarilor.
lesson-first-room-beside = Chiar lângă 4? Atunci numerele 5–8 nu mai încap niciodată pe această stradă. Alege a șasea casă.

lesson-first-fence-title = Un gard închide un ansamblu
lesson-first-fence = Străzile au garduri la ambele capete. Pune încă unul după 4 [1] și ai trei case între garduri. Una dintre ele este încă liberă.
lesson-first-fence-do = Pune gardul după a treia casă.
lesson-first-fence-gap = Poți alege orice loc dintre două case. Dar vrei să închizi primele trei case: alege locul de după 4.
lesson-first-fence-skip = Un gard nu costă nimic. Pune-l după 4.
lesson-first-fence-then = Ada a angajat un zilier. Vei vedea în curând la ce folosesc zilierii.

lesson-first-bis-pair-title = Lipsește o casă
lesson-first-bis-pair = Un ansamblu contează numai când **toate casele lui sunt construite**. A doua casă este liberă și acolo se potrivește numai 3. Bisul ajută, fiindcă repetă un număr: ia numărul 7 cu bis [1].
lesson-first-bis-pair-do = Ia a treia combinație: 7 și bis.
lesson-first-bis-pair-other = Acel număr nu se potrivește între 2 și 4. Bisul va ajuta: ia numărul 7.

lesson-first-seven-title = Întâi numărul
lesson-first-seven = Numărul vine mereu primul. Scrie 7 chiar înainte de 9.
lesson-first-seven-do = Scrie 7 la a cincea casă.
lesson-first-seven-four = Se potrivește, dar atunci 5 și 6 nu mai au loc. Alege a cincea casă.

lesson-first-bis-title = Același număr de două ori
lesson-first-bis = Un bis repetă numărul unei case în casa liberă **chiar de lângă ea**. Costă un punct, dar un al doilea 2 îți completează ansamblul de trei.
lesson-first-bis-do = Repetă 2 la a doua casă.
lesson-first-bis-too = Merge și așa. Dar pentru această lecție repetă 2.
lesson-first-bis-elsewhere = Poți repeta numărul oricărei case. Dar a doua casă completează un ansamblu.
lesson-first-bis-skip = Îl poți lăsa. Dar a doua casă completează un ansamblu: repetă 2.
lesson-first-bis-then = 2, 2, 4: primul tău ansamblu, care valorează 3 puncte. Bisul costă 1.

lesson-first-agent-pair-title = Un agent
lesson-first-agent-pair = Acum vrei patru case la rând. Ia numărul 10 cu agent [1]: merge imediat după 9.
lesson-first-agent-pair-do = Ia a doua combinație: 10 și agent.
lesson-first-agent-pair-other = Acel număr nu se potrivește imediat după 9. Ia numărul 10.

lesson-first-ten-title = O piscină pierdută
lesson-first-ten = A șaptea casă are o piscină plănuită, dar piscinele se construiesc numai cu efectul piscină. Aceasta este pierdută, dar nu-i nimic.
lesson-first-ten-do = Scrie 10 la a șaptea casă.
lesson-first-ten-other = Se potrivește. Dar vrei patru case la rând: alege a șaptea casă.

lesson-first-agent-title = Ansambluri mai valoroase
lesson-first-agent = Un agent ridică valoarea **tuturor ansamblurilor tale de o anumită mărime**. Construiești unul de patru case, deci alege 4 [1]: valoarea lui crește de la 4 puncte la 5.
lesson-first-agent-do = Alege ansamblurile de 4.
lesson-first-agent-size = E bun pentru ansambluri de acea mărime. Dar următorul tău ansamblu va avea patru case: alege 4.
lesson-first-agent-skip = Un agent nu costă nimic. Alege 4.

lesson-first-temp-pair-title = Un zilier schimbă numărul
lesson-first-temp-pair = A patra casă este liberă: acolo se potrivesc numai 5 și 6. Cu un **zilier** poți scrie un număr cu cel mult 2 mai mic sau mai mare. Ia numărul 8 cu zilier [1].
lesson-first-temp-pair-do = Ia a doua combinație: 8 și zilier.
lesson-first-temp-pair-other = Ai putea. Dar cu zilierul poți numerota a patra casă, iar zilierii contează la sfârșit: ia numărul 8.

lesson-first-temp-title = 8 devine 6
lesson-first-temp = Scrie 6 în loc de 8. Cine are la sfârșit cei mai mulți zilieri primește 7 puncte. Acum ești la egalitate cu Ada, așa că ați primi fiecare câte 7 puncte.
lesson-first-temp-do = Scrie 6 la a patra casă.
lesson-first-temp-other = Se potrivește. Dar ai nevoie de a patra casă, iar acolo trebuie să fie 6.
lesson-first-temp-then = Semnele mici din colțurile numerelor arată efectele următoare: vin două garduri.

lesson-first-last-pair-title = Al doilea gard
lesson-first-last-pair = 6, 7, 9, 10 stau la rând, dar după 10 nu este încă niciun gard. Ia numărul 7 cu gard [1].
lesson-first-last-pair-do = Ia prima combinație: 7 și gard.
lesson-first-last-pair-other = O combinație bună. Dar pentru această lecție ia numărul 7: gardul completează un ansamblu.

lesson-first-sunny-title = Altă stradă
lesson-first-sunny = Aleea Arțarilor are deja un 7. Scrie-l pe acesta pe Strada Soarelui: un număr din mijloc merge la mijloc.
lesson-first-sunny-do = Scrie 7 la a cincea casă de pe Strada Soarelui.
lesson-first-sunny-other = Se poate. Dar pentru această lecție alege a cincea casă de pe Strada Soarelui.

lesson-first-estate-title = Un gard poate sta oriunde
lesson-first-estate = Un gard poate sta departe de casa la care tocmai ai scris. Pune-l pe Aleea Arțarilor, după 10.
lesson-first-estate-do = Pune gardul după a șaptea casă de pe Aleea Arțarilor.
lesson-first-estate-cut = Se poate, dar cele patru case mai au nevoie de un gard: imediat după 10.
lesson-first-estate-skip = Gardul completează un ansamblu de patru. Pune-l după 10.

lesson-first-claim-title = Un plan urbanistic
lesson-first-claim = Ansambluri de 3 și 4: exact ce cere al treilea plan [1]. Primul care îl revendică primește **7 puncte**, cei din rundele următoare primesc 3. Fiecare ansamblu servește unui singur plan.
lesson-first-claim-do = Revendică al treilea plan.
lesson-first-claim-later = Poți aștepta, dar Ada ți-o poate lua înainte. Revendică-l acum.

lesson-first-shuffle-title = Amesteci sau nu
lesson-first-shuffle = La prima revendicare a unui plan poți cere amestecarea tuturor cărților. Acum nu e nevoie.
lesson-first-shuffle-do = Lasă cărțile așa cum sunt.
lesson-first-shuffle-yes = Încearcă altă dată: amestecarea readuce cărți deja văzute. Acum lasă cărțile cum sunt.
lesson-first-shuffle-then = 26 de puncte pentru tine, 17 pentru Ada.

lesson-first-end-title = Știi toate efectele
lesson-first-end = Jocul se termină după runda în care cineva are **trei planuri**, un **oraș plin** sau trei refuzuri. Primești un refuz când niciun număr nu se potrivește. Dacă la un plan se potrivesc mai multe ansambluri decât cere, alegi tu pe care le folosești. Termină partida cu Ada.

lesson-solo = Joc solo
lesson-solo-about = Trei cărți pe rundă, șase zilieri și cartea solo: două runde solo.

lesson-solo-pair-title = Două din trei cărți
lesson-solo-pair = În jocul solo primești trei cărți în fiecare rundă și **folosești două**: numărul uneia și efectul alteia, niciodată ambele fețe ale aceleiași cărți. Ia numărul 5, cu piscina de pe cartea 9 [1].
lesson-solo-pair-do = Ia numărul 5 cu piscină.
lesson-solo-pair-other = Merg oricare două cărți. Dar pentru această lecție ia numărul 5 cu piscină.

lesson-solo-house-title = O casă ca de obicei
lesson-solo-house = Restul este cum știi. A treia casă de pe Aleea Arțarilor [1] are o piscină plănuită, iar 5 este un număr mic.
lesson-solo-house-do = Scrie 5 la a treia casă de pe Aleea Arțarilor.
lesson-solo-house-other = Se potrivește. Dar a treia casă de pe Aleea Arțarilor este aproape de început și are o piscină plănuită.

lesson-solo-pool-title = Și piscina ei
lesson-solo-pool = Piscina vine de pe cealaltă carte: 3 puncte.
lesson-solo-pool-do = Construiește piscina.
lesson-solo-pool-skip = O poți lăsa, dar altă ocazie nu mai ai. Construiește piscina.

lesson-solo-deck-title = Trei cărți noi
lesson-solo-deck = Toate cele trei cărți se decartează, folosite sau nu. Pachetul stă cu **efectele în sus**: vezi mereu ce efect urmează, acum o piscină. Două dintre cărțile noi sunt zilieri. Ia numărul 7 cu zilierul de pe cartea 13 [1].
lesson-solo-deck-do = Ia numărul 7 cu zilier.
lesson-solo-deck-other = Se poate. Dar pentru această lecție ia numărul 7 cu zilier.

lesson-solo-temp-title = Șase zilieri
lesson-solo-temp = Nu ai cu cine să compari zilierii. În jocul solo **șase zilieri sau mai mulți valorează 7 puncte**, iar mai puțini nu valorează nimic. Scrie 6 în loc de 7, chiar lângă 5 [1]: între ele nu se pierde niciun număr.
lesson-solo-temp-do = Scrie 6 la a patra casă de pe Aleea Arțarilor.
lesson-solo-temp-elsewhere = Se potrivește. Dar pentru această lecție alege a patra casă de pe Aleea Arțarilor.
lesson-solo-temp-other = Se potrivește. Dar cu 6 chiar lângă 5 nu se pierde niciun număr: alege a patra casă de pe Aleea Arțarilor.

lesson-solo-end-title = Cartea solo
lesson-solo-end = Undeva în jumătatea de jos a pachetului așteaptă **cartea solo**. Când apare, toate planurile dau numai punctajul mic, deci revendică-le devreme. Partida are cel mult 27 de runde. Ai un singur adversar: cel mai bun scor al tău. Joacă mai departe.

lesson-rings = Sensuri giratorii, varianta expert
lesson-rings-about = Un sens giratoriu închide un ansamblu, iar numerele străzii încep din nou.

lesson-rings-ring-title = O stradă blocată
lesson-rings-ring = Aleea Arțarilor începe cu 4, 6, 9 [1], iar numerele oferite sunt 8, 8 și 9: niciunul nu se potrivește după 9. Construiește după 9 un **sens giratoriu** [2], iar dincolo de el numerele o iau de la capăt. Costă 3 puncte.
lesson-rings-ring-do = Ia sensul giratoriu și construiește-l în locul casei a patra de pe Aleea Arțarilor.
lesson-rings-ring-elsewhere = Se poate în locul oricărei case libere. Dar un sens giratoriu ajută cel mai mult imediat după 9: alege a patra casă.
lesson-rings-ring-number = Un sens giratoriu nu este niciodată obligatoriu. Dar vezi ce face: construiește unul înainte să iei o combinație.

lesson-rings-pair-title = Garduri pe ambele părți
lesson-rings-pair = Sensul giratoriu [1] are garduri pe ambele părți, deci 4, 6, 9 sunt pe loc un **ansamblu de trei**. Dincolo de sensul giratoriu numerele o iau de la capăt, de la 0 la 17. Ia numărul 8 cu piscină [2].
lesson-rings-pair-do = Ia prima combinație: 8 și piscină.
lesson-rings-pair-other = Se poate. Dar pentru această lecție ia numărul 8 cu piscină.

lesson-rings-house-title = 8 după 9
lesson-rings-house = Numărul 9 este înainte de sensul giratoriu, deci dincolo de acesta poți scrie 8. A șaptea casă [1] are o piscină plănuită și lasă loc pentru numere mai mici.
lesson-rings-house-do = Scrie 8 la a șaptea casă de pe Aleea Arțarilor.
lesson-rings-house-beside = Se potrivește. Dar piscina este plănuită la a șaptea casă: alege-o pe aceea.
lesson-rings-house-other = Se poate. Dar pentru această lecție alege a șaptea casă de pe Aleea Arțarilor.

lesson-rings-pool-title = Piscina
lesson-rings-pool = În tura ta scrii un număr de casă și folosești un efect. Poți construi și **un sens giratoriu**, înainte de număr sau după efect.
lesson-rings-pool-do = Construiește piscina.
lesson-rings-pool-skip = O poți lăsa, dar altă ocazie nu mai ai. Construiește piscina.
lesson-rings-pool-then = Ada scrie 9 pe Strada Soarelui și amenajează un parc.

lesson-rings-end-title = Merită?
lesson-rings-end = Ansamblul și piscina aduc câte 3 puncte; sensul giratoriu costă 3. Al doilea ar costa încă 5, iar al treilea nu există. Planurile expert cer alte lucruri: acesta [1] cere Aleea Arțarilor completă, iar un sens giratoriu contează drept lot ocupat. Termină partida cu Ada.

lesson-draft = Draftul de cărți
lesson-draft-about = Trei cărți ale tale, dintre care una merge la vecin.

lesson-draft-hand-title = Cărțile tale
lesson-draft-hand = La draft fiecare are trei cărți. Pe cărțile Adei vezi efectele, nu și numerele. Alege numărul unei cărți și efectul alteia: 2 și piscină [1]. **A treia merge la Ada**, iar săgeata mică arată care.
lesson-draft-hand-do = Ia numărul 2 cu piscină și dă mai departe cartea 7.
lesson-draft-hand-other = Merg oricare două, iar săgeata arată ce primește Ada. Dar pentru această lecție ia numărul 2 cu piscină.

lesson-draft-house-title = Casa
lesson-draft-house = Prima casă de pe Strada Soarelui [1] are o piscină plănuită, iar 2 este un început bun.
lesson-draft-house-do = Scrie 2 la prima casă de pe Strada Soarelui.
lesson-draft-house-other = Se potrivește. Dar pentru această lecție alege prima casă de pe Strada Soarelui.

lesson-draft-pool-title = Piscina
lesson-draft-pool = Piscina este cea de pe cartea 13. După aceea se decartează ambele cărți.
lesson-draft-pool-do = Construiește piscina.
lesson-draft-pool-skip = O poți lăsa, dar altă ocazie nu mai ai. Construiește piscina.
lesson-draft-pool-then = Ada scrie 8 pe Strada Lacului, amenajează un parc și îți dă a treia ei carte.

lesson-draft-given-title = Ce dai mai departe
lesson-draft-given = Cartea 9 a venit de la Ada, cărțile 4 și 6 sunt noi. Acum numărul 4 este cel mai bun. Poți lua piscina de pe cartea 9 sau de pe cartea 6: **cealaltă carte merge la Ada**. Ea primește cartea 6 [1] sau cartea 9 [2]. Tu alegi.
lesson-draft-given-do = Ia numărul 4 cu o piscină.
lesson-draft-given-other = Se poate. Dar numerele mici sunt rare: ia numărul 4, cu oricare piscină.

lesson-draft-four-title = A treia casă
lesson-draft-four = La a treia casă de pe Aleea Arțarilor [1] este plănuită o piscină.
lesson-draft-four-do = Scrie 4 la a treia casă de pe Aleea Arțarilor.
lesson-draft-four-other = Se potrivește. Dar pentru această lecție alege a treia casă de pe Aleea Arțarilor.

lesson-draft-second-title = A doua piscină
lesson-draft-second = Două piscine valorează 6 puncte.
lesson-draft-second-do = Construiește piscina.
lesson-draft-second-skip = O poți lăsa, dar altă ocazie nu mai ai. Construiește piscina.
lesson-draft-second-then = Ada scrie numărul 7 primit de la tine și amenajează încă un parc.

lesson-draft-end-title = Ce știi
lesson-draft-end = Ada a folosit cartea ta cu 7. Din noua ei mână știi **un număr**: cartea pe care tocmai i-ai dat-o. Cu mai mulți jucători, a treia carte merge la vecinul din dreapta. Deci înainte să alegi, uită-te la orașul vecinului. Termină partida cu Ada.
