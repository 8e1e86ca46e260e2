// Characteristics of fasteners. Declared once, used by every category of the class.
import { pick } from '../../stores/random.ts'
import { t } from '../../types.ts'
import type { CharacteristicSeed, Values } from '../../types.ts'
import { adjective, codes, noun, sizeIn } from '../declare.ts'

const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')

export const brands = ['Torvik', 'Boltane', 'Stalvint', 'Norgrip', 'Ancrova', 'Verlock'] as const

export const thread: CharacteristicSeed = {
  key: 'thread', type: 'Select',
  name: t('Thread', 'Резьба', 'Navoj', 'Gewinde', 'Filettatura', 'Diş'),
  options: codes('M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24', 'M30'),
}

export const length: CharacteristicSeed = {
  key: 'length', type: 'Interval', unit: millimetres,
  name: t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Boy'),
}

export const diameter: CharacteristicSeed = {
  key: 'diameter', type: 'Interval', unit: millimetres,
  name: t('Diameter', 'Диаметр', 'Prečnik', 'Durchmesser', 'Diametro', 'Çap'),
}

export const standard: CharacteristicSeed = {
  key: 'standard', type: 'Select',
  name: t('Standard', 'Стандарт', 'Standard', 'Norm', 'Norma', 'Standart'),
  options: codes(
    'DIN 933',
    'DIN 931',
    'ISO 4017',
    'ISO 4014',
    'DIN 912',
    'ISO 4762',
    'DIN 7984',
    'DIN 975',
    'DIN 976-1',
    'DIN 934',
    'ISO 4032',
    'DIN 985', 'DIN 980', 'ISO 7040', 'DIN 125', 'ISO 7089', 'DIN 9021', 'DIN 127', 'DIN 128', 'DIN 7980',
    'DIN 7337', 'ISO 15977', 'DIN 766', 'DIN 763', 'EN 818-2', 'DIN 603', 'ISO 8677',
  ),
}

export const strength: CharacteristicSeed = {
  key: 'strength', type: 'Select',
  name: t('Property class', 'Класс прочности', 'Klasa čvrstoće', 'Festigkeitsklasse', 'Classe di resistenza', 'Mukavemet sınıfı'),
  options: codes('4.6', '4.8', '5.8', '6', '8', '8.8', '10', '10.9', '12.9', 'A2-70', 'A4-70'),
}

export const coating: CharacteristicSeed = {
  key: 'coating', type: 'Select',
  name: t('Finish', 'Покрытие', 'Površinska zaštita', 'Oberfläche', 'Finitura', 'Kaplama'),
  options: [
    adjective('plain', 'Plain', 'Без покрытия', 'Bez prevlake', 'Blank', 'Finitura grezza', 'Kaplamasız'),
    adjective('black', 'Blackened', 'Оксидирование', 'Brunirano', 'Brüniert', 'Brunitura', 'Siyah oksit'),
    adjective('zinc', 'Zinc plated', 'Белый цинк', 'Belo cinkovano', 'Galvanisch verzinkt', 'Zincatura bianca', 'Beyaz galvaniz'),
    adjective('yellow', 'Yellow zinc', 'Жёлтый цинк', 'Žuto cinkovano', 'Gelb verzinkt', 'Zincatura gialla', 'Sarı galvaniz'),
    adjective('hot-dip', 'Hot-dip galvanised', 'Горячий цинк', 'Toplo cinkovano', 'Feuerverzinkt', 'Zincatura a caldo',
      'Sıcak daldırma galvaniz'),
    noun('flake', 'Zinc flake', 'Цинк-ламель', 'Cink-lamelna zaštita', 'Zinklamelle', 'Zinco lamellare', 'Çinko lamel'),
    adjective('phosphate', 'Black phosphate', 'Чёрный фосфат', 'Crno fosfatirano', 'Schwarz phosphatiert', 'Fosfatazione nera',
      'Siyah fosfat'),
    adjective('ruspert', 'Ceramic coating', 'Керамика', 'Keramička zaštita', 'Keramikbeschichtet', 'Ceramica', 'Seramik kaplama'),
    adjective('painted', 'Painted', 'Окраска', 'Bojeno', 'Lackiert', 'Verniciatura', 'Boyalı'),
  ],
}

export const material: CharacteristicSeed = {
  key: 'material', type: 'Select',
  name: t('Material', 'Материал', 'Materijal', 'Werkstoff', 'Materiale', 'Malzeme'),
  options: [
    noun('steel', 'Steel', 'Сталь', 'Čelik', 'Stahl', 'Acciaio', 'Çelik'),
    noun('a2', 'Stainless steel A2', 'Нержавеющая сталь A2', 'Nerđajući čelik A2', 'Edelstahl A2', 'Acciaio inox A2',
      'Paslanmaz çelik A2'),
    noun('a4', 'Stainless steel A4', 'Нержавеющая сталь A4', 'Nerđajući čelik A4', 'Edelstahl A4', 'Acciaio inox A4',
      'Paslanmaz çelik A4'),
    noun('brass', 'Brass', 'Латунь', 'Mesing', 'Messing', 'Ottone', 'Pirinç'),
    noun('copper', 'Copper', 'Медь', 'Bakar', 'Kupfer', 'Rame', 'Bakır'),
    noun('aluminium', 'Aluminium', 'Алюминий', 'Aluminijum', 'Aluminium', 'Alluminio', 'Alüminyum'),
    noun('nylon', 'Nylon', 'Нейлон', 'Najlon', 'Nylon', 'Nylon', 'Naylon'),
    noun('polypropylene', 'Polypropylene', 'Полипропилен', 'Polipropilen', 'Polypropylen', 'Polipropilene', 'Polipropilen'),
    adjective('alloy', 'Alloy steel', 'Легированная сталь', 'Legirani čelik', 'Legierter Stahl', 'Acciaio legato',
      'Alaşımlı çelik'),
  ],
}

export const rivetMaterial: CharacteristicSeed = {
  key: 'rivetMaterial', type: 'Select',
  name: t('Body / mandrel', 'Гильза / стержень', 'Telo / trn', 'Hülse / Dorn', 'Corpo / chiodo', 'Gövde / çivi'),
  options: [
    noun('aluminium-steel', 'Aluminium/steel', 'Алюминий/сталь', 'Aluminijum/čelik', 'Aluminium/Stahl', 'Alluminio/acciaio',
      'Alüminyum/çelik'),
    noun('steel-steel', 'Steel/steel', 'Сталь/сталь', 'Čelik/čelik', 'Stahl/Stahl', 'Acciaio/acciaio', 'Çelik/çelik'),
    noun('stainless', 'Stainless A2/A2', 'Нержавеющая сталь A2/A2', 'Nerđajući A2/A2', 'Edelstahl A2/A2', 'Inox A2/A2',
      'Paslanmaz A2/A2'),
    noun('copper-steel', 'Copper/steel', 'Медь/сталь', 'Bakar/čelik', 'Kupfer/Stahl', 'Rame/acciaio', 'Bakır/çelik'),
  ],
}

export const head: CharacteristicSeed = {
  key: 'head', type: 'Select',
  name: t('Head', 'Головка', 'Glava', 'Kopfform', 'Testa', 'Baş'),
  options: [
    noun('countersunk', 'Countersunk head', 'Потайная головка', 'Upuštena glava', 'Senkkopf', 'Testa svasata', 'Havşa baş'),
    noun('pan', 'Pan head', 'Полукруглая головка', 'Poluokrugla glava', 'Linsenkopf', 'Testa bombata', 'Bombe baş'),
    noun('washer', 'Washer head', 'Тарельчатая головка', 'Tanjirasta glava', 'Tellerkopf', 'Testa larga', 'Flanş baş'),
    noun('hex', 'Hex head', 'Шестигранная головка', 'Šestougaona glava', 'Sechskantkopf', 'Testa esagonale', 'Altıköşe baş'),
    noun('dome', 'Dome head', 'Стандартный бортик', 'Standardna glava', 'Flachrundkopf', 'Testa tonda', 'Yuvarlak baş'),
    noun('wide', 'Large flange', 'Широкий бортик', 'Široka glava', 'Großkopf', 'Flangia larga', 'Geniş baş'),
    noun('flat', 'Flat head', 'Плоская головка', 'Pljosnata glava', 'Flachkopf', 'Testa piana', 'Düz baş'),
    noun('headless', 'Lost head', 'Без шляпки', 'Bez glave', 'Stauchkopf', 'Testa di gruppino', 'Başsız'),
  ],
}

export const drive: CharacteristicSeed = {
  key: 'drive', type: 'Select',
  name: t('Drive', 'Шлиц', 'Prihvat', 'Antrieb', 'Impronta', 'Yuva'),
  options: codes('TX15', 'TX20', 'TX25', 'TX30', 'TX40'),
}

export const threadCoverage: CharacteristicSeed = {
  key: 'threadCoverage', type: 'Radio',
  name: t('Threaded part', 'Длина нарезки', 'Dužina navoja', 'Gewindelänge', 'Tratto filettato', 'Diş boyu'),
  options: [
    noun('full', 'Full thread', 'Полная резьба', 'Pun navoj', 'Vollgewinde', 'Filetto totale', 'Tam diş'),
    noun('partial', 'Partial thread', 'Неполная резьба', 'Delimičan navoj', 'Teilgewinde', 'Filetto parziale', 'Yarım diş'),
  ],
}

export const threadPitch: CharacteristicSeed = {
  key: 'threadPitch', type: 'Radio',
  name: t('Thread pitch', 'Шаг резьбы', 'Korak navoja', 'Gewindesteigung', 'Passo', 'Diş adımı'),
  options: [
    noun('coarse', 'Coarse thread', 'Крупный шаг', 'Krupan korak', 'Regelgewinde', 'Passo grosso', 'Kaba diş'),
    noun('fine', 'Fine thread', 'Мелкий шаг', 'Sitan korak', 'Feingewinde', 'Passo fine', 'İnce diş'),
  ],
}

export const screwPitch: CharacteristicSeed = {
  key: 'screwPitch', type: 'Radio',
  name: t('For the frame of', 'Для каркаса', 'Za konstrukciju od', 'Für Unterkonstruktion', 'Per orditura', 'Profil türü'),
  options: [
    {
      key: 'metal', inName: t('for metal', 'по металлу', 'za metal', 'für Metall', 'per metallo', 'metal için'),
      label: t('Metal studs', 'Металлический каркас', 'Metalna konstrukcija', 'Metallprofile', 'Orditura metallica',
      'Metal profil'),
    },
    {
      key: 'timber', inName: t('for timber', 'по дереву', 'za drvo', 'für Holz', 'per legno', 'ahşap için'),
      label: t('Timber', 'Деревянный каркас', 'Drvena konstrukcija', 'Holz', 'Orditura in legno', 'Ahşap profil'),
    },
  ],
}

export const suitableFor: CharacteristicSeed = {
  key: 'suitableFor', type: 'TextList',
  name: t('Suitable for', 'Подходит для', 'Pogodno za', 'Geeignet für', 'Adatto a', 'Uygun olduğu malzemeler'),
  options: [
    noun('concrete', 'Concrete', 'Бетон', 'Beton', 'Beton', 'Calcestruzzo', 'Beton'),
    noun('stone', 'Natural stone', 'Природный камень', 'Prirodni kamen', 'Naturstein', 'Pietra naturale', 'Doğal taş'),
    noun('solid-brick', 'Solid brick', 'Полнотелый кирпич', 'Puna opeka', 'Vollziegel', 'Mattone pieno', 'Dolu tuğla'),
    noun('hollow-brick', 'Hollow brick', 'Пустотелый кирпич', 'Šuplja opeka', 'Lochziegel', 'Mattone forato', 'Delikli tuğla'),
    noun('aerated', 'Aerated concrete', 'Газобетон', 'Porobeton', 'Porenbeton', 'Calcestruzzo aerato', 'Gazbeton'),
    noun('plasterboard', 'Plasterboard', 'Гипсокартон', 'Gips-karton', 'Gipskarton', 'Cartongesso', 'Alçıpan'),
    noun('gypsum-fibre', 'Gypsum fibreboard', 'Гипсоволокно', 'Gips-vlaknaste ploče', 'Gipsfaser', 'Gessofibra',
      'Alçı lifli levha'),
    noun('softwood', 'Softwood', 'Хвойная древесина', 'Meko drvo', 'Nadelholz', 'Legno tenero', 'Yumuşak ahşap'),
    noun('hardwood', 'Hardwood', 'Твёрдая древесина', 'Tvrdo drvo', 'Hartholz', 'Legno duro', 'Sert ahşap'),
    noun('chipboard', 'Chipboard', 'Древесно-стружечная плита', 'Iverica', 'Spanplatte', 'Truciolare', 'Sunta'),
    noun('sheet-steel', 'Sheet steel', 'Листовая сталь', 'Čelični lim', 'Stahlblech', 'Lamiera d’acciaio', 'Çelik sac'),
    noun('aluminium', 'Aluminium', 'Алюминий', 'Aluminijum', 'Aluminium', 'Alluminio', 'Alüminyum'),
    noun('plastic', 'Plastics', 'Пластик', 'Plastika', 'Kunststoff', 'Plastica', 'Plastik'),
  ],
}

export const washerIncluded: CharacteristicSeed = {
  key: 'washerIncluded', type: 'Check',
  name: t('Washer included', 'Шайба в комплекте', 'Podloška u kompletu', 'Mit Scheibe', 'Rondella inclusa', 'Pul dahil'),
}

export const approval: CharacteristicSeed = {
  key: 'approval', type: 'Check',
  name: t('European assessment (ETA)', 'Европейская оценка (ETA)', 'Evropska ocena (ETA)', 'Europäische Bewertung (ETA)',
    'Valutazione europea (ETA)', 'Avrupa onayı (ETA)'),
}

export const lotTraceable: CharacteristicSeed = {
  key: 'lotTraceable', type: 'Check',
  name: t('Certificate 3.1 with the lot', 'Сертификат 3.1 на партию', 'Sertifikat 3.1 uz šaržu', 'Abnahmeprüfzeugnis 3.1',
    'Certificato 3.1 del lotto', 'Parti için 3.1 sertifikası'),
}

export const equivalents: CharacteristicSeed = {
  key: 'equivalents', type: 'Text',
  name: t('Equivalent standards', 'Аналоги стандарта', 'Ekvivalentni standardi', 'Vergleichbare Normen', 'Norme equivalenti',
    'Eşdeğer standartlar'),
}

export const mounting: CharacteristicSeed = {
  key: 'mounting', type: 'Text',
  name: t('Installation', 'Монтаж', 'Ugradnja', 'Montage', 'Montaggio', 'Montaj'),
}

export const innerDiameter: CharacteristicSeed = {
  key: 'innerDiameter', type: 'Interval', unit: millimetres,
  name: t('Inner diameter', 'Внутренний диаметр', 'Unutrašnji prečnik', 'Innendurchmesser', 'Diametro interno', 'İç çap'),
}

export const outerDiameter: CharacteristicSeed = {
  key: 'outerDiameter', type: 'Interval', unit: millimetres,
  name: t('Outer diameter', 'Наружный диаметр', 'Spoljni prečnik', 'Außendurchmesser', 'Diametro esterno', 'Dış çap'),
}

export const fixtureThickness: CharacteristicSeed = {
  key: 'fixtureThickness', type: 'Interval', unit: millimetres,
  name: t('Fixture thickness', 'Толщина прикрепляемой детали', 'Debljina elementa', 'Klemmdicke', 'Spessore fissabile',
    'Bağlantı kalınlığı'),
}

export const drillCapacity: CharacteristicSeed = {
  key: 'drillCapacity', type: 'Interval', unit: millimetres,
  name: t('Drilling capacity', 'Толщина сверления', 'Kapacitet bušenja', 'Bohrleistung', 'Capacità di foratura',
    'Delme kapasitesi'),
}

export const pitch: CharacteristicSeed = {
  key: 'pitch', type: 'Interval', unit: millimetres,
  name: t('Link pitch', 'Шаг звена', 'Korak karike', 'Teilung', 'Passo della maglia', 'Bakla adımı'),
}

export const workingLoad: CharacteristicSeed = {
  key: 'workingLoad', type: 'Interval', unit: t('t', 'т', 't', 't', 't', 't'),
  name: t('Working load limit', 'Грузоподъёмность', 'Nosivost', 'Tragfähigkeit', 'Carico di lavoro', 'Çalışma yükü'),
}

export const pinType: CharacteristicSeed = {
  key: 'pinType', type: 'Radio',
  name: t('Pin', 'Палец', 'Osovina', 'Bolzen', 'Perno', 'Pim'),
  options: [
    noun('screw', 'Screw pin', 'Винтовой палец', 'Navojna osovina', 'Schraubbolzen', 'Perno a vite', 'Vidalı pim'),
    noun('nut', 'Bolt with nut', 'Палец с гайкой', 'Osovina sa navrtkom', 'Bolzen mit Mutter', 'Perno con dado', 'Somunlu pim'),
  ],
}

export const volume: CharacteristicSeed = {
  key: 'volume', type: 'Interval', unit: t('ml', 'мл', 'ml', 'ml', 'ml', 'ml'),
  name: t('Cartridge volume', 'Объём картриджа', 'Zapremina kartuša', 'Kartuscheninhalt', 'Volume cartuccia', 'Kartuş hacmi'),
}

export const resin: CharacteristicSeed = {
  key: 'resin', type: 'Select',
  name: t('Resin', 'Смола', 'Smola', 'Harz', 'Resina', 'Reçine'),
  options: [
    noun('polyester', 'Polyester', 'Полиэстер', 'Poliester', 'Polyester', 'Poliestere', 'Polyester'),
    noun('vinylester', 'Vinylester', 'Винилэстер', 'Vinilester', 'Vinylester', 'Vinilestere', 'Vinilester'),
    noun('epoxy', 'Epoxy', 'Эпоксид', 'Epoksid', 'Epoxid', 'Epossidica', 'Epoksi'),
    noun('hybrid', 'Hybrid', 'Гибридная смола', 'Hibridna smola', 'Hybridmörtel', 'Ibrida', 'Hibrit'),
  ],
}

export const temperature: CharacteristicSeed = {
  key: 'temperature', type: 'Interval', unit: t('°C', '°C', '°C', '°C', '°C', '°C'),
  name: t('Applied from', 'Применение от', 'Primena od', 'Verarbeitung ab', 'Posa a partire da', 'En düşük uygulama sıcaklığı'),
}

export const packQuantity: CharacteristicSeed = {
  key: 'packQuantity', type: 'Interval', unit: t('pcs', 'шт.', 'kom.', 'Stk.', 'pz.', 'adet'),
  name: t('Pieces in a box', 'Штук в коробке', 'Komada u kutiji', 'Stück je Karton', 'Pezzi per scatola', 'Kutudaki adet'),
}

export const chainGrade: CharacteristicSeed = {
  key: 'chainGrade', type: 'Select',
  name: t('Grade', 'Класс прочности цепи', 'Klasa lanca', 'Güteklasse', 'Grado', 'Kalite sınıfı'),
  options: codes('G30', 'G50', 'G70', 'G80', 'G100'),
}

export const hookType: CharacteristicSeed = {
  key: 'hookType', type: 'Select',
  name: t('Attachment', 'Крепление', 'Priključak', 'Anschluss', 'Attacco', 'Bağlantı'),
  options: [
    noun('eye', 'Eye', 'Проушина', 'Oko', 'Öse', 'Occhio', 'Halkalı'),
    noun('clevis', 'Clevis', 'Вилка', 'Viljuška', 'Gabelkopf', 'Forcella', 'Çatallı'),
    noun('swivel', 'Swivel', 'Вертлюг', 'Vrtuljak', 'Wirbel', 'Girevole', 'Fırdöndülü'),
  ],
}

/** 'm8' → 8. */
export const threadMillimetres = (values: Values): number => sizeIn(values, 'thread')

export const threadLabel = (values: Values): string => `M${threadMillimetres(values)}`

export const coatingFactor: Record<string, number> = {
  plain: 0.92, black: 0.96, zinc: 1, yellow: 1.04, 'hot-dip': 1.45, flake: 1.6, phosphate: 0.97, ruspert: 1.5, painted: 0.98,
}

export const strengthFactor: Record<string, number> = {
  '4-6': 0.85, '4-8': 0.9, '5-8': 0.96, '6': 0.92, '8': 1, '8-8': 1.05, '10': 1.25, '10-9': 1.35, '12-9': 1.7,
  'a2-70': 2.9, 'a4-70': 4.2,
}

export const materialFactor: Record<string, number> = {
  steel: 1, a2: 3, a4: 4.3, brass: 3.6, copper: 4.4, aluminium: 1.6, nylon: 1, polypropylene: 0.7, alloy: 1.8,
}

/** Bigger goods come in smaller boxes. All hold whole hundreds, the unit of their prices. */
export const boxOf = (values: Values, random: () => number): number =>
  pick(threadMillimetres(values) > 12 ? [100, 200] : threadMillimetres(values) > 8 ? [200, 500] : [200, 500, 1000], random)

export const isStainless = (values: Values): boolean => /^a[24]/.test(String(values.strength ?? values.material))
