/** One group of synonyms per line. */
export const it = `
vite testa esagonale, bullone, vite esagonale, bullone esagonale
bullone tondo con quadro, bullone
vite a brugola, brugola, vite brugola, vite a esagono incassato, tcei
barra filettata, asta filettata, tondo filettato
vite per legno, vite truciolare
vite autoforante, autofilettante, vite autofilettante, autofilettanti
vite per cartongesso, vite cartongesso
dado autobloccante, dado autofrenante, dado nylstop
rondella, rosetta, ranella
rondella elastica, grower, rosetta elastica
tassello, fischer, tassello fischer
ancorante passante, tassello pesante, tassello metallico
ancorante chimico, tassello chimico, resina chimica
rivetto a strappo, rivetto, ribattino
inserto a rivetto, inserto filettato, dado a rivetto
acciaio inox, inox, acciaio inossidabile, inossidabile, a2, a4
zincato, zincatura, galvanizzato, zincatura a caldo, zincatura bianca, zincata
angolare, cantonale, ferro angolare
tubo, tubazione
circolatore, pompa di circolazione, pompa riscaldamento
pompa sommersa, pompa da pozzo, elettropompa sommersa
pompa di drenaggio, pompa per acque sporche, pompa acque nere
valvola a sfera, rubinetto a sfera
valvola di ritegno, valvola di non ritorno, clapet
saracinesca, valvola a saracinesca
contatore, contatore acqua, misuratore
manometro, misuratore di pressione
interruttore magnetotermico, magnetotermico, interruttore automatico
interruttore differenziale, salvavita, differenziale
contattore, teleruttore
presa, presa di corrente, presa elettrica
scatola di derivazione, cassetta di derivazione
proiettore, faro, faretto, fari
lampadina, lampada led, bulbo led
motore trifase, motore elettrico, elettromotore
motoriduttore, motore con riduttore
cuscinetto, cuscinetti, cuscinetto a sfere
paraolio, anello di tenuta, corteco
guarnizione, tenuta
cinghia trapezoidale, cinghia
cinghia dentata, cinghia di distribuzione
ingranaggio, ruota dentata
tubo oleodinamico, tubo idraulico, flessibile oleodinamico
scatola di cartone, scatolone, cartone
nastro da imballo, nastro adesivo, scotch, nastro imballaggio
film estensibile, pellicola estensibile, film per pallet
film a bolle, pluriball, carta a bolle, film bolle
sacchetto a pressione, busta zip, sacchetto zip, bustina con zip
shopper, borsa, sacchetto
tanica, bidone
secchio, mastello
pantaloni da lavoro, calzoni da lavoro
tuta, tuta da lavoro
gilet alta visibilità, gilet, giubbotto catarifrangente
scarpe antinfortunistiche, scarpe di sicurezza, calzature antinfortunistiche, scarpe da lavoro, scarpa di sicurezza, scarponcini di sicurezza
stivali, stivali in gomma
elmetto, casco, casco di protezione
facciale filtrante, mascherina, maschera, respiratore
occhiali protettivi, occhiali di sicurezza
asciugamano, telo, salvietta
coperta, plaid
transpallet, muletto manuale, carrello elevatore manuale
stoccatore, elevatore, carrello sollevatore
carrello portacasse, carrello a due ruote
scala doppia, scaletta, scala a libretto
ruota girevole, rotella, ruota pivotante
armadio refrigerato, frigorifero, frigo, armadio frigo
friggitrice, friggitore
cucina, fornelli, piano cottura
fuochi, zone
lavatoio, lavello, lavandino
lavastoviglie, lavabicchieri
macchina espresso, macchina da caffè, macchina caffè
pentola, casseruola, marmitta
padella, tegame
tondo per cemento armato, ferro per cemento, tondino, ferro da armatura
trave, putrella, hea, ipe
lamiera grecata, grecata
lamiera zincata, coil zincato, lamiera galvanizzata
fune d’acciaio, cavo d’acciaio
rete elettrosaldata, rete metallica
trapano avvitatore, trapano, avvitatore
smerigliatrice angolare, flessibile, flex, mola
martello perforatore, tassellatore, demolitore
chiave, chiave inglese, chiave combinata
disco da taglio, disco taglio, mola da taglio
flessometro, metro, metro a nastro
calibro, calibro a corsoio
compressore, compressore d’aria
generatore, gruppo elettrogeno
idropulitrice, lavatrice ad alta pressione
cartongesso, lastra in cartongesso, gesso rivestito
lana di roccia, lana minerale, lana di vetro
isolante, coibentazione, isolamento
schiuma poliuretanica, schiuma espansa
sigillante, silicone
miscelatore, rubinetto, rubinetteria
vaso wc, water, wc, gabinetto, tazza wc
radiatore, termosifone, calorifero
computer portatile, notebook, portatile, laptop
pc desktop, computer, computer fisso
multifunzione, stampante multifunzione
gruppo di continuità, ups
ciabatta, presa multipla, multipresa
sedia da ufficio, poltrona ufficio, sedia ufficio
raccoglitore, faldone, registratore
carta per fotocopie, carta a4, risma, carta stampante
contenitore per rifiuti, bidone spazzatura, pattumiera, cassonetto
cartuccia, inchiostro, cartuccia inchiostro
rubinetto da cucina, miscelatore da cucina, miscelatore per lavello
rubinetto da bagno, rubinetto lavabo, miscelatore per lavabo
torx, tx
scrivania, tavolo ufficio
videoproiettore, proiettore video
forno a convezione, forno misto, forno a vapore
pittura, idropittura, vernice
lenzuola, completo letto, biancheria da letto
giacca da lavoro, giubbotto da lavoro, giubbino
abito da lavoro, tuta da lavoro
punta elicoidale, punta per trapano, punta trapano, punta per metallo
punta sds, punta per muro, punta da muro, punta per cemento
tubo quadro, tubolare quadro, scatolato quadro
tubo rettangolare, tubolare rettangolare, scatolato rettangolare
tubo tondo, tubolare tondo
tondo, barra tonda, ferro tondo
piatto, ferro piatto, barra piatta
quadro, barra quadra, ferro quadro
lamiera in acciaio, lamiera di ferro, lamiera nera
filo d’acciaio, fil di ferro, filo di ferro
barra inox, tondo inox
fresa, fresa a codolo
disco lamellare, disco abrasivo
disco diamantato, disco diamante
livella, bolla
assortimento di bussole, set di chiavi, set chiavi a bussola, cricchetto con bussole
valigetta portautensili, cassetta attrezzi, cassetta degli attrezzi
carrello portautensili, carrello attrezzi
mattone, laterizio
masselli autobloccanti, autobloccanti, pavimentazione esterna
malta, premiscelato
piastrella, mattonella
lampada a riflettore, faretto, faretto led
tubo led, tubo al neon, neon
cavo unipolare, filo elettrico
cavo di potenza, cavo elettrico, cavo di alimentazione
cavo di comando, cavo segnale, cavo di segnale
quadro da parete, quadro elettrico, armadio elettrico
cassetta a bocca di lupo, cassetta portaminuterie, contenitore a bocca di lupo
contenitore euro, cassa in plastica, cassetta in plastica
cassetta pieghevole, cassa pieghevole, cassetta in plastica
contenitore in rete, gabbia in rete
portapallet, scaffalatura portapallet, scaffale per pallet
scaffale, scaffalatura, scaffale metallico
soppalco, soppalco industriale
scala a palchetto, scala a piattaforma
scala a sfilo, scala telescopica, scala allungabile
bilancia da banco, bilancia da tavolo
bilancia da gru, dinamometro, bilancia a gancio
planetaria, impastatrice planetaria
impastatrice, impastatrice a spirale
mixer a immersione, frullatore a immersione, minipimer
frullatore, blender
fabbricatore di ghiaccio, macchina del ghiaccio, produttore di ghiaccio
vetrina, vetrina refrigerata, espositore refrigerato
macinacaffè, macinino da caffè
guanti, guanti da lavoro
guanti da saldatore, guanti in pelle
guanti monouso, guanti usa e getta
busta, busta imbottita, busta a bolle
etichette, adesivi
carta da imballo, carta kraft, carta da pacchi
busta doypack, doypack
big bag, saccone
fusto, barile, bidone
ancorante a bussola, tassello a espansione
vite per calcestruzzo, vite per cemento
gancio, gancio per gru
guarnizione, guarnizione per flangia
cilindro oleodinamico, pistone idraulico, cilindro idraulico
cilindro pneumatico, pistone pneumatico
riduttore a vite, riduttore a vite senza fine
giunto a stella, giunto elastico
supporto ritto, supporto per cuscinetto
monitor, schermo pc, schermo per computer
telo per proiezione, schermo per proiettore, schermo di proiezione
penna a sfera, biro
lenzuola, completo letto
finestra, finestra in pvc, infisso in pvc
porta, porta interna
valvola a farfalla, farfalla
tubo multistrato, multistrato
fornello, cucina
`
