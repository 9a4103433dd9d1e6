### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Štvrte: suroviny každého hráča v každej z nich
pad-first = Štvrť { $district }, remíza: kto má vyššiu budovu alebo vyššie číslo?
pad-second = Štvrť { $district }, remíza o druhé miesto: kto má vyššiu budovu alebo vyššie číslo?
pad-points = Body za zástenou
pad-renewals = Žetóny výmeny
pad-end = { $end }
pad-count = { $end }: koľko?

## Answers

end-resources_on_red = 1 za surovinu na červených budovách
end-resources_on_blue = 1 za surovinu na modrých budovách
end-resources_on_yellow = 1 za surovinu na žltých budovách
end-low_buildings = 1 za budovu do 2 podlaží
end-high_buildings = 3 za budovu od 3 podlaží
end-bonus_cards_exploit = 2 za kartu s bonusom (samotná karta)
end-bonus_cards_urbanize = 2 za kartu s bonusom (stavba do šírky)
end-bonus_cards_construct = 2 za kartu s bonusom (stavba do výšky)
end-cards_red = 2 za každú z vašich červených kariet
end-cards_blue = 2 za každú z vašich modrých kariet
end-cards_yellow = 2 za každú z vašich žltých kariet
end-flat = 9 bodov

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: surovín v štvrtiach je { $count }, ale spolu ich je len { $most }.
problem-more-than-resources = { $seat }: na to treba surovín { $count }, ale spolu ich je len { $most }.
problem-many-points = { $seat }: naozaj toľko bodov za zástenou, { $points }?
problem-too-many-cards = „{ $end }“: takých kariet je v škatuli { $most }.
problem-many-districts = Naozaj toľko štvrtí, { $count }?

## Rulings

ruling-hal_districts = Náš výklad: Hal boduje aj štvrte.

## Set-up

lay-square = Zamiešajte dieliky s číslami 1 až { $number } a vyložte ich do štvorca; dielikov: { $count }.
lay-letters = Okolo nich písmená v smere hodinových ručičiek, tri na každej strane.
lay-tiles_away = Dielikov späť do škatule bez nahliadnutia: { $count }.
lay-cards_turned = Vrchných kariet balíčka na odhadzovaciu kôpku: { $count }.
lay-resources = Surovín každého hráča: { $count }.
lay-hal = Bez postáv a žetónov výmeny. Začínate so surovinami, dielikmi a bodmi, z každého { $count }.
lay-renewals = Každému zástena; žetónov výmeny: { $count }.
lay-trios = Každý dostane trojicu postáv a to, čo ukazujú ich rohy.
lay-draft = Rozdajte každému postavy: { $count }. Trikrát si jednu nechajte a ostatné pošlite doľava.
lay-hand = Rozdajte každému kariet: { $count }.

## What Hal does

hal-outward = Hal kladie dielik „{ $tile }“ na miesto písmena { $letter } s jednou surovinou a dostáva body: { $points }.
hal-upward = Hal kladie dielik „{ $tile }“ na dielik „{ $below_tile }“. Surovín na budove: { $resources }.
hal-given-back = Beriete si späť suroviny a dostávate rovnaký počet bodov: { $count }.
hal-keeps = Hal si necháva kartu „{ $card }“.
hal-idle = Žiadny dielik nezostal: Hal nič nerobí.
hal-short = Hal nemá na zaplatenie: suroviny { $has_resources } / { $resources }. Hra sa končí.
hal-out = Halova zásoba sa minula: toto je posledné kolo.

## Hal asks

aid-open = Nech táto obrazovka hrá za Hala
aid-turn = Hal hrá
aid-covered = Staviam na Halovej budove
aid-figure-supply = surovín zostáva
aid-figure-points = body
aid-figure-cards = ponechané karty
hal-covered = Hal si berie späť svoje suroviny a dostáva rovnako bodov: { $count }.
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
hal-colour-none = už žiadna
hal-owner-you = moja
hal-owner-hal = Halova
hal-owner-nobody = ničia
