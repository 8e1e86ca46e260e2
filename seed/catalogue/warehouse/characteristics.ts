import { t, type CharacteristicSeed } from '../../types.ts'
import { adjective, check, code, interval, named, noun } from '../declare.ts'

export const brands = {
  racks: ['Regalvo', 'Lagervik', 'Traverno', 'Hallstadia'],
  carriers: ['Palvero', 'Lagervik', 'Boxandra', 'Traverno'],
  bins: ['Boxandra', 'Palvero', 'Sortavik', 'Lagervik'],
  trucks: ['Hubantis', 'Rollanto', 'Wagonett', 'Lagervik'],
  ladders: ['Stepvara', 'Traverno', 'Scalento', 'Hallstadia'],
  castors: ['Rollanto', 'Wagonett', 'Rotavind', 'Kolesso'],
  scales: ['Ponderix', 'Libravo', 'Gramvik', 'Hubantis'],
} as const

const mm = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const kg = t('kg', 'кг', 'kg', 'kg', 'kg', 'kg')
const gram = t('g', 'г', 'g', 'g', 'g', 'g')
const litre = t('l', 'л', 'l', 'l', 'l', 'l')
const metre = t('m', 'м', 'm', 'm', 'm', 'm')
const perSquareMetre = t('kg/m²', 'кг/м²', 'kg/m²', 'kg/m²', 'kg/m²', 'kg/m²')

export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), mm)
export const height = interval('height', t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), mm)
export const depth = interval('depth', t('Depth', 'Глубина', 'Dubina', 'Tiefe', 'Profondità', 'Derinlik'), mm)
export const diameter = interval('diameter', t('Wheel diameter', 'Диаметр колеса', 'Prečnik točka', 'Raddurchmesser', 'Diametro ruota', 'Teker çapı'), mm)
export const treadWidth = interval('tread-width', t('Tread width', 'Ширина колеса', 'Širina točka', 'Radbreite', 'Larghezza ruota', 'Teker genişliği'), mm)
export const bore = interval('bore', t('Axle bore', 'Отверстие под ось', 'Otvor za osovinu', 'Achsbohrung', 'Foro asse', 'Aks deliği'), mm)
export const armLength = interval('arm-length', t('Arm length', 'Длина консоли', 'Dužina konzole', 'Armlänge', 'Lunghezza bracci', 'Konsol boyu'), mm)
export const forkLength = interval('fork-length', t('Fork length', 'Длина вил', 'Dužina viljuški', 'Gabellänge', 'Lunghezza forche', 'Çatal boyu'), mm)
export const forkWidth = interval('fork-width', t('Width over forks', 'Ширина по вилам', 'Širina preko viljuški', 'Breite über Gabeln', 'Larghezza esterna forche', 'Çatal dış genişliği'), mm)
export const liftHeight = interval('lift-height', t('Lift height', 'Высота подъёма', 'Visina podizanja', 'Hubhöhe', 'Altezza di sollevamento', 'Kaldırma yüksekliği'), mm)
export const clearance = interval('clearance', t('Clear height below', 'Высота под платформой', 'Svetla visina ispod', 'Lichte Höhe unter der Bühne', 'Altezza libera sotto', 'Platform altı net yükseklik'), mm)
export const columnSpan = interval('column-span', t('Column spacing', 'Шаг колонн', 'Razmak stubova', 'Stützenabstand', 'Interasse colonne', 'Kolon aralığı'), mm)
export const workingHeight = interval('working-height', t('Working height', 'Рабочая высота', 'Radna visina', 'Arbeitshöhe', 'Altezza di lavoro', 'Çalışma yüksekliği'), metre)
export const ladderLength = interval('ladder-length', t('Extended length', 'Длина в разложенном виде', 'Dužina u izvučenom stanju', 'Länge ausgezogen', 'Lunghezza massima', 'Açık boy'), metre)
export const load = interval('load', t('Load capacity', 'Грузоподъёмность', 'Nosivost', 'Tragkraft', 'Portata', 'Taşıma kapasitesi'), kg)
export const loadPerLevel = interval('load-per-level', t('Load per level', 'Нагрузка на ярус', 'Nosivost po nivou', 'Fachlast', 'Portata per livello', 'Kat başına yük'), kg)
export const armLoad = interval('arm-load', t('Load per arm', 'Нагрузка на консоль', 'Nosivost po konzoli', 'Last je Arm', 'Portata per braccio', 'Konsol başına yük'), kg)
export const floorLoad = interval('floor-load', t('Floor load', 'Нагрузка на перекрытие', 'Nosivost poda', 'Flächenlast', 'Portata del piano', 'Zemin yükü'), perSquareMetre)
export const division = interval('division', t('Division', 'Дискретность', 'Podeok', 'Teilung', 'Divisione', 'Taksimat'), gram)
export const capacity = interval('capacity', t('Maximum capacity', 'Наибольший предел взвешивания', 'Maksimalno merenje', 'Höchstlast', 'Portata massima', 'Azami tartım'), kg)
export const volume = interval('volume', t('Volume', 'Объём', 'Zapremina', 'Volumen', 'Volume', 'Hacim'), litre)
export const levels = interval('levels', t('Levels', 'Число ярусов', 'Broj nivoa', 'Ebenen', 'Livelli', 'Kat sayısı'))
export const steps = interval('steps', t('Steps', 'Число ступеней', 'Broj gazišta', 'Stufenzahl', 'Gradini', 'Basamak sayısı'))

export const bay: CharacteristicSeed = {
  key: 'bay', name: t('Bay', 'Секция', 'Polje', 'Feld', 'Campata', 'Modül'), type: 'Radio', options: [
    noun('starter', 'Starter bay', 'Основная секция', 'Osnovno polje', 'Grundfeld', 'Campata iniziale', 'Ana modül'),
    noun('add-on', 'Add-on bay', 'Дополнительная секция', 'Dodatno polje', 'Anbaufeld', 'Campata aggiuntiva', 'İlave modül'),
  ],
}

export const shelfMaterial: CharacteristicSeed = {
  key: 'shelf-material', name: t('Shelf', 'Материал полки', 'Materijal police', 'Boden', 'Ripiano', 'Raf malzemesi'),
    type: 'Select', options: [
    noun('chipboard', 'Chipboard', 'ДСП', 'Iverica', 'Spanplatte', 'Truciolare', 'Sunta'),
    noun('galvanised', 'Galvanised steel', 'Оцинкованная сталь', 'Pocinkovani lim', 'Stahl verzinkt', 'Lamiera zincata',
      'Galvanizli sac'),
    noun('mesh', 'Wire mesh', 'Сетка', 'Žičana mreža', 'Drahtgitter', 'Rete metallica', 'Tel ızgara'),
  ],
}

export const sides: CharacteristicSeed = {
  key: 'sides', name: t('Sides', 'Исполнение', 'Izvedba', 'Ausführung', 'Esecuzione', 'Tip'), type: 'Radio', options: [
    adjective('single', 'Single-sided', 'Односторонний', 'Jednostrani', 'Einseitig', 'Monofronte', 'Tek taraflı'),
    adjective('double', 'Double-sided', 'Двусторонний', 'Dvostrani', 'Beidseitig', 'Bifronte', 'Çift taraflı'),
  ],
}

export const finish: CharacteristicSeed = {
  key: 'finish', name: t('Finish', 'Покрытие', 'Zaštita površine', 'Oberfläche', 'Finitura', 'Yüzey'), type: 'Select', options: [
    noun('powder', 'Powder coating', 'Порошковая окраска', 'Plastifikacija', 'Pulverbeschichtung', 'Verniciatura a polvere',
      'Toz boya'),
    noun('galvanised', 'Hot-dip galvanising', 'Горячее цинкование', 'Toplo cinkovanje', 'Feuerverzinkung', 'Zincatura a caldo',
      'Sıcak daldırma galvaniz'),
    noun('zinc', 'Zinc plating', 'Гальваническое цинкование', 'Galvansko cinkovanje', 'Verzinkung (galvanisch)',
      'Zincatura galvanica',
      'Elektro galvaniz'),
  ],
}

export const decking: CharacteristicSeed = {
  key: 'decking', name: t('Decking', 'Настил', 'Podna obloga', 'Bodenbelag', 'Pavimentazione', 'Zemin kaplaması'), type: 'Select',
    options: [
    noun('chipboard', 'Chipboard 38 mm', 'Плита 38 мм', 'Iverica 38 mm', 'Spanplatte 38 mm', 'Truciolare 38 mm', 'Sunta 38 mm'),
    noun('grating', 'Steel grating', 'Решётчатый настил', 'Čelična rešetka', 'Gitterrost', 'Grigliato', 'Çelik ızgara'),
    noun('chequer', 'Chequer plate', 'Рифлёный лист', 'Rebrasti lim', 'Tränenblech', 'Lamiera mandorlata', 'Baklavalı sac'),
  ],
}

export const platformEquipment: CharacteristicSeed = {
  key: 'platform-equipment', type: 'TextList',
  name: t('Included parts', 'В комплекте', 'U kompletu', 'Lieferumfang', 'Dotazione', 'Pakete dahil'), options: [
    noun('railing', 'Guard rail', 'Ограждение', 'Ograda', 'Geländer', 'Parapetto', 'Korkuluk'),
    noun('stairs', 'Staircase', 'Лестница', 'Stepenište', 'Treppe', 'Scala', 'Merdiven'),
    noun('gate', 'Pallet gate', 'Шлагбаум для паллет', 'Paletna kapija', 'Palettenschleuse', 'Cancello per pallet',
      'Palet kapısı'),
    noun('kickplate', 'Toe board', 'Отбойная планка', 'Ivična zaštita', 'Fußleiste', 'Fermapiede', 'Süpürgelik'),
  ],
}

export const palletSize: CharacteristicSeed = {
  key: 'pallet-size', name: t('Footprint', 'Размер', 'Dimenzije osnove', 'Grundmaß', 'Base', 'Taban ölçüsü'), type: 'Select',
  options: ['600×400', '800×600', '1000×800', '1140×1140', '1200×800', '1200×1000', '1300×1100'].map((size) => code(size)),
}

export const condition: CharacteristicSeed = {
  key: 'condition', name: t('Condition', 'Состояние', 'Stanje', 'Zustand', 'Stato', 'Durum'), type: 'Select', options: [
    adjective('new', 'New', 'Новый', 'Nova', 'Neu', 'Nuovo', 'Yeni'),
    { key: 'a', label: t('Used, grade A', 'Б/у, 1-й сорт', 'Polovna, A klasa', 'Gebraucht, Klasse A', 'Usato, classe A',
    'İkinci el, A sınıfı'),
      inName: t('used, grade A', 'б/у, 1-й сорт', 'polovna, A klasa', 'gebraucht, Klasse A', 'usato, classe A',
        'ikinci el, A sınıfı') },
    { key: 'b', label: t('Used, grade B', 'Б/у, 2-й сорт', 'Polovna, B klasa', 'Gebraucht, Klasse B', 'Usato, classe B',
    'İkinci el, B sınıfı'),
      inName: t('used, grade B', 'б/у, 2-й сорт', 'polovna, B klasa', 'gebraucht, Klasse B', 'usato, classe B',
        'ikinci el, B sınıfı') },
  ],
}

export const entry: CharacteristicSeed = {
  key: 'entry', name: t('Fork entry', 'Заход вил', 'Prilaz viljuški', 'Einfahrt', 'Inforcamento', 'Çatal girişi'), type: 'Radio',
    options: [
    adjective('2', '2-way', 'С 2 сторон', 'Sa 2 strane', '2-Wege', '2 vie', '2 yönlü'),
    adjective('4', '4-way', 'С 4 сторон', 'Sa 4 strane', '4-Wege', '4 vie', '4 yönlü'),
  ],
}

export const heatTreated = check('heat-treated', t('ISPM 15 heat treatment', 'Термообработка ISPM 15', 'Termička obrada ISPM 15', 'Hitzebehandelt nach ISPM 15', 'Trattamento termico ISPM 15', 'ISPM 15 ısıl işlem'))
export const foldable = check('foldable', t('Folds flat', 'Складная конструкция', 'Sklopiva konstrukcija', 'Faltbar', 'Pieghevole', 'Katlanabilir'))
export const antistatic = check('antistatic', t('Antistatic (ESD)', 'Антистатическое исполнение (ESD)', 'Antistatička izvedba (ESD)', 'Antistatisch (ESD)', 'Antistatico (ESD)', 'Antistatik (ESD)'))
export const lid = check('lid', t('Lid included', 'Крышка в комплекте', 'Poklopac u kompletu', 'Mit Deckel', 'Coperchio incluso', 'Kapak dahil'))
export const brake = check('brake', t('Brake', 'Тормоз', 'Kočnica', 'Bremse', 'Freno', 'Fren'))
export const toolTray = check('tool-tray', t('Tool tray', 'Лоток для инструмента', 'Polica za alat', 'Werkzeugablage', 'Vaschetta portautensili', 'Takım tepsisi'))
export const stabiliser = check('stabiliser', t('Stabiliser bar', 'Траверса-стабилизатор', 'Stabilizator', 'Standtraverse', 'Barra stabilizzatrice', 'Denge çubuğu'))
export const verified = check('verified', t('Verified for trade', 'Поверка', 'Overena za promet', 'Geeicht', 'Verifica metrica', 'Ticari damgalı'))
export const remoteControl = check('remote-control', t('Remote control', 'Пульт ДУ', 'Daljinski upravljač', 'Fernbedienung', 'Telecomando', 'Uzaktan kumanda'))

export const deck: CharacteristicSeed = {
  key: 'deck', name: t('Deck', 'Настил паллеты', 'Gornja ploča', 'Deck', 'Piano', 'Üst yüzey'), type: 'Radio', options: [
    { key: 'open', label: t('Open deck', 'Решётчатый настил', 'Rešetkasta ploča', 'Offenes Deck', 'Piano grigliato',
    'Delikli yüzey'),
      inName: t('open deck', 'решётчатый настил', 'rešetkasta ploča', 'offenes Deck', 'piano grigliato', 'delikli yüzey') },
    { key: 'closed', label: t('Closed deck', 'Сплошной настил', 'Puna ploča', 'Geschlossenes Deck', 'Piano chiuso',
    'Kapalı yüzey'),
      inName: t('closed deck', 'сплошной настил', 'puna ploča', 'geschlossenes Deck', 'piano chiuso', 'kapalı yüzey') },
  ],
}

export const palletBase: CharacteristicSeed = {
  key: 'pallet-base', name: t('Base', 'Основание', 'Postolje', 'Unterbau', 'Appoggio', 'Alt yapı'), type: 'Select', options: [
    named('feet', t('9 feet', '9 ножек', '9 nogara', '9 Füße', '9 piedi', '9 ayak')),
    named('three', t('3 runners', '3 полоза', '3 klizača', '3 Kufen', '3 slitte', '3 kızak')),
    named('five', t('5 runners', '5 полозьев', '5 klizača', '5 Kufen', '5 slitte', '5 kızak')),
  ],
}

export const plastic: CharacteristicSeed = {
  key: 'plastic', name: t('Plastic', 'Пластик', 'Plastika', 'Kunststoff', 'Materia plastica', 'Plastik'), type: 'Select',
    options: [
    code('hdpe', 'HDPE'), code('pp', 'PP'),
    { key: 'recycled', label: t('Recycled PE', 'Вторичный PE', 'Reciklirani PE', 'PE-Rezyklat', 'PE riciclato',
    'Geri dönüşüm PE'),
      inName: t('recycled PE', 'вторичный PE', 'reciklirani PE', 'PE-Rezyklat', 'PE riciclato', 'geri dönüşüm PE') },
  ],
}

export const meshCell: CharacteristicSeed = {
  key: 'mesh-cell', name: t('Mesh', 'Ячейка', 'Okce mreže', 'Maschenweite', 'Maglia', 'Göz açıklığı'), type: 'Select',
  options: ['30×30', '50×50', '50×100'].map((size) => code(size)),
}

export const binSize: CharacteristicSeed = {
  key: 'bin-size', name: t('Size, mm', 'Размер, мм', 'Dimenzije, mm', 'Maße, mm', 'Misure, mm', 'Ölçü, mm'), type: 'Select',
  options: ['90×100×50', '160×100×75', '230×140×125', '290×140×130', '350×210×150', '350×210×200', '500×310×200', '500×310×300']
    .map((size) => code(size)),
}

export const crateSize: CharacteristicSeed = {
  key: 'crate-size', name: t('Footprint, mm', 'Основание, мм', 'Osnova, mm', 'Grundmaß, mm', 'Base, mm', 'Taban, mm'),
    type: 'Select',
  options: ['300×200', '400×300', '600×400', '800×600'].map((size) => code(size)),
}

export const walls: CharacteristicSeed = {
  key: 'walls', name: t('Walls', 'Стенки', 'Zidovi', 'Wände', 'Pareti', 'Yan duvarlar'), type: 'Radio', options: [
    { key: 'solid', label: t('Solid', 'Сплошные', 'Puni', 'Geschlossen', 'Chiuse', 'Kapalı'),
      inName: t('solid walls', 'сплошные стенки', 'puni zidovi', 'geschlossene Wände', 'pareti chiuse', 'kapalı yan duvar') },
    { key: 'perforated', label: t('Perforated', 'Перфорированные', 'Perforirani', 'Durchbrochen', 'Forate', 'Delikli'),
      inName: t('perforated walls', 'перфорированные стенки', 'perforirani zidovi', 'durchbrochene Wände', 'pareti forate',
        'delikli yan duvar') },
  ],
}

export const colour: CharacteristicSeed = {
  key: 'colour', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), type: 'Select', options: [
    adjective('blue', 'Blue', 'Синий', 'Plava', 'Blau', 'Blu', 'Mavi'),
    adjective('red', 'Red', 'Красный', 'Crvena', 'Rot', 'Rosso', 'Kırmızı'),
    adjective('yellow', 'Yellow', 'Жёлтый', 'Žuta', 'Gelb', 'Giallo', 'Sarı'),
    adjective('green', 'Green', 'Зелёный', 'Zelena', 'Grün', 'Verde', 'Yeşil'),
    adjective('grey', 'Grey', 'Серый', 'Siva', 'Grau', 'Grigio', 'Gri'),
    adjective('black', 'Black', 'Чёрный', 'Crna', 'Schwarz', 'Nero', 'Siyah'),
  ],
}

export const closure: CharacteristicSeed = {
  key: 'closure', name: t('Opening', 'Крышка', 'Otvaranje', 'Deckel', 'Apertura', 'Kapak tipi'), type: 'Radio', options: [
    noun('flat', 'Flat lid', 'Плоская крышка', 'Ravan poklopac', 'Flachdeckel', 'Coperchio piano', 'Düz kapak'),
    noun('slot', 'Lid with slot', 'Крышка с прорезью', 'Poklopac sa prorezom', 'Deckel mit Einwurfschlitz',
      'Coperchio con feritoia',
      'Yarıklı kapak'),
    noun('pedal', 'Pedal lid', 'Крышка с педалью', 'Poklopac na pedalu', 'Pedaldeckel', 'Coperchio a pedale', 'Pedallı kapak'),
  ],
}

export const waste: CharacteristicSeed = {
  key: 'waste', name: t('Waste', 'Вид отходов', 'Vrsta otpada', 'Abfallart', 'Tipo di rifiuto', 'Atık türü'), type: 'TextList',
    options: [
    noun('mixed', 'Mixed waste', 'Смешанные отходы', 'Mešani otpad', 'Restmüll', 'Indifferenziato', 'Karışık atık'),
    noun('paper', 'Paper', 'Бумага', 'Papir', 'Papier', 'Carta', 'Kâğıt'),
    noun('plastic', 'Plastic', 'Пластик', 'Plastika', 'Kunststoff', 'Plastica', 'Plastik'),
    noun('glass', 'Glass', 'Стекло', 'Staklo', 'Glas', 'Vetro', 'Cam'),
    noun('organic', 'Organic waste', 'Пищевые отходы', 'Biootpad', 'Bioabfall', 'Organico', 'Organik atık'),
  ],
}

export const platformSize: CharacteristicSeed = {
  key: 'platform-size', name: t('Platform, mm', 'Платформа, мм', 'Platforma, mm', 'Ladefläche, mm', 'Pianale, mm',
    'Platform, mm'), type: 'Select',
  options: ['300×300', '400×500', '500×600', '600×800', '700×500', '850×500', '900×600', '1000×700', '1200×800', '1200×1200',
    '1500×1500']
    .map((size) => code(size)),
}

export const handle: CharacteristicSeed = {
  key: 'handle', name: t('Handle', 'Ручка', 'Ručka', 'Bügel', 'Maniglia', 'Tutamak'), type: 'Radio', options: [
    { key: 'fixed', label: t('Fixed', 'Неподвижная', 'Fiksna', 'Fest', 'Fissa', 'Sabit'),
      inName: t('fixed handle', 'неподвижная ручка', 'fiksna ručka', 'fester Bügel', 'maniglia fissa', 'sabit kol') },
    { key: 'folding', label: t('Folding', 'Складная', 'Sklopiva', 'Klappbar', 'Pieghevole', 'Katlanır'),
      inName: t('folding handle', 'складная ручка', 'sklopiva ručka', 'Klappbügel', 'maniglia pieghevole', 'katlanır kol') },
    { key: 'two', label: t('Two handles', 'Две ручки', 'Dve ručke', 'Zwei Bügel', 'Due maniglie', 'Çift kol'),
      inName: t('two handles', 'две ручки', 'dve ručke', 'zwei Bügel', 'due maniglie', 'çift kol') },
  ],
}

export const tread: CharacteristicSeed = {
  key: 'tread', name: t('Tread', 'Обод', 'Obloga točka', 'Lauffläche', 'Rivestimento', 'Teker malzemesi'), type: 'Select',
    options: [
    noun('rubber', 'Solid rubber', 'Литая резина', 'Puna guma', 'Vollgummi', 'Gomma piena', 'Dolgu lastik'),
    noun('elastic', 'Thermoplastic rubber', 'Термоэластопласт', 'Termoplastična guma', 'Thermoplast-Gummi', 'Gomma termoplastica',
      'Termoplastik kauçuk'),
    noun('polyurethane', 'Polyurethane', 'Полиуретан', 'Poliuretan', 'Polyurethan', 'Poliuretano', 'Poliüretan'),
    noun('polyamide', 'Polyamide', 'Полиамид', 'Poliamid', 'Polyamid', 'Poliammide', 'Poliamid'),
    noun('pneumatic', 'Pneumatic tyre', 'Пневматическая шина', 'Pneumatska guma', 'Luftbereifung', 'Pneumatico', 'Havalı lastik'),
  ],
}

export const wheelBearing: CharacteristicSeed = {
  key: 'wheel-bearing', name: t('Wheel bearing', 'Подшипник', 'Ležaj', 'Lager', 'Cuscinetto', 'Rulman'), type: 'Select',
    options: [
    noun('plain', 'Plain bearing', 'Подшипник скольжения', 'Klizni ležaj', 'Gleitlager', 'Boccola liscia', 'Kaymalı yatak'),
    noun('roller', 'Roller bearing', 'Роликовый подшипник', 'Valjkasti ležaj', 'Rollenlager', 'Cuscinetto a rulli',
      'Makaralı rulman'),
    noun('ball', 'Ball bearing', 'Шариковый подшипник', 'Kuglični ležaj', 'Kugellager', 'Cuscinetto a sfere', 'Bilyalı rulman'),
  ],
}

export const mounting: CharacteristicSeed = {
  key: 'mounting', name: t('Fixing', 'Крепление', 'Pričvršćenje', 'Befestigung', 'Attacco', 'Bağlantı'), type: 'Select',
    options: [
    noun('plate', 'Top plate', 'Площадка', 'Ploča', 'Anschraubplatte', 'Piastra', 'Tablalı'),
    noun('bolt-hole', 'Bolt hole', 'Под болт', 'Otvor za zavrtanj', 'Rückenloch', 'Foro passante', 'Delikli'),
    noun('stem', 'Threaded stem', 'Резьбовой штырь', 'Navojna osovina', 'Gewindezapfen', 'Perno filettato', 'Cıvatalı'),
  ],
}

export const frame: CharacteristicSeed = {
  key: 'frame', name: t('Material', 'Материал', 'Materijal', 'Material', 'Materiale', 'Malzeme'), type: 'Select', options: [
    noun('steel', 'Steel', 'Сталь', 'Čelik', 'Stahl', 'Acciaio', 'Çelik'),
    noun('aluminium', 'Aluminium', 'Алюминий', 'Aluminijum', 'Aluminium', 'Alluminio', 'Alüminyum'),
    noun('stainless', 'Stainless steel', 'Нержавеющая сталь', 'Nerđajući čelik', 'Edelstahl', 'Acciaio inox', 'Paslanmaz çelik'),
    noun('fibreglass', 'Fibreglass', 'Стеклопластик', 'Fiberglas', 'GFK', 'Vetroresina', 'Fiberglas'),
  ],
}

export const forkRollers: CharacteristicSeed = {
  key: 'fork-rollers', name: t('Fork rollers', 'Ролики вил', 'Točkići viljuški', 'Gabelrollen', 'Rulli forche', 'Çatal tekeri'),
    type: 'Radio', options: [
    noun('single', 'Single rollers', 'Одинарные ролики', 'Jednostruki točkići', 'Einfachrollen', 'Rulli singoli', 'Tek teker'),
    noun('tandem', 'Tandem rollers', 'Сдвоенные ролики', 'Dupli točkići', 'Tandemrollen', 'Rulli doppi', 'Çift teker'),
  ],
}

export const drive: CharacteristicSeed = {
  key: 'drive', name: t('Drive', 'Привод', 'Pogon', 'Antrieb', 'Azionamento', 'Tahrik'), type: 'Radio', options: [
    adjective('manual', 'Manual', 'Ручной', 'Ručni', 'Manuell', 'Manuale', 'Manuel'),
    adjective('semi', 'Semi-electric', 'Полуэлектрический', 'Poluelektrični', 'Halbelektrisch', 'Semielettrico', 'Yarı akülü'),
    adjective('electric', 'Electric', 'Электрический', 'Električni', 'Elektrisch', 'Elettrico', 'Akülü'),
  ],
}

export const access: CharacteristicSeed = {
  key: 'access', name: t('Access', 'Подъём', 'Pristup', 'Begehbarkeit', 'Salita', 'Çıkış'), type: 'Radio', options: [
    { key: 'one', label: t('From one side', 'С одной стороны', 'S jedne strane', 'Einseitig', 'Da un lato', 'Tek taraftan'),
      inName: t('single-sided', 'односторонняя', 'jednostrane', 'einseitig', 'salita singola', 'tek çıkışlı') },
    { key: 'two', label: t('From both sides', 'С двух сторон', 'S obe strane', 'Beidseitig', 'Da due lati', 'Çift taraftan'),
      inName: t('double-sided', 'двусторонняя', 'dvostrane', 'beidseitig', 'doppia salita', 'çift çıkışlı') },
  ],
}

export const useClass: CharacteristicSeed = {
  key: 'use-class', name: t('EN 131 use', 'Класс по EN 131', 'Namena po EN 131', 'Nutzung nach EN 131', 'Uso secondo EN 131',
    'EN 131 kullanım'),
  type: 'Radio', options: [
    adjective('professional', 'Professional', 'Профессиональная', 'Profesionalna', 'Beruflich', 'Professionale', 'Profesyonel'),
    adjective('non-professional', 'Non-professional', 'Бытовая', 'Neprofesionalna', 'Nicht beruflich', 'Non professionale',
      'Profesyonel olmayan'),
  ],
}

export const sections: CharacteristicSeed = {
  key: 'sections', name: t('Sections', 'Секции', 'Broj delova', 'Leiterteile', 'Tronchi', 'Parça sayısı'), type: 'Radio',
  options: [code('2'), code('3')],
}

export const stepTread: CharacteristicSeed = {
  key: 'step-tread', name: t('Treads', 'Поверхность ступеней', 'Gazišta', 'Stufenbelag', 'Superficie gradini', 'Basamak yüzeyi'),
    type: 'Select', options: [
    noun('ribbed', 'Ribbed aluminium', 'Рифлёный алюминий', 'Rebrasti aluminijum', 'Alu geriffelt', 'Alluminio zigrinato',
      'Tırtıklı alüminyum'),
    noun('grating', 'Steel grating', 'Стальная решётка', 'Čelična rešetka', 'Gitterrost', 'Grigliato', 'Çelik ızgara'),
    noun('perforated', 'Perforated steel', 'Перфорированная сталь', 'Perforirani čelik', 'Lochblech', 'Lamiera forata',
      'Delikli sac'),
  ],
}

export const display: CharacteristicSeed = {
  key: 'display', name: t('Display', 'Индикатор', 'Ekran', 'Anzeige', 'Display', 'Gösterge'), type: 'Radio',
    options: [code('lcd', 'LCD'), code('led', 'LED')],
}

export const interfaces: CharacteristicSeed = {
  key: 'interfaces', name: t('Interfaces', 'Интерфейсы', 'Interfejsi', 'Schnittstellen', 'Interfacce', 'Arayüzler'),
    type: 'TextList',
  options: [code('rs232', 'RS-232'), code('usb', 'USB'), code('bluetooth', 'Bluetooth'), code('ethernet', 'Ethernet')],
}

export const protection: CharacteristicSeed = {
  key: 'protection', name: t('Protection', 'Степень защиты', 'Stepen zaštite', 'Schutzart', 'Grado di protezione',
    'Koruma sınıfı'), type: 'Select',
  options: [code('IP54'), code('IP65'), code('IP67')],
}

export const model: CharacteristicSeed = { key: 'model', name: t('Model', 'Модель', 'Model', 'Modell', 'Modello', 'Model'),
  type: 'Text' }

export const delivery: CharacteristicSeed = {
  key: 'delivery', name: t('Delivered', 'Поставка', 'Isporuka', 'Lieferzustand', 'Fornitura', 'Teslimat'), type: 'Text',
}

export const flatPacked = t('Flat-packed with fixings and an assembly drawing', 'В разобранном виде, с крепежом и схемой сборки',
  'U delovima, sa spojnim materijalom i uputstvom za montažu', 'Zerlegt, mit Befestigungsmaterial und Montageanleitung',
  'Smontato, con bulloneria e schema di montaggio', 'Demonte, bağlantı elemanları ve montaj şemasıyla')

