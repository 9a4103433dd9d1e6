# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = A roof over plot one
lesson-first-about = Both actions of a turn, your first roof and its coins, a gift, and building upwards.

lesson-first-shop-title = Two projects, build one
lesson-first-shop = You build a street of five plots, and **most points** wins: prestige, plus 1 for every 3 coins. Every turn starts with a free card. It shows two projects, and you build one of them. A Roof garden needs a roof, so take the Shop and put it on plot 1 [1].
lesson-first-shop-do = Build the Shop on plot 1.
lesson-first-shop-plot = Any empty plot will do. For this lesson, choose plot 1.
lesson-first-shop-discard = You may discard a free card. But a Shop earns coins: build it on plot 1.

lesson-first-second-title = The second action
lesson-first-second = The Shop shows 2 coins: your street earns them whenever one of your plots gets a roof. Now for the second action: **buy** the top card of any deck, or take a municipal card [1] for free.
lesson-first-second-do = Take the municipal card.
lesson-first-second-buy = You can afford that one. But first see what is free: take the municipal card.

lesson-first-point-title = Your first prestige
lesson-first-point = A municipal card has four projects, two on each side. The Milk bar brings 1 prestige, but only **on the ground floor**. So it needs an empty plot, such as plot 2 [1].
lesson-first-point-do = Turn the card to the Milk bar and build it on plot 2.
lesson-first-point-above = On top of the Shop it would bring nothing: it needs the ground floor. Choose plot 2.
lesson-first-point-plot = Any empty plot will do. For this lesson, choose plot 2.
lesson-first-point-roof = That is a roof, and it would close the plot. Roofs come soon: take the Milk bar.
lesson-first-point-discard = You may discard it. But the Milk bar brings 1 prestige: build it on plot 2.
lesson-first-point-then = Ada builds. Then she buys the Kiosk on top of **your** deck and puts 3 coins there. The Kiosk has a roof, so her street pays her 3. You collect the 3 coins from your deck, so you get no free card.

lesson-first-buy-title = Buying from a rival
lesson-first-buy = Ada bought from your deck. You collected her 3 coins **instead of** a free card, and have 13. On top of her deck [1] is a roof: the Roof terrace, for 5. Your 5 coins will stay on her deck and block it until she collects them.
lesson-first-buy-do = Buy the top card of Ada’s deck for 5.
lesson-first-buy-own = That card has no roof. Ada’s has one: the Roof terrace.
lesson-first-buy-free = It is free, but look at Ada’s deck: a roof for 5 coins.

lesson-first-roof-title = A roof makes the street pay
lesson-first-roof = You must build a card you buy. A roof closes a plot, and then your **whole street** pays: 2 for the Shop and 1 for the Roof terrace itself. Put it on plot 1 [1].
lesson-first-roof-do = Build the Roof terrace on plot 1.
lesson-first-roof-plot = It would pay the same there. But then the Milk bar could never grow: choose plot 1.
lesson-first-roof-floor = That brings prestige, but it is not a roof, so no coins. Take the Roof terrace.
lesson-first-roof-then = 3 coins for you, and plot 1 is closed. Ada collects the 5 coins from her deck and gives you a gift: a Substation on your plot 3. It costs you 2 coins with each new roof.

lesson-first-gift-title = Gifts
lesson-first-gift = The red ribbon [1] marks a **gift**: you may only build it on somebody else’s street. Pay Ada back. The Noisy bar on her plot 1 [2] costs her 3 prestige.
lesson-first-gift-do = Turn the card to the Noisy bar and give it to Ada, on her plot 1.
lesson-first-gift-flat = That is good for you. But making Ada lose 3 prestige does more this time: take the Noisy bar.
lesson-first-gift-discard = This gift is too good to discard. Give Ada the Noisy bar.
lesson-first-gift-other = It hurts just as much there. For this lesson, choose her plot 1.

lesson-first-own-title = Your own deck
lesson-first-own = On top of your own deck [1] is a Roof pool: 4 prestige. It costs 5. For a card from your own deck you pay the bank, so nothing is blocked.
lesson-first-own-do = Buy the top card of your deck for 5.
lesson-first-own-other = You could. But the card on top of your own deck brings 4 prestige: buy it.

lesson-first-pool-title = On top of a roof
lesson-first-pool = You may build nothing on a roof except **rooftop projects**, such as the Roof pool. You have one closed plot: plot 1 [1].
lesson-first-pool-do = Build the Roof pool on plot 1.
lesson-first-pool-cafe = That is a roof, and the plot has only one floor: too early. Take the Roof pool.
lesson-first-pool-then = Ada builds two floors on her plot 3. You have 7 prestige now.

lesson-first-upwards-title = Going up
lesson-first-upwards = The floors below still count. Put the Gallery, worth 3 prestige, on top of the Milk bar: plot 2 [1].
lesson-first-upwards-do = Build the Gallery on plot 2.
lesson-first-upwards-plot = You may. But the best roofs belong on tall buildings: choose plot 2, on top of the Milk bar.
lesson-first-upwards-other = That’s allowed too. For this lesson, build the Gallery on plot 2.

lesson-first-free-title = Buy a card, or take a free one
lesson-first-free = Time for the second action. You have 6 coins, but the municipal card is good this time.
lesson-first-free-do = Take the municipal card.
lesson-first-free-buy = You could. But the municipal card is better this time, and it is free: take that one.

lesson-first-square-title = Ground floor and roof in one
lesson-first-square = The Square is ground floor and roof in one. On plot 4 [1] it closes the plot, and your street pays: 3, minus 2 for the Substation.
lesson-first-square-do = Turn the card to the Square and build it on plot 4.
lesson-first-square-five = Just as good. For this lesson, choose plot 4.
lesson-first-square-other = That’s allowed too. For this lesson, build the Square on plot 4.
lesson-first-square-then = 1 coin for you, and two plots are closed. Ada builds on her plot 4.

lesson-first-choose-title = Now you choose
lesson-first-choose = Close plot 2 [1] with the Glass attic office and get paid again, or put a Roof garden, worth 3 prestige, on a closed plot, such as plot 1 [2]. Both are good.
lesson-first-choose-do = Build the Glass attic office on plot 2, or the Roof garden on a roof.
lesson-first-choose-gift = That closes plot 3, the one with the Substation. That’s allowed, but plot 2 is the better one to close.
lesson-first-choose-discard = Both projects are good. Build one of them.

lesson-first-end-title = The rest is yours
lesson-first-end = When a deck runs out or a street has **five roofs**, that round is the last. Prestige counts, and every 3 coins are 1 more point. First build up what your street pays, don’t close too early, and watch the top cards of all decks. Finish this game against Ada.

lesson-roofs = Roofs: when to cash in
lesson-roofs-about = Two roofs in one turn on a rich street, and a third that a rival gives you.

lesson-roofs-flat-title = What a roof pays now
lesson-roofs-flat = This number [1] is what your street pays when you close a plot: 7 coins now. The Flat roof adds 2 of its own. Your tall plots deserve a better roof, so close plot 1 [2].
lesson-roofs-flat-do = Turn the card to the Flat roof and build it on plot 1.
lesson-roofs-flat-plot = It pays 9 there too. But tall plots deserve a better roof: choose plot 1.
lesson-roofs-flat-garden = That brings 3 prestige, but it is not a roof, so no coins. Take the Flat roof.
lesson-roofs-flat-discard = You may discard it. But a roof pays you 9 coins: build it on plot 1.

lesson-roofs-next-title = And again
lesson-roofs-next = 9 coins: now you have 19 [1]. Nothing is used up: at the **next** roof the whole street pays again. There is one on top of your deck [2], the Sky office for 6.
lesson-roofs-next-do = Buy the top card of your deck for 6.
lesson-roofs-next-free = The Small attic there is a roof too, and it is free. But the Sky office brings more prestige: buy it.
lesson-roofs-next-gift = That roof is a gift: it would make Ada’s street pay. Buy the card from your own deck.

lesson-roofs-sky-title = A roof for the tallest
lesson-roofs-sky = The Sky office brings 1 prestige for **each floor below it**. Plot 3 [1] has three floors, plot 2 has two. Wherever it goes, your street pays 9.
lesson-roofs-sky-do = Build the Sky office on plot 3.
lesson-roofs-sky-two = Two floors, 2 prestige. Plot 3 has three: choose that one.
lesson-roofs-sky-clinic = That brings 3 prestige as well, but it is not a roof, so no coins. Take the Sky office.
lesson-roofs-sky-then = 3 prestige and 9 coins. Ada puts a Tarpaulin roof on your plot 2, and builds a Co-op shop with her second action.

lesson-roofs-end-title = A gift that pays
lesson-roofs-end = Ada closed your plot 2 [1]: −2 prestige, and it can’t grow any more. But a roof pays **the owner of the plot**: you got 9 coins and have 31. So first build up what your street pays, then close plot after plot. Finish this game against Ada.

lesson-gifts = Gifts
lesson-gifts-about = Where gifts may go, what protects against them, and why one can help a rival.

lesson-gifts-bar-title = What protects a building
lesson-gifts-bar = Gifts go on a rival’s open plots. A **crossed-out gift** protects a whole building, so no gift can go on Ada’s Gated flats [1]. Her Shop [2] has no such sign. The Noisy bar costs her 3 prestige.
lesson-gifts-bar-do = Turn the card to the Noisy bar and give it to Ada, on her plot 2.
lesson-gifts-bar-plot = That’s allowed too. For this lesson, choose her plot 2, the Shop.
lesson-gifts-bar-own = That brings you 1 coin and 1 prestige. For this lesson, give the Noisy bar to Ada.
lesson-gifts-bar-discard = You may discard it. But a gift costs you nothing: give it to Ada.

lesson-gifts-counts-title = A gift counts as what it is
lesson-gifts-counts = Ada only went from 6 prestige to 5. The Noisy bar is a café, and her Roastery [1] brings 2 prestige **for each café on the street**. Before you give something, look at what your rival’s buildings count. There is another gift on your deck [2], for 3 coins.
lesson-gifts-counts-do = Buy the top card of your deck for 3.
lesson-gifts-counts-free = That card has a gift too: it is free and costs Ada 2 prestige. But the Pigeon loft on your deck costs her 3: buy that card.
lesson-gifts-counts-flat = That brings you 2 prestige. But the Pigeon loft on your own deck costs Ada 3: buy that card.

lesson-gifts-loft-title = A gift for a roof
lesson-gifts-loft = A roof keeps gifts out, except those made for roofs. The Pigeon loft goes **on roofs only**, and Ada has one closed plot: plot 4 [1].
lesson-gifts-loft-do = Turn the card to the Pigeon loft and give it to Ada, on her plot 4.
lesson-gifts-loft-own = 1 more prestige for you, or 3 less for her. Take the Pigeon loft.
lesson-gifts-loft-then = Ada is down to 2 prestige. She builds a Family flat, takes a municipal card and gives you a Waste sorting point.

lesson-gifts-end-title = Ada strikes back
lesson-gifts-end = The Waste sorting point costs you 2 prestige. Your Concierge [1] accepts no gifts, so Ada put the Waste sorting point on the Studio flat [2]. It stays there, but you may build on top of it. Finish this game against Ada.

lesson-municipal = Municipal cards and your coins
lesson-municipal-about = Discarding, blocked decks, four projects on one card, and collecting coins instead of taking a free card.

lesson-municipal-discard-title = Short of coins
lesson-municipal-discard = Both projects on your free card cost you 1 prestige; you may **discard** it. After that you can’t buy: you have 2 coins [1], your own card [2] costs 6, and your coins block Ada’s deck [3]. That leaves the municipal card.
lesson-municipal-discard-do = Discard the card.
lesson-municipal-discard-build = You may: building it trades 1 prestige for more coins. For this lesson, discard the card.

lesson-municipal-four-title = Four projects
lesson-municipal-four = Municipal cards [1] are **always free**. Turn the card round for the other end, or over for the other side. The Council flat brings 1 prestige on any floor; put it on plot 2 [2].
lesson-municipal-four-do = Turn the card to the Council flat and build it on plot 2.
lesson-municipal-four-plot = Just as good. For this lesson, choose plot 2.
lesson-municipal-four-project = That’s allowed too. For this lesson, build the Council flat on plot 2.
lesson-municipal-four-pass = You may: taking a municipal card and discarding it is how you pass. But here is 1 prestige: build the Council flat.
lesson-municipal-four-then = Ada collects your 4 coins instead of taking a free card. Then she buys the Park from your deck for 6, and its roof pays her 3.

lesson-municipal-collected-title = Instead of a free card
lesson-municipal-collected = Ada left 6 coins on your deck. You collected them **instead of a free card** and have 8 [1]: this turn you have only the second action. Ada has collected your coins, so you can buy from her deck [2] again.
lesson-municipal-collected-do = Buy the top card of Ada’s deck for 3.
lesson-municipal-collected-own = You could, but if Ada leaves that card, it is free next turn. Buy Ada’s card.
lesson-municipal-collected-free = Free as always. But you have coins now: buy Ada’s card.

lesson-municipal-flats-title = Build what you buy
lesson-municipal-flats = You can’t discard a card you bought. The Flats bring 2 prestige, and on top of the Council flat [1] they make your building taller.
lesson-municipal-flats-do = Build the Flats on plot 2.
lesson-municipal-flats-plot = That’s allowed too. For this lesson, build upwards, on plot 2.
lesson-municipal-flats-offices = 1 prestige, and 1 coin with each new roof: not bad. For this lesson, take the Flats.
lesson-municipal-flats-then = Ada collects your 3 coins, so she gets no free card either. She takes a municipal card.

lesson-municipal-end-title = Where your coins go
lesson-municipal-end = Buying from Ada gave her coins [1] but cost her a free card. For a card from your own deck you pay the bank, but next turn it would be free. A municipal card costs nothing and helps nobody else. Finish this game against Ada.
