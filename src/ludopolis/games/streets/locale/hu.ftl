### Every word of Streets.

game-name = Streets
game-pitch = Építsetek egy közös várost: ha lezárul egy utca, mindenki pénzt kap, akinek ott épülete van, az emberek pedig továbbköltöznek.
game-goal = Mind ugyanazt a várost építitek, és egy épület akkor fizet a gazdájának, amikor az utcáját lezárják, bárki zárja is le. Ezután a lakói más épületekbe költöznek; az nyer, akinek a legtöbb pénze van.
game-aim = A mindkét végén lezárt utca mindenkinek fizet, aki ott épített. A leggazdagabb nyer.
game-length = 40 perc
game-difficulty = közepes
certainty-reconstructed = a szabályok a szabályfüzetből valók; a legtöbb lapkát mi rekonstruáltuk, mert a nyomtatottak listája nem nyilvános
certainty-mostly_certain = részben forrásból, részben rekonstruálva

## Options

option-business = Üzleti modul
option-business-help = Egy utca lezárásakor az ott álló lapkák tulajdonosai üzleti jelzőket is kapnak; ezek a végén pénzt érnek.
option-advisors = Tanácsadómodul
option-advisors-help = Mindenkinek van egy tanácsadója, külön képességgel. Egyszemélyes játékban te választhatod ki a tiédet.
option-advisors-off = nincs
option-advisors-random = véletlenszerű
option-advisors-hacker = Hacker
option-advisors-entrepreneur = Vállalkozó
option-advisors-investor = Befektető
option-advisors-hipster_legend = Hipszterlegenda
option-advisors-search_specialist = Keresőszakértő
option-difficulty = Sly szintje
option-difficulty-help = Mennyi pénzzel kezd Sly az egyszemélyes játékban: 0 $, 20 $ vagy 50 $, és még 40 $, ha van tanácsadód.
option-difficulty-easy = könnyű
option-difficulty-medium = közepes
option-difficulty-hard = nehéz
option-gap_closes = Párhuzamos lapka is lezár
option-gap_closes-help = Az utca végén álló lapka akkor is lezárja az utcát, ha az útja párhuzamos az utcáéval, de a lapka túlsó oldalán fut.
option-start_layout = Kezdőlapkák
option-start_layout-help = Hogyan fekszik a park a pályaudvar mellett.
option-start_layout-at_end = a pályaudvar utcájának végén
option-start_layout-across = a pályaudvar útjának túloldalán
option-start_symbols = Szimbólumok a kezdőlapkákon
option-start_symbols-help = A pályaudvaron mindegyik fajtából egy szimbólum van, a parkon egy joker.
option-seekers_enter_closed = A lakáskeresők mindig beköltöznek
option-seekers_enter_closed-help = A lakáskeresők akkor is beköltöznek egy új, saját színű lapkára, ha annak utcája azonnal lezárul.
option-closing_value_per_street = Zárásérték utcánként
option-closing_value_per_street-help = A zárásérték minden olyan lezárt utcáért fizet, amelynek a végén a lapka áll, nem csak egyszer.
option-closing_value_at_final = Zárásérték a végén
option-closing_value_at_final-help = A szabályfüzet szerint egy zárásértékes lapka csak akkor fizet, ha maga is lezárt utcában áll. Bekapcsolva: amikor egy másik utcát zár le, még nem fizet, de a végső pontozásban a zárásértéke úgy számít, mint bármely más érték. Kikapcsolva: a szabályt szó szerint vesszük; az a lapka, amelynek utcája a végén is nyitott, semmit sem kap egy másik utca lezárásáért.
option-final_rounding = Kerekítés a végén
option-final_rounding-help = Hogyan kerekítjük felfelé a végső bevétel felét.
option-final_rounding-per_tile = lapkánként
option-final_rounding-total = egyszer, az összes lapkára
why-advisor_alone = Tanácsadót választani csak az egyszemélyes játékban lehet; több játékosnál véletlenszerűen osztjuk őket.
why-difficulty_alone = A szint csak Slyra vonatkozik, és ő csak egyszemélyes játékban játszik.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count } turista
    [hipster] { $count } hipszter
    [parent] { $count } szülő
   *[shopper] { $count } vásárló
}
worth = { $formula ->
    [people] { $price } $ az utcájában lévő minden emberért: { $wants_symbol }
    [symbols] { $price } $ az utcájában lévő minden szimbólumért: { $wants_symbol } vagy joker
    [set] { $price } $ az utcájában lévő minden sorozatért: { $wants_symbol }
    [pair] { $price } $ az utcájában lévő szimbólumok minden párjáért: { $wants_symbol }
    [mixed] { $price } $ az utcájában lévő minden jokerszimbólumért
    [signs] { $price } $ a lapka gazdájának minden cégéréért az utcában
    [street_size] { $price } $ az utcája minden lapkájáért
    [neighbourhood] { $price } $ minden környező lapkáért, bármely utcában
    [closing] { $price } $, ha másik utcát zár le
   *[copy] az utcája egy másik lapkájának értéke
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; szimbólumok: { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2 × { $business }
}
reckoning = { $value ->
    [people] { $count } ember × { $price } $
    [symbols] { $count } szimbólum × { $price } $
    [set] { $count } sorozat × { $price } $
    [mixed] { $count } jokerszimbólum × { $price } $
    [signs] { $count } cégér × { $price } $
    [street_size] { $count } lapka × { $price } $
    [neighbourhood] { $count } környező lapka × { $price } $
    [closing] { $count } × { $price } $ a lezárásért
   *[other] nincs mit másolni
}
the-rest = A többiek ide mennek: { $other_tile }.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] , { $formula_tile } értékével
}

## Questions

ask-abandon = Nincs több cégéred: melyik lapkádat hagyod el?
ask-tile = Melyik lapkát építed meg?
ask-discard = Sehová sem lehet építeni: melyik lapkát dobod el?
ask-cell = Hová építed: { $tile }?
ask-road = { $tile }: melyik oldalán fusson az út?
ask-signs = { $tile }: egy cégér, vagy kettő a dupla értékért?
ask-street = { $count } utca lezárult: melyik a következő?
ask-token_tile = Melyik lapkádért veszel el jelzőket?
ask-token_type = { $tile }: melyik jelzőt veszed el? Még { $count } jelző jár.
ask-substitute = A bevételed: fizessen az egyik lapkád úgy, mint egy kezedben lévő lapka?
ask-people = { some-people } költözik. Hányan menjenek ide: { $tile }? { the-rest }
ask-sly_cell = Sly építi: { $tile }. Ezek a helyek egyformán jók neki. Hová építse?
ask-sly_road = Sly építi: { $tile }. Az út ezeken az oldalakon egyformán jó neki. Melyiken fusson?
ask-sly_street = Sly lezárt { $count } utcát: melyik a következő?
ask-sly_token_tile = Melyik lapkájáért vesz el Sly jelzőket?
ask-sly_token_type = { $tile }: melyik jelzőt veszi el Sly? Még { $count } jelző jár neki.
ask-sly_people = Sly költözteti: { some-people }. Hányan menjenek ide: { $tile }? { the-rest }

## Moves

move-abandon = elhagyás: { $tile } ({ $cell }), most { $income } $-t fizetne; { $signs } cégér visszajön
move-build = építés: { $tile } ({ $tile_kind }; szimbólumok: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; üzleti jel: { sign }
}
move-discard = eldobás: { $tile } ({ $tile_kind })
move-cell = ide ({ $cell }), út: { $any_side }
by-order = { $order ->
    [matters] ; attól függ, melyik utca az első
   *[free] { "" }
}
move-cell_closing = ide ({ $cell }), út: { $side }; lezár { $count } utcát, { $income } $ az építőnek, { $others } $ a többieknek{ by-order }
move-cover = ráépítés erre: { $tile } ({ $cell }), { $income } $ az építőnek
move-road = út: { $side }
move-road_closing = út: { $side }; lezár { $count } utcát, { $income } $ az építőnek, { $others } $ a többieknek{ by-order }
move-signs = { $count ->
    [1] egy cégér
   *[2] két cégér: dupla érték
}
move-street = utca ({ $from_cell }) és ({ $to_cell }) között, hossza { $length }
move-token = { $tile } ({ $cell }): { $business } × { $count }
move-take = { $token }: eddig { $have }, maradt { $left }
move-substitute = { $tile } ({ worth }) ehelyett: { $old_tile } ({ $cell }); { $income } $-t fizetne
move-pass = minden lapka a saját értékén
move-send = { some-people } ide: { $tile } ({ $cell })

# The same in short, for hints beside the board.
brief-build = építés: { $tile }
brief-discard = eldobás: { $tile }
brief-send = { $count ->
    [0] senki ide: { $tile }
   *[other] { some-people } ide: { $tile }
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } ide: { $other_tile }
}
brief-abandon = elhagyás: { $tile }
brief-cell = ide
brief-cell_closing = ide, { $count } utca lezárásával
brief-cover = ráépítés erre: { $tile }
brief-street = elsőként: { $length } lapkás utca
brief-token = jelzők ezért: { $tile }
brief-take = jelző elvétele: { $token }
brief-substitute = { $tile } ehelyett: { $old_tile }
other-cell = máshová
other-cell_closing = máshová, { $count } utca lezárásával
other-cover = ráépítés erre: { $tile }
told-cell_closing = { $count } utca lezárásával
told-cover = ráépítés erre: { $tile }
with-road = út: { $side }
with-road_closing = út: { $side }, { $count } utca lezárásával
with-signs = { $count ->
    [1] egy cégér
   *[2] két cégér
}

## Reasons

why-bad_move = „{ $text }” nem lépés. A lépések így néznek ki: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = „{ $text }” nem jöhet ki. Így néz ki, ami kijöhet: tile T1, back tourist, advisor hacker.
why-bad_cell = „{ $text }” nem mező. Egy mező két szám, például -1,0: mennyivel jobbra és lefelé a pályaudvartól, mindkettő legfeljebb 48.
why-nothing_there = Itt nincs lapka: ({ $cell }).
why-not_asked = Most nem ez a kérdés. Erről kell dönteni: { $step }.
why-cell_taken = Itt már áll valami: { $tile } ({ $cell }).
why-start_tile = A pályaudvarra és a parkra nem lehet ráépíteni: ({ $cell }).
why-street_open = Csak lezárt utcák lapkáira lehet ráépíteni; ez az utca nyitott: ({ $cell }).
why-no_neighbour = Ezt a mezőt egy lapka sem érinti: ({ $cell }).
why-no_road_fits = Itt az út egyetlen másikhoz sem csatlakozna, oldalával érintene egy másikat, vagy öt lapkánál hosszabb lenne az utca: ({ $cell }).
why-roads_clash = Ezzel az úttal ({ $side }) két út az oldalával érintkezne: ({ $cell }).
why-no_road_link = Ez az út ({ $side }) egyetlen másikhoz sem csatlakozna: ({ $cell }).
why-street_too_long = Ezzel az úttal ({ $side }) az utcában { $length } lapka lenne; legfeljebb { $high } lehet.
why-sly_builds_elsewhere = Sly lapkája máshol többet ér, vagy több embert hoz neki, mint itt: ({ $cell }).
why-sly_turns_it = Sly lapkája ({ $cell }) kevesebbet ér neki, vagy kevesebb embert hoz, ha az útja itt van: { $side }.
why-not_in_hand = Nincs a kezedben: { $tile }.
why-copy_in_hand = Ez más lapkát másol, ezért nem helyettesíthet egyet sem: { $tile }.
why-no_such_tile = Ilyen lapka még nincs a városban.
why-not_your_sign = Itt nincs cégéred: ({ $cell }).
why-no_closing_street = Itt nem kezdődik elszámolásra váró utca: ({ $cell }).
why-not_on_this_street = Ez a lapka nem ebben az utcában van, vagy egy másik játékos cégére áll rajta: ({ $cell }).
why-sly_gains_elsewhere = Nem ez a lapka ({ $cell }) ad Slynak olyan jelzőt, amilyenje nincs, hanem egy másik.
why-sly_lacks_another = Sly először olyan jelzőt vesz el, amilyenje nincs, nem ezt: { $token }.
why-token_gone = Ilyen jelző már nincs: { $token }.
why-too_many_people = { $count } túl sok: csak { $high } ember költözhet.
why-few_tiles = Túl kevés lapka: { $given } alaplapka ({ $tile_kind }); legalább { $low } kell.

step-abandon = az elhagyandó lapka
step-tile = a megépítendő lapka
step-discard = az eldobandó lapka
step-cell = hová épüljön
step-road = az út oldala
step-signs = egy cégér vagy kettő
step-street = a következő utca
step-token_tile = a jelzőket adó lapka
step-token_type = a jelző
step-substitute = más érték számítson-e
step-people = hová menjenek az emberek

## Events

event-advisor = { $seat } tanácsadója: { $advisor }.
event-back = A kupac tetején: { $tile_kind }. Marad { $left } lapka.
event-face = A kupac tetején felfordítva: { $tile }. Marad { $left } lapka.
event-drew = { $seat } húz: { $tile }.
event-drew_hidden = { $seat } lapkát húz: { $tile_kind }.
event-took = { $seat } elveszi: { $tile }.
event-end_stack = Lapka Sly zárókupacába: { $tile_kind }.
event-end_stack_turned = A kupac elfogyott: Sly zárókupacát megkeverjük és felfordítjuk.
event-stack_empty = A kupac elfogyott: már csak a kézben lévő lapkák maradtak.
event-turn = { $turn }. kör: { $seat }.
event-abandoned = { $seat } elhagyja: { $tile } ({ $cell }), { $signs } cégér visszakerül hozzá.
event-chose = { $seat } ezt fogja megépíteni: { $tile }.
event-put_away = { $seat } semmit sem tud építeni, eldobja: { $tile }.
event-built = { $seat } épít: { $tile } ({ $cell }), út: { $side }{ $signs ->
    [1] .
   *[2] , { $signs } cégérrel.
}
event-covered = { $seat } ráépít: { $tile }, alatta { $old_tile } ({ $cell }), út: { $side }{ $signs ->
    [1] .
   *[2] , { $signs } cégérrel.
}
event-to_station = { some-people } továbbra is lakást keres, és a pályaudvarra megy innen: ({ $from_cell }).
event-settled = { some-people } a készletből ide költözik: { $tile } ({ $cell }).
event-shortage = Elfogyott a készlet: { $missing } fővel kevesebben költöznek be.
event-seekers_enter = { some-people } eddig itt keresett lakást: ({ $from_cell }), most ide költözik: ({ $to_cell }).
event-closed = { $seat } lezár egy utcát { $length ->
    [1] itt: ({ $from_cell })
   *[other] ({ $from_cell }) és ({ $to_cell }) között, hossza { $length }
}.
event-token = { $seat } jelzőt vesz el: { $token } ({ $tile }), most { $have } ilyen jelzője van.
event-no_token = { $seat } nem kap jelzőt, mert elfogytak ({ $tile }).
event-substituted = { $seat } megmutatja: { $with_tile }. Eszerint fizet: { $tile } ({ $cell }).
event-symbols = { $seat } ezeket a szimbólumokat számolja: turista { $tourist }, hipszter { $hipster }, szülő { $parent }, vásárló { $shopper }, joker { $wild }.
event-income = { $seat }: { $tile } ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ a lakókért = { $amount } $. Összesen { $money } $.
event-left = { some-people } kiköltözik innen: { $tile } ({ $cell }).
first-left = Mindenki, aki ott lakott, új otthont keres.
first-seeking = Valaki nem talál otthont, és szaggatott körben vár.
event-arrived = { some-people } beköltözik ide: { $tile } ({ $cell }).
event-seeking = { some-people } nem talál otthont, itt vár: { $tile } ({ $cell }).
event-ended = { $ending }
event-final = { $seat }: { $tile } ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ a lakókért = { $amount } ${ $points ->
    [0] .
   *[other] , a fele { $points } $.
}
event-halved = { $seat }: { $tiles } lapka bevételének fele, lapkánként felfelé kerekítve: összesen { $points } $.
event-halved_together = { $seat }: a teljes { $amount } $ fele, felfelé kerekítve: { $points } $.
event-most_tokens = { $points ->
    [5] { $seat }: legtöbb jelző, holtversenyben ({ $token }, { $have }): { $points } $.
   *[other] { $seat }: legtöbb jelző ({ $token }, { $have }): { $points } $.
}
event-token_sets = { $seat }: { $sets } sorozat négy különböző jelzőből: { $points } $.
event-weighed = { $seat } a legjobb helyet keresi ennek a lapkának: { $tile }. Ott { $amount } $-t ér{ $people ->
    [0] { "" }
   *[other] , és { $people } ember érkezik { $seat } lapkáira
}. { $count ->
    [1] Nincs másik ilyen jó hely.
   *[other] { $count } lehelyezés egyformán jó.
}
event-total = { $seat }: összesen { $points } $.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } elhagyja: { $tile }
log-built = { $seat } épít: { $tile }{ $signs ->
    [1] { "" }
   *[2] { " " }(két cégérrel)
}
log-covered = { $seat } ráépít: { $tile }, alatta { $old_tile }{ $signs ->
    [1] { "" }
   *[2] { " " }(két cégérrel)
}
log-to_station = , { some-people } { $count ->
    [one] a pályaudvarra megy
   *[other] a pályaudvarra megy
}
log-settled = , { some-people } { $count ->
    [one] beköltözik
   *[other] beköltözik
}
log-shortage = , { $missing } fővel kevesebben, elfogyott a készlet
log-seekers_enter = , { some-people } { $count ->
    [one] otthonra talál
   *[other] otthonra talál
}
log-closed = { $seat } lezár egy { $length ->
    [1] egylapkás
   *[other] { $length } lapkás
} utcát
log-token = ; { $seat } jelzőt vesz el: { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; { $seat } nem kap jelzőt, mert elfogyott
log-substituted = { $seat } más értékkel számol: { $tile } helyett { $with_tile }
log-symbols = { "" }
log-income = { $seat } bevétele { $amount } $ ({ $tile }): { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ a lakókért
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [one] ide költözik
   *[other] ide költözik
}: { $tile }
log-seeking = { $count } ember nem talál otthont, és vár
log-final = { $points ->
    [0] { $seat } lapkája { $amount } $-nak számít ({ $tile })
   *[other] { $seat } bevétele { $points } $, vagyis { $amount } $ fele ({ $tile })
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ a lakókért
}

## The position

line-turn = { $turn }. kör: { $active_seat }
line-over = Minden megépült.
line-stack = Kupac: { $size } lapka, a tetején: { $top_kind }. Még nem látott hátlapok: turisták { $tourist }, hipszterek { $hipster }, családok { $family }, vásárlás { $shopping }, vegyes { $mixed }.
line-stack_empty = Kupac: elfogyott
line-top_tile = A tetején: { $tile } ({ $tile_kind }; szimbólumok: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; üzleti jel: { sign }
}
line-end_stack = Sly zárókupaca: { $tile_kind }
line-map = Város (x jobbra, y lefelé; ^ > v < utak; @ pályaudvar; * park; . szabad):
    { $picture }
line-street = Nyitott utca ({ $from_cell }) és ({ $to_cell }) között, hossza { $length }, szabad végek { $free_cell }. Szimbólumok: turista { $tourist }, hipszter { $hipster }, szülő { $parent }, vásárló { $shopper }, joker { $wild }.
line-closed_street = Lezárt utca ({ $from_cell }) és ({ $to_cell }) között, hossza { $length }; szimbólumok: turista { $tourist }, hipszter { $hipster }, szülő { $parent }, vásárló { $shopper }, joker { $wild }.
line-closed_tile = · { $tile } ({ $cell }), út ({ $side }); { $tile_kind }; szimbólumok: { $symbol }
line-tile = · { $tile } ({ $cell }), út ({ $side }), { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }({ $signs } cégér)
}; szimbólumok: { $symbol }; { worth }; emberek { $people }; most { $income } ${ $business ->
    [none] { "" }
   *[other] ; üzleti jel: { sign }
}
line-abandoned = · { $tile } ({ $cell }), út ({ $side }), gazdátlan; szimbólumok: { $symbol }; { worth }; emberek { $people }{ $business ->
    [none] { "" }
   *[other] ; üzleti jel: { sign }
}
line-station = · { $tile } ({ $cell }), út ({ $side }){ printed-symbols }; emberek: turista { $tourist }, hipszter { $hipster }, szülő { $parent }, vásárló { $shopper }
line-park = · { $tile } ({ $cell }), út ({ $side }){ printed-symbols }
line-seekers = Lakáskeresők: { some-people } itt: { $tile } ({ $cell })
line-supply = Emberek a készletben: turista { $tourist }, hipszter { $hipster }, szülő { $parent }, vásárló { $shopper }
line-token_supply = Jelzők a készletben: étterem { $restaurant }, lakhatás { $housing }, szabadidő { $leisure }, kereskedelem { $trade }
line-party = { $seat }: { $money } $, { $signs } cégér a készletben
line-sly = { $seat }: { $money } $, annyi cégér, amennyi kell
line-advisor = Tanácsadó: { $advisor }. { $ability }
line-tokens = Jelzők: étterem { $restaurant }, lakhatás { $housing }, szabadidő { $leisure }, kereskedelem { $trade }
line-hand = Kézben: { $tile } ({ $tile_kind }; szimbólumok: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; üzleti jel: { sign }
}
line-hidden = Kézben: { $tile_kind }

## Scores

score-start = Kezdőpénz
score-income = Bevétel
score-final = Nyitott utcák: fél bevétel
score-most_restaurant = Legtöbb étteremjelző
score-most_housing = Legtöbb lakhatásjelző
score-most_leisure = Legtöbb szabadidőjelző
score-most_trade = Legtöbb kereskedelemjelző
score-token_sets = Jelzősorozatok
term-money = pénz azonnal
term-money_later = pénz később
term-tokens = jelzők
reason-money = Azonnal ennyivel többet hoz: { $worth }.
reason-money_later = A lapkáid később ennyivel többet fizetnek: { $worth }.
reason-tokens = A jelzőid a végén ennyivel többet hoznak: { $worth }.
amount-points = { $points } $
unit-points = { $over ->
    [0] { board-now }
   *[other] összesen
}
table-points = { amount-points }, { board-now }
hint-unit = $ a játék végén
help-points = { board-now }
score-business = Üzleti jelzők
figure-buildings = lapkák
figure-income = felezendő
figure-tokens = jelzők
figure-sets = sorozatok
ending-all_built = Minden lapka megépült.

## Things

kind-tourist = turisták
kind-hipster = hipszterek
kind-family = családok
kind-shopping = vásárlás
kind-mixed = vegyes
kind-unknown = még nem látszik
symbol-T = turista
symbol-H = hipszter
symbol-P = szülő
symbol-S = vásárló
symbol-W = joker
side-N = felül
side-E = jobb oldalt
side-S = alul
side-W = bal oldalt
token-restaurant = étterem
token-housing = lakhatás
token-leisure = szabadidő
token-trade = kereskedelem
business-restaurant = étterem
business-housing = lakhatás
business-leisure = szabadidő
business-trade = kereskedelem
business-universal = bármelyik

advisor-contractor = Kivitelező
advisor-hacker = Hacker
advisor-entrepreneur = Vállalkozó
advisor-investor = Befektető
advisor-hipster_legend = Hipszterlegenda
advisor-restorer = Restaurátor
advisor-search_specialist = Keresőszakértő
ability-contractor = Amíg van kupac, körönként két lapkát épít és kettőt húz.
ability-hacker = A kézben lévő lapkák hátlapjai is szimbólumnak számítanak, akárcsak a vásárló ezen a lapon.
ability-entrepreneur = Minden lezárt utcában egy saját lapka úgy fizethet, mint egy kézben lévő.
ability-investor = Egyszerre egyetlen lapkán két cégér is állhat: annak a lapkának az értéke megduplázódik.
ability-hipster_legend = Minden hipszterszimbólum jokernek számít, ezen a lapon is.
ability-restorer = Ráépíthet egy lezárt utca lapkájára, és azonnal megkapja az új lapka bevételét.
ability-search_specialist = A más utcákban álló saját lapkák szimbólumai is számítanak.

tile-station = Főpályaudvar
tile-park = Városi park
tile-T1 = Lazító spa
tile-T2 = Kikötői szálloda
tile-T3 = Szuvenírbódé
tile-T4 = Kilátótorony
tile-T5 = Kolosszus Múzeum
tile-T6 = Halsütő
tile-T7 = Utazási iroda
tile-T8 = Tetőétterem
tile-H1 = Galéria
tile-H2 = Kézműves sörfőzde
tile-H3 = Vintage butik
tile-H4 = Kollégium
tile-H5 = Lemezbolt
tile-H6 = Büfékocsi-udvar
tile-H7 = Pop-up stúdió
tile-H8 = Művészmozi
tile-P1 = Első lakás
tile-P2 = Menő loft
tile-P3 = Bolhapiac
tile-P4 = Játszókávézó
tile-P5 = Sorházak
tile-P6 = Fedett uszoda
tile-P7 = Sarki iskola
tile-P8 = Pizzéria
tile-S1 = Áruház
tile-S2 = Játékbolt
tile-S3 = Csemegebolt
tile-S4 = Outlet
tile-S5 = Üvegpasszázs
tile-S6 = Játékterem
tile-S7 = Bolt feletti lakások
tile-S8 = Mintalakások
tile-M1 = Barkácsbolt
tile-M2 = Ételcsarnok
tile-M3 = Közösségi ház
tile-M4 = Saroktorony
tile-M5 = Franchise-iroda
tile-M6 = Koncertterem
tile-M7 = Gasztropub
tile-M8 = Apartmanház
tile-X1 = Hajóállomás
tile-X2 = Műteremlakások
tile-X3 = Családi bisztró
tile-X4 = Bútorbolt
tile-X5 = Kis tér

## Board

virtual-player = Sly
board-city = A város
board-hand = A lapkáid
board-hand-of = Lapkák { $name } kezében
board-look-help = Válassz egy lapkát a kezedből vagy a térképről, és elolvashatod, mit tud.
board-pick = Válassz lapkát a kezedből, és hozzá helyet
board-moving = { $count ->
    [one] Hová költözik { $people }?
   *[other] Hová költözik { $people }?
}
board-pick-help = Minden szaggatott mezőre lehet építeni; a szélén lévő csíkok mutatják, melyik oldalán futhat az út.
board-which-tile = Melyik lapka kerüljön ide?
board-cover-help = A keretezett lapkákra rá lehet építeni.
board-covers = Alákerül és elvész: { $tile }.
board-where = Most válassz helyet a térképen.
board-build = Építés ide
board-build-label = Építés ide: { $tile }, út: { $side }
board-builds = Ide kerül: { $tile }
board-closes = { $tile }: lezárul { $count ->
    [one] egy utca
   *[other] { $count } utca
}
board-if-closed = Nem zár le utcát. Ha most lezárulna az utcája:
board-pays-others = Neked semmi, másoknak: { $others }
board-ask-build = Ide építed: { $tile }?
board-by-order = A bevétel attól függ, melyik utca az első; lent a legjobb sorrend.
board-nobody-paid = Senkinek sincs ott cégére: senki sem kap pénzt.
board-move-out = { $count } ember kiköltözik; te döntöd el, hová.
board-sly-moves-out = { $count } ember kiköltözik, először Sly lapkáira.
board-homeless = { $count } ember nem talál otthont, és várni fog.
board-last-sign = Az utolsó cégéred: ha egy sem jön vissza, a következő körben el kell hagynod egy lapkát.
board-road-side = Az út oldala
board-turn-left = Forgatás balra
board-turn-right = Forgatás jobbra
board-turn-tile = { $tile }, út: { $side }. Forgatás
board-turn-road = { board-which-tile } Út: { $side }. Forgatás
board-one-sign = Egy cégér
board-two-signs = Két cégér: dupla érték
board-abandon = Elhagyás: { $tile }
board-abandon-choose = Válassz egy lapkát
board-abandon-help = Válaszd ki egy lapkádat a térképen. A cégér bevétel nélkül visszajön; a lapka többé senkié sem lesz, és a lakói kiköltöznek.
board-street = { $tiles }: { $length } lapka
board-token-for = { $tile }: { $business } × { $count }
board-substitute = { $old } helyett { $tile }
board-substitute-pays = { $old } $ helyett { $amount } $
board-stack-left = Még nem látott lapkák
board-all-to = { $count ->
    [1] Ide: { $tile }
   *[other] Mindenki ide: { $tile }
}
board-some-to = Vagy néhányan ide: { $tile }
board-stack = Kupac
board-stack-help = A kupacban maradt lapkák. A felső lapka hátlapját mindenki látja.
board-next = következő
board-seeking-home = Lakást keres
board-seekers-help = Emberek otthon nélkül: a következő új, saját színű lapkára költöznek.
board-supply-help = Emberek a készletben: { $count }
board-in-supply = Készletben
board-dollars = { $amount } $
board-dollars-range = { $least }–{ $most } $
board-money = Pénz: { $amount } $
board-open-income = A nyitott utcákban álló lapkák { $amount } $-t fizetnének, ha utcáik most lezárulnának.
board-signs-left = Cégérek a készletben: { $count } / { $all }
board-token = { $token }: { $count }
board-own-tiles = Lapkák nyitott utcákban
board-none-open = Nincs.
board-end-stack = Zárókupac
board-end-stack-help = Sly ezt a hármat építi meg, ha a kupac elfogyott; a sorrendjük ismeretlen.
board-sly-builds = építi: { $tile }
board-no-value = senkinek sem fizet, de a szimbólumai számítanak
board-wild = A joker bármelyik szimbólumnak számít.
board-counted = (bekarikázva a térképen)
board-symbols = Szimbólumok: { $symbols }
board-business = Üzleti jel: { $count ->
    [one] { $business }
   *[other] 2 × { $business }
}
board-owner = { $count ->
    [one] { $name } cégére
   *[other] { $name } két cégére
}
board-ownerless = Gazdátlan
board-income-now = { $amount } $ várható
board-income-half = { board-now }: { $amount } $ (a fele)
board-income-half-up = { board-now }: { $amount } $ (a fele felfelé kerekítve)
board-residents = { $count } lakó
board-seekers = { $count } ember lakást keres
board-seeking = { $people }, lakást keres
board-open = +{ $amount } $ várható
board-just-paid = Kifizetve:
board-cash = készpénz most
board-half = a várható { $amount } $ fele
board-half-up = a várható { $amount } $ fele, felfelé kerekítve
board-half-tiles = a várható { $amount } $ fele, lapkánként felfelé kerekítve
board-business-sum = a jelzőkért
board-now = ha most érne véget
board-sum =
    { $cash } $ { board-cash } + { $half } $ ({ $why }){ $tokens ->
        [0] { "" }
       *[other] { "" } + { $tokens } $ { board-business-sum }
    } = { $total } $, { board-now }.
board-sum-cash =
    { $cash } $ { board-cash }{ $tokens ->
        [0] { "" }
       *[other] { "" } + { $tokens } $ { board-business-sum }
    } = { $total } $, { board-now }.
board-road-to = Út: { $side }
board-at-N = { $tile } lapka fölött
board-at-E = { $tile } lapkától jobbra
board-at-S = { $tile } lapka alatt
board-at-W = { $tile } lapkától balra
board-place = { $where }, út: { $sides }
board-over = Ráépítés erre: { $tile }
board-told-closed = { $name } lezár egy { $length ->
    [1] egylapkás
   *[other] { $length } lapkás
} utcát.
board-told-abandoned = { $name } elhagyja: { $tile }.
board-told-arrived = { $people } ide költözik: { $tile }
board-told-seekers_enter = { $people } otthonra talál: { $tile }
board-told-seeking = { $people } nem talál otthont, és vár

## What things on the board are

what-table = Asztal
what-city = Város
what-tile = Lapka
what-road = Út
what-hand = Lapkák a kézben
what-stack = Kupac
what-seekers = Lakáskeresők
what-supply = Emberek a készletben
what-money = Pénz
what-due = Nyitott utcák bevétele
what-signs = Cégérek
what-advisor = Tanácsadó
what-tokens = Üzleti jelzők
what-sly = Sly
