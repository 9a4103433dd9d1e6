### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Pénz
pad-tiles = Minden cégéres lapkád bevétele
pad-tiles_open = Minden cégéres lapkád bevétele, zárásérték nélkül
pad-tokens = Jelzők: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Jelzők ({ $token }): összesen { $count }, a dobozban { $most } van.
problem-rich = { $seat }: tényleg { $money } $?
problem-well-paid = { $seat }: egyetlen lapka tényleg { $income } $-t hoz?

## Rulings

ruling-half_each = Döntésünk: a felét lapkánként kerekítjük felfelé.
ruling-half_total = Házi szabály: a felét egyszer kerekítjük felfelé, az összes lapkára együtt.

## Set-up

lay-start = Tedd egymás mellé a pályaudvart és a parkot. A pályaudvaron minden színből egy ember fekszik.
lay-remove_all = Vegyél ki látatlanul épületeket, minden fajtából: { $count }.
lay-remove_coloured = Vegyél ki látatlanul épületeket, minden színből: { $count }. A vegyesek maradnak.
lay-extras = Add hozzá az öt további épületet.
lay-stack = Keverd meg a kupacot; épület benne: { $count }.
lay-hand = Ossz mindenkinek lapkát: { $count }.
lay-signs = Cégér mindenkinek: { $count }. Pénze senkinek sincs.
lay-tokens = Üzleti jelző minden fajtából: { $count }.
lay-advisors = Mindenki kap egy tanácsadót.
lay-contractor = A Kivitelezővel: a kupac eggyel több játékosnak készül, aztán vegyél ki látatlanul lapkát: { $count }.
lay-sly = Sly: lapka a zárókupacában: { $count }; pénze: { $money } $.
