# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Around the old tree
lesson-first-about = Six rounds: a card alone, building outward and upward, what it costs, and your first district.

lesson-first-alone-title = A card alone
lesson-first-alone = Together you build one city, outward and upward; **most points** wins. Each round you secretly choose one of four cards. A card stands for a place: the yellow 3 for this building [1]. Played **alone**, it uses that building for you. Yellow buildings produce points.
lesson-first-alone-do = Choose the yellow 3 and play it alone.
lesson-first-alone-tile = With a tile you would build. First see what a card does alone: play the yellow 3 without a tile.
lesson-first-alone-colour = Red buildings produce resources, blue ones tiles. Start with a point: play the yellow 3.
lesson-first-alone-renew = That would cost you a renewal token, and this hand is good. Play the yellow 3 alone.
lesson-first-alone-other = That’s allowed. But first see what a building does: play the yellow 3 alone.
lesson-first-alone-then = You get 1 point. Ada chose at the same time: the letter K with a tile.

lesson-first-hands-title = Hands are passed on
lesson-first-hands = Ada built the blue 20 where the letter K was [1], and the letter moved aside [2]. The three cards you did not play **went to Ada**, hers came to you, and you each drew one more. This happens after every round.

lesson-first-outward-title = Building outward
lesson-first-outward = Letters mark the edge of the city. A letter **with a tile** builds outward, where the letter is. L [1] is next to two blue buildings [2] [3], and all neighbours of a new building produce for you: two tiles.
lesson-first-outward-do = Choose L, then the blue 4 tile, and build.
lesson-first-outward-alone = Alone it gives you a resource or a tile. With a tile you get more, and a building: add the blue 4.
lesson-first-outward-high = That would work too. But high numbers are best on top of a building: take the blue 4.
lesson-first-outward-neighbours = There you would have one neighbour, at L you have two. Choose L.
lesson-first-outward-upward = That builds upward, which comes next. First play L with the blue 4.
lesson-first-outward-other = That’s allowed. But L with the blue 4 brings more now.
lesson-first-outward-then = Ada goes first this round: she plays the letter I alone and takes a resource. Then you build.

lesson-first-letter-title = The letter moves aside
lesson-first-letter = The blue 4 is yours: it has one of your resources on it [1]. Move the letter to a **free cell next to the blue 4**, where the city can grow later. Both cells are good.
lesson-first-letter-do = Choose where the letter L goes.

lesson-first-gain-title = What it brought
lesson-first-gain = Two blue neighbours with one floor each gave you **two tiles**, even though the blue 20 [1] is Ada’s. She gets nothing. And two of your three starting characters pay whenever you build outward [2]: a resource and a point.

lesson-first-upward-title = Building upward
lesson-first-upward = A building card with a tile **builds upward**. Put the blue 11 on the blue 1 [1]: that makes two floors, so two of your resources [2] go on it. With the same colour and a higher number there is nothing else to pay.
lesson-first-upward-do = Choose the blue 1, then the blue 11 tile, and build.
lesson-first-upward-alone = You would get one tile and lose the card. If you build with it, you keep it: add the blue 11.
lesson-first-upward-colour = A different colour costs one more resource. Take the blue 11.
lesson-first-upward-high = That works too. But an 11 is high enough here, so save the 16.
lesson-first-upward-place = That’s possible. But the blue 1 is next to your own blue building: build on the blue 1.
lesson-first-upward-other = That’s allowed. For this lesson, build upward: the blue 1 with the blue 11.
lesson-first-upward-then = Another of your characters pays you a tile for it. Ada builds upward too: the yellow 17.

lesson-first-kept-title = Cards you keep
lesson-first-kept = You **keep the card** you built upward with: the blue 1 now gives you a tile for every card you play alone [1]. New buildings such as the blue 11 [2] are construction sites (the crane) until the deck runs out. It just did, so their cards are in play.

lesson-first-district-title = A district
lesson-first-district = The blue 4 [1], 11 [2] and 20 [3] touch: buildings of one colour side by side form a **district**. At the end, the player with the most resources in it gets a point for each of the 4 resources; second place gets one for each of their own: Ada 1.

lesson-first-resource-title = A letter alone
lesson-first-resource = You have 2 resources [1] and will soon need 3. A letter **alone** gives you a resource or a tile.
lesson-first-resource-do = Choose B and play it alone.
lesson-first-resource-letter = Just as good. For this lesson, choose B.
lesson-first-resource-blue = That brings you tiles, and you have three. You need a resource: play B alone.
lesson-first-resource-other = Tempting. But for this lesson, save up for the next round: play B alone.
lesson-first-resource-then = Ada goes first again: she plays the red 2 alone for a resource.

lesson-first-take-title = Resource or tile
lesson-first-take = You have 3 tiles, and the blue 1 is about to bring you another, because you’re playing a card alone.
lesson-first-take-do = Take a resource.
lesson-first-take-tile = You have enough tiles. Take a resource: the next building needs three.

lesson-first-over-title = Building over a rival
lesson-first-over = You have drawn the blue 20, the card of Ada’s building [1]. Two floors take 2 of your 3 resources [2], **a different colour** costs 1 more, and **a lower number** costs the difference in points: 19 on 20 costs 1 point.
lesson-first-over-do = Choose the blue 20, then the red 19 tile, and build.
lesson-first-over-alone = That would bring you two tiles. You can do better: add the red 19.
lesson-first-over-blue = The building would stay blue, but 16 on 20 costs 4 points. Take the red 19 and see both costs.
lesson-first-over-dear = That number is much lower and costs more than your 5 points. Take the red 19.
lesson-first-over-other = That’s allowed. For this lesson, cover Ada’s building: the blue 20 with the red 19.
lesson-first-over-then = Ada gets her resource back, plus a point for it. She plays C alone.

lesson-first-counted-title = Points at the end
lesson-first-counted = You covered Ada’s building [1] and keep its card, the blue 20: **9 points** at the end. You are now alone in the blue district [2], so your 3 resources count twice: 6 points. If the game ended now, you would have 23 points, Ada 13.

lesson-first-renewal-title = A new hand
lesson-first-renewal = Don’t like any of your four cards? Give up a **renewal token** [1] and draw four new cards before you choose. You have two tokens; each one left is worth 2 points at the end.

lesson-first-dear-title = If you can’t pay
lesson-first-dear = You have no resources left [1]. If you can’t pay when your turn comes, the tile comes back and you play the card alone. So get resources first.
lesson-first-dear-do = Play A, H or L alone.
lesson-first-dear-blue = That brings you tiles, and you have four. Play a letter alone.
lesson-first-dear-renew = A new hand costs you 2 points at the end, and these cards will do. Play a letter alone.
lesson-first-dear-other = You can’t pay for that, so the tile would come back. Play a letter alone.
lesson-first-dear-then = Ada goes first: she puts the red 8 on your blue 11 and pays 3 points and 4 resources.

lesson-first-covered-title = Covered
lesson-first-covered = Ada has covered your blue 11 [1]: you get its **two resources back, and a point for each**. But the blue 4 [2] is alone now, and a single building is not a district: those 6 points are gone.
lesson-first-covered-do = Take a resource or a tile for your letter.

lesson-first-end-title = How it ends
lesson-first-end = When the tiles [1] run out, you may return some of yours for a point each. When they run out **again**, or somebody has 25 resources in the city, that round is the last. A letter with no room pushes others along. Finish this game against Ada.

lesson-districts = Who has the majority
lesson-districts-about = Districts: what counts, who gets which points, and how to join buildings.

lesson-districts-look-title = Two districts
lesson-districts-look = Buildings of one colour side by side form a district. Ada has two: her red 8 [1] with the red 2 and 3, and her yellow 17 [2] with the yellow 1. Nobody owns the red 2, the red 3 and the yellow 1: they connect, but bring nothing. You can show all districts [3].

lesson-districts-prizes-title = First and second place
lesson-districts-prizes = The player with **the most resources** in a district gets a point for each resource in it; second place gets a point for each of their own. A player who is alone gets both: in red [1] Ada has 3, so 6 points. Your red 19 [2] touches no red building.

lesson-districts-join-title = Join the reds
lesson-districts-join = J [1] touches your red 19 [2] and the red 1 [3], which nobody owns. A red tile there makes the three **one district**. And both neighbours produce for you: three floors together, so three resources.
lesson-districts-join-do = Choose J, then the red 6 tile, and build.
lesson-districts-join-low = That joins them too. But a higher number is more expensive for rivals to cover: take the red 6.
lesson-districts-join-alone = Alone it gives you a resource or a tile. With the red 6 you get a district: add the tile.
lesson-districts-join-colour = The neighbours would produce just as much, but only red joins the reds: take the red 6.
lesson-districts-join-other = That’s allowed. But J with the red 6 makes a district now.
lesson-districts-join-then = Ada has chosen the blue 3 with the red 5.

lesson-districts-letter-title = Where the city can grow
lesson-districts-letter = The red 6 [1] is built. The letter moves aside. Wherever it goes, anybody can build there.
lesson-districts-letter-do = Choose where the letter J goes.
lesson-districts-letter-then = Ada can’t pay 3 resources for the red 5: the tile comes back, and she plays the card alone.

lesson-districts-end-title = Alone, you score twice
lesson-districts-end = The red 19 [1] has two resources, the red 6 [2] has one: three, and you are alone, so 6 points. With equal resources, the taller building decides, then the higher number. If the game ended now, you would have 26 points, Ada 20. Play on.

lesson-draft = The draft of characters
lesson-draft-about = The normal game: choose three characters that go together, and see them pay.

lesson-draft-planner-title = One of four
lesson-draft-planner = In the normal game you choose your characters: keep one of four, and **pass the others to Ada**. Each brings something at the start, and rewards one of the three actions throughout the game. This bio-planner [1] brings you a point whenever you build upward.
lesson-draft-planner-do = Keep the bio-planner.
lesson-draft-planner-engineer = Bio-engineers bring you tiles. But bio-planners are rarer: keep the bio-planner.
lesson-draft-planner-technician = Bio-technicians bring resources. But bio-planners are rarer: keep the bio-planner.
lesson-draft-planner-then = Ada keeps one too. The others come to you.

lesson-draft-engineer-title = One of three
lesson-draft-engineer = These three come from Ada, and all of them reward building upward. Two that reward **the same action** go well together: with this bio-engineer [1], every floor you build brings you a point and a tile.
lesson-draft-engineer-do = Keep the bio-engineer.
lesson-draft-engineer-planner = Two points for every floor: not bad. But you also need tiles to build: keep the bio-engineer.
lesson-draft-engineer-technician = A good choice too. For this lesson, keep the bio-engineer.

lesson-draft-technician-title = One of two
lesson-draft-technician = You’ve seen these two before: nobody kept them. Floors cost resources, and this bio-technician [1] gives you one for every card you play alone.
lesson-draft-technician-do = Keep the bio-technician.
lesson-draft-technician-engineer = More tiles, but floors cost resources too. Keep the bio-technician.
lesson-draft-technician-then = Everybody reveals their characters and gets four cards.

lesson-draft-start-title = What you start with
lesson-draft-start = What your characters bring at the start adds up: 4 resources, 2 tiles and 2 points [1]. From now on they pay you a tile and a point for building upward [2], and a resource for a card alone [3].

lesson-draft-work-title = See them at work
lesson-draft-work = Put the blue 20 on the blue 1 [1]: that makes two floors, so it takes 2 of your 4 resources. The same colour and a higher number cost nothing more.
lesson-draft-work-do = Choose the blue 1, then the blue 20 tile, and build.
lesson-draft-work-alone = That brings you a tile, and a resource from your bio-technician. But your other two characters reward a new floor: add the blue 20.
lesson-draft-work-colour = A different colour costs one more resource. Take the blue 20.
lesson-draft-work-renew = These cards will do. Choose the blue 1 with the blue 20.
lesson-draft-work-other = That’s allowed. For this lesson, build upward: the blue 1 with the blue 20.
lesson-draft-work-then = A tile and a point for you. Ada plays the yellow 1 alone, and her two bio-engineers pay her a tile each.

lesson-draft-end-title = Choose what goes together
lesson-draft-end = You have 3 points and 2 tiles, and keep the blue 1. Cards 16 to 18 count characters too: with the blue 18, each of your cards that rewards building upward [1] would bring you 2 points at the end. Finish this game against Ada.

lesson-hal = A solo game against Hal
lesson-hal-about = Three rounds on your own: your three cards, Hal’s one, and how he builds.

lesson-hal-floor-title = You and Hal
lesson-hal-floor = In a solo game you play against **Hal** [1]. Each round you get three cards, and he gets one, face down. You have 6 resources, 6 tiles and 6 points, but no characters. Build upward on the red 1 [2].
lesson-hal-floor-do = Choose the red 1, then the red 14 tile, and build.
lesson-hal-floor-alone = You would get a resource and lose the card. Add the red 14 and you keep it.
lesson-hal-floor-high = Just as good. For this lesson, take the red 14.
lesson-hal-floor-colour = A different colour costs one more resource. Take the red 14.
lesson-hal-floor-other = That’s allowed. For this lesson, build on the red 1 with the red 14.

lesson-hal-his-letter-title = Hal always builds
lesson-hal-his-letter = Your two other cards are discarded. Hal reveals the letter I, draws the blue 14 tile and **builds outward** [1]. He gets a point for each item the neighbours produce, here 1. You move his letters for him.
lesson-hal-his-letter-do = Choose where the letter I goes.

lesson-hal-outward-title = A district
lesson-hal-outward = Three new cards. The letter A [1] is next to the yellow 1 [2]: with the yellow 10 there, the two make a district. The neighbour produces a point for you.
lesson-hal-outward-do = Choose A, then the yellow 10 tile, and build.
lesson-hal-outward-alone = Alone it gives you a resource or a tile. With the yellow 10 you get a point and a district.
lesson-hal-outward-colour = Only a yellow tile makes a district with the yellow 1. Take the yellow 10.
lesson-hal-outward-other = That’s allowed. For this lesson, play A with the yellow 10.

lesson-hal-your-letter-title = Your letter
lesson-hal-your-letter = The yellow 10 [1] is built. Its letter moves aside; both cells are good.
lesson-hal-your-letter-do = Choose where the letter A goes.

lesson-hal-kept-title = Hal builds upward
lesson-hal-kept = Hal revealed the blue 1 and put the blue 18 on it [1]. A lower number or a different colour costs him nothing: he pays only the resources he places. He **keeps the card** and scores it at the end, but never uses its bonus.

lesson-hal-alone-title = Your kept card pays
lesson-hal-alone = The red 1 that you kept pays a resource for every card you play alone [2]. Play the yellow 1 [1] alone: that makes a point and a resource.
lesson-hal-alone-do = Choose the yellow 1 and play it alone.
lesson-hal-alone-tile = That builds on the yellow 1. For this lesson, play it alone.
lesson-hal-alone-letter = A letter would bring you a resource or a tile, and the red 1 a resource. The yellow 1 brings a point: play that.
lesson-hal-alone-other = That’s allowed. For this lesson, play the yellow 1 alone.

lesson-hal-end-title = Beat Hal
lesson-hal-end = Hal put the red 4 [1] next to your red 14 [2]: two resources each, two floors each, so the higher number comes first, and that is yours. The game ends when the tiles run out, your 25 resources are in the city, or Hal has too few left to build. Play on.
