/** One group of synonyms per line. */
export const de = `
Sechskantschraube, Maschinenschraube, Bolzen, Außensechskantschraube, Skt-Schraube, Sechskantkopfschraube, 6-kant-Schraube, Sechskantbolzen, Stahlbauschraube, Schlüsselschraube metrisch, HV-Schraube, 6-Kant Schraube, 6kt Schraube, Vollgewindeschraube, hochfeste Schraube
Zylinderschraube, Inbusschraube, Imbusschraube, Inbus, Innensechskantschraube, Imbus, Zylinderkopfschraube, Inbusbolzen, Imbusbolzen, Allenschraube, Innensechskant, Zylinderkopf Schraube
Schlossschraube, Flachrundschraube, Torbandschraube, Bauschraube, Flachkopfschraube mit Vierkantansatz, Pilzkopfschraube, Flachrundkopfschraube, Torbandbolzen, Vierkantansatz Schraube, Rundkopfschraube mit Vierkant, Bauschraube mit Vierkant
Gewindestange, Gewindebolzen, Gewindestab, Gewindestift lang, Stockgewinde, Meterware Gewinde, Gewindemeter, Vollgewindestange, Gewindespindel, Meterstab Gewinde
Holzschraube, Spax, Spanplattenschraube, Spaxschraube, Terrassenschraube, Tellerkopfschraube, Senkkopf-Holzschraube, Holzbauschraube, Universalschraube, Dielenschraube, Konstruktionsschraube, Möbelschraube, Schraube für Holz, Vollgewindeschraube, ABC-Schraube, Spanax
Schnellbauschraube, Trockenbauschraube, Gipskartonschraube, Rigipsschraube, Gipsplattenschraube, Gipsschraube, Trockenbauer Schraube, Trompetenkopfschraube, Schraube für Rigips, Fermacellschraube, Gipsbauschraube
Bohrschraube, Selbstbohrschraube, selbstbohrende Schraube, Blechschraube, Fassadenschraube, Dachschraube, Blechbohrschraube, Spenglerschraube, Metallbohrschraube, selbstschneidende Schraube, Tekschraube, Trapezblechschraube, Schraube mit Bohrspitze, Bohrspitzenschraube, Blechtreibschraube, Fassadenbauschraube
Sicherungsmutter, Stoppmutter, selbstsichernde Mutter, Stopmutter, Klemmmutter, Nylonmutter, Mutter mit Klemmteil, Polystoppmutter, Nylocmutter, Mutter mit Nylonring, Selbstsicherungsmutter, Kontermutter, Sicherheitsmutter
Unterlegscheibe, Beilagscheibe, U-Scheibe, Kotflügelscheibe, Karosseriescheibe, Unterlagscheibe, Scheibe für Schrauben, Distanzscheibe, Unterlegplättchen, Metallscheibe, Unterlagsscheibe, Beilegscheibe, Beilagsscheibe
Federring, Sprengring, Federscheibe, Grower, Growerring, Schraubensicherung, Schraubensicherungsring, Federscheibe gewölbt, Sicherungsscheibe
Bolzenanker, Schwerlastanker, Segmentanker, Ankerbolzen, Schwerlastdübel, Betonanker, Durchsteckanker, Expansionsanker, Fixanker, Bolzendübel, Segmentdübel, Fischer Anker, Spreizbolzen, Stahldübel, Metalldübel schwer
Verbundmörtel, Injektionsmörtel, chemischer Dübel, Verbundanker, Klebeanker, Ankermörtel, Injektionsharz, Injektionsanker, Zweikomponentenmörtel, Klebedübel, Ankerkleber, Klebemörtel für Gewindestangen, Flüssigdübel, chemischer Anker, Ankerharz, Epoxidharzmörtel, Injektionsdübel, Hilti HIT
Blindniet, Popniet, Niete, Ziehniet, Poppniet, Dornniet, Hohlniet, Alunieten, Nieten für Nietzange, Popnieten, Blechniet, Aluniete, Blindnieten
Blindnietmutter, Einnietmutter, Nietmutter, Nietmuttern, Gewindeniet, Einziehmutter, Gewindehülse zum Nieten, Blechmutter zum Nieten, Rivnut, Nietgewinde, Gewindenieten
Edelstahl, nichtrostender Stahl, rostfrei, Niro, VA, Inox, A2, A4, Chromstahl, Nirosta, V2A, V4A, rostfreier Stahl, Edelstahl rostfrei, CNS, nichtrostend
verzinkt, galvanisiert, feuerverzinkt, galvanisch verzinkt, gelb verzinkt
Umwälzpumpe, Heizungspumpe, Zirkulationspumpe, Heizungsumwälzpumpe, Heizkreispumpe, Nassläuferpumpe, Brauchwasserpumpe, Heizpumpe, Umwälzer, Warmwasserpumpe, Pumpe für Heizung, Fußbodenheizungspumpe, Hocheffizienzpumpe, Umlaufpumpe
Brunnenpumpe, Tiefbrunnenpumpe, Tauchpumpe, Bohrlochpumpe, Tiefbrunnen, Unterwasserpumpe, Zisternenpumpe, Rohrpumpe, Brunnenwasserpumpe, Edelstahl Brunnenpumpe, Pumpe für Brunnen, Tiefenpumpe, Grundwasserpumpe, 4-Zoll-Pumpe, Gartenbrunnenpumpe, Unterwassermotorpumpe
Schmutzwasserpumpe, Entwässerungspumpe, Kellerpumpe, Flachsaugpumpe, Schmutzwassertauchpumpe
Kugelhahn, Absperrhahn, Absperrventil, Kugelventil, Absperrhähne, Wasserabsperrhahn, Haupthahn, Kükenhahn, Eckventil, Kugelabsperrhahn, Absperrarmatur, Wasserabsteller, Absperrer, Hahn mit Hebel, Abstellhahn, Durchgangshahn
Rückschlagventil, Rückflussverhinderer, Rückschlagklappe, Rückstauklappe, Einwegventil, Rückstauventil, Rückflusssperre, Fußventil, RV, Rückfluss Verhinderer, Rückstauverschluss, Schwerkraftbremse, Rücklaufventil, Rücklaufverhinderer
Absperrschieber, Keilschieber, Handradschieber, Flachschieber, Plattenschieber, Flanschenschieber, Wasserschieber, Schieberventil, Absperrventil mit Handrad, Flanschschieber, Rohrschieber, Keilflachschieber
T-Stück, Abzweig
Manometer, Druckmesser, Druckanzeige, Druckmessgerät, Druckanzeiger, Wasserdruckmesser, Druckuhr, Glyzerinmanometer, Rohrfedermanometer, Luftdruckmesser, Druckmesseruhr, Kesselmanometer
Wasserzähler, Wasseruhr, Wassermesser, Kaltwasserzähler, Wohnungswasserzähler, Durchflussmesser, Warmwasserzähler, Wasserverbrauchszähler, Gartenwasserzähler, Hauswasserzähler, Durchflusszähler, Wasserzähluhr
Leitungsschutzschalter, Sicherungsautomat, LS-Schalter, Automat, Sicherung, LSS, LS-Automat, Stromsicherung, Sicherungsschalter, Leitungsschutz, Sicherungsautomaten, Überstromschutzschalter, Haussicherung, Leitungsschutzautomat, Sicherung für Verteilerkasten, elektrische Sicherung, Schraubsicherung Ersatz, FI/LS, FI LS Schalter
FI-Schutzschalter, FI-Schalter, FI Schalter, Fehlerstromschutzschalter, RCD, FI, Fehlerstromschalter, RCCB, Personenschutzschalter, Erdschlussschalter, FI-Automat, Fehlerstrom-Schutzeinrichtung, FI/LS, RCBO, Fehlerstromschutz, FI-Schutz
Schütz, Leistungsschütz, Schaltschütz, Motorschütz, Lastschütz, Schützrelais, Installationsschütz, Hilfsschütz, Lastrelais, Hauptschütz, Relais Motor, Schaltrelais, Motorstarter, Relais für Motor
Steckdose, Schuko, Schukosteckdose, Schukodose, Wandsteckdose, Unterputzsteckdose, Aufputzsteckdose, Doppelsteckdose, Feuchtraumsteckdose, Stromdose, Außensteckdose, Steckdosendose, Netzsteckdose, Einbausteckdose, Lichtsteckdose
Abzweigkasten, Verteilerdose, Abzweigdose, Klemmdose, Klemmkasten, Anschlussdose, Feuchtraumabzweigdose, Verbindungsdose, Elektrodose, Feuchtraumdose, Verteilerkasten Kunststoff, Aufputzdose, Abzweigkästchen, Hensel-Dose, Verbindungskasten, Kabelkasten, Installationsdose, FR-Dose
Fluter, Scheinwerfer, Objektstrahler, Baustellenlampe
LED-Lampe, Glühbirne, Glühlampe, Leuchtmittel, Birne, LED-Birne, Lampe mit Schraubfassung, Sparlampe, Energiesparlampe, Kerzenlampe, Filamentlampe, Retrofit-Lampe, LED-Leuchtmittel, Tropfenlampe, Kerzenbirne, Fadenlampe, Ersatz für Glühbirne, Glühbirne LED, Glühbirnen
Drehstrommotor, Elektromotor, E-Motor, Asynchronmotor, Normmotor, Industriemotor, Kraftstrommotor, Käfigläufermotor, Kurzschlussläufer, 400-V-Motor, Starkstrommotor, IEC-Motor, Dreiphasenmotor, Drehstromasynchronmotor, Kraftmotor
Getriebemotor, Motor mit Getriebe, Schneckengetriebemotor, Stirnradgetriebemotor, Kegelradgetriebemotor, Untersetzungsmotor, Antriebsmotor mit Untersetzung, Langsamläufer Motor, Getriebemotoren, Winkelgetriebemotor, Getriebe mit Motor, SEW-Motor, Antriebsmotor mit Getriebe
Wellendichtring, Simmerring, Radialwellendichtring, Simmering, WDR, Öldichtring, Radialdichtring, Wedi, Wellendichtung, Ölabdichtring, Kurbelwellendichtring, Dichtring für Welle, RWDR, Lippendichtring, Öldichtung, Getriebedichtring, Wellenabdichtung
Keilriemen, Treibriemen, Antriebsriemen, V-Riemen, Schmalkeilriemen, Lichtmaschinenriemen, Riemen für Kompressor, Gummiriemen, V-Belt, Trapezriemen, Mähwerkriemen, Ventilatorriemen, Antriebskeilriemen
Zahnriemen, Synchronriemen, Steuerriemen, gezahnter Riemen, HTD-Riemen, PU-Zahnriemen, Riemen mit Zähnen, Zahnflachriemen, Timing Belt
Stirnrad, Zahnrad, Zahnräder, Antriebsrad gezahnt, Modulzahnrad, Stirnzahnrad, Geradverzahnung, Antriebszahnrad, Zahnritzel, geradverzahntes Zahnrad, Getrieberad, gezahntes Rad
Hydraulikschlauch, Hochdruckschlauch, Hydraulikleitung, Hochdruckleitung, Ölschlauch, Baggerschlauch, Hydraulikschlauchleitung, Schlauch für Hydraulik, Druckschlauch Öl, Traktorschlauch, Hydraulikschläuche
Faltkarton, Karton, Pappkarton, Versandkarton, Faltschachtel, Schachtel
Packband, Klebeband, Paketband, Paketklebeband, Tixo, Paketband braun, Kleberolle, Klebestreifen, Verpackungsband, Verpackungsklebeband, Kartonband, Packetband, Tesafilm, Tesa, Paketkleber, Paketklebestreifen, Kleberollen, Scotch, Kreppband
Stretchfolie, Wickelfolie, Palettenfolie, Strechfolie, Handstretchfolie, Maschinenstretchfolie, Palettenwickelfolie, Einwickelfolie, Verpackungsfolie, Umwickelfolie, Schrumpffolie, Handwickelfolie, Dehnfolie, Wickelstretch, Palettenstretch, Folie für Paletten, Streckfolie, Palettenschutzfolie
Luftpolsterfolie, Knallfolie, Noppenfolie, Blasenfolie, Bläschenfolie, Blisterfolie, Luftkissenfolie, Luftblasenfolie, Polsterfolie, Knisterfolie, Bubble Wrap, Folie mit Luftblasen, Plopfolie, Blubberfolie, Plöppfolie, Noppenpolsterfolie, Blasenpolster, Luftpolster
Druckverschlussbeutel, Zip-Beutel, Zippbeutel, Ziplock-Beutel, Tütchen mit Verschluss
Tragetasche, Tüte, Tragetüte
Eimer, Kübel
Arbeitshose, Bundhose, Latzhose, Arbeitsshorts
Overall, Schutzanzug, Einweganzug
Warnweste, Sicherheitsweste, Signalweste, Warnschutzweste, Leuchtweste, Reflexweste, Pannenweste, Verkehrsweste, Bauarbeiterweste, Neonweste, Reflektorweste, Warnschutz, Gilet reflektierend, Leuchtgilet, Warngilet, Leuchtstreifenweste, Straßenweste, Weste mit Reflektoren, Autoweste
Sicherheitsschuhe, Sicherheitshalbschuhe, Sicherheitsstiefel, Arbeitsschuhe, Sicherheitsschuh, Sicherheitshalbschuh
Stiefel, Gummistiefel
Schutzhelm, Bauhelm, Arbeitshelm, Bauarbeiterhelm, Baustellenhelm, Industriehelm, Sicherheitshelm, Helm, Kopfschutz, Industrieschutzhelm, Forsthelm, Helm für Baustelle, Kopfschutzhelm, Plastikhelm, Bau Helm, Anstoßkappe
Atemschutzmaske, Staubmaske, FFP-Maske
Schutzbrille, Arbeitsschutzbrille, Arbeitsbrille, Sicherheitsbrille, Laborbrille, Vollsichtbrille, Überbrille, Augenschutz, Schleiferbrille, Schutzbrillen, Bügelbrille, Augenschutzbrille, Korbbrille, Chemiebrille, Staubbrille, Schleifbrille, Splitterschutzbrille, Brille für Schleifarbeiten
Frottierhandtuch, Handtuch, Badetuch
Decke, Wolldecke, Kuscheldecke, Fleecedecke, Schlafdecke, Bettdecke, Tagesdecke, Umzugsdecke, Plaid, Sofadecke, Wohndecke, Reisedecke, Packdecke, Acryldecke, Woldecke, Krankenhausdecke, Kuscheldecken, Zudecke, Überwurf
Hubwagen, Ameise, Handhubwagen, Gabelhubwagen, Palettenhubwagen, Palettenroller, Palettenhuber, Palettwagen, Palettenheber, Handameise, Palettenwagen, Palettrolli, Niederhubwagen, Palettenhandhubwagen, Palettrolly, Palettenameise, Rolli Paletten, Gerät zum Palettenheben, Palettenhandwagen
Hochhubwagen, Stapler, Handstapler, Elektrostapler, Gabelstapler, Deichselstapler, E-Ameise, Mitgängerstapler, Elektroameise, Hubstapler, Stapler elektrisch, Hochhubstapler, Palettenstapler, Elektrohubwagen hoch, Handhochhubwagen, Mini-Stapler, Staplergerät, Hubmaststapler, Handgabelstapler
Sackkarre, Stechkarre, Stapelkarre, Treppensteiger
Stehleiter, Klappleiter, Bockleiter, Haushaltsleiter, Trittleiter, Stufenleiter, Malerleiter, Doppelleiter, Stufenstehleiter, A-Leiter, Haushaltleiter, Stehleiter beidseitig, Leiter mit Stufen, Haushaltstritt, Sprossenstehleiter
Lenkrolle, Schwenkrolle, Rollen mit Feststeller, Gerätrolle, Gerätrollen, Räder für Wagen
Kühlschrank, Kühlgerät, Gastrokühlschrank, Eiskasten, Lagerkühlschrank, Kühlkasten, Kühlgeräte, Umluftkühlschrank, Gewerbekühlschrank, Getränkekühlschrank, Kühlschränke, Frigo, Edelstahlkühlschrank, Kühl- und Tiefkühlschrank
Fritteuse, Friteuse, Frittiergerät, Pommesmaschine, Frittöse, Frittierpfanne, Doppelfritteuse, Pommes Fritteuse, Fritöse, Frittierstation, Frittierer, Frittiermaschine, Frittierbecken, Pommesfritteuse, Fritöse Gastro, Fettbackgerät, Gastro-Fritteuse, Friteusen
Herd, Kochherd, Gastroherd, Kochfeld, Kochplatte, Gastronomieherd, Elektroherd, Kochstelle, Herdplatte, Küchenherd, Profiherd, Gaskocher Gastro, Kochherde, Rechaud, Mehrflammiger Herd, Großküchenherd, Kocher, Kochmulde, Platten zum Kochen
Spüle, Spülbecken, Waschbecken Küche, Nirosta Spüle, Handwaschbecken Edelstahl
Spülmaschine, Geschirrspüler, Gläserspüler, Gastro Spülmaschine, Untertisch Spülmaschine
Espressomaschine, Kaffeemaschine, Siebträger, Kaffee Maschine
Topf, Kochtopf, Kasserolle, Kochgeschirr
Betonstahl, Bewehrungsstahl, Baustahl, Armierungseisen, Moniereisen
Winkelstahl, Winkeleisen, L-Profil, Winkelprofil, Stahlwinkel, Eisenwinkel, L-Stahl, L-Eisen, Winkel aus Stahl, Winkelprofile, gleichschenkliger Winkel, L-Profile, Winkelschiene, Eckprofil Stahl, Winkelstange
U-Stahl, U-Profil, UPN, U-Eisen, U-Träger, UPE, UNP, U-Schiene, Stahlprofil U-Form, U-Profil Stahl, U-Profile, U-Stahlprofil
Stahlträger, Doppel-T-Träger, IPE-Träger
Trapezblech, Profilblech, Dachblech, Wellblech, Dachplatten Blech, Blechdach, Fassadenblech, Profilbleche, Dachbleche, Hallendach Blech, Trapezprofil, Wandblech, Dachprofil, Blech fürs Dach, Carportdach Blech, Dacheindeckung Blech, Pfannenblech, Dachtrapez
Drahtseil, Stahlseil, Stahldrahtseil, Windenseil, Kranseil, Forstseil, Edelstahlseil, Seil aus Stahl, Abspannseil, Drahtlitze, Metallseil, Seilzugdraht, Drahtseile, Stahltrosse, Rankseil, Stahlseile, Stahlkabel
Schweißgitter, Baustahlmatte, Drahtgitter
Akku-Bohrschrauber, Akkuschrauber, Bohrmaschine, Akkubohrer, Accuschrauber, Akkuschrauber Makita, Schraubmaschine, kabelloser Bohrer, Bohrmaschine Akku, Akkubohrmaschine, Bohrschrauber, Elektroschrauber, Schrauber, Kabelloser Schrauber, Handbohrmaschine Akku, Schrauber mit Akku, Schlagschrauber, Akkuschlagbohrschrauber
Winkelschleifer, Flex, Trennschleifer, Trennjäger, Trennhexe, Flexe, Trennmaschine, Handflex, Einhandwinkelschleifer, Schleifhexe, Zweihandschleifer, Fleks, Schleifmaschine Hand, Feuerradl, Akkuflex, Flexmaschine, Einhandflex, Eckenschleifer, Winkelschleifmaschine
Bohrhammer, Schlagbohrmaschine, Bohrmaschine, Kombihammer, SDS Maschine, Boschhammer, Presslufthammer
Schraubenschlüssel, Ringmaulschlüssel, Gabelschlüssel, Maulschlüssel, Ringschlüssel, Ratschenschlüssel, Gabelringschlüssel, Ratschenringschlüssel, Schlüssel für Muttern, Ringratschenschlüssel, Ringgabelschlüssel, Mutternschlüssel, Schraubschlüssel, Knarrenringschlüssel, Doppelmaulschlüssel, Rollgabelschlüssel, Engländer, Franzose, Schlüsselsatz, Gabelschlüsselsatz
Trennscheibe, Flexscheibe, Schneidscheibe, Flexscheiben, Inoxscheibe, Trennscheiben Metall, Trennschleifscheibe, Metalltrennscheibe, Scheibe für Flex, Schneidscheiben, Flexblatt, Trennblatt, Scheibe zum Metallschneiden, Inox-Trennscheibe, Schruppscheibe
Bandmaß, Maßband, Rollmeter, Zollstock, Rollmaßband, Rollbandmaß, Meterband, Taschenbandmaß, Rollmeter 5m, Doppelmeter, Meterstab, Messband, Maßbänder, Rollmass, Taschenmaßband, Schnellroller Maßband, Gliedermaßstab
Messschieber, Schieblehre, Schublehre, Schiebelehre, Messlehre, Digitalschieblehre, digitale Schieblehre, Kaliber Messgerät, Noniusschieblehre, digitale Schublehre, Messschieber digital, Uhrenmessschieber, Digitalmessschieber, Schiblehre, Messzange, Schieberlehre, Digitalschublehre, Schnellmesser Schieblehre, Mikrometer, Bügelmessschraube
Kompressor, Druckluftkompressor, Luftkompressor, Druckluftgerät, Werkstattkompressor, Kolbenkompressor, Luftverdichter, Druckluftanlage, Verdichter, Pressluftkompressor, Baukompressor, Druckluftmaschine, Drucklufterzeuger, Kompressoranlage, Luftpumpe Werkstatt, Druckluftpumpe, Luftpresser
Stromerzeuger, Generator, Stromaggregat, Notstromaggregat
Hochdruckreiniger, Kärcher, Dampfstrahler, Druckreiniger, Kärcherli, Hochdruckgerät, Druckwäscher, Wasserstrahler, Hochdruckwäscher, HD-Reiniger, Hochdruckwaschgerät, Terrassenreiniger, Wasserhochdruckgerät, Autowaschgerät, Kaercher, Hochdruckstrahler
Gipskartonplatte, Rigips, Gipsplatte, Rigipsplatte, Bauplatten Trockenbau
Steinwolle, Mineralwolle, Glaswolle, Rockwool
Dämmplatte, Isolierung, Dämmung
Pistolenschaum, PU-Schaum, Bauschaum, Montageschaum
Dichtstoff, Silikon, Fugenmasse, Dichtmasse, Dichtungsmasse, Fugendichtmasse, Fugendichter, Abdichtmasse, Fugendichtung, Kartuschendichtstoff, Dichtmittel, Dichtungsmittel, Fugenfüller, Kitt, Abdichtung Fuge
Mischbatterie, Wasserhahn, Armatur, Einhebelmischer, Wasserhähne, Einhebelmischbatterie, Einhandmischer, Hebelmischer, Sanitärarmatur, Mischer Wasserhahn, Mischhebel, Einhandhebelmischer, Wasserarmatur, Pippe, Wasserpippe, Batterie Wasserhahn, Einhebelarmatur, Brausegarnitur Armatur
WC, Toilette, Klo
Heizkörper, Radiator, Gliederheizkörper, Heizungskörper, Rippenheizkörper, Heizung, Warmwasserheizkörper, Heizwand, Heizelement Wand, Aluheizkörper, Gussheizkörper, Zentralheizungskörper, Gliederradiator, Gussradiator, Heizkörper Glieder, Heizrippe, Rippen Heizung
Notebook, Laptop, Ultrabook, tragbarer Computer, Mobilrechner, Klapprechner, Schlepptop, Notebook-PC, Läppi, Businessnotebook, Thinkpad, mobiler Rechner, tragbarer PC, Klappcomputer, Geschäftslaptop, Convertible, Netbook, Macbook
Desktop-PC, Computer, Rechner, PC
Multifunktionsgerät, Multifunktionsdrucker, Kombidrucker, 4in1 Drucker
Drucker, Laserdrucker, Printer, Tintenstrahldrucker, Farblaserdrucker, Bürodrucker, Netzwerkdrucker, Laserprinter, A3-Drucker, Farbdrucker, Drucker Büro, Schwarzweißdrucker, S/W-Drucker, Inkjet-Drucker, Arbeitsplatzdrucker
USV, unterbrechungsfreie Stromversorgung, Notstromversorgung, USV-Anlage, USV-Gerät, UPS, Pufferbatterie Computer, Notstrombatterie, Notstrom für Server, Batteriepuffer Strom, Notstromversorgung PC, Server-USV, Notstrom PC, USV für Server, Stromausfallschutz, Notstrom Server, APC-USV, Batteriebackup, Batterie Backup
Steckdosenleiste, Mehrfachsteckdose, Verteilersteckdose, Tischsteckdose, Vielfachsteckdose, Stromverteiler, Stromverteiler Steckdosen
Bürostuhl, Drehstuhl, Bürodrehstuhl, Schreibtischstuhl
Ordner, Aktenordner, Leitz-Ordner, Ringbuch, Mappe
Kopierpapier, Druckerpapier, Büropapier, Papier 80g
Abfallbehälter, Mülltonne, Mülleimer, Abfalltonne, Papierkorb, Müllgroßbehälter, MGB 240, MGB, Biotonne, Kehrichtcontainer
Arbeitsjacke, Arbeitskleidung, Parka, Arbeitsparka, Winterjacke
Arbeitshose, Blaumann, Arbeitskleidung
Beamer, Projektor, Videoprojektor
Wandfarbe, Dispersionsfarbe, Innenfarbe, Fassadenfarbe
Leiter, Aluleiter
Küchenarmatur, Spültischarmatur, Küchenmischer, Mischbatterie Küchenspüle
Waschtischarmatur, Waschbeckenarmatur, Mischbatterie Waschtisch
Torx, TX
Federring, Feder
Konservenglas, Schraubglas, Glas mit Schraubdeckel, Einmachglas
Holzpalette, Europalette, EPAL-Palette, Einwegpalette, Tauschpalette, EUR-Palette, Industriepalette, Transportpalette, Epal, Euro-Paletten, Palette aus Holz, Palette gebraucht, Flachpalette Holz, Europoolpalette, Gitterboxpalette Holz, Chemiepalette, CP Palette, Düsseldorfer Palette, IPPC Palette
Druckpatrone, Tinte, Tintenpatrone, Druckerpatrone
Kombidämpfer, Heißluftofen, Konvektomat
Atemschutzmaske, Gesichtsmaske, Mundschutz
Nagel, Drahtstift, Baunagel, Drahtnagel, Stahlnagel, Stauchkopfnagel, Zimmermannsnagel, Senkkopfnagel, Bretternagel, Flachkopfnagel, Schreinernagel, Schalungsnagel, Bastlernägel, Nagerl
Schreibtisch, Bürotisch, Computertisch, Arbeitsplatz Tisch, PC-Tisch, Sitz-Steh-Tisch, Arbeitstisch Büro, Bürotische, Stehschreibtisch, Steh-Sitz-Tisch, Pult, Büropult, Tisch fürs Büro, Steh-Sitz-Schreibtisch, Stehpult, höhenverstellbarer Tisch, Schülerschreibtisch, Chefschreibtisch
Fliese, Kachel
Spiralbohrer, Metallbohrer, HSS-Bohrer, HSS-Spiralbohrer, Bohrer für Metall, Stahlbohrer, Kobaltbohrer, Bohrereinsatz Metall, Eisenbohrer, HSS, Bohrer Metall, Wendelbohrer, HSS-G, Bohrer für Edelstahl, Cobaltbohrer, Bohrerset Metall, Edelstahlbohrer, HSS Bohrer
Hammerbohrer, Betonbohrer, Steinbohrer, SDS-Bohrer, Hilti Bohrer, Schlagbohrer
Quadratrohr, Vierkantrohr, Vierkanthohlprofil, Vierkantprofil, Formrohr quadratisch, Vierkantstahlrohr, Quadrathohlprofil, Formrohr, quadratisches Hohlprofil, Steher Zaun, Eisenrohr Vierkant, quadratisches Rohr, Hohlprofil quadratisch, Stahlhohlprofil, QRO, 4-kant Rohr
Rechteckrohr, Rechteckhohlprofil, Rechteckprofil, Formrohr rechteckig, rechteckiges Rohr, Stahlrechteckrohr, Hohlprofil rechteckig, Formrohr, Rechteckstahlrohr, Stahlhohlprofil, Flachrohr, Vierkantrohr, RRO
Rundrohr, Konstruktionsrohr, Stahlrundrohr, Konstruktionsrohr rund, Metallrohr rund, Präzisionsstahlrohr, Gerüstrohr, Eisenrohr rund, Pfostenrohr, Handlaufrohr, Zaunrohr, Geländerrohr
Flachstahl, Flacheisen, Bandstahl, Flachmaterial, Breitflachstahl, Flacheisen verzinkt, Flachstab, Stahlstreifen, Flachstange, Eisenband, Stahlleiste, Flachprofil, Bandeisen
Rundstahl, Rundeisen, Rundstab, Rundmaterial, Vollstab rund, Stahlwelle, Blankstahl rund, Wellenstahl, Stahlstange rund, Vollmaterial rund, Stabstahl rund, Rundstange Stahl, Stahlstab, Eisenstange, Rundstäbe, Metallstange, Stahlstange, Rundstange
Stahlblech, Schwarzblech, Feinblech, Eisenblech, Grobblech, Blechtafel, Stahlplatte, Warmblech, Eisenplatte, Schwarzblechtafel, Blechplatte, Blech schwarz, Tafelblech, Zunderblech, Blechzuschnitt Stahl, Stahltafel
verzinktes Coil, verzinktes Blech, Blechcoil, Blechrolle, Zinkblech Rolle, Bandblech, Stahlcoil, Coil, Blech auf Rolle, Bandstahl verzinkt, Spaltband, Blechband, Coilmaterial, Rolle Blech verzinkt, Stahlband verzinkt, Spenglerblech
Stahldraht, Bindedraht, Eisendraht, Rödeldraht, Wickeldraht, Spanndraht, Bindedraht verzinkt, Rabitzdraht, Drahtrolle, Drillbinder, Zaundraht, Blumendraht, Armierungsdraht, Draht, Bindedrähte, Moniereisendraht, Knüpfdraht, Draht zum Binden
Edelstahlstab, Edelstahlstange, VA Stange, Niro Rund, Edelstahl Flach, V2A Stange
Schaftfräser, Fräser
Fächerscheibe, Schleifscheibe, Lamellenscheibe, Fächerschleifscheibe, Schleifteller Flex, Schruppscheibe, Fiberscheibe, Fächerschleifer, Schleifmop, Schleifmopteller, Lamellenschleifscheibe, Mopscheibe, Schleifteller, Schleifscheiben Flex, Fächertrennscheibe, Fächerschleifteller, Schleifscheibe Winkelschleifer, Polierscheibe Flex
Diamantscheibe, Diamanttrennscheibe, Diamantblatt, Betontrennscheibe, Fliesenscheibe, Steintrennscheibe, Betonscheibe, Fliesentrennscheibe, Scheibe für Beton, Trennscheibe für Stein, Steinscheibe, Diamanttrennscheiben, Granitscheibe, Diamantsägeblatt, Asphaltscheibe, Trennscheibe für Fliesen
Steckschlüsselsatz, Knarrenkasten, Ratschenkasten, Nusskasten, Nussatz, Nusssatz, Nüsse, Schlüsselkasten Ratsche
Werkzeugkoffer, Werkzeugkasten, Werkzeugkiste, Werkzeugbox, Werkzeugkoffer leer, Werkzeugkisten, Montagekoffer, Monteurkoffer, Werkzeugbehälter, Systainer, L-Boxx, Werkzeugschachtel, Handwerkerkoffer, Servicekoffer, Koffer für Werkzeug, Alukoffer, Kiste für Werkzeug, Maschinenkoffer, Werkzeugtasche, Toolbox
Werkstattwagen, Werkzeugwagen, Rollwerkstatt, Werkzeugtrolley, Werkzeugschrank fahrbar, Schubladenwagen Werkstatt, Montagewagen, fahrbarer Werkzeugschrank, Rollwerkzeugschrank, Werkzeugwagen leer, Werkzeugschubladenwagen, Werkzeugschrank, Rollcontainer Werkstatt, Werkzeugkasten auf Rollen, Werkzeugrollwagen, Toolbox auf Rollen, Rollwagen Werkzeug, Rollcontainer Werkzeug
Ziegelstein, Ziegel, Backstein, Mauerziegel
Porenbetonstein, Ytong, Gasbetonstein, Porenbeton, Gasbeton, Ytongstein, Siporex, Leichtbetonstein, Plansteine, Planstein, Porenbetonblock, Leichtbauziegel weiß, Ytong-Steine, Gasbetonblock, weißer Baustein, Xella, Porenbetonziegel, Hebel Stein, Hebelstein
Pflasterstein, Betonpflaster, Gehwegplatte, Terrassenplatte, Betonplatte
Trockenmörtel, Fertigmörtel, Mörtel, Baukleber, Sackware Mörtel, Putzmörtel, Zementmörtel, Werktrockenmörtel, Sackmörtel, Estrich Sack, Speis, Mörtelmischung, Baustoff im Sack, Malter, Mörtelsack
OSB-Platte, OSB, Grobspanplatte, Verlegeplatte, OSB-Verlegeplatte, Holzplatte, OSB3, Rauspundplatte, Baustellenplatte Holz, OSB-3-Platte, grobe Spanplatte, Holzbauplatte
Vinylboden, Designboden, Linoleum
LED-Reflektorlampe, Spot, LED-Spot, Halogenspot, Halogenlampe, Strahlerlampe, Spotlampe, Halogenspots, Spotbirne, LED-Spots, GU10-Lampe, Einbaustrahler Leuchtmittel, Halogenbirne, Spotlight, Reflektorbirne, Stiftsockellampe, Kaltlichtspiegellampe
LED-Röhre, Leuchtstoffröhre, Neonröhre, Röhrenlampe, T8-Röhre, Leuchtröhre, Leuchtstofflampe, Lichtröhre, Neonlampe, T8, Neon, LED-Neonröhre, FL-Röhre, Röhrenlicht, T5-Röhre, Stablampe Decke, LED-Tube, Neonlicht, LED-Leuchtstoffröhre
Aderleitung, Einzelader, Litze, Verdrahtungsleitung, Schaltlitze, Einzelleiter, Verdrahtungslitze, Draht für Schaltschrank, Schaltdraht, Installationsdraht, Kupferlitze, T-Draht, Kabellitze, Ye-Draht, Ye-Leitung, Leitungsdraht, Elektrodraht, Einziehdraht
Energiekabel, Stromkabel, Starkstromkabel, Erdkabel, Mantelleitung, Netzkabel Installation, NYM-Kabel, NYM, NYY, Elektrokabel, Installationskabel, Feuchtraumleitung, Feuchtraumkabel, Stromleitung, Kabel für Erdverlegung, Leistungskabel, Leitung NYM, Lichtleitung, Elektroleitung
Steuerleitung, Signalkabel, Datenleitung, Steuerkabel, YSLY, Ölflexleitung, Ölflex, Maschinenleitung, Sensorkabel, JZ-Leitung, abgeschirmtes Kabel, Schleppkettenleitung, Ölflex-Kabel, geschirmte Leitung, LIYY, LIYCY, Kabel für Steuerung, Signalleitung
Wandschaltschrank, Gehäuse, Wandgehäuse, Leergehäuse, Unterverteilung, Aufputzverteiler, Kleinverteiler
Wandschaltschrank, Schaltschrank, Verteilerschrank, Stromkasten, Elektroschrank, Klemmkasten Stahlblech, Elektrogehäuse, Schaltkasten, Verteilerkasten, Sicherungskasten, Kompaktschaltschrank, Elektroverteiler, Verteilkasten, Stromverteilerschrank, Steuerschrank, Schaltschrankgehäuse, Elektrokasten, Zählerkasten, Stromschrank
Sichtlagerkasten, Lagerbox, Stapelbox, Sichtbox, Stapelsichtbox, Schrauben Box
Eurobehälter, Kunststoffkiste, Stapelkiste, Eurobox, Lagerkiste, Kunststoffbox, E2 Kiste, Transportbox
Klappbox, Kunststoffkiste, Faltbox, Einkaufsbox, Faltkiste, Klappkiste, Faltkorb, Einkaufskiste, klappbare Kiste, zusammenklappbare Box, Faltbehälter, Klappkorb, klappbare Box, Klappbehälter, Einkaufskorb klappbar, Faltboxen, Einkaufskorb faltbar, faltbarer Korb
Palettenregal, Schwerlastregal, Hochregal, Palettenlager, Palettenstellage, Hochregallager, Hochregalsystem, Palettenstellplatz Regal, Regal für Paletten, Schwerlastregal Paletten, Palettenregalanlage, Palettenlagerregal, Regalanlage, Lagerregal Palette, Lagerregal für Paletten
Fachbodenregal, Lagerregal, Steckregal, Aktenregal, Schraubregal
Lagerbühne, Zwischenbühne, Zwischenboden Lager, Stahlbaubühne, Zwischenebene, Mezzanin, Bühne im Lager, Arbeitsbühne Lager, Lagerpodest, Stahlbühne, Lagerebene, Hallenbühne, Mezzanine, Regalbühne, Zwischendecke Lager, Zwischenboden, Zwischengeschoss
Podestleiter, Plattformleiter, Lagertreppe, Arbeitspodest, Regaltreppe, fahrbare Treppe, Plattformtreppe, Podesttreppe, Rolltreppe Lager, Leiter mit Plattform, Kommissioniertreppe, Lagerleiter fahrbar, fahrbare Leiter, Podest mit Rollen, Treppe auf Rollen, Arbeitsplattform fahrbar, Lagerpodestleiter, Plattformpodest, Kommissionierleiter, Regalleiter
Tischwaage, Küchenwaage, Ladenwaage, Paketwaage, Digitalwaage, Briefwaage, Portionswaage, Zählwaage, Thekenwaage, Gewerbewaage, Metzgerwaage, Präzisionswaage, Marktwaage, Kontrollwaage, Waage für Küche, Versandwaage, Kompaktwaage, Wägegerät, Gastrowaage
Kranwaage, Hängewaage, Hakenwaage, Zugwaage, Wildwaage, hängende Waage, Waage mit Haken, Kranlastwaage, Wägehaken, Lastmesser, Jagdwaage, Waage für Kran, Federwaage, Kraftmesser Kran, Kraftmesser
Planetenrührmaschine, Küchenmaschine, Rührmaschine, Planetenrührwerk, Planetenmixer, Rührgerät, Teigmaschine Rühren, Patisseriemaschine, Anschlagmaschine, Schlagmaschine, Konditormaschine, Bäckereirührer, Schneebesenmaschine, Planetenmischer, KitchenAid, Universalküchenmaschine, Sahneschlagmaschine, Rühr- und Schlagmaschine, Rührwerk
Spiralkneter, Teigkneter, Teigknetmaschine, Knetmaschine, Teigmaschine, Pizzateigkneter, Kneter, Brotkneter, Teigknetmaschinen, Bäckereikneter, Pizzateigmaschine, Brotteigmaschine, Teigrührer, Teigmischer, Maschine zum Teigkneten, Spiral-Teigkneter, Knetwerk, Spiralknetmaschine, Teigmischmaschine
Stabmixer, Pürierstab, Handmixer, Zauberstab, Mixstab, Bamix, Passierstab, Suppenmixer, Gastro-Pürierstab, Eintauchmixer, Handrührstab, Suppenpürierer, Handpürierer, Mixer mit Stab, Stabpürierer, Pürierer
Standmixer, Barmixer, Blender, Smoothie Mixer
Eisbereiter, Eiswürfelmaschine, Eismaschine, Eiswürfelbereiter, Eiswürfelmacher, Ice Maker, Eisflockenmaschine, Flockeneismaschine, Eiscrusher, Crushed-Ice-Maschine, Eiswürfelgerät, Maschine für Eiswürfel, Eiswürfelautomat, Eismaker, Scherbeneisbereiter, Eiserzeuger, Icemaker, Eismacher, Scherbeneis Maschine, Scherbeneismaschine
Kühlvitrine, Verkaufsvitrine, Glastürkühlschrank, Getränkekühlschrank Glastür, Flaschenkühlschrank
Pfanne, Bratpfanne, Wok, Wokpfanne
Kaffeemühle, Espressomühle, Kaffeemahlwerk, Mahlwerk, Bohnenmühle, Kaffeemahlmaschine, Mühle für Kaffee, Kaffeebohnenmühle, Direktmahler, Scheibenmahlwerk, Kaffeereibe, Grinder Kaffee
Handschuhe, Arbeitshandschuhe, Schutzhandschuhe
Schweißerhandschuh, Lederhandschuhe
Einweghandschuhe, Einmalhandschuhe, Untersuchungshandschuhe, Nitrilhandschuhe, Latexhandschuhe, Gummihandschuhe, Vinylhandschuhe, Wegwerfhandschuhe, OP-Handschuhe, medizinische Handschuhe, Laborhandschuhe, Plastikhandschuhe, Arzthandschuhe, Hygienehandschuhe, Latex-Einweghandschuhe, Küchenhandschuhe einweg, Chirurgenhandschuhe, Schutzhandschuhe einweg
Versandtasche, Luftpolsterumschlag, Luftpolstertasche, gepolsterter Umschlag
Etiketten, Aufkleber
Packpapier, Kraftpapier, Einpackpapier, Einschlagpapier, Füllpapier, Natronpapier, Braunes Papier, Papier zum Einpacken, Stopfpapier, Verpackungspapier, Polsterpapier, Rollenpapier, Schrenzpapier, Natronkraftpapier, Papierrolle braun, Packpapierrolle, Seidenpapier, Packseide
Standbodenbeutel, Doypack, Standbeutel, Doypackbeutel, Kaffeebeutel, Teebeutel Verpackung, Stehbeutel, Standup-Beutel, Aromabeutel, Aromaschutzbeutel, Snackbeutel, Doypacks, Kaffeetüte, Lebensmittelbeutel stehend, Bodenbeutel, Beutel mit Standboden, Kaffeeverpackung, Lebensmittelbeutel, Lebensmittelbeutel mit Zip
Big Bag, FIBC, Bigbag, Schüttgutsack, Großsack, Schüttgutbeutel, Bausack, Schuttsack, Bauschuttsack, Containersack, Transportsack, Sandsack groß, Holzsack, Big Pack, Bigpack, Gewebesack groß, Baustellensack, Schuttbag, großer Sack
Spundfass, Tonne, Spundloch, L-Ring-Fass
Hülsenanker, Spreizanker, Hülsendübel, Metallspreizdübel, Spreizhülse, Hülsenbolzen, Metalldübel, Schwerlastdübel mit Hülse, Spreizdübel Metall
Betonschraube, Schraubanker, Schraubdübel, Multimonti, Mauerschraube, Betonschraubanker, Schraube für Beton, dübellose Schraube, Rahmenschraube, Fensterrahmenschraube, Fensterbauschraube, Betonanker Schraube
Lasthaken, Kranhaken, Anschlaghaken, Kettenhaken, Ösenhaken, Sicherheitslasthaken, Hebehaken, Wirbelhaken, Gabelkopfhaken, Hebezeughaken, Sicherheitshaken, Haken für Kran, Haken zum Heben, Zughaken, Haken mit Sicherung
Flachdichtung, Flanschdichtung, Dichtung für Flansch, Dichtscheibe, Flanschdichtring, Klingerit, Dichtungsscheibe, Flachdichtring, IBC-Dichtung, Flanschgummi, Zwischenflanschdichtung, Rohrleitungsdichtung, Klingeritdichtung
Hydraulikzylinder, Hydraulikstempel, Hydraulikkolben, Ölzylinder, Hubzylinder, Hydraulikheber, Hydrozylinder, Kippzylinder, doppeltwirkender Zylinder, Anbauzylinder, Presszylinder, Hydraulikpresse Zylinder
Pneumatikzylinder, Druckluftzylinder, Luftzylinder, Druckluft Zylinder, Festozylinder, Pneumatikkolben, Druckluftkolben, Normzylinder, ISO-Zylinder, Pneuzylinder, Kompaktzylinder, Pressluftzylinder, Pneumatischer Antrieb
Klauenkupplung, Wellenkupplung, Elastische Kupplung, Motorkupplung, Rotex, Rotexkupplung, Steckkupplung Welle, Pumpenkupplung, Kupplung Motor Pumpe, Kupplung für Wellen, drehelastische Kupplung, Sternkupplung, Antriebskupplung, Elastomerkupplung, Kupplung mit Stern
Monitor, Bildschirm, Computerbildschirm, Computer Monitor
Leinwand, Projektionsleinwand, Beamerleinwand, Rolloleinwand, Motorleinwand, Stativleinwand, Rahmenleinwand, Projektionswand, Projektionsfläche, Bildwand, Leinwand für Beamer, Heimkinoleinwand, Projektionswände, Elektroleinwand, Leinwände
Kugelschreiber, Kuli, Schreibstift, Schreibgerät, Schreiber, Druckkugelschreiber, Kugelschreiberset, Kulis, Schreibstifte, Biro, Pen, Werbekuli, Kugelstift, Mine Kuli, Schreibutensilien, Kugelschreiber Druckmechanik
Bettwäsche, Bettbezug, Bettwäscheset, Linnen
Kunststofffenster, PVC-Fenster, Plastikfenster, Fenster, Fensterelement, Kellerfenster, Isolierglasfenster, Drehkippfenster, Kippfenster, Wohnraumfenster, Fenster aus Kunststoff, Fenster dreifach verglast, Isolierfenster, Garagenfenster, Hausfenster, Wärmeschutzfenster
Innentür, Zimmertür
Absperrklappe, Drosselklappe, Zwischenflanschklappe, Ringabsperrklappe, Scheibenventil, Klappenventil, Schmetterlingsventil, Butterflyventil, Klappe für Rohrleitung, Lugklappe, Waferklappe, Absperrklappen, Drosselklappen
PE-Rohr, Polyethylenrohr, HDPE-Rohr
Verbundrohr, Aluverbundrohr, Mehrschichtrohr, Mehrschichtverbundrohr, Alupexrohr, Alupex, PEX-Rohr, Fußbodenheizungsrohr, Metallverbundrohr, MV-Rohr, Aluplastrohr, Heizrohr, Sanipex
Sechskantmutter, Schraubenmutter, 6-kant-Mutter, Skt-Mutter, Gewindemutter, Mutter metrisch, Schraubmutter, 6kt Mutter, 6-Kant Mutter
Kunststoffdübel, Dübel, Spreizdübel, Nylondübel, Fischerdübel, Wanddübel, Plastikdübel, Universaldübel, Mauerdübel, Allzweckdübel, Fischer Dübel, Dübel aus Plastik, Dübbel, Rawlplug, Uni-Dübel
Rillennagel, Ankernagel, Kammnagel, Ringnagel, Schraubnagel, Gerippter Nagel, Palettennagel, Coilnagel
Rundstahlkette, Kette, Gliederkette, Stahlkette, Anschlagkette, Hebekette, Eisenkette, Knotenkette, Hochfeste Kette, Lastkette, Kranketten, Schiffskette, Ankerkette, Kettenmeterware, Zurrkette, Ladungskette, Rundgliederkette, Forstkette
Schäkel, Schekel, Schackel, Bügelschäkel, Omegaschäkel, Kettenverschluss, U-Bügel zum Heben, Hebeschäkel, Ankerschäkel, Kettenbügel, Lastschäkel
Kreiselpumpe, Zentrifugalpumpe, Wasserpumpe, Normpumpe, Blockpumpe, Inlinepumpe, Chemiepumpe, Förderpumpe, Bewässerungspumpe, Druckerhöhungspumpe, Radialpumpe, Jetpumpe, Poolpumpe, Gartenpumpe
Schmutzwasserpumpe, Abwasserpumpe, Fäkalienpumpe, Fäkalpumpe, Baupumpe, Flutpumpe, Schlammpumpe, Lenzpumpe, Baustellenpumpe, Flachsaugerpumpe, Sickerpumpe, Tauchpumpe, Hochwasserpumpe, Hebepumpe, Sumpfpumpe, Schmutzpumpe, Kellerentwässerungspumpe, Schachtpumpe
PP-R-Rohr, Kunststoffrohr zum Schweißen, Polypropylenrohr, Wasserrohr Kunststoff, Aquatherm, Plastikrohr Heizung, grünes Rohr, PPR, Stabi-Rohr, Aquatherm-Rohr, Kunststoffwasserrohr, Rohr zum Verschweißen, Fusiotherm, Kunststoffrohr Trinkwasser, Schweißrohr Kunststoff, PPR Rohr
PE-Druckrohr, PE-Rohr, PE-HD-Rohr, PE-Schlauch, Wasserleitungsrohr, Trinkwasserrohr, Druckrohr, Gartenwasserleitung, Plastikwasserleitung, schwarzes Rohr, Hauswasserleitung, Bewässerungsrohr, PE-Leitung, HDPE-Druckrohr, Poly-Rohr, Abwasserdruckleitung, Gasrohr PE, Verlegerohr
Stahlrohr, Siederohr, Gewinderohr, Gasrohr, Eisenrohr, Nahtlosrohr, Heizungsrohr Stahl, Wasserrohr Stahl, Rauchrohr nahtlos, Leitungsrohr Stahl, Schwarzrohr, Gewindrohr, verzinktes Rohr, Metallrohr
Gewindefitting, Rohrfitting, Messingfitting, Tempergussfitting, Doppelnippel, Gewindemuffe, Rohrverschraubung, Nippel, Rohrnippel, Verschraubung, Rohrverbinder, Gewinderohrverbinder, Schraubfitting, Reduziernippel, Winkelstück Gewinde, Verbindungsstück Rohr, Gasfitting, Rohrbogen Gewinde, Gewindebogen
PE-Klemmverbinder, Klemmverbinder, Klemmfitting, Klemmverschraubung, PE-Fitting, Plassonverbinder, PE-Verschraubung, Plasson, Klemmkupplung, PE-Klemmfitting, Schraubverbinder PE, Rohrverbinder PE, PE-Kupplung, Steckfitting PE, PE-Rohr Kupplung, PE Kupplung
Pressfitting, Pressverbinder, Presskupplung, Pressbogen, Pressmuffe, Viega, Mapress, Profipress, Pressverschraubung, Sanpress, Pressformteil, Fitting zum Pressen, Optipress, M-Kontur Bogen, Presssystem, Presssystem Edelstahl
Flansch, Rohrflansch, Flanschen, Anschweißflansch, Blindflansch, Losflansch, Vorschweißbund, Flanschring, Rohrleitungsflansch, Schweißflansch, Blinddeckel
Bimetallthermometer, Thermometer, Temperaturmesser, Temperaturanzeige, Zeigerthermometer, Heizungsthermometer, Anlegethermometer, Temperaturmessgerät, Einsteckthermometer, Temperaturanzeiger, Wärmemesser, Kesselthermometer
CEE-Stecker, Starkstromstecker, Kraftstecker, Drehstromstecker, Industriestecker, Kraftstromstecker, Baustromstecker, Rotstecker, Kraftstromkupplung, CEE-Dose, Kraftsteckdose, CEE-Steckvorrichtung, Drehstromsteckdose, Starkstromsteckdose, Campingstecker, CEE-Kupplung, Starkstromkupplung, Kraftdose, Euro CEE blau, CEE blau
LED-Panel, Rasterleuchte, Deckenleuchte Büro, Panelleuchte, Einlegeleuchte, Deckenpanel, Büroleuchte, LED-Paneel, LED-Deckenleuchte, Bürolampe Decke, Deckenlampe, flache Deckenleuchte, Odenwald Leuchte, Rasterdecke Leuchte, Lichtpanel, Deckenleuchte, Lichtdecke
Fluter, LED-Fluter, Außenstrahler, Flutlicht, LED-Strahler, LED-Scheinwerfer, Baustrahler, Baustellenstrahler, Gartenstrahler, Hofbeleuchtung, Arbeitsscheinwerfer, Halogenstrahler, Flutlichtstrahler, Außenlampe, Fassadenstrahler, Halogenfluter, Arbeitsleuchte Baustelle, Hofstrahler
Hallenstrahler, Hallenleuchte, High Bay, Highbay, Hallenbeleuchtung, Lagerbeleuchtung, Industrieleuchte, UFO-Leuchte, Hallenlampe, Hallentiefstrahler, Industriestrahler, Werkstattbeleuchtung, Hochregalleuchte, Lagerleuchte, UFO-Lampe, Hängestrahler, Deckenstrahler Halle
Einphasenmotor, Wechselstrommotor, Kondensatormotor, Lichtstrommotor, Lichtstrom Motor, 230-V-Motor, 220-Volt-Motor, Motor 230 Volt, Haushaltsstrom Motor, E-Motor 230V, Elektromotor 230V
Faltkarton, Faltschachtel groß, Umzugskarton, Pappschachtel, Kartonschachtel, Versandkartons, Pappkiste, Wellpappkarton, Überseekarton, Packkarton, Kartonage, Wellpappschachtel, Schachtel aus Pappe, Umzugskiste, Umzugsschachtel, Wellkarton, Paketkarton, Bananenschachtel, Pappkartons
Versandschachtel, Postschachtel, Päckchenkarton, Maxibriefkarton, Versandbox, Stülpschachtel, Aufrichteschachtel, Mailingbox, Postkarton, Versandkarton klein, Geschenkschachtel, Paketbox, Geschenkkarton, Versandverpackung, Faltschachtel, Onlineversand Karton, Postpaket Schachtel
Versandhülse, Papprolle, Posterrolle, Papphülse, Versandrolle, Planrolle, Kartonrolle, Posterhülse, Versandröhre, Papprohr, Planhülse, Kartonröhre, Versandtube, Pappröhre, Zeichenrolle, Posterversand, Hülse für Poster, Rolle für Pläne, Posterröhre
Tragetasche, Plastiktüte, Plastiksackerl, Sackerl, Hemdchentüte, Einkaufstüte, Plastiktasche, Tragsackerl, Plastiksäckli, Knotenbeutel, Plastiktragetasche, Einkaufstasche, Hemdchentragetasche, Kunststofftasche, Hemdchenbeutel, Raschelsack, Tragtasche, Einkaufssackerl, Supermarkttüte
Druckverschlussbeutel, Zipbeutel, Zip-Tüte, Schnellverschlussbeutel, Verschlussbeutel, Gripbeutel, Tütchen mit Druckverschluss, Minigrip, Zipper-Beutel, Zippsackerl, Druckleistenbeutel, Zipsäckchen, Polybeutel, Minigripbeutel, Plastikbeutel wiederverschließbar, Ziplock, Säckchen mit Zip, Zip-Lock-Tüte
PET-Flasche, Plastikflasche, Getränkeflasche, Saftflasche, Kunststoffflasche, Wasserflasche, leere Flasche, Limonadenflasche, Pet Flaschen leer, Getränkeflasche Plastik, Smoothieflasche, Leerflasche, Trinkflasche
Konservenglas, Marmeladenglas, Honigglas, Gurkenglas, Einweckglas, Weckglas, Rexglas, Twist-Off-Glas, Vorratsglas, Schraubdeckelglas, Marmeladeglas, Konfiglas, Konfitürenglas, Sturzglas, Rundglas, Einsiedeglas, Einkochglas, Pestoglas, Marmeladengläser, Gläser mit Deckel
Sprühflasche, Spenderflasche, Pumpflasche, Sprüh- und Spenderflaschen, Zerstäuberflasche, Seifenspenderflasche, Pumpsprüher, Schaumflasche, Sprüher, Spritzflasche, Spray-Flasche, Pumpspenderflasche, Wassersprüher, Blumensprüher, Handseifenflasche, Schaumspender, Dosierflasche
Kanister, Wasserkanister, Benzinkanister, Plastikkanister, Kunststoffkanister, Kraftstoffkanister, Reservekanister, Kannister, Spritkanister, Stapelkanister, Chemiekanister, Flüssigkeitskanister, Bidon, Trinkwasserkanister, Industriekanister
Spundfass, Fass, Deckelfass, Plastikfass, Stahlfass, Ölfass, Kunststofffass, Spannringfass, Rollreifenfass, Blechfass, Regentonne, Weithalsfass, Plastiktonne, Ölfässer, 200-Liter-Fass, Fässer, Metallfass, Maischefass, Blechtonne
Eimer, Plastikeimer, Putzeimer, Kübel mit Deckel, Kessel mit Deckel, Farbeimer, Mörteleimer, Eimer mit Deckel, Hobbock, Kunststoffkübel, Lebensmitteleimer, Kunststoffeimer, Plastikkübel, Wassereimer, Honigeimer, Baueimer, Deckeleimer, Wischeimer, Putzkübel
Etiketten, Thermoetiketten, Klebeetiketten, Rollenetiketten, Versandetiketten, Labels, Haftetiketten, Label, Klebeschilder, Preisetiketten, Barcodeetiketten, Thermolabel, Pickerl, Etikettenrolle, Selbstklebeetiketten, Thermotransferetiketten, Adressetiketten, Etikett
Versandtasche, Polsterversandtasche, Luftpolsterversandtasche, Luftpolstertüte, Polsterumschlag, Noppentasche, Luftpolsterkuvert, Polsterkuvert, Luftpostertasche, Briefumschlag gepolstert, gefütterter Umschlag, Versandbeutel, Maxibrief-Umschlag, wattierter Umschlag, gepolstertes Kuvert, Luftpolsterumschläge, Bläschenumschlag, Briefkuvert gefüttert, Versandumschlag
Rillenkugellager, Kugellager, Radlager, Industriekugellager, Wälzlager, Radialkugellager, Kugelrollenlager, Motorlager, Rillenlager, Kugelager, Rotationslager, 2RS-Lager, Achslager
Kegelrollenlager, Kegellager, Konuslager, Konisches Lager, Kegelradlager, Timkenlager, konisches Rollenlager, Schrägrollenlager, Radlager Anhänger
Zylinderrollenlager, Rollenlager, NU-Lager, Walzenlager, Tonnenlager, NJ-Lager, Zylinderlager, Radialrollenlager, einreihiges Rollenlager
Nadellager, Nadelhülse, Nadelkranz, Nadelrollenlager, Nadelbüchse, Nadelkäfig, Lager mit Nadeln
Stehlager, Stehlagereinheit, Lagerbock, Pillow Block, UCP-Lager, Bocklager, UCP, Lagerböcke, Wellenbock, Gehäuselager, Stehlagerbock, Wellenlager stehend, Stehlagereinheiten
Flanschlager, Flanschlagereinheit, UCF-Lager, Vierlochflanschlager, UCF, Flanschgehäuselager, UCFL, Zweilochflanschlager, Lager mit Flansch, Vierkant-Flanschlager, Vierlochflansch
Stehlagergehäuse, SNL-Gehäuse, geteiltes Stehlager, Lagergehäuse, SNL, zweiteiliges Lagergehäuse, SNH-Gehäuse, geteiltes Gehäuse, SN-Gehäuse, Gehäuse für Pendelrollenlager, Pendelrollenlager Gehäuse, geteiltes Lagergehäuse
Rollenkette, Antriebskette, Motorradkette, Kette Antrieb, Duplexkette, Simplexkette, Kraftübertragungskette, Maschinenkette, Industriekette, Treibkette, Förderkette, Duplex-Rollenkette, Triplexkette, Getriebekette, Kettentrieb, Gelenkkette, Transmissionskette
Kettenrad, Ritzel, Kettenritzel, Antriebsritzel, Kettenräder, Kettenzahnrad, Zahnkranz Kette, Kettenradscheibe, Zahnrad für Kette, Ritzelscheibe, Kettenblatt, Kettenscheibe, Zahnscheibe für Kette
O-Ring, Rundschnurring, Gummiring, O-Ringe, Gummidichtring, Nullring, Rundring, Dichtungsring, Gummidichtung rund, Dichtgummi, FKM-Ring, Viton-Ring, Runddichtring
Schneckengetriebe, Untersetzungsgetriebe, Winkelgetriebe, Getriebe, Schneckenradgetriebe, Reduziergetriebe, Aufsteckgetriebe, Reduktionsgetriebe, Industriegetriebe, Untersetzer, Getriebebox
Berufsbekleidungsstoff, Stoff für Arbeitskleidung, Baumwollstoff, Köperstoff, Segeltuch, Canvas, Stoffbahn, Twill, Stoffballen, Drillich, Gewebe Meterware, Köpergewebe, Canvasstoff, Baumwollgewebe, Arbeitshosenstoff, Ripstop-Gewebe, Uniformstoff, Stoff Meterware, Denim, Zeltstoff
Maschenstoff, Jersey, Jerseystoff, Strickstoff, Trikotstoff, Sweatstoff, T-Shirt-Stoff, Bündchenstoff, Maschenware, Wirkware, Sommersweat, Gestrick, Stretchstoff, Baumwolljersey, Rippstoff, Pikee, Poloshirt Stoff, Sweatshirtstoff, Jersey Meterware
PP-Spinnvlies, Vliesstoff, Spinnvlies, Vlies, Unkrautvlies, Gartenvlies, Winterschutzvlies, Frostschutzvlies, Polypropylenvlies, Non-Woven, Pflanzenschutzvlies, Unkrautfolie, Filtervlies, Vliesbahn, Vlies Meterware, Polstervlies, Pflanzenvlies, Abdeckvlies
Arbeitsjacke, Bundjacke, Berufsjacke, Montagejacke, Softshelljacke, Winterjacke Arbeit, Blouson, Handwerkerjacke, Joppe, Werkstattjacke, Schutzjacke, Monteurjacke, Wetterjacke, Thermojacke, Arbeitsblouson, Arbeits Jacke, Kälteschutzjacke, Baujacke, Arbeitsmantel
Arbeitshose, Handwerkerhose, Cargohose, Zimmermannshose, Bundfaltenhose Arbeit, Monteurhose, Berufshose, Arbeitslatzhose, Zunfthose, Schutzhose, Malerhose, Engelbert Strauss Hose, Werkstatthose, Hose mit Knietaschen, Strauss Hose, Werkhose, Montagehose, Arbeitsbundhose, Lagerhose
Overall, Maleranzug, Schutzoverall, Einwegoverall, Maleroverall, Einmaloverall, Chemikalienschutzanzug, Tyvek, Lackieranzug, Asbestanzug, Ganzkörperanzug
Overall, Arbeitsoverall, Tyvek-Anzug, Staubschutzanzug, Ganzkörperschutz, Einteiler Arbeit, Spritzschutzanzug, Einmalanzug, Lackieroverall, Virenschutzanzug, Schutzkleidung Einweg
Sicherheitsstiefel, S3-Stiefel, Schnürstiefel, Arbeitsstiefel, Bauarbeiterstiefel, Sicherheitsschuh hoch, Baustiefel, knöchelhohe Sicherheitsschuhe, Stahlkappenstiefel, Schutzstiefel, Schuhe mit Stahlkappe hoch, hohe Arbeitsschuhe, hohe Sicherheitsschuhe, Bauschuhe, Winterstiefel Arbeit
Sicherheitshalbschuhe, Stahlkappenschuhe, Arbeitshalbschuhe, Schutzschuhe, S1P-Schuhe, Arbeitsschuh, Schuhe mit Stahlkappe, Berufsschuhe, Werkstattschuhe, S3-Schuhe, Schutzschuhwerk, Lagerschuhe, Halbschuhe Arbeit, Arbeitsturnschuhe, Arbeitssneaker, Montageschuhe, Küchenschuhe
Gummistiefel, Regenstiefel, PVC-Stiefel, Wasserstiefel, Stallstiefel, Schlachterstiefel, Bau-Gummistiefel, Melkerstiefel, Kanalstiefel, Metzgerstiefel, Kunststoffstiefel, Fischerstiefel, S5-Stiefel, PU-Stiefel, Betonierstiefel, Lebensmittelstiefel, wasserdichte Stiefel, Wathose, Bauernstiefel, Landwirtschaft Stiefel
Beschichtete Handschuhe, Montagehandschuhe, Nitrilhandschuhe beschichtet, Strickhandschuhe, PU-Handschuhe, Mechanikerhandschuhe, Noppenhandschuhe, Feinmechanikerhandschuhe, Schnittschutzhandschuhe, Latexhandschuhe Bau, Feinstrickhandschuhe, Gartenhandschuhe, Arbeitshandschuh, Handschuhe mit Beschichtung, gummierte Handschuhe, Monteurhandschuhe, Schnittschutz Handschuhe
Lederhandschuhe, Schweißerhandschuhe, Rindlederhandschuhe, Fahrerhandschuhe, Bauhandschuhe, Leder-Arbeitshandschuhe, Ziegenlederhandschuhe, Spaltlederhandschuhe, Arbeitshandschuhe aus Leder, Grillhandschuhe, Rigger-Handschuh, Rangierhandschuhe, Hitzeschutzhandschuhe, Rindsleder Handschuhe
Atemschutzmaske, FFP2-Maske, Feinstaubmaske, FFP3-Maske, Schutzmaske, Partikelmaske, Halbmaske, Atemmaske, FFP2, FFP3, Staubschutzmaske, FFP1-Maske, Filtermaske, Atemschutz, Nasen-Mund-Schutz, Schleifmaske, Asbestmaske, Malermaske, Partikelfiltermaske
Frottierhandtuch, Duschtuch, Frotteetuch, Frotteehandtuch, Badehandtuch, Saunatuch, Hoteltuch, Gästehandtuch, Handtücher, Frottee, Badetücher, Frottiertuch, Handtücher Hotel, Duschtücher, Waschlappen, Hotelhandtuch, Badtuch, Strandtuch, Frottierwäsche
Bettwäsche, Bettbezüge, Bettzeug, Hotelbettwäsche, Bettgarnitur, Bettüberzug, Bettwäschegarnitur, Kopfkissenbezug, Deckenbezug, Duvetbezug, Laken
Bettwäsche, Bettlaken, Leintuch, Bettanzug, Bettwäsche-Set, Kissenbezug, Bezug für Bettdecke, Duvet-Anzug, Polsterüberzug, Bettwäschegarnituren, Überzug Bettdecke
Fachbodenregal, Metallregal, Kellerregal, Lagerstellage, Regal mit Böden, Werkstattregal, Stahlregal, Stellage, Archivregal, Garagenregal, Regal aus Metall, Weitspannregal, Lagergestell, Blechregal, Vorratsregal, Regal Lager, Aktenregal Metall, Gestell Lager, Regal für Werkstatt, Ordnerregal
Kragarmregal, Langgutregal, Langgutlager, Regal für Rohre, Regal für Langgut, Auslegerregal, Stangenregal, Rohrregal, Regal für Stangen, Holzlagerregal, Bretterregal, Plattenregal, Konsolregal, Profilregal, Regal für lange Teile
Kunststoffpalette, Plastikpalette, Palette aus Kunststoff, Hygienepalette, Palette aus Plastik, H1-Palette, Plastikpaletten, PE-Palette, Exportpalette Kunststoff, Lebensmittelpalette, Kufenpalette
Gitterbox, Gitterboxpalette, Drahtgitterbox, Gibo, Drahtbox, Gitterkorb, Gitterbehälter, Gitterwagenbox, Metallgitterbox, Eurogitterbox, Stahlgitterbox, Gitterkiste, Gitterboxen, Drahtkorb Lager, Metallkiste Gitter, Drahtcontainer, Stapelbehälter Gitter
Sichtlagerkasten, Sichtlagerbox, Stapelkasten Schrauben, Schraubenkasten, Kleinteilebox, Lagerkasten, Kleinteilekasten, Sortierkasten, Regalkasten, Lagersichtkasten, Schraubenbox, Kleinteilemagazin, Werkstattbox, Greifbox, Kästen für Schrauben, Lagersichtbox, Lagerkiste, Schüttenkasten, Kleinteilelager, Sortierbox
Eurobehälter, Stapelbehälter, Transportkiste, Eurokiste, Transportbehälter, KLT, Kleinladungsträger, Drehstapelbehälter, Lagerkiste Kunststoff, Eurokasten, Eurostapelbehälter, E2-Kiste, Fleischkiste
Eurobehälter, Rako, Rako-Behälter, Euronormbehälter, Stapelkasten, Plastikkiste, Kiste aus Plastik, Bäckerkiste, Gemüsekiste, Plastikbox, Euronorm-Kiste, Lebensmittelkiste
Abfallbehälter, Müllbehälter, Mistkübel, Abfalleimer, Kehrichtkübel, Abfallkübel, Müllkübel, Müllcontainer, Abfallsammler, Wertstoffbehälter, Wertstoffsammler, Müllbox, Abfalltrennsystem, Kehrichteimer, Restmülltonne, Abfallcontainer, Rollmülltonne, Papiertonne
Abfallbehälter Pedaldeckel, Treteimer, Pedaleimer, Treteimer groß, Mülleimer mit Pedal, Tretabfallbehälter, Abfalleimer Pedal, Abfalleimer mit Fußpedal, Mistkübel Pedal, Tretmülleimer, Treteimer Kunststoff, Pedalmülleimer
Abfallbehälter Einwurfschlitz, Aktenvernichtungsbehälter, Papiersammler mit Schlitz, Datenschutztonne, Altpapierbehälter, Mülleimer mit Schlitz
Plattformwagen, Transportwagen, Schiebewagen, Lagerwagen, Magazinwagen, Handwagen, Transportkarre mit vier Rädern, Paketwagen, Pritschenwagen, Plattformkarre, Tischwagen Lager, Rollwagen, Plateauwagen, Klappwagen, Plattformroller, Handtransportwagen, Leiterwagen, Transportkarren, Wagen für Pakete, Schubwagen
Sackkarre, Sackrodel, Sackwagen, Stapelkarren, Sackkarren, Rodel, Treppenkarre, Transportkarre, Stechkarren, Paketkarre, Getränkekarre, Handkarre, Sackroller, Sacktruck, Treppensteiger Karre, Umzugskarre, Kistenkarre, Karre für Umzug, Paketroller
Schiebeleiter, Ausziehleiter, Anlegeleiter, Teleskopleiter, Seilzugleiter, Auszugsleiter, ausziehbare Leiter, Feuerwehrleiter, Dachdeckerleiter, Mehrzweckleiter, Sprossenleiter, Anstellleiter, lange Leiter, Fassadenleiter, Dachleiter, Vielzweckleiter, Verlängerungsleiter, Ausschubleiter
Lenkrolle, Transportrolle, Möbelrolle, Apparaterolle, Laufrolle drehbar, Transportgeräterolle, Drehrolle, Schwerlastrolle, Lenkrad Wagen, drehbare Rolle, Rolle drehbar, Geräterolle, Rollen für Wagen, Lenkrollen mit Bremse, Stopprolle, Rolle mit Bremse, Schwenkrollen, Möbelrollen, Laufrolle
Bockrolle, starre Rolle, Festrolle, Rolle starr, Rolle nicht drehbar, Bockrollen, feststehende Rolle, Starrrolle, Schwerlastrolle starr, Bockrad, Bockräder, Fixrolle
Einzelrad, Rad, Ersatzrad, Schubkarrenrad, Räder, Ersatzrad Sackkarre, Vollgummirad, Karrenrad, Luftrad, Sackkarrenrad, Rad für Schubkarre, Ersatzrolle Hubwagen, Transportrad, Rad mit Lager, Luftreifen Schubkarre, Rad für Sackkarre, Gabelrolle, Scheibtruhenrad, Scheibtruhen Rad, Bollerwagenrad
Plattformwaage, Bodenwaage, Palettenwaage, Industriewaage, Wiegeplattform, Lagerwaage, Viehwaage, Schwerlastwaage, Paketwaage groß, Waage für Paletten, Wägebrücke, Dezimalwaage, Wiegebrücke, Wägeplattform, Flachwaage, Sackwaage, Durchfahrwaage, Fasswaage
Standmixer, Smoothiemaker, Cocktailmixer, Hochleistungsmixer, Smoothie-Mixer, Mixgerät, Bar-Mixer, Shaker Maschine, Barblender, Barmixgerät, Milchshaker, Mixer für Bar, Krugmixer, Glasmixer, Becher-Mixer, Shakemixer, Smoothies Maschine
Heißluftofen, Umluftofen, Konvektionsofen, Kombiofen, Kombisteamer, Backofen Gastro, Gastro-Backofen, Rational, Dampfgarer, Bäckereiofen, Steamer, Aufbackofen
Heißluftofen, Konvektionsbackofen, Heißluftdämpfer, Combi-Dämpfer, Heißluftbackofen, Backofen, Combisteamer, Ladenbackofen, Backofen für Bleche, Dampfbackofen, Kombi-Dämpfer
Pizzaofen, Etagenofen, Pizzabackofen, Steinofen Pizza, Steinbackofen, Ofen für Pizza, Flammkuchenofen, Steinbodenofen, Deckofen
Herd Gas, Gasherd 4-flammig, Gaskochfeld, Gaskochherd, Gaskochplatte, Gas-Herd, Gasrechaud
Tiefkühlschrank, Gefrierschrank, Froster, Tiefkühler, Tiefkühlgerät, Tiefkühlkasten, TK-Schrank, Gefrierer, Gefriergerät, Eisschrank, Gefrierkasten, Gefriertruhe, Tiefkühltruhe, Lagertiefkühlschrank, Kühlschrank −18
Kühltisch, Kühltheke Edelstahl, Saladette, Unterbaukühltisch, Kühlunterbau, Kühlpult, Kühlarbeitstisch, Kühlschubladen, Pizzakühltisch, Salatkühltisch, Kühlkorpus, Unterthekenkühlung, Kühltischplatte, Barkühltisch, gekühlter Arbeitstisch, Tiefkühltisch, Kühlschubladentisch
Kühlvitrine, Kuchenvitrine, Kühltheke, Thekenvitrine, Tortenvitrine, Aufsatzkühlvitrine, Glaskühlschrank, Wandkühlregal, Auslagenkühlung, Kühlregal, Glasvitrine gekühlt
Kühlvitrine, Verkaufstheke, Tortenkühlung, Kuchentheke, Konditoreivitrine, Sushivitrine, Snackvitrine, gekühlte Vitrine, Vitrine, Kuchenkühlung
Arbeitstisch, Edelstahltisch, Gastrotisch, Chromstahltisch, Küchentisch Edelstahl, Vorbereitungstisch, Werktisch Edelstahl, Tisch aus Edelstahl, Niro-Tisch, Inox-Tisch, Edelstahlarbeitstisch, Zubereitungstisch, Küchenarbeitstisch, Gastro-Arbeitstisch, Anrichte Edelstahl, Metalltisch Küche, Niro Tisch, Arbeitsplatte Edelstahl, VA Tisch
Spüle, Gastrospüle, Abwasch, Doppelspüle, Abwaschbecken, Schüttstein, Spültisch, Spülzentrum, Ausgussbecken, Edelstahlspüle, Spülen-Tisch
Spüle, Gewerbespüle, Abwaschtrog, Doppelbecken, Großküchenspüle, Chromstahlbecken, Spülbecken Edelstahl, Nirospüle, Becken Gastro, Spültrog, Abwäsche
Servierwagen, Rollwagen Gastro, Abräumwagen, Serviertrolley, Geschirrwagen, Servicewagen, Tellerwagen, Küchenwagen, Servierboy, Tischwagen, Speisewagen, Etagenwagen, Getränkewagen, Servicetrolley, Buffetwagen, Transportwagen Küche, Rollwagen Edelstahl, Teewagen
Topf, Kochtöpfe, Suppentopf, Schmortopf, Bräter, Stielkasserolle, Stieltopf, Fleischtopf, Gemüsetopf, Pfanne mit Deckel hoch, Stielpfanne hoch, Gulaschtopf, Suppenkessel, Häfn, Reindl, Kasserole, Milchtopf, Gastrotopf, Bratentopf, Edelstahltopf
Pfanne, Bratpfannen, Gusspfanne, Grillpfanne, Gußeisenpfanne, Eisenpfanne, Teflonpfanne, Gastropfanne, Steakpfanne, Pfandl, Stielpfanne, Crêpepfanne, Schmiedeeisenpfanne, Omelettpfanne, Antihaftpfanne, Keramikpfanne, Palatschinkenpfanne, Spiegeleipfanne, Schwenkpfanne
GN-Behälter, Gastronormbehälter, GN-Schale, Gastroschale, Gastronorm, Gastrobehälter, GN-Wanne, Chafing-Dish-Einsatz, Speisenbehälter, Bain Marie Behälter
GN-Behälter, Bain-Marie-Behälter, GN-Blech, Buffetbehälter, Warmhaltebehälter, GN-Einsatz, Gastronormschale, Gastrobox, GN-Gefäß, Einsatz für Chafing Dish, GN
Teller, Speiseteller, Essteller, Menüteller, Geschirrteller, Porzellanteller, Kuchenteller, Dessertteller, Frühstücksteller, Gourmetteller, Hauptspeisenteller, Salatteller, Hotelporzellan, Pizzateller, Platzteller, Geschirr, Essgeschirr
Teller flach, flacher Teller, Flachteller, Essteller flach
Teller tief, tiefer Teller, Suppenteller, Tiefteller, Pastateller
Tasse, Kaffeetasse, Häferl, Tassen und Becher, Kaffeebecher, Mokkatasse, Kaffeehäferl, Tassen, Teebecher, Pott, Kaffeepott, Cappuccino Tasse, Henkeltasse, Milchkaffeetasse, Mug, Porzellantasse, Tassli, Trinkbecher
Espressotasse, Mokkatasse, Espressotässchen, Espressoschale, Espressotassen, kleine Kaffeetasse
Gläser, Trinkglas, Wasserglas, Saftglas, Cocktailglas, Trinkgläser, Gastrogläser, Glas Gastronomie, Whiskyglas, Sektglas, Schnapsglas, Gläserset, Barglas, Seidel, Biertulpe, Stielglas
Weinglas, Rotweinglas, Weißweinglas, Weinkelch, Weingläser, Viertelglas, Weinpokal, Kelchglas, Achterl Glas
Bierglas, Krügerl, Seidel, Bierkrug, Humpen, Weizenglas, Bierkrügel, Pilsglas, Biertulpe, Biergläser, Halbe Glas, Maßkrug
Longdrinkglas, Cocktailglas, Highballglas, Longdrinkgläser, Limonadenglas, Ginglas
Becherglas, Whiskyglas, Tumbler, Wasserglas, Saftglas, Trinkbecher Glas, Wassergläser
Besteck, Essbesteck, Tafelbesteck, Gabel, Löffel, Messer und Gabel, Gastrobesteck, Essbestecke, Besteckset, Tischbesteck, Hotelbesteck, Gabeln, Tafelmesser, Tafelgabel, Esslöffel, Teelöffel, Bestecke
Menügabel, Essgabel, Speisegabel, Tafelgabel, Tischgabel, Gabel groß
Menümesser, Essmesser, Tafelmesser, Tischmesser, Speisemesser
Menülöffel, Esslöffel, Suppenlöffel, Tafellöffel, Speiselöffel
Kaffeelöffel, Teelöffel, Löfferl, Dessertlöffel, Kaffeelöfferl, kleiner Löffel, Espressolöffel
Kuchengabel, Dessertgabel, Tortengabel, Gabelchen, Kuchengäbeli
Steakmesser, Fleischmesser, Pizzamesser, Messer für Steak
Espressomaschine, Kaffeevollautomat, Vollautomat, Siebträgermaschine, Kaffeeautomat, Gastro-Kaffeemaschine, Siebträger-Kaffeemaschine, Cappuccinomaschine, Barista-Maschine, Kolbenkaffeemaschine, Barmaschine, Espressoautomat, Kolbenmaschine, zweigruppige Kaffeemaschine, Maschine für Espresso, Dualboiler
Spülmaschine, Gläserspülmaschine, Gewerbespülmaschine, Abwaschmaschine, Haubenspülmaschine, Geschirrspülmaschine, Gastrospülmaschine, Untertischspülmaschine, Gewerbegeschirrspüler, Geschirrwaschmaschine, Gläserwaschmaschine, Geschirrwäscher, Gläserwäscher, Spüler, Haubenspüler, Abwaschautomat, Gastro-Spüler, Abwäscher, Spülautomat
Betonstahl, Armierungsstahl, Torstahl, Betoneisen, Rippenstahl, Bewehrungseisen, Armierung, Bewehrungsstab, Betonrippenstahl, Armiereisen, Bewehrung, Baueisen, Torsteel, Betonstabstahl, Stahl für Beton, Eisen für Fundament, Rippentorstahl, Stabstahl gerippt
Vierkantstahl, Vierkanteisen, Vierkant Vollmaterial, Quadratstahl, Quadratstab, Vierkantstange, Vierkantmaterial, Vierkantstab, Vierkant massiv, Viereckstahl, Stahlvierkant, 4-Kant Stahl
Stahlträger, I-Träger, H-Träger, HEB, HEA, Doppel-T-Profil, Traverse Stahl, Eisenträger, IPE, T-Träger, HEB-Träger, HEA-Träger, Breitflanschträger, Doppel-T-Stahl, Stahlbalken, Unterzug Stahl, Profilträger, I-Profil, Baustahlträger, Doppel T Träger
Riffelblech, Tränenblech, Warzenblech, Duettblech, Quintettblech, Raupenblech, Trittblech, rutschfestes Blech, Strukturblech, Alu-Riffelblech, Bodenblech, Noppenblech, Blech mit Muster, Profilblech rutschfest, Riffelbleche, Gerstenkornblech
Schweißgitter, Armierungsmatte, Estrichmatte, Estrichgitter, Baustahlgitter, Armierungsgitter, Bewehrungsmatte, Volierendraht, Gittermatte, Q-Matte, Stahlmatte, Betonstahlmatte, Betonmatte, Metallgitter, Bewehrungsgitter, Eisengitter, Gitter für Beton, Gitterzaunmatte, Punktschweißgitter, Eisenmatte
Stacheldraht, Stacheldrahtzaun, Weidezaun Stacheldraht, Stacheldrahtrolle, S-Draht, Natodraht, Zaun mit Stacheln, Draht mit Stacheln, Weidezaundraht, Weidedraht, Zaundraht, Klingendraht, Sicherheitsdraht
Edelstahlblech, VA-Blech, Nirosta-Blech, V2A-Blech, Inoxblech, Chromstahlblech, Niroblech, rostfreies Blech, Blech Edelstahl, V4A-Blech, Edelstahlplatte, Edelstahlzuschnitt, CNS-Blech, VA-Platte, V4A Platte, V2A Platte, Edelstahltafel
Edelstahlrohr, VA-Rohr, V2A-Rohr, Niro-Rohr, Inoxrohr, Chromstahlrohr, rostfreies Rohr, Rohr aus Edelstahl, V4A-Rohr, Edelstahl-Rundrohr, Edelstahlhandlauf, Geländerrohr Edelstahl, Geländerrohr, Milchrohr
Edelstahl-Rundstab, V2A-Stange, VA-Rundstahl, Edelstahlwelle, Inoxstange, Rundstab Edelstahl, Chromstahlstange, Nirostange, Rundmaterial Edelstahl, VA-Rundmaterial, Edelstahlstab, Edelstahlrundstange, Edelstahl-Vollmaterial, V2A-Rundstahl, Edelstahlstange rund, rostfreie Stange
Aluminiumblech, Alublech, Aluplatte, Aluminiumplatte, Alutafel, Blech aus Aluminium, Aluminiumtafel, Alublechtafel, Aluminium-Zuschnitt
Kupferrohr, Cu-Rohr, Heizungskupferrohr, Kupferleitung, Kältemittelleitung, Kupferröhre, Rohr aus Kupfer, Kupferrohre weich, Sanco, Wicu-Rohr, Installationsrohr Kupfer, Klimaleitung, Kupferrohrstange, Cu-Leitung
Messing-Rundstange, Messingstange, Messingstab, Messingrundstab, MS58, Rundmessing, Messing Vollmaterial, MS-Rund, Rundstab Messing, Stange aus Messing, Messing rund, Drehmessing, Messingmaterial
Bohrhammer, Schlagbohrer, Meißelhammer, Abbruchhammer, Hilti, Stemmhammer, Schlaghammer, SDS-Bohrmaschine, Stemmmaschine, Bohrhammer SDS, Schlagbohrhammer, Schlagbohrmaschinen, Hammerbohrmaschine, Hiltimaschine, Bohrmaschine für Beton, Kombi-Hammer, Schremmhammer, Spitzhammer elektrisch
Zange, Kombizange, Handzange, Zangenset, Telefonzange, Elektrikerzange, Kneifzange, Spitzzange, Greifzange, Flachzange, Beißzange, Kneifzangen
Wasserpumpenzange, Rohrzange, Knipex Cobra, Siphonzange, Pumpenzange, Papageienschnabelzange, Eckrohrzange, Armaturenzange, Cobra-Zange, WaPuZa, verstellbare Zange
Seitenschneider, Zwickzange, Kabelschneider Zange, Drahtschneider, Drahtzange, Seitenschneidzange, Elektronikseitenschneider, Knipser, Kabelzange, Drahtzwicker
Vornschneider, Rabitzzange, Kneifzange, Beißzange, Flechterzange, Monierzange, Rödelzange, Kantenzange, Hufzange
Flachrundzange, Spitzzange, Telefonzange, Radiozange, Nadelzange, Schnabelzange, Zange spitz
Kombizange, Kombinationszange, Universalzange, Flachzange, Elektrikerzange, Beißzange kombiniert
Hammer, Schlegel, Fausthammer, Vorschlaghammer, Handhammer, Schlosserhammer, Zimmermannshammer, Maurerhammer, Schlaghammer Hand, Hammer mit Stiel
Klauenhammer, Zimmermannshammer, Latthammer, Nagelhammer, Zimmererhammer, Hammer mit Nagelzieher, Tischlerhammer, Latthammer magnetisch, Hammer mit Klaue
Fäustel, Fausthammer, Schlägel, Vorschlaghammer, Mottek, Fäustling Hammer, Maurerfäustel, Handfäustel, Schlegel
Kugelhammer, Treibhammer, Ausbeulhammer, Hammer mit Kugelkopf, Kugelkopfhammer, Mechanikerhammer
Schlosserhammer, Ingenieurhammer, Bankhammer, Hammer DIN 1041, Metallhammer, Schmiedehammer
Hammerbohrer, SDS-Plus-Bohrer, Bohrer für Beton, Mauerbohrer, SDS-Max-Bohrer, Schlagbohrer Einsatz, Bohrer für Stein, Widiabohrer, Betonbohrer SDS, Bohrer Mauerwerk, Hiltibohrer, Steinbohrer SDS, Bohrhammerbohrer, Bohrer SDS, SDS, Ziegelbohrer, SDS-Max
VHM-Schaftfräser, Hartmetallfräser, VHM-Fräser, CNC-Fräser, Fräskopf Metall, Fingerfräser, Vollhartmetallfräser, Stirnfräser, Metallfräser, Fräswerkzeug, HM-Fräser, Fräser für CNC, Schlichtfräser, Nutenfräser, Fräsbohrer, Schruppfräser
Wasserwaage, Richtwaage, Magnetwasserwaage, Libelle, Libellenwaage, Alu-Wasserwaage, Wasserwage, Setzwaage, Nivellierwaage, Maurerwaage, Stabila, Nivelliergerät Hand, Senklot Waage, Bauwasserwaage, Ausrichtwaage
Stromerzeuger, Notstromgenerator, Dieselgenerator, Aggregat, Stromgenerator, Benzingenerator, Moppel, Baustellenstrom, Notstromgerät, Stromgerät, Dieselaggregat, Benzinaggregat, Notstromer, Notstrom, Stromerzeugungsgerät, Notstromdiesel, Inverter-Generator, Stromaggregate
Steckschlüsselsatz, Nussset, Ratschensatz, Knarrensatz, Ratschenset, Nusskoffer, Knarrenset, Nüsse Werkzeug, Stecknussset, Ratschenkoffer, Stecknüsse, Knarre, Ratsche, Steckschlüsselset, Stecknusssatz, Schlüsselsatz, Steckschlüsselkasten, Steckschlüsseleinsätze
Ziegelstein, Vollziegel, Lochziegel, Klinker, Mauerstein, Hochlochziegel, Klinkerstein, Backsteine, Klinkerziegel, Tonziegel, roter Stein, Bauziegel, Mauerklinker, Verblender, Lehmziegel, Vormauerziegel, Poroton, Backstein, Ziegelsteine, Planziegel
Pflasterstein, Gehwegstein, Verbundpflaster, Verbundsteinpflaster, Verbundstein, Pflaster, Hofpflaster, Gehwegpflaster, Betonpflasterstein, Einfahrtpflaster, Bsetzistein, Steine für Einfahrt, Knochenstein, Pflastersteine Einfahrt, Terrassenpflaster, Rechteckpflaster, Hofstein, Pflasterziegel, Verbundsteine
Fliesenkleber, Flexkleber, Plattenkleber, Dünnbettmörtel, Fliesenkleber flex, Kleber für Fliesen, Kachelkleber, Flexfliesenkleber, Fliesenmörtel, Plättlikleber
Gipsputz, Innenputz, Fertigputz, Haftputz, Gips, Putzgips, Verputz innen, Maschinenputz, Baugips, Wandputz
Zementputz, Außenputz, Sockelputz, Kalkzementputz, Verputz außen, Kellerputz, Fassadenputz, Unterputz Zement, Grundputz
Bodenausgleichsmasse, Ausgleichsmasse, Nivelliermasse, Fließspachtel, Fließestrich, Selbstnivelliermasse, Fließmasse, Spachtelmasse Boden, Bodenspachtelmasse, Nivellierspachtel, selbstverlaufende Masse, Nivellierestrich, Bodenausgleich, Bodennivellierung
Mauermörtel, Maurermörtel, Mörtel zum Mauern, Maurerspeis, Mauermalter, Klinkermörtel
Gipskartonplatte, Trockenbauplatte, Gipswandplatte, Feuerschutzplatte, Gipsfaserplatte, Fermacell, GKB-Platte, Gipskarton, Knauf-Platte, Feuchtraumplatte, GKF-Platte, Rigips-Platte, GK-Platte, Wandplatte Trockenbau, Gipsbauplatte, Ständerwandplatte, Trockenbau Platte, Gipsplatten
Siebdruckplatte, Multiplexplatte, Anhängerboden, Anhängerbodenplatte, Bodenplatte Anhänger, Schalungsplatte, Schaltafel, Betonplanplatte, Filmplatte, wasserfeste Holzplatte
Sperrholz, Sperrholzplatte, Birkensperrholz, Nadelsperrholz, Multiplex, Multiplexplatte, Schichtholz, Schichtholzplatte, Leimholz, Holzplatte, Furniersperrholz, Birke-Multiplex, Sperrholzplatten, Spanplatte, Betonplan, Siebdruckplatte
Dämmplatte, Wärmedämmung, Wärmedämmplatte, Styropor, Styrodur, Isolationsplatte, Fassadendämmung, Hartschaumplatte, Dämmmatte, Wärmeisolierung, Dämmstoff, Dämmmaterial, Styroporplatte
Dämmplatte, Klemmfilz, Wärmedämmmatte, EPS-Platte, XPS-Platte, Isolierplatte, Dämmwolle, Perimeterdämmung, Isolation Dach, Dachdämmung, Trittschalldämmung, Kellerdeckendämmung
Dämmplatte EPS, Styropor, Styroporplatte, Fassadendämmplatte, Polystyrolplatte, Styroporplatten, Polystyrol expandiert
Dämmplatte XPS, Styrodur, Perimeterdämmung, Hartschaumplatte, Jackodur, Styrodurplatte, Styrofoam
Dämmplatte PIR, PU-Dämmplatte, PUR-Platte, Polyurethanplatte, Aufsparrendämmung, Aludämmplatte
Keramikfliese, Fliesen, Wandfliese, Bodenfliese, Feinsteinzeug, Badfliese, Feinsteinzeugfliese, Plättli, Fliese, Küchenfliese, Bodenplatte Keramik, Kacheln, Bodenfliesen Bad, Bodenplatten, Plattl, Steinzeugfliese, Terrassenfliese, Plättchen Bad, Badezimmerfliesen
Laminat, Laminatdiele, Klicklaminat, Laminatparkett, Fußboden Laminat, Laminatboden, Holzoptikboden, Laminatpaneele
Vinylboden, PVC-Boden, Klickvinyl, Vinyldiele, LVT-Boden, Vinyl, Kunststoffboden, Designbelag, Designbodenbelag, PVC-Belag, Vinylplanken, LVT, Vinylbelag, SPC-Boden, Vinyllaminat, Vinyldielen, Kunststoffbelag, Klickvinylboden, Plastikboden
Wandfarbe, Deckenfarbe, Malerfarbe, Anstrich, Anstrichfarbe, Streichfarbe, weiße Farbe, Binderfarbe, Alpinaweiß, Alpina, Raumfarbe, Farbe für Wände, Zimmerfarbe, Wandanstrich, Mauerfarbe, Farbe zum Streichen, Dispersion, Hausfarbe, Abtönfarbe
Acrylfarbe, Acryl-Wandfarbe, Dispersionsfarbe Acryl, Acryllack Wand
Latexfarbe, abwaschbare Farbe, abwaschbare Wandfarbe, Elefantenhaut, scheuerfeste Farbe
Silikatfarbe, Mineralfarbe, Kalkfarbe, mineralische Farbe, Wasserglasfarbe
Silikonfarbe, Silikonharzfarbe, Fassadenfarbe Silikonharz, wetterfeste Farbe
Alkydfarbe, Alkydharzlack, Kunstharzlack, Ölfarbe, Kunstharzfarbe
Silikondichtstoff, Silikon Kartusche, Silikondichtmasse, Silikonfuge, Neutralsilikon, Fensterdichtstoff, Bausilikon, Silicon, Silikondichtung, Fugensilikon, Glasersilikon, Silikon neutral, Silikonkartusche
Sanitärsilikon, Badsilikon, Badezimmersilikon, Silikon für Bad, Duschsilikon, Fugendichter Bad, schimmelfestes Silikon, Silikon Dusche, Küchensilikon, Nassraumsilikon
Acryldichtstoff, Acryl, Maleracryl, Acrylfuge, Malerfugenmasse, Acryl Kartusche, überstreichbare Fugenmasse, Acryldichtmasse, Acrylkitt, Fugenacryl
MS-Polymer-Dichtstoff, Montagekleber, Hybridkleber, MS-Polymer, Hybridpolymer, Hybriddichtstoff, Klebedichtstoff, Kleb- und Dichtstoff, Kraftkleber Kartusche
Polyurethandichtstoff, PU-Kleber, Sikaflex, PU-Dichtmasse, PU-Dichtstoff, Polyurethankleber, Karosseriekleber, Dehnfugenmasse
Montageschaum, Brunnenschaum, Füllschaum, Türschaum, Zargenschaum, Adapterschaum, Dosenschaum, Bau-Schaum, Isolierschaum, Polyurethanschaum, Fensterschaum, Dämmschaum, PU-Montageschaum, 2K-Schaum, Schaum Dose, Bauschaum Pistole, Bauschäume, Assil, Klebeschaum, PUR-Schaum
Innentür, Zimmertüre, Innentüre, Türblatt, Wohnungstür innen, CPL-Tür, Röhrenspantür, Holztür, Tür, Türe, Badezimmertür, Wohnraumtür, Holztüre, Weißlacktür, Raumtür, Lichtausschnitt Tür, Zimmertüren, Bürotür, Durchgangstür
Schließzylinder, Türzylinder, Profilzylinder, Schloss Einsatz, Türschloss Zylinder, Schlosszylinder, Türschlosszylinder, Türschloss, Haustürschloss, Schlossgarnitur, Doppelzylinder, Sicherheitszylinder, Sicherheitsschloss, Türschließzylinder, Haustürzylinder, Zylinderschloss, Schloss, KABA-Zylinder, Einbauschloss, Wohnungsschloss
Mischbatterie Dusche, Duscharmatur, Brausearmatur, Brausebatterie, Duschbatterie, Duschmischer, Brausemischer, Thermostatarmatur Dusche, Duschhahn, Brausethermostat
Mischbatterie Badewanne, Wannenarmatur, Badewannenarmatur, Wannenbatterie, Wannenmischer, Badarmatur, Wannenfüllarmatur, Badewannenmischer, Badewannenhahn
Mischbatterie Waschtisch, Waschtischmischer, Waschbeckenhahn, Waschbeckenmischer, Lavabo-Armatur, Lavabobatterie, Badezimmerarmatur, Waschtischbatterie
Mischbatterie Küchenspüle, Spülenarmatur, Spültischmischer, Spülbeckenarmatur, Küchenwasserhahn, Küchenbatterie, Küchenhahn, Spültischbatterie, Spülenmischer, Wasserhahn Küche
WC, Klosett, Klobecken, WC-Schüssel, Kloschüssel, Abort, Stand-WC, WC-Becken, Hänge-WC, Wand-WC, Toilettenschüssel
WC, Klomuschel, WC-Muschel, Toilettenbecken, Tiefspüler, WC-Anlage, Klosettschüssel, Flachspüler, Lokus, Tiefspül-WC, WC-Keramik
WC wandhängend, Hänge-WC, Wand-WC, Wandklosett, Wandtoilette, Hängetoilette, Hängeklo, hängendes WC
WC Spülkasten, Stand-WC mit Spülkasten, Stand-WC, Toilette mit Wasserkasten, WC mit Spülung, WC-Kombination, Klo mit Spülkasten, Standklosett
Drucker Laserdruck, Laserdrucker, Laserprinter, Farblaserdrucker, Farblaser, Mono-Laser, Laserjet
Drucker Tintenstrahldruck, Tintenstrahldrucker, Tintendrucker, Inkjet, Inkjet-Drucker, Farbtintendrucker, Deskjet
Multifunktionsgerät, Kopierer, Kopiergerät, All-in-One-Drucker, MFP, Multifunktionskopierer, Drucker mit Scanner, Multifunktionsprinter, Drucker Scanner Kopierer, Fotokopierer, Faxgerät, 3-in-1-Drucker, MFC, Kopiermaschine, Druckkopierer, Bürokopierer, Kombigerät Drucken Scannen, Xerox-Gerät, Fax
Großformatdrucker, Plotter, Plakatdrucker, Posterdrucker, Plandrucker, Großformatplotter, CAD-Plotter, A0-Drucker, Large-Format-Drucker, A1-Drucker, Zeichnungsdrucker, LFP, Drucker für Pläne, Drucker für Plakate, Bauplandrucker, Tintenplotter
Scanner, Dokumentenscanner, Einzugsscanner, Belegscanner, Flachbettscanner, Buchscanner, Aktenscanner, Bürosscanner, Einlesegerät, Scangerät, Duplexscanner, Blattscanner, Scanner mit Einzug, Papierscanner, Einlesegerät Dokumente, Scanner mobil, Mobiler Scanner
Druckkartusche, Druckpatrone, Patrone, Druckertinte, Druckerfarbe, Tintentank, Nachfülltinte, Druckerkartusche, Patronen, Ersatzpatrone, Cartridge, Druckpatronen und Kartuschen, Druckerpatronen
Tintenkartusche, Tintenpatrone, Tintenpatronen, Druckkartusche Tintenstrahldruck
Tonerkartusche, Tonerkassette, Lasertoner, Laserkartusche, Druckertoner, Toner für Laserdrucker, Lasertonerkartusche, Druckkartusche Laserdruck
Toner, Tonerpulver, Kopierertoner, Nachfülltoner, Kopiertoner, Tonerflasche, Farbpulver Kopierer, Tonerbeutel, Refill-Toner, Druckerpulver, Toner nachfüllen, Toner für Kopierer
Druckerteil, Trommeleinheit, Bildtrommel, Fuser, Fixiereinheit, Drum, Transferband, Wartungskit, Resttonerbehälter, Belichtungstrommel, Fotoleiter, Trommeln und Wartungskits, OPC-Trommel, Ersatzteil Drucker, Fotoleitertrommel, Drucker-Ersatzteil, Tonersammelbehälter
Trommeleinheit, Bildtrommel, Drum, OPC-Trommel, Fototrommel, Druckertrommel, Trommel Drucker, Drumkit, Belichtungseinheit, Fotoleiter, Trommel
Fixiereinheit, Fuser, Fixierer Drucker, Heizeinheit Drucker, Fixierstation, Fuser-Unit, Fusereinheit
Resttonerbehälter, Tonerauffangbehälter, Tonersammelbehälter, Alttonerbehälter, Abfalltonerbehälter, Waste Toner, Tonerabfallbehälter
Transferband, Transfereinheit, Übertragungsband, Transferbelt, Bildtransferband
Wartungskit, Maintenance Kit, Wartungssatz, Service-Kit, Wartungsset
Rollensatz, Einzugsrolle, Einzugsrollen, Papiereinzugsrollen, Pickup-Roller, Papiereinzug Rolle
Desktop-PC, Standrechner, Tower-PC, Mini-PC, Büro-PC, Bürocomputer, Desktop-Rechner, Desktopcomputer, Arbeitsplatzrechner, Stand-PC, Personal Computer, Bürorechner, Komplett-PC, Tischrechner, Desktop, Minirechner, Heimcomputer, Rechner Tower, Officerechner
All-in-One-PC, Computer im Bildschirm, AIO-PC, AiO, Komplettrechner mit Bildschirm, Monitor-PC, All-in-One, iMac, PC im Monitor, Monitor mit eingebautem PC, Bildschirm-PC, All-in-One-Rechner, All-in-One-Computer, Monitor mit Rechner, PC mit eingebautem Bildschirm, Monitor mit integriertem PC
Workstation, CAD-Rechner, CAD-Workstation, Grafikrechner, Grafikworkstation, Hochleistungsrechner, Rendering-PC, Renderrechner, CAD-PC, leistungsstarker PC, Videoschnittrechner, Computer für CAD, Profi-PC, Rechner für Videoschnitt, Konstruktionsrechner, Rechner für 3D, High-End-PC, CAD-Arbeitsplatz, CAD Rechner
Monitor, PC-Bildschirm, Flachbildschirm, Display PC, TFT, Büromonitor, Computermonitor, Bildschirme, LCD-Monitor, Screen, PC-Monitor, Ultrawide-Monitor, TFT-Monitor, LED-Monitor, Curved-Monitor, Rechnermonitor, Monitor PC, Zweitbildschirm, 4K-Monitor
Display für Besprechungsräume, Whiteboard interaktiv, interaktives Whiteboard, Smartboard, Touchdisplay, interaktive Tafel, Konferenzdisplay, Smart Board, digitale Tafel, Touchboard, Präsentationsbildschirm, Activeboard, Touchscreen Konferenzraum
Display für Besprechungsräume, Großbildschirm, Meetingraum-Bildschirm, Großdisplay, elektronische Tafel, Konferenzbildschirm, interaktives Display, digitales Whiteboard, Flipchart digital, Touchscreen groß, Präsentationsdisplay
Projektor, Bildwerfer, Datenprojektor, Multimediaprojektor, Heimkinobeamer, Full-HD-Beamer, Präsentationsbeamer, Lichtprojektor, Kurzdistanzbeamer, Beamer Büro, Konferenzbeamer, DLP-Beamer, 4K-Beamer, Diaprojektor digital
Leinwand Motorantrieb, Motorleinwand, elektrische Leinwand, Elektroleinwand, Leinwand mit Motor, Leinwand motorisiert
Leinwand Stativ, Stativleinwand, mobile Leinwand, transportable Leinwand, Dreibein Leinwand
Leinwand Rahmen, Rahmenleinwand, Leinwand fest, Fixrahmenleinwand
Leinwand Rollo, Rolloleinwand, Deckenleinwand, Leinwand zum Herunterziehen
USV-Batterie, Ersatzbatterie USV, USV-Akku, AGM-Batterie, Gel-Batterie, Ersatzakku USV, Bleiakku, Akku für USV, Blei-Gel-Akku, Notstromakku, 12-V-Akku, Batterie für USV, AGM-Akku, LiFePO4-Akku, Bleibatterie, UPS-Batterie, Ersatzakku für USV
Steckdosenleiste, Steckerleiste, Mehrfachstecker, Überspannungsschutz, Stromleiste, Dreiersteckdose, Tischverteiler, Verlängerung mit Steckdosen, Schutzsteckdosenleiste, Vielfachstecker, Steckleiste, Kabelleiste
Steckdosenleiste, Mehrfachsteckdosen, Verlängerungskabel, Verteilerleiste, Sechsfachsteckdose, Mehrfachsteckerleiste, Stromverteiler Büro, Steckdosenleisten, Überspannungsschutzleiste, Verteilerstecker, Dreifachsteckdose
Tastatur, Keyboard, PC-Tastatur, Computertastatur, Funktastatur, Tastaturen, Tastenfeld Computer, Bürotastatur, Schreibtastatur, Keybord, USB-Tastatur, kabellose Tastatur, Bluetooth-Tastatur, Schweizer Tastatur
Maus, Computermaus, PC-Maus, Funkmaus, Vertikalmaus, ergonomische Maus, Mouse, USB-Maus, Kabelmaus, Lasermaus, Bluetooth-Maus, Mäuse, kabellose Maus, Bürömaus, Maus für PC, Wireless-Maus, Computermäuse, Trackball
Maus vertikal, Vertikalmaus, ergonomische Maus, Ergomaus, Maus gegen Mausarm
Headset, Kopfhörer mit Mikrofon, Kopfhörer, Callcenter-Headset, Sprechgarnitur, Bluetooth-Headset, Hörsprechgarnitur, Telefonheadset, Kopfhörer mit Mikro, USB-Headset, PC-Headset, Bügelkopfhörer, Kopfsprechhörer, Ohrhörer, Kopfhörer Büro, Freisprecheinrichtung Kopf, Headsets, Konferenzkopfhörer
Bürostuhl, Bürosessel, Chefsessel, Drehsessel, Schreibtischsessel, Computerstuhl, Arbeitsstuhl, PC-Stuhl, Rollsessel, ergonomischer Stuhl, Sessel Büro, Stuhl mit Rollen, Netzstuhl, Chefstuhl, Gamingstuhl, Stuhl für Büro, Schreibtisch-Stuhl, Drehstühle, Stuhl
Schreibtisch elektrisch höhenverstellbar, höhenverstellbarer Schreibtisch, Stehschreibtisch, Sitz-Steh-Schreibtisch, Steh-Sitz-Tisch, Sitz-Steh-Tisch, höhenverstellbarer Tisch, Steh-Sitz-Schreibtisch, elektrischer Schreibtisch, Stehtisch Büro
Aktenschrank, Büroschrank, Ordnerschrank, Rollladenschrank, Stahlschrank, Aktenkasten, Dokumentenschrank, Metallschrank Büro, Schiebetürenschrank, Flügeltürenschrank, Archivschrank, Hängeregisterschrank, Rollcontainer Büro, Rollcontainer
Aktenschrank, Büroaktenschrank, Schrank für Ordner, Schrank für Akten, Registraturschrank, Hängeregistraturschrank, Metallschrank, Schrank abschließbar, Flügeltürschrank, Büroschränke, Stauraumschrank
Kopierpapier, A4-Papier, Papier A4, Schreibpapier, Kopierblätter, Laserpapier, Universalpapier, Multifunktionspapier, Papier für Drucker, Drucker-Papier, Blätter A4, Inkjetpapier
Kopierpapier, Xeroxpapier, Papier, Fotokopierpapier, Büroblatt, Papierpack A4, Druckpapier, Druckerblätter, weißes Papier, A3-Papier
Ordner, Bundesordner, Hebelordner, Briefordner, Leitzordner, Ringordner, Büroordner, Ablageordner, Dokumentenordner, Schnellordner, Ordner mit Hebelmechanik, Aktenordner breit, Hebelmechanikordner, Ordner A4, Standordner, Archivordner, Elba-Ordner, Ordner für Unterlagen, Ordnermappe
Gelschreiber, Gelstift, Gelroller, Gelkuli, Gelstifte, Glitterstift, Gelmine
Tintenroller, Rollerball, Rollerpen, Tintenschreiber, Rollerstift, Tintenstift, Tintenkuli, Fineliner, Füller
Edelstahl A4, V4A, seewasserfest, seewasserbeständig, Edelstahl 1.4401, AISI 316
Edelstahl A2, V2A, Edelstahl 1.4301, AISI 304
Aluminium, Alu, Leichtmetall
Kunststoff, Plastik, Plaste, Kunstoff
Gusseisen, Guss, Grauguss, Gusseisern, Gussstahl
Messing, Rotguss, Messingguss
galvanisch verzinkt, blau verzinkt, elektrolytisch verzinkt, weiß verzinkt, glanzverzinkt
feuerverzinkt, tauchverzinkt, stückverzinkt
schwarz phosphatiert, phosphatiert, Schwarze Beschichtung
blank, unbehandelt, roh, unverzinkt
unbeschichtet, roh, unbehandelt, schwarz gewalzt
lackiert, gestrichen, farbbeschichtet, farbig lackiert
keramikbeschichtet, Ruspert, korrosionsgeschützt
grundiert, primert, vorgrundiert, mit Grundierung
Senkkopf, versenkt, Senkschraube, Senkkopfschraube
Linsenkopf, Halbrundkopf, Rundkopf, Linsenschraube, Pan Head
Tellerkopf, Scheibenkopf, großer Kopf, breiter Kopf
Innensechskant, Inbusantrieb
Feingewinde, Feinsteigung, Feingang
Regelgewinde, Normalgewinde, Standardgewinde
transparent, durchsichtig, klar, farblos, glasklar
marineblau, dunkelblau, navy, navyblau, kornblau
bordeauxrot, weinrot, dunkelrot, bordeaux
oliv, olivgrün, khaki, armeegrün
warngelb, neongelb, leuchtgelb, signalgelb, fluoreszierend gelb
warnorange, neonorange, leuchtorange, signalorange
anthrazit, dunkelgrau, schiefergrau
elfenbeinfarben, creme, cremefarben, elfenbein
bernsteinfarben, bernstein, amber, braunglas
edelstahlfarben, silbern, Edelstahloptik
silber, silbern, silberfarben
gold, golden, goldfarben
grau, lichtgrau, hellgrau
beige, sandfarben
weiß, schneeweiß, reinweiß
gebraucht, second hand, Gebrauchtware, B-Ware
neu, fabrikneu, neuwertig
IG, Innengewinde
AG, Außengewinde
Handhebel, Hebel, Hebelgriff
Handrad, Drehrad
Elektroantrieb, elektrisch angetrieben, motorisch, Stellantrieb, elektrischer Antrieb
nahtlos, nahtlos gezogen, ohne Naht
Trinkwasser, Leitungswasser, Wasserleitung
Aufputz, AP, auf Putz
Unterputz, UP, unter Putz
E27, großes Gewinde, große Fassung, Edison-Fassung, normale Fassung, große Schraubfassung
E14, kleines Gewinde, kleine Fassung, Kerzenfassung, kleine Schraubfassung
GU5.3, MR16, Stiftsockel
3000 K, warmweiß, warmweisses Licht, gelbliches Licht
4000 K, neutralweiß, naturweiß
6500 K, tageslichtweiß, kaltweiß, Tageslicht
400 V, Starkstrom, Drehstrom, Kraftstrom, 380 V
230 V, Lichtstrom, Wechselstrom, 220 V
IP65, wasserdicht, wetterfest, spritzwassergeschützt
IP44, spritzwassergeschützt, Feuchtraum, spritzwasserfest
einwellig, einlagig, 1-wellig
zweiwellig, doppelwellig, 2-wellig, zweilagig
dreilagig, dreischichtig, 3-lagig
mit Griffloch, Griffloch, Stanzgriff, ausgestanzter Griff, DKT
Schlaufengriff, Schlaufentragegriff, Griffschlaufe
Hemdchenform, Hemdchen
Sprühpistole, Trigger, Sprühkopf, Sprühaufsatz, Sprühtrigger
Pumpspender, Pumpe Seife, Pumpkopf, Dosierpumpe, Spenderpumpe
Schaumpistole, Schaumsprüher, Schaumtrigger
Zerstäuber, Feinzerstäuber, Sprühnebel
Thermo ECO, Thermo, thermodirekt
mit Kappe, Verschlusskappe, mit Deckel Stift
mit Druckmechanik, Druckmechanik, Druckknopf, Klick-Mechanik
mit Bügel, Tragebügel, Henkel
Deckelfass, Spannringfass, offenes Fass, Weithalsfass, Spannring
VMQ, Silikonkautschuk, Silikon Dichtung
FKM, Viton, FPM
NBR, Perbunan, Nitrilkautschuk
PTFE, Teflon, antihaftbeschichtet, Antihaft, Antihaftbeschichtung
PTFE in Steinoptik, Granitbeschichtung, Steinbeschichtung, Granitpfanne
Aramidfaser, Aramid, Kevlar
zweifach, doppelt, duplex, zweireihig
einfach, simplex, einreihig
dreifach, triplex, dreireihig
Baumwolle, Cotton, BW
Polyester, PES, Kunstfaser
Reißverschluss, Zip, Zipp, Zippverschluss
Klettverschluss, Klett, Velcro
Schnürsenkel, Schuhbänder, Schnürung, geschnürt
Veloursleder, Wildleder, Rauleder
Glattleder, Narbenleder
puderfrei, ungepudert, ohne Puder, nicht gepudert
gepudert, mit Puder
Nitril, latexfrei, Nitrilkautschuk
Ohrschlaufen, Ohrgummis, Ohrbänder
Kopfbänder, Kopfband, Kopfgummi
verspiegelt, Spiegelglas, getönt
Überbrille, Besucherbrille, für Brillenträger
Vollsichtbrille, Korbbrille, geschlossene Schutzbrille, Chemieschutzbrille
Drehverschluss, Drehrad, Drehradverstellung, Ratschenverstellung
Doppelbett, Ehebett, Zweibett
Einzelbett, Einerbett
Wolle, Schurwolle, wollen
Winter, gefüttert, Thermofutter
einseitig, einseitig begehbar
beidseitig, doppelseitig, zweiseitig, beidseitig begehbar, von beiden Seiten
geschlossene Wände, geschlossene Seiten, geschlossen, ohne Löcher
durchbrochene Wände, gelocht, durchbrochen, perforiert, mit Löchern, luftdurchlässig
Pedaldeckel, Pedal, Fußpedal, Fußbedienung, Tretmechanik, mit Fuß zu öffnen
Deckel mit Einwurfschlitz, Einwurfschlitz, Einwurf, Schlitz
Flachdeckel, flacher Deckel, Deckel flach
Klappbügel, klappbar, umklappbar, zusammenklappbar
Luftbereifung, Luftreifen, Luftrad, luftgefüllt, Lufträder, luftbereift
Vollgummi, pannensicher, Gummirad, Gummibereifung, unplattbar
Polyurethan, Vulkollan
Polyamid, Nylonrad, Nylonrolle
GFK, Glasfaser, glasfaserverstärkt, Fiberglas
manuell, handbetrieben, mechanisch
elektrisch, Elektro, strombetrieben, motorisiert
halbelektrisch, semielektrisch, teilelektrisch
Anschraubplatte, Plattenbefestigung, zum Anschrauben
Rückenloch, Rückenlochbefestigung, Schraubloch
Gewindezapfen, Gewindebolzen, Zapfen, Stift Gewinde
Grundfeld, Grundregal, Startfeld
Anbaufeld, Anbauregal, Erweiterungsfeld
4-Wege, Vierwege, von vier Seiten
Gitterrost, Rost, Gitterstufe
Gas, gasbetrieben, Propan, Erdgas
Touchscreen, Touch, Touchdisplay, Sensorbildschirm
Backofen, Backrohr, mit Ofen
Tischgerät, Auftischgerät, Tischmodell
Flockeneis, Crushed Ice, Eisflocken, Splittereis
Vollwürfel, Eiswürfel, Würfeleis, ganze Würfel
abnehmbarer Kessel, Kessel abnehmbar, herausnehmbare Schüssel
Hartglas, gehärtetes Glas, Duralex, Sicherheitsglas
Porzellan, Keramik Geschirr
Kristallglas, Kristall, Kristallgläser
Stahl emailliert, emailliert, Emaille, Email
gelocht, perforiert, mit Löchern, Lochung
ungelocht, geschlossen, ohne Löcher
Grundboden, Zwischenboden, mit Boden
Schubladen, Schublade, Schubkästen
2-gruppig, zweigruppig, zwei Brühgruppen
1-gruppig, eingruppig, eine Brühgruppe
warmgewalzt, gewalzt, schwarz gewalzt
blankgezogen, blank gezogen, gezogen, Blankstahl
kunststoffummantelt, PVC-ummantelt, ummantelt, grün ummantelt, kunststoffbeschichtet
geschliffen, gebürstet, matt geschliffen
spiegelpoliert, Hochglanz, poliert, hochglanzpoliert
geglüht, weichgeglüht, weich
Träne, Tränen, Tränenmuster
Zweikomponentengriff, Gummigriff, 2K-Griff
isoliert 1000 V, VDE, isoliert, Elektriker, VDE-geprüft
Hickorystiel, Holzstiel, Holzgriff
Eschenstiel, Holzstiel, Holzgriff
Fiberglasstiel, Kunststoffstiel, Glasfaserstiel
segmentiert, Segment, mit Segmenten
Elektrostart, E-Start, Anlasser, mit Batteriestart
Seilzugstart, Handstart, Reversierstarter
Benzin-Stromerzeuger, Benzinmotor, Benzingenerator, Benzin, Benzinaggregat
Diesel-Stromerzeuger, Dieselmotor, Dieselgenerator, Diesel, Dieselaggregat
Schiebeschalter, Ein-Aus-Schalter
Totmannschalter, Sicherheitsschalter
imprägniert, Feuchtraum, feuchtraumgeeignet, wasserabweisend, GKBI
feuerhemmend, Brandschutz, feuerfest, Feuerschutz, GKF
schalldämmend, Schallschutz, schallisolierend
glänzend, glanz, Hochglanz, poliert
seidenmatt, seidenglänzend, halbmatt
Klick, Klicksystem, zum Klicken, Klickverbindung, Clic, Click
zum Verkleben, zum Kleben
Nut und Feder, Nut Feder, N+F
3-fach-Glas, dreifach verglast, Dreifachverglasung, Dreischeibenverglasung
2-fach-Glas, doppelt verglast, Doppelverglasung, Zweifachverglasung, Isolierglas
Festverglast, Fixverglasung, nicht öffenbar, Festverglasung
Dreh-Kipp, kippbar, zum Kippen
mit Lichtausschnitt, Glasausschnitt, mit Glas, verglast
wandhängend, hängend, Wandmontage, wandmontiert
bodenstehend wandbündig, bodenstehend, stehend
Winterqualität, Winter, winterfest, Kälte
Chrom, verchromt, chromfarben
s/w, schwarzweiß, monochrom, mono
Farbe, farbig, bunt, color, Farbdruck
Tintenstrahldruck, Tintenstrahl, Inkjet
Laserdruck, Laser
A3, DIN A3
A4, DIN A4
A5, DIN A5
Mobilgerät, tragbar, mobil, portabel, unterwegs
Einzugscanner, Einzug, ADF, Dokumenteneinzug
ohne Betriebssystem, Freedos, ohne Windows, kein Windows
Windows 11, Windows, Win 11, Microsoft
SFF, Small Form Factor, kleines Gehäuse, kompakt
Micro, Mini-PC
Rackmount, 19 Zoll, Rackeinbau, Rack
mechanisch, Mechanik
kabellos, drahtlos, wireless, Funk, Bluetooth, schnurlos, ohne Kabel
US/DE, deutsches Layout, QWERTZ, deutsch
Netz, Netzrücken, Mesh, Netzrückenlehne
Kunstleder, Lederimitat, Lederoptik, Skai
elektrisch höhenverstellbar, höhenverstellbar, motorisch höhenverstellbar
mattweiß, matt weiß
1920×1080, Full HD, FHD, 1080p
3840×2160, 4K, UHD, Ultra HD
Verbundmörtel, Chemiedübel, Vinylesterharz, Vinylesterharz Kartusche
PE-Druckrohr, HDPE Rohr, Polyethylenrohr, Hauswasseranschluss Rohr, PE-HD Rohr
Energiekabel, Kraftkabel, Zuleitung
Steuerleitung, Datenkabel, abgeschirmte Leitung, JZ-500, JZ 600
LED-Panel, Odenwalddecke Leuchte, Deckenplatte LED, LED-Deckenplatte, Rasterdecke LED, Einbauleuchte Rasterdecke
LED-Reflektorlampe, MR16, PAR16, PAR20, PAR30
Versandschachtel, Versandkarton, Warenpost Karton, Päckchen Karton, Stanzkarton, Buchverpackung
Spenderflasche, Pumpspender, Pumpflasche
Rollenetiketten, Versandlabel, Label, Versandetikett
Polsterversandtasche, Luftpolsterbrief, Luftpolsterumschlag
Berufsbekleidungsstoff, Mischgewebe, Blaumann Stoff, Moleskin, Köper, Arbeitskleidung Stoff
Vliesstoff, Geotextil, Geovlies, Unkrautvlies
Schutzoverall, Malerkombi, Schutzkombi, Kombi Anzug, Spritzschutzanzug, Schutzanzug
Handschuh mit Beschichtung, Montagehandschuh, Bauhandschuh, Feinstrickhandschuh, Strickhandschuh, beschichteter Handschuh
Hubwagen, Paletten Hubwagen, Elektrohubwagen, Palettenrolli, Hubroller
Einzelrad, Laufrad, Gabelrolle Hubwagen
Kühltisch, Pizzatisch, Belegstation, Unterbaukühlschrank, Thekenkühlung
Glas, Sektkelch, Trinkglas
Trapezblech, Dachplatte Metall, Dachplatten Metall, Blechplatten Dach
Trockenmörtel, Estrich, Estrichbeton, Betonestrich, Spachtelmasse, Fugenmasse, Fugenmörtel
Wärmedämmung, Isolierwolle, WDVS Platte, WDVS Platten, Dämmplatte, Dämmwolle
Keramikfliese, Steinzeug Fliese, Platten Keramik, Keramikplatte
USV-Batterie, Akku 12V, RBC, Batteriesatz USV, USV Akku
Kugelschreiber, Stift, Textmarker, Filzstift, Bleistift, Marker, Fineliner
Elektroherd, Induktionsherd, Ceranfeld
Hallenstrahler, Hallenfluter
Aktenschrank, Schrank
Big Bag, Sack für Sand, Sack für Bauschutt
Maus, Laptop Maus, Laptopmaus
Monitor, Bildschirm für PC, Monitor für PC
Hubwagen, Wagen für Paletten
Servierwagen, Wagen für Geschirr
Tischwaage, Waage für Pakete
GN-Behälter, Behälter für Kombidämpfer, Einsatz für Bain-Marie
Einweghandschuhe, Handschuhe für Lebensmittel
Gummistiefel, Stiefel für Regen, Regenstiefel
Versandhülse, Rolle für Plakate, Rolle für Poster
Abzweigkasten, Kabeldose, Dose für Kabel
Wandschaltschrank, Gehäuse für Sicherungen
LED-Röhre, Röhre für Deckenleuchte
Wellendichtring, Dichtung für Welle
PE-Klemmverbinder, Fitting für PE-Rohre
Rollenkette, Kette für Kettenrad
Holzschraube, Schraube für OSB-Platten
Schnellbauschraube, Schraube für Gipskarton
Luftpolsterversandtasche, Umschlag für Bücher
Steckschlüsselsatz, Nuss, Stecknuss
rutschfest, rutschhemmend, rutschsicher, R10
rutschfest, rutschhemmend, rutschsicher, R11
ohne Puder, puderfrei
bruchsicher, Hartglas
wiegen, Waage
ohne Beschichtung, unbeschichtet
`
