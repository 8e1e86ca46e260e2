// Characteristics of tools, shared by the categories of the class.
import { same, t } from '../../types.ts'
import type { CharacteristicSeed } from '../../types.ts'
import { check, codes, interval, option } from '../declare.ts'

const millimetre = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const metre = t('m', 'м', 'm', 'm', 'm', 'm')
const watt = t('W', 'Вт', 'W', 'W', 'W', 'W')
const litre = t('l', 'л', 'l', 'l', 'l', 'l')
const rpm = t('rpm', 'об/мин', 'o/min', 'U/min', 'giri/min', 'd/dk')

// power tools
export const batteryVoltage = interval('batteryVoltage', t('Battery voltage', 'Напряжение аккумулятора', 'Napon baterije', 'Akkuspannung', 'Tensione della batteria', 'Akü gerilimi'), t('V', 'В', 'V', 'V', 'V', 'V'))
export const batteryCapacity = interval('batteryCapacity', t('Battery capacity', 'Ёмкость аккумулятора', 'Kapacitet baterije', 'Akkukapazität', 'Capacità della batteria', 'Akü kapasitesi'), t('Ah', 'А·ч', 'Ah', 'Ah', 'Ah', 'Ah'))
export const torque = interval('torque', t('Maximum torque', 'Максимальный крутящий момент', 'Najveći obrtni moment', 'Maximales Drehmoment', 'Coppia massima', 'Azami tork'), t('Nm', 'Н·м', 'Nm', 'Nm', 'Nm', 'Nm'))
export const brushless = check('brushless', t('Brushless motor', 'Бесщёточный двигатель', 'Motor bez četkica', 'Bürstenloser Motor', 'Motore senza spazzole', 'Fırçasız motor'))
export const power = interval('power', t('Power', 'Мощность', 'Snaga', 'Leistung', 'Potenza', 'Güç'), watt)
export const speed = interval('speed', t('No-load speed', 'Частота вращения без нагрузки', 'Broj obrtaja bez opterećenja', 'Leerlaufdrehzahl', 'Velocità a vuoto', 'Boştaki devir'), rpm)
export const discDiameter = interval('discDiameter', t('Disc diameter', 'Диаметр диска', 'Prečnik diska', 'Scheibendurchmesser', 'Diametro del disco', 'Disk çapı'), millimetre)
export const speedControl = check('speedControl', t('Speed control', 'Регулировка оборотов', 'Regulacija obrtaja', 'Drehzahlregelung', 'Regolazione della velocità', 'Devir ayarı'))
export const impact = interval('impact', t('Impact energy', 'Энергия удара', 'Energija udara', 'Schlagenergie', 'Energia del colpo', 'Darbe enerjisi'), t('J', 'Дж', 'J', 'J', 'J', 'J'))
export const holder: CharacteristicSeed = {
  key: 'holder', name: t('Tool holder', 'Патрон', 'Prihvat alata', 'Werkzeugaufnahme', 'Attacco utensile', 'Takım tutucu'), type: 'Radio', options: codes('SDS-plus', 'SDS-max'),
}
export const switchForm: CharacteristicSeed = {
  key: 'switchForm', name: t('Switch', 'Выключатель', 'Prekidač', 'Schalter', 'Interruttore', 'Şalter'), type: 'Radio',
  options: [
    option('slide', 'slide switch', 'ползунковый', 'klizni', 'Schiebeschalter', 'a cursore', 'sürgülü şalter'),
    option('paddle', 'dead-man paddle switch', 'клавиша без фиксации', 'sigurnosni taster', 'Totmannschalter', 'a uomo presente', 'ölü adam şalteri'),
  ],
}
export const inTheBox: CharacteristicSeed = {
  key: 'inTheBox', name: t('In the box', 'Комплектация', 'U kompletu', 'Lieferumfang', 'Dotazione', 'Kutu içeriği'), type: 'Text',
}

// hand tools
export const size = interval('size', t('Width across flats', 'Размер под ключ', 'Otvor ključa', 'Schlüsselweite', 'Apertura della chiave', 'Anahtar ağzı'), millimetre)
export const length = interval('length', t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Uzunluk'), millimetre)
export const standard: CharacteristicSeed = {
  key: 'standard', name: t('Standard', 'Стандарт', 'Standard', 'Norm', 'Norma', 'Standart'), type: 'Select',
  options: codes('DIN 3113', 'DIN 838', 'DIN 338', 'DIN 340', 'DIN 1897', 'DIN 6527'),
}
export const finish: CharacteristicSeed = {
  key: 'finish', name: t('Finish', 'Покрытие', 'Završna obrada', 'Oberfläche', 'Finitura', 'Yüzey'), type: 'Select',
  options: [
    option('chrome', 'chrome-plated', 'хром', 'hromirano', 'verchromt', 'cromatura', 'krom kaplı'),
    option('matt-chrome', 'matt chrome', 'матовый хром', 'mat hrom', 'mattverchromt', 'cromatura satinata', 'mat krom'),
    option('polished', 'polished', 'полировка', 'polirano', 'poliert', 'lucidatura', 'parlatılmış'),
    option('phosphated', 'phosphated', 'фосфатирование', 'fosfatirano', 'phosphatiert', 'fosfatazione', 'fosfat kaplı'),
  ],
}
export const spannerForm: CharacteristicSeed = {
  key: 'spannerForm', name: t('Type', 'Вид', 'Vrsta', 'Bauart', 'Tipo', 'Tip'), type: 'Select',
  options: [
    { key: 'combination', label: t('Combination', 'Комбинированный', 'Okasto-viljuškasti', 'Ringmaulschlüssel', 'Combinata', 'Kombine'), inName: t('Combination spanner', 'Ключ комбинированный', 'Ključ okasto-viljuškasti', 'Ringmaulschlüssel', 'Chiave combinata', 'Kombine anahtar') },
    { key: 'ratchet', label: t('Ratchet combination', 'Комбинированный с трещоткой', 'Okasto-viljuškasti sa račnom', 'Ratschenringmaulschlüssel', 'Combinata a cricchetto', 'Cırcırlı kombine'), inName: t('Ratchet spanner', 'Ключ с трещоткой', 'Ključ sa račnom', 'Ratschenringmaulschlüssel', 'Chiave combinata a cricchetto', 'Cırcırlı kombine anahtar') },
    { key: 'ring', label: t('Offset ring', 'Накидной изогнутый', 'Okasti savijeni', 'Gekröpfter Ringschlüssel', 'Poligonale piegata', 'Eğri yıldız'), inName: t('Ring spanner', 'Ключ накидной', 'Ključ okasti', 'Ringschlüssel', 'Chiave poligonale', 'Yıldız anahtar') },
  ],
}
export const pliersForm: CharacteristicSeed = {
  key: 'pliersForm', name: t('Type', 'Вид', 'Vrsta', 'Bauart', 'Tipo', 'Tip'), type: 'Select',
  options: [
    { key: 'combination', label: t('Combination pliers', 'Пассатижи', 'Kombinovana klešta', 'Kombizange', 'Pinza universale', 'Pense') },
    { key: 'diagonal', label: t('Diagonal cutters', 'Бокорезы', 'Kose sečice', 'Seitenschneider', 'Tronchese diagonale', 'Yan keski') },
    { key: 'long-nose', label: t('Long-nose pliers', 'Длинногубцы', 'Špicasta klešta', 'Flachrundzange', 'Pinza a becchi lunghi', 'Kargaburun') },
    { key: 'water-pump', label: t('Water pump pliers', 'Клещи переставные', 'Papagaj klešta', 'Wasserpumpenzange', 'Pinza regolabile', 'Fort pense') },
    { key: 'end-cutting', label: t('End cutters', 'Кусачки торцевые', 'Čeone sečice', 'Vornschneider', 'Tronchese frontale', 'Kerpeten') },
  ],
}
export const handle: CharacteristicSeed = {
  key: 'handle', name: t('Handle', 'Рукоятка', 'Drška', 'Griff', 'Impugnatura', 'Sap'), type: 'Select',
  options: [
    option('dipped', 'dipped handles', 'ручки в ПВХ', 'PVC drške', 'tauchisoliert', 'manici plastificati', 'PVC saplı'),
    option('two-component', 'two-component handles', 'двухкомпонентные ручки', 'dvokomponentne drške', 'Zweikomponentengriff', 'manici bicomponente', 'çift bileşenli sap'),
    option('insulated', 'insulated 1000 V', 'изоляция 1000 В', 'izolacija 1000 V', 'isoliert 1000 V', 'isolamento 1000 V', '1000 V izoleli'),
    option('ash', 'ash handle', 'рукоятка из ясеня', 'drška od jasena', 'Eschenstiel', 'manico in frassino', 'dişbudak sap'),
    option('hickory', 'hickory handle', 'рукоятка из гикори', 'drška od hikorija', 'Hickorystiel', 'manico in hickory', 'hikori sap'),
    option('fibreglass', 'fibreglass handle', 'фиберглассовая рукоятка', 'drška od fiberglasa', 'Fiberglasstiel', 'manico in fibra di vetro', 'fiberglas sap'),
    option('steel', 'tubular steel handle', 'стальная рукоятка', 'čelična drška', 'Stahlrohrstiel', 'manico in tubo d’acciaio', 'çelik boru sap'),
  ],
}
export const hammerForm: CharacteristicSeed = {
  key: 'hammerForm', name: t('Type', 'Вид', 'Vrsta', 'Bauart', 'Tipo', 'Tip'), type: 'Select',
  options: [
    { key: 'engineers', label: t('Engineer’s hammer', 'Молоток слесарный', 'Bravarski čekić', 'Schlosserhammer', 'Martello da meccanico', 'Tesviyeci çekici') },
    { key: 'claw', label: t('Claw hammer', 'Молоток-гвоздодёр', 'Tesarski čekić', 'Klauenhammer', 'Martello da carpentiere', 'Çatal çekiç') },
    { key: 'club', label: t('Club hammer', 'Кувалда малая', 'Macola', 'Fäustel', 'Mazzetta', 'Küçük balyoz') },
    { key: 'ball-pein', label: t('Ball-pein hammer', 'Молоток с круглым бойком', 'Čekić sa kuglom', 'Kugelhammer', 'Martello a palla', 'Bilyalı çekiç') },
  ],
}
export const weight = interval('weight', t('Head weight', 'Масса бойка', 'Masa glave', 'Kopfgewicht', 'Peso della testa', 'Baş ağırlığı'), t('g', 'г', 'g', 'g', 'g', 'g'))

// abrasives and cutting
export const diameter = interval('diameter', t('Diameter', 'Диаметр', 'Prečnik', 'Durchmesser', 'Diametro', 'Çap'), millimetre)
export const bore = interval('bore', t('Bore', 'Посадочное отверстие', 'Otvor', 'Bohrung', 'Foro', 'Delik çapı'), millimetre)
export const thickness = interval('thickness', t('Thickness', 'Толщина', 'Debljina', 'Dicke', 'Spessore', 'Kalınlık'), millimetre)
export const workMaterial: CharacteristicSeed = {
  key: 'workMaterial', name: t('For material', 'По материалу', 'Za materijal', 'Für Material', 'Per materiale', 'Malzeme'), type: 'Select',
  options: [
    { ...option('steel', 'steel', 'сталь', 'čelik', 'Stahl', 'acciaio', 'çelik'), genitive: { ru: 'стали', sr: 'čelika' } },
    { ...option('inox', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox', 'paslanmaz çelik'), genitive: { ru: 'нержавеющей стали', sr: 'nerđajućeg čelika' } },
    { ...option('aluminium', 'aluminium', 'алюминий', 'aluminijum', 'Aluminium', 'alluminio', 'alüminyum'), genitive: { ru: 'алюминия', sr: 'aluminijuma' } },
    { ...option('concrete', 'concrete', 'бетон', 'beton', 'Beton', 'calcestruzzo', 'beton'), genitive: { ru: 'бетона', sr: 'betona' } },
    { ...option('granite', 'granite', 'гранит', 'granit', 'Granit', 'granito', 'granit'), genitive: { ru: 'гранита', sr: 'granita' } },
    { ...option('tile', 'ceramic tile', 'керамическая плитка', 'keramičke pločice', 'Fliesen', 'piastrelle', 'fayans'), genitive: { ru: 'керамической плитки', sr: 'keramičkih pločica' } },
    { ...option('asphalt', 'asphalt', 'асфальт', 'asfalt', 'Asphalt', 'asfalto', 'asfalt'), genitive: { ru: 'асфальта', sr: 'asfalta' } },
  ],
}
export const suitable: CharacteristicSeed = {
  key: 'suitable', name: t('Suitable for', 'Подходит для', 'Pogodno za', 'Geeignet für', 'Adatto a', 'Uygun malzemeler'), type: 'TextList',
  options: [
    option('steel', 'steel', 'сталь', 'čelik', 'Stahl', 'acciaio', 'çelik'),
    option('inox', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox', 'paslanmaz çelik'),
    option('cast-iron', 'cast iron', 'чугун', 'liveno gvožđe', 'Gusseisen', 'ghisa', 'dökme demir'),
    option('aluminium', 'aluminium', 'алюминий', 'aluminijum', 'Aluminium', 'alluminio', 'alüminyum'),
    option('concrete', 'concrete', 'бетон', 'beton', 'Beton', 'calcestruzzo', 'beton'),
    option('brick', 'brick', 'кирпич', 'opeka', 'Ziegel', 'mattone', 'tuğla'),
    option('stone', 'natural stone', 'природный камень', 'prirodni kamen', 'Naturstein', 'pietra naturale', 'doğal taş'),
    option('wood', 'wood', 'древесина', 'drvo', 'Holz', 'legno', 'ahşap'),
    option('plastic', 'plastics', 'пластмассы', 'plastika', 'Kunststoff', 'materie plastiche', 'plastik'),
  ],
}
export const discForm: CharacteristicSeed = {
  key: 'discForm', name: t('Disc form', 'Форма круга', 'Oblik ploče', 'Scheibenform', 'Forma del disco', 'Disk formu'), type: 'Radio',
  options: [
    option('flat', 'flat T41', 'плоский T41', 'ravna T41', 'gerade T41', 'piano T41', 'düz T41'),
    option('depressed', 'depressed centre T42', 'вогнутый T42', 'ispupčena T42', 'gekröpft T42', 'centro depresso T42', 'bombeli T42'),
  ],
}
export const flapForm: CharacteristicSeed = {
  key: 'flapForm', name: t('Form', 'Форма', 'Oblik', 'Form', 'Forma', 'Form'), type: 'Radio',
  options: [
    option('flat', 'flat T27', 'плоский T27', 'ravni T27', 'flach T27', 'piano T27', 'düz T27'),
    option('conical', 'conical T29', 'конический T29', 'konični T29', 'konisch T29', 'conico T29', 'konik T29'),
  ],
}
export const grain: CharacteristicSeed = {
  key: 'grain', name: t('Abrasive grain', 'Абразив', 'Abraziv', 'Schleifkorn', 'Abrasivo', 'Aşındırıcı'), type: 'Select',
  options: [
    option('zirconia', 'zirconia', 'цирконий', 'cirkonijum', 'Zirkonkorund', 'zirconio', 'zirkonyum'),
    option('corundum', 'aluminium oxide', 'электрокорунд', 'elektrokorund', 'Normalkorund', 'corindone', 'alüminyum oksit'),
    option('ceramic', 'ceramic', 'керамика', 'keramika', 'Keramikkorn', 'ceramico', 'seramik'),
  ],
}
export const grit: CharacteristicSeed = {
  key: 'grit', name: t('Grit', 'Зернистость', 'Granulacija', 'Körnung', 'Grana', 'Kum'), type: 'Select', options: codes('P36', 'P40', 'P60', 'P80', 'P120'),
}
export const rim: CharacteristicSeed = {
  key: 'rim', name: t('Rim', 'Тип диска', 'Ivica', 'Rand', 'Tipo di disco', 'Kenar'), type: 'Select',
  options: [
    option('segmented', 'segmented', 'сегментный', 'segmentna', 'segmentiert', 'segmentato', 'segmentli'),
    option('turbo', 'turbo', 'турбо', 'turbo', 'Turbo', 'turbo', 'turbo'),
    option('continuous', 'continuous', 'сплошной', 'puna', 'geschlossen', 'continuo', 'sürekli'),
  ],
}
export const segmentHeight = interval('segmentHeight', t('Segment height', 'Высота сегмента', 'Visina segmenta', 'Segmenthöhe', 'Altezza del segmento', 'Segment yüksekliği'), millimetre)
export const cooling: CharacteristicSeed = {
  key: 'cooling', name: t('Cutting', 'Резка', 'Rezanje', 'Schnitt', 'Taglio', 'Kesim'), type: 'Radio',
  options: [
    option('dry-wet', 'dry and wet', 'сухая и мокрая', 'suvo i mokro', 'trocken und nass', 'a secco e ad acqua', 'kuru ve sulu'),
    option('wet', 'wet only', 'только мокрая', 'samo mokro', 'nur nass', 'solo ad acqua', 'yalnızca sulu'),
  ],
}
export const steelGrade: CharacteristicSeed = {
  key: 'steelGrade', name: t('Tool material', 'Материал инструмента', 'Materijal alata', 'Schneidstoff', 'Materiale dell’utensile', 'Takım malzemesi'), type: 'Select', options: codes('HSS-R', 'HSS-G', 'HSS-Co5', 'HSS-TiN'),
}
export const workingLength = interval('workingLength', t('Working length', 'Рабочая длина', 'Radna dužina', 'Arbeitslänge', 'Lunghezza utile', 'Çalışma boyu'), millimetre)
export const cuttingEdges = interval('cuttingEdges', t('Cutting edges', 'Режущие кромки', 'Broj reznih ivica', 'Schneidenzahl', 'Taglienti', 'Ağız sayısı'))
export const coating: CharacteristicSeed = {
  key: 'coating', name: t('Coating', 'Покрытие', 'Prevlaka', 'Beschichtung', 'Rivestimento', 'Kaplama'), type: 'Select',
  options: [option('none', 'uncoated', 'без покрытия', 'bez prevlake', 'unbeschichtet', 'non rivestita', 'kaplamasız'), ...codes('TiAlN', 'AlCrN', 'DLC')],
}

export const shank: CharacteristicSeed = {
  key: 'shank', name: t('Shank', 'Хвостовик', 'Drška alata', 'Schaft', 'Codolo', 'Şaft'), type: 'Radio',
  options: [{ key: 'ha', label: t('Cylindrical HA', 'Цилиндрический HA', 'Cilindrična HA', 'Zylindrisch HA', 'Cilindrico HA', 'Silindirik HA'), inName: same('HA') }, { key: 'hb', label: t('Weldon HB', 'Weldon HB', 'Weldon HB', 'Weldon HB', 'Weldon HB', 'Weldon HB'), inName: same('HB') }],
}

// measuring
export const fineAdjustment = check('fineAdjustment', t('Fine adjustment', 'Микроподача', 'Fino podešavanje', 'Feineinstellung', 'Regolazione fine', 'Hassas ayar'))
export const measuringRange = interval('measuringRange', t('Measuring range', 'Диапазон измерения', 'Merni opseg', 'Messbereich', 'Campo di misura', 'Ölçme aralığı'), millimetre)
export const tapeLength = interval('tapeLength', t('Tape length', 'Длина ленты', 'Dužina trake', 'Bandlänge', 'Lunghezza del nastro', 'Şerit uzunluğu'), metre)
export const tapeWidth = interval('tapeWidth', t('Tape width', 'Ширина ленты', 'Širina trake', 'Bandbreite', 'Larghezza del nastro', 'Şerit genişliği'), millimetre)
export const accuracyClass: CharacteristicSeed = {
  key: 'accuracyClass', name: t('Accuracy class', 'Класс точности', 'Klasa tačnosti', 'Genauigkeitsklasse', 'Classe di precisione', 'Doğruluk sınıfı'), type: 'Radio',
  options: [
    { key: 'i', label: t('Class I', 'Класс I', 'Klasa I', 'Klasse I', 'Classe I', 'I. sınıf'), inName: t('class I', 'класс I', 'klasa I', 'Klasse I', 'classe I', 'I. sınıf') },
    { key: 'ii', label: t('Class II', 'Класс II', 'Klasa II', 'Klasse II', 'Classe II', 'II. sınıf'), inName: t('class II', 'класс II', 'klasa II', 'Klasse II', 'classe II', 'II. sınıf') },
  ],
}
export const tapeCase: CharacteristicSeed = {
  key: 'tapeCase', name: t('Case', 'Корпус', 'Kućište', 'Gehäuse', 'Cassa', 'Gövde'), type: 'Select',
  options: [
    option('abs', 'ABS case', 'корпус АБС', 'ABS kućište', 'ABS-Gehäuse', 'cassa in ABS', 'ABS gövde'),
    option('rubber', 'rubber-coated case', 'обрезиненный корпус', 'gumirano kućište', 'gummiertes Gehäuse', 'cassa gommata', 'kauçuk kaplı gövde'),
    option('metal', 'metal case', 'металлический корпус', 'metalno kućište', 'Metallgehäuse', 'cassa metallica', 'metal gövde'),
  ],
}
export const magneticEnd = check('magneticEnd', t('Magnetic', 'Магнитный', 'Magnetno', 'Magnetisch', 'Magnetico', 'Mıknatıslı'))
export const reading: CharacteristicSeed = {
  key: 'reading', name: t('Reading', 'Отсчёт', 'Očitavanje', 'Ablesung', 'Lettura', 'Okuma'), type: 'Radio',
  options: [
    { key: 'vernier', label: t('Vernier', 'По нониусу', 'Nonijus', 'Nonius', 'A nonio', 'Verniyer'), inName: t('Vernier caliper', 'Штангенциркуль нониусный', 'Pomično merilo sa nonijusom', 'Messschieber mit Nonius', 'Calibro a nonio', 'Verniyerli kumpas') },
    { key: 'dial', label: t('Dial', 'По циферблату', 'Časovnik', 'Rundskala', 'A quadrante', 'Saatli'), inName: t('Dial caliper', 'Штангенциркуль стрелочный', 'Pomično merilo sa časovnikom', 'Uhrmessschieber', 'Calibro a quadrante', 'Saatli kumpas') },
    { key: 'digital', label: t('Digital', 'Цифровой', 'Digitalno', 'Digital', 'Digitale', 'Dijital'), inName: t('Digital caliper', 'Штангенциркуль цифровой', 'Digitalno pomično merilo', 'Digitaler Messschieber', 'Calibro digitale', 'Dijital kumpas') },
  ],
}
export const division = interval('division', t('Scale division', 'Цена деления', 'Podela skale', 'Skalenteilung', 'Divisione di scala', 'Ölçek taksimatı'), millimetre)
export const jawLength = interval('jawLength', t('Jaw length', 'Вылет губок', 'Dužina krakova', 'Schenkellänge', 'Lunghezza dei becchi', 'Çene boyu'), millimetre)
export const caliperMaterial: CharacteristicSeed = {
  key: 'caliperMaterial', name: t('Material', 'Материал', 'Materijal', 'Material', 'Materiale', 'Malzeme türü'), type: 'Select',
  options: [
    option('stainless', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox', 'paslanmaz çelik'),
    option('chromed', 'chrome-plated steel', 'хромированная сталь', 'hromirani čelik', 'verchromter Stahl', 'acciaio cromato', 'krom kaplı çelik'),
    option('carbon-fibre', 'carbon fibre', 'углепластик', 'karbonska vlakna', 'Kohlefaser', 'fibra di carbonio', 'karbon fiber'),
  ],
}
export const vials = interval('vials', t('Vials', 'Число ампул', 'Broj bočica', 'Libellen', 'Fiale', 'Tüp sayısı'))
export const precision = interval('precision', t('Accuracy', 'Погрешность', 'Tačnost', 'Messgenauigkeit', 'Precisione', 'Hassasiyet'), t('mm/m', 'мм/м', 'mm/m', 'mm/m', 'mm/m', 'mm/m'))
export const colour: CharacteristicSeed = {
  key: 'colour', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), type: 'Select',
  options: [
    option('yellow', 'yellow', 'жёлтый', 'žuta', 'gelb', 'giallo', 'sarı'),
    option('red', 'red', 'красный', 'crvena', 'rot', 'rosso', 'kırmızı'),
    option('blue', 'blue', 'синий', 'plava', 'blau', 'blu', 'mavi'),
    option('black', 'black', 'чёрный', 'crna', 'schwarz', 'nero', 'siyah'),
    option('grey', 'grey', 'серый', 'siva', 'grau', 'grigio', 'gri'),
    option('silver', 'silver', 'серебристый', 'srebrna', 'silber', 'argento', 'gümüş'),
  ],
}

// workshop machines
export const motorPower = interval('motorPower', t('Motor power', 'Мощность двигателя', 'Snaga motora', 'Motorleistung', 'Potenza del motore', 'Motor gücü'), t('kW', 'кВт', 'kW', 'kW', 'kW', 'kW'))
export const tank = interval('tank', t('Receiver volume', 'Объём ресивера', 'Zapremina rezervoara', 'Kesselvolumen', 'Volume del serbatoio', 'Tank hacmi'), litre)
export const airFlow = interval('airFlow', t('Intake capacity', 'Производительность на входе', 'Usisni kapacitet', 'Ansaugleistung', 'Aria aspirata', 'Emiş kapasitesi'), t('l/min', 'л/мин', 'l/min', 'l/min', 'l/min', 'l/dk'))
export const pressure = interval('pressure', t('Maximum pressure', 'Максимальное давление', 'Najveći pritisak', 'Höchstdruck', 'Pressione massima', 'Azami basınç'), t('bar', 'бар', 'bar', 'bar', 'bar', 'bar'))
export const supply: CharacteristicSeed = {
  key: 'supply', name: t('Supply', 'Питание', 'Napajanje', 'Netzanschluss', 'Alimentazione', 'Besleme'), type: 'Radio',
  options: [
    { key: '230', label: t('230 V', '230 В', '230 V', '230 V', '230 V', '230 V') },
    { key: '400', label: t('400 V', '400 В', '400 V', '400 V', '400 V', '400 V') },
  ],
}
export const oilFree = check('oilFree', t('Oil-free', 'Безмасляный', 'Bezuljni', 'Ölfrei', 'Senza olio', 'Yağsız'))
export const outputPower = interval('outputPower', t('Rated output', 'Номинальная мощность', 'Nazivna snaga', 'Nennleistung', 'Potenza nominale', 'Anma gücü'), t('kW', 'кВт', 'kW', 'kW', 'kW', 'kW'))
export const fuel: CharacteristicSeed = {
  key: 'fuel', name: t('Fuel', 'Топливо', 'Gorivo', 'Kraftstoff', 'Carburante', 'Yakıt'), type: 'Select',
  options: [
    { key: 'petrol', label: t('Petrol', 'Бензин', 'Benzin', 'Benzin', 'Benzina', 'Benzin'), inName: t('Petrol generator', 'Генератор бензиновый', 'Benzinski agregat', 'Benzin-Stromerzeuger', 'Generatore a benzina', 'Benzinli jeneratör') },
    { key: 'diesel', label: t('Diesel', 'Дизель', 'Dizel', 'Diesel', 'Gasolio', 'Dizel'), inName: t('Diesel generator', 'Генератор дизельный', 'Dizel agregat', 'Diesel-Stromerzeuger', 'Generatore diesel', 'Dizel jeneratör') },
    { key: 'gas', label: t('Petrol and LPG', 'Бензин и газ', 'Benzin i TNG', 'Benzin und Flüssiggas', 'Benzina e GPL', 'Benzin ve LPG'), inName: t('Dual-fuel generator', 'Генератор газобензиновый', 'Agregat na benzin i gas', 'Zweistoff-Stromerzeuger', 'Generatore bifuel', 'Çift yakıtlı jeneratör') },
  ],
}
export const starting: CharacteristicSeed = {
  key: 'starting', name: t('Starting', 'Запуск', 'Startovanje', 'Startsystem', 'Avviamento', 'Çalıştırma'), type: 'Radio',
  options: [
    option('recoil', 'recoil start', 'ручной запуск', 'ručni start', 'Seilzugstart', 'avviamento a strappo', 'ipli start'),
    option('electric', 'electric start', 'электрозапуск', 'električni start', 'Elektrostart', 'avviamento elettrico', 'marşlı'),
  ],
}
export const fuelTank = interval('fuelTank', t('Fuel tank', 'Топливный бак', 'Rezervoar goriva', 'Kraftstofftank', 'Serbatoio carburante', 'Yakıt deposu'), litre)
export const waterFlow = interval('waterFlow', t('Water flow', 'Расход воды', 'Protok vode', 'Fördermenge', 'Portata d’acqua', 'Su debisi'), t('l/h', 'л/ч', 'l/h', 'l/h', 'l/h', 'l/sa'))
export const hoseLength = interval('hoseLength', t('Hose length', 'Длина шланга', 'Dužina creva', 'Schlauchlänge', 'Lunghezza del tubo', 'Hortum uzunluğu'), metre)
export const hotWater = check('hotWater', t('Hot water', 'Подогрев воды', 'Topla voda', 'Heißwasser', 'Acqua calda', 'Sıcak su'))

// storage
export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), millimetre)
export const height = interval('height', t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), millimetre)
export const drawers = interval('drawers', t('Drawers', 'Число ящиков', 'Broj fioka', 'Schubladen', 'Cassetti', 'Çekmece sayısı'))
export const lockable = check('lockable', t('Lockable', 'С замком', 'Sa bravom', 'Abschließbar', 'Con serratura', 'Kilitli'))
export const drawerLoad = interval('drawerLoad', t('Load per drawer', 'Нагрузка на ящик', 'Nosivost fioke', 'Tragkraft je Schublade', 'Portata per cassetto', 'Çekmece yükü'), t('kg', 'кг', 'kg', 'kg', 'kg', 'kg'))
export const pieces = interval('pieces', t('Pieces in the set', 'Предметов в наборе', 'Broj delova', 'Teilezahl', 'Numero di pezzi', 'Parça sayısı'))
export const drive: CharacteristicSeed = {
  key: 'drive', name: t('Square drive', 'Присоединительный квадрат', 'Prihvatni četvorougao', 'Antriebsvierkant', 'Attacco quadro', 'Lokma karesi'), type: 'Select',
  options: [{ key: 'quarter', label: same('1/4"') }, { key: 'three-eighths', label: same('3/8"') }, { key: 'half', label: same('1/2"') }, { key: 'quarter-half', label: same('1/4"+1/2"') }],
}
export const packing: CharacteristicSeed = {
  key: 'packing', name: t('Packing', 'Упаковка', 'Pakovanje', 'Verpackung', 'Confezione', 'Ambalaj'), type: 'Select',
  options: [
    option('plastic-case', 'plastic case', 'пластиковый кейс', 'plastični kofer', 'Kunststoffkoffer', 'valigetta in plastica', 'plastik çanta'),
    option('metal-case', 'metal case', 'металлический кейс', 'metalni kofer', 'Metallkoffer', 'valigetta in metallo', 'metal çanta'),
    option('foam-tray', 'foam tray', 'ложемент', 'penasti uložak', 'Schaumeinlage', 'modulo in schiuma', 'köpük tabla'),
  ],
}
export const caseMaterial: CharacteristicSeed = {
  key: 'caseMaterial', name: t('Case material', 'Материал кейса', 'Materijal kofera', 'Koffermaterial', 'Materiale della valigetta', 'Çanta malzemesi'), type: 'Select',
  options: [
    option('polypropylene', 'polypropylene', 'полипропилен', 'polipropilen', 'Polypropylen', 'polipropilene', 'polipropilen'),
    option('aluminium', 'aluminium', 'алюминий', 'aluminijum', 'Aluminium', 'alluminio', 'alüminyum'),
    option('steel', 'sheet steel', 'листовая сталь', 'čelični lim', 'Stahlblech', 'lamiera', 'sac'),
  ],
}
export const tray = check('tray', t('Removable tray', 'Съёмный лоток', 'Uložak koji se vadi', 'Herausnehmbarer Einsatz', 'Vaschetta estraibile', 'Çıkarılabilir tabla'))
