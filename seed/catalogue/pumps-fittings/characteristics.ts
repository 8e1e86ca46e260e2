// Characteristics shared by the categories of pumps and fittings.
import { same, t } from '../../types.ts'
import { check, codes, decimalCodes, interval, list, option, radio, select, text } from '../declare.ts'

export const brands = ['Hydronar', 'Valdenor', 'Akvelin', 'Tubexa', 'Manodex', 'Ferrolin'] as const

const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const metres = t('m', 'м', 'm', 'm', 'm', 'm')

export const nominal = select('nominal',
  t('Nominal size', 'Номинальный диаметр', 'Nazivni prečnik', 'Nennweite', 'Diametro nominale', 'Anma çapı'),
  codes('DN 15', 'DN 20', 'DN 25', 'DN 32', 'DN 40', 'DN 50', 'DN 65', 'DN 80', 'DN 100', 'DN 125', 'DN 150', 'DN 200', 'DN 250',
    'DN 300'))

export const thread = select('thread',
  t('Connection thread', 'Присоединительная резьба', 'Priključni navoj', 'Anschlussgewinde', 'Filettatura di attacco',
    'Bağlantı dişi'),
  codes('G 1/4', 'G 3/8', 'G 1/2', 'G 3/4', 'G 1', 'G 1 1/4', 'G 1 1/2', 'G 2'))

export const pressure = select('pressure',
  t('Pressure rating', 'Номинальное давление', 'Nazivni pritisak', 'Druckstufe', 'Pressione nominale', 'Basınç sınıfı'),
  codes('PN 6', 'PN 10', 'PN 16', 'PN 25', 'PN 40'))

export const material = select('material', t('Material', 'Материал', 'Materijal', 'Werkstoff', 'Materiale', 'Malzeme'), [
  option('brass', 'brass', 'латунь', 'mesing', 'Messing', 'ottone', 'pirinç'),
  option('bronze', 'bronze', 'бронза', 'bronza', 'Bronze', 'bronzo', 'bronz'),
  option('cast-iron', 'cast iron', 'чугун', 'liveno gvožđe', 'Gusseisen', 'ghisa', 'dökme demir'),
  option('ductile-iron', 'ductile iron', 'высокопрочный чугун', 'nodularni liv', 'Sphäroguss', 'ghisa sferoidale', 'sfero döküm'),
  option('carbon-steel', 'carbon steel', 'углеродистая сталь', 'ugljenični čelik', 'C-Stahl', 'acciaio al carbonio',
    'karbon çelik'),
  option('galvanised-steel', 'galvanised steel', 'оцинкованная сталь', 'pocinkovani čelik', 'Stahl verzinkt', 'acciaio zincato',
    'galvanizli çelik'),
  option('stainless-steel', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox',
    'paslanmaz çelik'),
  option('copper', 'copper', 'медь', 'bakar', 'Kupfer', 'rame', 'bakır'),
  option('plastic', 'plastic', 'пластик', 'plastika', 'Kunststoff', 'plastica', 'plastik'),
])

export const sealing = select('sealing',
  t('Seal material', 'Материал уплотнения', 'Materijal zaptivke', 'Dichtungswerkstoff', 'Materiale della guarnizione',
    'Conta malzemesi'),
  codes('EPDM', 'NBR', 'FKM', 'PTFE'))

export const media = list('media',
  t('Suitable media', 'Рабочие среды', 'Radni mediji', 'Geeignete Medien', 'Fluidi ammessi', 'Uygun akışkanlar'), [
    option('cold-water', 'cold water', 'холодная вода', 'hladna voda', 'Kaltwasser', 'acqua fredda', 'soğuk su'),
    option('hot-water', 'hot water', 'горячая вода', 'topla voda', 'Warmwasser', 'acqua calda', 'sıcak su'),
    option('glycol', 'water-glycol mixture', 'водно-гликолевая смесь', 'mešavina vode i glikola', 'Wasser-Glykol-Gemisch',
      'acqua e glicole', 'su-glikol karışımı'),
    option('compressed-air', 'compressed air', 'сжатый воздух', 'komprimovani vazduh', 'Druckluft', 'aria compressa',
      'basınçlı hava'),
    option('fuel-oil', 'fuel oil', 'жидкое топливо', 'lož-ulje', 'Heizöl', 'gasolio', 'akaryakıt'),
  ])

export const head = interval('head', t('Maximum head', 'Максимальный напор', 'Maksimalni napor', 'Maximale Förderhöhe',
  'Prevalenza massima', 'Maksimum basma yüksekliği'), metres)
export const flow = interval('flow', t('Flow rate', 'Подача', 'Protok', 'Förderstrom', 'Portata', 'Debi'),
  t('m³/h', 'м³/ч', 'm³/h', 'm³/h', 'm³/h', 'm³/h'))
export const power = interval('power', t('Motor power', 'Мощность двигателя', 'Snaga motora', 'Motorleistung',
  'Potenza del motore', 'Motor gücü'), t('kW', 'кВт', 'kW', 'kW', 'kW', 'kW'))
export const voltage = radio('voltage', t('Supply voltage', 'Напряжение питания', 'Napon napajanja', 'Versorgungsspannung',
  'Tensione di alimentazione', 'Besleme gerilimi'), [
  option('230-v', '230 V', '230 В', '230 V', '230 V', '230 V', '230 V'),
  option('400-v', '400 V', '400 В', '400 V', '400 V', '400 V', '400 V'),
])
export const control = radio('control', t('Speed control', 'Управление скоростью', 'Regulacija brzine', 'Drehzahlregelung',
  'Regolazione della velocità', 'Hız kontrolü'), [
  option('three-speed', 'three-speed', 'три скорости', 'tri brzine', 'dreistufig', 'tre velocità', 'üç kademeli'),
  option('electronic', 'electronic', 'частотное регулирование', 'frekventna', 'elektronisch geregelt', 'elettronica',
    'frekans kontrollü'),
])
export const fittedLength = interval('fittedLength',
  t('Installation length', 'Монтажная длина', 'Ugradna dužina', 'Einbaulänge', 'Interasse di montaggio', 'Montaj boyu'),
    millimetres)
export const insulated = check('insulated', t('Insulation shell included', 'Теплоизоляция в комплекте',
  'Termoizolacija u kompletu', 'Mit Wärmedämmschale', 'Guscio isolante incluso', 'Isı yalıtım ceketi dahil'))
export const scope = text('scope',
  t('Scope of delivery', 'Комплект поставки', 'Sadržaj isporuke', 'Lieferumfang', 'Contenuto della confezione',
    'Teslimat kapsamı'))
export const pumpDiameter = interval('pumpDiameter',
  t('Pump diameter', 'Диаметр насоса', 'Prečnik pumpe', 'Pumpendurchmesser', 'Diametro della pompa', 'Pompa çapı'), millimetres)
export const cableLength = interval('cableLength',
  t('Cable length', 'Длина кабеля', 'Dužina kabla', 'Kabellänge', 'Lunghezza del cavo', 'Kablo uzunluğu'), metres)
export const solids = interval('solids', t('Solids passage', 'Размер пропускаемых частиц', 'Prolaz čvrstih čestica',
  'Freier Durchgang', 'Passaggio solidi', 'Katı madde geçişi'), millimetres)
export const floatSwitch = check('floatSwitch',
  t('Float switch', 'Поплавковый выключатель', 'Prekidač sa plovkom', 'Schwimmerschalter', 'Galleggiante', 'Şamandıralı şalter'))

export const ends = radio('ends', t('Connection ends', 'Исполнение резьбы', 'Izvedba navoja', 'Gewindeausführung',
  'Esecuzione degli attacchi', 'Diş tipi'), [
  { key: 'female-female', label: t('Female × female', 'Внутренняя × внутренняя', 'Unutrašnji × unutrašnji', 'Innen × innen',
    'Femmina × femmina', 'İç × iç'), inName: t('F×F', 'ВР×ВР', 'UN×UN', 'IG×IG', 'F×F', 'iç×iç') },
  { key: 'male-female', label: t('Male × female', 'Наружная × внутренняя', 'Spoljašnji × unutrašnji', 'Außen × innen',
    'Maschio × femmina', 'Dış × iç'), inName: t('M×F', 'НР×ВР', 'SN×UN', 'AG×IG', 'M×F', 'dış×iç') },
  { key: 'male-male', label: t('Male × male', 'Наружная × наружная', 'Spoljašnji × spoljašnji', 'Außen × außen',
    'Maschio × maschio', 'Dış × dış'), inName: t('M×M', 'НР×НР', 'SN×SN', 'AG×AG', 'M×M', 'dış×dış') },
])
export const drive = select('drive', t('Operation', 'Управление', 'Upravljanje', 'Betätigung', 'Azionamento', 'Kumanda'), [
  option('lever', 'lever', 'рычаг', 'ručica', 'Handhebel', 'leva', 'kol'),
  option('t-handle', 'T-handle', 'бабочка', 'leptir ručica', 'Flügelgriff', 'farfalla', 'kelebek kol'),
  option('handwheel', 'handwheel', 'маховик', 'ručni točak', 'Handrad', 'volantino', 'volan'),
  option('gearbox', 'gearbox', 'редуктор', 'reduktor', 'Getriebe', 'riduttore', 'dişli kutusu'),
  option('electric', 'electric actuator', 'электропривод', 'elektropogon', 'Elektroantrieb', 'attuatore elettrico',
    'elektrikli aktüatör'),
])
export const faceToFace = radio('faceToFace', t('Face-to-face length', 'Строительная длина', 'Ugradbena mera', 'Baulänge',
  'Scartamento', 'Flanşlar arası boy'), [
  { key: 'f4', label: t('Short, EN 558 series 14', 'Короткая, EN 558, ряд 14', 'Kratka, EN 558 red 14', 'Kurz, EN 558 Reihe 14',
    'Corto, EN 558 serie 14', 'Kısa, EN 558 seri 14'), inName: same('F4') },
  { key: 'f5', label: t('Long, EN 558 series 15', 'Длинная, EN 558, ряд 15', 'Duga, EN 558 red 15', 'Lang, EN 558 Reihe 15',
    'Lungo, EN 558 serie 15', 'Uzun, EN 558 seri 15'), inName: same('F5') },
])
export const risingStem = check('risingStem',
  t('Rising stem', 'Выдвижной шпиндель', 'Izlazeće vreteno', 'Steigende Spindel', 'Stelo saliente', 'Yükselen milli'))
export const body = radio('body', t('Body type', 'Тип корпуса', 'Tip tela', 'Gehäusebauart', 'Tipo di corpo', 'Gövde tipi'), [
  option('wafer', 'wafer', 'межфланцевый', 'međuprirubnički', 'Zwischenflansch', 'wafer', 'wafer tip'),
  option('lug', 'lug', 'с проушинами', 'sa ušicama', 'Anflansch (Lug)', 'lug', 'lug tip'),
])
export const disc = select('disc',
  t('Disc material', 'Материал диска', 'Materijal diska', 'Werkstoff der Klappenscheibe', 'Materiale del disco',
    'Disk malzemesi'), [
    option('ductile-iron', 'ductile iron', 'высокопрочный чугун', 'nodularni liv', 'Sphäroguss', 'ghisa sferoidale',
      'sfero döküm'),
    option('stainless-steel', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox',
      'paslanmaz çelik'),
    option('aluminium-bronze', 'aluminium bronze', 'алюминиевая бронза', 'aluminijumska bronza', 'Aluminiumbronze',
      'bronzo-alluminio', 'alüminyum bronzu'),
  ])
export const strainer = check('strainer',
  t('With strainer', 'С сетчатым фильтром', 'Sa usisnom korpom', 'Mit Saugkorb', 'Con filtro di aspirazione', 'Süzgeçli'))

export const outer = interval('outer',
  t('Outside diameter', 'Наружный диаметр', 'Spoljašnji prečnik', 'Außendurchmesser', 'Diametro esterno', 'Dış çap'), millimetres)
export const wall = interval('wall',
  t('Wall thickness', 'Толщина стенки', 'Debljina zida', 'Wanddicke', 'Spessore della parete', 'Et kalınlığı'), millimetres)
export const barLength = interval('barLength',
  t('Length of a pipe', 'Длина трубы', 'Dužina šipke', 'Stangenlänge', 'Lunghezza della barra', 'Boru boyu'), metres)
export const sdr = select('sdr', t('SDR', 'SDR', 'SDR', 'SDR', 'SDR', 'SDR'),
  decimalCodes('SDR 6', 'SDR 7.4', 'SDR 11', 'SDR 13.6', 'SDR 17'))
export const reinforcement = radio('reinforcement', t('Reinforcement', 'Армирование', 'Ojačanje', 'Verstärkung', 'Rinforzo',
  'Takviye'), [
  option('none', 'unreinforced', 'без армирования', 'bez ojačanja', 'unverstärkt', 'non rinforzato', 'takviyesiz'),
  option('glass-fibre', 'glass fibre', 'стекловолокно', 'staklena vlakna', 'glasfaserverstärkt', 'fibra di vetro',
    'cam elyaf takviyeli'),
  option('aluminium', 'aluminium', 'алюминий', 'aluminijum', 'mit Aluminiumschicht', 'alluminio', 'alüminyum folyolu'),
])
// Inside names the colour agrees with the word for a pipe, so only pipes use it.
export const colour = select('colour', t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), [
  { key: 'white', label: t('White', 'Белый', 'Bela', 'Weiß', 'Bianco', 'Beyaz'),
    inName: t('white', 'белая', 'bela', 'weiß', 'bianco', 'beyaz') },
  { key: 'grey', label: t('Grey', 'Серый', 'Siva', 'Grau', 'Grigio', 'Gri'),
    inName: t('grey', 'серая', 'siva', 'grau', 'grigio', 'gri') },
  { key: 'green', label: t('Green', 'Зелёный', 'Zelena', 'Grün', 'Verde', 'Yeşil'),
    inName: t('green', 'зелёная', 'zelena', 'grün', 'verde', 'yeşil') },
])
export const peGrade = radio('peGrade', t('Polyethylene grade', 'Марка полиэтилена', 'Klasa polietilena', 'PE-Klasse',
  'Classe del polietilene', 'Polietilen sınıfı'), codes('PE 80', 'PE 100', 'PE 100-RC'))
export const purpose = radio('purpose', t('Purpose', 'Назначение', 'Namena', 'Verwendung', 'Impiego', 'Kullanım'), [
  option('water', 'drinking water', 'питьевая вода', 'pijaća voda', 'Trinkwasser', 'acqua potabile', 'içme suyu'),
  option('gas', 'gas', 'газ', 'gas', 'Gas', 'gas', 'gaz'),
  option('sewer', 'pressure sewer', 'напорная канализация', 'potisna kanalizacija', 'Abwasserdruckleitung',
    'fognatura in pressione', 'basınçlı atık su'),
])
export const form = radio('form', t('Supplied as', 'Форма поставки', 'Oblik isporuke', 'Lieferform', 'Fornitura', 'Teslim şekli'),
  [
  option('coil', 'coil', 'бухта', 'kotur', 'Ringbund', 'rotolo', 'kangal'),
  option('bar', 'straight length', 'отрезки', 'šipke', 'Stange', 'barra', 'düz boy'),
])
export const make = radio('make', t('Manufacture', 'Изготовление', 'Izrada', 'Herstellung', 'Fabbricazione', 'Üretim'), [
  option('seamless', 'seamless', 'бесшовная', 'bešavna', 'nahtlos', 'senza saldatura', 'dikişsiz'),
  option('welded', 'welded', 'электросварная', 'šavna', 'geschweißt', 'saldato', 'dikişli'),
])
export const surface = radio('surface', t('Surface', 'Поверхность', 'Površina', 'Oberfläche', 'Superficie', 'Yüzey'), [
  option('black', 'black', 'без покрытия', 'crna', 'schwarz', 'nero', 'siyah'),
  option('galvanised', 'hot-dip galvanised', 'горячее цинкование', 'toplo pocinkovana', 'feuerverzinkt', 'zincato a caldo',
    'sıcak daldırma galvanizli'),
  option('primed', 'primed', 'грунтованная', 'grundirana', 'grundiert', 'con primer', 'astarlı'),
])
export const steelGrade = select('steelGrade', t('Steel grade', 'Марка стали', 'Kvalitet čelika', 'Stahlsorte',
  'Qualità dell’acciaio', 'Çelik kalitesi'), codes('P235TR1', 'P235GH', 'S235JR', 'S355J2'))
export const layers = radio('layers', t('Layers', 'Слои', 'Slojevi', 'Schichtaufbau', 'Strati', 'Katmanlar'),
  codes('PE-X/Al/PE-X', 'PE-RT/Al/PE-RT'))
export const coil = interval('coil', t('Coil length', 'Длина бухты', 'Dužina kotura', 'Ringbundlänge', 'Lunghezza del rotolo',
  'Kangal boyu'), metres)
export const aluminium = interval('aluminium', t('Aluminium layer', 'Толщина слоя алюминия', 'Debljina aluminijuma',
  'Aluminiumschicht', 'Strato di alluminio', 'Alüminyum katman kalınlığı'), millimetres)
export const insulation = select('insulation', t('Insulation', 'Теплоизоляция', 'Izolacija', 'Dämmung', 'Isolamento', 'Yalıtım'),
  [
  option('none', 'without insulation', 'без изоляции', 'bez izolacije', 'ohne Dämmung', 'senza isolamento', 'yalıtımsız'),
  option('6', 'insulation 6 mm', 'изоляция 6 мм', 'izolacija 6 mm', 'Dämmung 6 mm', 'isolamento 6 mm', '6 mm yalıtımlı'),
  option('9', 'insulation 9 mm', 'изоляция 9 мм', 'izolacija 9 mm', 'Dämmung 9 mm', 'isolamento 9 mm', '9 mm yalıtımlı'),
  option('13', 'insulation 13 mm', 'изоляция 13 мм', 'izolacija 13 mm', 'Dämmung 13 mm', 'isolamento 13 mm', '13 mm yalıtımlı'),
])

export const shape = select('shape', t('Shape', 'Форма', 'Oblik', 'Bauform', 'Forma', 'Biçim'), [
  option('elbow-90', 'elbow 90°', 'угольник 90°', 'koleno 90°', 'Winkel 90°', 'gomito 90°', 'dirsek 90°'),
  option('elbow-45', 'elbow 45°', 'угольник 45°', 'koleno 45°', 'Winkel 45°', 'gomito 45°', 'dirsek 45°'),
  option('tee', 'tee', 'тройник', 'T-komad', 'T-Stück', 'derivazione a T', 'T parçası'),
  option('coupling', 'coupling', 'муфта', 'mufa', 'Muffe', 'manicotto', 'manşon'),
  option('nipple', 'nipple', 'ниппель', 'nipel', 'Doppelnippel', 'nipplo', 'nipel'),
  option('union', 'union', 'сгон «американка»', 'holender', 'Verschraubung', 'bocchettone', 'rakor'),
  option('cap', 'cap', 'заглушка', 'kapa', 'Kappe', 'calotta', 'kapak'),
  option('male-adaptor', 'male adaptor', 'переход на НР', 'prelaz na SN', 'Übergang mit AG', 'attacco maschio',
    'dış dişli adaptör'),
  option('female-adaptor', 'female adaptor', 'переход на ВР', 'prelaz na UN', 'Übergang mit IG', 'attacco femmina',
    'iç dişli adaptör'),
])
export const nickelPlated = check('nickelPlated',
  t('Nickel-plated', 'Никелированное покрытие', 'Niklovano', 'Vernickelt', 'Nichelato', 'Nikel kaplama'))
export const contour = radio('contour', t('Press contour', 'Профиль опрессовки', 'Profil presovanja', 'Presskontur',
  'Profilo di pressatura', 'Pres profili'), codes('M', 'V'))
export const flangeType = select('flangeType', t('Flange type', 'Тип фланца', 'Tip prirubnice', 'Flanschtyp', 'Tipo di flangia',
  'Flanş tipi'), [
  option('plate', 'plate type 01', 'плоский, тип 01', 'ravna, tip 01', 'glatt, Typ 01', 'piana, tipo 01', 'düz, 01 tipi'),
  option('blind', 'blind type 05', 'глухой, тип 05', 'slepa, tip 05', 'Blindflansch, Typ 05', 'cieca, tipo 05', 'kör, 05 tipi'),
  option('neck', 'welding neck type 11', 'воротниковый, тип 11', 'sa grlom, tip 11', 'Vorschweißflansch, Typ 11',
    'a collarino, tipo 11', 'kaynak boyunlu, 11 tipi'),
  option('threaded', 'threaded type 13', 'резьбовой, тип 13', 'navojna, tip 13', 'Gewindeflansch, Typ 13', 'filettata, tipo 13',
    'dişli, 13 tipi'),
])
export const facing = radio('facing', t('Flange facing', 'Уплотнительная поверхность', 'Zaptivna površina', 'Dichtfläche',
  'Faccia di tenuta', 'Sızdırmazlık yüzeyi'), codes('A', 'B1', 'B2'))
export const holes = interval('holes', t('Bolt holes', 'Отверстия под болты', 'Otvori za zavrtnje', 'Schraubenlöcher',
  'Fori per bulloni', 'Cıvata deliği sayısı'), t('pcs', 'шт.', 'kom.', 'Stk.', 'pz', 'adet'))

const bars = (upTo: string) => {
  const comma = upTo.replace('.', ',')
  return option(`0-${upTo.replace('.', '-')}`, `0–${upTo} bar`, `0–${comma} бар`, `0–${comma} bar`, `0–${comma} bar`,
    `0–${comma} bar`, `0–${comma} bar`)
}
export const range = select('range', t('Pressure range', 'Диапазон давления', 'Opseg pritiska', 'Anzeigebereich Druck',
  'Campo di pressione', 'Basınç aralığı'), ['1', '1.6', '2.5', '4', '6', '10', '16', '25', '40'].map(bars))
export const temperatureRange = select('temperatureRange', t('Temperature range', 'Диапазон температуры', 'Opseg temperature',
  'Anzeigebereich Temperatur', 'Campo di temperatura', 'Sıcaklık aralığı'),
['−30…+50 °C', '0…60 °C', '0…100 °C', '0…120 °C', '0…160 °C', '0…200 °C'].map((each) => ({
  key: each.startsWith('−') ? 'minus-30-50' : each.replace(/\D+/g, '-').replace(/-$/, ''), label: same(each) })))
export const caseSize = interval('caseSize',
  t('Case diameter', 'Диаметр корпуса', 'Prečnik kućišta', 'Gehäusedurchmesser', 'Diametro della cassa', 'Gövde çapı'),
    millimetres)
export const stem = interval('stem',
  t('Stem length', 'Длина погружной части', 'Dužina uronskog dela', 'Schaftlänge', 'Lunghezza del gambo', 'Daldırma boyu'),
    millimetres)
export const accuracy = radio('accuracy', t('Accuracy class', 'Класс точности', 'Klasa tačnosti', 'Genauigkeitsklasse',
  'Classe di precisione', 'Doğruluk sınıfı'), decimalCodes('1.0', '1.6', '2.5'))
export const position = radio('position', t('Connection position', 'Расположение штуцера', 'Položaj priključka', 'Anschlusslage',
  'Posizione dell’attacco', 'Bağlantı yönü'), [
  option('bottom', 'bottom connection', 'штуцер снизу', 'priključak odozdo', 'Anschluss unten', 'attacco radiale',
    'alttan bağlantı'),
  option('back', 'back connection', 'штуцер сзади', 'priključak pozadi', 'Anschluss hinten', 'attacco posteriore',
    'arkadan bağlantı'),
])
export const glycerine = check('glycerine',
  t('Glycerine filling', 'Заполнение глицерином', 'Punjenje glicerinom', 'Glyzerinfüllung', 'Riempimento di glicerina',
    'Gliserin dolgulu'))
export const meterType = radio('meterType', t('Principle', 'Принцип действия', 'Princip rada', 'Messprinzip',
  'Principio di misura', 'Ölçüm prensibi'), [
  option('single-jet', 'single-jet', 'одноструйный', 'jednomlazni', 'Einstrahl', 'getto singolo', 'tek hüzmeli'),
  option('multi-jet', 'multi-jet', 'многоструйный', 'višemlazni', 'Mehrstrahl', 'getto multiplo', 'çok hüzmeli'),
  option('ultrasonic', 'ultrasonic', 'ультразвуковой', 'ultrazvučni', 'Ultraschall', 'ultrasuoni', 'ultrasonik'),
])
export const waterTemperature = radio('waterTemperature', t('Water temperature', 'Температура воды', 'Temperatura vode',
  'Wassertemperatur', 'Temperatura dell’acqua', 'Su sıcaklığı'), codes('T30', 'T90'))
export const meterRatio = select('meterRatio', t('Measuring ratio Q3/Q1', 'Отношение Q3/Q1', 'Odnos Q3/Q1', 'Messspanne Q3/Q1',
  'Rapporto Q3/Q1', 'Q3/Q1 oranı'), codes('R80', 'R100', 'R160', 'R250'))
export const pulse = check('pulse',
  t('Pulse output', 'Импульсный выход', 'Impulsni izlaz', 'Impulsausgang', 'Uscita a impulsi', 'Darbe çıkışı'))
