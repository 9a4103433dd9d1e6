### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = S hrou zo škatule
box-lead = Máte na stole tlačenú hru? Tu nájdete prípravu a bodovací blok, ktorý počíta podľa pravidiel, a to na telefóne každého hráča.
box-pad = Bodovací blok
box-setup-of = { $game }: príprava
box-code = Kód bodovacieho bloku
box-code-help = Niekto pri stole vám ho ukáže alebo prečíta.
box-code-go = Otvoriť
box-lay = Čo pripraviť
box-laid = Takto vyzerá stôl na začiatku prvého ťahu. Čo má kto v ruke, je skryté.
box-draw = Vylosovať, kto začína
box-begins = Začína { $name }.
box-open = Otvoriť bodovací blok
box-names = Kto hrá

## The pad

box-parts = Časti bodovacieho bloku
box-shared = Stôl
box-sheet = Výsledok
box-row = Riadok
box-remove-row = Odobrať riadok { $number }
box-one-more = { $label }: { $count }; pridať 1
box-less = { $label }: ubrať 1
box-none = nič
box-change = Zmeniť
box-minus = Mínus
box-erase = Vymazať
box-next = Ďalej
box-done = { $name }: hotovo
box-who = Kto z nich ste vy?
box-watch = Len sa pozerám
box-keep = Tak sa hralo
box-is-right = Je to správne
box-lost = Nie je spojenie. Zápisy zostávajú v tomto telefóne a spočítajú sa neskôr.
box-waiting = Čakajúce zápisy: { $count }.
box-missing = Ešte chýba: { $count }.
box-gone = Tento bodovací blok bol zmazaný.
box-several-more = { $label }: pridať { $count }

## The sheet

box-entered = Čo leží na stole
box-correct = Ťuknutím na číslo ho opravíte. Môže to každý.
box-worth = Koľko to vynesie
box-wins = Vyhráva { $name }
box-win-together = Spoločná výhra: { $names }
box-right = Je to správne?
box-yes = Áno, je to správne
box-no = Predsa len nie
box-says-yes = súhlasí
box-not-yet = ešte nie
box-kept-in = Keď všetci potvrdia, výsledok zostane v „Mojich partiách“ na každom telefóne, ktorý ho potvrdil: ako „s hrou zo škatule“, oddelene od partií online.
box-locked = Všetci súhlasia. Bodovací blok je zamknutý.
box-open-again = Niečo zmeniť
box-changes = Čo sa zmenilo
box-undo = Vrátiť
box-undone = vrátené
box-somebody = Niekto
box-this-phone = Tento telefón

## Sharing

box-share-short = Zdieľať
box-share = Každý na svojom telefóne
box-share-help = Kto má odkaz, môže tu všetko zapísať aj opraviť.
box-code-make = Ukázať krátky kód
box-code-holds = Platí { $minutes ->
    [one] { $minutes } minútu
    [few] { $minutes } minúty
    [many] { $minutes } minúty
   *[other] { $minutes } minút
}.
box-names-help = Meno môže každý opraviť alebo odstrániť.
box-delete = Zmazať bodovací blok
box-delete-help = Zmizne všetkým aj s výsledkami. Zmazať ho môže len telefón, na ktorom vznikol.

## My games

mine-box = S hrou zo škatule
mine-mode-box = S hrou zo škatule
mine-box-open = nedokončené

## Why not

why-no-pad = Pre túto hru nie je bodovací blok.
why-no-such-pad = Taký bodovací blok neexistuje. Možno je odkaz neúplný, alebo bol blok zmazaný.
why-pad-locked = Všetci súhlasia, bodovací blok je preto zamknutý. Najprv zvoľte „Niečo zmeniť“.
why-pad-not-asked = Na to sa už nepýtame: niekto medzitým niečo zmenil.
why-pad-no-such-change = Taká zmena neexistuje.
why-pad-changed-since = Odvtedy sa to znova zmenilo.
why-pad-not-your-side = Potvrdiť to môže len telefón tohto hráča.
why-pad-unfinished = Ešte niečo chýba.
why-pad-contradicts = Niečo tu nesedí. Pozrite sa znova, alebo potvrďte, že sa tak hralo.
why-pad-no-such-side = Taký hráč v bodovacom bloku nie je.
why-pad-full = Tento bodovací blok už ďalšie zmeny neprijme.
why-pad-not-yours = Bodovací blok môže zmazať len telefón, na ktorom vznikol.
why-pad-no-aid = Počas tejto hry nemá obrazovka čo robiť.
box-aid-hint = Každý, kto má odkaz, vidí to isté.
