# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = În jurul bătrânului copac
lesson-first-about = Șase runde: cărți fără cartonaș, extindere și supraetajare, ce costă ele și primul tău cartier.

lesson-first-alone-title = Numai cartea
lesson-first-alone = Construiți împreună un oraș, în lățime și în înălțime; câștigă cine are **cele mai multe puncte**. În fiecare rundă alegi în secret una din patru cărți. O carte indică un loc: galben 3, această clădire [1]. Dacă joci **numai cartea**, folosești clădirea. Clădirile galbene produc puncte.
lesson-first-alone-do = Alege galben 3 și joacă numai cartea.
lesson-first-alone-tile = Cu un cartonaș ai construi. Vezi întâi ce face cartea singură: joacă galben 3 fără cartonaș.
lesson-first-alone-colour = Clădirile roșii produc resurse, iar cele albastre produc cartonașe. Începe cu un punct: joacă galben 3.
lesson-first-alone-renew = Ar costa un jeton de reînnoire, iar mâna aceasta este bună. Joacă cartea galben 3 fără cartonaș.
lesson-first-alone-other = Se poate. Dar vezi întâi ce face o clădire: joacă cartea galben 3 fără cartonaș.
lesson-first-alone-then = Primești 1 punct. Ada a ales în același timp: litera K cu un cartonaș.

lesson-first-hands-title = Cărțile trec mai departe
lesson-first-hands = Ada a construit albastru 20 în locul literei K [1], iar litera s-a dat la o parte [2]. Cele trei cărți pe care nu le-ai jucat **au trecut la Ada**, ale ei au venit la tine și fiecare a mai tras una. Așa se întâmplă după fiecare rundă.

lesson-first-outward-title = Extindere
lesson-first-outward = Literele marchează marginea orașului. O literă **cu un cartonaș** extinde orașul chiar pe locul ei. Litera L [1] este lângă două clădiri albastre [2] [3], iar toate clădirile vecine cu cea nouă produc pentru tine: două cartonașe.
lesson-first-outward-do = Alege litera L, apoi cartonașul albastru 4, și construiește.
lesson-first-outward-alone = Fără cartonaș, cartea dă o resursă sau un cartonaș. Cu un cartonaș primești mai mult și o clădire: adaugă albastru 4.
lesson-first-outward-high = S-ar potrivi și acela. Dar numerele mari sunt mai bune peste alte clădiri: ia albastru 4.
lesson-first-outward-neighbours = Acolo ai avea o clădire vecină, la litera L ai două. Alege litera L.
lesson-first-outward-upward = Așa ai supraetaja; asta urmează imediat. Întâi joacă litera L cu albastru 4.
lesson-first-outward-other = Se poate. Dar litera L cu albastru 4 aduce acum mai mult.
lesson-first-outward-then = În această rundă începe Ada: ea joacă litera I fără cartonaș și ia o resursă. Apoi construiești tu.

lesson-first-letter-title = Litera se dă la o parte
lesson-first-letter = Albastru 4 este al tău: pe el stă o resursă a ta [1]. Litera merge într-o **celulă liberă de lângă el**, unde orașul poate crește mai târziu. Ambele celule sunt bune.
lesson-first-letter-do = Alege unde merge litera L.

lesson-first-gain-title = Ce ai primit
lesson-first-gain = Două clădiri vecine albastre, cu câte un etaj, ți-au dat **două cartonașe**, deși albastru 20 [1] este al Adei. Ea nu primește nimic. Iar două dintre cele trei personaje cu care ai început te răsplătesc ori de câte ori extinzi orașul [2]: o resursă și un punct.

lesson-first-upward-title = Supraetajare
lesson-first-upward = Cu o carte de clădire și un cartonaș **supraetajezi**. Pune albastru 11 peste albastru 1 [1]: clădirea va avea două etaje, deci pui pe ea două resurse ale tale [2]. Cu aceeași culoare și un număr mai mare nu mai e nimic de plătit.
lesson-first-upward-do = Alege albastru 1, apoi cartonașul albastru 11, și construiește.
lesson-first-upward-alone = Ai primi un cartonaș, iar cartea s-ar decarta. Dacă supraetajezi cu ea, o păstrezi: adaugă albastru 11.
lesson-first-upward-colour = Altă culoare costă o resursă în plus. Ia albastru 11.
lesson-first-upward-high = Merge și așa. Dar 11 este aici destul de mare, deci păstrează-l pe 16.
lesson-first-upward-place = Se poate. Dar lângă albastru 1 ai deja o clădire albastră: construiește pe albastru 1.
lesson-first-upward-other = Se poate. Dar pentru această lecție supraetajează: albastru 1 cu albastru 11.
lesson-first-upward-then = Un alt personaj de-al tău îți aduce pentru asta un cartonaș. Și Ada supraetajează: galben 17.

lesson-first-kept-title = Cărți care rămân
lesson-first-kept = **Păstrezi cartea** cu care ai supraetajat: albastru 1 îți dă acum un cartonaș ori de câte ori joci o carte fără cartonaș [1]. Clădirile noi, cum este albastru 11 [2], sunt șantiere (macaraua) până se termină pachetul. Tocmai s-a terminat: cărțile lor sunt în joc.

lesson-first-district-title = Un cartier
lesson-first-district = Albastru 4 [1], 11 [2] și 20 [3] se ating: clădirile alăturate de aceeași culoare formează un **cartier**. La sfârșit, cine are acolo cele mai multe resurse primește câte un punct pentru fiecare dintre cele 4 ale cartierului; al doilea, câte unul pentru fiecare resursă a sa: Ada 1.

lesson-first-resource-title = O literă fără cartonaș
lesson-first-resource = Ai 2 resurse [1] și în curând vei avea nevoie de 3. O literă jucată **fără cartonaș** dă o resursă sau un cartonaș.
lesson-first-resource-do = Alege litera B și joac-o fără cartonaș.
lesson-first-resource-letter = La fel de bine. Dar pentru această lecție alege litera B.
lesson-first-resource-blue = Aceea aduce cartonașe, iar tu ai deja trei. Ai nevoie de o resursă: joacă cartea B fără cartonaș.
lesson-first-resource-other = Tentant. Dar în această lecție strânge resurse pentru runda următoare: joacă cartea B fără cartonaș.
lesson-first-resource-then = Începe din nou Ada: ea joacă cartea roșu 2 fără cartonaș și primește o resursă.

lesson-first-take-title = Resursă sau cartonaș
lesson-first-take = Ai 3 cartonașe, iar albastru 1 mai aduce imediat unul, fiindcă joci o carte fără cartonaș.
lesson-first-take-do = Ia o resursă.
lesson-first-take-tile = Ai destule cartonașe. Ia o resursă: clădirea următoare cere trei.

lesson-first-over-title = Peste clădirea unui adversar
lesson-first-over = Ai tras albastru 20, cartea clădirii Adei [1]. Două etaje cer 2 din cele 3 resurse ale tale [2], **altă culoare** costă încă 1, iar **un număr mai mic** câte un punct pentru fiecare unitate în minus: 19 peste 20 costă 1 punct.
lesson-first-over-do = Alege albastru 20, apoi cartonașul roșu 19, și construiește.
lesson-first-over-alone = Ți-ar aduce două cartonașe. Poți mai bine: adaugă roșu 19.
lesson-first-over-blue = Clădirea ar rămâne albastră, dar 16 peste 20 costă 4 puncte. Ia roșu 19 și vezi ambele prețuri.
lesson-first-over-dear = Acel număr este mult mai mic și costă mai mult decât cele 5 puncte ale tale. Ia roșu 19.
lesson-first-over-other = Se poate. Dar pentru această lecție construiește peste clădirea Adei: roșu 19 peste albastru 20.
lesson-first-over-then = Ada își primește înapoi resursa, plus un punct. Apoi ea joacă cartea C fără cartonaș.

lesson-first-counted-title = Puncte la sfârșit
lesson-first-counted = Ai acoperit clădirea Adei [1] și păstrezi cartea ei, albastru 20: **9 puncte** la sfârșit. În cartierul albastru [2] numai tu ai acum resurse, deci cele 3 contează dublu: 6 puncte. Dacă jocul s-ar termina acum, ai avea 23 de puncte, iar Ada 13.

lesson-first-renewal-title = O mână nouă
lesson-first-renewal = Nu îți place niciuna dintre cele patru cărți? Renunță la un **jeton de reînnoire** [1] și trage alte patru înainte să alegi. Ai două jetoane; fiecare rămas valorează 2 puncte la sfârșit.

lesson-first-dear-title = Dacă nu poți plăti
lesson-first-dear = Nu mai ai resurse [1]. Dacă nu poți plăti când îți vine rândul, cartonașul se întoarce la tine și joci numai cartea. Deci fă rost întâi de resurse.
lesson-first-dear-do = Alege litera A, H sau L și joac-o fără cartonaș.
lesson-first-dear-blue = Aceea aduce cartonașe, iar tu ai deja patru. Alege o literă și joac-o fără cartonaș.
lesson-first-dear-renew = O mână nouă costă 2 puncte la sfârșit, iar aceste cărți sunt bune. Alege o literă și joac-o fără cartonaș.
lesson-first-dear-other = Nu poți plăti asta, deci cartonașul s-ar întoarce la tine. Alege o literă și joac-o fără cartonaș.
lesson-first-dear-then = Începe Ada: ea pune roșu 8 peste clădirea ta albastru 11 și plătește 3 puncte și 4 resurse.

lesson-first-covered-title = O clădire acoperită
lesson-first-covered = Ada a acoperit clădirea ta albastru 11 [1]: primești **cele două resurse înapoi și câte un punct pentru fiecare**. Dar albastru 4 [2] este acum izolat, iar o singură clădire nu este un cartier: acele 6 puncte s-au dus.
lesson-first-covered-do = Ia o resursă sau un cartonaș pentru litera ta.

lesson-first-end-title = Cum se termină
lesson-first-end = Când cartonașele [1] se termină, poți returna câteva de-ale tale pentru câte un punct. Când se termină **din nou** sau cineva are 25 de resurse în oraș, acea rundă este ultima. O literă fără loc le împinge pe altele. Termină partida cu Ada.

lesson-districts = Cine are majoritatea
lesson-districts-about = Cartiere: ce contează, cine ce puncte primește și cum se leagă clădirile.

lesson-districts-look-title = Două cartiere
lesson-districts-look = Clădirile alăturate de aceeași culoare formează un cartier. Ada are două: roșu 8 [1] cu roșu 2 și 3, și galben 17 [2] cu galben 1. Roșu 2, roșu 3 și galben 1 sunt ale nimănui: fac legătura, dar nu aduc nimic. Poți afișa toate cartierele [3].

lesson-districts-prizes-title = Locul întâi și locul al doilea
lesson-districts-prizes = Cine are **cele mai multe resurse** într-un cartier primește un punct pentru fiecare resursă din el, iar al doilea numai pentru ale sale. Cine nu are adversari acolo ia punctele ambelor locuri: la roșu [1] Ada are 3, deci 6 puncte. Clădirea ta roșu 19 [2] nu atinge alte clădiri roșii.

lesson-districts-join-title = Leagă clădirile roșii
lesson-districts-join = Litera J [1] atinge clădirea ta roșu 19 [2] și clădirea roșu 1 [3], a nimănui. Un cartonaș roșu acolo face din cele trei **un singur cartier**. Iar ambele clădiri vecine produc pentru tine: împreună trei etaje, deci trei resurse.
lesson-districts-join-do = Alege litera J, apoi cartonașul roșu 6, și construiește.
lesson-districts-join-low = Și acela le leagă. Dar un număr mai mare îi costă mai mult pe adversari când îl acoperă: ia roșu 6.
lesson-districts-join-alone = Fără cartonaș, cartea dă o resursă sau un cartonaș. Cu roșu 6 formezi un cartier: adaugă cartonașul.
lesson-districts-join-colour = Clădirile vecine ar produce la fel de mult, dar numai roșul leagă clădirile roșii: ia roșu 6.
lesson-districts-join-other = Se poate. Dar litera J cu roșu 6 face acum un cartier.
lesson-districts-join-then = Ada a ales albastru 3 cu roșu 5.

lesson-districts-letter-title = Unde poate crește orașul
lesson-districts-letter = Roșu 6 [1] este construit. Litera se dă la o parte, iar în noul ei loc poate construi mai târziu oricine.
lesson-districts-letter-do = Alege unde merge litera J.
lesson-districts-letter-then = Ada nu poate plăti 3 resurse pentru roșu 5: cartonașul se întoarce la ea, iar Ada joacă numai cartea.

lesson-districts-end-title = Fără adversari, puncte duble
lesson-districts-end = Pe roșu 19 [1] sunt două resurse, pe roșu 6 [2] una: în total trei, și numai tu ai resurse acolo, deci primești 6 puncte. La resurse egale decide clădirea mai înaltă, apoi numărul mai mare. Dacă partida s-ar termina acum, ai avea 26 de puncte, iar Ada 20. Joacă mai departe.

lesson-draft = Draftul de personaje
lesson-draft-about = Partida normală: alegi trei personaje care se potrivesc și vezi ce îți aduc.

lesson-draft-planner-title = Unul din patru
lesson-draft-planner = În partida normală îți alegi personajele: păstrezi unul din patru și **le dai pe celelalte Adei**. Fiecare personaj aduce ceva la început și, pe tot parcursul partidei, răsplătește una dintre cele trei acțiuni. Acest biourbanist [1] îți aduce un punct ori de câte ori supraetajezi.
lesson-draft-planner-do = Păstrează biourbanistul.
lesson-draft-planner-engineer = Bioinginerii aduc cartonașe. Dar biourbaniștii sunt mai rari: păstrează biourbanistul.
lesson-draft-planner-technician = Biotehnicienii aduc resurse. Dar biourbaniștii sunt mai rari: păstrează biourbanistul.
lesson-draft-planner-then = Și Ada păstrează unul. Celelalte vin la tine.

lesson-draft-engineer-title = Unul din trei
lesson-draft-engineer = Aceste trei personaje vin de la Ada și toate răsplătesc supraetajarea. Două care răsplătesc **aceeași acțiune** se potrivesc bine: cu acest bioinginer [1] fiecare etaj construit aduce un punct și un cartonaș.
lesson-draft-engineer-do = Păstrează bioinginerul.
lesson-draft-engineer-planner = Două puncte pentru fiecare etaj: nu e rău. Dar ai nevoie și de cartonașe cu care să construiești: păstrează bioinginerul.
lesson-draft-engineer-technician = Și aceasta este o alegere bună. Dar pentru această lecție păstrează bioinginerul.

lesson-draft-technician-title = Unul din două
lesson-draft-technician = Aceste două personaje le-ai mai văzut: nu le-a păstrat nimeni. Etajele costă resurse, iar acest biotehnician [1] îți aduce una ori de câte ori joci o carte fără cartonaș.
lesson-draft-technician-do = Păstrează biotehnicianul.
lesson-draft-technician-engineer = Mai multe cartonașe, dar etajele costă și resurse. Păstrează biotehnicianul.
lesson-draft-technician-then = Toți își arată personajele. Apoi fiecare primește patru cărți.

lesson-draft-start-title = Cu ce începi
lesson-draft-start = Ce aduc personajele tale la început se adună: 4 resurse, 2 cartonașe și 2 puncte [1]. Iar de acum primești de la ele un cartonaș și un punct când supraetajezi [2] și o resursă când joci o carte fără cartonaș [3].

lesson-draft-work-title = Personajele la lucru
lesson-draft-work = Pune albastru 20 peste albastru 1 [1]: clădirea va avea două etaje, deci cere 2 din cele 4 resurse ale tale. Aceeași culoare și un număr mai mare nu costă nimic în plus.
lesson-draft-work-do = Alege albastru 1, apoi cartonașul albastru 20, și construiește.
lesson-draft-work-alone = Ți-ar aduce un cartonaș și, de la biotehnician, o resursă. Dar celelalte două personaje răsplătesc un etaj nou: adaugă albastru 20.
lesson-draft-work-colour = Altă culoare costă o resursă în plus. Ia albastru 20.
lesson-draft-work-renew = Aceste cărți sunt bune. Alege albastru 1 cu albastru 20.
lesson-draft-work-other = Se poate. Dar pentru această lecție supraetajează: albastru 1 cu albastru 20.
lesson-draft-work-then = Un cartonaș și un punct pentru tine. Ada joacă cartea galben 1 fără cartonaș, iar cei doi bioingineri ai ei îi aduc câte un cartonaș.

lesson-draft-end-title = Alege ce se potrivește
lesson-draft-end = Ai 3 puncte și 2 cartonașe și păstrezi albastru 1. Cărțile de la 16 la 18 numără și personajele: cu albastru 18, fiecare carte a ta care răsplătește supraetajarea [1] ar aduce 2 puncte la sfârșit. Termină partida cu Ada.

lesson-hal = Joc solo cu Hal
lesson-hal-about = Trei runde solo: cele trei cărți ale tale, cartea lui Hal și cum construiește el.

lesson-hal-floor-title = Tu și Hal
lesson-hal-floor = În jocul solo joci cu **Hal** [1]. În fiecare rundă primești trei cărți, iar el una, cu fața în jos. Ai 6 resurse, 6 cartonașe și 6 puncte, dar nu ai personaje. Supraetajează roșu 1 [2].
lesson-hal-floor-do = Alege roșu 1, apoi cartonașul roșu 14, și construiește.
lesson-hal-floor-alone = Ai primi o resursă, iar cartea s-ar decarta. Adaugă roșu 14 și păstrezi cartea.
lesson-hal-floor-high = La fel de bine. Dar pentru această lecție ia roșu 14.
lesson-hal-floor-colour = Altă culoare costă o resursă în plus. Ia roșu 14.
lesson-hal-floor-other = Se poate. Dar pentru această lecție supraetajează: roșu 1 cu roșu 14.

lesson-hal-his-letter-title = Hal construiește mereu
lesson-hal-his-letter = Celelalte două cărți ale tale se decartează. Hal arată litera I, trage cartonașul albastru 14 și **extinde orașul** [1]. El primește câte un punct pentru fiecare obiect produs de clădirile vecine, aici 1. Literele lui le muți tu.
lesson-hal-his-letter-do = Alege unde merge litera I.

lesson-hal-outward-title = Un cartier
lesson-hal-outward = Ai trei cărți noi. Litera A [1] este lângă galben 1 [2], iar dacă acolo vine galben 10, cele două formează un cartier. Clădirea vecină produce un punct pentru tine.
lesson-hal-outward-do = Alege litera A, apoi cartonașul galben 10, și construiește.
lesson-hal-outward-alone = Fără cartonaș, cartea dă o resursă sau un cartonaș. Cu galben 10 primești un punct și un cartier.
lesson-hal-outward-colour = Numai un cartonaș galben formează un cartier cu galben 1. Ia galben 10.
lesson-hal-outward-other = Se poate. Dar pentru această lecție joacă litera A cu galben 10.

lesson-hal-your-letter-title = Litera ta
lesson-hal-your-letter = Ai construit galben 10 [1]. Litera de acolo se dă la o parte; ambele celule sunt bune.
lesson-hal-your-letter-do = Alege unde merge litera A.

lesson-hal-kept-title = Hal supraetajează
lesson-hal-kept = Hal a arătat albastru 1 și a pus peste el albastru 18 [1]. Un număr mai mic sau altă culoare nu îl costă nimic: plătește numai resursele pe care le pune. Hal **păstrează cartea** și primește la sfârșit punctele ei, dar nu îi folosește niciodată bonusul.

lesson-hal-alone-title = Bonusul cărții păstrate
lesson-hal-alone = Roșu 1, cartea păstrată, îți aduce o resursă ori de câte ori joci o carte fără cartonaș [2]. Joacă cartea galben 1 [1] fără cartonaș: primești un punct și o resursă.
lesson-hal-alone-do = Alege galben 1 și joacă numai cartea.
lesson-hal-alone-tile = Așa ai construi pe galben 1. Dar pentru această lecție joacă numai cartea.
lesson-hal-alone-letter = O literă ar aduce o resursă sau un cartonaș, iar roșu 1 o resursă. Galben 1 aduce un punct: joacă acea carte.
lesson-hal-alone-other = Se poate. Dar pentru această lecție joacă cartea galben 1 fără cartonaș.

lesson-hal-end-title = Învinge-l pe Hal
lesson-hal-end = Hal a pus roșu 4 [1] lângă clădirea ta roșu 14 [2]: câte două resurse, câte două etaje, deci decide numărul mai mare, adică al tău. Jocul se încheie când se termină cartonașele, când ai toate cele 25 de resurse în oraș sau când Hal nu mai are destule ca să construiască. Joacă mai departe.
