### Every word of UpTown.

game-name = UpTown
game-pitch = Buduj w górę na pięciu działkach, zarabiaj na każdym dachu, a dziurawe dachy podaruj rywalom. Gra karciana Adama Strzeleckiego.
game-goal = Budujesz w górę na pięciu działkach swojej ulicy: każdy dach przynosi przychód z całej ulicy, a prezenty trafiają na ulice rywali. Na koniec widoczne projekty dają prestiż, a każde trzy pozostałe upcoiny jeszcze punkt; wygrywa ten, kto ma najwięcej punktów. Gdy czyjaś talia się skończy albo na czyjejś ulicy zamknięte są wszystkie działki, ta runda jest ostatnia.
game-aim = Buduj wieże: ★ prestiżu to punkt, 3 upcoiny to punkt. Wygrywa, kto ma najwięcej punktów.
game-length = 40 min
game-difficulty = średnia

## Options

option-count_uncollected = Licz upcoiny na taliach
option-count_uncollected-help = Upcoiny, które na koniec gry leżą na talii gracza, liczą się tak jak te w portfelu. Według instrukcji liczy się tylko portfel.

## How sure the cards are

certainty-reconstructed = odtworzone przez nas: lista kart nie jest opublikowana i żadnej karty nie znamy w całości
certainty-mostly_certain = według tabel w folderze gry; niektóre wiersze są odtworzone

## Questions

ask-free_card = Akcja 1 z 2. Zagraj darmową kartę albo ją odrzuć.
ask-free_card-help = Wierzchnia karta talii. Potem możesz kupić drugą.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Akcja 2 z 2. Wspólny stos jest pusty i nie ma czego kupić: drugiej karty nie będzie.
       *[other] Akcja 2 z 2. Kup kartę albo nie bierz drugiej: wspólny stos jest pusty.
    }
   *[other] { $decks ->
        [0] Akcja 2 z 2. Weź kartę komunalną: nie ma czego kupić.
       *[other] Akcja 2 z 2. Kup kartę albo weź komunalną.
    }
}
ask-place_bought = Akcja 2 z 2. Zbuduj jeden z dwóch projektów z kupionej karty.
ask-place_municipal = Akcja 2 z 2. Zagraj kartę komunalną albo ją odrzuć.

## Moves

move-place = zbuduj: { $project } (działka { $plot })
move-close = zamknij działkę { $plot }: { $project }, przychód { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinów
   *[other] { $coins } upcoina
}
move-give = podaruj: { $project } ({ $to_seat }, działka { $plot })
move-give-roof = podaruj dach: { $project } ({ $to_seat }, działka { $plot }), przychód rywala { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinów
   *[other] { $coins } upcoina
}
move-discard = odrzuć kartę
move-buy-own = kup ze swojej talii za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}: { $project }
move-buy = kup z talii rywala ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}: { $project }
move-municipal = weź kartę komunalną: { $project }
move-skip = nie bierz drugiej karty

# The same in short, for hints beside the board.
brief-municipal = weź kartę komunalną

## Reasons

why-bad-move = „{ $text }” to nie ruch. Ruchy zapisuje się tak: place flats 2, place noisy_bar 1.3 (działka 3 gracza na miejscu 1), discard, buy 0, municipal, skip.
why-bad-card = „{ $text }” to nie karta. Karty zapisuje się tak: P01, M28.
why-bad-first = „{ $text }” nie wskazuje pierwszego gracza. Zapisuje się to tak: first 0.
why-not-on-card = Na twojej karcie nie ma projektu „{ $project }”. Jest na niej: { $shown_project }.
why-no-such-half = Na twojej karcie są dwa projekty: { $project }.
why-gift-at-home = Projekt „{ $project }” to prezent: trafia na ulicę innego gracza.
why-no-gift = Projekt „{ $project }” to nie prezent: buduje się go na własnej ulicy.
why-needs-roof = Projekt „{ $project }” stawia się na dachu, a na działce { $plot } dachu nie ma.
why-plot-closed = Działka { $plot } ma dach, a „{ $project }” to nie projekt na dach.
why-no-gifts = Budynek na działce { $plot } nie przyjmuje prezentów: projekt „{ $project }” nie może tam stanąć.
why-ground-only = Projekt „{ $project }” musi być pierwszą kartą na działce, a działka { $plot } jest już zabudowana.
why-upper-only = Projekt „{ $project }” nie może być pierwszą kartą na działce, a działka { $plot } jest pusta.
why-must-be-played = Ta karta jest opłacona: trzeba ją zagrać.
why-deck-empty = Talia ({ $from_seat }) jest pusta.
why-deck-blocked = Z talii ({ $from_seat }) nie można teraz kupować: { $coins ->
    [one] blokuje ją { $coins } upcoin
    [few] blokują ją { $coins } upcoiny
    [many] blokuje ją { $coins } upcoinów
   *[other] blokuje ją { $coins } upcoina
}.
why-too-dear = Karta ({ $project }) kosztuje { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}, a masz { $coins }.
why-nowhere-to-place = Nie masz gdzie zbudować żadnego z projektów, więc nie możesz kupić tej karty: { $project }.
why-pile-empty = Wspólny stos jest pusty.
why-pile-not-empty = Są jeszcze karty komunalne: weź jedną, możesz ją odrzucić.
why-now-free_card = Teraz zagraj albo odrzuć darmową kartę.
why-now-second_action = Nie masz karty na ręce: teraz druga akcja.
why-now-place_bought = Teraz zagraj kupioną kartę.
why-now-place_municipal = Teraz zagraj albo odrzuć kartę komunalną.

## Reasons against a component folder

why-wrong-count = { $table }: liczba wierszy to { $given }, a ma być { $expected }.
why-same-card-id = { $table }, wiersz { $line }: inna karta ma już identyfikator „{ $given }”.
why-same-project = { $table }, wiersz { $line }, kolumna { $column }: projekt „{ $given }” już jest na tej karcie. Jeśli nadrukowano go na obu końcach, wpisz go do projects.csv drugi raz, z innym identyfikatorem.

## Events

event-first-player = { $seat } ma ulicę z symbolem rozpoczęcia i zaczyna grę.
event-uncovered = Teraz na wierzchu talii ({ $from_seat }): { $project }, cena { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}.
event-uncovered-municipal = Teraz na wierzchu wspólnego stosu: { $project }.
event-round-begun = Runda { $round }.
log-round-begun = Runda { $round }
log-bought = { $seat } kupuje kartę z talii rywala ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}.
event-coins-collected = { $seat } zabiera z talii { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
}, ma { $coins } i nie bierze darmowej karty.
event-nothing-to-take = { $seat }: talia jest pusta, darmowej karty nie ma.
event-free-card-taken = { $seat } bierze darmową kartę: { $project }.
event-bought-own = { $seat } kupuje ze swojej talii za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}: { $project }. W portfelu: { $coins }.
event-bought = { $seat } kupuje z talii rywala ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}: { $project }. W portfelu: { $coins }. Talia rywala jest teraz zablokowana.
event-municipal-taken = { $seat } bierze kartę komunalną: { $project }.
event-skipped = { $seat } nie bierze drugiej karty.
event-built = { $seat } buduje projekt „{ $project }” na działce { $plot }.
news-built = { $seat } buduje na swojej działce { $plot }: { $project }.
event-given = { $seat } daje prezent „{ $project }”: dostaje go { $to_seat } na działkę { $plot }.
you-given = { $seat } daje ci prezent „{ $project }” na twoją działkę { $plot }.
event-discarded = { $seat } odrzuca kartę: { $project }.
event-fits-nowhere = { $seat } odrzuca kartę, która nigdzie nie pasuje: { $project }.
event-plot-closed = { $seat }: działka { $plot } zamknięta. Przychód z kolejnych działek: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. Bank wypłaca { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
}, w portfelu: { $coins }.
news-plot-closed = { $seat }: działka { $plot } zamknięta, +{ $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
}.
event-last-round-by-deck = { $seat }: talia jest pusta. Runda { $round } jest ostatnia.
event-last-round-by-street = { $seat }: zamknięte wszystkie działki. Runda { $round } jest ostatnia.
event-scored = { $seat }: za kolejne działki { $first }, { $second }, { $third }, { $fourth }, { $fifth }, za upcoiny { $coins }; razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-ended = { $ending }
first-given = { $seat } daje prezent, dostaje go { $to_seat }.

## What is told when it happens for the first time: nothing that changes soon after

first-coins-collected = { $seat } zabiera z talii { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
} i nie bierze darmowej karty.
first-plot-closed = { $seat }: działka { $plot } zamknięta. Przychód z kolejnych działek: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. Bank wypłaca { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
}.

## The position in words

line-components = Karty: { $certainty }.
line-round = Runda { $round }. Pierwszy gracz: { $first_seat }.
line-last-round = Runda { $round }, ostatnia. Pierwszy gracz: { $first_seat }.
line-held = Na ręce: { $project }.
line-deck = Talia ({ $from_seat }): { $project }, cena { $price }. Karty: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Zablokowana, upcoiny na niej: { $coins }.
}
line-deck-empty = Talia ({ $from_seat }): nic do kupienia. Karty: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Upcoiny na niej: { $coins }.
}
line-common = Wspólny stos: { $project }, cena 0. Karty: { $size }.
line-common-empty = Wspólny stos: nic do wzięcia. Karty: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Tylko na parterze.
    [upper] {" "}Nie na parterze.
    [rooftop] {" "}Tylko na dachu.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } upcoin
        [few] { $coins } upcoiny
        [many] { $coins } upcoinów
       *[other] { $coins } upcoina
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , z każdym nowym dachem na ulicy.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    } { $points_effect }.
}
line-street = { $seat }: upcoiny { $coins }, przychód za nowy dach { $revenue }, prestiż { $prestige }, punkty { $points }.
line-counts = Na ulicy ({ $seat }): biura { $office }, usługi { $services }, mieszkania { $flat }, kawiarnie { $cafe }, sklepy { $shop }, hotele { $hotel }, prezenty { $gift }.
line-plot-empty = Działka { $plot }, { $seat }: pusta.
line-plot = Działka { $plot }, { $seat }: { $project } (od dołu: { $trait }). Otwarta. Przychód { $revenue }, prestiż { $prestige }.
line-plot-no-gifts = Działka { $plot }, { $seat }: { $project } (od dołu: { $trait }). Otwarta, nie przyjmuje prezentów. Przychód { $revenue }, prestiż { $prestige }.
line-plot-closed = Działka { $plot }, { $seat }: { $project } (od dołu: { $trait }). Zamknięta. Przychód { $revenue }, prestiż { $prestige }.
line-plot-closed-no-gifts = Działka { $plot }, { $seat }: { $project } (od dołu: { $trait }). Zamknięta, nie przyjmuje prezentów. Przychód { $revenue }, prestiż { $prestige }.

## Score sheet

score-plot_1 = Działka 1
score-plot_2 = Działka 2
score-plot_3 = Działka 3
score-plot_4 = Działka 4
score-plot_5 = Działka 5
score-coins = Upcoiny, 3 za punkt
figure-cards = karty
figure-coins = upcoiny
tie-highest_building = Najwyższy budynek
tie-highest_building-decides = Remis, rozstrzyga najwyższy budynek
ending-deck_empty = Talia jednego z graczy jest wyczerpana.
ending-street_closed = Na jednej z ulic zamknięte są wszystkie działki.

## What a project is

trait-no_kind = bez lokali
trait-office = biuro
trait-services = usługi
trait-flat = mieszkanie
trait-cafe = kawiarnia
trait-shop = sklep
trait-hotel = hotel
trait-two_office = dwa biura
trait-two_services = podwójne usługi
trait-two_flat = dwa mieszkania
trait-two_cafe = dwie kawiarnie
trait-two_shop = dwa sklepy
trait-duo = duo: jak dwa lokale
trait-roof = dach
trait-gift = prezent (na cudzą ulicę)
trait-no_gifts = budynek bez prezentów
trait-ground = tylko na parterze
trait-upper = nie na parterze
trait-rooftop = tylko na dachu

## What a project brings

effect-closing = z każdym nowym dachem na ulicy
effect-end = na koniec gry
effect-ground = na parterze
effect-below = za każde piętro poniżej
effect-plot_roof = za dach na działce
effect-street_roof = za każdy dach na ulicy
effect-plot_office = za każde biuro na działce
effect-plot_services = za każdy lokal usługowy na działce
effect-plot_flat = za każde mieszkanie na działce
effect-plot_cafe = za każdą kawiarnię na działce
effect-plot_shop = za każdy sklep na działce
effect-plot_hotel = za każdy hotel na działce
effect-plot_gift = za każdy prezent na działce
effect-street_office = za każde biuro na ulicy
effect-street_services = za każdy lokal usługowy na ulicy
effect-street_flat = za każde mieszkanie na ulicy
effect-street_cafe = za każdą kawiarnię na ulicy
effect-street_shop = za każdy sklep na ulicy
effect-street_hotel = za każdy hotel na ulicy
effect-street_gift = za każdy prezent na ulicy

## Projects

project-brokerage = Biuro maklerskie
project-business_hub = Centrum biznesu
project-call_centre = Call center
project-consultancy = Firma doradcza
project-council_offices = Biuro komunalne
project-council_offices_rented = Biuro komunalne (najem)
project-drafting_studio = Kreślarnia
project-editorial_office = Redakcja
project-front_desk = Recepcja
project-law_firm = Kancelaria prawna
project-offices = Biura
project-open_plan_floor = Open space
project-registry = Sekretariat
project-secure_archive = Strzeżone archiwum
project-shared_desks = Coworking
project-start_up_room = Start-up
project-twin_council_offices = Biura komunalne duo
project-twin_offices = Biura duo
project-board_room = Sala zarządu
project-glass_attic_office = Szklane biuro
project-sky_office = Biuro w chmurach
project-bank_branch = Oddział banku
project-clinic = Przychodnia
project-concierge = Portiernia
project-courier_point = Punkt kurierski
project-dentist = Dentysta
project-fitness_club = Klub fitness
project-hairdresser = Fryzjer
project-laundry = Pralnia
project-library_branch = Filia biblioteki
project-night_guard = Nocny stróż
project-post_office = Poczta
project-surgery = Gabinet lekarski
project-workshop_row = Warsztaty
project-roof_pool = Basen na dachu
project-car_park = Parking
project-guarded_roof = Strzeżony dach
project-council_flat = Mieszkanie komunalne
project-family_flat = Mieszkanie rodzinne
project-flats = Mieszkania
project-garden_flat = Mieszkanie z ogródkiem
project-gated_flats = Strzeżone osiedle
project-loft = Loft
project-maisonette = Mieszkanie dwupoziomowe
project-neighbours = Sąsiedzi
project-panorama_flat = Mieszkanie z widokiem
project-rental_flat = Mieszkanie na wynajem
project-serviced_flats = Apartamenty
project-shared_flat = Współlokatorzy
project-social_flat = Mieszkanie socjalne
project-student_rooms = Stancja
project-studio_flat = Kawalerka
project-twin_council_flats = Mieszkania komunalne duo
project-twin_flats = Mieszkania duo
project-attic_flat = Poddasze
project-penthouse = Penthouse
project-residents_council = Rada mieszkańców
project-small_attic = Małe poddasze
project-squat = Skłot
project-bookshop_cafe = Kawa z książką
project-cafe_terrace = Ogródek kawiarniany
project-canteen = Stołówka
project-coffee_counter = Kawa na wynos
project-corner_cafe = Kawiarnia na rogu
project-milk_bar = Bar mleczny
project-music_cafe = Kawiarnia muzyczna
project-patisserie = Cukiernia
project-roastery = Palarnia kawy
project-two_cafes = Dwie kawiarnie
project-sky_bar = Bar w chmurach
project-attic_cafe = Kawa na poddaszu
project-pavilion_cafe = Pawilon kawowy
project-noisy_bar = Hałaśliwy bar
project-boutique = Butik
project-co_op_shop = Sklep spółdzielczy
project-department_store = Dom towarowy
project-florist = Kwiaciarnia
project-grocer = Sklep spożywczy
project-market_stall = Stragan
project-newsstand = Salonik prasowy
project-round_the_clock_shop = Sklep całodobowy
project-shop = Sklep
project-shopping_arcade = Pasaż handlowy
project-stationer = Sklep papierniczy
project-kiosk = Kiosk
project-boarded_up_shop = Sklep zabity deskami
project-business_hotel = Hotel biznesowy
project-city_hotel = Hotel miejski
project-grand_hotel = Grand Hotel
project-guest_house = Pensjonat
project-workers_hostel = Hotel robotniczy
project-youth_hostel = Schronisko młodzieżowe
project-attic_guest_house = Pokoje na poddaszu
project-hotel_chain = Sieć hoteli
project-atrium = Atrium
project-gallery = Galeria
project-gift_collection = Kolekcja prezentów
project-museum = Muzeum
project-parking_level = Poziom garażowy
project-server_room = Serwerownia
project-stairwell = Klatka schodowa
project-technical_floor = Piętro techniczne
project-winter_garden = Ogród zimowy
project-aerial_mast = Maszt antenowy
project-billboard = Billboard
project-flagpole = Maszt z flagą
project-observation_deck = Taras widokowy
project-roof_garden = Ogród na dachu
project-solar_panels = Panele słoneczne
project-weather_station = Stacja pogodowa
project-bell_turret = Wieżyczka z dzwonem
project-bus_stop = Przystanek
project-clock_tower = Wieża zegarowa
project-flat_roof = Płaski dach
project-landmark_spire = Iglica
project-park = Park
project-plain_roof = Zwykły dach
project-playground = Plac zabaw
project-roof_terrace = Taras na dachu
project-square = Skwer
project-tiled_roof = Dach z dachówki
project-broken_lift = Zepsuta winda
project-building_site_noise = Hałas z budowy
project-inspection = Kontrola
project-leaking_basement = Zalana piwnica
project-power_cuts = Awarie prądu
project-ruin = Rudera
project-scaffolding = Rusztowanie
project-substation = Trafostacja
project-waste_sorting_point = Sortownia śmieci
project-pigeon_loft = Gołębnik
project-emergency_roof = Awaryjny dach
project-fenced_off_lot = Ogrodzony teren
project-makeshift_roof = Prowizoryczny dach
project-tarpaulin_roof = Dach z plandeki

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = Twoja ulica
board-street-of = Ulica: { $name }
board-back = Wróć
board-look-at = Obejrzyj ulicę: { $name }
board-your-deck = Twoja talia
board-deck-of = Talia: { $name }
board-decks = Talie
board-decks-later = Do kupienia w akcji 2
board-common = Wspólny stos
board-city = Wspólny
board-first = Pierwszy gracz
board-wallet = Upcoiny
board-from-deck = z talii
board-from-roof = za dach
board-gained = przybyło: { $sources }
board-sum-up = Prestiż { $prestige } + { $piles } ({ $told }) = punkty: { $points }. Trzy upcoiny to punkt.
board-piles = { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinów
   *[other] { $coins } upcoina
}, pełne trójki: { $piles }
board-at-closing = Nowy dach da
board-revenue = Przychód
board-prestige = Prestiż
board-highest = Karty w najwyższym budynku
board-deck-size = Karty w talii
board-price = Cena: { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinów
   *[other] { $coins } upcoina
}
board-free = za darmo
board-any-of-two = wybierz 1 z 2
board-any-of-four = wybierz 1 z 4
board-per-roof = za dach
board-empty = pusto
board-blocked = nie do kupna
board-blocked-by = { $coins ->
    [one] { $coins } upcoin blokuje tę talię, dopóki { $name } go
    [few] { $coins } upcoiny blokują tę talię, dopóki { $name } ich
    [many] { $coins } upcoinów blokuje tę talię, dopóki { $name } ich
   *[other] { $coins } upcoina blokuje tę talię, dopóki { $name } ich
} nie zabierze.
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
board-brings-revenue = { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
} { $effect }
board-brings-prestige = { $amount ->
    [one] { $amount } punkt prestiżu
    [few] { $amount } punkty prestiżu
    [many] { $amount } punktów prestiżu
   *[other] { $amount } punktu prestiżu
} { $effect }
board-plot = działka { $plot }
board-plot-of = Działka { $plot }: { $name }
board-read-plot = Opis działki { $plot }
board-plot-revenue = Upcoiny z tej działki za każdy nowy dach
board-plot-prestige = Prestiż tej działki na koniec gry
board-plot-now = Działka teraz
board-plot-empty = Nic tu jeszcze nie stoi.
board-open = Otwarta: można budować dalej.
board-open-no-gifts = Otwarta: można budować dalej, ale bez prezentów.
board-closed = Zamknięta: na górę można dołożyć tylko projekty na dach.
board-closed-no-gifts = Zamknięta: na górę można dołożyć tylko projekty na dach, ale nie prezenty.
board-gift-from = Prezent od gracza: { $name }.
board-counts = Lokale na ulicy
board-count-office = { $count ->
    [one] { $count } biuro
    [few] { $count } biura
    [many] { $count } biur
   *[other] { $count } biura
}
board-count-services = Usługi: { $count }
board-count-flat = { $count ->
    [one] { $count } mieszkanie
    [few] { $count } mieszkania
    [many] { $count } mieszkań
   *[other] { $count } mieszkania
}
board-count-cafe = { $count ->
    [one] { $count } kawiarnia
    [few] { $count } kawiarnie
    [many] { $count } kawiarni
   *[other] { $count } kawiarni
}
board-count-shop = { $count ->
    [one] { $count } sklep
    [few] { $count } sklepy
    [many] { $count } sklepów
   *[other] { $count } sklepu
}
board-count-hotel = { $count ->
    [one] { $count } hotel
    [few] { $count } hotele
    [many] { $count } hoteli
   *[other] { $count } hotelu
}
board-count-gift = { $count ->
    [one] { $count } prezent
    [few] { $count } prezenty
    [many] { $count } prezentów
   *[other] { $count } prezentu
}
board-in-hand = Karta na ręce
board-holds = { $name } trzyma kartę
board-municipal-card = Karta komunalna
board-one-half = Buduje się tylko jeden z dwóch projektów.
board-one-of-four = Buduje się tylko jeden z czterech projektów: dwa są na awersie, dwa na rewersie.
board-turn = Obróć
board-turn-to = Obróć kartę: { $project }
board-fits = { $count ->
    [one] Pasuje w { $count } miejscu.
    [few] Pasuje w { $count } miejscach.
    [many] Pasuje w { $count } miejscach.
   *[other] Pasuje w { $count } miejsca.
}
board-nofit = teraz nie pasuje
board-nowhere-why = Teraz nigdzie nie pasuje: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] nie masz jeszcze dachu
    [upper] nie masz otwartego budynku
    [ground] nie masz pustej działki
    [gift-rooftop] żaden rywal nie ma na to dachu
    [gift-upper] żaden rywal nie ma na to otwartego budynku
    [gift-ground] żaden rywal nie ma na to pustej działki
    [gift-any] żaden rywal nie ma na to otwartej działki
   *[any] wszystkie twoje działki są zamknięte
}
board-choose-plot = { $project }: wybierz działkę
board-choose-street = { $project } to prezent: wybierz działkę rywala
board-nowhere = { $project }: nigdzie nie pasuje, obróć kartę
board-build = Zbuduj
board-give = Podaruj
board-buy = Kup
board-discards = Odrzucone karty: { $count }
board-build-on = Zbuduj na działce { $plot }
board-close-plot = Zamknij działkę { $plot }
board-give-to = Podaruj na działkę { $plot } ({ $name })
board-discard = Odrzuć
board-paid = Wypłata za ten dach
board-never-below = nie mniej niż 0
board-second-help = Kupuj z podświetlonej talii. Upcoiny za kartę rywala trafiają na jego talię: rywal zabierze je w swojej turze, a do tego czasu nikt z tej talii nie kupuje.
board-no-free-card = Rywal kupił kartę z twojej talii: dostajesz { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinów
   *[other] { $amount } upcoina
}, ale w tej turze nie ma darmowej karty.
board-take-municipal = Karta komunalna: 0 upcoinów
board-take-it = Weź tę kartę komunalną
board-buy-for = Kup za { $price }
board-costs-nothing = Nic nie kosztuje; możesz ją odrzucić.
board-step-skipped = Akcja 1 z 2: twoja darmowa karta, wierzchnia w talii, nigdzie nie pasuje ({ $project }).
board-build-at-once = Od razu budujesz jeden z jej dwóch projektów.
board-pay-bank = Wpłacasz do banku { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
}, potem masz { $left }.
board-own-waits = Jeśli nikt jej nie kupi, w następnej turze dostaniesz ją za darmo.
board-pay-deck = Kładziesz { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinów
   *[other] { $price } upcoina
} na talii ({ $name }), potem masz { $left }.
board-last-round = Ostatnia runda
board-near = Zbliża się koniec gry
board-near-deck = { $name }: { $count ->
    [one] w talii { $count } karta
    [few] w talii { $count } karty
    [many] w talii { $count } kart
   *[other] w talii { $count } karty
}
board-near-street = { $name }: 4 dachy z 5
edition-about-reconstructed = Zasady pochodzą z instrukcji. O kartach mówi ona niewiele. Jedna karta kosztuje 3: są na niej biura i mieszkania, ale te mieszkania nie przynoszą upcoinów. Inna kosztuje 6 i jest na niej park: tylko na parterze, dach, 1 upcoin. Sklep przynosi 2 upcoiny, sklep całodobowy po 1 za każde mieszkanie na ulicy. Wyjaśnienie symboli pokazuje, jakie są wartości; co liczą niektóre z symboli, to nasza interpretacja. Cała reszta jest nasza, dopasowana do tego; każdą liczbę można zmienić w folderze gry.
edition-about-mostly_certain = Niektóre wiersze tych tabel oznaczono jako odtworzone. Te karty nie są takie jak w druku.
board-signs = Symbole
board-signs-kinds = Lokale
board-signs-marks = Oznaczenia
board-signs-effects = Co przynosi projekt
board-signs-figures = Liczby gracza
board-signs-plots = Dotknij numeru działki, aby zobaczyć jej piętra.
board-roofs-pay = Nowy dach przynosi przychód ze wszystkich pięciu działek ulicy, także zamkniętych.


## What a hint says a move changes

term-prestige = prestiż od razu
term-prestige_later = prestiż później
term-coins = upcoiny na koniec
reason-prestige = Od razu przynosi prestiż: { $worth }.
reason-prestige_later = Później przyniesie więcej prestiżu: { $worth }.
reason-coins = Na koniec gry zostanie ci więcej upcoinów: to { $worth }.

## What things on the board are

what-table = Stół
what-street = Ulica
what-plot = Działka
what-project = Projekt
what-deck = Twoja talia
what-rival_deck = Talia rywala
what-municipal = Wspólny stos
what-wallet = Upcoiny
what-revenue = Przychód za nowy dach
what-prestige = Prestiż
what-premises = Lokale
what-first = Pierwszy gracz
what-discards = Odrzucone karty
what-signs = Symbole
what-last_round = Ostatnia runda
board-worth-now = Ulica w tej chwili: { $points ->
    [one] { $points } punkt prestiżu
    [few] { $points } punkty prestiżu
    [many] { $points } punktów prestiżu
   *[other] { $points } punktu prestiżu
} na koniec gry, { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinów
   *[other] { $coins } upcoina
} z każdym nowym dachem.
board-coins-worth = Te upcoiny dadzą na koniec gry { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
board-revenue-now = Tyle upcoinów przyniosłaby cała ulica, gdyby dach zamknął działkę teraz.
board-prestige-now = Tyle prestiżu, nie licząc upcoinów, przyniosłaby ulica, gdyby gra skończyła się teraz.
board-deck-ends = Gdy czyjaś talia się skończy albo na czyjejś ulicy zamknięte są wszystkie działki, ta runda jest ostatnia.
