### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] O primă privire: deciziile nu sunt încă evaluate.
    [one] Partidă analizată într-o singură trecere. Evaluare: { $judge }.
    [few] Partidă analizată în { $rounds } treceri. Evaluare: { $judge }.
   *[other] Partidă analizată în { $rounds } de treceri. Evaluare: { $judge }.
}
analysis-judge-network = o rețea care a învățat din multe partide
analysis-judge-hand = reguli simple, făcute pentru acest joc
analysis-progress = { $rounds ->
    [0] Mă uit la partidă
    [one] Fiecare decizie a fost analizată o dată
    [few] Fiecare decizie a fost analizată de { $rounds } ori
   *[other] Fiecare decizie a fost analizată de { $rounds } de ori
}
analysis-who = Jucător
analysis-sum-share = Șanse de victorie, %
analysis-sum-points = Avans
analysis-sum-alone = Rezultat
analysis-start = Început
analysis-luck = Noroc
analysis-decisions = Decizii
analysis-rivals = Adversari
analysis-unforeseeable = Imprevizibil
analysis-result = Rezultat
analysis-adjusted = Fără noroc
analysis-curve-share = Șanse de victorie
analysis-curve-points = Rezultat așteptat
analysis-heading-bars = Noroc și decizii
analysis-heading-turning = Momente de cotitură
analysis-turning-draw = Pasul { $n }, la tragere: { $told }
analysis-turning-turn = Pasul { $n }, { $told }
analysis-dealt = Împărțirea de la început, înainte de prima mutare.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = Decizii care contează: { $decisions } (gafe { $blunders }, greșeli { $mistakes }, inexactități { $inaccuracies }).
analysis-class-blunder = Gafă (??) la pasul { $n }
analysis-class-mistake = Greșeală (?) la pasul { $n }
analysis-class-inaccuracy = Inexactitate (?!) la pasul { $n }
analysis-cost = Cost: șanse de victorie { $share }, { $points }.
analysis-cost-points = Cost: { $points }.
analysis-played = Jucat: { $turn }
analysis-better = Mai bine: { $turn }
analysis-goes-on = { $turn }; apoi vom vedea
analysis-line = De așteptat apoi: { $moves }
analysis-line-likely = Cel mai probabil apoi, în { $share } din cazuri: { $moves }
analysis-heading = Analiză
analysis-working = Antrenorul se uită la partidă…
analysis-none-dear = Nicio decizie nu a costat mult.
analysis-ask-again = Întreabă din nou
analysis-picture = Salvează graficul ca imagine
analysis-print = Tipărește
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = norocul la tragere
analysis-whose = Ale cui decizii?
analysis-word-blunder = Gafă
analysis-word-mistake = Greșeală
analysis-word-inaccuracy = Inexactitate
analysis-you-played = Ai jucat
analysis-name-played = { $name } a jucat
analysis-better-turn = Mai bine
analysis-then = apoi vom vedea
analysis-given-up = Pierdere: cam
term-rival-of = ce pierde { $players ->
    [2] { $rival }
   *[other] cel mai puternic adversar
}
analysis-try = Încearcă din nou
analysis-play-on = Joacă de aici
analysis-bars-help = { $players ->
    [1] Începutul, norocul, deciziile și ce nu putea prevedea nimeni dau împreună rezultatul.
   *[other] Începutul, norocul, deciziile, adversarii și ce nu putea prevedea nimeni dau împreună rezultatul.
} Deciziile se compară cu cele mai bune găsite.
analysis-grade-of = Nivelul atins de { $name }
analysis-try-title = Ce ai juca acum?
analysis-try-help = Masa așa cum a văzut-o { $name }. Alege o tură întreagă.
analysis-judging = Antrenorul se gândește…
analysis-verdict-found = Exact
analysis-verdict-good = Bine, dar…
analysis-verdict-again = Încă nu
analysis-verdict-found-help = La fel de bună ca tura cea mai bună găsită de antrenor.
analysis-verdict-good-help = Mult mai bine decât în partidă. Totuși, tura cea mai bună valorează cu { $worth } mai mult:
analysis-verdict-again-help = Tura cea mai bună valorează cu { $worth } mai mult.
analysis-again = Ia înapoi
analysis-next = Următorul
analysis-back = Analiză
analysis-hints = Sfaturi
analysis-hint-number = Sfatul { $number }
analysis-hint-open = Deschide
analysis-hint-term = Este vorba de: { $term }.
analysis-hint-move = Începe cu asta: { $move }.
analysis-show-turn = Tura cea mai bună
analysis-tries = Încercările tale
analysis-in-game = În partidă
analysis-meter = Această tură { $now }, cea mai bună { $best }
analysis-variation-help = Din această poziție începe o masă nouă. Este o variantă și nu intră în rezultatele tale.
analysis-variation-seat = Locul tău
analysis-variation-with = Cine mai joacă?
analysis-variation-bots = Boți
analysis-variation-friends = Prieteni, prin link
analysis-variation-screen = Toți pe acest ecran
analysis-variation-level = Cum joacă boții
analysis-variation-hidden = { $name } știe ce știa atunci. Tot ce mai era ascuns se împarte din nou, la fel și tot ce urmează.
analysis-variation-open = Tot ce urmează se împarte din nou.

### Prima propoziție, în măsura în care antrenorul știe de ce.

opening-cost-in = { $count ->
    [one] O tură
    [few] În total, { $count } ture
   *[other] În total, { $count } de ture
} din { $several ->
    [1] runda
   *[other] rundele
} { $rounds } { $count ->
    [one] a costat
    [few] au costat
   *[other] au costat
} cam { $amount }.
opening-cost = { $count ->
    [one] O tură a costat
    [few] În total, { $count } ture au costat
   *[other] În total, { $count } de ture au costat
} cam { $amount }.
opening-moments = { $count ->
    [one] O tură a redus
    [few] În total, { $count } ture au redus
   *[other] În total, { $count } de ture au redus
} șansele de victorie.
opening-nothing-dear = Nicio tură nu a costat mai mult de { $amount }.
opening-name-cost-in = { $name }: { $count ->
    [one] o tură
    [few] { $count } ture
   *[other] { $count } de ture
} din { $several ->
    [1] runda
   *[other] rundele
} { $rounds } { $count ->
    [one] a costat
    [few] au costat
   *[other] au costat
} cam { $amount }.
opening-name-cost = { $name }: { $count ->
    [one] o tură a costat
    [few] { $count } ture au costat
   *[other] { $count } de ture au costat
} cam { $amount }.
opening-name-moments = { $name }: { $count ->
    [one] o tură a redus
    [few] { $count } ture au redus
   *[other] { $count } de ture au redus
} șansele de victorie.
opening-name-nothing-dear = { $name }: nicio tură nu a costat mai mult de { $amount }.
opening-luck-took = Ghinionul a costat { $amount }.
opening-luck-gave = Norocul a adus { $amount }.
opening-luck-even = Norocul a fost echilibrat.
opening-early-lost-in = Totul era hotărât deja în runda { $round }; ce a urmat nu mai putea schimba nimic.
opening-early-lost = Totul s-a hotărât devreme; ce a urmat nu mai putea schimba nimic.
opening-early-won-in = Din runda { $round } victoria era sigură.
opening-early-won = Victoria a fost asigurată devreme.
opening-hints-some = Ture jucate la sfatul meu: { $advised } din { $turns }; pentru ele nu reproșez nimic nimănui.
opening-hints-all = Fiecare tură s-a jucat după un sfat al meu; pentru greșeli răspund eu.
opening-stand-in = Ture jucate de un bot: { $turns }. Doar celelalte sunt analizate.
opening-before = Înainte de tura care a costat cel mai mult, șansele de victorie erau de { $share }.
analysis-moments = Momente de încercat din nou
analysis-moment = Momentul { $number }
analysis-round = Runda { $round }
analysis-show = Arată
analysis-nothing-to-try = Nimic de încercat din nou. Privește partida sau mai joacă o dată.
analysis-all-figures = Toate cifrele
analysis-revised = Acesta a fost un sfat. Gândindu-mă mai bine, acum aș juca: { $turn }. Greșeala e a mea, nu a ta.
analysis-few-decisions = Prea puține decizii proprii pentru a calcula precizia: e nevoie de cel puțin cinci.
analysis-accuracy-about = Precizie { $share }, plus sau minus { $error }.
analysis-accuracy-help = Precizie: cât s-au apropiat turele de cele mai bune, pe o scară de la cele mai slabe la cele mai bune.
analysis-grade-later = Nivelul se vede după cinci partide; una spune puțin.
analysis-grade-games = Analizate din partidele tale de acest fel: { $games }.
analysis-grade = Nivel de joc: { $grade }.
analysis-grade-between = Nivel de joc: { $grade }, undeva între { $low } și { $high }.
analysis-says-little = O partidă spune puțin despre cât de bine joacă cineva.
analysis-luck-help = Noroc: ce s-a tras, față de ce era de așteptat.
analysis-decisions-help = Decizii: turele proprii, față de cele mai bune găsite.
analysis-rivals-help = Adversari: ce a câștigat sau a pierdut un jucător când ceilalți nu au jucat cea mai bună tură.
analysis-unforeseeable-help = Imprevizibil: cărți ascunse, alegeri făcute în același timp și eroarea estimării.

## Probleme

puzzle-title = Găsește cea mai bună tură
puzzle-found = Exact
puzzle-good = Bună, dar nu cea mai bună
puzzle-again = Încă nu
puzzle-costs = Cea mai bună tură aduce în plus { $worth }.
puzzle-tries = { $tries ->
    [one] Găsită din prima încercare.
    [few] Găsită după { $tries } încercări.
   *[other] Găsită după { $tries } de încercări.
}
puzzle-shown = Găsită după ce tura a fost arătată.
puzzle-tally = Găsită de { $found } din { $tried ->
    [one] { $tried } jucător
    [few] { $tried } jucători
   *[other] { $tried } de jucători
}.
puzzle-hint = Un sfat
puzzle-hint-deep = Trebuie să gândești cu câteva ture înainte.
puzzle-back = Ia înapoi
puzzle-else = Încearcă altceva
puzzle-next = Problema următoare
puzzle-all = Toate problemele
puzzle-send = Trimite această problemă
puzzle-why-not = De ce nu celelalte?
puzzle-meter = Încercarea ta { $now }, cea mai bună { $best }
puzzle-meter-now = încercarea ta, { $chance }
puzzle-meter-best = cea mai bună, { $chance }
puzzle-own = Probleme din această partidă
