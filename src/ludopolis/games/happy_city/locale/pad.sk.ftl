### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Obyvatelia na kartách
pad-hearts = Srdiečka na kartách
pad-special = Špeciálna budova (počíta sa zvlášť)
pad-copies = Čo kopíruje Sfinga
pad-coins = Zvyšné mince
pad-counted_own = { $card }: počet kariet vo vašom meste ({ $colour })
pad-counted_neighbour = { $card }: počet kariet suseda, ktorý ich má viac ({ $colour })
pad-counted_left = { $card }: počet kariet suseda po ľavici ({ $colour })
pad-majority = { $card }: koľko máte kariet ({ $colour }) v porovnaní s ostatnými mestami
pad-below_neighbours = { $card }: je váš príjem nižší ako príjem každého suseda?
pad-next_two = { $card }: majú dve nasledujúce karty rovnakú farbu?
pad-adjacent = { $card }: koľko okolitých kariet je jednej farby?
pad-cards = { $card }: počet kariet vo vašom meste
pad-income = { $card }: váš príjem
pad-copied_residents = { $card }: obyvatelia na kopírovanej karte
pad-copied_hearts = { $card }: srdiečka na kopírovanej karte
pad-added_residents = { $card }: koľko pridáva obyvateľov
pad-added_hearts = { $card }: koľko pridáva srdiečok

## Answers

majority-most = najviac
majority-tied = najviac, delené prvenstvo
majority-fewer = menej
answer-yes = áno
answer-no = nie
adjacent-none = žiadne
adjacent-two = dve
adjacent-three = tri

## What cannot be, or is unlikely

problem-too-good = { $seat }: desať kariet nemôže mať spolu toľko obyvateľov a srdiečok. Najviac je { $most }.
problem-no-hearts = { $seat }: naozaj žiadne srdiečko?
problem-no-residents = { $seat }: naozaj žiadny obyvateľ?
problem-special-twice = Karta „{ $card }“ je v dvoch mestách ({ $seat } a { $other_seat }). V škatuli je len jedna.

## Rulings

ruling-not_below_zero = Náš výklad: { $card } nikdy nezníži body mesta pod 0.

## Set-up

lay-decks = Zamiešajte tri balíčky budov: { $first }, { $second } a { $third } kariet.
lay-dwellings = Pripravte tri kôpky obydlí, v každej { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
lay-specials_family = Vyložte lícom nahor špeciálne budovy rodinného variantu: { $count }.
lay-specials_expert = Vyložte lícom nahor špeciálne budovy pokročilého variantu: { $count }.
lay-coins = Dajte každému hráčovi { $count ->
    [one] { $count } mincu
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}.
lay-markets_white = Každý začína s bielym Šťastným obchodíkom.
lay-markets_draft = Vyložte päť farebných obchodíkov. Každý si vezme jeden; začína posledný hráč.
