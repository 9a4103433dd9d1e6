### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Štvrte: suroviny každého hráča v každej z nich
pad-first = Štvrť { $district }, rovnosť: kto má vyššiu budovu (ak sú rovnaké, vyššie číslo)?
pad-second = Štvrť { $district }, rovnosť na druhom mieste: kto má vyššiu budovu (ak sú rovnaké, vyššie číslo)?
pad-points = Body za zástenou
pad-renewals = Žetóny výmeny
pad-end = Karty: { $end }
pad-count = { $end }: koľko?

## Answers

end-resources_on_red = 1 za surovinu na červených budovách
end-resources_on_blue = 1 za surovinu na modrých budovách
end-resources_on_yellow = 1 za surovinu na žltých budovách
end-low_buildings = 1 za budovu s 1–2 podlažiami
end-high_buildings = 3 za budovu s 3 a viac podlažiami
end-bonus_cards_exploit = 2 za kartu s bonusom (samotná karta)
end-bonus_cards_urbanize = 2 za kartu s bonusom (stavba do šírky)
end-bonus_cards_construct = 2 za kartu s bonusom (stavba do výšky)
end-cards_red = 2 za každú z vašich červených kariet
end-cards_blue = 2 za každú z vašich modrých kariet
end-cards_yellow = 2 za každú z vašich žltých kariet
end-flat = 9 bodov

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: surovín v štvrtiach je { $count }, ale spolu ich je len { $most }.
problem-more-than-resources = { $seat }: podľa týchto čísel by bolo treba { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovín
}, ale spolu ich je len { $most }.
problem-many-points = { $seat }: naozaj { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za zástenou?
problem-too-many-cards = „{ $end }“: takých kariet je v škatuli len { $most }.
problem-many-districts = Naozaj { $count ->
    [one] { $count } štvrť
    [few] { $count } štvrte
    [many] { $count } štvrte
   *[other] { $count } štvrtí
}?

## Rulings

ruling-hal_districts = Náš výklad: Hal dostáva body aj za štvrte.

## Set-up

lay-square = Zamiešajte { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
} s číslami 1 až { $number } a vyložte ich do štvorca.
lay-letters = Okolo nich položte písmená v smere hodinových ručičiek, tri na každú stranu.
lay-tiles_away = Bez nahliadnutia vráťte do škatule { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}.
lay-cards_turned = Z vrchu balíčka položte na odhadzovaciu kôpku { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
lay-resources = Do zásoby dajte za každého hráča { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovín
} jeho farby.
lay-hal = Bez postáv a žetónov výmeny. Surovín, dielikov aj bodov máte na začiatku po { $count }.
lay-renewals = Každý dostane zástenu a { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
    [many] { $count } žetónu
   *[other] { $count } žetónov
} výmeny.
lay-trios = Každý dostane trojicu postáv a to, čo je v rohu ich kariet.
lay-draft = Rozdajte každému { $count ->
    [one] { $count } postavu
    [few] { $count } postavy
    [many] { $count } postavy
   *[other] { $count } postáv
}. Dvakrát si jednu nechajte a ostatné pošlite doľava; z posledných dvoch si jednu nechajte a druhú zahoďte.
lay-hand = Rozdajte každému { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.

## What Hal does

hal-outward = Hal kladie dielik „{ $tile }“ s jednou surovinou na miesto písmena { $letter } a dostáva { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
hal-upward = Hal kladie dielik „{ $tile }“ na dielik „{ $below_tile }“ a naň { $resources ->
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovín
}.
hal-given-back = Beriete si späť { $count ->
    [one] { $count } surovinu a dostávate { $count } bod
    [few] { $count } suroviny a dostávate { $count } body
    [many] { $count } suroviny a dostávate { $count } bodu
   *[other] { $count } surovín a dostávate { $count } bodov
}.
hal-keeps = Hal si necháva kartu „{ $card }“.
hal-idle = Žiadny dielik nezostal: Hal nič nerobí.
hal-short = Hal nemá čím zaplatiť (suroviny: má { $has_resources }, potrebuje { $resources }). Hra sa končí.
hal-out = Halova zásoba sa minula: toto je posledné kolo.

## Hal asks

aid-open = Nech za Hala hrá toto zariadenie
aid-turn = Hal hrá
aid-covered = Staviam na Halovej budove
aid-figure-supply = surovín zostáva
aid-figure-points = body
aid-figure-cards = ponechané karty
hal-covered = Hal si berie späť { $count ->
    [one] { $count } surovinu a dostáva { $count } bod
    [few] { $count } suroviny a dostáva { $count } body
    [many] { $count } suroviny a dostáva { $count } bodu
   *[other] { $count } surovín a dostáva { $count } bodov
}.
pad-card_kind = Halova karta
pad-card_number = Ktoré číslo?
pad-card_floors = Koľko podlaží má teraz tá budova?
pad-card_owner = Čia je?
pad-card_beside = Podlažia všetkých budov vedľa toho písmena spolu
pad-second_kind = Halova druhá karta
pad-second_number = Ktoré číslo?
pad-second_floors = Koľko podlaží má teraz tá budova?
pad-second_owner = Čia je?
pad-second_beside = Podlažia všetkých budov vedľa toho písmena spolu
pad-tile_colour = Halov dielik
pad-tile_number = Ktoré číslo?
pad-floors_covered = Koľko mala predtým podlaží?
hal-colour-red = červená
hal-colour-blue = modrá
hal-colour-yellow = žltá
hal-colour-none = už žiadny
hal-owner-you = moja
hal-owner-hal = Halova
hal-owner-nobody = ničia
