# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Maple Avenue
lesson-first-about = Seven rounds: every effect once, two estates and a city plan.

lesson-first-pair-title = A number and an effect
lesson-first-pair = You are the architect of three streets, and **most points** wins. Each round there are three combinations, each a house number and an effect. Everybody uses one of them, all at the same time. Take the 4 with the pool [1].
lesson-first-pair-do = Take the third combination: 4 and pool.
lesson-first-pair-other = Any combination is allowed. To start with, take the 4 with the pool.

lesson-first-house-title = Numbers rise
lesson-first-house = In each street numbers **rise from house to house**; gaps are fine. The 4 is a small number, so it belongs near the start, and this house on Maple Avenue [1] has a pool planned.
lesson-first-house-do = Write the 4 in the third house of Maple Avenue.
lesson-first-house-left = It fits. But then there is little room for small numbers before it, and no pool. Choose the third house.
lesson-first-house-other = That’s allowed. But a 4 is a small number, and the pool is at the third house of Maple Avenue.

lesson-first-pool-title = The effect: a pool
lesson-first-pool = Use the effect right away: a pool is built **with its house** or never. Your first pool is worth 3 points.
lesson-first-pool-do = Build the pool.
lesson-first-pool-skip = You may skip it, but there is no second chance. Build the pool.
lesson-first-pool-then = Ada wrote a number at the same time and planted a park. The number cards turn over: now they are the effects.

lesson-first-park-pair-title = New combinations
lesson-first-park-pair = Combinations are never used up: you and Ada may both take the same one. The 2 with the park [1] is good for Maple Avenue.
lesson-first-park-pair-do = Take the first combination: 2 and park.
lesson-first-park-pair-other = Tempting. But get to know parks first: take the 2.

lesson-first-rising-title = Before the 4
lesson-first-rising = On Maple Avenue a 2 has to go before the 4: in the first house [1] or the second. The first leaves room for a 3.
lesson-first-rising-do = Write the 2 in the first house.
lesson-first-rising-second = It fits. But then only a 0 or a 1 could go before it. Choose the first house.
lesson-first-rising-street = That’s allowed, but the park would go to that street too. Choose Maple Avenue.

lesson-first-park-title = Parks
lesson-first-park = A park goes in the street where you have **just written a number** [1]. One park on Maple Avenue is worth 2 points, all three are worth 10.
lesson-first-park-do = Plant the park.
lesson-first-park-skip = A park costs nothing. Plant it.
lesson-first-park-then = Ada took the same combination.

lesson-first-fence-pair-title = Now for a fence
lesson-first-fence-pair = Fences turn your houses into **estates**, and estates are what city plans ask for. Take the 9 with the fence [1].
lesson-first-fence-pair-do = Take the first combination: 9 and fence.

lesson-first-room-title = Leave room
lesson-first-room = 5, 6, 7 and 8 can still go between the 4 and the 9. Leave two houses empty for two of them: write the 9 in the sixth house [1].
lesson-first-room-do = Write the 9 in the sixth house of Maple Avenue.
lesson-first-room-beside = Right next to the 4? Then 5 to 8 will never fit on this street. Choose the sixth house.

lesson-first-fence-title = A fence ends an estate
lesson-first-fence = Streets have fences at both ends. Put one after the 4 [1], and three houses are fenced in. One of them is still empty.
lesson-first-fence-do = Put the fence after the third house.
lesson-first-fence-gap = Any gap is allowed. But you want to fence in the first three houses: choose the gap after the 4.
lesson-first-fence-skip = A fence costs nothing. Put it after the 4.
lesson-first-fence-then = Ada hired a temp. You will see soon what temps do.

lesson-first-bis-pair-title = One house to go
lesson-first-bis-pair = An estate counts only when **all its houses are built**. The second house is empty, and only a 3 fits there. A bis helps by repeating a number: take it with the 7 [1].
lesson-first-bis-pair-do = Take the third combination: 7 and bis.
lesson-first-bis-pair-other = That number doesn’t fit between 2 and 4. The bis will help: take the 7.

lesson-first-seven-title = First the number
lesson-first-seven = The number always comes first. Write the 7 right before the 9.
lesson-first-seven-do = Write the 7 in the fifth house.
lesson-first-seven-four = It fits, but then there is no room for 5 and 6. Choose the fifth house.

lesson-first-bis-title = The same number twice
lesson-first-bis = A bis repeats a house’s number in an empty house **right next to it**. It costs a point, but a second 2 completes your estate of three.
lesson-first-bis-do = Repeat the 2 in the second house.
lesson-first-bis-too = That works too. For this lesson, repeat the 2.
lesson-first-bis-elsewhere = You may repeat any house’s number. But the second house completes an estate.
lesson-first-bis-skip = You may skip it. But the second house completes an estate: repeat the 2.
lesson-first-bis-then = 2, 2, 4: your first estate, worth 3 points. The bis costs 1.

lesson-first-agent-pair-title = An agent
lesson-first-agent-pair = Next you want four houses in a row. Take the 10 with the agent [1]: the 10 goes right after the 9.
lesson-first-agent-pair-do = Take the second combination: 10 and agent.
lesson-first-agent-pair-other = That number doesn’t fit right after the 9. Take the 10.

lesson-first-ten-title = A lost pool
lesson-first-ten = The seventh house has a pool planned, but you need the pool effect to build it. This pool is lost, and that’s fine.
lesson-first-ten-do = Write the 10 in the seventh house.
lesson-first-ten-other = It fits. But you want four houses in a row: choose the seventh house.

lesson-first-agent-title = Make estates worth more
lesson-first-agent = An agent makes **all your estates of one size** worth more. You are building an estate of four houses, so choose 4 [1]: its value goes from 4 points to 5.
lesson-first-agent-do = Choose estates of 4.
lesson-first-agent-size = Good for estates of that size. But your next one will have four houses: choose 4.
lesson-first-agent-skip = An agent costs nothing. Choose 4.

lesson-first-temp-pair-title = A temp bends a number
lesson-first-temp-pair = The fourth house is empty, and only a 5 or a 6 fits. With a **temp** you may write a number up to two lower or higher. Take the 8 with the temp [1].
lesson-first-temp-pair-do = Take the second combination: 8 and temp.
lesson-first-temp-pair-other = You could. But the temp lets you fill the fourth house, and temps count at the end: take the 8.

lesson-first-temp-title = 8 becomes 6
lesson-first-temp = Write the 8 as a 6. The player with the most temps at the end gets 7 points. You are now level with Ada, so you would each get 7 points.
lesson-first-temp-do = Write a 6 in the fourth house.
lesson-first-temp-other = It fits. But you need the fourth house, and there it must be a 6.
lesson-first-temp-then = The small symbols in the corners of the numbers show the next effects: two fences are coming.

lesson-first-last-pair-title = The second fence
lesson-first-last-pair = 6, 7, 9, 10 are in a row, but there is no fence after the 10 yet. Take the 7 with the fence [1].
lesson-first-last-pair-do = Take the first combination: 7 and fence.
lesson-first-last-pair-other = A good combination. For this lesson, take the 7: its fence completes an estate.

lesson-first-sunny-title = Another street
lesson-first-sunny = Maple Avenue already has a 7. Write this one on Sunny Lane: middle numbers go in the middle.
lesson-first-sunny-do = Write the 7 in the fifth house of Sunny Lane.
lesson-first-sunny-other = That’s allowed. For this lesson, choose the fifth house of Sunny Lane.

lesson-first-estate-title = A fence can go anywhere
lesson-first-estate = A fence can go far away from the house you’ve just built. Put it on Maple Avenue, after the 10.
lesson-first-estate-do = Put the fence after the seventh house of Maple Avenue.
lesson-first-estate-cut = That’s allowed, but your four houses need one more fence: right after the 10.
lesson-first-estate-skip = You could. But the fence completes an estate of four: put it after the 10.

lesson-first-claim-title = A city plan
lesson-first-claim = Estates of 3 and 4: that is what the third plan asks for [1]. The first to claim it gets **7 points**; in later rounds it is worth 3. You can use each estate for one plan only.
lesson-first-claim-do = Claim the third plan.
lesson-first-claim-later = You may wait, but then Ada could be first. Claim it now.

lesson-first-shuffle-title = Shuffle or not
lesson-first-shuffle = The first to claim a plan may have all cards shuffled. There is no need for that now.
lesson-first-shuffle-do = Leave the cards as they are.
lesson-first-shuffle-yes = Try it another time: it brings back cards you have seen. For now, leave the cards as they are.
lesson-first-shuffle-then = 26 points for you, 17 for Ada.

lesson-first-end-title = You know every effect
lesson-first-end = The game ends after a round in which somebody has **three plans**, a **full town** or three refusals. You get a refusal when no number fits. If you have more estates than a plan needs, you choose which to use. Finish this game against Ada.

lesson-solo = A solo game
lesson-solo-about = Three cards a round, six temps and the solo card: two rounds on your own.

lesson-solo-pair-title = Two of three cards
lesson-solo-pair = In a solo game you get three cards each round and **use two**: the number of one and the effect of another, never both sides of one card. Take the 5 with the pool from the 9 [1].
lesson-solo-pair-do = Take the 5 with the pool.
lesson-solo-pair-other = Any two cards will do. For this lesson, take the 5 with the pool.

lesson-solo-house-title = A house as usual
lesson-solo-house = Everything else is as you know it. The third house of Maple Avenue [1] has a pool planned, and 5 is a small number.
lesson-solo-house-do = Write the 5 in the third house of Maple Avenue.
lesson-solo-house-other = It fits. But the third house of Maple Avenue is near the start and has a pool planned.

lesson-solo-pool-title = And its pool
lesson-solo-pool = You get the pool from the other card: 3 points.
lesson-solo-pool-do = Build the pool.
lesson-solo-pool-skip = You may skip it, but there is no second chance. Build the pool.

lesson-solo-deck-title = Three new cards
lesson-solo-deck = All three cards are gone, used or not. The deck has its **effects up**, so you can always see the next one: a pool. Two of the new cards are temps. Take the 7 with the temp from the 13 [1].
lesson-solo-deck-do = Take the 7 with the temp.
lesson-solo-deck-other = That’s allowed. For this lesson, take the 7 with the temp.

lesson-solo-temp-title = Six temps
lesson-solo-temp = There’s nobody to compare temps with. In a solo game **six or more temps are worth 7 points**, fewer are worth nothing. Write the 7 as a 6, right next to the 5 [1]: that way you lose no number in between.
lesson-solo-temp-do = Write a 6 in the fourth house of Maple Avenue.
lesson-solo-temp-elsewhere = It fits. For this lesson, choose the fourth house of Maple Avenue.
lesson-solo-temp-other = It fits. But a 6 right next to the 5 loses no number: choose the fourth house of Maple Avenue.

lesson-solo-end-title = The solo card
lesson-solo-end = The **solo card** is somewhere in the lower half of the deck. Once it comes up, all plans give only their low points, so claim them early. The game has 27 rounds at most. There is one rival: your own best score. Play on.

lesson-rings = Roundabouts, the expert variant
lesson-rings-about = A roundabout closes an estate and lets the numbers of a street start over.

lesson-rings-ring-title = A street that is stuck
lesson-rings-ring = Maple Avenue starts with 4, 6, 9 [1], and the numbers on offer are 8, 8 and 9: none fits after the 9. Build a **roundabout** [2] right there, and the numbers beyond it start over. It costs 3 points.
lesson-rings-ring-do = Take the roundabout and build it at the fourth house of Maple Avenue.
lesson-rings-ring-elsewhere = Any empty house is allowed. But a roundabout does the most right after the 9: choose the fourth house.
lesson-rings-ring-number = You never have to build a roundabout. But see what it does: build one before you take a combination.

lesson-rings-pair-title = Fences on both sides
lesson-rings-pair = The roundabout [1] has fences on both sides, so 4, 6, 9 are an **estate of three** at once. Beyond the roundabout the numbers start over, from 0 to 17. Take the 8 with the pool [2].
lesson-rings-pair-do = Take the first combination: 8 and pool.
lesson-rings-pair-other = That’s allowed. For this lesson, take the 8 with the pool.

lesson-rings-house-title = An 8 after a 9
lesson-rings-house = The roundabout comes after the 9, so beyond it you may write an 8. The seventh house [1] has a pool planned, and leaves room for smaller numbers.
lesson-rings-house-do = Write the 8 in the seventh house of Maple Avenue.
lesson-rings-house-beside = It fits. But the pool is planned at the seventh house: choose that one.
lesson-rings-house-other = That’s allowed. For this lesson, choose the seventh house of Maple Avenue.

lesson-rings-pool-title = The pool
lesson-rings-pool = On your turn you build a house and use an effect. You may also build **one roundabout**, before the number or after the effect.
lesson-rings-pool-do = Build the pool.
lesson-rings-pool-skip = You may skip it, but there is no second chance. Build the pool.
lesson-rings-pool-then = Ada writes a 9 on Sunny Lane and plants a park.

lesson-rings-end-title = Is it worth it?
lesson-rings-end = The estate and the pool bring 3 points each; the roundabout costs 3. A second one would cost another 5, and there is no third. Expert plans ask for other things: this one [1] asks for a full Maple Avenue, and a roundabout counts as a filled slot. Finish this game against Ada.

lesson-draft = The card draft
lesson-draft-about = Three cards of your own, one of which goes to your neighbour.

lesson-draft-hand-title = A hand of your own
lesson-draft-hand = In the draft everybody has three cards. You see the effects on Ada’s, but not the numbers. Choose the number of one card and the effect of another: 2 and pool [1]. **The third goes to Ada**; the small arrow shows which.
lesson-draft-hand-do = Take the 2 with the pool, and pass on the 7.
lesson-draft-hand-other = Any two will do, and the arrow shows what Ada gets. For this lesson, take the 2 with the pool.

lesson-draft-house-title = The house
lesson-draft-house = The first house of Sunny Lane [1] has a pool planned, and a 2 is a fine start.
lesson-draft-house-do = Write the 2 in the first house of Sunny Lane.
lesson-draft-house-other = It fits. For this lesson, choose the first house of Sunny Lane.

lesson-draft-pool-title = The pool
lesson-draft-pool = The pool comes from the 13. Afterwards both cards are discarded.
lesson-draft-pool-do = Build the pool.
lesson-draft-pool-skip = You may skip it, but there is no second chance. Build the pool.
lesson-draft-pool-then = Ada writes an 8 on Lakeside Drive, plants a park and passes you her third card.

lesson-draft-given-title = What to pass on
lesson-draft-given = The 9 came from Ada, the 4 and the 6 are new. The 4 is best now. You can use the pool from the 9 or from the 6: **the other card goes to Ada**. She gets the 6 [1] or the 9 [2]. You choose.
lesson-draft-given-do = Take the 4 with a pool.
lesson-draft-given-other = That’s allowed. But small numbers are rare: take the 4, with either pool.

lesson-draft-four-title = The third house
lesson-draft-four = The third house of Maple Avenue [1] has a pool planned.
lesson-draft-four-do = Write the 4 in the third house of Maple Avenue.
lesson-draft-four-other = It fits. For this lesson, choose the third house of Maple Avenue.

lesson-draft-second-title = The second pool
lesson-draft-second = Two pools are worth 6 points.
lesson-draft-second-do = Build the pool.
lesson-draft-second-skip = You may skip it, but there is no second chance. Build the pool.
lesson-draft-second-then = Ada writes the 7 you gave her, and plants another park.

lesson-draft-end-title = What you know
lesson-draft-end = Ada used your 7. You know **one number** in her new hand: the card you have just given her. With more players the third card goes to the neighbour on your right, so look at their town before you choose. Finish this game against Ada.
