# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Station Road
lesson-first-about = Five turns: a whole turn, two closed streets, their pay, and people who move on.

lesson-first-gallery-title = A tile, a place, a road
lesson-first-gallery = You build one city together, and **the most money** wins. A tile pays its owner when its street is closed. The Art Gallery [1] pays $2 for each hipster symbol of its street. Put it beside the station [2] and turn it until both roads form one line.
lesson-first-gallery-do = Choose the Art Gallery and the place west of the station, road in the south. Build.
lesson-first-gallery-market = A good one, and in a moment it will do better. First the Art Gallery.
lesson-first-gallery-dorm = The Student Dorm needs many hipsters around it. Wait until they come: first the Art Gallery.
lesson-first-gallery-place = Allowed: a road would join there. But the station’s symbols are in its own street. Build west of it.
lesson-first-gallery-across = That closes the street at once, and nobody has a tile on it: no pay. Turn the road to the south.
lesson-first-gallery-then = Ada builds Serviced Flats on the other side of your Gallery.

lesson-first-symbols-title = A street
lesson-first-symbols = Tiles in one line are a **street**. Hipster symbols: the Gallery’s [1] and the station’s [2]. Wild ones count as any: the park’s and Ada’s [3]. That makes 4 × $2, and $1 for the hipster who lives there. Your Gallery would pay $9.

lesson-first-close-title = Closing a street
lesson-first-close = A street is **closed** when the places at both its ends are taken. The park stands at one. Put the Student Dorm [1] at the other [2] and turn its road **towards the street**: then its hipster symbol counts there too.
lesson-first-close-do = Choose the Student Dorm and the west end, road in the east. Build.
lesson-first-close-market = It would close the street too, but for $9. The Dorm has a hipster symbol, which is worth $2 more.
lesson-first-close-cinema = That would pay you $11 as well. But the Dorm lives on hipsters, and some are about to need a home.
lesson-first-close-place = Then the street stays open, and Ada may close it. Take the west end.
lesson-first-close-longer = That makes the street longer, and it stays open. Turn the road to the east.
lesson-first-close-then = Closed: $11 for you, $8 for Ada. Now Ada builds for tourists, and the one who waits at the station moves in.

lesson-first-paid-title = Everybody is paid
lesson-first-paid = Whoever closes a street, **all owners on it** are paid and take back their signs: your Gallery [1] brought $11. Its people moved out: two hipsters to your Dorm [2], which is only at its end and waits. A parent and a shopper **seek a home** [3].

lesson-first-market-title = Seekers move in
lesson-first-market = Seekers move into the **next tile of their colour**, whoever builds it. For the parent: the Flea Market [1], north of the Dorm [2], with both roads in one line. It pays $5 for each pair of parent and hipster symbols.
lesson-first-market-do = Choose the Flea Market and the place north of the Dorm, road in the east. Build.
lesson-first-market-hall = It would pay $9. But then Ada may get the parent, and the shopper can wait. Take the Flea Market.
lesson-first-market-cinema = No hipster is waiting now. Keep it, and take the Flea Market.
lesson-first-market-place = The hipster symbol for the pair is in the Dorm’s street. Build north of the Dorm.
lesson-first-market-across = Across the end it is not on the Dorm’s street: $2 instead of $7. Turn the road to the east.
lesson-first-market-then = Two parents live in your Market now. Ada takes the south end of the street.

lesson-first-north-title = One end is left
lesson-first-north = The Market would pay $7, and the Dorm $9: $2 for each of three hipsters, and $1 each for living there. Whoever takes the last end moves the people. Be that one: the Indie Cinema [1], at the north end [2].
lesson-first-north-do = Choose the Indie Cinema and the north end, road in the south. Build.
lesson-first-north-tower = It would pay you $5 more now. But nobody lives in mixed tiles: three hipsters would go to Ada.
lesson-first-north-hall = It would close the street too. But then only Ada has a home for hipsters. Take the Indie Cinema.
lesson-first-north-place = Then the street stays open, and it is Ada’s turn. Take the north end.
lesson-first-north-longer = That makes four tiles, still open, and it is Ada’s turn. Turn the road to the south.

lesson-first-people-title = People move
lesson-first-people = $16 for you, $5 for Ada. Three hipsters look for a home: your Indie Cinema [1] or Ada’s Vintage Boutique [2]. **Whoever closed the street decides.** Each of them is worth $1 to the owner when that tile pays.
lesson-first-people-do = Send all three to the Indie Cinema.
lesson-first-people-share = You may share. But each is a dollar for the owner: send all three to your Cinema.
lesson-first-people-then = Ada builds Terraced Houses beside your Cinema. Two parents who waited move in.

lesson-first-signs-title = Five signs
lesson-first-signs = On each of your tiles in open streets lies one of your five **signs**; four are at home [1]. With none at home you must first **abandon** a tile: its sign comes home, but the tile never pays anybody. So close streets in time.

lesson-first-hall-title = A longer street
lesson-first-hall = The Cinema pays $2 for each tile of its street, and the Games Hall [1] does too. Put it beside the Cinema [2], in one line. It brings two shoppers, and the one who still waits moves in. A street has five tiles at most.
lesson-first-hall-do = Choose the Games Hall and the place east of the Cinema, road in the south. Build.
lesson-first-hall-mixed = Nobody lives in mixed tiles, and the shopper is worth $1 to you. Take the Games Hall.
lesson-first-hall-place = Allowed. For this lesson, build it east of the Cinema.
lesson-first-hall-across = Across the end it would pay $5, on the street $9. Turn the road to the south.

lesson-first-end-title = How it ends
lesson-first-end = Your Cinema would pay $10, the Games Hall $9. When the stack [1] is used up, everybody builds their last three tiles. Then open streets pay **half**, and the most money wins. If you close two streets, you choose which comes first. Finish this game against Ada.

lesson-closing = Closing a street
lesson-closing-about = One tile, two streets: which way it looks, how long a street may be, and which is paid first.

lesson-closing-ends-title = One gap, two streets
lesson-closing-ends = Your Gallery’s street [1] and the one with Ada’s Starter Home [2] have the same free end. In one line they would be six tiles with the new one, and **five are the most**. So a tile in the gap must turn its road across.

lesson-closing-gap-title = Which way it looks
lesson-closing-gap = Put the Student Dorm [1] into the gap [2]: it closes **both streets**. With its road in the east it looks into the Gallery’s street, so its hipster symbol counts there: $9 instead of $7.
lesson-closing-gap-do = Choose the Student Dorm and the gap, road in the east. Build.
lesson-closing-gap-tile = It would close both streets too. But only the Dorm has a hipster symbol for the Gallery.
lesson-closing-gap-place = Then both streets stay open. Take the gap.
lesson-closing-gap-west = Then its hipster symbol counts in the other street, where nobody needs it. Turn the road to the east.

lesson-closing-order-title = Which comes first
lesson-closing-order = Two streets are closed, and you say **which is paid first**. It matters when people of one could move to the other. Here it makes no difference: $9 for the Gallery [1], $8 and $7 for your tiles on the other street [2].
lesson-closing-order-do = Choose either street.

lesson-closing-end-title = On neither street
lesson-closing-end = $24 for you, $5 for Ada. The Dorm [1] closed both streets and is on neither; it now has two more hipsters. A tile that looks away from a street closes it too, but adds no symbol: good against a rival. Play on.

lesson-people = Where people go
lesson-people-about = People are dollars that walk: who sends them, who counts them, and who waits.

lesson-people-close-title = Close it
lesson-people-close = Your Gallery and Ada’s Flea Market are on one street with one free end [2]. Close it with the Department Store [1], its road towards the street. Then the station’s shopper has a home with you.
lesson-people-close-do = Choose the Department Store and the west end, road in the east. Build.
lesson-people-close-cafe = Keep it for the parents who will soon look for a home. Take the Department Store.
lesson-people-close-tower = Nobody lives in mixed tiles, so the shopper would find no home. Take the Department Store.
lesson-people-close-place = Then the street stays open, and Ada may send its people. Take the west end.
lesson-people-close-longer = That makes the street longer, and it stays open. Turn the road to the east.

lesson-people-send-title = You send them
lesson-people-send = $8 for you, $12 for Ada. Three hipsters move, to your Student Dorm [1] or to Ada’s Record Store [2]. The Dorm pays $2 for **each hipster on its street**, and $1 for each who lives in it.
lesson-people-send-do = Send all three to the Student Dorm, none to the Record Store.
lesson-people-send-share = The Dorm would still count them, as both are on one street. But the dollar for living there would be Ada’s: send none.
lesson-people-send-then = Ada builds the Gastropub. It is mixed: nobody moves in.

lesson-people-cafe-title = Seekers
lesson-people-cafe = The Dorm would pay $14 now. Three parents found no home and wait. Put the Playground Café [1] south of the Department Store [2]: its own parent comes, and **all three who wait**.
lesson-people-cafe-do = Choose the Playground Café and the place south of the Department Store, road in the east. Build.
lesson-people-cafe-mixed = Nobody lives in mixed tiles, and three parents wait. Take the Playground Café.
lesson-people-cafe-place = The parents would come there too. For this lesson, build south of the Department Store.
lesson-people-cafe-across = In one line with the Department Store both share a street. Turn the road to the east.

lesson-people-end-title = Four parents
lesson-people-end = The Café [1] pays $2 for each of four parents, and $1 each for living there: $12. If Ada had built a family tile first, all of them would live with her. So before you close a street, think of those who will wait. Play on.

lesson-business = The business module
lesson-business-about = One closed street with business tokens: whose turn it is to take, which to take, and what they are worth.

lesson-business-signs-title = Business signs
lesson-business-signs = With this module every tile shows a business sign: housing on your Starter Home [1], leisure on Ada’s Art Gallery [3]. The star on your Pop-up Studio [2] is **any** business. When a street is closed, its owners take tokens before they are paid.

lesson-business-close-title = Close the street
lesson-business-close = The street has one free end [2]. Put the Student Dorm [1] there, its road towards the street. It closes the street but is not on it: its own sign comes later.
lesson-business-close-do = Choose the Student Dorm and the west end, road in the east. Build.
lesson-business-close-tile = It would close the street too. But the Dorm has a hipster symbol and takes in three hipsters.
lesson-business-close-place = Then the street stays open, and Ada may close it. Take the west end.
lesson-business-close-longer = That makes the street longer, and it stays open. Turn the road to the east.

lesson-business-one-title = Tokens for one tile
lesson-business-one = Ada sits to your left, so she took first: leisure. Whoever closes a street takes last. You take tokens for **one** of your tiles: housing for the Starter Home [1], or any for the Studio [2]. Ada already has two of housing.
lesson-business-one-do = Choose the Pop-up Studio.
lesson-business-one-housing = One of housing against Ada’s two brings nothing now. The Studio lets you choose: take that.

lesson-business-any-title = Which one?
lesson-business-any = At the end whoever has **the most tokens of a type** gets $10; if several tie, $5 each. You have one of leisure [1], and so has Ada. Nobody has trade or restaurant yet.
lesson-business-any-do = Take trade or restaurant.
lesson-business-any-leisure = Then you would have the most leisure: $10. But $5 for leisure and $10 for a new type is more.
lesson-business-any-housing = Ada has two of housing. Take a type that nobody has.

lesson-business-end-title = Sets, too
lesson-business-end = You were paid $18 and have two tokens [1]. Every **set of four different** ones is worth $10 more at the end, besides the most of a type. If you abandon a tile, you take its tokens as well. Finish this game against Ada.

lesson-advisors = The advisors
lesson-advisors-about = One street with the Entrepreneur, and what the six others do.

lesson-advisors-card-title = Your advisor
lesson-advisors-card = With this module everybody is dealt an **advisor**, open to all. Yours is the Entrepreneur [1]: on each closed street one of your tiles may pay like a tile in your hand. Ada’s is the Hacker.

lesson-advisors-close-title = Close your street
lesson-advisors-close = Both tiles on this street are yours. Close it with the Student Dorm [1] at the west end [2], its road towards the street.
lesson-advisors-close-do = Choose the Student Dorm and the west end, road in the east. Build.
lesson-advisors-close-store = Keep the Record Store in your hand: you are about to need it there. Take the Student Dorm.
lesson-advisors-close-tile = It would close the street too. But only hipster tiles add a symbol here: take the Student Dorm.
lesson-advisors-close-place = Then the street stays open, and Ada may close it. Take the west end.
lesson-advisors-close-longer = That makes the street longer, and it stays open. Turn the road to the east.

lesson-advisors-value-title = Another tile’s value
lesson-advisors-value = Before you are paid, the Entrepreneur asks. The Street Food Hall [1] pays $8. The Record Store in your hand [2] pays $6 for each pair of hipster symbols, and wild ones count: $12. You show it and **keep it**.
lesson-advisors-value-do = Let the Street Food Hall pay like the Record Store.
lesson-advisors-value-pass = That is $20. With the Record Store in place of the Street Food Hall it is $24.
lesson-advisors-value-gallery = There it adds $2, and in place of the Street Food Hall $4. Take that one.
lesson-advisors-value-less = The Department Store would pay less than the tile itself. Take the Record Store.

lesson-advisors-symbols-title = Advisors who count more
lesson-advisors-symbols = $24 for you. For the **Hacker** the backs of the tiles in hand count as symbols, for the **Hipster Legend** every hipster symbol is wild, for the **Search Specialist** symbols of own tiles on other streets count too.

lesson-advisors-end-title = Advisors who build
lesson-advisors-end = The **Investor** may put two signs on one tile: double value. The **Contractor** builds and draws two tiles a turn. The **Restorer** builds over tiles of closed streets and is paid at once. The rules say more about each. Finish this game against Ada.

lesson-sly = A solo game against Sly
lesson-sly-about = Three turns alone: you see what Sly builds next, and choose for him where two places are equally good.

lesson-sly-home-title = The stack lies open
lesson-sly-home = In a solo game you play against **Sly**. The stack lies face up: after your turn he builds its top tile, now the Art Gallery [1]. Build the Starter Home [2] west of the station [3], both roads in one line.
lesson-sly-home-do = Choose the Starter Home and the place west of the station, road in the south. Build.
lesson-sly-home-tile = Allowed. For this lesson, begin with the Starter Home.
lesson-sly-home-place = The parent symbol of the station is on its own street. Build west of it.
lesson-sly-home-across = That closes the street at once, and nobody has a tile on it: no income. Turn the road to the south.

lesson-sly-close-title = Where Sly builds
lesson-sly-close = Sly builds where his tile is **worth most at that moment**: on your street his Gallery [1] is worth $6. Close it with the Street Food Hall [2] at the west end [3], its road towards the street: its wild symbol counts for both of you.
lesson-sly-close-do = Choose the Street Food Hall and the west end, road in the east. Build.
lesson-sly-close-tile = It would close the street too. For this lesson, take the Street Food Hall.
lesson-sly-close-place = Then the street stays open, and Sly may make it longer. Take the west end.
lesson-sly-close-longer = That makes the street longer, and it stays open. Turn the road to the east.

lesson-sly-choice-title = You choose for Sly
lesson-sly-choice = $9 for each of you. Sly’s Student Dorm is worth $6, and two hipsters who seek a home come with it, **wherever it stands**. Where places are equally good for him, you choose. Take the place south of the Starter Home [1].
lesson-sly-choice-do = Choose the place south of the Starter Home, road in the east. Build.
lesson-sly-choice-place = Just as good for Sly. For this lesson, put it south of the Starter Home.
lesson-sly-choice-road = Just as good for Sly. For this lesson, turn the road to the east.

lesson-sly-tower-title = You draw after Sly
lesson-sly-tower = After Sly’s turn you drew the next tile of the stack, which you had seen: the Lookout Tower [1]. A tourist seeks a home. Build it south of your Street Food Hall [2], both roads in one line: two tourists, $6.
lesson-sly-tower-do = Choose the Lookout Tower and the place south of the Street Food Hall, road in the east. Build.
lesson-sly-tower-kiosk = The tourist would move in there too. For this lesson, take the Lookout Tower.
lesson-sly-tower-mixed = Nobody lives in mixed tiles, and a tourist seeks a home. Take the Lookout Tower.
lesson-sly-tower-place = Allowed. For this lesson, build south of the Street Food Hall.
lesson-sly-tower-across = In one line with the Street Food Hall both share a street. Turn the road to the east.

lesson-sly-end-title = Beat Sly
lesson-sly-end = On streets that he closes, people go to his tiles first. He never lacks signs, and at the end he has three tiles of his own [1], whose backs you see. You win only with **more money** than Sly. Play on: choose a place for his Museum.
