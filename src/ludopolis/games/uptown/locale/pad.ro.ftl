### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Parcela 1
pad-plot_2 = Parcela 2
pad-plot_3 = Parcela 3
pad-plot_4 = Parcela 4
pad-plot_5 = Parcela 5
pad-coins = Upcoini în portofel
pad-coins_and_deck = Upcoini în portofel și pe teanc
pad-tallest = La egalitate: cartonașe în clădirea ta cea mai înaltă

## What cannot be, or is unlikely

problem-good-plot = { $seat }, parcela { $plot }: chiar atâtea puncte ({ $points })?
problem-many-coins = { $seat }: chiar atâția upcoini ({ $coins })?
problem-more-cards = Clădirile cele mai înalte au împreună mai multe cartonașe decât cele { $most } din cutie.

## Set-up

lay-decks = Amestecă cartonașele de proiecte și împarte fiecăruia, cu fața în sus, un teanc de { $cards ->
    [one] { $cards } cartonaș
    [few] { $cards } cartonașe
   *[other] { $cards } de cartonașe
}.
lay-municipal = Amestecă toate cartonașele municipale ({ $cards }) și pune teancul în mijloc.
lay-coins = Dă fiecărui jucător { $count ->
    [one] { $count } upcoin
    [few] { $count } upcoini
   *[other] { $count } de upcoini
}.
lay-boards = Dă fiecăruia, la întâmplare, o tablă cu stradă; cea cu simbolul de start trebuie să fie printre ele. Începe cine o primește.
