// Characteristics shared by the categories of packaging. Colours agree with the word 'colour': 'цвет: синий', 'boja: plava'.
import { same, t } from '../../types.ts'
import type { CharacteristicSeed, OptionSeed } from '../../types.ts'
import { adjective, check, code, interval, named, noun } from '../declare.ts'

const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const microns = t('µm', 'мкм', 'µm', 'µm', 'µm', 'mikron')
const metres = t('m', 'м', 'm', 'm', 'm', 'm')
const grams = t('g', 'г', 'g', 'g', 'g', 'g')
const litres = t('l', 'л', 'l', 'l', 'l', 'l')
const millilitres = t('ml', 'мл', 'ml', 'ml', 'ml', 'ml')
const kilograms = t('kg', 'кг', 'kg', 'kg', 'kg', 'kg')
const pieces = t('pcs', 'шт.', 'kom.', 'Stück', 'pz', 'adet')

// sizes
export const length = interval('length', t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Uzunluk'), millimetres)
export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), millimetres)
export const height = interval('height', t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), millimetres)
export const diameter = interval('diameter',
  t('Inner diameter', 'Внутренний диаметр', 'Unutrašnji prečnik', 'Innendurchmesser', 'Diametro interno', 'İç çap'), millimetres)
export const wallThickness = interval('wallThickness',
  t('Wall thickness', 'Толщина стенки', 'Debljina zida', 'Wandstärke', 'Spessore della parete', 'Et kalınlığı'), millimetres)
export const thickness = interval('thickness', t('Thickness', 'Толщина', 'Debljina', 'Stärke', 'Spessore', 'Kalınlık'), microns)
export const rollLength = interval('rollLength',
  t('Length on roll', 'Длина намотки', 'Dužina namotaja', 'Rollenlänge', 'Lunghezza del rotolo', 'Rulo uzunluğu'), metres)
export const bubble = interval('bubble',
  t('Bubble diameter', 'Диаметр пузырька', 'Prečnik mehurića', 'Noppendurchmesser', 'Diametro delle bolle', 'Balon çapı'), millimetres)
export const volume = interval('volume', t('Volume', 'Объём', 'Zapremina', 'Volumen', 'Volume', 'Hacim'), litres)
export const capacity = interval('capacity', t('Capacity', 'Вместимость', 'Kapacitet', 'Füllmenge', 'Capacità', 'Kapasite'), millilitres)
export const mass = interval('mass', t('Empty weight', 'Масса пустой тары', 'Masa prazne ambalaže', 'Leergewicht', 'Peso a vuoto', 'Boş ağırlık'), grams)
export const load = interval('load', t('Safe working load', 'Грузоподъёмность', 'Nosivost', 'Tragfähigkeit', 'Portata', 'Taşıma kapasitesi'), kilograms)
export const grammage = interval('grammage', t('Grammage', 'Плотность', 'Gramatura', 'Flächengewicht', 'Grammatura', 'Gramaj'),
  t('g/m²', 'г/м²', 'g/m²', 'g/m²', 'g/m²', 'g/m²'))
export const core = interval('core', t('Core diameter', 'Диаметр втулки', 'Prečnik hilzne', 'Kerndurchmesser', 'Diametro anima', 'Göbek çapı'), millimetres)
export const perRoll = interval('perRoll',
  t('Labels on a roll', 'Этикеток в рулоне', 'Etiketa na rolni', 'Etiketten je Rolle', 'Etichette per rotolo', 'Rulodaki etiket'), pieces)
export const recycled = interval('recycled',
  t('Recycled content', 'Доля вторсырья', 'Udeo reciklata', 'Rezyklatanteil', 'Contenuto riciclato', 'Geri dönüştürülmüş oran'), same('%'))

// looks
const colours: readonly OptionSeed[] = [
  adjective('transparent', 'Transparent', 'Прозрачный', 'Providna', 'Transparent', 'Trasparente', 'Şeffaf'),
  adjective('white', 'White', 'Белый', 'Bela', 'Weiß', 'Bianco', 'Beyaz'),
  adjective('black', 'Black', 'Чёрный', 'Crna', 'Schwarz', 'Nero', 'Siyah'),
  adjective('brown', 'Brown', 'Коричневый', 'Braon', 'Braun', 'Marrone', 'Kahverengi'),
  adjective('blue', 'Blue', 'Синий', 'Plava', 'Blau', 'Blu', 'Mavi'),
  adjective('green', 'Green', 'Зелёный', 'Zelena', 'Grün', 'Verde', 'Yeşil'),
  adjective('yellow', 'Yellow', 'Жёлтый', 'Žuta', 'Gelb', 'Giallo', 'Sarı'),
  adjective('red', 'Red', 'Красный', 'Crvena', 'Rot', 'Rosso', 'Kırmızı'),
  adjective('grey', 'Grey', 'Серый', 'Siva', 'Grau', 'Grigio', 'Gri'),
  adjective('gold', 'Gold', 'Золотистый', 'Zlatna', 'Gold', 'Oro', 'Altın rengi'),
  adjective('amber', 'Amber', 'Янтарный', 'Ćilibarska', 'Bernsteinfarben', 'Ambra', 'Amber'),
  adjective('silver', 'Silver', 'Серебристый', 'Srebrna', 'Silber', 'Argento', 'Gümüş rengi'),
]
export const colour: CharacteristicSeed = {
  key: 'colour', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), type: 'Select', options: colours,
}
export const lidColour: CharacteristicSeed = {
  key: 'lidColour', name: t('Lid colour', 'Цвет крышки', 'Boja poklopca', 'Deckelfarbe', 'Colore del coperchio', 'Kapak rengi'), type: 'Select', options: colours,
}
export const shape: CharacteristicSeed = {
  key: 'shape', name: t('Shape', 'Форма', 'Oblik', 'Form', 'Forma', 'Şekil'), type: 'Radio', options: [
    adjective('round', 'Round', 'Круглая', 'Okrugla', 'Rund', 'Rotonda', 'Yuvarlak'),
    adjective('square', 'Square', 'Квадратная', 'Kvadratna', 'Quadratisch', 'Quadrata', 'Kare'),
    adjective('hexagonal', 'Hexagonal', 'Шестигранная', 'Šestougaona', 'Sechseckig', 'Esagonale', 'Altıgen'),
    adjective('oval', 'Oval', 'Овальная', 'Ovalna', 'Oval', 'Ovale', 'Oval'),
  ],
}

// cardboard and paper
export const wall: CharacteristicSeed = {
  key: 'wall', name: t('Board', 'Картон', 'Karton', 'Wellpappe', 'Cartone', 'Karton'), type: 'Radio', options: [
    adjective('single', 'Single-wall', 'Трёхслойный', 'Troslojna', 'Einwellig', 'Onda semplice', 'Tek oluklu'),
    adjective('double', 'Double-wall', 'Пятислойный', 'Petoslojna', 'Zweiwellig', 'Doppia onda', 'Çift oluklu'),
  ],
}
export const flute: CharacteristicSeed = {
  key: 'flute', name: t('Flute', 'Профиль гофры', 'Profil vala', 'Wellenart', 'Tipo di onda', 'Dalga tipi'), type: 'Select',
  options: ['E', 'B', 'C', 'EB', 'BC'].map((letters) => code(letters.toLowerCase(), letters)),
}
export const closure: CharacteristicSeed = {
  key: 'closure', name: t('Closure', 'Закрывание', 'Zatvaranje', 'Verschluss', 'Chiusura', 'Kapanış'), type: 'Radio', options: [
    noun('tuck', 'Tuck-in flap', 'Вставной клапан', 'Umetni preklop', 'Einstecklasche', 'Linguetta a incastro', 'Geçmeli kapak'),
    noun('adhesive', 'Adhesive strip', 'Клейкая полоса', 'Lepljiva traka', 'Haftklebestreifen', 'Striscia adesiva', 'Yapışkan bant'),
    noun('caps', 'End caps', 'Торцевые заглушки', 'Čepovi', 'Verschlussdeckel', 'Tappi', 'Kapak tapaları'),
    noun('star', 'Star-fold ends', 'Складные торцы', 'Preklopni krajevi', 'Sternverschluss', 'Chiusura a stella', 'Yıldız katlama'),
  ],
}
export const lining: CharacteristicSeed = {
  key: 'lining', name: t('Padding', 'Защитный слой', 'Zaštitni sloj', 'Polsterung', 'Imbottitura', 'Dolgu'), type: 'Radio', options: [
    named('bubble', t('Air bubbles', 'Пузырьковая плёнка', 'Vazdušni jastučići', 'Luftpolster', 'Bolle d’aria', 'Hava kabarcığı'), t('bubble-lined', 'с пузырьковой плёнкой', 'sa vazdušnim jastučićima', 'Luftpolster', 'a bolle d’aria', 'balonlu')),
    named('paper', t('Paper', 'Бумага', 'Papir', 'Papierpolster', 'Carta', 'Kâğıt'), t('paper-padded', 'с бумажным наполнителем', 'sa papirnom ispunom', 'Papierpolster', 'con imbottitura in carta', 'kâğıt dolgulu')),
  ],
}
export const envelopeSize: CharacteristicSeed = {
  key: 'envelopeSize', name: t('Size code', 'Формат', 'Format', 'Format', 'Formato', 'Ebat kodu'), type: 'Select',
  options: ['A/11', 'B/12', 'C/13', 'D/14', 'E/15', 'F/16', 'G/17', 'H/18', 'I/19', 'K/20'].map((size) => code(size.slice(2), size)),
}

// films and tapes
export const application: CharacteristicSeed = {
  key: 'application', name: t('Application', 'Способ нанесения', 'Primena', 'Verarbeitung', 'Applicazione', 'Uygulama'), type: 'Radio', options: [
    named('hand', t('By hand', 'Вручную', 'Ručno', 'Von Hand', 'Manuale', 'El ile'), t('hand', 'ручная', 'ručna', 'Handstretchfolie', 'manuale', 'el tipi')),
    named('machine', t('By machine', 'Машинный', 'Mašinski', 'Maschinell', 'A macchina', 'Makine ile'), t('machine', 'машинная', 'mašinska', 'Maschinenstretchfolie', 'per macchina', 'makine tipi')),
  ],
}
export const adhesive: CharacteristicSeed = {
  key: 'adhesive', name: t('Adhesive', 'Клей', 'Lepak', 'Klebstoff', 'Adesivo', 'Tutkal'), type: 'Radio', options: [
    noun('acrylic', 'Acrylic', 'Акриловый клей', 'Akrilni lepak', 'Acrylatkleber', 'Acrilico', 'Akrilik'),
    noun('hotmelt', 'Hot melt', 'Клей-расплав', 'Topljivi lepak', 'Schmelzkleber', 'Termofusibile', 'Hotmelt'),
    noun('solvent', 'Solvent rubber', 'Каучуковый клей', 'Kaučukov lepak', 'Kautschukkleber', 'Gomma naturale', 'Solvent kauçuk'),
  ],
}
export const layers: CharacteristicSeed = {
  key: 'layers', name: t('Layers', 'Число слоёв', 'Broj slojeva', 'Lagen', 'Strati', 'Kat sayısı'), type: 'Radio', options: [
    adjective('two', 'Two-layer', 'Двухслойная', 'Dvoslojna', 'Zweilagig', 'Doppio strato', 'İki katlı'),
    adjective('three', 'Three-layer', 'Трёхслойная', 'Troslojna', 'Dreilagig', 'Triplo strato', 'Üç katlı'),
  ],
}
export const antistatic = check('antistatic', t('Antistatic', 'Антистатическая', 'Antistatična', 'Antistatisch', 'Antistatico', 'Antistatik'))
export const lowNoise = check('lowNoise', t('Low-noise unwinding', 'Тихая размотка', 'Tiho odmotavanje', 'Leise abrollend', 'Svolgimento silenzioso', 'Sessiz açılım'))

// plastics
export const polymer: CharacteristicSeed = {
  key: 'polymer', name: t('Plastic', 'Полимер', 'Polimer', 'Kunststoff', 'Polimero', 'Polimer'), type: 'Select', options: [
    named('pet', t('PET', 'ПЭТ', 'PET', 'PET', 'PET', 'PET')),
    named('hdpe', t('HDPE', 'ПНД', 'HDPE', 'HDPE', 'HDPE', 'HDPE')),
    named('ldpe', t('LDPE', 'ПВД', 'LDPE', 'LDPE', 'LDPE', 'LDPE')),
    named('pp', t('PP', 'ПП', 'PP', 'PP', 'PP', 'PP')),
  ],
}
export const laminate: CharacteristicSeed = {
  key: 'laminate', name: t('Material', 'Материал', 'Materijal', 'Material', 'Materiale', 'Malzeme'), type: 'Select', options: [
    named('petPe', t('PET/PE', 'ПЭТ/ПЭ', 'PET/PE', 'PET/PE', 'PET/PE', 'PET/PE')),
    named('petAluPe', t('PET/ALU/PE', 'ПЭТ/АЛЮ/ПЭ', 'PET/ALU/PE', 'PET/ALU/PE', 'PET/ALU/PE', 'PET/ALU/PE')),
    noun('kraftPe', 'Kraft/PE', 'Крафт/ПЭ', 'Kraft/PE', 'Kraft/PE', 'Kraft/PE', 'Kraft/PE'),
    named('boppCpp', t('BOPP/CPP', 'БОПП/СПП', 'BOPP/CPP', 'BOPP/CPP', 'BOPP/CPP', 'BOPP/CPP')),
  ],
}
export const handle: CharacteristicSeed = {
  key: 'handle', name: t('Handle', 'Тип ручки', 'Tip ručke', 'Griff', 'Tipo di manico', 'Kulp tipi'), type: 'Radio', options: [
    named('diecut', t('Die-cut handle', 'Вырубная ручка', 'Isečena ručka', 'Griffloch', 'Manico a fagiolo', 'El geçmeli'), t('die-cut handle', 'с вырубной ручкой', 'sa isečenom ručkom', 'mit Griffloch', 'con manico a fagiolo', 'el geçmeli')),
    named('loop', t('Soft loop handle', 'Петлевая ручка', 'Meka ručka', 'Schlaufengriff', 'Manico a nastro', 'Yumuşak kulplu'), t('soft loop handle', 'с петлевой ручкой', 'sa mekom ručkom', 'mit Schlaufengriff', 'con manico a nastro', 'yumuşak kulplu')),
    named('vest', t('Vest type', 'Майка', 'Treger', 'Hemdchenform', 'A canottiera', 'Atlet tipi'), t('vest type', 'майка', 'treger', 'in Hemdchenform', 'a canottiera', 'atlet tipi')),
  ],
}
export const writeOn = check('writeOn', t('Write-on panel', 'Поле для записи', 'Polje za pisanje', 'Beschriftungsfeld', 'Banda scrivibile', 'Yazı alanı'))
export const zipper = check('zipper', t('Zip closure', 'Замок zip-lock', 'Zip zatvarač', 'Druckverschluss', 'Chiusura zip', 'Kilitli ağız'))
export const window = check('window', t('Window', 'Окно', 'Prozor', 'Sichtfenster', 'Finestra', 'Pencere'))

// big bags
export const top: CharacteristicSeed = {
  key: 'top', name: t('Top', 'Верх', 'Gornji deo', 'Oberseite', 'Bocca superiore', 'Üst kısım'), type: 'Select', options: [
    adjective('open', 'Open top', 'Открытый верх', 'Otvoren vrh', 'Oben offen', 'Bocca aperta', 'Açık ağızlı'),
    noun('spout', 'Filling spout', 'Загрузочный клапан', 'Grlo za punjenje', 'Einfüllstutzen', 'Valvola di carico', 'Dolum bacalı'),
    noun('skirt', 'Skirt top', 'Верхняя сборка', 'Vrh sa suknjom', 'Einfüllschürze', 'Bocca a caramella', 'Etekli'),
  ],
}
export const bottom: CharacteristicSeed = {
  key: 'bottom', name: t('Bottom', 'Дно', 'Dno', 'Boden', 'Fondo', 'Taban'), type: 'Radio', options: [
    adjective('flat', 'Flat bottom', 'Глухое дно', 'Ravno dno', 'Geschlossener Boden', 'Fondo chiuso', 'Düz tabanlı'),
    noun('spout', 'Discharge spout', 'Разгрузочный клапан', 'Grlo za pražnjenje', 'Auslaufstutzen', 'Valvola di scarico', 'Boşaltma bacalı'),
  ],
}
export const liner = check('liner', t('PE liner', 'Полиэтиленовый вкладыш', 'PE uložak', 'PE-Inliner', 'Liner interno in PE', 'PE iç astar'))
export const safetyFactor: CharacteristicSeed = {
  key: 'safetyFactor', name: t('Safety factor', 'Коэффициент запаса', 'Faktor sigurnosti', 'Sicherheitsfaktor', 'Fattore di sicurezza', 'Emniyet katsayısı'),
  type: 'Radio', options: [code('five', '5:1'), code('six', '6:1')],
}

// bottles, cans, drums
export const neck: CharacteristicSeed = {
  key: 'neck', name: t('Neck finish', 'Горловина', 'Grlo', 'Mündung', 'Imboccatura', 'Ağız tipi'), type: 'Select',
  options: ['PCO 1810', 'PCO 1881', '24/410', '28/410', '38 mm', '48 mm', 'TO 43', 'TO 53', 'TO 66', 'TO 82', 'TO 100']
    .map((code) => named(code.toLowerCase().replace(/[ /]/g, '-'), code.endsWith('mm') ? t(code, code.replace('mm', 'мм'), code, code, code, code) : same(code))),
}
export const head: CharacteristicSeed = {
  key: 'head', name: t('Dispenser', 'Дозатор', 'Dozator', 'Spender', 'Erogatore', 'Dağıtıcı'), type: 'Select', options: [
    noun('trigger', 'Trigger sprayer', 'Курковый распылитель', 'Raspršivač sa okidačem', 'Sprühpistole', 'Spruzzatore a grilletto', 'Tetikli sprey'),
    noun('mist', 'Fine-mist sprayer', 'Кнопочный распылитель', 'Fini raspršivač', 'Zerstäuber', 'Nebulizzatore', 'İnce sprey'),
    noun('foam', 'Foam trigger', 'Пенный триггер', 'Raspršivač za penu', 'Schaumpistole', 'Grilletto schiumogeno', 'Köpük tetiği'),
    noun('pump', 'Lotion pump', 'Помпа-дозатор', 'Pumpica', 'Pumpspender', 'Dispenser a pompa', 'Losyon pompası'),
  ],
}
export const capIncluded = check('capIncluded', t('Cap included', 'Крышка в комплекте', 'Čep u kompletu', 'Mit Verschluss', 'Tappo incluso', 'Kapak dahil'))
export const stackable = check('stackable', t('Stackable', 'Штабелируемая', 'Može da se slaže', 'Stapelbar', 'Impilabile', 'İstiflenebilir'))
export const vented: CharacteristicSeed = {
  key: 'vented', name: t('Cap', 'Крышка', 'Čep', 'Verschluss', 'Tappo', 'Kapak'), type: 'Radio', options: [
    adjective('plain', 'Plain', 'Обычная', 'Običan', 'Standard', 'Standard', 'Standart'),
    adjective('vented', 'Degassing', 'С дегазацией', 'Sa odušivanjem', 'Mit Entgasung', 'Con degasaggio', 'Gaz tahliyeli'),
  ],
}
export const drumMaterial: CharacteristicSeed = {
  key: 'drumMaterial', name: t('Material of the drum', 'Материал бочки', 'Materijal bureta', 'Fassmaterial', 'Materiale del fusto', 'Varil malzemesi'),
  type: 'Radio', options: [
    named('steel', t('Steel', 'Сталь', 'Čelik', 'Stahl', 'Acciaio', 'Çelik'), t('steel', 'стальная', 'čelično', 'Stahl', 'acciaio', 'çelik')),
    named('plastic', t('Plastic', 'Пластик', 'Plastika', 'Kunststoff', 'Plastica', 'Plastik'), t('plastic', 'пластиковая', 'plastično', 'Kunststoff', 'plastica', 'plastik')),
  ],
}
export const drumHead: CharacteristicSeed = {
  key: 'drumHead', name: t('Head', 'Верх бочки', 'Vrh bureta', 'Bauart', 'Apertura', 'Ağız'), type: 'Radio', options: [
    named('tight', t('Tight head', 'Несъёмное дно', 'Zatvoren vrh', 'Spundfass', 'Con tappi', 'Dar ağızlı'), t('tight head', 'с несъёмным дном', 'zatvoren vrh', 'Spundfass', 'con tappi', 'dar ağızlı')),
    named('open', t('Open top', 'Съёмная крышка', 'Skidajući poklopac', 'Deckelfass', 'Apertura totale', 'Çember kapaklı'), t('open top', 'со съёмной крышкой', 'skidajući poklopac', 'Deckelfass', 'ad apertura totale', 'çember kapaklı')),
  ],
}
export const approval: CharacteristicSeed = {
  key: 'approval', name: t('UN rating', 'Категория ООН', 'UN kategorija', 'UN-Kennzeichnung', 'Omologazione ONU', 'UN sınıfı'), type: 'Radio',
  options: [code('x', 'X'), code('y', 'Y'), code('z', 'Z')],
}
export const bail: CharacteristicSeed = {
  key: 'bail', name: t('Carrying handle', 'Ручка для переноски', 'Ručka za nošenje', 'Bügel', 'Manico', 'Taşıma kulpu'), type: 'Radio', options: [
    noun('metal', 'Metal', 'Металл', 'Metal', 'Metall', 'In metallo', 'Metal'),
    noun('plastic', 'Plastic', 'Пластик', 'Plastika', 'Kunststoff', 'In plastica', 'Plastik'),
  ],
}
export const tamperEvident = check('tamperEvident',
  t('Tamper-evident lid', 'Контроль первого вскрытия', 'Sigurnosni poklopac', 'Originalitätsverschluss', 'Sigillo di garanzia', 'Emniyet kilitli kapak'))

// labels
export const labelMaterial: CharacteristicSeed = {
  key: 'labelMaterial', name: t('Label material', 'Материал этикетки', 'Materijal etikete', 'Etikettenmaterial', 'Materiale dell’etichetta', 'Etiket malzemesi'),
  type: 'Select', options: [
    noun('thermalEco', 'Thermal ECO', 'Термо ЭКО', 'Termo ECO', 'Thermo ECO', 'Termica ECO', 'Termal ECO'),
    noun('thermalTop', 'Thermal TOP', 'Термо ТОП', 'Termo TOP', 'Thermo TOP', 'Termica TOP', 'Termal TOP'),
    noun('semiGloss', 'Semi-gloss paper', 'Полуглянцевая бумага', 'Polusjajni papir', 'Halbglanzpapier', 'Carta semilucida', 'Kuşe kâğıt'),
    noun('polypropylene', 'Polypropylene', 'Полипропилен', 'Polipropilen', 'Polypropylen', 'Polipropilene', 'Polipropilen'),
  ],
}
export const labelAdhesive: CharacteristicSeed = {
  key: 'labelAdhesive', name: t('Label adhesive', 'Клеевой слой', 'Lepljivi sloj', 'Haftung', 'Tenuta dell’adesivo', 'Yapışkan türü'), type: 'Radio', options: [
    adjective('permanent', 'Permanent', 'Постоянный', 'Trajni', 'Permanent', 'Permanente', 'Kalıcı'),
    adjective('removable', 'Removable', 'Съёмный', 'Odlepljivi', 'Ablösbar', 'Removibile', 'Sökülebilir'),
    adjective('freezer', 'Deep-freeze', 'Для заморозки', 'Za zamrzavanje', 'Tiefkühl', 'Per surgelati', 'Derin dondurucu'),
  ],
}

// use and delivery
export const suitableFor: CharacteristicSeed = {
  key: 'suitableFor', name: t('Suitable for', 'Для чего подходит', 'Pogodno za', 'Geeignet für', 'Adatto a', 'Kullanım alanı'), type: 'TextList', options: [
    noun('food', 'Food', 'Продукты питания', 'Hrana', 'Lebensmittel', 'Alimenti', 'Gıda'),
    noun('drinks', 'Drinks', 'Напитки', 'Pića', 'Getränke', 'Bevande', 'İçecek'),
    noun('cosmetics', 'Cosmetics', 'Косметика', 'Kozmetika', 'Kosmetik', 'Cosmetici', 'Kozmetik'),
    noun('household', 'Household chemicals', 'Бытовая химия', 'Kućna hemija', 'Haushaltschemie', 'Detergenti', 'Ev kimyasalları'),
    noun('industrial', 'Industrial goods', 'Промышленные товары', 'Industrijska roba', 'Industriegüter', 'Prodotti industriali', 'Sanayi ürünleri'),
    noun('clothing', 'Clothing', 'Одежда', 'Odeća', 'Bekleidung', 'Abbigliamento', 'Giyim'),
    noun('electronics', 'Electronics', 'Электроника', 'Elektronika', 'Elektronik', 'Elettronica', 'Elektronik'),
    noun('parcels', 'Parcels', 'Посылки', 'Paketi', 'Paketversand', 'Spedizioni', 'Kargo'),
    noun('bulk', 'Bulk goods', 'Сыпучие грузы', 'Rasuti tereti', 'Schüttgut', 'Prodotti sfusi', 'Dökme yük'),
    noun('paints', 'Paints', 'Лакокрасочные материалы', 'Boje i lakovi', 'Farben und Lacke', 'Vernici', 'Boya'),
  ],
}
export const storage: CharacteristicSeed = {
  key: 'storage', name: t('Storage', 'Хранение', 'Skladištenje', 'Lagerung', 'Conservazione', 'Depolama'), type: 'Text',
}
export const dryStorage = () => t('Dry room, relative humidity up to 70%, flat on a pallet', 'Сухое помещение, влажность до 70 %, на поддоне',
  'Suva prostorija, vlažnost do 70%, ravno na paleti', 'Trockener Raum, Luftfeuchte bis 70 %, flach auf Palette',
  'Locale asciutto, umidità fino al 70%, in piano su pallet', 'Kuru ortam, nem en fazla %70, palet üzerinde düz')
export const coolStorage = () => t('From +5 to +30 °C, away from sunlight and heaters', 'От +5 до +30 °C, вдали от солнечных лучей и отопления',
  'Od +5 do +30 °C, dalje od sunca i grejnih tela', 'Bei +5 bis +30 °C, vor Sonne und Heizkörpern geschützt',
  'Da +5 a +30 °C, al riparo dal sole e da fonti di calore', '+5 ile +30 °C arasında, güneşten ve ısı kaynaklarından uzak')
