### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Dzielnice: zasoby każdego gracza w każdej z nich
pad-first = Dzielnica { $district }, remis: kto ma wyższy budynek (a przy równych wyższy numer)?
pad-second = Dzielnica { $district }, remis o drugie miejsce: kto ma wyższy budynek (a przy równych wyższy numer)?
pad-points = Punkty za zasłonką
pad-renewals = Żetony wymiany
pad-end = Karty: { $end }
pad-count = { $end }: ile?

## Answers

end-resources_on_red = 1 za każdy zasób na czerwonych budynkach
end-resources_on_blue = 1 za każdy zasób na niebieskich budynkach
end-resources_on_yellow = 1 za każdy zasób na żółtych budynkach
end-low_buildings = 1 za każdy budynek z 1–2 poziomami
end-high_buildings = 3 za każdy budynek z 3 lub więcej poziomami
end-bonus_cards_exploit = 2 za każdą kartę z premią (sama karta)
end-bonus_cards_urbanize = 2 za każdą kartę z premią (rozbudowa)
end-bonus_cards_construct = 2 za każdą kartę z premią (nadbudowa)
end-cards_red = 2 za każdą z twoich czerwonych kart
end-cards_blue = 2 za każdą z twoich niebieskich kart
end-cards_yellow = 2 za każdą z twoich żółtych kart
end-flat = 9 punktów

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: zasobów w dzielnicach jest { $count }, a wszystkich jest tylko { $most }.
problem-more-than-resources = { $seat }: przy tych liczbach potrzeba zasobów: { $count }, a wszystkich jest tylko { $most }.
problem-many-points = { $seat }: za zasłonką naprawdę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}?
problem-too-many-cards = „{ $end }”: takich kart w pudełku jest tylko { $most }.
problem-many-districts = Naprawdę { $count ->
    [one] { $count } dzielnica
    [few] { $count } dzielnice
    [many] { $count } dzielnic
   *[other] { $count } dzielnicy
}?

## Rulings

ruling-hal_districts = Nasza interpretacja: Hal też dostaje punkty za dzielnice.

## Set-up

lay-square = Potasuj kafelki z numerami od 1 do { $number } (razem { $count }) i ułóż je w kwadrat.
lay-letters = Wokół nich ułóż litery zgodnie z ruchem wskazówek zegara, po trzy z każdej strony.
lay-tiles_away = Odłóż do pudełka, bez oglądania, { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
lay-cards_turned = Odłóż na stos kart odrzuconych { $count ->
    [one] { $count } wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchniej karty
} talii.
lay-resources = Odłóż do puli po { $count ->
    [one] { $count } zasobie
    [few] { $count } zasoby
    [many] { $count } zasobów
   *[other] { $count } zasobu
} w kolorze każdego gracza.
lay-hal = Bez postaci i bez żetonów wymiany. Na start masz: zasoby { $count }, kafelki { $count }, punkty { $count }.
lay-renewals = Każdy dostaje zasłonkę i { $count ->
    [one] { $count } żeton wymiany
    [few] { $count } żetony wymiany
    [many] { $count } żetonów wymiany
   *[other] { $count } żetonu wymiany
}.
lay-trios = Każdy dostaje trójkę postaci i to, co widać w rogach ich kart.
lay-draft = Rozdaj każdemu po { $count ->
    [one] { $count } postaci
    [few] { $count } postacie
    [many] { $count } postaci
   *[other] { $count } postaci
}. Dwa razy zatrzymaj jedną i przekaż resztę w lewo, a z ostatnich dwóch zatrzymaj jedną i odrzuć drugą.
lay-hand = Rozdaj każdemu po { $count ->
    [one] { $count } karcie
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.

## What Hal does

hal-outward = Hal kładzie w miejscu litery { $letter } kafelek „{ $tile }” z jednym zasobem i dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hal-upward = Hal kładzie kafelek „{ $tile }” na kafelku „{ $below_tile }”. Zasoby na budynku: { $resources }.
hal-given-back = Odzyskujesz zasoby i dostajesz tyle samo punktów: { $count }.
hal-keeps = Hal zatrzymuje kartę „{ $card }”.
hal-idle = Nie ma już kafelków: Hal nic nie robi.
hal-short = Hal nie może zapłacić (zasoby: ma { $has_resources }, trzeba { $resources }). Koniec gry.
hal-out = Hal nie ma już zasobów: to ostatnia runda.

## Hal asks

aid-open = Niech to urządzenie gra za Hala
aid-turn = Hal gra
aid-covered = Buduję na budynku Hala
aid-figure-supply = pozostałe zasoby
aid-figure-points = punkty
aid-figure-cards = zatrzymane karty
hal-covered = Hal zabiera swoje zasoby i dostaje tyle samo punktów: { $count }.
pad-card_kind = Karta Hala: kolor albo litera
pad-card_number = Jaki numer?
pad-card_floors = Ile poziomów ma teraz ten budynek?
pad-card_owner = Czyj jest?
pad-card_beside = Poziomy wszystkich budynków obok tej litery, razem
pad-second_kind = Druga karta Hala: kolor albo litera
pad-second_number = Jaki numer?
pad-second_floors = Ile poziomów ma teraz ten budynek?
pad-second_owner = Czyj jest?
pad-second_beside = Poziomy wszystkich budynków obok tej litery, razem
pad-tile_colour = Kolor kafelka Hala
pad-tile_number = Jaki numer?
pad-floors_covered = Ile miał poziomów przedtem?
hal-colour-red = czerwony
hal-colour-blue = niebieski
hal-colour-yellow = żółty
hal-colour-none = brak kafelków
hal-owner-you = mój
hal-owner-hal = Hala
hal-owner-nobody = niczyj
