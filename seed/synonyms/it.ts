/** One group of synonyms per line. */
export const it = `
vite testa esagonale, bullone, vite esagonale, bullone esagonale, vite te, te, bullone a testa esagonale, vite uni 5739, bullone con dado, vite metrica, vite testa a dado, bullone metrico, bullone di ferro
bullone tondo con quadro, bullone, vite tonda con quadro, vite testa tonda quadro sottotesta, bullone testa tonda, bullone da carro, bullone per legno, bullone per mobili, bullone da legno, bullone da mobili, vite quadro sottotesta, bullone quadro sottotesta, vite con collo quadro, bullone carpenteria legno, vite giapponese
vite a brugola, brugola, vite brugola, vite a esagono incassato, tcei, imbus, vite imbus, vite allen, vite tcei, vite testa cilindrica, vite a esagono interno, vite esagono interno, vite esagono incassato, vite testa cilindrica esagono incassato, vite cava esagonale
barra filettata, asta filettata, tondo filettato, tirante filettato, stanga filettata, verga filettata, barra tutto filetto, prigioniero, filettato al metro, filettato a metro, barra a vite, asta con filetto, tondino filettato
vite per legno, vite truciolare, vite a legno, vite da legno, vite per truciolare, vite per mobili, vite da falegname, vite mordente, mordente, spax, vite spax, tirafondo, vite per travi, vite per compensato, vite da compensato, vite per tavole, truciolare vite
vite autoforante, autofilettante, vite autofilettante, autofilettanti, vite autoperforante, autoperforante, vite per lamiera, vite da lamiera, vite a punta trapano, vite con punta trapano, vite punta trapano, tek, viti per pannelli sandwich, vite per pannello sandwich
vite autoforante, vite tek, vite per copertura, vite per tetto, vite per grecata, vite per coperture, vite da copertura, vite da tetto, vite da grecata, vite da coperture, vite con rondella epdm, vite autoforante per lamiera
vite per cartongesso, vite cartongesso, vite fosfatata, vite per lastre, vite per gesso rivestito, vite a trombetta, vite per knauf, vite nera cartongesso, vite nera per cartongesso, vite da cartongesso, vite del cartongessista, vite da cartongessista
dado autobloccante, dado autofrenante, dado nylstop, dado con inserto di nylon, dado con inserto in nylon, dado con inserto nylon, dado con anello di nylon, dado con anello in nylon, dado con anello nylon, dado inserto di nylon, dado inserto in nylon, dado inserto nylon, dado con inserto, dadi con inserto
dado autobloccante, dado anello di nylon, dado anello in nylon, dado anello nylon, dado con nylon, dado antisvitamento, dado di sicurezza, dado nyloc, nyloc, nylstop, dado autofreno
rondella, rosetta, ranella, rondella piana, rosetta piana, grembialina, rondella larga, rondella grembialina, ranella piana
rondella elastica, grower, rosetta elastica, rondella grower, rondella spaccata, rosetta spaccata, grover, rondella grover, rondella a molla, rondella molla, rondella antisvitamento, rondella di sicurezza, rondella aperta, rondella spezzata, rosetta grower
tassello, fischer, tassello fischer, fischer di plastica, fischer in plastica, fischer plastica, tassello in nylon, tassello in plastica, tassello di nylon, tassello di plastica, tassello da muro, tassello per mattone forato
tassello, tassello per forati, tassello per muro, tassello mattone forato, tassello forati, tassello muro, tassello universale, tassello con vite, tasselli stop, espansore, spina da muro, fisher
ancorante passante, tassello pesante, tassello metallico, tassello passante, tassello in ferro, tassello in acciaio, tassello in metallo, tassello di ferro, tassello di acciaio, tassello di metallo, fischer in ferro, fischer di ferro, fissaggi pesanti, fissaggio pesante
ancorante passante, fischer ferro, fischer metallico, ancorante a cuneo, ancorante meccanico, ancorante pesante, tassello per carichi pesanti, tassello con fascetta, tassello a fascetta, tassello meccanico, ancorante metallico
ancorante chimico, tassello chimico, resina chimica, resina per ancoraggi, resina per tasselli, resina per barre, resina ancoraggi, resina tasselli, resina barre, malta chimica, tassello liquido, resina ancorante, ancoraggio chimico, vinilestere, vinilestere cartuccia, resina vinilestere
ancorante chimico, resina epossidica per ancoraggio, resina epossidica ancoraggio, resina per ancoraggio, resina ancoraggio, resina bicomponente, cartuccia di resina, cartuccia resina, fiala chimica, ancorante in resina, ancorante a resina, ancorante resina, colla per tasselli
rivetto a strappo, rivetto, ribattino, rivetto cieco, rivetto pop, pop, ribattino a strappo, chiodo a strappo, rivetti per rivettatrice, rivetto per lamiera, rivetto alluminio
inserto a rivetto, inserto filettato, dado a rivetto, rivetto filettato, rivetto femmina, boccola filettata, inserto per lamiera, rivsert, bussola filettata, inserto a strappo, inserto strappo, rivetto con filetto, dado a strappo, rivetto dado, dado da rivettare, dado per lamiera
acciaio inox, inox, acciaio inossidabile, inossidabile, a2, a4
zincato, zincatura, galvanizzato, zincatura a caldo, zincatura bianca, zincata
angolare, cantonale, ferro angolare, profilo a l, profilo ad l, profilato a l, profilato ad l, ferro a l, ferro ad l, l in ferro, angolare in ferro, angolare di ferro, angolo in ferro, angolo di ferro, angolare lati uguali, angolare acciaio, corniera, elle di ferro, profilo angolare, angolo di metallo
tubo, tubazione
circolatore, pompa di circolazione, pompa riscaldamento, pompa di ricircolo, pompa per ricircolo, pompa ricircolo, pompa per riscaldamento, pompa del riscaldamento, pompa di riscaldamento, pompa da riscaldamento, pompa dei termosifoni, pompa per termosifoni, pompa termosifoni, pompa per caldaia, pompa della caldaia
circolatore, pompa di caldaia, pompa caldaia, pompa per radiatori, pompa radiatori, pompa impianto riscaldamento, pompa per pavimento radiante, pompa pavimento radiante, pompa acqua calda, circolatore per caldaia, circolatore per riscaldamento, circolatore caldaia, circolatore riscaldamento, elettropompa di circolazione, pompa circolazione
pompa sommersa, pompa da pozzo, elettropompa sommersa, pompa per pozzo, pompa pozzo, pompa per pozzo artesiano, pompa pozzo artesiano, pompa artesiana, pompa profonda, pompa a siluro, pompa per pozzo profondo, pompa pozzo profondo, pompa da immersione pozzo, pompa sommersa pozzo
pompa di drenaggio, pompa per acque sporche, pompa acque nere, pompa per acqua sporca, pompa per acque reflue, pompa per acque scure, pompa per acque luride, pompa per acque nere, pompa per acque di scarico, pompa acqua sporca, pompa acque reflue, pompa acque scure, pompa acque luride, pompa acque sporche, pompa acque di scarico, pompa sommergibile, pompa per fango
pompa di drenaggio, pompa per fogna, pompa per fognatura, pompa per cantina, pompa per liquami, pompa per sentina, pompa per allagamenti, pompa per svuotamento, pompa da fango, pompa da fogna, pompa da fognatura, pompa da cantina, pompa da liquami, pompa da sentina, pompa da allagamenti, pompa da svuotamento, pompa fango
pompa di drenaggio, pompa fogna, pompa fognatura, pompa cantina, pompa liquami, pompa sentina, pompa allagamenti, pompa svuotamento, pompa svuota cantina, pompa per svuotare piscina, pompa trituratrice, pompa da immersione, pompa immersione, pompa drenaggio, pompa per cantina allagata, pompa cantina allagata, elettropompa sommergibile
valvola a sfera, rubinetto a sfera, rubinetto di intercettazione, rubinetto di arresto, rubinetto di chiusura, rubinetto intercettazione, rubinetto arresto, rubinetto chiusura, valvola di intercettazione, valvola di arresto, valvola intercettazione, saracinesca a sfera
valvola a sfera, valvola arresto, rubinetto del gas, rubinetto gas, valvola del gas, rubinetto a leva, valvola a passaggio totale, valvola sfera, rubinetto passaggio totale, rubinetto a farfallina, valvola di chiusura
valvola di ritegno, valvola di non ritorno, clapet, ritegno, valvola non ritorno, valvola antiritorno, antiritorno, valvola unidirezionale, valvola di fondo, valvola fondo, valvola clapet, valvola antiriflusso, non ritorno, valvola di non-ritorno, valvola non-ritorno, valvola ritegno
saracinesca, valvola a saracinesca, valvola a cuneo, valvola a ghigliottina, saracinesca a cuneo gommato, saracinesca cuneo gommato, saracinesca flangiata, valvola per acquedotto, paratoia, saracinesca acquedotto, serranda acqua
contatore, contatore acqua, misuratore
manometro, misuratore di pressione, indicatore di pressione, strumento misura pressione, orologio della pressione, misura pressione, manometro a glicerina, pressione misuratore
interruttore magnetotermico, magnetotermico, interruttore automatico, mcb, automatico, magneto termico, fusibile automatico, interruttore modulare, interruttore del quadro, interruttore quadro, interruttore da guida din, interruttore guida din, interruttore automatico modulare, interruttore bipolare, salvamotore, salvavita magnetotermico
interruttore differenziale, salvavita, differenziale, salva vita, interruttore salva vita, interruttore salvavita, rcd, differenziale puro, interruttore di dispersione, protezione differenziale
contattore, teleruttore, relè di potenza, relè, contattore di potenza, telerutore, relè per motore, relè motore
presa, presa di corrente, presa elettrica, presa schuko, presa a muro, presa da muro, presa tedesca, presa italiana, presa bipasso, presa da incasso, presa a incasso, presa incasso, presa della luce, presa luce, presa 220, schuko, attacco corrente, presa a parete, presa elettrica da parete
scatola di derivazione, cassetta di derivazione, scatola elettrica, cassetta elettrica, scatola stagna, cassetta stagna, scatola di giunzione, scatola di connessione, scatola di collegamento, cassetta di giunzione, scatoletta elettrica, scatola per cavi, scatola per fili, scatola cavi, scatola fili, muffola, scatola derivazione, scatola gewiss, scatola per collegamenti elettrici
proiettore, faro, faretto, fari
lampadina, lampada led, bulbo led, lampadina a goccia, lampada a goccia, bulbo, ampolla led, lampadina a risparmio energetico, lampadina a basso consumo, lampadina a filamento, lampadina a vite, lampadina vite, lampadina a incandescenza, lampadina risparmio
motore trifase, motore elettrico, elettromotore, motore asincrono, motore 380, motore a 380 volt, motore 380 volt, motore industriale, motore elettrico trifase, motore corrente trifase, motore a 400 volt, motore 400 volt
motoriduttore, motore con riduttore, riduttore con motore, motore ridotto, motore lento, motore con riduttore a vite, motoriduttore elettrico
cuscinetto, cuscinetti, cuscinetto a sfere
paraolio, anello di tenuta, corteco, simmering, tenuta per albero, tenuta albero, tenuta a labbro, tenuta labbro, anello paraolio, guarnizione dell’ albero, guarnizione per albero, guarnizione albero, tenuta olio, guarnizione dell’ olio, guarnizione olio, guarnizione paraolio, guarnizione per alberi rotanti, tenuta radiale, anello di tenuta olio, anello tenuta olio
guarnizione, tenuta, guarnizione piana, guarnizione piatta, guarnizione flangia, guarnizione in gomma, guarnizione in grafite, guarnizione in teflon, guarnizione in carta, guarnizione di gomma, guarnizione di grafite, guarnizione di teflon
guarnizione, guarnizione di carta, amiantite, guarnizione per tubazioni, guarnizione per tubo, guarnizione per caldaia, guarnizione per tubi, guarnizione tubazioni, guarnizione tubo, guarnizione caldaia, guarnizione tubi, guarnizione esente amianto
cinghia trapezoidale, cinghia, cinghia a v, cinghia v, cinghia di trasmissione, cinghia trasmissione, cinghia del compressore, cinghia del motore, cinghia del betoniera, cinghia del ventilatore, cinghia del tosaerba, cinghia del puleggia, cinghia per compressore, cinghia per motore
cinghia trapezoidale, cinghia per betoniera, cinghia per ventilatore, cinghia per tosaerba, cinghia per puleggia, cinghia compressore, cinghia motore, cinghia betoniera, cinghia ventilatore, cinghia tosaerba, cinghia puleggia, cinghia spa, cinghietta, cinghia a sezione trapezia
cinghia dentata, cinghia di distribuzione, cinghia sincrona, cinghia distribuzione, cinghia positiva, cinghia sincronizzata, cinghia a denti, cinghia con denti, cinghia htd, cinghia per stampante 3d, distribuzione
ingranaggio, ruota dentata, ingranaggio cilindrico, ingranaggio dritto, ingranaggio diritto, ruota cilindrica, ingranaggio a denti dritti, ingranaggio denti dritti, ruota a denti, rotismo, ruota dentata modulo
scatola di cartone, scatolone, cartone, scatola americana, scatola imballaggio, scatola da imballo, scatola per spedizione, scatola per spedizioni, scatola per trasloco, scatola da trasloco, scatola in cartone ondulato, scatola cartone ondulato, imballo in cartone, cartone per trasloco, scatole
scatola di cartone, cartone per traslochi, cartone per imballo, cartone per spedizione, cartone da trasloco, cartone da traslochi, cartone da imballo, cartone da spedizione, cartone trasloco, cartone traslochi, cartone imballo, cartone spedizione, cartone ondulato, scatola trasloco
nastro da imballo, nastro adesivo, scotch, nastro imballaggio, nastro per pacchi, nastro per imballaggio, nastro per imballi, nastro per scatole, nastro da pacchi, nastro da imballaggio, nastro da imballi, nastro da scatole, nastro pacchi, nastro imballi, nastro scatole, scotch da pacchi, scotch da imballo, scotch da imballaggio, scotch da scatole
nastro da imballo, scotch per pacchi, scotch per imballo, scotch per imballaggio, scotch per scatole, scotch marrone, scotch largo, scotch avana, nastro adesivo per pacchi, nastro adesivo per imballo, nastro adesivo per imballaggio, nastro adesivo da pacchi, nastro adesivo da imballo, nastro adesivo da imballaggio, nastro avana, rotolo di scotch, adesivo per pacchi, nastro adesivo marrone
film estensibile, pellicola estensibile, film per pallet, estensibile, film stretch, stretch, strech, film per bancali, film bancali, pellicola per bancali, pellicola per imballo, pellicola per imballaggio, pellicola da bancali, pellicola da imballo, pellicola da imballaggio, pellicola bancali, pellicola per pallet
film estensibile, pellicola imballo, pellicola imballaggio, cellophane, cellofan, nylon per imballo, nylon per bancali, nylon per pallet, nylon da imballo, nylon da bancali, nylon da pallet, plastica per bancali, film imballaggio, pellicola trasparente imballo, domopak
film a bolle, pluriball, carta a bolle, film bolle, millebolle, nylon a bolle, nylon bolle, plastica a bolle, plastica con bolle, plastica bolle, carta con bolle, carta scoppiettante, rotolo pluriball, imballaggio a bolle, bolle d’aria, bolle di aria, aircap, plastica con le bolle, foglio a bolle
sacchetto a pressione, busta zip, sacchetto zip, bustina con zip, minigrip, ziplock, ziploc, zip lock, sacchetto con zip, sacchetto con chiusura, sacchetto con cerniera, sacchetto con chiusura zip, sacchetto a zip, sacchetto a chiusura, sacchetto a cerniera, sacchetto a chiusura zip, sacchetto richiudibile, buste con chiusura, busta con chiusura
sacchetto a pressione, bustina con pressione, bustina con chiusura, bustina a zip, bustina a pressione, bustina a chiusura, bustina zip, bustina pressione, bustina chiusura, bustina richiudibile, busta con zip, busta a zip, bustina minigrip, sacchetto ziplock, bustina trasparente richiudibile, busta con chiusura ermetica
shopper, borsa, sacchetto, busta della spesa, busta per la spesa, busta da spesa, sacchetto della spesa, sacchetto per la spesa, sacchetto spesa, sportina, sporta, borsina, busta di plastica, buste di plastica, sacchetti spesa, sporte
shopper, busta in plastica, sacchetto con manici, sacchetto manici, busta con manici, sacchetto di plastica, sacchetto in plastica, borsa di plastica, borsa in plastica, sacchetto per negozio, sacchetto da negozio, borsetta di plastica, busta per negozio
tanica, bidone, tanichetta, bidoncino, jerrycan, tanica per acqua, tanica per benzina, tanica per carburante, tanica per gasolio, tanica per liquidi, tanica per vino, tanica di acqua, tanica di benzina, tanica di carburante, tanica di gasolio, tanica di liquidi, tanica di vino, tanica da acqua, tanica da benzina
tanica, tanica da carburante, tanica da gasolio, tanica da liquidi, tanica da vino, tanica acqua, tanica benzina, tanica carburante, tanica gasolio, tanica liquidi, tanica vino, tanica di plastica, tanica in plastica, bidone per acqua, bidone acqua, canestro di plastica, bidone con tappo, tanica alimentare
secchio, mastello, secchiello, mastella, secchio per alimenti, secchio per vernice, secchio per pittura, secchio per muratore, secchio da alimenti, secchio da vernice, secchio da pittura, secchio da muratore, secchio con coperchio, catino, catinella, secchia, secchio di plastica, latta vernice, latta vernice plastica, latta
pantaloni da lavoro, calzoni da lavoro, calzoni, braghe, pantalone lavoro, pantaloni cargo, pantaloni multitasche, pantaloni antinfortunistici, pantaloni tasconati, pantaloni da cantiere, pantaloni da operaio, pantaloni da meccanico, salopette, salopette da lavoro
pantaloni da lavoro, pantaloni da muratore, pantaloni per cantiere, pantaloni per operaio, pantaloni per meccanico, pantaloni per muratore, brache, pantaloni con tasche, pantaloni con tasche laterali, pantaloni con tasconi, calzoni lavoro, pantaloni
tuta, tuta da lavoro, tuta monouso, tuta protettiva, tuta bianca, tuta intera, tuta anticontaminazione, tuta chimica, tuta di protezione, tuta protezione, tuta usa e getta, tyvek, tuta in tyvek, tuta tyvek
tuta, tuta da imbianchino, tuta da amianto, tuta da verniciatore, tuta da verniciatura, tuta da verniciare, tuta per imbianchino, tuta per amianto, tuta per verniciatore, tuta per verniciatura, tuta per verniciare, tuta con cappuccio, tutone
gilet alta visibilità, gilet, giubbotto catarifrangente, gilet catarifrangente, gilet catarinfrangente, gilet rifrangente, gilet riflettente, gilet stradale, gilet giallo, gilet arancione, pettorina, pettorina catarifrangente, pettorina gialla
gilet alta visibilità, pettorina alta visibilità, corpetto alta visibilità, gilet di sicurezza, gilet sicurezza, bretella alta visibilità, giubbino catarifrangente, giubbino alta visibilità, giubbotto alta visibilità, catarifrangente, panciotto, smanicato, gilè
scarpe antinfortunistiche, scarpe di sicurezza, calzature antinfortunistiche, scarpe da lavoro, scarpa di sicurezza, scarponcini di sicurezza
stivali, stivali in gomma, stivali da pioggia, stivali da gomma, stivali da pescatore, stivali da muratore, stivali da fango, stivali di pioggia, stivali di gomma, stivali di pescatore, stivali di muratore, stivali di fango, stivali pioggia, stivali gomma
stivali, stivali pescatore, stivali muratore, stivali fango, galosce, gambali, gambali in gomma, gambali di gomma, stivali impermeabili, stivali pvc, stivaletti in gomma, stivaletti di gomma, stivali in pvc, stivali di pvc
elmetto, casco, casco di protezione, caschetto, caschetto di sicurezza, caschetto da cantiere, caschetto da lavoro, caschetto da muratore, caschetto protettivo, casco da cantiere, casco antinfortunistico, casco protettivo, casco da lavoro, casco di sicurezza, elmetto da cantiere, elmo, casco edile
facciale filtrante, mascherina, maschera, respiratore, ffp2, ffp3, mascherina ffp2, mascherina antipolvere, mascherina protettiva, mascherina filtrante, mascherina bianca, mascherina da lavoro, maschera antipolvere, maschera respiratoria
facciale filtrante, maschera ffp3, semimaschera, kn95, mascherina per polvere, mascherina per verniciatura, mascherina per imbianchino, mascherina da polvere, mascherina da verniciatura, mascherina da imbianchino, maschera per polvere, protezione respiratoria, mascherina con valvola
occhiali protettivi, occhiali di sicurezza, maschera occhi
asciugamano, telo, salvietta, telo doccia, telo bagno, telo spugna, telo mare, telo da bagno, telo da spiaggia, telo da piscina, telo spiaggia, telo piscina, spugna da bagno, spugna bagno, asciugamano di spugna
asciugamano, asciugamano in spugna, asciugamano hotel, asciugamano viso, asciugamano ospite, asciugamano bagno, asciugamano da hotel, asciugamano da bagno, asciugamano da piscina, asciugamano per hotel, asciugamano per bagno, asciugamano per piscina, lavetta, salviettone, biancheria da bagno
coperta, plaid, trapunta, coperta di lana, coperta di pile, coperta in lana, coperta in pile, coperta invernale, coperta calda, coperta letto, copriletto, coltre, copertina, coperta per letto, coperta per hotel, coperta da letto, coperta da hotel
transpallet, muletto manuale, carrello elevatore manuale, trans pallet, traspallet, transpalet, traspalet, muletto a mano, carrello per pallet, carrello per bancali, carrello alza pallet, carrello alza bancali, carrello solleva pallet, carrello solleva bancali, carrello porta pallet
transpallet, carrello porta bancali, sollevatore per pallet, sollevatore per bancali, sollevatore pallet, sollevatore bancali, alza bancali, solleva bancali, carrello a forche, carrello forche, carrello idraulico, transpallet manuale, transpallet idraulico, pallet truck, alzapallet
stoccatore, elevatore, carrello sollevatore, muletto, muletto elettrico, carrello elevatore, carrello elevatore elettrico, elevatore elettrico, elevatore idraulico, elevatore pallet, sollevatore elettrico, sollevatore pallet, montacarichi a timone, sollevatore
stoccatore, stacker, impilatore, carrello impilatore, carrello stoccatore, sollevatore a forche, sollevatore a colonna, sollevatore forche, sollevatore colonna, carrello sollevatore elettrico, elevatore per pallet
carrello portacasse, carrello a due ruote, carrello a 2 ruote, carrello 2 ruote, carrello due ruote, carrello per casse, carrello per bibite, carrello per sacchi, carrello per scatole, carrello per bombole, carrello per elettrodomestici, carrello per frigoriferi, carrello porta casse, carrello porta bibite, carrello porta sacchi, carrello porta scatole, carrello porta bombole, carrello porta elettrodomestici, carrello a mano, carriola sacchi
carrello portacasse, carrello porta frigoriferi, carrello casse, carrello bibite, carrello sacchi, carrello scatole, carrello bombole, carrello elettrodomestici, carrello frigoriferi, carrello portapacchi, carrello saliscale, carrello da facchino, carrello verticale, carretto, portacasse, carrello per trasloco, carrellino portapacchi, sackbarrow
scala doppia, scaletta, scala a libretto, scala a cavalletto, scala a forbice, scala a compasso, scala a libro, scala a gradini, scala cavalletto, scala forbice, scala compasso, scala libro, scala gradini, scaleo
scala doppia, scala pieghevole, scala domestica, scala da casa, scala per casa, scala di casa, scala da imbianchino, scaletta pieghevole, scaletta casa, scala con gradini, scalettina, scaletta di casa, scala apribile
ruota girevole, rotella, ruota pivotante, rotella girevole, rotella pivotante, rotella con freno, rotella piroettante, rotelle per mobili, rotelle per carrello, rotelle per carrelli, rotelle per sedie, rotelle mobili
ruota girevole, rotelle carrello, rotelle carrelli, rotelle sedie, ruota piroettante, ruota orientabile, ruota con freno, ruota per carrello, ruota carrello, ruotina, rotelline, ruota carrello girevole
armadio refrigerato, frigorifero, frigo, armadio frigo, armadio frigorifero, cella frigo, cella frigorifera
congelatore, congelatore verticale, freezer, armadio freezer, armadio congelatore, surgelatore, congelatore professionale, armadio refrigerato −18
armadio refrigerato, frigorifero verticale, frigorifero professionale, frigorifero inox, frigorifero industriale, frigo verticale, frigo professionale, frigo industriale, frigo ristorante, surgelatore, frigorifero per ristorante, frigorifero da ristorante
friggitrice, friggitore, friggipatate, fritteuse, friggitrice per patatine, friggitrice per patate, friggitrice patatine, friggitrice patate, macchina per friggere, macchina per patatine, macchina friggere, macchina patatine, friggitrice da banco, friggitrice banco, macchina patatine fritte, vasca per friggere, friggitrice professionale, frittura macchina, macchina per frittura
cucina, fornelli, piano cottura, cucina a gas, cucina gas, cucina professionale, cucina industriale, cucina ristorante, cucina a 4 fuochi, cucina a quattro fuochi, cucina 4 fuochi, cucina quattro fuochi
cucina, cucina con forno, blocco cottura, fornellone, piano di cottura, fornello a gas, fornello gas, piano cottura a gas, cucina per ristorante, cucina da ristorante, fornello
fuochi, zone, fornelli, bruciatori
lavatoio, lavello, lavandino, acquaio, lavello inox, lavello professionale, lavello cucina, lavello industriale, lavello da cucina, lavello per cucina, lavandino inox, lavandino cucina, lavandino professionale, lavapentole
lavatoio, lavandino da cucina, lavandino per cucina, vasca di lavaggio, vasca lavaggio, secchiaio, lavello a due vasche, lavello due vasche, lavandino in acciaio, lavandino acciaio, lavamani, lavello in acciaio
lavastoviglie, lavabicchieri, lavapiatti, macchina per lavare piatti, macchina per lavare bicchieri, macchina per piatti, macchina per bicchieri, macchina lavare piatti, macchina lavare bicchieri, macchina piatti, macchina bicchieri
lavastoviglie, lavatazzine, lavatazze, lava bicchieri, lavastoviglie da bar, lavastoviglie bar, lavabicchieri da bar, macchina lavapiatti, lavastoviglie professionale, lavastoviglie industriale, macchina lavabicchieri
macchina espresso, macchina da caffè, macchina caffè, macchina del caffè, macchina per il caffè, macchina da bar, macchina da espresso, macchina da cappuccino, macchina per bar, macchina per espresso, macchina per cappuccino, macchina del bar
macchina espresso, macchina del espresso, macchina del cappuccino, macchina da caffè da bar, macchina da caffè bar, macchina caffè da bar, macchina caffè bar, caffettiera professionale, macchina caffè professionale, macchina da caffè professionale, macchina per fare il caffè, macchina cappuccino
pentola, casseruola, marmitta, pentolone, pentola alta, pentola grande, pentola professionale, pentola ristorante, pignatta, calderone, pentola per pasta, pentola per brodo, tegame, tegame alto
pentola, pentola per minestra, pentola per sugo, pentola da pasta, pentola da brodo, pentola da minestra, pentola da sugo, pentolame, paiolo, pentola a induzione, pentola inox
padella, tegame, padellone, padella antiaderente, saltapasta, padella per saltare, padella per induzione, padella per uova, padella per pesce, padella per frittata, padella per pasta, padella per crepes, padella da saltare, padella da induzione
padella, padella da uova, padella da pesce, padella da frittata, padella da pasta, padella da crepes, wok, tegamino, crepiera, padellina, saltiera, sauté, frittura padella
tondo per cemento armato, ferro per cemento, tondino, ferro da armatura, tondino per cemento, tondino per edilizia, tondino per armatura, tondino da cemento, tondino da edilizia, tondino da armatura, ferro da costruzione, ferro da armare, ferro da edilizia, ferro da cemento armato, ferro per costruzione, ferro per armare, ferro per armatura, ferro per edilizia
tondo per cemento armato, ferro per cemento armato, ferro costruzione, ferro armare, ferro armatura, ferro edilizia, ferro cemento armato, ferri da costruzione, ferri da armatura, ferri per costruzione, ferri per armatura, barra ad aderenza migliorata, barra aderenza migliorata, tondo aderenza migliorata, tondino di ferro, armatura per cemento, ferro cemento, ferri armatura
trave, putrella, hea, ipe, heb, trave in ferro, trave di ferro, doppio t, doppia t, trave a doppio t, trave doppio t, trave ad h, trave h
trave, putrelle, poutrelle, trave ipe, trave hea, trave heb, trave in acciaio, profilo a doppio t, profilo doppio t, longarina, ferro a doppio t, trave metallica
lamiera grecata, grecata, lamiera per tetto, lamiera per copertura, lamiera per tettoia, lamiera per coperture, lamiera da tetto, lamiera da copertura, lamiera da tettoia, lamiera da coperture, lamiera tetto, lamiera copertura, lamiera tettoia, lamiera coperture, lamiera ondulata, lamiere per coperture
lamiera grecata, pannello grecato, copertura per tettoia, copertura per tetto, copertura tettoia, copertura tetto, ondulina, lamiera preverniciata, lastra per tettoia, lastra tettoia, grecato, copertura in lamiera, onduline, lamiera per tetti
lamiera zincata, coil zincato, lamiera galvanizzata
fune d’acciaio, cavo d’acciaio, fune, fune metallica, cavo di acciaio, cavo in acciaio, cavetto di acciaio, cavetto in acciaio, cavetto acciaio, corda di acciaio, corda di metallica, corda acciaio, corda metallica, cavo metallico, fune per argano
fune d’acciaio, fune per verricello, fune per paranco, fune per gru, fune per traino, fune da argano, fune da verricello, fune da paranco, fune da gru, fune da traino, fune argano, fune verricello, fune paranco, fune gru, fune traino
fune d’acciaio, cavo per argano, cavo per verricello, cavo per traino, cavo da argano, cavo da verricello, cavo da traino, cavo argano, cavo verricello, cavo traino, cordino di acciaio, cordino acciaio, trefolo, funicella
rete elettrosaldata, rete metallica, rete per massetto, rete per getto, rete per soletta, rete per recinzione, rete per cemento, rete per edilizia, rete per armatura, rete per calcestruzzo, rete per pavimento, rete per intonaco, rete da massetto, rete da getto, rete da soletta
rete elettrosaldata, rete da recinzione, rete da cemento, rete da edilizia, rete da armatura, rete da calcestruzzo, rete da pavimento, rete da intonaco, rete massetto, rete getto, rete soletta, rete recinzione, rete cemento, rete edilizia, rete armatura
rete elettrosaldata, rete calcestruzzo, rete pavimento, rete intonaco, rete saldata, rete di ferro, rete di metallo, rete in ferro, rete in metallo, pannello elettrosaldato, rete zincata, rete a maglie, maglia elettrosaldata, rete in pannelli, elettrosaldata
trapano avvitatore, trapano, avvitatore, trapano a batteria, trapano batteria, avvitatore a batteria, avvitatore batteria, avvitatore elettrico, avvitatore cordless, cacciavite elettrico, trapano senza filo, trapano filo
trapano avvitatore, trapano senza fili, svitavvita, svita avvita, trapanino, trapano portatile, trapano ricaricabile, trapano cordless, trapano elettrico, svitatore, avvitatrice
smerigliatrice angolare, flessibile, flex, mola
martello perforatore, demolitore, martello demolitore, trapano a percussione, trapano battente, trapano tassellatore, trapano a martello, trapano demolitore, martello pneumatico, martello elettrico, martello elettropneumatico, martelletto elettrico
martello perforatore, martellone, trapano per muro, trapano per cemento, trapano per calcestruzzo, trapano da muro, trapano da cemento, trapano da calcestruzzo, perforatore, martello tassellatore, hilti
chiave, chiave inglese, chiave combinata
disco da taglio, disco taglio, mola da taglio, disco per tagliare il ferro, disco per tagliare il metallo, disco per tagliare il inox, disco per tagliare il acciaio, disco per tagliare ferro, disco per tagliare metallo, disco per tagliare inox, disco per tagliare acciaio, disco tagliare il ferro, disco tagliare il metallo, disco tagliare il inox, disco tagliare il acciaio, disco tagliare ferro
disco da taglio, disco tagliare metallo, disco tagliare inox, disco tagliare acciaio, disco per flessibile, disco per smerigliatrice, disco per flex, disco per ferro, disco per metallo, disco per inox, disco per frullino, disco da flessibile, disco da smerigliatrice, disco da flex, disco da ferro, disco da metallo
disco da taglio, disco da inox, disco da frullino, disco flessibile, disco smerigliatrice, disco flex, disco ferro, disco metallo, disco inox, disco frullino, disco troncatore, disco sottile, disco tagliaferro, disco taglio ferro, lama per flessibile, dischi per flex
flessometro, metro, metro a nastro, metro a rotella, metro rotella, rotella metrica, metro avvolgibile, metro flessibile, metro estensibile, doppio metro, metro da muratore, metro da cantiere
flessometro, metro da tasca, metro muratore, metro cantiere, metro tasca, bindella, cordella metrica, fettuccia metrica, nastro metrico, rollina, metro per misurare
calibro, calibro a corsoio, calibro ventesimale, calibro centesimale, calibro analogico, calibro elettronico, calibro meccanico, cinquantesimale, corsoio, nonio, misuratore di spessore, calibro di precisione, micrometro, cursore calibro
compressore, compressore d’aria, compressore ad aria, compressore da officina, compressore da verniciare, compressore da gonfiare, compressore da gomme, compressore per officina, compressore per verniciare, compressore per gonfiare, compressore per gomme
compressore, compressore officina, compressore verniciare, compressore gonfiare, compressore gomme, motocompressore, compressorino, elettrocompressore, compressore a pistoni, compressore aria compressa, compressore per gonfiare gomme
generatore, gruppo elettrogeno, generatore di corrente, generatore corrente, generatore elettrico, generatore portatile, generatore benzina, generatore diesel, generatore da cantiere, generatore da emergenza, generatore di cantiere, generatore di emergenza, motogeneratore, elettrogeno, generatrice, generatore di energia, generatore corrente portatile
idropulitrice, lavatrice ad alta pressione, idro pulitrice, pulitrice ad alta pressione, pulitrice ad pressione, pulitrice a alta pressione, pulitrice a pressione, karcher, idrolavatrice, idrogetto, lavaggio ad alta pressione, lavaggio alta pressione, macchina per lavare auto, macchina lavare auto, pulitrice acqua alta pressione, lancia acqua
cartongesso, lastra in cartongesso, gesso rivestito, lastra di cartongesso, lastra cartongesso, pannello di cartongesso, pannello in cartongesso, pannello cartongesso, carton gesso, foglio di cartongesso, foglio cartongesso, gyproc, lastre knauf, cartone gesso, pannelli gesso
lana di roccia, lana minerale, lana di vetro, rockwool, lana roccia
isolante, coibentazione, isolamento, pannello isolante, cappotto, cappotto termico, pannello per cappotto, pannello da cappotto, pannello cappotto, coibente, isolante per tetto, isolante per parete, isolante per pareti, isolante per cappotto, isolante per soffitta, isolante per muro, isolante tetto, polistirolo, polistirene espanso
isolante, isolante parete, isolante pareti, isolante cappotto, isolante soffitta, isolante muro, isolamento termico, isolamento tetto, isolamento pareti, pannello in polistirolo, pannello di polistirolo, pannello polistirolo, materiale isolante, pannello coibente, coibentante, isolante termico, pannello in lana di roccia
schiuma poliuretanica, schiuma espansa, schiuma, schiuma espandente, schiuma espansiva, schiuma spray, schiuma isolante, schiuma tappabuchi, poliuretano espanso, espanso, schiuma per montaggio, schiuma per porte, schiuma per finestre, schiuma per serramenti, schiuma per riempimento, schiuma per fissaggio, schiuma di montaggio, schiuma di porte
schiuma poliuretanica, schiuma di finestre, schiuma di serramenti, schiuma di riempimento, schiuma di fissaggio, schiuma da montaggio, schiuma da porte, schiuma da finestre, schiuma da serramenti, schiuma da riempimento, schiuma da fissaggio, bombola di schiuma, bombola schiuma, schiuma in bombola, schiuma pu, schiuma per pistola, schiuma pistola, schiuma montaggio
sigillante, silicone, tubetto di silicone, tubetto silicone, mastice, silicone per bagno, silicone per vetri, silicone per sanitari, silicone per doccia, silicone per vasca, silicone bagno, silicone vetri, silicone sanitari, silicone doccia, silicone vasca, sigillante per vasca, sigillante per doccia, sigillante per bagno, sigillante acrilico
sigillante, sigillante per vetri, sigillante per fughe, sigillante per crepe, sigillante per finestre, sigillante vasca, sigillante doccia, sigillante bagno, sigillante vetri, sigillante fughe, sigillante crepe, sigillante finestre, cartuccia di silicone, cartuccia silicone, adesivo sigillante, colla sigillante, colla siliconica, stucco siliconico
miscelatore, rubinetto, rubinetteria, monocomando, rubinetto monocomando, rubinetto miscelatore, rubinetto acqua, miscelatore monocomando
vaso wc, water, wc, gabinetto, tazza wc, cesso, vaso sanitario, vaso igienico, vaso sospeso, vaso bagno, tazza del water, tazza del bagno, tazza del cesso
vaso wc, water sospeso, water bagno, sanitario, sanitari, toilette, latrina, servizio igienico, tazza bagno, tazza water, wc sospeso, monoblocco wc, vater
radiatore, termosifone, calorifero, termosifoni, piastra radiante, elemento radiatore, elemento termosifone, termoarredo, radiatore riscaldamento, radiatore bagno, corpo scaldante, termosifone in ghisa, termosifone in alluminio, termosifone ghisa, termosifone alluminio, riscaldatore da parete
computer portatile, notebook, portatile, laptop
pc desktop, computer, computer fisso, pc fisso, computer da tavolo, computer da scrivania, computer da ufficio, computer tavolo, computer scrivania, computer ufficio, unità centrale, case computer
pc desktop, pc da ufficio, pc da tavolo, pc ufficio, pc tavolo, mini pc, computer desktop, torre pc, torre computer, elaboratore, computer tower, desktop
multifunzione, stampante multifunzione, fotocopiatrice, fotocopiatore, copiatrice, stampante fotocopiatrice, stampante con fotocopiatrice, stampante e scanner, stampante e fotocopiatrice, stampante tutto in uno
multifunzione, stampante 3 in 1, multifunzionale, macchina per fotocopie, macchina delle fotocopie, macchina fotocopie, fotocopiatrice ufficio, fotocopiatrice multifunzione, mfp, stampante scanner fotocopiatrice, fax
ciabatta, presa multipla, multipresa, ciabatta elettrica, ciabatta multipresa, ciabatta filtrata, ciabatta con interruttore, ciabatta con protezione, ciabatta interruttore, ciabatta protezione, prolunga, prolunga multipla, prolunga con prese, prolunga elettrica
ciabatta, multi presa, scarpetta elettrica, filtro di rete, filtro rete, protezione da sovratensioni, protezione sovratensioni, presa filtrata, presa a ciabatta, prese multiple, ciabatta da ufficio, ciabatta per ufficio, limitatore di sovratensione
sedia da ufficio, poltrona ufficio, sedia ufficio, sedia girevole, sedia operativa, sedia ergonomica, sedia direzionale, sedia presidenziale, sedia con rotelle, sedia con ruote, sedia a rotelle, sedia a ruote, poltrona direzionale, poltrona presidenziale, poltroncina, poltrona da ufficio, poltrona da scrivania, poltrona per ufficio, poltrona per scrivania, poltrona
sedia da ufficio, sedia per scrivania, sedia per computer, sedia per pc, sedia per direttore, sedia da scrivania, sedia da computer, sedia da pc, sedia da direttore, sedia scrivania, sedia computer, sedia pc, sedia direttore, seggiola, seggiola da ufficio, seggiola ufficio, seduta da ufficio, seduta ufficio, sedia
raccoglitore, faldone, registratore, registratore a leva, registratore leva, raccoglitore a leva, raccoglitore a anelli, raccoglitore con leva, raccoglitore con anelli, faldone ufficio, faldone documenti, faldone ad anelli, cartellina
raccoglitore, portadocumenti, dox, registratori dox, raccoglitore per documenti, raccoglitore documenti, quaderno ad anelli, cartella ad anelli, archiviatore, cartellone ad anelli, falcone
carta per fotocopie, carta a4, risma, carta stampante, carta da stampante, carta da fotocopiatrice, carta da ufficio, carta da stampa, carta da stampanti, carta per stampante, carta per fotocopiatrice, carta per ufficio, carta per stampa, carta per stampanti, carta fotocopiatrice, carta ufficio, carta stampa, carta stampanti, risma di carta
carta per fotocopie, risma carta, risma a4, fogli, fogli a4, fogli bianchi, fogli stampante, fogli per stampante, fogli per fotocopie, fogli per stampare, carta fotocopie, carta bianca, pacco di carta, pacco di fogli, pacco carta, pacco fogli, carta copia, a4
contenitore per rifiuti, bidone spazzatura, pattumiera, cassonetto, bidone della spazzatura, bidone della immondizia, bidone della rifiuti, bidone della differenziata, bidone della pattume, bidone per la spazzatura, bidone per la immondizia, bidone per la rifiuti, bidone per la differenziata, bidone per la pattume, bidone per spazzatura, bidone per immondizia, bidone per rifiuti, bidone per differenziata
contenitore per rifiuti, bidone per pattume, bidone dei spazzatura, bidone dei immondizia, bidone dei rifiuti, bidone dei differenziata, bidone dei pattume, bidone immondizia, bidone rifiuti, bidone differenziata, bidone pattume, cestino, cestino dei rifiuti, cestino per rifiuti, cestino rifiuti, bidone carrellato, secchio della spazzatura, secchio della immondizia
contenitore per rifiuti, secchio per la spazzatura, secchio per la immondizia, secchio spazzatura, secchio immondizia, raccolta differenziata, cassonetto dei rifiuti, cassonetto rifiuti, portarifiuti, porta rifiuti, bidone dell’ umido, bidone umido, immondizia, pattumiera a pedale, contenitore raccolta differenziata, bidoncino spazzatura, pattume, gettacarte
cartuccia, inchiostro, cartuccia inchiostro, cartuccia per stampante, cartuccia per inkjet, cartuccia stampante, cartuccia inkjet, inchiostro per stampante, inchiostro stampante, ricarica stampante, cartuccia di inchiostro, serbatoio inchiostro, ink, cartucce stampante
rubinetto da bagno, rubinetto lavabo, miscelatore per lavabo
torx, tx
scrivania, tavolo ufficio, tavolo da ufficio, tavolo per ufficio, tavolo per pc, tavolo per computer, tavolo per studio, tavolo da pc, tavolo da computer, tavolo da studio, tavolo pc, tavolo computer, tavolo studio
scrivania, scrittoio, banco ufficio, porta pc, postazione di lavoro, postazione lavoro, bureau, scrivania alzabile, scrivania regolabile, scrivania elettrica, scrivania motorizzata, tavolo da scrivere, tavolo per scrivere
forno a convezione, forno misto, forno a vapore
pittura, idropittura, vernice, tinta, tinta per muro, tinta per muri, tinta per interni, tinta per pareti, tinta per parete, tinta da muro, tinta da muri, tinta da interni, tinta da pareti, tinta da parete, pittura murale, pittura lavabile, pittura traspirante, pittura bianca, imbiancare, pittura per imbiancare
pittura, vernice per muri, vernice per muro, vernice per pareti, vernice per interni, vernice da muri, vernice da muro, vernice da pareti, vernice da interni, vernice muri, vernice muro, vernice pareti, vernice interni, tempera, ducotone, tinteggiatura, imbiancatura, colore per pareti
pittura, colore per muri, colore per muro, colore pareti, colore muri, colore muro, pittura per interni, pittura per esterni, pittura per muri, pittura per pareti, pittura da interni, pittura da esterni, pittura da muri, pittura da pareti, lavabile, quarzo plastico, smalto murale
lenzuola, completo letto, biancheria da letto
giacca da lavoro, giubbotto da lavoro, giubbino, giaccone, giaccone da lavoro, parka, giacca a vento, giacca imbottita, giacca invernale, giacca operaio, giacca lavoro, giacca da operaio, giacca da meccanico
giacca da lavoro, giacca da cantiere, giacca per operaio, giacca per meccanico, giacca per cantiere, piumino da lavoro, softshell, giubbotto, giacchetta da lavoro, giubbotto invernale, giubbotto da operaio, giubbotto per operaio
abito da lavoro, tuta da lavoro
punta elicoidale, punta per trapano, punta trapano, punta per metallo, punta per ferro, punta per acciaio, punta per inox, punta per legno, punta da trapano, punta da metallo, punta da ferro, punta da acciaio, punta da inox, punta da legno, punta metallo, punta ferro, punta acciaio, punta inox
punta elicoidale, punta legno, punta hss, punta al cobalto, punta cobalto, mecchia, foretto, punta a spirale, punta cilindrica, punte per trapano per ferro, punte per trapano ferro, punte trapano per ferro, punte trapano ferro, set di punte, set punte, punta trapano metallo, punta per forare metallo, punta forare metallo
tubo quadro, tubolare quadro, scatolato quadro, tubo quadrato, scatolare quadro, scatolare quadrato, profilo quadro, profilo quadrato, tubolare quadrato, profilo cavo quadro, tubo quadro in ferro, scatolato quadrato, scatolato, profilato scatolato
tubo rettangolare, tubolare rettangolare, scatolato rettangolare, scatolare, scatolare rettangolare, profilo cavo rettangolare, profilo rettangolare, tubo rettangolo, tubolare in ferro, scatolato in ferro, scatolato 60x40
tubo tondo, tubolare tondo, tubo strutturale tondo, tubo carpenteria tondo, tubo da ponteggio, tubo da ringhiera, tubo da carpenteria, tubo per ponteggio, tubo per ringhiera, tubo per carpenteria, tubo ponteggio, tubo ringhiera, tubo carpenteria, tubo innocenti, tondo cavo, tubo di ferro tondo, tubo in ferro tondo, tubo tondo in ferro, profilo tondo cavo
tondo, barra tonda, ferro tondo, tondo pieno, tondo trafilato, tondo liscio, tondo in acciaio, tondo in ferro, tondo di acciaio, tondo di ferro, tondo acciaio, tondo ferro, barra tonda piena, barra tonda acciaio, barra tonda in acciaio, tondino liscio, barra piena tonda
piatto, ferro piatto, barra piatta, piatto in ferro, piatto in acciaio, piatto di ferro, piatto di acciaio, piatto ferro, piatto acciaio, piattina, piattina in ferro, piattina di ferro, bandella, bandella di ferro, largo piatto, barra rettangolare, piattino di ferro, piatto laminato, reggetta di ferro
quadro, barra quadra, ferro quadro, quadro pieno, quadro trafilato, quadro in ferro, quadro in acciaio, quadro di ferro, quadro di acciaio, quadro ferro, quadro acciaio, quadrello, barra quadrata, ferro quadrato, quadrello di ferro
lamiera in acciaio, lamiera di ferro, lamiera nera, lamiera laminata a caldo, lamiera decapata, lamiera grezza, lamiera ferro, foglio di ferro, foglio di lamiera, foglio ferro, foglio lamiera, piastra di ferro
lamiera in acciaio, piastra di acciaio, piastra in ferro, piastra in acciaio, lastra di ferro, lastra di acciaio, lastra in ferro, lastra in acciaio, lamierone, lamiera in ferro, lamierino, piastra di metallo
filo d’acciaio, fil di ferro, filo di ferro, filo di legatura, filo per legatura, filo da legatura, filo cotto, filo ricotto, filo zincato, filo metallico, filo plastificato, filo ferro, filo per legare, filo per ferraioli
filo d’acciaio, filo per vigna, filo per vigneto, filo per recinzione, filo per recinzioni, filo da legare, filo da ferraioli, filo da vigna, filo da vigneto, filo da recinzione, filo da recinzioni, filo di ferro zincato, filo ferraioli, filo di metallo
fresa, fresa a codolo, fresa in metallo duro, fresa in widia, fresa metallo duro, fresa widia, fresa cnc, fresa integrale, fresa cilindrica, fresa candela, fresa per alluminio, fresa per acciaio, fresa per fresatrice, fresa per metallo
fresa, fresa per cnc, fresa da alluminio, fresa da acciaio, fresa da fresatrice, fresa da metallo, fresa da cnc, utensile per fresatura, utensile per fresatrice, utensile da fresatura, utensile da fresatrice, fresa a candela, fresetta, frese per fresatrice
disco lamellare, disco abrasivo, disco a lamelle, disco lamelle, disco per levigare, disco per sgrossare, disco per levigatura, disco per molare, disco per carteggiare, disco da levigare, disco da sgrossare, disco da levigatura
disco lamellare, disco da molare, disco da carteggiare, disco di carta vetrata, disco di carta abrasiva, disco carta vetrata, disco carta abrasiva, disco di smeriglio, disco smeriglio, disco levigatrice, disco a ventaglio
disco diamantato, disco diamante, lama diamantata, disco per piastrelle, disco per cemento, disco per calcestruzzo, disco per mattoni, disco per granito, disco per marmo, disco per pietra, disco per gres, disco per muro, disco per asfalto, disco per ceramica, disco da piastrelle, disco da cemento
disco diamantato, disco da calcestruzzo, disco da mattoni, disco da granito, disco da marmo, disco da pietra, disco da gres, disco da muro, disco da asfalto, disco da ceramica, disco piastrelle, disco cemento, disco calcestruzzo, disco mattoni, disco granito, disco marmo
disco diamantato, disco pietra, disco gres, disco muro, disco asfalto, disco ceramica, disco per tagliare piastrelle, disco per tagliare mattonelle, disco per tagliare cemento, disco per tagliare calcestruzzo, disco per tagliare gres, lama per piastrelle, lama piastrelle, disco taglio piastrelle
livella, bolla, livella a bolla, livella con bolla, livella torica, livella magnetica, livella muratore, livella da muratore, bolla da muratore, bolla muratore, bolla d’ aria, bolla aria, livella a bolla d’aria, stadia, staggia, staggia livella
assortimento di bussole, set di chiavi, set chiavi a bussola, cricchetto con bussole
valigetta portautensili, cassetta attrezzi, cassetta degli attrezzi, valigetta degli attrezzi, valigetta degli utensili, valigetta per attrezzi, valigetta per utensili, valigetta attrezzi, valigetta utensili, valigia degli attrezzi, valigia degli utensili, valigia porta attrezzi, valigia porta utensili, valigia attrezzi, valigia utensili, cassetta degli utensili
valigetta portautensili, cassetta porta utensili, cassetta per utensili, cassetta utensili, cassetta porta attrezzi, borsa per attrezzi, borsa porta attrezzi, borsa attrezzi, porta attrezzi, porta utensili, portautensili, portattrezzi, cassetta dei ferri, cassetta ferri, box attrezzi, baule attrezzi
carrello portautensili, carrello attrezzi, carrello da officina, carrello da meccanico, carrello da meccanici, carrello per officina, carrello per meccanico, carrello per meccanici, carrello officina, carrello meccanico, carrello meccanici, carrello porta attrezzi, carrello porta utensili, carrello per attrezzi, carrello per utensili, carrello utensili, cassettiera da officina, cassettiera da attrezzi
carrello portautensili, cassettiera da utensili, cassettiera per officina, cassettiera per attrezzi, cassettiera per utensili, cassettiera porta officina, cassettiera porta attrezzi, cassettiera porta utensili, cassettiera officina, cassettiera attrezzi, cassettiera utensili, cassettiera con ruote, cassettiera con rotelle, carrello con cassetti, carrello a cassetti, mobile da officina, mobile officina, carrello attrezzi officina
mattone, laterizio, mattoncino, mattone a vista, mattone faccia vista, mattone da costruzione, mattone in cotto, mattoni rossi, blocco laterizio, tavella, tramezza, forati
masselli autobloccanti, autobloccanti, pavimentazione esterna
malta, premiscelato
piastrella, mattonella, mattonelle, piastrella da bagno, piastrella da cucina, piastrella da pavimento, piastrella da esterno, piastrella per bagno, piastrella per cucina, piastrella per pavimento, piastrella per esterno, piastrella bagno, piastrella cucina, piastrella pavimento, piastrella esterno, mattonella da bagno, mattonella da cucina, mattonella da pavimento, gres, piastrella in gres
piastrella, mattonella per bagno, mattonella per cucina, mattonella per pavimento, rivestimento bagno, rivestimento cucina, gres porcellanato, ceramica per bagno, ceramica per pavimento, ceramica da bagno, ceramica da pavimento, pavimento in ceramica, pavimento in gres, pavimento di ceramica, pavimento di gres, maiolica, ceramiche
lampada a riflettore, faretto, faretto led, spot, spot led, faretto da incasso, faretto a incasso, faretto ad incasso, faretto incasso, dicroica, lampada dicroica, lampadina spot, MR16, PAR16
lampada a riflettore, lampada spot, lampadina per faretto, lampadina faretto, faretto gu10, lampadina dicroica, faretto da cartongesso, faretto da controsoffitto, faretto per cartongesso, faretto per controsoffitto, lampadina per faretti, alogena
tubo led, tubo al neon, neon, tubo fluorescente, neon led, lampada tubolare, lampada al neon, lampada neon, luce al neon, luce neon, lampada fluorescente, tubo t8, tubo neon, tubo luminoso, tubo neon led, t8
cavo unipolare, filo elettrico, filo unipolare, cordina, fs17, n07v-k, conduttore unipolare, filo per impianto elettrico, filo impianto elettrico, cordina elettrica, filo della luce, filo in rame isolato, filo di rame isolato, filo della corrente, filo corrente, conduttore, cavetto unipolare, cavo per quadri, filo elettrico rame
cavo di potenza, cavo elettrico, cavo di alimentazione, fg16, fg16or16, cavo multipolare, cavo da interrare, cavo interrare, cavo interrato, cavo di energia, cavo per energia, cavo energia, cavo armato, FG7
cavo di potenza, cavo tripolare, cavo della corrente, cavo corrente, cavo per esterno, cavo per posa interrata, cavo da esterno, cavo da posa interrata, cavo forza, cavo potenza, cavo trifase
cavo di comando, cavo segnale, cavo di segnale, cavo schermato, cavo liycy, cavo di segnalazione, cavo per sensori, cavo per antifurto, cavo per allarme, cavo per automazione, cavo per encoder, cavo multipolare
cavo di comando, cavo sensori, cavo antifurto, cavo allarme, cavo automazione, cavo encoder, cavo di controllo, cavo dati, cavetto schermato, cavo multifilare, cavetto segnale
quadro da parete, quadro elettrico, armadio elettrico, quadro vuoto, centralino elettrico, cassetta quadro elettrico, quadretto elettrico, armadio di comando, armadio comando, quadro di comando, quadro comando, cassetta metallica, cassetta elettrica metallica
quadro da parete, box elettrico, armadietto elettrico, carpenteria per quadro, carpenteria quadro, cassa per quadro elettrico, cassa quadro elettrico, centralino, contenitore per quadro elettrico, contenitore quadro elettrico, quadro stagno
cassetta a bocca di lupo, cassetta portaminuterie, contenitore a bocca di lupo, vaschetta a bocca di lupo, vaschetta bocca di lupo, vaschetta portaminuterie, vaschetta impilabile, vaschette per minuteria, vaschette per viti, vaschette per minuterie, vaschette porta minuteria, vaschette porta viti, vaschette porta minuterie, vaschette minuteria, vaschette viti, vaschette minuterie, contenitore per minuteria, contenitore per viti, contenitore per minuterie, contenitore porta minuteria
cassetta a bocca di lupo, contenitore porta viti, contenitore porta minuterie, contenitore minuteria, contenitore viti, contenitore minuterie, cassettina per viti, cassettina porta viti, cassettina viti, portaminuterie, cassetta porta viti, cassetta porta minuteria, cassetta per viti, cassetta per minuteria, cassetta viti, cassetta minuteria, cassetta bocca di lupo, bocca di lupo, cassettine impilabili, portaviti
contenitore euro, cassa in plastica, cassetta in plastica, cassa impilabile, cassa euro, cassetta impilabile, cassetta euro, contenitore impilabile, contenitore norma europa, contenitore in plastica, contenitore di plastica, cassa di plastica, cassetta di plastica, box impilabile, odette, klt, cassa euronorm, contenitore plastica impilabile
cassetta pieghevole, cassa pieghevole, cassetta in plastica, cassa abbattibile, cassa richiudibile, cassetta abbattibile, cassetta richiudibile, cassetta ribaltabile, cassetta salvaspazio, box pieghevole, box richiudibile, cesta pieghevole, contenitore pieghevole
cassetta pieghevole, contenitore abbattibile, cassetta della frutta, cassetta per frutta, cassetta da frutta, cassetta frutta, cassetta per spesa, cassetta per ortofrutta, cassetta da spesa, cassetta da ortofrutta, cassetta per la spesa, cassetta frutta e verdura
contenitore in rete, gabbia in rete, gabbia metallica, gabbia pallet, gabbione, gitterbox, cesta metallica, cesta in rete, cestone metallico, cestone in rete, cassone metallico, cassone in rete, cassone a rete, cassone in ferro, contenitore metallico, contenitore a rete, box metallico, gabbia per pallet, contenitore grigliato, cestone
portapallet, scaffalatura portapallet, scaffale per pallet, porta pallet, scaffale per bancali, scaffale porta bancali, scaffale bancali, scaffalatura per bancali, scaffalatura porta bancali, scaffalatura bancali, portabancali, scaffalatura pesante, scaffale pesante, rack, scaffalatura per pallet, scaffale portapallet, scaffalatura industriale per pallet, scaffalatura industriale
scaffale, scaffalatura, scaffale metallico, scaffale in ferro, scaffale in metallo, scaffale in lamiera, scaffale di ferro, scaffale di metallo, scaffale di lamiera, scaffale da magazzino, scaffale da garage, scaffale da cantina, scaffale da officina, scaffale da archivio, scaffale per magazzino, scaffale per garage, scaffale per cantina
scaffale, scaffale per officina, scaffale per archivio, scansia, ripiani in metallo, ripiani di metallo, ripiano, mensola, mensole, scaffale a ripiani, scaffale a incastro, scaffalatura metallica, scaffalatura leggera, scaffalatura a ripiani, scaffale zincato, scaffale garage, etagere
soppalco, soppalco industriale, mezzanino, soppalco in ferro, soppalco in acciaio, soppalco in metallo, soppalco di ferro, soppalco di acciaio, soppalco di metallo, soppalco metallico, soppalco magazzino, soppalco modulare, piano rialzato, piattaforma rialzata, ammezzato, soppalco da magazzino, piattaforma di stoccaggio
scala a palchetto, scala a piattaforma, scala da magazzino, scala per magazzino, scala di magazzino, scala magazzino, scala con piattaforma, scala con ruote, scala con castello, scala con corrimano, scala a ruote, scala a castello, scala a corrimano, sgabello a castello
scala a palchetto, scala mobile, scala carrellata, scala industriale, pedana con gradini, piattaforma con gradini, scala per scaffali, scala per picking, scala da scaffali, scala da picking, scala con le ruote, scala a castello con ruote
scala a sfilo, scala telescopica, scala allungabile, scala estensibile, scala componibile, scala multiuso, scala a pioli, scala pioli, scala da appoggio, scala da tetto, scala da tetti, scala appoggio, scala tetto, scala tetti, scala lunga, scala a due rampe
scala a sfilo, scala a due tronchi, scala a due elementi, scala a tre rampe, scala a tre tronchi, scala a tre elementi, scala due rampe, scala due tronchi, scala due elementi, scala tre rampe, scala tre tronchi, scala tre elementi, scala per tetto, scala a innesto, scala estraibile
bilancia da banco, bilancia da tavolo, bilancia elettronica, bilancia digitale, bilancia commerciale, bilancia negozio, bilancia contapezzi, bilancia da negozio, bilancia da pacchi, bilancia da cucina, bilancia da bancone, bilancia da laboratorio, bilancia per negozio
bilancia da banco, bilancia per pacchi, bilancia per cucina, bilancia per bancone, bilancia per laboratorio, pesa pacchi, pesapacchi, bilancia di precisione, bilancia precisione, bilancina, bilancia, pesa da banco, pesa da negozio
bilancia da gru, dinamometro, bilancia a gancio, bilancia con gancio, bilancia gancio, bilancia sospesa, bilancia appesa, bilancia gru, pesa a gancio, pesa con gancio, gancio pesatore
bilancia da gru, pesa da gru, dinamometro digitale, dinamometro elettronico, stadera, bilancia da paranco, bilancia da carroponte, bilancia per paranco, bilancia per carroponte, bilancia sospesa elettronica, crane scale
planetaria, impastatrice planetaria, mescolatrice, mixer planetario, sbattitore, sbattitrice, montapanna, impastatrice per dolci, impastatrice per torte, impastatrice per pasticceria, impastatrice da dolci, impastatrice da torte, mixer pasticceria, frullatore planetario
planetaria, impastatrice da pasticceria, robot da cucina, robot da impastatore, robot cucina, robot impastatore, kitchenaid, planetaria da pasticceria, planetaria da banco, planetaria per pasticceria, planetaria per banco, frusta elettrica
impastatrice, impastatrice a spirale, impastatrice per pane, impastatrice per pizza, impastatrice per pizzeria, impastatrice per panificio, impastatrice per panetteria, impastatrice da pane, impastatrice da pizza, impastatrice da pizzeria, impastatrice da panificio, impastatrice da panetteria, impastatrice pane
impastatrice, impastatrice pizza, impastatrice pizzeria, impastatrice panificio, impastatrice panetteria, macchina per impastare, macchina per impasto, macchina impastare, macchina impasto, impastatrice spirale, impastatrice forcella, macchina impasto pizza, macchina per impastare il pane
mixer a immersione, frullatore a immersione, minipimer, frullatore ad immersione, frullatore da immersione, mixer ad immersione, pimer, mini pimer, frullatore a mano, frullatore a bastone, frullino a immersione, mixer manuale, mixer immersione, omogeneizzatore, frusta ad immersione
frullatore, blender, frullatore da bar, frullatore bar, frullatore per frappè, frullatore per frullati, frullatore per cocktail, frullatore per smoothie, frullatore per frullato, frullatore da frappè, frullatore da frullati, frullatore da cocktail
frullatore, frullatore da smoothie, frullatore da frullato, mixer da bar, frullatore a bicchiere, frullatore a caraffa, frullatore bicchiere, frullatore caraffa, frappatore, frappè, frullatrice
fabbricatore di ghiaccio, macchina del ghiaccio, produttore di ghiaccio, macchina per ghiaccio, macchina da ghiaccio, macchina fa ghiaccio, macchina ghiaccio, produttore di cubetti, produttore ghiaccio, produttore cubetti, macchina per cubetti di ghiaccio
fabbricatore di ghiaccio, macchina per cubetti ghiaccio, macchina cubetti di ghiaccio, macchina cubetti ghiaccio, ice maker, icemaker, macchina per fare il ghiaccio, macchina che fa ghiaccio, ghiacciatore, fabbricatore ghiaccio, macchina di ghiaccio
vetrina, vetrina refrigerata, espositore refrigerato, vetrina frigo, vetrina frigorifera, vetrina pasticceria, vetrina gelati, vetrina bar, vetrinetta, vetrinetta refrigerata, vetrinetta frigo, vetrina per pasticceria, vetrina per torte, vetrina per dolci, vetrina per gelati
vetrina, vetrina per sushi, vetrina per salumi, vetrina per bibite, vetrina da pasticceria, vetrina da torte, vetrina da dolci, vetrina da gelati, vetrina da sushi, vetrina da salumi, vetrina da bibite, espositore frigo, espositore dolci, espositore bibite, espositore per torte
vetrina, espositore per dolci, espositore per bibite, espositore torte, frigo a vetro, frigo a vetri, frigo con vetro, frigo con vetri, frigorifero con vetro, frigorifero a vetro, frigo vetrina, frigo bibite, frigo espositore, murale refrigerato, banco salumi
macinacaffè, macinino da caffè, macina caffè, macinino, macinino da bar, macinino per bar, macinino per caffè, macinadosatore, macinatore, macinatore di caffè, macinatore caffè, macinino elettrico, macinacaffe bar, macina grani
guanti, guanti da lavoro
guanti monouso, guanti usa e getta, guanti da medico, guanti da medici, guanti da infermiere, guanti da dentista, guanti medico, guanti medici, guanti infermiere, guanti dentista, guanti medicali, guanti sanitari, guanti chirurgici, guanti sottili, guanti senza polvere, guanti in lattice
guanti monouso, guanti di lattice, guanti in gomma, guanti di gomma, guanti per alimenti, guanti per pulizie, guanti per parrucchiere, guanti per tatuatore, guanti da alimenti, guanti da pulizie, guanti da parrucchiere, guanti da tatuatore, guanti di plastica, guanti usa getta, guanti in nitrile, guanti nitrile
busta, busta imbottita, busta a bolle
etichette, adesivi, etichetta adesiva, etichetta termica, rotolo di etichette, rotolo etichette, bollini, stickers, sticker, etichette in bobina, etichette bobina, etichette autoadesive, etichette per codici a barre, etichette per stampante, etichette per spedizioni, etichette per prezzi
etichette, etichette per corriere, etichette per pacchi, etichette codici a barre, etichette stampante, etichette spedizioni, etichette prezzi, etichette corriere, etichette pacchi, etichetta per codice a barre, etichetta codice a barre, etichette per stampante termica, etichette stampante termica, etichette zebra, cartellini adesivi, etichetta prezzo
carta da imballo, carta kraft, carta da pacchi, carta da imballaggio, carta da imballaggi, carta da pacco, carta da avvolgere, carta da incartare, carta da riempimento, carta per imballaggio, carta per imballaggi, carta per pacco, carta per avvolgere, carta per incartare, carta per riempimento, carta imballaggio, carta imballaggi, carta pacco
carta da imballo, carta avvolgere, carta incartare, carta riempimento, carta per pacchi, carta marrone, carta avana, carta paglia, carta da macellaio, rotolo carta kraft, carta riempitiva, rotolo di carta da imballo, rotolo di carta imballo, rotolo carta da imballo, rotolo carta imballo, kraft, carta protettiva
busta doypack, doypack, doy pack, busta autoportante, busta stand up, busta standup, sacchetto autoportante, stand up pouch, busta per caffè, busta per spezie, busta per tè
busta doypack, busta da caffè, busta da spezie, busta da tè, sacchetto per caffè, sacchetto da caffè, busta alimentare richiudibile, busta con soffietto, sacchetto stand up, busta che sta in piedi, doipack
big bag, saccone, bigbag, sacco big bag, sacco per macerie, sacco per inerti, sacco per cantiere, sacco per detriti, sacco per terra, sacco per amianto, sacco da macerie, sacco da inerti
big bag, sacco da cantiere, sacco da detriti, sacco da terra, sacco da amianto, fibc, saccone per inerti, sacco da una tonnellata, sacco da 1000 kg, sacco gigante, saccone da cantiere
fusto, barile, bidone, bidone di ferro, bidone di metallo, bidone in ferro, bidone in metallo, bidone da 200 litri, bidone 200 litri, fustino, bidone metallico, bidone industriale, bidone da olio, bidone per olio, barile da petrolio, barile da olio, barile di petrolio, barile di olio, fusto da 200 litri, fusto 200 litri
ancorante a bussola, tassello a espansione, tassello a bussola, ancorante a camicia, ancorante a espansione, ancorante a bossolo, ancorante camicia, ancorante espansione, ancorante bossolo, tassello a bossolo, tassello a camicia, tassello con bussola, tassello espansione metallico, tasselli in ferro, tassello in ferro, tassello in metallo
vite per calcestruzzo, vite per cemento, vite per muro, vite per muratura, vite da muro, vite da muratura, vite da cemento, vite senza tassello, vite tassello, ancorante a vite, ancorante avvitabile, vite ancorante, vite per pietra, vite da pietra
gancio, gancio per gru, gancio di sollevamento, gancio di paranco, gancio di catena, gancio di carroponte, gancio di carico, gancio di brache, gancio di tiro, gancio da sollevamento, gancio da paranco, gancio da catena, gancio da carroponte, gancio da carico, gancio da brache, gancio da tiro
gancio, gancio per sollevamento, gancio per paranco, gancio per catena, gancio per carroponte, gancio per carico, gancio per brache, gancio per tiro, uncino, gancio a occhio, gancio con occhio, gancio girevole, gancio autobloccante, gancio carroponte, gancio sollevamento
guarnizione, guarnizione per flangia
cilindro oleodinamico, pistone idraulico, cilindro idraulico, martinetto, martinetto idraulico, martinetto oleodinamico, pistone oleodinamico, pistone a olio, pistone olio, pistone per trattore, pistone per ribaltabile, pistone per pressa, pistone trattore, pistone ribaltabile, pistone pressa, jack idraulico, cilindro olio
cilindro pneumatico, pistone pneumatico, pistone ad aria, pistone aria, cilindro ad aria, cilindro aria, cilindro aria compressa, attuatore pneumatico, pistoncino, pistone ad aria compressa, pistone aria compressa, cilindro iso, pistoncino pneumatico
riduttore a vite, riduttore a vite senza fine, riduttore, riduttore di velocità, riduttore di giri, riduttore velocità, riduttore giri, scatola riduttrice, riduttore vite senza fine, riduttore angolare, scatola del riduttore, riduttore a corona, nmrv
giunto a stella, giunto elastico, giunto, giunto a denti, giunto denti, giunto di accoppiamento, accoppiamento elastico, giunto motore pompa, parastrappi, giunto parastrappi, giunto per alberi, giunto per albero, giunto per motore, giunto alberi, giunto albero, giunto motore, giunto meccanico, giunto rotex, giunto con gomma, giunto elastomerico
supporto ritto, supporto per cuscinetto, supporto cuscinetto, ucp, supporto ucp, cuscinetto ucp, cuscinetto con supporto, sopporto ritto, supporto a cavalletto, supporto cavalletto, supporto autoallineante, supporto con cuscinetto, supporto cuscinetto a pavimento, supporto con piedi
monitor, schermo pc, schermo per computer, display, monitor pc, monitor computer, monitor ufficio, schermo computer, schermo lcd, schermo per pc, monitor per pc, monitor per computer, monitor per ufficio, monitor da pc, monitor da computer, monitor da ufficio, video pc
telo per proiezione, schermo per proiettore, schermo di proiezione, telo per proiettore, telo per videoproiettore, telo per cinema, telo del proiettore, telo del videoproiettore, telo del cinema, telo proiettore, telo videoproiettore, telo cinema, schermo per videoproiettore, schermo per cinema, schermo per proiezione
telo per proiezione, schermo per proiezioni, schermo proiettore, schermo videoproiettore, schermo cinema, schermo proiezione, schermo proiezioni, schermo motorizzato, schermo avvolgibile, telo motorizzato, telo avvolgibile, telo bianco, telone proiezione, telo bianco per proiezione, telo proiezione
finestra, finestra in pvc, infisso in pvc, infisso, infissi, serramento, serramenti, infisso in plastica, infisso di plastica, serramento in pvc, serramento pvc, finestra di plastica
finestra, finestra in plastica, finestra plastica, finestra con doppi vetri, finestra con doppio vetro, finestra con vetrocamera, finestra doppi vetri, finestra doppio vetro, finestra vetrocamera, vetrocamera, finestra pvc
valvola a farfalla, farfalla, valvola farfalla, valvola a disco, valvola wafer, valvola lug, farfalla wafer
tubo multistrato, multistrato, tubo pex, tubo pex alluminio, tubo per riscaldamento a pavimento, tubo da riscaldamento a pavimento, tubo per pavimento radiante, tubo pavimento radiante, tubo radiante, tubo metalplastico, tubo composito, tubo pexal, pex, tubo in plastica e alluminio, tubo plastica e alluminio
dado esagonale, madrevite, dado medio, dado metrico, controdado, dado per bullone, dado zincato, dado normale
chiodo, punta di parigi, punta parigi, chiodo da carpenteria, chiodo da carpentiere, chiodo da muratore, chiodo da legno, chiodo da casseforme, chiodo per carpenteria, chiodo per carpentiere, chiodo per muratore, chiodo per legno, chiodo per casseforme, chiodo comune, groppino, bulletta, chiodino, chiodo ferro
chiodo ad anelli, chiodo zigrinato, chiodo anellato, chiodo ad aderenza migliorata, chiodo ring, chiodo anker, chiodo scanalato, chiodo per pallet, chiodo per bancali, chiodo da pallet, chiodo da bancali, chiodo antisfilamento, chiodo rigato, chiodo filettato, chiodo dentellato, chiodo twist, chiodo seghettato, chiodi ritorti, chiodo ritorto
catena, catena a maglie, catena maglie, catena genovese, catena da carico, catena da sollevamento, catena da cancello, catena da tiro, catena da sicurezza, catena da traino, catena da ancora, catena di carico, catena di sollevamento, catena di cancello, catena di tiro, catena di sicurezza
catena, catena di traino, catena di ancora, catena per carico, catena per sollevamento, catena per cancello, catena per tiro, catena per sicurezza, catena per traino, catena per ancora, catena in ferro, catena di ferro, catena marina, catena saldata, catena zincata
grillo, shackle, gambetto, grillo omega, grillo ad omega, grillo a lira, grillo lira, grillo ad arpa, maniglione omega, moschettone, grillo nautico, maglia rapida, maglia di giunzione, grillo dritto, anello di giunzione catena, maniglione, maniglione catena
brunitura, brunito, brunita
fosfatazione nera, fosfatato, fosfatata, fosfatazione
zinco lamellare, dacromet, geomet
verniciatura, verniciato, verniciata, colorato
testa svasata, svasata, svasato, testa piana svasata, tps
testa bombata, bombata, testa tonda, mezza tonda, testa tondeggiante
testa larga, testa flangiata, flangia larga
passo fine, filetto fine, filettatura fine
passo grosso, passo normale, filetto grosso
finitura grezza, grezzo, grezza, non zincato
pompa centrifuga, elettropompa centrifuga, pompa di superficie, pompa da irrigazione, pompa da autoclave, pompa da travaso, pompa da giardino, pompa da acquedotto, pompa per irrigazione, pompa per autoclave, pompa per travaso, pompa per giardino, elettropompa, pompa acqua
pompa centrifuga, pompa per acquedotto, pompa orizzontale, pompa monoblocco, pompa di pressurizzazione, elettropompa di superficie, pompa multistadio, centrifuga, pompa irrigazione, pompa autoclave, pompa superficie
tubo pp-r, tubo in polipropilene, tubo di polipropilene, tubo polipropilene, tubo verde, tubo a fusione, tubo fusione, tubo per polifusione, tubo polifusione, tubo termosaldabile, tubo aquatherm, tubo fusiotherm, tubo plastica da saldare, polifusione, tubo a saldare, tubo plastica acqua calda
tubo pe, tubo in polietilene, tubo di polietilene, tubo polietilene, tubo pead, tubo nero irrigazione, tubo nero acquedotto, tubo per irrigazione, tubo per acquedotto, tubo irrigazione, tubo acquedotto, tubo acqua interrato, tubo nero per acqua, tubo polietilene nero
tubo pe, tubo interrato, tubo in politene, politene, tubo gas interrato, tubo per acqua potabile, tubo acqua potabile, tubo pe100, tubo in pe ad, tubo pe ad, tubo banda blu, polietilene
tubo in acciaio, tubo di ferro, tubo in ferro, tubo mannesmann, tubo nero, tubo senza saldatura, mannesmann, tubo ss, tubo acciaio saldato
raccordo filettato, niples, nipples, nippolo, raccordo in ottone, raccordo di ottone, raccordo ottone, raccordo zincato, gomito filettato, manicotto filettato, raccordo a vite, raccordo gas, raccordo idraulico, raccordo maschio femmina, adattatore filettato, raccorderia filettata, giunzione filettata, tee filettato, riduzione filettata
nipplo, niples, nipples, vite doppia, nipplo doppio
bocchettone, raccordo a tre pezzi, raccordo tre pezzi, giunto a tre pezzi, olandese
gomito, curva, gomito 90°, raccordo ad angolo, curva a 90 gradi
derivazione a t, raccordo a t, tee, raccordo t, ti
manicotto, giunzione, giunto dritto, manicotto di giunzione
calotta, tappo femmina, tappo filettato, tappo cieco
raccordo a compressione, raccordo rapido per polietilene, raccordo rapido polietilene, raccordo per tubo in polietilene, raccordo per tubo polietilene, raccordo tubo in polietilene, raccordo tubo polietilene, raccordo per polietilene, raccordo polietilene, raccordo plasson, plasson, giunto polietilene, manicotto polietilene
raccordo a compressione, raccordo a stringere, raccordo per irrigazione, raccordo irrigazione, raccordo in plastica, raccordo di plastica, raccordo a serrare, raccordo per tubo nero, raccordo tubo nero, raccordo compressione, raccordo pe
raccordo a pressare, raccordo press, pressfitting, press fitting, raccordo a pinzare, raccordo a crimpare, raccordo da pinzare, raccordo da crimpare, raccordo pinzare, raccordo crimpare, raccordo per multistrato, raccordo per pinzatrice, raccordo multistrato, raccordo pinzatrice, raccordo a pinza, raccordo press fitting
flangia, brida, controflangia, flangia a saldare, flangia da saldare, flangia a collarino, flangia per tubo, collarino, flangia a collare, flange a collare
flangia cieca, tappo flangiato, flangia chiusa, flangia tappo
termometro, indicatore di temperatura, misuratore di temperatura, termometro per tubazione, termometro per caldaia, termometro per tubo, termometro da tubazione, termometro da caldaia, termometro da tubo, termometro tubazione, termometro caldaia, termometro tubo, termometro a quadrante, termometro a lancetta, termometro a immersione, termometro bimetallico, misura temperatura
contatore dell’acqua, contatore idrico, contalitri, conta litri, misuratore di portata, misuratore di consumo, misuratore di acqua, misuratore portata, misuratore consumo, misuratore acqua, conta acqua, contatore volumetrico, flussometro, misuratore del consumo d’acqua, contatore per casa, contatore per condominio, contatore casa, contatore condominio, contatore acqua calda
attuatore elettrico, motorizzato, motorizzata, servocomando, servomotore, con motore
ghisa sferoidale, ghisa duttile
senza saldatura, non saldato
attacco maschio, filetto maschio, raccordo maschio
attacco femmina, filetto femmina, raccordo femmina
attacco posteriore, attacco dietro, attacco assiale
attacco radiale, attacco sotto, attacco inferiore
tenuta meccanica, tenuta rotante
spina mobile, spina volante, spina industriale, spina trifase, spina pentapolare, spina da cantiere, spina maschio, spina 380, spina cee, spina, spina elettrica, spina rossa, spina blu, spina a 5 poli, spina 5 poli
presa mobile, presa volante, presa industriale, presa trifase, presa pentapolare, presa da cantiere, presa 380, presa cee, presa camping, presa a 5 poli, presa 5 poli, presa femmina volante
pannello led, plafoniera, plafoniera led, plafoniera da ufficio, plafoniera ufficio, pannello luminoso, luce da soffitto, luce a soffitto, luce soffitto, lampada da soffitto, lampada a soffitto, luce per controsoffitto, luce controsoffitto, led 60x60, quadrotto led, plafoniera quadrata, pannello per controsoffitto, pannello da controsoffitto, pannello controsoffitto, lampada quadrata
proiettore led, faro led, faro da esterno, faro da cantiere, faro da giardino, faro da piazzale, faro da cortile, faro per esterno, faro per cantiere, faro per giardino, faro per piazzale, faro per cortile, faro esterno, faro cantiere, faro, faretto da esterno
proiettore led, faro giardino, faro piazzale, faro cortile, riflettore, luce da giardino, luce da cantiere, luce da cortile, luce per giardino, luce per cantiere, luce per cortile, faro di sicurezza, riflettore led, faro esterno led
campana led, campana industriale, lampada industriale, high bay, highbay, ufo led, lampada ufo, lampada per capannone, lampada per magazzino, lampada per officina, lampada da capannone, lampada da magazzino, lampada da officina, lampada capannone, lampada magazzino, lampada officina, luce per capannone
campana led, luce per magazzino, luce per officina, luce da capannone, luce da magazzino, luce da officina, luce capannone, luce magazzino, luce officina, faro per capannone, faro per magazzino, faro per officina, faro da capannone, faro da magazzino, faro da officina, faro capannone, faro magazzino
campana led, faro officina, illuminazione per capannone, illuminazione per magazzino, illuminazione per officina, illuminazione da capannone, illuminazione da magazzino, illuminazione da officina, illuminazione capannone, illuminazione magazzino, illuminazione officina, faro industriale, plafoniera industriale, lampada a campana, riflettore industriale, illuminazione industriale
e27, attacco grande, vite grande, passo grande, edison, virola grande, attacco grosso
e14, attacco piccolo, vite piccola, passo piccolo, mignon, virola piccola, attacco mignon
gu10, attacco a baionetta
motore monofase, motore 220, motore a 220 volt, motore 220 volt, motore a 230 volt, motore 230 volt, motorino elettrico, motore con condensatore, motore a condensatore, motore corrente domestica, motore elettrico monofase, motore per betoniera, motore betoniera
rigido, filo rigido, monofilo
flessibile classe 5, cordato
giallo-verde, giallo verde, terra, di terra
stagno, stagna, impermeabile, ip65, a tenuta stagna
da incasso, a incasso, incassata, incassato
a parete, a muro, da parete, da muro, esterna
luce calda, 3000 k, 2700 k, bianco caldo
luce naturale, 4000 k, bianco naturale, luce neutra
luce fredda, 6500 k, bianco freddo, luce bianca fredda
scatola fustellata, scatola automontante, scatola autobloccante, scatola postale, scatola regalo, scatola ecommerce, scatola per e-commerce, scatola con linguetta, scatolina di cartone, scatolina per spedizioni, scatola con coperchio incorporato, mailer box, scatola fustella, scatola pieghevole cartone, scatole spedizione, scatola spedizione
tubo di cartone, tubo postale, tubo portadisegni, tubo porta disegni, tubo per spedizione, tubo per spedizioni, tubo per poster, tubo per manifesti, tubo per disegni, tubo di spedizione, tubo di spedizioni, tubo di poster, tubo di manifesti
tubo di cartone, tubo di disegni, tubo spedizione, tubo spedizioni, tubo poster, tubo manifesti, tubo disegni, portadisegni, cilindro di cartone, tubo porta poster, tubo in cartone, tubo cartone, tubo per spedire poster
bottiglia pet, bottiglia in plastica, bottiglia di plastica, bottiglia plastica, bottiglietta, bottiglietta di plastica, bottiglia, bottiglia per acqua, bottiglia per succo, bottiglia per succhi, bottiglia per olio, bottiglia per bevande, bottiglia per latte, bottiglia vuota
vaso in vetro, barattolo, vasetto, vasetto di vetro, vasetto in vetro, vasetto vetro, barattolo di vetro, barattolo in vetro, barattolo vetro, vasetto per marmellata, vasetto per miele, vasetto per conserve, vasetto per marmellate, vasetto per sottoli, vasetto da marmellata, vasetto da miele, vasetto da conserve, vasetto da marmellate, vasetto da sottoli, vasetto marmellata
vaso in vetro, vasetto miele, vasetto conserve, vasetto marmellate, vasetto sottoli, barattolo per marmellata, barattolo per miele, barattolo per conserve, barattolo per marmellate, barattolo per sottoli, barattolo da marmellata, barattolo da miele, barattolo da conserve, barattolo da marmellate, barattolo da sottoli, barattolo marmellata, barattolo miele, barattolo conserve, barattolo marmellate, barattolo sottoli
vaso in vetro, boccaccio, burnia, arbanella, vaso per conserva, vaso per marmellata, vaso per miele, vaso per conserve, vaso da conserva, vaso da marmellata, vaso da miele, vaso da conserve, vaso conserva, vaso marmellata, vaso miele, vaso conserve, barattolino, vaso di vetro
flacone, bottiglia spray, spruzzino, vaporizzatore, boccetta, boccetta spray, flacone spray, flacone con dosatore, flacone con pompetta, flacone con spruzzino, flacone dosatore, flacone pompetta, flacone spruzzino, bottiglia con dosatore
flacone, bottiglia con spruzzino, bottiglia con pompetta, bottiglia con spruzzatore, dosasapone, flaconcino, flacone per detergente, flacone detergente, erogatore di sapone, erogatore sapone, bottiglietta spray, flacone con erogatore, dispenser sapone
spruzzatore a grilletto, trigger, spruzzo a grilletto, pistola spray
nebulizzatore, vaporizzatore, spruzzino, spray
dispenser a pompa, dosatore, pompetta, dosatore a pompetta
busta a bolle d’aria, busta con pluriball, busta pluriball, busta postale, busta antiurto, busta millebolle, busta protettiva, busta imbottita, busta per spedizioni, busta per spedizione, busta da spedizioni, busta da spedizione, sacboll, busta con bolle, busta a bolle, busta sac boll, lettera imbottita, busta imbottita con bolle
trasparente, incolore, neutro, cristallo, chiaro
onda semplice, onda singola, monoonda, una onda, un’onda
doppia onda, due onde, onda doppia, doppio cartone
a canottiera, maglietta, a maglietta
con manico a fagiolo, manico fustellato, fagiolo
ad apertura totale, coperchio amovibile, coperchio ad anello, apribile, a bocca larga
alimenti, uso alimentare, alimentare, per alimenti, cibo
blu navy, blu scuro, blu notte, navy, blu marino
bordeaux, bordò, vinaccia, granata, amaranto
marrone, avana, testa di moro
antracite, grigio scuro, grafite
argento, argentato, silver
oro, dorato, gold, dorata
beige, sabbia, ecrù, crema
giallo fluo, giallo fluorescente, fluorescente, giallo evidenziatore
arancione, arancio
rovere, quercia
ambra, ambrato, ambrata, vetro scuro
cuscinetto a sfere, cuscinetto radiale, cuscinetto volvente, cuscinetto rigido a sfere, cuscinetto rigido sfere, cuscinetto schermato, cuscinetto a palline, cuscinetto del motore, cuscinetto per motore, cuscinetto motore, cuscinetto stagno, cuscinetto skf, cuscinetto 2rs
cuscinetto conico, cuscinetto a rulli conici, cuscinetto rulli conici, cuscinetto del mozzo, cuscinetto per mozzo, cuscinetto mozzo, cuscinetto mozzo ruota, cuscinetto timken, rulli conici
cuscinetto a rulli, cuscinetto cilindrico, cuscinetto a rulli cilindrici, cuscinetto rulli cilindrici, cuscinetto nu, rulli cilindrici
astuccio a rullini, cuscinetto a rullini, cuscinetto rullini, gabbia a rullini, cuscinetto ad aghi, rullini, gabbietta a rullini, boccola a rullini, cuscinetto ad astuccio, cuscinetto ago, astuccio rullini, cuscinetto ad aghetti
supporto flangiato, ucf, ucfl, supporto ucf, supporto ucfl, cuscinetto flangiato, cuscinetto con flangia, cuscinetto a flangia, supporto a flangia, supporto con flangia, supporto a quattro fori, supporto quattro fori, supporto a due fori, supporto due fori, supporto cuscinetto flangiato
supporto snl, snl, supporto in due metà, supporto scomponibile, supporto diviso, supporto apribile, supporto in due pezzi, supporto a due pezzi, alloggiamento per cuscinetto, alloggiamento cuscinetto, cassa per cuscinetto, cassa cuscinetto, sede per cuscinetto, sede cuscinetto, plummer, supporto plummer
catena a rulli, catena di trasmissione, catena trasmissione, catena gall, catena cinematica, catena industriale, catena per moto, catena per bicicletta, catena per pignone, catena per trasmissioni, catena moto, catena bicicletta, catena pignone, catena trasmissioni, catena semplice, catena doppia, catena trasportatore, catena rulli
corona, pignone, corona dentata, pignone per catena, pignone catena, rocchetto, ruota per catena, ruota catena, ingranaggio per catena, ingranaggio catena, ruota dentata per catena, ruota dentata catena, pignoncino, pignone dentato
o-ring, anello or, anello in gomma, anello di gomma, guarnizione tonda, guarnizione or, guarnizione o-ring, guarnizione circolare, guarnizione anello, guarnizione ad anello, anello toroidale, gommino, guarnizione rubinetto, anellino di gomma, guarnizione torica, anello o-ring, anello torico
tubo flessibile, tubo ad alta pressione, tubo alta pressione, tubo oleodinamico, tubo idraulico, tubo per olio, tubo olio, tubo raccordato, tubo per trattore, tubo per escavatore, tubo trattore, tubo escavatore, manichetta idraulica, flessibile idraulico, flessibile oleodinamico, flessibile alta pressione, tubo in gomma, tubo di gomma, tubo olio idraulico
nbr, gomma nitrilica
fkm, viton, fpm
ptfe, teflon, teflonato, teflonata, antiaderente, antiaderenti
tessuto, stoffa, stoffa per divise, stoffa per tute, stoffa per uniformi, stoffa per lavoro, stoffa per camici, stoffa da divise, stoffa da tute, stoffa da uniformi, stoffa da lavoro, stoffa da camici, tessuto per divise, tessuto per tute, tessuto per uniformi, tessuto per abbigliamento, tessuto per lavoro
tessuto, tessuto per camici, tessuto da divise, tessuto da tute, tessuto da uniformi, tessuto da abbigliamento, tessuto da lavoro, tessuto da camici, tela, tessuto al metro, stoffa al metro, gabardine, drill, tessuto antistrappo, stoffa robusta, tessuto in rotolo
saia, twill, diagonale, gabardine
tela olona, canvas, tela pesante
maglia jersey, tessuto a maglia, tessuto maglia, jersey, maglina, tessuto per magliette, tessuto per felpe, tessuto per t-shirt, tessuto per polo, tessuto magliette, tessuto felpe, tessuto t-shirt
maglia jersey, tessuto polo, stoffa per magliette, stoffa per felpe, stoffa magliette, stoffa felpe, maglieria, tessuto elasticizzato, stoffa elastica, tessuto felpato, maglia
tnt, spunbond, telo per pacciamatura, telo per orto, telo per piante, telo pacciamatura, telo orto, telo piante, telo pacciamante, telo antigelo, agrotessuto, tnt in rotolo, rotolo di tnt, rotolo tnt, velo di protezione piante, pacciamatura
scarponcini, scarponi, scarponi antinfortunistici, scarponi da lavoro, scarponi da cantiere, scarponcini antinfortunistici, scarponcini da lavoro, scarpe alte, scarpe alte antinfortunistiche, scarpe alte da lavoro, scarpe alte di sicurezza, anfibi, anfibi da lavoro, polacchini, scarpe a collo alto
scarpe basse di sicurezza, scarpe basse antinfortunistiche, scarpe basse da lavoro, scarpe basse, sneakers antinfortunistiche, sneakers di sicurezza, scarpe da ginnastica antinfortunistiche, scarpe leggere antinfortunistiche, scarpe da magazziniere, mocassino antinfortunistico, scarpe con puntale, scarpe con punta in ferro, scarpe con punta di ferro, scarpe sportive antinfortunistiche
guanti rivestiti, guanti gommati, guanti spalmati, guanti antiscivolo, guanti antitaglio, guanti puntinati, guanti antiabrasione, guanti da montaggio, guanti da meccanico, guanti da magazzino, guanti da cantiere, guanti da giardinaggio, guanti da muratore, guanti da assemblaggio, guanti da magazziniere, guanti per montaggio, guanti nitrile spalmati, guanti lattice lavoro
guanti rivestiti, guanti per meccanico, guanti per magazzino, guanti per cantiere, guanti per giardinaggio, guanti per muratore, guanti per assemblaggio, guanti per magazziniere, guanti in filo, guanti di filo, guanti filo, guanti con palmo gommato, guanti poliuretano, guanti di protezione, guanti nylon
guanti in pelle, guanti in cuoio, guanti in crosta, guanti di cuoio, guanti di crosta, guanti da saldatura, guanti da saldare, guanti da autista, guanti da saldatore, guanti per saldatura, guanti per saldare, guanti per autista, guanti per saldatore, guanti di pelle, guanti anticalore, guanti in fiore, guanti fiore, guanti pelle, guanti crosta
occhiali, occhiali da lavoro, occhiali lavoro, occhiali antinfortunistici, occhiali antischegge, occhiali protezione, occhiali antispruzzo, occhiali di protezione, occhiali da laboratorio, occhiali da molatura, occhiali da cantiere, occhiali per laboratorio, occhiali per molatura, occhiali per cantiere, occhialini, occhiali protettivi lavoro, occhiali protezione occhi
sovraocchiali, occhiali sopra occhiali, sopraocchiali
completo letto, lenzuolo, parure, parure letto, parure copripiumino, copripiumino, federa, set di lenzuola, set lenzuola, set letto, coordinato letto, completo lenzuola, biancheria letto, biancheria per hotel, biancheria hotel, lenzuola hotel, completo di lenzuola, federe, biancheria da letto
velcro, strappo, a strappo, chiusura a strappo
zip, cerniera, lampo, chiusura lampo
lacci, stringhe
inverno, invernale, imbottita, imbottito, felpato, antifreddo, termico
estate, estivo, leggero, leggera, traspirante
mezza stagione, primavera, primaverile, autunnale
matrimoniale, due piazze, letto doppio, doppio, a due piazze
singolo, una piazza, letto singolo
piazza e mezza, una piazza e mezza, alla francese
lattice, latex
poliuretano, pu
senza polvere, powder free, non talcato
pieghevole, richiudibile, piegabile
suola pu/gomma, antiscivolo
con cappuccio, cappuccio, tappo, col tappo
cantilever, scaffale cantilever, scaffale per barre, scaffale per tubi, scaffale per profilati, scaffale per carichi lunghi, scaffale per tavole, scaffale porta barre, scaffale porta tubi, scaffale porta profilati, scaffale porta carichi lunghi, scaffale porta tavole, scaffalatura per barre, scaffalatura per tubi, scaffalatura per profilati, scaffalatura per carichi lunghi, scaffalatura per legname
cantilever, scaffalatura porta barre, scaffalatura porta tubi, scaffalatura porta profilati, scaffalatura porta carichi lunghi, scaffalatura porta legname, scaffalatura a sbalzo, scaffalatura sbalzo, portabarre, porta barre, rastrelliera per barre, rastrelliera per tubi, rastrelliera barre, rastrelliera tubi, scaffale a bracci, scaffale a sbalzo
pallet, bancale, pedana, pancale, paletta, bancali
pallet in legno, bancale in legno, bancale di legno, pedana in legno, pedana di legno, epal, europallet, euro pallet, pallet epal, pallet euro, bancale epal, bancale euro, pedane usate, bancali usati, bancale usato, pallet di legno, pancale di legno, eur epal
pallet in plastica, bancale in plastica, bancale di plastica, pedana in plastica, pedana di plastica, pallet di plastica, pallet plastica, pallet igienico, pallet hdpe, pancale di plastica
carrello a pianale, carrello a piattaforma, carrello con piattaforma, carrello con pianale, carrello piattaforma, carrello pianale, carrello da magazzino, carrello per magazzino, carrello magazzino, carrello da trasporto, carrello per trasporto, carrello di trasporto, carrello trasporto, carrello per pacchi, carrello piatto
carrello a pianale, carrello porta pacchi, carrello pacchi, carrello a 4 ruote, carrello a quattro ruote, carrello 4 ruote, carrello quattro ruote, carrello a mano, carrello manuale, carrello pieghevole, carrello trasporto merci, carrellino, carrello per merci, carrello merci
ruota fissa, rotella fissa, rotella non girevole, ruota non girevole, ruota rigida, ruota con supporto fisso, ruota supporto fisso, ruota a piastra fissa, ruote non girevoli
ruota, ruota sciolta, ruota senza supporto, ruota senza forcella, ruota per carriola, ruota per transpallet, ruota da carriola, ruota da transpallet, ruota carriola, ruota transpallet, ruota di ricambio, ruota ricambio, rullo transpallet, ruota singola, ruota gonfiabile, ruota di gomma
bilancia a piattaforma, bilancia a pavimento, bilancia a terra, bilancia da pavimento, bilancia da terra, bilancia pavimento, bilancia terra, bilancia per pallet, bilancia per bancali, bilancia pallet, bilancia bancali, pesa a pavimento, pesa a terra, pesa a piattaforma, pesa da pavimento, pesa da terra, pesa da piattaforma, pesa pavimento
bilancia a piattaforma, pesa terra, pesa piattaforma, pesa per pallet, pesa per bancali, pesa per bancale, pesa pallet, pesa bancali, pesa bancale, bilancia industriale, pesa industriale, pesa, bascula, basculla, piattaforma di pesatura, piattaforma pesatura, bilancia magazzino, pesa da magazzino
coperchio a pedale, pedale, a pedale, con pedale
organico, umido
indifferenziato, secco
pareti forate, forato, traforato, grigliato, bucato, traforata, aerato
pareti chiuse, chiuso, cieco, parete chiusa
usato, seconda mano, di seconda mano
vetroresina, fibra di vetro, isolante elettrico
gomma piena, gomma
pneumatico, gonfiabile, camera d’aria
maniglia pieghevole, manico pieghevole, manico richiudibile, maniglia ribaltabile
poliammide, nylon
elettrico, a batteria, a corrente, elettrica
nuovo, nuova
bifronte, doppia faccia, due lati, doppio lato, bifacciale
monofronte, un lato, una faccia
forno, forno a convezione, forno ventilato, forno professionale, forno combinato, forno combi, forno trivalente, forno convettivo, forno per ristorante, forno per pasticceria, forno per gastronomia, forno per pane, forno per teglie, forno per cornetti
forno, forno per panificio, forno da ristorante, forno da pasticceria, forno da gastronomia, forno da pane, forno da teglie, forno da cornetti, forno da panificio, forno ventilato elettrico, forno convezione vapore, forno ristorante, fornetto
forno pizza, forno per pizza, forno per pizzeria, forno per pizze, forno da pizza, forno da pizzeria, forno da pizze, forno pizzeria, forno statico, forno con pietra refrattaria, forno pietra refrattaria, fornetto pizza, forno a due camere, forno a una camere, forno bicamera
tavolo refrigerato, banco frigo, banco refrigerato, banco frigorifero, banco pizza, banco pizzeria, tavolo frigo, tavolo frigorifero, tavolo freddo, bancone frigo, bancone refrigerato, saladette, frigo sottobanco, frigo sotto banco, frigorifero sottobanco, retrobanco refrigerato, base refrigerata, banco freddo, tavolo frigo pizzeria
tavolo inox, tavolo in acciaio, tavolo acciaio, tavolo da lavoro, tavolo lavoro, tavolo per cucina, tavolo per ristorante, tavolo da cucina, tavolo da ristorante, tavolo cucina, tavolo ristorante, banco da lavoro, banco di lavoro, banco inox, bancone inox, piano di lavoro, tavolo armadiato, tavolo con alzatina, tavolo acciaio inox, banco lavoro
carrello di servizio, carrello portavivande, carrello vassoi, carrello inox, carrello portapiatti, carrello sparecchio, carrello da portata, carrello da servire, carrello da cucina, carrello da cameriere, carrello da ristorante, carrello da sala, carrello da vivande, carrello da camerieri, carrello per portata, carrello per servire
carrello di servizio, carrello per cucina, carrello per cameriere, carrello per ristorante, carrello per sala, carrello per vivande, carrello per camerieri, carrello porta vassoi, carrello porta piatti, carrello porta vivande, carrello per vassoi, carrello per piatti, carrello a ripiani, carrello con ripiani, carrello ristorante, carrello per sparecchiare
casseruola con manico, pentolino, casseruolina, polsonetto, bricco
casseruola bassa, rondeau, brasiera, casseruola due manici, casseruola larga
bacinella, gastronorm, bacinella gastronorm, vaschetta gastronorm, vaschetta gn, vaschetta inox, teglia gastronorm, teglia gn, teglia inox, contenitore gastronorm, contenitore gn, bacinella gn, bacinella inox, bacinella forata, vaschetta per alimenti
bacinella, vaschetta per gelato, vaschetta per saladette, vaschetta alimenti, vaschetta gelato, vaschetta saladette, bacinella per alimenti, bacinella per bagnomaria, bacinella per cucina, bacinella alimenti, bacinella bagnomaria, bacinella cucina, teglia, vasca gastronorm
piatto piano, piatto in porcellana, piatto in ceramica, piatto in gres, piatto di porcellana, piatto di ceramica, piatto di gres, piatto per ristorante, piatto per cena, piatto per secondo, piatto per pizza, piatto per tavola, piatto per portata, piatto da ristorante, piatto da cena
piatto piano, piatto da secondo, piatto da pizza, piatto da tavola, piatto da portata, piatto tavola, piatto ristorante, piatto porcellana, piatto pizza, stoviglie, piatto liscio, piatto da pranzo, piatto pranzo, piattino
piatto fondo, scodella, fondina, piatto cupo, piatto minestra, piatto pasta, piatto per minestra, piatto per zuppa, piatto per pasta, piatto per primo, piatto per primi, piatto da minestra, piatto da zuppa, piatto da pasta, piatto da primo, piatto da primi, ciotola
piatto coupe, piatto gourmet, piatto senza bordo
tazzina da caffè, tazzina, chicchera, tazzina espresso, tazzina bar, tazzina caffè, tazza da espresso, tazza da caffè, tazza per espresso, tazza per caffè, tazzina per caffè, tazzina del caffè, tazza espresso, tazzina da bar
tazza da cappuccino, tazza colazione, tazza cappuccino, tazza per colazione, tazza per latte, tazza per caffelatte, tazza per cappuccini, tazza da colazione, tazza da latte, tazza da caffelatte, tazza da cappuccini, tazza per cappuccino
tazza da tè, tazza per the, tazza per tisana, tazza per te, tazza per tisane, tazza da the, tazza da tisana, tazza da tisane, tazza the, tazza tisana, tazza te, tazza tisane
mug, tazzone, tazza americana, tazza grande, tazza con manico, boccale in ceramica, boccale di ceramica
calice da vino, calice, bicchiere da vino, bicchiere per vino, bicchiere vino, ballon, flute, bicchiere a calice, bicchiere calice, coppa, calice degustazione, calice vino, calice da degustazione
calice da vino, calice da prosecco, calice da rosso, calice per degustazione, calice per prosecco, calice per rosso, bicchiere da prosecco, bicchiere da spumante, bicchiere da rosso, bicchiere per prosecco, bicchiere per spumante, bicchiere per rosso
bicchiere da birra, boccale, boccale da birra, boccale di birra, boccale per birra, boccale birra, pinta, bicchiere per birra, bicchiere birra
bicchiere basso, tumbler basso, bicchiere da acqua, bicchiere da whisky, bicchiere da amaro, bicchiere da tavola, bicchiere per acqua, bicchiere per whisky, bicchiere per amaro, bicchiere per tavola, bicchiere acqua, bicchiere whisky, old fashioned
bicchiere alto, tumbler, tumbler alto, longdrink, long drink, bicchiere da cocktail, bicchiere da bibita, bicchiere da mojito, bicchiere da spritz, bicchiere da bibite, bicchiere per cocktail, bicchiere per bibita, bicchiere per mojito, bicchiere per spritz, bicchiere per bibite, highball, bicchiere cocktail
posate, posateria, set di posate, set posate, servizio di posate, servizio posate, coltelli e forchette, posata, posate ristorante
forchetta da tavola, forchetta, forchette ristorante
cucchiaino da caffè, cucchiaino, cucchiaino da tè, cucchiaino da the, cucchiaino da moka, cucchiaino tè, cucchiaino the, cucchiaino moka, cucchiaino del caffè
forchetta da dolce, forchettina, forchetta dessert, forchetta torta, forchetta dolce, forchetta da torta, forchetta per torta, forchettina da dolce, forchettina dolce
coltello da bistecca, coltello carne, coltello steak, coltello seghettato, coltello bistecca, coltello pizza, coltello per carne, coltello per pizza, coltello da carne, coltello da pizza
cucchiaio da tavola, cucchiaio, cucchiaio da minestra, cucchiaio minestra
a gas, gas, metano, gpl
touch screen, touch, touchscreen, schermo tattile
policarbonato, infrangibile, plastica infrangibile
porcellana, ceramica
vetro temperato, vetro resistente, temprato, temperato
forata, bucata, perforata, traforata
vasca estraibile, vasca removibile, testa ribaltabile, testa sollevabile, vasca amovibile
cubetti pieni, cubetti, cubetto
scaglie, ghiaccio tritato, ghiaccio a scaglie, ghiaccio granulare
ghisa, ferraccio
acciaio smaltato, smaltato, smaltata
satinata, opaca, spazzolata, satinato
lucida, lucido, lucidata
profilato a u, upn, upe, unp, profilo a u, profilo ad u, ferro a u, ferro ad u, trave a u, trave ad u, canale a u, profilo a c, u in ferro, longherone, canalino, trave UPN
coil zincato, lamiera zincata, nastro zincato, rotolo di lamiera zincata, rotolo lamiera zincata, rotolo di lamiera, rotolo lamiera, bobina zincata, bobina di lamiera, bobina di acciaio, bobina lamiera, bobina acciaio, coils, nastro di acciaio, nastro di lamiera, nastro acciaio, nastro lamiera, sendzimir, coil
lamiera antiscivolo, lamiera mandorlata, lamiera striata, lamiera bugnata, lamiera antisdrucciolo, lamiera goffrata, lamiera diamantata, lamiera a mandorla, lamiera in rilievo, mandorlata, lamiera per pavimenti, lamiera per pavimento
lamiera antiscivolo, lamiera per gradini, lamiera per rampe, lamiera per scale, lamiera pavimenti, lamiera pavimento, lamiera gradini, lamiera rampe, lamiera scale, striata, bugnata
filo spinato, filo spinoso, concertina, reticolato, spinato, filo con spine, filo con le spine, recinzione spinata, corda spinosa
lamiera inox, lamiera in acciaio inox, lamiera di acciaio inox, lamiera acciaio inox, lastra inox, foglio inox, lamierino inox, piastra inox, lastra in acciaio inox, lastra di acciaio inox, lastra acciaio inox, lamiera inossidabile, lamiera acciaio inossidabile, lamiera aisi, pannello inox
tubo inox, tubolare inox, tubo in acciaio inox, tubo in acciaio inossidabile, tubo acciaio inox, tubo acciaio inossidabile, tubo per corrimano, tubo da corrimano, tubo corrimano, tubo ringhiera inox, tubo inossidabile, corrimano inox, tubo alimentare, tubo per alimenti
barra tonda inox, barra inox, tondino inox, tondo inox, barra in acciaio inox, barra acciaio inox, tondo in acciaio inox, tondo acciaio inox, tondo inossidabile, tondo pieno inox
lamiera alluminio, lastra in alluminio, lastra di alluminio, lastra alluminio, foglio in alluminio, foglio di alluminio, foglio alluminio, lamierino in alluminio, lamierino di alluminio, lamierino alluminio, pannello in alluminio, pannello di alluminio, pannello alluminio, piastra in alluminio, piastra di alluminio, piastra alluminio, lamiera in alluminio, lamiera di alluminio, peraluman
tubo in rame, tubo di rame, tubo rame, tubo per condizionatore, tubo per climatizzatore, tubo per condizionatori, tubo per frigorista, tubo condizionatore, tubo climatizzatore, tubo condizionatori, tubo frigorista, rame in rotolo, tubo per aria condizionata, tubo aria condizionata, rame, tubazione in rame, tubazione di rame, tubo del condizionatore, tubetto di rame, tubetto rame
barra tonda in ottone, barra in ottone, barra di ottone, barra ottone, tondo in ottone, tondo di ottone, tondo ottone, tondino in ottone, tondino di ottone, tondino ottone, bacchetta in ottone, bacchetta di ottone, bacchetta ottone, ottone in barre, verga di ottone, verga ottone, barra tonda ottone
laminazione a caldo, laminato a caldo, laminata a caldo
trafilatura a freddo, trafilato a freddo, trafilato, trafilata
plastificazione, plastificato, plastificata, rivestito in plastica
ricottura, ricotto, cotto, ricotta
decapaggio, decapato, decapata
primer, antiruggine, verniciato antiruggine
satinatura, satinato, satinata, scotch brite
smerigliatrice, smerigliatrice angolare, smeriglio, smeriglio angolare, molatrice, mola angolare, mola a disco, frullino, flessibile elettrico, flessibile per tagliare, moletta, smerigliatore, flessibile da taglio, mola elettrica
chiave combinata, chiave fissa, chiave a forchetta, chiave forchetta, chiave per dadi, chiave per bulloni, chiave dadi, chiave bulloni, chiavi da meccanico, chiavi per meccanico, chiave inglese, chiave a forchetta e anello
chiave combinata a cricchetto, chiave a cricchetto, chiave a cricco, chiave cricchetto, chiave cricco
chiave poligonale, chiave a stella, chiave a anello, chiave a occhio, chiave ad stella, chiave ad anello, chiave ad occhio, chiave doppia poligonale, chiave stella
pinza universale, pinza, pinza da elettricista, pinza elettricista, pinza combinata, pinza per elettricista, pinze, pinza standard
tronchese diagonale, tronchesino, tronchesina, tronchese, tagliafili, taglia fili, tagliacavi, pinza tagliafili, pinza da taglio, pinza tagliacavi, cesoia per cavi, tronchesi, tronchese laterale, pinza taglia fili
pinza a becchi lunghi, pinza a becco lungo, pinza becco lungo, pinza a becco, pinza becco, pinza lunga, pinza a punta, pinza con punta, pinza a becchi mezzotondi, pinza a becchi piatti, pinza a becchi tondi, pinza a punte lunghe, pinza becchi lunghi, pinza sottile
pinza regolabile, pinza a pappagallo, pinza pappagallo, pappagallo, pinza per tubi, pinza da tubi, giratubi, pinza da idraulico, pinza idraulico, pinza poligrip, pinza idraulica regolabile, pinza giratubi
tronchese frontale, tenaglia, tenaglie, tenaglia da carpentiere, tenaglia da ferraioli, tenaglia da ferraiolo, tenaglia per carpentiere, tenaglia per ferraioli, tenaglia per ferraiolo, tronchese a fronte, pinza per chiodi
martello, martello da meccanico, martello a penna, martello penna, martello tedesco, martello da officina
martello da carpentiere, martello da falegname, martello da chiodi, martello da legno, martello per falegname, martello per chiodi, martello per legno, martello con granchio, martello levachiodi, martello cavachiodi, martello carpentiere, martello a granchio
mazzetta, mazza, mazzuola, mazzuolo, mazzetta da muratore, mazza ferrata, martello da muratore, martello muratore, mazzetta pesante
martello a palla, martello da lattoniere, martello da carrozziere, martello lattoniere, martello carrozziere, martello a penna tonda, martello testa tonda
punta sds-plus, punta sds, punta per muro, punta per cemento, punta per tassellatore, punta per martello, punta per calcestruzzo, punta per muratura, punta per pietra, punta per perforatore, punta per demolitore, punta da muro, punta da cemento, punta da tassellatore, punta da martello, punta da calcestruzzo, punta da muratura, punta da pietra, punta da perforatore
punta sds-plus, punta da demolitore, punta muro, punta cemento, punta tassellatore, punta martello, punta calcestruzzo, punta muratura, punta pietra, punta perforatore, punta demolitore, punta trapano muro, punta per trapano muro, punta widia, punta vidia, punta sds plus, punta per martello perforatore, punta martello perforatore
calibro digitale, calibro elettronico, calibro con display
set di bussole, set di chiavi, set bussole, set chiavi, chiavi a bussola, chiavi bussola, chiavi a tubo, cricchetto, bussole, kit di bussole, kit di chiavi, kit bussole, kit chiavi, set di chiavi a bussola
set di bussole, set chiavi a bussola, set cricchetto, valigetta di bussole, valigetta di chiavi, valigetta bussole, valigetta chiavi, cassetta di bussole, cassetta bussole, assortimento chiavi, set chiavi a cricchetto, set chiavi cricchetto, bussola, cricchetto con bussole
isolamento 1000 v, isolata, isolato, isolate, dielettrica
avviamento elettrico, accensione elettrica, accensione a chiave
avviamento a strappo, accensione a strappo, a corda
cassa gommata, gommato, antiurto
generatore diesel, gasolio, generatore a gasolio, gruppo elettrogeno diesel
generatore a benzina, gruppo elettrogeno a benzina, gruppo elettrogeno benzina
bifuel, doppia alimentazione, gpl e benzina
forato, bucato, mattone forato
blocco in calcestruzzo cellulare, gasbeton, gas beton, ytong, siporex, blocco gasbeton, blocco ytong, blocco leggero, blocco autoclavato, calcestruzzo aerato, calcestruzzo cellulare, cemento cellulare, blocco in cemento cellulare
blocco in calcestruzzo cellulare, blocco in calcestruzzo aerato, blocco di cemento cellulare, blocco di calcestruzzo aerato, blocco per tramezzi, blocco per tramezze, blocco per pareti, blocco tramezzi, blocco tramezze, blocco pareti, blocco bianco, gasbetton
massello, masselli, betonella, betonelle, pavé, mattonella per esterno, mattonella per cortile, mattonella per vialetto, mattonella per giardino, mattonella da esterno, mattonella da cortile, mattonella da vialetto, mattonella da giardino, autobloccanti per cortile, autobloccanti per esterno, autobloccanti cortile, autobloccanti esterno, pavimento per cortile, pavimento per vialetto
massello, pavimento cortile, pavimento vialetto, sanpietrini, pavimentazione per cortile, pavimentazione per vialetto, pavimentazione per esterni, pavimentazione per giardino, pavimentazione da cortile, pavimentazione da vialetto, pavimentazione da esterni, pavimentazione da giardino, pavimentazione cortile, pavimentazione vialetto, pavimentazione esterni, pavimentazione giardino, mattonelle da esterno, mattone per vialetto, mattone vialetto
adesivo per piastrelle, colla per piastrelle, colla per mattonelle, colla per gres, colla per rivestimenti, colla per pavimenti, colla per ceramica, colla da piastrelle, colla da mattonelle, colla da gres, colla da rivestimenti, colla da pavimenti, colla da ceramica
adesivo per piastrelle, colla piastrelle, colla mattonelle, colla gres, colla rivestimenti, colla pavimenti, colla ceramica, collante per piastrelle, collante piastrelle, adesivo piastrelle, mastice per piastrelle, colla in polvere piastrelle
intonaco a gesso, gesso, scagliola, intonaco in gesso, intonaco di gesso, intonaco gesso, gesso per intonaco, gesso per muro, gesso da intonaco, gesso da muro
intonaco cementizio, intonaco, rinzaffo, intonaco di cemento, intonaco cemento, intonaco da esterno, intonaco per esterno
autolivellante, massetto, massetto autolivellante, rasatura pavimento
malta da muratura, malta, malta bastarda, malta muratura, cemento, cemento in sacchi, sacco di cemento, sacco di malta, sacco cemento, sacco malta, malta per mattoni, malta per muro, malta per muratore, malta da mattoni, malta da muro, malta da muratore, calce, malta cementizia
idrofugo, idrorepellente, per bagno, resistente all’umidità, lastra verde, antiumidità, idrolastra
resistente al fuoco, ignifugo, antincendio, ignifuga, antifuoco, tagliafuoco
acustico, fonoassorbente, fonoisolante, insonorizzante, antirumore
pannello osb, osb, compensato, pannello di legno, pannello di compensato, pannello di multistrato, pannello di truciolare, pannello in legno, pannello in compensato, pannello in multistrato, pannello in truciolare, tavola di legno, tavola di compensato, tavola di osb, tavola in legno, tavola in compensato, tavola in osb
pannello osb, multistrato di legno, multistrato legno, legno multistrato, legno compensato, legno pressato, pannello multistrato, pannello truciolare, foglio di compensato, foglio compensato, pannello per casseforme, pannello casseforme, pannello di legno pressato, pannello legno pressato, lastra osb, truciolato
eps, polistirolo, polistirene espanso, polistirolo espanso, styropor
xps, polistirene estruso, styrodur, polistirolo estruso
lana di vetro, lana vetro, isover
laminato, pavimento in laminato, pavimento laminato, parquet, parquet laminato, finto parquet, pavimento effetto legno, pavimento finto legno, pavimento in legno, parquet a click, parquet click, prefinito, pavimento flottante, doghe in laminato, doghe laminato, listoni laminato
vinile, pavimento vinilico, pavimento in pvc, pavimento in vinile, pavimento in plastica, pavimento di pvc, pavimento di vinile, pavimento di plastica, pavimento pvc, pavimento vinile, pavimento plastica, lvt, spc
vinile, linoleum, doghe in pvc, doghe in vinile, doghe pvc, doghe vinile, parquet in pvc, parquet in vinile, parquet pvc, parquet vinile, piastrelle viniliche, listoni vinilici, pavimento vinile click
porta interna, porta da interno, porta da interni, porta da camera, porta da bagno, porta da casa, porta da stanza, porta per interno, porta per interni, porta per camera, porta per bagno
porta interna, porta per casa, porta per stanza, porta in legno, porta di legno, uscio, porta camera, porta stanza, porta bagno, porta battente, porta
cilindro europeo, serratura, cilindro per serratura, cilindro della serratura, cilindro serratura, barilotto, cilindretto, nottolino, cilindro a profilo europeo, cilindro profilo europeo, serratura per porta, serratura della porta
cilindro europeo, serratura porta, cilindro per porta, cilindro della porta, cilindro porta, blocchetto della serratura, blocchetto serratura, cilindro yale, tamburo della serratura, tamburo serratura, serratura europea
miscelatore per doccia, miscelatore doccia, rubinetto per doccia, rubinetto della doccia, rubinetto doccia, gruppo doccia, miscelatore della doccia
miscelatore per vasca, miscelatore vasca, rubinetto per vasca, rubinetto della vasca, rubinetto da vasca, rubinetto vasca, gruppo vasca
miscelatore per lavabo, rubinetto per lavabo, rubinetto per bagno, rubinetto del lavabo, rubinetto del bagno, rubinetto lavabo, rubinetto bagno, miscelatore lavabo, miscelatore da bagno, miscelatore bagno
miscelatore per lavello, rubinetto per lavello, rubinetto per cucina, rubinetto da lavello, rubinetto da cucina, rubinetto lavello, rubinetto cucina, miscelatore lavello, rubinetto lavandino, miscelatore da cucina, miscelatore per cucina, rubinetto del lavandino
filo muro, filo parete, filomuro, a filo muro
anta-ribalta, vasistas, anta ribalta, a ribalta
triplo vetro, tre vetri, vetro triplo
doppio vetro, vetrocamera, doppi vetri
cieca, piena, senza vetro
vetrata, con vetro, a vetro, vetro
opaca, opaco, matt
stampante, stampante laser, stampante inkjet, stampante ufficio, stampante getto, stampante a getto di inchiostro, stampante a getto inchiostro, stampante getto di inchiostro, stampante getto inchiostro, stampatrice, printer, stampante da ufficio, stampante da casa, stampante da tavolo, stampante per ufficio, stampante per casa, stampante per tavolo
stampa inkjet, getto d’inchiostro, a getto, inkjet, a getto d’inchiostro, ink jet
b/n, bianco e nero, monocromatica, monocromatico, bianco nero
colori, a colori, color
stampante grande formato, plotter, plotter da stampa, plotter da disegno, plotter da disegni, plotter di stampa, plotter di disegno, plotter di disegni, plotter per stampa, plotter per disegno, plotter per disegni, stampante per manifesti, stampante per poster, stampante per disegni, stampante per progetti, stampante per striscioni, stampante per banner
stampante grande formato, stampante manifesti, stampante poster, stampante disegni, stampante progetti, stampante striscioni, stampante banner, stampante plotter, stampante a0, stampante a1, stampante larga, stampante a grandi formati, stampante a grandi dimensioni, stampante di grandi formati, stampante di grandi dimensioni, stampante grandi formati
scanner, scannerizzatore, scannerizzatrice, scansionatore, scanner per documenti, scanner documenti, digitalizzatore, scansione documenti, scansionatrice, scanner ufficio, scanner fronte retro
toner, toner per fotocopiatrice, toner per copiatrice, toner per fotocopiatore, toner per stampante, toner fotocopiatrice, toner copiatrice, toner fotocopiatore, toner stampante, polvere per stampante, polvere per fotocopiatrice, polvere stampante, polvere fotocopiatrice, polverina stampante
cartuccia stampa laser, cartuccia toner, cartuccia laser, toner per stampante laser, toner stampante laser, cartuccia di toner, toner laser, cartuccia per stampante laser
unità tamburo, tamburo, drum, fotoconduttore, tamburo di stampa, tamburo di stampante, tamburo della stampa, tamburo della stampante, tamburo per stampa, tamburo per stampante, tamburo stampa, tamburo stampante, drum unit, unità immagine, unità fotoconduttore, unità drum, tamburo fotosensibile, rullo fotosensibile
gruppo fusore, fusore, unità di fusione, unità di fusore, unità fusione, unità fusore, fuser
kit di manutenzione, kit manutenzione, kit manutenzione stampante, maintenance kit
vaschetta di recupero toner, vaschetta di scarto, vaschetta di recupero, vaschetta scarto, vaschetta recupero, vaschetta toner esausto, vaschetta toner di scarto, contenitore toner esausto, contenitore toner di scarto, recupero toner, toner esausto, waste toner
cinghia di trasferimento, cinghia trasferimento, transfer belt, cinghia di stampante, cinghia stampante, nastro di trasferimento
kit rulli, rulli stampante, rullo di presa carta, rullo di trascinamento carta, rullo di prelievo carta, rullo presa carta, rullo trascinamento carta, rullo prelievo carta, rullini presa carta, rullini trascinamento carta, pick up roller, gommini stampante
ricambio, ricambi per stampante, ricambi stampante, pezzo di ricambio stampante, ricambi stampanti, consumabili stampante
portatile, pc portatile, notebook, laptop, computer notebook, computer laptop, ultrabook, portatile da lavoro, portatile da ufficio, portatile per lavoro, portatile per ufficio, computerino
pc all-in-one, all in one, pc all in one, pc tutto in uno, pc aio, computer all in one, tutto in uno, computer con schermo integrato, computer con monitor integrato, computer schermo integrato, computer monitor integrato, pc con schermo integrato, pc con monitor integrato, pc schermo integrato, pc monitor integrato, imac, computer tutto in uno, aio
workstation, stazione di lavoro, stazione lavoro, pc per grafica, pc per cad, pc per rendering, pc per progettazione, pc per montaggio video, pc grafica, pc cad, pc rendering, pc progettazione, pc montaggio video, computer per grafica, computer per cad
workstation, computer per rendering, computer per progettazione, computer per montaggio video, computer grafica, computer cad, computer rendering, computer progettazione, computer montaggio video, stazione grafica, pc potente, computer potente, postazione cad, workstation grafica
schermo per sale riunioni, schermo interattivo, schermo touch, schermo conferenze, schermo videoconferenza, schermo riunioni, lavagna interattiva, lavagna digitale, lavagna multimediale, lavagna elettronica, lim, monitor interattivo, monitor touch, monitor sala riunioni, display interattivo
schermo per sale riunioni, monitor per sala riunioni, monitor da sala riunioni, schermo per riunioni, schermo per videoconferenza, schermo per conferenze, schermo per sala riunioni, schermo da riunioni, schermo da videoconferenza, schermo da conferenze, schermo da sala riunioni, monitor touch screen, smart board, tv per sala riunioni, tv sala riunioni
proiettore dlp, videoproiettore, proiettore sala riunioni, proiettore ufficio, proiettore presentazioni, proiettore film, proiettore full hd, video proiettore, proiettore video, proiettore per presentazioni, proiettore per ufficio, proiettore per sala riunioni, proiettore da presentazioni, proiettore da ufficio, proiettore da sala riunioni, beamer, proiettore multimediale, proiettore 3lcd, proiettore laser
ups, ups pc, ups computer, ups server, gruppo di continuità, gruppo continuità, gruppo statico, gruppo di emergenza, gruppo di corrente, alimentatore di emergenza, alimentatore emergenza, alimentazione di emergenza, alimentazione emergenza, stabilizzatore di corrente, stabilizzatore corrente, salva corrente, gruppo continuità pc, batteria tampone pc
batteria per ups, batteria ups, batteria agm, batteria tampone, batteria per gruppo di continuità, batteria per gruppo continuità, batteria del gruppo di continuità, batteria del gruppo continuità, batteria gruppo di continuità, batteria gruppo continuità, batteria al piombo, batteria piombo, accumulatore, accumulatore per ups, accumulatore ups, batteria di ricambio ups, batterie gruppo di continuità
tastiera, keyboard, tastiera del pc, tastiera del computer, tastiera per pc, tastiera per computer, tastiera pc, tastiera computer, tastierino, tastiera wireless, tastiera usb, tastiera senza fili, tastiera bluetooth
mouse, mouse wireless, mouse senza fili, mouse senza filo, mouse ottico, mouse bluetooth, mouse ergonomico, topo, topolino, mouse per pc, mouse per computer, mouse del pc, mouse del computer, mouse pc, mouse computer, puntatore
cuffia con microfono, cuffie, cuffiette, auricolari, auricolare, headset, cuffie per call center, cuffie per centralino, cuffie per pc, cuffie per telefono, cuffie per videoconferenza, cuffie per riunioni, cuffie call center, cuffie centralino
cuffia con microfono, cuffie pc, cuffie telefono, cuffie videoconferenza, cuffie riunioni, cuffia telefonica, cuffia call center, cuffie bluetooth, cuffie wireless, cuffie ufficio, microcuffia, cuffie con microfono, cuffie microfono
altezza regolabile elettrica, regolabile in altezza, alzabile, motorizzata, sit stand, saliscendi, elettrificata
armadio per documenti, armadio per ufficio, armadio per archivio, armadio per cartelle, armadio per faldoni, armadio da ufficio, armadio da archivio, armadio da cartelle, armadio da faldoni, armadio ufficio, armadio archivio, armadio cartelle, armadio faldoni, armadio metallico, armadio documenti, armadio portadocumenti, armadio in metallo, armadio di metallo, classificatore, schedario
armadio per documenti, mobile per archivio, mobile per ufficio, mobile per documenti, mobile da archivio, mobile da ufficio, mobile da documenti, mobile archivio, mobile ufficio, mobile documenti, armadietto per documenti, armadietto documenti, libreria da ufficio, libreria ufficio, archivio, armadio con ante, armadio con serratura, armadio ante, armadio serratura, armadio
penna, penna biro, biro, bic, penna a scatto, penna a inchiostro, penna a sfera, penna scatto, penna inchiostro, penna sfera, penna roller, penna gel, penna blu, penna bic, penne per ufficio, penne da ufficio, evidenziatore, matita, stilografica, pennarello
a scatto, retrattile, a pulsante
ecopelle, finta pelle, similpelle, simil pelle
rete, traspirante, mesh, retina
verticale, ergonomico, ergonomica
bluetooth, senza fili, wireless, senza filo, cordless
motorizzato, elettrico, motorizzata
su treppiede, treppiedi, con treppiede, con piedistallo, portatile
compatibile, non originale, rigenerato
fronte/retro automatico, fronte retro, fronteretro, duplex, doppia faccia
nobilitato, truciolare, melaminico, legno
meccanica, da gioco, gaming
S235JR, Fe360, Fe37
S355J2, Fe510, Fe52
CuZn39Pb3, OT58
EN AW-6082, anticorodal
EN AW-5754, peraluman
H07V-K, N07V-K, FS17
vite a testa esagonale, bullone, viti TE, vite TE, bulloneria, bullone esagonale
viti TTQST, vite TTQST
tassello in plastica, stop da muro, tassello da muro
inserto filettato, tubolare filettato, tubolari filettati
raccordo filettato, nipplo, raccordi ghisa, raccordo ghisa
cavo unipolare, filo FS17, corda isolata
presa industriale, presa interbloccata, spina industriale
pannello LED, luce ufficio, luce da ufficio, lampada controsoffitto, lampada da controsoffitto
lampadina LED, lampada a goccia, lampada goccia
fusto, fusto metallico, botte plastica, botte in plastica
supporto in due metà, sopporto diviso, supporto diviso
tessuto da lavoro, tela per abiti da lavoro, tela da lavoro
scarponcini di sicurezza, stivaletti da lavoro, stivaletto da lavoro, scarponi
scaffale a ripiani, scaffalatura, scaffale a bulloni
scaffalatura cantilever, scaffale per legname, scaffale legname
pallet in legno, bancale, pedana
cassetta a bocca di lupo, cassettina, cassettine
contenitore Euro, cassetta odette, cassette plastica, cassetta plastica
ruota sciolta, ruota senza supporto, ruota ricambio carrello, ruota ricambio
forno per pizza, forno a legna
cucina a gas, piastra a induzione, piano cottura
tondo per c.a., armatura, ferro d'armatura
quadro in acciaio, quadro pieno, ferro quadro, quadri ferro
angolare, profilo L
barra inox, piatto inox, tondo inox
massello autobloccante, cubetti, cubetti porfido, piastre giardino, piastra da giardino
malta premiscelata, rasante, stucco fughe, stucco per fughe, sigillante fughe
tamburo, fusore, vaschetta recupero toner, unità fusore
armadio per documenti, armadietto, armadietto ufficio
tnt, geotessile
martello perforatore, tassellatore, tassellatrice
tnt, tessuto non tessuto, non tessuto
raccoglitore, cartella per documenti
quadro da parete, quadro per interruttori
batteria per UPS, batteria gruppo di continuità
big bag, sacco per sabbia
guanti monouso, guanti per cucina
antiscivolo, antisdrucciolo, antisdrucciolevole, R10
antiscivolo, antisdrucciolo, antisdrucciolevole, R11
pesare, bilancia
`
