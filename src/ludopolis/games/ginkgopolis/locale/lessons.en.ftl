# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Around the old tree
lesson-first-about = Six rounds: a card alone, building outward and upward, what it costs, and a first district.

lesson-first-alone-title = A card alone
lesson-first-alone = Together you build one city, outward and upward; **the most points** win. Each round everybody secretly chooses one of four cards. A card names a place: yellow 3 names this building [1]. Played **alone** it uses that building for you, and yellow ones produce points.
lesson-first-alone-do = Choose yellow 3 and play it alone.
lesson-first-alone-tile = With a tile you would build. First see what a card does alone: play yellow 3 without a tile.
lesson-first-alone-colour = Red buildings produce resources, blue ones tiles. Start with a point: yellow 3.
lesson-first-alone-renew = That would cost a renewal token, and this hand is good. Play yellow 3 alone.
lesson-first-alone-other = Allowed. But first see what a building does: play yellow 3 alone.
lesson-first-alone-then = You get 1 point. Ada has chosen at the same time: the letter K with a tile.

lesson-first-hands-title = Hands move on
lesson-first-hands = Ada built blue 20 in the place of the letter K [1], and the letter stepped aside [2]. The three cards you did not play **went to Ada**, hers came to you, and each of you drew one more. This happens after every round.

lesson-first-outward-title = Building outward
lesson-first-outward = Letters mark the edge of the city. A letter **with a tile** builds outward, in its place. L [1] lies beside two blue buildings [2] [3], and all neighbours of a new building produce for you: two tiles.
lesson-first-outward-do = Choose L, then the tile blue 4, and build.
lesson-first-outward-alone = Alone it gives a resource or a tile. With a tile you get more, and a building: add blue 4.
lesson-first-outward-high = It would fit too. But high numbers are good on top of something: take blue 4.
lesson-first-outward-neighbours = There you would have one neighbour, at L two. Take L.
lesson-first-outward-upward = That builds upward, which comes next. First L with blue 4.
lesson-first-outward-other = Allowed. But L with blue 4 brings more now.
lesson-first-outward-then = Ada is first in this round: she plays I alone and takes a resource. Then you build.

lesson-first-letter-title = The letter steps aside
lesson-first-letter = Blue 4 is yours: one of your resources stands on it [1]. The letter goes to a **free cell beside it**, where the city can grow later. Both cells are good.
lesson-first-letter-do = Choose where the letter L goes.

lesson-first-gain-title = What it brought
lesson-first-gain = Two blue neighbours of one floor each: **two tiles**, although blue 20 [1] is Ada’s. She gets nothing. And two of the three characters you began with pay whenever you build outward [2]: a resource and a point.

lesson-first-upward-title = Building upward
lesson-first-upward = A building card with a tile **builds upward**. Put blue 11 on blue 1 [1]: two floors, so two of your resources [2] go on it. With the same colour and a higher number there is nothing else to pay.
lesson-first-upward-do = Choose blue 1, then the tile blue 11, and build.
lesson-first-upward-alone = One tile, and the card is gone. If you build with it, you keep it: add blue 11.
lesson-first-upward-colour = Another colour costs one resource more. Take blue 11.
lesson-first-upward-high = That works too. But 11 is high enough here, so save the 16.
lesson-first-upward-place = Possible. But you already have a blue building beside blue 1: build there.
lesson-first-upward-other = Allowed. For this lesson, build upward: blue 1 with blue 11.
lesson-first-upward-then = Another of your characters pays a tile for it. Ada builds upward too: yellow 17.

lesson-first-kept-title = Cards that stay
lesson-first-kept = You **keep the card** you built upward with: blue 1 now gives a tile for every card you play alone [1]. New buildings such as blue 11 [2] are construction sites (the crane) until the deck runs out. It just has: their cards are in play.

lesson-first-district-title = A district
lesson-first-district = Blue 4 [1], 11 [2] and 20 [3] touch: buildings of one colour side by side are a **district**. At the end whoever has the most resources there gets a point for each of all four; the second gets one for each of their own: Ada 1.

lesson-first-resource-title = A letter alone
lesson-first-resource = You have 2 resources [1] and will soon need 3. A letter **alone** gives a resource or a tile.
lesson-first-resource-do = Choose B and play it alone.
lesson-first-resource-letter = Just as good. For this lesson, take B.
lesson-first-resource-blue = That brings tiles, and you have three. You need a resource: play B alone.
lesson-first-resource-other = Tempting. But save your resources for the next round: play B alone.
lesson-first-resource-then = Ada is first again: red 2 alone, a resource for her.

lesson-first-take-title = Resource or tile
lesson-first-take = You have 3 tiles, and blue 1 is about to bring another, because you play a card alone.
lesson-first-take-do = Take a resource.
lesson-first-take-tile = You have enough tiles. Take a resource: the next building needs three.

lesson-first-over-title = Over a rival
lesson-first-over = You have drawn blue 20, the card of Ada’s building [1]. Two floors take 2 of your 3 resources [2], **another colour** costs 1 more, and **a lower number** a point for each step down: 19 on 20 costs 1 point.
lesson-first-over-do = Choose blue 20, then the tile red 19, and build.
lesson-first-over-alone = That would give you a tile. You can do better: add red 19.
lesson-first-over-blue = It would stay blue, but 16 on 20 costs 4 points. Take red 19 and see both prices.
lesson-first-over-dear = That number is much lower and costs more than your 5 points. Take red 19.
lesson-first-over-other = Allowed. For this lesson, build over Ada: blue 20 with red 19.
lesson-first-over-then = Ada gets her resource back, and a point for it. She plays C alone.

lesson-first-counted-title = Points at the end
lesson-first-counted = You covered Ada’s building [1] and keep its card, blue 20: **9 points** at the end. In the blue district [2] you are alone now, so your 3 resources count twice: 6 points. You would have 23 points, Ada 13.

lesson-first-renewal-title = A new hand
lesson-first-renewal = Do you dislike all four cards? Give up a **renewal token** [1] and draw four others before you choose. You have two; each one left is worth 2 points at the end.

lesson-first-dear-title = If you cannot pay
lesson-first-dear = You have no resources left [1]. If you cannot pay when your turn comes, the tile comes back and the card is played alone. So get resources first.
lesson-first-dear-do = Play A, H or L alone.
lesson-first-dear-blue = That brings tiles, and you have four. Play a letter alone.
lesson-first-dear-renew = A new hand costs 2 points at the end, and these cards will do. Play a letter alone.
lesson-first-dear-other = You cannot pay for that: the tile would come back. Play a letter alone.
lesson-first-dear-then = Ada is first: red 8 on your blue 11. She pays 3 points and 4 resources.

lesson-first-covered-title = Covered
lesson-first-covered = Ada has covered your blue 11 [1]: you get its **two resources back, and a point for each**. But blue 4 [2] is now alone, and one building is no district: those 6 points are gone.
lesson-first-covered-do = Take a resource or a tile for your letter.

lesson-first-end-title = How it ends
lesson-first-end = When the tiles [1] run out, you may return some for a point each. When they run out **again**, or somebody has 25 resources in the city, that round is the last. A letter without room pushes others on. Finish this game against Ada.

lesson-districts = Who has the majority
lesson-districts-about = Districts: what counts, who gets which prize, and how to join buildings.

lesson-districts-look-title = Two districts
lesson-districts-look = Buildings of one colour side by side are a district. Ada has two: red 8 [1] with red 2 and 3, and yellow 17 [2] with yellow 1. Red 2, red 3 and yellow 1 are nobody’s: they connect, but bring nothing. You can show all districts [3].

lesson-districts-prizes-title = Two prizes
lesson-districts-prizes = Whoever has **the most resources** in a district gets a point for each resource in it, the second a point for each of their own. Whoever is alone gets both: in red [1] Ada has 3, so 6 points. Your red 19 [2] touches no red building.

lesson-districts-join-title = Join the reds
lesson-districts-join = J [1] touches your red 19 [2] and red 1 [3], which is nobody’s. A red tile there makes the three **one district**. And both produce for you: three floors, three resources.
lesson-districts-join-do = Choose J, then the tile red 6, and build.
lesson-districts-join-low = That joins them too. But a higher number costs rivals more when they cover it: take red 6.
lesson-districts-join-alone = Alone it gives a resource or a tile. With red 6 you get a district: add the tile.
lesson-districts-join-colour = It would pay as well, but only red joins the reds: take red 6.
lesson-districts-join-other = Allowed. But J with red 6 makes a district now.
lesson-districts-join-then = Ada has chosen blue 3 with red 5.

lesson-districts-letter-title = Where the city may grow
lesson-districts-letter = Red 6 [1] stands. The letter steps aside; where it goes, the city can grow, for everybody.
lesson-districts-letter-do = Choose where the letter J goes.
lesson-districts-letter-then = Ada cannot pay 3 resources for red 5: the tile comes back, and her card is played alone.

lesson-districts-end-title = Alone counts twice
lesson-districts-end = Red 19 [1] with two resources, red 6 [2] with one: three, and you are alone, so 6 points. With equal resources the taller building comes first, then the higher number. You would have 26 points, Ada 20. Play on.

lesson-draft = The draft of characters
lesson-draft-about = The normal game: choose three characters who go together, and see them pay.

lesson-draft-planner-title = One of four
lesson-draft-planner = In the normal game you choose your characters: keep one of four, and **pass the others to Ada**. Each brings something at the start, and pays for one of the three actions all through the game. This bio-planner [1] pays a point whenever you build upward.
lesson-draft-planner-do = Keep the bio-planner.
lesson-draft-planner-engineer = Bio-engineers pay tiles. There are more of them than bio-planners: keep the bio-planner.
lesson-draft-planner-technician = Bio-technicians pay resources, and there are more of them. Keep the bio-planner.
lesson-draft-planner-then = Ada keeps one too. What she left comes to you.

lesson-draft-engineer-title = One of three
lesson-draft-engineer = These three come from Ada, and all pay for building upward. Two that pay for **the same action** go well together: with this bio-engineer [1] every floor you build brings a point and a tile.
lesson-draft-engineer-do = Keep the bio-engineer.
lesson-draft-engineer-planner = Two points for every floor: not bad. But you also need tiles to build with: keep the bio-engineer.
lesson-draft-engineer-technician = A good choice too. For this lesson, keep the bio-engineer.

lesson-draft-technician-title = One of two
lesson-draft-technician = You have seen these two before: nobody kept them. Floors cost resources, and this bio-technician [1] pays one for every card you play alone.
lesson-draft-technician-do = Keep the bio-technician.
lesson-draft-technician-engineer = More tiles, but floors cost resources too. Keep the bio-technician.
lesson-draft-technician-then = All show their characters. Then everybody gets four cards.

lesson-draft-start-title = What they bring
lesson-draft-start = What characters bring at the start adds up: 4 resources, 2 tiles and 2 points [1]. And this is what they pay: a tile and a point for building upward [2], a resource for a card alone [3].

lesson-draft-work-title = See them at work
lesson-draft-work = Put blue 20 on blue 1 [1]: two floors, so 2 of your 4 resources. The same colour and a higher number cost nothing more.
lesson-draft-work-do = Choose blue 1, then the tile blue 20, and build.
lesson-draft-work-alone = That brings a tile, and a resource from your bio-technician. But two of your three wait for a floor: add blue 20.
lesson-draft-work-colour = Another colour costs a resource more. Take blue 20.
lesson-draft-work-renew = These cards will do. Choose blue 1 with blue 20.
lesson-draft-work-other = Allowed. For this lesson, build upward: blue 1 with blue 20.
lesson-draft-work-then = A tile and a point for you. Ada plays yellow 1 alone, and her two bio-engineers pay a tile each.

lesson-draft-end-title = Choose what goes together
lesson-draft-end = You have 3 points and 2 tiles, and keep blue 1. Cards 16 to 18 count characters too: with blue 18, each of your cards that pays for building upward [1] would bring 2 points at the end. Finish this game against Ada.

lesson-hal = A solo game against Hal
lesson-hal-about = Three rounds alone: your three cards, his one, and how he builds.

lesson-hal-floor-title = You and Hal
lesson-hal-floor = In a solo game you play against **Hal** [1]. Each round you get three cards, and he gets one, face down. You have 6 resources, 6 tiles and 6 points, but no characters. Build upward on red 1 [2].
lesson-hal-floor-do = Choose red 1, then the tile red 14, and build.
lesson-hal-floor-alone = That brings a resource, and the card is gone. Add red 14 and you keep it.
lesson-hal-floor-high = Just as good. For this lesson, take red 14.
lesson-hal-floor-colour = Another colour costs a resource more. Take red 14.
lesson-hal-floor-other = Allowed. For this lesson, build on red 1, with red 14.

lesson-hal-his-letter-title = Hal always builds
lesson-hal-his-letter = Your two other cards are discarded. Hal shows I, draws the tile blue 14 and **builds outward** [1]. He gets a point for each item that the neighbours produce, here 1. You move his letters for him.
lesson-hal-his-letter-do = Choose where the letter I goes.

lesson-hal-outward-title = A district
lesson-hal-outward = Three new cards. A [1] lies beside yellow 1 [2], and with yellow 10 the two are a district. The neighbour produces a point for you.
lesson-hal-outward-do = Choose A, then the tile yellow 10, and build.
lesson-hal-outward-alone = Alone it gives a resource or a tile. With yellow 10 you get a point and a district.
lesson-hal-outward-colour = Only yellow makes a district with yellow 1. Take yellow 10.
lesson-hal-outward-other = Allowed. For this lesson, take A with yellow 10.

lesson-hal-your-letter-title = Your letter
lesson-hal-your-letter = Yellow 10 [1] stands. Its letter steps aside; both cells are good.
lesson-hal-your-letter-do = Choose where the letter A goes.

lesson-hal-kept-title = Hal builds upward
lesson-hal-kept = Hal showed blue 1 and put blue 18 on it [1]. A lower number or another colour costs him nothing: he pays only the resources that he places. He **keeps the card** and scores it at the end, but never uses its bonus.

lesson-hal-alone-title = Your kept card pays
lesson-hal-alone = Red 1, which you kept, pays a resource for every card you play alone [2]. Play yellow 1 [1] alone: a point and a resource.
lesson-hal-alone-do = Choose yellow 1 and play it alone.
lesson-hal-alone-tile = That builds on yellow 1. For this lesson, play it alone.
lesson-hal-alone-letter = A letter would bring an item, and red 1 a resource. Yellow 1 brings a point: play that.
lesson-hal-alone-other = Allowed. For this lesson, play yellow 1 alone.

lesson-hal-end-title = Beat Hal
lesson-hal-end = Hal put red 4 [1] beside your red 14 [2]: two resources each, two floors each, so the higher number is first, and that is yours. The game ends when the tiles run out, your 25 resources are in the city, or his run out. Play on.
