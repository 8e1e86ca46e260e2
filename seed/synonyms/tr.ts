/** One group of synonyms per line. */
export const tr = `
altıköşe başlı cıvata, altı köşe cıvata, akb cıvata, altıgen cıvata, altıköşe cıvata, anahtar başlı cıvata, makine cıvatası, metrik cıvata, hex cıvata, somunlu cıvata, bulon, altı köşe başlı cıvata, altıgen başlı cıvata, demir cıvatası, akb bulon, vida somun
imbus cıvata, alyan cıvata, alyen cıvata, imbus, inbus, alyan başlı cıvata, allen cıvata, inbus cıvata, alyan vida, imbus vida, silindir başlı cıvata, alyan başlı vida, imbus başlı cıvata, imbus başlı vida, içten altıgen cıvata, inbus vida, allen vida
mantar başlı cıvata, ahşap cıvatası, kare boyunlu cıvata, kare boğazlı cıvata, mantar cıvata, mantarbaş cıvata, bombe başlı cıvata, kasa cıvatası, karoser cıvatası, mantar başlı bulon, yuvarlak başlı cıvata, mantar bulon, dört köşe boyunlu cıvata, arabacı cıvatası
gijon, saplama, tij, rot çubuğu, dişli çubuk, dişli mil, tij demiri, metrelik saplama, tam dişli saplama, dişli saplama, tijler, askı tiji, dişli demir, boydan dişli çubuk, baştan başa dişli çubuk, vidalı çubuk, metrelik dişli çubuk, tavan askı çubuğu, dişli rot, dişli rod
ahşap vidası, sunta vidası, sunta vida, ağaç vidası, tahta vidası, mobilya vidası, mdf vidası, yonga levha vidası, suntalam vidası, ağaç vida, trifon vida, trifon, kereste vidası, marangoz vidası, deck vidası, spax vida, ahşap vida, parke vidası
alçıpan vidası, borazan vida, borazan vidası, alçı levha vidası, alçı vidası, alçıpan vida, drywall vida, siyah vida, kara vida, bölme duvar vidası, asma tavan vidası, knauf vidası
matkap uçlu vida, akıllı vida, sac vidası, trapez vidası, çatı vidası, çatı paneli vidası, sandviç panel vidası, kendinden delen vida, kendi delen vida, kendiliğinden delen vida, profil vidası, panel vidası, metal vidası, demir vidası, ysb vida, akıllı sac vidası, matkap vida, matkap uçlu sac vidası, sac vida
beton vidası, beton cıvatası, dübelsiz vida, turbo vida, duvar vidası, dübelsiz beton vidası, ankraj vidası, betona vida, dübelsiz montaj vidası, beton vida, dübel istemeyen vida
altıköşe somun, altı köşe somun, altıgen somun, cıvata somunu, hex somun, standart somun, metrik somun, demir somun, normal somun
kilitli somun, fiberli somun, emniyetli somun, fiber somun, naylonlu somun, plastikli somun, gevşemez somun, kendinden kilitli somun, nyloc somun, emniyet somunu, fiberli kilitli somun, contalı somun, gevşemeyen somun, kilit somunu, naylon contalı somun, naylon somun
pul, rondela, düz pul, düz rondela, cıvata pulu, demir pul, rondele, geniş pul, kaporta pulu, metal pul, geniş rondela, düz rondelalar
yaylı rondela, yaylı pul, grover, yay rondela, grower, grover pul, grower rondela, grover rondela, yay pul, kilitli rondela, emniyet rondelası, grower pul, çatal rondela, yaylı rondele
klipsli dübel, klipsli çelik dübel, çelik dübel, ankraj cıvatası, ankraj dübeli, ankraj bulonu, kama ankraj, kamalı ankraj, genleşmeli ankraj, klipsli ankraj, mekanik ankraj, çelik ankraj, saplama dübel, beton dübeli, kamalı dübel, genleşmeli dübel, beton ankrajı, klipsli çelik ankraj
gömlekli dübel, çelik dübel, gömlekli ankraj, gömlekli çelik dübel, metal dübel, burçlu dübel, kovanlı dübel, demir dübel, boru dübel, borulu dübel, gömlekli çelik ankraj, kovanlı ankraj, cıvatalı dübel
dübel, plastik dübel, naylon dübel, duvar dübeli, fischer dübel, vida dübeli, tuğla dübeli, duvar takozu, plastik takoz, vida takozu, fişer dübel, fisher dübel, pvc dübel
kimyasal dübel, kimyasal ankraj, epoksi ankraj, ankraj kimyasalı, filiz ekim kimyasalı, filiz ekme kimyasalı, filiz ekim epoksisi, ankraj epoksisi, ankraj reçinesi, ankraj harcı, enjeksiyon dübel, filiz ekim malzemesi, demir ekim epoksisi, epoksi dübel, ankraj yapıştırıcısı, sıvı dübel, kartuş ankraj, sıvı ankraj, filiz ekimi için epoksi
pop perçin, kör perçin, perçin, perçin çivisi, pop perçin çivisi, çektirmeli perçin, perçin tabancası çivisi, kör perçin çivisi, pop perçinler, perçin pimi, çekmeli perçin
perçin somun, insert somun, perçinli somun, somun perçin, dişli perçin, rivet nut, dişli insert, sac somunu, insert perçin somun, vidalı perçin, rivnut, çakma somun, pop somun
çivi, inşaat çivisi, kalıp çivisi, marangoz çivisi, ahşap çivisi, tel çivi, mıh, demir çivi, kalıpçı çivisi, tahta çivisi, çatı çivisi, kereste çivisi
halkalı çivi, tırtıklı çivi, yivli çivi, palet çivisi, halka çivi, burgulu çivi, tırnaklı çivi, çıkmayan çivi, ring çivi, helis çivi, dişli çivi, çentikli çivi, burmalı çivi
baklalı zincir, yük zinciri, kaldırma zinciri, bağlama zinciri, halkalı zincir, demir zincir, vinç zinciri, caraskal zinciri, ceraskal zinciri, çekme zinciri, kapı zinciri, bahçe kapısı zinciri, çelik zincir, sapan zinciri, uzun baklalı zincir, kısa baklalı zincir, bakla zincir, yük bağlama zinciri
omega kilit, harp kilit, kilitli mapa, şekıl, omega mapa, zincir kilidi, halat kilidi, u kilit, d kilit, vinç kilidi, yük kilidi, kaldırma kilidi, şakıl, harpi kilit, sapan kilidi, omega halka, harpuşta kilit, omega tipi kilit, zincir birleştirme kilidi
kanca, vinç kancası, yük kancası, kaldırma kancası, zincir kancası, emniyetli kanca, mandallı kanca, çengel, vinç çengeli, halat kancası, caraskal kancası, sapan kancası, yük çengeli, kaldırma çengeli
sirkülasyon pompası, devirdaim pompası, kalorifer pompası, kalorifer sirkülasyon pompası, ısıtma pompası, kombi pompası, sıcak su pompası, kazan pompası, petek pompası, yerden ısıtma pompası, dolaşım pompası, devirdaim, devir daim pompası, sirkilasyon pompası, radyatör pompası, soba devirdaim pompası, hermetik pompa
derin kuyu pompası, dalgıç pompa, kuyu pompası, derin kuyu dalgıç pompa, artezyen pompası, sondaj pompası, kuyu dalgıcı, derinkuyu dalgıç, artezyen dalgıcı, sondaj kuyusu pompası, kuyu motoru, keson kuyu pompası, kuyudan su çekme motoru, su kuyusu pompası, dalgıç motor
santrifüj pompa, su motoru, bahçe sulama pompası, sulama pompası, sulama motoru, su basma pompası, salyangoz pompa, hidrofor pompası, hidrofor, yüzey pompası, merkezkaç pompa, basınç artırıcı pompa, su transfer pompası, su basınç pompası, monoblok pompa, santrifüj su pompası, su pompası
drenaj pompası, kirli su pompası, foseptik pompası, atık su pompası, fosseptik pompası, pis su pompası, pis su dalgıcı, kirli su dalgıcı, çamur pompası, bodrum su tahliye pompası, su tahliye pompası, rögar pompası, lağım pompası, logar pompası, drenaj dalgıcı, foseptik dalgıcı, su boşaltma pompası, kanalizasyon pompası, drenaj dalgıç pompa
küresel vana, bilyalı vana, küresel valf, kürsel vana, bilyeli vana, kollu vana, mini küresel vana, su vanası, ara kesme vanası, küresel musluk, tam geçişli vana, toplu vana, kelebek kollu vana, doğalgaz vanası, ball valf, musluk vana, mini vana
sürgülü vana, şiber vana, şiber, sürgülü valf, gate vana, elastomer sürgülü vana, flanşlı sürgülü vana, volanlı vana, şiber valf, sürgü vana, tekerlekli vana, yükselmeyen milli vana
kelebek vana, kelebek valf, wafer vana, lug vana, klape vana, kelebek tip vana, sandviç vana, butterfly vana, diskli vana, klepe vana
çekvalf, geri dönüşsüz vana, tek yönlü vana, çek valf, çek vana, geri dönüşsüz valf, geri akış önleyici, geri tepme vanası, tek yönlü valf, klape, yaylı çekvalf, çalpara çekvalf, geri kaçırmaz valf, klapeli çekvalf, geri akış engelleyici, geri döndürmez vana, yaylı çek vana, disko çekvalf
PP-R boru, pprc boru, pprc, polipropilen boru, beyaz su borusu, temiz su borusu, kaynaklı plastik boru, plastik su borusu, pp boru, sıhhi tesisat borusu, plastik tesisat borusu, cam elyaflı boru, folyolu boru, sıcak su borusu, pprc tesisat borusu
PE basınçlı boru, PE100 boru, pe 100 boru, polietilen boru, hdpe boru, kangal boru, siyah su borusu, içme suyu borusu, pe boru, hdpe su borusu, sulama borusu, doğalgaz borusu, sarı doğalgaz borusu, siyah kangal boru, kangal su borusu, polietilen su borusu, pvc içme suyu borusu
çelik boru, demir boru, siyah boru, galvanizli boru, dikişsiz boru, dikişli boru, su borusu, tesisat borusu, çelik çekme boru, çelik tesisat borusu, metal boru, kazan borusu, kalorifer borusu, doğalgaz borusu, doğal gaz borusu
çok katmanlı boru, pex boru, pex al pex boru, al-pex boru, alupex boru, alüminyum pex boru, kompozit boru, yerden ısıtma borusu, pex kalorifer borusu, mobil sistem borusu, pexal boru, pert boru, mobil boru, alüminyum katmanlı boru
dişli fittings, dişli fitting, vidalı fittings, pirinç fittings, galvaniz fittings, boru bağlantı parçası, galvaniz dirsek, dişli dirsek, dişli nipel, dişli manşon, tesisat bağlantı parçası, fitinks, fittings malzemesi, ek parça, boru ek parçası, pirinç rakor, dişli te
PE kaplin bağlantı, kaplin fittings, kaplin rakor, sıkmalı fittings, sıkmalı rakor, pe ek parça, polietilen ek parça, kaplin manşon, hdpe kaplin, kangal boru ek parçası, pe boru ek parçası, pe rakor, kaplin ek parça, geçmeli sıkmalı fittings, kaplin te, kaplin dirsek
pres bağlantı, presli fittings, pres fittings, press fittings, pres dirsek, pres manşon, pres rakor, presli bağlantı parçası, preslenen fittings, presli rakor, presli ek parça, sıkmalı pres fittings, sıkmalı fittings
flanş, boru flanşı, kaynak flanşı, kör flanş, düz flanş, boyunlu flanş, çelik flanş, flanşlar, flanj, kaynak boyunlu flanş, dişli flanş, flençe
manometre, basınç göstergesi, basınç saati, basınç ölçer, su basınç saati, hava basınç saati, barometre, gliserinli manometre, basınç ölçme saati, kompresör saati, kazan saati, hidrofor saati
termometre, bimetal termometre, sıcaklık ölçer, ısı saati, ısı ölçer, sıcaklık göstergesi, kalorifer termometresi, kazan termometresi, daldırma termometre, sıcaklık saati, boru termometresi, daldırmalı termometre
su sayacı, su saati, su ölçer, su sayaç saati, sıcak su sayacı, soğuk su sayacı, kuyu sayacı, su tüketim sayacı, ön ödemesiz su sayacı, bahçe su saati, daire su saati
iletken, nya kablo, tek damar kablo, nya, nyaf, nyaf kablo, tesisat kablosu, tesisat iletkeni, tek damarlı kablo, pano kablosu, ev tesisat kablosu, toprak kablosu, elektrik teli, hat kablosu, topraklama kablosu, tek telli kablo, montaj kablosu
enerji kablosu, elektrik kablosu, nym kablo, nyy kablo, antigron kablo, antigron, yeraltı kablosu, yer altı kablosu, yvv kablo, n2xh kablo, güç kablosu, besleme kablosu, ana besleme kablosu, ttr kablo, çok damarlı kablo, kolon kablosu, toprak altı kablosu, kablo, zırhlı kablo
kumanda kablosu, sinyal kablosu, sinyal ve kumanda kablosu, liycy kablo, liyy kablo, otomasyon kablosu, kontrol kablosu, ekranlı kablo, blendajlı kablo, data sinyal kablosu, zayıf akım kablosu, ysly kablo, data kablosu
otomatik sigorta, sigorta, şalter, w otomat, v otomat, otomat sigorta, ev sigortası, elektrik sigortası, pano sigortası, w otomat sigorta, mcb, sigorta otomatı, anahtarlı otomatik sigorta, devre kesici, minyatür devre kesici, sigortalar
kaçak akım rölesi, kaçak akım, kaçak akım şalteri, kaçak akım koruma, kaçak akım sigortası, kaçak akım anahtarı, kaçak akım koruma rölesi, rcd, rccb, hayat koruma rölesi, toprak kaçağı rölesi, kaçak röle, diferansiyel röle, çarpılma koruma rölesi, hayat koruma, hayat kurtaran röle
kontaktör, şalter, motor şalteri, manyetik şalter, güç kontaktörü, motor kontaktörü, ac kontaktör, elektromanyetik şalter, kontaktör röle, bobinli şalter
duvar panosu, elektrik panosu, pano, sac pano, duvar tipi pano, polyester pano, dağıtım panosu, sigorta panosu, pano dolabı, elektrik dolabı, pano kutusu, kumanda panosu, duvar tipi elektrik panosu, boş pano, pano kasası, metal pano, elektrik kutusu
priz, elektrik prizi, topraklı priz, duvar prizi, sıva altı priz, sıva üstü priz, çocuk korumalı priz, ikili priz, fiş prizi, kapaklı priz, banyo prizi, duy priz, cereyan prizi
endüstriyel fiş ve priz, cee fiş, cee priz, sanayi fişi, sanayi prizi, trifaze fiş, trifaze priz, kauçuk fiş, üç fazlı priz, norm fiş, norm priz, cetas fiş, sanayi tipi fiş, 5li fiş, 380 fiş, 380 priz, üç fazlı fiş
buat, bağlantı kutusu, kablo bağlantı kutusu, sıva üstü buat, ek kutusu, dağıtım kutusu, termoplastik buat, klemens kutusu, elektrik buatı, kablo ek kutusu, kasa buat, abs buat, su geçirmez buat, kablo kutusu
LED panel, panel led, led panel armatür, 60x60 led, asma tavan armatürü, tavan paneli, sıva altı panel led, ofis tavan lambası, taş yünü tavan armatürü, clip in armatür, karolam armatür, slim led panel, kare panel led, ofis aydınlatması, led tavan armatürü, tavan armatürü, asma tavan aydınlatma, taşyünü tavan lambası, taşyünü armatür
LED projektör, led spot projektör, bahçe projektörü, bahçe lambası, dış mekan projektör, cephe aydınlatma, şantiye lambası, şantiye projektörü, saha aydınlatma, bahçe aydınlatma, ışıldak, dış mekan lambası, reflektör lamba, dış cephe projektörü, dış mekan projektörü
yüksek tavan armatürü, high bay, highbay, fabrika aydınlatma, fabrika lambası, depo aydınlatma, depo lambası, hangar aydınlatma, ufo armatür, led ufo armatür, sanayi tipi armatür, endüstriyel aydınlatma, spor salonu aydınlatma, ufo led, atölye aydınlatma, sanayi tipi lamba
ampul, lamba, led ampul, led lamba, tasarruflu ampul, enerji tasarruflu ampul, e27 ampul, e14 ampul, normal duy ampul, ince duylu ampul, kalın duylu ampul, mum ampul, filaman ampul, rustik ampul, avize ampulü
led tüp, floresan, floresan lamba, led floresan, t8 led, tüp led, t8 led tüp, floresan ampul, florasan, florasan lamba, 120 cm led, uzun lamba, floresan yerine led, led florasan, t5 led, tüp lamba
spot ampul, spot lamba, halojen ampul, gu10, gu10 ampul, mr16 ampul, spot led, çanak ampul, led spot, iğne bacaklı ampul, çanak lamba, tavan spotu, spot lambası ampulü, ar111 ampul, mr16, mr11, par16
üç fazlı motor, trifaze motor, elektrik motoru, asenkron motor, 3 fazlı motor, trifaze elektrik motoru, 380 volt motor, sanayi motoru, üç faz motor, sincap kafesli motor, elektrikli motor, trifaze asenkron motor
tek fazlı motor, monofaze motor, monofaze elektrik motoru, 220 volt motor, tek faz motor, kondansatörlü motor, şehir elektriği motoru, ev elektriği motoru, 1 fazlı motor
redüktörlü motor, redüktör, motor redüktör, motorlu redüktör, helisel redüktör, konik redüktör, redüktörlü elektrik motoru, dişli kutulu motor, düşük devirli motor, şanzımanlı motor, redüktor motor
bilyalı rulman, sabit bilyalı rulman, bilyeli rulman, bilyalı yatak, bilyeli yatak, 6204 rulman, elektrik motoru rulmanı, tekerlek bilyası, skf bilya, bilya rulman, sabit bilyeli rulman, top bilya
konik rulman, konik makaralı rulman, konik bilya, porya bilyası, koni rulman, konik makaralı yatak, poyra rulmanı, porya rulmanı, timken rulman
makaralı rulman, silindirik makaralı rulman, silindirik rulman, silindirik bilya, masuralı rulman, masuralı bilya, nu rulman, silindir makaralı rulman, makaralı yatak
iğneli rulman, iğne rulman, iğneli bilya, iğne bilya, iğne masuralı rulman, iğneli yatak, hk rulman, çekme rulman, iğne masura, iğne makaralı rulman
dik yatak, yataklı rulman, ucp yatak, ucp, ayaklı yatak, rulman yatağı, ayaklı rulman yatağı, mil yatağı, dik rulman yatağı, ucp rulman, yataklı bilya, ucp 205
flanşlı yatak, ucf yatak, ucf, ucfl yatak, ucfl, flanşlı rulman yatağı, flanşlı rulman, kare flanşlı yatak, oval flanşlı yatak, flanşlı bilya, flanşlı mil yatağı, 4 delikli yatak, dört delikli yatak
yatak gövdesi, parçalı yatak gövdesi, iki parçalı yatak, parçalı yatak, snl yatak, snl, sn yatak, rulman gövdesi, rulman yuvası, parçalı rulman yatağı, bölünmüş yatak
v kayışı, kayış, kasnak kayışı, v kayış, vantilatör kayışı, alternatör kayışı, kompresör kayışı, klasik kayış, motor kayışı, dar v kayışı, aktarma kayışı, trapez kayış, vantilatör kayış
triger kayışı, dişli kayış, triger kayış, zaman kayışı, triger, senkron kayış, dişli kayışı, tırnaklı kayış, timing kayış, poliüretan triger, eksantrik kayışı
makaralı zincir, aktarma zinciri, tahrik zinciri, konveyör zinciri, transmisyon zinciri, masuralı zincir, güç aktarma zinciri, zincir 08b, motor zinciri, makara zinciri, dişli zinciri, biçerdöver zinciri
zincir dişlisi, zincir dişli, zincir çarkı, makaralı zincir dişlisi, ön dişli, arka dişli, zincir göbeği, cer dişlisi, masuralı zincir dişlisi
yağ keçesi, simerink, keçe, keçeler, mil keçesi, krank keçesi, şaft keçesi, simmering, simring, döner mil keçesi, motor keçesi, dudaklı keçe, toz keçesi, redüktör keçesi, aks keçesi, simering
O-ring, o ring conta, yuvarlak conta, halka conta, oring conta, lastik halka, sızdırmazlık halkası, lastik conta, kauçuk halka, nbr o-ring, viton o-ring, o ring takımı
flanş contası, conta, klingirit conta, klingrit, klingerit, klinger conta, boru contası, grafit conta, düz conta, flanş conta, sızdırmazlık contası, teflon conta, flanş arası conta, klingrit conta
hidrolik silindir, hidrolik piston, hidrolik lift, hidrolik kriko silindiri, hidrolik kaldırma silindiri, yağlı silindir, yağlı piston, hidrolik lift pistonu, damper silindiri, damper pistonu, hidrolik pistonlar, çift etkili hidrolik silindir, lift silindiri
pnömatik silindir, pnömatik piston, hava silindiri, havalı piston, hava pistonu, basınçlı hava silindiri, havalı silindir, iso silindir, hava tahrikli silindir
hidrolik hortum, yüksek basınç hortumu, yağ hortumu, yüksek basınç yağ hortumu, hidrolik yağ hortumu, kepçe hortumu, iş makinesi hortumu, tel örgülü hortum, r2 hortum, basınçlı yağ hortumu, pres hortumu, traktör hidrolik hortumu, rekorlu hortum, basınçlı hortum
sonsuz vidalı redüktör, redüktör, sonsuz redüktör, sonsuz dişli redüktör, nmrv redüktör, nmrv, devir düşürücü, vidalı redüktör, delik milli redüktör, dişli kutusu redüktör, şanzıman redüktör, alüminyum gövde redüktör
çeneli kaplin, kaplin, çene kaplin, elastik kaplin, yıldız kaplin, mil kaplini, motor kaplini, pompa kaplini, plastik lastikli kaplin, mil bağlama kaplini, lastikli kaplin, şaft kaplini, yıldız lastikli kaplin, esnek kaplin
düz dişli, dişli, çark, düz dişli çark, dişli çark, modül dişli, pinyon dişli, pinyon, motor dişlisi, silindirik dişli, çelik dişli, helisel olmayan dişli, dişli çarkı, modül 2 dişli
koli, karton kutu, mukavva kutu, kargo kolisi, nakliye kolisi, taşınma kolisi, oluklu koli, oluklu mukavva kutu, karton koli, ambalaj kolisi, taşıma kolisi, boş koli, ev taşıma kolisi, oluklu karton, koli kutusu, mukavva koli, oluklu mukavva
kargo kutusu, kilitli kutu, e-ticaret kutusu, kilitli kargo kutusu, internet satış kutusu, geçmeli kutu, kilitli karton kutu, kesimli kutu, pizza tipi kutu, gönderi kutusu, kargo gönderim kutusu, kargo kolisi
karton tüp, kargo tüpü, poster tüpü, rulo kutu, karton rulo, proje tüpü, afiş tüpü, mukavva tüp, silindir kutu, karton boru, karton silindir, poster rulosu, proje rulosu, harita tüpü
streç film, palet streç, ambalaj filmi, streç, paletleme filmi, palet sarma filmi, strech film, sanayi streç, el streci, makine streci, şrink film, palet naylonu, koli streci, sarma naylonu, streç naylon, paletleme streci, ambalaj naylonu
balonlu naylon, baloncuklu naylon, patpat naylon, hava kabarcıklı naylon, pat pat, patpat, balonlu ambalaj, kabarcıklı naylon, hava kabarcıklı ambalaj, köpük naylon, kırılacak eşya naylonu, pıtpıt naylon, baloncuklu ambalaj, darbe emici naylon, balonlu jelatin
koli bandı, bant, paket bandı, yapışkan bant, ambalaj bandı, kolibant, koli bant, şeffaf bant, kahverengi bant, paketleme bandı, selobant, selofan bant, koli kapama bandı, kargo bandı, paketleme bantı, yapıştırma bandı
saplı poşet, poşet, market poşeti, alışveriş poşeti, atlet poşet, naylon poşet, naylon torba, mağaza poşeti, el geçme poşet, butik poşet, bakkal poşeti, plastik torba, pazar poşeti, kulplu poşet, taşıma poşeti, hışır poşet, torba, alışveriş torbası
kilitli poşet, zip poşet, fermuarlı poşet, ziplock, ziplok, kilitli torba, ziplock poşet, kilitli naylon, buzdolabı poşeti kilitli, aç kapa poşet, çıtçıtlı poşet, ağzı kilitli poşet, numune poşeti, kilitli şeffaf poşet, zip kilitli torba
doypack torba, doypack, doypack ambalaj, doypack poşet, ayakta duran poşet, dik duran poşet, kahve ambalajı, kahve poşeti, kraft doypack, kuruyemiş poşeti, gıda ambalaj torbası, alüminyum folyolu torba, körüklü torba, doypak, doypak torba, baharat poşeti, stand up pouch, kahve paketi
big bag, bigbag, büyük çuval, big bag çuval, tonluk çuval, bir tonluk çuval, jumbo çuval, jumbo torba, fibc, moloz çuvalı, dev çuval, kulplu büyük çuval, nakliye çuvalı, kum çuvalı, 1 tonluk çuval, dökme yük çuvalı
PET şişe, plastik şişe, su şişesi, boş pet şişe, pet su şişesi, limonata şişesi, pvc şişe, ayran şişesi, içecek şişesi, meşrubat şişesi, boş şişe, plastik su şişesi, meyve suyu şişesi, şişe 1 lt
cam kavanoz, kavanoz, reçel kavanozu, bal kavanozu, turşu kavanozu, konserve kavanozu, salça kavanozu, kapaklı kavanoz, cam reçellik kavanoz, boş kavanoz, vidalı kapaklı kavanoz, baharat kavanozu, saklama kavanozu
spreyli şişe, sprey şişe, fısfıs, fıs fıs, fısfıs şişesi, püskürtmeli şişe, tetikli şişe, püskürtücü şişe, pompalı şişe, sıvı sabun şişesi, losyon şişesi, şampuan şişesi, sprey başlıklı şişe, köpük şişesi, fıs fıs şişe, dezenfektan şişesi, kozmetik şişesi, püskürtücü
bidon, jerikan, jerikan bidon, su bidonu, yağ bidonu, benzin bidonu, plastik bidon, mazot bidonu, kimyasal bidonu, 5 litrelik bidon, yakıt bidonu, zeytinyağı bidonu, deterjan bidonu, sıvı bidonu, akaryakıt bidonu
varil, fıçı, metal varil, plastik varil, sac varil, 200 litrelik varil, yağ varili, mavi varil, kelepçeli varil, çember kapaklı varil, turşu fıçısı, plastik fıçı, mazot varili, kimyasal varil, kapaklı fıçı
kapaklı kova, plastik kova, boya kovası, yoğurt kovası, gıda kovası, kulplu kova, peynir kovası, turşu kovası, temizlik kovası, boş kova, bakraç, ağzı kapaklı kova, kova, saplı kova
rulo etiket, etiket, barkod etiketi, termal etiket, kuşe etiket, yapışkanlı etiket, barkod rulosu, sticker, terazi etiketi, kargo etiketi, fiyat etiketi, stiker, çıkartma, yapışkan etiket, raf etiketi, barkot etiketi, etiket rulosu
ambalaj kâğıdı, kraft kağıt, paket kağıdı, sargı kağıdı, sarma kağıdı, kraft kağıdı, kraft rulo, paketleme kağıdı, şamua kağıt, kese kağıdı rulosu, paketleme kağıt, ambalaj kağıt, pelur kağıt, dolgu kağıdı, rulo kraft, koruyucu kağıt
korumalı zarf, balonlu zarf, hava kabarcıklı zarf, patpat zarf, patpatlı zarf, kabarcıklı zarf, kargo zarfı, baloncuklu zarf, köpüklü zarf, posta zarfı, dolgulu zarf, gönderi zarfı, havalı zarf, içi balonlu zarf, darbe korumalı zarf
kumaş, iş elbisesi kumaşı, gabardin, gabardin kumaş, kanvas kumaş, üniforma kumaşı, pantolonluk kumaş, tulum kumaşı, iş kıyafeti kumaşı, önlük kumaşı, dokuma kumaş, metrelik kumaş, ripstop kumaş, alpaka kumaş, top kumaş
örme kumaş, penye, penye kumaş, süprem, süprem kumaş, tişört kumaşı, interlok kumaş, ribana, pike kumaş, lakost kumaş, iki iplik kumaş, triko kumaş, sweatshirt kumaşı, tişörtlük kumaş, eşofman kumaşı, likralı kumaş, jarse kumaş, pamuklu örme, polar kumaş
PP spunbond, spunbond, dokusuz kumaş, nonwoven, tarım örtüsü, don örtüsü, bitki örtüsü, nonwoven kumaş, dokunmamış kumaş, spunbond kumaş, bez çanta kumaşı, mobilya astarı, interlin kumaş, tarla örtüsü, maske kumaşı
iş ceketi, iş elbisesi, iş kıyafeti, iş montu, işçi montu, kışlık iş montu, işçi ceketi, iş yeleği kollu, iş parkası, mont, iş mont, çalışma ceketi, iş monto, softshell ceket, personel montu, yağmurluk mont, işçi kabanı, iş kabanı, parka
iş pantolonu, işçi pantolonu, iş elbisesi, iş kıyafeti, kargo pantolon, cepli iş pantolonu, komando pantolon, çalışma pantolonu, çok cepli pantolon, personel pantolonu, usta pantolonu, yazlık iş pantolonu, iş pantalonu, işçi pantalonu, gabardin pantolon
tulum, iş tulumu, koruyucu tulum, işçi tulumu, boyacı tulumu, boya tulumu, kimyasal tulum, ilaçlama tulumu, tek kullanımlık tulum, beyaz tulum, kapüşonlu tulum, tyvek tulum, tayvek tulum, koruyucu elbise, kimyasal koruyucu elbise, koruyucu kıyafet, ilaçlama elbisesi, usta tulumu
ikaz yeleği, reflektörlü yelek, güvenlik yeleği, reflektif yelek, reflektörlü ikaz yeleği, fosforlu yelek, trafik yeleği, fosforlu ikaz yeleği, uyarı yeleği, iş güvenliği yeleği, şantiye yeleği, mühendis yeleği, iş yeleği, sarı yelek, şeritli yelek, turuncu yelek, görünürlük yeleği, işçi yeleği
iş botu, iş güvenliği botu, çelik burunlu bot, bilekli iş ayakkabısı, kışlık iş botu, işçi botu, güvenlik botu, çelik uçlu bot, postal, koruyucu bot, bilekli iş güvenliği ayakkabısı, şantiye botu, kompozit burunlu bot, deri bot, s3 bot
iş ayakkabısı, iş güvenliği ayakkabısı, çelik burunlu ayakkabı, iş botu, iş güvenliği ayakkabıları, işçi ayakkabısı, alçak iş ayakkabısı, çelik uçlu ayakkabı, güvenlik ayakkabısı, kompozit burunlu ayakkabı, bilekten kısa iş ayakkabısı, yazlık iş ayakkabısı, koruyucu ayakkabı, burnu çelik ayakkabı, emniyet ayakkabısı, depo ayakkabısı, s1p ayakkabı
iş çizmesi, lastik çizme, çizme, pvc çizme, plastik çizme, yağmur çizmesi, su geçirmez çizme, çiftçi çizmesi, bahçe çizmesi, çelik burunlu çizme, beton çizmesi, balıkçı çizmesi, gıda çizmesi, beyaz çizme, ahır çizmesi, kauçuk çizme, işçi çizmesi
kaplamalı eldiven, nitril kaplı eldiven, poliüretan kaplı eldiven, pu kaplı eldiven, montaj eldiveni, lateks kaplı eldiven, kesilmez eldiven, kesilmeye dayanıklı eldiven, örgü eldiven, işçi eldiveni, nitril iş eldiveni, bahçe eldiveni, şantiye eldiveni, kauçuk kaplı eldiven, avuç içi kaplı eldiven, mekanik eldiven, çalışma eldiveni, kaplamalı iş eldiveni, polyester eldiven
deri eldiven, kaynakçı eldiveni, kaynak eldiveni, argon eldiveni, şoför eldiveni, sürücü eldiveni, ısıya dayanıklı eldiven, süet eldiven, sığır derisi eldiven, kombine eldiven, deri iş eldiveni, yarma deri eldiven, argon kaynak eldiveni, fırın eldiveni deri
tek kullanımlık eldiven, muayene eldiveni, pudrasız eldiven, pudralı eldiven, nitril eldiven, lateks eldiven, vinil eldiven, cerrahi eldiven, doktor eldiveni, ince eldiven, hijyen eldiveni, kullan at eldiven, medikal eldiven, siyah nitril eldiven, hastane eldiveni, bulaşık için ince eldiven, aşçı eldiveni
baret, kask, koruyucu başlık, işçi bareti, mühendis bareti, şantiye bareti, inşaat bareti, iş bareti, kafa koruyucu, iş güvenliği bareti, inşaat kaskı, şantiye kaskı, koruyucu kask, işçi kaskı, iş kaskı, vidalı baret, emniyet bareti
koruyucu gözlük, iş gözlüğü, çapak gözlüğü, güvenlik gözlüğü, iş güvenliği gözlüğü, taşlama gözlüğü, goggle, kimyasal gözlük, laboratuvar gözlüğü, göz koruyucu, toz gözlüğü, buğulanmaz gözlük, emniyet gözlüğü, işçi gözlüğü, kaynak gözlüğü, tam kapalı gözlük, google gözlük
maske, toz maskesi, solunum maskesi, ffp2, ffp2 maske, ffp3 maske, n95 maske, ventilli maske, n95, toz maske, boyacı maskesi, kullan at maske, tek kullanımlık maske, iş maskesi, filtreli maske, koruyucu maske, kağıt maske, yüz maskesi, ffp3
havlu, peşkir, banyo havlusu, el havlusu, otel havlusu, yüz havlusu, ayak havlusu, spor havlusu, havuz havlusu, plaj havlusu, hamam havlusu, kuaför havlusu, ayak paspas havlu, pamuklu havlu, duş havlusu
nevresim takımı, nevresim, çarşaf takımı, nevresim seti, yatak takımı, otel nevresimi, uyku seti, çift kişilik nevresim, yatak örtü takımı, çarşaf seti, çarşaf, yorgan kılıfı, yastık kılıfı, yatak çarşafı, otel çarşafı, pike takımı, yatak takımları, otel tekstili, nevresimler
battaniye, örtü, polar battaniye, yün battaniye, yatak battaniyesi, koltuk battaniyesi, otel battaniyesi, polar örtü, koltuk şalı, işçi battaniyesi, yurt battaniyesi, deprem battaniyesi, pelüş battaniye, yorgan
palet rafı, palet raf sistemi, ağır yük rafı, sırt sırta raf, depo palet rafı, palet raf, paletli raf, back to back raf, drive in raf, ağır yük raf sistemi, palet raf sistemleri, paletli depo rafı, ağır raf, palet depolama rafı, paletli raf sistemi
çelik raf, depo rafı, raf sistemi, dekse raf, metal raf, arşiv rafı, demir raf, cıvatalı raf, dexion raf, hafif yük rafı, kiler rafı, ardiye rafı, galvanizli raf, dosya rafı, garaj rafı, bodrum rafı, depo raf, dekson raf, atölye rafı
konsol raf, kollu raf, konsol kollu raf, cantilever raf, kantilever raf, boru rafı, profil rafı, uzun malzeme rafı, kereste rafı, çubuk rafı, profil stok rafı, kantiliver raf, çelik boru rafı, levha rafı
asma kat, depo platformu, mezanin, mezanin kat, mezzanine, çelik platform, çelik asma kat, ara kat, depo ara katı, çelik konstrüksiyon asma kat, mezanin raf, depo asma katı, yükseltilmiş platform
ahşap palet, tahta palet, euro palet, epal palet, ikinci el palet, avrupa paleti, avrupa palet, ağaç palet, çift taraflı palet, kullanılmış palet, epal, ahşap paletler, ıspm15 palet, ısıl işlemli palet, yük paleti ahşap
plastik palet, hijyenik palet, ihracat paleti plastik, gıda paleti, pvc palet, kızaklı plastik palet, delikli plastik palet, siyah palet, ayaklı plastik palet, plastik ihracat paleti, geçmeli palet
tel kafes, tel konteyner, gitterbox, ağ kasa, tel palet, kafes palet, metal kafes, tel sepet palet, tel örgü kasa, demir kafes, kafesli palet, metal kasa, depolama kafesi, tel kasa, kafes konteyner, sepet palet
avadanlık kutusu, malzeme kutusu, avadanlık, vida kutusu, avadanlık plastik, hırdavat kutusu, çekmeceli avadanlık, cıvata kutusu, plastik avadanlık kutusu, parça kutusu, stok kutusu, istiflenebilir kutu, yedek parça kutusu, küçük parça kutusu, avadanlık kasası, plastik stok kutusu, set avadanlık
euro kasa, plastik kasa, sanayi kasası, taşıma kasası, plastik taşıma kasası, kapalı kasa, istif kasası, sebze kasası, plastik sanayi kasası, meyve kasası, ekmek kasası, et kasası, depo kasası, euro box, istiflenebilir kasa, endüstriyel plastik kasa, plastik taşıma kabı, taşıma kabı
katlanır kasa, plastik kasa, katlanabilir kasa, katlanır kutu, katlamalı kasa, katlanan kasa, katlanabilir kutu, açılır kapanır kasa, market kasası katlanır, katlanabilir plastik kasa, katlanır sepet
çöp konteyneri, çöp kutusu, çöp kovası, tekerlekli çöp kutusu, atık konteyneri, çöp bidonu, çöp varili, belediye çöp kovası, tekerlekli çöp konteyneri, atık kutusu, sıfır atık kutusu, geri dönüşüm kutusu, 240 litre çöp, pedallı çöp kovası, sıfır atık konteyneri, geri dönüşüm konteyneri, çöp tenekesi, site çöpü, plastik çöp konteyneri, atık kovası
platform arabası, yük arabası, taşıma arabası, paket taşıma arabası, koli taşıma arabası, düz araba, depo arabası, dört tekerlekli araba, market yük arabası, yük taşıma arabası, platformlu taşıma arabası, malzeme taşıma arabası, hamal arabası, katlanır yük arabası, dört tekerli araba, paket arabası, market arabası
el arabası, çuval arabası, paket arabası iki tekerli, iki tekerlekli araba, çuval taşıma arabası, tüp arabası, merdiven çıkan araba, kasa taşıma arabası, dik taşıma arabası, iki tekerli el arabası, beyaz eşya taşıma arabası, iki tekerlekli taşıma arabası, hamal el arabası, koli taşıma arabası, koli arabası
transpalet, palet taşıyıcı, el transpaleti, palet arabası, manuel transpalet, akülü transpalet, palet kaldırma arabası, transpalet makinesi, hidrolik transpalet, trans palet, palet kriko, palet kaldırıcı, palet çekme arabası, palet krikosu, hidrolik palet arabası
istif makinesi, istifleyici, forklift, akülü istif makinesi, yarı akülü istif, manuel istif makinesi, elektrikli istif makinesi, istif aracı, palet istifleyici, hidrolik istif makinesi, forklift istif, stacker, istif makinası, palet kaldırma makinesi, yüksek kaldırmalı transpalet
ayaklı merdiven, a tipi merdiven, katlanır merdiven, ev merdiveni, a merdiven, çift taraflı merdiven, alüminyum ev merdiveni, basamaklı merdiven, seyyar ev tipi merdiven, makas merdiven, portatif merdiven, boyacı merdiveni, elektrikçi merdiveni, 5 basamaklı merdiven, profil merdiven, tabure merdiven, ev tipi merdiven
sürgülü merdiven, uzatmalı merdiven, uzayan merdiven, uzatma merdiven, üç parçalı merdiven, çatı merdiveni, dayama merdiven, çok parçalı merdiven, iki parçalı merdiven, halatlı merdiven, teleskopik merdiven, uzar merdiven, endüstriyel sürgülü merdiven, kayar merdiven
platformlu merdiven, seyyar merdiven, depo merdiveni, raf merdiveni, tekerlekli merdiven, seyyar platform merdiven, sahanlıklı merdiven, tekerlekli platform merdiven, sipariş toplama merdiveni, korkuluklu merdiven, platform merdiven, endüstriyel platformlu merdiven, çalışma platformu
döner teker, oynar teker, döner tekerlek, frenli teker, sarhoş teker, oynar tekerlek, hareketli teker, mobilya tekeri, market arabası tekeri, 360 derece dönen teker, döner tablalı teker, sehpa tekeri, sandalye tekeri, frenli tekerlek, konteyner tekeri
sabit teker, sabit tekerlek, sabit tablalı teker, dönmeyen teker, oynamaz teker, sabit maşalı teker, düz teker, yönsüz teker
maşasız teker, transpalet tekeri, el arabası tekeri, yedek teker, göbekli tekerlek, el arabası lastiği, havalı tekerlek, transpalet rulosu, tekli tekerlek, poliüretan tekerlek, çatalsız teker, şişme teker, dolgu teker, araba tekeri
masa terazisi, tartı, terazi, market terazisi, dijital terazi, elektronik terazi, hassas terazi, tezgah terazisi, mutfak terazisi, manav terazisi, porsiyon terazisi, masaüstü terazi, elektronik tartı, dijital tartı, kasap terazisi, gramaj terazisi
platform baskülü, baskül, elektronik baskül, kantar, yer baskülü, zemin baskülü, palet baskülü, depo baskülü, platform terazi, çuval baskülü, yük baskülü, yer kantarı, zemin kantarı, platform kantarı, büyük terazi, hayvan baskülü, depo kantarı
vinç kantarı, askılı kantar, asma kantar, kancalı kantar, kancalı terazi, asma terazi, el kantarı, askılı terazi, vinç terazisi, dijital asma kantar, kanca kantar, asılı kantar, vinç baskülü, askı kantarı, kancalı baskül, çengelli terazi, dinamometre, çengelli kantar
planet mikser, hamur mikseri, planet mikseri, pastane mikseri, sanayi tipi mikser, krema mikseri, standlı mikser, pasta mikseri, kazanlı mikser, çırpma makinesi, krema çırpma makinesi, pastacı mikseri, stand mikser, endüstriyel mikser, kazanlı çırpıcı
hamur makinesi, hamur yoğurma makinesi, hamur karıştırıcı, spiral hamur makinesi, hamur yoğurucu, hamur kazanı, spiral mikser, fırıncı hamur makinesi, hamur karma makinesi, spiral yoğurucu, ekmek hamuru makinesi, pide hamuru makinesi, yoğurma makinesi, hamur makinası, simit hamuru makinesi
el blenderi, çubuk blender, sanayi tipi el blenderi, çubuk mikser, çorba blenderi, el mikseri, daldırma blender, blender çubuğu, çorba karıştırıcı, el parçalayıcı, endüstriyel el blenderi, endüstriyel çubuk blender, el tipi blender, çorba ezici
bar blenderi, smoothie makinesi, kokteyl blenderi, buz kırıcı blender, milkshake makinesi, sürahi blender, smoothie blender, frozen makinesi, buz parçalayıcı blender, sanayi tipi blender, meyve karıştırıcı, hazneli blender, kafe blenderi
konveksiyonlu fırın, fırın, kombi fırın, konveksiyonel fırın, konveksiyon fırın, pastane fırını, patisserie fırını, sanayi tipi fırın, buharlı fırın, kombi buharlı fırın, elektrikli fırın, börek fırını, lokanta fırını, gastronom fırın, turbo fırın, ekmek fırını, tepsili fırın
pizza fırını, taş tabanlı fırın, pide fırını, lahmacun fırını, çift katlı pizza fırını, pizza pişirme fırını, taş fırın, katlı fırın, pizza ocağı
ocak, ocaklar, pişirici, sanayi ocağı, kuzine, yemek ocağı, lokanta ocağı, dörtlü ocak, gözlü ocak, kuzineli ocak, restoran ocağı, set üstü ocak, sanayi tipi ocak, altılı ocak, yer ocağı, indüksiyon ocak, pişirme ocağı, gaz ocağı
fritöz, kızartma makinesi, patates kızartma makinesi, patates kızartıcı, kızartma ocağı, friteuse, yağda kızartma makinesi, patates makinesi, çift hazneli fritöz, patates fritözü, tavuk kızartma makinesi
buzdolabı, soğutucu dolap, dik tip buzdolabı, dik dolap, dik tip dolap, sanayi tipi buzdolabı, dik buzdolabı, endüstriyel buzdolabı, dikey buzdolabı, inox buzdolabı, mutfak soğutma dolabı, restoran buzdolabı
derin dondurucu, dondurucu, dipfriz, deepfreeze, dondurucu dolap, dik tip derin dondurucu, dik tip dondurucu, dik tip dolap −18
tezgah tipi dolap, tezgâh tipi buzdolabı, tezgah altı buzdolabı, tezgah altı dolap, set altı buzdolabı, hazırlık dolabı, pizza hazırlık dolabı, soğutmalı tezgah, salata hazırlık dolabı, set altı soğutucu, yatay buzdolabı, tezgah buzdolabı, buzdolaplı tezgah
vitrin, vitrin dolabı, vitrin buzdolabı, teşhir dolabı, pasta dolabı, pasta vitrini, meşrubat dolabı, şişe soğutucu, cam kapılı dolap, kasap dolabı, kasap reyonu, pastane vitrini, tatlı dolabı, meze dolabı, soğutmalı vitrin, teşhir buzdolabı
buz makinesi, buz yapma makinesi, buz makinası, küp buz makinesi, buz küpü makinesi, buz yapıcı, kar buz makinesi, buz üretme makinesi, buz yapan makine, bar buz makinesi, yaprak buz makinesi, granül buz makinesi, buz kalıp makinesi
çalışma tezgâhı, tezgah, paslanmaz tezgah, krom tezgah, inox tezgah, mutfak tezgahı, hazırlık tezgahı, hazırlık masası, paslanmaz masa, paslanmaz çalışma tezgahı, sanayi mutfak tezgahı, çelik tezgah, et hazırlama tezgahı, ara tezgah, krom masa, mutfak çalışma masası, inox masa
evye, bulaşık evyesi, lavabo, endüstriyel evye, eviye, lavabo tezgahı, bulaşık teknesi, çelik evye, sanayi tipi evye, tekne evye, çift gözlü evye, çift hazneli evye, mutfak lavabosu, bulaşık lavabosu, yıkama teknesi, evyeli tezgah, krom lavabo, paslanmaz lavabo
servis arabası, garson arabası, çay arabası, bulaşık toplama arabası, yemek arabası, ikram arabası, boş toplama arabası, mutfak arabası, oda servis arabası, katlı servis arabası, yemek servis arabası, yemek taşıma arabası
tencere, kazan, derin tencere, yayvan tencere, saplı tencere, sos tenceresi, sanayi tipi tencere, çelik tencere, çorba tenceresi, kuşhane, pilav tenceresi, helvane, lokanta tenceresi, büyük yemek tenceresi, indüksiyon tencere, sos kabı saplı, yemek kazanı, karnıyarık tenceresi, güveç, güveç tenceresi
tava, sahan, kızartma tavası, döküm tava, granit tava, teflon tava, yapışmaz tava, yumurta tavası, omlet tavası, krep tavası, wok, wok tava, sote tavası, et tavası, indüksiyon tava
gastronom küvet, küvet, gastronorm küvet, gastronom kap, benmari küveti, gn küvet, benmari kabı, yemek küveti, paslanmaz küvet, gastronom tepsi, salata bar küveti, polikarbon küvet, reşo küveti, çelik küvet, açık büfe küveti, gastronorm
tabak, düz tabak, çukur tabak, servis tabağı, yemek tabağı, porselen tabak, çorba tabağı, pasta tabağı, lokanta tabağı, makarna tabağı, tatlı tabağı, kayık tabak, sunum tabağı, kahvaltı tabağı, restoran tabağı
fincan, kahve fincanı, espresso fincanı, çay fincanı, kupa bardak, kahve kupası, mug, cappuccino fincanı, kulplu bardak, türk kahvesi fincanı, porselen kupa, porselen fincan, neskafe bardağı
bardak, kadeh, şarap kadehi, bira bardağı, su bardağı, meşrubat bardağı, viski bardağı, şarap bardağı, kokteyl bardağı, rakı bardağı, uzun bardak, kısa bardak, cam bardak, kokteyl kadehi, arjantin bardak, limonata bardağı
çatal kaşık bıçak, çatal bıçak takımı, çatal kaşık, kaşık çatal, çatal bıçak, sofra takımı, çelik çatal kaşık, yemek takımı çatal kaşık, kaşık seti, servis takımı, ckb takımı
tatlı kaşığı, çay kaşığı, puding kaşığı, küçük kaşık, dondurma kaşığı
yemek kaşığı, çorba kaşığı, büyük kaşık, sofra kaşığı, pilav kaşığı
tatlı çatalı, pasta çatalı, küçük çatal, meyve çatalı
yemek çatalı, sofra çatalı, büyük çatal, masa çatalı
yemek bıçağı, sofra bıçağı, masa bıçağı, restoran bıçağı
biftek bıçağı, et bıçağı, steak bıçağı, bonfile bıçağı, pirzola bıçağı
espresso makinesi, kahve makinesi, ekspreso makinesi, kafe kahve makinesi, expresso makinesi, kahve makinası, cappuccino makinesi, latte makinesi, iki gruplu kahve makinesi, barista makinesi, espreso makinesi, profesyonel kahve makinesi, endüstriyel kahve makinesi
kahve değirmeni, kahve öğütücü, kahve öğütme makinesi, kahve çekme makinesi, kahve çekirdeği öğütücü, çekirdek öğütücü, espresso değirmeni, grinder, kahve çekici, kahve makinesi değirmeni, otomatik kahve değirmeni, kahve çekirdek makinesi
bulaşık makinesi, bardak yıkama makinesi, sanayi tipi bulaşık makinesi, set altı bulaşık makinesi, giyotin bulaşık makinesi, tezgah altı bulaşık makinesi, bardak makinesi, endüstriyel bulaşık makinesi, bulaşık makinası, kadeh yıkama makinesi, giyotin tip bulaşık, bardak yıkayıcı, sanayi bulaşık makinesi, tabak yıkama makinesi
nervürlü demir, inşaat demiri, nervürlü inşaat demiri, betonarme demiri, donatı, donatı demiri, betonarme çeliği, beton demiri, inşaat çeliği, kolon demiri, temel demiri, nervürlü çelik, çubuk demir inşaat, 8lik demir, 12lik demir, donatı çeliği
yuvarlak çubuk, transmisyon mili, yuvarlak demir, çelik mil, transmisyon, mil demiri, dolu mil, çelik çubuk yuvarlak, yuvarlak çelik, dolu demir, yuvarlak dolu demir, imalat çeliği, torna mili, ck45 mil, transmisyon çeliği, silindirik mil, ıslah çeliği mil
kare çubuk, kare demir, kare dolu demir, dolu kare demir, dört köşe demir, kare çelik, kare mil, ferforje demiri, kare dolu çubuk, kare transmisyon, dört köşe çubuk
lama, lama demir, silme, lama demiri, yassı demir, silme demir, yassı çelik, lama çelik, şerit demir, silme lama, düz demir, yassı çubuk, topraklama laması, galvaniz lama
yuvarlak boru, sanayi borusu, yuvarlak profil, sanayi boru, dikişli çelik boru, konstrüksiyon borusu, siyah sanayi borusu, direk borusu, korkuluk borusu, iskele borusu, boru profil, dikişsiz çelik boru, yuvarlak demir boru
kare profil, kare kutu profil, kare boru, kutu kare, demir kare profil, kare kutu, kare demir profil, kare çelik profil, dört köşe profil, 40x40 profil
kutu profil, dikdörtgen profil, dikdörtgen kutu profil, dikdörtgen boru, kutu demir, demir profil, profil demir, siyah profil, dikdörtgen demir profil, 40x60 profil, kutu profil demir, çelik profil
köşebent, köşebent demiri, l profil, l demir, köşe demiri, demir köşebent, l köşebent, çelik köşebent, eşit kollu köşebent, galvaniz köşebent, köşe profil, l demiri
u profil, npu, upn, u demir, npu profil, u demiri, u çelik, u kanal profil, upn profil, npu demir, npu 100, oluklu profil u, unp
çelik kiriş, putrel, ipe, hea, heb, npi, i profil, h profil, ipe profil, hea profil, npi profil, heb profil, i kiriş, çelik kolon, çatı putreli, demir putrel, h kiriş, ipn
çelik sac, siyah sac, demir sac, hrp sac, dkp sac, hrp, sıcak haddelenmiş sac, sıcak sac, dkp, siyah demir sac, saç levha, demir levha, demir plaka, çelik plaka, düz sac, st37 sac, levha sac, st52 sac, çelik levha, metal levha
galvanizli rulo, galvanizli sac, galvaniz sac, galvaniz rulo, rulo sac, galvanizli sac rulo, galvaniz rulo sac, çinko kaplı sac, sac rulo, bobin sac, galvanizli bobin, rulo galvaniz
trapez sac, çatı sacı, çatı kaplama sacı, oluklu sac, ondülin sac, çatı sac, boyalı trapez, cephe sacı, trapez levha, çatı kaplama, trapez, dalgalı sac, ondüle sac, metal çatı, sundurma sacı, boyalı sac, çatı paneli
desenli sac, baklavalı sac, baklava desenli sac, kaymaz sac, gözyaşı sac, beş çubuk sac, baklava sac, desenli levha, kaydırmaz sac, arpa desenli sac, kabartmalı sac, basamak sacı, mercimek desenli sac, göz yaşı desenli sac, nervürlü sac
çelik tel, bağ teli, tavlı tel, bağlama teli, inşaat teli, tavlanmış tel, demir bağlama teli, galvanizli tel, kangal tel, demir teli, yumuşak tel, bağ teli inşaat, kalıp teli, çit teli, rabıta teli, etriye bağ teli, yanık tel, galvaniz tel
çelik hasır, hasır çelik, tel örgü, kaynaklı hasır, hasır demir, hasır demiri, q hasır, beton hasırı, donatı hasırı, inşaat hasırı, şap hasırı, puntalı tel, kaynaklı tel, nervürlü hasır, r hasır, hasır tel, puntalı çit teli
çelik halat, tel halat, halat teli, vinç halatı, çelik tel halat, demir halat, çekme halatı, asansör halatı, pvc kaplı halat, çamaşır teli, galvanizli halat, vinç teli, galvaniz çelik halat, 7x19 halat, yumuşak çelik halat, gergi halatı, çelik sapan halatı
dikenli tel, jiletli tel, dikenli çit teli, dikenli galvaniz tel, çit teli dikenli, bahçe dikenli teli, güvenlik teli, tel çit dikenli, tarla teli, jilet tel
paslanmaz sac, inox sac, krom sac, krom levha, krom plaka, inox levha, paslanmaz levha, 304 sac, 316 sac, paslanmaz çelik sac, krom nikel sac, paslanmaz plaka, nirosta sac, paslanmaz çelik levha
paslanmaz boru, krom boru, inox boru, krom nikel boru, 304 boru, paslanmaz çelik boru, korkuluk krom boru, krom korkuluk borusu, nirosta boru, 316 boru, krom profil boru
paslanmaz çubuk, paslanmaz mil, krom mil, paslanmaz yuvarlak çubuk, inox mil, paslanmaz dolu mil, krom çubuk, 304 mil, inox çubuk, paslanmaz transmisyon, paslanmaz çelik mil, krom nikel mil, paslanmaz çelik çubuk
alüminyum levha, alüminyum sac, alüminyum plaka, aliminyum levha, aliminyum sac, alu levha, alüminyum düz levha, alimünyum levha, 5754 levha
bakır boru, klima borusu, bakır klima borusu, kangal bakır, bakır kangal boru, soğutma borusu, bakır tesisat borusu, split klima borusu, doğalgaz bakır borusu, bakır tüp, klima bakırı
pirinç çubuk, pirinç mil, sarı çubuk, sarı mil, pirinç dolu mil, otomat pirinç, prinç çubuk, ms58, pirinç yuvarlak çubuk, sarı pirinç mil, pirinç transmisyon, sarı metal çubuk
akülü matkap, şarjlı matkap, matkap, vidalama, şarjlı vidalama, akülü vidalama, akülü tornavida, şarjlı tornavida, kablosuz matkap, el matkabı, akülü vida makinesi, bataryalı matkap, vida sıkma makinesi, pilli matkap, akülü darbeli matkap, vida makinesi, pilli vidalama, şarjlı el matkabı, akülü matkap vidalama
taşlama makinesi, açılı taşlama, avuç içi taşlama, canavar, jet taşı makinesi, spiral makinesi, taş motoru, kesme makinesi spiral, el taşlama, avuç taşlama, taşlama, spiral taş motoru, avuç içi spiral, demir kesme makinesi, fleks, spiral taşlama, büyük taşlama
kırıcı delici, hilti, kırıcı, hilti makinesi, pnömatik matkap, duvar delme makinesi, beton kırıcı, beton delici, duvar kırma makinesi, sds matkap, kırıcı matkap, beton matkabı, darbeli kırıcı, beton kırma makinesi, karot hilti, kırıcı delici matkap, hilti matkap, duvar delici, darbeli matkap, darbeli kırıcı matkap
kombine anahtar, açık ağız anahtar, anahtar takımı, yıldız anahtar, cırcır anahtar, cırcırlı anahtar, somun anahtarı, iki ağız anahtar, cıvata anahtarı, çatal anahtar, kombine anahtar takımı, anahtar seti, düz anahtar, cırcır kombine, açık ağızlı anahtar
pense, kerpeten, karga burun, kargaburun, yan keski, kablo pensesi, kablo makası, yankeski, tel kesme pensesi, tel kesici, fort pense, karga burnu, elektrikçi pensesi, izoleli pense, penseler, cımbız pense, kombine pense
yan keski, yan kesici, tel kesici, yan kesme pensesi, kablo kesici, tel makası, kablo kesme pensesi
fort pense, ayarlı pense, papağan pense, boru pensesi, su pompası pensesi, papağan anahtar, ayarlı fort pense, tesisatçı pensesi
kerpeten, çivi sökücü, çivi sökme kerpeteni, bağ teli kerpeteni, demirci kerpeteni, kıskaç
çekiç, balyoz, çatal çekiç, marangoz çekici, demirci çekici, tokmak, duvarcı çekici, tesviyeci çekici, keser, varyoz, çivi çekici, inşaat çekici, kaynakçı çekici, büyük çekiç, balyoz çekiç, mühendis çekici
kesme diski, kesici disk, kesme taşı, inox kesme, demir kesme taşı, metal kesme taşı, spiral taşı, kesme taşı inox, kesici taş, metal kesme diski, taşlama taşı, inox kesme taşı, spiral diski, jet taşı, demir kesme diski, kesme disk, avuç taşlama diski
flap disk, zımpara diski, flap zımpara, zımpara disk, taşlama zımparası, fan disk, lamel disk, yelpaze disk, pul zımpara, kanatlı zımpara, kanatlı disk, spiral zımpara, flap zımpara diski, flep disk, zımpara taşı
elmas disk, elmas kesici, beton kesme diski, mermer kesme diski, seramik kesme diski, elmas testere, granit kesme diski, fayans kesme diski, elmaslı disk, beton testeresi, asfalt kesme diski, mermer testeresi, elmas kesme diski, beton kesici disk, fayans diski
matkap ucu, metal matkap ucu, hss matkap ucu, çelik matkap ucu, demir matkap ucu, demir ucu, kobaltlı matkap ucu, metal ucu, hss uç, metal delme ucu, helis matkap ucu, matkap uç seti, matkap uç takımı, kobalt uç, spiral matkap ucu, demir delme ucu, matkap uçları
beton ucu, beton matkap ucu, sds uç, duvar matkap ucu, hilti ucu, sds plus uç, sds max uç, kırıcı delici ucu, duvar ucu, sds matkap ucu, beton delme ucu, elmas uçlu beton ucu, hilti uç, duvar delme ucu, sds beton ucu, kırıcı uç
parmak freze, freze ucu, freze, karbür freze, karbür parmak freze, cnc freze ucu, freze bıçağı, freze çakısı, karbür uç, kanal freze, cnc ucu, alın freze, karbür freze ucu, freze takımı, cnc bıçağı
şerit metre, metre, çelik metre, ölçü metresi, cep metresi, mezura, çelik şerit metre, inşaat metresi, marangoz metresi, ölçüm şeridi, şeritmetre, kilitli metre, usta metresi
kumpas, sürmeli kumpas, dijital kumpas, saatli kumpas, verniyerli kumpas, elektronik kumpas, çap ölçer, kaliper, ölçü kumpası, sürgülü kumpas, mekanik kumpas, kalınlık ölçer, mikrometre, mikrometre kumpas
su terazisi, tesviye aleti, terazi su, düzeç, alüminyum su terazisi, su terazi, mıknatıslı su terazisi, tesviye terazisi, duvarcı terazisi, usta terazisi, su düzeci, inşaat terazisi, ustabaşı terazisi, şakul terazi, şakul
kompresör, hava kompresörü, hava makinesi, lastik şişirme kompresörü, hava tankı, boya kompresörü, sessiz kompresör, havalı kompresör, pistonlu kompresör, vidalı kompresör, hava pompası, hava basma makinesi, hava üretici, kompressör
jeneratör, güç kaynağı, elektrik jeneratörü, benzinli jeneratör, dizel jeneratör, jenaratör, elektrik üreteci, elektrik üretme makinesi, portatif jeneratör, marşlı jeneratör, seyyar jeneratör, kamp jeneratörü, invertörlü jeneratör
basınçlı yıkama, yüksek basınçlı yıkama makinesi, basınçlı yıkama makinesi, araba yıkama makinesi, oto yıkama, basınçlı su makinesi, karcher, tazyikli su makinesi, tazyikli yıkama makinesi, halı yıkama makinesi, su jeti, yüksek basınçlı yıkayıcı, tazyikli su tabancası, köpüklü yıkama makinesi, kärcher makinesi, basınçlı temizleme makinesi, yıkama makinesi
lokma seti, lokma takımı, cırcır takımı, lokma takım, lokma anahtar takımı, lokma anahtar seti, bijon takımı, cırcırlı lokma takımı, cırcır kollu lokma, lokma, lokma cırcır seti, cırcır seti, tamirci takımı, 94 parça takım, anahtar lokma seti
takım çantası, alet çantası, alet kutusu, alet edevat çantası, usta çantası, tamir çantası, takım kutusu, takım sandığı, tamirci çantası, el aletleri çantası, takım bavulu, alet bavulu, malzeme çantası, elektrikçi çantası, boş takım çantası, avadanlık çantası
takım dolabı, tekerlekli takım dolabı, çekmeceli takım dolabı, alet dolabı, atölye arabası, tekerlekli alet dolabı, servis takım arabası, çekmeceli takım arabası, atölye dolabı, tamirhane dolabı, tamirci arabası, çekmeceli alet arabası, tekerlekli alet arabası, garaj dolabı
tuğla, delikli tuğla, dolu tuğla, harman tuğlası, pres tuğla, kırmızı tuğla, kil tuğla, klinker tuğla, duvar tuğlası, fabrika tuğlası, yığma tuğla, blok tuğla, inşaat tuğlası, bahçe tuğlası, asmolen tuğla
gazbeton, ytong, gazbeton blok, gaz beton, ytong blok, gazbeton tuğla, beyaz tuğla, hafif beton blok, akg gazbeton, köpük beton blok, ytong duvar, gazbeton duvar bloğu, iytong, bims blok, hafif blok, gaz beton blok
parke taşı, kilit taşı, kilitli parke, kilitli parke taşı, beton parke taşı, kaldırım taşı, bahçe taşı, yol taşı, parke beton, zemin taşı, bahçe parke taşı, kilit parke, bahçe yürüyüş taşı, kaldırım parke taşı, döşeme taşı, bahçe yolu taşı, begonit taşı
kuru harç, hazır kuru harç, hazır harç, hazır sıva, şap, tesviye şapı, yapıştırma harcı, çimento esaslı harç, duvar örgü harcı, alçı sıva, seramik yapıştırıcısı, fayans yapıştırıcısı, kalekim, kalebodur yapıştırıcısı, seramik yapıştırma harcı, torba harç, alçı harcı, derz dolgu, derz dolgusu
seramik yapıştırıcısı, fayans yapıştırıcısı, fayans yapıştırma harcı, seramik harcı, kalekim, karo yapıştırıcısı, fayans harcı, seramik yapıştırma, granit yapıştırıcısı
alçı sıva, saten alçı, sıva alçısı, perlitli sıva, alçı harcı, perdah alçısı, makine alçısı, torba alçı
çimento sıva, kara sıva, hazır sıva, kaba sıva, dış sıva, çimento esaslı sıva
zemin tesviye şapı, şap, kendinden yayılan şap, self leveling, tesviye şapı, zemin şapı, tesviye harcı, yayılan şap
duvar örgü harcı, örgü harcı, tuğla harcı, gazbeton tutkalı, duvar harcı, ytong yapıştırıcısı
alçı levha, alçı plaka, alçıpan, alçıpan levha, alçıpan plaka, kartonpiyer levha, yeşil alçıpan, beyaz alçıpan, alçı pan, knauf levha, knauf alçıpan, bölme duvar levhası, suya dayanıklı alçıpan, alçı panel, asma tavan alçıpan, kırmızı alçıpan, boardex, rigips
OSB ve kontrplak, osb levha, osb, kontrplak, kontraplak, plywood, playwood, plywood kalıp, inşaat kontrplağı, osb plaka, ahşap levha, kontraplak levha, filmli plywood, ahşap plaka, çatı osb, kontrplak levha, su kontrası
yalıtım levhası, ısı yalıtımı, mantolama, mantolama levhası, strafor, straforköpük, köpük levha, yalıtım köpüğü levha, xps levha, eps levha, taş yünü levha, cam yünü, taş yünü, dış cephe mantolama, ısı yalıtım levhası, izolasyon levhası, foam board, izocam, mantolama köpüğü, styrofoam
EPS, strafor, köpük levha, stropor, beyaz köpük, polistren köpük, strafor köpük
XPS, foamboard, ekstrüde polistren, sert köpük levha, izofoam
cam yünü, izocam, cam yün, çatı şiltesi, camyünü
taş yünü, mineral yün, cam yünü, taşyünü, rockwool, kaya yünü
seramik karo, fayans, karo, yer seramiği, duvar seramiği, kalebodur, banyo fayansı, karo fayans, porselen karo, granit seramik, yer karosu, mutfak fayansı, zemin seramiği, duvar karosu, banyo seramiği, granit karo, yer döşemesi seramik
laminat parke, laminant parke, lamine parke, parke döşeme, ahşap görünümlü parke, derzli parke, laminat, laminant, ev parkesi, salon parkesi, ahşap parke, laminat zemin, laminat döşeme, lamine zemin, laminat yer döşemesi
vinil zemin, pvc zemin, pvc yer döşemesi, vinil yer döşemesi, lvt, spc parke, spc zemin, pvc parke, vinil parke, lvt zemin, vinil döşeme, lvt parke, su geçirmez parke, plastik parke, marley, vinyl zemin, muşamba zemin, muşamba
boya, duvar boyası, iç cephe boyası, plastik boya, silikonlu boya, badana, tavan boyası, dış cephe boyası, su bazlı boya, iç cephe duvar boyası, oda boyası, silinebilir boya, ev boyası, yağlı boya, ipek mat boya, akrilik boya, saten boya, kova boya
mastik, silikon, derz mastiği, akrilik mastik, banyo silikonu, şeffaf silikon, silikon tüpü, dolgu mastiği, poliüretan mastik, sızdırmazlık mastiği, küvet silikonu, cam silikonu, sıhhi silikon, ms polimer, çatlak dolgu mastiği, tüp silikon, fuga silikonu, akrilik silikon, antibakteriyel silikon
montaj köpüğü, poliüretan köpük, pu köpük, kapı köpüğü, sıkma köpük, köpük sprey, dolgu köpüğü, poliüretan montaj köpüğü, genleşen köpük, sprey köpük, tabanca köpüğü, pencere köpüğü, tüp köpük, pipetli köpük, sıkma silikon köpük, köpük silikon, kapı pencere köpüğü
pvc pencere, plastik pencere, pencere, pimapen, plastik doğrama, pvc doğrama, pimapen pencere, ısıcamlı pencere, çift camlı pencere, vasistas pencere, pen pencere, winsa pencere, pvc cam, plastik pencereler, pimapen cam, çift açılım pencere, pen doğrama
iç kapı, oda kapısı, amerikan kapı, panel kapı, ahşap kapı, mutfak kapısı, lake kapı, melamin kapı, iç oda kapısı, ara kapı, kompozit kapı, daire iç kapısı, banyo kapısı, yatak odası kapısı, laminat kapı, mobilya kapı, camlı oda kapısı
kilit silindiri, barel, kapı bareli, bilyalı barel, kilit göbeği, kapı göbeği, kale barel, kilit bareli, kapı kilidi göbeği, çelik kapı bareli, kapı silindiri, göbek kilit, silindir göbek, kapı kilit bareli, kilit barel, anahtar göbeği
batarya, musluk, lavabo musluğu, mutfak bataryası, banyo bataryası, duş bataryası, küvet bataryası, musluk bataryası, çeşme, su musluğu, banyo musluğu, mutfak çeşmesi, armatür musluk, mikser batarya, tek kollu batarya, duş musluğu, lavabo çeşmesi, evye bataryası
klozet, tuvalet, wc, alafranga tuvalet, asma klozet, tuvalet taşı, hela taşı, alafranga, wc klozet, rezervuarlı klozet, gömme rezervuarlı klozet, duvara sıfır klozet, banyo klozeti, oturak tuvalet, klozet takımı, tuvalet oturağı seramik
radyatör, petek, kalorifer, alüminyum radyatör, kalorifer peteği, döküm radyatör, ısıtma peteği, panel radyatör, kalorifer radyatörü, dilimli radyatör, petekler, döküm petek, alüminyum petek, dilimli petek, oda peteği
yazıcı, printer, lazer yazıcı, mürekkep püskürtmeli yazıcı, ofis yazıcısı, renkli yazıcı, siyah beyaz yazıcı, lazer printer, inkjet yazıcı, tanklı yazıcı, çıktı makinesi, yazıcı cihazı, baskı makinesi, çıktı alma makinesi
çok fonksiyonlu yazıcı, fotokopi makinesi, tarayıcılı yazıcı, fotokopili yazıcı, yazıcı tarayıcı fotokopi, çok işlevli yazıcı, all in one yazıcı, hepsi bir arada yazıcı, faks makinesi, fakslı yazıcı, fotokopi cihazı, fotokopi makinası, üçü bir arada yazıcı, çok amaçlı yazıcı, mfp, 3 ü 1 arada yazıcı, tarayıcı fotokopi makinesi
geniş format yazıcı, plotter, ploter, proje yazıcısı, çizici, a0 yazıcı, a1 yazıcı, mimari çizim yazıcısı, geniş formatlı yazıcı, büyük boy yazıcı, poster yazıcı, plotter yazıcı, çizim yazıcısı, poster baskı makinesi, a0 plotter
tarayıcı, scanner, doküman tarayıcı, belge tarayıcı, evrak tarayıcı, evrak tarama makinesi, tarama cihazı, tarama makinesi, skaner, belge tarama cihazı, adf tarayıcı, fotoğraf tarayıcı, arşiv tarayıcı, evrak tarama cihazı
kartuş, mürekkep, mürekkep kartuşu, yazıcı mürekkebi, yazıcı kartuşu, mürekkep püskürtmeli kartuş, dolum kartuş, muadil kartuş, siyah kartuş, renkli kartuş, printer kartuşu, printer mürekkebi
kartuş lazer baskı, toner kartuşu, yazıcı toneri, muadil toner, lazer toner, lazer kartuş, lazer yazıcı toneri, lazer yazıcı kartuşu, toner kartuş
toner, fotokopi toneri, fotokopi makinesi toneri, toner tozu, toz toner, dolum toneri, tonerler, fotokopi tozu, toner şişesi, fotokopi mürekkebi, şişe toner
yazıcı parçası, drum ünitesi, drum, bakım kiti, fuser, fırın ünitesi, fuser ünitesi, tambur ünitesi, yazıcı drumu, yazıcı yedek parçası, atık toner kutusu, transfer kayışı, drum ve bakım kiti, yazıcı fırını, yazıcı tamburu, atık kutusu yazıcı, yazıcı bakım seti
drum ünitesi, drum, dram ünitesi, tambur ünitesi, görüntüleme ünitesi, fotokopi tamburu, yazıcı tamburu, drum kiti, selenyum drum
fırın ünitesi, fuser, fuser ünitesi, yazıcı fırını, ısıtıcı ünite, fikser ünitesi
dizüstü bilgisayar, laptop, notebook, notbuk, lap top, taşınabilir bilgisayar, diz üstü bilgisayar, ultrabook, diz üstü, dizüstü, dizüstü pc, leptop, taşınabilir pc, iş bilgisayarı dizüstü, öğrenci bilgisayarı
masaüstü bilgisayar, bilgisayar, pc, masa üstü bilgisayar, kasa bilgisayar, bilgisayar kasası, masaüstü pc, mini pc, ofis bilgisayarı, hazır sistem, masaüstü, toplama bilgisayar, tower bilgisayar, toplama pc, sabit bilgisayar
hepsi bir arada PC, all in one, all in one pc, aio pc, hepsi bir arada bilgisayar, tümleşik bilgisayar, all in one bilgisayar, ekranlı bilgisayar, aio bilgisayar, monitörlü bilgisayar, tümleşik pc, kasasız bilgisayar, ekran kasa bir arada, tek parça bilgisayar
iş istasyonu, workstation, grafik bilgisayarı, render bilgisayarı, tasarım bilgisayarı, mühendislik bilgisayarı, cad bilgisayarı, çizim bilgisayarı, mimari çizim bilgisayarı, xeon bilgisayar, grafik iş istasyonu, profesyonel bilgisayar
monitör, bilgisayar ekranı, ekran, pc ekranı, pc monitörü, bilgisayar monitörü, led monitör, ofis monitörü, masaüstü ekran, ekran monitör
toplantı odası ekranı, akıllı tahta, interaktif ekran, etkileşimli tahta, etkileşimli ekran, dokunmatik tahta, konferans ekranı, sunum ekranı, interaktif tahta, dijital tahta, büyük dokunmatik ekran, toplantı ekranı, elektronik tahta, dokunmatik toplantı ekranı
projeksiyon cihazı, projektör, projeksiyon aleti, projeksiyon makinesi
DLP projektör, 3LCD projektör, LCoS projektör, barkovizyon, sinevizyon, beamer, projeksiyon, projeksiyon makinesi, sunum projektörü, ev sinema projeksiyonu, lazer projeksiyon, sunum cihazı, yansıtma cihazı, perdeye yansıtma cihazı, tepegöz, video projektör
projeksiyon perdesi, perde, sunum perdesi, barkovizyon perdesi, motorlu projeksiyon perdesi, sinema perdesi, ayaklı perde, storlu perde, motorlu perde, yansıtma perdesi, perde projeksiyon, projektör perdesi, sinevizyon perdesi, tripodlu perde, projeksiyon beyaz perde
kesintisiz güç kaynağı, ups, kgk, online ups, kesintisiz güç, ups cihazı, line interactive ups, güç kesintisi cihazı, kgk cihazı, yedek güç kaynağı, elektrik kesintisi cihazı, bilgisayar ups, rack ups, akülü güç kaynağı, sunucu ups
KGK aküsü, ups aküsü, kuru akü, bakımsız akü, kesintisiz güç kaynağı aküsü, ups pili, jel akü, 12 volt akü, ups akü, agm akü, ups bataryası, 12v 7ah akü, 12v 9ah akü, kgk bataryası, kuru tip akü
akım korumalı çoklu priz, akım korumalı priz, grup priz, üçlü priz, altılı priz, uzatma priz, uzatmalı priz, anahtarlı grup priz, grup priz uzatma, akım korumalı grup priz, beşli priz, dörtlü priz, çoğaltıcı priz, seyyar priz, ara kablo, 3lü priz, 6lı priz
klavye, bilgisayar klavyesi, kablosuz klavye, q klavye, f klavye, mekanik klavye, pc klavyesi, keyboard, türkçe klavye, klavye takımı, tuş takımı, klavye q
bilgisayar faresi, fare, mouse, kablosuz mouse, optik mouse, maus, bluetooth mouse, kablosuz fare, pc mouse, dikey mouse, ergonomik mouse, optik fare, lazer mouse, mavs, ofis mouse
mikrofonlu kulaklık, kulaklık, çağrı merkezi kulaklığı, kulaküstü kulaklık, headset, call center kulaklığı, kulak üstü kulaklık, bilgisayar kulaklığı, santral kulaklığı, bluetooth kulaklık, usb kulaklık, toplantı kulaklığı, ofis kulaklığı, kafa üstü kulaklık, müşteri hizmetleri kulaklığı, kablosuz kulaklık
ofis koltuğu, ofis sandalyesi, çalışma koltuğu, makam koltuğu, yönetici koltuğu, personel koltuğu, bilgisayar koltuğu, fileli koltuk, müdür koltuğu, çalışma sandalyesi, bilgisayar sandalyesi, döner koltuk, tekerlekli sandalye ofis, döner sandalye, ergonomik koltuk, oyuncu koltuğu, patron koltuğu, büro koltuğu, memur koltuğu
çalışma masası, masa, ofis masası, büro masası, bilgisayar masası, yönetici masası, makam masası, personel masası, yükseklik ayarlı masa, memur masası, müdür masası, ayakta çalışma masası, motorlu masa, ofis çalışma masası, yazı masası, yüksekliği ayarlanabilir masa
evrak dolabı, dosya dolabı, ofis dolabı, arşiv dolabı, klasör dolabı, çelik dolap, metal dolap, çelik dosya dolabı, büro dolabı, kapaklı dosya dolabı, evrak dolapları, kilitli dolap, arşiv çelik dolap, klasörlük dolap, metal evrak dolabı, sürgülü kapaklı dolap
fotokopi kâğıdı, a4 kağıdı, yazıcı kağıdı, a4 kağıt, a4 fotokopi kağıdı, printer kağıdı, a4 top kağıt, beyaz kağıt, baskı kağıdı, ofis kağıdı, a3 kağıt, 80 gram kağıt, top kağıt, kopya kağıdı, çıktı kağıdı
klasör, dosya, geniş klasör, dar klasör, telli klasör, mekanizmalı klasör, büro klasörü, plastik klasör, evrak klasörü, arşiv klasörü, halkalı klasör, dosya klasörü, kollu klasör, karton klasör, a4 klasör, kalın klasör, evrak dosyası
kalem, tükenmez kalem, tükenmez, jel kalem, roller kalem, pilot kalem, yazı kalemi, mavi kalem, imza kalemi, kırmızı kalem, basmalı kalem, ofis kalemi, tükenmez kalemler, mürekkepli kalem, dolma tip kalem, promosyon kalem, bilye uçlu kalem, marker, işaretleme kalemi, keçeli kalem
paslanmaz çelik, paslanmaz, inox, krom nikel, a2, a4, paslanmayan, krom çelik, inoks, aisi 304, paslanmaz krom, paslanmaz metal
galvanizli, galvaniz, çinko kaplı, galvanizlenmiş, sıcak daldırma galvaniz, galveniz, çinkolu, çinko kaplama, elektro galvaniz, galvanize
beyaz galvaniz, beyaz çinko, beyaz kaplama, beyaz çinko kaplı
sarı galvaniz, sarı çinko, sarı kaplama, sarı kaplı
sıcak daldırma galvaniz, daldırma galvaniz, sıcak galvaniz, daldırma, sıcak daldırma
siyah oksit, siyah kaplama, karartılmış, karartma, oksit kaplama
çinko lamel, geomet, dacromet, dakromet, dakrome
siyah fosfat, fosfatlı, fosfat kaplama, fosfatlanmış
havşa baş, havşa başlı, gömme başlı, gömme baş, konik baş, havşalı, konik başlı
bombe baş, bombe başlı, mercimek baş, yuvarlak kafa, mercimek başlı
tam diş, boydan diş, tam dişli, full diş, komple diş
yarım diş, yarım dişli, kısmi diş
ince diş, ince dişli, ince adım
alüminyum, aliminyum, alimünyum, alu, alüminyumdan
dökme demir, pik döküm, demir döküm, font, pik
sfero döküm, sfero, sfero demir, ggg40
frekans kontrollü, inverterli, invertörlü, elektronik kontrollü, değişken devirli, frekanslı
üç kademeli, üç hızlı, üç devirli, 3 kademeli, 3 hızlı
dikişsiz, çekme boru, dikişsiz çekme
cam elyaf takviyeli, cam elyaflı, elyaflı, elyaf takviyeli
alüminyum folyolu, folyolu, alüminyumlu
T parçası, te parça, tee, üçlü bağlantı, t bağlantı
dirsek, köşe dönüş
elektrikli aktüatör, aktüatörlü, motor tahrikli, elektrik kumandalı
sıva üstü, duvar üstü, sıvaüstü
sıva altı, gömme tip, sıvaaltı, duvar içi
E27, kalın duy, normal duy, büyük duy, standart duy, kalın duylu, normal duylu
E14, ince duy, küçük duy, mum duy, ince duylu, küçük duylu
3000 K, sarı ışık, gün ışığı, günışığı, sıcak beyaz, amber ışık
4000 K, ılık beyaz, doğal beyaz, nötr beyaz, natürel beyaz
6500 K, beyaz ışık, soğuk beyaz
IP65, su geçirmez, suya dayanıklı, dış mekan, dış ortam, etanj, toz su korumalı
DALI, dim edilebilir, dimli, kısılabilir, dimmerli
şeffaf, saydam, transparan, renksiz
antrasit, füme, koyu gri
camgöbeği, cyan, siyan, açık mavi
macenta, magenta, mageta
kahverengi, kahve rengi, kahve renkli
gümüş rengi, gümüş, metalik gri, silver
altın rengi, gold, altın sarısı, dore, altın renkli
fildişi, kırık beyaz, ekru
çift oluklu, dopel, çift dalga, beş katlı, dopel oluklu
tek oluklu, tek dalga, üç katlı
atlet tipi, atlet sap, atlet saplı
el geçmeli, elgeçme, el geçme
gaz tahliyeli, havalandırmalı, gaz çıkışlı
çember kapaklı, kelepçeli, geniş ağızlı, kelepçe kapaklı
tetikli sprey, tetik sprey, tetikli, püskürtme tetiği
losyon pompası, sabun pompası, krem pompası
2RS, lastik kapaklı, plastik kapaklı, kauçuk kapaklı
ZZ, metal kapaklı, sac kapaklı, 2z
su itici, su geçirmez, su itmez, su tutmaz
alev geciktirici, yanmaz, alev almaz, güç tutuşur, ateşe dayanıklı
cırt bant, cırtcırtlı, cırtlı, velkro, cırt cırtlı
bağcık, bağcıklı, ipli bağcık
kompozit, kompozit burun, kompozit burunlu
pudrasız, pudra içermeyen, pudra olmayan
buğulanmaz, buğu yapmaz, antifog, buğu önleyici
polar, polarlı, kürklü, içi tüylü
tek kişilik, tekli, bir kişilik
çift kişilik, iki kişilik, çiftli
akülü, şarjlı, bataryalı, pilli, şarj edilebilir
manuel, elle çalışan, el ile, mekanik kumanda
pedallı kapak, pedallı, ayak pedallı, ayakla açılan
havalı lastik, şişme lastik, havalı tekerli
çift çıkışlı, çift taraflı çıkış, iki taraflı çıkış
fiberglas, fiberglass, fiber, cam elyaf
ikinci el, kullanılmış, 2 el, çıkma
gazlı, lpg, doğalgazlı, tüplü, tüpgazlı
dokunmatik, touch, dokunmatik ekranlı
PTFE, teflon, yapışmaz, yapışmayan
temperli cam, ısıya dayanıklı cam, kırılmaz cam, temperli
küp buz, kare buz, buz küpü
porselen, seramik porselen, porselenden
soğuk çekme, soğuk çekilmiş, soğuk haddelenmiş
sıcak haddelenmiş, sıcak hadde, sıcak çekme
satine, fırçalanmış, satinaj
ayna, aynalı, ayna parlaklığında
tavlı, tavlanmış, yumuşatılmış
polimer kaplı, pvc kaplı, plastik kaplı
SDS-max, sds maks, sds max giriş
SDS-plus, sds artı, sds
1000 V izoleli, elektrikçi tipi, yalıtımlı saplı, izole saplı
dizel jeneratör, mazotlu jeneratör, motorinli jeneratör, dizelli jeneratör
marşlı, elektrik marşlı, düğmeli çalıştırma
ipli start, ipli, çekmeli start
neme dayanıklı, suya dayanıklı, rutubete dayanıklı, nem geçirmez
yangına dayanıklı, yanmaz, yangın dayanımlı
tabancalı, tabanca tipi, profesyonel tabancalı
çift cam, ısıcam, ısıcamlı, çift camlı
üçlü cam, üç camlı, triple cam
asma, duvara asılı, askılı, duvara asma
lazer baskı, lazer, laser, lazerli
inkjet baskı, inkjet, mürekkep püskürtmeli, püskürtmeli, mürekkepli, tanklı
siyah beyaz, mono, monokrom, siyah-beyaz baskı
elektrikli yükseklik ayarı, yükseklik ayarlı, ayakta çalışma, yüksekliği ayarlanabilir
file, fileli, mesh, file sırtlı
suni deri, yapay deri, deri görünümlü, suni derili
hakiki deri, gerçek deri, doğal deri
motorlu, kumandalı, uzaktan kumandalı
tripodlu, sehpalı, üç ayaklı, portatif ayaklı
manuel stor, storlu, stor
muadil, yan sanayi, uyumlu, jenerik
orijinal, original, oem
tükenmez, tükenmez kalem, bilyalı kalem
işletim sistemsiz, free dos, freedos, windowssuz
tek kulak, tek kulaklı, tek taraflı kulak
çift kulak, iki kulaklı, çift kulaklı, stereo
dikey fare, ergonomik fare, vertical mouse, dikey mouse
bluetooth, kablosuz, wireless, kablosuz bağlantı, kablo gerektirmeyen
vida, vidalar
somun, somunlar
boru, borular, tüp
profil, kutu profil
projektör, spot lamba, dış aydınlatma
rulman, bilya
iş eldiveni, eldiven
açılı taşlama, spiral taşlama, avuç taşlama, taşlama makinesi, açılı taşlama makinesi, spiral, flex
anahtar, kombine anahtar, kurbağacık, kurbağacık anahtar
yüksek basınçlı yıkama makinesi, basınçlı yıkama, oto yıkama makinesi
akım korumalı priz, çoklu priz, uzatma kablosu
mutfak bataryası, mutfak musluğu, eviye bataryası, eviye batarya
lavabo bataryası, lavabo musluğu, lavabo batarya
torks, torx, tx
isı yalıtımı, izolasyon, yalıtım
el feneri, fener
kutu, sandık
tekerlekli takım dolabı, takım arabası, alet arabası
hazır kuru harç, harç, yapıştırma harcı
zarf, balonlu zarf
NYM-J, NVV, antigron
NYY-J, YVV
H07V-K, NYAF
matkap uçlu vida, gaz beton vidası, ytong vidası
klipsli çelik dübel, ankraj
omega kilit, mapa, mapa kilit
PE boru, kangal boru, koruge boru, polietilen boru
dişli fittings, manşon, te parçası, redüksiyon, nipel
kaplin bağlantı, polietilen boru eki, boru eki, hdpe fittings, hdpe bağlantı
bimetal termometre, ısı göstergesi, sıcaklık göstergesi
tesisat iletkeni, kablo 2.5, nya, nyaf
duvar tipi pano, sigorta kutusu, sigorta panosu
oluklu koli, kutu, karton kutu
kilitli torba, şipşak poşet, kilitli poşet
plastik kova, inşaat kovası, harç kovası
parçalı yatak gövdesi, rulman yatağı gövdesi
dokusuz kumaş, geotekstil, keçe kumaş, ot önleyici, yabani ot örtüsü
tezgâh tipi buzdolabı, salata tezgahı, pizza hazırlık tezgahı, soğutmalı tezgah
teşhir dolabı, camlı buzdolabı, sütlük, cam kapılı dolap
yuvarlak çelik çubuk, transmisyon mili
kaynaklı hasır, kafes tel, panel çit
kontrplak, sunta levha
ofis koltuğu, sandalye, toplantı sandalyesi
döner teker, tekerlek, mobilya tekerleği
bilgisayar faresi, laptop faresi
ofis koltuğu, masa sandalyesi
transpalet, palet taşıma arabası
platform baskülü, palet terazisi
masa terazisi, paket terazisi
big bag, kum torbası, moloz torbası
spreyli şişe, sabun şişesi
streç film, palet filmi
akım korumalı priz, bilgisayar prizi
maşasız teker, araba tekerleği, el arabası tekerleği
hidrolik hortum, hidrolik silindir hortumu
altıköşe somun, gijon somunu
altıköşe başlı cıvata, flanş cıvatası
pres bağlantı, çok katmanlı boru bağlantısı
LED panel, aydınlatma
küresel vana, radyatör vanası
kaymaz, kaydırmaz, kaymayan, R10
kaymaz, kaydırmaz, kaymayan, R11
tartmak, terazi
`
