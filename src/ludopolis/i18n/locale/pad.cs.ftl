### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = S hrou z krabice
box-lead = Máte na stole tištěnou hru? Tady najdete přípravu a bodovací blok, který na telefonu každého hráče počítá body podle pravidel.
box-pad = Bodovací blok
box-setup-of = { $game }: příprava
box-code = Kód bloku
box-code-help = Někdo u stolu vám ho ukáže nebo přečte.
box-code-go = Otevřít
box-lay = Co připravit
box-laid = Tak vypadá stůl na začátku prvního tahu. Co má kdo v ruce, je skryté.
box-draw = Vylosovat, kdo začíná
box-begins = Začíná { $name }.
box-open = Otevřít bodovací blok
box-names = Kdo hraje

## The pad

box-parts = Části bloku
box-shared = Stůl
box-sheet = Výsledek
box-row = Řádek
box-remove-row = Odebrat řádek { $number }
box-one-more = { $label }: { $count }; přidat 1
box-less = { $label }: ubrat 1
box-none = nic
box-change = Změnit
box-minus = Minus
box-erase = Smazat
box-next = Dále
box-done = { $name }: hotovo
box-who = Kdo z nich jste?
box-watch = Jen se dívám
box-keep = Tak se hrálo
box-is-right = Je to správně
box-lost = Není spojení. Zápisy zůstávají v tomto telefonu a spočítají se později.
box-waiting = Čekající zápisy: { $count }.
box-missing = Ještě chybí: { $count }.
box-gone = Tento blok byl smazán.
box-several-more = { $label }: přidat { $count }

## The sheet

box-entered = Co leží na stole
box-correct = Klepnutím na číslo ho opravíte. Může to každý.
box-worth = Kolik to vynese
box-wins = Vyhrává { $name }
box-win-together = Společné vítězství: { $names }
box-right = Je to správně?
box-yes = Ano, je to správně
box-no = Přece jen ne
box-says-yes = souhlasí
box-not-yet = ještě ne
box-kept-in = Až výsledek potvrdí všichni, uloží se na každém telefonu, který ho potvrdil: v „Mých partiích“ jako „s hrou z krabice“, odděleně od partií po síti.
box-locked = Všichni souhlasí. Blok je zamčený.
box-open-again = Něco změnit
box-changes = Co se změnilo
box-undo = Vrátit
box-undone = vráceno
box-somebody = Někdo
box-this-phone = Tento telefon

## Sharing

box-share-short = Sdílet
box-share = Každý na svém telefonu
box-share-help = Kdo má odkaz, může tu všechno zapsat i opravit.
box-code-make = Ukázat krátký kód
box-code-holds = Platí { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}.
box-names-help = Jméno může každý opravit nebo odstranit.
box-delete = Smazat blok
box-delete-help = Blok zmizí všem i s výsledky. Smazat ho může jen telefon, na kterém vznikl.

## My games

mine-box = S hrou z krabice
mine-mode-box = S hrou z krabice
mine-box-open = nedokončeno

## Why not

why-no-pad = Pro tuto hru není bodovací blok.
why-no-such-pad = Takový blok neexistuje. Možná je odkaz neúplný, nebo byl blok smazán.
why-pad-locked = Všichni souhlasí, blok je proto zamčený. Nejdřív zvolte „Něco změnit“.
why-pad-not-asked = Na to se už neptáme: někdo mezitím něco změnil.
why-pad-no-such-change = Taková změna neexistuje.
why-pad-changed-since = Od té doby se to znovu změnilo.
why-pad-not-your-side = Potvrdit to může jen telefon tohoto hráče.
why-pad-unfinished = Ještě něco chybí.
why-pad-contradicts = Něco tu nesedí. Podívejte se znovu, nebo potvrďte, že se tak hrálo.
why-pad-no-such-side = Takový hráč v bloku není.
why-pad-full = Tento blok už žádné další změny nepřijme.
why-pad-not-yours = Blok může smazat jen telefon, na kterém vznikl.
why-pad-no-aid = Během této hry není na obrazovce co dělat.
box-aid-hint = Každý, kdo má odkaz, vidí totéž.
