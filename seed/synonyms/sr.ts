/** One group of synonyms per line. */
export const sr = `
vijak, šraf, zavrtanj, vijci, šrafovi
imbus vijak, imbus, inbus, imbus šraf, vijak sa unutrašnjim šestougaonikom
torban vijak, torban šraf
navojna šipka, šipka sa navojem, navojna palica
navrtka, matica, mutra, šraf matica
samokočiva navrtka, samoosiguravajuća matica, samokočeća matica
podloška, šajbna, pločica podloška
elastična podloška, feder podloška, federšajbna
tipla, tipl, plastična tipla
anker, bolcn anker, sidro
hemijski anker, tečni anker
pop nitna, pop nitna aluminijumska, slepa nitna
ekser, čavao, ekseri
škopac, karika za podizanje, šekl
nerđajući čelik, inoks, inox, rostfraj, prohrom, nerđajući, a2, a4
pljosnati čelik, flah, flah čelik
pocinkovan, cinkovan, cinkovano, pocinkovano, belo cinkovano, toplo cinkovano, galvanizovan
cev, cevi, šipka šuplja
aluminijum, aluminij
cirkulaciona pumpa, pumpa za grejanje, cirkulator
bunarska pumpa, dubinska pumpa, potopna pumpa za bunar
drenažna pumpa, muljna pumpa, potapajuća pumpa
kuglasta slavina, kugla slavina, loptasti ventil, kuglični ventil
nepovratni ventil, nepovratna klapna
zasun, pločasti zatvarač, šiber
manometar, merač pritiska
vodomer, merač vode, sat za vodu
automatski osigurač, osigurač, automat
fid sklopka, fid, zaštitna strujna sklopka
kontaktor, sklopnik
utičnica, šteker utičnica, štekdozna
razvodna kutija, razvodna doza, dozna
reflektor, led reflektor, reflektorska lampa
sijalica, lampa, žarulja
motor, elektromotor
ležaj, lager, kuglager
semering, simering, uljni zaptivač, zaptivka vratila
kaiš, remen
klinasti kaiš, klinasti remen
zupčanik, zupčasti točak
hidraulično crevo, crevo visokog pritiska
kartonska kutija, kutija, kartonska ambalaža
pakerska traka, selotejp, lepljiva traka, traka za pakovanje
streč folija, folija za pakovanje, stretch folija
zip kesica, kesica sa zatvaračem, zip kesa
kesa, vrećica, torba
kofa, kanta, vedro
radne pantalone, radničke pantalone, radne hlače
kombinezon, skafander, radno odelo
prsluk, signalni prsluk, reflektujući prsluk
zaštitne cipele, radne cipele, hteze cipele, zaštitne patike, radne patike
šlem, kaciga, zaštitni šlem
respirator, zaštitna maska, maska
naočare, zaštitne naočare
rukavice, radne rukavice
paletar, ručni viljuškar, hidraulična kolica
merdevine, lestve
točak, kolica točak, kotur
vaga, kantar
frižider, rashladni orman, hladnjak
šporet, štednjak, ploča za kuvanje
sudopera, lavabo kuhinjski
mašina za sudove, sudomašina
espreso aparat, kafe aparat, aparat za kafu
šerpa, lonac
tiganj, tava
armatura, betonsko gvožđe, armaturno gvožđe
ugaonik, kutnik
nosač, greda
trapezasti lim, tr lim, profilisani lim
čelično uže, sajla
akumulatorska bušilica, bušilica, šrafilica, odvijač akumulatorski
brusilica, fleks, flekserica
ključ, vilasti ključ, okasti ključ
klešta, kombinirke
rezna ploča, ploča za sečenje
burgija, svrdlo, borer
merna traka, metar, pantljika
pomično merilo, šubler
libela, vaser vaga
kompresor, kompresor za vazduh
agregat, generator, agregat za struju
perač pod visokim pritiskom, visokopritisni perač, karcher
gips-karton ploča, gips karton, rigips, knauf ploča
kamena vuna, mineralna vuna, staklena vuna
montažna pena, pur pena, purpen
silikon, zaptivna masa
slavina, česma, baterija za vodu
kuhinjska slavina, slavina za kuhinju, kuhinjska baterija, slavina za sudoperu
slavina za lavabo, slavina za umivaonik
torks, torx, tx
wc šolja, toalet, klozet
radijator, grejno telo
laptop, notebook, prenosni računar
računar, kompjuter, pc
štampač, printer
skener, čitač dokumenata
ups, neprekidno napajanje
produžni kabl, razvodnik, produžnik
kancelarijska stolica, stolica za kancelariju, radna stolica
cilindar za bravu, brava cilindar, cilindar brave, uložak za bravu
fotokopir papir, papir a4, papir za štampač
registrator, fascikla
zaštitne cipele, radne cipele, radna obuća, htz cipele, zaštitne patike, radne patike, patike
zidni orman, ormar, orman
rashladni orman, frižider, ormar
kontejner za otpad, kanta za smeće, kanta za đubre, kante za smeće
gips-karton, rigips, gips ploča, knauf ploča
kancelarijski orman, ormar
tipla, tiplovi
merdevine, stepenište, ljestve
cev, cijev
kertridž, toner, mastilo
spojnica, kuplung
kombinezon, radno odelo
brusilica, fleksarica
bušilica, borer
dizalica, lift
nerđajući čelik, inoks, prohrom, rostfraj
kafe aparat, espreso aparat
podloška, šajbna
navrtka, matica, mutra
burgija za metal, burgija, spiralna burgija, svrdlo za metal
burgija za beton, sds burgija, svrdlo za beton, burgija za zid
kvadratna cev, kutijasti profil, kvadratni profil
pravougaona cev, kutijasti profil, pravougaoni profil
okrugla cev, šavna cev
okrugli čelik, okrugla šipka, okruglo gvožđe
kvadratni čelik, kvadratna šipka
toplovaljani lim, crni lim, čelični lim
pocinkovani lim u koturu, pocinkovani lim, pocinčani lim
čelična žica, žica za vezivanje, paljena žica
nerđajuća šipka, prohromska šipka
bakarna cev, bakarna cevčica
glodalo, vretenasto glodalo
lamelna ploča, lamelni disk, brusna ploča
dijamantska ploča, dijamantski disk
garnitura nasadnih ključeva, gedora, garnitura ključeva
kofer za alat, kutija za alat
kolica za alat, ormar za alat
opeka, cigla
porobeton blok, siporeks, ytong
behaton ploča, behaton, kocka za popločavanje
suva građevinska smesa, malter, lepak u prahu
keramička pločica, pločice, keramika
spot sijalica, spot lampa, halogena sijalica
led cev, neonska cev, fluo cev
provodnik, licna, instalacioni kabl
energetski kabl, strujni kabl, napojni kabl
upravljački kabl, signalni kabl
otvorena kutija, kutija za delove
evro kontejner, plastična gajba, gajba
sklopiva gajba, plastična gajba, gajba
mrežasti boks, mrežasti kontejner
paletni regal, regal za palete
polični regal, regal sa policama, polica za magacin
pokretne merdevine, merdevine sa platformom
stona vaga, kuhinjska vaga
kranska vaga, viseća vaga
planetarni mikser, mikser za testo
spiralni mikser, mesilica, mikser za testo
štapni mikser, ručni blender
ledomat, mašina za led
rashladna vitrina, vitrina, rashladna vitrina za kolače
mlin za kafu, kafemat mlin
rukavice, radne rukavice, zaštitne rukavice
rukavice zavarivačke, varilačke rukavice, rukavice za zavarivanje
koverta, koverta sa vazdušastom folijom, bubble koverta
etikete, nalepnice
ambalažni papir, natron papir, papir za pakovanje
bure, burad, bačva
anker sa čaurom, ekspanzioni anker
vijak za beton, šraf za beton
kuka, kranska kuka
zaptivač, zaptivka za prirubnicu, dihtung
hidraulični cilindar, hidraulični klip
pneumatski cilindar, vazdušni cilindar
pužni reduktor, pužni prenosnik
stojeći ležaj, ležajna jedinica, kućište sa ležajem
monitor, ekran za računar
platno za projekciju, projekciono platno
laminat, laminatni pod
vinil pod, vinil podne obloge
hemijska olovka, olovka hemijska
peškir, ručnik
posteljina, garnitura posteljine
ćebe, deka
farba, boja za zid, zidna farba, boja
prozor, pvc prozor, plastični prozor
vrata, sobna vrata, unutrašnja vrata
`
