### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] O primă privire: deciziile nu sunt judecate încă.
    [one] Văzută într-o trecere, judecă { $judge }.
    [few] Văzută în { $rounds } treceri, judecă { $judge }.
   *[other] Văzută în { $rounds } de treceri, judecă { $judge }.
}
analysis-judge-network = o rețea care a învățat din multe partide
analysis-judge-hand = regulile simple ale jocului
analysis-progress = { $rounds ->
    [0] Privesc partida
    [one] O trecere gata
    [few] { $rounds } treceri gata
   *[other] { $rounds } de treceri gata
}
analysis-who = Jucător
analysis-sum-share = Șanse de victorie, %
analysis-sum-points = Avans în puncte
analysis-sum-alone = Puncte
analysis-start = Început
analysis-luck = Noroc
analysis-decisions = Decizii
analysis-rivals = Adversari
analysis-unforeseeable = Imprevizibil
analysis-result = Rezultat
analysis-adjusted = Fără noroc
analysis-curve-share = Șanse de victorie
analysis-curve-points = Puncte așteptate
analysis-heading-bars = Noroc și decizii
analysis-heading-turning = Momente de cotitură
analysis-turning-draw = Pasul { $n }, la tragere: { $told }
analysis-turning-turn = Pasul { $n }, { $told }
analysis-dealt = Împărțirea de la început, înainte de prima mutare.
analysis-change = { $name } { $before } → { $after }
analysis-classes = Decizii care contează: { $decisions }. Gafe { $blunders }, greșeli { $mistakes }, inexactități { $inaccuracies }.
analysis-accuracy = Precizie { $share }.
analysis-no-accuracy = Nu era nimic în joc.
analysis-grade = Joacă la nivelul: { $grade }.
analysis-grade-between = Joacă la nivelul: { $grade }, undeva între { $low } și { $high }.
analysis-no-grade = Se știe prea puțin pentru un nivel.
analysis-class-blunder = Gafă ?? la pasul { $n }
analysis-class-mistake = Greșeală ? la pasul { $n }
analysis-class-inaccuracy = Inexactitate ?! la pasul { $n }
analysis-cost = Cost: șanse de victorie { $share }, { $points }.
analysis-cost-points = Cost: { $points }.
analysis-played = Jucat: { $turn }
analysis-better = Mai bine: { $turn }
analysis-goes-on = { $turn }; apoi vom vedea
analysis-line = De așteptat apoi: { $moves }
analysis-line-likely = Cel mai probabil apoi, în { $share } din cazuri: { $moves }
analysis-says-little = O partidă spune puțin despre cât de bine joacă cineva.
analysis-heading = Analiză
analysis-working = Antrenorul privește partida…
analysis-may-change = Prima privire, se mai poate schimba
analysis-none-dear = Nicio decizie nu a costat mult.
analysis-not-yet = Deciziile se judecă imediat.
analysis-ask-again = Întreabă din nou
analysis-picture = Salvează graficul ca imagine
analysis-print = Tipărește
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = norocul la tragere
analysis-dearest = Cele mai scumpe trei decizii
analysis-whose = Ale cui decizii?
analysis-word-blunder = Gafă
analysis-word-mistake = Greșeală
analysis-word-inaccuracy = Inexactitate
analysis-you-played = Ai jucat
analysis-name-played = { $name } a jucat
analysis-better-turn = Mai bine
analysis-then = apoi vom vedea
analysis-given-up = Pierdut, cam
analysis-try = Încearcă din nou
analysis-play-on = Joacă de aici
analysis-turning-number = Momentul de cotitură { $number } din { $count }
analysis-turning-back = Momentul de cotitură anterior
analysis-turning-on = Momentul de cotitură următor
analysis-kind-draw = o tragere
analysis-kind-turn = o decizie
analysis-bars-help = { $players ->
    [1] Începutul, norocul, deciziile și ce nu putea prevedea nimeni dau împreună rezultatul.
   *[other] Începutul, norocul, deciziile, adversarii și ce nu putea prevedea nimeni dau împreună rezultatul.
} Deciziile se compară cu cele mai bune găsite.
analysis-grade-of = Nivelul: { $name }
analysis-try-title = Ce ai juca acum?
analysis-try-help = Masa așa cum a văzut-o { $name }. Alege o tură întreagă.
analysis-judging = Antrenorul se gândește…
analysis-verdict-found = Exact
analysis-verdict-good = Bine, dar…
analysis-verdict-again = Încă nu
analysis-verdict-found-help = La fel de bine ca tura cea mai bună găsită de antrenor.
analysis-verdict-good-help = Mult mai bine decât în partidă. Tura cea mai bună valorează cu { $worth } mai mult:
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
