# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Strada Gării
lesson-first-about = Cinci ture: o tură întreagă, două străzi închise, cât plătesc ele și oameni care se mută.

lesson-first-gallery-title = Un cartonaș, un loc, un drum
lesson-first-gallery = Construiți împreună un oraș; câștigă cine are **cei mai mulți bani**. Un cartonaș își plătește proprietarul când strada lui se închide. „Galerie de artă” [1] plătește 2 $ pentru fiecare simbol de hipster de pe strada ei. Pune-o lângă gară [2] și rotește-o ca drumurile să fie în linie.
lesson-first-gallery-do = Alege „Galerie de artă” și locul din stânga gării, cu drumul jos. Construiește.
lesson-first-gallery-market = Un cartonaș bun, iar peste puțin va fi și mai bun. Construiește întâi „Galerie de artă”.
lesson-first-gallery-dorm = „Cămin studențesc” are nevoie de mulți hipsteri în jur. Așteaptă până vin: construiește întâi „Galerie de artă”.
lesson-first-gallery-place = Se poate: acolo s-ar lega un drum. Dar simbolurile gării contează numai pe strada ei. Construiește în stânga gării.
lesson-first-gallery-across = Așa închizi imediat o stradă pe care nimeni nu are cartonașe, deci nimeni nu primește bani. Întoarce drumul în jos.
lesson-first-gallery-then = Ada construiește „Regim hotelier” de cealaltă parte a galeriei tale.

lesson-first-symbols-title = O stradă
lesson-first-symbols = Cartonașele în linie formează o **stradă**. Aici sunt două simboluri de hipster, al galeriei [1] și al gării [2], și doi jokeri, al parcului și al Adei [3], care țin locul oricărui simbol. Asta face 4 × 2 $, plus 1 $ pentru hipsterul care locuiește acolo. Galeria ta ar plăti 9 $.

lesson-first-close-title = Închizi o stradă
lesson-first-close = O stradă este **închisă** când locurile de la ambele ei capete sunt ocupate. La unul stă parcul. Pune „Cămin studențesc” [1] la celălalt [2] și întoarce-i drumul **spre stradă**: atunci și simbolul lui de hipster contează acolo.
lesson-first-close-do = Alege „Cămin studențesc” și capătul din stânga, cu drumul în dreapta. Construiește.
lesson-first-close-market = Și talciocul ar închide strada, dar ți-ar aduce numai 9 $. „Cămin studențesc” are un simbol de hipster, care aduce încă 2 $.
lesson-first-close-cinema = Și acela ți-ar aduce 11 $. Dar căminul plătește 2 $ pentru fiecare hipster de pe strada lui, iar câțiva vor avea imediat nevoie de o casă.
lesson-first-close-place = Atunci strada rămâne deschisă și o poate închide Ada. Alege capătul din stânga.
lesson-first-close-longer = Așa strada se lungește și rămâne deschisă. Întoarce drumul spre dreapta.
lesson-first-close-then = Strada este închisă: 11 $ pentru tine, 8 $ pentru Ada. Acum Ada construiește un cartonaș de turiști, iar turistul care așteaptă la gară se mută la ea.

lesson-first-paid-title = Toți sunt plătiți
lesson-first-paid = Oricine ar închide o stradă, **toți proprietarii de pe ea** primesc bani și își iau panourile înapoi: galeria ta [1] a adus 11 $. Strada s-a golit: doi hipsteri au mers la căminul tău [2], care doar închide strada și va plăti mai târziu. Un părinte și un cumpărător sunt **fără casă** [3].

lesson-first-market-title = Cei fără casă se mută
lesson-first-market = Oamenii fără casă se mută pe **următorul cartonaș de culoarea lor**, oricine l-ar construi. Adu la tine părintele fără casă: pune „Talcioc” [1] deasupra căminului [2], cu ambele drumuri în linie. Talciocul plătește 5 $ pentru fiecare pereche: un simbol de părinte și unul de hipster.
lesson-first-market-do = Alege „Talcioc” și locul de deasupra căminului, cu drumul în dreapta. Construiește.
lesson-first-market-hall = Ar plăti 9 $. Dar atunci părintele poate ajunge la Ada. Cumpărătorul poate aștepta: alege „Talcioc”.
lesson-first-market-cinema = Se poate. Dar acum nu așteaptă niciun hipster. Păstrează cinemaul și alege „Talcioc”.
lesson-first-market-place = Simbolul de hipster pentru pereche este pe strada căminului. Construiește deasupra căminului.
lesson-first-market-across = Pus de-a curmezișul la capăt, nu este pe strada căminului: 2 $ în loc de 7 $. Întoarce drumul spre dreapta.
lesson-first-market-then = La „Talcioc” locuiesc acum doi părinți. Ada ocupă capătul de jos al străzii.

lesson-first-north-title = A rămas un capăt
lesson-first-north = „Talcioc” ar plăti 7 $, iar căminul 9 $: câte 2 $ pentru fiecare dintre cei trei hipsteri, plus câte 1 $ fiindcă locuiesc acolo. Cine ocupă ultimul capăt mută oamenii. Fă-o tu: pune „Cinema indie” [1] la capătul de sus [2].
lesson-first-north-do = Alege „Cinema indie” și capătul de sus, cu drumul jos. Construiește.
lesson-first-north-tower = Ți-ar aduce acum 5 $ în plus. Dar pe cartonașele mixte nu locuiește nimeni: trei hipsteri ar merge la Ada.
lesson-first-north-hall = Și sala de jocuri ar închide strada. Dar numai Ada ar avea o casă pentru hipsteri. Alege „Cinema indie”.
lesson-first-north-place = Atunci strada rămâne deschisă și e rândul Adei. Alege capătul de sus.
lesson-first-north-longer = Așa strada are patru cartonașe și rămâne deschisă, iar la rând vine Ada. Întoarce drumul în jos.

lesson-first-people-title = Oamenii se mută
lesson-first-people = 16 $ pentru tine, 5 $ pentru Ada. Trei hipsteri caută o casă: la tine, în „Cinema indie” [1], sau la Ada, în „Butic vintage” [2]. **Cel care a închis strada decide.** Fiecare hipster îi aduce proprietarului 1 $ când acel cartonaș plătește.
lesson-first-people-do = Trimite-i pe toți trei la „Cinema indie”.
lesson-first-people-share = Îi poți împărți. Dar fiecare înseamnă un dolar pentru proprietar: trimite-i pe toți trei la cinema.
lesson-first-people-then = Ada construiește „Case înșiruite” lângă cinema. Doi părinți care așteptau se mută acolo.

lesson-first-signs-title = Cinci panouri
lesson-first-signs = Pe fiecare cartonaș al tău de pe străzi deschise stă unul dintre cele cinci **panouri** ale tale; patru sunt în rezervă [1]. Dacă nu mai ai niciunul, trebuie întâi să **abandonezi** un cartonaș: îți iei panoul înapoi, dar cartonașul nu mai plătește nimănui. Deci închide străzile la timp.

lesson-first-hall-title = O stradă mai lungă
lesson-first-hall = Cinemaul plătește 2 $ pentru fiecare cartonaș de pe strada lui, la fel și „Sală de jocuri” [1]. Pune-o lângă cinema [2], în linie. Aduce doi cumpărători, iar cel care încă așteaptă se mută acolo. O stradă are cel mult cinci cartonașe.
lesson-first-hall-do = Alege „Sală de jocuri” și locul din dreapta cinematografului, cu drumul jos. Construiește.
lesson-first-hall-mixed = Pe cartonașele mixte nu locuiește nimeni, iar cumpărătorul îți aduce 1 $. Alege „Sală de jocuri”.
lesson-first-hall-place = Se poate. Dar pentru această lecție construiește în dreapta cinematografului.
lesson-first-hall-across = Pusă de-a curmezișul la capăt ar plăti 5 $, pe stradă 9 $. Întoarce drumul în jos.

lesson-first-end-title = Cum se termină
lesson-first-end = Cinemaul ar plăti 10 $, sala de jocuri 9 $. Când teancul [1] se termină, fiecare își construiește ultimele trei cartonașe. Apoi străzile deschise plătesc **jumătate**; câștigă cine are cei mai mulți bani. Dacă închizi două străzi deodată, alegi care plătește întâi. Termină partida cu Ada.

lesson-closing = Închiderea unei străzi
lesson-closing-about = Un cartonaș, două străzi: încotro privește, cât de lungă poate fi o stradă și care plătește întâi.

lesson-closing-ends-title = Un gol, două străzi
lesson-closing-ends = Strada galeriei tale [1] și cea cu „Prima casă” a Adei [2] au același capăt liber. Pus în linie, cartonașul nou ar face o stradă de șase cartonașe, iar permise sunt **cel mult cinci**. Deci cartonașul din gol trebuie să stea de-a curmezișul.

lesson-closing-gap-title = Încotro privește
lesson-closing-gap = Pune „Cămin studențesc” [1] în golul dintre cele două străzi [2] și le închizi **pe amândouă**. Cu drumul în dreapta, căminul privește spre strada galeriei, deci simbolul lui de hipster contează acolo: 9 $ în loc de 7 $.
lesson-closing-gap-do = Alege „Cămin studențesc” și golul, cu drumul în dreapta. Construiește.
lesson-closing-gap-tile = Și acela ar închide ambele străzi. Dar numai „Cămin studențesc” are un simbol de hipster pentru galerie.
lesson-closing-gap-place = Atunci ambele străzi rămân deschise. Alege golul.
lesson-closing-gap-west = Atunci simbolul lui de hipster contează pe cealaltă stradă, unde nu îl cere nimeni. Întoarce drumul spre dreapta.

lesson-closing-order-title = Care plătește întâi
lesson-closing-order = Două străzi sunt închise, iar tu alegi **care plătește întâi**. Cu jetoane de afaceri poate conta. Aici e totuna: 9 $ pentru galerie [1], 8 $ și 7 $ pentru cartonașele tale de pe cealaltă stradă [2].
lesson-closing-order-do = Alege oricare stradă.

lesson-closing-end-title = Pe nicio stradă
lesson-closing-end = 24 $ pentru tine, 5 $ pentru Ada. „Cămin studențesc” [1] a închis ambele străzi, dar nu este pe niciuna; acum locuiesc acolo încă doi hipsteri. Și un cartonaș care privește în altă parte închide strada, dar nu adaugă simboluri: util împotriva unui adversar. Joacă mai departe.

lesson-people = Unde merg oamenii
lesson-people-about = Oamenii sunt dolari pe picioare: cine îi trimite, cine îi numără și cine așteaptă.

lesson-people-close-title = Închide strada
lesson-people-close = Tu ai „Galerie de artă”, iar Ada „Talcioc”, pe aceeași stradă, cu un capăt liber [2]. Închide-o cu „Magazin universal” [1], cu drumul spre stradă. Atunci cumpărătorul din gară are o casă la tine.
lesson-people-close-do = Alege „Magazin universal” și capătul din stânga, cu drumul în dreapta. Construiește.
lesson-people-close-cafe = Păstrează cafeneaua pentru părinții care vor căuta în curând o casă. Alege „Magazin universal”.
lesson-people-close-tower = Pe cartonașele mixte nu locuiește nimeni, deci cumpărătorul nu ar găsi casă. Alege „Magazin universal”.
lesson-people-close-place = Atunci strada rămâne deschisă, iar Ada o poate închide și îi poate muta oamenii. Alege capătul din stânga.
lesson-people-close-longer = Așa strada se lungește și rămâne deschisă. Întoarce drumul spre dreapta.

lesson-people-send-title = Tu îi trimiți
lesson-people-send = 8 $ pentru tine, 12 $ pentru Ada. Se mută trei hipsteri: la tine, în „Cămin studențesc” [1], sau la Ada, în „Viniluri” [2]. Căminul plătește 2 $ pentru **fiecare hipster de pe strada lui** și 1 $ pentru fiecare care locuiește în el.
lesson-people-send-do = Trimite-i pe toți trei la „Cămin studențesc” și pe niciunul la „Viniluri”.
lesson-people-send-share = Căminul i-ar număra oricum, fiindcă ambele cartonașe sunt pe aceeași stradă. Dar dolarul de locuitor ar fi al Adei: nu trimite niciun hipster la ea.
lesson-people-send-then = Ada construiește „Gastropub”. Este mixt: nu se mută nimeni.

lesson-people-cafe-title = Oameni fără casă
lesson-people-cafe = Căminul ar plăti acum 14 $. Trei părinți nu au găsit casă și așteaptă. Pune „Cafenea cu joacă” [1] sub „Magazin universal” [2]: vine cu un părinte, iar **toți cei trei care așteaptă** se mută acolo.
lesson-people-cafe-do = Alege „Cafenea cu joacă” și locul de sub „Magazin universal”, cu drumul în dreapta. Construiește.
lesson-people-cafe-mixed = Pe cartonașele mixte nu locuiește nimeni, iar trei părinți așteaptă. Alege „Cafenea cu joacă”.
lesson-people-cafe-place = Părinții ar veni și acolo. Dar pentru această lecție construiește sub „Magazin universal”.
lesson-people-cafe-across = E pe aceeași stradă cu „Magazin universal” numai dacă drumurile lor sunt în linie. Întoarce drumul spre dreapta.

lesson-people-end-title = Patru părinți
lesson-people-end = „Cafenea cu joacă” [1] plătește 2 $ pentru fiecare dintre cei patru părinți și câte 1 $ fiindcă locuiesc acolo: 12 $. Dacă Ada ar fi construit înainte un cartonaș de familii, cei trei care așteptau ar locui la ea. Deci înainte să închizi o stradă, vezi cine va aștepta. Joacă mai departe.

lesson-business = Modulul Afaceri
lesson-business-about = O stradă închisă și jetoanele ei de afaceri: cine ia primul, ce iei și cât valorează.

lesson-business-signs-title = Semne de afaceri
lesson-business-signs = Cu acest modul fiecare cartonaș arată un semn de afaceri: locuințe pe cartonașul tău „Prima casă” [1], agrement pe cartonașul Adei „Galerie de artă” [3]. Steaua de pe „Studio pop-up” [2] înseamnă **oricare**. Când o stradă se închide, proprietarii ei iau jetoane înainte de plată.

lesson-business-close-title = Închide strada
lesson-business-close = Strada are un capăt liber [2]. Pune acolo „Cămin studențesc” [1], cu drumul spre stradă. Căminul închide strada, dar nu este pe ea, deci semnul lui nu aduce încă niciun jeton.
lesson-business-close-do = Alege „Cămin studențesc” și capătul din stânga, cu drumul în dreapta. Construiește.
lesson-business-close-tile = Și acela ar închide strada. Dar „Cămin studențesc” are un simbol de hipster și primește trei hipsteri.
lesson-business-close-place = Atunci strada rămâne deschisă și o poate închide Ada. Alege capătul din stânga.
lesson-business-close-longer = Așa strada se lungește și rămâne deschisă. Întoarce drumul spre dreapta.

lesson-business-one-title = Jetoane pentru un cartonaș
lesson-business-one = Ada stă în stânga ta, deci a luat prima: un jeton de agrement. Cine închide strada ia ultimul. Iei jetoane pentru **unul** dintre cartonașele tale: locuințe pentru „Prima casă” [1] sau orice tip pentru „Studio pop-up” [2]. Ada are deja două jetoane de locuințe.
lesson-business-one-do = Alege „Studio pop-up”.
lesson-business-one-housing = Un jeton de locuințe față de cele două ale Adei nu aduce nimic acum. „Studio pop-up” te lasă să alegi: ia-l pe acela.

lesson-business-any-title = Ce jeton iei?
lesson-business-any = La sfârșit, cine are **cele mai multe jetoane de un tip** primește 10 $; la egalitate, câte 5 $. Ai un jeton de agrement [1], Ada la fel. Jetoane de comerț sau de restaurant nu are încă nimeni.
lesson-business-any-do = Ia un jeton de comerț sau de restaurant.
lesson-business-any-leisure = Atunci ai avea cele mai multe jetoane de agrement: 10 $. Dar 5 $ pentru agrement și încă 10 $ pentru un tip nou înseamnă mai mult.
lesson-business-any-housing = Ada are două jetoane de locuințe. Ia un tip pe care nu îl are nimeni.

lesson-business-end-title = Contează și seturile
lesson-business-end = Ai primit 18 $ și ai două jetoane [1]. Pe lângă cei 10 $ pentru cele mai multe jetoane de un tip, fiecare **set de patru diferite** mai aduce 10 $ la sfârșit. Dacă abandonezi un cartonaș, iei jetoane și pentru el. Termină partida cu Ada.

lesson-advisors = Consilierii
lesson-advisors-about = O stradă cu Antreprenorul și ce fac ceilalți șase.

lesson-advisors-card-title = Consilierul tău
lesson-advisors-card = Cu acest modul fiecare primește un **consilier**, la vedere. Al tău este Antreprenorul [1]: pe fiecare stradă închisă, un cartonaș al tău poate plăti ca unul din mână. Ada are Hackerul.

lesson-advisors-close-title = Închide strada ta
lesson-advisors-close = Ambele cartonașe de pe această stradă sunt ale tale. Închide-o cu „Cămin studențesc” [1] la capătul din stânga [2], cu drumul spre stradă.
lesson-advisors-close-do = Alege „Cămin studențesc” și capătul din stânga, cu drumul în dreapta. Construiește.
lesson-advisors-close-store = Păstrează „Viniluri” în mână: îți va trebui imediat. Alege „Cămin studențesc”.
lesson-advisors-close-tile = Și acela ar închide strada. Dar numai cartonașele de hipsteri adaugă aici un simbol: alege „Cămin studențesc”.
lesson-advisors-close-place = Atunci strada rămâne deschisă și o poate închide Ada. Alege capătul din stânga.
lesson-advisors-close-longer = Așa strada se lungește și rămâne deschisă. Întoarce drumul spre dreapta.

lesson-advisors-value-title = Valoarea altui cartonaș
lesson-advisors-value = Înainte de plată intervine Antreprenorul. „Hală gastronomică” [1] plătește 8 $. „Viniluri” din mâna ta [2] plătește 6 $ pentru fiecare pereche de simboluri de hipster; contează și jokerii: 12 $. Arăți cartonașul și **îl păstrezi**.
lesson-advisors-value-do = Alege: „Hală gastronomică” plătește ca „Viniluri”.
lesson-advisors-value-pass = Așa sunt 20 $. Cu „Viniluri” în loc de „Hală gastronomică” sunt 24 $.
lesson-advisors-value-gallery = Acolo adaugă 2 $, iar la „Hală gastronomică” 4 $. Alege „Hală gastronomică”.
lesson-advisors-value-less = „Magazin universal” ar plăti mai puțin decât cartonașul însuși. Alege „Viniluri”.

lesson-advisors-symbols-title = Consilieri care numără mai mult
lesson-advisors-symbols = 24 $ pentru tine. Pentru **Hacker** contează ca simbol și versoul fiecărui cartonaș din mână, pentru **Legenda hipsterilor** fiecare simbol de hipster este joker, iar pentru **Specialistul în căutări** contează și simbolurile cartonașelor proprii de pe alte străzi.

lesson-advisors-end-title = Consilieri care construiesc
lesson-advisors-end = **Investitorul** poate pune două panouri pe un cartonaș: valoare dublă. **Constructorul** construiește și trage două cartonașe pe tură. **Restauratorul** construiește peste cartonașe de pe străzi închise și primește plata pe loc. Mai multe găsești în reguli. Termină partida cu Ada.

lesson-sly = Joc solo cu Sly
lesson-sly-about = Trei ture solo: vezi ce construiește Sly în continuare și alegi în locul lui când două locuri sunt la fel de bune.

lesson-sly-home-title = Teancul este la vedere
lesson-sly-home = În jocul solo joci cu **Sly**. Teancul stă cu fața în sus: după tura ta el construiește cartonașul de deasupra, acum „Galerie de artă” [1]. Construiește „Prima casă” [2] în stânga gării [3], cu ambele drumuri în linie.
lesson-sly-home-do = Alege „Prima casă” și locul din stânga gării, cu drumul jos. Construiește.
lesson-sly-home-tile = Se poate. Dar pentru această lecție începe cu „Prima casă”.
lesson-sly-home-place = Simbolul de părinte al gării contează numai pe strada ei. Construiește în stânga gării.
lesson-sly-home-across = Așa închizi imediat o stradă pe care nimeni nu are cartonașe, deci nimeni nu primește bani. Întoarce drumul în jos.

lesson-sly-close-title = Unde construiește Sly
lesson-sly-close = Sly construiește acolo unde cartonașul lui **valorează cel mai mult în acel moment**: galeria lui [1] valorează 6 $ pe strada ta. Închide strada cu „Hală gastronomică” [2] la capătul din stânga [3], cu drumul spre stradă: simbolul ei joker contează și pentru tine, și pentru el.
lesson-sly-close-do = Alege „Hală gastronomică” și capătul din stânga, cu drumul în dreapta. Construiește.
lesson-sly-close-tile = Și acela ar închide strada. Dar pentru această lecție alege „Hală gastronomică”.
lesson-sly-close-place = Atunci strada rămâne deschisă, iar Sly o poate lungi. Alege capătul din stânga.
lesson-sly-close-longer = Așa strada se lungește și rămâne deschisă. Întoarce drumul spre dreapta.

lesson-sly-choice-title = Alegi în locul lui Sly
lesson-sly-choice = Câte 9 $ pentru fiecare dintre voi. Cartonașul lui Sly, „Cămin studențesc”, valorează 6 $, iar doi hipsteri fără casă se mută acolo, **oriunde ar sta căminul**. Când locurile sunt la fel de bune pentru el, decizi tu. Alege locul de sub „Prima casă” [1].
lesson-sly-choice-do = Alege locul de sub „Prima casă”, cu drumul în dreapta. Construiește.
lesson-sly-choice-place = Și acolo e la fel de bine pentru Sly. Dar pentru această lecție pune-l sub „Prima casă”.
lesson-sly-choice-road = Și așa e la fel de bine pentru Sly. Dar pentru această lecție întoarce drumul spre dreapta.

lesson-sly-tower-title = Tragi după Sly
lesson-sly-tower = După tura lui Sly ai tras următorul cartonaș din teanc, pe care îl văzuseși: „Turn de belvedere” [1]. Un turist este fără casă, deci construiește turnul sub „Hală gastronomică” [2], cu ambele drumuri în linie: doi turiști, 6 $.
lesson-sly-tower-do = Alege „Turn de belvedere” și locul de sub „Hală gastronomică”, cu drumul în dreapta. Construiește.
lesson-sly-tower-kiosk = Turistul s-ar muta și acolo. Dar pentru această lecție alege „Turn de belvedere”.
lesson-sly-tower-mixed = Pe cartonașele mixte nu locuiește nimeni, iar un turist este fără casă. Alege „Turn de belvedere”.
lesson-sly-tower-place = Se poate. Dar pentru această lecție construiește sub „Hală gastronomică”.
lesson-sly-tower-across = E pe aceeași stradă cu „Hală gastronomică” numai dacă drumurile lor sunt în linie. Întoarce drumul spre dreapta.

lesson-sly-end-title = Învinge-l pe Sly
lesson-sly-end = De pe străzile închise de Sly, oamenii merg întâi la cartonașele lui. Panourile nu i se termină niciodată, iar la sfârșit are trei cartonașe ale lui [1], al căror verso îl vezi. Câștigi numai cu **mai mulți bani** decât Sly. Joacă mai departe: alege un loc pentru muzeul lui.
