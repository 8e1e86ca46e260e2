// Characteristics shared by textiles and workwear. Colours agree with the word 'colour': 'цвет: синий', 'boja: plava'.
import { same, t } from '../../types.ts'
import type { CharacteristicSeed, Text } from '../../types.ts'
import { adjective, check, code, codes, interval, named, noun } from '../declare.ts'

const centimetres = t('cm', 'см', 'cm', 'cm', 'cm', 'cm')
const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const metres = t('m', 'м', 'm', 'm', 'm', 'm')
const grams = t('g', 'г', 'g', 'g', 'g', 'g')
const gramsPerSquareMetre = t('g/m²', 'г/м²', 'g/m²', 'g/m²', 'g/m²', 'g/m²')
const pieces = t('pcs', 'шт.', 'kom.', 'Stück', 'pz', 'adet')

// numbers
export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'En'), centimetres)
export const length = interval('length', t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Boy'), centimetres)
export const density = interval('density', t('Fabric weight', 'Плотность', 'Gramatura', 'Flächengewicht', 'Grammatura', 'Gramaj'), gramsPerSquareMetre)
export const rollLength = interval('rollLength',
  t('Length on roll', 'Длина намотки', 'Dužina na rolni', 'Rollenlänge', 'Metri per rotolo', 'Rulo uzunluğu'), metres)
export const shaftHeight = interval('shaftHeight', t('Shaft height', 'Высота голенища', 'Visina sare', 'Schafthöhe', 'Altezza gambale', 'Konç boyu'), centimetres)
export const coldLimit = interval('coldLimit',
  t('Usable down to', 'Для температуры до', 'Za temperature do', 'Einsetzbar bis', 'Utilizzabile fino a', 'En düşük sıcaklık'), same('°C'))
export const gloveLength = interval('gloveLength',
  t('Glove length', 'Длина перчатки', 'Dužina rukavice', 'Handschuhlänge', 'Lunghezza del guanto', 'Eldiven boyu'), millimetres)
export const gauge = interval('gauge', t('Gauge', 'Класс вязки', 'Finoća pletenja', 'Feinheit', 'Finezza', 'İğne sıklığı'), same('G'))
export const filmThickness = interval('filmThickness',
  t('Finger thickness', 'Толщина на пальцах', 'Debljina na prstima', 'Fingerstärke', 'Spessore al dito', 'Parmak kalınlığı'), millimetres)
export const inBox = interval('inBox', t('In a box', 'В упаковке', 'U kutiji', 'Packungsinhalt', 'Pezzi per scatola', 'Kutu içeriği'), pieces)
export const mass = interval('mass', t('Weight', 'Масса', 'Masa', 'Gewicht', 'Peso', 'Ağırlık'), grams)

// looks and sizes
export const colour: CharacteristicSeed = {
  key: 'colour', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), type: 'Select', options: [
    adjective('white', 'White', 'Белый', 'Bela', 'Weiß', 'Bianco', 'Beyaz'),
    adjective('black', 'Black', 'Чёрный', 'Crna', 'Schwarz', 'Nero', 'Siyah'),
    adjective('grey', 'Grey', 'Серый', 'Siva', 'Grau', 'Grigio', 'Gri'),
    adjective('navy', 'Navy', 'Тёмно-синий', 'Teget', 'Marineblau', 'Blu navy', 'Lacivert'),
    adjective('blue', 'Blue', 'Синий', 'Plava', 'Blau', 'Blu', 'Mavi'),
    adjective('olive', 'Olive', 'Оливковый', 'Maslinasta', 'Oliv', 'Verde oliva', 'Haki'),
    adjective('green', 'Green', 'Зелёный', 'Zelena', 'Grün', 'Verde', 'Yeşil'),
    adjective('red', 'Red', 'Красный', 'Crvena', 'Rot', 'Rosso', 'Kırmızı'),
    adjective('yellow', 'Yellow', 'Жёлтый', 'Žuta', 'Gelb', 'Giallo', 'Sarı'),
    adjective('orange', 'Orange', 'Оранжевый', 'Narandžasta', 'Orange', 'Arancione', 'Turuncu'),
    adjective('beige', 'Beige', 'Бежевый', 'Bež', 'Beige', 'Beige', 'Bej'),
    adjective('brown', 'Brown', 'Коричневый', 'Braon', 'Braun', 'Marrone', 'Kahverengi'),
    adjective('burgundy', 'Burgundy', 'Бордовый', 'Bordo', 'Bordeauxrot', 'Bordeaux', 'Bordo'),
    adjective('signalYellow', 'Fluorescent yellow', 'Сигнальный жёлтый', 'Fluo žuta', 'Warngelb', 'Giallo fluo', 'Fosforlu sarı'),
    adjective('signalOrange', 'Fluorescent orange', 'Сигнальный оранжевый', 'Fluo narandžasta', 'Warnorange', 'Arancione fluo', 'Fosforlu turuncu'),
  ],
}
export const size: CharacteristicSeed = {
  key: 'size', name: t('Size', 'Размер', 'Veličina', 'Größe', 'Taglia', 'Beden'), type: 'Select', options: codes('XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'),
}
export const clothingSizes = ['s', 'm', 'l', 'xl', 'xxl', '3xl']
export const shoeSize: CharacteristicSeed = {
  key: 'shoeSize', name: t('Shoe size (EU)', 'Размер обуви', 'Broj obuće', 'Schuhgröße', 'Numero di scarpa', 'Ayakkabı numarası'), type: 'Select',
  options: codes('36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'),
}
export const shoeSizes = ['37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47']
export const gloveSize: CharacteristicSeed = {
  key: 'gloveSize', name: t('Glove size', 'Размер перчаток', 'Veličina rukavica', 'Handschuhgröße', 'Taglia del guanto', 'Eldiven bedeni'), type: 'Select',
  options: codes('7', '8', '9', '10', '11', '12'),
}

// cloth
export const composition: CharacteristicSeed = {
  key: 'composition', name: t('Composition', 'Состав', 'Sastav', 'Zusammensetzung', 'Composizione', 'Karışım'), type: 'Select', options: [
    noun('cotton', 'Cotton 100%', 'Хлопок 100 %', 'Pamuk 100%', 'Baumwolle 100 %', 'Cotone 100%', 'Pamuk %100'),
    noun('polyester', 'Polyester 100%', 'Полиэстер 100 %', 'Poliester 100%', 'Polyester 100 %', 'Poliestere 100%', 'Polyester %100'),
    named('polycotton', t('Polyester/cotton 65/35', 'ПЭ/хлопок 65/35', 'Poliester/pamuk 65/35', 'Polyester/Baumwolle 65/35', 'Poliestere/cotone 65/35', 'Polyester/pamuk 65/35'), t('polyester/cotton 65/35', 'ПЭ/хлопок 65/35', 'poliester/pamuk 65/35', 'PES/Baumwolle 65/35', 'PES/cotone 65/35', 'polyester/pamuk 65/35')),
    named('cottonRich', t('Cotton/polyester 80/20', 'Хлопок/ПЭ 80/20', 'Pamuk/poliester 80/20', 'Baumwolle/Polyester 80/20', 'Cotone/poliestere 80/20', 'Pamuk/polyester 80/20'), t('cotton/polyester 80/20', 'хлопок/ПЭ 80/20', 'pamuk/poliester 80/20', 'Baumwolle/PES 80/20', 'cotone/PES 80/20', 'pamuk/polyester 80/20')),
    noun('stretch', 'Cotton/elastane 95/5', 'Хлопок/эластан 95/5', 'Pamuk/elastan 95/5', 'Baumwolle/Elasthan 95/5', 'Cotone/elastan 95/5', 'Pamuk/elastan 95/5'),
    noun('wool', 'Wool/polyester 50/50', 'Шерсть/полиэстер 50/50', 'Vuna/poliester 50/50', 'Wolle/Polyester 50/50', 'Lana/poliestere 50/50', 'Yün/polyester 50/50'),
    noun('acrylic', 'Acrylic 100%', 'Акрил 100 %', 'Akril 100%', 'Polyacryl 100 %', 'Acrilico 100%', 'Akrilik %100'),
    noun('linen', 'Linen/cotton 50/50', 'Лён/хлопок 50/50', 'Lan/pamuk 50/50', 'Leinen/Baumwolle 50/50', 'Lino/cotone 50/50', 'Keten/pamuk 50/50'),
  ],
}
export const weave: CharacteristicSeed = {
  key: 'weave', name: t('Weave', 'Переплетение', 'Tkanje', 'Bindung', 'Armatura', 'Dokuma'), type: 'Select', options: [
    noun('twill', 'Twill', 'Саржа', 'Keper', 'Köper', 'Saia', 'Gabardin'),
    noun('ripstop', 'Ripstop', 'Рип-стоп', 'Ripstop', 'Ripstop', 'Ripstop', 'Ripstop'),
    noun('canvas', 'Canvas', 'Парусина', 'Jedreno platno', 'Segeltuch', 'Tela olona', 'Kanvas'),
    noun('satin', 'Satin', 'Сатин', 'Saten', 'Satin', 'Raso', 'Saten'),
    noun('poplin', 'Poplin', 'Поплин', 'Poplin', 'Popeline', 'Popeline', 'Poplin'),
    noun('percale', 'Percale', 'Перкаль', 'Perkal', 'Perkal', 'Percalle', 'Perkal'),
  ],
}
export const knit: CharacteristicSeed = {
  key: 'knit', name: t('Knit', 'Вид полотна', 'Vrsta pletiva', 'Maschenart', 'Tipo di maglia', 'Örgü tipi'), type: 'Select', options: [
    noun('jersey', 'Single jersey', 'Кулирная гладь', 'Singl', 'Single Jersey', 'Jersey', 'Süprem'),
    noun('interlock', 'Interlock', 'Интерлок', 'Interlok', 'Interlock', 'Interlock', 'İnterlok'),
    noun('pique', 'Piqué', 'Пике', 'Pike', 'Piqué', 'Piqué', 'Pike'),
    noun('rib', 'Rib', 'Рибана', 'Render', 'Rippstrick', 'Costina', 'Ribana'),
    named('terry', t('French terry', 'Футер', 'Futer', 'French Terry', 'Felpa', 'İki iplik'), t('French terry', 'футер', 'futer', 'French Terry', 'felpa', 'iki iplik')),
  ],
}
export const bondUse: CharacteristicSeed = {
  key: 'bondUse', name: t('Use', 'Назначение', 'Namena', 'Verwendung', 'Impiego', 'Kullanım'), type: 'Radio', options: [
    named('garden', t('Gardening', 'Садоводство', 'Baštovanstvo', 'Gartenbau', 'Orticoltura', 'Tarım'), t('garden', 'садовый', 'baštenski', 'Garten', 'orticoltura', 'tarım')),
    named('furniture', t('Furniture', 'Мебель', 'Nameštaj', 'Möbel', 'Arredamento', 'Mobilya'), t('furniture', 'мебельный', 'tapetarski', 'Möbel', 'arredamento', 'mobilya')),
    named('medical', t('Medical', 'Медицина', 'Medicina', 'Medizin', 'Medicale', 'Medikal'), t('medical', 'медицинский', 'medicinski', 'Medizin', 'uso medicale', 'medikal')),
  ],
}
export const finishes: CharacteristicSeed = {
  key: 'finishes', name: t('Finish', 'Отделка', 'Dorada', 'Ausrüstung', 'Finissaggio', 'Apre'), type: 'TextList', options: [
    adjective('waterRepellent', 'Water-repellent', 'Водоотталкивающая', 'Vodoodbojna', 'Wasserabweisend', 'Idrorepellente', 'Su itici'),
    adjective('oilRepellent', 'Oil-repellent', 'Маслоотталкивающая', 'Uljoodbojna', 'Ölabweisend', 'Oleorepellente', 'Yağ itici'),
    adjective('antistatic', 'Antistatic', 'Антистатическая', 'Antistatička', 'Antistatisch', 'Antistatico', 'Antistatik'),
    adjective('flame', 'Flame-retardant', 'Огнестойкая', 'Vatrootporna', 'Flammhemmend', 'Ignifugo', 'Alev geciktirici'),
    adjective('preShrunk', 'Pre-shrunk', 'Малоусадочная', 'Protiv skupljanja', 'Schrumpffrei ausgerüstet', 'Antirestringimento', 'Çekmezlik apresi'),
  ],
}
export const uvStable = check('uvStable', t('UV-stabilised', 'Защита от УФ-лучей', 'UV stabilisan', 'UV-stabilisiert', 'Stabilizzato UV', 'UV katkılı'))
export const care: CharacteristicSeed = { key: 'care', name: t('Care', 'Уход', 'Održavanje', 'Pflege', 'Lavaggio', 'Bakım'), type: 'Text' }
export const careAt = (degrees: number): Text => t(`Wash at ${degrees} °C, do not bleach, iron at medium heat`, `Стирка при ${degrees} °C, не отбеливать, гладить при средней температуре`,
  `Pranje na ${degrees} °C, ne izbeljivati, peglati na srednjoj temperaturi`, `Waschen bei ${degrees} °C, nicht bleichen, mittlere Bügeltemperatur`,
  `Lavare a ${degrees} °C, non candeggiare, stirare a temperatura media`, `${degrees} °C’de yıkayın, ağartmayın, orta ısıda ütüleyin`)

// clothing
export const season: CharacteristicSeed = {
  key: 'season', name: t('Season', 'Сезон', 'Sezona', 'Saison', 'Stagione', 'Mevsim'), type: 'Radio', options: [
    noun('summer', 'Summer', 'Лето', 'Letnja', 'Sommer', 'Estate', 'Yazlık'),
    noun('mid', 'Mid-season', 'Демисезон', 'Prelazna', 'Übergang', 'Mezza stagione', 'Mevsimlik'),
    noun('winter', 'Winter', 'Зима', 'Zimska', 'Winter', 'Inverno', 'Kışlık'),
  ],
}
export const features: CharacteristicSeed = {
  key: 'features', name: t('Details', 'Детали', 'Detalji', 'Details', 'Dettagli', 'Detaylar'), type: 'TextList', options: [
    noun('hood', 'Detachable hood', 'Съёмный капюшон', 'Skidajuća kapuljača', 'Abnehmbare Kapuze', 'Cappuccio staccabile', 'Çıkarılabilir kapüşon'),
    noun('cuffs', 'Adjustable cuffs', 'Регулируемые манжеты', 'Podesive manžetne', 'Verstellbare Bündchen', 'Polsini regolabili', 'Ayarlı manşet'),
    noun('phone', 'Phone pocket', 'Карман для телефона', 'Džep za telefon', 'Handytasche', 'Tasca portacellulare', 'Telefon cebi'),
    noun('tool', 'Tool pockets', 'Карманы для инструмента', 'Džepovi za alat', 'Werkzeugtaschen', 'Tasche portautensili', 'Alet cepleri'),
    noun('knee', 'Knee pad pockets', 'Карманы под наколенники', 'Džepovi za štitnike kolena', 'Kniepolstertaschen', 'Tasche per ginocchiere', 'Dizlik cebi'),
    noun('badge', 'ID badge holder', 'Карман для бейджа', 'Držač za bedž', 'Ausweisfach', 'Portabadge', 'Kimlik cebi'),
    noun('radio', 'Radio loop', 'Петля для рации', 'Omča za radio-stanicu', 'Funkgeräteschlaufe', 'Passante portaradio', 'Telsiz askısı'),
  ],
}
export const reflective = check('reflective', t('Reflective piping', 'Световозвращающий кант', 'Reflektujući paspul', 'Reflexpaspel', 'Profili rifrangenti', 'Reflektör biye'))
export const suitMaterial: CharacteristicSeed = {
  key: 'suitMaterial', name: t('Suit material', 'Материал комбинезона', 'Materijal kombinezona', 'Overallmaterial', 'Materiale della tuta', 'Tulum malzemesi'), type: 'Select', options: [
    code('sms', 'SMS'),
    named('spunbond', t('PP spunbond', 'ПП-спанбонд', 'PP spanbond', 'PP-Spinnvlies', 'PP spunbond', 'PP spunbond')),
    named('microporous', t('Microporous film', 'Микропористая плёнка', 'Mikroporozna folija', 'Mikroporöse Folie', 'Film microporoso', 'Mikro gözenekli film'), t('microporous film', 'микропористая плёнка', 'mikroporozna folija', 'mikroporöse Folie', 'film microporoso', 'mikro gözenekli film')),
  ],
}
export const suitType: CharacteristicSeed = {
  key: 'suitType', name: t('Protection type', 'Тип защиты', 'Tip zaštite', 'Schutztyp', 'Tipo di protezione', 'Koruma tipi'), type: 'Radio', options: codes('6', '5/6', '4/5/6'),
}
export const visibility: CharacteristicSeed = {
  key: 'visibility', name: t('EN ISO 20471 class', 'Класс по EN ISO 20471', 'Klasa po EN ISO 20471', 'Klasse nach EN ISO 20471', 'Classe EN ISO 20471', 'EN ISO 20471 sınıfı'),
  type: 'Radio', options: codes('1', '2'),
}
export const fastening: CharacteristicSeed = {
  key: 'fastening', name: t('Fastening', 'Застёжка', 'Kopčanje', 'Verschluss', 'Chiusura', 'Kapama'), type: 'Radio', options: [
    noun('zip', 'Zip', 'Молния', 'Rajsferšlus', 'Reißverschluss', 'Zip', 'Fermuar'),
    noun('touch', 'Hook and loop', 'Липучка', 'Čičak', 'Klettverschluss', 'Velcro', 'Cırt bant'),
    noun('buttons', 'Buttons', 'Пуговицы', 'Dugmad', 'Knöpfe', 'Bottoni', 'Düğme'),
    noun('laces', 'Laces', 'Шнурки', 'Pertle', 'Schnürsenkel', 'Lacci', 'Bağcık'),
  ],
}

// footwear
export const shoeClass: CharacteristicSeed = {
  key: 'shoeClass', name: t('Safety class', 'Класс защиты', 'Klasa zaštite', 'Schutzklasse', 'Classe di protezione', 'Koruma sınıfı'), type: 'Select',
  options: codes('S1', 'S1P', 'S2', 'S3', 'O4', 'S4', 'S5'),
}
export const upper: CharacteristicSeed = {
  key: 'upper', name: t('Upper', 'Верх обуви', 'Gornjište', 'Obermaterial', 'Tomaia', 'Saya'), type: 'Select', options: [
    noun('leather', 'Grain leather', 'Натуральная кожа', 'Prirodna koža', 'Glattleder', 'Pelle fiore', 'Tabii deri'),
    noun('suede', 'Suede', 'Спилок', 'Velur', 'Veloursleder', 'Crosta scamosciata', 'Süet'),
    noun('nubuck', 'Nubuck', 'Нубук', 'Nubuk', 'Nubukleder', 'Nabuk', 'Nubuk'),
    noun('microfibre', 'Microfibre', 'Микрофибра', 'Mikrofiber', 'Mikrofaser', 'Microfibra', 'Mikrofiber'),
  ],
}
export const sole: CharacteristicSeed = {
  key: 'sole', name: t('Sole', 'Подошва', 'Đon', 'Sohle', 'Suola', 'Taban'), type: 'Select', options: [
    named('pu', t('PU/PU', 'ПУ/ПУ', 'PU/PU', 'PU/PU', 'PU/PU', 'PU/PU')),
    named('tpu', t('PU/TPU', 'ПУ/ТПУ', 'PU/TPU', 'PU/TPU', 'PU/TPU', 'PU/TPU')),
    named('rubber', t('PU/rubber', 'ПУ/резина', 'PU/guma', 'PU/Gummi', 'PU/gomma', 'PU/kauçuk')),
  ],
}
export const toecap: CharacteristicSeed = {
  key: 'toecap', name: t('Toecap', 'Подносок', 'Zaštitna kapica', 'Zehenschutzkappe', 'Puntale', 'Burun koruma'), type: 'Radio', options: [
    noun('steel', 'Steel', 'Сталь', 'Čelik', 'Stahl', 'Acciaio', 'Çelik'),
    noun('composite', 'Composite', 'Композит', 'Kompozit', 'Komposit', 'Composito', 'Kompozit'),
  ],
}
export const esd = check('esd', t('ESD', 'Антистатическая (ESD)', 'ESD zaštita', 'ESD-fähig', 'ESD', 'ESD'))
export const bootMaterial: CharacteristicSeed = {
  key: 'bootMaterial', name: t('Boot material', 'Материал сапог', 'Materijal čizama', 'Stiefelmaterial', 'Materiale dello stivale', 'Çizme malzemesi'), type: 'Select', options: [
    named('pvc', t('PVC', 'ПВХ', 'PVC', 'PVC', 'PVC', 'PVC')),
    named('pu', t('PU', 'ПУ', 'PU', 'PU', 'PU', 'PU')),
    named('eva', t('EVA', 'ЭВА', 'EVA', 'EVA', 'EVA', 'EVA')),
    named('rubber', t('Rubber', 'Резина', 'Guma', 'Gummi', 'Gomma', 'Kauçuk'), t('rubber', 'резины', 'gume', 'Gummi', 'gomma', 'kauçuk')),
  ],
}

// gloves
export const coating: CharacteristicSeed = {
  key: 'coating', name: t('Coating', 'Покрытие', 'Premaz', 'Beschichtung', 'Rivestimento', 'Kaplama'), type: 'Select', options: [
    noun('pu', 'Polyurethane', 'Полиуретан', 'Poliuretan', 'Polyurethan', 'Poliuretano', 'Poliüretan'),
    noun('nitrile', 'Nitrile foam', 'Вспененный нитрил', 'Penasti nitril', 'Nitrilschaum', 'Schiuma di nitrile', 'Köpük nitril'),
    noun('latex', 'Latex', 'Латекс', 'Lateks', 'Latex', 'Lattice', 'Lateks'),
    named('dots', t('PVC dots', 'Точка ПВХ', 'PVC tačkice', 'PVC-Noppen', 'Puntini in PVC', 'PVC nokta'), t('PVC dots', 'точка ПВХ', 'PVC tačkice', 'PVC-Noppen', 'puntini in PVC', 'PVC nokta')),
  ],
}
export const gloveLiner: CharacteristicSeed = {
  key: 'gloveLiner', name: t('Liner', 'Основа', 'Osnova', 'Trägergewebe', 'Supporto', 'Astar'), type: 'Select', options: [
    noun('polyester', 'Polyester', 'Полиэстер', 'Poliester', 'Polyester', 'Poliestere', 'Polyester'),
    noun('nylon', 'Nylon', 'Нейлон', 'Najlon', 'Nylon', 'Nylon', 'Naylon'),
    noun('cotton', 'Cotton', 'Хлопок', 'Pamuk', 'Baumwolle', 'Cotone', 'Pamuk'),
    code('hppe', 'HPPE'),
  ],
}
export const leather: CharacteristicSeed = {
  key: 'leather', name: t('Leather', 'Кожа', 'Koža', 'Leder', 'Pelle', 'Deri'), type: 'Select', options: [
    noun('cowSplit', 'Cow split', 'Спилок КРС', 'Goveđi cepanac', 'Rindspaltleder', 'Crosta bovina', 'Sığır yarma'),
    noun('cowGrain', 'Cow grain', 'Кожа КРС', 'Goveđe lice', 'Rindnarbenleder', 'Fiore bovino', 'Sığır sırça'),
    noun('goat', 'Goatskin', 'Козья кожа', 'Kozja koža', 'Ziegenleder', 'Pelle di capra', 'Keçi derisi'),
    noun('pig', 'Pigskin', 'Свиная кожа', 'Svinjska koža', 'Schweinsleder', 'Pelle di maiale', 'Domuz derisi'),
  ],
}
export const gloveStyle: CharacteristicSeed = {
  key: 'gloveStyle', name: t('Style', 'Модель', 'Model', 'Ausführung', 'Modello', 'Model'), type: 'Radio', options: [
    named('driver', t('Driver', 'Водительские', 'Vozačke', 'Fahrerhandschuh', 'Autista', 'Sürücü'), t('driver', 'водительские', 'vozačke', 'Fahrerhandschuh', 'da autista', 'sürücü tipi')),
    named('rigger', t('Rigger', 'Комбинированные', 'Kombinovane', 'Rigger', 'Dorso in tela', 'Kombine'), t('rigger', 'комбинированные', 'kombinovane', 'Rigger-Handschuh', 'con dorso in tela', 'kombine')),
    named('welder', t('Welder', 'Сварочные краги', 'Zavarivačke', 'Schweißerhandschuh', 'Saldatore', 'Kaynakçı'), t('welder', 'сварочные', 'zavarivačke', 'Schweißerhandschuh', 'da saldatore', 'kaynakçı')),
  ],
}
export const warmLining: CharacteristicSeed = {
  key: 'warmLining', name: t('Lining', 'Подкладка', 'Postava', 'Futter', 'Fodera', 'Astar tipi'), type: 'Radio', options: [
    adjective('none', 'Unlined', 'Без подкладки', 'Bez postave', 'Ungefüttert', 'Sfoderato', 'Astarsız'),
    noun('cotton', 'Cotton', 'Хлопок', 'Pamuk', 'Baumwolle', 'Cotone', 'Pamuk'),
    noun('fleece', 'Fleece', 'Флис', 'Flis', 'Fleece', 'Pile', 'Polar'),
  ],
}
export const disposableMaterial: CharacteristicSeed = {
  key: 'disposableMaterial', name: t('Glove material', 'Материал перчаток', 'Materijal rukavica', 'Handschuhmaterial', 'Materiale del guanto', 'Eldiven malzemesi'), type: 'Select', options: [
    named('nitrile', t('Nitrile', 'Нитрил', 'Nitril', 'Nitril', 'Nitrile', 'Nitril'), t('nitrile', 'нитрила', 'nitrila', 'Nitril', 'nitrile', 'nitril')),
    named('latex', t('Latex', 'Латекс', 'Lateks', 'Latex', 'Lattice', 'Lateks'), t('latex', 'латекса', 'lateksa', 'Latex', 'lattice', 'lateks')),
    named('vinyl', t('Vinyl', 'Винил', 'Vinil', 'Vinyl', 'Vinile', 'Vinil'), t('vinyl', 'винила', 'vinila', 'Vinyl', 'vinile', 'vinil')),
  ],
}
export const powder: CharacteristicSeed = {
  key: 'powder', name: t('Powder', 'Опудривание', 'Puder', 'Puder', 'Polvere', 'Pudra'), type: 'Radio', options: [
    named('free', t('Powder-free', 'Без пудры', 'Bez pudera', 'Puderfrei', 'Senza polvere', 'Pudrasız'), t('powder-free', 'без пудры', 'bez pudera', 'puderfrei', 'senza polvere', 'pudrasız')),
    named('powdered', t('Powdered', 'С пудрой', 'Sa puderom', 'Gepudert', 'Con polvere', 'Pudralı'), t('powdered', 'с пудрой', 'sa puderom', 'gepudert', 'con polvere', 'pudralı')),
  ],
}

// head, eyes, breathing
export const shell: CharacteristicSeed = {
  key: 'shell', name: t('Shell', 'Корпус', 'Školjka', 'Schale', 'Calotta', 'Gövde'), type: 'Radio', options: [
    named('abs', t('ABS', 'АБС', 'ABS', 'ABS', 'ABS', 'ABS')),
    named('hdpe', t('HDPE', 'ПНД', 'HDPE', 'HDPE', 'HDPE', 'HDPE')),
    named('pc', t('Polycarbonate', 'Поликарбонат', 'Polikarbonat', 'Polycarbonat', 'Policarbonato', 'Polikarbonat'), t('polycarbonate', 'поликарбонат', 'polikarbonat', 'Polycarbonat', 'policarbonato', 'polikarbonat')),
  ],
}
export const adjustment: CharacteristicSeed = {
  key: 'adjustment', name: t('Adjustment', 'Регулировка', 'Podešavanje', 'Verstellung', 'Regolazione', 'Ayar'), type: 'Radio', options: [
    noun('ratchet', 'Ratchet', 'Храповик', 'Točkićem', 'Drehverschluss', 'A cremagliera', 'Vidalı'),
    noun('slide', 'Pin-lock', 'Ступенчатая', 'Klizno', 'Schiebeverschluss', 'A scorrimento', 'Kademeli'),
  ],
}
export const ventilated = check('ventilated', t('Ventilated', 'С вентиляцией', 'Sa ventilacijom', 'Belüftet', 'Ventilato', 'Havalandırmalı'))
export const extras: CharacteristicSeed = {
  key: 'extras', name: t('Accessories', 'Аксессуары', 'Dodaci', 'Zubehör', 'Accessori', 'Aksesuarlar'), type: 'TextList', options: [
    noun('chinStrap', 'Chin strap', 'Подбородочный ремень', 'Podbradnik', 'Kinnriemen', 'Sottogola', 'Çene kayışı'),
    noun('lampClip', 'Lamp clip', 'Крепление фонаря', 'Držač lampe', 'Lampenhalter', 'Clip per lampada', 'Lamba klipsi'),
    noun('muffSlots', 'Earmuff slots', 'Пазы для наушников', 'Utori za antifone', 'Gehörschutzaufnahme', 'Attacchi per cuffie', 'Kulaklık yuvası'),
    noun('sweatband', 'Sweatband', 'Впитывающая лента', 'Traka za znoj', 'Schweißband', 'Fascia antisudore', 'Ter bandı'),
  ],
}
export const eyewear: CharacteristicSeed = {
  key: 'eyewear', name: t('Type of eyewear', 'Вид очков', 'Vrsta naočara', 'Brillenart', 'Tipo di occhiale', 'Gözlük tipi'), type: 'Radio', options: [
    named('spectacles', t('Spectacles', 'Открытые', 'Otvorene', 'Bügelbrille', 'A stanghetta', 'Saplı'), t('spectacles', 'открытые', 'otvorene', 'Bügelbrille', 'a stanghetta', 'saplı')),
    named('overspectacles', t('Over-spectacles', 'Поверх корригирующих', 'Preko dioptrijskih', 'Überbrille', 'Sovraocchiali', 'Gözlük üstü'), t('over-spectacles', 'поверх корригирующих', 'preko dioptrijskih', 'Überbrille', 'sovraocchiali', 'gözlük üstü')),
    named('goggles', t('Goggles', 'Закрытые', 'Zatvorene', 'Vollsichtbrille', 'A maschera', 'Kapalı'), t('goggles', 'закрытые', 'zatvorene', 'Vollsichtbrille', 'a maschera', 'kapalı')),
  ],
}
export const lens: CharacteristicSeed = {
  key: 'lens', name: t('Lens', 'Линзы', 'Sočiva', 'Scheibe', 'Lente', 'Cam'), type: 'Select', options: [
    named('clear', t('Clear', 'Прозрачные', 'Providna', 'Klar', 'Trasparente', 'Şeffaf'), t('clear', 'прозрачные', 'providna', 'klar', 'trasparente', 'şeffaf')),
    named('grey', t('Grey', 'Серые', 'Siva', 'Grau', 'Grigia', 'Füme'), t('grey', 'серые', 'siva', 'grau', 'grigia', 'füme')),
    named('yellow', t('Yellow', 'Жёлтые', 'Žuta', 'Gelb', 'Gialla', 'Sarı'), t('yellow', 'жёлтые', 'žuta', 'gelb', 'gialla', 'sarı')),
    named('mirror', t('Mirrored', 'Зеркальные', 'Ogledalska', 'Verspiegelt', 'Specchiata', 'Aynalı'), t('mirrored', 'зеркальные', 'ogledalska', 'verspiegelt', 'specchiata', 'aynalı')),
  ],
}
export const impact: CharacteristicSeed = {
  key: 'impact', name: t('Impact resistance', 'Механическая прочность', 'Mehanička otpornost', 'Mechanische Festigkeit', 'Resistenza meccanica', 'Darbe dayanımı'), type: 'Radio',
  options: codes('S', 'F', 'B'),
}
export const lensCoating: CharacteristicSeed = {
  key: 'lensCoating', name: t('Lens coating', 'Покрытие линз', 'Premaz sočiva', 'Scheibenbeschichtung', 'Trattamento della lente', 'Cam kaplaması'), type: 'TextList', options: [
    adjective('antiFog', 'Anti-fog', 'От запотевания', 'Protiv magljenja', 'Beschlagfrei', 'Antiappannamento', 'Buğulanmaz'),
    adjective('antiScratch', 'Anti-scratch', 'От царапин', 'Protiv ogrebotina', 'Kratzfest', 'Antigraffio', 'Çizilmez'),
    code('uv400', 'UV400'),
  ],
}
export const filterClass: CharacteristicSeed = {
  key: 'filterClass', name: t('Filter class', 'Класс фильтрации', 'Klasa filtera', 'Filterklasse', 'Classe di filtrazione', 'Filtre sınıfı'), type: 'Radio', options: codes('FFP1', 'FFP2', 'FFP3'),
}
export const maskShape: CharacteristicSeed = {
  key: 'maskShape', name: t('Mask shape', 'Форма', 'Oblik', 'Maskenform', 'Forma', 'Maske biçimi'), type: 'Radio', options: [
    named('cup', t('Cup', 'Чашеобразный', 'Čašast', 'Korbform', 'A conchiglia', 'Kâse tipi'), t('cup shape', 'чашеобразный', 'čašast', 'Korbform', 'a conchiglia', 'kâse tipi')),
    named('flat', t('Flat-fold', 'Складной', 'Preklopni', 'Faltform', 'Pieghevole', 'Katlanır'), t('flat-fold', 'складной', 'preklopni', 'Faltform', 'pieghevole', 'katlanır')),
  ],
}
export const straps: CharacteristicSeed = {
  key: 'straps', name: t('Straps', 'Крепление', 'Trake', 'Bebänderung', 'Fissaggio', 'Kayış'), type: 'Radio', options: [
    noun('head', 'Head straps', 'Оголовье', 'Oko glave', 'Kopfbänder', 'Elastici nucali', 'Baş lastikli'),
    noun('ear', 'Ear loops', 'Ушные петли', 'Oko ušiju', 'Ohrschlaufen', 'Elastici auricolari', 'Kulak lastikli'),
  ],
}
export const valve = check('valve', t('Exhalation valve', 'Клапан выдоха', 'Ventil za izdisaj', 'Ausatemventil', 'Valvola di espirazione', 'Nefes verme ventili'))
export const carbon = check('carbon', t('Activated carbon layer', 'Слой активированного угля', 'Sloj aktivnog uglja', 'Aktivkohleschicht', 'Strato di carbone attivo', 'Aktif karbon katmanı'))

// household linen
export const bedSize: CharacteristicSeed = {
  key: 'bedSize', name: t('Set size', 'Размер комплекта', 'Veličina garniture', 'Garniturgröße', 'Misura del completo', 'Takım boyu'), type: 'Select', options: [
    noun('single', 'Single', 'Односпальный', 'Za jednu osobu', 'Einzelbett', 'Singolo', 'Tek kişilik'),
    noun('oneAndHalf', 'Small double', 'Полутораспальный', 'Za francuski ležaj', 'Französisches Bett', 'Piazza e mezza', 'Geniş tek kişilik'),
    noun('double', 'Double', 'Двуспальный', 'Za dve osobe', 'Doppelbett', 'Matrimoniale', 'Çift kişilik'),
    noun('king', 'King size', 'Евро', 'King size', 'Kingsize', 'King size', 'King size'),
  ],
}
export const industrialWash = check('industrialWash', t('Industrial laundry', 'Для промышленной стирки', 'Za industrijsko pranje', 'Industriewäsche', 'Lavaggio industriale', 'Endüstriyel yıkama'))
