# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Your first city
lesson-first-about = The whole turn, the first points and a special building, move by move.

lesson-first-window-title = Three cards to choose from
lesson-first-window = You build a city of ten cards, and **the happiest city** wins: the one with many residents and many hearts. Your first card, the Happy Market, has paid you a coin: you have 3. Start by revealing cards from the decks until three are face up. The numbers on the decks [1] are prices.
lesson-first-window-do = Reveal a card from the cheap deck, 1–3.
lesson-first-window-dear = You could, but those cards cost more than your 3 coins. Take the cheap deck, 1–3.

lesson-first-bookshop-title = How to read a card
lesson-first-bookshop = The Bookshop [1] costs 3. Below its name you see what it brings: a coin **every round**, and one resident.
lesson-first-bookshop-do = Reveal another card from the 1–3 deck.
lesson-first-bookshop-dear = Any deck is allowed. For now, stay with the cheap one, 1–3.

lesson-first-crossed-title = A minus takes away
lesson-first-crossed = The Steelworks [1] also pay a coin every round, but the heart with −1 takes **one heart away**.
lesson-first-crossed-do = Now peek at the expensive cards: reveal one from the 6–9 deck.
lesson-first-crossed-cheap = You choose a deck for every card. Try the expensive one, 6–9, just to see.

lesson-first-buy-title = One card a turn
lesson-first-buy = The Amusement Park has 3 hearts, but it costs 9 and you have 3 coins [2]. You buy **one card a turn**, so start with something that pays: the Bookshop [1].
lesson-first-buy-do = Buy the Bookshop for 3.
lesson-first-buy-cards = You can afford that one. But the Bookshop brings a coin every round and a resident: buy it.
lesson-first-buy-coin = You may take a coin instead of a card. But the Bookshop gives you a coin every round: buy it.
lesson-first-buy-then = Ada reveals a second Bookshop and buys the Steelworks: a coin every round, but one heart less. Then a new round begins, and everybody gets their income.

lesson-first-discard-title = Each name only once
lesson-first-discard = A city may hold each card **only once**, so the second Bookshop [1] is no use to you. At the start of your turn you may discard one card, and then Ada can’t have it either.
lesson-first-discard-do = Discard the Bookshop.
lesson-first-discard-dream = Leave that one: some day you will buy it. Discard the Bookshop.
lesson-first-discard-keep = Keeping everything is often right. But only Ada can use the Bookshop: discard it.

lesson-first-look-title = One at a time
lesson-first-look = Two cards are missing. You see each one before you choose a deck for the next. You have 2 coins.
lesson-first-look-do = Reveal a card from the 1–3 deck.
lesson-first-look-dear = You have 2 coins: look among the cards that cost 1 to 3.

lesson-first-heart-title = Your first heart
lesson-first-heart = The Town Square [1] has a heart, and you can afford it. But three cards must be face up before you buy.
lesson-first-heart-do = Reveal one more card from the 1–3 deck.

lesson-first-times-title = Residents times hearts
lesson-first-times = Your points are residents **times** hearts [1]. You have 1 resident and no hearts, and 1 × 0 is 0. Buy the Town Square [2] and watch.
lesson-first-times-do = Buy the Town Square for 2.
lesson-first-times-house = 2 residents times no hearts is still 0. You need a heart: buy the Town Square.
lesson-first-times-coin = Saving is fine, but a heart gets you your first point now. Buy the Town Square.
lesson-first-times-then = Your first point. Ada buys the Igloo. A new round: you get 2 coins, one from the market and one from the Bookshop.

lesson-first-parts-title = The four parts of a turn
lesson-first-parts = You now know three parts of a turn [1]: discard a card if you like, reveal until there are three, buy one. There is nothing worth discarding this time.
lesson-first-parts-do = Keep all cards.
lesson-first-parts-card = That card does you no harm. Keep them all this time.

lesson-first-again-title = The third card
lesson-first-again = One card is missing.
lesson-first-again-do = Reveal a card from the 1–3 deck.

lesson-first-house-title = Dwellings
lesson-first-house = Nobody has to reveal dwellings: they are for sale from the start. There is only one of each. The House [1] brings a resident, and it is green; you will soon see why that matters.
lesson-first-house-do = Buy the House for 1 coin.
lesson-first-house-school = That brings a resident too. But you need a green card, as you will see in a moment. Buy the House.
lesson-first-house-coin = You can save up later. The House costs only 1 coin.

lesson-first-special-later = Special buildings come in step { $step }
lesson-first-special-title = A special building
lesson-first-special = Here is the fourth part of a turn. The Toy Shop [1] needs a blue card and a green card, and you have both [2] [3]. It costs **nothing**, and you keep those cards. Everybody may take one special building in a game.
lesson-first-special-do = Take the Toy Shop.
lesson-first-special-pass = You may wait for a different one. But the Toy Shop doubles your income now: take it.
lesson-first-special-then = The Toy Shop pays 2 coins every round, so your income is 4. Ada buys the Apartment Block. She has 3 residents but −1 heart: still 0 points.

lesson-first-save-title = The expensive card
lesson-first-save = You got 4 coins and have 5. The Amusement Park [1] is still there, and Ada can’t afford it either.
lesson-first-save-do = Keep all cards.
lesson-first-save-dream = Then it would be gone. Leave it there and save up for it.
lesson-first-save-card = You could, but you won’t buy anything this turn. Keep all cards.

lesson-first-coin-title = A coin instead of a card
lesson-first-coin = You never have to buy. You may take **1 coin** instead. With your income of 4, you will have 10 next round.
lesson-first-coin-do = Take a coin.
lesson-first-coin-buy = You could. But you are saving up for the Amusement Park. Take a coin.
lesson-first-coin-then = Ada buys the School. You get 4 coins and have 10.

lesson-first-ten-title = Ten coins
lesson-first-ten = The Amusement Park is still there, and now you can afford it. But first: do you want to discard anything?
lesson-first-ten-do = Keep all cards.
lesson-first-ten-dream = You have been saving up for this one. Keep it.
lesson-first-ten-card = That card does you no harm. Keep all cards.

lesson-first-middle-title = The middle deck
lesson-first-middle = One card is missing. The middle deck [1] has cards that cost 4 or 5.
lesson-first-middle-do = Reveal a card from the 4–5 deck.
lesson-first-middle-other = Any deck is allowed. Take a look at the middle one.

lesson-first-park-title = 3 hearts at once
lesson-first-park = You have 2 residents and 1 heart: 2 points. 3 more hearts [1] make it 2 × 4 [2].
lesson-first-park-do = Buy the Amusement Park for 9.
lesson-first-park-hotel = A good card. But you saved up for 3 hearts: buy the Amusement Park.
lesson-first-park-coin = You have saved up enough. Buy the Amusement Park.

lesson-first-end-title = Eight to nothing
lesson-first-end = When somebody has **ten cards**, that round is the last. You have six. Go for coins first and points later, and buy whichever you have fewer of, residents or hearts: 4 × 4 is more than 7 × 2. Finish this game against Ada.

lesson-last-round = The last round
lesson-last-round-about = How the game ends, why everybody still gets a turn, and how to read the score sheet.

lesson-last-round-nine-title = Nine of ten
lesson-last-round-nine = You have nine cards and 9 coins; Ada has eight cards. The next card you buy is your tenth and makes this the **last round**. The Zoo [1] has 3 hearts, the Treehouse [2] 3 residents. There is nothing worth discarding.
lesson-last-round-nine-do = Keep all cards.
lesson-last-round-nine-card = You could, but these three do you no harm. Keep all cards.

lesson-last-round-tenth-title = Spend what you have
lesson-last-round-tenth = You have 5 residents and 5 hearts: 25 points [1]. Coins only break ties now, so spend them: 3 more hearts make 5 × 8.
lesson-last-round-tenth-do = Buy the Zoo.
lesson-last-round-tenth-treehouse = Just as good: 8 × 5 is 40 too. For this lesson, buy the Zoo.
lesson-last-round-tenth-other-card = You could. But 3 hearts in your tenth slot are worth 15 points: buy the Zoo.
lesson-last-round-tenth-coin = Coins only break ties now. Buy the Zoo.
lesson-last-round-tenth-then = Ten cards: this is the last round. Ada still gets her turn, but there is no more income. She buys the Treehouse.

lesson-last-round-sheet-title = The score sheet
lesson-last-round-sheet = 5 residents times 8 hearts is **40**. Ada has 7 times 4, which is **28**. Your Steelworks cost you one heart, and so 5 points: without them it would be 5 × 9.

lesson-expert = Expert: markets and effects
lesson-expert-about = A market with a colour, and special buildings that do something: two turns of an expert game.

lesson-expert-market-title = A market with a colour
lesson-expert-market = In the expert game your Happy Market **counts as a card of its colour**, and you choose which. Ada has taken the blue one. The Ice-Cream Parlour, a special building, needs two green cards: the green market [1] would be the first.
lesson-expert-market-do = Take the green market.
lesson-expert-market-colour = Any colour is allowed. But green gets you halfway to the Ice-Cream Parlour: take the green market.

lesson-expert-effects-title = Buildings that do something
lesson-expert-effects = Here special buildings have **effects** instead of plain numbers; tap one to read it. The Ice-Cream Parlour [1] pays a coin for each card in your city, at once. First reveal three cards as usual, starting with two cheap ones.
lesson-expert-effects-do = Reveal two cards from the 1–3 deck.
lesson-expert-effects-dear = Any deck is allowed. You have 3 coins: reveal from the cheap deck, 1–3.

lesson-expert-middle-title = One for later
lesson-expert-middle = Two Cake Shops. One card is still missing, and soon you will have more coins.
lesson-expert-middle-do = Reveal a card from the 4–5 deck.
lesson-expert-middle-other = Any deck is allowed. This time, look for something that costs 4 or 5.

lesson-expert-green-title = The second green card
lesson-expert-green = Your market [1] is one green card. Dwellings are green too: buy the House [2] and you have two, with 2 coins left.
lesson-expert-green-do = Buy the House for 1 coin.
lesson-expert-green-block = Green too, but it costs all 3 of your coins. The House costs 1.
lesson-expert-green-card = A good card, but not a green one. Buy the House.
lesson-expert-green-coin = You can save up later. You still need a green card: buy the House.

lesson-expert-parlour-title = At once
lesson-expert-parlour = Take the Ice-Cream Parlour [1]. It counts your market, the House and itself: 3 coins **at once**, which takes you from 2 to 5 [2]. Later in the game it would pay more, but early coins do more for you.
lesson-expert-parlour-do = Take the Ice-Cream Parlour.
lesson-expert-parlour-pass = You may wait until your city is larger. But Ada could take it, and early coins buy income. Take it now.
lesson-expert-parlour-then = 3 coins for 3 cards. Ada buys a Cake Shop. A new round: your market pays 1.

lesson-expert-six-title = Six coins in round two
lesson-expert-six = You have 6 coins [1], Ada has 2. The Garage [2] costs 5 and pays 2 coins every round.
lesson-expert-six-do = Keep all cards.
lesson-expert-six-garage = Keep the Garage: that’s what your coins are for.
lesson-expert-six-card = You could, but Ada already has a Cake Shop, so she can’t buy this one. Keep all cards this time.

lesson-expert-fill-title = The third card
lesson-expert-fill = One card is missing, but you already know what you will buy.
lesson-expert-fill-do = Reveal a card from the 1–3 deck.

lesson-expert-garage-title = From coins to income
lesson-expert-garage = With the Garage [1] your income is 3, and this is only the second round.
lesson-expert-garage-do = Buy the Garage for 5.
lesson-expert-garage-card = You could. But early coins should buy income, and the Garage pays 2 coins every round: buy it.
lesson-expert-garage-coin = You have enough coins. Buy the Garage.
lesson-expert-garage-then = Ada buys the School.

lesson-expert-kinds-title = Four kinds of effect
lesson-expert-kinds = **At once** means once and never again. The Castle [1] pays whenever a neighbour buys an expensive card, the Pyramid [2] copies a neighbour’s card at the end, the Airport makes green cards cheaper. With two players, Ada is your only neighbour. Finish this game against her.

lesson-neighbours = Expert: looking at a neighbour
lesson-neighbours-about = What slots and neighbours are, shown by the Pyramid in the last round.

lesson-neighbours-slot-title = The same slot
lesson-neighbours-slot = Your Pyramid [1] is the **fourth** card of your city. At the end it copies the residents and hearts of a neighbour’s fourth card. Ada’s fourth card is the Zoo, with 3 hearts. So it matters where a card is, and when you take it.
lesson-neighbours-slot-do = Keep all cards.
lesson-neighbours-slot-card = You could, but these three do you no harm. Keep all cards.

lesson-neighbours-tenth-title = Three hearts to come
lesson-neighbours-tenth = You have 4 residents and 4 hearts [1], and the Zoo will add 3 more hearts. So you need residents: the Luxury Residence [2] has 3, and will be your tenth card.
lesson-neighbours-tenth-do = Buy the Luxury Residence for 6.
lesson-neighbours-tenth-university = That has 2 residents. The Luxury Residence has 3, for the same 6 coins.
lesson-neighbours-tenth-card = You could. But 3 residents times 7 hearts are worth far more: buy the Luxury Residence.
lesson-neighbours-tenth-coin = Coins only break ties now. Buy the Luxury Residence.
lesson-neighbours-tenth-then = Ten cards: this is the last round. Ada buys the Grocery, and then your Pyramid copies her Zoo.

lesson-neighbours-copied-title = Seven times seven
lesson-neighbours-copied = You have 7 residents and 4 hearts, plus 3 copied from the Zoo: 7 × 7 = **49** instead of 28. Ada keeps her Zoo. Your neighbours sit to your left and right. With two players Ada is both, but counts once. With more, you choose whose card to copy.
