# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Station Road
lesson-first-about = Five turns: a whole turn, two closed streets, what they pay, and people who move.

lesson-first-gallery-title = A tile, a place, a road
lesson-first-gallery = Together you build one city, and **most money** wins. A tile pays its owner when its street is closed. The Art Gallery [1] pays $2 for each hipster symbol on its street. Put it next to the station [2] and turn it until both roads form one line.
lesson-first-gallery-do = Choose the Art Gallery and the place to the left of the station, road at the bottom. Build.
lesson-first-gallery-market = A good tile, but it will do better in a moment. Build the Art Gallery first.
lesson-first-gallery-dorm = The Student Dorm needs lots of hipsters around. Wait until they come: build the Art Gallery first.
lesson-first-gallery-place = That’s allowed: a road would connect there. But the station’s symbols count only on its own street. Build to the left of the station.
lesson-first-gallery-across = You could. But that closes a street nobody has a tile on, so nobody is paid. Turn the road to the bottom.
lesson-first-gallery-then = Ada builds the Serviced Flats on the other side of your Gallery.

lesson-first-symbols-title = A street
lesson-first-symbols = Tiles in one line form a **street**. This one has two hipster symbols, the Gallery’s [1] and the station’s [2]. Wild symbols count as any: the park’s and Ada’s [3]. That makes 4 × $2, plus $1 for the hipster who lives there. Your Gallery would pay $9.

lesson-first-close-title = Closing a street
lesson-first-close = A street is **closed** when the places at both its ends are taken. The park is at one end. Put the Student Dorm [1] at the other [2] and turn its road **towards the street**: then its hipster symbol counts there too.
lesson-first-close-do = Choose the Student Dorm and the left end, road on the right. Build.
lesson-first-close-market = It would close the street too, but pay you only $9. The Dorm has a hipster symbol, worth $2 more.
lesson-first-close-cinema = That would pay you $11 as well. But the Dorm pays $2 for each hipster on its street, and some are about to need a home.
lesson-first-close-place = Then the street stays open, and Ada may close it. Choose the left end.
lesson-first-close-longer = That makes the street longer, and it stays open. Turn the road to the right.
lesson-first-close-then = Closed: $11 for you, $8 for Ada. Now Ada builds a tourist tile, and the tourist waiting at the station moves in.

lesson-first-paid-title = Everybody is paid
lesson-first-paid = No matter who closes a street, **all owners on it** are paid and take back their markers: your Gallery [1] paid $11. The street’s people moved out: two hipsters to your Dorm [2], which only closes the street and will pay later. A parent and a shopper **seek a home** [3].

lesson-first-market-title = Seekers move in
lesson-first-market = Seekers move into the **next tile of their colour**, no matter who builds it. Get the parent: put the Flea Market [1] above the Dorm [2], with both roads in one line. It pays $5 for each pair of one parent and one hipster symbol.
lesson-first-market-do = Choose the Flea Market and the place above the Dorm, road on the right. Build.
lesson-first-market-hall = It would pay $9. But then Ada may get the parent. The shopper can wait: take the Flea Market.
lesson-first-market-cinema = You could. But no hipsters are waiting now. Keep it, and take the Flea Market.
lesson-first-market-place = The hipster symbol for the pair is on the Dorm’s street. Build above the Dorm.
lesson-first-market-across = Across the end, it is not on the Dorm’s street: $2 instead of $7. Turn the road to the right.
lesson-first-market-then = Two parents live in your Market now. Ada builds at the lower end of the street.

lesson-first-north-title = One end left
lesson-first-north = The Market would pay $7, and the Dorm $9: $2 for each of three hipsters, plus $1 each for living there. The player who builds at the last end moves the people. Let it be you: put the Indie Cinema [1] at the upper end [2].
lesson-first-north-do = Choose the Indie Cinema and the upper end, road at the bottom. Build.
lesson-first-north-tower = It would pay you $5 more now. But nobody lives in mixed tiles, so three hipsters would go to Ada.
lesson-first-north-hall = It would close the street too. But then only Ada would have a home for hipsters. Take the Indie Cinema.
lesson-first-north-place = Then the street stays open, and it is Ada’s turn. Choose the upper end.
lesson-first-north-longer = Then the street has four tiles and stays open, and it is Ada’s turn. Turn the road to the bottom.

lesson-first-people-title = People move
lesson-first-people = $16 for you, $5 for Ada. Three hipsters need a home: your Indie Cinema [1] or Ada’s Vintage Boutique [2]. **The player who closed the street decides.** Each hipster is worth $1 to the owner when that tile pays.
lesson-first-people-do = Send all three to the Indie Cinema.
lesson-first-people-share = You may split them up. But each is a dollar for the owner: send all three to your Cinema.
lesson-first-people-then = Ada builds the Terraced Houses next to your Cinema. Two parents who were waiting move in.

lesson-first-signs-title = Five markers
lesson-first-signs = Each of your tiles on open streets has one of your five **markers** on it; four are back with you [1]. If you have none left, you must first **abandon** a tile: you get its marker back, but the tile never pays anybody. So close streets in time.

lesson-first-hall-title = A longer street
lesson-first-hall = The Cinema pays $2 for each tile on its street, and so does the Games Hall [1]. Put it next to the Cinema [2], in one line. It brings two shoppers, and the one who is still waiting moves in. A street has at most five tiles.
lesson-first-hall-do = Choose the Games Hall and the place to the right of the Cinema, road at the bottom. Build.
lesson-first-hall-mixed = Nobody lives in mixed tiles, and the shopper is worth $1 to you. Take the Games Hall.
lesson-first-hall-place = That’s allowed. For this lesson, build it to the right of the Cinema.
lesson-first-hall-across = Across the end it would pay $5, on the street $9. Turn the road to the bottom.

lesson-first-end-title = How it ends
lesson-first-end = Your Cinema would pay $10, the Games Hall $9. When the stack [1] runs out, everybody builds their last three tiles. Then open streets pay **half**, and most money wins. If you close two streets at once, you choose which pays first. Finish this game against Ada.

lesson-closing = Closing a street
lesson-closing-about = One tile, two streets: which way it faces, how long a street may be, and which pays first.

lesson-closing-ends-title = One gap, two streets
lesson-closing-ends = Your Gallery’s street [1] and the one with Ada’s Starter Home [2] share one free end. If the new tile joined them in one line, that would make six tiles, and **five is the most**. So the tile in the gap must turn its road across.

lesson-closing-gap-title = Which way it faces
lesson-closing-gap = Put the Student Dorm [1] in the gap [2]: it closes **both streets**. With its road on the right it faces the Gallery’s street, so its hipster symbol counts there: $9 instead of $7.
lesson-closing-gap-do = Choose the Student Dorm and the gap, road on the right. Build.
lesson-closing-gap-tile = It would close both streets too. But only the Dorm has a hipster symbol for the Gallery.
lesson-closing-gap-place = Then both streets stay open. Choose the gap.
lesson-closing-gap-west = Then its hipster symbol counts on the other street, where nobody needs it. Turn the road to the right.

lesson-closing-order-title = Which pays first
lesson-closing-order = Two streets are closed, and you choose **which pays first**. With business tokens that can matter. Here it makes no difference: $9 for the Gallery [1], $8 and $7 for your tiles on the other street [2].
lesson-closing-order-do = Choose either street.

lesson-closing-end-title = On neither street
lesson-closing-end = $24 for you, $5 for Ada. The Dorm [1] closed both streets but is on neither, and two more hipsters live there now. A tile that faces away from a street closes it too, but adds no symbol: good against a rival. Play on.

lesson-people = Where people go
lesson-people-about = People are dollars on legs: who moves them, who counts them, and who waits.

lesson-people-close-title = Close the street
lesson-people-close = Your Gallery and Ada’s Flea Market share a street with one free end [2]. Close it with the Department Store [1], its road towards the street. Then the station’s shopper has a home with you.
lesson-people-close-do = Choose the Department Store and the left end, road on the right. Build.
lesson-people-close-cafe = Keep it for the parents who will soon need a home. Take the Department Store.
lesson-people-close-tower = Nobody lives in mixed tiles, so the shopper would find no home. Take the Department Store.
lesson-people-close-place = Then the street stays open, and Ada may close it and move its people. Choose the left end.
lesson-people-close-longer = That makes the street longer, and it stays open. Turn the road to the right.

lesson-people-send-title = You move them
lesson-people-send = $8 for you, $12 for Ada. Three hipsters move to your Student Dorm [1] or to Ada’s Record Store [2]. The Dorm pays $2 for **each hipster on its street**, plus $1 for each who lives there.
lesson-people-send-do = Send all three to the Student Dorm, none to the Record Store.
lesson-people-send-share = The Dorm would still count them, because both tiles are on one street. But the dollar for living there would go to Ada: send her none.
lesson-people-send-then = Ada builds the Gastropub. It is mixed: nobody moves in.

lesson-people-cafe-title = Seekers
lesson-people-cafe = The Dorm would pay $14 now. Three parents found no home and are waiting. Put the Playground Café [1] below the Department Store [2]: it brings a parent of its own, and **all three who are waiting** move in.
lesson-people-cafe-do = Choose the Playground Café and the place below the Department Store, road on the right. Build.
lesson-people-cafe-mixed = Nobody lives in mixed tiles, and three parents are waiting. Take the Playground Café.
lesson-people-cafe-place = The parents would move in there too. For this lesson, build below the Department Store.
lesson-people-cafe-across = It shares a street with the Department Store only if the two roads are in one line. Turn the road to the right.

lesson-people-end-title = Four parents
lesson-people-end = The Café [1] pays $2 for each of four parents, plus $1 each for living there: $12. If Ada had built a family tile first, the three who waited would live with her. So before you close a street, think of those who will wait. Play on.

lesson-business = The business module
lesson-business-about = One closed street with business tokens: who takes first, which to take, and what they are worth.

lesson-business-signs-title = Business signs
lesson-business-signs = In this module every tile has a business sign: housing on your Starter Home [1], leisure on Ada’s Art Gallery [3]. The star on your Pop-up Studio [2] stands for **any** business. When a street closes, owners on it take tokens before they are paid.

lesson-business-close-title = Close the street
lesson-business-close = The street has one free end [2]. Put the Student Dorm [1] there, its road towards the street. It closes the street but is not on it, so its own sign brings no token yet.
lesson-business-close-do = Choose the Student Dorm and the left end, road on the right. Build.
lesson-business-close-tile = It would close the street too. But the Dorm has a hipster symbol and takes in three hipsters.
lesson-business-close-place = Then the street stays open, and Ada may close it. Choose the left end.
lesson-business-close-longer = That makes the street longer, and it stays open. Turn the road to the right.

lesson-business-one-title = Tokens for one tile
lesson-business-one = Ada sits to your left, so she took first: leisure. The player who closes a street takes last. You take tokens for **one** of your tiles: housing for the Starter Home [1], or any type for the Studio [2]. Ada already has two housing tokens.
lesson-business-one-do = Choose the Pop-up Studio.
lesson-business-one-housing = One housing token against Ada’s two gets you nothing now. The Studio lets you choose: take that.

lesson-business-any-title = Which one?
lesson-business-any = At the end, the player with **the most tokens of a type** gets $10; in a tie, $5 each. You and Ada each have one leisure token [1]. Nobody has trade or restaurant yet.
lesson-business-any-do = Take trade or restaurant.
lesson-business-any-leisure = Then you would have the most leisure: $10. But $5 for leisure plus $10 for a new type is more.
lesson-business-any-housing = Ada has two housing tokens. Take a type that nobody has.

lesson-business-end-title = Sets count too
lesson-business-end = You were paid $18 and have two tokens [1]. Besides the $10 for the most of a type, every **set of four different** tokens is worth $10 more at the end. If you abandon a tile, you take tokens for it too. Finish this game against Ada.

lesson-advisors = The advisors
lesson-advisors-about = One street with the Entrepreneur, and what the other six do.

lesson-advisors-card-title = Your advisor
lesson-advisors-card = In this module everybody is dealt an **advisor**, face up. Yours is the Entrepreneur [1]: on each closed street, one of your tiles may pay like a tile in your hand. Ada’s is the Hacker.

lesson-advisors-close-title = Close your street
lesson-advisors-close = Both tiles on this street are yours. Close it with the Student Dorm [1] at the left end [2], its road towards the street.
lesson-advisors-close-do = Choose the Student Dorm and the left end, road on the right. Build.
lesson-advisors-close-store = Keep the Record Store in your hand: you are about to need it. Take the Student Dorm.
lesson-advisors-close-tile = It would close the street too. But only hipster tiles add a symbol here: take the Student Dorm.
lesson-advisors-close-place = Then the street stays open, and Ada may close it. Choose the left end.
lesson-advisors-close-longer = That makes the street longer, and it stays open. Turn the road to the right.

lesson-advisors-value-title = Another tile’s value
lesson-advisors-value = Before you are paid, the Entrepreneur gets to work. The Street Food Hall [1] pays $8. The Record Store in your hand [2] pays $6 for each pair of hipster symbols, and wild ones count: $12. You show it and **keep it**.
lesson-advisors-value-do = Let the Street Food Hall pay like the Record Store.
lesson-advisors-value-pass = That is $20. With the Record Store in place of the Street Food Hall it is $24.
lesson-advisors-value-gallery = There it adds $2, but in place of the Street Food Hall $4. Choose the Street Food Hall.
lesson-advisors-value-less = The Department Store would pay less than the tile itself. Choose the Record Store.

lesson-advisors-symbols-title = Advisors who count more
lesson-advisors-symbols = $24 for you. The **Hacker** also counts the backs of the tiles in hand as symbols. For the **Hipster Legend**, every hipster symbol is wild. The **Search Specialist** also counts the symbols of their own tiles on other streets.

lesson-advisors-end-title = Advisors who build
lesson-advisors-end = The **Investor** may put two markers on one tile to double its value. The **Contractor** builds and draws two tiles a turn. The **Restorer** builds over tiles on closed streets and is paid at once. The rules say more about each. Finish this game against Ada.

lesson-sly = A solo game against Sly
lesson-sly-about = Three turns on your own: you see what Sly builds next, and choose for him between places that are equally good.

lesson-sly-home-title = An open stack
lesson-sly-home = In a solo game you play against **Sly**. The stack is face up: after your turn he builds its top tile, now the Art Gallery [1]. Build the Starter Home [2] left of the station [3], with both roads in one line.
lesson-sly-home-do = Choose the Starter Home and the place to the left of the station, road at the bottom. Build.
lesson-sly-home-tile = That’s allowed. For this lesson, start with the Starter Home.
lesson-sly-home-place = The station’s parent symbol counts only on its own street. Build to the left of the station.
lesson-sly-home-across = You could. But that closes a street nobody has a tile on, so nobody is paid. Turn the road to the bottom.

lesson-sly-close-title = Where Sly builds
lesson-sly-close = Sly builds where his tile is **worth the most at that moment**: on your street his Gallery [1] is worth $6. Close that street with the Street Food Hall [2] at the left end [3], its road towards the street: its wild symbol counts for both of you.
lesson-sly-close-do = Choose the Street Food Hall and the left end, road on the right. Build.
lesson-sly-close-tile = It would close the street too. For this lesson, take the Street Food Hall.
lesson-sly-close-place = Then the street stays open, and Sly may make it longer. Choose the left end.
lesson-sly-close-longer = That makes the street longer, and it stays open. Turn the road to the right.

lesson-sly-choice-title = You choose for Sly
lesson-sly-choice = $9 for each of you. Sly’s Student Dorm is worth $6, and two hipsters who seek a home move in, **wherever it goes**. When places are equally good for him, you choose. Take the place below the Starter Home [1].
lesson-sly-choice-do = Choose the place below the Starter Home, road on the right. Build.
lesson-sly-choice-place = Just as good for Sly. For this lesson, put it below the Starter Home.
lesson-sly-choice-road = Just as good for Sly. For this lesson, turn the road to the right.

lesson-sly-tower-title = You draw after Sly
lesson-sly-tower = After Sly’s turn you drew the next tile of the stack, which you had already seen: the Lookout Tower [1]. A tourist seeks a home. Build the Tower below your Street Food Hall [2], with both roads in one line: two tourists, $6.
lesson-sly-tower-do = Choose the Lookout Tower and the place below the Street Food Hall, road on the right. Build.
lesson-sly-tower-kiosk = The tourist would move in there too. For this lesson, take the Lookout Tower.
lesson-sly-tower-mixed = Nobody lives in mixed tiles, and a tourist seeks a home. Take the Lookout Tower.
lesson-sly-tower-place = That’s allowed. For this lesson, build below the Street Food Hall.
lesson-sly-tower-across = It shares a street with the Street Food Hall only if the two roads are in one line. Turn the road to the right.

lesson-sly-end-title = Beat Sly
lesson-sly-end = When Sly closes a street, people go to his tiles first. He never runs out of markers, and at the end he has three tiles of his own [1], whose backs you see. You win only with **more money** than Sly. Play on: choose a place for his Museum.
