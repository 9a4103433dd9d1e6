### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = { $stack }. terv
pad-claim = { $plan }
pad-claim_unknown = { $stack }. terv
pad-parks_1 = Parkok, 1. utca
pad-parks_2 = Parkok, 2. utca
pad-parks_3 = Parkok, 3. utca
pad-pools = Medencék
pad-temps = Beugrók
pad-estates_1 = 1 házas negyedek
pad-estates_2 = 2 házas negyedek
pad-estates_3 = 3 házas negyedek
pad-estates_4 = 4 házas negyedek
pad-estates_5 = 5 házas negyedek
pad-estates_6 = 6 házas negyedek
pad-bis = Bis
pad-refusals = Elutasítások
pad-rings = Körforgalmak
pad-agents = { $size } házas negyedek értéke

## Answers

claimed-none = nem
claimed-first = elsőként
claimed-later = később

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: ezek a negyedek nem férnek el 10, 11 és 12 házas utcákban.
problem-effects-too-many = { $seat }: legalább { $effects } hatás, de legfeljebb { $houses } beírt ház. Minden hatáshoz tartozik egy ház.
problem-plan-unmet = { $seat }: a pontozólap nem teljesíti ezt a tervet: „{ $plan }”.
problem-plan-estates = { $seat }, { $size } házas negyedek: a tervekhez { $needed } kell, a pontozólapon { $have } van.
problem-agents-idle = { $seat }, { $size } házas negyedek: nőtt az értékük, de ilyen negyed nincs. Biztos így van?
problem-nobody-first = { $stack }. terv: valakinek elsőnek kellett lennie.
problem-turns-differ = { $seat }: legalább { $turns } kör. { $other_seat }: legfeljebb { $most } kör. Pedig mindenkinek ugyanannyi jut.
problem-nobody-ended = Senkinek sincs meg a három elutasítás vagy az összes terv, és egyik pontozólap sem tűnik telinek. Nem maradt ki valami?

## Set-up

lay-sheets = Adj mindenkinek egy pontozólapot és egy ceruzát.
lay-plans = Keverd meg külön az 1-es, a 2-es és a 3-as terveket, és fordíts fel mindegyikből egyet.
lay-plans_expert = Add hozzá a haladó terveket, keverd meg külön az 1-es, a 2-es és a 3-as terveket, és fordíts fel mindegyikből egyet.
lay-stacks = Keverd meg a lapokat, és oszd három, { $count } lapos paklira, számmal felfelé.
lay-deck_solo = Keverj egyetlen, { $count } lapos paklit, hatással felfelé. A szólókártyát tedd az alsó felébe.
lay-deck_draft = Keverj egyetlen, { $count } lapos paklit, hatással felfelé. Ossz mindenkinek hármat.

## The flipper

aid-open = A lapok felfordítása ezen a képernyőn
aid-turn = Lapok felfordítása
aid-claim = Valaki bejelentett egy tervet
aid-end = Valaki befejezte a játékot
aid-figure-round = Forduló
aid-over = Vége a játéknak. A pontozófüzet a terveket már ismeri.
aid-shuffled = A lapokat megkevertük.
aid-next = A számon lévő kis kép mutatja, milyen hatás lesz a lapból a következő fordulóban.
aid-nobody = még senki
pad-which = Melyik terv?
pad-whose = Ki jelentette be?
pad-reshuffle = Megkeverjük az összes lapot e forduló után?
flip-plan-1 = 1. terv
flip-plan-2 = 2. terv
flip-plan-3 = 3. terv
flip-reshuffle-yes = Igen, keverjük
flip-reshuffle-no = Nem
