/** One group of synonyms per line. */
export const de = `
Sechskantschraube, Maschinenschraube, Bolzen, Außensechskantschraube
Zylinderschraube, Inbusschraube, Imbusschraube, Inbus, Innensechskantschraube
Schlossschraube, Flachrundschraube, Torbandschraube
Gewindestange, Gewindebolzen, Gewindestab
Holzschraube, Spax, Spanplattenschraube
Schnellbauschraube, Trockenbauschraube, Gipskartonschraube
Bohrschraube, Selbstbohrschraube, selbstbohrende Schraube
Sicherungsmutter, Stoppmutter, selbstsichernde Mutter
Unterlegscheibe, Beilagscheibe, U-Scheibe, Scheibe
Federring, Sprengring, Federscheibe
Bolzenanker, Schwerlastanker, Segmentanker
Verbundmörtel, Injektionsmörtel, chemischer Dübel, Verbundanker
Blindniet, Popniet
Blindnietmutter, Einnietmutter, Nietmutter
Edelstahl, nichtrostender Stahl, rostfrei, Niro, VA, Inox, A2, A4
verzinkt, galvanisiert, feuerverzinkt, galvanisch verzinkt, gelb verzinkt
Umwälzpumpe, Heizungspumpe, Zirkulationspumpe
Brunnenpumpe, Tiefbrunnenpumpe, Tauchpumpe
Schmutzwasserpumpe, Entwässerungspumpe, Kellerpumpe
Kugelhahn, Absperrhahn
Rückschlagventil, Rückflussverhinderer
Absperrschieber, Keilschieber, Schieber
T-Stück, Abzweig
Manometer, Druckmesser
Wasserzähler, Wasseruhr
Leitungsschutzschalter, Sicherungsautomat, LS-Schalter, Automat
FI-Schutzschalter, FI-Schalter, FI Schalter, Fehlerstromschutzschalter, RCD
Schütz, Leistungsschütz
Steckdose, Schuko, Schukosteckdose
Abzweigkasten, Verteilerdose, Abzweigdose
Fluter, Strahler, Scheinwerfer
LED-Lampe, Glühbirne, Glühlampe, Leuchtmittel
Drehstrommotor, Elektromotor, E-Motor, Asynchronmotor
Getriebemotor, Motor mit Getriebe
Wellendichtring, Simmerring, Radialwellendichtring
Keilriemen, Treibriemen
Zahnriemen, Synchronriemen
Stirnrad, Zahnrad
Hydraulikschlauch, Hochdruckschlauch
Faltkarton, Karton, Pappkarton, Versandkarton
Packband, Klebeband, Paketband, Paketklebeband
Stretchfolie, Wickelfolie, Palettenfolie
Luftpolsterfolie, Knallfolie, Noppenfolie
Druckverschlussbeutel, Zip-Beutel, Zippbeutel, Ziplock-Beutel
Tragetasche, Tüte, Tragetüte
Eimer, Kübel
Arbeitshose, Bundhose, Latzhose
Overall, Schutzanzug, Einweganzug
Warnweste, Sicherheitsweste, Signalweste
Sicherheitsschuhe, Sicherheitshalbschuhe, Sicherheitsstiefel, Arbeitsschuhe, Sicherheitsschuh, Sicherheitshalbschuh
Stiefel, Gummistiefel
Schutzhelm, Bauhelm, Arbeitshelm
Atemschutzmaske, Staubmaske, FFP-Maske
Schutzbrille, Arbeitsschutzbrille
Frottierhandtuch, Handtuch, Badetuch
Decke, Wolldecke
Hubwagen, Ameise, Handhubwagen, Gabelhubwagen
Hochhubwagen, Stapler, Handstapler
Sackkarre, Stechkarre, Stapelkarre
Stehleiter, Klappleiter, Bockleiter
Lenkrolle, Schwenkrolle
Kühlschrank, Kühlgerät
Fritteuse, Friteuse
Herd, Kochherd, Gastroherd
Gasherd, Herd Gas
Spüle, Spülbecken, Waschbecken Küche
Spülmaschine, Geschirrspüler, Gläserspüler
Espressomaschine, Kaffeemaschine, Siebträger
Topf, Kochtopf, Kasserolle
Betonstahl, Bewehrungsstahl, Baustahl, Armierungseisen, Moniereisen
Winkelstahl, Winkeleisen, L-Profil, Winkelprofil
U-Stahl, U-Profil, UPN
Stahlträger, Doppel-T-Träger, IPE-Träger
Trapezblech, Profilblech, Dachblech
Drahtseil, Stahlseil
Schweißgitter, Baustahlmatte, Drahtgitter
Rohr, Röhre
Akku-Bohrschrauber, Akkuschrauber, Bohrmaschine, Akkubohrer
Winkelschleifer, Flex, Trennschleifer
Bohrhammer, Schlagbohrmaschine, Bohrmaschine, Kombihammer
Schraubenschlüssel, Ringmaulschlüssel, Gabelschlüssel, Maulschlüssel
Trennscheibe, Flexscheibe, Schneidscheibe
Bandmaß, Maßband, Rollmeter, Zollstock
Messschieber, Schieblehre, Schublehre
Kompressor, Druckluftkompressor
Stromerzeuger, Generator, Stromaggregat, Notstromaggregat
Hochdruckreiniger, Kärcher
Gipskartonplatte, Rigips, Gipsplatte, Rigipsplatte
Steinwolle, Mineralwolle, Glaswolle, Rockwool
Dämmplatte, Isolierung, Dämmung
Pistolenschaum, PU-Schaum, Bauschaum, Montageschaum
Dichtstoff, Silikon, Fugenmasse
Mischbatterie, Wasserhahn, Armatur, Einhebelmischer
WC, Toilette, Klo
Heizkörper, Radiator
Notebook, Laptop
Desktop-PC, Computer, Rechner, PC
Multifunktionsgerät, Multifunktionsdrucker, Kombidrucker
Drucker, Laserdrucker, Printer
USV, unterbrechungsfreie Stromversorgung, Notstromversorgung
Steckdosenleiste, Mehrfachsteckdose, Verteilersteckdose
Bürostuhl, Drehstuhl, Bürodrehstuhl, Schreibtischstuhl
Ordner, Aktenordner, Leitz-Ordner
Kopierpapier, Druckerpapier, Büropapier
Abfallbehälter, Mülltonne, Mülleimer, Abfalltonne, Papierkorb
Arbeitsjacke, Arbeitskleidung
Arbeitshose, Blaumann, Arbeitskleidung
Beamer, Projektor, Videoprojektor
Wandfarbe, Dispersionsfarbe, Innenfarbe, Fassadenfarbe
Leiter, Aluleiter
Küchenarmatur, Spültischarmatur, Küchenmischer, Mischbatterie Küchenspüle
Waschtischarmatur, Waschbeckenarmatur, Mischbatterie Waschtisch
Torx, TX
Federring, Feder
Konservenglas, Schraubglas, Glas mit Schraubdeckel, Einmachglas
Holzpalette, Europalette
Druckpatrone, Tinte, Tintenpatrone, Druckerpatrone
Kombidämpfer, Heißluftofen, Konvektomat
Atemschutzmaske, Gesichtsmaske, Mundschutz
Nagel, Stift, Drahtstift
Schreibtisch, Bürotisch
Fliese, Kachel
Dämmung, Isolierung
Schlauch, Leitung
Spiralbohrer, Metallbohrer, HSS-Bohrer
Hammerbohrer, Betonbohrer, Steinbohrer, SDS-Bohrer
Quadratrohr, Vierkantrohr, Vierkanthohlprofil
Rechteckrohr, Rechteckhohlprofil
Rundrohr, Konstruktionsrohr
Flachstahl, Flacheisen, Bandstahl
Rundstahl, Rundeisen, Rundstab
Stahlblech, Schwarzblech, Feinblech
verzinktes Coil, verzinktes Blech, Blechcoil
Stahldraht, Bindedraht, Eisendraht
Edelstahlstab, Edelstahlstange
Schaftfräser, Fräser
Fächerscheibe, Schleifscheibe, Lamellenscheibe
Diamantscheibe, Diamanttrennscheibe
Steckschlüsselsatz, Knarrenkasten, Ratschenkasten, Nusskasten
Werkzeugkoffer, Werkzeugkasten, Werkzeugkiste
Werkstattwagen, Werkzeugwagen
Ziegelstein, Ziegel, Backstein, Mauerziegel
Porenbetonstein, Ytong, Gasbetonstein
Pflasterstein, Betonpflaster
Trockenmörtel, Fertigmörtel, Mörtel
OSB-Platte, OSB, Grobspanplatte
Vinylboden, Designboden
Laminatboden, Laminat
LED-Reflektorlampe, Spot, LED-Spot, Halogenspot
LED-Röhre, Leuchtstoffröhre, Neonröhre
Aderleitung, Einzelader, Litze
Energiekabel, Stromkabel, Starkstromkabel
Steuerleitung, Signalkabel, Datenleitung
Wandschaltschrank, Schaltschrank, Verteilerschrank
Sichtlagerkasten, Lagerbox, Stapelbox, Sichtbox
Eurobehälter, Kunststoffkiste, Stapelkiste, Eurobox
Klappbox, Kunststoffkiste, Faltbox
Palettenregal, Schwerlastregal, Hochregal
Fachbodenregal, Lagerregal, Steckregal
Lagerbühne, Zwischenbühne
Podestleiter, Plattformleiter
Tischwaage, Küchenwaage
Kranwaage, Hängewaage
Planetenrührmaschine, Küchenmaschine, Rührmaschine
Spiralkneter, Teigkneter, Teigknetmaschine
Stabmixer, Pürierstab, Handmixer
Standmixer, Barmixer, Blender
Eisbereiter, Eiswürfelmaschine, Eismaschine
Kühlvitrine, Verkaufsvitrine
Pfanne, Bratpfanne
Kaffeemühle, Espressomühle
Handschuhe, Arbeitshandschuhe, Schutzhandschuhe
Schweißerhandschuh, Lederhandschuhe
Einweghandschuhe, Einmalhandschuhe, Untersuchungshandschuhe
Versandtasche, Luftpolsterumschlag, Luftpolstertasche, gepolsterter Umschlag
Etiketten, Aufkleber
Packpapier, Kraftpapier
Standbodenbeutel, Doypack
Big Bag, FIBC
Spundfass, Tonne
Hülsenanker, Spreizanker
Betonschraube, Schraubanker
Lasthaken, Kranhaken
Flachdichtung, Flanschdichtung
Hydraulikzylinder, Hydraulikstempel
Pneumatikzylinder, Druckluftzylinder
Klauenkupplung, Wellenkupplung
Monitor, Bildschirm, Computerbildschirm
Leinwand, Projektionsleinwand, Beamerleinwand
Kugelschreiber, Kuli
Bettwäsche, Bettbezug, Bettwäscheset
Kunststofffenster, PVC-Fenster, Plastikfenster
Innentür, Zimmertür
Absperrklappe, Drosselklappe
PE-Rohr, Polyethylenrohr, HDPE-Rohr
Verbundrohr, Aluverbundrohr, Mehrschichtrohr
`
