import { type GroupSeed, num, str, t } from '../../types.ts'
import {
  binderCover, colour, lineWidth, metalEdge, packCount, paperClass, paperFormat, paperWeight, penInk, penMechanism, sheetCount, spineWidth, whiteness,
} from './characteristics.ts'

const brands = ['Papyron', 'Skrivo', 'Ordanix', 'Kolibra'] as const

export const stationery: GroupSeed = {
  key: 'stationery',
  name: t('Stationery', 'Канцтовары', 'Kancelarijski materijal', 'Bürobedarf', 'Cancelleria', 'Kırtasiye'),
  about: t(
    'Paper, binders and writing instruments used up every month. Order by the carton: the price per piece falls and the colours are from one lot.',
    'Бумага, папки и письменные принадлежности, которые расходуются каждый месяц. Заказывайте коробками: штука обходится дешевле, а цвет — из одной партии.',
    'Papir, registratori i pisaći pribor koji se troše svakog meseca. Naručujte na kutije: cena po komadu je niža, a boje su iz iste serije.',
    'Papier, Ordner und Schreibgeräte für den monatlichen Verbrauch. Bestellen Sie kartonweise: Der Stückpreis sinkt und die Farben stammen aus einer Charge.',
    'Carta, raccoglitori e strumenti di scrittura consumati ogni mese. Ordini a scatole: il prezzo al pezzo scende e i colori provengono dallo stesso lotto.',
    'Her ay tüketilen kâğıt, klasör ve yazı gereçleri. Koliyle sipariş edin: adet fiyatı düşer, renkler tek partiden gelir.',
  ),
  categories: [
    {
      key: 'copy-paper',
      name: t('Copy paper', 'Офисная бумага', 'Fotokopir papir', 'Kopierpapier', 'Carta per fotocopie', 'Fotokopi kâğıdı'),
      about: t(
        'Class C at 80 g/m² is right for everyday printing, class A for colour and duplex printing at high speed. Paper must rest a day in the warm before use in winter.',
        'Класс C плотностью 80 г/м² подходит для повседневной печати, класс A — для цветной и скоростной двусторонней. Зимой бумага перед печатью должна сутки полежать в тепле.',
        'Klasa C od 80 g/m² odgovara svakodnevnoj štampi, a klasa A štampi u boji i brzoj obostranoj štampi. Zimi papir treba da odstoji jedan dan na toplom pre upotrebe.',
        'Klasse C mit 80 g/m² genügt für den Alltag, Klasse A für Farb- und schnellen Duplexdruck. Im Winter sollte das Papier vor Gebrauch einen Tag im Warmen liegen.',
        'La classe C da 80 g/m² va bene per la stampa quotidiana, la classe A per il colore e il fronte/retro veloce. D’inverno la carta deve riposare un giorno al caldo prima dell’uso.',
        '80 g/m² C sınıfı günlük baskı, A sınıfı renkli ve hızlı çift taraflı baskı içindir. Kışın kâğıt kullanılmadan önce bir gün sıcakta bekletilmelidir.',
      ),
      view: 'list', unit: 'pack', brands,
      characteristics: [
        [paperFormat, ['a5', 'a4', 'a3']], [paperWeight, [70, 75, 80, 90, 100, 120, 160]], [paperClass, ['class-a', 'class-b', 'class-c']], [whiteness, [146, 153, 161, 168]], [sheetCount, [250, 500]],
      ],
      isReal: (values) => num(values, 'paperWeight') <= 90 || values.paperClass !== 'class-c',
      title: t(
        'Copy paper {paperFormat}, {paperWeight} g/m², class {paperClass}, CIE {whiteness}%, {sheetCount} sheets', 'Бумага офисная {paperFormat}, {paperWeight} г/м², класс {paperClass}, CIE {whiteness} %, {sheetCount} листов',
        'Fotokopir papir {paperFormat}, {paperWeight} g/m², klasa {paperClass}, CIE {whiteness}%, {sheetCount} listova', 'Kopierpapier {paperFormat}, {paperWeight} g/m², Klasse {paperClass}, CIE {whiteness} %, {sheetCount} Blatt',
        'Carta per fotocopie {paperFormat}, {paperWeight} g/m², classe {paperClass}, CIE {whiteness}%, {sheetCount} fogli', 'Fotokopi kâğıdı {paperFormat}, {paperWeight} g/m², {paperClass} sınıfı, CIE %{whiteness}, {sheetCount} yaprak',
      ),
      description: t(
        'White paper for laser and inkjet printers and copiers, whiteness CIE {whiteness}%. A moisture-proof pack holds {sheetCount} sheets of {paperFormat}; chlorine-free pulp.',
        'Белая бумага для лазерных и струйных принтеров и копиров, белизна CIE {whiteness} %. Во влагостойкой пачке {sheetCount} листов {paperFormat}; целлюлоза отбелена без хлора.',
        'Beli papir za laserske i inkjet štampače i kopire, belina CIE {whiteness}%. U pakovanju otpornom na vlagu je {sheetCount} listova formata {paperFormat}; celuloza beljena bez hlora.',
        'Weißes Papier für Laser- und Tintenstrahldrucker und Kopierer, CIE-Weißgrad {whiteness} %. Feuchtigkeitsgeschützte Packung mit {sheetCount} Blatt {paperFormat}; chlorfrei gebleicht.',
        'Carta bianca per stampanti laser, inkjet e fotocopiatrici, grado di bianco CIE {whiteness}%. Risma protetta dall’umidità da {sheetCount} fogli {paperFormat}; cellulosa senza cloro.',
        'Lazer, mürekkep püskürtmeli yazıcı ve fotokopi için beyaz kâğıt, CIE beyazlığı %{whiteness}. Neme dayanıklı pakette {sheetCount} yaprak {paperFormat} bulunur; klorsuz ağartılmıştır.',
      ),
      price: (values) => num(values, 'sheetCount') * num(values, 'paperWeight') * ({ a5: 0.031, a4: 0.062, a3: 0.125 }[str(values, 'paperFormat')] ?? 0.06)
        * ({ 'class-a': 1.35, 'class-b': 1.15, 'class-c': 1 }[str(values, 'paperClass')] ?? 1) * 0.0014 * (0.5 + num(values, 'whiteness') / 300),
      minimum: [20, 40, 100], step: [5, 10], code: 'PPR',
      drawing: (values) => ({ kind: 'stationery', variant: 'paper', labels: [str(values, 'paperFormat').toUpperCase(), `${num(values, 'sheetCount')}`] }),
    },
    {
      key: 'lever-arch-files',
      name: t('Lever arch files', 'Папки-регистраторы', 'Registratori', 'Ordner', 'Raccoglitori', 'Klasörler'),
      about: t(
        'A 75 mm spine takes about 500 sheets, 50 mm about 350. A metal edge at the bottom protects files that are taken from the shelf every day.',
        'Корешок 75 мм вмещает около 500 листов, 50 мм — около 350. Металлическая окантовка снизу бережёт папки, которые ежедневно снимают с полки.',
        'Hrbat od 75 mm prima oko 500 listova, od 50 mm oko 350. Metalni okov na dnu čuva registratore koji se svakodnevno skidaju sa police.',
        'Ein Rücken von 75 mm fasst rund 500 Blatt, 50 mm rund 350. Eine Metallkante unten schützt Ordner, die täglich aus dem Regal genommen werden.',
        'Un dorso da 75 mm contiene circa 500 fogli, da 50 mm circa 350. Il bordo metallico inferiore protegge i raccoglitori usati ogni giorno.',
        '75 mm sırt yaklaşık 500, 50 mm yaklaşık 350 yaprak alır. Alttaki metal kenar, her gün raftan alınan klasörleri korur.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [paperFormat, ['a4', 'a4', 'a5', 'a3']], [spineWidth, [50, 55, 70, 75, 80]], [binderCover, ['pp', 'pvc', 'card']], [colour, ['black', 'blue', 'red', 'green', 'yellow', 'grey', 'white']], [metalEdge, [true, false]],
      ],
      title: t(
        'Lever arch file {paperFormat}, spine {spineWidth} mm, {binderCover}, {colour}', 'Папка-регистратор {paperFormat}, корешок {spineWidth} мм, {binderCover}, цвет: {colour}',
        'Registrator {paperFormat}, hrbat {spineWidth} mm, {binderCover}, boja: {colour}', 'Ordner {paperFormat}, Rücken {spineWidth} mm, {binderCover}, {colour}',
        'Raccoglitore {paperFormat}, dorso {spineWidth} mm, {binderCover}, colore {colour}', 'Klasör {paperFormat}, sırt {spineWidth} mm, {binderCover}, {colour}',
      ),
      description: t(
        'File with a lever mechanism for {paperFormat} sheets, board covers with an outer layer: {binderCover}. Finger ring and label pocket on the {spineWidth} mm spine.',
        'Папка с арочным механизмом для листов {paperFormat}, картонная основа, покрытие: {binderCover}. На корешке {spineWidth} мм кольцо для пальца и карман для этикетки.',
        'Registrator sa polužnim mehanizmom za listove {paperFormat}, kartonska osnova, obloga: {binderCover}. Na hrbatu od {spineWidth} mm su otvor za prst i džep za nalepnicu.',
        'Ordner mit Hebelmechanik für {paperFormat}-Blätter, Pappdeckel mit Überzug: {binderCover}. Griffloch und Rückenschildtasche auf dem {spineWidth} mm breiten Rücken.',
        'Raccoglitore con meccanismo a leva per fogli {paperFormat}, piatti in cartone, rivestimento: {binderCover}. Foro e tasca portaetichetta sul dorso da {spineWidth} mm.',
        '{paperFormat} yapraklar için kollu mekanizmalı klasör, karton gövde, kaplama: {binderCover}. {spineWidth} mm sırtta parmak deliği ve etiket cebi vardır.',
      ),
      price: (values) => (0.9 + num(values, 'spineWidth') * 0.008) * ({ a3: 2.2, a5: 0.85 }[str(values, 'paperFormat')] ?? 1) * (values.binderCover === 'card' ? 0.8 : 1) + (values.metalEdge === true ? 0.15 : 0),
      minimum: [20, 40, 100], step: [10, 20], code: 'LAF',
      drawing: (values) => ({ kind: 'stationery', variant: 'binder', labels: [str(values, 'paperFormat').toUpperCase(), `${num(values, 'spineWidth')}`] }),
    },
    {
      key: 'pens',
      name: t('Pens', 'Ручки', 'Olovke i hemijske', 'Schreibgeräte', 'Penne', 'Kalemler'),
      about: t(
        'Ballpoint ink dries at once and lasts longest, gel writes darker and without pressure. For signing documents choose permanent blue or black ink.',
        'Шариковые чернила сразу сохнут и расходуются дольше, гелевые пишут ярче и без нажима. Для подписи документов берите стойкие синие или чёрные чернила.',
        'Hemijsko mastilo se odmah suši i traje najduže, a gel piše tamnije i bez pritiska. Za potpisivanje izaberite postojano plavo ili crno mastilo.',
        'Kugelschreiberpaste trocknet sofort und hält am längsten, Gel schreibt kräftiger und ohne Druck. Für Unterschriften dokumentenechtes Blau oder Schwarz wählen.',
        'L’inchiostro a sfera asciuga subito e dura di più, il gel scrive più scuro e senza pressione. Per le firme scelga inchiostro permanente blu o nero.',
        'Tükenmez mürekkep hemen kurur ve en uzun süre gider, jel daha koyu ve bastırmadan yazar. İmza için kalıcı mavi veya siyah mürekkep seçin.',
      ),
      view: 'grid', unit: 'pack', brands,
      characteristics: [
        [penInk, ['oil', 'gel-ink', 'rollerball']], [colour, ['blue', 'black', 'red', 'green']], [lineWidth, [0.3, 0.5, 0.7, 1]], [penMechanism, ['cap', 'retractable']], [packCount, [10, 12, 24, 50]],
      ],
      title: t(
        'Pen, {penInk}, {colour}, {lineWidth} mm, {penMechanism}, pack of {packCount}', 'Ручка {penInk}, {penMechanism}, цвет: {colour}, {lineWidth} мм, {packCount} шт.',
        'Olovka {penInk}, {penMechanism}, boja: {colour}, {lineWidth} mm, {packCount} kom.', '{penInk}, {colour}, {lineWidth} mm, {penMechanism}, {packCount} Stück',
        'Penna {penInk}, colore {colour}, {lineWidth} mm, {penMechanism}, {packCount} pz', 'Kalem, {penInk}, {colour}, {lineWidth} mm, {penMechanism}, {packCount} adet',
      ),
      description: t(
        'Writing pen, {penMechanism}, line width {lineWidth} mm. A carton pack holds {packCount} pieces of one colour ({colour}).',
        'Ручка для письма ({penMechanism}), толщина линии {lineWidth} мм. В картонной упаковке {packCount} шт. одного цвета: {colour}.',
        'Olovka za pisanje {penMechanism}, debljina linije {lineWidth} mm. U kartonskom pakovanju je {packCount} kom. jedne boje ({colour}).',
        'Schreibgerät {penMechanism}, Strichbreite {lineWidth} mm. Eine Kartonpackung enthält {packCount} Stück in einer Farbe ({colour}).',
        'Penna {penMechanism}, tratto da {lineWidth} mm. La scatola di cartone contiene {packCount} pezzi di un solo colore ({colour}).',
        '{penMechanism} yazı kalemi, çizgi kalınlığı {lineWidth} mm. Karton pakette tek renkten ({colour}) {packCount} adet bulunur.',
      ),
      price: (values) => num(values, 'packCount') * ({ oil: 0.11, 'gel-ink': 0.21, rollerball: 0.42 }[str(values, 'penInk')] ?? 0.12) * (values.penMechanism === 'retractable' ? 1.25 : 1) * (1.1 - num(values, 'lineWidth') / 10),
      minimum: [10, 20, 50], step: [5, 10], code: 'PEN',
      drawing: (values) => ({ kind: 'stationery', variant: 'pen', labels: [`${num(values, 'lineWidth')}`, `${num(values, 'packCount')}`] }),
    },
  ],
}
