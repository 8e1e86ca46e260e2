/** One group of synonyms per line. */
export const sr = `
vijak, šraf, zavrtanj, vijci, šrafovi, šaraf, zavrtnji, šerafi
vijak šestougaoni, vijak sa maticom, mašinski vijak, mašinski šraf, šestougaoni šraf, heks vijak, šraf na ključ, vijak sa šestougaonom glavom, šraf sa šestougaonom glavom, šestougaoni zavrtanj, šraf sa maticom, vijak s maticom, metrički vijak, šaraf sa maticom
imbus vijak, imbus, inbus, imbus šraf, vijak sa unutrašnjim šestougaonikom, imbus zavrtanj, inbus šraf, inbus vijak, vijak sa cilindričnom glavom, alen vijak, alen šraf
torban vijak, torban šraf, torbanac, torban zavrtanj, šlosšraf, vijak sa polukuglastom glavom, vijak sa četvrtastim vratom, zamkasti vijak, bravarski vijak, torbani, vijak sa polukružnom glavom
navojna šipka, šipka sa navojem, navojna palica, gevindštangla, gevinštangla, gevint štangla, šipka sa lozom, navojno vreteno, navojna štangla, gevind šipka, metarska šipka, šajbna šipka
vijak za drvo, šraf za drvo, holšraf, holc šraf, šraf za ivericu, vijak za ivericu, iver vijak, spaks, spax vijak, drvni vijak, tirfon, šraf za nameštaj, šraf za dasku, zavrtanj za drvo, vijak za terasu, drvarac
vijak za gips-karton, šraf za gips, gips šraf, rigips šraf, vijak za gips ploče, šraf za rigips, vijak za rigips, vijak za knauf, knauf šraf, gips vijak, vijak za gips, šraf za knauf
samobušeći vijak, samobušeći šraf, samorezni šraf, samorezni vijak, samourezujući vijak, samourezni vijak, vijak za lim, šraf za lim, limeni šraf, farmerski vijak, farmer vijak, farmer šraf, blehšraf, tex vijak, samorez, samobušac, šraf za krov, vijak za sendvič panel, samonarezni vijak
vijak za beton, šraf za beton, turbo vijak, turbo šraf, betonski vijak, šraf za zid, vijak za zid, zavrtanj za beton, vijak za beton bez tipla
navrtka, matica, mutra, šraf matica, matice, mutrica, šestougaona matica
šestougaona navrtka, šestougaona matica, heks matica, šestougaona mutra, obična matica
samokočiva navrtka, samoosiguravajuća matica, samokočeća matica, samokočiva matica, samokočna mutra, samokočna matica, matica sa plastikom, matica sa najlonom, stop matica, nyloc matica, sigurnosna matica, samoblokirajuća navrtka, samoosigurava matica, samokočiva mutra, osigurana matica, kontra matica
podloška, šajbna, pločica podloška, šajba, podložna pločica, podlošci
ravna podloška, ravna šajbna, obična šajbna, karoserijska šajbna, široka šajbna, ravna šajba
elastična podloška, feder podloška, federšajbna, feder šajbna, federing, federring, opružna podloška, rascepljena podloška, elastična šajbna, elastična pločica, feder šajba
tipla, tipl, plastična tipla, tiplovi, najlonska tipla, dibl, fišer tipla, fišer, tiplica, uložak za zid, plastični tipl, tiplić
anker, bolcn anker, sidro
klinasti anker, anker vijak, anker šraf, anker za beton, tipl anker, čelični anker, segmentni anker, sidreni vijak, bolcn anker, prolazni anker, ankeraš, anker bolcna
anker sa čaurom, ekspanzioni anker, čaurasti anker, hilzna anker, metalni tipl, metalna tipla, čelični tipl, raspinjući anker, razuporni anker, čelična tipla, ekspanziona tipla, metalni tiplovi, čelični tiplovi
hemijski anker, tečni anker, kemijski anker, injekcioni anker, hemijsko sidro, kemijsko sidro, smola za ankerisanje, masa za ankerisanje, anker smola, lepak za ankere, injekciona masa, smola za ankere, kemijska kotva, injekcioni malter, hemijski tipl
pop nitna, pop nitna aluminijumska, slepa nitna, nitna, zakivak, zakovica, slepa zakovica, pop zakovica, alu nitna, potezna nitna, zakovice, popnitna, slijepa zakovica, zakivci
navrtka za nitovanje, nit matica, zakivna matica, pop matica, nitna sa navojem, zakivna navrtka, navojna nitna, nit navrtka, navojni zakivak, pop mutra, matica za nitovanje, slepa matica, nit mutra
ekser, čavao, ekseri, čavli, čavlić, ekserčić, građevinski ekser
nazubljeni ekser, ekser sa prstenovima, prstenasti ekser, narebreni ekser, rebrasti ekser, ekser za paletu, narebreni čavao, rilovani čavao, prstenasti čavao, ekser za palete, rilovani ekser, narezani ekser, vijčani ekser
lanac sa karikama, lanac na metar, lanac za vuču, sindžir, verige, lanac za teret, lanac za podizanje tereta, lanac za kapiju, lanac za ogradu, karičasti lanac, lanac za dizalicu, lanac za vezivanje, lanac od karika
škopac, karika za podizanje, šekl, gambet, šekla, škopec, gambeta, škopci, omega karika, spojna karika za lanac
kuka, kranska kuka, kuka za dizalicu, kuka za lanac, kuka za teret, dizalična kuka, hak, kuka za podizanje tereta
nerđajući čelik, inoks, inox, rostfraj, prohrom, nerđajući, a2, a4, nehrđajući čelik, nehrđajući, prohromski, rosfraj, nirosta, rostfrei, inoksni
pocinkovan, cinkovan, cinkovano, pocinkovano, belo cinkovano, toplo cinkovano, galvanizovan, pocinčan, pocinčano
upuštena glava, ukopana glava, senk glava, konusna glava
poluokrugla glava, okrugla glava, polukružna glava, linsna glava
cev, cevi, šipka šuplja, cijev
aluminijum, aluminij, alu, aluminijski
cirkulaciona pumpa, pumpa za grejanje, cirkulator, pumpa za centralno, pumpa za radijatore, optočna pumpa, cirkulacijska pumpa, pumpa za centralno grejanje, pumpa za podno grejanje, pumpa za kotao, pumpa za grijanje, pumpa za etažno grejanje, pumpa za podno
bunarska pumpa, dubinska pumpa, potopna pumpa za bunar, pumpa za bunar, bušotinska pumpa, dubinka, pumpa za bušotinu, potapajuća pumpa za bunar, bunarica, pumpa za duboki bunar, potopna pumpa
centrifugalna pumpa, pumpa za navodnjavanje, pumpa za zalivanje, hidrofor pumpa, samousisna pumpa, pumpa za povećanje pritiska, hidropak, hidrofor, prirubnička pumpa, baštenska pumpa, centrifugalka, pumpa za baštu, pumpa za vodu, površinska pumpa
drenažna pumpa, muljna pumpa, potapajuća pumpa, pumpa za prljavu vodu, pumpa za otpadne vode, pumpa za fekalije, fekalna pumpa, pumpa za podrum, pumpa za septičku jamu, pumpa za kanalizaciju, potopna pumpa, pumpa za izbacivanje vode, muljara, pumpa za mulj, pumpa za septik
kuglasta slavina, kugla slavina, loptasti ventil, kuglični ventil, kugla ventil, kuglasti ventil, kuglični zatvarač, prolazni ventil, ventil na ručicu, loptasta slavina, propusni ventil, ek ventil, ventil za vodu, kugla ventili
nepovratni ventil, nepovratna klapna, protupovratni ventil, povratni ventil, povratna klapna, jednosmerni ventil, protivpovratni ventil, odbojni ventil, klapna
zasun, pločasti zatvarač, šiber, zasun ventil, klinasti zasun, šiber ventil, ovalni zasun, zatvarač na točak, kliznik
leptirasti ventil, leptir ventil, leptirasta klapna, leptir klapna, leptir zatvarač, leptirasti zatvarač, prigušna klapna, leptirica, zaklopka
PP-R cev, polipropilenska cev, plastična cev za vodu, fazer cev, stabi cev, cev za vodu, ppr cijev, vodovodna cev, zelena cev za vodu, plastična vodovodna cev, cev za toplu vodu, aqua term cev, akvaterm cev
PE cev pod pritiskom, PE cev, okiten cev, okiten, polietilenska cev, alkaten cev, alkaten, okiten crevo, tvrdo crevo za vodu, pehd cev, hdpe cev, cev za vodovod, crno crevo za vodu, plastična cev za gas, cev za vodu, pehd cijev, vodovodna cev
čelična cev, gvozdena cev, metalna cev, željezna cijev, čelična cijev, gasna cev, crna cev
višeslojna cev, alupleks cev, alupex cev, pex cev, cev za podno grejanje, alumpleks cev, aluplast cev, alpex cev, alpex, alupex, alu pex cev, višeslojna cijev, cev za podno, cijev za podno grijanje, pex, alupeks, alpeks
navojni fiting, fiting na lozu, mesingani fiting, vodovodni fiting, pocinkovani fiting, fiting sa navojem, koleno sa navojem, dupli nipl, nipla, nipl, muf, fazonski komad, fitinzi za vodu, spojnica sa navojem, lakat, redukcija, t komad, te komad
kompresioni fiting, spojnica za pe cev, spojnica za okiten, fiting za okiten, polietilenski fiting, spojka za alkaten, spojnica za plastičnu cev, pe spojnica, spojnica za crevo, spojka za pe cijev, spojnica za okiten crevo, okiten spojnica, pe fiting, poluspojka za okiten, poluspojka
pres fiting, presfiting, fiting za presovanje, press spojka, pres spojnica, pres koleno, fiting na presovanje, presovani spoj
prirubnica, flanša, flandža, flenš, prirubnice, flanše, slepa flanša
manometar, merač pritiska, sat za pritisak, mjerač tlaka, tlakomjer, mjerač pritiska, instrument za merenje pritiska, pokazivač pritiska, tlakomer
termometar, toplomer, merač temperature, bimetalni termometar, sat za temperaturu, toplomjer, pokazivač temperature, mjerač temperature
vodomer, merač vode, sat za vodu, vodomjer, vodeni sat, brojilo za vodu, merač protoka vode, merač potrošnje vode, vodomerni sat, mjerač vode
automatski osigurač, osigurač, automat, strujni automat, automatski prekidač, osigurač za tablu, limitator, instalacijski prekidač, prekidač za razvodnu tablu, automatska sklopka
fid sklopka, fid, zaštitna strujna sklopka, fi sklopka, zuds, rcd, fidovka, fid prekidač, diferencijalna sklopka, strujna zaštitna sklopka, fi prekidač, zaštita od strujnog udara, diferencijalna zaštita, rcd sklopka
kontaktor, sklopnik, motorski kontaktor, sklopka za motor, kontaktor za motor, elektromagnetni prekidač, šic
utičnica, šteker utičnica, štekdozna, šuko utičnica, šuko, priključnica, utičnica za struju, šteker, šukolica
CEE utikač, industrijski utikač, trofazni utikač, trofazni šteker, euro šteker, petopolni utikač, industrijski šteker, petopolni šteker, utikač za trofaznu struju, trofazni muški šteker, šteker
CEE utičnica, industrijska utičnica, trofazna utičnica, petopolna utičnica, trofazna štekdozna, utičnica za trofaznu struju
razvodna kutija, razvodna doza, dozna, razvodna dozna, instalaciona kutija, og kutija, kutija za spajanje kablova, spojna kutija, vodonepropusna dozna, elektro dozna, spojna dozna, kutija za kablove, instalacijska kutija, elektro kutija, doza, og doza
reflektor, led reflektor, reflektorska lampa, dvorišni reflektor, reflektor za dvorište, spoljna rasveta, svetlo za dvorište, lampa za dvorište, dvorišna lampa, vanjska rasvjeta
led panel, led plafonjera, plafonska svetiljka, panel za spušteni plafon, kancelarijska rasveta, stropna svjetiljka, plafonska lampa, kancelarijska svetiljka, plafonjera, rasveta za spušteni plafon, ugradna plafonska lampa, rasterna svetiljka, stropna lampa
industrijsko zvono, led zvono, ufo lampa, rasveta za halu, lampa za halu, ufo led, svetiljka za halu, halna rasveta, high bay, industrijska lampa, industrijska rasveta, ufo reflektor, svetlo za magacin, rasveta za magacin, industrijska svetiljka, rasvjeta za halu, lampa za magacin
sijalica, lampa, žarulja
led sijalica, obična sijalica, štedljiva sijalica, led žarulja, kruška sijalica, štedna žarulja, kućna sijalica
E27, veliko grlo, debelo grlo, veliki navoj
E14, malo grlo, mali navoj, tanko grlo, mignon grlo
spot sijalica, spot lampa, halogena sijalica, halogenka, led spot, sijalica za spot, spotovi, usmerena sijalica, halogeni spot, spot žarulja, spot, halogenke
led cev, neonska cev, fluo cev, neonka, fluorescentna cev, led neonka, neon lampa, fluo sijalica, neonsko svetlo, neonska lampa, fluo lampa, neonska sijalica, neonke, neonska svetiljka, fluorescentna svetiljka, T8 cev
provodnik, licna, instalacioni kabl, žica za struju, strujna žica, instalaciona žica, licnasta žica, vodič, pf žica, jednožilni kabl, žica za instalaciju, elektro žica, instalacijski vodič
energetski kabl, strujni kabl, napojni kabl, kabl za struju, energetski kabel, gumeni kabl, podzemni kabl, kabl za šporet, trofazni kabl, kabel za struju, kabl za napajanje, strujni kabel
upravljački kabl, signalni kabl, kabl za signalizaciju, komandni kabl, kontrolni kabl, kabl za alarm, kabl za automatiku, oklopljeni kabl, širmovani kabl, višežilni kabl, signalni kabel, upravljački kabel
motor, elektromotor, električni motor, elektro motor
trofazni motor, trofazni elektromotor, motor na trofaznu struju, asinhroni motor, industrijski elektromotor, trofazni elektro motor, asinkroni motor, elektromotor, elektro motor, motor 380V
monofazni motor, monofazni elektromotor, jednofazni motor, jednofazni elektromotor, motor za mešalicu, monofazni elektro motor, motor na monofaznu struju, motor 220V
motor-reduktor, reduktorski motor, motor sa reduktorom, elektromotor sa reduktorom, motoreduktor, sporohodni motor, reduktor sa motorom, motoreduktori
nadžbukna, nazidna, nadgradna, na zid
ugradna, uzidna, podžbukna, u zid
ležaj, lager, kuglager
kuglični ležaj, kuglični lager, radijalni ležaj, lager sa kuglicama, ležaj sa kuglicama, kuglasti ležaj, kugl lager, kuglager
konusni ležaj, konični ležaj, konusni lager, konični lager, konusno-valjkasti ležaj, kegl lager, stožasti ležaj, ležaj glavčine, lager glavčine, lager za točak, ležaj točka, ležaj za točak
valjkasti ležaj, valjkasti lager, cilindrični ležaj, rolerni ležaj, ležaj sa valjcima, lager sa valjčićima, rol lager, cilindrično-valjkasti ležaj, cilindrični lager, valjčasti ležaj
igličasti ležaj, igličasti lager, iglasti ležaj, ležaj sa iglicama, lager sa iglicama, iglični ležaj, iglični lager
semering, simering, uljni zaptivač, zaptivka vratila, osovinska zaptivka, uljna zaptivka, radijalna zaptivka, semerink, uljna brtva, brtva osovine, simerinzi, zaptivka osovine, radijalni zaptivač, semering gumica
O-prsten, oring, gumeni prsten, zaptivna gumica, zaptivni prsten, okrugla gumica, gumica za slavinu, gumica za zaptivanje, brtveni prsten, gumica za česmu, gumeni dihtung, dihtung gumica, gumica za cev, dihtung guma
kaiš, remen, kajš
klinasti kaiš, klinasti remen, V kaiš, trapezni kaiš, trapezasti kaiš, kaiš za motor, trapezasti remen, kaiš alternatora, klin kaiš, klinasti kajš, klin remen, kaiš kompresora, kaiš za kompresor
zupčasti kaiš, zupčasti remen, nazubljeni kaiš, kaiš sa zupcima, zupčasti kajš, sinhroni kaiš, ozubljeni kaiš, nazubljeni remen, razvodni kaiš, ozubljeni remen
valjkasti lanac, pogonski lanac, rolerni lanac, transmisioni lanac, galov lanac, lanac za prenos, industrijski lanac, lanac za transporter, prenosni lanac, lanac transportera, gal lanac, lanac za motor, rolni lanac
lančanik, zupčanik za lanac, lančasti zupčanik, lančani zupčanik, zvezda za lanac, zupčanik lanca, lančanici
zupčanik, zupčasti točak, cilindrični zupčanik, zupčanik sa pravim zubima, cahnrad, pogonski zupčanik, zupčanici, nazubljeni točak
hidraulično crevo, crevo visokog pritiska, hidraulična cev, crevo za hidrauliku, hidro crevo, crijevo visokog pritiska, hidraulično crijevo, visokopritisno crevo, crevo za bager, crevo za visoki pritisak
prirubnički ležaj, prirubnički lager, ležaj sa prirubnicom, ucf ležaj, ucfl ležaj, lager sa flanšom, flanšni ležaj, ležaj sa flanšom, ucf lager, flanš ležaj
dvodelno kućište ležaja, kućište za ležaj, snl kućište, kućište lagera, deljeno kućište, kućište ležaja, dvodelno kućište, dvodijelno kućište, kućište za lager
kartonska kutija, kutija, kartonska ambalaža, karton, kutija za selidbu, transportna kutija, kutija od kartona, kutija od lepenke, talasasti karton, kutija od valovitog kartona, kutija za pakovanje, kartonke, valoviti karton, kutija za preseljenje, komercijalno pakovanje
samosklopiva kutija, kutija za poštu, kutija za slanje paketa, poštanska kutija, kutija za web shop, kutija za online prodaju, poklon kutija, kutija za kurira, kutija za slanje, samosklopivka, kutija za kurirsku službu, kutija za internet prodaju
kartonska tuba, tubus, tuba za crteže, tuba za plakate, tuba za postere, poštanska tuba, kartonska cev, tuljak, tubus za crteže, tuba za slanje, kartonski tubus, kartonski valjak
pakerska traka, selotejp, lepljiva traka, traka za pakovanje, samolepljiva traka, ljepljiva traka, traka za kutije, široki selotejp, traka za lepljenje kutija, paker traka, samoljepljiva traka, seloteip, lepljiva traka za pakovanje
streč folija, folija za pakovanje, stretch folija, rastezljiva folija, folija za palete, folija za umotavanje palete, streč, strech folija, omotna folija, najlon za palete, folija za paletizaciju, folija za zamotavanje paleta, rastegljiva folija, strečka
vazdušna folija, pucketava folija, folija sa mehurićima, bubble folija, folija na balončiće, vazdušasta folija, folija sa balončićima, folija koja puca, pucketavi najlon, zračna folija, balon folija, mehurasta folija, folija sa mjehurićima, vazdušasti najlon, pucalica
zip kesica, kesica sa zatvaračem, zip kesa, zip vrećica, kesica sa zipom, kesica na zatvaranje, patent kesica, kesica na patent, zip lock kesa, vrećica na zatvaranje, ziplok kesa, kesica za sitne delove, zip vreća, ziplock, kesa sa zipom
kesa, vrećica, torba, vreća
kesa sa ručkama, treger kesa, plastična kesa, najlon kesa, najlonska kesa, kesa za prodavnicu, kesa za butik, pvc kesa, vrećica sa ručkama, tregerica, kesa za kupovinu, plastična vrećica, ceker, najlonska vrećica, torba za kupovinu, kupovna kesa, kese
doypack kesa, stojeća kesa, doypack, dojpak, dojpak kesa, vrećica za kafu, kesa za kafu, kesa za čaj, stojeća vrećica, samostojeća kesa, doj pak, kesa za začine, vrećica za čaj, dojpek kesa
džambo vreća, big bag, big beg, bigbag, veliki džak, džak od tone, vreća od tone, jumbo vreća, vreća za šut, vreća za žito, džambo džak, kontejner vreća, bigbeg, džambo, džak za šut, džakovi od tone
PET flaša, plastična flaša, plastična boca, pet boca, flaša za sok, flaša za vodu, pet ambalaža, boca za vodu, flaša od plastike, plastična flašica, boca za sok
staklena tegla, tegla, tegla za med, tegla za zimnicu, staklenka, tegla za džem, tegla za ajvar, teglica, tegla za turšiju, staklenka za med, staklenka za džem
bočica sa raspršivačem, boca sa raspršivačem, boca sa pumpicom, prskalica, flašica sa raspršivačem, pumpica za sapun, flašica sa pumpicom, sprej boca, sprej flašica, raspršivač, bočica sa pumpicom, špricalica, bočica sa sprejem, dozator za sapun, flaša sa pumpicom, flaša sa raspršivačem, raspršivač za biljke
kanister, kanistar, kanta za gorivo, kanta za benzin, balon za vodu, bidon, bidon za vodu, kanister za vodu, kanta za ulje, kanistar za gorivo, kanistri
bure, burad, bačva, burići, bure za kupus, buradi, metalno bure, bačve, kaca, burence
kofa, kanta, vedro
kofa sa poklopcem, kantica, plastična kofa, kofica, kanta sa poklopcem, kanta za farbu, kanta za med, kibla, kabao, plastična kanta, kofa za med, plastično vedro, kantica sa poklopcem
etikete, nalepnice, naljepnice, samolepljive etikete, termo etikete, termo nalepnice, stiker, samoljepljive etikete, nalepnice za cene, nalepnice u rolni, bar kod nalepnice, rolna etiketa, samolepljive nalepnice, nalepnice za bar kod, stikeri
ambalažni papir, natron papir, papir za pakovanje, kraft papir, pak papir, smeđi papir, papir za umotavanje, omotni papir, mesarski papir, papir za zamotavanje, papir za punjenje kutija
koverta, koverta sa vazdušastom folijom, bubble koverta, zaštitna koverta, koverta sa mehurićima, kuverta, koverta sa balončićima, vazdušasta koverta, kuverta sa mjehurićima, omotnica, jastučasta koverta, koverta za slanje, pucketava koverta, mehurasta koverta
rajsferšlus, patent zatvarač, ciferšlus, cibzar, rajfešlus, patentni zatvarač
čičak, velkro, čičak traka
pertle, vezice, pertlanje, žniranje
radne pantalone, radničke pantalone, radne hlače, majstorske pantalone, treger pantalone, kargo pantalone, pantalone sa džepovima, pantalone za majstore, zaštitne pantalone, hlače za rad, pantalone za rad, zaštitne hlače, pantole, radni kombinezon farmerke
radna jakna, zaštitna jakna, radnička jakna, radna bluza, radna vindjakna, majstorska jakna, jakna za radnike, jakna za rad, radna bunda, zimska jakna, bluza radna
kombinezon, skafander, radno odelo, zaštitno odelo, zaštitno odijelo, tyvek odelo, tajvek, odelo za krečenje, odelo za farbanje, kombinezon za prskanje, odelo za prskanje, jednokratni kombinezon, radno odijelo, tyvek, odelo za jednokratnu upotrebu, hemijsko odelo
prsluk, signalni prsluk, reflektujući prsluk, fluorescentni prsluk, žuti prsluk, reflektorski prsluk, svetleći prsluk, radni prsluk, reflektirajući prsluk, jelek, prsluk sa trakama, prsluk za auto, zaštitni prsluk, prsluk za vidljivost, svjetleći prsluk
zaštitne cipele, radne cipele, hteze cipele, zaštitne patike, radne patike, htz cipele, radna obuća, patike, zaštitna obuća, htz obuća, tenisice, cipele sa čeličnom kapnom, cipele sa kapnom, radničke cipele
duboke zaštitne cipele, cokule, radne cokule, visoke zaštitne cipele, gojzerice, radne gojzerice, duboke radne cipele, bakandže, poluduboke cipele, vojničke čizme, zaštitne čizme, radne čizme, visoke radne cipele, duboke cipele
plitke zaštitne cipele, plitke cipele, radne sandale, niske zaštitne cipele, radne tenisice, zaštitne tenisice, plitke radne cipele, niske radne cipele, zaštitne sandale
gumene čizme, čizme, pvc čizme, čizme za kišu, ribarske čizme, gumenjaci, gumenjače, čizme za blato, čizme za vodu, nepromočive čizme, kišne čizme, gumenice
šlem, kaciga, zaštitni šlem, zaštitna kaciga, građevinski šlem, radni šlem, šljem, zaštitni šljem, šlem za gradilište, kaciga za gradilište, industrijski šlem, građevinska kaciga, šlem za građevinu
respirator, zaštitna maska, maska, maska za prašinu, maska protiv prašine, maska za lice, maska za krečenje, maska za disanje, maska sa filterom, maska za brušenje, filter maska, respiratorna maska
naočare, zaštitne naočare, naočale, zaštitne naočale, radne naočare, naočare za brušenje, gogle, cvikeri, naočari, naočare za rad, naočare protiv prašine
rukavice sa premazom, gumirane rukavice, rukavice sa gumom, montažne rukavice, rukavice sa tačkicama, pletene rukavice, monterske rukavice, baštenske rukavice, rukavice sa gumenim dlanom, rukavice za montažu, rukavice za baštu, magacinske rukavice, rukavice sa tačkama, pamučne rukavice, vrtne rukavice, rukavice sa lateksom
kožne rukavice, rukavice od kože, vozačke rukavice, šoferske rukavice, rukavice od jareće kože, jareće rukavice, rukavice za vozače
rukavice zavarivačke, varilačke rukavice, rukavice za zavarivanje, rukavice za varenje, zavarivačke rukavice, rukavice za varioce
rukavice za jednokratnu upotrebu, jednokratne rukavice, hirurške rukavice, medicinske rukavice, rukavice za pregled, lateks rukavice, vinil rukavice, nitrilne rukavice, rukavice za hranu, higijenske rukavice, pudrane rukavice, nitril rukavice, bolničke rukavice, tanke rukavice, rukavice za kozmetičare, kirurške rukavice, gumene rukavice
bez pudera, nepudrane, bez talka
tkanina, materijal za radnu odeću, materijal za šivenje, tekstil na metar, tkanina na metar, štof na metar, keper platno, materijal za pantalone, platno na metar, metraža, pamučno platno, kanvas, materijal na metar, platno za šivenje
pletenina, trikotaža, materijal za majice, džersej, triko, pletivo, rastegljivi materijal, materijal za trenerke, pamuk za majice, pleteni materijal, trikotaža na metar, pletena tkanina
spanbond, netkani tekstil, agrotekstil, agril, netkani materijal, geotekstil, agril folija, netkana tkanina, folija protiv korova, agrofolija, flis u rolni, spunbond, agro tekstil, agroplatno
peškir, ručnik, frotir peškir, hotelski peškir, frotir, peškir za kupatilo, hotelski ručnik, peškir za plažu, peškirić, peškir za tuširanje, frotirski ručnik, ručnici
posteljina, garnitura posteljine, krevetnina, čaršav, čaršafi, hotelska posteljina, komplet posteljine, navlaka za jorgan, jorganska navlaka, jastučnica, plahta, set posteljine, posteljno rublje, plahte, posteljno platno
ćebe, deka, pokrivač, prekrivač, vuneno ćebe, ćebad, dekica, vojničko ćebe, pokrivači, biljac
pamuk, pamučni
paletar, ručni viljuškar, hidraulična kolica, paletna kolica, hidraulični paletar, kolica za palete, ručni paletar, dizalica za palete, viljuška za palete, podizač paleta, transpalet, paleter, hidraulična paletna kolica, ručni paletni viljuškar, viljuškar
visokopodizni paletar, visokopodizač, visokopodizni viljuškar, elektro viljuškar, električni viljuškar, slagač paleta, staker, visokopodizni slagač, električni visokopodizač, elektropaletar, ručni visokopodizač, visokopodizna kolica, stacker, čeoni viljuškar, viljuškar
merdevine, lestve, stepenište, ljestve, skale, lojtre, lotre, stepenice kućne, stubište malo, male stepenice
merdevine na rasklapanje, sklopive merdevine, A merdevine, kućne merdevine, rasklopne ljestve, rasklopive merdevine, merdevine za kuću, ljestve na rasklapanje, dvokrake merdevine, molerske merdevine, samostojeće merdevine, kućne ljestve, sklopive ljestve, merdevine za stan
izvlačne merdevine, merdevine na izvlačenje, teleskopske merdevine, trodelne merdevine, dvodelne merdevine, izvlačne ljestve, merdevine za krov, prislonske merdevine, dugačke merdevine, ljestve na izvlačenje, teleskopske ljestve, naslonske merdevine, trodijelne ljestve
točak, kolica točak, kotur, kotač
okretni točak, rotirajući točak, točkić za kolica, okretni točkić, točkić koji se okreće, točkovi za nameštaj, točak sa kočnicom, zakretni točak, točkić, okretni kotač, kotačić, okretni kotačić, točkić sa kočnicom, obrtni točak, rolna za nameštaj, rolnica, rolnice
fiksni točak, neokretni točak, nepokretni točak, fiksni točkić, fiksni kotač, kruti točak, fiksni kotačić, nezakretni točak, točak bez okretanja
točak bez viljuške, rezervni točak, gumeni točak, točak za civaru, točak za građevinska kolica, pneumatski točak, točak na pumpanje, točak za dvokolicu, točak za paletar, točak na naduvavanje, točak za tačke, točak za kolica
vaga, kantar
konzolni regal, regal za šipke, regal za cevi, polica za cevi, konzolna polica, regal za dugačku robu, regal za profile, regal za drvenu građu, stalak za cevi, stalak za šipke, regal za daske, konzolni stalak, regal za dugu robu
skladišna platforma, međusprat, galerija, mezanin, magacinska galerija, magacinska platforma, čelična galerija, skladišna galerija, sprat u magacinu, međusprat u hali, međukat, platforma u magacinu
drvena paleta, evropaleta, euro paleta, evro paleta, europaleta, epal paleta, transportna paleta, epal, paleta od drveta
plastična paleta, pvc paleta, higijenska paleta, paleta od plastike, hdpe paleta, paleta za hladnjaču
platformska kolica, transportna kolica, kolica sa platformom, magacinska kolica, kolica za robu, kolica na četiri točka, kolica za prevoz robe, platforma na točkovima, kolica za teret, ručna kolica, kolica za magacin, plato kolica, kolica za pakete, kolica za skladište
dvokolica, kolica na dva točka, kolica za džakove, kolica za gajbe, kolica za selidbu, ručna kolica, magacinska dvokolica, dvokolice, kolica za frižider, kolica za pivo, kolica za bure, kolica za nošenje tereta, transportna dvokolica, kolica za burad, dvotočkaš, kolica za stepenice
platformska vaga, podna vaga, stočna vaga, vaga za stoku, vaga za palete, magacinska vaga, industrijska vaga, paletna vaga, vaga za džakove, vaga sa platformom, decimalna vaga, vaga za žito, kantar za džakove, vaga za magacin
frižider, rashladni orman, hladnjak, ugostiteljski frižider, rashladni ormar, industrijski frižider, vertikalni frižider, frižider za restoran, fridžider, hladni ormar
zamrzivač, ledenica, duboki zamrzivač, vertikalni zamrzivač, orman za zamrzavanje, ugostiteljski zamrzivač, rashladni orman −18
rashladni pult, rashladni sto, hladni pult, frižider sto, rashlađeni pult, radni sto sa frižiderom, saladeta, pica sto, rashladni stol, hladni sto, pult frižider, podpultni frižider, šank frižider, frižider ispod pulta, niski frižider, rashladni radni sto
šporet, štednjak, ploča za kuvanje, rešo, plinski šporet, gasni šporet, šporet na plin, plinski štednjak, kuhalo, sparhet, šporet sa rernom, plotna, ploča sa ringlama, šporet na gas, profesionalni šporet, kuvalo, indukciona ploča, ringla
plinski, gasni, na gas, na plin
električni, na struju
sudopera, lavabo kuhinjski, sudoper, lavabo za kuhinju, korito za pranje, lavandin, kada za sudove, korito za sudove, lavabo
mašina za sudove, sudomašina, mašina za čaše, perilica suđa, mašina za pranje sudova, mašina za pranje čaša, perilica čaša, perilica posuđa, mašina za suđe, mašina za pranje posuđa, perilica za suđe, mašina za pranje suđa
espreso aparat, kafe aparat, aparat za kafu, mašina za kafu, aparat za espreso, kafomat, aparat za kavu, espresso mašina, espreso mašina, kafe mašina, aparat za kapućino, espresso aparat, kavomat, kafa aparat
šerpa, lonac, lonci, kazan, šerpica, lončić, posuda za kuvanje, posuda za kuhanje, kotlić, lonac za supu, kastrola, tendžera, lonac za čorbu, šerpenja, lonac za gulaš, posuđe za kuvanje
šerpa sa drškom, kaserola, rajndla, šerpa s drškom, šerpica sa drškom
tiganj, tava, palačinkara, tiganjić, prosulja, tava za palačinke, tiganj za palačinke, teflonka, padela, tavica, vok, teflon tiganj, tigan, wok
gastronorm posuda, gn posuda, gastro posuda, gastro kadica, gn kadica, gastronom posuda, gastronorm, inox kadica, posuda za šveđanski sto, posuda za topli bife, gastronom, posuda za švedski sto, gastronorm kadica
tanjir, tanjur, pijat, tanjirić, porcelanski tanjir, tanjuri, plato za jelo, oval, ovali
plitki tanjir, ravni tanjir, plitki tanjur, tanjir za glavno jelo
duboki tanjir, tanjir za supu, tanjir za čorbu, duboki tanjur, tanjur za juhu
šolja, šalica, šoljica, fildžan, findžan
šolja za espreso, šoljica za kafu, šolja za kafu, šalica za kavu, kafena šolja, šoljica za espreso, šoljica za tursku kafu
šolja za čaj, šalica za čaj, čajna šolja, šoljica za čaj
šolja za kapućino, šolja za belu kafu, šalica za cappuccino, šolja za cappuccino
čaša, čašica, staklena čaša, čokanj, čašica za rakiju, pehar, čokanjčić, kristalna čaša
visoka čaša, čaša za sok, čaša za vodu, čaša za koktel, long drink čaša
niska čaša, čaša za viski, whisky čaša
čaša za vino, vinska čaša, čaša na nogu, čaša sa stopom
čaša za pivo, pivska čaša, krigla za pivo
pribor za jelo, escajg, beštek, jedaći pribor, kašike i viljuške, viljuške i noževi, set escajga, komplet escajga, escajg komplet, viljuške i kašike, noževi i viljuške
kašika, žlica, ožica
kašičica, žličica, kafena kašika, kašičica za kafu, mala kašika
viljuška, vilica
nož za biftek, stejk nož, steak nož, nož za odrezak
konvekcijska pećnica, konvektomat, kombi pećnica, parokonvektomat, konvekcijska peć, pekarska peć, pećnica na vruć vazduh, kombi peć, profesionalna rerna, parno-konvekcijska peć, rerna na paru, pekarska pećnica, peć za pekaru, pećnica sa parom, parna pećnica, konvekciona peć, industrijska rerna, rerna
peć za picu, pica peć, pica pećnica, pizza peć, pizza pećnica, furuna za picu, rerna za picu, pećnica za picu, peć za pizzu, pećnica za pizzu, pizza furuna
friteza, mašina za pomfrit, aparat za pomfrit, friteuza, fritirka, aparat za prženje, fritaza, aparat za prženje krompirića
štapni mikser, ručni blender, štapni blender, ručni mikser, blender na štap, mikser na štap, mikser za supu, potopni mikser
barski blender, blender, smuti blender, blender za smuti, mašina za smuti, blender za koktele, blender za led, smoothie blender, mikser za koktele, blender za sokove, mašina za šejk, blender za šejk, mikser za smuti, barski mikser
radni sto AISI, inox sto, kuhinjski radni sto, nerđajući sto, sto od inoksa, rostfraj sto, prohromski sto, sto za pripremu hrane, inoks radni sto, inox radni sto, kuhinjski sto, inox stol, sto za kuhinju, prohrom sto, radni sto za kuhinju
servirna kolica, kolica za serviranje, kolica za hranu, kolica za posuđe, ugostiteljska kolica, kolica za konobare, kolica za razvoz hrane, kolica za restoran, kolica za sudove, inox kolica, kolica za prljavo posuđe, kolica za sobnu uslugu, hotelska kolica
PTFE, teflon, teflonski
porcelan, porculan, porcelanski
liveno gvožđe, gus, lijevano željezo, gusani, ljeveno gvožđe, liveni
rebrasta armatura, armatura, betonsko gvožđe, armaturno gvožđe, betonski čelik, armaturni čelik, betonsko željezo, rebrasto gvožđe, armaturna šipka, rebrasta šipka, gvožđe za armiranje, gvožđe za ploču, željezo za beton, armaturno željezo, gvožđe za beton, šipke za beton, šipka za beton
ugaonik, kutnik, L profil, vinkla, vinkl, L gvožđe, vinkl gvožđe, ugaoni profil, vinklajzn, ugaono gvožđe, kutni profil, vinkle, vinklo
nosač, greda
čelični nosač, I profil, traverza, H profil, ipe nosač, hea profil, gvozdena greda, I nosač, metalna greda, čelična greda, heb profil, ipe profil, traverzna, ipe, hea nosač, H nosač, šina nosač
U-profil, u gvožđe, u nosač, u željezo, unp nosač, u čelik
U-profil, unp, unp profil
trapezasti lim, tr lim, crep lim, lim u obliku crepa, profilisani lim, krovni lim, lim za krov, valoviti lim, talasasti lim, limeni krov, profilirani lim, trapezni lim, fasadni lim, lim za ogradu, lim za halu, limeni pokrivač, rebrasti lim za krov
rebrasti lim, suza lim, bradavičasti lim, protivklizni lim, gazni lim, lim za gazišta, lim protiv klizanja, riflovani lim, lim za stepenice, narebreni lim, lim suza, neklizajući lim, bademasti lim, orebreni lim
čelično uže, sajla, čelična sajla, sajla za dizalicu, žičano uže, sajla za vitlo, čelični konopac, vučna sajla, sajlica, čelično čelo, uže od čelika
zavarena mreža, armaturna mreža, mreža za beton, mreža za armiranje, građevinska mreža, Q mreža, mreža za ploču, čelična mreža, betonska mreža, mreža za košuljicu, mreža za estrih, mrežasta armatura, žičana mreža, ogradna mreža, mreža za ogradu
bodljikava žica, bodljikavka, trnovita žica, žica sa bodljama, bodljasta žica, žilet žica, žica za ogradu
nerđajući lim, inox lim, prohrom lim, rostfraj lim, inoks lim, prohromski lim, lim od nerđajućeg čelika, nehrđajući lim, inox ploča, inox tabla
nerđajuća cev, inox cev, prohrom cev, rostfraj cev, inoks cev, prohromska cev, nehrđajuća cijev, inox cijev, cev za gelender, cev za rukohvat, gelender cev
aluminijumski lim, alu lim, aluminijski lim, al lim, aluminijumska ploča, alu ploča, aluminijska ploča, dural ploča, aluminijumska tabla, lim od aluminijuma
mesingana šipka, mesing šipka, šipka od mesinga, mesing okrugli, mesingana palica, mjedena šipka, okrugli mesing, mesing u šipki
pljosnati čelik, flah, flah čelik, flah gvožđe, plosnato željezo, pljosnato gvožđe, flahajzn, plosnati čelik, čelična traka, flah šipka, plosnato gvožđe, pljosnata šipka, flahovi
bešavna, bez šava
šavna, sa šavom
akumulatorska bušilica, bušilica, šrafilica, odvijač akumulatorski, aku bušilica, akumulatorski odvijač, baterijska bušilica, aku šrafilica, bušilica na baterije, akumulatorska šrafilica, baterijski odvijač, električni odvijač, aku odvijač, šarafilica, baterijska šrafilica, akušrafilica, električni šrafciger, odvrtač aku, aku odvrtač
ugaona brusilica, brusilica, fleks, flekserica, fleksarica, fleksica, flex, kutna brusilica, mala brusilica, ručna brusilica, brusilica za metal, kutnica
čekić-bušilica, hamer, hilti, vibraciona bušilica, udarna bušilica, bušilica za beton, štemarica, štemerica, hiltija, hamer bušilica, bušilica za zid, sds bušilica, štemilica, udarni čekić, elektropneumatski čekić, bušaći čekić, elektro čekić, bušilica sa udarom, mašina za štemovanje, hilti bušilica
ključ, vilasti ključ, okasti ključ, viljuškasti ključ, vilasto-okasti ključ, ključ za matice, okasto-vilasti ključ, ringla ključ, viličasti ključ, mehaničarski ključ, ring ključ, okasto vilasti, set ključeva, gedora ključ
ključ sa račnom, račna ključ, brzi ključ, ključ krckalica, ključ čegrtaljka, ključ sa čegrtaljkom
klešta, kombinirke, kliješta, klješta, cange
kombinovana klešta, kombinirke, kombinovana kliješta, univerzalna klešta, kombinirana kliješta, kombinke
kose sečice, cvikcange, sečice za žicu, bočne sečice, klešta za sečenje, sečice za kablove, sječice, cvik klešta, klešta za sečenje žice, bočne sječice, cvikange
papagaj klešta, papagajke, vodoinstalaterska klešta, papagajka, vaserpumpcange, papagaji, pumpcange, cevna klešta, klešta za cevi
špicasta klešta, špic klešta, radio klešta, špic kliješta, klešta sa špicem, špiccange
čeone sečice, armiračka klešta, klešta za armaturu, tesarska klešta, rabic klešta, rabickala
čekić, mlat, bat, čekići
macola, malj, maklja, macola za zid
tesarski čekić, čekić za vađenje eksera, stolarski čekić, čekić sa rascepom, čekić za tesare, čekić za eksere, čekić za čavle
bravarski čekić, šloserski čekić, mašinski čekić, limarski čekić
rezna ploča, ploča za sečenje, disk za sečenje, ploča za fleks, ploča za brusilicu, ploča za rezanje, rezni disk, disk za fleks, ploča za fleksericu, rezna šajbna, ploča za sečenje metala, ploča za metal, ploča za inoks, šajbna za fleks, disk za fleksericu, brusna ploča za sečenje, disk za metal, brusna ploča za metal, brusna ploča
burgija, svrdlo, borer
merna traka, metar, pantljika, metar na izvlačenje, merna pantljika, mjerna traka, zidarski metar, rolometar, metar na uvlačenje, džepni metar, ruleta, molerski metar, mjerna pantljika
pomično merilo, šubler, kljunasto merilo, pomično mjerilo, nonijus, kljunasto mjerilo, šubleri, mikrometar
digitalno pomično merilo, digitalni šubler, elektronski šubler, šubler sa ekranom
libela, vaser vaga, vodena vaga, vaservaga, libela za zid, zidarska libela, zidarska vaga, vagres, vaga za zid, vaser
kompresor, kompresor za vazduh, kompresor za zrak, vazdušni kompresor, zračni kompresor, klipni kompresor, kompresor za farbanje, pumpa za vazduh, kompresor za gume
agregat, generator, agregat za struju, strujni agregat, generator struje, elektroagregat, električni agregat, agregat za kuću, strujni generator, mašina za struju
dizel agregat, dizel generator, agregat na naftu, agregat na dizel, dizelaš
benzinski agregat, benzinski generator, agregat na benzin, generator na benzin
agregat na benzin i gas, agregat na plin, agregat na gas, plinski agregat, gasni agregat
perač pod visokim pritiskom, visokopritisni perač, karcher, kerher, mašina za pranje auta, mini vaš, vap, peračica pod pritiskom, perač pod pritiskom, pumpa za pranje auta, mašina za pranje pod pritiskom, visokotlačni perač, kercher, perač za auto, miniwash, mini wash, visokotlačni čistač, perač auta
gips-karton ploča, gips karton, rigips, knauf ploča, rigips ploča, gipsana ploča, gipskarton, ploča za pregradni zid, gips-kartonska ploča, knauf, zelena gips ploča, zelena ploča
kamena vuna, mineralna vuna, staklena vuna, tervol, vuna za izolaciju, izolaciona vuna
izolacija, termoizolacija, toplotna izolacija, izolacija za fasadu, izolacija za krov, izolacioni materijal, izolacija zidova, toplinska izolacija, izolacijski materijal
EPS, stiropor, stiropol, fasadni stiropor
XPS, stirodur, tvrdi stiropor, ekstrudirani polistiren, ekstrudirani stiropor
montažna pena, pur pena, purpen, poliuretanska pena, purpena, montažna pjena, pena za prozore, pur pjena, pena za ugradnju prozora, građevinska pena, pena za vrata, ekspandirajuća pena, pištoljska pena
silikon, zaptivna masa, kit, silikon za kupatilo, akrilni kit, silikonski kit, git, kit za fuge, silikon u tubi, brtvena masa, silikon za kadu, silikon za prozore, akril za pukotine, brtvilo, masa za zaptivanje, masa za fuge, silikon kartuša
slavina, česma, baterija za vodu, pipa, jednoručna baterija, mešač vode, špina, miješalica za vodu, jednoručna slavina
kuhinjska slavina, slavina za kuhinju, kuhinjska baterija, slavina za sudoperu, baterija za sudoperu, česma za kuhinju, kuhinjska pipa, česma za sudoperu, baterija za kuhinju
slavina za lavabo, slavina za umivaonik, baterija za lavabo, baterija za umivaonik, česma za lavabo, pipa za umivaonik, mješalica za umivaonik, slavina za kupatilo, slavina za lavandin
slavina za kadu, baterija za kadu, mešač za kadu, česma za kadu, mješalica za kadu, baterija za kupatilo
slavina za tuš, tuš baterija, baterija za tuš, baterija za tuš kabinu, mješalica za tuš, slavina za tuš kabinu
torks, torx, tx
wc šolja, toalet, klozet, wc školjka, klozetska šolja, šolja za wc, zahodska školjka, vc šolja, klozetska školjka, kupatilska šolja, wc, toaletna školjka, školjka za wc, vece šolja
radijator, grejno telo, grijaće tijelo, radijator za centralno, člankasti radijator, alu radijator, rebro radijatora, radijator na rebra
laptop, notebook, prenosni računar, lap top, prijenosno računalo, notbuk, prenosivi kompjuter, prenosni kompjuter, prenosivi računar, ultrabook, prijenosnik, laptop računar
računar, kompjuter, pc, računalo
stoni računar, desktop, desktop računar, stolno računalo, stoni kompjuter, desktop kompjuter, pc računar, kancelarijski računar, računar za kancelariju, kućište računara, stacionarni računar
all-in-one računar, aio računar, računar u monitoru, sve u jednom računar, kompjuter u monitoru, aio, all in one kompjuter, ol in van računar, sve u jednom kompjuter
radna stanica, workstation, grafička stanica, računar za cad, računar za projektovanje, grafički računar, računar za render, kompjuter za projektovanje, računar za 3d, kompjuter za cad
štampač, printer, pisač, mašina za štampanje, kancelarijski printer, uređaj za štampanje, uređaj za štampu
multifunkcijski uređaj, multifunkcijski štampač, multifunkcionalni štampač, fotokopir aparat, kopir aparat, štampač i skener, fotokopirka, kopirka, mfp, all in one štampač, kopir mašina, multifunkcija, mašina za kopiranje, aparat za kopiranje, štampač sa skenerom, multifunkcijski printer, fotokopirni aparat, kopir, multifunkcionalni uređaj
štampač velikog formata, ploter, plotter, štampač za crteže, štampač za postere, veliki štampač, pisač velikog formata, štampač za planove, štampač za plakate, ploter za crteže, printer velikog formata
skener, čitač dokumenata, scanner, skener dokumenata, mašina za skeniranje, uređaj za skeniranje, skener za dokumenta
projektor, video bim, videobim, video beam, beamer, bimer, video projektor, videobeam, aparat za projekciju, projektor za prezentacije
displej za sale za sastanke, interaktivna tabla, pametna tabla, interaktivni ekran, ekran za sastanke, touch tabla, smart tabla, interaktivni displej, ekran za konferencije, pametna ploča, konferencijski ekran, elektronska tabla, digitalna tabla, interaktivna ploča, interaktivni monitor
ups, neprekidno napajanje, besprekidno napajanje, rezervno napajanje, uređaj za besprekidno napajanje, ups uređaj, rezervno napajanje za računar, besprekidac, neprekidno napajanje za računar
baterija za ups, akumulator za ups, ups baterija, gel baterija, olovni akumulator, agm baterija, agm akumulator, gel akumulator, akumulator, olovna baterija
produžni kabl, razvodnik, produžnik, produžni kabel, letva sa utičnicama, prenaponska zaštita, prenosna letva, višestruka utičnica, produžni gajtan, gajtan, produžna letva, strujna letva, razdelnik, razvodna letva, razdjelnik, produžni, letva za struju, produžna utičnica
tastatura, tipkovnica, keyboard, tastatura za računar, tastatura za kompjuter
računarski miš, kompjuterski miš, miš za računar, maus, miš za laptop, miš za kompjuter, kompjuterski mišić, računalni miš
slušalice sa mikrofonom, slušalice, headset, slušalice za računar, slušalice za kol centar, slušalice za sastanke, hedset, naglavne slušalice, slušalice s mikrofonom, telefonske slušalice, slušalice za kancelariju
kancelarijska stolica, stolica za kancelariju, radna stolica, daktilo stolica, fotelja, stolica na točkovima, kancelarijska fotelja, uredska stolica, direktorska fotelja, stolica za računar, stolac, uredski stolac, ergonomska stolica, gejmerska stolica, direktorska stolica, menadžerska stolica, rotirajuća stolica, stolica sa točkićima, stolica za kompjuter, obrtna stolica
radni sto dekor, kancelarijski sto, pisaći sto, sto za računar, kompjuterski sto, uredski stol, biro sto, kancelarijski radni sto, sto za kompjuter, pisaći stol, sto za kancelariju, radni stol za ured, kompjuterski stol
radni sto, sto, stol, radni stol
električno podešavanje visine, podesiv po visini, podesiva visina, podizni sto
orman za dokumente, kancelarijski orman, ormar, arhivski orman, ormar za registratore, orman za fascikle, ormar za spise, arhivski ormar, uredski ormar, orman za arhivu, kancelarijski ormar, orman za registratore, metalni orman, ormar za dokumente, arhivar, plakar, kartoteka
cilindar za bravu, brava cilindar, cilindar brave, uložak za bravu, bravarski cilindar, cilindar za vrata, uložak brave, cilindrični uložak, patrona za bravu, elzet, uložak za vrata, cilinder brave, jezgro brave, brava, bravica, elzet brava, cilindar uložak
fotokopir papir, papir a4, papir za štampač, kopir papir, papir za printer, a4 papir, papir za fotokopiranje, papir za štampanje, kancelarijski papir, ris papira, rizma papira, papir za kopiranje, uredski papir, papir za kopir, rizma, štampaći papir
registrator, fascikla, fascikl, mapa za dokumente, ringfascikla, ring binder, fascikla sa mehanizmom, registrator za dokumenta, mapa za papire, binder, fajl mapa, segregator
zidni orman, metalni ormarić, elektro ormarić
razvodni orman, zidni orman, razvodna tabla, tabla za osigurače, električni orman, elektro orman, orman za osigurače, komandni orman, elektro ormar, razvodni ormar, ormarić za osigurače, orman za automatiku, komandni ormar, zidni ormarić, elektro ormarić, zidni ormar
rashladni orman, frižider
kontejner za otpad, kanta za smeće, kanta za đubre, kante za smeće, kanta za otpatke, đubrijera, kontejner za smeće, korpa za smeće, korpa za otpatke, kanta na točkove, kanta na pedalu, koš za smeće, kantica za smeće, kanta za reciklažu, kanta za otpad, koš za otpatke, smećara, kanta na pedal, kanta za đubrište, kontejner za đubre
poklopac na pedalu, na pedalu, pedala, nožna pedala, pedal
gips-karton, rigips, gips ploča, knauf ploča
kertridž, mastilo
kertridž laserska štampa, toner kertridž, laserski kertridž, toner za laserski štampač, laserski toner, toner kaseta, kertridž za laserski štampač
kertridž, patrona za štampač, boja za štampač, ketridž, kartridž, mastilo za štampač, tinta, tinta za printer, cartridge, boja za printer, kertridži, tinta za pisač, punjenje za štampač, uložak za štampač, patrona za printer
toner, prah za štampač, toner prah, prah za kopir, boja za fotokopir, tonerski prah, toner za kopir, toner za fotokopir, boja za kopir
deo štampača, rezervni deo za štampač, rezervni dio za printer, deo za štampač, delovi za štampač, rezervni delovi za štampač, delovi štampača
bubanj jedinica, drum, drum jedinica, fotokonduktor, bubanj za štampač, doboš štampača, drum unit, opc bubanj, bubanj, bubnjevi, bubanj za printer
fjuzer, fuser, grejač štampača, fuzer, jedinica za fiksiranje, grijač štampača, grejač za štampač
kutija za otpadni toner, otpadni toner, waste toner, kontejner za otpadni toner, posuda za otpadni toner
transfer traka, transfer pojas, transfer kaiš, transfer belt
set valjaka, valjci za papir, valjak za povlačenje papira, gumice za povlačenje papira, valjčići za štampač
servisni set, servisni komplet, set za održavanje štampača, maintenance kit, set za održavanje
spojnica, kuplung
kandžasta spojnica, elastična spojnica, spojnica za vratilo, spojka, zvezdasta spojnica, spojnica sa zvezdom, kandžasta spojka, elastična spojka, spojka za vratilo, spojnica za osovinu, spojka za motor, spojnica sa gumicom, kuplung za vratilo, spojnica motora
bušilica, borer
dizalica, lift
burgija za metal, burgija, spiralna burgija, svrdlo za metal, burgija za gvožđe, borer za metal, burgija za čelik, hss burgija, borer za gvožđe, kobaltna burgija, spiralno svrdlo, burgija za inoks, set burgija, borer
burgija za beton, sds burgija, svrdlo za beton, burgija za zid, borer za beton, vidija burgija, widia burgija, borer za zid, hilti burgija, svrdlo za zid, burgija za hilti, hamer burgija, vidija, sds svrdlo, burgija za hamer, vidija borer
kvadratna cev, kutijasti profil, kvadratni profil, kutija profil, četvrtasta cev, četvrtasti profil, kvadratna kutija, kvadratna cijev, kutijasta cev, profil za ogradu, profil za kapiju, gvozdena kutija, firkant cev, šoper
pravougaona cev, kutijasti profil, pravougaoni profil, pravougaona kutija, pravokutna cijev, pravokutni profil, kutijasta cev, četvrtasta cev, profil za kapiju, kutija 60x40, profil 60x40
okrugla cev, šavna cev, okrugli profil, konstruktivna cev, konstrukcijska cijev, cev za skelu, cev za konstrukciju, okrugla cijev
okrugli čelik, okrugla šipka, okruglo gvožđe, okruglo željezo, čelična šipka, osovinski čelik, rundajzn, puna šipka, čelična osovina, gvozdena šipka, gvozdena palica, puna okrugla šipka
kvadratni čelik, kvadratna šipka, četvrtasto gvožđe, puni kvadrat, kvadratno gvožđe, firkant, četvrtasti čelik, kvadratno željezo, firkant gvožđe, četvrtasta šipka, kvadrat čelik
toplovaljani lim, crni lim, čelični lim, gvozdeni lim, tabla lima, lim u tabli, pločevina, čelična ploča, crna pločevina, lim u tablama, metalna ploča, ravni lim
pocinkovani lim u koturu, pocinkovani lim, pocinčani lim, beli lim, galvanizovani lim, pocinkovani lim u rolni, cinkovani lim, lim u rolni, bijeli lim, rolna lima, lim za oluke, kotur lima, limarski lim, lim u koturu
čelična žica, žica za vezivanje, paljena žica, žica za armaturu, gvozdena žica, pečena žica, armiračka žica, žarena žica, žica za vinograd, meka žica, crna žica, žica za vezanje, paljenica
nerđajuća šipka, prohromska šipka, inox šipka, rostfraj šipka, prohrom šipka, inoks šipka, nehrđajuća šipka, inox osovina, prohromska palica
bakarna cev, bakarna cevčica, cev za klimu, bakarna cijev, bakrena cijev, cev od bakra, cev za klima uređaj, cijev za klimu, bakarne cevi za grejanje, cevi za klime
glodalo, vretenasto glodalo, frezer, glodač, freza za metal, karbidno glodalo, glodalo za cnc, freza, cnc glodalo, prstasto glodalo, tvrdometalno glodalo, glodalo za metal, freze
lamelna ploča, lamelni disk, brusna ploča, lepezasta brusna ploča, lepezasti disk, šmirgla za fleks, flap disk, disk za brušenje, brusni disk, lepezasta ploča, brusna lepeza, ploča za brušenje, šmirgl ploča, šmirgla za fleksericu, šmirgla za brusilicu
dijamantska ploča, dijamantski disk, ploča za beton, ploča za keramiku, disk za beton, dijamantska rezna ploča, ploča za kamen, ploča za sečenje betona, dijamant ploča, disk za pločice, ploča za sečenje pločica, disk za keramiku, ploča za asfalt, ploča za sečenje keramike, dijamantska reznica
garnitura nasadnih ključeva, gedora, garnitura ključeva, nasadni ključevi, set nasadnih ključeva, komplet ključeva, set ključeva, gedora set, nasadni ključ, set gedora, račna sa nastavcima, komplet gedora, krckalica, čegrtaljka, gedore, komplet nasadnih ključeva
kofer za alat, kutija za alat, torba za alat, koferče za alat, kovčeg za alat, alatni kofer, kasa za alat, sanduk za alat, alatna kutija, kufer za alat
kolica za alat, ormar za alat, radionička kolica, orman za alat, kolica sa fiokama, servisna kolica, mehaničarska kolica, komoda za alat, kolica sa ladicama, kabinet za alat, kolica za mehaničare, ormarić za alat
opeka, cigla, cigle, klinker, fasadna cigla, giter blok, ciglica, blok cigla
porobeton blok, siporeks, ytong, gas beton, gasbeton, itong, siporex, beli blok, plinobeton, penobeton, porobeton, ćelijasti beton, blok za zidanje, gasbetonski blok, siporeks blok
behaton ploča, behaton, kocka za popločavanje, behaton kocka, kocka za dvorište, betonska kocka, ploče za dvorište, opločnik, tlakavac, ploča za trotoar, ploče za stazu, tlakovac, kaldrma, betonske ploče, opločnici, kocke za popločavanje dvorišta, popločavanje dvorišta, popločavanje
suva građevinska smesa, malter, lepak u prahu, građevinski lepak, žbuka, gotov malter, suva mješavina, mort, suha smjesa
suva smesa lepak za pločice, lepak za pločice, ljepilo za pločice, lepak za keramiku, ljepilo za keramiku, građevinsko ljepilo, fleksibilni lepak, lepak za granitnu keramiku
suva smesa masa za izravnanje, masa za izravnanje, samonivelišuća masa, samorazlivajuća masa, olma masa, nivelir masa, masa za nivelisanje, masa za izravnavanje, olmo masa, nivelirajuća masa, samolivajuća masa, masa za izravnavanje poda
gipsani malter, gips malter, mašinski gips, gipsana žbuka, mašinski malter
OSB ploča, OSB, šperploča, iver ploča, šper, blažujka, drvena ploča, oplatna ploča, blažujke, vodootporna šperploča, šper ploča, ploča od iverja
keramička pločica, pločice, keramika, pločice za kupatilo, podne pločice, zidne pločice, granitna keramika, kupatilske pločice, granitne pločice, porculanske pločice, keramika za kupatilo, pločice za terasu
spojni materijal, vijčana roba
otvorena kutija, kutija za delove, kutija za šrafove, kutija za sitne delove, kutija za sortiranje, skladišna kutija, kutija za eksere, kutija za rezervne delove, kutija za vijke, plastična kutija za šrafove, kutijica za šrafove, kutija za sitan materijal, kutija za dijelove
evro kontejner, plastična gajba, gajba, euro kontejner, plastični sanduk, euro box, euro kutija, gajbica, euro boks, plastični kontejner, gajba za meso, holandez, gajba za pekaru, gajba za hleb, kašeta, plastična kutija
sklopiva gajba, plastična gajba, gajba, sklopiva kutija, preklopiva gajba, gajba na sklapanje, preklopna gajba, sklopivi sanduk, sklopivi kontejner, rasklopiva gajba, gajba koja se sklapa, rasklopna gajba
mrežasti boks, mrežasti kontejner, gitter box, gitterbox, giter boks, žičana paleta, žičani boks, mrežasta paleta, žičani kontejner, paletni kavez, rešetkasti boks, rešetkasta paleta, mrežasti sanduk, boks paleta, gibo, gajba od žice, žičana gajba
paletni regal, regal za palete, paletna polica, police za palete, teški regal, regal za teške terete, magacinski regal, paletni stalak, regali za viljuškar, visokoregalno skladište
polični regal, regal sa policama, polica za magacin, metalna polica, metalni regal, polica za garažu, stalaža, stelaža, arhivska polica, regal za arhivu, polica za radionicu, čelični regal, polica za podrum, magacinska polica, polica za ostavu, skladišna polica, polica
pokretne merdevine, merdevine sa platformom, pokretne stepenice, magacinske merdevine, merdevine na točkovima, stepenice na točkovima, stepenice za magacin, platformske merdevine, mobilne merdevine, magacinske stepenice, podestne merdevine, pokretne ljestve, ljestve na točkovima, stepenice sa platformom
stona vaga, kuhinjska vaga, digitalna vaga, vaga za pijacu, vaga za prodavnicu, trgovačka vaga, vagica, precizna vaga, elektronska vaga, stolna vaga, tehnička vaga, vaga za kuhinju, pijačna vaga, vaga za brojanje, vaga za pekaru
kranska vaga, viseća vaga, vaga sa kukom, vaga za dizalicu, dinamometar, kantar sa kukom, dizalična vaga, digitalni kantar, vaga za kačenje, vaga na kuku, vaga za kran, ručni kantar
planetarni mikser, mikser za testo, mikser za kolače, mutilica, kuhinjski robot, mikser za kremove, stojeći mikser, mikser za šlag, poslastičarski mikser, mikser sa posudom, planetarka, mikser za poslastičarnicu, mikser sa činijom, šlagomat, mašina za šlag
spiralni mikser, mesilica, mikser za testo, mesilica za testo, mašina za mešenje testa, mašina za testo, mesilica za hleb, mesač testa, miješalica za tijesto, mikser za tijesto, mašina za mešenje, pekarska mesilica, mikser za hleb, mijesilica, mešalica za testo
ledomat, mašina za led, mašina za kockice leda, aparat za led, aparat za kockice leda, mašina koja pravi led, generator leda, proizvođač leda, pravljenje leda, mašina za pravljenje leda, ledomati
rashladna vitrina, vitrina, rashladna vitrina za kolače, vitrina za kolače, vitrina za torte, frižider za piće, izložbena vitrina, frižider sa staklenim vratima, poslastičarska vitrina, vitrina za sladoled, frižider za pića, izložbeni frižider, staklena vitrina, frižider sa staklom, vitrina za meso
mlin za kafu, kafemat mlin, mlin za kavu, mlinac za kafu, mašina za mlevenje kafe, mlin za espreso, kafeni mlin, mlinac za kavu, aparat za mlevenje kafe, mlinac
rukavice, radne rukavice, zaštitne rukavice
zaptivač, zaptivka za prirubnicu, dihtung, brtva, klingerit, brtva za prirubnicu, ravna zaptivka, dihtung za flanšu, klingerit zaptivka, zaptivka za flanšu, ravna brtva, zaptivač za flanšu
hidraulični cilindar, hidraulični klip, hidro cilindar, cilindar za prikolicu, kiper cilindar, uljni cilindar, cilindar za cepač, hidrocilindar, cilindar za kiper, hidraulik, hidraulika cilindar
pneumatski cilindar, vazdušni cilindar, pneumatik cilindar, zračni cilindar, cilindar na vazduh, klip na vazduh, zračni klip, vazdušni klip, pneumatski klip
pužni reduktor, pužni prenosnik, puž reduktor, reduktor, usporivač, prenosnik obrtaja, reduktor brzine, ugaoni reduktor, pužni prijenosnik
stojeći ležaj, ležajna jedinica, kućište sa ležajem, ucp ležaj, stojeći lager, ležaj u kućištu, lager sa kućištem, lager u kućištu, ležaj na postolju, ucp, ucp lager, blok ležaj, ležaj sa kućištem, kućište UCP, ležaj sa nogicama, ležaj UCP
monitor, ekran za računar, ekran, displej za računar, ekran za kompjuter, zaslon, kompjuterski ekran, računarski ekran
platno za projekciju, projekciono platno, platno za projektor, platno za video bim, projekcijsko platno, ekran za projektor, filmsko platno, platno za prezentacije, bioskopsko platno, platno za videobim
laminat, laminatni pod, laminatni parket, plivajući pod, laminatne podne obloge, parket, imitacija parketa, parket laminat
vinil pod, vinil podne obloge, pvc pod, linoleum, spc pod, vinilni pod, vinil, lvt, klik vinil, plastični pod, podolit, vodootporni pod, vinil laminat, vinilne pločice
hemijska olovka, olovka hemijska, hemijska, kemijska olovka, penkala, kemijska, kugličasta olovka, pisaljka, penkalo, marker, flomaster, tekst marker
olovka gel, gel olovka, gel hemijska
olovka roler, roler olovka, roler
farba, boja za zid, zidna farba, boja, disperzija, poludisperzija, moler farba, fasadna boja, boja za krečenje, farba za zid, periva boja, disperzivna boja, jupol, fasadna farba, unutrašnja boja, farba za krečenje
boja alkidna, uljana farba, lak farba, emajl boja, uljana boja, farba za metal, lak boja, emajl lak
prozor, pvc prozor, plastični prozor, pvc stolarija, plastični prozori, okno, stolarija, prozori od plastike, prozorče
dvoslojno staklo, duplo staklo, dvostruko staklo, termopan, dvoslojno zastakljivanje
troslojno staklo, trostruko staklo, troduplo staklo
vrata, sobna vrata, unutrašnja vrata, unutarnja vrata, vrata za sobu, drvena vrata, medijapan vrata, vrata za stan, vrata za kupatilo, kancelarijska vrata
bela, bijela, bijeli
braon, smeđa, smeđi, kafena boja
providna, prozirna, transparentna, bezbojna, providan
narandžasta, oranž, narančasta, narandžast
teget, tamno plava, tamnoplava
antracit, tamno siva, tamnosiva
bež, krem boja, drap
bordo, tamno crvena, tamnocrvena
maslinasta, vojno zelena, maslinasto zelena, smb boja
zimska, postavljena, za zimu
letnja, ljetna, za leto
vatrootporna, vatrozaštitna, protivpožarna, negoriva, nezapaljiva
vlagootporna, otporna na vlagu, za vlažne prostorije, za kupatilo
laserska štampa, laserski, laser
inkjet štampa, inkjet, ink jet, tintni, tintna
crno-belo, crno-beli, monohromatski, crno-bijeli, jednobojni
u boji, kolor, u koloru, višebojni
vertikalan, uspravan, vertikalni
eko koža, skaj, veštačka koža, umjetna koža
dvostrane, dvostrani, obostrani
sklopiva ručka, preklopna ručka, sklopiva
gumirano, gumirani, obloženo gumom
plastificirano, obloženo plastikom, sa plastikom
treger, majica kesa, treger majica
pahuljice, ljuspice, ljuskasti led
samobušeći vijak, farmerski vijci, samorezni vijci, vijci za lim, farmer vijci, tex vijci, samourezni vijci, vijci za sendvič panele, samorezni šrafovi, šrafovi za lim, farmerski šrafovi, samobušeći šrafovi, krovni vijak, krovni vijci, vijak za krov
vijak za drvo, vijci za ivericu, iver vijci, vijci za terasu, šrafovi za ivericu, šrafovi za drvo, šrafovi za nameštaj, drvni vijci
vijak za gips-karton, vijci za rigips, vijci za gips ploče, vijci za gips, vijci za knauf, gips vijci
vijak za beton, turbo vijci, betonski vijci, vijci za zid, šrafovi za beton
vijak šestougaoni, mašinski vijci, vijci sa maticom, vijci s maticom, metrički vijci
imbus vijak, inbus vijci, imbus šrafovi, inbus šrafovi, alen vijci
torban vijak, bravarski vijci, torban šrafovi
slavina, tuš baterija, baterija za tuš, tuš mješalica
S235JR, Č0361
S355J2, Č0562
C45, Č1530
42CrMo4, Č4732
AISI 304, Č4580
NYM-J, PP-Y
NYY-J, PP00, PP00-Y
PE cev, crevo za vodovod, okiten
instalacioni provodnik, žica za uzemljenje, provodnik za uzemljenje
cilindrični ležaj, rolni ležaj
tkanina za radnu odeću, materijal za radna odela
duboke cipele, čizme sa čeličnom kapicom, HTZ cipele, cokule
zaštitna maska, polumaska, respirator
kutija za delove, plastične kutije za magacin, kaseta za šrafove, kutija za šrafove
merdevine na izvlačenje, lotrice, lotre
inox radni sto, pripremni sto, sto od inoxa
mašina za čaše, čašomat, mašina za pranje čaša
čekić-bušilica, elektropneumatska bušilica
vretenasto glodalo, vidija glodalo
suva smesa, glet masa, fug masa, estrih, glet
orman za dokumente, orman
PET flaša, boca
valjkasti lanac, lanac za lančanik
vijak za drvo, vijak za OSB ploče
džambo vreća, vreća za pesak
bočica sa raspršivačem, flaša za sapun
rezna ploča, disk za brusilicu
stona vaga, vaga za pakete
okretni točak, točkić za nameštaj
razvodna kutija, kutija za struju
navojni fiting, spojnica za cevi
monitor, monitor za računar
neklizajući, protivklizni, protuklizni, R10
neklizajući, protivklizni, protuklizni, R11
zaptiti, zaptivanje, zaptivna masa
`
