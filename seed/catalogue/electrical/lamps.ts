import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf, yesOrNo } from '../declare.ts'
import {
  approvals, base, beam, bulbShape, colourTemperature, dimmable, flux, glass, power, tubeLength, tubeSupply,
} from './characteristics.ts'

const brands = ['Luxenda', 'Brightholt', 'Nordlumen', 'Solavik'] as const
const marks = oneOf(['ce', 'vde'], ['ce', 'eac'], ['ce', 'tse'], ['ce', 'imq'], ['ce'])
const tubeMillimetres: Record<number, number> = { 600: 590, 900: 895, 1200: 1200, 1500: 1500 }

export const lamps: GroupSeed = {
  key: 'lamps',
  name: t('Lamps', 'Лампы', 'Sijalice', 'Leuchtmittel', 'Lampadine', 'Ampuller'),
  about: t(
    'LED replacements for bulbs, fluorescent tubes and halogen spots. Base, length and luminous flux must match the old lamp; a dimmer needs a dimmable type.',
    'Светодиодная замена лампам накаливания, люминесцентным трубкам и галогенным спотам. Цоколь, длина и световой поток должны соответствовать старой лампе; для светорегулятора нужен диммируемый тип.',
    'LED zamena za klasične sijalice, fluorescentne cevi i halogene spotove. Grlo, dužina i svetlosni fluks moraju odgovarati staroj sijalici; za dimer je potreban dimabilni tip.',
    'LED-Ersatz für Glühlampen, Leuchtstoffröhren und Halogenspots. Sockel, Länge und Lichtstrom müssen zur alten Lampe passen; am Dimmer nur dimmbare Typen verwenden.',
    'Lampade LED in sostituzione di lampadine, tubi fluorescenti e faretti alogeni. Attacco, lunghezza e flusso devono corrispondere alla vecchia lampada; con un dimmer serve un tipo dimmerabile.',
    'Klasik ampul, floresan tüp ve halojen spotların yerine LED ürünler. Duy, uzunluk ve ışık akısı eski ampule uymalıdır; dimmer ile dimlenebilir tip kullanın.',
  ),
  categories: [
    {
      key: 'led-bulbs',
      name: t('LED bulbs', 'Светодиодные лампы', 'LED sijalice', 'LED-Lampen', 'Lampadine LED', 'LED ampuller'),
      about: t(
        'About 800 lm replace a 60 W incandescent bulb, 1500 lm a 100 W one. Clear filament bulbs suit open fittings where the lamp is seen; frosted ones spread light evenly under a shade.',
        'Около 800 лм заменяют лампу накаливания 60 Вт, 1500 лм — 100 Вт. Прозрачные филаментные лампы подходят для открытых светильников, матовые ровнее рассеивают свет под абажуром.',
        'Oko 800 lm zamenjuje klasičnu sijalicu od 60 W, a 1500 lm onu od 100 W. Prozirne filament sijalice su za otvorene svetiljke, a mat ravnomernije rasipaju svetlo ispod abažura.',
        'Rund 800 lm ersetzen eine 60-W-Glühlampe, 1500 lm eine mit 100 W. Klare Filamentlampen passen in offene Leuchten, matte verteilen das Licht unter einem Schirm gleichmäßiger.',
        'Circa 800 lm sostituiscono una lampadina a incandescenza da 60 W, 1500 lm una da 100 W. Le lampade a filamento trasparenti sono per apparecchi aperti, quelle opali diffondono meglio sotto un paralume.',
        'Yaklaşık 800 lm 60 W, 1500 lm ise 100 W akkor ampulün yerini tutar. Şeffaf filament ampuller açık armatürler içindir, mat olanlar abajur altında ışığı daha eşit dağıtır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [base, ['e27', 'e14', 'b22d']],
        [bulbShape, all(bulbShape)],
        [power, [4, 5, 7, 9, 11, 15]],
        [colourTemperature, [2700, 3000, 4000, 6500]],
        [glass, all(glass)],
        [flux, (values) => num(values, 'power') * 95],
        [dimmable, yesOrNo],
      ],
      isReal: (values) => {
        const small = ['c37', 'g45'].includes(str(values, 'bulbShape'))
        if (!small && str(values, 'base') === 'e14') return false
        if (str(values, 'base') === 'b22d' && str(values, 'bulbShape') !== 'a60') return false
        return small ? num(values, 'power') <= 7 : num(values, 'power') >= 5 && (num(values, 'power') < 15 || str(values, 'bulbShape') === 'a67')
      },
      title: t(
        'LED bulb {bulbShape} {base}, {power} W, {colourTemperature} K, {glass}',
        'Лампа светодиодная {bulbShape} {base}, {power} Вт, {colourTemperature} К, {glass}',
        'LED sijalica {bulbShape} {base}, {power} W, {colourTemperature} K, {glass}',
        'LED-Lampe {bulbShape} {base}, {power} W, {colourTemperature} K, {glass}',
        'Lampadina LED {bulbShape} {base}, {power} W, {colourTemperature} K, {glass}',
        'LED ampul {bulbShape} {base}, {power} W, {colourTemperature} K, {glass}',
      ),
      description: t(
        'LED bulb in shape {bulbShape} with base {base} for 220–240 V, luminous flux {flux} lm at {power} W. Individual boxes, rated life 15,000 hours.',
        'Светодиодная лампа формы {bulbShape} с цоколем {base} на 220–240 В, световой поток {flux} лм при {power} Вт. Индивидуальная упаковка, срок службы 15 000 часов.',
        'LED sijalica oblika {bulbShape} sa grlom {base} za 220–240 V, svetlosni fluks {flux} lm pri {power} W. Pojedinačno pakovanje, radni vek 15.000 sati.',
        'LED-Lampe in Form {bulbShape} mit Sockel {base} für 220–240 V, Lichtstrom {flux} lm bei {power} W. Einzeln verpackt, Nennlebensdauer 15.000 Stunden.',
        'Lampadina LED {bulbShape} con attacco {base} per 220–240 V, flusso {flux} lm con {power} W. Confezione singola, durata nominale 15.000 ore.',
        '220–240 V için {base} duylu, {bulbShape} formunda LED ampul; {power} W güçte {flux} lm. Tekli kutu, anma ömrü 15.000 saat.',
      ),
      price: (values) => 0.5 + num(values, 'power') * 0.09 + (values['dimmable'] === true ? 0.9 : 0) + (str(values, 'glass') === 'clear' ? 0.5 : 0) + (['g95', 'st64'].includes(str(values, 'bulbShape')) ? 1.4 : 0),
      minimum: [50, 100, 200], step: [10, 50], code: 'LB',
      drawing: (values) => ({
        kind: 'lamp', variant: 'bulb',
        labels: [str(values, 'base').toUpperCase().replace('D', 'd'), `${({ a60: 110, a67: 128, c37: 100, g45: 78, g95: 138, st64: 140 })[str(values, 'bulbShape')] ?? 110}`],
      }),
    },
    {
      key: 'led-tubes',
      name: t('LED tubes', 'Светодиодные трубки', 'LED cevi', 'LED-Röhren', 'Tubi LED', 'LED tüpler'),
      about: t(
        'Check the old luminaire: with a magnetic ballast only the starter is replaced, with an electronic one a compatible tube is needed, and mains tubes require rewiring. Glass does not sag, plastic does not shatter.',
        'Посмотрите старый светильник: с ЭмПРА меняют только стартер, с ЭПРА нужна совместимая трубка, а для питания от сети требуется переподключение. Стекло не провисает, пластик не бьётся.',
        'Pogledajte staru svetiljku: kod magnetne prigušnice menja se samo starter, za elektronsku je potrebna kompatibilna cev, a cevi na mrežu traže prevezivanje.',
        'Die alte Leuchte prüfen: Beim KVG wird nur der Starter getauscht, am EVG braucht es eine kompatible Röhre, bei Netzspannung muss umverdrahtet werden.',
        'Controllare il vecchio apparecchio: con reattore magnetico si cambia solo lo starter, con quello elettronico serve un tubo compatibile, con l’alimentazione a rete va rifatto il cablaggio.',
        'Eski armatürü kontrol edin: manyetik balastta yalnızca starter değişir, elektronik balastta uyumlu tüp gerekir, şebeke tipi tüplerde kablo bağlantısı değiştirilir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [tubeLength, [600, 900, 1200, 1500]],
        [power, [8, 9, 10, 12, 14, 16, 18, 20, 22, 24]],
        [base, ['g13', 'g5']],
        [colourTemperature, [3000, 4000, 6500]],
        [tubeSupply, all(tubeSupply)],
        [flux, (values) => num(values, 'power') * 115],
        [approvals, marks],
      ],
      isReal: (values) => {
        const [least, most] = { 600: [8, 10], 900: [10, 14], 1200: [14, 18], 1500: [20, 24] }[num(values, 'tubeLength')] ?? [0, 0]
        return num(values, 'power') >= (least ?? 0) && num(values, 'power') <= (most ?? 0)
          && !(str(values, 'base') === 'g5' && str(values, 'tubeSupply') === 'magnetic')
      },
      title: t(
        'LED tube {base} {tubeLength} mm, {power} W, {colourTemperature} K, {tubeSupply}',
        'Трубка LED {base} {tubeLength} мм, {power} Вт, {colourTemperature} К, {tubeSupply}',
        'LED cev {base} {tubeLength} mm, {power} W, {colourTemperature} K, {tubeSupply}',
        'LED-Röhre {base} {tubeLength} mm, {power} W, {colourTemperature} K, {tubeSupply}',
        'Tubo LED {base} {tubeLength} mm, {power} W, {colourTemperature} K, {tubeSupply}',
        'LED tüp {base} {tubeLength} mm, {power} W, {colourTemperature} K, {tubeSupply}',
      ),
      description: t(
        'LED tube to replace fluorescent lamps of the {tubeLength} mm class, base {base}, luminous flux {flux} lm. Operation: {tubeSupply}; light without flicker from the first second.',
        'Светодиодная трубка вместо люминесцентных ламп типоразмера {tubeLength} мм, цоколь {base}, световой поток {flux} лм. Подключение {tubeSupply}; включается сразу, без мерцания.',
        'LED cev kao zamena za fluorescentne cevi dužine {tubeLength} mm, grlo {base}, svetlosni fluks {flux} lm. Napajanje: {tubeSupply}; pali se odmah i bez treperenja.',
        'LED-Röhre als Ersatz für Leuchtstofflampen der Länge {tubeLength} mm, Sockel {base}, Lichtstrom {flux} lm. Betrieb: {tubeSupply}; sofort volles, flimmerfreies Licht.',
        'Tubo LED in sostituzione dei fluorescenti da {tubeLength} mm, attacco {base}, flusso {flux} lm. Alimentazione: {tubeSupply}; accensione immediata e senza sfarfallio.',
        '{tubeLength} mm sınıfı floresanların yerine LED tüp; duy {base}, ışık akısı {flux} lm. Besleme: {tubeSupply}; anında ve titreşimsiz yanar.',
      ),
      price: (values) => 1.1 + num(values, 'power') * 0.14 + (str(values, 'tubeSupply') === 'electronic' ? 1.5 : 0) + (str(values, 'base') === 'g5' ? 0.8 : 0),
      minimum: [25, 50, 100], step: [25], code: 'LT',
      drawing: (values) => ({
        kind: 'lamp', variant: 'tube',
        labels: [str(values, 'base').toUpperCase(), `${tubeMillimetres[num(values, 'tubeLength')] ?? num(values, 'tubeLength')}`],
      }),
    },
    {
      key: 'reflector-lamps',
      name: t('Reflector lamps', 'Рефлекторные лампы', 'Spot sijalice', 'LED-Reflektorlampen', 'Lampade a riflettore', 'Spot ampuller'),
      about: t(
        'GU10 runs on mains voltage, GU5.3 and G53 need a 12 V transformer suited to LED. Take 24° for shop windows and accents, 36° for general use, 60° for even light in low rooms.',
        'GU10 работает от сети, для GU5.3 и G53 нужен трансформатор 12 В, рассчитанный на LED. Угол 24° — для витрин и акцентов, 36° — универсальный, 60° — для ровного света в низких помещениях.',
        'GU10 radi na mrežnom naponu, a GU5.3 i G53 traže transformator 12 V predviđen za LED. Uzmite 24° za izloge i naglašavanje, 36° za opštu upotrebu, 60° za ravnomerno svetlo u niskim prostorijama.',
        'GU10 läuft an Netzspannung, GU5.3 und G53 brauchen einen LED-tauglichen 12-V-Transformator. 24° für Schaufenster und Akzente, 36° universell, 60° für gleichmäßiges Licht in niedrigen Räumen.',
        'GU10 funziona a tensione di rete, GU5.3 e G53 richiedono un trasformatore da 12 V per LED. 24° per vetrine e accenti, 36° per uso generale, 60° per luce uniforme in locali bassi.',
        'GU10 şebeke gerilimiyle çalışır, GU5.3 ve G53 için LED’e uygun 12 V trafo gerekir. Vitrin ve vurgu için 24°, genel kullanım için 36°, alçak mekânlarda eşit ışık için 60° seçin.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [base, ['gu10', 'gu5-3', 'g53']],
        [power, [4, 5, 6, 7, 10, 12]],
        [beam, [24, 36, 60]],
        [colourTemperature, [2700, 3000, 4000, 6500]],
        [flux, (values) => num(values, 'power') * 85],
        [dimmable, yesOrNo],
      ],
      isReal: (values) => (str(values, 'base') === 'g53' ? num(values, 'power') >= 10 : num(values, 'power') <= 7),
      title: t(
        'LED reflector lamp {base}, {power} W, {beam}°, {colourTemperature} K',
        'Лампа рефлекторная LED {base}, {power} Вт, {beam}°, {colourTemperature} К',
        'LED spot sijalica {base}, {power} W, {beam}°, {colourTemperature} K',
        'LED-Reflektorlampe {base}, {power} W, {beam}°, {colourTemperature} K',
        'Lampada LED a riflettore {base}, {power} W, {beam}°, {colourTemperature} K',
        'LED spot ampul {base}, {power} W, {beam}°, {colourTemperature} K',
      ),
      description: t(
        'Spot lamp with base {base} and a beam angle of {beam}° for downlights and track lighting. Luminous flux {flux} lm, power {power} W, supplied in single boxes.',
        'Лампа-спот с цоколем {base} и углом {beam}° для встраиваемых и трековых светильников. Световой поток {flux} лм, мощность {power} Вт, индивидуальная упаковка.',
        'Spot sijalica sa grlom {base} i uglom snopa {beam}° za ugradne i šinske svetiljke. Svetlosni fluks {flux} lm, snaga {power} W, pojedinačno pakovanje.',
        'Spotlampe mit Sockel {base} und {beam}° Abstrahlwinkel für Einbau- und Schienenstrahler. Lichtstrom {flux} lm, Leistung {power} W, einzeln verpackt.',
        'Lampada spot con attacco {base} e fascio di {beam}° per faretti da incasso e binario. Flusso {flux} lm, potenza {power} W, confezione singola.',
        'Ankastre ve ray spotlar için {base} duylu, {beam}° ışık açılı spot ampul. Işık akısı {flux} lm, güç {power} W, tekli kutuda sevk edilir.',
      ),
      price: (values) => 0.8 + num(values, 'power') * 0.16 + (values['dimmable'] === true ? 1 : 0) + (str(values, 'base') === 'g53' ? 5 : 0),
      minimum: [50, 100], step: [10, 25, 50], code: 'RL',
      drawing: (values) => ({
        kind: 'lamp', variant: 'spot', labels: [str(values, 'base').toUpperCase().replace('-', '.')],
      }),
    },
  ],
}
