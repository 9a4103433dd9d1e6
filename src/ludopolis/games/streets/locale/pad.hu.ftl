### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Pénz
pad-tiles = Cégéres lapkáid bevétele, egyenként
pad-tiles_open = Cégéres lapkáid bevétele egyenként, zárásérték nélkül
pad-tokens = Jelzők: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Jelzők ({ $token }): összesen { $count }, de a dobozban csak { $most } van.
problem-rich = { $seat }: tényleg { $money } $?
problem-well-paid = { $seat }: egyetlen lapka tényleg { $income } $-t hoz?

## Rulings

ruling-half_each = Döntésünk: a bevétel felét lapkánként kerekítjük felfelé.
ruling-half_total = Házi szabály: a bevétel felét egyszer kerekítjük felfelé, az összes lapkára együtt.

## Set-up

lay-start = Tedd egymás mellé a pályaudvart és a parkot. Tegyél a pályaudvarra minden színből egy embert.
lay-remove_all = Vegyél ki látatlanban minden fajtából { $count } lapkát.
lay-remove_coloured = Vegyél ki látatlanban minden színből { $count } lapkát. A vegyesek maradnak.
lay-extras = Add hozzá az öt további lapkát.
lay-stack = Keverd meg a kupacot ({ $count } lapka).
lay-hand = Ossz mindenkinek { $count } lapkát.
lay-signs = Mindenkinek { $count } cégér jár. Pénze még senkinek sincs.
lay-tokens = Rakj ki minden fajtából { $count } üzleti jelzőt.
lay-advisors = Mindenki kap egy tanácsadót.
lay-contractor = A Kivitelezővel: állítsd össze a kupacot eggyel több játékoshoz, aztán vegyél ki belőle látatlanban { $count } lapkát.
lay-sly = Sly: tegyél félre zárókupacnak { $count } lapkát. A pénze { $money } $.
