### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = Projekt { $stack }
pad-claim = { $plan }
pad-claim_unknown = Projekt { $stack }
pad-parks_1 = Parky v ulici 1
pad-parks_2 = Parky v ulici 2
pad-parks_3 = Parky v ulici 3
pad-pools = Bazény
pad-temps = Brigádníci
pad-estates_1 = Bloky po 1
pad-estates_2 = Bloky po 2
pad-estates_3 = Bloky po 3
pad-estates_4 = Bloky po 4
pad-estates_5 = Bloky po 5
pad-estates_6 = Bloky po 6
pad-bis = Bis
pad-refusals = Nepovolené stavby
pad-rings = Objezdy
pad-agents = Hodnota bloků po { $size }

## Answers

claimed-none = ne
claimed-first = první
claimed-later = později

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: takové bloky se nevejdou do ulic s 10, 11 a 12 domy.
problem-effects-too-many = { $seat }: akcí nejméně { $effects }, ale zapsaných domů nejvýš { $houses }; ke každé akci patří dům.
problem-plan-unmet = { $seat }: list nesplňuje projekt „{ $plan }“.
problem-plan-estates = { $seat }, bloky po { $size }: projekty vyžadují { $needed }, list má { $have }.
problem-agents-idle = { $seat }: hodnota bloků po { $size } je zvýšená, ale žádný takový na listu není. Souhlasí to?
problem-nobody-first = Projekt { $stack }: někdo musel být první.
problem-turns-differ = { $seat }: tahů nejméně { $turns }; { $other_seat }: nejvýš { $most }; všichni jich ale mají stejně.
problem-nobody-ended = Nikdo nemá tři nepovolené stavby ani všechny projekty a žádný list nevypadá plný. Nechybí něco?

## Set-up

lay-sheets = Dejte každému list a tužku.
lay-plans = Zamíchejte zvlášť projekty 1, 2 a 3 a z každých odkryjte jeden.
lay-plans_expert = Přidejte těžší projekty. Projekty 1, 2 a 3 zamíchejte zvlášť a z každých odkryjte jeden.
lay-stacks = Zamíchejte karty do tří hromádek po { $count }, čísly nahoru.
lay-deck_solo = Zamíchejte karty do jednoho balíčku (celkem { $count }), akcemi nahoru. Kartu Sólo vložte do jeho spodní poloviny.
lay-deck_draft = Zamíchejte karty do jednoho balíčku (celkem { $count }), akcemi nahoru. Rozdejte každému tři.

## The flipper

aid-open = Otáčet karty na této obrazovce
aid-turn = Otočit karty
aid-claim = Někdo splnil projekt
aid-end = Někdo ukončil hru
aid-figure-round = Kolo
aid-over = Hra skončila. Bodovací blok už projekty zná.
aid-shuffled = Karty byly zamíchány.
aid-next = Malý obrázek u čísla ukazuje, jakou akci karta nabídne v příštím kole.
aid-nobody = zatím nikdo
pad-which = Který projekt?
pad-whose = Kdo ho splnil?
pad-reshuffle = Zamíchat po tomto kole všechny karty?
flip-plan-1 = Projekt 1
flip-plan-2 = Projekt 2
flip-plan-3 = Projekt 3
flip-reshuffle-yes = Ano, zamíchat
flip-reshuffle-no = Ne
