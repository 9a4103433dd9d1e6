# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Maple Avenue
lesson-first-about = Seven rounds: every effect once, two estates and a city plan.

lesson-first-pair-title = A number and an effect
lesson-first-pair = You are the architect of three streets, and **the most points** win. Each round three combinations lie open: a house number and an effect. Everybody uses one of them, all at the same time. Take the 4 with the pool [1].
lesson-first-pair-do = Take the third combination: 4 and pool.
lesson-first-pair-other = Any combination is allowed. For a start, take the 4 with the pool.

lesson-first-house-title = Numbers rise
lesson-first-house = In each street numbers **rise from house to house**; gaps are fine. The 4 is a small number, so it belongs near the start, and this house of Maple Avenue [1] has a pool planned.
lesson-first-house-do = Write the 4 in the third house of Maple Avenue.
lesson-first-house-left = It fits. But then few small numbers can go before it, and there is no pool. Take the third house.
lesson-first-house-other = Allowed. But a 4 is a small number, and the pool is in the third house of Maple Avenue.

lesson-first-pool-title = The effect: a pool
lesson-first-pool = The effect works here and now: a pool is built **with its house** or never. The first pool is worth 3 points.
lesson-first-pool-do = Build the pool.
lesson-first-pool-skip = You may leave it, but later is too late. Build the pool.
lesson-first-pool-then = Ada has built at the same time, and planted a park. The number cards turn over: now they are the effects.

lesson-first-park-pair-title = New combinations
lesson-first-park-pair = Combinations are never used up: both of you may take the same one. The 2 with the park [1] is good for Maple Avenue.
lesson-first-park-pair-do = Take the first combination: 2 and park.
lesson-first-park-pair-other = Tempting. But first meet the parks: take the 2.

lesson-first-rising-title = Before the 4
lesson-first-rising = On Maple Avenue a 2 may only stand before the 4: in the first [1] or the second house. The first leaves room for a 3.
lesson-first-rising-do = Write the 2 in the first house.
lesson-first-rising-second = It fits. But then only a 0 or a 1 could go before it. Take the first house.
lesson-first-rising-street = Allowed, but the park would go to that street too. Take Maple Avenue.

lesson-first-park-title = Parks
lesson-first-park = A park goes to the street that you have **just written in** [1]. One park on Maple Avenue is worth 2 points, all three are worth 10.
lesson-first-park-do = Plant the park.
lesson-first-park-skip = Parks cost nothing. Plant it.
lesson-first-park-then = Ada took the same combination.

lesson-first-fence-pair-title = Now a fence
lesson-first-fence-pair = Fences make **estates** of your houses, and estates are what city plans ask for. Take the 9 with the fence [1].
lesson-first-fence-pair-do = Take the first combination: 9 and fence.

lesson-first-room-title = Leave room
lesson-first-room = Between 4 and 9 there are a 5, 6, 7 and 8, so leave two houses free. Write the 9 in the sixth house [1].
lesson-first-room-do = Write the 9 in the sixth house of Maple Avenue.
lesson-first-room-beside = Right beside the 4? Then 5 to 8 never fit on this street. Take the sixth house.

lesson-first-fence-title = A fence ends an estate
lesson-first-fence = Streets have fences at both ends. Another one after the 4 [1] fences off three houses. One of them is still empty.
lesson-first-fence-do = Put the fence after the third house.
lesson-first-fence-gap = Any gap is allowed. But the first three houses are what you want: the gap after the 4.
lesson-first-fence-skip = A fence costs nothing. Put it after the 4.
lesson-first-fence-then = Ada hired a temp. You will meet them soon.

lesson-first-bis-pair-title = One house is missing
lesson-first-bis-pair = An estate counts only when **all its houses stand**. House 2 is empty, and only a 3 fits there. The bis helps: take the 7 with it [1].
lesson-first-bis-pair-do = Take the third combination: 7 and bis.
lesson-first-bis-pair-other = That number does not fit between 2 and 4. The bis will help: take the 7.

lesson-first-seven-title = First the number
lesson-first-seven = The number always comes first. Write the 7 just before the 9.
lesson-first-seven-do = Write the 7 in the fifth house.
lesson-first-seven-four = It fits, but then 5 and 6 have no place. Take the fifth house.

lesson-first-bis-title = The same number twice
lesson-first-bis = A bis writes the number of a house into the empty one **right beside it**. It costs a point, but a second 2 completes your estate of three.
lesson-first-bis-do = Double the 2 into the second house.
lesson-first-bis-too = That works too. For this lesson, double the 2.
lesson-first-bis-elsewhere = Any house may be doubled. But the second house completes an estate.
lesson-first-bis-skip = You may leave it. But the second house completes an estate: double the 2.
lesson-first-bis-then = 2, 2, 4: your first estate, worth 3 points. The bis costs 1.

lesson-first-agent-pair-title = An agent
lesson-first-agent-pair = You want four houses in a row next. Take the 10 with the agent [1]: it goes beside the 9.
lesson-first-agent-pair-do = Take the second combination: 10 and agent.
lesson-first-agent-pair-other = An 8 no longer fits beside the 9. Take the 10.

lesson-first-ten-title = A lost pool
lesson-first-ten = The seventh house has a pool planned, but only a pool card builds pools. This one is lost, and that is fine.
lesson-first-ten-do = Write the 10 in the seventh house.
lesson-first-ten-other = It fits. But you want four houses in a row: the seventh house.

lesson-first-agent-title = Estates worth more
lesson-first-agent = An agent makes **all your estates of one size** worth more. You are building one of four houses, so choose 4 [1]: from 4 points to 5.
lesson-first-agent-do = Choose estates of 4.
lesson-first-agent-size = Good for estates of that size. Your next one will have four houses: choose 4.
lesson-first-agent-skip = An agent costs nothing. Choose 4.

lesson-first-temp-pair-title = A temp bends a number
lesson-first-temp-pair = House 4 is missing, and only a 5 or a 6 fits. With a **temp** you may write a number up to two lower or higher. Take the 8 with the temp [1].
lesson-first-temp-pair-do = Take the second combination: 8 and temp.
lesson-first-temp-pair-other = A 6 would fit too. But its pool does nothing there, and a temp counts: take the 8.

lesson-first-temp-title = 8 becomes 6
lesson-first-temp = Write the 8 as a 6. Whoever has the most temps at the end gets 7 points. You are level with Ada now, so you would each get 7 points.
lesson-first-temp-do = Write a 6 in the fourth house.
lesson-first-temp-other = It fits. But the fourth house is the one that is missing, and there it must be a 6.
lesson-first-temp-then = The small signs in the corners of the numbers show the next effects: two fences are coming.

lesson-first-last-pair-title = The second fence
lesson-first-last-pair = 6, 7, 9, 10 stand in a row, but no fence closes them after the 10. Take the 7 with the fence [1].
lesson-first-last-pair-do = Take the first combination: 7 and fence.
lesson-first-last-pair-other = A good combination. But the fence closes an estate now: take the 7.

lesson-first-sunny-title = Another street
lesson-first-sunny = Maple Avenue has its 7. Write this one into Sunny Lane: a number in the middle goes to the middle.
lesson-first-sunny-do = Write the 7 in the fifth house of Sunny Lane.
lesson-first-sunny-other = Allowed. For this lesson, take the fifth house of Sunny Lane.

lesson-first-estate-title = A fence may stand anywhere
lesson-first-estate = A fence may stand far from the house you have just written. Close Maple Avenue after the 10.
lesson-first-estate-do = Put the fence after the seventh house of Maple Avenue.
lesson-first-estate-cut = Allowed, but your four houses need one fence: right after the 10.
lesson-first-estate-skip = The fence completes an estate of four. Put it after the 10.

lesson-first-claim-title = A city plan
lesson-first-claim = Estates of 3 and 4: that is the third plan [1]. Whoever is first gets **7 points**, those in later rounds get 3. Each estate serves one plan only.
lesson-first-claim-do = Claim the third plan.
lesson-first-claim-later = You may wait, but then Ada could be first. Claim it.

lesson-first-shuffle-title = Shuffle or not
lesson-first-shuffle = Whoever is first with a plan may have all cards shuffled. There is no need now.
lesson-first-shuffle-do = Leave the cards as they are.
lesson-first-shuffle-yes = You may, next time: then cards you have seen come again. For now, leave them.
lesson-first-shuffle-then = 26 points for you, 17 for Ada.

lesson-first-end-title = You know every effect
lesson-first-end = The game ends after a round in which somebody has **three plans**, a **full town**, or a third refusal, for numbers that fit nowhere. If more estates fit a plan than it needs, you choose which. Finish this game against Ada.

lesson-solo = A solo game
lesson-solo-about = Three cards a round, six temps and the solo card: two rounds alone.

lesson-solo-pair-title = Two of three cards
lesson-solo-pair = In a solo game you get three cards each round, and **use two**: the number of one and the effect of another, never both sides of one card. Take the 5, with the pool of the 9 [1].
lesson-solo-pair-do = Take the 5 with the pool.
lesson-solo-pair-other = Any two cards will do. For this lesson, take the 5 with the pool.

lesson-solo-house-title = A house as usual
lesson-solo-house = All else is as you know it. The third house of Maple Avenue [1] has a pool planned, and 5 is a small number.
lesson-solo-house-do = Write the 5 in the third house of Maple Avenue.
lesson-solo-house-other = It fits. But the third house of Maple Avenue is near the start and has a pool.

lesson-solo-pool-title = And its pool
lesson-solo-pool = The pool of the other card: 3 points.
lesson-solo-pool-do = Build the pool.
lesson-solo-pool-skip = You may leave it, but later is too late. Build the pool.

lesson-solo-deck-title = Three new cards
lesson-solo-deck = All three cards are gone, used or not. The deck lies with **effects up**: you can always look at the next one, now a pool. Two temps have come. Take the 7 with the temp of the 13 [1].
lesson-solo-deck-do = Take the 7 with the temp.
lesson-solo-deck-other = Allowed. For this lesson, take the 7 with the temp.

lesson-solo-temp-title = Six temps
lesson-solo-temp = There is nobody to compare temps with. In a solo game **six temps or more are worth 7 points**, fewer are worth nothing. Write the 7 as a 6, right beside the 5 [1]: no number is lost between them.
lesson-solo-temp-do = Write a 6 in the fourth house of Maple Avenue.
lesson-solo-temp-elsewhere = It fits. For this lesson, take the fourth house of Maple Avenue.
lesson-solo-temp-other = It fits. But a 6 right beside the 5 loses no number: the fourth house of Maple Avenue.

lesson-solo-end-title = The solo card
lesson-solo-end = Somewhere in the lower half of the deck waits the **solo card**. When it comes up, all plans give their low points, so be early. The game has 27 rounds at most. There is one rival: your own best score. Play on.

lesson-rings = Roundabouts, the expert variant
lesson-rings-about = A roundabout closes an estate and lets the numbers of a street begin anew.

lesson-rings-ring-title = A street that is stuck
lesson-rings-ring = Maple Avenue begins with 4, 6, 9 [1], and the numbers on offer are 8, 8 and 9: none fits there. A **roundabout** [2] in the place of a house lets a street begin anew. It costs 3 points.
lesson-rings-ring-do = Take the roundabout and build it in the place of the fourth house of Maple Avenue.
lesson-rings-ring-elsewhere = Any empty house is allowed. Right after the 9 it does most: the fourth house.
lesson-rings-ring-number = You never need a roundabout. But see what it does: build one before you take a combination.

lesson-rings-pair-title = Fences on both sides
lesson-rings-pair = The roundabout [1] is fenced off, so 4, 6, 9 are an **estate of three** at once. Behind it numbers begin anew, from 0 to 17. Take the 8 with the pool [2].
lesson-rings-pair-do = Take the first combination: 8 and pool.
lesson-rings-pair-other = Allowed. For this lesson, take the 8 with the pool.

lesson-rings-house-title = An 8 after a 9
lesson-rings-house = Before the roundabout stands a 9, after it an 8 is allowed now. The seventh house [1] has a pool planned, and leaves room for smaller numbers.
lesson-rings-house-do = Write the 8 in the seventh house of Maple Avenue.
lesson-rings-house-beside = It fits. But the seventh house has the pool: take that one.
lesson-rings-house-other = Allowed. For this lesson, take the seventh house of Maple Avenue.

lesson-rings-pool-title = The pool
lesson-rings-pool = A turn is a house, an effect and at most **one roundabout**, before the number or after it.
lesson-rings-pool-do = Build the pool.
lesson-rings-pool-skip = You may leave it, but later is too late. Build the pool.
lesson-rings-pool-then = Ada writes a 9 in Sunny Lane and plants a park.

lesson-rings-end-title = Does it pay?
lesson-rings-end = The estate brings 3, the pool 3, the roundabout costs 3. A second roundabout costs 5 more, and there is no third. Expert plans ask for other things: this one [1] for a full Maple Avenue, and a roundabout fills its slot. Finish this game against Ada.

lesson-draft = The card draft
lesson-draft-about = Three cards of your own, and one that goes to your neighbour.

lesson-draft-hand-title = Cards of your own
lesson-draft-hand = In the draft everybody has three cards. Of Ada’s you see the effects, not the numbers. Choose the number of one card and the effect of another: 2 and pool [1]. **The third goes to Ada**, and the small arrow shows which.
lesson-draft-hand-do = Take the 2 with the pool, and pass the 7 on.
lesson-draft-hand-other = Any two will do, and the arrow shows what Ada gets. For this lesson, take the 2 with the pool.

lesson-draft-house-title = The house
lesson-draft-house = The first house of Sunny Lane [1] has a pool planned, and a 2 may stand first.
lesson-draft-house-do = Write the 2 in the first house of Sunny Lane.
lesson-draft-house-other = It fits. For this lesson, take the first house of Sunny Lane.

lesson-draft-pool-title = The pool
lesson-draft-pool = The pool is that of the 13. Both cards are discarded afterwards.
lesson-draft-pool-do = Build the pool.
lesson-draft-pool-skip = You may leave it, but later is too late. Build the pool.
lesson-draft-pool-then = Ada writes an 8 in Lakeside Drive, plants a park and passes her third card to you.

lesson-draft-given-title = What to give away
lesson-draft-given = The 9 came from Ada, 4 and 6 are new. The 4 is best now. The pool may come from the 9 or from the 6: **the other card goes to Ada**. She gets the 6 [1] or the 9 [2]. You choose.
lesson-draft-given-do = Take the 4 with a pool.
lesson-draft-given-other = Allowed. But small numbers are rare: take the 4, with either pool.

lesson-draft-four-title = The third house
lesson-draft-four = There is a pool planned in the third house of Maple Avenue [1].
lesson-draft-four-do = Write the 4 in the third house of Maple Avenue.
lesson-draft-four-other = It fits. For this lesson, take the third house of Maple Avenue.

lesson-draft-second-title = The second pool
lesson-draft-second = Two pools are worth 6 points.
lesson-draft-second-do = Build the pool.
lesson-draft-second-skip = You may leave it, but later is too late. Build the pool.
lesson-draft-second-then = Ada writes the 7 that you gave her, and plants another park.

lesson-draft-end-title = What you know
lesson-draft-end = Ada used your 7. Of her new hand you know **one number**: the card you have just given her. With more players it goes to your right neighbour. So before you choose, look at that town. Finish this game against Ada.
