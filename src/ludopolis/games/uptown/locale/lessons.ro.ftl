# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Un acoperiș peste parcela 1
lesson-first-about = Cele două acțiuni ale unei ture, primul acoperiș și upcoinii lui, un cadou și construirea în înălțime.

lesson-first-shop-title = Două proiecte, construiești unul
lesson-first-shop = Construiești pe cele cinci parcele ale străzii; câștigă cine are **cele mai multe puncte**: prestigiul și un punct la fiecare trei upcoini. Tura începe cu un cartonaș gratuit cu două proiecte: alegi unul. „Grădină pe acoperiș” cere un acoperiș, deci construiește „Magazin” pe parcela 1 [1].
lesson-first-shop-do = Construiește „Magazin” pe parcela 1.
lesson-first-shop-plot = Merge orice parcelă goală. Dar pentru această lecție alege parcela 1.
lesson-first-shop-discard = Poți renunța la un cartonaș gratuit. Dar proiectul „Magazin” aduce upcoini: construiește-l pe parcela 1.

lesson-first-second-title = A doua acțiune
lesson-first-second = Proiectul „Magazin” arată 2 upcoini: strada ta îi câștigă ori de câte ori una dintre parcelele tale capătă acoperiș. Acum a doua acțiune: **cumpără** cartonașul de deasupra din orice teanc sau ia gratuit un cartonaș municipal [1].
lesson-first-second-do = Ia cartonașul municipal.
lesson-first-second-buy = L-ai putea plăti. Dar vezi întâi ce este gratuit: ia cartonașul municipal.

lesson-first-point-title = Primul punct de prestigiu
lesson-first-point = Un cartonaș municipal are patru proiecte, câte două pe fiecare față. „Lactobar” aduce 1 punct de prestigiu, dar numai **la parter**: pe o parcelă goală, cum este parcela 2 [1].
lesson-first-point-do = Întoarce cartonașul până apare „Lactobar” și construiește-l pe parcela 2.
lesson-first-point-above = Peste „Magazin” nu ar aduce nimic: are nevoie de parter. Alege parcela 2.
lesson-first-point-plot = Merge orice parcelă goală. Dar pentru această lecție alege parcela 2.
lesson-first-point-roof = Acela este deja un acoperiș și ar închide parcela. Acoperișurile vin în curând: alege „Lactobar”.
lesson-first-point-discard = Poți renunța la el. Dar „Lactobar” aduce 1 punct de prestigiu: construiește-l pe parcela 2.
lesson-first-point-then = Ada construiește, apoi cumpără cartonașul de deasupra din teancul **tău** cu 3 upcoini, pe care îi pune pe teanc. Proiectul ei „Chioșc” e acoperiș, deci strada îi plătește 3. Tu iei cei 3 upcoini de pe teancul tău, așa că nu ai cartonaș gratuit.

lesson-first-buy-title = Cumperi de la un adversar
lesson-first-buy = Ada a cumpărat din teancul tău. Ai luat cei 3 upcoini ai ei **în loc de** un cartonaș gratuit și ai acum 13. Pe teancul ei [1] este un acoperiș: „Terasă pe acoperiș”, la prețul de 5. Upcoinii tăi vor sta acolo și vor bloca teancul până când ea îi ia.
lesson-first-buy-do = Cumpără cu 5 upcoini cartonașul de deasupra din teancul Adei.
lesson-first-buy-own = Pe acela nu este niciun acoperiș. Cartonașul Adei are „Terasă pe acoperiș”.
lesson-first-buy-free = Este gratuit, dar uită-te la teancul Adei: un acoperiș la prețul de 5 upcoini.

lesson-first-roof-title = La acoperiș, strada plătește
lesson-first-roof = Un cartonaș cumpărat trebuie construit. Un acoperiș închide o parcelă, iar atunci **toată strada** plătește: 2 pentru „Magazin” și 1 pentru „Terasă pe acoperiș”. Pune-o pe parcela 1 [1].
lesson-first-roof-do = Construiește „Terasă pe acoperiș” pe parcela 1.
lesson-first-roof-plot = Și acolo ar aduce la fel de mult. Dar „Lactobar” nu ar mai putea crește: alege parcela 1.
lesson-first-roof-floor = Acela aduce prestigiu, dar nu este acoperiș, deci nu aduce upcoini. Alege „Terasă pe acoperiș”.
lesson-first-roof-then = Primești 3 upcoini, iar parcela 1 este închisă. Ada ia cei 5 upcoini de pe teancul ei și îți oferă un cadou: un „Transformator” pe parcela 3 a ta. Te costă 2 upcoini la fiecare acoperiș nou.

lesson-first-gift-title = Cadouri
lesson-first-gift = Panglica roșie [1] marchează un **cadou**: se construiește numai pe strada altcuiva. Plătește-i Adei cu aceeași monedă. Pe parcela 1 a ei [2], „Bar gălăgios” îi ia 3 puncte de prestigiu.
lesson-first-gift-do = Întoarce cartonașul până apare „Bar gălăgios” și oferă-l Adei, pe parcela 1 a ei.
lesson-first-gift-flat = Acela este bun pentru tine. Dar de data asta e mai important ca Ada să piardă 3 puncte: alege „Bar gălăgios”.
lesson-first-gift-discard = Acest cadou este prea bun ca să renunți la el. Oferă-i Adei „Bar gălăgios”.
lesson-first-gift-other = Acolo o costă la fel de mult. Dar pentru această lecție alege parcela 1 a ei.

lesson-first-own-title = Teancul tău
lesson-first-own = Pe teancul tău [1] este „Piscină pe acoperiș”: 4 puncte de prestigiu. Costă 5, iar pentru un cartonaș din teancul tău plătești băncii, deci nu se blochează nimic.
lesson-first-own-do = Cumpără cu 5 upcoini cartonașul de deasupra din teancul tău.
lesson-first-own-other = Ai putea. Dar pe teancul tău te așteaptă 4 puncte de prestigiu: cumpără acel cartonaș.

lesson-first-pool-title = Peste acoperiș
lesson-first-pool = Pe un acoperiș nu se construiește nimic, în afară de **proiecte de acoperiș**, cum este „Piscină pe acoperiș”. Ai o parcelă închisă: parcela 1 [1].
lesson-first-pool-do = Construiește „Piscină pe acoperiș” pe parcela 1.
lesson-first-pool-cafe = Acela este un acoperiș, iar parcela are un singur nivel: e prea devreme. Alege „Piscină pe acoperiș”.
lesson-first-pool-then = Ada construiește două niveluri pe parcela 3 a ei. Tu ai acum 7 puncte de prestigiu.

lesson-first-upwards-title = În sus
lesson-first-upwards = Nivelurile de dedesubt contează în continuare. Pune „Galerie”, care aduce 3 puncte de prestigiu, peste „Lactobar”, pe parcela 2 [1].
lesson-first-upwards-do = Construiește „Galerie” pe parcela 2.
lesson-first-upwards-plot = Se poate. Dar cele mai bune acoperișuri merită clădiri înalte: alege parcela 2, peste „Lactobar”.
lesson-first-upwards-other = Se poate și așa. Dar pentru această lecție construiește „Galerie” pe parcela 2.

lesson-first-free-title = Cumperi sau iei ce e gratuit
lesson-first-free = Din nou a doua acțiune. Ai 6 upcoini, dar de data asta cartonașul municipal este bun.
lesson-first-free-do = Ia cartonașul municipal.
lesson-first-free-buy = Ai putea. Dar de data asta cartonașul municipal este mai bun și este gratuit: ia-l pe acela.

lesson-first-square-title = Parter și acoperiș la un loc
lesson-first-square = „Scuar” este parter și acoperiș în același timp. Pus pe parcela 4 [1], o închide, iar strada ta plătește: 3 upcoini, minus 2 pentru „Transformator”.
lesson-first-square-do = Întoarce cartonașul până apare „Scuar” și construiește-l pe parcela 4.
lesson-first-square-five = La fel de bine. Dar pentru această lecție alege parcela 4.
lesson-first-square-other = Se poate și așa. Dar pentru această lecție alege „Scuar”, pe parcela 4.
lesson-first-square-then = Primești 1 upcoin și ai două parcele închise. Ada construiește pe parcela 4 a ei.

lesson-first-choose-title = Acum alegi tu
lesson-first-choose = Fie închizi parcela 2 [1] cu „Birou de sticlă” și încasezi din nou, fie pui „Grădină pe acoperiș” (3 puncte de prestigiu) pe o parcelă închisă, de pildă pe parcela 1 [2]. Ambele variante sunt bune.
lesson-first-choose-do = Construiește „Birou de sticlă” pe parcela 2 sau „Grădină pe acoperiș” pe un acoperiș.
lesson-first-choose-gift = Așa închizi parcela pe care stă „Transformator”. Se poate, dar parcela 2 merită mai mult un acoperiș.
lesson-first-choose-discard = Ambele proiecte sunt bune. Construiește unul dintre ele.

lesson-first-end-title = De aici joci tu
lesson-first-end = Când teancul cuiva se termină sau o stradă are **cinci acoperișuri**, acea rundă este ultima. Contează prestigiul și, la fiecare trei upcoini, încă un punct. Crește întâi încasările, nu închide parcele prea devreme și urmărește ce este deasupra fiecărui teanc. Termină partida cu Ada.

lesson-roofs = Acoperișuri: când încasezi
lesson-roofs-about = Două acoperișuri într-o tură pe o stradă bogată și încă unul, oferit de un adversar.

lesson-roofs-flat-title = Cât aduce acum un acoperiș
lesson-roofs-flat = Această cifră [1] spune cât plătește strada ta când se închide o parcelă: acum 7 upcoini. „Acoperiș plat” aduce încă 2. Parcelele înalte merită un acoperiș mai bun, așa că închide parcela 1 [2].
lesson-roofs-flat-do = Întoarce cartonașul până apare „Acoperiș plat” și construiește-l pe parcela 1.
lesson-roofs-flat-plot = Și acolo plătește 9. Dar parcelele înalte merită un acoperiș mai bun: alege parcela 1.
lesson-roofs-flat-garden = Acel proiect aduce 3 puncte de prestigiu, dar nu este acoperiș, deci nu aduce upcoini. Alege „Acoperiș plat”.
lesson-roofs-flat-discard = Poți renunța la el. Dar un acoperiș îți aduce 9 upcoini: construiește-l pe parcela 1.

lesson-roofs-next-title = Și încă o dată
lesson-roofs-next = Ai primit 9 upcoini și ai acum 19 [1]. Nimic nu s-a consumat: la **următorul** acoperiș toată strada plătește din nou. Pe teancul tău [2] este unul, „Birou panoramic”, la prețul de 6.
lesson-roofs-next-do = Cumpără cu 6 upcoini cartonașul de deasupra din teancul tău.
lesson-roofs-next-free = „Mansardă mică” de acolo este tot un acoperiș, și încă gratuit. Dar „Birou panoramic” aduce mai mult prestigiu: cumpără-l.
lesson-roofs-next-gift = Acoperișul acela este un cadou: ar încasa Ada. Cumpără cartonașul din teancul tău.

lesson-roofs-sky-title = Acoperiș pe cea mai înaltă clădire
lesson-roofs-sky = „Birou panoramic” aduce 1 punct de prestigiu pentru **fiecare nivel de sub el**. Parcela 3 [1] are trei niveluri, parcela 2 are două. Oriunde ar sta biroul, strada ta plătește 9.
lesson-roofs-sky-do = Construiește „Birou panoramic” pe parcela 3.
lesson-roofs-sky-two = Două niveluri, 2 puncte de prestigiu. Parcela 3 are trei: alege-o pe aceea.
lesson-roofs-sky-clinic = Aduce tot 3 puncte de prestigiu, dar nu este acoperiș, deci nu aduce upcoini. Alege „Birou panoramic”.
lesson-roofs-sky-then = 3 puncte de prestigiu și 9 upcoini. Ada îți pune pe parcela 2 un „Acoperiș de prelată” și construiește „Cooperativă” în a doua acțiune.

lesson-roofs-end-title = Un cadou care îți aduce upcoini
lesson-roofs-end = Ada ți-a închis parcela 2 [1]: −2 puncte de prestigiu, iar parcela nu mai crește. Dar la un acoperiș încasează **proprietarul parcelei**: ai primit 9 upcoini și ai 31. Deci crește întâi încasările, apoi închide parcelă după parcelă. Termină partida cu Ada.

lesson-gifts = Cadouri
lesson-gifts-about = Unde pot sta cadourile, ce apără de ele și cum poate un cadou să ajute un adversar.

lesson-gifts-bar-title = Ce apără o clădire
lesson-gifts-bar = Cadourile se pun pe parcele deschise ale unui adversar. Semnul cu **cadoul tăiat** apără o clădire întreagă: pe proiectul Adei „Locuințe cu pază” [1] nu se poate pune niciun cadou. Proiectul ei „Magazin” [2] nu are acest semn. „Bar gălăgios” îi ia 3 puncte de prestigiu.
lesson-gifts-bar-do = Întoarce cartonașul până apare „Bar gălăgios” și oferă-l Adei, pe parcela 2 a ei.
lesson-gifts-bar-plot = Se poate și așa. Dar pentru această lecție alege parcela 2 a ei, cu „Magazin”.
lesson-gifts-bar-own = Îți aduce 1 upcoin și 1 punct de prestigiu. Dar pentru această lecție oferă-i Adei „Bar gălăgios”.
lesson-gifts-bar-discard = Poți renunța la el. Dar un cadou nu te costă nimic: oferă-l Adei.

lesson-gifts-counts-title = Și un cadou se numără
lesson-gifts-counts = Ada a coborât numai de la 6 puncte la 5. „Bar gălăgios” este o cafenea, iar „Prăjitorie de cafea” [1] îi aduce 2 puncte de prestigiu **pentru fiecare cafenea de pe stradă**. Înainte să oferi ceva, vezi ce numără clădirile adversarului. Alt cadou este pe teancul tău [2], la prețul de 3.
lesson-gifts-counts-do = Cumpără cu 3 upcoini cartonașul de deasupra din teancul tău.
lesson-gifts-counts-free = Și acel cartonaș are un cadou: este gratuit și îi ia Adei 2 puncte de prestigiu. Dar „Porumbar”, de pe teancul tău, îi ia 3: cumpără acel cartonaș.
lesson-gifts-counts-flat = Îți aduce 2 puncte de prestigiu. Dar „Porumbar” îi ia Adei 3: cumpără cartonașul din teancul tău.

lesson-gifts-loft-title = Un cadou pentru acoperiș
lesson-gifts-loft = Un acoperiș oprește cadourile, în afară de cele de acoperiș. „Porumbar” stă **numai pe acoperiș**, iar Ada are o parcelă închisă: parcela 4 [1].
lesson-gifts-loft-do = Întoarce cartonașul până apare „Porumbar” și oferă-l Adei, pe parcela 4 a ei.
lesson-gifts-loft-own = 1 punct de prestigiu în plus pentru tine sau 3 în minus pentru ea. Alege „Porumbar”.
lesson-gifts-loft-then = Ada a coborât la 2 puncte de prestigiu. Ea construiește „Apartament familial”, ia un cartonaș municipal și îți oferă „Punct de reciclare”.

lesson-gifts-end-title = Ada răspunde
lesson-gifts-end = „Punct de reciclare” te costă 2 puncte de prestigiu. „Portar” [1] nu primește cadouri, așa că Ada a pus cadoul pe „Garsonieră” [2]. Acesta rămâne acolo, dar poți construi deasupra lui. Termină partida cu Ada.

lesson-municipal = Cartonașe municipale și upcoini
lesson-municipal-about = Renunțarea la un cartonaș, teancuri blocate, patru proiecte pe un cartonaș și upcoini în locul cartonașului gratuit.

lesson-municipal-discard-title = Puțini upcoini
lesson-municipal-discard = Ambele proiecte ale cartonașului gratuit te costă câte 1 punct de prestigiu; poți **renunța** la el. Apoi nu poți cumpăra: ai 2 upcoini [1], cartonașul tău [2] costă 6, iar upcoinii tăi blochează teancul Adei [3]. Rămâne numai cartonașul municipal.
lesson-municipal-discard-do = Renunță la cartonaș.
lesson-municipal-discard-build = Se poate: dai 1 punct de prestigiu pentru mai mulți upcoini. Dar pentru această lecție renunță la cartonaș.

lesson-municipal-four-title = Patru proiecte
lesson-municipal-four = Cartonașele municipale [1] sunt **mereu gratuite**. Rotește cartonașul pentru celălalt capăt și întoarce-l pentru cealaltă față. „Locuință publică” aduce 1 punct de prestigiu la orice nivel; pune-o pe parcela 2 [2].
lesson-municipal-four-do = Întoarce cartonașul până apare „Locuință publică” și construiește-l pe parcela 2.
lesson-municipal-four-plot = La fel de bine. Dar pentru această lecție alege parcela 2.
lesson-municipal-four-project = Se poate și așa. Dar pentru această lecție alege „Locuință publică”, pe parcela 2.
lesson-municipal-four-pass = Se poate: cine ia un cartonaș municipal și renunță la el spune pas. Dar aici primești 1 punct de prestigiu: construiește „Locuință publică”.
lesson-municipal-four-then = Ada ia cei 4 upcoini ai tăi în loc de un cartonaș gratuit. Apoi ea cumpără „Parc” din teancul tău cu 6 upcoini, iar acoperișul îi aduce 3.

lesson-municipal-collected-title = În loc de cartonaș gratuit
lesson-municipal-collected = Ada a lăsat 6 upcoini pe teancul tău. I-ai luat **în loc de un cartonaș gratuit** și ai 8 [1]: în această tură ai numai a doua acțiune. Upcoinii tăi i-a luat Ada, deci din teancul ei [2] se poate cumpăra din nou.
lesson-municipal-collected-do = Cumpără cu 3 upcoini cartonașul de deasupra din teancul Adei.
lesson-municipal-collected-own = Ai putea, dar dacă Ada nu ia acel cartonaș, în tura următoare îl ai gratuit. Cumpără cartonașul Adei.
lesson-municipal-collected-free = Gratuit, ca întotdeauna. Dar acum ai upcoini: cumpără cartonașul Adei.

lesson-municipal-flats-title = Un cartonaș cumpărat se construiește
lesson-municipal-flats = La un cartonaș cumpărat nu se poate renunța. „Apartamente” aduce 2 puncte de prestigiu, iar peste „Locuință publică” [1] clădirea crește.
lesson-municipal-flats-do = Construiește „Apartamente” pe parcela 2.
lesson-municipal-flats-plot = Se poate și așa. Dar pentru această lecție construiește în sus, pe parcela 2.
lesson-municipal-flats-offices = 1 punct de prestigiu și câte 1 upcoin la fiecare acoperiș nou: nu e rău. Dar pentru această lecție alege „Apartamente”.
lesson-municipal-flats-then = Ada ia cei 3 upcoini ai tăi, deci nici ea nu are cartonaș gratuit. Ea ia un cartonaș municipal.

lesson-municipal-end-title = Unde ajung upcoinii
lesson-municipal-end = Cumpărând de la Ada, i-ai dat upcoini [1], dar ea a pierdut un cartonaș gratuit. Pentru un cartonaș din teancul tău plătești băncii, dar în tura următoare ar fi gratuit. Cartonașul municipal nu costă nimic și nu ajută pe nimeni altcineva. Termină partida cu Ada.
