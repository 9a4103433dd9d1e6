# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Your first city
lesson-first-about = The whole turn, the first points and a special building, move by move.

lesson-first-window-title = Three cards to choose from
lesson-first-window = You build a city of ten cards, and **the happiest city** wins: the one with many residents and many hearts. Your market has paid, so you have 3 coins. Three cards must lie face up first: reveal them from the decks. The figures [1] are their prices.
lesson-first-window-do = Reveal a card of the cheap deck, 1–3.
lesson-first-window-dear = You may, but those cards cost more than your 3 coins. Take the cheap deck, 1–3.

lesson-first-bookshop-title = A card and its signs
lesson-first-bookshop = The Bookshop [1] costs 3. Under its name: a coin, which you get **every round**, and one resident.
lesson-first-bookshop-do = Reveal another card for 1–3.
lesson-first-bookshop-dear = You may take any deck. For now, stay with the cheap one, 1–3.

lesson-first-crossed-title = Crossed out means minus
lesson-first-crossed = The Steelworks [1] pay a coin a round too, but a crossed-out heart takes **one heart away**.
lesson-first-crossed-do = Have a look at the expensive deck: reveal a card for 6–9.
lesson-first-crossed-cheap = You choose the deck for every card. Try the expensive one once, 6–9, just to look.

lesson-first-buy-title = One card a turn
lesson-first-buy = The Amusement Park has three hearts and costs 9. You have 3 coins [2], and you buy **one card a turn**. Start with something that pays: the Bookshop [1].
lesson-first-buy-do = Buy the Bookshop for 3.
lesson-first-buy-cards = You can pay for that one. But a coin every round is a better start: buy the Bookshop.
lesson-first-buy-coin = A coin instead of a card is allowed. The Bookshop gives you a coin every round.
lesson-first-buy-then = Ada reveals a second Bookshop and buys the Steelworks: a coin each round, one heart less. Then a new round begins, and everybody is paid.

lesson-first-discard-title = Every name once
lesson-first-discard = A city may hold each card **only once**, so the second Bookshop [1] is no use to you. You may begin a turn by discarding one card, and then Ada cannot have it either.
lesson-first-discard-do = Discard the Bookshop.
lesson-first-discard-dream = Leave it there: you will buy it one day. Discard the Bookshop.
lesson-first-discard-keep = Often right. But here lies a card that only Ada can use. Discard the Bookshop.

lesson-first-look-title = One at a time
lesson-first-look = Two cards are missing. You see each one before you choose the deck of the next. You have 2 coins.
lesson-first-look-do = Reveal a card for 1–3.
lesson-first-look-dear = You have 2 coins: look where cards cost 1 to 3.

lesson-first-heart-title = Your first heart
lesson-first-heart = The Town Square [1] has a heart, and you can pay for it. But first three cards must lie face up.
lesson-first-heart-do = Reveal one more card for 1–3.

lesson-first-times-title = Residents times hearts
lesson-first-times = Your points are residents **times** hearts [1]. You have 1 resident and no heart, and 1 × 0 is 0. Buy the Town Square [2] and watch.
lesson-first-times-do = Buy the Town Square for 2.
lesson-first-times-house = Two residents times no heart is still zero. You need a heart: the Town Square.
lesson-first-times-coin = Saving is fine, but a heart makes your first point now. Buy the Town Square.
lesson-first-times-then = Your first point. Ada buys the Igloo. A new round: you get 2 coins, one for the market and one for the Bookshop.

lesson-first-parts-title = Four parts of a turn
lesson-first-parts = You know three parts of a turn [1] now: discard one card or none, reveal up to three, buy. Nothing needs to be discarded this time.
lesson-first-parts-do = Keep all cards.
lesson-first-parts-card = That card does no harm. This time keep them all.

lesson-first-again-title = The third card
lesson-first-again = One card is missing.
lesson-first-again-do = Reveal a card for 1–3.

lesson-first-house-title = Dwellings
lesson-first-house = Dwellings need not be revealed: they wait until somebody buys them. Of each there is only one. The House [1] brings a resident and is green; you will see why that matters.
lesson-first-house-do = Buy the House for 1.
lesson-first-house-school = That is a resident too. But you need a green card, and you will see why in a moment. Buy the House.
lesson-first-house-coin = You can save later. The House costs only 1 coin.

lesson-first-special-later = Special buildings come in step { $step }
lesson-first-special-title = A special building
lesson-first-special = The fourth part. The Toy Shop [1] needs a blue and a green card, and you have both [2] [3]. It costs **nothing**, and your cards stay. Everybody may take one in a game.
lesson-first-special-do = Take the Toy Shop.
lesson-first-special-pass = You may wait for another one. But the Toy Shop doubles your income now: take it.
lesson-first-special-then = The Toy Shop pays 2 coins a round: your income is 4. Ada buys the Apartment Block and has 3 residents, but −1 heart: still 0 points.

lesson-first-save-title = The expensive card
lesson-first-save = You were paid 4 and have 5 coins. The Amusement Park [1] still lies there, and Ada cannot pay for it either.
lesson-first-save-do = Keep all cards.
lesson-first-save-dream = Then it is gone. Leave it there and save for it.
lesson-first-save-card = You could, but you will not buy this turn. Keep all cards.

lesson-first-coin-title = A coin instead of a card
lesson-first-coin = You never have to buy. Instead you may take **one coin**. With your income of 4 you will then have 10 next round.
lesson-first-coin-do = Take a coin.
lesson-first-coin-buy = You could. But then the Amusement Park has to wait another round. Take a coin.
lesson-first-coin-then = Ada buys the School. You are paid 4 and have 10 coins.

lesson-first-ten-title = Ten coins
lesson-first-ten = The Amusement Park is still there, and now you can pay for it. First the usual question.
lesson-first-ten-do = Keep all cards.
lesson-first-ten-dream = You have saved for it. Keep it.
lesson-first-ten-card = It does no harm. Keep all cards.

lesson-first-middle-title = The middle deck
lesson-first-middle = One card is missing. The middle deck [1] has cards for 4 and 5.
lesson-first-middle-do = Reveal a card for 4–5.
lesson-first-middle-other = Any deck is allowed. Have a look at the middle one.

lesson-first-park-title = Three hearts at once
lesson-first-park = You have 2 residents and 1 heart: 2 points. Three more hearts [1] make 2 × 4 [2].
lesson-first-park-do = Buy the Amusement Park for 9.
lesson-first-park-hotel = A good card. But you saved for three hearts: the Amusement Park.
lesson-first-park-coin = You have saved enough. Buy the Amusement Park.

lesson-first-end-title = Eight to nothing
lesson-first-end = When somebody has **ten cards**, the round is the last. You have six. Coins first, points later; and buy what you have fewer of: 4 × 4 is more than 7 × 2. Finish this game against Ada.

lesson-last-round = The last round
lesson-last-round-about = How the game ends, why everybody still has a turn, and how to read the score sheet.

lesson-last-round-nine-title = Nine of ten
lesson-last-round-nine = You have nine cards and 9 coins, Ada has eight cards. The next card is your tenth, and with it the **last round** begins. The Zoo [1] has three hearts, the Treehouse [2] three residents. Nothing needs to be discarded.
lesson-last-round-nine-do = Keep all cards.
lesson-last-round-nine-card = You may, but these three do you no harm. Keep all cards.

lesson-last-round-tenth-title = Spend what you have
lesson-last-round-tenth = You have 5 residents and 5 hearts, 25 points [1]. Coins only break ties, so spend them: three more hearts make 5 × 8.
lesson-last-round-tenth-do = Buy the Zoo.
lesson-last-round-tenth-treehouse = Just as good: 8 × 5 is 40 too. For this lesson, take the Zoo.
lesson-last-round-tenth-other-card = You could. But three hearts for your tenth slot are worth 15 points: buy the Zoo.
lesson-last-round-tenth-coin = Coins only break ties now. Buy the Zoo.
lesson-last-round-tenth-then = Ten cards: the last round. Ada still has her turn, and nobody is paid any more. She buys the Treehouse.

lesson-last-round-sheet-title = The score sheet
lesson-last-round-sheet = 5 residents times 8 hearts are **40**, Ada has 7 times 4, which is **28**. Your Steelworks cost you one heart, and so 5 points: without them it would be 5 × 9.

lesson-expert = Expert: markets and effects
lesson-expert-about = A market with a colour, and special buildings that do something: two turns of an expert game.

lesson-expert-market-title = A market with a colour
lesson-expert-market = In the expert game your Happy Market **counts as a card of its colour**, and you choose it. Ada has taken the blue one. The Ice-Cream Parlour needs two green cards: the green market [1] is the first.
lesson-expert-market-do = Take the green market.
lesson-expert-market-colour = Any colour is allowed. But green brings you half of the Ice-Cream Parlour: take the green market.

lesson-expert-effects-title = Buildings that do something
lesson-expert-effects = Special buildings have **effects** here instead of plain figures; touch one to read it. The Ice-Cream Parlour [1] pays a coin for each card of your city, at once. Reveal three cards first.
lesson-expert-effects-do = Reveal two cards for 1–3.
lesson-expert-effects-dear = Any deck is allowed. You have 3 coins: take the cheap one, 1–3.

lesson-expert-middle-title = One for later
lesson-expert-middle = Two Cake Shops. One card is missing, and soon you will have more coins.
lesson-expert-middle-do = Reveal a card for 4–5.
lesson-expert-middle-other = Any deck is allowed. This time look for something for 4 or 5.

lesson-expert-green-title = The second green card
lesson-expert-green = Your market [1] is one green card. Dwellings are green too: with the House [2] you have two, and 2 coins are left.
lesson-expert-green-do = Buy the House for 1.
lesson-expert-green-block = Green too, but it costs all your 3 coins. The House costs 1.
lesson-expert-green-card = A good card, but not a green one. Buy the House.
lesson-expert-green-coin = You can save later. A green card is missing: buy the House.

lesson-expert-parlour-title = At once
lesson-expert-parlour = Take the Ice-Cream Parlour [1]. It counts your market, the House and itself: 3 coins **at once**, from 2 to 5 [2]. So it pays more late in the game, but coins help more early.
lesson-expert-parlour-do = Take the Ice-Cream Parlour.
lesson-expert-parlour-pass = You may wait until your city is larger. But Ada could take it, and early coins buy income. Take it now.
lesson-expert-parlour-then = 3 coins for 3 cards. Ada buys a Cake Shop. A new round: your market pays 1.

lesson-expert-six-title = Six coins in round two
lesson-expert-six = You have 6 coins [1], Ada has 2. The Garage [2] for 5 pays 2 coins every round.
lesson-expert-six-do = Keep all cards.
lesson-expert-six-garage = Keep the Garage: it is what your coins are for.
lesson-expert-six-card = You may, and Ada already has one of those. But keep all cards this time.

lesson-expert-fill-title = The third card
lesson-expert-fill = One card is missing. You already know what you will buy.
lesson-expert-fill-do = Reveal a card for 1–3.

lesson-expert-garage-title = Coins into income
lesson-expert-garage = With the Garage [1] your income is 3, in the second round.
lesson-expert-garage-do = Buy the Garage for 5.
lesson-expert-garage-card = You could. But 2 coins every round are what an early effect is for: buy the Garage.
lesson-expert-garage-coin = You have enough. Buy the Garage.
lesson-expert-garage-then = Ada buys the School.

lesson-expert-kinds-title = Four kinds of effects
lesson-expert-kinds = **At once** means once and never again. The Castle [1] pays whenever a neighbour buys an expensive card, the Pyramid [2] copies a neighbour’s card at the end, the Airport makes green cards cheaper. With two players Ada is your only neighbour. Finish this game against her.

lesson-neighbours = Expert: looking at a neighbour
lesson-neighbours-about = What a slot and a neighbour are, shown by the Pyramid in the last round.

lesson-neighbours-slot-title = The same slot
lesson-neighbours-slot = Your Pyramid [1] is the **fourth** card of your city. At the end it copies the residents and hearts of a neighbour’s fourth card. Ada’s fourth is the Zoo, with three hearts. So it matters where a card stands, and when you take it.
lesson-neighbours-slot-do = Keep all cards.
lesson-neighbours-slot-card = You may, but these three do you no harm. Keep all cards.

lesson-neighbours-tenth-title = Three hearts to come
lesson-neighbours-tenth = You have 4 residents and 4 hearts [1], and three hearts more will come from the Zoo. So you need residents: the Luxury Residence [2] has three, and it is your tenth card.
lesson-neighbours-tenth-do = Buy the Luxury Residence for 6.
lesson-neighbours-tenth-university = Two residents. The Luxury Residence has three, for the same 6 coins.
lesson-neighbours-tenth-card = You could. But three residents, times seven hearts, are worth far more: buy the Luxury Residence.
lesson-neighbours-tenth-coin = Coins only break ties now. Buy the Luxury Residence.
lesson-neighbours-tenth-then = Ten cards: the last round. Ada buys the Grocery, and then the Pyramid copies.

lesson-neighbours-copied-title = Seven times seven
lesson-neighbours-copied = 7 residents, and 4 hearts with the Zoo’s three: 7 × 7 = **49** instead of 28. Ada keeps her Zoo. Neighbours sit to your left and right; with two players Ada is both, but counts once. With more, you choose whose card is copied.
