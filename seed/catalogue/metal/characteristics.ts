// Characteristics of metal products. Declared once, used by every category of the class.
import { t } from '../../types.ts'
import type { CharacteristicSeed, Text } from '../../types.ts'
import { adjective, codes, noun } from '../declare.ts'

const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const metres = t('m', 'м', 'm', 'm', 'm', 'm')

export const brands = ['Ferrovar', 'Sidrova', 'Stahlbruck', 'Metalune', 'Dravsteel', 'Alvanta'] as const

export const grade: CharacteristicSeed = {
  key: 'grade', type: 'Select',
  name: t('Grade', 'Марка', 'Kvalitet', 'Werkstoff', 'Qualità', 'Kalite'),
  options: codes(
    'S235JR',
    'S275JR',
    'S355J2',
    'C45',
    '42CrMo4',
    'B500A',
    'B500B',
    'B500C',
    'DX51D',
    'S250GD',
    'S320GD',
    'AISI 304',
    'AISI 316L',
    'AISI 430', 'AISI 321', 'EN AW-1050', 'EN AW-3003', 'EN AW-5754', 'EN AW-5083', 'EN AW-6082', 'Cu-DHP', 'CuZn39Pb3', 'CuZn37',
    'CuZn36Pb2As',
  ),
}

export const equivalentGrades: CharacteristicSeed = {
  key: 'equivalentGrades', type: 'Text',
  name: t('Equivalent grades', 'Аналоги марки', 'Ekvivalentni kvaliteti', 'Vergleichbare Werkstoffe', 'Qualità equivalenti',
    'Eşdeğer kaliteler'),
}

export const gradeEquivalents: Record<string, string> = {
  s235jr: '1.0038, St37-2', s275jr: '1.0044, St44-2', s355j2: '1.0577, St52-3', c45: '1.0503, AISI 1045',
  '42crmo4': '1.7225, AISI 4140',
  'aisi-304': '1.4301, X5CrNi18-10', 'aisi-316l': '1.4404, X2CrNiMo17-12-2', 'aisi-430': '1.4016, X6Cr17',
  'aisi-321': '1.4541, X6CrNiTi18-10',
  'en-aw-1050': 'Al 99.5, 3.0255', 'en-aw-3003': 'AlMn1Cu, 3.0517', 'en-aw-5754': 'AlMg3, 3.3535',
  'en-aw-5083': 'AlMg4.5Mn0.7, 3.3547',
  'en-aw-6082': 'AlSi1MgMn, 3.2315', cuzn39pb3: 'CW614N, Ms58', cuzn37: 'CW508L, Ms63', cuzn36pb2as: 'CW602N, DZR',
}

export const diameter: CharacteristicSeed = {
  key: 'diameter', type: 'Interval', unit: millimetres,
  name: t('Diameter', 'Диаметр', 'Prečnik', 'Durchmesser', 'Diametro', 'Çap'),
}

export const width: CharacteristicSeed = {
  key: 'width', type: 'Interval', unit: millimetres,
  name: t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'),
}

export const height: CharacteristicSeed = {
  key: 'height', type: 'Interval', unit: millimetres,
  name: t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'),
}

export const side: CharacteristicSeed = {
  key: 'side', type: 'Interval', unit: millimetres,
  name: t('Side', 'Сторона', 'Stranica', 'Kantenlänge', 'Lato', 'Kenar'),
}

export const thickness: CharacteristicSeed = {
  key: 'thickness', type: 'Interval', unit: millimetres,
  name: t('Thickness', 'Толщина', 'Debljina', 'Dicke', 'Spessore', 'Kalınlık'),
}

export const wall: CharacteristicSeed = {
  key: 'wall', type: 'Interval', unit: millimetres,
  name: t('Wall thickness', 'Толщина стенки', 'Debljina zida', 'Wanddicke', 'Spessore parete', 'Et kalınlığı'),
}

export const barLength: CharacteristicSeed = {
  key: 'barLength', type: 'Interval', unit: metres,
  name: t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Boy'),
}

export const sheetLength: CharacteristicSeed = {
  key: 'sheetLength', type: 'Interval', unit: millimetres,
  name: t('Sheet length', 'Длина листа', 'Dužina table', 'Tafellänge', 'Lunghezza foglio', 'Levha boyu'),
}

export const rollLength: CharacteristicSeed = {
  key: 'rollLength', type: 'Interval', unit: metres,
  name: t('Length in a roll', 'Длина в бухте', 'Dužina u koturu', 'Länge je Rolle', 'Lunghezza rotolo', 'Rulo boyu'),
}

export const coilWeight: CharacteristicSeed = {
  key: 'coilWeight', type: 'Interval', unit: t('kg', 'кг', 'kg', 'kg', 'kg', 'kg'),
  name: t('Coil weight', 'Масса мотка', 'Masa kotura', 'Ringgewicht', 'Peso rotolo', 'Kangal ağırlığı'),
}

export const cell: CharacteristicSeed = {
  key: 'cell', type: 'Interval', unit: millimetres,
  name: t('Mesh cell', 'Ячейка', 'Okce', 'Maschenweite', 'Maglia', 'Göz açıklığı'),
}

export const surface: CharacteristicSeed = {
  key: 'surface', type: 'Select',
  name: t('Surface', 'Поверхность', 'Površina', 'Oberfläche', 'Superficie', 'Yüzey'),
  options: [
    adjective('black', 'Hot rolled', 'Горячий прокат', 'Toplo valjano', 'Warmgewalzt', 'Laminazione a caldo', 'Sıcak haddelenmiş'),
    adjective('drawn', 'Cold drawn', 'Калибровка', 'Hladno vučeno', 'Blankgezogen', 'Trafilatura a freddo', 'Soğuk çekme'),
    adjective('peeled', 'Peeled', 'Обточка', 'Ljušteno', 'Geschält', 'Pelatura', 'Soyulmuş'),
    adjective('pickled', 'Pickled and oiled', 'Травление и масло', 'Dekapirano i uljeno', 'Gebeizt und geölt',
      'Decapaggio e oliatura',
      'Asitlenmiş ve yağlanmış'),
    adjective('acid-pickled', 'Pickled', 'Травление', 'Dekapirano', 'Gebeizt', 'Decapaggio', 'Asitlenmiş'),
    adjective('cold-formed', 'Uncoated', 'Без покрытия', 'Bez prevlake', 'Unbeschichtet', 'Senza rivestimento', 'Kaplamasız'),
    adjective('galvanized', 'Galvanised', 'Цинковое покрытие', 'Pocinkovano', 'Verzinkt', 'Zincatura', 'Galvanizli'),
    adjective('primed', 'Primed', 'Грунтовка', 'Grundirano', 'Grundiert', 'Primer', 'Astarlı'),
    adjective('annealed', 'Annealed', 'Отжиг', 'Žareno', 'Geglüht', 'Ricottura', 'Tavlı'),
    adjective('pvc', 'Polymer coated', 'Полимерное покрытие', 'Plastificirano', 'Kunststoffummantelt', 'Plastificazione',
      'Polimer kaplı'),
    ...codes('2B', 'BA'),
    adjective('brushed', 'Brushed', 'Шлифовка', 'Brušeno', 'Geschliffen', 'Satinatura', 'Satine'),
    adjective('mirror', 'Mirror polished', 'Зеркало', 'Ogledalo', 'Spiegelpoliert', 'Lucidatura a specchio', 'Ayna'),
    adjective('bare', 'Bare', 'Без оболочки', 'Bez obloge', 'Blank', 'Nudo', 'Kılıfsız'),
  ],
}

export const manufacture: CharacteristicSeed = {
  key: 'manufacture', type: 'Radio',
  name: t('Manufacture', 'Способ изготовления', 'Način izrade', 'Herstellung', 'Fabbricazione', 'Üretim'),
  options: [
    adjective('welded', 'Welded', 'Сварная', 'Šavna', 'Geschweißt', 'Saldato', 'Dikişli'),
    adjective('seamless', 'Seamless', 'Бесшовная', 'Bešavna', 'Nahtlos', 'Senza saldatura', 'Dikişsiz'),
  ],
}

export const zincCoating: CharacteristicSeed = {
  key: 'zincCoating', type: 'Select',
  name: t('Zinc coating', 'Класс цинка', 'Sloj cinka', 'Zinkauflage', 'Rivestimento di zinco', 'Çinko kaplama'),
  options: codes('Z80', 'Z100', 'Z140', 'Z200', 'Z275'),
}

export const colour: CharacteristicSeed = {
  key: 'colour', type: 'Select',
  name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'),
  options: codes('RAL 3005', 'RAL 5005', 'RAL 6005', 'RAL 7016', 'RAL 7024', 'RAL 8017', 'RAL 9002', 'RAL 9006'),
}

export const pattern: CharacteristicSeed = {
  key: 'pattern', type: 'Radio',
  name: t('Pattern', 'Рифление', 'Šara', 'Muster', 'Disegno', 'Desen'),
  options: [
    noun('diamond', 'Diamond', 'Ромб', 'Romb', 'Raute', 'Rombo', 'Baklava'),
    noun('tear', 'Tear', 'Чечевица', 'Suza', 'Träne', 'Goccia', 'Gözyaşı'),
    noun('quintet', 'Five bars', 'Квинтет', 'Pet rebara', 'Quintett', 'Mandorlato', 'Beş çubuk'),
  ],
}

export const profileHeight: CharacteristicSeed = {
  key: 'profileHeight', type: 'Interval', unit: millimetres,
  name: t('Profile height', 'Высота профиля', 'Visina profila', 'Profilhöhe', 'Altezza greca', 'Hadve yüksekliği'),
}

export const section: CharacteristicSeed = {
  key: 'section', type: 'Select',
  name: t('Section', 'Профиль', 'Profil', 'Profil', 'Profilo', 'Profil'),
  options: codes(
    ...[80, 100, 120, 140, 160, 180, 200, 240, 300].map((size) => `IPE ${size}`), ...[100, 120, 140, 160, 200,
    240].map((size) => `HEA ${size}`),
    ...[100, 120, 140, 160, 200, 240].map((size) => `HEB ${size}`), ...[50, 65, 80, 100, 120, 140, 160, 180, 200,
    240].map((size) => `UPN ${size}`),
    ...[80, 100, 120, 140, 160, 200].map((size) => `UPE ${size}`),
  ),
}

export const ropeConstruction: CharacteristicSeed = {
  key: 'ropeConstruction', type: 'Select',
  name: t('Construction', 'Конструкция', 'Konstrukcija', 'Machart', 'Formazione', 'Yapı'),
  options: codes('6×7', '6×19', '6×36', '7×7', '7×19', '1×19'),
}

export const temper: CharacteristicSeed = {
  key: 'temper', type: 'Select',
  name: t('Temper', 'Состояние', 'Stanje', 'Zustand', 'Stato', 'Temper'),
  options: codes('O', 'H14', 'H22', 'H111', 'T6', 'R220', 'R250', 'R290', 'R430', 'M'),
}

export const protectiveFilm: CharacteristicSeed = {
  key: 'protectiveFilm', type: 'Check',
  name: t('Protective film', 'Защитная плёнка', 'Zaštitna folija', 'Schutzfolie', 'Pellicola protettiva', 'Koruyucu film'),
}

export const certificate: CharacteristicSeed = {
  key: 'certificate', type: 'Check',
  name: t('Inspection certificate 3.1', 'Сертификат 3.1', 'Sertifikat 3.1', 'Abnahmeprüfzeugnis 3.1', 'Certificato 3.1',
    '3.1 sertifikası'),
}

export const processing: CharacteristicSeed = {
  key: 'processing', type: 'TextList',
  name: t('Processing on request', 'Обработка на заказ', 'Obrada po želji', 'Anarbeitung auf Wunsch', 'Lavorazioni su richiesta',
    'İsteğe bağlı işlemler'),
  options: [
    noun('cutting', 'Cutting to size', 'Резка в размер', 'Sečenje na meru', 'Zuschnitt', 'Taglio a misura', 'Ölçüye kesim'),
    noun('drilling', 'Drilling', 'Сверление', 'Bušenje', 'Bohren', 'Foratura', 'Delme'),
    noun('bending', 'Bending', 'Гибка', 'Savijanje', 'Biegen', 'Piegatura', 'Bükme'),
    noun('laser', 'Laser cutting', 'Лазерная резка', 'Lasersko sečenje', 'Laserschneiden', 'Taglio laser', 'Lazer kesim'),
    noun('blasting', 'Shot blasting', 'Дробеструйная очистка', 'Sačmarenje', 'Strahlen', 'Granigliatura', 'Kumlama'),
    noun('priming', 'Priming', 'Грунтование', 'Grundiranje', 'Grundieren', 'Verniciatura con primer', 'Astarlama'),
    noun('galvanizing', 'Hot-dip galvanising', 'Горячее цинкование', 'Toplo cinkovanje', 'Feuerverzinken', 'Zincatura a caldo',
      'Sıcak daldırma galvaniz'),
    noun('polishing', 'Polishing', 'Полировка', 'Poliranje', 'Polieren', 'Lucidatura', 'Parlatma'),
    noun('slitting', 'Slitting', 'Продольная резка', 'Uzdužno sečenje', 'Spalten', 'Taglio in nastri', 'Dilme'),
    noun('ends', 'Fitted ends', 'Заделка концов', 'Obrada krajeva', 'Konfektionierte Enden', 'Terminali montati',
      'Uç bağlantısı'),
  ],
}

export const delivery: CharacteristicSeed = {
  key: 'delivery', type: 'Text',
  name: t('Delivery form', 'Вид поставки', 'Način isporuke', 'Lieferform', 'Forma di fornitura', 'Teslim şekli'),
}

export const bundles: Text = t(
  'Bundles of 1–3 t, tied in four places, tag with heat number',
  'Пачки по 1–3 т, увязка в четырёх местах, бирка с номером плавки',
  'Snopovi od 1–3 t, vezani na četiri mesta, pločica sa brojem šarže',
  'Bunde zu 1–3 t, vierfach gebunden, Anhänger mit Schmelzennummer',
  'Fasci da 1–3 t, quattro legature, cartellino con numero di colata',
  '1–3 t’luk bağlar, dört yerden bağlı, döküm numaralı etiket',
)

export const pallets: Text = t(
  'Packs up to 2 t on wooden skids, wrapped in film', 'Пачки до 2 т на деревянных брусьях, упаковка в плёнку',
  'Paketi do 2 t na drvenim gredicama, umotani u foliju', 'Pakete bis 2 t auf Kanthölzern, in Folie verpackt',
  'Pacchi fino a 2 t su travetti in legno, avvolti in film', '2 t’ye kadar ahşap takozlu, filmle sarılı paketler',
)

export const cradled: Text = t(
  'Coils eye to the side, steel strapping, paper and film', 'Рулоны осью горизонтально, стальная лента, бумага и плёнка',
  'Koturi sa horizontalnom osom, čelična traka, papir i folija', 'Coils mit waagerechter Achse, Stahlband, Papier und Folie',
  'Coil ad asse orizzontale, reggia d’acciaio, carta e film', 'Yatay eksenli rulolar, çelik çember, kâğıt ve film',
)

/** Euro a kilogram of plain stock. */
export const kilogramPrice: Record<string, number> = {
  s235jr: 0.74, s275jr: 0.77, s355j2: 0.84, c45: 0.98, '42crmo4': 1.38, b500a: 0.6, b500b: 0.62, b500c: 0.66, dx51d: 0.88,
  s250gd: 0.92, s320gd: 0.96,
  'aisi-304': 2.9, 'aisi-316l': 4.3, 'aisi-430': 2.1, 'aisi-321': 3.5, 'en-aw-1050': 3.5, 'en-aw-3003': 3.6,
  'en-aw-5754': 3.9, 'en-aw-5083': 4.4,
  'en-aw-6082': 4.2, 'cu-dhp': 10.2, cuzn39pb3: 6.9, cuzn37: 7.3, cuzn36pb2as: 7.6,
}
