### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = Cu jocul din cutie
box-lead = Ai jocul tipărit pe masă? Aici vezi cum se pregătește, iar carnetul de scor numără după reguli, pe telefonul fiecăruia.
box-pad = Carnet de scor
box-setup-of = { $game }: pregătirea
box-code = Codul carnetului
box-code-help = Cineva de la masă ți-l arată sau ți-l citește.
box-code-go = Deschide
box-lay = Ce se așază
box-laid = Așa arată masa când începe prima tură. Cărțile din mână sunt ascunse.
box-draw = Trage la sorți cine începe
box-begins = Începe { $name }.
box-open = Deschide un carnet de scor
box-names = Cine joacă

## The pad

box-parts = Părțile carnetului
box-shared = Masa
box-sheet = Foaia
box-row = Rând
box-remove-row = Elimină rândul { $number }
box-one-more = { $label }: { $count }. Adaugă 1
box-less = { $label }: scade 1
box-none = nimic
box-change = Schimbă
box-minus = Minus
box-erase = Șterge
box-next = Mai departe
box-done = { $name }: gata
box-who = Care dintre aceștia ești?
box-watch = Doar mă uit
box-keep = Așa s-a jucat
box-is-right = E corect
box-lost = Nu există conexiune. Ce scrii rămâne pe acest telefon și se numără mai târziu.
box-waiting = Însemnări în așteptare: { $count }.
box-missing = Mai lipsesc: { $count }.
box-gone = Acest carnet a fost șters.
box-several-more = { $label }: adaugă { $count }

## The sheet

box-entered = Ce se află pe masă
box-correct = Atinge o cifră ca s-o corectezi. O poate face oricine are acest carnet.
box-worth = Cât valorează
box-wins = Câștigă { $name }
box-win-together = Victorie comună: { $names }
box-right = E corect?
box-yes = Da, e corect
box-no = Totuși nu
box-says-yes = e de acord
box-not-yet = încă nu
box-kept-in = Când toți sunt de acord, rezultatul rămâne în „Partidele mele” pe fiecare telefon de pe care s-a confirmat, cu mențiunea „cu jocul din cutie”, separat de partidele online.
box-locked = Toți sunt de acord. Carnetul este blocat.
box-open-again = Schimbă ceva
box-changes = Ce s-a schimbat
box-undo = Anulează
box-undone = anulat
box-somebody = Cineva
box-this-phone = Acest telefon

## Sharing

box-share-short = Distribuie
box-share = Fiecare pe telefonul lui
box-share-help = Cine are linkul poate scrie și corecta totul aici.
box-code-make = Arată un cod scurt
box-code-holds = { $minutes ->
    [one] Este valabil { $minutes } minut.
    [few] Este valabil { $minutes } minute.
   *[other] Este valabil { $minutes } de minute.
}
box-names-help = Oricine are acest carnet poate corecta sau șterge un nume.
box-delete = Șterge carnetul
box-delete-help = Dispare pentru toți, cu rezultate cu tot. Se poate face doar de pe telefonul care l-a creat.

## My games

mine-box = Cu jocul din cutie
mine-mode-box = Cu jocul din cutie
mine-box-open = neterminat

## Why not

why-no-pad = Pentru acest joc nu există carnet de scor.
why-no-such-pad = Nu există un asemenea carnet. Poate linkul e incomplet sau carnetul a fost șters.
why-pad-locked = Toți sunt de acord, deci carnetul este blocat. Alege întâi „Schimbă ceva”.
why-pad-not-asked = Întrebarea nu mai este valabilă: cineva a schimbat ceva între timp.
why-pad-no-such-change = Nu există o asemenea schimbare.
why-pad-changed-since = Între timp, asta s-a schimbat din nou.
why-pad-not-your-side = Asta se poate spune doar de pe telefonul acestui jucător.
why-pad-unfinished = Încă lipsește ceva.
why-pad-contradicts = Ceva nu se potrivește. Mai verifică sau spune că așa s-a jucat.
why-pad-no-such-side = Nu există acest jucător în carnet.
why-pad-full = Acest carnet nu mai primește schimbări.
why-pad-not-yours = Carnetul îl poate șterge doar telefonul care l-a creat.
why-pad-no-aid = În timpul acestui joc nu este nimic de făcut pe ecran.
box-aid-hint = Toți cei care au linkul văd același lucru.
