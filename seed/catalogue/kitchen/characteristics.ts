import { t, type CharacteristicSeed } from '../../types.ts'
import { adjective, check, code, interval, named, noun } from '../declare.ts'

export const brands = {
  machines: ['Mescolo', 'Gastrovik', 'Impastina', 'Chefonda'],
  cooking: ['Ferrolino', 'Gastrovik', 'Chefonda', 'Brandova'],
  cooling: ['Polarenta', 'Gastrovik', 'Frigonda', 'Nordeisa'],
  stainless: ['Inoxara', 'Tavolina', 'Gastrovik', 'Stalvero'],
  cookware: ['Pentolara', 'Inoxara', 'Chefonda', 'Kassero'],
  tableware: ['Porcelonda', 'Tavolina', 'Vetrovia', 'Bellamensa'],
  bar: ['Baristella', 'Caffonda', 'Mescolo', 'Vetrovia'],
} as const

const mm = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const cm = t('cm', 'см', 'cm', 'cm', 'cm', 'cm')
const litre = t('l', 'л', 'l', 'l', 'l', 'l')
const ml = t('ml', 'мл', 'ml', 'ml', 'ml', 'ml')
const kilowatt = t('kW', 'кВт', 'kW', 'kW', 'kW', 'kW')
const watt = t('W', 'Вт', 'W', 'W', 'W', 'W')
const kg = t('kg', 'кг', 'kg', 'kg', 'kg', 'kg')
const gram = t('g', 'г', 'g', 'g', 'g', 'g')
const kgPerDay = t('kg/24 h', 'кг/сут', 'kg/24 h', 'kg/24 h', 'kg/24 h', 'kg/24 sa')

export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), mm)
export const height = interval('height', t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), mm)
export const depth = interval('depth', t('Depth', 'Глубина', 'Dubina', 'Tiefe', 'Profondità', 'Derinlik'), mm)
export const length = interval('length', t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Uzunluk'), mm)
export const diameter = interval('diameter', t('Diameter', 'Диаметр', 'Prečnik', 'Durchmesser', 'Diametro', 'Çap'), cm)
export const volume = interval('volume', t('Volume', 'Объём', 'Zapremina', 'Volumen', 'Capacità', 'Hacim'), litre)
export const content = interval('content', t('Content', 'Вместимость', 'Sadržaj', 'Inhalt', 'Contenuto', 'Kapasite'), ml)
export const power = interval('power', t('Power', 'Мощность', 'Snaga', 'Leistung', 'Potenza', 'Güç'), kilowatt)
export const watts = interval('watts', t('Motor power', 'Мощность двигателя', 'Snaga motora', 'Motorleistung', 'Potenza motore', 'Motor gücü'), watt)
export const doughMass = interval('dough-mass', t('Dough per batch', 'Теста за замес', 'Testa po zamesu', 'Teigmenge', 'Impasto per ciclo', 'Hamur kapasitesi'), kg)
export const iceOutput = interval('ice-output', t('Ice output', 'Производительность', 'Kapacitet', 'Eisleistung', 'Produzione', 'Buz üretimi'), kgPerDay)
export const binStorage = interval('bin-storage', t('Storage bin', 'Бункер для льда', 'Spremište leda', 'Vorratsbehälter', 'Deposito ghiaccio', 'Buz haznesi'), kg)
export const shaftLength = interval('shaft-length', t('Shaft length', 'Длина насадки', 'Dužina štapa', 'Stablänge', 'Lunghezza mixer', 'Çubuk boyu'), mm)
export const thickness = interval('thickness', t('Thickness', 'Толщина', 'Debljina', 'Stärke', 'Spessore', 'Kalınlık'), mm)
export const bottom = interval('bottom', t('Base thickness', 'Толщина дна', 'Debljina dna', 'Bodenstärke', 'Spessore fondo', 'Taban kalınlığı'), mm)
export const burr = interval('burr', t('Burr diameter', 'Диаметр жерновов', 'Prečnik žrvnjeva', 'Mahlscheiben', 'Diametro macine', 'Bıçak çapı'), mm)
export const hopper = interval('hopper', t('Hopper', 'Бункер для зёрен', 'Spremnik za zrno', 'Bohnenbehälter', 'Campana', 'Çekirdek haznesi'), gram)
export const basket = interval('basket', t('Rack size', 'Размер кассеты', 'Veličina korpe', 'Korbmaß', 'Cesto', 'Sepet ölçüsü'), mm)
export const cycle = interval('cycle', t('Cycle time', 'Длительность цикла', 'Trajanje ciklusa', 'Programmdauer', 'Durata ciclo', 'Yıkama süresi'), t('s', 'с', 's', 's', 's', 'sn'))
export const gnDepth = interval('gn-depth', t('Depth', 'Глубина', 'Dubina', 'Tiefe', 'Profondità', 'Derinlik'), mm)
export const levels = interval('levels', t('Levels', 'Число уровней', 'Broj nivoa', 'Einschübe', 'Teglie', 'Tepsi sayısı'))
export const shelves = interval('shelves', t('Shelves', 'Число полок', 'Broj polica', 'Etagen', 'Ripiani', 'Raf sayısı'))
export const burners = interval('burners', t('Cooking zones', 'Число конфорок', 'Broj ringli', 'Kochstellen', 'Fuochi', 'Göz sayısı'))
export const pizzas = interval('pizzas', t('Pizzas per chamber', 'Пицц на камеру', 'Pica po komori', 'Pizzen je Kammer', 'Pizze per camera', 'Kat başına pizza'))
export const speeds = interval('speeds', t('Speeds', 'Число скоростей', 'Broj brzina', 'Gänge', 'Velocità', 'Hız kademesi'))

export const voltage: CharacteristicSeed = {
  key: 'voltage', name: t('Voltage', 'Напряжение', 'Napon', 'Spannung', 'Tensione', 'Gerilim'), type: 'Radio', options: [
    named('230', t('230 V', '230 В', '230 V', '230 V', '230 V', '230 V')),
    named('400', t('400 V', '400 В', '400 V', '400 V', '400 V', '400 V')),
  ],
}

export const energy: CharacteristicSeed = {
  key: 'energy', name: t('Energy', 'Тип питания', 'Energent', 'Energieart', 'Alimentazione', 'Enerji'), type: 'Radio', options: [
    { key: 'electric', label: t('Electric', 'Электричество', 'Struja', 'Elektro', 'Elettrico', 'Elektrikli'),
      inName: t('electric', 'электрическая', 'električni', 'Elektro', 'elettrico', 'elektrikli') },
    { key: 'gas', label: t('Gas', 'Газ', 'Plin', 'Gas', 'A gas', 'Gazlı'),
      inName: t('gas', 'газовая', 'plinski', 'Gas', 'a gas', 'gazlı') },
  ],
}

export const material: CharacteristicSeed = {
  key: 'material', name: t('Material', 'Материал', 'Materijal', 'Material', 'Materiale', 'Malzeme'), type: 'Select', options: [
    noun('stainless', 'Stainless steel', 'Нержавеющая сталь', 'Nerđajući čelik', 'Edelstahl', 'Acciaio inox', 'Paslanmaz çelik'),
    noun('aluminium', 'Aluminium', 'Алюминий', 'Aluminijum', 'Aluminium', 'Alluminio', 'Alüminyum'),
    noun('cast-iron', 'Cast iron', 'Чугун', 'Liveno gvožđe', 'Gusseisen', 'Ghisa', 'Döküm'),
    noun('carbon-steel', 'Carbon steel', 'Углеродистая сталь', 'Ugljenični čelik', 'Eisen', 'Ferro', 'Karbon çelik'),
    noun('enamel', 'Enamelled steel', 'Эмалированная сталь', 'Emajlirani čelik', 'Stahl emailliert', 'Acciaio smaltato',
      'Emaye çelik'),
    noun('polycarbonate', 'Polycarbonate', 'Поликарбонат', 'Polikarbonat', 'Polycarbonat', 'Policarbonato', 'Polikarbonat'),
    noun('polypropylene', 'Polypropylene', 'Полипропилен', 'Polipropilen', 'Polypropylen', 'Polipropilene', 'Polipropilen'),
    noun('porcelain', 'Porcelain', 'Фарфор', 'Porcelan', 'Porzellan', 'Porcellana', 'Porselen'),
    noun('stoneware', 'Stoneware', 'Керамика', 'Kamenina', 'Steinzeug', 'Gres', 'Taş seramik'),
    noun('opal', 'Opal glass', 'Опаловое стекло', 'Opal staklo', 'Opalglas', 'Vetro opale', 'Opal cam'),
    noun('soda-lime', 'Soda-lime glass', 'Натриевое стекло', 'Natrijumsko staklo', 'Natronglas', 'Vetro sodico', 'Soda cam'),
    noun('tempered', 'Tempered glass', 'Закалённое стекло', 'Kaljeno staklo', 'Hartglas', 'Vetro temperato', 'Temperli cam'),
    noun('crystalline', 'Crystal glass', 'Хрустальное стекло', 'Kristalno staklo', 'Kristallglas', 'Vetro cristallino',
      'Kristal cam'),
  ],
}

export const steelGrade: CharacteristicSeed = {
  key: 'steel-grade', name: t('Steel grade', 'Марка стали', 'Vrsta čelika', 'Stahlsorte', 'Tipo di acciaio', 'Çelik kalitesi'),
    type: 'Select',
  options: [code('430', 'AISI 430'), code('304', 'AISI 304'), code('316', 'AISI 316')],
}

export const cutlerySteel: CharacteristicSeed = {
  key: 'cutlery-steel', name: t('Steel', 'Сталь', 'Čelik', 'Stahl', 'Acciaio', 'Çelik'), type: 'Select',
  options: [code('13-0', '13/0'), code('18-0', '18/0'), code('18-10', '18/10')],
}

export const bowl: CharacteristicSeed = {
  key: 'bowl', name: t('Bowl', 'Дежа', 'Kazan', 'Kessel', 'Vasca', 'Kazan'), type: 'Radio', options: [
    adjective('fixed', 'Fixed bowl', 'Несъёмная дежа', 'Fiksni kazan', 'Fester Kessel', 'Vasca fissa', 'Sabit kazan'),
    adjective('removable', 'Removable bowl', 'Съёмная дежа', 'Izvlačivi kazan', 'Abnehmbarer Kessel', 'Vasca estraibile',
      'Çıkarılabilir kazan'),
  ],
}

export const attachments: CharacteristicSeed = {
  key: 'attachments', name: t('Attachments', 'Насадки', 'Nastavci', 'Zubehör', 'Accessori', 'Aparatlar'), type: 'TextList',
    options: [
    noun('hook', 'Dough hook', 'Крюк для теста', 'Kuka za testo', 'Knethaken', 'Gancio', 'Hamur kancası'),
    noun('beater', 'Flat beater', 'Лопатка', 'Lopatica', 'Flachrührer', 'Spatola', 'Yassı çırpıcı'),
    noun('whisk', 'Whisk', 'Венчик', 'Žica za mućenje', 'Schneebesen', 'Frusta', 'Tel çırpıcı'),
    noun('mincer', 'Mincer attachment', 'Мясорубка', 'Mlin za meso', 'Fleischwolfvorsatz', 'Tritacarne', 'Kıyma aparatı'),
    noun('scraper', 'Bowl scraper', 'Скребок', 'Strugač', 'Abstreifer', 'Raschiatore', 'Sıyırıcı'),
  ],
}

export const control: CharacteristicSeed = {
  key: 'control', name: t('Control', 'Управление', 'Upravljanje', 'Steuerung', 'Comandi', 'Kumanda'), type: 'Radio', options: [
    adjective('manual', 'Manual', 'Механическое', 'Mehaničko', 'Mechanisch', 'Meccanici', 'Manuel'),
    adjective('digital', 'Digital', 'Электронное', 'Digitalno', 'Digital', 'Digitali', 'Dijital'),
    noun('touch', 'Touch screen', 'Сенсорное', 'Na dodir', 'Touchscreen', 'Touch screen', 'Dokunmatik'),
  ],
}

export const tray: CharacteristicSeed = {
  key: 'tray', name: t('Tray size', 'Размер противня', 'Veličina pleha', 'Blechformat', 'Formato teglie', 'Tepsi ölçüsü'),
    type: 'Select',
  options: [code('gn23', 'GN 2/3'), code('gn11', 'GN 1/1'), code('gn21', 'GN 2/1'), code('600x400', '600×400')],
}

export const chambers: CharacteristicSeed = {
  key: 'chambers', name: t('Chambers', 'Камеры', 'Komore', 'Kammern', 'Camere', 'Kat'), type: 'Radio',
    options: [code('1'), code('2'), code('3')],
}

export const oven: CharacteristicSeed = {
  key: 'oven', name: t('Base', 'Основание', 'Postolje', 'Unterbau', 'Base', 'Alt bölüm'), type: 'Select', options: [
    noun('oven', 'Oven', 'Духовой шкаф', 'Rerna', 'Backofen', 'Forno', 'Fırın'),
    adjective('open', 'Open base', 'Открытая подставка', 'Otvoreno postolje', 'Offener Unterbau', 'Vano aperto', 'Açık dolap'),
    noun('table', 'Table top', 'Без подставки', 'Stona izvedba', 'Tischgerät', 'Versione da banco', 'Tezgâh üstü'),
  ],
}

export const drain = check('drain', t('Drain tap', 'Сливной кран', 'Slavina za ispuštanje', 'Ablasshahn', 'Rubinetto di scarico', 'Boşaltma vanası'))
export const steam = check('steam', t('Steam injection', 'Пароувлажнение', 'Ubrizgavanje pare', 'Beschwadung', 'Umidificazione', 'Buhar püskürtme'))
export const safetyGuard = check('safety-guard', t('Bowl guard', 'Защитная решётка', 'Zaštitna rešetka', 'Schutzgitter', 'Griglia di protezione', 'Koruma kafesi'))
export const glassDoor = check('glass-door', t('Glass door', 'Стеклянная дверь', 'Staklena vrata', 'Glastür', 'Porta a vetro', 'Cam kapı'))
export const withCastors = check('with-castors', t('On castors', 'На колёсах', 'Na točkovima', 'Auf Rollen', 'Su ruote', 'Tekerlekli'))
export const backsplash = check('backsplash', t('Upstand at the back', 'Задний борт', 'Zadnja ivica', 'Aufkantung hinten', 'Alzatina posteriore', 'Arka sıçratmalık'))
export const induction = check('induction', t('For induction', 'Для индукции', 'Za indukciju', 'Für Induktion', 'Per induzione', 'İndüksiyona uygun'))
export const withLid = check('with-lid', t('Lid included', 'Крышка в комплекте', 'Poklopac u kompletu', 'Mit Deckel', 'Coperchio incluso', 'Kapak dahil'))
export const ovenProof = check('oven-proof', t('Oven-proof', 'Для духового шкафа', 'Za rernu', 'Ofenfest', 'Adatto al forno', 'Fırına uygun'))
export const stackable = check('stackable', t('Stackable', 'Штабелируется', 'Slaže se', 'Stapelbar', 'Impilabile', 'İstiflenebilir'))
export const dishwasher = check('dishwasher', t('Dishwasher-safe', 'Можно мыть в машине', 'Za mašinsko pranje', 'Spülmaschinenfest', 'Lavabile in lavastoviglie', 'Bulaşık makinesine uygun'))
export const lineMark = check('line-mark', t('Measure mark', 'Мерная риска', 'Merna crta', 'Füllstrich', 'Tacca di misura', 'Ölçü çizgisi'))
export const drainPump = check('drain-pump', t('Drain pump', 'Сливная помпа', 'Odvodna pumpa', 'Ablaufpumpe', 'Pompa di scarico', 'Tahliye pompası'))
export const doseCounter = check('dose-counter', t('Portion counter', 'Счётчик порций', 'Brojač porcija', 'Portionszähler', 'Contadosi', 'Doz sayacı'))

export const refrigerant: CharacteristicSeed = {
  key: 'refrigerant', name: t('Refrigerant', 'Хладагент', 'Rashladno sredstvo', 'Kältemittel', 'Refrigerante', 'Soğutucu gaz'),
    type: 'Select',
  options: [code('R290'), code('R600a'), code('R134a')],
}

export const temperature: CharacteristicSeed = {
  key: 'temperature', name: t('Temperature', 'Температура', 'Temperatura', 'Temperatur', 'Temperatura', 'Sıcaklık'),
    type: 'Radio', options: [
    named('plus', t('0 to +8 °C', '0…+8 °C', '0 do +8 °C', '0 bis +8 °C', '0/+8 °C', '0 / +8 °C')),
    named('zero', t('−2 to +8 °C', '−2…+8 °C', '−2 do +8 °C', '−2 bis +8 °C', '−2/+8 °C', '−2 / +8 °C')),
    named('minus', t('−22 to −18 °C', '−22…−18 °C', '−22 do −18 °C', '−22 bis −18 °C', '−22/−18 °C', '−22 / −18 °C')),
  ],
}

export const doors: CharacteristicSeed = {
  key: 'doors', name: t('Doors', 'Двери', 'Vrata', 'Türen', 'Porte', 'Kapı'), type: 'Radio',
    options: [code('1'), code('2'), code('3'), code('4')],
}

export const iceForm: CharacteristicSeed = {
  key: 'ice-form', name: t('Ice', 'Вид льда', 'Vrsta leda', 'Eisform', 'Tipo di ghiaccio', 'Buz tipi'), type: 'Select', options: [
    noun('cubes', 'Full cubes', 'Кубики', 'Kocke', 'Vollwürfel', 'Cubetti pieni', 'Küp buz'),
    noun('hollow', 'Hollow cubes', 'Пальчики', 'Šuplje kocke', 'Hohlkegel', 'Cubetti cavi', 'Kovan buz'),
    noun('flakes', 'Flakes', 'Чешуйки', 'Pahuljice', 'Flockeneis', 'Scaglie', 'Yaprak buz'),
    noun('nuggets', 'Nuggets', 'Гранулы', 'Granule', 'Nuggets', 'Granuli', 'Granül buz'),
  ],
}

export const cooling: CharacteristicSeed = {
  key: 'cooling', name: t('Condenser', 'Охлаждение конденсатора', 'Hlađenje kondenzatora', 'Kondensator', 'Condensazione',
    'Kondenser'), type: 'Radio', options: [
    adjective('air', 'Air-cooled', 'Воздушное', 'Vazdušno', 'Luftgekühlt', 'Ad aria', 'Hava soğutmalı'),
    adjective('water', 'Water-cooled', 'Водяное', 'Vodeno', 'Wassergekühlt', 'Ad acqua', 'Su soğutmalı'),
  ],
}

export const tableBase: CharacteristicSeed = {
  key: 'table-base', name: t('Under the top', 'Низ стола', 'Donji deo', 'Unterbau', 'Parte inferiore', 'Alt kısım'),
    type: 'Select', options: [
    noun('shelf', 'Shelf', 'Полка', 'Polica', 'Grundboden', 'Ripiano', 'Alt raf'),
    noun('frame', 'Open frame', 'Обвязка', 'Otvoreni ram', 'Rahmen', 'Telaio', 'Açık ayak'),
    noun('drawers', 'Drawers', 'Ящики', 'Fioke', 'Schubladen', 'Cassetti', 'Çekmece'),
    noun('cabinet', 'Cupboard', 'Шкаф', 'Ormarić', 'Schrank', 'Armadio', 'Dolap'),
  ],
}

export const bowls: CharacteristicSeed = {
  key: 'bowls', name: t('Bowls', 'Число моек', 'Broj korita', 'Becken', 'Vasche', 'Göz'), type: 'Radio',
    options: [code('1'), code('2'), code('3')],
}

export const bowlSize: CharacteristicSeed = {
  key: 'bowl-size', name: t('Bowl size, mm', 'Размер мойки, мм', 'Dimenzije korita, mm', 'Beckenmaß, mm', 'Misura vasca, mm',
    'Göz ölçüsü, mm'), type: 'Select',
  options: ['400×400×250', '500×400×250', '500×500×300', '600×500×320'].map((size) => code(size)),
}

export const drainer: CharacteristicSeed = {
  key: 'drainer', name: t('Drainer', 'Крыло', 'Odlagač', 'Abtropffläche', 'Gocciolatoio', 'Damlalık'), type: 'Select', options: [
    adjective('none', 'No drainer', 'Без крыла', 'Bez odlagača', 'Ohne Abtropffläche', 'Senza gocciolatoio', 'Damlalıksız'),
    noun('left', 'Drainer left', 'Крыло слева', 'Odlagač levo', 'Abtropffläche links', 'Gocciolatoio a sinistra', 'Sol damlalık'),
    noun('right', 'Drainer right', 'Крыло справа', 'Odlagač desno', 'Abtropffläche rechts', 'Gocciolatoio a destra',
      'Sağ damlalık'),
  ],
}

export const potForm: CharacteristicSeed = {
  key: 'pot-form', name: t('Form', 'Вид', 'Oblik', 'Form', 'Forma', 'Biçim'), type: 'Select', options: [
    named('stock', t('Stock pot', 'Высокая кастрюля', 'Duboka šerpa', 'Suppentopf', 'Pentola alta', 'Derin tencere')),
    named('casserole', t('Casserole', 'Низкая кастрюля', 'Plitka šerpa', 'Bratentopf', 'Casseruola bassa', 'Yayvan tencere')),
    named('saucepan', t('Saucepan', 'Сотейник с ручкой', 'Šerpa sa drškom', 'Stielkasserolle', 'Casseruola con manico', 'Saplı tencere')),
  ],
}

export const coating: CharacteristicSeed = {
  key: 'coating', name: t('Coating', 'Покрытие', 'Premaz', 'Beschichtung', 'Rivestimento', 'Kaplama'), type: 'Select', options: [
    adjective('none', 'Uncoated', 'Без покрытия', 'Bez premaza', 'Unbeschichtet', 'Senza rivestimento', 'Kaplamasız'),
    named('ptfe', t('PTFE', 'PTFE', 'PTFE', 'PTFE', 'PTFE', 'PTFE')),
    noun('ceramic', 'Ceramic', 'Керамика', 'Keramika', 'Keramik', 'Ceramica', 'Seramik'),
    noun('granite', 'Stone-effect PTFE', 'Гранитное PTFE', 'Granitni PTFE', 'PTFE in Steinoptik', 'PTFE effetto pietra',
      'Granit PTFE'),
  ],
}

export const heat: CharacteristicSeed = {
  key: 'heat', name: t('Heat sources', 'Тип плиты', 'Izvori toplote', 'Herdarten', 'Piani cottura', 'Ocak tipi'),
    type: 'TextList', options: [
    noun('gas', 'Gas', 'Газ', 'Plin', 'Gas', 'Gas', 'Gaz'),
    noun('electric', 'Electric plate', 'Электроконфорка', 'Električna ploča', 'Elektroplatte', 'Piastra elettrica',
      'Elektrikli ocak'),
    noun('ceramic', 'Glass ceramic', 'Стеклокерамика', 'Staklokeramika', 'Glaskeramik', 'Vetroceramica', 'Cam seramik'),
    noun('oven', 'Oven', 'Духовой шкаф', 'Rerna', 'Backofen', 'Forno', 'Fırın'),
  ],
}

export const gnSize: CharacteristicSeed = {
  key: 'gn-size', name: t('GN size', 'Размер GN', 'GN veličina', 'GN-Größe', 'Formato GN', 'GN ölçüsü'), type: 'Select',
  options: ['2/1', '1/1', '2/3', '1/2', '1/3', '1/4', '1/6', '1/9'].map((size) => code(size, `GN ${size}`)),
}

export const gnWalls: CharacteristicSeed = {
  key: 'gn-walls', name: t('Walls', 'Стенки', 'Zidovi', 'Ausführung', 'Esecuzione', 'Tip'), type: 'Radio', options: [
    adjective('solid', 'Solid', 'Сплошная', 'Puna', 'Ungelocht', 'Piena', 'Deliksiz'),
    adjective('perforated', 'Perforated', 'Перфорированная', 'Perforirana', 'Gelocht', 'Forata', 'Delikli'),
  ],
}

export const colour: CharacteristicSeed = {
  key: 'colour', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), type: 'Select', options: [
    adjective('white', 'White', 'Белый', 'Bela', 'Weiß', 'Bianco', 'Beyaz'),
    adjective('ivory', 'Ivory', 'Слоновая кость', 'Slonovača', 'Elfenbeinfarben', 'Avorio', 'Fildişi'),
    adjective('grey', 'Grey', 'Серый', 'Siva', 'Grau', 'Grigio', 'Gri'),
    adjective('black', 'Black', 'Чёрный', 'Crna', 'Schwarz', 'Nero', 'Siyah'),
    adjective('blue', 'Blue', 'Синий', 'Plava', 'Blau', 'Blu', 'Mavi'),
    adjective('steel', 'Brushed steel', 'Стальной', 'Čelična', 'Edelstahlfarben', 'Acciaio satinato', 'Çelik rengi'),
    adjective('red', 'Red', 'Красный', 'Crvena', 'Rot', 'Rosso', 'Kırmızı'),
  ],
}

export const plateForm: CharacteristicSeed = {
  key: 'plate-form', name: t('Plate', 'Тип тарелки', 'Vrsta tanjira', 'Tellerart', 'Tipo di piatto', 'Tabak tipi'),
    type: 'Select', options: [
    named('flat', t('Dinner plate', 'Тарелка плоская', 'Plitki tanjir', 'Teller flach', 'Piatto piano', 'Düz tabak')),
    named('deep', t('Deep plate', 'Тарелка глубокая', 'Duboki tanjir', 'Teller tief', 'Piatto fondo', 'Çukur tabak')),
    named('coupe', t('Coupe plate', 'Тарелка без борта', 'Tanjir bez oboda', 'Coupteller', 'Piatto coupe', 'Kenarsız tabak')),
  ],
}

export const cupForm: CharacteristicSeed = {
  key: 'cup-form', name: t('Cup', 'Тип чашки', 'Vrsta šolje', 'Tassenart', 'Tipo di tazza', 'Fincan tipi'), type: 'Select',
    options: [
    named('espresso', t('Espresso cup', 'Чашка для эспрессо', 'Šolja za espreso', 'Espressotasse', 'Tazzina da caffè', 'Espresso fincanı')),
    named('cappuccino', t('Cappuccino cup', 'Чашка для капучино', 'Šolja za kapućino', 'Cappuccinotasse', 'Tazza da cappuccino', 'Cappuccino fincanı')),
    named('tea', t('Tea cup', 'Чайная чашка', 'Šolja za čaj', 'Teetasse', 'Tazza da tè', 'Çay fincanı')),
    named('mug', t('Mug', 'Кружка', 'Krigla', 'Becher', 'Mug', 'Kupa')),
  ],
}

export const saucer = check('saucer', t('With saucer', 'С блюдцем', 'Sa tacnom', 'Mit Untertasse', 'Con piattino', 'Tabaklı'))

export const glassForm: CharacteristicSeed = {
  key: 'glass-form', name: t('Glass', 'Вид бокала', 'Vrsta čaše', 'Glasart', 'Tipo di bicchiere', 'Bardak tipi'), type: 'Select',
    options: [
    named('wine', t('Wine glass', 'Бокал для вина', 'Čaša za vino', 'Weinglas', 'Calice da vino', 'Şarap kadehi')),
    named('beer', t('Beer glass', 'Пивной бокал', 'Čaša za pivo', 'Bierglas', 'Bicchiere da birra', 'Bira bardağı')),
    named('tumbler', t('Tumbler', 'Низкий стакан', 'Niska čaša', 'Becherglas', 'Bicchiere basso', 'Kısa bardak')),
    named('highball', t('Highball glass', 'Высокий стакан', 'Visoka čaša', 'Longdrinkglas', 'Bicchiere alto', 'Uzun bardak')),
  ],
}

export const piece: CharacteristicSeed = {
  key: 'piece', name: t('Piece', 'Предмет', 'Komad', 'Besteckteil', 'Posata', 'Parça'), type: 'Select', options: [
    named('fork', t('Table fork', 'Вилка столовая', 'Viljuška', 'Menügabel', 'Forchetta da tavola', 'Yemek çatalı')),
    named('knife', t('Table knife', 'Нож столовый', 'Nož', 'Menümesser', 'Coltello da tavola', 'Yemek bıçağı')),
    named('spoon', t('Table spoon', 'Ложка столовая', 'Kašika', 'Menülöffel', 'Cucchiaio da tavola', 'Yemek kaşığı')),
    named('tea', t('Tea spoon', 'Ложка чайная', 'Kašičica', 'Kaffeelöffel', 'Cucchiaino da caffè', 'Tatlı kaşığı')),
    named('dessert', t('Dessert fork', 'Вилка десертная', 'Desertna viljuška', 'Kuchengabel', 'Forchetta da dolce', 'Tatlı çatalı')),
    named('steak', t('Steak knife', 'Нож для стейка', 'Nož za biftek', 'Steakmesser', 'Coltello da bistecca', 'Biftek bıçağı')),
  ],
}

export const surface: CharacteristicSeed = {
  key: 'surface', name: t('Surface', 'Поверхность', 'Površina', 'Oberfläche', 'Superficie', 'Yüzey'), type: 'Select', options: [
    adjective('polished', 'Mirror', 'Зеркальная', 'Sjajna', 'Poliert', 'Lucida', 'Parlak'),
    adjective('satin', 'Satin', 'Сатинированная', 'Satinirana', 'Satiniert', 'Satinata', 'Saten'),
    adjective('pvd', 'PVD gold', 'Золото PVD', 'Zlatni PVD', 'PVD Gold', 'PVD oro', 'PVD altın'),
  ],
}

export const groups: CharacteristicSeed = {
  key: 'groups', name: t('Groups', 'Группы', 'Grupe', 'Brühgruppen', 'Gruppi', 'Grup'), type: 'Radio',
    options: [code('1'), code('2'), code('3')],
}

export const model: CharacteristicSeed = { key: 'model', name: t('Model', 'Модель', 'Model', 'Modell', 'Modello', 'Model'),
  type: 'Text' }

export const packing: CharacteristicSeed = { key: 'packing',
  name: t('Packing', 'Упаковка', 'Pakovanje', 'Verpackung', 'Imballo', 'Ambalaj'), type: 'Text' }

/** How many pieces lie in one carton. */
export const carton = (pieces: number) => t(`Carton of ${pieces}`, `Коробка, ${pieces} шт.`, `Kutija, ${pieces} kom.`,
  `Karton zu ${pieces} Stück`, `Cartone da ${pieces} pezzi`,
  `Koli, ${pieces} adet`)
