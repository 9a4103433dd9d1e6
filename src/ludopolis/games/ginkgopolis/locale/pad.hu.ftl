### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Városrészek: ki mennyi erőforrással van jelen
pad-first = { $district }. városrész, holtverseny: kinek magasabb az épülete (ha egyforma: kié a nagyobb szám)?
pad-second = { $district }. városrész, holtverseny a második helyért: kinek magasabb az épülete (ha egyforma: kié a nagyobb szám)?
pad-points = Pontok a paraván mögött
pad-renewals = Lapdobásjelzők
pad-end = Lapok: { $end }
pad-count = { $end }: hány ilyen van?

## Answers

end-resources_on_red = 1 minden erőforrásért a piros épületeken
end-resources_on_blue = 1 minden erőforrásért a kék épületeken
end-resources_on_yellow = 1 minden erőforrásért a sárga épületeken
end-low_buildings = 1 minden legfeljebb 2 szintes épületért
end-high_buildings = 3 minden legalább 3 szintes épületért
end-bonus_cards_exploit = 2 minden bónuszlapért (lap önmagában)
end-bonus_cards_urbanize = 2 minden bónuszlapért (terjeszkedés)
end-bonus_cards_construct = 2 minden bónuszlapért (ráépítés)
end-cards_red = 2 minden piros lapodért
end-cards_blue = 2 minden kék lapodért
end-cards_yellow = 2 minden sárga lapodért
end-flat = 9 pont

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: { $count } erőforrás a városrészekben, pedig összesen csak { $most } van.
problem-more-than-resources = { $seat }: a beírt számokhoz { $count } erőforrás kellene, de összesen csak { $most } van.
problem-many-points = { $seat }: tényleg { $points } pont van a paraván mögött?
problem-too-many-cards = „{ $end }”: ilyen lapból csak { $most } van a dobozban.
problem-many-districts = Tényleg { $count } városrész?

## Rulings

ruling-hal_districts = Döntésünk: HAL is kap pontot a városrészekért.

## Set-up

lay-square = Keverd meg az 1–{ $number } számú lapkákat ({ $count } lapka), és rakd ki őket négyzet alakban.
lay-letters = Tedd köréjük a betűket az óramutató járása szerint, oldalanként hármat.
lay-tiles_away = Tegyél vissza a dobozba { $count } lapkát, látatlanban.
lay-cards_turned = Tedd a pakli felső { $count } lapját a dobópaklira.
lay-resources = Tegyél a készletbe minden játékos színéből { $count } erőforrást.
lay-hal = Nincsenek sem karakterek, sem lapdobásjelzők. Kezdéskor { $count } erőforrásod, { $count } lapkád és { $count } pontod van.
lay-renewals = Mindenki kap egy paravánt és { $count } lapdobásjelzőt.
lay-trios = Mindenki kap egy karakterhármast és azt, amit a három lap sarka mutat.
lay-draft = Ossz mindenkinek { $count } karaktert. Kétszer tarts meg egyet, a többit add tovább balra; az utolsó kettőből egyet tarts meg, a másikat dobd el.
lay-hand = Ossz mindenkinek { $count } lapot.

## What Hal does

hal-outward = HAL egy erőforrással lerakja: { $tile } ({ $letter } betű helyére), és { $points } pontot kap.
hal-upward = HAL ráépít: { $tile } (alatta: { $below_tile }), { $resources } erőforrással.
hal-given-back = Visszaveszel { $count } erőforrást, és kapsz { $count } pontot.
hal-keeps = HAL megtartja ezt a lapot: { $card }.
hal-idle = Nincs több lapka: HAL nem tesz semmit.
hal-short = HAL nem tud fizetni (erőforrás: van { $has_resources }, kell { $resources }). Vége a játéknak.
hal-out = HAL készlete elfogyott: ez az utolsó forduló.

## Hal asks

aid-open = Ez az eszköz játsszon HAL helyett
aid-turn = HAL lép
aid-covered = HAL épületére építettem
aid-figure-supply = megmaradt erőforrás
aid-figure-points = pont
aid-figure-cards = megtartott lap
hal-covered = HAL visszavesz { $count } erőforrást, és kap { $count } pontot.
pad-card_kind = HAL lapja
pad-card_number = Melyik szám?
pad-card_floors = Hány szintes most az az épület?
pad-card_owner = Kié?
pad-card_beside = A betű melletti épületek szintjei összesen
pad-second_kind = HAL második lapja
pad-second_number = Melyik szám?
pad-second_floors = Hány szintes most az az épület?
pad-second_owner = Kié?
pad-second_beside = A betű melletti épületek szintjei összesen
pad-tile_colour = HAL lapkája
pad-tile_number = Melyik szám?
pad-floors_covered = Hány szintes volt előtte?
hal-colour-red = piros
hal-colour-blue = kék
hal-colour-yellow = sárga
hal-colour-none = nincs több
hal-owner-you = az enyém
hal-owner-hal = HAL-é
hal-owner-nobody = senkié
