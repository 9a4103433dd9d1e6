### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = Projekt { $stack }
pad-claim = { $plan }
pad-claim_unknown = Projekt { $stack }
pad-parks_1 = Parky na ulici 1
pad-parks_2 = Parky na ulici 2
pad-parks_3 = Parky na ulici 3
pad-pools = Bazény
pad-temps = Brigádnici
pad-estates_1 = Bloky po 1
pad-estates_2 = Bloky po 2
pad-estates_3 = Bloky po 3
pad-estates_4 = Bloky po 4
pad-estates_5 = Bloky po 5
pad-estates_6 = Bloky po 6
pad-bis = Bis
pad-refusals = Nepovolené stavby
pad-rings = Objazdy
pad-agents = Hodnota blokov po { $size }

## Answers

claimed-none = nesplnený
claimed-first = medzi prvými
claimed-later = neskôr

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: také bloky sa nezmestia na ulice s 10, 11 a 12 domami.
problem-effects-too-many = { $seat }: akcií najmenej { $effects }, ale zapísaných domov najviac { $houses }; ku každej akcii patrí dom.
problem-plan-unmet = { $seat }: hárok nespĺňa projekt „{ $plan }“.
problem-plan-estates = { $seat }, bloky po { $size }: projekty ich vyžadujú { $needed }, hárok ich má { $have }.
problem-agents-idle = { $seat }: hodnota blokov po { $size } je zvýšená, ale žiadny taký na hárku nie je. Súhlasí to?
problem-nobody-first = Projekt { $stack }: niekto musel byť prvý.
problem-turns-differ = { $seat }: ťahov najmenej { $turns }; { $other_seat }: ťahov najviac { $most }; všetci ich však majú rovnako.
problem-nobody-ended = Nikto nemá tri nepovolené stavby ani všetky projekty a žiadny hárok nevyzerá plný. Nechýba niečo?

## Set-up

lay-sheets = Dajte každému hárok a ceruzku.
lay-plans = Zamiešajte zvlášť projekty 1, 2 a 3 a z každého druhu odkryte jeden.
lay-plans_expert = Pridajte ťažšie projekty. Zamiešajte zvlášť projekty 1, 2 a 3 a z každého druhu odkryte jeden.
lay-stacks = Zamiešajte karty a rozdeľte ich do troch kôpok po { $count }, číslami nahor.
lay-deck_solo = Zamiešajte karty ({ $count }) do jedného balíčka akciami nahor. Kartu Sólo dajte do jeho spodnej polovice.
lay-deck_draft = Zamiešajte karty ({ $count }) do jedného balíčka akciami nahor. Rozdajte každému tri.

## The flipper

aid-open = Otáčať karty na tejto obrazovke
aid-turn = Otočiť karty
aid-claim = Projekt je splnený
aid-end = Niekto ukončil hru
aid-figure-round = Kolo
aid-over = Hra sa skončila. Bodovací blok už projekty pozná.
aid-shuffled = Karty boli zamiešané.
aid-next = Malý obrázok na čísle je akcia, ktorou sa karta stane v ďalšom kole.
aid-nobody = zatiaľ nikto
pad-which = Ktorý projekt?
pad-whose = Kto ho splnil?
pad-reshuffle = Zamiešať po tomto kole všetky karty?
flip-plan-1 = Projekt 1
flip-plan-2 = Projekt 2
flip-plan-3 = Projekt 3
flip-reshuffle-yes = Áno, zamiešať
flip-reshuffle-no = Nie
