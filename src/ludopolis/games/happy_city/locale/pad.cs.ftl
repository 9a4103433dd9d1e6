### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Obyvatelé na kartách
pad-hearts = Srdíčka na kartách
pad-special = Speciální budova (počítá se zvlášť)
pad-copies = Co kopíruje Sfinga
pad-coins = Zbylé mince
pad-counted_own = { $card }, { $colour } barva: počet karet ve vašem městě
pad-counted_neighbour = { $card }, { $colour } barva: počet karet souseda, který jich má víc
pad-counted_left = { $card }, { $colour } barva: počet karet souseda po levici
pad-majority = { $card }, { $colour } barva: kolik máte karet ve srovnání s ostatními městy
pad-below_neighbours = { $card }: je váš příjem nižší než příjem každého souseda?
pad-next_two = { $card }: mají dvě následující karty stejnou barvu?
pad-adjacent = { $card }: kolik sousedních karet má stejnou barvu?
pad-cards = { $card }: počet karet ve vašem městě
pad-income = { $card }: váš příjem
pad-copied_residents = { $card }: obyvatelé na kopírované kartě
pad-copied_hearts = { $card }: srdíčka na kopírované kartě
pad-added_residents = { $card }: kolik přidává obyvatel
pad-added_hearts = { $card }: kolik přidává srdíček

## Answers

majority-most = nejvíc
majority-tied = nejvíc, dělené prvenství
majority-fewer = méně
answer-yes = ano
answer-no = ne
adjacent-none = žádné
adjacent-two = dvě
adjacent-three = tři

## What cannot be, or is unlikely

problem-too-good = { $seat }: deset karet nemůže mít dohromady tolik obyvatel a srdíček. Nejvíc je { $most }.
problem-no-hearts = { $seat }: opravdu žádné srdíčko?
problem-no-residents = { $seat }: opravdu žádný obyvatel?
problem-special-twice = Karta „{ $card }“ je ve dvou městech: { $seat } a { $other_seat }. V krabici je jen jedna.

## Rulings

ruling-not_below_zero = Náš výklad: { $card } nikdy nesníží body města pod 0.

## Set-up

lay-decks = Zamíchejte tři balíčky budov: { $first }, { $second } a { $third } karet.
lay-dwellings = Připravte tři hromádky obydlí, v každé { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
lay-specials_family = Vyložte lícem nahoru { $count ->
    [one] { $count } speciální budovu
    [few] { $count } speciální budovy
    [many] { $count } speciální budovy
   *[other] { $count } speciálních budov
} rodinné varianty.
lay-specials_expert = Vyložte lícem nahoru { $count ->
    [one] { $count } speciální budovu
    [few] { $count } speciální budovy
    [many] { $count } speciální budovy
   *[other] { $count } speciálních budov
} pokročilé varianty.
lay-coins = Dejte každému hráči { $count ->
    [one] { $count } minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}.
lay-markets_white = Každý začíná s bílým Obchůdkem u Štístka.
lay-markets_draft = Vyložte pět barevných obchůdků. Každý si vezme jeden, začíná poslední hráč.
