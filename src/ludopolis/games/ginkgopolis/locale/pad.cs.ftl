### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Čtvrti: suroviny každého hráče v každé z nich
pad-first = Čtvrť { $district }, remíza: kdo má vyšší budovu (při shodě vyšší číslo)?
pad-second = Čtvrť { $district }, remíza na druhém místě: kdo má vyšší budovu (při shodě vyšší číslo)?
pad-points = Body za zástěnou
pad-renewals = Žetony výměny
pad-end = Karty: { $end }
pad-count = { $end }: kolik?

## Answers

end-resources_on_red = 1 za surovinu na červených budovách
end-resources_on_blue = 1 za surovinu na modrých budovách
end-resources_on_yellow = 1 za surovinu na žlutých budovách
end-low_buildings = 1 za budovu s 1–2 podlažími
end-high_buildings = 3 za budovu se 3 a více podlažími
end-bonus_cards_exploit = 2 za kartu s bonusem (samotná karta)
end-bonus_cards_urbanize = 2 za kartu s bonusem (stavba do šířky)
end-bonus_cards_construct = 2 za kartu s bonusem (stavba do výšky)
end-cards_red = 2 za každou z vašich červených karet
end-cards_blue = 2 za každou z vašich modrých karet
end-cards_yellow = 2 za každou z vašich žlutých karet
end-flat = 9 bodů

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: surovin ve čtvrtích je { $count }, ale celkem jich je jen { $most }.
problem-more-than-resources = { $seat }: na to { $count ->
    [one] je potřeba { $count } surovina
    [few] jsou potřeba { $count } suroviny
    [many] je potřeba { $count } suroviny
   *[other] je potřeba { $count } surovin
}, ale celkem jich je jen { $most }.
problem-many-points = { $seat }: opravdu { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za zástěnou?
problem-too-many-cards = „{ $end }“: takových karet je v krabici jen { $most }.
problem-many-districts = Opravdu { $count ->
    [one] { $count } čtvrť
    [few] { $count } čtvrti
    [many] { $count } čtvrti
   *[other] { $count } čtvrtí
}?

## Rulings

ruling-hal_districts = Náš výklad: Hal boduje i čtvrti.

## Set-up

lay-square = Zamíchejte destičky s čísly 1 až { $number } (celkem { $count }) a vyložte je do čtverce.
lay-letters = Kolem nich rozložte písmena ve směru hodinových ručiček, na každou stranu tři.
lay-tiles_away = Bez nahlédnutí vraťte do krabice { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
}.
lay-cards_turned = Dejte na odhazovací hromádku { $count ->
    [one] { $count } vrchní kartu
    [few] { $count } vrchní karty
    [many] { $count } vrchní karty
   *[other] { $count } vrchních karet
} balíčku.
lay-resources = Dejte do zásoby suroviny v barvách všech hráčů, od každé barvy { $count }.
lay-hal = Bez postav a žetonů výměny. Začínáte se surovinami, destičkami a body, od každého { $count }.
lay-renewals = Každý dostane zástěnu a { $count ->
    [one] { $count } žeton výměny
    [few] { $count } žetony výměny
    [many] { $count } žetonu výměny
   *[other] { $count } žetonů výměny
}.
lay-trios = Každý dostane trojici postav a to, co je v rozích jejich karet.
lay-draft = Rozdejte každému { $count ->
    [one] { $count } postavu
    [few] { $count } postavy
    [many] { $count } postavy
   *[other] { $count } postav
}. Každý si dvakrát jednu nechá a ostatní pošle doleva; z posledních dvou si jednu nechá a druhou vyřadí.
lay-hand = Rozdejte každému { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.

## What Hal does

hal-outward = Hal pokládá na místo písmena { $letter } destičku „{ $tile }“ s jednou surovinou a dostává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
hal-upward = Hal pokládá destičku „{ $tile }“ na budovu „{ $below_tile }“. Surovin na budově: { $resources }.
hal-given-back = Berete si zpět { $count ->
    [one] { $count } surovinu a dostáváte { $count } bod
    [few] { $count } suroviny a dostáváte { $count } body
    [many] { $count } suroviny a dostáváte { $count } bodu
   *[other] { $count } surovin a dostáváte { $count } bodů
}.
hal-keeps = Hal si nechává kartu „{ $card }“.
hal-idle = Žádná destička nezbývá: Hal nic nedělá.
hal-short = Hal nemá na zaplacení (suroviny: má { $has_resources }, potřebuje { $resources }). Hra končí.
hal-out = Halova zásoba došla: tohle je poslední kolo.

## Hal asks

aid-open = Ať za Hala hraje toto zařízení
aid-turn = Hal hraje
aid-covered = Stavím na Halově budově
aid-figure-supply = zbylé suroviny
aid-figure-points = body
aid-figure-cards = ponechané karty
hal-covered = Hal si bere zpět { $count ->
    [one] { $count } surovinu a dostává { $count } bod
    [few] { $count } suroviny a dostává { $count } body
    [many] { $count } suroviny a dostává { $count } bodu
   *[other] { $count } surovin a dostává { $count } bodů
}.
pad-card_kind = Halova karta
pad-card_number = Které číslo?
pad-card_floors = Kolik podlaží má teď ta budova?
pad-card_owner = Čí je?
pad-card_beside = Podlaží všech budov vedle toho písmena dohromady
pad-second_kind = Halova druhá karta
pad-second_number = Které číslo?
pad-second_floors = Kolik podlaží má teď ta budova?
pad-second_owner = Čí je?
pad-second_beside = Podlaží všech budov vedle toho písmena dohromady
pad-tile_colour = Halova destička
pad-tile_number = Které číslo?
pad-floors_covered = Kolik podlaží měla budova předtím?
hal-colour-red = červená
hal-colour-blue = modrá
hal-colour-yellow = žlutá
hal-colour-none = už žádná
hal-owner-you = moje
hal-owner-hal = Halova
hal-owner-nobody = ničí
