# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = A roof over plot one
lesson-first-about = Both actions of a turn, the first roof and its coins, a gift, and building upwards.

lesson-first-shop-title = Two projects, build one
lesson-first-shop = You have a street of five plots and build it upwards. Every turn begins with a **free card**. It shows two projects, and you build one of them. A Roof garden needs a roof, so take the Shop: it goes on plot 1 [1].
lesson-first-shop-do = Turn the card to the Shop and build it on plot 1.
lesson-first-shop-plot = Any empty plot will do. For this lesson take plot 1.
lesson-first-shop-discard = You may discard a free card. But a Shop earns money: build it on plot 1.

lesson-first-second-title = The second action
lesson-first-second = The Shop shows 2 coins: your street earns them whenever one of your plots gets a roof. Now the second action: **buy** the top card of any deck, or take a municipal card [1] for nothing.
lesson-first-second-do = Take the municipal card.
lesson-first-second-buy = You could pay for that one. First see what is free: the municipal card.

lesson-first-point-title = Your first prestige
lesson-first-point = A municipal card has four projects, two on each side. The Milk bar brings 1 prestige, but only **on the ground floor**: an empty plot, such as plot 2 [1].
lesson-first-point-do = Turn the card to the Milk bar and build it on plot 2.
lesson-first-point-above = On top of the Shop it would bring nothing: it wants the ground floor. Take plot 2.
lesson-first-point-plot = Any empty plot will do. For this lesson take plot 2.
lesson-first-point-roof = That is a roof already, and it would close the plot. Roofs come soon: take the Milk bar.
lesson-first-point-discard = You may discard it. But the Milk bar is worth 1 prestige: build it on plot 2.
lesson-first-point-then = Ada builds, then buys the top card of **your** deck for 3 coins and lays them on it. Her Kiosk has a roof, so her street pays her 3. You collect the 3 coins from your deck, and have no free card in exchange.

lesson-first-buy-title = Buying from a rival
lesson-first-buy = You collected 3 coins **instead of** a free card, and have 13. You want a roof, and the card on Ada's deck [1] has one: the Roof terrace. It costs 5. Your coins lie on her deck and block it until she collects them.
lesson-first-buy-do = Buy the top card of Ada's deck for 5.
lesson-first-buy-own = There is no roof on that one. Ada's card has a Roof terrace.
lesson-first-buy-free = It is free, but look at Ada's deck: a roof for 5 coins.

lesson-first-roof-title = A roof makes the street pay
lesson-first-roof = A bought card must be built. A roof closes a plot, and then your **whole street** pays: 2 for the Shop and 1 for the Roof terrace itself. Put it on plot 1 [1].
lesson-first-roof-do = Build the Roof terrace on plot 1.
lesson-first-roof-plot = It would pay the same there. But then the Milk bar could never grow: take plot 1.
lesson-first-roof-floor = That brings prestige, but no roof and so no coins. Take the Roof terrace.
lesson-first-roof-then = 3 coins for you, and plot 1 is closed. Ada collects the 5 coins from her deck, and gives you a present: a Substation on your plot 3. It costs you 2 coins at every roof.

lesson-first-gift-title = Gifts
lesson-first-gift = The red ribbon [1] marks a **gift**: it is only built on somebody else's street. Pay Ada back. The Noisy bar takes 3 prestige from her, on her plot 1 [2].
lesson-first-gift-do = Turn the card to the Noisy bar and give it to Ada, on her plot 1.
lesson-first-gift-flat = That is good for you. But 3 less for her is more, this time. Take the Noisy bar.
lesson-first-gift-discard = A gift is too good to throw away. Give Ada the Noisy bar.
lesson-first-gift-other = She does not mind where it stands. For this lesson take her plot 1.

lesson-first-own-title = Your own deck
lesson-first-own = On your own deck [1] lies a Roof pool: 4 prestige. It costs 5, and for a card of your own you pay the bank, so nothing is blocked.
lesson-first-own-do = Buy the top card of your deck for 5.
lesson-first-own-other = You could. But 4 prestige lie on your own deck: buy that card.

lesson-first-pool-title = On top of a roof
lesson-first-pool = Nothing is built on a roof, except **rooftop projects** such as the Roof pool. You have one closed plot: plot 1 [1].
lesson-first-pool-do = Build the Roof pool on plot 1.
lesson-first-pool-cafe = That is a roof for a plot that has only one floor: too early. Take the Roof pool.
lesson-first-pool-then = Ada builds two floors on her plot 3. You have 7 prestige now.

lesson-first-upwards-title = Upwards
lesson-first-upwards = The floors below go on counting. Put the Gallery, 3 prestige, on the Milk bar: plot 2 [1].
lesson-first-upwards-do = Build the Gallery on plot 2.
lesson-first-upwards-plot = You may. But tall buildings bring the best roofs: plot 2, on the Milk bar.
lesson-first-upwards-other = Allowed too. For this lesson build the Gallery on plot 2.

lesson-first-free-title = Buy, or take what is free
lesson-first-free = The second action again. You have 6 coins, but the municipal card is good today.
lesson-first-free-do = Take the municipal card.
lesson-first-free-buy = A good card. If Ada does not buy it, your own one is yours for nothing next turn. Take the municipal card.

lesson-first-square-title = Ground floor and roof in one
lesson-first-square = The Square is ground floor and roof at once. On plot 4 [1] it closes the plot, and your street pays: 3, less 2 for the Substation.
lesson-first-square-do = Turn the card to the Square and build it on plot 4.
lesson-first-square-five = Just as good. For this lesson take plot 4.
lesson-first-square-other = Allowed too. For this lesson take the Square, on plot 4.
lesson-first-square-then = 1 coin for you, and two plots are closed. Ada builds on her plot 4.

lesson-first-choose-title = Now you choose
lesson-first-choose = Close plot 2 [1] with the Glass attic office and be paid again, or put a Roof garden on a closed plot, such as plot 1 [2], for 3 prestige. Both are good.
lesson-first-choose-do = Build the Glass attic office on plot 2, or the Roof garden on a roof.
lesson-first-choose-gift = That closes the plot with the Substation. Allowed, but plot 2 has more to crown.
lesson-first-choose-discard = Both halves are good. Build one of them.

lesson-first-end-title = The rest is yours
lesson-first-end = The round is finished and the game over when a deck is empty or a street has **five roofs**. Prestige counts, and three coins are one more. Earn first, don't close too early, and watch the tops of all decks. Finish this game against Ada.
