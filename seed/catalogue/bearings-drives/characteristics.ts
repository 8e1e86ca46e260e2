// Characteristics shared by the categories of bearings and drives.
import { t } from '../../types.ts'
import { check, codes, interval, list, option, radio, select, text } from '../declare.ts'

export const brands = ['Rotavell', 'Kuglion', 'Drivonik', 'Zubtek', 'Norrdal', 'Hidrovan'] as const

const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const metres = t('m', 'м', 'm', 'm', 'm', 'm')

export const designation = text('designation', t('Designation', 'Обозначение', 'Oznaka', 'Kurzzeichen', 'Sigla', 'Tip kodu'))
export const bore = interval('bore',
  t('Bore diameter', 'Внутренний диаметр', 'Unutrašnji prečnik', 'Innendurchmesser', 'Diametro interno', 'İç çap'), millimetres)
export const outer = interval('outer',
  t('Outside diameter', 'Наружный диаметр', 'Spoljašnji prečnik', 'Außendurchmesser', 'Diametro esterno', 'Dış çap'), millimetres)
export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), millimetres)
export const length = interval('length', t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Uzunluk'), millimetres)
export const series = select('series', t('Series', 'Серия', 'Serija', 'Baureihe', 'Serie', 'Seri'),
  codes('60', '62', '63', '302', '303', '322', 'NU2', 'NJ2', 'NU3', 'NJ3', 'HK', 'BK'))
export const shielding = select('shielding', t('Shielding', 'Защита', 'Zaštita', 'Abdichtung', 'Protezione', 'Kapak'), [
  option('open', 'open', 'без уплотнений', 'bez zaptivki', 'offen', 'senza schermi', 'açık'),
  option('zz', 'steel shields (ZZ)', 'стальные шайбы (ZZ)', 'čelični poklopci (ZZ)', 'Deckscheiben (ZZ)',
    'schermi metallici (ZZ)', 'sac kapaklı (ZZ)'),
  option('2rs', 'rubber seals (2RS)', 'резиновые уплотнения (2RS)', 'gumene zaptivke (2RS)', 'Dichtscheiben (2RS)',
    'schermi in gomma (2RS)', 'kauçuk kapaklı (2RS)'),
  option('rs', 'one rubber seal (RS)', 'одно уплотнение (RS)', 'jedna zaptivka (RS)', 'eine Dichtscheibe (RS)', 'una tenuta (RS)',
    'tek kapaklı (RS)'),
])
export const clearance = radio('clearance', t('Radial clearance', 'Радиальный зазор', 'Radijalni zazor', 'Radialluft',
  'Gioco radiale', 'Radyal boşluk'), codes('CN', 'C3', 'C4'))
export const precision = radio('precision', t('Precision class', 'Класс точности', 'Klasa tačnosti', 'Toleranzklasse',
  'Classe di precisione', 'Hassasiyet sınıfı'), codes('P0', 'P6', 'P5'))
export const cage = select('cage', t('Cage', 'Сепаратор', 'Kavez', 'Käfig', 'Gabbia', 'Kafes'), [
  option('steel', 'steel cage', 'стальной сепаратор', 'čelični kavez', 'Stahlkäfig', 'gabbia in acciaio', 'çelik kafes'),
  option('brass', 'brass cage', 'латунный сепаратор', 'mesingani kavez', 'Messingkäfig', 'gabbia in ottone', 'pirinç kafes'),
  option('polyamide', 'polyamide cage', 'полиамидный сепаратор', 'poliamidni kavez', 'Polyamidkäfig', 'gabbia in poliammide',
    'poliamid kafes'),
])

export const shaft = interval('shaft',
  t('Shaft diameter', 'Диаметр вала', 'Prečnik vratila', 'Wellendurchmesser', 'Diametro dell’albero', 'Mil çapı'), millimetres)
export const housing = select('housing',
  t('Housing material', 'Материал корпуса', 'Materijal kućišta', 'Gehäusewerkstoff', 'Materiale del supporto', 'Gövde malzemesi'),
  [
    option('cast-iron', 'cast iron', 'чугун', 'liveno gvožđe', 'Gusseisen', 'ghisa', 'dökme demir'),
    option('ductile-iron', 'ductile iron', 'высокопрочный чугун', 'nodularni liv', 'Sphäroguss', 'ghisa sferoidale',
      'sfero döküm'),
    option('stainless-steel', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox',
      'paslanmaz çelik'),
    option('plastic', 'plastic', 'пластик', 'plastika', 'Kunststoff', 'plastica', 'plastik'),
  ])
export const fastening = radio('fastening', t('Shaft fastening', 'Крепление на валу', 'Pričvršćenje na vratilo',
  'Wellenbefestigung', 'Fissaggio all’albero', 'Mile bağlama'), [
  option('set-screws', 'set screws', 'установочные винты', 'zavrtnji bez glave', 'Gewindestifte', 'grani', 'setuskur'),
  option('collar', 'eccentric collar', 'эксцентриковое кольцо', 'ekscentrični prsten', 'Exzenterring', 'collare eccentrico',
    'eksantrik bilezik'),
])
export const flangeShape = radio('flangeShape', t('Flange shape', 'Форма фланца', 'Oblik prirubnice', 'Flanschform',
  'Forma della flangia', 'Flanş biçimi'), [
  option('square', 'square flange', 'квадратный фланец', 'kvadratna prirubnica', 'Vierlochflansch', 'flangia quadra',
    'kare flanş'),
  option('oval', 'oval flange', 'овальный фланец', 'ovalna prirubnica', 'Zweilochflansch', 'flangia ovale', 'oval flanş'),
  option('round', 'round flange', 'круглый фланец', 'okrugla prirubnica', 'Rundflansch', 'flangia tonda', 'yuvarlak flanş'),
])
export const centreHeight = interval('centreHeight',
  t('Centre height', 'Высота до оси', 'Visina ose', 'Achshöhe', 'Altezza dell’asse', 'Eksen yüksekliği'), millimetres)
export const cover = check('cover',
  t('End cover included', 'Торцевая крышка в комплекте', 'Čeoni poklopac u kompletu', 'Mit Abdeckkappe', 'Coperchio incluso',
    'Kapak dahil'))
export const relubricable = check('relubricable', t('Grease nipple', 'Пресс-маслёнка', 'Mazalica', 'Schmiernippel',
  'Ingrassatore', 'Gresörlük'))
export const housingSeal = select('housingSeal', t('Housing seal', 'Уплотнение корпуса', 'Zaptivka kućišta', 'Gehäusedichtung',
  'Tenuta del supporto', 'Gövde keçesi'), [
  option('double-lip', 'double-lip seals', 'двухкромочные уплотнения', 'dvousne zaptivke', 'Zweilippendichtung',
    'tenute a doppio labbro', 'çift dudaklı keçe'),
  option('felt', 'felt seals', 'войлочные уплотнения', 'filcane zaptivke', 'Filzdichtung', 'tenute in feltro', 'keçe salmastra'),
  option('labyrinth', 'labyrinth seals', 'лабиринтные уплотнения', 'lavirintske zaptivke', 'Labyrinthdichtung',
    'tenute a labirinto', 'labirent keçe'),
])
export const arrangement = radio('arrangement', t('Bearing arrangement', 'Опора', 'Uležištenje', 'Lagerung', 'Disposizione',
  'Yataklama'), [
  option('locating', 'locating', 'фиксирующая опора', 'čvrsto uležištenje', 'Festlager', 'supporto fisso', 'sabit yatak'),
  option('floating', 'floating', 'плавающая опора', 'slobodno uležištenje', 'Loslager', 'supporto libero', 'serbest yatak'),
])

export const section = select('section', t('Belt section', 'Сечение ремня', 'Profil kaiša', 'Riemenprofil',
  'Sezione della cinghia', 'Kayış profili'),
  codes('Z', 'A', 'B', 'C', 'SPZ', 'SPA', 'SPB', 'SPC'))
export const edge = radio('edge', t('Construction', 'Исполнение', 'Izvedba', 'Ausführung', 'Esecuzione', 'Yapı'), [
  option('wrapped', 'wrapped', 'с обёрткой', 'obložen', 'ummantelt', 'fasciata', 'bez sargılı'),
  option('cogged', 'cogged raw edge', 'зубчатый без обёртки', 'nazubljen, otvorenih bokova', 'flankenoffen gezahnt',
    'dentellata a fianchi vivi', 'kesme kenarlı dişli'),
])
export const beltPitch = select('beltPitch', t('Tooth profile', 'Профиль зубьев', 'Profil zuba', 'Zahnprofil',
  'Profilo dei denti', 'Diş profili'),
  codes('T5', 'T10', 'AT10', 'HTD 5M', 'HTD 8M', 'HTD 14M'))
export const teeth = interval('teeth', t('Number of teeth', 'Число зубьев', 'Broj zuba', 'Zähnezahl', 'Numero di denti',
  'Diş sayısı'),
  t('pcs', 'шт.', 'kom.', 'Stk.', 'pz', 'adet'))
export const beltMaterial = radio('beltMaterial', t('Belt material', 'Материал ремня', 'Materijal kaiša', 'Riemenwerkstoff',
  'Materiale della cinghia', 'Kayış malzemesi'), [
  option('polyurethane', 'polyurethane', 'полиуретан', 'poliuretan', 'Polyurethan', 'poliuretano', 'poliüretan'),
  option('rubber', 'rubber', 'резина', 'guma', 'Gummi', 'gomma', 'kauçuk'),
])
export const chainNumber = select('chainNumber', t('Chain number', 'Номер цепи', 'Oznaka lanca', 'Kettennummer',
  'Numero della catena', 'Zincir no'),
  codes('05B', '06B', '08B', '10B', '12B', '16B', '20B', '24B', '32B'))
export const strands = radio('strands', t('Strands', 'Рядность', 'Broj redova', 'Strangzahl', 'Numero di file', 'Sıra sayısı'), [
  option('1', 'simplex', 'однорядная', 'jednoredni', 'einfach', 'semplice', 'tek sıralı'),
  option('2', 'duplex', 'двухрядная', 'dvoredni', 'zweifach', 'doppia', 'çift sıralı'),
  option('3', 'triplex', 'трёхрядная', 'troredni', 'dreifach', 'tripla', 'üç sıralı'),
])
export const chainFinish = select('chainFinish', t('Chain material', 'Материал цепи', 'Materijal lanca', 'Kettenwerkstoff',
  'Materiale della catena', 'Zincir malzemesi'), [
  option('steel', 'steel', 'сталь', 'čelik', 'Stahl', 'acciaio', 'çelik'),
  option('nickel-plated', 'nickel-plated steel', 'никелированная сталь', 'niklovani čelik', 'Stahl vernickelt',
    'acciaio nichelato', 'nikel kaplı çelik'),
  option('stainless', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox', 'paslanmaz çelik'),
])
export const packLength = interval('packLength',
  t('Length in the box', 'Длина в коробке', 'Dužina u kutiji', 'Länge im Karton', 'Lunghezza per scatola', 'Kutudaki uzunluk'),
    metres)
export const chainPitch = interval('chainPitch', t('Pitch', 'Шаг', 'Korak', 'Teilung', 'Passo', 'Adım'), millimetres)
export const hub = radio('hub', t('Hub', 'Ступица', 'Glavčina', 'Nabe', 'Mozzo', 'Göbek'), [
  option('pilot', 'pilot bore', 'предварительное отверстие', 'predbušenje', 'vorgebohrt', 'preforo', 'ön delikli'),
  option('taper', 'taper bush', 'коническая втулка', 'konusna čaura', 'Spannbuchse', 'bussola conica', 'konik burç'),
  option('plate', 'plate without hub', 'без ступицы', 'bez glavčine', 'ohne Nabe', 'disco senza mozzo', 'göbeksiz'),
])
export const hardened = check('hardened', t('Hardened teeth', 'Закалённые зубья', 'Kaljeni zubi', 'Gehärtete Zähne',
  'Denti temprati', 'Sertleştirilmiş diş'))

export const elastomer = select('elastomer', t('Seal material', 'Материал уплотнения', 'Materijal zaptivke', 'Dichtungswerkstoff',
  'Materiale della guarnizione', 'Conta malzemesi'), codes('NBR', 'FKM', 'VMQ', 'EPDM', 'PTFE'))
export const lip = radio('lip', t('Seal type', 'Тип манжеты', 'Tip semeringa', 'Bauform', 'Tipo di paraolio', 'Keçe tipi'), [
  option('a', 'type A', 'тип A', 'tip A', 'Form A', 'tipo A', 'A tipi'),
  option('as', 'type AS with dust lip', 'тип AS с пыльником', 'tip AS sa usnom za prašinu', 'Form AS mit Staublippe',
    'tipo AS con parapolvere', 'AS tipi, toz dudaklı'),
  option('b', 'type B, metal case', 'тип B, металл', 'tip B, metalni', 'Form B, Metallmantel', 'tipo B, metallico',
    'B tipi, metal gövde'),
])
export const cord = interval('cord', t('Cord thickness', 'Диаметр сечения', 'Debljina preseka', 'Schnurstärke',
  'Diametro della corda', 'Kesit kalınlığı'),
  millimetres)
export const hardness = radio('hardness', t('Hardness', 'Твёрдость', 'Tvrdoća', 'Härte', 'Durezza', 'Sertlik'),
  codes('70 Shore A', '80 Shore A', '90 Shore A'))
export const media = list('media', t('Suitable media', 'Рабочие среды', 'Radni mediji', 'Geeignete Medien', 'Fluidi ammessi',
  'Uygun akışkanlar'), [
  option('mineral-oil', 'mineral oil', 'минеральное масло', 'mineralno ulje', 'Mineralöl', 'olio minerale', 'mineral yağ'),
  option('bio-oil', 'biodegradable oil', 'биоразлагаемое масло', 'biorazgradivo ulje', 'Bioöl', 'olio biodegradabile',
    'biyolojik yağ'),
  option('water-glycol', 'water-glycol', 'водно-гликолевая смесь', 'voda-glikol', 'Wasser-Glykol', 'acqua-glicole', 'su-glikol'),
  option('water', 'water', 'вода', 'voda', 'Wasser', 'acqua', 'su'),
  option('steam', 'steam', 'пар', 'para', 'Dampf', 'vapore', 'buhar'),
  option('air', 'compressed air', 'сжатый воздух', 'komprimovani vazduh', 'Druckluft', 'aria compressa', 'basınçlı hava'),
  option('fuel', 'fuel', 'топливо', 'gorivo', 'Kraftstoff', 'carburante', 'yakıt'),
])
export const nominal = select('nominal', t('Nominal size', 'Номинальный диаметр', 'Nazivni prečnik', 'Nennweite',
  'Diametro nominale', 'Anma çapı'),
  codes('DN 6', 'DN 8', 'DN 10', 'DN 12', 'DN 15', 'DN 16', 'DN 19', 'DN 20', 'DN 25', 'DN 32', 'DN 40', 'DN 50', 'DN 65',
    'DN 80', 'DN 100', 'DN 150'))
export const gasketMaterial = select('gasketMaterial', t('Gasket material', 'Материал прокладки', 'Materijal zaptivača',
  'Werkstoff der Flachdichtung', 'Materiale della guarnizione piana', 'Düz conta malzemesi'), [
  option('fibre', 'aramid fibre', 'арамидное волокно', 'aramidna vlakna', 'Aramidfaser', 'fibra aramidica', 'aramid elyaf'),
  option('graphite', 'graphite', 'графит', 'grafit', 'Graphit', 'grafite', 'grafit'),
  option('ptfe', 'PTFE', 'PTFE', 'PTFE', 'PTFE', 'PTFE', 'PTFE'),
  option('epdm', 'EPDM', 'EPDM', 'EPDM', 'EPDM', 'EPDM', 'EPDM'),
])
export const thickness = interval('thickness', t('Thickness', 'Толщина', 'Debljina', 'Dicke', 'Spessore', 'Kalınlık'),
  millimetres)
export const pressureRating = radio('pressureRating', t('Pressure rating', 'Номинальное давление', 'Nazivni pritisak',
  'Druckstufe', 'Pressione nominale', 'Basınç sınıfı'), codes('PN 10', 'PN 16', 'PN 25', 'PN 40'))
export const gasketForm = radio('gasketForm', t('Gasket form', 'Форма прокладки', 'Oblik zaptivača', 'Dichtungsform',
  'Forma della guarnizione', 'Conta biçimi'), codes('IBC', 'FF'))

export const piston = interval('piston', t('Piston diameter', 'Диаметр поршня', 'Prečnik klipa', 'Kolbendurchmesser', 'Alesaggio',
  'Piston çapı'), millimetres)
export const rod = interval('rod', t('Rod diameter', 'Диаметр штока', 'Prečnik klipnjače', 'Stangendurchmesser',
  'Diametro dello stelo', 'Rod çapı'), millimetres)
export const stroke = interval('stroke', t('Stroke', 'Ход', 'Hod', 'Hub', 'Corsa', 'Strok'), millimetres)
export const workingPressure = interval('workingPressure', t('Working pressure', 'Рабочее давление', 'Radni pritisak',
  'Betriebsdruck', 'Pressione di esercizio', 'Çalışma basıncı'), t('bar', 'бар', 'bar', 'bar', 'bar', 'bar'))
export const mounting = select('mounting', t('Mounting', 'Крепление', 'Način ugradnje', 'Befestigung', 'Fissaggio', 'Bağlantı'), [
  option('eyes', 'plain eyes', 'проушины', 'ušice', 'Augen', 'occhioni', 'delikli kulak'),
  option('spherical', 'spherical eyes', 'шарнирные проушины', 'zglobne ušice', 'Gelenkaugen', 'snodi sferici', 'mafsallı kulak'),
  option('flange', 'flange', 'фланец', 'prirubnica', 'Flansch', 'flangia', 'flanş'),
  option('tie-rod', 'tie rods', 'стяжные шпильки', 'zatezne šipke', 'Zuganker', 'tiranti', 'saplama'),
  option('profile', 'profile tube', 'профильная гильза', 'profilna cev', 'Profilrohr', 'camicia profilata', 'profil gövde'),
])
export const magnetic = check('magnetic', t('Magnetic piston', 'Магнитный поршень', 'Magnetni klip', 'Magnetkolben',
  'Pistone magnetico', 'Manyetik piston'))
export const cushioning = radio('cushioning', t('Cushioning', 'Демпфирование', 'Prigušenje', 'Dämpfung', 'Ammortizzo',
  'Yastıklama'), [
  option('elastic', 'elastic', 'эластичное', 'elastično', 'elastisch', 'elastico', 'elastik'),
  option('adjustable', 'adjustable', 'регулируемое', 'podesivo', 'einstellbar', 'regolabile', 'ayarlanabilir'),
])
export const hoseType = select('hoseType', t('Hose type', 'Тип рукава', 'Tip creva', 'Schlauchtyp', 'Tipo di tubo',
  'Hortum tipi'),
  codes('1SN', '2SN', '2SC', '4SP'))
export const hoseEnds = select('hoseEnds', t('End fittings', 'Концевые фитинги', 'Priključci', 'Anschlüsse', 'Terminali',
  'Uç bağlantıları'), [
  option('dkol', 'DKOL metric', 'метрические DKOL', 'metrički DKOL', 'metrisch DKOL', 'metrici DKOL', 'metrik DKOL'),
  option('bsp', 'BSP 60°', 'BSP 60°', 'BSP 60°', 'BSP 60°', 'BSP 60°', 'BSP 60°'),
  option('jic', 'JIC 74°', 'JIC 74°', 'JIC 74°', 'JIC 74°', 'JIC 74°', 'JIC 74°'),
])

export const size = interval('size', t('Size', 'Типоразмер', 'Veličina', 'Baugröße', 'Grandezza', 'Gövde büyüklüğü'), millimetres)
export const gearRatio = select('gearRatio', t('Gear ratio', 'Передаточное число', 'Prenosni odnos', 'Übersetzung',
  'Rapporto di riduzione', 'Çevrim oranı'),
  codes('i=5', 'i=10', 'i=15', 'i=20', 'i=25', 'i=30', 'i=40', 'i=50', 'i=60', 'i=80'))
export const outputShaft = radio('outputShaft', t('Output shaft', 'Выходной вал', 'Izlazno vratilo', 'Abtriebswelle',
  'Albero di uscita', 'Çıkış mili'), [
  option('hollow', 'hollow shaft', 'полый вал', 'šuplje vratilo', 'Hohlwelle', 'albero cavo', 'delik mil'),
  option('single', 'solid shaft', 'сплошной вал', 'puno vratilo', 'Vollwelle', 'albero pieno', 'dolu mil'),
])
export const inputFlange = select('inputFlange', t('Motor flange', 'Фланец двигателя', 'Prirubnica motora', 'Motorflansch',
  'Flangia motore', 'Motor flanşı'),
  codes('B5', 'B14'))
export const torque = interval('torque', t('Rated torque', 'Номинальный момент', 'Nazivni moment', 'Nenndrehmoment',
  'Coppia nominale', 'Anma torku'),
  t('N·m', 'Н·м', 'N·m', 'N·m', 'N·m', 'N·m'))
export const spider = radio('spider', t('Spider hardness', 'Твёрдость звёздочки', 'Tvrdoća zvezdice', 'Härte des Zahnkranzes',
  'Durezza della stella', 'Takoz sertliği'), codes('92 Shore A', '98 Shore A', '64 Shore D'))
export const hubMaterial = select('hubMaterial', t('Material', 'Материал', 'Materijal', 'Werkstoff', 'Materiale', 'Malzeme'), [
  option('aluminium', 'aluminium', 'алюминий', 'aluminijum', 'Aluminium', 'alluminio', 'alüminyum'),
  option('cast-iron', 'cast iron', 'чугун', 'liveno gvožđe', 'Gusseisen', 'ghisa', 'dökme demir'),
  option('c45', 'C45 steel', 'сталь C45', 'čelik C45', 'Stahl C45', 'acciaio C45', 'C45 çelik'),
  option('16mncr5', '16MnCr5 steel', 'сталь 16MnCr5', 'čelik 16MnCr5', 'Stahl 16MnCr5', 'acciaio 16MnCr5', '16MnCr5 çelik'),
  option('pom', 'POM plastic', 'полиацеталь POM', 'plastika POM', 'Kunststoff POM', 'resina POM', 'POM plastik'),
])
export const gearModule = select('gearModule', t('Module', 'Модуль', 'Modul', 'Modul', 'Modulo', 'Modül'),
  codes('m1', 'm2', 'm3', 'm4', 'm5', 'm6'))
