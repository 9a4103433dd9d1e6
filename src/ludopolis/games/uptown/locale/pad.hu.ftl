### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = 1. telek
pad-plot_2 = 2. telek
pad-plot_3 = 3. telek
pad-plot_4 = 4. telek
pad-plot_5 = 5. telek
pad-coins = Upcoinok a tárcádban
pad-coins_and_deck = Upcoinok a tárcádban és a paklidon
pad-tallest = Döntetlennél: a legmagasabb épületed lapjai

## What cannot be, or is unlikely

problem-good-plot = { $seat }, { $plot }. telek: tényleg { $points } pont?
problem-many-coins = { $seat }: tényleg { $coins } upcoin?
problem-more-cards = A legmagasabb épületekben együtt több lap van, mint a dobozban (ott { $most } van).

## Set-up

lay-decks = Keverd meg a tervkártyákat, és ossz mindenkinek egy { $cards } lapos paklit, képpel felfelé.
lay-municipal = Keverd meg a városi lapokat ({ $cards } lap), és tedd egy kupacban középre.
lay-coins = Adj mindenkinek { $count } upcoint.
lay-boards = Sorsold ki az utcafronttáblákat; a kezdőszimbólumos legyen a kiosztottak között. Az kezd, aki azt kapja.
