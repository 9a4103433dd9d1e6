### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Cartiere: resursele fiecărui jucător în fiecare cartier
pad-first = Cartierul { $district }, egalitate: cine are clădirea mai înaltă (la înălțime egală, numărul mai mare)?
pad-second = Cartierul { $district }, egalitate pentru locul doi: cine are clădirea mai înaltă (la înălțime egală, numărul mai mare)?
pad-points = Puncte în spatele paravanului
pad-renewals = Jetoane de reînnoire
pad-end = Cărți: { $end }
pad-count = { $end }: câte?

## Answers

end-resources_on_red = 1 pentru fiecare resursă de pe clădiri roșii
end-resources_on_blue = 1 pentru fiecare resursă de pe clădiri albastre
end-resources_on_yellow = 1 pentru fiecare resursă de pe clădiri galbene
end-low_buildings = 1 pentru fiecare clădire de cel mult 2 etaje
end-high_buildings = 3 pentru fiecare clădire de cel puțin 3 etaje
end-bonus_cards_exploit = 2 pentru fiecare carte cu bonus (numai cartea)
end-bonus_cards_urbanize = 2 pentru fiecare carte cu bonus (extindere)
end-bonus_cards_construct = 2 pentru fiecare carte cu bonus (supraetajare)
end-cards_red = 2 pentru fiecare dintre cărțile tale roșii
end-cards_blue = 2 pentru fiecare dintre cărțile tale albastre
end-cards_yellow = 2 pentru fiecare dintre cărțile tale galbene
end-flat = 9 puncte

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: prea multe resurse în cartiere ({ $count }); există numai { $most }.
problem-more-than-resources = { $seat }: aceste cifre ar cere prea multe resurse ({ $count }); există numai { $most }.
problem-many-points = { $seat }: chiar atâtea puncte în spatele paravanului ({ $points })?
problem-too-many-cards = „{ $end }”: în cutie { $most ->
    [one] este o singură astfel de carte
    [few] sunt numai { $most } astfel de cărți
   *[other] sunt numai { $most } de astfel de cărți
}.
problem-many-districts = Chiar sunt atâtea cartiere ({ $count })?

## Rulings

ruling-hal_districts = Interpretarea noastră: și Hal primește puncte pentru cartiere.

## Set-up

lay-square = Amestecă toate cartonașele cu numerele de la 1 la { $number } (în total { $count }) și așază-le în pătrat.
lay-letters = Pune literele în jurul lor, în sensul acelor de ceasornic, câte trei pe fiecare latură.
lay-tiles_away = Pune înapoi în cutie, fără să te uiți, { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}.
lay-cards_turned = Decartează { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} din vârful pachetului.
lay-resources = Pune în rezervă câte { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
} de culoarea fiecărui jucător.
lay-hal = Fără personaje și fără jetoane de reînnoire. Începi cu resurse, cartonașe și puncte, câte { $count } din fiecare.
lay-renewals = Fiecare primește un paravan și { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
} de reînnoire.
lay-trios = Fiecare primește un trio de personaje și ce arată colțurile cărților.
lay-draft = Împarte fiecăruia { $count ->
    [one] { $count } personaj
    [few] { $count } personaje
   *[other] { $count } de personaje
}. De două ori, fiecare păstrează unul și dă restul la stânga; din ultimele două păstrează unul, iar celălalt iese din joc.
lay-hand = Împarte fiecărui jucător { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.

## What Hal does

hal-outward = Hal pune { $tile } în locul literei { $letter }, cu o resursă, și primește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hal-upward = Hal pune { $tile } peste { $below_tile }, cu { $resources ->
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
}.
hal-given-back = Îți iei înapoi { $count ->
    [one] { $count } resursă și primești { $count } punct
    [few] { $count } resurse și primești { $count } puncte
   *[other] { $count } de resurse și primești { $count } de puncte
}.
hal-keeps = Hal păstrează cartea { $card }.
hal-idle = Nu mai sunt cartonașe: Hal nu face nimic.
hal-short = Hal nu poate plăti { $resources ->
    [one] { $resources } resursă
    [few] { $resources } resurse
   *[other] { $resources } de resurse
} (are { $has_resources }). Jocul s-a terminat.
hal-out = Rezerva lui Hal s-a terminat: aceasta e ultima rundă.

## Hal asks

aid-open = Lasă acest dispozitiv să joace în locul lui Hal
aid-turn = Hal joacă
aid-covered = Am construit pe o clădire a lui Hal
aid-figure-supply = resurse rămase
aid-figure-points = puncte
aid-figure-cards = cărți păstrate
hal-covered = Hal își ia înapoi { $count ->
    [one] { $count } resursă și primește { $count } punct
    [few] { $count } resurse și primește { $count } puncte
   *[other] { $count } de resurse și primește { $count } de puncte
}.
pad-card_kind = Cartea lui Hal
pad-card_number = Ce număr?
pad-card_floors = Câte etaje are acum acea clădire?
pad-card_owner = A cui este?
pad-card_beside = Etajele tuturor clădirilor de lângă acea literă, împreună
pad-second_kind = A doua carte a lui Hal
pad-second_number = Ce număr?
pad-second_floors = Câte etaje are acum acea clădire?
pad-second_owner = A cui este?
pad-second_beside = Etajele tuturor clădirilor de lângă acea literă, împreună
pad-tile_colour = Cartonașul lui Hal
pad-tile_number = Ce număr?
pad-floors_covered = Câte etaje avea înainte?
hal-colour-red = roșu
hal-colour-blue = albastru
hal-colour-yellow = galben
hal-colour-none = nu mai sunt
hal-owner-you = a mea
hal-owner-hal = a lui Hal
hal-owner-nobody = a nimănui
