/** One group of synonyms per line. */
export const tr = `
altıköşe başlı cıvata, altı köşe cıvata, akb cıvata, altıgen cıvata
imbus cıvata, alyan cıvata, alyen cıvata, imbus, inbus
mantar başlı cıvata, ahşap cıvatası, kare boyunlu cıvata
gijon, saplama, tij, rot çubuğu, dişli çubuk
vida, vidalar
matkap uçlu vida, akıllı vida, sac vidası
alçıpan vidası, borazan vida
ahşap vidası, sunta vidası
somun, somunlar
kilitli somun, fiberli somun, emniyetli somun
pul, rondela
yaylı rondela, yaylı pul, grover
dübel, plastik dübel
kimyasal dübel, kimyasal ankraj, epoksi ankraj
pop perçin, kör perçin
perçin somun, insert somun
paslanmaz çelik, paslanmaz, inox, krom nikel, a2, a4
galvanizli, galvaniz, çinko kaplı, galvanizlenmiş, sıcak daldırma galvaniz
boru, borular, tüp
profil, kutu profil
sirkülasyon pompası, devirdaim pompası, kalorifer pompası
derin kuyu pompası, dalgıç pompa, kuyu pompası
drenaj pompası, kirli su pompası, foseptik pompası
küresel vana, bilyalı vana
çekvalf, geri dönüşsüz vana, tek yönlü vana
sürgülü vana, şiber vana
manometre, basınç göstergesi
su sayacı, su saati
otomatik sigorta, sigorta, şalter
kaçak akım rölesi, kaçak akım, kaçak akım şalteri
kontaktör, şalter
priz, elektrik prizi
buat, bağlantı kutusu
projektör, spot lamba, dış aydınlatma
ampul, lamba, led ampul
üç fazlı motor, trifaze motor, elektrik motoru, asenkron motor
tek fazlı motor, monofaze motor
redüktörlü motor, redüktör
rulman, bilya, yatak
yağ keçesi, simerink, keçe
v kayışı, kayış, kasnak kayışı
triger kayışı, dişli kayış
düz dişli, dişli, çark
hidrolik hortum, yüksek basınç hortumu
koli, karton kutu, mukavva kutu
koli bandı, bant, paket bandı, yapışkan bant
streç film, palet streç, ambalaj filmi
balonlu naylon, baloncuklu naylon, patpat naylon, hava kabarcıklı naylon
kilitli poşet, zip poşet, fermuarlı poşet
poşet, torba
bidon, jerikan
kova, bakraç
iş pantolonu, işçi pantolonu
tulum, iş tulumu
ikaz yeleği, reflektörlü yelek, güvenlik yeleği
iş ayakkabısı, iş güvenliği ayakkabısı, çelik burunlu ayakkabı, iş botu, iş güvenliği ayakkabıları
iş çizmesi, lastik çizme, çizme
baret, kask, koruyucu başlık
maske, toz maskesi, solunum maskesi
koruyucu gözlük, iş gözlüğü, çapak gözlüğü
iş eldiveni, eldiven
havlu, peşkir
battaniye, örtü
transpalet, palet taşıyıcı, el transpaleti
istif makinesi, istifleyici, forklift
el arabası, çuval arabası
ayaklı merdiven, a tipi merdiven, katlanır merdiven
teker, tekerlek
buzdolabı, soğutucu dolap, dik tip buzdolabı
fritöz, kızartma makinesi
ocak, ocaklar, pişirici
evye, bulaşık evyesi, lavabo
bulaşık makinesi, bardak yıkama makinesi
espresso makinesi, kahve makinesi
tencere, kazan
tava, sahan
nervürlü demir, inşaat demiri, nervürlü inşaat demiri
köşebent, köşebent demiri
çelik kiriş, putrel
trapez sac, çatı sacı
çelik halat, tel halat
çelik hasır, hasır çelik, tel örgü
paslanmaz sac, inox sac, krom sac
akülü matkap, şarjlı matkap, matkap, vidalama
açılı taşlama, spiral taşlama, avuç taşlama, taşlama makinesi, açılı taşlama makinesi, spiral
kırıcı delici, hilti, kırıcı
anahtar, kombine anahtar
pense, kerpeten
kesme diski, kesici disk, kesme taşı
şerit metre, metre
kumpas, sürmeli kumpas
kompresör, hava kompresörü
jeneratör, güç kaynağı
yüksek basınçlı yıkama makinesi, basınçlı yıkama, oto yıkama makinesi
alçı levha, alçı plaka, alçıpan, alçıpan levha
taş yünü, mineral yün, cam yünü
montaj köpüğü, poliüretan köpük
mastik, silikon
batarya, musluk, armatür
klozet, tuvalet, wc
radyatör, petek, kalorifer
dizüstü bilgisayar, laptop, notebook
masaüstü bilgisayar, bilgisayar, pc
çok fonksiyonlu yazıcı, fotokopi makinesi
kesintisiz güç kaynağı, ups, kgk
akım korumalı priz, çoklu priz, uzatma kablosu
ofis koltuğu, ofis sandalyesi, çalışma koltuğu
klasör, dosya
fotokopi kâğıdı, a4 kağıdı, yazıcı kağıdı
yaylı rondela, yay rondela, yaylı pul
iş ceketi, iş elbisesi, iş kıyafeti
iş pantolonu, iş elbisesi, iş kıyafeti
u profil, npu, upn
çöp konteyneri, çöp kutusu, çöp kovası
kartuş, mürekkep, mürekkep kartuşu
dizüstü bilgisayar, notbuk
mutfak bataryası, mutfak musluğu, eviye bataryası, eviye batarya
lavabo bataryası, lavabo musluğu, lavabo batarya
torks, torx, tx
ahşap palet, tahta palet
duvar boyası, boya, iç cephe boyası
konveksiyonlu fırın, fırın, kombi fırın
çalışma masası, masa
projeksiyon cihazı, projektör
isı yalıtımı, izolasyon, yalıtım
çivi, inşaat çivisi
el feneri, fener
kutu, sandık
matkap ucu, metal matkap ucu, hss matkap ucu
beton ucu, beton matkap ucu, sds uç, duvar matkap ucu
yuvarlak boru, sanayi borusu
yuvarlak çubuk, transmisyon mili, yuvarlak demir
lama, lama demir, silme
çelik sac, siyah sac, demir sac, hrp sac
galvanizli rulo, galvanizli sac, galvaniz sac
çelik tel, bağ teli, tavlı tel
paslanmaz çubuk, paslanmaz mil
parmak freze, freze ucu, freze
flap disk, zımpara diski
elmas disk, elmas kesici
su terazisi, tesviye aleti
lokma seti, lokma takımı, cırcır takımı
takım çantası, alet çantası, alet kutusu
tekerlekli takım dolabı, takım arabası, alet arabası
tuğla, delikli tuğla
gazbeton, ytong
parke taşı, kilit taşı, kilitli parke
hazır kuru harç, harç, yapıştırma harcı
seramik karo, fayans, karo
spot ampul, spot lamba, halojen ampul
led tüp, floresan, floresan lamba
iletken, nya kablo, tek damar kablo
enerji kablosu, elektrik kablosu
kumanda kablosu, sinyal kablosu
duvar panosu, elektrik panosu, pano
avadanlık kutusu, malzeme kutusu, avadanlık
euro kasa, plastik kasa
katlanır kasa, plastik kasa
palet rafı, palet raf sistemi
çelik raf, depo rafı, raf sistemi
asma kat, depo platformu
platformlu merdiven, seyyar merdiven
sürgülü merdiven, uzatmalı merdiven
masa terazisi, tartı, terazi
vinç kantarı, askılı kantar
planet mikser, hamur mikseri
hamur makinesi, hamur yoğurma makinesi, hamur karıştırıcı
el blenderi, çubuk blender
buz makinesi, buz yapma makinesi
vitrin, vitrin dolabı, vitrin buzdolabı, teşhir dolabı
kahve değirmeni, kahve öğütücü
eldiven, iş eldiveni
kaynakçı eldiveni, deri eldiven
zarf, balonlu zarf
etiket, çıkartma
ambalaj kâğıdı, kraft kağıt, paket kağıdı
doypack torba, doypack
varil, fıçı
gömlekli dübel, çelik dübel
beton vidası, beton cıvatası
kanca, vinç kancası
flanş contası, conta
hidrolik silindir, hidrolik piston
pnömatik silindir, pnömatik piston, hava silindiri
sonsuz vidalı redüktör, redüktör
çeneli kaplin, kaplin
dik yatak, yataklı rulman
monitör, bilgisayar ekranı
projeksiyon perdesi, perde
kalem, tükenmez kalem, tükenmez
nevresim takımı, nevresim, çarşaf takımı
pvc pencere, plastik pencere, pencere
iç kapı, oda kapısı
çalışma tezgâhı, tezgah
teşhir dolabı, vitrin
`
