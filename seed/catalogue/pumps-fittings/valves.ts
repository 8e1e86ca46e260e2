import type { GroupSeed } from '../../types.ts'
import { t } from '../../types.ts'
import { keys, labelOf, lookUp, rounded, sizeIn, subset } from '../declare.ts'
import * as the from './characteristics.ts'

const metal: Record<string, number> = { brass: 1, 'cast-iron': 1, 'ductile-iron': 1.2, bronze: 1.5, 'stainless-steel': 2.1,
  'carbon-steel': 1.4 }
const threadPrice: Record<string, number> =
  { 'g-1-4': 1.9, 'g-3-8': 2.1, 'g-1-2': 2.6, 'g-3-4': 3.9, 'g-1': 6.1, 'g-1-1-4': 9.8, 'g-1-1-2': 14.2, 'g-2': 22.5 }
const drivePrice: Record<string, number> = { lever: 6, 't-handle': 0, handwheel: 0, gearbox: 62, electric: 340 }
const threads = keys('G 1/4', 'G 3/8', 'G 1/2', 'G 3/4', 'G 1', 'G 1 1/4', 'G 1 1/2', 'G 2')

export const valves: GroupSeed = {
  key: 'valves',
  name: t('Valves', 'Запорная арматура', 'Ventili i zasuni', 'Absperrarmaturen', 'Valvole', 'Vanalar'),
  about: t(
    'Valves that shut off, regulate or protect a pipeline. Size, pressure rating and seal material must all fit the medium and its temperature.',
    'Арматура для перекрытия, регулирования и защиты трубопроводов. Размер, номинальное давление и уплотнение должны соответствовать среде и её температуре.',
    'Armatura za zatvaranje, regulaciju i zaštitu cevovoda. Dimenzija, nazivni pritisak i zaptivka moraju odgovarati mediju i njegovoj temperaturi.',
    'Armaturen zum Absperren, Regeln und Schützen von Rohrleitungen. Nennweite, Druckstufe und Dichtung müssen zu Medium und Temperatur passen.',
    'Valvole per intercettare, regolare e proteggere le tubazioni. Diametro, pressione nominale e guarnizione devono essere adatti al fluido e alla temperatura.',
    'Boru hatlarını kapatan, ayarlayan ve koruyan vanalar. Çap, basınç sınıfı ve conta malzemesi akışkana ve sıcaklığa uygun olmalıdır.',
  ),
  categories: [
    {
      key: 'ball-valves',
      name: t('Ball valves', 'Шаровые краны', 'Kuglaste slavine', 'Kugelhähne', 'Valvole a sfera', 'Küresel vanalar'),
      about: t(
        'A ball valve is meant to stand fully open or fully closed; it wears quickly when used for throttling. Brass is sufficient for heating and cold water, stainless steel for aggressive media. The T-handle saves room in manifolds, the lever turns easier.',
        'Шаровой кран работает полностью открытым или полностью закрытым; при дросселировании он быстро изнашивается. Латуни достаточно для отопления и холодной воды, для агрессивных сред берите нержавеющую сталь. Бабочка экономит место в коллекторе, рычаг поворачивать легче.',
        'Kuglasta slavina radi potpuno otvorena ili potpuno zatvorena; pri prigušivanju se brzo haba. Mesing je dovoljan za grejanje i hladnu vodu, a za agresivne medije birajte nerđajući čelik. Leptir ručica štedi prostor u razdelniku, duga ručica se lakše okreće.',
        'Ein Kugelhahn gehört ganz geöffnet oder ganz geschlossen; beim Drosseln verschleißt er schnell. Messing genügt für Heizung und Kaltwasser, aggressive Medien verlangen Edelstahl. Der Flügelgriff spart Platz am Verteiler, der Hebel lässt sich leichter drehen.',
        'La valvola a sfera va tenuta tutta aperta o tutta chiusa; usata per parzializzare si usura presto. L’ottone basta per riscaldamento e acqua fredda, per fluidi aggressivi serve l’acciaio inox. La farfalla fa risparmiare spazio nei collettori, la leva è più agevole.',
        'Küresel vana tam açık veya tam kapalı çalışır; kısma amacıyla kullanılırsa çabuk aşınır. Isıtma ve soğuk su için pirinç yeterlidir, agresif akışkanlarda paslanmaz çelik gerekir. Kelebek kol kolektörde yer kazandırır, uzun kol daha rahat döner.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(1, 5), code: 'BLV',
      characteristics: [
        [the.thread, threads],
        [the.material, ['brass', 'stainless-steel']],
        [the.ends, ['female-female', 'male-female', 'male-male']],
        [the.pressure, keys('PN 25', 'PN 40')],
        [the.drive, ['lever', 't-handle']],
        [the.media, (values, random) => subset(values.material === 'brass'
          ? ['cold-water', 'hot-water', 'glycol', 'compressed-air'] : ['cold-water', 'hot-water', 'glycol', 'compressed-air',
            'fuel-oil'], random)],
      ],
      isReal: (values) => values.drive === 'lever' || threads.indexOf(String(values.thread)) <= 4,
      title: t(
        'Ball valve {thread} {ends}, {pressure}, {material}, {drive}',
        'Кран шаровой {thread} {ends}, {pressure}, {material}, {drive}',
        'Kuglasta slavina {thread} {ends}, {pressure}, {material}, {drive}',
        'Kugelhahn {thread} {ends}, {pressure}, {material}, {drive}',
        'Valvola a sfera {thread} {ends}, {pressure}, {material}, {drive}',
        'Küresel vana {thread} {ends}, {pressure}, {material}, {drive}',
      ),
      description: t(
        'Full-bore ball valve with thread {thread} to ISO 228, pressure rating {pressure}. Body: {material}; ball seats of PTFE. Packed in cartons with the number of pieces equal to the order step.',
        'Полнопроходной шаровой кран с резьбой {thread} по ISO 228, номинальное давление {pressure}. Корпус: {material}; сёдла шара из PTFE. Упаковка в коробки по кратности заказа.',
        'Kuglasta slavina punog protoka sa navojem {thread} prema ISO 228, nazivni pritisak {pressure}. Telo: {material}; sedišta kugle od PTFE. Pakovanje u kartone prema koraku poručivanja.',
        'Kugelhahn mit vollem Durchgang und Gewinde {thread} nach ISO 228, Druckstufe {pressure}. Gehäuse: {material}; Kugelsitze aus PTFE. Im Karton zu je einer Bestelleinheit verpackt.',
        'Valvola a sfera a passaggio totale con filettatura {thread} secondo ISO 228, pressione nominale {pressure}. Corpo: {material}; sedi in PTFE. Confezionata in scatole pari al multiplo d’ordine.',
        'ISO 228 normuna uygun {thread} dişli tam geçişli küresel vana, basınç sınıfı {pressure}. Gövde: {material}; küre contaları PTFE. Sipariş katına göre kolilenir.',
      ),
      price: (values) => lookUp(values, 'thread', threadPrice) * lookUp(values, 'material', metal)
        * (values.pressure === 'pn-40' ? 1.15 : 1)
        * (values.drive === 'lever' ? 1.04 : 1),
      minimum: [20, 40, 100], step: [10, 20],
      drawing: (values) => ({ kind: 'valve', variant: 'ball', labels: [labelOf(values, the.thread)] }),
    },
    {
      key: 'gate-valves',
      name: t('Gate valves', 'Задвижки', 'Zasuni', 'Absperrschieber', 'Saracinesche', 'Sürgülü vanalar'),
      about: t(
        'Resilient-seated gate valves leave the full bore free and suit mains that are seldom operated. Check the face-to-face length before replacing an old one. An electric actuator is worthwhile from about DN 150 or where access is difficult.',
        'Задвижки с обрезиненным клином не сужают проход и подходят для магистралей, которые перекрывают редко. Перед заменой старой задвижки сверьте строительную длину. Электропривод оправдан примерно от DN 150 и в труднодоступных местах.',
        'Zasuni sa gumiranim klinom ne sužavaju prolaz i odgovaraju magistralama koje se retko zatvaraju. Pre zamene proverite ugradbenu meru. Elektropogon se isplati otprilike od DN 150 ili na teško dostupnim mestima.',
        'Weichdichtende Schieber geben den vollen Querschnitt frei und passen zu selten betätigten Leitungen. Vor dem Austausch die Baulänge prüfen. Ein Elektroantrieb lohnt sich ab etwa DN 150 oder bei schwer zugänglichem Einbau.',
        'Le saracinesche a cuneo gommato lasciano libero tutto il passaggio e sono indicate per condotte manovrate di rado. Prima della sostituzione verificare lo scartamento. L’attuatore elettrico conviene da circa DN 150 o dove l’accesso è difficile.',
        'Elastomer kaplı sürgülü vanalar tam geçiş sağlar ve seyrek kapatılan ana hatlara uygundur. Değiştirmeden önce flanşlar arası boyu kontrol edin. Elektrikli aktüatör yaklaşık DN 150 ve üzerinde ya da erişimi güç yerlerde avantajlıdır.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(1, 5), code: 'GTV',
      characteristics: [
        [the.nominal, keys('DN 50', 'DN 65', 'DN 80', 'DN 100', 'DN 125', 'DN 150', 'DN 200', 'DN 250', 'DN 300')],
        [the.pressure, keys('PN 10', 'PN 16')],
        [the.material, ['cast-iron', 'ductile-iron']],
        [the.drive, ['handwheel', 'gearbox', 'electric']],
        [the.faceToFace, ['f4', 'f5']],
        [the.sealing, keys('EPDM', 'NBR')],
        [the.risingStem, [true, false]],
      ],
      isReal: (values) => (values.drive !== 'gearbox' || sizeIn(values, 'nominal') >= 150)
        && (values.pressure === 'pn-10' || values.material === 'ductile-iron'),
      title: t(
        'Gate valve {nominal}, {pressure}, {faceToFace}, {material}, {drive}, {sealing}',
        'Задвижка {nominal}, {pressure}, {faceToFace}, {material}, {drive}, {sealing}',
        'Zasun {nominal}, {pressure}, {faceToFace}, {material}, {drive}, {sealing}',
        'Absperrschieber {nominal}, {pressure}, {faceToFace}, {material}, {drive}, {sealing}',
        'Saracinesca {nominal}, {pressure}, {faceToFace}, {material}, {drive}, {sealing}',
        'Sürgülü vana {nominal}, {pressure}, {faceToFace}, {material}, {drive}, {sealing}',
      ),
      description: t(
        'Flanged gate valve with a rubber-coated wedge ({sealing}) for water and waste water up to 70 °C. Flanges drilled {pressure} to EN 1092-2, operation: {drive}. Epoxy coated inside and outside, at least 250 µm.',
        'Фланцевая задвижка с обрезиненным клином ({sealing}) для воды и стоков до 70 °C. Присоединение фланцев {pressure} по EN 1092-2, управление: {drive}. Эпоксидное покрытие внутри и снаружи не тоньше 250 мкм.',
        'Prirubnički zasun sa gumiranim klinom ({sealing}) za vodu i otpadnu vodu do 70 °C. Prirubnice {pressure} prema EN 1092-2, upravljanje: {drive}. Epoksidna zaštita iznutra i spolja najmanje 250 µm.',
        'Flanschenschieber mit gummiertem Keil ({sealing}) für Wasser und Abwasser bis 70 °C. Flansche {pressure} nach EN 1092-2, Betätigung: {drive}. Innen und außen mit mindestens 250 µm epoxidbeschichtet.',
        'Saracinesca flangiata a cuneo gommato ({sealing}) per acqua e acque reflue fino a 70 °C. Flange {pressure} secondo EN 1092-2, azionamento: {drive}. Rivestimento epossidico interno ed esterno di almeno 250 µm.',
        'Su ve atık su için 70 °C’ye kadar, elastomer kaplı sürgülü ({sealing}) flanşlı vana. Flanş delikleri EN 1092-2 normuna göre {pressure}, kumanda: {drive}. İç ve dış yüzey en az 250 µm epoksi kaplıdır.',
      ),
      price: (values) => {
        const size = sizeIn(values, 'nominal')
        return (16 + size * 0.42 + (size / 17) ** 2) * lookUp(values, 'material', metal) * (values.faceToFace === 'f5' ? 1.12 : 1)
          * (values.risingStem ? 1.2 : 1) + lookUp(values, 'drive', drivePrice) * (0.6 + size / 150)
      },
      minimum: [1, 2, 4], step: [1],
      drawing: (values) => ({ kind: 'valve', variant: 'gate', labels: [labelOf(values, the.nominal),
        `${rounded((values.faceToFace === 'f4' ? 100 : 200) + sizeIn(values, 'nominal'))}`] }),
    },
    {
      key: 'butterfly-valves',
      name: t('Butterfly valves', 'Дисковые затворы', 'Leptirasti ventili', 'Absperrklappen', 'Valvole a farfalla',
        'Kelebek vanalar'),
      about: t(
        'A wafer body is clamped between two flanges; a lug body has tapped holes and lets one side be dismantled while the other stays closed. EPDM seals suit water, NBR oils, FKM hot oils and chemicals. Above DN 200 a gearbox prevents water hammer.',
        'Межфланцевый корпус зажимают между двумя фланцами; корпус с резьбовыми проушинами позволяет разобрать одну сторону, пока другая закрыта. EPDM подходит для воды, NBR для масел, FKM для горячих масел и химикатов. Свыше DN 200 редуктор защищает от гидроудара.',
        'Međuprirubnički ventil se steže između dve prirubnice; izvedba sa navojnim ušicama dozvoljava demontažu jedne strane dok je druga zatvorena. EPDM odgovara vodi, NBR uljima, FKM vrelim uljima i hemikalijama. Iznad DN 200 reduktor štiti od hidrauličkog udara.',
        'Zwischenflanschklappen werden zwischen zwei Flansche geklemmt; Anflanschklappen mit Gewindeaugen erlauben den Abbau einer Seite bei geschlossener Klappe. EPDM eignet sich für Wasser, NBR für Öle, FKM für heiße Öle und Chemikalien. Ab DN 200 beugt ein Getriebe Druckstößen vor.',
        'Il corpo wafer si serra tra due flange; il corpo lug, con fori filettati, permette di smontare un lato a valvola chiusa. EPDM per acqua, NBR per oli, FKM per oli caldi e prodotti chimici. Oltre DN 200 il riduttore evita i colpi d’ariete.',
        'Wafer gövde iki flanş arasına sıkıştırılır; dişli kulaklı lug gövde, vana kapalıyken bir tarafın sökülmesine izin verir. EPDM suya, NBR yağlara, FKM sıcak yağ ve kimyasallara uygundur. DN 200 üzerinde dişli kutusu su darbesini önler.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(1, 5), code: 'BFV',
      characteristics: [
        [the.nominal, keys('DN 40', 'DN 50', 'DN 65', 'DN 80', 'DN 100', 'DN 125', 'DN 150', 'DN 200', 'DN 250', 'DN 300')],
        [the.pressure, keys('PN 10', 'PN 16')],
        [the.body, ['wafer', 'lug']],
        [the.sealing, keys('EPDM', 'NBR', 'FKM')],
        [the.disc, ['ductile-iron', 'stainless-steel', 'aluminium-bronze']],
        [the.drive, ['lever', 'gearbox', 'electric']],
      ],
      isReal: (values) => values.drive === 'electric' || (values.drive === 'lever') === (sizeIn(values, 'nominal') <= 150),
      title: t(
        'Butterfly valve {nominal}, {pressure}, {body}, {sealing}, {drive}',
        'Затвор дисковый {nominal}, {pressure}, {body}, {sealing}, {drive}',
        'Leptirasti ventil {nominal}, {pressure}, {body}, {sealing}, {drive}',
        'Absperrklappe {nominal}, {pressure}, {body}, {sealing}, {drive}',
        'Valvola a farfalla {nominal}, {pressure}, {body}, {sealing}, {drive}',
        'Kelebek vana {nominal}, {pressure}, {body}, {sealing}, {drive}',
      ),
      description: t(
        'Centric butterfly valve for flanges {pressure}, body of ductile iron, replaceable liner of {sealing}. Disc: {disc}; operation: {drive}. Top flange to ISO 5211.',
        'Поворотный дисковый затвор для фланцев {pressure}, корпус из высокопрочного чугуна, сменная манжета {sealing}. Диск: {disc}; управление: {drive}. Верхний фланец по ISO 5211.',
        'Centrični leptirasti ventil za prirubnice {pressure}, telo od nodularnog liva, zamenljiva manžetna {sealing}. Disk: {disc}; upravljanje: {drive}. Gornja prirubnica prema ISO 5211.',
        'Zentrische Absperrklappe für Flansche {pressure}, Gehäuse aus Sphäroguss, auswechselbare Manschette aus {sealing}. Scheibe: {disc}; Betätigung: {drive}. Kopfflansch nach ISO 5211.',
        'Valvola a farfalla centrica per flange {pressure}, corpo in ghisa sferoidale, manicotto sostituibile in {sealing}. Disco: {disc}; azionamento: {drive}. Flangia superiore secondo ISO 5211.',
        'Flanş sınıfı {pressure}, sfero döküm gövdeli, değiştirilebilir {sealing} contalı merkezi kelebek vana. Disk: {disc}; kumanda: {drive}. Üst flanş ISO 5211 normuna uygundur.',
      ),
      price: (values) => {
        const size = sizeIn(values, 'nominal')
        const discs: Record<string, number> = { 'ductile-iron': 1, 'stainless-steel': 1.3, 'aluminium-bronze': 1.45 }
        const seals: Record<string, number> = { epdm: 1, nbr: 1.05, fkm: 1.7 }
        return (12 + size * 0.2 + (size / 26) ** 2) * lookUp(values, 'disc', discs) * lookUp(values, 'sealing', seals)
          * (values.body === 'lug' ? 1.3 : 1) + lookUp(values, 'drive', drivePrice) * (0.7 + size / 200)
      },
      minimum: [2, 4, 8], step: [1, 2],
      drawing: (values) => ({ kind: 'valve', variant: 'butterfly',
        labels: [labelOf(values, the.nominal)] }),
    },
    {
      key: 'check-valves',
      name: t('Check valves', 'Обратные клапаны', 'Nepovratni ventili', 'Rückschlagventile', 'Valvole di ritegno', 'Çekvalfler'),
      about: t(
        'Spring check valves close in any position and stop water from running back when the pump stops. Order a strainer for the foot of a suction pipe. For hot water choose EPDM, for oil and compressed air NBR or FKM.',
        'Пружинные обратные клапаны закрываются в любом положении и не дают воде уйти назад после остановки насоса. Для конца всасывающей трубы заказывайте исполнение с сеткой. Для горячей воды берите EPDM, для масла и сжатого воздуха NBR или FKM.',
        'Opružni nepovratni ventili zatvaraju u svakom položaju i sprečavaju povratak vode kada pumpa stane. Za kraj usisne cevi poručite izvedbu sa korpom. Za toplu vodu birajte EPDM, za ulje i komprimovani vazduh NBR ili FKM.',
        'Federbelastete Rückschlagventile schließen in jeder Lage und verhindern den Rücklauf, wenn die Pumpe steht. Für das Ende der Saugleitung die Ausführung mit Saugkorb bestellen. Für Warmwasser EPDM, für Öl und Druckluft NBR oder FKM wählen.',
        'Le valvole di ritegno a molla chiudono in ogni posizione e impediscono il riflusso a pompa ferma. Per il fondo dell’aspirazione ordinare la versione con filtro. EPDM per acqua calda, NBR o FKM per olio e aria compressa.',
        'Yaylı çekvalfler her konumda kapanır ve pompa durduğunda suyun geri kaçmasını önler. Emme borusunun ucu için süzgeçli tip sipariş edin. Sıcak su için EPDM, yağ ve basınçlı hava için NBR veya FKM seçin.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(1, 5), code: 'CKV',
      characteristics: [
        [the.thread, threads],
        [the.material, ['brass', 'bronze', 'stainless-steel']],
        [the.sealing, keys('NBR', 'EPDM', 'FKM')],
        [the.pressure, keys('PN 16', 'PN 25')],
        [the.strainer, [false, true]],
        [the.media, (values, random) => subset(values.sealing === 'epdm'
          ? ['cold-water', 'hot-water', 'glycol'] : ['cold-water', 'compressed-air', 'fuel-oil'], random)],
      ],
      title: t(
        'Check valve {brand} {thread}, {pressure}, {material}, seal {sealing}',
        'Клапан обратный {brand} {thread}, {pressure}, {material}, уплотнение {sealing}',
        'Nepovratni ventil {brand} {thread}, {pressure}, {material}, zaptivka {sealing}',
        'Rückschlagventil {brand} {thread}, {pressure}, {material}, Dichtung {sealing}',
        'Valvola di ritegno {brand} {thread}, {pressure}, {material}, tenuta {sealing}',
        'Çekvalf {brand} {thread}, {pressure}, {material}, conta {sealing}',
      ),
      description: t(
        'Spring-loaded check valve with female threads {thread} at both ends, pressure rating {pressure}. Body: {material}; seal: {sealing}. Opens from 0.03 bar.',
        'Пружинный обратный клапан с внутренней резьбой {thread} с двух сторон, номинальное давление {pressure}. Корпус: {material}; уплотнение: {sealing}. Открывается от 0,03 бар.',
        'Opružni nepovratni ventil sa unutrašnjim navojem {thread} na obe strane, nazivni pritisak {pressure}. Telo: {material}; zaptivka: {sealing}. Otvara se od 0,03 bar.',
        'Federbelastetes Rückschlagventil mit beidseitigem Innengewinde {thread}, Druckstufe {pressure}. Gehäuse: {material}; Dichtung: {sealing}. Öffnungsdruck ab 0,03 bar.',
        'Valvola di ritegno a molla con filettature femmina {thread} su entrambi i lati, pressione nominale {pressure}. Corpo: {material}; tenuta: {sealing}. Apertura da 0,03 bar.',
        'Her iki ucu {thread} iç dişli yaylı çekvalf, basınç sınıfı {pressure}. Gövde: {material}; conta: {sealing}. Açılma basıncı 0,03 bar.',
      ),
      price: (values) => lookUp(values, 'thread', threadPrice) * 0.85 * lookUp(values, 'material', metal)
        * (values.sealing === 'fkm' ? 1.25 : 1)
        * (values.pressure === 'pn-25' ? 1.1 : 1) + (values.strainer ? 1.2 : 0),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({ kind: 'valve', variant: 'check', labels: [labelOf(values, the.thread)] }),
    },
  ],
}
